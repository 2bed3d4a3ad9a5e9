import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{configPath,defaultConfig,parseConfig,placeIn,scopeIn}from"./chunk-F6IOHWUV.js";import{require_dist}from"./chunk-7CYC2KHZ.js";import{NotJson,canonical,
compareText,isSameJson,sha256}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_yaml=__toESM(require_dist(),1);var textLengthMax=65536;function parseSettings({text,name}){let counter=new import_yaml.LineCounter,refuse=(message,offset)=>{let{line,col}=counter.linePos(offset),
hint="It maps servers to settings:  pyright: { analysis: { typeCheckingMode: strict } }",place=`${name}:${Math.max(1,line)}:${Math.max(1,col)}`;throw new UserError(
"bad-configuration",`${place}: ${message}`,{hint})};if(text.length>textLengthMax)return refuse(`it has ${text.length} characters, more than ${textLengthMax}`,0);
let document=(0,import_yaml.parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,merge:!1}),[broken]=[...document.errors,...document.warnings];if(broken!==void 0)
return refuse(broken.code==="MULTIPLE_DOCS"?"it must be one document":broken.message.split(/ at line \d+, column \d+|\n/)[0]??"it is not valid YAML",broken.pos[0]);
(0,import_yaml.visit)(document,{Alias:(_,node)=>refuse("YAML aliases are not supported",node.range?.[0]??0),Pair:(_,{key})=>{(!(0,import_yaml.isScalar)(key)||typeof key.
value!="string")&&refuse("a key must be a text",0)}});let{contents}=document;if(!(0,import_yaml.isMap)(contents))return refuse("it must be a mapping of servers \
to settings",0);for(let{key,value}of contents.items){if((0,import_yaml.isMap)(value))continue;let offset=(0,import_yaml.isScalar)(key)?key.range?.[0]??0:0;refuse(
`the settings of \`${String((0,import_yaml.isScalar)(key)?key.value:"")}\` must be a mapping`,offset)}let settings=document.toJS();try{canonical(settings)}catch(error){
if(!(error instanceof NotJson))throw error;refuse(error.message,0)}return settings}function whyRefused({id,name,executes},{trust,sandbox},origin){if(executes!=="repository")return null;let lines=`servers: [{ id: ${id}, trust: executes-reposito\
ry, sandbox: none }]`,hint=`Who accepts that writes into base's .lanser/config.yml: \`${lines}\``;return trust===void 0||origin!=="base"&&origin!=="file"?{message:`${name}\
 runs code of the repository, which nobody has accepted${trust===void 0?"":"; what accepts it is not base's configuration"}`,hint}:sandbox===void 0?{message:`${name}\
 runs code of the repository, and this release has no sandbox for it`,hint:`Let it run as the job does, with its files and its network: \`${lines}\``}:null}function rolesOf(servers,request,registry){let all=servers.map(({id,role,failOn})=>{let{language,role:own}=registry.profile(id);return{id,language,role,failOn,kind:role??
(own==="checker"?"primary":"linter")}}),isNamed=request.servers.length>0;return Object.fromEntries(all.flatMap(({id,language,role,failOn,kind})=>{let others=all.
filter(one=>one.id!==id&&one.language===language),rival=others.find(one=>role==="primary"&&one.role==="primary");if(rival!==void 0)throw new UserError("bad-conf\
iguration",`${id} and ${rival.id} both have \`role: primary\`, and both check ${language}`,{hint:"Make one of them `role: second-opinion`."});let isFirst=kind===
"second-opinion"&&others.every(one=>one.kind==="second-opinion");if(isFirst&&!isNamed)throw new UserError("bad-configuration",`${id} has \`role: second-opinion\`,\
 and no other server of this configuration decides about ${language}`,{hint:"Take its role out, or add the server whose findings decide."});let own={...role===void 0||
isFirst?{}:{role},...failOn===void 0?{}:{failOn:request.failOn??failOn}};return Object.keys(own).length===0?[]:[[id,own]]}))}function decidePolicy(request,files,known){let{registry,pins}=known,{config,origin,file}=chooseConfig(request,files);file!==void 0&&checkRules(config,file,registry);
let configured=request.servers.length>0?request.servers.map(one=>({...configuredFor(config,one.id),...named(one)})):config.servers;if(configured.length===0)throw noServer(
known,request.where);let given=request.settings===void 0?{}:settingsFor(configured,request.settings,registry),servers=configured.map(one=>{let own=Object.hasOwn(
given,one.id)?given[one.id]:void 0;return own===void 0?one:{...one,settings:own}}),twice=servers.find((one,index)=>servers.findIndex(({id})=>id===one.id)!==index);
if(twice!==void 0)throw new UserError("usage",`the server ${twice.id} is named twice`);let roles=rolesOf(servers,request,registry),failOn=request.failOn??config.
failOn,traces=request.traces===void 0||request.traces.length===0?config.traces:request.traces,scope=request.scope===void 0?config.scope:scopeIn(request.scope),replay=request.
replay??config.replay,effective={...config,servers,failOn,scope,traces,replay},headProblem=pins.headProblem??problemOfHead(request,files,known),proposed=request.
file===void 0&&request.servers.every(one=>one.version===void 0)&&headProblem===void 0?proposedServers(files,pins.head,registry):[];return{config:effective,pins:pins.
base,servers:servers.map(one=>{let places=file&&placesOf(file,one.id,request.servers),chosen=chooseServer(one,pins.base,registry,origin,key=>key==="settings"&&Object.
hasOwn(given,one.id)?request.settings?.name:places?.(key)),pin=proposed.find(other=>other.profile.id===one.id)?.pin;return pin===void 0||isSameJson(pin,chosen.pin)?
chosen:{...chosen,bump:pin}}),...headProblem===void 0?{}:{headProblem},summary:{origin,digest:sha256(canonical(JSON.parse(JSON.stringify(effective)))),failOn,unknown:effective.
unknown,inconclusive:effective.inconclusive,volatile:effective.volatile,moved:effective.moved,minReward:effective.minReward,replayMismatch:effective.replayMismatch,
...effective.dependenciesDiffer==="warn"?{dependenciesDiffer:"warn"}:{},...effective.dependenciesMissing==="warn"?{dependenciesMissing:"warn"}:{},...effective.hidden===
"inconclusive"?{}:{hidden:effective.hidden},...effective.unchecked==="report"?{}:{unchecked:effective.unchecked},...effective.claims===void 0||effective.claims===
"fail"?{}:{claims:effective.claims},...effective.suppressions==="report"?{}:{suppressions:effective.suppressions},...scope===void 0?{}:{scope},...effective.rules===
void 0?{}:{rules:effective.rules},...effective.maxNew===void 0?{}:{maxNew:effective.maxNew},...Object.keys(given).length===0?{}:{settings:Object.keys(given).sort(
compareText)},...effective.onlyChangedFiles===void 0?{}:{onlyChangedFiles:!0},...Object.keys(roles).length===0?{}:{servers:roles},reward:effective.reward,change:describeChange(
request,files,origin,known)}}}function chooseConfig(request,files){let{file}=request;if(file!==void 0)return{config:parseConfig(file.text,file.name),origin:"fil\
e",file};if(files.base!==void 0){let base={text:files.base,name:`${configPath} of base`};return{config:parseBase(base),origin:"base",file:base}}if(request.servers.
length>0)return{config:defaultConfig,origin:"flags"};if(request.where==="terminal"&&files.head!==void 0){let head={text:files.head,name:`${configPath} of head`};
return{config:parseConfig(head.text,head.name),origin:"head",file:head}}return{config:defaultConfig,origin:"defaults"}}function parseBase({text,name}){try{return parseConfig(
text,name)}catch(error){if(!(error instanceof UserError))throw error;let hint=[...error.hint===""?[]:[error.hint],"Until base is corrected, name a right one wit\
h --config FILE, in a workflow with the input config."].join(`
`);throw new UserError(error.code,error.message,{hint,cause:error})}}function checkRules({rules=[]},{text,name},registry){for(let[index,{server}]of rules.entries())
server!==void 0&&profileOf(registry,server,({code,message,hint})=>{let place=placeIn(text,name,["policy","rules",index,"server"]);throw new UserError(code,`${place}\
: ${message}, so this rule can never match`,{hint})})}function settingsFor(servers,source,registry){let given=parseSettings(source);for(let id of Object.keys(given))
if(!servers.some(one=>one.id===id))throw profileOf(registry,id,({code,message,hint})=>{throw new UserError(code,`${source.name}: ${message}`,{hint})}),new UserError(
"bad-configuration",`${source.name}: this run does not start ${id}`,{hint:`It starts ${servers.map(one=>one.id).join(", ")}.`});return given}function configuredFor(config,id){
let found=config.servers.find(one=>one.id===id);if(found===void 0)return{version:void 0,roots:void 0,settings:{}};let{id:_,...configured}=found;return configured}
function named({id,version}){return version===void 0?{id}:{id,version}}function placesOf({text,name},id,named2){return key=>{let index=parseConfig(text,name).servers.
findIndex(one=>one.id===id);return index>=0&&(key==="settings"||named2.length===0)?placeIn(text,name,["servers",index,key]):void 0}}function problemOfHead(request,{
base,head},{pins,registry}){return request.file!==void 0||head===void 0||head===base&&configurationProblem(head,pins.base,registry)!==void 0?void 0:configurationProblem(
head,pins.head,registry)}function proposedServers({base,head},pins,registry){let text=head??base;return text===void 0||configurationProblem(text,pins,registry)!==
void 0?[]:parseConfig(text,configPath).servers.map(one=>chooseServer(one,pins,registry,"head"))}function chooseServer({id,version,roots,settings,...consent},pins,registry,origin,placeOf=()=>{}){
let refuse=({code,message,hint},key)=>{let place=placeOf(key);throw new UserError(code,place===void 0?message:`${place}: ${message}`,{hint})},profile=profileOf(
registry,id,error=>refuse(error,"id")),pin=registry.pin(pins,id,version);if(pin===void 0){let known=pins.filter(one=>one.server===id).map(one=>one.version),hint=`\
Pinned are ${id} ${known.join(", ")}; lanser pin ${id}@VERSION writes another.`;return refuse(new UserError("unknown-version",`${id} ${version} is not pinned`,{
hint}),"version")}let problem=profile.settingsProblem(settings);return problem!==void 0&&refuse(new UserError("bad-configuration",`settings of ${id}: ${problem}`),
"settings"),{profile,pin,roots,settings,refused:whyRefused(profile,consent,origin),bump:null}}function profileOf(registry,id,refuse){try{return registry.profile(
id)}catch(error){if(error instanceof UserError)return refuse(error);throw error}}function noServer({registry,sources},where){let isInWorkflow=where==="actions",
checkers=registry.profiles.filter(({role,isDetected})=>role==="checker"&&isDetected(sources)),detected=[...new Map(checkers.toReversed().map(one=>[one.language,
one])).values()].toReversed(),names=detected.length===0?["pyright"]:detected.map(profile=>profile.id),found=detected.length===0?"no source that a server of this\
 release checks was found":`${detected.map(profile=>profile.language).join(" and ")} sources were found`;return new UserError("no-server",`no server is named an\
ywhere, so none was started; ${found}`,{hint:[isInWorkflow?`Name one in the workflow:  with: { servers: "${names.join(", ")}" }`:`Name one on the command line: \
 lanser gate ${names.map(name=>`--server ${name}`).join(" ")}`,`or commit ${configPath}${isInWorkflow?", which counts once base has it":""}:`,"","    version: 1",
"    servers:",...names.map(name=>`      - id: ${name}`)].join(`
`)})}function describeChange(request,files,origin,{pins,registry}){if(request.file!==void 0||files.base===files.head)return null;if(origin==="head")return`${configPath}\
 is new in head and was used, because base has none`;if(files.head===void 0)return`head removes ${configPath}; base's was used`;let what=files.base===void 0?"ad\
ds":"changes",used=files.base===void 0?"it was not used":"base's was used";return`head ${what} ${configPath}; ${used}${readabilityOf(files.head,pins.head,registry)}`}
function readabilityOf(text,pins,registry){let problem=configurationProblem(text,pins,registry);return problem===void 0?"":`; head's has an error: ${problem}`}function configurationProblem(text,pins,registry){
try{let file={text,name:configPath},config=parseConfig(text,configPath);checkRules(config,file,registry);for(let one of config.servers)chooseServer(one,pins,registry,
"head",placesOf(file,one.id,[]));return}catch(error){if(error instanceof UserError)return error.message;throw error}}function namedDependencies({config}){let isDefault=config.
dependencies.join(`
`)===defaultConfig.dependencies.join(`
`);return new Set(isDefault?[]:config.dependencies)}export{whyRefused,parseSettings,decidePolicy,checkRules,namedDependencies};
