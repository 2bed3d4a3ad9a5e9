import{createRequire as lanserCreateRequire}from"node:module";import{_1_asRecordedLine,_1_bumpName,_1_bumpResult,_1_bumpsInOrder,_1_causeName,_1_claimsLine,_1_countNotes,_1_decisionsOf,_1_diffOf,_1_diffSigns,_1_editBlocks,
_1_effectFindings,_1_effectsIn,_1_effectsOpenMax,_1_exactPlace,_1_findingsIn,_1_groupByCause,_1_groupByFile,_1_idList,_1_importPathsTo,_1_isPartialReport,_1_isUnchanged,
_1_limitAccounts,_1_limitText,_1_marksOf,_1_messageBlocks,_1_noRewardLine,_1_placeSpan,_1_plain,_1_plainLog,_1_policyParts,_1_reasonAccounts,_1_remarksOn,_1_reportSections,
_1_rewardLine,_1_ruleAddress,_1_said,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideCommits,_1_sideFrame,_1_skippedRoots,_1_stateStyles,_1_styledSpan,
_1_suggested,_1_suggestionDiff,_1_suggestionExcerpts,_1_traceFacts,_1_traceServer,_1_traceState,_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_untouchedFiles,
_1_wayLine,_1_wayTo,_1_whyOf}from"./together-C0BC2097.js";import{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock}from"./chunk-W375FPNO.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var colorSettings=["auto","always","never"];function reportText(program,report,{
color,folder,...options}){if(program.where.kind==="actions")return _1_plainLog(report,options);let look=terminalLook(program,color);return _1_plain(report,{...options,
...look,linkOf:look.links&&folder!==null?path=>fileLink(folder,path):null})}function terminalLook(host,color){let{isTerminal,columns}=host.stdout,{width,wraps}=isTerminal?
{width:Math.max(40,columns??logLook.width),wraps:!0}:logLook;return{width,wraps,color:isColored(host,color),links:color!=="never"&&supportsLinks(host)}}function isColored({
stdout,env},color){return color!=="auto"?color==="always":(env.NO_COLOR??"")!==""?!1:["","0"].includes(env.FORCE_COLOR??"")?stdout.isTerminal&&env.FORCE_COLOR!==
"0"&&env.TERM!=="dumb":!0}function supportsLinks({stdout,env}){if(!stdout.isTerminal)return!1;let forced=env.FORCE_HYPERLINK??"";return forced!==""?forced!=="0":
(env.CI??"")!==""||env.TERM==="dumb"||(env.TMUX??"")!==""?!1:Number(env.VTE_VERSION??"0")>=vteMin||linkTerminals.has(env.TERM_PROGRAM??"")||linkTerms.has(env.TERM??
"")||["WT_SESSION","KITTY_WINDOW_ID","DOMTERM","KONSOLE_VERSION"].some(name=>(env[name]??"")!=="")}var linkTerminals=new Set(["iTerm.app","vscode","WezTerm","gh\
ostty","Hyper","zed"]),linkTerms=new Set(["xterm-kitty","xterm-ghostty","alacritty","foot"]),vteMin=5001;export{colorSettings,reportText,terminalLook};
