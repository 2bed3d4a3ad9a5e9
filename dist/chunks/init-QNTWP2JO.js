import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{look,put}from"./chunk-K3U3FX4J.js";import{baseInstallation,baseStep,commandsOf,detect,environmentFolder,packagesFolder,scriptConfigurationPath}from"./chunk-5KV2K56E.js";
import{atTerminal}from"./chunk-5AL6XYWS.js";import{shellWord}from"./chunk-YCBJFPGR.js";import{FILE_HEADERS_ONLY,createTwoFilesPatch}from"./chunk-3K4JHQDO.js";
import{parseFlags}from"./chunk-NLXJX7SZ.js";import{logLines,terminalLines,terminalName}from"./chunk-FO76SHGF.js";import{configPath}from"./chunk-F6IOHWUV.js";
import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import{configV1}from"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";
import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-DQZS3VOG.js";
import"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";
import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";import{inFolder}from"./chunk-XC2CTCOW.js";
import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);function stepLines({name,id,isOptional,folder,env,lines:lines2}){if(lines2.length===0)return[];let[only="",...rest]=lines2;return[...name===void 0?[]:[[`name: ${name}`]],
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
0?[]:stepLines(baseInstallation(installs,{ecosystems,lists})),...moduleDownloads(servers),...serverCache(),`      - uses: ${actions.lanser}`,"        id: lanser",
"        with:","          # Can go when the default branch has .lanser/config.yml.",`          servers: ${servers.map(({id})=>id).join(" ")}`,...installs.length===
0?[]:[`          base-dependencies: \${{ steps.${baseStep}.outputs.folder }} # empty: one environment for both`],...pageUpload()]}function moduleDownloads(servers){
return servers.flatMap(({id,roots:own})=>id==="go"?own:[]).flatMap(root=>["      - run: go mod download",...root==="."?[]:[`        working-directory: ${JSON.stringify(
root)}`]])}function serverCache(){return[`      - uses: ${actions.cache}`,"        with:","          path: ${{ runner.tool_cache }}/lanser","          key: lans\
er-${{ hashFiles('.github/workflows/lanser.yml', '.lanser/**') }}"]}function pageUpload(){return[`      - uses: ${actions.upload}`,"        if: ${{ !cancelled()\
 && steps.lanser.outputs.html != '' }}","        with:","          name: lanser-page","          path: ${{ steps.lanser.outputs.html }}","          if-no-files-\
found: error","          retention-days: 14"]}function pythonSetup({version}){return[`      - uses: ${actions.python}`,"        with:","file"in version?`       \
   python-version-file: ${version.file}`:`          python-version: "${version.version}"`]}function scriptSetup({version,installs}){let isBun=one=>one.by==="bun",
bun=[`      - uses: ${actions.bun}`,"        with:",'          bun-version: "1.4.5"'],node=[`      - uses: ${actions.node}`,"        with:","file"in version?`  \
        node-version-file: ${version.file}`:`          node-version: "${version.version}"`,"          package-manager-cache: false"];return[...installs.some(isBun)?
bun:[],...installs.every(isBun)?[]:node]}function installSteps(installs){let there=new Set;return installs.map(install=>{let{tools,lines:lines2,env}=commandsOf(
install),missing=tools.filter(one=>!there.has(one));for(let one of missing)there.add(one);return{folder:install.folder,env,lines:[...missing,...lines2]}})}var workflowPath=".github/workflows/lanser.yml";function compose(detected){let{proposal,workflow}=detected;return[{path:configPath,text:lines(configLines(detected))},
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
example)}`,...isTop?[]:[`  ${plural(roots.length,"root")}: ${few(roots)}${why}`]]}function installFinding(install){let{tools,lines:lines2}=commandsOf(install),place=install.
folder==="."?"":` in ${terminalName(install.folder)}`,members="members"in install?install.members:[],workspace=members.length===0?"":` (a workspace of ${few(members)}\
)`;return`found ${install.files.map(terminalName).join(", ")}${workspace}: ${[...tools,...lines2].join(" && ")}${place}`}function toCheck(detected){let{servers,
python,script,proposal,listed}=detected,installs=[...python?.installs??[],...script?.installs??[]],folders=[...(python===null?[]:[".",...python.installs.map(({folder})=>folder)]).
map(folder=>inFolder(folder,environmentFolder)),...(script===null?[]:[".",...script.installs.map(({folder})=>folder)]).map(folder=>inFolder(folder,packagesFolder))];
return[...servers.flatMap(serverChecks),...installs.flatMap(installChecks),...python===null||python.installs.length===0?[]:["a package of Python that has no whe\
el is built, which runs its code; pip and uv refuse that with --only-binary :all:"],...asideChecks([...python?.aside??[],...script?.aside??[]]),...proposal===void 0?
[]:[`${scriptConfigurationPath} is a proposal: what can be inferred and JSDoc are checked. Until base has it there is nothing to compare with: the change that a\
dds it is inconclusive`],...proposal?.lacksNodeTypes===!0?["JavaScript for Node needs @types/node, which package.json does not have: npm install --save-dev @typ\
es/node"]:[],...[...new Set(folders)].filter(folder=>listed.includes(folder)).map(folder=>`git does not ignore ${terminalName(folder)}: add it to .gitignore, or\
 its files count as yours`)]}function asideChecks(files){if(files.length===0)return[];let more=files.length>asideMax?` and ${files.length-asideMax} more`:"";return[
`not installed: ${files.slice(0,asideMax).map(terminalName).join(", ")}${more}; nothing that is checked has its packages from there`]}var asideMax=3;function serverChecks({
id,others,outside,roots}){return[...others.length===0?[]:[`${few(others)} ${others.length===1?"is":"are"} configured for ${id} and no root: a comment in the con\
figuration has the line that checks ${others.length===1?"it":"them"}`],...outside===0?[]:[`${plural(outside,"source")} for ${id} ${outside===1?"lies":"lie"} out\
side of ${few(roots)}: not checked`]]}function installChecks(install){let name=terminalName(install.files.at(-1)??install.folder),all=(extras,groups)=>extras.length+
groups.length===0?[]:[`${name}: all extras and groups are installed (${few([...extras,...groups])}); leave out what does not go together`];switch(install.by){case"\
uv":return install.hasConflicts?[`${name}: some extras or groups exclude each other, so none is installed; add those that are imported`]:all(install.extras,install.
groups);case"poetry":return[...all(install.extras,install.groups),...install.isInstallable?[]:[`${name}: the project has no package of its name, so only what it\
 needs is installed`]];case"pip":return[...install.project?.isBuilt===!0?[`${name}: the project itself is installed for editing, which runs its build`]:[],...all(
install.project?.extras??[],install.project?.groups??[])];case"package":return[`${name} has no lock file: what is installed may be other packages tomorrow`];case"\
pnpm":case"yarn":case"berry":return install.version===null?[]:[`${name}: package.json names no \`packageManager\`, so ${install.version} is taken: one that read\
s the lock`];default:return[]}}var fewMax=8;function few(names){let more=names.length>fewMax?` and ${names.length-fewMax} more`:"";return`${names.slice(0,fewMax).
map(terminalName).join(", ")}${more}`}var initHelp=`lanser init: shows the files that set Lanser up in a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --write             writes them; a file that is there is never touched

It looks for sources that a server of this release checks, for the roots of their projects and workspaces, for how their
dependencies are installed, and for a configuration and a workflow that are there already. JavaScript that nothing
configures gets a jsconfig.json as a proposal. Nothing of the repository runs.

Exit code: 0, 12 when there is nothing to check, 13 when other files are in all the places.
`,options={repo:{type:"string"},write:{type:"boolean"},help:{type:"boolean",short:"h"}};async function initCommand(host,args,_signal){var _stack=[];try{let{values,
positionals}=parseFlags(args,options);let say=text=>host.stdout.write(forReader(host,text));if(values.help===!0)return host.stdout.write(initHelp),0;if(positionals.
length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expected: init takes only flags`,{hint:"To name a repository: --repo DIR"});let repository=__using(
_stack,await openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0);let detected=await detect(repository);if(detected.servers.length===
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
