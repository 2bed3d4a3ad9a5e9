import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{comparisonHelp,notMeasured}from"./chunk-34D5I7WH.js";import{comparisonOptions,requestOf}from"./chunk-ZOGP5O6W.js";import{lookAtShard,parseUnits}from"./chunk-SIKJ4KDQ.js";
import"./chunk-G7B7FO4I.js";import"./chunk-7WUX6KE4.js";import"./chunk-FSW26XPK.js";import"./chunk-S7XJNKXT.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";
import"./chunk-FO76SHGF.js";import{unitText}from"./chunk-I2LZHW6C.js";import"./chunk-NDTEEEIV.js";import"./chunk-B6NI2ZVX.js";import"./chunk-Y664CDPI.js";
import"./chunk-3QX5ZI5N.js";import"./chunk-KLCM43JP.js";import"./chunk-YEDLAFP7.js";import"./chunk-Z2QUHE2M.js";import"./chunk-MAHWZ4ZW.js";
import"./chunk-DUEIM2OP.js";import"./chunk-TTCOGHCY.js";import"./chunk-G5UDHN7R.js";import"./chunk-2EH5GTUJ.js";import"./chunk-ZNH5E4TS.js";
import"./chunk-BRCWRZPQ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-5ELR6H6Q.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";
import"./chunk-CW7DA7BN.js";import"./chunk-ENCZF6ZP.js";import"./chunk-UBXIKKYX.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";
import"./chunk-7CYC2KHZ.js";import"./chunk-MAAXEJ27.js";import"./chunk-WWOLZMZY.js";import"./chunk-AOLXNPSX.js";import{require_node_path}from"./chunk-EJEALQFE.js";
import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-43SVPXG7.js";import"./chunk-ZO2RQ7YG.js";import"./chunk-QHDUXGYO.js";
import"./chunk-YNRA2IQT.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";import{UserError,plural}from"./chunk-BZ74BBKY.js";import{
__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var shardHelp=`lanser shard: looks at some units of a run, and writes what was found for \`lanser merge\`

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
