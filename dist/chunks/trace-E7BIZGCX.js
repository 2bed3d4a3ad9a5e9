import{createRequire as lanserCreateRequire}from"node:module";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var subcommands={record:async()=>(await import("./record-CU22FUYS.js")).
traceRecord,replay:async()=>(await import("./replay-JBKXTO3P.js")).traceReplay,refresh:async()=>(await import("./refresh-PUH3THXR.js")).traceRefresh,drift:async()=>(await import("./drift-PQ2UMR3V.js")).
traceDrift,list:async()=>(await import("./list-MW4SGSQR.js")).traceList,show:async()=>(await import("./show-SDDRU427.js")).traceShow,verify:async()=>(await import("./verify-GD3BLR5J.js")).
traceVerify,diff:async()=>(await import("./diff-RUXA6I2Y.js")).traceDiff,export:async()=>(await import("./export-LYO62IIW.js")).traceExport,validate:async()=>(await import("./validate-IF2YBHME.js")).
traceValidate},traceHelp=`lanser trace: sessions with a language server, recorded and replayed

  lanser trace record --name NAME [-- FILE… | gate …]
              records a session, or every session of a gate's run
  lanser trace replay --trace DIR|TRACE
              makes the results of a recorded run or session again, without a server
  lanser trace refresh [NAME…]
              records traces again
  lanser trace drift [--trace NAME]
              asks the pinned server again and shows what its results depend on
  lanser trace list [--server ID] [--session NAME] [--operation METHOD] [--status STATUS]
              the traces of this repository
  lanser trace show TRACE
              reads one like a conversation
  lanser trace verify [TRACE…]
              looks whether traces are complete, follow their schema, and hold secrets
  lanser trace diff A B
              where two part first, and which messages differ
  lanser trace export TRACE --to vscode|chrome
              for the language server protocol inspector, or for Perfetto
  lanser trace validate --schema FILE FILE…
              looks whether old traces and reports follow a changed schema

TRACE is a file, or a name below .lanser/traces. \`lanser trace SUBCOMMAND --help\` lists the flags of a subcommand.
`;function traceCommand(host,args,signal){let[name,...rest]=args;if(name==="--help"||name==="-h")return host.stdout.write(traceHelp),Promise.resolve(0);let known=Object.
keys(subcommands);if(name===void 0||name.startsWith("-"))throw new _1_UserError("usage",`trace needs a subcommand: ${known.join(", ")}`,{hint:"See: lanser trace\
 --help"});let subcommand=Object.hasOwn(subcommands,name)?subcommands[name]:void 0;if(subcommand!==void 0)return _1_withHelpOf(`trace ${name}`,async()=>(await subcommand())(
host,rest,signal));let near=_0_nearest(name,known);throw new _1_UserError("usage",`there is no subcommand \`trace ${name}\``,{hint:near===void 0?"See: lanser tr\
ace --help":`Did you mean \`trace ${near}\`?`})}export{traceCommand};
