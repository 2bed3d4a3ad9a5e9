import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
function run(host,request,options){return new Promise((resolve,reject)=>{let child=host.spawn({...request,detached:!0}),pieces=[],stderr=Buffer.alloc(0),stdoutBytes=0,
timedOut=!1,failure,cancel=host.clock.after(options.msMax,()=>{timedOut=!0,killGroup(host,child)});child.stdout?.on("data",piece=>{if(failure===void 0)try{if(options.
onOutput!==null)return options.onOutput(piece);if(stdoutBytes+=piece.length,stdoutBytes>536870912)throw new Error(`${request.file} printed more than 536870912 b\
ytes`);pieces.push(piece)}catch(error){failure=error,killGroup(host,child)}}),child.stderr?.on("data",piece=>{stderr=Buffer.concat([stderr,piece]).subarray(-65536)}),
child.stdin?.on("error",()=>{}),child.stdin?.end(options.input),child.on("error",error=>{cancel(),reject(error)}),child.on("close",exitCode=>{if(cancel(),failure!==
void 0)return reject(failure);resolve({exitCode,stdout:Buffer.concat(pieces),stderr:stderr.toString("utf8"),timedOut})})})}function killGroup(host,child){child.
pid!==void 0&&host.kill(-child.pid,"SIGKILL")}function push(lists,key,item){let list=lists.get(key);list===void 0?lists.set(key,[item]):list.push(item)}export{run,killGroup,push};
