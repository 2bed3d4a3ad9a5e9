import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{jobsOf,matrixText,planRun,readCosts}from"./chunk-CRCVJHSX.js";import{comparisonOptions,requestOf}from"./chunk-LALXOBHQ.js";import{exitCode}from"./chunk-7WUX6KE4.js";
import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalText}from"./chunk-FO76SHGF.js";import{planText}from"./chunk-CWWKSMFH.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";
import{UserError}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var comparisonHelp=`  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions from the event)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --root DIR          only the project roots at or below DIR of the repository; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
  --settings FILE     server settings, in the place of the configuration's
  --base-dependencies DIR   base's own .venv, node_modules, laid out in DIR as in the repository
  --scope SCOPE       which files are looked at: full, affected or auto
  --cache DIR|none    where servers are kept
`,planHelp=`lanser plan: the units of a run (server, root, side), shared out to jobs

${comparisonHelp}  --jobs N            how many jobs at most (default: 4)
  --last FILE         run.json of an earlier run: balanced by what its sessions cost (default: by the size of the sources)
  --json              one line for \`strategy.matrix\` of a workflow, by fromJSON (schemas/plan.v1.json)

Each job calls \`lanser shard --units UNITS --to FOLDER\`, and one more \`lanser merge FOLDER…\`: docs/shards.md.

Exit code: 0, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`,options={...comparisonOptions,jobs:{type:"string"},last:{type:"string"},json:{type:"boolean"},help:{type:"boolean",short:"h"}},jobsUsual=4;async function planCommand(host,args,signal){
let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(planHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\
\` is not expected: plan takes only flags`);let jobs=values.jobs===void 0?jobsUsual:jobsOf(values.jobs,"--jobs"),{last}=values,costs=last===void 0?{}:readCosts(
(0,import_node_path.resolve)(host.cwd,last),last),planned=await planRun(host,requestOf(host,values,signal),{jobs,costs});if(planned.kind==="unmeasured")return notMeasured(
host,planned.report);let{plan}=planned;return host.stdout.write(values.json===!0?`${matrixText(plan)}
`:planText(plan)),0}function notMeasured(host,report){for(let{code,message,hint}of report.reasons){let todo=hint===null||hint===""?"":` ${hint}`;host.stderr.write(
`${terminalText(`lanser: ${code}: ${message}${todo}`)}
`)}return exitCode(report)}export{comparisonHelp,planCommand,notMeasured};
