import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{copied,indented,layout,painted,words}from"./chunk-G6Q3ZO7Q.js";import{logLines,terminalLines,terminalText}from"./chunk-FO76SHGF.js";import{UserError,
errorTable}from"./chunk-BZ74BBKY.js";async function exitCodeOf(host,run){try{return await run()}catch(error){let{isTerminal,columns}=host.stderr,problem=showProblem(error,isTerminal?columns:void 0);
return host.stderr.write(problem.text),problem.exitCode}}function showProblem(error,width){if(error instanceof UserError){let{message,exitCode:exitCode2}=error;
if(width===void 0){let hint2=error.hint===""?"":`${terminalLines(error.hint,"  ")}
`;return{text:`lanser: ${terminalText(message)}
${hint2}`,exitCode:exitCode2}}let hints=error.hint===""?[]:error.hint.split(`
`).map(hintLine),blocks=[...indented("  ",[words(message)],"lanser: "),...indented("  ",hints)],room={width:Math.max(40,width),wraps:!0};return{text:painted(layout(
blocks,room),{color:!1,links:!1}),exitCode:exitCode2}}let stack=error instanceof Error?error.stack??error.message:String(error),{hint,exitCode}=errorTable.broken;
return{text:`lanser: a broken invariant
${logLines(stack)}
  ${hint}
`,exitCode}}function hintLine(line){return/^\s|^$/u.test(line)?copied(line):words(line)}export{exitCodeOf,showProblem};
