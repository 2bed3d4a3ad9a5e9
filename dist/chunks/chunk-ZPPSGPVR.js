import{createRequire as lanserCreateRequire}from"node:module";import{_0_adviceOn,_0_alsoFoundBy,_0_blameText,_0_brokenBy,_0_bumpMeaning,_0_bumpName,_0_bumpResult,_0_bumpTables,_0_bumpsInOrder,_0_byFile,_0_causeLabel,_0_causeWords,
_0_claimsLine,_0_classWords,_0_diffOf,_0_editBlocks,_0_effectsOpenMax,_0_escapeCounts,_0_excerptsOf,_0_groupedByCause,_0_isPartial,_0_isUnchanged,_0_limitAccounts,
_0_limitText,_0_listedStates,_0_looksIn,_0_marksOf,_0_matchWords,_0_messageBlocks,_0_newSentence,_0_placeSpan,_0_placementText,_0_plain,_0_plainLog,_0_policyParts,
_0_policyRemarks,_0_reasonAccounts,_0_replayLine,_0_replayModeWords,_0_rewardLine,_0_ruleAddress,_0_sameOnOneLine,_0_scopeLine,_0_serverName,_0_shownLine,_0_sideFrame,
_0_skippedRoots,_0_sourceParts,_0_stateStyles,_0_stateWords,_0_statesInOrder,_0_suggestionDiff,_0_suggestionTitle,_0_traceFacts,_0_traceMeaning,_0_traceServer,_0_traceState,
_0_uncheckedOf,_0_unequalTraces,_0_unknownAccounts,_0_unprovenText,_0_untouchedFiles,_0_waivedBy,_0_wayLine,_0_waysTo}from"./together-F62424A9.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./together-2732F44B.js";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var colorSettings=["auto","always","never"];function reportText(program,report,{
color,folder,...options}){if(program.where.kind==="actions")return _0_plainLog(report,options);let look=terminalLook(program,color);return _0_plain(report,{...options,
...look,linkOf:look.links&&folder!==null?path=>_0_fileLink(folder,path):null})}function terminalLook(host,color){let{isTerminal,columns}=host.stdout,{width,wraps}=isTerminal?
{width:Math.max(40,columns??_0_logLook.width),wraps:!0}:_0_logLook;return{width,wraps,color:isColored(host,color),links:color!=="never"&&opensLinks(host)}}function isColored({
stdout,env},color){return color!=="auto"?color==="always":(env.NO_COLOR??"")!==""?!1:["","0"].includes(env.FORCE_COLOR??"")?stdout.isTerminal&&env.FORCE_COLOR!==
"0"&&env.TERM!=="dumb":!0}function opensLinks({stdout,env}){if(!stdout.isTerminal)return!1;let forced=env.FORCE_HYPERLINK??"";return forced!==""?forced!=="0":(env.
CI??"")!==""||env.TERM==="dumb"||(env.TMUX??"")!==""?!1:Number(env.VTE_VERSION??"0")>=vteMin||linkTerminals.has(env.TERM_PROGRAM??"")||linkTerms.has(env.TERM??"")||
["WT_SESSION","KITTY_WINDOW_ID","DOMTERM","KONSOLE_VERSION"].some(name=>(env[name]??"")!=="")}var linkTerminals=new Set(["iTerm.app","vscode","WezTerm","ghostty",
"Hyper","zed"]),linkTerms=new Set(["xterm-kitty","xterm-ghostty","alacritty","foot"]),vteMin=5001;export{colorSettings,reportText,terminalLook};
