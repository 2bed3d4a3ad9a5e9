import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{flat}from"./chunk-ZZ437GTU.js";import{chainAt,namedDefinitions,offsetOf,symbolAt}from"./chunk-JXSYURZG.js";import{capableMethods,isCapable,projectFolder,
require_api2 as require_api}from"./chunk-PO5HRUBH.js";import{once}from"./chunk-BRONEMYC.js";import{canonical,compareFindings,compareText,compareValues,
depthMax,member,pathFromUri,placeIn,relativeInside,sha256,uriFromPath}from"./chunk-XC2CTCOW.js";import{UserError,errorTable,lineStarts,lines,nearest,positionAt,
rangeWithin}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_vscode_languageserver_protocol3=__toESM(require_api(),1);var columnUnits=["utf-8","utf-16","codepoint"];function toUtf16(line,count,unit){if(unit==="utf-16"){let isInside=isLow(line.charCodeAt(count))&&isHigh(line.charCodeAt(
count-1));return count<=line.length&&!isInside?count:void 0}let units=0,offset=0;for(let character of line){if(units>=count)break;units+=unit==="codepoint"?1:utf8Length(
character),offset+=character.length}return units===count?offset:void 0}function fromUtf16(line,offset,unit){if(unit==="utf-16")return offset;let units=0;for(let character of line.
slice(0,offset))units+=unit==="codepoint"?1:utf8Length(character);return units}function utf8Length(character){let point=character.codePointAt(0)??0;return point<
128?1:point<2048?2:point<65536?3:4}function isHigh(unit){return unit>=55296&&unit<=56319}function isLow(unit){return unit>=56320&&unit<=57343}function unitOf(encoding){return encoding==="utf-32"?"codepoint":encoding}function toServer(text,{line,character},encoding){return encoding==="utf-16"?{line,character}:
{line,character:fromUtf16(lines(text)[line]??"",character,unitOf(encoding))}}function fromServer(text,{line,character},encoding){if(encoding==="utf-16")return{line,
character};let at=text[line]===void 0?void 0:toUtf16(text[line],character,unitOf(encoding));return at===void 0?void 0:{line,character:at}}var import_vscode_languageserver_protocol=__toESM(require_api(),1);var severityNames={[import_vscode_languageserver_protocol.DiagnosticSeverity.Error]:"error",[import_vscode_languageserver_protocol.DiagnosticSeverity.Warning]:"\
warning",[import_vscode_languageserver_protocol.DiagnosticSeverity.Information]:"information",[import_vscode_languageserver_protocol.DiagnosticSeverity.Hint]:"h\
int"};function readReport(report,options){if(member(report,"kind")!==import_vscode_languageserver_protocol.DocumentDiagnosticReportKind.Full)return{kind:"unknow\
n",reason:"malformed"};let items=member(report,"items");if(!Array.isArray(items))return{kind:"unknown",reason:"malformed"};let{limits}=options.profile;if(items.
length>limits.diagnosticsPerFileMax)return{kind:"unknown",reason:"too-many-findings"};let documentLines=items.length===0?[]:lines(options.text),findings=[],unreachable=[
...silencedIn(options)],severitiesAssumed=0,cut2=0;for(let item of items){let told=readRange(member(item,"range")),range=told!==void 0&&options.profile.countsPastLines===
!0?withinLines(told,documentLines):told,message=readMessage(member(item,"message"));if(message===void 0)return{kind:"unknown",reason:"malformed"};if(range===void 0||
!rangeWithin(documentLines,range))return{kind:"unknown",reason:"bad-range"};let sent=readSeverity(member(item,"severity")),severity=sent??import_vscode_languageserver_protocol.DiagnosticSeverity.
Error;if(sent===void 0&&(severitiesAssumed+=1),!options.profile.isFinding(severity,message)){options.profile.isUnreachable(message)&&unreachable.push({...range,
message});continue}let portable2=options.relative(message);portable2.length>limits.messageLengthMax&&(cut2+=1),findings.push({server:options.profile.id,source:sourceOf(
member(item,"source"),options),code:readText(member(item,"code")),severity:severityNames[severity],message:portable2.slice(0,limits.messageLengthMax).toWellFormed(),
path:options.path,range,symbol:options.symbolAt(range),...relatedOf(member(item,"relatedInformation"),options.root)})}return{kind:"findings",findings,unreachable,
severitiesAssumed,cut:cut2}}function silencedIn({profile,text}){return(profile.silencedLines?.(text)??[]).map(line=>({start:{line,character:0},end:{line:line+1,
character:0},message:"a comment keeps the server from it"}))}function withinLines({start:start2,end},texts){let within=({line,character})=>({line,character:Math.
min(character,texts[line]?.length??character)});return{start:within(start2),end:within(end)}}function sourceOf(value,{relative}){let source=readText(value);return source===
null?null:relative(source)}var relatedMax=16;function relatedOf(value,root){let related=(Array.isArray(value)?value.slice(0,relatedMax):[]).flatMap(item=>{let location=member(
item,"location"),uri=member(location,"uri"),range=readRange(member(location,"range")),place=typeof uri=="string"&&range!==void 0?placeIn(root,uri,range):void 0;
return place===void 0?[]:[place]});return related.length===0?{}:{related}}function readRange(value){let start2=readPosition(member(value,"start")),end=readPosition(
member(value,"end"));return start2===void 0||end===void 0?void 0:{start:start2,end}}function readPosition(value){let line=member(value,"line"),character=member(
value,"character");return Number.isSafeInteger(line)&&Number.isSafeInteger(character)&&line>=0&&character>=0?{line,character}:void 0}function readSeverity(value){
return Object.values(import_vscode_languageserver_protocol.DiagnosticSeverity).find(one=>one===value)}function readMessage(value){if(typeof value=="string")return value;
let marked=member(value,"value");return typeof marked=="string"?marked:void 0}function readText(value){return typeof value=="number"?String(value):typeof value==
"string"&&value!==""?value.toWellFormed().slice(0,1024):null}function whereOf(uri,{context:context2,repository,relative}){let absolute=pathFromUri(uri);if(absolute===void 0)return{external:"<outside>"};let path=relativeInside(
context2.root,absolute)??relativeInside(repository,absolute);if(path!==void 0)return{path};let shown=relative(absolute);return{external:shown.startsWith("<")?shown.
toWellFormed():"<outside>"}}function locationsOf(result,evidence2,places){if(result==null)return[];let all=Array.isArray(result)?result:[result],found2=[];for(let one of all){
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
evidence2,this.end=end}},changedVersion=2,retryDelaysMs=[500,1e3,2e3];function createAskable(options){let{conversation,context:context2,server,clock,profile}=options,
{session}=conversation,open=new Set,openings=new Map,uriOf2=path=>uriFromPath(`${context2.root}/${path}`),openOne=path=>{let uri=uriOf2(path);if(open.has(path))
return uri;let text=options.text(path);if(text===void 0)throw new UserError("not-found",`there is no file \`${path}\``);return session.open({uri,languageId:profile.
languageId(path),text}),open.add(path),openings.set(path,(openings.get(path)??0)+1),uri},closeOne=path=>{open.delete(path)&&session.close(uriOf2(path))},layOne=path=>{
let uri=openOne(path),text=options.text(path);text!==void 0&&profile.diagnostics.kind==="pull"&&session.change({uri,text,version:changedVersion})},isWithheld=method7=>profile.
withheld?.methods.has(method7)===!0;return{asking:signal=>{let records=[],retries=0,note=record=>{let noted=evidence({server,...record});return records.push(noted),
noted},requestAgain=async(method7,params,msMax)=>{for(let delay of retryDelaysMs){let answer=await session.request(method7,params,msMax,signal);if(answer.kind!==
"error"||!isRetryable(answer)||signal?.aborted===!0)return answer;retries+=1,await new Promise(resolve=>{clock.after(delay,resolve)})}return session.request(method7,
params,msMax,signal)};return{...options,offers:method7=>!isWithheld(method7)&&session.offers(method7).length>0,open:openOne,close:path=>{options.isLaid(path)||closeOne(
path)},ask:async(method7,params,{targets,msMax})=>{let answer=isWithheld(method7)?{kind:"unsupported"}:await requestAgain(method7,params,msMax),outcome=outcomes[answer.
kind],bytes=answer.kind==="result"?Buffer.byteLength(options.relative(JSON.stringify(answer.result)??"null")):0,noted=note({query_types:[method7],targets,outcome,
response_bytes:bytes});if(signal?.aborted===!0)throw new Unanswered(cancelled(),noted);if(answer.kind==="result")return{result:answer.result,evidence:noted};let end=answer.
kind==="ended"?answer.end:void 0;throw new Unanswered(problemOf(answer,method7,options),noted,end)},records:()=>records,note,retries:()=>retries}},open:openOne,
close:closeOne,lay:layOne,openings:path=>openings.get(path)??0}}function cancelled(){return new UserError("cancelled","it was cancelled")}var outcomes={result:"\
responded",error:"error",unsupported:"unsupported",timeout:"timed_out",ended:"error"};function isRetryable({code,data}){if(code===import_vscode_languageserver_protocol2.LSPErrorCodes.
ContentModified)return!0;let isRefused=typeof data=="object"&&data!==null&&data.retriggerRequest===!1;return code===import_vscode_languageserver_protocol2.LSPErrorCodes.
ServerCancelled&&!isRefused}function problemOf(answer,method7,{profile,relative}){switch(answer.kind){case"unsupported":return unsupported(profile,method7);case"\
timeout":return new UserError("server-timeout",`${profile.name} did not answer ${method7} in ${answer.ms/1e3} s`,{hint:"Give it more time with --timeout, or ask\
 about less."});case"error":{if(answer.code===import_vscode_languageserver_protocol2.LSPErrorCodes.ContentModified||answer.code===import_vscode_languageserver_protocol2.LSPErrorCodes.
ServerCancelled)return new UserError("content-modified",`${profile.name} said again and again that the content had changed`);if(answer.code===import_vscode_languageserver_protocol2.ErrorCodes.
MethodNotFound)return unsupported(profile,method7);let said=relative(answer.message).toWellFormed().slice(0,1e3);return new UserError("server-crashed",`${profile.
name} answered ${method7} with error ${answer.code}: ${said}`,{hint:"The server is still there; another place may be answered."})}case"ended":return new UserError(
"server-crashed",endOf(answer.end,profile.name))}}function unsupported({name,withheld},method7){let why=withheld?.methods.has(method7)===!0?`: ${withheld.why}`:
"";return new UserError("unsupported-capability",`${name} does not offer ${method7}${why}`,{hint:"See what can be asked of it: lanser capabilities"})}function endOf(end,name){
switch(end.kind){case"exit":return`${name} ended ${end.signal===null?`with code ${end.code}`:`by ${end.signal}`}`;case"violation":return`${name} broke the proto\
col: ${end.violation.code}: ${end.violation.detail}`;case"misbehaved":return`${name} broke the protocol: ${end.detail}`;case"not-started":return`${name} could n\
ot be started`;case"closed":return`the session with ${name} was closed`}}function shaped(value,method7,asking,evidence2){if(value!==void 0)return value;let error=new UserError("server-crashed",`${asking.profile.name} answered ${method7}\
 with something of another shape`,{hint:"Another version of the server may answer rightly."});throw new Unanswered(error,evidence2)}function targetOf({target}){if(target===void 0)throw new UserError("usage","a place is needed");return target}function positionIn(asking,{place}){let{encoding,open,
text}=asking;return{textDocument:{uri:open(place.path)},position:toServer(text(place.path)??"",place.range.start,encoding)}}function locationQuestion(of){let{method:method7,
...named}=of;return{kind:"server",...named,need:"position",modes:[],flags:[],sortingKeys:["path","range"],readOnly:!0,methods:[method7],ask:async(asking,asked)=>{
let target=targetOf(asked),{result,evidence:evidence2}=await asking.ask(method7,positionIn(asking,target),{targets:[target.selector],msMax:asked.msMax});return{
status:"ok",exitCode:0,facts:{provenance:"lsp",definitions:shaped(locationsOf(result,evidence2.id,asking),method7,asking,evidence2)}}}}}async function followed(asking,asked,target,{prepare:prepare3,follow}){let of={targets:[target.selector],msMax:asked.msMax},prepared=await asking.ask(prepare3,positionIn(
asking,target),of),items=listOf(prepared.result),found2=[];for(let item of shaped(items,prepare3,asking,prepared.evidence)){let{result,evidence:evidence2}=await asking.
ask(follow,{item},of);for(let one of shaped(listOf(result),follow,asking,evidence2))found2.push({item:one,evidence:evidence2.id})}return found2}function listOf(result){
return result==null?[]:Array.isArray(result)?result:void 0}var prepare=import_vscode_languageserver_protocol3.CallHierarchyPrepareRequest.method,calls={kind:"server",name:"calls",aliases:["call-hierarchy"],summary:"who \
calls the function at a place (in), or what it calls (out)",need:"position",modes:["in","out"],flags:[],sortingKeys:["path","range","name"],readOnly:!0,methods:[
prepare],ask:async(asking,asked)=>{let isIn=asked.params.mode==="in",follow=isIn?import_vscode_languageserver_protocol3.CallHierarchyIncomingCallsRequest.method:
import_vscode_languageserver_protocol3.CallHierarchyOutgoingCallsRequest.method,facts=(await followed(asking,asked,targetOf(asked),{prepare,follow})).flatMap(({
item,evidence:evidence2})=>{let other=isIn?member(item,"from"):member(item,"to"),symbol=itemOf(other,evidence2,asking),ranges=member(item,"fromRanges"),fromRanges=(Array.
isArray(ranges)?ranges.map(rangeOf):[]).filter(range=>range!==void 0).sort(compareValues);return symbol===void 0?[]:[{...symbol,fromRanges}]});return{status:"ok",
exitCode:0,facts:{provenance:"lsp",calls:distinct(facts)}}}};function capabilitiesOf(all){return{kind:"server",name:"capabilities",aliases:[],summary:"which questions a server answers, by its own word",need:"none",modes:[],
flags:[],sortingKeys:["name"],readOnly:!0,methods:[],ask:asking=>{let offered=new Set(capableMethods.filter(method7=>asking.offers(method7))),questions2=all().filter(
one=>one.kind!=="server"||one.word!==void 0||needs(one.methods).some(all2=>all2.every(one2=>offered.has(one2)))),methods=[...offered].filter(method7=>!method7.startsWith(
"custom/"));return Promise.resolve({status:"ok",exitCode:0,facts:{provenance:"lsp",methods:methods.sort(compareText),questions:questions2.map(({name})=>name).sort(
compareText)}})}}}function needs(methods){if(typeof methods!="function")return[methods];let none={target:void 0,paths:[],outside:[],params:{},msMax:0};return[methods(
none),methods({...none,target:nowhere})]}var start={line:0,character:0},nowhere={place:{path:"-",range:{start,end:start},whole:{start,end:start},symbol:null},selector:"\
-"};var import_vscode_languageserver_protocol8=__toESM(require_api(),1);var import_vscode_languageserver_protocol5=__toESM(require_api(),1);var bytesPerToken=4,pieceKinds=["signature","definition","outline","diagnostic","hint"];function tokensOf(text){return Math.ceil((Buffer.byteLength(text)+1)/bytesPerToken)}
function packed(pieces,tokensMax){let used=0;for(let[index,{tokens}]of pieces.entries()){if(used+tokens>tokensMax)return{pieces:pieces.slice(0,index),used,isCut:!0};
used+=tokens}return{pieces,used,isCut:!1}}function comparePieces(one,other){return pieceKinds.indexOf(one.kind)-pieceKinds.indexOf(other.kind)||one.nth-other.nth||
compareText(one.path,other.path)}var import_vscode_languageserver_protocol4=__toESM(require_api(),1);var workspaceSymbolsMax=1e4,symbols={kind:"server",name:"symbols",aliases:["workspace_symbol","document-symbols"],summary:"the server's symbols of a file or a l\
ine, or of the workspace with --query or --all",need:"files",modes:[],flags:[{name:"query",kind:"text",help:"of the workspace: whose names fit this, as the serv\
er takes it"},{name:"all",kind:"boolean",help:"of the workspace: all of them"}],sortingKeys:["path","range","name"],readOnly:!0,methods:({target})=>[target===void 0?
import_vscode_languageserver_protocol4.WorkspaceSymbolRequest.method:import_vscode_languageserver_protocol4.DocumentSymbolRequest.method],ask:(asking,asked)=>asked.
target===void 0?ofWorkspace(asking,asked):ofFile(asking,asked)};async function ofFile(asking,asked){let{target}=asked;if(target===void 0)throw new UserError("us\
age","a file is needed");let{method:method7}=import_vscode_languageserver_protocol4.DocumentSymbolRequest,{path,range}=target.place,{result,evidence:evidence2}=await asking.
ask(method7,{textDocument:{uri:asking.open(path)}},{targets:[target.selector],msMax:asked.msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,onLines=shaped(
all,method7,asking,evidence2).flatMap(one=>documentSymbol(one,path,evidence2.id,asking)).filter(one=>one.range[0]<=range.end.line&&range.start.line<=one.range[2]),
isLine=range.start.line===range.end.line;return{status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:distinct(isLine?onLines.filter(one=>nameLine(one)===range.
start.line):onLines)}}}function nameLine({selectionRange,range}){return(selectionRange??range)[0]}async function ofWorkspace(asking,asked){let{method:method7}=import_vscode_languageserver_protocol4.WorkspaceSymbolRequest,
query=asked.params.query??"",{result,evidence:evidence2}=await asking.ask(method7,{query},{targets:[String(query)],msMax:asked.msMax}),all=result===null?[]:Array.
isArray(result)?result:void 0,found2=distinct(shaped(all,method7,asking,evidence2).flatMap(one=>workspaceSymbol(one,evidence2.id,asking))),isCut=found2.length>workspaceSymbolsMax;
return{status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:found2.slice(0,workspaceSymbolsMax)},...isCut?{notes:[`the first ${workspaceSymbolsMax} of ${found2.
length} symbols`]}:{}}}function documentSymbol(value,path,evidence2,asking){if(member(value,"selectionRange")===void 0)return workspaceSymbol(value,evidence2,asking);
let found2=[],waiting=[[value,null]];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){let[one,container]=next,name=member(one,"name"),range=rangeOf(
member(one,"range"));if(typeof name!="string"||range===void 0)continue;found2.push({path,name:name.toWellFormed(),kind:symbolKind(member(one,"kind")),container,
range,selectionRange:rangeOf(member(one,"selectionRange"))??null,evidence:evidence2});let children=member(one,"children"),inner=container===null?name:`${container}\
.${name}`;if(Array.isArray(children))for(let child of children)waiting.push([child,inner])}return found2}function workspaceSymbol(value,evidence2,asking){let name=member(
value,"name"),location=member(value,"location"),uri=member(location,"uri");if(typeof name!="string"||typeof uri!="string")return[];let container=member(value,"c\
ontainerName");return[{...whereOf(uri,asking),name:name.toWellFormed(),kind:symbolKind(member(value,"kind")),container:typeof container=="string"&&container!==""?
container.toWellFormed():null,range:rangeOf(member(location,"range"))??[0,0,0,0],selectionRange:null,evidence:evidence2}]}function symbolsOf({asking,asked,symbols:symbols2},path){let known=symbols2.get(path);if(known!==void 0)return known;let made=(async()=>{let{method:method7}=import_vscode_languageserver_protocol5.DocumentSymbolRequest,
params={textDocument:{uri:asking.open(path)}},{result,evidence:evidence2}=await asking.ask(method7,params,{targets:[path],msMax:asked.msMax});asking.close(path);
let all=result===null?[]:Array.isArray(result)?result:void 0,facts=shaped(all,method7,asking,evidence2).flatMap(one=>documentSymbol(one,path,evidence2.id,asking));
return{all:distinct(facts),evidence:evidence2.id}})();return symbols2.set(path,made),made}async function*byTurns(files,of){let left=files;for(let nth=0;left.length>
0;nth+=1){let more=[];for(let path of left){let item=(await of(path))[nth];item!==void 0&&(more.push(path),yield{path,nth,item})}left=more}}function pieceOf(kind,{
path,nth},of){let text=cut(of.text.toWellFormed());return{kind,path,nth,range:of.range,text,tokens:tokensOf(text),evidence:of.evidence}}var pieceBytesMax=1200;function cut(text){
if(Buffer.byteLength(text)<=pieceBytesMax)return text;let lines2=text.split(`
`),kept="";for(let line of lines2){let next=kept===""?line:`${kept}
${line}`;if(Buffer.byteLength(next)>pieceBytesMax)break;kept=next}return`${kept===""?[...text].slice(0,pieceBytesMax/bytesPerToken).join(""):kept}
…`}var method="textDocument/definition",linesMax=12;async function*definitionPieces({asking,asked,files}){let seen=new Set,names=new Map,of=path=>{let found2=names.
get(path)??importedNames(asking.reading(path));return names.set(path,found2),Promise.resolve(found2)};for await(let{path,nth,item}of byTurns(files,of)){let position=toServer(
asking.text(path)??"",item,asking.encoding),params={textDocument:{uri:asking.open(path)},position},targets=[`${path}@L${item.line+1}:C${item.character+1}`],{result,
evidence:evidence2}=await asking.ask(method,params,{targets,msMax:asked.msMax});asking.close(path);let places=shaped(locationsOf(result,evidence2.id,asking),method,
asking,evidence2),[first]=places.filter(one=>one.path!==void 0&&!files.includes(one.path));if(first?.path===void 0)continue;let key=`${first.path} ${first.range.
join(" ")}`;if(seen.has(key))continue;seen.add(key);let[line,character]=first.range;if(!asking.profile.isSource(first.path))continue;asking.open(first.path);let text=excerptOf(
asking,first.path,{line,character});asking.close(first.path),text!==void 0&&(yield pieceOf("definition",{path,nth},{range:first.range,evidence:evidence2.id,text}))}}
function excerptOf(asking,path,at){let text=asking.text(path);if(text===void 0)return;let all=lines(text),position=fromServer(all,at,asking.encoding)??at,reading=asking.
reading(path),definition=reading===void 0?void 0:chainAt(reading,position).findLast(({nameRange})=>nameRange.start.line===position.line&&nameRange.start.character===
position.character),first=definition?.range.start.line??position.line,last=definition?.range.end.line??position.line,shown=all.slice(first,Math.min(last+1,first+
linesMax));if(shown.length===0)return;let left=last+1-first-shown.length,more=left>0?[`… ${left} more ${left===1?"line":"lines"}`]:[];return[`${path}:${first+
1}`,...shown,...more].join(`
`)}function importedNames(reading){if(reading===void 0)return[];let{code,language,text}=reading,pattern=language==="python"?/^[ \t]*from[ \t]+[.\w]+[ \t]+import[ \t]*(?<names>\([^)]*\)|[^\r\n]*)/dgmu:
/(?<![\p{L}\p{N}_$.])(?:import|export)\b(?!\s*\()(?<names>[^;=()]*?)\bfrom\b/dgu,starts=lineStarts(text),found2=[];for(let match of code.matchAll(pattern)){let start2=match.
indices?.groups?.names?.[0],names=match.groups?.names;if(!(start2===void 0||names===void 0))for(let word of names.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))keywords.
has(word[0])||found2.push(positionAt(starts,start2+word.index))}return found2}var keywords=new Set(["as","type","typeof"]);var import_vscode_languageserver_protocol6=__toESM(require_api(),1);var{method:method2}=import_vscode_languageserver_protocol6.InlayHintRequest,hints={kind:"server",name:"hints",aliases:["inlay-hints"],summary:"the types and par\
ameter names that an editor shows in a file, or on a line",need:"line",modes:[],flags:[],sortingKeys:["position"],readOnly:!0,methods:[method2],ask:async(asking,asked)=>{
let{place,selector}=targetOf(asked),text=asking.text(place.path)??"",range={start:toServer(text,place.range.start,asking.encoding),end:toServer(text,place.range.
end,asking.encoding)},of={path:place.path,range,target:selector,msMax:asked.msMax};return{status:"ok",exitCode:0,facts:{provenance:"lsp",hints:await hintsOf(asking,
of)}}}};async function hintsOf(asking,of){let{path,range,target,msMax}=of,params={textDocument:{uri:asking.open(path)},range},{result,evidence:evidence2}=await asking.
ask(method2,params,{targets:[target],msMax}),all=result===null?[]:Array.isArray(result)?result:void 0;return shaped(all,method2,asking,evidence2).flatMap(one=>hintOf(
one,evidence2.id)).sort((one,other)=>compareValues(one.position,other.position))}function hintOf(value,evidence2){let position=member(value,"position"),[line,character]=[
member(position,"line"),member(position,"character")];if(!Number.isSafeInteger(line)||!Number.isSafeInteger(character))return[];let label=member(value,"label"),
text=Array.isArray(label)?label.map(part=>String(member(part,"value")??"")).join(""):String(label??""),kind=member(value,"kind");return[{position:[line,character],
label:text.toWellFormed(),kind:kind===import_vscode_languageserver_protocol6.InlayHintKind.Type?"type":kind===import_vscode_languageserver_protocol6.InlayHintKind.
Parameter?"parameter":null,evidence:evidence2}]}var hintsMax=16;async function*hintPieces({asking,asked,files}){let known=new Map,ofFile2=async path=>{let text=asking.text(path)??"",all=lines(text),last={line:all.
length-1,character:all.at(-1)?.length??0},range={start:{line:0,character:0},end:toServer(text,last,asking.encoding)},found2=await hintsOf(asking,{path,range,target:path,
msMax:asked.msMax});asking.close(path);let groups=[];for(let at=0;at<found2.length;at+=hintsMax)groups.push(found2.slice(at,at+hintsMax));return groups},of=path=>{
let found2=known.get(path)??ofFile2(path);return known.set(path,found2),found2};for await(let{path,nth,item}of byTurns(files,of)){let[first]=item,end=item.at(-1);
if(first===void 0||end===void 0)continue;let shown=item.map(({position:[line,character],label})=>`${line+1}:${character+1} ${label}`),text=`${path} ${shown.join(
"; ")}`,range=[...first.position,...end.position];yield pieceOf("hint",{path,nth},{range,evidence:first.evidence,text})}}var import_vscode_languageserver_protocol7=__toESM(require_api(),1);function failureOf(answer,during,session){switch(answer.kind){case"ended":return endFailure(answer.end,during);case"timeout":{let reason="reason"in answer?answer.
reason:void 0;return{code:"server-timeout",message:`${reason==null?"the server did not answer in time":`the server was not done in time: ${reason}`} (${during})`}}case"\
unsupported":return{code:"server-not-ready",message:"the server does not offer diagnostics on request"};case"error":return{code:"server-protocol",message:`the s\
erver answered with error ${answer.code} (${during})`};case"unmeetable":return{code:"server-not-ready",message:`${answer.reason} (${during})`};default:return{code:"\
server-not-ready",message:`the server is not ready (${during}, ${session.facts.received} messages)`}}}function endFailure(end,during){switch(end.kind){case"exit":
return{code:"server-crashed",message:`the server ended ${end.signal===null?`with code ${end.code}`:`by ${end.signal}`} (${during})`};case"not-started":return{code:"\
server-not-started",message:"the server could not be started"};case"violation":return{code:"server-protocol",message:`the server broke the protocol: ${end.violation.
code} (${during})`};case"misbehaved":return{code:"server-protocol",message:`the server broke the protocol: ${end.detail} (${during})`};case"closed":return{code:"\
server-crashed",message:`the session was closed (${during})`}}}async function askCanary(options,conversation,canary){let close=openCanary(options,conversation,canary),failure=await checkCanary(options,conversation,canary);return close(),
failure}function openCanary({context:context2},{session},canary){let uri=uriFromPath(`${projectFolder(context2)}/${canary.path}`);return session.open({uri,languageId:canary.
languageId,text:canary.text}),()=>session.close(uri)}async function checkCanary({context:context2,profile},{session,channel},canary){let uri=uriFromPath(`${projectFolder(
context2)}/${canary.path}`),{answer}=await channel.ask(uri,profile.limits.diagnosticsMsMax);if(answer.kind!=="result")return failureOf(answer,"the canary",session);
let items=member(answer.result,"items"),codes=Array.isArray(items)?items.map(item=>String(member(item,"code"))):[];if(codes.length===canary.codes.length&&codes.
every((code,index)=>code===canary.codes[index]))return;let wanted=canary.codes.join(", "),found2=codes.length===0?"nothing":codes.join(", ").slice(0,200);return{
code:"canary-failed",message:`${profile.name} found ${found2} in a document with ${wanted}`}}async function silence({profile:{limits}},session){let idle=await session.
waitFor(()=>session.facts.openProgress.size===0?!0:void 0,limits.diagnosticsMsMax);if(idle.kind!=="met")return failureOf(idle,"finishing",session);if(limits.quietMs===
null)return;let silent=await session.quiet(limits.quietMs,limits.diagnosticsMsMax);return silent.kind==="met"?void 0:failureOf(silent,"finishing",session)}async function askMember({
profile:{membership},context:{root}},{session,channel},uri,msMax){let diagnostics=channel.ask(uri,msMax);if(membership===null)return diagnostics;let[asked,project]=await Promise.
all([diagnostics,session.request(membership.method,{textDocument:{uri}},msMax)]);return asked.answer.kind!=="result"?asked:{answer:memberAnswer(project,asked.answer,
result=>membership.isMember(result,root)),stamp:asked.stamp}}function memberAnswer(project,answer,isMember){return project.kind==="result"?isMember(project.result)?
answer:{kind:"no-member"}:project.kind==="timeout"?{...project,reason:null}:project}var{method:method3}=import_vscode_languageserver_protocol7.DocumentDiagnosticRequest,diag={kind:"server",name:"diag",aliases:["diagnostics","lint-check"],summary:"\
what the server finds in files, on a line, or with --workspace in all that it checks",need:"files",isAlone:!0,modes:[],flags:[],sortingKeys:["path","range","sev\
erity","source","code","message"],readOnly:!0,methods:[],ask:(asking,asked)=>found(asking,asked)},check={...diag,kind:"server",methods:[],name:"check",aliases:[
"lint-file"],summary:"whether the server finds no error in a file: exit code 0 or 1",need:"file",ask:async(asking,asked)=>{let path=asked.target?.place.path,answer=await found(
asking,{...asked,paths:path===void 0?asked.paths:[path]}),{diagnostics=[]}=answer.facts,passed=answer.status==="ok"&&diagnostics.every(({severity})=>severity!==
"error");return{...answer,exitCode:answer.status==="ok"?passed?0:1:11,facts:{...answer.facts,passed}}}};async function found(asking,{target,paths,outside,msMax}){
let wanted=target===void 0||paths.length>0?paths:[target.place.path],range=target?.place.whole,facts=[],unknown=[];for(let[path,outcome]of await settled(asking,
{wanted,outside,msMax}))outcome.kind==="unknown"?unknown.push({path,reason:outcome.reason}):facts.push(...outcome.findings.map(finding=>({finding,evidence:outcome.
evidence})));let isPart=/[@#]/u.test(target?.selector??""),here=facts.filter(({finding})=>!isPart||range===void 0||touches(finding.range,range)),final=wanted.length-
unknown.length;return{status:unknown.length===0?"ok":final===0?"unavailable":"partial",exitCode:unknown.length===0?0:11,facts:{provenance:"lsp",diagnostics:here.
toSorted((one,other)=>compareFindings(one.finding,other.finding)).map(({finding,evidence:evidence2})=>factOf(finding,evidence2,asking)),files:{asked:wanted.length,
final,unknown}}}}function touches(one,other){return one.start.line<=other.end.line&&other.start.line<=one.end.line}var roundsMax=3;async function settled(asking,of){
let{wanted,outside,msMax}=of,{profile,context:context2,conversation}=asking,known=new Map,stamps=new Map,stampOf=path=>conversation.channel.stamp(uriFromPath(`${context2.
root}/${path}`)),isStale=path=>known.get(path)?.kind==="final"&&stamps.get(path)!==stampOf(path),giveUp=(paths,reason)=>{for(let path of paths)known.set(path,{kind:"\
unknown",reason,evidence:known.get(path)?.evidence??""})};for(let round=0;round<roundsMax;round+=1){for(let path of wanted)if(!(known.has(path)&&!isStale(path)))
if(outside.includes(path))giveUp([path],"outside-project");else{let{outcome,stamp}=await diagnose(asking,path,msMax);known.set(path,outcome),stamps.set(path,stamp)}
if(profile.diagnostics.kind!=="pull"||wanted.every(path=>known.get(path)?.kind!=="final"))return known;let failure=await askCanary({profile,context:context2},conversation,
profile.canaries[1]);if(failure!==void 0&&giveUp(wanted,failure.code),!wanted.some(isStale))break}if(giveUp(wanted.filter(isStale),"unsettled"),keepsOpen(asking))
for(let path of wanted)asking.close(path);return known}function keepsOpen({profile,server}){return profile.keepsOpen(server.version)}async function diagnose(asking,path,msMax){
let{profile,context:context2,conversation}=asking,text=asking.text(path);if(text===void 0)return{outcome:{kind:"unknown",reason:"unreadable",evidence:""},stamp:0};
let uri=asking.open(path),{answer,stamp}=await askMember({profile,context:context2},conversation,uri,msMax);keepsOpen(asking)||asking.close(path);let items=answer.
kind==="result"?member(answer.result,"items"):[],evidence2=asking.note({query_types:[method3],targets:[path],outcome:answer.kind==="result"?"responded":answer.kind===
"timeout"?"timed_out":"error",response_bytes:answer.kind==="result"?Buffer.byteLength(asking.relative(JSON.stringify(items)??"")):0});if(answer.kind==="ended"){
let error=new UserError("server-crashed",`${profile.name} ended while it was asked about ${path}`);throw new Unanswered(error,evidence2,answer.end)}let unknown=reason=>({
outcome:{kind:"unknown",reason,evidence:evidence2.id},stamp});if(answer.kind==="no-member")return unknown("outside-project");if(answer.kind==="timeout")return unknown(
"timeout");if(answer.kind!=="result")return unknown(answer.kind);let reading=asking.reading(path),read=readReport(inUtf16(answer.result,text,asking),{profile,path,
text,root:context2.root,relative:asking.relative,symbolAt:range=>reading===void 0?null:symbolAt(reading,range.start)});return read.kind==="unknown"?unknown(read.
reason):{outcome:{kind:"final",findings:read.findings,evidence:evidence2.id},stamp}}function inUtf16(report,text,{encoding}){let items=member(report,"items");if(encoding===
"utf-16"||!Array.isArray(items))return report;let all=lines(text),position=value=>fromServer(all,value,encoding)??{line:all.length,character:0},converted=items.
map(item=>{let range=readRange(member(item,"range"));return range===void 0?item:{...item,range:{start:position(range.start),end:position(range.end)}}});return{...report,
items:converted}}function factOf(finding,evidence2,{text,encoding}){let{path,severity,source,code,message,symbol,server}=finding,own=text(path)??"",range={start:toServer(
own,finding.range.start,encoding),end:toServer(own,finding.range.end,encoding)};return{path,range:flat(range),severity,source,code,message,symbol,server,evidence:evidence2}}var budgetUsual=4e3,budgetMax=1e6,context={kind:"server",name:"context",aliases:[],summary:"what is worth knowing of files, within a budget of tokens",need:"fil\
es",isAlone:!0,modes:[],flags:[{name:"budget",kind:"count",help:`tokens at most, of ${bytesPerToken} bytes of UTF-8 each (default: ${budgetUsual})`}],sortingKeys:[
"kind","nth","path"],readOnly:!0,methods:[import_vscode_languageserver_protocol8.DocumentSymbolRequest.method],ask:async(asking,asked)=>{let tokens=budgetOf(asked.
params),{target,paths}=asked,files=target===void 0||paths.length>0?paths:[target.place.path],state={asking,asked,files,symbols:new Map,unknown:[]},found2=[],used=0;
for await(let piece of piecesOf(state))if(found2.push(piece),used+=piece.tokens,used>tokens)break;return answerOf(found2,tokens,state)}};function budgetOf({budget}){
if(budget===void 0)return budgetUsual;if(typeof budget=="number"&&Number.isSafeInteger(budget)&&budget>0&&budget<=budgetMax)return budget;throw new UserError("u\
sage",`the budget must be a number of tokens from 1 to ${budgetMax}`)}function answerOf(found2,tokens,{asking,unknown}){let facts=budgeted({provenance:"lsp",pieces:found2},
tokens,!1),missing=optional.flatMap(([method7,what])=>asking.offers(method7)?[]:[`${asking.profile.name} does not offer ${method7}: no ${what}`]);return{status:unknown.
length===0?"ok":"partial",exitCode:unknown.length===0?0:11,facts,notes:missing}}function budgeted(facts,tokens,isCut){let kept=packed(facts.pieces??[],tokens);return{
...facts,pieces:kept.pieces,budget:{tokens,used:kept.used,bytesPerToken},truncated:isCut||kept.isCut}}var optional=[[import_vscode_languageserver_protocol8.HoverRequest.
method,"signatures"],["textDocument/definition","definitions"],["textDocument/inlayHint","hints"]];async function*piecesOf(state){let{asking}=state;asking.offers(
import_vscode_languageserver_protocol8.HoverRequest.method)&&(yield*signaturePieces(state)),asking.offers("textDocument/definition")&&(yield*definitionPieces(state)),
yield*outlinePieces(state),yield*diagnosticPieces(state),asking.offers("textDocument/inlayHint")&&(yield*hintPieces(state))}var functions=new Set(["function","m\
ethod","constructor"]),typed=new Set([...functions,"class","interface","struct","enum","variable","constant"]);function outward(all){let inner=all.filter(({kind})=>functions.
has(kind)).map(one=>`${fullName(one)}.`);return all.filter(one=>!inner.some(name=>`${one.container}.`.startsWith(name)))}function fullName({container,name}){return container===
null?name:`${container}.${name}`}async function*signaturePieces(state){let{asking,asked,files}=state,of=async path=>outward((await symbolsOf(state,path)).all).filter(
({kind})=>typed.has(kind));for await(let{path,nth,item}of byTurns(files,of)){let[line,character]=item.selectionRange??item.range,params={textDocument:{uri:asking.
open(path)},position:{line,character}},targets=[`${path}#${fullName(item)}`],{result,evidence:evidence2}=await asking.ask(import_vscode_languageserver_protocol8.HoverRequest.
method,params,{targets,msMax:asked.msMax});asking.close(path);let said=asking.relative(markedText(member(result,"contents"))),signature=(/```[^\n]*\n([\s\S]*?)```/u.
exec(said)?.[1]??said.split(`
`)[0]??"").trim();if(signature==="")continue;let text=`${path}:${line+1} ${signature}`;yield pieceOf("signature",{path,nth},{range:item.range,evidence:evidence2.
id,text})}}var membersMax=24;async function*outlinePieces(state){let of=async path=>{let all=outward((await symbolsOf(state,path)).all);return all.filter(({container})=>container===
null).map(top=>({top,all}))};for await(let{path,nth,item}of byTurns(state.files,of)){let{top,all}=item,members=all.filter(({container,range})=>container!==null&&
`${container}.`.startsWith(`${top.name}.`)&&range[0]>=top.range[0]&&range[0]<=top.range[2]),lineOf=one=>`${(one.selectionRange??one.range)[0]+1}`,shown=members.
slice(0,membersMax).map(one=>`  ${lineOf(one)} ${one.kind} ${fullName(one).slice(top.name.length+1)}`),left=members.length-shown.length,text=[`${path}:${lineOf(
top)} ${top.kind} ${top.name}`,...shown,...left>0?[`  … ${left} more`]:[]].join(`
`);yield pieceOf("outline",{path,nth},{range:top.range,evidence:top.evidence,text})}}async function*diagnosticPieces({asking,asked,files,unknown}){let outcomes2=await settled(
asking,{wanted:files,outside:asked.outside,msMax:asked.msMax}),none=once(()=>asking.note({query_types:["textDocument/diagnostic"],targets:files,outcome:"unsuppo\
rted",response_bytes:0})),nowhere2=[0,0,0,0];for(let[path,outcome]of outcomes2)outcome.kind==="unknown"&&unknown.push({path,reason:outcome.reason});let ofFile2=path=>{
let outcome=outcomes2.get(path);if(outcome===void 0||outcome.kind==="unknown"){let evidence3=outcome===void 0||outcome.evidence===""?none().id:outcome.evidence;
return[{range:nowhere2,evidence:evidence3,text:`${path} INCOMPLETE: ${outcome?.reason??"unreadable"}`}]}let{findings,evidence:evidence2}=outcome;return findings.
length===0?[{range:nowhere2,evidence:evidence2,text:`${path} no diagnostics`}]:findings.map(finding=>{let fact=factOf(finding,evidence2,asking),[line,character]=fact.
range,code=fact.code===null?"":` [${fact.code}]`,where=`${path}:${line+1}:${character+1}`;return{range:fact.range,evidence:evidence2,text:`${where} ${fact.severity}${code}\
 ${fact.message}`}})},of=path=>Promise.resolve(ofFile2(path));for await(let{path,nth,item}of byTurns(files,of))yield pieceOf("diagnostic",{path,nth},item)}var import_vscode_languageserver_protocol9=__toESM(require_api(),1);var decl=locationQuestion({name:"decl",aliases:["declaration"],summary:"where the thing at a place is declared",method:import_vscode_languageserver_protocol9.DeclarationRequest.
method});var import_vscode_languageserver_protocol10=__toESM(require_api(),1);var def=locationQuestion({name:"def",aliases:["definition","go_to_def"],summary:"where the thing at a place is defined",method:import_vscode_languageserver_protocol10.DefinitionRequest.
method});var exitCodes={kind:"table",name:"exit-codes",aliases:[],summary:"every error and what the command ends with",need:"none",modes:[],flags:[],sortingKeys:["exitCo\
de"],readOnly:!0,answer:()=>({status:"ok",exitCode:0,facts:{provenance:"builtin",codes:Object.keys(errorTable).map(code=>({code,...errorTable[code]})).toSorted(
(one,other)=>one.exitCode-other.exitCode)}})};var import_vscode_languageserver_protocol11=__toESM(require_api(),1);var{method:method4}=import_vscode_languageserver_protocol11.HoverRequest,hover={kind:"server",name:"hover",aliases:[],summary:"the type and the documentation of\
 the thing at a place",need:"position",modes:[],flags:[],sortingKeys:[],readOnly:!0,methods:[method4],ask:async(asking,asked)=>{let target=targetOf(asked),{result,
evidence:evidence2}=await asking.ask(method4,positionIn(asking,target),{targets:[target.selector],msMax:asked.msMax}),text=asking.relative(markedText(member(result,
"contents"))).toWellFormed().trim(),range=rangeOf(member(result,"range"))??null;return{status:"ok",exitCode:0,facts:{provenance:"lsp",hover:text===""?null:{text,
range,evidence:evidence2.id}}}}};var import_vscode_languageserver_protocol12=__toESM(require_api(),1);var impl=locationQuestion({name:"impl",aliases:["implementation"],summary:"what implements the thing at a place",method:import_vscode_languageserver_protocol12.ImplementationRequest.
method});var locate={kind:"text",name:"locate",aliases:[],summary:"a place as the one range that it means, with its code: no server is started",need:"line",modes:[],flags:[],
sortingKeys:[],readOnly:!0,answer:({target,text,evidence:evidence2})=>{let{path,range,whole,symbol}=target.place,starts=lineStarts(text),code=text.slice(offsetOf(
starts,whole.start),offsetOf(starts,whole.end)).toWellFormed();return{status:"ok",exitCode:0,facts:{provenance:"builtin",location:{path,range:flat(range),whole:flat(
whole),symbol,text:code,verify:sha256(code),evidence:evidence2.id}}}}};var outline={kind:"text",name:"outline",aliases:[],summary:"what a file defines, read of its text: no server is started",need:"file",modes:[],flags:[],sortingKeys:[
"path","range","name"],readOnly:!0,answer:({target,reading,evidence:evidence2})=>{let{path}=target.place;if(reading===void 0)throw new UserError("unsupported-ca\
pability",`no grammar of this release reads \`${path}\``,{hint:"Ask its server: lanser symbols PATH"});let symbols2=namedDefinitions(reading).map(({symbol,definition})=>{
let end=symbol.lastIndexOf(`.${definition.name}`);return{path,name:definition.name,kind:definition.kind,container:end<0?null:symbol.slice(0,end),range:flat(definition.
range),selectionRange:flat(definition.nameRange),evidence:evidence2.id}}),notes=reading.hasErrors?{notes:["the text has syntax errors"]}:{};return{status:"ok",exitCode:0,
facts:{provenance:"builtin",symbols:distinct(symbols2)},...notes}}};var import_vscode_languageserver_protocol13=__toESM(require_api(),1);var{method:method5}=import_vscode_languageserver_protocol13.ReferencesRequest,refs={kind:"server",name:"refs",aliases:["references"],summary:"every use of the t\
hing at a place",need:"position",modes:[],flags:[{name:"no-declaration",kind:"boolean",help:"leaves the declaration itself out"}],sortingKeys:["path","range"],readOnly:!0,
methods:[method5],ask:async(asking,asked)=>{let target=targetOf(asked),context2={includeDeclaration:asked.params["no-declaration"]!==!0},params={...positionIn(asking,
target),context:context2},{result,evidence:evidence2}=await asking.ask(method5,params,{targets:[target.selector],msMax:asked.msMax});return{status:"ok",exitCode:0,
facts:{provenance:"lsp",references:shaped(locationsOf(result,evidence2.id,asking),method5,asking,evidence2)}}}};var request={kind:"server",name:"request",aliases:[],summary:"any request of the protocol that only reads; the answer is the server's own",need:"any",word:"meth\
od",modes:[],flags:[{name:"params",kind:"json",help:"what is sent, as JSON, or @FILE; over what PLACE says. Each `uri` is a path of the repository"}],sortingKeys:[],
readOnly:!0,methods:({params})=>[methodOf(params)],ask:async(asking,asked)=>{let method7=methodOf(asked.params),params=paramsOf(asking,asked),{result,evidence:evidence2}=await asking.
ask(method7,params,{targets:asked.target===void 0?[]:[asked.target.selector],msMax:asked.msMax}),said=shaped(portable(result??null,asking),method7,asking,evidence2);
return{status:"ok",exitCode:0,facts:{provenance:"lsp",response:{method:method7,result:said.value,evidence:evidence2.id}}}}};function assertMethod(params,allowed){
let method7=params.method;if(typeof method7!="string"||method7==="")throw new UserError("usage","`request` needs a method",{hint:"For example: lanser request te\
xtDocument/documentHighlight PLACE"});if(ownMethods.has(method7)||method7.startsWith("$/")||method7.startsWith("textDocument/did"))throw new UserError("usage",`${method7}\
 is part of every session, and is not sent by itself`);if(!(isCapable(method7)&&!method7.startsWith("custom/"))&&!allowed.includes(method7))throw new UserError(
"write-denied",`${method7} is not known to read only, and is not sent`,{hint:`If it is safe on your server: --allow-method ${method7} (never where CI is set).`})}
var ownMethods=new Set(["initialize","initialized","shutdown","exit"]);function methodOf({method:method7}){let name=String(method7);return isCapable(name),name}
function paramsOf(asking,{target,params}){let given=params.params??{},isFile=target!==void 0&&!/[@#]/u.test(target.selector),{textDocument,position}=target===void 0?
{textDocument:void 0,position:void 0}:positionIn(asking,target);return{...textDocument===void 0?{}:{textDocument},...position===void 0||isFile?{}:{position},...withUris(
given,asking)}}function withUris(value,asking,key=""){return Array.isArray(value)?value.map(one=>withUris(one,asking,key)):typeof value=="object"&&value!==null?
Object.fromEntries(Object.entries(value).map(([name,one])=>[name,withUris(one,asking,name)])):typeof value=="string"&&/uri$/iu.test(key)?uriOf(value,asking):value}
function uriOf(text,{open,text:textOf2,context:context2,profile}){if(text.startsWith("/")||text.split("/").includes("..")||/^file:/iu.test(text))throw new UserError(
"usage",`\`${text}\` is not a path of the repository`,{hint:"In --params a `uri` is a path, relative to the top of the repository."});return/^[a-z][a-z0-9+.-]*:/iu.
test(text)?text:profile.isSource(text)&&textOf2(text)!==void 0?open(text):uriFromPath(`${context2.root}/${text}`)}function portable(value,asking,depth=0){if(depth>
depthMax-8)return;if(typeof value=="string")return{value:textOf(value,asking)};if(typeof value=="number")return Number.isFinite(value)?{value}:void 0;if(typeof value!=
"object"||value===null)return{value};if(Array.isArray(value)){let all=value.map(one=>portable(one,asking,depth+1));return all.every(one=>one!==void 0)?{value:all.
map(one=>one.value)}:void 0}let members=[];for(let[key,one]of Object.entries(value)){let said=portable(one,asking,depth+1);if(said===void 0)return;members.push(
[textOf(key,asking),said.value])}return{value:Object.fromEntries(members)}}function textOf(text,asking){if(!/^file:\/\//iu.test(text))return asking.relative(text).
toWellFormed();let{path,external}=whereOf(text,asking);return path??external}var import_vscode_languageserver_protocol14=__toESM(require_api(),1);var{method:method6}=import_vscode_languageserver_protocol14.SignatureHelpRequest,sig={kind:"server",name:"sig",aliases:["signature","signature-help"],summary:"t\
he signatures of the call that a place is in",need:"position",modes:[],flags:[],sortingKeys:[],readOnly:!0,methods:[method6],ask:async(asking,asked)=>{let target=targetOf(
asked),{result,evidence:evidence2}=await asking.ask(method6,positionIn(asking,target),{targets:[target.selector],msMax:asked.msMax}),all=result===null?[]:member(
result,"signatures"),signatures=shaped(Array.isArray(all)?all.map(one=>signatureOf(one,evidence2.id)):void 0,method6,asking,evidence2),signature=countOf(member(
result,"activeSignature"))??0,chosen=Array.isArray(all)?all[signature]:void 0,parameter=countOf(member(chosen,"activeParameter"))??countOf(member(result,"active\
Parameter"))??null,active=signatures.length===0?null:{signature,parameter};return{status:"ok",exitCode:0,facts:{provenance:"lsp",signatures,active}}}};function signatureOf(value,evidence2){
let label=String(member(value,"label")??"").toWellFormed(),documentation=markedText(member(value,"documentation")).toWellFormed(),parameters=member(value,"param\
eters");return{label,documentation:documentation===""?null:documentation,parameters:Array.isArray(parameters)?parameters.map(one=>labelOf(one,label)):[],evidence:evidence2}}
function labelOf(parameter,whole){let label=member(parameter,"label");return Array.isArray(label)?whole.slice(Number(label[0]),Number(label[1])).toWellFormed():
String(label??"").toWellFormed()}function countOf(value){return Number.isSafeInteger(value)&&value>=0?value:void 0}var status={kind:"servers",name:"status",aliases:[],summary:"how far each configured server is: configured, resolvable, runnable or ready",need:"none",isAlone:!0,
modes:[],flags:[{name:"start",kind:"boolean",help:"starts those that do not run, and says how far they come"}],sortingKeys:["id","root"],readOnly:!0,answer:async(servers,{
params})=>{let isStarted=params.start===!0;isStarted&&await servers.start();let all=await servers.states(),isWell=all.every(({state})=>state==="ready");return isStarted&&
!isWell?{...answerOf2(all),status:"partial",exitCode:11}:answerOf2(all)}},reload={kind:"servers",name:"reload",aliases:[],summary:"ends the server of a file, or\
 with --workspace all: the next question starts it anew",need:"files",isAlone:!0,modes:[],flags:[],sortingKeys:["id","root"],readOnly:!0,answer:async(servers,{paths})=>{
let ended=await servers.end(paths),notes=ended.length===0?["nothing runs: each command starts servers of its own"]:[];return{...answerOf2(ended),notes}}};function answerOf2(servers){
return{status:"ok",exitCode:0,facts:{provenance:"builtin",servers}}}var import_vscode_languageserver_protocol15=__toESM(require_api(),1);var typedef=locationQuestion({name:"typedef",aliases:["type_definition","type-definition"],summary:"where the type of the thing at a place is defined",method:import_vscode_languageserver_protocol15.TypeDefinitionRequest.
method});var import_vscode_languageserver_protocol16=__toESM(require_api(),1);var prepare2=import_vscode_languageserver_protocol16.TypeHierarchyPrepareRequest.method,types={kind:"server",name:"types",aliases:["type-hierarchy"],summary:"th\
e supertypes of the type at a place (super), or its subtypes (sub)",need:"position",modes:["super","sub"],flags:[],sortingKeys:["path","range","name"],readOnly:!0,
methods:[prepare2],ask:async(asking,asked)=>{let follow=asked.params.mode==="super"?import_vscode_languageserver_protocol16.TypeHierarchySupertypesRequest.method:
import_vscode_languageserver_protocol16.TypeHierarchySubtypesRequest.method,facts=(await followed(asking,asked,targetOf(asked),{prepare:prepare2,follow})).flatMap(
({item,evidence:evidence2})=>itemOf(item,evidence2,asking)??[]);return{status:"ok",exitCode:0,facts:{provenance:"lsp",types:distinct(facts)}}}};var questions=[locate,def,typedef,decl,impl,refs,hover,sig,hints,symbols,outline,calls,types,diag,check,context,request,status,reload,capabilitiesOf(()=>questions),
exitCodes];function questionNames(){return{shown:questions.map(({name})=>name),all:questions.flatMap(({name,aliases})=>[name,...aliases])}}function questionCalled(name){
let found2=questions.find(one=>one.name===name||one.aliases.includes(name));if(found2!==void 0)return found2;let near=nearest(name,questions.map(one=>one.name));
throw new UserError("usage",`there is no question \`${name}\``,{hint:near===void 0?`There are ${questions.map(one=>one.name).join(", ")}.`:`Did you mean \`${near}\
\`?`})}export{evidence,Unanswered,createAskable,cancelled,unsupported,endOf,columnUnits,toUtf16,fromUtf16,unitOf,fromServer,readReport,readRange,distinct,comparePieces,
symbols,failureOf,askCanary,openCanary,checkCanary,silence,askMember,budgeted,assertMethod,reload,questions,questionNames,questionCalled};
