import{createRequire as lanserCreateRequire}from"node:module";import{_2_askOver,_2_createGate}from"./ask-JR7GSF32.js";import{validateBatchV1,validateBundleV1}from"./chunk-NC7IA763.js";import{_1_assertOverlayPath,_1_assertPlaces,_1_assertSeen,_1_collectParams,_1_isNew,_1_listQueriedFiles,_1_matchPaths,_1_namedPlace,_1_overlayNotes,_1_overlayParams,
_1_parseTreePlace,_1_printSpec,_1_requestFrom,_1_resolveTarget,_1_writtenMembers}from"./together-CA727B15.js";import{_8_UnansweredRequest,_8_assertMethod,_8_assertMovable,_8_comparePieces,_8_createAskable,_8_createEvidence,_8_cutSymbols,_8_cutToBudget,_8_deniedOf,_8_deniedPath,
_8_documentChangesOf,_8_dropOutside,_8_endOf,_8_fromServer,_8_isPackaged,_8_movedTo,_8_prepareRename,_8_printedLines,_8_questionCalled,_8_questions,_8_reload,_8_renameFile,
_8_requestMsMax,_8_sortDistinct,_8_symbols,_8_unitOf,_8_unsupported}from"./together-CA727B15.js";import{_9_bundleError,_9_domainOf,_9_flattenRange,_9_idsOf,_9_sealBundle,_9_serializeBundle,_9_unflat}from"./together-CA727B15.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-F4FA69D3.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();var keptBytesMax=8*1048576;function createMemo(memo){
let underWay=new Map,kept=new Map,bytes=0,keep=(key,bundle)=>{if(bundle.status!=="ok"||bundle.meta.stale)return;let text=Buffer.from(canonical(bundle)),size=text.
length+Buffer.byteLength(key);kept.set(key,{text,bytes:size}),bytes+=size;for(let[oldest,one]of kept){if(bytes<=keptBytesMax)break;kept.delete(oldest),bytes-=one.
bytes}},hit=bundle=>({...bundle,meta:{...bundle.meta,cache:"hit"}});return async(key,ask,signal)=>{if(memo==="off")return ask();for(;;){if(signal.aborted)return ask();
let known=kept.get(key)?.text;if(known!==void 0)return hit(JSON.parse(known.toString()));let flight=underWay.get(key);if(flight===void 0)break;let shared=await flight;
if(shared.meta.exit_code!==cancelledExitCode)return"error"in shared?shared:hit(shared)}let asked=ask();underWay.set(key,asked);try{let bundle=await asked;return keep(
key,bundle),bundle}finally{underWay.delete(key)}}}var cancelledExitCode=73,aheadMax=256,referableMax=4096,referableBytesMax=4*1048576,batchLineLengthMax=1048576;
async function runBatch(client,lines,write,options){let gate=_2_createGate(options.inFlightMax),memo=createMemo(options.memo),waiting=[],byId=new Map,referable=createReferable(),
ids=new Set,[received,written]=[createSessions(),createSessions()],writeFirst=async()=>{let first=waiting[0];if(first===void 0)return;let out=await first.out;first.
again!==void 0&&written.isOlder(out,first.reloads)&&(out=await first.again()),written.note(out,first.reloads),waiting.shift(),write(canonical(out)),!(out.id===null||
byId.get(out.id)!==first)&&(byId.delete(out.id),referable.keep(out.id,"bundle"in out?referredIn(out.bundle):nothingReferred))},draining,broken,drain=async()=>{for(;waiting.
length>0;)await writeFirst();draining=void 0},begin=()=>{draining??=drain().catch(error=>{broken={error}})},number=0,reloads=0;for await(let text of lines){if(number+=
1,text.trim()==="")continue;let read=readLine(text);if(read.kind==="cancel"){byId.get(read.id)?.abort.abort();continue}let abort=new AbortController,isTwice=read.
kind==="question"&&ids.has(read.line.id),at={number,reloads},again=read.kind==="problem"||isTwice?void 0:()=>answer(read.line,at,abort.signal),out=again?.()??Promise.
resolve(read.kind==="problem"?problemOf(number,read.id,read.message):problemOf(number,read.line.id,duplicateIdText(read.line.id))),entry={abort,out,again,reloads};
for(read.kind==="question"&&isReload(read.line)&&(reloads+=1),waiting.push(entry),read.kind==="question"&&!isTwice&&(ids.add(read.line.id),byId.set(read.line.id,
entry)),begin();waiting.length>=aheadMax&&broken===void 0;)await waiting[0]?.out;if(broken!==void 0)throw broken.error}for(;waiting.length>0&&broken===void 0;)begin(),
await draining;if(broken!==void 0)throw broken.error;async function answer(line,at,signal){let{id,overlay}=line;try{let question=_8_questionCalled(line.cmd),request=await requestOf(
line,signal),isAlone=question.isAlone===!0||overlay!==void 0,of=[client.tree,at.reloads,received.count()],key=canonical([...of,keyOf(question.name,request),overlay??
null]),asked=()=>gate(isAlone,()=>overlay===void 0?client.ask(request):_2_askOver(client,request,overlay)),bundle=question.kind==="servers"?await asked():await memo(
key,asked,signal),marked=bundle.meta.cache==="hit"?await client.marked(request,bundle):bundle,meta=question.purpose==="edits"?{...marked.meta,step:at.number}:marked.
meta,out={id,bundle:{...marked,meta}};return received.note(out,at.reloads),out}catch(error){if(!(error instanceof _1_UserError))throw error;return{id,line:at.number,
error:_9_bundleError(error,null)}}}async function requestOf({place,...line},signal){if(!isReference(place))return _1_requestFrom({...line,..._2_compact({place})},
options,signal);let referred=await placeAt(place.$ref);return _1_requestFrom({...line,place:referred.place,indexing:referred.unit},options,signal)}async function placeAt(reference){
let{id,pointer}=splitReference(reference),waited=await byId.get(id)?.out,referred=waited===void 0?referable.of(id):"bundle"in waited?referredIn(waited.bundle):nothingReferred;
if(referred===void 0)throw new _1_UserError("not-found",unknownIdText(id));return await referredPlace(client,referred,{id,pointer})}}async function referredPlace(client,referred,{
id,pointer}){let fact=valueAtPointer(referred,pointer),path=readMember(fact,"path"),range=readMember(fact,"selectionRange")??readMember(fact,"range");if(typeof path!=
"string"||!Array.isArray(range))throw new _1_UserError("not-found",`the answer to \`${id}\` has no place at ${pointer}`);let[line=0,column=0]=range,encoding=referred.
encoding??"utf-16",text=await client.text(path)??"",decoded=text.isWellFormed()?[]:_2_splitText(text.toWellFormed()),at=_8_fromServer(decoded,{line,character:column},
encoding),character=at?.character??column;return{place:_1_printPlace({kind:"position",path,line:line+1,column:character+1}),unit:at===void 0?_8_unitOf(encoding):
"utf-16"}}function isReference(place){return typeof place=="object"&&"$ref"in place}function splitReference(reference){let end=reference.lastIndexOf("#/");return{
id:reference.slice(0,end),pointer:reference.slice(end+1)}}var nothingReferred={encoding:null};function referredIn(bundle){let{resolution,environment}=bundle;return{
..."facts"in bundle?{facts:bundle.facts}:{},resolution,encoding:environment.positionEncoding}}function createReferable(){let texts=new Map,bytes=0;return{keep:(id,referred)=>{
let own=Buffer.from(canonical(referred));texts.set(id,own),bytes+=own.length;for(let[oldest,one]of texts){if(texts.size<=referableMax&&bytes<=referableBytesMax||
oldest===id)break;texts.delete(oldest),bytes-=one.length}},of:id=>{let text=texts.get(id);return text===void 0?void 0:JSON.parse(text.toString())}}}function createSessions(){
let restarts=new Map,keyIn=(out,reloads)=>{if(!("bundle"in out)||out.bundle.environment.server===null)return;let{server,root}=out.bundle.environment;return canonical(
[reloads,server.id,root])},restartsIn=out=>"bundle"in out?out.bundle.meta.restarts:0;return{note:(out,reloads)=>{let key=keyIn(out,reloads);key!==void 0&&restarts.
set(key,Math.max(restarts.get(key)??0,restartsIn(out)))},isOlder:(out,reloads)=>{let key=keyIn(out,reloads);return key!==void 0&&restartsIn(out)<(restarts.get(key)??
0)},count:()=>[...restarts.values()].reduce((sum,one)=>sum+one,0)}}function isReload({cmd}){return cmd===_8_reload.name}function keyOf(name,{places,params,seen,
indexing,workspace,limit,cursor,timeoutMs}){return[name,places,params,seen??null,indexing,workspace,limit??null,cursor??null,timeoutMs]}function readLine(text){
let problem=(message,id2)=>({kind:"problem",id:typeof id2=="string"&&id2!==""&&id2.length<=200?id2:null,message});if(text.length>batchLineLengthMax)return problem(
`the line has more than ${batchLineLengthMax} characters`,null);let value;try{value=JSON.parse(text)}catch{return problem("the line is not JSON",null)}let id=readMember(
value,"id"),isOut=readMember(value,"bundle")!==void 0||readMember(value,"error")!==void 0;if(isOut||!validateBatchV1(value)){let why=isOut?"the line is an answe\
r, not a question":reasonOf(value);return problem(why,id)}let line=value;return line.cmd==="cancel"?{kind:"cancel",id:line.id}:{kind:"question",line}}function reasonOf(value){
if(typeof value!="object"||value===null||Array.isArray(value))return"the line is not a JSON object";if(typeof readMember(value,"id")!="string")return"the line h\
as no `id`";if(typeof readMember(value,"cmd")!="string")return"the line has no `cmd`";let known=["id",..._1_writtenMembers],other=Object.keys(value).find(key=>!known.
includes(key));return other===void 0?"a member does not match schemas/batch.v1.json":isFlag(String(readMember(value,"cmd")),other)?`write \`${other}\` inside \`pa\
rams\`: "params": { "${other}": … }`:`a question has no member \`${other}\``}function isFlag(cmd,key){let question=_8_questions.find(({name,aliases})=>name===
cmd||aliases.includes(cmd));if(question===void 0)return!1;let{flags,modes,word}=question;return flags.some(({name})=>name===key)||key==="mode"&&modes.length>0||
key===word}function duplicateIdText(id){return`an earlier line already has the id \`${id}\``}function unknownIdText(id){return`no earlier line has the id \`${id}\
\``}function problemOf(number,id,message){let error=new _1_UserError("usage",`line ${number}: ${message}`,{hint:"See schemas/batch.v1.json."});return{id,line:number,
error:_9_bundleError(error,null)}}async function*splitLines(input){let rest="";for await(let chunk of input){let lines=`${rest}${chunk}`.split(`
`);rest=lines.pop()??"",yield*lines}rest!==""&&(yield rest)}export{duplicateIdText,isReference,readLine,runBatch,splitLines,splitReference,unknownIdText};
