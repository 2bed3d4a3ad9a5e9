import{createRequire as lanserCreateRequire}from"node:module";import{_8_require_node_buffer}from"./together-B33AEA57.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_buffer=_4___toESM(_8_require_node_buffer(),1),import_node_path=_4___toESM(
require_node_path(),1);async function overlaysIn(host,given){let overlays=new Map;if(given.filter(one=>one.endsWith("=-")).length>1)throw new _1_UserError("usag\
e","standard input is one text, and two overlays ask for it",{hint:"Give files for all but one of them."});for(let one of given){let[,path="",file=""]=/^([^=]+)=(.+)$/su.
exec(one)??[];if(path==="")throw new _1_UserError("usage",`--overlay takes PATH=FILE or PATH=-, not \`${one}\``);overlays.set(path,await textOf(host,file,"overl\
ay"))}return overlays}async function textOf(host,file,what){if(file==="-")return inputOf(host);let bytes;try{bytes=_2_readFileBytes((0,import_node_path.resolve)(
host.cwd,file))}catch(error){throw new _1_UserError("unreadable-file",`the ${what} ${file} cannot be read`,{cause:error})}if((0,import_node_buffer.isUtf8)(bytes))
return bytes.toString("utf8");throw new _1_UserError("unreadable-file",`the ${what} ${file} is not UTF-8`)}async function inputOf(host){let text="";for await(let chunk of host.
stdin?.()??[])text+=chunk;return text}export{overlaysIn,textOf};
