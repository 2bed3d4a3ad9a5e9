import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{isObjectId}from"./chunk-3W7DLTVH.js";var fileBytesMax=20*1024*1024,metaBytesMax=64*1024*1024;async function readBlob(repository,id,bytesMax=fileBytesMax){let answer=await ask(repository,id,bytesMax);
if(answer.kind==="object"&&answer.type==="blob")return answer.bytes;throw new Error(`${id} cannot be read: ${answer.kind==="object"?`it is a ${answer.type}`:answer.
kind}`)}async function readFileAt(repository,treeOrCommit,path,bytesMax=fileBytesMax){let found=await entryAt(repository,treeOrCommit,path);return found?.mode.startsWith(
"100")===!0?readBlob(repository,found.id,bytesMax):void 0}async function hasFolderAt(repository,treeOrCommit,path){return(await entryAt(repository,treeOrCommit,
path))?.mode===folderMode}async function typeOf(repository,id){let answer=await ask(repository,id,0);return answer.kind==="missing"?void 0:answer.type}var folderMode="\
40000";async function entryAt(repository,treeOrCommit,path){let tree=(await readCommit(repository,treeOrCommit))?.tree??treeOrCommit,entry={mode:folderMode,id:tree};
for(let name of path.split("/")){if(entry.mode!==folderMode)return;let answer=await ask(repository,entry.id,metaBytesMax);if(answer.kind!=="object"||answer.type!==
"tree")throw new Error(`${entry.id} is no tree that can be read`);let next=entryOf(answer.bytes,name,repository.objectFormat==="sha256"?32:20);if(next===void 0)
return;entry=next}return entry}function entryOf(tree,name,idBytes){let wanted=Buffer.from(name);for(let at=0;at<tree.length;){let space=tree.indexOf(32,at),nul=tree.
indexOf(0,space);if(space<0||nul<0)return;let end=nul+1+idBytes;if(tree.subarray(space+1,nul).equals(wanted))return{mode:tree.toString("latin1",at,space),id:tree.
toString("hex",nul+1,end)};at=end}}async function readCommit(repository,id){let answer=await ask(repository,id,metaBytesMax);if(answer.kind!=="object"||answer.type!==
"commit")return;let header=answer.bytes.toString("latin1").split(`

`,1)[0]??"",of=name=>header.split(`
`).flatMap(line=>line.startsWith(`${name} `)?[line.slice(name.length+1)]:[]),tree=of("tree")[0],parents=of("parent");if(tree===void 0||![tree,...parents].every(
isObjectId))throw new Error(`${id} is not a well-formed commit`);return{commit:id,tree,parents}}async function resolveRevision(repository,revision){return(await resolveAll(
repository,[revision]))[0]}async function resolveAll(repository,revisions){if(revisions.some(revision=>revision===""||/[\n\0]/.test(revision)))return revisions.
map(()=>{});let input=Buffer.from(revisions.map(revision=>`${revision}^{commit}
`).join("")),answer=await repository.raw(["cat-file","--batch-check"],"history",input),lines=answer.exitCode===0?answer.stdout.split(`
`):[];return revisions.map((_,index)=>{let[id,type]=lines[index]?.split(" ")??[];return id!==void 0&&isObjectId(id)&&type==="commit"?id:void 0})}async function checkObjects(repository,ids){
if(!ids.every(isObjectId))throw new Error(`not all object ids: ${ids.join(" ").slice(0,200)}`);if(ids.length===0)return[];let input=Buffer.from(ids.map(id=>`${id}\

`).join("")),lines=(await repository.text(["cat-file","--batch-check"],"objects",input)).split(`
`);return ids.map((_,index)=>{let match=/^([0-9a-f]{40,64}) (blob|tree|commit|tag) ([0-9]+)$/.exec(lines[index]??"");return match===null?void 0:{id:match[1]??"",
type:match[2]??"",size:Number(match[3])}})}function ask(repository,id,bytesMax){if(!isObjectId(id))throw new Error(`not an object id: ${id}`);return repository.
objects.read(id,bytesMax)}export{fileBytesMax,readBlob,readFileAt,hasFolderAt,typeOf,readCommit,resolveRevision,resolveAll,checkObjects};
