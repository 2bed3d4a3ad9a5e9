import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{shellWord}from"./chunk-YCBJFPGR.js";import{ownPackage,version}from"./chunk-YYFTMGYD.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";
import{require_node_fs}from"./chunk-SBJWCYKC.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var checkoutFolder="../lanser-gate";function callerOf(host,{isReleased}=ownPackage){let{where,env}=host;if(where.kind==="actions"){let{owner,repo}=where.runner.
repository;return{gate:`${owner}/${repo}`===ownPackage.repository?ownScript("gate"):isReleased?`${fromRegistry} gate`:fromCheckout(env),isElsewhere:!0}}return["",
"false","0"].includes(env.CI??"")?{gate:atTerminal("gate",host,{isReleased}),isElsewhere:!1}:{gate:isReleased?`${fromRegistry} gate`:fromCheckout(env),isElsewhere:!0}}
function atTerminal(command,{env,cwd,programFile},{isReleased}=ownPackage){let script=env.npm_lifecycle_event;if(env.LANSER_CALLED_FROM!==void 0){if(script==="g\
ate"&&command==="gate")return ownScript("gate");if(script==="gate"||script==="lanser")return`${ownScript("lanser")} ${command}`}return env.npm_command==="exec"&&
isReleased?`${fromRegistry} ${command}`:programFile===void 0||(0,import_node_path.basename)(programFile)!=="cli.js"?`${ownPackage.name} ${command}`:`node ${shellWord(
(0,import_node_path.relative)((0,import_node_fs.realpathSync)(cwd),(0,import_node_fs.realpathSync)(programFile)))} ${command}`}function ownScript(script){return`\
npm run -s ${script} --`}var fromRegistry=`npx --yes ${ownPackage.name}@${version}`;function fromCheckout(env){let repository=env.GITHUB_ACTION_REPOSITORY||ownPackage.
repository,ref=env.GITHUB_ACTION_REF||ownPackage.line,address=shellWord(`https://github.com/${repository}.git`);return[`{ test -d ${checkoutFolder} || git clone\
 --quiet ${address} ${checkoutFolder}; }`,`git -C ${checkoutFolder} checkout --quiet ${shellWord(ref)}`,`node ${checkoutFolder}/dist/cli.js gate`].join(" && ")}export{callerOf,atTerminal};
