import{createRequire as lanserCreateRequire}from"node:module";import{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames}from"./chunk-KRCI6UXB.js";import{_6_childEnvironment,_6_compareFiles,_6_environmentVariables,_6_openServerPool,_6_runStages,_6_scratchFolders,_6_toDiagnostics}from"./together-AECEBE8A.js";import{_0_readKnownServersAt,_0_readServersAt}from"./together-80818FEF.js";import{_17_checkRules,_17_decidePolicy,_17_deniedPaths,_17_listExtraQueries,_17_namedDependencies,_17_parseSettings}from"./together-AECEBE8A.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-80818FEF.js";import{_3_pinPath,_3_pinsFolder,_3_printPin,_3_readKnownServers,_3_readOwnServers}from"./together-80818FEF.js";import{_19_configPath,_19_configPlace,_19_configV1,_19_configuredScope,_19_defaultConfig,_19_failOnLevels,_19_parseConfig}from"./together-AECEBE8A.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);async function openWorkbench(host,request){let disposal=new AsyncDisposableStack;try{let scratch=disposal.use(_2_makeScratch(host)),repository=disposal.
use(await _0_openRepository({...host,temporaryFolder:scratch.folder},request.repository)),rev=request.rev??"HEAD",id=await _0_resolveRevision(repository,rev),commit=id===
void 0?void 0:await _0_readCommit(repository,id);if(commit===void 0)throw new _1_UserError("unknown-revision",`this repository has no commit ${rev}`);let[{registry,
pins},config]=await Promise.all([_0_readKnownServersAt(repository,commit.tree),_0_readFileAt(repository,commit.tree,_19_configPath,1e5)]);if(request.rev===void 0)
for(let path of notCommitted(repository.top,config,pins))request.progress(`${path} differs in the working tree. Lanser uses the version in the commit.`);config!==
void 0&&_19_parseConfig(config.toString("utf8"),`${_19_configPath} of ${rev}`);let pool=disposal.use(_6_openServerPool(host)),shared=contextOf(repository,{registry,
pins},{scratch:scratch.folder,pool},request),policyOf=servers=>_17_decidePolicy({servers,file:void 0,failOn:void 0,where:"terminal"},{base:config?.toString("utf\
8"),head:void 0},{registry,pins:{base:pins,head:pins},sources:[]}),configured=config===void 0?void 0:policyOf([]),context={...shared,dependencies:configured?.config.
dependencies??shared.dependencies},owned=disposal.move(),opened=0;return{repository,commit:{id:commit.commit,tree:commit.tree},context,choose:named=>{let own=configured?.
servers??[],same=own.find(({profile})=>profile.id===named?.id),servers=named===void 0?own:same!==void 0&&named.version===void 0?[same]:policyOf([named]).servers,
[first,second]=servers;if(first===void 0)throw new _1_UserError("no-server","the configuration names no server",{hint:"Name a server with --server."});if(second===
void 0)return first;let ids=servers.map(({profile})=>profile.id).join(", ");throw new _1_UserError("usage",`the configuration names more than one server: ${ids}`,
{hint:"Name one of these servers with --server."})},open:async(server,root)=>{opened+=1;let folder=(0,import_node_path.join)(scratch.folder,`bench-${opened}`);(0,import_node_fs.
mkdirSync)(folder);let at={commit:commit.commit,tree:commit.tree},project=chooseRoot(await findRootsAt(context,server,at,folder),root);return openOn(host,context,
server,{...at,project},folder)},[Symbol.asyncDispose]:()=>owned.disposeAsync()}}catch(error){throw await disposal.disposeAsync(),error}}function chooseRoot(roots,named){
let wanted=named===void 0?void 0:(0,import_node_path.normalize)(named).replace(/(?<=.)\/$/u,""),only=roots.length===1||roots.includes(".")?roots.find(one=>one===
".")??roots[0]:void 0,chosen=wanted===void 0?only:roots.find(one=>one===wanted);if(chosen!==void 0)return chosen;let message=wanted===void 0?"the server has sev\
eral project roots":`\`${wanted}\` is not a project root of the server`;throw new _1_UserError("usage",message,{hint:`Name a project root with --root: ${roots.join(
", ")}.`})}function notCommitted(top,config,pins){let now=_2_readOptional((0,import_node_path.join)(top,_19_configPath))?.replaceAll(`\r
`,`
`),isOther=now!==void 0&&now!==config?.toString("utf8").replaceAll(`\r
`,`
`),known=new Set(pins.map(({server,version})=>_3_pinPath(server,version))),others=(0,import_node_fs.globSync)(`${_3_pinsFolder}/*.json`,{cwd:top}).filter(path=>!known.
has(path));return[...isOther?[_19_configPath]:[],...others.sort()]}function contextOf(repository,{registry,pins},{scratch,pool},{cacheFolder,signal,progress}){return{
repository,registry,pins,dependencies:_19_defaultConfig.dependencies,cacheFolder:cacheFolder??(0,import_node_path.join)(scratch,"cache"),scratch,signal,pool,note:progress}}
async function openOn(host,of,server,at,scratch){let opened=await openRepeatable(host,of,server,at,scratch);if(opened.kind==="failed")throw new _1_UserError("no\
t-found",opened.message,{hint:opened.hint});if(opened.refusal!==null)throw new _1_UserError(opened.refusal.code==="outside"?"outside":"bad-configuration",`Lanse\
r does not start ${server.profile.name} on this commit: ${opened.refusal.message}`);if(opened.program.length===0)throw new _1_UserError("not-found",`${server.profile.
name} finds no file to check in this commit`,{hint:"Check which files the server's own configuration includes."});return opened}function selectFiles({program,has},named,isInWorkTree){
if(named.length===0)return program;let wanted=new Set;for(let name of named){let folder=(0,import_node_path.normalize)(`${name}/`),below=folder==="./"?program:program.
filter(path=>`${path}/`.startsWith(folder));if(below.length===0){if(has(name))throw new _1_UserError("not-found",`the server does not check \`${name}\` in this c\
ommit`,{hint:"Name a source file of the server's language that its configuration includes."});if(name.startsWith("../"))throw new _1_UserError("usage",`\`${name}\
\` is outside the repository`,{hint:"Name files or folders of the repository, relative to the current folder."});let near=_2_findNearest(name,[...program]),hint=isInWorkTree(
name)?"The file is only in the working tree. Commit it first.":near===void 0?"Name files or folders, relative to the current folder.":`Did you mean \`${near}\`?`;
throw new _1_UserError("not-found",`this commit has no \`${name}\``,{hint})}for(let path of below)wanted.add(path)}return program.filter(path=>wanted.has(path))}export{openOn,openWorkbench,selectFiles};
