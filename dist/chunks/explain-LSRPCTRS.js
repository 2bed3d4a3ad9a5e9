import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{colorSettings,terminalLook}from"./chunk-GUNLRBMY.js";import{causeLabel,causeWords,classWords,editBlocks,groupedByCause,limitAccounts,matchWords,messageBlocks,
placeSpan,placementText,policyRemarks,reasonAccounts,sameOnOneLine,sideFrame,sourceParts,stateStyles,stateWords,unknownAccounts,waivedBy,wayLine,waysTo}from"./chunk-INA3GH4L.js";
import"./chunk-7WUX6KE4.js";import{blank,indented,layout,logLook,painted,place,text,words}from"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";
import"./chunk-3K4JHQDO.js";import{oneOf}from"./chunk-DHIWY54A.js";import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";
import{terminalText}from"./chunk-FO76SHGF.js";import{causeId,divergenceClasses,excerptsFrom,reportFromV1}from"./chunk-4A3XBLML.js";import{readFileAt}from"./chunk-CJ6DKXSY.js";
import"./chunk-SNRI3OFJ.js";import"./chunk-SRB2PXS7.js";import{ruleName}from"./chunk-3NKQKLM6.js";import{validateReportV1}from"./chunk-DZCC7XYK.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import{openRepository}from"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";import{
readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import{findingStateTable,placesOf}from"./chunk-XC2CTCOW.js";
import{UserError,capitalized,errorTable,nearest,plural,shortId}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var errorMeanings={"bad-selector":"A selector is not written as one.","not-found":"What was named is not there: a finding, a trace, a version.",ambiguous:"What \
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
return account===void 0?[]:[{kind,account}]})}var allCodes=[...new Set(codeKinds.flatMap(({codes})=>Object.keys(codes)))].sort();function explainCode(code,look=logLook){
let blocks=[...Map.groupBy(accountsOf(code),({account})=>account)].flatMap(([{means,todo},of])=>[words(text(code,"bold"),text(` (${of.map(({kind})=>kind.one).join(
", ")})`)),...indented("  ",[words(means),words("What to do: ",todo)]),blank]);return painted(layout(blocks,look),look)}function errorAccounts(){return Object.fromEntries(Object.entries(errorTable).map(([code,{exitCode,hint}])=>[code,{means:`${errorMeanings[code]} Exit code ${exitCode}\
.`,todo:hint===""?"Correct the place that the message names.":hint}]))}function wordAccounts(words2,todo){return Object.fromEntries(Object.entries(words2).map(([
code,said])=>[code,{means:`${capitalized(said)}.`,todo}]))}function driftAccounts(){return Object.fromEntries(Object.entries(divergenceClasses).map(([name,{words:words2,
decides}])=>[name,{means:`The answers of the server were compared with those of a recording: ${words2}.`,todo:decides?"A gate can come to another verdict by it:\
 see what `lanser trace drift` names.":"No verdict depends on it."}]))}function explain(report,finding,look=logLook){let{seen,cause,waived,state,severity}=finding,styles=stateStyles[state][severity],rule=ruleName(finding),code=rule===
null?"":` (${rule})`,{width}=look;return written([...messageBlocks(finding.message,[text(`${state} ${severity}${code}:`,...styles),text(" ")],[]),fact("id",words(
shortId(finding.id))),fact("source",words(sourceParts(finding).map(terminalText).join(" · "))),fact("verdict",words(`${state}: ${stateWords[state].one}`)),...waived===
void 0?[]:[fact("waived",words(`by ${waivedBy(waived)}: ${waived.reason}`))],...(finding.sources??[]).slice(1).map(one=>fact("also",words(sourceLine(one)))),...policyRemarks(
finding).map(remark=>fact("policy",words(remark))),fact("placed",words(placementText(finding))),fact("matched",words(finding.matchedBy===null?"nothing":matchWords[finding.
matchedBy])),fact("why",words(finding.why)),...cause===null?[]:causeFacts(finding,cause,report),fact("schedules",words(schedulesOf(report,finding))),...seen===null?
[]:["base","head"].map(side=>fact("",words(seenOn(side,seen)))),blank,...editFor(finding,report,width),...codeOn("base",finding,report,width,styles[0]),...codeOn(
"head",finding,report,width,styles[0])],look)}function sourceLine(one){let code=ruleName(one);return`${one.server} ${one.severity}${code===null?"":` (${code})`}\
: ${one.message}`}function fact(label,block){let[row=block]=indented(" ".repeat(12),[block],text(`  ${label.padEnd(10)}`,"dim"));return row}function causeFacts(finding,cause,report){
let label=causeLabel(cause),reported=report.causes.find(({id})=>id===causeId(cause)),through=reported===void 0?[]:waysTo(reported).get(finding.path)??[];return[
fact("cause",words(...label===null?[]:[text(`${label} at `)],placeSpan(cause))),fact("",words(causeWords[cause.how])),...wayLine(through).map(way=>fact("",way))]}
function seenOn(side,seen){return`${side}: ${seen[side].length===0?"never seen":`seen in ${seen[side].join(" and ")} order`}`}function editFor({cause},{causes},width){
let reported=cause===null?void 0:causes.find(({id})=>id===causeId(cause));if(reported===void 0)return[];let edit=editBlocks(reported,{width:width-2,linesMax:Number.
POSITIVE_INFINITY});if(edit.length===0)return[];let others=reported.effects.length-1,also=others===0?"":`, which also causes ${plural(others,"other finding")}: \
lanser explain ${shortId(reported.id)} lists them`;return[words("edit: ",place(reported.path,""),also),...indented("  ",edit),blank]}function explainCause(report,cause,look=logLook){
let group=groupedByCause(report,"hint").causes.find(one=>one.cause.id===cause.id),effects=group?.effects??[],label=group===void 0?null:causeLabel(group.at),line=(cause.
head??cause.base)?.range.start.line,edit=editBlocks(cause,{width:look.width-2,linesMax:Number.POSITIVE_INFINITY}),ways=waysTo(cause);return written([words(text(
"edit: "),...label===null?[]:[text(label,"bold"),text(" at ")],place(cause.path,line===void 0?"":`:${line+1}`,"bold"),text(` causes ${plural(cause.effects.length,
"finding")}`)),fact("id",words(shortId(cause.id))),fact("why",words(causeWords[cause.how])),blank,...indented("  ",edit),blank,...sameOnOneLine(effects).flatMap(
([one,...same])=>[words(placeSpan(one,"bold"),text(` · ${[one,...same].map(({id})=>shortId(id)).join(", ")}`,"dim")),...indented("  ",[...messageBlocks(one.message,
[text(`${one.severity}:`,...stateStyles[one.state][one.severity]),text(" ")],[]),...wayLine(ways.get(one.path)??[])])])],look)}function schedulesOf(report,{state,
server}){let summary=report.servers.find(one=>one.id===server),shown=summary===void 0?server:`${summary.id} ${summary.version}`;return state==="volatile"?`${shown}\
, canonical and reverse order of files`:findingStateTable[state].isConfirmed?`${shown}; it holds in canonical and in reverse order of files`:`${shown}, canonica\
l order of files`}function codeOn(side,finding,report,width,style){let at=placesOf(finding)[side];if(at===null)return[words(`${side}: no such code`),blank];let excerpt=report.
excerpts.get(finding.id)?.[side]??null,frame={width:width-2,around:Number.POSITIVE_INFINITY,style},code=excerpt===null?[words("(the report does not carry this c\
ode; --repo DIR names the repository that has it)")]:sideFrame(excerpt,at.range,frame),title=[text(`${side}: `),placeSpan(at)];return[words(...title),...indented(
"  ",code),blank]}function written(blocks,look){return painted(layout(blocks,look),look)}var explainHelp=`lanser explain FINDING-ID --report FILE: the account of one finding
lanser explain CODE: what a code of a reason, a limit, a file or an error means, and what to do

  FINDING-ID          as the report has it, or the first characters after \`sha256:\`; the id of an edit
                      that broke something, too
  --report FILE       what \`lanser gate --report FILE\` wrote
  --color WHEN        auto, always, never (default: auto: on a terminal; NO_COLOR and FORCE_COLOR are heard)
  --repo DIR          where the code of an unchanged finding is read from (default: the current folder)

Exit code: 0, 3 when the report has no such finding or there is no such code, 4 when more than one begins like that.
`,options={report:{type:"string"},color:{type:"string"},repo:{type:"string"},help:{type:"boolean",short:"h"}};async function explainCommand(host,args,_signal){let{
values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(explainHelp),0;let[id]=positionals;if(id===void 0||positionals.length>
1)throw new UserError("usage","explain needs one finding",{hint:"lanser explain FINDING-ID --report FILE"});let color=oneOf(values.color,colorSettings,"--color")??
"auto",look=host.where.kind==="actions"?logLook:terminalLook(host,color);if(values.report===void 0)return host.stdout.write(codeAccount(id,look)),0;let report=readReport(
(0,import_node_path.resolve)(host.cwd,values.report),values.report),cause=findCause(report,id);if(cause!==void 0)return host.stdout.write(safeIn(host.where,explainCause(
report,cause,look))),0;let finding=find(report,id),account=explain(await withCode(host,report,finding,(0,import_node_path.resolve)(host.cwd,values.repo??".")),finding,
look);return host.stdout.write(safeIn(host.where,account)),0}function codeAccount(code,look){let text2=explainCode(code,look);if(text2!=="")return text2;if(/^(?:sha256:)?[0-9a-f]+$/u.
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
host,folder),!0);for(let side of["base","head"]){let[tree,place2]=[trees[side],places[side]];if(tree===null||place2===null)continue;let bytes=await readFileAt(repository,
tree,place2.path).catch(()=>{});bytes!==void 0&&texts.set(side,bytes.toString("utf8"))}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}catch{return report}let excerpt=excerptsFrom((_server,side)=>texts.get(side))(finding);return{...report,excerpts:new Map(
[[finding.id,excerpt]])}}export{explainCommand};
