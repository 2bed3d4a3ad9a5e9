import{createRequire as lanserCreateRequire}from"node:module";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-39696E00.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-59A61A11.js";import{_2_compact}from"./together-74298F12.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-59A61A11.js";import{_3_init_node_22}from"./together-59A61A11.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();var roles=["sig","body","doc"],documentation={python:"\
docstring",typescript:/^\/\*\*/u,tsx:/^\/\*\*/u,go:/^\/[/*]/u,rust:/^\/\/\/(?!\/)|^\/\*\*/u,cpp:/^\/[/*]/u,bash:/^#(?!!)/u,json:null,yaml:null};function createPartFinder(reading){
return(nameRange,role)=>{let named=_0_namedDefinitions(reading).find(({definition})=>_0_compareRanges(definition.nameRange,nameRange)===0);return named===void 0||
reading===void 0?void 0:rangeOfPart(reading,named.definition,role)}}function rangeOfPart(reading,{range,nameRange},role){let{starts,text,language}=reading,[whole,
name]=[spanOf(range,starts),spanOf(nameRange,starts)],chain=_0_ancestry(_0_nodeAt(reading.tree(),name)).filter(({start,end})=>start>=whole.start&&end<=whole.end),
parts={text,language,whole,name,chain,body:bodyOf(chain,name)},found=role==="sig"?signatureOf(parts):role==="body"?parts.body:documentationOf(parts);return found===
void 0?void 0:rangeOf(found,starts)}function bodyOf(chain,name){for(let node of chain){let value=_0_fieldOf(node,"value")??(node.type==="type_spec"?_0_fieldOf(node,
"type"):void 0),body=_0_fieldOf(node,"body")??(value===void 0?void 0:_0_fieldOf(value,"body")??value);if(body!==void 0&&body.start>=name.end)return body}}function signatureOf({
text,whole,name,chain,body}){let decorators=chain.flatMap(({children,parent})=>[...children,...parent?.children??[]]).filter(({type,start:start2,end})=>/^(?:decorator|attribute_item|attribute_declaration)$/u.
test(type)&&start2>=whole.start&&end<=name.start),from=Math.max(whole.start,...decorators.map(({end})=>end)),start=from+(/^\s*/u.exec(text.slice(from,name.start))?.[0].
length??0);if(body===void 0){let length=text.slice(start,whole.end).replace(/[;,\s]+$/u,"").length;return{start,end:start+length}}let holder=body.parent===null?
[]:body.parent.children,header=[...chain.flatMap(({children})=>children),...holder].filter(({type,start:first,end})=>first>=start&&end<=body.start&&!/comment|^field_initializer_list$/u.
test(type));return{start,end:Math.max(name.end,...header.map(({end})=>end))}}function documentationOf(parts){let rule=documentation[parts.language];if(rule!==null)
return rule==="docstring"?docstringOf(parts):commentsAbove(parts,rule)}function docstringOf({body}){let first=body?.children.find(({type})=>type!=="comment");if(first?.
type==="string")return first;let[only,more]=first?.type==="expression_statement"?first.children:[];return more===void 0&&only?.type==="string"?only:void 0}function commentsAbove({
text,whole,chain},pattern){let siblings=chain.at(-1)?.parent?.children??[],start=whole.start,end;for(let node of siblings.filter(one=>one.end<=whole.start).toReversed()){
let own=text.slice(node.start,node.end).trimEnd(),lineStart=text.lastIndexOf(`
`,node.start-1)+1,isOnItsLine=text.slice(lineStart,node.start).trim()==="",gap=text.slice(node.start+own.length,start).match(/\n/gu)?.length??0;if(!pattern.test(
own)||!isOnItsLine||gap>1)break;let isBlock=own.startsWith("/*");if(isBlock&&end!==void 0||(start=node.start,end??=node.start+own.length,isBlock))break}return end===
void 0?void 0:{start,end}}function spanOf({start,end},starts){return{start:_0_offsetOf(starts,start),end:_0_offsetOf(starts,end)}}function rangeOf({start,end},starts){
let at=offset=>_2_positionAt(starts,offset);return{start:at(start),end:at(end)}}function parsePlace(text){let mark=text.search(/[@#]/u),path=decoded(mark<0?text:
text.slice(0,mark),text,"path");if(mark<0)return{kind:"file",path};let rest=text.slice(mark+1);if(text[mark]==="#")return symbolIn(path,rest,text);let point=/^L(\d+)(?::C(\d+))?$/u.
exec(rest);if(point!==null){let[,line="",column]=point;return column===void 0?{kind:"line",path,line:counted(line,"line")}:{kind:"position",path,line:counted(line,
"line"),column:counted(column,"column")}}let range=/^R\((\d+),(\d+)->(\d+),(\d+)\)$/u.exec(rest);if(range!==null){let[,line="",column="",endLine="",endColumn=""]=range,
start={line:counted(line,"line"),column:counted(column,"column")},end={line:counted(endLine,"line"),column:counted(endColumn,"column")};if(end.line<start.line||
end.line===start.line&&end.column<start.column)throw wrong(text,"the range ends before it starts");return{kind:"range",path,start,end}}let named=/^L(\d+)~([^#]*)(?:#(\d+))?$/u.
exec(rest);if(named!==null){let[,line="",name="",occurrence="1"]=named;return{kind:"name",path,line:counted(line,"line"),name:decoded(name,text,"name"),occurrence:counted(
occurrence,"occurrence")}}throw wrong(text,`\`@${rest}\` is not a position`)}function symbolIn(path,rest,text){let[,dotted="",word,query]=/^([^:?]*)(?::([^?]*))?(?:\?(.*))?$/su.
exec(rest)??[],names=dotted.split(".").map(name=>decoded(name,text,"name")),role=roles.find(one=>one===word);if(word!==void 0&&word!=="def"&&role===void 0)throw wrong(
text,`\`:${word}\` is not a part of a definition. Use :def, :sig, :body or :doc, and write %3A for a colon in a name`);let overload=query===void 0?void 0:/^overload=(0|[1-9]\d{0,5})$/u.
exec(query)?.[1];if(query!==void 0&&overload===void 0)throw wrong(text,`\`?${query}\` is not ?overload=N`);return{kind:"symbol",path,names,..._2_compact({role,overload:overload===
void 0?void 0:Number(overload)})}}function printPlace(place){let path=encoded(place.path);switch(place.kind){case"file":return path;case"line":return`${path}@L${place.
line}`;case"position":return`${path}@L${place.line}:C${place.column}`;case"range":{let{start,end}=place;return`${path}@R(${start.line},${start.column}->${end.line}\
,${end.column})`}case"name":return`${path}@L${place.line}~${encoded(place.name)}${place.occurrence===1?"":`#${place.occurrence}`}`;case"symbol":{let names=place.
names.map(name=>encoded(name).replaceAll(".","%2E").replaceAll(":","%3A")),role=place.role===void 0?"":`:${place.role}`,overload=place.overload===void 0?"":`?ov\
erload=${place.overload}`;return`${path}#${names.join(".")}${role}${overload}`}}}var reserved=/[%#@~?" \u0000-\u001f\u007f]/gu;function encoded(text){return text.
replace(reserved,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function decoded(part,whole,what){if(part==="")throw wrong(whole,`th\
e ${what} is empty`);let raw=part.replaceAll("%","").match(reserved)?.[0];if(raw!==void 0)throw wrong(whole,`the ${what} contains ${JSON.stringify(raw)}; write ${encoded(
raw)} instead`);let text;try{text=decodeURIComponent(part)}catch(error){throw wrong(whole,`in the ${what}, two hexadecimal digits of UTF-8 must follow each %`,error)}
if(text.includes("\0")||!text.isWellFormed())throw wrong(whole,`the ${what} contains an invalid character`);return text}var countMax=1e9;function counted(digits,what){
let count=Number(digits);if(count===0)throw new _1_UserError("usage",`${what} 0 does not exist: lines and columns count from 1`,{hint:""});if(count>countMax)throw new _1_UserError(
"bad-selector",`there is no ${what} ${digits}`,{hint:""});return count}function wrong(text,why,cause){return new _1_UserError("bad-selector",`\`${text}\` is not \
a place: ${why}`,{hint:placeForms,cause})}var placeForms='A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2 or path#Class.method. A name can end with \
:sig, :body or :doc. Percent-encode % # @ ~ ? " and spaces in paths and names, and : in names.';_3_init_node_22();var questionTable={locate:{kind:"text",group:"\
files",summary:"prints the range and the code of a place, without a server",need:"line",example:"lanser locate 'app.py#Invoice.total'"},def:{kind:"server",aliases:[
"definition","go_to_def"],summary:"finds the definition of the symbol at a place",need:"position",example:"lanser def app.py@L12:C7"},typedef:{kind:"server",group:"\
a place",aliases:["type_definition","type-definition"],summary:"finds where the type of the symbol at a place is defined",need:"position",example:"lanser typede\
f app.py@L12:C7"},decl:{kind:"server",group:"a place",aliases:["declaration"],summary:"finds the declaration of the symbol at a place",need:"position",example:"\
lanser decl ship.c@L12:C7"},impl:{kind:"server",group:"a place",aliases:["implementation"],summary:"finds the implementations of the symbol at a place",need:"po\
sition",example:"lanser impl 'ship.go#Loader'"},refs:{kind:"server",group:"a place",aliases:["references"],summary:"finds every use of the symbol at a place",need:"\
position",flags:[{name:"no-declaration",kind:"boolean",help:"leave out the declaration"}],example:"lanser refs 'rates.py#Invoice.total' --json"},hover:{kind:"se\
rver",group:"a place",summary:"prints the type and the documentation of the symbol at a place",need:"position",example:"lanser hover app.py@L12:C7"},sig:{kind:"\
server",group:"a place",aliases:["signature","signature-help"],summary:"prints the signatures of the call at a place",need:"position",example:"lanser sig app.py\
@L12:C20"},hints:{kind:"server",group:"files",aliases:["inlay-hints"],summary:"prints the types and parameter names that an editor shows in a file or on a line",
need:"line",example:"lanser hints app.py"},symbols:{kind:"server",group:"files",aliases:["workspace_symbol","document-symbols"],summary:"lists the server's symb\
ols of a file, a line or the workspace",need:"files",flags:[{name:"query",kind:"text",help:"symbols of the workspace whose names match, as the server decides"},
{name:"all",kind:"boolean",help:"all symbols of the workspace"}],example:"lanser symbols --query Invoice"},outline:{kind:"text",group:"files",summary:"lists the\
 symbols that a file defines, without a server",need:"file",example:"lanser outline app.py"},calls:{kind:"server",group:"a place",aliases:["call-hierarchy"],summary:"\
lists the callers (in) or the callees (out) of the function at a place",need:"position",modes:["in","out"],example:"lanser calls in 'rates.py#rate'"},types:{kind:"\
server",group:"a place",aliases:["type-hierarchy"],summary:"lists the supertypes (super) or the subtypes (sub) of the type at a place",need:"position",modes:["s\
uper","sub"],example:"lanser types super 'Ship.java#Ship'"},diag:{kind:"server",group:"files",aliases:["diagnostics","lint-check"],summary:"lists the diagnostic\
s of files, of a line, or of the workspace",need:"files",example:"lanser diag 'src/**/*.py'"},check:{kind:"server",group:"files",aliases:["lint-file"],summary:"\
checks a file: exit code 0 without errors, 1 with errors",need:"file",example:"lanser check app.py"},context:{kind:"server",group:"files",summary:"prints the mo\
st useful facts about files, within a budget of tokens",need:"files",takes:"PATH|GLOB…",flags:[{name:"budget",kind:"count",help:"maximum number of tokens, eac\
h 4 bytes of UTF-8 (default: 4000)"}],example:"lanser context app.py --budget 2000"},request:{kind:"server",group:"a place",summary:"sends any read-only request\
 of the protocol",need:"any",word:"method",flags:[{name:"params",kind:"json",help:"parameters as JSON or @FILE, in addition to those of PLACE; each `uri` is a p\
ath of the repository"}],example:"lanser request textDocument/foldingRange app.py"},status:{kind:"servers",group:"servers",summary:"prints the state of each ser\
ver: configured, resolvable, runnable or ready",need:"none",flags:[{name:"start",kind:"boolean",help:"start the servers that do not run"}],example:"lanser statu\
s --start"},reload:{kind:"servers",group:"servers",summary:"stops the servers of files, or all servers; the next question starts them again",need:"files",example:"\
lanser reload --workspace"},capabilities:{kind:"server",group:"servers",summary:"lists the questions that a server says it can answer",need:"none",example:"lans\
er capabilities --server pyright"},"exit-codes":{kind:"table",group:"data",summary:"lists every error with its exit code",need:"none",example:"lanser exit-codes"}};
function described(name){return{aliases:[],modes:[],flags:[],...questionTable[name],name}}var describedQuestions=Object.keys(questionTable).map(described);export{createPartFinder,described,describedQuestions,parsePlace,placeForms,printPlace};
