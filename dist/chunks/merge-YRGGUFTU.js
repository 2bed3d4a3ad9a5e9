import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{judge}from"./chunk-A2M2Y4E5.js";import"./chunk-HW5MQNZ6.js";import"./chunk-3PEXDY2K.js";import"./chunk-ECY23KEA.js";import"./chunk-Y4NHUMDB.js";
import{mergeShards}from"./chunk-2AXPBYN6.js";import"./chunk-TLKJ4ILM.js";import"./chunk-WGWR6UHW.js";import"./chunk-BSNVWAB5.js";import"./chunk-G7B7FO4I.js";
import"./chunk-O75FYL4S.js";import"./chunk-7WUX6KE4.js";import"./chunk-YHSFVGX6.js";import"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";
import"./chunk-66OPND5O.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-S7XJNKXT.js";import"./chunk-WNYC7T37.js";
import"./chunk-JWZZDI3V.js";import"./chunk-FO76SHGF.js";import"./chunk-CC4WBIEL.js";import"./chunk-7XGCCS67.js";import"./chunk-AB2BYWXE.js";
import"./chunk-Y664CDPI.js";import"./chunk-NXKAOQMF.js";import"./chunk-X343IGXL.js";import"./chunk-IVGVUXN2.js";import"./chunk-Z2QUHE2M.js";
import"./chunk-7WKE6X2O.js";import"./chunk-YYWGBERU.js";import"./chunk-TTCOGHCY.js";import"./chunk-G5UDHN7R.js";import"./chunk-UBZ7X6O4.js";
import"./chunk-KUT6PV4Y.js";import"./chunk-BRCWRZPQ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-6W3QFDOT.js";import"./chunk-TDCUHU5K.js";
import"./chunk-CW7DA7BN.js";import"./chunk-ENCZF6ZP.js";import"./chunk-O3VGY5T6.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";
import"./chunk-7CYC2KHZ.js";import"./chunk-MAAXEJ27.js";import"./chunk-ZJHMPHJQ.js";import"./chunk-EJEALQFE.js";import"./chunk-GQQPZKBJ.js";
import"./chunk-SBJWCYKC.js";import"./chunk-CN7NFUW4.js";import"./chunk-QHDUXGYO.js";import"./chunk-YNRA2IQT.js";import"./chunk-BRONEMYC.js";
import"./chunk-Q4B3BUUN.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";var mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;function mergeCommand(host,args,signal){return judge(host,args,signal,{help:mergeHelp,run:async(request,folders)=>{let{notes,...result}=await mergeShards(host,
request,folders);for(let text of notes)request.progress({kind:"note",text});return result}})}export{mergeCommand};
