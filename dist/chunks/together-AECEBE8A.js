import{createRequire as lanserCreateRequire}from"node:module";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);function stateFolder({env},top){let[named2,home]=[env.XDG_STATE_HOME,env.HOME],parent=named2!==void 0&&(0,import_node_path.isAbsolute)(
named2)?named2:home!==void 0&&(0,import_node_path.isAbsolute)(home)?(0,import_node_path.join)(home,".local/state"):void 0,hint="Set XDG_STATE_HOME to a folder o\
f your own, outside of the repository.";if(parent===void 0)throw new _1_UserError("usage","there is no folder for the journal of edits",{hint});let folder=(0,import_node_path.
join)(parent,"lanser/edits",_2_sha256Hex(top).slice(0,32));if(_1_isInside(folder,top)||_0_leadsInto(folder,top))throw new _1_UserError("usage","the folder for t\
he journal of edits is in the repository",{hint});return folder}function openState(disk,folder,owner){for(let one of[(0,import_node_path.dirname)((0,import_node_path.
dirname)(folder)),(0,import_node_path.dirname)(folder),folder])if(!_0_ownFolder(one,owner))throw new _1_UserError("write-denied",`${one} is a link, or another u\
ser can write to it`,{hint:"Make it a folder of your own, with the mode 0700, or set XDG_STATE_HOME."});for(let one of[(0,import_node_path.dirname)((0,import_node_path.
dirname)((0,import_node_path.dirname)(folder))),(0,import_node_path.dirname)((0,import_node_path.dirname)(folder)),(0,import_node_path.dirname)(folder)]){let handle=disk.
openTop(one);disk.sync(handle),disk.close(handle)}let state=new EditState(disk,disk.openTop(folder));return Object.assign(state,{[Symbol.dispose]:()=>disk.close(
state.folder)})}function assertNoUnfinishedEdit(host,top){let names=namesIn(host,top);if(!names.includes("journal"))return;let running=names.map(name=>livePid(host,
name)).find(pid=>pid!==void 0);throw running===void 0?interrupted():busy(running)}function namesIn(host,top){try{return(0,import_node_fs.readdirSync)(stateFolder(
host,top))}catch{return[]}}function interrupted(){return new _1_UserError("apply-conflict","an edit of this repository was interrupted",{hint:"Run `lanser recov\
er`. It restores the files from before that edit."})}function livePid({processStart},name){let{pid,start:start2}=lockName.exec(name)?.groups??{};return start2!==
void 0&&processStart?.(Number(pid))===start2?Number(pid):void 0}var recordId=/^[0-9a-f]{32}$/u,lockName=/^lock-(?<pid>\d+)-(?<start>[0-9a-z.-]+)$/u,EditState=class{disk;folder;constructor(disk,folder){
this.disk=disk,this.folder=folder}lock(host){let{pid,processStart}=host,own=`lock-${pid}-${processStart?.(pid)??"unknown"}`;try{this.disk.close(this.disk.createFile(
this.folder,own,384))}catch(error){throw error.code==="EEXIST"?busy(pid):error}for(let name of this.disk.names(this.folder)){if(name===own||!lockName.test(name))
continue;let holder=livePid(host,name);if(holder===void 0)this.#unlinkIfThere(name);else throw this.disk.unlink(this.folder,own),busy(holder)}return{[Symbol.dispose]:()=>this.
disk.unlink(this.folder,own)}}#unlinkIfThere(name){this.disk.stat(this.folder,name)!==void 0&&this.disk.unlink(this.folder,name)}read(name){if(this.disk.stat(this.
folder,name)===void 0)return;let record=JSON.parse(this.disk.read(this.folder,name).toString("utf8"));if(record.version===1)return record;throw new _1_UserError(
"version-skew","another release of Lanser wrote the journal of the last edit")}begin(journal,contents){this.disk.makeFolder(this.folder,journal.id,448);let folder=this.
disk.openFolder(this.folder,journal.id);if(folder===void 0)throw new Error("the folder of the new record is missing");try{for(let[index,bytes]of contents.entries())
bytes!==null&&writeNew(this.disk,folder,String(index),bytes);this.disk.sync(folder)}finally{this.disk.close(folder)}writeNew(this.disk,this.folder,"journal.new",
Buffer.from(`${JSON.stringify(journal)}
`)),this.disk.rename(this.folder,"journal.new","journal"),this.disk.sync(this.folder)}contentBefore({id,files},index){let folder=this.disk.openFolder(this.folder,
id);if(folder===void 0)throw new Error("the contents of the journal are missing");try{let bytes=this.disk.read(folder,String(index));if(_2_sha256Hex(bytes)===files[index]?.
before?.sha256)return bytes;throw new Error(`the kept content of ${files[index]?.path} has another digest`)}finally{this.disk.close(folder)}}finish(){this.disk.
rename(this.folder,"journal","last")}settle(){this.disk.sync(this.folder)}drop(){this.disk.unlink(this.folder,"journal"),this.disk.sync(this.folder)}clean(){let kept=[
this.read("journal")?.id,this.read("last")?.id];for(let name of this.disk.names(this.folder)){if(name==="journal.new"&&this.disk.unlink(this.folder,name),!recordId.
test(name)||kept.includes(name))continue;let folder=this.disk.openFolder(this.folder,name);if(folder!==void 0){try{for(let one of this.disk.names(folder))this.disk.
unlink(folder,one)}finally{this.disk.close(folder)}this.disk.removeFolder(this.folder,name)}}}};function writeNew(disk,folder,name,bytes){let file=disk.createFile(
folder,name,384);try{disk.write(file,bytes),disk.sync(file)}finally{disk.close(file)}}function busy(pid){return new _1_UserError("content-modified",`another edi\
t of this repository is running (process ${pid})`,{hint:"Wait until it has ended, and run the command again."})}import{createRequire as lanserCreateRequire2}from"node:module";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_node_path2=_4___toESM(
_0_require_node_path(),1),filesMax=3e5,bytesMax=2*1024**3,restMs=2e3,unread=/\.(?:pyc|pyo|so(?:\.[\d.]+)?|pyd|dll|dylib|a|o|lib|exe|node|wasm|map|png|jpe?g|gif|ico|whl)$/iu;
function lookAtDisk(known){let listed=new Map;return{contents:(root2,places)=>{try{let all=list(root2,places,listed),parts=[digestOf([all.tree],"anywhere"),knownDigest(
all.outside,"there",known),all.missing];return{digest:_2_sha256Hex(JSON.stringify(parts)),stamp:all.stamp}}catch(error){return{why:whyUnlisted(error)}}}}}function digestPackages(folders,top,known){
try{let count={files:0},listed=[],waiting=folders.flatMap(folder=>realOf(folder)??[]);for(let place of waiting){if(listed.some(one2=>isListed(place,one2)))continue;
let one=listing(place,"searched",count),entries=one.entries.filter(({path})=>!ofInstaller.test(path));listed.push({...one,entries:entries.map(entry=>withoutPlace(
entry,one.top))}),waiting.push(...one.leads.filter(lead=>!_1_isInside(lead,top)))}return knownDigest(listed,"anywhere",known)}catch(error){return{why:whyUnlisted(
error)}}}var ofInstaller=/^\/\.(?!(?:pnpm|store|bun)(?:\/|$))|\/\.bin(?:\/|$)|\.dist-info\/(?:RECORD|direct_url\.json)$/u;function withoutPlace(entry,top){return entry.
kind!=="link"||!entry.to.startsWith(outsidePrefix)?entry:{...entry,to:`${outsidePrefix}${(0,import_node_path2.relative)(top,entry.to.slice(outsidePrefix.length))}`}}
var outsidePrefix="outside: ";function createChangeGuard(){let listed=new Map;return(root2,places,stamp)=>{try{return list(root2,places,listed).stamp===stamp}catch{
return!1}}}function whyUnlisted(error){return error instanceof TooMuch?error.message:`Lanser cannot list the server's files (${error.code})`}var TooMuch=class extends Error{};
function list(root2,places,known){let count={files:0},tree=listing((0,import_node_fs2.realpathSync)(root2),"whole",count),real=places.map(place=>[place,realOf(place)]),
missing=real.flatMap(([place,found])=>found===void 0?[place]:[]),searched=new Set(real.flatMap(([,found])=>found??[])),named2=[...tree.leads,...searched],seen=new Set,
waiting=[...named2,...foundAbove(tree.top,configuring,seen),...named2.flatMap(top=>abovePackages(top,seen))].sort((one,other)=>one.length-other.length||compareText(
one,other)),outside=[];for(let top of waiting){if([tree,...outside].some(one=>isListed(top,one)))continue;let kind=searched.has(top)?"searched":"whole",listed=known.
get(`${kind} ${top}`)??listing(top,kind,count);known.set(`${kind} ${top}`,listed),outside.push(listed),waiting.push(...listed.leads,...listed.leads.flatMap(lead=>abovePackages(
lead,seen)))}return{tree,outside,missing,stamp:stampOf([tree,...outside])}}var configuring=["node_modules","package.json","tsconfig.json","jsconfig.json","pyrig\
htconfig.json","pyproject.toml","ruff.toml",".ruff.toml",".shellcheckrc","shellcheckrc",".oxlintrc.json",".oxlintrc.jsonc",...["js","mjs","cjs","ts","mts","cts"].
flatMap(end=>[`eslint.config.${end}`,`oxlint.config.${end}`]),"typings"],packaging=["node_modules","package.json"];function abovePackages(top,seen){return/\/node_modules(?:\/|$)/u.
test(top)?foundAbove(top,packaging,seen):[]}function foundAbove(top,names,seen){let found=[];for(let folder=(0,import_node_path2.dirname)(top);;folder=(0,import_node_path2.
dirname)(folder)){for(let name of names){let place=(0,import_node_path2.join)(folder,name);if(seen.has(place))continue;seen.add(place);let real=realOf(place);real!==
void 0&&found.push(real)}if(folder===(0,import_node_path2.dirname)(folder))return found}}function realOf(place){try{return(0,import_node_fs2.realpathSync)(place)}catch{
return}}var installedPackages=/\/(?:site|dist)-packages(?:\/|$)/u;function isListed(place,{top,kind}){return _1_isInside(place,top)&&!(kind==="searched"&&installedPackages.
test(place.slice(top.length)))}function listing(top,kind,count){let entries=[],leads=[],newestMs=0,file=path=>{let{dev,ino,size,mtimeNs,ctimeNs}=(0,import_node_fs2.
lstatSync)(top+path,{bigint:!0});newestMs=Math.max(newestMs,Number(ctimeNs/1000000n));let state=[dev,ino,size,mtimeNs,ctimeNs].join(" ");if(entries.push({kind:"\
file",path,size:Number(size),state}),count.files+=1,count.files>filesMax)throw new TooMuch(`the server can read more than ${filesMax} files`)},link2=path=>{let real=realOf(
top+path);real===void 0?entries.push({kind:"link",path,to:`nowhere: ${(0,import_node_fs2.readlinkSync)(top+path)}`}):isListed(real,{top,kind})?entries.push({kind:"\
link",path,to:`inside: ${real.slice(top.length)}`}):(entries.push({kind:"link",path,to:`${outsidePrefix}${real}`}),leads.push(real))},walk=folder=>{entries.push(
{kind:"folder",path:folder});let inside2=(0,import_node_fs2.readdirSync)(top+folder,{withFileTypes:!0});for(let entry of inside2.sort((one,other)=>compareText(one.
name,other.name))){let path=`${folder}/${entry.name}`;entry.isFile()?file(path):entry.isSymbolicLink()?link2(path):entry.isDirectory()&&entry.name!=="__pycache_\
_"?isListed(top+path,{top,kind})&&walk(path):entry.isDirectory()||entries.push({kind:"other",path})}},stats=(0,import_node_fs2.statSync)(top);return stats.isDirectory()?
walk(""):stats.isFile()&&file(""),{top,kind,entries,leads,newestMs,stamp:_2_sha256Hex(JSON.stringify([top,entries]))}}function stampOf(all){return _2_sha256Hex(
JSON.stringify(all.map(({stamp})=>stamp)))}function knownDigest(all,where,known){let stamp=stampOf(all),before=known.read(stamp),newestMs=all.reduce((newest,one)=>Math.
max(newest,one.newestMs),0);if(before!==void 0&&before.writtenMs>newestMs+restMs)return before.digest;let digest=digestOf(all,where);return known.write(stamp,digest),
digest}function digestOf(all,where){let hash=_2_createSha256(),bytes=0;for(let{top,entries}of all){hash.update(`${JSON.stringify(where==="there"?top:"")}
`);for(let entry of entries)if(entry.kind!=="file")hash.update(`${JSON.stringify(entry)}
`);else{let{path,size}=entry,isRead=!unread.test(path);if(isRead&&(bytes+=size),bytes>bytesMax)throw new TooMuch(`the server can read more than ${bytesMax} byte\
s`);let content=isRead?_2_sha256Hex(_2_readFileBytes(top+path,bytesMax)):"by its name";hash.update(`${JSON.stringify(["file",path,size,content])}
`)}}return hash.digest("hex")}import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function meaningOf(code){if(code===null)return null;let bare=/\(([^()]+)\)$/u.
exec(code)?.[1]??code;return bare.slice(bare.lastIndexOf("/")+1).replace(/(?<=[a-z0-9])(?=[A-Z])/gu,"-").toLowerCase()}import{createRequire as lanserCreateRequire6}from"node:module";import{createRequire as lanserCreateRequire5}from"node:module";import{createRequire as lanserCreateRequire4}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();var ctxDefault=24,placesMax=1e3;function findAnchor(text,{snippet,ctx=ctxDefault,
hash}){let pattern=new RegExp(snippet.split(/\r\n|\r|\n/u).map(RegExp.escape).join("(?:\\r\\n|\\r|\\n)"),"gu"),matches=[];for(let found=pattern.exec(text);found!==
null&&matches.length<placesMax;found=pattern.exec(text)){let end=found.index+found[0].length,around=textAround(text,found.index,end,ctx);matches.push({start:found.
index,end,hash:sha256(around),around}),pattern.lastIndex=found.index+1}if(hash===void 0)return{matches,hash:"none"};let isSame=({hash:own,around})=>(hash.startsWith(
"sha1:")?sha1(around):own).startsWith(hash),same=matches.filter(isSame);return same.length===0?{matches,hash:"differs"}:{matches:same,hash:"same"}}function textAround(text,start2,end,ctx){
let[before,behind]=[text.slice(Math.max(0,start2-4*ctx),start2),text.slice(end,end+4*ctx)].map(part=>[...part.replace(/\r\n?/gu,`
`)]),own=text.slice(start2,end).replace(/\r\n?/gu,`
`);return[...ctx===0?[]:(before??[]).slice(-ctx),own,...(behind??[]).slice(0,ctx)].join("").toWellFormed()}import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunk-CZHAKUB4.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();_3_init_node_22();function findAlikeSpans(text,snippet){let[whole,part]=[
dense(text),dense(snippet)],inSnippet=new Map;for(let{hash,at}of fingerprints(part.text))inSnippet.set(hash,[...inSnippet.get(hash)??[],at]);let hits=fingerprints(
whole.text).flatMap(({hash,at})=>(inSnippet.get(hash)??[]).map(from=>({hash,at,from}))),counts=new Map;for(let{hash}of hits)counts.set(hash,(counts.get(hash)??0)+
1);return chained(hits.filter(({hash})=>(counts.get(hash)??0)<=200),part.text.length).map(({first,last})=>{let from=Math.max(0,first.at-first.from),to=Math.min(
whole.text.length,last.at+part.text.length-last.from);return wholeWords(text,whole.offsets[from]??0,(whole.offsets[to-1]??-1)+1)})}function chained(hits,snippetLength){
let slack=Math.max(20,snippetLength>>1),chains=[];for(let hit of hits){let open=chains.slice(-200).findLast(({last})=>hit.from>last.from&&hit.at>last.at&&hit.at-
last.at<=hit.from-last.from+slack);open===void 0?chains.push({first:hit,last:hit}):open.last=hit}return chains}function wholeWords(text,start2,end){let word=/[\p{L}\p{N}\p{M}_$]/u,
[from,to]=[start2,end];for(;from>0&&word.test(text.charAt(from))&&word.test(text.charAt(from-1));)from-=1;for(;to<text.length&&word.test(text.charAt(to-1))&&word.
test(text.charAt(to));)to+=1;return{start:from,end:to}}function dense(text){let offsets=[],all="";for(let at=0;at<text.length;at+=1){let unit=text.charAt(at);/\s/u.
test(unit)||(all+=unit,offsets.push(at))}return{text:all,offsets}}function fingerprints(text){let hashes=[];for(let at=0;at+7<=text.length;at+=1)hashes.push(hashOf(
text,at));let kept=[];for(let from=0;from<Math.max(1,hashes.length-4+1)&&hashes.length>0;from+=1){let window=hashes.slice(from,from+4),least=Math.min(...window),
at=from+window.lastIndexOf(least);kept.at(-1)?.at!==at&&kept.push({hash:least,at})}return kept}function hashOf(text,from){let hash=2166136261;for(let at=from;at<
from+7;at+=1)hash=Math.imul(hash^text.charCodeAt(at),16777619);return hash>>>0}var jaccardMin=.5;function rankAlike({text,starts,symbolAt},snippet,older){let bag=createBag(
snippet.match(tokenPattern)??[]),tokens=[...text.matchAll(tokenPattern)],exact=findAnchor(text,{snippet}).matches.map(span=>({...span,token:1})),alike=findAlikeSpans(
text,snippet).map(span=>fitted(tokens,span,bag)),ranked=[...exact,...alike].flatMap(({start:start2,end,token})=>{if(token<jaccardMin)return[];let range={start:_2_positionAt(
starts,start2),end:_2_positionAt(starts,end)},features={ast:older===void 0?null:+(symbolAt(range)===older.symbol),module:null,token,proximity:older===void 0?null:
nearness(range.start.line,older.line,starts.length)};return[{range,start:start2,end,score:scoreOf(features),features}]}).sort((one,other)=>other.score-one.score||
compareRanges(one.range,other.range)),kept=[];for(let one of ranked)kept.some(other=>one.start<other.end&&other.start<one.end)||kept.push(one);return kept}function nearness(line,other,lines){
return Math.max(0,1-Math.abs(line-other)/Math.max(1,lines))}var movesMax=200;function fitted(tokens,{start:start2,end},bag){let from=countWhile(tokens,({index})=>index<
start2),to=countWhile(tokens,({index})=>index<end),likeness=(first,last2)=>jaccardLikeness(bag,createBag(tokens.slice(first,last2).map(([token2])=>token2))),token=likeness(
from,to);for(let moves=0;moves<movesMax;moves+=1){let shorter=to-from>bag.size?[[from,to-1],[from+1,to]]:[],better=[[from,to+1],[from-1,to],...shorter].filter(([
first,last2])=>first>=0&&last2<=tokens.length&&first<last2).map(([first,last2])=>({first,last:last2,token:likeness(first,last2)})).find(one=>one.token>token);if(better===
void 0)break;({first:from,last:to,token}=better)}let last=tokens[to-1];return{start:tokens[from]?.index??start2,end:last===void 0?end:last.index+last[0].length,
token}}function isCertain([best,second],scoreMin){return best!==void 0&&best.score>=scoreMin&&best.score!==second?.score}import{_4_push}from"./together-124EAC88.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();_3_init_node_22();var jaccardMin2=.5;function definitionIndex(headFiles,renamed,limits){
let files=headFiles.toSorted((left,right)=>comparePaths(left.path,right.path)).map(file=>indexFile(file,renamed)),byBasePath=new Map(files.map(indexed=>[indexed.
file.base?.path,indexed])),cut={compared:0,clipped:0,unsearched:0},steps=0,bagFrom=(tokens,ownName)=>(tokens.length>limits.definitionTokensMax&&cut.clipped++,createBag(
tokens.slice(0,limits.definitionTokensMax).filter(token=>token!==ownName))),bags=new Map,bagOfEntry=entry=>{let bag=bags.get(entry)??bagFrom(entry.indexed.tokensOf(
entry.node),entry.node.definition.name);return bags.set(entry,bag),bag},newInHead=definitionsNewInHead(files,entry=>bagOfEntry(entry).size);return{search:selector=>{
let mapped=symbolThrough(renamed,selector.symbol),tokens=selector.text.match(tokenPattern)??[],bag=throughRenames(renamed,bagFrom(tokens,leafOf(selector.symbol))),
max=steps<limits.stepsMax?limits.comparedMax:1,compared=entry=>{let{file,lineCount}=entry.indexed,other=bagOfEntry(entry);steps+=Math.min(bag.counts.size,other.
counts.size);let name=leafOf(mapped)===entry.node.definition.name?mapped:selector.symbol;return{file,lineCount,node:entry.node,name,token:jaccardLikeness(bag,other)}},
bounded=(entries,room)=>(cut.compared+=Math.max(0,entries.length-room),entries.slice(0,room)),own=byBasePath.get(selector.path)?.find(kindOf(selector),mapped,selector.
symbol)??[];if(own.length>0){let byDistance=own.toSorted((left,right)=>distance(selector,left)-distance(selector,right));return{isGone:!1,candidates:bounded(byDistance,
max).map(compared)}}if(steps>=limits.stepsMax)return cut.unsearched++,{isGone:!0,candidates:[]};let leaves=new Set([leafOf(mapped),leafOf(selector.symbol)]),namesakes=bounded(
newInHead.named(kindOf(selector),leaves),max),alike=newInHead.sized(kindOf(selector),bag.size,max-namesakes.length,leaves);return cut.compared+=alike.cut,{isGone:!0,
candidates:[...namesakes.map(compared),...alike.entries.map(compared).filter(({token})=>token>=jaccardMin2)]}},limits:()=>limitsHit(cut)}}function indexFile(file,renamed){
let starts=_2_lineStarts(file.text),entries=[],byName=new Map,tokens,find=(kind,...names)=>names.map(name=>byName.get(`${kind} ${name}`)).find(found=>found!==void 0)??
[],indexed={file,lineCount:starts.length,entries,find,isOld:node=>old.has(node),tokensOf:({definition:definition2})=>{tokens??=[...file.text.matchAll(tokenPattern)];
let[from,to]=offsetsOf(starts,definition2.range);return tokens.slice(countBefore(tokens,from),countBefore(tokens,to)).map(([token])=>token)}};for(let node of _0_namedDefinitions(
file.outline)){let entry={indexed,node};entries.push(entry),_4_push(byName,`${kindOf(node)} ${node.symbol}`,entry)}let atBase=file.base?.outline===void 0?[]:_0_namedDefinitions(
file.base.outline),old=new Set(atBase.flatMap(node=>find(kindOf(node),symbolThrough(renamed,node.symbol),node.symbol)).map(({node})=>node));return indexed}function definitionsNewInHead(files,sizeOf){
let byLeaf=new Map,byKind=new Map;for(let entry of files.flatMap(({entries})=>entries))entry.indexed.isOld(entry.node)||(_4_push(byLeaf,`${kindOf(entry.node)} ${entry.
node.definition.name}`,entry),_4_push(byKind,kindOf(entry.node),entry));let bySize=new Map;return{named:(kind,leaves)=>[...leaves].flatMap(leaf=>byLeaf.get(`${kind}\
 ${leaf}`)??[]),sized:(kind,size,max,without)=>{let sorted=bySize.get(kind)??(byKind.get(kind)??[]).sort((a,b)=>sizeOf(a)-sizeOf(b));bySize.set(kind,sorted);let from=countWhile(
sorted,entry=>2*sizeOf(entry)<size),to=countWhile(sorted,entry=>sizeOf(entry)<=2*size),above=countWhile(sorted,entry=>sizeOf(entry)<size),below=above-1,entries=[],
passedOver=0;for(;entries.length<max&&(below>=from||above<to);){let[smaller,larger]=[sorted[below],sorted[above]],isSmaller=smaller!==void 0&&below>=from&&(larger===
void 0||above>=to||size-sizeOf(smaller)<=sizeOf(larger)-size),next=isSmaller?smaller:larger;next!==void 0&&without.has(next.node.definition.name)?passedOver++:next!==
void 0&&entries.push(next),isSmaller?below--:above++}let within=[...without].flatMap(leaf=>byLeaf.get(`${kind} ${leaf}`)??[]).filter(entry=>2*sizeOf(entry)>=size&&
sizeOf(entry)<=2*size).length;return{entries,cut:to-from-entries.length-Math.max(passedOver,within)}}}}function distance(selector,{node}){return Math.abs(node.definition.
range.start.line-selector.range.start.line)}function kindOf({kinds}){let kind=kinds.at(-1);if(kind===void 0)throw new Error("A definition has a kind.");return kind}
function symbolThrough(renamed,symbol){return renamed.size===0?symbol:symbol.split(".").map(part=>renamed.get(part)??part).join(".")}function throughRenames(renamed,bag){
if(renamed.size===0)return bag;let counts=new Map;for(let[token,count]of bag.counts){let name=renamed.get(token)??token;counts.set(name,(counts.get(name)??0)+count)}
return{counts,size:bag.size}}function limitsHit(cut){return[{code:"relocate-compared",message:"definitions were not compared with a touched symbol, because ther\
e are too many",count:cut.compared},{code:"relocate-clipped",message:"definitions were compared only at their start, because they are too long",count:cut.clipped},
{code:"relocate-unsearched",message:"touched symbols were searched only by name, because the change is too large",count:cut.unsearched}].filter(({count})=>count>
0)}function countBefore(tokens,offset){return countWhile(tokens,({index})=>index<offset)}var relocateDefaults={renamed:new Map,scoreMin:.75,shownMax:5,comparedMax:100,
definitionTokensMax:2e4,stepsMax:5e6};function relocate(selector,headFiles,options){let[relocation]=relocateAll([selector],headFiles,options).relocations;if(relocation===
void 0)throw new Error("One selector has one relocation.");return relocation}function relocateAll(selectors,headFiles,options){let index=definitionIndex(headFiles,
options.renamed,options);return{relocations:selectors.map(selector=>{let{isGone,candidates}=index.search(selector),ranked=candidates.map(found=>scored(selector,
found)).sort(compareCandidates),confidence=ranked[0]?.score??0;return{selector,status:statusOf(ranked,options.scoreMin),confidence,isDeleted:isGone&&confidence<
options.scoreMin,isGone,candidates:ranked.slice(0,options.shownMax),weights:featureWeights}}),limits:index.limits()}}function scored(selector,{file,lineCount,node,
name,token}){let{range}=node.definition,isSameFile=file.base?.path===selector.path,features={ast:astLikeness({symbol:name,kinds:selector.kinds},node,token),module:isSameFile?
1:moduleLikeness(selector.path,file.path),token,proximity:isSameFile?proximity(selector,range,lineCount):0};return{path:file.path,symbol:node.symbol,range,score:scoreOf(
features),features}}function proximity(selector,range,headLines){return 1-Math.abs(selector.range.start.line-range.start.line)/Math.max(selector.fileLines,headLines)}
function statusOf(ranked,scoreMin){return ranked.length===0?"not-found":isCertain(ranked,scoreMin)?"found":"ambiguous"}function compareCandidates(left,right){return right.
score-left.score||comparePaths(left.path,right.path)||compareRanges(left.range,right.range)}import{createRequire as lanserCreateRequire13}from"node:module";import{createRequire as lanserCreateRequire11}from"node:module";import{createRequire as lanserCreateRequire7}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url),require_node_buffer=_4___commonJS({"builtin:node:buffer"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:buffer")}});import{createRequire as lanserCreateRequire10}from"node:module";import{createRequire as lanserCreateRequire8}from"node:module";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-7C31588D.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(_8_require_api2(),
1),severityNames={[import_vscode_languageserver_protocol.DiagnosticSeverity.Error]:"error",[import_vscode_languageserver_protocol.DiagnosticSeverity.Warning]:"w\
arning",[import_vscode_languageserver_protocol.DiagnosticSeverity.Information]:"information",[import_vscode_languageserver_protocol.DiagnosticSeverity.Hint]:"hi\
nt"};function readReport(report,options){if(readMember(report,"kind")!==import_vscode_languageserver_protocol.DocumentDiagnosticReportKind.Full)return{kind:"unk\
nown",reason:"malformed"};let items=readMember(report,"items");if(!Array.isArray(items))return{kind:"unknown",reason:"malformed"};let{limits}=options.profile;if(items.
length>limits.diagnosticsPerFileMax)return{kind:"unknown",reason:"too-many-findings"};let documentLines=items.length===0?[]:_2_splitText(options.text),findings=[],
unreachable=[...silencedIn(options)],severitiesAssumed=0,cut=0;for(let item of items){let sent=readRange(readMember(item,"range")),converted=sent!==void 0&&options.
profile.countsCodePoints===!0?inUnits(sent,documentLines):sent,range=converted!==void 0&&options.profile.clampsColumns===!0?withinLines(converted,documentLines):
converted,message=readMessage(readMember(item,"message"));if(message===void 0)return{kind:"unknown",reason:"malformed"};if(range===void 0||!_2_rangeWithin(documentLines,
range))return{kind:"unknown",reason:"bad-range"};let rated=readSeverity(readMember(item,"severity")),severity=rated??import_vscode_languageserver_protocol.DiagnosticSeverity.
Error;if(rated===void 0&&(severitiesAssumed+=1),!options.profile.isFinding(severity,message)){options.profile.isUnreachable(message)&&unreachable.push({...range,
message});continue}let portable=options.relative(message);portable.length>limits.messageLengthMax&&(cut+=1),findings.push({server:options.profile.id,source:sourceOf(
readMember(item,"source"),options),code:readText(readMember(item,"code")),severity:severityNames[severity],message:portable.slice(0,limits.messageLengthMax).toWellFormed(),
path:options.path,range,symbol:options.symbolAt(range),...relatedOf(readMember(item,"relatedInformation"),options.root)})}let silent=options.profile.compiler===
void 0?void 0:readMember(report,"silent");return{kind:"findings",findings,unreachable,silent:Array.isArray(silent)?silent.filter(one=>typeof one=="string"):[],severitiesAssumed,
cut}}function silencedIn({profile,text}){return(profile.silencedLines?.(text)??[]).map(line=>({start:{line,character:0},end:{line:line+1,character:0},message:"a\
 comment excludes this line from the check"}))}function inUnits(range,texts){let counted2=({line,character})=>{let points=[...texts[line]??""],before=points.slice(
0,character).join("").length;return{line,character:before+Math.max(0,character-points.length)}};return{start:counted2(range.start),end:counted2(range.end)}}function withinLines(range,texts){
let[start2,end]=[range.start,range.end].sort(comparePositions),within=({line,character})=>({line,character:Math.min(character,texts[line]?.length??character)});
return{start:within(start2),end:within(end)}}function sourceOf(value,{relative}){let source=readText(value);return source===null?null:relative(source)}var relatedMax=16;
function relatedOf(value,root2){let related=(Array.isArray(value)?value.slice(0,relatedMax):[]).flatMap(item=>{let location=readMember(item,"location"),uri=readMember(
location,"uri"),range=readRange(readMember(location,"range")),place=typeof uri=="string"&&range!==void 0?_1_placeFromUri(root2,uri,range):void 0;return place===
void 0?[]:[place]});return related.length===0?{}:{related}}function readRange(value){let start2=readPosition(readMember(value,"start")),end=readPosition(readMember(
value,"end"));return start2===void 0||end===void 0?void 0:{start:start2,end}}function readPosition(value){let line=readMember(value,"line"),character=readMember(
value,"character");return Number.isSafeInteger(line)&&Number.isSafeInteger(character)&&line>=0&&character>=0?{line,character}:void 0}function readSeverity(value){
return Object.values(import_vscode_languageserver_protocol.DiagnosticSeverity).find(one=>one===value)}function readMessage(value){if(typeof value=="string")return value;
let marked=readMember(value,"value");return typeof marked=="string"?marked:void 0}function readText(value){return typeof value=="number"?String(value):typeof value==
"string"&&value!==""?value.toWellFormed().slice(0,1024):null}_3_init_node_22();var import_vscode_languageserver_protocol2=_4___toESM(_8_require_api2(),1);function isRetryable({
code,data}){if(code===import_vscode_languageserver_protocol2.LSPErrorCodes.ContentModified)return!0;let isRefused=typeof data=="object"&&data!==null&&data.retriggerRequest===
!1;return code===import_vscode_languageserver_protocol2.LSPErrorCodes.ServerCancelled&&!isRefused}_3_init_node_22();var import_vscode_languageserver_protocol3=_4___toESM(
_8_require_api2(),1);function createChannel(diagnostics,session,context){switch(diagnostics.kind){case"pull":return pulled(session,diagnostics);case"push":return pushed(
session,diagnostics.completion);case"query":return queried(session,diagnostics,context)}}function queried(session,{first,isTaken,about,read},context){let stamp=()=>session.
facts.refreshes;return{refusal:async()=>{for(let{method,params}of first(context)){let answer=await session.request(method,params,firstMsMax);if(answer.kind!=="r\
esult")return sessionFailure(answer,"loading",session);if(!isTaken(answer.result))return{code:"server-not-ready",message:"the server refused the notifications a\
bout the project"}}},ask:async(uri,msMax)=>{let before=stamp(),path=_1_relativeInside(context.root,_1_pathFromUri(uri)??"")??"",answers=await Promise.all(about(
context,path).map(({method,params})=>answerTo(session,msMax,ms=>session.request(method,params,ms)))),results=[];for(let answer of answers){if(answer.kind!=="res\
ult")return{answer:answer.kind==="timeout"?{...answer,reason:null}:answer,stamp:before};results.push(answer.result)}return{answer:asBelieved(read(results,context,
path)),stamp:before}},stamp,limits:()=>[]}}var firstMsMax=12e4;function pulled(session,{offerMsMax,believed,isNoAnswer=()=>!1}){let stamp=()=>session.facts.refreshes;
return{refusal:async()=>{let offered=await session.waitFor(()=>session.offers(import_vscode_languageserver_protocol3.DocumentDiagnosticRequest.method).length>0?
!0:void 0,offerMsMax);if(offered.kind==="ended")return sessionFailure(offered,"loading",session);if(offered.kind==="timeout")return sessionFailure({kind:"unsupp\
orted"},"loading",session)},ask:async(uri,msMax)=>{let before=stamp(),answer=await pull(session,uri,msMax);return answer.kind==="result"&&session.facts.log.some(
({message})=>isNoAnswer(message,uri))?{answer:{kind:"unmeetable",reason:noAnswer},stamp:before}:answer.kind==="result"&&believed!==void 0?{answer:asBelieved(believed(
answer.result)),stamp:before}:{answer:answer.kind==="timeout"?{...answer,reason:null}:answer,stamp:before}},stamp,limits:()=>[]}}var noAnswer="the server answer\
ed, but its log reports a failed computation";function asBelieved(believed){return believed.kind==="report"?{kind:"result",result:believed.report}:believed}async function pull(session,uri,msMax){
let identifiers=new Set(session.offers(import_vscode_languageserver_protocol3.DocumentDiagnosticRequest.method).map(options=>readMember(options,"identifier"))),
whole={kind:"unsupported"};for(let identifier of identifiers){let params={textDocument:{uri},...typeof identifier=="string"?{identifier}:{}},answer=await answerTo(
session,msMax,ms=>session.request(import_vscode_languageserver_protocol3.DocumentDiagnosticRequest.method,params,ms));if(answer.kind!=="result")return answer;whole=
whole.kind==="result"?{kind:"result",result:merge(whole.result,answer.result)}:answer}return whole}async function answerTo(session,msMax,ask){let answer=await ask(
msMax);for(let delay of retryDelaysMs){if(answer.kind!=="error"||!isRetryable(answer))return answer;await session.waitFor(()=>{},delay),answer=await ask(msMax/retryDelaysMs.
length)}return answer}var retryDelaysMs=[20,100,400];function merge(one,other){let[items,more]=[one,other].map(report=>readMember(report,"items"));return[one,other].
every(report=>readMember(report,"kind")===import_vscode_languageserver_protocol3.DocumentDiagnosticReportKind.Full)&&Array.isArray(items)&&Array.isArray(more)?{
kind:import_vscode_languageserver_protocol3.DocumentDiagnosticReportKind.Full,items:[...items,...more]}:other}function pushed(session,completion){let{facts}=session,
stamp=uri=>_8_documentAt(facts,uri)?.changes??0;return{refusal:()=>Promise.resolve(_8_wantsOpenAndClose(session.capabilities())?void 0:{code:"server-not-ready",
message:"the server does not ask for notifications of opened documents, so it publishes nothing for them"}),ask:async(uri,msMax)=>{let last={state:"unmet",reason:"\
the document is not open"},waited=await session.waitFor(()=>{let document=_8_documentAt(facts,uri);return document?.isOpen===!0&&(last=completion(facts,document)),
last.state==="unmet"?void 0:{completion:last,stamp:stamp(uri)}},msMax);if(waited.kind==="ended")return{answer:waited,stamp:stamp(uri)};if(waited.kind==="timeout")
return{answer:{...waited,reason:last.reason},stamp:stamp(uri)};let met=waited.value.completion;return{answer:met.state==="unmeetable"?{kind:"unmeetable",reason:met.
reason}:{kind:"result",result:{kind:import_vscode_languageserver_protocol3.DocumentDiagnosticReportKind.Full,items:met.publication.diagnostics}},stamp:waited.value.
stamp}},stamp,limits:()=>counted("published-unopened","unopened files have diagnostics",facts.unopened.size)}}function counted(code,message,count){return count===
0?[]:[_2_limit(code,message,count)]}function sessionFailure(answer,during,session){switch(answer.kind){case"ended":return endFailure(answer.end,during);case"tim\
eout":{let reason="reason"in answer?answer.reason:void 0;return{code:"server-timeout",message:`${reason==null?"the server did not answer in time":`the server di\
d not finish in time: ${reason}`} (${during})`}}case"unsupported":return{code:"server-not-ready",message:"the server does not offer diagnostics on request"};case"\
error":return{code:"server-protocol",message:`the server answered with error ${answer.code} (${during})`};case"unmeetable":return{code:"server-not-ready",message:`${answer.
reason} (${during})`};default:return{code:"server-not-ready",message:`the server is not ready (${during}, ${session.facts.received} messages)`}}}function endFailure(end,during){
switch(end.kind){case"exit":return{code:"server-crashed",message:`the server ended ${end.signal===null?`with code ${end.code}`:`by ${end.signal}`} (${during})`};case"\
not-started":return{code:"server-not-started",message:end.message};case"violation":return{code:"server-protocol",message:`the server broke the protocol: ${end.violation.
code} (${during})`};case"misbehaved":return{code:"server-protocol",message:`the server broke the protocol: ${end.detail} (${during})`};case"closed":return{code:"\
server-crashed",message:`the session is closed (${during})`}}}_3_init_node_22();var import_vscode_languageserver_protocol4=_4___toESM(_8_require_api2(),1);async function askCanary(options,conversation,canary){
let close=openCanary(options,conversation,canary),failure=await checkCanary(options,conversation,canary);return close(),failure}function openCanary({context},{session},canary){
let uri=_1_uriFromPath(`${_8_projectFolder(context)}/${canary.path}`);return session.isOpen(uri)&&session.close(uri),session.open({uri,languageId:canary.languageId,
text:canary.text}),canary.stays===!0?()=>{}:()=>session.close(uri)}async function checkCanary(asking,{session,channel},canary){let{context,profile}=asking,uri=_1_uriFromPath(
`${_8_projectFolder(context)}/${canary.path}`),{answer}=await channel.ask(uri,profile.limits.diagnosticsMsMax);if(answer.kind==="error"&&profile.compiler!==void 0)
return{code:profile.own===void 0?"server-not-ready":"server-configuration",message:`${asking.relative(answer.message).slice(0,600)} (the canary)`};if(answer.kind!==
"result")return sessionFailure(answer,"the canary",session);let{codes:wanted}=canary;if(wanted===null)return;let items=readMember(answer.result,"items"),codes=Array.
isArray(items)?items.map(item=>String(readMember(item,"code"))):[];if(codes.length===wanted.length&&codes.every((code,index)=>code===wanted[index]))return;if(profile.
own!==void 0)return{code:"canary-failed",message:codes.length===0?`${foundNothing(profile.name,wanted)}${explainNothingFound(asking,session)}`:`${profile.name}:\
 ${otherThan(wanted,codes)}${messagesOf(items)}; to accept this result: ${asKey(codes)}`};let found=codes.length===0?"nothing":inWords(codes).slice(0,200);return{
code:"canary-failed",message:`${profile.name} found ${found} in a document with ${inWords(wanted)}`}}function foundNothing(name,wanted){return`${name} found not\
hing in a document with ${inWords(wanted)}`}function otherThan(wanted,codes){let isSame=canonical(wanted.toSorted())===canonical(codes.toSorted());return`expect\
ed ${wanted.length===0?"nothing":inWords(wanted)}, found ${inWords(codes).slice(0,200)}${isSame?" (the same codes in another order)":""}`}function asKey(codes){
return`\`codes: [${codes.map(code=>code==="undefined"?"null":JSON.stringify(code)).join(", ").slice(0,400)}]\``}function explainNothingFound({profile,context,relative},{
facts}){let missing=[...facts.configurationAnswers.keys()].filter(section=>section!==""&&profile.section(section,context)===null),complaint=facts.log.findLast(({
level})=>level===import_vscode_languageserver_protocol4.MessageType.Error)?.message;return[...missing.length===0?[]:[`; it requested ${missing.length===1?"the s\
ection":"the sections"} ${missing.slice(0,8).join(", ").slice(0,200)}, which \`settings\` does not have`],...complaint===void 0?[]:[`; its last logged error: ${relative(
complaint).split(`
`)[0]?.slice(0,300)}`]].join("")}function inWords(codes){return codes.map(code=>code==="undefined"?"a finding without a code":code).join(", ")}function messagesOf(items){
return!Array.isArray(items)||items.length===0?"":`: ${items.map(item=>String(readMember(item,"message"))).join("; ").slice(0,400)}`}async function explainSilentFile({
profile:{limits}},session){let idle=await session.waitFor(()=>session.facts.openProgress.size===0?!0:void 0,limits.diagnosticsMsMax);if(idle.kind!=="met")return sessionFailure(
idle,"finishing",session);if(limits.quietMs===null)return;let silent=await session.quiet(limits.quietMs,limits.diagnosticsMsMax);return silent.kind==="met"?void 0:
sessionFailure(silent,"finishing",session)}async function askMember({profile:{membership},context:{root:root2}},{session,channel},uri,msMax){let diagnostics=channel.
ask(uri,msMax);if(membership===null)return diagnostics;let[asked,project]=await Promise.all([diagnostics,session.request(membership.method,{textDocument:{uri}},
msMax)]);return asked.answer.kind!=="result"?asked:{answer:memberAnswer(project,asked.answer,result=>membership.isMember(result,root2)),stamp:asked.stamp}}function memberAnswer(project,answer,isMember){
return project.kind==="result"?isMember(project.result)?answer:{kind:"no-member"}:project.kind==="timeout"?{...project,reason:null}:project}import{createRequire as lanserCreateRequire9}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_3_init_node_22();function definitionPath(id){return`${_8_serversFolder}/${id}.yml`}function withoutCanary({
name,unproven}){return unproven===void 0?void 0:`${name} has no known error (\`canary\`): a result without findings proves nothing`}function withoutFiles({own,isSource},paths){
return own===void 0||paths.some(isSource)?void 0:`\`files\` of ${definitionPath(own.id)} matches none of the ${_2_plural(paths.length,"file")} of this repositor\
y`}import{_1_isPlainLine,_1_isReadable,_1_rangesOverlap,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./together-DB7F738E.js";import{_9_require_picomatch}from"./together-80818FEF.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./together-FE02C42C.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require11=lanserCreateRequire10(import.meta.url),require_ril=_4___commonJS({"node_modules/vscode-jsonrpc/lib/node/ril.js"(exports){"use\
 strict";_3_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0});var util_1=_4___require("util"),crypto_1=_4___require("crypto"),api_1=_8_require_api(),
MessageBuffer=class _MessageBuffer extends api_1.AbstractMessageBuffer{static emptyBuffer=Buffer.allocUnsafe(0);constructor(encoding="utf-8"){super(encoding)}emptyBuffer(){
return _MessageBuffer.emptyBuffer}fromString(value,encoding){return Buffer.from(value,encoding)}toString(value,encoding){return value instanceof Buffer?value.toString(
encoding):new util_1.TextDecoder(encoding).decode(value)}asNative(buffer,length){return length===void 0?buffer instanceof Buffer?buffer:Buffer.from(buffer):buffer instanceof
Buffer?buffer.slice(0,length):Buffer.from(buffer.subarray(0,length))}allocNative(length){return Buffer.allocUnsafe(length)}},ReadableStreamWrapper=class{stream;constructor(stream){
this.stream=stream}onClose(listener){return this.stream.on("close",listener),api_1.Disposable.create(()=>this.stream.off("close",listener))}onError(listener){return this.
stream.on("error",listener),api_1.Disposable.create(()=>this.stream.off("error",listener))}onEnd(listener){return this.stream.on("end",listener),api_1.Disposable.
create(()=>this.stream.off("end",listener))}onData(listener){return this.stream.on("data",listener),api_1.Disposable.create(()=>this.stream.off("data",listener))}},
WritableStreamWrapper=class{stream;constructor(stream){this.stream=stream}onClose(listener){return this.stream.on("close",listener),api_1.Disposable.create(()=>this.
stream.off("close",listener))}onError(listener){return this.stream.on("error",listener),api_1.Disposable.create(()=>this.stream.off("error",listener))}onEnd(listener){
return this.stream.on("end",listener),api_1.Disposable.create(()=>this.stream.off("end",listener))}write(data,encoding){return new Promise((resolve,reject)=>{let callback=error=>{
error==null?resolve():reject(error)};typeof data=="string"?this.stream.write(data,encoding,callback):this.stream.write(data,callback)})}end(){this.stream.end()}},
_ril=Object.freeze({crypto:Object.freeze({randomUUID:()=>(0,crypto_1.randomUUID)()}),messageBuffer:Object.freeze({create:encoding=>new MessageBuffer(encoding)}),
applicationJson:Object.freeze({encoder:Object.freeze({name:"application/json",encode:(msg,options)=>{try{return Promise.resolve(Buffer.from(JSON.stringify(msg,void 0,
0),options.charset))}catch(err){return Promise.reject(err)}}}),decoder:Object.freeze({name:"application/json",decode:(buffer,options)=>{try{return buffer instanceof
Buffer?Promise.resolve(JSON.parse(buffer.toString(options.charset))):Promise.resolve(JSON.parse(new util_1.TextDecoder(options.charset).decode(buffer)))}catch(err){
return Promise.reject(err)}}})}),stream:Object.freeze({asReadableStream:stream=>new ReadableStreamWrapper(stream),asWritableStream:stream=>new WritableStreamWrapper(
stream)}),console,timer:Object.freeze({setTimeout(callback,ms,...args){let handle=setTimeout(callback,ms,...args);return{dispose:()=>clearTimeout(handle)}},setImmediate(callback,...args){
let handle=setImmediate(callback,...args);return{dispose:()=>clearImmediate(handle)}},setInterval(callback,ms,...args){let handle=setInterval(callback,ms,...args);
return{dispose:()=>clearInterval(handle)}}})});function RIL(){return _ril}(function(RIL2){function install2(){api_1.RAL.install(_ril)}RIL2.install=install2})(RIL||
(RIL={})),exports.default=RIL}}),require_main=_4___commonJS({"node_modules/vscode-jsonrpc/lib/node/main.js"(exports){"use strict";_3_init_node_22();var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),
__exportStar=exports&&exports.__exportStar||function(m,exports2){for(var p in m)p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p)&&__createBinding(
exports2,m,p)},__importDefault=exports&&exports.__importDefault||function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__es\
Module",{value:!0}),exports.StreamMessageWriter=exports.StreamMessageReader=exports.SocketMessageWriter=exports.SocketMessageReader=exports.PortMessageWriter=exports.
PortMessageReader=exports.IPCMessageWriter=exports.IPCMessageReader=void 0,exports.generateRandomPipeName=generateRandomPipeName,exports.createClientPipeTransport=
createClientPipeTransport,exports.createServerPipeTransport=createServerPipeTransport,exports.createClientSocketTransport=createClientSocketTransport,exports.createServerSocketTransport=
createServerSocketTransport,exports.createMessageConnection=createMessageConnection2;var ril_1=__importDefault(require_ril());ril_1.default.install();var path=__importStar(
_4___require("path")),os=__importStar(_4___require("os")),fs=__importStar(_4___require("fs")),crypto_1=_4___require("crypto"),net_1=_4___require("net"),api_1=_8_require_api();
__exportStar(_8_require_api(),exports);var IPCMessageReader=class extends api_1.AbstractMessageReader{process;constructor(process2){super(),this.process=process2;
let eventEmitter=this.process;eventEmitter.on("error",error=>this.fireError(error)),eventEmitter.on("close",()=>this.fireClose())}listen(callback){return this.process.
on("message",callback),api_1.Disposable.create(()=>this.process.off("message",callback))}};exports.IPCMessageReader=IPCMessageReader;var IPCMessageWriter=class extends api_1.
AbstractMessageWriter{process;errorCount;constructor(process2){super(),this.process=process2,this.errorCount=0;let eventEmitter=this.process;eventEmitter.on("er\
ror",error=>this.fireError(error)),eventEmitter.on("close",()=>this.fireClose())}write(msg){try{return typeof this.process.send=="function"&&this.process.send(msg,
void 0,void 0,error=>{error?(this.errorCount++,this.handleError(error,msg)):this.errorCount=0}),Promise.resolve()}catch(error){return this.handleError(error,msg),
Promise.reject(error)}}handleError(error,msg){this.errorCount++,this.fireError(error,msg,this.errorCount)}end(){}};exports.IPCMessageWriter=IPCMessageWriter;var PortMessageReader=class extends api_1.
AbstractMessageReader{onData;constructor(port){super(),this.onData=new api_1.Emitter,port.on("close",()=>this.fireClose()),port.on("error",error=>this.fireError(
error)),port.on("message",message=>{this.onData.fire(message)})}listen(callback){return this.onData.event(callback)}};exports.PortMessageReader=PortMessageReader;
var PortMessageWriter=class extends api_1.AbstractMessageWriter{port;errorCount;constructor(port){super(),this.port=port,this.errorCount=0,port.on("close",()=>this.
fireClose()),port.on("error",error=>this.fireError(error))}write(msg){try{return this.port.postMessage(msg),Promise.resolve()}catch(error){return this.handleError(
error,msg),Promise.reject(error)}}handleError(error,msg){this.errorCount++,this.fireError(error,msg,this.errorCount)}end(){}};exports.PortMessageWriter=PortMessageWriter;
var SocketMessageReader=class extends api_1.ReadableStreamMessageReader{constructor(socket,encoding="utf-8"){super((0,ril_1.default)().stream.asReadableStream(socket),
encoding)}};exports.SocketMessageReader=SocketMessageReader;var SocketMessageWriter=class extends api_1.WriteableStreamMessageWriter{socket;constructor(socket,options){
super((0,ril_1.default)().stream.asWritableStream(socket),options),this.socket=socket}dispose(){super.dispose(),this.socket.destroy()}};exports.SocketMessageWriter=
SocketMessageWriter;var StreamMessageReader=class extends api_1.ReadableStreamMessageReader{constructor(readable,encoding){super((0,ril_1.default)().stream.asReadableStream(
readable),encoding)}};exports.StreamMessageReader=StreamMessageReader;var StreamMessageWriter=class extends api_1.WriteableStreamMessageWriter{constructor(writable,options){
super((0,ril_1.default)().stream.asWritableStream(writable),options)}};exports.StreamMessageWriter=StreamMessageWriter;var XDG_RUNTIME_DIR=process.env.XDG_RUNTIME_DIR,
safeIpcPathLengths=new Map([["linux",107],["darwin",102]]);function generateRandomPipeName(){if(process.platform==="win32")return`\\\\.\\pipe\\lsp-${(0,crypto_1.
randomBytes)(16).toString("hex")}-sock`;let randomLength=32,fixedLength=10,tmpDir=fs.realpathSync(XDG_RUNTIME_DIR??os.tmpdir()),limit2=safeIpcPathLengths.get(process.
platform);if(limit2!==void 0&&(randomLength=Math.min(limit2-tmpDir.length-fixedLength,randomLength)),randomLength<16)throw new Error(`Unable to generate a rando\
m pipe name with ${randomLength} characters.`);let randomSuffix=(0,crypto_1.randomBytes)(Math.floor(randomLength/2)).toString("hex");return path.join(tmpDir,`ls\
p-${randomSuffix}.sock`)}function createClientPipeTransport(pipeName,encoding="utf-8"){let connectResolve,connected=new Promise((resolve,_reject)=>{connectResolve=
resolve});return new Promise((resolve,reject)=>{let server=(0,net_1.createServer)(socket=>{server.close(),connectResolve([new SocketMessageReader(socket,encoding),
new SocketMessageWriter(socket,encoding)])});server.on("error",reject),server.listen(pipeName,()=>{server.removeListener("error",reject),resolve({onConnected:()=>connected,
close:()=>{server.close()}})})})}function createServerPipeTransport(pipeName,encoding="utf-8"){let socket=(0,net_1.createConnection)(pipeName);return[new SocketMessageReader(
socket,encoding),new SocketMessageWriter(socket,encoding)]}function createClientSocketTransport(port,encoding="utf-8"){let connectResolve,connected=new Promise(
(resolve,_reject)=>{connectResolve=resolve});return new Promise((resolve,reject)=>{let server=(0,net_1.createServer)(socket=>{server.close(),connectResolve([new SocketMessageReader(
socket,encoding),new SocketMessageWriter(socket,encoding)])});server.on("error",reject),server.listen(port,"127.0.0.1",()=>{server.removeListener("error",reject);
let address=server.address();if(address===null||typeof address=="string"){reject(new Error(`Unexpected server address: ${address}`));return}let boundPort=address.
port;resolve({port:()=>boundPort,onConnected:()=>connected,close:()=>{server.close()}})})})}function createServerSocketTransport(port,encoding="utf-8"){let socket=(0,net_1.
createConnection)(port,"127.0.0.1");return[new SocketMessageReader(socket,encoding),new SocketMessageWriter(socket,encoding)]}function isReadableStream(value){let candidate=value;
return candidate.read!==void 0&&candidate.addListener!==void 0}function isWritableStream(value){let candidate=value;return candidate.write!==void 0&&candidate.addListener!==
void 0}function createMessageConnection2(input,output,logger,options){logger||(logger=api_1.NullLogger);let reader=isReadableStream(input)?new StreamMessageReader(
input):input,writer=isWritableStream(output)?new StreamMessageWriter(output):output;return api_1.ConnectionStrategy.is(options)&&(options={connectionStrategy:options}),
(0,api_1.createMessageConnection)(reader,writer,logger,options)}}});_3_init_node_22();function placeholder(name){return`\${${name}}`}function scrubPlaces(folders){
return new Map(Object.entries(folders).flatMap(([name,place])=>place?.startsWith("/")===!0&&place.length>1?[[name,place],[`${name}_URI`,_1_uriFromPath(place)]]:
[]))}var ambientNames=new Set(["HOME","HOME_URI","TMP","TMP_URI"]);function createScrubber(places){let ofRun=[...places].filter(([name,place])=>place!==""&&!ambientNames.
has(name)),toName=new Map([...places,...ofRun.toReversed()].map(([name,place])=>[mark(place),name])),pattern={places:alternatives(ofRun),words:alternatives([...places].
filter(([,place])=>place!==""))},tokens=createNumbering("TOKEN","00000000-0000-4000-8000-",12),ports=createNumbering("PORT","5",4),numberings={TOKEN:tokens,PORT:ports},
hidePlaces=(text,reach)=>{let marked=mark(text.toWellFormed());if(!marked.includes("/"))return marked;let isWide=reach==="words"||reach==="values"&&wholePath.test(
marked);return marked.replace(isWide?pattern.words:pattern.places,place=>placeholder(toName.get(place)??""))},hideTokens=(text,reach)=>reach==="words"?text.replace(
uuid,tokens.hide).replace(localPort,ports.hide):reach==="values"&&wholeUuid.test(text)?tokens.hide(text):text,unscrubText=text=>text.includes("${")?text.replace(
written,(all,marks,name,kind,n)=>marks!==""?`\${${marks.slice(1)}${name}}`:kind===void 0?places.get(name)??all:numberings[kind].show(Number(n))):text;return{scrub:(value,reach)=>mapStrings(
value,{name:text=>hidePlaces(text,reach),text:text=>hideTokens(hidePlaces(text,reach),reach)}),unscrub:value=>mapStrings(value,{name:unscrubText,text:unscrubText})}}
var written=/\$\{(!*)([A-Z][A-Z_]*|(TOKEN|PORT):(\d{1,9}))\}/g;function mark(text){return text.includes("${")?text.replace(written,(_all,marks,name)=>`\${!${marks}${name}\
}`):text}var uuid=/(?<![0-9A-Za-z])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9A-Za-z])/gi,wholeUuid=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,wholePath=/^(?:file:\/\/)?\/[^\s"'`<>|]*$/,
localPort=/(?<=(?<![\w.])(?:localhost|127\.0\.0\.1|\[::1\]):)\d{1,5}(?!\d)/g;function alternatives(places){let forms=places.map(([,place])=>mark(place)).sort((a,b)=>b.
length-a.length).map(place=>`${place.startsWith("/")&&place.split("/").length<=shortNames?"(?<![\\p{L}\\p{N}_./-])":""}${RegExp.escape(place)}`);return forms.length===
0?/(?!)/g:new RegExp(`(?:${forms.join("|")})(?![\\p{L}\\p{N}_%-]|\\.[\\p{L}\\p{N}_])`,"gu")}var shortNames=3;function createNumbering(name,prefix,digits){let numbers=new Map,
texts=new Map,last=0,shownMax=0,numberOf=text=>{let n=text.startsWith(prefix)?Number(text.slice(prefix.length)):0;return n>0&&n<=shownMax&&!texts.has(n)&&textOf(
n)===text?n:void 0},textOf=n=>prefix+String(n).padStart(digits,"0");return{hide:text=>{let n=numbers.get(text)??numberOf(text);return n===void 0&&(n=Math.max(last,
shownMax)+1,last=n,numbers.set(text,n),texts.set(n,text)),placeholder(`${name}:${n}`)},show:n=>{let known=texts.get(n);return known!==void 0?known:(shownMax=Math.
max(shownMax,n),textOf(n))}}}function mapStrings(value,change){if(typeof value=="string")return change.text(value);if(Array.isArray(value))return value.map(one=>mapStrings(
one,change));if(typeof value!="object"||value===null)return value;let members=Object.entries(value).map(([name,one])=>[change.name(name),one]).sort(([a],[b])=>a<
b?-1:1);return Object.fromEntries(members.map(([name,one])=>[name,mapStrings(one,change)]))}_3_init_node_22();var import_vscode_languageserver_protocol22=_4___toESM(
_8_require_api2(),1);_3_init_node_22();var import_vscode_languageserver_protocol5=_4___toESM(_8_require_api2(),1),codeActionMethod=import_vscode_languageserver_protocol5.
CodeActionRequest.method,codeActionResolveMethod=import_vscode_languageserver_protocol5.CodeActionResolveRequest.method;function fixCapabilities(own){let{publishDiagnostics:published,
diagnostic:pulled2}=own.textDocument??{};return{...own,workspace:{...own.workspace,workspaceEdit:{documentChanges:!0}},textDocument:{...own.textDocument,..._2_compact(
{publishDiagnostics:published===void 0?void 0:{...published,dataSupport:!0},diagnostic:pulled2===void 0?void 0:{...pulled2,dataSupport:!0}}),codeAction:{dynamicRegistration:!0,
codeActionLiteralSupport:{codeActionKind:{valueSet:[import_vscode_languageserver_protocol5.CodeActionKind.QuickFix]}},isPreferredSupport:!0,disabledSupport:!0,dataSupport:!0,
resolveSupport:{properties:["edit"]}}}}}function offeredActions({capabilities:capabilities2,facts}){let fixed=readMember(capabilities2(),"codeActionProvider"),registered=[
...facts.registrations.values()].filter(({method})=>method===import_vscode_languageserver_protocol5.CodeActionRequest.method).map(({options})=>options),all=[...fixed!=
null&&fixed!==!1?[fixed]:[],...registered];if(all.length!==0)return{resolves:all.some(one=>readMember(one,"resolveProvider")===!0)}}function fixingProfile(profile){
return{...profile,capabilities:fixCapabilities(profile.capabilities)}}var actionsMax=16,editsMax=40,fixesMax=4;async function askFixes(options,conversation,asked,deadline){
let{session}=conversation,actions=offeredActions(session),offered=[],wanted=asked.map(namedBy);if(actions===void 0)return{asked:wanted,offered};for(let[path,own]of Map.
groupBy(wanted,one=>one.path)){let text=options.text(path);if(typeof text!="string")continue;let document={path,text,uri:_1_uriFromPath(`${options.context.root}\
/${path}`)};session.open({uri:document.uri,languageId:options.profile.languageId(path),text});let items=await itemsOf(options,conversation,document,deadline);for(let finding of own){
let item=items?.get(keyOf(finding)),fixes=item===void 0?[]:await fixesFor(options,conversation,{...document,item,...actions},deadline);if(items===void 0||fixes===
void 0)return{asked:wanted,offered,isCut:!0};fixes.length>0&&offered.push({finding,fixes})}session.close(document.uri)}return{asked:wanted,offered}}function namedBy({
path,range,severity,source,code,message}){return{path,range,severity,source,code,message}}function keyOf(finding){return canonical(makeWellFormed(namedBy(finding)))}
async function itemsOf(options,{channel},{path,text,uri},deadline){let{profile,context,relative}=options,{answer}=await channel.ask(uri,msLeft(options,deadline));
if(isNone(answer))return;let items=answer.kind==="result"?readMember(answer.result,"items"):void 0,byKey=new Map;if(!Array.isArray(items)||items.length>profile.
limits.diagnosticsPerFileMax)return byKey;for(let item of items){let read2=readReport({kind:"full",items:[item]},{profile,path,text,root:context.root,relative,symbolAt:()=>null}),
[finding]=read2.kind==="findings"?read2.findings:[];finding!==void 0&&!byKey.has(keyOf(finding))&&byKey.set(keyOf(finding),item)}return byKey}function isNone({kind}){
return kind==="timeout"||kind==="ended"}function msLeft({profile,clock},deadline){return Math.max(1,Math.min(profile.limits.diagnosticsMsMax,deadline-clock.now()))}
async function fixesFor(options,{session},asked,deadline){let{uri,item,resolves}=asked,params={textDocument:{uri},range:item.range,context:{diagnostics:[item],only:[
import_vscode_languageserver_protocol22.CodeActionKind.QuickFix],triggerKind:import_vscode_languageserver_protocol22.CodeActionTriggerKind.Invoked}},answer=await session.
request(codeActionMethod,params,msLeft(options,deadline));if(isNone(answer))return;let actions=answer.kind==="result"&&Array.isArray(answer.result)?answer.result:
[],version=_8_documentAt(session.facts,uri)?.version??1,fixes=[];for(let action of preferredFirst(actions.slice(0,actionsMax))){if(fixes.length===fixesMax)break;
if(!isQuickFix(action))continue;let needsEdit=readMember(action,"edit")==null;if(needsEdit&&!resolves)continue;let resolved2=needsEdit?await session.request(codeActionResolveMethod,
action,msLeft(options,deadline)):{kind:"result",result:action};if(isNone(resolved2))return;let fix=resolved2.kind==="result"&&isQuickFix(resolved2.result)?fixOf(
resolved2.result,options,{...asked,version}):void 0;fix!==void 0&&fixes.push(fix)}return fixes}function preferredFirst(actions){let isPreferred=one=>readMember(
one,"isPreferred")===!0;return[...actions.filter(isPreferred),...actions.filter(one=>!isPreferred(one))]}function isQuickFix(action){let kind=readMember(action,
"kind");return(kind===void 0||kind===import_vscode_languageserver_protocol22.CodeActionKind.QuickFix||typeof kind=="string"&&kind.startsWith(`${import_vscode_languageserver_protocol22.
CodeActionKind.QuickFix}.`))&&typeof readMember(action,"title")=="string"&&readMember(action,"command")==null&&readMember(action,"disabled")==null}function fixOf(action,{
context,relative},{path,text,version}){let isHere=uri=>typeof uri=="string"&&_1_relativeInside(context.root,_1_pathFromUri(uri)??"")===path,listed=editsIn(readMember(
action,"edit"),isHere,version);if(listed===void 0||listed.length===0||listed.length>editsMax)return;let documentLines=_2_splitText(text),edits=[];for(let one of listed){
let range=readRange(readMember(one,"range")),written2=readMember(one,"newText"),isPlain=readMember(one,"annotationId")==null&&readMember(one,"snippet")==null;if(range===
void 0||typeof written2!="string"||!isPlain||!_2_rangeWithin(documentLines,range)||!written2.isWellFormed())return;edits.push({range,text:written2})}if(edits.reduce(
(sum,one)=>sum+one.text.length,0)>_1_suggestionLengthMax||isTangled(edits))return;let title=relative(String(readMember(action,"title"))).toWellFormed();return{title:_2_shorten(
title,_1_suggestionTitleMax),edits}}function editsIn(edit,isHere,version){let[changes,documents]=[readMember(edit,"changes")??void 0,readMember(edit,"documentCh\
anges")??void 0];if(documents!==void 0){if(!Array.isArray(documents))return;let all2=[];for(let one of documents){let of=readMember(one,"textDocument"),given=readMember(
of,"version")??version,own=readMember(one,"edits");if(readMember(one,"kind")!==void 0||!isHere(readMember(of,"uri"))||given!==version||!Array.isArray(own))return;
all2.push(...own)}return all2}if(typeof changes!="object"||changes===null)return;let all=[];for(let[uri,own]of Object.entries(changes)){if(!Array.isArray(own)||
own.length>0&&!isHere(uri))return;all.push(...own)}return all}function isTangled(edits){let sorted=edits.toSorted((one,other)=>compareRanges(one.range,other.range));
return sorted.some(({range:{start:start2}},at)=>{let before=sorted[at-1]?.range.end;return before!==void 0&&(start2.line<before.line||start2.line===before.line&&
start2.character<before.character)})}_3_init_node_22();var import_vscode_languageserver_protocol9=_4___toESM(_8_require_api2(),1);_3_init_node_22();var import_node=_4___toESM(
require_main(),1),import_vscode_languageserver_protocol52=_4___toESM(_8_require_api2(),1);_3_init_node_22();var import_vscode_languageserver_protocol32=_4___toESM(
_8_require_api2(),1),registrationsMax=64,progressTokensMax=256,globLengthMax=1024,nothing={kind:"result",result:null},otherRefreshes=[import_vscode_languageserver_protocol32.
SemanticTokensRefreshRequest.method,import_vscode_languageserver_protocol32.InlayHintRefreshRequest.method,import_vscode_languageserver_protocol32.InlineValueRefreshRequest.
method,import_vscode_languageserver_protocol32.CodeLensRefreshRequest.method,import_vscode_languageserver_protocol32.FoldingRangeRefreshRequest.method,"workspac\
e/codeAction/refresh",import_vscode_languageserver_protocol32.TextDocumentContentRefreshRequest.method].map(method=>[method,()=>nothing]),handlers=new Map([[import_vscode_languageserver_protocol32.
ConfigurationRequest.method,answerConfiguration],[import_vscode_languageserver_protocol32.WorkspaceFoldersRequest.method,(_params,context)=>({kind:"result",result:context.
folders})],[import_vscode_languageserver_protocol32.RegistrationRequest.method,register],[import_vscode_languageserver_protocol32.UnregistrationRequest.method,unregister],
[import_vscode_languageserver_protocol32.WorkDoneProgressCreateRequest.method,createProgress],[import_vscode_languageserver_protocol32.ShowMessageRequest.method,
(params,context)=>(remember(params,context.facts),nothing)],[import_vscode_languageserver_protocol32.ShowDocumentRequest.method,()=>({kind:"result",result:{success:!1}})],
[import_vscode_languageserver_protocol32.ApplyWorkspaceEditRequest.method,(_params,context)=>(_8_count(context.facts.oddities,`${import_vscode_languageserver_protocol32.
ApplyWorkspaceEditRequest.method} refused`),{kind:"result",result:{applied:!1,failureReason:"read-only session"}})],[import_vscode_languageserver_protocol32.DiagnosticRefreshRequest.
method,(_params,context)=>(context.facts.refreshes+=1,nothing)],["vscode/content",()=>({kind:"error",code:import_vscode_languageserver_protocol32.ErrorCodes.InvalidRequest,
message:"schemas are not fetched"})],...otherRefreshes]);function answerServer(method,params,context){let handler=handlers.get(method);return handler===void 0?(_8_count(
context.facts.oddities,`unknown request ${method.slice(0,64)}`),{kind:"error",code:import_vscode_languageserver_protocol32.ErrorCodes.MethodNotFound,message:`no\
t supported: ${method.slice(0,64)}`}):handler(params,context)}var logLinesMax=1e3,logLineLengthMax=4096,progressMethod="$/progress",fileStatusMethod="textDocume\
nt/clangd.fileStatus";function takeNotification(method,params,facts){method===import_vscode_languageserver_protocol32.LogMessageNotification.method||method===import_vscode_languageserver_protocol32.
ShowMessageNotification.method?remember(params,facts):method===progressMethod?takeProgress(params,facts):method===import_vscode_languageserver_protocol32.PublishDiagnosticsNotification.
method&&facts.keepsPublished?_8_takePublication(params,facts):method===fileStatusMethod&&facts.keepsPublished&&_8_takeStatus(params,facts)}function remember(params,facts){
let message=readMember(params,"message"),level=readMember(params,"type");typeof message=="string"&&(facts.log.length>=logLinesMax&&facts.log.shift(),facts.log.push(
{level:typeof level=="number"?level:import_vscode_languageserver_protocol32.MessageType.Log,message:message.slice(0,logLineLengthMax)}))}function takeProgress(params,facts){
let token=readMember(params,"token"),kind=readMember(readMember(params,"value"),"kind");typeof token!="string"&&typeof token!="number"||(kind==="begin"&&facts.openProgress.
size<progressTokensMax&&facts.openProgress.add(token),!(kind!=="end"||!facts.openProgress.delete(token))&&facts.endedProgress.size<progressTokensMax&&facts.endedProgress.
add(token))}function answerConfiguration(params,context){let items=readMember(params,"items");return Array.isArray(items)?{kind:"result",result:items.map(item=>{
let section=readMember(item,"section"),name=typeof section=="string"?section:"";return _8_count(context.facts.configurationAnswers,name),context.section(name)??
null})}:invalid(`${import_vscode_languageserver_protocol32.ConfigurationRequest.method} without items`)}function register(params,context){let registrations=readMember(
params,"registrations");if(!Array.isArray(registrations))return invalid(`${import_vscode_languageserver_protocol32.RegistrationRequest.method} without registrat\
ions`);for(let registration of registrations){let id=readMember(registration,"id"),method=readMember(registration,"method");if(typeof id!="string"||typeof method!=
"string")return invalid("a registration without id or method");let{registrations:known}=context.facts;if(known.size>=registrationsMax&&!known.has(id))return invalid(
`more than ${registrationsMax} registrations`);let options=readMember(registration,"registerOptions");if(hasLongGlob(options))return invalid(`a glob longer than\
 ${globLengthMax} characters`);known.set(id,{id,method,options})}return nothing}function unregister(params,context){let list2=readMember(params,"unregisteration\
s");if(!Array.isArray(list2))return invalid(`${import_vscode_languageserver_protocol32.UnregistrationRequest.method} without unregisterations`);for(let item of list2){
let id=readMember(item,"id");typeof id=="string"&&context.facts.registrations.delete(id)}return nothing}function createProgress(_params,context){return context.
facts.openProgress.size<progressTokensMax?nothing:invalid(`more than ${progressTokensMax} open progress tokens`)}function hasLongGlob(options){let watchers=readMember(
options,"watchers");return Array.isArray(watchers)?watchers.some(watcher=>{let glob=readMember(watcher,"globPattern"),pattern=typeof glob=="string"?glob:readMember(
glob,"pattern");return typeof pattern=="string"&&pattern.length>globLengthMax}):!1}function invalid(message){return{kind:"error",code:import_vscode_languageserver_protocol32.
ErrorCodes.InvalidParams,message}}_3_init_node_22();var import_picomatch=_4___toESM(_9_require_picomatch(),1),import_vscode_languageserver_protocol42=_4___toESM(
_8_require_api2(),1);function createDocuments({rootPath,facts,capabilities:capabilities2},notify){let versions=new Map,opened=new Set,held=new Map,texts=new Map,
open=({uri,languageId,text})=>{if(!_8_wantsOpenAndClose(capabilities2()))return;let version=facts.keepsPublished?_8_noteOpened(facts,uri):1;versions.set(uri,version),
opened.add(uri),held.has(uri)&&texts.set(uri,text);let params={textDocument:{uri,languageId,version,text}};notify(import_vscode_languageserver_protocol42.DidOpenTextDocumentNotification.
method,params)},close=uri=>{if(!_8_wantsOpenAndClose(capabilities2()))return;let closed={textDocument:{uri}};notify(import_vscode_languageserver_protocol42.DidCloseTextDocumentNotification.
method,closed),opened.delete(uri),texts.delete(uri),_8_noteClosed(facts,uri)};return{open:document=>{let{uri,text}=document;if(held.has(uri)){if(texts.get(uri)===
text)return;close(uri)}open(document)},close:uri=>{let own=held.get(uri);own!==void 0&&texts.get(uri)===own.text||(close(uri),own!==void 0&&open(own))},isOpen:uri=>opened.
has(uri),hold:documents=>{for(let uri of held.keys())close(uri);held.clear();for(let one of documents)held.set(one.uri,one),open(one)},change:({uri,text})=>{if(!_8_wantsOpenAndClose(
capabilities2()))return;let version=(versions.get(uri)??0)+1;versions.set(uri,version),held.has(uri)&&texts.set(uri,text),facts.keepsPublished&&_8_noteChanged(facts,
uri,version);let changed={textDocument:{uri,version},contentChanges:[{text}]};notify(import_vscode_languageserver_protocol42.DidChangeTextDocumentNotification.method,
changed)},save:({uri,text})=>{let wanted=_8_wantsSaves(capabilities2());if(wanted===void 0)return;let saved={textDocument:{uri},..._2_compact({text:wanted.includeText?
text:void 0})};notify(import_vscode_languageserver_protocol42.DidSaveTextDocumentNotification.method,saved)},edited:uris=>{let watched=uris.filter(uri=>isWatched(
facts,uri,rootPath));if(watched.length===0)return;let changed={changes:watched.map(uri=>({uri,type:import_vscode_languageserver_protocol42.FileChangeType.Changed}))};
notify(import_vscode_languageserver_protocol42.DidChangeWatchedFilesNotification.method,changed)}}}function isWatched({registrations},uri,rootPath){let path=_1_pathFromUri(
uri);return path===void 0?!1:[...registrations.values()].filter(({method})=>method===import_vscode_languageserver_protocol42.DidChangeWatchedFilesNotification.method).
flatMap(({options})=>{let watchers=readMember(options,"watchers");return Array.isArray(watchers)?watchers:[]}).some(watcher=>{let kind=readMember(watcher,"kind")??
import_vscode_languageserver_protocol42.WatchKind.Change;if(typeof kind!="number"||(kind&import_vscode_languageserver_protocol42.WatchKind.Change)===0)return!1;
let glob=readMember(watcher,"globPattern");if(typeof glob=="string")return[path,path.slice(1),inside(path,rootPath)].some(fits(glob));let base=readMember(glob,"\
baseUri"),folder=_1_pathFromUri(typeof base=="string"?base:String(readMember(base,"uri"))),pattern=readMember(glob,"pattern");return folder!==void 0&&typeof pattern==
"string"&&fits(pattern)(inside(path,folder))})}function inside(path,folder){return path.startsWith(`${folder}/`)?path.slice(folder.length+1):void 0}function fits(glob){
return path=>path!==void 0&&import_picomatch.default.isMatch(path,glob,{dot:!0,noextglob:!0})}var unknownAnswersMax=8,requestsInARowMax=4096;function connect(options,facts,ending,lookAgain){
let{transport}=options,awaited=new Set,unknownAnswers=0,requestsInARow=0,deliver=()=>{},end=detail=>{ending.fire({kind:"misbehaved",detail}),transport.close()},
take=message=>(facts.received+=1,typeof message.method=="string"?Object.hasOwn(message,"id")?(requestsInARow+=1,requestsInARow>requestsInARowMax&&end(`the serve\
r sent more than ${requestsInARowMax} requests in a row`),!0):(takeNotification(message.method,message.params,facts),!1):awaited.delete(message.id)?!0:(unknownAnswers+=
1,_8_count(facts.oddities,"answer to a request that Lanser did not send"),unknownAnswers>unknownAnswersMax&&end(`the server sent more than ${unknownAnswersMax} \
answers without a request`),!1)),connection=(0,import_node.createMessageConnection)({onError:()=>nothingToDispose,onClose:()=>nothingToDispose,onPartialMessage:()=>nothingToDispose,
listen:callback=>(deliver=callback,nothingToDispose),dispose:()=>{}},{onError:()=>nothingToDispose,onClose:()=>nothingToDispose,write:message=>{let plain=withoutUndefined(
message);return typeof plain.method=="string"&&(requestsInARow=0,plain.id!==void 0&&awaited.add(plain.id)),transport.send(plain),Promise.resolve()},end:()=>{},dispose:()=>{}},
silentLogger),context={facts,section:options.section,folders:[{uri:options.rootUri,name:options.folderName}]};return connection.onRequest((method,params)=>{let answer=answerServer(
method,params,context);return lookAgain(),answer.kind==="result"?answer.result:new import_node.ResponseError(answer.code,answer.message)}),connection.listen(),transport.
listen(message=>{ending.end()===void 0&&(take(message)&&deliver(message),lookAgain())},why=>ending.fire(why)),{connection}}function withoutUndefined(message){let entries=Object.
entries(message).filter(([,value])=>value!==void 0);return Object.fromEntries(entries)}var nothingToDispose={dispose:()=>{}},silentLogger={error:()=>{},warn:()=>{},
info:()=>{},log:()=>{}};function openSession(options){let facts=_8_emptyFacts(options.published),{transport,clock}=options,ending=createEnding(),waiters=new Set,
lookAgain=()=>{for(let waiter of[...waiters])waiter()};ending.onEnd(lookAgain);let link2=connect(options,facts,ending,lookAgain),capabilities2,race=(promise,msMax)=>new Promise(
resolve=>{let cancel=clock.after(msMax,()=>settle2({kind:"timeout",ms:msMax})),forget=()=>{},settle2=value=>{cancel(),forget(),resolve(value)};forget=ending.onEnd(
end=>settle2({kind:"ended",end})),promise.then(settle2,()=>{})}),send=(method,params,msMax,signal)=>{let end=ending.end();if(end!==void 0)return Promise.resolve(
{kind:"ended",end});let cancellation=new import_node.CancellationTokenSource,answer=(params===void 0?link2.connection.sendRequest(method):link2.connection.sendRequest(
method,params,cancellation.token)).then(result=>({kind:"result",result}),error=>error instanceof import_node.ResponseError?{kind:"error",code:error.code,message:error.
message,data:error.data}:{kind:"ended",end:ending.end()??{kind:"closed"}}),cancel=()=>cancellation.cancel();return signal?.addEventListener("abort",cancel,{once:!0}),
race(answer,msMax).then(answered=>(signal?.removeEventListener("abort",cancel),answered.kind==="timeout"&&cancellation.cancel(),answered))},notify=(method,params)=>{
ending.end()===void 0&&(params===void 0?link2.connection.sendNotification(method):link2.connection.sendNotification(method,params)).catch(()=>{})},configure=()=>{
let changed={settings:options.changedSettings};notify(import_vscode_languageserver_protocol52.DidChangeConfigurationNotification.method,changed)},documents=createDocuments(
{rootPath:options.rootPath,facts,capabilities:()=>capabilities2},notify),waitFor=async(look,msMax)=>{let found=look();if(found!==void 0)return{kind:"met",value:found};
let waiter,wanted=new Promise(resolve=>{waiter=()=>{let value=look();value!==void 0&&resolve({kind:"met",value})},waiters.add(waiter)}),result=await race(wanted,
msMax);return waiter!==void 0&&waiters.delete(waiter),result};return{facts,capabilities:()=>capabilities2,end:ending.end,start:async msMax=>{let answer=await send(
import_vscode_languageserver_protocol52.InitializeRequest.method,initializeParams(options),msMax);if(answer.kind!=="result")return answer;capabilities2=readMember(
answer.result,"capabilities");let wrong=_8_wrongCapabilities(capabilities2,options.capabilities);if(wrong!==void 0)return ending.fire({kind:"misbehaved",detail:wrong}),
{kind:"ended",end:{kind:"misbehaved",detail:wrong}};notify(import_vscode_languageserver_protocol52.InitializedNotification.method,{});for(let{method,params}of options.
announcements??[])notify(method,params);return configure(),answer},offers:method=>_8_providerOptions(method,capabilities2,facts),request:(method,params,msMax,signal)=>_8_providerOptions(
method,capabilities2,facts).length===0?Promise.resolve({kind:"unsupported"}):send(method,params,msMax,signal),...documents,configure,tell:changes=>{let params={
changes};notify(import_vscode_languageserver_protocol52.DidChangeWatchedFilesNotification.method,params)},waitFor,quiet:(ms,msMax)=>quiet(waiters,clock,ms,race,
msMax),stop:async(shutdownMsMax,exitMsMax)=>{let answer=await send(import_vscode_languageserver_protocol52.ShutdownRequest.method,void 0,shutdownMsMax);return(answer.
kind==="result"||answer.kind==="error")&&(notify(import_vscode_languageserver_protocol52.ExitNotification.method),await race(new Promise(()=>{}),exitMsMax)),link2.
connection.dispose(),await transport.close(),answer},stderrTail:transport.stderrTail}}function quiet(waiters,clock,ms,race,msMax){let cancel=()=>{},restart=()=>{},
silence=new Promise(resolve=>{restart=()=>{cancel(),cancel=clock.after(ms,()=>resolve({kind:"met",value:!0}))},waiters.add(restart),restart()});return race(silence,
msMax).finally(()=>{cancel(),waiters.delete(restart)})}function initializeParams(options){return{processId:options.pid,clientInfo:{name:"lanser"},locale:"en",rootPath:options.
rootPath,rootUri:options.rootUri,workspaceFolders:[{uri:options.rootUri,name:options.folderName}],capabilities:options.capabilities,..._2_compact({initializationOptions:options.
initializationOptions})}}function createEnding(){let known,listeners=new Set;return{end:()=>known,fire:end=>{if(known===void 0){known=end;for(let listener of[...listeners])
listener(end)}},onEnd:listener=>(known!==void 0?listener(known):listeners.add(listener),()=>listeners.delete(listener))}}_3_init_node_22();var import_vscode_languageserver_protocol6=_4___toESM(
_8_require_api2(),1),roundsMax=5,targetsMax=8;async function lookUp(options){let{session}=options,uriOf2=path=>_1_uriFromPath(`${options.root}/${path}`);return followPlan(
options,{open:(path,text)=>session.open({uri:uriOf2(path),languageId:options.languageId(path),text}),close:path=>session.close(uriOf2(path)),ask:async({path,position})=>{
let answer=await definition(options,uriOf2(path),position);if(answer.kind!=="ended")return answer.kind==="result"?targetsOf(answer.result,options.root):[]}})}async function followPlan({
plan,text:textOf},{open,close,ask}){let found=[],asked=new Set;for(let round=0;round<roundsMax;round+=1){let next=plan(found).filter(one=>!asked.has(keyOf2(one)));
if(next.length===0)break;for(let[path,lookups]of Map.groupBy(next,one=>one.path)){let text=textOf(path);if(text!==void 0){open(path,text);for(let one of lookups){
if(asked.has(keyOf2(one)))continue;asked.add(keyOf2(one));let targets=await ask(one);if(targets===void 0)return found;found.push({...one,targets})}close(path)}}}
return found}function definition({session,msMax},uri,position){let params={textDocument:{uri},position};return session.request(import_vscode_languageserver_protocol6.
DefinitionRequest.method,params,msMax)}function targetsOf(result,root2){return(Array.isArray(result)?result:[result]).slice(0,targetsMax).flatMap(location=>{let uri=readMember(
location,"targetUri")??readMember(location,"uri"),range=readRange(readMember(location,"targetSelectionRange")??readMember(location,"range")),place=typeof uri=="\
string"&&range!==void 0?_1_placeFromUri(root2,uri,range):void 0;return place===void 0?[]:[place]})}function keyOf2({path,position}){return JSON.stringify([path,
position.line,position.character])}_3_init_node_22();var import_vscode_languageserver_protocol7=_4___toESM(_8_require_api2(),1);function ownAdvice({own},{code,message},session){
if(own===void 0)return;let file=definitionPath(own.id),offersPull=session.offers(import_vscode_languageserver_protocol7.DocumentDiagnosticRequest.method).length>
0;switch(code){case"server-crashed":case"server-not-started":{let sections=unanswered(own,session);return sections.length>0?`The server requested the settings ${sections.
join(", ")}. Add them to \`settings\` of ${file}; an empty section (\`${sections[0]}: {}\`) is often enough. Otherwise check \`command\`.`:`Check the file and t\
he arguments of \`command\` in ${file}.${message.includes("(the canary)")?" The test document is not on the disk, so a server that reads its folder fails.":""}`}case"\
server-not-ready":case"server-timeout":return message.startsWith("there is no program ")?`Check \`command\` in ${file}. A pure Python wheel contains no program:\
 install it in the job, outside of the repository, and name it as a \`program\`.`:own.mode==="compiler"?void 0:own.mode==="push"&&offersPull?`The server offers \
diagnostics on request. Set \`mode: pull\` in ${file} and remove \`done\`.`:own.ready!==void 0?`Check \`ready\` in ${file}: it must describe how the server repo\
rts readiness.`:own.mode==="pull"&&!offersPull?`Set \`mode: push\` and \`done: version\` in ${file}. If the server publishes no version, use \`done: published\`.`:
own.done==="version"&&publishesWithoutVersion(session)?`The server publishes no version. Set \`done: published\` in ${file}.`:`Check \`language-id\`, \`settings\` a\
nd \`initialize\` in ${file}. To record the session, add \`--trace DIR\` to a question.`;case"canary-failed":return message.includes(" found nothing in ")?`In ${file}\
, check \`settings\`, \`language-id\` and the rules. If the server answers before it has loaded, check \`ready\`. To record the session, add \`--trace DIR\` to a questi\
on.`:"";default:return}}function unanswered({settings={}},{facts}){return[...facts.configurationAnswers.keys()].filter(section=>section!==""&&!(section in settings))}
function publishesWithoutVersion({facts}){return[...facts.documents.values()].some(({withoutVersion})=>withoutVersion!==void 0)}_3_init_node_22();_3_init_node_22();
function noKnownAnswers(){return{files:new Map,probes:new Map}}function keepProbe(known,answer){if(known===void 0||answer.findings===null)return;let{path,text}=answer,
texts=known.probes.get(path)??new Map;texts.set(text,answer),known.probes.set(path,texts)}function dropAffectedAnswers({files,probes},mattering){if(mattering===
null){files.clear(),probes.clear();return}for(let[path,{file}]of files){let places=file.kind==="final"?file.findings.flatMap(({related=[]})=>related):[];(mattering.
files.has(path)||places.some(place=>mattering.edited.has(place.path)))&&files.delete(path)}let modules=new Set([...mattering.near].flatMap(moduleNames));for(let[
path,texts]of probes){mattering.near.has(path)&&probes.delete(path);for(let text of texts.keys())(namesNoModule.test(text)||wordsOf(text).some(word=>modules.has(
word)))&&texts.delete(text)}}var namesNoModule=/\bfrom\s*\.+\s*import\b|["'](?:\.{1,2}\/?)+["']/u;function moduleNames(path){return wordsOf(path.replace(/(?:\.d)?\.\w+$/u,
""))}function wordsOf(text){return text.match(/[\p{ID_Continue}$]+/gu)??[]}async function probe(options,conversation,observed,deadline){let asked=[],documents=openDocuments(
options,conversation),failure,answersTo=async batch=>{let known=batch.map(({path,text})=>options.known?.probes.get(path)?.get(text)),fresh=batch.filter((_,at)=>known[at]===
void 0);if(fresh.length===0)return known.filter(one=>one!==void 0);documents.replace(fresh);let answered=await askBatch(options,conversation,fresh,deadline);if("\
code"in answered)return answered;for(let one of answered)keepProbe(options.known,one);let rest=answered.values();return known.flatMap(one=>one??rest.next().value??
[])};if(await options.probing?.(observed,async asks=>{let answers=[];for(let batch of batchesOf(asks)){if(failure===void 0&&options.clock.now()>deadline&&(failure=
tooLong),failure!==void 0)return null;asked.push(...batch.map(askedOf));let answered=await answersTo(batch);"code"in answered?failure=answered:answers.push(...answered)}
return failure===void 0?inOrder(asks,answers):null}),asked.length!==0)return documents.wereOpened()&&(failure??=await checkCanary(options,conversation,options.profile.
canaries[1])),failure===void 0&&documents.close(),{...probeRecord(asked),failure:failure??null}}function inOrder(asks,answers){let keyOf3=({path,text})=>`${path}\
\0${text}`,known=new Map(answers.map(one=>[keyOf3(one),one]));return asks.flatMap(one=>known.get(keyOf3(one))??[])}function askedOf({path,text}){return[path,sha256(
text)]}function probeRecord(asked){return{digest:sha256(canonical(asked)),asked:asked.length,failure:null}}function recordOfRounds(rounds){return probeRecord(rounds.
flatMap(asks=>batchesOf(asks).flat()).map(askedOf))}function openDocuments(options,conversation){let{profile}=options,{session}=conversation,open=[],closeCanary,
closeTexts=()=>{for(let one of open)session.close(uriOf(options,one));open=[]};return{replace:batch=>{closeTexts(),closeCanary??=openCanary(options,conversation,
profile.canaries[1]);for(let one of batch){let uri=uriOf(options,one);session.open({uri,languageId:profile.languageId(one.path),text:one.text})}open=batch},wereOpened:()=>closeCanary!==
void 0,close:()=>{closeTexts(),closeCanary?.()}}}function uriOf({context},{path}){return _1_uriFromPath(`${context.root}/${path}`)}function batchesOf(asks){let batches=[];
for(let one of asks){let fitting=batches.find(batch=>one.isInert===!0&&batch.every(({path,isInert})=>isInert===!0&&path!==one.path));fitting===void 0?batches.push(
[one]):fitting.push(one)}return batches}async function askBatch(options,{session,channel},batch,deadline){let{profile,clock}=options,answers=[];for(let one of batch){
let msLeft2=Math.min(profile.limits.diagnosticsMsMax,deadline-clock.now()),{answer}=await channel.ask(uriOf(options,one),Math.max(1,msLeft2));if(answer.kind==="\
ended"||answer.kind==="timeout")return sessionFailure(answer,"probes",session);answers.push(answerOf(options,one,answer.kind==="result"?answer.result:void 0))}return answers}
function answerOf({profile,context,relative},ask,result){let{side,path,text}=ask,read2=result===void 0?void 0:readReport(result,{profile,path,text,root:context.
root,relative,symbolAt:()=>null});return read2?.kind==="findings"?{side,path,text,findings:read2.findings,unreachable:read2.unreachable}:{side,path,text,findings:null,
unreachable:[]}}var tooLong={code:"server-timeout",message:"the probes ran out of time"};_3_init_node_22();function scheduleDigest(profile,schedule,lookups){let[
first,last]=profile.canaries;return sha256(canonical({strategy:`open-${profile.diagnostics.kind}-${schedule.keepsOpen?"keep":"close"}`,window:1,..._2_compact({beside:profile.
membership===null?void 0:profile.membership.method}),server:profile.id,canaries:[first,last].map(({path,text})=>({path,text})),files:schedule.paths,..._2_compact(
{definitions:lookups.length===0?void 0:lookups.map(({path,position})=>({path,position}))})}))}_3_init_node_22();var import_vscode_languageserver_protocol8=_4___toESM(
_8_require_api2(),1),noCounts={severitiesAssumed:0,messagesCut:0,incomplete:null};function createWalk(options,conversation,deadline){let{session,channel}=conversation,
{schedule,profile}=options,[,canary]=profile.canaries,taken=new Map,serverIdleMs=0,open=new Set,closeCanary,keep=(path,file,stamp,counts=noCounts)=>{taken.set(path,
{file,stamp,...counts}),options.progress(taken.size,serverIdleMs)},takeAnswer=(path,text,answer,stamp)=>{let read2=answer.kind==="result"?readReport(answer.result,
{profile,path,text,root:options.context.root,relative:options.relative,symbolAt:lazySymbols(options,path,text)}):{kind:"unknown",...unknownReason(answer,options)};
if(read2.kind==="unknown")keep(path,{path,...read2},stamp,{...noCounts,incomplete:reasonOf(answer)});else{let{findings,severitiesAssumed,cut,silent}=read2,unreachable=read2.
unreachable.map(({start:start2,end})=>({start:start2,end})),counts={severitiesAssumed,messagesCut:cut,incomplete:null},left=silent.length===0?{}:{silent};keep(path,
{kind:"final",path,findings,unreachable,...left},stamp,counts)}},uriOf2=path=>_1_uriFromPath(`${options.context.root}/${path}`);for(let path of schedule.paths){
let known=options.known?.files.get(path);known!==void 0&&taken.set(path,{...known,stamp:channel.stamp(uriOf2(path))})}let isCurrent=path=>taken.get(path)?.stamp===
channel.stamp(uriOf2(path)),isStale=path=>taken.get(path)?.file.kind==="final"&&!isCurrent(path),giveUpStale=()=>{for(let[path,{stamp}]of taken)isCurrent(path)||
keep(path,{kind:"unknown",path,reason:"unsettled"},stamp)},ask=path=>{let msLeft2=Math.min(profile.limits.diagnosticsMsMax,deadline-options.clock.now());return askMember(
options,conversation,uriOf2(path),Math.max(1,msLeft2))},isLate=()=>options.clock.now()>deadline,run=async()=>{let work=()=>{},answeredAt=options.clock.now();for(let path of schedule.
paths){if(isCurrent(path))continue;if(isLate())return tooLong2;let text=options.text(path);if(typeof text!="string"){keep(path,{kind:"unknown",path,reason:text.
unknown},channel.stamp(uriOf2(path)));continue}let uri=uriOf2(path);open.has(path)||session.open({uri,languageId:profile.languageId(path),text}),open.add(path);
let asked=ask(path);serverIdleMs+=options.clock.now()-answeredAt,await Promise.resolve(),work();let{answer,stamp}=await asked;if(answeredAt=options.clock.now(),
schedule.keepsOpen||(session.close(uri),open.delete(path)),answer.kind==="ended")return sessionFailure(answer,path,session);if(answer.kind==="unsupported")return sessionFailure(
answer,path,session);if(work=()=>takeAnswer(path,text,answer,stamp),answer.kind==="timeout"){work(),work=()=>{};let failure=await askLast();if(failure!==void 0)
return failure}}work()},askLast=()=>!schedule.keepsOpen||profile.diagnostics.kind==="push"?askCanary(options,conversation,canary):(closeCanary??=openCanary(options,
conversation,canary),checkCanary(options,conversation,canary));return{run,stale:()=>schedule.paths.filter(isStale).length,askLast,close:()=>{for(let path of open)
session.close(uriOf2(path));open.clear(),closeCanary?.()},giveUpStale,files:()=>schedule.paths.map(path=>taken.get(path)?.file??{kind:"unknown",path,reason:"ser\
ver-failed"}),limits:()=>limitsOf([...taken.values()],profile.limits.messageLengthMax),answers:()=>[...taken].filter(([,{file}])=>file.kind==="final")}}function limitsOf(taken,lengthMax){
let sumOf=name=>taken.reduce((sum,one)=>sum+one[name],0);return[_2_limit("severity-assumed","diagnostics came without a severity and count as errors",sumOf("sev\
eritiesAssumed")),_2_limit("message-cut",`messages exceeded ${lengthMax} characters`,sumOf("messagesCut")),...incomplete(taken)].filter(one=>one.count>0)}var tooLong2={
code:"server-timeout",message:"the session ran out of time"};function lazySymbols(options,path,text){let symbolAt;return range=>(symbolAt??=options.symbols(path,
text),symbolAt(range))}function unknownReason(answer,{profile,relative}){return answer.kind==="no-member"?{reason:"outside-project"}:answer.kind==="timeout"?{reason:"\
timeout"}:answer.kind==="unsupported"?{reason:"unsupported"}:answer.kind==="unmeetable"?{reason:"incomplete"}:answer.kind==="error"&&answer.code===import_vscode_languageserver_protocol8.
LSPErrorCodes.RequestFailed&&profile.compiler!==void 0?{reason:"blocked",why:relative(answer.message).slice(0,profile.limits.messageLengthMax)}:{reason:"error"}}
function reasonOf(answer){return answer.kind==="timeout"||answer.kind==="unmeetable"?answer.reason:null}function incomplete(all){return[...Map.groupBy(all,one=>one.
incomplete)].flatMap(([reason,{length}])=>reason===null?[]:[_2_limit("diagnostics-incomplete",reason,length)]).sort((a,b)=>compareText(a.message,b.message))}function startConversation(options){
let{profile,clock}=options,session=openSession({transport:options.transport,clock,pid:options.pid,rootPath:_8_projectFolder(options.context),rootUri:_1_uriFromPath(
_8_projectFolder(options.context)),folderName:"project",capabilities:profile.capabilities,..._2_compact({announcements:profile.announcements}),initializationOptions:profile.
initializationOptions(options.context),changedSettings:profile.changedSettings(options.context),section:name=>profile.section(name,options.context),published:profile.
diagnostics.kind==="push"?"kept":"dropped"});return{session,channel:createChannel(profile.diagnostics,session,options.context)}}async function observe(options){
let conversation=startConversation(options),stop=()=>shutDown(options.profile,conversation),observation=await askNew(options,conversation).catch(async error=>{throw await stop(),
error});return discardIfUnhealthy(options,conversation,{observation,unwell:await stop()})}async function askNew(options,conversation){let{profile,clock,schedule}=options,
deadline=clock.now()+profile.limits.totalMsMax,made=await makeServerReady({...options,programFiles:schedule.programFiles},conversation);return made.failure!==void 0?
failedObservation(options,conversation,made.failure):(options.progress(0,0),{...await askSchedule(options,conversation,{deadline,before:null}),ready:made.evidence})}
function isWell({failure,probes}){return failure===void 0&&(probes?.failure??null)===null}function discardIfUnhealthy(options,conversation,{observation,unwell}){
if(unwell===void 0||!isWell(observation))return observation;let{files,failure,limits}=failedObservation(options,conversation,unwell);return{...observation,files,
failure,limits}}async function shutDown({limits},{session}){let stopped=await session.stop(limits.shutdownMsMax,limits.exitMsMax);return stopped.kind==="result"||
stopped.kind==="error"?void 0:sessionFailure(stopped,"shutdown",session)}function readSessionBaseline({facts}){return{oddities:new Map(facts.oddities),line:facts.
log.at(-1)}}async function askSchedule(options,conversation,{deadline,before}){let{session}=conversation,walk=createWalk(options,conversation,deadline),failure=await walk.
run()??await settle(options,session,walk);if(walk.close(),failure!==void 0)return failedObservation(options,conversation,failure);for(let[path,answer]of walk.answers())
options.known?.files.set(path,answer);let lookups=await lookUpAll(options,session),observed=conclude(options,conversation,{walk,lookups,before}),probes=await probe(
options,conversation,observed,deadline),{fixes:wanted=null}=options,fixes=wanted===null?void 0:await askFixes(options,conversation,wanted,deadline);return{...observed,
..._2_compact({probes,fixes})}}async function lookUpAll(options,session){let{lookups:plan,profile,context,text}=options;return plan===null?[]:lookUp({session,root:context.
root,plan,languageId:profile.languageId,text:path=>{let read2=text(path);return typeof read2=="string"?read2:void 0},msMax:profile.limits.diagnosticsMsMax})}async function makeServerReady(options,conversation){
let made=await becomeReady(options,conversation);return made.failure===void 0?made:{...made,advice:ownAdvice(options.profile,made.failure,conversation.session)}}
async function becomeReady(options,conversation){let{profile}=options,{session,channel}=conversation,started=await session.start(profile.limits.initializeMsMax);
if(started.kind!=="result")return{failure:sessionFailure(started,"initialize",session)};let readiness={state:"unmet",reason:"the server has sent nothing yet"},ready=await session.
waitFor(()=>(readiness=profile.readiness(session.facts),readiness.state==="unmet"?void 0:readiness),profile.limits.readinessMsMax);if(ready.kind==="timeout")return{
failure:{code:"server-not-ready",message:`${profile.name} was not ready in time: ${readiness.reason}`}};if(ready.kind==="ended")return{failure:sessionFailure(ready,
"loading",session)};if(ready.value.state==="unmeetable")return{failure:{code:ready.value.code,message:options.relative(ready.value.reason)}};if(ready.value.state===
"met"&&ready.value.files!==null&&ready.value.files!==options.programFiles)return{failure:{code:"file-count-mismatch",message:`${profile.name} found ${ready.value.
files} source files, but Lanser expected ${options.programFiles}`}};for(let{path,languageId,text}of options.context.overlays??[])session.open({uri:_1_uriFromPath(
`${options.context.root}/${path}`),languageId,text});let failure=await channel.refusal()??await askCanary(options,conversation,profile.canaries[0]);if(failure!==
void 0)return{failure};let whole=await completed(profile,session);return whole.failure===void 0?{evidence:[options.relative(ready.value.reason),...whole.evidence].
join(", ")}:whole}async function completed({name,complete,limits},session){if(complete===void 0)return{evidence:[]};let last={state:"unmet",reason:"the server h\
as sent nothing yet"},waited=await session.waitFor(()=>(last=complete(session.facts),last.state==="unmet"?void 0:last),limits.readinessMsMax);return waited.kind===
"met"&&waited.value.state==="met"?{evidence:[waited.value.reason]}:waited.kind==="ended"?{failure:sessionFailure(waited,"loading",session)}:{failure:{code:"serv\
er-not-ready",message:`${name} was not ready in time: ${last.reason}`}}}async function settle(options,session,walk){for(let round=0;round<roundsMax2;round+=1){let failure=await walk.
askLast()??await explainSilentFile(options,session);if(failure!==void 0||walk.stale()===0)return failure;if(round===roundsMax2-1)break;let again=await walk.run();
if(again!==void 0)return again}walk.giveUpStale()}var roundsMax2=3;function conclude(options,{session,channel},{walk,lookups,before}){let oddities=[...session.facts.
oddities].flatMap(([kind,count2])=>{let own=count2-(before?.oddities.get(kind)??0);return own===0?[]:[_2_limit("server-oddity",kind,own)]});return{files:[...walk.
files(),...projectFiles(options)],failure:void 0,schedule:scheduleDigest(options.profile,options.schedule,lookups),lookups,limits:[...walk.limits(),...channel.limits(),
...oddities,...complaintsIn(options,session,before)]}}function failedObservation(options,{session},failure){return{files:options.schedule.paths.map(path=>({kind:"\
unknown",path,reason:"server-failed"})),failure,schedule:scheduleDigest(options.profile,options.schedule,[]),lookups:[],limits:complaintsIn(options,session,null)}}
function complaintsIn({profile,relative},{facts},before){let complaints=facts.log.slice(before?.line===void 0?0:facts.log.indexOf(before.line)+1).filter(line=>line.
level<=import_vscode_languageserver_protocol9.MessageType.Warning).map(line=>profile.complaintOf(line.message)).filter(complaint=>complaint!==void 0).map(complaint=>_2_limit(
"server-configuration",relative(complaint),1));return distinct(complaints)}function projectFiles({projectDiagnostics,profile,relative}){return[...Map.groupBy(projectDiagnostics,
one=>one.path)].sort(([a],[b])=>compareText(a,b)).map(([path,all])=>({kind:"final",path,findings:all.map(({range,severity,source,code,message})=>({server:profile.
id,source,code,severity,message:relative(message).slice(0,profile.limits.messageLengthMax).toWellFormed(),path,range,symbol:null})),unreachable:[]}))}function distinct(limits){
return[...new Map(limits.map(one=>[one.message,one])).values()]}function refusedObservation(profile,schedule,failure){return{files:schedule.paths.map(path=>({kind:"\
unknown",path,reason:"server-failed"})),failure,schedule:scheduleDigest(profile,schedule,[]),lookups:[],limits:[]}}_3_init_node_22();var entryKinds=["header","f\
rame","meta","digest","decision","result","checkpoint","trailer"],traceSchema="lanser.trace.v1",entriesPerCheckpoint=1024,bytesPerCheckpoint=1048576,lineBytesMax=64*
1048576,traceBytesMax=2048*1048576,probesFollow={probes:"follow"};function isProbesFollow({k,m}){return k==="decision"&&m.probes===probesFollow.probes}var chainStart="\
0".repeat(64);function chainText(previous,text){return _2_sha256Bytes(Buffer.concat([previous,Buffer.from(text)]))}function hashedText({d,i,k,m}){return`{${d===
void 0?"":`"d":"${d}",`}"i":${i},"k":"${k}","m":${canonical(m)}}`}function withTime(hashed,time){return`${hashed.slice(0,-1)}${timeSuffix(time)}`}function timeSuffix(time){
return`,"t":${time}}`}function sha256Text(state){return`sha256:${state.toString("hex")}`}var BrokenTrace=class extends _1_UserError{fault;constructor(name,fault){
let whole={kind:"fault",...fault};super("replay-mismatch",faultText(name,whole),{hint:"Restore the committed file, or record it again."}),this.fault=whole}};function faultText(name,{
line,entry,message}){return`${line===null?name:`${name}:${line}`}: ${entry===null?"":`entry ${entry}: `}${message}`}_3_init_node_22();var import_node_fs3=_4___toESM(
_1_require_node_fs(),1),import_vscode_languageserver_protocol10=_4___toESM(_8_require_api2(),1);_3_init_node_22();var import_node_zlib=_4___toESM(_1_require_node_zlib(),
1),zstdMagic=4247762216,digestMagic=407710288,tableMagic=407710302,footerMagic=2408770225,footerBytes=9,digestFrameBytes=40,skippableHeaderBytes=8;function createSeekableWriter(write){
let digest=_2_createSha256(),sizes=[];return{add:content=>{let frame=(0,import_node_zlib.zstdCompressSync)(content,{params:{[import_node_zlib.constants.ZSTD_c_checksumFlag]:1}});
digest.update(frame),sizes.push(frame.length,content.length),write(frame)},end:()=>{write(skippable(digestMagic,digest.digest()));let table=Buffer.alloc(sizes.length*
4+footerBytes);for(let[index,size]of sizes.entries())table.writeUInt32LE(size,index*4);table.writeUInt32LE(sizes.length/2,sizes.length*4),table.writeUInt32LE(footerMagic,
table.length-4),write(skippable(tableMagic,table))}}}function skippable(magic,content){let header=Buffer.alloc(skippableHeaderBytes);return header.writeUInt32LE(
magic,0),header.writeUInt32LE(content.length,4),Buffer.concat([header,content])}function readSeekTable(size,read2,limits){let missing={wrong:"the file has no fr\
ame table at its end, so it is incomplete or was compressed by another program"};if(size<footerBytes+skippableHeaderBytes+digestFrameBytes)return missing;let footer=read2(
size-footerBytes,footerBytes);if(footer.readUInt32LE(5)!==footerMagic)return missing;let count2=footer.readUInt32LE(0);if(count2>limits.framesMax)return{wrong:`\
the file has more than ${limits.framesMax} frames`};let tableBytes=count2*8+footerBytes,dataBytes=size-tableBytes-skippableHeaderBytes-digestFrameBytes,disagree={
wrong:"the frame table does not fit the file"};if(dataBytes<0||footer[4]!==0)return disagree;let end=read2(dataBytes,size-dataBytes),isDigest=end.readUInt32LE(0)===
digestMagic&&end.readUInt32LE(4)===digestFrameBytes-8,isTable=end.readUInt32LE(digestFrameBytes)===tableMagic&&end.readUInt32LE(digestFrameBytes+4)===tableBytes;
if(!isDigest||!isTable)return disagree;let frames=[],[at,contentAt]=[0,0];for(let index=0;index<count2;index+=1){let entry=digestFrameBytes+skippableHeaderBytes+
index*8,[bytes,contentBytes]=[end.readUInt32LE(entry),end.readUInt32LE(entry+4)];if(bytes===0||contentBytes===0||contentBytes>limits.frameContentBytesMax)return disagree;
frames.push({at,bytes,contentAt,contentBytes}),at+=bytes,contentAt+=contentBytes}return at!==dataBytes?disagree:{frames,dataBytes,digest:end.toString("hex",skippableHeaderBytes,
digestFrameBytes)}}function decodeFrame(bytes,{contentBytes}){try{let content=(0,import_node_zlib.zstdDecompressSync)(bytes,{maxOutputLength:contentBytes});return content.
length===contentBytes?content:void 0}catch{return}}function openTrace(clock,file,header,places){let lines=openLines(file),scrubber=createScrubber(places),start2=clock.
now(),blocks=[],state=Buffer.from(chainStart,"hex"),next=0,since={hashed:0,written:0},failure,attempt=work=>{if(failure===void 0)try{work()}catch(error){failure=
{error}}},append=entry=>{let hashed=hashedText({i:next,...entry}),time=Math.round((clock.now()-start2)*1e3),line=Buffer.from(`${withTime(hashed,time)}
`);attempt(()=>lines.line(line)),state=chainText(state,hashed),since={hashed:since.hashed+line.length-timeSuffix(time).length,written:since.written+line.length},
next+=1},endBlock=h=>{blocks.push({h,bytes:since.written}),since={hashed:0,written:0},attempt(lines.endBlock)},add=entry=>{if(append(entry),next%entriesPerCheckpoint!==
0&&since.hashed<bytesPerCheckpoint)return;let h=sha256Text(state);append({k:"checkpoint",m:{h}}),endBlock(h)};return add({k:"header",m:scrubber.scrub(header,"pl\
aces")}),{frame:(direction,message)=>add({k:"frame",d:direction,m:makePortable(scrubber,message)}),note:(kind,content)=>add({k:kind,m:scrubber.scrub(content,"pl\
aces")}),finish:()=>{let root2=sha256Text(state);if(endBlock(root2),append({k:"trailer",m:{entries:next,root:root2,blocks}}),attempt(lines.end),lines.close(),failure!==
void 0)throw failure.error}}}function openLines(file){let descriptor=openFile(file),written2=0,write=bytes=>{for(let at=0;at<bytes.length;)at+=(0,import_node_fs3.
writeSync)(descriptor,bytes,at)},accept=bytes=>{if(written2+=bytes.length,bytes.length>lineBytesMax||written2>traceBytesMax){let what=bytes.length>lineBytesMax?
"a message":"the session";throw new _1_UserError("unreadable-file",`${what} is too large for a trace, so ${file} is incomplete`,{hint:"Check fewer files, or run\
 without --trace."})}},close=()=>(0,import_node_fs3.closeSync)(descriptor);if(!file.endsWith(".zst"))return{line:bytes=>{accept(bytes),write(bytes)},endBlock:()=>{},
end:()=>{},close};let frames=createSeekableWriter(write),block=[],endBlock=()=>{block.length>0&&frames.add(Buffer.concat(block)),block=[]};return{line:bytes=>{accept(
bytes),block.push(bytes)},endBlock,end:()=>{endBlock(),frames.end()},close}}function openFile(file){try{return _0_prepareFile(file),(0,import_node_fs3.openSync)(
file,"w")}catch(error){throw error instanceof _1_UserError?error:new _1_UserError("unreadable-file",`Lanser cannot write the trace to ${file}`,{hint:"Name anoth\
er folder with --trace.",cause:error})}}function recordTransport(inner,trace){return{listen:(onMessage,onEnd)=>inner.listen(message=>{trace.frame("<",message),onMessage(
message)},end=>{trace.note("meta",{end}),onEnd(end)}),send:message=>{trace.frame(">",message),inner.send(message)},close:inner.close,stderrTail:inner.stderrTail}}
function makePortable(scrubber,message){let known=withoutProcessId(message),opened=openedBy(message);if(opened===void 0)return scrubber.scrub(known,reachOf(message));
let{params,document,text}=opened,{textDocument,...rest}=scrubber.scrub({...params,textDocument:document},"values");return{...known,params:{...rest,textDocument:{
...textDocument,text}}}}function openedBy({method,params}){if(method!==import_vscode_languageserver_protocol10.DidOpenTextDocumentNotification.method||typeof params!=
"object"||params===null)return;let{textDocument}=params;if(typeof textDocument!="object"||textDocument===null)return;let{text,...document}=textDocument;return typeof text==
"string"?{params,document,text}:void 0}var logMethods=new Set([import_vscode_languageserver_protocol10.LogMessageNotification.method,import_vscode_languageserver_protocol10.
ShowMessageNotification.method,import_vscode_languageserver_protocol10.LogTraceNotification.type.method,import_vscode_languageserver_protocol10.TelemetryEventNotification.
method]);function reachOf({method,params}){if(!logMethods.has(method))return"values";let level=typeof params=="object"&&params!==null?params.type:void 0;return level===
import_vscode_languageserver_protocol10.MessageType.Error||level===import_vscode_languageserver_protocol10.MessageType.Warning?"values":"words"}function withoutProcessId(message){
let params=message.params;return message.method!==import_vscode_languageserver_protocol10.InitializeRequest.method||typeof params!="object"||params===null?message:
{...message,params:{...params,processId:0}}}_3_init_node_22();var shared=new WeakMap;function createReadings(parser,languageId,text){let known=new Map;return path=>(known.
has(path)||known.set(path,readingOf(path)),known.get(path));function readingOf(path){let language=_1_syntaxLanguage(languageId(path)),content=language===void 0?
void 0:text(path);if(!(language===void 0||content===void 0||content.length>_0_readLengthMax))return sharedReading(parser,language,content)}}function sharedReading(parser,language,text){
let languages=shared.get(parser)??new Map;shared.set(parser,languages);let texts=languages.get(language)??new Map;languages.set(language,texts);let known=texts.
get(text);if(known!==void 0)return known;let reading=_0_read(parser,language,text);return texts.set(text,reading),reading}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require12=lanserCreateRequire11(import.meta.url);_3_init_node_22();var import_node_buffer=_4___toESM(require_node_buffer(),1),import_node_path3=_4___toESM(
_0_require_node_path(),1);function replaceCancelledFailure({signal},observation){return signal.aborted&&observation.failure!==void 0?{...observation,failure:{code:"\
cancelled",message:"the run was cancelled"}}:observation}function optionsOf(host,side,transport){let{profile,context,schedule,projectDiagnostics,lookups,probing=null,
progress}=side,{tree=context.root}=side;return{transport,clock:host.clock,pid:host.pidForServers,profile,context,schedule,projectDiagnostics,lookups,probing,progress,
text:path=>readSourceText((0,import_node_path3.join)(tree,path),profile.compiler?.utf8Only),symbols:symbolsIn(side.reading),relative:relativeIn(side)}}function relativeIn({
profile,context,repository,tree=context.root}){return relativeTo([[context.root,""],[tree,""],[repository,""],[context.serverFolder,`<${profile.name}>`]])}function filesDigest({
profile,context,schedule}){let files=schedule.paths.flatMap(path=>{let text=readSourceText((0,import_node_path3.join)(context.root,path));return typeof text=="s\
tring"?[[path,sha256(text)]]:[]});return{files:Object.fromEntries(files),configuration:sha256(profile.configuration(_8_onlyProject(context)))}}function placesOn({
env},{context,scratch,repository}){return scrubPlaces({ROOT:context.root,SERVER:context.serverFolder,...placesOfToolchain(context.toolchain),SCRATCH:scratch,REPOSITORY:repository,
HOME:env.HOME,TMP:env.TMPDIR??"/tmp"})}function placesOfToolchain(facts){return Object.fromEntries(Object.entries(facts).map(([name,place])=>[name.toUpperCase(),
place]))}function symbolsIn(reading){return path=>{let outlined=reading(path);return range=>outlined===void 0?null:_0_symbolAt(outlined,range.start)}}function relativeTo(places){
let forms=places.filter(([place])=>place!=="").toSorted((a,b)=>b[0].length-a[0].length).flatMap(([place,name])=>placePatterns(place,name));return message=>forms.
reduce((text,[pattern,name])=>text.replace(pattern,()=>name),message)}function placePatterns(place,name){return[_1_uriFromPath(place),place].flatMap(form=>[[new RegExp(
`(?<![\\w./-])${RegExp.escape(form)}/`,"g"),name===""?"":`${name}/`],[new RegExp(`(?<![\\w./-])${RegExp.escape(form)}(?![\\w/-])`,"g"),name===""?".":name]])}function readSourceText(file,isUtf8Needed=!1){
try{let bytes=_2_readFileBytes(file);return isUtf16(bytes)||isUtf8Needed&&!(0,import_node_buffer.isUtf8)(bytes)?{unknown:"unreadable"}:bytes.toString("utf8")}catch{
return{unknown:"unreadable"}}}function isUtf16(bytes){let beginning=bytes.subarray(0,1024),nuls=beginning.reduce((count,byte)=>byte===0?count+1:count,0);return utf16Marks.
includes(bytes.toString("hex",0,2))||nuls>beginning.length/4}var utf16Marks=["fffe","feff"];import{createRequire as lanserCreateRequire12}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require13=lanserCreateRequire12(import.meta.url);_3_init_node_22();function observationDigest({files,lookups}){return sha256(canonical(
[files,lookups]))}function resultOf(observation){return{observation:observationDigest(observation),files:observation.files.filter(file=>file.kind==="unknown"||file.
findings.length>0||file.unreachable.length>0||file.silent!==void 0),lookups:observation.lookups,failure:observation.failure??null,..._2_compact({probes:observation.
probes,fixes:observation.fixes})}}import{_1_killGroup,_1_run}from"./together-124EAC88.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require14=lanserCreateRequire13(import.meta.url);_3_init_node_22();var import_node_fs32=_4___toESM(_1_require_node_fs(),1),import_node_path5=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_fs22=_4___toESM(_1_require_node_fs(),1),import_node_path4=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
var import_node_path6=_4___toESM(_0_require_node_path(),1);function environmentVariables({environment,libraries},serverFolder){return libraries===void 0?environment:
{...environment,LD_LIBRARY_PATH:libraries(serverFolder).join(import_node_path6.delimiter)}}_3_init_node_22();var import_node_fs4=_4___toESM(_1_require_node_fs(),
1),import_node_path22=_4___toESM(_0_require_node_path(),1),import_vscode_languageserver_protocol11=_4___toESM(_8_require_api2(),1);_3_init_node_22();_3_init_node_22();
function createTurns(step){let isAwake=!1,wake=()=>{isAwake||(isAwake=!0,setImmediate(turn))},turn=()=>{isAwake=!1,step()&&wake()};return{wake}}function createMemoryPair(){
let stderr="",stderrTail=()=>stderr,toClient=createInbox(),toServer=createInbox(),closed={kind:"closed"},client={listen:toClient.listen,send:toServer.put,close:async()=>{
toClient.cut(closed),toServer.end(closed),await toClient.over()},stderrTail},server={listen:toServer.listen,send:toClient.put,end:end=>{toClient.end(end),toServer.
cut(end)},close:async()=>{toServer.cut(closed),toClient.end({kind:"exit",code:0,signal:null}),await toServer.over()},writeStderr:text=>{stderr+=text},stderrTail};
return{client,server}}function createInbox(){let waiting=[],index=0,listener,why,isOver=!1,delivered=Promise.withResolvers(),turns=createTurns(step);return{listen,
put,end,cut,over};function step(){if(listener===void 0||isOver)return!1;let[onMessage,onEnd]=listener,message=waiting[index];return message!==void 0?(index++,onMessage(
message),!0):(waiting=[],index=0,why===void 0||(isOver=!0,delivered.resolve(),onEnd(why)),!1)}function listen(...callbacks){if(listener!==void 0)throw new Error(
"a transport has one listener");listener=callbacks,turns.wake()}function put(message){why===void 0&&(waiting.push(JSON.parse(JSON.stringify(message))),turns.wake())}
function end(what){why??=what,turns.wake()}function cut(what){isOver||(waiting=[],index=0,end(what))}function over(){return listener===void 0?Promise.resolve():
delivered.promise}}function openCompiler(host,of){let{client,server}=createMemoryPair(),command=new CommandServer(host,of,server),work=Promise.resolve();return server.
listen(message=>{let handled=command.take(message);work=Promise.all([work,handled])},()=>command.stop()),{...client,close:async()=>{command.stop(),await client.
close(),await work}}}var CommandServer=class{host;of;server;open=new Map;groups=new Set;grouped=new WeakMap;project;documents=0;isClosed=!1;givesFixes=!1;constructor(host,of,server){
this.host=host,this.of=of,this.server=server}stop(){this.isClosed=!0;for(let pid of this.groups)this.host.kill(-pid,"SIGKILL")}async take(message){let{method,id,
params}=message,reply=result=>this.server.send({jsonrpc:"2.0",id,result}),log=(type,text)=>this.server.send({jsonrpc:"2.0",method:"window/logMessage",params:{type,
message:text}});switch(method){case"initialize":return this.givesFixes=this.of.compiler.printsFixes===!0&&takesFixes(params),reply({capabilities:this.givesFixes?
{...capabilities,codeActionProvider:!0}:capabilities});case"initialized":{this.project=this.overProject();let read=await this.project,complaints=read.kind==="fi\
nished"?read.complaints:[];for(let complaint of complaints)log(import_vscode_languageserver_protocol11.MessageType.Warning,complaint);return log(read.kind==="fi\
nished"?import_vscode_languageserver_protocol11.MessageType.Info:import_vscode_languageserver_protocol11.MessageType.Error,_8_compilerLog(read))}case"textDocume\
nt/didOpen":{let document=readMember(params,"textDocument");this.open.set(String(readMember(document,"uri")),String(readMember(document,"text")));return}case"te\
xtDocument/didClose":this.open.delete(String(readMember(readMember(params,"textDocument"),"uri")));return;case"textDocument/diagnostic":{let uri=String(readMember(
readMember(params,"textDocument"),"uri")),text=this.open.get(uri),path=_1_pathFromUri(uri);if(text===void 0||path===void 0)return this.refuse(id,"the document i\
s not open");let found=await this.diagnosticsOf(path,text);if("reason"in found)return this.refuse(id,found.reason,found.isBlocked===!0?import_vscode_languageserver_protocol11.
LSPErrorCodes.RequestFailed:void 0);let{items,silent}=found;return reply({kind:"full",items,..._2_compact({silent:silent.length===0?void 0:silent})})}case"textD\
ocument/codeAction":return this.givesFixes?reply(actionsIn(params)):this.refuse(id,"not supported");case"shutdown":return reply(null);case"exit":return this.server.
end({kind:"exit",code:0,signal:null}),this.stop();default:id!==void 0&&method!==void 0&&this.refuse(id,"not supported")}}refuse(id,reason,code=import_vscode_languageserver_protocol11.
ErrorCodes.InternalError){this.server.send({jsonrpc:"2.0",id,error:{code,message:reason}})}async diagnosticsOf(path,text){let whole=this.project===void 0?_8_failedRun(
"server-not-ready","the command has not been started"):await this.project;if(_2_readOptional(path)===text)return this.readsOf(whole,path,text);let folder=(0,import_node_path22.
join)(this.of.scratch,`document-${this.documents++}`);(0,import_node_fs4.mkdirSync)(folder,{recursive:!0});let request=this.of.compiler.document(this.of.context,
{path,text,folder});return writeFiles(folder,request.files??{}),this.readsOf(await this.execute(request,"document"),request.names??path,text)}readsOf(read,path,text){
if(read.kind==="failed")return{reason:read.reason};let{unlooked}=read;if(unlooked?.has(path)===!0)return{reason:unlooked.reasonOf?.(path)??unlooked.reason,isBlocked:!0};
let byPath=this.grouped.get(read)??Map.groupBy(read.diagnostics,one=>one.path);return this.grouped.set(read,byPath),{items:toDiagnostics(byPath.get(path)??[],text,
this.of.compiler.columns,this.givesFixes),silent:read.silent?.(path)??[]}}async overProject(){let{stages,readStages}=this.of.compiler;if(stages===void 0||readStages===
void 0)return this.execute(this.of.compiler.project(this.of.context),"project");let ended=await runStages(stages(this.of.context),(stage,at)=>this.ranTo(stage,"\
project",this.inCopy(stage,`stage-${at}`)));return"kind"in ended?ended:readStages(ended)}inCopy({files,cwd},name){if(files===void 0)return cwd;let folder=(0,import_node_path22.
join)(this.of.scratch,name);return writeFiles(folder,files),(0,import_node_path22.join)(folder,(0,import_node_path22.relative)(this.of.context.root,cwd))}async execute(request,over){
let ended=await this.ranTo(request,over);return"kind"in ended?ended:this.of.compiler.read(ended)}async ranTo(request,over,cwd=request.cwd){if(this.isClosed)return _8_failedRun(
"server-not-ready","the session is closed");let pid,spawn=what=>{let child=this.host.spawn(what);return pid=child.pid,pid!==void 0&&this.groups.add(pid),child},
result=await _1_run({...this.host,spawn},{file:request.file??this.of.command.file,args:[...this.of.command.args,...request.args],cwd,env:{...this.of.environment,
...request.env}},{input:Buffer.from(request.input,"utf8"),msMax:this.of.msMax,onOutput:null}).catch(()=>{});if(pid!==void 0&&this.groups.delete(pid),result===void 0)
return _8_failedRun("server-not-ready",(0,import_node_fs4.existsSync)(request.file??this.of.command.file)?"Lanser could not run the command":`there is no progra\
m ${request.file??this.of.command.file}`);this.server.writeStderr(result.stderr);let{exitCode,stderr,timedOut}=result;return{exitCode,stderr,timedOut,stdout:result.
stdout.toString("utf8"),cwd:request.cwd,over}}};async function runStages(stages,runOne){let ended=[];for(let[at,stage]of stages.entries()){let before=ended.at(-1),
isNeeded=before===void 0||stage.isNeeded?.(before)!==!1,args=[...stage.args,...stage.more?.(ended)??[]],one=isNeeded?await runOne({...stage,args},at):before;if("\
kind"in one)return one;ended.push(one)}return ended}function writeFiles(folder,files){for(let[name,content]of Object.entries(files))(0,import_node_fs4.mkdirSync)(
(0,import_node_path22.dirname)((0,import_node_path22.join)(folder,name)),{recursive:!0}),(0,import_node_fs4.writeFileSync)((0,import_node_path22.join)(folder,name),
content)}var capabilities={textDocumentSync:{openClose:!0,change:0},diagnosticProvider:{interFileDependencies:!0,workspaceDiagnostics:!1},positionEncoding:"utf-\
16"},severities2={error:import_vscode_languageserver_protocol11.DiagnosticSeverity.Error,warning:import_vscode_languageserver_protocol11.DiagnosticSeverity.Warning,
information:import_vscode_languageserver_protocol11.DiagnosticSeverity.Information,hint:import_vscode_languageserver_protocol11.DiagnosticSeverity.Hint};function takesFixes(params){
let{textDocument}=readMember(params,"capabilities");return textDocument?.codeAction!==void 0}function actionsIn(params){let{textDocument,context}=params;return context.
diagnostics.flatMap(one=>{let fix=one.data;if(fix===void 0)return[];let{title,edits}=fix,edit={changes:{[textDocument.uri]:[...edits]}};return[{title,kind:import_vscode_languageserver_protocol11.
CodeActionKind.QuickFix,diagnostics:[one],edit}]})}function toDiagnostics(found,text,columns,givesFixes=!1){if(found.length===0)return[];let texts=_2_splitText(
text),starts=_2_lineStarts(text),bytes=Buffer.from(text,"utf8"),markLength=text.startsWith("\uFEFF")?1:0,place=at=>"unit"in at?_2_positionAt(starts,Math.max(0,at.
unit+markLength)):"byte"in at?_2_positionAt(starts,bytes.subarray(0,at.byte).toString("utf8").length):toPosition(at,texts,columns),fixOf2=({title,edits})=>({title,
edits:edits.map(one=>({range:{start:place(one.start),end:place(one.end)},newText:one.text}))}),known=new Map,relatedOf2=one=>{let own=known.get(one.path)??_2_splitText(
_2_readOptional(one.path)??"");known.set(one.path,own);let[start2,end]=[toPosition(one.start,own,columns),toPosition(one.end,own,columns)];return{location:{uri:_1_uriFromPath(
one.path),range:{start:start2,end}},message:one.message}};return found.map(({start:start2,end,severity,code,source,message,fix,related=[]})=>{let from=place(start2),
to=end===null?lineEnd(from,texts):place(end);return{range:{start:from,end:isBefore(to,from)?from:to},..._2_compact({severity:severity===null?void 0:severities2[severity],
code:code===null?void 0:code}),source,message,..._2_compact({data:givesFixes&&fix!==void 0?fixOf2(fix):void 0,relatedInformation:related.length===0?void 0:related.
map(relatedOf2)})}}).sort((one,other)=>one.range.start.line-other.range.start.line||one.range.start.character-other.range.start.character||compareText(String(one.
code??""),String(other.code??""))||compareText(String(one.message),String(other.message))||one.range.end.line-other.range.end.line||one.range.end.character-other.
range.end.character)}function isBefore(one,other){return one.line<other.line||one.line===other.line&&one.character<other.character}function lineEnd({line},texts){
return{line,character:texts[line]?.length??0}}function toPosition({line,column},texts,columns){let at=Math.max(0,line-1),text=texts[at];return text===void 0?lineEnd(
{line:texts.length-1,character:0},texts):{line:at,character:Math.min(text.length,unitsBefore(text,Math.max(0,column-1),columns))}}function unitsBefore(text,count,columns){
switch(columns){case"utf-16":return count;case"code-points":return[...text].slice(0,count).join("").length;case"bytes":return Buffer.from(text,"utf8").subarray(
0,count).toString("utf8").length}}_3_init_node_22();var import_node_path32=_4___toESM(_0_require_node_path(),1);function childEnvironment(options){let fixed={PATH:safePath(
options.path,options.forbiddenFolders),...scratchVariables(options.scratch),LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC",SOURCE_DATE_EPOCH:"315532800"},tracking=options.
host.env.RUNNER_TRACKING_ID;tracking!==void 0&&(fixed.RUNNER_TRACKING_ID=tracking);let clash=Object.keys(options.profile).find(name=>Object.hasOwn(fixed,name));
if(clash!==void 0)throw new Error(`a profile must not set ${clash}`);return{...fixed,...options.profile}}function scratchFolders(scratch){return Object.values(scratchVariables(
scratch))}function scratchVariables(scratch){return{HOME:import_node_path32.posix.join(scratch,"home"),XDG_CONFIG_HOME:import_node_path32.posix.join(scratch,"co\
nfig"),XDG_CACHE_HOME:import_node_path32.posix.join(scratch,"cache"),XDG_DATA_HOME:import_node_path32.posix.join(scratch,"data"),TMPDIR:import_node_path32.posix.
join(scratch,"tmp")}}var noPrograms="/nonexistent";function safePath(path,forbiddenFolders){let forbidden=forbiddenFolders.map(normalize),allowed=path.split(":").
filter(entry=>import_node_path32.posix.isAbsolute(entry)).map(normalize).filter(entry=>!forbidden.some(folder=>isInside(entry,folder)));return allowed.length===
0?noPrograms:[...new Set(allowed)].join(":")}function isInside(entry,folder){return entry===folder||entry.startsWith(folder==="/"?"/":`${folder}/`)}function normalize(folder){
let normal=import_node_path32.posix.normalize(folder);return normal.length>1&&normal.endsWith("/")?normal.slice(0,-1):normal}_3_init_node_22();var decoderLimits={
headerBytesMax:8192,frameBytesMax:67108864,depthMax:128},stdioLimits={...decoderLimits,stderrBytesMax:8*1024*1024,sendQueueBytesMax:256*1024*1024,graceMsMax:1e3};
_3_init_node_22();_3_init_node_22();function messageFault(message){return readMember(message,"jsonrpc")!=="2.0"?'the message has no "jsonrpc": "2.0"':Object.hasOwn(
message,"method")?requestFault(message):Object.hasOwn(message,"id")?responseFault(message):"the message has no method and no id"}function requestFault(message){
if(typeof readMember(message,"method")!="string")return"the method is not a string";if(Object.hasOwn(message,"result")||Object.hasOwn(message,"error"))return"th\
e request has a result or an error";if(Object.hasOwn(message,"id")&&!isId(readMember(message,"id")))return badId;let params=readMember(message,"params");return params===
void 0||typeof params=="object"?void 0:"the params are not an object or an array"}function responseFault(message){let hasError=Object.hasOwn(message,"error"),id=readMember(
message,"id");return!isId(id)&&!(id===null&&hasError)?badId:hasError?readMember(message,"result")!=null?"the response has both a result and an error":isResponseError(
readMember(message,"error"))?void 0:"the error has no integer code or no message":Object.hasOwn(message,"result")?void 0:"the response has no result and no erro\
r"}function isResponseError(error){return typeof error=="object"&&error!==null&&Number.isSafeInteger(readMember(error,"code"))&&typeof readMember(error,"message")==
"string"}var idCharsMax=64,badId=`the id is not a safe integer or a string of at most ${idCharsMax} characters`;function isId(id){return typeof id=="string"?id.
length<=idCharsMax:Number.isSafeInteger(id)}var frameBytesHardMax=256*1024*1024,shownBytesMax=200,reservedBytesKept=64*1024,contentLengthMin=2,contentLengthDigitsMax=10,
badLength=`the length must have 1 to ${contentLengthDigitsMax} digits`,CR=13,LF=10,SPACE=32,COLON=58,lengthName=Buffer.from("content-length:"),typeName=Buffer.from(
"content-type:"),sharedNameBytes=8,otherCharset=/;[ \t]*charset[ \t]*=(?![ \t]*"?utf-?8"?[ \t]*(?:;|$))/i,noEvents=[];function createDecoder(limits){if(limits.frameBytesMax>
frameBytesHardMax)throw new RangeError(`frameBytesMax is above ${frameBytesHardMax}`);let stats={frames:0,bytesPushed:0,bytesStepped:0,bytesCopied:0,bytesReserved:0,
bytesReservedMax:0},place="name",line=Buffer.alloc(Math.max(limits.headerBytesMax,shownBytesMax)),column=0,headerBytes=0,name=lengthName,digits=0,value=0,contentLength,
hasContentType=!1,doom,buffer=Buffer.alloc(0),buffered=0;return{push,finish:finish2,isDoomed:()=>place==="doomed",stats};function push(chunk){if(place==="over")
return noEvents;stats.bytesPushed+=chunk.length;let bytes=Buffer.isBuffer(chunk)?chunk:Buffer.from(chunk.buffer,chunk.byteOffset,chunk.byteLength),events,at=0;for(;at<
bytes.length;){let event;if(place==="body"){let end2=Math.min(at+(contentLength??0)-buffered,bytes.length);event=takeBody(bytes,at,end2),at=end2}else event=takeHeaderByte(
bytes[at]??0),at++;if(event!==void 0&&(events===void 0?events=[event]:events.push(event),event.kind==="violation"))break}return events??noEvents}function finish2(){
return place==="doomed"?[showDoom()]:noEvents}function takeHeaderByte(byte){if(column<line.length&&(line[column]=byte),place=next(place,byte),column++,headerBytes++,
stats.bytesStepped++,place==="doomed")return byte===LF||column>=shownBytesMax?showDoom():void 0;if(place!=="body"&&headerBytes>=limits.headerBytesMax)return doom=
{code:"header-too-long",why:`the header has more than ${limits.headerBytesMax} bytes, now at`},showDoom();byte===LF&&(column=0)}function next(here,byte){switch(here){case"\
name":return nextInName(byte);case"length-spaces":return byte===SPACE?here:isDigit(byte)?nextInDigits(byte):doomed("bad-content-length",badLength);case"length-d\
igits":return nextInDigits(byte);case"type":return byte===CR?endOfType():isPrintable(byte)?here:doomed("bad-header","the header must be printable ASCII");case"l\
ine-end":return byte===LF?"name":doomed("bad-header","a header line must end with CR LF");case"block-end":return byte===LF?"body":doomed("bad-header","the heade\
r must end with CR LF CR LF");default:return here}}function nextInName(byte){if(column===0&&byte===CR)return contentLength!==void 0?"block-end":doomed("missing-\
content-length","the header has no Content-Length");let lower=byte>=65&&byte<=90?byte+32:byte;return column===sharedNameBytes&&(name=lower===typeName[column]?typeName:
lengthName),lower!==name[column]?doomed("bad-header","a header must begin with Content-Length or Content-Type, but the server sent"):column===sharedNameBytes&&name===
lengthName&&contentLength!==void 0?doomed("duplicate-content-length","the header has two Content-Length lines"):column===sharedNameBytes&&name===typeName&&hasContentType?
doomed("bad-header","the header has two Content-Type lines"):byte!==COLON?"name":(digits=0,value=0,name===lengthName?"length-spaces":"type")}function nextInDigits(byte){
return byte===CR?value<contentLengthMin?doomed("bad-content-length","the length is too short for a message"):(contentLength=value,"line-end"):!isDigit(byte)||digits===
contentLengthDigitsMax?doomed("bad-content-length",badLength):(digits++,value=value*10+(byte-48),value<=limits.frameBytesMax?"length-digits":doomed("frame-too-l\
ong",`the body has more than ${limits.frameBytesMax} bytes`))}function endOfType(){return otherCharset.test(line.toString("latin1",typeName.length,column))?doomed(
"bad-header","the charset is not utf-8"):(hasContentType=!0,"line-end")}function doomed(code,why){return doom={code,why},"doomed"}function showDoom(){if(doom===
void 0)throw new Error("a violation without a reason");return end(doom.code,`${doom.why}: ${show(line,0,Math.min(column,line.length))}`)}function takeBody(bytes,from,to){
let length=contentLength??0;return to-from===length?frame(bytes,from,to):(hold(bytes,from,to,length),buffered===length?frame(buffer,0,length):void 0)}function hold(bytes,from,to,length){
let needed2=buffered+(to-from);if(buffer.length<needed2){let larger=Buffer.allocUnsafeSlow(Math.min(length,Math.max(needed2,2*buffer.length,1024)));buffer.copy(
larger,0,0,buffered),stats.bytesCopied+=buffered,buffer=larger,stats.bytesReserved=buffer.length,stats.bytesReservedMax=Math.max(stats.bytesReservedMax,buffer.length)}
bytes.copy(buffer,buffered,from,to),stats.bytesCopied+=to-from,buffered=needed2}function frame(bytes,from,to){let event=read(bytes,from,to);return event.kind===
"violation"||(stats.frames++,release(reservedBytesKept),place="name",column=0,headerBytes=0,contentLength=void 0,hasContentType=!1),event}function read(bytes,from,to){
let scan=scanBody(bytes,from,to,limits.depthMax);if(scan==="too-deep")return end("too-deep",`the body is nested deeper than ${limits.depthMax} levels: ${show(bytes,
from,to)}`);let text=scan==="ascii"?bytes.toString("latin1",from,to):decodeUtf8(bytes.subarray(from,to));if(text===void 0)return end("bad-utf8",`the body is not\
 UTF-8: ${show(bytes,from,to)}`);if(text.charCodeAt(0)===65279)return end("bad-utf8",`the body begins with a byte order mark: ${show(bytes,from,to)}`);let parsed=parseJson(
text);if(parsed===void 0)return end("bad-json",`the body is not JSON: ${show(bytes,from,to)}`);if(parsed===null||typeof parsed!="object"||Array.isArray(parsed))
return end("not-an-object",`the body is not one object: ${show(bytes,from,to)}`);let fault=messageFault(parsed);return fault!==void 0?end("bad-message",`${fault}\
: ${show(bytes,from,to)}`):{kind:"message",message:parsed,bytes:to-from}}function end(code,detail){return place="over",release(0),{kind:"violation",violation:{code,
detail}}}function release(bytesKept){buffered=0,!(buffer.length<=bytesKept)&&(buffer=Buffer.alloc(0),stats.bytesReserved=0)}}function encodeFrame(message){let body=JSON.
stringify(message),header=`Content-Length: ${Buffer.byteLength(body)}\r
\r
`;return Buffer.from(header+body)}function scanBody(bytes,from,to,depthMax2){let seen=0,depth=0;for(let at=from;at<to;at++){let byte=bytes[at]??0;if(seen|=byte,
byte===123||byte===91){if(++depth>depthMax2)return"too-deep"}else if(byte===125||byte===93)depth--;else if(byte===34)for(at++;at<to&&bytes[at]!==34;at++)seen|=bytes[at]??
0,bytes[at]===92&&++at<to&&(seen|=bytes[at]??0)}return seen<128?"ascii":"utf-8"}var utf8=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0});function decodeUtf8(bytes){
try{return utf8.decode(bytes)}catch{return}}function parseJson(text){try{return JSON.parse(text)}catch{return}}function show(bytes,from,to){let shown=bytes.subarray(
from,Math.min(to,from+shownBytesMax));return`"${Array.from(shown,byte=>escapes.get(byte)??(byte<32||byte>126?hex(byte):String.fromCharCode(byte))).join("")}"${to-
from>shownBytesMax?` and ${to-from-shownBytesMax} more bytes`:""}`}var escapes=new Map([[9,"\\t"],[LF,"\\n"],[CR,"\\r"],[34,'\\"'],[92,"\\\\"]]);function hex(byte){
return`\\x${byte.toString(16).padStart(2,"0")}`}function isPrintable(byte){return byte===9||byte>=32&&byte<=126}function isDigit(byte){return byte>=48&&byte<=57}
_3_init_node_22();function createRing(bytesMax2){let buffer=Buffer.alloc(0),at=0,isFull=!1;return{push,text};function push(chunk){let last=chunk.subarray(Math.max(
0,chunk.length-bytesMax2));!isFull&&at+last.length>buffer.length&&grow(at+last.length);let first=Math.min(last.length,buffer.length-at);buffer.set(last.subarray(
0,first),at),buffer.set(last.subarray(first),0),isFull||=at+last.length>=bytesMax2,at=bytesMax2===0?0:(at+last.length)%bytesMax2,last.length<chunk.length&&(isFull=
!0)}function grow(bytesNeeded){let larger=Buffer.alloc(Math.min(bytesMax2,Math.max(bytesNeeded,2*buffer.length,4096)));buffer.copy(larger,0,0,at),buffer=larger}
function text(){if(!isFull)return buffer.toString("utf8",0,at);let kept=Buffer.concat([buffer.subarray(at),buffer.subarray(0,at)]),start2=0;for(;start2<3&&((kept[start2]??
0)&192)===128;)start2++;return kept.toString("utf8",start2)}}var groupProbesMax=100;function openStdio(host,request,limits){let started=start(host,request);return started.
kind==="process"?openProcess(host,started.child,started.pid,{...limits,home:request.env.HOME}):openNothing(started.error)}function start(host,request){let child;
try{child=host.spawn({...request,detached:!0})}catch(error){return{kind:"nothing",error:Promise.resolve(error)}}return child.pid!==void 0?{kind:"process",child,
pid:child.pid}:{kind:"nothing",error:new Promise(resolve=>child.once("error",resolve))}}function openNothing(error){let ended=Promise.withResolvers(),isListening=!1;
return{listen:(_onMessage,onEnd)=>{isListening=!0;let fail=why=>{ended.resolve(),onEnd({kind:"not-started",message:startFailure(why)})};error.then(why=>setImmediate(
fail,why))},send:()=>{},close:async()=>{await error,isListening&&await ended.promise},stderrTail:()=>""}}function startFailure(error){let code=error instanceof Error&&
"code"in error?String(error.code):"unknown";return`the server did not start (${code}): ${startFailures.get(code)??"the system refused to start it"}`}var startFailures=new Map(
[["ENOENT","the program or the working folder does not exist"],["EACCES","the program is not executable"],["ENOEXEC","the program is for another kind of machine"],
["ENOTDIR","the working folder is not a folder"],["EMFILE","too many files are open"],["EAGAIN","too many processes are running"],["ENOMEM","there is not enough\
 memory"]]);function openProcess(host,child,pid,limits){let{stdin,stdout,stderr}=pipes(child),decoder=createDecoder(limits),log=createRing(limits.stderrBytesMax),
turns=createTurns(step),drained=Promise.withResolvers(),ended=Promise.withResolvers(),listener,events=[],eventIndex=0,violation,exit,exitBeforeClose,closing,isDrained=!1,
isOver=!1,isGroupGone=!1,isDescriptionAwaited=!1,isHeld=!1,bytesAfterExit=0,waits=[];for(let stream of[stdin,stdout,stderr])stream.on("error",()=>{});return child.
on("error",()=>{}),stderr.on("data",log.push),stdout.on("readable",turns.wake),stdout.on("end",onStdoutEnd),child.on("exit",onExit),child.on("close",onDrained),
{listen,send,close,stderrTail:log.text};function listen(onMessage,onEnd){if(listener!==void 0)throw new Error("a transport has one listener");listener={onMessage,
onEnd},exit!==void 0&&awaitStreams(),turns.wake()}function send(message){if(isOver||violation!==void 0||exit!==void 0||closing!==void 0||!stdin.writable)return;
let frame=encodeFrame(message);stdin.writableLength+frame.length<=limits.sendQueueBytesMax?(isHeld||queueMicrotask(release),isHeld||stdin.cork(),isHeld=!0,stdin.
write(frame)):fail({code:"input-not-read",detail:`the server left more than ${limits.sendQueueBytesMax} bytes unread`})}function release(){isHeld=!1,stdin.uncork()}
function step(){if(listener===void 0||isOver)return!1;let event=closing===void 0?next():void 0;return event?.kind==="message"?(listener.onMessage(event.message),
!0):(isDrained&&over(listener),!1)}function next(){for(;eventIndex===events.length;){let chunk=violation===void 0?stdout.read():null;if(chunk===null)return;exit!==
void 0&&(bytesAfterExit+=chunk.length),take(decoder.push(chunk)),bytesAfterExit>limits.frameBytesMax&&dropStreams()}return events[eventIndex++]}function take(more){
events=[...events.slice(eventIndex),...more],eventIndex=0;let last=more.at(-1);last?.kind==="violation"?fail(last.violation):decoder.isDoomed()&&awaitDescription()}
function fail(what){violation!==void 0||closing!==void 0||(violation=what,signalGroup("SIGKILL"),stdin.destroy(),stdout.destroy())}function awaitDescription(){isDescriptionAwaited||
(isDescriptionAwaited=!0,wait(()=>take(decoder.finish())))}function onStdoutEnd(){take(decoder.finish()),exit===void 0&&wait(()=>{exit===void 0&&fail({code:"out\
put-closed",detail:"the server closed standard output but did not exit"})})}function onExit(code,signal){exit={code,signal},signalGroup("SIGKILL"),(listener!==void 0||
closing!==void 0)&&awaitStreams()}function awaitStreams(){wait(()=>{if(violation===void 0&&closing===void 0&&(eventIndex<events.length||stdout.readableLength>0))
return awaitStreams();take(decoder.finish()),dropStreams()})}function onDrained(){isDrained=!0;for(let cancel of waits)cancel();drained.resolve(),turns.wake()}function wait(fire){
waits.push(host.clock.after(limits.graceMsMax,fire))}function dropStreams(){stdout.destroy(),stderr.destroy()}function over(to){isOver=!0,ended.resolve(),to.onEnd(
reason())}function reason(){if(violation!==void 0)return{kind:"violation",violation};if(closing!==void 0&&exitBeforeClose===void 0)return{kind:"closed"};let{code,
signal}=exitBeforeClose??exit??{code:null,signal:null};return{kind:"exit",code,signal}}function close(){return closing===void 0&&(exitBeforeClose=exit,closing=shutDown2()),
closing}async function shutDown2(){stdin.destroy(),dropStreams(),signalGroup("SIGTERM"),isDrained||wait(()=>signalGroup("SIGKILL")),await drained.promise,await groupGone(),
endDaemons(),listener!==void 0&&await ended.promise}function endDaemons(){let{home}=limits;if(home!==void 0)for(let left of host.marked?.(`HOME=${home}`)??[])host.
kill(left,"SIGKILL")}async function groupGone(){for(let probes=0;probes<groupProbesMax&&signalGroup(0);probes++)await new Promise(resolve=>host.clock.after(limits.
graceMsMax/groupProbesMax,resolve))}function signalGroup(signal){return isGroupGone||=!host.kill(-pid,signal),!isGroupGone}}function pipes(child){let{stdin,stdout,
stderr}=child;if(stdin===null||stdout===null||stderr===null)throw new Error("a server needs three pipes");return{stdin,stdout,stderr}}function startServer(host,of){
let{profile,context,scratch,signal,trace}=of;for(let folder of scratchFolders(scratch))(0,import_node_fs22.mkdirSync)(folder,{recursive:!0});let environment=childEnvironment(
{host,path:profile.searchPath(context.serverFolder),forbiddenFolders:[of.repository,context.root,of.tree??context.root],scratch,profile:environmentVariables(profile,
context.serverFolder)}),process2=openProcess2(host,of,{...environment,...of.environment}),transport=trace===void 0?process2:recordTransport(process2,trace),abort=()=>{
transport.close()};signal.addEventListener("abort",abort,{once:!0}),signal.aborted&&abort();let{clock,pidForServers:pid}=host,conversation=startConversation({transport,
clock,pid,profile,context,relative:of.relative});return{conversation,transport,stop:()=>shutDown(profile,conversation).finally(()=>signal.removeEventListener("a\
bort",abort))}}function openProcess2(host,of,env){let{profile,context,scratch}=of,{compiler,limits}=profile,command=commandOf(host,of),waits=![...command.args,...Object.
values(env)].some(one=>one.includes(context.root));if(compiler===void 0)return openStdio(host,{...command,cwd:scratch,env,detached:!0,waits},stdioLimits);let documents=(0,import_node_path4.
join)(scratch,"documents");return(0,import_node_fs22.mkdirSync)(documents,{recursive:!0}),openCompiler(host,{compiler,context,command,environment:env,scratch:documents,
msMax:limits.readinessMsMax})}function commandOf(host,{profile,context,command}){let{file,args}=profile.command(context.serverFolder,host.arch,context.toolchain),
own={file:file??host.nodePath,args};return command===void 0?own:command(own)}_3_init_node_22();_3_init_node_22();async function askReset(options,conversation){let{
profile,clock,progress,relative:relative2}=options,{session}=conversation,deadline=clock.now()+profile.limits.totalMsMax,before=readSessionBaseline(session);if(!await resetServer(
options,conversation))return;progress(0,0);let ready=profile.readiness(session.facts),asked=await askSchedule(options,conversation,{deadline,before});if(!asked.
files.some(file=>file.kind==="unknown"&&file.reason==="unsettled"))return ready.state==="met"?{...asked,ready:relative2(ready.reason)}:asked}async function resetServer(options,conversation){
let{walks}=options.profile;return(walks?.forgets?.by==="settings"?await readAgain(options,conversation,walks.listed):walks?.forgets?.by==="edit"&&await editForAWhile(
options,conversation))&&await askCanary(options,conversation,options.profile.canaries[0])===void 0}async function readAgain({schedule,profile},{session},listed){
let newListing=awaitListing(session,listed,profile.limits.readinessMsMax);return session.configure(),await newListing()===schedule.programFiles}async function editForAWhile({
schedule,profile,context,text},{session,channel}){let edited=schedule.paths.flatMap(path=>{let own=text(path),uri=_1_uriFromPath(`${context.root}/${path}`);return typeof own==
"string"?[{uri,languageId:profile.languageId(path),text:`${own}
export {};
`}]:[]}),[first]=edited;if(first===void 0)return schedule.paths.length===0;for(let one of edited)session.open(one);let{answer}=await channel.ask(first.uri,profile.
limits.diagnosticsMsMax);for(let{uri}of edited)session.close(uri);return answer.kind==="result"}function awaitListing({facts,waitFor},listed,msMax){let before=lastListing(
facts.log,listed);return async()=>{let listing2=await waitFor(()=>{let last=lastListing(facts.log,listed);return last===void 0||last.line===before?.line?void 0:
last},msMax);return listing2.kind==="met"?listing2.value.files:void 0}}function lastListing(log,listed){let line=listed===null?void 0:log.findLast(({message})=>listed(
message)!==void 0),files=line===void 0?void 0:listed?.(line.message);return line===void 0||files===void 0?void 0:{line,files}}function createLine(looks,both){let held,
isOpen=!0,overs=new Map(looks.map(look=>[look,Promise.withResolvers()])),unwell=new Set,displaced=[],pop=()=>{let one=held;return held=void 0,one},leaseOf2=(look,before,isLast)=>({
take:async()=>{if(before===void 0||(await overs.get(before)?.promise,held===void 0))return;let{server}=held,isThere3=server.both!==null||sideOf(held.look)===sideOf(
look),isRunning=server.conversation.session.end()===void 0;return isThere3&&isRunning?pop()?.server:void 0},again:({conversation},options)=>askReset(options,conversation),
first:options=>options,keep:isLast?null:server=>{let other=pop();other!==void 0&&displaced.push(other.server.end()),held={server,look}},unwell:()=>{unwell.add(look)},
isWell:()=>!unwell.has(look),over:()=>overs.get(look)?.resolve(),both:before===void 0?both:null}),leases=new Map(looks.map((look,at)=>[look,leaseOf2(look,looks[at-
1],at===looks.length-1)]));return{lease:look=>isOpen?leases.get(look)??null:null,end:async()=>{isOpen=!1;let last=pop(),[observation]=await Promise.all([last?.server.
end(),...displaced]);return last===void 0||observation===void 0?void 0:{side:sideOf(last.look),isAgain:last.look.endsWith("-again"),observation}}}}function sideOf(look){
return look.startsWith("base")?"base":"head"}_3_init_node_22();var import_vscode_languageserver_protocol33=_4___toESM(_8_require_api2(),1);_3_init_node_22();var import_vscode_languageserver_protocol23=_4___toESM(
_8_require_api2(),1);function compareFiles(before,after){return[...new Set([...before.keys(),...after.keys()])].sort(compareText).flatMap(path=>{let[was,is]=[before.
get(path),after.get(path)];if(was===is)return[];let type=was===void 0?import_vscode_languageserver_protocol23.FileChangeType.Created:is===void 0?import_vscode_languageserver_protocol23.
FileChangeType.Deleted:import_vscode_languageserver_protocol23.FileChangeType.Changed;return[{path,type}]})}function watchedFileEvents(root2,differences){return differences.
map(({path,type})=>({uri:_1_uriFromPath(`${root2}/${path}`),type}))}function walkLeases(serversMax){let places=new Map,areWell=!0,noRoomIn=name=>{let inUse=[...places].
filter(([,{held,isTaken}])=>held!==void 0||isTaken);return!inUse.some(([one])=>one===name)&&inUse.length>=serversMax};return{holdsRoot:serversMax>=serversOfRoot,
lease:state=>{let name=`${state.unit} ${state.session}`;if(noRoomIn(name))return null;let place=places.get(name)??{held:void 0,isTaken:!1,known:void 0};return places.
set(name,place),{...leaseOf(place,state),unwell:()=>{areWell=!1}}},exchange:()=>{let before=new Map(places);places.clear();for(let[name,one]of before)places.set(
exchanged(name),one);for(let[name,place]of before){let[own,from]=[place,isOfBase(name)?place:before.get(exchanged(name))].map(knownTo);from?.known===void 0||own?.
known===void 0||(own.known={files:new Map(from.known.files),probes:new Map},own.knownOf=from.knownOf)}},end:async()=>{let all=[...places.values()].map(({held})=>held?.
stop());return places.clear(),(await Promise.all(all)).some(why=>why!==void 0)&&(areWell=!1),areWell}}}var serversOfRoot=4;function knownTo(place){return place?.
held===void 0?void 0:place.known}function leaseOf(place,state){let withKnown=(options,known)=>known===void 0?options:{...options,known};return{isRunning:place.held!==
void 0,take:async()=>{let{held}=place;return place.held=void 0,place.isTaken=!0,held},again:async(held,options)=>{let{known}=place;if(known===void 0||!await goOn(
held,known,options,state))return;options.progress(0,0);let deadline=options.clock.now()+options.profile.limits.totalMsMax,asked=withKnown(options,known.known),observation=await askSchedule(
asked,held.conversation,{deadline,before:null});return isWell(observation)?observation:void 0},first:options=>{let{profile,schedule}=options,{blobs}=state,known=!schedule.
keepsOpen&&profile.diagnostics.kind!=="push"?noKnownAnswers():void 0;return place.known={setting:settingOf(options,state),blobs,known,knownOf:blobs},withKnown(options,
known)},keep:held=>{place.held=held},isWell:()=>!0,over:()=>{place.isTaken=!1},both:null}}var sideIn=/(?<= )(?:base|head)(?=$|-)/u;function isOfBase(name){return sideIn.
exec(name)?.[0]==="base"}function exchanged(name){return name.replace(sideIn,side=>side==="base"?"head":"base")}function settingOf({profile,context},{rest}){return sha256(
canonical({context,configuration:profile.configuration(_8_onlyProject(context)),rest}))}async function goOn({conversation:{session}},known,options,state){let{profile,
context,schedule}=options;if(profile.walks===void 0||session.end()!==void 0||known.setting!==settingOf(options,state))return!1;let changes=compareFiles(known.blobs,
state.blobs);if(changes.some(({path})=>state.mattersToAll(path)))return!1;if(known.known!==void 0&&compareFiles(known.knownOf,state.blobs).length>0&&dropAffectedAnswers(
known.known,state.mattering(known.knownOf)),known.blobs=known.knownOf=state.blobs,changes.length===0)return!0;let{listed}=profile.walks,listing2=awaitListing(session,
listed,takenInMsMax);session.tell(watchedFileEvents(context.root,changes));let isListedAgain=changes.some(({path,type})=>type!==import_vscode_languageserver_protocol33.
FileChangeType.Changed&&profile.isSource(path));return listed===null||!isListedAgain||await listing2()===schedule.programFiles}var takenInMsMax=1e4;function concurrencyFor({
capacity}){let{processors,freeBytes}=capacity(),pairs=Math.floor(freeBytes/bytesPerRoot);return{roots:Math.max(1,Math.min(Math.floor(processors/2),pairs)),servers:Math.
max(1,Math.min(processors,pairs)),isForBoth:pairs>1,programs:processors,walking:Math.max(walkingMin,Math.floor(freeBytes/bytesPerWalking))}}var bytesPerRoot=3*1024**
3,bytesPerWalking=1.5*1024**3,walkingMin=2;function isFilledByOne(processors){return processors<=2}function openServerPool(machine){let running=new Set,folders=new Map,
ownFolder=folder=>{let before=folders.get(folder)??0;return folders.set(folder,before+1),before===0?folder:(0,import_node_path5.join)((0,import_node_path5.dirname)(
folder),`restarted-${before}`,(0,import_node_path5.basename)(folder))},start2=(host,of)=>{let process2=startServer(host,{...of,scratch:ownFolder(of.scratch)}),{
stop}=process2;return running.add(process2),{...process2,stop:()=>(running.delete(process2),stop())}};return{room:()=>concurrencyFor(machine),start:start2,observe:(host,side,lease)=>observeOrRestart(
{host,start:start2},side,lease),lines:of=>linesOf(of,machine.capacity()),walk:walkLeases(concurrencyFor(machine).walking),[Symbol.asyncDispose]:async()=>{await Promise.
all([...running].map(({stop})=>stop()))}}}async function observeOrRestart(of,side,lease){let{probing=null,restarted,profile,trace,signal}=side,isProbed=!1,pass=()=>observe2(
of,watched,lease).finally(()=>lease?.over()),watched={...side,probing:probing&&((observed,ask)=>(isProbed=!0,probing(observed,ask)))},first=await pass();return restarted===
void 0||isProbed||trace!==void 0||profile.compiler!==void 0||signal.aborted||first.failure?.code!=="server-crashed"?first:(restarted(first.failure),pass())}async function observe2(of,asked,lease){
let held=await lease?.take();if(lease===null||held===void 0)return observeNew(of,asked,lease);let side=onHeld(asked,held),options=optionsOf(of.host,side,held.transport),
observation=await lease.again(held,options).catch(stopAndThrow(held)),{end:_ofPassBefore,...server}=held;return observation!==void 0?reportCrash(side,server,await finish(
{...server,lease,side,options,isReady:!0},observation)):(await held.stop()!==void 0&&lease.unwell(),observeNew(of,asked,lease))}async function observeNew({host,
start:start2},asked,lease){let both=lease?.both??null,side=onLink(asked,both),{root:root2}=side.context,trace=side.trace&&openTrace(host.clock,side.trace.file,side.
trace.header,placesOn(host,side));try{let server=start2(host,{...side,relative:relativeIn(side),trace});trace?.note("digest",filesDigest(side));let asking={...optionsOf(
host,side,server.transport),...notedIn(trace,side)},options=lease===null?asking:lease.first(asking),first=await askNew(options,server.conversation).catch(stopAndThrow(
server)),isReady=first.ready!==void 0,observation=await finish({...server,root:root2,both,lease,side,options,isReady},first);return trace?.note("digest",filesDigest(
side)),trace?.note("result",resultOf(observation)),reportCrash(side,server,observation)}finally{trace?.finish()}}async function finish({lease,side,options,isReady,
...server},observation){let end=async()=>{let unwell=await server.stop();return unwell!==void 0&&isReady&&lease?.unwell(),discardIfUnhealthy(options,server.conversation,
{observation,unwell})},keep=lease?.keep??null;return keep===null||!isWell(observation)?end():(keep({...server,end:async()=>reportCrash(side,server,await end())}),
observation)}function reportCrash(side,{transport},observation){return observation.failure?.code==="server-crashed"&&!side.signal.aborted&&side.crashed?.(transport.
stderrTail()),replaceCancelledFailure(side,observation)}function stopAndThrow({stop}){return async error=>{throw await stop(),error}}function notedIn(trace,{probing=null,
fixes=null}){let note=()=>trace?.note("decision",probesFollow);return probing===null?{fixes,probing:fixes===null?null:async()=>note()}:{fixes,probing:(observed,ask)=>{
let isNoted=!1;return probing(observed,asks=>(!isNoted&&asks.length>0&&note(),isNoted||=asks.length>0,ask(asks)))}}}function onLink(side,both){return both?.by!==
"link"?side:(repointSymlink(both.link,side.context.root),underName(side,both.link))}function onHeld(side,{root:root2,both,conversation:{session}}){if(both===null)
return side;if(both.by==="link")return onLink(side,both);let{languageId}=side.profile,tree=side.context.root,held=both.paths.flatMap(path=>{let text=readSourceText(
(0,import_node_path5.join)(tree,path));return typeof text=="string"?[{uri:_1_uriFromPath(`${root2}/${path}`),languageId:languageId(path),text}]:[]});return session.
hold(tree===root2?[]:held),underName(side,root2)}function underName(side,root2){let{context}=side;return{...side,context:{...context,root:root2},tree:context.root}}
function repointSymlink(link2,tree){let next=`${link2}.next`;(0,import_node_fs32.rmSync)(next,{force:!0}),(0,import_node_fs32.symlinkSync)(tree,next,"dir"),(0,import_node_fs32.
renameSync)(next,link2)}function linesOf({both,isAmongOthers},{processors}){if(isAmongOthers)return{choice:{isOne:!1,why:"Lanser checks other roots before this \
one is done"},lease:()=>null,end:null};let choice=choiceOf(both,processors),lines=choice.isOne&&!("why"in both)?[createLine(["base","head","head-again","base-ag\
ain"],both)]:[createLine(["base","base-again"],null),createLine(["head","head-again"],null)];return{choice,lease:look=>lines.map(line=>line.lease(look)).find(lease=>lease!==
null)??null,end:async()=>(await Promise.all(lines.map(line=>line.end()))).filter(one=>one!==void 0)}}function choiceOf(both,processors){return"why"in both?{isOne:!1,
why:both.why}:both.by==="texts"?{isOne:!0,why:"the server loads all files even to check a few"}:isFilledByOne(processors)?{isOne:!0,why:`one process keeps ${_2_plural(
processors,"processor")} busy`}:{isOne:!1,why:`the machine has ${processors} processors`}}import{createRequire as lanserCreateRequire14}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require15=lanserCreateRequire14(import.meta.url);_3_init_node_22();var import_node_path7=_4___toESM(_0_require_node_path(),1),import_picomatch2=_4___toESM(
_9_require_picomatch(),1);function findServerRoots(profile,configured,trees){let listings={base:treeListing(trees.base),head:treeListing(trees.head)},found={base:findIn(
profile,configured,listings.base),head:findIn(profile,configured,listings.head)},hasSource=(side,folder)=>listings[side].paths.some(path=>profile.isSource(path)&&
_1_isBelow(path,folder)),isConfigured=(side,folder)=>profile.isDetected(pathsBelow(listings[side].paths,folder)),isFirst=folder=>configured===void 0&&hasSource(
"base",folder)&&!isConfigured("base",folder)&&found.head.roots.some(one=>isConfigured("head",one)),known=new Set(found.base.roots.filter(folder=>!isFirst(folder))),
isApart=folder=>![...known].some(one=>one===folder||_1_isBelow(one,folder)||_1_isBelow(folder,one)),fresh=found.head.roots.filter(folder=>!known.has(folder)&&(!hasSource(
"base",folder)||configured===void 0&&isApart(folder))),isOnHead=folder=>folder==="."||hasSource("head",folder)||found.head.roots.includes(folder)&&!hasSource("b\
ase",folder),roots=[...known,...fresh].sort(compareText).map(folder=>({folder,on:{base:known.has(folder),head:isOnHead(folder)}})),all=new Set(roots.map(({folder})=>folder)),
others=[...found.head.others,...found.head.roots].filter(folder=>!all.has(folder));return{roots,others:[...new Set(others)].sort(compareText)}}function rootsIn(profile,configured,tree){
return findIn(profile,configured,treeListing(tree))}function findIn(profile,configured,listing2){let found=profile.findRoots(listing2);return configured===void 0?
found:{others:[...found.roots,...found.others],roots:matching(profile,configured,listing2.paths)}}function treeListing({root:root2,written:written2}){let paths=written2.
files.map(({path})=>path),there=new Set(paths);return{paths,text:path=>there.has(path)?_2_readOptional((0,import_node_path7.join)(root2,path)):void 0}}function matching({
isDetected},patterns,paths){let named2=patterns.map(one=>one.replace(/^\.\/(?=.)/u,"").replace(/(?<=.)\/+$/u,"")),isMatch=(0,import_picomatch2.default)(named2.filter(
one=>one!==".")),literal=new Set(named2),found=[...foldersOf(paths)].filter(folder=>isMatch(folder)&&(literal.has(folder)||isDetected(pathsBelow(paths,folder))));
return[...literal.has(".")?["."]:[],...found].sort(compareText)}function pathsBelow(paths,folder){return folder==="."?paths:paths.flatMap(path=>_1_isBelow(path,
folder)?[path.slice(folder.length+1)]:[])}function foldersOf(paths){let folders=new Set;for(let path of paths)for(let folder=_1_folderOf(path);folder!=="."&&!folders.
has(folder);folder=_1_folderOf(folder))folders.add(folder);return folders}import{createRequire as lanserCreateRequire15}from"node:module";import{_2_compareTreeObjects,_2_listTree}from"./together-A6F11452.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A6F11452.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_7_require_dist}from"./together-A6F11452.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require16=lanserCreateRequire15(import.meta.url);_3_init_node_22();var hopsMax=40,linksMax=1e4;function followLinks(links,files){let tree={
files:new Set(files),folders:new Set([...files,...links.map(({path})=>path)].flatMap(_1_foldersAbove)),targets:new Map(links.map(({path,target})=>[path,target]))},
followed=[],left=[];for(let{path}of links){let end=followed.length<linksMax?endOf(path,tree):{why:`is one of more than ${linksMax}`},why="why"in end?end.why:whyCircular(
path,end,followed);why!==void 0?left.push({path,why}):"place"in end&&followed.push({path,...end})}return{followed,left}}function endOf(link2,{files,folders,targets}){
if(files.has(link2)||folders.has(link2))return{why:"has the name of a file or folder"};if(_1_foldersAbove(link2).some(folder=>targets.has(folder)))return{why:"i\
s below another link"};let at=[],waiting=link2.split("/"),hops=0;for(let part=waiting.shift();part!==void 0;part=waiting.shift()){if(part===""||part===".")continue;
if(part===".."){if(at.pop()===void 0)return{why:"points outside the repository"};continue}at.push(part);let here=at.join("/"),target=targets.get(here);if(target===
void 0){if(!files.has(here)&&!folders.has(here))return{why:"has no target in the repository"};if(files.has(here)&&waiting.length>0)return{why:"has no target in \
the repository"};continue}if(hops+=1,hops>hopsMax)return{why:"points to itself"};if(target.startsWith("/")||target.includes("\0"))return{why:"points outside the\
 repository"};if(target==="")return{why:"has no target in the repository"};at.pop(),waiting.unshift(...target.split("/"))}let place=at.join("/")||".";return{place,
kind:files.has(place)?"file":"folder"}}function whyCircular(link2,{place,kind},followed){if(kind==="file")return;let reached=new Set([place]);for(let folder of reached){
if(_1_isBelow(link2,folder))return"points to a parent folder of itself";for(let other of followed)other.kind==="folder"&&_1_isBelow(other.path,folder)&&reached.
add(other.place)}}function createLinkResolver(links){let follow=createLinkFollower(links);return path=>follow(path).place}function createLinkFollower(links){if(links.
length===0)return place=>({place,hops:0});let places=new Map(links.map(({path,place})=>[path,place]));return path=>{let parts=path.split("/"),hops=0;for(;hops<hopsMax;hops+=
1){let end=parts.findIndex((_,at)=>places.has(parts.slice(0,at+1).join("/")));if(end<0)break;let place=places.get(parts.slice(0,end+1).join("/"))??".";parts=[...place===
"."?[]:place.split("/"),...parts.slice(end+1)]}return{place:parts.join("/"),hops}}}_3_init_node_22();var import_node_fs42=_4___toESM(_1_require_node_fs(),1),import_node_path52=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_fs23=_4___toESM(_1_require_node_fs(),1),import_promises2=_4___toESM(_0_require_promises(),1),import_node_path33=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_promises=_4___toESM(_0_require_promises(),1),import_node_path8=_4___toESM(_0_require_node_path(),1);async function mirror(source,place,into){
if(into.tracked.files.has(source))return!1;let existing=await(0,import_promises.lstat)(place).catch(()=>{});if(existing!==void 0&&!existing.isDirectory())return!1;
let isHolder=into.own.holders.has(source)||into.tracked.holders.has(source);if(existing===void 0&&!isHolder)return await(0,import_promises.mkdir)((0,import_node_path8.
dirname)(place),{recursive:!0}),await(0,import_promises.symlink)(source,place,"dir"),!0;let isLinked2=!1;for(let entry of await(0,import_promises.readdir)(source,
{withFileTypes:!0}))isLinked2=await mirrorEntry(entry,[(0,import_node_path8.join)(source,entry.name),(0,import_node_path8.join)(place,entry.name)],into)||isLinked2;
return isLinked2}async function mirrorEntry(entry,[from,to],into){return entry.isDirectory()&&!into.own.dependents.has(from)?mirror(from,to,into):into.tracked.files.
has(from)||await isThere(to)?!1:(await(0,import_promises.mkdir)((0,import_node_path8.dirname)(to),{recursive:!0}),entry.isSymbolicLink()?await(0,import_promises.
symlink)(await targetOf(from,into),to):into.own.dependents.has(from)?await copyPackage(from,to,into):await(0,import_promises.symlink)(from,to),!0)}async function copyPackage(source,place,into){
await(0,import_promises.mkdir)(place);for(let entry of await(0,import_promises.readdir)(source,{withFileTypes:!0})){let[from,to]=[(0,import_node_path8.join)(source,
entry.name),(0,import_node_path8.join)(place,entry.name)];entry.isSymbolicLink()?await(0,import_promises.symlink)(await targetOf(from,into),to):entry.name==="no\
de_modules"?await mirror(from,to,into):entry.isDirectory()?await copyPackage(from,to,into):entry.isFile()&&await(0,import_promises.copyFile)(from,to)}}async function targetOf(link2,{
own,folder}){let real=await(0,import_promises.realpath)(link2).catch(()=>link2),inside2=own.folderOf(real)??own.dependents.get(real);return inside2===void 0?link2:
(0,import_node_path8.join)(folder,inside2)}async function isThere(path){return(0,import_promises.lstat)(path).then(()=>!0,()=>!1)}_3_init_node_22();var import_node_fs5=_4___toESM(
_1_require_node_fs(),1),import_node_path23=_4___toESM(_0_require_node_path(),1),import_yaml=_4___toESM(_7_require_dist(),1);function findOwnPackages(checkouts,linked){
let folderOf=ownFolders(checkouts,linked),holders=new Set,addHolders=(path,target)=>{for(let above=(0,import_node_path23.dirname)(path);_1_isInside(above,target);above=
(0,import_node_path23.dirname)(above))holders.add(above)},entries=linked.flatMap(({target})=>packageEntries(target,"").map(entry=>({...entry,target}))),names=new Set;
for(let{path,real,isLink,target}of entries)!isLink||folderOf(real)===void 0||(addHolders(path,target),names.add(nameOf(path)));let dependents=new Map;if(holders.
size===0)return{folderOf,dependents,holders};let packages=linked.flatMap(({target})=>packagesBelow(target));for(let real of dependentsOf(packages,names,folderOf)){
let holder=linked.find(({target})=>_1_isInside(real,target));holder!==void 0&&(dependents.set(real,(0,import_node_path23.join)(holder.name,real.slice(holder.target.
length))),addHolders(real,holder.target))}let storeEntries=[...new Set([...dependents.keys()].map(packagesFolder))].flatMap(folder=>{let target=linked.find(one=>_1_isInside(
folder,one.target))?.target??folder;return packageEntries(folder,"").map(entry=>({...entry,target}))});for(let{path,real,isLink,target}of[...entries,...storeEntries])
isLink&&(dependents.has(real)||folderOf(real)!==void 0)&&addHolders(path,target);return{folderOf,dependents,holders}}function packagesFolder(real){let parent=(0,import_node_path23.
dirname)(real);return(0,import_node_path23.basename)(parent).startsWith("@")?(0,import_node_path23.dirname)(parent):parent}function ownFolders(checkouts,linked){
let tops=[...new Set(checkouts.map(one=>(0,import_node_fs5.realpathSync)(one)))].sort((a,b)=>b.length-a.length),copies=new Map(linked.flatMap(({target})=>copiesOfOwn(
target)));return real=>{let copied=copies.get(real);if(copied!==void 0)return copied;if(linked.some(({target})=>_1_isInside(real,target)))return;let top=tops.find(
one=>_1_isInside(real,one));if(top===void 0)return;let inside2=_1_relativeInside(top,real)??"";return inside2.split("/").includes("node_modules")?void 0:inside2}}
function copiesOfOwn(target){let injected=readMember(parsedYaml(_2_readOptional((0,import_node_path23.join)(target,".modules.yaml"))??""),"injectedDeps");return typeof injected!=
"object"||injected===null?[]:Object.entries(injected).flatMap(([folder,places])=>[places].flat().flatMap(place=>{let real=typeof place=="string"?realFolder((0,import_node_path23.
join)((0,import_node_path23.dirname)(target),place)):void 0;return real===void 0?[]:[[real,folder]]}))}function packageEntries(target,scope){return(0,import_node_fs5.
readdirSync)((0,import_node_path23.join)(target,scope),{withFileTypes:!0}).flatMap(entry=>{let path=(0,import_node_path23.join)(target,scope,entry.name);if(entry.
isDirectory())return scope===""&&entry.name.startsWith("@")?packageEntries(target,entry.name):[{path,real:path,isLink:!1}];let real=entry.isSymbolicLink()?realFolder(
path):void 0;return real===void 0?[]:[{path,real,isLink:!0}]})}var stores=[".pnpm",".bun"];function packagesBelow(folder){return(0,import_node_path23.basename)(
folder)!=="node_modules"?[]:foldersIn(folder).flatMap(name=>{let path=(0,import_node_path23.join)(folder,name);return stores.includes(name)?foldersIn(path).flatMap(
one=>packagesBelow((0,import_node_path23.join)(path,one,"node_modules"))):(name.startsWith("@")?foldersIn(path).map(one=>(0,import_node_path23.join)(path,one)):
[path]).flatMap(one=>[one,...packagesBelow((0,import_node_path23.join)(one,"node_modules"))])})}function foldersIn(folder){try{return(0,import_node_fs5.readdirSync)(
folder,{withFileTypes:!0}).flatMap(entry=>entry.isDirectory()?[entry.name]:[])}catch{return[]}}function nameOf(path){return path.slice(path.lastIndexOf("/node_m\
odules/")+14)}function dependentsOf(packages,names,folderOf){let needing=new Map;for(let one of packages)for(let name of neededNames(one))needing.set(name,[...needing.
get(name)??[],one]);let dependents=new Set,waiting=[...names];for(let name=waiting.pop();name!==void 0;name=waiting.pop())for(let one of needing.get(name)??[]){
let real=dependents.has(one)?void 0:resolvePackage(one,name);real===void 0||folderOf(real)===void 0&&!dependents.has(real)||(dependents.add(one),waiting.push(nameOf(
one)))}return dependents}var needKinds=["dependencies","peerDependencies","optionalDependencies"];function neededNames(folder){let manifest=parsedJson(_2_readOptional(
(0,import_node_path23.join)(folder,"package.json"))??"");return needKinds.flatMap(kind=>Object.keys(readMember(manifest,kind)??{}))}function resolvePackage(from,name){
for(let folder=from;;folder=(0,import_node_path23.dirname)(folder)){let found=(0,import_node_path23.basename)(folder)==="node_modules"?void 0:realFolder((0,import_node_path23.
join)(folder,"node_modules",name));if(found!==void 0||folder===(0,import_node_path23.dirname)(folder))return found}}function realFolder(path){try{return(0,import_node_fs5.
statSync)(path,{throwIfNoEntry:!1})?.isDirectory()===!0?import_node_fs5.realpathSync.native(path):void 0}catch{return}}function parsedJson(text){try{return JSON.
parse(text)}catch{return}}function parsedYaml(text){try{return(0,import_yaml.parse)(text)}catch{return}}async function linkDependencies(repository,folder,names,{
paths,from}){let requested=new Set(names.map(text=>text.replace(/\/+$/,""))),nested=[...requested].flatMap(name=>nestedNames(name,paths)).filter(name=>!requested.
has(name)),reasons=new Map,found=[];for(let name of requested){let sought=isOutside(name)?{reason:"outside the repository"}:await realFolder2((0,import_node_path33.
join)(from,name));"target"in sought?found.push({name,...sought}):reasons.set(name,sought.reason)}for(let name of nested)found.push(...await nestedFolder(from,name));
let tracked=await trackedAmong(repository,found.map(({name})=>name)),own=findOwnPackages([from,repository.top],found),linked=[];for(let one of found){let into={
own,tracked:trackedIn(one,tracked),folder};!tracked.has(one.name)&&await link(one,into)?linked.push({...one,ownFiles:paths.filter(path=>_1_isBelow(path,one.name)).
length}):reasons.set(one.name,"tracked in the tree")}let unlinked=[...requested].flatMap(name=>{let reason=reasons.get(name);return reason===void 0?[]:[{name,reason}]});
return{linked,unlinked}}var packageManifest=/(?:^|\/)package\.json$/u,pythonProject=/(?:\.pyi?|(?:^|\/)(?:pyproject\.toml|setup\.cfg|pyrightconfig\.json|uv\.lock))$/u;
function nestedNames(name,paths){if(name===""||name.includes("/"))return[];let isOfNode=name==="node_modules",marker=isOfNode?packageManifest:pythonProject,projects=new Set(
paths.filter(path=>marker.test(path)).map(path=>(0,import_node_path33.dirname)(path)));return[...new Set(isOfNode?projects:[...projects].flatMap(upwards))].filter(
one=>one!=="."&&!one.split("/").includes("node_modules")).sort().map(one=>`${one}/${name}`)}function upwards(folder){let parts=folder.split("/");return parts.map(
(_,at)=>parts.slice(0,at+1).join("/"))}async function nestedFolder(from,name){let sought=!isOutside(name)&&(0,import_node_fs23.existsSync)((0,import_node_path33.
join)(from,name))?await realFolder2((0,import_node_path33.join)(from,name)):void 0;if(sought===void 0||!("target"in sought))return[];let{target}=sought,parent=(0,import_node_path33.
dirname)(name);return await(0,import_promises2.realpath)((0,import_node_path33.join)(from,parent))!==(0,import_node_path33.join)(await(0,import_promises2.realpath)(
from),parent)?[]:name.endsWith("/node_modules")||await isThere2((0,import_node_path33.join)(target,"pyvenv.cfg"))?[{name,target}]:[]}async function link({name,target},into){
try{return await mirror(target,(0,import_node_path33.join)(into.folder,name),into)}catch(error){let code=error.code;if(code==="EEXIST"||code==="ENOTDIR")return!1;
throw error}}function isOutside(name){return name===""||(0,import_node_path33.isAbsolute)(name)||_3_unsafeNameReason(name)!==void 0}async function realFolder2(path){
try{let target=await(0,import_promises2.realpath)(path);return(await(0,import_promises2.stat)(target)).isDirectory()?{target}:{reason:"not a folder"}}catch{return{
reason:"missing"}}}async function isThere2(path){return(0,import_promises2.lstat)(path).then(()=>!0,()=>!1)}var namesMax=500;async function trackedAmong(repository,names){
let tracked=new Set;for(let at=0;at<names.length;at+=namesMax){let some=names.slice(at,at+namesMax),output=await repository.bytes(["ls-files","-z","--cached","-\
-",...some],"work-tree");for(let record of _3_splitRecords(output))tracked.add(record.toString("utf8"))}return tracked}function trackedIn({name,target},tracked){
let below=[...tracked].filter(path=>_1_isBelow(path,name)),files=new Set(below.map(path=>(0,import_node_path33.join)(target,path.slice(name.length)))),holders=new Set;
for(let file of files)for(let above=(0,import_node_path33.dirname)(file);_1_isInside(above,target)&&!holders.has(above);above=(0,import_node_path33.dirname)(above))
holders.add(above);return{files,holders}}_3_init_node_22();var import_node_fs33=_4___toESM(_1_require_node_fs(),1),import_node_path42=_4___toESM(_0_require_node_path(),
1),defaultCaps={filesMax:2e5,fileBytesMax:_0_fileBytesMax,pathBytesMax:4096,componentBytesMax:255,depthMax:256};async function writeFiles2(repository,tree,folder,caps,{
like,present}={}){let known=new Map(like?.files.map(({path,blob})=>[path,blob])),outcomes=[],window=new Window,folders=new Set,names=new Set,links=[],files=0;for(let[
index,entry]of(await _2_listTree(repository,tree)).entries()){let choice=choose(entry,caps,files);if("kind"in choice){outcomes[index]=choice,choice.kind==="syml\
ink"&&links.push({index,path:choice.path,blob:entry.id,size:entry.size});continue}if(files++,present?.blobs.get(choice.path)===choice.blob){outcomes[index]=choice;
continue}present?.touched(choice.path);let folded=choice.path.normalize("NFC").toLowerCase();names.has(folded)&&await window.drained(),names.add(folded);let same=known.
get(choice.path)===choice.blob?like?.folder:void 0,linked2=same===void 0?void 0:linkOut(choice,{folder,folders,same});linked2!==void 0?outcomes[index]=linked2:await window.
admit(choice.size,async()=>{outcomes[index]=await writeOut(repository,choice,{folder,folders})})}await window.drained();let written2=outcomes.filter(outcome=>"s\
ize"in outcome),linked=await writeLinks(repository,links,written2,folder);for(let{index,skipped}of linked.left)outcomes[index]=skipped;let isLinked2=new Set(linked.
followed.map(({path})=>path));return{files:written2,links:linked.followed,skipped:outcomes.filter(one=>"kind"in one).filter(one=>one.kind!=="symlink"||!isLinked2.
has(one.path))}}var linkBytesMax=4096;async function writeLinks(repository,entries,files,folder){let targets=[],reasons=new Map;for(let{path,blob,size}of entries){
let answer=size===null||size>linkBytesMax?void 0:await repository.objects.read(blob,linkBytesMax);answer?.kind==="object"?targets.push({path,target:answer.bytes.
toString("utf8")}):reasons.set(path,size===null?"is not in this clone":"is too long")}let{followed,left}=followLinks(targets,files.map(({path})=>path));for(let{
path,why}of left)reasons.set(path,why);return{followed:followed.filter(({path,place})=>{let target=(0,import_node_path42.join)(folder,path);try{return(0,import_node_fs33.
mkdirSync)((0,import_node_path42.dirname)(target),{recursive:!0}),(0,import_node_fs33.symlinkSync)((0,import_node_path42.relative)((0,import_node_path42.dirname)(
target),(0,import_node_path42.join)(folder,place)),target),!0}catch(error){let skipped=refusal[error.code??""];if(skipped===void 0)throw error;return reasons.set(
path,skipped.reason),!1}}),left:entries.flatMap(({index,path,blob})=>{let why=reasons.get(path),reason=`a symbolic link that ${why}`;return why===void 0?[]:[{index,
skipped:{path,kind:"symlink",reason,blob}}]})}}function choose(entry,caps,files){let skip=(kind,reason)=>({path:_3_showPath(entry.path),kind,reason});if(typeof entry.
path!="string")return skip("not-utf8","the name is not UTF-8");let bad=_3_unsafeNameReason(entry.path);if(bad!==void 0)return skip("bad-name",`the path ${bad}`);
if(entry.type==="commit")return{...skip("submodule","a submodule whose commit is not in this clone"),blob:entry.id};let over=overCap(entry.path,caps);return over!==
void 0?skip("cap",over):entry.mode==="120000"?skip("symlink","a symbolic link"):entry.size===null?skip("missing","the content is not in this clone"):entry.size>
caps.fileBytesMax?skip("too-large",`the file has ${entry.size} bytes, and the limit is ${caps.fileBytesMax}`):files>=caps.filesMax?skip("cap",`the tree has more\
 than ${caps.filesMax} files`):{path:entry.path,blob:entry.id,size:entry.size}}function overCap(path,caps){let parts=path.split("/");if(Buffer.byteLength(path)>
caps.pathBytesMax)return`the path is longer than ${caps.pathBytesMax} bytes`;if(parts.length>caps.depthMax)return`the path is deeper than ${caps.depthMax} folde\
rs`;if(parts.some(part=>Buffer.byteLength(part)>caps.componentBytesMax))return`a component of the path is longer than ${caps.componentBytesMax} bytes`}function linkOut(file,{
same,...to}){return unlessRefused(file,()=>isLinked((0,import_node_path42.join)(same,file.path),placeFor(file,to))?file:void 0)}async function writeOut(repository,file,to){
let answer=await repository.objects.read(file.blob,file.size);return answer.kind!=="object"?{path:file.path,kind:"missing",reason:"the content is not in this cl\
one"}:unlessRefused(file,()=>((0,import_node_fs33.writeFileSync)(placeFor(file,to),answer.bytes,{flag:"wx",mode:420}),file))}function placeFor({path},{folder,folders}){
let target=(0,import_node_path42.join)(folder,path),parent=(0,import_node_path42.dirname)(target);return folders.has(parent)||(0,import_node_fs33.mkdirSync)(parent,
{recursive:!0}),folders.add(parent),target}function unlessRefused(file,make){try{return make()}catch(error){let skipped=refusal[error.code??""];if(skipped===void 0)
throw error;return{path:file.path,...skipped}}}function isLinked(from,to){try{return(0,import_node_fs33.linkSync)(from,to),!0}catch(error){let{code=""}=error;if(code in
refusal)throw error;return!1}}var refusal={EEXIST:{kind:"case-collision",reason:"on this file system another file has the same name"},ENOTDIR:{kind:"case-collis\
ion",reason:"on this file system a file has the name of its folder"},EISDIR:{kind:"case-collision",reason:"on this file system a folder has the same name"},ENAMETOOLONG:{
kind:"cap",reason:"the path is longer than this file system allows"}},openFilesMax=32,heldBytesMax=64*1024*1024,Window=class{#open=0;#held=0;#failure;#wake;async admit(bytes,work){
for(;this.#open>0&&(this.#open>=openFilesMax||this.#held+bytes>heldBytesMax);)await this.#change();this.#failure===void 0&&(this.#open++,this.#held+=bytes,work().
catch(error=>{this.#failure??={error}}).finally(()=>{this.#open--,this.#held-=bytes,this.#wake?.()}))}async drained(){for(;this.#open>0;)await this.#change();if(this.#failure!==
void 0)throw this.#failure.error}#change(){return new Promise(resolve=>{this.#wake=resolve})}},treeNames=["base","head","self","tree"];async function writeTree(context,snapshot,root2,arrange=()=>root2,{
like,present}={}){let{repository,dependencies,from=repository.top}=context;(0,import_node_fs42.mkdirSync)(root2,{recursive:!0});let other=like===void 0?void 0:{
folder:like.root,files:like.written.files},written2=await writeFiles2(repository,snapshot.tree,root2,defaultCaps,{like:other,present}),arranged=arrange(written2);
(0,import_node_fs42.mkdirSync)((0,import_node_path52.join)(arranged,".git"),{recursive:!0});let paths=written2.files.map(file=>file.path),{linked,unlinked}=await linkDependencies(
repository,arranged,dependencies,{paths,from});return{snapshot,root:arranged,written:written2,from,linked:linked.map(one=>one.name),shared:linked.filter(one=>one.
ownFiles>0),unlinked}}async function editsTo(repository,{written:written2,snapshot},next){let[before,after]=await Promise.all([_2_listTree(repository,snapshot.tree),
_2_listTree(repository,next.tree)]);if(written2.links.length>0||before.length!==after.length)return;let plain=new Set(written2.files.map(({path})=>path)),known=new Map(
before.map(entry=>[entry.path,entry])),edits=[];for(let{path,mode,id,size}of after){let old=known.get(path);if(old===void 0||old.mode!==mode)return;if(old.id!==
id){if(!(typeof path=="string"&&plain.has(path))||size===null||size>defaultCaps.fileBytesMax)return;edits.push({path,blob:id,size})}}return edits}async function editTree(repository,tree,next,edits){
let files=new Map(tree.written.files.map(file=>[file.path,file]));for(let edit of edits){let target=(0,import_node_path52.join)(tree.root,edit.path),beside=(0,import_node_path52.
join)(tree.root,".git",edit.blob);(0,import_node_fs42.writeFileSync)(beside,await _0_readBlob(repository,edit.blob),{mode:420}),(0,import_node_fs42.renameSync)(
beside,target),files.set(edit.path,edit)}return{...tree,snapshot:next,written:{...tree.written,files:[...files.values()]}}}import{createRequire as lanserCreateRequire16}from"node:module";import{_1_treeDigest,_1_unchangedFolders}from"./together-80818FEF.js";import{_5_installerOf,_5_packageCount,_5_unsafePin}from"./together-80818FEF.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require17=lanserCreateRequire16(import.meta.url);_3_init_node_22();var import_node_fs6=_4___toESM(_1_require_node_fs(),1),import_node_path9=_4___toESM(
_0_require_node_path(),1),temporaryPrefix=".installing-";async function installServer(host,pin,options){let unsafe=_5_unsafePin(pin);if(unsafe!==void 0)return _7_installFailure(
"install-failed",`Lanser refuses the pin of ${pin.server} ${pin.version}: ${unsafe}`,"Report this at https://github.com/lanser/lanser/issues.");let wanted=_7_expectedDigest(
pin,host.arch);if(wanted===void 0)return _7_installFailure("install-failed",`the pin of ${pin.server} ${pin.version} is for ${Object.keys(pin.treeDigests).join(
", ")}, not for ${host.arch}`,"Pin another version, or run on another processor.");let servers=(0,import_node_path9.join)(options.cacheFolder,"servers");try{_0_makeFolder(
servers),servers=(0,import_node_fs6.realpathSync)(servers)}catch(error){return _7_diskFailure(pin,whyUnusable(error)??"creating the cache folder failed")}let folder=(0,import_node_path9.
join)(servers,folderName(pin,wanted));try{return removeAbandoned(host,servers),exists(folder)?verify(pin,wanted,folder,options):await install(host,{pin,wanted},
options,servers,folder)}catch(error){return systemFailure(error,pin)}}function isInstalled({arch},pin,cacheFolder){let wanted=_7_expectedDigest(pin,arch);return wanted!==
void 0&&exists((0,import_node_path9.join)(cacheFolder,"servers",folderName(pin,wanted)))}function folderName({server,version},wanted){return`${server}-${version}\
-${wanted.slice(7,19)}`}async function install(host,{pin,wanted},options,servers,folder){options.progress(`installing ${pin.server} ${pin.version}`);let temporary=(0,import_node_fs6.
mkdtempSync)((0,import_node_path9.join)(servers,`${temporaryPrefix}${host.pid}-`));try{let failure=await fill(host,pin,pin.source,{folder:temporary,forbidden:options.
forbidden});if(failure!==void 0&&host.stop?.aborted===!0)throw _1_cancelled();if(failure!==void 0)return failure;let verified=verify(pin,wanted,temporary);return verified.
kind==="failed"?hasRoom(temporary)?verified:_7_diskFailure(pin,"the disk is full"):(publish(temporary,folder),verify(pin,wanted,folder))}finally{(0,import_node_fs6.
rmSync)(temporary,{recursive:!0,force:!0})}}function fill(host,name,source,place){return _5_installerOf(source.kind).install(host,name,source,place)}function hasRoom(folder){
try{return(0,import_node_fs6.writeFileSync)((0,import_node_path9.join)(folder,".room"),Buffer.alloc(64*1024)),!0}catch(error){if(_0_refusalIn(error)?.kind==="di\
sk")return!1;throw error}}function publish(temporary,folder){try{(0,import_node_fs6.renameSync)(temporary,folder)}catch(error){if(!exists(folder))throw error}}function verify(pin,wanted,folder,{
verified,unchanged}={}){let digest=_1_treeDigest(folder,_5_installerOf(pin.source.kind).contents,verified,unchanged);return digest===wanted?{kind:"installed",folder,
treeDigest:digest}:_7_installFailure("digest-mismatch",`the installed files of ${pin.server} ${pin.version} differ from the pin (${digest.slice(0,19)}…, expecte\
d ${wanted.slice(0,19)}…)`,"Something changed the cache: remove the folder `servers` in it and run again.")}function removeAbandoned(host,servers){for(let name of(0,import_node_fs6.
readdirSync)(servers)){let installer=new RegExp(`^\\${temporaryPrefix}(\\d+)-`).exec(name)?.[1];if(!(installer===void 0||Number(installer)===host.pid)&&!host.kill(
Number(installer),0))try{(0,import_node_fs6.rmSync)((0,import_node_path9.join)(servers,name),{recursive:!0,force:!0})}catch{}}}function systemFailure(error,pin){
let why=whyUnusable(error);if(why===void 0)throw error;return _7_diskFailure(pin,why)}function whyUnusable(error){let code=error.code;if(code==="ENOSPC"||code===
"EDQUOT"||code==="EFBIG")return"the disk is full";if(code==="EACCES"||code==="EROFS"||code==="EPERM")return"the cache folder is not writable";if(code==="ENOTDIR"||
code==="EEXIST")return"the path of the cache is not a folder"}function exists(path){return(0,import_node_fs6.lstatSync)(path,{throwIfNoEntry:!1})!==void 0}import{createRequire as lanserCreateRequire17}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require18=lanserCreateRequire17(import.meta.url);_3_init_node_22();function parserFor(profiles){let languages=profiles.flatMap(({languageIds})=>languageIds.
flatMap(id=>_1_syntaxLanguage(id)??[]));return _1_createParser([...new Set(languages)])}import{createRequire as lanserCreateRequire21}from"node:module";import{createRequire as lanserCreateRequire18}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require19=lanserCreateRequire18(import.meta.url);_3_init_node_22();function explainRefusal({id,name,executes},{trust,sandbox},origin){if(executes!==
"repository")return null;let lines=`servers: [{ id: ${id}, trust: executes-repository, sandbox: bwrap }]`,hint=`To accept this, add to base's \`.lanser/config.ym\
l\`: \`${lines}\``;return trust===void 0||origin!=="base"&&origin!=="file"?{message:`${name} runs code of the repository, and ${trust===void 0?"no configuration\
 accepts":"only base's configuration can accept"} that`,hint}:sandbox===void 0?{message:`${name} runs code of the repository, but the configuration names no san\
dbox`,hint:`To block the server's access to the network and the job's files, write this in the configuration: \`${lines}\`. With \`sandbox: none\`, the server has \
the rights of the job.`}:null}function sandboxOf({executes},{sandbox}){return executes==="repository"||sandbox==="bwrap"?sandbox:void 0}import{createRequire as lanserCreateRequire20}from"node:module";import{createRequire as lanserCreateRequire19}from"node:module";import{_0_describeRule,_0_effectText,_0_isOnlyOpinion,_0_judgedToV1,_0_ruleName,_0_selectorText,_0_serverPolicyOf,_0_serverRoles,_0_serversToV1,_0_thresholdOf}from"./together-DB7F738E.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require20=lanserCreateRequire19(import.meta.url);_3_init_node_22();var import_picomatch3=_4___toESM(_9_require_picomatch(),1);function rule(findings,{
rules=[],onlyChangedFiles},isTouched){let ruleOf=ruleFinder(rules),all=findings.map(one=>{let ruled=ruledBy(withOriginalSeverities(one),ruleOf(one),rules);return onlyChangedFiles===
!0&&mayFailBy[one.state]&&!isTouched(one.path)&&!isOff(ruled,rules)?{...ruled,elsewhere:!0}:ruled}),{off=[],on=[]}=Object.groupBy(all,one=>isOff(one,rules)?"off":
"on");return{findings:on,off}}var mayFailBy={new:!0,moved:!0,volatile:!0,unchanged:!1,fixed:!1,removed:!1,suppressed:!1};function selectRewarded({findings,off},policy){
return[...findings,...off].filter(({server})=>!_0_isOnlyOpinion(server,policy)).map(withOriginalSeverities)}function withOriginalSeverities({ruled,elsewhere:_elsewhere,
...finding}){return ruled?.said===void 0?finding:{...finding,severity:ruled.said}}function ruledBy(finding,index,rules){let found=index===void 0?void 0:rules[index];
if(index===void 0||found===void 0)return finding;let{severity,fail}=found;if(severity==="off")return{...finding,ruled:{rule:index}};let isOther=severity!==void 0&&
severity!==finding.severity,ruled={rule:index,..._2_compact({said:isOther?finding.severity:void 0,fail})};return isOther?{...finding,severity,ruled}:{...finding,
ruled}}function isOff({ruled},rules){return ruled!==void 0&&rules[ruled.rule]?.severity==="off"}function ruleFinder(rules){let matchers=rules.map(ruleMatcher);return finding=>{
let index=matchers.findIndex(matches=>matches(finding));return index<0?void 0:index}}function ruleMatcher({code,path,server}){let isCode=code===void 0?void 0:codeMatcher(
code),isPath=path===void 0?void 0:pathMatcher(path);return finding=>(server===void 0||server===finding.server)&&(isPath===void 0||isPath(finding.path))&&(isCode===
void 0||isCode(finding))}function codeMatcher(glob){let matches=(0,import_picomatch3.default)(glob,{bash:!0,dot:!0,nonegate:!0});return finding=>[finding.code,_0_ruleName(
finding)].some(name=>name!==null&&name!==""&&matches(name))}function pathMatcher(glob){return(0,import_picomatch3.default)(glob,{dot:!0})}function shadowed(rules){
for(let[index,{code,path,server}]of rules.entries()){let by=rules.slice(0,index).findIndex(other=>(other.code===void 0||other.code===code)&&(other.path===void 0||
other.path===path)&&(other.server===void 0||other.server===server));if(by>=0)return{rule:index,by}}}function offLimits(off,{rules=[]}){return rules.flatMap((one,index)=>{
let own=off.filter(({ruled})=>ruled?.rule===index);if(own.length===0)return[];let fresh=own.filter(({state})=>state==="new").length,message=`turned off by ${_0_describeRule(
index)} (${_0_selectorText(one)}); ${fresh} of them ${fresh===1?"is":"are"} new`;return[_2_limit("rules-off",message,own.length)]})}function rulesTouching(paths){
let touched=new Set(paths);return path=>{if(touched.has(path))return!0;for(let at=path.lastIndexOf("/");at>0;at=path.lastIndexOf("/",at-1))if(touched.has(path.slice(
0,at)))return!0;return!1}}import{_3_require_ucs2length}from"./together-124EAC88.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require21=lanserCreateRequire20(import.meta.url);_3_init_node_22();var import_yaml2=_4___toESM(_7_require_dist(),1);_3_init_node_22();var import_ucs2length=_4___toESM(
_3_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateConfigV1=validate20,schema31={$schema:"https://json-schema.org/d\
raft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json",type:"object",additionalProperties:!1,required:["version"],
properties:{version:{const:1},servers:{type:"array",items:{$ref:"#/$defs/server"},default:[]},dependencies:{type:"array",items:{$ref:"#/$defs/insideFolder"},default:[
".venv","node_modules"]},"base-dependencies":{$ref:"#/$defs/insideFolder"},ignore:{type:"array",items:{$ref:"#/$defs/glob"},default:[]},include:{type:"array",minItems:1,
items:{$ref:"#/$defs/glob"}},edits:{type:"object",additionalProperties:!1,minProperties:1,properties:{allow:{type:"array",minItems:1,items:{$ref:"#/$defs/glob"}},
deny:{type:"array",minItems:1,items:{$ref:"#/$defs/glob"}}}},relocate:{type:"object",additionalProperties:!1,default:{},properties:{tau:{type:"number",minimum:0,
maximum:1,default:.75},k:{type:"integer",minimum:1,maximum:100,default:5}}},deny:{type:"object",additionalProperties:!1,minProperties:1,properties:{servers:{type:"\
array",minItems:1,items:{type:"string",minLength:1}},languages:{type:"array",minItems:1,items:{type:"string",minLength:1}},paths:{type:"array",minItems:1,items:{
$ref:"#/$defs/glob"}},methods:{type:"array",minItems:1,items:{type:"string",pattern:"^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"}}}},suggest:{type:"boolean",default:!1},
policy:{$ref:"#/$defs/policy",default:{}},reward:{$ref:"#/$defs/reward",default:{}},traces:{type:"array",items:{$ref:"#/$defs/glob"},default:[".lanser/traces/**\
/*.jsonl",".lanser/traces/**/*.jsonl.zst"]},replay:{enum:["off","offline","live"],default:"offline"}},$defs:{server:{type:"object",additionalProperties:!1,required:[
"id"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1},roots:{type:"array",minItems:1,items:{$ref:"#/$defs/folder"}},enabled:{type:"\
boolean",default:!0},mode:{enum:["auto","lsp","compiler"],default:"auto"},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{"ready-ms":{
type:"integer",minimum:1e3,maximum:9e5},"file-ms":{type:"integer",minimum:1e3,maximum:9e5},"total-ms":{type:"integer",minimum:1e3,maximum:36e5},"requests-ms":{type:"\
object",minProperties:1,propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},additionalProperties:{type:"integer",minimum:1e3,maximum:36e5}}}},
settings:{type:"object",default:{}},trust:{enum:["executes-repository"]},sandbox:{enum:["bwrap","none"]},role:{enum:["primary","linter","second-opinion"]},"fail\
-on":{enum:["error","warning","information","hint","never"]}}},policy:{type:"object",additionalProperties:!1,properties:{"fail-on":{enum:["error","warning","inf\
ormation","hint","never"],default:"error"},unknown:{enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{enum:["action_required","failure"],default:"\
action_required"},volatile:{enum:["report","fail"],default:"report"},moved:{enum:["report","fail"],default:"report"},"min-reward":{type:["number","null"],default:null},
"replay-mismatch":{enum:["fail","warn"],default:"fail"},waivers:{type:"array",items:{type:"string",minLength:1,pattern:"^(?:trailer|label:.+)$"},default:[]},"de\
pendencies-differ":{enum:["inconclusive","warn"],default:"inconclusive"},"dependencies-missing":{enum:["inconclusive","warn"],default:"inconclusive"},unchecked:{
enum:["report","inconclusive","fail"],default:"report"},hidden:{enum:["report","inconclusive","fail"],default:"inconclusive"},suppressions:{enum:["report","inco\
nclusive","fail"],default:"report"},claims:{enum:["fail","warn","ignore"],default:"fail"},scope:{enum:["full","affected","auto"],default:"auto"},"only-changed-f\
iles":{type:"boolean",default:!1},required:{type:"boolean",default:!1},rules:{type:"array",maxItems:200,items:{$ref:"#/$defs/rule"},default:[]},"max-new":{type:"\
object",additionalProperties:!1,properties:{error:{$ref:"#/$defs/many"},warning:{$ref:"#/$defs/many"},information:{$ref:"#/$defs/many"},hint:{$ref:"#/$defs/many"}},
default:{}},reward:{enum:["shown","hidden"],default:"shown"}}},reward:{type:"object",additionalProperties:!1,properties:{version:{enum:["pr-v1","pr-v2"],default:"\
pr-v2"},weights:{type:"object",additionalProperties:!1,properties:{alpha:{type:"number",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,
default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},severities:{$ref:"#/$defs/notSupportedYet"}}},rule:{type:"object",additionalProperties:!1,
anyOf:[{required:["severity"]},{required:["fail"]}],properties:{code:{type:"string",minLength:1,pattern:"^[^!\\s][^\\s]*$"},path:{$ref:"#/$defs/glob"},server:{type:"\
string",minLength:1},severity:{enum:["off","information","warning","error"]},fail:{type:"boolean"}}},many:{type:"integer",minimum:0,maximum:1e6},glob:{type:"str\
ing",minLength:1,pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},folder:{type:"string",minLength:1,pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2\
}(?:/|$))[^/\\u0000]+)*/?)$"},insideFolder:{type:"string",minLength:1,pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},notSupportedYet:{
not:{}}}},func0=Object.prototype.hasOwnProperty,func66=defaultOf(import_ucs2length.default),schema32={type:"object",additionalProperties:!1,required:["id"],properties:{
id:{type:"string",minLength:1},version:{type:"string",minLength:1},roots:{type:"array",minItems:1,items:{$ref:"#/$defs/folder"}},enabled:{type:"boolean",default:!0},
mode:{enum:["auto","lsp","compiler"],default:"auto"},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{"ready-ms":{type:"integer",minimum:1e3,
maximum:9e5},"file-ms":{type:"integer",minimum:1e3,maximum:9e5},"total-ms":{type:"integer",minimum:1e3,maximum:36e5},"requests-ms":{type:"object",minProperties:1,
propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},additionalProperties:{type:"integer",minimum:1e3,maximum:36e5}}}},settings:{type:"obj\
ect",default:{}},trust:{enum:["executes-repository"]},sandbox:{enum:["bwrap","none"]},role:{enum:["primary","linter","second-opinion"]},"fail-on":{enum:["error",
"warning","information","hint","never"]}}},pattern4=new RegExp("^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$","u"),pattern5=new RegExp(
"^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$","u");function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.enabled===void 0&&(data.enabled=!0),data.mode===void 0&&(data.mode="auto"),data.settings===void 0&&(data.
settings={}),data.id===void 0||!func0.call(data,"id")){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 of Object.keys(data))if(!func0.call(schema32.properties,
key0)){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id;if(typeof data0=="strin\
g"){if(func66(data0)<1){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.version!==void 0&&
func0.call(data,"version")){let data1=data.version;if(typeof data1=="string"){if(func66(data1)<1){let err4={instancePath:instancePath+"/version",schemaPath:"#/p\
roperties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}else{let err5={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.roots!==void 0&&func0.call(data,"roots")){let data2=data.roots;if(Array.isArray(data2)){
if(data2.length<1){let err6={instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0];if(typeof data3==
"string"){if(func66(data3)<1){let err7={instancePath:instancePath+"/roots/"+i0,schemaPath:"#/$defs/folder/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!pattern4.test(data3)){let err8={instancePath:instancePath+
"/roots/"+i0,schemaPath:"#/$defs/folder/pattern",keyword:"pattern",params:{pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)\
$"},message:'must match pattern "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"'};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}}else{let err9={instancePath:instancePath+"/roots/"+i0,schemaPath:"#/$defs/folder/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(typeof data.enabled!="boolean"){let err11={
instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}let data5=data.mode;if(!(data5==="auto"||data5==="lsp"||data5==="compiler")){let err12={instancePath:instancePath+"/mode",schemaPath:"\
#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema32.properties.mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}if(data.limits!==void 0&&func0.call(data,"limits")){let data6=data.limits;if(data6&&typeof data6=="object"&&!Array.
isArray(data6)){if(Object.keys(data6).length<1){let err13={instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/minProperties",keyword:"minProper\
ties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}for(let key1 of Object.keys(
data6))if(!(key1==="ready-ms"||key1==="file-ms"||key1==="total-ms"||key1==="requests-ms")){let err14={instancePath:instancePath+"/limits",schemaPath:"#/properti\
es/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err14]:vErrors.push(err14),errors++}if(data6["ready-ms"]!==void 0&&func0.call(data6,"ready-ms")){let data7=data6["ready-ms"];if(!(typeof data7=="number"&&!(data7%
1)&&!isNaN(data7)&&isFinite(data7))){let err15={instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data7=="number"&&isFinite(data7)){
if(data7>9e5||isNaN(data7)){let err16={instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9e5},message:"must be <= 900000"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data7<1e3||isNaN(data7)){let err17={
instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"\
must be >= 1000"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}if(data6["file-ms"]!==void 0&&func0.call(data6,"file-ms")){let data8=data6["file\
-ms"];if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8))){let err18={instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/\
limits/properties/file-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data8==
"number"&&isFinite(data8)){if(data8>9e5||isNaN(data8)){let err19={instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/limits/properties/file-ms\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9e5},message:"must be <= 900000"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(data8<
1e3||isNaN(data8)){let err20={instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/limits/properties/file-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1e3},message:"must be >= 1000"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}}if(data6["total-ms"]!==void 0&&func0.call(data6,
"total-ms")){let data9=data6["total-ms"];if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9))){let err21={instancePath:instancePath+"/limits\
/total-ms",schemaPath:"#/properties/limits/properties/total-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err21]:
vErrors.push(err21),errors++}if(typeof data9=="number"&&isFinite(data9)){if(data9>36e5||isNaN(data9)){let err22={instancePath:instancePath+"/limits/total-ms",schemaPath:"\
#/properties/limits/properties/total-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}if(data9<1e3||isNaN(data9)){let err23={instancePath:instancePath+"/limits/total-ms",schemaPath:"#/properties/limits/properties/tota\
l-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}}if(data6["\
requests-ms"]!==void 0&&func0.call(data6,"requests-ms")){let data10=data6["requests-ms"];if(data10&&typeof data10=="object"&&!Array.isArray(data10)){if(Object.keys(
data10).length<1){let err24={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/properties/limits/properties/requests-ms/minProperties",keyword:"minP\
roperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}for(let key2 of Object.
keys(data10)){let _errs25=errors;if(typeof key2=="string"&&!pattern5.test(key2)){let err25={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/proper\
ties/limits/properties/requests-ms/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},message:'must ma\
tch pattern "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"',propertyName:key2};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid5=_errs25===
errors;if(!valid5){let err26={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/properties/limits/properties/requests-ms/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:key2},message:"property name must be valid"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}for(let key3 of Object.
keys(data10)){let data11=data10[key3];if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11))){let err27={instancePath:instancePath+"/limit\
s/requests-ms/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/properties/requests-ms/additionalProperties/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(typeof data11=="number"&&isFinite(data11)){if(data11>36e5||
isNaN(data11)){let err28={instancePath:instancePath+"/limits/requests-ms/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/propertie\
s/requests-ms/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}if(data11<1e3||isNaN(data11)){let err29={instancePath:instancePath+"/limits/requests-ms/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/limits/properties/requests-ms/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};vErrors===
null?vErrors=[err29]:vErrors.push(err29),errors++}}}}else{let err30={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/properties/limits/properties/\
requests-ms/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}}else{let err31={
instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err31]:vErrors.push(err31),errors++}}let data12=data.settings;if(!(data12&&typeof data12=="object"&&!Array.isArray(data12))){let err32={instancePath:instancePath+
"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err32]:vErrors.push(
err32),errors++}if(data.trust!==void 0&&func0.call(data,"trust")&&data.trust!=="executes-repository"){let err33={instancePath:instancePath+"/trust",schemaPath:"\
#/properties/trust/enum",keyword:"enum",params:{allowedValues:schema32.properties.trust.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err33]:vErrors.push(err33),errors++}if(data.sandbox!==void 0&&func0.call(data,"sandbox")){let data14=data.sandbox;if(!(data14==="bwrap"||data14==="none")){
let err34={instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/enum",keyword:"enum",params:{allowedValues:schema32.properties.sandbox.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}if(data.role!==void 0&&func0.call(data,"role")){let data15=data.
role;if(!(data15==="primary"||data15==="linter"||data15==="second-opinion")){let err35={instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"\
enum",params:{allowedValues:schema32.properties.role.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err35]:vErrors.push(err35),
errors++}}if(data["fail-on"]!==void 0&&func0.call(data,"fail-on")){let data16=data["fail-on"];if(!(data16==="error"||data16==="warning"||data16==="information"||
data16==="hint"||data16==="never")){let err36={instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues:schema32.
properties["fail-on"].enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}}else{let err37={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}return validate21.
errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema41={type:"object",additionalProperties:!1,properties:{"fail-\
on":{enum:["error","warning","information","hint","never"],default:"error"},unknown:{enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{enum:["a\
ction_required","failure"],default:"action_required"},volatile:{enum:["report","fail"],default:"report"},moved:{enum:["report","fail"],default:"report"},"min-re\
ward":{type:["number","null"],default:null},"replay-mismatch":{enum:["fail","warn"],default:"fail"},waivers:{type:"array",items:{type:"string",minLength:1,pattern:"\
^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{enum:["inconclusive","warn"],default:"inconclusive"},"dependencies-missing":{enum:["inconclusive","w\
arn"],default:"inconclusive"},unchecked:{enum:["report","inconclusive","fail"],default:"report"},hidden:{enum:["report","inconclusive","fail"],default:"inconclu\
sive"},suppressions:{enum:["report","inconclusive","fail"],default:"report"},claims:{enum:["fail","warn","ignore"],default:"fail"},scope:{enum:["full","affected",
"auto"],default:"auto"},"only-changed-files":{type:"boolean",default:!1},required:{type:"boolean",default:!1},rules:{type:"array",maxItems:200,items:{$ref:"#/$d\
efs/rule"},default:[]},"max-new":{type:"object",additionalProperties:!1,properties:{error:{$ref:"#/$defs/many"},warning:{$ref:"#/$defs/many"},information:{$ref:"\
#/$defs/many"},hint:{$ref:"#/$defs/many"}},default:{}},reward:{enum:["shown","hidden"],default:"shown"}}},pattern14=new RegExp("^(?:trailer|label:.+)$","u"),schema42={
type:"object",additionalProperties:!1,anyOf:[{required:["severity"]},{required:["fail"]}],properties:{code:{type:"string",minLength:1,pattern:"^[^!\\s][^\\s]*$"},
path:{$ref:"#/$defs/glob"},server:{type:"string",minLength:1},severity:{enum:["off","information","warning","error"]},fail:{type:"boolean"}}},pattern15=new RegExp(
"^[^!\\s][^\\s]*$","u"),pattern8=new RegExp("^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))","u");function validate24(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate24.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);let _errs1=errors,valid0=!1,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&(data.severity===void 0||!func0.call(data,
"severity"))){let err0={instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property\
 'severity'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs2===errors;valid0=valid0||_valid0;let _errs3=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)&&(data.fail===void 0||!func0.call(data,"fail"))){let err1={instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{
missingProperty:"fail"},message:"must have required property 'fail'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs3===errors;if(valid0=
valid0||_valid0,valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){
for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="path"||key0==="server"||key0==="severity"||key0==="fail")){let err3={instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code;if(typeof data0=="string"){if(func66(data0)<1){let err4={instancePath:instancePath+
"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(!pattern15.test(data0)){let err5={instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{
pattern:"^[^!\\s][^\\s]*$"},message:'must match pattern "^[^!\\s][^\\s]*$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}
if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path;if(typeof data1=="string"){if(func66(data1)<1){let err7={instancePath:instancePath+"/path",schemaPath:"\
#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
if(!pattern8.test(data1)){let err8={instancePath:instancePath+"/path",schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/\
)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={
instancePath:instancePath+"/path",schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}if(data.server!==void 0&&func0.call(data,"server")){let data2=data.server;if(typeof data2=="string"){if(func66(data2)<1){let err10={instancePath:instancePath+
"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.severity!==void 0&&func0.call(data,"severity")){let data3=data.
severity;if(!(data3==="off"||data3==="information"||data3==="warning"||data3==="error")){let err12={instancePath:instancePath+"/severity",schemaPath:"#/properti\
es/severity/enum",keyword:"enum",params:{allowedValues:schema42.properties.severity.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}if(data.fail!==void 0&&func0.call(data,"fail")&&typeof data.fail!="boolean"){let err13={instancePath:instancePath+"/fail",
schemaPath:"#/properties/fail/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{
let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
return validate24.errors=vErrors,errors===0}validate24.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate23(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){data["fail-on"]===void 0&&(data["fail-on"]="error"),
data.unknown===void 0&&(data.unknown="inconclusive"),data.inconclusive===void 0&&(data.inconclusive="action_required"),data.volatile===void 0&&(data.volatile="r\
eport"),data.moved===void 0&&(data.moved="report"),data["min-reward"]===void 0&&(data["min-reward"]=null),data["replay-mismatch"]===void 0&&(data["replay-mismat\
ch"]="fail"),data.waivers===void 0&&(data.waivers=[]),data["dependencies-differ"]===void 0&&(data["dependencies-differ"]="inconclusive"),data["dependencies-miss\
ing"]===void 0&&(data["dependencies-missing"]="inconclusive"),data.unchecked===void 0&&(data.unchecked="report"),data.hidden===void 0&&(data.hidden="inconclusiv\
e"),data.suppressions===void 0&&(data.suppressions="report"),data.claims===void 0&&(data.claims="fail"),data.scope===void 0&&(data.scope="auto"),data["only-chan\
ged-files"]===void 0&&(data["only-changed-files"]=!1),data.required===void 0&&(data.required=!1),data.rules===void 0&&(data.rules=[]),data["max-new"]===void 0&&
(data["max-new"]={}),data.reward===void 0&&(data.reward="shown");for(let key0 of Object.keys(data))if(!func0.call(schema41.properties,key0)){let err0={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}let data0=data["fail-on"];if(!(data0==="error"||data0==="warning"||data0==="information"||data0==="hint"||data0==="ne\
ver")){let err1={instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues:schema41.properties["fail-on"].
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}let data1=data.unknown;if(!(data1==="incon\
clusive"||data1==="warn")){let err2={instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/enum",keyword:"enum",params:{allowedValues:schema41.properties.
unknown.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let data2=data.inconclusive;if(!(data2===
"action_required"||data2==="failure")){let err3={instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/enum",keyword:"enum",params:{allowedValues:schema41.
properties.inconclusive.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}let data3=data.volatile;
if(!(data3==="report"||data3==="fail")){let err4={instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/enum",keyword:"enum",params:{allowedValues:schema41.
properties.volatile.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}let data4=data.moved;if(!(data4===
"report"||data4==="fail")){let err5={instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/enum",keyword:"enum",params:{allowedValues:schema41.properties.
moved.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let data5=data["min-reward"];if(!(typeof data5==
"number"&&isFinite(data5))&&data5!==null){let err6={instancePath:instancePath+"/min-reward",schemaPath:"#/properties/min-reward/type",keyword:"type",params:{type:schema41.
properties["min-reward"].type},message:"must be number,null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}let data6=data["replay-mismatch"];if(!(data6===
"fail"||data6==="warn")){let err7={instancePath:instancePath+"/replay-mismatch",schemaPath:"#/properties/replay-mismatch/enum",keyword:"enum",params:{allowedValues:schema41.
properties["replay-mismatch"].enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}let data7=data.
waivers;if(Array.isArray(data7)){let len0=data7.length;for(let i0=0;i0<len0;i0++){let data8=data7[i0];if(typeof data8=="string"){if(func66(data8)<1){let err8={instancePath:instancePath+
"/waivers/"+i0,schemaPath:"#/properties/waivers/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(!pattern14.test(data8)){let err9={instancePath:instancePath+"/waivers/"+i0,schemaPath:"#/properties/waivers/i\
tems/pattern",keyword:"pattern",params:{pattern:"^(?:trailer|label:.+)$"},message:'must match pattern "^(?:trailer|label:.+)$"'};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}else{let err10={instancePath:instancePath+"/waivers/"+i0,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath:instancePath+"/waivers",schemaPath:"#/prope\
rties/waivers/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}let data9=data["de\
pendencies-differ"];if(!(data9==="inconclusive"||data9==="warn")){let err12={instancePath:instancePath+"/dependencies-differ",schemaPath:"#/properties/dependenc\
ies-differ/enum",keyword:"enum",params:{allowedValues:schema41.properties["dependencies-differ"].enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}let data10=data["dependencies-missing"];if(!(data10==="inconclusive"||data10==="warn")){let err13={instancePath:instancePath+
"/dependencies-missing",schemaPath:"#/properties/dependencies-missing/enum",keyword:"enum",params:{allowedValues:schema41.properties["dependencies-missing"].enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}let data11=data.unchecked;if(!(data11==="repor\
t"||data11==="inconclusive"||data11==="fail")){let err14={instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/enum",keyword:"enum",params:{
allowedValues:schema41.properties.unchecked.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
let data12=data.hidden;if(!(data12==="report"||data12==="inconclusive"||data12==="fail")){let err15={instancePath:instancePath+"/hidden",schemaPath:"#/propertie\
s/hidden/enum",keyword:"enum",params:{allowedValues:schema41.properties.hidden.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}let data13=data.suppressions;if(!(data13==="report"||data13==="inconclusive"||data13==="fail")){let err16={instancePath:instancePath+
"/suppressions",schemaPath:"#/properties/suppressions/enum",keyword:"enum",params:{allowedValues:schema41.properties.suppressions.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}let data14=data.claims;if(!(data14==="fail"||data14==="warn"||data14===
"ignore")){let err17={instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/enum",keyword:"enum",params:{allowedValues:schema41.properties.claims.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}let data15=data.scope;if(!(data15==="ful\
l"||data15==="affected"||data15==="auto")){let err18={instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues:schema41.
properties.scope.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data["only-ch\
anged-files"]!="boolean"){let err19={instancePath:instancePath+"/only-changed-files",schemaPath:"#/properties/only-changed-files/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(typeof data.required!="boolean"){let err20={instancePath:instancePath+
"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err20]:vErrors.push(
err20),errors++}let data18=data.rules;if(Array.isArray(data18)){if(data18.length>200){let err21={instancePath:instancePath+"/rules",schemaPath:"#/properties/rul\
es/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}let len1=data18.
length;for(let i1=0;i1<len1;i1++)validate24(data18[i1],{instancePath:instancePath+"/rules/"+i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length)}else{let err22={instancePath:instancePath+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}let data20=data["\
max-new"];if(data20&&typeof data20=="object"&&!Array.isArray(data20)){for(let key1 of Object.keys(data20))if(!(key1==="error"||key1==="warning"||key1==="informa\
tion"||key1==="hint")){let err23={instancePath:instancePath+"/max-new",schemaPath:"#/properties/max-new/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(data20.error!==void 0&&func0.
call(data20,"error")){let data21=data20.error;if(!(typeof data21=="number"&&!(data21%1)&&!isNaN(data21)&&isFinite(data21))){let err24={instancePath:instancePath+
"/max-new/error",schemaPath:"#/$defs/many/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}if(typeof data21=="number"&&isFinite(data21)){if(data21>1e6||isNaN(data21)){let err25={instancePath:instancePath+"/max-new/error",schemaPath:"#/$defs/m\
any/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(data21<
0||isNaN(data21)){let err26={instancePath:instancePath+"/max-new/error",schemaPath:"#/$defs/many/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}}if(data20.warning!==void 0&&func0.call(data20,"warning")){let data22=data20.warning;
if(!(typeof data22=="number"&&!(data22%1)&&!isNaN(data22)&&isFinite(data22))){let err27={instancePath:instancePath+"/max-new/warning",schemaPath:"#/$defs/many/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(typeof data22=="number"&&isFinite(
data22)){if(data22>1e6||isNaN(data22)){let err28={instancePath:instancePath+"/max-new/warning",schemaPath:"#/$defs/many/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(data22<0||isNaN(data22)){let err29={instancePath:instancePath+
"/max-new/warning",schemaPath:"#/$defs/many/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err29]:vErrors.
push(err29),errors++}}}if(data20.information!==void 0&&func0.call(data20,"information")){let data23=data20.information;if(!(typeof data23=="number"&&!(data23%1)&&
!isNaN(data23)&&isFinite(data23))){let err30={instancePath:instancePath+"/max-new/information",schemaPath:"#/$defs/many/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}if(typeof data23=="number"&&isFinite(data23)){if(data23>1e6||isNaN(data23)){
let err31={instancePath:instancePath+"/max-new/information",schemaPath:"#/$defs/many/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must\
 be <= 1000000"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(data23<0||isNaN(data23)){let err32={instancePath:instancePath+"/max-new/informat\
ion",schemaPath:"#/$defs/many/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err32]:vErrors.push(err32),
errors++}}}if(data20.hint!==void 0&&func0.call(data20,"hint")){let data24=data20.hint;if(!(typeof data24=="number"&&!(data24%1)&&!isNaN(data24)&&isFinite(data24))){
let err33={instancePath:instancePath+"/max-new/hint",schemaPath:"#/$defs/many/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err33]:vErrors.push(err33),errors++}if(typeof data24=="number"&&isFinite(data24)){if(data24>1e6||isNaN(data24)){let err34={instancePath:instancePath+
"/max-new/hint",schemaPath:"#/$defs/many/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err34]:
vErrors.push(err34),errors++}if(data24<0||isNaN(data24)){let err35={instancePath:instancePath+"/max-new/hint",schemaPath:"#/$defs/many/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}}}else{let err36={instancePath:instancePath+
"/max-new",schemaPath:"#/properties/max-new/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err36]:vErrors.push(err36),
errors++}let data25=data.reward;if(!(data25==="shown"||data25==="hidden")){let err37={instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/enum",
keyword:"enum",params:{allowedValues:schema41.properties.reward.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err37]:vErrors.
push(err37),errors++}}else{let err38={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err38]:
vErrors.push(err38),errors++}return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema48={type:"obj\
ect",additionalProperties:!1,properties:{version:{enum:["pr-v1","pr-v2"],default:"pr-v2"},weights:{type:"object",additionalProperties:!1,properties:{alpha:{type:"\
number",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},
severities:{$ref:"#/$defs/notSupportedYet"}}};function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){data.version===void 0&&(data.version="pr-v2"),data.weights===void 0&&(data.weights={});for(let key0 of Object.keys(data))if(!(key0===
"version"||key0==="weights"||key0==="severities")){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}let data0=data.version;if(!(data0==="pr-v1"||data0==="p\
r-v2")){let err1={instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues:schema48.properties.version.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}let data1=data.weights;if(data1&&typeof data1=="\
object"&&!Array.isArray(data1)){data1.alpha===void 0&&(data1.alpha=.5),data1.beta===void 0&&(data1.beta=.4),data1.gamma===void 0&&(data1.gamma=.1);for(let key1 of Object.
keys(data1))if(!(key1==="alpha"||key1==="beta"||key1==="gamma")){let err2={instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}let data2=data1.alpha;if(typeof data2=="number"&&isFinite(data2)){if(data2>1e6||isNaN(data2)){let err3={instancePath:instancePath+"/weights/alpha",
schemaPath:"#/properties/weights/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data2<0||isNaN(data2)){let err4={instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/weights/properties/al\
pha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/weights/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be number"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let data3=data1.beta;if(typeof data3=="number"&&isFinite(data3)){if(data3>1e6||isNaN(data3)){let err6={
instancePath:instancePath+"/weights/beta",schemaPath:"#/properties/weights/properties/beta/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3<0||isNaN(data3)){let err7={instancePath:instancePath+"/weights/beta",schemaPath:"\
#/properties/weights/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}else{let err8={instancePath:instancePath+"/weights/beta",schemaPath:"#/properties/weights/properties/beta/type",keyword:"type",params:{type:"num\
ber"},message:"must be number"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}let data4=data1.gamma;if(typeof data4=="number"&&isFinite(data4)){if(data4>
1e6||isNaN(data4)){let err9={instancePath:instancePath+"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data4<0||isNaN(data4)){let err10={instancePath:instancePath+
"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/\
type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}if(data.severities!==void 0&&func0.call(data,"severities")){let err13={instancePath:instancePath+"/severities",schemaPath:"#/$defs/notSupportedYet/not",
keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate27.errors=vErrors,
errors===0}validate27.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern6=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u000\
0]+)*/?$","u"),pattern13=new RegExp("^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$","u");function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.servers===void 0&&(data.servers=[]),data.dependencies===void 0&&(data.dependencies=
[".venv","node_modules"]),data.ignore===void 0&&(data.ignore=[]),data.relocate===void 0&&(data.relocate={}),data.suggest===void 0&&(data.suggest=!1),data.policy===
void 0&&(data.policy={}),data.reward===void 0&&(data.reward={}),data.traces===void 0&&(data.traces=[".lanser/traces/**/*.jsonl",".lanser/traces/**/*.jsonl.zst"]),
data.replay===void 0&&(data.replay="offline"),data.version===void 0||!func0.call(data,"version")){let err0={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 of Object.
keys(data))if(!func0.call(schema31.properties,key0)){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.version!==void 0&&func0.call(data,"version")&&data.
version!==1){let err2={instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equ\
al to constant"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let data1=data.servers;if(Array.isArray(data1)){let len0=data1.length;for(let i0=0;i0<
len0;i0++)validate21(data1[i0],{instancePath:instancePath+"/servers/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length)}else{let err3={instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/\
type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}let data3=data.dependencies;if(Array.
isArray(data3)){let len1=data3.length;for(let i1=0;i1<len1;i1++){let data4=data3[i1];if(typeof data4=="string"){if(func66(data4)<1){let err4={instancePath:instancePath+
"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern6.test(data4)){let err5={instancePath:instancePath+"/dependencies/"+i1,schemaPath:"#/$defs/insideFold\
er/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},message:'must match pattern "^(?!\\.{1,\
2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}}else{let err7={instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data["base-dependencies"]!==void 0&&func0.call(data,"base-dependencies")){
let data5=data["base-dependencies"];if(typeof data5=="string"){if(func66(data5)<1){let err8={instancePath:instancePath+"/base-dependencies",schemaPath:"#/$defs/\
insideFolder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(!pattern6.test(data5)){let err9={instancePath:instancePath+"/base-dependencies",schemaPath:"#/$defs/insideFolder/pattern",keyword:"pattern",params:{pattern:"\
^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\
u0000]+)*/?$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/base-dependencies",schemaPath:"#/$defs/in\
sideFolder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}let data6=data.ignore;
if(Array.isArray(data6)){let len2=data6.length;for(let i2=0;i2<len2;i2++){let data7=data6[i2];if(typeof data7=="string"){if(func66(data7)<1){let err11={instancePath:instancePath+
"/ignore/"+i2,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[
err11]:vErrors.push(err11),errors++}if(!pattern8.test(data7)){let err12={instancePath:instancePath+"/ignore/"+i2,schemaPath:"#/$defs/glob/pattern",keyword:"patt\
ern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/ignore/"+i2,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath:instancePath+"/ignore",schemaPath:"#/properties/igno\
re/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.include!==void 0&&func0.
call(data,"include")){let data8=data.include;if(Array.isArray(data8)){if(data8.length<1){let err15={instancePath:instancePath+"/include",schemaPath:"#/propertie\
s/include/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}
let len3=data8.length;for(let i3=0;i3<len3;i3++){let data9=data8[i3];if(typeof data9=="string"){if(func66(data9)<1){let err16={instancePath:instancePath+"/inclu\
de/"+i3,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}if(!pattern8.test(data9)){let err17={instancePath:instancePath+"/include/"+i3,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{
pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err17]:vErrors.push(
err17),errors++}}else{let err18={instancePath:instancePath+"/include/"+i3,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be \
string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{let err19={instancePath:instancePath+"/include",schemaPath:"#/properties/include/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.edits!==void 0&&func0.call(
data,"edits")){let data10=data.edits;if(data10&&typeof data10=="object"&&!Array.isArray(data10)){if(Object.keys(data10).length<1){let err20={instancePath:instancePath+
"/edits",schemaPath:"#/properties/edits/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?
vErrors=[err20]:vErrors.push(err20),errors++}for(let key1 of Object.keys(data10))if(!(key1==="allow"||key1==="deny")){let err21={instancePath:instancePath+"/edi\
ts",schemaPath:"#/properties/edits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional prope\
rties"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(data10.allow!==void 0&&func0.call(data10,"allow")){let data11=data10.allow;if(Array.isArray(
data11)){if(data11.length<1){let err22={instancePath:instancePath+"/edits/allow",schemaPath:"#/properties/edits/properties/allow/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}let len4=data11.length;for(let i4=0;i4<len4;i4++){
let data12=data11[i4];if(typeof data12=="string"){if(func66(data12)<1){let err23={instancePath:instancePath+"/edits/allow/"+i4,schemaPath:"#/$defs/glob/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(!pattern8.
test(data12)){let err24={instancePath:instancePath+"/edits/allow/"+i4,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/\
)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}else{let err25={
instancePath:instancePath+"/edits/allow/"+i4,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err25]:vErrors.push(err25),errors++}}}else{let err26={instancePath:instancePath+"/edits/allow",schemaPath:"#/properties/edits/properties/allow/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data10.deny!==void 0&&func0.call(data10,"den\
y")){let data13=data10.deny;if(Array.isArray(data13)){if(data13.length<1){let err27={instancePath:instancePath+"/edits/deny",schemaPath:"#/properties/edits/prop\
erties/deny/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}
let len5=data13.length;for(let i5=0;i5<len5;i5++){let data14=data13[i5];if(typeof data14=="string"){if(func66(data14)<1){let err28={instancePath:instancePath+"/\
edits/deny/"+i5,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err28]:vErrors.push(err28),errors++}if(!pattern8.test(data14)){let err29={instancePath:instancePath+"/edits/deny/"+i5,schemaPath:"#/$defs/glob/pattern",keyword:"\
pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[
err29]:vErrors.push(err29),errors++}}else{let err30={instancePath:instancePath+"/edits/deny/"+i5,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}}else{let err31={instancePath:instancePath+"/edits/deny",schemaPath:"\
#/properties/edits/properties/deny/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}}else{
let err32={instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err32]:vErrors.push(err32),errors++}}let data15=data.relocate;if(data15&&typeof data15=="object"&&!Array.isArray(data15)){data15.tau===void 0&&(data15.
tau=.75),data15.k===void 0&&(data15.k=5);for(let key2 of Object.keys(data15))if(!(key2==="tau"||key2==="k")){let err33={instancePath:instancePath+"/relocate",schemaPath:"\
#/properties/relocate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err33]:vErrors.push(err33),errors++}let data16=data15.tau;if(typeof data16=="number"&&isFinite(data16)){if(data16>1||isNaN(data16)){let err34={instancePath:instancePath+
"/relocate/tau",schemaPath:"#/properties/relocate/properties/tau/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?
vErrors=[err34]:vErrors.push(err34),errors++}if(data16<0||isNaN(data16)){let err35={instancePath:instancePath+"/relocate/tau",schemaPath:"#/properties/relocate/\
properties/tau/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}else{
let err36={instancePath:instancePath+"/relocate/tau",schemaPath:"#/properties/relocate/properties/tau/type",keyword:"type",params:{type:"number"},message:"must \
be number"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}let data17=data15.k;if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(
data17))){let err37={instancePath:instancePath+"/relocate/k",schemaPath:"#/properties/relocate/properties/k/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}if(typeof data17=="number"&&isFinite(data17)){if(data17>100||isNaN(data17)){let err38={
instancePath:instancePath+"/relocate/k",schemaPath:"#/properties/relocate/properties/k/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"mu\
st be <= 100"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(data17<1||isNaN(data17)){let err39={instancePath:instancePath+"/relocate/k",schemaPath:"\
#/properties/relocate/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err39]:vErrors.push(
err39),errors++}}}else{let err40={instancePath:instancePath+"/relocate",schemaPath:"#/properties/relocate/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}if(data.deny!==void 0&&func0.call(data,"deny")){let data18=data.deny;if(data18&&typeof data18==
"object"&&!Array.isArray(data18)){if(Object.keys(data18).length<1){let err41={instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/minProperties",keyword:"\
minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}for(let key3 of Object.
keys(data18))if(!(key3==="servers"||key3==="languages"||key3==="paths"||key3==="methods")){let err42={instancePath:instancePath+"/deny",schemaPath:"#/properties\
/deny/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err42]:vErrors.push(err42),errors++}if(data18.servers!==void 0&&func0.call(data18,"servers")){let data19=data18.servers;if(Array.isArray(data19)){if(data19.length<
1){let err43={instancePath:instancePath+"/deny/servers",schemaPath:"#/properties/deny/properties/servers/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}let len6=data19.length;for(let i6=0;i6<len6;i6++){let data20=data19[i6];
if(typeof data20=="string"){if(func66(data20)<1){let err44={instancePath:instancePath+"/deny/servers/"+i6,schemaPath:"#/properties/deny/properties/servers/items\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{
let err45={instancePath:instancePath+"/deny/servers/"+i6,schemaPath:"#/properties/deny/properties/servers/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}}else{let err46={instancePath:instancePath+"/deny/servers",schemaPath:"#/propertie\
s/deny/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}if(data18.
languages!==void 0&&func0.call(data18,"languages")){let data21=data18.languages;if(Array.isArray(data21)){if(data21.length<1){let err47={instancePath:instancePath+
"/deny/languages",schemaPath:"#/properties/deny/properties/languages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err47]:vErrors.push(err47),errors++}let len7=data21.length;for(let i7=0;i7<len7;i7++){let data22=data21[i7];if(typeof data22=="string"){if(func66(
data22)<1){let err48={instancePath:instancePath+"/deny/languages/"+i7,schemaPath:"#/properties/deny/properties/languages/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}else{let err49={instancePath:instancePath+
"/deny/languages/"+i7,schemaPath:"#/properties/deny/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err49]:vErrors.push(err49),errors++}}}else{let err50={instancePath:instancePath+"/deny/languages",schemaPath:"#/properties/deny/properties/languages/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}}if(data18.paths!==void 0&&func0.call(
data18,"paths")){let data23=data18.paths;if(Array.isArray(data23)){if(data23.length<1){let err51={instancePath:instancePath+"/deny/paths",schemaPath:"#/properti\
es/deny/properties/paths/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err51]:vErrors.push(err51),
errors++}let len8=data23.length;for(let i8=0;i8<len8;i8++){let data24=data23[i8];if(typeof data24=="string"){if(func66(data24)<1){let err52={instancePath:instancePath+
"/deny/paths/"+i8,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err52]:vErrors.push(err52),errors++}if(!pattern8.test(data24)){let err53={instancePath:instancePath+"/deny/paths/"+i8,schemaPath:"#/$defs/glob/pattern",keyword:"\
pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[
err53]:vErrors.push(err53),errors++}}else{let err54={instancePath:instancePath+"/deny/paths/"+i8,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}}else{let err55={instancePath:instancePath+"/deny/paths",schemaPath:"\
#/properties/deny/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}}
if(data18.methods!==void 0&&func0.call(data18,"methods")){let data25=data18.methods;if(Array.isArray(data25)){if(data25.length<1){let err56={instancePath:instancePath+
"/deny/methods",schemaPath:"#/properties/deny/properties/methods/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err56]:vErrors.push(err56),errors++}let len9=data25.length;for(let i9=0;i9<len9;i9++){let data26=data25[i9];if(typeof data26=="string"){if(!pattern13.
test(data26)){let err57={instancePath:instancePath+"/deny/methods/"+i9,schemaPath:"#/properties/deny/properties/methods/items/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"},message:'must match pattern "^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"'};vErrors===null?vErrors=[err57]:vErrors.push(err57),
errors++}}else{let err58={instancePath:instancePath+"/deny/methods/"+i9,schemaPath:"#/properties/deny/properties/methods/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}}}else{let err59={instancePath:instancePath+"/deny/methods",schemaPath:"\
#/properties/deny/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err59]:vErrors.push(err59),errors++}}}else{
let err60={instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err60]:vErrors.push(err60),errors++}}if(typeof data.suggest!="boolean"){let err61={instancePath:instancePath+"/suggest",schemaPath:"#/properties/sugges\
t/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err61]:vErrors.push(err61),errors++}validate23(data.policy,{instancePath:instancePath+
"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=
vErrors.length),validate27(data.reward,{instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);let data30=data.traces;if(Array.isArray(data30)){let len10=data30.length;for(let i10=0;i10<
len10;i10++){let data31=data30[i10];if(typeof data31=="string"){if(func66(data31)<1){let err62={instancePath:instancePath+"/traces/"+i10,schemaPath:"#/$defs/glo\
b/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err62]:vErrors.push(err62),errors++}if(!pattern8.
test(data31)){let err63={instancePath:instancePath+"/traces/"+i10,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\
\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}}else{let err64={
instancePath:instancePath+"/traces/"+i10,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err64]:vErrors.push(err64),errors++}}}else{let err65={instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}let data32=data.replay;if(!(data32==="off"||data32==="offline"||data32===
"live")){let err66={instancePath:instancePath+"/replay",schemaPath:"#/properties/replay/enum",keyword:"enum",params:{allowedValues:schema31.properties.replay.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}}else{let err67={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}return validate20.errors=vErrors,
errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};_3_init_node_22();var import_yaml3=_4___toESM(_7_require_dist(),1);_3_init_node_22();
var configV1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json",title:"Conf\
iguration v1",description:"The content of `.lanser/config.yml`. The schema does not list servers and versions, because they depend on the release. All defaults \
are here. The format reserves a key that accepts no value; this release does not support it.",type:"object",additionalProperties:!1,required:["version"],properties:{
version:{description:"The version of this format.",const:1},servers:{description:"The servers to run. If neither this list nor a flag or input names a server, L\
anser starts nothing.",type:"array",items:{$ref:"#/$defs/server"},default:[]},dependencies:{description:"Untracked folders. Lanser links them, read-only, into t\
he files of base and head.",type:"array",items:{$ref:"#/$defs/insideFolder"},default:[".venv","node_modules"]},"base-dependencies":{description:"A folder with b\
ase's own packages, in the same layout as the repository. Head then uses the packages of the repository.",$ref:"#/$defs/insideFolder"},ignore:{description:"Lans\
er leaves out findings in these files.",type:"array",items:{$ref:"#/$defs/glob"},default:[]},include:{description:"Findings in these files count. Lanser leaves \
out findings in all other files, and in files in `ignore`. Default: all files.",type:"array",minItems:1,items:{$ref:"#/$defs/glob"}},edits:{description:"Files t\
hat `lanser apply` may change. The configuration in the merge base of your branch and the default branch decides. The configuration in the working tree can only\
 forbid more.",type:"object",additionalProperties:!1,minProperties:1,properties:{allow:{description:"An edit can change only these files. Without this key: all \
files, except for those that a rule forbids.",type:"array",minItems:1,items:{$ref:"#/$defs/glob"}},deny:{description:"An edit never changes these files, even if\
 `allow` has them.",type:"array",minItems:1,items:{$ref:"#/$defs/glob"}}}},relocate:{description:"How questions find a place again after the code changed.",type:"\
object",additionalProperties:!1,default:{},properties:{tau:{description:"The lowest score of an answer. Below it, the place is ambiguous.",type:"number",minimum:0,
maximum:1,default:.75},k:{description:"The maximum number of candidates of an ambiguous place.",type:"integer",minimum:1,maximum:100,default:5}}},deny:{description:"\
Servers, files and requests that Lanser never uses, whatever a flag, an input or an agent asks for.",type:"object",additionalProperties:!1,minProperties:1,properties:{
servers:{description:"Lanser never starts these servers. It is an error to name one in a flag, an input or `servers`.",type:"array",minItems:1,items:{type:"stri\
ng",minLength:1}},languages:{description:"Lanser never starts a server of these languages. Use the names of Lanser or of editors (`Python`, `javascript`).",type:"\
array",minItems:1,items:{type:"string",minLength:1}},paths:{description:"Lanser leaves out findings in these files, and refuses questions about them.",type:"arr\
ay",minItems:1,items:{$ref:"#/$defs/glob"}},methods:{description:"Lanser never sends these LSP requests, for example `textDocument/codeAction`. Without `textDoc\
ument/definition`, Lanser does not search for the cause of a finding.",type:"array",minItems:1,items:{type:"string",pattern:"^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"}}}},
suggest:{description:"`true`: Lanser requests the servers' quick fixes for new findings on lines of the diff. The report lists them. Lanser does not apply them,\
 and they do not affect the verdict. With `publish: suggestions`, the Action posts them.",type:"boolean",default:!1},policy:{$ref:"#/$defs/policy",default:{}},reward:{
$ref:"#/$defs/reward",default:{}},traces:{description:"Committed traces to replay.",type:"array",items:{$ref:"#/$defs/glob"},default:[".lanser/traces/**/*.jsonl",
".lanser/traces/**/*.jsonl.zst"]},replay:{description:"How to replay the committed traces. `offline`: start no server; the result must have the same bytes as th\
e recording. `live`: send the recorded requests to the pinned server again. `off`: no replay.",enum:["off","offline","live"],default:"offline"}},$defs:{server:{
type:"object",additionalProperties:!1,required:["id"],properties:{id:{description:"The name of the server, for example `pyright`.",type:"string",minLength:1},version:{
description:"A version pinned by this release or below `.lanser/pins`. Default: the newest version pinned by this release.",type:"string",minLength:1},roots:{description:"\
The project folders in which Lanser starts the server, or globs (`packages/*`). Default: the top folder and the members of its workspace, if they have a configu\
ration of the server. If none of them has one: the outermost folders with a configuration. If no folder has one: the top folder.",type:"array",minItems:1,items:{
$ref:"#/$defs/folder"}},enabled:{description:"`false`: do not start the server, unless the command line or the workflow names it.",type:"boolean",default:!0},mode:{
description:"`lsp`: use the language server. `compiler`: run the server's own command and read its output. `auto`: use the mode with the better measurements (do\
cs/servers.md). In the mode `compiler` there are no probes, so the run has no reward.",enum:["auto","lsp","compiler"],default:"auto"},limits:{description:"Time \
limits in milliseconds. If the server does not answer in time, the result is unknown, never clean. Defaults: those of the server.",type:"object",additionalProperties:!1,
minProperties:1,properties:{"ready-ms":{description:"Until the server is ready. For a command: until it ends.",type:"integer",minimum:1e3,maximum:9e5},"file-ms":{
description:"For one file.",type:"integer",minimum:1e3,maximum:9e5},"total-ms":{description:"For the complete run of the server.",type:"integer",minimum:1e3,maximum:36e5},
"requests-ms":{description:"For one request of a question, by method (`textDocument/references`). `--timeout` overrides it. Default: 60000; 120000 for reference\
s.",type:"object",minProperties:1,propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},additionalProperties:{type:"integer",minimum:1e3,maximum:36e5}}}},
settings:{description:"Settings for the server. They cannot change settings that are locked for safety.",type:"object",default:{}},trust:{description:"Allows th\
e server to execute code of the repository (docs/servers.md). Only base's configuration, or a file on the command line, can accept this.",enum:["executes-reposi\
tory"]},sandbox:{description:"`bwrap`: run the server in bubblewrap, without network and without access to the job's files. If bubblewrap does not work, the ser\
ver is not started. `none`, together with `trust`: run it like the job itself, with its files and network. Without this key, a server is not sandboxed: it runs \
with the job's files and network.",enum:["bwrap","none"]},role:{description:"`primary` and `linter`: new findings can fail the run. `second-opinion`: new findin\
gs are shown, and fail the run only if the server has its own `fail-on`. Default: `primary` for a checker, `linter` for a linter.",enum:["primary","linter","sec\
ond-opinion"]},"fail-on":{description:"Lowest severity of a new finding of this server that fails the run. Default: `policy.fail-on`. A flag or an input overrid\
es it.",enum:["error","warning","information","hint","never"]}}},policy:{description:"What fails a run, what makes it inconclusive, and what Lanser only reports\
.",type:"object",additionalProperties:!1,properties:{"fail-on":{description:"Lowest severity of a new finding that fails the run.",enum:["error","warning","info\
rmation","hint","never"],default:"error"},unknown:{description:"Unchecked files, for example because of a timeout. `warn`: the exit code is 0. The verdict is in\
conclusive with both values.",enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{description:"The conclusion of the check run if the verdict is \
inconclusive. Both values block a required check.",enum:["action_required","failure"],default:"action_required"},volatile:{description:"Findings that depend on \
the order of files. `fail`: they fail the run.",enum:["report","fail"],default:"report"},moved:{description:"Findings that moved with their code. `fail`: they f\
ail the run.",enum:["report","fail"],default:"report"},"min-reward":{description:"The lowest reward that passes. `null`: no limit.",type:["number","null"],default:null},
"replay-mismatch":{description:"A committed trace whose replay gives another result. `fail`: it fails the run.",enum:["fail","warn"],default:"fail"},waivers:{description:"\
Who can waive new findings and these reasons: dependencies-differ, dependencies-missing, unchecked-sources, hidden-code, configuration-differs, files-unmatched \
and submodule-changed. `trailer`: a line in a commit message. `label:NAME`: a label of the pull request.",type:"array",items:{type:"string",minLength:1,pattern:"\
^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{description:"Head needs other packages than base, and base's packages are not installed. `warn`: the\
 exit code is 0. The verdict is inconclusive with both values.",enum:["inconclusive","warn"],default:"inconclusive"},"dependencies-missing":{description:"Declar\
ed packages are not installed. `warn`: the exit code is 0. The verdict is inconclusive with both values.",enum:["inconclusive","warn"],default:"inconclusive"},unchecked:{
description:"Changed sources outside all projects of a server. The value is the effect on the verdict.",enum:["report","inconclusive","fail"],default:"report"},
hidden:{description:"Changed code that the checker now skips. The value is the effect on the verdict.",enum:["report","inconclusive","fail"],default:"inconclusi\
ve"},suppressions:{description:"New comments of the change to silence a checker. The report lists each of them. The value is the effect on the verdict.",enum:["\
report","inconclusive","fail"],default:"report"},claims:{description:"A reward in `.lanser/claims/*.json` that differs from the measured one. `ignore`: Lanser r\
eads no claims. A claim never changes the reward.",enum:["fail","warn","ignore"],default:"fail"},scope:{description:"The files that a run checks. `full`: all fi\
les. `affected`: the files that the change can affect. `auto`: for TypeScript, the changed files and those with a different `tsc` output in base and head; for o\
ther servers, all files.",enum:["full","affected","auto"],default:"auto"},"only-changed-files":{description:"`true`: findings in untouched files never fail the \
run. The report still shows them.",type:"boolean",default:!1},required:{description:"`true`: ignore `LANSER_DISABLE`, so that nobody can switch off a run with i\
t.",type:"boolean",default:!1},rules:{description:"Severities of single findings, by code, path and server. The first matching rule decides.",type:"array",maxItems:200,
items:{$ref:"#/$defs/rule"},default:[]},"max-new":{description:"The allowed number of new findings of each severity. A larger number of findings fails the run. \
A finding that fails by `fail-on` or by a rule fails the run anyway.",type:"object",additionalProperties:!1,properties:{error:{$ref:"#/$defs/many"},warning:{$ref:"\
#/$defs/many"},information:{$ref:"#/$defs/many"},hint:{$ref:"#/$defs/many"}},default:{}},reward:{description:"`hidden`: do not show the reward to people. The re\
port, the SARIF log and the output `reward` always contain it.",enum:["shown","hidden"],default:"shown"}}},reward:{description:"How the process reward is comput\
ed.",type:"object",additionalProperties:!1,properties:{version:{description:"The reward that outputs show first.",enum:["pr-v1","pr-v2"],default:"pr-v2"},weights:{
description:"The weights of diagnostics (`alpha`), safety (`beta`) and ambiguity (`gamma`).",type:"object",additionalProperties:!1,properties:{alpha:{type:"numb\
er",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},
severities:{$ref:"#/$defs/notSupportedYet"}}},rule:{description:"A rule without `code`, `path` and `server` matches every finding. It needs `severity`, `fail` o\
r both.",type:"object",additionalProperties:!1,anyOf:[{required:["severity"]},{required:["fail"]}],properties:{code:{description:"A glob over the code of the fi\
nding, as its server writes it: `reportCallIssue`, `TS2345`, `report*`. A finding without a code does not match.",type:"string",minLength:1,pattern:"^[^!\\s][^\\s\
]*$"},path:{description:"A glob over the path of the finding's file in head. For a finding that only base has, the path in base.",$ref:"#/$defs/glob"},server:{description:"\
The name of a server, for example `pyright`.",type:"string",minLength:1},severity:{description:"The new severity of the finding. `off`: the finding is hidden, a\
nd only counted.",enum:["off","information","warning","error"]},fail:{description:"Whether a new finding fails the run, whatever its severity.",type:"boolean"}}},
many:{description:"The largest number that passes.",type:"integer",minimum:0,maximum:1e6},glob:{description:"A glob relative to the top of the repository. It ca\
nnot begin with `!`.",type:"string",minLength:1,pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},folder:{description:"A folder inside the repository, or its top\
.",type:"string",minLength:1,pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},insideFolder:{description:"A path rel\
ative to the top of the repository, with forward slashes, without `.` and `..`.",type:"string",minLength:1,pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}\
(?:/|$))[^/\\u0000]+)*/?$"},notSupportedYet:{description:"Reserved: this release does not support this key.",not:{}}}};function schemaProblems(document,errors){
let problems=new Map,misspelt=new Set(errors.flatMap(({keyword,instancePath})=>keyword==="additionalProperties"?[instancePath]:[]));for(let error of errors){if((error.
keyword==="required"||error.keyword==="anyOf")&&error.instancePath!==""&&misspelt.has(error.instancePath))continue;let problem=schemaProblem(document,error);problems.
has(problem.offset)||problems.set(problem.offset,problem)}return[...problems.values()].sort((left,right)=>left.offset-right.offset)}function schemaProblem(document,error){
let path=error.instancePath.split("/").slice(1),sentence=sentences[error.keyword];if(sentence===void 0)throw new Error(`no sentence for ${error.schemaPath}`);let unknown=error.
params.additionalProperty,offset=unknown===void 0?offsetOfPath(document,path):offsetOfKey(document,path,unknown);return{message:sentence({path,params:error.params,
value:document.getIn(path)}),offset}}function offsetOfPath(document,path){return yamlOffset(document.getIn(path,!0))}function yamlOffset(node){let{range}=node??
{};return range?.[0]??0}function offsetOfKey(document,path,name){let map=document.getIn(path,!0)??document.contents,pair=(0,import_yaml3.isMap)(map)?map.items.find(
({key})=>(0,import_yaml3.isScalar)(key)&&key.value===name):void 0;return yamlOffset(pair?.key)}var sentences={additionalProperties:({path,params})=>unknownKey(path,
String(params.additionalProperty)),required:({path})=>path.length===0?"`version` must be 1":`${mappingOf(path).one} needs ${mappingOf(path).needs}`,anyOf:({path})=>`${mappingOf(
path).one} needs ${mappingOf(path).needs}`,maxItems:({path})=>`${nameOf2(path)} must have at most ${schemaAt(path).maxItems} items`,not:({path})=>`${nameOf2(path)}\
 is not available yet`,const:({path,params})=>`${nameOf2(path)} must be ${params.allowedValue}`,enum:({path})=>`${nameOf2(path)} must be one of ${schemaAt(path).
enum?.join(", ")}`,type:({path,value})=>wrongType(path,value),minLength:({path,value})=>wrongType(path,value),pattern:({path})=>`${nameOf2(path)} ${patternWords[path.
findLast(step=>!isIndex(step))??""]}`,minItems:({path})=>`${nameOf2(path)} must not be empty`,minimum:({path})=>outOfRange(path),maximum:({path})=>outOfRange(path)};
function unknownKey(path,name){let known=Object.entries(schemaAt(path).properties??{}).flatMap(([key,schema])=>resolved(schema).not===void 0?[key]:[]),near=_2_findNearest(
name,known),where=path.length===0?"":` in ${nameOf2(path)}`,advice=near===void 0?`the known keys are ${known.join(", ")}`:`did you mean \`${near}\`?`;return`unk\
nown key \`${name}\`${where}: ${advice}`}function wrongType(path,value){if(path.length===0)return"the file must be a mapping with `version: 1`";let type=schemaAt(
path).type??"",name=nameOf2(path);if(isIndex(path.at(-1))&&type==="string")return`${name} must be a list of strings`;if(isIndex(path.at(-1)))return`each item of\
 ${name} must be a mapping with ${mappingOf(path).needs}`;let isUnquoted=type==="string"&&(typeof value=="number"||typeof value=="boolean");return`${name} must \
be ${typeWords[String(type)]}${isUnquoted?"; put the value in quotes":""}`}var typeWords={array:"a list",object:"a mapping",string:"a string",number:"a number",
"number,null":"a number",integer:"a whole number",boolean:"true or false"};function mappingOf(path){return path.includes("rules")?{one:"a rule",needs:"`severity\
` or `fail`"}:{one:"a server",needs:"an `id`"}}function outOfRange(path){let{minimum,maximum}=schemaAt(path);return`${nameOf2(path)} must be a number from ${minimum}\
 to ${maximum}`}var globWords="must be globs inside the repository, without `!` or `/` at the start and without the folder `..`",oneGlobWords="must be a glob in\
side the repository, without `!` or `/` at the start and without the folder `..`",patternWords={"base-dependencies":"must be a folder inside the repository",dependencies:"\
must be folders inside the repository",roots:"must be folders inside the repository",code:"must be a glob for codes, without `!` at the start and without spaces",
path:oneGlobWords,ignore:globWords,traces:globWords,waivers:"must be `trailer` or `label:NAME`",paths:globWords,methods:"must be names of requests, such as text\
Document/hover"};function nameOf2(path){return`\`${path.findLast(step=>!isIndex(step))}\``}function isIndex(step){return step!==void 0&&/^[0-9]+$/.test(step)}var root=configV1;
function schemaAt(path){return path.reduce((schema,step)=>resolved(isIndex(step)?schema.items:schema.properties?.[step]),root)}function resolved(schema={}){let name=schema.
$ref?.replace("#/$defs/","");return name===void 0?schema:root.$defs?.[name]??{}}var configPath=".lanser/config.yml",failOnLevels=["error","warning","information",
"hint","never"],textLengthMax=65536,problemsMax=10;function parseConfig(text,origin){let counter=new import_yaml2.LineCounter,refuseAll=problems=>{let[first="",
...others]=problems.slice(0,problemsMax).map(({message,offset})=>`${placeOf(origin,counter,offset)}: ${message}`),left=problems.length-problemsMax,hint=[...others,
...left>0?[`and ${left} more errors`]:[]].join(`
`);throw new _1_UserError("bad-configuration",first,{hint})},refuse=problem2=>refuseAll([problem2]);if(text.length>textLengthMax)return refuse({message:`the fil\
e has ${text.length} characters; the limit is ${textLengthMax}`,offset:0});let document=(0,import_yaml2.parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,merge:!1}),
[broken]=[...document.errors,...document.warnings];if(broken!==void 0)return refuse({message:yamlProblem(broken),offset:broken.pos[0]});(0,import_yaml2.visit)(document,
{Alias:(_,node)=>refuse({message:"replace this YAML alias by its value",offset:yamlOffset(node)}),Pair:(_,{key})=>{(0,import_yaml2.isScalar)(key)&&typeof key.value==
"string"||refuse({message:"this key must be a string",offset:yamlOffset(key)})}});let value=document.toJS();if(!validateConfigV1(value)){let problems=schemaProblems(
document,validateConfigV1.errors??[]);if(problems.length===0)throw new Error("the validator refused without an error");return refuseAll(problems)}let problem=jsonProblem(
document,value);if(problem!==void 0)return refuse(problem);let read=value;for(let[index,{id}]of read.servers.entries())if(read.servers.findIndex(other=>other.id===
id)!==index){let offset=offsetOfPath(document,["servers",index]);refuse({message:`\`servers\` lists the server \`${id}\` twice`,offset})}let wrong=ruleProblem(document,
read.policy.rules);return wrong===void 0?configOf(read):refuse(wrong)}function ruleProblem(document,rules){let place=(index,key)=>offsetOfPath(document,["policy",
"rules",index,...key===void 0?[]:[key]]),contradictory=rules.findIndex(({severity,fail})=>severity==="off"&&fail===!0);if(contradictory>=0)return{message:`${_0_describeRule(
contradictory)} turns findings off and makes them fail; remove \`severity: off\` or \`fail: true\``,offset:place(contradictory,"fail")};let found=shadowed(rules);
return found===void 0?void 0:{message:`${_0_describeRule(found.rule)} never matches, because ${_0_describeRule(found.by)} matches the same findings first; move \
it up, or remove it`,offset:place(found.rule)}}function configPlace(text,origin,path){let counter=new import_yaml2.LineCounter,document=(0,import_yaml2.parseDocument)(
text,{lineCounter:counter,merge:!1});return placeOf(origin,counter,offsetOfPath(document,path))}function placeOf(origin,counter,offset){let{line,col}=counter.linePos(
offset);return`${origin}:${Math.max(1,line)}:${Math.max(1,col)}`}var relocateUsual={k:5,tau:.75},defaultConfig=parseConfig("version: 1","defaults");function configOf(read){
let{servers,dependencies,ignore,policy,traces,replay,reward}=read,{alpha,beta,gamma}=reward.weights;return{servers:servers.map(({id,version,roots,settings,trust,
sandbox,role,enabled,limits,mode,...own})=>({id,version,roots,settings,..._2_compact({enabled:enabled?void 0:!1,limits,mode:mode==="auto"?void 0:mode,trust,sandbox,
role,failOn:own["fail-on"]})})),dependencies,baseDependencies:read["base-dependencies"]??null,ignore,include:read.include,deny:read.deny,edits:read.edits,relocate:canonical(
read.relocate)===canonical(relocateUsual)?void 0:read.relocate,failOn:policy["fail-on"],unknown:policy.unknown,inconclusive:policy.inconclusive,volatile:policy.
volatile,moved:policy.moved,minReward:policy["min-reward"],replayMismatch:policy["replay-mismatch"],dependenciesDiffer:policy["dependencies-differ"],dependenciesMissing:policy["\
dependencies-missing"],hidden:policy.hidden,unchecked:policy.unchecked,suppressions:policy.suppressions,claims:policy.claims==="fail"?void 0:policy.claims,scope:configuredScope(
policy.scope),waivers:policy.waivers,rules:policy.rules.length===0?void 0:policy.rules,maxNew:Object.keys(policy["max-new"]).length===0?void 0:policy["max-new"],
onlyChangedFiles:policy["only-changed-files"]?!0:void 0,required:policy.required?!0:void 0,suggest:read.suggest?!0:void 0,traces,replay,reward:{headline:reward.
version,weights:{alpha:alpha+0,beta:beta+0,gamma:gamma+0},..._2_compact({shown:policy.reward==="hidden"?!1:void 0})}}}function configuredScope(setting){return setting===
"auto"?void 0:setting}function yamlProblem({code,message}){return code==="MULTIPLE_DOCS"?"the file must hold one YAML document":message.split(/ at line \d+, column \d+|\n/)[0]??
"the file is not valid YAML"}function jsonProblem(document,value){try{canonical(value);return}catch(error){if(!(error instanceof NotJson))throw error;return{message:error.
message,offset:offsetOfPath(document,error.pointer.split("/").slice(1))}}}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require22=lanserCreateRequire21(import.meta.url);_3_init_node_22();_3_init_node_22();var needed=new Set(["textDocument/diagnostic","tex\
tDocument/publishDiagnostics","workspace/diagnostic"]);function assertAllowed({deny},servers,name,known){if(deny===void 0)return;assertKnown(deny,name,known);let method=deny.
methods?.find(one=>needed.has(one));if(method!==void 0)throw new _1_UserError("bad-configuration",`${name}: deny.methods denies ${method}, which every check nee\
ds`,{hint:"To switch a server off, use deny.servers, deny.languages or `enabled: false`."});for(let server of servers){let key=deniedBy(deny,server);if(key!==void 0)
throw new _1_UserError("bad-configuration",`${name}: deny.${key} denies ${server.id}`,{hint:`Remove the entry from deny.${key}, or name another server.`})}}var standardRequest=/^(?:textDocument|workspace|callHierarchy|typeHierarchy|inlayHint|completionItem|documentLink|codeLens|workspaceSymbol)\//u;
function deniesEveryRequest(given,among){let near=_2_findNearest(given,among),hint=near===void 0?`Queries send these requests: ${among.join(", ")}.`:`Did you me\
an \`${near}\`?`,what=`limits.requests-ms: no query sends the request \`${given}\``;return new _1_UserError("bad-configuration",what,{hint})}function assertKnown({
servers=[],languages=[],methods=[]},name,{profiles,requests}){let refuse=(what,given,among)=>{let near=_2_findNearest(given,among),hint=near===void 0?`The known\
 ${what}s are ${among.join(", ")}.`:`Did you mean \`${near}\`?`;throw new _1_UserError("bad-configuration",`${name}: deny names the unknown ${what} \`${given}\``,
{hint})},ids=profiles.map(({id})=>id);for(let one of servers)ids.includes(one)||refuse("server",one,ids);let spoken=[...new Set(profiles.map(({language})=>language))].
sort(compareText);for(let one of languages)profiles.some(profile=>speaks(profile,one))||refuse("language",one,spoken);for(let one of methods)standardRequest.test(
one)&&!requests.includes(one)&&!needed.has(one)&&refuse("request",one,requests)}function speaks({language,languageIds},name){let wanted=name.toLowerCase();return[
language,...languageIds].some(one=>one.toLowerCase()===wanted)}function deniedBy({servers=[],languages=[]},server){return servers.includes(server.id)?"servers":
languages.some(one=>speaks(server,one))?"languages":void 0}function isDeniedMethod({deny},method){return deny?.methods?.includes(method)===!0}function listExtraQueries(config,suggests,changed=[]){
let wanted=config.suggest??suggests,denied=(method,what)=>isDeniedMethod(config,method)?[_2_limit("denied",`deny.methods denies ${method}, so ${what}`)]:[],definition2=denied(
"textDocument/definition","Lanser does not search for the edits that break other files"),action=wanted?denied("textDocument/codeAction","there are no suggested \
changes"):[],isDenied=deniedPaths(config),sources=changed.filter(({from,to})=>isDenied(to??from??"")).length,files=`deny.paths excludes ${_2_plural(sources,"cha\
nged source")}, so Lanser does not check ${sources===1?"it":"them"}`,left=sources===0?[]:[_2_limit("denied",files)];return{live:{suggests:wanted&&action.length===
0},record:{..._2_compact({looksUp:definition2.length===0?void 0:!1,denied:config.deny?.paths===void 0?void 0:config.deny.paths})},limits:[...definition2,...action,
...left]}}function deniedPaths({deny}){let matchers=(deny?.paths??[]).map(glob=>pathMatcher(glob));return path=>matchers.some(matches=>matches(path))}_3_init_node_22();
function allServersOff(){return new _1_UserError("no-server","the configuration disables every server, so Lanser started none",{hint:"Enable one, or name a serv\
er on the command line or in the workflow."})}function noServerError(registry,sources,isInWorkflow){let detected=firstOfEach(registry.profiles.filter(({role,isDetected})=>role===
"checker"&&isDetected(sources))),others=firstOfEach(registry.profiles.filter(({role,isDetected,isSource})=>isDetected(sources)||role==="checker"&&sources.some(isSource))),
known=detected.length===0?others:detected,names=known.length===0?["pyright"]:known.map(({id})=>id),found=known.length===0?"there is no source for a server of th\
is release":`the repository has ${known.map(profile=>profile.language).join(" and ")} sources`;return new _1_UserError("no-server",`no server is configured, so \
Lanser started none; ${found}`,{hint:[isInWorkflow?`Name one in the workflow:  with: { servers: "${names.join(", ")}" }`:`Name one on the command line:  lanser \
gate ${names.map(name=>`--server ${name}`).join(" ")}`,`or commit ${configPath}${isInWorkflow?" (Lanser uses the file once base has it)":""}:`,"","    version: \
1","    servers:",...names.map(name=>`      - id: ${name}`)].join(`
`)})}function firstOfEach(profiles){return[...new Map(profiles.toReversed().map(one=>[one.language,one])).values()].toReversed()}_3_init_node_22();var import_yaml4=_4___toESM(
_7_require_dist(),1),textLengthMax2=65536;function parseSettings({text,name}){let counter=new import_yaml4.LineCounter,refuse=(message,offset)=>{let{line,col}=counter.
linePos(offset),hint="Write a mapping of servers to settings:  pyright: { analysis: { typeCheckingMode: strict } }",place=`${name}:${Math.max(1,line)}:${Math.max(
1,col)}`;throw new _1_UserError("bad-configuration",`${place}: ${message}`,{hint})};if(text.length>textLengthMax2)return refuse(`the settings have ${text.length}\
 characters; the limit is ${textLengthMax2}`,0);let document=(0,import_yaml4.parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,merge:!1}),[broken]=[...document.
errors,...document.warnings];if(broken!==void 0)return refuse(broken.code==="MULTIPLE_DOCS"?"the settings must be one YAML document":broken.message.split(/ at line \d+, column \d+|\n/)[0]??
"the settings are not valid YAML",broken.pos[0]);(0,import_yaml4.visit)(document,{Alias:(_,node)=>refuse("replace this YAML alias by its value",node.range?.[0]??
0),Pair:(_,{key})=>{(!(0,import_yaml4.isScalar)(key)||typeof key.value!="string")&&refuse("every key must be a string",0)}});let{contents}=document;if(!(0,import_yaml4.
isMap)(contents))return refuse("the settings must be a mapping with server names as keys",0);for(let{key,value}of contents.items){if((0,import_yaml4.isMap)(value))
continue;let offset=(0,import_yaml4.isScalar)(key)?key.range?.[0]??0:0;refuse(`the settings of \`${String((0,import_yaml4.isScalar)(key)?key.value:"")}\` must be\
 a mapping`,offset)}let settings=document.toJS();try{canonical(settings)}catch(error){if(!(error instanceof NotJson))throw error;refuse(error.message,0)}return settings}
function decidePolicy(request,files,known){let{registry,pins}=known,{config,origin,file}=chooseConfig(request,files);file!==void 0&&checkRules(config,file,registry);
let configured=request.servers.length>0?request.servers.map(one=>({...configuredFor(config,one.id),...named(one)})):config.servers.filter(({enabled})=>enabled!==
!1);if(configured.length===0&&config.servers.length>0)throw allServersOff();if(configured.length===0)throw noServerError(registry,known.sources,request.where===
"actions");let given=request.settings===void 0?{}:settingsFor(configured,request.settings,registry),servers=configured.map(one=>{let own=Object.hasOwn(given,one.
id)?given[one.id]:void 0;return own===void 0?one:{...one,settings:own}}),duplicate=servers.find((one,index)=>servers.findIndex(({id})=>id===one.id)!==index);if(duplicate!==
void 0)throw new _1_UserError("usage",`the list of servers names ${duplicate.id} twice`,{hint:"Name it once."});let chosen=registry.profiles.filter(({id})=>servers.
some(one=>one.id===id));assertAllowed(config,chosen,file?.name??configPath,registry);let roles=rolesOf(servers,request,registry),failOn=request.failOn??config.failOn,
traces=request.traces===void 0||request.traces.length===0?config.traces:request.traces,scope=request.scope===void 0?config.scope:configuredScope(request.scope),
replay=request.replay??config.replay,effective={...config,servers,failOn,scope,traces,replay},headProblem=pins.headProblem??problemOfHead(request,files,known),proposed=request.
file===void 0&&request.servers.every(one=>one.version===void 0)&&headProblem===void 0?proposedServers(files,pins.head,known.headRegistry??registry):[];return{config:effective,
registry,pins:pins.base,servers:servers.map(one=>{let places=file&&placesOf2(file,one.id,request.servers),chosen2=chooseServer(one,pins.base,registry,origin,key=>key===
"settings"&&Object.hasOwn(given,one.id)?request.settings?.name:places?.(key)),pin=proposed.find(other=>other.profile.id===one.id)?.pin;return pin===void 0||isSameJson(
pin,chosen2.pin)?chosen2:{...chosen2,bump:pin}}),..._2_compact({headProblem}),summary:{origin,digest:sha256(canonical(JSON.parse(JSON.stringify(effective)))),failOn,
unknown:effective.unknown,inconclusive:effective.inconclusive,volatile:effective.volatile,moved:effective.moved,minReward:effective.minReward,replayMismatch:effective.
replayMismatch,..._2_compact({dependenciesDiffer:effective.dependenciesDiffer==="warn"?"warn":void 0,dependenciesMissing:effective.dependenciesMissing==="warn"?
"warn":void 0,hidden:effective.hidden==="inconclusive"?void 0:effective.hidden,unchecked:effective.unchecked==="report"?void 0:effective.unchecked,claims:effective.
claims===void 0||effective.claims==="fail"?void 0:effective.claims,suppressions:effective.suppressions==="report"?void 0:effective.suppressions,scope,rules:effective.
rules,maxNew:effective.maxNew,settings:Object.keys(given).length===0?void 0:Object.keys(given).sort(compareText),onlyChangedFiles:effective.onlyChangedFiles===void 0?
void 0:!0,servers:Object.keys(roles).length===0?void 0:roles}),reward:effective.reward,change:describeChange(request,files,origin,known)}}}function chooseConfig(request,files){
let{file}=request;if(file!==void 0)return{config:parseConfig(file.text,file.name),origin:"file",file};if(files.base!==void 0){let base={text:files.base,name:`${configPath}\
 of base`};return{config:parseBase(base),origin:"base",file:base}}if(request.servers.length>0)return{config:defaultConfig,origin:"flags"};if(request.where==="te\
rminal"&&files.head!==void 0){let head={text:files.head,name:`${configPath} of head`};return{config:parseConfig(head.text,head.name),origin:"head",file:head}}return{
config:defaultConfig,origin:"defaults"}}function parseBase({text,name}){try{return parseConfig(text,name)}catch(error){if(!(error instanceof _1_UserError))throw error;
let hint=[...error.hint===""?[]:[error.hint],"Until base has a valid file, name another one with --config FILE, or with the input config in a workflow."].join(`\

`);throw new _1_UserError(error.code,error.message,{hint,cause:error})}}function checkRules({rules=[]},{text,name},registry){for(let[index,{server}]of rules.entries())
server!==void 0&&profileOf(registry,server,({code,message,hint})=>{let place=configPlace(text,name,["policy","rules",index,"server"]);throw new _1_UserError(code,
`${place}: ${message}, so this rule never matches`,{hint})})}function settingsFor(servers,source,registry){let given=parseSettings(source);for(let id of Object.
keys(given))if(!servers.some(one=>one.id===id))throw profileOf(registry,id,({code,message,hint})=>{throw new _1_UserError(code,`${source.name}: ${message}`,{hint})}),
new _1_UserError("bad-configuration",`${source.name}: this run does not start ${id}`,{hint:`Name a server that this run starts: ${servers.map(one=>one.id).join(
", ")}.`});return given}function configuredFor(config,id){let found=config.servers.find(one=>one.id===id);if(found===void 0)return{version:void 0,roots:void 0,settings:{}};
let{id:_,...configured}=found;return configured}function named({id,version}){return version===void 0?{id}:{id,version}}function placesOf2({text,name},id,named2){
return key=>{let index=parseConfig(text,name).servers.findIndex(one=>one.id===id);return index>=0&&(key==="settings"||named2.length===0)?configPlace(text,name,[
"servers",index,key]):void 0}}function problemOfHead(request,{base,head},{pins,registry,headRegistry=registry}){return request.file!==void 0||head===void 0||head===
base&&configurationProblem(head,pins.base,registry)!==void 0?void 0:configurationProblem(head,pins.head,headRegistry)}function proposedServers({base,head},pins,registry){
let text=head??base;return text===void 0||configurationProblem(text,pins,registry)!==void 0?[]:parseConfig(text,configPath).servers.map(one=>chooseServer(one,pins,
registry,"head"))}function chooseServer({id,version,roots,settings,limits,mode,...consent},pins,registry,origin,placeOf2=()=>{}){let refuse=({code,message,hint},key)=>{
let place=placeOf2(key);throw new _1_UserError(code,place===void 0?message:`${place}: ${message}`,{hint})},usual=profileOf(registry,id,error=>refuse(error,"id")),
profile=registry.inMode(usual,mode??"auto");if(typeof profile=="string")return refuse(new _1_UserError("bad-configuration",profile),"mode");let pin=pinnedAs({profile,
version},pins,registry);if(pin instanceof _1_UserError)return refuse(pin,version===void 0?"id":"version");let problem=profile.settingsProblem(settings);problem!==
void 0&&refuse(new _1_UserError("bad-configuration",`settings of ${id}: ${problem}`),"settings");for(let method of Object.keys(limits?.["requests-ms"]??{}))registry.
questioned.includes(method)||refuse(deniesEveryRequest(method,registry.questioned),"limits");let refused=explainRefusal(profile,consent,origin),sandbox=refused===
null?sandboxOf(profile,consent):void 0;return{profile:limits===void 0?profile:{...profile,limits:limitsOf2(profile,limits)},pin,roots,settings,refused,..._2_compact(
{sandbox}),bump:null}}function limitsOf2({limits},own){return{...limits,readinessMsMax:own["ready-ms"]??limits.readinessMsMax,diagnosticsMsMax:own["file-ms"]??limits.
diagnosticsMsMax,totalMsMax:own["total-ms"]??limits.totalMsMax,..._2_compact({requestsMsMax:own["requests-ms"]===void 0?void 0:{...limits.requestsMsMax,...own["\
requests-ms"]}})}}function profileOf(registry,id,refuse){try{return registry.profile(id)}catch(error){if(error instanceof _1_UserError)return refuse(error);throw error}}
function describeChange(request,files,origin,{pins,registry,headRegistry=registry}){if(request.file!==void 0||files.base===files.head)return null;if(origin==="h\
ead")return`${configPath} is new in head; this run uses it, because base has none`;if(files.head===void 0)return`head removes ${configPath}; this run uses the f\
ile of base`;let what=files.base===void 0?"adds":"changes",used=files.base===void 0?"this run does not use the file":"this run uses the file of base";return`hea\
d ${what} ${configPath}; ${used}${readabilityOf(files.head,pins.head,headRegistry)}`}function readabilityOf(text,pins,registry){let problem=configurationProblem(
text,pins,registry);return problem===void 0?"":`; the file of head has an error: ${problem}`}function configurationProblem(text,pins,registry){try{let file={text,
name:configPath},config=parseConfig(text,configPath);checkRules(config,file,registry);for(let one of config.servers)chooseServer(one,pins,registry,"head",placesOf2(
file,one.id,[]));return}catch(error){if(error instanceof _1_UserError)return error.message;throw error}}function namedDependencies({config}){let isDefault=config.
dependencies.join(`
`)===defaultConfig.dependencies.join(`
`);return new Set(isDefault?[]:config.dependencies)}function pinnedAs({profile,version},pins,registry){let{id,own}=profile,known=pins.filter(one=>one.server===id).
map(one=>one.version),pin=registry.pin(pins,id,version);if(pin===void 0){let hint2=known.length===0?`Run lanser pin ${id}@VERSION, then commit the pin.`:`These \
versions are pinned: ${known.join(", ")}. To add one, run lanser pin ${id}@VERSION.`,named2=version===void 0?id:`${id} ${version}`;return new _1_UserError("unkn\
own-version",`${named2} has no pin`,{hint:hint2})}if(version!==void 0||own===void 0||known.length<2)return pin;let last=known.at(-1),hint=`Name a version in ${configPath}\
: \`servers: [{ id: ${id}, version: ${last} }]\`. On the command line, use --server ${id}@${last}. Or delete the other pins.`,message=`${id} has the pins ${known.
join(" and ")}; name one version`;return new _1_UserError("unknown-version",message,{hint})}function rolesOf(servers,request,registry){let all=servers.map(({id,
role,failOn})=>{let{language,role:own}=registry.profile(id);return{id,language,role,failOn,kind:role??(own==="checker"?"primary":"linter")}}),isNamed=request.servers.
length>0;return Object.fromEntries(all.flatMap(({id,language,role,failOn,kind})=>{let others=all.filter(one=>one.id!==id&&one.language===language),rival=others.
find(one=>role==="primary"&&one.role==="primary");if(rival!==void 0)throw new _1_UserError("bad-configuration",`${id} and ${rival.id} both have \`role: primary\`,\
 and both check ${language}`,{hint:"Set `role: second-opinion` for one of them."});let isFirst=kind==="second-opinion"&&others.every(one=>one.kind==="second-opi\
nion");if(isFirst&&!isNamed)throw new _1_UserError("bad-configuration",`${id} has \`role: second-opinion\`, but no other configured server for ${language} can f\
ail the run`,{hint:"Remove its role, or add a server whose findings can fail the run."});let own={..._2_compact({role:role===void 0||isFirst?void 0:role,failOn:failOn===
void 0?void 0:request.failOn??failOn})};return Object.keys(own).length===0?[]:[[id,own]]}))}export{assertNoUnfinishedEdit as _0_assertNoUnfinishedEdit,interrupted as _0_interrupted,openState as _0_openState,stateFolder as _0_stateFolder,installServer as _10_installServer,
isInstalled as _10_isInstalled,require_node_buffer as _11_require_node_buffer,resultOf as _12_resultOf,BrokenTrace as _13_BrokenTrace,askNew as _13_askNew,askSchedule as _13_askSchedule,
bytesPerCheckpoint as _13_bytesPerCheckpoint,chainStart as _13_chainStart,createReadings as _13_createReadings,createScrubber as _13_createScrubber,decodeFrame as _13_decodeFrame,
discardIfUnhealthy as _13_discardIfUnhealthy,dropAffectedAnswers as _13_dropAffectedAnswers,entryKinds as _13_entryKinds,faultText as _13_faultText,fixingProfile as _13_fixingProfile,
followPlan as _13_followPlan,hashedText as _13_hashedText,isProbesFollow as _13_isProbesFollow,isWell as _13_isWell,lineBytesMax as _13_lineBytesMax,makePortable as _13_makePortable,
makeServerReady as _13_makeServerReady,noKnownAnswers as _13_noKnownAnswers,observe as _13_observe,openTrace as _13_openTrace,placeholder as _13_placeholder,probesFollow as _13_probesFollow,
readSeekTable as _13_readSeekTable,readSessionBaseline as _13_readSessionBaseline,recordOfRounds as _13_recordOfRounds,recordTransport as _13_recordTransport,refusedObservation as _13_refusedObservation,
scheduleDigest as _13_scheduleDigest,scrubPlaces as _13_scrubPlaces,sha256Text as _13_sha256Text,shutDown as _13_shutDown,startConversation as _13_startConversation,
timeSuffix as _13_timeSuffix,traceBytesMax as _13_traceBytesMax,traceSchema as _13_traceSchema,withTime as _13_withTime,zstdMagic as _13_zstdMagic,askCanary as _14_askCanary,
askMember as _14_askMember,checkCanary as _14_checkCanary,createChannel as _14_createChannel,explainSilentFile as _14_explainSilentFile,isRetryable as _14_isRetryable,
openCanary as _14_openCanary,readRange as _14_readRange,readReport as _14_readReport,sessionFailure as _14_sessionFailure,definitionPath as _15_definitionPath,withoutCanary as _15_withoutCanary,
withoutFiles as _15_withoutFiles,parserFor as _16_parserFor,checkRules as _17_checkRules,decidePolicy as _17_decidePolicy,deniedPaths as _17_deniedPaths,listExtraQueries as _17_listExtraQueries,
namedDependencies as _17_namedDependencies,parseSettings as _17_parseSettings,explainRefusal as _18_explainRefusal,sandboxOf as _18_sandboxOf,configPath as _19_configPath,
configPlace as _19_configPlace,configV1 as _19_configV1,configuredScope as _19_configuredScope,defaultConfig as _19_defaultConfig,failOnLevels as _19_failOnLevels,
parseConfig as _19_parseConfig,createChangeGuard as _1_createChangeGuard,digestPackages as _1_digestPackages,lookAtDisk as _1_lookAtDisk,offLimits as _20_offLimits,
pathMatcher as _20_pathMatcher,rule as _20_rule,ruleMatcher as _20_ruleMatcher,rulesTouching as _20_rulesTouching,selectRewarded as _20_selectRewarded,shadowed as _20_shadowed,
withOriginalSeverities as _20_withOriginalSeverities,meaningOf as _2_meaningOf,relocate as _3_relocate,relocateAll as _3_relocateAll,relocateDefaults as _3_relocateDefaults,
isCertain as _4_isCertain,rankAlike as _4_rankAlike,ctxDefault as _5_ctxDefault,findAnchor as _5_findAnchor,childEnvironment as _6_childEnvironment,compareFiles as _6_compareFiles,
environmentVariables as _6_environmentVariables,openServerPool as _6_openServerPool,runStages as _6_runStages,scratchFolders as _6_scratchFolders,toDiagnostics as _6_toDiagnostics,
filesDigest as _7_filesDigest,optionsOf as _7_optionsOf,placesOfToolchain as _7_placesOfToolchain,placesOn as _7_placesOn,readSourceText as _7_readSourceText,relativeIn as _7_relativeIn,
relativeTo as _7_relativeTo,replaceCancelledFailure as _7_replaceCancelledFailure,symbolsIn as _7_symbolsIn,findServerRoots as _8_findServerRoots,rootsIn as _8_rootsIn,
treeListing as _8_treeListing,createLinkFollower as _9_createLinkFollower,createLinkResolver as _9_createLinkResolver,editTree as _9_editTree,editsTo as _9_editsTo,
treeNames as _9_treeNames,writeTree as _9_writeTree};
