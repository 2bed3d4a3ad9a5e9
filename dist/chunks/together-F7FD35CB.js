import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();var ambiguousRanges=[
161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,208,208,215,216,222,225,230,230,232,234,236,237,240,240,242,243,247,250,252,252,254,254,
257,257,273,273,275,275,283,283,294,295,299,299,305,307,312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,466,468,468,470,470,
472,472,474,474,476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,913,929,931,937,945,961,963,969,1025,1025,1040,1103,
1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,8240,8240,8242,8243,8245,8245,8251,8251,8254,8254,8308,8308,8319,8319,8321,8324,8364,8364,
8451,8451,8453,8453,8457,8457,8467,8467,8470,8470,8481,8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,8632,8633,8658,8658,
8660,8660,8679,8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,8739,8739,8741,8741,8743,8748,8750,8750,8756,8759,
8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,8814,8815,8834,8835,8838,8839,8853,8853,8857,8857,8869,8869,8895,8895,8978,8978,9312,9449,
9451,9547,9552,9587,9600,9615,9618,9621,9632,9633,9635,9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,9711,9711,9733,9734,
9737,9737,9742,9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,9886,9887,9919,9919,9926,9933,9935,9939,9941,9953,
9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,10045,10045,10102,10111,11094,11097,12872,12879,57344,63743,65024,65039,65533,65533,127232,
127242,127248,127277,127280,127337,127344,127373,127375,127376,127387,127404,917760,917999,983040,1048573,1048576,1114109],fullwidthMinimalCodePoint=12288,fullwidthMaximumCodePoint=65510,
fullwidthRanges=[12288,12288,65281,65376,65504,65510],wideMinimalCodePoint=4352,wideMaximumCodePoint=262141,wideRanges=[4352,4447,8986,8987,9001,9002,9193,9196,
9200,9200,9203,9203,9725,9726,9748,9749,9776,9783,9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,9924,9925,9934,9934,9940,9940,9962,9962,
9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,9994,9995,10024,10024,10060,10060,10062,10062,10067,10069,10071,10071,10133,10135,10160,10160,10175,10175,11035,
11036,11088,11088,11093,11093,11904,11929,11931,12019,12032,12245,12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,
12832,12871,12880,42124,42128,42182,43360,43388,44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,94176,94180,94192,94198,94208,101594,101631,
101664,101760,101874,101888,102801,102816,102866,110576,110579,110581,110587,110589,110590,110592,110888,110898,110898,110928,110930,110933,110933,110948,110952,
110960,111355,119552,119638,119648,119670,126980,126980,127183,127183,127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,
127569,127584,127589,127744,127776,127789,127797,127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,127992,128062,128064,128064,
128066,128252,128255,128317,128331,128334,128336,128359,128378,128378,128405,128406,128420,128420,128507,128591,128640,128709,128716,128716,128720,128722,128725,
128729,128732,128735,128747,128748,128756,128764,128986,128986,128992,129003,129008,129008,129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,
129736,129736,129740,129757,129759,129771,129775,129786,131072,196605,196608,262141];_3_init_node_22();var isInRange=(ranges,codePoint)=>{let low=0,high=Math.floor(
ranges.length/2)-1;for(;low<=high;){let mid=Math.floor((low+high)/2),i=mid*2;if(codePoint<ranges[i])high=mid-1;else if(codePoint>ranges[i+1])low=mid+1;else return!0}
return!1},commonCjkCodePoint=19968,[wideFastPathStart,wideFastPathEnd]=findWideFastPathRange(wideRanges);function findWideFastPathRange(ranges){let fastPathStart=ranges[0],
fastPathEnd=ranges[1];for(let index=0;index<ranges.length;index+=2){let start=ranges[index],end=ranges[index+1];if(commonCjkCodePoint>=start&&commonCjkCodePoint<=
end)return[start,end];end-start>fastPathEnd-fastPathStart&&(fastPathStart=start,fastPathEnd=end)}return[fastPathStart,fastPathEnd]}var isAmbiguous=codePoint=>codePoint<
161||codePoint>1114109?!1:isInRange(ambiguousRanges,codePoint),isFullwidth=codePoint=>codePoint<fullwidthMinimalCodePoint||codePoint>fullwidthMaximumCodePoint?!1:
isInRange(fullwidthRanges,codePoint),isWide=codePoint=>codePoint>=wideFastPathStart&&codePoint<=wideFastPathEnd?!0:codePoint<wideMinimalCodePoint||codePoint>wideMaximumCodePoint?
!1:isInRange(wideRanges,codePoint);function validate(codePoint){if(!Number.isSafeInteger(codePoint))throw new TypeError(`Expected a code point, got \`${typeof codePoint}\
\`.`)}function eastAsianWidth(codePoint,{ambiguousAsWide=!1}={}){return validate(codePoint),isFullwidth(codePoint)||isWide(codePoint)||ambiguousAsWide&&isAmbiguous(
codePoint)?2:1}var mark=/^[\p{Mn}\p{Me}]$/u,ascii=/^[\u0020-\u007e]*$/u;function widthOf(text){if(ascii.test(text))return text.length;let width=0;for(let character of text)
width+=characterWidth(character);return width}function characterWidth(character){return mark.test(character)?0:eastAsianWidth(character.codePointAt(0)??0)}function cutToWidth(text,widthMax){
let width=0,end=0;for(let character of text){if(width+=characterWidth(character),width>widthMax)break;end+=character.length}return text.slice(0,end)}function shortenToWidth(text,widthMax){
return widthOf(text)<=widthMax?text:`${cutToWidth(text,widthMax-1)}…`}import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var logLook={color:!1,links:!1,width:120,wraps:!1,linkOf:null};_3_init_node_22();
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
split("/")].filter(part=>part!=="").map(part=>`/${encodeURIComponent(part.toWellFormed())}`).join("")}`}export{blankBlock as _0_blankBlock,copiedBlock as _0_copiedBlock,fileLink as _0_fileLink,indentBlocks as _0_indentBlocks,layout as _0_layout,logLook as _0_logLook,
nameSpan as _0_nameSpan,paintSpan as _0_paintSpan,place as _0_place,rowBlock as _0_rowBlock,safeSpan as _0_safeSpan,textSpan as _0_textSpan,wordsBlock as _0_wordsBlock,
characterWidth as _1_characterWidth,cutToWidth as _1_cutToWidth,shortenToWidth as _1_shortenToWidth,widthOf as _1_widthOf};
