import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{plain,plainLog}from"./chunk-INA3GH4L.js";import{fileLink,logLook}from"./chunk-G6Q3ZO7Q.js";var colorSettings=["auto","always","never"];function reportText(program,report,{color,folder,...options}){if(program.where.kind==="actions")return plainLog(report,
options);let look=terminalLook(program,color);return plain(report,{...options,...look,linkOf:look.links&&folder!==null?path=>fileLink(folder,path):null})}function terminalLook(host,color){
let{isTerminal,columns}=host.stdout,{width,wraps}=isTerminal?{width:Math.max(40,columns??logLook.width),wraps:!0}:logLook;return{width,wraps,color:isColored(host,
color),links:color!=="never"&&opensLinks(host)}}function isColored({stdout,env},color){return color!=="auto"?color==="always":(env.NO_COLOR??"")!==""?!1:["","0"].
includes(env.FORCE_COLOR??"")?stdout.isTerminal&&env.FORCE_COLOR!=="0"&&env.TERM!=="dumb":!0}function opensLinks({stdout,env}){if(!stdout.isTerminal)return!1;let forced=env.
FORCE_HYPERLINK??"";return forced!==""?forced!=="0":(env.CI??"")!==""||env.TERM==="dumb"||(env.TMUX??"")!==""?!1:Number(env.VTE_VERSION??"0")>=vteMin||linkTerminals.
has(env.TERM_PROGRAM??"")||linkTerms.has(env.TERM??"")||["WT_SESSION","KITTY_WINDOW_ID","DOMTERM","KONSOLE_VERSION"].some(name=>(env[name]??"")!=="")}var linkTerminals=new Set(
["iTerm.app","vscode","WezTerm","ghostty","Hyper","zed"]),linkTerms=new Set(["xterm-kitty","xterm-ghostty","alacritty","foot"]),vteMin=5001;export{colorSettings,reportText,terminalLook};
