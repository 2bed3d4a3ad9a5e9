import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{UserError}from"./chunk-BZ74BBKY.js";function parsePlace(text){let mark=text.search(/[@#]/u),path=decoded(mark<0?text:text.slice(0,mark),text,"path");if(mark<0)return{kind:"file",path};let rest=text.
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
ethod; in it % # @ ~ ? " and spaces are percent-encoded.';export{parsePlace,printPlace,placeForms};
