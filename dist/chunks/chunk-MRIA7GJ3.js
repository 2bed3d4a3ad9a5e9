import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{surfaces}from"./chunk-LCPAZEPR.js";import{serializeRun,shownToV1}from"./chunk-CWWKSMFH.js";import{prepareFile}from"./chunk-SRB2PXS7.js";
import{require_node_path}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{UserError}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function writeSurface(name,file,rendering,run){name==="report"?writeReport(file,rendering,run):writeOutput(file,surfaces[name].render(rendering),surfaces[name].
noun)}function writeReport(file,{report,json},run){if((0,import_node_path.basename)(file)==="run.json")throw new UserError("usage","the report cannot be called \
run.json: that file is written beside it");let[shown,ownShown]=[shownToV1(report,"shown"),shownToV1(report,"ownShown")],facts={...run,...Object.keys(shown).length===
0?{}:{shown},...Object.keys(ownShown).length===0?{}:{ownShown}};writeOutput(file,json,"report"),writeOutput((0,import_node_path.join)((0,import_node_path.dirname)(
file),"run.json"),serializeRun(facts),"report")}function writeOutput(file,text,what){try{prepareFile(file),(0,import_node_fs.writeFileSync)(file,text)}catch(error){
throw error instanceof UserError?error:new UserError("unreadable-file",`the ${what} could not be written to ${file}`,{cause:error})}}function writeKept({stderr},file,kept,what){
kept.kind==="kept"?writeOutput(file,kept.text,what):stderr.write(`lanser: ${kept.note}
`)}export{writeSurface,writeReport,writeOutput,writeKept};
