import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{causeLabel,causeWords,classWords,editBlocks,groupedByCause,indented,layout,limitAccounts,logLook,matchWords,messageBlocks,painted,placementText,policyRemarks,
reasonAccounts,sideFrame,sourceParts,stateWords,text,unknownAccounts,waivedBy,waysTo}from"./chunk-7XYNFKLV.js";import"./chunk-3K4JHQDO.js";import{safeIn}from"./chunk-OP5LSVST.js";
import"./chunk-FSW26XPK.js";import{causeId,divergenceClasses,excerptsFrom,reportFromV1}from"./chunk-JS2JDPM2.js";import{ruleName}from"./chunk-CTLGXPEQ.js";
import{parseFlags}from"./chunk-K2S2UHWL.js";import{terminalName,terminalText}from"./chunk-O46ZDEVF.js";import{readFileAt}from"./chunk-SC4J7CVT.js";
import"./chunk-MAAXEJ27.js";import{openRepository,readFileText,require_node_path,validateReportV1}from"./chunk-SIVPAVGM.js";import"./chunk-K53GJVXQ.js";
import{findingStateTable,placesOf}from"./chunk-Q4B3BUUN.js";import{UserError,errorTable,nearest,plural,shortId}from"./chunk-VZOWZYJB.js";import{__callDispose,
__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var errorMeanings={"bad-selector":"A selector is not written as one.","not-found":"What was named is not there: a finding, a trace, a version.",ambiguous:"What \
was named is there more than once.","version-skew":"A file was written by another release.","report-refused":"The report of another job claims something that is\
 not so.","bad-configuration":"`.lanser/config.yml` has a mistake; the message has its line and column.","no-server":"No server is named anywhere.","unknown-ser\
ver":"This release has no server of that name.","unknown-version":"No pin of that version is known.","unsupported-platform":"Lanser has not been tested on this \
system.","unsafe-trigger":"The workflow runs a stranger's code with the rights of the repository.","no-git":"There is no git, or it is too old.",usage:"A flag o\
r an argument is wrong.","no-repository":"The folder is not in a git repository.","no-base":"Nothing says what to compare with.","no-merge-base":"The two commit\
s have no common ancestor.","unknown-revision":"A revision names no commit here.","unreadable-file":"A file cannot be read.",broken:"Lanser broke a rule of its \
own.","server-timeout":"The server did not answer in time.","server-crashed":"The server ended while it was asked.","server-not-started":"The server could not b\
e installed or started.","apply-conflict":"The files have changed since an edit was made for them.","write-denied":"An edit would write where it may not.","unsu\
pported-capability":"The server cannot answer such a question.",cancelled:"The command was ended.","content-modified":"Files changed while the server was asked.",
"indexing-unsupported":"The server counts columns in another way.","replay-mismatch":"A recording leads to another result, or is damaged."},codeKinds=[{title:"R\
easons of a verdict",one:"reason of a verdict",about:"`reasons` of a report, and the first lines of every surface.",codes:reasonAccounts},{title:"Files without \
an answer",one:"why a file has no answer",about:"Beside the files that the reason `unknown-files` counts.",codes:unknownAccounts},{title:"Limits",one:"limit",about:"\
`limits` of a report: what was left out or assumed. The result stands, unless a reason says otherwise.",codes:limitAccounts},{title:"Errors",one:"error",about:"\
What the command prints when it ends without a result, with its exit code.",codes:errorAccounts()},{title:"Classes of a report",one:"class of a report",about:"`\
class` of a report, the output of the Action of that name: what head holds, in one word.",codes:wordAccounts(classWords,"Nothing by itself: the verdict and its \
reasons decide.")},{title:"States of a finding",one:"state of a finding",about:"`state` of a finding, and the sections of every surface; [what the results mean]\
(results.md) has more.",codes:wordAccounts(Object.fromEntries(Object.entries(stateWords).map(([state,{one}])=>[state,one])),"`lanser explain FINDING-ID --report\
 FILE` has the account of one.")},{title:"Classes of drift",one:"class of drift",about:"What a replay or a re-recording comes to; [traces](traces.md) has what e\
ach rests on.",codes:driftAccounts()}];function accountsOf(code){return codeKinds.flatMap(kind=>{let account=Object.hasOwn(kind.codes,code)?kind.codes[code]:void 0;
return account===void 0?[]:[{kind,account}]})}var allCodes=[...new Set(codeKinds.flatMap(({codes})=>Object.keys(codes)))].sort();function explainCode(code){return[
...Map.groupBy(accountsOf(code),({account})=>account)].map(([{means,todo},of])=>{let names=of.map(({kind})=>kind.one).join(", ");return`${code} (${names})
  ${means}
  What to do: ${todo}
`}).join(`
`)}function errorAccounts(){return Object.fromEntries(Object.entries(errorTable).map(([code,{exitCode,hint}])=>[code,{means:`${errorMeanings[code]} Exit code ${exitCode}\
.`,todo:hint===""?"Correct the place that the message names.":hint}]))}function wordAccounts(words,todo){return Object.fromEntries(Object.entries(words).map(([code,
said])=>[code,{means:`${said.charAt(0).toUpperCase()}${said.slice(1)}.`,todo}]))}function driftAccounts(){return Object.fromEntries(Object.entries(divergenceClasses).
map(([name,{words,decides}])=>[name,{means:`The answers of the server were compared with those of a recording: ${words}.`,todo:decides?"A gate can come to anoth\
er verdict by it: see what `lanser trace drift` names.":"No verdict depends on it."}]))}function explain(report,finding){let{seen,cause,waived}=finding,label=cause===null?null:causeLabel(cause),rule=ruleName(finding),code=rule===null?"":` (${rule})`;
return`${[...linesOf(messageBlocks(finding.message,[text(`${finding.state} ${finding.severity}${code}: `)],[])),`  id        ${finding.id}`,`  source    ${sourceParts(
finding).map(terminalText).join(" · ")}`,`  verdict   ${finding.state}: ${stateWords[finding.state].one}`,...waived===void 0?[]:[`  waived    by ${terminalText(
waivedBy(waived))}: ${terminalText(waived.reason)}`],...policyRemarks(finding).map(remark=>`  policy    ${remark}`),`  placed    ${placementText(finding)}`,`  m\
atched   ${finding.matchedBy===null?"nothing":matchWords[finding.matchedBy]}`,`  why       ${terminalText(finding.why)}`,...cause===null?[]:[`  cause     ${label===
null?"":`${terminalText(label)} at `}${placeWords(cause)} (${cause.how})`,...wayOf(finding,report)],`  schedules ${schedulesOf(report,finding)}`,...seen===null?
[]:["base","head"].map(side=>`            ${side}: ${seen[side].length===0?"never seen":`seen in ${seen[side].join(" and ")} order`}`),"",...editFor(finding,report),
...codeOn("base",finding,report),...codeOn("head",finding,report)].join(`
`).trimEnd()}
`}function wayOf({path,cause},{causes}){let reported=cause===null?void 0:causes.find(({id})=>id===causeId(cause)),through=reported===void 0?[]:waysTo(reported).
get(path)??[];return through.length===0?[]:[`            imported through ${through.map(terminalName).join(" → ")}`]}function editFor({cause},{causes}){let reported=cause===
null?void 0:causes.find(({id})=>id===causeId(cause));if(reported===void 0)return[];let edit=editBlocks(reported,{width:118,linesMax:Number.POSITIVE_INFINITY});if(edit.
length===0)return[];let others=reported.effects.length-1,also=others===0?"":`, which also causes ${plural(others,"other finding")}`;return[`edit: ${terminalName(
reported.path)}${also}`,...linesOf(indented("  ",edit)),""]}function explainCause(report,cause){let group=groupedByCause(report,"hint").causes.find(one=>one.cause.
id===cause.id),effects=group?.effects??[],label=group===void 0?null:causeLabel(group.at),line=(cause.head??cause.base)?.range.start.line,place=`${terminalName(cause.
path)}${line===void 0?"":`:${line+1}`}`,edit=editBlocks(cause,{width:118,linesMax:Number.POSITIVE_INFINITY}),ways=waysTo(cause);return`${[`edit: ${label===null?
"":`${terminalText(label)} at `}${place} causes ${plural(cause.effects.length,"finding")}`,`  id        ${cause.id}`,`  why       ${causeWords[cause.how]}`,"",...edit.
length===0?[]:[...linesOf(indented("  ",edit)),""],...effects.flatMap(one=>{let through=ways.get(one.path)??[];return[`${placeWords(one)} · ${shortId(one.id)}`,
...linesOf(indented("  ",messageBlocks(one.message,[text(`${one.severity}: `)],[]))),...through.length===0?[]:[`  imported through ${through.map(terminalName).join(
" → ")}`]]})].join(`
`).trimEnd()}
`}function schedulesOf(report,{state,server}){let summary=report.servers.find(one=>one.id===server),name=summary===void 0?server:terminalText(`${summary.id} ${summary.
version}`);return state==="volatile"?`${name}, canonical and reverse order of files`:findingStateTable[state].isConfirmed?`${name}; it holds in canonical and in\
 reverse order of files`:`${name}, canonical order of files`}function placeWords({path,range}){return`${terminalName(path)}:${range.start.line+1}:${range.start.
character+1}`}function codeOn(side,finding,report){let place=placesOf(finding)[side];if(place===null)return[`${side}: no such code`,""];let excerpt=report.excerpts.
get(finding.id)?.[side]??null,code=excerpt===null?["  (the report does not carry this code; --repo DIR names the repository that has it)"]:linesOf(indented("  ",
sideFrame(excerpt,place.range,frame)));return[`${side}: ${placeWords(place)}`,...code,""]}var frame={width:118,around:Number.POSITIVE_INFINITY,style:null};function linesOf(blocks){
return painted(layout(blocks,logLook),logLook).split(`
`).slice(0,-1)}var explainHelp=`lanser explain FINDING-ID --report FILE: the account of one finding
lanser explain CODE: what a code of a reason, a limit, a file or an error means, and what to do

  FINDING-ID          as the report has it, or the first characters after \`sha256:\`; the id of an edit
                      that broke something, too
  --report FILE       what \`lanser gate --report FILE\` wrote
  --repo DIR          where the code of an unchanged finding is read from (default: the current folder)

Exit code: 0, 3 when the report has no such finding or there is no such code, 4 when more than one begins like that.
`,options={report:{type:"string"},repo:{type:"string"},help:{type:"boolean",short:"h"}};async function explainCommand(host,args,_signal){let{values,positionals}=parseFlags(
args,options);if(values.help===!0)return host.stdout.write(explainHelp),0;let[id]=positionals;if(id===void 0||positionals.length>1)throw new UserError("usage","\
explain needs one finding",{hint:"lanser explain FINDING-ID --report FILE"});if(values.report===void 0)return host.stdout.write(codeAccount(id)),0;let report=readReport(
(0,import_node_path.resolve)(host.cwd,values.report),values.report),cause=findCause(report,id);if(cause!==void 0)return host.stdout.write(safeIn(host.where,explainCause(
report,cause))),0;let finding=find(report,id),account=explain(await withCode(host,report,finding,(0,import_node_path.resolve)(host.cwd,values.repo??".")),finding);
return host.stdout.write(safeIn(host.where,account)),0}function codeAccount(code){let text2=explainCode(code);if(text2!=="")return text2;if(/^(?:sha256:)?[0-9a-f]+$/u.
test(code))throw new UserError("usage","explain needs --report FILE");let near=nearest(code,allCodes);throw new UserError("not-found",`there is no code ${code}`,
{hint:near===void 0?"docs/troubleshooting.md lists them.":`Did you mean ${near}?`})}function readReport(file,shown){let text2;try{text2=readFileText(file)}catch(error){
throw new UserError("unreadable-file",`the report ${shown} cannot be read`,{cause:error})}let read=reportFromV1(text2,validateReportV1);if(read.kind==="report")
return read.report;throw new UserError("unreadable-file",`${shown} is not a report of this release: ${read.message}`,{hint:"Write one with: lanser gate --report\
 FILE …"})}var digestPrefix="sha256:",idLengthMin=4;function findCause({causes,findings},id){let wanted=id.startsWith(digestPrefix)?id:digestPrefix+id;if(wanted.
length<digestPrefix.length+idLengthMin||findings.some(one=>one.id.startsWith(wanted)))return;let found=causes.filter(one=>one.id.startsWith(wanted));if(found.length>
1)throw new UserError("ambiguous",`${found.length} edits of the report begin with ${id}`,{hint:"Give more characters."});return found[0]}function find(report,id){
let wanted=id.startsWith(digestPrefix)?id:digestPrefix+id;if(wanted.length<digestPrefix.length+idLengthMin)throw new UserError("usage",`\`${id}\` is too short to\
 name a finding`,{hint:`Give at least ${idLengthMin} characters.`});let found=report.findings.filter(one=>one.id.startsWith(wanted)),[first,second]=found;if(first===
void 0){let near=nearest(wanted,report.findings.map(one=>one.id));throw new UserError("not-found",`the report has no finding ${id}`,{hint:near===void 0?"List th\
em with: lanser gate --format json …":`Did you mean ${near}?`})}if(second!==void 0)throw new UserError("ambiguous",`${found.length} findings of the report beg\
in with ${id}`,{hint:"Give more characters."});return first}async function withCode(host,report,finding,folder){if(report.excerpts.has(finding.id))return report;
let trees={base:report.base.tree,head:report.head.tree},texts=new Map,places=placesOf(finding);try{var _stack=[];try{let repository=__using(_stack,await openRepository(
host,folder),!0);for(let side of["base","head"]){let[tree,place]=[trees[side],places[side]];if(tree===null||place===null)continue;let bytes=await readFileAt(repository,
tree,place.path).catch(()=>{});bytes!==void 0&&texts.set(side,bytes.toString("utf8"))}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}catch{return report}let excerpt=excerptsFrom((_server,side)=>texts.get(side))(finding);return{...report,excerpts:new Map(
[[finding.id,excerpt]])}}export{explainCommand};
