import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{judge}from"./chunk-4LBWFX7X.js";import"./chunk-363Y7QHW.js";import"./chunk-EKW4I67V.js";import"./chunk-AS4AZNVG.js";import"./chunk-ESK32UXJ.js";
import"./chunk-RDBXGRAA.js";import"./chunk-ATLQ3XFS.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import{mergeShards}from"./chunk-SF67X7EK.js";
import"./chunk-WD52BEV3.js";import"./chunk-URGVQSVT.js";import"./chunk-FSW26XPK.js";import"./chunk-FN7EYWUS.js";import"./chunk-4FDI3GY6.js";
import"./chunk-634XI52B.js";import"./chunk-GXYTVPQ7.js";import"./chunk-2TOBBWFC.js";import"./chunk-6OE57RIM.js";import"./chunk-AOOFWSH5.js";
import"./chunk-CAXWPLYJ.js";import"./chunk-XBUOZNP6.js";import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";import"./chunk-A6DODEUK.js";
import"./chunk-YNRA2IQT.js";import"./chunk-A5WSRKFD.js";import"./chunk-FEK3BJVL.js";import"./chunk-PBMD3JR6.js";import"./chunk-PVBVIEWF.js";
import"./chunk-IKHHKHPH.js";import"./chunk-7IAYWFNB.js";import"./chunk-ORZ6JWIJ.js";import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";
import"./chunk-M32YYIQV.js";import"./chunk-WO32OV27.js";import"./chunk-K53GJVXQ.js";import"./chunk-MWGU266B.js";import"./chunk-BRONEMYC.js";
import"./chunk-Q4B3BUUN.js";import"./chunk-WMSPXC2D.js";import"./chunk-6N737NXE.js";var mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;function mergeCommand(host,args,signal){return judge(host,args,signal,{help:mergeHelp,run:async(request,folders)=>{let{notes,...result}=await mergeShards(host,
request,folders);for(let text of notes)request.progress({kind:"note",text});return result}})}export{mergeCommand};
