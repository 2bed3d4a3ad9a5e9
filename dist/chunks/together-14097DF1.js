import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var unsafeCharacters=/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu,
words=/[\p{L}\p{M}\p{N}_]+/gu,latin=/\p{Script=Latin}/u,lookalikes=/[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυικγϲϳ]/gu,
twins=/^[асеорхуіјѕԁһԛԝАВЕКМНОРСТХІЈЅοανρυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{M}\p{N}_]+$/u,tokens=/[^\s"'`]+/gu;function showInvisible(text){
let escaped=text.replace(unsafeCharacters,asEscape);return escaped.search(lookalikes)<0?escaped:escaped.replace(tokens,token=>{let isLatin=latin.test(token);return token.
replace(words,word=>latin.test(word)||isLatin&&twins.test(word)?word.replace(lookalikes,asEscape):word)})}function asEscape(character){return`\\u{${hexadecimal(
character)}}`}function hexadecimal(character){return(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}function spanOf(line){let ticks="`".
repeat(longestRun(line)+1),space=line===""||line.startsWith("`")||line.endsWith("`")?" ":"";return`${ticks}${space}${line}${space}${ticks}`}function fenceOf(lines,language){
let ticks="`".repeat(Math.max(3,longestRun(lines.join(`
`))+1));return[`${ticks}${language}`,...lines,ticks]}function longestRun(text){let longest=0;for(let[run]of text.matchAll(/`+/gu))longest=Math.max(longest,run.length);
return longest}import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var lineLengthMax=1e3;function terminalText(text){let defused=showInvisible(
text.replace(/\r?\n/g," ")).replaceAll("##[","##\\u{200B}[");return _2_shorten(defused,lineLengthMax)}function terminalName(name){return terminalText(showInvisible(
name))}function terminalLines(text,prefix){return text.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map(line=>prefix+terminalText(line)).join(`
`)}var logPrefix="│ ";function logLines(text){return matchable.reduce((lines,[form,instead])=>lines.replace(form,instead),terminalLines(text,logPrefix))}var matchable=[
[/\((\d+),(\d+)\)/g,"($1, $2)"],[/:\sline\s(\d+),\scol\s(\d+),/g,": line $1 col $2,"]];function shownText(text){return text.split(/\r?\n/).map(showInvisible).join(
`
`)}function entityOf(mark){return{"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"}[mark]??mark}function commandData(text){return text.replaceAll("%",
"%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function commandProperty(text){return commandData(text).replaceAll(":","%3A").replaceAll(",","%2C")}var tab="    ";function terminalCells(line){let shown=showInvisible(
line.replaceAll("	"," ")).replaceAll("##[","##\\u{200B}["),cells=[],from=0,at=0;for(let character of line){let isShown=character==="	"||shown.startsWith(character,
at),escaped=isShown?"":/^\\u\{[0-9A-F]+\}/u.exec(shown.slice(at,at+escapeLengthMax))?.[0]??"",text=isShown?character:character==="["?`${escaped}[`:escaped;cells.
push({from,text:character==="	"?tab:text}),from+=character.length,at+=character==="	"?1:text.length}return cells}var escapeLengthMax=10;export{commandData as _0_commandData,commandProperty as _0_commandProperty,entityOf as _0_entityOf,logLines as _0_logLines,logPrefix as _0_logPrefix,shownText as _0_shownText,
terminalCells as _0_terminalCells,terminalLines as _0_terminalLines,terminalName as _0_terminalName,terminalText as _0_terminalText,fenceOf as _1_fenceOf,showInvisible as _1_showInvisible,
spanOf as _1_spanOf};
