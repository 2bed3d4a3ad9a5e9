import{createRequire as lanserCreateRequire}from"node:module";import{_2_gateHelp,_2_gateLine}from"./gate-DZG2UZ2R.js";import{comparisonOptions}from"./chunk-4OSPXV5D.js";import{eachFile,fileFlags,fileSurfaces,surfaceFlags}from"./chunk-HU3UFDEU.js";import{parseFlags,require_node_util}from"./chunk-NQENPJXV.js";import{_0_editDistance,_0_nearest}from"./together-30CDA78D.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";import{_2___callDispose,_2___commonJS,_2___esm,_2___export,_2___require,_2___toBinaryNode,_2___toCommonJS,_2___toESM,_2___using}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),mergeHelp=`lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the \
change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;async function mergeCommand(host,args,signal){let line=_2_gateLine(args);if(line.values.help===!0)return host.stdout.write(mergeHelp),0;let[{judge},{mergeShards}]=await Promise.
all([import("./judge-W2UICNFT.js"),import("./shards-WHE2TUHO.js")]);return judge(host,line,signal,async(request,folders)=>{let{notes,...result}=await mergeShards(
host,request,folders);for(let text of notes)request.progress({kind:"note",text});return result})}export{mergeCommand};
