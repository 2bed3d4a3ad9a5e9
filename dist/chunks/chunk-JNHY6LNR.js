import{createRequire as lanserCreateRequire}from"node:module";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./together-2732F44B.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DA7E1186.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./together-94D9BF94.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();async function exitCodeOf(host,run){try{return await run()}catch(thrown){
let error=host.stop?.aborted===!0&&!(thrown instanceof _1_UserError)?whileEnding(thrown):thrown,{isTerminal,columns}=host.stderr,problem=showProblem(error,isTerminal?
columns:void 0);return host.stderr.write(problem.text),problem.exitCode}}function whileEnding(cause){return new _1_UserError("cancelled",`it was cancelled, and \
meanwhile failed: ${String(cause)}`,{cause})}function showProblem(thrown,width){let error=_1_machineProblem(thrown)??thrown;if(error instanceof _1_UserError){let{
message,exitCode:exitCode2}=error;if(width===void 0){let hint2=error.hint===""?"":`${_0_terminalLines(error.hint,"  ")}
`;return{text:`lanser: ${_0_terminalText(message)}
${hint2}`,exitCode:exitCode2}}let hints=error.hint===""?[]:error.hint.split(`
`).map(hintLine),blocks=[..._0_indented("  ",[_0_words(message)],"lanser: "),..._0_indented("  ",hints)],room={width:Math.max(40,width),wraps:!0};return{text:_0_painted(
_0_layout(blocks,room),{color:!1,links:!1}),exitCode:exitCode2}}let stack=error instanceof Error?error.stack??error.message:String(error),{hint,exitCode}=_1_errorTable.
broken;return{text:`lanser: a broken invariant
${_0_logLines(stack)}
  ${hint}
`,exitCode}}function hintLine(line){return/^\s|^$/u.test(line)?_0_copied(line):_0_words(line)}export{exitCodeOf,showProblem};
