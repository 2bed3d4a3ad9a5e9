import{createRequire as lanserCreateRequire}from"node:module";import{_1_comparisonHelp,_1_notMeasured,_1_planCommand}from"./plan-G2KTZLC2.js";import{comparisonOptions}from"./chunk-PFKTW64N.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-RWJ42NEF.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-VLBPQW5J.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-WIQPEVLZ.js";import{parseFlags,require_node_util}from"./chunk-GK3HTFBV.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-DDEA549F.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-8A5C47EC.js";import{_0_editDistance,_0_nearest}from"./together-923F8552.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-8A5C47EC.js";import{_0_require_node_path}from"./together-945700BC.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-923F8552.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-945700BC.js";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_2_init_node_22();var import_node_path=_3___toESM(_0_require_node_path(),1),shardHelp=`la\
nser shard: looks at some units of a run, and writes what was found for \`lanser merge\`

${_1_comparisonHelp}  --units UNITS       those of one job, as \`lanser plan\` prints them, separated by spaces; none for none
  --to DIR            where to write the shard (schemas/shard.v1.json): a new folder outside of the repository

Exit code: 0 whatever was found, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`,options={...comparisonOptions,units:{type:"string"},to:{type:"string"},help:{type:"boolean",short:"h"}};async function shardCommand(host,args,signal){let{values,
positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(shardHelp),0;if(positionals.length>0)throw new _1_UserError("usage",`\`${positionals[0]}\
\` is not expected: shard takes only flags`,{hint:'Units are one value: --units "UNIT UNIT"'});if(values.units===void 0)throw new _1_UserError("usage","--units \
is needed");if(values.to===void 0)throw new _1_UserError("usage","--to is needed");let{requestOf}=await import("./gate-request-BHVV6S4N.js"),{lookAtShard,parseUnits}=await import("./shards-BFFSEJ66.js"),
units=parseUnits(values.units),folder=(0,import_node_path.resolve)(host.cwd,values.to),looked=await lookAtShard(host,requestOf(host,values,signal),{units,folder});
if(looked.kind==="unmeasured")return _1_notMeasured(host,looked.report);let lines=looked.shard.units.map(({unit,why})=>`${unitText(unit)}  ${why===null?"kept":`\
left to merge: ${why}`}`);return host.stdout.write(`${[...lines,`${_1_plural(units.length,"unit")} looked at`].join(`
`)}
`),0}export{shardCommand};
