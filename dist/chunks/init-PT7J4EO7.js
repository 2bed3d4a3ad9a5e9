import{createRequire as lanserCreateRequire}from"node:module";import{look,put}from"./chunk-MWASNMFZ.js";import{baseInstallation,baseStep,commandsOf,detect,environmentFolder,listingOf,packagesFolder}from"./chunk-WBNUGQBY.js";import{_17_atTerminal,_17_callerOf}from"./together-41F391DB.js";import{_18_shellWord}from"./together-41F391DB.js";import{_6_FILE_HEADERS_ONLY,_6_createTwoFilesPatch,_6_diffArrays}from"./together-D7ECE59C.js";import{parseFlags,require_node_util}from"./chunk-GK3HTFBV.js";import{_4_knownFrom,_4_pinPath,_4_pinsFolder,_4_printPin,_4_readOwnServers}from"./together-C78A1BF3.js";import{_5_ownProfile,_5_programFact}from"./together-C78A1BF3.js";import{_6_installerOf,_6_packageCount,_6_unsafePin}from"./together-C78A1BF3.js";import{_3_badName,_3_foldedName,_3_recordsOf,_3_showPath,_3_splitAtNul,_3_treePath,_3_unportableName}from"./together-B6A4D4CA.js";import{_1_DamagedObjects,_1_isObjectId,_1_openRepository,_1_require_promises}from"./together-FC07BE01.js";import{_11_formatOf,_11_isOwnRange,_11_readDependencyFile,_11_readRequirements}from"./together-05054A3C.js";import{_7_archive,_7_archiveFolder}from"./together-C78A1BF3.js";import{_4_declared,_4_entriesOf,_4_isOwn,_4_listOf,_4_normaliseName,_4_readJson,_4_readJsonc,_4_readRequirement,_4_readToml,_4_readYaml,_4_resolved,_4_textLengthMax,
_4_textOf,_4_textsOf,_4_unreadable}from"./together-C3A94C92.js";import{_8_configPath,_8_configV1,_8_defaultConfig,_8_failOnLevels,_8_parseConfig,_8_placeIn,_8_scopeIn}from"./together-C78A1BF3.js";import{_9_offLimits,_9_pathMatcher,_9_rewarded,_9_rule,_9_ruleMatcher,_9_shadowed,_9_touching}from"./together-C78A1BF3.js";import{_4_doubtfulLimits,_4_isDoubtful,_4_isJudged,_4_isWaivable,_4_limit,_4_waivableReasons}from"./together-B6A4D4CA.js";import{_5_effectText,_5_isOnlyOpinion,_5_judgedToV1,_5_policyOf,_5_ruleAt,_5_ruleName,_5_selectorText,_5_serverRoles,_5_serversToV1,_5_thresholdOf}from"./together-F043E4FB.js";import{_10_and,_10_brokenOff,_10_capableMethods,_10_clientCapabilities,_10_compilerDefaults,_10_compilerLog,_10_configNames,_10_configurationFilesOf,_10_count,_10_definitionLengthMax,
_10_diskFailure,_10_documentAt,_10_emptyFacts,_10_failed,_10_failedRun,_10_findExecutable,_10_findInterpreter,_10_findPin,_10_findProfile,_10_goModule,_10_inMode,
_10_insideOf,_10_installLine,_10_isCapable,_10_isPlace,_10_isProgram,_10_linkedPackages,_10_machine,_10_matcherOf,_10_mayName,_10_meantDigest,_10_meantVersion,_10_modeOf,
_10_namedBy,_10_noProgressOpen,_10_noToolchain,_10_noteChanged,_10_noteClosed,_10_noteOpened,_10_onlyProject,_10_ownProfiles,_10_ownServerId,_10_parseOwnServer,
_10_positionEncoding,_10_profiles,_10_projectFolder,_10_providerOptions,_10_publishedForVersion,_10_publishedSinceOpened,_10_questionCapabilities,_10_questionEncoding,
_10_readSarif,_10_registry,_10_registryWith,_10_require_api,_10_require_api2,_10_runPython,_10_runTool,_10_safeSearchPath,_10_serversFolder,_10_shapeOf,_10_shippedPins,
_10_sourcesOf,_10_takePublication,_10_takeStatus,_10_toolchainPath,_10_uvWorkspace,_10_wantedDigest,_10_wantsOpenAndClose,_10_wantsSaves,_10_wheel,_10_withoutSettings,
_10_workspaceMembers,_10_wrongCapabilities}from"./together-C78A1BF3.js";import{_5_require_node_zlib}from"./together-B6A4D4CA.js";import{_6_isDeep,_6_once,_6_parse}from"./together-B6A4D4CA.js";import{_2_killGroup,_2_run}from"./together-FC07BE01.js";import{_11_require_picomatch}from"./together-C78A1BF3.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-FC07BE01.js";import{_4_push}from"./together-FC07BE01.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-DDEA549F.js";import{_5_require_ucs2length}from"./together-FC07BE01.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-B6A4D4CA.js";import{_8_require_dist}from"./together-B6A4D4CA.js";import{ownPackage,version}from"./chunk-DTI2M2KX.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-8A5C47EC.js";import{_0_require_node_child_process}from"./together-C618E1AE.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_editDistance,_0_nearest}from"./together-923F8552.js";import{_1_require_node_fs}from"./together-C618E1AE.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-8A5C47EC.js";import{_0_require_node_path}from"./together-945700BC.js";import{_2_folderOf,_2_inFolder,_2_insidePath,_2_isBelow,_2_isInside,_2_isRelativePath,_2_pathFromUri,_2_placeIn,_2_relativeInside,_2_uriFromPath}from"./together-C618E1AE.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-923F8552.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-945700BC.js";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_2_init_node_22();var import_node_path=_3___toESM(_0_require_node_path(),1);_2_init_node_22();
_2_init_node_22();_2_init_node_22();function stepLines({name,id,isOptional,folder,env,lines:lines2}){if(lines2.length===0)return[];let[only="",...rest]=lines2;return[
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
.github/workflows/lanser.yml";function compose(detected){let{proposal,workflow}=detected;return[{path:_8_configPath,text:lines(configLines(detected))},...proposal===
void 0?[]:[{path:proposal.path,text:proposal.text}],...workflow===null||workflow===workflowPath?[{path:workflowPath,text:lines(workflowLines(detected))}]:[]]}function configLines({
servers,python,script}){let folders=[...python!==null&&python.installs.length>0?[environmentFolder]:[],...script!==null&&script.installs.length>0?[packagesFolder]:
[]],usual=script===null?environmentFolder:packagesFolder;return[`# yaml-language-server: $schema=${_8_configV1.$id}`,"# What Lanser checks. The base commit's co\
py of this file decides, so a change cannot loosen its own gate.","version: 1","servers:",...servers.flatMap(serverLines),...folders.length>0?["# Folders that g\
it does not track and the servers need to see, here and beside each project below.",`dependencies: [${folders.map(folder=>`"${folder}"`).join(", ")}]`]:[`# Fold\
ers that git does not track and the servers need to see, such as ${usual}.`,"dependencies: []"],"policy:","  fail-on: error # or warning, information, hint; nev\
er only reports",'  # waivers: [trailer] # lets "Lanser-Allow: FINDING-ID REASON" in a commit of the change have that finding pass']}function serverLines({id,version:version2,
roots,isNamed,others}){let list=folders=>`[${folders.map(one=>JSON.stringify(one)).join(", ")}]`;return[`  - id: ${id}`,`    version: ${version2}`,...isNamed?[`\
    roots: ${list(roots)}`]:[],...others.length===0?[]:["    # Configured, and no root leads to them; take those out that need not be checked:",`    # roots: ${list(
[...roots,...others])}`]]}function lines(texts){return`${texts.join(`
`)}
`}_2_init_node_22();function findings(detected){let{servers,python,script,workflow,unconfigured}=detected,installs=[...python?.installs??[],...script?.installs??
[]];return[...servers.flatMap(serverFindings),...detected.otherLists.flatMap(list=>otherFindings(list,servers)),...unconfigured===null?[]:[`found ${_1_plural(unconfigured.
sources,"source")} for ${unconfigured.server}, such as ${_0_terminalName(unconfigured.example)}, and no project of ${unconfigured.sources===1?"it":"them"}: not \
checked until there is a tsconfig.json or jsconfig.json`],...installs.map(installFinding),...python!==null&&python.installs.length===0?["found no file from whic\
h dependencies are installed: imports of packages will be unknown to the server"]:[],...script!==null&&script.installs.length===0?["found no package.json at or \
above a root: imports of packages will be unknown to the server"]:[],...workflow===null||workflow===workflowPath?[]:[`found ${_0_terminalName(workflow)}, which \
has the Action already: no second workflow is needed`]]}function otherFindings({path,servers:named,problem},servers){if(problem!==null)return[`found ${_0_terminalName(
path)}, which cannot be read: ${problem}`];let proposed=new Set(servers.map(({id})=>id));return[`found ${_0_terminalName(path)}, which names servers for another\
 tool; nothing of it is started`,...named.map(({name,program,id})=>{let what=name===program?_0_terminalName(name):`${_0_terminalName(name)} (${_0_terminalName(program)}\
)`;return id===null?`  ${what}: not of this release; it can be described in .lanser/servers: docs/own-servers.md`:proposed.has(id)?`  ${what}: ${id}, proposed`:
`  ${what}: ${id}, not proposed: name it in servers where it is wanted, too`})]}function serverFindings({id,sources,example,roots,isNamed}){let isTop=roots.length===
1&&roots[0]===".",why=isNamed?", where its packages are":"";return[`found ${_1_plural(sources,"source")} for ${id}, such as ${_0_terminalName(example)}`,...isTop?
[]:[`  ${_1_plural(roots.length,"root")}: ${few(roots)}${why}`]]}function installFinding(install){let{tools,lines:lines2}=commandsOf(install),place=install.folder===
"."?"":` in ${_0_terminalName(install.folder)}`,members="members"in install?install.members:[],workspace=members.length===0?"":` (a workspace of ${few(members)}\
)`;return`found ${install.files.map(_0_terminalName).join(", ")}${workspace}: ${[...tools,...lines2].join(" && ")}${place}`}function toCheck(detected){let{servers,
python,script,proposal,listed}=detected,installs=[...python?.installs??[],...script?.installs??[]],folders=[...(python===null?[]:[".",...python.installs.map(({folder})=>folder)]).
map(folder=>_2_inFolder(folder,environmentFolder)),...(script===null?[]:[".",...script.installs.map(({folder})=>folder)]).map(folder=>_2_inFolder(folder,packagesFolder))];
return[...servers.flatMap(serverChecks),...installs.flatMap(installChecks),...python===null||python.installs.length===0?[]:["a package of Python that has no whe\
el is built, which runs its code; pip and uv refuse that with --only-binary :all:"],...asideChecks([...python?.aside??[],...script?.aside??[]]),...proposal===void 0?
[]:[`${proposal.path} is a proposal${proposal.path==="jsconfig.json"?": what can be inferred and JSDoc are checked":", strict as TypeScript is by itself"}. Unti\
l base has it there is nothing to compare with: in the change that adds it all that is found counts as new`],...proposal?.lacksNodeTypes===!0?["Code for Node ne\
eds @types/node, which package.json does not have: npm install --save-dev @types/node"]:[],...[...new Set(folders)].filter(folder=>listed.includes(folder)).map(
folder=>`git does not ignore ${_0_terminalName(folder)}: add it to .gitignore, or its files count as yours`)]}function asideChecks(files){if(files.length===0)return[];
let more=files.length>asideMax?` and ${files.length-asideMax} more`:"";return[`not installed: ${files.slice(0,asideMax).map(_0_terminalName).join(", ")}${more};\
 nothing that is checked has its packages from there`]}var asideMax=3;function serverChecks({id,others,outside,roots}){return[...others.length===0?[]:[`${few(others)}\
 ${others.length===1?"is":"are"} configured for ${id} and no root: a comment in the configuration has the line that checks ${others.length===1?"it":"them"}`],...outside===
0?[]:[`${_1_plural(outside,"source")} for ${id} ${outside===1?"lies":"lie"} outside of ${few(roots)}: not checked`]]}function installChecks(install){let name=_0_terminalName(
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
length>0)throw new _1_UserError("usage",`\`${positionals[0]}\` is not expected: init takes only flags`,{hint:"To name a repository: --repo DIR"});let repository=_3___using(
_stack,await _1_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),detected=await detect(repository);if(detected.servers.length===
0)throw nothingDetected(detected);let files=compose(detected).map(file=>look(repository.top,file)),checks=toCheck(detected),doubts=checks.length===0?[]:["","loo\
k at:",...checks.map(text=>`  ${text}`)];say([...findings(detected),...doubts,"",...files.flatMap(shown)].join(`
`)),refuseNothing(files);let absent=files.filter(({state})=>state==="absent");if(values.write===!0)for(let file of absent)put(repository.top,file);return say(["",
...values.write===!0?written(absent,{defaultBranch:detected.defaultBranch,repo:values.repo,gate:_17_atTerminal("gate",host)}):dryRun(absent,[_17_atTerminal("ini\
t",host),...args.map(_18_shellWord)])].join(`
`)),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_3___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function forReader(host,text){
return`${host.where.kind==="actions"?_0_logLines(text):_0_terminalLines(text,"")}
`}function nothingDetected({files}){return new _1_UserError("no-server","nothing was found that a server of this release checks",{hint:[`Looked for sources of ${[
...new Set(_10_profiles.map(({language})=>language))].join(", ")}, for a tsconfig.json or jsconfig.json beside sources,`,`and for what configures a linter, amon\
g ${files} tracked and untracked files; what git ignores does not count.`,"A server for another language is described in .lanser/servers: docs/own-servers.md"].
join(`
`)})}function shown(file){if(file.state==="same")return[`${file.path} is up to date`];if(file.state==="absent")return[difference("/dev/null",file,"")];let left=`${file.
path} is there and differs; it is left alone.`;return file.current===null?[`${left} It is too large to be compared.`]:[`${left} The difference to ours:`,difference(
`a/${file.path}`,file,file.current)]}function difference(from,file,current){let headers={headerOptions:_6_FILE_HEADERS_ONLY};return _6_createTwoFilesPatch(from,
`b/${file.path}`,current,file.text,void 0,void 0,headers).trimEnd()}function refuseNothing(files){let different=files.filter(({state})=>state==="different").map(
({path})=>path);if(!(different.length===0||files.some(({state})=>state==="absent")))throw new _1_UserError("usage",`there is nothing to write: ${different.join(
" and ")} ${different.length===1?"is":"are"} there already`,{hint:"Take over what you want of the difference above, or move the file away to have it made anew."})}
function dryRun(absent,words){if(absent.length===0)return["nothing to write: all is there"];let command=[...words,"--write"].join(" ");return[`nothing was writt\
en; to write ${_1_plural(absent.length,"file")}: ${command}`]}function written(absent,{defaultBranch,repo,gate}){let repository=repo===void 0?"":` --repo ${_18_shellWord(
repo)}`;if(absent.length===0)return["nothing to write: all is there"];let base=defaultBranch===null?"REV":_18_shellWord(defaultBranch);return[...absent.map(({path})=>`\
wrote ${path}`),`next: commit ${absent.length===1?"it":"them"}, and see what your changes do: ${gate}${repository} --base ${base}`,`the gate reads ${_8_configPath}\
 from the base of a change, so it counts as soon as it is merged`]}export{initCommand};
