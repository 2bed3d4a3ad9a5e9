import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{judge}from"./chunk-XXMBCNQC.js";import"./chunk-ZC4KL5IY.js";import"./chunk-ZOGP5O6W.js";import"./chunk-ECY23KEA.js";import"./chunk-BNB5CYPO.js";
import{mergeShards}from"./chunk-SIKJ4KDQ.js";import"./chunk-YXELIUSJ.js";import"./chunk-7GMO2SD7.js";import"./chunk-BSNVWAB5.js";import"./chunk-G7B7FO4I.js";
import"./chunk-O75FYL4S.js";import"./chunk-7WUX6KE4.js";import"./chunk-YHSFVGX6.js";import"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";
import"./chunk-66OPND5O.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-S7XJNKXT.js";import"./chunk-WNYC7T37.js";
import"./chunk-NLXJX7SZ.js";import"./chunk-FO76SHGF.js";import"./chunk-I2LZHW6C.js";import"./chunk-NDTEEEIV.js";import"./chunk-B6NI2ZVX.js";
import"./chunk-Y664CDPI.js";import"./chunk-3QX5ZI5N.js";import"./chunk-KLCM43JP.js";import"./chunk-YEDLAFP7.js";import"./chunk-Z2QUHE2M.js";
import"./chunk-MAHWZ4ZW.js";import"./chunk-DUEIM2OP.js";import"./chunk-TTCOGHCY.js";import"./chunk-G5UDHN7R.js";import"./chunk-2EH5GTUJ.js";
import"./chunk-ZNH5E4TS.js";import"./chunk-BRCWRZPQ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-5ELR6H6Q.js";import"./chunk-TLMYU3C4.js";
import"./chunk-W5FTHC5E.js";import"./chunk-CW7DA7BN.js";import"./chunk-ENCZF6ZP.js";import"./chunk-UBXIKKYX.js";import"./chunk-LACULEP7.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-7CYC2KHZ.js";import"./chunk-MAAXEJ27.js";import"./chunk-WWOLZMZY.js";import"./chunk-AOLXNPSX.js";
import"./chunk-EJEALQFE.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-43SVPXG7.js";import"./chunk-ZO2RQ7YG.js";
import"./chunk-QHDUXGYO.js";import"./chunk-YNRA2IQT.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";import"./chunk-BZ74BBKY.js";
import"./chunk-6N737NXE.js";var mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;function mergeCommand(host,args,signal){return judge(host,args,signal,{help:mergeHelp,run:async(request,folders)=>{let{notes,...result}=await mergeShards(host,
request,folders);for(let text of notes)request.progress({kind:"note",text});return result}})}export{mergeCommand};
