import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{comparisonHelp,notMeasured}from"./chunk-5OOKQFHD.js";import{lookAtShard,parseUnits}from"./chunk-CRCVJHSX.js";import{comparisonOptions,requestOf}from"./chunk-LALXOBHQ.js";
import"./chunk-DLYU2D2A.js";import"./chunk-7WUX6KE4.js";import"./chunk-FSW26XPK.js";import"./chunk-DHIWY54A.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";
import"./chunk-FO76SHGF.js";import{unitText}from"./chunk-CWWKSMFH.js";import"./chunk-YTIMTKOY.js";import"./chunk-ORKVBMDF.js";import"./chunk-4A3XBLML.js";
import"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";import"./chunk-CE3S3RLV.js";
import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";
import"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import"./chunk-DZCC7XYK.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";
import{require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";
import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";import"./chunk-XC2CTCOW.js";import{UserError,plural}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var shardHelp=`lanser shard: looks at some units of a run, and writes what was found for \`lanser merge\`

${comparisonHelp}  --units UNITS       those of one job, as \`lanser plan\` prints them, separated by spaces; none for none
  --to DIR            where to write the shard (schemas/shard.v1.json): a new folder outside of the repository

Exit code: 0 whatever was found, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`,options={...comparisonOptions,units:{type:"string"},to:{type:"string"},help:{type:"boolean",short:"h"}};async function shardCommand(host,args,signal){let{values,
positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(shardHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\
\` is not expected: shard takes only flags`,{hint:'Units are one value: --units "UNIT UNIT"'});if(values.units===void 0)throw new UserError("usage","--units is \
needed");if(values.to===void 0)throw new UserError("usage","--to is needed");let units=parseUnits(values.units),folder=(0,import_node_path.resolve)(host.cwd,values.
to),looked=await lookAtShard(host,requestOf(host,values,signal),{units,folder});if(looked.kind==="unmeasured")return notMeasured(host,looked.report);let lines=looked.
shard.units.map(({unit,why})=>`${unitText(unit)}  ${why===null?"kept":`left to merge: ${why}`}`);return host.stdout.write(`${[...lines,`${plural(units.length,"u\
nit")} looked at`].join(`
`)}
`),0}export{shardCommand};
