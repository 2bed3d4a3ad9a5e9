import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{isDeep,parse,parse2,require_dist}from"./chunk-7CYC2KHZ.js";import{shorten}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";function unreadable(reason){return{kind:"unreadable",reason}}function normaliseName(name){return name.toLowerCase().replace(/[-_.]+/gu,"-")}function resolved(packages,isWhole=!0){
return{kind:"resolved",packages,isWhole,includes:[]}}function declared(packages,includes=[]){return{kind:"declared",packages,includes}}var import_yaml=__toESM(require_dist(),1);var textLengthMax=16*1024*1024,yamlLengthMax=4*1024*1024,depthMax=64;function readJson(text){return read(text,textLengthMax,clean=>isDeep(clean)?tooDeep:value(JSON.
parse(clean)))}function readJsonc(text){return read(text,textLengthMax,clean=>{if(isDeep(clean))return tooDeep;let errors=[],parsed=parse(clean,errors,{allowTrailingComma:!0});
return errors.length>0?invalid:value(parsed)})}function readToml(text){return read(text,textLengthMax,clean=>value(parse2(clean,{maxDepth:depthMax})))}function readYaml(text){
return read(text,yamlLengthMax,clean=>{if(hasManyAliases(clean))return unreadable("it has too many anchors and aliases");let documents=(0,import_yaml.parseAllDocuments)(
clean,{schema:"failsafe",uniqueKeys:!1,logLevel:"silent"});return"empty"in documents?value([]):documents.some(({errors})=>errors.length>0)?invalid:value(documents.
map(one=>one.toJS({maxAliasCount:100})))})}function hasManyAliases(text){return text.matchAll(/(?<=^|[\s,[{])[&*](?=[^\s&*])/gmu).drop(aliasesMax).next().done!==
!0}var aliasesMax=200,tooDeep=unreadable("it is nested too deeply"),invalid=unreadable("its syntax is not valid");function value(of){return{kind:"value",value:of}}
function read(text,lengthMax2,parse3){if(text.length>lengthMax2)return unreadable(`it has more than ${lengthMax2} characters`);try{return parse3(text.replace(/^\ufeff/u,
""))}catch{return invalid}}function entriesOf(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(value2)?Object.entries(value2):[]}function listOf(value2){
return Array.isArray(value2)?value2:[]}function textsOf(value2){return listOf(value2).filter(one=>typeof one=="string")}function textOf(value2){return typeof value2==
"string"?value2:void 0}var lengthMax=1e4,shape=/^([A-Za-z0-9](?:[A-Za-z0-9._-]{0,200}[A-Za-z0-9])?)[ \t]*(\[[^\]]{0,1000}\])?[ \t]*(.*)$/u;function readRequirement(text){let whole=text.
trim().replace(/\s+/gu," "),strange={name:shorten(whole,80),specifier:whole};if(isOwn(whole))return;if(whole.length>lengthMax)return strange;let[,name,extras="",
rest=""]=shape.exec(whole)??[];if(name===void 0)return strange;if(rest.startsWith("@")){let address=rest.slice(1).trim();return isOwn(address)?void 0:{name:normaliseName(
name),specifier:`@ ${address}`}}if(rest!==""&&!/^[<>=!~;(]/u.test(rest))return strange;let[versions="",...marker]=rest.split(";"),condition=marker.join(";").replace(
/\s+/gu," ").replaceAll("'",'"').trim(),bounds=versions.replace(/[\s()]+/gu,"").split(",").filter(one=>one!=="").sort(),wanted=[extrasOf(extras),bounds.join(",")].
filter(one=>one!=="").join(" ");return{name:normaliseName(name),specifier:condition===""?wanted:`${wanted} ; ${condition}`.trim()}}function extrasOf(extras){let names=extras.
replace(/[[\]\s]+/gu,"").split(",").filter(one=>one!=="");return names.length===0?"":`[${names.map(normaliseName).sort().join(",")}]`}function isOwn(address){return/^(?:file:|\.{1,2}(?:[/\\]|$)|\/)/u.
test(address)}export{unreadable,normaliseName,resolved,declared,textLengthMax,readJson,readJsonc,readToml,readYaml,entriesOf,listOf,textsOf,textOf,readRequirement,isOwn};
