import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-74F25CFF.js";import{_3_init_node_22}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var refusals={ENOSPC:{kind:"disk",why:"the disk is full"},EDQUOT:{kind:"\
disk",why:"the disk quota is used up"},EFBIG:{kind:"disk",why:"the file would be larger than this machine allows"},EROFS:{kind:"disk",why:"the file system is re\
ad-only"},EIO:{kind:"disk",why:"the disk is broken"},EMFILE:{kind:"limit",why:"too many files are open"},ENFILE:{kind:"limit",why:"too many files are open"},EAGAIN:{
kind:"limit",why:"too many processes are running"},ENOMEM:{kind:"limit",why:"there is not enough memory"}},hidden=/too many open files/u;function refusalIn(error){
if(typeof error!="object"||error===null||error instanceof _1_UserError)return;let{code,syscall,message,cause,error:last,suppressed}=error,own=typeof code=="stri\
ng"&&Object.hasOwn(refusals,code)?refusals[code]:void 0;return own!==void 0?own:code==="EINVAL"&&String(syscall).startsWith("spawn")||hidden.test(String(message))?
refusals.EMFILE:refusalIn(cause)??refusalIn(last)??refusalIn(suppressed)}function machineProblem(error){let refusal=refusalIn(error);if(refusal===void 0)return;
let{kind,why}=refusal;return kind==="disk"?new _1_UserError("machine-limit",`a file could not be written: ${why}`,{hint:diskHint,cause:error}):new _1_UserError(
"machine-limit",`the machine has no room for the run: ${why}`,{cause:error})}var diskHint="Free space, or point TMPDIR elsewhere.";import{createRequire as lanserCreateRequire2}from"node:module";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url),require_node_module=_4___commonJS({"builtin:node:module"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:module")}});export{diskHint as _0_diskHint,machineProblem as _0_machineProblem,refusalIn as _0_refusalIn,require_node_module as _1_require_node_module};
