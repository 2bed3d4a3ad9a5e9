import{createRequire as lanserCreateRequire}from"node:module";import{_3_pinPath,_3_pinsFolder,_3_printPin,_3_readKnownServers,_3_readOwnServers}from"./together-80818FEF.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A6F11452.js";import{_29_formatOf,_29_isOwnRange,_29_readDependencyFile,_29_readRequirements}from"./together-4E900249.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_5_isDeep,_5_parse}from"./together-A6F11452.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A6F11452.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1),environmentFolder=".venv",packagesFolder="node_modules",fileBytesMax=2e7;async function listRepository(repository){let args=["ls-files",
"-z","--cached","--others","--exclude-standard"],all=new Set(_3_splitRecords(await repository.bytes(args,"work-tree")).map(_3_treePath).filter(path=>typeof path==
"string")),packageFolderOf=path=>/^(?:.*?\/)??(?:\.venv|node_modules)(?=\/)/u.exec(path)?.[0],paths=[...all].filter(path=>packageFolderOf(path)===void 0&&isPlainFile(
(0,import_node_path.join)(repository.top,path)));return{...createListing(paths,path=>readPlainFile((0,import_node_path.join)(repository.top,path))),listed:new Set(
[...all].flatMap(path=>packageFolderOf(path)??[]))}}function createListing(paths,read){let existing=new Set(paths);return{paths:[...existing].sort(compareText),
has:path=>existing.has(path),text:path=>existing.has(path)?read(path):void 0,listed:new Set}}function isPlainFile(path){return(0,import_node_fs.lstatSync)(path,
{throwIfNoEntry:!1})?.isFile()===!0}function readPlainFile(path){let stats=(0,import_node_fs.lstatSync)(path,{throwIfNoEntry:!1});if(!(stats?.isFile()!==!0||stats.
size>fileBytesMax))return _2_readFileText(path)}function isPlainPath(path){return path==="."||path.split("/").every(part=>/^[A-Za-z0-9_.@+][A-Za-z0-9_.@+-]*$/u.
test(part))}function folderAndAbove(folder){if(folder===".")return["."];let parts=folder.split("/");return[...parts.map((_,index)=>parts.slice(0,parts.length-index).
join("/")),"."]}var asideNames=/^(?:\..*|fixtures?|__fixtures__|examples?|samples?|demos?|docs?|tests?|__tests__|test-?data|e2e|templates?|vendor|third[_-]party|benchmarks?)$/iu;
function isAsideFolder(folder){return folder!=="."&&folder.split("/").some(part=>asideNames.test(part))}_3_init_node_22();var import_node_path2=_4___toESM(_0_require_node_path(),
1),tools={uv:"pipx install uv==0.13.9",poetry:"pipx install poetry==2.5.1",pdm:"pipx install pdm==2.29.4",pipenv:"pipx install pipenv==2026.10.3"},pipWithGroups="\
pip==26.3";function installCommands(install){let plain=(lines,by=[])=>({tools:by,lines,env:{}}),managed=(name,packageName,rest)=>{let version="version"in install?
install.version:null;return version===null?plain([`${name} ${rest}`],["corepack enable"]):plain([`npx --yes ${packageName}@${version} ${rest}`])};switch(install.
by){case"uv":{let all=install.hasConflicts?[]:[...install.extras.length>0?["--all-extras"]:[],...install.groups.length>0?["--all-groups"]:[]],packages=install.members.
length>0?["--all-packages"]:[];return plain([["uv sync --frozen",...packages,...all].join(" ")],[tools.uv])}case"poetry":{let line=["poetry install --no-interac\
tion",...install.isInstallable?[]:["--no-root"],...install.extras.length>0?["--all-extras"]:[],...install.groups.length>0?["--all-groups"]:[]].join(" ");return{
...plain([line],[tools.poetry]),env:{POETRY_VIRTUALENVS_IN_PROJECT:"true"}}}case"pdm":return plain(["pdm sync --group :all"],[tools.pdm]);case"pipenv":return{...plain(
["pipenv sync --dev"],[tools.pipenv]),env:{PIPENV_VENV_IN_PROJECT:"1"}};case"pip":return pipCommands(install);case"npm":return plain(["npm ci --ignore-scripts"]);case"\
pnpm":return managed("pnpm","pnpm","install --frozen-lockfile --ignore-scripts");case"yarn":return managed("yarn","yarn","install --frozen-lockfile --ignore-scr\
ipts");case"berry":return{...managed("yarn","@yarnpkg/cli-dist","install --immutable"),env:{YARN_ENABLE_SCRIPTS:"false",YARN_NODE_LINKER:"node-modules"}};case"b\
un":return plain(["bun install --frozen-lockfile --ignore-scripts"]);case"package":return plain(["npm install --ignore-scripts"])}}var wheels="--prefer-binary";
function pipCommands({requirements,project}){let lists=requirements.map(file=>`-r ${file}`),groups=(project?.groups??[]).map(name=>`--group ${name}`),environment=`\
python -m venv ${environmentFolder}`;if(project!==null&&!project.isBuilt){let extras2=project.extras.length>0?["--all-extras"]:[],what=[...lists,"-r pyproject.t\
oml",...extras2,...groups].join(" "),line2=`uv pip install --python ${environmentFolder} ${what}`;return{tools:[tools.uv],lines:[environment,line2],env:{}}}let extras=project===
null||project.extras.length===0?"":`[${project.extras.join(",")}]`,own=project===null?[]:[`-e ${extras===""?".":`'.${extras}'`}`],pip=`${environmentFolder}/bin/\
pip install`,newer=groups.length>0?[`${pip} ${pipWithGroups}`]:[],line=[pip,wheels,...lists,...own,...groups].join(" ");return{tools:[],lines:[environment,...newer,
line],env:{}}}var patterns={python:[["**/*requirements*.txt","**/*requirements*.in","**/constraints*.txt","**/constraints*.in"],["**/requirement/*.txt","**/requ\
irement/*.in","**/requirements/*.txt","**/requirements/*.in"],["**/pyproject.toml","**/setup.py","**/setup.cfg","**/Pipfile","**/Pipfile.lock"],["**/uv.lock","*\
*/poetry.lock","**/pdm.lock","**/pylock.toml","**/pylock.*.toml"],["**/environment*.yml","**/environment*.yaml","**/conda-lock.yml","**/conda-lock.yaml"]],script:[
["**/package.json","**/package-lock.json","**/npm-shrinkwrap.json"],["**/pnpm-lock.yaml","**/yarn.lock","**/bun.lock","**/bun.lockb"]]};function patternsFor(ecosystems){
return ecosystems.flatMap(one=>patterns[one])}function includedLists(tree){let found=new Set,waiting=tree.paths.filter(path=>_29_formatOf(path)?.scope==="list");
for(let path of waiting){let file=_29_readDependencyFile(path,tree.text(path)??"")??{kind:"unreadable"};for(let include of file.kind==="unreadable"?[]:file.includes){
let target=import_node_path2.posix.normalize(import_node_path2.posix.join(_1_folderOf(path),include));_29_formatOf(target)!==void 0||!tree.has(target)||found.has(
target)||found.add(target)}}return[...found].filter(isPlainPath).sort(compareText)}function inBase(folder){return`cd "$folder${folder==="."?"":`/${folder}`}"`}var baseStep="\
base";function baseInstallation(installs,{ecosystems,lists,generators}){let all=installs.map(install=>({install,commands:installCommands(install)})),specs=[...patternsFor(
ecosystems),...lists.length===0?[]:[lists]].map(row=>`  ${row.map(one=>`'${one}'`).join(" ")}`);return{name:"Install the packages of base, if the change touches\
 their files",id:baseStep,isOptional:!0,folder:".",env:{...Object.assign({},...all.map(({commands})=>commands.env)),GIT_LFS_SKIP_SMUDGE:"1",GROUP_BASE:"${{ gith\
ub.event.merge_group.base_sha }}"},lines:['base=$(git rev-parse --verify "${GROUP_BASE:-HEAD^1}^{commit}")','if git --glob-pathspecs --icase-pathspecs diff --qu\
iet "$base" HEAD -- \\',...specs.map((line,index)=>index===specs.length-1?line:`${line} \\`),"then exit 0; fi",'folder="$RUNNER_TEMP/lanser-base"','git worktree\
 add --detach "$folder" "$base"',...all.flatMap(({install:{folder},commands})=>[inBase(folder),...commands.lines]),...generators.flatMap(({folder,command})=>[inBase(
folder),command]),'echo "folder=$folder" >> "$GITHUB_OUTPUT"']}}function stepLines({name,id,isOptional,folder,env,lines}){if(lines.length===0)return[];let[only="",
...rest]=lines;return[...name===void 0?[]:[[`name: ${name}`]],...id===void 0?[]:[[`id: ${id}`]],...isOptional===!0?[["continue-on-error: true # after a failure,\
 both sides use the same packages, and the gate reports that"]]:[],...folder==="."?[]:[[`working-directory: ${folder}`]],rest.length===0?[`run: ${only}`]:["run:\
 |",...lines.map(line=>`  ${line}`)],...Object.keys(env).length===0?[]:[["env:",...Object.entries(env).map(([key,value])=>`  ${key}: ${valueText(value)}`)]]].flat().
map((line,index)=>`      ${index===0?"- ":"  "}${line}`)}function valueText(value){return value.startsWith("$")?value:JSON.stringify(value)}_3_init_node_22();var import_node_fs2=_4___toESM(
_1_require_node_fs(),1),import_node_path3=_4___toESM(_0_require_node_path(),1);_3_init_node_22();var places=["opencode.json","opencode.jsonc",".opencode/opencod\
e.json",".lsp.json","lsp.json",".claude/settings.json",".claude-plugin/plugin.json",".syndicate/lsp.json"],programs={"pyright-langserver":"pyright","basedpyrigh\
t-langserver":"basedpyright",tsgo:"typescript",tsc:"typescript","vscode-eslint-language-server":"eslint",oxc_language_server:"oxlint","yaml-language-server":"ya\
ml","vscode-json-language-server":"json","vscode-json-languageserver":"json","rust-analyzer":"cargo"};function findOtherLists({paths,text}){return places.filter(
path=>paths.includes(path)).flatMap(path=>{let{servers,problem}=serversIn(text(path)??"",isBare(path));return servers.length===0&&problem===null?[]:[{path,servers,
problem}]})}function findListedServers(lists){return[...new Set(lists.flatMap(({servers})=>servers.flatMap(({id})=>id??[])))]}function isBare(path){return/(?:^|\/)\.?lsp\.json$/u.
test(path)}var[lengthMax,depthMax2]=[1048576,64];function serversIn(text,bare){if(text.length>lengthMax)return{servers:[],problem:`the file has more than ${lengthMax}\
 characters`};if(depthOf(text)>depthMax2)return{servers:[],problem:`the file has more than ${depthMax2} nested levels`};let errors=[],file=_6_parse(text,errors,
{allowTrailingComma:!0}),[broken]=errors;if(broken!==void 0)return{servers:[],problem:`${_6_printParseErrorCode(broken.error)} at offset ${broken.offset}`};let list=[
"lsp","lspServers","servers"].map(key=>readMember(file,key)).find(isObject)??(bare?file:void 0);return isObject(list)?{servers:Object.entries(list).flatMap(([name,
one])=>{if(!isObject(one)||readMember(one,"disabled")===!0)return[];let command=readMember(one,"command"),words=Array.isArray(command)?command:typeof command=="\
string"?command.split(" "):[],program=programOf(words);return program===void 0?idOf(name)===null?[]:[{name,program:name,id:idOf(name)}]:[{name,program,id:idOf(program)}]}),
problem:null}:{servers:[],problem:null}}var runners=new Set(["npx","bunx","uvx","pnpm","yarn","bun","dlx","exec","x","env"]);function programOf(words){let names2=words.
flatMap(one=>typeof one=="string"&&one!==""&&!one.startsWith("-")?[one.slice(one.lastIndexOf("/")+1)]:[]);return(names2.find(one=>!runners.has(one))??names2[0])?.
replace(/(.)@.*$/u,"$1")}function depthOf(text){let[depth,most]=[0,0];for(let one of text)one==="["||one==="{"?depth+=1:(one==="]"||one==="}")&&(depth-=1),most=
Math.max(most,depth);return most}function idOf(program){let id=Object.hasOwn(programs,program)?programs[program]:program;return _7_profiles.find(profile=>profile.
id===id)?.id??null}function isObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}_3_init_node_22();var locks=[["uv.lock","uv","pyp\
roject.toml"],["poetry.lock","poetry","pyproject.toml"],["pdm.lock","pdm","pyproject.toml"],["Pipfile.lock","pipenv","Pipfile"]],requirementFiles=["requirements\
.txt","requirements-dev.txt","requirements-test.txt","dev-requirements.txt","test-requirements.txt","requirements_dev.txt","requirements_test.txt",...["base","c\
ommon","main","dev","development","local","test","tests","testing","typing"].map(name=>`requirements/${name}.txt`)],defaultPython="3.12";function pythonInstallIn(tree,folder){
let isThere=name2=>tree.has(_1_inFolder(folder,name2)),lock=locks.find(([name2,,project])=>isThere(name2)&&isThere(project));if(lock===void 0)return pipInstallIn(
tree,folder);let[name,by]=lock,at={folder,files:[_1_inFolder(folder,name)]},toml=tomlIn(tree,folder),extras=plainNames(readMember(readMember(toml,"project"),"op\
tional-dependencies"));if(by==="uv"){let members=_7_uvWorkspace(tree,folder),all=[folder,...members].map(one=>tomlIn(tree,one));return{...at,by,members,extras:[
...new Set(all.flatMap(one=>names(readMember(readMember(one,"project"),"optional-dependencies"))))],groups:[...new Set(all.flatMap(one=>names(readMember(one,"de\
pendency-groups"))))].filter(one=>one!=="dev"),hasConflicts:all.some(one=>readMember(readMember(readMember(one,"tool"),"uv"),"conflicts")!==void 0)}}if(by==="po\
etry"){let poetry=readMember(readMember(toml,"tool"),"poetry"),groups=readMember(poetry,"group");return{...at,by,extras:[...new Set([...extras,...names(readMember(
poetry,"extras"))])],groups:names(groups).filter(one=>readMember(readMember(groups,one),"optional")===!0),isInstallable:isPoetryPackage(tree,folder,toml)}}return{
...at,by}}function isPoetryPackage({paths},folder,toml){let poetry=readMember(readMember(toml,"tool"),"poetry");if(readMember(poetry,"package-mode")===!1||readMember(
poetry,"packages")!==void 0)return!0;let name=readMember(poetry,"name")??readMember(readMember(toml,"project"),"name");if(typeof name!="string")return!1;let module=name.
toLowerCase().replace(/[-.]+/gu,"_"),places2=[module,`src/${module}`].map(one=>_1_inFolder(folder,one).toLowerCase());return paths.some(path=>places2.some(place=>{
let lower=path.toLowerCase();return lower===`${place}.py`||_1_isBelow(lower,place)&&/\.pyi?$/u.test(lower)}))}var listsItself=/^[ \t]*(?:(?:-e|--editable)[ \t=]+)?\.\/?(?:\[[^\]\n]*\])?[ \t]*(?:#.*)?$/mu;
function pipInstallIn(tree,folder){let at=name=>_1_inFolder(folder,name),requirements=requirementFiles.filter(name=>tree.has(at(name))),project=requirements.some(
name=>listsItself.test(tree.text(at(name))??""))?null:pipProjectIn(tree,folder,requirements.length>0),manifest=["pyproject.toml","setup.py"].find(name=>tree.has(
at(name)));if(!(requirements.length===0&&project===null))return{folder,files:[...requirements,...project===null||manifest===void 0?[]:[manifest]].map(at),by:"pi\
p",requirements,project}}function pipProjectIn(tree,folder,hasList){let toml=tomlIn(tree,folder),project=readMember(toml,"project"),hasSetup=tree.has(_1_inFolder(
folder,"setup.py")),isBuilt=readMember(toml,"build-system")!==void 0||hasSetup,read=["pyproject.toml","setup.cfg","setup.py"].flatMap(name=>{let file=_29_readDependencyFile(
_1_inFolder(folder,name),tree.text(_1_inFolder(folder,name))??"");return file?.kind==="declared"?file.packages.map(one=>({...one,name,own:one.name})):[]}),isSourced=tree.
paths.some(path=>_1_isBelow(path,_1_inFolder(folder,"src"))&&/\.pyi?$/u.test(path));if(!(isBuilt?!hasList||isSourced||read.some(({group})=>group===null):typeof project==
"object"&&read.length>0))return null;let ofSetup=read.flatMap(({name,group})=>name==="pyproject.toml"||group===null?[]:[group]),extras=[...names(readMember(project,
"optional-dependencies")),...ofSetup];return{extras:[...new Set(extras)].filter(isPlainName),groups:plainNames(readMember(toml,"dependency-groups")),isBuilt}}function isPlainName(name){
return/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/u.test(name)}function plainNames(table){return names(table).filter(isPlainName)}function names(table){return typeof table==
"object"&&table!==null&&!Array.isArray(table)?Object.keys(table):[]}function tomlIn(tree,folder){try{return _5_parse(tree.text(_1_inFolder(folder,"pyproject.tom\
l"))??"")}catch{return{}}}function pythonPlaces(tree,found){let isMarked=/(?:^|\/)(?:pyproject\.toml|setup\.py|Pipfile\.lock|requirements[^/]*\.txt|[a-z]+-requirements\.txt|requirements\/[^/]+\.txt)$/u,
marked=tree.paths.filter(path=>isMarked.test(path)).map(path=>_1_folderOf(path).replace(/(?:^|\/)requirements$/u,"")||"."),all=new Map([...new Set(marked)].sort(
compareText).flatMap(folder=>{let install=pythonInstallIn(tree,folder);return install===void 0?[]:[[folder,install]]})),nearest=root=>{let above=folderAndAbove(
root).flatMap(folder=>all.get(folder)??[]);return above.find(({by})=>by!=="pip")??above[0]},ofRoots=new Set(found.flatMap(root=>nearest(root)??[])),isOnlyTop=found.
length===1&&found[0]==="."&&ofRoots.size===0,hasSource=folder=>tree.paths.some(path=>_1_isBelow(path,folder)&&/\.pyi?$/u.test(path)),own=[...all.values()].filter(
({folder})=>!isAsideFolder(folder)&&hasSource(folder)),outer=own.filter(({folder})=>!own.some(other=>other.folder!==folder&&_1_isBelow(folder,other.folder))),chosen=(isOnlyTop?
outer:[...ofRoots]).filter(({folder})=>isPlainPath(folder)),members=new Set(chosen.flatMap(one=>one.by==="uv"?one.members:[])),known=new Set(chosen);return{installs:chosen.
toSorted((left,right)=>compareText(left.folder,right.folder)),roots:isOnlyTop&&chosen.length>0?chosen.map(({folder})=>folder):void 0,aside:[...all.values()].filter(
one=>!known.has(one)&&!members.has(one.folder)&&isLocked(one)).flatMap(({files})=>files)}}function isLocked({by}){return by!=="pip"}function pythonVersion(tree,installs){
for(let folder of[".",...installs.map(one=>one.folder)]){let file=_1_inFolder(folder,".python-version");if(tree.has(file))return{file};let toml=tomlIn(tree,folder),
poetry=readMember(readMember(readMember(toml,"tool"),"poetry"),"dependencies");if(typeof(readMember(readMember(toml,"project"),"requires-python")??readMember(poetry,
"python"))=="string")return{file:_1_inFolder(folder,"pyproject.toml")}}return{version:defaultPython}}_3_init_node_22();var locks2=[["pnpm-lock.yaml","pnpm"],["b\
un.lock","bun"],["bun.lockb","bun"],["yarn.lock","yarn"],["npm-shrinkwrap.json","npm"],["package-lock.json","npm"]],defaultNode="24";function scriptInstallIn(tree,folder){
let at=name=>_1_inFolder(folder,name),isPackage=tree.has(at("package.json"));if(!isPackage&&!tree.has(at("pnpm-workspace.yaml")))return;let manifest=json(tree.text(
at("package.json"))??""),shared={folder,members:membersIn(tree,folder)};for(let[name,by]of locks2){if(!tree.has(at(name)))continue;let text=tree.text(at(name))??
"",isLater=by==="yarn"&&!/^# yarn lockfile v1$/m.test(text);return{...shared,by:isLater?"berry":by,files:[at(name)],version:versionOf(manifest,by,text)}}return isPackage?
{...shared,by:"package",files:[at("package.json")],version:null}:void 0}function versionOf(manifest,by,lock){if(typeof readMember(manifest,"packageManager")=="s\
tring")return null;let named=readMember(readMember(manifest,"devEngines"),"packageManager"),version=readMember(named,"version");if(readMember(named,"name")===by&&
typeof version=="string"&&/^\d+\.\d+\.\d+$/u.test(version))return version;if(by==="yarn")return yarnFor(lock);let format=/^lockfileVersion:\s*['"]?(\d+)/mu.exec(
lock)?.[1]??"";return by==="pnpm"?pnpmByFormat[format]??"10.34.8":null}function yarnFor(lock){if(/^# yarn lockfile v1$/mu.test(lock))return"1.22.22";let format=/^__metadata:\r?\n\s+version: (\d+)/mu.
exec(lock)?.[1]??"";return yarnByFormat[format]??"4.18.1"}var yarnByFormat={4:"2.4.2",5:"3.1.1",6:"3.8.7"},pnpmByFormat={5:"7.33.7",6:"8.15.9"};function membersIn({
paths,text},folder){let inside=folder==="."?paths:paths.filter(path=>_1_isBelow(path,folder));return[..._7_workspaceMembers({paths:folder==="."?inside:inside.map(
path=>path.slice(folder.length+1)),text:path=>text(_1_inFolder(folder,path))})].map(one=>_1_inFolder(folder,one)).filter(one=>one!==folder).sort(compareText)}function json(text){
try{return JSON.parse(text)}catch{return}}function scriptPlaces(tree,roots){let folders=[...new Set(tree.paths.filter(path=>/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml)$/u.
test(path)).map(_1_folderOf))].sort(compareText),all=new Map(folders.flatMap(folder=>{let install=scriptInstallIn(tree,folder);return install===void 0?[]:[[folder,
install]]})),members=new Set([...all.values()].flatMap(one=>one.members)),own=new Map([...all].filter(([folder])=>!members.has(folder))),above=roots.flatMap(root=>{
let found=folderAndAbove(root).flatMap(folder=>own.get(folder)??[]);return found.find(isLocked2)??found[0]??[]}),within=[...own.values()].filter(one=>isLocked2(
one)&&!isAsideFolder(one.folder)&&roots.some(root=>root==="."||_1_isBelow(one.folder,root))),chosen=[...new Set([...above,...within])].filter(({folder})=>isPlainPath(
folder));return{installs:chosen.sort((left,right)=>compareText(left.folder,right.folder)),aside:[...own.values()].filter(one=>isLocked2(one)&&!chosen.includes(one)).
flatMap(({files})=>files)}}function isLocked2({by}){return by!=="package"}function nodeVersion(tree,installs){let named=[".",...installs.map(one=>one.folder)].flatMap(
folder=>[".nvmrc",".node-version"].map(name=>_1_inFolder(folder,name))).find(tree.has);return named===void 0?{version:defaultNode}:{file:named}}var javascript=/\.(?:js|cjs|mjs|jsx)$/u,
typescript=/(?<!\.d)\.(?:ts|cts|mts|tsx)$/u,built=["build","coverage","dist","out","public","third_party","vendor"],ofNode=/\b(?:__dirname|__filename)\b|\bprocess\.\w|["'](?:node:\w+|fs|path|os|util|http|https|url|crypto|child_process|assert)["']/u;
function scriptProposal(tree){let own=pattern=>tree.paths.filter(path=>pattern.test(path)&&!isAsideFolder(path)),isTyped=own(typescript).length>0,sources=own(isTyped?
typescript:javascript);if(sources.length===0)return;let packages=json2(tree.text("package.json")??""),names2=["dependencies","devDependencies"].flatMap(key=>Object.
keys(readMember(packages,key)??{})),hasTypes=names2.some(name=>name.startsWith("@types/")),left=[...built.filter(folder=>sources.some(path=>_1_isBelow(path,folder))),
...sources.some(path=>path.endsWith(".min.js"))?["**/*.min.js"]:[]],configuration={compilerOptions:{...isTyped?{strict:!0,noEmit:!0}:{checkJs:!0,strict:!1},module:"\
preserve",..._2_compact({jsx:sources.some(path=>/\.[jt]sx$/u.test(path))?"preserve":void 0}),..._2_compact({types:hasTypes?["*"]:void 0})},..._2_compact({exclude:left.
length===0?void 0:["node_modules",...left]})};return{path:isTyped?"tsconfig.json":"jsconfig.json",text:`${JSON.stringify(configuration,void 0,2)}
`,lacksNodeTypes:!names2.includes("@types/node")&&sources.some(path=>ofNode.test(tree.text(path)??""))}}function json2(text){try{return JSON.parse(text)}catch{return}}
async function detect(repository,trusted,listing){return detectIn(listing??await listRepository(repository),trusted,{defaultBranch:await defaultBranchOf(repository),
workflow:workflowWithAction(repository.top)})}function detectIn(listing,trusted,around){let isTrusted=({profile:{id,executes}})=>executes!=="repository"||trusted===
"all"||trusted.includes(id),all=servingIn(listing),found=all.filter(isTrusted),proposal=found.length===0?scriptProposal(listing):void 0,serving=proposal===void 0?
found:servingIn(withFile(listing,proposal.path,proposal.text)).filter(isTrusted),rootsFor=language=>serving.find(({profile})=>profile.language===language)?.found.
roots,[pythonRoots,scriptRoots]=[rootsFor("Python"),rootsFor("TypeScript")],python=pythonRoots===void 0?void 0:pythonPlaces(listing,pythonRoots),script=scriptRoots===
void 0?void 0:scriptPlaces(listing,scriptRoots),detected=one=>serverOf(one,ownVersions(listing,one.profile.id),one.profile.language==="Python"&&one.profile.role===
"checker"?python?.roots:void 0);return{servers:serving.map(detected),untrusted:all.filter(one=>!isTrusted(one)).map(detected),generators:scriptRoots===void 0?[]:
generatorsIn(listing,scriptRoots),python:python===void 0?null:{...python,version:pythonVersion(listing,python.installs)},script:script===void 0?null:{...script,
version:nodeVersion(listing,script.installs)},proposal,unconfigured:unconfiguredIn(listing,serving),otherLists:findOtherLists(listing),lists:includedLists(listing),
listed:[...listing.listed].sort(compareText),...around,files:listing.paths.length}}function withFile({paths,text:read},path,text){return createListing([...paths,
path],one=>one===path?text:read(one))}function knownIn(listing){let texts=listing.paths.flatMap(name=>_8_ownServerId(name)===void 0?[]:[{name,text:listing.text(
name)??""}]),{profiles:all}=_3_readOwnServers(texts),listed=findListedServers(findOtherLists(listing));return all.toSorted((one,other)=>rankIn(listed,one.id)-rankIn(
listed,other.id)).filter(({id,own})=>own===void 0||ownVersions(listing,id).length>0)}function rankIn(listed,id){let at=listed.indexOf(id);return at<0?listed.length:
at}function ownVersions({paths},id){return paths.filter(path=>path.startsWith(`${_3_pinsFolder}/${id}-`)&&path.endsWith(".json")).map(path=>path.slice(_3_pinsFolder.
length+id.length+2,-5))}function servingIn(listing){let seen=new Set;return knownIn(listing).flatMap(profile=>{if(profile.isConfigured?.(listing)===!1)return[];
let found=profile.findRoots(listing),sources=listing.paths.filter(path=>profile.isSource(path)&&found.isPassedOver?.(path)!==!0&&(profile.isSourceText===void 0||
profile.isSourceText(path,listing.text(path)??""))),isRoot=root=>profile.isDetected(listing.paths.flatMap(path=>_1_isBelow(path,root)?[root==="."?path:path.slice(
root.length+1)]:[])),isSecond=profile.role==="checker"&&seen.has(profile.language);return sources.length===0||isSecond||!found.roots.some(isRoot)?[]:(profile.role===
"checker"&&seen.add(profile.language),[{profile,sources,found}])})}function unconfiguredIn({paths},serving){let other=_7_profiles.find(({language})=>serving.every(
({profile})=>profile.language!==language)),sources=other===void 0?[]:paths.filter(path=>other.isSource(path)&&!isAsideFolder(path)),[example]=sources;return other===
void 0||example===void 0?null:{server:other.id,sources:sources.length,example}}function serverOf({profile,sources,found},own,named){let roots=named??found.roots,
shipped=_7_registry.pin(_7_registry.shippedPins,profile.id,void 0)?.version;return{id:profile.id,version:shipped??own.at(-1)??"",isVersionNamed:shipped===void 0&&
own.length>1,checks:{language:profile.language,role:profile.role},..._2_compact({runs:profile.executes==="repository"?profile.executesWhy:void 0}),sources:sources.
length,example:sources[0]??"",roots,isNamed:named!==void 0,others:found.others.filter(folder=>!roots.includes(folder)&&isPlainPath(folder)),outside:sources.filter(
path=>![...roots,...found.referred??[]].some(one=>_1_isBelow(path,one))).length}}async function defaultBranchOf(repository){let remote=await repository.raw(["sy\
mbolic-ref","--quiet","refs/remotes/origin/HEAD"],"history"),named=/^refs\/remotes\/(origin\/.+)$/.exec(remote.stdout.trim())?.[1];if(named!==void 0)return named;
let args=["for-each-ref","--format=%(refname:lstrip=2)","refs/heads/main","refs/heads/master"],[local=""]=(await repository.text(args,"history")).split(`
`);return local===""?null:local}var workflowFolder=".github/workflows";function workflowWithAction(top){return filesOf((0,import_node_path3.join)(top,workflowFolder)).
filter(entry=>entry.isFile()&&/\.ya?ml$/.test(entry.name)).map(entry=>`${workflowFolder}/${entry.name}`).sort(compareText).find(path=>/^[\s-]*uses:\s*["']?lanser\/lanser@/m.
test(readPlainFile((0,import_node_path3.join)(top,path))??""))??null}function filesOf(folder){try{return(0,import_node_fs2.readdirSync)(folder,{withFileTypes:!0})}catch{
return[]}}function generatorsIn(tree,roots){let found=new Map;for(let path of tree.paths){let folder=_1_folderOf(path);if(/^[jt]sconfig(?:\..+)?\.json$/u.test(import_node_path3.
posix.basename(path))&&!(isAsideFolder(folder)&&!roots.includes(folder)))for(let name of namedIn(tree.text(path)??"")){let generator=_7_frameworkOf(import_node_path3.
posix.normalize(_1_inFolder(folder,name)));generator===void 0||!isPlainPath(generator.writes)||tree.paths.some(one=>_1_isBelow(one,generator.writes))||found.set(
generator.writes,generator)}}return[...found.values()].sort((one,other)=>compareText(one.writes,other.writes))}function namedIn(text){let read=_7_parseConfiguration(
text);if(read.kind==="broken")return[];let{json:json3}=read,references=[readMember(json3,"references")].flat().map(one=>readMember(one,"path"));return[readMember(
json3,"extends"),references,readMember(json3,"include"),readMember(json3,"files")].flatMap(_7_textsOfMember)}export{baseInstallation,baseStep,detect,environmentFolder,installCommands,listRepository,packagesFolder,stepLines};
