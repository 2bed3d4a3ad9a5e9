import{createRequire as lanserCreateRequire}from"node:module";import{parseFlags}from"./chunk-WT54M45S.js";import{_7_and,_7_brokenOff,_7_capableMethods,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,_7_count,_7_definitionLengthMax,
_7_diskFailure,_7_documentAt,_7_emptyFacts,_7_failed,_7_failedRun,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_frameworkOf,_7_goModule,_7_inMode,
_7_insideOf,_7_installLine,_7_interpreterOf,_7_isCapable,_7_isPlace,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_machine,_7_matcherOf,_7_mayName,_7_meantDigest,_7_meantVersion,
_7_modeOf,_7_namedBy,_7_noProgressOpen,_7_noToolchain,_7_noteChanged,_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,
_7_parseConfiguration,_7_parseOwnServer,_7_placedJson,_7_positionEncoding,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,
_7_questionCapabilities,_7_questionEncoding,_7_readSarif,_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,
_7_shapeOf,_7_shippedPins,_7_sourcesOf,_7_takePublication,_7_takeStatus,_7_texts,_7_toolchainPath,_7_uvWorkspace,_7_wantedDigest,_7_wantsOpenAndClose,_7_wantsSaves,
_7_wheel,_7_withAdditions,_7_withoutSettings,_7_workspaceMembers,_7_wrongCapabilities}from"./together-C5FF26DD.js";import{_6_isDeep,_6_once,_6_parse}from"./together-6E54DA67.js";import{_1_killGroup,_1_run}from"./together-6B399DDD.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_8_require_picomatch}from"./together-C5FF26DD.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{_3_push}from"./together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_4_require_ucs2length}from"./together-6B399DDD.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_7_applyEdits,_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_modify,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-6E54DA67.js";import{_8_require_dist}from"./together-6E54DA67.js";import{ownPackage,version}from"./chunk-CPTTKKVM.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./together-94D9BF94.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();var completionScripts={bash:(name,commands,servers)=>`\
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
"usage","completion needs the name of one shell",{hint});if(!isShell(shell))throw new _1_UserError("usage",`there is no completion for \`${shell}\``,{hint});let servers=_7_profiles.
map(({id})=>id);return host.stdout.write(completionScripts[shell](ownPackage.name,await commandsOf(helps,host),servers)),0};async function commandsOf({names,helpOf},host){
let commands={};for(let name of await names()){let help=await helpOf(host,[name]),below=subcommandsIn(help,name);commands[name]={words:below,about:aboutIn(help),
flags:flagsIn(help)};for(let word of below){let own=await helpOf(host,[name,word]);own!==help&&(commands[`${name} ${word}`]={words:[],about:aboutIn(own),flags:flagsIn(
own)})}}return{...commands,help:{words:Object.keys(commands).filter(isAlone),about:"what a command does and its flags",flags:[]}}}var isAlone=key=>!key.includes(
" ");function subcommandsIn(help,name){let found=help.split(`
`).flatMap(line=>new RegExp(`^\\s*lanser ${name} ([a-z][a-z|-]*)(?=[ :]|$)`,"u").exec(line)?.[1]??[]);return[...new Set(found.flatMap(words=>words.split("|")))]}
function aboutIn(help){return/^lanser [^\n]*?: ([^\n]*)/u.exec(help)?.[1]??""}function flagsIn(help){return help.split(`
`).flatMap(line=>{let[,left="",about=""]=/^ {2}((?:-\w, )?--[a-z].*?)(?:\s{2,}(.*))?$/u.exec(line)??[];return[...left.matchAll(/(--[a-z][a-z-]*)( [A-Z{[|a-z]\S*)?/gu)].
map(([,flag="",value])=>({flag,takesValue:value!==void 0,about}))})}export{completionCommandOf};
