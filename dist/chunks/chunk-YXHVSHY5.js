import{createRequire as lanserCreateRequire}from"node:module";import{_7_require_node_buffer}from"./together-4234E523.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-C32843FF.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-74F25CFF.js";import{_3_init_node_22}from"./together-74F25CFF.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_buffer=_4___toESM(_7_require_node_buffer(),1),import_node_path=_4___toESM(
require_node_path(),1);async function overlaysIn(host,given){let overlays=new Map;if(given.filter(one=>one.endsWith("=-")).length>1)throw new _1_UserError("usag\
e","standard input is one text, and two overlays ask for it",{hint:"Give files for all but one of them."});for(let one of given){let[,path="",file=""]=/^([^=]+)=(.+)$/su.
exec(one)??[];if(path==="")throw new _1_UserError("usage",`--overlay takes PATH=FILE or PATH=-, not \`${one}\``);overlays.set(path,await textOf(host,file,"overl\
ay"))}return overlays}async function textOf(host,file,what){if(file==="-")return inputOf(host);let bytes;try{bytes=_3_readFileBytes((0,import_node_path.resolve)(
host.cwd,file))}catch(error){throw new _1_UserError("unreadable-file",`the ${what} ${file} cannot be read`,{cause:error})}if((0,import_node_buffer.isUtf8)(bytes))
return bytes.toString("utf8");throw new _1_UserError("unreadable-file",`the ${what} ${file} is not UTF-8`)}async function inputOf(host){let text="";for await(let chunk of host.
stdin?.()??[])text+=chunk;return text}export{overlaysIn,textOf};
