import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),errorCodes={"server-not-started":"server-not-started","server-crashed":"server-crashed","\
server-protocol":"server-crashed","server-timeout":"server-timeout","server-not-ready":"server-timeout","server-configuration":"bad-configuration","canary-faile\
d":"not-found","file-count-mismatch":"not-found","digest-mismatch":"not-found","shard-missing":"not-found",cancelled:"cancelled"},failureCodes=Object.keys(errorCodes);
function unhealthy(server,{code,message},versionProblem){let errorCode=errorCodes[code],hint=versionProblem??(errorCode==="not-found"?"Try again.":_1_errorTable[errorCode].
hint);return new _1_UserError(errorCode,`nothing was recorded: ${server} was not healthy: ${message}`,{hint})}export{failureCodes,unhealthy};
