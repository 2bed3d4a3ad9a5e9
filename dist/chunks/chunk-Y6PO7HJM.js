import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{resolveRevisions}from"./chunk-ORKVBMDF.js";import{readFileAt}from"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";import{
configPath,parseConfig}from"./chunk-F6IOHWUV.js";import{openRepository}from"./chunk-3W7DLTVH.js";import{readFileText}from"./chunk-3SQVDBAQ.js";
import{UserError}from"./chunk-BZ74BBKY.js";import{__callDispose,__using}from"./chunk-6N737NXE.js";var switchedOffText="disabled by LANSER_DISABLE: nothing was checked",notHeardText="LANSER_DISABLE is not heard: base's configuration has `policy: { required: t\
rue }`";async function switchedOff(host,request){return isAskedOff(host)?await isRequired(host,request)?"not heard":"off":"on"}function isAskedOff({env}){return![
"","0","false"].includes(env.LANSER_DISABLE??"")}function requiresRuns(text){try{return text!==void 0&&parseConfig(text,configPath).required===!0}catch(error){if(error instanceof
UserError)return!1;throw error}}async function isRequired(host,{repository:folder,base,head,policy}){try{var _stack=[];try{if(policy.file!==void 0)return parseConfig(
readFileText(policy.file.path),policy.file.name).required===!0;let scratch=__using(_stack,makeScratch(host));let repository=__using(_stack,await openRepository(
{...host,temporaryFolder:scratch.folder},folder),!0);let revisions=await resolveRevisions(repository,{base,head});if(revisions.kind==="unavailable")return!1;let text=await readFileAt(
repository,revisions.base.tree,configPath);return requiresRuns(text?.toString("utf8"))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}catch(error){if(error instanceof UserError)return!1;throw error}}export{switchedOffText,notHeardText,switchedOff,isAskedOff,requiresRuns};
