import{createRequire as lanserCreateRequire}from"node:module";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunk-YFGFZHME.js";import{_8_findServerRoots,_8_rootsIn,_8_treeListing}from"./together-AECEBE8A.js";import{_17_checkoutsOf,_17_digestInputOfRest,_17_environmentOf,_17_npmPackages,_17_observeFromKept,_17_openWorkspace,_17_recordProbes}from"./together-4E900249.js";import{_9_createLinkFollower,_9_createLinkResolver,_9_editTree,_9_editsTo,_9_treeNames,_9_writeTree}from"./together-AECEBE8A.js";import{_19_forbiddenFolders,_19_readyServer}from"./together-4E900249.js";import{_21_headroomBytes,_21_lineText,_21_openTraceFile,_21_readExactly,_21_readLines,_21_traceFromBytes}from"./together-4E900249.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path2=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1),noVariation={name:"none",environment:{},homeName:null,rootFolders:[],
heapMb:null,processors:null,written:"walk"},variations={locale:{words:"the Turkish locale, in which I and i are not a pair",change:{environment:{LANG:"tr_TR.UTF\
-8",LC_ALL:"tr_TR.UTF-8"}}},"time-zone":{words:"a time zone fourteen hours ahead of UTC",change:{environment:{TZ:"Pacific/Kiritimati"}}},home:{words:"a home fol\
der with a space and a non-ASCII letter in its name",change:{homeName:"another höme"}},depth:{words:"a path to the tree that is eight folders deeper",change:{rootFolders:Array.
from({length:8},(_,index)=>`a-folder-of-some-length-${index}`)}},heap:{words:"a heap of 1 GiB",change:{heapMb:1024}},processors:{words:"one processor",change:{processors:1}},
"directory-order":{words:"files written to the disk in reverse order",change:{written:"reverse"}}},variationNames=Object.keys(variations);function parseVariations(text){
let words=text.split(",").map(word=>word.trim()),unknown=words.find(word=>word!=="all"&&word!=="pairs"&&!isVariation(word));if(unknown!==void 0)return{kind:"unk\
nown",name:unknown,nearest:_2_findNearest(unknown,[...variationNames,"all","pairs"])};let isAll=words.includes("all")||words.every(word=>word==="pairs"),named=variationNames.
filter(name=>isAll||words.includes(name)),single=named.map(name=>vary([name]));return{kind:"variations",variations:words.includes("pairs")?[...single,...pairVariations(
named)]:single}}function isVariation(word){return Object.hasOwn(variations,word)}function pairVariations(names){return names.flatMap((one,index)=>names.slice(index+
1).map(other=>vary([one,other])))}function vary(names){let varied={...noVariation,name:names.join("+")};for(let name of names){let change=variations[name].change;
varied={...varied,...change,environment:{...varied.environment,...change.environment}}}return varied}function variedEnvironment({environment,homeName},scratch){
if(homeName===null)return{environment,folders:[]};let home=(0,import_node_path.join)(scratch,homeName);return{environment:{...environment,HOME:home},folders:[home]}}
function variedCommand(command,{heapMb,processors},taskset){let notVaried=[],{file,args}=command;return heapMb!==null&&(args.some(argument=>heapArgument.test(argument))?
args=args.map(argument=>argument.replace(heapArgument,`--max-old-space-size=${heapMb}`)):notVaried.push("the heap: the server's command sets no heap size")),processors!==
null&&(taskset===null?notVaried.push("the processors: this machine has no `taskset`"):(args=["--cpu-list",processors===1?"0":`0-${processors-1}`,file,...args],file=
taskset)),{file,args,notVaried}}var heapArgument=/^--max-old-space-size=\d+$/,noVariationOptions={files:null,variation:noVariation};async function findRootsAt(context,{
profile,roots},at,scratch){let folder=(0,import_node_path2.join)(scratch,"listing");try{let tree=await _9_writeTree({...context,dependencies:[]},at,folder);return _8_rootsIn(
profile,roots,tree).roots}finally{(0,import_node_fs.rmSync)(folder,{recursive:!0,force:!0})}}async function openRepeatable(host,context,chosen,at,scratch){let ready=await _19_readyServer(
host,chosen,context);if(ready.kind==="failed")return ready;let forbidden=_19_forbiddenFolders(context),taskset=_7_findExecutable("taskset",host.env.PATH,forbidden)?.
path??null,of={host,context,ready,at,scratch,taskset},whole=await openVaried(of,"whole",noVariation,null),{root,written}=whole.tree,runs=0;return{kind:"repeatab\
le",project:at.project,program:whole.prepared.program??[],refusal:whole.refusal,missing:written.skipped.flatMap(({kind,path})=>kind==="missing"?[path]:[]),text:path=>_2_readOptional(
(0,import_node_path2.join)(root,path))??null,has:path=>_1_isInside((0,import_node_path2.join)(root,path),root)&&(0,import_node_fs.existsSync)((0,import_node_path2.
join)(root,path)),configurationFiles:whole.facts.configurationFiles.filter(path=>_2_readOptional((0,import_node_path2.join)(root,path))!==void 0),environment:environmentIn(
whole,chosen.settings),run:async request=>{runs+=1;let name=`run-${runs}`,isWhole=request.files===null&&isInPlace(request.variation),workspace=isWhole?whole:await openVaried(
of,name,request.variation,request.files);try{return await rerun(of,workspace,name,request)}finally{isWhole||(0,import_node_fs.rmSync)((0,import_node_path2.join)(
scratch,name),{recursive:!0,force:!0})}}}}function environmentIn({prepared:{toolchain}},settings){return[...toolchain===null?[]:[["interpreter",`${toolchain.name}\
 ${toolchain.version}`]],...Object.keys(settings).length===0?[]:[["settings",JSON.stringify(settings)]]]}function isInPlace({rootFolders,written}){return rootFolders.
length===0&&written==="walk"}async function openVaried({host,context,ready,at,scratch},name,variation,files){let folder=(0,import_node_path2.join)(scratch,name),
{commit,tree:id}=at,tree=await writeVaried(context,{commit,tree:id},folder,variation,written=>files===null?[]:leftOut(written,files,ready.chosen.profile.isSource));
return _17_openWorkspace(host,ready,tree,{context,project:at.project,name:"tree",scratch:folder,withheld:[],listed:null,refusal:null})}function leftOut({files:all,
links},files,isSource){let placeOf=_9_createLinkResolver(links),kept=new Set([...files,...files.map(placeOf)]);return all.flatMap(({path})=>isSource(path)&&!kept.
has(path)?[path]:[])}function writeVaried(context,at,folder,variation,without){let first=(0,import_node_path2.join)(folder,"tree");return _9_writeTree(context,at,
first,written=>{for(let path of without(written))(0,import_node_fs.rmSync)((0,import_node_path2.join)(first,path),{force:!0});if(isInPlace(variation))return first;
let root=(0,import_node_path2.join)(folder,...variation.rootFolders,"varied");return copyTree(first,root,variation.written),(0,import_node_fs.rmSync)(first,{recursive:!0,
force:!0}),root})}function copyTree(from,to,order){let files=(0,import_node_fs.readdirSync)(from,{recursive:!0,withFileTypes:!0}).filter(entry=>!entry.isDirectory()).
map(entry=>(0,import_node_path2.join)(entry.parentPath,entry.name)).sort();order==="reverse"&&files.reverse(),(0,import_node_fs.mkdirSync)(to,{recursive:!0});for(let file of files){
let target=to+file.slice(from.length);(0,import_node_fs.mkdirSync)((0,import_node_path2.dirname)(target),{recursive:!0}),(0,import_node_fs.cpSync)(file,target,{
verbatimSymlinks:!0})}}async function rerun(of,workspace,name,request){var _stack=[];try{let{variation}=request,plan={session:request.session,side:"head",paths:request.
paths,record:null},header={...workspace.headerOf(plan),..._2_compact({variation:variation.name===noVariation.name?void 0:{name:variation.name}})},file=request.trace??
(0,import_node_path2.join)(of.scratch,`${name}.trace.jsonl`),home=(0,import_node_path2.join)(of.scratch,`home-${name}`),varied=variedEnvironment(variation,home);
for(let folder of varied.folders)(0,import_node_fs.mkdirSync)(folder,{recursive:!0});let _home=_4___using(_stack,{[Symbol.dispose]:()=>(0,import_node_fs.rmSync)(
home,{recursive:!0,force:!0})}),notVaried=[];return{observation:await workspace.observe({...plan,lookups:request.lookups,probing:null,home,trace:{file,header},progress:()=>{},
varied:{environment:varied.environment,command:command=>{let{notVaried:unchanged,...other}=variedCommand(command,variation,of.taskset);return notVaried=unchanged,
other}}}),environment:_17_environmentOf(header,header.run),source:()=>_21_openTraceFile(file),entries:function*(){let read=readTrace(_21_openTraceFile(file));read.
kind==="trace"&&(yield*read.trace.entries())},discard:()=>{request.trace===null&&(0,import_node_fs.rmSync)(file,{force:!0})},notVaried}}catch(_){var _error=_,_hasError=!0}finally{
_4___callDispose(_stack,_error,_hasError)}}export{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames};
