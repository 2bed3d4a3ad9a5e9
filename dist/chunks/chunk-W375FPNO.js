import{createRequire as lanserCreateRequire}from"node:module";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunk-AXFZRQP5.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var logLook={color:!1,links:!1,width:120,wraps:!1,linkOf:null};_3_init_node_22();
var noIndent={first:[],rest:[]};function textSpan(shown,...styles){return{text:_0_terminalText(shown),styles,link:null,isPlace:!1}}function nameSpan(shown,...styles){
return{text:_0_terminalName(shown),styles,link:null,isPlace:!1}}function place(path,position,...styles){return{text:`${_0_terminalName(path)}${position}`,styles,
link:null,isPlace:!0}}function safeSpan(shown,...styles){return{text:shown,styles,link:null,isPlace:!1}}var blankBlock={kind:"blank"};function wordsBlock(...spans){
return{kind:"words",indent:noIndent,spans:spans.map(asSpan)}}function rowBlock(...spans){return{kind:"row",indent:noIndent,spans:spans.map(asSpan)}}function copiedBlock(...spans){
return{kind:"copied",indent:noIndent,spans:spans.map(asSpan)}}function asSpan(one){return typeof one=="string"?textSpan(one):one}function indentBlocks(rest,blocks,first=rest){
let added={first:[asSpan(first)],rest:[asSpan(rest)]};return blocks.map((block,at)=>block.kind==="blank"?block:{...block,indent:{first:[...at===0?added.first:added.
rest,...block.indent.first],rest:[...added.rest,...block.indent.rest]}})}function layout(blocks,room){let lines=[],isBlank=!1;for(let block of blocks){if(block.
kind==="blank"){isBlank=lines.length>0;continue}isBlank&&lines.push([]),isBlank=!1,lines.push(...laid(block,room))}return lines}function laid(block,room){return block.
kind==="words"?wordLines(block,room):[block.kind==="row"?rowLine(block,room):[...block.indent.first,...block.spans]]}function rowLine({indent,spans},{width}){let all=[
...indent.first,...spans];if(widthOfLine(all)<=width)return trimmed(all);let kept=[],left=width-1;for(let span of all){let shown=cutToWidth(span.text,left);if(kept.
push({...span,text:shown}),left-=widthOf(shown),shown!==span.text)break}return[...kept,textSpan("…","dim")]}function wordLines({indent,spans},room){let most=room.
wraps?room.width:Number.POSITIVE_INFINITY,lines=[],line=[...indent.first],width=widthOfLine(line),isEmpty=!0,next=()=>{lines.push(trimmed(line)),line=[...indent.
rest],width=widthOfLine(line),isEmpty=!0};for(let{pieces,space}of wordsOf(spans)){let needed=widthOfLine(pieces),isTooLong=needed>most-widthOfLine(indent.rest),
left=most-width-widthOf(space.text);if(!isEmpty&&left<(isTooLong?partMin:needed)&&next(),isEmpty||(line.push(space),width+=widthOf(space.text)),isEmpty=!1,width+
needed<=most){line.push(...pieces),width+=needed;continue}for(let[at,part]of brokenTo(pieces,most-width,most-widthOfLine(indent.rest)).entries())at>0&&next(),isEmpty=
!1,line.push(...part),width+=widthOfLine(part)}return(!isEmpty||lines.length===0)&&next(),lines}var partMin=20;function wordsOf(spans){let all=[],isOpen=!1;for(let span of spans)
for(let part of span.isPlace?[span.text]:span.text.split(/(\s+)/u)){if(part==="")continue;if(!span.isPlace&&/^\s/u.test(part)){isOpen=!1;continue}let piece={...span,
text:part},last=all.at(-1);if(isOpen&&last!==void 0)last.pieces.push(piece);else{let isInside=last!==void 0&&last.pieces.at(-1)?.link===span.link;all.push({pieces:[
piece],space:isInside?{...span,text:" "}:textSpan(" ")})}isOpen=!0}return all}function brokenTo(pieces,first,rest){let parts=[],left=pieces,room=first;for(;widthOfLine(
left)>room;){let end=breakIn(left.map(one=>one.text).join(""),Math.max(1,room));parts.push(sliced(left,0,end)),left=sliced(left,end,Number.POSITIVE_INFINITY),room=
rest}return parts.push(left),parts.filter(part=>part.length>0)}var joint=/[/\\._\-:,;(<[{|=&+@#?](?=.)|\p{Ll}(?=\p{Lu})/gu;function breakIn(word,room){let fitting=cutToWidth(
word,room),all=fitting===""?[...word].slice(0,1).join(""):fitting;return[...word.slice(0,all.length+1).matchAll(joint)].map(found=>found.index+found[0].length).
findLast(end=>end<=all.length&&end>all.length/3)??all.length}function sliced(pieces,start,end){let at=0;return pieces.flatMap(piece=>{let[from,to]=[Math.max(0,start-
at),Math.min(piece.text.length,end-at)];return at+=piece.text.length,from<to?[{...piece,text:piece.text.slice(from,to)}]:[]})}function widthOfLine(line){return line.
reduce((sum,{text:shown})=>sum+widthOf(shown),0)}function trimmed(line){let last=line.at(-1);if(last===void 0)return line;let shown=last.text.trimEnd();return shown===
""?trimmed(line.slice(0,-1)):shown===last.text?line:[...line.slice(0,-1),{...last,text:shown}]}_3_init_node_22();var codes={red:31,green:32,yellow:33,cyan:36,bold:1,
dim:2};function paintSpan(lines,paint){return lines.map(line=>`${line.map(span=>paintedSpan(span,paint)).join("")}
`).join("")}function paintedSpan({text,styles,link},{color,links}){let styled=color&&styles.length>0?`\x1B[${styles.map(style=>codes[style]).join(";")}m${text}\x1B\
[0m`:text;return links&&link!==null?`\x1B]8;;${link}\x1B\\${styled}\x1B]8;;\x1B\\`:styled}function fileLink(folder,path){return`file://${[...folder.split("/"),...path.
split("/")].filter(part=>part!=="").map(part=>`/${encodeURIComponent(part.toWellFormed())}`).join("")}`}export{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock};
