import{createRequire as lanserCreateRequire}from"node:module";import{_0_editDistance,_0_nearest}from"./together-30CDA78D.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";import{_2___callDispose,_2___commonJS,_2___esm,_2___export,_2___require,_2___toBinaryNode,_2___toCommonJS,_2___toESM,_2___using}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),require_node_util=_2___commonJS({"builtin:node:util"(exports,module){module.exports=_2___require(
"node:util")}}),import_node_util=_2___toESM(require_node_util(),1);function parseFlags(args,options){let shorts=new Set(Object.values(options).flatMap(option=>option.
short??[]));for(let arg of args){if(arg==="--")break;let[,dashes="",name=""]=/^(--?)([^-=][^=]*)/.exec(arg)??[],isKnown=dashes==="--"?Object.hasOwn(options,name):
shorts.has(name);if(name===""||isKnown)continue;let near=_0_nearest(name,Object.keys(options));throw new _1_UserError("usage",`there is no flag \`${dashes}${name}\
\``,near===void 0?{}:{hint:`Did you mean \`--${near}\`?`})}try{return(0,import_node_util.parseArgs)({args:[...args],options,strict:!0,allowPositionals:!0})}catch(error){
throw new _1_UserError("usage",error instanceof Error?error.message:String(error),{cause:error})}}export{parseFlags,require_node_util};
