import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{detect,listingOf}from"./chunk-5KV2K56E.js";import{untested}from"./chunk-56CABEHI.js";import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";
import{terminalName}from"./chunk-FO76SHGF.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import{
findProfile}from"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";
import{require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";
import"./chunk-XC2CTCOW.js";import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var detectHelp=`lanser detect: which servers could check a repository, and why

  --repo DIR          any folder inside the repository (default: the current folder)

One checker for each language, and the linters that the repository configures; then what else there is, which this release
does not check. Nothing is started and nothing is written: lanser init writes the configuration, lanser doctor starts what is configured.

Exit code: 0, 12 when there is nothing that a server of this release checks.
`,options={repo:{type:"string"},help:{type:"boolean",short:"h"}};async function detectCommand(host,args,_signal){var _stack=[];try{let{values,positionals}=parseFlags(
args,options);if(values.help===!0)return host.stdout.write(detectHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expect\
ed: detect takes only flags`);let repository=__using(_stack,await openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0);let listing=await listingOf(
repository);let detected=await detect(repository,listing);let lines=[...serverLines(detected),...otherLines(listing.paths)];host.stdout.write(safeIn(host.where,
`${lines.join(`
`)}
`));return detected.servers.length===0?12:0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
function serverLines({servers}){return servers.length===0?["no server of this release checks anything here"]:[...servers.flatMap(({id,version,sources,example,roots})=>{
let profile=findProfile(id),role=profile?.role==="linter"?"linter, configured here":"checker",isTop=roots.length===1&&roots[0]===".";return[`${id} ${version}: ${profile?.
language??id} ${role}; ${plural(sources,"source")}, such as ${terminalName(example)}`,...isTop?[]:[`  roots: ${roots.map(terminalName).join(", ")}`],...profile?.
executes==="repository"?[`  runs code of the repository, so it needs consent: ${profile.executesWhy}`]:[]]}),"","in .lanser/config.yml:",`  servers: [${servers.
map(({id})=>`{ id: ${id} }`).join(", ")}]`]}function otherLines(paths){let found=untested.flatMap(({language,server,isSource,why})=>{let own=paths.filter(isSource),
[example]=own;return example===void 0?[]:[`  ${language}: ${plural(own.length,"file")}, such as ${terminalName(example)}; ${server} is not started by this relea\
se: ${why}`]});return found.length===0?[]:["","not checked:",...found]}export{detectCommand};
