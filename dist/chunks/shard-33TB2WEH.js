import{createRequire as lanserCreateRequire}from"node:module";import{_1_comparisonHelp,_1_notMeasured,_1_planCommand}from"./plan-A3SXRSLP.js";import{comparisonOptions}from"./chunk-PFKTW64N.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-55FYZ3JY.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-MQ7SHXO5.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-3FPI54HV.js";import{parseFlags}from"./chunk-BRQE2JTE.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-DDEA549F.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-8A5C47EC.js";import{_0_editDistance,_0_nearest}from"./together-74F25CFF.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-8A5C47EC.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-74F25CFF.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-74F25CFF.js";import{_3_init_node_22}from"./together-74F25CFF.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(require_node_path(),1),shardHelp=`lanse\
r shard: looks at some units of a run, and writes what was found for \`lanser merge\`

${_1_comparisonHelp}  --units UNITS       those of one job, as \`lanser plan\` prints them, separated by spaces; none for none
  --to DIR            where to write the shard (schemas/shard.v1.json): a new folder outside of the repository

Exit code: 0 whatever was found, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`,options={...comparisonOptions,units:{type:"string"},to:{type:"string"},help:{type:"boolean",short:"h"}};async function shardCommand(host,args,signal){let{values,
positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(shardHelp),0;if(positionals.length>0)throw new _1_UserError("usage",`\`${positionals[0]}\
\` is not expected: shard takes only flags`,{hint:'Units are one value: --units "UNIT UNIT"'});if(values.units===void 0)throw new _1_UserError("usage","--units \
is needed");if(values.to===void 0)throw new _1_UserError("usage","--to is needed");let{requestOf}=await import("./gate-request-RDRXO5XV.js"),{lookAtShard,parseUnits}=await import("./shards-MTYE724H.js"),
units=parseUnits(values.units),folder=(0,import_node_path.resolve)(host.cwd,values.to),looked=await lookAtShard(host,requestOf(host,values,signal),{units,folder});
if(looked.kind==="unmeasured")return _1_notMeasured(host,looked.report);let lines=looked.shard.units.map(({unit,why})=>`${unitText(unit)}  ${why===null?"kept":`\
left to merge: ${why}`}`);return host.stdout.write(`${[...lines,`${_2_plural(units.length,"unit")} looked at`].join(`
`)}
`),0}export{shardCommand};
