import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{flat}from"./chunk-J54BETX4.js";import{namedDefinitions,offsetOf,symbolAt}from"./chunk-5O4EL7WD.js";import{capableMethods,projectFolder,require_api2 as require_api}from"./chunk-3IP54WQR.js";
import{canonical,compareFindings,compareText,compareValues,member,pathFromUri,placeIn,relativeInside,sha256,uriFromPath}from"./chunk-5L4CCRRP.js";import{UserError,
errorTable,lineStarts,lines,nearest,rangeWithin}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_vscode_languageserver_protocol3=__toESM(require_api(),1);var import_vscode_languageserver_protocol=__toESM(require_api(),1);var severityNames={[import_vscode_languageserver_protocol.DiagnosticSeverity.Error]:"error",[import_vscode_languageserver_protocol.DiagnosticSeverity.Warning]:"\
warning",[import_vscode_languageserver_protocol.DiagnosticSeverity.Information]:"information",[import_vscode_languageserver_protocol.DiagnosticSeverity.Hint]:"h\
int"};function readReport(report,options){if(member(report,"kind")!==import_vscode_languageserver_protocol.DocumentDiagnosticReportKind.Full)return{kind:"unknow\
n",reason:"malformed"};let items=member(report,"items");if(!Array.isArray(items))return{kind:"unknown",reason:"malformed"};let{limits}=options.profile;if(items.
length>limits.diagnosticsPerFileMax)return{kind:"unknown",reason:"too-many-findings"};let documentLines=items.length===0?[]:lines(options.text),findings=[],unreachable=[],
severitiesAssumed=0,cut=0;for(let item of items){let range=readRange(member(item,"range")),message=readMessage(member(item,"message"));if(message===void 0)return{
kind:"unknown",reason:"malformed"};if(range===void 0||!rangeWithin(documentLines,range))return{kind:"unknown",reason:"bad-range"};let sent=readSeverity(member(item,
"severity")),severity=sent??import_vscode_languageserver_protocol.DiagnosticSeverity.Error;if(sent===void 0&&(severitiesAssumed+=1),!options.profile.isFinding(severity)){
options.profile.isUnreachable(message)&&unreachable.push({...range,message});continue}let portable=options.relative(message);portable.length>limits.messageLengthMax&&
(cut+=1),findings.push({server:options.profile.id,source:readText(member(item,"source")),code:readText(member(item,"code")),severity:severityNames[severity],message:portable.
slice(0,limits.messageLengthMax).toWellFormed(),path:options.path,range,symbol:options.symbolAt(range),...relatedOf(member(item,"relatedInformation"),options.root)})}
return{kind:"findings",findings,unreachable,severitiesAssumed,cut}}var relatedMax=16;function relatedOf(value,root){let related=(Array.isArray(value)?value.slice(
0,relatedMax):[]).flatMap(item=>{let location=member(item,"location"),uri=member(location,"uri"),range=readRange(member(location,"range")),place=typeof uri=="st\
ring"&&range!==void 0?placeIn(root,uri,range):void 0;return place===void 0?[]:[place]});return related.length===0?{}:{related}}function readRange(value){let start2=readPosition(
member(value,"start")),end=readPosition(member(value,"end"));return start2===void 0||end===void 0?void 0:{start:start2,end}}function readPosition(value){let line=member(
value,"line"),character=member(value,"character");return Number.isSafeInteger(line)&&Number.isSafeInteger(character)&&line>=0&&character>=0?{line,character}:void 0}
function readSeverity(value){return Object.values(import_vscode_languageserver_protocol.DiagnosticSeverity).find(one=>one===value)}function readMessage(value){if(typeof value==
"string")return value;let marked=member(value,"value");return typeof marked=="string"?marked:void 0}function readText(value){return typeof value=="number"?String(
value):typeof value=="string"&&value!==""?value.toWellFormed().slice(0,1024):null}function whereOf(uri,{context,repository,relative}){let absolute=pathFromUri(uri);if(absolute===void 0)return{external:"<outside>"};let path=relativeInside(context.
root,absolute)??relativeInside(repository,absolute);if(path!==void 0)return{path};let shown=relative(absolute);return{external:shown.startsWith("<")?shown.toWellFormed():
"<outside>"}}function locationsOf(result,evidence2,places){if(result==null)return[];let all=Array.isArray(result)?result:[result],found2=[];for(let one of all){
let uri=member(one,"targetUri")??member(one,"uri"),range=rangeOf(member(one,"targetSelectionRange")??member(one,"targetRange")??member(one,"range"));if(typeof uri!=
"string"||range===void 0)return;found2.push({...whereOf(uri,places),range,evidence:evidence2})}return distinct(found2)}function distinct(facts){let keyOf=fact=>JSON.
stringify(fact);return[...new Map(facts.map(fact=>[keyOf(fact),fact])).values()].sort(compareFacts)}function compareFacts(left,right){return compareText(placeText(
left),placeText(right))||compareValues(member(left,"range"),member(right,"range"))||compareValues(left,right)}function placeText(fact){let path=member(fact,"pat\
h");return typeof path=="string"?`0${path}`:`1${String(member(fact,"external"))}`}function rangeOf(value){let range=readRange(value);return range===void 0?void 0:
flat(range)}function markedText(value){if(typeof value=="string")return value;if(Array.isArray(value))return value.map(markedText).filter(one=>one!=="").join(`

`);let text=member(value,"value"),language=member(value,"language");return typeof text!="string"?"":typeof language=="string"?`\`\`\`${language}
${text}
\`\`\``:text}function itemOf(item,evidence2,places){let uri=member(item,"uri"),name=member(item,"name"),range=rangeOf(member(item,"range"));if(!(typeof uri!="st\
ring"||typeof name!="string"||range===void 0))return{...whereOf(uri,places),name:name.toWellFormed(),kind:symbolKind(member(item,"kind")),container:null,range,selectionRange:rangeOf(
member(item,"selectionRange"))??null,evidence:evidence2}}var symbolKinds="file module namespace package class method property field constructor enum interface f\
unction variable constant string number boolean array object key null enum-member struct event operator type-parameter".split(" ");function symbolKind(kind){return(typeof kind==
"number"?symbolKinds[kind-1]:void 0)??"unknown"}var import_vscode_languageserver_protocol2=__toESM(require_api(),1);function evidence(record){return{id:sha256(canonical(record)),...record}}var Unanswered=class extends UserError{evidence;end;environment;constructor(error,evidence2,end){super(error.code,error.message,{hint:error.hint}),this.evidence=
evidence2,this.end=end}},retryDelaysMs=[500,1e3,2e3];function createAskable(options){let{conversation,context,server,clock,profile}=options,{session}=conversation,
open=new Set,openings=new Map,uriOf=path=>uriFromPath(`${context.root}/${path}`),openOne=path=>{let uri=uriOf(path);if(open.has(path))return uri;let text=options.
text(path);if(text===void 0)throw new UserError("not-found",`there is no file \`${path}\``);return session.open({uri,languageId:profile.languageId(path),text}),
open.add(path),openings.set(path,(openings.get(path)??0)+1),uri},closeOne=path=>{open.delete(path)&&session.close(uriOf(path))};return{asking:signal=>{let records=[],
retries=0,note=record=>{let noted=evidence({server,...record});return records.push(noted),noted},requestAgain=async(method6,params,msMax)=>{for(let delay of retryDelaysMs){
let answer=await session.request(method6,params,msMax,signal);if(answer.kind!=="error"||!isRetryable(answer)||signal?.aborted===!0)return answer;retries+=1,await new Promise(
resolve=>{clock.after(delay,resolve)})}return session.request(method6,params,msMax,signal)};return{...options,offers:method6=>session.offers(method6).length>0,open:openOne,
close:closeOne,ask:async(method6,params,{targets,msMax})=>{let answer=await requestAgain(method6,params,msMax),outcome=outcomes[answer.kind],bytes=answer.kind===
"result"?Buffer.byteLength(options.relative(JSON.stringify(answer.result)??"null")):0,noted=note({query_types:[method6],targets,outcome,response_bytes:bytes});if(signal?.
aborted===!0)throw new Unanswered(cancelled(),noted);if(answer.kind==="result")return{result:answer.result,evidence:noted};let end=answer.kind==="ended"?answer.
end:void 0;throw new Unanswered(problemOf(answer,method6,options),noted,end)},records:()=>records,note,retries:()=>retries}},open:openOne,close:closeOne,openings:path=>openings.
get(path)??0}}function cancelled(){return new UserError("cancelled","it was cancelled")}var outcomes={result:"responded",error:"error",unsupported:"unsupported",
timeout:"timed_out",ended:"error"};function isRetryable({code,data}){if(code===import_vscode_languageserver_protocol2.LSPErrorCodes.ContentModified)return!0;let isRefused=typeof data==
"object"&&data!==null&&data.retriggerRequest===!1;return code===import_vscode_languageserver_protocol2.LSPErrorCodes.ServerCancelled&&!isRefused}function problemOf(answer,method6,{
profile,relative}){switch(answer.kind){case"unsupported":return unsupported(profile,method6);case"timeout":return new UserError("server-timeout",`${profile.name}\
 did not answer ${method6} in ${answer.ms/1e3} s`,{hint:"Give it more time with --timeout, or ask about less."});case"error":{if(answer.code===import_vscode_languageserver_protocol2.LSPErrorCodes.
ContentModified||answer.code===import_vscode_languageserver_protocol2.LSPErrorCodes.ServerCancelled)return new UserError("content-modified",`${profile.name} sai\
d again and again that the content had changed`);let said=relative(answer.message).toWellFormed().slice(0,1e3);return new UserError("server-crashed",`${profile.
name} answered ${method6} with error ${answer.code}: ${said}`,{hint:"The server is still there; another place may be answered."})}case"ended":return new UserError(
"server-crashed",endOf(answer.end,profile.name))}}function unsupported({name},method6){return new UserError("unsupported-capability",`${name} does not offer ${method6}`,
{hint:"See what can be asked of it: lanser capabilities"})}function endOf(end,name){switch(end.kind){case"exit":return`${name} ended ${end.signal===null?`with c\
ode ${end.code}`:`by ${end.signal}`}`;case"violation":return`${name} broke the protocol: ${end.violation.code}: ${end.violation.detail}`;case"misbehaved":return`${name}\
 broke the protocol: ${end.detail}`;case"not-started":return`${name} could not be started`;case"closed":return`the session with ${name} was closed`}}function shaped(value,method6,asking,evidence2){if(value!==void 0)return value;let error=new UserError("server-crashed",`${asking.profile.name} answered ${method6}\
 with something of another shape`,{hint:"Another version of the server may answer rightly."});throw new Unanswered(error,evidence2)}function targetOf({target}){if(target===void 0)throw new UserError("usage","a place is needed");return target}function positionIn(asking,{place}){return{textDocument:{
uri:asking.open(place.path)},position:place.range.start}}function locationQuestion(of){let{method:method6,...named}=of;return{kind:"server",...named,need:"posit\
ion",modes:[],flags:[],sortingKeys:["path","range"],readOnly:!0,methods:[method6],ask:async(asking,asked)=>{let target=targetOf(asked),{result,evidence:evidence2}=await asking.
ask(method6,positionIn(asking,target),{targets:[target.selector],msMax:asked.msMax});return{status:"ok",exitCode:0,facts:{provenance:"lsp",definitions:shaped(locationsOf(
result,evidence2.id,asking),method6,asking,evidence2)}}}}}async function followed(asking,asked,target,{prepare:prepare3,follow}){let of={targets:[target.selector],msMax:asked.msMax},prepared=await asking.ask(prepare3,positionIn(
asking,target),of),items=listOf(prepared.result),found2=[];for(let item of shaped(items,prepare3,asking,prepared.evidence)){let{result,evidence:evidence2}=await asking.
ask(follow,{item},of);for(let one of shaped(listOf(result),follow,asking,evidence2))found2.push({item:one,evidence:evidence2.id})}return found2}function listOf(result){
return result==null?[]:Array.isArray(result)?result:void 0}var prepare=import_vscode_languageserver_protocol3.CallHierarchyPrepareRequest.method,calls={kind:"server",name:"calls",aliases:["call-hierarchy"],summary:"who \
calls the function at a place (in), or what it calls (out)",need:"position",modes:["in","out"],flags:[],sortingKeys:["path","range","name"],readOnly:!0,methods:[
prepare],ask:async(asking,asked)=>{let isIn=asked.params.mode==="in",follow=isIn?import_vscode_languageserver_protocol3.CallHierarchyIncomingCallsRequest.method:
import_vscode_languageserver_protocol3.CallHierarchyOutgoingCallsRequest.method,facts=(await followed(asking,asked,targetOf(asked),{prepare,follow})).flatMap(({
item,evidence:evidence2})=>{let other=isIn?member(item,"from"):member(item,"to"),symbol=itemOf(other,evidence2,asking),ranges=member(item,"fromRanges"),fromRanges=(Array.
isArray(ranges)?ranges.map(rangeOf):[]).filter(range=>range!==void 0).sort(compareValues);return symbol===void 0?[]:[{...symbol,fromRanges}]});return{status:"ok",
exitCode:0,facts:{provenance:"lsp",calls:distinct(facts)}}}};function capabilitiesOf(all){return{kind:"server",name:"capabilities",aliases:[],summary:"which questions a server answers, by its own word",need:"none",modes:[],
flags:[],sortingKeys:["name"],readOnly:!0,methods:[],ask:asking=>{let offered=new Set(capableMethods.filter(method6=>asking.offers(method6))),questions2=all().filter(
one=>one.kind!=="server"||needs(one.methods).some(all2=>all2.every(one2=>offered.has(one2)))),methods=[...offered].filter(method6=>!method6.startsWith("custom/"));
return Promise.resolve({status:"ok",exitCode:0,facts:{provenance:"lsp",methods:methods.sort(compareText),questions:questions2.map(({name})=>name).sort(compareText)}})}}}
function needs(methods){if(typeof methods!="function")return[methods];let none={target:void 0,paths:[],outside:[],params:{},msMax:0};return[methods(none),methods(
{...none,target:nowhere})]}var start={line:0,character:0},nowhere={place:{path:"-",range:{start,end:start},whole:{start,end:start},symbol:null},selector:"-"};var import_vscode_languageserver_protocol4=__toESM(require_api(),1);var decl=locationQuestion({name:"decl",aliases:["declaration"],summary:"where the thing at a place is declared",method:import_vscode_languageserver_protocol4.DeclarationRequest.
method});var import_vscode_languageserver_protocol5=__toESM(require_api(),1);var def=locationQuestion({name:"def",aliases:["definition","go_to_def"],summary:"where the thing at a place is defined",method:import_vscode_languageserver_protocol5.DefinitionRequest.
method});var import_vscode_languageserver_protocol6=__toESM(require_api(),1);function failureOf(answer,during,session){switch(answer.kind){case"ended":return endFailure(answer.end,during);case"timeout":{let reason="reason"in answer?answer.
reason:void 0;return{code:"server-timeout",message:`${reason==null?"the server did not answer in time":`the server was not done in time: ${reason}`} (${during})`}}case"\
unsupported":return{code:"server-not-ready",message:"the server does not offer diagnostics on request"};case"error":return{code:"server-protocol",message:`the s\
erver answered with error ${answer.code} (${during})`};case"unmeetable":return{code:"server-not-ready",message:`${answer.reason} (${during})`};default:return{code:"\
server-not-ready",message:`the server is not ready (${during}, ${session.facts.received} messages)`}}}function endFailure(end,during){switch(end.kind){case"exit":
return{code:"server-crashed",message:`the server ended ${end.signal===null?`with code ${end.code}`:`by ${end.signal}`} (${during})`};case"not-started":return{code:"\
server-not-started",message:"the server could not be started"};case"violation":return{code:"server-protocol",message:`the server broke the protocol: ${end.violation.
code} (${during})`};case"misbehaved":return{code:"server-protocol",message:`the server broke the protocol: ${end.detail} (${during})`};case"closed":return{code:"\
server-crashed",message:`the session was closed (${during})`}}}async function askCanary(options,conversation,canary){let close=openCanary(options,conversation,canary),failure=await checkCanary(options,conversation,canary);return close(),
failure}function openCanary({context},{session},canary){let uri=uriFromPath(`${projectFolder(context)}/${canary.path}`);return session.open({uri,languageId:canary.
languageId,text:canary.text}),()=>session.close(uri)}async function checkCanary({context,profile},{session,channel},canary){let uri=uriFromPath(`${projectFolder(
context)}/${canary.path}`),{answer}=await channel.ask(uri,profile.limits.diagnosticsMsMax);if(answer.kind!=="result")return failureOf(answer,"the canary",session);
let items=member(answer.result,"items"),codes=Array.isArray(items)?items.map(item=>String(member(item,"code"))):[];if(codes.length===canary.codes.length&&codes.
every((code,index)=>code===canary.codes[index]))return;let wanted=canary.codes.join(", "),found2=codes.length===0?"nothing":codes.join(", ").slice(0,200);return{
code:"canary-failed",message:`${profile.name} found ${found2} in a document with ${wanted}`}}async function silence({profile:{limits}},session){let idle=await session.
waitFor(()=>session.facts.openProgress.size===0?!0:void 0,limits.diagnosticsMsMax);if(idle.kind!=="met")return failureOf(idle,"finishing",session);if(limits.quietMs===
null)return;let silent=await session.quiet(limits.quietMs,limits.diagnosticsMsMax);return silent.kind==="met"?void 0:failureOf(silent,"finishing",session)}async function askMember({
profile:{membership},context:{root}},{session,channel},uri,msMax){let diagnostics=channel.ask(uri,msMax);if(membership===null)return diagnostics;let[asked,project]=await Promise.
all([diagnostics,session.request(membership.method,{textDocument:{uri}},msMax)]);return asked.answer.kind!=="result"?asked:{answer:memberAnswer(project,asked.answer,
result=>membership.isMember(result,root)),stamp:asked.stamp}}function memberAnswer(project,answer,isMember){return project.kind==="result"?isMember(project.result)?
answer:{kind:"no-member"}:project.kind==="timeout"?{...project,reason:null}:project}var{method}=import_vscode_languageserver_protocol6.DocumentDiagnosticRequest,diag={kind:"server",name:"diag",aliases:["diagnostics","lint-check"],summary:"what \
the server finds in files, on a line, or with --workspace in all that it checks",need:"files",modes:[],flags:[],sortingKeys:["path","range","severity","source",
"code","message"],readOnly:!0,methods:[],ask:(asking,asked)=>found(asking,asked)},check={...diag,kind:"server",methods:[],name:"check",aliases:["lint-file"],summary:"\
whether the server finds no error in a file: exit code 0 or 1",need:"file",ask:async(asking,asked)=>{let path=asked.target?.place.path,answer=await found(asking,
{...asked,paths:path===void 0?asked.paths:[path]}),{diagnostics=[]}=answer.facts,passed=answer.status==="ok"&&diagnostics.every(({severity})=>severity!=="error");
return{...answer,exitCode:answer.status==="ok"?passed?0:1:11,facts:{...answer.facts,passed}}}};async function found(asking,{target,paths,outside,msMax}){let wanted=target===
void 0||paths.length>0?paths:[target.place.path],range=target?.place.whole,facts=[],unknown=[];for(let path of wanted){let outcome=outside.includes(path)?{kind:"\
unknown",reason:"outside-project"}:await ofFile(asking,path,msMax);outcome.kind==="unknown"?unknown.push({path,reason:outcome.reason}):facts.push(...outcome.findings.
map(finding=>({finding,evidence:outcome.evidence})))}let isPart=/[@#]/u.test(target?.selector??""),here=facts.filter(({finding})=>!isPart||range===void 0||touches(
finding.range,range)),final=wanted.length-unknown.length;return{status:unknown.length===0?"ok":final===0?"unavailable":"partial",exitCode:unknown.length===0?0:11,
facts:{provenance:"lsp",diagnostics:here.toSorted((one,other)=>compareFindings(one.finding,other.finding)).map(({finding,evidence:evidence2})=>factOf(finding,evidence2)),
files:{asked:wanted.length,final,unknown}}}}function touches(one,other){return one.start.line<=other.end.line&&other.start.line<=one.end.line}async function ofFile(asking,path,msMax){
let{profile,context,conversation}=asking,text=asking.text(path);if(text===void 0)return{kind:"unknown",reason:"unreadable"};let uri=asking.open(path),{answer}=await askMember(
{profile,context},conversation,uri,msMax);asking.close(path);let items=answer.kind==="result"?member(answer.result,"items"):[],evidence2=asking.note({query_types:[
method],targets:[path],outcome:answer.kind==="result"?"responded":answer.kind==="timeout"?"timed_out":"error",response_bytes:answer.kind==="result"?Buffer.byteLength(
asking.relative(JSON.stringify(items)??"")):0});if(answer.kind==="ended"){let error=new UserError("server-crashed",`${profile.name} ended while it was asked abo\
ut ${path}`);throw new Unanswered(error,evidence2,answer.end)}if(answer.kind==="no-member")return{kind:"unknown",reason:"outside-project"};if(answer.kind==="tim\
eout")return{kind:"unknown",reason:"timeout"};if(answer.kind!=="result")return{kind:"unknown",reason:answer.kind};let reading=asking.reading(path),read=readReport(
answer.result,{profile,path,text,root:context.root,relative:asking.relative,symbolAt:range=>reading===void 0?null:symbolAt(reading,range.start)});return read.kind===
"unknown"?{kind:"unknown",reason:read.reason}:{kind:"final",findings:read.findings,evidence:evidence2.id}}function factOf(finding,evidence2){let{path,range,severity,
source,code,message,symbol,server}=finding;return{path,range:flat(range),severity,source,code,message,symbol,server,evidence:evidence2}}var exitCodes={kind:"table",name:"exit-codes",aliases:[],summary:"every error and what the command ends with",need:"none",modes:[],flags:[],sortingKeys:["exitCo\
de"],readOnly:!0,answer:()=>({status:"ok",exitCode:0,facts:{provenance:"builtin",codes:Object.keys(errorTable).map(code=>({code,...errorTable[code]})).toSorted(
(one,other)=>one.exitCode-other.exitCode)}})};var import_vscode_languageserver_protocol7=__toESM(require_api(),1);var{method:method2}=import_vscode_languageserver_protocol7.InlayHintRequest,hints={kind:"server",name:"hints",aliases:["inlay-hints"],summary:"the types and par\
ameter names that an editor shows in a file, or on a line",need:"line",modes:[],flags:[],sortingKeys:["position"],readOnly:!0,methods:[method2],ask:async(asking,asked)=>{
let target=targetOf(asked),params={textDocument:{uri:asking.open(target.place.path)},range:target.place.range},{result,evidence:evidence2}=await asking.ask(method2,
params,{targets:[target.selector],msMax:asked.msMax}),all=result===null?[]:Array.isArray(result)?result:void 0;return{status:"ok",exitCode:0,facts:{provenance:"\
lsp",hints:shaped(all,method2,asking,evidence2).flatMap(one=>hintOf(one,evidence2.id)).sort((one,other)=>compareValues(one.position,other.position))}}}};function hintOf(value,evidence2){
let position=member(value,"position"),[line,character]=[member(position,"line"),member(position,"character")];if(!Number.isSafeInteger(line)||!Number.isSafeInteger(
character))return[];let label=member(value,"label"),text=Array.isArray(label)?label.map(part=>String(member(part,"value")??"")).join(""):String(label??""),kind=member(
value,"kind");return[{position:[line,character],label:text.toWellFormed(),kind:kind===import_vscode_languageserver_protocol7.InlayHintKind.Type?"type":kind===import_vscode_languageserver_protocol7.InlayHintKind.
Parameter?"parameter":null,evidence:evidence2}]}var import_vscode_languageserver_protocol8=__toESM(require_api(),1);var{method:method3}=import_vscode_languageserver_protocol8.HoverRequest,hover={kind:"server",name:"hover",aliases:[],summary:"the type and the documentation of \
the thing at a place",need:"position",modes:[],flags:[],sortingKeys:[],readOnly:!0,methods:[method3],ask:async(asking,asked)=>{let target=targetOf(asked),{result,
evidence:evidence2}=await asking.ask(method3,positionIn(asking,target),{targets:[target.selector],msMax:asked.msMax}),text=asking.relative(markedText(member(result,
"contents"))).toWellFormed().trim(),range=rangeOf(member(result,"range"))??null;return{status:"ok",exitCode:0,facts:{provenance:"lsp",hover:text===""?null:{text,
range,evidence:evidence2.id}}}}};var import_vscode_languageserver_protocol9=__toESM(require_api(),1);var impl=locationQuestion({name:"impl",aliases:["implementation"],summary:"what implements the thing at a place",method:import_vscode_languageserver_protocol9.ImplementationRequest.
method});var locate={kind:"text",name:"locate",aliases:[],summary:"a place as the one range that it means, with its code: no server is started",need:"line",modes:[],flags:[],
sortingKeys:[],readOnly:!0,answer:({target,text,evidence:evidence2})=>{let{path,range,whole,symbol}=target.place,starts=lineStarts(text),code=text.slice(offsetOf(
starts,whole.start),offsetOf(starts,whole.end)).toWellFormed();return{status:"ok",exitCode:0,facts:{provenance:"builtin",location:{path,range:flat(range),whole:flat(
whole),symbol,text:code,verify:sha256(code),evidence:evidence2.id}}}}};var outline={kind:"text",name:"outline",aliases:[],summary:"what a file defines, read of its text: no server is started",need:"file",modes:[],flags:[],sortingKeys:[
"path","range","name"],readOnly:!0,answer:({target,reading,evidence:evidence2})=>{let{path}=target.place;if(reading===void 0)throw new UserError("unsupported-ca\
pability",`no grammar of this release reads \`${path}\``,{hint:"Ask its server: lanser symbols PATH"});let symbols2=namedDefinitions(reading).map(({symbol,definition})=>{
let end=symbol.lastIndexOf(`.${definition.name}`);return{path,name:definition.name,kind:definition.kind,container:end<0?null:symbol.slice(0,end),range:flat(definition.
range),selectionRange:flat(definition.nameRange),evidence:evidence2.id}}),notes=reading.hasErrors?{notes:["the text has syntax errors"]}:{};return{status:"ok",exitCode:0,
facts:{provenance:"builtin",symbols:distinct(symbols2)},...notes}}};var import_vscode_languageserver_protocol10=__toESM(require_api(),1);var{method:method4}=import_vscode_languageserver_protocol10.ReferencesRequest,refs={kind:"server",name:"refs",aliases:["references"],summary:"every use of the t\
hing at a place",need:"position",modes:[],flags:[{name:"no-declaration",kind:"boolean",help:"leaves the declaration itself out"}],sortingKeys:["path","range"],readOnly:!0,
methods:[method4],ask:async(asking,asked)=>{let target=targetOf(asked),context={includeDeclaration:asked.params["no-declaration"]!==!0},params={...positionIn(asking,
target),context},{result,evidence:evidence2}=await asking.ask(method4,params,{targets:[target.selector],msMax:asked.msMax});return{status:"ok",exitCode:0,facts:{
provenance:"lsp",references:shaped(locationsOf(result,evidence2.id,asking),method4,asking,evidence2)}}}};var import_vscode_languageserver_protocol11=__toESM(require_api(),1);var{method:method5}=import_vscode_languageserver_protocol11.SignatureHelpRequest,sig={kind:"server",name:"sig",aliases:["signature","signature-help"],summary:"t\
he signatures of the call that a place is in",need:"position",modes:[],flags:[],sortingKeys:[],readOnly:!0,methods:[method5],ask:async(asking,asked)=>{let target=targetOf(
asked),{result,evidence:evidence2}=await asking.ask(method5,positionIn(asking,target),{targets:[target.selector],msMax:asked.msMax}),all=result===null?[]:member(
result,"signatures"),signatures=shaped(Array.isArray(all)?all.map(one=>signatureOf(one,evidence2.id)):void 0,method5,asking,evidence2),signature=countOf(member(
result,"activeSignature"))??0,chosen=Array.isArray(all)?all[signature]:void 0,parameter=countOf(member(chosen,"activeParameter"))??countOf(member(result,"active\
Parameter"))??null,active=signatures.length===0?null:{signature,parameter};return{status:"ok",exitCode:0,facts:{provenance:"lsp",signatures,active}}}};function signatureOf(value,evidence2){
let label=String(member(value,"label")??"").toWellFormed(),documentation=markedText(member(value,"documentation")).toWellFormed(),parameters=member(value,"param\
eters");return{label,documentation:documentation===""?null:documentation,parameters:Array.isArray(parameters)?parameters.map(one=>labelOf(one,label)):[],evidence:evidence2}}
function labelOf(parameter,whole){let label=member(parameter,"label");return Array.isArray(label)?whole.slice(Number(label[0]),Number(label[1])).toWellFormed():
String(label??"").toWellFormed()}function countOf(value){return Number.isSafeInteger(value)&&value>=0?value:void 0}var import_vscode_languageserver_protocol12=__toESM(require_api(),1);var workspaceSymbolsMax=1e4,symbols={kind:"server",name:"symbols",aliases:["workspace_symbol","document-symbols"],summary:"the server's symbols of a file or a l\
ine, or of the workspace with --query or --all",need:"files",modes:[],flags:[{name:"query",kind:"text",help:"of the workspace: whose names fit this, as the serv\
er takes it"},{name:"all",kind:"boolean",help:"of the workspace: all of them"}],sortingKeys:["path","range","name"],readOnly:!0,methods:({target})=>[target===void 0?
import_vscode_languageserver_protocol12.WorkspaceSymbolRequest.method:import_vscode_languageserver_protocol12.DocumentSymbolRequest.method],ask:(asking,asked)=>asked.
target===void 0?ofWorkspace(asking,asked):ofFile2(asking,asked)};async function ofFile2(asking,asked){let{target}=asked;if(target===void 0)throw new UserError("\
usage","a file is needed");let{method:method6}=import_vscode_languageserver_protocol12.DocumentSymbolRequest,{path,range}=target.place,{result,evidence:evidence2}=await asking.
ask(method6,{textDocument:{uri:asking.open(path)}},{targets:[target.selector],msMax:asked.msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,onLines=shaped(
all,method6,asking,evidence2).flatMap(one=>documentSymbol(one,path,evidence2.id,asking)).filter(one=>one.range[0]<=range.end.line&&range.start.line<=one.range[2]),
isLine=range.start.line===range.end.line;return{status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:distinct(isLine?onLines.filter(one=>nameLine(one)===range.
start.line):onLines)}}}function nameLine({selectionRange,range}){return(selectionRange??range)[0]}async function ofWorkspace(asking,asked){let{method:method6}=import_vscode_languageserver_protocol12.WorkspaceSymbolRequest,
query=asked.params.query??"",{result,evidence:evidence2}=await asking.ask(method6,{query},{targets:[String(query)],msMax:asked.msMax}),all=result===null?[]:Array.
isArray(result)?result:void 0,found2=distinct(shaped(all,method6,asking,evidence2).flatMap(one=>workspaceSymbol(one,evidence2.id,asking))),isCut=found2.length>workspaceSymbolsMax;
return{status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:found2.slice(0,workspaceSymbolsMax)},...isCut?{notes:[`the first ${workspaceSymbolsMax} of ${found2.
length} symbols`]}:{}}}function documentSymbol(value,path,evidence2,asking){if(member(value,"selectionRange")===void 0)return workspaceSymbol(value,evidence2,asking);
let found2=[],waiting=[[value,null]];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){let[one,container]=next,name=member(one,"name"),range=rangeOf(
member(one,"range"));if(typeof name!="string"||range===void 0)continue;found2.push({path,name:name.toWellFormed(),kind:symbolKind(member(one,"kind")),container,
range,selectionRange:rangeOf(member(one,"selectionRange"))??null,evidence:evidence2});let children=member(one,"children"),inner=container===null?name:`${container}\
.${name}`;if(Array.isArray(children))for(let child of children)waiting.push([child,inner])}return found2}function workspaceSymbol(value,evidence2,asking){let name=member(
value,"name"),location=member(value,"location"),uri=member(location,"uri");if(typeof name!="string"||typeof uri!="string")return[];let container=member(value,"c\
ontainerName");return[{...whereOf(uri,asking),name:name.toWellFormed(),kind:symbolKind(member(value,"kind")),container:typeof container=="string"&&container!==""?
container.toWellFormed():null,range:rangeOf(member(location,"range"))??[0,0,0,0],selectionRange:null,evidence:evidence2}]}var import_vscode_languageserver_protocol13=__toESM(require_api(),1);var typedef=locationQuestion({name:"typedef",aliases:["type_definition","type-definition"],summary:"where the type of the thing at a place is defined",method:import_vscode_languageserver_protocol13.TypeDefinitionRequest.
method});var import_vscode_languageserver_protocol14=__toESM(require_api(),1);var prepare2=import_vscode_languageserver_protocol14.TypeHierarchyPrepareRequest.method,types={kind:"server",name:"types",aliases:["type-hierarchy"],summary:"th\
e supertypes of the type at a place (super), or its subtypes (sub)",need:"position",modes:["super","sub"],flags:[],sortingKeys:["path","range","name"],readOnly:!0,
methods:[prepare2],ask:async(asking,asked)=>{let follow=asked.params.mode==="super"?import_vscode_languageserver_protocol14.TypeHierarchySupertypesRequest.method:
import_vscode_languageserver_protocol14.TypeHierarchySubtypesRequest.method,facts=(await followed(asking,asked,targetOf(asked),{prepare:prepare2,follow})).flatMap(
({item,evidence:evidence2})=>itemOf(item,evidence2,asking)??[]);return{status:"ok",exitCode:0,facts:{provenance:"lsp",types:distinct(facts)}}}};var questions=[locate,def,typedef,decl,impl,refs,hover,sig,hints,symbols,outline,calls,types,diag,check,capabilitiesOf(()=>questions),exitCodes];function questionNames(){
return{shown:questions.map(({name})=>name),all:questions.flatMap(({name,aliases})=>[name,...aliases])}}function questionCalled(name){let found2=questions.find(one=>one.
name===name||one.aliases.includes(name));if(found2!==void 0)return found2;let near=nearest(name,questions.map(one=>one.name));throw new UserError("usage",`there\
 is no question \`${name}\``,{hint:near===void 0?`There are ${questions.map(one=>one.name).join(", ")}.`:`Did you mean \`${near}\`?`})}export{evidence,Unanswered,createAskable,cancelled,unsupported,readReport,readRange,distinct,failureOf,askCanary,openCanary,checkCanary,silence,askMember,questions,
questionNames,questionCalled};
