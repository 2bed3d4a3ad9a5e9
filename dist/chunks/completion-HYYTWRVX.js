import{createRequire as lanserCreateRequire}from"node:module";import{parseFlags,require_node_util}from"./chunk-GK3HTFBV.js";import{_10_and,_10_brokenOff,_10_capableMethods,_10_clientCapabilities,_10_compilerDefaults,_10_compilerLog,_10_configNames,_10_configurationFilesOf,_10_count,_10_definitionLengthMax,
_10_diskFailure,_10_documentAt,_10_emptyFacts,_10_failed,_10_failedRun,_10_findExecutable,_10_findInterpreter,_10_findPin,_10_findProfile,_10_goModule,_10_inMode,
_10_insideOf,_10_installLine,_10_isCapable,_10_isPlace,_10_isProgram,_10_linkedPackages,_10_machine,_10_matcherOf,_10_mayName,_10_meantDigest,_10_meantVersion,_10_modeOf,
_10_namedBy,_10_noProgressOpen,_10_noToolchain,_10_noteChanged,_10_noteClosed,_10_noteOpened,_10_onlyProject,_10_ownProfiles,_10_ownServerId,_10_parseOwnServer,
_10_positionEncoding,_10_profiles,_10_projectFolder,_10_providerOptions,_10_publishedForVersion,_10_publishedSinceOpened,_10_questionCapabilities,_10_questionEncoding,
_10_readSarif,_10_registry,_10_registryWith,_10_require_api,_10_require_api2,_10_runPython,_10_runTool,_10_safeSearchPath,_10_serversFolder,_10_shapeOf,_10_shippedPins,
_10_sourcesOf,_10_takePublication,_10_takeStatus,_10_toolchainPath,_10_uvWorkspace,_10_wantedDigest,_10_wantsOpenAndClose,_10_wantsSaves,_10_wheel,_10_withoutSettings,
_10_workspaceMembers,_10_wrongCapabilities}from"./together-C78A1BF3.js";import{_6_isDeep,_6_once,_6_parse}from"./together-B6A4D4CA.js";import{_2_killGroup,_2_run}from"./together-FC07BE01.js";import{_11_require_picomatch}from"./together-C78A1BF3.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-FC07BE01.js";import{_4_push}from"./together-FC07BE01.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-DDEA549F.js";import{_5_require_ucs2length}from"./together-FC07BE01.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-B6A4D4CA.js";import{_8_require_dist}from"./together-B6A4D4CA.js";import{ownPackage,version}from"./chunk-DTI2M2KX.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_editDistance,_0_nearest}from"./together-923F8552.js";import{_1_require_node_fs}from"./together-C618E1AE.js";import{_0_require_node_path}from"./together-945700BC.js";import{_2_folderOf,_2_inFolder,_2_insidePath,_2_isBelow,_2_isInside,_2_isRelativePath,_2_pathFromUri,_2_placeIn,_2_relativeInside,_2_uriFromPath}from"./together-C618E1AE.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-923F8552.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-945700BC.js";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_2_init_node_22();_2_init_node_22();var completionScripts={bash:(name,commands,servers)=>`\
# Completion of ${name} for bash: source <(${name} completion bash)
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  if ((COMP_CWORD == 1)); then
    words=${quoted(tops(commands).join(" "))}
  elif [[ \${COMP_WORDS[COMP_CWORD - 1]} == --server ]]; then
    words=${quoted(servers.join(" "))}
  else
    local key=\${COMP_WORDS[1]}
    ((COMP_CWORD == 2)) || key+=" \${COMP_WORDS[2]}"
    case $key in
${cases(commands,words=>`words=${quoted(words.join(" "))}`)}
    esac
    [[ $current == -* ]] || words=$(tr ' ' '\\n' <<<"$words" | grep -v '^-')
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${name} ${name}
`,zsh:(name,commands,servers)=>`#compdef ${name}
# Completion of ${name} for zsh: a file _${name} in a folder of $fpath.
_${name}() {
  local -a offered
  if ((CURRENT == 2)); then
    offered=(
${tops(commands).map(one=>`      ${quoted(`${one}:${commands[one]?.about.replaceAll(":","\\:")??""}`)}`).join(`
`)}
    )
    _describe -t commands '${name} command' offered
    return
  elif [[ \${words[CURRENT - 1]} == --server ]]; then
    offered=(${servers.join(" ")})
  else
    local key=\${words[2]}
    ((CURRENT == 3)) || key+=" \${words[3]}"
    case $key in
${cases(commands,words=>`offered=(${words.join(" ")})`)}
    esac
    [[ $PREFIX == -* ]] || offered=(\${offered:#-*})
  fi
  compadd -- $offered
  _files
}
if [[ \${funcstack[1]} == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`,fish:(name,commands,servers)=>`# Completion of ${name} for fish: ~/.config/fish/completions/${name}.fish
function __${name}_is
    set -l words (commandline -opc)
    test (count $words) -ge (math (count $argv) + 1); or return 1
    for at in (seq (count $argv))
        test $words[(math $at + 1)] = $argv[$at]; or return 1
    end
end
function __${name}_names
    test (count (commandline -opc)) -eq 2; and __${name}_is $argv
end
function __${name}_begins
    test (count (commandline -opc)) -eq 1
end
${tops(commands).map(one=>`complete -c ${name} -f -n __${name}_begins -a ${one} -d ${quoted(commands[one]?.about??"")}`).join(`
`)}
${Object.entries(commands).flatMap(([key,{words,flags}])=>{let is=`complete -c ${name} -n ${quoted(`__${name}_is ${key}`)}`;return[...words.map(word=>`complete \
-c ${name} -n ${quoted(`__${name}_names ${key}`)} -f -a ${word}`),...flags.map(({flag,takesValue,about})=>{let value=flag==="--server"?` -x -a ${quoted(servers.
join(" "))}`:takesValue?" -r":"";return`${is} -l ${flag.slice(2)}${value} -d ${quoted(about)}`})]}).join(`
`)}
`};function isShell(text){return Object.hasOwn(completionScripts,text)}function tops(commands){return Object.keys(commands).filter(key=>!key.includes(" "))}function cases(commands,body){
return Object.entries(commands).flatMap(([key,{words,flags}])=>{let own=[...new Set([...flags.map(({flag})=>flag),"--help"])];return key.includes(" ")?[`${quoted(
key)}) ${body(own)} ;;`]:[`${key}) ${body([...words,...own])} ;;`,`${quoted(`${key} `)}*) ${body(own)} ;;`]}).toSorted((a,b)=>Number(a.includes("*)"))-Number(b.
includes("*)"))).map(line=>`      ${line}`).join(`
`)}function quoted(text){return`'${text.replaceAll("\\\\","/").replaceAll("'","’")}'`}var completionHelp=`lanser completion bash|zsh|fish: a script with which\
 the shell completes commands, flags and servers

  bash: source <(lanser completion bash)
  zsh:  lanser completion zsh > "\${fpath[1]}/_lanser"
  fish: lanser completion fish > ~/.config/fish/completions/lanser.fish

Exit code: 0, 13 usage.
`,options={help:{type:"boolean",short:"h"}},completionCommandOf=helps=>async(host,args)=>{let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.
stdout.write(completionHelp),0;let[shell,...others]=positionals,hint="lanser completion bash|zsh|fish";if(shell===void 0||others.length>0)throw new _1_UserError(
"usage","completion needs the name of one shell",{hint});if(!isShell(shell))throw new _1_UserError("usage",`there is no completion for \`${shell}\``,{hint});let servers=_10_profiles.
map(({id})=>id);return host.stdout.write(completionScripts[shell](ownPackage.name,await commandsOf(helps,host),servers)),0};async function commandsOf({names,helpOf},host){
let commands={};for(let name of await names()){let help=await helpOf(host,[name]),below=subcommandsIn(help,name);commands[name]={words:below,about:aboutIn(help),
flags:flagsIn(help)};for(let word of below){let own=await helpOf(host,[name,word]);own!==help&&(commands[`${name} ${word}`]={words:[],about:aboutIn(own),flags:flagsIn(
own)})}}return{...commands,help:{words:Object.keys(commands).filter(isAlone),about:"what a command does and its flags",flags:[]}}}var isAlone=key=>!key.includes(
" ");function subcommandsIn(help,name){let found=help.split(`
`).flatMap(line=>new RegExp(`^\\s*lanser ${name} ([a-z][a-z|-]*)(?=[ :]|$)`,"u").exec(line)?.[1]??[]);return[...new Set(found.flatMap(words=>words.split("|")))]}
function aboutIn(help){return/^lanser [^\n]*?: ([^\n]*)/u.exec(help)?.[1]??""}function flagsIn(help){return help.split(`
`).flatMap(line=>{let[,left="",about=""]=/^ {2}((?:-\w, )?--[a-z].*?)(?:\s{2,}(.*))?$/u.exec(line)??[];return[...left.matchAll(/(--[a-z][a-z-]*)( [A-Z{[|a-z]\S*)?/gu)].
map(([,flag="",value])=>({flag,takesValue:value!==void 0,about}))})}export{completionCommandOf};
