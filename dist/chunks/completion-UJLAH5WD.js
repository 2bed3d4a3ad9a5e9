import{createRequire as lanserCreateRequire}from"node:module";import{questionRow,questionRows}from"./chunk-4Q7437R4.js";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_planFlags,_0_requestFlags,_0_timeoutFlag}from"./together-DFB2B447.js";import{_0_described,_0_describedQuestions}from"./together-F4FA69D3.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-F4FA69D3.js";import{_1_driftFlags}from"./together-DFB2B447.js";import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunk-CZHAKUB4.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_1_killGroup,_1_run}from"./together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_9_require_picomatch}from"./together-80818FEF.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_5_isDeep,_5_parse}from"./together-A6F11452.js";import{_4_push}from"./together-124EAC88.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A6F11452.js";import{_7_require_dist}from"./together-A6F11452.js";import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunk-3CA5RSRG.js";import{ownPackage,version}from"./chunk-JINZ2JPZ.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./together-FE02C42C.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_broken,_2_keyOutliner}from"./together-FE02C42C.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var completionScripts={bash:(name,commands2,servers)=>`# Completion of ${name}\
 for bash: source <(${name} completion bash)
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  if ((COMP_CWORD == 1)); then
    words=${quoted(tops(commands2).join(" "))}
  elif [[ \${COMP_WORDS[COMP_CWORD - 1]} == --server ]]; then
    words=${quoted(servers.join(" "))}
  else
    local key=\${COMP_WORDS[1]}
    ((COMP_CWORD == 2)) || key+=" \${COMP_WORDS[2]}"
    case $key in
${cases(commands2,words=>`words=${quoted(words.join(" "))}`)}
    esac
    [[ $current == -* ]] || words=$(tr ' ' '\\n' <<<"$words" | grep -v '^-')
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${name} ${name}
`,zsh:(name,commands2,servers)=>`#compdef ${name}
# Completion of ${name} for zsh: a file _${name} in a folder of $fpath.
_${name}() {
  local -a offered
  if ((CURRENT == 2)); then
    offered=(
${tops(commands2).map(one=>`      ${quoted(`${one}:${commands2[one]?.about.replaceAll(":","\\:")??""}`)}`).join(`
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
${cases(commands2,words=>`offered=(${words.join(" ")})`)}
    esac
    [[ $PREFIX == -* ]] || offered=(\${offered:#-*})
  fi
  compadd -- $offered
  _files
}
if [[ \${funcstack[1]} == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`,fish:(name,commands2,servers)=>`# Completion of ${name} for fish: ~/.config/fish/completions/${name}.fish
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
${tops(commands2).map(one=>`complete -c ${name} -f -n __${name}_begins -a ${one} -d ${quoted(commands2[one]?.about??"")}`).join(`
`)}
${Object.entries(commands2).flatMap(([key,{words,flags}])=>{let is=`complete -c ${name} -n ${quoted(`__${name}_is ${key}`)}`;return[...words.map(word=>`complete\
 -c ${name} -n ${quoted(`__${name}_names ${key}`)} -f -a ${word}`),...flags.map(({flag,takesValue,about})=>{let value=flag==="--server"?` -x -a ${quoted(servers.
join(" "))}`:takesValue?" -r":"";return`${is} -l ${flag.slice(2)}${value} -d ${quoted(about)}`})]}).join(`
`)}
`};function isShell(text){return Object.hasOwn(completionScripts,text)}function tops(commands2){return Object.keys(commands2).filter(key=>!key.includes(" "))}function cases(commands2,body){
return Object.entries(commands2).flatMap(([key,{words,flags}])=>{let own=[...new Set([...flags.map(({flag})=>flag),"--help"])];return key.includes(" ")?[`${quoted(
key)}) ${body(own)} ;;`]:[`${key}) ${body([...words,...own])} ;;`,`${quoted(`${key} `)}*) ${body(own)} ;;`]}).toSorted((a,b)=>Number(a.includes("*)"))-Number(b.
includes("*)"))).map(line=>`      ${line}`).join(`
`)}function quoted(text){return`'${text.replaceAll("\\\\","/").replaceAll("'","’")}'`}function completionCommand(host,{positionals}){let[shell,...others]=positionals,
hint="lanser completion bash|zsh|fish";if(shell===void 0||others.length>0)throw new _1_UserError("usage","completion needs the name of one shell",{hint});if(!isShell(
shell))throw new _1_UserError("usage",`there is no completion for \`${shell}\``,{hint});let servers=_7_profiles.map(({id})=>id);return host.stdout.write(completionScripts[shell](
ownPackage.name,offers(),servers)),0}function offers(){let rows={..._0_commands,...questionRows},below=name=>Object.keys(rows).flatMap(one=>one.startsWith(`${name}\
 `)?[one.slice(name.length+1)]:[]),own=Object.entries(rows).map(([name,{about:about2,flags,takes=""}])=>{let choices=/^[a-z]+(?:\|[a-z]+)+/u.exec(takes)?.[0].split(
"|")??[];return[name,{words:[...below(name),...choices],about:about2,flags:flagsOf(flags)}]}),parents=Object.entries(_0_families).map(([name,{about:about2}])=>[
name,{words:below(name),about:about2,flags:[]}]),all=Object.fromEntries([...own,...parents]);return{...all,help:{words:tops(all),about:"lists the flags of a com\
mand",flags:[]}}}function flagsOf(flags){return Object.entries(flags).flatMap(([name,{value,hidden,help}])=>hidden===!0?[]:[{flag:`--${name}`,takesValue:value!==
void 0,about:help}])}export{completionCommand};
