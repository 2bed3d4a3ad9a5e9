import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var errorCodes={"server-not-started":"server-not-started","server-crash\
ed":"server-crashed","server-protocol":"server-crashed","server-timeout":"server-timeout","server-not-ready":"server-timeout","server-configuration":"bad-config\
uration",outside:"outside","canary-failed":"not-found","file-count-mismatch":"not-found","digest-mismatch":"not-found","shard-missing":"not-found",cancelled:"ca\
ncelled"},failureCodes=Object.keys(errorCodes);function unhealthyServerError(server,{code,message},versionProblem){let errorCode=errorCodes[code],hint=versionProblem??
(errorCode==="not-found"?"Run the command again.":_1_errorTable[errorCode].hint);return new _1_UserError(errorCode,`cannot record a trace, because ${server} fai\
led: ${message}`,{hint})}export{failureCodes,unhealthyServerError};
