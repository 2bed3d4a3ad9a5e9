import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{lookAtUnits,matrixOf,noUnits,parseUnit,planJobs,runShared,sessionOf,unitText,unitWords,unitsOf,unitsText}from"./chunk-CWWKSMFH.js";import{makeScratch}from"./chunk-MKAZHVLE.js";
import{leadsInto,makeFolder}from"./chunk-SRB2PXS7.js";import{validatePlanV1,validateRunV1,validateShardV1}from"./chunk-DZCC7XYK.js";import{openRepository}from"./chunk-3W7DLTVH.js";
import{readFileBytes,readFileText,require_node_path,sha256Hex}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{compareText}from"./chunk-XC2CTCOW.js";
import{UserError}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function whyOther(own,other){let short=id=>id===null?"the working tree":id.slice(0,12);return[{isOther:own.base.commit!==other.base.commit,what:`has base ${short(
other.base.commit)}, and this run has ${short(own.base.commit)}`,todo:sameChange},{isOther:own.head.commit!==other.head.commit||own.head.tree!==other.head.tree,
what:`has head ${short(other.head.commit)}, and this run has ${short(own.head.commit)}${own.head.commit===other.head.commit?", with other files":""}`,todo:sameChange},
{isOther:own.code!==other.code||own.code===null,what:"was written by another release of Lanser",todo:"Use the same version of Lanser in all jobs."},{isOther:own.
servers.join(" ")!==other.servers.join(" "),what:`has the servers ${other.servers.join(", ")}, and this run has ${own.servers.join(", ")}`,todo:"Name the same s\
ervers in all jobs."},{isOther:own.configuration!==other.configuration,what:"was made under another configuration",todo:"Give the same flags or inputs to all jo\
bs (config, scope, roots)."},{isOther:own.machine!==other.machine,what:`was made on ${other.machine}, and this is ${own.machine}`,todo:"Let all jobs run on the \
same kind of runner."},{isOther:own.place!==other.place,what:"was made in another folder, and what a server finds may depend on where it looks",todo:"Check the \
repository out at the same path in all jobs."}].find(({isOther})=>isOther)}var sameChange="Take only what the jobs of this very run have made, and give all of t\
hem the same base and head.";var manifestName="shard.json",entriesName="entries",manifestBytesMax=16*1024*1024,entryBytesMax=80*1024*1024,shardBytesMax=8*1024**3;function readShards(folders){
let found=folders.flatMap(folder=>{let stats=(0,import_node_fs.lstatSync)(folder,{throwIfNoEntry:!1});if(stats===void 0)throw new UserError("not-found",`there i\
s no folder ${folder}`);if(!stats.isDirectory())throw new UserError("usage",`${folder} is not a folder`,{hint:"Give the folder that `lanser shard` wrote, or one\
 with several of them."});return(0,import_node_fs.existsSync)((0,import_node_path.join)(folder,manifestName))?[folder]:(0,import_node_fs.readdirSync)(folder).sort(
compareText).map(name=>(0,import_node_path.join)(folder,name)).filter(one=>(0,import_node_fs.existsSync)((0,import_node_path.join)(one,manifestName)))});return[
...new Set(found)].map(readShard)}function readShard(folder){let name=(0,import_node_path.basename)(folder),refused=(why,cause)=>new UserError("bad-configuratio\
n",`the shard ${name} ${why}`,{hint:"Run the job that made it again.",cause}),manifest;try{manifest=JSON.parse(readFileBytes((0,import_node_path.join)(folder,manifestName),
manifestBytesMax).toString("utf8"))}catch(error){throw refused(`cannot be read: ${manifestName} is not whole`,error)}if(!validateShardV1(manifest)){let first=validateShardV1.
errors?.[0];throw refused(`does not follow schemas/shard.v1.json at ${first?.instancePath||"the top"}`)}let{identity,units,costs}=manifest,parsed=units.map(({unit:text,
...rest})=>{let unit=parseUnit(text);if(unit===void 0)throw refused(`names a unit that is none: ${text}`);return{...rest,unit}});return{folder,name,identity,units:parsed,
costs}}function joinShards(shards,folder){let known=new Map,entries=new Map;for(let shard of shards)for(let of of shard.units){let text=unitText(of.unit),before=known.
get(text);if(before!==void 0&&!isSame(before.of,of))throw contradiction(text,before.shard,shard);(before===void 0||before.of.why!==null)&&known.set(text,{shard,
of});for(let{name,digest}of of.entries){let kept=entries.get(name);if(kept!==void 0&&kept.digest!==digest)throw contradiction(text,kept.shard,shard);entries.set(
name,{shard,digest})}}let store=(0,import_node_path.join)(folder,"observations");(0,import_node_fs.mkdirSync)(store,{mode:448});let damaged=new Set;for(let[name,
{shard,digest}]of entries)copyEntry((0,import_node_path.join)(shard.folder,entriesName,name),(0,import_node_path.join)(store,name),digest)||damaged.add(name);let bySession=new Map(
[...known.values()].flatMap(({shard,of})=>[[sessionOf(of.unit,of.unit.side),{shard,of}],...of.unit.side==="head"?[[sessionOf(of.unit,"self"),{shard,of}]]:[]]));
return{check:(identity,top)=>{for(let shard of shards){if(leadsInto(shard.folder,top))throw insideRepository(shard.name);let other=whyOther(identity,shard.identity);
if(other!==void 0)throw new UserError("bad-configuration",`the shard ${shard.name} ${other.what}`,{hint:other.todo})}},expected:(session,why)=>{let[,side=""]=/ (\S+)$/u.
exec(session)??[];if(!firstLooks.has(side))return null;let found=bySession.get(session);if(found===void 0)return side==="self"?null:missing(`no shard has what ${session}\
 is to find: its job did not run, failed, or its artifact is not here`);let{shard,of}=found,entry=of.entries.find(one=>one.session===session);return entry===void 0?
null:damaged.has(entry.name)?missing(`the entry of ${session} in the shard ${shard.name} is missing or damaged`):missing(`what the shard ${shard.name} found for\
 ${unitWords(of.unit)} is not of the files that are here (${why}): other packages may have been installed there`)},observations:{folder:store,use:"read-write",bytesMax:shardBytesMax},
costs:Object.assign({},...shards.map(({costs})=>costs))}}var firstLooks=new Set(["base","head","self"]);function missing(message){return{code:"shard-missing",message}}
function isSame(one,other){if(one.why!==null||other.why!==null)return!0;let text=({entries})=>entries.map(({session,name,digest})=>`${session} ${name} ${digest}`).
sort(compareText).join(`
`);return text(one)===text(other)}function contradiction(unit,one,other){return new UserError("bad-configuration",`the shards ${one.name} and ${other.name} both\
 have ${unit}, and found different things`,{hint:"Take only what one attempt of the jobs of this run has made."})}function insideRepository(name){return new UserError(
"bad-configuration",`the shard ${name} lies inside of the repository, where a change could have put it`,{hint:"Download shards to a folder outside of the checko\
ut: in a workflow below runner.temp."})}function copyEntry(from,to,digest){try{if(!(0,import_node_fs.lstatSync)(from).isFile())return!1;let bytes=readFileBytes(
from,entryBytesMax);return sha256Hex(bytes)!==digest?!1:((0,import_node_fs.writeFileSync)(to,bytes,{mode:384}),!0)}catch{return!1}}async function planRun(host,request,{jobs,costs}){let plan,{report}=await runShared(host,{...request,observations:null},{part:async of=>{plan=planJobs(unitsOf(of),
jobs,costs)}});return plan===void 0?{kind:"unmeasured",report}:{kind:"planned",plan}}function matrixText(plan){let matrix=matrixOf(plan);return assertFollows(validatePlanV1,
matrix,"the plan"),JSON.stringify(matrix)}function assertFollows(validate,value,what){if(validate(value))return;let first=validate.errors?.[0];throw new Error(`${what}\
 breaks its schema at ${first?.instancePath||"the top"}: ${first?.message}`)}async function lookAtShard(host,request,{units,folder}){var _stack=[];try{await checkPlace(
host,request,folder);let scratch=__using(_stack,makeScratch(host));let store=(0,import_node_path2.join)(scratch.folder,"observations");let observations={folder:store,
use:"read-write",bytesMax:shardBytesMax};let identity;let entries=new Map;let{report,run}=await runShared(host,{...request,observations},{part:async of=>{if(identity=
of.identity,of.cache===null)throw new UserError("usage","the folder for temporary files (TMPDIR) lies inside of the repository",{hint:"Point TMPDIR at another f\
older: what is found is kept there for as long as the run takes."});let known=new Set(unitsOf(of).map(unitText));for(let unit of units)known.has(unitText(unit))||
request.progress({kind:"note",text:`${unitText(unit)} is not looked at: a whole run would not, either`});await lookAtUnits(of,units,request.progress),entries=of.
cache.entries()}});if(request.signal.aborted)throw new UserError("cancelled","the run was cancelled");if(identity===void 0)return{kind:"unmeasured",report};let written=writeEntries(
store,folder,entries);let shard={identity,units:units.map(unit=>shardUnit(unit,written,run)),costs:run.sessions??{}};let manifest={schema:"lanser.shard.v1",...shard,
units:shard.units.map(unitToV1)};assertFollows(validateShardV1,manifest,"the shard");(0,import_node_fs2.writeFileSync)((0,import_node_path2.join)(folder,manifestName),
`${JSON.stringify(manifest,null,2)}
`);return{kind:"looked",shard}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}function unitToV1({unit,entries,why}){return{unit:unitText(
unit),entries,why}}async function checkPlace(host,{repository},folder){var _stack=[];try{let opened=__using(_stack,await openRepository(host,repository),!0);if(leadsInto(
folder,opened.top))throw new UserError("usage","a shard cannot lie inside of the repository, where a change could have put one",{hint:"Write it to a folder outs\
ide of the checkout: in a workflow below runner.temp."});if((0,import_node_fs2.existsSync)(folder)&&(0,import_node_fs2.readdirSync)(folder).length>0)throw new UserError(
"usage",`the folder ${folder} is not empty`,{hint:"Give one that is not there yet: what an earlier run left would be taken for a part of this one."});makeFolder(
folder)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function writeEntries(store,folder,names){
let written=new Map;(0,import_node_fs2.mkdirSync)((0,import_node_path2.join)(folder,entriesName));for(let[session,name]of names){let from=(0,import_node_path2.join)(
store,name);(0,import_node_fs2.existsSync)(from)&&((0,import_node_fs2.copyFileSync)(from,(0,import_node_path2.join)(folder,entriesName,name)),written.set(session,
{session,name,digest:sha256Hex(readFileBytes(from))}))}return(0,import_node_fs2.rmSync)(store,{recursive:!0,force:!0}),written}function shardUnit(unit,written,run){
let own=sessionOf(unit,unit.side),sessions=[own,...unit.side==="head"?[sessionOf(unit,"self")]:[]],unkept=(run.observations??[]).find(({session,unkept:why})=>sessions.
includes(session)&&why!==null),entries=sessions.flatMap(session=>written.get(session)??[]),isLooked=written.has(own);return{unit,entries,why:unkept?.unkept??(isLooked?
null:"no session was begun for it")}}async function mergeShards(host,request,folders){var _stack=[];try{let found=readShards(folders);let scratch=__using(_stack,
makeScratch(host));let shards=joinShards(found,scratch.folder);let result=await runShared(host,{...request,observations:shards.observations},{shards});return{...result,
notes:notesOn(found,result.run)}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}function notesOn(found,run){let begun=new Map(
(run.observations??[]).map(one=>[one.session,one]));return found.flatMap(({name,units})=>units.flatMap(({unit,entries,why})=>{let session=sessionOf(unit,unit.side);
return entries.length>0&&!begun.has(session)?[`the shard ${name} has ${unitText(unit)}, which this run does not look at`]:why!==null&&begun.has(session)?[`${unitText(
unit)} was looked at here, too: ${why} (shard ${name})`]:[]}))}function parseUnits(text){let words=text.split(/\s+/u).filter(word=>word!=="");if(words.length===
0)throw new UserError("usage","no unit is named",{hint:`Give the units of one job as \`lanser plan\` prints them; \`${noUnits}\` for a job without any.`});if(words.
length===1&&words[0]===noUnits)return[];let units=words.map(word=>{let unit=parseUnit(word);if(unit!==void 0)return unit;throw new UserError("usage",`\`${word}\`\
 is not a unit`,{hint:"A unit is SERVER:ROOT:SIDE as `lanser plan` prints it, for example pyright:packages/a:base."})}),twice=units.find((unit,at)=>units.findIndex(
one=>unitsText([one])===unitsText([unit]))!==at);if(twice!==void 0)throw new UserError("usage",`the unit ${unitText(twice)} is named twice`);return units}var jobsMax=256;
function jobsOf(text,name){let jobs=/^\d{1,4}$/u.test(text)?Number(text):0;if(jobs>=1&&jobs<=jobsMax)return jobs;throw new UserError("usage",`${name} must be a \
number from 1 to ${jobsMax}, not \`${text}\``)}function readCosts(file,name){let text=readText(file,name),run;try{run=JSON.parse(text)}catch(error){throw new UserError(
"bad-configuration",`${name} is not JSON`,{hint:ofRun,cause:error})}if(!validateRunV1(run))throw new UserError("bad-configuration",`${name} does not follow sche\
mas/run.v1.json`,{hint:ofRun});return run.sessions??{}}var ofRun="Give the run.json that the last run wrote beside its report.";function readText(file,name){try{
return readFileText(file)}catch(error){throw new UserError("unreadable-file",`${name} cannot be read`,{hint:ofRun,cause:error})}}export{planRun,matrixText,lookAtShard,mergeShards,parseUnits,jobsOf,readCosts};
