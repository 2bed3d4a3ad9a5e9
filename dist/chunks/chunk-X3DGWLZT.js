import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{terminalLines,terminalName,terminalText}from"./chunk-FO76SHGF.js";import{listIn}from"./chunk-F4TTOTYP.js";import{fromServer,fromUtf16}from"./chunk-7E3DSVTW.js";
import{lines,plural}from"./chunk-BZ74BBKY.js";var textBytesMax=1e5,framedMax=50;async function answerText(bundle,options){if("error"in bundle)return"";let{facts,request,meta}=bundle,shown=createShown(options,
bundle.environment.positionEncoding??"utf-16");if(facts.pieces!==void 0)return facts.pieces.map(({text})=>`${terminalLines(text,"")}
`).join("");let blocks=await blocksOf(facts,request,shown),left=(facts.total??0)-(listIn(facts)?.items.length??0),notes=[...left>0&&meta.cursor!==null?[`+${left}\
 more: --cursor ${meta.cursor}`]:[],...meta.notes.map(note=>`note: ${terminalText(note)}`)];return`${cut(blocks)}${notes.map(note=>`${note}
`).join("")}`}function cut(blocks){let text="";for(let[index,block]of blocks.entries()){let next=`${text}${block}
`;if(Buffer.byteLength(next)>textBytesMax)return`${text}+${blocks.length-index} more results
`;text=next}return text}function createShown({context,unit,text},encoding){let known=new Map,linesIn=path=>{let found=known.get(path)??text(path).then(one=>lines(
one??""));return known.set(path,found),found},framed=0;return{place:async(where,[line,character])=>{let lines2=where.path===void 0?[]:await linesIn(where.path),
at=fromServer(lines2,{line,character},encoding),column=at===void 0?character:fromUtf16(lines2[line]??"",at.character,unit),isKnown=where.path!==void 0&&lines2[line]!==
void 0;return`${terminalName(where.path??where.external)}:${line+1}:${(isKnown?column:character)+1}`},frame:async(where,[line])=>{if(framed+=1,where.path===void 0||
context<0||framed>framedMax)return"";let lines2=await linesIn(where.path),first=Math.max(0,line-context),around=lines2.slice(first,line+context+1),width=String(
first+around.length).length;return around.map((one,index)=>{let number=first+index;return`  ${number===line?">":" "} ${String(number+1).padStart(width)} | ${terminalText(
one.replaceAll("	","    "))}`.trimEnd()}).join(`
`)}}}async function blocksOf(facts,request,shown){let{definitions,references,hover,signatures,symbols,calls,types,hints,diagnostics}=facts;if(definitions!==void 0)
return places(definitions,facts,"definition",shown);if(references!==void 0)return places(references,facts,"reference",shown);if(hover!==void 0)return[hover===null?
"No hover information":terminalLines(hover.text,"")];if(signatures!==void 0)return signatures.length===0?["No signature: the place is in no call"]:signatures.map(
({label},index)=>`${index===facts.active?.signature?">":" "} ${terminalText(label)}`);if(symbols!==void 0)return symbolBlocks(symbols,facts,request,"symbol",shown);
if(calls!==void 0)return symbolBlocks(calls,facts,request,"call",shown);if(types!==void 0)return symbolBlocks(types,facts,request,"type",shown);if(hints!==void 0)
return hintBlocks(hints);if(diagnostics!==void 0)return diagnosticBlocks(diagnostics,facts,shown);if(facts.location!==void 0){let{location}=facts,name=location.
symbol===null?"":` (${terminalText(location.symbol)})`;return[`${await shown.place(location,location.range)}${name}`,terminalLines(location.text,"  | ")]}return facts.
servers!==void 0?serverBlocks(facts.servers,request.cmd):facts.response!==void 0?[terminalLines(`${facts.response.method}:
${JSON.stringify(facts.response.result,null,2)}`,"")]:facts.questions!==void 0?[`Answers: ${facts.questions.join(", ")}`,...(facts.methods??[]).map(method=>`  ${method}`)]:
(facts.codes??[]).map(({code,exitCode,hint})=>`${String(exitCode).padStart(3)}  ${code.padEnd(24)}  ${hint}`.trimEnd())}async function places(all,{total=all.length},noun,shown){
if(total===0)return[`No ${noun} found`];let blocks=[`Found ${plural(total,noun)}:`];for(let one of all){let frame=await shown.frame(one,one.range);blocks.push(`${await shown.
place(one,one.range)}${frame===""?"":`
${frame}`}`)}return blocks}async function symbolBlocks(all,{total=all.length},{selector,params},noun,shown){let of=params.query===void 0?` in ${terminalName(selector??
"the workspace")}`:` matching "${terminalText(String(params.query))}"`;if(total===0)return[`No ${noun} found${of}`];let blocks=[`Found ${plural(total,noun)}${of}\
:`];for(let one of all){let name=one.container===null?one.name:`${one.container}.${one.name}`;blocks.push(`${await shown.place(one,one.selectionRange??one.range)}\
  ${one.kind} ${terminalText(name)}`)}return blocks}function serverBlocks(servers,cmd){return servers.map(({id,version,root,state,installed,isStarting,failed,restarts})=>{
let name=`${id} ${version}${root===null||root==="."?"":` in ${terminalName(root)}`}`;if(cmd==="reload")return`Reloaded ${name}: the next question starts it anew`;
let more=[...installed?[]:["not installed yet"],...isStarting?["starting"]:[],...restarts===0?[]:[`restarted ${plural(restarts,"time")}`]],shown=`${name}: ${state}${more.
length===0?"":` (${more.join(", ")})`}`;return failed===null?shown:`${shown}
  failed: ${terminalText(failed)}`})}function hintBlocks(hints){return hints.length===0?["No hints"]:hints.map(({position:[line,character],label})=>`${line+1}:${character+
1}  ${terminalText(label)}`)}async function diagnosticBlocks(all,{files,total=all.length},shown){let unknown=files?.unknown??[],blocks=[];for(let one of all){let code=one.
code===null?"":` [${terminalText(one.code)}]`,head=`${await shown.place(one,one.range)}  ${one.severity}${code}  ${terminalText(one.message.split(`
`)[0]??"")}`;blocks.push(head)}for(let{path,reason}of unknown)blocks.push(`${terminalName(path)}  INCOMPLETE: ${reason}`);let of=plural(files?.final??0,"file");
return unknown.length>0?blocks.push(`INCOMPLETE: ${plural(unknown.length,"file")} without a final answer, ${plural(total,"problem")} in ${of}`):blocks.push(total===
0?`OK: nothing in ${of}`:`${plural(total,"problem")} in ${of}`),blocks}export{answerText};
