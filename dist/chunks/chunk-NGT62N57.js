import{createRequire as lanserCreateRequire}from"node:module";import{askOver,createGate,duplicateIdText,isReference,readLine,runBatch,splitLines,splitReference,unknownIdText}from"./chunk-QTIGW43F.js";import{_1_clampedTimeout,_1_clientRequestOf,_1_openClient,_1_resolveSubject,_1_withCurrentTree}from"./doctor-CK3VOAOZ.js";import{_7_answerOf,_7_askQuestion,_7_failedAnswer,_7_listIn,_7_notedAnswer,_7_notedQuestion,_7_questionFrom,_7_questionsResult}from"./doctor-CK3VOAOZ.js";import{_8_UnansweredRequest,_8_assertMethod,_8_comparePieces,_8_createAskable,_8_createEvidence,_8_cutSymbols,_8_cutToBudget,_8_deniedOf,_8_deniedPath,_8_documentChangesOf,
_8_dropOutside,_8_endOf,_8_fromServer,_8_isPackaged,_8_prepareRename,_8_printedLines,_8_questionCalled,_8_questions,_8_reload,_8_requestMsMax,_8_scoringOf,_8_sortDistinct,
_8_symbols,_8_unitOf,_8_unsupported}from"./doctor-CK3VOAOZ.js";import{_11_columnUnits,_11_fromUtf16,_11_toUtf16,_11_undecoded}from"./doctor-CK3VOAOZ.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var inFlightMax=8;function openLiveClient(host,options){let gate=createGate(
options.traceFolder===void 0?inFlightMax:1),opened,isJustOpened=!1,fresh=async()=>{if(opened!==void 0&&(await isAsItWas(opened)||await isCarried(opened)))return opened;
let old=opened;return opened=void 0,await old?.[Symbol.asyncDispose](),opened=await _1_openClient(host,options),opened};async function isCarried(client){return client.
carry().catch(()=>!1)}async function isAsItWas({tree,top}){return options.rev!==void 0||_1_withCurrentTree(host,top,(_,now)=>now===tree)}let once=async(request,overlay)=>{
let known=opened,isKnown=known!==void 0&&(isJustOpened||await isAsItWas(known));isJustOpened=!1;let client=isKnown?known:await gate(!0,fresh),isAlone=overlay!==
void 0||_8_questionCalled(request.cmd).isAlone===!0;return{bundle:await gate(isAlone,()=>overlay===void 0?(opened??client).ask(request):askOver(opened??client,request,
overlay)),client:opened??client}};return{open:async()=>(opened??=await gate(!0,fresh),isJustOpened=!0,opened),ask:async(request,overlay)=>{let first=await once(
request,overlay);return first.bundle.meta.stale?once(request,overlay):first},[Symbol.asyncDispose]:async()=>{let last=opened;opened=void 0,await last?.[Symbol.asyncDispose]()}}}
_3_init_node_22();var textBytesMax=1e5,framedMax=50;async function answerText(bundle,options){if("error"in bundle)return"";let{facts,request,meta}=bundle,shown=createShown(
options,bundle.environment.positionEncoding??"utf-16");if(facts.pieces!==void 0)return facts.pieces.map(({text})=>`${_0_terminalLines(text,"")}
`).join("");let path=bundle.resolution?.resolved?.path??"",blocks=await blocksOf(facts,{...request,path},shown),left=(facts.total??0)-(_7_listIn(facts)?.items.length??
0),notes=[...left>0&&meta.cursor!==null?[`${left} more results: add --cursor ${meta.cursor}`]:[],...shown.left()>0&&options.context>=0?[`only the first ${framedMax}\
 places show their code; --limit N lists fewer places`]:[],...resolutionBlocks(bundle),...meta.notes.map(note=>`note: ${_0_terminalText(note)}`)];return`${cut(blocks)}${notes.
map(note=>`${note}
`).join("")}`}function cut(blocks){let text="";for(let[index,block]of blocks.entries()){let next=`${text}${block}
`;if(Buffer.byteLength(next)>textBytesMax)return`${text}${blocks.length-index} more results
`;text=next}return text}function createShown({context,unit,text,isVerbose},encoding){let known=new Map,linesIn=async path=>{if(path===void 0)return{lines:[],counted:[]};
let found=known.get(path)??text(path).then(shownLines);return known.set(path,found),await found},framed=0;return{left:()=>Math.max(0,framed-framedMax),place:async(where,[
line,character])=>{let{lines,counted}=await linesIn(where.path),at=_8_fromServer(lines,{line,character},encoding),column=at===void 0?character:_11_fromUtf16(counted[line]??
"",at.character,unit),isKnown=where.path!==void 0&&lines[line]!==void 0,own=isVerbose===!0&&isKnown&&unit!==encoding?` [${encoding} column ${character+1}]`:"";return`${_0_terminalName(
where.path??where.external)}:${line+1}:${(isKnown?column:character)+1}${own}`},frame:async(where,[line])=>{if(framed+=1,where.path===void 0||context<0||framed>framedMax)
return"";let{lines}=await linesIn(where.path),first=Math.max(0,line-context),around=lines.slice(first,line+context+1),width=String(first+around.length).length;return around.
map((one,index)=>{let number=first+index;return`  ${number===line?">":" "} ${String(number+1).padStart(width)} | ${_0_terminalText(one.replaceAll("	","    "))}`.
trimEnd()}).join(`
`)}}}function shownLines(text=""){let counted=_2_splitText(text);return{lines:text.isWellFormed()?counted:_2_splitText(text.toWellFormed()),counted}}function shortScore(score){
return String(Number(score.toFixed(3)))}function foundText({score,by,hash,isSameAround}){if(score===void 0||by===void 0)return"";let how={position:"by line and \
column",structure:"by name and syntax",text:"by text"}[by],digest=hash===void 0?"":`, hash=${hash}`,around=isSameAround===!1?", the text around it has changed":
"";return`  score ${shortScore(score)} ${how}${digest}${around}`}function resolutionBlocks({resolution}){let way=(resolution?.route??[]).map(({path,line})=>`${_0_terminalName(
path)}:${line}`).join(", then "),all=resolution?.disambiguation??[],shown=all.map(({selector,score})=>`  ${_0_terminalText(selector)}  score ${shortScore(score)}`);
return[...(resolution?.seen?.changes??[]).map(change=>`note: ${_0_terminalText(changeText(change))}`),...way===""?[]:[`note: re-exported by ${way}`],...all.length===
0?[]:[`${all.length} places match:
${shown.join(`
`)}`]]}function changeText({from,to,commit}){let by=commit===null?"":` by ${_2_shortId(commit)}`;if(from.symbol===null)return`${from.path} was moved to ${to.path}${by}`;
let name=from.symbol===to.symbol?"moved":`renamed to \`${to.symbol}\``,file=from.path===to.path?`in ${to.path}`:`from ${from.path} to ${to.path}`;return from.path===
to.path||from.symbol===to.symbol?`\`${from.symbol}\` was ${name} ${file}${by}`:`\`${from.symbol}\` was ${name} and moved ${file}${by}`}function actionBlocks(actions){
if(actions.length===0)return["No code actions"];let isSeveral=new Set(actions.map(({server})=>server)).size>1,counts=new Map;return actions.map(({title,kind,server,
isPreferred,skipped})=>{let number=(counts.get(server)??0)+1;counts.set(server,number);let own=isSeveral?`${server} `:"",marks=[...isPreferred?["preferred"]:[],
...skipped===null?[]:[skipped]],mark=marks.length===0?"":` (${marks.join("; ")})`;return _0_terminalText(`${own}${number}: [${kind??"no kind"}] ${title}${mark}`)})}
async function renamedBlock(renamed,{path},shown){return renamed==null?"The server renames without preparation":`${await shown.place({path},renamed.range)} ${_0_terminalText(
renamed.placeholder)}`}async function blocksOf(facts,request,shown){let{definitions,references,hover,signatures,symbols,calls,types,hints,diagnostics}=facts;if(definitions!==
void 0)return places(definitions,facts,"definition",shown);if(references!==void 0)return places(references,facts,"reference",shown);if(hover!==void 0)return[hover===
null?"No hover information":_0_terminalLines(hover.text,"")];if(signatures!==void 0)return signatures.length===0?["No signature: the place is not inside a call"]:
signatures.map(({label},index)=>`${index===facts.active?.signature?">":" "} ${_0_terminalText(label)}`);if(symbols!==void 0)return symbolBlocks(symbols,facts,request,
"symbol",shown);if(calls!==void 0&&request.params.mode==="in")return callerBlocks(calls,facts,request,shown);if(calls!==void 0)return symbolBlocks(calls,facts,request,
"call",shown);if(types!==void 0)return symbolBlocks(types,facts,request,"type",shown);if(hints!==void 0)return await hintBlocks(hints,request,shown);if(facts.actions!==
void 0)return actionBlocks(facts.actions);if(facts.renamed!==void 0)return[await renamedBlock(facts.renamed,request,shown)];if(diagnostics!==void 0)return diagnosticBlocks(
diagnostics,facts,shown);if(facts.location!==void 0){let{location}=facts,name=location.symbol===null?"":` (${_0_terminalText(location.symbol)})`,code=`${" ".repeat(
location.whole[1])}${location.text}`.replaceAll("	","    "),{preview}=request.params,lines=_2_splitText(code),max=typeof preview=="number"?preview:lines.length,
more=lines.length>max?[`  (${_2_plural(lines.length-max,"more line")})`]:[];return[`${await shown.place(location,location.range)}${name}${foundText(location)}`,
...location.text===""?[]:[[_0_terminalLines(lines.slice(0,max).join(`
`),"  | "),...more].join(`
`)],`selector ${_0_terminalLines(location.selector,"")}`]}if(facts.servers!==void 0)return serverBlocks(facts.servers,request.cmd);if(facts.response!==void 0)return[
_0_terminalLines(`${facts.response.method}:
${JSON.stringify(facts.response.result,null,2)}`,"")];if(facts.questions!==void 0){let{offered=[]}=facts,answers=of=>[`Answers: ${of.questions.join(", ")}`,...of.
methods.map(method=>`  ${method}`)];return offered.length<2?answers({questions:facts.questions,methods:facts.methods??[]}):offered.flatMap(({server,version,root,
...of})=>[`${server} ${version}${root==="."?"":` in ${_0_terminalName(root)}`}`,...answers(of)])}return(facts.codes??[]).map(({code,exitCode,hint})=>`${String(exitCode).
padStart(3)}  ${code.padEnd(24)}  ${hint}`.trimEnd())}async function places(all,{total=all.length},noun,shown){if(total===0)return[`No ${noun} found`];let blocks=[
`Found ${_2_plural(total,noun)}:`];for(let one of all){let frame=await shown.frame(one,one.range);blocks.push(`${await shown.place(one,one.range)}${frame===""?"":
`
${frame}`}`)}return blocks}async function symbolBlocks(all,{total=all.length},{selector,params},noun,shown){let of=params.query===void 0?` in ${_0_terminalName(
selector??"the workspace")}`:` matching "${_0_terminalText(String(params.query))}"`;if(total===0)return[`No ${noun} found${of}`];let blocks=[`Found ${_2_plural(
total,noun)}${of}:`];for(let one of all)blocks.push(await symbolLine(one,shown));return blocks}async function symbolLine(one,shown){let name=one.container===null?
one.name:`${one.container}.${one.name}`,id=one.id===void 0?"":`  ${_0_terminalText(one.id)}`;return`${await shown.place(one,one.selectionRange??one.range)}  ${one.
kind} ${_0_terminalText(name)}${id}`}async function callerBlocks(all,{total=all.length},{selector},shown){let of=_0_terminalName(selector??"it");if(total===0)return[
`No caller of ${of} found`];let blocks=[`Found ${_2_plural(total,"caller")} of ${of}:`];for(let one of all){let parts=[await symbolLine(one,shown)];for(let range of one.
fromRanges){let frame=await shown.frame(one,range);parts.push(`  ${await shown.place(one,range)}`,...frame===""?[]:[frame])}blocks.push(parts.join(`
`))}return blocks}function serverBlocks(servers,cmd){return servers.map(({id,version,root,state,installed,isStarting,failed,restarts})=>{let name=`${id} ${version}${root===
null||root==="."?"":` in ${_0_terminalName(root)}`}`;if(cmd==="reload")return`Stopped ${name}. The next question starts the server again`;let more=[...installed?
[]:["not installed yet"],...isStarting?["starting"]:[],...restarts===0?[]:[`restarted ${_2_plural(restarts,"time")}`]],shown=`${name}: ${state}${more.length===0?
"":` (${more.join(", ")})`}`;return failed===null?shown:`${shown}
  failed: ${_0_terminalText(failed)}`})}async function hintBlocks(hints,{path},shown){return hints.length===0?["No hints"]:await Promise.all(hints.map(async({position:[
line,character],label})=>`${await shown.place({path},[line,character,line,character])}  ${_0_terminalText(label)}`))}async function diagnosticBlocks(all,{files,
total=all.length},shown){let unknown=files?.unknown??[],blocks=[];for(let one of all){let code=one.code===null?"":` [${_0_terminalText(one.code)}]`,[first="",...more]=_0_terminalLines(
one.message.trimEnd(),"").split(`
`),rest=more.map(line=>`
    ${line}`).join(""),head=`${await shown.place(one,one.range)}  ${one.severity}${code}  ${first}${rest}`;blocks.push(head)}for(let{path,reason}of unknown)blocks.
push(`${_0_terminalName(path)}  INCOMPLETE: ${reason}`);let checked=_2_plural(files?.final??0,"file"),concerned=new Set(all.map(({path})=>path)).size,of=total===
all.length&&total>0&&concerned<(files?.final??0)?`${concerned} of ${checked}`:checked;return unknown.length>0?blocks.push(`INCOMPLETE: ${_2_plural(unknown.length,
"file")} without a final answer, ${_2_plural(total,"finding")} in ${of}`):blocks.push(total===0?`OK: no findings in ${checked}`:`${_2_plural(total,"finding")} i\
n ${of}`),blocks}export{answerText,openLiveClient};
