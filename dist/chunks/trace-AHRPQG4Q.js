import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{checkOf,problemIn,readSchema,readText}from"./chunk-IK7IO3JG.js";import"./chunk-YXK75AN6.js";import{sayTo}from"./chunk-OW5VL45J.js";import{
configuredTraces,drift,driftAsking,driftFlags,driftSummary,filesOf,fromTop,loadTrace,openWorkbench,quarantinePath,readTrend,sayRecordingNotes,shownName,traceFile,
tracesFolder,trendChart,trendText}from"./chunk-6ARVK3AG.js";import{gateCommand}from"./chunk-RICX5XJC.js";import"./chunk-HZGDFSC3.js";import"./chunk-LALXOBHQ.js";
import{reportText}from"./chunk-GUNLRBMY.js";import"./chunk-Y6PO7HJM.js";import"./chunk-MYVA3OA6.js";import"./chunk-Q5FGZFO5.js";import{writeKept,
writeReport}from"./chunk-MRIA7GJ3.js";import"./chunk-LCPAZEPR.js";import"./chunk-DLYU2D2A.js";import"./chunk-INA3GH4L.js";import{exitCode}from"./chunk-7WUX6KE4.js";
import{showProblem}from"./chunk-YHSFVGX6.js";import"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";import"./chunk-5AL6XYWS.js";import{
shellWord}from"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import{cacheFolder,oneOf,parseServer}from"./chunk-DHIWY54A.js";import{safeIn}from"./chunk-WNYC7T37.js";
import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalName,visible}from"./chunk-FO76SHGF.js";import{aroundLines,asAlways,changedDigest,compareFacts,
factsOf,firstDivergence,isOfQuestions,lackIn,linesOf,messageChanges,observedIn,openTraceFile,profileOf,readRecorded,readTrace,recordedPaths,recordedRun,replayOffline,
replayQuestions,replayRun,runTrace,secretsIn,serializeReport,textOf,variationNames}from"./chunk-CWWKSMFH.js";import"./chunk-YTIMTKOY.js";import"./chunk-ORKVBMDF.js";
import{reportFromV1}from"./chunk-4A3XBLML.js";import{faultText,placeholder,questionsSession,reportName,sessionNames,withoutEnding}from"./chunk-F4TTOTYP.js";
import"./chunk-ERLLFPFO.js";import{parserFor}from"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";import"./chunk-CE3S3RLV.js";import"./chunk-XAEJU6KT.js";
import"./chunk-5WPMPWB3.js";import{checkObjects}from"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";
import{placeInside,prepareFile}from"./chunk-SRB2PXS7.js";import{configPath}from"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";
import{validateReportV1}from"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";
import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";
import"./chunk-HRPOUGWA.js";import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import"./chunk-7E3DSVTW.js";import{serializeBundle}from"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import{require_api2 as require_api}from"./chunk-PO5HRUBH.js";
import"./chunk-BRONEMYC.js";import{canonical,compareText,findingsOf,member}from"./chunk-XC2CTCOW.js";import{UserError,errorTable,nearest,plural,shortId,
shorten,withHelpOf}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function tracesTop({cwd}){for(let at=cwd;;at=(0,import_node_path.dirname)(at)){if((0,import_node_fs.existsSync)((0,import_node_path.join)(at,tracesFolder))||(0,import_node_fs.existsSync)(
(0,import_node_path.join)(at,configPath)))return at;if(at===(0,import_node_path.dirname)(at))return cwd}}function traceNames(folder){return(0,import_node_fs.globSync)(
"**/*.trace.{jsonl,jsonl.zst}",{cwd:folder}).sort()}var import_vscode_languageserver_protocol2=__toESM(require_api(),1);var import_vscode_languageserver_protocol=__toESM(require_api(),1);function describe(entry,exchange){return exchange===void 0?describeNote(entry):`${exchange.direction===">"?"→":"←"} ${describeExchange(exchange,entry.t)}`}function describeExchange(exchange,time){
if(exchange.kind==="answer")return describeAnswer(exchange,time);let{method,params}=exchange,known=Object.hasOwn(described,method)?described[method]?.(params):void 0;
return known!==void 0?known:`${method}${about(params)}`}var described={[import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.method]:params=>{let text2=member(
member(params,"textDocument"),"text"),lines=typeof text2=="string"?` (${plural(text2.split(`
`).length,"line")})`:"";return`opened ${documentOf(params)??"a document"}${lines}`},[import_vscode_languageserver_protocol.DidCloseTextDocumentNotification.method]:params=>`\
closed ${documentOf(params)??"a document"}`,[import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method]:params=>{let items=member(params,"diag\
nostics");return Array.isArray(items)?`${findings(items)} in ${nameOf(member(params,"uri"))??"a document"}`:void 0},[import_vscode_languageserver_protocol.LogMessageNotification.
method]:params=>`log ${quoted(member(params,"message"))}`,[import_vscode_languageserver_protocol.ShowMessageNotification.method]:params=>`shows ${quoted(member(
params,"message"))}`,"$/progress":params=>{let value=member(params,"value"),[kind,title,message]=["kind","title","message"].map(name=>member(value,name)),words=[
title,message].filter(one=>typeof one=="string"&&one!=="").map(quoted);return typeof kind=="string"?["progress",kind,...words].join(" "):void 0}};function describeAnswer({
request,result,error},time){if(request===void 0)return"answered what was not asked";let took=`in ${milliseconds(time-request.time)}`;if(error!==void 0)return`re\
fused ${request.method} ${took}: ${error.code} ${quoted(error.message)}`;let items=request.method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.
method?member(result,"items"):void 0;return Array.isArray(items)?`${findings(items)} ${took}${details(items)}`:`answered ${request.method} ${took}`}function findings(items){
return items.length===0?"no findings":plural(items.length,"finding")}var detailsMax=3;function details(items){return items.length===0?"":`: ${items.slice(0,detailsMax).
map(shortFinding).join("; ")}${items.length>detailsMax?"; …":""}`}function shortFinding(item){let start=member(member(item,"range"),"start"),[line,character]=[
member(start,"line"),member(start,"character")],at=typeof line=="number"&&typeof character=="number"?`${line+1}:${character+1} `:"",code=member(item,"code"),name=typeof code==
"string"||typeof code=="number"?`${code} `:"";return`${at}${name}${quoted(member(item,"message"))}`}function describeNote({k,m}){if(k==="header"){let{server,session,
side,tool,program}=m;return`session ${session} on ${side}: ${server.id} ${server.version}, ${plural(program.length,"file")}, recorded by lanser ${tool.version}`}
if(k==="checkpoint")return"checkpoint";if(k==="trailer")return`end after ${String(member(m,"entries"))} entries`;if(k==="digest")return`noted what ${plural(Object.
keys(member(m,"files")??{}).length,"file")} held`;if(k==="result")return"noted what it led to";if(k==="decision")return`decided ${JSON.stringify(m)}`;let end=member(
m,"end");return end===void 0?`noted ${shorten(JSON.stringify(m),textLengthMax)}`:`the server ended: ${describeEnd(end)}`}function describeEnd(end){let{kind,...more}=Object(
end),details2=Object.values(more).filter(one=>typeof one=="string"||typeof one=="number");return[kind,...details2].join(" ")}function about(params){let document=documentOf(
params);if(document===void 0)return"";let position=member(params,"position"),[line,character]=[member(position,"line"),member(position,"character")],at=typeof line==
"number"&&typeof character=="number"?`:${line+1}:${character+1}`:"";return` ${document}${at}`}function fileOf(exchange){let params=exchange.kind==="answer"?exchange.
request?.params:exchange.params;return documentOf(params)??nameOf(member(params,"uri"))}function holds(exchange,finding){let items=exchange.kind==="answer"?member(
exchange.result,"items"):member(exchange.params,"diagnostics");return Array.isArray(items)?items.some(item=>{let[code,message]=[member(item,"code"),member(item,
"message")];return String(code)===finding||typeof message=="string"&&message.includes(finding)}):!1}function documentOf(params){return nameOf(member(member(params,
"textDocument"),"uri"))}function nameOf(uri){if(typeof uri!="string")return;let prefix=`${placeholder("ROOT_URI")}/`;if(!uri.startsWith(prefix))return uri;try{return decodeURIComponent(
uri.slice(prefix.length))}catch{return uri}}var textLengthMax=200;function quoted(text2){let shown=typeof text2=="string"?text2:JSON.stringify(text2??null);return`\
"${shorten(shown,textLengthMax)}"`}function milliseconds(time){let ms=time/1e3;return`${ms<10?ms.toFixed(1):Math.round(ms)} ms`}function createExchanges(){let open={">":new Map,"<":new Map};return{next:({k,d,m,t})=>{if(k!=="frame"||d===void 0)return;let message=m,{method,params,id}=message,
name=typeof id=="string"?id:JSON.stringify(id??null);if(typeof method=="string")return id===void 0?{kind:"notification",direction:d,method,params}:(open[d].set(
name,{method,params,time:t}),{kind:"request",direction:d,id:name,method,params});let asked=open[d===">"?"<":">"],request=asked.get(name);return asked.delete(name),
{kind:"answer",direction:d,id:name,request,result:message.result,error:errorOf(message)}}}}function errorOf(message){let{error}=message;if(typeof error!="object"||
error===null)return;let{code,message:text2,data}=error;return{code:typeof code=="number"?code:0,message:typeof text2=="string"?text2:"",data}}function differingFindings(a,b){let[one,other]=[findingsIn(a),findingsIn(b)];return{removed:without(one,other),added:without(other,one)}}function findingsIn(trace){
let exchanges=createExchanges(),byFile=new Map;for(let entry of trace.entries()){let exchange=exchanges.next(entry);if(exchange===void 0)continue;let file=fileOf(
exchange),isPull=exchange.kind==="answer"&&exchange.request?.method===import_vscode_languageserver_protocol2.DocumentDiagnosticRequest.method,isPush=exchange.kind===
"notification"&&exchange.method===import_vscode_languageserver_protocol2.PublishDiagnosticsNotification.method,items=isPull?member(exchange.result,"items"):isPush?
member(exchange.params,"diagnostics"):void 0;file!==void 0&&Array.isArray(items)&&byFile.set(file,items.map(item=>`${file}:${shortFinding(item)}`))}return[...byFile.
values()].flat().sort(compareText)}function without(own,others){let left=new Map;for(let other of others)left.set(other,(left.get(other)??0)+1);return own.filter(
one=>{let count=left.get(one)??0;return left.set(one,count-1),count<=0})}var diffHelp=`lanser trace diff A B: which findings of two traces differ, where they part first, and which messages differ

  A, B                files, or names below .lanser/traces
  --format FORMAT     text or json (default: text)

Times are not compared.

Exit code: 0 when they are the same, 76 when they differ.
`,options={format:{type:"string"},help:{type:"boolean",short:"h"}};async function traceDiff(host,args){let{values,positionals}=parseFlags(args,options);if(values.
help===!0)return host.stdout.write(diffHelp),0;let[first,second,...more]=positionals;if(first===void 0||second===void 0||more.length>0)throw new UserError("usag\
e","trace diff needs two traces",{hint:"lanser trace diff A B"});let format=oneOf(values.format,["text","json"],"--format")??"text",open=named2=>openTraceFile(traceFile(
host,tracesTop(host),named2),named2),[a,b]=[open(first),open(second)],compared=firstDivergence(a,b);if(compared.kind==="fault")throw new UserError("replay-misma\
tch",faultText(compared.of==="a"?first:second,compared.fault));if(compared.kind==="identical"){for(let source of[a,b])whole(source);return format==="json"?host.
stdout.write(`${JSON.stringify({...compared,findings:{removed:[],added:[]},messages:[]},null,2)}
`):sayTo(host)(`the same: ${first} and ${second}`),0}let traces={a:whole(a),b:whole(b)},{changes,isWhole}=messageChanges(traces.a,traces.b),findings2=differingFindings(
traces.a,traces.b);if(format==="json")host.stdout.write(`${JSON.stringify({...compared,findings:findings2,messages:changes,isWhole},null,2)}
`);else{let say=sayTo(host);sayFindings(say,findings2),describe2(say,{a:first,b:second},compared,changes,isWhole)}return errorTable["replay-mismatch"].exitCode}
function whole(source){let read2=readTrace(source);if(read2.kind==="trace")return read2.trace;throw new UserError("replay-mismatch",faultText(source.name,read2))}
var findingsShownMax=20;function sayFindings(say,{removed,added}){let rows=[...removed.map(one=>`  - ${one}`),...added.map(one=>`  + ${one}`)];say(rows.length===
0?"the findings are the same":"findings that differ:");for(let row of rows.slice(0,findingsShownMax))say(row);rows.length>findingsShownMax&&say(`  and ${rows.length-
findingsShownMax} more`)}var isLog=/^ {2}\d+ < \{[^{]*"method":"(?:window\/logMessage|\$\/progress)"/u;function folded(all){let rows=[],logs=[],flush=()=>{rows.
push(...logs.length>1?[`  … ${logs.length} messages of the server's log`]:logs),logs=[]};for(let line of all)isLog.test(line)?logs.push(line):(flush(),rows.push(
line));return flush(),rows}function describe2(say,names,found,changes,isWhole){say(`they part at entry ${found.entry}${found.pointer===""?"":`, at ${found.pointer}`}`);
for(let side of["a","b"]){say(`${names[side]}: ${found[side]}`);for(let line of folded(aroundLines(found,side)))say(`  ${line}`)}say(changes.length===0?"the mes\
sages are the same, in another order":"messages that differ, whatever their order:");for(let{direction,method,part,removed,added,changed,first}of changes){let what=Object.
entries({changed,removed,added}).filter(([,count])=>count>0).map(([word,count])=>`${count} ${word}`).join(", ");say(`  ${direction===">"?"→":"←"} ${method}${part===
"answer"?" (answer)":""}: ${what}; first entry ${first}`)}isWhole||say("there is more than can be compared; this is about the first part")}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var driftHelp=`lanser trace drift [--trace NAME] [-- FILE…]: asks the pinned server again and shows what its results depend on

  --trace NAME        a trace below .lanser/traces, or a file: its tree, its files, its server
  FILE                without --trace: files or folders of the commit (default: all)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           without --trace: the commit (default: HEAD)
  --server ID[@VERSION]   without --trace: which server
  --root DIR          without --trace: which project root of the server (default: the top, or the only one)
  --runs K            how often under the canonical schedule (default: 3)
  --schedules LIST    besides: reverse, shuffle:SEED, or shuffles:N, with commas between them (default: reverse)
  --vary LIST         ${variationNames.join(", ")}, all, pairs
  --against ID@VERSION   what another version of the server answers, per rule and per file
  --reduce N          how many sets of files may be tried to find the smallest that shows it (default: 40; 0: none)
  --format FORMAT     text or json (default: text)
  --report FILE       writes the report as JSON (schemas/drift.v1.json)
  --issue FILE        writes the text of an issue, when the list does not have it all: for those who make the server, or of what is not
                      as recorded
  --trend FILE        adds a line (schemas/trend.v1.json) and shows the chart
  --summary FILE      adds what was found, as Markdown, to a job's summary
  --quarantine FILE   what is known (default: ${quarantinePath}); the exit code is of what is not in it
  --allow-secrets     writes a report, an issue or a summary in which something looks like a secret
  --cache DIR|none    where servers are kept

An issue leaves out each file in which something looks like a secret.

Exit code: 0; 76 when equal schedules came to different results, or to another than recorded, and the list does not have it, or
when the runs had different environments, so that nothing was compared (D9); 3 when the trace's tree is not in this clone; 65
when no run was healthy, or none of the version of --against.
`,options2={...driftFlags,trace:{type:"string"},repo:{type:"string"},rev:{type:"string"},server:{type:"string"},root:{type:"string"},format:{type:"string"},report:{
type:"string"},issue:{type:"string"},trend:{type:"string"},summary:{type:"string"},cache:{type:"string"},help:{type:"boolean",short:"h"}},exitCodes={fine:0,differs:errorTable["\
replay-mismatch"].exitCode,"recorded-elsewhere":errorTable["replay-mismatch"].exitCode,incomparable:errorTable["replay-mismatch"].exitCode,unmeasured:errorTable["\
server-crashed"].exitCode,"other-version-unmeasured":errorTable["server-crashed"].exitCode};function driftExitCode(end){return exitCodes[end]}async function traceDrift(program,args,signal){
let{values,positionals}=parseFlags(args,options2),{stdout,where}=program;if(values.help===!0)return stdout.write(driftHelp),0;let format=oneOf(values.format,["t\
ext","json"],"--format")??"text",fromCaller=path=>(0,import_node_path2.resolve)(program.cwd,path),asking=driftAsking(values),found=await drift(program,{repository:fromCaller(
values.repo??"."),target:targetOf(values,positionals),asking,cacheFolder:cacheFolder(program,values.cache),signal});if(found.kind==="unavailable")throw new UserError(
"not-found",`inconclusive: ${found.message}`,{hint:found.hint});stdout.write(format==="json"?found.json:safeIn(where,found.text));let{report,issue,summary}=found.
kept;values.report!==void 0&&writeKept(program,fromCaller(values.report),report,"drift report"),values.issue!==void 0&&issue!==null&&writeKept(program,fromCaller(
values.issue),issue,"text of the issue");let chart=values.trend===void 0?"":addToTrend(fromCaller(values.trend),found.trendLine);return chart!==""&&format==="te\
xt"&&stdout.write(safeIn(where,chart)),values.summary!==void 0&&(summary.kind==="withheld"&&program.stderr.write(`lanser: ${summary.note}
`),prepareFile(fromCaller(values.summary)),(0,import_node_fs2.appendFileSync)(fromCaller(values.summary),driftSummary(found,chart))),driftExitCode(found.end)}function targetOf(flags,files){
let{trace,rev,root}=flags,server=flags.server===void 0?void 0:parseServer(flags.server);if(trace===void 0)return{kind:"commit",rev,server,root,files};let others=[
server,rev,root].filter(one=>one!==void 0);if(files.length===0&&others.length===0)return{kind:"trace",named:trace};throw new UserError("usage","a trace names it\
s files, commit, server and root: --trace excludes FILE, --rev, --server and --root")}function addToTrend(file,line){let known=readTrend((0,import_node_fs2.existsSync)(
file)?read(file):"");if(known.kind==="fault")throw new UserError("unreadable-file",`${file}:${known.line}: ${known.message}`);return prepareFile(file),(0,import_node_fs2.appendFileSync)(
file,trendText(line)),trendChart([...known.lines,line])}function read(file){try{return readFileText(file)}catch(error){throw new UserError("unreadable-file",`${file}\
 cannot be read`,{cause:error})}}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var groups={">":{requests:100,notifications:1,label:"to the server"},"<":{requests:200,notifications:2,label:"from the server"}};function*chromeTrace(trace){let{
server,session,side}=trace.header,lanes={">":createLanes(),"<":createLanes()},exchanges=createExchanges(),last=0;yield`{"displayTimeUnit":"ms","traceEvents":[
${JSON.stringify(named("process_name",0,`${server.id} ${server.version}, ${session} on ${side}`))}`;for(let direction of[">","<"]){let{notifications,label}=groups[direction];
yield next(named("thread_name",notifications,`notifications ${label}`))}for(let entry of trace.entries()){last=entry.t;let exchange=exchanges.next(entry);if(exchange===
void 0)continue;let{direction}=exchange;if(exchange.kind==="notification"){let{notifications}=groups[direction];yield next({name:exchange.method,cat:"notificati\
on",ph:"i",s:"t",ts:entry.t,pid:1,tid:notifications,args:argsOf(exchange.params)})}else if(exchange.kind==="request"){let{isNew,lane}=lanes[direction].begin(exchange.
id,exchange,entry.t),{requests,label}=groups[direction];isNew&&(yield next(named("thread_name",requests+lane,`requests ${label}${lane===0?"":`, ${lane+1}`}`)))}else{
let asker=direction===">"?"<":">",begun=lanes[asker].end(exchange.id),error=exchange.error===void 0?{}:{error:exchange.error.message,code:exchange.error.code};begun!==
void 0&&(yield next(complete(asker,begun,entry.t,error)))}}for(let direction of[">","<"])for(let begun of lanes[direction].left())yield next(complete(direction,
begun,last,{answered:!1}));yield`
]}
`}function next(event){return`,
${JSON.stringify(event)}`}function named(what,thread,name){return{name:what,ph:"M",pid:1,tid:thread,args:{name}}}function complete(direction,begun,end,more){let{
request,time,lane}=begun;return{name:request.method,cat:"request",ph:"X",ts:time,dur:Math.max(0,end-time),pid:1,tid:groups[direction].requests+lane,args:{...argsOf(
request.params),...more}}}function argsOf(params){let{textDocument,message,token,value}=params??{},uri=textDocument?.uri,title=value?.title,shown=Object.entries(
{uri,message,token,title}).filter(([,one])=>typeof one=="string"||typeof one=="number");return Object.fromEntries(shown)}function createLanes(){let begun=new Map,
isBusy=[];return{begin:(id,request,time)=>{let free=isBusy.indexOf(!1),lane=free<0?isBusy.length:free,isNew=lane===isBusy.length;return isBusy[lane]=!0,begun.set(
id,{request,time,lane}),{isNew,lane}},end:id=>{let found=begun.get(id);return found!==void 0&&(isBusy[found.lane]=!1),begun.delete(id),found},left:()=>begun.values()}}function*languageClientLog(trace){let exchanges=createExchanges();for(let entry of trace.entries()){let exchange=exchanges.next(entry);exchange!==void 0&&(yield`\
[Trace - ${clockTime(entry.t)}] ${headline(exchange,entry.t)}
${dataOf(exchange)}


`)}}function headline(exchange,time){let isOurs=exchange.direction===">";if(exchange.kind==="notification")return`${isOurs?"Sending":"Received"} notification '${visible(
exchange.method)}'.`;let id=exchange.id.replaceAll(/[^0-9A-Za-z-]/g,"-");if(exchange.kind==="request")return`${isOurs?"Sending":"Received"} request '${visible(exchange.
method)} - (${id})'.`;let{request,error}=exchange,method=visible(request?.method??"unknown"),ms=Math.round((time-(request?.time??time))/1e3),failed=error===void 0?
"":` Request failed: ${visible(error.message)} (${error.code}).`;return isOurs?`Sending response '${method} - (${id})'. Processing request took ${ms}ms.${failed}`:
`Received response '${method} - (${id})' in ${ms}ms.${failed}`}function dataOf(exchange){if(exchange.kind!=="answer")return exchange.params===void 0?"No paramet\
ers provided.":`Params: ${pretty(exchange.params)}`;let{error,result}=exchange;return error!==void 0?error.data===void 0?"No data.":`Error data: ${pretty(error.
data)}`:result==null?"No result returned.":`Result: ${pretty(result)}`}function pretty(value){return JSON.stringify(value,null,4)}function clockTime(time){let seconds=Math.
floor(time/1e6),two=value=>String(value).padStart(2,"0"),hours=Math.floor(seconds/3600)%24;return`${hours%12===0?12:hours%12}:${two(Math.floor(seconds/60)%60)}:${two(
seconds%60)} ${hours<12?"AM":"PM"}`}var exportHelp=`lanser trace export TRACE --to FORMAT: a trace for tools that others made

  TRACE               a file, or a name below .lanser/traces
  --to FORMAT         vscode: the log of VS Code's language client, for the language server protocol inspector
                      chrome: trace events, for Perfetto (ui.perfetto.dev) or chrome://tracing
  --out FILE          where to (default: standard output)

Exit code: 0, 76 when it is not a complete trace.
`,options3={to:{type:"string"},out:{type:"string"},help:{type:"boolean",short:"h"}},formats={vscode:languageClientLog,chrome:chromeTrace};async function traceExport(host,args){
let{values,positionals}=parseFlags(args,options3);if(values.help===!0)return host.stdout.write(exportHelp),0;let[named2,...more]=positionals;if(named2===void 0||
more.length>0)throw new UserError("usage","trace export needs one trace",{hint:"lanser trace export TRACE --to vscode"});let format=oneOf(values.to,["vscode","c\
hrome"],"--to");if(format===void 0)throw new UserError("usage","trace export needs --to vscode or --to chrome");let trace=loadTrace(traceFile(host,tracesTop(host),
named2),named2),pieces=formats[format](trace);if(values.out===void 0)for(let piece of pieces)host.stdout.write(piece);else writeTo((0,import_node_path3.resolve)(
host.cwd,values.out),values.out,pieces);return 0}function writeTo(file,shown,pieces){try{prepareFile(file);let descriptor=(0,import_node_fs3.openSync)(file,"w");
try{for(let piece of pieces){let bytes=Buffer.from(piece);for(let at=0;at<bytes.length;)at+=(0,import_node_fs3.writeSync)(descriptor,bytes,at)}}finally{(0,import_node_fs3.closeSync)(
descriptor)}}catch(error){throw error instanceof UserError?error:new UserError("unreadable-file",`${shown} cannot be written`,{cause:error})}}var import_node_fs4=__toESM(require_node_fs(),1),import_node_path4=__toESM(require_node_path(),1);var errorCodes={"server-not-started":"server-not-started","server-crashed":"server-crashed","server-protocol":"server-crashed","server-timeout":"server-timeout",
"server-not-ready":"server-timeout","server-configuration":"bad-configuration","canary-failed":"not-found","file-count-mismatch":"not-found","digest-mismatch":"\
not-found","shard-missing":"not-found",cancelled:"cancelled"},failureCodes=Object.keys(errorCodes);function unhealthy(server,{code,message},versionProblem){let errorCode=errorCodes[code],
hint=versionProblem??(errorCode==="not-found"?"Try again.":errorTable[errorCode].hint);return new UserError(errorCode,`nothing was recorded: ${server} was not h\
ealthy: ${message}`,{hint})}var sessions=[...sessionNames,"files",questionsSession],statuses=["complete","incomplete","failed","unfinished"],listHelp=`lanser trace list: the traces that ar\
e there

  --repo DIR          any folder inside the repository (default: the current folder)
  --dir DIR           where to look (default: all that a gate replays)
  --server ID[@VERSION]   of this server
  --session NAME      of this session: ${sessions.join(", ")}
  --operation METHOD  in which this was asked, for example textDocument/definition
  --status STATUS     complete; incomplete: without a final answer for some file; failed: the session counts for nothing;
                      unfinished: it was not recorded to its end
  --failure CODE      that failed so, for example server-crashed
  --selector PLACE    in which this place was asked about, as it is printed
  --exit-code N       in which a question ended so
  --format FORMAT     text or json (default: text)

Exit code: 0.
`,options4={repo:{type:"string"},dir:{type:"string"},server:{type:"string"},session:{type:"string"},operation:{type:"string"},status:{type:"string"},failure:{type:"\
string"},selector:{type:"string"},"exit-code":{type:"string"},format:{type:"string"},help:{type:"boolean",short:"h"}};async function traceList(host,args){let{values,
positionals}=parseFlags(args,options4);if(values.help===!0)return host.stdout.write(listHelp),0;if(positionals.length>0)throw new UserError("usage","trace list \
takes no names",{hint:"Name a folder with --dir DIR."});let format=oneOf(values.format,["text","json"],"--format")??"text",wanted={server:values.server===void 0?
void 0:parseServer(values.server),session:oneOf(values.session,sessions,"--session"),operation:values.operation,status:oneOf(values.status,statuses,"--status"),
failure:oneOf(values.failure,failureCodes,"--failure"),selector:values.selector,exitCode:values["exit-code"]};if(values.repo!==void 0&&values.dir!==void 0)throw new UserError(
"usage","--repo and --dir exclude each other",{hint:"Give one of them."});let files=filesOf2(host,values.dir,folderAt(host,values.repo??".")),rows=files.map(({file,
shown})=>rowOf(file,shown,wanted)).filter(row=>row!==void 0);if(format==="json")return host.stdout.write(`${JSON.stringify(rows,null,2)}
`),0;let say=sayTo(host),where=values.dir===void 0?"":` in ${values.dir}`;files.length===0?(say(`there are no traces${where}`),say("  Record those of a commit's\
 change: lanser trace record --name NAME -- gate --base BASE")):rows.length===0&&say(`no such traces${where}: none of the ${files.length} fits`);for(let row of rows)
say(lineOf(row));return 0}function filesOf2(host,dir,repo){if(dir===void 0){let top=tracesTop({cwd:repo});return configuredTraces(top).map(path=>({file:(0,import_node_path4.join)(
top,path),shown:shownName(path)}))}let folder=folderAt(host,dir);return traceNames(folder).map(name=>({file:(0,import_node_path4.join)(folder,name),shown:name}))}
function folderAt({cwd},named2){let folder=(0,import_node_path4.resolve)(cwd,named2);if((0,import_node_fs4.statSync)(folder,{throwIfNoEntry:!1})?.isDirectory()!==
!0)throw new UserError("not-found",`there is no folder ${named2}`);return folder}function rowOf(file,name,wanted){let read2=readTrace(openTraceFile(file,name));
if(read2.kind==="fault")return isOpen(wanted)?{trace:name,problem:faultText(name,read2)}:void 0;let{trace}=read2,{id,version}=trace.header.server,{server,session,
operation}=wanted,questions=questionsIn(trace),{status,failure}=questions===void 0?resultIn(trace):statusOf(trace,questions);if(!(server!==void 0&&(server.id!==
id||(server.version??version)!==version)||session!==void 0&&session!==trace.header.session||wanted.status!==void 0&&wanted.status!==status||wanted.failure!==void 0&&
wanted.failure!==failure||wanted.selector!==void 0&&!questions?.some(one=>one.selector===wanted.selector)||wanted.exitCode!==void 0&&!questions?.some(one=>String(
one.exitCode)===wanted.exitCode)||operation!==void 0&&!isAsked(trace,operation)))return{trace:name,server:{id,version},session:trace.header.session,tool:trace.header.
tool.version,files:trace.header.program.length,entries:trace.count,root:trace.root,status,failure,...questions===void 0?{}:{questions}}}function questionsIn({header,
notes}){if(header.session!==questionsSession)return;let asked=notes.flatMap(({k,m})=>k==="decision"?[member(m,"question")]:[]),answers=member(notes.findLast(({k})=>k===
"result")?.m,"answers");return asked.filter(one=>one!==void 0).map((one,index)=>{let answer=Array.isArray(answers)?answers[index]:void 0,code=member(member(answer,
"error"),"code"),selector=member(one,"selector");return{cmd:String(member(one,"cmd")),selector:typeof selector=="string"?selector:null,status:code===void 0?String(
member(answer,"status")):"error",exitCode:code===void 0?Number(member(answer,"exitCode")):errorTable[code].exitCode}})}function statusOf(trace,questions){let isFailed=questions.
some(({status:status2})=>status2==="error"),isWhole=questions.every(({status:status2})=>status2==="ok"),status=isFailed?"failed":isWhole?"complete":"incomplete";
return{status:trace.notes.some(({k})=>k==="result")?status:"unfinished",failure:null}}function isOpen(wanted){return Object.values(wanted).every(one=>one===void 0)}
function resultIn({notes}){let result=notes.findLast(({k})=>k==="result")?.m;if(result===void 0)return{status:"unfinished",failure:null};let code=member(member(
result,"failure"),"code");if(typeof code=="string")return{status:"failed",failure:code};let files=member(result,"files");return{status:Array.isArray(files)&&files.
some(one=>member(one,"kind")==="unknown")?"incomplete":"complete",failure:null}}function isAsked(trace,method){for(let{m}of trace.entries({direction:">"}))if(member(
m,"method")===method)return!0;return!1}function lineOf(row){if("problem"in row)return`${row.trace}  broken: ${row.problem}`;let{id,version}=row.server,status=row.
status==="complete"?"":`  ${row.status}${row.failure===null?"":`: ${row.failure}`}`,of=row.questions===void 0?plural(row.files,"file"):plural(row.questions.length,
"question");return`${row.trace}  ${id} ${version}  ${row.session}  ${of}  ${row.entries} entries  by lanser ${row.tool}${status}`}var import_node_fs6=__toESM(require_node_fs(),1),import_node_path6=__toESM(require_node_path(),1);var import_node_fs5=__toESM(require_node_fs(),1),import_node_path5=__toESM(require_node_path(),1);async function stillHolds(repository,before,today){let replayed=await replayOffline({kind:"session",path:before.name,source:()=>before}),read2=readRecorded(before);
if(replayed.state!=="equal"||read2.kind!=="trace")return!1;let{header}=read2.trace,[tree]=header.snapshot.tree===null?[]:await checkObjects(repository,[header.snapshot.
tree]);if(tree?.type!=="tree")return!1;let isSetUpAlike=canonical({...header,snapshot:null})===canonical({...today.header,snapshot:null}),facts=trace=>factsOf({
...observedIn(trace),environment:null});return isSetUpAlike&&compareFacts(facts(read2.trace),facts(today)).class==="D0"}function refuseSecrets(file,isAllowed,shown){let found=secretsIn(openTraceFile(file,shown)),[first]=found;if(!(first===void 0||isAllowed))throw new UserError("u\
sage",`something in it looks like a secret (${first.kind}${placeOf(file,first.line)}), so ${shown} was not kept`,{hint:"Take it out of the sources, record other\
 files, or keep it with --allow-secrets."})}function placeOf(file,line){let read2=readTrace(openTraceFile(file)),[entry]=read2.kind==="trace"?read2.trace.entries(
{from:line-1}):[],uri=member(member(member(entry?.m,"params"),"textDocument"),"uri"),path=typeof uri=="string"?/^\$\{ROOT_URI\}\/(.+)$/u.exec(uri)?.[1]:void 0;return path===
void 0?`, line ${line} of the trace`:` in ${path}`}async function recordSession(host,of){var _stack=[];try{let bench=__using(_stack,await openWorkbench(host,{repository:of.repo,rev:of.rev,cacheFolder:of.cacheFolder,
signal:of.signal,progress:text3=>host.stderr.write(`lanser: ${text3}
`)}),!0);let{path}=of;let target=(0,import_node_path5.join)(bench.repository.top,path);if((0,import_node_fs5.existsSync)(target)&&!of.force)throw new UserError(
"usage",`there is a trace ${path}`,{hint:"Replace it with --force, or take another name."});let server=bench.choose(of.server);let snapshot=await bench.open(server,
of.root);let gone=of.leavesOut===!0?of.files.filter(file=>!snapshot.program.includes(file)):[];let left=of.files.filter(file=>!gone.includes(file));if(gone.length>
0&&left.length===0)throw new UserError("not-found",`none of the files of ${path} is there any more`,{hint:`Remove it, or record other files: lanser trace record\
 --name ${withoutEnding(shownName(path))} --force -- FILE…`});let paths=filesOf(snapshot,left,file=>(0,import_node_fs5.existsSync)((0,import_node_path5.join)(
bench.repository.top,file)));for(let file of gone)host.stderr.write(`lanser: ${terminalName(file)} is not there any more
`);of.rev===void 0&&tellEdits(host,bench.repository.top,snapshot,paths);let recording=(0,import_node_path5.join)(bench.context.scratch,path.slice(path.lastIndexOf(
"/")+1));let run=await snapshot.run({...asAlways,session:"files",paths,lookups:null,trace:recording});let{failure}=run.observation;if(failure!==void 0)throw unhealthy(
server.profile.name,failure,server.profile.versionProblem(server.pin.version));refuseUnanswered(`${server.profile.name} ${server.pin.version}`,run.observation);
refuseSecrets(recording,of.allowSecrets,path);let replayed=await replayOffline({kind:"session",path,source:()=>openTraceFile(recording,path)});if(replayed.state!==
"equal")throw new UserError("replay-mismatch",`the recording replays to something else: ${replayed.message}`,{hint:"This is an internal error; please report it \
with the trace."});let isHeld=(0,import_node_fs5.existsSync)(target)&&await stillHolds(bench.repository,openTraceFile(target,path),loadTrace(recording,path));if(isHeld)
return{text:`${path} still holds, and was left as it is
`,isKept:!1};placeInside(bench.repository.top,path,beside=>(0,import_node_fs5.copyFileSync)(recording,beside));let findings2=findingsOf(run.observation).length;
let text2=[`recorded ${path}`,`  ${server.profile.name} ${server.pin.version} on ${shortId(bench.commit.id)}: ${plural(paths.length,"file")}, ${plural(findings2,
"finding")}, ${(0,import_node_fs5.statSync)(target).size} bytes`,"  replayed without a server: the same",""].join(`
`);return{text:text2,isKept:!0}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function tellEdits(host,top,snapshot,paths){
let isEdited=path=>{try{return normalised(readFileText((0,import_node_path5.join)(top,path)))!==normalised(snapshot.text(path)??"")}catch(error){return error.code===
"ENOENT"}},[first,...others]=paths.filter(isEdited);if(first===void 0)return;let more=others.length===0?"":` and ${plural(others.length,"other file")}`;host.stderr.
write(`lanser: ${terminalName(first)}${more} differs in the working tree; the commit is recorded
`)}function normalised(text2){return text2.replaceAll(/\r\n?/gu,`
`)}function refuseUnanswered(server,{files}){let unanswered=files.flatMap(file=>file.kind==="unknown"?[file]:[]),[first]=unanswered;if(first===void 0)return;let isUnsettled=unanswered.
some(({reason})=>reason==="unsettled");throw new UserError("not-found",`${server} gave no final answer for ${unanswered.length} of ${plural(files.length,"file")}\
, for example ${first.path} (${first.reason})`,{hint:isUnsettled?"It wanted every file to be asked about again and again; a newer version may not: lanser pin ID\
@VERSION":"Record other files, or try again."})}var recordHelp=`lanser trace record --name NAME [-- FILE… | gate …]: records sessions to replay later

  --name NAME         the trace is ${tracesFolder}/NAME.trace.jsonl; of a gate's run the folder ${tracesFolder}/NAME
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the commit whose files are looked at (default: HEAD)
  --server ID[@VERSION]   which server (default: the one that the commit's configuration names)
  --root DIR          which project root of the server (default: the top, or the only one)
  --zst               compresses the trace (Zstandard)
  --force             replaces a trace of that name
  --allow-secrets     keeps a trace in which something looks like a secret
  --cache DIR|none    where servers are kept
  FILE                files or folders to look at, relative to the current folder (default: all)
  gate …              \`lanser gate\` with its own flags: every session of that run is recorded

What is recorded is the commit (of a gate's run: --head HEAD unless it names another): what the working tree has besides is not
looked at. A trace holds the texts of the files that it opens. It is replayed at once, and kept only if that comes out the same.
A gate's run that is inconclusive is not kept.

Exit code: 0, of a gate's run that of the gate, 3 when the server gave no answer or the run is inconclusive, 64 when the server
did not answer in time, 65 when it crashed, 66 when it did not start, 73 when it was cancelled, 76 when the replay differs.
`,options5={name:{type:"string"},repo:{type:"string"},rev:{type:"string"},server:{type:"string"},root:{type:"string"},zst:{type:"boolean"},force:{type:"boolean"},
"allow-secrets":{type:"boolean"},cache:{type:"string"},help:{type:"boolean",short:"h"}};async function traceRecord(host,args,signal){let split=args.indexOf("--"),
[own,rest]=split<0?[args,[]]:[args.slice(0,split),args.slice(split+1)],{values,positionals}=parseFlags(own,options5);if(values.help===!0)return host.stdout.write(
recordHelp),0;let name=values.name===void 0?void 0:withoutEnding(values.name);if(name===void 0||!/^\w[\w.-]{0,100}$/u.test(name))throw new UserError("usage",name===
void 0?"trace record needs --name NAME":`\`${name}\` is not a name of a trace`,{hint:"Letters, digits, dots, dashes and underscores; for example: --name core"});
let session=sessionNames.find(one=>name.split(".").at(-1)===one);if(session!==void 0)throw new UserError("usage",`\`${name}\` would be taken for the session ${session}\
 of a gate's run`,{hint:`Take a name that does not end with ${session}.`});let repo=(0,import_node_path6.resolve)(host.cwd,values.repo??"."),allowSecrets=values["\
allow-secrets"]===!0;if(rest[0]==="gate"){let foreign=["server","root","rev","zst"].find(flag=>values[flag]!==void 0);if(foreign!==void 0)throw new UserError("u\
sage",`--${foreign} is of one session, and a gate's run has several`,{hint:"Give what a gate's run looks at after `gate`: --server, --base, --head."});return recordGate(
host,{name,repo,force:values.force===!0,allowSecrets},rest.slice(1),signal)}let recorded=await recordSession(host,{path:`${tracesFolder}/${name}.trace.jsonl${values.
zst===!0?".zst":""}`,repo,rev:values.rev,server:values.server===void 0?void 0:parseServer(values.server),root:values.root,files:fromTop(host,await topOf(host,repo),
[...positionals,...rest]),force:values.force===!0,allowSecrets,cacheFolder:cacheFolder(host,values.cache),signal});return host.stdout.write(recorded.isKept?`${recorded.
text}Next: review it and commit it; once base has it, every gate run replays it.
`:recorded.text),0}async function recordGate(host,of,args,signal){var _stack=[];try{let path=`${tracesFolder}/${of.name}`;let top=await topOf(host,of.repo);let target=(0,import_node_path6.join)(
top,path);if((0,import_node_fs6.existsSync)(target)&&!of.force)throw new UserError("usage",`there is a folder ${path}`,{hint:"Replace it with --force, or take a\
nother name."});let scratch=__using(_stack,makeScratch(host));let recording=(0,import_node_path6.join)(scratch.folder,"recording");(0,import_node_fs6.mkdirSync)(
recording);let code=await gateCommand(host,["--repo",of.repo,...ofCommit(args),"--trace",recording,"--allow-secrets","--replay","off"],signal);let names=(0,import_node_fs6.readdirSync)(
recording);let traces=names.filter(one=>one.includes(".trace."));if(signal.aborted||traces.length===0){let why=signal.aborted?"the run was cancelled":"no server\
 ran";throw new UserError("not-found",`nothing was recorded: ${why}`,{hint:"See above, and try again."})}for(let name of traces)refuseSecrets((0,import_node_path6.join)(
recording,name),of.allowSecrets,`${path}/${name}`);await refuseUnlike(recording);placeInside(top,path,beside=>{(0,import_node_fs6.mkdirSync)(beside);for(let name of names)
(0,import_node_fs6.copyFileSync)((0,import_node_path6.join)(recording,name),(0,import_node_path6.join)(beside,name))});host.stderr.write(`lanser: recorded ${path}\
: ${plural(traces.length,"session")}, replayed without a server: the same
`);return code}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}function ofCommit(args){return args.some(one=>one==="--head"||
one.startsWith("--head="))?args:["--head","HEAD",...args]}async function refuseUnlike(recording){let read2=reportFromV1(readFileText((0,import_node_path6.join)(
recording,reportName)),validateReportV1);if(read2.kind==="invalid")throw new Error(`the gate kept a report that is ${read2.message}`);let{verdict,reasons}=read2.
report;if(verdict==="inconclusive")throw unmeasured(reasons[0]?.message??"it does not say why");let replayed=await replayRun(recording);if(replayed.kind==="dive\
rged"){let{file,divergence}=replayed;throw new UserError("replay-mismatch",`nothing was kept: the recording replays to something else: ${file}, entry ${divergence.
entry}: ${divergence.problem}`,{hint:"This is an internal error; please report it with what `lanser gate --trace DIR` records."})}let failure=replayed.runs.flatMap(
({roots})=>roots.flatMap(({first})=>[first.base.failure,first.head.failure])).find(one=>one!==void 0);if(failure!==void 0)throw unmeasured(failure.message)}function unmeasured(why){
return new UserError("not-found",`nothing was kept: the run is inconclusive: ${why}`,{hint:"See above, and try again."})}async function topOf(host,folder){var _stack=[];
try{let repository=__using(_stack,await openRepository(host,folder),!0);return repository.top}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var import_node_path7=__toESM(require_node_path(),1);var refreshHelp=`lanser trace refresh [NAME…]: records traces again, over the same files of today's commit

  NAME                a trace below ${tracesFolder}, or a file (default: all that a gate replays)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the commit whose files are looked at (default: HEAD)
  --allow-secrets     keeps a trace in which something looks like a secret
  --cache DIR|none    where servers are kept

A trace of which everything still holds is left as it is. A file that the commit does not have any more is left out and
named. One trace that cannot be recorded keeps none of the others from it. Review what changed with git diff, or with
lanser trace diff OLD NEW. The sessions of a gate's run are recorded again by lanser trace record --name NAME --force -- gate …

Exit code: 0, 3 when there is no such trace or the server gave no answer, 64 to 66 and 73 as for trace record, 76 when one
replays to something else.
`,options6={repo:{type:"string"},rev:{type:"string"},"allow-secrets":{type:"boolean"},cache:{type:"string"},help:{type:"boolean",short:"h"}};async function traceRefresh(host,args,signal){
let{values,positionals}=parseFlags(args,options6);if(values.help===!0)return host.stdout.write(refreshHelp),0;let repo=(0,import_node_path7.resolve)(host.cwd,values.
repo??"."),top=await topOf(host,repo),files=positionals.length===0?configuredTraces(top).map(path=>(0,import_node_path7.join)(top,path)):positionals.map(name=>traceFile(
host,top,name));if(files.length===0)throw new UserError("not-found","there are no traces here",{hint:"Record one: lanser trace record --name NAME"});let problem,
recorded=0,again=async file=>{let path=(0,import_node_path7.relative)(top,file);if(path.startsWith(".."))throw new UserError("usage",`${file} does not lie in th\
e repository`,{hint:"Record it again there."});let name=shownName(path),trace=loadTrace(file,name);if(recordedRun(trace).record!==null){let left=new UserError("\
usage",`${name} is a session of a gate's run, and was left`,{hint:`Record the run again: lanser trace record --name ${(0,import_node_path7.dirname)(name)} --for\
ce -- gate …`});if(positionals.length>0)throw left;host.stderr.write(showProblem(left).text);return}let{text:text2,isKept}=await recordSession(host,{path,repo,
rev:values.rev,server:{id:trace.header.server.id,version:void 0},root:trace.header.root??".",files:recordedPaths(trace),force:!0,allowSecrets:values["allow-secr\
ets"]===!0,cacheFolder:cacheFolder(host,values.cache),signal,leavesOut:!0});host.stdout.write(text2),isKept&&(recorded+=1)};for(let file of files){if(signal.aborted)
break;try{await again(file)}catch(error){if(!(error instanceof UserError))throw error;problem!==void 0&&host.stderr.write(showProblem(problem).text),problem=error}}
if(recorded>0&&host.stdout.write(`Next: look at what changed with git diff, and commit it.
`),problem!==void 0)throw problem;return 0}var import_node_fs7=__toESM(require_node_fs(),1),import_node_path8=__toESM(require_node_path(),1);var replayHelp=`lanser trace replay TRACE: makes what a recording led to again, without a server

  TRACE               a session or a recorded run: a file, a folder, or a name below .lanser/traces
  --trace TRACE       the same
  --format FORMAT     text or json (default: text); of recorded questions json is their bundles, one a line
  --report FILE       writes the report of a run as JSON

Exit code: that of the gate, of one session 0; 76 when the replay leaves the recording.
`,options7={trace:{type:"string"},format:{type:"string"},report:{type:"string"},help:{type:"boolean",short:"h"}};async function traceReplay(host,args){let{values,
positionals}=parseFlags(args,options7);if(values.help===!0)return host.stdout.write(replayHelp),0;let[given,...more]=[...positionals,...values.trace===void 0?[]:
[values.trace]];if(given===void 0||more.length>0)throw new UserError("usage","trace replay needs one trace",{hint:"lanser trace replay TRACE"});let format=oneOf(
values.format,["text","json"],"--format")??"text",place=placeOf2(host,given);if(place.kind==="session"){if(values.report!==void 0)throw new UserError("usage","o\
ne session makes no report: leave --report out, or name the folder of a run");return replaySession(host,place.file,given,format)}await sayRecordingNotes(host,sessionsIn(
place.folder,given));let result=await replayRun(place.folder);if(result.kind==="diverged")throw diverged(host,result.file,result.divergence);let{report}=result,
json=serializeReport(report);return values.report!==void 0&&writeReport((0,import_node_path8.resolve)(host.cwd,values.report),{report,json},{phases:[],serverIdleMs:{},
peakBytes:host.usage().peakBytes}),host.stdout.write(format==="json"?json:text(host,report,given)),exitCode(report)}function placeOf2(host,given){let direct=(0,import_node_path8.resolve)(
host.cwd,given),found=(0,import_node_fs7.statSync)(direct,{throwIfNoEntry:!1});if(found?.isDirectory()===!1)return{kind:"session",file:direct};if(found!==void 0&&
hasTraces(direct))return{kind:"run",folder:runIn(direct,given)};let top=tracesTop(host),folder=(0,import_node_path8.join)(top,tracesFolder,given);if((0,import_node_fs7.statSync)(
folder,{throwIfNoEntry:!1})?.isDirectory()===!0)return{kind:"run",folder:runIn(folder,given)};let name=withoutEnding(shownName((0,import_node_path8.normalize)(given)));
return found!==void 0&&!configuredTraces(top).some(path=>withoutEnding(shownName(path))===name)?{kind:"run",folder:direct}:{kind:"session",file:traceFile(host,top,
name)}}function hasTraces(folder){return traceNames(folder).length>0||(0,import_node_fs7.readdirSync)(folder).some(name=>runTrace.test(name))}function runIn(folder,given){
let isRun=(0,import_node_fs7.readdirSync)(folder).some(name=>runTrace.test(name)),[first]=isRun?[]:traceNames(folder);if(first===void 0)return folder;throw new UserError(
"usage",`\`${given}\` is a folder of traces, and of no recorded run`,{hint:`Name one trace or the folder of one run, for example: lanser trace replay ${(0,import_node_path8.join)(
given,first)}`})}async function replaySession(host,file,shown,format){let read2=readRecorded(openTraceFile(file,shown));if(format==="json"&&read2.kind==="trace"&&
isOfQuestions(read2.trace))return replayedBundles(host,read2.trace,shown);let replayed=await replayOffline({kind:"session",path:shown,source:()=>openTraceFile(file,
shown)});if(await sayRecordingNotes(host,readTraces([{file,shown}])),format==="json")host.stdout.write(`${JSON.stringify(replayed,null,2)}
`);else{let say=sayTo(host),{state,server,version,message,at,wanted,got,advice}=replayed;say(`${state==="equal"?"same":state} ${shown}${server===""?"":` (${server}\
 ${version})`}`),say(`  ${message}`),at!==null&&say(`  entry ${at.entry}${at.pointer===""?"":` at ${at.pointer}`}: wanted ${wanted}, got ${got}`);for(let sentence of advice)
say(`  ${sentence}`)}return replayed.state==="equal"?0:errorTable["replay-mismatch"].exitCode}async function replayedBundles(host,trace,shown){let parser=await parserFor(
[profileOf(trace.header.server.id)]),{bundles,divergence}=await replayQuestions(trace,parser);if(divergence!==void 0)throw diverged(host,shown,divergence);for(let bundle of bundles)
host.stdout.write(serializeBundle(bundle));return 0}function readTraces(files){return files.flatMap(({file,shown})=>{let read2=readRecorded(openTraceFile(file,shown));
return read2.kind==="trace"&&read2.trace.header.run!==null?[{trace:read2.trace,file,shown}]:[]})}function sessionsIn(folder,given){let names=(0,import_node_fs7.readdirSync)(
folder).filter(name=>runTrace.test(name)).sort();return readTraces(names.map(name=>({file:(0,import_node_path8.join)(folder,name),shown:(0,import_node_path8.join)(
given,name)})))}function diverged(host,file,divergence){let{entry,pointer,problem,wanted,got,around,whatToTry}=divergence,say=sayTo({where:host.where,stdout:host.
stderr});for(let line of around)say(`  ${line.startsWith(`${entry} `)?">":" "} ${line}`);let where=`${file}, entry ${entry}${pointer===""?"":` at ${pointer}`}`;
return new UserError("replay-mismatch",`${problem}: ${where}: wanted ${wanted}, got ${got}`,{hint:whatToTry.join(`
`)})}function text(host,report,folder){let options11={reproduce:`lanser trace replay --trace ${shellWord(folder)}`,all:!1,show:"hint",detail:"usual",color:"auto",
folder:null};return reportText(host,report,options11)}var showHelp=`lanser trace show TRACE: reads a trace like a conversation

  TRACE               a file, or a name below .lanser/traces
  --from N            the first entry (default: 0)
  --count N           how many of the trace (default: all)
  --file PATH         only what is about this file, as the trace names it
  --finding TEXT      only answers with a finding of this code, or with this in its message
  --format FORMAT     text, or json: one object a line, with the content of its entry (default: text)

→ is from the client to the server, ← from the server. The time is that since the session began.

Exit code: 0, 76 when it is not a complete trace.
`,options8={from:{type:"string"},count:{type:"string"},file:{type:"string"},finding:{type:"string"},format:{type:"string"},help:{type:"boolean",short:"h"}};async function traceShow(host,args){
let{values,positionals}=parseFlags(args,options8);if(values.help===!0)return host.stdout.write(showHelp),0;let[named2,...more]=positionals;if(named2===void 0||more.
length>0)throw new UserError("usage","trace show needs one trace",{hint:"lanser trace show TRACE"});let format=oneOf(values.format,["text","json"],"--format")??
"text",from=wholeNumber(values.from,"--from")??0,end=from+(wholeNumber(values.count,"--count")??Number.POSITIVE_INFINITY),trace=loadTrace(traceFile(host,tracesTop(
host),named2),named2),exchanges=createExchanges(),{file,finding}=values,say=sayTo(host);for(let entry of trace.entries()){if(entry.i>=end)break;let exchange=exchanges.
next(entry);if(entry.i<from||file!==void 0&&(exchange===void 0||fileOf(exchange)!==file)||finding!==void 0&&(exchange===void 0||!holds(exchange,finding)))continue;
let text2=describe(entry,exchange);if(format==="text")say(`${String(entry.i).padStart(6)} ${milliseconds(entry.t).padStart(10)}  ${text2}`);else{let{i,k,d,m,t}=entry,
line={entry:i,kind:k,direction:d??null,microseconds:t,text:text2,content:m};host.stdout.write(`${JSON.stringify(line)}
`)}}return 0}function wholeNumber(text2,flag){if(text2!==void 0){if(/^\d{1,10}$/.test(text2))return Number(text2);throw new UserError("usage",`${flag} must be a\
 number, not \`${text2}\``)}}var import_node_path9=__toESM(require_node_path(),1);var validateHelp=`lanser trace validate --schema NEW FILE…: whether old traces and reports follow a changed schema

  --schema FILE       a JSON Schema 2020-12, complete in itself
  FILE                traces, of which every entry must follow it, or reports and other JSON; a name below .lanser/traces, too

Exit code: 0, 76 when something does not follow it: the first places are named.
`,options9={schema:{type:"string"},help:{type:"boolean",short:"h"}},shownMax=10;async function traceValidate(host,args){let{values,positionals}=parseFlags(args,
options9);if(values.help===!0)return host.stdout.write(validateHelp),0;if(values.schema===void 0||positionals.length===0)throw new UserError("usage","trace vali\
date needs --schema FILE and files",{hint:"See: lanser trace validate --help"});let check=checkOf(readSchema((0,import_node_path9.resolve)(host.cwd,values.schema),
values.schema)),say=sayTo(host),isWrong=!1;for(let named2 of positionals){let file=traceFile(host,tracesTop(host),named2),isTrace=/\.jsonl(?:\.zst)?$/.test(file),
{checked,wrong}=isTrace?checkTrace(file,named2,check,say):checkDocument(file,named2,check,say);wrong>shownMax&&say(`  and ${wrong-shownMax} more in ${named2}`),
wrong===0&&say(`follows it: ${named2} (${plural(checked,isTrace?"entry":"document").replace("entrys","entries")})`),isWrong||=wrong>0}return isWrong?errorTable["\
replay-mismatch"].exitCode:0}function checkTrace(file,shown,check,say){let[checked,wrong]=[0,0];for(let line of linesOf(openTraceFile(file,shown),0)){checked+=1;
let problem=problemIn(textOf(line),check);problem!==void 0&&(wrong+=1,wrong<=shownMax&&say(`${shown}:${checked}: ${problem}`))}return{checked,wrong}}function checkDocument(file,shown,check,say){
let problem=problemIn(readText(file,shown),check);return problem!==void 0&&say(`${shown}: ${problem}`),{checked:1,wrong:problem===void 0?0:1}}var import_node_path10=__toESM(require_node_path(),1);var verifyHelp=`lanser trace verify [TRACE…]: whether traces are complete, follow their schema, and hold secrets

  TRACE               a file, or a name below ${tracesFolder} (default: all that a gate replays)
  --allow-secrets     what looks like a secret is shown and does not fail

It finds what was cut off or changed by accident. A person who changes a trace on purpose can make it complete again:
what a trace is worth depends on where it was taken from.

Exit code: 0, 76 when something is wrong.
`,options10={"allow-secrets":{type:"boolean"},help:{type:"boolean",short:"h"}};async function traceVerify(host,args){let{values,positionals}=parseFlags(args,options10);
if(values.help===!0)return host.stdout.write(verifyHelp),0;let top=tracesTop(host),files=positionals.length===0?configuredTraces(top).map(path=>({file:(0,import_node_path10.join)(
top,path),shown:shownName(path)})):positionals.map(name=>({file:traceFile(host,top,name),shown:name}));if(files.length===0)throw new UserError("not-found","ther\
e are no traces here",{hint:"Name a file."});let say=sayTo(host),isWrong=!1;for(let{file,shown}of files){let source=openTraceFile(file,shown),read2=readTrace(source),
broken=fault=>{isWrong=!0,say(`broken ${faultText(shown,fault)}`)};if(read2.kind==="fault"){broken(read2);continue}let lack=lackIn(read2.trace);lack!==void 0&&broken(
lack);let changed=changedDigest(read2.trace),secrets=secretsIn(source);isWrong||=changed!==void 0||secrets.length>0&&values["allow-secrets"]!==!0,changed!==void 0&&
say(`changed ${shown}: entry ${changed.entry}: the files changed while it was recorded: ${changed.pointer}`);for(let{line,kind}of secrets)say(`secret ${shown}:${line}\
: this looks like a ${kind}`);lack===void 0&&changed===void 0&&secrets.length===0&&say(`whole ${shown}: ${read2.trace.count} entries, ${read2.trace.root}`)}return isWrong?
errorTable["replay-mismatch"].exitCode:0}var subcommands={record:traceRecord,replay:traceReplay,refresh:traceRefresh,drift:traceDrift,list:traceList,show:traceShow,verify:traceVerify,diff:traceDiff,export:traceExport,
validate:traceValidate},traceHelp=`lanser trace: sessions with a language server, recorded and replayed

  lanser trace record --name NAME [-- FILE… | gate …]
              records a session, or every session of a gate's run
  lanser trace replay --trace DIR|TRACE
              makes the results of a recorded run or session again, without a server
  lanser trace refresh [NAME…]
              records traces again
  lanser trace drift [--trace NAME]
              asks the pinned server again and shows what its results depend on
  lanser trace list [--server ID] [--session NAME] [--operation METHOD] [--status STATUS]
              the traces of this repository
  lanser trace show TRACE
              reads one like a conversation
  lanser trace verify [TRACE…]
              looks whether traces are complete, follow their schema, and hold secrets
  lanser trace diff A B
              where two part first, and which messages differ
  lanser trace export TRACE --to vscode|chrome
              for the language server protocol inspector, or for Perfetto
  lanser trace validate --schema FILE FILE…
              looks whether old traces and reports follow a changed schema

TRACE is a file, or a name below .lanser/traces. \`lanser trace SUBCOMMAND --help\` lists the flags of a subcommand.
`;function traceCommand(host,args,signal){let[name,...rest]=args;if(name==="--help"||name==="-h")return host.stdout.write(traceHelp),Promise.resolve(0);let known=Object.
keys(subcommands);if(name===void 0||name.startsWith("-"))throw new UserError("usage",`trace needs a subcommand: ${known.join(", ")}`,{hint:"See: lanser trace --\
help"});let subcommand=Object.hasOwn(subcommands,name)?subcommands[name]:void 0;if(subcommand!==void 0)return withHelpOf(`trace ${name}`,()=>subcommand(host,rest,
signal));let near=nearest(name,known);throw new UserError("usage",`there is no subcommand \`trace ${name}\``,{hint:near===void 0?"See: lanser trace --help":`Did\
 you mean \`trace ${near}\`?`})}export{traceCommand};
