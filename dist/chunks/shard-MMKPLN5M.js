import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{comparisonHelp,notMeasured}from"./chunk-SVA7RJDD.js";import{lookAtShard,parseUnits}from"./chunk-AQ64TU4K.js";import{comparisonOptions,requestOf}from"./chunk-UWGPMDIX.js";
import"./chunk-SHOC223Z.js";import"./chunk-FSW26XPK.js";import"./chunk-6WVLE7GF.js";import{unitText}from"./chunk-F2DADLTN.js";import"./chunk-JS2JDPM2.js";
import"./chunk-DNML65QE.js";import"./chunk-HYK7EYSQ.js";import"./chunk-HVAMUEQ7.js";import"./chunk-WFEL3YIK.js";import"./chunk-C7PRYRYL.js";
import"./chunk-IVAVSJST.js";import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";import"./chunk-TH4UI6RC.js";import"./chunk-YNRA2IQT.js";
import{parseFlags}from"./chunk-K2S2UHWL.js";import"./chunk-O46ZDEVF.js";import"./chunk-HJWSJMLV.js";import"./chunk-FVAZW5RJ.js";import"./chunk-BPK6C5MZ.js";
import"./chunk-SC4J7CVT.js";import"./chunk-7GJWLR3I.js";import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-M32YYIQV.js";
import{require_node_path}from"./chunk-SIVPAVGM.js";import"./chunk-K53GJVXQ.js";import"./chunk-XHLYBZVD.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";
import{UserError,plural}from"./chunk-VZOWZYJB.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var shardHelp=`lanser shard: looks at some units of a run, and writes what was found for \`lanser merge\`

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
