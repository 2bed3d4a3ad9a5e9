import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{look,put}from"./chunk-JFUQZROC.js";import{atTerminal}from"./chunk-5OOUTOOV.js";import{shellWord}from"./chunk-YCBJFPGR.js";import{FILE_HEADERS_ONLY,
createTwoFilesPatch}from"./chunk-3K4JHQDO.js";import{formatOf,readDependencyFile}from"./chunk-NAPUQH4K.js";import{configPath,profiles,registry,uvWorkspace,
workspaceMembers}from"./chunk-77P2FH2E.js";import"./chunk-CTLGXPEQ.js";import"./chunk-CW7DA7BN.js";import"./chunk-YNRA2IQT.js";import{parseFlags}from"./chunk-JWZZDI3V.js";
import{logLines,terminalLines,terminalName}from"./chunk-FO76SHGF.js";import"./chunk-JF6MECP5.js";import"./chunk-MAAXEJ27.js";import{recordsOf,
treePath}from"./chunk-VM3ZC4X5.js";import{parse2 as parse}from"./chunk-T5LJ5PUS.js";import{configV1,openRepository,readFileText,require_node_path}from"./chunk-DDTY5H5U.js";
import{require_node_fs}from"./chunk-K53GJVXQ.js";import"./chunk-BRONEMYC.js";import{compareText,folderOf,inFolder,isBelow,member}from"./chunk-Q4B3BUUN.js";
import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path4=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var environmentFolder=".venv",packagesFolder="node_modules",fileBytesMax=2e7;async function listingOf(repository){let args=["ls-files","-z","--cached","--others",
"--exclude-standard"],all=new Set(recordsOf(await repository.bytes(args,"work-tree")).map(treePath).filter(path=>typeof path=="string")),packageFolderOf=path=>/^(?:.*?\/)??(?:\.venv|node_modules)(?=\/)/u.
exec(path)?.[0],paths=[...all].filter(path=>packageFolderOf(path)===void 0&&isPlainFile((0,import_node_path.join)(repository.top,path)));return{...listingFrom(paths,
path=>readPlainFile((0,import_node_path.join)(repository.top,path))),listed:new Set([...all].flatMap(path=>packageFolderOf(path)??[]))}}function listingFrom(paths,read){
let there=new Set(paths);return{paths:[...there].sort(compareText),has:path=>there.has(path),text:path=>there.has(path)?read(path):void 0,listed:new Set}}function isPlainFile(path){
return(0,import_node_fs.lstatSync)(path,{throwIfNoEntry:!1})?.isFile()===!0}function readPlainFile(path){let stats=(0,import_node_fs.lstatSync)(path,{throwIfNoEntry:!1});
if(!(stats?.isFile()!==!0||stats.size>fileBytesMax))return readFileText(path)}function isPlainPath(path){return path==="."||path.split("/").every(part=>/^[A-Za-z0-9_.@+][A-Za-z0-9_.@+-]*$/u.
test(part))}function foldersAbove(folder){if(folder===".")return["."];let parts=folder.split("/");return[...parts.map((_,index)=>parts.slice(0,parts.length-index).
join("/")),"."]}var asideNames=/^(?:\..*|fixtures?|__fixtures__|examples?|samples?|demos?|docs?|tests?|__tests__|test-?data|e2e|templates?|vendor|third[_-]party|benchmarks?)$/iu;
function isAside(folder){return folder!=="."&&folder.split("/").some(part=>asideNames.test(part))}var scriptConfigurationPath="jsconfig.json",javascript=/\.(?:js|cjs|mjs|jsx)$/u,built=["build","coverage","dist","out","public","third_party","vendor"],ofNode=/\b(?:__dirname|__filename)\b|\bprocess\.\w|["'](?:node:\w+|fs|path|os|util|http|https|url|crypto|child_process|assert)["']/u;
function scriptProposal(tree){let sources=tree.paths.filter(path=>javascript.test(path)&&!isAside(path));if(sources.length===0)return;let packages=json(tree.text(
"package.json")??""),names2=["dependencies","devDependencies"].flatMap(key=>Object.keys(member(packages,key)??{})),hasTypes=names2.some(name=>name.startsWith("@\
types/")),left=[...built.filter(folder=>sources.some(path=>isBelow(path,folder))),...sources.some(path=>path.endsWith(".min.js"))?["**/*.min.js"]:[]],configuration={
compilerOptions:{checkJs:!0,strict:!1,module:"preserve",...sources.some(path=>path.endsWith(".jsx"))?{jsx:"preserve"}:{},...hasTypes?{types:["*"]}:{}},...left.length===
0?{}:{exclude:["node_modules",...left]}};return{text:`${JSON.stringify(configuration,void 0,2)}
`,lacksNodeTypes:!names2.includes("@types/node")&&sources.some(path=>ofNode.test(tree.text(path)??""))}}function json(text){try{return JSON.parse(text)}catch{return}}var import_node_path2=__toESM(require_node_path(),1);var tools={uv:"pipx install uv==0.13.9",poetry:"pipx install poetry==2.5.1",pdm:"pipx install pdm==2.29.4",pipenv:"pipx install pipenv==2026.10.3"},pipWithGroups="\
pip==26.3";function commandsOf(install){let plain=(lines2,by=[])=>({tools:by,lines:lines2,env:{}}),managed=(name,packageName,rest)=>{let version="version"in install?
install.version:null;return version===null?plain([`${name} ${rest}`],["corepack enable"]):plain([`npx --yes ${packageName}@${version} ${rest}`])};switch(install.
by){case"uv":{let all=install.hasConflicts?[]:[...install.extras.length>0?["--all-extras"]:[],...install.groups.length>0?["--all-groups"]:[]],packages=install.members.
length>0?["--all-packages"]:[];return plain([["uv sync --frozen",...packages,...all].join(" ")],[tools.uv])}case"poetry":{let line=["poetry install --no-interac\
tion",...[...install.isInstallable?[]:["--no-root"],...install.extras.length>0?["--all-extras"]:[],...install.groups.length>0?["--all-groups"]:[]]].join(" ");return{
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
line],env:{}}}var patterns={python:[["**/*requirements*.txt","**/*requirements*.in","**/constraints*.txt","**/constraints*.in"],["**/requirement/*.txt","**/requirement/*.in",
"**/requirements/*.txt","**/requirements/*.in"],["**/pyproject.toml","**/setup.py","**/setup.cfg","**/Pipfile","**/Pipfile.lock"],["**/uv.lock","**/poetry.lock",
"**/pdm.lock","**/pylock.toml","**/pylock.*.toml"],["**/environment*.yml","**/environment*.yaml","**/conda-lock.yml","**/conda-lock.yaml"]],script:[["**/package\
.json","**/package-lock.json","**/npm-shrinkwrap.json"],["**/pnpm-lock.yaml","**/yarn.lock","**/bun.lock","**/bun.lockb"]]};function patternsFor(ecosystems){return ecosystems.
flatMap(one=>patterns[one])}function includedLists(tree){let found=new Set,waiting=tree.paths.filter(path=>formatOf(path)?.scope==="list");for(let path of waiting){
let file=readDependencyFile(path,tree.text(path)??"")??{kind:"unreadable"};for(let include of file.kind==="unreadable"?[]:file.includes){let target=import_node_path2.posix.
normalize(import_node_path2.posix.join(folderOf(path),include));formatOf(target)!==void 0||!tree.has(target)||found.has(target)||found.add(target)}}return[...found].
filter(isPlainPath).sort(compareText)}var baseStep="base";function baseInstallation(installs,{ecosystems,lists}){let all=installs.map(install=>({install,commands:commandsOf(
install)})),specs=[...patternsFor(ecosystems),...lists.length===0?[]:[lists]].map(row=>`  ${row.map(one=>`'${one}'`).join(" ")}`);return{name:"Install what base\
 needs, where the change touches that",id:baseStep,isOptional:!0,folder:".",env:{...Object.assign({},...all.map(({commands})=>commands.env)),GIT_LFS_SKIP_SMUDGE:"\
1",GROUP_BASE:"${{ github.event.merge_group.base_sha }}"},lines:['base=$(git rev-parse --verify "${GROUP_BASE:-HEAD^1}^{commit}")','if git --glob-pathspecs --ic\
ase-pathspecs diff --quiet "$base" HEAD -- \\',...specs.map((line,index)=>index===specs.length-1?line:`${line} \\`),"then exit 0; fi",'folder="$RUNNER_TEMP/lans\
er-base"','git worktree add --detach "$folder" "$base"',...all.flatMap(({install:{folder},commands})=>[`cd "$folder${folder==="."?"":`/${folder}`}"`,...commands.
lines]),'echo "folder=$folder" >> "$GITHUB_OUTPUT"']}}function stepLines({name,id,isOptional,folder,env,lines:lines2}){if(lines2.length===0)return[];let[only="",...rest]=lines2;return[...name===void 0?[]:[[`name: ${name}`]],
...id===void 0?[]:[[`id: ${id}`]],...isOptional===!0?[["continue-on-error: true # then both sides have the same packages, and the gate says so where it matters"]]:
[],...folder==="."?[]:[[`working-directory: ${folder}`]],rest.length===0?[`run: ${only}`]:["run: |",...lines2.map(line=>`  ${line}`)],...Object.keys(env).length===
0?[]:[["env:",...Object.entries(env).map(([key,value])=>`  ${key}: ${valueText(value)}`)]]].flat().map((line,index)=>`      ${index===0?"- ":"  "}${line}`)}function valueText(value){
return value.startsWith("$")?value:JSON.stringify(value)}var actions={checkout:"actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",python:"actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97\
 # v7.0.0",node:"actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",cache:"actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",bun:"\
oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",lanser:"lanser/lanser@v1",upload:"actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad773\
86f024f # v7.0.0"};function workflowLines({servers,python,script,lists}){let ofPython=python?.installs??[],ofScript=script?.installs??[],installs=[...ofPython,...ofScript],
ecosystems=[...ofPython.length>0?["python"]:[],...ofScript.length>0?["script"]:[]];return["name: Lanser","","on:","  pull_request:","  merge_group:","","permiss\
ions:","  contents: read # to check the code out; nothing here writes, and no secret is used","","concurrency:","  group: lanser-${{ github.ref }}","  cancel-in\
-progress: ${{ github.event_name == 'pull_request' }}","","jobs:","  lanser:","    name: Lanser","    runs-on: ubuntu-latest","    timeout-minutes: 30","    ste\
ps:",`      - uses: ${actions.checkout}`,"        with:","          fetch-depth: 0 # both sides of the change, without asking for more later","          persist\
-credentials: false",...python===null?[]:pythonSetup(python),...script===null?[]:scriptSetup(script),...installSteps(installs).flatMap(stepLines),...installs.length===
0?[]:stepLines(baseInstallation(installs,{ecosystems,lists})),...serverCache(),`      - uses: ${actions.lanser}`,"        id: lanser","        with:","         \
 # Can go when the default branch has .lanser/config.yml.",`          servers: ${servers.map(({id})=>id).join(" ")}`,...installs.length===0?[]:[`          base-\
dependencies: \${{ steps.${baseStep}.outputs.folder }} # empty: one environment for both`],...pageUpload()]}function serverCache(){return[`      - uses: ${actions.
cache}`,"        with:","          path: ${{ runner.tool_cache }}/lanser","          key: lanser-${{ hashFiles('.github/workflows/lanser.yml', '.lanser/**') }}"]}
function pageUpload(){return[`      - uses: ${actions.upload}`,"        if: ${{ !cancelled() && steps.lanser.outputs.html != '' }}","        with:","          n\
ame: lanser-page","          path: ${{ steps.lanser.outputs.html }}","          if-no-files-found: error","          retention-days: 14"]}function pythonSetup({
version}){return[`      - uses: ${actions.python}`,"        with:","file"in version?`          python-version-file: ${version.file}`:`          python-version: \
"${version.version}"`]}function scriptSetup({version,installs}){let isBun=one=>one.by==="bun",bun=[`      - uses: ${actions.bun}`,"        with:",'          bun\
-version: "1.4.5"'],node=[`      - uses: ${actions.node}`,"        with:","file"in version?`          node-version-file: ${version.file}`:`          node-versio\
n: "${version.version}"`,"          package-manager-cache: false"];return[...installs.some(isBun)?bun:[],...installs.every(isBun)?[]:node]}function installSteps(installs){
let there=new Set;return installs.map(install=>{let{tools:tools2,lines:lines2,env}=commandsOf(install),missing=tools2.filter(one=>!there.has(one));for(let one of missing)
there.add(one);return{folder:install.folder,env,lines:[...missing,...lines2]}})}var workflowPath=".github/workflows/lanser.yml";function compose(detected){let{proposal,workflow}=detected;return[{path:configPath,text:lines(configLines(detected))},
...proposal===void 0?[]:[{path:scriptConfigurationPath,text:proposal.text}],...workflow===null||workflow===workflowPath?[{path:workflowPath,text:lines(workflowLines(
detected))}]:[]]}function configLines({servers,python,script}){let folders=[...python!==null&&python.installs.length>0?[environmentFolder]:[],...script!==null&&
script.installs.length>0?[packagesFolder]:[]],usual=script===null?environmentFolder:packagesFolder;return[`# yaml-language-server: $schema=${configV1.$id}`,"# W\
hat Lanser checks. The base commit's copy of this file decides, so a change cannot loosen its own gate.","version: 1","servers:",...servers.flatMap(serverLines),
...folders.length>0?["# Folders that git does not track and the servers need to see, here and beside each project below.",`dependencies: [${folders.map(folder=>`\
"${folder}"`).join(", ")}]`]:[`# Folders that git does not track and the servers need to see, such as ${usual}.`,"dependencies: []"],"policy:","  fail-on: error\
 # or warning, information, hint; never only reports",'  # waivers: [trailer] # lets "Lanser-Allow: FINDING-ID REASON" in a commit of the change have that findi\
ng pass']}function serverLines({id,version,roots,isNamed,others}){let list=folders=>`[${folders.map(one=>JSON.stringify(one)).join(", ")}]`;return[`  - id: ${id}`,
`    version: ${version}`,...isNamed?[`    roots: ${list(roots)}`]:[],...others.length===0?[]:["    # Configured, and no root leads to them; take those out that\
 need not be checked:",`    # roots: ${list([...roots,...others])}`]]}function lines(texts){return`${texts.join(`
`)}
`}function findings({servers,python,script,workflow,unconfigured}){let installs=[...python?.installs??[],...script?.installs??[]];return[...servers.flatMap(serverFindings),
...unconfigured===null?[]:[`found ${plural(unconfigured.sources,"source")} for ${unconfigured.server}, such as ${terminalName(unconfigured.example)}, and no pro\
ject of ${unconfigured.sources===1?"it":"them"}: not checked until there is a tsconfig.json or jsconfig.json`],...installs.map(installFinding),...python!==null&&
python.installs.length===0?["found no file from which dependencies are installed: imports of packages will be unknown to the server"]:[],...script!==null&&script.
installs.length===0?["found no package.json at or above a root: imports of packages will be unknown to the server"]:[],...workflow===null||workflow===workflowPath?
[]:[`found ${terminalName(workflow)}, which has the Action already: no second workflow is needed`]]}function serverFindings({id,sources,example,roots,isNamed}){
let isTop=roots.length===1&&roots[0]===".",why=isNamed?", where its packages are":"";return[`found ${plural(sources,"source")} for ${id}, such as ${terminalName(
example)}`,...isTop?[]:[`  ${plural(roots.length,"root")}: ${few(roots)}${why}`]]}function installFinding(install){let{tools:tools2,lines:lines2}=commandsOf(install),
place=install.folder==="."?"":` in ${terminalName(install.folder)}`,members="members"in install?install.members:[],workspace=members.length===0?"":` (a workspac\
e of ${few(members)})`;return`found ${install.files.map(terminalName).join(", ")}${workspace}: ${[...tools2,...lines2].join(" && ")}${place}`}function toCheck(detected){
let{servers,python,script,proposal,listed}=detected,installs=[...python?.installs??[],...script?.installs??[]],folders=[...(python===null?[]:[".",...python.installs.
map(({folder})=>folder)]).map(folder=>inFolder(folder,environmentFolder)),...(script===null?[]:[".",...script.installs.map(({folder})=>folder)]).map(folder=>inFolder(
folder,packagesFolder))];return[...servers.flatMap(serverChecks),...installs.flatMap(installChecks),...python===null||python.installs.length===0?[]:["a package \
of Python that has no wheel is built, which runs its code; pip and uv refuse that with --only-binary :all:"],...asideChecks([...python?.aside??[],...script?.aside??
[]]),...proposal===void 0?[]:[`${scriptConfigurationPath} is a proposal: what can be inferred and JSDoc are checked. Until base has it there is nothing to compa\
re with: the change that adds it is inconclusive`],...proposal?.lacksNodeTypes===!0?["JavaScript for Node needs @types/node, which package.json does not have: n\
pm install --save-dev @types/node"]:[],...[...new Set(folders)].filter(folder=>listed.includes(folder)).map(folder=>`git does not ignore ${terminalName(folder)}\
: add it to .gitignore, or its files count as yours`)]}function asideChecks(files){if(files.length===0)return[];let more=files.length>asideMax?` and ${files.length-
asideMax} more`:"";return[`not installed: ${files.slice(0,asideMax).map(terminalName).join(", ")}${more}; nothing that is checked has its packages from there`]}
var asideMax=3;function serverChecks({id,others,outside,roots}){return[...others.length===0?[]:[`${few(others)} ${others.length===1?"is":"are"} configured for ${id}\
 and no root: a comment in the configuration has the line that checks ${others.length===1?"it":"them"}`],...outside===0?[]:[`${plural(outside,"source")} for ${id}\
 ${outside===1?"lies":"lie"} outside of ${few(roots)}: not checked`]]}function installChecks(install){let name=terminalName(install.files.at(-1)??install.folder),
all=(extras,groups)=>extras.length+groups.length===0?[]:[`${name}: all extras and groups are installed (${few([...extras,...groups])}); leave out what does not \
go together`];switch(install.by){case"uv":return install.hasConflicts?[`${name}: some extras or groups exclude each other, so none is installed; add those that \
are imported`]:all(install.extras,install.groups);case"poetry":return[...all(install.extras,install.groups),...install.isInstallable?[]:[`${name}: the project h\
as no package of its name, so only what it needs is installed`]];case"pip":return[...install.project?.isBuilt===!0?[`${name}: the project itself is installed fo\
r editing, which runs its build`]:[],...all(install.project?.extras??[],install.project?.groups??[])];case"package":return[`${name} has no lock file: what is in\
stalled may be other packages tomorrow`];case"pnpm":case"yarn":case"berry":return install.version===null?[]:[`${name}: package.json names no \`packageManager\`, s\
o ${install.version} is taken: one that reads the lock`];default:return[]}}var fewMax=8;function few(names2){let more=names2.length>fewMax?` and ${names2.length-
fewMax} more`:"";return`${names2.slice(0,fewMax).map(terminalName).join(", ")}${more}`}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var locks=[["uv.lock","uv","pyproject.toml"],["poetry.lock","poetry","pyproject.toml"],["pdm.lock","pdm","pyproject.toml"],["Pipfile.lock","pipenv","Pipfile"]],
requirementFiles=["requirements.txt","requirements-dev.txt","requirements-test.txt","dev-requirements.txt","test-requirements.txt","requirements_dev.txt","requi\
rements_test.txt",...["base","common","main","dev","development","local","test","tests","testing","typing"].map(name=>`requirements/${name}.txt`)],defaultPython="\
3.12";function pythonInstallIn(tree,folder){let isThere=name2=>tree.has(inFolder(folder,name2)),lock=locks.find(([name2,,project])=>isThere(name2)&&isThere(project));
if(lock===void 0)return pipInstallIn(tree,folder);let[name,by]=lock,at={folder,files:[inFolder(folder,name)]},toml=tomlIn(tree,folder),extras=plainNames(member(
member(toml,"project"),"optional-dependencies"));if(by==="uv"){let members=uvWorkspace(tree,folder),all=[folder,...members].map(one=>tomlIn(tree,one));return{...at,
by,members,extras:[...new Set(all.flatMap(one=>names(member(member(one,"project"),"optional-dependencies"))))],groups:[...new Set(all.flatMap(one=>names(member(
one,"dependency-groups"))))].filter(one=>one!=="dev"),hasConflicts:all.some(one=>member(member(member(one,"tool"),"uv"),"conflicts")!==void 0)}}if(by==="poetry"){
let poetry=member(member(toml,"tool"),"poetry"),groups=member(poetry,"group");return{...at,by,extras:[...new Set([...extras,...names(member(poetry,"extras"))])],
groups:names(groups).filter(one=>member(member(groups,one),"optional")===!0),isInstallable:isPoetryPackage(tree,folder,toml)}}return{...at,by}}function isPoetryPackage({
paths},folder,toml){let poetry=member(member(toml,"tool"),"poetry");if(member(poetry,"package-mode")===!1||member(poetry,"packages")!==void 0)return!0;let name=member(
poetry,"name")??member(member(toml,"project"),"name");if(typeof name!="string")return!1;let module=name.toLowerCase().replace(/[-.]+/gu,"_"),places=[module,`src\
/${module}`].map(one=>inFolder(folder,one).toLowerCase());return paths.some(path=>places.some(place=>{let lower=path.toLowerCase();return lower===`${place}.py`||
isBelow(lower,place)&&/\.pyi?$/u.test(lower)}))}var listsItself=/^[ \t]*(?:(?:-e|--editable)[ \t=]+)?\.\/?(?:\[[^\]\n]*\])?[ \t]*(?:#.*)?$/mu;function pipInstallIn(tree,folder){
let at=name=>inFolder(folder,name),requirements=requirementFiles.filter(name=>tree.has(at(name))),project=requirements.some(name=>listsItself.test(tree.text(at(
name))??""))?null:pipProjectIn(tree,folder,requirements.length>0),manifest=["pyproject.toml","setup.py"].find(name=>tree.has(at(name)));if(!(requirements.length===
0&&project===null))return{folder,files:[...requirements,...project===null||manifest===void 0?[]:[manifest]].map(at),by:"pip",requirements,project}}function pipProjectIn(tree,folder,hasList){
let toml=tomlIn(tree,folder),project=member(toml,"project"),hasSetup=tree.has(inFolder(folder,"setup.py")),isBuilt=member(toml,"build-system")!==void 0||hasSetup,
read=["pyproject.toml","setup.cfg","setup.py"].flatMap(name=>{let file=readDependencyFile(inFolder(folder,name),tree.text(inFolder(folder,name))??"");return file?.
kind==="declared"?file.packages.map(one=>({...one,name,own:one.name})):[]}),isSourced=tree.paths.some(path=>isBelow(path,inFolder(folder,"src"))&&/\.pyi?$/u.test(
path));if(!(isBuilt?!hasList||isSourced||read.some(({group})=>group===null):typeof project=="object"&&read.length>0))return null;let ofSetup=read.flatMap(({name,
group})=>name==="pyproject.toml"||group===null?[]:[group]),extras=[...names(member(project,"optional-dependencies")),...ofSetup];return{extras:[...new Set(extras)].
filter(isPlainName),groups:plainNames(member(toml,"dependency-groups")),isBuilt}}function isPlainName(name){return/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/u.
test(name)}function plainNames(table){return names(table).filter(isPlainName)}function names(table){return typeof table=="object"&&table!==null&&!Array.isArray(
table)?Object.keys(table):[]}function tomlIn(tree,folder){try{return parse(tree.text(inFolder(folder,"pyproject.toml"))??"")}catch{return{}}}function pythonPlaces(tree,found){
let isMarked=/(?:^|\/)(?:pyproject\.toml|setup\.py|Pipfile\.lock|requirements[^/]*\.txt|[a-z]+-requirements\.txt|requirements\/[^/]+\.txt)$/u,marked=tree.paths.
filter(path=>isMarked.test(path)).map(path=>folderOf(path).replace(/(?:^|\/)requirements$/u,"")||"."),all=new Map([...new Set(marked)].sort(compareText).flatMap(
folder=>{let install=pythonInstallIn(tree,folder);return install===void 0?[]:[[folder,install]]})),nearest=root=>{let above=foldersAbove(root).flatMap(folder=>all.
get(folder)??[]);return above.find(({by})=>by!=="pip")??above[0]},ofRoots=new Set(found.flatMap(root=>nearest(root)??[])),isOnlyTop=found.length===1&&found[0]===
"."&&ofRoots.size===0,hasSource=folder=>tree.paths.some(path=>isBelow(path,folder)&&/\.pyi?$/u.test(path)),own=[...all.values()].filter(({folder})=>!isAside(folder)&&
hasSource(folder)),outer=own.filter(({folder})=>!own.some(other=>other.folder!==folder&&isBelow(folder,other.folder))),chosen=(isOnlyTop?outer:[...ofRoots]).filter(
({folder})=>isPlainPath(folder)),members=new Set(chosen.flatMap(one=>one.by==="uv"?one.members:[])),known=new Set(chosen);return{installs:chosen.toSorted((left,right)=>compareText(
left.folder,right.folder)),roots:isOnlyTop&&chosen.length>0?chosen.map(({folder})=>folder):void 0,aside:[...all.values()].filter(one=>!known.has(one)&&!members.
has(one.folder)&&isLocked(one)).flatMap(({files})=>files)}}function isLocked({by}){return by!=="pip"}function pythonVersion(tree,installs){for(let folder of[".",
...installs.map(one=>one.folder)]){let file=inFolder(folder,".python-version");if(tree.has(file))return{file};let toml=tomlIn(tree,folder),poetry=member(member(
member(toml,"tool"),"poetry"),"dependencies");if(typeof(member(member(toml,"project"),"requires-python")??member(poetry,"python"))=="string")return{file:inFolder(
folder,"pyproject.toml")}}return{version:defaultPython}}var locks2=[["pnpm-lock.yaml","pnpm"],["bun.lock","bun"],["bun.lockb","bun"],["yarn.lock","yarn"],["npm-shrinkwrap.json","npm"],["package-lock.json","npm"]],defaultNode="\
24";function scriptInstallIn(tree,folder){let at=name=>inFolder(folder,name),isPackage=tree.has(at("package.json"));if(!isPackage&&!tree.has(at("pnpm-workspace.\
yaml")))return;let manifest=json2(tree.text(at("package.json"))??""),shared={folder,members:membersIn(tree,folder)};for(let[name,by]of locks2){if(!tree.has(at(name)))
continue;let text=tree.text(at(name))??"",isLater=by==="yarn"&&!/^# yarn lockfile v1$/m.test(text);return{...shared,by:isLater?"berry":by,files:[at(name)],version:versionOf(
manifest,by,text)}}return isPackage?{...shared,by:"package",files:[at("package.json")],version:null}:void 0}function versionOf(manifest,by,lock){if(typeof member(
manifest,"packageManager")=="string")return null;let named=member(member(manifest,"devEngines"),"packageManager"),version=member(named,"version");if(member(named,
"name")===by&&typeof version=="string"&&/^\d+\.\d+\.\d+$/u.test(version))return version;if(by==="yarn")return/^# yarn lockfile v1$/mu.test(lock)?"1.22.22":"4.18\
.1";let format=/^lockfileVersion:\s*['"]?(\d+)/mu.exec(lock)?.[1]??"";return by==="pnpm"?pnpmByFormat[format]??"10.34.8":null}var pnpmByFormat={5:"7.33.7",6:"8.\
15.9"};function membersIn({paths,text},folder){let inside=folder==="."?paths:paths.filter(path=>isBelow(path,folder));return[...workspaceMembers({paths:folder===
"."?inside:inside.map(path=>path.slice(folder.length+1)),text:path=>text(inFolder(folder,path))})].map(one=>inFolder(folder,one)).sort(compareText)}function json2(text){
try{return JSON.parse(text)}catch{return}}function scriptPlaces(tree,roots){let folders=[...new Set(tree.paths.filter(path=>/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml)$/u.
test(path)).map(folderOf))].sort(compareText),all=new Map(folders.flatMap(folder=>{let install=scriptInstallIn(tree,folder);return install===void 0?[]:[[folder,
install]]})),members=new Set([...all.values()].flatMap(one=>one.members)),own=new Map([...all].filter(([folder])=>!members.has(folder))),above=roots.flatMap(root=>{
let found=foldersAbove(root).flatMap(folder=>own.get(folder)??[]);return found.find(isLocked2)??found[0]??[]}),within=[...own.values()].filter(one=>isLocked2(one)&&
!isAside(one.folder)&&roots.some(root=>root==="."||isBelow(one.folder,root))),chosen=[...new Set([...above,...within])].filter(({folder})=>isPlainPath(folder));
return{installs:chosen.sort((left,right)=>compareText(left.folder,right.folder)),aside:[...own.values()].filter(one=>isLocked2(one)&&!chosen.includes(one)).flatMap(
({files})=>files)}}function isLocked2({by}){return by!=="package"}function nodeVersion(tree,installs){let named=[".",...installs.map(one=>one.folder)].flatMap(folder=>[
".nvmrc",".node-version"].map(name=>inFolder(folder,name))).find(tree.has);return named===void 0?{version:defaultNode}:{file:named}}async function detect(repository){return detectIn(await listingOf(repository),{defaultBranch:await defaultBranchOf(repository),workflow:workflowWithAction(repository.
top)})}function detectIn(listing,around){let found=servingIn(listing),proposal=found.length===0?scriptProposal(listing):void 0,serving=proposal===void 0?found:servingIn(
withFile(listing,scriptConfigurationPath,proposal.text)),rootsFor=language=>serving.find(({profile})=>profile.language===language)?.found.roots,[pythonRoots,scriptRoots]=[
rootsFor("Python"),rootsFor("TypeScript")],python=pythonRoots===void 0?void 0:pythonPlaces(listing,pythonRoots),script=scriptRoots===void 0?void 0:scriptPlaces(
listing,scriptRoots);return{servers:serving.map(one=>serverOf(one,one.profile.language==="Python"&&one.profile.role==="checker"?python?.roots:void 0)),python:python===
void 0?null:{...python,version:pythonVersion(listing,python.installs)},script:script===void 0?null:{...script,version:nodeVersion(listing,script.installs)},proposal,
unconfigured:unconfiguredIn(listing,serving),lists:includedLists(listing),listed:[...listing.listed].sort(compareText),...around,files:listing.paths.length}}function withFile({
paths,text:read},path,text){return listingFrom([...paths,path],one=>one===path?text:read(one))}function servingIn(listing){let seen=new Set;return profiles.flatMap(
profile=>{if(profile.isConfigured?.(listing)===!1)return[];let sources=listing.paths.filter(profile.isSource),found=profile.findRoots(listing),isRoot=root=>profile.
isDetected(listing.paths.flatMap(path=>isBelow(path,root)?[root==="."?path:path.slice(root.length+1)]:[])),isSecond=profile.role==="checker"&&seen.has(profile.language);
return sources.length===0||isSecond||!found.roots.some(isRoot)?[]:(profile.role==="checker"&&seen.add(profile.language),[{profile,sources,found}])})}function unconfiguredIn({
paths},serving){let other=profiles.find(({language})=>serving.every(({profile})=>profile.language!==language)),sources=other===void 0?[]:paths.filter(path=>other.
isSource(path)&&!isAside(path)),[example]=sources;return other===void 0||example===void 0?null:{server:other.id,sources:sources.length,example}}function serverOf({
profile,sources,found},named){let roots=named??found.roots;return{id:profile.id,version:registry.pin(registry.shippedPins,profile.id,void 0)?.version??"",sources:sources.
length,example:sources[0]??"",roots,isNamed:named!==void 0,others:found.others.filter(folder=>!roots.includes(folder)&&isPlainPath(folder)),outside:sources.filter(
path=>!roots.some(root=>isBelow(path,root))).length}}async function defaultBranchOf(repository){let remote=await repository.raw(["symbolic-ref","--quiet","refs/\
remotes/origin/HEAD"],"history"),named=/^refs\/remotes\/(origin\/.+)$/.exec(remote.stdout.trim())?.[1];if(named!==void 0)return named;let args=["for-each-ref","\
--format=%(refname:lstrip=2)","refs/heads/main","refs/heads/master"],[local=""]=(await repository.text(args,"history")).split(`
`);return local===""?null:local}var workflowFolder=".github/workflows";function workflowWithAction(top){return filesOf((0,import_node_path3.join)(top,workflowFolder)).
filter(entry=>entry.isFile()&&/\.ya?ml$/.test(entry.name)).map(entry=>`${workflowFolder}/${entry.name}`).sort(compareText).find(path=>/^[\s-]*uses:\s*["']?lanser\/lanser@/m.
test(readPlainFile((0,import_node_path3.join)(top,path))??""))??null}function filesOf(folder){try{return(0,import_node_fs2.readdirSync)(folder,{withFileTypes:!0})}catch{
return[]}}var initHelp=`lanser init: shows the files that set Lanser up in a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --write             writes them; a file that is there is never touched

It looks for sources that a server of this release checks, for the roots of their projects and workspaces, for how their
dependencies are installed, and for a configuration and a workflow that are there already. JavaScript that nothing
configures gets a jsconfig.json as a proposal. Nothing of the repository runs.

Exit code: 0, 12 when there is nothing to check, 13 when other files are in all the places.
`,options={repo:{type:"string"},write:{type:"boolean"},help:{type:"boolean",short:"h"}};async function initCommand(host,args,_signal){var _stack=[];try{let{values,
positionals}=parseFlags(args,options);let say=text=>host.stdout.write(forReader(host,text));if(values.help===!0)return host.stdout.write(initHelp),0;if(positionals.
length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expected: init takes only flags`,{hint:"To name a repository: --repo DIR"});let repository=__using(
_stack,await openRepository(host,(0,import_node_path4.resolve)(host.cwd,values.repo??".")),!0);let detected=await detect(repository);if(detected.servers.length===
0)throw nothingDetected(detected);let files=compose(detected).map(file=>look(repository.top,file));let checks=toCheck(detected);let doubts=checks.length===0?[]:
["","look at:",...checks.map(text=>`  ${text}`)];say([...findings(detected),...doubts,"",...files.flatMap(shown)].join(`
`));refuseNothing(files);let absent=files.filter(({state})=>state==="absent");if(values.write===!0)for(let file of absent)put(repository.top,file);say(["",...values.
write===!0?written(absent,{defaultBranch:detected.defaultBranch,repo:values.repo,gate:atTerminal("gate",host)}):dryRun(absent,[atTerminal("init",host),...args.map(
shellWord)])].join(`
`));return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function forReader(host,text){
return`${host.where.kind==="actions"?logLines(text):terminalLines(text,"")}
`}function nothingDetected({files}){return new UserError("no-server","nothing was found that a server of this release checks",{hint:["Looked for Python sources \
(*.py, *.pyi), for a tsconfig.json or jsconfig.json beside sources, and for JavaScript,",`among ${files} tracked and untracked files; what git ignores does not \
count. This release has no server for other languages.`].join(`
`)})}function shown(file){if(file.state==="same")return[`${file.path} is up to date`];if(file.state==="absent")return[difference("/dev/null",file,"")];let left=`${file.
path} is there and differs; it is left alone.`;return file.current===null?[`${left} It is too large to be compared.`]:[`${left} The difference to ours:`,difference(
`a/${file.path}`,file,file.current)]}function difference(from,file,current){let headers={headerOptions:FILE_HEADERS_ONLY};return createTwoFilesPatch(from,`b/${file.
path}`,current,file.text,void 0,void 0,headers).trimEnd()}function refuseNothing(files){let different=files.filter(({state})=>state==="different").map(({path})=>path);
if(!(different.length===0||files.some(({state})=>state==="absent")))throw new UserError("usage",`there is nothing to write: ${different.join(" and ")} ${different.
length===1?"is":"are"} there already`,{hint:"Take over what you want of the difference above, or move the file away to have it made anew."})}function dryRun(absent,words){
if(absent.length===0)return["nothing to write: all is there"];let command=[...words,"--write"].join(" ");return[`nothing was written; to write ${plural(absent.length,
"file")}: ${command}`]}function written(absent,{defaultBranch,repo,gate}){let repository=repo===void 0?"":` --repo ${shellWord(repo)}`;if(absent.length===0)return[
"nothing to write: all is there"];let base=defaultBranch===null?"REV":shellWord(defaultBranch);return[...absent.map(({path})=>`wrote ${path}`),`next: commit ${absent.
length===1?"it":"them"}, and see what your changes do: ${gate}${repository} --base ${base}`,`the gate reads ${configPath} from the base of a change, so it count\
s as soon as it is merged`]}export{initCommand};
