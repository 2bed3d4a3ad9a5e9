import{createRequire as lanserCreateRequire}from"node:module";import{runForExitCode,showProblem}from"./chunk-CFMNB37X.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),require_node_os=_4___commonJS({"builtin:node:os"(exports,module){_3_init_node_22(),module.
exports=_4___require("node:os")}});_3_init_node_22();var import_node_child_process=_4___toESM(_0_require_node_child_process(),1),import_node_fs=_4___toESM(_1_require_node_fs(),
1),import_node_os=_4___toESM(require_node_os(),1);function realHost(){return{env:process.env,cwd:process.env.LANSER_CALLED_FROM??process.cwd(),platform:process.
platform,arch:process.arch,pid:process.pid,pidForServers:process.pid,nodePath:process.execPath,programFile:process.argv[1],nodeVersion:process.version,temporaryFolder:(0,import_node_os.
tmpdir)(),clock:realClock,randomId:()=>crypto.randomUUID(),today:()=>new Date().toISOString().slice(0,10),wallMs:()=>Date.now(),capacity:()=>({processors:(0,import_node_os.
availableParallelism)(),freeBytes:(0,import_node_os.freemem)()}),usage:()=>{let{user,system}=process.cpuUsage();return{cpuMs:(user+system)/1e3,peakBytes:process.
resourceUsage().maxRSS*1024}},spawn:request=>(0,import_node_child_process.spawn)(request.file,[...request.args],{cwd:request.cwd,env:{...request.env},detached:request.
detached,stdio:[...pipes,...covers()],windowsHide:!0}),kill:(pid,signal)=>{try{return process.kill(pid,signal)}catch(error){return error.code==="EPERM"&&signal===
0}},marked:markedProcesses,processStart:startOfProcess,stdout:outputTo(process.stdout),stderr:outputTo(process.stderr),stdin:()=>process.stdin.setEncoding("utf8")}}
function markedProcesses(entry){return(0,import_node_fs.existsSync)("/proc/self/environ")?(0,import_node_fs.readdirSync)("/proc").filter(name=>/^\d+$/u.test(name)).
map(Number).filter(pid=>hasEntry(pid,entry)&&!descends(pid)):[]}function hasEntry(pid,entry){return readProcess(pid,"environ").split("\0").includes(entry)}function descends(pid){
for(let at=pid;at>1;){let parent=/.*\) \S (\d+) /su.exec(readProcess(at,"stat"))?.[1];if(parent===void 0)return!1;if(at=Number(parent),at===process.pid)return!0}
return!1}function startOfProcess(pid){let ticks=readProcess(pid,"stat").replace(/^.*\) /su,"").split(" ")[19];if(!(ticks===void 0||!(0,import_node_fs.existsSync)(
bootFile)))return`${(0,import_node_fs.readFileSync)(bootFile,"utf8").trim()}.${ticks}`}var bootFile="/proc/sys/kernel/random/boot_id";function readProcess(pid,name){
try{return(0,import_node_fs.readFileSync)(`/proc/${pid}/${name}`,"utf8")}catch{return""}}function outputTo(stream){return{write:text=>{stream.write(text)},isTerminal:stream.
isTTY===!0&&process.env.CI===void 0,get columns(){return stream.isTTY?stream.columns:void 0}}}var pipes=["pipe","pipe","pipe"];function covers(){if(first?.size===
0)return[];let inherited=inheritedDescriptors();first??=inherited;let last=Math.max(2,...inherited);if(last===2)return[];nullDevice??=(0,import_node_fs.openSync)(
"/dev/null","r");let cover=nullDevice;return Array.from({length:last-2},(_,at)=>inherited.has(at+3)?cover:"ignore")}var nullDevice,first;function inheritedDescriptors(){
let folder="/proc/self/fdinfo";return(0,import_node_fs.existsSync)(folder)?new Set((0,import_node_fs.readdirSync)(folder).flatMap(name=>Number(name)>2&&staysOpen(
`${folder}/${name}`)?[Number(name)]:[])):new Set}var closeOnExec=524288;function staysOpen(file){try{let flags=/^flags:\s*(?<flags>[0-7]+)$/mu.exec((0,import_node_fs.
readFileSync)(file,"utf8"))?.groups?.flags;return flags!==void 0&&(Number.parseInt(flags,8)&closeOnExec)===0}catch{return!1}}var realClock={now:()=>performance.
now(),after:(ms,fire)=>{let timer=setTimeout(fire,ms);return()=>clearTimeout(timer)}};_3_init_node_22();var stopSignals=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];
async function runAsProcess(process2,machine,run){let abort=new AbortController;for(let signal of stopSignals)process2.on(signal,()=>abort.abort());let host={...machine,
stop:abort.signal};process2.on("uncaughtException",error=>{if(isSpawn(error)&&_0_refusalIn(error)?.kind==="limit")return;let problem=showProblem(error);host.stderr.
write(problem.text),process2.exit(problem.exitCode)}),process2.exitCode=_1_errorTable.broken.exitCode;let isLost=!1;process2.stdout.on("error",error=>{isLost||error.
code==="EPIPE"||(isLost=!0,process2.exitCode=_1_errorTable["machine-limit"].exitCode,host.stderr.write(showProblem(lostOutput(error)).text))}),process2.stderr.on(
"error",()=>{});let code=await runForExitCode(host,()=>run(host,abort.signal));process2.exitCode=isLost?_1_errorTable["machine-limit"].exitCode:code}function lostOutput(error){
let why=_0_refusalIn(error)?.why??String(error);return new _1_UserError("machine-limit",`cannot write to standard output: ${why}`,{hint:"The result is lost. Fre\
e space or redirect the output, and run the command again.",cause:error})}function isSpawn(error){return error instanceof Error&&"syscall"in error&&String(error.
syscall).startsWith("spawn")}_3_init_node_22();function surroundingsOf(env){return env.GITHUB_ACTIONS==="true"?actionsSurroundings(env):{kind:"terminal"}}function actionsSurroundings(env){
let[owner="",repo=""]=(env.GITHUB_REPOSITORY??"").split("/");return{kind:"actions",runner:{event:env.GITHUB_EVENT_NAME??"",payloadFile:env.GITHUB_EVENT_PATH,repository:{
owner,repo},serverUrl:env.GITHUB_SERVER_URL,apiUrl:env.GITHUB_API_URL??"https://api.github.com",sha:env.GITHUB_SHA,ref:env.GITHUB_REF,runId:env.GITHUB_RUN_ID,workflowRef:env.
GITHUB_WORKFLOW_REF,workspace:env.GITHUB_WORKSPACE,temporaryFolder:env.RUNNER_TEMP,toolCache:env.RUNNER_TOOL_CACHE,environmentFile:env.GITHUB_ENV,pathFile:env.GITHUB_PATH,
outputFile:env.GITHUB_OUTPUT,stateFile:env.GITHUB_STATE,summaryFile:env.GITHUB_STEP_SUMMARY}}}export{actionsSurroundings,realHost,runAsProcess,surroundingsOf};
