import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{require_fs,require_os,require_tunnel,require_undici}from"./chunks/chunk-5J7P464Y.js";import{drift,driftAsking,driftFlags,driftSummary,judgements,loadTrace,
quarantinePath,readTrend,trendChart,trendText}from"./chunks/chunk-6ARVK3AG.js";import{jobsOf,lookAtShard,matrixText,mergeShards,parseUnits,planRun,readCosts}from"./chunks/chunk-CRCVJHSX.js";
import{inActions,realHost}from"./chunks/chunk-FVW6UXKB.js";import{isAskedOff,notHeardText,requiresRuns,switchedOff,switchedOffText}from"./chunks/chunk-Y6PO7HJM.js";
import{nothingChosen,reproduceChosen}from"./chunks/chunk-MYVA3OA6.js";import{readForeign,recheck,reportBytesMax,withDoubt}from"./chunks/chunk-Q5FGZFO5.js";import{
writeKept,writeOutput,writeReport,writeSurface}from"./chunks/chunk-MRIA7GJ3.js";import{actionFiles,codeSpan,commentBody,commentModes,eachActionFile,isCommentWanted,
postedSurfaces,problemCommand,problemSummary,stateIn,surfaces,traceProblemCommand}from"./chunks/chunk-LCPAZEPR.js";import{checkedCommit,eventComparison,progressTo,
pullRequestOf,readPayload,refuseUnsafeTrigger,watchRunnerFiles}from"./chunks/chunk-DLYU2D2A.js";import"./chunks/chunk-INA3GH4L.js";import{exitCode}from"./chunks/chunk-7WUX6KE4.js";
import{exitCodeOf,showProblem}from"./chunks/chunk-YHSFVGX6.js";import"./chunks/chunk-G6Q3ZO7Q.js";import"./chunks/chunk-FSW26XPK.js";import{callerOf}from"./chunks/chunk-5AL6XYWS.js";
import"./chunks/chunk-YCBJFPGR.js";import"./chunks/chunk-3K4JHQDO.js";import{cacheFolder,oneOf,parseServer}from"./chunks/chunk-DHIWY54A.js";import{safeIn}from"./chunks/chunk-WNYC7T37.js";
import{parseFlags}from"./chunks/chunk-NLXJX7SZ.js";import{fenceOf,logLines,spanOf,terminalText,visible}from"./chunks/chunk-FO76SHGF.js";import{labelGrants,leadsElsewhere,
mattersToAll,planText,reportPathsOf,runGate,scopeSettings,serializeReport,tracesOf,trailerGrants,unitText}from"./chunks/chunk-CWWKSMFH.js";import"./chunks/chunk-YTIMTKOY.js";
import"./chunks/chunk-ORKVBMDF.js";import{divergenceClasses,shownFromV1}from"./chunks/chunk-4A3XBLML.js";import{withoutEnding}from"./chunks/chunk-F4TTOTYP.js";import{
decidePolicy}from"./chunks/chunk-ERLLFPFO.js";import"./chunks/chunk-PWL6M3HH.js";import"./chunks/chunk-WCOX2SGN.js";import{listTree}from"./chunks/chunk-CE3S3RLV.js";
import"./chunks/chunk-XAEJU6KT.js";import"./chunks/chunk-5WPMPWB3.js";import{readFileAt,resolveRevision}from"./chunks/chunk-CJ6DKXSY.js";import{parsePin,pinsFolder}from"./chunks/chunk-MKAZHVLE.js";
import{replayModes}from"./chunks/chunk-SNRI3OFJ.js";import{makeFolder,prepareFile}from"./chunks/chunk-SRB2PXS7.js";import{configPath,defaultConfig,failOnLevels,parseConfig}from"./chunks/chunk-F6IOHWUV.js";
import"./chunks/chunk-3IYEQEDO.js";import"./chunks/chunk-3NKQKLM6.js";import{validateNightV1,validateNightlyV1,validateRunV1}from"./chunks/chunk-DZCC7XYK.js";import"./chunks/chunk-TLMYU3C4.js";
import"./chunks/chunk-W5FTHC5E.js";import"./chunks/chunk-YYFTMGYD.js";import"./chunks/chunk-7ZTK724X.js";import"./chunks/chunk-LACULEP7.js";import"./chunks/chunk-VM3ZC4X5.js";
import{registry,require_picomatch}from"./chunks/chunk-DQZS3VOG.js";import"./chunks/chunk-7CYC2KHZ.js";import{openRepository}from"./chunks/chunk-3W7DLTVH.js";import"./chunks/chunk-HRPOUGWA.js";
import{readFileText,readOptional,require_node_path}from"./chunks/chunk-3SQVDBAQ.js";import"./chunks/chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunks/chunk-SBJWCYKC.js";
import"./chunks/chunk-7E3DSVTW.js";import"./chunks/chunk-ZZ437GTU.js";import"./chunks/chunk-JXSYURZG.js";import"./chunks/chunk-PO5HRUBH.js";import"./chunks/chunk-BRONEMYC.js";
import{canonical,compareNullableText,comparePaths,compareText,isRelativePath,member,parseStrict,severities,sha256}from"./chunks/chunk-XC2CTCOW.js";import{UserError,
cut,errorTable,nearest,plural,shortId,shorten,verdictExitCode}from"./chunks/chunk-BZ74BBKY.js";import{__callDispose,__commonJS,__require,__toESM,__using}from"./chunks/chunk-6N737NXE.js";var require_crypto=__commonJS({"builtin:crypto"(exports,module){module.exports=__require("crypto")}});var import_node_fs5=__toESM(require_node_fs(),1),import_node_path7=__toESM(require_node_path(),1);var os=__toESM(require_os(),1);function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function issueCommand(command,properties,message){let cmd=new Command(command,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command,properties,message){command||(command="missing.command"),this.command=command,this.properties=properties,this.
message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(let key in this.
properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=
`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function escapeProperty(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var crypto=__toESM(require_crypto(),1),fs=__toESM(require_fs(),1),os2=__toESM(require_os(),1);function issueFileCommand(command,message){let filePath=process.env[`GITHUB_${command}`];if(!filePath)throw new Error(`Unable to find environment variable for f\
ile command ${command}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(filePath,`${toCommandValue(message)}${os2.EOL}`,
{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter=`ghadelimiter_${crypto.randomUUID()}`,convertedValue=toCommandValue(value);if(key.includes(
delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw new Error(`Unex\
pected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}var os4=__toESM(require_os(),1);var tunnel=__toESM(require_tunnel(),1),import_undici=__toESM(require_undici(),1);var HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.OK=200]="OK",HttpCodes2[HttpCodes2.MultipleChoices=300]="MultipleChoices",HttpCodes2[HttpCodes2.MovedPermanently=
301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=302]="ResourceMoved",HttpCodes2[HttpCodes2.SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.NotModified=
304]="NotModified",HttpCodes2[HttpCodes2.UseProxy=305]="UseProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]="SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=307]=
"TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=308]="PermanentRedirect",HttpCodes2[HttpCodes2.BadRequest=400]="BadRequest",HttpCodes2[HttpCodes2.Unauthorized=
401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=402]="PaymentRequired",HttpCodes2[HttpCodes2.Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.NotFound=
404]="NotFound",HttpCodes2[HttpCodes2.MethodNotAllowed=405]="MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=406]="NotAcceptable",HttpCodes2[HttpCodes2.ProxyAuthenticationRequired=
407]="ProxyAuthenticationRequired",HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTimeout",HttpCodes2[HttpCodes2.Conflict=409]="Conflict",HttpCodes2[HttpCodes2.
Gone=410]="Gone",HttpCodes2[HttpCodes2.TooManyRequests=429]="TooManyRequests",HttpCodes2[HttpCodes2.InternalServerError=500]="InternalServerError",HttpCodes2[HttpCodes2.
NotImplemented=501]="NotImplemented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.ServiceUnavailable=503]="ServiceUnavailable",HttpCodes2[HttpCodes2.
GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(Headers2){Headers2.Accept="accept",Headers2.ContentType="content-type"})(
Headers||(Headers={}));var MediaTypes;(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[
HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];var import_os=__toESM(require_os(),1),import_fs=__toESM(require_fs(),1),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof
P?value:new P(function(resolve7){resolve7(value)})}return new(P||(P=Promise))(function(resolve7,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve7(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{access,appendFile,writeFile}=import_fs.promises,SUMMARY_ENV_VAR="G\
ITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let pathFromEnv=process.
env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports jo\
b summaries.`);try{yield access(pathFromEnv,import_fs.constants.R_OK|import_fs.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${pathFromEnv}\
'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(
attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(
this,void 0,void 0,function*(){let overwrite=!!options?.overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,
{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this.
_buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){return this._buffer+=text,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(import_os.EOL)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("code",code),
attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.
wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row2=>{let cells=row2.map(cell=>{if(typeof cell=="string")return this.
wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.
wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){
let element=this.wrap("details",this.wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||{},
attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).
addEOL()}addHeading(text,level){let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.
addRaw(element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",null);return this.
addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,attrs);return this.addRaw(element).addEOL()}addLink(text,href){
let element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}},_summary=new Summary;var import_os2=__toESM(require_os(),1);var fs2=__toESM(require_fs(),1);var{chmod,copyFile,lstat,mkdir,open,readdir,rename,rm,rmdir,stat,symlink,unlink}=fs2.promises,IS_WINDOWS=process.platform==="win32";var READONLY=fs2.constants.O_RDONLY;var IS_WINDOWS2=process.platform==="win32";var platform=import_os2.default.platform(),arch=import_os2.default.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val)throw new Error(`Inp\
ut required and not supplied: ${name}`);return options&&options.trimWhitespace===!1?val:val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name,value));process.stdout.write(os4.EOL),
issueCommand("set-output",{name},toCommandValue(value))}function readInputs(){let inputs={servers:getInput("servers").split(/[\s,]+/).filter(one=>one!==""),config:getInput("config"),base:getInput("base"),head:getInput(
"head"),workingDirectory:getInput("working-directory"),baseDependencies:getInput("base-dependencies"),settings:getInput("settings"),failOn:getInput("fail-on"),scope:getInput(
"scope"),show:getInput("show"),...eachActionFile(name=>getInput(surfaces[name].input)),cache:getInput("cache"),observations:getInput("observations"),observationsKey:getInput(
"observations-key"),traces:getInput("traces").split(/\r?\n|,/).map(one=>one.trim()).filter(one=>one!==""),replay:getInput("replay"),drift:getInput("drift").split(
/\s+/).filter(one=>one!==""),trend:getInput("trend"),driftIssue:getInput("drift-issue"),cleanNights:getInput("clean-nights"),jobs:getInput("jobs"),lastRun:getInput(
"last-run"),units:getInput("units"),shards:getInput("shards"),check:getInput("check"),comment:commentMode(),publish:getInput("publish"),githubToken:getInput("gi\
thub-token"),allowUnsafeTrigger:yesOrNo("allow-unsafe-trigger")};return needToken(inputs),needDrift(inputs),needDriftIssue(inputs),needOnePart(inputs),inputs}function yesOrNo(name){
let value=getInput(name);if(value==="true"||value==="false"||value==="")return value==="true";throw new UserError("bad-configuration",`the input ${name} must be\
 true or false`)}function commentMode(){let value=getInput("comment");if(value===""||value==="false")return"";let mode=commentModes.find(one=>one===(value==="tr\
ue"?"on-findings":value));if(mode!==void 0)return mode;throw new UserError("bad-configuration",`the input comment must be one of ${[...commentModes,"true","fals\
e"].join(", ")}`)}function needDrift({drift:drift2,trend}){if(!(trend===""||drift2.length>0))throw new UserError("bad-configuration","the input trend needs the \
input drift",{hint:"drift: --runs 3"})}function needDriftIssue({driftIssue,cleanNights}){if(!(cleanNights===""||driftIssue!==""))throw new UserError("bad-config\
uration","the input clean-nights needs the input drift-issue")}function needOnePart(inputs){let{jobs,lastRun,units,shards,check,comment}=inputs,parts=Object.entries(
{jobs,units,shards,drift:inputs.drift.join(" "),publish:inputs.publish}),[first,second]=parts.flatMap(([name,value])=>value===""?[]:[name]);if((jobs!==""||units!==
""||shards!=="")&&first!==void 0&&second!==void 0)throw new UserError("bad-configuration",`the inputs ${first} and ${second} exclude each other`,{hint:"jobs pla\
ns a run that is shared, units looks at a part of it, shards judges what the parts found: each in a job of its own."});if(lastRun!==""&&jobs==="")throw new UserError(
"bad-configuration","the input last-run needs the input jobs");if((jobs!==""||units!=="")&&(check!==""||comment!==""))throw new UserError("bad-configuration",`t\
he input ${check===""?"comment":"check"} belongs to the job with the input shards`,{hint:"A job with the input jobs or units judges nothing, so it has nothing t\
o post."});if(shards!==""&&inputs.observations!=="")throw new UserError("bad-configuration","the inputs shards and observations exclude each other",{hint:"What \
is kept of earlier runs is for a job that looks itself."})}function needToken({check,comment,publish,driftIssue,githubToken}){let name=[check!==""&&"check",comment!==
""&&"comment",publish!==""&&"publish",driftIssue!==""&&"drift-issue"].find(one=>one!==!1);if(!(name===void 0||githubToken!==""))throw new UserError("bad-configu\
ration",`the input ${name} needs the input github-token`,{hint:"github-token: ${{ github.token }}"})}function outputsOf(report,files){return{verdict:report.verdict,class:report.class,new:String(report.counts.new),fixed:String(report.counts.fixed),moved:String(report.
counts.moved),volatile:String(report.counts.volatile),reward:report.reward===null?"":String(report.reward[report.reward.headline].r),base:report.base.commit??"",
head:report.head.commit??report.head.tree??"",...files}}function noOutputs(){return{...Object.fromEntries(["verdict","class","new","fixed","moved","volatile","r\
eward","base","head"].map(name=>[name,""])),...eachActionFile(()=>"")}}function driftOutputs(issue2,drift2){return{issue:issue2,drift:drift2}}function nightlyOutputs(action){
return{"issue-action":action}}function planOutputs(matrix){return{matrix}}function shardOutputs(shard){return{shard}}function writeOutputs(outputs){for(let[name,
value]of Object.entries(outputs))setOutput(name,value)}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);function cutList(parts,between,bytesMax2,noun,elsewhere){let text="";for(let[index,part]of parts.entries()){let left=parts.length-index,next=`${index===0?"":between}${part}`,
more=`${between}${plural(left,`more ${noun}`)}: see ${elsewhere}.
`;if(bytesOf(text)+bytesOf(next)+bytesOf(more)>bytesMax2)return text+more;text+=next}return text}function bytesOf(text){return encoder.encode(text).length}var encoder=new TextEncoder;var inconclusiveReasons={unmeasured:"no run gave an answer",incomparable:"what is compared was made in different environments","recorded-elsewhere":"its recordi\
ng was made in another environment","other-version-unmeasured":"the other version of the server gave no answer",unavailable:"what it was made of is not in the j\
ob's clone","not-found":"something that it needs is not there","unknown-server":"its server is not known","unknown-version":"its server is not pinned at that ve\
rsion","replay-mismatch":"it is damaged","no-result":"the job ended without a result"},listMax=1e3,messageLengthMax=1e3,textsLengthMax=4e5;function nightOf(date,traces){
let all=traces.flatMap(({differing})=>differing).flatMap(differingOf),distinct=[...new Map(all.map(one=>[keyOf(one),one])).values()].sort(compareDiffering),left=textsLengthMax;
return{schema:"lanser.night.v1",date,traces:traces.length,differing:{count:distinct.length,shown:distinct.slice(0,listMax)},seenOnce:traces.filter(({isSeenOnce})=>isSeenOnce).
length,inconclusive:traces.flatMap(({trace,inconclusive:why})=>why===null?[]:[{trace:nameOf(trace),reason:why.reason,message:shorten(why.message.toWellFormed(),
messageLengthMax)}]).slice(0,listMax),texts:traces.flatMap(({trace,text})=>(left-=text?.length??0,text===null||left<0?[]:[{trace:nameOf(trace),text:text.toWellFormed()}])).
slice(0,listMax)}}function nightWithoutResult(date){let inconclusive=[{trace:null,reason:"no-result",message:""}];return{...nightOf(date,[]),inconclusive}}function differingOf({
server,class:of,path,code}){return of==="D0"?[]:[{server:nameOf(server),class:of,path:nullableName(path),code:nullableName(code)}]}function keyOf({server,class:of,
path,code}){return JSON.stringify([server,of,path,code])}function compareDiffering(a,b){return divergenceClasses[a.class].rank-divergenceClasses[b.class].rank||
compareText(a.server,b.server)||compareNullableText(a.path,b.path)||compareNullableText(a.code,b.code)}function nullableName(text){return text===null||text===""?
null:nameOf(text)}var nameLengthMax=300;function nameOf(text){let name=text.toWellFormed();return name.length<=nameLengthMax?name:`${cut(name,nameLengthMax-20)}\
…${shortId(sha256(name))}`}function nightText(night){if(!validateNightV1(night))throw new Error(`no night: ${validateNightV1.errors?.[0]?.message}`);return`${canonical(
night)}
`}function readNight(text){let parsed=parseStrict(text);return parsed.kind==="value"&&validateNightV1(parsed.value)?parsed.value:void 0}var import_node_fs=__toESM(require_node_fs(),1);function shownSeverity(inputs){return oneOf(inputs.show||void 0,severities,"the input show")??"hint"}function linksOf(runner,report,{runId=runner.runId,pull}={}){
let{serverUrl,repository:{owner,repo}}=runner;if(serverUrl===void 0||owner==="")return null;let run=runAddress({...runner,runId});return{server:serverUrl,repository:`${owner}\
/${repo}`,base:report.base.commit,head:report.head.commit,...run===null?{}:{run},...pull===void 0?{}:{checks:`${serverUrl}/${owner}/${repo}/pull/${pull}/checks`}}}
function runAddress({serverUrl,repository:{owner,repo},runId}){return serverUrl===void 0||owner===""||!/^\d+$/u.test(runId??"")?null:`${serverUrl}/${owner}/${repo}\
/actions/runs/${runId}`}function finish(step,rendering,results){results.some(({surface,state})=>surface==="check"&&(state==="posted"||state==="unchanged"))||step.
stdout.write(surfaces.annotations.render(rendering));let notes=results.flatMap(({surface,why})=>why===null?[]:[`the ${surface}: ${why}`]);for(let note of notes)
progressTo(step.stderr,step.clock)({kind:"note",text:note});writeSummary(step,surfaces.summary.render({...rendering,notes:[...rendering.notes,...notes]}))}function writeSummary(step,text){
let file=step.where.runner.summaryFile;if(!(file===void 0||file===""))try{(0,import_node_fs.appendFileSync)(file,text)}catch{progressTo(step.stderr,step.clock)(
{kind:"note",text:"the job summary could not be written"})}}var import_node_path=__toESM(require_node_path(),1);function stepOf(host2){return{...host2,where:inActions(host2.env)}}function temporaryFile({where,temporaryFolder},name){return(0,import_node_path.join)(where.runner.
temporaryFolder??temporaryFolder,"lanser",name)}var nightName="night.json",summaryBytesMax=900*1024,issueBytesMax=6e4;async function askCommittedTraces(step,inputs,folder,signal){let asking=askingOf(inputs),{
top,paths}=await committedSessions(step,folder,inputs.traces),trend=inputs.trend===""?void 0:openTrend((0,import_node_path2.resolve)(folder,inputs.trend)),results=temporaryFile(
step,"drift");(0,import_node_fs2.rmSync)(results,{recursive:!0,force:!0}),makeFolder(results);let common={asking,cacheFolder:cacheFolder(step,inputs.cache),signal},
asked=[];for(let[index,path]of paths.entries()){let place={top,path,base:(0,import_node_path2.join)(results,fileName(path,index)),trend};asked.push(await ask({...step,
cwd:top},place,common))}let issues=asked.flatMap(({issue:issue2})=>issue2===null?[]:[issue2]),night=nightOf(step.today(),asked.map(one=>one.night));writeOutput(
(0,import_node_path2.join)(results,nightName),nightText(night),"night");let whole=issues.length===0?"":(0,import_node_path2.join)(results,"issue.md");return whole!==
""&&writeOutput(whole,cutList(issues,`
---

`,issueBytesMax,"trace","the job's artifact"),"issue"),writeSummary(step,summaryOf(asked)),writeOutputs(driftOutputs(whole,results)),asked.some(({state})=>state===
"fails")?verdictExitCode.fail:asked.some(({state})=>state==="inconclusive")?verdictExitCode.inconclusive:verdictExitCode.pass}function askingOf({drift:words2,check,
comment}){if(check!==""||comment!==""){let name=check===""?"comment":"check";throw new UserError("bad-configuration",`with the input drift no change is judged, \
so there is no ${name} to post`,{hint:`Remove the input ${name}.`})}let known=Object.keys(driftFlags);for(let[index,word]of words2.entries()){let before=words2[index-
1]??"";if(!word.startsWith("-")){if(before.startsWith("--")&&!before.includes("="))continue;throw new UserError("usage",`the input drift: \`${word}\` belongs to \
no flag`,{hint:"It is divided at blanks, and no shell reads it: quotes, variables and wildcards mean nothing."})}let name=word.replace(/^-+/u,"").replace(/=.*$/su,
"");if(word.startsWith("--")&&known.includes(name))continue;let near=nearest(name,known);throw new UserError("usage",`the input drift cannot have the flag \`${word}\
\``,{hint:near===void 0?`Known are --${known.join(", --")}.`:`Did you mean \`--${near}\`?`})}return driftAsking(parseFlags(words2,driftFlags).values)}async function committedSessions(step,folder,globs){
var _stack=[];try{let repository=__using(_stack,await openRepository(step,folder),!0);let{top}=repository;let head=await resolveRevision(repository,"HEAD");if(head===
void 0)throw new UserError("unknown-revision","no commit is checked out");let config=await readFileAt(repository,head,configPath,1e5);let{traces}=config===void 0?
defaultConfig:parseConfig(config.toString("utf8"),configPath);let named=globs.length===0?traces:globs;let isTrace=tracesOf({replay:"live",traces:named});let files=(await listTree(
repository,head)).filter(({mode})=>mode.startsWith("100")).flatMap(({path})=>typeof path=="string"&&isTrace(path)?[path]:[]);let paths=reportPathsOf(files).flatMap(
([path,...more])=>more.length===0?[path]:[]);if(paths.length>0)return{top,paths:paths.sort(comparePaths)};throw new UserError("not-found",`the commit has no tra\
ce of a session (${named.join(", ")})`,{hint:"Record one and commit it: lanser trace record --name NAME"})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function fileName(path,index){let name=withoutEnding(path.slice(path.lastIndexOf("/")+1));return`${index+1}-${name.
replaceAll(/[^\w.-]/gu,"-").slice(0,100)}`}var stateOf={"not-found":"inconclusive","unknown-version":"inconclusive","unknown-server":"inconclusive","replay-mism\
atch":"fails"};function isShown(code){return Object.hasOwn(stateOf,code)}async function ask(step,place,common){let{path}=place;try{return await askAgain(step,place,
common)}catch(error){if(!(error instanceof UserError)||!isShown(error.code))throw error;return notAsked(step,path,error.code,error.message,error.hint)}}function notAsked({
stdout},path,reason,message,hint){let state=reason==="unavailable"?"inconclusive":stateOf[reason],kind=state==="fails"?"error":"warning",shown=reason==="unavail\
able"?`inconclusive: ${message}`:message,withHint=text=>hint===""?text:`${text}. ${hint}`;stdout.write(traceProblemCommand(kind,path,"A committed trace was not \
asked again",withHint(shown)));let problem=`${codeSpan(shown)}${hint===""?"":`. What to do: ${codeSpan(hint)}`}`;return{state,summary:`### ${codeSpan(path)}: no\
t asked again

${problem}
`,issue:null,night:{trace:path,differing:[],isSeenOnce:!1,inconclusive:{reason,message:withHint(message)},text:null}}}var stateAfter={fine:"fine",differs:"fails",
"recorded-elsewhere":"fails",incomparable:"inconclusive",unmeasured:"inconclusive","other-version-unmeasured":"inconclusive"},reasonAfter={fine:null,differs:null,
"recorded-elsewhere":"recorded-elsewhere",incomparable:"incomparable",unmeasured:"unmeasured","other-version-unmeasured":"other-version-unmeasured"};async function askAgain(step,{
top,path,base,trend},common){let{server}=loadTrace((0,import_node_path2.join)(top,path),path).header,{asking,cacheFolder:cacheFolder2,signal}=common,found=await drift(
step,{repository:top,target:{kind:"trace",named:path},asking:{...asking,against:asking.against.filter(({id,version})=>version===void 0||id===server.id)},cacheFolder:cacheFolder2,
signal});if(found.kind==="unavailable")return notAsked(step,path,"unavailable",found.message,found.hint);step.stdout.write(safeIn(step.where,found.text)),writeKept(
step,`${base}.json`,found.kept.report,"drift report");let{issue:issue2}=found.kept;issue2!==null&&writeKept(step,`${base}.issue.md`,issue2,"text of the issue");
let chart=trend===void 0?"":addTo(trend,found);chart!==""&&step.stdout.write(safeIn(step.where,chart)),found.kept.summary.kind==="withheld"&&step.stderr.write(`\
lanser: ${found.kept.summary.note}
`);let state=stateAfter[found.end],{words:words2}=judgements[found.report.judgement];if(state!=="fine"){let kind=state==="fails"?"error":"warning",closer=`Look \
closer: lanser trace drift --trace ${path}`;step.stdout.write(traceProblemCommand(kind,path,`${server.id} ${server.version}, asked again`,`${words2}. ${closer}`))}
let text=issue2?.kind==="kept"?issue2.text:null,reason=reasonAfter[found.end],summary2=driftSummary(found,chart);return writeOutput(`${base}.summary.md`,summary2,
"summary"),{state,summary:`### ${codeSpan(path)}: ${words2}

${summary2}`,issue:text,night:{trace:path,differing:found.differing,isSeenOnce:found.report.repeats.some(({outcome})=>outcome==="seen-once"),inconclusive:reason===
null?null:{reason,message:whyInconclusive(found)},text}}}function whyInconclusive({report,kept}){if(kept.report.kind==="withheld")return"";let{recorded,canonical:canonical2}=report,
first=recorded?.class==="D9"?recorded.first:null;if(first!==null)return`${first.wanted??""} -> ${first.got??""}`;let ended=canonical2.outcomes[0]?.ended??"";return ended===
"healthy"?"":ended}function summaryOf(asked){let count=state=>asked.filter(one=>one.state===state).length,counts=[`${plural(asked.length,"committed trace")} ask\
ed again`,...count("fails")===0?[]:[`${count("fails")} not as they were`],...count("inconclusive")===0?[]:[`${count("inconclusive")} inconclusive`]],parts=["fai\
ls","inconclusive","fine"].flatMap(state=>asked.filter(one=>one.state===state)).map(({summary:summary2})=>summary2);return`**Lanser drift: ${counts.join(", ")}*\
*

${cutList(parts,`
`,summaryBytesMax,"trace","the log")}`}function openTrend(file){let read=readTrend(openText(file));if(read.kind==="trend")return{file,lines:read.lines};throw new UserError(
"unreadable-file",`the trend ${file}:${read.line}: ${read.message}`,{hint:"Mend the line, or delete the file (a cached one under its key): then the trend begins\
 anew."})}function openText(file){try{return prepareFile(file),(0,import_node_fs2.appendFileSync)(file,""),readFileText(file)}catch(error){throw new UserError("\
unreadable-file",`the trend ${file} cannot be written`,{cause:error})}}function addTo({file,lines},{report,trendLine}){(0,import_node_fs2.appendFileSync)(file,trendText(
trendLine));let own=lines.filter(({target,server})=>target===report.target&&server===report.server.id);return trendChart([...own,trendLine])}var import_node_path3=__toESM(require_node_path(),1);function kindOf({differing,inconclusive,seenOnce}){return differing.count>0?"differs":inconclusive.length>0?"inconclusive":seenOnce>0?"seen-once":"clean"}function nextNight(open2,night,{
cleanNights}){let tonight=entriesOf(night);if(open2===null&&tonight.length===0)return{action:"none",state:null,came:[],went:[]};let before=open2?.state??{...firstState,
since:night.date},step=before.last===night.date?0:1,kind=kindOf(night),seen=new Map(tonight.map(one=>[entryKey(one),one])),known=before.entries.map(one=>{if(seen.
has(entryKey(one)))return{...one,absent:0};let counts=one.kind==="inconclusive"||showsAbsence(night);return{...one,absent:one.absent+(counts?step:0)}}),names=new Set(
before.entries.map(entryKey)),came=fitting(known,tonight.filter(one=>!names.has(entryKey(one)))),left=known.filter(({absent})=>absent>=cleanNights),clean=kind===
"clean"?before.clean+step:kind==="differs"?0:before.clean,isOver=kind==="clean"&&clean>=cleanNights,state={schema:"lanser.nightly.v1",since:before.since,last:night.
date,nights:before.nights+step,clean,entries:isOver?[]:[...known.filter(one=>!left.includes(one)),...came]},went=left.flatMap(one=>one.kind==="differs"?[one]:[]);
return{action:actionOf(open2!==null,isOver,came.length+went.length),state,came,went}}function showsAbsence({inconclusive,seenOnce,differing}){return inconclusive.
length===0&&seenOnce===0&&differing.count===differing.shown.length}function actionOf(isOpen,isOver,changes){return isOpen?isOver?"close":changes>0?"comment":"up\
date":"open"}var firstState={last:"",nights:0,clean:0,entries:[]};function entriesOf({date,differing,inconclusive}){let all=[...differing.shown.map(one=>({...one,
kind:"differs",since:date,absent:0})),...inconclusive.map(({trace,reason})=>({kind:"inconclusive",trace,reason,since:date,absent:0}))];return[...new Map(all.map(
one=>[entryKey(one),one])).values()]}function entryKey(entry){return entry.kind==="differs"?keyOf(entry):inconclusiveKey(entry)}function inconclusiveKey({trace,
reason}){return JSON.stringify([trace,reason])}var stateLengthMax=2e4,entriesMax=1e3;function fitting(known,came){let lengthOf=one=>encoded(one).length+entryRoom,
left=stateLengthMax-known.reduce((sum,one)=>sum+lengthOf(one),0),places=entriesMax-known.length;return came.filter(one=>(left-=lengthOf(one),places-=1,left>=0&&
places>=0))}var entryRoom=12,[opening,closing]=["<!-- lanser-nightly "," -->"];function stateText(state){if(!validateNightlyV1(state))throw new Error(`no state:\
 ${validateNightlyV1.errors?.[0]?.message}`);return`${opening}${encoded(state)}${closing}`}function encoded(value){return canonical(value).replaceAll(/[^\w "{}[\]:,./\\+-]|-(?=-)/gu,
text=>text.split("").map(asEscape).join(""))}function asEscape(unit){return`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`}var bodyLengthMax=7e4;function readState(body){
if(body.length>bodyLengthMax)return null;let from=body.lastIndexOf(opening),to=body.indexOf(closing,from+opening.length);if(from<0||to<0||to-from>2*stateLengthMax)
return null;let parsed=parseStrict(body.slice(from+opening.length,to));if(parsed.kind==="invalid"||!validateNightlyV1(parsed.value))return null;let state=parsed.
value,entries=[...new Map(state.entries.map(one=>[entryKey(one),one])).values()];return{...state,entries}}var nightlyTitle="Lanser: nightly drift of language servers";function nightlyIssue(open2,night,options){let step=nextNight(open2===null?null:{state:readState(open2)},
night,options),{action,state,came,went}=step;if(state===null)return{action,body:"",comment:null};let body=bodyOf(state,night,options);if(action==="open"){let texts=textsOf(
night,came,commentBytesMax);return{action,body,comment:texts.length===0?null:join3(texts)}}if(action==="update")return{action,body,comment:null};if(action==="cl\
ose")return{action,body,comment:`${lastWords(options)}
`};let parts=[headline(state,night,options),"",...section("New",came,night,options),...section(`Not seen for ${nights(options.cleanNights)}`,went,night,options)],
left=commentBytesMax-new TextEncoder().encode(join3(parts)).length;return{action,body,comment:join3([...parts,...textsOf(night,came,left)])}}function lastWords({
cleanNights,runUrl}){return`${cleanNights===1?"Last night was clean":`The last ${cleanNights} nights that count were clean`}, so this issue is closed. Should so\
mething differ again, another one is opened.${linkOf(runUrl)}`}var rowsBytesMax=14e3,commentBytesMax=62e3,shownLengthMax=300;function bodyOf(state,night,options){
let differing=state.entries.filter(({kind})=>kind==="differs"),inconclusive=state.entries.filter(({kind})=>kind==="inconclusive"),left=night.differing.count-differing.
filter(({absent})=>absent===0).length;return join3(["Every night the pinned language servers are asked again what the committed traces asked. Under the same sch\
edule they must say the same.","",headline(state,night,options),"",...section("What differs",differing,night,options),...left>0?[`${plural(left,"more difference")}\
 of last night cannot be listed here.`,""]:[],...section("What could not be compared",inconclusive,night,options),"### What to do","",`- Look closer: ${span("la\
nser trace drift --trace TRACE")}. The reports of each night are in the artifact of its run.`,`- If the servers are right now, record it again and review that: ${span(
"lanser trace refresh TRACE")}`,`- What is known and may stay goes to ${span(quarantinePath)}.`,"",`This text is written anew every night, so write comments. It\
 is closed after ${plural(options.cleanNights,"clean night")}; a night in which something could not be compared, or was seen once and did not come back, is not \
one of them, and each that differs begins the count anew.`,"",stateText(state)])}function headline(state,night,{cleanNights,runUrl}){let{differing,inconclusive,
seenOnce,traces,date}=night,inPart=`${inconclusive.some(({trace})=>trace===null)?"the traces":`${inconclusive.length} of ${plural(traces,"trace")}`} could not b\
e compared`,counted=`${Math.min(state.clean,cleanNights)} of ${plural(cleanNights,"clean night")}`,words2={differs:`${plural(differing.count,"difference")}${inconclusive.
length===0?"":`, and ${inPart}`}`,inconclusive:`inconclusive: ${inPart}, which says nothing about the servers`,"seen-once":`in ${plural(seenOnce,"trace")} somet\
hing was seen once and did not come back`,clean:`clean, ${counted}`}[kindOf(night)];return`**${date}: ${words2}.**${linkOf(runUrl)}`}function linkOf(url){return url===
null?"":` [The run](${url})`}function section(title,entries,night,{runUrl}){if(entries.length===0)return[];let messages=new Map(night.inconclusive.map(one=>[inconclusiveKey(
one),one.message])),rows=entries.map(one=>row(one,one.kind==="inconclusive"?messages.get(inconclusiveKey(one)):"")),elsewhere=runUrl===null?"the artifact of the\
 run":"the run";return[`### ${title} (${entries.length})`,"",`- ${cutList(rows,`
- `,rowsBytesMax,"line",elsewhere)}`,""]}function row(entry,message=""){let{since,absent}=entry,gone=absent===0?"":`; not for ${nights(absent)}`;if(entry.kind===
"differs"){let{class:of,code,path,server}=entry,what2=code===null?"":`: ${span(code)}`,where=path===null?"":` in ${span(path)}`;return`${of} ${divergenceClasses[of].
words}${what2}${where} (${span(server)}), since ${since}${gone}`}let what=entry.trace===null?"The whole night":span(entry.trace),detail=message===""?"":`<br>${span(
message)}`;return`${what}: ${inconclusiveReasons[entry.reason]}, since ${since}${gone}${detail}`}function nights(count){return plural(count,"night")}function textsOf({
texts},came,bytesMax2){if(texts.length===0||!came.some(({kind})=>kind==="differs"))return[];let parts=texts.map(({trace,text})=>{let lines=text.trimEnd().split(
/\r?\n/u).map(sourceLine);return["Of ",span(trace),`:

`,fenceOf(lines,"markdown").join(`
`),`
`].join("")});return["<details><summary>Ready to send to those who make the server</summary>","",cutList(parts,`
`,bytesMax2-200,"text","the artifact of the run"),"","</details>"]}function sourceLine(text){return text.split("	").map(visible).join("	")}function span(text){return spanOf(
visible(cut(text.replaceAll(/\r?\n/gu," "),shownLengthMax)))}function join3(lines){return`${lines.join(`
`)}
`}function createApi(send,clock,signal){let endMs=clock.now()+12e4,waitedMs=0,failures=0,once=async(route,parameters)=>signal?.aborted===!0?cancelled:last(route,parameters),
last=async(route,parameters)=>{try{let{status,data}=await send(route,parameters);return typeof data!="object"||data===null?{kind:"failed",status,why:"the answer\
 is not JSON",retryMs:1e3}:{kind:"ok",status,data}}catch(error){return failureOf(error,1e3*2**Math.min(failures,5))}},mayRetry=async({retryMs})=>(failures++,retryMs===
null||waitedMs+retryMs>12e4||clock.now()+retryMs>endMs?!1:(waitedMs+=retryMs,await new Promise(resolve7=>{let cancel=clock.after(retryMs,resolve7);signal?.addEventListener(
"abort",()=>[cancel(),resolve7()],{once:!0})}),signal?.aborted!==!0));return{once,request:async(route,parameters)=>{for(let tries=1;;tries++){let answer=await once(
route,parameters);if(answer.kind==="ok"||tries>=5||!await mayRetry(answer))return answer}},last,mayRetry}}var cancelled={kind:"failed",status:null,why:"the job \
was cancelled",retryMs:null};function failureOf(error,waitMs){let{status,response,message}=error;if(typeof status!="number"||response===void 0)return{kind:"fail\
ed",status:null,why:"no answer from GitHub",retryMs:waitMs};let{headers}=response,seconds=Number(headers["retry-after"]),asked=Number.isFinite(seconds)&&seconds>
0?Math.min(seconds,86400)*1e3:void 0,isSecondary=/secondary rate limit|abuse detection/iu.test(message??""),isLimited=status===429||isSecondary||asked!==void 0||
headers["x-ratelimit-remaining"]==="0";if((status===403||status===429)&&isLimited){let retryMs=asked??(isSecondary?6e4:waitMs);return{kind:"failed",status,why:`\
GitHub limits how often it may be asked (${status})`,retryMs}}let isPassing=status>=500||status===409||status===408;return{kind:"failed",status,why:reasons[status]??
`GitHub answered ${status}`,retryMs:isPassing?asked??waitMs:null}}var reasons={401:"the token is not valid (401)",403:"the token may not do this (403); in a pul\
l request of a fork it can only read",404:"GitHub does not know it, or the token may not see it (404)",413:"it is too large for GitHub (413)",422:"GitHub refuse\
s the content (422)"};async function listAll(ask2,items,pagesMax5){let all=[];for(let page=1;page<=pagesMax5;page++){let answer=await ask2({per_page:pageSize,page});
if(answer.kind==="failed")return answer;let found=items(answer.data);if(!Array.isArray(found))return{kind:"failed",status:answer.status,why:"the answer is not a\
 list",retryMs:null};if(all.push(...found),found.length<pageSize)return{kind:"list",all}}return{kind:"failed",status:null,why:"there are more than can be read",
retryMs:null}}var pageSize=100;function notPosted({why}){return{state:"failed",why}}var actionsBot={id:41898282,login:"github-actions[bot]"};async function whoWeAre(api){let answer=await api.request("GET /user",{}),asked=answer.kind==="ok"?selfIn(
answer.data,"id"):void 0;if(asked!==void 0)return asked;if(answer.kind==="failed"&&(answer.status!==403||answer.retryMs!==null))return answer;let viewer=await api.
request("POST /graphql",{query:"query { viewer { databaseId login } }"});return viewer.kind==="failed"&&viewer.retryMs!==null?viewer:(viewer.kind==="ok"?selfIn(
member(viewer.data,"viewer"),"databaseId"):void 0)??{kind:"self",...actionsBot,isSure:!1}}function selfIn(data,idName){let[id,login]=[member(data,idName),member(
data,"login")];if(typeof id=="number")return{kind:"self",id,login:typeof login=="string"?login:null,isSure:!0}}var pagesMax=30,createTriesMax=5;async function findIssue(api,target){let{owner,repo}=target,repository=await api.request("GET /repos/{owner}/{repo}",{owner,repo});
if(repository.kind==="failed")return repository;if(member(repository.data,"has_issues")===!1)return{kind:"off"};let self=await whoWeAre(api);return self.kind===
"failed"?self:find(api,target,self)}async function find(api,{owner,repo,title},self){let creator=self.login===null?{}:{creator:self.login},listed=await listAll(
page=>api.request("GET /repos/{owner}/{repo}/issues",{owner,repo,state:"open",...creator,...page}),data=>data,pagesMax);if(listed.kind==="failed")return listed;
let titled=listed.all.flatMap(one=>{let[number,body]=[member(one,"number"),member(one,"body")];if(member(one,"pull_request")!==void 0||member(one,"title")!==title||
typeof number!="number")return[];let author=member(member(one,"user"),"id");return[{number,body:typeof body=="string"?body:"",author}]}),own=titled.filter(({author})=>author===
self.id).sort((left,right)=>left.number-right.number);if(own.length===0&&titled.length>0&&!self.isSure)return{kind:"failed",status:null,why:"it is unknown which\
 issue is ours",retryMs:null};let[first]=own;return{kind:"found",issue:first===void 0?null:{number:first.number,body:first.body},self}}async function openIssue(api,target,self,{
body,comment}){let{owner,repo,title}=target;for(let tries=1;;tries++){let answer=await api.once("POST /repos/{owner}/{repo}/issues",{owner,repo,title,body});if(answer.
kind==="ok"){let number=member(answer.data,"number");return comment===null||typeof number!="number"?{state:"posted",why:null}:beside(await addComment(api,{owner,
repo,number},self,comment))}if(tries>=createTriesMax||!await api.mayRetry(answer))return notPosted(answer);let now=await find(api,target,self);if(now.kind==="fa\
iled")return notPosted(now);if(now.issue!==null)return comment===null?{state:"posted",why:null}:beside(await addComment(api,{owner,repo,number:now.issue.number},
self,comment))}}function beside(comment){return comment.state!=="failed"?{state:"posted",why:null}:{state:"degraded",why:`its comment was not posted: ${comment.
why}`}}async function keepIssue(api,{owner,repo,number,end},self,{body,comment}){if(comment!==null){let added=await addComment(api,{owner,repo,number},self,comment);
if(added.state==="failed")return added}let closing2=end==="closed"?{state:"closed",state_reason:"completed"}:{},answer=await api.request("PATCH /repos/{owner}/{\
repo}/issues/{issue_number}",{owner,repo,issue_number:number,body,...closing2});return answer.kind==="ok"?{state:"posted",why:null}:notPosted(answer)}async function addComment(api,{
owner,repo,number},self,body){for(let tries=1;;tries++){let listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,
repo,issue_number:number,...page}),data=>data,pagesMax);if(listed.kind==="failed")return notPosted(listed);if(listed.all.some(one=>isOurs(one,self,body)))return{
state:"unchanged",why:null};let answer=await api.once("POST /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,repo,issue_number:number,body});if(answer.
kind==="ok")return{state:"posted",why:null};if(tries>=createTriesMax||!await api.mayRetry(answer))return notPosted(answer)}}function isOurs(comment,self,body){let text=member(
comment,"body");return member(member(comment,"user"),"id")===self.id&&typeof text=="string"&&plain(text)===plain(body)}function plain(text){return text.replaceAll(
`\r
`,`
`).trimEnd()}async function octokitSend(token,baseUrl,msMax=2e4){let{getOctokit}=await import("./chunks/github-UKZWGBCY.js"),nothing=()=>{},octokit=getOctokit(token,{baseUrl,log:{
debug:nothing,info:nothing,warn:nothing,error:nothing}});return async(route,parameters)=>{if(route==="POST /graphql")return{status:200,data:await octokit.graphql(
String(parameters.query))};let{status,data}=await octokit.request(route,{...parameters,request:{signal:AbortSignal.timeout(msMax)}});return{status,data}}}var nightBytesMax=4*1024*1024,[cleanNightsUsual,cleanNightsMax]=[7,365];async function runDriftIssue(step,inputs,signal){let cleanNights=cleanNightsOf(inputs),{
runner}=step.where,night=nightIn(step,(0,import_node_path3.resolve)(runner.workspace??step.cwd,inputs.driftIssue)),api=createApi(await octokitSend(inputs.githubToken,
runner.apiUrl),step.clock,signal),target={...runner.repository,title:nightlyTitle},found=await findIssue(api,target),open2=found.kind==="found"?found.issue?.body??
null:null,wanted=nightlyIssue(open2,night,{cleanNights,runUrl:runAddress(runner)}),posted=await post(api,target,found,wanted);writeOutputs(nightlyOutputs(found.
kind==="found"?wanted.action:"none"));let line=outcomeLine(wanted,posted);step.stdout.write(`${line}
`);let isKept=posted.state==="posted"||posted.state==="unchanged";return writeSummary(step,`${line}

${isKept?"":wanted.body}`),posted.state!=="failed"?verdictExitCode.pass:(step.stdout.write(problemCommand(`the nightly issue could not be kept: ${posted.why}`,"")),
verdictExitCode.inconclusive)}async function post(api,target,found,wanted){if(found.kind==="failed")return notPosted(found);if(found.kind==="off")return{state:"\
skipped",why:"this repository has no issues"};let{issue:issue2,self}=found,{action}=wanted;if(action==="none")return{state:"unchanged",why:null};if(issue2===null)
return openIssue(api,target,self,wanted);let{owner,repo}=target,end=action==="close"?"closed":"open";return keepIssue(api,{owner,repo,number:issue2.number,end},
self,wanted)}var words={none:"nothing is open, and nothing is to be opened",open:"the issue is opened",comment:"the issue has a comment on what changed",update:"\
the issue is up to date; nothing is new in it",close:"the issue is closed"};function outcomeLine({action},{state,why}){let note=why===null?"":` (${codeSpan(why)}\
)`;return state==="failed"||state==="skipped"?`**Lanser drift: the issue is as it was**${note}`:`**Lanser drift: ${words[action]}**${note}`}function nightIn(step,folder){
let text=readOptional((0,import_node_path3.join)(folder,nightName),nightBytesMax);return(text===void 0?void 0:readNight(text))??nightWithoutResult(step.today())}
function cleanNightsOf({cleanNights:text,drift:drift2,publish}){let other=drift2.length>0?"drift":publish===""?void 0:"publish";if(other!==void 0)throw new UserError(
"bad-configuration",`the inputs drift-issue and ${other} are for two jobs`,{hint:"See examples/workflows/nightly-drift.yml."});let count=text===""?cleanNightsUsual:
Number(text);if(/^\d*$/u.test(text)&&count>=1&&count<=cleanNightsMax)return count;throw new UserError("bad-configuration",`the input clean-nights must be 1 to ${cleanNightsMax}`)}var import_node_path4=__toESM(require_node_path(),1);var pagesMax2=10;async function originOfCache(api,{owner,repo},key){let listed=await listAll(page=>api.once("GET /repos/{owner}/{repo}/actions/caches",{owner,repo,
key,...page}),data=>member(data,"actions_caches"),pagesMax2);if(listed.kind==="failed")return{kind:"unproven",why:listed.why};let refs=new Set(listed.all.flatMap(
one=>member(one,"key")===key?[member(one,"ref")]:[])),[ref,...others]=refs;return typeof ref!="string"?{kind:"unproven",why:"GitHub knows no cache of that key"}:
others.length===0?{kind:"only",ref}:{kind:"unproven",why:"runs of several branches have saved that key"}}var bytesMax=128*1024*1024;async function observationsOf(step,inputs,signal){if(inputs.observations==="")return null;let{runner}=step.where,use=await useOf(runner,
inputs,async()=>createApi(await octokitSend(inputs.githubToken,runner.apiUrl),step.clock,signal));return use.kind==="none"?(progressTo(step.stderr,step.clock)({
kind:"note",text:`kept observations are not used: ${use.why}`}),null):{folder:(0,import_node_path4.resolve)(runner.workspace??step.cwd,inputs.observations),use:use.
kind,bytesMax}}async function useOf(runner,{observationsKey:key,githubToken},api){let name=member(member(readPayload(runner),"repository"),"default_branch");if(typeof name!=
"string"||name==="")return{kind:"none",why:"the event does not name the default branch"};let branch=`refs/heads/${name}`;if(ownEvents.has(runner.event)&&runner.
ref===branch)return{kind:"read-write"};if(key==="")return{kind:"none",why:"none were found"};if(githubToken==="")return{kind:"none",why:"without the input githu\
b-token nothing shows which run has saved them"};let origin=await originOfCache(await api(),runner.repository,key);return origin.kind==="unproven"?{kind:"none",
why:`nothing shows that a run of ${name} has saved them: ${origin.why}`}:origin.ref===branch?{kind:"read"}:{kind:"none",why:`they were saved by a run of ${origin.
ref}, not of ${name}`}}var ownEvents=new Set(["push","schedule","workflow_dispatch","repository_dispatch"]);var annotationsPerRequest=50,pagesMax3=10,createTriesMax2=5,updatesMax=40;async function postCheck(api,target,content){let{owner,repo,name,headSha}=target,before=await find2(
api,target);if(before.kind==="failed")return notPosted(before);if(before.check?.isComplete===!0)return{state:"unchanged",why:null,id:before.check.id};let created=before.
check??await create(api,target,content);if("kind"in created)return notPosted(created);let base={owner,repo,check_run_id:created.id},landed=created.annotations,check=created;
for(let tries=0;!check.isComplete&&tries<updatesMax;tries++){let part=content.annotations.slice(landed,landed+annotationsPerRequest),isLast=landed+part.length>=
content.annotations.length,output={title:content.title,summary:content.summary,annotations:part},end=isLast?{status:"completed",conclusion:content.conclusion}:{},
answer=await api.once("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",{...base,name,head_sha:headSha,...end,output});if(answer.kind==="ok"){landed+=part.
length,check={...check,isComplete:isLast};continue}if(answer.retryMs===null||!await api.mayRetry(answer))return giveUp(api,base,content,answer);let now=await api.
request("GET /repos/{owner}/{repo}/check-runs/{check_run_id}",base);if(now.kind==="failed")return giveUp(api,base,content,now);check=existing(now.data)??check,landed=
check.annotations}return check.isComplete?{state:"posted",why:null,id:check.id}:{state:"failed",why:"it was never finished"}}async function giveUp(api,base,{title,
summary:summary2,conclusion},failure){return(await api.last("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",{...base,status:"completed",conclusion,output:{
title,summary:summary2}})).kind==="failed"?notPosted(failure):{state:"degraded",why:`the check has not all annotations: ${failure.why}`}}async function find2(api,{
owner,repo,name,headSha,digest}){let listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs",{owner,repo,ref:headSha,check_name:name,
filter:"all",...page}),data=>member(data,"check_runs"),pagesMax3);if(listed.kind==="failed")return listed;let newest=listed.all.filter(one=>String(member(one,"e\
xternal_id")).startsWith(externalId(""))).toSorted((left,right)=>Number(member(right,"id"))-Number(member(left,"id")))[0];return{kind:"found",check:newest!==void 0&&
member(newest,"external_id")===externalId(digest)?existing(newest):void 0}}async function create(api,target,content){let{owner,repo,name,headSha,digest}=target,
{title,summary:summary2,annotations,conclusion}=content,first=annotations.slice(0,annotationsPerRequest);for(let tries=1;;tries++){let isWhole=first.length===annotations.
length,answer=await api.once("POST /repos/{owner}/{repo}/check-runs",{owner,repo,name,head_sha:headSha,external_id:externalId(digest),...isWhole?{status:"comple\
ted",conclusion}:{status:"in_progress"},output:{title,summary:summary2,annotations:first}});if(answer.kind==="ok"){let made=existing(answer.data);return made===
void 0?{kind:"failed",status:answer.status,why:"the answer is not a check run",retryMs:null}:{...made,annotations:first.length,isComplete:isWhole}}if(answer.status===
422&&first.length>0){first=[];continue}if(tries>=createTriesMax2||!await api.mayRetry(answer))return answer;let found=await find2(api,target);if(found.kind==="f\
ailed")return found;if(found.check!==void 0)return found.check}}function externalId(digest){return`lanser ${digest}`}function existing(data){let id=member(data,
"id");if(typeof id!="number")return;let annotations=member(member(data,"output"),"annotations_count");return{id,isComplete:member(data,"status")==="completed",annotations:typeof annotations==
"number"?annotations:0}}var pagesMax4=30,createTriesMax3=5;async function postComment(api,target,content){let{owner,repo,number,headSha,mode}=target,pull=await api.request("GET /repos/\
{owner}/{repo}/pulls/{pull_number}",{owner,repo,pull_number:number});if(pull.kind==="failed")return notPosted(pull);if(member(member(pull.data,"head"),"sha")!==
headSha)return{state:"skipped",why:"the pull request has a newer commit by now"};let self=await whoWeAre(api);if(self.kind==="failed")return notPosted(self);for(let tries=1;;tries++){
let found=await find3(api,target,content.name,self);if(found.kind==="failed")return notPosted(found);let before=found.comment?.body,body=commentBody(content,before,
headSha);if(before===body||!isCommentWanted(mode,content,before))return{state:"unchanged",why:null};let answer=found.comment===void 0?await api.once("POST /repo\
s/{owner}/{repo}/issues/{issue_number}/comments",{owner,repo,issue_number:number,body}):await api.once("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
{owner,repo,comment_id:found.comment.id,body});if(answer.kind==="ok")return{state:"posted",why:null};let isGone=answer.status===404&&found.comment!==void 0;if(tries>=
createTriesMax3||!(isGone||await api.mayRetry(answer)))return notPosted(answer)}}async function find3(api,{owner,repo,number},name,self){let listed=await listAll(
page=>api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,repo,issue_number:number,...page}),data=>data,pagesMax4);if(listed.kind==="f\
ailed")return listed;let marked=listed.all.flatMap(one=>{let[id,body]=[member(one,"id"),member(one,"body")],author=member(member(one,"user"),"id");return typeof id==
"number"&&typeof body=="string"&&stateIn(body,name)!==void 0?[{id,body,author}]:[]}),own=marked.filter(({author})=>author===self.id);return own.length===0&&marked.
length>0&&!self.isSure?{kind:"failed",status:null,why:"it is unknown which comment is ours",retryMs:null}:{kind:"found",comment:own.sort((left,right)=>left.id-right.
id)[0]}}var post2={log:null,report:null,sarif:null,html:null,junit:null,rdjson:null,gitlab:null,check:(api,{owner,repo,headSha,digest},of)=>postCheck(api,{owner,repo,name:of.
name,headSha,digest},surfaces.check.render(of)),comment:async(api,{owner,repo,headSha,pullRequest:number,commentMode:mode},of)=>number===void 0?{state:"skipped",
why:"there is no pull request to comment on"}:postComment(api,{owner,repo,number,headSha,mode},surfaces.comment.render(of)),annotations:null,summary:null};async function postSurfaces(api,asked,target,of){
let results=[],rendering=of;for(let surface of postedSurfaces){if(!asked.has(surface))continue;let{id,...posted}=await post2[surface](api,target,rendering);results.
push({surface,...posted});let{links}=rendering;id!==void 0&&links!==null&&(rendering={...rendering,links:{...links,check:`${links.server}/${links.repository}/ru\
ns/${id}`}})}return results}async function post3(step,inputs,{headSha,pullRequest},rendering,signal){let asked=askedOf(inputs);if(asked.size===0||headSha===void 0)return[];let{apiUrl,repository}=step.
where.runner,api=createApi(await octokitSend(inputs.githubToken,apiUrl),step.clock,signal);return postSurfaces(api,asked,targetOf(rendering,inputs,{...repository,
headSha,pullRequest}),rendering)}function askedOf(inputs){let isAsked={check:inputs.check!=="",comment:inputs.comment!==""};return new Set(Object.keys(isAsked).
filter(name=>isAsked[name]))}function targetOf({json},{comment},target){return{...target,digest:sha256(json),commentMode:comment===""?"on-findings":comment}}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path5=__toESM(require_node_path(),1),import_picomatch=__toESM(require_picomatch(),1);function analysedRun(payload,workflowRef){let run=member(payload,"workflow_run");if(run===void 0)return pullRun(payload,workflowRef);if(member(run,"event")!=="p\
ull_request")return;let[headSha,branch,path]=[member(run,"head_sha"),member(run,"head_branch"),member(run,"path")],owner=member(member(member(run,"head_reposito\
ry"),"owner"),"login");if(typeof headSha!="string")return;let pulls=member(run,"pull_requests"),numbers=Array.isArray(pulls)?pulls.map(one=>member(one,"number")):
[],id=member(run,"id");return{runId:typeof id=="number"?String(id):null,headSha,headLabel:typeof owner=="string"&&typeof branch=="string"?`${owner}:${branch}`:null,
workflow:typeof path=="string"?path.split("@")[0]??null:null,pullRequests:numbers.filter(one=>typeof one=="number")}}function pullRun(payload,workflowRef){let pull=member(
payload,"pull_request"),[headSha,number]=[member(member(pull,"head"),"sha"),member(pull,"number")];if(typeof headSha!="string"||typeof number!="number")return;let path=workflowRef?.
split("@")[0]?.split("/").slice(2).join("/");return{runId:null,headSha,headLabel:null,workflow:path===void 0||path===""?null:path,pullRequests:[number]}}async function commitFacts(api,where,commit){
let answer=await api.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}",{...where,commit_sha:commit});if(answer.kind==="failed")return answer;let tree=member(
member(answer.data,"tree"),"sha"),parents=member(answer.data,"parents");return typeof tree!="string"||!Array.isArray(parents)?unreadable(answer.status):{commit,
tree,parents:parents.map(one=>String(member(one,"sha")))}}async function pullsOf(api,where,run){return run.pullRequests.length>0?run.pullRequests:numbersOf(api,
where,run)}async function pullFacts(api,where,number){let answer=await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{...where,pull_number:number});
if(answer.kind==="failed")return answer;let headSha=member(member(answer.data,"head"),"sha"),baseRef=member(member(answer.data,"base"),"ref");if(typeof headSha!=
"string"||typeof baseRef!="string")return unreadable(answer.status);let merge=member(answer.data,"merge_commit_sha"),labels=member(answer.data,"labels"),names=Array.
isArray(labels)?labels.map(one=>member(one,"name")):[];return{number,headSha,baseRef,mergeCommit:typeof merge=="string"?merge:null,labels:names.filter(one=>typeof one==
"string")}}async function numbersOf(api,where,run){if(run.headLabel===null)return[];let{headLabel:head}=run,listed=await listAll(page=>api.request("GET /repos/{\
owner}/{repo}/pulls",{...where,head,state:"open",...page}),data=>data,pullPagesMax);return listed.kind==="failed"?listed:listed.all.filter(one=>member(member(one,
"head"),"sha")===run.headSha).map(one=>member(one,"number")).filter(one=>typeof one=="number")}var pullPagesMax=3;async function mergeBaseOf(api,where,one,other){
let answer=await api.request("GET /repos/{owner}/{repo}/compare/{basehead}",{...where,basehead:`${one}...${other}`,per_page:1});if(answer.kind==="failed")return answer;
let commit=member(member(answer.data,"merge_base_commit"),"sha");return typeof commit=="string"?commit:unreadable(answer.status)}async function filesIn(api,where,tree,folders){
let paths=new Set;for(let folder of new Set(folders)){let found=await filesBelow(api,where,tree,folder.split("/").filter(isName));if("kind"in found)return found;
for(let path of found)paths.add(path)}return[...paths].sort(compareText)}async function differencesOf(api,where,base,head){let[before,after]=[await treeEntries(
api,where,base,!0),await treeEntries(api,where,head,!0)];if("kind"in before)return before;if("kind"in after)return after;let filesOf=entries=>new Map(entries.filter(
({mode})=>mode!=="040000").map(one=>[one.path,one])),[old,now]=[filesOf(before),filesOf(after)];return[...new Set([...old.keys(),...now.keys()])].filter(path=>old.
get(path)?.sha!==now.get(path)?.sha).sort(compareText).map(path=>({path,mode:now.get(path)?.mode??null}))}async function sameFilesOf(api,where,base,head){let before=await treeEntries(
api,where,base,!0);if("kind"in before)return before;let after=await treeEntries(api,where,head,!0);if("kind"in after)return after;let old=new Map(before.map(one=>[
one.path,one])),same=after.filter(one=>isPlainFile(one)&&old.get(one.path)?.sha===one.sha&&old.get(one.path)?.mode===one.mode);return new Set(same.map(({path})=>path))}
var isName=segment=>segment!==""&&segment!==".";async function filesBelow(api,where,tree,names){let[name,...rest]=names,entries=await treeEntries(api,where,tree,
name===void 0);if("kind"in entries)return entries;if(name===void 0)return entries.filter(isPlainFile).map(({path})=>path);let entry=entries.find(({path})=>path===
name);if(entry===void 0)return[];if(entry.mode!=="040000")return rest.length===0&&isPlainFile(entry)?[name]:[];let found=await filesBelow(api,where,entry.sha,rest);
return"kind"in found?found:found.map(path=>`${name}/${path}`)}function isPlainFile({mode}){return mode==="100644"||mode==="100755"}async function treeEntries(api,where,tree,isRecursive){
let answer=await api.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}",{...where,tree_sha:tree,...isRecursive?{recursive:"1"}:{}});if(answer.kind==="fail\
ed")return answer;let entries=member(answer.data,"tree");return Array.isArray(entries)?member(answer.data,"truncated")===!0?{kind:"failed",status:answer.status,
why:"a folder has too many files to list",retryMs:null}:entries.map(one=>({path:String(member(one,"path")),mode:String(member(one,"mode")),sha:String(member(one,
"sha"))})):unreadable(answer.status)}async function fileAt(api,where,path,commit){let answer=await api.request("GET /repos/{owner}/{repo}/contents/{path}",{...where,
path,ref:commit});if(answer.kind==="failed")return answer.status===404?null:answer;let[blob,content,encoding]=["sha","content","encoding"].map(name=>member(answer.
data,name));return typeof blob!="string"||typeof content!="string"||encoding!=="base64"?unreadable(answer.status):{blob,text:Buffer.from(content,"base64").toString(
"utf8")}}var messagePagesMax=3;async function pullMessages(api,where,number){let route="GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",listed=await listAll(
page=>api.request(route,{...where,pull_number:number,...page}),data=>data,messagePagesMax);return listed.kind==="failed"?listed:listed.all.map(one=>({commit:String(
member(one,"sha")),message:String(member(member(one,"commit"),"message"))})).reverse()}function unreadable(status){return{kind:"failed",status,why:"the answer i\
s not what GitHub documents",retryMs:null}}var claimedScope="scope as claimed by the analysing job";async function scopeFor(api,where,{scope},{summary:summary2,servers},trees){if(scope?.mode!=="affected")
return null;let differences=await differencesOf(api,where,trees.base,trees.head);if("kind"in differences)return differences;let isSource=path=>isRelativePath(path)&&
servers.some(({profile})=>profile.isSource(path));return{isAllowed:summary2.scope==="affected"||summary2.scope===void 0&&servers.every(({profile})=>profile.scope===
"proven"),sources:differences.map(({path})=>path).filter(isSource),mattersToAll:differences.some(({path,mode})=>mattersToAll(path)||leadsElsewhere(mode))}}async function untouchedFor(api,where,{
findings},trees){return findings.every(({elsewhere})=>elsewhere===void 0)?null:sameFilesOf(api,where,trees.base,trees.head)}function renderingOf(step,inputs,report,chosen){let{runner}=step.where;return{report,json:serializeReport(report),reproduce:reproduceChosen(report,chosen,callerOf(
step)),show:shownSeverity(inputs),all:!1,name:inputs.check,links:linksOf(runner,report,{pull:pullRequestOf(step.where)?.number}),notes:[],reader:"code-scanning"}}function settingsOf({settings}){return settings.trim()===""?void 0:{text:settings,name:"the input settings"}}async function endSwitchedOff(step,inputs,signal,headSha=checkedCommit(step.where)){if(step.stdout.write(`${logLines(switchedOffText)}
`),writeOutputs(noOutputs()),writeSummary(step,`**Lanser**: ${switchedOffText}.
`),inputs.check===""||headSha===void 0)return 0;let{apiUrl,repository}=step.where.runner,api=createApi(await octokitSend(inputs.githubToken,apiUrl),step.clock,signal),
target={...repository,name:inputs.check,headSha,digest:sha256(switchedOffText)},posted=await postCheck(api,target,{conclusion:"neutral",title:"Disabled by LANSE\
R_DISABLE: nothing was checked",summary:"A maintainer has switched these runs off. This says nothing about the change.",annotations:[]});return posted.why!==null&&
step.stderr.write(`lanser: the check: ${posted.why}
`),0}async function publishesAnyway(api,where,run){let pulls=await pullsOf(api,where,run);for(let number of"why"in pulls?[]:pulls){let pull=await pullFacts(api,
where,number),config="why"in pull?pull:await fileAt(api,where,configPath,pull.baseRef);if(config!==null&&!("why"in config)&&requiresRuns(config.text))return!0}return!1}async function runPublish(step,inputs,signal){let{runner}=step.where,run=analysedRun(readPayload(runner),runner.workflowRef);if(run===void 0)throw new UserError(
"bad-configuration","publish posts reports of pull requests",{hint:"Run it on workflow_run, for a workflow that runs on pull_request, or in a later job of that \
workflow."});let api=createApi(await octokitSend(inputs.githubToken,runner.apiUrl),step.clock,signal),where=runner.repository;if(isAskedOff(step)){if(!await publishesAnyway(
api,where,run))return endSwitchedOff(step,inputs,signal,run.headSha);step.stderr.write(`lanser: ${notHeardText}
`)}let folder=(0,import_node_path5.resolve)(runner.workspace??step.cwd,inputs.publish),text=readBounded((0,import_node_path5.join)(folder,"report.json"),reportBytesMax),
beside2=readBeside((0,import_node_path5.join)(folder,"run.json")),checked=await settled(api,where,run,inputs,{text,named:beside2.pullRequest});if(checked.kind===
"refused")return refuse(api,where,run,inputs,text??"",checked.why);let report=shownFromV1(placesIn(beside2.ownShown),"ownShown",shownFromV1(placesIn(beside2.shown),
"shown",checked.report)),servers=[...new Set(report.servers.map(({id,version})=>`${id}@${version}`))],rendering={...renderingOf(step,inputs,report,{...nothingChosen,
servers}),links:linksOf(runner,report,{runId:run.runId??runner.runId,pull:checked.pull.number}),notes:report.scope===void 0?[]:[claimedScope]};step.stdout.write(
surfaces.log.render(rendering)),writeOutputs(outputsOf(report,eachActionFile(name=>name==="report"?(0,import_node_path5.join)(folder,"report.json"):"")));let target={
...where,headSha:run.headSha,pullRequest:checked.pull.number},results=await postSurfaces(api,askedOf(inputs),targetOf(rendering,inputs,target),rendering);return finish(
step,rendering,results),exitCode(report)}function readBounded(file,bytesMax2){let stats=(0,import_node_fs3.lstatSync)(file,{throwIfNoEntry:!1});return stats?.isFile()===
!0&&stats.size<=bytesMax2?readFileText(file):void 0}var runBytesMax=64*1024*1024;function readBeside(file){try{let run=JSON.parse(readBounded(file,runBytesMax)??
"{}");return validateRunV1(run)?run:{}}catch{return{}}}function placesIn(shown={}){let isPlace=place=>place===null||place.path.length<=pathLengthMax&&isRelativePath(
place.path);return Object.fromEntries(Object.entries(shown).filter(([,place])=>isPlace(place)))}var pathLengthMax=4096;async function settled(api,where,run,inputs,{
text,named}){if(text===void 0)return refused("there is no report, or it is too large");let read=readForeign(text);if(read.kind==="refused")return read;let{report}=read,
pulls=await pullsOf(api,where,run);if(isFailure(pulls))return unanswered(pulls);let number=pullOf(pulls,named);if(typeof number=="string")return refused(number);
let pull=await pullFacts(api,where,number);if(isFailure(pull))return unanswered(pull);if(pull.headSha!==run.headSha)return refused("the pull request has a newer\
 commit by now");let[baseCommit,headCommit]=[report.base.commit,report.head.commit];return baseCommit===null||headCommit===null?report.verdict==="inconclusive"?
{kind:"settled",report:withDoubt(report,nothingCompared),pull}:refused("it does not say what it compared"):settledBy(api,where,{run,pull,report,baseCommit,headCommit},
inputs)}function pullOf(pulls,named){let[only,other]=pulls;return only===void 0?"no open pull request has this commit as its head":named!==void 0?pulls.includes(
named)?named:"it was made for another pull request than those of this commit":other===void 0?only:"several pull requests have this commit as their head, and it \
names none"}async function settledBy(api,where,claimed,inputs){let{run,pull,report,baseCommit,headCommit}=claimed,base=await commitFacts(api,where,baseCommit);if(isFailure(
base))return unanswered(base);let head=await commitFacts(api,where,headCommit);if(isFailure(head))return unanswered(head);let other=await whyOtherChange(api,where,
claimed,head.parents);if(other!==void 0)return refused(other);let config=await fileAt(api,where,configPath,baseCommit);if(isFailure(config))return unanswered(config);
let ownConfig=await fileAt(api,where,configPath,headCommit);if(isFailure(ownConfig))return unanswered(ownConfig);let pins=await pinsFor(api,where,base.tree,baseCommit);
if(isFailure(pins))return unanswered(pins);let policy=policyOf(inputs,config?.text,pins);if(typeof policy=="string")return refused(policy);let grants=await grantsFor(
api,where,policy,pull);if(isFailure(grants))return unanswered(grants);let replay=await tracesFor(api,where,policy,base.tree);if(isFailure(replay))return unanswered(
replay);let scope=await scopeFor(api,where,report,policy,{base:base.tree,head:head.tree});if(isFailure(scope))return unanswered(scope);let untouched=await untouchedFor(
api,where,report,{base:base.tree,head:head.tree});if(isFailure(untouched))return unanswered(untouched);let checked=recheck(report,{base:{commit:baseCommit,tree:base.
tree},head:{commit:headCommit,tree:head.tree},policy:policy.summary,servers:policy.servers.map(({profile,pin})=>({id:profile.id,version:pin.version,treeDigests:Object.
values(pin.treeDigests)})),isConfigurationChanged:config?.text!==ownConfig?.text,grants,replay,...scope===null?{}:{scope},...untouched===null?{}:{untouched}});if(checked.
kind==="refused")return checked;let isOwnWorkflow=await isWorkflowChanged(api,where,run,baseCommit,headCommit);return typeof isOwnWorkflow!="boolean"?unanswered(
isOwnWorkflow):{kind:"settled",report:isOwnWorkflow?withDoubt(checked.report,ownWorkflow):checked.report,pull}}var nothingCompared={code:"base-unavailable",message:"\
the report does not say what it compared",hint:null},ownWorkflow={code:"unreviewed-workflow",message:"the change edits the workflow that measured it",hint:"Revi\
ew that edit by hand: what an edited workflow measured of itself never passes."};async function pinsFor(api,where,tree,commit){let files=await filesIn(api,where,
tree,[pinsFolder]);if(isFailure(files))return files;let texts=new Map;for(let path of files.filter(one=>one.endsWith(".json"))){let file=await fileAt(api,where,
path,commit);if(isFailure(file))return file;file!==null&&texts.set(path,file.text)}return texts}function policyOf(inputs,config,texts){try{let pins=[...[...texts].
map(([path,text])=>parsePin(text,path)),...registry.shippedPins];return decidePolicy({servers:inputs.servers.map(parseServer),file:void 0,settings:settingsOf(inputs),
failOn:oneOf(inputs.failOn||void 0,failOnLevels,"the input fail-on"),scope:oneOf(inputs.scope||void 0,scopeSettings,"the input scope"),traces:inputs.traces,replay:oneOf(
inputs.replay||void 0,replayModes,"the input replay"),where:"actions"},{base:config,head:void 0},{registry,pins:{base:pins,head:pins},sources:[]})}catch(error){
if(error instanceof UserError)return`base's policy cannot be read here: ${error.message}`;throw error}}async function whyOtherChange(api,where,{run,pull,baseCommit,
headCommit},parents){if(baseCommit===headCommit)return"it compares a commit with itself";if(headCommit===run.headSha){let meeting=await mergeBaseOf(api,where,pull.
baseRef,run.headSha);return typeof meeting!="string"?`GitHub could not be asked about base: ${meeting.why}`:meeting===baseCommit?void 0:"its base is not where t\
he change begins"}return headCommit!==pull.mergeCommit||parents[1]!==run.headSha?"its head is neither the run's commit nor GitHub's present merge of it: run the\
 analysis again":parents[0]===baseCommit?void 0:"its base is not the first parent of the merge"}async function grantsFor(api,where,policy,pull){let allowed=policy.
summary.origin==="base"?policy.config.waivers:[],labels=labelGrants(allowed,pull.labels);if(!allowed.includes("trailer"))return labels;let messages=await pullMessages(
api,where,pull.number);return isFailure(messages)?messages:[...trailerGrants(messages).grants,...labels]}async function tracesFor(api,where,{config},tree){if(config.
replay==="off")return null;let files=await filesIn(api,where,tree,config.traces.map(glob=>import_picomatch.default.scan(glob).base.replace(/\\(.)/gu,"$1")));return isFailure(
files)?files:{mode:config.replay,files:files.filter(tracesOf(config))}}async function isWorkflowChanged(api,where,{workflow},base,head){if(workflow===null)return!0;
let before=await fileAt(api,where,workflow,base);if(isFailure(before))return before;let after=await fileAt(api,where,workflow,head);return isFailure(after)?after:
before===null||before.blob!==after?.blob}async function refuse(api,where,run,inputs,text,why){if(inputs.check!==""){let target={...where,name:inputs.check,headSha:run.
headSha,digest:sha256(`${text}${why}`)};await postCheck(api,target,{conclusion:"action_required",title:"Inconclusive: the report was refused",summary:`The repor\
t of the analysis was not posted: ${codeSpan(why)}.`,annotations:[]})}throw new UserError("report-refused",`the report was refused: ${why}`)}function isFailure(value){
return typeof value=="object"&&value!==null&&value.kind==="failed"}function unanswered({why}){return refused(`GitHub could not be asked: ${why}`)}function refused(why){
return{kind:"refused",why}}var import_node_fs4=__toESM(require_node_fs(),1),import_node_path6=__toESM(require_node_path(),1);var nothingToShare={jobs:[{units:[],files:0,weight:0}],by:"bytes"};async function planJobs(step,inputs,request){let jobs=jobsOf(inputs.jobs,"the input jobs"),{lastRun}=inputs,
costs=lastRun===""?{}:readCosts((0,import_node_path6.resolve)(request.repository,lastRun),lastRun),planned=await planRun(step,request,{jobs,costs});if(planned.kind===
"unmeasured")for(let line of reasonsOf(planned.report))step.stderr.write(line);let plan=planned.kind==="planned"?planned.plan:nothingToShare;return step.stdout.
write(planText(plan)),writeOutputs(planOutputs(matrixText(plan))),0}async function lookAtUnits(step,inputs,request){let units=parseUnits(inputs.units),folder=temporaryFile(
step,"shard");(0,import_node_fs4.rmSync)(folder,{recursive:!0,force:!0});let looked=await lookAtShard(step,request,{units,folder});if(looked.kind==="unmeasured"){
for(let{message,hint}of looked.report.reasons)step.stdout.write(problemCommand(message,hint??""));return exitCode(looked.report)}for(let{unit,why}of looked.shard.
units)step.stdout.write(terminalText(`${unitText(unit)}  ${why===null?"kept":`left to merge: ${why}`}`).concat(`
`));return step.stdout.write(`${plural(units.length,"unit")} looked at
`),writeOutputs(shardOutputs(folder)),0}async function judgeShards(step,inputs,request){let folder=(0,import_node_path6.resolve)(step.where.runner.workspace??step.
cwd,inputs.shards),isThere=(0,import_node_fs4.existsSync)(folder),note=text=>request.progress({kind:"note",text});isThere||note(`there is no folder ${folder}: n\
o job has brought what it found`);let{notes,...result}=await mergeShards(step,request,isThere?[folder]:[]);return notes.forEach(note),result}function reasonsOf({
reasons:reasons2}){return reasons2.map(({code,message,hint})=>`${terminalText(`lanser: ${code}: ${message} ${hint??""}`.trimEnd())}
`)}async function runAction(step,signal){try{return await judge(step,signal)}catch(error){throw error instanceof UserError&&(step.stdout.write(problemCommand(error.
message,error.hint)),writeSummary(step,problemSummary(error.message,error.hint))),error}}async function judge(step,signal){let inputs=readInputs();if(inputs.driftIssue!==
"")return runDriftIssue(step,inputs,signal);if(inputs.publish!=="")return runPublish(step,inputs,signal);refuseUnsafeTrigger(step.where,{isAllowed:inputs.allowUnsafeTrigger,
hasToken:inputs.githubToken!==""});let folder=(0,import_node_path7.resolve)(step.where.runner.workspace??step.cwd,inputs.workingDirectory||".");if(inputs.drift.
length>0)return askCommittedTraces(step,inputs,folder,signal);let request=requestOf(step,inputs,folder,signal),state=await switchedOff(step,request);if(state===
"off")return endSwitchedOff(step,inputs,signal);if(state==="not heard"&&request.progress({kind:"note",text:notHeardText}),inputs.jobs!=="")return planJobs(step,
inputs,request);if(inputs.units!=="")return lookAtUnits(step,inputs,request);let result=inputs.shards===""?await runGate(step,{...request,observations:await observationsOf(
step,inputs,signal)}):await judgeShards(step,inputs,request),{report}=result,rendering=renderingOf(step,inputs,report,chosenIn(folder,inputs));step.stdout.write(
surfaces.log.render(rendering));let pullRequest=pullRequestOf(step.where)?.number,run=pullRequest===void 0?result.run:{...result.run,pullRequest},written=writeFiles(
step,inputs,folder,rendering,run);writeOutputs(outputsOf(report,written.files));let target={headSha:result.judged??checkedCommit(step.where),pullRequest},results=[
...written.failed,...await post3(step,inputs,target,rendering,signal)];return results.length>0&&written.files.report!==""&&attempt("report",()=>writeReport(written.
files.report,rendering,{...run,surfaces:results})),finish(step,rendering,results),exitCode(report)}function chosenIn(folder,inputs){let{workingDirectory,config,
baseDependencies}=inputs;if(!(workingDirectory!==""&&!(0,import_node_fs5.existsSync)((0,import_node_path7.join)(folder,".git"))))return{...inputs,roots:[]};let atTop=path=>path===
""||(0,import_node_path7.isAbsolute)(path)?path:(0,import_node_path7.join)(workingDirectory,path);return{...inputs,roots:[(0,import_node_path7.normalize)(workingDirectory)],
config:atTop(config),baseDependencies:atTop(baseDependencies)}}function requestOf(step,inputs,folder,signal){return{repository:folder,roots:[folder],...comparisonOf(
step,inputs),policy:{servers:inputs.servers.map(parseServer),file:inputs.config===""?void 0:{path:(0,import_node_path7.resolve)(folder,inputs.config),name:inputs.
config},settings:settingsOf(inputs),failOn:oneOf(inputs.failOn||void 0,failOnLevels,"the input fail-on"),scope:oneOf(inputs.scope||void 0,scopeSettings,"the inp\
ut scope"),traces:inputs.traces,replay:oneOf(inputs.replay||void 0,replayModes,"the input replay"),where:"actions"},...inputs.baseDependencies===""?{}:{baseDependencies:(0,import_node_path7.resolve)(
folder,inputs.baseDependencies)},labels:pullRequestOf(step.where)?.labels??[],tampering:watchRunnerFiles(step.where.runner,"all"),cacheFolder:cacheFolder(step,inputs.
cache||void 0),traceFolder:void 0,progress:progressTo(step.stderr,step.clock),signal}}function comparisonOf(step,inputs){let base=inputs.base===""?eventComparison(
step.where)?.base??{kind:"default"}:namedBase(step,inputs.base),head=inputs.head===""?{kind:"checked-out"}:{kind:"commit",rev:inputs.head};return{base,head}}function namedBase(step,rev){
let pull=pullRequestOf(step.where);return{kind:"merge-base",rev,...pull===void 0?{}:{pullHead:pull.headSha}}}function writeFiles(step,inputs,folder,rendering,run){
let report=inputs.report===""?temporaryFile(step,"report.json"):(0,import_node_path7.resolve)(folder,inputs.report),wanted=eachActionFile(name=>{if(name==="repo\
rt")return report;let{beside:beside2}=surfaces[name];return inputs[name]!==""?(0,import_node_path7.resolve)(folder,inputs[name]):beside2===null?"":(0,import_node_path7.join)(
(0,import_node_path7.dirname)(report),beside2)}),failed=actionFiles.filter(name=>wanted[name]!=="").flatMap(name=>attempt(name,()=>writeSurface(name,wanted[name],
rendering,run))),isFailed=name=>failed.some(({surface})=>surface===name);return{files:eachActionFile(name=>isFailed(name)?"":wanted[name]),failed}}function attempt(surface,write){
try{return write(),[]}catch(error){if(!(error instanceof UserError))throw error;return[{surface,state:"failed",why:error.message}]}}var host=realHost(),abort=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>abort.abort());process.on("uncaughtException",error=>{
host.stderr.write(showProblem(error).text),process.exit(errorTable.broken.exitCode)});process.exitCode=await exitCodeOf(host,()=>runAction(stepOf(host),abort.signal));
