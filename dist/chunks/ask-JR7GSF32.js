import{createRequire as lanserCreateRequire8}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_1_assertOverlayPath,_1_assertPlaces,_1_assertSeen,_1_collectParams,_1_isNew,_1_listQueriedFiles,_1_matchPaths,_1_namedPlace,_1_overlayNotes,_1_overlayParams,
_1_parseTreePlace,_1_printSpec,_1_requestFrom,_1_resolveTarget,_1_writtenMembers}from"./together-CA727B15.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function createGate(togetherMax){let active=0,isAloneInside=!1,waiting=[],
next=()=>{for(let first=waiting[0];first!==void 0;first=waiting[0]){if(!(first.isAlone?active===0:!isAloneInside&&active<togetherMax))return;waiting.shift(),active+=
1,isAloneInside=first.isAlone,first.start()}};return async(isAlone,work)=>{await new Promise(start=>{waiting.push({isAlone,start}),next()});try{return await work()}finally{
active-=1,isAlone&&(isAloneInside=!1),next()}}}async function askOver(client,request,overlay){let paths=Object.keys(overlay);for(let path of paths)_1_assertOverlayPath(
path);try{for(let path of paths)await client.lay(path,overlay[path]);return await client.ask(request)}finally{for(let path of paths)await client.lay(path,void 0)}}import{_0_clampedTimeout,_0_clientRequestOf,_0_openClient,_0_resolveSubject,_0_withCurrentTree}from"./together-CA727B15.js";import{_5_answerOf,_5_askQuestion,_5_failedAnswer,_5_listIn}from"./together-CA727B15.js";import{_8_UnansweredRequest,_8_assertMethod,_8_assertMovable,_8_comparePieces,_8_createAskable,_8_createEvidence,_8_cutSymbols,_8_cutToBudget,_8_deniedOf,_8_deniedPath,
_8_documentChangesOf,_8_dropOutside,_8_endOf,_8_fromServer,_8_isPackaged,_8_movedTo,_8_prepareRename,_8_printedLines,_8_questionCalled,_8_questions,_8_reload,_8_renameFile,
_8_requestMsMax,_8_sortDistinct,_8_symbols,_8_unitOf,_8_unsupported}from"./together-CA727B15.js";import{_11_columnUnits,_11_fromUtf16,_11_toUtf16,_11_undecoded}from"./together-CA727B15.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var inFlightMax=8;function openLiveClient(host,options){let gate=createGate(
options.traceFolder===void 0?inFlightMax:1),opened,isJustOpened=!1,fresh=async()=>{if(opened!==void 0&&(await isAsItWas(opened)||await isCarried(opened)))return opened;
let old=opened;return opened=void 0,await old?.[Symbol.asyncDispose](),opened=await _0_openClient(host,options),opened};async function isCarried(client){return client.
carry().catch(()=>!1)}async function isAsItWas({tree,top}){return options.rev!==void 0||_0_withCurrentTree(host,top,(_,now)=>now===tree)}let once=async(request,overlay)=>{
let known=opened,isKnown=known!==void 0&&(isJustOpened||await isAsItWas(known));isJustOpened=!1;let client=isKnown?known:await gate(!0,fresh),isAlone=overlay!==
void 0||_8_questionCalled(request.cmd).isAlone===!0;return{bundle:await gate(isAlone,()=>overlay===void 0?(opened??client).ask(request):askOver(opened??client,request,
overlay)),client:opened??client}};return{open:async()=>(opened??=await gate(!0,fresh),isJustOpened=!0,opened),ask:async(request,overlay)=>{let first=await once(
request,overlay);return first.bundle.meta.stale?once(request,overlay):first},[Symbol.asyncDispose]:async()=>{let last=opened;opened=void 0,await last?.[Symbol.asyncDispose]()}}}
_3_init_node_22();var textBytesMax=1e5,framedMax=50;async function answerText(bundle,options){if("error"in bundle)return"";let{facts,request,meta}=bundle,shown=createShown(
options,bundle.environment.positionEncoding??"utf-16");if(facts.pieces!==void 0)return facts.pieces.map(({text})=>`${_0_terminalLines(text,"")}
`).join("");let path=bundle.resolution?.resolved?.path??"",blocks=await blocksOf(facts,{...request,path},shown),left=(facts.total??0)-(_5_listIn(facts)?.items.length??
0),notes=[...left>0&&meta.cursor!==null?[`${left} more results: add --cursor ${meta.cursor}`]:[],...shown.left()>0&&options.context>=0?[`only the first ${framedMax}\
 places show their code; --limit N lists fewer places`]:[],...resolutionBlocks(bundle),...meta.notes.map(note2=>`note: ${_0_terminalText(note2)}`)];return`${cut(
blocks)}${notes.map(note2=>`${note2}
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
n ${of}`),blocks}import{createRequire as lanserCreateRequire7}from"node:module";import{createRequire as lanserCreateRequire4}from"node:module";import{createRequire as lanserCreateRequire3}from"node:module";import{_11_require_node_buffer}from"./together-AECEBE8A.js";import{_0_changedTree,_0_diffTrees,_0_patchedTrees,_0_resolveRevisions}from"./together-DC295574.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-A6F11452.js";import{_19_configPath,_19_configPlace,_19_configV1,_19_configuredScope,_19_defaultConfig,_19_failOnLevels,_19_parseConfig}from"./together-AECEBE8A.js";import{_2_compareTreeObjects,_2_listTree}from"./together-A6F11452.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A6F11452.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_20_offLimits,_20_pathMatcher,_20_rule,_20_ruleMatcher,_20_rulesTouching,_20_selectRewarded,_20_shadowed,_20_withOriginalSeverities}from"./together-AECEBE8A.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();var import_node_buffer2=_4___toESM(_11_require_node_buffer(),1);_3_init_node_22();
async function ignoredPaths(repository,paths){if(paths.length===0)return[];if(paths.some(path=>path.startsWith(":")))throw new Error("a path with a colon is not\
 literal");let args=["check-ignore","-z","--stdin"],first=_0_gitArguments(repository.top).filter(one=>one!=="--literal-pathspecs"),input=Buffer.from(paths.map(path=>`${path}\
\0`).join("")),{exitCode,stdout,stderr}=await repository.raw(args,"work-tree",input,first);if(exitCode>1)throw _0_commandError(args,exitCode,stderr);return stdout.
split("\0").filter(path=>path!=="")}_3_init_node_22();_3_init_node_22();var import_node_buffer=_4___toESM(_11_require_node_buffer(),1);function editBytes(bytes,edits,{
path,encoding}){let why=notTextReason(bytes);if(why!==void 0)throw new _1_UserError("write-denied",`cannot edit ${path}: the file ${why}`,{hint:"Lanser edits on\
ly UTF-8 texts, because it must keep every other byte."});let pieces=[],end2=0,before;for(let one of inOrder(bytes,edits,path,encoding)){if(one.start<end2)throw conflict(
one.edit,path,one.edit.range.start,`overlaps with the edit at ${before?.at}`);pieces.push(bytes.subarray(end2,one.start),textOf(one,bytes)),end2=one.end,before=
one.edit}return Buffer.concat([...pieces,bytes.subarray(end2)])}function notTextReason(bytes){return(0,import_node_buffer.isUtf8)(bytes)?bytes.includes(0)?"has \
a NUL, so it is not a text":bytes.subarray(0,lfsStart.length).equals(lfsStart)?"is a pointer of git LFS":void 0:"is not UTF-8"}var lfsStart=Buffer.from("version\
 https://git-lfs.github.com/spec/"),byteOrderMark=Buffer.from("\uFEFF");function textOf({start,edit},bytes){let text=Buffer.from(edit.newText);return start===byteOrderMark.
length&&hasMark(bytes)&&hasMark(text)?text.subarray(byteOrderMark.length):text}function hasMark(bytes){return bytes.subarray(0,byteOrderMark.length).equals(byteOrderMark)}
function inOrder(bytes,edits,path,encoding){let reader=new PositionReader(bytes,encoding),positions=edits.flatMap(edit=>[{edit,position:edit.range.start},{edit,
position:edit.range.end}]),offsets=new Map;for(let{edit,position}of positions.toSorted((a,b)=>comparePositions(a.position,b.position))){let offset=reader.offsetOf(
position);if(typeof offset=="string")throw conflict(edit,path,position,offset);offsets.set(position,offset===0&&hasMark(bytes)?byteOrderMark.length:offset)}return edits.
map(edit=>{let{start,end:end2}=edit.range;if(comparePositions(start,end2)>0)throw conflict(edit,path,start,"ends before it starts");return{start:offsets.get(start)??
0,end:offsets.get(end2)??0,edit}}).toSorted((a,b)=>a.start-b.start)}function conflict(edit,path,{line,character},why){return new _1_UserError("apply-conflict",`\
the edit of ${path} at line ${line+1}, column ${character+1} ${why} (at ${edit.at})`)}var PositionReader=class{#bytes;#encoding;#line=0;#units=0;#at=0;constructor(bytes,encoding){
this.#bytes=bytes,this.#encoding=encoding}offsetOf({line,character}){for(;this.#line<line;){let next=this.#nextLine();if(next===void 0)return`is behind the last\
 line (${this.#line+1})`;this.#line+=1,this.#units=0,this.#at=next}for(;this.#units<character;){let byte=this.#bytes[this.#at];if(byte===void 0)return`is behind\
 the end of the line (${this.#units} ${this.#encoding} units)`;if(byte===carriageReturn&&this.#bytes[this.#at+1]===lineFeed&&this.#units+1===character)return"sp\
lits a CRLF line end";if(byte===carriageReturn||byte===lineFeed)return`is behind the end of the line (${this.#units} ${this.#encoding} units)`;let length=byte<128?
1:byte<224?2:byte<240?3:4,units=this.#encoding==="utf-8"?length:this.#encoding==="utf-16"&&length===4?2:1;if(this.#units+units>character)return this.#encoding===
"utf-16"?"splits a surrogate pair":"splits a character";this.#units+=units,this.#at+=length}return this.#at}#nextLine(){for(let at=this.#at;at<this.#bytes.length;at+=
1){let byte=this.#bytes[at];if(byte===lineFeed)return at+1;if(byte===carriageReturn)return this.#bytes[at+1]===lineFeed?at+2:at+1}}},lineFeed=10,carriageReturn=13;
async function makeEditSet({operations},snapshot,options){let tree=new EditedFiles(snapshot),sites=[];for(let operation of operations){if(operation.kind!=="edit"){
tree.change(operation);continue}let{path,version,edits}=operation,open=options.versions.get(path);if(version!==null&&open!==void 0&&version!==open)throw new _1_UserError(
"content-modified",`the edit of ${path} is for version ${version} of the document, and the current version is ${open} (at ${operation.at})`);await tree.edit(operation,
options.encoding),sites.push(...edits.map(({range,annotation})=>({path,range,annotation})))}return{changes:await tree.changes(),sites}}var EditedFiles=class{#snapshot;#nodes;#folders=new Map;#foldersBefore;#touched=new Set;#edited=new Set;constructor(snapshot){
this.#snapshot=snapshot,this.#nodes=new Map([...snapshot.modes].map(([path,mode])=>[path,{mode,origin:path,bytes:void 0}]));for(let path of this.#nodes.keys())this.#count(
path,1);this.#foldersBefore=new Set(this.#folders.keys())}async edit({at,path,edits},encoding){let node=this.#fileAt(path,at);if(this.#edited.has(path))throw misfit(
at,`${path} has two lists of text edits`);let bytes=editBytes(await this.#bytesOf(node),edits,{path,encoding});this.#edited.add(path),this.#put(path,{...node,bytes})}change(operation){
operation.kind==="create"?this.#create(operation):operation.kind==="rename"?this.#rename(operation):this.#delete(operation)}async changes(){let changes=[];for(let path of[
...this.#touched].sort(compareText)){let[mode,node]=[this.#snapshot.modes.get(path),this.#nodes.get(path)],before=mode===void 0?null:{mode:plainMode(mode),bytes:await this.#snapshot.
read(path)},after=node===void 0?null:{mode:plainMode(node.mode),bytes:await this.#bytesOf(node)};before!==null&&after!==null&&before.mode===after.mode&&before.bytes.
equals(after.bytes)||before===null&&after===null||(before===null&&this.#assertNoSwap(path),changes.push({path,before,after,from:node?.origin??null}))}return changes}#assertNoSwap(path){
let above=_1_foldersAbove(path).find(folder=>this.#snapshot.modes.has(folder));if(above!==void 0||this.#foldersBefore.has(path))throw new _1_UserError("apply-co\
nflict",`${above??path} is both a file and a folder, before and after the edit`,{hint:"Divide the edit: first delete or move the old path."})}#create({at,path,overwrite,
ignoreIfExists}){let old=this.#nodes.get(path);if(old===void 0)this.#assertFree(path,at);else{if(!overwrite&&ignoreIfExists)return;if(overwrite)this.#fileAt(path,
at);else throw misfit(at,`${path} exists already`)}this.#edited.delete(path),this.#put(path,{mode:old?.mode??"100644",origin:old?.origin??null,bytes:Buffer.alloc(
0)})}#rename({at,from,path,overwrite,ignoreIfExists}){if(from===path)throw misfit(at,`${path} is both the old and the new name`);let moved=this.#filesAt(from,at);
if(path.startsWith(`${from}/`))throw misfit(at,`${path} is inside ${from}`);if(this.#nodes.has(path)){if(!overwrite&&ignoreIfExists)return;if(!overwrite)throw misfit(
at,`${path} exists already`);if(!this.#nodes.has(from))throw misfit(at,`${from} is a folder and ${path} is a file`);this.#fileAt(path,at),this.#remove(path)}else
this.#assertFree(path,at);for(let[old,node]of moved){this.#remove(old);let target=`${path}${old.slice(from.length)}`;this.#edited.delete(target),this.#put(target,
node)}}#delete({at,path,recursive,ignoreIfNotExists}){if(ignoreIfNotExists&&!this.#nodes.has(path)&&!this.#folders.has(path))return;let files=this.#filesAt(path,
at);if(!recursive&&this.#folders.has(path))throw misfit(at,`${path} is a folder, and \`recursive\` is not set`);for(let[one]of files)this.#remove(one)}#filesAt(path,at){
return this.#folders.has(path)?[...this.#nodes].filter(([one])=>one.startsWith(`${path}/`)).map(([one])=>[one,this.#fileAt(one,at)]):[[path,this.#fileAt(path,at)]]}#fileAt(path,at){
let node=this.#nodes.get(path);if(node?.mode==="120000")throw denied(at,path,"is a symbolic link");if(node?.mode==="160000")throw denied(at,path,"is a submodule");
if(node!==void 0)return node;throw this.#folders.has(path)?misfit(at,`${path} is a folder`):(this.#assertFoldersAbove(path,at),misfit(at,`${path} does not exist\
, or git ignores it`))}#assertFree(path,at){if(this.#folders.has(path))throw misfit(at,`${path} is a folder`);this.#assertFoldersAbove(path,at)}#assertFoldersAbove(path,at){
let file=_1_foldersAbove(path).find(folder=>this.#nodes.has(folder));if(file===void 0)return;let mode=this.#nodes.get(file)?.mode;throw mode==="120000"?denied(at,
path,`is below the symbolic link ${file}`):mode==="160000"?denied(at,path,`is in the submodule ${file}`):misfit(at,`${file} is not a folder`)}#put(path,node){this.#nodes.
has(path)||this.#count(path,1),this.#nodes.set(path,node),this.#touched.add(path)}#remove(path){this.#nodes.delete(path)&&this.#count(path,-1),this.#touched.add(
path),this.#edited.delete(path)}#count(path,by){for(let folder of _1_foldersAbove(path)){let count=(this.#folders.get(folder)??0)+by;count===0?this.#folders.delete(
folder):this.#folders.set(folder,count)}}#bytesOf({origin,bytes}){return bytes??this.#snapshot.read(origin??"")}};function plainMode(mode){return mode==="100755"?
"100755":"100644"}function misfit(at,what){return new _1_UserError("apply-conflict",`the edit does not fit the files: ${what} (at ${at})`)}function denied(at,path,why){
return new _1_UserError("write-denied",`cannot change ${path}: it ${why} (at ${at})`)}_3_init_node_22();function assertPaths(paths,rules){let allows=rules.allow?.
map(glob=>_20_pathMatcher(glob)),denies=rules.deny.map(glob=>[glob,_20_pathMatcher(glob)]);for(let path of paths){let builtIn=builtInDenial(path);if(builtIn!==void 0)
throw denied2(path,builtIn);let glob=denies.find(([,matches])=>matches(path))?.[0];if(glob!==void 0)throw denied2(path,{rule:"deny",why:`matches the denied glob\
 ${glob}`});if(allows?.some(matches=>matches(path))===!1)throw denied2(path,{rule:"allow",why:"matches no allowed glob"})}}function denied2(path,{rule,why}){return new _1_UserError(
"write-denied",`cannot write ${path}: the path ${why} (rule ${rule})`)}function builtInDenial(path){let unsafe=_3_unsafeNameReason(path);if(unsafe!==void 0)return{
rule:"name",why:unsafe};let unportable=_3_unportableName(path);if(unportable!==void 0)return{rule:"name",why:unportable};let parts=path.split("/");if(parts.some(
part=>shortName.test(part)))return{rule:"name",why:"has the form of a short name of Windows"};let folded2=parts.map(_3_foldName).join("/"),found=protectedPaths.
find(({paths})=>paths.test(folded2));return found===void 0?void 0:{rule:found.rule,why:found.why}}var shortName=/^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/u,protectedPaths=[
{rule:"git",why:"configures git",paths:/(?:^|\/)\.git(?:modules|attributes|config)$/u},{rule:"policy",why:"is the policy of Lanser",paths:/(?:^|\/)\.lanser(?:\/|$)/u},
{rule:"workflow",why:"is run by CI",paths:/^(?:\.github\/(?:workflows|actions)|\.circleci|\.buildkite|\.woodpecker|\.gitlab)(?:\/|$)|^(?:\.gitlab-ci|\.travis|\.woodpecker|\.drone|\.appveyor|appveyor|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^jenkinsfile$/u},
{rule:"lock-file",why:"is a lock file",paths:/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|poetry\.lock|uv\.lock|pdm\.lock|pipfile\.lock|pylock(?:\.[^/]+)?\.toml|cargo\.lock|go\.sum|go\.work\.sum|gemfile\.lock|composer\.lock|flake\.lock)$/u},
{rule:"programs",why:"can start programs on a developer's machine",paths:/(?:^|\/)(?:\.vscode|\.idea|\.husky|\.devcontainer|\.claude|\.cursor)(?:\/|$)|(?:^|\/)(?:\.mcp\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.envrc|\.pre-commit-config\.yaml|\.bashrc|\.bash_profile|\.profile|\.zshrc)$/u}];
_3_init_node_22();async function configuredRules(repository,tree){let base=await mergeBase(repository)??await _0_resolveRevision(repository,"HEAD"),rules=[];for(let one of base===
void 0?[tree]:[base,tree]){let text=(await _0_readFileAt(repository,one,_19_configPath))?.toString("utf8");if(text===void 0)continue;let{edits}=_19_parseConfig(
text,one===tree?_19_configPath:`${_19_configPath} of ${one.slice(0,12)}`);edits!==void 0&&rules.push({allow:edits.allow,deny:edits.deny??[]})}return rules}async function mergeBase(repository){
try{let found=await _0_resolveRevisions(repository,{base:{kind:"default"},head:{kind:"checked-out"}});return found.kind==="resolved"?found.base.commit??void 0:void 0}catch(error){
if(error instanceof _1_UserError&&["no-base","no-merge-base","unknown-revision"].includes(error.code))return;throw error}}_3_init_node_22();var editLimits={filesMax:1e4,
editsMax:1e5};function parseWorkspaceEdit(value,top){let edit=objectAt(value,""),annotations=new Map(Object.entries(edit.changeAnnotations===void 0?{}:membersOf(
edit,"changeAnnotations","")).map(([id,one])=>[id,annotationAt(one,pointer("/changeAnnotations",id))])),parser={top,annotations};if(edit.documentChanges===void 0&&
edit.changes===void 0)throw malformed("","has neither `documentChanges` nor `changes`");let operations=edit.documentChanges===void 0?Object.entries(membersOf(edit,
"changes","")).map(([uri,edits])=>{let at=pointer("/changes",uri);return{kind:"edit",at,path:pathAt(parser,uri,at),version:null,edits:editsAt(parser,edits,at)}}):
listAt(edit.documentChanges,"/documentChanges").map((one,index)=>operationAt(parser,one,`/documentChanges/${index}`));return assertSize(operations),{operations,
annotations}}function assertSize(operations){let edits=operations.reduce((sum,one)=>sum+(one.kind==="edit"?one.edits.length:1),0);if(operations.length>editLimits.
filesMax||edits>editLimits.editsMax)throw new _1_UserError("apply-conflict",`the edit has ${_2_plural(operations.length,"step")} with ${_2_plural(edits,"change")}`,
{hint:`The limits are ${editLimits.filesMax} steps and ${editLimits.editsMax} changes. Divide the edit.`})}function operationAt(parser,value,at){let step=objectAt(
value,at),{kind}=step;if(kind===void 0){let document=membersOf(step,"textDocument",at),version=document.version??null;if(version!==null&&!Number.isInteger(version))
throw malformed(`${at}/textDocument/version`,"is not a number");let path=pathAt(parser,document.uri,`${at}/textDocument/uri`),edits=editsAt(parser,step.edits,`${at}\
/edits`);return{kind:"edit",at,path,version,edits}}let option=optionsOf(step,at),annotation=annotationOf(parser,step,at);if(kind==="create"){let path=pathAt(parser,
step.uri,`${at}/uri`);return{kind,at,annotation,path,overwrite:option("overwrite"),ignoreIfExists:option("ignoreIfExists")}}if(kind==="rename"){let from=pathAt(
parser,step.oldUri,`${at}/oldUri`),path=pathAt(parser,step.newUri,`${at}/newUri`),[overwrite,ignoreIfExists]=[option("overwrite"),option("ignoreIfExists")];return{
kind,at,annotation,from,path,overwrite,ignoreIfExists}}if(kind==="delete"){let path=pathAt(parser,step.uri,`${at}/uri`),[recursive,ignoreIfNotExists]=[option("r\
ecursive"),option("ignoreIfNotExists")];return{kind,at,annotation,path,recursive,ignoreIfNotExists}}throw malformed(`${at}/kind`,`is ${JSON.stringify(kind)}, no\
t create, rename or delete`)}function optionsOf(step,at){let options=step.options===void 0||step.options===null?{}:membersOf(step,"options",at);return name=>{let value=options[name]??
!1;if(typeof value!="boolean")throw malformed(`${at}/options/${name}`,"is not a boolean");return value}}function editsAt(parser,value,at){return listAt(value,at).
map((one,index)=>{let place=`${at}/${index}`,edit=objectAt(one,place);if(edit.snippet!==void 0)throw malformed(place,"is a snippet, which needs an editor");let{
newText}=edit;if(typeof newText!="string")throw malformed(`${place}/newText`,"is not a text");if(!newText.isWellFormed())throw malformed(`${place}/newText`,"has\
 a lone surrogate, which UTF-8 cannot express");let range=membersOf(edit,"range",place);return{at:place,range:{start:positionAt(membersOf(range,"start",`${place}\
/range`),`${place}/range/start`),end:positionAt(membersOf(range,"end",`${place}/range`),`${place}/range/end`)},newText,annotation:annotationOf(parser,edit,place)}})}
function positionAt({line,character},at){if(!isIndex(line))throw malformed(`${at}/line`,"is not a whole number from 0");if(!isIndex(character))throw malformed(`${at}\
/character`,"is not a whole number from 0");return{line,character}}function isIndex(value){return Number.isSafeInteger(value)&&value>=0}function annotationOf({annotations},{
annotationId},at){if(annotationId!=null){if(typeof annotationId=="string"&&annotations.has(annotationId))return annotationId;throw malformed(`${at}/annotationId`,
"names no annotation of `changeAnnotations`")}}function annotationAt(value,at){let{label,description,needsConfirmation=!1}=objectAt(value,at);if(typeof label!="\
string")throw malformed(`${at}/label`,"is not a text");if(description!==void 0&&typeof description!="string")throw malformed(`${at}/description`,"is not a text");
if(typeof needsConfirmation!="boolean")throw malformed(`${at}/needsConfirmation`,"is not a boolean");return{label,description,needsConfirmation}}function pathAt({
top},uri,at){if(typeof uri!="string")throw malformed(at,"is not a text");let absolute=_1_pathFromUri(uri),path=absolute===void 0?uri:_1_relativeInside(top,absolute);
if(path?.isWellFormed()===!0&&_1_isRelativePath(path)&&!scheme.test(path))return path;throw new _1_UserError("write-denied",`${JSON.stringify(uri)} is not in th\
e repository (at ${at})`,{hint:"Name a file of the repository: a `file:` URI, or a path relative to the top."})}var scheme=/^[a-z][a-z0-9+.-]*:/iu;function objectAt(value,at){
if(typeof value!="object"||value===null||Array.isArray(value))throw malformed(at,"is not an object");return value}function membersOf(of,name,at){return objectAt(
of[name],`${at}/${name}`)}function listAt(value,at){if(!Array.isArray(value))throw malformed(at,"is not a list");return value}function pointer(above,name){return`${above}\
/${name.replaceAll("~","~0").replaceAll("/","~1")}`}function malformed(at,what){return new _1_UserError("usage",`the edit is not a WorkspaceEdit: ${at===""?"it":
at} ${what}`,{hint:"The protocol describes its form: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit"})}
async function previewEdit(repository,{edit,encoding,rules,tree:given}){let parsed=parseWorkspaceEdit(edit,repository.top),{tree,notes}=given===void 0?await _0_snapshotWorkTree(
repository):{tree:given,notes:[]},all=[rules,...await configuredRules(repository,tree)],assertAllowed=paths=>{for(let one of all)assertPaths(paths,one)};assertAllowed(
parsed.operations.flatMap(pathsOf));let entries=await entriesAt(repository,tree),{changes,sites}=await makeEditSet(parsed,{modes:new Map([...entries].map(([path,
{mode}])=>[path,mode])),read:path=>_0_readBlob(repository,entries.get(path)?.id??"")},{encoding,versions:new Map});assertAllowed(changes.map(({path})=>path));let created=changes.
filter(({before})=>before===null).map(({path})=>path);for(let path of await ignoredPaths(repository,created))throw denied2(path,{rule:"ignored",why:"is ignored \
by git"});let after=await _0_changedTree(repository,tree,new Map(changes.map(one=>[one.path,one.after])));return{changes,sites,annotations:parsed.annotations,digest:sha256(
canonical({before:tree,after})),patch:after===tree?"":shownPatch(await _0_diffTrees(repository,tree,after),changes),before:tree,after,dirty:await dirtyPaths(repository,
changes,entries),rules:all,notes:[...notes,...lineEndNotes(changes)]}}function plannedFiles(changes){return changes.map(({path,before,after,from})=>({path,before:before?.
bytes??null,after:after?.bytes??null,attributes:after===null||from===null?null:{from}}))}function assertClean({dirty,changes},lastWritten2){let own=new Map(changes.
map(({path,before})=>[path,before===null?null:_2_sha256Hex(before.bytes)])),left=dirty.filter(path=>!lastWritten2.has(path)||lastWritten2.get(path)!==own.get(path)),
[first]=left;if(first===void 0)return;let more=left.length>1?` and ${left.length-1} more`:"";throw new _1_UserError("apply-conflict",`${first}${more} has change\
s that are not committed`,{hint:"Commit them, or use --allow-dirty."})}function shownPatch(patch,changes){if((0,import_node_buffer2.isUtf8)(patch))return patch.
toString("utf8");let found=changes.find(({before,after})=>[before,after].some(state=>state!==null&&!(0,import_node_buffer2.isUtf8)(state.bytes)));throw denied2(
found?.path??"a file",{rule:"encoding",why:"has a text that is not UTF-8"})}function pathsOf(operation){return operation.kind==="rename"?[operation.from,operation.
path]:[operation.path]}async function entriesAt(repository,tree){let listed=await _2_listTree(repository,tree);return new Map(listed.flatMap(({path,mode,id})=>typeof path==
"string"?[[path,{mode,id}]]:[]))}async function dirtyPaths(repository,changes,entries){let commit=await _0_resolveRevision(repository,"HEAD"),tree=commit===void 0?
void 0:(await _0_readCommit(repository,commit))?.tree,committed=tree===void 0?new Map:await entriesAt(repository,tree);return changes.map(({path})=>path).filter(
path=>{let[now,then]=[entries.get(path),committed.get(path)];return now?.id!==then?.id||now?.mode!==then?.mode})}function lineEndNotes(changes){return changes.flatMap(
({path,before,after})=>{if(before===null||after===null)return[];let[old,now]=[lineEndsOf(before.bytes),lineEndsOf(after.bytes)];return old.size===1&&now.size>1?
[`the edit mixes line ends in ${path}`]:[]})}function lineEndsOf(bytes){return new Set(bytes.toString("latin1").match(/\r\n|\r|\n/gu)??[])}import{_0_assertNoUnfinishedEdit,_0_interrupted,_0_openState,_0_stateFolder}from"./together-AECEBE8A.js";import{_1_killGroup,_1_run}from"./together-124EAC88.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();function nameOf(path){return path.
slice(path.lastIndexOf("/")+1)}function withFolder({disk,top},path,use){if(path===".")return use(top);let at=top;try{for(let name of path.split("/")){let next=openOne(
disk,at,name,path);if(next===void 0)return;at!==top&&disk.close(at),at=next}return use(at)}finally{at!==top&&disk.close(at)}}function openOne(disk,at,name,path){
try{return disk.openFolder(at,name)}catch(error){let kind=disk.stat(at,name)?.kind;throw kind==="link"?denied2(path,{rule:"link",why:`has the symbolic link ${name}`}):
kind===void 0||kind==="folder"?error:new _1_UserError("apply-conflict",`${name} in ${path} is not a folder`,{cause:error})}}function byFolder(items){let groups=new Map;
for(let item of items){let folder=_1_folderOf(item.path),group=groups.get(folder);group===void 0?groups.set(folder,[item]):group.push(item)}return[...groups]}function entryAt(tree,path){
return withFolder(tree,_1_folderOf(path),folder=>tree.disk.stat(folder,nameOf(path)))}function makeFolderAt(tree,path,attributes){let{disk}=tree,name=nameOf(path);
withFolder(tree,_1_folderOf(path),above=>{disk.makeFolder(above,name,511);let made=attributes===void 0?void 0:disk.openFolder(above,name);made!==void 0&&attributes!==
void 0&&(disk.setAttributes(made,attributes),disk.sync(made),disk.close(made)),disk.sync(above)})}function writeTemporary({disk},folder,name,bytes,attributes){let file=disk.
createFile(folder,name,attributes===null?438:384);try{disk.write(file,bytes),attributes!==null&&disk.setAttributes(file,attributes),disk.sync(file)}finally{disk.
close(file)}}function rollBack(tree,state,journal,isReplaced){let{disk}=tree,files=journal.files.map((file,index)=>({...file,index,isNew:isReplaced(file.path)&&
isNewAt(tree,file)}));for(let{path,before,isNew}of files)isNew&&before!==null&&restoreFolders(tree,path,journal);for(let[folder,some]of byFolder(files))withFolder(
tree,folder,open=>{for(let{path,temporary,before,index,isNew}of some)if(disk.stat(open,temporary)!==void 0&&disk.unlink(open,temporary),!!isNew){if(before===null){
disk.unlink(open,nameOf(path));continue}writeTemporary(tree,open,temporary,state.contentBefore(journal,index),before.attributes),disk.rename(open,temporary,nameOf(
path))}disk.sync(open)});for(let path of journal.made.toReversed())withFolder(tree,_1_folderOf(path),above=>{disk.stat(above,nameOf(path))?.kind==="folder"&&disk.
removeFolder(above,nameOf(path))&&disk.sync(above)});state.drop(),state.clean()}function isNewAt(tree,{path,before,after}){let found=entryAt(tree,path);if(found===
void 0)return before!==null;let bytes=found.kind==="file"?withFolder(tree,_1_folderOf(path),folder=>tree.disk.read(folder,nameOf(path))):void 0,digest=bytes===void 0?
void 0:_2_sha256Hex(bytes);if(digest!==void 0&&digest===before?.sha256)return!1;if(digest!==void 0&&digest===after?.sha256)return!0;throw new _1_UserError("appl\
y-conflict",`${path} has changed since the interrupted edit`,{hint:"Move your version of the file away, and run `lanser recover` again."})}function restoreFolders(tree,path,{
removed}){for(let folder of _1_foldersAbove(path))entryAt(tree,folder)===void 0&&makeFolderAt(tree,folder,removed.find(one=>one.path===folder)?.attributes)}_3_init_node_22();
function applyPlan(tree,state,plan){assertFinished(state),withSystemErrors(()=>{state.clean();let checked=plan.files.map(file=>checkFile(tree,file)),journal=journalOf(
tree,plan,checked);state.begin(journal,plan.files.map(({before})=>before));let replaced=new Set;try{makeFolders(tree,journal,plan),writeTemporaries(tree,journal,
plan),putInPlace(tree,journal,checked,replaced),removeEmptied(tree,journal),state.finish()}catch(error){throw restore(tree,state,journal,replaced,error),error}state.
settle(),state.clean()})}function withSystemErrors(run2){try{run2()}catch(error){throw _0_machineProblem(error)??systemDenial(error)??error}}function restore(tree,state,journal,replaced,cause){
try{rollBack(tree,state,journal,path=>replaced.has(path))}catch(error){throw new _1_UserError("apply-conflict","the edit failed, and Lanser could not restore al\
l files",{hint:"Run `lanser recover`. It restores the files from before the edit.",cause:new SuppressedError(error,cause)})}}function assertFinished(state){if(state.
read("journal")!==void 0)throw _0_interrupted()}function checkFile(tree,{path,before}){let found=entryAt(tree,path);if(before===null){if(found!==void 0)throw taken(
tree,path);return assertOwnNames(tree,path),{path,stat:null}}if(found===void 0)throw changed(path,"no longer exists");if(found.kind==="link")throw denied2(path,
{rule:"link",why:"is a symbolic link"});if(found.kind!=="file")throw denied2(path,{rule:"special",why:"is not a regular file"});if(found.links>1)throw denied2(path,
{rule:"hard-link",why:"has another name (hard link)"});if((found.mode&3584)!==0)throw denied2(path,{rule:"mode",why:"has a special mode (setuid)"});if(!(withFolder(
tree,_1_folderOf(path),folder=>tree.disk.read(folder,nameOf(path)))?.equals(before)===!0&&entryAt(tree,path)?.stamp===found.stamp))throw changed(path,"has chang\
ed");return{path,stat:found}}function changed(path,how){return new _1_UserError("apply-conflict",`${path} ${how} since the edit was computed`)}function taken(tree,path){
let name=nameOf(path);return(withFolder(tree,_1_folderOf(path),folder=>tree.disk.names(folder))??[]).includes(name)?new _1_UserError("apply-conflict",`${path} e\
xists already, and git does not list it`):folded(path,name)}function assertOwnNames(tree,path){for(let folder of _1_foldersAbove(path)){let names=withFolder(tree,
_1_folderOf(folder),above=>tree.disk.names(above));if(names!==void 0&&!names.includes(nameOf(folder))&&withFolder(tree,folder,()=>!0)===!0)throw folded(path,nameOf(
folder))}}function folded(path,name){return denied2(path,{rule:"case",why:`names a file that exists: this file system ignores the case of ${name}`})}function journalOf(tree,{
kind,id,files,removable},checked){let stats=new Map(checked.map(({path,stat})=>[path,stat])),recorded=files.map(({path,before,after,attributes},index)=>{let stat=stats.
get(path)??null,kept=attributes!==null&&"from"in attributes?stats.get(attributes.from)??entryAt(tree,attributes.from)??null:attributes;return{path,temporary:`.l\
anser-${id}-${index}`,before:before===null||stat===null?null:{sha256:_2_sha256Hex(before),attributes:attributesOf(stat)},after:after===null?null:{sha256:_2_sha256Hex(
after),attributes:kept===null?null:attributesOf(kept)}}}),foldersOf=some=>new Set(some.flatMap(({path})=>_1_foldersAbove(path))),made=[...foldersOf(files.filter(
({after})=>after!==null))].filter(folder=>entryAt(tree,folder)===void 0).sort(compareText),needed=foldersOf(files.filter(({after})=>after!==null)),removed=[...foldersOf(
files.filter(({after})=>after===null))].filter(folder=>!needed.has(folder)&&removable?.has(folder)!==!1).sort((a,b)=>compareText(b,a)).flatMap(path=>{let stat=entryAt(
tree,path);return stat===void 0?[]:[{path,attributes:attributesOf(stat)}]});return{version:1,kind,id,files:recorded,made,removed}}function attributesOf({mode,uid,
gid}){return{mode,uid,gid}}function makeFolders(tree,{made},{folders}){for(let path of made)makeFolderAt(tree,path,folders?.get(path))}function writeTemporaries(tree,journal,plan){
let contents=new Map(plan.files.map(({path,after})=>[path,after])),{disk}=tree;for(let[folder,files]of byFolder(journal.files.filter(({after})=>after!==null)))withFolder(
tree,folder,open=>{for(let{path,temporary,after}of files)writeTemporary(tree,open,temporary,contents.get(path)??Buffer.alloc(0),after?.attributes??null);disk.sync(
open)})}function putInPlace(tree,journal,checked,replaced){let stats=new Map(checked.map(({path,stat})=>[path,stat?.stamp])),{disk}=tree;for(let[folder,files]of byFolder(
journal.files))if(withFolder(tree,folder,open=>{for(let{path,temporary,after}of files){let name=nameOf(path);if(disk.stat(open,name)?.stamp!==stats.get(path))throw changed(
path,"has changed");replaced.add(path),after===null?disk.unlink(open,name):disk.rename(open,temporary,name)}return disk.sync(open),!0})===void 0)throw changed(folder,
"no longer exists")}function removeEmptied(tree,{removed}){for(let{path}of removed)withFolder(tree,_1_folderOf(path),above=>{tree.disk.removeFolder(above,nameOf(
path))&&tree.disk.sync(above)})}function systemDenial(error){let{code}=error;if(code==="ENOENT"||code==="ELOOP"||code==="ENOTDIR"||code==="EEXIST")return new _1_UserError(
"apply-conflict","another program changed the files during the edit",{cause:error});if(!(code!=="EACCES"&&code!=="EPERM"&&code!=="EXDEV"))return new _1_UserError(
"write-denied",`the system does not allow the edit (${code}); no file has changed`,{hint:"Check the permissions of the files and of their folders.",cause:error})}
function undoPlan(tree,state,id){assertFinished(state);let last=state.read("last");if(last===void 0||last.kind==="undo"){let why=last===void 0?"no edit was appl\
ied":"the last edit is undone already";throw new _1_UserError("not-found",`there is nothing to undo: ${why}`,{hint:"Lanser keeps only the last edit that it wrot\
e."})}assertBuiltIn(last);let files=last.files.map(({path,before,after},index)=>{let bytes=withFolder(tree,_1_folderOf(path),folder=>contentIn(tree,folder,nameOf(
path)))??null;if((bytes===null?void 0:_2_sha256Hex(bytes))!==after?.sha256)throw new _1_UserError("apply-conflict",`${path} has changed since the edit`,{hint:"N\
othing is undone. Use git, or restore the file and run the command again."});return{path,before:bytes,after:before===null?null:state.contentBefore(last,index),attributes:before?.
attributes??null}});return{kind:"undo",id,files,removable:new Set(last.made),folders:new Map(last.removed.map(({path,attributes})=>[path,attributes]))}}function contentIn({
disk},folder,name){return disk.stat(folder,name)?.kind==="file"?disk.read(folder,name):void 0}function recover(tree,state){let journal=state.read("journal");return state.
clean(),journal===void 0?[]:(assertBuiltIn(journal),rollBack(tree,state,journal,()=>!0),journal.files.map(({path})=>path))}function lastWritten(state){let last=state.
read("last");return last?.kind!=="apply"?new Map:new Map(last.files.map(({path,after})=>[path,after?.sha256??null]))}function assertBuiltIn({files}){for(let{path}of files){
let denial=builtInDenial(path);if(denial!==void 0)throw denied2(path,denial)}}_3_init_node_22();var import_node_fs3=_4___toESM(_1_require_node_fs(),1);_3_init_node_22();
var import_node_fs=_4___toESM(_1_require_node_fs(),1),realDisk={openTop:path=>(0,import_node_fs.openSync)(path,folderFlags),openFolder:(folder,name)=>unless("EN\
OENT",()=>(0,import_node_fs.openSync)(below(folder,name),folderFlags)),close:import_node_fs.closeSync,stat:(folder,name)=>{let stats=(0,import_node_fs.lstatSync)(
below(folder,name),{throwIfNoEntry:!1,bigint:!0});if(stats===void 0)return;let{dev,ino,size,mtimeNs,ctimeNs}=stats;return{kind:stats.isFile()?"file":stats.isDirectory()?
"folder":stats.isSymbolicLink()?"link":"other",mode:Number(stats.mode)&4095,uid:Number(stats.uid),gid:Number(stats.gid),links:Number(stats.nlink),size:Number(size),
stamp:[dev,ino,size,mtimeNs,ctimeNs].join(":")}},names:folder=>(0,import_node_fs.readdirSync)(`/proc/self/fd/${folder}`),read:(folder,name)=>{let file=(0,import_node_fs.
openSync)(below(folder,name),readFlags);try{let stats=(0,import_node_fs.fstatSync)(file);if(!stats.isFile())throw new Error(`${name} is not a regular file`);let bytes=Buffer.
alloc(stats.size),end2=0;for(let count=-1;count!==0&&end2<bytes.length;end2+=count)count=(0,import_node_fs.readSync)(file,bytes,end2,bytes.length-end2,end2);return bytes.
subarray(0,end2)}finally{(0,import_node_fs.closeSync)(file)}},createFile:(folder,name,mode)=>(0,import_node_fs.openSync)(below(folder,name),createFlags,mode),write:(file,bytes)=>{
for(let at=0;at<bytes.length;)at+=(0,import_node_fs.writeSync)(file,bytes,at)},setAttributes:(file,{mode,uid,gid})=>{let stats=(0,import_node_fs.fstatSync)(file);
(stats.uid!==uid||stats.gid!==gid)&&(0,import_node_fs.fchownSync)(file,uid,gid),(0,import_node_fs.fchmodSync)(file,mode)},sync:import_node_fs.fsyncSync,rename:(folder,from,to)=>(0,import_node_fs.
renameSync)(below(folder,from),below(folder,to)),unlink:(folder,name)=>(0,import_node_fs.unlinkSync)(below(folder,name)),makeFolder:(folder,name,mode)=>(0,import_node_fs.
mkdirSync)(below(folder,name),{mode}),removeFolder:(folder,name)=>unless("ENOTEMPTY",()=>((0,import_node_fs.rmdirSync)(below(folder,name)),!0))??!1},folderFlags=import_node_fs.
constants.O_RDONLY|import_node_fs.constants.O_DIRECTORY|import_node_fs.constants.O_NOFOLLOW,readFlags=import_node_fs.constants.O_RDONLY|import_node_fs.constants.
O_NOFOLLOW|import_node_fs.constants.O_NONBLOCK,createFlags=import_node_fs.constants.O_WRONLY|import_node_fs.constants.O_CREAT|import_node_fs.constants.O_EXCL|import_node_fs.
constants.O_NOFOLLOW;function below(folder,name){if(name===""||name==="."||name===".."||/[/\0]/u.test(name))throw new Error(`not a name of an entry: ${JSON.stringify(
name)}`);return`/proc/self/fd/${folder}/${name}`}function unless(code,run2){try{return run2()}catch(error){if(error.code===code)return;throw error}}_3_init_node_22();
var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1);async function assertPlainAttributes(host,top,paths){
let file=["/usr/bin/tar","/bin/tar"].find(one=>(0,import_node_fs2.existsSync)(one)),present=paths.filter(path=>(0,import_node_fs2.existsSync)((0,import_node_path.
join)(top,path)));if(file===void 0||present.length===0)return;let args=["--create","--file=-","--format=pax","--xattrs","--acls","--no-recursion"],{exitCode,stdout}=await _1_run(
host,{file,args:[...args,"--null","--verbatim-files-from","--files-from=-"],cwd:top,env:{}},{input:Buffer.from(present.map(path=>`${path}\0`).join("")),msMax,onOutput:null});
if(exitCode!==0)return;let found=present[firstWithAttributes(stdout)];if(found!==void 0)throw denied2(found,{rule:"attributes",why:"has an access control list o\
r extended attributes, which the new file would lose"})}var msMax=6e4,blockBytes=512;function firstWithAttributes(archive){let index=0;for(let at=0;at+blockBytes<=
archive.length&&archive[at]!==0;){let size=Number.parseInt(archive.toString("latin1",at+124,at+136),8)||0,isHeader=archive.toString("latin1",at+156,at+157)==="x",
content=archive.subarray(at+blockBytes,at+blockBytes+size);if(!isHeader)index+=1;else if(lossy.test(content.toString("latin1")))return index;at+=blockBytes+Math.
ceil(size/blockBytes)*blockBytes}return-1}var lossy=/ SCHILY\.(?:acl\.|xattr\.(?:user|trusted|system\.posix_acl|security\.capability))/u;async function writeEdit(host,repository,preview,options){
assertExpected(preview,options.expect),assertConfirmed(preview,options.expect),preview.changes.length!==0&&(await assertPlainAttributes(host,repository.top,preview.
changes.map(({path})=>path)),withTree(host,repository,(tree,state)=>{options.allowDirty||assertClean(preview,lastWritten(state)),applyPlan(tree,state,{kind:"app\
ly",id:newId(host),files:plannedFiles(preview.changes)})}))}async function undoEdit(host,repository){let written=withTree(host,repository,(_tree,state)=>[...lastWritten(
state).keys()]);return await assertPlainAttributes(host,repository.top,written),withTree(host,repository,(tree,state)=>{let plan=undoPlan(tree,state,newId(host));
return applyPlan(tree,state,plan),plan.files.map(({path})=>path)})}function assertExpected({digest},expect){if(!(expect===void 0||expect===digest))throw/^sha256:[0-9a-f]{64}$/u.
test(expect)?new _1_UserError("apply-conflict","the repository's files or the edit have changed since the preview",{hint:`The digest is now ${digest}. Read the \
new preview first.`}):new _1_UserError("usage",`\`${expect.slice(0,80)}\` is no digest`,{hint:"Give the digest that the preview printed: sha256: and 64 hexadeci\
mal digits."})}function withTree(host,{top,objectScratch},run2){var _stack=[];try{if(host.platform!=="linux")throw new _1_UserError("unsupported-platform","Lans\
er writes edits only on Linux");let state=_4___using(_stack,_0_openState(realDisk,_0_stateFolder(host,top),(0,import_node_fs3.lstatSync)(objectScratch).uid)),_lock=_4___using(
_stack,state.lock(host)),tree={disk:realDisk,top:realDisk.openTop(top)};try{return run2(tree,state)}finally{realDisk.close(tree.top)}}catch(_){var _error=_,_hasError=!0}finally{
_4___callDispose(_stack,_error,_hasError)}}function newId({randomId}){return randomId().replaceAll("-","")}function assertConfirmed({annotations,sites},expect){
let used=new Set(sites.map(({annotation})=>annotation)),open=[...annotations].find(([id,{needsConfirmation}])=>needsConfirmation&&used.has(id));if(!(open===void 0||
expect!==void 0))throw new _1_UserError("usage",`the server wants you to confirm changes: ${open[1].label}`,{hint:"Read the preview, and give its digest with --\
expect."})}import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();function sayTo(host){let safe=host.where.kind==="actions"?_0_logLines:
_0_terminalText;return line=>host.stdout.write(`${safe(line)}
`)}import{createRequire as lanserCreateRequire6}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();var import_node_buffer3=_4___toESM(_11_require_node_buffer(),1),import_node_path2=_4___toESM(
_0_require_node_path(),1);async function readOverlays(host,given){let overlays=new Map;if(given.filter(one=>one.endsWith("=-")).length>1)throw new _1_UserError(
"usage","only one overlay can read standard input",{hint:"Name a file for each of the others."});for(let one of given){let[,path="",file=""]=/^([^=]+)=(.+)$/su.
exec(one)??[];if(path==="")throw new _1_UserError("usage",`--overlay needs PATH=FILE or PATH=-, not \`${one}\``);overlays.set(path,await readTextArgument(host,file,
"overlay"))}return overlays}async function readTextArgument(host,file,what){if(file==="-")return inputOf(host);let bytes;try{bytes=_2_readFileBytes((0,import_node_path2.
resolve)(host.cwd,file))}catch(error){throw new _1_UserError("unreadable-file",`cannot read the ${what} ${file}`,{cause:error})}if((0,import_node_buffer3.isUtf8)(
bytes))return bytes.toString("utf8");throw new _1_UserError("unreadable-file",`the ${what} ${file} is not UTF-8`)}async function inputOf(host){let text="";for await(let chunk of host.
stdin?.()??[])text+=chunk;return text}import{requestFromFlags}from"./chunk-7NQLCWJS.js";import{_1_mergeTrees,_1_tryMerge}from"./together-075EC4A3.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();var import_node_path3=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
async function mergePreview(repository,planned){let{tree:ours,notes}=await _0_snapshotWorkTree(repository);if(ours===planned.before)return planned;let merged=await _1_mergeTrees(
repository,{base:planned.before,ours,theirs:planned.after});if(merged.conflicts.length>0)throw await conflictOf(repository,planned,ours,merged);let[old,now]=[await entriesAt(
repository,ours),await entriesAt(repository,merged.tree)],paths=[...new Set([...old.keys(),...now.keys()])].filter(path=>old.get(path)?.id!==now.get(path)?.id||
old.get(path)?.mode!==now.get(path)?.mode);for(let rules of planned.rules)assertPaths(paths,rules);let stateOf=async(files,path)=>{let entry=files.get(path);return entry===
void 0?null:{mode:entry.mode,bytes:await _0_readBlob(repository,entry.id)}},changes=await Promise.all(paths.toSorted().map(async path=>{let[before,after]=[await stateOf(
old,path),await stateOf(now,path)],from=planned.changes.find(one=>one.path===path)?.from??null;return{path,before,after,from:before===null?from:path}}));return{
...planned,changes,digest:sha256(canonical({before:ours,after:merged.tree})),patch:merged.tree===ours?"":shownPatch(await _0_diffTrees(repository,ours,merged.tree),
changes),before:ours,after:merged.tree,dirty:await dirtyPaths(repository,changes,old),notes:[...planned.notes,...notes]}}async function conflictOf(repository,planned,ours,merged){
let sides=await Promise.all([planned.before,ours,planned.after,merged.tree].map(tree=>entriesAt(repository,tree))),conflicts=[];for(let file of merged.conflicts){
let texts=await Promise.all(sides.map(async files=>{let id=files.get(file)?.id;return id===void 0?null:(await _0_readBlob(repository,id)).toString("utf8")})),[base=null,
own=null,theirs=null,text=null]=texts,hunks=hunksIn(text??"",merged);conflicts.push(...hunks.length===0?[{file,base,ours:own,theirs}]:hunks.map(hunk=>({file,...hunk})))}
let[first]=conflicts;return new _1_UserError("apply-conflict",`the edit and the working tree change the same lines: ${_2_plural(conflicts.length,"conflict")}, t\
he first in ${first?.file??""}`,{hint:"Plan the edit for the working tree, without --rev.",conflicts})}function hunksIn(text,{ours,theirs}){let pattern=new RegExp(
`^<{7} ${ours}\\n([\\s\\S]*?)^\\|{7} \\w+\\n([\\s\\S]*?)^={7}\\n([\\s\\S]*?)^>{7} ${theirs}$`,"gmu");return[...text.matchAll(pattern)].map(([,own="",base="",other=""])=>({
base,ours:own,theirs:other}))}var encodingOf={"utf-8":"utf-8","utf-16":"utf-16",codepoint:"utf-32"};async function applyCommand(host,{values,positionals},signal){
var _stack=[];try{let[file=""]=positionals;if(positionals.length!==1)throw new _1_UserError("usage","apply needs one file with a WorkspaceEdit");assertEditFlags(
values,void 0);let unit=_0_parseChoice(values["index-io"],_11_columnUnits,"--index-io")??"utf-16",edit=parseEdit(await readTextArgument(host,file,"edit"),file),
repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path3.resolve)(host.cwd,values.repo??".")),!0),preview=await previewEdit(repository,{edit,
encoding:encodingOf[unit],rules:rulesOf(values)});return assertExpected(preview,values.expect),values.apply===!0?(await writePreview(host,repository,preview,values),
0):(host.stdout.write(patchText(host,preview.patch)),printPreview(host,preview),preview.changes.length===0||(await printEffect(host,preview,{values,signal}),note(
host,`to write the edit: lanser apply ${file} --apply --expect ${preview.digest}`)),0)}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function finishEdit(host,bundle,of,show){var _stack=[];try{let{values,again,rev}=of;if("error"in bundle)
return show(bundle);for(let text of bundle.meta.notes)note(host,text);if(bundle.edits===null)return note(host,"the edit changes nothing"),show(bundle);let{workspaceEdit,
digest}=bundle.edits,repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path3.resolve)(host.cwd,values.repo??".")),!0),preview=await previewEdit(
repository,{edit:workspaceEdit,encoding:bundle.environment.positionEncoding??"utf-16",rules:rulesOf(values),..._2_compact({tree:rev===void 0?void 0:bundle.environment.
snapshot?.tree})});if(assertExpected(preview,values.expect??digest),values["apply-via"]!==void 0){let merged=await mergePreview(repository,preview),expect=values.
expect===void 0?void 0:merged.digest;return await writePreview(host,repository,merged,{...values,expect}),show(bundle)}let isOwn=bundle.facts.provenance==="buil\
tin";if(values.apply===!0){let effect2=isOwn?await printEffect(host,preview,of):nothingKnown;if(effect2.added>0)throw new _1_UserError("unsupported-capability",
`the edit causes ${_2_plural(effect2.added,"new finding")}`,{hint:"To write it anyway, add --no-check."});return await writePreview(host,repository,preview,values),
show(bundle)}printPreview(host,preview);let effect=rev===void 0?await printEffect(host,preview,of):nothingKnown,code=await show({...bundle,processReward:effect.
reward});return isOwn&&effect.added>0?note(host,`--apply refuses this edit: it causes ${_2_plural(effect.added,"new finding")}`):rev===void 0&&note(host,`to wri\
te the edit: lanser ${again} --apply --expect ${preview.digest}`),code}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);
_promise&&await _promise}}var nothingKnown={added:0,reward:null};function patchText(host,patch){return host.where.kind==="actions"?patch===""?"":`${_0_logLines(
patch.trimEnd())}
`:host.stdout.isTerminal?_0_terminalText(patch):patch}function assertEditFlags(values,rev){if(values.apply===!0&&values["dry-run"]===!0)throw new _1_UserError("\
usage","--apply writes the edit, and --dry-run does not: use one of them");if(_0_parseChoice(values["apply-via"],["git"],"--apply-via")!==void 0&&(values.apply===
!0||values["dry-run"]===!0))throw new _1_UserError("usage","--apply-via writes the edit: leave out --apply and --dry-run");if(values.apply===!0&&rev!==void 0)throw new _1_UserError(
"usage","--apply writes to the working tree, so it takes no --rev",{hint:"To merge the edit into the working tree: --apply-via git"})}function rulesOf({allow,deny}){
return{allow,deny:deny??[]}}async function writePreview(host,repository,preview,values){if(await writeEdit(host,repository,preview,{allowDirty:values["allow-dir\
ty"]===!0,expect:values.expect}),preview.changes.length===0){note(host,"the edit changes nothing");return}note(host,`wrote ${_2_plural(filesOf(preview),"file")}\
. To revert the edit: lanser undo`)}async function printEffect(host,{changes},{values,signal}){if(values["no-check"]===!0)return nothingKnown;let{repo,server,config,
settings,cache}=values;try{let{afterEdit}=await import("./gate-TASB2WSV.js"),flags=_2_compact({repo,server,config,settings,cache,scope:"affected"}),{base:_base,
head:_head,...request}=requestFromFlags(host,flags,signal),files=changes.map(({path,after})=>({path,content:after===null?null:after.bytes.toString("utf8")})),progress=event=>{
event.kind==="note"&&request.progress(event)},{report,lint,why}=await afterEdit(host,{...request,progress,files}),{counts,reward,verdict}=report,added=lint.diagnostics.
filter(({isNew})=>isNew),servers=report.servers.map(({id})=>id).join(", "),open=verdict==="inconclusive"?`; inconclusive: ${report.reasons[0]?.message??why??""}`:
"",removed=counts.removed===0?"":`, ${counts.removed} removed`;note(host,`findings (${servers}): ${counts.new} new, ${counts.fixed} fixed${removed}${open}`);for(let{
path,line,column,severity,code,message}of added)note(host,`  ${path}:${line}:${column} ${severity} ${code??""} ${message.split(`
`)[0]??""}`);if(reward===null)return note(host,`no reward: ${(report.unscored??why??"the change has no score").replace(/^not scored: /u,"")}`),{added:counts.new,
reward:null};let own=reward[reward.headline];note(host,`reward ${reward.headline}: ${own.r}`);for(let{name,ok,detail}of reward.safety)note(host,`  ${ok?"ok":"fa\
iled"}: ${name} (${detail})`);return{added:counts.new,reward:own}}catch(error){if(!(error instanceof _1_UserError)||error.code==="cancelled")throw error;return note(
host,`the findings before and after were not compared: ${error.message}`),nothingKnown}}async function undoCommand(host,{values},_signal){var _stack=[];try{let repository=_4___using(
_stack,await _0_openRepository(host,(0,import_node_path3.resolve)(host.cwd,values.repo??".")),!0),say=sayTo(host);for(let path of await undoEdit(host,repository))
say(path);return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function recoverCommand(host,{
values},_signal){var _stack=[];try{if(!["",void 0].includes(host.env.CI))throw new _1_UserError("write-denied","lanser recover does not run if CI is set",{hint:"\
Check out the commit again."});let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path3.resolve)(host.cwd,values.repo??".")),!0),say=sayTo(
host);return withTree(host,repository,(tree,state)=>{let paths=recover(tree,state);for(let path of paths)say(path);note(host,paths.length===0?"no edit was inter\
rupted":`restored ${_2_plural(paths.length,"file")}`)}),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&
await _promise}}function parseEdit(text,file){let parsed=parseStrict(text);if(parsed.kind==="value")return parsed.value;throw new _1_UserError("usage",`${file} \
is not valid JSON: ${parsed.message}`,{hint:"Name a file with a WorkspaceEdit, as a language server answers a rename."})}function printPreview(host,preview){let{
changes,sites,annotations,dirty,notes}=preview;for(let one of notes)note(host,one);for(let[id,{label,needsConfirmation}]of annotations){let count=sites.filter(({
annotation})=>annotation===id).length;note(host,`${label}: ${_2_plural(count,"change")}${needsConfirmation?", to be confirmed":""}`)}if(dirty.length>0&&note(host,
`not committed: ${dirty.join(", ")}`),changes.length===0){note(host,"the edit changes nothing");return}note(host,`${_2_plural(sites.length,"text edit")}, ${_2_plural(
filesOf(preview),"file")}; nothing is written`)}function filesOf({changes}){let created=changes.filter(({before})=>before===null).length,deleted=changes.filter(
({after})=>after===null).length;return changes.length-Math.min(created,deleted)}function note(host,text){let safe=host.where.kind==="actions"?_0_logLines:_0_terminalText;
host.stderr.write(`lanser: ${safe(text)}
`)}import{_2_placeInFile}from"./together-CA727B15.js";import{_3_NotReady,_3_problemOf,_3_readIn,_3_startSession}from"./together-CA727B15.js";import{_4_grammarAt,_4_listPlaces,_4_namesSymbol,_4_outlineIn,_4_rankedError,_4_readText,_4_readTreeFile,_4_readTreeText,_4_resolvePlace,_4_sourceOf}from"./together-CA727B15.js";import{_6_scoringOf}from"./together-CA727B15.js";import{_7_notedAnswer,_7_notedQuestion,_7_questionFrom,_7_questionsResult}from"./together-CA727B15.js";import{_9_bundleError,_9_domainOf,_9_flattenRange,_9_idsOf,_9_sealBundle,_9_serializeBundle,_9_unflat}from"./together-CA727B15.js";import{_10_questionProfile,_10_questionSessions}from"./together-CA727B15.js";import{_0_described,_0_describedQuestions}from"./together-F4FA69D3.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-F4FA69D3.js";import{_0_shellWord}from"./together-075EC4A3.js";import{_1_createChangeGuard,_1_digestPackages,_1_lookAtDisk}from"./together-AECEBE8A.js";import{_2_meaningOf}from"./together-AECEBE8A.js";import{_3_relocate,_3_relocateAll,_3_relocateDefaults}from"./together-AECEBE8A.js";import{_4_isCertain,_4_rankAlike}from"./together-AECEBE8A.js";import{_5_ctxDefault,_5_findAnchor}from"./together-AECEBE8A.js";import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunk-CZHAKUB4.js";import{_6_childEnvironment,_6_compareFiles,_6_environmentVariables,_6_openServerPool,_6_runStages,_6_scratchFolders,_6_toDiagnostics}from"./together-AECEBE8A.js";import{_0_readKnownServersAt,_0_readServersAt}from"./together-80818FEF.js";import{_7_filesDigest,_7_optionsOf,_7_placesOfToolchain,_7_placesOn,_7_readSourceText,_7_relativeIn,_7_relativeTo,_7_replaceCancelledFailure,_7_symbolsIn}from"./together-AECEBE8A.js";import{_8_findServerRoots,_8_rootsIn,_8_treeListing}from"./together-AECEBE8A.js";import{_9_createLinkFollower,_9_createLinkResolver,_9_editTree,_9_editsTo,_9_treeNames,_9_writeTree}from"./together-AECEBE8A.js";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-7C31588D.js";import{_10_installServer,_10_isInstalled}from"./together-AECEBE8A.js";import{_1_treeDigest,_1_unchangedFolders}from"./together-80818FEF.js";import{_12_resultOf}from"./together-AECEBE8A.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_14_askCanary,_14_askMember,_14_checkCanary,_14_createChannel,_14_explainSilentFile,_14_isRetryable,_14_openCanary,_14_readRange,_14_readReport,_14_sessionFailure}from"./together-AECEBE8A.js";import{_15_definitionPath,_15_withoutCanary,_15_withoutFiles}from"./together-AECEBE8A.js";import{_16_parserFor}from"./together-AECEBE8A.js";import{_2_checkedCommit,_2_eventComparison,_2_pullRequestOf,_2_readPayload,_2_refuseUnsafeTrigger,_2_watchRunnerFiles}from"./together-075EC4A3.js";import{_3_isTold,_3_phaseLines,_3_progressTo}from"./together-075EC4A3.js";import{escapeForOutput}from"./chunk-BRBTHKCR.js";import{_1_fetchBranch,_1_fetchCommits,_1_fetchTree,_1_linearHistory,_1_listMissingObjects,_1_mergeBase,_1_shallowCommits}from"./together-DC295574.js";import{_17_checkRules,_17_decidePolicy,_17_deniedPaths,_17_listExtraQueries,_17_namedDependencies,_17_parseSettings}from"./together-AECEBE8A.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-80818FEF.js";import{_3_pinPath,_3_pinsFolder,_3_printPin,_3_readKnownServers,_3_readOwnServers}from"./together-80818FEF.js";import{_1_openStore,_1_storeBytesMax}from"./together-E533CDD5.js";import{_0_replayModes,_0_replayWeight}from"./together-0AA9D59A.js";import{_1_isPart,_1_publishedScope,_1_scopeSettings,_1_scopeToV1}from"./together-0AA9D59A.js";import{_1_markedFolder,_1_markersOf}from"./together-A6F11452.js";import{_18_explainRefusal,_18_sandboxOf}from"./together-AECEBE8A.js";import{_4_ownProfile,_4_programFact}from"./together-80818FEF.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_5_installerOf,_5_packageCount,_5_unsafePin}from"./together-80818FEF.js";import{_0_describeRule,_0_effectText,_0_isOnlyOpinion,_0_judgedToV1,_0_ruleName,_0_selectorText,_0_serverPolicyOf,_0_serverRoles,_0_serversToV1,_0_thresholdOf}from"./together-DB7F738E.js";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-M3MWBLKT.js";import{_1_isPlainLine,_1_isReadable,_1_rangesOverlap,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./together-DB7F738E.js";import{_1_isOwn,_1_readRequirement}from"./together-7C31588D.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-7C31588D.js";import{_3_declaredFile,_3_normaliseName,_3_resolvedLockFile,_3_unreadableFile}from"./together-7C31588D.js";import{_6_archive,_6_archiveFolder}from"./together-80818FEF.js";import{_4_allEnded}from"./together-A6F11452.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_9_require_picomatch}from"./together-80818FEF.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_5_isDeep,_5_parse}from"./together-A6F11452.js";import{_4_push}from"./together-124EAC88.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A6F11452.js";import{_7_require_dist}from"./together-A6F11452.js";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunk-AXFZRQP5.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./together-FE02C42C.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_2_broken,_2_keyOutliner}from"./together-FE02C42C.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();var import_node_fs4=_4___toESM(_1_require_node_fs(),1),import_node_path4=_4___toESM(
_0_require_node_path(),1);async function askCommand(name,host,{values,positionals},signal){var _stack=[];try{let question=_8_questionCalled(name),format=values.
json===!0?"json":_0_parseChoice(values.format,["text","json"],"--format")??"text",unit=_0_parseChoice(values["index-io"],_11_columnUnits,"--index-io")??"utf-16",
[word]=positionals,wordIs=question.word??(word!==void 0&&question.modes.includes(word)?"mode":void 0),rest=wordIs===void 0?positionals:positionals.slice(1),{last}=question,
places2=last===void 0||rest.length<2?rest:rest.slice(0,-1),{timeoutMs,notes}=_0_clampedTimeout(values.timeout),given=values,params={...wordIs===void 0||word===void 0?
{}:{[wordIs]:word},...last===void 0||rest.length<2?{}:{[last]:rest.at(-1)??""},...Object.fromEntries(question.flags.flatMap(flag=>{let value=given[flag.name];return typeof value==
"boolean"?[[flag.name,value]]:typeof value=="string"?[[flag.name,flagValue(host,flag,value)]]:[]}))};assertEditFlags(values,values.rev);for(let note2 of notes)host.
stderr.write(`lanser: ${note2}
`);let context=countOf(values.context,"--context")??1,laid=await readOverlays(host,values.overlay??[]),overlays=new Map,asked={params,indexing:unit,notes},shown=(bundle2,text)=>end(
host,bundle2,format,()=>answerText(bundle2,{context,unit,text,isVerbose:values.verbose===!0}));if(question.kind==="table")return shown(await tableOf(host,question,
{...asked,places:places2}),nowhere);let live=_4___using(_stack,openLiveClient(host,{..._0_clientRequestOf(host,values,signal),overlays}),!0),opened=await openOr(
live);if("error"in opened){let[selector]=places2;return shown(unopened(host,question,{...asked,selector},opened.error),nowhere)}for(let[path,text]of laid){let inside=pathFromTop(
host,opened.client.top,path,values.repo!==void 0);overlays.set(inside,text),await opened.client.lay(inside,text)}let{bundle,client}=await live.ask({cmd:question.
name,places:places2.map(place=>fromTop(host,opened.client.top,place,values.repo!==void 0)),params,indexing:unit,timeoutMs,workspace:values.workspace===!0,seen:values.
seen,limit:countOf(values.limit,"--limit"),cursor:values.cursor,notes});if(question.purpose!=="edits"||question.name===_8_prepareRename.name||word==="list")return await shown(
bundle,client.text);let again=[name,...positionals,...flagsAgain(values)].map(_0_shellWord).join(" ");try{return await finishEdit(host,bundle,{values,rev:values.
rev,again,signal},whole=>end(host,whole,format,()=>Promise.resolve(patchText(host,whole.edits?.diff??""))))}catch(error){if(format!=="json"||!(error instanceof _1_UserError))
throw error;return shown(unopened(host,question,{...asked,selector:places2[0]},error),nowhere)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function flagsAgain(values){return["repo","server","config","settings","only","pick","allow","deny","index-io",
"seen"].flatMap(name=>{let value=values[name];return(Array.isArray(value)?value:typeof value=="string"?[value]:[]).flatMap(one=>[`--${name}`,one])})}var nowhere=()=>Promise.
resolve(void 0);async function tableOf(host,question,{places:places2,...asked}){let bare={...asked,question,original:null,selector:null,target:void 0,page:{limit:void 0,
cursor:void 0}},environment=bareEnvironment(host),{bundle}=await _5_answerOf(bare,environment,()=>{if(places2.length>0)throw new _1_UserError("usage",`${question.
name} takes no place and no path`);return Promise.resolve({answer:question.answer(),records:[],retries:0,restarts:0,environment})});return bundle}function bareEnvironment(host){
return{snapshot:null,root:null,server:null,positionEncoding:null,toolchain:null,readiness:null,digests:null,platform:{os:host.platform,arch:host.arch,serverDigest:null}}}
async function openOr(live){try{return{client:await live.open()}}catch(thrown){let error=_0_machineProblem(thrown)??thrown;if(error instanceof _1_UserError)return{
error};throw error}}function unopened(host,question,asked,error){let page={limit:void 0,cursor:void 0},original=asked.selector??null;return _5_failedAnswer({...asked,
question,original,selector:null,target:void 0,page},bareEnvironment(host),error,null)}async function end(host,bundle,format,text){if("error"in bundle){let{message,
hint}=bundle.error,shown=hint===""?"":`${_0_terminalLines(hint,"  ")}
`;host.stderr.write(escapeForOutput(host.where,`lanser: ${_0_terminalText(message)}
${shown}`))}if("facts"in bundle&&bundle.facts.budget!==void 0){let{used,tokens,bytesPerToken}=bundle.facts.budget,{next}=bundle.facts.budget,left=next===null?"":
`; the next omitted piece needs ${next} tokens`,lines=[`the answer uses ${used} of ${tokens} tokens (${bytesPerToken} bytes each)${left}`,...bundle.meta.notes];
host.stderr.write(escapeForOutput(host.where,lines.map(one=>`lanser: ${_0_terminalText(one)}
`).join("")))}return format==="json"?host.stdout.write(await validBundle(bundle)):host.stdout.write(escapeForOutput(host.where,await text())),bundle.meta.exit_code}
async function validBundle(bundle){let{validateBundleV1}=await import("./questions-FKIP7IYY.js");if(validateBundleV1(bundle))return _9_serializeBundle(bundle);let[
error]=validateBundleV1.errors??[];throw new Error(`the answer does not follow its schema: ${error?.instancePath} ${error?.message}`)}function flagValue(host,{name,
kind},given){let flag=`--${name}`;if(kind==="count")return countOf(given,flag)??0;if(kind!=="json")return given;let parsed=parseStrict(given.startsWith("@")?textOf2(
host,given.slice(1)):given),why=parsed.kind==="invalid"?parsed.message:isObject(parsed.value)?void 0:"the value is not an object";if(parsed.kind==="value"&&isObject(
parsed.value))return parsed.value;throw new _1_UserError("usage",`${flag} needs a JSON object: ${why}`)}function isObject(value){return typeof value=="object"&&
value!==null&&!Array.isArray(value)}function textOf2(host,file){try{return _2_readFileText((0,import_node_path4.resolve)(host.cwd,file))}catch(error){throw new _1_UserError(
"unreadable-file",`cannot read ${file}`,{cause:error})}}function countOf(given,flag){if(given===void 0)return;let least=flag==="--context"?0:1;if(/^\d{1,9}$/u.test(
given)&&Number(given)>=least)return Number(given);throw new _1_UserError("usage",`${flag} must be a whole number from ${least}, not \`${given}\``)}function fromTop(host,top,place,isElsewhere){
if(_1_isPattern(place)){let{pattern,rest}=_1_splitPattern(place),here=folderBelow(host,top,isElsewhere),inside=import_node_path4.posix.normalize(here===void 0?pattern:
`${here}/${pattern}`);if(inside.startsWith("../"))throw outside(pattern);return`${inside}${rest}`}let parsed=tryPlace(place);if(parsed===void 0)return place;let moved=_1_withPath(
parsed,path=>pathFromTop(host,top,path.replace(/^file:\/\//u,""),isElsewhere));return _1_pathOf(moved)===""?"**":_1_printPlace(moved)}function tryPlace(text){try{
return _1_parsePlace(text)}catch(error){if(error instanceof _1_UserError&&error.code==="bad-selector")return;throw error}}function pathFromTop(host,top,path,isElsewhere){
let inside=(0,import_node_path4.relative)(top,(0,import_node_path4.resolve)(top,folderBelow(host,top,isElsewhere)??"",path));if(inside.startsWith(".."))throw outside(
path);return inside}function outside(path){return new _1_UserError("usage",`\`${path}\` is outside the repository`,{hint:"To ask about another repository: --rep\
o DIR."})}function folderBelow(host,top,isElsewhere){let here=(0,import_node_path4.relative)(top,(0,import_node_fs4.realpathSync)(host.cwd));return here!==""&&here!==
".."&&!here.startsWith("../")&&!(0,import_node_path4.isAbsolute)(here)&&!isElsewhere?here:void 0}export{answerText as _1_answerText,openLiveClient as _1_openLiveClient,askOver as _2_askOver,createGate as _2_createGate,applyCommand as _3_applyCommand,assertEditFlags as _3_assertEditFlags,
finishEdit as _3_finishEdit,patchText as _3_patchText,recoverCommand as _3_recoverCommand,undoCommand as _3_undoCommand,assertExpected as _4_assertExpected,recover as _4_recover,
undoEdit as _4_undoEdit,withTree as _4_withTree,writeEdit as _4_writeEdit,sayTo as _5_sayTo,readOverlays as _6_readOverlays,readTextArgument as _6_readTextArgument,
assertClean as _7_assertClean,assertPaths as _7_assertPaths,builtInDenial as _7_builtInDenial,denied2 as _7_denied,dirtyPaths as _7_dirtyPaths,entriesAt as _7_entriesAt,
plannedFiles as _7_plannedFiles,previewEdit as _7_previewEdit,shownPatch as _7_shownPatch,askCommand};
