import{createRequire as lanserCreateRequire}from"node:module";import{_2_gateHelp,_2_gateLine}from"./gate-EXH4B52C.js";import{comparisonOptions}from"./chunk-PFKTW64N.js";import{parseFlags}from"./chunk-WT54M45S.js";import{eachFile,fileFlags,fileSurfaces,surfaceFlags}from"./chunk-WMOTNSRL.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several\
 jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;async function mergeCommand(host,args,signal){let line=_2_gateLine(args);if(line.values.help===!0)return host.stdout.write(mergeHelp),0;let[{judge},{mergeShards}]=await Promise.
all([import("./judge-MYG7YQYV.js"),import("./shards-K4RKKLLX.js")]);return judge(host,line,signal,async(request,folders)=>{let{notes,...result}=await mergeShards(
host,request,folders);for(let text of notes)request.progress({kind:"note",text});return result})}export{mergeCommand};
