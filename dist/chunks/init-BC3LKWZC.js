import{createRequire as lanserCreateRequire}from"node:module";import{look,put}from"./chunk-7UHAB4ET.js";import{baseInstallation,baseStep,commandsOf,detect,environmentFolder,listingOf,packagesFolder}from"./chunk-Q4QIIIZA.js";import{_16_atTerminal,_16_callerOf}from"./together-D4266CC8.js";import{_17_shellWord}from"./together-D4266CC8.js";import{_9_FILE_HEADERS_ONLY,_9_createTwoFilesPatch,_9_diffArrays}from"./together-74AC7EB8.js";import{_12_configPath,_12_configV1,_12_defaultConfig,_12_failOnLevels,_12_parseConfig,_12_placeIn,_12_scopeIn}from"./together-4234E523.js";import{_13_offLimits,_13_pathMatcher,_13_rewarded,_13_rule,_13_ruleMatcher,_13_shadowed,_13_touching}from"./together-4234E523.js";import{_2_effectText,_2_isOnlyOpinion,_2_judgedToV1,_2_policyOf,_2_ruleAt,_2_ruleName,_2_selectorText,_2_serverRoles,_2_serversToV1,_2_thresholdOf}from"./together-B428B35F.js";import{parseFlags}from"./chunk-BRQE2JTE.js";import{_3_knownFrom,_3_pinPath,_3_pinsFolder,_3_printPin,_3_readOwnServers}from"./together-AE4A8FB4.js";import{_4_ownProfile,_4_programFact}from"./together-AE4A8FB4.js";import{_5_installerOf,_5_packageCount,_5_unsafePin}from"./together-AE4A8FB4.js";import{_3_badName,_3_foldedName,_3_recordsOf,_3_showPath,_3_splitAtNul,_3_treePath,_3_unportableName}from"./together-CBC9B936.js";import{_1_DamagedObjects,_1_GitFailed,_1_failed,_1_isObjectId,_1_openRepository,_1_require_promises}from"./together-C32843FF.js";import{_14_formatOf,_14_isOwnRange,_14_readDependencyFile,_14_readRequirements}from"./together-4234E523.js";import{_6_archive,_6_archiveFolder}from"./together-AE4A8FB4.js";import{_4_declared,_4_entriesOf,_4_isOwn,_4_listOf,_4_normaliseName,_4_readJson,_4_readJsonc,_4_readRequirement,_4_readToml,_4_readYaml,_4_resolved,_4_textLengthMax,
_4_textOf,_4_textsOf,_4_unreadable}from"./together-D54F2DF5.js";import{_5_doubtfulLimits,_5_isDoubtful,_5_isJudged,_5_isWaivable,_5_limit,_5_waivableReasons}from"./together-D54F2DF5.js";import{_7_and,_7_brokenOff,_7_capableMethods,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,_7_count,_7_definitionLengthMax,
_7_diskFailure,_7_documentAt,_7_emptyFacts,_7_failed,_7_failedRun,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_goModule,_7_inMode,_7_insideOf,
_7_installLine,_7_interpreterOf,_7_isCapable,_7_isPlace,_7_isProgram,_7_linkedPackages,_7_machine,_7_matcherOf,_7_mayName,_7_meantDigest,_7_meantVersion,_7_modeOf,
_7_namedBy,_7_noProgressOpen,_7_noToolchain,_7_noteChanged,_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseOwnServer,
_7_positionEncoding,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,
_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shapeOf,_7_shippedPins,_7_sourcesOf,_7_takePublication,
_7_takeStatus,_7_toolchainPath,_7_uvWorkspace,_7_wantedDigest,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withAdditions,_7_withoutSettings,_7_workspaceMembers,
_7_wrongCapabilities}from"./together-AE4A8FB4.js";import{_4_require_node_zlib}from"./together-CBC9B936.js";import{_5_isDeep,_5_once,_5_parse}from"./together-CBC9B936.js";import{_2_killGroup,_2_run}from"./together-C32843FF.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_8_require_picomatch}from"./together-AE4A8FB4.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-C32843FF.js";import{_4_push}from"./together-C32843FF.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-DDEA549F.js";import{_5_require_ucs2length}from"./together-C32843FF.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-CBC9B936.js";import{_7_require_dist}from"./together-CBC9B936.js";import{ownPackage,version}from"./chunk-7CACA2UC.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-8A5C47EC.js";import{_0_require_node_child_process}from"./together-43469761.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./together-43469761.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_editDistance,_0_nearest}from"./together-74F25CFF.js";import{_2_require_node_fs}from"./together-43469761.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-8A5C47EC.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_folderOf,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./together-43469761.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-74F25CFF.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-74F25CFF.js";import{_3_init_node_22}from"./together-74F25CFF.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(require_node_path(),1);_3_init_node_22();
_3_init_node_22();_3_init_node_22();function stepLines({name,id,isOptional,folder,env,lines:lines2}){if(lines2.length===0)return[];let[only="",...rest]=lines2;return[
...name===void 0?[]:[[`name: ${name}`]],...id===void 0?[]:[[`id: ${id}`]],...isOptional===!0?[["continue-on-error: true # then both sides have the same packages\
, and the gate says so where it matters"]]:[],...folder==="."?[]:[[`working-directory: ${folder}`]],rest.length===0?[`run: ${only}`]:["run: |",...lines2.map(line=>`\
  ${line}`)],...Object.keys(env).length===0?[]:[["env:",...Object.entries(env).map(([key,value])=>`  ${key}: ${valueText(value)}`)]]].flat().map((line,index)=>`\
      ${index===0?"- ":"  "}${line}`)}function valueText(value){return value.startsWith("$")?value:JSON.stringify(value)}var actions={checkout:"actions/checkout\
@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",python:"actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",node:"actions/setup-node@820\
762786026740c76f36085b0efc47a31fe5020 # v7.0.0",cache:"actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",bun:"oven-sh/setup-bun@0c5077e5141986861\
8aeaa5fe8019c62421857d6 # v2.2.0",lanser:`${ownPackage.repository}@${ownPackage.line}`,upload:"actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f \
# v7.0.0"};function workflowLines({servers,python,script,lists}){let ofPython=python?.installs??[],ofScript=script?.installs??[],installs=[...ofPython,...ofScript],
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
found: error","          retention-days: 14"]}function pythonSetup({version:version2}){return[`      - uses: ${actions.python}`,"        with:","file"in version2?
`          python-version-file: ${version2.file}`:`          python-version: "${version2.version}"`]}function scriptSetup({version:version2,installs}){let isBun=one=>one.
by==="bun",bun=[`      - uses: ${actions.bun}`,"        with:",'          bun-version: "1.4.5"'],node=[`      - uses: ${actions.node}`,"        with:","file"in version2?
`          node-version-file: ${version2.file}`:`          node-version: "${version2.version}"`,"          package-manager-cache: false"];return[...installs.some(
isBun)?bun:[],...installs.every(isBun)?[]:node]}function installSteps(installs){let there=new Set;return installs.map(install=>{let{tools,lines:lines2,env}=commandsOf(
install),missing=tools.filter(one=>!there.has(one));for(let one of missing)there.add(one);return{folder:install.folder,env,lines:[...missing,...lines2]}})}var workflowPath="\
.github/workflows/lanser.yml";function compose(detected){let{proposal,workflow}=detected;return[{path:_12_configPath,text:lines(configLines(detected))},...proposal===
void 0?[]:[{path:proposal.path,text:proposal.text}],...workflow===null||workflow===workflowPath?[{path:workflowPath,text:lines(workflowLines(detected))}]:[]]}function configLines({
servers,python,script}){let folders=[...python!==null&&python.installs.length>0?[environmentFolder]:[],...script!==null&&script.installs.length>0?[packagesFolder]:
[]],usual=script===null?environmentFolder:packagesFolder;return[`# yaml-language-server: $schema=${_12_configV1.$id}`,"# What Lanser checks. The base commit's c\
opy of this file decides, so a change cannot loosen its own gate.","version: 1","servers:",...servers.flatMap(serverLines),...folders.length>0?["# Folders that \
git does not track and the servers need to see, here and beside each project below.",`dependencies: [${folders.map(folder=>`"${folder}"`).join(", ")}]`]:[`# Fol\
ders that git does not track and the servers need to see, such as ${usual}.`,"dependencies: []"],"policy:","  fail-on: error # or warning, information, hint; ne\
ver only reports",'  # waivers: [trailer] # lets "Lanser-Allow: FINDING-ID REASON" in a commit of the change have that finding pass']}function serverLines({id,version:version2,
roots,isNamed,others}){let list=folders=>`[${folders.map(one=>JSON.stringify(one)).join(", ")}]`;return[`  - id: ${id}`,`    version: ${version2}`,...isNamed?[`\
    roots: ${list(roots)}`]:[],...others.length===0?[]:["    # Configured, and no root leads to them; take those out that need not be checked:",`    # roots: ${list(
[...roots,...others])}`]]}function lines(texts){return`${texts.join(`
`)}
`}_3_init_node_22();function findings(detected){let{servers,python,script,workflow,unconfigured}=detected,installs=[...python?.installs??[],...script?.installs??
[]];return[...servers.flatMap(serverFindings),...detected.otherLists.flatMap(list=>otherFindings(list,servers)),...unconfigured===null?[]:[`found ${_2_plural(unconfigured.
sources,"source")} for ${unconfigured.server}, such as ${_0_terminalName(unconfigured.example)}, and no project of ${unconfigured.sources===1?"it":"them"}: not \
checked until there is a tsconfig.json or jsconfig.json`],...installs.map(installFinding),...python!==null&&python.installs.length===0?["found no file from whic\
h dependencies are installed: imports of packages will be unknown to the server"]:[],...script!==null&&script.installs.length===0?["found no package.json at or \
above a root: imports of packages will be unknown to the server"]:[],...workflow===null||workflow===workflowPath?[]:[`found ${_0_terminalName(workflow)}, which \
has the Action already: no second workflow is needed`]]}function otherFindings({path,servers:named,problem},servers){if(problem!==null)return[`found ${_0_terminalName(
path)}, which cannot be read: ${problem}`];let proposed=new Set(servers.map(({id})=>id));return[`found ${_0_terminalName(path)}, which names servers for another\
 tool; nothing of it is started`,...named.map(({name,program,id})=>{let what=name===program?_0_terminalName(name):`${_0_terminalName(name)} (${_0_terminalName(program)}\
)`;return id===null?`  ${what}: not of this release; it can be described in .lanser/servers: docs/own-servers.md`:proposed.has(id)?`  ${what}: ${id}, proposed`:
`  ${what}: ${id}, not proposed: name it in servers where it is wanted, too`})]}function serverFindings({id,sources,example,roots,isNamed}){let isTop=roots.length===
1&&roots[0]===".",why=isNamed?", where its packages are":"";return[`found ${_2_plural(sources,"source")} for ${id}, such as ${_0_terminalName(example)}`,...isTop?
[]:[`  ${_2_plural(roots.length,"root")}: ${few(roots)}${why}`]]}function installFinding(install){let{tools,lines:lines2}=commandsOf(install),place=install.folder===
"."?"":` in ${_0_terminalName(install.folder)}`,members="members"in install?install.members:[],workspace=members.length===0?"":` (a workspace of ${few(members)}\
)`;return`found ${install.files.map(_0_terminalName).join(", ")}${workspace}: ${[...tools,...lines2].join(" && ")}${place}`}function toCheck(detected){let{servers,
python,script,proposal,listed}=detected,installs=[...python?.installs??[],...script?.installs??[]],folders=[...(python===null?[]:[".",...python.installs.map(({folder})=>folder)]).
map(folder=>_3_inFolder(folder,environmentFolder)),...(script===null?[]:[".",...script.installs.map(({folder})=>folder)]).map(folder=>_3_inFolder(folder,packagesFolder))];
return[...servers.flatMap(serverChecks),...installs.flatMap(installChecks),...python===null||python.installs.length===0?[]:["a package of Python that has no whe\
el is built, which runs its code; pip and uv refuse that with --only-binary :all:"],...asideChecks([...python?.aside??[],...script?.aside??[]]),...proposal===void 0?
[]:[`${proposal.path} is a proposal${proposal.path==="jsconfig.json"?": what can be inferred and JSDoc are checked":", strict as TypeScript is by itself"}. Unti\
l base has it there is nothing to compare with: in the change that adds it all that is found counts as new`],...proposal?.lacksNodeTypes===!0?["Code for Node ne\
eds @types/node, which package.json does not have: npm install --save-dev @types/node"]:[],...[...new Set(folders)].filter(folder=>listed.includes(folder)).map(
folder=>`git does not ignore ${_0_terminalName(folder)}: add it to .gitignore, or its files count as yours`)]}function asideChecks(files){if(files.length===0)return[];
let more=files.length>asideMax?` and ${files.length-asideMax} more`:"";return[`not installed: ${files.slice(0,asideMax).map(_0_terminalName).join(", ")}${more};\
 nothing that is checked has its packages from there`]}var asideMax=3;function serverChecks({id,others,outside,roots}){return[...others.length===0?[]:[`${few(others)}\
 ${others.length===1?"is":"are"} configured for ${id} and no root: a comment in the configuration has the line that checks ${others.length===1?"it":"them"}`],...outside===
0?[]:[`${_2_plural(outside,"source")} for ${id} ${outside===1?"lies":"lie"} outside of ${few(roots)}: not checked`]]}function installChecks(install){let name=_0_terminalName(
install.files.at(-1)??install.folder),all=(extras,groups)=>extras.length+groups.length===0?[]:[`${name}: all extras and groups are installed (${few([...extras,...groups])}\
); leave out what does not go together`];switch(install.by){case"uv":return install.hasConflicts?[`${name}: some extras or groups exclude each other, so none is\
 installed; add those that are imported`]:all(install.extras,install.groups);case"poetry":return[...all(install.extras,install.groups),...install.isInstallable?
[]:[`${name}: the project has no package of its name, so only what it needs is installed`]];case"pip":return[...install.project?.isBuilt===!0?[`${name}: the pro\
ject itself is installed for editing, which runs its build`]:[],...all(install.project?.extras??[],install.project?.groups??[])];case"package":return[`${name} h\
as no lock file: what is installed may be other packages tomorrow`];case"pnpm":case"yarn":case"berry":return install.version===null?[]:[`${name}: package.json n\
ames no \`packageManager\`, so ${install.version} is taken: one that reads the lock`];default:return[]}}var fewMax=8;function few(names){let more=names.length>fewMax?
` and ${names.length-fewMax} more`:"";return`${names.slice(0,fewMax).map(_0_terminalName).join(", ")}${more}`}var initHelp=`lanser init: shows the files that se\
t Lanser up in a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --write             writes them; a file that is there is never touched

It looks for sources that a server of this release checks, for the roots of their projects and workspaces, for how their
dependencies are installed, and for a configuration and a workflow that are there already. JavaScript that nothing
configures gets a jsconfig.json as a proposal, TypeScript a tsconfig.json. Nothing of the repository runs.

Exit code: 0, 12 when there is nothing to check, 13 when other files are in all the places.
`,options={repo:{type:"string"},write:{type:"boolean"},help:{type:"boolean",short:"h"}};async function initCommand(host,args,_signal){var _stack=[];try{let{values,
positionals}=parseFlags(args,options),say=text=>host.stdout.write(forReader(host,text));if(values.help===!0)return host.stdout.write(initHelp),0;if(positionals.
length>0)throw new _1_UserError("usage",`\`${positionals[0]}\` is not expected: init takes only flags`,{hint:"To name a repository: --repo DIR"});let repository=_4___using(
_stack,await _1_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),detected=await detect(repository);if(detected.servers.length===
0)throw nothingDetected(detected);let files=compose(detected).map(file=>look(repository.top,file)),checks=toCheck(detected),doubts=checks.length===0?[]:["","loo\
k at:",...checks.map(text=>`  ${text}`)];say([...findings(detected),...doubts,"",...files.flatMap(shown)].join(`
`)),refuseNothing(files);let absent=files.filter(({state})=>state==="absent");if(values.write===!0)for(let file of absent)put(repository.top,file);return say(["",
...values.write===!0?written(absent,{defaultBranch:detected.defaultBranch,repo:values.repo,gate:_16_atTerminal("gate",host)}):dryRun(absent,[_16_atTerminal("ini\
t",host),...args.map(_17_shellWord)])].join(`
`)),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function forReader(host,text){
return`${host.where.kind==="actions"?_0_logLines(text):_0_terminalLines(text,"")}
`}function nothingDetected({files}){return new _1_UserError("no-server","nothing was found that a server of this release checks",{hint:[`Looked for sources of ${[
...new Set(_7_profiles.map(({language})=>language))].join(", ")}, for a tsconfig.json or jsconfig.json beside sources,`,`and for what configures a linter, among\
 ${files} tracked and untracked files; what git ignores does not count.`,"A server for another language is described in .lanser/servers: docs/own-servers.md"].join(
`
`)})}function shown(file){if(file.state==="same")return[`${file.path} is up to date`];if(file.state==="absent")return[difference("/dev/null",file,"")];let left=`${file.
path} is there and differs; it is left alone.`;return file.current===null?[`${left} It is too large to be compared.`]:[`${left} The difference to ours:`,difference(
`a/${file.path}`,file,file.current)]}function difference(from,file,current){let headers={headerOptions:_9_FILE_HEADERS_ONLY};return _9_createTwoFilesPatch(from,
`b/${file.path}`,current,file.text,void 0,void 0,headers).trimEnd()}function refuseNothing(files){let different=files.filter(({state})=>state==="different").map(
({path})=>path);if(!(different.length===0||files.some(({state})=>state==="absent")))throw new _1_UserError("usage",`there is nothing to write: ${different.join(
" and ")} ${different.length===1?"is":"are"} there already`,{hint:"Take over what you want of the difference above, or move the file away to have it made anew."})}
function dryRun(absent,words){if(absent.length===0)return["nothing to write: all is there"];let command=[...words,"--write"].join(" ");return[`nothing was writt\
en; to write ${_2_plural(absent.length,"file")}: ${command}`]}function written(absent,{defaultBranch,repo,gate}){let repository=repo===void 0?"":` --repo ${_17_shellWord(
repo)}`;if(absent.length===0)return["nothing to write: all is there"];let base=defaultBranch===null?"REV":_17_shellWord(defaultBranch);return[...absent.map(({path})=>`\
wrote ${path}`),`next: commit ${absent.length===1?"it":"them"}, and see what your changes do: ${gate}${repository} --base ${base}`,`the gate reads ${_12_configPath}\
 from the base of a change, so it counts as soon as it is merged`]}export{initCommand};
