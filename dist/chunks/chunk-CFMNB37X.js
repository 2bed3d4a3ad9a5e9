import{createRequire as lanserCreateRequire}from"node:module";import{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock}from"./chunk-W375FPNO.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();async function runForExitCode(host,run){try{return await run()}catch(thrown){
let error=host.stop?.aborted===!0&&!(thrown instanceof _1_UserError)?whileEnding(thrown):thrown,{isTerminal,columns}=host.stderr,problem=showProblem(error,isTerminal?
columns:void 0);return host.stderr.write(problem.text),problem.exitCode}}function whileEnding(cause){return new _1_UserError("cancelled",`the command was cancel\
led, and then failed: ${String(cause)}`,{cause})}function showProblem(thrown,width){let error=_0_machineProblem(thrown)??thrown;if(error instanceof _1_UserError){
let{message,exitCode:exitCode2}=error;if(width===void 0){let hint2=error.hint===""?"":`${_0_terminalLines(error.hint,"  ")}
`;return{text:`lanser: ${_0_terminalText(message)}
${hint2}`,exitCode:exitCode2}}let hints=error.hint===""?[]:error.hint.split(`
`).map(hintLine),blocks=[...indentBlocks("  ",[wordsBlock(message)],"lanser: "),...indentBlocks("  ",hints)],room={width:Math.max(40,width),wraps:!0};return{text:paintSpan(
layout(blocks,room),{color:!1,links:!1}),exitCode:exitCode2}}let stack=error instanceof Error?error.stack??error.message:String(error),{hint,exitCode}=_1_errorTable.
broken;return{text:`lanser: internal error (a broken invariant)
${_0_logLines(stack)}
  ${hint}
`,exitCode}}function hintLine(line){return/^\s|^$/u.test(line)?copiedBlock(line):wordsBlock(line)}export{runForExitCode,showProblem};
