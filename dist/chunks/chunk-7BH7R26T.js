import{createRequire as lanserCreateRequire}from"node:module";import{_7_require_node_buffer}from"./together-BD82C913.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-2611E1DC.js";import{_0_require_node_path}from"./together-52C54651.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";import{_2___callDispose,_2___commonJS,_2___esm,_2___export,_2___require,_2___toBinaryNode,_2___toCommonJS,_2___toESM,_2___using}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),import_node_buffer=_2___toESM(_7_require_node_buffer(),1),import_node_path=_2___toESM(_0_require_node_path(),
1);async function overlaysIn(host,given){let overlays=new Map;if(given.filter(one=>one.endsWith("=-")).length>1)throw new _1_UserError("usage","standard input i\
s one text, and two overlays ask for it",{hint:"Give files for all but one of them."});for(let one of given){let[,path="",file=""]=/^([^=]+)=(.+)$/su.exec(one)??
[];if(path==="")throw new _1_UserError("usage",`--overlay takes PATH=FILE or PATH=-, not \`${one}\``);overlays.set(path,await textOf(host,file,"overlay"))}return overlays}
async function textOf(host,file,what){if(file==="-")return inputOf(host);let bytes;try{bytes=_3_readFileBytes((0,import_node_path.resolve)(host.cwd,file))}catch(error){
throw new _1_UserError("unreadable-file",`the ${what} ${file} cannot be read`,{cause:error})}if((0,import_node_buffer.isUtf8)(bytes))return bytes.toString("utf8");
throw new _1_UserError("unreadable-file",`the ${what} ${file} is not UTF-8`)}async function inputOf(host){let text="";for await(let chunk of host.stdin?.()??[])
text+=chunk;return text}export{overlaysIn,textOf};
