import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{look}from"./chunk-HUDBIWIU.js";import{FILE_HEADERS_ONLY,createTwoFilesPatch,shellWord}from"./chunk-QWEUL7UI.js";import{logLines,terminalLines}from"./chunk-NQC45UPR.js";
import{configPath,parseConfig,placeIn,require_dist}from"./chunk-42PAY2GB.js";import{parseFlags}from"./chunk-D3TRNGKO.js";import{isSameJson,openRepository,
readFileText,require_node_path}from"./chunk-ETN36EI2.js";import{UserError,plural,require_node_fs}from"./chunk-2DSASQPU.js";import{__callDispose,__toESM,
__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var import_yaml=__toESM(require_dist(),1);var policyLines=[["dependencies-differ","warn"],["dependencies-missing","warn"]],rootsLine=["roots",'["."]'];function migrate(text,origin){let before=parseConfig(
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
config))}var configHelp=`lanser config: the configuration of a repository (${configPath})

  --migrate           shows what to add so that everything is as it was in the release before; nothing where nothing changes
  --write             with --migrate: adds it; comments and layout stay as they are
  --repo DIR          any folder inside the repository (default: the current folder)

Exit code: 0; 3 when there is no configuration, 12 when it cannot be read.
`,options={migrate:{type:"boolean"},write:{type:"boolean"},repo:{type:"string"},help:{type:"boolean",short:"h"}};async function configCommand(host,args,_signal){
var _stack=[];try{let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(configHelp),0;if(positionals.length>0)throw new UserError(
"usage",`\`${positionals[0]}\` is not expected: config takes only flags`);if(values.migrate!==!0)throw new UserError("usage","config needs --migrate");let repository=__using(
_stack,await openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0);let file=(0,import_node_path.join)(repository.top,configPath);if(!(0,import_node_fs.existsSync)(
file))throw new UserError("not-found",`there is no ${configPath}`,{hint:"Without one there is nothing to migrate; lanser init writes one."});look(repository.top,
{path:configPath,text:""});let text=readFileText(file);let migration=migrate(text,configPath);values.write===!0&&migration.added.length>0&&(0,import_node_fs.writeFileSync)(
file,migration.text);let lines=values.write===!0?written(migration):shown(text,migration,args);let said=lines.join(`
`);host.stdout.write(`${host.where.kind==="actions"?logLines(said):terminalLines(said,"")}
`);return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function shown(text,{text:migrated,
added},args){if(added.length===0)return[nothing];let headers={headerOptions:FILE_HEADERS_ONLY},names=[`a/${configPath}`,`b/${configPath}`],patch=createTwoFilesPatch(
...names,text,migrated,void 0,void 0,headers).trimEnd(),command=["lanser config",...args.map(shellWord),"--write"].join(" ");return[patch,"",`nothing was writte\
n; to add ${plural(added.length,"line")}: ${command}`]}function written({added}){return added.length===0?[nothing]:[...added.map(one=>`added to ${configPath}: ${one}`),
`next: commit ${configPath}`]}var nothing=`nothing to add: ${configPath} says all that has another default in this release`;export{configCommand};
