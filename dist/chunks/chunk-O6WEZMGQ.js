import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{ruleAt,ruleName,selectorText}from"./chunk-CTLGXPEQ.js";import{createScanner,findNodeAtLocation,getNodeValue,limit,once,parse,parse2,parseTree}from"./chunk-PKW65GXS.js";
import{NotJson,canonical,compareText,configV1,folderOf,inFolder,isBelow,isInside,member,readFileBytes,readFileText,readOptional,relativeInside,require_node_path,
run,sha256,validateConfigV1}from"./chunk-6TDOTDKN.js";import{UserError,lines,nearest,require_node_fs}from"./chunk-2DSASQPU.js";import{__commonJS,__esm,
__export,__require,__toCommonJS,__toESM}from"./chunk-6N737NXE.js";var require_identity=__commonJS({"node_modules/yaml/dist/nodes/identity.js"(exports){"use strict";var ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.docume\
nt"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),
isAlias=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===ALIAS,isDocument=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===DOC,isMap2=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===MAP,isPair=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===PAIR,isScalar3=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===
SCALAR,isSeq=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SEQ;function isCollection(node){if(node&&typeof node=="object")switch(node[NODE_TYPE]){case MAP:case SEQ:
return!0}return!1}function isNode(node){if(node&&typeof node=="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:return!0}return!1}var hasAnchor=node=>(isScalar3(
node)||isCollection(node))&&!!node.anchor;exports.ALIAS=ALIAS;exports.DOC=DOC;exports.MAP=MAP;exports.NODE_TYPE=NODE_TYPE;exports.PAIR=PAIR;exports.SCALAR=SCALAR;
exports.SEQ=SEQ;exports.hasAnchor=hasAnchor;exports.isAlias=isAlias;exports.isCollection=isCollection;exports.isDocument=isDocument;exports.isMap=isMap2;exports.
isNode=isNode;exports.isPair=isPair;exports.isScalar=isScalar3;exports.isSeq=isSeq}});var require_visit=__commonJS({"node_modules/yaml/dist/visit.js"(exports){"use strict";var identity=require_identity(),BREAK=Symbol("break visit"),SKIP=Symbol("s\
kip children"),REMOVE=Symbol("remove node");function visit2(node,visitor){let visitor_=initVisitor(visitor);identity.isDocument(node)?visit_(null,node.contents,
visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):visit_(null,node,visitor_,Object.freeze([]))}visit2.BREAK=BREAK;visit2.SKIP=SKIP;visit2.REMOVE=REMOVE;
function visit_(key,node,visitor,path){let ctrl=callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path,ctrl),
visit_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){
let ci=visit_(i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.
isPair(node)){path=Object.freeze(path.concat(node));let ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);let cv=visit_(
"value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}async function visitAsync(node,visitor){let visitor_=initVisitor(
visitor);identity.isDocument(node)?await visitAsync_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):await visitAsync_(null,node,
visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK;visitAsync.SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path){let ctrl=await callVisitor(
key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path,ctrl),visitAsync_(key,ctrl,visitor,path);if(typeof ctrl!="sym\
bol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){let ci=await visitAsync_(i,node.items[i],visitor,
path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(
path.concat(node));let ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);let cv=await visitAsync_("value",
node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}function initVisitor(visitor){return typeof visitor=="object"&&(visitor.
Collection||visitor.Node||visitor.Value)?Object.assign({Alias:visitor.Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&{Map:visitor.Value,
Scalar:visitor.Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key,node,visitor,path){
if(typeof visitor=="function")return visitor(key,node,path);if(identity.isMap(node))return visitor.Map?.(key,node,path);if(identity.isSeq(node))return visitor.Seq?.(
key,node,path);if(identity.isPair(node))return visitor.Pair?.(key,node,path);if(identity.isScalar(node))return visitor.Scalar?.(key,node,path);if(identity.isAlias(
node))return visitor.Alias?.(key,node,path)}function replaceNode(key,path,node){let parent=path[path.length-1];if(identity.isCollection(parent))parent.items[key]=
node;else if(identity.isPair(parent))key==="key"?parent.key=node:parent.value=node;else if(identity.isDocument(parent))parent.contents=node;else{let pt=identity.
isAlias(parent)?"alias":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports.visit=visit2;exports.visitAsync=visitAsync}});var require_directives=__commonJS({"node_modules/yaml/dist/doc/directives.js"(exports){"use strict";var identity=require_identity(),visit2=require_visit(),escapeChars={
"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]),Directives=class _Directives{constructor(yaml,tags){
this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},_Directives.defaultYaml,yaml),this.tags=Object.assign({},_Directives.defaultTags,tags)}clone(){let copy=new _Directives(
this.yaml,this.tags);return copy.docStart=this.docStart,copy}atDocument(){let res=new _Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.
atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},_Directives.
defaultTags);break}return res}add(line,onError){this.atNextDocument&&(this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign(
{},_Directives.defaultTags),this.atNextDocument=!1);let parts=line.trim().split(/[ \t]+/),name=parts.shift();switch(name){case"%TAG":{if(parts.length!==2&&(onError(
0,"%TAG directive should contain exactly two parts"),parts.length<2))return!1;let[handle,prefix]=parts;return this.tags[handle]=prefix,!0}case"%YAML":{if(this.yaml.
explicit=!0,parts.length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;let[version]=parts;if(version==="1.1"||version==="1.2")return this.
yaml.version=version,!0;{let isValid=/^\d+\.\d+$/.test(version);return onError(6,`Unsupported YAML version ${version}`,isValid),!1}}default:return onError(0,`Un\
known directive ${name}`,!0),!1}}tagName(source2,onError){if(source2==="!")return"!";if(source2[0]!=="!")return onError(`Not a valid tag: ${source2}`),null;if(source2[1]===
"<"){let verbatim=source2.slice(2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source2} is invalid.`),null):(source2[source2.
length-1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}let[,handle,suffix]=source2.match(/^(.*!)([^!]*)$/s);suffix||onError(`The ${source2} tag h\
as no suffix`);let prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(suffix)}catch(error){return onError(String(error)),null}return handle===
"!"?source2:(onError(`Could not resolve tag: ${source2}`),null)}tagString(tag){for(let[handle,prefix]of Object.entries(this.tags))if(tag.startsWith(prefix))return handle+
escapeTagName(tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){let lines2=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:
[],tagEntries=Object.entries(this.tags),tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.contents)){let tags={};visit2.visit(doc.contents,(_key,node)=>{
identity.isNode(node)&&node.tag&&(tags[node.tag]=!0)}),tagNames=Object.keys(tags)}else tagNames=[];for(let[handle,prefix]of tagEntries)handle==="!!"&&prefix==="\
tag:yaml.org,2002:"||(!doc||tagNames.some(tn=>tn.startsWith(prefix)))&&lines2.push(`%TAG ${handle} ${prefix}`);return lines2.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};exports.Directives=Directives}});var require_anchors=__commonJS({"node_modules/yaml/dist/doc/anchors.js"(exports){"use strict";var identity=require_identity(),visit2=require_visit();function anchorIsValid(anchor){
if(/[\x00-\x19\s,[\]{}]/.test(anchor)){let msg=`Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;throw new Error(msg)}return!0}
function anchorNames(root2){let anchors=new Set;return visit2.visit(root2,{Value(_key,node){node.anchor&&anchors.add(node.anchor)}}),anchors}function findNewAnchor(prefix,exclude){
for(let i=1;;++i){let name=`${prefix}${i}`;if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){let aliasObjects=[],sourceObjects=new Map,prevAnchors=null;
return{onAnchor:source2=>{aliasObjects.push(source2),prevAnchors??(prevAnchors=anchorNames(doc));let anchor=findNewAnchor(prefix,prevAnchors);return prevAnchors.
add(anchor),anchor},setAnchors:()=>{for(let source2 of aliasObjects){let ref=sourceObjects.get(source2);if(typeof ref=="object"&&ref.anchor&&(identity.isScalar(
ref.node)||identity.isCollection(ref.node)))ref.node.anchor=ref.anchor;else{let error=new Error("Failed to resolve repeated object (this should not happen)");throw error.
source=source2,error}}},sourceObjects}}exports.anchorIsValid=anchorIsValid;exports.anchorNames=anchorNames;exports.createNodeAnchors=createNodeAnchors;exports.findNewAnchor=
findNewAnchor}});var require_applyReviver=__commonJS({"node_modules/yaml/dist/doc/applyReviver.js"(exports){"use strict";function applyReviver(reviver,obj,key,val){if(val&&typeof val==
"object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){let v0=val[i],v1=applyReviver(reviver,val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&
(val[i]=v1)}else if(val instanceof Map)for(let k of Array.from(val.keys())){let v0=val.get(k),v1=applyReviver(reviver,val,k,v0);v1===void 0?val.delete(k):v1!==v0&&
val.set(k,v1)}else if(val instanceof Set)for(let v0 of Array.from(val)){let v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(v0),
val.add(v1))}else for(let[k,v0]of Object.entries(val)){let v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:v1!==v0&&(val[k]=v1)}return reviver.call(
obj,key,val)}exports.applyReviver=applyReviver}});var require_toJS=__commonJS({"node_modules/yaml/dist/nodes/toJS.js"(exports){"use strict";var identity=require_identity();function toJS(value,arg,ctx){if(Array.
isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON=="function"){if(!ctx||!identity.hasAnchor(value))return value.toJSON(
arg,ctx);let data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data),ctx.onCreate=res2=>{data.res=res2,delete ctx.onCreate};let res=value.toJSON(arg,
ctx);return ctx.onCreate&&ctx.onCreate(res),res}return typeof value=="bigint"&&!ctx?.keep?Number(value):value}exports.toJS=toJS}});var require_Node=__commonJS({"node_modules/yaml/dist/nodes/Node.js"(exports){"use strict";var applyReviver=require_applyReviver(),identity=require_identity(),toJS=require_toJS(),
NodeBase=class{constructor(type){Object.defineProperty(this,identity.NODE_TYPE,{value:type})}clone(){let copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){if(!identity.isDocument(doc))throw new TypeError(
"A document argument is required");let ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:
100},res=toJS.toJS(this,"",ctx);if(typeof onAnchor=="function")for(let{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver=="funct\
ion"?applyReviver.applyReviver(reviver,{"":res},"",res):res}};exports.NodeBase=NodeBase}});var require_Alias=__commonJS({"node_modules/yaml/dist/nodes/Alias.js"(exports){"use strict";var anchors=require_anchors(),visit2=require_visit(),identity=require_identity(),
Node=require_Node(),toJS=require_toJS(),Alias=class extends Node.NodeBase{constructor(source2){super(identity.ALIAS),this.source=source2,Object.defineProperty(this,
"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disable\
d");let nodes;ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit2.visit(doc,{Node:(_key,node)=>{(identity.isAlias(node)||identity.hasAnchor(node))&&
nodes.push(node)}}),ctx&&(ctx.aliasResolveCache=nodes));let found;for(let node of nodes){if(node===this)break;node.anchor===this.source&&(found=node)}if(found&&
ctx){let{anchors:anchors2,doc:doc2,maxAliasCount}=ctx,data=anchors2.get(found);if(data||(toJS.toJS(found,null,ctx),data=anchors2.get(found)),data?.res===void 0){
let msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===0&&(data.aliasCount=
getAliasCount(doc2,found,anchors2)),data.count*data.aliasCount>maxAliasCount)){let msg="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(
msg)}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};let source2=this.resolve(ctx.doc,ctx);if(!source2){let msg=`Unresolved alias (the anchor \
must be set before the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(source2).res}toString(ctx,_onComment,_onChompKeep){let src=`\
*${this.source}`;if(ctx){if(anchors.anchorIsValid(this.source),ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.source)){let msg=`Unresolved alias (the ancho\
r must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}};function getAliasCount(doc,node,anchors2){
if(identity.isAlias(node)){let source2=node.resolve(doc),anchor=anchors2&&source2&&anchors2.get(source2);return anchor?anchor.count*anchor.aliasCount:0}else if(identity.
isCollection(node)){let count=0;for(let item of node.items){let c=getAliasCount(doc,item,anchors2);c>count&&(count=c)}return count}else if(identity.isPair(node)){
let kc=getAliasCount(doc,node.key,anchors2),vc=getAliasCount(doc,node.value,anchors2);return Math.max(kc,vc)}return 1}exports.Alias=Alias}});var require_Scalar=__commonJS({"node_modules/yaml/dist/nodes/Scalar.js"(exports){"use strict";var identity=require_identity(),Node=require_Node(),toJS=require_toJS(),
isScalarValue=value=>!value||typeof value!="function"&&typeof value!="object",Scalar=class extends Node.NodeBase{constructor(value){super(identity.SCALAR),this.
value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS.toJS(this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOLDED";
Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_SINGLE";exports.Scalar=Scalar;exports.isScalarValue=
isScalarValue}});var require_createNode=__commonJS({"node_modules/yaml/dist/doc/createNode.js"(exports){"use strict";var Alias=require_Alias(),identity=require_identity(),Scalar=require_Scalar(),
defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){if(tagName){let match=tags.filter(t=>t.tag===tagName),tagObj=match.find(t=>!t.format)??
match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}return tags.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){
if(identity.isDocument(value)&&(value=value.contents),identity.isNode(value))return value;if(identity.isPair(value)){let map=ctx.schema[identity.MAP].createNode?.(
ctx.schema,null,ctx);return map.items.push(value),map}(value instanceof String||value instanceof Number||value instanceof Boolean||typeof BigInt<"u"&&value instanceof
BigInt)&&(value=value.valueOf());let{aliasDuplicateObjects,onAnchor,onTagObj,schema,sourceObjects}=ctx,ref;if(aliasDuplicateObjects&&value&&typeof value=="objec\
t"){if(ref=sourceObjects.get(value),ref)return ref.anchor??(ref.anchor=onAnchor(value)),new Alias.Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.set(
value,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+tagName.slice(2));let tagObj=findTagObject(value,tagName,schema.tags);if(!tagObj){if(value&&typeof value.
toJSON=="function"&&(value=value.toJSON()),!value||typeof value!="object"){let node2=new Scalar.Scalar(value);return ref&&(ref.node=node2),node2}tagObj=value instanceof
Map?schema[identity.MAP]:Symbol.iterator in Object(value)?schema[identity.SEQ]:schema[identity.MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);let node=tagObj?.
createNode?tagObj.createNode(ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value,ctx):new Scalar.Scalar(value);
return tagName?node.tag=tagName:tagObj.default||(node.tag=tagObj.tag),ref&&(ref.node=node),node}exports.createNode=createNode}});var require_Collection=__commonJS({"node_modules/yaml/dist/nodes/Collection.js"(exports){"use strict";var createNode=require_createNode(),identity=require_identity(),
Node=require_Node();function collectionFromPath(schema,path,value){let v=value;for(let i=path.length-1;i>=0;--i){let k=path[i];if(typeof k=="number"&&Number.isInteger(
k)&&k>=0){let a=[];a[k]=v,v=a}else v=new Map([[k,v]])}return createNode.createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error(
"This should not happen, please report a bug.")},schema,sourceObjects:new Map})}var isEmptyPath=path=>path==null||typeof path=="object"&&!!path[Symbol.iterator]().
next().done,Collection=class extends Node.NodeBase{constructor(type,schema){super(type),Object.defineProperty(this,"schema",{value:schema,configurable:!0,enumerable:!1,
writable:!0})}clone(schema){let copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return schema&&(copy.schema=schema),copy.
items=copy.items.map(it=>identity.isNode(it)||identity.isPair(it)?it.clone(schema):it),this.range&&(copy.range=this.range.slice()),copy}addIn(path,value){if(isEmptyPath(
path))this.add(value);else{let[key,...rest]=path,node=this.get(key,!0);if(identity.isCollection(node))node.addIn(rest,value);else if(node===void 0&&this.schema)
this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){let[
key,...rest]=path;if(rest.length===0)return this.delete(key);let node=this.get(key,!0);if(identity.isCollection(node))return node.deleteIn(rest);throw new Error(
`Expected YAML collection at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){let[key,...rest]=path,node=this.get(key,!0);return rest.length===0?!keepScalar&&
identity.isScalar(node)?node.value:node:identity.isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(node=>{
if(!identity.isPair(node))return!1;let n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&!n.tag})}hasIn(path){
let[key,...rest]=path;if(rest.length===0)return this.has(key);let node=this.get(key,!0);return identity.isCollection(node)?node.hasIn(rest):!1}setIn(path,value){
let[key,...rest]=path;if(rest.length===0)this.set(key,value);else{let node=this.get(key,!0);if(identity.isCollection(node))node.setIn(rest,value);else if(node===
void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}};
exports.Collection=Collection;exports.collectionFromPath=collectionFromPath;exports.isEmptyPath=isEmptyPath}});var require_stringifyComment=__commonJS({"node_modules/yaml/dist/stringify/stringifyComment.js"(exports){"use strict";var stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,
"#");function indentComment(comment2,indent){return/^\n+$/.test(comment2)?comment2.substring(1):indent?comment2.replace(/^(?! *$)/gm,indent):comment2}var lineComment=(str,indent,comment2)=>str.
endsWith(`
`)?indentComment(comment2,indent):comment2.includes(`
`)?`
`+indentComment(comment2,indent):(str.endsWith(" ")?"":" ")+comment2;exports.indentComment=indentComment;exports.lineComment=lineComment;exports.stringifyComment=
stringifyComment}});var require_foldFlowLines=__commonJS({"node_modules/yaml/dist/stringify/foldFlowLines.js"(exports){"use strict";var FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="\
quoted";function foldFlowLines(text,indent,mode="flow",{indentAtStart,lineWidth=80,minContentWidth=20,onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text;
lineWidth<minContentWidth&&(minContentWidth=0);let endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text.length<=endStep)return text;let folds=[],
escapedFolds={},end=lineWidth-indent.length;typeof indentAtStart=="number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?folds.push(0):end=lineWidth-indentAtStart);
let split,prev,overflow=!1,i=-1,escStart=-1,escEnd=-1;mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length),i!==-1&&(end=i+endStep));for(let ch;ch=
text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){switch(escStart=i,text[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch===
`
`)mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length)),end=i+indent.length+endStep,split=void 0;else{if(ch===" "&&prev&&prev!==" "&&prev!==`
`&&prev!=="	"){let next=text[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end)if(split)folds.push(split),end=split+endStep,split=void 0;else if(mode===FOLD_QUOTED){for(;prev===" "||prev==="	";)prev=ch,ch=
text[i+=1],overflow=!0;let j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text;folds.push(j),escapedFolds[j]=!0,end=j+endStep,split=void 0}else overflow=
!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),folds.length===0)return text;onFold&&onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){
let fold=folds[i2],end2=folds[i2+1]||text.length;fold===0?res=`
${indent}${text.slice(0,end2)}`:(mode===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text[fold]}\\`),res+=`
${indent}${text.slice(fold+1,end2)}`)}return res}function consumeMoreIndentedLines(text,i,indent){let end=i,start=i+1,ch=text[start];for(;ch===" "||ch==="	";)if(i<
start+indent)ch=text[++i];else{do ch=text[++i];while(ch&&ch!==`
`);end=i,start=i+1,ch=text[start]}return end}exports.FOLD_BLOCK=FOLD_BLOCK;exports.FOLD_FLOW=FOLD_FLOW;exports.FOLD_QUOTED=FOLD_QUOTED;exports.foldFlowLines=foldFlowLines}});var require_stringifyString=__commonJS({"node_modules/yaml/dist/stringify/stringifyString.js"(exports){"use strict";var Scalar=require_Scalar(),foldFlowLines=require_foldFlowLines(),
getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.minContentWidth}),
containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){if(!lineWidth||lineWidth<0)return!1;let limit2=lineWidth-
indentLength,strLen=str.length;if(strLen<=limit2)return!1;for(let i=0,start=0;i<strLen;++i)if(str[i]===`
`){if(i-start>limit2)return!0;if(start=i+1,strLen-start<=limit2)return!1}return!0}function doubleQuotedString(value,ctx){let json=JSON.stringify(value);if(ctx.options.
doubleQuotedAsJSON)return json;let{implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,indent=ctx.indent||(containsDocumentMarker(value)?
"  ":""),str="",start=0;for(let i=0,ch=json[i];ch;ch=json[++i])if(ch===" "&&json[i+1]==="\\"&&json[i+2]==="n"&&(str+=json.slice(start,i)+"\\ ",i+=1,start=i,ch="\
\\"),ch==="\\")switch(json[i+1]){case"u":{str+=json.slice(start,i);let code=json.substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\a";break;case"\
000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":str+="\\P";break;default:
code.substr(0,2)==="00"?str+="\\x"+code.substr(2):str+=json.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json[i+2]==='"'||json.length<minMultiLineLength)
i+=1;else{for(str+=json.slice(start,i)+`

`;json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json.slice(start):json,implicitKey?str:foldFlowLines.foldFlowLines(
str,indent,foldFlowLines.FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===!1||ctx.implicitKey&&value.includes(
`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);let indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),res="'"+value.replace(/'/g,
"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function quotedString(value,ctx){
let{singleQuote}=ctx.options,qs;if(singleQuote===!1)qs=doubleQuotedString;else{let hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&!hasSingle?
qs=singleQuotedString:hasSingle&&!hasDouble?qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}var blockEndNewlines;
try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment:comment2,type,value},ctx,onComment,onChompKeep){let{blockQuote,commentString,lineWidth}=ctx.
options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);let indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":
""),literal=blockQuote==="literal"?!0:blockQuote==="folded"||type===Scalar.Scalar.BLOCK_FOLDED?!1:type===Scalar.Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(value,
lineWidth,indent.length);if(!value)return literal?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){let ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end=value.substring(endStart),endNlPos=end.indexOf(`
`);endNlPos===-1?chomp="-":value===end||endNlPos!==end.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end&&(value=value.slice(0,-end.length),end[end.length-
1]===`
`&&(end=end.slice(0,-1)),end=end.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=0;startEnd<value.length;++startEnd){
let ch=value[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.substring(start.length),start=start.
replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment2&&(header+=" "+commentString(comment2.replace(/ ?[\r\n]+/g," ")),onComment&&
onComment()),!literal){let foldedValue=value.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`),literalFallback=!1,foldOptions=getFoldOptions(ctx,!0);blockQuote!==
"folded"&&type!==Scalar.Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});let body=foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`,
indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header}
${indent}${body}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){let{type,value}=item,{actualString,implicitKey,indent,indentStep,inFlow}=ctx;
if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value))
return implicitKey||inFlow||!value.includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.Scalar.PLAIN&&value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=!0,blockString(item,ctx,onComment,
onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value,ctx)}let str=value.replace(/\n+/g,`$&
${indent}`);if(actualString){let test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.doc.schema;if(tags.some(test)||
compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}
function stringifyString(item,ctx,onComment,onChompKeep){let{implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign({},item,{value:String(item.
value)}),{type}=item;type!==Scalar.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&(type=Scalar.Scalar.QUOTE_DOUBLE);let _stringify=_type=>{
switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||inFlow?quotedString(ss.value,ctx):blockString(ss,ctx,onComment,
onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.
Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}},res=_stringify(type);if(res===null){let{defaultKeyType,defaultStringType}=ctx.
options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}exports.
stringifyString=stringifyString}});var require_stringify=__commonJS({"node_modules/yaml/dist/stringify/stringify.js"(exports){"use strict";var anchors=require_anchors(),identity=require_identity(),
stringifyComment=require_stringifyComment(),stringifyString=require_stringifyString();function createStringifyContext(doc,options2){let opt=Object.assign({blockQuote:!0,
commentString:stringifyComment.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"t\
rue",verifyAliasOrder:!0},doc.schema.toStringOptions,options2),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:
inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):
"  ",inFlow,options:opt}}function getTagObject(tags,item){if(item.tag){let match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.format===
item.format)??match[0]}let tagObj,obj;if(identity.isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>1){let testMatch=match.
filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.format)??match.find(t=>!t.format)}else obj=item,tagObj=tags.find(t=>t.
nodeClass&&obj instanceof t.nodeClass);if(!tagObj){let name=obj?.constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name}\
 value`)}return tagObj}function stringifyProps(node,tagObj,{anchors:anchors$1,doc}){if(!doc.directives)return"";let props=[],anchor=(identity.isScalar(node)||identity.
isCollection(node))&&node.anchor;anchor&&anchors.anchorIsValid(anchor)&&(anchors$1.add(anchor),props.push(`&${anchor}`));let tag=node.tag??(tagObj.default?null:
tagObj.tag);return tag&&props.push(doc.directives.tagString(tag)),props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.
toString(ctx,onComment,onChompKeep);if(identity.isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))throw new TypeError(
"Cannot stringify circular structure without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(item):ctx.resolvedAliases=new Set([item]),item=item.resolve(
ctx.doc)}let tagObj,node=identity.isNode(item)?item:ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));let props=stringifyProps(
node,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);let str=typeof tagObj.stringify=="function"?tagObj.stringify(node,ctx,
onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,ctx,onComment,onChompKeep):node.toString(ctx,onComment,onChompKeep);return props?
identity.isScalar(node)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}exports.createStringifyContext=createStringifyContext;exports.stringify=stringify}});var require_stringifyPair=__commonJS({"node_modules/yaml/dist/stringify/stringifyPair.js"(exports){"use strict";var identity=require_identity(),Scalar=require_Scalar(),
stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyPair({key,value},ctx,onComment,onChompKeep){let{allNullValues,doc,indent,
indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx,keyComment=identity.isNode(key)&&key.comment||null;if(simpleKeys){if(keyComment)throw new Error("Wi\
th simple keys, key nodes cannot have comments");if(identity.isCollection(key)||!identity.isNode(key)&&typeof key=="object"){let msg="With simple keys, collecti\
on cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||keyComment&&value==null&&!ctx.inFlow||identity.isCollection(key)||(identity.
isScalar(key)?key.type===Scalar.Scalar.BLOCK_FOLDED||key.type===Scalar.Scalar.BLOCK_LITERAL:typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&
(simpleKeys||!allNullValues),indent:indent+indentStep});let keyCommentDone=!1,chompKeep=!1,str=stringify.stringify(key,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);
if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");explicitKey=
!0}if(ctx.inFlow){if(allNullValues||value==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&!simpleKeys||
value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment)):chompKeep&&
onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?(keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))),
str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))));let vsb,vcb,valueComment;identity.isNode(
value)?(vsb=!!value.spaceBefore,vcb=value.commentBefore,valueComment=value.comment):(vsb=!1,vcb=null,valueComment=null,value&&typeof value=="object"&&(value=doc.
createNode(value))),ctx.implicitKey=!1,!explicitKey&&!keyComment&&identity.isScalar(value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,!indentSeq&&indentStep.
length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.substring(2));let valueCommentDone=!1,
valueStr=stringify.stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0),ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?`
`:"",vcb){let cs=commentString(vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&identity.isCollection(value)){let vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=!1;if(hasNewline&&(vs0==="&"||vs0==="!")){let sp0=valueStr.
indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.indexOf(" ",sp0+1)),(sp0===-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?str+=stringifyComment.lineComment(str,ctx.
indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}exports.stringifyPair=stringifyPair}});var require_log=__commonJS({"node_modules/yaml/dist/log.js"(exports){"use strict";var node_process=__require("process");function debug(logLevel,...messages){logLevel===
"debug"&&console.log(...messages)}function warn(logLevel,warning){(logLevel==="debug"||logLevel==="warn")&&(typeof node_process.emitWarning=="function"?node_process.
emitWarning(warning):console.warn(warning))}exports.debug=debug;exports.warn=warn}});var require_merge=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports){"use strict";var identity=require_identity(),Scalar=require_Scalar(),MERGE_KEY="\
<<",merge={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new Scalar.Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},isMergeKey=(ctx,key)=>(merge.identify(key)||identity.isScalar(
key)&&(!key.type||key.type===Scalar.Scalar.PLAIN)&&merge.identify(key.value))&&ctx?.doc.schema.tags.some(tag=>tag.tag===merge.tag&&tag.default);function addMergeToJSMap(ctx,map,value){
let source2=resolveAliasValue(ctx,value);if(identity.isSeq(source2))for(let it of source2.items)mergeValue(ctx,map,it);else if(Array.isArray(source2))for(let it of source2)
mergeValue(ctx,map,it);else mergeValue(ctx,map,source2)}function mergeValue(ctx,map,value){let source2=resolveAliasValue(ctx,value);if(!identity.isMap(source2))
throw new Error("Merge sources must be maps or map aliases");let srcMap=source2.toJSON(null,ctx,Map);for(let[key,value2]of srcMap)map instanceof Map?map.has(key)||
map.set(key,value2):map instanceof Set?map.add(key):Object.prototype.hasOwnProperty.call(map,key)||Object.defineProperty(map,key,{value:value2,writable:!0,enumerable:!0,
configurable:!0});return map}function resolveAliasValue(ctx,value){return ctx&&identity.isAlias(value)?value.resolve(ctx.doc,ctx):value}exports.addMergeToJSMap=
addMergeToJSMap;exports.isMergeKey=isMergeKey;exports.merge=merge}});var require_addPairToJSMap=__commonJS({"node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports){"use strict";var log=require_log(),merge=require_merge(),stringify=require_stringify(),
identity=require_identity(),toJS=require_toJS();function addPairToJSMap(ctx,map,{key,value}){if(identity.isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,map,value);else if(merge.
isMergeKey(ctx,key))merge.addMergeToJSMap(ctx,map,value);else{let jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map)map.set(jsKey,toJS.toJS(value,jsKey,ctx));else if(map instanceof
Set)map.add(jsKey);else{let stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS.toJS(value,stringKey,ctx);stringKey in map?Object.defineProperty(map,stringKey,{value:jsValue,
writable:!0,enumerable:!0,configurable:!0}):map[stringKey]=jsValue}}return map}function stringifyKey(key,jsKey,ctx){if(jsKey===null)return"";if(typeof jsKey!="o\
bject")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){let strCtx=stringify.createStringifyContext(ctx.doc,{});strCtx.anchors=new Set;for(let node of ctx.
anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=!0;let strKey=key.toString(strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.
stringify(strKey);jsonStr.length>40&&(jsonStr=jsonStr.substring(0,36)+'..."'),log.warn(ctx.doc.options.logLevel,`Keys with collection values will be stringified\
 due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.stringify(jsKey)}exports.addPairToJSMap=
addPairToJSMap}});var require_Pair=__commonJS({"node_modules/yaml/dist/nodes/Pair.js"(exports){"use strict";var createNode=require_createNode(),stringifyPair=require_stringifyPair(),
addPairToJSMap=require_addPairToJSMap(),identity=require_identity();function createPair(key,value,ctx){let k=createNode.createNode(key,void 0,ctx),v=createNode.
createNode(value,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key,value=null){Object.defineProperty(this,identity.NODE_TYPE,{value:identity.
PAIR}),this.key=key,this.value=value}clone(schema){let{key,value}=this;return identity.isNode(key)&&(key=key.clone(schema)),identity.isNode(value)&&(value=value.
clone(schema)),new _Pair(key,value)}toJSON(_,ctx){let pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){
return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};exports.Pair=Pair;exports.createPair=createPair}});var require_stringifyCollection=__commonJS({"node_modules/yaml/dist/stringify/stringifyCollection.js"(exports){"use strict";var identity=require_identity(),stringify=require_stringify(),
stringifyComment=require_stringifyComment();function stringifyCollection(collection,ctx,options2){return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(
collection,ctx,options2)}function stringifyBlockCollection({comment:comment2,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{indent,
options:{commentString}}=ctx,itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),chompKeep=!1,lines2=[];for(let i=0;i<items.length;++i){let item=items[i],
comment3=null;if(identity.isNode(item))!chompKeep&&item.spaceBefore&&lines2.push(""),addCommentBefore(ctx,lines2,item.commentBefore,chompKeep),item.comment&&(comment3=
item.comment);else if(identity.isPair(item)){let ik=identity.isNode(item.key)?item.key:null;ik&&(!chompKeep&&ik.spaceBefore&&lines2.push(""),addCommentBefore(ctx,
lines2,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify.stringify(item,itemCtx,()=>comment3=null,()=>chompKeep=!0);comment3&&(str2+=stringifyComment.
lineComment(str2,itemIndent,commentString(comment3))),chompKeep&&comment3&&(chompKeep=!1),lines2.push(blockItemPrefix+str2)}let str;if(lines2.length===0)str=flowChars.
start+flowChars.end;else{str=lines2[0];for(let i=1;i<lines2.length;++i){let line=lines2[i];str+=line?`
${indent}${line}`:`
`}}return comment2?(str+=`
`+stringifyComment.indentComment(commentString(comment2),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({
items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;let itemCtx=Object.
assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),reqNewline=!1,linesAtValue=0,lines2=[];for(let i=0;i<items.length;++i){let item=items[i],comment2=null;if(identity.
isNode(item))item.spaceBefore&&lines2.push(""),addCommentBefore(ctx,lines2,item.commentBefore,!1),item.comment&&(comment2=item.comment);else if(identity.isPair(
item)){let ik=identity.isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines2.push(""),addCommentBefore(ctx,lines2,ik.commentBefore,!1),ik.comment&&(reqNewline=
!0));let iv=identity.isNode(item.value)?item.value:null;iv?(iv.comment&&(comment2=iv.comment),iv.commentBefore&&(reqNewline=!0)):item.value==null&&ik?.comment&&
(comment2=ik.comment)}comment2&&(reqNewline=!0);let str=stringify.stringify(item,itemCtx,()=>comment2=null);reqNewline||(reqNewline=lines2.length>linesAtValue||
str.includes(`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines2.reduce((sum,line)=>sum+line.length+2,2)+(str.
length+2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment2&&(str+=stringifyComment.lineComment(str,itemIndent,commentString(comment2))),lines2.push(str),
linesAtValue=lines2.length}let{start,end}=flowChars;if(lines2.length===0)return start+end;if(!reqNewline){let len=lines2.reduce((sum,line)=>sum+line.length+2,2);
reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line of lines2)str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end}`}else return`${start}${fcPadding}${lines2.join(" ")}${fcPadding}${end}`}function addCommentBefore({indent,options:{commentString}},lines2,comment2,chompKeep){
if(comment2&&chompKeep&&(comment2=comment2.replace(/^\n+/,"")),comment2){let ic=stringifyComment.indentComment(commentString(comment2),indent);lines2.push(ic.trimStart())}}
exports.stringifyCollection=stringifyCollection}});var require_YAMLMap=__commonJS({"node_modules/yaml/dist/nodes/YAMLMap.js"(exports){"use strict";var stringifyCollection=require_stringifyCollection(),addPairToJSMap=require_addPairToJSMap(),
Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar();function findPair(items,key){let k=identity.isScalar(key)?
key.value:key;for(let it of items)if(identity.isPair(it)&&(it.key===key||it.key===k||identity.isScalar(it.key)&&it.key.value===k))return it}var YAMLMap=class extends Collection.
Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema){super(identity.MAP,schema),this.items=[]}static from(schema,obj,ctx){let{keepUndefined,
replacer}=ctx,map=new this(schema),add=(key,value)=>{if(typeof replacer=="function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.
includes(key))return;(value!==void 0||keepUndefined)&&map.items.push(Pair.createPair(key,value,ctx))};if(obj instanceof Map)for(let[key,value]of obj)add(key,value);else if(obj&&
typeof obj=="object")for(let key of Object.keys(obj))add(key,obj[key]);return typeof schema.sortMapEntries=="function"&&map.items.sort(schema.sortMapEntries),map}add(pair,overwrite){
let _pair;identity.isPair(pair)?_pair=pair:!pair||typeof pair!="object"||!("key"in pair)?_pair=new Pair.Pair(pair,pair?.value):_pair=new Pair.Pair(pair.key,pair.
value);let prev=findPair(this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.key} already set`);identity.
isScalar(prev.value)&&Scalar.isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.value}else if(sortEntries){let i=this.items.findIndex(item=>sortEntries(
_pair,item)<0);i===-1?this.items.push(_pair):this.items.splice(i,0,_pair)}else this.items.push(_pair)}delete(key){let it=findPair(this.items,key);return it?this.
items.splice(this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){let node=findPair(this.items,key)?.value;return(!keepScalar&&identity.isScalar(node)?node.
value:node)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){this.add(new Pair.Pair(key,value),!0)}toJSON(_,ctx,Type){let map=Type?new Type:ctx?.
mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(map);for(let item of this.items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){
if(!ctx)return JSON.stringify(this);for(let item of this.items)if(!identity.isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)}\
 instead`);return!ctx.allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection.stringifyCollection(this,ctx,
{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};exports.YAMLMap=YAMLMap;exports.findPair=findPair}});var require_map=__commonJS({"node_modules/yaml/dist/schema/common/map.js"(exports){"use strict";var identity=require_identity(),YAMLMap=require_YAMLMap(),map={collection:"\
map",default:!0,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){return identity.isMap(map2)||onError("Expected a mapping for this ta\
g"),map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.from(schema,obj,ctx)};exports.map=map}});var require_YAMLSeq=__commonJS({"node_modules/yaml/dist/nodes/YAMLSeq.js"(exports){"use strict";var createNode=require_createNode(),stringifyCollection=require_stringifyCollection(),
Collection=require_Collection(),identity=require_identity(),Scalar=require_Scalar(),toJS=require_toJS(),YAMLSeq=class extends Collection.Collection{static get tagName(){
return"tag:yaml.org,2002:seq"}constructor(schema){super(identity.SEQ,schema),this.items=[]}add(value){this.items.push(value)}delete(key){let idx=asItemIndex(key);
return typeof idx!="number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){let idx=asItemIndex(key);if(typeof idx!="number")return;let it=this.items[idx];
return!keepScalar&&identity.isScalar(it)?it.value:it}has(key){let idx=asItemIndex(key);return typeof idx=="number"&&idx<this.items.length}set(key,value){let idx=asItemIndex(
key);if(typeof idx!="number")throw new Error(`Expected a valid index, not ${key}.`);let prev=this.items[idx];identity.isScalar(prev)&&Scalar.isScalarValue(value)?
prev.value=value:this.items[idx]=value}toJSON(_,ctx){let seq=[];ctx?.onCreate&&ctx.onCreate(seq);let i=0;for(let item of this.items)seq.push(toJS.toJS(item,String(
i++),ctx));return seq}toString(ctx,onComment,onChompKeep){return ctx?stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",
end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment}):JSON.stringify(this)}static from(schema,obj,ctx){let{replacer}=ctx,seq=new this(schema);if(obj&&
Symbol.iterator in Object(obj)){let i=0;for(let it of obj){if(typeof replacer=="function"){let key=obj instanceof Set?it:String(i++);it=replacer.call(obj,key,it)}
seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}};function asItemIndex(key){let idx=identity.isScalar(key)?key.value:key;return idx&&typeof idx==
"string"&&(idx=Number(idx)),typeof idx=="number"&&Number.isInteger(idx)&&idx>=0?idx:null}exports.YAMLSeq=YAMLSeq}});var require_seq=__commonJS({"node_modules/yaml/dist/schema/common/seq.js"(exports){"use strict";var identity=require_identity(),YAMLSeq=require_YAMLSeq(),seq={collection:"\
seq",default:!0,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){return identity.isSeq(seq2)||onError("Expected a sequence for this t\
ag"),seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.from(schema,obj,ctx)};exports.seq=seq}});var require_string=__commonJS({"node_modules/yaml/dist/schema/common/string.js"(exports){"use strict";var stringifyString=require_stringifyString(),string={identify:value=>typeof value==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){return ctx=Object.assign({actualString:!0},ctx),stringifyString.
stringifyString(item,ctx,onComment,onChompKeep)}};exports.string=string}});var require_null=__commonJS({"node_modules/yaml/dist/schema/common/null.js"(exports){"use strict";var Scalar=require_Scalar(),nullTag={identify:value=>value==null,
createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new Scalar.Scalar(null),stringify:({source:source2},ctx)=>typeof source2==
"string"&&nullTag.test.test(source2)?source2:ctx.options.nullStr};exports.nullTag=nullTag}});var require_bool=__commonJS({"node_modules/yaml/dist/schema/core/bool.js"(exports){"use strict";var Scalar=require_Scalar(),boolTag={identify:value=>typeof value==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({
source:source2,value},ctx){if(source2&&boolTag.test.test(source2)){let sv=source2[0]==="t"||source2[0]==="T";if(value===sv)return source2}return value?ctx.options.
trueStr:ctx.options.falseStr}};exports.boolTag=boolTag}});var require_stringifyNumber=__commonJS({"node_modules/yaml/dist/stringify/stringifyNumber.js"(exports){"use strict";function stringifyNumber({format,minFractionDigits,
tag,value}){if(typeof value=="bigint")return String(value);let num=typeof value=="number"?value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"\
-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(value);if(!format&&minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes(
"e")){let i=n.indexOf(".");i<0&&(i=n.length,n+=".");let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}exports.stringifyNumber=stringifyNumber}});var require_float=__commonJS({"node_modules/yaml/dist/schema/core/float.js"(exports){"use strict";var Scalar=require_Scalar(),stringifyNumber=require_stringifyNumber(),
floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.
slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str),stringify(node){
let num=Number(node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){let node=new Scalar.Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==
-1&&str[str.length-1]==="0"&&(node.minFractionDigits=str.length-dot-1),node},stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.floatExp=floatExp;
exports.floatNaN=floatNaN}});var require_int=__commonJS({"node_modules/yaml/dist/schema/core/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber(),intIdentify=value=>typeof value==
"bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){
let{value}=node;return intIdentify(value)&&value>=0?prefix+value.toString(radix):stringifyNumber.stringifyNumber(node)}var intOct={identify:value=>intIdentify(value)&&
value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node=>intStringify(
node,8,"0o")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.
stringifyNumber},intHex={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int;exports.intHex=intHex;exports.intOct=intOct}});var require_schema=__commonJS({"node_modules/yaml/dist/schema/core/schema.js"(exports){"use strict";var map=require_map(),_null=require_null(),seq=require_seq(),
string=require_string(),bool=require_bool(),float=require_float(),int=require_int(),schema=[map.map,seq.seq,string.string,_null.nullTag,bool.boolTag,int.intOct,
int.int,int.intHex,float.floatNaN,float.floatExp,float.float];exports.schema=schema}});var require_schema2=__commonJS({"node_modules/yaml/dist/schema/json/schema.js"(exports){"use strict";var Scalar=require_Scalar(),map=require_map(),seq=require_seq();
function intIdentify(value){return typeof value=="bigint"||Number.isInteger(value)}var stringifyJSON=({value})=>JSON.stringify(value),jsonScalars=[{identify:value=>typeof value==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,
tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:\
bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,
resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,10),stringify:({value})=>intIdentify(value)?value.toString():JSON.stringify(value)},{
identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(
str),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved plain scalar ${JSON.stringify(str)}`),str}},
schema=[map.map,seq.seq].concat(jsonScalars,jsonError);exports.schema=schema}});var require_binary=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports){"use strict";var node_buffer=__require("buffer"),Scalar=require_Scalar(),
stringifyString=require_stringifyString(),binary={identify:value=>value instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof node_buffer.
Buffer=="function")return node_buffer.Buffer.from(src,"base64");if(typeof atob=="function"){let str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.length);
for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else return onError("This environment does not support reading binary tags; either Buffer\
 or atob is required"),src},stringify({comment:comment2,type,value},ctx,onComment,onChompKeep){if(!value)return"";let buf=value,str;if(typeof node_buffer.Buffer==
"function")str=buf instanceof node_buffer.Buffer?buf.toString("base64"):node_buffer.Buffer.from(buf.buffer).toString("base64");else if(typeof btoa=="function"){
let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This environment does not support writing binary tags; ei\
ther Buffer or btoa is required");if(type??(type=Scalar.Scalar.BLOCK_LITERAL),type!==Scalar.Scalar.QUOTE_DOUBLE){let lineWidth=Math.max(ctx.options.lineWidth-ctx.
indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),lines2=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines2[i]=str.substr(o,lineWidth);
str=lines2.join(type===Scalar.Scalar.BLOCK_LITERAL?`
`:" ")}return stringifyString.stringifyString({comment:comment2,type,value:str},ctx,onComment,onChompKeep)}};exports.binary=binary}});var require_pairs=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports){"use strict";var identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar(),
YAMLSeq=require_YAMLSeq();function resolvePairs(seq,onError){if(identity.isSeq(seq))for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(!identity.isPair(
item)){if(identity.isMap(item)){item.items.length>1&&onError("Each pair must have its own sequence indicator");let pair=item.items[0]||new Pair.Pair(new Scalar.
Scalar(null));if(item.commentBefore&&(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expected a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){
let{replacer}=ctx,pairs2=new YAMLSeq.YAMLSeq(schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(
`Expected [key, value] tuple: ${it}`);else if(it&&it instanceof Object){let keys2=Object.keys(it);if(keys2.length===1)key=keys2[0],value=it[key];else throw new TypeError(
`Expected tuple with one key, not ${keys2.length} keys`)}else key=it;pairs2.items.push(Pair.createPair(key,value,ctx))}return pairs2}var pairs={collection:"seq",
default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports.createPairs=createPairs;exports.pairs=pairs;exports.resolvePairs=resolvePairs}});var require_omap=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports){"use strict";var identity=require_identity(),toJS=require_toJS(),YAMLMap=require_YAMLMap(),
YAMLSeq=require_YAMLSeq(),pairs=require_pairs(),YAMLOMap=class _YAMLOMap extends YAMLSeq.YAMLSeq{constructor(){super(),this.add=YAMLMap.YAMLMap.prototype.add.bind(
this),this.delete=YAMLMap.YAMLMap.prototype.delete.bind(this),this.get=YAMLMap.YAMLMap.prototype.get.bind(this),this.has=YAMLMap.YAMLMap.prototype.has.bind(this),
this.set=YAMLMap.YAMLMap.prototype.set.bind(this),this.tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map=new Map;ctx?.onCreate&&ctx.onCreate(
map);for(let pair of this.items){let key,value;if(identity.isPair(pair)?(key=toJS.toJS(pair.key,"",ctx),value=toJS.toJS(pair.value,key,ctx)):key=toJS.toJS(pair,
"",ctx),map.has(key))throw new Error("Ordered maps must not include duplicate keys");map.set(key,value)}return map}static from(schema,iterable,ctx){let pairs$1=pairs.
createPairs(schema,iterable,ctx),omap2=new this;return omap2.items=pairs$1.items,omap2}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={collection:"seq",identify:value=>value instanceof
Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq,onError){let pairs$1=pairs.resolvePairs(seq,onError),seenKeys=[];for(let{key}of pairs$1.
items)identity.isScalar(key)&&(seenKeys.includes(key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):seenKeys.push(key.value));return Object.
assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,iterable,ctx)};exports.YAMLOMap=YAMLOMap;exports.omap=omap}});var require_bool2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports){"use strict";var Scalar=require_Scalar();function boolStringify({value,source:source2},ctx){
return source2&&(value?trueTag:falseTag).test.test(source2)?source2:value?ctx.options.trueStr:ctx.options.falseStr}var trueTag={identify:value=>value===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar.Scalar(!0),stringify:boolStringify},falseTag={identify:value=>value===
!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new Scalar.Scalar(!1),stringify:boolStringify};exports.
falseTag=falseTag;exports.trueTag=trueTag}});var require_float2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports){"use strict";var Scalar=require_Scalar(),stringifyNumber=require_stringifyNumber(),
floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.
slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str.replace(
/_/g,"")),stringify(node){let num=Number(node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){let node=new Scalar.Scalar(parseFloat(str.replace(/_/g,""))),
dot=str.indexOf(".");if(dot!==-1){let f=str.substring(dot+1).replace(/_/g,"");f[f.length-1]==="0"&&(node.minFractionDigits=f.length)}return node},stringify:stringifyNumber.
stringifyNumber};exports.float=float;exports.floatExp=floatExp;exports.floatNaN=floatNaN}});var require_int2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber(),intIdentify=value=>typeof value==
"bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){let sign=str[0];if((sign==="-"||sign==="+")&&(offset+=1),str=str.substring(
offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;break}let n2=BigInt(str);return sign===
"-"?BigInt(-1)*n2:n2}let n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){let{value}=node;if(intIdentify(value)){let str=value.
toString(radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(node)}var intBin={identify:intIdentify,default:!0,tag:"\
tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,2,opt),stringify:node=>intStringify(node,2,"0b")},intOct={
identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(str,1,8,opt),stringify:node=>intStringify(
node,8,"0")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.
stringifyNumber},intHex={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int;exports.intBin=intBin;exports.intHex=intHex;exports.intOct=intOct}});var require_set=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports){"use strict";var identity=require_identity(),Pair=require_Pair(),YAMLMap=require_YAMLMap(),
YAMLSet=class _YAMLSet extends YAMLMap.YAMLMap{constructor(schema){super(schema),this.tag=_YAMLSet.tag}add(key){let pair;identity.isPair(key)?pair=key:key&&typeof key==
"object"&&"key"in key&&"value"in key&&key.value===null?pair=new Pair.Pair(key.key,null):pair=new Pair.Pair(key,null),YAMLMap.findPair(this.items,pair.key)||this.
items.push(pair)}get(key,keepPair){let pair=YAMLMap.findPair(this.items,key);return!keepPair&&identity.isPair(pair)?identity.isScalar(pair.key)?pair.key.value:pair.
key:pair}set(key,value){if(typeof value!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);let prev=YAMLMap.
findPair(this.items,key);prev&&!value?this.items.splice(this.items.indexOf(prev),1):!prev&&value&&this.items.push(new Pair.Pair(key))}toJSON(_,ctx){return super.
toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},ctx,
{allNullValues:!0}),onComment,onChompKeep);throw new Error("Set items must all have null values")}static from(schema,iterable,ctx){let{replacer}=ctx,set2=new this(
schema);if(iterable&&Symbol.iterator in Object(iterable))for(let value of iterable)typeof replacer=="function"&&(value=replacer.call(iterable,value,value)),set2.
items.push(Pair.createPair(value,null,ctx));return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,
default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.from(schema,iterable,ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(
!0))return Object.assign(new YAMLSet,map);onError("Set items must all have null values")}else onError("Expected a mapping for this tag");return map}};exports.YAMLSet=
YAMLSet;exports.set=set}});var require_timestamp=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber();function parseSexagesimal(str,asBigInt){
let sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?BigInt(n):Number(n),res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*
num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node){let{value}=node,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(n);else if(isNaN(
value)||!isFinite(value))return stringifyNumber.stringifyNumber(node);let sign="";value<0&&(sign="-",value*=num(-1));let _60=num(60),parts=[value%_60];return value<
60?parts.unshift(0):(value=(value-parts[0])/_60,parts.unshift(value%_60),value>=60&&(value=(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(
n).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var intTime={identify:value=>typeof value=="bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org\
,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(str,intAsBigInt),stringify:stringifySexagesimal},
floatTime={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(
str,!1),stringify:stringifySexagesimal},timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-(\
[0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(str){let match=str.
match(timestamp.test);if(!match)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,year,month,day,hour,minute,second]=match.map(Number),
millisec=match[7]?Number((match[7]+"00").substr(1,3)):0,date=Date.UTC(year,month-1,day,hour||0,minute||0,second||0,millisec),tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(
tz,!1);Math.abs(d)<30&&(d*=60),date-=6e4*d}return new Date(date)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};exports.floatTime=
floatTime;exports.intTime=intTime;exports.timestamp=timestamp}});var require_schema3=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports){"use strict";var map=require_map(),_null=require_null(),seq=require_seq(),
string=require_string(),binary=require_binary(),bool=require_bool2(),float=require_float2(),int=require_int2(),merge=require_merge(),omap=require_omap(),pairs=require_pairs(),
set=require_set(),timestamp=require_timestamp(),schema=[map.map,seq.seq,string.string,_null.nullTag,bool.trueTag,bool.falseTag,int.intBin,int.intOct,int.int,int.
intHex,float.floatNaN,float.floatExp,float.float,binary.binary,merge.merge,omap.omap,pairs.pairs,set.set,timestamp.intTime,timestamp.floatTime,timestamp.timestamp];
exports.schema=schema}});var require_tags=__commonJS({"node_modules/yaml/dist/schema/tags.js"(exports){"use strict";var map=require_map(),_null=require_null(),seq=require_seq(),string=require_string(),
bool=require_bool(),float=require_float(),int=require_int(),schema=require_schema(),schema$1=require_schema2(),binary=require_binary(),merge=require_merge(),omap=require_omap(),
pairs=require_pairs(),schema$2=require_schema3(),set=require_set(),timestamp=require_timestamp(),schemas=new Map([["core",schema.schema],["failsafe",[map.map,seq.
seq,string.string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",schema$2.schema]]),tagsByName={binary:binary.binary,bool:bool.boolTag,float:float.
float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.floatTime,int:int.int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.
map,merge:merge.merge,null:_null.nullTag,omap:omap.omap,pairs:pairs.pairs,seq:seq.seq,set:set.set,timestamp:timestamp.timestamp},coreKnownTags={"tag:yaml.org,20\
02:binary":binary.binary,"tag:yaml.org,2002:merge":merge.merge,"tag:yaml.org,2002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"tag:yaml.org,2002:set":set.
set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){let schemaTags=schemas.get(schemaName);if(schemaTags&&
!customTags)return addMergeTag&&!schemaTags.includes(merge.merge)?schemaTags.concat(merge.merge):schemaTags.slice();let tags=schemaTags;if(!tags)if(Array.isArray(
customTags))tags=[];else{let keys2=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown sche\
ma "${schemaName}"; use one of ${keys2} or define customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)tags=tags.concat(tag);else typeof customTags==
"function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.concat(merge.merge)),tags.reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:
tag;if(!tagObj){let tagName=JSON.stringify(tag),keys2=Object.keys(tagsByName).map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}\
; use one of ${keys2}`)}return tags2.includes(tagObj)||tags2.push(tagObj),tags2},[])}exports.coreKnownTags=coreKnownTags;exports.getTags=getTags}});var require_Schema=__commonJS({"node_modules/yaml/dist/schema/Schema.js"(exports){"use strict";var identity=require_identity(),map=require_map(),seq=require_seq(),
string=require_string(),tags=require_tags(),sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge,
resolveKnownTags,schema,sortMapEntries,toStringDefaults}){this.compat=Array.isArray(compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null,
this.name=typeof schema=="string"&&schema||"core",this.knownTags=resolveKnownTags?tags.coreKnownTags:{},this.tags=tags.getTags(customTags,this.name,merge),this.
toStringOptions=toStringDefaults??null,Object.defineProperty(this,identity.MAP,{value:map.map}),Object.defineProperty(this,identity.SCALAR,{value:string.string}),
Object.defineProperty(this,identity.SEQ,{value:seq.seq}),this.sortMapEntries=typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:
null}clone(){let copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}};exports.Schema=Schema}});var require_stringifyDocument=__commonJS({"node_modules/yaml/dist/stringify/stringifyDocument.js"(exports){"use strict";var identity=require_identity(),stringify=require_stringify(),
stringifyComment=require_stringifyComment();function stringifyDocument(doc,options2){let lines2=[],hasDirectives=options2.directives===!0;if(options2.directives!==
!1&&doc.directives){let dir=doc.directives.toString(doc);dir?(lines2.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines2.
push("---");let ctx=stringify.createStringifyContext(doc,options2),{commentString}=ctx.options;if(doc.commentBefore){lines2.length!==1&&lines2.unshift("");let cs=commentString(
doc.commentBefore);lines2.unshift(stringifyComment.indentComment(cs,""))}let chompKeep=!1,contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){
if(doc.contents.spaceBefore&&hasDirectives&&lines2.push(""),doc.contents.commentBefore){let cs=commentString(doc.contents.commentBefore);lines2.push(stringifyComment.
indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}let onChompKeep=contentComment?void 0:()=>chompKeep=!0,body=stringify.
stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body+=stringifyComment.lineComment(body,"",commentString(contentComment))),(body[0]===
"|"||body[0]===">")&&lines2[lines2.length-1]==="---"?lines2[lines2.length-1]=`--- ${body}`:lines2.push(body)}else lines2.push(stringify.stringify(doc.contents,ctx));
if(doc.directives?.docEnd)if(doc.comment){let cs=commentString(doc.comment);cs.includes(`
`)?(lines2.push("..."),lines2.push(stringifyComment.indentComment(cs,""))):lines2.push(`... ${cs}`)}else lines2.push("...");else{let dc=doc.comment;dc&&chompKeep&&
(dc=dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines2[lines2.length-1]!==""&&lines2.push(""),lines2.push(stringifyComment.indentComment(commentString(
dc),"")))}return lines2.join(`
`)+`
`}exports.stringifyDocument=stringifyDocument}});var require_Document=__commonJS({"node_modules/yaml/dist/doc/Document.js"(exports){"use strict";var Alias=require_Alias(),Collection=require_Collection(),identity=require_identity(),
Pair=require_Pair(),toJS=require_toJS(),Schema=require_Schema(),stringifyDocument=require_stringifyDocument(),anchors=require_anchors(),applyReviver=require_applyReviver(),
createNode=require_createNode(),directives=require_directives(),Document=class _Document{constructor(value,replacer,options2){this.commentBefore=null,this.comment=
null,this.errors=[],this.warnings=[],Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;typeof replacer=="function"||Array.isArray(
replacer)?_replacer=replacer:options2===void 0&&replacer&&(options2=replacer,replacer=void 0);let opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"\
warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},options2);this.options=opt;let{version}=opt;options2?._directives?(this.directives=options2.
_directives.atDocument(),this.directives.yaml.explicit&&(version=this.directives.yaml.version)):this.directives=new directives.Directives({version}),this.setSchema(
version,options2),this.contents=value===void 0?null:this.createNode(value,_replacer,options2)}clone(){let copy=Object.create(_Document.prototype,{[identity.NODE_TYPE]:{
value:identity.DOC}});return copy.commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.slice(),copy.warnings=this.warnings.slice(),
copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.schema=this.schema.clone(),copy.contents=identity.isNode(
this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.range.slice()),copy}add(value){assertCollection(this.contents)&&this.
contents.add(value)}addIn(path,value){assertCollection(this.contents)&&this.contents.addIn(path,value)}createAlias(node,name){if(!node.anchor){let prev=anchors.
anchorNames(this);node.anchor=!name||prev.has(name)?anchors.findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options2){
let _replacer;if(typeof replacer=="function")value=replacer.call({"":value},"",value),_replacer=replacer;else if(Array.isArray(replacer)){let keyToStr=v=>typeof v==
"number"||v instanceof String||v instanceof Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else
options2===void 0&&replacer&&(options2=replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options2??{},{onAnchor,
setAnchors,sourceObjects}=anchors.createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??!1,
onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node=createNode.createNode(value,tag,ctx);return flow&&identity.isCollection(node)&&(node.
flow=!0),setAnchors(),node}createPair(key,value,options2={}){let k=this.createNode(key,null,options2),v=this.createNode(value,null,options2);return new Pair.Pair(
k,v)}delete(key){return assertCollection(this.contents)?this.contents.delete(key):!1}deleteIn(path){return Collection.isEmptyPath(path)?this.contents==null?!1:(this.
contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path):!1}get(key,keepScalar){return identity.isCollection(this.contents)?this.contents.
get(key,keepScalar):void 0}getIn(path,keepScalar){return Collection.isEmptyPath(path)?!keepScalar&&identity.isScalar(this.contents)?this.contents.value:this.contents:
identity.isCollection(this.contents)?this.contents.getIn(path,keepScalar):void 0}has(key){return identity.isCollection(this.contents)?this.contents.has(key):!1}hasIn(path){
return Collection.isEmptyPath(path)?this.contents!==void 0:identity.isCollection(this.contents)?this.contents.hasIn(path):!1}set(key,value){this.contents==null?
this.contents=Collection.collectionFromPath(this.schema,[key],value):assertCollection(this.contents)&&this.contents.set(key,value)}setIn(path,value){Collection.
isEmptyPath(path)?this.contents=value:this.contents==null?this.contents=Collection.collectionFromPath(this.schema,Array.from(path),value):assertCollection(this.
contents)&&this.contents.setIn(path,value)}setSchema(version,options2={}){typeof version=="number"&&(version=String(version));let opt;switch(version){case"1.1":
this.directives?this.directives.yaml.version="1.1":this.directives=new directives.Directives({version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"\
1.2":case"next":this.directives?this.directives.yaml.version=version:this.directives=new directives.Directives({version}),opt={resolveKnownTags:!0,schema:"core"};
break;case null:this.directives&&delete this.directives,opt=null;break;default:{let sv=JSON.stringify(version);throw new Error(`Expected '1.1', '1.2' or null as\
 first argument, but found: ${sv}`)}}if(options2.schema instanceof Object)this.schema=options2.schema;else if(opt)this.schema=new Schema.Schema(Object.assign(opt,
options2));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){
let ctx={anchors:new Map,doc:this,keep:!json,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS.toJS(
this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver=="functi\
on"?applyReviver.applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,mapAsMap:!1,onAnchor})}toString(options2={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options2&&(!Number.isInteger(options2.indent)||Number(options2.
indent)<=0)){let s=JSON.stringify(options2.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return stringifyDocument.stringifyDocument(
this,options2)}};function assertCollection(contents){if(identity.isCollection(contents))return!0;throw new Error("Expected a YAML collection as document content\
s")}exports.Document=Document}});var require_errors=__commonJS({"node_modules/yaml/dist/errors.js"(exports){"use strict";var YAMLError=class extends Error{constructor(name,pos,code,message){super(),
this.name=name,this.code=code,this.message=message,this.pos=pos}},YAMLParseError=class extends YAMLError{constructor(pos,code,message){super("YAMLParseError",pos,
code,message)}},YAMLWarning=class extends YAMLError{constructor(pos,code,message){super("YAMLWarning",pos,code,message)}},prettifyError=(src,lc)=>error=>{if(error.
pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.linePos(pos));let{line,col}=error.linePos[0];error.message+=` at line ${line}, column ${col}`;let ci=col-
1,lineStr=src.substring(lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){let trimStart=Math.min(ci-39,lineStr.length-
79);lineStr="…"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.substring(0,79)+"…"),line>1&&/^ *$/.test(lineStr.substring(
0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.lineStarts[line-1]);prev.length>80&&(prev=prev.substring(0,79)+`…
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1,end=error.linePos[1];end?.line===line&&end.col>col&&(count=Math.max(1,Math.min(end.col-col,80-ci)));
let pointer=" ".repeat(ci)+"^".repeat(count);error.message+=`:

${lineStr}
${pointer}
`}};exports.YAMLError=YAMLError;exports.YAMLParseError=YAMLParseError;exports.YAMLWarning=YAMLWarning;exports.prettifyError=prettifyError}});var require_resolve_props=__commonJS({"node_modules/yaml/dist/compose/resolve-props.js"(exports){"use strict";function resolveProps(tokens,{flow,indicator,next,
offset,onError,parentIndent,startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,hasSpace=startOnNewline,comment2="",commentSep="",hasNewline=!1,reqSpace=!1,
tab=null,anchor=null,tag=null,newlineAfterProp=null,comma=null,found=null,start=null;for(let token of tokens)switch(reqSpace&&(token.type!=="space"&&token.type!==
"newline"&&token.type!=="comma"&&onError(token.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=!1),tab&&
(atNewline&&token.type!=="comment"&&token.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),tab=null),token.type){case"space":
!flow&&(indicator!=="doc-start"||next?.type!=="flow-collection")&&token.source.includes("	")&&(tab=token),hasSpace=!0;break;case"comment":{hasSpace||onError(token,
"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let cb=token.source.substring(1)||" ";comment2?comment2+=commentSep+cb:
comment2=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment2?comment2+=token.source:(!found||indicator!=="seq-item-ind")&&(spaceBefore=!0):commentSep+=
token.source,atNewline=!0,hasNewline=!0,(anchor||tag)&&(newlineAfterProp=token),hasSpace=!0;break;case"anchor":anchor&&onError(token,"MULTIPLE_ANCHORS","A node \
can have at most one anchor"),token.source.endsWith(":")&&onError(token.offset+token.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor=token,
start??(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token,"MULTIPLE_TAGS","A node can have at most one tag"),tag=token,
start??(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break}case indicator:(anchor||tag)&&onError(token,"BAD_PROP_ORDER",`Anchors and tags must be af\
ter the ${token.source} indicator`),found&&onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.source} in ${flow??"collection"}`),found=token,atNewline=indicator===
"seq-item-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow){comma&&onError(token,"UNEXPECTED_TOKEN",`Unexpected , in ${flow}`),comma=token,
atNewline=!1,hasSpace=!1;break}default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.type} token`),atNewline=!1,hasSpace=!1}let last=tokens[tokens.length-
1],end=last?last.offset+last.source.length:offset;return reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||
next.source!=="")&&onError(next.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),tab&&(atNewline&&tab.indent<=parentIndent||
next?.type==="block-map"||next?.type==="block-seq")&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment:comment2,
hasNewline,anchor,tag,newlineAfterProp,end,start:start??end}}exports.resolveProps=resolveProps}});var require_util_contains_newline=__commonJS({"node_modules/yaml/dist/compose/util-contains-newline.js"(exports){"use strict";function containsNewline(key){if(!key)
return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(key.source.includes(`
`))return!0;if(key.end){for(let st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key.items){for(let st of it.start)if(st.
type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(it.value))return!0}return!1;default:
return!0}}exports.containsNewline=containsNewline}});var require_util_flow_indent_check=__commonJS({"node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports){"use strict";var utilContainsNewline=require_util_contains_newline();
function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){let end=fc.end[0];end.indent===indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.
containsNewline(fc)&&onError(end,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}exports.flowIndentCheck=flowIndentCheck}});var require_util_map_includes=__commonJS({"node_modules/yaml/dist/compose/util-map-includes.js"(exports){"use strict";var identity=require_identity();function mapIncludes(ctx,items,search){
let{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;let isEqual=typeof uniqueKeys=="function"?uniqueKeys:(a,b)=>a===b||identity.isScalar(a)&&identity.isScalar(
b)&&a.value===b.value;return items.some(pair=>isEqual(pair.key,search))}exports.mapIncludes=mapIncludes}});var require_resolve_block_map=__commonJS({"node_modules/yaml/dist/compose/resolve-block-map.js"(exports){"use strict";var Pair=require_Pair(),YAMLMap=require_YAMLMap(),
resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),utilFlowIndentCheck=require_util_flow_indent_check(),utilMapIncludes=require_util_map_includes(),
startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode,composeEmptyNode},ctx,bm,onError,tag){let NodeClass=tag?.nodeClass??
YAMLMap.YAMLMap,map=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(let collItem of bm.items){let{start,key,sep:sep2,
value}=collItem,keyProps=resolveProps.resolveProps(start,{indicator:"explicit-key-ind",next:key??sep2?.[0],offset,onError,parentIndent:bm.indent,startOnNewline:!0}),
implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?onError(offset,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an impli\
cit map key"):"indent"in key&&key.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg)),!keyProps.anchor&&!keyProps.tag&&!sep2){commentEnd=keyProps.end,
keyProps.comment&&(map.comment?map.comment+=`
`+keyProps.comment:map.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(key))&&onError(key??start[start.length-
1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg);ctx.atKey=
!0;let keyStart=keyProps.end,keyNode=key?composeNode(ctx,key,keyProps,onError):composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);ctx.schema.compat&&utilFlowIndentCheck.
flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be uniqu\
e");let valueProps=resolveProps.resolveProps(sep2??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:bm.indent,startOnNewline:!key||
key.type==="block-scalar"});if(offset=valueProps.end,valueProps.found){implicitKey&&(value?.type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS\
_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),ctx.options.strict&&keyProps.start<valueProps.found.offset-1024&&onError(keyNode.range,"KE\
Y_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let valueNode=value?composeNode(ctx,value,valueProps,
onError):composeEmptyNode(ctx,offset,sep2,null,valueProps,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bm.indent,value,onError),offset=valueNode.
range[2];let pair=new Pair.Pair(keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}else{implicitKey&&onError(keyNode.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}}
return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map.range=[bm.offset,offset,commentEnd??offset],map}exports.
resolveBlockMap=resolveBlockMap}});var require_resolve_block_seq=__commonJS({"node_modules/yaml/dist/compose/resolve-block-seq.js"(exports){"use strict";var YAMLSeq=require_YAMLSeq(),resolveProps=require_resolve_props(),
utilFlowIndentCheck=require_util_flow_indent_check();function resolveBlockSeq({composeNode,composeEmptyNode},ctx,bs,onError,tag){let NodeClass=tag?.nodeClass??YAMLSeq.
YAMLSeq,seq=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;for(let{start,value}of bs.items){
let props=resolveProps.resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.found)if(props.
anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items must start at the same column"):onError(offset,"MISSING_CH\
AR","Sequence item without - indicator");else{commentEnd=props.end,props.comment&&(seq.comment=props.comment);continue}let node=value?composeNode(ctx,value,props,
onError):composeEmptyNode(ctx,props.end,start,null,props,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bs.indent,value,onError),offset=node.range[2],
seq.items.push(node)}return seq.range=[bs.offset,offset,commentEnd??offset],seq}exports.resolveBlockSeq=resolveBlockSeq}});var require_resolve_end=__commonJS({"node_modules/yaml/dist/compose/resolve-end.js"(exports){"use strict";function resolveEnd(end,offset,reqSpace,onError){let comment2="";
if(end){let hasSpace=!1,sep2="";for(let token of end){let{source:source2,type}=token;switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&
onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let cb=source2.substring(1)||" ";comment2?comment2+=sep2+
cb:comment2=cb,sep2="";break}case"newline":comment2&&(sep2+=source2),hasSpace=!0;break;default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}
offset+=source2.length}}return{comment:comment2,offset}}exports.resolveEnd=resolveEnd}});var require_resolve_flow_collection=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports){"use strict";var identity=require_identity(),
Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveEnd=require_resolve_end(),resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),
utilMapIncludes=require_util_map_includes(),blockMsg="Block collections are not allowed within flow collections",isBlock=token=>token&&(token.type==="block-map"||
token.type==="block-seq");function resolveFlowCollection({composeNode,composeEmptyNode},ctx,fc,onError,tag){let isMap2=fc.start.source==="{",fcName=isMap2?"flow\
 map":"flow sequence",NodeClass=tag?.nodeClass??(isMap2?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq),coll=new NodeClass(ctx.schema);coll.flow=!0;let atRoot=ctx.atRoot;atRoot&&
(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.offset+fc.start.source.length;for(let i=0;i<fc.items.length;++i){let collItem=fc.items[i],{start,key,sep:sep2,
value}=collItem,props=resolveProps.resolveProps(start,{flow:fcName,indicator:"explicit-key-ind",next:key??sep2?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:!1});
if(!props.found){if(!props.anchor&&!props.tag&&!sep2&&!value){i===0&&props.comma?onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.
length-1&&onError(props.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap2&&ctx.options.strict&&utilContainsNewline.containsNewline(key)&&onError(key,"MULTIL\
INE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===0)props.comma&&onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected ,\
 in ${fcName}`);else if(props.comma||onError(props.start,"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){let prevItemComment="";loop:for(let st of start)
switch(st.type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:break loop}if(prevItemComment){let prev=coll.
items[coll.items.length-1];identity.isPair(prev)&&(prev=prev.value??prev.key),prev.comment?prev.comment+=`
`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap2&&!sep2&&!props.found){let valueNode=value?
composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,sep2,null,props,onError);coll.items.push(valueNode),offset=valueNode.range[2],isBlock(value)&&
onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=!0;let keyStart=props.end,keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,keyStart,
start,null,props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg),ctx.atKey=!1;let valueProps=resolveProps.resolveProps(sep2??[],{flow:fcName,
indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:fc.indent,startOnNewline:!1});if(valueProps.found){if(!isMap2&&!props.found&&ctx.
options.strict){if(sep2)for(let st of sep2){if(st===valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow se\
quence pairs need to be on a single line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must\
 be at most 1024 chars after the start of an implicit flow sequence key")}}else value&&("source"in value&&value.source?.[0]===":"?onError(value,"MISSING_CHAR",`\
Missing space after : in ${fcName}`):onError(valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));let valueNode=value?composeNode(ctx,value,
valueProps,onError):valueProps.found?composeEmptyNode(ctx,valueProps.end,sep2,null,valueProps,onError):null;valueNode?isBlock(value)&&onError(valueNode.range,"B\
LOCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair.srcToken=collItem),isMap2){
let map=coll;utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map.items.push(pair)}else{let map=new YAMLMap.
YAMLMap(ctx.schema);map.flow=!0,map.items.push(pair);let endRange=(valueNode??keyNode).range;map.range=[keyNode.range[0],endRange[1],endRange[2]],coll.items.push(
map)}offset=valueNode?valueNode.range[2]:valueProps.end}}let expectedEnd=isMap2?"}":"]",[ce,...ee]=fc.end,cePos=offset;if(ce?.source===expectedEnd)cePos=ce.offset+
ce.source.length;else{let name=fcName[0].toUpperCase()+fcName.substring(1),msg=atRoot?`${name} must end with a ${expectedEnd}`:`${name} in block collection must\
 be sufficiently indented and end with a ${expectedEnd}`;onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>
0){let end=resolveEnd.resolveEnd(ee,cePos,ctx.options.strict,onError);end.comment&&(coll.comment?coll.comment+=`
`+end.comment:coll.comment=end.comment),coll.range=[fc.offset,cePos,end.offset]}else coll.range=[fc.offset,cePos,cePos];return coll}exports.resolveFlowCollection=
resolveFlowCollection}});var require_compose_collection=__commonJS({"node_modules/yaml/dist/compose/compose-collection.js"(exports){"use strict";var identity=require_identity(),Scalar=require_Scalar(),
YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveBlockMap=require_resolve_block_map(),resolveBlockSeq=require_resolve_block_seq(),resolveFlowCollection=require_resolve_flow_collection();
function resolveCollection(CN,ctx,token,onError,tagName,tag){let coll=token.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token,onError,tag):token.type===
"block-seq"?resolveBlockSeq.resolveBlockSeq(CN,ctx,token,onError,tag):resolveFlowCollection.resolveFlowCollection(CN,ctx,token,onError,tag),Coll=coll.constructor;
return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}function composeCollection(CN,ctx,token,props,onError){
let tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token.type==="block-seq"){
let{anchor,newlineAfterProp:nl}=props,lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;lastProp&&(!nl||nl.offset<lastProp.
offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}let expType=token.type==="block-map"?"map":token.type==="block-seq"?"seq":
token.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===YAMLMap.YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.YAMLSeq.tagName&&
expType==="seq")return resolveCollection(CN,ctx,token,onError,tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){let kt=ctx.
schema.knownTags[tagName];if(kt?.collection===expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else return kt?onError(tagToken,"BAD_COLLEC\
TION_TYPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,
!0),resolveCollection(CN,ctx,token,onError,tagName)}let coll=resolveCollection(CN,ctx,token,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(tagToken,"T\
AG_RESOLVE_FAILED",msg),ctx.options)??coll,node=identity.isNode(res)?res:new Scalar.Scalar(res);return node.range=coll.range,node.tag=tagName,tag?.format&&(node.
format=tag.format),node}exports.composeCollection=composeCollection}});var require_resolve_block_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports){"use strict";var Scalar=require_Scalar();function resolveBlockScalar(ctx,scalar,onError){
let start=scalar.offset,header=parseBlockScalarHeader(scalar,ctx.options.strict,onError);if(!header)return{value:"",type:null,comment:"",range:[start,start,start]};
let type=header.mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL,lines2=scalar.source?splitLines(scalar.source):[],chompStart=lines2.length;for(let i=lines2.
length-1;i>=0;--i){let content=lines2[i][1];if(content===""||content==="\r")chompStart=i;else break}if(chompStart===0){let value2=header.chomp==="+"&&lines2.length>
0?`
`.repeat(Math.max(1,lines2.length-1)):"",end2=start+header.length;return scalar.source&&(end2+=scalar.source.length),{value:value2,type,comment:header.comment,range:[
start,end2,end2]}}let trimIndent=scalar.indent+header.indent,offset=scalar.offset+header.length,contentStart=0;for(let i=0;i<chompStart;++i){let[indent,content]=lines2[i];
if(content===""||content==="\r")header.indent===0&&indent.length>trimIndent&&(trimIndent=indent.length);else{indent.length<trimIndent&&onError(offset+indent.length,
"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),header.indent===0&&(trimIndent=indent.length),
contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(offset,"BAD_INDENT","Block scalar values in collections must be indented");break}offset+=indent.length+content.
length+1}for(let i=lines2.length-1;i>=chompStart;--i)lines2[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep2="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)
value+=lines2[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines2[i];offset+=indent.length+content.length+1;let crlf=content[content.length-1]==="\r";if(crlf&&
(content=content.slice(0,-1)),content&&indent.length<trimIndent){let message=`Block scalar lines must not be less indented than their ${header.indent?"explicit \
indentation indicator":"first line"}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message),indent=""}type===Scalar.Scalar.BLOCK_LITERAL?(value+=sep2+indent.
slice(trimIndent)+content,sep2=`
`):indent.length>trimIndent||content[0]==="	"?(sep2===" "?sep2=`
`:!prevMoreIndented&&sep2===`
`&&(sep2=`

`),value+=sep2+indent.slice(trimIndent)+content,sep2=`
`,prevMoreIndented=!0):content===""?sep2===`
`?value+=`
`:sep2=`
`:(value+=sep2+content,sep2=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines2.length;++i)value+=`
`+lines2[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}let end=start+header.length+scalar.source.length;return{value,type,comment:header.comment,range:[start,end,end]}}function parseBlockScalarHeader({offset,props},strict,onError){
if(props[0].type!=="block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:source2}=props[0],mode=source2[0],
indent=0,chomp="",error=-1;for(let i=1;i<source2.length;++i){let ch=source2[i];if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{let n=Number(ch);!indent&&n?indent=
n:error===-1&&(error=offset+i)}}error!==-1&&onError(error,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${source2}`);let hasSpace=!1,comment2="",
length=source2.length;for(let i=1;i<props.length;++i){let token=props[i];switch(token.type){case"space":hasSpace=!0;case"newline":length+=token.source.length;break;case"\
comment":strict&&!hasSpace&&onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token.source.length,comment2=
token.source.substring(1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message),length+=token.source.length;break;default:{let message=`Unexpected t\
oken in block scalar header: ${token.type}`;onError(token,"UNEXPECTED_TOKEN",message);let ts=token.source;ts&&typeof ts=="string"&&(length+=ts.length)}}}return{
mode,indent,chomp,comment:comment2,length}}function splitLines(source2){let split=source2.split(/\n( *)/),first=split[0],m=first.match(/^( *)/),lines2=[m?.[1]?[
m[1],first.slice(m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines2.push([split[i],split[i+1]]);return lines2}exports.resolveBlockScalar=resolveBlockScalar}});var require_resolve_flow_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports){"use strict";var Scalar=require_Scalar(),resolveEnd=require_resolve_end();
function resolveFlowScalar(scalar,strict,onError){let{offset,type,source:source2,end}=scalar,_type,value,_onError=(rel,code,msg)=>onError(offset+rel,code,msg);switch(type){case"\
scalar":_type=Scalar.Scalar.PLAIN,value=plainValue(source2,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE,value=singleQuotedValue(source2,
_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(source2,_onError);break;default:return onError(scalar,"UNEXP\
ECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`),{value:"",type:null,comment:"",range:[offset,offset+source2.length,offset+source2.length]}}let valueEnd=offset+
source2.length,re=resolveEnd.resolveEnd(end,valueEnd,strict,onError);return{value,type:_type,comment:re.comment,range:[offset,valueEnd,re.offset]}}function plainValue(source2,onError){
let badChar="";switch(source2[0]){case"	":badChar="a tab character";break;case",":badChar="flow indicator character ,";break;case"%":badChar="directive indicato\
r character %";break;case"|":case">":{badChar=`block scalar indicator ${source2[0]}`;break}case"@":case"`":{badChar=`reserved character ${source2[0]}`;break}}return badChar&&
onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source2)}function singleQuotedValue(source2,onError){return(source2[source2.
length-1]!=="'"||source2.length===1)&&onError(source2.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(source2.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source2){
let line=/(.*?)\r?\n/sy,match=line.exec(source2);if(!match)return source2;let trimEnd,trimBoth;try{trimEnd=new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[\
 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].replace(trimEnd,""),sep2=" ",pos=line.lastIndex;for(;match=line.
exec(source2);){let lm=match[1].replace(trimBoth,"");lm===""?sep2===`
`?res+=sep2:sep2=`
`:(res+=sep2+lm,sep2=" "),pos=line.lastIndex}let last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source2),res+sep2+(match?.[1]??"")}function doubleQuotedValue(source2,onError){
let res="";for(let i=1;i<source2.length-1;++i){let ch=source2[i];if(!(ch==="\r"&&source2[i+1]===`
`))if(ch===`
`){let{fold,offset}=foldNewline(source2,i);res+=fold,i=offset}else if(ch==="\\"){let next=source2[++i],cc=escapeCodes[next];if(cc)res+=cc;else if(next===`
`)for(next=source2[i+1];next===" "||next==="	";)next=source2[++i+1];else if(next==="\r"&&source2[i+1]===`
`)for(next=source2[++i+1];next===" "||next==="	";)next=source2[++i+1];else if(next==="x"||next==="u"||next==="U"){let length=next==="x"?2:next==="u"?4:8;res+=parseCharCode(
source2,i+1,length,onError),i+=length}else{let raw=source2.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),res+=raw}}else if(ch===" "||
ch==="	"){let wsStart=i,next=source2[i+1];for(;next===" "||next==="	";)next=source2[++i+1];next!==`
`&&!(next==="\r"&&source2[i+2]===`
`)&&(res+=i>wsStart?source2.slice(wsStart,i+1):ch)}else res+=ch}return(source2[source2.length-1]!=='"'||source2.length===1)&&onError(source2.length,"MISSING_CHA\
R",'Missing closing "quote'),res}function foldNewline(source2,offset){let fold="",ch=source2[offset+1];for(;(ch===" "||ch==="	"||ch===`
`||ch==="\r")&&!(ch==="\r"&&source2[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source2[offset+1];return fold||(fold=" "),{fold,offset}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"",_:" ",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source2,offset,length,onError){let cc=source2.
substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{let raw=source2.substr(
offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),raw}}exports.resolveFlowScalar=resolveFlowScalar}});var require_compose_scalar=__commonJS({"node_modules/yaml/dist/compose/compose-scalar.js"(exports){"use strict";var identity=require_identity(),Scalar=require_Scalar(),
resolveBlockScalar=require_resolve_block_scalar(),resolveFlowScalar=require_resolve_flow_scalar();function composeScalar(ctx,token,tagToken,onError){let{value,type,
comment:comment2,range}=token.type==="block-scalar"?resolveBlockScalar.resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,ctx.options.
strict,onError),tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&ctx.atKey?
tag=ctx.schema[identity.SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value,tagName,tagToken,onError):token.type==="scalar"?tag=findScalarTagByTest(ctx,value,
token,onError):tag=ctx.schema[identity.SCALAR];let scalar;try{let res=tag.resolve(value,msg=>onError(tagToken??token,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=
identity.isScalar(res)?res:new Scalar.Scalar(res)}catch(error){let msg=error instanceof Error?error.message:String(error);onError(tagToken??token,"TAG_RESOLVE_F\
AILED",msg),scalar=new Scalar.Scalar(value)}return scalar.range=range,scalar.source=value,type&&(scalar.type=type),tagName&&(scalar.tag=tagName),tag.format&&(scalar.
format=tag.format),comment2&&(scalar.comment=comment2),scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){if(tagName==="!")return schema[identity.
SCALAR];let matchWithTest=[];for(let tag of schema.tags)if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;for(let tag of matchWithTest)
if(tag.test?.test(value))return tag;let kt=schema.knownTags[tagName];return kt&&!kt.collection?(schema.tags.push(Object.assign({},kt,{default:!1,test:void 0})),
kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.org,2002:str"),schema[identity.SCALAR])}function findScalarTagByTest({
atKey,directives,schema},value,token,onError){let tag=schema.tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.test?.test(value))||schema[identity.
SCALAR];if(schema.compat){let compat=schema.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema[identity.SCALAR];if(tag.tag!==compat.tag){let ts=directives.
tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be parsed as either ${ts} or ${cs}`;onError(token,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}
exports.composeScalar=composeScalar}});var require_util_empty_scalar_position=__commonJS({"node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports){"use strict";function emptyScalarPosition(offset,before,pos){
if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;
continue}for(st=before[++i];st?.type==="space";)offset+=st.source.length,st=before[++i];break}}return offset}exports.emptyScalarPosition=emptyScalarPosition}});var require_compose_node=__commonJS({"node_modules/yaml/dist/compose/compose-node.js"(exports){"use strict";var Alias=require_Alias(),identity=require_identity(),
composeCollection=require_compose_collection(),composeScalar=require_compose_scalar(),resolveEnd=require_resolve_end(),utilEmptyScalarPosition=require_util_empty_scalar_position(),
CN={composeNode,composeEmptyNode};function composeNode(ctx,token,props,onError){let atKey=ctx.atKey,{spaceBefore,comment:comment2,anchor,tag}=props,node,isSrcToken=!0;
switch(token.type){case"alias":node=composeAlias(ctx,token,onError),(anchor||tag)&&onError(token,"ALIAS_PROPS","An alias node must not specify any properties");
break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.composeScalar(ctx,token,tag,onError),anchor&&(node.
anchor=anchor.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{node=composeCollection.composeCollection(CN,ctx,token,props,onError),
anchor&&(node.anchor=anchor.source.substring(1))}catch(error){let message=error instanceof Error?error.message:String(error);onError(token,"RESOURCE_EXHAUSTION",
message)}break;default:{let message=token.type==="error"?token.message:`Unsupported token (type: ${token.type})`;onError(token,"UNEXPECTED_TOKEN",message),isSrcToken=
!1}}return node??(node=composeEmptyNode(ctx,token.offset,void 0,null,props,onError)),anchor&&node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an e\
mpty string"),atKey&&ctx.options.stringKeys&&(!identity.isScalar(node)||typeof node.value!="string"||node.tag&&node.tag!=="tag:yaml.org,2002:str")&&onError(tag??
token,"NON_STRING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node.spaceBefore=!0),comment2&&(token.type==="scalar"&&token.source===""?node.
comment=comment2:node.commentBefore=comment2),ctx.options.keepSourceTokens&&isSrcToken&&(node.srcToken=token),node}function composeEmptyNode(ctx,offset,before,pos,{
spaceBefore,comment:comment2,anchor,tag,end},onError){let token={type:"scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""},
node=composeScalar.composeScalar(ctx,token,tag,onError);return anchor&&(node.anchor=anchor.source.substring(1),node.anchor===""&&onError(anchor,"BAD_ALIAS","Anc\
hor cannot be an empty string")),spaceBefore&&(node.spaceBefore=!0),comment2&&(node.comment=comment2,node.range[2]=end),node}function composeAlias({options:options2},{
offset,source:source2,end},onError){let alias=new Alias.Alias(source2.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty stri\
ng"),alias.source.endsWith(":")&&onError(offset+source2.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let valueEnd=offset+source2.length,re=resolveEnd.
resolveEnd(end,valueEnd,options2.strict,onError);return alias.range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}exports.composeEmptyNode=
composeEmptyNode;exports.composeNode=composeNode}});var require_compose_doc=__commonJS({"node_modules/yaml/dist/compose/compose-doc.js"(exports){"use strict";var Document=require_Document(),composeNode=require_compose_node(),
resolveEnd=require_resolve_end(),resolveProps=require_resolve_props();function composeDoc(options2,directives,{offset,start,value,end},onError){let opts=Object.
assign({_directives:directives},options2),doc=new Document.Document(void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.
schema},props=resolveProps.resolveProps(start,{indicator:"doc-start",next:value??end?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.
docStart=!0,value&&(value.type==="block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"MISSING_CHAR","Block collection cannot start on s\
ame line with directives-end marker")),doc.contents=value?composeNode.composeNode(ctx,value,props,onError):composeNode.composeEmptyNode(ctx,props.end,start,null,
props,onError);let contentEnd=doc.contents.range[2],re=resolveEnd.resolveEnd(end,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=[offset,
contentEnd,re.offset],doc}exports.composeDoc=composeDoc}});var require_composer=__commonJS({"node_modules/yaml/dist/compose/composer.js"(exports){"use strict";var node_process=__require("process"),directives=require_directives(),
Document=require_Document(),errors=require_errors(),identity=require_identity(),composeDoc=require_compose_doc(),resolveEnd=require_resolve_end();function getErrorPos(src){
if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];let{offset,source:source2}=src;return[offset,offset+(typeof source2==
"string"?source2.length:1)]}function parsePrelude(prelude){let comment2="",atComment=!1,afterEmptyLine=!1;for(let i=0;i<prelude.length;++i){let source2=prelude[i];
switch(source2[0]){case"#":comment2+=(comment2===""?"":afterEmptyLine?`

`:`
`)+(source2.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||(afterEmptyLine=
!0),atComment=!1}}return{comment:comment2,afterEmptyLine}}var Composer=class{constructor(options2={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=
[],this.warnings=[],this.onError=(source2,code,message,warning)=>{let pos=getErrorPos(source2);warning?this.warnings.push(new errors.YAMLWarning(pos,code,message)):
this.errors.push(new errors.YAMLParseError(pos,code,message))},this.directives=new directives.Directives({version:options2.version||"1.2"}),this.options=options2}decorate(doc,afterDoc){
let{comment:comment2,afterEmptyLine}=parsePrelude(this.prelude);if(comment2){let dc=doc.contents;if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment2}`:comment2;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment2;else if(identity.isCollection(dc)&&!dc.flow&&dc.items.length>
0){let it=dc.items[0];identity.isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=cb?`${comment2}
${cb}`:comment2}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment2}
${cb}`:comment2}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.warnings.push(this.
warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.
prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){for(let token of tokens)yield*this.
next(token);yield*this.end(forceDoc,endOffset)}*next(token){switch(node_process.env.LOG_STREAM&&console.dir(token,{depth:null}),token.type){case"directive":this.
directives.add(token.source,(offset,message,warning)=>{let pos=getErrorPos(token);pos[0]+=offset,this.onError(pos,"BAD_DIRECTIVE",message,warning)}),this.prelude.
push(token.source),this.atDirectives=!0;break;case"document":{let doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);this.atDirectives&&
!doc.directives.docStart&&this.onError(token,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(doc,!1),this.doc&&(yield this.doc),
this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(token.source);break;case"error":{let msg=token.
source?`${token.message}: ${JSON.stringify(token.source)}`:token.message,error=new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg);this.atDirectives||
!this.doc?this.errors.push(error):this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){let msg="Unexpected doc-end without preceding document";this.errors.
push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=!0;let end=resolveEnd.resolveEnd(token.end,token.offset+
token.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),end.comment){let dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",`Unsuppo\
rted token ${token.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(forceDoc){let opts=Object.
assign({_directives:this.directives},this.options),doc=new Document.Document(void 0,opts);this.atDirectives&&this.onError(endOffset,"MISSING_CHAR","Missing dire\
ctives-end indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}};exports.Composer=Composer}});var require_cst_scalar=__commonJS({"node_modules/yaml/dist/parse/cst-scalar.js"(exports){"use strict";var resolveBlockScalar=require_resolve_block_scalar(),resolveFlowScalar=require_resolve_flow_scalar(),
errors=require_errors(),stringifyString=require_stringifyString();function resolveAsScalar(token,strict=!0,onError){if(token){let _onError=(pos,code,message)=>{
let offset=typeof pos=="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)onError(offset,code,message);else throw new errors.YAMLParseError([offset,offset+
1],code,message)};switch(token.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token,strict,
_onError);case"block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict}},token,_onError)}}return null}function createScalarToken(value,context){
let{implicitKey=!1,indent,inFlow=!1,offset=-1,type="PLAIN"}=context,source2=stringifyString.stringifyString({type,value},{implicitKey,indent:indent>0?" ".repeat(
indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}}),end=context.end??[{type:"newline",offset:-1,indent,source:`
`}];switch(source2[0]){case"|":case">":{let he=source2.indexOf(`
`),head=source2.substring(0,he),body=source2.substring(he+1)+`
`,props=[{type:"block-scalar-header",offset,indent,source:head}];return addEndtoBlockProps(props,end)||props.push({type:"newline",offset:-1,indent,source:`
`}),{type:"block-scalar",offset,indent,props,source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source:source2,end};case"'":return{type:"sing\
le-quoted-scalar",offset,indent,source:source2,end};default:return{type:"scalar",offset,indent,source:source2,end}}}function setScalarValue(token,value,context={}){
let{afterKey=!1,implicitKey=!1,inFlow=!1,type}=context,indent="indent"in token?token.indent:null;if(afterKey&&typeof indent=="number"&&(indent+=2),!type)switch(token.
type){case"single-quoted-scalar":type="QUOTE_SINGLE";break;case"double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{let header=token.props[0];if(header.
type!=="block-scalar-header")throw new Error("Invalid block scalar header");type=header.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}
let source2=stringifyString.stringifyString({type,value},{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{
blockQuote:!0,lineWidth:-1}});switch(source2[0]){case"|":case">":setBlockScalarValue(token,source2);break;case'"':setFlowScalarValue(token,source2,"double-quote\
d-scalar");break;case"'":setFlowScalarValue(token,source2,"single-quoted-scalar");break;default:setFlowScalarValue(token,source2,"scalar")}}function setBlockScalarValue(token,source2){
let he=source2.indexOf(`
`),head=source2.substring(0,he),body=source2.substring(he+1)+`
`;if(token.type==="block-scalar"){let header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid block scalar header");header.source=
head,token.source=body}else{let{offset}=token,indent="indent"in token?token.indent:-1,props=[{type:"block-scalar-header",offset,indent,source:head}];addEndtoBlockProps(
props,"end"in token?token.end:void 0)||props.push({type:"newline",offset:-1,indent,source:`
`});for(let key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type:"block-scalar",indent,props,source:body})}}function addEndtoBlockProps(props,end){
if(end)for(let st of end)switch(st.type){case"space":case"comment":props.push(st);break;case"newline":return props.push(st),!0}return!1}function setFlowScalarValue(token,source2,type){
switch(token.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type,token.source=source2;break;case"block-scalar":{let end=token.
props.slice(1),oa=source2.length;token.props[0].type==="block-scalar-header"&&(oa-=token.props[0].source.length);for(let tok of end)tok.offset+=oa;delete token.
props,Object.assign(token,{type,source:source2,end});break}case"block-map":case"block-seq":{let nl={type:"newline",offset:token.offset+source2.length,indent:token.
indent,source:`
`};delete token.items,Object.assign(token,{type,source:source2,end:[nl]});break}default:{let indent="indent"in token?token.indent:-1,end="end"in token&&Array.isArray(
token.end)?token.end.filter(st=>st.type==="space"||st.type==="comment"||st.type==="newline"):[];for(let key of Object.keys(token))key!=="type"&&key!=="offset"&&
delete token[key];Object.assign(token,{type,indent,source:source2,end})}}}exports.createScalarToken=createScalarToken;exports.resolveAsScalar=resolveAsScalar;exports.
setScalarValue=setScalarValue}});var require_cst_stringify=__commonJS({"node_modules/yaml/dist/parse/cst-stringify.js"(exports){"use strict";var stringify=cst=>"type"in cst?stringifyToken(cst):
stringifyItem(cst);function stringifyToken(token){switch(token.type){case"block-scalar":{let res="";for(let tok of token.props)res+=stringifyToken(tok);return res+
token.source}case"block-map":case"block-seq":{let res="";for(let item of token.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token.start.
source;for(let item of token.items)res+=stringifyItem(item);for(let st of token.end)res+=st.source;return res}case"document":{let res=stringifyItem(token);if(token.
end)for(let st of token.end)res+=st.source;return res}default:{let res=token.source;if("end"in token&&token.end)for(let st of token.end)res+=st.source;return res}}}
function stringifyItem({start,key,sep:sep2,value}){let res="";for(let st of start)res+=st.source;if(key&&(res+=stringifyToken(key)),sep2)for(let st of sep2)res+=
st.source;return value&&(res+=stringifyToken(value)),res}exports.stringify=stringify}});var require_cst_visit=__commonJS({"node_modules/yaml/dist/parse/cst-visit.js"(exports){"use strict";var BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),
REMOVE=Symbol("remove item");function visit2(cst,visitor){"type"in cst&&cst.type==="document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),
cst,visitor)}visit2.BREAK=BREAK;visit2.SKIP=SKIP;visit2.REMOVE=REMOVE;visit2.itemAtPath=(cst,path)=>{let item=cst;for(let[field,index]of path){let tok=item?.[field];
if(tok&&"items"in tok)item=tok.items[index];else return}return item};visit2.parentCollection=(cst,path)=>{let parent=visit2.itemAtPath(cst,path.slice(0,-1)),field=path[path.
length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error("Parent collection not found")};function _visit(path,item,visitor){let ctrl=visitor(
item,path);if(typeof ctrl=="symbol")return ctrl;for(let field of["key","value"]){let token=item[field];if(token&&"items"in token){for(let i=0;i<token.items.length;++i){
let ci=_visit(Object.freeze(path.concat([[field,i]])),token.items[i],visitor);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(token.
items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="key"&&(ctrl=ctrl(item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}exports.visit=visit2}});var require_cst=__commonJS({"node_modules/yaml/dist/parse/cst.js"(exports){"use strict";var cstScalar=require_cst_scalar(),cstStringify=require_cst_stringify(),
cstVisit=require_cst_visit(),BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR="",isCollection=token=>!!token&&"items"in token,isScalar3=token=>!!token&&(token.type===
"scalar"||token.type==="single-quoted-scalar"||token.type==="double-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:
return"<BOM>";case DOCUMENT:return"<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source2){
switch(source2){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:return"scalar";case"---":return"\
doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source2[0]){case" ":case"	":return"space";case"#":return"comm\
ent";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-\
quoted-scalar";case"|":case">":return"block-scalar-header"}return null}exports.createScalarToken=cstScalar.createScalarToken;exports.resolveAsScalar=cstScalar.resolveAsScalar;
exports.setScalarValue=cstScalar.setScalarValue;exports.stringify=cstStringify.stringify;exports.visit=cstVisit.visit;exports.BOM=BOM;exports.DOCUMENT=DOCUMENT;
exports.FLOW_END=FLOW_END;exports.SCALAR=SCALAR;exports.isCollection=isCollection;exports.isScalar=isScalar3;exports.prettyToken=prettyToken;exports.tokenType=tokenType}});var require_lexer=__commonJS({"node_modules/yaml/dist/parse/lexer.js"(exports){"use strict";var cst=require_cst();function isEmpty(ch){switch(ch){case void 0:case"\
 ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkl\
mnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(source2,incomplete=!1){if(source2){
if(typeof source2!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source2:source2,this.lineEndPos=null}this.atEnd=!incomplete;
let next=this.next??"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos,ch=this.buffer[i];for(;ch==="\
 "||ch==="	";)ch=this.buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;for(;ch===" ";)ch=this.buffer[++indent+
offset];if(ch==="\r"){let next=this.buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){let dt=this.buffer.substr(offset,3);if((dt==="---"||dt==="...")&&isEmpty(this.
buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;return(typeof end!="number"||end!==-1&&end<this.pos)&&(end=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end),end===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end-1]==="\r"&&(end-=1),this.buffer.substring(this.pos,end))}hasChars(n){
return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){
return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scal\
ar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){
let line=this.getLine();if(line===null)return this.setNext("stream");if(line[0]===cst.BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.
length,cs=line.indexOf("#");for(;cs!==-1;){let ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){let ch=line[dirEnd-
1];if(ch===" "||ch==="	")dirEnd-=1;else break}let n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(!0));return yield*this.pushCount(line.length-n),this.pushNewline(),
"stream"}if(this.atLineEnd()){let sp=yield*this.pushSpaces(!0);return yield*this.pushCount(line.length-sp),yield*this.pushNewline(),"stream"}return yield cst.DOCUMENT,
yield*this.parseLineStart()}*parseLineStart(){let ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&
!this.hasChars(4))return this.setNext("line-start");let s=this.peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.
indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0===
"-"||ch0==="?"||ch0===":")&&isEmpty(ch1)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=
n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let line=this.getLine();if(line===null)return this.setNext("doc");let n=yield*this.pushIndicators();
switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.
pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"\
doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.
pushCount(line.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;
do nl=yield*this.pushNewline(),nl>0?(sp=yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>0);let line=this.getLine();
if(line===null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("---")||line.startsWith("..."))&&
isEmpty(line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}")))return this.flowLevel=0,yield cst.FLOW_END,yield*this.parseLineStart();
let n=0;for(;line[n]===",";)n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.pushIndicators(),line[n]){case void 0:return"\
flow";case"#":return yield*this.pushCount(line.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"\
]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'\
"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{let next=this.charAt(1);if(this.flowKey||isEmpty(next)||next===",")return this.flowKey=
!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let quote2=this.charAt(
0),end=this.buffer.indexOf(quote2,this.pos+1);if(quote2==="'")for(;end!==-1&&this.buffer[end+1]==="'";)end=this.buffer.indexOf("'",end+2);else for(;end!==-1;){let n=0;
for(;this.buffer[end-1-n]==="\\";)n+=1;if(n%2===0)break;end=this.buffer.indexOf('"',end+1)}let qb=this.buffer.substring(0,end),nl=qb.indexOf(`
`,this.pos);if(nl!==-1){for(;nl!==-1;){let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end=nl-(qb[nl-1]==="\r"?2:1))}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.buffer.length}return yield*this.pushToIndex(
end+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let i=this.pos;for(;;){let ch=this.buffer[++i];
if(ch==="+")this.blockScalarKeep=!0;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||
ch==="#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2)switch(ch){case" ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{let next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=indent:
this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=this.buffer[i];ch===" ";)ch=this.buffer[++i];
if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);let lastChar=i2;for(;ch2===" ";)
ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield cst.SCALAR,yield*this.pushToIndex(nl+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let inFlow=this.flowLevel>0,end=this.pos-1,i=this.pos-1,ch;for(;ch=this.buffer[++i];)if(ch===":"){let next=this.buffer[i+1];if(isEmpty(next)||inFlow&&flowIndicatorChars.
has(next))break;end=i}else if(isEmpty(ch)){let next=this.buffer[i+1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){let cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end=i}return!ch&&!this.atEnd?this.setNext(
"plain-scalar"):(yield cst.SCALAR,yield*this.pushToIndex(end+1,!0),inFlow?"flow":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=
n,n):0}*pushToIndex(i,allowEmpty){let s=this.buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){
let n=0;loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.pushSpaces(!0);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar),
n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case":":{let inFlow=this.flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.has(
ch1)){inFlow?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}
return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];return yield*this.pushToIndex(ch===
">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.buffer[i+1])&&hexDigits.
has(this.buffer[i+2]))ch=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){let ch=this.buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&ch==="	");let n=i-this.pos;return n>0&&
(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,ch=this.buffer[i];for(;!test(ch);)ch=this.buffer[++i];return yield*this.pushToIndex(
i,!1)}};exports.Lexer=Lexer}});var require_line_counter=__commonJS({"node_modules/yaml/dist/parse/line-counter.js"(exports){"use strict";var LineCounter2=class{constructor(){this.lineStarts=[],
this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,high=this.lineStarts.length;for(;low<high;){let mid=low+high>>1;this.lineStarts[mid]<
offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.lineStarts[low-1];return{
line:low,col:offset-start+1}}}};exports.LineCounter=LineCounter2}});var require_parser=__commonJS({"node_modules/yaml/dist/parse/parser.js"(exports){"use strict";var node_process=__require("process"),cst=require_cst(),lexer=require_lexer();
function includesToken(list2,type){for(let i=0;i<list2.length;++i)if(list2[i].type===type)return!0;return!1}function findNonEmptyIndex(list2){for(let i=0;i<list2.
length;++i)switch(list2[i].type){case"space":case"comment":case"newline":break;default:return i}return-1}function isFlowToken(token){switch(token?.type){case"al\
ias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function getPrevProps(parent){switch(parent.
type){case"document":return parent.start;case"block-map":{let it=parent.items[parent.items.length-1];return it.sep??it.start}case"block-seq":return parent.items[parent.
items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].type){case"\
doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(i,prev.length)}
function arrayPushArray(target,source2){if(source2.length<1e5)Array.prototype.push.apply(target,source2);else for(let i=0;i<source2.length;++i)target.push(source2[i])}
function fixFlowSeqItems(fc){if(fc.start.type==="flow-seq-start")for(let it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(
it.sep,"map-value-ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):it.value.end=it.sep:arrayPushArray(
it.start,it.sep),delete it.sep)}var Parser=class{constructor(onNewLine){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=
[],this.source="",this.type="",this.lexer=new lexer.Lexer,this.onNewLine=onNewLine}*parse(source2,incomplete=!1){this.onNewLine&&this.offset===0&&this.onNewLine(
0);for(let lexeme of this.lexer.lex(source2,incomplete))yield*this.next(lexeme);incomplete||(yield*this.end())}*next(source2){if(this.source=source2,node_process.
env.LOG_TOKENS&&console.log("|",cst.prettyToken(source2)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=source2.length;return}let type=cst.tokenType(
source2);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),type){case"newline":this.
atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+source2.length);break;case"space":this.atNewLine&&source2[0]===" "&&(this.indent+=source2.
length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source2.length);break;case"doc-mode":case"flow-error-e\
nd":return;default:this.atNewLine=!1}this.offset+=source2.length}else{let message=`Not a YAML token: ${source2}`;yield*this.pop({type:"error",offset:this.offset,
message,source:source2}),this.offset+=source2.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,
indent:this.indent,source:this.source}}*step(){let top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();
this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.
document(top);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.
blockScalar(top);case"block-map":return yield*this.blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(
top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error){let token=error??this.stack.pop();
if(!token)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield token;else{let top=this.peek(
1);switch(token.type==="block-scalar"?token.indent="indent"in top?top.indent:0:token.type==="flow-collection"&&top.type==="document"&&(token.indent=0),token.type===
"flow-collection"&&fixFlowSeqItems(token),top.type){case"document":top.value=token;break;case"block-scalar":top.props.push(token);break;case"block-map":{let it=top.
items[top.items.length-1];if(it.value){top.items.push({start:[],key:token,sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token;else{Object.assign(it,
{key:token,sep:[]}),this.onKeyLine=!it.explicitKey;return}break}case"block-seq":{let it=top.items[top.items.length-1];it.value?top.items.push({start:[],value:token}):
it.value=token;break}case"flow-collection":{let it=top.items[top.items.length-1];!it||it.value?top.items.push({start:[],key:token,sep:[]}):it.sep?it.value=token:
Object.assign(it,{key:token,sep:[]});return}default:yield*this.pop(),yield*this.pop(token)}if((top.type==="document"||top.type==="block-map"||top.type==="block-\
seq")&&(token.type==="block-map"||token.type==="block-seq")){let last=token.items[token.items.length-1];last&&!last.sep&&!last.value&&last.start.length>0&&findNonEmptyIndex(
last.start)===-1&&(token.indent===0||last.start.every(st=>st.type!=="comment"||st.indent<token.indent))&&(top.type==="document"?top.end=last.start:top.items.push(
{start:last.start}),token.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"\
byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let doc={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&doc.start.push(this.sourceToken),this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.
type} token in YAML stream`,source:this.source}}*document(doc){if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(
doc.start)!==-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":doc.
start.push(this.sourceToken);return}let bv=this.startBlockValue(doc);bv?this.stack.push(bv):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type}\
 token in YAML document`,source:this.source}}*scalar(scalar){if(this.type==="map-value-ind"){let prev=getPrevProps(this.peek(2)),start=getFirstKeyStartProps(prev),
sep2;scalar.end?(sep2=scalar.end,sep2.push(this.sourceToken),delete scalar.end):sep2=[this.sourceToken];let map={type:"block-map",offset:scalar.offset,indent:scalar.
indent,items:[{start,key:scalar,sep:sep2}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.lineEnd(scalar)}*blockScalar(scalar){switch(this.
type){case"space":case"comment":case"newline":scalar.props.push(this.sourceToken);return;case"scalar":if(scalar.source=this.source,this.atNewLine=!0,this.indent=
0,this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map){let it=map.items[map.items.length-1];switch(this.type){case"newline":if(this.
onKeyLine=!1,it.value){let end="end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):
map.items.push({start:[this.sourceToken]})}else it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)
map.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else{if(this.atIndentedComment(it.start,map.indent)){let end=map.items[map.
items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),map.items.pop();return}}it.start.push(this.sourceToken)}
return}if(this.indent>=map.indent){let atMapIndent=!this.onKeyLine&&this.indent===map.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-\
item-ind",start=[];if(atNextItem&&it.sep&&!it.value){let nl=[];for(let i=0;i<it.sep.length;++i){let st=it.sep[i];switch(st.type){case"newline":nl.push(i);break;case"\
space":break;case"comment":st.indent>map.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=2&&(start=it.sep.splice(nl[1]))}switch(this.type){case"anch\
or":case"tag":atNextItem||it.value?(start.push(this.sourceToken),map.items.push({start}),this.onKeyLine=!0):it.sep?it.sep.push(this.sourceToken):it.start.push(this.
sourceToken);return;case"explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.push(this.sourceToken),
map.items.push({start,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),
this.onKeyLine=!0;return;case"map-value-ind":if(it.explicitKey)if(it.sep)if(it.value)map.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(
it.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){let start2=getFirstKeyStartProps(it.start),key=it.key,sep2=it.sep;sep2.push(this.sourceToken),delete it.key,delete it.
sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key,sep:sep2}]})}else start.length>0?it.sep=it.sep.concat(start,
this.sourceToken):it.sep.push(this.sourceToken);else if(includesToken(it.start,"newline"))Object.assign(it,{key:null,sep:[this.sourceToken]});else{let start2=getFirstKeyStartProps(
it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else it.sep?it.value||
atNextItem?map.items.push({start,key:null,sep:[this.sourceToken]}):includesToken(it.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs=this.flowScalar(this.type);atNextItem||it.value?(map.items.push({start,
key:fs,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs):(Object.assign(it,{key:fs,sep:[]}),this.onKeyLine=!0);return}default:{let bv=this.startBlockValue(
map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Une\
xpected block-seq-ind on same line with key",source:this.source});return}}else atMapIndent&&map.items.push({start});this.stack.push(bv);return}}}}yield*this.pop(),
yield*this.step()}*blockSequence(seq){let it=seq.items[seq.items.length-1];switch(this.type){case"newline":if(it.value){let end="end"in it.value?it.value.end:void 0;
(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):seq.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);
return;case"space":case"comment":if(it.value)seq.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.indent)){let end=seq.items[seq.
items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),seq.items.pop();return}}it.start.push(this.sourceToken)}
return;case"anchor":case"tag":if(it.value||this.indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;
it.value||includesToken(it.start,"seq-item-ind")?seq.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return}if(this.indent>seq.indent){let bv=this.
startBlockValue(seq);if(bv){this.stack.push(bv);return}}yield*this.pop(),yield*this.step()}*flowCollection(fc){let it=fc.items[fc.items.length-1];if(this.type===
"flow-error-end"){let top;do yield*this.pop(),top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"\
explicit-key-ind":!it||it.sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-value-ind":!it||it.value?fc.items.push({
start:[],key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"comm\
ent":case"newline":case"anchor":case"tag":!it||it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs=this.flowScalar(this.type);!it||it.value?fc.items.push({start:[],key:fs,
sep:[]}):it.sep?this.stack.push(fs):Object.assign(it,{key:fs,sep:[]});return}case"flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}let bv=this.
startBlockValue(fc);bv?this.stack.push(bv):(yield*this.pop(),yield*this.step())}else{let parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-val\
ue-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map\
-value-ind"&&parent.type!=="flow-collection"){let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);fixFlowSeqItems(fc);let sep2=fc.end.splice(1,fc.end.
length);sep2.push(this.sourceToken);let map={type:"block-map",offset:fc.offset,indent:fc.indent,items:[{start,key:fc,sep:sep2}]};this.onKeyLine=!0,this.stack[this.
stack.length-1]=map}else yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"alias":case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return start.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.
indent,items:[{start,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block\
-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.type!=="co\
mment"||this.indent<=indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.type!=="doc-mode"&&(docEnd.end?docEnd.end.push(
this.sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(token){switch(this.type){case"comma":case"doc-start":case"do\
c-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:token.end?token.
end.push(this.sourceToken):token.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};exports.Parser=Parser}});var require_public_api=__commonJS({"node_modules/yaml/dist/public-api.js"(exports){"use strict";var composer=require_composer(),Document=require_Document(),errors=require_errors(),
log=require_log(),identity=require_identity(),lineCounter=require_line_counter(),parser=require_parser();function parseOptions(options2){let prettyErrors=options2.
prettyErrors!==!1;return{lineCounter:options2.lineCounter||prettyErrors&&new lineCounter.LineCounter||null,prettyErrors}}function parseAllDocuments(source2,options2={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options2),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options2),
docs=Array.from(composer$1.compose(parser$1.parse(source2)));if(prettyErrors&&lineCounter2)for(let doc of docs)doc.errors.forEach(errors.prettifyError(source2,lineCounter2)),
doc.warnings.forEach(errors.prettifyError(source2,lineCounter2));return docs.length>0?docs:Object.assign([],{empty:!0},composer$1.streamInfo())}function parseDocument2(source2,options2={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options2),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options2),
doc=null;for(let _doc of composer$1.compose(parser$1.parse(source2),!0,source2.length))if(!doc)doc=_doc;else if(doc.options.logLevel!=="silent"){doc.errors.push(
new errors.YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return prettyErrors&&
lineCounter2&&(doc.errors.forEach(errors.prettifyError(source2,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source2,lineCounter2))),doc}function parse3(src,reviver,options2){
let _reviver;typeof reviver=="function"?_reviver=reviver:options2===void 0&&reviver&&typeof reviver=="object"&&(options2=reviver);let doc=parseDocument2(src,options2);
if(!doc)return null;if(doc.warnings.forEach(warning=>log.warn(doc.options.logLevel,warning)),doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];
doc.errors=[]}return doc.toJS(Object.assign({reviver:_reviver},options2))}function stringify(value,replacer,options2){let _replacer=null;if(typeof replacer=="fu\
nction"||Array.isArray(replacer)?_replacer=replacer:options2===void 0&&replacer&&(options2=replacer),typeof options2=="string"&&(options2=options2.length),typeof options2==
"number"){let indent=Math.round(options2);options2=indent<1?void 0:indent>8?{indent:8}:{indent}}if(value===void 0){let{keepUndefined}=options2??replacer??{};if(!keepUndefined)
return}return identity.isDocument(value)&&!_replacer?value.toString(options2):new Document.Document(value,_replacer,options2).toString(options2)}exports.parse=parse3;
exports.parseAllDocuments=parseAllDocuments;exports.parseDocument=parseDocument2;exports.stringify=stringify}});var require_dist=__commonJS({"node_modules/yaml/dist/index.js"(exports){"use strict";var composer=require_composer(),Document=require_Document(),Schema=require_Schema(),
errors=require_errors(),Alias=require_Alias(),identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),
cst=require_cst(),lexer=require_lexer(),lineCounter=require_line_counter(),parser=require_parser(),publicApi=require_public_api(),visit2=require_visit();exports.
Composer=composer.Composer;exports.Document=Document.Document;exports.Schema=Schema.Schema;exports.YAMLError=errors.YAMLError;exports.YAMLParseError=errors.YAMLParseError;
exports.YAMLWarning=errors.YAMLWarning;exports.Alias=Alias.Alias;exports.isAlias=identity.isAlias;exports.isCollection=identity.isCollection;exports.isDocument=
identity.isDocument;exports.isMap=identity.isMap;exports.isNode=identity.isNode;exports.isPair=identity.isPair;exports.isScalar=identity.isScalar;exports.isSeq=
identity.isSeq;exports.Pair=Pair.Pair;exports.Scalar=Scalar.Scalar;exports.YAMLMap=YAMLMap.YAMLMap;exports.YAMLSeq=YAMLSeq.YAMLSeq;exports.CST=cst;exports.Lexer=
lexer.Lexer;exports.LineCounter=lineCounter.LineCounter;exports.Parser=parser.Parser;exports.parse=publicApi.parse;exports.parseAllDocuments=publicApi.parseAllDocuments;
exports.parseDocument=publicApi.parseDocument;exports.stringify=publicApi.stringify;exports.visit=visit2.visit;exports.visitAsync=visit2.visitAsync}});var require_constants=__commonJS({"node_modules/picomatch/lib/constants.js"(exports,module){"use strict";var WIN_NO_SLASH="[^\\\\/]",ONE_CHAR="(?=.)",QMARK="[^/\
]",END_ANCHOR="(?:\\/|$)",START_ANCHOR="(?:^|\\/)",DOTS_SLASH=`\\.{1,2}${END_ANCHOR}`,NO_DOT="(?!\\.)",NO_DOTS=`(?!${START_ANCHOR}${DOTS_SLASH})`,NO_DOT_SLASH=`\
(?!\\.{0,1}${END_ANCHOR})`,NO_DOTS_SLASH=`(?!${DOTS_SLASH})`,QMARK_NO_DOT="[^.\\/]",STAR=`${QMARK}*?`,SEP="/",POSIX_CHARS={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",
QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR,QMARK,END_ANCHOR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK_NO_DOT,STAR,START_ANCHOR,SEP},WINDOWS_CHARS={
...POSIX_CHARS,SLASH_LITERAL:"[\\\\/]",QMARK:WIN_NO_SLASH,STAR:`${WIN_NO_SLASH}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.\
{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"\
(?:[\\\\/]|$)",SEP:"\\"},POSIX_REGEX_SOURCE={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-\
9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"\
A-Fa-f0-9"};module.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,
CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,
CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,
CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,
CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(chars){return{"!":{type:"negate",open:"(?:(?!(?:",close:`)\
)${chars.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"\
(?:",close:")"}}},globChars(win32){return win32===!0?WINDOWS_CHARS:POSIX_CHARS}}}});var require_utils=__commonJS({"node_modules/picomatch/lib/utils.js"(exports){"use strict";var{REGEX_BACKSLASH,REGEX_REMOVE_BACKSLASH,REGEX_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_GLOBAL}=require_constants();
exports.isObject=val=>val!==null&&typeof val=="object"&&!Array.isArray(val);exports.hasRegexChars=str=>REGEX_SPECIAL_CHARS.test(str);exports.isRegexChar=str=>str.
length===1&&exports.hasRegexChars(str);exports.escapeRegex=str=>str.replace(REGEX_SPECIAL_CHARS_GLOBAL,"\\$1");exports.toPosixSlashes=str=>str.replace(REGEX_BACKSLASH,
"/");exports.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){let platform=navigator.platform.toLowerCase();return platform==="win32"||platform==="wi\
ndows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1};exports.removeBackslashes=str=>str.replace(REGEX_REMOVE_BACKSLASH,match=>match===
"\\"?"":match);exports.escapeLast=(input,char,lastIdx)=>{let idx=input.lastIndexOf(char,lastIdx);return idx===-1?input:input[idx-1]==="\\"?exports.escapeLast(input,
char,idx-1):`${input.slice(0,idx)}\\${input.slice(idx)}`};exports.removePrefix=(input,state={})=>{let output=input;return output.startsWith("./")&&(output=output.
slice(2),state.prefix="./"),output};exports.wrapOutput=(input,state={},options2={})=>{let prepend=options2.contains?"":"^",append=options2.contains?"":"$",output=`${prepend}\
(?:${input})${append}`;return state.negated===!0&&(output=`(?:^(?!${output}).*$)`),output};exports.basename=(path,{windows}={})=>{let segs=path.split(windows?/[\\/]/:
"/"),last=segs[segs.length-1];return last===""?segs[segs.length-2]:last}}});var require_scan=__commonJS({"node_modules/picomatch/lib/scan.js"(exports,module){"use strict";var utils=require_utils(),{CHAR_ASTERISK,CHAR_AT,CHAR_BACKWARD_SLASH,
CHAR_COMMA,CHAR_DOT,CHAR_EXCLAMATION_MARK,CHAR_FORWARD_SLASH,CHAR_LEFT_CURLY_BRACE,CHAR_LEFT_PARENTHESES,CHAR_LEFT_SQUARE_BRACKET,CHAR_PLUS,CHAR_QUESTION_MARK,CHAR_RIGHT_CURLY_BRACE,
CHAR_RIGHT_PARENTHESES,CHAR_RIGHT_SQUARE_BRACKET}=require_constants(),isPathSeparator=code=>code===CHAR_FORWARD_SLASH||code===CHAR_BACKWARD_SLASH,depth=token=>{
token.isPrefix!==!0&&(token.depth=token.isGlobstar?1/0:1)},scan=(input,options2)=>{let opts=options2||{},length=input.length-1,scanToEnd=opts.parts===!0||opts.tokens===
!0||opts.scanToEnd===!0,slashes=[],tokens=[],parts=[],str=input,index=-1,start=0,lastIndex=0,isBrace=!1,isBracket=!1,isGlob=!1,isExtglob=!1,isGlobstar=!1,braceEscaped=!1,
backslashes=!1,negated=!1,negatedExtglob=!1,finished=!1,braces=0,prev,code,token={value:"",depth:0,isGlob:!1},eos=()=>index>=length,peek=()=>str.charCodeAt(index+
1),advance=()=>(prev=code,str.charCodeAt(++index));for(;index<length;){code=advance();let next;if(code===CHAR_BACKWARD_SLASH){backslashes=token.backslashes=!0,code=
advance(),code===CHAR_LEFT_CURLY_BRACE&&(braceEscaped=!0);continue}if(braceEscaped===!0||code===CHAR_LEFT_CURLY_BRACE){for(braces++;eos()!==!0&&(code=advance());){
if(code===CHAR_BACKWARD_SLASH){backslashes=token.backslashes=!0,advance();continue}if(code===CHAR_LEFT_CURLY_BRACE){braces++;continue}if(braceEscaped!==!0&&code===
CHAR_DOT&&(code=advance())===CHAR_DOT){if(isBrace=token.isBrace=!0,isGlob=token.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(braceEscaped!==!0&&code===
CHAR_COMMA){if(isBrace=token.isBrace=!0,isGlob=token.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===CHAR_RIGHT_CURLY_BRACE&&(braces--,braces===0)){
braceEscaped=!1,isBrace=token.isBrace=!0,finished=!0;break}}if(scanToEnd===!0)continue;break}if(code===CHAR_FORWARD_SLASH){if(slashes.push(index),tokens.push(token),
token={value:"",depth:0,isGlob:!1},finished===!0)continue;if(prev===CHAR_DOT&&index===start+1){start+=2;continue}lastIndex=index+1;continue}if(opts.noext!==!0&&
(code===CHAR_PLUS||code===CHAR_AT||code===CHAR_ASTERISK||code===CHAR_QUESTION_MARK||code===CHAR_EXCLAMATION_MARK)===!0&&peek()===CHAR_LEFT_PARENTHESES){if(isGlob=
token.isGlob=!0,isExtglob=token.isExtglob=!0,finished=!0,code===CHAR_EXCLAMATION_MARK&&index===start&&(negatedExtglob=!0),scanToEnd===!0){let parens=0;for(;eos()!==
!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token.backslashes=!0,advance();continue}if(code===CHAR_LEFT_PARENTHESES){parens++;continue}if(code===
CHAR_RIGHT_PARENTHESES&&--parens===0){finished=!0;break}}continue}break}if(code===CHAR_ASTERISK){if(prev===CHAR_ASTERISK&&(isGlobstar=token.isGlobstar=!0),isGlob=
token.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===CHAR_QUESTION_MARK){if(isGlob=token.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===
CHAR_LEFT_SQUARE_BRACKET){for(;eos()!==!0&&(next=advance());){if(next===CHAR_BACKWARD_SLASH){backslashes=token.backslashes=!0,advance();continue}if(next===CHAR_RIGHT_SQUARE_BRACKET){
isBracket=token.isBracket=!0,isGlob=token.isGlob=!0,finished=!0;break}}if(scanToEnd===!0)continue;break}if(opts.nonegate!==!0&&code===CHAR_EXCLAMATION_MARK&&index===
start){negated=token.negated=!0,start++;continue}if(opts.noparen!==!0&&code===CHAR_LEFT_PARENTHESES){if(isGlob=token.isGlob=!0,scanToEnd===!0){let parens=1;for(;eos()!==
!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token.backslashes=!0,advance();continue}if(code===CHAR_LEFT_PARENTHESES){parens++;continue}if(code===
CHAR_RIGHT_PARENTHESES&&--parens===0){finished=!0;break}}continue}break}if(isGlob===!0){if(finished=!0,scanToEnd===!0)continue;break}}opts.noext===!0&&(isExtglob=
!1,isGlob=!1);let base=str,prefix="",glob="";start>0&&(prefix=str.slice(0,start),str=str.slice(start),lastIndex-=start),base&&isGlob===!0&&lastIndex>0?(base=str.
slice(0,lastIndex),glob=str.slice(lastIndex)):isGlob===!0?(base="",glob=str):base=str,base&&base!==""&&base!=="/"&&base!==str&&isPathSeparator(base.charCodeAt(base.
length-1))&&(base=base.slice(0,-1)),opts.unescape===!0&&(glob&&(glob=utils.removeBackslashes(glob)),base&&backslashes===!0&&(base=utils.removeBackslashes(base)));
let state={prefix,input,start,base,glob,isBrace,isBracket,isGlob,isExtglob,isGlobstar,negated,negatedExtglob};if(opts.tokens===!0&&(state.maxDepth=0,isPathSeparator(
code)||tokens.push(token),state.tokens=tokens),opts.parts===!0||opts.tokens===!0){let prevIndex;for(let idx=0;idx<slashes.length;idx++){let n2=prevIndex!==void 0?
prevIndex+1:start,i=slashes[idx],value2=input.slice(n2,i);opts.tokens&&(idx===0&&start!==0?(tokens[idx].isPrefix=!0,tokens[idx].value=prefix):tokens[idx].value=
value2,depth(tokens[idx]),state.maxDepth+=tokens[idx].depth),i>=start&&(parts.push(value2),prevIndex=i)}let n=prevIndex!==void 0?prevIndex+1:start,value=input.slice(
n);parts.push(value),opts.tokens&&prevIndex&&prevIndex+1<input.length&&(tokens[tokens.length-1].value=value,depth(tokens[tokens.length-1]),state.maxDepth+=tokens[tokens.
length-1].depth),state.slashes=slashes,state.parts=parts}return state};module.exports=scan}});var require_parse=__commonJS({"node_modules/picomatch/lib/parse.js"(exports,module){"use strict";var constants2=require_constants(),utils=require_utils(),{MAX_LENGTH,
POSIX_REGEX_SOURCE,REGEX_NON_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_BACKREF,REPLACEMENTS}=constants2,expandRange=(args,options2)=>{if(typeof options2.expandRange=="f\
unction")return options2.expandRange(...args,options2);args.sort();let value=`[${args.join("-")}]`;try{new RegExp(value)}catch{return args.map(v=>utils.escapeRegex(
v)).join("..")}return value},syntaxError=(type,char)=>`Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`,splitTopLevel=input=>{let parts=[],
bracket=0,paren=0,quote2=0,value="",escaped=!1;for(let ch of input){if(escaped===!0){value+=ch,escaped=!1;continue}if(ch==="\\"){value+=ch,escaped=!0;continue}if(ch===
'"'){quote2=quote2===1?0:1,value+=ch;continue}if(quote2===0){if(ch==="[")bracket++;else if(ch==="]"&&bracket>0)bracket--;else if(bracket===0){if(ch==="(")paren++;else if(ch===
")"&&paren>0)paren--;else if(ch==="|"&&paren===0){parts.push(value),value="";continue}}}value+=ch}return parts.push(value),parts},isPlainBranch=branch=>{let escaped=!1;
for(let ch of branch){if(escaped===!0){escaped=!1;continue}if(ch==="\\"){escaped=!0;continue}if(/[?*+@!()[\]{}]/.test(ch))return!1}return!0},normalizeSimpleBranch=branch=>{
let value=branch.trim(),changed=!0;for(;changed===!0;)changed=!1,/^@\([^\\()[\]{}|]+\)$/.test(value)&&(value=value.slice(2,-1),changed=!0);if(isPlainBranch(value))
return value.replace(/\\(.)/g,"$1")},hasRepeatedCharPrefixOverlap=branches=>{let values=branches.map(normalizeSimpleBranch).filter(Boolean);for(let i=0;i<values.
length;i++)for(let j=i+1;j<values.length;j++){let a=values[i],b=values[j],char=a[0];if(!(!char||a!==char.repeat(a.length)||b!==char.repeat(b.length))&&(a===b||a.
startsWith(b)||b.startsWith(a)))return!0}return!1},parseRepeatedExtglob=(pattern,requireEnd=!0)=>{if(pattern[0]!=="+"&&pattern[0]!=="*"||pattern[1]!=="(")return;
let bracket=0,paren=0,quote2=0,escaped=!1;for(let i=1;i<pattern.length;i++){let ch=pattern[i];if(escaped===!0){escaped=!1;continue}if(ch==="\\"){escaped=!0;continue}
if(ch==='"'){quote2=quote2===1?0:1;continue}if(quote2!==1){if(ch==="["){bracket++;continue}if(ch==="]"&&bracket>0){bracket--;continue}if(!(bracket>0)){if(ch==="\
("){paren++;continue}if(ch===")"&&(paren--,paren===0))return requireEnd===!0&&i!==pattern.length-1?void 0:{type:pattern[0],body:pattern.slice(2,i),end:i}}}}},buildCharClassStar=chars=>`${chars.
length===1?utils.escapeRegex(chars[0]):`[${chars.map(ch=>utils.escapeRegex(ch)).join("")}]`}*`,getStarExtglobSequenceChars=pattern=>{let index=0,chars=[];for(;index<
pattern.length;){let match=parseRepeatedExtglob(pattern.slice(index),!1);if(!match||match.type!=="*")return;let branches=splitTopLevel(match.body).map(branch2=>branch2.
trim());if(branches.length!==1)return;let branch=normalizeSimpleBranch(branches[0]);if(!branch||branch.length!==1)return;chars.push(branch),index+=match.end+1}if(!(chars.
length<1))return chars},repeatedExtglobRecursion=pattern=>{let depth=0,value=pattern.trim(),match=parseRepeatedExtglob(value);for(;match;)depth++,value=match.body.
trim(),match=parseRepeatedExtglob(value);return depth},analyzeRepeatedExtglob=(body,options2)=>{if(options2.maxExtglobRecursion===!1)return{risky:!1};let max=typeof options2.
maxExtglobRecursion=="number"?options2.maxExtglobRecursion:constants2.DEFAULT_MAX_EXTGLOB_RECURSION,branches=splitTopLevel(body).map(branch=>branch.trim());if(branches.
length>1&&(branches.some(branch=>branch==="")||branches.some(branch=>/^[*?]+$/.test(branch))||hasRepeatedCharPrefixOverlap(branches)))return{risky:!0};let safeChars=[],
sawStarSequence=!1,combinable=!0;for(let branch of branches){let chars=getStarExtglobSequenceChars(branch);if(chars){sawStarSequence=!0,safeChars.push(...chars);
continue}let literal=normalizeSimpleBranch(branch);if(literal&&literal.length===1){safeChars.push(literal);continue}if(combinable=!1,repeatedExtglobRecursion(branch)>
max)return{risky:!0}}return sawStarSequence?combinable?{risky:!0,safeOutput:buildCharClassStar([...new Set(safeChars)])}:{risky:!0}:{risky:!1}},parse3=(input,options2)=>{
if(typeof input!="string")throw new TypeError("Expected a string");input=REPLACEMENTS[input]||input;let opts={...options2},max=typeof opts.maxLength=="number"?Math.
min(MAX_LENGTH,opts.maxLength):MAX_LENGTH,len=input.length;if(len>max)throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);let bos={
type:"bos",value:"",output:opts.prepend||""},tokens=[bos],capture=opts.capture?"":"?:",PLATFORM_CHARS=constants2.globChars(opts.windows),EXTGLOB_CHARS=constants2.
extglobChars(PLATFORM_CHARS),{DOT_LITERAL,PLUS_LITERAL,SLASH_LITERAL,ONE_CHAR,DOTS_SLASH,NO_DOT,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK,QMARK_NO_DOT,STAR,START_ANCHOR}=PLATFORM_CHARS,
globstar=opts2=>`(${capture}(?:(?!${START_ANCHOR}${opts2.dot?DOTS_SLASH:DOT_LITERAL}).)*?)`,nodot=opts.dot?"":NO_DOT,qmarkNoDot=opts.dot?QMARK:QMARK_NO_DOT,star=opts.
bash===!0?globstar(opts):STAR;opts.capture&&(star=`(${star})`),typeof opts.noext=="boolean"&&(opts.noextglob=opts.noext);let state={input,index:-1,start:0,dot:opts.
dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens};input=utils.removePrefix(input,state),
len=input.length;let extglobs=[],braces=[],stack=[],prev=bos,value,eos=()=>state.index===len-1,peek=state.peek=(n=1)=>input[state.index+n],advance=state.advance=
()=>input[++state.index]||"",remaining=()=>input.slice(state.index+1),consume=(value2="",num=0)=>{state.consumed+=value2,state.index+=num},append=token=>{state.
output+=token.output!=null?token.output:token.value,consume(token.value)},negate=()=>{let count=1;for(;peek()==="!"&&(peek(2)!=="("||peek(3)==="?");)advance(),state.
start++,count++;return count%2===0?!1:(state.negated=!0,state.start++,!0)},increment=type=>{state[type]++,stack.push(type)},decrement=type=>{state[type]--,stack.
pop()},push=tok=>{if(prev.type==="globstar"){let isBrace=state.braces>0&&(tok.type==="comma"||tok.type==="brace"),isExtglob=tok.extglob===!0||extglobs.length&&(tok.
type==="pipe"||tok.type==="paren");tok.type!=="slash"&&tok.type!=="paren"&&!isBrace&&!isExtglob&&(state.output=state.output.slice(0,-prev.output.length),prev.type=
"star",prev.value="*",prev.output=star,state.output+=prev.output)}if(extglobs.length&&tok.type!=="paren"&&(extglobs[extglobs.length-1].inner+=tok.value),(tok.value||
tok.output)&&append(tok),prev&&prev.type==="text"&&tok.type==="text"){prev.output=(prev.output||prev.value)+tok.value,prev.value+=tok.value;return}tok.prev=prev,
tokens.push(tok),prev=tok},extglobOpen=(type,value2)=>{let token={...EXTGLOB_CHARS[value2],conditions:1,inner:""};token.prev=prev,token.parens=state.parens,token.
output=state.output,token.startIndex=state.index,token.tokensIndex=tokens.length;let output=(opts.capture?"(":"")+token.open;increment("parens"),push({type,value:value2,
output:state.output?"":ONE_CHAR}),push({type:"paren",extglob:!0,value:advance(),output}),extglobs.push(token)},extglobClose=token=>{let literal=input.slice(token.
startIndex,state.index+1),body=input.slice(token.startIndex+2,state.index),analysis=analyzeRepeatedExtglob(body,opts);if((token.type==="plus"||token.type==="sta\
r")&&analysis.risky){let safeOutput=analysis.safeOutput?(token.output?"":ONE_CHAR)+(opts.capture?`(${analysis.safeOutput})`:analysis.safeOutput):void 0,open=tokens[token.
tokensIndex];open.type="text",open.value=literal,open.output=safeOutput||utils.escapeRegex(literal);for(let i=token.tokensIndex+1;i<tokens.length;i++)tokens[i].
value="",tokens[i].output="",delete tokens[i].suffix;state.output=token.output+open.output,state.backtrack=!0,push({type:"paren",extglob:!0,value,output:""}),decrement(
"parens");return}let output=token.close+(opts.capture?")":""),rest;if(token.type==="negate"){let extglobStar=star;if(token.inner&&token.inner.length>1&&token.inner.
includes("/")&&(extglobStar=globstar(opts)),(extglobStar!==star||eos()||/^\)+$/.test(remaining()))&&(output=token.close=`)$))${extglobStar}`),token.inner.includes(
"*")&&(rest=remaining())&&/^\.[^\\/.]+$/.test(rest)){let expression=parse3(rest,{...options2,fastpaths:!1}).output;output=token.close=`)${expression})${extglobStar}\
)`}token.prev.type==="bos"&&(state.negatedExtglob=!0)}push({type:"paren",extglob:!0,value,output}),decrement("parens")};if(opts.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.
test(input)){let backslashes=!1,output=input.replace(REGEX_SPECIAL_CHARS_BACKREF,(m,esc,chars,first,rest,index)=>first==="\\"?(backslashes=!0,m):first==="?"?esc?
esc+first+(rest?QMARK.repeat(rest.length):""):index===0?qmarkNoDot+(rest?QMARK.repeat(rest.length):""):QMARK.repeat(chars.length):first==="."?DOT_LITERAL.repeat(
chars.length):first==="*"?esc?esc+first+(rest?star:""):star:esc?m:`\\${m}`);return backslashes===!0&&(opts.unescape===!0?output=output.replace(/\\/g,""):output=
output.replace(/\\+/g,m=>m.length%2===0?"\\\\":m?"\\":"")),output===input&&opts.contains===!0?(state.output=input,state):(state.output=utils.wrapOutput(output,state,
options2),state)}for(;!eos();){if(value=advance(),value==="\0")continue;if(value==="\\"){let next=peek();if(next==="/"&&opts.bash!==!0||next==="."||next===";")continue;
if(!next){value+="\\",push({type:"text",value});continue}let match=/^\\+/.exec(remaining()),slashes=0;if(match&&match[0].length>2&&(slashes=match[0].length,state.
index+=slashes,slashes%2!==0&&(value+="\\")),opts.unescape===!0?value=advance():value+=advance(),state.brackets===0){push({type:"text",value});continue}}if(state.
brackets>0&&(value!=="]"||prev.value==="["||prev.value==="[^")){if(opts.posix!==!1&&value===":"){let inner=prev.value.slice(1);if(inner.includes("[")&&(prev.posix=
!0,inner.includes(":"))){let idx=prev.value.lastIndexOf("["),pre=prev.value.slice(0,idx),rest2=prev.value.slice(idx+2),posix7=POSIX_REGEX_SOURCE[rest2];if(posix7){
prev.value=pre+posix7,state.backtrack=!0,advance(),!bos.output&&tokens.indexOf(prev)===1&&(bos.output=ONE_CHAR);continue}}}(value==="["&&peek()!==":"||value==="\
-"&&peek()==="]")&&(value=`\\${value}`),value==="]"&&(prev.value==="["||prev.value==="[^")&&(value=`\\${value}`),opts.posix===!0&&value==="!"&&prev.value==="["&&
(value="^"),prev.value+=value,append({value});continue}if(state.quotes===1&&value!=='"'){value=utils.escapeRegex(value),prev.value+=value,append({value});continue}
if(value==='"'){state.quotes=state.quotes===1?0:1,opts.keepQuotes===!0&&push({type:"text",value});continue}if(value==="("){increment("parens"),push({type:"paren",
value});continue}if(value===")"){if(state.parens===0&&opts.strictBrackets===!0)throw new SyntaxError(syntaxError("opening","("));let extglob=extglobs[extglobs.length-
1];if(extglob&&state.parens===extglob.parens+1){extglobClose(extglobs.pop());continue}push({type:"paren",value,output:state.parens?")":"\\)"}),decrement("parens");
continue}if(value==="["){if(opts.nobracket===!0||!remaining().includes("]")){if(opts.nobracket!==!0&&opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing","]"));value=`\\${value}`}else increment("brackets");push({type:"bracket",value});continue}if(value==="]"){if(opts.nobracket===!0||prev&&prev.type==="b\
racket"&&prev.value.length===1){push({type:"text",value,output:`\\${value}`});continue}if(state.brackets===0){if(opts.strictBrackets===!0)throw new SyntaxError(
syntaxError("opening","["));push({type:"text",value,output:`\\${value}`});continue}decrement("brackets");let prevValue=prev.value.slice(1);if(prev.posix!==!0&&prevValue[0]===
"^"&&!prevValue.includes("/")&&(value=`/${value}`),prev.value+=value,append({value}),opts.literalBrackets===!1||utils.hasRegexChars(prevValue))continue;let escaped=utils.
escapeRegex(prev.value);if(state.output=state.output.slice(0,-prev.value.length),opts.literalBrackets===!0){state.output+=escaped,prev.value=escaped;continue}prev.
value=`(${capture}${escaped}|${prev.value})`,state.output+=prev.value;continue}if(value==="{"&&opts.nobrace!==!0){increment("braces");let open={type:"brace",value,
output:"(",outputIndex:state.output.length,tokensIndex:state.tokens.length};braces.push(open),push(open);continue}if(value==="}"){let brace=braces[braces.length-
1];if(opts.nobrace===!0||!brace){push({type:"text",value,output:value});continue}let output=")";if(brace.dots===!0){let arr=tokens.slice(),range=[];for(let i=arr.
length-1;i>=0&&(tokens.pop(),arr[i].type!=="brace");i--)arr[i].type!=="dots"&&range.unshift(arr[i].value);output=expandRange(range,opts),state.backtrack=!0}if(brace.
comma!==!0&&brace.dots!==!0){let out=state.output.slice(0,brace.outputIndex),toks=state.tokens.slice(brace.tokensIndex);brace.value=brace.output="\\{",value=output=
"\\}",state.output=out;for(let t of toks)state.output+=t.output||t.value}push({type:"brace",value,output}),decrement("braces"),braces.pop();continue}if(value===
"|"){extglobs.length>0&&extglobs[extglobs.length-1].conditions++,push({type:"text",value});continue}if(value===","){let output=value,brace=braces[braces.length-
1];brace&&stack[stack.length-1]==="braces"&&(brace.comma=!0,output="|"),push({type:"comma",value,output});continue}if(value==="/"){if(prev.type==="dot"&&state.index===
state.start+1){state.start=state.index+1,state.consumed="",state.output="",tokens.pop(),prev=bos;continue}push({type:"slash",value,output:SLASH_LITERAL});continue}
if(value==="."){if(state.braces>0&&prev.type==="dot"){prev.value==="."&&(prev.output=DOT_LITERAL);let brace=braces[braces.length-1];prev.type="dots",prev.output+=
value,prev.value+=value,brace.dots=!0;continue}if(state.braces+state.parens===0&&prev.type!=="bos"&&prev.type!=="slash"){push({type:"text",value,output:DOT_LITERAL});
continue}push({type:"dot",value,output:DOT_LITERAL});continue}if(value==="?"){if(!(prev&&prev.value==="(")&&opts.noextglob!==!0&&peek()==="("&&peek(2)!=="?"){extglobOpen(
"qmark",value);continue}if(prev&&prev.type==="paren"){let next=peek(),output=value;(prev.value==="("&&!/[!=<:]/.test(next)||next==="<"&&!/<([!=]|\w+>)/.test(remaining()))&&
(output=`\\${value}`),push({type:"text",value,output});continue}if(opts.dot!==!0&&(prev.type==="slash"||prev.type==="bos")){push({type:"qmark",value,output:QMARK_NO_DOT});
continue}push({type:"qmark",value,output:QMARK});continue}if(value==="!"){if(opts.noextglob!==!0&&peek()==="("&&(peek(2)!=="?"||!/[!=<:]/.test(peek(3)))){extglobOpen(
"negate",value);continue}if(opts.nonegate!==!0&&state.index===0){negate();continue}}if(value==="+"){if(opts.noextglob!==!0&&peek()==="("&&peek(2)!=="?"){extglobOpen(
"plus",value);continue}if(prev&&prev.value==="("||opts.regex===!1){push({type:"plus",value,output:PLUS_LITERAL});continue}if(prev&&(prev.type==="bracket"||prev.
type==="paren"||prev.type==="brace")||state.parens>0){push({type:"plus",value});continue}push({type:"plus",value:PLUS_LITERAL});continue}if(value==="@"){if(opts.
noextglob!==!0&&peek()==="("&&peek(2)!=="?"){push({type:"at",extglob:!0,value,output:""});continue}push({type:"text",value});continue}if(value!=="*"){(value==="\
$"||value==="^")&&(value=`\\${value}`);let match=REGEX_NON_SPECIAL_CHARS.exec(remaining());match&&(value+=match[0],state.index+=match[0].length),push({type:"tex\
t",value});continue}if(prev&&(prev.type==="globstar"||prev.star===!0)){prev.type="star",prev.star=!0,prev.value+=value,prev.output=star,state.backtrack=!0,state.
globstar=!0,consume(value);continue}let rest=remaining();if(opts.noextglob!==!0&&/^\([^?]/.test(rest)){extglobOpen("star",value);continue}if(prev.type==="star"){
if(opts.noglobstar===!0){consume(value);continue}let prior=prev.prev,before=prior.prev,isStart=prior.type==="slash"||prior.type==="bos",afterStar=before&&(before.
type==="star"||before.type==="globstar");if(opts.bash===!0&&(!isStart||rest[0]&&rest[0]!=="/")){push({type:"star",value,output:""});continue}let isBrace=state.braces>
0&&(prior.type==="comma"||prior.type==="brace"),isExtglob=extglobs.length&&(prior.type==="pipe"||prior.type==="paren");if(!isStart&&prior.type!=="paren"&&!isBrace&&
!isExtglob){push({type:"star",value,output:""});continue}for(;rest.slice(0,3)==="/**";){let after=input[state.index+4];if(after&&after!=="/")break;rest=rest.slice(
3),consume("/**",3)}let isEnd=eos()||state.parens>0&&rest===")".repeat(state.parens)&&!extglobs.some(extglob=>extglob.type==="negate");if(prior.type==="bos"&&eos()){
prev.type="globstar",prev.value+=value,prev.output=globstar(opts),state.output=prev.output,state.globstar=!0,consume(value);continue}if(prior.type==="slash"&&prior.
prev.type!=="bos"&&!afterStar&&isEnd){state.output=state.output.slice(0,-(prior.output+prev.output).length),prior.output=`(?:${prior.output}`,prev.type="globsta\
r",prev.output=globstar(opts)+(opts.strictSlashes?")":"|$)"),prev.value+=value,state.globstar=!0,state.output+=prior.output+prev.output,consume(value);continue}
if(prior.type==="slash"&&prior.prev.type!=="bos"&&rest[0]==="/"){let end=rest[1]!==void 0?"|$":"";state.output=state.output.slice(0,-(prior.output+prev.output).
length),prior.output=`(?:${prior.output}`,prev.type="globstar",prev.output=`${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`,prev.value+=value,state.output+=
prior.output+prev.output,state.globstar=!0,consume(value+advance()),push({type:"slash",value:"/",output:""});continue}if(prior.type==="bos"&&rest[0]==="/"){prev.
type="globstar",prev.value+=value,prev.output=`(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`,state.output=prev.output,state.globstar=!0,consume(value+
advance()),push({type:"slash",value:"/",output:""});continue}state.output=state.output.slice(0,-prev.output.length),prev.type="globstar",prev.output=globstar(opts),
prev.value+=value,state.output+=prev.output,state.globstar=!0,consume(value);continue}let token={type:"star",value,output:star};if(opts.bash===!0){token.output=
".*?",(prev.type==="bos"||prev.type==="slash")&&(token.output=nodot+token.output),push(token);continue}if(prev&&(prev.type==="bracket"||prev.type==="paren")&&opts.
regex===!0){token.output=value,push(token);continue}(state.index===state.start||prev.type==="slash"||prev.type==="dot")&&(prev.type==="dot"?(state.output+=NO_DOT_SLASH,
prev.output+=NO_DOT_SLASH):opts.dot===!0?(state.output+=NO_DOTS_SLASH,prev.output+=NO_DOTS_SLASH):(state.output+=nodot,prev.output+=nodot),peek()!=="*"&&(state.
output+=ONE_CHAR,prev.output+=ONE_CHAR)),push(token)}for(;state.brackets>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError("closing","]"));state.
output=utils.escapeLast(state.output,"["),decrement("brackets")}for(;state.parens>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError("closing",")"));
state.output=utils.escapeLast(state.output,"("),decrement("parens")}for(;state.braces>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError("closing",
"}"));state.output=utils.escapeLast(state.output,"{"),decrement("braces")}if(opts.strictSlashes!==!0&&(prev.type==="star"||prev.type==="bracket")&&push({type:"m\
aybe_slash",value:"",output:`${SLASH_LITERAL}?`}),state.backtrack===!0){state.output="";for(let token of state.tokens)state.output+=token.output!=null?token.output:
token.value,token.suffix&&(state.output+=token.suffix)}return state};parse3.fastpaths=(input,options2)=>{let opts={...options2},max=typeof opts.maxLength=="numb\
er"?Math.min(MAX_LENGTH,opts.maxLength):MAX_LENGTH,len=input.length;if(len>max)throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
input=REPLACEMENTS[input]||input;let{DOT_LITERAL,SLASH_LITERAL,ONE_CHAR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOTS_SLASH,STAR,START_ANCHOR}=constants2.globChars(opts.windows),
nodot=opts.dot?NO_DOTS:NO_DOT,slashDot=opts.dot?NO_DOTS_SLASH:NO_DOT,capture=opts.capture?"":"?:",state={negated:!1,prefix:""},star=opts.bash===!0?".*?":STAR;opts.
capture&&(star=`(${star})`);let globstar=opts2=>opts2.noglobstar===!0?star:`(${capture}(?:(?!${START_ANCHOR}${opts2.dot?DOTS_SLASH:DOT_LITERAL}).)*?)`,create=str=>{
switch(str){case"*":return`${nodot}${ONE_CHAR}${star}`;case".*":return`${DOT_LITERAL}${ONE_CHAR}${star}`;case"*.*":return`${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;case"\
*/*":return`${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;case"**":return nodot+globstar(opts);case"**/*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL}\
)?${slashDot}${ONE_CHAR}${star}`;case"**/*.*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;case"**/.\
*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;default:{let match=/^(.*?)\.(\w+)$/.exec(str);if(!match)return;let source3=create(
match[1]);return source3?source3+DOT_LITERAL+match[2]:void 0}}},output=utils.removePrefix(input,state),source2=create(output);return source2&&opts.strictSlashes!==
!0&&(source2+=`${SLASH_LITERAL}?`),source2};module.exports=parse3}});var require_picomatch=__commonJS({"node_modules/picomatch/lib/picomatch.js"(exports,module){"use strict";var scan=require_scan(),parse3=require_parse(),utils=require_utils(),
constants2=require_constants(),isObject3=val=>val&&typeof val=="object"&&!Array.isArray(val),picomatch4=(glob,options2,returnState=!1)=>{if(Array.isArray(glob)){
let fns=glob.map(input=>picomatch4(input,options2,returnState));return str=>{for(let isMatch2 of fns){let state2=isMatch2(str);if(state2)return state2}return!1}}
let isState=isObject3(glob)&&glob.tokens&&glob.input;if(glob===""||typeof glob!="string"&&!isState)throw new TypeError("Expected pattern to be a non-empty strin\
g");let opts=options2||{},posix7=opts.windows,regex=isState?picomatch4.compileRe(glob,options2):picomatch4.makeRe(glob,options2,!1,!0),state=regex.state;delete regex.
state;let isIgnored=()=>!1;if(opts.ignore){let ignoreOpts={...options2,ignore:null,onMatch:null,onResult:null};isIgnored=picomatch4(opts.ignore,ignoreOpts,returnState)}
let matcher=(input,returnObject=!1)=>{let{isMatch:isMatch2,match,output}=picomatch4.test(input,regex,options2,{glob,posix:posix7}),result={glob,state,regex,posix:posix7,
input,output,match,isMatch:isMatch2};return typeof opts.onResult=="function"&&opts.onResult(result),isMatch2===!1?(result.isMatch=!1,returnObject?result:!1):isIgnored(
input)?(typeof opts.onIgnore=="function"&&opts.onIgnore(result),result.isMatch=!1,returnObject?result:!1):(typeof opts.onMatch=="function"&&opts.onMatch(result),
returnObject?result:!0)};return returnState&&(matcher.state=state),matcher};picomatch4.test=(input,regex,options2,{glob,posix:posix7}={})=>{if(typeof input!="st\
ring")throw new TypeError("Expected input to be a string");if(input==="")return{isMatch:!1,output:""};let opts=options2||{},format=opts.format||(posix7?utils.toPosixSlashes:
null),match=input===glob,output=match&&format?format(input):input;return match===!1&&(output=format?format(input):input,match=output===glob),(match===!1||opts.capture===
!0)&&(opts.matchBase===!0||opts.basename===!0?match=picomatch4.matchBase(input,regex,options2,posix7):match=regex.exec(output)),{isMatch:!!match,match,output}};
picomatch4.matchBase=(input,glob,options2,posix7=options2&&options2.windows)=>(glob instanceof RegExp?glob:picomatch4.makeRe(glob,options2)).test(utils.basename(
input,{windows:posix7}));picomatch4.isMatch=(str,patterns,options2)=>picomatch4(patterns,options2)(str);picomatch4.parse=(pattern,options2)=>Array.isArray(pattern)?
pattern.map(p=>picomatch4.parse(p,options2)):parse3(pattern,{...options2,fastpaths:!1});picomatch4.scan=(input,options2)=>scan(input,options2);picomatch4.compileRe=
(state,options2,returnOutput=!1,returnState=!1)=>{if(returnOutput===!0)return state.output;let opts=options2||{},prepend=opts.contains?"":"^",append=opts.contains?
"":"$",source2=`${prepend}(?:${state.output})${append}`;state&&state.negated===!0&&(source2=`^(?!${source2}).*$`);let regex=picomatch4.toRegex(source2,options2);
return returnState===!0&&(regex.state=state),regex};picomatch4.makeRe=(input,options2={},returnOutput=!1,returnState=!1)=>{if(!input||typeof input!="string")throw new TypeError(
"Expected a non-empty string");let parsed={negated:!1,fastpaths:!0};return options2.fastpaths!==!1&&(input[0]==="."||input[0]==="*")&&(parsed.output=parse3.fastpaths(
input,options2)),parsed.output||(parsed=parse3(input,options2)),picomatch4.compileRe(parsed,options2,returnOutput,returnState)};picomatch4.toRegex=(source2,options2)=>{
try{let opts=options2||{};return new RegExp(source2,opts.flags||(opts.nocase?"i":""))}catch(err){if(options2&&options2.debug===!0)throw err;return/$^/}};picomatch4.
constants=constants2;module.exports=picomatch4}});var require_picomatch2=__commonJS({"node_modules/picomatch/index.js"(exports,module){"use strict";var pico=require_picomatch(),utils=require_utils();function picomatch4(glob,options2,returnState=!1){
return options2&&(options2.windows===null||options2.windows===void 0)&&(options2={...options2,windows:utils.isWindows()}),pico(glob,options2,returnState)}Object.
assign(picomatch4,pico);module.exports=picomatch4}});var require_is=__commonJS({"node_modules/vscode-jsonrpc/lib/common/is.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});exports.boolean=
boolean;exports.string=string;exports.number=number;exports.error=error;exports.func=func;exports.array=array;exports.stringArray=stringArray;function boolean(value){
return value===!0||value===!1}function string(value){return typeof value=="string"||value instanceof String}function number(value){return typeof value=="number"||
value instanceof Number}function error(value){return value instanceof Error}function func(value){return typeof value=="function"}function array(value){return Array.
isArray(value)}function stringArray(value){return array(value)&&value.every(elem=>string(elem))}}});var require_messages=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messages.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();Object.defineProperty(exports,"__esModule",{value:!0});
exports.Message=exports.NotificationType9=exports.NotificationType8=exports.NotificationType7=exports.NotificationType6=exports.NotificationType5=exports.NotificationType4=
exports.NotificationType3=exports.NotificationType2=exports.NotificationType1=exports.NotificationType0=exports.NotificationType=exports.RequestType9=exports.RequestType8=
exports.RequestType7=exports.RequestType6=exports.RequestType5=exports.RequestType4=exports.RequestType3=exports.RequestType2=exports.RequestType1=exports.RequestType=
exports.RequestType0=exports.AbstractMessageSignature=exports.ParameterStructures=exports.ResponseError=exports.ErrorCodes=void 0;var is=__importStar(require_is()),
ErrorCodes;(function(ErrorCodes2){ErrorCodes2.ParseError=-32700,ErrorCodes2.InvalidRequest=-32600,ErrorCodes2.MethodNotFound=-32601,ErrorCodes2.InvalidParams=-32602,
ErrorCodes2.InternalError=-32603,ErrorCodes2.jsonrpcReservedErrorRangeStart=-32099,ErrorCodes2.serverErrorStart=-32099,ErrorCodes2.MessageWriteError=-32099,ErrorCodes2.
MessageReadError=-32098,ErrorCodes2.PendingResponseRejected=-32097,ErrorCodes2.ConnectionInactive=-32096,ErrorCodes2.ServerNotInitialized=-32002,ErrorCodes2.UnknownErrorCode=
-32001,ErrorCodes2.jsonrpcReservedErrorRangeEnd=-32e3,ErrorCodes2.serverErrorEnd=-32e3})(ErrorCodes||(exports.ErrorCodes=ErrorCodes={}));var ResponseError=class _ResponseError extends Error{code;data;constructor(code,message,data){
super(message),this.code=is.number(code)?code:ErrorCodes.UnknownErrorCode,this.data=data,Object.setPrototypeOf(this,_ResponseError.prototype)}toJson(){let result={
code:this.code,message:this.message};return this.data!==void 0&&(result.data=this.data),result}};exports.ResponseError=ResponseError;var ParameterStructures=class _ParameterStructures{kind;static auto=new _ParameterStructures(
"auto");static byPosition=new _ParameterStructures("byPosition");static byName=new _ParameterStructures("byName");constructor(kind){this.kind=kind}static is(value){
return value===_ParameterStructures.auto||value===_ParameterStructures.byName||value===_ParameterStructures.byPosition}toString(){return this.kind}};exports.ParameterStructures=
ParameterStructures;var AbstractMessageSignature=class{method;numberOfParams;constructor(method,numberOfParams){this.method=method,this.numberOfParams=numberOfParams}get parameterStructures(){
return ParameterStructures.auto}};exports.AbstractMessageSignature=AbstractMessageSignature;var RequestType0=class extends AbstractMessageSignature{_;constructor(method){
super(method,0)}};exports.RequestType0=RequestType0;var RequestType=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.
auto){super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.RequestType=RequestType;
var RequestType1=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.auto){super(method,1),
this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.RequestType1=RequestType1;var RequestType2=class extends AbstractMessageSignature{_;constructor(method){
super(method,2)}};exports.RequestType2=RequestType2;var RequestType3=class extends AbstractMessageSignature{_;constructor(method){super(method,3)}};exports.RequestType3=
RequestType3;var RequestType4=class extends AbstractMessageSignature{_;constructor(method){super(method,4)}};exports.RequestType4=RequestType4;var RequestType5=class extends AbstractMessageSignature{_;constructor(method){
super(method,5)}};exports.RequestType5=RequestType5;var RequestType6=class extends AbstractMessageSignature{_;constructor(method){super(method,6)}};exports.RequestType6=
RequestType6;var RequestType7=class extends AbstractMessageSignature{_;constructor(method){super(method,7)}};exports.RequestType7=RequestType7;var RequestType8=class extends AbstractMessageSignature{_;constructor(method){
super(method,8)}};exports.RequestType8=RequestType8;var RequestType9=class extends AbstractMessageSignature{_;constructor(method){super(method,9)}};exports.RequestType9=
RequestType9;var NotificationType=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.auto){
super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.NotificationType=NotificationType;
var NotificationType0=class extends AbstractMessageSignature{_;constructor(method){super(method,0)}};exports.NotificationType0=NotificationType0;var NotificationType1=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.
auto){super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.NotificationType1=NotificationType1;
var NotificationType2=class extends AbstractMessageSignature{_;constructor(method){super(method,2)}};exports.NotificationType2=NotificationType2;var NotificationType3=class extends AbstractMessageSignature{_;constructor(method){
super(method,3)}};exports.NotificationType3=NotificationType3;var NotificationType4=class extends AbstractMessageSignature{_;constructor(method){super(method,4)}};
exports.NotificationType4=NotificationType4;var NotificationType5=class extends AbstractMessageSignature{_;constructor(method){super(method,5)}};exports.NotificationType5=
NotificationType5;var NotificationType6=class extends AbstractMessageSignature{_;constructor(method){super(method,6)}};exports.NotificationType6=NotificationType6;
var NotificationType7=class extends AbstractMessageSignature{_;constructor(method){super(method,7)}};exports.NotificationType7=NotificationType7;var NotificationType8=class extends AbstractMessageSignature{_;constructor(method){
super(method,8)}};exports.NotificationType8=NotificationType8;var NotificationType9=class extends AbstractMessageSignature{_;constructor(method){super(method,9)}};
exports.NotificationType9=NotificationType9;var Message;(function(Message2){function isRequest(message){let candidate=message;return candidate&&is.string(candidate.
method)&&(is.string(candidate.id)||is.number(candidate.id))}Message2.isRequest=isRequest;function isNotification(message){let candidate=message;return candidate&&
is.string(candidate.method)&&message.id===void 0}Message2.isNotification=isNotification;function isResponse(message){let candidate=message;return candidate&&(candidate.
result!==void 0||!!candidate.error)&&(is.string(candidate.id)||is.number(candidate.id)||candidate.id===null)}Message2.isResponse=isResponse})(Message||(exports.
Message=Message={}))}});var require_linkedMap=__commonJS({"node_modules/vscode-jsonrpc/lib/common/linkedMap.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});
exports.LRUCache=exports.LinkedMap=exports.Touch=void 0;var Touch;(function(Touch2){Touch2.None=0,Touch2.First=1,Touch2.AsOld=Touch2.First,Touch2.Last=2,Touch2.
AsNew=Touch2.Last})(Touch||(exports.Touch=Touch={}));var LinkedMap=class{[Symbol.toStringTag]="LinkedMap";_map;_head;_tail;_size;_state;constructor(){this._map=
new Map,this._head=void 0,this._tail=void 0,this._size=0,this._state=0}clear(){this._map.clear(),this._head=void 0,this._tail=void 0,this._size=0,this._state++}isEmpty(){
return!this._head&&!this._tail}get size(){return this._size}get first(){return this._head?.value}get last(){return this._tail?.value}before(key){let item=this._map.
get(key);return item?item.previous?.value:void 0}after(key){let item=this._map.get(key);return item?item.next?.value:void 0}has(key){return this._map.has(key)}get(key,touch=Touch.
None){let item=this._map.get(key);if(item)return touch!==Touch.None&&this.touch(item,touch),item.value}set(key,value,touch=Touch.None){let item=this._map.get(key);
if(item)item.value=value,touch!==Touch.None&&this.touch(item,touch);else{switch(item={key,value,next:void 0,previous:void 0},touch){case Touch.None:this.addItemLast(
item);break;case Touch.First:this.addItemFirst(item);break;case Touch.Last:this.addItemLast(item);break;default:this.addItemLast(item);break}this._map.set(key,item),
this._size++}return this}delete(key){return!!this.remove(key)}remove(key){let item=this._map.get(key);if(item)return this._map.delete(key),this.removeItem(item),
this._size--,item.value}shift(){if(!this._head&&!this._tail)return;if(!this._head||!this._tail)throw new Error("Invalid list");let item=this._head;return this._map.
delete(item.key),this.removeItem(item),this._size--,item.value}forEach(callbackfn,thisArg){let state=this._state,current=this._head;for(;current;){if(thisArg?callbackfn.
bind(thisArg)(current.value,current.key,this):callbackfn(current.value,current.key,this),this._state!==state)throw new Error("LinkedMap got modified during iter\
ation.");current=current.next}}keys(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)throw new Error(
"LinkedMap got modified during iteration.");if(current){let result={value:current.key,done:!1};return current=current.next,result}else return{value:void 0,done:!0}}};
return iterator}values(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)throw new Error("Lin\
kedMap got modified during iteration.");if(current){let result={value:current.value,done:!1};return current=current.next,result}else return{value:void 0,done:!0}}};
return iterator}entries(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)throw new Error("Li\
nkedMap got modified during iteration.");if(current){let result={value:[current.key,current.value],done:!1};return current=current.next,result}else return{value:void 0,
done:!0}}};return iterator}[Symbol.iterator](){return this.entries()}trimOld(newSize){if(newSize>=this.size)return;if(newSize===0){this.clear();return}let current=this.
_head,currentSize=this.size;for(;current&&currentSize>newSize;)this._map.delete(current.key),current=current.next,currentSize--;this._head=current,this._size=currentSize,
current&&(current.previous=void 0),this._state++}addItemFirst(item){if(!this._head&&!this._tail)this._tail=item;else if(this._head)item.next=this._head,this._head.
previous=item;else throw new Error("Invalid list");this._head=item,this._state++}addItemLast(item){if(!this._head&&!this._tail)this._head=item;else if(this._tail)
item.previous=this._tail,this._tail.next=item;else throw new Error("Invalid list");this._tail=item,this._state++}removeItem(item){if(item===this._head&&item===this.
_tail)this._head=void 0,this._tail=void 0;else if(item===this._head){if(!item.next)throw new Error("Invalid list");item.next.previous=void 0,this._head=item.next}else if(item===
this._tail){if(!item.previous)throw new Error("Invalid list");item.previous.next=void 0,this._tail=item.previous}else{let next=item.next,previous=item.previous;
if(!next||!previous)throw new Error("Invalid list");next.previous=previous,previous.next=next}item.next=void 0,item.previous=void 0,this._state++}touch(item,touch){
if(!this._head||!this._tail)throw new Error("Invalid list");if(!(touch!==Touch.First&&touch!==Touch.Last)){if(touch===Touch.First){if(item===this._head)return;let next=item.
next,previous=item.previous;item===this._tail?(previous.next=void 0,this._tail=previous):(next.previous=previous,previous.next=next),item.previous=void 0,item.next=
this._head,this._head.previous=item,this._head=item,this._state++}else if(touch===Touch.Last){if(item===this._tail)return;let next=item.next,previous=item.previous;
item===this._head?(next.previous=void 0,this._head=next):(next.previous=previous,previous.next=next),item.next=void 0,item.previous=this._tail,this._tail.next=item,
this._tail=item,this._state++}}}toJSON(){let data=[];return this.forEach((value,key)=>{data.push([key,value])}),data}fromJSON(data){this.clear();for(let[key,value]of data)
this.set(key,value)}};exports.LinkedMap=LinkedMap;var LRUCache=class extends LinkedMap{_limit;_ratio;constructor(limit2,ratio=1){super(),this._limit=limit2,this.
_ratio=Math.min(Math.max(0,ratio),1)}get limit(){return this._limit}set limit(limit2){this._limit=limit2,this.checkTrim()}get ratio(){return this._ratio}set ratio(ratio){
this._ratio=Math.min(Math.max(0,ratio),1),this.checkTrim()}get(key,touch=Touch.AsNew){return super.get(key,touch)}peek(key){return super.get(key,Touch.None)}set(key,value){
return super.set(key,value,Touch.Last),this.checkTrim(),this}checkTrim(){this.size>this._limit&&this.trimOld(Math.round(this._limit*this._ratio))}};exports.LRUCache=
LRUCache}});var require_disposable=__commonJS({"node_modules/vscode-jsonrpc/lib/common/disposable.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});
exports.Disposable=void 0;var Disposable;(function(Disposable2){function create(func){return{dispose:func}}Disposable2.create=create})(Disposable||(exports.Disposable=
Disposable={}))}});var require_ral=__commonJS({"node_modules/vscode-jsonrpc/lib/common/ral.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});var _ral;
function RAL(){if(_ral===void 0)throw new Error("No runtime abstraction layer installed");return _ral}(function(RAL2){function install(ral){if(ral===void 0)throw new Error(
"No runtime abstraction layer provided");_ral=ral}RAL2.install=install})(RAL||(RAL={}));exports.default=RAL}});var require_events=__commonJS({"node_modules/vscode-jsonrpc/lib/common/events.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||function(mod){
return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.Emitter=exports.Event=void 0;var ral_1=__importDefault(
require_ral()),Event;(function(Event2){let _disposable={dispose(){}};Event2.None=function(){return _disposable}})(Event||(exports.Event=Event={}));var CallbackList=class{_callbacks;_contexts;add(callback,context=null,bucket){
this._callbacks||(this._callbacks=[],this._contexts=[]),this._callbacks.push(callback),this._contexts.push(context),Array.isArray(bucket)&&bucket.push({dispose:()=>this.
remove(callback,context)})}remove(callback,context=null){if(!this._callbacks)return;let foundCallbackWithDifferentContext=!1;for(let i=0,len=this._callbacks.length;i<
len;i++)if(this._callbacks[i]===callback)if(this._contexts[i]===context){this._callbacks.splice(i,1),this._contexts.splice(i,1);return}else foundCallbackWithDifferentContext=
!0;if(foundCallbackWithDifferentContext)throw new Error("When adding a listener with a context, you should remove it with the same context")}invoke(...args){if(!this.
_callbacks)return[];let ret=[],callbacks=this._callbacks.slice(0),contexts=this._contexts.slice(0);for(let i=0,len=callbacks.length;i<len;i++)try{ret.push(callbacks[i].
apply(contexts[i],args))}catch(e){(0,ral_1.default)().console.error(e)}return ret}isEmpty(){return!this._callbacks||this._callbacks.length===0}dispose(){this._callbacks=
void 0,this._contexts=void 0}},Emitter=class _Emitter{_options;static _noop=function(){};_event;_callbacks;constructor(_options){this._options=_options}get event(){
return this._event||(this._event=(listener,thisArgs,disposables)=>{this._callbacks||(this._callbacks=new CallbackList),this._options&&this._options.onFirstListenerAdd&&
this._callbacks.isEmpty()&&this._options.onFirstListenerAdd(this),this._callbacks.add(listener,thisArgs);let result={dispose:()=>{this._callbacks&&(this._callbacks.
remove(listener,thisArgs),result.dispose=_Emitter._noop,this._options&&this._options.onLastListenerRemove&&this._callbacks.isEmpty()&&this._options.onLastListenerRemove(
this))}};return Array.isArray(disposables)&&disposables.push(result),result}),this._event}fire(event){this._callbacks&&this._callbacks.invoke.call(this._callbacks,
event)}dispose(){this._callbacks&&(this._callbacks.dispose(),this._callbacks=void 0)}};exports.Emitter=Emitter}});var require_cancellation=__commonJS({"node_modules/vscode-jsonrpc/lib/common/cancellation.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.CancellationTokenSource=exports.CancellationToken=
void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),events_1=require_events(),CancellationToken;(function(CancellationToken2){CancellationToken2.
None=Object.freeze({isCancellationRequested:!1,onCancellationRequested:events_1.Event.None}),CancellationToken2.Cancelled=Object.freeze({isCancellationRequested:!0,
onCancellationRequested:events_1.Event.None});function is(value){let candidate=value;return candidate&&(candidate===CancellationToken2.None||candidate===CancellationToken2.
Cancelled||Is2.boolean(candidate.isCancellationRequested)&&!!candidate.onCancellationRequested)}CancellationToken2.is=is})(CancellationToken||(exports.CancellationToken=
CancellationToken={}));var shortcutEvent=Object.freeze(function(callback,context){let handle=(0,ral_1.default)().timer.setTimeout(callback.bind(context),0);return{
dispose(){handle.dispose()}}}),MutableToken=class{_isCancelled=!1;_emitter;cancel(){this._isCancelled||(this._isCancelled=!0,this._emitter&&(this._emitter.fire(
void 0),this.dispose()))}get isCancellationRequested(){return this._isCancelled}get onCancellationRequested(){return this._isCancelled?shortcutEvent:(this._emitter||
(this._emitter=new events_1.Emitter),this._emitter.event)}dispose(){this._emitter&&(this._emitter.dispose(),this._emitter=void 0)}},CancellationTokenSource=class{_token;get token(){
return this._token||(this._token=new MutableToken),this._token}cancel(){this._token?this._token.cancel():this._token=CancellationToken.Cancelled}dispose(){this.
_token?this._token instanceof MutableToken&&this._token.dispose():this._token=CancellationToken.None}};exports.CancellationTokenSource=CancellationTokenSource}});var require_sharedArrayCancellation=__commonJS({"node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.SharedArrayReceiverStrategy=exports.SharedArraySenderStrategy=void 0;var cancellation_1=require_cancellation(),CancellationState;
(function(CancellationState2){CancellationState2.Continue=0,CancellationState2.Cancelled=1})(CancellationState||(CancellationState={}));var SharedArraySenderStrategy=class{buffers;constructor(){
this.buffers=new Map}enableCancellation(request){if(request.id===null)return;let buffer=new SharedArrayBuffer(4),data=new Int32Array(buffer,0,1);data[0]=CancellationState.
Continue,this.buffers.set(request.id,buffer),request.$cancellationData=buffer}async sendCancellation(_conn,id){let buffer=this.buffers.get(id);if(buffer===void 0)
return;let data=new Int32Array(buffer,0,1);Atomics.store(data,0,CancellationState.Cancelled)}cleanup(id){this.buffers.delete(id)}dispose(){this.buffers.clear()}};
exports.SharedArraySenderStrategy=SharedArraySenderStrategy;var SharedArrayBufferCancellationToken=class{data;constructor(buffer){this.data=new Int32Array(buffer,
0,1)}get isCancellationRequested(){return Atomics.load(this.data,0)===CancellationState.Cancelled}get onCancellationRequested(){throw new Error("Cancellation ov\
er SharedArrayBuffer doesn't support cancellation events")}},SharedArrayBufferCancellationTokenSource=class{token;constructor(buffer){this.token=new SharedArrayBufferCancellationToken(
buffer)}cancel(){}dispose(){}},SharedArrayReceiverStrategy=class{kind="request";createCancellationTokenSource(request){let buffer=request.$cancellationData;return buffer===
void 0?new cancellation_1.CancellationTokenSource:new SharedArrayBufferCancellationTokenSource(buffer)}};exports.SharedArrayReceiverStrategy=SharedArrayReceiverStrategy}});var require_semaphore=__commonJS({"node_modules/vscode-jsonrpc/lib/common/semaphore.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.Semaphore=void 0;var ral_1=__importDefault(
require_ral()),Semaphore=class{_capacity;_active;_waiting;constructor(capacity=1){if(capacity<=0)throw new Error("Capacity must be greater than 0");this._capacity=
capacity,this._active=0,this._waiting=[]}lock(thunk){return new Promise((resolve6,reject)=>{this._waiting.push({thunk,resolve:resolve6,reject}),this.runNext()})}get active(){
return this._active}runNext(){this._waiting.length===0||this._active===this._capacity||(0,ral_1.default)().timer.setImmediate(()=>this.doRunNext())}doRunNext(){
if(this._waiting.length===0||this._active===this._capacity)return;let next=this._waiting.shift();if(this._active++,this._active>this._capacity)throw new Error("\
Too many thunks active");try{let result=next.thunk();result instanceof Promise?result.then(value=>{this._active--,next.resolve(value),this.runNext()},err=>{this.
_active--,next.reject(err),this.runNext()}):(this._active--,next.resolve(result),this.runNext())}catch(err){this._active--,next.reject(err),this.runNext()}}};exports.
Semaphore=Semaphore}});var require_messageReader=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageReader.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.ReadableStreamMessageReader=exports.AbstractMessageReader=
exports.MessageReader=void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),events_1=require_events(),semaphore_1=require_semaphore(),MessageReader;
(function(MessageReader2){function is(value){let candidate=value;return candidate&&Is2.func(candidate.listen)&&Is2.func(candidate.dispose)&&Is2.func(candidate.onError)&&
Is2.func(candidate.onClose)&&Is2.func(candidate.onPartialMessage)}MessageReader2.is=is})(MessageReader||(exports.MessageReader=MessageReader={}));var AbstractMessageReader=class{errorEmitter;closeEmitter;partialMessageEmitter;constructor(){
this.errorEmitter=new events_1.Emitter,this.closeEmitter=new events_1.Emitter,this.partialMessageEmitter=new events_1.Emitter}dispose(){this.errorEmitter.dispose(),
this.closeEmitter.dispose(),this.partialMessageEmitter.dispose()}get onError(){return this.errorEmitter.event}fireError(error){this.errorEmitter.fire(this.asError(
error))}get onClose(){return this.closeEmitter.event}fireClose(){this.closeEmitter.fire(void 0)}get onPartialMessage(){return this.partialMessageEmitter.event}firePartialMessage(info){
this.partialMessageEmitter.fire(info)}asError(error){return error instanceof Error?error:new Error(`Reader received error. Reason: ${Is2.string(error.message)?error.
message:"unknown"}`)}};exports.AbstractMessageReader=AbstractMessageReader;var ResolvedMessageReaderOptions;(function(ResolvedMessageReaderOptions2){function fromOptions(options2){
let charset,result,contentDecoder,contentDecoders=new Map,contentTypeDecoder,contentTypeDecoders=new Map;if(options2===void 0||typeof options2=="string")charset=
options2??"utf-8";else{if(charset=options2.charset??"utf-8",options2.contentDecoder!==void 0&&(contentDecoder=options2.contentDecoder,contentDecoders.set(contentDecoder.
name,contentDecoder)),options2.contentDecoders!==void 0)for(let decoder of options2.contentDecoders)contentDecoders.set(decoder.name,decoder);if(options2.contentTypeDecoder!==
void 0&&(contentTypeDecoder=options2.contentTypeDecoder,contentTypeDecoders.set(contentTypeDecoder.name,contentTypeDecoder)),options2.contentTypeDecoders!==void 0)
for(let decoder of options2.contentTypeDecoders)contentTypeDecoders.set(decoder.name,decoder)}return contentTypeDecoder===void 0&&(contentTypeDecoder=(0,ral_1.default)().
applicationJson.decoder,contentTypeDecoders.set(contentTypeDecoder.name,contentTypeDecoder)),{charset,contentDecoder,contentDecoders,contentTypeDecoder,contentTypeDecoders}}
ResolvedMessageReaderOptions2.fromOptions=fromOptions})(ResolvedMessageReaderOptions||(ResolvedMessageReaderOptions={}));var ReadableStreamMessageReader=class extends AbstractMessageReader{readable;options;callback;nextMessageLength;messageToken;buffer;partialMessageTimer;_partialMessageTimeout;readSemaphore;constructor(readable,options2){
super(),this.readable=readable,this.options=ResolvedMessageReaderOptions.fromOptions(options2),this.buffer=(0,ral_1.default)().messageBuffer.create(this.options.
charset),this._partialMessageTimeout=1e4,this.nextMessageLength=-1,this.messageToken=0,this.readSemaphore=new semaphore_1.Semaphore(1)}set partialMessageTimeout(timeout){
this._partialMessageTimeout=timeout}get partialMessageTimeout(){return this._partialMessageTimeout}listen(callback){this.nextMessageLength=-1,this.messageToken=
0,this.partialMessageTimer=void 0,this.callback=callback;let result=this.readable.onData(data=>{this.onData(data)});return this.readable.onError(error=>this.fireError(
error)),this.readable.onClose(()=>this.fireClose()),result}onData(data){try{for(this.buffer.append(data);;){if(this.nextMessageLength===-1){let headers=this.buffer.
tryReadHeaders(!0);if(!headers)return;let contentLength=headers.get("content-length");if(!contentLength){this.fireError(new Error(`Header must provide a Content\
-Length property.
${JSON.stringify(Object.fromEntries(headers))}`));return}let length=parseInt(contentLength);if(isNaN(length)){this.fireError(new Error(`Content-Length value mus\
t be a number. Got ${contentLength}`));return}this.nextMessageLength=length}let body=this.buffer.tryReadBody(this.nextMessageLength);if(body===void 0){this.setPartialMessageTimer();
return}this.clearPartialMessageTimer(),this.nextMessageLength=-1,this.readSemaphore.lock(async()=>{let bytes=this.options.contentDecoder!==void 0?await this.options.
contentDecoder.decode(body):body,message=await this.options.contentTypeDecoder.decode(bytes,this.options);this.callback(message)}).catch(error=>{this.fireError(
error)})}}catch(error){this.fireError(error)}}clearPartialMessageTimer(){this.partialMessageTimer&&(this.partialMessageTimer.dispose(),this.partialMessageTimer=
void 0)}setPartialMessageTimer(){this.clearPartialMessageTimer(),!(this._partialMessageTimeout<=0)&&(this.partialMessageTimer=(0,ral_1.default)().timer.setTimeout(
(token,timeout)=>{this.partialMessageTimer=void 0,token===this.messageToken&&(this.firePartialMessage({messageToken:token,waitingTime:timeout}),this.setPartialMessageTimer())},
this._partialMessageTimeout,this.messageToken,this._partialMessageTimeout))}};exports.ReadableStreamMessageReader=ReadableStreamMessageReader}});var require_messageWriter=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageWriter.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.WriteableStreamMessageWriter=exports.
AbstractMessageWriter=exports.MessageWriter=void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),semaphore_1=require_semaphore(),events_1=require_events(),
ContentLength="Content-Length: ",CRLF=`\r
`,MessageWriter;(function(MessageWriter2){function is(value){let candidate=value;return candidate&&Is2.func(candidate.dispose)&&Is2.func(candidate.onClose)&&Is2.
func(candidate.onError)&&Is2.func(candidate.write)}MessageWriter2.is=is})(MessageWriter||(exports.MessageWriter=MessageWriter={}));var AbstractMessageWriter=class{errorEmitter;closeEmitter;constructor(){
this.errorEmitter=new events_1.Emitter,this.closeEmitter=new events_1.Emitter}dispose(){this.errorEmitter.dispose(),this.closeEmitter.dispose()}get onError(){return this.
errorEmitter.event}fireError(error,message,count){this.errorEmitter.fire([this.asError(error),message,count])}get onClose(){return this.closeEmitter.event}fireClose(){
this.closeEmitter.fire(void 0)}asError(error){return error instanceof Error?error:new Error(`Writer received error. Reason: ${Is2.string(error.message)?error.message:
"unknown"}`)}};exports.AbstractMessageWriter=AbstractMessageWriter;var ResolvedMessageWriterOptions;(function(ResolvedMessageWriterOptions2){function fromOptions(options2){
return options2===void 0||typeof options2=="string"?{charset:options2??"utf-8",contentTypeEncoder:(0,ral_1.default)().applicationJson.encoder}:{charset:options2.
charset??"utf-8",contentEncoder:options2.contentEncoder,contentTypeEncoder:options2.contentTypeEncoder??(0,ral_1.default)().applicationJson.encoder}}ResolvedMessageWriterOptions2.
fromOptions=fromOptions})(ResolvedMessageWriterOptions||(ResolvedMessageWriterOptions={}));var WriteableStreamMessageWriter=class extends AbstractMessageWriter{writable;options;errorCount;writeSemaphore;constructor(writable,options2){
super(),this.writable=writable,this.options=ResolvedMessageWriterOptions.fromOptions(options2),this.errorCount=0,this.writeSemaphore=new semaphore_1.Semaphore(1),
this.writable.onError(error=>this.fireError(error)),this.writable.onClose(()=>this.fireClose())}async write(msg){return this.writeSemaphore.lock(async()=>this.options.
contentTypeEncoder.encode(msg,this.options).then(buffer=>this.options.contentEncoder!==void 0?this.options.contentEncoder.encode(buffer):buffer).then(buffer=>{let headers=[];
return headers.push(ContentLength,buffer.byteLength.toString(),CRLF),headers.push(CRLF),this.doWrite(msg,headers,buffer)},error=>{throw this.fireError(error),error}))}async doWrite(msg,headers,data){
try{return await this.writable.write(headers.join(""),"ascii"),this.writable.write(data)}catch(error){return this.handleError(error,msg),Promise.reject(error)}}handleError(error,msg){
this.errorCount++,this.fireError(error,msg,this.errorCount)}end(){this.writable.end()}};exports.WriteableStreamMessageWriter=WriteableStreamMessageWriter}});var require_messageBuffer=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageBuffer.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",
{value:!0});exports.AbstractMessageBuffer=void 0;var CR=13,LF=10,CRLF=`\r
`,AbstractMessageBuffer=class{_encoding;_chunks;_totalLength;constructor(encoding="utf-8"){this._encoding=encoding,this._chunks=[],this._totalLength=0}get encoding(){
return this._encoding}append(chunk){let toAppend=typeof chunk=="string"?this.fromString(chunk,this._encoding):chunk;this._chunks.push(toAppend),this._totalLength+=
toAppend.byteLength}tryReadHeaders(lowerCaseKeys=!1){if(this._chunks.length===0)return;let state=0,chunkIndex=0,offset=0,chunkBytesRead=0;row:for(;chunkIndex<this.
_chunks.length;){let chunk=this._chunks[chunkIndex];for(offset=0;offset<chunk.length;){switch(chunk[offset]){case CR:switch(state){case 0:state=1;break;case 2:state=
3;break;default:state=0}break;case LF:switch(state){case 1:state=2;break;case 3:state=4,offset++;break row;default:state=0}break;default:state=0}offset++}chunkBytesRead+=
chunk.byteLength,chunkIndex++}if(state!==4)return;let buffer=this._read(chunkBytesRead+offset),result=new Map,headers=this.toString(buffer,"ascii").split(CRLF);
if(headers.length<2)return result;for(let i=0;i<headers.length-2;i++){let header=headers[i],index=header.indexOf(":");if(index===-1)throw new Error(`Message hea\
der must separate key and value using ':'
${header}`);let key=header.substr(0,index),value=header.substr(index+1).trim();result.set(lowerCaseKeys?key.toLowerCase():key,value)}return result}tryReadBody(length){
if(!(this._totalLength<length))return this._read(length)}get numberOfBytes(){return this._totalLength}_read(byteCount){if(byteCount===0)return this.emptyBuffer();
if(byteCount>this._totalLength)throw new Error("Cannot read so many bytes!");if(this._chunks[0].byteLength===byteCount){let chunk=this._chunks[0];return this._chunks.
shift(),this._totalLength-=byteCount,this.asNative(chunk)}if(this._chunks[0].byteLength>byteCount){let chunk=this._chunks[0],result2=this.asNative(chunk,byteCount);
return this._chunks[0]=chunk.slice(byteCount),this._totalLength-=byteCount,result2}let result=this.allocNative(byteCount),resultOffset=0,chunkIndex=0;for(;byteCount>
0;){let chunk=this._chunks[chunkIndex];if(chunk.byteLength>byteCount){let chunkPart=chunk.slice(0,byteCount);result.set(chunkPart,resultOffset),resultOffset+=byteCount,
this._chunks[chunkIndex]=chunk.slice(byteCount),this._totalLength-=byteCount,byteCount-=byteCount}else result.set(chunk,resultOffset),resultOffset+=chunk.byteLength,
this._chunks.shift(),this._totalLength-=chunk.byteLength,byteCount-=chunk.byteLength}return result}};exports.AbstractMessageBuffer=AbstractMessageBuffer}});var require_connection=__commonJS({"node_modules/vscode-jsonrpc/lib/common/connection.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.ConnectionOptions=exports.MessageStrategy=
exports.CancellationStrategy=exports.CancellationSenderStrategy=exports.CancellationReceiverStrategy=exports.RequestCancellationReceiverStrategy=exports.IdCancellationReceiverStrategy=
exports.ConnectionStrategy=exports.ConnectionError=exports.ConnectionErrors=exports.LogTraceNotification=exports.SetTraceNotification=exports.TraceFormat=exports.
TraceValues=exports.TraceValue=exports.Trace=exports.NullLogger=exports.ProgressType=exports.ProgressToken=void 0;exports.createMessageConnection=createMessageConnection;
var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),messages_1=require_messages(),linkedMap_1=require_linkedMap(),events_1=require_events(),
cancellation_1=require_cancellation(),CancelNotification;(function(CancelNotification2){CancelNotification2.type=new messages_1.NotificationType("$/cancelReques\
t")})(CancelNotification||(CancelNotification={}));var ProgressToken;(function(ProgressToken2){function is(value){return typeof value=="string"||typeof value=="\
number"}ProgressToken2.is=is})(ProgressToken||(exports.ProgressToken=ProgressToken={}));var ProgressNotification;(function(ProgressNotification2){ProgressNotification2.
type=new messages_1.NotificationType("$/progress")})(ProgressNotification||(ProgressNotification={}));var ProgressType=class{__;_pr;constructor(){}};exports.ProgressType=
ProgressType;var StarRequestHandler;(function(StarRequestHandler2){function is(value){return Is2.func(value)}StarRequestHandler2.is=is})(StarRequestHandler||(StarRequestHandler=
{}));exports.NullLogger=Object.freeze({error:()=>{},warn:()=>{},info:()=>{},log:()=>{}});var Trace;(function(Trace2){Trace2[Trace2.Off=0]="Off",Trace2[Trace2.Messages=
1]="Messages",Trace2[Trace2.Compact=2]="Compact",Trace2[Trace2.Verbose=3]="Verbose"})(Trace||(exports.Trace=Trace={}));var TraceValue;(function(TraceValue2){TraceValue2.
Off="off",TraceValue2.Messages="messages",TraceValue2.Compact="compact",TraceValue2.Verbose="verbose"})(TraceValue||(exports.TraceValue=TraceValue={}));exports.
TraceValues=TraceValue;(function(Trace2){function fromString(value){if(!Is2.string(value))return Trace2.Off;switch(value=value.toLowerCase(),value){case"off":return Trace2.
Off;case"messages":return Trace2.Messages;case"compact":return Trace2.Compact;case"verbose":return Trace2.Verbose;default:return Trace2.Off}}Trace2.fromString=fromString;
function toString(value){switch(value){case Trace2.Off:return"off";case Trace2.Messages:return"messages";case Trace2.Compact:return"compact";case Trace2.Verbose:
return"verbose";default:return"off"}}Trace2.toString=toString})(Trace||(exports.Trace=Trace={}));var TraceFormat;(function(TraceFormat2){TraceFormat2.Text="text",
TraceFormat2.JSON="json"})(TraceFormat||(exports.TraceFormat=TraceFormat={}));(function(TraceFormat2){function fromString(value){return Is2.string(value)?(value=
value.toLowerCase(),value==="json"?TraceFormat2.JSON:TraceFormat2.Text):TraceFormat2.Text}TraceFormat2.fromString=fromString})(TraceFormat||(exports.TraceFormat=
TraceFormat={}));var SetTraceNotification;(function(SetTraceNotification2){SetTraceNotification2.type=new messages_1.NotificationType("$/setTrace")})(SetTraceNotification||
(exports.SetTraceNotification=SetTraceNotification={}));var LogTraceNotification;(function(LogTraceNotification2){LogTraceNotification2.type=new messages_1.NotificationType(
"$/logTrace")})(LogTraceNotification||(exports.LogTraceNotification=LogTraceNotification={}));var ConnectionErrors;(function(ConnectionErrors2){ConnectionErrors2[ConnectionErrors2.
Closed=1]="Closed",ConnectionErrors2[ConnectionErrors2.Disposed=2]="Disposed",ConnectionErrors2[ConnectionErrors2.AlreadyListening=3]="AlreadyListening"})(ConnectionErrors||
(exports.ConnectionErrors=ConnectionErrors={}));var ConnectionError=class _ConnectionError extends Error{code;constructor(code,message){super(message),this.code=
code,Object.setPrototypeOf(this,_ConnectionError.prototype)}};exports.ConnectionError=ConnectionError;var ConnectionStrategy;(function(ConnectionStrategy2){function is(value){
let candidate=value;return candidate&&Is2.func(candidate.cancelUndispatched)}ConnectionStrategy2.is=is})(ConnectionStrategy||(exports.ConnectionStrategy=ConnectionStrategy=
{}));var IdCancellationReceiverStrategy;(function(IdCancellationReceiverStrategy2){function is(value){let candidate=value;return candidate&&(candidate.kind===void 0||
candidate.kind==="id")&&Is2.func(candidate.createCancellationTokenSource)&&(candidate.dispose===void 0||Is2.func(candidate.dispose))}IdCancellationReceiverStrategy2.
is=is})(IdCancellationReceiverStrategy||(exports.IdCancellationReceiverStrategy=IdCancellationReceiverStrategy={}));var RequestCancellationReceiverStrategy;(function(RequestCancellationReceiverStrategy2){
function is(value){let candidate=value;return candidate&&candidate.kind==="request"&&Is2.func(candidate.createCancellationTokenSource)&&(candidate.dispose===void 0||
Is2.func(candidate.dispose))}RequestCancellationReceiverStrategy2.is=is})(RequestCancellationReceiverStrategy||(exports.RequestCancellationReceiverStrategy=RequestCancellationReceiverStrategy=
{}));var CancellationReceiverStrategy;(function(CancellationReceiverStrategy2){CancellationReceiverStrategy2.Message=Object.freeze({createCancellationTokenSource(_){
return new cancellation_1.CancellationTokenSource}});function is(value){return IdCancellationReceiverStrategy.is(value)||RequestCancellationReceiverStrategy.is(
value)}CancellationReceiverStrategy2.is=is})(CancellationReceiverStrategy||(exports.CancellationReceiverStrategy=CancellationReceiverStrategy={}));var CancellationSenderStrategy;
(function(CancellationSenderStrategy2){CancellationSenderStrategy2.Message=Object.freeze({sendCancellation(conn,id){return conn.sendNotification(CancelNotification.
type,{id})},cleanup(_){}});function is(value){let candidate=value;return candidate&&Is2.func(candidate.sendCancellation)&&Is2.func(candidate.cleanup)}CancellationSenderStrategy2.
is=is})(CancellationSenderStrategy||(exports.CancellationSenderStrategy=CancellationSenderStrategy={}));var CancellationStrategy;(function(CancellationStrategy2){
CancellationStrategy2.Message=Object.freeze({receiver:CancellationReceiverStrategy.Message,sender:CancellationSenderStrategy.Message});function is(value){let candidate=value;
return candidate&&CancellationReceiverStrategy.is(candidate.receiver)&&CancellationSenderStrategy.is(candidate.sender)}CancellationStrategy2.is=is})(CancellationStrategy||
(exports.CancellationStrategy=CancellationStrategy={}));var MessageStrategy;(function(MessageStrategy2){function is(value){let candidate=value;return candidate&&
Is2.func(candidate.handleMessage)}MessageStrategy2.is=is})(MessageStrategy||(exports.MessageStrategy=MessageStrategy={}));var ConnectionOptions;(function(ConnectionOptions2){
function is(value){let candidate=value;return candidate&&(CancellationStrategy.is(candidate.cancellationStrategy)||ConnectionStrategy.is(candidate.connectionStrategy)||
MessageStrategy.is(candidate.messageStrategy)||Is2.number(candidate.maxParallelism))}ConnectionOptions2.is=is})(ConnectionOptions||(exports.ConnectionOptions=ConnectionOptions=
{}));var ConnectionState;(function(ConnectionState2){ConnectionState2[ConnectionState2.New=1]="New",ConnectionState2[ConnectionState2.Listening=2]="Listening",ConnectionState2[ConnectionState2.
Closed=3]="Closed",ConnectionState2[ConnectionState2.Disposed=4]="Disposed"})(ConnectionState||(ConnectionState={}));function createMessageConnection(messageReader,messageWriter,_logger,options2){
let logger=_logger!==void 0?_logger:exports.NullLogger,sequenceNumber=0,notificationSequenceNumber=0,unknownResponseSequenceNumber=0,version="2.0",maxParallelism=options2?.
maxParallelism??-1,inFlight=0,starRequestHandler,requestHandlers=new Map,starNotificationHandler,notificationHandlers=new Map,progressHandlers=new Map,timer,messageQueue=new linkedMap_1.
LinkedMap,responsePromises=new Map,knownCanceledRequests=new Set,requestTokens=new Map,trace=Trace.Off,traceFormat=TraceFormat.Text,tracer,state=ConnectionState.
New,errorEmitter=new events_1.Emitter,closeEmitter=new events_1.Emitter,unhandledNotificationEmitter=new events_1.Emitter,unhandledProgressEmitter=new events_1.
Emitter,disposeEmitter=new events_1.Emitter,cancellationStrategy=options2&&options2.cancellationStrategy?options2.cancellationStrategy:CancellationStrategy.Message;
function cancelUndispatched(_message){}function isListening(){return state===ConnectionState.Listening}function isClosed(){return state===ConnectionState.Closed}
function isDisposed(){return state===ConnectionState.Disposed}function closeHandler(){(state===ConnectionState.New||state===ConnectionState.Listening)&&(state=ConnectionState.
Closed,closeEmitter.fire(void 0))}function readErrorHandler(error){errorEmitter.fire([error,void 0,void 0])}function writeErrorHandler(data){errorEmitter.fire(data)}
messageReader.onClose(closeHandler),messageReader.onError(readErrorHandler),messageWriter.onClose(closeHandler),messageWriter.onError(writeErrorHandler);function createRequestQueueKey(id){
if(id===null)throw new Error("Can't send requests with id null since the response can't be correlated.");return"req-"+id.toString()}function createResponseQueueKey(id){
return id===null?"res-unknown-"+(++unknownResponseSequenceNumber).toString():"res-"+id.toString()}function createNotificationQueueKey(){return"not-"+(++notificationSequenceNumber).
toString()}function addMessageToQueue(queue,message){messages_1.Message.isRequest(message)?queue.set(createRequestQueueKey(message.id),message):messages_1.Message.
isResponse(message)?maxParallelism===-1?queue.set(createResponseQueueKey(message.id),message):handleResponse(message):queue.set(createNotificationQueueKey(),message)}
function triggerMessageQueue(){timer||messageQueue.size===0||maxParallelism!==-1&&inFlight>=maxParallelism||(timer=(0,ral_1.default)().timer.setImmediate(async()=>{
if(timer=void 0,messageQueue.size===0||maxParallelism!==-1&&inFlight>=maxParallelism)return;let message=messageQueue.shift(),result;try{inFlight++;let messageStrategy=options2?.
messageStrategy;MessageStrategy.is(messageStrategy)?result=messageStrategy.handleMessage(message,handleMessage):result=handleMessage(message)}catch(error){logger.
error(`Processing message queue failed: ${error.toString()}`)}finally{result instanceof Promise?result.then(()=>{}).catch(error=>{logger.error(`Processing messa\
ge queue failed: ${error.toString()}`)}).finally(()=>{inFlight--,triggerMessageQueue()}):inFlight--,triggerMessageQueue()}}))}async function handleMessage(message){
return messages_1.Message.isRequest(message)?handleRequest(message):messages_1.Message.isNotification(message)?handleNotification(message):messages_1.Message.isResponse(
message)?handleResponse(message):handleInvalidMessage(message)}let callback=message=>{try{if(messages_1.Message.isNotification(message)&&message.method===CancelNotification.
type.method){let cancelId=message.params.id,key=createRequestQueueKey(cancelId),toCancel=messageQueue.get(key);if(messages_1.Message.isRequest(toCancel)){let strategy=options2?.
connectionStrategy,response=strategy&&strategy.cancelUndispatched?strategy.cancelUndispatched(toCancel,cancelUndispatched):void 0;if(response&&(response.error!==
void 0||response.result!==void 0)){messageQueue.delete(key),requestTokens.delete(cancelId),response.id=toCancel.id,traceSendingResponse(response,message.method,
Date.now()),messageWriter.write(response).catch(()=>logger.error("Sending response for canceled message failed."));return}}let cancellationToken=requestTokens.get(
cancelId);if(cancellationToken!==void 0){cancellationToken.cancel(),traceReceivedNotification(message);return}else knownCanceledRequests.add(cancelId)}addMessageToQueue(
messageQueue,message)}finally{triggerMessageQueue()}};async function handleRequest(requestMessage){if(isDisposed())return Promise.resolve();function reply(resultOrError,method,startTime2){
let message={jsonrpc:version,id:requestMessage.id};return resultOrError instanceof messages_1.ResponseError?message.error=resultOrError.toJson():message.result=
resultOrError===void 0?null:resultOrError,traceSendingResponse(message,method,startTime2),messageWriter.write(message)}function replyError(error,method,startTime2){
let message={jsonrpc:version,id:requestMessage.id,error:error.toJson()};return traceSendingResponse(message,method,startTime2),messageWriter.write(message)}traceReceivedRequest(
requestMessage);let element=requestHandlers.get(requestMessage.method),type,requestHandler;element&&(type=element.type,requestHandler=element.handler);let startTime=Date.
now();if(requestHandler||starRequestHandler){let tokenKey=requestMessage.id??String(Date.now()),cancellationSource=IdCancellationReceiverStrategy.is(cancellationStrategy.
receiver)?cancellationStrategy.receiver.createCancellationTokenSource(tokenKey):cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);requestMessage.
id!==null&&knownCanceledRequests.has(requestMessage.id)&&cancellationSource.cancel(),requestMessage.id!==null&&requestTokens.set(tokenKey,cancellationSource);try{
let handlerResult;if(requestHandler)if(requestMessage.params===void 0){if(type!==void 0&&type.numberOfParams!==0)return replyError(new messages_1.ResponseError(
messages_1.ErrorCodes.InvalidParams,`Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`),requestMessage.method,startTime);
handlerResult=requestHandler(cancellationSource.token)}else if(Array.isArray(requestMessage.params)){if(type!==void 0&&type.parameterStructures===messages_1.ParameterStructures.
byName)return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams,`Request ${requestMessage.method} defines parameters by name but recei\
ved parameters by position`),requestMessage.method,startTime);handlerResult=requestHandler(...requestMessage.params,cancellationSource.token)}else{if(type!==void 0&&
type.parameterStructures===messages_1.ParameterStructures.byPosition)return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams,`Request\
 ${requestMessage.method} defines parameters by position but received parameters by name`),requestMessage.method,startTime);handlerResult=requestHandler(requestMessage.
params,cancellationSource.token)}else starRequestHandler&&(handlerResult=starRequestHandler(requestMessage.method,requestMessage.params,cancellationSource.token));
let resultOrError=await handlerResult;await reply(resultOrError,requestMessage.method,startTime)}catch(error){error instanceof messages_1.ResponseError?await reply(
error,requestMessage.method,startTime):error&&Is2.string(error.message)?await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError,`Reque\
st ${requestMessage.method} failed with message: ${error.message}`),requestMessage.method,startTime):await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.
InternalError,`Request ${requestMessage.method} failed unexpectedly without providing any details.`),requestMessage.method,startTime)}finally{requestTokens.delete(
tokenKey)}}else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound,`Unhandled method ${requestMessage.method}`),requestMessage.method,
startTime)}function handleResponse(responseMessage){if(!isDisposed())if(responseMessage.id===null)responseMessage.error?logger.error(`Received response message \
without id: Error is: 
${JSON.stringify(responseMessage.error,void 0,4)}`):logger.error("Received response message without id. No further error information provided.");else{let key=responseMessage.
id,responsePromise=responsePromises.get(key);if(traceReceivedResponse(responseMessage,responsePromise),responsePromise!==void 0){responsePromises.delete(key);try{
if(responseMessage.error){let error=responseMessage.error;responsePromise.reject(new messages_1.ResponseError(error.code,error.message,error.data))}else if(responseMessage.
result!==void 0)responsePromise.resolve(responseMessage.result);else throw new Error("Should never happen.")}catch(error){error.message?logger.error(`Response h\
andler '${responsePromise.method}' failed with message: ${error.message}`):logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`)}}}}
async function handleNotification(message){if(isDisposed())return;let type,notificationHandler;if(message.method===CancelNotification.type.method){let cancelId=message.
params.id;knownCanceledRequests.delete(cancelId),traceReceivedNotification(message);return}else{let element=notificationHandlers.get(message.method);element&&(notificationHandler=
element.handler,type=element.type)}if(notificationHandler||starNotificationHandler)try{if(traceReceivedNotification(message),notificationHandler)if(message.params===
void 0)type!==void 0&&type.numberOfParams!==0&&type.parameterStructures!==messages_1.ParameterStructures.byName&&logger.error(`Notification ${message.method} de\
fines ${type.numberOfParams} params but received none.`),await notificationHandler();else if(Array.isArray(message.params)){let params=message.params;message.method===
ProgressNotification.type.method&&params.length===2&&ProgressToken.is(params[0])?await notificationHandler({token:params[0],value:params[1]}):(type!==void 0&&(type.
parameterStructures===messages_1.ParameterStructures.byName&&logger.error(`Notification ${message.method} defines parameters by name but received parameters by \
position`),type.numberOfParams!==message.params.length&&logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.
length} arguments`)),await notificationHandler(...params))}else type!==void 0&&type.parameterStructures===messages_1.ParameterStructures.byPosition&&logger.error(
`Notification ${message.method} defines parameters by position but received parameters by name`),await notificationHandler(message.params);else starNotificationHandler&&
await starNotificationHandler(message.method,message.params)}catch(error){error.message?logger.error(`Notification handler '${message.method}' failed with messa\
ge: ${error.message}`):logger.error(`Notification handler '${message.method}' failed unexpectedly.`)}else unhandledNotificationEmitter.fire(message)}function handleInvalidMessage(message){
if(!message){logger.error("Received empty message.");return}logger.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(message,null,4)}`);let responseMessage=message;if(Is2.string(responseMessage.id)||Is2.number(responseMessage.id)){let key=responseMessage.id,responseHandler=responsePromises.
get(key);responseHandler&&responseHandler.reject(new Error("The received response has neither a result nor an error property."))}}function stringifyTrace(params){
if(params!=null)switch(trace){case Trace.Verbose:return JSON.stringify(params,null,4);case Trace.Compact:return JSON.stringify(params);default:return}}function traceSendingRequest(message){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&message.params&&(data=`Params: ${stringifyTrace(
message.params)}`),tracer.log(`Sending request '${message.method} - (${message.id})'.`,data)}else logLSPMessage("send-request",message)}function traceSendingNotification(message){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&(message.params?data=`Params: ${stringifyTrace(
message.params)}`:data="No parameters provided."),tracer.log(`Sending notification '${message.method}'.`,data)}else logLSPMessage("send-notification",message)}function traceSendingResponse(message,method,startTime){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&(message.error&&message.error.data?
data=`Error data: ${stringifyTrace(message.error.data)}`:message.result?data=`Result: ${stringifyTrace(message.result)}`:message.error===void 0&&(data="No resul\
t returned."));let error=message.error?` Request failed: ${message.error.message} (${message.error.code}).`:"";tracer.log(`Sending response '${method} - (${message.
id})'. Processing request took ${Date.now()-startTime}ms.${error}`,data)}else logLSPMessage("send-response",message)}function traceReceivedRequest(message){if(!(trace===
Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&message.params&&(data=`Params: ${stringifyTrace(
message.params)}`),tracer.log(`Received request '${message.method} - (${message.id})'.`,data)}else logLSPMessage("receive-request",message)}function traceReceivedNotification(message){
if(!(trace===Trace.Off||!tracer||message.method===LogTraceNotification.type.method))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===
Trace.Compact)&&(message.params?data=`Params: ${stringifyTrace(message.params)}`:data="No parameters provided."),tracer.log(`Received notification '${message.method}\
'.`,data)}else logLSPMessage("receive-notification",message)}function traceReceivedResponse(message,responsePromise){if(!(trace===Trace.Off||!tracer))if(traceFormat===
TraceFormat.Text){let data;if((trace===Trace.Verbose||trace===Trace.Compact)&&(message.error&&message.error.data?data=`Error data: ${stringifyTrace(message.error.
data)}`:message.result?data=`Result: ${stringifyTrace(message.result)}`:message.error===void 0&&(data="No result returned.")),responsePromise){let error=message.
error?` Request failed: ${message.error.message} (${message.error.code}).`:"";tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.
now()-responsePromise.timerStart}ms.${error}`,data)}else tracer.log(`Received response ${message.id} without active response promise.`,data)}else logLSPMessage(
"receive-response",message)}function logLSPMessage(type,message){if(!tracer||trace===Trace.Off)return;let lspMessage={isLSPMessage:!0,type,message,timestamp:Date.
now()};tracer.log(lspMessage)}function throwIfClosedOrDisposed(){if(isClosed())throw new ConnectionError(ConnectionErrors.Closed,"Connection is closed.");if(isDisposed())
throw new ConnectionError(ConnectionErrors.Disposed,"Connection is disposed.")}function throwIfListening(){if(isListening())throw new ConnectionError(ConnectionErrors.
AlreadyListening,"Connection is already listening")}function throwIfNotListening(){if(!isListening())throw new Error("Call listen() first.")}function undefinedToNull(param){
return param===void 0?null:param}function nullToUndefined(param){if(param!==null)return param}function isNamedParam(param){return param!=null&&!Array.isArray(param)&&
typeof param=="object"}function computeSingleParam(parameterStructures,param){switch(parameterStructures){case messages_1.ParameterStructures.auto:return isNamedParam(
param)?nullToUndefined(param):[undefinedToNull(param)];case messages_1.ParameterStructures.byName:if(!isNamedParam(param))throw new Error("Received parameters b\
y name but param is not an object literal.");return nullToUndefined(param);case messages_1.ParameterStructures.byPosition:return[undefinedToNull(param)];default:
throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`)}}function computeMessageParams(type,params){let result,numberOfParams=type.numberOfParams;
switch(numberOfParams){case 0:result=void 0;break;case 1:result=computeSingleParam(type.parameterStructures,params[0]);break;default:result=[];for(let i=0;i<params.
length&&i<numberOfParams;i++)result.push(undefinedToNull(params[i]));if(params.length<numberOfParams)for(let i=params.length;i<numberOfParams;i++)result.push(null);
break}return result}let connection={sendNotification:(type,...args)=>{throwIfClosedOrDisposed();let method,messageParams;if(Is2.string(type)){method=type;let first=args[0],
paramStart=0,parameterStructures=messages_1.ParameterStructures.auto;messages_1.ParameterStructures.is(first)&&(paramStart=1,parameterStructures=first);let paramEnd=args.
length,numberOfParams=paramEnd-paramStart;switch(numberOfParams){case 0:messageParams=void 0;break;case 1:messageParams=computeSingleParam(parameterStructures,args[paramStart]);
break;default:if(parameterStructures===messages_1.ParameterStructures.byName)throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification p\
arameter structure.`);messageParams=args.slice(paramStart,paramEnd).map(value=>undefinedToNull(value));break}}else{let params=args;method=type.method,messageParams=
computeMessageParams(type,params)}let notificationMessage={jsonrpc:version,method,params:messageParams};return traceSendingNotification(notificationMessage),messageWriter.
write(notificationMessage).catch(error=>{throw logger.error("Sending notification failed."),error})},onNotification:(type,handler)=>{throwIfClosedOrDisposed();let method;
return Is2.func(type)?starNotificationHandler=type:handler&&(Is2.string(type)?(method=type,notificationHandlers.set(type,{type:void 0,handler})):(method=type.method,
notificationHandlers.set(type.method,{type,handler}))),{dispose:()=>{method!==void 0?notificationHandlers.get(method)?.handler===handler&&notificationHandlers.delete(
method):starNotificationHandler===type&&(starNotificationHandler=void 0)}}},onProgress:(_type,token,handler)=>{if(progressHandlers.has(token))throw new Error(`P\
rogress handler for token ${token} already registered`);return progressHandlers.set(token,handler),{dispose:()=>{progressHandlers.get(token)===handler&&progressHandlers.
delete(token)}}},sendProgress:(_type,token,value)=>connection.sendNotification(ProgressNotification.type,{token,value}),onUnhandledProgress:unhandledProgressEmitter.
event,sendRequest:(type,...args)=>{throwIfClosedOrDisposed(),throwIfNotListening();function sendCancellation(connection2,id2){let p=cancellationStrategy.sender.
sendCancellation(connection2,id2);p===void 0?logger.log(`Received no promise from cancellation strategy when cancelling id ${id2}`):p.catch(()=>{logger.log(`Sen\
ding cancellation messages for id ${id2} failed.`)})}let method,messageParams,token;if(Is2.string(type)){method=type;let first=args[0],last=args[args.length-1],
paramStart=0,parameterStructures=messages_1.ParameterStructures.auto;messages_1.ParameterStructures.is(first)&&(paramStart=1,parameterStructures=first);let paramEnd=args.
length;cancellation_1.CancellationToken.is(last)&&(paramEnd=paramEnd-1,token=last);let numberOfParams=paramEnd-paramStart;switch(numberOfParams){case 0:messageParams=
void 0;break;case 1:messageParams=computeSingleParam(parameterStructures,args[paramStart]);break;default:if(parameterStructures===messages_1.ParameterStructures.
byName)throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);messageParams=args.slice(paramStart,paramEnd).map(value=>undefinedToNull(
value));break}}else{let params=args;method=type.method,messageParams=computeMessageParams(type,params);let numberOfParams=type.numberOfParams;token=cancellation_1.
CancellationToken.is(params[numberOfParams])?params[numberOfParams]:void 0}let id=sequenceNumber++,disposable,tokenWasCancelled=!1;token!==void 0&&(token.isCancellationRequested?
tokenWasCancelled=!0:disposable=token.onCancellationRequested(()=>{sendCancellation(connection,id)}));let requestMessage={jsonrpc:version,id,method,params:messageParams};
return traceSendingRequest(requestMessage),typeof cancellationStrategy.sender.enableCancellation=="function"&&cancellationStrategy.sender.enableCancellation(requestMessage),
new Promise(async(resolve6,reject)=>{let resolveWithCleanup=r=>{resolve6(r),cancellationStrategy.sender.cleanup(id),disposable?.dispose()},rejectWithCleanup=r=>{
reject(r),cancellationStrategy.sender.cleanup(id),disposable?.dispose()},responsePromise={method,timerStart:Date.now(),resolve:resolveWithCleanup,reject:rejectWithCleanup};
try{responsePromises.set(id,responsePromise),await messageWriter.write(requestMessage),tokenWasCancelled&&sendCancellation(connection,id)}catch(error){responsePromises.
delete(id),responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError,error.message?error.message:"Unknown reason")),logger.error(
"Sending request failed.")}})},onRequest:(type,handler)=>{throwIfClosedOrDisposed();let method=null;return StarRequestHandler.is(type)?(method=void 0,starRequestHandler=
type):Is2.string(type)?(method=null,handler!==void 0&&(method=type,requestHandlers.set(type,{handler,type:void 0}))):handler!==void 0&&(method=type.method,requestHandlers.
set(type.method,{type,handler})),{dispose:()=>{method!==null&&(method!==void 0?requestHandlers.get(method)?.handler===handler&&requestHandlers.delete(method):starRequestHandler===
type&&(starRequestHandler=void 0))}}},hasPendingResponse:()=>responsePromises.size>0,trace:async(_value,_tracer,sendNotificationOrTraceOptions)=>{let _sendNotification=!1,
_traceFormat=TraceFormat.Text;sendNotificationOrTraceOptions!==void 0&&(Is2.boolean(sendNotificationOrTraceOptions)?_sendNotification=sendNotificationOrTraceOptions:
(_sendNotification=sendNotificationOrTraceOptions.sendNotification||!1,_traceFormat=sendNotificationOrTraceOptions.traceFormat||TraceFormat.Text)),trace=_value,
traceFormat=_traceFormat,trace===Trace.Off?tracer=void 0:tracer=_tracer,_sendNotification&&!isClosed()&&!isDisposed()&&await connection.sendNotification(SetTraceNotification.
type,{value:Trace.toString(_value)})},onError:errorEmitter.event,onClose:closeEmitter.event,onUnhandledNotification:unhandledNotificationEmitter.event,onDispose:disposeEmitter.
event,end:()=>{messageWriter.end()},dispose:()=>{if(isDisposed())return;state=ConnectionState.Disposed,disposeEmitter.fire(void 0);let error=new messages_1.ResponseError(
messages_1.ErrorCodes.PendingResponseRejected,"Pending response rejected since connection got disposed");for(let promise of responsePromises.values())promise.reject(
error);responsePromises=new Map,requestTokens=new Map,knownCanceledRequests=new Set,messageQueue=new linkedMap_1.LinkedMap,Is2.func(messageWriter.dispose)&&messageWriter.
dispose(),Is2.func(messageReader.dispose)&&messageReader.dispose()},listen:()=>{throwIfClosedOrDisposed(),throwIfListening(),state=ConnectionState.Listening,messageReader.
listen(callback)},inspect:()=>{(0,ral_1.default)().console.log("inspect")}};return connection.onNotification(LogTraceNotification.type,params=>{if(trace===Trace.
Off||!tracer)return;let verbose=trace===Trace.Verbose||trace===Trace.Compact;tracer.log(params.message,verbose?params.verbose:void 0)}),connection.onNotification(
ProgressNotification.type,async params=>{let handler=progressHandlers.get(params.token);handler?await handler(params.value):unhandledProgressEmitter.fire(params)}),
connection}}});var require_api=__commonJS({"node_modules/vscode-jsonrpc/lib/common/api.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||function(mod){
return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.ProgressType=exports.ProgressToken=exports.createMessageConnection=
exports.NullLogger=exports.ConnectionOptions=exports.ConnectionStrategy=exports.AbstractMessageBuffer=exports.WriteableStreamMessageWriter=exports.AbstractMessageWriter=
exports.MessageWriter=exports.ReadableStreamMessageReader=exports.AbstractMessageReader=exports.MessageReader=exports.SharedArrayReceiverStrategy=exports.SharedArraySenderStrategy=
exports.CancellationToken=exports.CancellationTokenSource=exports.Emitter=exports.Event=exports.Disposable=exports.LRUCache=exports.Touch=exports.LinkedMap=exports.
ParameterStructures=exports.NotificationType9=exports.NotificationType8=exports.NotificationType7=exports.NotificationType6=exports.NotificationType5=exports.NotificationType4=
exports.NotificationType3=exports.NotificationType2=exports.NotificationType1=exports.NotificationType0=exports.NotificationType=exports.ErrorCodes=exports.ResponseError=
exports.RequestType9=exports.RequestType8=exports.RequestType7=exports.RequestType6=exports.RequestType5=exports.RequestType4=exports.RequestType3=exports.RequestType2=
exports.RequestType1=exports.RequestType0=exports.RequestType=exports.Message=exports.RAL=void 0;exports.MessageStrategy=exports.CancellationStrategy=exports.CancellationSenderStrategy=
exports.RequestCancellationReceiverStrategy=exports.IdCancellationReceiverStrategy=exports.CancellationReceiverStrategy=exports.ConnectionError=exports.ConnectionErrors=
exports.LogTraceNotification=exports.SetTraceNotification=exports.TraceFormat=exports.TraceValues=exports.TraceValue=exports.Trace=void 0;var messages_1=require_messages();
Object.defineProperty(exports,"Message",{enumerable:!0,get:function(){return messages_1.Message}});Object.defineProperty(exports,"RequestType",{enumerable:!0,get:function(){
return messages_1.RequestType}});Object.defineProperty(exports,"RequestType0",{enumerable:!0,get:function(){return messages_1.RequestType0}});Object.defineProperty(
exports,"RequestType1",{enumerable:!0,get:function(){return messages_1.RequestType1}});Object.defineProperty(exports,"RequestType2",{enumerable:!0,get:function(){
return messages_1.RequestType2}});Object.defineProperty(exports,"RequestType3",{enumerable:!0,get:function(){return messages_1.RequestType3}});Object.defineProperty(
exports,"RequestType4",{enumerable:!0,get:function(){return messages_1.RequestType4}});Object.defineProperty(exports,"RequestType5",{enumerable:!0,get:function(){
return messages_1.RequestType5}});Object.defineProperty(exports,"RequestType6",{enumerable:!0,get:function(){return messages_1.RequestType6}});Object.defineProperty(
exports,"RequestType7",{enumerable:!0,get:function(){return messages_1.RequestType7}});Object.defineProperty(exports,"RequestType8",{enumerable:!0,get:function(){
return messages_1.RequestType8}});Object.defineProperty(exports,"RequestType9",{enumerable:!0,get:function(){return messages_1.RequestType9}});Object.defineProperty(
exports,"ResponseError",{enumerable:!0,get:function(){return messages_1.ResponseError}});Object.defineProperty(exports,"ErrorCodes",{enumerable:!0,get:function(){
return messages_1.ErrorCodes}});Object.defineProperty(exports,"NotificationType",{enumerable:!0,get:function(){return messages_1.NotificationType}});Object.defineProperty(
exports,"NotificationType0",{enumerable:!0,get:function(){return messages_1.NotificationType0}});Object.defineProperty(exports,"NotificationType1",{enumerable:!0,
get:function(){return messages_1.NotificationType1}});Object.defineProperty(exports,"NotificationType2",{enumerable:!0,get:function(){return messages_1.NotificationType2}});
Object.defineProperty(exports,"NotificationType3",{enumerable:!0,get:function(){return messages_1.NotificationType3}});Object.defineProperty(exports,"Notificati\
onType4",{enumerable:!0,get:function(){return messages_1.NotificationType4}});Object.defineProperty(exports,"NotificationType5",{enumerable:!0,get:function(){return messages_1.
NotificationType5}});Object.defineProperty(exports,"NotificationType6",{enumerable:!0,get:function(){return messages_1.NotificationType6}});Object.defineProperty(
exports,"NotificationType7",{enumerable:!0,get:function(){return messages_1.NotificationType7}});Object.defineProperty(exports,"NotificationType8",{enumerable:!0,
get:function(){return messages_1.NotificationType8}});Object.defineProperty(exports,"NotificationType9",{enumerable:!0,get:function(){return messages_1.NotificationType9}});
Object.defineProperty(exports,"ParameterStructures",{enumerable:!0,get:function(){return messages_1.ParameterStructures}});var linkedMap_1=require_linkedMap();Object.
defineProperty(exports,"LinkedMap",{enumerable:!0,get:function(){return linkedMap_1.LinkedMap}});Object.defineProperty(exports,"LRUCache",{enumerable:!0,get:function(){
return linkedMap_1.LRUCache}});Object.defineProperty(exports,"Touch",{enumerable:!0,get:function(){return linkedMap_1.Touch}});var disposable_1=require_disposable();
Object.defineProperty(exports,"Disposable",{enumerable:!0,get:function(){return disposable_1.Disposable}});var events_1=require_events();Object.defineProperty(exports,
"Event",{enumerable:!0,get:function(){return events_1.Event}});Object.defineProperty(exports,"Emitter",{enumerable:!0,get:function(){return events_1.Emitter}});
var cancellation_1=require_cancellation();Object.defineProperty(exports,"CancellationTokenSource",{enumerable:!0,get:function(){return cancellation_1.CancellationTokenSource}});
Object.defineProperty(exports,"CancellationToken",{enumerable:!0,get:function(){return cancellation_1.CancellationToken}});var sharedArrayCancellation_1=require_sharedArrayCancellation();
Object.defineProperty(exports,"SharedArraySenderStrategy",{enumerable:!0,get:function(){return sharedArrayCancellation_1.SharedArraySenderStrategy}});Object.defineProperty(
exports,"SharedArrayReceiverStrategy",{enumerable:!0,get:function(){return sharedArrayCancellation_1.SharedArrayReceiverStrategy}});var messageReader_1=require_messageReader();
Object.defineProperty(exports,"MessageReader",{enumerable:!0,get:function(){return messageReader_1.MessageReader}});Object.defineProperty(exports,"AbstractMessa\
geReader",{enumerable:!0,get:function(){return messageReader_1.AbstractMessageReader}});Object.defineProperty(exports,"ReadableStreamMessageReader",{enumerable:!0,
get:function(){return messageReader_1.ReadableStreamMessageReader}});var messageWriter_1=require_messageWriter();Object.defineProperty(exports,"MessageWriter",{
enumerable:!0,get:function(){return messageWriter_1.MessageWriter}});Object.defineProperty(exports,"AbstractMessageWriter",{enumerable:!0,get:function(){return messageWriter_1.
AbstractMessageWriter}});Object.defineProperty(exports,"WriteableStreamMessageWriter",{enumerable:!0,get:function(){return messageWriter_1.WriteableStreamMessageWriter}});
var messageBuffer_1=require_messageBuffer();Object.defineProperty(exports,"AbstractMessageBuffer",{enumerable:!0,get:function(){return messageBuffer_1.AbstractMessageBuffer}});
var connection_1=require_connection();Object.defineProperty(exports,"ConnectionStrategy",{enumerable:!0,get:function(){return connection_1.ConnectionStrategy}});
Object.defineProperty(exports,"ConnectionOptions",{enumerable:!0,get:function(){return connection_1.ConnectionOptions}});Object.defineProperty(exports,"NullLogg\
er",{enumerable:!0,get:function(){return connection_1.NullLogger}});Object.defineProperty(exports,"createMessageConnection",{enumerable:!0,get:function(){return connection_1.
createMessageConnection}});Object.defineProperty(exports,"ProgressToken",{enumerable:!0,get:function(){return connection_1.ProgressToken}});Object.defineProperty(
exports,"ProgressType",{enumerable:!0,get:function(){return connection_1.ProgressType}});Object.defineProperty(exports,"Trace",{enumerable:!0,get:function(){return connection_1.
Trace}});Object.defineProperty(exports,"TraceValue",{enumerable:!0,get:function(){return connection_1.TraceValue}});Object.defineProperty(exports,"TraceFormat",
{enumerable:!0,get:function(){return connection_1.TraceFormat}});Object.defineProperty(exports,"SetTraceNotification",{enumerable:!0,get:function(){return connection_1.
SetTraceNotification}});Object.defineProperty(exports,"LogTraceNotification",{enumerable:!0,get:function(){return connection_1.LogTraceNotification}});Object.defineProperty(
exports,"ConnectionErrors",{enumerable:!0,get:function(){return connection_1.ConnectionErrors}});Object.defineProperty(exports,"ConnectionError",{enumerable:!0,
get:function(){return connection_1.ConnectionError}});Object.defineProperty(exports,"CancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.
CancellationReceiverStrategy}});Object.defineProperty(exports,"IdCancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.IdCancellationReceiverStrategy}});
Object.defineProperty(exports,"RequestCancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.RequestCancellationReceiverStrategy}});Object.
defineProperty(exports,"CancellationSenderStrategy",{enumerable:!0,get:function(){return connection_1.CancellationSenderStrategy}});Object.defineProperty(exports,
"CancellationStrategy",{enumerable:!0,get:function(){return connection_1.CancellationStrategy}});Object.defineProperty(exports,"MessageStrategy",{enumerable:!0,
get:function(){return connection_1.MessageStrategy}});Object.defineProperty(exports,"TraceValues",{enumerable:!0,get:function(){return connection_1.TraceValues}});
var ral_1=__importDefault(require_ral());exports.RAL=ral_1.default}});var main_exports={};__export(main_exports,{AnnotatedTextEdit:()=>AnnotatedTextEdit,ApplyKind:()=>ApplyKind,ChangeAnnotation:()=>ChangeAnnotation,ChangeAnnotationIdentifier:()=>ChangeAnnotationIdentifier,
CodeAction:()=>CodeAction,CodeActionContext:()=>CodeActionContext,CodeActionKind:()=>CodeActionKind,CodeActionTag:()=>CodeActionTag,CodeActionTriggerKind:()=>CodeActionTriggerKind,
CodeDescription:()=>CodeDescription,CodeLens:()=>CodeLens,Color:()=>Color,ColorInformation:()=>ColorInformation,ColorPresentation:()=>ColorPresentation,Command:()=>Command,
CompletionItem:()=>CompletionItem,CompletionItemKind:()=>CompletionItemKind,CompletionItemLabelDetails:()=>CompletionItemLabelDetails,CompletionItemTag:()=>CompletionItemTag,
CompletionList:()=>CompletionList,CreateFile:()=>CreateFile,DeleteFile:()=>DeleteFile,Diagnostic:()=>Diagnostic,DiagnosticRelatedInformation:()=>DiagnosticRelatedInformation,
DiagnosticSeverity:()=>DiagnosticSeverity,DiagnosticTag:()=>DiagnosticTag,DocumentHighlight:()=>DocumentHighlight,DocumentHighlightKind:()=>DocumentHighlightKind,
DocumentLink:()=>DocumentLink,DocumentSymbol:()=>DocumentSymbol,DocumentUri:()=>DocumentUri,EOL:()=>EOL,FoldingRange:()=>FoldingRange,FoldingRangeKind:()=>FoldingRangeKind,
FormattingOptions:()=>FormattingOptions,Hover:()=>Hover,InlayHint:()=>InlayHint,InlayHintKind:()=>InlayHintKind,InlayHintLabelPart:()=>InlayHintLabelPart,InlineCompletionContext:()=>InlineCompletionContext,
InlineCompletionItem:()=>InlineCompletionItem,InlineCompletionList:()=>InlineCompletionList,InlineCompletionTriggerKind:()=>InlineCompletionTriggerKind,InlineValueContext:()=>InlineValueContext,
InlineValueEvaluatableExpression:()=>InlineValueEvaluatableExpression,InlineValueText:()=>InlineValueText,InlineValueVariableLookup:()=>InlineValueVariableLookup,
InsertReplaceEdit:()=>InsertReplaceEdit,InsertTextFormat:()=>InsertTextFormat,InsertTextMode:()=>InsertTextMode,LanguageKind:()=>LanguageKind,Location:()=>Location,
LocationLink:()=>LocationLink,MarkedString:()=>MarkedString,MarkupContent:()=>MarkupContent,MarkupKind:()=>MarkupKind,OptionalVersionedTextDocumentIdentifier:()=>OptionalVersionedTextDocumentIdentifier,
ParameterInformation:()=>ParameterInformation,Position:()=>Position,Range:()=>Range,RenameFile:()=>RenameFile,SelectedCompletionInfo:()=>SelectedCompletionInfo,
SelectionRange:()=>SelectionRange,SemanticTokenModifiers:()=>SemanticTokenModifiers,SemanticTokenTypes:()=>SemanticTokenTypes,SemanticTokens:()=>SemanticTokens,
SignatureInformation:()=>SignatureInformation,SnippetTextEdit:()=>SnippetTextEdit,StringValue:()=>StringValue,SymbolInformation:()=>SymbolInformation,SymbolKind:()=>SymbolKind,
SymbolTag:()=>SymbolTag,TextDocument:()=>TextDocument,TextDocumentEdit:()=>TextDocumentEdit,TextDocumentIdentifier:()=>TextDocumentIdentifier,TextDocumentItem:()=>TextDocumentItem,
TextEdit:()=>TextEdit,URI:()=>URI,VersionedTextDocumentIdentifier:()=>VersionedTextDocumentIdentifier,WorkspaceChange:()=>WorkspaceChange,WorkspaceEdit:()=>WorkspaceEdit,
WorkspaceFolder:()=>WorkspaceFolder,WorkspaceSymbol:()=>WorkspaceSymbol,integer:()=>integer,uinteger:()=>uinteger});var DocumentUri,URI,integer,uinteger,Position,
Range,Location,LocationLink,Color,ColorInformation,ColorPresentation,FoldingRangeKind,FoldingRange,DiagnosticRelatedInformation,DiagnosticSeverity,DiagnosticTag,
CodeDescription,Diagnostic,Command,TextEdit,ChangeAnnotation,ChangeAnnotationIdentifier,AnnotatedTextEdit,TextDocumentEdit,CreateFile,RenameFile,DeleteFile,WorkspaceEdit,
TextEditChangeImpl,SnippetTextEdit,ChangeAnnotations,WorkspaceChange,TextDocumentIdentifier,VersionedTextDocumentIdentifier,OptionalVersionedTextDocumentIdentifier,
LanguageKind,TextDocumentItem,MarkupKind,MarkupContent,CompletionItemKind,InsertTextFormat,CompletionItemTag,InsertReplaceEdit,InsertTextMode,ApplyKind,CompletionItemLabelDetails,
CompletionItem,CompletionList,MarkedString,Hover,ParameterInformation,SignatureInformation,DocumentHighlightKind,DocumentHighlight,SymbolKind,SymbolTag,SymbolInformation,
WorkspaceSymbol,DocumentSymbol,CodeActionKind,CodeActionTriggerKind,CodeActionContext,CodeActionTag,CodeAction,CodeLens,FormattingOptions,DocumentLink,SelectionRange,
SemanticTokenTypes,SemanticTokenModifiers,SemanticTokens,InlineValueText,InlineValueVariableLookup,InlineValueEvaluatableExpression,InlineValueContext,InlayHintKind,
InlayHintLabelPart,InlayHint,StringValue,InlineCompletionItem,InlineCompletionList,InlineCompletionTriggerKind,SelectedCompletionInfo,InlineCompletionContext,WorkspaceFolder,
EOL,TextDocument,FullTextDocument,Is,init_main=__esm({"node_modules/vscode-languageserver-types/lib/esm/main.js"(){"use strict";(function(DocumentUri2){function is(value){
return typeof value=="string"}DocumentUri2.is=is})(DocumentUri||(DocumentUri={}));(function(URI2){function is(value){return typeof value=="string"}URI2.is=is})(
URI||(URI={}));(function(integer2){integer2.MIN_VALUE=-2147483648,integer2.MAX_VALUE=2147483647;function is(value){return typeof value=="number"&&integer2.MIN_VALUE<=
value&&value<=integer2.MAX_VALUE}integer2.is=is})(integer||(integer={}));(function(uinteger2){uinteger2.MIN_VALUE=0,uinteger2.MAX_VALUE=2147483647;function is(value){
return typeof value=="number"&&uinteger2.MIN_VALUE<=value&&value<=uinteger2.MAX_VALUE}uinteger2.is=is})(uinteger||(uinteger={}));(function(Position2){function create(line,character){
return line===Number.MAX_VALUE&&(line=uinteger.MAX_VALUE),character===Number.MAX_VALUE&&(character=uinteger.MAX_VALUE),{line,character}}Position2.create=create;
function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.uinteger(candidate.line)&&Is.uinteger(candidate.character)}Position2.is=is})(Position||
(Position={}));(function(Range2){function create(one,two,three,four){if(Is.uinteger(one)&&Is.uinteger(two)&&Is.uinteger(three)&&Is.uinteger(four))return{start:Position.
create(one,two),end:Position.create(three,four)};if(Position.is(one)&&Position.is(two))return{start:one,end:two};throw new Error(`Range#create called with inval\
id arguments[${one}, ${two}, ${three}, ${four}]`)}Range2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Position.is(candidate.
start)&&Position.is(candidate.end)}Range2.is=is})(Range||(Range={}));(function(Location2){function create(uri,range){return{uri,range}}Location2.create=create;function is(value){
let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&(Is.string(candidate.uri)||Is.undefined(candidate.uri))}Location2.is=is})(Location||
(Location={}));(function(LocationLink2){function create(targetUri,targetRange,targetSelectionRange,originSelectionRange){return{targetUri,targetRange,targetSelectionRange,
originSelectionRange}}LocationLink2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.targetRange)&&Is.
string(candidate.targetUri)&&Range.is(candidate.targetSelectionRange)&&(Range.is(candidate.originSelectionRange)||Is.undefined(candidate.originSelectionRange))}
LocationLink2.is=is})(LocationLink||(LocationLink={}));(function(Color2){function create(red,green,blue,alpha){return{red,green,blue,alpha}}Color2.create=create;
function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.numberRange(candidate.red,0,1)&&Is.numberRange(candidate.green,0,1)&&Is.numberRange(
candidate.blue,0,1)&&Is.numberRange(candidate.alpha,0,1)}Color2.is=is})(Color||(Color={}));(function(ColorInformation2){function create(range,color){return{range,
color}}ColorInformation2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&Color.is(candidate.
color)}ColorInformation2.is=is})(ColorInformation||(ColorInformation={}));(function(ColorPresentation2){function create(label,textEdit,additionalTextEdits){return{
label,textEdit,additionalTextEdits}}ColorPresentation2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.string(candidate.
label)&&(Is.undefined(candidate.textEdit)||TextEdit.is(candidate.textEdit))&&(Is.undefined(candidate.additionalTextEdits)||Is.typedArray(candidate.additionalTextEdits,
TextEdit.is))}ColorPresentation2.is=is})(ColorPresentation||(ColorPresentation={}));(function(FoldingRangeKind2){FoldingRangeKind2.Comment="comment",FoldingRangeKind2.
Imports="imports",FoldingRangeKind2.Region="region"})(FoldingRangeKind||(FoldingRangeKind={}));(function(FoldingRange2){function create(startLine,endLine,startCharacter,endCharacter,kind,collapsedText){
let result={startLine,endLine};return Is.defined(startCharacter)&&(result.startCharacter=startCharacter),Is.defined(endCharacter)&&(result.endCharacter=endCharacter),
Is.defined(kind)&&(result.kind=kind),Is.defined(collapsedText)&&(result.collapsedText=collapsedText),result}FoldingRange2.create=create;function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Is.uinteger(candidate.startLine)&&Is.uinteger(candidate.endLine)&&(Is.undefined(candidate.startCharacter)||Is.uinteger(candidate.
startCharacter))&&(Is.undefined(candidate.endCharacter)||Is.uinteger(candidate.endCharacter))&&(Is.undefined(candidate.kind)||Is.string(candidate.kind))}FoldingRange2.
is=is})(FoldingRange||(FoldingRange={}));(function(DiagnosticRelatedInformation2){function create(location,message){return{location,message}}DiagnosticRelatedInformation2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Location.is(candidate.location)&&Is.string(candidate.message)}DiagnosticRelatedInformation2.
is=is})(DiagnosticRelatedInformation||(DiagnosticRelatedInformation={}));(function(DiagnosticSeverity2){DiagnosticSeverity2.Error=1,DiagnosticSeverity2.Warning=
2,DiagnosticSeverity2.Information=3,DiagnosticSeverity2.Hint=4})(DiagnosticSeverity||(DiagnosticSeverity={}));(function(DiagnosticTag3){DiagnosticTag3.Unnecessary=
1,DiagnosticTag3.Deprecated=2})(DiagnosticTag||(DiagnosticTag={}));(function(CodeDescription2){function is(value){let candidate=value;return Is.objectLiteral(candidate)&&
Is.string(candidate.href)}CodeDescription2.is=is})(CodeDescription||(CodeDescription={}));(function(Diagnostic2){function create(range,message,severity,code,source2,relatedInformation){
let result={range,message};return Is.defined(severity)&&(result.severity=severity),Is.defined(code)&&(result.code=code),Is.defined(source2)&&(result.source=source2),
Is.defined(relatedInformation)&&(result.relatedInformation=relatedInformation),result}Diagnostic2.create=create;function is(value){var _a;let candidate=value;return Is.
defined(candidate)&&Range.is(candidate.range)&&(Is.string(candidate.message)||MarkupContent.is(candidate.message))&&(Is.number(candidate.severity)||Is.undefined(
candidate.severity))&&(Is.integer(candidate.code)||Is.string(candidate.code)||Is.undefined(candidate.code))&&(Is.undefined(candidate.codeDescription)||Is.string(
(_a=candidate.codeDescription)===null||_a===void 0?void 0:_a.href))&&(Is.string(candidate.source)||Is.undefined(candidate.source))&&(Is.undefined(candidate.relatedInformation)||
Is.typedArray(candidate.relatedInformation,DiagnosticRelatedInformation.is))}Diagnostic2.is=is;function is3_17(value){return Is.string(value.message)}Diagnostic2.
is3_17=is3_17;function getMessageString(diagnostic){if(Is.string(diagnostic.message))return diagnostic.message;if(MarkupContent.is(diagnostic.message))return diagnostic.
message.value;throw new Error(`Unknown message type ${typeof diagnostic.message}`)}Diagnostic2.getMessageString=getMessageString})(Diagnostic||(Diagnostic={}));
(function(Command2){function create(title,command,...args){let result={title,command};return Is.defined(args)&&args.length>0&&(result.arguments=args),result}Command2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.title)&&(candidate.tooltip===void 0||Is.string(candidate.
tooltip))&&Is.string(candidate.command)}Command2.is=is})(Command||(Command={}));(function(TextEdit2){function replace(range,newText){return{range,newText}}TextEdit2.
replace=replace;function insert(position,newText){return{range:{start:position,end:position},newText}}TextEdit2.insert=insert;function del(range){return{range,newText:""}}
TextEdit2.del=del;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.string(candidate.newText)&&Range.is(candidate.range)}TextEdit2.is=
is})(TextEdit||(TextEdit={}));(function(ChangeAnnotation2){function create(label,needsConfirmation,description){let result={label};return needsConfirmation!==void 0&&
(result.needsConfirmation=needsConfirmation),description!==void 0&&(result.description=description),result}ChangeAnnotation2.create=create;function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Is.string(candidate.label)&&(Is.boolean(candidate.needsConfirmation)||candidate.needsConfirmation===void 0)&&(Is.string(candidate.
description)||candidate.description===void 0)}ChangeAnnotation2.is=is})(ChangeAnnotation||(ChangeAnnotation={}));(function(ChangeAnnotationIdentifier2){function is(value){
let candidate=value;return Is.string(candidate)}ChangeAnnotationIdentifier2.is=is})(ChangeAnnotationIdentifier||(ChangeAnnotationIdentifier={}));(function(AnnotatedTextEdit2){
function replace(range,newText,annotation){return{range,newText,annotationId:annotation}}AnnotatedTextEdit2.replace=replace;function insert(position,newText,annotation){
return{range:{start:position,end:position},newText,annotationId:annotation}}AnnotatedTextEdit2.insert=insert;function del(range,annotation){return{range,newText:"",
annotationId:annotation}}AnnotatedTextEdit2.del=del;function is(value){let candidate=value;return TextEdit.is(candidate)&&(ChangeAnnotation.is(candidate.annotationId)||
ChangeAnnotationIdentifier.is(candidate.annotationId))}AnnotatedTextEdit2.is=is})(AnnotatedTextEdit||(AnnotatedTextEdit={}));(function(TextDocumentEdit2){function create(textDocument,edits){
return{textDocument,edits}}TextDocumentEdit2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&OptionalVersionedTextDocumentIdentifier.
is(candidate.textDocument)&&Array.isArray(candidate.edits)}TextDocumentEdit2.is=is})(TextDocumentEdit||(TextDocumentEdit={}));(function(CreateFile2){function create(uri,options2,annotation){
let result={kind:"create",uri};return options2!==void 0&&(options2.overwrite!==void 0||options2.ignoreIfExists!==void 0)&&(result.options=options2),annotation!==
void 0&&(result.annotationId=annotation),result}CreateFile2.create=create;function is(value){let candidate=value;return candidate&&candidate.kind==="create"&&Is.
string(candidate.uri)&&(candidate.options===void 0||(candidate.options.overwrite===void 0||Is.boolean(candidate.options.overwrite))&&(candidate.options.ignoreIfExists===
void 0||Is.boolean(candidate.options.ignoreIfExists)))&&(candidate.annotationId===void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}CreateFile2.is=
is})(CreateFile||(CreateFile={}));(function(RenameFile2){function create(oldUri,newUri,options2,annotation){let result={kind:"rename",oldUri,newUri};return options2!==
void 0&&(options2.overwrite!==void 0||options2.ignoreIfExists!==void 0)&&(result.options=options2),annotation!==void 0&&(result.annotationId=annotation),result}
RenameFile2.create=create;function is(value){let candidate=value;return candidate&&candidate.kind==="rename"&&Is.string(candidate.oldUri)&&Is.string(candidate.newUri)&&
(candidate.options===void 0||(candidate.options.overwrite===void 0||Is.boolean(candidate.options.overwrite))&&(candidate.options.ignoreIfExists===void 0||Is.boolean(
candidate.options.ignoreIfExists)))&&(candidate.annotationId===void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}RenameFile2.is=is})(RenameFile||(RenameFile=
{}));(function(DeleteFile2){function create(uri,options2,annotation){let result={kind:"delete",uri};return options2!==void 0&&(options2.recursive!==void 0||options2.
ignoreIfNotExists!==void 0)&&(result.options=options2),annotation!==void 0&&(result.annotationId=annotation),result}DeleteFile2.create=create;function is(value){
let candidate=value;return candidate&&candidate.kind==="delete"&&Is.string(candidate.uri)&&(candidate.options===void 0||(candidate.options.recursive===void 0||Is.
boolean(candidate.options.recursive))&&(candidate.options.ignoreIfNotExists===void 0||Is.boolean(candidate.options.ignoreIfNotExists)))&&(candidate.annotationId===
void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}DeleteFile2.is=is})(DeleteFile||(DeleteFile={}));(function(WorkspaceEdit2){function is(value){let candidate=value;
return candidate&&(candidate.changes!==void 0||candidate.documentChanges!==void 0)&&(candidate.documentChanges===void 0||candidate.documentChanges.every(change=>Is.
string(change.kind)?CreateFile.is(change)||RenameFile.is(change)||DeleteFile.is(change):TextDocumentEdit.is(change)))}WorkspaceEdit2.is=is})(WorkspaceEdit||(WorkspaceEdit=
{}));TextEditChangeImpl=class{constructor(edits,changeAnnotations){this.edits=edits,this.changeAnnotations=changeAnnotations}insert(position,newText,annotation){
let edit,id;if(annotation===void 0?edit=TextEdit.insert(position,newText):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.insert(
position,newText,annotation)):(this.assertChangeAnnotations(this.changeAnnotations),id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.insert(position,
newText,id)),this.edits.push(edit),id!==void 0)return id}replace(range,newText,annotation){let edit,id;if(annotation===void 0?edit=TextEdit.replace(range,newText):
ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.replace(range,newText,annotation)):(this.assertChangeAnnotations(this.changeAnnotations),
id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.replace(range,newText,id)),this.edits.push(edit),id!==void 0)return id}delete(range,annotation){
let edit,id;if(annotation===void 0?edit=TextEdit.del(range):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.del(range,annotation)):
(this.assertChangeAnnotations(this.changeAnnotations),id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.del(range,id)),this.edits.push(edit),id!==
void 0)return id}add(edit){this.edits.push(edit)}all(){return this.edits}clear(){this.edits.splice(0,this.edits.length)}assertChangeAnnotations(value){if(value===
void 0)throw new Error("Text edit change is not configured to manage change annotations.")}};(function(SnippetTextEdit2){function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&StringValue.isSnippet(candidate.snippet)&&(candidate.annotationId===void 0||ChangeAnnotation.is(candidate.
annotationId)||ChangeAnnotationIdentifier.is(candidate.annotationId))}SnippetTextEdit2.is=is})(SnippetTextEdit||(SnippetTextEdit={}));ChangeAnnotations=class{constructor(annotations){
this._annotations=annotations===void 0?Object.create(null):annotations,this._counter=0,this._size=0}all(){return this._annotations}get size(){return this._size}manage(idOrAnnotation,annotation){
let id;if(ChangeAnnotationIdentifier.is(idOrAnnotation)?id=idOrAnnotation:(id=this.nextId(),annotation=idOrAnnotation),this._annotations[id]!==void 0)throw new Error(
`Id ${id} is already in use.`);if(annotation===void 0)throw new Error(`No annotation provided for id ${id}`);return this._annotations[id]=annotation,this._size++,
id}nextId(){return this._counter++,this._counter.toString()}},WorkspaceChange=class{constructor(workspaceEdit){this._textEditChanges=Object.create(null),workspaceEdit!==
void 0?(this._workspaceEdit=workspaceEdit,workspaceEdit.documentChanges?(this._changeAnnotations=new ChangeAnnotations(workspaceEdit.changeAnnotations),workspaceEdit.
changeAnnotations=this._changeAnnotations.all(),workspaceEdit.documentChanges.forEach(change=>{if(TextDocumentEdit.is(change)){let textEditChange=new TextEditChangeImpl(
change.edits,this._changeAnnotations);this._textEditChanges[change.textDocument.uri]=textEditChange}})):workspaceEdit.changes&&Object.keys(workspaceEdit.changes).
forEach(key=>{let textEditChange=new TextEditChangeImpl(workspaceEdit.changes[key]);this._textEditChanges[key]=textEditChange})):this._workspaceEdit={}}get edit(){
return this.initDocumentChanges(),this._changeAnnotations!==void 0&&(this._changeAnnotations.size===0?this._workspaceEdit.changeAnnotations=void 0:this._workspaceEdit.
changeAnnotations=this._changeAnnotations.all()),this._workspaceEdit}getTextEditChange(key){if(OptionalVersionedTextDocumentIdentifier.is(key)){if(this.initDocumentChanges(),
this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let textDocument={uri:key.uri,version:key.
version},result=this._textEditChanges[textDocument.uri];if(!result){let edits=[],textDocumentEdit={textDocument,edits};this._workspaceEdit.documentChanges.push(
textDocumentEdit),result=new TextEditChangeImpl(edits,this._changeAnnotations),this._textEditChanges[textDocument.uri]=result}return result}else{if(this.initChanges(),
this._workspaceEdit.changes===void 0)throw new Error("Workspace edit is not configured for normal text edit changes.");let result=this._textEditChanges[key];if(!result){
let edits=[];this._workspaceEdit.changes[key]=edits,result=new TextEditChangeImpl(edits),this._textEditChanges[key]=result}return result}}initDocumentChanges(){
this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._changeAnnotations=new ChangeAnnotations,this._workspaceEdit.documentChanges=
[],this._workspaceEdit.changeAnnotations=this._changeAnnotations.all())}initChanges(){this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===
void 0&&(this._workspaceEdit.changes=Object.create(null))}createFile(uri,optionsOrAnnotation,options2){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===
void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options2=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=CreateFile.create(uri,options2):
(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=CreateFile.create(uri,options2,id)),this._workspaceEdit.
documentChanges.push(operation),id!==void 0)return id}renameFile(oldUri,newUri,optionsOrAnnotation,options2){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===
void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options2=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=RenameFile.create(oldUri,newUri,
options2):(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=RenameFile.create(oldUri,newUri,options2,
id)),this._workspaceEdit.documentChanges.push(operation),id!==void 0)return id}deleteFile(uri,optionsOrAnnotation,options2){if(this.initDocumentChanges(),this._workspaceEdit.
documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options2=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=DeleteFile.create(uri,options2):
(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=DeleteFile.create(uri,options2,id)),this._workspaceEdit.
documentChanges.push(operation),id!==void 0)return id}};(function(TextDocumentIdentifier2){function create(uri){return{uri}}TextDocumentIdentifier2.create=create;
function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)}TextDocumentIdentifier2.is=is})(TextDocumentIdentifier||(TextDocumentIdentifier=
{}));(function(VersionedTextDocumentIdentifier2){function create(uri,version){return{uri,version}}VersionedTextDocumentIdentifier2.create=create;function is(value){
let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&Is.integer(candidate.version)}VersionedTextDocumentIdentifier2.is=is})(VersionedTextDocumentIdentifier||
(VersionedTextDocumentIdentifier={}));(function(OptionalVersionedTextDocumentIdentifier2){function create(uri,version){return{uri,version}}OptionalVersionedTextDocumentIdentifier2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&(candidate.version===null||Is.integer(candidate.version))}
OptionalVersionedTextDocumentIdentifier2.is=is})(OptionalVersionedTextDocumentIdentifier||(OptionalVersionedTextDocumentIdentifier={}));(function(LanguageKind2){
LanguageKind2.ABAP="abap",LanguageKind2.WindowsBat="bat",LanguageKind2.BibTeX="bibtex",LanguageKind2.Clojure="clojure",LanguageKind2.Coffeescript="coffeescript",
LanguageKind2.C="c",LanguageKind2.CPP="cpp",LanguageKind2.CSharp="csharp",LanguageKind2.CSS="css",LanguageKind2.D="d",LanguageKind2.Delphi="pascal",LanguageKind2.
Diff="diff",LanguageKind2.Dart="dart",LanguageKind2.Dockerfile="dockerfile",LanguageKind2.Elixir="elixir",LanguageKind2.Erlang="erlang",LanguageKind2.FSharp="fs\
harp",LanguageKind2.GitCommit="git-commit",LanguageKind2.GitRebase="git-rebase",LanguageKind2.Go="go",LanguageKind2.Groovy="groovy",LanguageKind2.Handlebars="ha\
ndlebars",LanguageKind2.Haskell="haskell",LanguageKind2.HTML="html",LanguageKind2.Ini="ini",LanguageKind2.Java="java",LanguageKind2.JavaScript="javascript",LanguageKind2.
JavaScriptReact="javascriptreact",LanguageKind2.JSON="json",LanguageKind2.LaTeX="latex",LanguageKind2.Less="less",LanguageKind2.Lua="lua",LanguageKind2.Makefile=
"makefile",LanguageKind2.Markdown="markdown",LanguageKind2.ObjectiveC="objective-c",LanguageKind2.ObjectiveCPP="objective-cpp",LanguageKind2.Pascal="pascal",LanguageKind2.
Perl="perl",LanguageKind2.Perl6="perl6",LanguageKind2.PHP="php",LanguageKind2.Plaintext="plaintext",LanguageKind2.Powershell="powershell",LanguageKind2.Pug="jad\
e",LanguageKind2.Python="python",LanguageKind2.R="r",LanguageKind2.Razor="razor",LanguageKind2.Ruby="ruby",LanguageKind2.Rust="rust",LanguageKind2.SCSS="scss",LanguageKind2.
SASS="sass",LanguageKind2.Scala="scala",LanguageKind2.ShaderLab="shaderlab",LanguageKind2.ShellScript="shellscript",LanguageKind2.SQL="sql",LanguageKind2.Swift=
"swift",LanguageKind2.TypeScript="typescript",LanguageKind2.TypeScriptReact="typescriptreact",LanguageKind2.TeX="tex",LanguageKind2.VisualBasic="vb",LanguageKind2.
XML="xml",LanguageKind2.XSL="xsl",LanguageKind2.YAML="yaml"})(LanguageKind||(LanguageKind={}));(function(TextDocumentItem2){function create(uri,languageId2,version,text){
return{uri,languageId:languageId2,version,text}}TextDocumentItem2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.
uri)&&Is.string(candidate.languageId)&&Is.integer(candidate.version)&&Is.string(candidate.text)}TextDocumentItem2.is=is})(TextDocumentItem||(TextDocumentItem={}));
(function(MarkupKind2){MarkupKind2.PlainText="plaintext",MarkupKind2.Markdown="markdown";function is(value){let candidate=value;return candidate===MarkupKind2.PlainText||
candidate===MarkupKind2.Markdown}MarkupKind2.is=is})(MarkupKind||(MarkupKind={}));(function(MarkupContent2){function is(value){let candidate=value;return Is.objectLiteral(
value)&&MarkupKind.is(candidate.kind)&&Is.string(candidate.value)}MarkupContent2.is=is})(MarkupContent||(MarkupContent={}));(function(CompletionItemKind2){CompletionItemKind2.
Text=1,CompletionItemKind2.Method=2,CompletionItemKind2.Function=3,CompletionItemKind2.Constructor=4,CompletionItemKind2.Field=5,CompletionItemKind2.Variable=6,
CompletionItemKind2.Class=7,CompletionItemKind2.Interface=8,CompletionItemKind2.Module=9,CompletionItemKind2.Property=10,CompletionItemKind2.Unit=11,CompletionItemKind2.
Value=12,CompletionItemKind2.Enum=13,CompletionItemKind2.Keyword=14,CompletionItemKind2.Snippet=15,CompletionItemKind2.Color=16,CompletionItemKind2.File=17,CompletionItemKind2.
Reference=18,CompletionItemKind2.Folder=19,CompletionItemKind2.EnumMember=20,CompletionItemKind2.Constant=21,CompletionItemKind2.Struct=22,CompletionItemKind2.Event=
23,CompletionItemKind2.Operator=24,CompletionItemKind2.TypeParameter=25})(CompletionItemKind||(CompletionItemKind={}));(function(InsertTextFormat2){InsertTextFormat2.
PlainText=1,InsertTextFormat2.Snippet=2})(InsertTextFormat||(InsertTextFormat={}));(function(CompletionItemTag2){CompletionItemTag2.Deprecated=1})(CompletionItemTag||
(CompletionItemTag={}));(function(InsertReplaceEdit2){function create(newText,insert,replace){return{newText,insert,replace}}InsertReplaceEdit2.create=create;function is(value){
let candidate=value;return candidate&&Is.string(candidate.newText)&&Range.is(candidate.insert)&&Range.is(candidate.replace)}InsertReplaceEdit2.is=is})(InsertReplaceEdit||
(InsertReplaceEdit={}));(function(InsertTextMode2){InsertTextMode2.asIs=1,InsertTextMode2.adjustIndentation=2})(InsertTextMode||(InsertTextMode={}));(function(ApplyKind2){
ApplyKind2.Replace=1,ApplyKind2.Merge=2})(ApplyKind||(ApplyKind={}));(function(CompletionItemLabelDetails2){function is(value){let candidate=value;return candidate&&
(Is.string(candidate.detail)||candidate.detail===void 0)&&(Is.string(candidate.description)||candidate.description===void 0)}CompletionItemLabelDetails2.is=is})(
CompletionItemLabelDetails||(CompletionItemLabelDetails={}));(function(CompletionItem2){function create(label){return{label}}CompletionItem2.create=create})(CompletionItem||
(CompletionItem={}));(function(CompletionList2){function create(items,isIncomplete){return{items:items||[],isIncomplete:!!isIncomplete}}CompletionList2.create=create})(
CompletionList||(CompletionList={}));(function(MarkedString2){function fromPlainText(plainText){return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g,"\\$&")}MarkedString2.
fromPlainText=fromPlainText;function is(value){let candidate=value;return Is.string(candidate)||Is.objectLiteral(candidate)&&Is.string(candidate.language)&&Is.string(
candidate.value)}MarkedString2.is=is})(MarkedString||(MarkedString={}));(function(Hover2){function is(value){let candidate=value;return!!candidate&&Is.objectLiteral(
candidate)&&(MarkupContent.is(candidate.contents)||MarkedString.is(candidate.contents)||Is.typedArray(candidate.contents,MarkedString.is))&&(value.range===void 0||
Range.is(value.range))}Hover2.is=is})(Hover||(Hover={}));(function(ParameterInformation2){function create(label,documentation){return documentation?{label,documentation}:
{label}}ParameterInformation2.create=create})(ParameterInformation||(ParameterInformation={}));(function(SignatureInformation2){function create(label,documentation,...parameters){
let result={label};return Is.defined(documentation)&&(result.documentation=documentation),Is.defined(parameters)?result.parameters=parameters:result.parameters=
[],result}SignatureInformation2.create=create})(SignatureInformation||(SignatureInformation={}));(function(DocumentHighlightKind2){DocumentHighlightKind2.Text=1,
DocumentHighlightKind2.Read=2,DocumentHighlightKind2.Write=3})(DocumentHighlightKind||(DocumentHighlightKind={}));(function(DocumentHighlight2){function create(range,kind){
let result={range};return Is.number(kind)&&(result.kind=kind),result}DocumentHighlight2.create=create})(DocumentHighlight||(DocumentHighlight={}));(function(SymbolKind2){
SymbolKind2.File=1,SymbolKind2.Module=2,SymbolKind2.Namespace=3,SymbolKind2.Package=4,SymbolKind2.Class=5,SymbolKind2.Method=6,SymbolKind2.Property=7,SymbolKind2.
Field=8,SymbolKind2.Constructor=9,SymbolKind2.Enum=10,SymbolKind2.Interface=11,SymbolKind2.Function=12,SymbolKind2.Variable=13,SymbolKind2.Constant=14,SymbolKind2.
String=15,SymbolKind2.Number=16,SymbolKind2.Boolean=17,SymbolKind2.Array=18,SymbolKind2.Object=19,SymbolKind2.Key=20,SymbolKind2.Null=21,SymbolKind2.EnumMember=
22,SymbolKind2.Struct=23,SymbolKind2.Event=24,SymbolKind2.Operator=25,SymbolKind2.TypeParameter=26})(SymbolKind||(SymbolKind={}));(function(SymbolTag2){SymbolTag2.
Deprecated=1})(SymbolTag||(SymbolTag={}));(function(SymbolInformation2){function create(name,kind,range,uri,containerName){let result={name,kind,location:{uri,range}};
return containerName&&(result.containerName=containerName),result}SymbolInformation2.create=create})(SymbolInformation||(SymbolInformation={}));(function(WorkspaceSymbol2){
function create(name,kind,uri,range){return range!==void 0?{name,kind,location:{uri,range}}:{name,kind,location:{uri}}}WorkspaceSymbol2.create=create})(WorkspaceSymbol||
(WorkspaceSymbol={}));(function(DocumentSymbol2){function create(name,detail,kind,range,selectionRange,children){let result={name,detail,kind,range,selectionRange};
return children!==void 0&&(result.children=children),result}DocumentSymbol2.create=create;function is(value){let candidate=value;return candidate&&Is.string(candidate.
name)&&Is.number(candidate.kind)&&Range.is(candidate.range)&&Range.is(candidate.selectionRange)&&(candidate.detail===void 0||Is.string(candidate.detail))&&(candidate.
deprecated===void 0||Is.boolean(candidate.deprecated))&&(candidate.children===void 0||Array.isArray(candidate.children))&&(candidate.tags===void 0||Array.isArray(
candidate.tags))}DocumentSymbol2.is=is})(DocumentSymbol||(DocumentSymbol={}));(function(CodeActionKind2){CodeActionKind2.Empty="",CodeActionKind2.QuickFix="quic\
kfix",CodeActionKind2.Refactor="refactor",CodeActionKind2.RefactorExtract="refactor.extract",CodeActionKind2.RefactorInline="refactor.inline",CodeActionKind2.RefactorMove=
"refactor.move",CodeActionKind2.RefactorRewrite="refactor.rewrite",CodeActionKind2.Source="source",CodeActionKind2.SourceOrganizeImports="source.organizeImports",
CodeActionKind2.SourceFixAll="source.fixAll",CodeActionKind2.Notebook="notebook"})(CodeActionKind||(CodeActionKind={}));(function(CodeActionTriggerKind2){CodeActionTriggerKind2.
Invoked=1,CodeActionTriggerKind2.Automatic=2})(CodeActionTriggerKind||(CodeActionTriggerKind={}));(function(CodeActionContext2){function create(diagnostics,only,triggerKind){
let result={diagnostics};return only!=null&&(result.only=only),triggerKind!=null&&(result.triggerKind=triggerKind),result}CodeActionContext2.create=create;function is(value){
let candidate=value;return Is.defined(candidate)&&Is.typedArray(candidate.diagnostics,Diagnostic.is)&&(candidate.only===void 0||Is.typedArray(candidate.only,Is.
string))&&(candidate.triggerKind===void 0||candidate.triggerKind===CodeActionTriggerKind.Invoked||candidate.triggerKind===CodeActionTriggerKind.Automatic)}CodeActionContext2.
is=is})(CodeActionContext||(CodeActionContext={}));(function(CodeActionTag2){CodeActionTag2.LLMGenerated=1;function is(value){return Is.defined(value)&&value===
CodeActionTag2.LLMGenerated}CodeActionTag2.is=is})(CodeActionTag||(CodeActionTag={}));(function(CodeAction2){function create(title,kindOrCommandOrEdit,kind){let result={
title},checkKind=!0;return typeof kindOrCommandOrEdit=="string"?(checkKind=!1,result.kind=kindOrCommandOrEdit):Command.is(kindOrCommandOrEdit)?result.command=kindOrCommandOrEdit:
result.edit=kindOrCommandOrEdit,checkKind&&kind!==void 0&&(result.kind=kind),result}CodeAction2.create=create;function is(value){let candidate=value;return candidate&&
Is.string(candidate.title)&&(candidate.diagnostics===void 0||Is.typedArray(candidate.diagnostics,Diagnostic.is))&&(candidate.kind===void 0||Is.string(candidate.
kind))&&(candidate.edit!==void 0||candidate.command!==void 0)&&(candidate.command===void 0||Command.is(candidate.command))&&(candidate.isPreferred===void 0||Is.
boolean(candidate.isPreferred))&&(candidate.edit===void 0||WorkspaceEdit.is(candidate.edit))&&(candidate.tags===void 0||Is.typedArray(candidate.tags,CodeActionTag.
is))}CodeAction2.is=is})(CodeAction||(CodeAction={}));(function(CodeLens2){function create(range,data){let result={range};return Is.defined(data)&&(result.data=
data),result}CodeLens2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Range.is(candidate.range)&&(Is.undefined(candidate.command)||
Command.is(candidate.command))}CodeLens2.is=is})(CodeLens||(CodeLens={}));(function(FormattingOptions2){function create(tabSize,insertSpaces){return{tabSize,insertSpaces}}
FormattingOptions2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.uinteger(candidate.tabSize)&&Is.boolean(candidate.insertSpaces)}
FormattingOptions2.is=is})(FormattingOptions||(FormattingOptions={}));(function(DocumentLink2){function create(range,target,data){return{range,target,data}}DocumentLink2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Range.is(candidate.range)&&(Is.undefined(candidate.target)||Is.string(candidate.
target))}DocumentLink2.is=is})(DocumentLink||(DocumentLink={}));(function(SelectionRange2){function create(range,parent){return{range,parent}}SelectionRange2.create=
create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&(candidate.parent===void 0||SelectionRange2.is(candidate.
parent))}SelectionRange2.is=is})(SelectionRange||(SelectionRange={}));(function(SemanticTokenTypes2){SemanticTokenTypes2.namespace="namespace",SemanticTokenTypes2.
type="type",SemanticTokenTypes2.class="class",SemanticTokenTypes2.enum="enum",SemanticTokenTypes2.interface="interface",SemanticTokenTypes2.struct="struct",SemanticTokenTypes2.
typeParameter="typeParameter",SemanticTokenTypes2.parameter="parameter",SemanticTokenTypes2.variable="variable",SemanticTokenTypes2.property="property",SemanticTokenTypes2.
enumMember="enumMember",SemanticTokenTypes2.event="event",SemanticTokenTypes2.function="function",SemanticTokenTypes2.method="method",SemanticTokenTypes2.macro=
"macro",SemanticTokenTypes2.keyword="keyword",SemanticTokenTypes2.modifier="modifier",SemanticTokenTypes2.comment="comment",SemanticTokenTypes2.string="string",
SemanticTokenTypes2.number="number",SemanticTokenTypes2.regexp="regexp",SemanticTokenTypes2.operator="operator",SemanticTokenTypes2.decorator="decorator",SemanticTokenTypes2.
label="label"})(SemanticTokenTypes||(SemanticTokenTypes={}));(function(SemanticTokenModifiers2){SemanticTokenModifiers2.declaration="declaration",SemanticTokenModifiers2.
definition="definition",SemanticTokenModifiers2.readonly="readonly",SemanticTokenModifiers2.static="static",SemanticTokenModifiers2.deprecated="deprecated",SemanticTokenModifiers2.
abstract="abstract",SemanticTokenModifiers2.async="async",SemanticTokenModifiers2.modification="modification",SemanticTokenModifiers2.documentation="documentati\
on",SemanticTokenModifiers2.defaultLibrary="defaultLibrary"})(SemanticTokenModifiers||(SemanticTokenModifiers={}));(function(SemanticTokens2){function is(value){
let candidate=value;return Is.objectLiteral(candidate)&&(candidate.resultId===void 0||typeof candidate.resultId=="string")&&Array.isArray(candidate.data)&&(candidate.
data.length===0||typeof candidate.data[0]=="number")}SemanticTokens2.is=is})(SemanticTokens||(SemanticTokens={}));(function(InlineValueText2){function create(range,text){
return{range,text}}InlineValueText2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(candidate.range)&&Is.string(candidate.
text)}InlineValueText2.is=is})(InlineValueText||(InlineValueText={}));(function(InlineValueVariableLookup2){function create(range,variableName,caseSensitiveLookup){
return{range,variableName,caseSensitiveLookup}}InlineValueVariableLookup2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(
candidate.range)&&Is.boolean(candidate.caseSensitiveLookup)&&(Is.string(candidate.variableName)||candidate.variableName===void 0)}InlineValueVariableLookup2.is=
is})(InlineValueVariableLookup||(InlineValueVariableLookup={}));(function(InlineValueEvaluatableExpression2){function create(range,expression){return{range,expression}}
InlineValueEvaluatableExpression2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(candidate.range)&&(Is.string(candidate.expression)||
candidate.expression===void 0)}InlineValueEvaluatableExpression2.is=is})(InlineValueEvaluatableExpression||(InlineValueEvaluatableExpression={}));(function(InlineValueContext2){
function create(frameId,stoppedLocation){return{frameId,stoppedLocation}}InlineValueContext2.create=create;function is(value){let candidate=value;return Is.defined(
candidate)&&Range.is(value.stoppedLocation)}InlineValueContext2.is=is})(InlineValueContext||(InlineValueContext={}));(function(InlayHintKind2){InlayHintKind2.Type=
1,InlayHintKind2.Parameter=2;function is(value){return value===1||value===2}InlayHintKind2.is=is})(InlayHintKind||(InlayHintKind={}));(function(InlayHintLabelPart2){
function create(value){return{value}}InlayHintLabelPart2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&(candidate.tooltip===
void 0||Is.string(candidate.tooltip)||MarkupContent.is(candidate.tooltip))&&(candidate.location===void 0||Location.is(candidate.location))&&(candidate.command===
void 0||Command.is(candidate.command))}InlayHintLabelPart2.is=is})(InlayHintLabelPart||(InlayHintLabelPart={}));(function(InlayHint2){function create(position,label,kind){
let result={position,label};return kind!==void 0&&(result.kind=kind),result}InlayHint2.create=create;function is(value){let candidate=value;return Is.objectLiteral(
candidate)&&Position.is(candidate.position)&&(Is.string(candidate.label)||Is.typedArray(candidate.label,InlayHintLabelPart.is))&&(candidate.kind===void 0||InlayHintKind.
is(candidate.kind))&&candidate.textEdits===void 0||Is.typedArray(candidate.textEdits,TextEdit.is)&&(candidate.tooltip===void 0||Is.string(candidate.tooltip)||MarkupContent.
is(candidate.tooltip))&&(candidate.paddingLeft===void 0||Is.boolean(candidate.paddingLeft))&&(candidate.paddingRight===void 0||Is.boolean(candidate.paddingRight))}
InlayHint2.is=is})(InlayHint||(InlayHint={}));(function(StringValue2){function createSnippet(value){return{kind:"snippet",value}}StringValue2.createSnippet=createSnippet;
function isSnippet(value){let candidate=value;return Is.objectLiteral(candidate)&&candidate.kind==="snippet"&&Is.string(candidate.value)}StringValue2.isSnippet=
isSnippet})(StringValue||(StringValue={}));(function(InlineCompletionItem2){function create(insertText,filterText,range,command){return{insertText,filterText,range,
command}}InlineCompletionItem2.create=create})(InlineCompletionItem||(InlineCompletionItem={}));(function(InlineCompletionList2){function create(items){return{items}}
InlineCompletionList2.create=create})(InlineCompletionList||(InlineCompletionList={}));(function(InlineCompletionTriggerKind2){InlineCompletionTriggerKind2.Invoked=
1,InlineCompletionTriggerKind2.Automatic=2})(InlineCompletionTriggerKind||(InlineCompletionTriggerKind={}));(function(SelectedCompletionInfo2){function create(range,text){
return{range,text}}SelectedCompletionInfo2.create=create})(SelectedCompletionInfo||(SelectedCompletionInfo={}));(function(InlineCompletionContext2){function create(triggerKind,selectedCompletionInfo){
return{triggerKind,selectedCompletionInfo}}InlineCompletionContext2.create=create})(InlineCompletionContext||(InlineCompletionContext={}));(function(WorkspaceFolder2){
function is(value){let candidate=value;return Is.objectLiteral(candidate)&&URI.is(candidate.uri)&&Is.string(candidate.name)}WorkspaceFolder2.is=is})(WorkspaceFolder||
(WorkspaceFolder={}));EOL=[`
`,`\r
`,"\r"];(function(TextDocument2){function create(uri,languageId2,version,content){return new FullTextDocument(uri,languageId2,version,content)}TextDocument2.create=
create;function is(value){let candidate=value;return!!(Is.defined(candidate)&&Is.string(candidate.uri)&&(Is.undefined(candidate.languageId)||Is.string(candidate.
languageId))&&Is.uinteger(candidate.lineCount)&&Is.func(candidate.getText)&&Is.func(candidate.positionAt)&&Is.func(candidate.offsetAt))}TextDocument2.is=is;function applyEdits(document,edits){
let text=document.getText(),sortedEdits=mergeSort(edits,(a,b)=>{let diff=a.range.start.line-b.range.start.line;return diff===0?a.range.start.character-b.range.start.
character:diff}),lastModifiedOffset=text.length;for(let i=sortedEdits.length-1;i>=0;i--){let e=sortedEdits[i],startOffset=document.offsetAt(e.range.start),endOffset=document.
offsetAt(e.range.end);if(endOffset<=lastModifiedOffset)text=text.substring(0,startOffset)+e.newText+text.substring(endOffset,text.length);else throw new Error("\
Overlapping edit");lastModifiedOffset=startOffset}return text}TextDocument2.applyEdits=applyEdits;function mergeSort(data,compare){if(data.length<=1)return data;
let p=data.length/2|0,left=data.slice(0,p),right=data.slice(p);mergeSort(left,compare),mergeSort(right,compare);let leftIdx=0,rightIdx=0,i=0;for(;leftIdx<left.length&&
rightIdx<right.length;)compare(left[leftIdx],right[rightIdx])<=0?data[i++]=left[leftIdx++]:data[i++]=right[rightIdx++];for(;leftIdx<left.length;)data[i++]=left[leftIdx++];
for(;rightIdx<right.length;)data[i++]=right[rightIdx++];return data}})(TextDocument||(TextDocument={}));FullTextDocument=class{constructor(uri,languageId2,version,content){
this._uri=uri,this._languageId=languageId2,this._version=version,this._content=content,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this.
_languageId}get version(){return this._version}getText(range){if(range){let start=this.offsetAt(range.start),end=this.offsetAt(range.end);return this._content.substring(
start,end)}return this._content}update(event,version){this._content=event.text,this._version=version,this._lineOffsets=void 0}getLineOffsets(){if(this._lineOffsets===
void 0){let lineOffsets=[],text=this._content,isLineStart=!0;for(let i=0;i<text.length;i++){isLineStart&&(lineOffsets.push(i),isLineStart=!1);let ch=text.charAt(
i);isLineStart=ch==="\r"||ch===`
`,ch==="\r"&&i+1<text.length&&text.charAt(i+1)===`
`&&i++}isLineStart&&text.length>0&&lineOffsets.push(text.length),this._lineOffsets=lineOffsets}return this._lineOffsets}positionAt(offset){offset=Math.max(Math.
min(offset,this._content.length),0);let lineOffsets=this.getLineOffsets(),low=0,high=lineOffsets.length;if(high===0)return Position.create(0,offset);for(;low<high;){
let mid=Math.floor((low+high)/2);lineOffsets[mid]>offset?high=mid:low=mid+1}let line=low-1;return Position.create(line,offset-lineOffsets[line])}offsetAt(position){
let lineOffsets=this.getLineOffsets();if(position.line>=lineOffsets.length)return this._content.length;if(position.line<0)return 0;let lineOffset=lineOffsets[position.
line],nextLineOffset=position.line+1<lineOffsets.length?lineOffsets[position.line+1]:this._content.length;return Math.max(Math.min(lineOffset+position.character,
nextLineOffset),lineOffset)}get lineCount(){return this.getLineOffsets().length}};(function(Is2){let toString=Object.prototype.toString;function defined(value){
return typeof value<"u"}Is2.defined=defined;function undefined2(value){return typeof value>"u"}Is2.undefined=undefined2;function boolean(value){return value===!0||
value===!1}Is2.boolean=boolean;function string(value){return toString.call(value)==="[object String]"}Is2.string=string;function number(value){return toString.call(
value)==="[object Number]"}Is2.number=number;function numberRange(value,min,max){return toString.call(value)==="[object Number]"&&min<=value&&value<=max}Is2.numberRange=
numberRange;function integer2(value){return toString.call(value)==="[object Number]"&&-2147483648<=value&&value<=2147483647}Is2.integer=integer2;function uinteger2(value){
return toString.call(value)==="[object Number]"&&0<=value&&value<=2147483647}Is2.uinteger=uinteger2;function func(value){return toString.call(value)==="[object \
Function]"}Is2.func=func;function objectLiteral(value){return value!==null&&typeof value=="object"}Is2.objectLiteral=objectLiteral;function typedArray(value,check){
return Array.isArray(value)&&value.every(check)}Is2.typedArray=typedArray})(Is||(Is={}))}});var require_messages2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/messages.js"(exports){"use strict";Object.defineProperty(exports,"__es\
Module",{value:!0});exports.CM=exports.ProtocolNotificationType=exports.ProtocolNotificationType0=exports.ProtocolRequestType=exports.ProtocolRequestType0=exports.
RegistrationType=exports.MessageDirection=void 0;var vscode_jsonrpc_1=require_api(),MessageDirection;(function(MessageDirection2){MessageDirection2.clientToServer=
"clientToServer",MessageDirection2.serverToClient="serverToClient",MessageDirection2.both="both"})(MessageDirection||(exports.MessageDirection=MessageDirection=
{}));var RegistrationType=class{____;method;constructor(method){this.method=method}};exports.RegistrationType=RegistrationType;var ProtocolRequestType0=class extends vscode_jsonrpc_1.
RequestType0{__;___;____;_pr;constructor(method){super(method)}};exports.ProtocolRequestType0=ProtocolRequestType0;var ProtocolRequestType=class extends vscode_jsonrpc_1.
RequestType{__;___;____;_pr;constructor(method){super(method,vscode_jsonrpc_1.ParameterStructures.byName)}};exports.ProtocolRequestType=ProtocolRequestType;var ProtocolNotificationType0=class extends vscode_jsonrpc_1.
NotificationType0{___;____;constructor(method){super(method)}};exports.ProtocolNotificationType0=ProtocolNotificationType0;var ProtocolNotificationType=class extends vscode_jsonrpc_1.
NotificationType{___;____;constructor(method){super(method,vscode_jsonrpc_1.ParameterStructures.byName)}};exports.ProtocolNotificationType=ProtocolNotificationType;
var CM;(function(CM2){function create(client,server){return{client,server}}CM2.create=create})(CM||(exports.CM=CM={}))}});var require_is2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/utils/is.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",
{value:!0});exports.boolean=boolean;exports.string=string;exports.number=number;exports.error=error;exports.func=func;exports.array=array;exports.stringArray=stringArray;
exports.typedArray=typedArray;exports.objectLiteral=objectLiteral;function boolean(value){return value===!0||value===!1}function string(value){return typeof value==
"string"||value instanceof String}function number(value){return typeof value=="number"||value instanceof Number}function error(value){return value instanceof Error}
function func(value){return typeof value=="function"}function array(value){return Array.isArray(value)}function stringArray(value){return array(value)&&value.every(
elem=>string(elem))}function typedArray(value,check){return Array.isArray(value)&&value.every(check)}function objectLiteral(value){return value!==null&&typeof value==
"object"}}});var require_protocol_implementation=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.ImplementationRequest=void 0;var messages_1=require_messages2(),ImplementationRequest;(function(ImplementationRequest2){
ImplementationRequest2.method="textDocument/implementation",ImplementationRequest2.messageDirection=messages_1.MessageDirection.clientToServer,ImplementationRequest2.
type=new messages_1.ProtocolRequestType(ImplementationRequest2.method),ImplementationRequest2.capabilities=messages_1.CM.create("textDocument.implementation","i\
mplementationProvider")})(ImplementationRequest||(exports.ImplementationRequest=ImplementationRequest={}))}});var require_protocol_typeDefinition=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.TypeDefinitionRequest=void 0;var messages_1=require_messages2(),TypeDefinitionRequest;(function(TypeDefinitionRequest2){
TypeDefinitionRequest2.method="textDocument/typeDefinition",TypeDefinitionRequest2.messageDirection=messages_1.MessageDirection.clientToServer,TypeDefinitionRequest2.
type=new messages_1.ProtocolRequestType(TypeDefinitionRequest2.method),TypeDefinitionRequest2.capabilities=messages_1.CM.create("textDocument.typeDefinition","t\
ypeDefinitionProvider")})(TypeDefinitionRequest||(exports.TypeDefinitionRequest=TypeDefinitionRequest={}))}});var require_protocol_workspaceFolder=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.DidChangeWorkspaceFoldersNotification=exports.WorkspaceFoldersRequest=void 0;var messages_1=require_messages2(),
WorkspaceFoldersRequest;(function(WorkspaceFoldersRequest2){WorkspaceFoldersRequest2.method="workspace/workspaceFolders",WorkspaceFoldersRequest2.messageDirection=
messages_1.MessageDirection.serverToClient,WorkspaceFoldersRequest2.type=new messages_1.ProtocolRequestType0(WorkspaceFoldersRequest2.method),WorkspaceFoldersRequest2.
capabilities=messages_1.CM.create("workspace.workspaceFolders","workspace.workspaceFolders")})(WorkspaceFoldersRequest||(exports.WorkspaceFoldersRequest=WorkspaceFoldersRequest=
{}));var DidChangeWorkspaceFoldersNotification;(function(DidChangeWorkspaceFoldersNotification2){DidChangeWorkspaceFoldersNotification2.method="workspace/didCha\
ngeWorkspaceFolders",DidChangeWorkspaceFoldersNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeWorkspaceFoldersNotification2.type=
new messages_1.ProtocolNotificationType(DidChangeWorkspaceFoldersNotification2.method),DidChangeWorkspaceFoldersNotification2.capabilities=messages_1.CM.create(
void 0,"workspace.workspaceFolders.changeNotifications")})(DidChangeWorkspaceFoldersNotification||(exports.DidChangeWorkspaceFoldersNotification=DidChangeWorkspaceFoldersNotification=
{}))}});var require_protocol_configuration=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.ConfigurationRequest=void 0;var messages_1=require_messages2(),ConfigurationRequest;(function(ConfigurationRequest2){ConfigurationRequest2.
method="workspace/configuration",ConfigurationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,ConfigurationRequest2.type=new messages_1.ProtocolRequestType(
ConfigurationRequest2.method),ConfigurationRequest2.capabilities=messages_1.CM.create("workspace.configuration",void 0)})(ConfigurationRequest||(exports.ConfigurationRequest=
ConfigurationRequest={}))}});var require_protocol_colorProvider=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.ColorPresentationRequest=exports.DocumentColorRequest=void 0;var messages_1=require_messages2(),DocumentColorRequest;(function(DocumentColorRequest2){
DocumentColorRequest2.method="textDocument/documentColor",DocumentColorRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentColorRequest2.
type=new messages_1.ProtocolRequestType(DocumentColorRequest2.method),DocumentColorRequest2.capabilities=messages_1.CM.create("textDocument.colorProvider","colo\
rProvider")})(DocumentColorRequest||(exports.DocumentColorRequest=DocumentColorRequest={}));var ColorPresentationRequest;(function(ColorPresentationRequest2){ColorPresentationRequest2.
method="textDocument/colorPresentation",ColorPresentationRequest2.messageDirection=messages_1.MessageDirection.clientToServer,ColorPresentationRequest2.type=new messages_1.
ProtocolRequestType(ColorPresentationRequest2.method),ColorPresentationRequest2.capabilities=messages_1.CM.create("textDocument.colorProvider","colorProvider")})(
ColorPresentationRequest||(exports.ColorPresentationRequest=ColorPresentationRequest={}))}});var require_protocol_foldingRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.FoldingRangeRefreshRequest=exports.FoldingRangeRequest=void 0;var messages_1=require_messages2(),FoldingRangeRequest;(function(FoldingRangeRequest2){
FoldingRangeRequest2.method="textDocument/foldingRange",FoldingRangeRequest2.messageDirection=messages_1.MessageDirection.clientToServer,FoldingRangeRequest2.type=
new messages_1.ProtocolRequestType(FoldingRangeRequest2.method),FoldingRangeRequest2.capabilities=messages_1.CM.create("textDocument.foldingRange","foldingRange\
Provider")})(FoldingRangeRequest||(exports.FoldingRangeRequest=FoldingRangeRequest={}));var FoldingRangeRefreshRequest;(function(FoldingRangeRefreshRequest2){FoldingRangeRefreshRequest2.
method="workspace/foldingRange/refresh",FoldingRangeRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,FoldingRangeRefreshRequest2.type=
new messages_1.ProtocolRequestType0(FoldingRangeRefreshRequest2.method),FoldingRangeRefreshRequest2.capabilities=messages_1.CM.create("workspace.foldingRange.re\
freshSupport",void 0)})(FoldingRangeRefreshRequest||(exports.FoldingRangeRefreshRequest=FoldingRangeRefreshRequest={}))}});var require_protocol_declaration=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.DeclarationRequest=void 0;var messages_1=require_messages2(),DeclarationRequest;(function(DeclarationRequest2){DeclarationRequest2.
method="textDocument/declaration",DeclarationRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DeclarationRequest2.type=new messages_1.ProtocolRequestType(
DeclarationRequest2.method),DeclarationRequest2.capabilities=messages_1.CM.create("textDocument.declaration","declarationProvider")})(DeclarationRequest||(exports.
DeclarationRequest=DeclarationRequest={}))}});var require_protocol_selectionRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.SelectionRangeRequest=void 0;var messages_1=require_messages2(),SelectionRangeRequest;(function(SelectionRangeRequest2){
SelectionRangeRequest2.method="textDocument/selectionRange",SelectionRangeRequest2.messageDirection=messages_1.MessageDirection.clientToServer,SelectionRangeRequest2.
type=new messages_1.ProtocolRequestType(SelectionRangeRequest2.method),SelectionRangeRequest2.capabilities=messages_1.CM.create("textDocument.selectionRange","s\
electionRangeProvider")})(SelectionRangeRequest||(exports.SelectionRangeRequest=SelectionRangeRequest={}))}});var require_protocol_progress=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.WorkDoneProgressCancelNotification=exports.WorkDoneProgressCreateRequest=exports.WorkDoneProgress=void 0;var vscode_jsonrpc_1=require_api(),
messages_1=require_messages2(),WorkDoneProgress;(function(WorkDoneProgress2){WorkDoneProgress2.type=new vscode_jsonrpc_1.ProgressType;function is(value){return value===
WorkDoneProgress2.type}WorkDoneProgress2.is=is})(WorkDoneProgress||(exports.WorkDoneProgress=WorkDoneProgress={}));var WorkDoneProgressCreateRequest;(function(WorkDoneProgressCreateRequest2){
WorkDoneProgressCreateRequest2.method="window/workDoneProgress/create",WorkDoneProgressCreateRequest2.messageDirection=messages_1.MessageDirection.serverToClient,
WorkDoneProgressCreateRequest2.type=new messages_1.ProtocolRequestType(WorkDoneProgressCreateRequest2.method),WorkDoneProgressCreateRequest2.capabilities=messages_1.
CM.create("window.workDoneProgress",void 0)})(WorkDoneProgressCreateRequest||(exports.WorkDoneProgressCreateRequest=WorkDoneProgressCreateRequest={}));var WorkDoneProgressCancelNotification;
(function(WorkDoneProgressCancelNotification2){WorkDoneProgressCancelNotification2.method="window/workDoneProgress/cancel",WorkDoneProgressCancelNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,WorkDoneProgressCancelNotification2.type=new messages_1.ProtocolNotificationType(WorkDoneProgressCancelNotification2.
method)})(WorkDoneProgressCancelNotification||(exports.WorkDoneProgressCancelNotification=WorkDoneProgressCancelNotification={}))}});var require_protocol_callHierarchy=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.CallHierarchyOutgoingCallsRequest=exports.CallHierarchyIncomingCallsRequest=exports.CallHierarchyPrepareRequest=void 0;
var messages_1=require_messages2(),CallHierarchyPrepareRequest;(function(CallHierarchyPrepareRequest2){CallHierarchyPrepareRequest2.method="textDocument/prepare\
CallHierarchy",CallHierarchyPrepareRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyPrepareRequest2.type=new messages_1.ProtocolRequestType(
CallHierarchyPrepareRequest2.method),CallHierarchyPrepareRequest2.capabilities=messages_1.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(CallHierarchyPrepareRequest||
(exports.CallHierarchyPrepareRequest=CallHierarchyPrepareRequest={}));var CallHierarchyIncomingCallsRequest;(function(CallHierarchyIncomingCallsRequest2){CallHierarchyIncomingCallsRequest2.
method="callHierarchy/incomingCalls",CallHierarchyIncomingCallsRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyIncomingCallsRequest2.
type=new messages_1.ProtocolRequestType(CallHierarchyIncomingCallsRequest2.method),CallHierarchyIncomingCallsRequest2.capabilities=messages_1.CM.create("textDoc\
ument.callHierarchy","callHierarchyProvider")})(CallHierarchyIncomingCallsRequest||(exports.CallHierarchyIncomingCallsRequest=CallHierarchyIncomingCallsRequest=
{}));var CallHierarchyOutgoingCallsRequest;(function(CallHierarchyOutgoingCallsRequest2){CallHierarchyOutgoingCallsRequest2.method="callHierarchy/outgoingCalls",
CallHierarchyOutgoingCallsRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyOutgoingCallsRequest2.type=new messages_1.ProtocolRequestType(
CallHierarchyOutgoingCallsRequest2.method),CallHierarchyOutgoingCallsRequest2.capabilities=messages_1.CM.create("textDocument.callHierarchy","callHierarchyProvi\
der")})(CallHierarchyOutgoingCallsRequest||(exports.CallHierarchyOutgoingCallsRequest=CallHierarchyOutgoingCallsRequest={}))}});var require_protocol_semanticTokens=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.SemanticTokensRefreshRequest=exports.SemanticTokensRangeRequest=exports.SemanticTokensDeltaRequest=exports.
SemanticTokensRequest=exports.SemanticTokensRegistrationType=exports.TokenFormat=void 0;var messages_1=require_messages2(),TokenFormat;(function(TokenFormat2){TokenFormat2.
Relative="relative"})(TokenFormat||(exports.TokenFormat=TokenFormat={}));var SemanticTokensRegistrationType;(function(SemanticTokensRegistrationType2){SemanticTokensRegistrationType2.
method="textDocument/semanticTokens",SemanticTokensRegistrationType2.type=new messages_1.RegistrationType(SemanticTokensRegistrationType2.method)})(SemanticTokensRegistrationType||
(exports.SemanticTokensRegistrationType=SemanticTokensRegistrationType={}));var SemanticTokensRequest;(function(SemanticTokensRequest2){SemanticTokensRequest2.method=
"textDocument/semanticTokens/full",SemanticTokensRequest2.messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensRequest2.type=new messages_1.
ProtocolRequestType(SemanticTokensRequest2.method),SemanticTokensRequest2.registrationMethod=SemanticTokensRegistrationType.method,SemanticTokensRequest2.capabilities=
messages_1.CM.create("textDocument.semanticTokens","semanticTokensProvider")})(SemanticTokensRequest||(exports.SemanticTokensRequest=SemanticTokensRequest={}));
var SemanticTokensDeltaRequest;(function(SemanticTokensDeltaRequest2){SemanticTokensDeltaRequest2.method="textDocument/semanticTokens/full/delta",SemanticTokensDeltaRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensDeltaRequest2.type=new messages_1.ProtocolRequestType(SemanticTokensDeltaRequest2.method),
SemanticTokensDeltaRequest2.registrationMethod=SemanticTokensRegistrationType.method,SemanticTokensDeltaRequest2.capabilities=messages_1.CM.create("textDocument\
.semanticTokens.requests.full.delta","semanticTokensProvider.full.delta")})(SemanticTokensDeltaRequest||(exports.SemanticTokensDeltaRequest=SemanticTokensDeltaRequest=
{}));var SemanticTokensRangeRequest;(function(SemanticTokensRangeRequest2){SemanticTokensRangeRequest2.method="textDocument/semanticTokens/range",SemanticTokensRangeRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensRangeRequest2.type=new messages_1.ProtocolRequestType(SemanticTokensRangeRequest2.method),
SemanticTokensRangeRequest2.registrationMethod=SemanticTokensRegistrationType.method,SemanticTokensRangeRequest2.capabilities=messages_1.CM.create("textDocument\
.semanticTokens.requests.range","semanticTokensProvider.range")})(SemanticTokensRangeRequest||(exports.SemanticTokensRangeRequest=SemanticTokensRangeRequest={}));
var SemanticTokensRefreshRequest;(function(SemanticTokensRefreshRequest2){SemanticTokensRefreshRequest2.method="workspace/semanticTokens/refresh",SemanticTokensRefreshRequest2.
messageDirection=messages_1.MessageDirection.serverToClient,SemanticTokensRefreshRequest2.type=new messages_1.ProtocolRequestType0(SemanticTokensRefreshRequest2.
method),SemanticTokensRefreshRequest2.capabilities=messages_1.CM.create("workspace.semanticTokens.refreshSupport",void 0)})(SemanticTokensRefreshRequest||(exports.
SemanticTokensRefreshRequest=SemanticTokensRefreshRequest={}))}});var require_protocol_showDocument=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.ShowDocumentRequest=void 0;var messages_1=require_messages2(),ShowDocumentRequest;(function(ShowDocumentRequest2){ShowDocumentRequest2.
method="window/showDocument",ShowDocumentRequest2.messageDirection=messages_1.MessageDirection.serverToClient,ShowDocumentRequest2.type=new messages_1.ProtocolRequestType(
ShowDocumentRequest2.method),ShowDocumentRequest2.capabilities=messages_1.CM.create("window.showDocument.support",void 0)})(ShowDocumentRequest||(exports.ShowDocumentRequest=
ShowDocumentRequest={}))}});var require_protocol_linkedEditingRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js"(exports){"use strict";
Object.defineProperty(exports,"__esModule",{value:!0});exports.LinkedEditingRangeRequest=void 0;var messages_1=require_messages2(),LinkedEditingRangeRequest;(function(LinkedEditingRangeRequest2){
LinkedEditingRangeRequest2.method="textDocument/linkedEditingRange",LinkedEditingRangeRequest2.messageDirection=messages_1.MessageDirection.clientToServer,LinkedEditingRangeRequest2.
type=new messages_1.ProtocolRequestType(LinkedEditingRangeRequest2.method),LinkedEditingRangeRequest2.capabilities=messages_1.CM.create("textDocument.linkedEdit\
ingRange","linkedEditingRangeProvider")})(LinkedEditingRangeRequest||(exports.LinkedEditingRangeRequest=LinkedEditingRangeRequest={}))}});var require_protocol_fileOperations=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.WillDeleteFilesRequest=exports.DidDeleteFilesNotification=exports.DidRenameFilesNotification=exports.WillRenameFilesRequest=
exports.DidCreateFilesNotification=exports.WillCreateFilesRequest=exports.FileOperationPatternKind=void 0;var messages_1=require_messages2(),FileOperationPatternKind;
(function(FileOperationPatternKind2){FileOperationPatternKind2.file="file",FileOperationPatternKind2.folder="folder"})(FileOperationPatternKind||(exports.FileOperationPatternKind=
FileOperationPatternKind={}));var WillCreateFilesRequest;(function(WillCreateFilesRequest2){WillCreateFilesRequest2.method="workspace/willCreateFiles",WillCreateFilesRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,WillCreateFilesRequest2.type=new messages_1.ProtocolRequestType(WillCreateFilesRequest2.method),WillCreateFilesRequest2.
capabilities=messages_1.CM.create("workspace.fileOperations.willCreate","workspace.fileOperations.willCreate")})(WillCreateFilesRequest||(exports.WillCreateFilesRequest=
WillCreateFilesRequest={}));var DidCreateFilesNotification;(function(DidCreateFilesNotification2){DidCreateFilesNotification2.method="workspace/didCreateFiles",
DidCreateFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCreateFilesNotification2.type=new messages_1.ProtocolNotificationType(
DidCreateFilesNotification2.method),DidCreateFilesNotification2.capabilities=messages_1.CM.create("workspace.fileOperations.didCreate","workspace.fileOperations\
.didCreate")})(DidCreateFilesNotification||(exports.DidCreateFilesNotification=DidCreateFilesNotification={}));var WillRenameFilesRequest;(function(WillRenameFilesRequest2){
WillRenameFilesRequest2.method="workspace/willRenameFiles",WillRenameFilesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WillRenameFilesRequest2.
type=new messages_1.ProtocolRequestType(WillRenameFilesRequest2.method),WillRenameFilesRequest2.capabilities=messages_1.CM.create("workspace.fileOperations.will\
Rename","workspace.fileOperations.willRename")})(WillRenameFilesRequest||(exports.WillRenameFilesRequest=WillRenameFilesRequest={}));var DidRenameFilesNotification;
(function(DidRenameFilesNotification2){DidRenameFilesNotification2.method="workspace/didRenameFiles",DidRenameFilesNotification2.messageDirection=messages_1.MessageDirection.
clientToServer,DidRenameFilesNotification2.type=new messages_1.ProtocolNotificationType(DidRenameFilesNotification2.method),DidRenameFilesNotification2.capabilities=
messages_1.CM.create("workspace.fileOperations.didRename","workspace.fileOperations.didRename")})(DidRenameFilesNotification||(exports.DidRenameFilesNotification=
DidRenameFilesNotification={}));var DidDeleteFilesNotification;(function(DidDeleteFilesNotification2){DidDeleteFilesNotification2.method="workspace/didDeleteFil\
es",DidDeleteFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidDeleteFilesNotification2.type=new messages_1.ProtocolNotificationType(
DidDeleteFilesNotification2.method),DidDeleteFilesNotification2.capabilities=messages_1.CM.create("workspace.fileOperations.didDelete","workspace.fileOperations\
.didDelete")})(DidDeleteFilesNotification||(exports.DidDeleteFilesNotification=DidDeleteFilesNotification={}));var WillDeleteFilesRequest;(function(WillDeleteFilesRequest2){
WillDeleteFilesRequest2.method="workspace/willDeleteFiles",WillDeleteFilesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WillDeleteFilesRequest2.
type=new messages_1.ProtocolRequestType(WillDeleteFilesRequest2.method),WillDeleteFilesRequest2.capabilities=messages_1.CM.create("workspace.fileOperations.will\
Delete","workspace.fileOperations.willDelete")})(WillDeleteFilesRequest||(exports.WillDeleteFilesRequest=WillDeleteFilesRequest={}))}});var require_protocol_moniker=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.MonikerRequest=exports.MonikerKind=exports.UniquenessLevel=void 0;var messages_1=require_messages2(),UniquenessLevel;(function(UniquenessLevel2){
UniquenessLevel2.document="document",UniquenessLevel2.project="project",UniquenessLevel2.group="group",UniquenessLevel2.scheme="scheme",UniquenessLevel2.global=
"global"})(UniquenessLevel||(exports.UniquenessLevel=UniquenessLevel={}));var MonikerKind;(function(MonikerKind2){MonikerKind2.$import="import",MonikerKind2.$export=
"export",MonikerKind2.local="local"})(MonikerKind||(exports.MonikerKind=MonikerKind={}));var MonikerRequest;(function(MonikerRequest2){MonikerRequest2.method="t\
extDocument/moniker",MonikerRequest2.messageDirection=messages_1.MessageDirection.clientToServer,MonikerRequest2.type=new messages_1.ProtocolRequestType(MonikerRequest2.
method),MonikerRequest2.capabilities=messages_1.CM.create("textDocument.moniker","monikerProvider")})(MonikerRequest||(exports.MonikerRequest=MonikerRequest={}))}});var require_protocol_typeHierarchy=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.TypeHierarchySubtypesRequest=exports.TypeHierarchySupertypesRequest=exports.TypeHierarchyPrepareRequest=void 0;var messages_1=require_messages2(),
TypeHierarchyPrepareRequest;(function(TypeHierarchyPrepareRequest2){TypeHierarchyPrepareRequest2.method="textDocument/prepareTypeHierarchy",TypeHierarchyPrepareRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchyPrepareRequest2.type=new messages_1.ProtocolRequestType(TypeHierarchyPrepareRequest2.method),
TypeHierarchyPrepareRequest2.capabilities=messages_1.CM.create("textDocument.typeHierarchy","typeHierarchyProvider")})(TypeHierarchyPrepareRequest||(exports.TypeHierarchyPrepareRequest=
TypeHierarchyPrepareRequest={}));var TypeHierarchySupertypesRequest;(function(TypeHierarchySupertypesRequest2){TypeHierarchySupertypesRequest2.method="typeHiera\
rchy/supertypes",TypeHierarchySupertypesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchySupertypesRequest2.type=new messages_1.
ProtocolRequestType(TypeHierarchySupertypesRequest2.method)})(TypeHierarchySupertypesRequest||(exports.TypeHierarchySupertypesRequest=TypeHierarchySupertypesRequest=
{}));var TypeHierarchySubtypesRequest;(function(TypeHierarchySubtypesRequest2){TypeHierarchySubtypesRequest2.method="typeHierarchy/subtypes",TypeHierarchySubtypesRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchySubtypesRequest2.type=new messages_1.ProtocolRequestType(TypeHierarchySubtypesRequest2.
method)})(TypeHierarchySubtypesRequest||(exports.TypeHierarchySubtypesRequest=TypeHierarchySubtypesRequest={}))}});var require_protocol_inlineValue=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.InlineValueRefreshRequest=exports.InlineValueRequest=void 0;var messages_1=require_messages2(),InlineValueRequest;(function(InlineValueRequest2){
InlineValueRequest2.method="textDocument/inlineValue",InlineValueRequest2.messageDirection=messages_1.MessageDirection.clientToServer,InlineValueRequest2.type=new messages_1.
ProtocolRequestType(InlineValueRequest2.method),InlineValueRequest2.capabilities=messages_1.CM.create("textDocument.inlineValue","inlineValueProvider")})(InlineValueRequest||
(exports.InlineValueRequest=InlineValueRequest={}));var InlineValueRefreshRequest;(function(InlineValueRefreshRequest2){InlineValueRefreshRequest2.method="works\
pace/inlineValue/refresh",InlineValueRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,InlineValueRefreshRequest2.type=new messages_1.
ProtocolRequestType0(InlineValueRefreshRequest2.method),InlineValueRefreshRequest2.capabilities=messages_1.CM.create("workspace.inlineValue.refreshSupport",void 0)})(
InlineValueRefreshRequest||(exports.InlineValueRefreshRequest=InlineValueRefreshRequest={}))}});var require_protocol_inlayHint=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.InlayHintRefreshRequest=exports.InlayHintResolveRequest=exports.InlayHintRequest=void 0;var messages_1=require_messages2(),
InlayHintRequest;(function(InlayHintRequest2){InlayHintRequest2.method="textDocument/inlayHint",InlayHintRequest2.messageDirection=messages_1.MessageDirection.clientToServer,
InlayHintRequest2.type=new messages_1.ProtocolRequestType(InlayHintRequest2.method),InlayHintRequest2.capabilities=messages_1.CM.create("textDocument.inlayHint",
"inlayHintProvider")})(InlayHintRequest||(exports.InlayHintRequest=InlayHintRequest={}));var InlayHintResolveRequest;(function(InlayHintResolveRequest2){InlayHintResolveRequest2.
method="inlayHint/resolve",InlayHintResolveRequest2.messageDirection=messages_1.MessageDirection.clientToServer,InlayHintResolveRequest2.type=new messages_1.ProtocolRequestType(
InlayHintResolveRequest2.method),InlayHintResolveRequest2.capabilities=messages_1.CM.create("textDocument.inlayHint.resolveSupport","inlayHintProvider.resolvePr\
ovider")})(InlayHintResolveRequest||(exports.InlayHintResolveRequest=InlayHintResolveRequest={}));var InlayHintRefreshRequest;(function(InlayHintRefreshRequest2){
InlayHintRefreshRequest2.method="workspace/inlayHint/refresh",InlayHintRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,InlayHintRefreshRequest2.
type=new messages_1.ProtocolRequestType0(InlayHintRefreshRequest2.method),InlayHintRefreshRequest2.capabilities=messages_1.CM.create("workspace.inlayHint.refres\
hSupport",void 0)})(InlayHintRefreshRequest||(exports.InlayHintRefreshRequest=InlayHintRefreshRequest={}))}});var require_protocol_diagnostic=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js"(exports){"use strict";var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();
Object.defineProperty(exports,"__esModule",{value:!0});exports.DiagnosticRefreshRequest=exports.WorkspaceDiagnosticRequest=exports.DocumentDiagnosticRequest=exports.
DocumentDiagnosticReportKind=exports.DiagnosticServerCancellationData=void 0;var vscode_jsonrpc_1=require_api(),Is2=__importStar(require_is2()),messages_1=require_messages2(),
DiagnosticServerCancellationData;(function(DiagnosticServerCancellationData2){function is(value){let candidate=value;return candidate&&Is2.boolean(candidate.retriggerRequest)}
DiagnosticServerCancellationData2.is=is})(DiagnosticServerCancellationData||(exports.DiagnosticServerCancellationData=DiagnosticServerCancellationData={}));var DocumentDiagnosticReportKind;
(function(DocumentDiagnosticReportKind2){DocumentDiagnosticReportKind2.Full="full",DocumentDiagnosticReportKind2.Unchanged="unchanged"})(DocumentDiagnosticReportKind||
(exports.DocumentDiagnosticReportKind=DocumentDiagnosticReportKind={}));var DocumentDiagnosticRequest2;(function(DocumentDiagnosticRequest3){DocumentDiagnosticRequest3.
method="textDocument/diagnostic",DocumentDiagnosticRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentDiagnosticRequest3.type=new messages_1.
ProtocolRequestType(DocumentDiagnosticRequest3.method),DocumentDiagnosticRequest3.partialResult=new vscode_jsonrpc_1.ProgressType,DocumentDiagnosticRequest3.capabilities=
messages_1.CM.create("textDocument.diagnostic","diagnosticProvider")})(DocumentDiagnosticRequest2||(exports.DocumentDiagnosticRequest=DocumentDiagnosticRequest2=
{}));var WorkspaceDiagnosticRequest;(function(WorkspaceDiagnosticRequest2){WorkspaceDiagnosticRequest2.method="workspace/diagnostic",WorkspaceDiagnosticRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceDiagnosticRequest2.type=new messages_1.ProtocolRequestType(WorkspaceDiagnosticRequest2.method),
WorkspaceDiagnosticRequest2.partialResult=new vscode_jsonrpc_1.ProgressType,WorkspaceDiagnosticRequest2.capabilities=messages_1.CM.create("workspace.diagnostics",
"diagnosticProvider.workspaceDiagnostics")})(WorkspaceDiagnosticRequest||(exports.WorkspaceDiagnosticRequest=WorkspaceDiagnosticRequest={}));var DiagnosticRefreshRequest;
(function(DiagnosticRefreshRequest2){DiagnosticRefreshRequest2.method="workspace/diagnostic/refresh",DiagnosticRefreshRequest2.messageDirection=messages_1.MessageDirection.
serverToClient,DiagnosticRefreshRequest2.type=new messages_1.ProtocolRequestType0(DiagnosticRefreshRequest2.method),DiagnosticRefreshRequest2.capabilities=messages_1.
CM.create("workspace.diagnostics.refreshSupport",void 0)})(DiagnosticRefreshRequest||(exports.DiagnosticRefreshRequest=DiagnosticRefreshRequest={}))}});var require_protocol_notebook=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js"(exports){"use strict";var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();
Object.defineProperty(exports,"__esModule",{value:!0});exports.DidCloseNotebookDocumentNotification=exports.DidSaveNotebookDocumentNotification=exports.DidChangeNotebookDocumentNotification=
exports.NotebookCellArrayChange=exports.DidOpenNotebookDocumentNotification=exports.NotebookDocumentSyncRegistrationType=exports.NotebookDocument=exports.NotebookCell=
exports.ExecutionSummary=exports.NotebookCellKind=void 0;var vscode_languageserver_types_1=(init_main(),__toCommonJS(main_exports)),Is2=__importStar(require_is2()),
messages_1=require_messages2(),NotebookCellKind;(function(NotebookCellKind2){NotebookCellKind2.Markup=1,NotebookCellKind2.Code=2;function is(value){return value===
1||value===2}NotebookCellKind2.is=is})(NotebookCellKind||(exports.NotebookCellKind=NotebookCellKind={}));var ExecutionSummary;(function(ExecutionSummary2){function create(executionOrder,success){
let result={executionOrder};return(success===!0||success===!1)&&(result.success=success),result}ExecutionSummary2.create=create;function is(value){let candidate=value;
return Is2.objectLiteral(candidate)&&vscode_languageserver_types_1.uinteger.is(candidate.executionOrder)&&(candidate.success===void 0||Is2.boolean(candidate.success))}
ExecutionSummary2.is=is;function equals(one,other){return one===other?!0:one==null||other===null||other===void 0?!1:one.executionOrder===other.executionOrder&&one.
success===other.success}ExecutionSummary2.equals=equals})(ExecutionSummary||(exports.ExecutionSummary=ExecutionSummary={}));var NotebookCell;(function(NotebookCell2){
function create(kind,document){return{kind,document}}NotebookCell2.create=create;function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&NotebookCellKind.
is(candidate.kind)&&vscode_languageserver_types_1.DocumentUri.is(candidate.document)&&(candidate.metadata===void 0||Is2.objectLiteral(candidate.metadata))}NotebookCell2.
is=is;function diff(one,two){let result=new Set;return one.document!==two.document&&result.add("document"),one.kind!==two.kind&&result.add("kind"),one.executionSummary!==
two.executionSummary&&result.add("executionSummary"),(one.metadata!==void 0||two.metadata!==void 0)&&!equalsMetadata(one.metadata,two.metadata)&&result.add("met\
adata"),(one.executionSummary!==void 0||two.executionSummary!==void 0)&&!ExecutionSummary.equals(one.executionSummary,two.executionSummary)&&result.add("executi\
onSummary"),result}NotebookCell2.diff=diff;function equalsMetadata(one,other){if(one===other)return!0;if(one==null||other===null||other===void 0||typeof one!=typeof other||
typeof one!="object")return!1;let oneArray=Array.isArray(one),otherArray=Array.isArray(other);if(oneArray!==otherArray)return!1;if(oneArray&&otherArray){if(one.
length!==other.length)return!1;for(let i=0;i<one.length;i++)if(!equalsMetadata(one[i],other[i]))return!1}if(Is2.objectLiteral(one)&&Is2.objectLiteral(other)){let oneKeys=Object.
keys(one),otherKeys=Object.keys(other);if(oneKeys.length!==otherKeys.length||(oneKeys.sort(),otherKeys.sort(),!equalsMetadata(oneKeys,otherKeys)))return!1;for(let i=0;i<
oneKeys.length;i++){let prop=oneKeys[i];if(!equalsMetadata(one[prop],other[prop]))return!1}}return!0}})(NotebookCell||(exports.NotebookCell=NotebookCell={}));var NotebookDocument;
(function(NotebookDocument2){function create(uri,notebookType,version,cells){return{uri,notebookType,version,cells}}NotebookDocument2.create=create;function is(value){
let candidate=value;return Is2.objectLiteral(candidate)&&Is2.string(candidate.uri)&&vscode_languageserver_types_1.integer.is(candidate.version)&&Is2.typedArray(
candidate.cells,NotebookCell.is)}NotebookDocument2.is=is})(NotebookDocument||(exports.NotebookDocument=NotebookDocument={}));var NotebookDocumentSyncRegistrationType;
(function(NotebookDocumentSyncRegistrationType2){NotebookDocumentSyncRegistrationType2.method="notebookDocument/sync",NotebookDocumentSyncRegistrationType2.messageDirection=
messages_1.MessageDirection.clientToServer,NotebookDocumentSyncRegistrationType2.type=new messages_1.RegistrationType(NotebookDocumentSyncRegistrationType2.method)})(
NotebookDocumentSyncRegistrationType||(exports.NotebookDocumentSyncRegistrationType=NotebookDocumentSyncRegistrationType={}));var DidOpenNotebookDocumentNotification;
(function(DidOpenNotebookDocumentNotification2){DidOpenNotebookDocumentNotification2.method="notebookDocument/didOpen",DidOpenNotebookDocumentNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,DidOpenNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidOpenNotebookDocumentNotification2.
method),DidOpenNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidOpenNotebookDocumentNotification||(exports.DidOpenNotebookDocumentNotification=
DidOpenNotebookDocumentNotification={}));var NotebookCellArrayChange;(function(NotebookCellArrayChange2){function is(value){let candidate=value;return Is2.objectLiteral(
candidate)&&vscode_languageserver_types_1.uinteger.is(candidate.start)&&vscode_languageserver_types_1.uinteger.is(candidate.deleteCount)&&(candidate.cells===void 0||
Is2.typedArray(candidate.cells,NotebookCell.is))}NotebookCellArrayChange2.is=is;function create(start,deleteCount,cells){let result={start,deleteCount};return cells!==
void 0&&(result.cells=cells),result}NotebookCellArrayChange2.create=create})(NotebookCellArrayChange||(exports.NotebookCellArrayChange=NotebookCellArrayChange={}));
var DidChangeNotebookDocumentNotification;(function(DidChangeNotebookDocumentNotification2){DidChangeNotebookDocumentNotification2.method="notebookDocument/didC\
hange",DidChangeNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeNotebookDocumentNotification2.type=new messages_1.
ProtocolNotificationType(DidChangeNotebookDocumentNotification2.method),DidChangeNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.
method})(DidChangeNotebookDocumentNotification||(exports.DidChangeNotebookDocumentNotification=DidChangeNotebookDocumentNotification={}));var DidSaveNotebookDocumentNotification;
(function(DidSaveNotebookDocumentNotification2){DidSaveNotebookDocumentNotification2.method="notebookDocument/didSave",DidSaveNotebookDocumentNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,DidSaveNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidSaveNotebookDocumentNotification2.
method),DidSaveNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidSaveNotebookDocumentNotification||(exports.DidSaveNotebookDocumentNotification=
DidSaveNotebookDocumentNotification={}));var DidCloseNotebookDocumentNotification;(function(DidCloseNotebookDocumentNotification2){DidCloseNotebookDocumentNotification2.
method="notebookDocument/didClose",DidCloseNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCloseNotebookDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidCloseNotebookDocumentNotification2.method),DidCloseNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.
method})(DidCloseNotebookDocumentNotification||(exports.DidCloseNotebookDocumentNotification=DidCloseNotebookDocumentNotification={}))}});var require_protocol_inlineCompletion=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.InlineCompletionRequest=void 0;var messages_1=require_messages2(),InlineCompletionRequest;(function(InlineCompletionRequest2){
InlineCompletionRequest2.method="textDocument/inlineCompletion",InlineCompletionRequest2.messageDirection=messages_1.MessageDirection.clientToServer,InlineCompletionRequest2.
type=new messages_1.ProtocolRequestType(InlineCompletionRequest2.method),InlineCompletionRequest2.capabilities=messages_1.CM.create("textDocument.inlineCompleti\
on","inlineCompletionProvider")})(InlineCompletionRequest||(exports.InlineCompletionRequest=InlineCompletionRequest={}))}});var require_protocol_textDocumentContent=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js"(exports){"use stri\
ct";Object.defineProperty(exports,"__esModule",{value:!0});exports.TextDocumentContentRefreshRequest=exports.TextDocumentContentRequest=void 0;var messages_1=require_messages2(),
TextDocumentContentRequest;(function(TextDocumentContentRequest2){TextDocumentContentRequest2.method="workspace/textDocumentContent",TextDocumentContentRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,TextDocumentContentRequest2.type=new messages_1.ProtocolRequestType(TextDocumentContentRequest2.method),
TextDocumentContentRequest2.capabilities=messages_1.CM.create("workspace.textDocumentContent","workspace.textDocumentContent")})(TextDocumentContentRequest||(exports.
TextDocumentContentRequest=TextDocumentContentRequest={}));var TextDocumentContentRefreshRequest;(function(TextDocumentContentRefreshRequest2){TextDocumentContentRefreshRequest2.
method="workspace/textDocumentContent/refresh",TextDocumentContentRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,TextDocumentContentRefreshRequest2.
type=new messages_1.ProtocolRequestType(TextDocumentContentRefreshRequest2.method)})(TextDocumentContentRefreshRequest||(exports.TextDocumentContentRefreshRequest=
TextDocumentContentRefreshRequest={}))}});var require_protocol=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.js"(exports){"use strict";var __createBinding=exports&&exports.
__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||
desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),
__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){
o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];
for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};
if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();Object.
defineProperty(exports,"__esModule",{value:!0});exports.CodeActionRequest=exports.DocumentSymbolRequest=exports.DocumentHighlightRequest=exports.ReferencesRequest=
exports.DefinitionRequest=exports.SignatureHelpRequest=exports.SignatureHelpTriggerKind=exports.HoverRequest=exports.CompletionResolveRequest=exports.CompletionRequest=
exports.CompletionTriggerKind=exports.PublishDiagnosticsNotification=exports.WatchKind=exports.GlobPattern=exports.RelativePattern=exports.FileChangeType=exports.
DidChangeWatchedFilesNotification=exports.WillSaveTextDocumentWaitUntilRequest=exports.WillSaveTextDocumentNotification=exports.TextDocumentSaveReason=exports.DidSaveTextDocumentNotification=
exports.DidCloseTextDocumentNotification=exports.DidChangeTextDocumentNotification=exports.TextDocumentContentChangeEvent=exports.DidOpenTextDocumentNotification=
exports.TextDocumentSyncKind=exports.TelemetryEventNotification=exports.LogMessageNotification=exports.ShowMessageRequest=exports.ShowMessageNotification=exports.
MessageType=exports.DidChangeConfigurationNotification=exports.ExitNotification=exports.ShutdownRequest=exports.InitializedNotification=exports.InitializeErrorCodes=
exports.InitializeRequest=exports.WorkDoneProgressOptions=exports.TextDocumentRegistrationOptions=exports.StaticRegistrationOptions=exports.PositionEncodingKind=
exports.RegularExpressionEngineKind=exports.FailureHandlingKind=exports.ResourceOperationKind=exports.UnregistrationRequest=exports.RegistrationRequest=exports.
DocumentSelector=exports.NotebookCellTextDocumentFilter=exports.NotebookDocumentFilter=exports.TextDocumentFilter=void 0;exports.UniquenessLevel=exports.WillDeleteFilesRequest=
exports.DidDeleteFilesNotification=exports.WillRenameFilesRequest=exports.DidRenameFilesNotification=exports.WillCreateFilesRequest=exports.DidCreateFilesNotification=
exports.FileOperationPatternKind=exports.LinkedEditingRangeRequest=exports.ShowDocumentRequest=exports.SemanticTokensRegistrationType=exports.SemanticTokensRefreshRequest=
exports.SemanticTokensRangeRequest=exports.SemanticTokensDeltaRequest=exports.SemanticTokensRequest=exports.TokenFormat=exports.CallHierarchyPrepareRequest=exports.
CallHierarchyOutgoingCallsRequest=exports.CallHierarchyIncomingCallsRequest=exports.WorkDoneProgressCancelNotification=exports.WorkDoneProgressCreateRequest=exports.
WorkDoneProgress=exports.SelectionRangeRequest=exports.DeclarationRequest=exports.FoldingRangeRefreshRequest=exports.FoldingRangeRequest=exports.ColorPresentationRequest=
exports.DocumentColorRequest=exports.ConfigurationRequest=exports.DidChangeWorkspaceFoldersNotification=exports.WorkspaceFoldersRequest=exports.TypeDefinitionRequest=
exports.ImplementationRequest=exports.ApplyWorkspaceEditRequest=exports.ExecuteCommandRequest=exports.PrepareRenameRequest=exports.RenameRequest=exports.PrepareSupportDefaultBehavior=
exports.DocumentOnTypeFormattingRequest=exports.DocumentRangesFormattingRequest=exports.DocumentRangeFormattingRequest=exports.DocumentFormattingRequest=exports.
DocumentLinkResolveRequest=exports.DocumentLinkRequest=exports.CodeLensRefreshRequest=exports.CodeLensResolveRequest=exports.CodeLensRequest=exports.WorkspaceSymbolResolveRequest=
exports.WorkspaceSymbolRequest=exports.CodeActionResolveRequest=void 0;exports.TextDocumentContentRefreshRequest=exports.TextDocumentContentRequest=exports.InlineCompletionRequest=
exports.DidCloseNotebookDocumentNotification=exports.DidSaveNotebookDocumentNotification=exports.DidChangeNotebookDocumentNotification=exports.NotebookCellArrayChange=
exports.DidOpenNotebookDocumentNotification=exports.NotebookDocumentSyncRegistrationType=exports.NotebookDocument=exports.NotebookCell=exports.ExecutionSummary=
exports.NotebookCellKind=exports.DiagnosticRefreshRequest=exports.WorkspaceDiagnosticRequest=exports.DocumentDiagnosticRequest=exports.DocumentDiagnosticReportKind=
exports.DiagnosticServerCancellationData=exports.InlayHintRefreshRequest=exports.InlayHintResolveRequest=exports.InlayHintRequest=exports.InlineValueRefreshRequest=
exports.InlineValueRequest=exports.TypeHierarchySupertypesRequest=exports.TypeHierarchySubtypesRequest=exports.TypeHierarchyPrepareRequest=exports.MonikerRequest=
exports.MonikerKind=void 0;var messages_1=require_messages2(),vscode_languageserver_types_1=(init_main(),__toCommonJS(main_exports)),Is2=__importStar(require_is2()),
protocol_implementation_1=require_protocol_implementation();Object.defineProperty(exports,"ImplementationRequest",{enumerable:!0,get:function(){return protocol_implementation_1.
ImplementationRequest}});var protocol_typeDefinition_1=require_protocol_typeDefinition();Object.defineProperty(exports,"TypeDefinitionRequest",{enumerable:!0,get:function(){
return protocol_typeDefinition_1.TypeDefinitionRequest}});var protocol_workspaceFolder_1=require_protocol_workspaceFolder();Object.defineProperty(exports,"Works\
paceFoldersRequest",{enumerable:!0,get:function(){return protocol_workspaceFolder_1.WorkspaceFoldersRequest}});Object.defineProperty(exports,"DidChangeWorkspace\
FoldersNotification",{enumerable:!0,get:function(){return protocol_workspaceFolder_1.DidChangeWorkspaceFoldersNotification}});var protocol_configuration_1=require_protocol_configuration();
Object.defineProperty(exports,"ConfigurationRequest",{enumerable:!0,get:function(){return protocol_configuration_1.ConfigurationRequest}});var protocol_colorProvider_1=require_protocol_colorProvider();
Object.defineProperty(exports,"DocumentColorRequest",{enumerable:!0,get:function(){return protocol_colorProvider_1.DocumentColorRequest}});Object.defineProperty(
exports,"ColorPresentationRequest",{enumerable:!0,get:function(){return protocol_colorProvider_1.ColorPresentationRequest}});var protocol_foldingRange_1=require_protocol_foldingRange();
Object.defineProperty(exports,"FoldingRangeRequest",{enumerable:!0,get:function(){return protocol_foldingRange_1.FoldingRangeRequest}});Object.defineProperty(exports,
"FoldingRangeRefreshRequest",{enumerable:!0,get:function(){return protocol_foldingRange_1.FoldingRangeRefreshRequest}});var protocol_declaration_1=require_protocol_declaration();
Object.defineProperty(exports,"DeclarationRequest",{enumerable:!0,get:function(){return protocol_declaration_1.DeclarationRequest}});var protocol_selectionRange_1=require_protocol_selectionRange();
Object.defineProperty(exports,"SelectionRangeRequest",{enumerable:!0,get:function(){return protocol_selectionRange_1.SelectionRangeRequest}});var protocol_progress_1=require_protocol_progress();
Object.defineProperty(exports,"WorkDoneProgress",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgress}});Object.defineProperty(exports,"Wor\
kDoneProgressCreateRequest",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgressCreateRequest}});Object.defineProperty(exports,"WorkDonePro\
gressCancelNotification",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgressCancelNotification}});var protocol_callHierarchy_1=require_protocol_callHierarchy();
Object.defineProperty(exports,"CallHierarchyIncomingCallsRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyIncomingCallsRequest}});
Object.defineProperty(exports,"CallHierarchyOutgoingCallsRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyOutgoingCallsRequest}});
Object.defineProperty(exports,"CallHierarchyPrepareRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyPrepareRequest}});var protocol_semanticTokens_1=require_protocol_semanticTokens();
Object.defineProperty(exports,"TokenFormat",{enumerable:!0,get:function(){return protocol_semanticTokens_1.TokenFormat}});Object.defineProperty(exports,"Semanti\
cTokensRequest",{enumerable:!0,get:function(){return protocol_semanticTokens_1.SemanticTokensRequest}});Object.defineProperty(exports,"SemanticTokensDeltaReques\
t",{enumerable:!0,get:function(){return protocol_semanticTokens_1.SemanticTokensDeltaRequest}});Object.defineProperty(exports,"SemanticTokensRangeRequest",{enumerable:!0,
get:function(){return protocol_semanticTokens_1.SemanticTokensRangeRequest}});Object.defineProperty(exports,"SemanticTokensRefreshRequest",{enumerable:!0,get:function(){
return protocol_semanticTokens_1.SemanticTokensRefreshRequest}});Object.defineProperty(exports,"SemanticTokensRegistrationType",{enumerable:!0,get:function(){return protocol_semanticTokens_1.
SemanticTokensRegistrationType}});var protocol_showDocument_1=require_protocol_showDocument();Object.defineProperty(exports,"ShowDocumentRequest",{enumerable:!0,
get:function(){return protocol_showDocument_1.ShowDocumentRequest}});var protocol_linkedEditingRange_1=require_protocol_linkedEditingRange();Object.defineProperty(
exports,"LinkedEditingRangeRequest",{enumerable:!0,get:function(){return protocol_linkedEditingRange_1.LinkedEditingRangeRequest}});var protocol_fileOperations_1=require_protocol_fileOperations();
Object.defineProperty(exports,"FileOperationPatternKind",{enumerable:!0,get:function(){return protocol_fileOperations_1.FileOperationPatternKind}});Object.defineProperty(
exports,"DidCreateFilesNotification",{enumerable:!0,get:function(){return protocol_fileOperations_1.DidCreateFilesNotification}});Object.defineProperty(exports,
"WillCreateFilesRequest",{enumerable:!0,get:function(){return protocol_fileOperations_1.WillCreateFilesRequest}});Object.defineProperty(exports,"DidRenameFilesN\
otification",{enumerable:!0,get:function(){return protocol_fileOperations_1.DidRenameFilesNotification}});Object.defineProperty(exports,"WillRenameFilesRequest",
{enumerable:!0,get:function(){return protocol_fileOperations_1.WillRenameFilesRequest}});Object.defineProperty(exports,"DidDeleteFilesNotification",{enumerable:!0,
get:function(){return protocol_fileOperations_1.DidDeleteFilesNotification}});Object.defineProperty(exports,"WillDeleteFilesRequest",{enumerable:!0,get:function(){
return protocol_fileOperations_1.WillDeleteFilesRequest}});var protocol_moniker_1=require_protocol_moniker();Object.defineProperty(exports,"UniquenessLevel",{enumerable:!0,
get:function(){return protocol_moniker_1.UniquenessLevel}});Object.defineProperty(exports,"MonikerKind",{enumerable:!0,get:function(){return protocol_moniker_1.
MonikerKind}});Object.defineProperty(exports,"MonikerRequest",{enumerable:!0,get:function(){return protocol_moniker_1.MonikerRequest}});var protocol_typeHierarchy_1=require_protocol_typeHierarchy();
Object.defineProperty(exports,"TypeHierarchyPrepareRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchyPrepareRequest}});Object.
defineProperty(exports,"TypeHierarchySubtypesRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchySubtypesRequest}});Object.defineProperty(
exports,"TypeHierarchySupertypesRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchySupertypesRequest}});var protocol_inlineValue_1=require_protocol_inlineValue();
Object.defineProperty(exports,"InlineValueRequest",{enumerable:!0,get:function(){return protocol_inlineValue_1.InlineValueRequest}});Object.defineProperty(exports,
"InlineValueRefreshRequest",{enumerable:!0,get:function(){return protocol_inlineValue_1.InlineValueRefreshRequest}});var protocol_inlayHint_1=require_protocol_inlayHint();
Object.defineProperty(exports,"InlayHintRequest",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintRequest}});Object.defineProperty(exports,"In\
layHintResolveRequest",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintResolveRequest}});Object.defineProperty(exports,"InlayHintRefreshReque\
st",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintRefreshRequest}});var protocol_diagnostic_1=require_protocol_diagnostic();Object.defineProperty(
exports,"DiagnosticServerCancellationData",{enumerable:!0,get:function(){return protocol_diagnostic_1.DiagnosticServerCancellationData}});Object.defineProperty(
exports,"DocumentDiagnosticReportKind",{enumerable:!0,get:function(){return protocol_diagnostic_1.DocumentDiagnosticReportKind}});Object.defineProperty(exports,
"DocumentDiagnosticRequest",{enumerable:!0,get:function(){return protocol_diagnostic_1.DocumentDiagnosticRequest}});Object.defineProperty(exports,"WorkspaceDiag\
nosticRequest",{enumerable:!0,get:function(){return protocol_diagnostic_1.WorkspaceDiagnosticRequest}});Object.defineProperty(exports,"DiagnosticRefreshRequest",
{enumerable:!0,get:function(){return protocol_diagnostic_1.DiagnosticRefreshRequest}});var protocol_notebook_1=require_protocol_notebook();Object.defineProperty(
exports,"NotebookCellKind",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookCellKind}});Object.defineProperty(exports,"ExecutionSummary",{enumerable:!0,
get:function(){return protocol_notebook_1.ExecutionSummary}});Object.defineProperty(exports,"NotebookCell",{enumerable:!0,get:function(){return protocol_notebook_1.
NotebookCell}});Object.defineProperty(exports,"NotebookDocument",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookDocument}});Object.defineProperty(
exports,"NotebookDocumentSyncRegistrationType",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookDocumentSyncRegistrationType}});Object.defineProperty(
exports,"DidOpenNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidOpenNotebookDocumentNotification}});Object.defineProperty(
exports,"NotebookCellArrayChange",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookCellArrayChange}});Object.defineProperty(exports,"DidChangeNo\
tebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidChangeNotebookDocumentNotification}});Object.defineProperty(exports,"Did\
SaveNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidSaveNotebookDocumentNotification}});Object.defineProperty(exports,
"DidCloseNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidCloseNotebookDocumentNotification}});var protocol_inlineCompletion_1=require_protocol_inlineCompletion();
Object.defineProperty(exports,"InlineCompletionRequest",{enumerable:!0,get:function(){return protocol_inlineCompletion_1.InlineCompletionRequest}});var protocol_textDocumentContent_1=require_protocol_textDocumentContent();
Object.defineProperty(exports,"TextDocumentContentRequest",{enumerable:!0,get:function(){return protocol_textDocumentContent_1.TextDocumentContentRequest}});Object.
defineProperty(exports,"TextDocumentContentRefreshRequest",{enumerable:!0,get:function(){return protocol_textDocumentContent_1.TextDocumentContentRefreshRequest}});
var TextDocumentFilter;(function(TextDocumentFilter2){function is(value){let candidate=value;return Is2.string(candidate)||Is2.string(candidate.language)||Is2.string(
candidate.scheme)||GlobPattern.is(candidate.pattern)}TextDocumentFilter2.is=is})(TextDocumentFilter||(exports.TextDocumentFilter=TextDocumentFilter={}));var NotebookDocumentFilter;
(function(NotebookDocumentFilter2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(Is2.string(candidate.notebookType)||Is2.string(candidate.
scheme)||Is2.string(candidate.pattern))}NotebookDocumentFilter2.is=is})(NotebookDocumentFilter||(exports.NotebookDocumentFilter=NotebookDocumentFilter={}));var NotebookCellTextDocumentFilter;
(function(NotebookCellTextDocumentFilter2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(Is2.string(candidate.notebook)||NotebookDocumentFilter.
is(candidate.notebook))&&(candidate.language===void 0||Is2.string(candidate.language))}NotebookCellTextDocumentFilter2.is=is})(NotebookCellTextDocumentFilter||(exports.
NotebookCellTextDocumentFilter=NotebookCellTextDocumentFilter={}));var DocumentSelector;(function(DocumentSelector2){function is(value){if(!Array.isArray(value))
return!1;for(let elem of value)if(!Is2.string(elem)&&!TextDocumentFilter.is(elem)&&!NotebookCellTextDocumentFilter.is(elem))return!1;return!0}DocumentSelector2.
is=is})(DocumentSelector||(exports.DocumentSelector=DocumentSelector={}));var RegistrationRequest;(function(RegistrationRequest2){RegistrationRequest2.method="c\
lient/registerCapability",RegistrationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,RegistrationRequest2.type=new messages_1.ProtocolRequestType(
RegistrationRequest2.method)})(RegistrationRequest||(exports.RegistrationRequest=RegistrationRequest={}));var UnregistrationRequest;(function(UnregistrationRequest2){
UnregistrationRequest2.method="client/unregisterCapability",UnregistrationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,UnregistrationRequest2.
type=new messages_1.ProtocolRequestType(UnregistrationRequest2.method)})(UnregistrationRequest||(exports.UnregistrationRequest=UnregistrationRequest={}));var ResourceOperationKind;
(function(ResourceOperationKind2){ResourceOperationKind2.Create="create",ResourceOperationKind2.Rename="rename",ResourceOperationKind2.Delete="delete"})(ResourceOperationKind||
(exports.ResourceOperationKind=ResourceOperationKind={}));var FailureHandlingKind;(function(FailureHandlingKind2){FailureHandlingKind2.Abort="abort",FailureHandlingKind2.
Transactional="transactional",FailureHandlingKind2.TextOnlyTransactional="textOnlyTransactional",FailureHandlingKind2.Undo="undo"})(FailureHandlingKind||(exports.
FailureHandlingKind=FailureHandlingKind={}));var RegularExpressionEngineKind;(function(RegularExpressionEngineKind2){RegularExpressionEngineKind2.ES2020="ES2020"})(
RegularExpressionEngineKind||(exports.RegularExpressionEngineKind=RegularExpressionEngineKind={}));var PositionEncodingKind2;(function(PositionEncodingKind3){PositionEncodingKind3.
UTF8="utf-8",PositionEncodingKind3.UTF16="utf-16",PositionEncodingKind3.UTF32="utf-32"})(PositionEncodingKind2||(exports.PositionEncodingKind=PositionEncodingKind2=
{}));var StaticRegistrationOptions;(function(StaticRegistrationOptions2){function hasId(value){let candidate=value;return candidate&&Is2.string(candidate.id)&&candidate.
id.length>0}StaticRegistrationOptions2.hasId=hasId})(StaticRegistrationOptions||(exports.StaticRegistrationOptions=StaticRegistrationOptions={}));var TextDocumentRegistrationOptions;
(function(TextDocumentRegistrationOptions2){function is(value){let candidate=value;return candidate&&(candidate.documentSelector===null||DocumentSelector.is(candidate.
documentSelector))}TextDocumentRegistrationOptions2.is=is})(TextDocumentRegistrationOptions||(exports.TextDocumentRegistrationOptions=TextDocumentRegistrationOptions=
{}));var WorkDoneProgressOptions;(function(WorkDoneProgressOptions2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(candidate.workDoneProgress===
void 0||Is2.boolean(candidate.workDoneProgress))}WorkDoneProgressOptions2.is=is;function hasWorkDoneProgress(value){let candidate=value;return candidate&&Is2.boolean(
candidate.workDoneProgress)}WorkDoneProgressOptions2.hasWorkDoneProgress=hasWorkDoneProgress})(WorkDoneProgressOptions||(exports.WorkDoneProgressOptions=WorkDoneProgressOptions=
{}));var InitializeRequest;(function(InitializeRequest2){InitializeRequest2.method="initialize",InitializeRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,InitializeRequest2.type=new messages_1.ProtocolRequestType(InitializeRequest2.method)})(InitializeRequest||(exports.InitializeRequest=InitializeRequest=
{}));var InitializeErrorCodes;(function(InitializeErrorCodes2){InitializeErrorCodes2.unknownProtocolVersion=1})(InitializeErrorCodes||(exports.InitializeErrorCodes=
InitializeErrorCodes={}));var InitializedNotification;(function(InitializedNotification2){InitializedNotification2.method="initialized",InitializedNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,InitializedNotification2.type=new messages_1.ProtocolNotificationType(InitializedNotification2.method)})(
InitializedNotification||(exports.InitializedNotification=InitializedNotification={}));var ShutdownRequest;(function(ShutdownRequest2){ShutdownRequest2.method="\
shutdown",ShutdownRequest2.messageDirection=messages_1.MessageDirection.clientToServer,ShutdownRequest2.type=new messages_1.ProtocolRequestType0(ShutdownRequest2.
method)})(ShutdownRequest||(exports.ShutdownRequest=ShutdownRequest={}));var ExitNotification;(function(ExitNotification2){ExitNotification2.method="exit",ExitNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,ExitNotification2.type=new messages_1.ProtocolNotificationType0(ExitNotification2.method)})(ExitNotification||
(exports.ExitNotification=ExitNotification={}));var DidChangeConfigurationNotification;(function(DidChangeConfigurationNotification2){DidChangeConfigurationNotification2.
method="workspace/didChangeConfiguration",DidChangeConfigurationNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeConfigurationNotification2.
type=new messages_1.ProtocolNotificationType(DidChangeConfigurationNotification2.method),DidChangeConfigurationNotification2.capabilities=messages_1.CM.create("\
workspace.didChangeConfiguration",void 0)})(DidChangeConfigurationNotification||(exports.DidChangeConfigurationNotification=DidChangeConfigurationNotification={}));
var MessageType;(function(MessageType2){MessageType2.Error=1,MessageType2.Warning=2,MessageType2.Info=3,MessageType2.Log=4,MessageType2.Debug=5})(MessageType||(exports.
MessageType=MessageType={}));var ShowMessageNotification;(function(ShowMessageNotification2){ShowMessageNotification2.method="window/showMessage",ShowMessageNotification2.
messageDirection=messages_1.MessageDirection.serverToClient,ShowMessageNotification2.type=new messages_1.ProtocolNotificationType(ShowMessageNotification2.method),
ShowMessageNotification2.capabilities=messages_1.CM.create("window.showMessage",void 0)})(ShowMessageNotification||(exports.ShowMessageNotification=ShowMessageNotification=
{}));var ShowMessageRequest;(function(ShowMessageRequest2){ShowMessageRequest2.method="window/showMessageRequest",ShowMessageRequest2.messageDirection=messages_1.
MessageDirection.serverToClient,ShowMessageRequest2.type=new messages_1.ProtocolRequestType(ShowMessageRequest2.method),ShowMessageRequest2.capabilities=messages_1.
CM.create("window.showMessage",void 0)})(ShowMessageRequest||(exports.ShowMessageRequest=ShowMessageRequest={}));var LogMessageNotification;(function(LogMessageNotification2){
LogMessageNotification2.method="window/logMessage",LogMessageNotification2.messageDirection=messages_1.MessageDirection.serverToClient,LogMessageNotification2.type=
new messages_1.ProtocolNotificationType(LogMessageNotification2.method)})(LogMessageNotification||(exports.LogMessageNotification=LogMessageNotification={}));var TelemetryEventNotification;
(function(TelemetryEventNotification2){TelemetryEventNotification2.method="telemetry/event",TelemetryEventNotification2.messageDirection=messages_1.MessageDirection.
serverToClient,TelemetryEventNotification2.type=new messages_1.ProtocolNotificationType(TelemetryEventNotification2.method)})(TelemetryEventNotification||(exports.
TelemetryEventNotification=TelemetryEventNotification={}));var TextDocumentSyncKind;(function(TextDocumentSyncKind2){TextDocumentSyncKind2.None=0,TextDocumentSyncKind2.
Full=1,TextDocumentSyncKind2.Incremental=2})(TextDocumentSyncKind||(exports.TextDocumentSyncKind=TextDocumentSyncKind={}));var DidOpenTextDocumentNotification;(function(DidOpenTextDocumentNotification2){
DidOpenTextDocumentNotification2.method="textDocument/didOpen",DidOpenTextDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidOpenTextDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidOpenTextDocumentNotification2.method),DidOpenTextDocumentNotification2.capabilities=messages_1.CM.create("textDo\
cument.synchronization","textDocumentSync.openClose")})(DidOpenTextDocumentNotification||(exports.DidOpenTextDocumentNotification=DidOpenTextDocumentNotification=
{}));var TextDocumentContentChangeEvent;(function(TextDocumentContentChangeEvent2){function isIncremental(event){let candidate=event;return candidate!=null&&typeof candidate.
text=="string"&&candidate.range!==void 0&&(candidate.rangeLength===void 0||typeof candidate.rangeLength=="number")}TextDocumentContentChangeEvent2.isIncremental=
isIncremental;function isFull(event){let candidate=event;return candidate!=null&&typeof candidate.text=="string"&&candidate.range===void 0&&candidate.rangeLength===
void 0}TextDocumentContentChangeEvent2.isFull=isFull})(TextDocumentContentChangeEvent||(exports.TextDocumentContentChangeEvent=TextDocumentContentChangeEvent={}));
var DidChangeTextDocumentNotification;(function(DidChangeTextDocumentNotification2){DidChangeTextDocumentNotification2.method="textDocument/didChange",DidChangeTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,DidChangeTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidChangeTextDocumentNotification2.
method),DidChangeTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization","textDocumentSync")})(DidChangeTextDocumentNotification||
(exports.DidChangeTextDocumentNotification=DidChangeTextDocumentNotification={}));var DidCloseTextDocumentNotification;(function(DidCloseTextDocumentNotification2){
DidCloseTextDocumentNotification2.method="textDocument/didClose",DidCloseTextDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCloseTextDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidCloseTextDocumentNotification2.method),DidCloseTextDocumentNotification2.capabilities=messages_1.CM.create("text\
Document.synchronization","textDocumentSync.openClose")})(DidCloseTextDocumentNotification||(exports.DidCloseTextDocumentNotification=DidCloseTextDocumentNotification=
{}));var DidSaveTextDocumentNotification;(function(DidSaveTextDocumentNotification2){DidSaveTextDocumentNotification2.method="textDocument/didSave",DidSaveTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,DidSaveTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidSaveTextDocumentNotification2.
method),DidSaveTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization.didSave","textDocumentSync.save")})(DidSaveTextDocumentNotification||
(exports.DidSaveTextDocumentNotification=DidSaveTextDocumentNotification={}));var TextDocumentSaveReason;(function(TextDocumentSaveReason2){TextDocumentSaveReason2.
Manual=1,TextDocumentSaveReason2.AfterDelay=2,TextDocumentSaveReason2.FocusOut=3})(TextDocumentSaveReason||(exports.TextDocumentSaveReason=TextDocumentSaveReason=
{}));var WillSaveTextDocumentNotification;(function(WillSaveTextDocumentNotification2){WillSaveTextDocumentNotification2.method="textDocument/willSave",WillSaveTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,WillSaveTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(WillSaveTextDocumentNotification2.
method),WillSaveTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization.willSave","textDocumentSync.willSave")})(WillSaveTextDocumentNotification||
(exports.WillSaveTextDocumentNotification=WillSaveTextDocumentNotification={}));var WillSaveTextDocumentWaitUntilRequest;(function(WillSaveTextDocumentWaitUntilRequest2){
WillSaveTextDocumentWaitUntilRequest2.method="textDocument/willSaveWaitUntil",WillSaveTextDocumentWaitUntilRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,WillSaveTextDocumentWaitUntilRequest2.type=new messages_1.ProtocolRequestType(WillSaveTextDocumentWaitUntilRequest2.method),WillSaveTextDocumentWaitUntilRequest2.
capabilities=messages_1.CM.create("textDocument.synchronization.willSaveWaitUntil","textDocumentSync.willSaveWaitUntil")})(WillSaveTextDocumentWaitUntilRequest||
(exports.WillSaveTextDocumentWaitUntilRequest=WillSaveTextDocumentWaitUntilRequest={}));var DidChangeWatchedFilesNotification;(function(DidChangeWatchedFilesNotification2){
DidChangeWatchedFilesNotification2.method="workspace/didChangeWatchedFiles",DidChangeWatchedFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,
DidChangeWatchedFilesNotification2.type=new messages_1.ProtocolNotificationType(DidChangeWatchedFilesNotification2.method),DidChangeWatchedFilesNotification2.capabilities=
messages_1.CM.create("workspace.didChangeWatchedFiles",void 0)})(DidChangeWatchedFilesNotification||(exports.DidChangeWatchedFilesNotification=DidChangeWatchedFilesNotification=
{}));var FileChangeType;(function(FileChangeType2){FileChangeType2.Created=1,FileChangeType2.Changed=2,FileChangeType2.Deleted=3})(FileChangeType||(exports.FileChangeType=
FileChangeType={}));var RelativePattern;(function(RelativePattern2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(vscode_languageserver_types_1.
URI.is(candidate.baseUri)||vscode_languageserver_types_1.WorkspaceFolder.is(candidate.baseUri))&&Is2.string(candidate.pattern)}RelativePattern2.is=is})(RelativePattern||
(exports.RelativePattern=RelativePattern={}));var GlobPattern;(function(GlobPattern2){function is(value){let candidate=value;return Is2.string(candidate)||RelativePattern.
is(candidate)}GlobPattern2.is=is})(GlobPattern||(exports.GlobPattern=GlobPattern={}));var WatchKind;(function(WatchKind2){WatchKind2.Create=1,WatchKind2.Change=
2,WatchKind2.Delete=4})(WatchKind||(exports.WatchKind=WatchKind={}));var PublishDiagnosticsNotification;(function(PublishDiagnosticsNotification2){PublishDiagnosticsNotification2.
method="textDocument/publishDiagnostics",PublishDiagnosticsNotification2.messageDirection=messages_1.MessageDirection.serverToClient,PublishDiagnosticsNotification2.
type=new messages_1.ProtocolNotificationType(PublishDiagnosticsNotification2.method),PublishDiagnosticsNotification2.capabilities=messages_1.CM.create("textDocu\
ment.publishDiagnostics",void 0)})(PublishDiagnosticsNotification||(exports.PublishDiagnosticsNotification=PublishDiagnosticsNotification={}));var CompletionTriggerKind;
(function(CompletionTriggerKind2){CompletionTriggerKind2.Invoked=1,CompletionTriggerKind2.TriggerCharacter=2,CompletionTriggerKind2.TriggerForIncompleteCompletions=
3})(CompletionTriggerKind||(exports.CompletionTriggerKind=CompletionTriggerKind={}));var CompletionRequest;(function(CompletionRequest2){CompletionRequest2.method=
"textDocument/completion",CompletionRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CompletionRequest2.type=new messages_1.ProtocolRequestType(
CompletionRequest2.method),CompletionRequest2.capabilities=messages_1.CM.create("textDocument.completion","completionProvider")})(CompletionRequest||(exports.CompletionRequest=
CompletionRequest={}));var CompletionResolveRequest;(function(CompletionResolveRequest2){CompletionResolveRequest2.method="completionItem/resolve",CompletionResolveRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,CompletionResolveRequest2.type=new messages_1.ProtocolRequestType(CompletionResolveRequest2.method),
CompletionResolveRequest2.capabilities=messages_1.CM.create("textDocument.completion.completionItem.resolveSupport","completionProvider.resolveProvider")})(CompletionResolveRequest||
(exports.CompletionResolveRequest=CompletionResolveRequest={}));var HoverRequest;(function(HoverRequest2){HoverRequest2.method="textDocument/hover",HoverRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,HoverRequest2.type=new messages_1.ProtocolRequestType(HoverRequest2.method),HoverRequest2.capabilities=
messages_1.CM.create("textDocument.hover","hoverProvider")})(HoverRequest||(exports.HoverRequest=HoverRequest={}));var SignatureHelpTriggerKind;(function(SignatureHelpTriggerKind2){
SignatureHelpTriggerKind2.Invoked=1,SignatureHelpTriggerKind2.TriggerCharacter=2,SignatureHelpTriggerKind2.ContentChange=3})(SignatureHelpTriggerKind||(exports.
SignatureHelpTriggerKind=SignatureHelpTriggerKind={}));var SignatureHelpRequest;(function(SignatureHelpRequest2){SignatureHelpRequest2.method="textDocument/sign\
atureHelp",SignatureHelpRequest2.messageDirection=messages_1.MessageDirection.clientToServer,SignatureHelpRequest2.type=new messages_1.ProtocolRequestType(SignatureHelpRequest2.
method),SignatureHelpRequest2.capabilities=messages_1.CM.create("textDocument.signatureHelp","signatureHelpProvider")})(SignatureHelpRequest||(exports.SignatureHelpRequest=
SignatureHelpRequest={}));var DefinitionRequest2;(function(DefinitionRequest3){DefinitionRequest3.method="textDocument/definition",DefinitionRequest3.messageDirection=
messages_1.MessageDirection.clientToServer,DefinitionRequest3.type=new messages_1.ProtocolRequestType(DefinitionRequest3.method),DefinitionRequest3.capabilities=
messages_1.CM.create("textDocument.definition","definitionProvider")})(DefinitionRequest2||(exports.DefinitionRequest=DefinitionRequest2={}));var ReferencesRequest;
(function(ReferencesRequest2){ReferencesRequest2.method="textDocument/references",ReferencesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,
ReferencesRequest2.type=new messages_1.ProtocolRequestType(ReferencesRequest2.method),ReferencesRequest2.capabilities=messages_1.CM.create("textDocument.referen\
ces","referencesProvider")})(ReferencesRequest||(exports.ReferencesRequest=ReferencesRequest={}));var DocumentHighlightRequest;(function(DocumentHighlightRequest2){
DocumentHighlightRequest2.method="textDocument/documentHighlight",DocumentHighlightRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentHighlightRequest2.
type=new messages_1.ProtocolRequestType(DocumentHighlightRequest2.method),DocumentHighlightRequest2.capabilities=messages_1.CM.create("textDocument.documentHigh\
light","documentHighlightProvider")})(DocumentHighlightRequest||(exports.DocumentHighlightRequest=DocumentHighlightRequest={}));var DocumentSymbolRequest;(function(DocumentSymbolRequest2){
DocumentSymbolRequest2.method="textDocument/documentSymbol",DocumentSymbolRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentSymbolRequest2.
type=new messages_1.ProtocolRequestType(DocumentSymbolRequest2.method),DocumentSymbolRequest2.capabilities=messages_1.CM.create("textDocument.documentSymbol","d\
ocumentSymbolProvider")})(DocumentSymbolRequest||(exports.DocumentSymbolRequest=DocumentSymbolRequest={}));var CodeActionRequest;(function(CodeActionRequest2){CodeActionRequest2.
method="textDocument/codeAction",CodeActionRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CodeActionRequest2.type=new messages_1.ProtocolRequestType(
CodeActionRequest2.method),CodeActionRequest2.capabilities=messages_1.CM.create("textDocument.codeAction","codeActionProvider")})(CodeActionRequest||(exports.CodeActionRequest=
CodeActionRequest={}));var CodeActionResolveRequest;(function(CodeActionResolveRequest2){CodeActionResolveRequest2.method="codeAction/resolve",CodeActionResolveRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,CodeActionResolveRequest2.type=new messages_1.ProtocolRequestType(CodeActionResolveRequest2.method),
CodeActionResolveRequest2.capabilities=messages_1.CM.create("textDocument.codeAction.resolveSupport","codeActionProvider.resolveProvider")})(CodeActionResolveRequest||
(exports.CodeActionResolveRequest=CodeActionResolveRequest={}));var WorkspaceSymbolRequest;(function(WorkspaceSymbolRequest2){WorkspaceSymbolRequest2.method="wo\
rkspace/symbol",WorkspaceSymbolRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceSymbolRequest2.type=new messages_1.ProtocolRequestType(
WorkspaceSymbolRequest2.method),WorkspaceSymbolRequest2.capabilities=messages_1.CM.create("workspace.symbol","workspaceSymbolProvider")})(WorkspaceSymbolRequest||
(exports.WorkspaceSymbolRequest=WorkspaceSymbolRequest={}));var WorkspaceSymbolResolveRequest;(function(WorkspaceSymbolResolveRequest2){WorkspaceSymbolResolveRequest2.
method="workspaceSymbol/resolve",WorkspaceSymbolResolveRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceSymbolResolveRequest2.type=
new messages_1.ProtocolRequestType(WorkspaceSymbolResolveRequest2.method),WorkspaceSymbolResolveRequest2.capabilities=messages_1.CM.create("workspace.symbol.res\
olveSupport","workspaceSymbolProvider.resolveProvider")})(WorkspaceSymbolResolveRequest||(exports.WorkspaceSymbolResolveRequest=WorkspaceSymbolResolveRequest={}));
var CodeLensRequest;(function(CodeLensRequest2){CodeLensRequest2.method="textDocument/codeLens",CodeLensRequest2.messageDirection=messages_1.MessageDirection.clientToServer,
CodeLensRequest2.type=new messages_1.ProtocolRequestType(CodeLensRequest2.method),CodeLensRequest2.capabilities=messages_1.CM.create("textDocument.codeLens","co\
deLensProvider")})(CodeLensRequest||(exports.CodeLensRequest=CodeLensRequest={}));var CodeLensResolveRequest;(function(CodeLensResolveRequest2){CodeLensResolveRequest2.
method="codeLens/resolve",CodeLensResolveRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CodeLensResolveRequest2.type=new messages_1.ProtocolRequestType(
CodeLensResolveRequest2.method),CodeLensResolveRequest2.capabilities=messages_1.CM.create("textDocument.codeLens.resolveSupport","codeLensProvider.resolveProvid\
er")})(CodeLensResolveRequest||(exports.CodeLensResolveRequest=CodeLensResolveRequest={}));var CodeLensRefreshRequest;(function(CodeLensRefreshRequest2){CodeLensRefreshRequest2.
method="workspace/codeLens/refresh",CodeLensRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,CodeLensRefreshRequest2.type=new messages_1.
ProtocolRequestType0(CodeLensRefreshRequest2.method),CodeLensRefreshRequest2.capabilities=messages_1.CM.create("workspace.codeLens",void 0)})(CodeLensRefreshRequest||
(exports.CodeLensRefreshRequest=CodeLensRefreshRequest={}));var DocumentLinkRequest;(function(DocumentLinkRequest2){DocumentLinkRequest2.method="textDocument/do\
cumentLink",DocumentLinkRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentLinkRequest2.type=new messages_1.ProtocolRequestType(DocumentLinkRequest2.
method),DocumentLinkRequest2.capabilities=messages_1.CM.create("textDocument.documentLink","documentLinkProvider")})(DocumentLinkRequest||(exports.DocumentLinkRequest=
DocumentLinkRequest={}));var DocumentLinkResolveRequest;(function(DocumentLinkResolveRequest2){DocumentLinkResolveRequest2.method="documentLink/resolve",DocumentLinkResolveRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,DocumentLinkResolveRequest2.type=new messages_1.ProtocolRequestType(DocumentLinkResolveRequest2.method),
DocumentLinkResolveRequest2.capabilities=messages_1.CM.create("textDocument.documentLink","documentLinkProvider.resolveProvider")})(DocumentLinkResolveRequest||
(exports.DocumentLinkResolveRequest=DocumentLinkResolveRequest={}));var DocumentFormattingRequest;(function(DocumentFormattingRequest2){DocumentFormattingRequest2.
method="textDocument/formatting",DocumentFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentFormattingRequest2.type=new messages_1.
ProtocolRequestType(DocumentFormattingRequest2.method),DocumentFormattingRequest2.capabilities=messages_1.CM.create("textDocument.formatting","documentFormattin\
gProvider")})(DocumentFormattingRequest||(exports.DocumentFormattingRequest=DocumentFormattingRequest={}));var DocumentRangeFormattingRequest;(function(DocumentRangeFormattingRequest2){
DocumentRangeFormattingRequest2.method="textDocument/rangeFormatting",DocumentRangeFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,
DocumentRangeFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentRangeFormattingRequest2.method),DocumentRangeFormattingRequest2.capabilities=messages_1.
CM.create("textDocument.rangeFormatting","documentRangeFormattingProvider")})(DocumentRangeFormattingRequest||(exports.DocumentRangeFormattingRequest=DocumentRangeFormattingRequest=
{}));var DocumentRangesFormattingRequest;(function(DocumentRangesFormattingRequest2){DocumentRangesFormattingRequest2.method="textDocument/rangesFormatting",DocumentRangesFormattingRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,DocumentRangesFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentRangesFormattingRequest2.
method),DocumentRangesFormattingRequest2.capabilities=messages_1.CM.create("textDocument.rangeFormatting.rangesSupport","documentRangeFormattingProvider.rangesS\
upport")})(DocumentRangesFormattingRequest||(exports.DocumentRangesFormattingRequest=DocumentRangesFormattingRequest={}));var DocumentOnTypeFormattingRequest;(function(DocumentOnTypeFormattingRequest2){
DocumentOnTypeFormattingRequest2.method="textDocument/onTypeFormatting",DocumentOnTypeFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,
DocumentOnTypeFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentOnTypeFormattingRequest2.method),DocumentOnTypeFormattingRequest2.capabilities=
messages_1.CM.create("textDocument.onTypeFormatting","documentOnTypeFormattingProvider")})(DocumentOnTypeFormattingRequest||(exports.DocumentOnTypeFormattingRequest=
DocumentOnTypeFormattingRequest={}));var PrepareSupportDefaultBehavior;(function(PrepareSupportDefaultBehavior2){PrepareSupportDefaultBehavior2.Identifier=1})(PrepareSupportDefaultBehavior||
(exports.PrepareSupportDefaultBehavior=PrepareSupportDefaultBehavior={}));var RenameRequest;(function(RenameRequest2){RenameRequest2.method="textDocument/rename",
RenameRequest2.messageDirection=messages_1.MessageDirection.clientToServer,RenameRequest2.type=new messages_1.ProtocolRequestType(RenameRequest2.method),RenameRequest2.
capabilities=messages_1.CM.create("textDocument.rename","renameProvider")})(RenameRequest||(exports.RenameRequest=RenameRequest={}));var PrepareRenameRequest;(function(PrepareRenameRequest2){
PrepareRenameRequest2.method="textDocument/prepareRename",PrepareRenameRequest2.messageDirection=messages_1.MessageDirection.clientToServer,PrepareRenameRequest2.
type=new messages_1.ProtocolRequestType(PrepareRenameRequest2.method),PrepareRenameRequest2.capabilities=messages_1.CM.create("textDocument.rename.prepareSuppor\
t","renameProvider.prepareProvider")})(PrepareRenameRequest||(exports.PrepareRenameRequest=PrepareRenameRequest={}));var ExecuteCommandRequest;(function(ExecuteCommandRequest2){
ExecuteCommandRequest2.method="workspace/executeCommand",ExecuteCommandRequest2.messageDirection=messages_1.MessageDirection.clientToServer,ExecuteCommandRequest2.
type=new messages_1.ProtocolRequestType(ExecuteCommandRequest2.method),ExecuteCommandRequest2.capabilities=messages_1.CM.create("workspace.executeCommand","exec\
uteCommandProvider")})(ExecuteCommandRequest||(exports.ExecuteCommandRequest=ExecuteCommandRequest={}));var ApplyWorkspaceEditRequest;(function(ApplyWorkspaceEditRequest2){
ApplyWorkspaceEditRequest2.method="workspace/applyEdit",ApplyWorkspaceEditRequest2.messageDirection=messages_1.MessageDirection.serverToClient,ApplyWorkspaceEditRequest2.
type=new messages_1.ProtocolRequestType("workspace/applyEdit"),ApplyWorkspaceEditRequest2.capabilities=messages_1.CM.create("workspace.applyEdit",void 0)})(ApplyWorkspaceEditRequest||
(exports.ApplyWorkspaceEditRequest=ApplyWorkspaceEditRequest={}))}});var require_connection2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/connection.js"(exports){"use strict";Object.defineProperty(exports,"\
__esModule",{value:!0});exports.createProtocolConnection=createProtocolConnection;var vscode_jsonrpc_1=require_api();function createProtocolConnection(input,output,logger,options2){
return vscode_jsonrpc_1.ConnectionStrategy.is(options2)&&(options2={connectionStrategy:options2}),(0,vscode_jsonrpc_1.createMessageConnection)(input,output,logger,
options2)}}});var require_api2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/api.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__exportStar=exports&&
exports.__exportStar||function(m,exports2){for(var p in m)p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p)&&__createBinding(exports2,m,p)};Object.
defineProperty(exports,"__esModule",{value:!0});exports.LSPErrorCodes=exports.createProtocolConnection=void 0;__exportStar(require_api(),exports);__exportStar((init_main(),__toCommonJS(main_exports)),
exports);__exportStar(require_messages2(),exports);__exportStar(require_protocol(),exports);var connection_1=require_connection2();Object.defineProperty(exports,
"createProtocolConnection",{enumerable:!0,get:function(){return connection_1.createProtocolConnection}});var LSPErrorCodes;(function(LSPErrorCodes2){LSPErrorCodes2.
lspReservedErrorRangeStart=-32899,LSPErrorCodes2.RequestFailed=-32803,LSPErrorCodes2.ServerCancelled=-32802,LSPErrorCodes2.ContentModified=-32801,LSPErrorCodes2.
RequestCancelled=-32800,LSPErrorCodes2.lspReservedErrorRangeEnd=-32800})(LSPErrorCodes||(exports.LSPErrorCodes=LSPErrorCodes={}))}});var require_node_module=__commonJS({"builtin:node:module"(exports,module){module.exports=__require("node:module")}});var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);function schemaProblems(document,errors){let problems=new Map,misspelt=new Set(errors.flatMap(({keyword,instancePath})=>keyword==="additionalProperties"?[instancePath]:
[]));for(let error of errors){if((error.keyword==="required"||error.keyword==="anyOf")&&error.instancePath!==""&&misspelt.has(error.instancePath))continue;let problem=schemaProblem(
document,error);problems.has(problem.offset)||problems.set(problem.offset,problem)}return[...problems.values()].sort((left,right)=>left.offset-right.offset)}function schemaProblem(document,error){
let path=error.instancePath.split("/").slice(1),sentence=sentences[error.keyword];if(sentence===void 0)throw new Error(`no sentence for ${error.schemaPath}`);let unknown=error.
params.additionalProperty,offset=unknown===void 0?offsetAt(document,path):offsetOfKey(document,path,unknown);return{message:sentence({path,params:error.params,value:document.
getIn(path)}),offset}}function offsetAt(document,path){return offsetOf(document.getIn(path,!0))}function offsetOf(node){let{range}=node??{};return range?.[0]??0}
function offsetOfKey(document,path,name){let map=document.getIn(path,!0)??document.contents,pair=(0,import_yaml.isMap)(map)?map.items.find(({key})=>(0,import_yaml.isScalar)(
key)&&key.value===name):void 0;return offsetOf(pair?.key)}var sentences={additionalProperties:({path,params})=>unknownKey(path,String(params.additionalProperty)),
required:({path})=>path.length===0?"`version` must be 1":`${mappingOf(path).one} needs ${mappingOf(path).needs}`,anyOf:({path})=>`${mappingOf(path).one} needs ${mappingOf(
path).needs}`,maxItems:({path})=>`${nameOf(path)} must have at most ${schemaAt(path).maxItems}`,not:({path})=>`${nameOf(path)} is not supported yet`,const:({path,
params})=>`${nameOf(path)} must be ${params.allowedValue}`,enum:({path})=>`${nameOf(path)} must be one of ${schemaAt(path).enum?.join(", ")}`,type:({path,value})=>wrongType(
path,value),minLength:({path,value})=>wrongType(path,value),pattern:({path})=>`${nameOf(path)} ${patternWords[path.findLast(step=>!isIndex(step))??""]}`,minItems:({
path})=>`${nameOf(path)} must not be empty`,minimum:({path})=>outOfRange(path),maximum:({path})=>outOfRange(path)};function unknownKey(path,name){let known=Object.
entries(schemaAt(path).properties??{}).flatMap(([key,schema])=>resolved(schema).not===void 0?[key]:[]),near=nearest(name,known),where=path.length===0?"":` in ${nameOf(
path)}`,advice=near===void 0?`known are ${known.join(", ")}`:`did you mean \`${near}\`?`;return`unknown key \`${name}\`${where}: ${advice}`}function wrongType(path,value){
if(path.length===0)return"it must be a mapping with `version: 1`";let type=schemaAt(path).type??"",name=nameOf(path);if(isIndex(path.at(-1))&&type==="string")return`${name}\
 must be a list of texts`;if(isIndex(path.at(-1)))return`each of ${name} must be a mapping with ${mappingOf(path).needs}`;let isUnquoted=type==="string"&&(typeof value==
"number"||typeof value=="boolean");return`${name} must be ${typeWords[String(type)]}${isUnquoted?"; put it in quotes":""}`}var typeWords={array:"a list",object:"\
a mapping",string:"a text",number:"a number","number,null":"a number",integer:"a whole number",boolean:"true or false"};function mappingOf(path){return path.includes(
"rules")?{one:"a rule",needs:"`severity` or `fail`"}:{one:"a server",needs:"an `id`"}}function outOfRange(path){let{minimum,maximum}=schemaAt(path);return`${nameOf(
path)} must be a number from ${minimum} to ${maximum}`}var globWords="must be globs inside the repository: none may begin with `!` or `/`, or hold `..` between \
slashes",oneGlobWords="must be a glob inside the repository: it may not begin with `!` or `/`, or hold `..` between slashes",patternWords={"base-dependencies":"\
must be a folder inside the repository",dependencies:"must be folders inside the repository",roots:"must be folders inside the repository",code:"must be a glob \
over codes: it may not begin with `!` or hold spaces",path:oneGlobWords,ignore:globWords,traces:globWords,waivers:"must be `trailer` or `label:NAME`"};function nameOf(path){
return`\`${path.findLast(step=>!isIndex(step))}\``}function isIndex(step){return step!==void 0&&/^[0-9]+$/.test(step)}var root=configV1;function schemaAt(path){
return path.reduce((schema,step)=>resolved(isIndex(step)?schema.items:schema.properties?.[step]),root)}function resolved(schema={}){let name=schema.$ref?.replace(
"#/$defs/","");return name===void 0?schema:root.$defs?.[name]??{}}var import_picomatch=__toESM(require_picomatch2(),1);function rule(findings,{rules:rules2=[],onlyChangedFiles},isTouched){let ruleOf=ruleFinder(rules2),all=findings.map(one=>{let ruled=ruledBy(asSaid(one),ruleOf(one),
rules2);return onlyChangedFiles===!0&&mayFailBy[one.state]&&!isTouched(one.path)&&!isOff(ruled,rules2)?{...ruled,elsewhere:!0}:ruled}),{off=[],on=[]}=Object.groupBy(
all,one=>isOff(one,rules2)?"off":"on");return{findings:on,off}}var mayFailBy={new:!0,moved:!0,volatile:!0,unchanged:!1,fixed:!1,removed:!1,suppressed:!1};function asSaid({
ruled,elsewhere:_elsewhere,...finding}){return ruled?.said===void 0?finding:{...finding,severity:ruled.said}}function ruledBy(finding,index,rules2){let found=index===
void 0?void 0:rules2[index];if(index===void 0||found===void 0)return finding;let{severity,fail}=found;if(severity==="off")return{...finding,ruled:{rule:index}};
let isOther=severity!==void 0&&severity!==finding.severity,ruled={rule:index,...isOther?{said:finding.severity}:{},...fail===void 0?{}:{fail}};return isOther?{...finding,
severity,ruled}:{...finding,ruled}}function isOff({ruled},rules2){return ruled!==void 0&&rules2[ruled.rule]?.severity==="off"}function ruleFinder(rules2){let matchers=rules2.
map(ruleMatcher);return finding=>{let index=matchers.findIndex(matches2=>matches2(finding));return index<0?void 0:index}}function ruleMatcher({code,path,server}){
let isCode=code===void 0?void 0:codeMatcher(code),isPath=path===void 0?void 0:pathMatcher(path);return finding=>(server===void 0||server===finding.server)&&(isPath===
void 0||isPath(finding.path))&&(isCode===void 0||isCode(finding))}function codeMatcher(glob){let matches2=(0,import_picomatch.default)(glob,{bash:!0,dot:!0,nonegate:!0});
return finding=>[finding.code,ruleName(finding)].some(name=>name!==null&&name!==""&&matches2(name))}function pathMatcher(glob){return(0,import_picomatch.default)(
glob,{dot:!0})}function shadowed(rules2){for(let[index,{code,path,server}]of rules2.entries()){let by=rules2.slice(0,index).findIndex(other=>(other.code===void 0||
other.code===code)&&(other.path===void 0||other.path===path)&&(other.server===void 0||other.server===server));if(by>=0)return{rule:index,by}}}function offLimits(off,{
rules:rules2=[]}){return rules2.flatMap((one,index)=>{let own=off.filter(({ruled})=>ruled?.rule===index);if(own.length===0)return[];let fresh=own.filter(({state})=>state===
"new").length,message=`off by ${ruleAt(index)} (${selectorText(one)}), ${fresh} of them new`;return[limit("rules-off",message,own.length)]})}function touching(paths){
let touched=new Set(paths);return path=>{if(touched.has(path))return!0;for(let at=path.lastIndexOf("/");at>0;at=path.lastIndexOf("/",at-1))if(touched.has(path.slice(
0,at)))return!0;return!1}}var configPath=".lanser/config.yml",failOnLevels=["error","warning","information","hint","never"],textLengthMax=65536,problemsMax=10;function parseConfig(text,origin){
let counter=new import_yaml2.LineCounter,refuseAll=problems=>{let[first="",...others]=problems.slice(0,problemsMax).map(({message,offset})=>`${placeOf(origin,counter,
offset)}: ${message}`),left=problems.length-problemsMax,hint=[...others,...left>0?[`and ${left} more`]:[]].join(`
`);throw new UserError("bad-configuration",first,{hint})},refuse=problem2=>refuseAll([problem2]);if(text.length>textLengthMax)return refuse({message:`it has ${text.
length} characters, more than ${textLengthMax}`,offset:0});let document=(0,import_yaml2.parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,merge:!1}),[broken]=[
...document.errors,...document.warnings];if(broken!==void 0)return refuse({message:yamlProblem(broken),offset:broken.pos[0]});(0,import_yaml2.visit)(document,{Alias:(_,node)=>refuse(
{message:"YAML aliases are not supported",offset:offsetOf(node)}),Pair:(_,{key})=>{(0,import_yaml2.isScalar)(key)&&typeof key.value=="string"||refuse({message:"\
a key must be a text",offset:offsetOf(key)})}});let value=document.toJS();if(!validateConfigV1(value)){let problems=schemaProblems(document,validateConfigV1.errors??
[]);if(problems.length===0)throw new Error("the validator refused without an error");return refuseAll(problems)}let problem=jsonProblem(document,value);if(problem!==
void 0)return refuse(problem);let read=value;for(let[index,{id}]of read.servers.entries())if(read.servers.findIndex(other=>other.id===id)!==index){let offset=offsetAt(
document,["servers",index]);refuse({message:`the server \`${id}\` is there twice`,offset})}let wrong=ruleProblem(document,read.policy.rules);return wrong===void 0?
configOf(read):refuse(wrong)}function ruleProblem(document,rules2){let place=(index,key)=>offsetAt(document,["policy","rules",index,...key===void 0?[]:[key]]),torn=rules2.
findIndex(({severity,fail})=>severity==="off"&&fail===!0);if(torn>=0)return{message:`${ruleAt(torn)} turns findings off and has them fail: leave out \`severity: \
off\` or \`fail: true\``,offset:place(torn,"fail")};let found=shadowed(rules2);return found===void 0?void 0:{message:`${ruleAt(found.rule)} can never match: ${ruleAt(
found.by)} above it matches all that it does, and the first that matches decides; put it above that one, or take it out`,offset:place(found.rule)}}function placeIn(text,origin,path){
let counter=new import_yaml2.LineCounter,document=(0,import_yaml2.parseDocument)(text,{lineCounter:counter,merge:!1});return placeOf(origin,counter,offsetAt(document,
path))}function placeOf(origin,counter,offset){let{line,col}=counter.linePos(offset);return`${origin}:${Math.max(1,line)}:${Math.max(1,col)}`}var defaultConfig=parseConfig(
"version: 1","defaults");function configOf(read){let{servers,dependencies,ignore,policy,traces,replay,reward}=read,{alpha,beta,gamma}=reward.weights;return{servers:servers.
map(({id,version,roots,settings})=>({id,version,roots,settings})),dependencies,baseDependencies:read["base-dependencies"]??null,ignore,failOn:policy["fail-on"],
unknown:policy.unknown,inconclusive:policy.inconclusive,volatile:policy.volatile,moved:policy.moved,minReward:policy["min-reward"],replayMismatch:policy["replay\
-mismatch"],dependenciesDiffer:policy["dependencies-differ"],dependenciesMissing:policy["dependencies-missing"],hidden:policy.hidden,unchecked:policy.unchecked,
suppressions:policy.suppressions,scope:scopeIn(policy.scope),waivers:policy.waivers,rules:policy.rules.length===0?void 0:policy.rules,maxNew:Object.keys(policy["\
max-new"]).length===0?void 0:policy["max-new"],onlyChangedFiles:policy["only-changed-files"]?!0:void 0,traces,replay,reward:{headline:reward.version,weights:{alpha:alpha+
0,beta:beta+0,gamma:gamma+0},...policy.reward==="hidden"?{shown:!1}:{}}}}function scopeIn(setting){return setting==="auto"?void 0:setting}function yamlProblem({
code,message}){return code==="MULTIPLE_DOCS"?"it must be one document":message.split(/ at line \d+, column \d+|\n/)[0]??"it is not valid YAML"}function jsonProblem(document,value){
try{canonical(value);return}catch(error){if(!(error instanceof NotJson))throw error;return{message:error.message,offset:offsetAt(document,error.pointer.split("/").
slice(1))}}}var package_default={name:"lanser-pin-pyright",version:"1.1.414",private:!0,dependencies:{pyright:"1.1.414"}};var package_lock_default={name:"lanser-pin-pyright",version:"1.1.414",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-pyright",version:"1.1.414",dependencies:{
pyright:"1.1.414"}},"node_modules/fsevents":{version:"2.3.3",integrity:"sha512-5xoDfX+fL7faATnagmWPpbFtwh/R77WmMMqqHGS65C3vvB0YHrgF+B1YmZ3441tMj5n63k0212XNoJwzl\
hffQw==",license:"MIT",optional:!0,os:["darwin"],engines:{node:"^8.16.0 || ^10.6.0 || >=11.0.0"}},"node_modules/pyright":{version:"1.1.414",integrity:"sha512-FP\
ZZb51jepDX4eP7TEYDeNFtmE3WgwkkEcJpvH3/QmUSsj0EAy3LXu+xB4T/FWDejtsXlCfFr/rbWFjwuwuXww==",license:"MIT",bin:{pyright:"index.js","pyright-langserver":"langserver.i\
ndex.js"},engines:{node:">=14.0.0"},optionalDependencies:{fsevents:"~2.3.3"}}}};var package_default2={name:"lanser-pin-typescript",version:"7.0.2",private:!0,optionalDependencies:{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/ty\
pescript-linux-x64":"7.0.2"}};var package_lock_default2={name:"lanser-pin-typescript",version:"7.0.2",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-typescript",version:"7.0.2",
optionalDependencies:{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/typescript-linux-x64":"7.0.2"}},"node_modules/@typescript/typescript-linux-arm64":{
version:"7.0.2",integrity:"sha512-Qh4eU4/y3yDjnfjjyPYihMj5/ODIlmt+Bzu17OI+fiSRDW57QmU5SiN63exPRNJPKUzcc1INa1NXdrJ+MqHjUQ==",cpu:["arm64"],license:"Apache-2.0",optional:!0,
os:["linux"],engines:{node:">=16.20.0"}},"node_modules/@typescript/typescript-linux-x64":{version:"7.0.2",integrity:"sha512-EYdf2cNg7rgCWJnxCdJ+F3V39O8ihb37eHAu\
1LK8oAFizgTQbPOK7zHHXbPt8rX24COqODXeI3sIf0fCXG7H/A==",cpu:["x64"],license:"Apache-2.0",optional:!0,os:["linux"],engines:{node:">=16.20.0"}}}};var shippedPins=[{server:"pyright",version:"1.1.414",source:{kind:"npm",manifest:package_default,lock:package_lock_default},treeDigests:{any:"sha256:6ec47793254\
beb01b0c74c9300332b5a810d1d63b51d7b55a3d20fce185aaea2"}},{server:"typescript",version:"7.0.2",source:{kind:"npm",manifest:package_default2,lock:package_lock_default2},
treeDigests:{arm64:"sha256:1fc271a02bbb14e96522f42f396c77f99f89719763fbf878379bb54b5cafb855",x64:"sha256:8d22016ecb797d8fa84c67c0704aafd105f8686679f8b4a8926f9b3\
f36efbee9"}}];function findPin(pins,server,version){let own=pins.filter(pin=>pin.server===server);return version!==void 0?own.find(pin=>pin.version===version):own.
find(pin=>shippedPins.includes(pin))??own[0]}function wantedDigest({treeDigests},arch){return treeDigests[arch]??treeDigests.any}var import_node_path8=__toESM(require_node_path(),1);function familiesOf({families:families3}){return new Map(families3.flatMap(({problem,at,codes})=>Object.keys(codes).map(code=>[code,{problem,at}])))}var import_vscode_languageserver_protocol=__toESM(require_api2(),1);var clientCapabilities={general:{positionEncodings:[import_vscode_languageserver_protocol.PositionEncodingKind.UTF16],staleRequestSupport:{cancel:!0,retryOnContentModified:[]}},
workspace:{applyEdit:!1,configuration:!0,workspaceFolders:!0,didChangeConfiguration:{dynamicRegistration:!0},didChangeWatchedFiles:{dynamicRegistration:!0,relativePatternSupport:!0},
diagnostics:{refreshSupport:!0}},window:{workDoneProgress:!0},textDocument:{synchronization:{dynamicRegistration:!1,didSave:!1},publishDiagnostics:{relatedInformation:!0,
versionSupport:!0,codeDescriptionSupport:!1,tagSupport:{valueSet:[import_vscode_languageserver_protocol.DiagnosticTag.Unnecessary]}},diagnostic:{dynamicRegistration:!0,
relatedDocumentSupport:!1},definition:{dynamicRegistration:!0,linkSupport:!1}}},providers={[import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method]:"\
diagnosticProvider",[import_vscode_languageserver_protocol.DefinitionRequest.method]:"definitionProvider","custom/projectInfo":null};function providerOptions(method,serverCapabilities,facts){
let provider=providers[method];if(provider===null)return[{}];let fixed=member(serverCapabilities,provider),dynamic=[...facts.registrations.values()].filter(one=>one.
method===method).map(one=>one.options);return[...fixed!=null&&fixed!==!1?[fixed]:[],...dynamic]}function wantsOpenAndClose(serverCapabilities){let sync=member(serverCapabilities,
"textDocumentSync");return typeof sync=="number"?sync>0:member(sync,"openClose")===!0}function positionEncoding(serverCapabilities){let chosen=member(serverCapabilities,
"positionEncoding");return typeof chosen=="string"?chosen:import_vscode_languageserver_protocol.PositionEncodingKind.UTF16}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function findExecutable(name,path,forbidden){for(let folder of(path??"").split(import_node_path.delimiter)){if(!(0,import_node_path.isAbsolute)(folder))continue;
let candidate=(0,import_node_path.join)(folder,name),realPath3=executableAt(candidate);if(realPath3!==void 0&&!forbidden.some(root2=>isInside(candidate,root2)||
isInside(realPath3,root2)))return{path:candidate,realPath:realPath3}}}function safeSearchPath(path,forbidden){return(path??"").split(import_node_path.delimiter).
filter(folder=>{if(!(0,import_node_path.isAbsolute)(folder))return!1;let real=realFolder(folder);return real!==void 0&&!forbidden.some(root2=>isInside(folder,root2)||
isInside(real,root2))})}function realFolder(path){try{return(0,import_node_fs.realpathSync)(path)}catch{return}}function executableAt(path){try{return(0,import_node_fs.accessSync)(
path,import_node_fs.constants.X_OK),(0,import_node_fs.statSync)(path).isFile()?(0,import_node_fs.realpathSync)(path):void 0}catch{return}}var askMsMax=2e4,question=["import json, site, sys","packages = site.getsitepackages([sys.base_prefix, sys.base_exec_prefix])","print(json.dumps({'executable': \
sys.executable, 'version': list(sys.version_info), 'path': sys.path, 'prefix': sys.base_prefix, 'packages': packages}))"].join(`
`);async function findInterpreter(host,forbidden){for(let name of["python3","python"]){let found=findExecutable(name,host.env.PATH,forbidden);if(found===void 0)
continue;let interpreter=await ask(host,name,found.path,forbidden);if(interpreter!==void 0)return interpreter}}async function ask(host,name,file,forbidden){let result=await run(
host,{file,args:["-I","-S","-B","-c",question],cwd:"/",env:interpreterEnvironment(host,forbidden)},{input:Buffer.alloc(0),msMax:askMsMax,onOutput:null}).catch(()=>{});
if(result?.exitCode!==0)return;let answer=parseAnswer(result.stdout.toString("utf8"));if(answer===void 0)return;let executable=realPath(answer.executable);if(!(executable===
void 0||forbidden.some(root2=>isInside(executable,root2))))return{name,...installationOf(answer),executable}}function installationOf(answer){let{executable,version,
path,prefix}=answer,folder=(0,import_node_path2.dirname)((0,import_node_path2.dirname)(executable)),environment=firstEnvironment(folder,["."]),system=answer.packages.
filter(isFolder).flatMap(one=>[one,...pathFileEntries(one)]);if(environment===void 0)return{executable,version,library:path,packages:system,prefix};let packages=[
...environmentPaths(folder,version),...environment.includesSystem?system:[]];return{executable,version,library:path,packages,prefix:folder}}function realPath(path){
try{return(0,import_node_fs2.realpathSync)(path)}catch{return}}function parseAnswer(stdout){try{let answer=JSON.parse(stdout),{executable,prefix}=answer,version=toVersion(
Array.isArray(answer.version)?answer.version:[]),[path,packages]=[texts(answer.path),texts(answer.packages)];return typeof executable!="string"||!(0,import_node_path2.isAbsolute)(
executable)||typeof prefix!="string"||version===void 0||path===void 0||packages===void 0?void 0:{executable,version,path,packages,prefix}}catch{return}}function texts(value){
return Array.isArray(value)&&value.every(one=>typeof one=="string")?value:void 0}function toVersion(info){let[major,minor,micro,level,serial]=info;return typeof major==
"number"&&typeof minor=="number"&&typeof micro=="number"&&typeof level=="string"&&typeof serial=="number"?[major,minor,micro,level,serial]:void 0}function interpreterEnvironment(host,forbidden){
let environment={PATH:safeSearchPath(host.env.PATH,forbidden).join(import_node_path2.delimiter),LC_ALL:"C.UTF-8"};for(let name of["HOME","PYENV_ROOT"]){let value=host.
env[name];value!==void 0&&(environment[name]=value)}return environment}function findVirtualEnvironment(root2,linked,{project=".",named=linked}={}){for(let above=project;;above=
import_node_path2.posix.dirname(above)){let own=firstEnvironment(root2,linked.filter(folder=>import_node_path2.posix.dirname(folder)===above));if(own!==void 0)return own;
if(above===import_node_path2.posix.dirname(above))break}return firstEnvironment(root2,linked.filter(folder=>named.includes(folder)))}function firstEnvironment(root2,folders){
for(let folder of folders){let configuration=(0,import_node_path2.join)(root2,folder,"pyvenv.cfg");if(!(0,import_node_fs2.existsSync)(configuration))continue;let entries=new Map(
(readOptional(configuration)??"").split(/\r?\n/).map(line=>line.split("=")).map(([key,...value])=>[(key??"").trim().toLowerCase(),value.join("=").trim()])),written=entries.
get("version_info")??entries.get("version")??"",numbers=/^(\d+)\.(\d+)(?:\.(\d+))?/.exec(written);return{folder,version:numbers===null?void 0:[Number(numbers[1]),
Number(numbers[2]),Number(numbers[3]??0),"final",0],includesSystem:entries.get("include-system-site-packages")?.toLowerCase()==="true"}}}function pythonFacts(options2){
let{interpreter,environment,root:root2}=options2,checkouts=options2.checkouts.toSorted((one,other)=>other.length-one.length),inTree=path=>{let checkout=checkouts.
find(one=>isInside(path,one));return checkout===void 0?path:root2+path.slice(checkout.length)},version=environment?.version??interpreter?.version;if(version===void 0)
return{summary:null,packages:[],answers:null};let name=environment?.folder??interpreter?.name??"python3",isSameVersion=interpreter?.version[0]===version[0]&&interpreter.
version[1]===version[1],library=isSameVersion?interpreter.library:[],packages=isSameVersion&&(environment===void 0||environment.includesSystem)?interpreter.packages:
[],own=environment===void 0?[]:environmentPaths((0,import_node_path2.join)(root2,environment.folder),version),searchPaths=[...library,...own,...packages];return{
summary:{name,version:`${version[0]}.${version[1]}.${version[2]}`},packages:packages.filter(path=>!checkouts.some(one=>isInside(path,one))),answers:{version,searchPaths:searchPaths.
filter(path=>(0,import_node_path2.isAbsolute)(path)).map(inTree),prefix:environment===void 0?interpreter?.prefix??"/":(0,import_node_path2.join)(root2,environment.
folder)}}}function environmentPaths(environment,version){let paths=[];for(let library of["lib","lib64"]){let folder=(0,import_node_path2.join)(environment,library);
if(!(0,import_node_fs2.existsSync)(folder))continue;let names=(0,import_node_fs2.readdirSync)(folder).filter(name2=>name2.startsWith("python3.")),name=names.find(
one=>one===`python${version[0]}.${version[1]}`)??names[0];if(name===void 0)continue;let packages=(0,import_node_path2.join)(folder,name,"site-packages");!isFolder(
packages)||paths.some(path=>(0,import_node_fs2.realpathSync)(path)===(0,import_node_fs2.realpathSync)(packages))||paths.push(packages,...pathFileEntries(packages))}
return paths}function pathFileEntries(packages){return(0,import_node_fs2.readdirSync)(packages).filter(name=>name.endsWith(".pth")).sort().flatMap(file=>(readOptional(
(0,import_node_path2.join)(packages,file))??"").split(/\r?\n/).map(line=>line.trim()).filter(line=>line!==""&&!line.startsWith("#")&&!/^import\s/.test(line)).map(
line=>(0,import_node_path2.resolve)(packages,line)).map(path=>realPath(path)??path))}function isFolder(path){return(0,import_node_fs2.statSync)(path,{throwIfNoEntry:!1})?.
isDirectory()===!0}var noInterpreter="/nonexistent/python";function writeStandIn(file,facts){if(facts.answers===null)return noInterpreter;let{version,searchPaths,
prefix}=facts.answers,script=["#!/bin/sh",'case "$*" in',`  *version_info*) printf '%s\\n' ${quote(JSON.stringify(version))} ;;`,`  *) printf '%s\\n' ${quote(JSON.
stringify({path:searchPaths,prefix}))} ;;`,"esac",""].join(`
`);return(0,import_node_fs2.writeFileSync)(file,script),(0,import_node_fs2.chmodSync)(file,493),file}function quote(text){return`'${text.replaceAll("'","'\\''")}\
'`}var import_node_fs4=__toESM(require_node_fs(),1);var import_node_fs3=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);function linkedPackages(folder){let lock=readOptional((0,import_node_path3.join)(folder,".package-lock.json"));if(lock!==void 0)return sha256(lock);let sites=(0,import_node_fs3.globSync)(
"lib/python*/site-packages/*.{dist-info,egg-info}",{cwd:folder});return packagesDigest(sites.length>0?sites:namesIn(folder))}function packagesDigest(names){return sha256(
canonical([...new Set(names)].sort(compareText)))}function namesIn(folder){try{return(0,import_node_fs3.readdirSync)(folder)}catch{return[]}}var interpreterFact="interpreter",pythonToolchain={facts:[interpreterFact],find:findPython};async function findPython(host,forbidden){let interpreter=await findInterpreter(
host,forbidden);return async({root:root2,project,linked,named,checkouts,file})=>{let environment=findVirtualEnvironment(root2,linked,{project,named}),facts=pythonFacts(
{interpreter,environment,checkouts,root:root2}),standIn=writeStandIn(file,facts),isUsable=facts.answers===null||await canRun(host,standIn);return{facts:{[interpreterFact]:standIn},
summary:facts.summary,packages:facts.answers===null?null:packagesIn(facts.packages),places:facts.answers?.searchPaths??[],problem:isUsable?null:"what stands in \
for Python cannot be run: TMPDIR lies where programs may not"}}}function packagesIn(folders){return packagesDigest(folders.flatMap(folder=>(0,import_node_fs4.globSync)(
"*.{dist-info,egg-info}",{cwd:folder})))}var standInMsMax=1e4;async function canRun(host,file){let request={file,args:["-c","version_info"],cwd:"/",env:{}},options2={
input:Buffer.alloc(0),msMax:standInMsMax,onOutput:null};return run(host,request,options2).then(result=>result.exitCode===0&&result.stdout.length>0,()=>!1)}var rules=`
  reportGeneralTypeIssues reportPropertyTypeMismatch reportFunctionMemberAccess reportMissingImports
  reportMissingModuleSource reportInvalidTypeForm reportMissingTypeStubs reportImportCycles
  reportUnusedImport reportUnusedClass reportUnusedFunction reportUnusedVariable reportDuplicateImport
  reportWildcardImportFromLibrary reportAbstractUsage reportArgumentType reportAssertTypeFailure
  reportAssignmentType reportAttributeAccessIssue reportCallIssue reportInconsistentOverload
  reportIndexIssue reportInvalidTypeArguments reportNoOverloadImplementation reportOperatorIssue
  reportOptionalSubscript reportOptionalMemberAccess reportOptionalCall reportOptionalIterable
  reportOptionalContextManager reportOptionalOperand reportRedeclaration reportReturnType
  reportTypedDictNotRequiredAccess reportUntypedFunctionDecorator reportUntypedClassDecorator
  reportUntypedBaseClass reportUntypedNamedTuple reportPrivateUsage reportTypeCommentUsage
  reportPrivateImportUsage reportConstantRedefinition reportDeprecated reportIncompatibleMethodOverride
  reportIncompatibleVariableOverride reportInconsistentConstructor reportOverlappingOverload
  reportPossiblyUnboundVariable reportMissingSuperCall reportUninitializedInstanceVariable
  reportInvalidStringEscapeSequence reportUnknownParameterType reportUnknownArgumentType
  reportUnknownLambdaType reportUnknownVariableType reportUnknownMemberType reportMissingParameterType
  reportMissingTypeArgument reportInvalidTypeVarUse reportCallInDefaultInitializer
  reportUnnecessaryIsInstance reportUnnecessaryCast reportUnnecessaryComparison reportUnnecessaryContains
  reportAssertAlwaysTrue reportSelfClsParameterName reportImplicitStringConcatenation
  reportUndefinedVariable reportUnhashable reportUnboundVariable reportInvalidStubStatement
  reportIncompleteStub reportUnsupportedDunderAll reportUnusedCallResult reportUnusedCoroutine
  reportUnusedExcept reportUnusedExpression reportUnnecessaryTypeIgnoreComment reportMatchNotExhaustive
  reportUnreachable reportImplicitOverride
`.match(/\w+/gu)??[];var unnecessary="reportUnnecessaryTypeIgnoreComment",uninitialized="reportUninitializedInstanceVariable",comment=`# pyright: ${["basic",...rules.filter(rule2=>rule2!==
unnecessary&&rule2!==uninitialized).map(rule2=>`${rule2}=none`),`${unnecessary}=warning`,`${uninitialized}=information`].join(", ")}`,pyrightCensus={maySilence:text=>/ignore/u.
test(text),mayDeclare:lines2=>lines2.some(line=>/^\s+(?:self\.)?\w+\s*:\s*[^\s=][^=]*$/u.test(line)),overlay:text=>`${text}${/[\r\n]$/u.test(text)?"":`
`}${comment}
`,read:findings=>({silenced:findings.flatMap(({code,range})=>code===unnecessary?[range.start]:[]),unassigned:findings.flatMap(({code,message,range})=>{let name=code===
uninitialized?/"([^"]+)"/u.exec(message)?.[1]:void 0;return name===void 0?[]:[{name,at:range.start}]})})};var import_node_fs6=__toESM(require_node_fs(),1),import_node_path6=__toESM(require_node_path(),1);var import_node_fs5=__toESM(require_node_fs(),1),import_node_path5=__toESM(require_node_path(),1);var jsonDepthMax=64;function isDeep(text){let scanner=createScanner(text,!0),depth=0;for(scanner.scan();scanner.getTokenOffset()<text.length;scanner.scan()){let mark2=text.
charAt(scanner.getTokenOffset());if((mark2==="{"||mark2==="[")&&(depth+=1),(mark2==="}"||mark2==="]")&&(depth-=1),depth>jsonDepthMax)return!0}return!1}var import_node_path4=__toESM(require_node_path(),1);function namedBy({value},folder){if(/^[/~$]|\\/u.test(value)||value==="")return;let parts=value.split("/"),open=parts.findIndex(part=>/[*?]/u.test(part)),fixed=open<
0?parts:parts.slice(0,open),rest=open<0?[]:parts.slice(open).filter(part=>part!==""),prefix=import_node_path4.posix.join(folder,...fixed).replace(/(?<=.)\/$/u,"");
if(!(prefix===".."||prefix.startsWith("../")||rest.includes("..")))return{prefix,rest}}function shapeOf({prefix,rest},paths){if(rest.length>0||prefix===".")return"\
folder";if(paths.has(prefix))return"file";for(let path of paths)if(isBelow(path,prefix))return"folder";for(let path of paths)if(isStem(prefix,path))return"stem";
return"folder"}function mayName({prefix},path){return path.startsWith(prefix)||prefix==="."}function isPlace({kind}){return kind==="place"||kind==="lookup"}function isStem(prefix,path){
return path.startsWith(prefix)&&/^\.(?:(?:d\.)?[cm]?[jt]sx?|json)$/u.test(path.slice(prefix.length))}function matcherOf(path,{prefix,rest},shape){if(shape==="fi\
le")return one=>one===prefix;if(shape==="stem")return one=>isStem(prefix,one);if(rest.length===0||isPlace(path))return one=>isBelow(one,prefix);let isWhole=path.
wildcard==="files"&&/[*?]/u.test(rest.at(-1)??"");return one=>isBelow(one,prefix)&&isMatch(rest,insideOf(one,prefix).split("/"),isWhole)}function insideOf(path,folder){
return folder==="."?path:path.slice(folder.length+1)}function isMatch(pattern,names,isWhole){let places=withSkips(pattern,new Set([0]));for(let name of names){if(!isWhole&&
places.has(pattern.length))return!0;let next=new Set;for(let place of places){let component=pattern[place];component==="**"?next.add(place):component!==void 0&&
isNameMatch(component,name)&&next.add(place+1)}places=withSkips(pattern,next)}return places.has(pattern.length)}function withSkips(pattern,places){for(let place of places)
pattern[place]==="**"&&places.add(place+1);return places}function isNameMatch(pattern,name){let[at,inName,star,mark2]=[0,0,-1,0];for(;inName<name.length;)if(pattern[at]===
"*")[star,mark2,at]=[at,inName,at+1];else if(at<pattern.length&&(pattern[at]==="?"||pattern[at]===name[inName]))[at,inName]=[at+1,inName+1];else if(star>=0)[at,
mark2,inName]=[star+1,mark2+1,mark2+1];else return!1;for(;pattern[at]==="*";)at+=1;return at===pattern.length}function projectFolder({root:root2,project}){return project==="."?root2:`${root2}/${project}`}function onlyProject({root:root2,project}){return{root:root2,projects:[
project],apart:[]}}var configName="pyrightconfig.json",projectName="pyproject.toml",defaultExcludes=["**/node_modules","**/__pycache__","**/.*","**/__editable__.*"],environmentMarkers=[
["bin","activate"],["Scripts","activate"],["pyvenv.cfg"],["conda-meta"]],sourceFile=/\.pyi?$/,foldersMax=2e5;function pyrightProgram(place){let{root:root2}=place,
folder=projectFolder(place),chain=readConfigurations(place);if(chain.kind==="refused")return chain;let above=chain.configurations.length===0?influenceAbove(root2,
folder):void 0;if(above!==void 0)return{kind:"refused",reason:`a ${above} lies above the scratch folder and would configure pyright`};let includes=[],excludes=[];
for(let{json,folder:folder2}of chain.configurations)replaceSpecs(includes,json.include,folder2),replaceSpecs(excludes,json.exclude,folder2);includes.length===0&&
includes.push(fileSpec(folder,"."));let known=new Set(excludes.map(spec=>spec.components.join("/")));for(let pattern of defaultExcludes){let spec=fileSpec(folder,
pattern);known.has(spec.components.join("/"))||excludes.push(spec)}let found=enumerate(includes,excludes),prefix=root2+import_node_path5.sep;return found.find(path=>!path.
startsWith(prefix))!==void 0?{kind:"refused",reason:"the configuration includes files outside the project"}:{kind:"program",paths:found.map(path=>path.slice(prefix.
length)),projectDiagnostics:[]}}function pyrightConfiguration({root:root2,projects}){let chains=projects.map(project=>{let chain=readConfigurations({root:root2,
project});return chain.kind==="refused"?{refused:chain.reason}:chain.configurations.map(({json,folder})=>({json,folder:folder.slice(root2.length)}))}),[only]=chains;
return JSON.stringify(chains.length===1?only:chains)}function pyrightConfigurationFiles({root:root2,projects}){let files=projects.flatMap(project=>readConfigurations(
{root:root2,project}).files);return[...new Set(files)].map(file=>file.slice(root2.length+1)).filter(file=>(0,import_node_fs5.existsSync)((0,import_node_path5.join)(
root2,file)))}function namedFolders(of){let chain=readConfigurations(of),configured=chain.kind==="refused"?[]:chain.configurations,settings={json:of.settings.analysis??
{},folder:projectFolder(of)};return[...configured,settings].flatMap(({json,folder})=>{let environments2=[json.executionEnvironments].flat().filter(isObject);return[
json,...environments2].flatMap(value=>["extraPaths","stubPath","root","venvPath","typeshedPath"].flatMap(key=>[value[key]].flat()).flatMap(path=>typeof path=="s\
tring"?[(0,import_node_path5.resolve)(folder,path)]:[]))})}function isObject(value){return typeof value=="object"&&value!==null}function enumerate(includes,excludes){
let found=new Set,roots=includes.map(spec=>realPath2(spec.start)??spec.start),isExcluded=path=>excludes.some(spec=>matches(spec,path));for(let include of includes){
if(isExcluded(include.start))continue;let kind=kindOf(include.start);kind==="file"&&found.add(include.start),kind==="folder"&&explore(include,roots,isExcluded,found)}
return[...found]}function explore(include,roots,isExcluded,found){let seen=new Set,waiting=[include.start];for(let folder=waiting.pop();folder!==void 0&&seen.size<
foldersMax;folder=waiting.pop()){let real=realPath2(folder);if(real===void 0||seen.has(real)||(seen.add(real),!roots.some(root2=>real===root2||real.startsWith(root2.
endsWith(import_node_path5.sep)?root2:root2+import_node_path5.sep)))||environmentMarkers.some(marker=>(0,import_node_fs5.existsSync)((0,import_node_path5.join)(
folder,...marker))))continue;let{files,folders}=entriesOf(folder);for(let file of files)sourceFile.test(file)&&matches(include,file)&&!isExcluded(file)&&found.add(
file);for(let child of folders.reverse())(matches(include,child)||include.hasFolderWildcard)&&!isExcluded(child)&&waiting.push(child)}}function entriesOf(folder){
let entries=(0,import_node_fs5.readdirSync)(folder,{withFileTypes:!0});entries.sort((a,b)=>a.name<b.name?-1:a.name>b.name?1:0);let files=[],folders=[];for(let entry of entries){
let path=(0,import_node_path5.join)(folder,entry.name),kind=entry.isSymbolicLink()?kindOf(path):entry.isFile()?"file":entry.isDirectory()?"folder":"none";kind===
"file"&&files.push(path),kind==="folder"&&folders.push(path)}return{files,folders}}function kindOf(path){let stats=(0,import_node_fs5.statSync)(path,{throwIfNoEntry:!1});
return stats?.isFile()?"file":stats?.isDirectory()?"folder":"none"}function realPath2(path){try{return(0,import_node_fs5.realpathSync)(path)}catch{return}}function fileSpec(folder,pattern){
let components=(0,import_node_path5.resolve)(folder,pattern).split(import_node_path5.sep).slice(1),open=components.findIndex(component=>/[*?]/.test(component)),
fixed=open<0?components:components.slice(0,open);return{components,start:import_node_path5.sep+fixed.join(import_node_path5.sep),hasFolderWildcard:components.includes(
"**")}}function matches(spec,path){let places=withSkips2(spec.components,new Set([0]));for(let name of path.split(import_node_path5.sep).slice(1)){if(places.has(
spec.components.length))return!0;let next=new Set;for(let place of places){let component=spec.components[place]??"";component==="**"?next.add(place):isNameMatch(
component,name)&&next.add(place+1)}places=withSkips2(spec.components,next)}return places.has(spec.components.length)}function withSkips2(components,places){for(let place of places)
components[place]==="**"&&places.add(place+1);return places}function replaceSpecs(specs,entries,folder){if(Array.isArray(entries)){specs.length=0;for(let entry of entries)
typeof entry=="string"&&!(0,import_node_path5.isAbsolute)(entry)&&specs.push(fileSpec(folder,entry))}}var extendsMax=16;function readConfigurations(place){let{root:root2}=place,
configurations=[],files=[],own=projectFolder(place),file=[configName,projectName].map(name=>(0,import_node_path5.join)(own,name)).find(path=>(0,import_node_fs5.existsSync)(
path));for(;file!==void 0;){let name=file.slice(root2.length+1);if(configurations.length>=extendsMax)return{kind:"refused",files,reason:`${name}: too many "exte\
nds"`};files.push(file);let parsed=readConfiguration(file);if(parsed.kind==="broken")return{kind:"refused",files,reason:`${name} could not be read: ${parsed.reason}`};
if(parsed.json===void 0){file=configurations.length===0?configurationAbove((0,import_node_path5.dirname)(file),root2):void 0;continue}let outside=escapingPath(parsed.
json,(0,import_node_path5.dirname)(file),root2);if(outside!==void 0)return{kind:"refused",files,reason:`${name}: ${outside}`};configurations.unshift({file:name,
json:parsed.json,folder:(0,import_node_path5.dirname)(file)});let next=parsed.json.extends;file=typeof next=="string"?(0,import_node_path5.resolve)((0,import_node_path5.dirname)(
file),next):void 0}return{kind:"configurations",files,configurations}}function readConfiguration(file){try{let text=readFileText(file);if(file.endsWith(".toml"))
return{kind:"json",json:parse2(text).tool?.pyright};if(isDeep(text))return{kind:"broken",reason:"it is nested too deeply"};let errors=[],json=parse(text,errors,
{allowTrailingComma:!0});return errors.length>0?{kind:"broken",reason:"it is not valid JSON"}:typeof json=="object"&&json!==null&&!Array.isArray(json)?{kind:"js\
on",json}:{kind:"broken",reason:"it is not an object"}}catch(error){return{kind:"broken",reason:whyUnreadable(error)}}}function whyUnreadable(error){let code=error.
code;return code==="ENOENT"?"there is no such file":typeof code=="string"?code:error instanceof Error?error.message.split(`
`)[0]??"":"unreadable"}function escapingPath(json,folder,root2){let environments2=Array.isArray(json.executionEnvironments)?json.executionEnvironments:[];for(let value of[
json,...environments2])if(!(typeof value!="object"||value===null))for(let key of["extends","venvPath","stubPath","typeshedPath","extraPaths","root","include"])for(let path of[
value[key]].flat()){if(typeof path!="string")continue;let target=(0,import_node_path5.resolve)(folder,path);if(target!==root2&&!target.startsWith(root2+import_node_path5.sep))
return`"${key}" points outside the project: ${path}`}}function configurationAbove(folder,root2){let above=[];for(let at=folder;at!==root2;above.push(at))at=(0,import_node_path5.dirname)(
at);let nearest2=name=>above.map(one=>(0,import_node_path5.join)(one,name)).find(path=>(0,import_node_fs5.existsSync)(path));return nearest2(configName)??nearest2(
projectName)}function influenceAbove(root2,folder){if((0,import_node_fs5.existsSync)((0,import_node_path5.join)(folder,projectName)))for(let at=(0,import_node_path5.dirname)(
root2);;at=(0,import_node_path5.dirname)(at)){let name=[configName,projectName].find(one=>(0,import_node_fs5.existsSync)((0,import_node_path5.join)(at,one)));if(name!==
void 0)return name;if(at===(0,import_node_path5.dirname)(at))return}}function pyrightConfigurationProblems(place){let chain=readConfigurations(place);return chain.kind==="refused"?[]:configurationProblems(chain.configurations,onDisk)}
var onDisk={exists:import_node_fs6.existsSync,names:folder=>{try{return(0,import_node_fs6.readdirSync)(folder)}catch{return[]}}};function configurationProblems(configurations,disk){
let including=configurations.findLast(({json})=>Array.isArray(json.include));return configurations.flatMap(configuration=>{let{file,json,folder}=configuration,named=configuration===
including?["include","extraPaths"]:["extraPaths"];return[...valueProblems(json,""),...missing(json,"",named,{folder,disk}),...environmentsOf(json).flatMap(({environment,
name})=>[...valueProblems(environment,name),...missing(environment,name,["root","extraPaths"],{folder,disk})])].map(problem=>`${file}: ${problem}`)})}function environmentsOf(json){
return[json.executionEnvironments].flat().flatMap((environment,index)=>isObject2(environment)?[{environment,name:`executionEnvironments[${index}].`}]:[])}function isObject2(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}var checkingModes=["off","basic","standard","strict"],severityWords=["none","information","wa\
rning","error",!0,!1],platforms=["Darwin","Linux","Windows","iOS","Android","All"],switches=["strictListInference","strictSetInference","strictDictionaryInferen\
ce","analyzeUnannotatedFunctions","strictParameterNoneValue","enableExperimentalFeatures","deprecateTypingAliases","disableBytesTypePromotions","enableTypeIgnor\
eComments","enableReachabilityAnalysis"];function valueProblems(json,inside){return Object.entries(json).flatMap(([key,value])=>{let known=valuesOf(key);if(known===
void 0||known.some(one=>one===value))return[];let words=known.map(String),near=typeof value=="string"?nearestWord(value,words):void 0,advice=near===void 0?`know\
n are ${words.join(", ")}`:`did you mean \`${near}\`?`;return[`\`${inside}${key}\` is ${JSON.stringify(value)}, which pyright ignores: ${advice}`]})}function nearestWord(value,words){
let isLonger=word=>value.startsWith(word)||value.length>2&&word.startsWith(value);return nearest(value,words)??words.find(isLonger)}function valuesOf(key){return key===
"typeCheckingMode"?checkingModes:key==="pythonPlatform"?platforms:switches.includes(key)?[!0,!1]:rules.includes(key)?severityWords:void 0}function missing(json,inside,keys2,{
folder,disk}){return keys2.flatMap(key=>[json[key]].flat().flatMap(path=>{if(typeof path!="string"||(0,import_node_path6.isAbsolute)(path))return[];let parts=path.
split("/"),wildcard=parts.findIndex(part=>/[*?]/u.test(part)),target=(0,import_node_path6.resolve)(folder,...wildcard<0?parts:parts.slice(0,wildcard));if(disk.exists(
target))return[];let near=nearest((0,import_node_path6.basename)(target),disk.names((0,import_node_path6.dirname)(target))),advice=near===void 0?"":`: did you m\
ean \`${near}\`?`;return[`\`${inside}${key}\` names ${path}, which is not there${advice}`]}))}var better=/^(?:Config "typeCheckingMode" |Config "useLibraryCodeForTypes" field |File or directory ".*" does not exist)/u,
unknownKey2=/^Config (?:contains|executionEnvironments index \d+:) unrecognized setting "([^"]*)"/u,keys=["include","exclude","ignore","strict","extends","defin\
eConstant","typeshedPath","stubPath","venvPath","venv","verboseOutput","extraPaths","pythonVersion","pythonPlatform","root","name","executionEnvironments","type\
CheckingMode","useLibraryCodeForTypes","skipNativeLibraries",...switches];function complaintOf(message){if(better.test(message))return;let name=unknownKey2.exec(
message)?.[1],near=name===void 0?void 0:nearest(name,[...keys,...rules]);return near===void 0?message:`${message.replace(/\.$/u,"")}: did you mean \`${near}\`?`}var families={source:"pyright 1.1.414, dist/pyright-internal.js",families:[{problem:"no such name",at:"expression",codes:{reportAttributeAccessIssue:["importSym\
bolUnknown","moduleUnknownMember","reportFunctionMemberAccess or reportAttributeAccessIssue"],reportMissingImports:["importResolveFailure"],reportUndefinedVariable:[
"symbolIsUndefined"],reportFunctionMemberAccess:["reportFunctionMemberAccess or reportAttributeAccessIssue"]}},{problem:"None",at:"object",codes:{reportOptionalCall:[
"noneNotCallable"],reportOptionalIterable:["noneNotIterable"],reportOptionalMemberAccess:["noneUnknownMember"],reportOptionalSubscript:["noneNotSubscriptable"]}},
{problem:"reportTypedDictNotRequiredAccess or reportGeneralTypeIssues",at:"expression",codes:{reportTypedDictNotRequiredAccess:["reportTypedDictNotRequiredAcces\
s or reportGeneralTypeIssues"],reportGeneralTypeIssues:["reportTypedDictNotRequiredAccess or reportGeneralTypeIssues"]}}]};var nothing={value:void 0,at:()=>null};function placedJson(text){let skipped=text.startsWith("\uFEFF")?1:0,content=text.slice(skipped);if(isDeep(content))return nothing;
let tree=parseTree(content,[],{allowTrailingComma:!0});if(tree===void 0)return nothing;let at=(steps,value)=>{let node=findNodeAtLocation(tree,[...steps]);return node?.
type!=="string"||node.value!==value?null:{offset:skipped+node.offset,length:node.length}};return{value:getNodeValue(tree),at}}var triesMax=50,bytesMax=1e6,mark="\
lanser looks where this is";function placedToml(text){let at=(steps,value)=>{if(text.length>bytesMax)return null;let tries=0;for(let literal of[JSON.stringify(value),
`'${value}'`])for(let offset=text.indexOf(literal);offset>=0;offset=text.indexOf(literal,offset+1)){if(tries+=1,tries>triesMax)return null;let marked=`${text.slice(
0,offset)}"${mark}"${text.slice(offset+literal.length)}`;if(valueAt(readToml(marked),steps)===mark)return{offset,length:literal.length}}return null};return{value:readToml(
text),at}}function readToml(text){try{return parse2(text)}catch{return}}function valueAt(value,steps){return steps.reduce((inner,step)=>typeof inner=="object"&&
inner!==null&&Object.hasOwn(inner,step)?inner[step]:void 0,value)}function textsAt(value,steps){let inner=valueAt(value,steps);return typeof inner=="string"?[{value:inner,
steps}]:Array.isArray(inner)?inner.flatMap((one,index)=>typeof one=="string"?[{value:one,steps:[...steps,index]}]:[]):[]}function indicesAt(value,steps){let inner=valueAt(
value,steps);return Array.isArray(inner)?[...inner.keys()]:[]}function keysAt(value,steps){let inner=valueAt(value,steps);return typeof inner=="object"&&inner!==
null&&!Array.isArray(inner)?Object.keys(inner):[]}var kinds={include:"takes-in",strict:"takes-in",exclude:"leaves-out",ignore:"leaves-out",extends:"place",extraPaths:"lookup",stubPath:"lookup",typeshedPath:"loo\
kup",venvPath:"lookup"},environments="executionEnvironments";function pyrightPaths(file,text){let isToml=file.endsWith(".toml"),{value,at}=isToml?placedToml(text):
placedJson(text),top=isToml?["tool","pyright"]:[];return[...Object.entries(kinds).map(([key,kind])=>({key,kind,steps:[...top,key]})),...indicesAt(value,[...top,
environments]).flatMap(index=>Object.entries({root:"place",extraPaths:"lookup"}).map(([key,kind])=>({key:`${environments}.${key}`,kind,steps:[...top,environments,
index,key]})))].flatMap(({key,kind,steps})=>textsAt(value,steps).map(one=>({key,kind,value:one.value,at:at(one.steps,one.value),wildcard:"folders"})))}var import_picomatch2=__toESM(require_picomatch2(),1);function pyrightRoots(tree){let projects=new Map(tree.paths.filter(path=>/(?:^|\/)pyproject\.toml$/u.test(path)&&!isHidden(path)).map(path=>[folderOf(path),tomlAt(
tree,path)])),configured=new Set([...tree.paths.filter(path=>/(?:^|\/)pyrightconfig\.json$/u.test(path)&&!isHidden(path)).map(folderOf),...[...projects].flatMap(
([folder,toml])=>member(member(toml,"tool"),"pyright")===void 0?[]:[folder])]),folders=[...configured].sort(compareText),members=membersOf(projects),isTop=configured.
has(".")||folders.length===0,named=members.filter(folder=>configured.has(folder)||!isTop&&projects.has(folder)),roots=[...isTop?["."]:[],...named],chosen=roots.
length>0?roots:outermost(folders),known=new Set(chosen);return{roots:chosen,others:folders.filter(folder=>!known.has(folder))}}function isHidden(path){return path.
split("/").some(part=>part==="node_modules"||part.startsWith("."))}function tomlAt({text},path){try{return parse2(text(path)??"")}catch{return{}}}function uvWorkspace(tree,top="\
."){let own=tree.paths.filter(path=>/(?:^|\/)pyproject\.toml$/u.test(path)&&!isHidden(path)&&isBelow(path,top)),inside=path=>top==="."?path:path.slice(top.length+
1),projects=new Map(own.map(path=>[folderOf(inside(path)),tomlAt(tree,path)]));return membersOf(projects).map(folder=>inFolder(top,folder))}function membersOf(projects){
let workspace=member(member(member(projects.get("."),"tool"),"uv"),"workspace"),globs=name=>[member(workspace,name)].flat().flatMap(one=>typeof one=="string"&&isPattern(
normal(one))?[one]:[]),[included,excluded]=[globs("members"),globs("exclude")];if(included.length===0)return[];let isIn=(0,import_picomatch2.default)(included.map(
normal)),isOut=excluded.length===0?()=>!1:(0,import_picomatch2.default)(excluded.map(normal));return[...projects.keys()].filter(folder=>folder!=="."&&isIn(folder)&&
!isOut(folder)).sort(compareText)}function normal(glob){return glob.replace(/^\.\//u,"").replace(/\/+$/u,"")}function isPattern(text){return text!==""&&text.length<=
patternLengthMax}var patternLengthMax=1e3;function outermost(folders){return folders.filter(folder=>!folders.some(other=>other!==folder&&isBelow(folder,other)))}var import_node_path7=__toESM(require_node_path(),1);var source=/(?:\.pyi?|(?:^|\/)py\.typed)$/u;function touchesPyright(of){let{root:root2,project,places,program}=of,searched=[...places,...namedFolders(of)].flatMap(
place=>place===root2?["."]:relativeInside(root2,place)??[]),folders=[project,...searched,...climbedTo(of)],files=new Set([...program,...pyrightConfigurationFiles(
{root:root2,projects:[project],apart:[]})]);return({path})=>files.has(path)||source.test(path)&&folders.some(folder=>isBelow(path,folder))||/(?:^|\/)(?:pyrightconfig\.json|pyproject\.toml)$/u.
test(path)&&isBelow(path,project)}function climbedTo({root:root2,project,program}){let folders=new Set;for(let path of program){let text=readOptional((0,import_node_path7.join)(
root2,path))??"";for(let[,dots=""]of text.matchAll(/^[ \t]*from[ \t]+(\.{2,})/gmu)){let folder=folderOf(path);for(let level=1;level<dots.length;level+=1)folder=
folderOf(folder);!isBelow(folder,project)&&folder!==project&&folders.add(folder)}}return[...folders]}var pyright={id:"pyright",name:"pyright",language:"Python",languageIds:["python"],languageId:()=>"python",families:familiesOf(families),census:pyrightCensus,source:version=>({
kind:"npm",dependencies:{pyright:version}}),command:serverFolder=>({file:null,args:["--max-old-space-size=4096",(0,import_node_path8.join)(serverFolder,"node_mo\
dules/pyright/langserver.index.js"),"--stdio"]}),ownCommand:paths=>["pyright",...paths],environment:{PYTHONNOUSERSITE:"1",PYTHONSAFEPATH:"1",PYTHONDONTWRITEBYTECODE:"\
1"},searchPath:"/usr/bin:/bin",toolchain:pythonToolchain,capabilities:clientCapabilities,initializationOptions:void 0,changedSettings:()=>({}),section,settingsProblem,
readiness,diagnostics:{kind:"pull",offerMsMax:2e3},configuration:pyrightConfiguration,configurationFiles:pyrightConfigurationFiles,configurationPaths:pyrightPaths,
isSource:path=>/\.pyi?$/.test(path),isDetected:paths=>paths.some(path=>/\.pyi?$/.test(path)),findRoots:pyrightRoots,touches:touchesPyright,scope:"full",listed:null,
program:(_host,place)=>Promise.resolve(pyrightProgram(place)),versionProblem:version=>{let[major=0,minor=0,patch=0]=version.split(".").map(Number);return major<
1||major===1&&(minor<1||minor===1&&patch<397)?"before 1.1.397 it does not answer requests for diagnostics":void 0},keepsOpen:version=>/^1\.1\.(?:407|408|409|410)$/u.
test(version),membership:null,canaries:[{path:"__lanser_canary_first__.py",languageId:"python",text:`# pyright: basic, reportAssignmentType=error
canary: int = "first"
`,codes:["reportAssignmentType"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`# pyright: basic, reportAssignmentType=error
canary: int = "last"
`,codes:["reportAssignmentType"]}],configurationProblems:pyrightConfigurationProblems,complaintOf:message=>configurationComplaint.test(message)?complaintOf(message):
void 0,isFinding:severity=>severity!==4,isUnreachable:message=>unreachableCode.test(message),limits:{initializeMsMax:12e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,
totalMsMax:9e5,quietMs:50,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function section(name,context){let own=context.settings;
return name==="python"?{pythonPath:context.toolchain[interpreterFact]??noInterpreter,analysis:{typeCheckingMode:"standard",useLibraryCodeForTypes:!0,...own.analysis,
autoSearchPaths:!0,diagnosticMode:"workspace",logLevel:"Information"}}:null}var settingNames=["typeCheckingMode","useLibraryCodeForTypes","diagnosticSeverityOve\
rrides","extraPaths","stubPath"];function settingsProblem(settings){let other=Object.keys(settings).find(name2=>name2!=="analysis");if(other!==void 0)return`\`${other}\
\` is not known; write them as \`analysis: { typeCheckingMode: strict }\``;let analysis=settings.analysis??{};if(typeof analysis!="object"||Array.isArray(analysis))
return"`analysis` must be a mapping";let name=Object.keys(analysis).find(one=>!settingNames.includes(one));if(name===void 0)return valueProblem(analysis);let near=nearest(
name,settingNames);return`\`analysis.${name}\` ${near===void 0?`cannot be set; known are ${settingNames.join(", ")}`:`is not known; did you mean \`${near}\`?`}`}
function valueProblem(analysis){let{typeCheckingMode:mode,diagnosticSeverityOverrides:overrides={}}=analysis;if(mode!==void 0&&!checkingModes.includes(mode))return`\
\`analysis.typeCheckingMode\` must be one of ${checkingModes.join(", ")}, not ${shown(mode)}`;if(typeof overrides!="object"||overrides===null||Array.isArray(overrides))
return"`analysis.diagnosticSeverityOverrides` must be a mapping of rules";let wrong=Object.entries(overrides).find(([,word])=>!severityWords.includes(word));if(wrong!==
void 0)return`\`${wrong[0]}\` in \`analysis.diagnosticSeverityOverrides\` must be one of ${severityWords.join(", ")}, not ${shown(wrong[1])}`}function shown(value){
return JSON.stringify(value)??String(value)}var unreachableCode=/^(?:Code is not analyzed because|Code is (?:structurally )?unreachable|Type analysis indicates code is unreachable)/,
loadStarted=/^(?:Setting pythonPath for service|No include entries specified)/,pathSet=/^Setting pythonPath for service/,filesFound=/^(?:Found (\d+) source files?|No source files found\.)$/,
configurationComplaint=/^(?:Config |Index \d+ of |Ignoring path |File or directory |Circular reference |(?:stubPath|venvPath|typeshedPath|venv) |site-packages directory )/,
configurationBroken=/^Config file ".*" could not be (?:parsed|read)/;function readiness(facts){let broken=facts.log.find(line=>configurationBroken.test(line.message));
if(broken!==void 0)return{state:"unmeetable",code:"server-configuration",reason:broken.message};let asked=facts.configurationAnswers.get("python")??0;if(asked===
0)return{state:"unmet",reason:"pyright has not asked for its configuration"};let started=facts.log.filter(line=>pathSet.test(line.message)).length;if(started<asked)
return{state:"unmet",reason:`pyright has begun ${started} of ${asked} loads`};let lastStart=facts.log.findLastIndex(line=>loadStarted.test(line.message)),found=facts.
log.slice(lastStart+1).map(line=>filesFound.exec(line.message)).find(match=>match!==null);return found===void 0?{state:"unmet",reason:"pyright has not listed it\
s source files"}:{state:"met",reason:found[0],files:Number(found[1]??0)}}var import_node_fs8=__toESM(require_node_fs(),1),import_node_module=__toESM(require_node_module(),1),import_node_path10=__toESM(require_node_path(),1);var import_node_fs7=__toESM(require_node_fs(),1),import_node_path9=__toESM(require_node_path(),1);var linksMax=1e5;function dependencyPlaces(root2,{links,packageFolders},checkouts=[]){let places=new Set,isOwn2=place=>checkouts.some(top=>isInside(place,top)&&
!isDependency(place.slice(top.length))),own=links.map(one=>(0,import_node_path9.join)(root2,one)),waiting=[...packageFolders.flatMap(one=>linksBelow((0,import_node_path9.join)(
root2,one))),...own],ours=new Set(own);for(let link=waiting.pop();link!==void 0&&places.size<linksMax;link=waiting.pop()){if(!(0,import_node_fs7.existsSync)(link))
continue;let place=(0,import_node_fs7.realpathSync)(link);if(!(isInside(place,root2)||places.has(place)||!ours.has(link)&&isOwn2(place))){places.add(place);for(let folder of foldersOf(
place))waiting.push(...packageLinks(folder))}}return[...places]}function foldersOf(place){let parent=(0,import_node_path9.dirname)(place),beside=(0,import_node_path9.basename)(
parent).startsWith("@")?(0,import_node_path9.dirname)(parent):parent;return[place,(0,import_node_path9.join)(place,"node_modules"),beside].filter(one=>(0,import_node_path9.basename)(
one)==="node_modules")}function packageLinks(folder){return((0,import_node_fs7.existsSync)(folder)?(0,import_node_fs7.readdirSync)(folder,{withFileTypes:!0}):[]).
flatMap(entry=>{let place=(0,import_node_path9.join)(folder,entry.name);return entry.isSymbolicLink()?[place]:entry.isDirectory()&&entry.name.startsWith("@")?packageLinks(
place):[]})}function linksBelow(folder){return(0,import_node_fs7.readdirSync)(folder,{withFileTypes:!0}).flatMap(entry=>{let place=(0,import_node_path9.join)(folder,
entry.name);return entry.isSymbolicLink()?[place]:entry.isDirectory()?linksBelow(place):[]})}function isDependency(path){return path.split("/").includes("node_m\
odules")}function describeOutside(file,root2,checkouts){let inCheckout=checkouts.map(top=>relativeInside(top,file)).find(path=>path!==void 0);return inCheckout!==
void 0&&!isDependency(inCheckout)&&(0,import_node_fs7.existsSync)((0,import_node_path9.join)(root2,inCheckout))?`${inCheckout} of the checkout: a package that d\
oes not declare it as a dependency needs it`:`${inCheckout??belowPackage(file)}; is it a linked package? Then add its folder to \`dependencies\``}function belowPackage(file){
let at=file.lastIndexOf("/node_modules/");if(at>=0)return file.slice(at+1);for(let folder=(0,import_node_path9.dirname)(file);folder!==(0,import_node_path9.dirname)(
folder);folder=(0,import_node_path9.dirname)(folder)){let name=packageName((0,import_node_path9.join)(folder,"package.json"));if(name!==void 0)return`${name}${file.
slice(folder.length)}`}return(0,import_node_path9.basename)(file)}function packageName(manifest){try{let name=member(JSON.parse(readFileText(manifest)),"name");
return typeof name=="string"?name:void 0}catch{return}}var configNames=["tsconfig.json","jsconfig.json"],foldersMax2=2e5,filesMax=1e4,projectsMax=500;function projectConfiguration(root2){return configNames.find(name=>isFile(
(0,import_node_path10.join)(root2,name)))}function typescriptConfiguration(tree){let{root:root2}=tree;return JSON.stringify(typescriptConfigurationFiles(tree).map(
file=>{let read=readConfiguration2((0,import_node_path10.join)(root2,file));return[file,read.kind==="json"?read.json:read.text??read.reason]}))}function typescriptConfigurationFiles({
root:root2,projects,apart}){let isApart=file=>apart.some(folder=>isBelow(file,folder)),first=projects.flatMap(project=>{let name=projectConfiguration(projectFolder(
{root:root2,project}));return name===void 0?[]:[inFolder(project,name)]}),named=lookThrough(root2).files.filter(file=>!isApart(file)),starts=[...first,...named].
map(file=>(0,import_node_path10.join)(root2,file)),reached=reachedFrom(root2,starts).files;return[...new Set([...reached.map(file=>file.slice(root2.length+1)),...named])].
sort(compareText)}function reachedFiles(root2,project){let folder=projectFolder({root:root2,project}),first=projectConfiguration(folder);return first===void 0?[]:
reachedFrom(root2,[(0,import_node_path10.join)(folder,first)]).files.map(file=>file.slice(root2.length+1))}function reachedFrom(root2,starts,places=[],checkouts=[]){
let files=new Set,projects=new Set,references=new Map,problem,waiting=starts.map(file=>({file,project:(0,import_node_path10.dirname)(file),isProject:!0}));for(let next=waiting.
shift();next!==void 0;next=waiting.shift()){let{file,project,isProject}=next;if(isProject&&(projects.delete(file),projects.add(file)),files.has(file))continue;if(projects.
size-starts.length>=projectsMax){problem??=`more than ${projectsMax} projects are referred to`;break}if(files.size>=filesMax){problem??=`more than ${filesMax} f\
iles configure TypeScript`;break}files.add(file);let shown2=file.slice(root2.length+1),read=readConfiguration2(file);if(read.kind==="broken"){let{namedBy:namedBy2}=next,
named=namedBy2===void 0?shown2:`${lineNaming(namedBy2,root2,file)} names ${shown2}, which`;problem??=`${named} could not be read: ${read.reason}`;continue}let outside=escapingPath2(
read.json,{folder:(0,import_node_path10.dirname)(file),project,root:root2});outside!==void 0&&(problem??=`${shown2}: ${outside}`);for(let target of extended(read.
json,(0,import_node_path10.dirname)(file),root2))isInside(target,root2)?waiting.push({file:target,project,isProject:!1,namedBy:file}):places.some(place=>isInside(
target,place))||(problem??=`${shown2}: "extends" leads to a file outside of the project: ${describeOutside(target,root2,checkouts)}`);if(isProject){let targets=referred(
read.json,(0,import_node_path10.dirname)(file)).filter(target=>isInside(target,root2));references.set(file,targets);for(let target of targets)waiting.push({file:target,
project:(0,import_node_path10.dirname)(target),isProject,namedBy:file})}}return isCircular(references)&&(problem??="its references form a circle"),{files:[...files].
filter(isFile),projects:[...projects].reverse(),problem}}function maySet(option,files,root2){return files.some(file=>{let read=readConfiguration2(file);if(read.
kind==="broken")return!0;let targets=extended(read.json,(0,import_node_path10.dirname)(file),root2);return targets.length<texts2(member(read.json,"extends")).length||
!targets.every(target=>files.includes(target))?!0:member(member(read.json,"compilerOptions"),option)!==void 0})}function lineNaming(file,root2,target){let folder=(0,import_node_path10.dirname)(
file),isNamed=one=>["",".json","/tsconfig.json"].some(end=>(0,import_node_path10.resolve)(folder,`${one}${end}`)===target),at=readFileText(file).split(/\r\n|[\n\r]/u).
findIndex(line=>[...line.matchAll(/"([^"]+)"/gu)].some(([,one=""])=>isNamed(one))),shown2=file.slice(root2.length+1);return at<0?shown2:`${shown2}:${at+1}`}function isCircular(references){
let open=new Map([...references].map(([from,targets])=>[from,new Set(targets)])),referrers=new Map;for(let[from,targets]of open)for(let target of targets)referrers.
set(target,[...referrers.get(target)??[],from]);let free=[...open].filter(([,targets])=>targets.size===0).map(([from])=>from),leaves=[...referrers.keys()].filter(
target=>!open.has(target)),waiting=[...free,...leaves];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){open.delete(next);for(let referrer of referrers.
get(next)??[]){let left=open.get(referrer);left?.delete(next),left?.size===0&&waiting.push(referrer)}}return open.size>0}function lookThrough(root2){let files=[],
links=[],packageFolders=[],waiting=[""],folders=0;for(let folder=waiting.pop();folder!==void 0;folder=waiting.pop()){if(folders+=1,folders>foldersMax2)return{files,
links,packageFolders,problem:`it has more than ${foldersMax2} folders`};for(let entry of(0,import_node_fs8.readdirSync)((0,import_node_path10.join)(root2,folder),
{withFileTypes:!0})){let path=folder===""?entry.name:`${folder}/${entry.name}`;configNames.includes(entry.name)&&isFile((0,import_node_path10.join)(root2,path))&&
files.push(path),entry.isSymbolicLink()&&links.push(path),entry.isDirectory()&&(entry.name==="node_modules"?packageFolders.push(path):entry.name!==".git"&&waiting.
push(path))}if(files.length>filesMax)return{files,links,packageFolders,problem:`more than ${filesMax} files configure TypeScript`}}return{files,links,packageFolders,
problem:void 0}}function readConfiguration2(file){let text;try{text=readFileText(file).replace(/^\ufeff/u,"")}catch(error){if(error instanceof UserError)return{
kind:"broken",reason:error.message,text:void 0};let code=error.code;return{kind:"broken",reason:code==="ENOENT"?"there is no such file":`it cannot be read (${String(
code)})`,text:void 0}}return parseConfiguration(text)}function parseConfiguration(text){if(isDeep(text))return{kind:"broken",reason:"it is nested too deeply",text};
let errors=[],json=parse(text,errors,{allowTrailingComma:!0,allowEmptyContent:!0})??{};if(errors.length>0)return{kind:"broken",reason:"it is not valid JSON",text};
if(typeof json!="object"||json===null||Array.isArray(json))return{kind:"broken",reason:"it is not an object",text};let twice=twiceIn(text);return twice!==void 0?
{kind:"broken",reason:`it has ${twice} twice`,text}:{kind:"json",json}}function twiceIn(text){let waiting=[parseTree(text,[],{allowTrailingComma:!0,allowEmptyContent:!0})];
for(let node=waiting.pop();node!==void 0;node=waiting.pop()){let children=node.children??[];if(waiting.push(...children),node.type!=="object")continue;let keys2=children.
map(one=>String(one.children?.[0]?.value)),twice=keys2.find((key,at)=>keys2.indexOf(key)<at);if(twice!==void 0)return JSON.stringify(twice)}}function texts2(value){
return[value].flat().flatMap(one=>typeof one=="string"?[one.replaceAll("\\","/")]:[])}var relativePath=/^\.{0,2}\//u;function extended(json,folder,root2){return texts2(
member(json,"extends")).flatMap(one=>relativePath.test(one)?[withExtension((0,import_node_path10.resolve)(folder,one))]:packageFile(one,folder,root2))}function withExtension(target){
return isFile(target)||target.endsWith(".json")?target:`${target}.json`}function packageFile(name,folder,root2){for(let above=folder;isInside(above,root2);above=
(0,import_node_path10.dirname)(above)){let exported=exportedFile((0,import_node_path10.join)(above,"node_modules"),name);if(exported!==void 0)return[(0,import_node_fs8.realpathSync)(
exported)];let place=(0,import_node_path10.join)(above,"node_modules",name),named=member(readOptional2((0,import_node_path10.join)(place,"package.json")),"tscon\
fig"),found=[place,`${place}.json`,(0,import_node_path10.join)(place,"tsconfig.json"),...typeof named=="string"?["",".json","/tsconfig.json"].map(ending=>(0,import_node_path10.join)(
place,named)+ending):[]].find(isFile);if(found!==void 0)return[(0,import_node_fs8.realpathSync)(found)]}return[]}function exportedFile(modules,name){let parts=name.
split("/").slice(0,name.startsWith("@")?2:1),manifest=(0,import_node_path10.join)(modules,...parts,"package.json");if(member(readOptional2(manifest),"exports")!==
void 0)try{let found=(0,import_node_module.createRequire)((0,import_node_path10.join)((0,import_node_path10.dirname)(modules),"tsconfig.json")).resolve(name);return isFile(
found)?found:void 0}catch{return}}function readOptional2(file){let read=readConfiguration2(file);return read.kind==="json"?read.json:{}}function referred(json,folder){
return[member(json,"references")].flat().flatMap(one=>texts2(member(one,"path")).map(path=>{let target=(0,import_node_path10.resolve)(folder,path);return target.
endsWith(".json")?target:(0,import_node_path10.join)(target,"tsconfig.json")}))}function escapingPath2(json,{folder,project,root:root2}){let options2=member(json,
"compilerOptions"),baseUrl2=texts2(member(options2,"baseUrl"))[0],paths=Object.values(member(options2,"paths")??{}),references=[member(json,"references")].flat().
map(one=>member(one,"path")),named=[["extends",texts2(member(json,"extends")).filter(one=>relativePath.test(one)),folder],["files",texts2(member(json,"files")),
folder],["include",texts2(member(json,"include")),folder],["references",references.flatMap(texts2),folder],["baseUrl",texts2(member(options2,"baseUrl")),folder],
["rootDir",texts2(member(options2,"rootDir")),folder],["rootDirs",texts2(member(options2,"rootDirs")),folder],["typeRoots",texts2(member(options2,"typeRoots")),
folder],["paths",paths.flatMap(texts2),baseUrl2===void 0?folder:(0,import_node_path10.resolve)(folder,baseUrl2)]],climbing=texts2(member(json,"extends")).find(one=>!relativePath.
test(one)&&one.split("/").includes(".."));if(climbing!==void 0)return`"extends" points outside the project: ${climbing}`;for(let[key,values,from]of named)for(let value of values){
let target=(0,import_node_path10.resolve)(from,value.replace(/^\$\{configDir\}/u,project).replace(/\*.*$/su,""));if(!isInside(target,root2))return`"${key}" poin\
ts outside the project: ${(0,import_node_path10.isAbsolute)(value)?"an absolute path":value}`}}function isFile(path){return(0,import_node_fs8.statSync)(path,{throwIfNoEntry:!1})?.
isFile()===!0}var families2={source:"typescript 7.0.2, lib/tsc",families:[{problem:"no such name",at:"expression",codes:{2304:["Cannot_find_name_0"],2305:["_0_has_no_exported\
_member_1"],2307:["Cannot_find_module_0_or_its_corresponding_type_declarations"],2311:["Cannot_find_name_0_Did_you_mean_to_write_this_in_an_async_function"],2339:[
"Property_0_does_not_exist_on_type_1"],2459:["Module_0_declares_1_locally_but_it_is_not_exported"],2460:["Module_0_declares_1_locally_but_it_is_exported_as_2"],
2503:["Cannot_find_namespace_0"],2550:["Property_0_does_not_exist_on_type_1_Do_you_need_to_change_your_target_library_Try_changing_the_lib_c"],2551:["Property_0\
_does_not_exist_on_type_1_Did_you_mean_2"],2552:["Cannot_find_name_0_Did_you_mean_1"],2568:["Property_0_may_not_exist_on_type_1_Did_you_mean_2"],2576:["Property\
_0_does_not_exist_on_type_1_Did_you_mean_to_access_the_static_member_2_instead"],2580:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_node_Try_\
npm_i_save_dev_types_Slashno"],2581:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_jQuery_Try_npm_i_save_dev_types_Slash"],2582:["Cannot_find_\
name_0_Do_you_need_to_install_type_definitions_for_a_test_runner_Try_npm_i_save_dev_type"],2583:["Cannot_find_name_0_Do_you_need_to_change_your_target_library_T\
ry_changing_the_lib_compiler_option_to"],2584:["Cannot_find_name_0_Do_you_need_to_change_your_target_library_Try_changing_the_lib_compiler_option_to"],2591:["Ca\
nnot_find_name_0_Do_you_need_to_install_type_definitions_for_node_Try_npm_i_save_dev_types_Slashno"],2592:["Cannot_find_name_0_Do_you_need_to_install_type_defin\
itions_for_jQuery_Try_npm_i_save_dev_types_Slash"],2593:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_a_test_runner_Try_npm_i_save_dev_type"],
2614:["Module_0_has_no_exported_member_1_Did_you_mean_to_use_import_1_from_0_instead","_0_has_no_exported_member_1_Did_you_mean_to_use_import_1_from_0_instead"],
2662:["Cannot_find_name_0_Did_you_mean_the_static_member_1_0"],2663:["Cannot_find_name_0_Did_you_mean_the_instance_member_this_0"],2694:["Namespace_0_has_no_exp\
orted_member_1","_0_has_no_exported_member_1"],2724:["_0_has_no_exported_member_named_1_Did_you_mean_2"],2792:["Cannot_find_module_0_Did_you_mean_to_set_the_mod\
uleResolution_option_to_nodenext_or_to_add_aliases_t"],2812:["Property_0_does_not_exist_on_type_1_Try_changing_the_lib_compiler_option_to_include_dom"],2833:["C\
annot_find_namespace_0_Did_you_mean_1"],2834:["Relative_import_paths_need_explicit_file_extensions_in_ECMAScript_imports_when_moduleResolution_is_n"],2835:["Rel\
ative_import_paths_need_explicit_file_extensions_in_ECMAScript_imports_when_moduleResolution_is_n"],2867:["Cannot_find_name_0_Do_you_need_to_install_type_defini\
tions_for_Bun_Try_npm_i_save_dev_types_Slashbun"],2868:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_Bun_Try_npm_i_save_dev_types_Slashbun"]}},
{problem:"properties are missing",at:"expression",codes:{2739:["Type_0_is_missing_the_following_properties_from_type_1_Colon_2"],2740:["Type_0_is_missing_the_fo\
llowing_properties_from_type_1_Colon_2_and_3_more"],2741:["Property_0_is_missing_in_type_1_but_required_in_type_2"]}},{problem:"another number of arguments",at:"\
expression",codes:{2555:["Expected_at_least_0_arguments_but_got_1"],2558:["Expected_0_type_arguments_but_got_1"],2794:["Expected_0_arguments_but_got_1_Did_you_f\
orget_to_include_void_in_your_type_argument_to_Promise"]}},{problem:"members are not implemented",at:"expression",codes:{2515:["Non_abstract_class_0_does_not_im\
plement_inherited_abstract_member_1_from_class_2"],2650:["Non_abstract_class_expression_is_missing_implementations_for_the_following_members_of_0_Colon_1_and_"],
2653:["Non_abstract_class_expression_does_not_implement_inherited_abstract_member_0_from_class_1"],2654:["Non_abstract_class_0_is_missing_implementations_for_th\
e_following_members_of_1_Colon_2"],2656:["Non_abstract_class_expression_is_missing_implementations_for_the_following_members_of_0_Colon_1"]}},{problem:"null or \
undefined",at:"object",codes:{2531:["Object_is_possibly_null"],2532:["Object_is_possibly_undefined"],2533:["Object_is_possibly_null_or_undefined"],2721:["Cannot\
_invoke_an_object_which_is_possibly_null"],2722:["Cannot_invoke_an_object_which_is_possibly_undefined"],2723:["Cannot_invoke_an_object_which_is_possibly_null_or\
_undefined"],18049:["_0_is_possibly_null_or_undefined"]}}]};var import_node_fs10=__toESM(require_node_fs(),1),import_node_path12=__toESM(require_node_path(),1);var import_node_fs9=__toESM(require_node_fs(),1),import_node_path11=__toESM(require_node_path(),1);var turnsOf=new Map;function together(root2,work){return take(root2,turns=>{let turn=turns.last.then(work);return turns.together.push(turn.catch(()=>{})),turn})}
function alone(root2,work){return take(root2,turns=>{let turn=Promise.all([turns.last,...turns.together]).then(work);return turns.last=turn.catch(()=>{}),turns.
together=[],turn})}async function take(root2,begin){let turns=turnsOf.get(root2)??{last:Promise.resolve(),together:[],open:0};turnsOf.set(root2,turns),turns.open+=
1;try{return await begin(turns)}finally{turns.open-=1,turns.open===0&&turnsOf.delete(root2)}}var listMsMax=3e5;function typescriptCommand(serverFolder,arch){return(0,import_node_path11.join)(serverFolder,`node_modules/@typescript/typescript-linux-${arch}\
/lib/tsc`)}async function typescriptProgram(host,tree){let[root2,serverFolder]=[(0,import_node_fs9.realpathSync)(tree.root),(0,import_node_fs9.realpathSync)(tree.
serverFolder)],above=influenceAbove2(root2);if(above!==void 0)return refused(`a ${above} lies above the scratch folder and could configure TypeScript`);let folder=(0,import_node_path11.join)(
root2,tree.project),first=projectConfiguration(folder);if(first===void 0){let where=folder===root2?"at the top of the project":`in ${tree.project}`;return refused(
`there is no tsconfig.json ${where}`)}let looked=lookThrough(root2),checkouts=(tree.checkouts??[]).map(one=>(0,import_node_fs9.realpathSync)(one)),dependencies=dependencyPlaces(
root2,looked,checkouts),{projects,files,problem}=reachedFrom(root2,[(0,import_node_path11.join)(folder,first)],dependencies,checkouts),why=looked.problem??problem;
if(why!==void 0)return refused(why);let places=[root2,serverFolder,...dependencies],deadline=host.clock.now()+listMsMax,paths=new Set,diagnostics=new Map;for(let project of projects){
let listed=await list(host,{root:root2,serverFolder,checkouts,places,project,deadline});if(listed.kind==="refused")return listed;for(let path of listed.paths)paths.
add(path);for(let one of listed.projectDiagnostics)diagnostics.set(JSON.stringify([one.path,one.range,one.code,one.message]),one)}let overlays=overlaysOf({root:root2,
paths:[...paths],projects,files});return{kind:"program",paths:[...paths],projectDiagnostics:[...diagnostics.values()],overlays}}function overlaysOf({root:root2,
paths,projects,files}){let folders=new Set;for(let path of paths)for(let folder=import_node_path11.posix.dirname(path);!folders.has(folder);folder=import_node_path11.posix.
dirname(folder))folders.add(folder);let own=new Set(files);return[...folders].toSorted(compareText).flatMap(folder=>configNames.map(name=>import_node_path11.posix.
join(folder,name))).filter(path=>!own.has((0,import_node_path11.join)(root2,path))&&isFile2((0,import_node_path11.join)(root2,path))).map(path=>{let references=projects.
map(project=>({path:(0,import_node_path11.relative)((0,import_node_path11.join)(root2,(0,import_node_path11.dirname)(path)),project)}));return{path,languageId:"\
jsonc",text:JSON.stringify({files:[],references})}})}function isScript(path){return/\.(?:[cm]?[jt]s|[jt]sx)$/u.test(path)}async function list(host,of){let{root:root2,
places,checkouts}=of,project=of.project.slice(root2.length+1),listed=await together(root2,()=>printed(host,of));if(listed===void 0)return refused(`TypeScript co\
uld not list the files of ${project}`);let read=readList(listed,{root:root2,project,places,checkouts});if(read.kind==="refused")return read;let broken=[...new Set(
read.broken.flatMap(path=>ownFile(root2,path)))];if(broken.length===0)return read;let again=await alone(root2,()=>withEmptied(root2,broken,()=>printed(host,of)));
if(again===void 0)return refused(`TypeScript could not list the files of ${project}`);let whole2=readList(again,{root:root2,project,places,checkouts});return whole2.
kind==="refused"?whole2:{...read,projectDiagnostics:whole2.projectDiagnostics}}var quietly=["explainFiles","diagnostics","extendedDiagnostics","traceResolution",
"listFiles"].flatMap(name=>[`--${name}`,"false"]),leanly={GOGC:"off",GOMEMLIMIT:"1GiB"};async function printed(host,of,more={args:[],env:{}}){let msMax=of.deadline-
host.clock.now();if(msMax<=0)return;let result=await run(host,{file:typescriptCommand(of.serverFolder,host.arch),args:["--project",of.project,"--listFilesOnly",
"--noEmit","--pretty","false",...quietly,"--generateTrace","null","--generateCpuProfile","null",...more.args],cwd:of.root,env:{PATH:"/nonexistent",HOME:"/nonexi\
stent",LANG:"C.UTF-8",...leanly,...more.env}},{input:Buffer.alloc(0),msMax,onOutput:null}).catch(()=>{});if(!(result===void 0||result.timedOut||result.exitCode===
null||result.stderr!==""))return result.exitCode<=1?result.stdout.toString("utf8"):void 0}var located=/^(.+?)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u,
unlocated=/^(error|warning|message) TS(\d+): (.*)$/u;function readList(output,{root:root2,project,places,checkouts}){let paths=[],printed2=[],misread=refused(`T\
ypeScript listed the files of ${project} in a way that is not understood`);for(let line of output.split(`
`)){if(line==="")continue;let last=printed2.at(-1),at=located.exec(line),without=unlocated.exec(line);if(line.startsWith("/")&&(isScript(line)||line.endsWith(".\
json"))){let inside=isInside(line,root2)?line.slice(root2.length+1):void 0;if(!places.some(place=>isInside(line,place)))return refused(`${project} takes in a fi\
le outside of the project: ${describeOutside(line,root2,checkouts)}`);inside!==void 0&&isScript(line)&&!isDependency(inside)&&paths.push(inside)}else if(at!==null){
let[,file="",row="1",column="1",level="",code="",message=""]=at,path=placed(file,root2),position={line:Number(row)-1,character:Number(column)-1},range=path===void 0?
whole:{start:position,end:position};printed2.push({...fieldsOf(level,code,message),path:path??project,range})}else if(without!==null){let[,level="",code="",message=""]=without;
printed2.push({...fieldsOf(level,code,message),path:project,range:whole})}else if(line.startsWith("  ")&&last!==void 0)last.message+=`
${line}`;else return misread}let isAboutProject=path=>path.endsWith(".json"),lineOf=lineReader(root2);return{kind:"program",paths,projectDiagnostics:printed2.filter(
({path})=>isAboutProject(path)).map(one=>({...one,line:one.range===whole?null:lineOf(one.path,one.range.start.line)})),broken:[...new Set(printed2.map(({path})=>path).
filter(path=>!isAboutProject(path)))]}}function lineReader(root2){let known=new Map;return(path,line)=>(known.has(path)||known.set(path,linesOf((0,import_node_path11.join)(
root2,path))),known.get(path)?.[line]??"")}function linesOf(file){return isFile2(file)?lines(readFileText(file)):[]}function isFile2(file){return(0,import_node_fs9.statSync)(
file,{throwIfNoEntry:!1})?.isFile()===!0}var whole={start:{line:0,character:0},end:{line:0,character:0}};function fieldsOf(level,code,message){return{source:"ts",
severity:level==="error"?"error":level==="warning"?"warning":"information",code,message}}function placed(file,root2){let path=(0,import_node_path11.resolve)(root2,
file),inside=isInside(path,root2)?path.slice(root2.length+1):void 0;return inside===void 0||isDependency(inside)?void 0:inside}function ownFile(root2,path){let file=(0,import_node_path11.join)(
root2,path);if(!isFile2(file))return[];let real=(0,import_node_fs9.realpathSync)(file);return isInside(real,root2)?[real.slice(root2.length+1)]:[]}async function withEmptied(root2,paths,work){
let kept=paths.map(path=>[(0,import_node_path11.join)(root2,path),readFileBytes((0,import_node_path11.join)(root2,path))]);try{for(let[file]of kept)replaceFile(
file,"");return await work()}finally{for(let[file,bytes]of kept)replaceFile(file,bytes)}}function replaceFile(file,content){(0,import_node_fs9.rmSync)(file),(0,import_node_fs9.writeFileSync)(
file,content)}function influenceAbove2(root2){let names=["tsconfig.json","jsconfig.json","node_modules"];(0,import_node_fs9.existsSync)((0,import_node_path11.join)(
root2,"package.json"))||names.push("package.json");for(let folder=(0,import_node_path11.dirname)(root2);;folder=(0,import_node_path11.dirname)(folder)){let found=names.
find(one=>(0,import_node_fs9.existsSync)((0,import_node_path11.join)(folder,one)));if(found!==void 0)return found;if(folder===(0,import_node_path11.dirname)(folder))
return}}function refused(reason){return{kind:"refused",reason}}function listedTypescript(host,tree){let[root2,serverFolder]=[(0,import_node_fs10.realpathSync)(tree.root),(0,import_node_fs10.realpathSync)(tree.serverFolder)],
checkouts=tree.checkouts.map(one=>(0,import_node_fs10.realpathSync)(one)),around=once(()=>{let looked=lookThrough(root2);if(influenceAbove2(root2)!==void 0||looked.
problem!==void 0)return;let dependencies=dependencyPlaces(root2,looked,checkouts);return{root:root2,looked,dependencies,places:[root2,serverFolder,...dependencies]}});
return async project=>{let first=projectConfiguration((0,import_node_path12.join)(root2,project)),found=first===void 0?void 0:around();if(first===void 0||found===
void 0)return;let{projects,files,problem}=reachedFrom(root2,[(0,import_node_path12.join)(root2,project,first)],found.dependencies,checkouts);if(problem!==void 0)
return;let args=[...maySet("libReplacement",files,root2)?[]:["--noLib"],...tree.isTraced?["--traceResolution"]:[]],deadline=host.clock.now()+listMsMax,listed=new Set,
outputs=[];for(let one of projects){let of={root:root2,serverFolder,project:one,deadline},output=await together(root2,()=>printed(host,of,{args,env:onOneProcessor})),
paths=output===void 0?void 0:readFiles(output,found);if(output===void 0||paths===void 0)return;outputs.push(output);for(let path of paths)listed.add(path)}let isSought=path=>!tree.
isTraced||isNamedIn(outputs,root2,path);return{files:[...listed],isSought}}}function isNamedIn(outputs,root2,path){let names=[import_node_path12.posix.basename(
path).replace(/(?<=.)\..*$/su,"")];for(let folder=folderOf(path);folder!=="."&&!(0,import_node_fs10.existsSync)((0,import_node_path12.join)(root2,folder));folder=
folderOf(folder))names.push(import_node_path12.posix.basename(folder));return names.some(name=>outputs.some(output=>output.includes(`/${name}`)))}var onOneProcessor={
GOMAXPROCS:"1"};function readFiles(output,{root:root2,looked,places}){let isLinked=path=>isDependency(path)||looked.links.some(link=>path===link||isBelow(path,link)),
paths=[];for(let line of output.split(`
`))if(line.startsWith("/")&&(isScript(line)||line.endsWith(".json"))){if(!places.some(place=>isInside(line,place)))return;if(!isInside(line,root2))continue;let path=line.
slice(root2.length+1);if(paths.push(path),!isLinked(path))continue;if(!(0,import_node_fs10.existsSync)(line))return;let real=(0,import_node_fs10.realpathSync)(line);
isInside(real,root2)&&paths.push(real.slice(root2.length+1))}else if(line.startsWith("/"))return;return paths}var options="compilerOptions",baseUrl=`${options}.baseUrl`;function typescriptPaths(_file,text){let{value,at}=placedJson(text),found=[{key:"files",kind:"takes-i\
n",steps:["files"]},{key:"include",kind:"takes-in",steps:["include"]},{key:"exclude",kind:"leaves-out",steps:["exclude"]},{key:"extends",kind:"place",steps:["ex\
tends"]},...["baseUrl","rootDir","rootDirs","typeRoots"].map(key=>({key:`${options}.${key}`,kind:"place",steps:[options,key]})),...keysAt(value,[options,"paths"]).
map(name=>({key:`${options}.paths`,kind:"lookup",steps:[options,"paths",name]})),...indicesAt(value,["references"]).map(index=>({key:"references",kind:"place",steps:[
"references",index,"path"]}))],isBased=textsAt(value,[options,"baseUrl"]).length>0;return found.flatMap(({key,kind,steps})=>textsAt(value,steps).flatMap(one=>key===
"extends"&&!/^\.\.?\//u.test(one.value)?[]:[{key,kind,value:one.value,at:at(one.steps,one.value),...isBased&&key===`${options}.paths`?{relativeTo:baseUrl}:{},wildcard:kind===
"leaves-out"?"folders":"files"}]))}var import_node_path13=__toESM(require_node_path(),1),import_picomatch3=__toESM(require_picomatch2(),1),import_yaml3=__toESM(require_dist(),1);function findRoots(tree){let configured=configuredFolders(tree.paths),folders=[...configured.keys()].sort(compareText),members=workspaceMembers(tree),named=folders.
filter(folder=>folder==="."||members.has(folder)),outer=named.length>0?named:folders.filter(folder=>!isBelow2(folder,configured)),roots=withoutReferred(tree,outer,
configured),covered=new Set(roots.flatMap(folder=>[...followedFrom(tree,configured.get(folder))]));return{roots:roots.length>0?roots:["."],others:folders.filter(
folder=>!roots.includes(folder)&&!covered.has(configured.get(folder)??""))}}function withoutReferred(tree,folders,configured){let left=new Map(folders.map(folder=>[
folder,followedFrom(tree,configured.get(folder))]));for(let folder of folders){let file=configured.get(folder)??"",isReferred=[...left].some(([other,followed])=>other!==
folder&&followed.has(file));folder!=="."&&isReferred&&left.delete(folder)}return[...left.keys()]}function configuredFolders(paths){let found=new Map;for(let name of configNames)
for(let path of paths){let folder=import_node_path13.posix.dirname(path);import_node_path13.posix.basename(path)!==name||found.has(folder)||!isOwn(folder)||found.
set(folder,path)}return found}function isOwn(folder){return folder==="."||folder.split("/").every(part=>part!=="node_modules"&&!part.startsWith("."))}function isBelow2(folder,configured){
if(folder===".")return!1;let above=import_node_path13.posix.dirname(folder);return configured.has(above)||isBelow2(above,configured)}function followedFrom({text},start){
let found=new Set,waiting=start===void 0?[]:[start];for(let file=waiting.pop();file!==void 0;file=waiting.pop()){let content=text(file);if(content===void 0)continue;
let read=parseConfiguration(content);if(read.kind!=="broken")for(let target of referred(read.json,import_node_path13.posix.join("/",import_node_path13.posix.dirname(
file)))){let inside=target.slice(1);found.has(inside)||(found.add(inside),waiting.push(inside))}}return found}function workspaceMembers({paths,text}){let manifest=parseConfiguration(
text("package.json")??""),workspaces=manifest.kind==="json"?member(manifest.json,"workspaces"):void 0,ofPnpm=parsedYaml(text("pnpm-workspace.yaml")??""),patterns=[
workspaces,member(workspaces,"packages"),member(ofPnpm,"packages")].flatMap(value=>Array.isArray(value)?value:[]).filter(one=>typeof one=="string"&&one.length<=
patternLengthMax2),manifests=chosen=>chosen.length===0?()=>!1:(0,import_picomatch3.default)(chosen.map(manifestPattern)),isNamed=manifests(patterns.filter(one=>!one.
startsWith("!"))),isTakenAway=manifests(patterns.flatMap(one=>one.startsWith("!")?[one.slice(1)]:[])),found=paths.filter(path=>isNamed(path)&&!isTakenAway(path)).
map(path=>import_node_path13.posix.dirname(path));return new Set(found.filter(isOwn))}var patternLengthMax2=1e3;function manifestPattern(pattern){return import_node_path13.posix.
join(pattern.replace(/^\/+/u,""),"package.json")}function parsedYaml(text){try{return(0,import_yaml3.parse)(text)}catch{return}}var import_node_path14=__toESM(require_node_path(),1);function touchesTypescript({root:root2,project,program,isSought}){let reached=reachedFiles(root2,project),files=new Set([...program,...reached]),hasTypeRoots=maySet(
"typeRoots",reached.map(file=>(0,import_node_path14.join)(root2,file)),root2);return({path,isNewName})=>{let name=import_node_path14.posix.basename(path);return files.
has(path)||isDependency(path)||name==="package.json"||/^[jt]sconfig\b.*\.json$/u.test(name)?!0:isNewName?hasTypeRoots||(isScript(path)||path.endsWith(".json"))&&
isSought(path):!1}}var typescript={id:"typescript",name:"TypeScript",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact"],families:familiesOf(
families2),languageId,source:version=>({kind:"npm",platforms:{"@typescript/typescript-linux-arm64":version,"@typescript/typescript-linux-x64":version}}),command:(serverFolder,arch)=>({
file:typescriptCommand(serverFolder,arch),args:["--lsp","--stdio"]}),ownCommand:null,environment:{},searchPath:"",toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.
resolve(noToolchain))},capabilities:{...clientCapabilities,workspace:{applyEdit:!1,configuration:!0,workspaceFolders:!0,didChangeConfiguration:{dynamicRegistration:!1}},
textDocument:{...clientCapabilities.textDocument,diagnostic:{relatedDocumentSupport:!1}}},initializationOptions:{logVerbosity:0},changedSettings:()=>({"js/ts":scriptSettings,
typescript:scriptSettings,javascript:scriptSettings}),section:name=>["js/ts","typescript","javascript"].includes(name)?scriptSettings:null,settingsProblem:settings=>{
let name=Object.keys(settings)[0];return name===void 0?void 0:`\`${name}\` cannot be set: tsconfig.json configures TypeScript`},readiness:readiness2,diagnostics:{
kind:"pull",offerMsMax:2e3},configuration:typescriptConfiguration,configurationFiles:typescriptConfigurationFiles,configurationPaths:typescriptPaths,isSource:isScript,
isDetected:paths=>paths.includes("tsconfig.json")||paths.includes("jsconfig.json"),findRoots,touches:touchesTypescript,scope:"full",listed:listedTypescript,program:typescriptProgram,
versionProblem:()=>{},keepsOpen:()=>!1,membership:{method:"custom/projectInfo",isMember:(result,root2)=>{let file=member(result,"configFilePath");return typeof file==
"string"&&isInside(file,root2)&&!isDependency(file.slice(root2.length))}},canaries:[{path:".lanser/canary-first.ts",languageId:"typescript",text:`export const c\
anary: number = "first";
`,codes:["2322"]},{path:".lanser/canary-last.ts",languageId:"typescript",text:`export const canary: number = "last";
`,codes:["2322"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity!==4,isUnreachable:message=>/^Unreachable code detected/u.test(message),
limits:{initializeMsMax:12e4,readinessMsMax:6e4,diagnosticsMsMax:12e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e4,diagnosticsPerFileMax:1e4,messageLengthMax:16384}},
noToolchain={facts:{},summary:null,packages:null,places:[],problem:null},scriptSettings={tsserver:{automaticTypeAcquisition:{enabled:!1}},disableAutomaticTypeAcquisition:!0,
reportStyleChecksAsWarnings:!1};function languageId(path){return path.endsWith(".tsx")?"typescriptreact":path.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.test(
path)?"javascript":"typescript"}function readiness2(facts){return facts.configurationAnswers.has("js/ts")?{state:"met",reason:"the settings were asked for",files:null}:
{state:"unmet",reason:"TypeScript has not asked for its settings"}}var profiles=[pyright,typescript];function findProfile(id){return profiles.find(profile=>profile.id===id)}function namedProfile(id){let profile=findProfile(id);
if(profile!==void 0)return profile;let known=profiles.map(one=>one.id),near=nearest(id,known),hint=near===void 0?`This release knows: ${known.join(", ")}.`:`Did\
 you mean ${near}?`;throw new UserError("unknown-server",`there is no server called ${id}`,{hint})}var registry={profiles,profile:namedProfile,shippedPins,pin:findPin};export{require_dist,require_picomatch2 as require_picomatch,rule,asSaid,ruleMatcher,pathMatcher,offLimits,touching,configPath,failOnLevels,parseConfig,placeIn,defaultConfig,
scopeIn,isDeep,shippedPins,findPin,wantedDigest,require_api,require_api2,providerOptions,wantsOpenAndClose,positionEncoding,findExecutable,safeSearchPath,findInterpreter,
linkedPackages,namedBy,shapeOf,mayName,isPlace,matcherOf,insideOf,projectFolder,onlyProject,uvWorkspace,workspaceMembers,profiles,findProfile,namedProfile,registry};
