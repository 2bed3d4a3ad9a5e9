import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{look}from"./chunk-K3U3FX4J.js";import{shellWord}from"./chunk-YCBJFPGR.js";import{FILE_HEADERS_ONLY,createTwoFilesPatch}from"./chunk-3K4JHQDO.js";
import{parseFlags}from"./chunk-NLXJX7SZ.js";import{logLines,terminalLines}from"./chunk-FO76SHGF.js";import{emptyGlobs,hasGlobs}from"./chunk-YTIMTKOY.js";
import{checkRules}from"./chunk-ERLLFPFO.js";import{listTree,snapshotWorkTree}from"./chunk-CE3S3RLV.js";import"./chunk-5WPMPWB3.js";import{readCommit,
readFileAt,resolveRevision}from"./chunk-CJ6DKXSY.js";import{configPath,parseConfig,pathMatcher,placeIn,ruleMatcher}from"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";
import{effectText,ruleAt,selectorText}from"./chunk-3NKQKLM6.js";import{configV1}from"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";
import"./chunk-VM3ZC4X5.js";import{registry}from"./chunk-DQZS3VOG.js";import{require_dist}from"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";
import"./chunk-HRPOUGWA.js";import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";import{isSameJson,relativeInside}from"./chunk-XC2CTCOW.js";import{UserError,plural}from"./chunk-BZ74BBKY.js";
import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var import_yaml=__toESM(require_dist(),1);var policyLines=[["dependencies-differ","warn"],["dependencies-missing","warn"]],rootsLine=["roots",'["."]'];function migrate(text,origin){let before=parseConfig(
text,origin),document=(0,import_yaml.parseDocument)(text),top=document.contents;if(!(0,import_yaml.isMap)(top))throw new Error("a configuration that was read is\
 not a mapping");let policy=document.get("policy"),servers=document.get("servers"),ofPolicy=policyLines.filter(([key])=>!document.hasIn(["policy",key])),rootless=(0,import_yaml.isSeq)(
servers)?servers.items.filter(one=>(0,import_yaml.isMap)(one)&&!one.has("roots")):[],migrated=[...rootless.map(server=>insertion(text,server,[rootsLine])),...ofPolicy.
length===0?[]:[(0,import_yaml.isMap)(policy)?insertion(text,policy,ofPolicy):ownPolicy(text,top,ofPolicy)]].toSorted((left,right)=>right.offset-left.offset).reduce(
(left,{offset,added:added2})=>left.slice(0,offset)+added2+left.slice(offset),text),added=[...rootless.map(server=>`servers: ${server.get("id")}: roots: ${rootsLine[1]}`),
...ofPolicy.map(([key,value])=>`policy: ${key}: ${value}`)];if(!isSameJson(comparable(wanted(before,ofPolicy)),comparable(parsedOr(migrated,origin)))){let place=placeIn(
text,origin,(0,import_yaml.isMap)(policy)?["policy"]:[]);throw new UserError("bad-configuration",`${place}: its layout leaves no place to add to`,{hint:["Add by\
 hand:",...added].join(`
`)})}return{text:migrated,added}}function insertion(text,map,lines){let[start=0]=map.range??[],last=map.items.at(-1);if(map.flow===!0){let pairs=lines.map(([key,
value])=>`${key}: ${value}`).join(", ");return last===void 0?{offset:start+1,added:` ${pairs} `}:{offset:endOf(last.value),added:`, ${pairs}`}}let first=map.items[0]?.
key,offset=(0,import_yaml.isScalar)(first)?first.range?.[0]??start:start,column=offset-(text.lastIndexOf(`
`,offset-1)+1),indented=lines.map(([key,value])=>`${newline(text)}${" ".repeat(column)}${key}: ${value}`);return{offset:endOfLine(text,endOf(last?.value)),added:indented.
join("")}}function ownPolicy(text,top,lines){if(top.flow===!0){let pairs=lines.map(([key,value])=>`${key}: ${value}`).join(", ");return{offset:endOf(top.items.at(
-1)?.value),added:`, policy: { ${pairs} }`}}let own=["policy:",...lines.map(([key,value])=>`  ${key}: ${value}`)],added=`${/[\r\n]$/u.test(text)?"":newline(text)}${own.
map(line=>line+newline(text)).join("")}`;return{offset:text.length,added}}function endOf(value){let{range}=value??{};return range?.[1]??0}function endOfLine(text,offset){
let rest=/[^\r\n]*/uy;return rest.lastIndex=/[\r\n]/u.test(text[offset-1]??"")?text.slice(0,offset).trimEnd().length:offset,rest.lastIndex+(rest.exec(text)?.[0].
length??0)}function newline(text){return text.includes(`\r
`)?`\r
`:`
`}function wanted(config,lines){let isAdded=name=>lines.some(([key])=>key===name);return{...config,...isAdded("dependencies-differ")?{dependenciesDiffer:"warn"}:
{},...isAdded("dependencies-missing")?{dependenciesMissing:"warn"}:{},servers:config.servers.map(one=>({...one,roots:one.roots??["."]}))}}function parsedOr(text,origin){
try{return parseConfig(text,origin)}catch(error){if(error instanceof UserError)return null;throw error}}function comparable(config){return JSON.parse(JSON.stringify(
config))}var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var import_yaml2=__toESM(require_dist(),1);var nothing="version: 1";function origins(file){let{text,name}=file??{text:nothing,name:"defaults"};parseConfig(text,name);let document=(0,import_yaml2.parseDocument)(
text,{merge:!1}),placeOf=path=>file!==void 0&&document.hasIn(path)?placeIn(text,name,path):null,one=(path,value)=>({key:keyOf(path),value:valueText(path,value),
place:placeOf(path)}),walk=(schema,path)=>{let{not,properties,type,default:standard}=resolved(schema);if(not!==void 0)return[];let node=document.getIn(path,!0);
return properties!==void 0&&!wholeKeys.has(String(path.at(-1)))?Object.entries(properties).flatMap(([key,of])=>walk(of,[...path,key])):type==="array"&&(0,import_yaml2.isSeq)(
node)&&node.items.some(import_yaml2.isMap)?node.items.flatMap((item,index)=>listed(item,index,path)):node===void 0&&standard===void 0?[]:[one(path,node===void 0?
standard:toValue(node))]},listed=(item,index,path)=>{let own=[...path,index];return path.at(-1)==="rules"||!(0,import_yaml2.isMap)(item)?[one(own,toValue(item))]:
item.items.map(({key})=>{let name2=String(key);return one([...own,name2],toValue(document.getIn([...own,name2],!0)))})};return walk({properties:configV1.properties},
[])}var wholeKeys=new Set(["max-new","settings"]);function toValue(node){return JSON.parse(JSON.stringify(node)??"null")}function keyOf(path){return path.reduce(
(text,step)=>typeof step=="number"?`${text}[${step}]`:text===""?step:`${text}.${step}`,"")}function valueText(path,value){return path.at(-2)==="rules"?ruleText(
value):typeof value=="string"?value:JSON.stringify(value)}function ruleText(of){return`${selectorText(of)}: ${effectText(of)}`}function applying(file,path,servers){
let{text,name}=file??{text:nothing,name:"defaults"},config=parseConfig(text,name),all=new Map(origins(file).map(one=>[one.key,one])),place=key=>all.get(key)?.place??
null,ignored=config.ignore.findIndex(glob=>pathMatcher(glob)(path)),checking=config.servers.filter(({id})=>servers.find(one=>one.id===id)?.isSource(path)),serversAt=file===
void 0||config.servers.length===0?null:placeIn(text,name,["servers"]),ignoredAt=file===void 0||ignored<0?null:placeIn(text,name,["ignore",ignored]);return[...checking.
length===0?[{key:"checked by",value:noServerText(config),place:serversAt}]:checking.map(({id})=>({key:"checked by",value:id,place:place(`servers[${config.servers.
findIndex(one=>one.id===id)}].id`)})),...checking.flatMap(({id})=>{let at=config.servers.findIndex(one=>one.id===id);return[...all.values()].filter(({key})=>key.
startsWith(`servers[${at}].settings`)).map(one=>({...one,key:`${id}: ${one.key.slice(`servers[${at}].`.length)}`}))}),...ignored<0?[]:[{key:"ignored",value:`its\
 findings are left out: ${config.ignore[ignored]}`,place:ignoredAt}],...rulesFor(config,path).map(({rule,index})=>({key:ruleAt(index),value:`${selectorText({...withoutPath(
rule)})}: ${effectText(rule)}`,place:place(ruleAt(index))})),...["policy.fail-on","policy.max-new","policy.only-changed-files","policy.moved","policy.volatile"].
flatMap(key=>all.get(key)??[])]}function noServerText({servers}){return servers.length===0?"nothing: no server is configured":`nothing: it is no source of ${servers.
map(({id})=>id).join(", ")}`}function rulesFor({rules=[]},path){let found=rules.map((rule,index)=>({rule,index})).filter(({rule})=>ruleMatcher(withoutCodeAndServer(
rule))({server:"",code:null,path})),last=found.findIndex(({rule})=>rule.code===void 0&&rule.server===void 0);return last<0?found:found.slice(0,last+1)}function withoutPath({
path:_path,...rest}){return rest}function withoutCodeAndServer({code:_code,server:_server,...rest}){return rest}function resolved(schema){let name=schema.$ref?.
replace("#/$defs/","");return name===void 0?schema:{...configV1.$defs[name],...schema}}async function showOrigin(repository,{path,rev}){let{tree,file,of}=await readAt(repository,rev),config=parseConfig(file?.text??"version: 1",file?.name??"default\
s");file!==void 0&&checkRules(config,file,registry);let inside=path===void 0?void 0:insideOf(repository.top,path),head=file===void 0?`there is no ${configPath} \
in ${of}: these are the defaults`:`${configPath} of ${of}; a pull request is judged by that of its base commit`,shown2=inside===void 0?origins(file):applying(file,
inside,registry.profiles),files=hasGlobs(config)?(await listTree(repository,tree)).flatMap(one=>typeof one.path=="string"?[one.path]:[]):[],notes=emptyGlobs(config,
files).map(note=>`note: ${note}`);return[...inside===void 0?[]:[inside],head,"",...table(shown2),...notes.length===0?[]:["",...notes]]}async function readAt(repository,rev){
if(rev===void 0){look(repository.top,{path:configPath,text:""});let{tree}=await snapshotWorkTree(repository),bytes2=(0,import_node_fs.existsSync)((0,import_node_path.join)(
repository.top,configPath))?await readFileAt(repository,tree,configPath):void 0;return{tree,file:named(bytes2),of:"the working tree"}}let id=await resolveRevision(
repository,rev),commit=id===void 0?void 0:await readCommit(repository,id);if(commit===void 0)throw new UserError("unknown-revision",`there is no commit ${rev}`);
let bytes=await readFileAt(repository,commit.tree,configPath);return{tree:commit.tree,file:named(bytes),of:rev}}function named(bytes){return bytes===void 0?void 0:
{text:bytes.toString("utf8"),name:configPath}}function insideOf(top,{file:path,named:named2}){let inside=relativeInside(top,path)??((0,import_node_path.isAbsolute)(
named2)?void 0:relativeInside(top,(0,import_node_path.join)(top,named2)));if(inside===void 0)throw new UserError("usage",`${named2} is not a file of the reposit\
ory`,{hint:"Name a file, or what would be one; without a path everything is shown."});return inside}function table(all){let width=of=>Math.max(0,...all.map(one=>of(
one).length)),[keys,values]=[width(({key})=>key),Math.min(width(({value})=>value),valueWidthMax)];return all.map(({key,value,place})=>`${key.padEnd(keys)}  ${value.
padEnd(values)}  ${place??"default"}`.trimEnd())}var valueWidthMax=60;var configHelp=`lanser config: the configuration of a repository (${configPath})

  --show-origin [PATH]   what applies, to a file where one is named, and which line says so
  --rev REV           with --show-origin: of a commit (default: the working tree)
  --migrate           shows what to add so that everything is as it was in the release before; nothing where nothing changes
  --write             with --migrate: adds it; comments and layout stay as they are
  --repo DIR          any folder inside the repository (default: the current folder)

Exit code: 0; 3 when there is no configuration to migrate, 12 when it cannot be read.
`,options={"show-origin":{type:"boolean"},rev:{type:"string"},migrate:{type:"boolean"},write:{type:"boolean"},repo:{type:"string"},help:{type:"boolean",short:"h"}};
async function configCommand(host,args,_signal){var _stack=[];try{let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(
configHelp),0;let isShown=values["show-origin"]===!0;let[path,another]=positionals;let unexpected=isShown?another:path;if(unexpected!==void 0)throw new UserError(
"usage",`\`${unexpected}\` is not expected: --show-origin takes one path, --migrate none`);if(isShown===(values.migrate===!0))throw new UserError("usage","confi\
g needs either --show-origin or --migrate");if(isShown&&values.write===!0)throw new UserError("usage","--write needs --migrate");if(!isShown&&values.rev!==void 0)
throw new UserError("usage","--rev needs --show-origin");let repository=__using(_stack,await openRepository(host,(0,import_node_path2.resolve)(host.cwd,values.repo??
".")),!0);let write=lines=>{let said=lines.join(`
`);host.stdout.write(`${host.where.kind==="actions"?logLines(said):terminalLines(said,"")}
`)};if(isShown){let named2=path===void 0?void 0:{file:(0,import_node_path2.resolve)(host.cwd,path),named:path};return write(await showOrigin(repository,{path:named2,
rev:values.rev})),0}let file=(0,import_node_path2.join)(repository.top,configPath);if(!(0,import_node_fs2.existsSync)(file))throw new UserError("not-found",`the\
re is no ${configPath}`,{hint:"Without one there is nothing to migrate; lanser init writes one."});look(repository.top,{path:configPath,text:""});let text=readFileText(
file);let migration=migrate(text,configPath);values.write===!0&&migration.added.length>0&&(0,import_node_fs2.writeFileSync)(file,migration.text);write(values.write===
!0?written(migration):shown(text,migration,args));return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}function shown(text,{text:migrated,added},args){if(added.length===0)return[nothing2];let headers={headerOptions:FILE_HEADERS_ONLY},names=[`a/${configPath}`,
`b/${configPath}`],patch=createTwoFilesPatch(...names,text,migrated,void 0,void 0,headers).trimEnd(),command=["lanser config",...args.map(shellWord),"--write"].
join(" ");return[patch,"",`nothing was written; to add ${plural(added.length,"line")}: ${command}`]}function written({added}){return added.length===0?[nothing2]:
[...added.map(one=>`added to ${configPath}: ${one}`),`next: commit ${configPath}`]}var nothing2=`nothing to add: ${configPath} says all that has another default\
 in this release`;export{configCommand};
