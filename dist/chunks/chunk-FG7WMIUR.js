import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-D3DB71B1.js";import{_3_init_node_22}from"./together-D3DB71B1.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function parsePlace(text){let mark=text.search(/[@#]/u),path=decoded(mark<
0?text:text.slice(0,mark),text,"path");if(mark<0)return{kind:"file",path};let rest=text.slice(mark+1);if(text[mark]==="#"){let names=rest.split(".").map(name=>decoded(
name,text,"name"));return{kind:"symbol",path,names}}let point=/^L(\d+)(?::C(\d+))?$/u.exec(rest);if(point!==null){let[,line="",column]=point;return column===void 0?
{kind:"line",path,line:counted(line,"line")}:{kind:"position",path,line:counted(line,"line"),column:counted(column,"column")}}let range=/^R\((\d+),(\d+)->(\d+),(\d+)\)$/u.
exec(rest);if(range!==null){let[,line="",column="",endLine="",endColumn=""]=range,start={line:counted(line,"line"),column:counted(column,"column")},end={line:counted(
endLine,"line"),column:counted(endColumn,"column")};if(end.line<start.line||end.line===start.line&&end.column<start.column)throw wrong(text,"the range ends befo\
re it starts");return{kind:"range",path,start,end}}let named=/^L(\d+)~([^#]*)(?:#(\d+))?$/u.exec(rest);if(named!==null){let[,line="",name="",occurrence="1"]=named;
return{kind:"name",path,line:counted(line,"line"),name:decoded(name,text,"name"),occurrence:counted(occurrence,"occurrence")}}throw wrong(text,`\`@${rest}\` is n\
ot a position`)}function printPlace(place){let path=encoded(place.path);switch(place.kind){case"file":return path;case"line":return`${path}@L${place.line}`;case"\
position":return`${path}@L${place.line}:C${place.column}`;case"range":{let{start,end}=place;return`${path}@R(${start.line},${start.column}->${end.line},${end.column}\
)`}case"name":return`${path}@L${place.line}~${encoded(place.name)}${place.occurrence===1?"":`#${place.occurrence}`}`;case"symbol":return`${path}#${place.names.map(
name=>encoded(name).replaceAll(".","%2E")).join(".")}`}}var reserved=/[%#@~?" \u0000-\u001f\u007f]/gu;function encoded(text){return text.replace(reserved,mark=>`\
%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function decoded(part,whole,what){if(part==="")throw wrong(whole,`the ${what} is empty`);let raw=part.
replaceAll("%","").match(reserved)?.[0];if(raw!==void 0)throw wrong(whole,`${JSON.stringify(raw)} is in the ${what}; write it as ${encoded(raw)}`);let text;try{
text=decodeURIComponent(part)}catch(error){throw wrong(whole,`the ${what} has a % that is not followed by two digits of UTF-8`,error)}if(text.includes("\0")||!text.
isWellFormed())throw wrong(whole,`no ${what} can be like that`);return text}var countMax=1e9;function counted(digits,what){let count=Number(digits);if(count===0)
throw new _1_UserError("usage",`${what} 0: lines and columns count from 1`,{hint:""});if(count>countMax)throw new _1_UserError("bad-selector",`there is no ${what}\
 ${digits}`,{hint:""});return count}function wrong(text,why,cause){return new _1_UserError("bad-selector",`\`${text}\` is not a place: ${why}`,{hint:placeForms,
cause})}var placeForms='A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2 or path#Class.method; in it % # @ ~ ? " and spaces are percent-encoded.';_3_init_node_22();
var questionTable={locate:{kind:"text",group:"files",summary:"prints the range and the code of a place, without a server",need:"line",example:"lanser locate 'ap\
p.py#Invoice.total'"},def:{kind:"server",aliases:["definition","go_to_def"],summary:"finds the definition of the symbol at a place",need:"position",example:"lan\
ser def app.py@L12:C7"},typedef:{kind:"server",group:"a place",aliases:["type_definition","type-definition"],summary:"finds the definition of the type of the sy\
mbol at a place",need:"position",example:"lanser typedef app.py@L12:C7"},decl:{kind:"server",group:"a place",aliases:["declaration"],summary:"finds the declarat\
ion of the symbol at a place",need:"position",example:"lanser decl ship.c@L12:C7"},impl:{kind:"server",group:"a place",aliases:["implementation"],summary:"finds\
 the implementations of the symbol at a place",need:"position",example:"lanser impl 'ship.go#Loader'"},refs:{kind:"server",group:"a place",aliases:["references"],
summary:"finds every use of the symbol at a place",need:"position",flags:[{name:"no-declaration",kind:"boolean",help:"leave out the declaration"}],example:"lans\
er refs 'rates.py#Invoice.total' --json"},hover:{kind:"server",group:"a place",summary:"prints the type and the documentation of the symbol at a place",need:"po\
sition",example:"lanser hover app.py@L12:C7"},sig:{kind:"server",group:"a place",aliases:["signature","signature-help"],summary:"prints the signatures of the ca\
ll at a place",need:"position",example:"lanser sig app.py@L12:C20"},hints:{kind:"server",group:"files",aliases:["inlay-hints"],summary:"prints the types and par\
ameter names that an editor shows in a file or on a line",need:"line",example:"lanser hints app.py"},symbols:{kind:"server",group:"files",aliases:["workspace_sy\
mbol","document-symbols"],summary:"lists the server's symbols of a file, a line or the workspace",need:"files",flags:[{name:"query",kind:"text",help:"symbols of\
 the workspace whose names match, as the server decides"},{name:"all",kind:"boolean",help:"all symbols of the workspace"}],example:"lanser symbols --query Invoi\
ce"},outline:{kind:"text",group:"files",summary:"lists the symbols that a file defines, without a server",need:"file",example:"lanser outline app.py"},calls:{kind:"\
server",group:"a place",aliases:["call-hierarchy"],summary:"lists the callers (in) or the callees (out) of the function at a place",need:"position",modes:["in",
"out"],example:"lanser calls in 'rates.py#rate'"},types:{kind:"server",group:"a place",aliases:["type-hierarchy"],summary:"lists the supertypes (super) or the s\
ubtypes (sub) of the type at a place",need:"position",modes:["super","sub"],example:"lanser types super 'Ship.java#Ship'"},diag:{kind:"server",group:"files",aliases:[
"diagnostics","lint-check"],summary:"lists the diagnostics of files, of a line, or of the workspace",need:"files",example:"lanser diag 'src/**/*.py'"},check:{kind:"\
server",group:"files",aliases:["lint-file"],summary:"checks a file: exit code 0 without errors, 1 with errors",need:"file",example:"lanser check app.py"},context:{
kind:"server",group:"files",summary:"prints the most useful facts about files, within a budget of tokens",need:"files",takes:"PATH|GLOB…",flags:[{name:"budget",
kind:"count",help:"maximum number of tokens, each 4 bytes of UTF-8 (default: 4000)"}],example:"lanser context app.py --budget 2000"},request:{kind:"server",group:"\
a place",summary:"sends any request of the protocol that only reads",need:"any",word:"method",flags:[{name:"params",kind:"json",help:"parameters as JSON or @FIL\
E, in addition to those of PLACE; each `uri` is a path of the repository"}],example:"lanser request textDocument/foldingRange app.py"},status:{kind:"servers",group:"\
servers",summary:"prints the state of each server: configured, resolvable, runnable or ready",need:"none",flags:[{name:"start",kind:"boolean",help:"start the se\
rvers that do not run"}],example:"lanser status --start"},reload:{kind:"servers",group:"servers",summary:"stops the servers of files or all servers; the next qu\
estion starts them again",need:"files",example:"lanser reload --workspace"},capabilities:{kind:"server",group:"servers",summary:"lists the questions that a serv\
er says it can answer",need:"none",example:"lanser capabilities --server pyright"},"exit-codes":{kind:"table",group:"data",summary:"lists every error with its e\
xit code",need:"none",example:"lanser exit-codes"}};function described(name){return{aliases:[],modes:[],flags:[],...questionTable[name],name}}var describedQuestions=Object.
keys(questionTable).map(described);export{described,describedQuestions,parsePlace,placeForms,printPlace};
