import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{linesOf,runBatch}from"./chunk-GMVRBVYD.js";import"./chunk-Z2G4WUCJ.js";import{clampedTimeout,clientOptions,clientRequestOf,openClient,requestOptions}from"./chunk-R2S47LAR.js";
import"./chunk-ALO5UGUY.js";import{oneOf}from"./chunk-DHIWY54A.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import"./chunk-FO76SHGF.js";
import"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";import"./chunk-CE3S3RLV.js";
import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";
import{prepareFile}from"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import"./chunk-DZCC7XYK.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";
import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{
columnUnits}from"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";
import"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var batchHelp=`lanser batch: many questions to warm servers, one JSON object a line (schemas/batch.v1.json)

  --in FILE           the questions (default: standard input)
  --out FILE          the answers (default: standard output)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree as it is now)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60)
  --index-io UNIT     what a column counts in places: utf-16, utf-8 or codepoint (default: utf-16)
  --in-flight N       questions at the same time (default: 8; 1 with --trace)
  --no-memo           asks equal questions again
  --allow-method NAME   a request that may be sent though it is not known to read only; never where CI is set
  --trace DIR         records the sessions, the evidence and the times
  --cache DIR|none    where servers are kept

  {"id": "a", "cmd": "def", "place": "app.py@L4:C9"}
  {"id": "b", "cmd": "refs", "place": {"$ref": "a#/facts/definitions/0"}}
  {"cmd": "cancel", "id": "b"}

Answers come in the order of the questions: {"id", "bundle"}, or {"id", "line", "error"} for a line that is no question. Paths are relative
to the repository.

Exit code: 0, whatever the answers say; 12 configuration, 13 usage, 73 when it was cancelled.
`,options={in:{type:"string"},out:{type:"string"},...clientOptions,...requestOptions,timeout:{type:"string"},"index-io":{type:"string"},"in-flight":{type:"strin\
g"},"no-memo":{type:"boolean"},help:{type:"boolean",short:"h"}};async function batchCommand(host,args,signal){var _stack=[];try{let{values,positionals}=parseFlags(
args,options);if(values.help===!0)return host.stdout.write(batchHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expecte\
d: batch takes only flags`);let inFlight=values["in-flight"]??"8";if(!/^[1-9]\d{0,2}$/u.test(inFlight))throw new UserError("usage",`--in-flight must be a number\
, not \`${inFlight}\``);let{seconds,notes}=clampedTimeout(values.timeout);for(let note of notes)host.stderr.write(`lanser: ${note}
`);let client=__using(_stack,await openClient(host,{...clientRequestOf(host,values,signal),overlays:new Map}),!0);await runBatch(client,inputOf(host,values.in),
outputOf(host,values.out),{indexing:oneOf(values["index-io"],columnUnits,"--index-io")??"utf-16",timeoutMs:seconds*1e3,inFlightMax:values.trace===void 0?Number(
inFlight):1,memo:values["no-memo"]===!0?"off":"kept"});if(signal.aborted)throw new UserError("cancelled","the batch was cancelled");return 0}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function*inputOf(host,file){file===void 0?yield*linesOf(
host.stdin?.()??nothing()):yield*readLines((0,import_node_path.resolve)(host.cwd,file),file)}async function*nothing(){}function readLines(path,shown){try{return readFileText(
path).split(`
`)}catch(error){throw new UserError("unreadable-file",`${shown} cannot be read`,{cause:error})}}function outputOf(host,file){if(file===void 0)return line=>host.
stdout.write(`${line}
`);let path=(0,import_node_path.resolve)(host.cwd,file);return prepareFile(path),(0,import_node_fs.writeFileSync)(path,""),line=>(0,import_node_fs.appendFileSync)(
path,`${line}
`)}export{batchCommand};
