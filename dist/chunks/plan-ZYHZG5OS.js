import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{comparisonOptions}from"./chunk-PFKTW64N.js";import{parseFlags}from"./chunk-WT54M45S.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-W5FMJTJW.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-KDQK442E.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DA7E1186.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(require_node_path(),1),comparisonHelp=`\
  --repo DIR          any folder inside the repository (default: the current folder)
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
let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(planHelp),0;if(positionals.length>0)throw new _1_UserError("usage",
`\`${positionals[0]}\` is not expected: plan takes only flags`);let{requestOf}=await import("./gate-request-B4SBWS23.js"),{jobsOf,matrixText,planRun,readCosts}=await import("./shards-K4RKKLLX.js"),
jobs=values.jobs===void 0?jobsUsual:jobsOf(values.jobs,"--jobs"),{last}=values,costs=last===void 0?{}:readCosts((0,import_node_path.resolve)(host.cwd,last),last),
planned=await planRun(host,requestOf(host,values,signal),{jobs,costs});if(planned.kind==="unmeasured")return notMeasured(host,planned.report);let{plan}=planned;
return host.stdout.write(values.json===!0?`${matrixText(plan)}
`:planText(plan)),0}function notMeasured(host,report){for(let{code,message,hint}of report.reasons){let todo=hint===null||hint===""?"":` ${hint}`;host.stderr.write(
`${_0_terminalText(`lanser: ${code}: ${message}${todo}`)}
`)}return exitCode(report)}import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-TMCZLDG2.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-DA7E1186.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);export{comparisonHelp as _1_comparisonHelp,notMeasured as _1_notMeasured,planCommand as _1_planCommand,comparisonHelp,notMeasured,planCommand};
