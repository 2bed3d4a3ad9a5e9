import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{once}from"./chunk-BRONEMYC.js";import{comparePositions,countWhile}from"./chunk-XC2CTCOW.js";import{lineStarts,positionAt}from"./chunk-BZ74BBKY.js";function createOutliner(naming,text,starts){let rangeOf=(start,end)=>({start:positionAt(starts,start),end:positionAt(starts,text.startsWith(`\r
`,end-1)?end-1:end)}),definitions=[],taken=new Set,into=[definitions],wholes=[],decorated=[];return{definitions,enter:(level,of,cursor)=>{let start=decorated[level];
return of==="decorator"?decorated[level]=start??cursor.startIndex:of==="other"&&(decorated[level]=void 0),into[level+1]=into[level]??definitions,decorated[level+
1]=void 0,wholes[level+1]=void 0,start},define:(level,node,decoratedFrom)=>{let whole2=wholes[level]??{start:decoratedFrom??node.startIndex,end:node.endIndex},found=taken.
has(node.id)?void 0:naming.named(node);found?.value!==void 0&&taken.add(found.value.id);let name=found===void 0?"":text.slice(found.name.startIndex,found.name.endIndex);
if(found!==void 0&&name!==""){let inner=[],nameRange=rangeOf(found.name.startIndex,found.name.endIndex),range=rangeOf(whole2.start,whole2.end);into[level]?.push(
{name,kind:found.kind,range,nameRange,definitions:inner}),into[level+1]=inner}else naming.isWrapper(node)&&(wholes[level+1]=whole2)}}}function namedDefinitions(outline){
let all=[],waiting=named(outline?.definitions??[],void 0);for(let next=waiting.pop();next!==void 0;next=waiting.pop()){all.push(next);for(let inner of named(next.
definition.definitions,next))waiting.push(inner)}return all}function named(definitions,container){return definitions.toReversed().map(definition2=>({symbol:container===
void 0?definition2.name:`${container.symbol}.${definition2.name}`,kinds:[...container?.kinds??[],definition2.kind],definition:definition2}))}function symbolAt(of,position){
let names=chainAt(of,position).map(({name})=>name);return names.length===0?null:names.join(".")}function chainAt(of,position){let chain=[],level=of.definitions;
for(;;){let around=level.findLast(({range})=>contains(range,position));if(around===void 0)return chain;chain.push(around),level=around.definitions}}function contains(range,position){
return comparePositions(range.start,position)<=0&&comparePositions(position,range.end)<=0}function isDefining({kind}){return kind!=="result"&&kind!=="attribute"&&kind!=="import"}var depthMax=1e3;function bindingsAround(bindings2){let outer=[];for(let{
start}of bindings2){let at=outer.length-1;for(;(bindings2[at]?.end??Number.POSITIVE_INFINITY)<=start;)at=outer[at]??-1;outer.push(at)}return offset=>{let around=[],
at=countWhile(bindings2,({start})=>start<=offset)-1;for(let depth=0;depth<depthMax;depth++){let binding2=bindings2[at];if(binding2===void 0)break;offset<binding2.
end&&around.unshift(binding2),at=outer[at]??-1}return around}}function bindersOf(language){return language==="python"?pythonBinders:scriptBinders}function createBinder(language,text,starts){
let binders=bindersOf(language);return node=>(binders.get(node.type)?.(node)??[]).map(({name,stars=0,start,...found})=>({end:typeof name=="string"?start:name.endIndex,
...found,name:typeof name=="string"?name:text.slice(name.startIndex,name.endIndex),start:typeof name!="string"&&name.type==="private_property_identifier"?start+
1:start,line:positionAt(starts,start).line,stars}))}var pythonBinders=new Map([["function_definition",node=>[...named2(node),...result(node)]],["class_definitio\
n",node=>named2(node)],["parameters",node=>children(node).flatMap(child=>pythonParameter(child,"parameter"))],["lambda_parameters",node=>children(node).flatMap(
child=>pythonParameter(child,"name"))],["assignment",node=>given(pythonTarget(node.childForFieldName("left"),typeOf(node)),node)],["named_expression",node=>named2(
node)],["for_statement",node=>targets(node.childForFieldName("left"))],["for_in_clause",node=>targets(node.childForFieldName("left"))],["as_pattern",node=>targets(
node.childForFieldName("alias"))],["aliased_import",node=>named2(node,"alias")],["type_alias_statement",node=>targets(node.childForFieldName("left"))],["import_\
statement",imported],["import_from_statement",imported]]);function pythonParameter(node,kind){let type2=node.type==="typed_parameter"||node.type==="typed_defaul\
t_parameter"?typeOf(node):null,inner=node.childForFieldName("name")??(node.type==="typed_parameter"?node.firstNamedChild:node),stars=inner?.type==="list_splat_p\
attern"?1:inner?.type==="dictionary_splat_pattern"?2:0,name=stars===0?inner:inner?.firstNamedChild;return name?.type==="identifier"?[{kind,name,start:name.startIndex,
type:type2,stars}]:targets(name)}function pythonTarget(left,type2){if(left?.type==="identifier")return[{kind:"variable",name:left,start:left.startIndex,type:type2}];
if(left?.type!=="attribute")return targets(left);let[object,attribute]=[left.childForFieldName("object"),left.childForFieldName("attribute")];if(attribute===null)
return[];let start=attribute.startIndex;return/^(?:self|cls)$/u.test(object?.text??"")?[{kind:"variable",name:left,start,type:type2}]:[{kind:"attribute",name:attribute,
start,type:type2}]}var holders=new Set(["variable_declarator","public_field_definition","assignment_expression","assignment_pattern","required_parameter","optio\
nal_parameter","export_statement","type_alias_declaration"]),scriptFunctions=["function_declaration","generator_function_declaration","function_expression","gen\
erator_function","function_signature","method_definition","method_signature","abstract_method_signature"],scriptTypes=["class_declaration","class","abstract_cla\
ss_declaration","interface_declaration","enum_declaration","type_alias_declaration","internal_module","module","type_parameter","property_signature","enum_assig\
nment"],scriptBinders=new Map([...[...scriptFunctions,"arrow_function"].map(type2=>[type2,node=>[...named2(node),...named2(node,"parameter"),...hasTypes(node)?result(
node):[]]]),...scriptTypes.map(type2=>[type2,node=>named2(node)]),["enum_body",node=>node.childrenForFieldName("name").flatMap(name=>targets(name))],["formal_pa\
rameters",node=>children(node).flatMap((child,at)=>scriptParameter(child,at,node.parent))],["variable_declarator",node=>given(variable(node),node)],["public_fie\
ld_definition",variable],["assignment_expression",node=>given(scriptTarget(node.childForFieldName("left")),node)],["for_in_statement",node=>targets(node.childForFieldName(
"left"))],["catch_clause",node=>targets(node.childForFieldName("parameter"))],["labeled_statement",node=>named2(node,"label")],["import_specifier",node=>named2(
node,"alias")],["namespace_import",node=>targets(node.firstNamedChild)],["import_require_clause",firstIdentifier],["import_alias",firstIdentifier],["export_spec\
ifier",node=>[...named2(node,"alias"),...imported(node)]],["import_statement",imported]]);function hasTypes(node){return scriptFunctions.includes(node.type)||holders.
has(node.parent?.type??"")}function scriptParameter(node,at,owner){let pattern=node.childForFieldName("pattern");if(pattern===null||pattern.type==="this")return[];
let kind=owner!==null&&hasTypes(owner)?"parameter":"name",inner=pattern.type==="rest_pattern"?pattern.firstNamedChild:pattern,common={kind,start:inner?.startIndex??
pattern.startIndex,type:typeOf(node)},stars=inner===pattern?0:1;return inner?.type==="identifier"?[{...common,name:inner,stars}]:[...targets(inner),...kind==="p\
arameter"?[{...common,name:String(at+1),stars}]:[]]}function variable(node){let name=node.childForFieldName("name");return name===null||name.type.endsWith("_pat\
tern")?targets(name):[{kind:"variable",name,start:name.startIndex,type:typeOf(node)}]}function firstIdentifier(node){return targets(children(node).find(({type:type2})=>type2===
"identifier"))}function scriptTarget(left){if(left?.type!=="member_expression")return targets(left);let[object,property]=[left.childForFieldName("object"),left.
childForFieldName("property")];return property===null?[]:[{kind:object?.type==="this"?"name":"attribute",name:property,start:property.startIndex,type:null}]}var patterns=new Set(
["pattern_list","tuple_pattern","list_pattern","list_splat_pattern","as_pattern_target","tuple","array_pattern","object_pattern","rest_pattern","type","generic_\
type"]),key="shorthand_property_identifier_pattern";function targets(node){let found=[],waiting=[node??null];for(let next=waiting.pop();next!==void 0;next=waiting.
pop())next!==null&&(/identifier$/u.test(next.type)||next.type===key?found.push({kind:"name",name:next,start:next.startIndex,type:null}):next.type==="pair_patter\
n"?waiting.push(next.childForFieldName("value")):/^(?:object_)?assignment_pattern$/u.test(next.type)?waiting.push(next.childForFieldName("left")):next.type==="a\
ttribute"?found.push(...pythonTarget(next,null)):patterns.has(next.type)&&waiting.push(...children(next).filter(({type:type2})=>type2!==key)));return found}function given(found,{
endIndex}){return found.map(one=>({...one,end:endIndex}))}function imported(node){return node.descendantsOfType("identifier").flatMap(name=>name===null?[]:[{kind:"\
import",name,start:name.startIndex,type:null}])}function named2(node,field="name"){return targets(node.childForFieldName(field))}function result(node){let type2=typeOf(
node,"return_type"),isVoid=node.childForFieldName("name")?.text==="constructor"||node.children.some(child=>child?.type==="set"),start=node.childForFieldName("pa\
rameters")?.endIndex??node.startIndex;return isVoid?[]:[{kind:"result",name:"result",start,type:type2}]}function typeOf(node,field="type"){return node.childForFieldName(
field)?.text.replace(/^:\s*/u,"")??null}function children(node){return node.namedChildren.filter(child=>child!==null)}function importsIn(language,text){return readers[language](text)}var readers={python:pythonImports,typescript:scriptImports,tsx:scriptImports};function scriptImports(text){
let imports=[];for(let{groups}of text.matchAll(specifiers)){let{specifier="",reference:reference2,types}=groups??{};reference2!==void 0?imports.push({kind:"path",
specifier:asRelative(reference2.trim())}):types!==void 0?imports.push({kind:"path",specifier:types.trim()}):imports.push({kind:"path",specifier})}return imports}
var remark=String.raw`(?:/\*(?:[^*]|\*(?!/)){0,300}\*/|//[^\r\n]{0,300}[\r\n])`,gap=String.raw`\s{0,200}(?:${remark}\s{0,200}){0,3}`,literal=String.raw`(?<quote>["'\x60])(?<specifier>[^"'\x60\\\r\n]{1,1000})\k<quote>`,
before=String.raw`(?<![\p{L}\p{N}_$])(?:(?:from|import|module)${gap}|(?:import|require(?:\.resolve)?)${gap}\(${gap})`,ofReference=String.raw`[ \t]{0,100}=[ \t]{0,100}["']`,
reference=String.raw`///[ \t]{0,100}<reference[ \t]{1,100}(?:path${ofReference}(?<reference>[^"'\r\n]{1,1000})|types${ofReference}(?<types>[^"'\r\n]{1,1000}))["']`,
specifiers=new RegExp(`${before}${literal}|${reference}`,"gu");function asRelative(path){return/^\.{0,2}\//u.test(path)?path:`./${path}`}function pythonImports(text){
let lines=text.replace(/^\ufeff/u,"").split(/\r\n|[\r\n]/u),imports=[];for(let line=0;line<lines.length;line++){if(!/\b(?:from|import)\b/u.test(lines[line]??""))
continue;let{statement:statement2,last}=whole(lines,line);for(let piece of statement2.split(/[;:]/u))for(let one of readImport(piece.trim()))imports.push(one);line=
last}return imports}var bracketLinesMax=5e3;function whole(lines,first){let pieces=[],isOpen=!1;for(let line=first;line<lines.length&&line-first<bracketLinesMax;line++){
let code=(lines[line]??"").replace(/#.*$/u,"");if(line>first&&isOpen&&/^\s*(?:from|import)\b/u.test(code))return{statement:pieces.join(" "),last:line-1};let isContinued=code.
endsWith("\\");if(pieces.push(isContinued?code.slice(0,-1):code),code.includes("(")&&(isOpen=!0),code.includes(")")&&(isOpen=!1),!isOpen&&!isContinued)return{statement:pieces.
join(" "),last:line};if(isOpen&&!/^[\p{L}\p{N}\p{M}_\s,.()*\\;:]*$/u.test(code))return{statement:pieces.join(" "),last:line}}return{statement:pieces.join(" "),last:Math.
min(lines.length,first+bracketLinesMax)-1}}function readImport(code){if(/^import\b/u.test(code))return listed(code.slice(6)).map(module2=>({kind:"module",level:0,
module:module2,names:[]}));if(!/^from\b/u.test(code))return[];let at=code.search(/(?<![\p{L}\p{N}_])import(?![\p{L}\p{N}_])/u);if(at<0)return[];let from=code.slice(
4,at).replace(/\s+/gu,""),dots=/^\.*/u.exec(from)?.[0].length??0,module=from.slice(dots);return dots===0&&!dotted.test(module)?[]:[{kind:"module",level:dots,module:dotted.
test(module)?module:"",names:listed(code.slice(at+6))}]}var dotted=/^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*$/u;function listed(names){return names.
replace(/[()]/gu," ").split(",").map(name=>name.trim().split(/\s/u,1)[0]??"").filter(name=>name==="*"||dotted.test(name))}var pythonKinds=new Map([["class_definition","class"],["function_definition","function"]]),scriptKinds=new Map([["class","class"],["class_declaration","class"],
["abstract_class_declaration","class"],["interface_declaration","class"],["enum_declaration","class"],["type_alias_declaration","class"],["internal_module","cla\
ss"],["module","class"],["function_declaration","function"],["generator_function_declaration","function"],["function_expression","function"],["generator_functio\
n","function"],["function_signature","function"],["method_definition","function"],["method_signature","function"],["abstract_method_signature","function"]]),scriptWrappers=new Set(
["export_statement","ambient_declaration","expression_statement"]),declarations=new Set(["lexical_declaration","variable_declaration"]);function byField(node,kinds){
let kind=kinds.get(node.type),name=kind===void 0?null:node.childForFieldName("name");return kind===void 0||name===null?void 0:{kind,name:unquoted(name)}}var bindings=new Map(
[["variable_declarator",["name","value"]],["public_field_definition",["name","value"]],["pair",["key","value"]],["assignment_expression",["left","right"]]]);function byValue(node){
let[nameField,valueField]=bindings.get(node.type)??[];if(nameField===void 0||valueField===void 0)return;let value=definingValue(node.childForFieldName(valueField));
if(value===void 0)return;let target=node.childForFieldName(nameField),name=target?.type==="member_expression"?target.childForFieldName("property"):target;return name==
null||name.type.endsWith("_pattern")?void 0:{...value,name:unquoted(name)}}var valueKinds=new Map([["arrow_function","function"],["function_expression","functio\
n"],["generator_function","function"],["class","class"]]),transparent=new Set(["parenthesized_expression","as_expression","satisfies_expression","non_null_expre\
ssion"]),wrappersMax=8;function definingValue(value){let inner=value;for(let around=0;inner!==null&&around<wrappersMax;around++){let kind=valueKinds.get(inner.type);
if(kind!==void 0)return{kind,value:inner};inner=transparent.has(inner.type)?inner.firstNamedChild:null}}function byExport(node){if(node.type!=="export_statement")
return;let value=definingValue(node.childForFieldName("value")),name=value&&node.children.find(child=>child?.type==="default");return value===void 0||name===null||
name===void 0?void 0:{...value,name}}function unquoted(name){let content=name.type==="string"?name.firstNamedChild:null;return content?.type==="string_fragment"?
content:name}var pythonNaming={named:node=>byField(node,pythonKinds),isWrapper:({type:type2})=>type2==="decorated_definition",types:new Set([...pythonKinds.keys(),
"decorated_definition"])},scriptNaming={named:node=>byField(node,scriptKinds)??byValue(node)??byExport(node),isWrapper:node=>scriptWrappers.has(node.type)||declarations.
has(node.type)&&node.namedChildCount===1,types:new Set([...scriptKinds.keys(),...bindings.keys(),...scriptWrappers,...declarations])},namings={python:pythonNaming,
typescript:scriptNaming,tsx:scriptNaming};function statementPlaces(root,language,text){let rules=language==="python"?pythonRules:scriptRules,places=[],levels=[{owner:null,isBlock:rules.blocks.has(root.type),
conditions:[],previous:null,passed:[]}],cursor=root.walk(),level=0,enter=()=>{let around=levels[level-1];if(around===void 0)return;let type2=cursor.nodeType,inherited={
...around,isBlock:!1,previous:null,passed:[]};if(levels[level]=inherited,!cursor.nodeIsNamed||!(around.isBlock||rules.blocks.has(type2)||rules.mayDecide.test(type2)))
return;let node=cursor.currentNode,decides=rules.conditionOf(node)?.slice(0,conditionLengthMax),{passed}=around,conditions=passed.length===0?around.conditions:[
...around.conditions,...passed],owner=around.owner;if(around.isBlock&&rules.isStatement(node)){let form=rules.formOf(node,text);form!==void 0&&(owner=places.length,
places.push({start:node.startIndex,end:node.endIndex,form,owner:around.owner,previous:around.previous,isDefinition:rules.isDefinition(node),isSimple:rules.isSimple(
node),isExit:rules.isExit(node),conditions}),around.previous=owner),decides!==void 0&&passed.length<conditionsMax&&(around.passed=[...passed,decides])}levels[level]=
{...inherited,owner,isBlock:rules.blocks.has(type2),conditions:decides===void 0||conditions.length>=conditionsMax?conditions:[...conditions,decides]}};do if(enter(),
cursor.gotoFirstChild())level++;else for(;level>0&&!cursor.gotoNextSibling();)cursor.gotoParent()&&level--;while(level>0);return cursor.delete(),places}var conditionsMax=16,
conditionLengthMax=1e3,pythonCompound=/^(?:if|for|while|try|with|match)_statement$|^(?:function|class|decorated)_definition$/u,pythonRules={blocks:new Set(["mod\
ule","block"]),isStatement:({type:type2})=>/_statement$|_definition$/u.test(type2),formOf:(node,text)=>{let{type:type2,startIndex}=node;if(type2==="future_impor\
t_statement"||isBeforeFuture(node))return;if(!pythonCompound.test(type2))return"inline";let line=text.slice(lineStart(text,startIndex),startIndex);return/^[ \t\f]*$/u.
test(line)&&!endsInBackslash(text,startIndex)?"line":void 0},isDefinition:({type:type2})=>/_definition$/u.test(type2),isSimple:({type:type2})=>!pythonCompound.test(
type2),isExit:node=>/^(?:raise|pass|continue|break|assert)_statement$/u.test(node.type)||node.type==="return_statement"&&isBareReturn.test(node.text)||node.type===
"expression_statement"&&(node.text==="..."||/^(?:[\w.]+\.)?assert_never\s*\(/u.test(node.text)),mayDecide:/^(?:if_statement|elif_clause|while_statement|assert_statement)$/u,
conditionOf:node=>/^(?:if_statement|elif_clause|while_statement)$/u.test(node.type)?node.childForFieldName("condition")?.text??void 0:node.type==="assert_statem\
ent"?node.text:void 0},isBareReturn=/^return(?:[\s(]+[\w"'-]*\)?)?;?$/u;function isBeforeFuture(node){if(node.parent?.type!=="module")return!1;for(let next=node.
nextNamedSibling;next!==null;next=next.nextNamedSibling){if(next.type==="future_import_statement")return!0;if(!/^(?:comment|expression_statement)$/u.test(next.type))
return!1}return!1}function lineStart(text,offset){return Math.max(text.lastIndexOf(`
`,offset-1),text.lastIndexOf("\r",offset-1))+1}function endsInBackslash(text,offset){return/\\\r?\n?$/u.test(text.slice(Math.max(0,lineStart(text,offset)-3),lineStart(
text,offset)))}var scriptRules={blocks:new Set(["program","statement_block","switch_case","switch_default"]),isStatement:node=>/(?:_statement|_declaration|_signature|_alias)$|^(?:internal_module|module|statement_block)$/u.
test(node.type)&&node.parent?.childForFieldName("value")?.id!==node.id,formOf:node=>{if(!(node.type==="expression_statement"&&/^(?:"[^"]*"|'[^']*');?$/u.test(node.
text)))return"inline"},isDefinition:({type:type2,firstNamedChild})=>/^(?:function|generator_function|class|abstract_class)_declaration$/u.test(type2==="export_s\
tatement"?firstNamedChild?.type??"":type2),isSimple:({type:type2})=>/^(?:expression|throw|return|continue|break|empty)_statement$/u.test(type2),isExit:({type:type2,
text})=>/^(?:throw|continue|break|empty)_statement$/u.test(type2)||type2==="return_statement"&&isBareReturn.test(text),mayDecide:/^if_statement$/u,conditionOf:node=>node.
type==="if_statement"?node.childForFieldName("condition")?.text??void 0:void 0};function treeOf(root){let cursor=root.walk(),made=parent=>({type:cursor.nodeType,field:cursor.currentFieldName,start:cursor.startIndex,end:cursor.endIndex,parent,
children:[]}),top=made(null),way=[top];for(;way.length>0;)if(cursor.gotoFirstChild())way.push(enter(way.at(-1)));else{let isNext=!1;for(;way.length>1&&!isNext;)
way.pop(),isNext=cursor.gotoNextSibling(),isNext?way.push(enter(way.at(-1))):cursor.gotoParent();isNext||way.pop()}return cursor.delete(),top;function enter(around){
let parent=around??top;if(!cursor.nodeIsNamed)return parent;let node=made(parent);return parent.children.push(node),node}}function nodeAt(root,{start,end}){let holds=node=>node.
start<=start&&Math.max(start,end)<=node.end,found=root;for(;;){let inner=found.children.find(child=>child.end>start&&holds(child));if(inner===void 0)return found;
found=inner}}function ancestry(node){let all=[];for(let at=node;at!==null;at=at.parent)all.push(at);return all}function fieldOf(node,name){return node.children.
find(({field})=>field===name)}function read(parser,language,text){let starts=lineStarts(text),found=parser.withTree(language,text,root=>walk(root,language,text,starts)),code=once(()=>blank(text,
[...found.comments,...found.strings])),statements=once(()=>found.headers.flatMap(({start,end,depth})=>{let own=code().slice(start,end).trimEnd();if(own.trim()===
"")return[];let[first,last]=[positionAt(starts,start).line,positionAt(starts,start+own.length).line];return[{start,end:start+own.length,first,last,depth,code:own}]})),
imports=once(()=>importsIn(language,text));return{language,text,starts,definitions:found.definitions,hasErrors:found.hasErrors,bindings:found.bindings,comments:found.
comments,strings:found.strings,angleCasts:found.angleCasts,get code(){return code()},get statements(){return statements()},get imports(){return imports()},expressionAt:range=>parser.
withTree(language,text,root=>expressionIn(root,starts,range)),tree:()=>parser.withTree(language,text,treeOf),places:once(()=>parser.withTree(language,text,root=>statementPlaces(
root,language,text))),isBroken:other=>parser.withTree(language,other,root=>root.hasError)}}function offsetOf(starts,{line,character}){return(starts[line]??0)+character}
function isInSpans(spans,offset){let low=0,high=spans.length;for(;low<high;){let middle=low+high>>1;(spans[middle]?.end??0)<=offset?low=middle+1:high=middle}return(spans[low]?.
start??Number.POSITIVE_INFINITY)<=offset}function walk(root,language,text,starts){let roles=rolesOf(language,root.tree.language),outliner=createOutliner(namings[language],
text,starts),bind=createBinder(language,text,starts),comments=[],strings=[],angleCasts=[],headers=[],bindings2=[],open=[],add=(start,end,isType)=>{start<end&&strings.
push({start,end,isType})},blocks=[0],typeEnd=0,visit=(cursor2,level2)=>{for(let last=open.at(-1);last!==void 0&&last.level>=level2;last=open.at(-1))add(last.at,
last.end,last.isType),open.pop();let role=roles[cursor2.nodeTypeId]??named3|(language==="python"?statement:0);if(role===0)return;let depth=blocks[level2]??0;blocks[level2+
1]=depth+(role&block?1:0);let of=role&comment?"comment":role&decorator?"decorator":"other",decoratedFrom=outliner.enter(level2,of,cursor2);if(role===named3)return;
if(role&comment&&comments.push({start:cursor2.startIndex,end:cursor2.endIndex}),role&string){let at=cursor2.startIndex;open.push({level:level2,end:cursor2.endIndex,
at,isType:at<typeEnd})}let around=role&computed?open.at(-1):void 0;if(around!==void 0){let[from,to]=[cursor2.startIndex,cursor2.endIndex];add(around.at,from+(text[from]===
"$"?2:1),around.isType),around.at=to-1}if(role&type&&(typeEnd=Math.max(typeEnd,cursor2.endIndex)),!(role&(statement|definition|binding|angleCast)))return;let node=cursor2.
currentNode,brackets=role&angleCast?node.firstNamedChild:null;brackets!==null&&angleCasts.push({start:brackets.startIndex,end:brackets.endIndex}),role&statement&&
headers.push({start:node.startIndex,end:headerEnd(node,roles),depth}),role&definition&&outliner.define(level2,node,decoratedFrom),role&binding&&bindings2.push(...bind(
node))},cursor=root.walk(),level=0;do if(visit(cursor,level),cursor.gotoFirstChild())level++;else for(;level>0&&!cursor.gotoNextSibling();)cursor.gotoParent()&&
level--;while(level>0);cursor.delete();for(let{at,end,isType}of open.reverse())add(at,end,isType);let{definitions}=outliner;return strings.sort((left,right)=>left.
start-right.start),bindings2.sort((left,right)=>left.start-right.start),{definitions,hasErrors:root.hasError,comments,strings,angleCasts,headers,bindings:bindings2}}
function headerEnd(node,roles){let ends=node.type==="ERROR"?statement:block;return node.namedChildren.find(child=>(roles[child?.typeId??0]??0)&ends)?.startIndex??
node.endIndex}var[named3,comment,string,computed,type,block,statement,decorator,definition,binding,angleCast]=[1,2,4,8,16,32,64,128,256,512,1024],pythonRoles=[[
comment,/^comment$/u],[string,/^(?:string|format_specifier|type_conversion)$/u],[computed,/^(?:interpolation|format_expression)$/u],[type,/^type$/u],[block,/^block$/u],
[decorator,/^decorator$/u],[statement,/_statement$|^(?:(?:class|function)_definition|(?:elif|else|except|finally|case)_clause|decorator)$/u]],scriptRoles=[[comment,
/^(?:comment|html_comment|hash_bang_line)$/u],[string,/^(?:string|template_string|template_literal_type|regex|jsx_text)$/u],[computed,/^template_(?:substitution|type)$/u],
[decorator,/^decorator$/u],[angleCast,/^type_assertion$/u]],known=new Map;function rolesOf(language,grammar){let made=known.get(language);if(made!==void 0)return made;
let binders=bindersOf(language),{types}=namings[language],roles=Uint16Array.from(grammar.types,(name,id)=>grammar.nodeTypeIsNamed(id)?(language==="python"?pythonRoles:
scriptRoles).filter(([,of])=>of.test(name)).reduce((sum,[role])=>sum|role,named3)|(types.has(name)?definition:0)|(binders.has(name)?binding:0):0);return known.set(
language,roles),roles}function expressionIn(root,starts,{start,end}){let[from,to]=[offsetOf(starts,start),offsetOf(starts,end)],node=root.namedDescendantForIndex(
from,Math.max(from,to-1));if(!(node===null||/_(?:statement|definition|declaration|clause|body)$|^(?:block|module|program|ERROR)$/u.test(node.type)))return{start:positionAt(
starts,node.startIndex),end:positionAt(starts,node.endIndex)}}function blank(text,spans){let code="",at=0;for(let{start,end}of spans.toSorted((left,right)=>left.
start-right.start))code+=text.slice(at,start)+text.slice(start,end).replace(/[^\r\n]/g," "),at=end;return code+text.slice(at)}export{namedDefinitions,symbolAt,chainAt,isDefining,bindingsAround,importsIn,pythonImports,nodeAt,ancestry,fieldOf,read,offsetOf,isInSpans};
