import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var idsFlag={name:"ids",kind:"boolean",help:"print the symbol id of eac\
h definition, which stays the same when it moves"},questionTable={locate:{kind:"text",group:"files",summary:"prints the range and the code of a place, without a\
 server",need:"line",flags:[{name:"all",kind:"boolean",help:"also list the other places that an ambiguous selector can mean"},{name:"preview",kind:"count",help:"\
print at most this many lines of the code (default: all)"},{name:"as",kind:"text",help:"form of the selector that is printed: anchor, symbol, ast or id (default\
: symbol for a definition, otherwise anchor)"}],example:"lanser locate 'app.py#Invoice.total'"},def:{kind:"server",aliases:["definition","go_to_def"],summary:"f\
inds the definition of the symbol at a place",need:"position",example:"lanser def app.py@L12:C7"},typedef:{kind:"server",group:"a place",aliases:["type_definiti\
on","type-definition"],summary:"finds where the type of the symbol at a place is defined",need:"position",example:"lanser typedef app.py@L12:C7"},decl:{kind:"se\
rver",group:"a place",aliases:["declaration"],summary:"finds the declaration of the symbol at a place",need:"position",example:"lanser decl ship.c@L12:C7"},impl:{
kind:"server",group:"a place",aliases:["implementation"],summary:"finds the implementations of the symbol at a place",need:"position",example:"lanser impl 'ship\
.go#Loader'"},refs:{kind:"server",group:"a place",aliases:["references"],summary:"finds every use of the symbol at a place",need:"position",flags:[{name:"no-dec\
laration",kind:"boolean",help:"leave out the declaration"}],example:"lanser refs 'rates.py#Invoice.total' --json"},hover:{kind:"server",group:"a place",summary:"\
prints the type and the documentation of the symbol at a place",need:"position",example:"lanser hover app.py@L12:C7"},sig:{kind:"server",group:"a place",aliases:[
"signature","signature-help"],summary:"prints the signatures of the call at a place",need:"position",example:"lanser sig app.py@L12:C20"},hints:{kind:"server",group:"\
files",aliases:["inlay-hints"],summary:"prints the types and parameter names that an editor shows in a file or on a line",need:"line",example:"lanser hints app.\
py"},symbols:{kind:"server",group:"files",aliases:["workspace_symbol","document-symbols"],summary:"lists the server's symbols of a file, a line or the workspace",
need:"files",flags:[{name:"query",kind:"text",help:"symbols of the workspace whose names match, as the server decides"},{name:"all",kind:"boolean",help:"all sym\
bols of the workspace"},idsFlag],example:"lanser symbols --query Invoice"},outline:{kind:"text",group:"files",summary:"lists the symbols that a file defines, wi\
thout a server",need:"file",flags:[idsFlag],example:"lanser outline app.py"},calls:{kind:"server",group:"a place",aliases:["call-hierarchy"],summary:"lists the \
callers (in) or the callees (out) of the function at a place",need:"position",modes:["in","out"],example:"lanser calls in 'rates.py#rate'"},types:{kind:"server",
group:"a place",aliases:["type-hierarchy"],summary:"lists the supertypes (super) or the subtypes (sub) of the type at a place",need:"position",modes:["super","s\
ub"],example:"lanser types super 'Ship.java#Ship'"},diag:{kind:"server",group:"files",aliases:["diagnostics","lint-check"],summary:"lists the diagnostics of fil\
es, of a line, or of the workspace",need:"files",example:"lanser diag 'src/**/*.py'"},check:{kind:"server",group:"files",aliases:["lint-file"],summary:"checks a\
 file: exit code 0 without errors, 1 with errors",need:"file",example:"lanser check app.py"},context:{kind:"server",group:"files",summary:"prints the most usefu\
l facts about files, within a budget of tokens",need:"files",takes:"PATH|GLOB…",flags:[{name:"budget",kind:"count",help:"maximum number of tokens, each 4 byte\
s of UTF-8 (default: 4000)"}],example:"lanser context app.py --budget 2000"},request:{kind:"server",group:"a place",summary:"sends any read-only request of the \
protocol",need:"any",word:"method",flags:[{name:"params",kind:"json",help:"parameters as JSON or @FILE, in addition to those of PLACE; each `uri` is a path of t\
he repository"}],example:"lanser request textDocument/foldingRange app.py"},"prepare-rename":{kind:"server",group:"edits",summary:"prints the name that a rename\
 would change at a place",need:"position",example:"lanser prepare-rename 'rates.py#rate'"},rename:{kind:"server",group:"edits",summary:"renames a symbol in all \
files; --apply writes them",need:"position",takes:"PLACE NEW",last:"to",example:"lanser rename 'rates.py#rate' price"},"rename-file":{kind:"server",group:"edits",
aliases:["rename_file","move"],summary:"moves a file or folder, and corrects its imports; --apply writes them",need:"files",takes:"FROM TO",last:"to",example:"l\
anser rename-file src/rates.ts src/prices.ts"},actions:{kind:"server",group:"edits",aliases:["code_actions","code-actions"],summary:"lists the code actions of a\
 place, or applies one of them",need:"line",modes:["list","apply"],flags:[{name:"only",kind:"text",help:"a kind of the protocol: quickfix, refactor, source.fixA\
ll"},{name:"pick",kind:"text",help:"with apply: the number in the list, or a part of one title"}],example:"lanser actions list app.py@L12"},format:{kind:"server",
group:"edits",summary:"formats files; --apply writes them",need:"files",takes:"PATH|GLOB…",example:"lanser format src/app.py"},"organize-imports":{kind:"serve\
r",group:"edits",summary:"sorts the imports of files; most servers also remove unused ones; --apply writes",need:"files",takes:"PATH|GLOB…",example:"lanser or\
ganize-imports src/app.py"},status:{kind:"servers",group:"servers",summary:"prints the state of each server: configured, resolvable, runnable or ready",need:"no\
ne",flags:[{name:"start",kind:"boolean",help:"start the servers that do not run"}],example:"lanser status --start"},reload:{kind:"servers",group:"servers",summary:"\
stops the servers of files, or all servers; the next question starts them again",need:"files",example:"lanser reload --workspace"},capabilities:{kind:"server",group:"\
servers",summary:"lists the questions that a server says it can answer",need:"none",example:"lanser capabilities --server pyright"},"exit-codes":{kind:"table",group:"\
data",summary:"lists every error with its exit code",need:"none",example:"lanser exit-codes"}};function described(name){return{aliases:[],modes:[],flags:[],...questionTable[name],
name}}var describedQuestions=Object.keys(questionTable).map(described);import{createRequire as lanserCreateRequire2}from"node:module";import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunk-CZHAKUB4.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var definitionKinds=["class","function","key"],sketchLength=32,shingleLength=3;
function symbolIds(file,language,nodes){let starts=_2_lineStarts(file.text),module=sha256(moduleOf(file.path).join("/").toWellFormed()).slice(7).slice(0,8);return nodes.
map(({symbol,kinds,definition})=>{let[from,to]=offsetsOf(starts,definition.range),[,nameEnd]=offsetsOf(starts,definition.nameRange),kind=kinds.at(-1);if(kind===
void 0)throw new Error("A definition has a kind.");return{language:language==="tsx"?"typescript":language,kind,symbol,shape:kind==="function"?shapeOf(file.text.
slice(nameEnd,to)):"-",sketch:sketchOf(file.text.slice(from,to),definition.name),module}})}function isSameExactly(one,other){return one.language===other.language&&
one.kind===other.kind&&one.symbol===other.symbol&&one.shape===other.shape}function sketchLikeness(one,other){let same=[...one].filter((digit,at)=>digit===other[at]).
length/sketchLength;return Math.max(0,(same-1/16)/(1-1/16))}function shapeOf(text){let header=/^\s*(?:<[^()]*>|\[[^()]*\])?\s*(?::[^=;{]*)?(?:=\s*(?:async\s*)?(?:function\s*[\w$]*)?\s*(?:<[^()]*>)?\s*)?\(/u.
exec(text);if(header===null)return"-";let letters=[],depth=0,own="";for(let mark of text.slice(header[0].length,header[0].length+parametersLengthMax)){if(depth===
0&&(mark===","||mark===")")){if(own.trim()!==""&&!/^\s*[*/]\s*$/u.test(own)&&letters.push(letterOf(own)),own="",mark===")")break;continue}"([{<".includes(mark)?
depth+=1:(")]}".includes(mark)||mark===">"&&!/[=-]$/u.test(own))&&(depth=Math.max(0,depth-1)),own+=mark}return letters.length===0?"0":letters.join("")}var parametersLengthMax=1e4;
function letterOf(parameter){return/^\s*(?:\*|\.\.\.)|\.\.\./u.test(parameter)?"s":/(?<![=!<>])=(?![=>])/u.test(parameter)||/^[^:]*\?/u.test(parameter)?"d":"p"}
function sketchOf(text,name){let tokens=(text.match(tokenPattern)??[]).filter(token=>token!==name),least=new Map;for(let at=0;at<Math.max(1,tokens.length-shingleLength+
1);at+=1){let hash=hashOf(tokens.slice(at,at+shingleLength).join(" ")),share=hash%sketchLength,value=hash>>>5;value<(least.get(share)??Number.POSITIVE_INFINITY)&&
least.set(share,value)}let digits=[];for(let share=0;share<sketchLength;share+=1){let step=0;for(;!least.has((share+step)%sketchLength);)step+=1;let value=least.
get((share+step)%sketchLength)??0;digits.push((Math.imul(value+step,2654435761)>>>28).toString(16))}return digits.join("")}function hashOf(text){let hash=2166136261;
for(let at=0;at<text.length;at+=1)hash=Math.imul(hash^text.charCodeAt(at),16777619);return hash=Math.imul(hash^hash>>>16,2246822507),(hash^hash>>>13)>>>0}_3_init_node_22();
_3_init_node_22();var astParts=["name","param","call","string","number","comment","return"],python={name:/^identifier$/u,param:"parameters",call:/^call$/u,string:/^string$/u,
number:/^(?:integer|float)$/u,comment:/^comment$/u,return:/^return_statement$/u},script={name:/^(?:identifier|(?:private_)?property_identifier|type_identifier|shorthand_property_identifier(?:_pattern)?)$/u,
param:"formal_parameters",call:/^(?:call|new)_expression$/u,string:/^(?:string|template_string)$/u,number:/^number$/u,comment:/^comment$/u,return:/^return_statement$/u},
rows={python,typescript:script,tsx:script,go:{name:/^(?:identifier|field_identifier|type_identifier|package_identifier)$/u,param:"parameter_list",call:/^call_expression$/u,
string:/^(?:interpreted|raw)_string_literal$/u,number:/^(?:int|float|imaginary)_literal$/u,comment:/^comment$/u,return:/^return_statement$/u},rust:{name:/^(?:identifier|field_identifier|type_identifier|shorthand_field_identifier)$/u,
param:"parameters",call:/^(?:call_expression|macro_invocation)$/u,string:/^(?:raw_)?string_literal$/u,number:/^(?:integer|float)_literal$/u,comment:/^(?:line|block)_comment$/u,
return:/^return_expression$/u},bash:{name:/^variable_name$/u,param:null,call:/^command$/u,string:/^(?:string|raw_string)$/u,number:/^number$/u,comment:/^comment$/u,
return:null},cpp:{name:/^(?:identifier|field_identifier|type_identifier|namespace_identifier)$/u,param:"parameter_list",call:/^call_expression$/u,string:/^(?:string|raw_string)_literal$/u,
number:/^number_literal$/u,comment:/^comment$/u,return:/^return_statement$/u}};function hasPart(language,part){return rows[language][part]!==null}function partsBetween(root,language,part,{
start,end}){let rule=rows[language][part],found=[];if(rule===null)return found;let waiting=[root];for(let node=waiting.pop();node!==void 0;node=waiting.pop()){let isWhole=node.
start===start&&node.end===end;node.start>=start&&node.end<=end&&!isWhole&&isPart(node,rule)&&found.push(node);for(let at=node.children.length-1;at>=0;at-=1){let child=node.
children[at];child!==void 0&&child.end>start&&child.start<end&&waiting.push(child)}}return found}function isPart(node,rule){if(typeof rule!="string")return rule.
test(node.type);let{parent,type}=node;return parent?.type!==rule||/comment/u.test(type)?!1:parent.field===null||/^parameters$/u.test(parent.field)}_3_init_node_22();
var roles=["sig","body","doc"],documentation={python:"docstring",typescript:/^\/\*\*/u,tsx:/^\/\*\*/u,go:/^\/[/*]/u,rust:/^\/\/\/(?!\/)|^\/\*\*/u,cpp:/^\/[/*]/u,
bash:/^#(?!!)/u,json:null,yaml:null};function createPartFinder(reading){return(nameRange,role)=>{let named=_0_namedDefinitions(reading).find(({definition})=>compareRanges(
definition.nameRange,nameRange)===0);return named===void 0||reading===void 0?void 0:rangeOfPart(reading,named.definition,role)}}function rangeOfPart(reading,{range,
nameRange},role){let{starts,text,language}=reading,[whole,name]=[spanOf(range,starts),spanOf(nameRange,starts)],chain=_0_ancestry(_0_nodeAt(reading.tree(),name)).
filter(({start,end})=>start>=whole.start&&end<=whole.end),parts={text,language,whole,name,chain,body:bodyOf(chain,name)},found=role==="sig"?signatureOf(parts):role===
"body"?parts.body:documentationOf(parts);return found===void 0?void 0:rangeOf(found,starts)}function bodyOf(chain,name){for(let node of chain){let value=_0_fieldOf(
node,"value")??(node.type==="type_spec"?_0_fieldOf(node,"type"):void 0),body=_0_fieldOf(node,"body")??(value===void 0?void 0:_0_fieldOf(value,"body")??value);if(body!==
void 0&&body.start>=name.end)return body}}function signatureOf({text,whole,name,chain,body}){let decorators=chain.flatMap(({children,parent})=>[...children,...parent?.
children??[]]).filter(({type,start:start2,end})=>/^(?:decorator|attribute_item|attribute_declaration)$/u.test(type)&&start2>=whole.start&&end<=name.start),from=Math.
max(whole.start,...decorators.map(({end})=>end)),start=from+(/^\s*/u.exec(text.slice(from,name.start))?.[0].length??0);if(body===void 0){let length=text.slice(start,
whole.end).replace(/[;,\s]+$/u,"").length;return{start,end:start+length}}let holder=body.parent===null?[]:body.parent.children,header=[...chain.flatMap(({children})=>children),
...holder].filter(({type,start:first,end})=>first>=start&&end<=body.start&&!/comment|^field_initializer_list$/u.test(type));return{start,end:Math.max(name.end,...header.
map(({end})=>end))}}function documentationOf(parts){let rule=documentation[parts.language];if(rule!==null)return rule==="docstring"?docstringOf(parts):commentsAbove(
parts,rule)}function docstringOf({body}){let first=body?.children.find(({type})=>type!=="comment");if(first?.type==="string")return first;let[only,more]=first?.
type==="expression_statement"?first.children:[];return more===void 0&&only?.type==="string"?only:void 0}function commentsAbove({text,whole,chain},pattern){let siblings=chain.
at(-1)?.parent?.children??[],start=whole.start,end;for(let node of siblings.filter(one=>one.end<=whole.start).toReversed()){let own=text.slice(node.start,node.end).
trimEnd(),lineStart=text.lastIndexOf(`
`,node.start-1)+1,isOnItsLine=text.slice(lineStart,node.start).trim()==="",gap=text.slice(node.start+own.length,start).match(/\n/gu)?.length??0;if(!pattern.test(
own)||!isOnItsLine||gap>1)break;let isBlock=own.startsWith("/*");if(isBlock&&end!==void 0||(start=node.start,end??=node.start+own.length,isBlock))break}return end===
void 0?void 0:{start,end}}function spanOf({start,end},starts){return{start:_0_offsetOf(starts,start),end:_0_offsetOf(starts,end)}}function rangeOf({start,end},starts){
let at=offset=>_2_positionAt(starts,offset);return{start:at(start),end:at(end)}}var moduleLanguages=["py","ts","go","rs"],definitionSteps=["class","def","key","\
var"],countedSteps=astParts;function parsePlace(text){return new PlaceReader(text).place()}function isPattern(text){return!/^[a-z]+:\/\//u.test(text)&&/^[^@#]*[*{}]/u.
test(text)}function splitPattern(text){let[,pattern="",rest=""]=/^([^@#]*)(.*)$/su.exec(text)??[];return{pattern,rest}}function printPlace(place){let{seen}=place;
return`${printed(place)}${parameters({...parametersOf(place),seen})}`}function printed(place){switch(place.kind){case"file":return encodedPath(place.path);case"\
line":return`${encodedPath(place.path)}@L${place.line}`;case"position":return`${encodedPath(place.path)}@L${place.line}:C${place.column}`;case"range":{let{start,
end}=place;return`${encodedPath(place.path)}@R(${start.line},${start.column}->${end.line},${end.column})`}case"name":{let nth=place.occurrence===1?"":`#${place.
occurrence}`;return`${encodedPath(place.path)}@L${place.line}~${encoded(place.name,"")}${nth}`}case"symbol":return`${encodedPath(place.path)}#${dotted(place)}`;case"\
module":{let names=place.names.length===0?"":`#${dotted(place)}`;return`${place.language}://${encodedModule(place.module)}${names}`}case"ast":return`ast://${[rootText(
place.root),...place.steps.map(stepText)].join("/")}`;case"id":return printId(place.id);case"anchor":return`anchor://${encodedPath(place.path)}#"${encoded(place.
snippet,"\\\\")}"`}}function withPath(place,to){return"path"in place?{...place,path:to(place.path)}:place.kind==="ast"&&"path"in place.root?{...place,root:{path:to(
place.root.path)}}:place}function pathOf(place){return place.kind==="ast"?"path"in place.root?place.root.path:void 0:place.kind==="module"||place.kind==="id"?void 0:
place.path}function hasFile(place){return pathOf(place)!==void 0}function printId({language,kind,symbol,shape,sketch,module}){return`id:${[language,kind,encoded(
symbol,":"),shape,sketch,module].join("/")}`}var idPattern=/^(?<language>[a-z]+)\/(?<kind>[a-z]+)\/(?<symbol>.+)\/(?<shape>-|0|[pds]+)\/(?<sketch>[0-9a-f]{32})\/(?<module>[0-9a-f]{8})$/u;
function dotted({names,role}){return`${names.map(name=>encoded(name,".:")).join(".")}${role===void 0?"":`:${role}`}`}function rootText(root){return"path"in root?
`[file=${encodedPath(root.path,"[\\]")}]`:`[module=${encodedModule(root.module,"[\\]")}]`}function stepText(step){return"name"in step?`[${step.kind}=${encoded(step.
name,"[\\]")}]${step.index===void 0?"":`[${step.index}]`}`:`${step.kind}[${step.index}]`}function parametersOf(place){return place.kind==="anchor"?{ctx:place.ctx,
hash:place.hash}:place.kind==="symbol"||place.kind==="module"?{overload:place.overload}:{}}function parameters(of){let all=Object.entries(of).flatMap(([name,value])=>value===
void 0?[]:[`${name}=${value}`]);return all.length===0?"":`?${all.join("&")}`}var reserved=String.raw`%#@~?" \u0000-\u001f\u007f\u2028\u2029`;function encoded(text,more){
return text.replace(new RegExp(`[${reserved}${more}]`,"gu"),percent)}function encodedModule(module,more=""){return encoded(module,more).replace(/%(?:40|7E)/gu,decodeURIComponent)}
function encodedPath(path,more=""){if(path.startsWith("file://"))return`file://${encoded(path.slice(7),`*{}${more}`)}`;let text=encoded(path,`*{}${more}`);return/^(?:[a-z]+:\/\/|id:|[A-Za-z]:[\\/])/u.
test(text)?text.replace(":","%3A"):text}function percent(mark){let found=encodeURIComponent(mark);return found===mark?`%${mark.charCodeAt(0).toString(16).toUpperCase()}`:
found}var countMax=1e9,overloadMax=999999,ctxMax=1e4,hashPattern=/^(?:sha256:[0-9a-f]{8,64}|sha1:[0-9a-f]{8,40})$/u,seenPattern=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u,
digitsAt=/\d+/y,PlaceReader=class{#text;#at=0;constructor(text){this.#text=text}place(){let[scheme=""]=/^[a-z]+:\/\//u.exec(this.#text)??[];if(this.#text.startsWith(
"id:"))return this.#end(this.#id());if(scheme==="ast://")return this.#end(this.#ast());if(scheme==="anchor://")return this.#end(this.#anchor());if(scheme==="cpp\
://"||scheme==="sh://")return this.#at=scheme.length,this.#end(this.#pathPlace());let language=moduleLanguages.find(one=>scheme===`${one}://`)??(scheme==="js://"?
"ts":void 0);if(language!==void 0)return this.#end(this.#module(language,scheme.length));if(scheme!==""&&scheme!=="file://")throw this.#wrong(`\`${scheme}\` is n\
o kind of place. Use ${kindsOfPlace}`,0);return this.#end(this.#pathPlace())}#pathPlace(){let path=this.#path("@#?"),mark=this.#next();if(mark==="#")return this.#at+=
1,{kind:"symbol",path,...this.#symbol()};if(mark!=="@")return{kind:"file",path};if(this.#at+=1,this.#take("R("))return{path,...this.#range()};this.#expect("L","\
L or R( must follow @");let line=this.#count("line");if(this.#take(":"))return this.#expect("C","C and a column must follow the colon"),{kind:"position",path,line,
column:this.#count("column")};if(!this.#take("~"))return{kind:"line",path,line};let name=this.#part("#?","name");return{kind:"name",path,line,name,occurrence:this.#take(
"#")?this.#count("occurrence"):1}}#range(){let from=this.#at,start=this.#position();this.#expect("->","-> must be between the two positions");let end=this.#position();
if(this.#expect(")","the range must end with )"),end.line<start.line||end.line===start.line&&end.column<start.column)throw this.#wrong("the range ends before it\
 starts",from);return{kind:"range",start,end}}#position(){let line=this.#count("line");return this.#expect(",","a comma must be between line and column"),{line,
column:this.#count("column")}}#symbol(){let names=[],role;for(let isFirst=!0;;isFirst=!1){let isColon=!isFirst&&this.#next()===":"&&this.#text[this.#at+1]!==":";
if(!isFirst&&!this.#take("::")&&!this.#take(":")&&!this.#take("."))break;let raw=this.#raw(".:?"),name=this.#part(".:?","name"),isLast=this.#next()===void 0||this.#next()===
"?";role=isColon&&isLast?[...roles,"def"].find(one=>one===raw):void 0,role===void 0&&names.push(name)}let overload=this.#parameter("overload",raw=>this.#number(
raw,"overload",overloadMax));return{names,..._2_compact({role:role==="def"?void 0:role,overload})}}#module(language,start){this.#at=start;let module=this.#moduleName(
"#?");if(language==="py"&&!/^[\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*)*$/u.test(module))throw this.#wrong("the module must be a d\
otted name, such as pkg.mod",start);let named=this.#take("#")?this.#symbol():{names:[]};return{kind:"module",language,module,...named}}#moduleName(ends){let raw=this.#raw(
ends),module=this.#decoded(raw,this.#at,"module",/[@~]/gu);return this.#at+=raw.length,module}#ast(){this.#at=6;let isFile=this.#take("[file=");isFile||this.#expect(
"[module=","[module=NAME] or [file=PATH] must be the first step");let root=isFile?{path:this.#path("]")}:{module:this.#moduleName("]")};this.#expect("]","] must\
 end the step");let steps=[];for(;this.#take("/");)steps.push(this.#step());return{kind:"ast",root,steps}}#id(){this.#at=3;let raw=this.#raw("?"),{language="",kind:written,
symbol="",shape="",sketch="",module=""}=idPattern.exec(raw)?.groups??{},kind=definitionKinds.find(one=>one===written);if(kind===void 0)throw this.#wrong("an id \
is id:LANGUAGE/KIND/NAME/SHAPE/SKETCH/MODULE, as `lanser outline --ids` prints it",3);let name=this.#decoded(symbol,this.#at,"name");return this.#at+=raw.length,
{kind:"id",id:{language,kind,symbol:name,shape,sketch,module}}}#step(){let from=this.#at,isNamed=this.#take("["),word=this.#raw("=[]/?");if(this.#at+=word.length,
isNamed){let kind2=definitionSteps.find(one=>one===word);if(kind2===void 0)throw this.#wrong(`a step in brackets is one of ${definitionSteps.map(one=>`[${one}=N\
AME]`).join(", ")}`,from);this.#expect("=","= and a name must follow");let name=this.#part("]","name");this.#expect("]","] must end the step");let index=this.#take(
"[")?this.#index():void 0;return{kind:kind2,name,..._2_compact({index})}}let kind=countedSteps.find(one=>one===word);if(kind===void 0)throw this.#wrong(`a step \
is [class=NAME], [def=NAME], [key=NAME], [var=NAME], or a number of ${countedSteps.join(", ")}, such as name[1]`,from);return this.#expect("[","the number of th\
e step must follow in brackets"),{kind,index:this.#index()}}#index(){let index=this.#count("step");return this.#expect("]","] must end the number"),index}#anchor(){
this.#at=9;let path=this.#path("#");this.#expect('#"','a text in quotes must follow: #"TEXT"');let from=this.#at,snippet="";for(let mark=this.#next();mark!==void 0&&
mark!=='"';mark=this.#next()){let isEscape=mark==="\\",escaped=this.#text.charAt(this.#at+1);if(isEscape&&!/^["/\\]$/u.test(escaped))throw this.#wrong(String.raw`\ can only be before ", / and \; write %5C instead`,
this.#at);isEscape?snippet+=encodeURIComponent(escaped):snippet+=mark,this.#at+=isEscape?2:1}let text=this.#decoded(snippet,from,"text",/ /gu);this.#expect('"',
"the text has no closing quote");let ctx=this.#parameter("ctx",raw=>this.#number(raw,"ctx",ctxMax)),hash=this.#parameter("hash",raw=>{if(!hashPattern.test(raw))
throw this.#wrong("the hash must be `sha256:` and 8 to 64 hexadecimal digits, or `sha1:` and 8 to 40",this.#at);return raw});return{kind:"anchor",path,snippet:text,
..._2_compact({ctx,hash})}}#end(place){let seen=this.#parameter("seen",raw=>{if(!seenPattern.test(raw))throw this.#wrong("`seen` must be a full object id of git",
this.#at);return raw}),rest=this.#text.slice(this.#at);if(rest.startsWith("?")||rest.startsWith("&"))throw this.#wrong(parametersText(place),this.#at);if(rest!==
"")throw this.#wrong(`\`${shortened(rest)}\` is behind the end of the place`,this.#at);return{...place,..._2_compact({seen})}}#next(){return this.#text[this.#at]}#take(text){
return this.#text.startsWith(text,this.#at)?(this.#at+=text.length,!0):!1}#expect(text,why){if(!this.#take(text))throw this.#wrong(why,this.#at)}#raw(ends){let end=this.#at;
for(;end<this.#text.length&&!ends.includes(this.#text.charAt(end));)end+=1;return this.#text.slice(this.#at,end)}#part(ends,what){let raw=this.#raw(ends),text=this.#decoded(
raw,this.#at,what);return this.#at+=raw.length,text}#path(ends){let from=this.#at,raw=this.#raw(ends),glob=/[*{}]/u.exec(raw);if(glob!==null)throw this.#wrong(`\
a place names one file. For the character itself, write ${percent(glob[0])}`,from+glob.index);let path=this.#part(ends,"path"),isUri=raw.startsWith("file://");if(!isUri&&
path.startsWith("file://"))throw this.#wrong("a file URI has its colon and slashes as they are",from);if(!isUri&&!/^[A-Za-z]:[\\/]/u.test(raw))return path;let local=(isUri?
path.slice(7):`/${path}`).replaceAll("\\","/");if(!local.startsWith("/"))throw this.#wrong("a file URI names no host: file:///PATH",from);return`file://${local.
replace(/^\/([a-z]):\//u,(_,drive)=>`/${drive.toUpperCase()}:/`)}`}#decoded(part,start,what,allowed){if(part==="")throw this.#wrong(`the ${what} is empty`,start);
let raw=new RegExp(`[${reserved.replace("%","")}]`,"u").exec(allowed===void 0?part:part.replaceAll(allowed,"_"));if(raw!==null)throw this.#wrong(`the ${what} co\
ntains ${JSON.stringify(raw[0])}; write ${percent(raw[0])} instead`,start+raw.index);let broken=/%(?![0-9A-Fa-f]{2})/u.exec(part);if(broken!==null)throw this.#wrong(
`in the ${what}, two hexadecimal digits must follow each %`,start+broken.index);let text;try{text=decodeURIComponent(part)}catch(error){throw this.#wrong(`the p\
ercent-encoding of the ${what} is not UTF-8`,start,error)}if(text.includes("\0")||!text.isWellFormed())throw this.#wrong(`the ${what} contains an invalid charac\
ter`,start);return text}#count(what){digitsAt.lastIndex=this.#at;let digits=digitsAt.exec(this.#text)?.[0]??"";if(digits==="")throw this.#wrong(`the number of t\
he ${what} is missing`,this.#at);let count=Number(digits);if(count===0)throw this.#wrong(`${what} 0 does not exist: ${what}s count from 1`,this.#at);if(count>countMax)
throw this.#wrong(`there is no ${what} this large`,this.#at);return this.#at+=digits.length,count}#number(raw,what,max){if(!/^(?:0|[1-9]\d{0,5})$/u.test(raw)||Number(
raw)>max)throw this.#wrong(`\`${what}\` must be a number from 0 to ${max}`,this.#at);return Number(raw)}#parameter(name,read){let isFirst=!this.#text.slice(0,this.#at).
includes("?");if(!this.#take(`${isFirst?"?":"&"}${name}=`))return;let raw=this.#raw("&"),value=read(raw);return this.#at+=raw.length,value}#wrong(why,at,cause){
let character=[...this.#text.slice(0,at)].length+1,where=this.#text===""?"":`, at character ${character}`;return new _1_UserError("bad-selector",`\`${shortened(
this.#text)}\` is not a place: ${why}${where}`,{hint:placeForms,cause})}};function parametersText(place){return place.kind==="anchor"?"only ?ctx=N, hash=DIGITS \
and seen=COMMIT can follow, in this order, joined by &":place.kind==="symbol"||place.kind==="module"?"only ?overload=N and seen=COMMIT can follow, in this order\
, joined by &":"only ?seen=COMMIT can follow"}function shortened(text){let first=[...text.slice(0,400)];return first.length<200?text:`${first.slice(0,200).join(
"")}…`}var kindsOfPlace="py://, ts://, js://, go://, rs://, cpp://, sh://, ast://, anchor://, id: or a path",placeForms='A place is path@L12:C7, path@R(42,7->\
44,1), path@L12~name#2, path#Class.method, py://pkg.mod#Class.method, ast://[file=path]/[def=name] or anchor://path#"text". A name can end with :sig, :body or :\
doc. A part comes before a number: path#name:body?overload=1. Percent-encode % # @ ~ ? " and spaces in paths and names.';export{described as _0_described,describedQuestions as _0_describedQuestions,countedSteps as _1_countedSteps,createPartFinder as _1_createPartFinder,definitionSteps as _1_definitionSteps,
hasFile as _1_hasFile,hasPart as _1_hasPart,hashPattern as _1_hashPattern,isPattern as _1_isPattern,isSameExactly as _1_isSameExactly,moduleLanguages as _1_moduleLanguages,
parsePlace as _1_parsePlace,partsBetween as _1_partsBetween,pathOf as _1_pathOf,placeForms as _1_placeForms,printId as _1_printId,printPlace as _1_printPlace,rangeOfPart as _1_rangeOfPart,
roles as _1_roles,seenPattern as _1_seenPattern,sketchLikeness as _1_sketchLikeness,splitPattern as _1_splitPattern,symbolIds as _1_symbolIds,withPath as _1_withPath};
