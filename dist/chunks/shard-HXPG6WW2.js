import{createRequire as lanserCreateRequire}from"node:module";import{_1_comparisonHelp,_1_notMeasured,_1_planCommand}from"./plan-PCMPOMWP.js";import{comparisonOptions}from"./chunk-4OSPXV5D.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-BJ72IGWL.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-A2CK2BVF.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-IQSZYQM7.js";import{parseFlags,require_node_util}from"./chunk-NQENPJXV.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-4B1BA6EF.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-4B1BA6EF.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-1923E97F.js";import{_0_editDistance,_0_nearest}from"./together-30CDA78D.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-1923E97F.js";import{_0_require_node_path}from"./together-52C54651.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-52C54651.js";import{_2___callDispose,_2___commonJS,_2___esm,_2___export,_2___require,_2___toBinaryNode,_2___toCommonJS,_2___toESM,_2___using}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),import_node_path=_2___toESM(_0_require_node_path(),1),shardHelp=`lanser shard: looks at s\
ome units of a run, and writes what was found for \`lanser merge\`

${_1_comparisonHelp}  --units UNITS       those of one job, as \`lanser plan\` prints them, separated by spaces; none for none
  --to DIR            where to write the shard (schemas/shard.v1.json): a new folder outside of the repository

Exit code: 0 whatever was found, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`,options={...comparisonOptions,units:{type:"string"},to:{type:"string"},help:{type:"boolean",short:"h"}};async function shardCommand(host,args,signal){let{values,
positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(shardHelp),0;if(positionals.length>0)throw new _1_UserError("usage",`\`${positionals[0]}\
\` is not expected: shard takes only flags`,{hint:'Units are one value: --units "UNIT UNIT"'});if(values.units===void 0)throw new _1_UserError("usage","--units \
is needed");if(values.to===void 0)throw new _1_UserError("usage","--to is needed");let{requestOf}=await import("./gate-request-J7TY6BRN.js"),{lookAtShard,parseUnits}=await import("./shards-WHE2TUHO.js"),
units=parseUnits(values.units),folder=(0,import_node_path.resolve)(host.cwd,values.to),looked=await lookAtShard(host,requestOf(host,values,signal),{units,folder});
if(looked.kind==="unmeasured")return _1_notMeasured(host,looked.report);let lines=looked.shard.units.map(({unit,why})=>`${unitText(unit)}  ${why===null?"kept":`\
left to merge: ${why}`}`);return host.stdout.write(`${[...lines,`${_1_plural(units.length,"unit")} looked at`].join(`
`)}
`),0}export{shardCommand};
