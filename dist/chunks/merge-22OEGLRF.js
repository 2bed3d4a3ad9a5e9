import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{judge}from"./chunk-VYRR652O.js";import"./chunk-ENB5NIAW.js";import"./chunk-EROWDK3V.js";import"./chunk-2JTGX5SR.js";import"./chunk-PV4KBMOG.js";
import"./chunk-WP26KXVK.js";import"./chunk-RZKRYVQU.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import{mergeShards}from"./chunk-3SHK7S4R.js";
import"./chunk-AFBKAJJF.js";import"./chunk-TMCTPDWP.js";import"./chunk-FSW26XPK.js";import"./chunk-RWZIK3Z3.js";import"./chunk-JYTXYAPY.js";
import"./chunk-SO6V45RW.js";import"./chunk-5IAWDPDH.js";import"./chunk-IUW5W2L6.js";import"./chunk-ZCN5RNCM.js";import"./chunk-O6WEZMGQ.js";
import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";import"./chunk-D3TRNGKO.js";import"./chunk-NQC45UPR.js";import"./chunk-LIMTTHHP.js";
import"./chunk-DPJK5CKA.js";import"./chunk-JXCA5TXI.js";import"./chunk-623ZDYB6.js";import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";
import"./chunk-PKW65GXS.js";import"./chunk-6TDOTDKN.js";import"./chunk-2DSASQPU.js";import"./chunk-6N737NXE.js";var mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;function mergeCommand(host,args,signal){return judge(host,args,signal,{help:mergeHelp,run:async(request,folders)=>{let{notes,...result}=await mergeShards(host,
request,folders);for(let text of notes)request.progress({kind:"note",text});return result}})}export{mergeCommand};
