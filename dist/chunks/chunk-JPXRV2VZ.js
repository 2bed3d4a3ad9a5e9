import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{logLines,terminalLines,terminalText}from"./chunk-FO76SHGF.js";import{UserError,errorTable}from"./chunk-BZ74BBKY.js";async function exitCodeOf(host,run){try{return await run()}catch(error){let problem=showProblem(error);return host.stderr.write(problem.text),problem.exitCode}}
function showProblem(error){if(error instanceof UserError){let hint2=error.hint===""?"":`${terminalLines(error.hint,"  ")}
`;return{text:`lanser: ${terminalText(error.message)}
${hint2}`,exitCode:error.exitCode}}let stack=error instanceof Error?error.stack??error.message:String(error),{hint,exitCode}=errorTable.broken;return{text:`lans\
er: a broken invariant
${logLines(stack)}
  ${hint}
`,exitCode}}export{exitCodeOf,showProblem};
