import{createRequire as lanserCreateRequire}from"node:module";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),require_node_path=_3___commonJS({"builtin:node:path"(exports,module){_2_init_node_22(),module.
exports=_3___require("node:path")}});import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_2_init_node_22();function lineStarts(text){let starts=[0];for(let at=0;at<text.length;at++){
let unit=text.charCodeAt(at);(unit===lineFeed||unit===carriageReturn&&text.charCodeAt(at+1)!==lineFeed)&&starts.push(at+1)}return starts}function lines(text){let starts=lineStarts(
text);return starts.map((start,index)=>text.slice(start,endOfLine(text,start,starts[index+1])))}function endOfLine(text,start,next){return next===void 0?text.length:
next-2>=start&&text.charCodeAt(next-2)===carriageReturn&&text.charCodeAt(next-1)===lineFeed?next-2:next-1}function positionAt(starts,offset){let low=0,high=starts.
length-1;for(;low<high;){let middle=low+high+1>>1;(starts[middle]??0)<=offset?low=middle:high=middle-1}return{line:low,character:Math.max(0,offset-(starts[low]??
0))}}function cut(text,lengthMax){let end=text.charCodeAt(lengthMax-1)>=55296&&text.charCodeAt(lengthMax-1)<=56319?lengthMax-1:lengthMax;return text.slice(0,end)}
function shorten(text,lengthMax){return text.length>lengthMax?`${cut(text,lengthMax-1)}…`:text}function plural(count,noun){return`${count} ${noun}${count===1?
"":"s"}`}function capitalized(words){return words.charAt(0).toUpperCase()+words.slice(1)}function andMore(left){return left>0?` (and ${left} more)`:""}function shortId(id){
return id.replace(/^sha256:/u,"").slice(0,12)}function rangeWithin(text,range){let all=typeof text=="string"?lines(text):text,{start,end}=range;return(end.line>
start.line||end.line===start.line&&end.character>=start.character)&&positionWithin(all,start)&&positionWithin(all,end)}function positionWithin(all,{line,character}){
let content=Number.isInteger(line)?all[line]:void 0;return content!==void 0&&Number.isInteger(character)&&character>=0&&character<=content.length}var lineFeed=10,
carriageReturn=13;function threeDigits(value){if(Math.abs(value)>=1e3)return String(Math.round(value));let rounded=Number(value.toPrecision(3));return String(Math.
abs(rounded)<5e-4?0:rounded)}var lastLinesMax=20,lastCharactersMax=4e3;function lastLines(printed){return printed.trimEnd().slice(-lastCharactersMax).split(`
`).slice(-lastLinesMax).join(`
`)}export{require_node_path as _0_require_node_path,andMore as _1_andMore,capitalized as _1_capitalized,cut as _1_cut,lastLines as _1_lastLines,lineStarts as _1_lineStarts,
lines as _1_lines,plural as _1_plural,positionAt as _1_positionAt,rangeWithin as _1_rangeWithin,shortId as _1_shortId,shorten as _1_shorten,threeDigits as _1_threeDigits};
