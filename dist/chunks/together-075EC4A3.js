import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function shellWord(text){return/^[\w@%+=:,./-]+$/.test(text)?text:`'${text.
replaceAll("'","'\\''")}'`}import{createRequire as lanserCreateRequire2}from"node:module";import{_1_fetchBranch,_1_fetchCommits,_1_fetchTree,_1_linearHistory,_1_listMissingObjects,_1_mergeBase,_1_shallowCommits}from"./together-DC295574.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();async function tryMerge(repository,base,head){if(head===null||head===base||
(await _0_readCommit(repository,head))?.parents.includes(base)===!0||await _1_linearHistory(repository,base,head)!==void 0)return"clean";let bases=await repository.
raw(["merge-base","--all","--end-of-options",base,head],"history");if(bases.exitCode>1)return"unknown";let common=bases.stdout.split(`
`).filter(_0_isObjectId);if(common.length===0)return(await _1_shallowCommits(repository)).size>0?"unknown":"unrelated";if(common.includes(base)||common.includes(
head))return"clean";let{exitCode}=await repository.raw(["merge-tree","--write-tree","--no-messages",base,head],"objects");return exitCode===0?"clean":exitCode===
1?"conflicts":"unknown"}async function mergeTrees(repository,trees){let base=await commitOf(repository,trees.base,[]),[ours,theirs]=[await commitOf(repository,trees.
ours,[base]),await commitOf(repository,trees.theirs,[base])],command=["merge-tree","--write-tree","-z","--name-only","--no-messages",ours,theirs],{exitCode,stdout,
stderr}=await repository.raw(["-c","merge.conflictStyle=diff3",...command],"objects"),[tree="",...conflicts]=stdout.split("\0").filter(one=>one!=="");if(exitCode>
1||!_0_isObjectId(tree))throw new Error(`git merge-tree failed: ${stderr.slice(0,500)}`);return{tree,ours,theirs,conflicts}}async function commitOf(repository,tree,parents){
let lines=[`tree ${tree}`,...parents.map(one=>`parent ${one}`),"author lanser <lanser@localhost> 0 +0000","committer lanser <lanser@localhost> 0 +0000","",parents.
length===0?"base":"side",""],command=["hash-object","-t","commit","-w","--stdin"];return(await repository.text(command,"objects",Buffer.from(lines.join(`
`)))).trim()}import{createRequire as lanserCreateRequire3}from"node:module";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();var unsafeEvents=new Set(["pull_request_target","workflow_run"]);function refuseUnsafeTrigger(where,{
isAllowed=!1,hasToken=!1}={}){if(where.kind!=="actions"||isAllowed&&!hasToken)return;let{event}=where.runner;if(unsafeEvents.has(event))throw new _1_UserError("\
unsafe-trigger",`${event} gives secrets to code that nobody has reviewed`,{hint:isAllowed?"Remove github-token, because allow-unsafe-trigger excludes it. To pos\
t, use lanser/lanser/publish in another job.":"Use `on: pull_request`, which needs no secret."})}function eventComparison(where){if(where.kind!=="actions")return;
let{event}=where.runner,payload=readPayload(where.runner),base=baseOf(event,payload);if(base!==void 0)return{event,base,head:{kind:"checked-out"}};throw new _1_UserError(
"no-base",`the event ${event||"(none)"} names no base commit`,{hint:"Set the inputs `base` and `head`, or run on `pull_request`, `push` or `merge_group`."})}function baseOf(event,payload){
switch(event){case"pull_request":case"pull_request_target":return pullRequest(payload);case"push":return push(payload);case"merge_group":return mergeGroup(payload);case"\
schedule":case"workflow_dispatch":case"repository_dispatch":return{kind:"first-parent"};default:return}}function pullRequestOf(where){if(where.kind!=="actions")
return;let request=readMember(readPayload(where.runner),"pull_request"),number=readMember(request,"number"),headSha=readMember(readMember(request,"head"),"sha");
if(typeof number!="number"||typeof headSha!="string")return;let labels=readMember(request,"labels"),names=Array.isArray(labels)?labels.map(one=>readMember(one,"\
name")):[];return{number,headSha,labels:names.filter(one=>typeof one=="string")}}function checkedCommit(where){let group=readMember(readMember(readPayload(where.
runner),"merge_group"),"head_sha"),commit=pullRequestOf(where)?.headSha??group??where.runner.sha;return typeof commit=="string"&&commit!==""?commit:void 0}function pullRequest(payload){
let request=readMember(payload,"pull_request"),headSha=readMember(readMember(request,"head"),"sha"),base=readMember(request,"base"),[baseRef,baseSha]=[readMember(
base,"ref"),readMember(base,"sha")];if(typeof headSha!="string"||typeof baseRef!="string"||typeof baseSha!="string")throw malformed("pull_request","pull_request\
.head.sha, pull_request.base.ref and pull_request.base.sha");return{kind:"pull-request",headSha,baseRef,baseSha}}function push(payload){let[before,after,ref]=[readMember(
payload,"before"),readMember(payload,"after"),readMember(payload,"ref")],defaultBranch=readMember(readMember(payload,"repository"),"default_branch"),forced=readMember(
payload,"forced")===!0;if(typeof before!="string"||typeof after!="string"||typeof ref!="string"||typeof defaultBranch!="string")throw malformed("push","before, \
after, ref and repository.default_branch");return{kind:"push",before,after,ref,forced,defaultBranch}}function mergeGroup(payload){let group=readMember(payload,"\
merge_group"),[baseSha,headSha]=[readMember(group,"base_sha"),readMember(group,"head_sha")];if(typeof baseSha!="string"||typeof headSha!="string")throw malformed(
"merge_group","merge_group.base_sha and merge_group.head_sha");return{kind:"merge-group",baseSha,headSha}}function readPayload({payloadFile:path}){if(!(path===void 0||
path===""))try{return JSON.parse(_2_readFileText(path))}catch(error){throw new _1_UserError("unreadable-file","cannot read the event file of the runner (GITHUB_\
EVENT_PATH)",{cause:error})}}function malformed(event,wanted){return new _1_UserError("no-base",`the ${event} event lacks ${wanted}`,{hint:"Set the inputs `base\
` and `head`."})}_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1),folderName="_runn\
er_file_commands";function watchRunnerFiles(runner,which){let folders=foldersOf(runner),isWatched=path=>which==="all"||path===runner.environmentFile||path===runner.
pathFile||/[/\\](?:set_env|add_path)_[^/\\]*$/u.test(path),before=stateOf(folders,isWatched);return()=>stateOf(folders,isWatched)===before?[]:[{code:"runner-fil\
e-tampered",message:"a program wrote to the runner's command files while the servers ran",hint:"A server or one of its processes did this. Do not trust the late\
r steps of this job."}]}function foldersOf({temporaryFolder,...runner}){let folders=[runner.environmentFile,runner.pathFile,runner.outputFile,runner.stateFile,runner.
summaryFile].flatMap(file=>file?[(0,import_node_path.dirname)(file)]:[]),temporary=temporaryFolder?[(0,import_node_path.join)(temporaryFolder,folderName)]:[];return[
...new Set([...folders,...temporary])].sort()}function stateOf(folders,isWatched){let paths=folders.flatMap(folder=>namesIn(folder).map(name=>(0,import_node_path.
join)(folder,name)));return JSON.stringify(paths.filter(isWatched).map(path=>[path,factsOf(path)]))}function namesIn(folder){try{return(0,import_node_fs.readdirSync)(
folder).sort()}catch{return[]}}function factsOf(path){try{let{mode,size,ino,dev,ctimeNs}=(0,import_node_fs.lstatSync)(path,{bigint:!0});return[mode,size,ino,dev,
ctimeNs].map(String)}catch{return["none"]}}import{createRequire as lanserCreateRequire4}from"node:module";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunk-AXFZRQP5.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();function isTold(event){return event.kind==="phase"||event.kind==="file\
s"||event.kind==="note"}_3_init_node_22();var columnsUnknown=80,rateFromMs=1e3;function phaseLines({phases}){let seconds=ms=>`${(ms/1e3).toFixed(1)} s`;return phases.
map(({name,ms,cpuMs})=>`${seconds(ms)} (own CPU ${seconds(cpuMs)}) ${name}`)}function progressTo(sink,clock){let parts=new Map,since,living=!1,line=text=>{let shown=`\
lanser: ${_0_terminalText(text)}`,fitted=sink.isTerminal?shortenToWidth(shown,sink.columns??columnsUnknown):shown;sink.write(`${living?"\r\x1B[K":""}${fitted}
`),living=!1},end=()=>{let all=[...parts.values()];living&&line(`${countOf(all)}${rateOf(all,clock.now()-(since??clock.now()))}`),parts.clear(),since=void 0};return event=>{
if(!isTold(event))return;if(event.kind==="note"){line(event.text);return}if(event.kind==="phase"){end(),line(`${event.text} …`);return}let now=clock.now();since??=
now;let where=event.root==="."?event.side:`${event.side} in ${event.root}`,name=`${event.name} ${where}`;if(parts.set(name,{name,done:event.done,of:event.of}),sink.
isTerminal)sink.write(`\r\x1B[K${livingLine([...parts.values()],now-since,(sink.columns??columnsUnknown)-1)}`),living=!0;else if(isQuarter(event.done,event.of)){
let rate=event.done===event.of?rateOf([...parts.values()],now-since):"";line(`${name}: ${event.done} of ${event.of} files${rate}`)}}}function livingLine(parts,ms,width){
let open=parts.filter(({done,of})=>done<of).toSorted((one,other)=>left(other)-left(one)),start=`lanser: ${countOf(parts)}${rateOf(parts,ms)}`,[first]=open;if(first===
void 0)return shortenToWidth(start,width);let named=open.map(({name,done,of})=>_0_terminalText(`${name} ${done}/${of}`)),fitting=[...named.map((_,index)=>awaiting(
named.slice(0,named.length-index),index)),awaiting([_0_terminalText(first.name)],open.length-1),` · awaits ${open.length}`].find(one=>widthOf(start+one)<=width);
return fitting===void 0?shortenToWidth(start,width):start+fitting}function awaiting(names,more){return` · awaits ${names.join(", ")}${more>0?` and ${more} more`:
""}`}function left({done,of}){return of-done}function countOf(parts){let sum=of=>parts.reduce((total,part)=>total+of(part),0);return`${sum(({done})=>done)}/${sum(
({of})=>of)} files`}function rateOf(parts,ms){let done=parts.reduce((total,part)=>total+part.done,0);if(ms<rateFromMs)return"";let rate=done*1e3/ms;return` · ${rate>=
10?Math.round(rate):rate.toFixed(1)}/s`}function isQuarter(done,of){return Math.floor(done*4/of)!==Math.floor((done-1)*4/of)}export{shellWord as _0_shellWord,mergeTrees as _1_mergeTrees,tryMerge as _1_tryMerge,checkedCommit as _2_checkedCommit,eventComparison as _2_eventComparison,pullRequestOf as _2_pullRequestOf,
readPayload as _2_readPayload,refuseUnsafeTrigger as _2_refuseUnsafeTrigger,watchRunnerFiles as _2_watchRunnerFiles,isTold as _3_isTold,phaseLines as _3_phaseLines,
progressTo as _3_progressTo};
