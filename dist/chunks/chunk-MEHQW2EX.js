import{createRequire as lanserCreateRequire}from"node:module";import{_1_adviceOn,_1_alsoFoundBy,_1_blameText,_1_brokenBy,_1_bumpMeaning,_1_bumpName,_1_bumpResult,_1_bumpTables,_1_bumpsInOrder,_1_byFile,_1_causeLabel,_1_causeWords,
_1_claimsLine,_1_classWords,_1_diffOf,_1_editBlocks,_1_effectsOpenMax,_1_escapeCounts,_1_excerptsOf,_1_groupedByCause,_1_isPartial,_1_isUnchanged,_1_limitAccounts,
_1_limitText,_1_listedStates,_1_looksIn,_1_marksOf,_1_matchWords,_1_messageBlocks,_1_newSentence,_1_placeSpan,_1_placementText,_1_plain,_1_plainLog,_1_policyParts,
_1_policyRemarks,_1_reasonAccounts,_1_replayLine,_1_replayModeWords,_1_rewardLine,_1_ruleAddress,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideFrame,
_1_skippedRoots,_1_sourceParts,_1_stateStyles,_1_stateWords,_1_statesInOrder,_1_suggestionDiff,_1_suggestionTitle,_1_traceFacts,_1_traceMeaning,_1_traceServer,_1_traceState,
_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_unprovenText,_1_untouchedFiles,_1_waivedBy,_1_wayLine,_1_waysTo,_1_whyUnchanged}from"./together-0281BBCD.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./together-2732F44B.js";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var colorSettings=["auto","always","never"];function reportText(program,report,{
color,folder,...options}){if(program.where.kind==="actions")return _1_plainLog(report,options);let look=terminalLook(program,color);return _1_plain(report,{...options,
...look,linkOf:look.links&&folder!==null?path=>_0_fileLink(folder,path):null})}function terminalLook(host,color){let{isTerminal,columns}=host.stdout,{width,wraps}=isTerminal?
{width:Math.max(40,columns??_0_logLook.width),wraps:!0}:_0_logLook;return{width,wraps,color:isColored(host,color),links:color!=="never"&&opensLinks(host)}}function isColored({
stdout,env},color){return color!=="auto"?color==="always":(env.NO_COLOR??"")!==""?!1:["","0"].includes(env.FORCE_COLOR??"")?stdout.isTerminal&&env.FORCE_COLOR!==
"0"&&env.TERM!=="dumb":!0}function opensLinks({stdout,env}){if(!stdout.isTerminal)return!1;let forced=env.FORCE_HYPERLINK??"";return forced!==""?forced!=="0":(env.
CI??"")!==""||env.TERM==="dumb"||(env.TMUX??"")!==""?!1:Number(env.VTE_VERSION??"0")>=vteMin||linkTerminals.has(env.TERM_PROGRAM??"")||linkTerms.has(env.TERM??"")||
["WT_SESSION","KITTY_WINDOW_ID","DOMTERM","KONSOLE_VERSION"].some(name=>(env[name]??"")!=="")}var linkTerminals=new Set(["iTerm.app","vscode","WezTerm","ghostty",
"Hyper","zed"]),linkTerms=new Set(["xterm-kitty","xterm-ghostty","alacritty","foot"]),vteMin=5001;export{colorSettings,reportText,terminalLook};
