import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{parserFor,readLengthMax}from"./chunk-PWL6M3HH.js";import{syntaxLanguage}from"./chunk-XAEJU6KT.js";import{readFileAt}from"./chunk-CJ6DKXSY.js";
import{profiles,require_picomatch}from"./chunk-DQZS3VOG.js";import{assertMethod,fromUtf16,toUtf16}from"./chunk-7E3DSVTW.js";import{namedDefinitions,
read,symbolAt}from"./chunk-JXSYURZG.js";import{compareRanges,compareText}from"./chunk-XC2CTCOW.js";import{UserError,lines,nearest}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";function parsePlace(text){let mark=text.search(/[@#]/u),path=decoded(mark<0?text:text.slice(0,mark),text,"path");if(mark<0)return{kind:"file",path};let rest=text.
slice(mark+1);if(text[mark]==="#"){let names=rest.split(".").map(name=>decoded(name,text,"name"));return{kind:"symbol",path,names}}let point=/^L(\d+)(?::C(\d+))?$/u.
exec(rest);if(point!==null){let[,line="",column]=point;return column===void 0?{kind:"line",path,line:counted(line,"line")}:{kind:"position",path,line:counted(line,
"line"),column:counted(column,"column")}}let range=/^R\((\d+),(\d+)->(\d+),(\d+)\)$/u.exec(rest);if(range!==null){let[,line="",column="",endLine="",endColumn=""]=range,
start={line:counted(line,"line"),column:counted(column,"column")},end={line:counted(endLine,"line"),column:counted(endColumn,"column")};if(end.line<start.line||
end.line===start.line&&end.column<start.column)throw wrong(text,"the range ends before it starts");return{kind:"range",path,start,end}}let named=/^L(\d+)~([^#]*)(?:#(\d+))?$/u.
exec(rest);if(named!==null){let[,line="",name="",occurrence="1"]=named;return{kind:"name",path,line:counted(line,"line"),name:decoded(name,text,"name"),occurrence:counted(
occurrence,"occurrence")}}throw wrong(text,`\`@${rest}\` is not a position`)}function printPlace(place){let path=encoded(place.path);switch(place.kind){case"fil\
e":return path;case"line":return`${path}@L${place.line}`;case"position":return`${path}@L${place.line}:C${place.column}`;case"range":{let{start,end}=place;return`${path}\
@R(${start.line},${start.column}->${end.line},${end.column})`}case"name":return`${path}@L${place.line}~${encoded(place.name)}${place.occurrence===1?"":`#${place.
occurrence}`}`;case"symbol":return`${path}#${place.names.map(name=>encoded(name).replaceAll(".","%2E")).join(".")}`}}var reserved=/[%#@~?" \u0000-\u001f\u007f]/gu;
function encoded(text){return text.replace(reserved,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function decoded(part,whole,what){
if(part==="")throw wrong(whole,`the ${what} is empty`);let raw=part.replaceAll("%","").match(reserved)?.[0];if(raw!==void 0)throw wrong(whole,`${JSON.stringify(
raw)} stands in the ${what}; write it as ${encoded(raw)}`);let text;try{text=decodeURIComponent(part)}catch(error){throw wrong(whole,`the ${what} has a % that i\
s not followed by two digits of UTF-8`,error)}if(text.includes("\0")||!text.isWellFormed())throw wrong(whole,`no ${what} can be like that`);return text}var countMax=1e9;
function counted(digits,what){let count=Number(digits);if(count===0)throw new UserError("usage",`${what} 0: lines and columns count from 1`,{hint:""});if(count>
countMax)throw new UserError("bad-selector",`there is no ${what} ${digits}`,{hint:""});return count}function wrong(text,why,cause){return new UserError("bad-sel\
ector",`\`${text}\` is not a place: ${why}`,{hint:placeForms,cause})}var placeForms='A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2 or path#Class.m\
ethod; in it % # @ ~ ? " and spaces are percent-encoded.';var import_picomatch=__toESM(require_picomatch(),1);function resolvePlace(place,need,source){let{text,reading}=source;if(text===void 0)throw noFile(place.path,source.paths());let lines2=lines(text);if(need==="pos\
ition"&&place.kind==="line")throw onlyLine(place,lines2,source);if(need==="position"&&place.kind==="file")throw new UserError("bad-selector",`\`${printPlace(place)}\
\` names a file, and a place in it is needed`,{hint:`For example ${printPlace({...place,kind:"position",line:1,column:1})}, or ${printPlace(place)}#NAME.`});let range=rangeOf(
place,lines2,source),whole=place.kind==="symbol"?definitionsOf(place,source)[0]?.range:void 0;return{path:place.path,range,whole:whole??range,symbol:reading===void 0||
place.kind==="file"?null:symbolAt(reading,range.start)}}function rangeOf(place,lines2,source){switch(place.kind){case"file":{let last=lines2.length-1;return{start:{
line:0,character:0},end:{line:last,character:lines2[last]?.length??0}}}case"line":{let text=lineOf(place,place.line,lines2);return onLine(place.line,0,text.length)}case"\
position":{let at2=positionOf(place,place,lines2,source.unit);return{start:at2,end:at2}}case"range":return{start:positionOf(place,place.start,lines2,source.unit),
end:positionOf(place,place.end,lines2,source.unit)};case"name":{let found=occurrences(lineOf(place,place.line,lines2),place.name),start=found[place.occurrence-1];
if(start===void 0)throw noName(place,found.length);return onLine(place.line,start,start+place.name.length)}case"symbol":{let[first,second]=definitionsOf(place,source);
if(first===void 0)throw noSymbol(place,source);if(second!==void 0)throw several(place,lines2,source);return first.nameRange}}}function onLine(line,start,end){return{
start:{line:line-1,character:start},end:{line:line-1,character:end}}}function lineOf(place,line,lines2){let text=lines2[line-1];if(text!==void 0)return text;throw new UserError(
"not-found",`${place.path} has no line ${line}`,{hint:`Its last line is ${lines2.length}.`})}function positionOf(place,{line,column},lines2,unit){let text=lineOf(
place,line,lines2),character=toUtf16(text,column-1,unit);if(character!==void 0)return{line:line-1,character};let last=fromUtf16(text,text.length,unit)+1,why=column>
last?`its last column is ${last}`:"that is inside of a character";throw new UserError("not-found",`${place.path} has no column ${column} in line ${line}: ${why}`,
{hint:`Columns are counted in ${unit}, from 1; see --index-io.`})}function occurrences(line,name){let escaped=RegExp.escape(name),patterns=[new RegExp(`(?<![\\p{\
ID_Continue}$])${escaped}(?![\\p{ID_Continue}$])`,"gu"),new RegExp(escaped,"gu"),new RegExp(escaped,"giu")];for(let pattern of patterns){let found=[...line.matchAll(
pattern)].map(({index})=>index);if(found.length>0)return found}return[]}function definitionsOf(place,source){if(place.kind!=="symbol")return[];let wanted=place.
names.join(".");return namesIn(source).filter(({symbol})=>symbol===wanted).toSorted((one,other)=>compareRanges(one.nameRange,other.nameRange))}function namesIn({
reading,listed=[]}){return reading===void 0?listed:namedDefinitions(reading).map(({symbol,definition:{nameRange,range}})=>({symbol,nameRange,range}))}function noFile(path,paths){
let near=asPrinted(path,paths)??nearest(path,paths);return new UserError("not-found",`there is no file \`${path}\``,{hint:near===void 0?"Name a file of the tree\
.":`Did you mean \`${near}\`?`})}function asPrinted(text,paths){let[,path="",line,column]=/^(.+?):(\d+)(?::(\d+))?$/u.exec(text)??[];if(!paths.includes(path))return;
let at2={path,line:Number(line)};return column===void 0?printPlace({...at2,kind:"line"}):printPlace({...at2,kind:"position",column:Number(column)})}function noName({
path,line,name,occurrence},found){return found===0?new UserError("not-found",`line ${line} of ${path} has no \`${name}\``):new UserError("not-found",`line ${line}\
 of ${path} has \`${name}\` ${found} times, not ${occurrence}`)}function noSymbol(place,source){let wanted=place.names.join(".");if(source.reading===void 0&&source.
listed===void 0)return new UserError("not-found",`names of ${place.path} cannot be looked up: no grammar reads it`,{hint:"Name the place by line and column: pat\
h@L12:C7."});let known=[...new Set(namesIn(source).map(({symbol})=>symbol))],near=known.find(one=>one.endsWith(`.${wanted}`))??nearest(wanted,known);return new UserError(
"not-found",`${place.path} defines no \`${wanted}\``,{hint:near===void 0?`See what it defines: lanser ${source.reading===void 0?"symbols":"outline"} PATH`:`Did \
you mean \`${near}\`?`})}function several(place,lines2,source){let found=definitionsOf(place,source).map(({nameRange})=>at(place.path,nameRange.start,lines2,source.
unit));return new UserError("ambiguous",`${place.path} defines \`${place.names.join(".")}\` ${found.length} times`,{hint:`Name one of them:
${found.join(`
`)}`})}function onlyLine(place,lines2,{reading,unit}){let text=lineOf(place,place.line,lines2),shown=wordsOf(text,place.line-1,reading).map(({name,character,nth})=>`${at(
place.path,{line:place.line-1,character},lines2,unit)}  ${printPlace({kind:"name",path:place.path,line:place.line,name,occurrence:nth})}`);return new UserError(
"bad-selector",`\`${printPlace(place)}\` names a line, and a place on it is needed`,{hint:shown.length===0?"No name stands on it.":`Name one of its symbols:
${shown.join(`
`)}`})}var wordsMax=20;function wordsOf(line,index,reading){let code=reading===void 0?line:reading.code.slice(reading.starts[index]??0).slice(0,line.length),counts=new Map;
return[...code.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)].map(({0:name,index:at2})=>{let nth=(counts.get(name)??0)+1;return counts.set(name,nth),{name,character:at2,
nth}}).filter(({name})=>!keywords.has(name)).slice(0,wordsMax)}var keywords=new Set("and as async await break case class const continue def default del elif els\
e enum except export extends finally for from function global if implements import in instanceof interface is lambda let new nonlocal not of or pass private pro\
tected public raise readonly return static switch throw try type typeof var while with yield".split(" "));function at(path,position,lines2,unit){let line=lines2[position.
line]??"";return printPlace({kind:"position",path,line:position.line+1,column:fromUtf16(line,position.character,unit)+1})}var knownFilesMax=128;function allParams({params,workspace,places}){return{...params,...workspace?{workspace:!0}:{},...namedPlace({places})===void 0&&places.length>
0?{paths:places}:{}}}function namedPlace({places}){let[first,second]=places;return first===void 0||second!==void 0||isGlob(first)?void 0:first}function isGlob(text){
return/[*{}[\]]/u.test(text)}async function resolved(opened,question,request,listedIn){assertPlaces(question,request),question.word!==void 0&&assertMethod(request.
params,opened.options.allowedMethods);let named=namedPlace(request);if(named===void 0||question.need==="none"||question.kind==="servers")return;let place=parsePlace(
named),need=question.need==="files"||question.need==="any"?"line":question.need;if(place.kind==="file"&&question.need==="files"&&isFolder(opened,place.path))return;
let text=await textIn(opened,place.path),reading=text===void 0?void 0:await readingIn(opened,place.path,text),isListed=place.kind==="symbol"&&question.kind==="s\
erver"&&text!==void 0&&reading===void 0;return{place:resolvePlace(place,need,{text,reading,listed:isListed?await listedIn(place.path,text):void 0,unit:request.indexing,
paths:()=>opened.subject.paths}),selector:printPlace(place)}}function assertPlaces({name,need,modes,kind},request){let{places,workspace,params}=request,refuse=(message,hint)=>{
throw new UserError("usage",message,{hint})},isWhole=workspace||params.query!==void 0||params.all===!0;workspace&&need!=="files"&&refuse(`--workspace is not for\
 \`${name}\``,"It is for diag, symbols, context and reload."),isWhole&&places.length>0&&refuse(`\`${name}\` takes a place, or the whole workspace`,"Give one of \
them."),name==="symbols"&&workspace&&params.query===void 0&&params.all!==!0&&refuse("symbols of the workspace need --query Q or --all",""),need==="none"&&kind!==
"server"&&places.length>0&&refuse(`\`${name}\` takes no place`,""),need!=="none"&&need!=="any"&&places.length===0&&!isWhole&&refuse(`\`${name}\` needs a place`,
need==="files"?"Name files, or give --workspace.":placeForms),need!=="files"&&places.length>1&&refuse(`\`${name}\` takes one place`,""),modes.length>0&&!modes.includes(
String(params.mode))&&refuse(`\`${name}\` needs one of ${modes.join(", ")}`,`For example: lanser ${name} ${modes[0]} PLACE; in a batch or a program "params": { \
"mode": "${modes[0]}" }`)}function filesOf({subject,options},{question,target},{places}){if(question.kind!=="server"||question.need!=="files"||target!==void 0)return[];
let found=places.flatMap(place=>{let named=isGlob(place)?place:parsePlace(place).path,isMatch=isGlob(place)?(0,import_picomatch.default)(place,{dot:!0}):path=>path===
named||path.startsWith(`${named}/`),all=[...subject.paths,...options.overlays.keys()].filter(path=>isMatch(path));if(all.length===0)throw new UserError("not-fou\
nd",`nothing in the tree fits \`${place}\``);return all.filter(path=>profiles.some(({isSource})=>isSource(path)))});if(places.length>0&&found.length===0)throw new UserError(
"not-found",`no file that a server of this release checks fits ${places.join(", ")}`);return[...new Set(found)].sort(compareText)}function isFolder({subject},path){
return subject.paths.some(one=>one.startsWith(`${path}/`))}async function textIn({options,repository,subject,known},path){let over=options.overlays.get(path);if(over!==
void 0)return over;let found=known.get(path);if(found!==void 0)return found.text;let bytes=await readFileAt(repository,subject.snapshot.tree,path).catch(()=>{});
if(bytes===void 0)return;let text=bytes.toString("utf8");for(let[first]of known.size<knownFilesMax?[]:known){known.delete(first);break}return known.set(path,{text}),
text}function readingIn({known},path,text){let file=known.get(path);return file===void 0||file.text!==text?readText(path,text):(file.reading??=readText(path,text),
file.reading)}async function readText(path,text){let profile=profiles.find(({isSource})=>isSource(path)),language=profile===void 0?void 0:syntaxLanguage(profile.
languageId(path));if(!(profile===void 0||language===void 0||text.length>readLengthMax))return read(await parserFor([profile]),language,text)}export{parsePlace,printPlace,placeForms,allParams,namedPlace,resolved,assertPlaces,filesOf,textIn,readingIn};
