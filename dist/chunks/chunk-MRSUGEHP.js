import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{terminalCells,terminalName,terminalText}from"./chunk-NQC45UPR.js";import{placesOf,sideOf}from"./chunk-AY6K4OBQ.js";import{cut}from"./chunk-2DSASQPU.js";var ambiguousRanges=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,208,208,215,216,222,225,230,230,232,234,236,237,240,240,242,243,247,
250,252,252,254,254,257,257,273,273,275,275,283,283,294,295,299,299,305,307,312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,
466,468,468,470,470,472,472,474,474,476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,913,929,931,937,945,961,963,
969,1025,1025,1040,1103,1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,8240,8240,8242,8243,8245,8245,8251,8251,8254,8254,8308,8308,8319,8319,
8321,8324,8364,8364,8451,8451,8453,8453,8457,8457,8467,8467,8470,8470,8481,8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,
8632,8633,8658,8658,8660,8660,8679,8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,8739,8739,8741,8741,8743,8748,
8750,8750,8756,8759,8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,8814,8815,8834,8835,8838,8839,8853,8853,8857,8857,8869,8869,8895,8895,
8978,8978,9312,9449,9451,9547,9552,9587,9600,9615,9618,9621,9632,9633,9635,9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,
9711,9711,9733,9734,9737,9737,9742,9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,9886,9887,9919,9919,9926,9933,
9935,9939,9941,9953,9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,10045,10045,10102,10111,11094,11097,12872,12879,57344,63743,65024,65039,
65533,65533,127232,127242,127248,127277,127280,127337,127344,127373,127375,127376,127387,127404,917760,917999,983040,1048573,1048576,1114109],fullwidthMinimalCodePoint=12288,
fullwidthMaximumCodePoint=65510,fullwidthRanges=[12288,12288,65281,65376,65504,65510];var wideMinimalCodePoint=4352,wideMaximumCodePoint=262141,wideRanges=[4352,4447,8986,8987,9001,9002,9193,9196,9200,9200,9203,9203,9725,9726,9748,9749,9776,9783,
9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,9924,9925,9934,9934,9940,9940,9962,9962,9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,
9994,9995,10024,10024,10060,10060,10062,10062,10067,10069,10071,10071,10133,10135,10160,10160,10175,10175,11035,11036,11088,11088,11093,11093,11904,11929,11931,
12019,12032,12245,12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,12832,12871,12880,42124,42128,42182,43360,43388,
44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,94176,94180,94192,94198,94208,101594,101631,101664,101760,101874,101888,102801,102816,102866,
110576,110579,110581,110587,110589,110590,110592,110888,110898,110898,110928,110930,110933,110933,110948,110952,110960,111355,119552,119638,119648,119670,126980,
126980,127183,127183,127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,127569,127584,127589,127744,127776,127789,127797,
127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,127992,128062,128064,128064,128066,128252,128255,128317,128331,128334,128336,
128359,128378,128378,128405,128406,128420,128420,128507,128591,128640,128709,128716,128716,128720,128722,128725,128729,128732,128735,128747,128748,128756,128764,
128986,128986,128992,129003,129008,129008,129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,129736,129736,129740,129757,129759,129771,129775,
129786,131072,196605,196608,262141];var isInRange=(ranges,codePoint)=>{let low=0,high=Math.floor(ranges.length/2)-1;for(;low<=high;){let mid=Math.floor((low+high)/2),i=mid*2;if(codePoint<ranges[i])
high=mid-1;else if(codePoint>ranges[i+1])low=mid+1;else return!0}return!1};var commonCjkCodePoint=19968,[wideFastPathStart,wideFastPathEnd]=findWideFastPathRange(wideRanges);function findWideFastPathRange(ranges){let fastPathStart=ranges[0],
fastPathEnd=ranges[1];for(let index=0;index<ranges.length;index+=2){let start=ranges[index],end=ranges[index+1];if(commonCjkCodePoint>=start&&commonCjkCodePoint<=
end)return[start,end];end-start>fastPathEnd-fastPathStart&&(fastPathStart=start,fastPathEnd=end)}return[fastPathStart,fastPathEnd]}var isAmbiguous=codePoint=>codePoint<
161||codePoint>1114109?!1:isInRange(ambiguousRanges,codePoint),isFullwidth=codePoint=>codePoint<fullwidthMinimalCodePoint||codePoint>fullwidthMaximumCodePoint?!1:
isInRange(fullwidthRanges,codePoint);var isWide=codePoint=>codePoint>=wideFastPathStart&&codePoint<=wideFastPathEnd?!0:codePoint<wideMinimalCodePoint||codePoint>wideMaximumCodePoint?!1:isInRange(wideRanges,
codePoint);function validate(codePoint){if(!Number.isSafeInteger(codePoint))throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`)}function eastAsianWidth(codePoint,{ambiguousAsWide=!1}={}){return validate(codePoint),isFullwidth(codePoint)||isWide(codePoint)||ambiguousAsWide&&isAmbiguous(codePoint)?
2:1}var mark=/^[\p{Mn}\p{Me}]$/u,ascii=/^[\u0020-\u007e]*$/u;function widthOf(text2){if(ascii.test(text2))return text2.length;let width=0;for(let character of text2)
width+=characterWidth(character);return width}function characterWidth(character){return mark.test(character)?0:eastAsianWidth(character.codePointAt(0)??0)}function cutToWidth(text2,widthMax){
let width=0,end=0;for(let character of text2){if(width+=characterWidth(character),width>widthMax)break;end+=character.length}return text2.slice(0,end)}function shortenToWidth(text2,widthMax){
return widthOf(text2)<=widthMax?text2:`${cutToWidth(text2,widthMax-1)}…`}var isListed={new:!0,fixed:!0,moved:!0,removed:!0,suppressed:!0,volatile:!0,unchanged:!1},statesInOrder=Object.keys(isListed),listedStates=statesInOrder.filter(
state=>isListed[state]),stateWords={new:{one:"the change introduced it",all:"The change introduced these."},unchanged:{one:"the same code as in base",all:"The s\
ame code as in base; these are only counted."},moved:{one:"its code was moved by the change",all:"Their code was moved by the change."},fixed:{one:"it is gone, \
and its code is still there",all:"These are gone, and their code is still there."},removed:{one:"its code was deleted",all:"Their code was deleted."},suppressed:{
one:"something that the change added hides it",all:"Something that the change added hides them. They do not count as fixed, and earn nothing."},volatile:{one:"i\
t depends on the order in which files are checked; it neither fails nor earns anything",all:"These depend on the order in which files are checked. They neither \
fail nor earn anything by default."}},unprovenText="not proven to be mended";function placementText(finding){return placementWords[finding.placement][sideOf(finding)]}
var placementWords={"same-line":{base:"the same line is in head",head:"the same line is in base"},"edited-line":{base:"code on a line that was edited",head:"cod\
e on a line that was edited"},replaced:{base:"code that was edited in place",head:"code that was edited in place"},rewritten:{base:"deleted or rewritten code (n\
ot in head)",head:"written here by the change"},"no-file":{base:"a deleted file (not in head)",head:"a new file (not in base)"},unchecked:{base:"head has the fi\
le, but the server does not check it there",head:"base has the file, but the server does not check it there"}};function sourceParts({server,source,code,symbol}){
let isNamed=source===null||source.toLowerCase()===server.toLowerCase();return[server,...isNamed?[]:[source],...code===null?[]:[code],symbol??"module level"]}function causeLabel({
symbol,dependency}){return dependency==null?symbol:`${dependency.name} ${dependency.from??"none"} → ${dependency.to??"none"}`}function brokenBy(cause){let isRemoved=cause.
how==="removed-name",broken=brokenWords[cause.how]??"broken by a change elsewhere: ";return causeLabel(cause)===null?{broken:isRemoved?`${broken}a name removed \
at `:broken,at:""}:{broken,at:isRemoved?", removed at ":", "}}var brokenWords={dependency:"broken by a dependency: ","removed-module":"broken by a file that was\
 deleted: ","moved-module":"broken by a file that was moved: ","broken-import":"broken by an import that does not resolve any more: ","mended-import":"brought t\
o light by an import that was mended: "},matchWords={image:"the same finding on the same code","image-message-drift":"the same finding on the same code, in othe\
r words",replaced:"the same finding on code that was edited in place",import:"the same finding on the same import",edited:"the same finding in code that was edi\
ted","moved-text":"the same finding on the same line elsewhere in the file","moved-context":"the same finding between the same tokens elsewhere in the file","mo\
ved-symbol":"the same finding in the same definition, which was rewritten","moved-file-text":"the same finding on the same line in another file","moved-file-con\
text":"the same finding between the same tokens in another file","moved-file-symbol":"the same finding in a definition of that name in another file"},replayStateWords={
equal:"the same",different:"different",unreadable:"unreadable",inconclusive:"not replayed",stale:"out of date"},replayWeightWords={nothing:"which is as it shoul\
d be",fails:"which fails this run (policy replay-mismatch: fail)",inconclusive:"which leaves this run inconclusive",warns:"which only warns"},replayModeWords={offline:{
done:"replayed",how:"without a server",same:"the same results"},live:{done:"asked",how:"again of the pinned server",same:"the same answers"}},causeWords={"remov\
ed-module":"The change deleted this file, and what it breaks imports it.","moved-module":"The change moved this file, and what it breaks has its old path, or is\
 in it and imports what is no more beside it.",definition:"The change edited this definition, and what it breaks refers to it.",related:"The change edited this,\
 and the server names it beside what it breaks.",inferred:"The change edited this body, and the type of what it breaks is inferred from it.","base-class":"The c\
hange edited this in a class that what it breaks is derived from.","re-export":"The change edited the line that hands this name on, and what it breaks has it fr\
om there.","broken-import":"The change edited this import, which does not resolve any more, and what it breaks depends on it.","mended-import":"The change mende\
d an import by this, and the server sees now what was wrong before.",dependency:"The change takes another version of this package, and what it breaks uses it.",
"removed-name":"The change took this name away, and what it breaks still uses it."};function ruleName({server,code}){return code!==null&&server==="typescript"&&/^\d+$/u.test(code)?`TS${code}`:code}function ruleAddress({server,code}){return code!==
null&&server==="pyright"&&/^report[A-Za-z]+$/u.test(code)?`https://github.com/microsoft/pyright/blob/main/docs/configuration.md#${code}`:null}var noIndent={first:[],rest:[]};function text(shown,...styles){return{text:terminalText(shown),styles,link:null,isPlace:!1}}function name(shown,...styles){return{
text:terminalName(shown),styles,link:null,isPlace:!1}}function place(path,position,...styles){return{text:`${terminalName(path)}${position}`,styles,link:null,isPlace:!0}}
function safe(shown,...styles){return{text:shown,styles,link:null,isPlace:!1}}var blank={kind:"blank"};function words(...spans){return{kind:"words",indent:noIndent,
spans:spans.map(asSpan)}}function row(...spans){return{kind:"row",indent:noIndent,spans:spans.map(asSpan)}}function copied(...spans){return{kind:"copied",indent:noIndent,
spans:spans.map(asSpan)}}function asSpan(one){return typeof one=="string"?text(one):one}function indented(rest,blocks,first=rest){let own={first:[asSpan(first)],
rest:[asSpan(rest)]};return blocks.map((block,at)=>block.kind==="blank"?block:{...block,indent:{first:[...at===0?own.first:own.rest,...block.indent.first],rest:[
...own.rest,...block.indent.rest]}})}function layout(blocks,room){let lines=[],isBlank=!1;for(let block of blocks){if(block.kind==="blank"){isBlank=lines.length>
0;continue}isBlank&&lines.push([]),isBlank=!1,lines.push(...laid(block,room))}return lines}function laid(block,room){return block.kind==="words"?wordLines(block,
room):[block.kind==="row"?rowLine(block,room):[...block.indent.first,...block.spans]]}function rowLine({indent,spans},{width}){let all=[...indent.first,...spans];
if(widthOfLine(all)<=width)return trimmed(all);let kept=[],left=width-1;for(let span of all){let shown=cutToWidth(span.text,left);if(kept.push({...span,text:shown}),
left-=widthOf(shown),shown!==span.text)break}return[...kept,text("…","dim")]}function wordLines({indent,spans},room){let most=room.wraps?room.width:Number.POSITIVE_INFINITY,
lines=[],line=[...indent.first],width=widthOfLine(line),isEmpty=!0,next=()=>{lines.push(trimmed(line)),line=[...indent.rest],width=widthOfLine(line),isEmpty=!0};
for(let{pieces,space}of wordsOf(spans)){let needed=widthOfLine(pieces),isTooLong=needed>most-widthOfLine(indent.rest),left=most-width-widthOf(space.text);if(!isEmpty&&
left<(isTooLong?partMin:needed)&&next(),isEmpty||(line.push(space),width+=widthOf(space.text)),isEmpty=!1,width+needed<=most){line.push(...pieces),width+=needed;
continue}for(let[at,part]of brokenTo(pieces,most-width,most-widthOfLine(indent.rest)).entries())at>0&&next(),isEmpty=!1,line.push(...part),width+=widthOfLine(part)}
return(!isEmpty||lines.length===0)&&next(),lines}var partMin=20;function wordsOf(spans){let all=[],isOpen=!1;for(let span of spans)for(let part of span.isPlace?
[span.text]:span.text.split(/(\s+)/u)){if(part==="")continue;if(!span.isPlace&&/^\s/u.test(part)){isOpen=!1;continue}let piece={...span,text:part},last=all.at(-1);
if(isOpen&&last!==void 0)last.pieces.push(piece);else{let isInside=last!==void 0&&last.pieces.at(-1)?.link===span.link;all.push({pieces:[piece],space:isInside?{
...span,text:" "}:text(" ")})}isOpen=!0}return all}function brokenTo(pieces,first,rest){let parts=[],left=pieces,room=first;for(;widthOfLine(left)>room;){let end=breakIn(
left.map(one=>one.text).join(""),Math.max(1,room));parts.push(sliced(left,0,end)),left=sliced(left,end,Number.POSITIVE_INFINITY),room=rest}return parts.push(left),
parts.filter(part=>part.length>0)}var joint=/[/\\._\-:,;(<[{|=&+@#?](?=.)|\p{Ll}(?=\p{Lu})/gu;function breakIn(word,room){let fitting=cutToWidth(word,room),all=fitting===
""?[...word].slice(0,1).join(""):fitting;return[...word.slice(0,all.length+1).matchAll(joint)].map(found=>found.index+found[0].length).findLast(end=>end<=all.length&&
end>all.length/3)??all.length}function sliced(pieces,start,end){let at=0;return pieces.flatMap(piece=>{let[from,to]=[Math.max(0,start-at),Math.min(piece.text.length,
end-at)];return at+=piece.text.length,from<to?[{...piece,text:piece.text.slice(from,to)}]:[]})}function widthOfLine(line){return line.reduce((sum,{text:shown})=>sum+
widthOf(shown),0)}function trimmed(line){let last=line.at(-1);if(last===void 0)return line;let shown=last.text.trimEnd();return shown===""?trimmed(line.slice(0,
-1)):shown===last.text?line:[...line.slice(0,-1),{...last,text:shown}]}var markedMax=4;function frameOf(report,finding,options){let places=placesOf(finding),own=sideOf(finding),excerpts=report.excerpts.get(finding.id),[excerpt,place2]=[
excerpts?.[own]??null,places[own]];if(excerpt===null||place2===null)return[];let other=own==="head"?"base":"head",[otherExcerpt,otherPlace]=[excerpts?.[other]??
null,places[other]];if(!(finding.placement==="edited-line"||finding.placement==="replaced")||otherExcerpt===null||otherPlace===null)return sideFrame(excerpt,place2.
range,options);let sides={[own]:{excerpt,place:place2},[other]:{excerpt:otherExcerpt,place:otherPlace}},{base,head}=sides;return textAt(base)===textAt(head)?sideFrame(
excerpt,place2.range,options):changed(base,head,own,options)}function textAt({excerpt,place:place2}){return markedRows(excerpt,place2.range).map(({line})=>line).
join(`
`)}function rows({line,lines}){return lines.map((shown,at)=>({number:line+at,line:shown}))}function markedRows(excerpt,{start,end}){return rows(excerpt).filter(
({number})=>number>=start.line&&number<=lastLine({start,end}))}function lastLine({start,end}){return end.line>start.line&&end.character===0?end.line-1:end.line}
function sideFrame(excerpt,range,options){let from=range.start.line-options.around,to=lastLine(range)+options.around,isShown=({number,line})=>line.trim()!==""||
isIn(number,range),near=rows(excerpt).filter(({number})=>number>=from&&number<=to),all=near.slice(near.findIndex(isShown),near.findLastIndex(isShown)+1),marked=all.
filter(({number})=>isIn(number,range)),left=marked.length-markedMax,shown=all.filter(one=>left<=0||!isIn(one.number,range)||marked.indexOf(one)<markedMax);return gutterRows(
shown.map(one=>({...one,sign:" ",range:isIn(one.number,range)?range:null})),options)}function isIn(number,range){return number>=range.start.line&&number<=lastLine(
range)}function changed(base,head,own,options){let side=({excerpt,place:place2},sign,isOwn)=>markedRows(excerpt,place2.range).slice(0,markedMax).map(one=>({...one,
sign,range:isOwn?place2.range:null}));return gutterRows([...side(base,"-",own==="base"),...side(head,"+",own==="head")],options)}var signStyle={"-":"dim","+":"b\
old"};function gutterRows(all,options){let digits=String(Math.max(0,...all.map(({number})=>number+1))).length,isSigned=all.some(({sign})=>sign!==" "),gutter=(number,sign)=>text(
`${number.padStart(digits)}${isSigned?` ${sign}`:""} │ `,signStyle[sign]??"dim"),room=options.width-widthOf(gutter(""," ").text),shown=windowOf(all,room);return all.
flatMap(one=>{let{code,from}=shown(one.line),under=one.range===null?null:underline(one,one.range,from,room,options.style),codeSpan=safe(code,...one.sign==="-"?[
"dim"]:[]);return[row(gutter(String(one.number+1),one.sign),codeSpan),...under===null?[]:[row(gutter(""," "),under)]]})}function windowOf(all,room){let widest=Math.
max(0,...all.map(({line})=>widthOfCells(terminalCells(line)))),marks=all.flatMap(one=>one.range===null?[]:[columns(one,one.range)]),first=Math.min(...marks.map(
({start})=>start),Number.POSITIVE_INFINITY),last=Math.max(...marks.map(({end})=>end),0),from=widest<=room||last<=room-1||first<room/3||first===Number.POSITIVE_INFINITY?
0:Math.max(0,first-Math.floor(room/3));return line=>({code:sliceOf(terminalCells(line),from,room),from})}function widthOfCells(cells){return cells.reduce((sum,cell)=>sum+
widthOf(cell.text),0)}function sliceOf(cells,from,room){let column=0,shown="",width=0,isCut=widthOfCells(cells)-from>room,end=from+room-(isCut?1:0);for(let{text:own}of cells)
for(let character of own){let wide=characterWidth(character);column>=from&&column+wide<=end?(shown+=character,width+=wide):column<from&&column+wide>from&&(shown+=
" ",width+=1),column+=wide}return from>0&&width>0&&(shown=`…${afterColumns(shown,1)}`),isCut?`${shown}…`:shown}function afterColumns(shown,many){let width=0,
at=0;for(let character of shown){if(width>=many&&characterWidth(character)>0)break;width+=characterWidth(character),at+=character.length}return`${" ".repeat(Math.
max(0,width-many))}${shown.slice(at)}`}function columns({number,line},range){let cells=terminalCells(line),columnAt=character=>widthOfCells(cells.filter(({from})=>from<
character)),indent=line.length-line.trimStart().length,start=columnAt(number===range.start.line?range.start.character:indent),end=columnAt(number===range.end.line?
range.end.character:line.trimEnd().length);return{start,end:Math.max(end,start)}}function underline(one,range,from,room,style){let{start,end}=columns(one,range);
if(start===end&&one.number!==range.start.line)return null;let first=Math.max(0,start-from),last=Math.min(Math.max(end-from,first+1),room);return first>=last?null:
text(" ".repeat(first)+"^".repeat(last-first),...style===null?[]:[style])}var lengthMax=2e3,linesMax=24,depthMax=5;function messageBlocks(message,before,behind){let[first="",...rest]=cut(message,lengthMax).split(/\r?\n/u).filter(line=>trimmed2(
line)!==""),nodes=nested(rest.slice(0,linesMax)),left=rest.length-linesMax;return[words(...before,text(trimmed2(first)),...behind),...nodes.flatMap((node,at)=>branch(
node,nodes.slice(at+1))),...left>0?[words(text(`… and ${left} more lines`,"dim"))]:[]]}function nested(lines){let open=[];return lines.map(line=>{let indent=line.
search(/[^ \t\u00a0]|$/u);for(;(open.at(-1)??-1)>=indent;)open.pop();return open.push(indent),{line:trimmed2(line),depth:Math.min(open.length,depthMax)}})}function trimmed2(line){
return line.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/gu,"")}function branch({line,depth},after){let hasNext=level=>{let next=after.findIndex(one=>one.depth<=level);
return next>=0&&after[next]?.depth===level},outer=Array.from({length:depth-1},(_,at)=>hasNext(at+1)?"│ ":"  ").join(""),own=hasNext(depth)?["├ ","│ "]:["└\
 ","  "],[first="",rest=""]=own.map(mark2=>outer+mark2);return indented(text(rest,"dim"),[words(text(line))],text(first,"dim"))}var logLook={color:!1,links:!1,width:120,wraps:!1,linkOf:null};var codes={red:31,green:32,yellow:33,cyan:36,bold:1,dim:2};function painted(lines,paint){return lines.map(line=>`${line.map(span=>paintedSpan(span,paint)).join(
"")}
`).join("")}function paintedSpan({text:text2,styles,link},{color,links}){let styled=color&&styles.length>0?`\x1B[${styles.map(style=>codes[style]).join(";")}m${text2}\
\x1B[0m`:text2;return links&&link!==null?`\x1B]8;;${link}\x1B\\${styled}\x1B]8;;\x1B\\`:styled}function fileLink(folder,path){return`file://${[...folder.split("\
/"),...path.split("/")].filter(part=>part!=="").map(part=>`/${encodeURIComponent(part.toWellFormed())}`).join("")}`}var reasonAccounts={"new-finding":{means:"The change introduced findings at or above `fail-on`.",todo:"Correct them. Each says which edit broke it, also where t\
hat stands in another file. Where it is right as it is: a waiver, if base's policy allows one."},"moved-finding":{means:"Old findings moved with their code, and\
 base's policy has `moved: fail`.",todo:"Correct them while you are there, or change base's policy to `moved: report`."},"volatile-finding":{means:"Findings dep\
end on the order in which files are checked, and base's policy has `volatile: fail`.",todo:"Annotate types in files that import each other; that is where result\
s depend on the order."},"min-reward":{means:"The reward is lower than `min-reward` of base's policy.",todo:"`reward` in the report has the parts that it is the\
 sum of. A harmless edit may cost some hundredths: leave the limit that room."},"replay-mismatch":{means:"A committed trace leads to another result than when it\
 was recorded.",todo:"The section on traces names the trace, the first answer that differs and its class. Record it again where the new result is right: `lanser\
 trace refresh`."},"replay-inconclusive":{means:"A committed trace could not be replayed, so nothing is known of it.",todo:"Take the file from before the commit\
 that damaged it, or record it again with `lanser trace record`."},"unknown-files":{means:"Files got no final answer from the server, so nothing is known of wha\
t they hold.",todo:"Each has a code of its own (below, “Files without an answer”). Run it again if it is a time limit. `unknown: warn` lets the job pass; the ve\
rdict stays inconclusive."},"unmatched-findings":{means:"Findings stand in files that could not be checked on the other side, so they are neither new nor old.",
todo:"Mend what keeps the other side from being checked; the report names the files."},unscored:{means:"`min-reward` is set, and the change could not be scored.",
todo:"`unscored` in the report says what was in the way."},"no-files":{means:"No file of head was checked. A server that looks at nothing finds nothing.",todo:"\
Check the server's own configuration (`include`, `files`) and `roots` in `.lanser/config.yml`."},clean:{means:"The change introduced nothing, and every file was\
 looked at.",todo:"Nothing."},advisory:{means:"The change introduced findings, all of them below `fail-on`.",todo:"Nothing has to be done; they are listed."},waived:{
means:"A person let a finding pass, or took a doubt, in a way that base's policy allows.",todo:"Read who did and why: it stands on every surface."},"volatile-in\
-change":{means:"Findings in the code that the change wrote depend on the order in which files are checked. They may be the change's own.",todo:"Annotate types \
in files that import each other; the message names the first place."},"volatile-share":{means:"More than 2 % of the findings in the files that the change concer\
ns depend on the order of checks, too many to trust the rest.",todo:"Annotate types in files that import each other."},"unchecked-files":{means:"Files that the \
server's program should hold were not among those that it checked.",todo:"Look for what hides them: a `pyvenv.cfg`, or a folder that the configuration leaves ou\
t."},"hidden-code":{means:"The change makes the checker skip code: nonsense put in its place would not be complained of.",todo:"Look at the code that is named: \
what the checker does not look at was not judged. A waiver (`Lanser-Allow: hidden-code REASON`) takes the doubt where base's policy allows one."},"unchecked-sou\
rces":{means:"Changed sources belong to no program that a server checks.",todo:"Take them into the server's configuration, or leave them out with `ignore`."},suppressions:{
means:"The change adds comments that silence the checker, and base's policy does not let them pass.",todo:"Correct the code instead, or change base's policy."},
"unreviewed-workflow":{means:"The change edits the workflow that measured it, and that workflow could have written any report.",todo:"Review that edit by hand. \
What an edited workflow measured of itself never passes."},"base-unavailable":{means:"The commit to compare with could not be had.",todo:"Check out with `fetch-\
depth: 0`, or name the base with `base`."},"head-unavailable":{means:"There is no commit to judge: nothing is checked out, or the push deleted its branch.",todo:"\
Put `actions/checkout` in front of the gate."},"history-unavailable":{means:"The history between base and head could not be fetched, so their merge base is unkn\
own.",todo:"Check out with `fetch-depth: 0`."},"version-skew":{means:"The checked-out commit is not the one that the event is about.",todo:"Check out the defaul\
t commit of the event; if the pull request has moved on, run the workflow of its newest commit."},"install-failed":{means:"The pinned server could not be instal\
led.",todo:"The message has what npm said. Run it again when the registry is back, or keep the server in the cache of the runner."},"digest-mismatch":{means:"Wh\
at is installed or kept is not, byte for byte, what was pinned or what the server finds.",todo:"Empty the cache folder and run it again. If it comes back, somet\
hing writes there: look for what."},"server-not-started":{means:"The server's process could not be started.",todo:"The message has the system's words. Run it ag\
ain; a runner without memory is a usual cause."},"server-crashed":{means:"The server ended while it was asked.",todo:"Run it again. If it comes back, the file a\
t which it ended is named; another version may not crash."},"server-timeout":{means:"The server did not answer in time.",todo:"Run it again. If it comes back, a\
 runner with more memory or processors helps, or fewer roots a job."},"server-protocol":{means:"The server broke the protocol, or answered a request with an err\
or.",todo:"Nothing that it said after that is used. Report it to the server's maintainers; `--trace` records the conversation."},"server-not-ready":{means:"The \
server never said that it had loaded the project.",todo:"Run it again. If it comes back, look at the server's configuration: a project that it cannot read is ne\
ver ready."},"canary-failed":{means:"The server found nothing in a document whose error is known, so its silence about your code means nothing.",todo:"Look for \
what switches its rules off: a configuration, a version. Until then no result of it counts."},"file-count-mismatch":{means:"The server says that it checks anoth\
er number of files than its project has.",todo:"Look for links, generated files and nested configurations; please report a project in which it stays."},"server-\
configuration":{means:"The server could not read its own configuration, or found a mistake in it, and would go on with another.",todo:"Correct the file and line\
 that the message names."},"renames-skipped":{means:"The change touches so many files that git does not follow its renames, and old findings would look new.",todo:"\
Split the change."},"dependencies-differ":{means:"Head needs other packages than base, and both were checked with one environment: a finding may be the packages\
', not the change's.",todo:"Install what base needs into a folder of its own and name it (`base-dependencies`): docs/dependencies.md has the steps to paste."},"\
dependencies-missing":{means:"Packages that the project declares are not installed, so what comes from them is unknown to the server.",todo:"Install the package\
s before the gate."},"head-configuration":{means:"Head's own `.lanser/config.yml` cannot be read. Once base has it, no change could be judged any more.",todo:"C\
orrect it; the message has file, line and column."},"runner-file-tampered":{means:"Something wrote to the command files of the runner while the servers ran.",todo:"\
A server or what it started did this: do not trust the later steps of this job, and look at what the change made the server start."},disk:{means:"A file could n\
ot be written: the disk is full or broken.",todo:"Free space, or point `TMPDIR` (or `--cache`) elsewhere."},"repository-damaged":{means:"An object of the reposi\
tory cannot be read.",todo:"See what `git fsck` prints; in a workflow, check the repository out again."},cancelled:{means:"The run was ended before it had measu\
red all.",todo:"Run it again."}};var notWritten="An entry of the tree was not given to the server:",limitAccounts={"renames-skipped":reasonAccounts["renames-skipped"],"head-configuration":reasonAccounts["\
head-configuration"],"dependencies-differ":reasonAccounts["dependencies-differ"],"dependencies-missing":reasonAccounts["dependencies-missing"],"server-configura\
tion":{means:"The server complained of its configuration, and went on.",todo:"Correct what the message names; until then the server's defaults may be at work."},
"unchecked-sources":{means:"Changed sources belong to no root that is checked.",todo:"Add their root to `roots`, or leave them out with `ignore`."},"other-base":{
means:"The base that the event names could not be used, and another commit took its place.",todo:"The message says which one was used and why. `base` names one \
by hand."},"waivers-unread":{means:"Messages of commits could not be read for waivers, all of them or the oldest.",todo:"Put the waiver into one of the newest c\
ommits, or check out with `fetch-depth: 0`."},"waiver-unread":{means:"A line that looks like a waiver could not be read as one.",todo:"Write it as `Lanser-Allow\
: FINDING-ID REASON`, below the subject of the commit."},"waiver-unused":{means:"A waiver lifts nothing: no new finding and no reason has what it names.",todo:"\
Copy the id from the summary, or take the line away."},"causes-cut":{means:"There are so many new findings outside of the change that the last were not traced t\
o a cause.",todo:"Mend the first ones; the others often go with them."},"change-unread":{means:"A file is too large to be looked through for what silences a che\
cker.",todo:"Look through its change yourself."},"relocate-compared":{means:"A touched symbol was not compared with every definition of head, because there are \
too many.",todo:"Nothing; the reward may be a little lower than it should."},"relocate-clipped":{means:"Of very long definitions only the start was compared.",todo:"\
Nothing; the reward may be a little lower than it should."},"relocate-unsearched":{means:"Touched symbols were only looked up by name, because the change is too\
 large.",todo:"Nothing; the reward may be a little lower than it should."},"severity-assumed":{means:"Diagnostics came without a severity, and count as errors.",
todo:"Nothing; report it to the server's maintainers."},"message-cut":{means:"Messages of the server are longer than is kept.",todo:"Nothing; the start of each \
is there."},"diagnostics-incomplete":{means:"The server says itself that it did not give all diagnostics of a file.",todo:"The message has the reason that it ga\
ve."},"published-unopened":{means:"The server published diagnostics of files that it was not asked about.",todo:"Nothing; they are not used."},"server-oddity":{
means:"The server did something that the protocol does not foresee, and that changes nothing.",todo:"Nothing; report it to the server's maintainers."},"dependen\
cy-not-linked":{means:"A folder of packages could not be made visible to the server.",todo:"The message has the reason; name the folder in `dependencies`, or in\
stall the packages where they are looked for."},"dependency-own-files":{means:"Git tracks files inside a folder of packages; they were taken in place of what is\
 installed there.",todo:"Nothing if that is meant; else take them out of git."},"optional-packages-missing":{means:"Packages that the project declares as option\
al are imported and not installed.",todo:"Install them where findings depend on them."},"undeclared-imports":{means:"Modules are imported that no manifest decla\
res and that are not installed.",todo:"Declare the packages, or install them."},"unresolved-installed":{means:"Packages of this repository are linked, and the s\
erver cannot find what they export.",todo:"Build them before the gate, as their own tests need it."},"not-a-root":{means:"A folder has a configuration of the se\
rver and is not one of the roots.",todo:"Add it to `roots` to check it."},"scope-miss":{means:"A run over every file found something that a run over the files t\
he change can matter to would have missed.",todo:"This is a defect of Lanser: please report it with the two commits. The verdict of this run is right."},"probes\
-failed":{means:"The probes could not be asked, so it is not known which changed code the checker looks at.",todo:"Run it again; the change stays unscored."},"p\
robes-silent":{means:"The server complained of no probe at all, so it is not known which changed code it looks at.",todo:"Look for what switches its rules off; \
the change stays unscored."},"probes-cut":{means:"The change is so large that not every statement of it was asked about.",todo:"Split the change where that matt\
ers."},"not-written":{means:"More files than are listed were not given to the server.",todo:"See those that are."},"not-written-symlink":{means:`${notWritten} a\
 link that leads out of the repository, in a circle, or nowhere.`,todo:"Nothing if the server's own command does not follow it either."},"not-written-submodule":{
means:`${notWritten} a submodule.`,todo:"Findings that need its files are missed; install it as a package, or list it in `ignore`."},"not-written-too-large":{means:`${notWritten}\
 a file above the limit of size.`,todo:"Leave it out with `ignore`."},"not-written-bad-name":{means:`${notWritten} its name cannot be written everywhere.`,todo:"\
Rename the file."},"not-written-not-utf8":{means:`${notWritten} its name is not UTF-8.`,todo:"Rename the file."},"not-written-case-collision":{means:`${notWritten}\
 another file has the same name but for the case of letters.`,todo:"Rename one of them."},"not-written-cap":{means:`${notWritten} the tree is larger than the li\
mit.`,todo:"Check fewer roots in a job."},"not-written-missing":{means:`${notWritten} its object is not in this clone, as in a partial one.`,todo:"Check out wit\
hout a filter."}},unknownAccounts={timeout:{means:"The server did not answer about it in time.",todo:"Run it again."},error:{means:"The server answered with an \
error.",todo:"Run it again; report it to the server's maintainers if it stays."},unsupported:{means:"The server does not offer diagnostics of such a file.",todo:"\
Leave it out with `ignore`."},malformed:{means:"The server's answer does not follow the protocol.",todo:"Report it to the server's maintainers."},"bad-range":{means:"\
A diagnostic stands outside of the file's text.",todo:"Report it to the server's maintainers."},"too-many-findings":{means:"It has more diagnostics than are kep\
t.",todo:"Leave it out with `ignore`, or mend what repeats."},"outside-project":{means:"The server does not take it into the project that it was asked in.",todo:"\
Take it into the server's configuration."},unsettled:{means:"The server took back its answer each time it was asked.",todo:"Run it again; another version may se\
ttle."},incomplete:{means:"The server published something, and nothing can show any more that it is all.",todo:"Run it again."},"server-failed":{means:"The serv\
er had ended before it was asked about this file.",todo:"See the reason of the verdict."},unreadable:{means:"The file cannot be read as text.",todo:"Write it in\
 UTF-8, or leave it out with `ignore`."}};export{widthOf,shortenToWidth,statesInOrder,listedStates,stateWords,unprovenText,placementText,sourceParts,causeLabel,brokenBy,matchWords,replayStateWords,replayWeightWords,
replayModeWords,causeWords,ruleName,ruleAddress,text,name,place,blank,words,row,copied,indented,layout,frameOf,sideFrame,gutterRows,messageBlocks,logLook,painted,
fileLink,reasonAccounts,limitAccounts,unknownAccounts};
