import{createRequire as lanserCreateRequire}from"node:module";import{_7_require_dist}from"./together-A6F11452.js";import{_2_broken,_2_keyOutliner}from"./together-FE02C42C.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_yaml=_4___toESM(_7_require_dist(),1),depthMax=200,readYamlData=(text,starts)=>{
let tokens=[...new import_yaml.Parser().parse(text)],parts=partsOf(tokens);if(parts===void 0)return _2_broken;let definitions=[],identities=[],options={uniqueKeys:!1,
prettyErrors:!1,logLevel:"silent"};for(let{contents,errors}of new import_yaml.Composer(options).compose(tokens)){if(errors.length>0)return _2_broken;let outliner=_2_keyOutliner(
text,starts);outlineNode(contents,outliner),definitions.push(outliner.definitions),identities.push(documentIdentity(contents))}return{definitions:definitions.flatMap(
(own,at)=>definitions.length===1?own:own.map(one=>({...one,document:identities[at]??""}))),hasErrors:!1,...parts}};function documentIdentity(contents){let names=[
["kind"],["metadata","namespace"],["metadata","name"],["id"],["name"],["key"]];return((0,import_yaml.isMap)(contents)?names.map(path=>contents.getIn(path)):[]).
filter(one=>typeof one=="string"||typeof one=="number").join(" ")}function outlineNode(node,outliner){if(!(0,import_yaml.isCollection)(node)){let[start2=0,end2=0]=node?.
range??[];outliner.value({start:start2,end:end2});return}let{range,flow=!1,items}=node,[start=0,end=0]=range??[];outliner.begin((0,import_yaml.isMap)(node)?"map":
"list",start);for(let item of items)(0,import_yaml.isPair)(item)?(outliner.key(nameOf(item.key)),outlineNode(item.value,outliner)):outlineNode(item,outliner);outliner.
end(flow?end:void 0)}function nameOf(key){let[start=0,end=0]=(0,import_yaml.isScalar)(key)&&key.range||[],quotes=(0,import_yaml.isScalar)(key)&&/^QUOTE_/u.test(
key.type??"")?1:0;return start+quotes<end-quotes?{start:start+quotes,end:end-quotes}:void 0}function partsOf(tokens){let comments=[],strings=[],waiting=tokens.map(
token=>({token,depth:0}));for(let next=waiting.pop();next!==void 0;next=waiting.pop()){let{token,depth}=next;if(depth>depthMax)return;let add=inner=>{inner&&waiting.
push({token:inner,depth:depth+("items"in token?1:0)})};if(token.type==="comment"&&comments.push({start:token.offset,end:token.offset+token.source.length}),token.
type==="block-scalar"){let header=token.props.at(-1),start=header===void 0||!("source"in header)?token.offset:header.offset+header.source.length;strings.push({start,
end:start+token.source.trimEnd().length}),token.props.forEach(add)}"start"in token&&[token.start].flat().forEach(add),"end"in token&&token.end?.forEach(add),"va\
lue"in token&&add(token.value);for(let item of"items"in token?token.items:[]){for(let mark of[...item.start,...item.sep??[]])add(mark);add(item.key),add(item.value)}}
let inOrder=spans=>spans.toSorted((left,right)=>left.start-right.start);return{comments:inOrder(comments),strings:inOrder(strings)}}export{readYamlData};
