import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{comparisonHelp,notMeasured}from"./chunk-ZHYCC2T7.js";import{lookAtShard,parseUnits}from"./chunk-DROW3ZXM.js";import{comparisonOptions,requestOf}from"./chunk-DH2GSYQK.js";
import"./chunk-PXIYZIPP.js";import"./chunk-7WUX6KE4.js";import"./chunk-FSW26XPK.js";import"./chunk-ZC7CH5JL.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";
import"./chunk-FO76SHGF.js";import{unitText}from"./chunk-E546V3GW.js";import"./chunk-6YJSMCAE.js";import"./chunk-GEQBUXF7.js";import"./chunk-T7AKOHQI.js";
import"./chunk-TIGPQBRF.js";import"./chunk-6QQZJNNT.js";import"./chunk-D5Q6PZQU.js";import"./chunk-WCOX2SGN.js";import"./chunk-F5LIKPWX.js";
import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-TQHSRZYV.js";import"./chunk-T3CJJ645.js";import"./chunk-XU47JOSZ.js";
import"./chunk-NHI3DF6A.js";import"./chunk-AABOIDXZ.js";import"./chunk-BRCWRZPQ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-5ELR6H6Q.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-CW7DA7BN.js";import"./chunk-LQPKEBCT.js";import"./chunk-LACULEP7.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-MAAXEJ27.js";import"./chunk-47E2CNLZ.js";import"./chunk-7CYC2KHZ.js";import"./chunk-VILW4R2L.js";
import"./chunk-HZVFZFWC.js";import{require_node_path}from"./chunk-EJEALQFE.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-73RH7LGE.js";
import"./chunk-J54BETX4.js";import"./chunk-5O4EL7WD.js";import"./chunk-3IP54WQR.js";import"./chunk-BRONEMYC.js";import"./chunk-5L4CCRRP.js";
import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var shardHelp=`lanser shard: looks at some units of a run, and writes what was found for \`lanser merge\`

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
