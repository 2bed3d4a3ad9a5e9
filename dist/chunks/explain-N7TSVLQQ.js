import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{excerptsFrom,reportFromV1}from"./chunk-7657CWLJ.js";import{safeIn}from"./chunk-BULYGEFZ.js";import{readFileAt}from"./chunk-EA4IUCOZ.js";
import{causeLabel,matchWords,placementText,sourceParts,stateWords}from"./chunk-QGGXPQTD.js";import{terminalName,terminalText}from"./chunk-Z6NZ6CNZ.js";
import{findingStateTable,openRepository,parseFlags,placesOf,readFileText,require_node_path,validateReportV1}from"./chunk-CGNPRGAE.js";import{UserError,nearest}from"./chunk-2DSASQPU.js";
import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);function explain(report,finding){let{seen,cause,waived}=finding,label=cause===null?null:causeLabel(cause),code=finding.code===null?"":` (${terminalText(finding.
code)})`;return`${[`${finding.state} ${finding.severity}${code}: ${terminalText(finding.message.replace(/\n\s*/g," — "))}`,`  id        ${finding.id}`,`  sour\
ce    ${sourceParts(finding).map(terminalText).join(" · ")}`,`  verdict   ${finding.state}: ${stateWords[finding.state].one}`,...waived===void 0?[]:[`  waived \
   by ${terminalText(waived.by)}: ${terminalText(waived.reason)}`],`  placed    ${placementText(finding)}`,`  matched   ${finding.matchedBy===null?"nothing":matchWords[finding.
matchedBy]}`,`  why       ${terminalText(finding.why)}`,...cause===null?[]:[`  cause     ${label===null?"":`${terminalText(label)} at `}${placeWords(cause)} (${cause.
how})`],`  schedules ${schedulesOf(report,finding)}`,...seen===null?[]:["base","head"].map(side=>`            ${side}: ${seen[side].length===0?"never seen":`see\
n in ${seen[side].join(" and ")} order`}`),"",...codeOn("base",finding,report),...codeOn("head",finding,report)].join(`
`).trimEnd()}
`}function schedulesOf(report,{state,server}){let summary=report.servers.find(one=>one.id===server),name=summary===void 0?server:terminalText(`${summary.id} ${summary.
version}`);return state==="volatile"?`${name}, canonical and reverse order of files`:findingStateTable[state].isConfirmed?`${name}; it holds in canonical and in\
 reverse order of files`:`${name}, canonical order of files`}function placeWords({path,range}){return`${terminalName(path)}:${range.start.line+1}:${range.start.
character+1}`}function codeOn(side,finding,report){let place=placesOf(finding)[side];if(place===null)return[`${side}: no such code`,""];let excerpt=report.excerpts.
get(finding.id)?.[side]??null,code=excerpt===null?["  (the report does not carry this code; --repo DIR names the repository that has it)"]:numbered(excerpt,place);
return[`${side}: ${placeWords(place)}`,...code,""]}function numbered({line,lines},{range}){let width=String(line+lines.length).length;return lines.map((text,index)=>{
let at=line+index;return`${at>=range.start.line&&at<=range.end.line?">":" "} ${String(at+1).padStart(width)} | ${terminalText(text.replaceAll("	","    "))}`.trimEnd()})}var explainHelp=`lanser explain FINDING-ID --report FILE: the account of one finding

  FINDING-ID          as the report has it, or the first characters after \`sha256:\`
  --report FILE       what \`lanser gate --report FILE\` wrote
  --repo DIR          where the code of an unchanged finding is read from (default: the current folder)

Exit code: 0, 3 when the report has no such finding, 4 when more than one begins like that.
`,options={report:{type:"string"},repo:{type:"string"},help:{type:"boolean",short:"h"}};async function explainCommand(host,args,_signal){let{values,positionals}=parseFlags(
args,options);if(values.help===!0)return host.stdout.write(explainHelp),0;let[id]=positionals;if(id===void 0||positionals.length>1)throw new UserError("usage","\
explain needs one finding",{hint:"lanser explain FINDING-ID --report FILE"});if(values.report===void 0)throw new UserError("usage","explain needs --report FILE");
let report=readReport((0,import_node_path.resolve)(host.cwd,values.report),values.report),finding=find(report,id),account=explain(await withCode(host,report,finding,
(0,import_node_path.resolve)(host.cwd,values.repo??".")),finding);return host.stdout.write(safeIn(host.where,account)),0}function readReport(file,shown){let text;
try{text=readFileText(file)}catch(error){throw new UserError("unreadable-file",`the report ${shown} cannot be read`,{cause:error})}let read=reportFromV1(text,validateReportV1);
if(read.kind==="report")return read.report;throw new UserError("unreadable-file",`${shown} is not a report of this release: ${read.message}`,{hint:"Write one wi\
th: lanser gate --report FILE …"})}var digestPrefix="sha256:",idLengthMin=4;function find(report,id){let wanted=id.startsWith(digestPrefix)?id:digestPrefix+id;
if(wanted.length<digestPrefix.length+idLengthMin)throw new UserError("usage",`\`${id}\` is too short to name a finding`,{hint:`Give at least ${idLengthMin} char\
acters.`});let found=report.findings.filter(one=>one.id.startsWith(wanted)),[first,second]=found;if(first===void 0){let near=nearest(wanted,report.findings.map(
one=>one.id));throw new UserError("not-found",`the report has no finding ${id}`,{hint:near===void 0?"List them with: lanser gate --format json …":`Did you mea\
n ${near}?`})}if(second!==void 0)throw new UserError("ambiguous",`${found.length} findings of the report begin with ${id}`,{hint:"Give more characters."});return first}
async function withCode(host,report,finding,folder){if(report.excerpts.has(finding.id))return report;let trees={base:report.base.tree,head:report.head.tree},texts=new Map,
places=placesOf(finding);try{var _stack=[];try{let repository=__using(_stack,await openRepository(host,folder),!0);for(let side of["base","head"]){let[tree,place]=[
trees[side],places[side]];if(tree===null||place===null)continue;let bytes=await readFileAt(repository,tree,place.path).catch(()=>{});bytes!==void 0&&texts.set(side,
bytes.toString("utf8"))}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return report}
let excerpt=excerptsFrom((_server,side)=>texts.get(side))(finding);return{...report,excerpts:new Map([[finding.id,excerpt]])}}export{explainCommand};
