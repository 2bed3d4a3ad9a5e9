import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{limit}from"./chunk-3IYEQEDO.js";import{isOnlyOpinion,ruleAt,ruleName,selectorText}from"./chunk-3NKQKLM6.js";import{configV1,validateConfigV1}from"./chunk-DZCC7XYK.js";
import{require_picomatch}from"./chunk-DQZS3VOG.js";import{require_dist}from"./chunk-7CYC2KHZ.js";import{NotJson,canonical}from"./chunk-XC2CTCOW.js";
import{UserError,nearest}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);function schemaProblems(document,errors){let problems=new Map,misspelt=new Set(errors.flatMap(({keyword,instancePath})=>keyword==="additionalProperties"?[instancePath]:
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
"#/$defs/","");return name===void 0?schema:root.$defs?.[name]??{}}var import_picomatch=__toESM(require_picomatch(),1);function rule(findings,{rules=[],onlyChangedFiles},isTouched){let ruleOf=ruleFinder(rules),all=findings.map(one=>{let ruled=ruledBy(asSaid(one),ruleOf(one),rules);
return onlyChangedFiles===!0&&mayFailBy[one.state]&&!isTouched(one.path)&&!isOff(ruled,rules)?{...ruled,elsewhere:!0}:ruled}),{off=[],on=[]}=Object.groupBy(all,
one=>isOff(one,rules)?"off":"on");return{findings:on,off}}var mayFailBy={new:!0,moved:!0,volatile:!0,unchanged:!1,fixed:!1,removed:!1,suppressed:!1};function rewarded({
findings,off},policy){return[...findings,...off].filter(({server})=>!isOnlyOpinion(server,policy)).map(asSaid)}function asSaid({ruled,elsewhere:_elsewhere,...finding}){
return ruled?.said===void 0?finding:{...finding,severity:ruled.said}}function ruledBy(finding,index,rules){let found=index===void 0?void 0:rules[index];if(index===
void 0||found===void 0)return finding;let{severity,fail}=found;if(severity==="off")return{...finding,ruled:{rule:index}};let isOther=severity!==void 0&&severity!==
finding.severity,ruled={rule:index,...isOther?{said:finding.severity}:{},...fail===void 0?{}:{fail}};return isOther?{...finding,severity,ruled}:{...finding,ruled}}
function isOff({ruled},rules){return ruled!==void 0&&rules[ruled.rule]?.severity==="off"}function ruleFinder(rules){let matchers=rules.map(ruleMatcher);return finding=>{
let index=matchers.findIndex(matches=>matches(finding));return index<0?void 0:index}}function ruleMatcher({code,path,server}){let isCode=code===void 0?void 0:codeMatcher(
code),isPath=path===void 0?void 0:pathMatcher(path);return finding=>(server===void 0||server===finding.server)&&(isPath===void 0||isPath(finding.path))&&(isCode===
void 0||isCode(finding))}function codeMatcher(glob){let matches=(0,import_picomatch.default)(glob,{bash:!0,dot:!0,nonegate:!0});return finding=>[finding.code,ruleName(
finding)].some(name=>name!==null&&name!==""&&matches(name))}function pathMatcher(glob){return(0,import_picomatch.default)(glob,{dot:!0})}function shadowed(rules){
for(let[index,{code,path,server}]of rules.entries()){let by=rules.slice(0,index).findIndex(other=>(other.code===void 0||other.code===code)&&(other.path===void 0||
other.path===path)&&(other.server===void 0||other.server===server));if(by>=0)return{rule:index,by}}}function offLimits(off,{rules=[]}){return rules.flatMap((one,index)=>{
let own=off.filter(({ruled})=>ruled?.rule===index);if(own.length===0)return[];let fresh=own.filter(({state})=>state==="new").length,message=`off by ${ruleAt(index)}\
 (${selectorText(one)}), ${fresh} of them new`;return[limit("rules-off",message,own.length)]})}function touching(paths){let touched=new Set(paths);return path=>{
if(touched.has(path))return!0;for(let at=path.lastIndexOf("/");at>0;at=path.lastIndexOf("/",at-1))if(touched.has(path.slice(0,at)))return!0;return!1}}var configPath=".lanser/config.yml",failOnLevels=["error","warning","information","hint","never"],textLengthMax=65536,problemsMax=10;function parseConfig(text,origin){
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
configOf(read):refuse(wrong)}function ruleProblem(document,rules){let place=(index,key)=>offsetAt(document,["policy","rules",index,...key===void 0?[]:[key]]),torn=rules.
findIndex(({severity,fail})=>severity==="off"&&fail===!0);if(torn>=0)return{message:`${ruleAt(torn)} turns findings off and has them fail: leave out \`severity: \
off\` or \`fail: true\``,offset:place(torn,"fail")};let found=shadowed(rules);return found===void 0?void 0:{message:`${ruleAt(found.rule)} can never match: ${ruleAt(
found.by)} above it matches all that it does, and the first that matches decides; put it above that one, or take it out`,offset:place(found.rule)}}function placeIn(text,origin,path){
let counter=new import_yaml2.LineCounter,document=(0,import_yaml2.parseDocument)(text,{lineCounter:counter,merge:!1});return placeOf(origin,counter,offsetAt(document,
path))}function placeOf(origin,counter,offset){let{line,col}=counter.linePos(offset);return`${origin}:${Math.max(1,line)}:${Math.max(1,col)}`}var defaultConfig=parseConfig(
"version: 1","defaults");function configOf(read){let{servers,dependencies,ignore,policy,traces,replay,reward}=read,{alpha,beta,gamma}=reward.weights;return{servers:servers.
map(({id,version,roots,settings,trust,sandbox,role,"fail-on":failOn})=>({id,version,roots,settings,...trust===void 0?{}:{trust},...sandbox===void 0?{}:{sandbox},
...role===void 0?{}:{role},...failOn===void 0?{}:{failOn}})),dependencies,baseDependencies:read["base-dependencies"]??null,ignore,failOn:policy["fail-on"],unknown:policy.
unknown,inconclusive:policy.inconclusive,volatile:policy.volatile,moved:policy.moved,minReward:policy["min-reward"],replayMismatch:policy["replay-mismatch"],dependenciesDiffer:policy["\
dependencies-differ"],dependenciesMissing:policy["dependencies-missing"],hidden:policy.hidden,unchecked:policy.unchecked,suppressions:policy.suppressions,claims:policy.
claims==="fail"?void 0:policy.claims,scope:scopeIn(policy.scope),waivers:policy.waivers,rules:policy.rules.length===0?void 0:policy.rules,maxNew:Object.keys(policy["\
max-new"]).length===0?void 0:policy["max-new"],onlyChangedFiles:policy["only-changed-files"]?!0:void 0,required:policy.required?!0:void 0,traces,replay,reward:{
headline:reward.version,weights:{alpha:alpha+0,beta:beta+0,gamma:gamma+0},...policy.reward==="hidden"?{shown:!1}:{}}}}function scopeIn(setting){return setting===
"auto"?void 0:setting}function yamlProblem({code,message}){return code==="MULTIPLE_DOCS"?"it must be one document":message.split(/ at line \d+, column \d+|\n/)[0]??
"it is not valid YAML"}function jsonProblem(document,value){try{canonical(value);return}catch(error){if(!(error instanceof NotJson))throw error;return{message:error.
message,offset:offsetAt(document,error.pointer.split("/").slice(1))}}}export{rule,rewarded,ruleMatcher,pathMatcher,offLimits,touching,configPath,failOnLevels,parseConfig,placeIn,defaultConfig,scopeIn};
