import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{judge}from"./chunk-X34POHOA.js";import"./chunk-PGX4TVQA.js";import"./chunk-JZ3XW6ZT.js";import"./chunk-R4YW62Q4.js";import"./chunk-D5D4DKNJ.js";
import{mergeShards}from"./chunk-BLEO77VI.js";import"./chunk-FPC2SMYG.js";import"./chunk-JDEOT4ZW.js";import"./chunk-KB7YVPPC.js";import"./chunk-OK4VC7GV.js";
import"./chunk-CNRC2ZGB.js";import"./chunk-7WUX6KE4.js";import"./chunk-YHSFVGX6.js";import"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";
import"./chunk-RT6H4MXK.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-PY3OJJGA.js";import"./chunk-WNYC7T37.js";
import"./chunk-JWZZDI3V.js";import"./chunk-FO76SHGF.js";import"./chunk-BIW47G7V.js";import"./chunk-C2RVXJNC.js";import"./chunk-UPTYLE3X.js";
import"./chunk-Y664CDPI.js";import"./chunk-2A7GL7GX.js";import"./chunk-A6QWIGUF.js";import"./chunk-SYBXSLMS.js";import"./chunk-6G2WO4LH.js";
import"./chunk-3IJYGLT7.js";import"./chunk-LHX2F5FF.js";import"./chunk-7ROKIFY5.js";import"./chunk-LZLRAUVF.js";import"./chunk-BRCWRZPQ.js";
import"./chunk-CTLGXPEQ.js";import"./chunk-A7HN2EPJ.js";import"./chunk-CW7DA7BN.js";import"./chunk-ENCZF6ZP.js";import"./chunk-Z5V3TZK3.js";
import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-7CYC2KHZ.js";import"./chunk-MAAXEJ27.js";import"./chunk-5VIEJT5V.js";
import"./chunk-K53GJVXQ.js";import"./chunk-CN7NFUW4.js";import"./chunk-QHDUXGYO.js";import"./chunk-YNRA2IQT.js";import"./chunk-BRONEMYC.js";
import"./chunk-Q4B3BUUN.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";var mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;function mergeCommand(host,args,signal){return judge(host,args,signal,{help:mergeHelp,run:async(request,folders)=>{let{notes,...result}=await mergeShards(host,
request,folders);for(let text of notes)request.progress({kind:"note",text});return result}})}export{mergeCommand};
