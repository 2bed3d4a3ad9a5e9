import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{allParams,filesOf,namedPlace,parsePlace,readingIn,resolved,textIn}from"./chunk-ALO5UGUY.js";import{cacheFolder,givenSettings,parseServer}from"./chunk-DHIWY54A.js";
import{terminalText}from"./chunk-FO76SHGF.js";import{answerOf,askQuestion,childEnvironment,converse,failed,isInstalled,listIn,makeReady,notedAnswer,notedQuestion,
openServer,openTrace,openWorkspace,pinsAt,placesOf,placesOfToolchain,questionsResult,questionsSession,readyServer,recordTransport,relativeTo,rootsIn,scratchFolders,
unitName,writeTree}from"./chunk-F4TTOTYP.js";import{decidePolicy}from"./chunk-ERLLFPFO.js";import{createReadings}from"./chunk-PWL6M3HH.js";import{
listTree,snapshotWorkTree}from"./chunk-CE3S3RLV.js";import{readCommit,readFileAt,resolveRevision}from"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";
import{prepareFile}from"./chunk-SRB2PXS7.js";import{configPath,defaultConfig}from"./chunk-F6IOHWUV.js";import{policyOf,serverRoles}from"./chunk-3NKQKLM6.js";
import{registry,shippedPins}from"./chunk-DQZS3VOG.js";import{openRepository}from"./chunk-3W7DLTVH.js";import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";
import{require_node_fs}from"./chunk-SBJWCYKC.js";import{Unanswered,budgeted,cancelled,comparePieces,createAskable,distinct,endOf,evidence,fromServer,questionCalled,
symbols}from"./chunk-7E3DSVTW.js";import{positionEncoding,questionCapabilities,questionEncoding}from"./chunk-PO5HRUBH.js";import{canonical,compareText,
compareValues,isBelow,sha256}from"./chunk-XC2CTCOW.js";import{UserError,lines}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);async function subjectOf(repository,request){let{snapshot,notes}=await snapshotAt(repository,request.rev),paths=(await listTree(repository,snapshot.tree)).flatMap(
({path})=>typeof path=="string"?[path]:[]),[own,pins]=request.isTreeTrusted?await Promise.all([readFileAt(repository,snapshot.tree,configPath),pinsAt(repository,
snapshot.tree)]):[void 0,shippedPins],file=request.config===void 0?own===void 0?void 0:{text:own.toString("utf8"),name:configPath}:{text:textOf(request.config),
name:request.config.name},settings=request.settings===void 0||"text"in request.settings?request.settings:{text:textOf(request.settings),name:request.settings.name},
decided;return{snapshot,paths,notes,policy:cmd=>{try{return decided??=decidePolicy({servers:request.servers,file,settings,failOn:void 0,where:"terminal"},{base:void 0,
head:void 0},{registry,pins:{base:pins,head:pins},sources:paths}),decided}catch(error){if(!(error instanceof UserError)||error.code!=="no-server")throw error;let hint=error.
hint.replaceAll("lanser gate ",`lanser ${cmd} … `);throw new UserError(error.code,error.message,{hint,cause:error})}}}}async function snapshotAt(repository,rev){
if(rev===void 0){let{tree,notes}=await snapshotWorkTree(repository);return{snapshot:{commit:null,tree},notes}}let id=await resolveRevision(repository,rev),commit=id===
void 0?void 0:await readCommit(repository,id);if(commit===void 0)throw new UserError("unknown-revision",`there is no commit ${rev}`);return{snapshot:{commit:commit.
commit,tree:commit.tree},notes:[]}}function textOf({path,name}){try{return readFileText((0,import_node_path.resolve)(path))}catch(error){throw new UserError("un\
readable-file",`${name} cannot be read`,{cause:error})}}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path4=__toESM(require_node_path(),1);function joined(answers){let[first,...rest]=answers;if(first===void 0)throw new Error("nobody was asked");return rest.reduce((one,other)=>({answer:joinedAnswer(
one.answer,other.answer),records:[...one.records,...other.records],retries:one.retries+other.retries,restarts:one.restarts+other.restarts,environment:joinedEnvironment(
one.environment,other.environment)}),first)}function joinedEnvironment(one,other){let isSame=one.server?.id===other.server?.id,shared={...one,root:null,readiness:null};
return isSame?shared:{...shared,server:null,toolchain:null,platform:{...one.platform,serverDigest:null}}}var worst=["ok","partial","unavailable"];function joinedAnswer(one,other){
let list=listIn(one.facts),more=listIn(other.facts),isMixed=one.status!==other.status,facts=one.facts.pieces!==void 0&&other.facts.pieces!==void 0?joinedPieces(
one.facts,other.facts):list===void 0||more===void 0?one.facts:{...one.facts,[list.name]:distinct([...list.items,...more.items]),...one.facts.files===void 0||other.
facts.files===void 0?{}:{files:joinedFiles(one.facts.files,other.facts.files)}};return{status:isMixed?"partial":worst.find(status=>status===one.status)??"ok",exitCode:one.
exitCode===0?other.exitCode:one.exitCode,facts,notes:[...one.notes??[],...other.notes??[]]}}function joinedPieces(one,other){let pieces=[...one.pieces??[],...other.
pieces??[]].sort(comparePieces),isCut=one.truncated===!0||other.truncated===!0;return budgeted({...one,pieces},one.budget?.tokens??0,isCut)}function joinedFiles(one,other){
return{asked:one.asked+other.asked,final:one.final+other.final,unknown:[...one.unknown,...other.unknown]}}function namesListed({symbols:symbols2=[]},lines2,encoding){return symbols2.flatMap(({name,container,range,selectionRange})=>{let nameRange=selectionRange===null?
void 0:rangeIn(selectionRange,lines2,encoding),whole=rangeIn(range,lines2,encoding);return nameRange===void 0||whole===void 0?[]:[{symbol:plainName(container===
null?name:`${container}.${name}`),nameRange,range:whole}]})}function plainName(name){return name.replace(/\[[^\]]*\]/gu,"").replace(/^\(\*?([^()]*)\)/u,"$1").replace(
/\([^()]*\)$/u,"").replaceAll("::",".")}function rangeIn([startLine,startCharacter,endLine,endCharacter],lines2,encoding){let start=fromServer(lines2,{line:startLine,
character:startCharacter},encoding),end=fromServer(lines2,{line:endLine,character:endCharacter},encoding);return start===void 0||end===void 0?void 0:{start,end}}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var NotReady=class extends UserError{reached;constructor({code,message,hint},reached2){super(code,message,{hint}),this.reached=reached2}};async function startSession(host,of){
let{ready,workspace,context}=of,own=ready.chosen.profile,profile={...own,capabilities:questionCapabilities(own.capabilities,own.questionEncodings)},{prepared,tree}=workspace;
if(workspace.refusal!==null)throw new UserError("bad-configuration",`${own.name} is not started on it: ${workspace.refusal}`);let name=`${unitName(own.id,of.root)}${of.
starts===0?"":`-${of.starts}`}`,scratch=(0,import_node_path2.join)(context.scratch,`session-${name}`);for(let folder of scratchFolders(scratch))(0,import_node_fs.mkdirSync)(
folder,{recursive:!0});let places=placesOf({ROOT:tree.root,SERVER:prepared.context.serverFolder,...placesOfToolchain(prepared.context.toolchain),SCRATCH:scratch,
REPOSITORY:context.repository.top,HOME:host.env.HOME,TMP:host.env.TMPDIR??"/tmp"}),trace=of.traceFolder===void 0?void 0:openTrace(host.clock,(0,import_node_path2.join)(
of.traceFolder,`${name}.questions.trace.jsonl`),headerOf(of,profile),places),env=childEnvironment({host,path:profile.searchPath(prepared.context.serverFolder),forbiddenFolders:[
context.repository.top,tree.root],scratch,profile:profile.environment}),process=openServer(host,{profile,context:prepared.context,scratch},env),transport=trace===
void 0?process:recordTransport(process,trace),abort=()=>{transport.close()};context.signal.addEventListener("abort",abort,{once:!0}),context.signal.aborted&&abort();
let relative=relativeTo([[tree.root,""],[context.repository.top,""],[prepared.context.serverFolder,`<${profile.name}>`]]),options={transport,clock:host.clock,pid:host.
pid,profile,context:prepared.context,relative,programFiles:workspace.facts.program.length},conversation=converse(options),{session}=conversation,answers=[],stop=async()=>{
context.signal.removeEventListener("abort",abort),await session.stop(profile.limits.shutdownMsMax,profile.limits.exitMsMax),trace?.note("result",questionsResult(
answers)),trace?.finish()},made=await makeReady(options,conversation),encoding=questionEncoding(session.capabilities());if(made.failure!==void 0||encoding===void 0){
let chosen=positionEncoding(session.capabilities()),reached2=session.capabilities()===void 0?"resolvable":"runnable";throw await stop(),context.signal.aborted?new UserError(
"cancelled","it was cancelled"):made.failure===void 0||encoding===void 0?new NotReady(new UserError("indexing-unsupported",`${profile.name} counts columns in ${chosen}`),
reached2):new NotReady(problemOf(made.failure),reached2)}let text=path=>of.overlays.get(path)??readIn(tree.root,path),askable=createAskable({conversation,profile,
context:prepared.context,server:{id:workspace.server.id,version:workspace.server.version},clock:host.clock,encoding,repository:context.repository.top,text,reading:path=>createReadings(
ready.parser,profile.languageId,text)(path),isLaid:path=>of.overlays.has(path),relative}),overlaid=[...of.overlays.keys()].filter(profile.isSource);overlaid.length>
0&&trace?.note("decision",{overlays:overlaid});for(let path of overlaid)askable.open(path);let environment=of.environment({positionEncoding:encoding,readiness:made.
evidence});return{askable,program:prepared.program,environment,begin:(asked,about)=>trace?.note("decision",{question:notedQuestion(asked,about),environment,restarts:of.
restarts}),relay:path=>{if(!profile.isSource(path))return;askable.close(path);let isOver=of.overlays.has(path);trace?.note("decision",{relaid:{path,at:askable.openings(
path),isOver}}),isOver&&askable.lay(path)},end:answer=>{trace!==void 0&&answers.push(notedAnswer(answer))},ended:()=>{let end=session.end();return end===void 0?
void 0:endOf(end,profile.name)},stop}}function headerOf({workspace},{capabilities}){let header=workspace.headerOf({session:questionsSession,side:"head",paths:[],
record:null}),declared=sha256(canonical(JSON.parse(JSON.stringify(capabilities))));return{...header,digests:{...header.digests,capabilities:declared}}}function readIn(root,path){
try{return readFileText((0,import_node_path2.join)(root,path))}catch{return}}var codes={"server-not-started":"server-not-started","server-crashed":"server-crash\
ed","server-timeout":"server-timeout","server-protocol":"server-crashed","server-not-ready":"server-timeout","server-configuration":"bad-configuration","canary-\
failed":"server-not-started","file-count-mismatch":"server-not-started","digest-mismatch":"server-not-started","shard-missing":"server-not-started",cancelled:"c\
ancelled"};function problemOf({code,message}){return new UserError(codes[code],message)}function statesOf({profile,pin,refused},tried,isInstalled2){let server={id:profile.id,version:pin.version,installed:isInstalled2},none={...server,root:null,restarts:0,
isStarting:!1,failed:null};return refused!==null?[{...none,state:"configured",failed:refused.message}]:tried.length===0?[{...none,state:"resolvable"}]:tried.map(
one=>{let{root,restarts}=one,isStarting=one.kind==="starting";return{...server,root,restarts,isStarting,...reached(one)}}).toSorted(compareValues)}function reached(one){
switch(one.kind){case"starting":return{state:"resolvable",failed:null};case"started":{let end=one.session.ended();return end===void 0?{state:"ready",failed:null}:
{state:"runnable",failed:end}}case"failed":{let{error}=one;return{state:error instanceof NotReady?error.reached:"resolvable",failed:error.message.toWellFormed()}}}}var restartsMax=1;function createServers(host,options){let{context,subject}=options,started=new Map,ready=new Map,workspaces=new Map,known=new Map,restarts=new Map,
starts=new Map,tried=new Map,ended=new Set,written,tree=()=>(written??=writeTree(context,subject.snapshot,(0,import_node_path3.join)(context.scratch,"tree")),written),
readyOf=chosen=>onceFor(ready,chosen.profile.id,async()=>{let made=await readyServer(host,chosen,context);if(made.kind==="ready")return made;throw new UserError(
"server-not-started",made.message,{hint:made.hint})}),workspaceOf=({chosen,root})=>onceFor(workspaces,unitName(chosen.profile.id,root),async()=>{let[server,onto]=await Promise.
all([readyOf(chosen),tree()]),scratch=(0,import_node_path3.join)(context.scratch,`unit-${unitName(chosen.profile.id,root)}`);return(0,import_node_fs2.mkdirSync)(
scratch,{recursive:!0}),openWorkspace(host,server,onto,{context,project:root,name:"tree",scratch,withheld:[],refusal:null})}),start=unit=>(assertSeen(unit.chosen,
options.overlays),onceFor(started,unitName(unit.chosen.profile.id,unit.root),async()=>{let{id}=unit.chosen.profile,name=unitName(id,unit.root),shared={id,root:unit.
root,restarts:restarts.get(name)??0};tried.set(name,{...shared,kind:"starting"});try{let warm=await startUnit(unit,name);return tried.set(name,{...shared,kind:"\
started",session:warm.session}),warm}catch(error){throw error instanceof UserError&&tried.set(name,{...shared,kind:"failed",error}),error}})),startUnit=async(unit,name)=>{
let[server,workspace]=await Promise.all([readyOf(unit.chosen),workspaceOf(unit)]),times=restarts.get(name)??0,nth=starts.get(name)??0;if(times>restartsMax)throw new UserError(
"server-crashed",`${unit.chosen.profile.name} ended ${times} times, and is not started again`);return starts.set(name,nth+1),{session:await startSession(host,{context,
ready:server,workspace,root:unit.root,overlays:options.overlays,traceFolder:options.traceFolder,restarts:times,starts:nth,environment:({positionEncoding:positionEncoding2,
readiness})=>({snapshot:subject.snapshot,root:unit.root,server:{id:workspace.server.id,version:workspace.server.version},positionEncoding:positionEncoding2,toolchain:workspace.
server.interpreter,readiness:{method:"server-report-and-canary",evidence:readiness},platform:{os:host.platform,arch:host.arch,serverDigest:workspace.server.treeDigest}})}),
restarts:times}},triedOf=({profile})=>[...tried.values()].filter(({id})=>id===profile.id),rootsOf=({profile,roots})=>onceFor(known,profile.id,async()=>rootsIn(profile,
roots,await tree()).roots),unitOf=async(policy,path)=>{let chosen=serverOf(policy,path),roots=await rootsOf(chosen),root=roots.filter(one=>isBelow(path,one)).toSorted(
(one,other)=>other.length-one.length)[0];return{chosen,id:chosen.profile.id,root:root??roots[0]??"."}};return{of:async(policy,path)=>{let{chosen,root}=await unitOf(
policy,path);return start({chosen,root})},all:async policy=>{let[chosen,second]=policy.servers;if(chosen===void 0)throw new UserError("no-server","no server is \
named");if(second!==void 0)throw new UserError("usage","more than one server is configured",{hint:`Name one: ${policy.servers.map(({profile})=>`--server ${profile.
id}`).join(" or ")}.`});let roots=await rootsOf(chosen),warm=[];for(let root of roots.length===0?["."]:roots)warm.push(await start({chosen,root}));return warm},
forget:session=>{let name=unitName(session.environment.server?.id??"",session.environment.root??".");if(ended.has(session))return(restarts.get(name)??0)<=restartsMax;
ended.add(session);let times=(restarts.get(name)??0)+1;return restarts.set(name,times),started.delete(name),times<=restartsMax},relay:async path=>{for(let one of await Promise.
allSettled(started.values()))one.status==="fulfilled"&&one.value.session.relay(path)},states:policy=>Promise.resolve(policy.servers.flatMap(chosen=>statesOf(chosen,
triedOf(chosen),isInstalled(host,chosen.pin,context.cacheFolder)))),startAll:async policy=>{for(let chosen of policy.servers.filter(({refused})=>refused===null))
try{let roots=await rootsOf(chosen);for(let root of roots.length===0?["."]:roots)await start({chosen,root})}catch(error){if(!(error instanceof UserError))throw error}},
end:async(policy,paths)=>{let wanted=new Set;for(let path of paths){let{id,root}=await unitOf(policy,path);wanted.add(unitName(id,root))}let gone=[];for(let[name,
one]of[...tried]){if(paths.length>0&&!wanted.has(name))continue;await(await started.get(name)?.catch(()=>{}))?.session.stop(),started.delete(name),tried.delete(
name),restarts.delete(name),gone.push({id:one.id,root:one.root})}return policy.servers.flatMap(chosen=>gone.filter(({id})=>id===chosen.profile.id).flatMap(({root})=>statesOf(
chosen,[],isInstalled(host,chosen.pin,context.cacheFolder)).map(fact=>({...fact,root}))))},stop:async()=>{let sessions=await Promise.allSettled(started.values()),
all=[...ended,...sessions.flatMap(one=>one.status==="fulfilled"?[one.value.session]:[])];await Promise.all(all.map(session=>session.stop()))}}}function serverOf({
servers,summary},path){let ranked=servers.filter(({profile})=>profile.isSource(path)).map(chosen=>{let{id,role,compiler}=chosen.profile,own=policyOf(id,summary).
role??(role==="checker"?"primary":"linter");return{chosen,rank:serverRoles.indexOf(own)*2+(compiler===void 0?0:1)}}),best=Math.min(...ranked.map(({rank})=>rank)),
[first,second]=ranked.flatMap(({chosen,rank})=>rank===best?[chosen]:[]);if(first===void 0)throw new UserError("no-server",`no server that is configured checks \`${path}\
\``,{hint:`Configured: ${servers.map(({profile})=>profile.id).join(", ")}. Name another with --server ID.`});if(second!==void 0)throw new UserError("usage",`${first.
profile.id} and ${second.profile.id} both check \`${path}\``,{hint:"Name one with --server ID."});return first}function assertSeen({profile},overlays){if(!(profile.
compiler===void 0||overlays.size===0))throw new UserError("unsupported-capability",`${profile.name} is a command and reads files from the disk: it does not see \
texts that lie over them`,{hint:"Ask a server: lanser doctor and docs/servers.md say which there are, --server names one."})}function onceFor(known,key,make){let found=known.
get(key);if(found!==void 0)return found;let made=make();return known.set(key,made),made.catch(()=>known.delete(key)),made}async function openClient(host,options){let disposal=new AsyncDisposableStack;try{let scratch=disposal.use(makeScratch(host)),repository=disposal.use(await openRepository(
{...host,temporaryFolder:scratch.folder},options.repository)),subject=await subjectOf(repository,options),context={repository,dependencies:dependenciesOf(subject),
cacheFolder:options.cacheFolder??(0,import_node_path4.join)(scratch.folder,"cache"),scratch:scratch.folder,signal:options.signal,note:options.progress},overlays=new Map(
options.overlays),servers=createServers(host,{...options,overlays,context,subject});disposal.defer(servers.stop);let asking={host,options:{...options,overlays},
repository,subject,servers,known:new Map},owned=disposal.move();return{top:repository.top,ask:request=>ask(asking,request),text:path=>textIn(asking,path),tree:subject.
snapshot.tree,lay:async(path,text)=>{text===void 0?overlays.delete(path):overlays.set(path,text),asking.known.delete(path),await servers.relay(path)},[Symbol.asyncDispose]:()=>owned.
disposeAsync()}}catch(error){throw await disposal.disposeAsync(),error}}function dependenciesOf({policy}){try{return policy("").config.dependencies}catch(error){
if(error instanceof UserError)return defaultConfig.dependencies;throw error}}async function ask(opened,request){let started=opened.host.clock.now(),question=questionCalled(
request.cmd),environment=bareEnvironment(opened.host,opened.subject),{indexing,params,notes,limit,cursor}=request,over=overlaysIn(opened.options.overlays),shared={
question,indexing,params:{...allParams(request),...over},page:{limit,cursor},notes},named=namedPlace(request),bare={...shared,params:{...params,...shared.params},
original:named??null,selector:null,target:void 0},listedIn=async(path,text)=>{let inner={...request,cmd:symbols.name,places:[path],params:{},workspace:!1,notes:[],
limit:void 0,cursor:void 0},target=await resolved(opened,symbols,inner,()=>Promise.resolve([])),asked={...bare,question:symbols,params:over,original:path,selector:path,
target},{answer,environment:environment2}=await run(opened,asked,inner);return namesListed(answer.facts,lines(text),environment2.positionEncoding??"utf-16")},{bundle,
records}=await resolved(opened,question,request,listedIn).then(async target=>{let asked={...bare,target,selector:target?.selector??null};return answerOf(asked,environment,
()=>run(opened,asked,request))},error=>{if(!(error instanceof UserError))throw error;return{bundle:failed(bare,environment,error,null),records:[]}});return keep(
opened,bundle,records,opened.host.clock.now()-started),bundle}async function run(opened,asked,request){let{question,target}=asked;if(request.signal?.aborted===!0)
throw cancelled();let still={retries:0,restarts:0,environment:bareEnvironment(opened.host,opened.subject)};if(question.kind==="table")return{answer:question.answer(),
records:[],...still};if(question.kind==="text"){let text=target===void 0?void 0:await textIn(opened,target.place.path);if(target===void 0||text===void 0)throw new Error(
"a place without a text was resolved");let shown=evidence({server:null,query_types:["builtin/reading"],targets:[target.selector],outcome:"responded",response_bytes:Buffer.
byteLength(text)}),reading=await readingIn(opened,target.place.path,text);return{answer:question.answer({target,text,reading,evidence:shown}),records:[shown],...still}}
let policy=opened.subject.policy(question.name);if(question.kind==="servers"){let{servers}=opened,of={states:()=>servers.states(policy),start:()=>servers.startAll(
policy),end:paths2=>servers.end(policy,paths2)},paths=request.places.map(place=>parsePlace(place).path);return{answer:await question.answer(of,{paths,params:asked.
params}),records:[],...still}}let files=filesOf(opened,asked,request),path=target?.place.path??aboutPath(question,request),units=await unitsOf(opened,policy,path,
files);if(question.word!==void 0&&units.length>1)throw new UserError("usage",`the server runs on ${units.length} folders, and one must be meant`,{hint:`Name a f\
ile of it: lanser ${question.name} ${String(asked.params[question.word])} PATH`});let answers=[];for(let unit of units)answers.push(await askWarm(opened,asked,request,
unit));return joined(answers)}function aboutPath({need},{places:[first]}){return need==="none"&&first!==void 0?parsePlace(first).path:void 0}async function unitsOf({
servers},policy,path,files){if(path!==void 0){let again=()=>servers.of(policy,path);return[{warm:await again(),files,again}]}if(files.length===0){let all=await servers.
all(policy),again=async nth=>{let one=(await servers.all(policy))[nth];if(one===void 0)throw new Error("a root has gone");return one};return all.map((warm,nth)=>({
warm,files,again:()=>again(nth)}))}let units=new Map;for(let file of files){let again=()=>servers.of(policy,file),warm=await again(),unit=units.get(warm)??{files:[],
again};unit.files.push(file),units.set(warm,unit)}return[...units].map(([warm,unit])=>({warm,...unit}))}async function askWarm(opened,asked,request,unit){let{warm,
files}=unit,{session,restarts}=warm,{question,target,params}=asked;if(question.kind!=="server")throw new Error("only a question to a server has a session");let paths=target===
void 0&&files.length===0&&takesProgram.has(question.name)?session.program??[]:files,outside=(target===void 0?paths:[target.place.path]).filter(path=>session.program?.
includes(path)===!1),about={target,paths,outside,params,msMax:request.timeoutMs},asking=session.askable.asking(request.signal);session.begin(asked,about);try{let answer=await askQuestion(
question,asking,about);session.end(answer);let{environment}=session;return{answer,records:asking.records(),retries:asking.retries(),restarts,environment}}catch(error){
if(error instanceof UserError&&session.end(error),!(error instanceof Unanswered))throw error;if(error.environment=session.environment,opened.options.signal.aborted)
throw new Unanswered(cancelled(),error.evidence);if(error.end===void 0||!opened.servers.forget(session))throw error;return askWarm(opened,asked,request,{...unit,
warm:await unit.again()})}}var takesProgram=new Set(["diag","context"]);function overlaysIn(overlays){return overlays.size===0?{}:{overlays:[...overlays].map(([
path,text])=>`${path} ${sha256(text.toWellFormed())}`).sort(compareText)}}function bareEnvironment(host,{snapshot}){return{snapshot,root:null,server:null,positionEncoding:null,
toolchain:null,readiness:null,platform:{os:host.platform,arch:host.arch,serverDigest:null}}}function keep({options,host},bundle,records,ms){let{traceFolder}=options;
if(traceFolder===void 0)return;let evidenceFile=(0,import_node_path4.join)(traceFolder,"evidence.jsonl"),run2=(0,import_node_path4.join)(traceFolder,"run.json");
for(let file of[evidenceFile,run2])prepareFile(file);(0,import_node_fs3.appendFileSync)(evidenceFile,records.map(one=>`${canonical(one)}
`).join(""));let{cpuMs:_,peakBytes}=host.usage();(0,import_node_fs3.appendFileSync)(run2,`${canonical({bundleId:bundle.bundleId,ms:Math.round(ms),peakBytes})}
`)}var import_node_path5=__toESM(require_node_path(),1);var clientOptions={repo:{type:"string"},rev:{type:"string"},server:{type:"string",multiple:!0},config:{type:"string"},settings:{type:"string"},trace:{type:"stri\
ng"},cache:{type:"string"}},requestOptions={"allow-method":{type:"string",multiple:!0}};function clientRequestOf(host,values,signal){let{config,trace}=values;return{
repository:(0,import_node_path5.resolve)(host.cwd,values.repo??"."),rev:values.rev,servers:(values.server??[]).map(parseServer),config:config===void 0?void 0:{path:(0,import_node_path5.resolve)(
host.cwd,config),name:config},settings:givenSettings(host.cwd,values.settings),isTreeTrusted:isTreeTrusted(host),cacheFolder:cacheFolder(host,values.cache),traceFolder:trace===
void 0?void 0:(0,import_node_path5.resolve)(host.cwd,trace),allowedMethods:allowedMethods(host,values["allow-method"]??[]),signal,progress:text=>host.stderr.write(
`lanser: ${terminalText(text)}
`)}}function allowedMethods(host,given){if(given.length>0&&!isTreeTrusted(host))throw new UserError("write-denied",`--allow-method ${given[0]} is refused where \
CI is set`,{hint:"Requests that only read need no flag."});return given}function isTreeTrusted({env}){return["","false","0"].includes(env.CI??"")}function clampedTimeout(given){
if(given===void 0)return{seconds:60,notes:[]};let seconds=Number(given);if(given.trim()===""||!Number.isFinite(seconds))throw new UserError("usage",`--timeout m\
ust be a number of seconds, not \`${given}\``);let clamped=Math.min(3600,Math.max(5,Math.round(seconds)));return clamped===seconds?{seconds,notes:[]}:{seconds:clamped,
notes:[`--timeout ${given} is taken as ${clamped}: it is 5 to 3600 seconds`]}}export{subjectOf,openClient,clientOptions,requestOptions,clientRequestOf,clampedTimeout};
