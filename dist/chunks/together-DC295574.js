import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1),commitsMax=64;
async function linearHistory(repository,base,head){let commits=[];for(let id=head;commits.length<=commitsMax;){if(id===base)return commits;let commit=await _0_readCommit(
repository,id),[parent,...others]=commit?.parents??[];if(commit===void 0||parent===void 0||others.length>0)return;commits.push(commit),id=parent}}async function shallowCommits(repository){
try{let text=_2_readFileText((0,import_node_path.join)(repository.commonDir,"shallow"));return new Set(text.split(`
`).filter(_0_isObjectId))}catch(error){if(error.code==="ENOENT")return new Set;throw error}}async function fetchCommits(repository,ids){let missing=await missingOf(
repository,ids);if(missing.length===0)return{kind:"fetched"};let depth=(await shallowCommits(repository)).size>0?["--depth=1"]:[],failure=failureOf(await repository.
fetch(depth,missing));if(failure!==void 0)return failure;let still=await missingOf(repository,ids);return still.length===0?{kind:"fetched"}:{kind:"failed",gitMessage:`\
origin did not send ${still.join(", ")}`}}async function fetchBranch(repository,branch){let ref=`refs/heads/${branch}`;if(!isBranchName(branch))return;let result=await repository.
lsRemote(ref);if(result.exitCode!==0)return;let line=result.stdout.toString("utf8").split(`
`).find(text=>text.endsWith(`	${ref}`)),id=line?.slice(0,line.indexOf("	"));if(!(id===void 0||!_0_isObjectId(id)))return(await fetchCommits(repository,[id])).kind===
"fetched"?id:void 0}async function fetchTree(repository,tree){if(!await isPartial(repository))return{kind:"fetched"};for(let roundsMax=256;roundsMax>0;roundsMax--){
let missing=await listMissingObjects(repository,tree);if(missing.length===0)return{kind:"fetched"};let settings=["fetch.negotiationAlgorithm=noop"],failure=failureOf(
await repository.fetch(["--no-filter"],missing,settings));if(failure!==void 0)return failure}return{kind:"failed",gitMessage:"origin did not send the requested \
objects"}}var partial=new WeakMap;function isPartial(repository){let known=partial.get(repository)??repository.raw(["config","--get-regexp","^(extensions\\.parti\
alclone|remote\\..*\\.promisor)$"],"history").then(({stdout})=>stdout!=="");return partial.set(repository,known),known}async function listMissingObjects(repository,tree){
if((await missingOf(repository,[tree])).length>0)return[tree];let args=["rev-list","--objects","--no-object-names","--missing=print","--end-of-options",tree];return(await repository.
text(args,"objects")).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[])}var steps=["--deepen=4","--deepen=16","--deepen=64","--deepen=256","--deepen=1024","--unshallow"];async function mergeBase(repository,one,two){
if(await linearHistory(repository,one,two)!==void 0)return{kind:"found",commit:one,notes:[]};let notes=[];for(let step of[...steps,void 0]){let bases=await mergeBases(
repository,one,two),cuts=await cutsBetween(repository,[one,two],bases),[commit]=bases;if(cuts.length===0&&commit===void 0)return{kind:"none",notes};if(cuts.length===
0&&commit!==void 0)return bases.length>1&&notes.push(`Lanser uses the first of ${bases.length} merge bases`),{kind:"found",commit,notes};if(step===void 0)break;
let failure=failureOf(await repository.fetch([step],cuts));if(failure!==void 0)return{kind:"cut",gitMessage:failure.gitMessage};notes.push(step==="--unshallow"?
"Lanser fetched the complete history":`Lanser deepened the history by ${step.slice(9)} commits`)}return{kind:"cut",gitMessage:"the history of origin is incomple\
te"}}async function mergeBases(repository,one,two){let result=await repository.raw(["merge-base","--all","--end-of-options",one,two],"history");if(result.exitCode>
1)throw _0_commandError(["merge-base"],result.exitCode,result.stderr);return result.stdout.split(`
`).filter(_0_isObjectId)}async function cutsBetween(repository,commits,bases){let shallow=await shallowCommits(repository);if(shallow.size===0)return[];let args=[
"rev-list","--end-of-options",...commits,...bases.map(base=>`^${base}`)];return(await repository.text(args,"history")).split(`
`).filter(id=>shallow.has(id)).sort()}async function missingOf(repository,ids){let found=await _0_checkObjects(repository,ids);return ids.filter((_,index)=>found[index]===
void 0)}function failureOf(result){if(result.exitCode===0)return;let lines=result.stderr.trim().split(`
`);return{kind:"failed",gitMessage:(result.timedOut?"the fetch took too long":lines.find(line=>/^(fatal|error):/.test(line))??lines[0]??"").replace(/\/\/[^/@\s]*@/g,
"//")}}function isBranchName(name){return name!==""&&!/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|\.lock$/.test(name)}import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-A6F11452.js";import{_2_compareTreeObjects,_2_listTree}from"./together-A6F11452.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A6F11452.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-7C31588D.js";import{_4_allEnded}from"./together-A6F11452.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();async function editedTree(repository,tree,edits){let entries=await entriesOf(
repository,tree);if(edits.kind==="patch")return patched(repository,entries,edits.patch);for(let{path,text}of edits.files)await put(repository,entries,path,text);
return _0_writeTreeObject(repository,[...entries.values()])}async function patchedTrees(repository,tree,patches){let trees=[];for(let patch of patches)trees.push(
await editedTree(repository,trees.at(-1)??tree,{kind:"patch",patch}));return trees}async function changedTree(repository,tree,files){let entries=await entriesOf(
repository,tree);for(let[path,file]of files){let bytes=Buffer.from(path);file===null?entries.delete(keyOf(bytes)):entries.set(keyOf(bytes),{path:bytes,mode:file.
mode,id:_0_writeBlob(repository,file.bytes)})}let all=[...entries.values()];return await _0_writeTreeObjects(repository,all)??await _0_writeTreeObject(repository,
all)}function diffTrees(repository,before,after){return repository.bytes(["diff-tree",...patchOptions,before,after],"objects")}var patchOptions=["-r","-p","-M",
"--binary","--full-index","--no-color","--no-ext-diff","--no-textconv","--src-prefix=a/","--dst-prefix=b/","--end-of-options"];async function entriesOf(repository,tree){
let listed=await _2_listTree(repository,tree);return new Map(listed.map(({path,mode,id})=>[keyOf(bytesOf(path)),{path:bytesOf(path),mode,id}]))}function bytesOf(path){
return typeof path=="string"?Buffer.from(path):path.bytes}function keyOf(path){return path.toString("latin1")}async function put(repository,entries,path,text){let bytes=Buffer.
from(path),key=keyOf(bytes),old=entries.get(key),why=_3_unsafeNameReason(path)??whyUnfit(entries,key,old);if(why!==void 0)throw new _1_UserError("usage",`Lanser\
 cannot edit ${path}: the path ${why}`,{hint:paths});text===null?entries.delete(key):entries.set(key,{path:bytes,mode:old?.mode??"100644",id:await store(repository,
Buffer.from(text))})}var paths="Name a regular file with its path from the top of the repository.";function whyUnfit(entries,key,old){if(old!==void 0)return old.
mode.startsWith("100")?void 0:"is not a regular file";let parts=key.split("/");return parts.some((_,at)=>at>0&&entries.has(parts.slice(0,at).join("/")))?"is bel\
ow a path that is not a folder":[...entries.keys()].some(one=>one.startsWith(`${key}/`))?"is a folder":void 0}async function store(repository,bytes){let id=(await repository.
text(["hash-object","-w","--stdin"],"index",bytes)).trim();if(!_0_isObjectId(id))throw new Error(`git hash-object printed ${JSON.stringify(id.slice(0,200))}`);return id}
async function patched(repository,entries,patch){let tree=await _0_writeTreeObject(repository,[...entries.values()]);for(let name of namesIn(patch)){let entry=entries.
get(keyOf(Buffer.from(name)));entry!==void 0&&entry.mode!=="160000"&&await store(repository,await _0_readBlob(repository,entry.id))}let applied=await repository.
raw(["apply","--cached","-"],"index",Buffer.from(patch));if(applied.exitCode!==0)throw new _1_UserError("apply-conflict","the patch does not apply to the curren\
t files",{cause:new Error(applied.stderr.trim())});let after=(await repository.text(["write-tree","--missing-ok"],"index")).trim();if(after===tree&&patch.trim()!==
"")throw new _1_UserError("usage","the patch changes nothing",{hint:"Give the output of `git diff`, with paths from the top of the repository."});return await refuseBadNames(
repository,after),after}async function refuseBadNames(repository,tree){for(let{path}of await _2_listTree(repository,tree)){let why=_3_unsafeNameReason(keyOf(bytesOf(
path)));if(why!==void 0)throw new _1_UserError("usage",`the patch has a path that ${why}`,{hint:paths})}}function namesIn(patch){let lines=patch.match(/^(?:---|\+\+\+|rename from|copy from|diff --git) .*$/gmu)??
[];return new Set(lines.flatMap(line=>{let[,word="",rest=""]=/^(---|\+\+\+|rename from|copy from|diff --git) (.*?)[\t\r]?$/u.exec(line)??[],quoted=[...rest.matchAll(
/"(?:[^"\\]|\\.)*"/gu)].map(([one])=>unquoted(one)),halves=word==="diff --git"?[rest.slice(0,Math.max(0,(rest.length-1)/2))]:[],isPlain=word==="rename from"||word===
"copy from";return[rest,...halves,...quoted].map(name=>isPlain?name:name.replace(/^[ab]\//u,""))}))}function unquoted(name){let bytes=[...name.slice(1,-1).matchAll(
/\\([0-7]{3}|.)|[^\\]/gsu)].flatMap(([own,mark])=>mark===void 0?[...Buffer.from(own)]:/^[0-7]{3}$/u.test(mark)?[Number.parseInt(mark,8)]:[...Buffer.from(escapes[mark]??
mark)]);return Buffer.from(bytes).toString("utf8")}var escapes={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"};_3_init_node_22();_3_init_node_22();function baseOf(commit,notes=[]){return{kind:"base",commit,annotate:null,notes,limits:[]}}async function readBase(repository,found){
let commit=await _0_readCommit(repository,found.commit);if(commit===void 0)throw new _0_DamagedObjects("merge-base",`${found.commit} is not here`);return baseOf(
commit,found.notes)}function withNotes(base,notes){return base.kind==="base"?{...base,notes:[...notes,...base.notes]}:base}function withLimit(base,limit2){return base.
kind==="unavailable"?base:{...base,notes:[limit2.message,...base.notes],limits:[limit2,...base.limits]}}function unavailableRevision(code,message,{hint=fetchHint,
gitMessage=null}={}){return{kind:"unavailable",code,message,hint,gitMessage}}function pick({commit,tree}){return{commit,tree}}var fetchHint="Check out with fetc\
h-depth: 0, or keep the checkout's credentials, so that Lanser can fetch missing commits.",namesMax=3,revisionLengthMax=256;async function nearestNames(repository,revision){
let listed=await repository.text(["for-each-ref","--format=%(refname:short)","refs/heads","refs/remotes","refs/tags"],"history"),wanted=revision.slice(0,revisionLengthMax),
distanceMax=Math.min(revision.length-1,Math.max(2,Math.floor(revision.length/3)));return listed.split(`
`).filter(name=>name!=="").map(name=>({name,distance:Math.min(_2_editDistance(wanted,name),_2_editDistance(wanted,lastPart(name)))})).filter(({distance})=>distance<=
distanceMax).sort((a,b)=>a.distance-b.distance||(a.name<b.name?-1:1)).slice(0,namesMax).map(({name})=>name)}function lastPart(name){return name.slice(name.lastIndexOf(
"/")+1)}async function resolveRevisions(repository,request){let isWritten=request.head.kind==="work-tree"||request.head.kind==="edited",[commits,written]=await _4_allEnded(
[resolveCommits(repository,request),isWritten?_0_snapshotWorkTree(repository):void 0]);if(commits.kind==="unavailable")return commits;let{head,base}=commits,snapshot=await snapshotOf(
repository,request.head,head.commit,written),resolved={kind:"resolved",base:pick(base.commit),head:snapshot===void 0?pick(head.commit):{commit:null,tree:snapshot.
tree},annotate:snapshot===void 0?base.annotate:null,notes:[...base.notes,...snapshot?.notes??[]],limits:base.limits};return await fetchFiles(repository,"base",resolved)??
await fetchFiles(repository,"head",resolved)??resolved}async function resolveCommits(repository,request){let head=await resolveHead(repository,request.head,isEvent(
request.base));if(head.kind==="unavailable")return head;let base=await resolveBase(repository,request.base,head.commit);return base.kind==="unavailable"?base:{kind:"\
resolved",head,base}}async function snapshotOf(repository,head,commit,written){return head.kind==="patched"?{tree:(await patchedTrees(repository,commit.tree,head.
patches)).at(-1)??commit.tree,notes:[]}:written===void 0||head.kind!=="edited"?written:{...written,tree:await editedTree(repository,written.tree,head.edits)}}async function fetchFiles(repository,side,revisions){
let{tree}=revisions[side],fetched=await fetchTree(repository,tree);if(fetched.kind==="fetched"&&await _0_readObjectType(repository,tree)==="tree"||fetched.kind===
"failed"&&await isOnlyUntouched(repository,tree,revisions))return;let gitMessage=fetched.kind==="failed"?fetched.gitMessage:null;return unavailableRevision(`${side}\
-unavailable`,`This clone does not have all files of ${side}.`,{gitMessage})}async function isOnlyUntouched(repository,tree,{base,head}){let missing=await listMissingObjects(
repository,tree),differences=await _2_compareTreeObjects(repository,base.tree,head.tree).catch(()=>{});if(differences===void 0)return!1;let touched=new Set(differences.
flatMap(({before,after})=>[before?.id,after?.id])),blobs=new Set((await _2_listTree(repository,tree).catch(()=>[])).map(({id})=>id));return missing.every(id=>blobs.
has(id)&&!touched.has(id))}async function resolveHead(repository,head,event){if(head.kind==="commit"||head.kind==="patched"){let found=await namedCommit(repository,
head.rev,"head");return found.kind==="unavailable"?found:{kind:"head",commit:found}}let id=await _0_resolveRevision(repository,"HEAD"),commit=id===void 0?void 0:
await _0_readCommit(repository,id);if(commit!==void 0)return{kind:"head",commit};if(event)return unavailableRevision("head-unavailable","The job checked out no \
commit.",{hint:checkOutHint});throw new _1_UserError("unknown-revision","this repository has no commit yet",{hint:"Commit something first."})}async function resolveBase(repository,base,head){
switch(base.kind){case"exact":{let found=await namedCommit(repository,base.rev,"base");return found.kind==="unavailable"?found:baseOf(found)}case"merge-base":{let found=await namedCommit(
repository,base.rev,"base");return found.kind==="unavailable"?found:{...await localMergeBase(repository,found.commit,base.rev,head),annotate:await mergedHead(repository,
head,base.pullHead)}}case"default":{let id=await _0_resolveRevision(repository,"refs/remotes/origin/HEAD");if(id!==void 0)return localMergeBase(repository,id,"o\
rigin/HEAD",head);throw new _1_UserError("no-base","the command names no base, and this clone has no origin/HEAD")}case"first-parent":return firstParent(repository,
head);case"pull-request":return pullRequestBase(repository,base,head);case"push":return pushBase(repository,base,head);case"left-default":return leftDefault(repository,
base,head);case"merge-group":return mergeGroupBase(repository,base,head)}}async function mergedHead(repository,head,pullHead){let[,second]=head.parents;if(pullHead===
void 0||second!==pullHead||head.commit===pullHead)return null;await fetchCommits(repository,[pullHead]);let commit=await _0_readCommit(repository,pullHead);return commit===
void 0?null:pick(commit)}async function localMergeBase(repository,id,rev,head){let found=await mergeBase(repository,id,head.commit);if(found.kind==="found")return readBase(
repository,found);throw found.kind==="none"?new _1_UserError("no-merge-base",`${rev} and head have no common history`):new _1_UserError("no-merge-base",`this sh\
allow clone lacks the common history of ${rev} and head`,{hint:"Fetch the rest (git fetch --unshallow), or name the exact base commit: --base-exact REV.",cause:new Error(
found.gitMessage)})}async function namedCommit(repository,rev,side){let shallow=(await shallowCommits(repository)).size>0;if(shallow&&_0_isObjectId(rev)){let fetched=await fetchCommits(
repository,[rev]),id2=await _0_resolveRevision(repository,rev),commit2=id2===void 0?void 0:await _0_readCommit(repository,id2);if(commit2!==void 0)return commit2;
let gitMessage=fetched.kind==="failed"?fetched.gitMessage:null;return unavailableRevision(`${side}-unavailable`,`Lanser cannot fetch the commit of ${side}.`,{gitMessage})}
let spaces=_0_isObjectId(rev)?[]:namespaces.map(space=>`${space}${rev}`),[id,...ids]=await _0_resolveAll(repository,[rev,...spaces]),commit=id===void 0?void 0:await _0_readCommit(
repository,id);if(commit!==void 0)return refuseAmbiguous(rev,new Map(spaces.map((name,index)=>[name,ids[index]]))),commit;let near=await nearestNames(repository,
rev);throw new _1_UserError("unknown-revision",`this repository has no commit ${rev}`,{hint:[near.length>0?`Did you mean ${near.join(" or ")}?`:_0_isObjectId(rev)?
`Fetch the commit (git fetch origin ${rev}), or name an existing commit.`:"Fetch the commit, or name an existing commit.",...shallow?["This clone is shallow (in\
 GitHub Actions: check out with fetch-depth: 0)."]:[]].join(" ")})}var namespaces=["refs/","refs/tags/","refs/heads/","refs/remotes/"];function refuseAmbiguous(rev,ids){
let known=[...ids].flatMap(([name,id])=>id===void 0?[]:[[name,id]]);if(new Set(known.map(([,id])=>id)).size<2)return;let named=known.map(([name])=>name).join(",\
 ");throw new _1_UserError("unknown-revision",`${rev} names different commits: ${named}`,{hint:"Write one of these full names instead."})}var checkOutHint="Chec\
k the repository out first (actions/checkout).";function isEvent(base){return base.kind!=="merge-base"&&base.kind!=="exact"&&base.kind!=="default"}async function pullRequestBase(repository,event,head){
let[first,second]=head.parents;if(first!==void 0&&second!==void 0&&head.commit!==event.headSha){if(second!==event.headSha)return unavailableRevision("version-sk\
ew","The checked-out merge commit does not belong to the commit of the event.",{hint:"The pull request has newer commits. Run the workflow of the newest commit."});
let fetched=await fetchCommits(repository,[first,second]),[base,annotated]=[await _0_readCommit(repository,first),await _0_readCommit(repository,second)];if(base===
void 0||annotated===void 0){let side=base===void 0?"base":"head",gitMessage=fetched.kind==="failed"?fetched.gitMessage:null;return unavailableRevision(`${side}-\
unavailable`,`Lanser cannot fetch the merge commit's ${side} parent.`,{gitMessage})}return{kind:"base",commit:base,annotate:pick(annotated),notes:[baseNote(base,
"first parent of the merge")],limits:[]}}if(head.commit!==event.headSha)return unavailableRevision("version-skew","The checked-out commit is not the commit of t\
he event.",{hint:"Check out the merge commit of the pull request (the default) or its head."});let target=await branchTip(repository,event.baseRef)??await namedByEvent(
repository,event.baseSha);return target===void 0?unavailableRevision("base-unavailable","Lanser cannot fetch the target branch."):eventMergeBase(repository,target,
head,"the target branch")}async function pushBase(repository,event,head){if(isZero(event.after))return unavailableRevision("head-unavailable","The push deleted \
its branch, so no files remain to check.");if(_0_isObjectId(event.after)&&event.after!==head.commit)return unavailableRevision("version-skew","The checked-out c\
ommit is not the pushed commit.",{hint:"Check out the pushed commit: remove a `ref` that names another commit from actions/checkout."});let before=isZero(event.
before)?void 0:await namedByEvent(repository,event.before),isDefault=event.ref===`refs/heads/${event.defaultBranch}`;if(before!==void 0){let commit=await _0_readCommit(
repository,before);if(commit!==void 0&&!event.forced)return baseOf(commit);if(commit!==void 0&&isDefault)return withNotes(await eventMergeBase(repository,before,
head,"the commit before a forced push"),["the push was forced"])}let instead=base2=>isZero(event.before)?withNotes(base2,["the branch is new"]):withLimit(base2,
_2_limit("other-base","Lanser cannot read the commit before the push"));if(isDefault)return instead(await firstParent(repository,head));let base=await leftDefault(
repository,event,head),isItself=base.kind==="base"&&base.commit.commit===head.commit;return instead(isItself?await firstParent(repository,head):base)}async function leftDefault(repository,{
defaultBranch},head){let target=await branchTip(repository,defaultBranch);return target===void 0?unavailableRevision("base-unavailable","Lanser cannot fetch the\
 default branch."):eventMergeBase(repository,target,head,"the default branch")}async function mergeGroupBase(repository,event,head){if(head.commit!==event.headSha)
return unavailableRevision("version-skew","The checked-out commit is not the commit of the merge group.",{hint:"Check out the merge group's commit: remove a `re\
f` that names another commit from actions/checkout."});let base=await namedByEvent(repository,event.baseSha),commit=base===void 0?void 0:await _0_readCommit(repository,
base);return commit!==void 0?baseOf(commit,[baseNote(commit,"base of the merge group")]):unavailableRevision("base-unavailable","Lanser cannot fetch the base of\
 the merge group.")}async function firstParent(repository,head){let[first]=head.parents;if(first===void 0)return unavailableRevision("base-unavailable","Head is\
 the first commit of the history, so Lanser has no commit to compare it with.",{hint:"Name a base, or start with the next change."});let fetched=await fetchCommits(
repository,[first]),commit=await _0_readCommit(repository,first);if(commit!==void 0)return baseOf(commit,[baseNote(commit,"first parent of head")]);let gitMessage=fetched.
kind==="failed"?fetched.gitMessage:null;return unavailableRevision("base-unavailable","Lanser cannot fetch the commit before head.",{gitMessage})}async function eventMergeBase(repository,target,head,name){
let found=await mergeBase(repository,target,head.commit);if(found.kind==="found")return readBase(repository,found);if(found.kind==="none")return unavailableRevision(
"base-unavailable",`Head and ${name} have no common history.`,{hint:"Rebase the branch, or give the base as an exact commit."});let message=`This clone lacks th\
e common history of head and ${name}, and Lanser cannot fetch it.`;return unavailableRevision("history-unavailable",message,{gitMessage:found.gitMessage})}async function branchTip(repository,branch){
return await _0_resolveRevision(repository,`refs/remotes/origin/${branch}`)??await fetchBranch(repository,branch)}async function namedByEvent(repository,id){if(!(!_0_isObjectId(
id)||isZero(id)))return await fetchCommits(repository,[id]),(await _0_readCommit(repository,id))?.commit}function baseNote({commit},why){return`base: ${_2_shortId(
commit)} (${why})`}function isZero(id){return/^0+$/.test(id)}export{changedTree as _0_changedTree,diffTrees as _0_diffTrees,patchedTrees as _0_patchedTrees,resolveRevisions as _0_resolveRevisions,fetchBranch as _1_fetchBranch,
fetchCommits as _1_fetchCommits,fetchTree as _1_fetchTree,linearHistory as _1_linearHistory,listMissingObjects as _1_listMissingObjects,mergeBase as _1_mergeBase,
shallowCommits as _1_shallowCommits};
