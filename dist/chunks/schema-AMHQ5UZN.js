import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{checkOf,ownSchema,problemIn,readSchema,shippedSchema}from"./chunk-VZHC2ITS.js";import{schemaTexts}from"./chunk-HDHWBQAM.js";import{readLine}from"./chunk-VQBFUELG.js";
import{sayTo}from"./chunk-GJOHJFNP.js";import{parsePlace}from"./chunk-ULE2BAMW.js";import"./chunk-ATWWQ5S7.js";import{textOf}from"./chunk-VDYZMPDX.js";
import{oneOf}from"./chunk-S7XJNKXT.js";import{parseFlags,require_node_util}from"./chunk-NLXJX7SZ.js";import"./chunk-FO76SHGF.js";import"./chunk-Z2QUHE2M.js";
import{prepareFile}from"./chunk-G5UDHN7R.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import{require_node_path}from"./chunk-EJEALQFE.js";
import{require_node_fs}from"./chunk-SBJWCYKC.js";import{questionCalled}from"./chunk-43SVPXG7.js";import"./chunk-ZO2RQ7YG.js";import"./chunk-QHDUXGYO.js";
import"./chunk-YNRA2IQT.js";import"./chunk-BRONEMYC.js";import{canonical,sha256}from"./chunk-Q4B3BUUN.js";import{UserError,nearest,plural,withHelpOf}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function*batchProblems(lines){let ids=new Set,line=0;for(let text of lines)line+=1,text.trim()!==""&&(yield{line,problem:problemOf(text,line,ids)})}function problemOf(text,number,ids){
let read=readLine(text,number);if(read.kind==="problem")return read.problem.error.message.replace(/^line \d+: /u,"");if(read.kind==="cancel")return ids.has(read.
id)?void 0:`no earlier line is called \`${read.id}\``;let{id,cmd,place}=read.line;if(ids.has(id))return`another line is called \`${id}\`, too`;ids.add(id);try{questionCalled(
cmd),typeof place=="string"&&parsePlace(place)}catch(error){if(error instanceof UserError)return error.message;throw error}if(typeof place!="object")return;let to=place.
$ref.slice(0,place.$ref.lastIndexOf("#/"));return to!==id&&ids.has(to)?void 0:`no earlier line is called \`${to}\``}var import_node_util=__toESM(require_node_util(),1);function schemaOf(origin){return schemaAt(origin,origin.schema,{document:origin.schema,id:"",pointer:""})}function schemaAt(origin,value,at){let parts=followed(
origin,value,at),isNothing=parts.some(part=>part.value===!1),sources=new Map;for(let part of parts)for(let[keyword,own]of Object.entries(objectOf(part.value))){
if(keyword==="$ref")continue;let isSaid=sources.has(keyword)&&!isOfPeople(keyword,own);sources.set(isSaid?`${keyword} beside $ref`:keyword,{value:own,at:stepped(
part.at,keyword)})}let keywords=Object.fromEntries([...sources].map(([keyword,source])=>[keyword,source.value]));return{place:parts.map(part=>placeOf(part.at)).
join(" "),pointer:at.pointer,keywords:isNothing?"nothing":keywords,below(keyword,key){let source=sources.get(keyword);if(source===void 0)return everything(at);if(key===
void 0)return schemaAt(origin,source.value,source.at);let container=source.value;return Object.hasOwn(container,key)?schemaAt(origin,container[key],stepped(source.
at,key)):everything(at)},count(keyword){let list2=sources.get(keyword)?.value;return Array.isArray(list2)?list2.length:0},text(keyword){if(keyword===void 0)return told(
origin,value,at);let source=sources.get(keyword);return source===void 0?void 0:told(origin,source.value,source.at)},label:canonical(Object.entries(objectOf(keywords.
properties)).flatMap(([name,field])=>{let constant=objectOf(field).const;return constant===void 0?[]:[[name,constant]]}))}}function everything(at){return schemaAt(
{shown:"",schema:!0,known:new Map},!0,{...at,id:"everything"})}function followed(origin,value,at){let parts=[{value,at}];for(let one={value,at};;){let{$ref:reference}=objectOf(
one.value);if(typeof one.value=="object"&&one.value!==null&&"$dynamicRef"in one.value)throw wrong(origin,"`$dynamicRef` is not followed");if(typeof reference!="\
string")break;if(one=target(origin,reference,one.at),parts.length>100)throw wrong(origin,`\`${reference}\` refers to itself`);parts.unshift(one)}return parts.filter(
part=>!Object.keys(objectOf(part.value)).includes("$ref")||Object.keys(objectOf(part.value)).length>1)}function target(origin,reference,from){let[address="",fragment=""]=reference.
split("#"),isOwn=address===""||address===objectOf(from.document).$id,document=isOwn?from.document:origin.known.get(address);if(document===void 0)throw wrong(origin,
`it refers to \`${reference}\`, which is neither in it nor one of Lanser's own schemas`);let at={document,id:isOwn?from.id:address,pointer:""},value=document;for(let part of decodeURIComponent(
fragment).split("/").slice(1)){let key=part.replaceAll("~1","/").replaceAll("~0","~");if(typeof value!="object"||value===null||!Object.hasOwn(value,key))throw wrong(
origin,`it refers to \`${reference}\`, and there is nothing`);value=value[key],at=stepped(at,key)}if(fragment!==""&&!fragment.startsWith("/"))throw wrong(origin,
`it refers to \`${reference}\`: only references by pointer are followed`);return{value,at}}function told(origin,whole,start){let kept=keptOf(origin),open=new Map;
return canonical(walk(whole,start));function walk(value,at){if(Array.isArray(value))return value.map((one,index)=>walk(one,stepped(at,String(index))));if(typeof value!=
"object"||value===null)return value;let entries=Object.entries(value).flatMap(([key,own])=>isOfPeople(key,own)?[]:key==="$ref"&&typeof own=="string"?[[key,digestOf(
own,at)]]:[[key,walk(own,stepped(at,key))]]);return Object.fromEntries(entries)}function digestOf(reference,at){let to=target(origin,reference,at),place=placeOf(
to.at),before=kept.get(place);if(before!==void 0)return before;if(open.has(place)){for(let one of[...open.keys()].slice([...open.keys()].indexOf(place)))open.set(
one,!0);return place}open.set(place,!1);let digest=sha256(canonical(walk(to.value,to.at)));return open.get(place)===!1&&kept.set(place,digest),open.delete(place),
digest}}var digests=new WeakMap;function keptOf(origin){let kept=digests.get(origin)??new Map;return digests.set(origin,kept),kept}function placeOf({id,pointer}){
return`${id}#${pointer}`}function isOfPeople(keyword,value){return typeof value=="string"&&["title","description","$comment","$id","$schema"].includes(keyword)}
function stepped(at,key){return{...at,pointer:`${at.pointer}/${key.replaceAll("~","~0").replaceAll("/","~1")}`}}function objectOf(value){return typeof value=="o\
bject"&&value!==null&&!Array.isArray(value)?value:{}}function wrong({shown},what){return new UserError("bad-configuration",`${shown}: ${what}`)}function compareSchemas(old,now){let changes=[],seen=new Set;return compare(schemaOf(old),schemaOf(now)),changes;function say(at,below,what,...breaks){let change={
pointer:at.pointer+below,what,breaks};changes.some(other=>(0,import_node_util.isDeepStrictEqual)(other,change))||changes.push(change)}function compare(before,after){
let pair=JSON.stringify([before.place,after.place]);if(seen.has(pair))return;seen.add(pair);let[a,b]=[before.keywords,after.keywords];if(a==="nothing"||b==="not\
hing"){a!==b&&(b==="nothing"?say(after,"","nothing follows it now","backward"):say(after,"","nothing followed it before","forward"));return}values(before,after,
a,b),bounds(after,a,b),fields(before,after,a,b),elements(before,after);for(let keyword of["oneOf","anyOf","allOf"])alternatives(before,after,keyword);for(let keyword of new Set(
[...Object.keys(a),...Object.keys(b)]))followed2.has(keyword)||untold(before,after,keyword)}function values(before,after,a,b){let[types,typesNow]=[typesOf(a),typesOf(
b)],lost=types.filter(one=>!typesNow.includes(one)),won=typesNow.filter(one=>!types.includes(one));lost.length>0&&say(after,"/type",`narrowed: no longer ${listed(
lost)}`,"backward"),won.length>0&&say(after,"/type",`widened: now also ${listed(won)}`,"forward");let[constants,constantsNow]=[constantsOf(a),constantsOf(b)];if(constants===
void 0&&constantsNow===void 0)return;let key="enum"in b||"enum"in a?"/enum":"/const";if(constants===void 0)say(after,key,"narrowed to listed values","backward");else if(constantsNow===
void 0)say(before,key,"widened: any value, where some were listed","forward");else{let gone=constants.filter(one=>!constantsNow.includes(one)),come=constantsNow.
filter(one=>!constants.includes(one));gone.length>0&&say(before,key,`values gone: ${gone.join(", ")}`,"backward"),come.length>0&&say(after,key,`new values: ${come.
join(", ")}`,"forward")}}function bounds(after,a,b){for(let[keyword,isUpper]of limits){let none=isUpper?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY,[limit,
now2]=[numberOf(a[keyword],none),numberOf(b[keyword],none)];if(limit===now2)continue;let isNarrower=isUpper?now2<limit:now2>limit,shown=value=>Number.isFinite(value)?
String(value):"none";say(after,`/${keyword}`,`${isNarrower?"narrowed":"widened"}: ${shown(limit)} before, ${shown(now2)} now`,isNarrower?"backward":"forward")}}
function fields(before,after,a,b){let[own,ownNow]=[recordOf(a.properties),recordOf(b.properties)],[required,requiredNow]=[namesOf(a.required),namesOf(b.required)],
rest=before.below("additionalProperties"),restNow=after.below("additionalProperties"),claimed=new Set;for(let name of Object.keys(own)){let below=`/properties/${name.
replaceAll("~","~0").replaceAll("/","~1")}`,field=before.below("properties",name);if(Object.hasOwn(ownNow,name)){compare(field,after.below("properties",name));continue}
let same=Object.keys(ownNow).find(other=>!(Object.hasOwn(own,other)||claimed.has(other))&&field.text()===after.below("properties",other).text());same!==void 0&&
claimed.add(same);let what=same===void 0?"removed":`removed, or renamed to ${JSON.stringify(same)}`,isRefused=restNow.keywords==="nothing";say(before,below,what,
...isRefused?["backward"]:[],"forward")}for(let name of Object.keys(ownNow)){if(Object.hasOwn(own,name))continue;let field=after.below("properties",name);rest.keywords!==
"nothing"&&Object.keys(rest.keywords).length>0&&compare(rest,field),requiredNow.includes(name)||say(after,`/properties/${name.replaceAll("~","~0").replaceAll("/",
"~1")}`,"added, and need not be there")}for(let name of required)!requiredNow.includes(name)&&(Object.hasOwn(ownNow,name)||!Object.hasOwn(own,name))&&say(after,
"/required",`${JSON.stringify(name)} need not be there any more`,"forward");for(let name of requiredNow)if(!required.includes(name)){let what=Object.hasOwn(ownNow,
name)&&!Object.hasOwn(own,name)?"is added, and has to be there":"has to be there now";say(after,"/required",`${JSON.stringify(name)} ${what}`,"backward")}rest.keywords===
"nothing"||restNow.keywords==="nothing"?rest.keywords!==restNow.keywords&&restNow.keywords==="nothing"&&say(after,"/additionalProperties","narrowed: no other fi\
elds any more","backward"):compare(rest,restNow)}function elements(before,after){let[count,countNow]=[before.count("prefixItems"),after.count("prefixItems")];for(let index=0;index<
Math.max(count,countNow);index++){let at=(schema,own)=>index<own?schema.below("prefixItems",String(index)):schema.below("items");compare(at(before,count),at(after,
countNow))}compare(before.below("items"),after.below("items"))}function alternatives(before,after,keyword){let[fewer,more]=keyword==="allOf"?["forward","backwar\
d"]:["backward","forward"],of=schema=>Array.from({length:schema.count(keyword)},(_,at)=>schema.below(keyword,String(at))),[left,right]=[of(before),of(after)];if(left.
length===0&&right.length>0)say(after,`/${keyword}`,"narrowed: a condition is added","backward");else if(right.length===0&&left.length>0)say(before,`/${keyword}`,
"widened: a condition is gone","forward");else{let texts=new Map([...left,...right].map(one=>[one,one.text()]));for(let key of[one=>texts.get(one),({label})=>label,
()=>"any"])for(let one of left){let other=right.find(candidate=>key(candidate)===key(one));other!==void 0&&(compare(one,other),left=left.filter(schema=>schema!==
one),right=right.filter(schema=>schema!==other))}keyword==="oneOf"&&before.text(keyword)!==after.text(keyword)&&!(areApart(of(before))&&areApart(of(after)))&&say(
after,"/oneOf","may now be followed by what several of it allow","backward","forward");for(let one of left)say(one,"",`gone from ${keyword}`,fewer);for(let one of right)
say(one,"",`added to ${keyword}`,more)}}function untold(before,after,keyword){let[was,is]=[before.text(keyword),after.text(keyword)];was!==is&&(was===void 0?say(
after,`/${keyword}`,"narrowed: a condition is added","backward","forward"):is===void 0?say(before,`/${keyword}`,"widened: a condition is gone","backward","forwa\
rd"):say(after,`/${keyword}`,"another condition","backward","forward"))}}function areApart(all){return all.every((one,at)=>all.slice(at+1).every(other=>isApart(
one,other,0)||isApart(other,one,0)))}function isApart(one,other,depth){let[a,b]=[one.keywords,other.keywords];if(a==="nothing"||b==="nothing"||typesOf(a).every(
type=>!typesOf(b).includes(type))||excludes(one,other))return!0;if(depth===apartDepthMax)return!1;let isClosed=other.below("additionalProperties").keywords==="n\
othing";return namesOf(a.required).some(name=>{if(isClosed&&!Object.hasOwn(recordOf(b.properties),name))return!0;let[field,otherField]=[one.below("properties",name),
other.below("properties",name)];return otherField.keywords==="nothing"?!0:namesOf(b.required).includes(name)&&isApart(field,otherField,depth+1)})}var apartDepthMax=4;
function excludes(one,other){let constants=({keywords})=>keywords==="nothing"?[]:constantsOf(keywords),[listed2,listedToo]=[constants(one),constants(other)];if(listed2===
void 0)return!1;if(listedToo!==void 0)return!listed2.some(value=>listedToo.includes(value));let refused=constants(other.below("not"));return refused!==void 0&&listed2.
every(value=>refused.includes(value))}var limits=[["minimum",!1],["exclusiveMinimum",!1],["minLength",!1],["minItems",!1],["minProperties",!1],["maximum",!0],["\
exclusiveMaximum",!0],["maxLength",!0],["maxItems",!0],["maxProperties",!0]],followed2=new Set(["$schema","$id","$comment","$defs","title","description","defaul\
t","examples","deprecated","readOnly","writeOnly","type","enum","const","properties","required","additionalProperties","prefixItems","items","oneOf","anyOf","al\
lOf",...limits.map(([keyword])=>keyword)]),allTypes=["null","boolean","object","array","string","integer","fraction"];function typesOf({type}){return type===void 0?
allTypes:(Array.isArray(type)?type:[type]).flatMap(one=>one==="number"?["integer","fraction"]:[String(one)])}function constantsOf(keywords){if("const"in keywords)
return[canonical(keywords.const)];let listed2=keywords.enum;return Array.isArray(listed2)?listed2.map(value=>canonical(value)):void 0}function listed(types){return types.
map(type=>type==="fraction"?"a number with a fraction":type).join(" or ")}function numberOf(value,otherwise){return typeof value=="number"?value:otherwise}function recordOf(value){
return typeof value=="object"&&value!==null?value:{}}function namesOf(value){return Array.isArray(value)?value.filter(name=>typeof name=="string"):[]}var schemaHelp=`lanser schema: the JSON Schemas (2020-12) of what Lanser reads and writes

  lanser schema list
              their names, and what each is of
  lanser schema export NAME [--out FILE]
              one of them as this release ships it, byte for byte
  lanser schema validate NAME|SCHEMA FILE…
              whether files follow one; of a file whose name ends in .jsonl each line; - is standard input
  lanser schema validate-batch [FILE]
              whether lanser batch would take every line: its shape, its question, its place, what it refers to
  lanser schema compat OLD NEW [--mode full|backward|forward]
              what two versions of a schema differ in, and whom it breaks (default: full)

NAME is a name of the list, with or without its version (report, report.v1); SCHEMA, OLD and NEW are such a name or a file.

backward: every document of the old schema follows the new one. forward: who reads by the old schema understands every document of the
new one; fields that it does not know are passed over. full: both. What cannot be told counts as breaking both.

Exit code: 0, 1 when the answer is no, 12 when a schema is none, 13 usage.
`,subcommands={list,export:exported,validate,"validate-batch":validateBatch,compat},shownMax=10;async function schemaCommand(host,args){let[name,...rest]=args;if(name===
void 0)throw usage("schema needs a subcommand: list, export, validate, validate-batch, compat");if(name==="--help"||name==="-h"||rest.includes("--help"))return host.
stdout.write(schemaHelp),0;if(Object.hasOwn(subcommands,name))return await withHelpOf("schema",async()=>subcommands[name](host,rest));let near=nearest(name,Object.
keys(subcommands));throw new UserError("usage",`there is no subcommand \`schema ${name}\``,{hint:near===void 0?"See: lanser schema --help":`Did you mean \`schema\
 ${near}\`?`})}function list(host,args){let{positionals}=parseFlags(args,{});if(positionals.length>0)throw usage(`\`${positionals[0]}\` is not expected`);let width=Math.
max(...Object.keys(schemaTexts).map(name=>name.length));for(let[name,text]of Object.entries(schemaTexts)){let{description}=JSON.parse(text),[sentence]=description.
split(/(?<=\.) /u);host.stdout.write(`${name.padEnd(width)}  ${sentence}
`)}return 0}function exported(host,args){let{values,positionals}=parseFlags(args,{out:{type:"string"}}),[name,...others]=positionals;if(name===void 0||others.length>
0)throw usage("export needs one NAME");let text=schemaTexts[named(name)];if(values.out===void 0)return host.stdout.write(text),0;let file=(0,import_node_path.resolve)(
host.cwd,values.out);return prepareFile(file),(0,import_node_fs.writeFileSync)(file,text),0}async function validate(host,args){let{positionals}=parseFlags(args,
{}),[schema,...files]=positionals;if(schema===void 0||files.length===0)throw usage("validate needs a schema and files");let check=checkOf(schemaAt2(host,schema)),
say=sayTo(host),isWrong=!1;for(let file of files){let text=await textOf(host,file,"file"),problems=(file.endsWith(".jsonl")?numbered(text):[{text,line:void 0}]).
flatMap(part=>{let problem=problemIn(part.text,check);return problem===void 0?[]:[part.line===void 0?`${file}: ${problem}`:`${file}:${part.line}: ${problem}`]});
for(let problem of problems.slice(0,shownMax))say(problem);problems.length>shownMax&&say(`  and ${problems.length-shownMax} more in ${file}`),problems.length===
0&&say(`follows it: ${file}`),isWrong||=problems.length>0}return isWrong?1:0}async function validateBatch(host,args){let{positionals}=parseFlags(args,{}),[file,
...others]=positionals;if(others.length>0)throw usage("validate-batch takes one FILE");let say=sayTo(host),shown=file??"standard input",lines=(await textOf(host,
file??"-","batch")).split(`
`),told2={lines:0,problems:0};for(let{line,problem}of batchProblems(lines))told2.lines+=1,problem!==void 0&&(told2.problems+=1,told2.problems<=shownMax&&say(`${shown}\
:${line}: ${problem}`));return told2.problems>shownMax&&say(`  and ${told2.problems-shownMax} more`),told2.problems===0&&say(`lanser batch takes all of it: ${plural(
told2.lines,"line")}`),told2.problems===0?0:1}var modes=["full","backward","forward"];function compat(host,args){let{values,positionals}=parseFlags(args,{mode:{
type:"string"}}),[old,now,...others]=positionals;if(old===void 0||now===void 0||others.length>0)throw usage("compat needs OLD and NEW");let mode=oneOf(values.mode,
modes,"--mode")??"full",asked=mode==="full"?["backward","forward"]:[mode],origins=[schemaAt2(host,old),schemaAt2(host,now)];for(let origin of origins)checkOf(origin);
let say=sayTo(host),changes=compareSchemas(...origins).map(change=>({...change,breaks:change.breaks.filter(one=>asked.includes(one))}));for(let{pointer,what,breaks}of changes)
say(`${breaks.length===0?"fine":`breaks ${breaks.join(" and ")}`}: ${pointer||"the top"}: ${what}`);let broken=changes.filter(({breaks})=>breaks.length>0).length,
word=mode==="full"?"compatible both ways":`${mode} compatible`;return say(broken===0?`${word}: ${plural(changes.length,"change")}`:`not ${word}: ${broken} of ${plural(
changes.length,"change")} break it`.replace(/^(.*: 1 of .*) break it$/u,"$1 breaks it")),broken===0?0:1}function schemaAt2(host,name){let own=ownSchema(name);return own===
void 0?readSchema((0,import_node_path.resolve)(host.cwd,name),name):shippedSchema(own)}function named(name){let own=ownSchema(name);if(own!==void 0)return own;let near=nearest(
name,Object.keys(schemaTexts).map(known=>known.replace(/\.v\d+$/u,"")));throw new UserError("not-found",`there is no schema \`${name}\``,{hint:near===void 0?"Se\
e: lanser schema list":`Did you mean \`${near}\`?`})}function numbered(text){return text.split(`
`).flatMap((line,at)=>line.trim()===""?[]:[{text:line,line:at+1}])}function usage(message){return new UserError("usage",message,{hint:"See: lanser schema --help"})}export{schemaCommand};
