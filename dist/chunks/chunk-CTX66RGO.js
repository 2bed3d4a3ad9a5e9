import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{allParams,columnUnits,filesOf,fromUtf16,namedPlace,parsePlace,placeForms,printPlace,readingIn,resolved,textIn}from"./chunk-5BDX7H6M.js";import{validateBundleV1}from"./chunk-ATWWQ5S7.js";
import{overlaysIn}from"./chunk-VDYZMPDX.js";import{cacheFolder,givenSettings,oneOf,parseServer}from"./chunk-ZC7CH5JL.js";import{safeIn}from"./chunk-WNYC7T37.js";
import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalLines,terminalName,terminalText}from"./chunk-FO76SHGF.js";import{answerOf,askQuestion,childEnvironment,
converse,failed,listIn,makeReady,notedAnswer,notedQuestion,openServer,openTrace,openWorkspace,pinsAt,placesOf,placesOfToolchain,questionsResult,questionsSession,
readyServer,recordTransport,relativeTo,rootsIn,scratchFolders,unitName,writeTree}from"./chunk-F2GP27WD.js";import{makeScratch}from"./chunk-ZUZBQWBL.js";
import{decidePolicy}from"./chunk-5EQKXUV7.js";import{createReadings}from"./chunk-D5Q6PZQU.js";import{listTree,snapshotWorkTree}from"./chunk-F5LIKPWX.js";
import{prepareFile}from"./chunk-NHI3DF6A.js";import{readCommit,readFileAt,resolveRevision}from"./chunk-TQHSRZYV.js";import{configPath,defaultConfig}from"./chunk-3S4447LG.js";
import{registry,shippedPins}from"./chunk-O36VBG4Y.js";import{openRepository}from"./chunk-VILW4R2L.js";import{readFileText,require_node_path}from"./chunk-EJEALQFE.js";
import{require_node_fs}from"./chunk-SBJWCYKC.js";import{Unanswered,cancelled,createAskable,distinct,evidence,questionCalled}from"./chunk-73RH7LGE.js";
import{serializeBundle}from"./chunk-J54BETX4.js";import{positionEncoding,questionCapabilities}from"./chunk-3IP54WQR.js";import{canonical,compareText,
isBelow,sha256}from"./chunk-5L4CCRRP.js";import{UserError,lines,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs4=__toESM(require_node_fs(),1),import_node_path5=__toESM(require_node_path(),1);var import_node_fs3=__toESM(require_node_fs(),1),import_node_path4=__toESM(require_node_path(),1);function joined(answers){let[first,...rest]=answers;if(first===void 0)throw new Error("nobody was asked");return rest.reduce((one,other)=>({answer:joinedAnswer(
one.answer,other.answer),records:[...one.records,...other.records],retries:one.retries+other.retries,restarts:one.restarts+other.restarts,environment:joinedEnvironment(
one.environment,other.environment)}),first)}function joinedEnvironment(one,other){let isSame=one.server?.id===other.server?.id,shared={...one,root:null,readiness:null};
return isSame?shared:{...shared,server:null,toolchain:null,platform:{...one.platform,serverDigest:null}}}var worst=["ok","partial","unavailable"];function joinedAnswer(one,other){
let list=listIn(one.facts),more=listIn(other.facts),isMixed=one.status!==other.status,facts=list===void 0||more===void 0?one.facts:{...one.facts,[list.name]:distinct(
[...list.items,...more.items]),...one.facts.files===void 0||other.facts.files===void 0?{}:{files:joinedFiles(one.facts.files,other.facts.files)}};return{status:isMixed?
"partial":worst.find(status=>status===one.status)??"ok",exitCode:one.exitCode===0?other.exitCode:one.exitCode,facts,notes:[...one.notes??[],...other.notes??[]]}}
function joinedFiles(one,other){return{asked:one.asked+other.asked,final:one.final+other.final,unknown:[...one.unknown,...other.unknown]}}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);async function startSession(host,of){let{ready,workspace,context}=of,own=ready.chosen.profile,profile={...own,capabilities:questionCapabilities(own.capabilities)},
{prepared,tree}=workspace;if(workspace.refusal!==null)throw new UserError("bad-configuration",`${own.name} is not started on it: ${workspace.refusal}`);let name=`${unitName(
own.id,of.root)}${of.restarts===0?"":`-${of.restarts}`}`,scratch=(0,import_node_path.join)(context.scratch,`session-${name}`);for(let folder of scratchFolders(scratch))
(0,import_node_fs.mkdirSync)(folder,{recursive:!0});let places2=placesOf({ROOT:tree.root,SERVER:prepared.context.serverFolder,...placesOfToolchain(prepared.context.
toolchain),SCRATCH:scratch,REPOSITORY:context.repository.top,HOME:host.env.HOME,TMP:host.env.TMPDIR??"/tmp"}),trace=of.traceFolder===void 0?void 0:openTrace(host.
clock,(0,import_node_path.join)(of.traceFolder,`${name}.questions.trace.jsonl`),headerOf(of,profile),places2),env=childEnvironment({host,path:profile.searchPath,
forbiddenFolders:[context.repository.top,tree.root],scratch,profile:profile.environment}),process=openServer(host,{profile,context:prepared.context,scratch},env),
transport=trace===void 0?process:recordTransport(process,trace),abort=()=>{transport.close()};context.signal.addEventListener("abort",abort,{once:!0}),context.signal.
aborted&&abort();let relative2=relativeTo([[tree.root,""],[context.repository.top,""],[prepared.context.serverFolder,`<${profile.name}>`]]),options={transport,clock:host.
clock,pid:host.pid,profile,context:prepared.context,relative:relative2,programFiles:workspace.facts.program.length},conversation=converse(options),{session}=conversation,
answers=[],stop=async()=>{context.signal.removeEventListener("abort",abort),await session.stop(profile.limits.shutdownMsMax,profile.limits.exitMsMax),trace?.note(
"result",questionsResult(answers)),trace?.finish()},made=await makeReady(options,conversation);if(made.failure!==void 0){let encoding=positionEncoding(session.capabilities());
throw await stop(),context.signal.aborted?new UserError("cancelled","it was cancelled"):encoding!=="utf-16"?new UserError("indexing-unsupported",`${profile.name}\
 counts columns in ${encoding}`):problemOf(made.failure)}let text=path=>of.overlays.get(path)??readIn(tree.root,path),askable=createAskable({conversation,profile,
context:prepared.context,server:{id:workspace.server.id,version:workspace.server.version},clock:host.clock,repository:context.repository.top,text,reading:path=>createReadings(
ready.parser,profile.languageId,text)(path),relative:relative2}),overlaid=[...of.overlays.keys()].filter(profile.isSource);overlaid.length>0&&trace?.note("decis\
ion",{overlays:overlaid});for(let path of overlaid)askable.open(path);let environment=of.environment({positionEncoding:"utf-16",readiness:made.evidence});return{
askable,program:prepared.program,environment,begin:(asked,about)=>trace?.note("decision",{question:notedQuestion(asked,about),environment,restarts:of.restarts}),
relay:path=>{if(!profile.isSource(path))return;askable.close(path);let isOver=of.overlays.has(path);trace?.note("decision",{relaid:{path,at:askable.openings(path),
isOver}}),isOver&&askable.open(path)},end:answer=>{trace!==void 0&&answers.push(notedAnswer(answer))},stop}}function headerOf({workspace},{capabilities}){let header=workspace.
headerOf({session:questionsSession,side:"head",paths:[],record:null}),declared=sha256(canonical(JSON.parse(JSON.stringify(capabilities))));return{...header,digests:{
...header.digests,capabilities:declared}}}function readIn(root,path){try{return readFileText((0,import_node_path.join)(root,path))}catch{return}}var codes={"ser\
ver-not-started":"server-not-started","server-crashed":"server-crashed","server-timeout":"server-timeout","server-protocol":"server-crashed","server-not-ready":"\
server-timeout","server-configuration":"bad-configuration","canary-failed":"server-not-started","file-count-mismatch":"server-not-started","digest-mismatch":"se\
rver-not-started","shard-missing":"server-not-started",cancelled:"cancelled"};function problemOf({code,message}){return new UserError(codes[code],message)}var restartsMax=1;function createServers(host,options){let{context,subject}=options,started=new Map,ready=new Map,workspaces=new Map,known=new Map,restarts=new Map,
ended=new Set,written,tree=()=>(written??=writeTree(context,subject.snapshot,(0,import_node_path2.join)(context.scratch,"tree")),written),readyOf=chosen=>onceFor(
ready,chosen.profile.id,async()=>{let made=await readyServer(host,chosen,context);if(made.kind==="ready")return made;throw new UserError("server-not-started",made.
message,{hint:made.hint})}),workspaceOf=({chosen,root})=>onceFor(workspaces,unitName(chosen.profile.id,root),async()=>{let[server,onto]=await Promise.all([readyOf(
chosen),tree()]),scratch=(0,import_node_path2.join)(context.scratch,`unit-${unitName(chosen.profile.id,root)}`);return(0,import_node_fs2.mkdirSync)(scratch,{recursive:!0}),
openWorkspace(host,server,onto,{context,project:root,name:"tree",scratch,withheld:[],refusal:null})}),start=unit=>onceFor(started,unitName(unit.chosen.profile.id,
unit.root),async()=>{let[server,workspace]=await Promise.all([readyOf(unit.chosen),workspaceOf(unit)]),name=unitName(unit.chosen.profile.id,unit.root),times=restarts.
get(name)??0;if(times>restartsMax)throw new UserError("server-crashed",`${unit.chosen.profile.name} ended ${times} times, and is not started again`);return{session:await startSession(
host,{context,ready:server,workspace,root:unit.root,overlays:options.overlays,traceFolder:options.traceFolder,restarts:times,environment:({positionEncoding:positionEncoding2,
readiness})=>({snapshot:subject.snapshot,root:unit.root,server:{id:workspace.server.id,version:workspace.server.version},positionEncoding:positionEncoding2,toolchain:workspace.
server.interpreter,readiness:{method:"server-report-and-canary",evidence:readiness},platform:{os:host.platform,arch:host.arch,serverDigest:workspace.server.treeDigest}})}),
restarts:times}}),rootsOf=({profile,roots})=>onceFor(known,profile.id,async()=>rootsIn(profile,roots,await tree()).roots);return{of:async(policy,path)=>{let chosen=serverOf(
policy,path),roots=await rootsOf(chosen),root=roots.filter(one=>isBelow(path,one)).toSorted((one,other)=>other.length-one.length)[0];return start({chosen,root:root??
roots[0]??"."})},all:async policy=>{let[chosen,second]=policy.servers;if(chosen===void 0)throw new UserError("no-server","no server is named");if(second!==void 0)
throw new UserError("usage","more than one server is configured",{hint:`Name one: ${policy.servers.map(({profile})=>`--server ${profile.id}`).join(" or ")}.`});
let roots=await rootsOf(chosen),warm=[];for(let root of roots.length===0?["."]:roots)warm.push(await start({chosen,root}));return warm},forget:session=>{let name=unitName(
session.environment.server?.id??"",session.environment.root??".");if(ended.has(session))return(restarts.get(name)??0)<=restartsMax;ended.add(session);let times=(restarts.
get(name)??0)+1;return restarts.set(name,times),started.delete(name),times<=restartsMax},relay:async path=>{for(let one of await Promise.allSettled(started.values()))
one.status==="fulfilled"&&one.value.session.relay(path)},stop:async()=>{let sessions=await Promise.allSettled(started.values()),all=[...ended,...sessions.flatMap(
one=>one.status==="fulfilled"?[one.value.session]:[])];await Promise.all(all.map(session=>session.stop()))}}}function serverOf({servers},path){let[first,second]=servers.
filter(({profile})=>profile.isSource(path));if(first===void 0)throw new UserError("no-server",`no server that is configured checks \`${path}\``,{hint:`Configure\
d: ${servers.map(({profile})=>profile.id).join(", ")}. Name another with --server ID.`});if(second!==void 0)throw new UserError("usage",`${first.profile.id} and\
 ${second.profile.id} both check \`${path}\``,{hint:"Name one with --server ID."});return first}function onceFor(known,key,make){let found=known.get(key);if(found!==
void 0)return found;let made=make();return known.set(key,made),made.catch(()=>known.delete(key)),made}var import_node_path3=__toESM(require_node_path(),1);async function subjectOf(repository,request){let{snapshot,notes}=await snapshotAt(repository,request.rev),paths=(await listTree(repository,snapshot.tree)).flatMap(
({path})=>typeof path=="string"?[path]:[]),[own,pins]=request.isTreeTrusted?await Promise.all([readFileAt(repository,snapshot.tree,configPath),pinsAt(repository,
snapshot.tree)]):[void 0,shippedPins],file=request.config===void 0?own===void 0?void 0:{text:own.toString("utf8"),name:configPath}:{text:textOf(request.config),
name:request.config.name},settings=request.settings===void 0||"text"in request.settings?request.settings:{text:textOf(request.settings),name:request.settings.name},
decided;return{snapshot,paths,notes,policy:cmd=>{try{return decided??=decidePolicy({servers:request.servers,file,settings,failOn:void 0,where:"terminal"},{base:void 0,
head:void 0},{registry,pins:{base:pins,head:pins},sources:paths}),decided}catch(error){if(!(error instanceof UserError)||error.code!=="no-server")throw error;let hint=error.
hint.replaceAll("lanser gate ",`lanser ${cmd} … `);throw new UserError(error.code,error.message,{hint,cause:error})}}}}async function snapshotAt(repository,rev){
if(rev===void 0){let{tree,notes}=await snapshotWorkTree(repository);return{snapshot:{commit:null,tree},notes}}let id=await resolveRevision(repository,rev),commit=id===
void 0?void 0:await readCommit(repository,id);if(commit===void 0)throw new UserError("unknown-revision",`there is no commit ${rev}`);return{snapshot:{commit:commit.
commit,tree:commit.tree},notes:[]}}function textOf({path,name}){try{return readFileText((0,import_node_path3.resolve)(path))}catch(error){throw new UserError("u\
nreadable-file",`${name} cannot be read`,{cause:error})}}async function openClient(host,options){let disposal=new AsyncDisposableStack;try{let scratch=disposal.use(makeScratch(host)),repository=disposal.use(await openRepository(
{...host,temporaryFolder:scratch.folder},options.repository)),subject=await subjectOf(repository,options),context={repository,dependencies:dependenciesOf(subject),
cacheFolder:options.cacheFolder??(0,import_node_path4.join)(scratch.folder,"cache"),scratch:scratch.folder,signal:options.signal,note:options.progress},overlays=new Map(
options.overlays),servers=createServers(host,{...options,overlays,context,subject});disposal.defer(servers.stop);let asking={host,options:{...options,overlays},
repository,subject,servers,known:new Map},owned=disposal.move();return{top:repository.top,ask:request=>ask(asking,request),text:path=>textIn(asking,path),tree:subject.
snapshot.tree,lay:async(path,text)=>{text===void 0?overlays.delete(path):overlays.set(path,text),asking.known.delete(path),await servers.relay(path)},[Symbol.asyncDispose]:()=>owned.
disposeAsync()}}catch(error){throw await disposal.disposeAsync(),error}}function dependenciesOf({policy}){try{return policy("").config.dependencies}catch(error){
if(error instanceof UserError)return defaultConfig.dependencies;throw error}}async function ask(opened,request){let started=opened.host.clock.now(),question=questionCalled(
request.cmd),environment=bareEnvironment(opened.host,opened.subject),{indexing,params,notes,limit,cursor}=request,over=overlaysIn2(opened.options.overlays),shared={
question,indexing,params:{...allParams(request),...over},page:{limit,cursor},notes},named=namedPlace(request),bare={...shared,params:{...params,...shared.params},
original:named??null,selector:null,target:void 0},{bundle,records}=await resolved(opened,question,request).then(async target=>{let asked={...bare,target,selector:target?.
selector??null};return answerOf(asked,environment,()=>run(opened,asked,request))},error=>{if(!(error instanceof UserError))throw error;return{bundle:failed(bare,
environment,error,null),records:[]}});return keep(opened,bundle,records,opened.host.clock.now()-started),bundle}async function run(opened,asked,request){let{question,
target}=asked;if(request.signal?.aborted===!0)throw cancelled();let still={retries:0,restarts:0,environment:bareEnvironment(opened.host,opened.subject)};if(question.
kind==="table")return{answer:question.answer(),records:[],...still};if(question.kind==="text"){let text=target===void 0?void 0:await textIn(opened,target.place.
path);if(target===void 0||text===void 0)throw new Error("a place without a text was resolved");let shown=evidence({server:null,query_types:["builtin/reading"],targets:[
target.selector],outcome:"responded",response_bytes:Buffer.byteLength(text)}),reading=await readingIn(opened,target.place.path,text);return{answer:question.answer(
{target,text,reading,evidence:shown}),records:[shown],...still}}let policy=opened.subject.policy(question.name),files=filesOf(opened,asked,request),path=target?.
place.path??aboutPath(question,request),units=await unitsOf(opened,policy,path,files),answers=[];for(let unit of units)answers.push(await askWarm(opened,asked,request,
unit));return joined(answers)}function aboutPath({need},{places:[first]}){return need==="none"&&first!==void 0?parsePlace(first).path:void 0}async function unitsOf({
servers},policy,path,files){if(path!==void 0){let again=()=>servers.of(policy,path);return[{warm:await again(),files,again}]}if(files.length===0){let all=await servers.
all(policy),again=async nth=>{let one=(await servers.all(policy))[nth];if(one===void 0)throw new Error("a root has gone");return one};return all.map((warm,nth)=>({
warm,files,again:()=>again(nth)}))}let units=new Map;for(let file of files){let again=()=>servers.of(policy,file),warm=await again(),unit=units.get(warm)??{files:[],
again};unit.files.push(file),units.set(warm,unit)}return[...units].map(([warm,unit])=>({warm,...unit}))}async function askWarm(opened,asked,request,unit){let{warm,
files}=unit,{session,restarts}=warm,{question,target,params}=asked;if(question.kind!=="server")throw new Error("only a question to a server has a session");let paths=target===
void 0&&files.length===0&&question.name==="diag"?session.program??[]:files,outside=(target===void 0?paths:[target.place.path]).filter(path=>session.program?.includes(
path)===!1),about={target,paths,outside,params,msMax:request.timeoutMs},asking=session.askable.asking(request.signal);session.begin(asked,about);try{let answer=await askQuestion(
question,asking,about);session.end(answer);let{environment}=session;return{answer,records:asking.records(),retries:asking.retries(),restarts,environment}}catch(error){
if(error instanceof UserError&&session.end(error),!(error instanceof Unanswered))throw error;if(error.environment=session.environment,opened.options.signal.aborted)
throw new Unanswered(cancelled(),error.evidence);if(error.end===void 0||!opened.servers.forget(session))throw error;return askWarm(opened,asked,request,{...unit,
warm:await unit.again()})}}function overlaysIn2(overlays){return overlays.size===0?{}:{overlays:[...overlays].map(([path,text])=>`${path} ${sha256(text.toWellFormed())}`).
sort(compareText)}}function bareEnvironment(host,{snapshot}){return{snapshot,root:null,server:null,positionEncoding:null,toolchain:null,readiness:null,platform:{
os:host.platform,arch:host.arch,serverDigest:null}}}function keep({options,host},bundle,records,ms){let{traceFolder}=options;if(traceFolder===void 0)return;let evidenceFile=(0,import_node_path4.join)(
traceFolder,"evidence.jsonl"),run2=(0,import_node_path4.join)(traceFolder,"run.json");for(let file of[evidenceFile,run2])prepareFile(file);(0,import_node_fs3.appendFileSync)(
evidenceFile,records.map(one=>`${canonical(one)}
`).join(""));let{cpuMs:_,peakBytes}=host.usage();(0,import_node_fs3.appendFileSync)(run2,`${canonical({bundleId:bundle.bundleId,ms:Math.round(ms),peakBytes})}
`)}var textBytesMax=1e5,framedMax=50;async function answerText(bundle,options){if("error"in bundle)return"";let{facts,request,meta}=bundle,shown=createShown(options),
blocks=await blocksOf(facts,request,shown),left=(facts.total??0)-(listIn(facts)?.items.length??0),notes=[...left>0&&meta.cursor!==null?[`+${left} more: --cursor\
 ${meta.cursor}`]:[],...meta.notes.map(note=>`note: ${terminalText(note)}`)];return`${cut(blocks)}${notes.map(note=>`${note}
`).join("")}`}function cut(blocks){let text="";for(let[index,block]of blocks.entries()){let next=`${text}${block}
`;if(Buffer.byteLength(next)>textBytesMax)return`${text}+${blocks.length-index} more results
`;text=next}return text}function createShown({context,unit,text}){let known=new Map,linesIn=path=>{let found=known.get(path)??text(path).then(one=>lines(one??""));
return known.set(path,found),found},framed=0;return{place:async(where,[line,character])=>{let lines2=where.path===void 0?[]:await linesIn(where.path),column=fromUtf16(
lines2[line]??"",character,unit),isKnown=where.path!==void 0&&lines2[line]!==void 0;return`${terminalName(where.path??where.external)}:${line+1}:${(isKnown?column:
character)+1}`},frame:async(where,[line])=>{if(framed+=1,where.path===void 0||context<0||framed>framedMax)return"";let lines2=await linesIn(where.path),first=Math.
max(0,line-context),around=lines2.slice(first,line+context+1),width=String(first+around.length).length;return around.map((one,index)=>{let number=first+index;return`\
  ${number===line?">":" "} ${String(number+1).padStart(width)} | ${terminalText(one.replaceAll("	","    "))}`.trimEnd()}).join(`
`)}}}async function blocksOf(facts,request,shown){let{definitions,references,hover,signatures,symbols,calls,types,hints,diagnostics}=facts;if(definitions!==void 0)
return places(definitions,facts,"definition",shown);if(references!==void 0)return places(references,facts,"reference",shown);if(hover!==void 0)return[hover===null?
"No hover information":terminalLines(hover.text,"")];if(signatures!==void 0)return signatures.length===0?["No signature: the place is in no call"]:signatures.map(
({label},index)=>`${index===facts.active?.signature?">":" "} ${terminalText(label)}`);if(symbols!==void 0)return symbolBlocks(symbols,facts,request,"symbol",shown);
if(calls!==void 0)return symbolBlocks(calls,facts,request,"call",shown);if(types!==void 0)return symbolBlocks(types,facts,request,"type",shown);if(hints!==void 0)
return hintBlocks(hints);if(diagnostics!==void 0)return diagnosticBlocks(diagnostics,facts,shown);if(facts.location!==void 0){let{location}=facts,name=location.
symbol===null?"":` (${terminalText(location.symbol)})`;return[`${await shown.place(location,location.range)}${name}`,terminalLines(location.text,"  | ")]}return facts.
questions!==void 0?[`Answers: ${facts.questions.join(", ")}`,...(facts.methods??[]).map(method=>`  ${method}`)]:(facts.codes??[]).map(({code,exitCode,hint})=>`${String(
exitCode).padStart(3)}  ${code.padEnd(24)}  ${hint}`.trimEnd())}async function places(all,{total=all.length},noun,shown){if(total===0)return[`No ${noun} found`];
let blocks=[`Found ${plural(total,noun)}:`];for(let one of all){let frame=await shown.frame(one,one.range);blocks.push(`${await shown.place(one,one.range)}${frame===
""?"":`
${frame}`}`)}return blocks}async function symbolBlocks(all,{total=all.length},{selector,params},noun,shown){let of=params.query===void 0?` in ${terminalName(selector??
"the workspace")}`:` matching "${terminalText(String(params.query))}"`;if(total===0)return[`No ${noun} found${of}`];let blocks=[`Found ${plural(total,noun)}${of}\
:`];for(let one of all){let name=one.container===null?one.name:`${one.container}.${one.name}`;blocks.push(`${await shown.place(one,one.selectionRange??one.range)}\
  ${one.kind} ${terminalText(name)}`)}return blocks}function hintBlocks(hints){return hints.length===0?["No hints"]:hints.map(({position:[line,character],label})=>`${line+
1}:${character+1}  ${terminalText(label)}`)}async function diagnosticBlocks(all,{files,total=all.length},shown){let unknown=files?.unknown??[],blocks=[];for(let one of all){
let code=one.code===null?"":` [${terminalText(one.code)}]`,head=`${await shown.place(one,one.range)}  ${one.severity}${code}  ${terminalText(one.message.split(`\

`)[0]??"")}`;blocks.push(head)}for(let{path,reason}of unknown)blocks.push(`${terminalName(path)}  INCOMPLETE: ${reason}`);let of=plural(files?.final??0,"file");
return unknown.length>0?blocks.push(`INCOMPLETE: ${plural(unknown.length,"file")} without a final answer, ${plural(total,"problem")} in ${of}`):blocks.push(total===
0?`OK: nothing in ${of}`:`${plural(total,"problem")} in ${of}`),blocks}var commonOptions={repo:{type:"string"},rev:{type:"string"},config:{type:"string"},settings:{type:"string"},cache:{type:"string"},server:{type:"string",multiple:!0},
format:{type:"string"},json:{type:"boolean"},timeout:{type:"string"},limit:{type:"string"},cursor:{type:"string"},context:{type:"string"},"index-io":{type:"stri\
ng"},overlay:{type:"string",multiple:!0},trace:{type:"string"},workspace:{type:"boolean"},help:{type:"boolean",short:"h"}},commonHelp=`  --repo DIR          any\
 folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --format FORMAT     text, or json: one bundle (schemas/bundle.v1.json)
  --json              the same as --format json
  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60)
  --limit N           how many results at most (default: 100000); --cursor TOKEN gives the next ones
  --cursor TOKEN      goes on behind an answer that was truncated
  --context N         lines of code around each place (default: 1)
  --index-io UNIT     what a column counts in places and in text: utf-16, utf-8 or codepoint (default: utf-16)
  --overlay PATH=FILE what the file PATH holds is that of FILE, or of standard input for -; may be repeated
  --trace DIR         records the session, the evidence and the times
  --cache DIR|none    where servers are kept
`;function helpOf(question){let{name,summary,need,modes,flags}=question,mode=modes.length===0?"":` ${modes.join("|")}`,place=need==="none"?"":need==="files"?" P\
ATH|GLOB…|--workspace":need==="file"?" PATH":" PLACE",own=flags.map(({name:flag,kind,help})=>`  ${`--${flag}${kind==="text"?" Q":""}`.padEnd(18)}  ${help}
`),whole=need==="files"?[`  --workspace         all that the server checks
`]:[];return`lanser ${name}${mode}${place}: ${summary}

${[...own,...whole].join("")}${commonHelp}
${need==="none"?"":`${placeForms}
Lines and columns count from 1; paths are relative to the current folder.

`}Exit code: 0, also where nothing was found${name==="check"?"; 1 where the server finds an error":""}; 2 a place that cannot be read, 3 that is not there, 4 th\
at is several; 10 a cursor of
another snapshot; 11 a server's answer is missing; 12 configuration; 13 usage; 64 to 75 the server: see lanser exit-codes.
`}async function askCommand(name,host,args,signal){var _stack=[];try{let question=questionCalled(name);let own=Object.fromEntries(question.flags.map(flag=>[flag.
name,{type:flag.kind==="text"?"string":"boolean"}]));let{values,positionals}=parseFlags(args,{...commonOptions,...own});if(values.help===!0)return host.stdout.write(
helpOf(question)),0;let format=values.json===!0?"json":oneOf(values.format,["text","json"],"--format")??"text";let unit=oneOf(values["index-io"],columnUnits,"--\
index-io")??"utf-16";let mode=positionals[0];let isMode=mode!==void 0&&question.modes.includes(mode);let places2=isMode?positionals.slice(1):positionals;let{seconds,
notes}=clampedTimeout(values.timeout);let given=values;let params={...isMode?{mode}:{},...Object.fromEntries(question.flags.flatMap(flag=>{let value=given[flag.
name];return typeof value=="string"||typeof value=="boolean"?[[flag.name,value]]:[]}))};for(let note of notes)host.stderr.write(`lanser: ${note}
`);let repository=(0,import_node_path5.resolve)(host.cwd,values.repo??".");let config=values.config;let settings=givenSettings(host.cwd,values.settings);let context=countOf(
values.context,"--context")??1;let opened=await openOr(host,{repository,rev:values.rev,servers:(values.server??[]).map(parseServer),config:config===void 0?void 0:
{path:(0,import_node_path5.resolve)(host.cwd,config),name:config},settings,isTreeTrusted:isTreeTrusted(host),cacheFolder:cacheFolder(host,values.cache),traceFolder:values.
trace===void 0?void 0:(0,import_node_path5.resolve)(host.cwd,values.trace),overlays:await overlaysIn(host,values.overlay??[]),signal,progress:text=>host.stderr.
write(`lanser: ${terminalText(text)}
`)});if("error"in opened){let[selector]=places2,bundle2=unopened(host,question,{selector,params,indexing:unit,notes},opened.error);return end(host,bundle2,format,
()=>Promise.resolve(""))}let client=__using(_stack,opened.client,!0);let bundle=await client.ask({cmd:question.name,places:places2.map(place=>fromTop(host,client.
top,place,values.repo!==void 0)),params,indexing:unit,timeoutMs:seconds*1e3,workspace:values.workspace===!0,limit:countOf(values.limit,"--limit"),cursor:values.
cursor,notes});return end(host,bundle,format,()=>answerText(bundle,{context,unit,text:client.text}))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function openOr(host,options){try{return{client:await openClient(host,options)}}catch(error){if(error instanceof
UserError)return{error};throw error}}function unopened(host,question,asked,error){let environment={snapshot:null,root:null,server:null,positionEncoding:null,toolchain:null,
readiness:null,platform:{os:host.platform,arch:host.arch,serverDigest:null}},page={limit:void 0,cursor:void 0},original=asked.selector??null;return failed({...asked,
question,original,selector:null,target:void 0,page},environment,error,null)}async function end(host,bundle,format,text){if(!validateBundleV1(bundle))throw new Error(
`no bundle: ${validateBundleV1.errors?.[0]?.instancePath} ${validateBundleV1.errors?.[0]?.message}`);if("error"in bundle){let{message,hint}=bundle.error,shown=hint===
""?"":`${terminalLines(hint,"  ")}
`;host.stderr.write(safeIn(host.where,`lanser: ${terminalText(message)}
${shown}`))}return format==="json"?host.stdout.write(serializeBundle(bundle)):host.stdout.write(safeIn(host.where,await text())),bundle.meta.exit_code}function clampedTimeout(given){
if(given===void 0)return{seconds:60,notes:[]};let seconds=Number(given);if(given.trim()===""||!Number.isFinite(seconds))throw new UserError("usage",`--timeout m\
ust be a number of seconds, not \`${given}\``);let clamped=Math.min(3600,Math.max(5,Math.round(seconds)));return clamped===seconds?{seconds,notes:[]}:{seconds:clamped,
notes:[`--timeout ${given} is taken as ${clamped}: it is 5 to 3600 seconds`]}}function countOf(given,flag){if(given===void 0)return;if(/^\d{1,9}$/u.test(given)&&
(flag==="--context"||Number(given)>0))return Number(given);throw new UserError("usage",`${flag} must be a number, not \`${given}\``)}function isTreeTrusted({env}){
return["","false","0"].includes(env.CI??"")}function fromTop(host,top,place,isElsewhere){let here=(0,import_node_path5.relative)(top,(0,import_node_fs4.realpathSync)(
host.cwd));if(!(here!==""&&here!==".."&&!here.startsWith("../")&&!(0,import_node_path5.isAbsolute)(here))||isElsewhere)return place;let[,path="",rest=""]=/^([^@#]*)(.*)$/su.
exec(place)??[];if(/[*{}[\]]/u.test(path))return`${here}/${place}`;let parsed=parsePlace(path),inside=(0,import_node_path5.relative)(top,(0,import_node_path5.resolve)(
top,here,parsed.path));if(inside.startsWith(".."))throw new UserError("usage",`\`${place}\` lies outside of the repository`);return`${printPlace({kind:"file",path:inside})}${rest}`}export{subjectOf,openClient,answerText,helpOf,askCommand,clampedTimeout,isTreeTrusted};
