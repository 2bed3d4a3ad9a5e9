import{createRequire as lanserCreateRequire}from"node:module";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunk-FY7VZMR3.js";import{_7_checkoutsOf,_7_createLinkFollower,_7_createLinkResolver,_7_digestInputOfRest,_7_editTree,_7_editsTo,_7_environmentOf,_7_findServerRoots,_7_forbiddenFolders,
_7_isInstalled,_7_npmPackages,_7_observeFromKept,_7_openWorkspace,_7_readyServer,_7_recordProbes,_7_rootsIn,_7_treeListing,_7_writeTree}from"./together-BD98FAAF.js";import{_19_headroomBytes,_19_lineText,_19_openTraceFile,_19_readExactly,_19_readLines,_19_traceFromBytes}from"./together-6E9E9118.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_editCapabilities,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_failedRun,_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,
_7_interpreterOf,_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,
_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,
_7_profileInMode,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,
_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,
_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-26A2239D.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-24003D67.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
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
profile,roots},at,scratch){let folder=(0,import_node_path2.join)(scratch,"listing");try{let tree=await _7_writeTree({...context,dependencies:[]},at,folder);return _7_rootsIn(
profile,roots,tree).roots}finally{(0,import_node_fs.rmSync)(folder,{recursive:!0,force:!0})}}async function openRepeatable(host,context,chosen,at,scratch){let ready=await _7_readyServer(
host,chosen,context);if(ready.kind==="failed")return ready;let forbidden=_7_forbiddenFolders(context),taskset=_7_findExecutable("taskset",host.env.PATH,forbidden)?.
path??null,of={host,context,ready,at,scratch,taskset},whole=await openVaried(of,"whole",noVariation,null),{root,written}=whole.tree,runs=0;return{kind:"repeatab\
le",project:at.project,program:whole.prepared.program??[],refusal:whole.refusal,missing:written.skipped.flatMap(({kind,path})=>kind==="missing"?[path]:[]),text:path=>_3_readOptional(
(0,import_node_path2.join)(root,path))??null,has:path=>_1_isInside((0,import_node_path2.join)(root,path),root)&&(0,import_node_fs.existsSync)((0,import_node_path2.
join)(root,path)),configurationFiles:whole.facts.configurationFiles.filter(path=>_3_readOptional((0,import_node_path2.join)(root,path))!==void 0),environment:environmentIn(
whole,chosen.settings),run:async request=>{runs+=1;let name=`run-${runs}`,isWhole=request.files===null&&isInPlace(request.variation),workspace=isWhole?whole:await openVaried(
of,name,request.variation,request.files);try{return await rerun(of,workspace,name,request)}finally{isWhole||(0,import_node_fs.rmSync)((0,import_node_path2.join)(
scratch,name),{recursive:!0,force:!0})}}}}function environmentIn({prepared:{toolchain}},settings){return[...toolchain===null?[]:[["interpreter",`${toolchain.name}\
 ${toolchain.version}`]],...Object.keys(settings).length===0?[]:[["settings",JSON.stringify(settings)]]]}function isInPlace({rootFolders,written}){return rootFolders.
length===0&&written==="walk"}async function openVaried({host,context,ready,at,scratch},name,variation,files){let folder=(0,import_node_path2.join)(scratch,name),
{commit,tree:id}=at,tree=await writeVaried(context,{commit,tree:id},folder,variation,written=>files===null?[]:leftOut(written,files,ready.chosen.profile.isSource));
return _7_openWorkspace(host,ready,tree,{context,project:at.project,name:"tree",scratch:folder,withheld:[],listed:null,refusal:null})}function leftOut({files:all,
links},files,isSource){let placeOf=_7_createLinkResolver(links),kept=new Set([...files,...files.map(placeOf)]);return all.flatMap(({path})=>isSource(path)&&!kept.
has(path)?[path]:[])}function writeVaried(context,at,folder,variation,without){let first=(0,import_node_path2.join)(folder,"tree");return _7_writeTree(context,at,
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
other}}}),environment:_7_environmentOf(header,header.run),source:()=>_19_openTraceFile(file),entries:function*(){let read=readTrace(_19_openTraceFile(file));read.
kind==="trace"&&(yield*read.trace.entries())},discard:()=>{request.trace===null&&(0,import_node_fs.rmSync)(file,{force:!0})},notVaried}}catch(_){var _error=_,_hasError=!0}finally{
_4___callDispose(_stack,_error,_hasError)}}export{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames};
