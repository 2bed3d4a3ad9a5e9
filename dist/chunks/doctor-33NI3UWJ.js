import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{clientOptions,clientRequestOf,openClient,subjectOf}from"./chunk-R2S47LAR.js";import"./chunk-ALO5UGUY.js";import{untested}from"./chunk-56CABEHI.js";
import"./chunk-DHIWY54A.js";import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalLines,terminalName,
terminalText}from"./chunk-FO76SHGF.js";import"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";
import"./chunk-CE3S3RLV.js";import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";
import"./chunk-SNRI3OFJ.js";import"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";
import"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import{version}from"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";
import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import{findExecutable}from"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import{
openRepository}from"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";import"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";
import"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";
import"./chunk-XC2CTCOW.js";import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__using}from"./chunk-6N737NXE.js";var doctorHelp=`lanser doctor: starts each configured server on the working tree, and says what it is like

  --repo DIR          any folder inside the repository (default: the current folder)
  --server ID[@VERSION]   only this one, configured or not; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the working tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --cache DIR|none    where servers are kept

A healthy server was installed at its pin, has loaded the project, and has found two mistakes of ours in documents of our own.

Exit code: 0 when all are healthy, 11 when one is not, 12 configuration, 13 usage.
`,{rev:_,trace:__,...asks}=clientOptions,options={...asks,help:{type:"boolean",short:"h"}};async function doctorCommand(host,args,signal){var _stack2=[];try{let{
values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(doctorHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\
\` is not expected: doctor takes only flags`);let asked=clientRequestOf(host,values,signal);let say=lines=>host.stdout.write(safeIn(host.where,`${lines.join(`
`)}
`));let scratch=__using(_stack2,makeScratch(host));let repository=__using(_stack2,await openRepository({...host,temporaryFolder:scratch.folder},asked.repository),
!0);let{policy,paths}=await subjectOf(repository,asked);say(machine(host));let isHealthy=!0;for(let chosen of policy("doctor").servers){var _stack=[];try{let{id}=chosen.
profile;let client=__using(_stack,await openClient(host,{...asked,servers:[{id,version:chosen.pin.version}],overlays:new Map}),!0);let{lines,isWell}=await examined(
client,chosen,paths);isHealthy&&=isWell;say(["",...lines])}catch(_2){var _error=_2,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}let others=untested.flatMap(({language,server,isSource})=>{let many=paths.filter(isSource).length;return many===0?[]:[`${language} (${plural(many,
"file")}): ${server} is not started by this release`]});others.length>0&&say(["",...others]);return isHealthy?0:11}catch(_3){var _error2=_3,_hasError2=!0}finally{
var _promise2=__callDispose(_stack2,_error2,_hasError2);_promise2&&await _promise2}}function machine(host){let programs=["git","npm","python3","bwrap"].map(name=>{
let found=findExecutable(name,host.env.PATH,[]);return`${name} ${found===void 0?"is not on PATH":terminalName(found.path)}`});return[`lanser ${version}, Node ${host.
nodeVersion.slice(1)}, ${host.platform}-${host.arch}`,...programs]}async function examined(client,{profile,pin,refused},paths){let name=`${profile.name} ${pin.version}`;
if(refused!==null)return{isWell:!1,lines:[`${name}: not started: ${refused.message}`,...hint(refused.hint)]};let bundle=await client.ask({cmd:"capabilities",places:[],
params:{},indexing:"utf-16",timeoutMs:6e4,workspace:!1,limit:void 0,cursor:void 0,notes:[]}),sources=paths.filter(path=>profile.isSource(path)&&profile.isSourceText?.(
path,"")!==!1).length;if("error"in bundle){let{message,hint:todo}=bundle.error;return{isWell:!1,lines:[`${name}: not healthy: ${terminalText(message)}`,...hint(
todo)]}}let{toolchain,readiness,root}=bundle.environment;return{isWell:!0,lines:[`${name}: healthy`,`  ready      ${terminalText(readiness?.evidence??"")}${root===
null||root==="."?"":` in ${terminalName(root)}`}; both documents of ours were answered as they must be`,`  sources    ${plural(sources,"file")} in the tree that\
 it could check`,...toolchain===null?profile.language==="Python"?["  Python     none: imports of packages are unknown to it"]:[]:[`  toolchain  ${terminalText(`${toolchain.
name} ${toolchain.version}`)}`],`  runs       ${profile.executes==="never"?"nothing of others":`${profile.executes}: ${profile.executesWhy}`}`]}}function hint(text){
return text===""?[]:[terminalLines(text,"  ")]}export{doctorCommand};
