import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{declared,entriesOf,isOwn,listOf,normaliseName,readJson,readJsonc,readRequirement,readToml,readYaml,resolved,textLengthMax,textOf,textsOf,unreadable}from"./chunk-LACULEP7.js";
import{push}from"./chunk-HRPOUGWA.js";import{member}from"./chunk-XC2CTCOW.js";function readRequirements(text){if(text.length>textLengthMax)return unreadable(`it has more than ${textLengthMax} characters`);let found=[],includes=[];for(let{
code,comment}of statements(text)){let option=/^(?:-r|-c|--requirement|--constraint)(?:[ \t]+|=)?(.+)$/u.exec(code)?.[1];if(option!==void 0){includes.push(option.
trim().replace(/^["']|["']$/gu,""));continue}let one=lineOf(code,comment);one!==void 0&&found.push(one)}if(!(found.length>0&&found.every(({specifier,via})=>exact(
specifier)!==void 0&&via!==null)))return declared(found.map(({name,specifier,hashes})=>({ecosystem:"pypi",name,specifier:[specifier,...hashes.toSorted()].join("\
 ").trim(),group:null})),includes);let needs=new Map;for(let{name,via}of found)for(let by of via??[])push(needs,by,name);let packages=found.map(({name,specifier,
hashes})=>({ecosystem:"pypi",name,version:exact(specifier)??"",integrity:hashes,dependsOn:needs.get(name)??[],isTop:!0}));return{...resolved(packages),includes}}
function exact(specifier){return/^(?:\[[^\]]*\] )?===?([^,*;\s]+)(?: ;.*)?$/u.exec(specifier)?.[1]}function lineOf(code,comment){let hashes=[...code.matchAll(/--hash[= ](\S+)/gu)].
map(([,hash=""])=>hash),bare2=code.replace(/\s--(?:hash|config-settings|global-option)[= ].*$/u,"").trim(),via=viaOf(comment),wanted=/^(?:-e|--editable)[ =]+(.+)$/u.
exec(bare2)?.[1]?.trim()??bare2;if(wanted===""||wanted.startsWith("-")||isOwn(wanted))return;if(/^[a-z][a-z0-9+.-]*:\/\//iu.test(wanted))return{name:nameInAddress(
wanted),specifier:`@ ${wanted}`,hashes,via};let read=readRequirement(wanted);return read===void 0?void 0:{...read,hashes,via}}function nameInAddress(address){let[
path="",fragment=""]=address.split("#",2),egg=fragment.split("&").find(one=>one.startsWith("egg="));if(egg!==void 0)return normaliseName(egg.slice(4).replace(/\[.*$/u,
""));let last=path.replace(/\/+$/u,"").split("/").at(-1)??"",archive=/^([A-Za-z0-9._]+)-.*\.(?:whl|gz|zip)$/u.exec(last)?.[1];return normaliseName(archive??last.
replace(/@.*$/u,"").replace(/\.git$/u,""))}function viaOf(comment){let via=/(?:^|\n)[ \t]*via(?:[ \t\n]|$)([\s\S]*)/u.exec(comment)?.[1];return via===void 0?null:
via.split(/[\n,]/u).map(one=>one.trim()).filter(one=>/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\[[^\]]*\])?$/u.test(one)).map(one=>normaliseName(one.replace(/\[.*$/u,"")))}
function statements(text){let found=[],open=[];for(let line of text.replace(/^\ufeff/u,"").split(/\r\n|[\r\n]/u)){let own=/^\s*#(.*)$/u.exec(line);if(own!==null&&
open.length===0){/^\s/u.test(line)&&found.at(-1)?.comment.push(own[1]??"");continue}let at=line.search(/(?:^|\s)#/u),code=at<0?line:line.slice(0,at);if(code.endsWith(
"\\")){open.push(code.slice(0,-1));continue}let whole=[...open,code].join(" ").trim();open=[],whole!==""&&found.push({code:whole,comment:at<0?[]:[line.slice(at).
replace(/^\s*#/u,"")]})}return open.length>0&&found.push({code:open.join(" ").trim(),comment:[]}),found.map(({code,comment})=>({code,comment:comment.join(`
`)}))}function readCondaEnvironment(text){let read=readYaml(text);if(read.kind==="unreadable")return read;let includes=[],packages=listOf(member(listOf(read.value)[0],
"dependencies")).flatMap(one=>typeof one=="string"?[condaSpec(one)]:textsOf(member(one,"pip")).flatMap(line=>{let file=/^-[rc]\s+(.+)$/u.exec(line)?.[1];file!==
void 0&&includes.push(file.trim());let wanted=file===void 0&&!line.startsWith("-")?readRequirement(line):void 0;return wanted===void 0?[]:[{ecosystem:"pypi",...wanted,
group:null}]}));return declared(packages,includes)}function condaSpec(text){let spec=text.replace(/^.*::/u,"").trim(),at=spec.search(/[\s=<>!~[]/u),name=at<0?spec:
spec.slice(0,at),specifier=at<0?"":spec.slice(at).replace(/\s+/gu,"");return{ecosystem:"conda",name:normaliseName(name),specifier,group:null}}function readCondaLock(text){
let read=readYaml(text);if(read.kind==="unreadable")return read;let packages=listOf(member(listOf(read.value)[0],"package")).flatMap(of=>{let name=textOf(member(
of,"name"));return name===void 0?[]:[{ecosystem:member(of,"manager")==="pip"?"pypi":"conda",name:normaliseName(name),version:textOf(member(of,"version"))??"",integrity:entriesOf(
member(of,"hash")).map(([kind,hash])=>`${kind}:${String(hash)}`),dependsOn:entriesOf(member(of,"dependencies")).map(([needed])=>normaliseName(needed)),isTop:!0}]});
return resolved(packages)}var tables=[["dependencies",null],["optionalDependencies","optional"],["devDependencies","dev"],["peerDependencies","peer"],["overrides","overrides"],["resoluti\
ons","overrides"]];function readManifest(text){let read=readJson(text);return read.kind==="unreadable"?read:declared(tables.flatMap(([key,group])=>entriesOf(member(
read.value,key)).flatMap(([name,wanted])=>typeof wanted!="string"||isOwnRange(wanted)?[]:[{ecosystem:"npm",name,specifier:wanted.trim().replace(/\s+/gu," "),group}])))}
function isOwnRange(range){return/^(?:workspace|file|link|portal):/u.test(range)||/^\.{0,2}\//u.test(range)}function readNpmLock(text){let read=readJson(text);if(read.kind==="unreadable")return read;let packages=member(read.value,"packages");return resolved(packages===
void 0?nested(member(read.value,"dependencies"),!0):placed(packages))}function placed(packages){return entriesOf(packages).flatMap(([place,of])=>{let folders=place.
split("node_modules/"),name=folders.at(-1)??"";if(folders.length<2||member(of,"link")===!0)return[];let alias=textOf(member(of,"name")),own=textOf(member(of,"ve\
rsion"))??textOf(member(of,"resolved"))??"",version=alias===void 0||alias===name?own:`${alias}@${own}`,integrity=digests(member(of,"integrity"),member(of,"resol\
ved"));return[packageOf(name,version,integrity,namesIn(of),folders.length===2)]})}function nested(dependencies,isTop){return entriesOf(dependencies).flatMap(([name,
of])=>{let version=textOf(member(of,"version"))??"";if(isOwnRange(version))return[];let needs=entriesOf(member(of,"requires")).map(([needed])=>needed),integrity=digests(
member(of,"integrity"),version),below=nested(member(of,"dependencies"),!1);return[packageOf(name,version.replace(/^npm:/u,""),integrity,needs,isTop),...below]})}
function readBunLock(text){let read=readJsonc(text);return read.kind==="unreadable"?read:resolved(bunPackages(read))}function bunPackages({value}){let own=new Set(
entriesOf(member(value,"workspaces")).map(([,workspace])=>textOf(member(workspace,"name"))));return entriesOf(member(value,"packages")).flatMap(([key,entry])=>{
let parts=listOf(entry),name=/(?:@[^/]+\/)?[^/]+$/u.exec(key)?.[0]??key,[full="",...rest]=textsOf(parts),at=full.indexOf("@",1),[real,version]=at<0?[full,""]:[full.
slice(0,at),full.slice(at+1)];if(isOwnRange(version))return[];let isTop=key===name||own.has(key.slice(0,-name.length-1)),needs=parts.flatMap(part=>typeof part==
"string"?[]:namesIn(part)),integrity=rest.filter(one=>/^[a-z0-9]+-/u.test(one));return[packageOf(name,real===name?version:full,integrity,needs,isTop)]})}var tables2=[
"dependencies","optionalDependencies","peerDependencies"];function namesIn(of){return tables2.flatMap(table2=>entriesOf(member(of,table2)).map(([name])=>name))}
function digests(integrity,address){return typeof integrity=="string"?integrity.split(/\s+/u).filter(one=>one!==""):typeof address=="string"&&/^(?:git|github:|https?:)/u.
test(address)?[`at:${address}`]:[]}function packageOf(name,version,integrity,dependsOn,isTop){return{ecosystem:"npm",name,version,integrity,dependsOn,isTop}}function readPnpmLock(text){let read=readYaml(text);return read.kind==="unreadable"?read:resolved(listOf(read.value).flatMap(packagesIn))}function packagesIn(lock){
let direct=directOf(lock),asked=new Set(direct.map(({name,version})=>`${name}@${version}`)),needs=new Map;for(let[key,of]of[...entriesOf(member(lock,"packages")),
...entriesOf(member(lock,"snapshots"))]){let{name,version}=keyOf(key),id=`${name}@${version}`;needs.set(id,[...new Set([...needs.get(id)??[],...namesIn2(of)])])}
let versions=new Map;for(let id of needs.keys()){let name=id.slice(0,id.lastIndexOf("@"));versions.set(name,(versions.get(name)??0)+1)}let found=new Map;for(let[
key,of]of entriesOf(member(lock,"packages"))){let{name,version}=keyOf(key),id=`${name}@${version}`,resolution=member(of,"resolution"),integrity=["integrity","co\
mmit","tarball"].flatMap(kind=>{let value=textOf(member(resolution,kind));return value===void 0?[]:[kind==="integrity"?value:`${kind}:${value}`]}),isTop=asked.has(
id)||versions.get(name)===1,own=textOf(member(of,"version"))??version;isOwnRange(version)||found.set(id,packageOf(name,own,integrity,needs.get(id)??[],isTop))}let aliases=direct.
flatMap(({name,version})=>{let at=version.lastIndexOf("@");return at<=0?[]:[packageOf(name,version,[],[version.slice(0,at)],!0)]});return[...found.values(),...aliases]}
var groups=["dependencies","devDependencies","optionalDependencies"];function directOf(lock){return[lock,...entriesOf(member(lock,"importers")).map(([,importer])=>importer)].
flatMap(importer=>groups.flatMap(group=>entriesOf(member(importer,group)).flatMap(([name,of])=>{let version=(textOf(of)??textOf(member(of,"version"))??"").replace(
/^\//u,"");return version===""||isOwnRange(version)?[]:[{name,version:bare(version)}]})))}function namesIn2(of){return groups.flatMap(group=>entriesOf(member(of,
group)).map(([name])=>name))}function keyOf(key){let text=bare(key.replace(/^\//u,"")),at=text.indexOf("@",1);if(at>0)return{name:text.slice(0,at),version:text.
slice(at+1)};let slash=text.lastIndexOf("/");return{name:text.slice(0,slash),version:text.slice(slash+1)}}function bare(version){return version.replace(/[(_].*$/u,
"")}function readPyproject(text){let read=readToml(text);if(read.kind==="unreadable")return read;let project=member(read.value,"project"),tool=member(read.value,"to\
ol"),own=ownSources(member(member(tool,"uv"),"sources")),packages=[...requirements(member(project,"dependencies"),null),...grouped(member(project,"optional-depe\
ndencies"),requirements),...grouped(member(read.value,"dependency-groups"),requirements),...requirements(member(member(tool,"uv"),"dev-dependencies"),"dev"),...grouped(
member(member(tool,"pdm"),"dev-dependencies"),requirements),...poetry(member(tool,"poetry"))],dynamic=member(member(member(tool,"setuptools"),"dynamic"),"depend\
encies"),file=member(dynamic,"file"),includes=typeof file=="string"?[file]:textsOf(file);return declared(packages.filter(({name})=>!own.has(name)),includes)}function readPipfile(text){
let read=readToml(text);return read.kind==="unreadable"?read:declared([...table(member(read.value,"packages"),null),...table(member(read.value,"dev-packages"),"\
dev")])}function ownSources(sources){let isOwnSource=source=>member(source,"workspace")===!0||textOf(member(source,"path"))!==void 0;return new Set(entriesOf(sources).
flatMap(([name,source])=>isOwnSource(source)||listOf(source).some(isOwnSource)?[normaliseName(name)]:[]))}function requirements(list,group){return textsOf(list).
flatMap(text=>{let read=readRequirement(text);return read===void 0?[]:[{ecosystem:"pypi",...read,group}]})}function grouped(groups2,read){return entriesOf(groups2).
flatMap(([name,list])=>read(list,name))}function poetry(of){return[...table(member(of,"dependencies"),null),...table(member(of,"dev-dependencies"),"dev"),...entriesOf(
member(of,"group")).flatMap(([name,group])=>table(member(group,"dependencies"),name))]}function table(of,group){return entriesOf(of).flatMap(([name,wanted])=>{if(name===
"python")return[];let choices=Array.isArray(wanted)?wanted:[wanted];if(choices.some(one=>textOf(member(one,"path"))!==void 0))return[];let isOptional=choices.every(
one=>member(one,"optional")===!0),specifier=choices.map(specifierOf).sort().join(" or "),own=isOptional?group??"optional":group;return[{ecosystem:"pypi",name:normaliseName(
name),specifier,group:own}]})}function specifierOf(wanted){return typeof wanted=="string"?wanted==="*"?"":wanted.replace(/\s+/gu,""):entriesOf(wanted).filter(([
key,value])=>key!=="optional"&&!(key==="version"&&value==="*")).map(([key,value])=>{let text=typeof value=="string"?value.replace(/\s+/gu,""):JSON.stringify(value);
return key==="version"?text:`${key}=${text}`}).sort().join(" ")}function readTomlLock(text){let read=readToml(text);if(read.kind==="unreadable")return read;let files=member(member(read.value,"metadata"),"files"),packages=[...listOf(
member(read.value,"package")),...listOf(member(read.value,"packages"))],isWhole=member(read.value,"packages")===void 0||packages.some(one=>member(one,"dependenc\
ies")!==void 0);return resolved(packages.flatMap(one=>isOwn2(one)?[]:packageOf2(one,files)),isWhole)}var ownKinds=["editable","virtual","directory","workspace"];
function isOwn2(of){let source=member(of,"source"),type=member(source,"type");return ownKinds.some(kind=>member(source,kind)!==void 0)||type==="directory"||member(
of,"directory")!==void 0||member(of,"path")!==void 0||member(of,"editable")===!0}function packageOf2(of,files){let name=textOf(member(of,"name"));if(name===void 0)
return[];let listed2=[...listOf(member(of,"files")),...listOf(member(of,"wheels")),member(of,"sdist"),member(of,"archive"),...listOf(typeof files=="object"&&files!==
null?member(files,name):[])];return[{ecosystem:"pypi",name:normaliseName(name),version:textOf(member(of,"version"))??"",integrity:[...listed2.flatMap(digestsOf),
...commitOf(of)],dependsOn:[...new Set(needsOf(of))],isTop:!0}]}function digestsOf(file){let hash=textOf(member(file,"hash")),hashes=entriesOf(member(file,"hash\
es")).map(([kind,value])=>`${kind}:${String(value)}`);return hash===void 0?hashes:[hash,...hashes]}function commitOf(of){let source=member(of,"source"),commit=textOf(
member(source,"git"))??textOf(member(source,"resolved_reference"))??textOf(member(of,"revision"))??textOf(member(member(of,"vcs"),"commit-id"));return commit===
void 0?[]:[`commit:${commit}`]}function needsOf(of){return[member(of,"dependencies"),...["optional-dependencies","dev-dependencies","extras"].flatMap(key=>entriesOf(
member(of,key)).map(([,list])=>list))].flatMap(table2=>[...listOf(table2).flatMap(nameOf),...entriesOf(table2).map(([name])=>normaliseName(name))])}function nameOf(one){
let name=typeof one=="string"?readRequirement(one)?.name:textOf(member(one,"name"));return name===void 0?[]:[normaliseName(name)]}function readPipfileLock(text){
let read=readJson(text);if(read.kind==="unreadable")return read;let packages=entriesOf(read.value).flatMap(([group,list])=>group==="_meta"?[]:entriesOf(list).flatMap(
([name,of])=>{if(member(of,"path")!==void 0||member(of,"file")!==void 0)return[];let hashes=listOf(member(of,"hashes")).filter(one=>typeof one=="string"),commit=textOf(
member(of,"ref")),version=(textOf(member(of,"version"))??"").replace(/^==/u,""),integrity=commit===void 0?hashes:[...hashes,`commit:${commit}`];return[{...{ecosystem:"\
pypi",name:normaliseName(name),version},integrity,dependsOn:[],isTop:!0}]}));return resolved(packages,!1)}function readSetupCfg(text){if(text.length>textLengthMax)return unreadable(`it has more than ${textLengthMax} characters`);let packages=[],includes=[],section="",
group;for(let line of text.split(/\r?\n/u)){if(line.trim()===""||/^\s*[#;]/u.test(line))continue;let header=/^\[([^\]]*)\]/u.exec(line)?.[1],field=/^([A-Za-z0-9_.-]+)[ \t]*[=:](.*)$/u.
exec(line);if(header!==void 0?[section,group]=[header.trim(),void 0]:field!==null&&(group=groupOf(section,field[1]??"")),!(header!==void 0||group===void 0))for(let one of(field===
null?line:field[2]??"").split(`
`)){let wanted=one.trim();wanted.startsWith("file:")?includes.push(...wanted.slice(5).split(",").map(file=>file.trim())):wanted!==""&&packages.push(...requirement(
wanted,group))}}return declared(packages,includes)}function groupOf(section,key){return section==="options"&&key==="install_requires"?null:section==="options.ex\
tras_require"?key:void 0}function requirement(text,group){let read=readRequirement(text);return read===void 0?[]:[{ecosystem:"pypi",...read,group}]}function readSetupPy(text){
if(text.length>textLengthMax)return unreadable(`it has more than ${textLengthMax} characters`);let needed=literalAfter(text,/\binstall_requires\s{0,100}=\s{0,100}/gu),
extras=literalAfter(text,/\bextras_require\s{0,100}=\s{0,100}/gu);return needed==="computed"||extras==="computed"?unreadable("it computes what it needs"):declared(
[...listed(needed).flatMap(one=>requirement(one,null)),...tables3(extras).flatMap(({name,list})=>list.flatMap(one=>requirement(one,name)))])}function literalAfter(text,before){
let[first,second]=text.matchAll(before);if(first!==void 0)return second!==void 0?"computed":literal(text.slice(first.index+first[0].length))??"computed"}function listed(of){
return Array.isArray(of)?of.filter(one=>typeof one=="string"):[]}function tables3(of){return of instanceof Map?[...of].map(([name,list])=>({name,list:listed(list)})):
[]}var token=/\s+|#[^\n]*|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<mark>[[\](){},:])|(?<end>[^\s])/uy,tokensMax=2e4,depthMax=4;function literal(text){
let tokens=[];token.lastIndex=0;let depth=0;for(let found=token.exec(text);found!==null;found=token.exec(text)){let{text:quoted,mark,end}=found.groups??{};if(end!==
void 0||tokens.length>tokensMax)return;if(!(quoted===void 0&&mark===void 0)){if(depth===0&&tokens.length>0)return mark===","||mark===")"?parse(tokens):void 0;if(tokens.
push(quoted??mark??""),mark!==void 0&&"[({".includes(mark)&&(depth+=1),mark!==void 0&&"])}".includes(mark)&&(depth-=1),depth>depthMax||depth<0)return}}return depth===
0&&tokens.length>0?parse(tokens):void 0}function parse(tokens){let at=0,value=()=>{let first=tokens[at++]??"";return first.startsWith('"')||first.startsWith("'")?
first.slice(1,-1):first==="["||first==="("?list(first==="["?"]":")"):first==="{"?map():void 0},list=close=>{let items=[];for(;tokens[at]!==close;){let item=value();
if(item===void 0)return;if(items.push(item),tokens[at]===",")at+=1;else if(tokens[at]!==close)return}return at+=1,items},map=()=>{let entries=new Map;for(;tokens[at]!==
"}";){let key=value(),item=typeof key=="string"&&tokens[at++]===":"?value():void 0;if(typeof key!="string"||item===void 0)return;if(entries.set(key,item),tokens[at]===
",")at+=1;else if(tokens[at]!=="}")return}return at+=1,entries};return value()}function readYarnLock(text){return text.length>textLengthMax?unreadable(`it has more than ${textLengthMax} characters`):/^__metadata:/mu.test(text)?readBerry(text):
readClassic(text)}function readClassic(text){let entries=[],isInList=!1;for(let line of text.replace(/^\ufeff/u,"").split(/\r?\n/u)){if(line.trim()===""||line.startsWith(
"#"))continue;let indent=line.length-line.trimStart().length,words=line.trim();if(indent===0){if(!words.endsWith(":"))return unreadable("its syntax is not valid");
let wanted=words.slice(0,-1).split(",").map(unquoted);entries.push({wanted,version:"",integrity:[],dependsOn:[]});continue}let entry=entries.at(-1);if(entry===void 0)
return unreadable("its syntax is not valid");let[key="",value=""]=fieldOf(words);indent===2?(isInList=key==="dependencies:"||key==="optionalDependencies:",key===
"version"&&(entry.version=value),key==="integrity"&&entry.integrity.push(...value.split(/\s+/u)),key==="resolved"&&/^git|\.git#/u.test(value)&&entry.integrity.push(
`at:${value}`)):isInList&&entry.dependsOn.push(key)}return resolved(packagesOf(entries))}function fieldOf(words){let at=words.startsWith('"')?words.indexOf('"',
1)+1:words.search(/\s|$/u);return[unquoted(words.slice(0,at)),unquoted(words.slice(at))]}function unquoted(text){return text.trim().replace(/^"|"$/gu,"")}function readBerry(text){
let read=readYaml(text);if(read.kind==="unreadable")return read;let[lock]=listOf(read.value),cache=textOf(member(member(lock,"__metadata"),"cacheKey"))??"",entries=entriesOf(
lock).flatMap(([key,of])=>{let resolution=textOf(member(of,"resolution"))??"";if(key==="__metadata"||member(of,"linkType")==="soft"||resolution.includes("@works\
pace:"))return[];let checksum=textOf(member(of,"checksum")),digest=checksum===void 0||checksum.includes("/")?checksum:`${cache}/${checksum}`;return[{wanted:key.
split(",").map(one=>one.trim()),version:textOf(member(of,"version"))??"",integrity:digest===void 0?[]:[digest],dependsOn:["dependencies","optionalDependencies"].
flatMap(group=>entriesOf(member(of,group)).map(([name])=>name))}]});return resolved(packagesOf(entries))}function packagesOf(entries){return entries.flatMap(({wanted,
version,integrity,dependsOn})=>{let names=new Map;for(let one of wanted){let at=one.indexOf("@",1);at>0&&push(names,one.slice(0,at),one.slice(at+1))}return[...names].
flatMap(([name,ranges])=>{if(ranges.every(isOwnRange))return[];let alias=ranges.map(range=>/^npm:((?:@[^/]+\/)?[^@]+)@/u.exec(range)?.[1]).find(one=>one!==void 0&&
one!==name);return[packageOf(name,alias===void 0?version:`${alias}@${version}`,integrity,dependsOn,!0)]})})}var formats=[{name:/^(?:package-lock|npm-shrinkwrap)\.json$/u,read:readNpmLock,scope:"lock",ecosystem:"npm"},{name:/^pnpm-lock\.yaml$/u,read:readPnpmLock,scope:"\
lock",ecosystem:"npm"},{name:/^yarn\.lock$/u,read:readYarnLock,scope:"lock",ecosystem:"npm"},{name:/^bun\.lock$/u,read:readBunLock,scope:"lock",ecosystem:"npm"},
{name:/^package\.json$/u,read:readManifest,scope:"manifest",ecosystem:"npm"},{name:/^(?:uv|poetry|pdm)\.lock$|^pylock(?:\.[^.]+)?\.toml$/u,read:readTomlLock,scope:"\
lock",ecosystem:"pypi"},{name:/^Pipfile\.lock$/u,read:readPipfileLock,scope:"lock",ecosystem:"pypi"},{name:/^pyproject\.toml$/u,read:readPyproject,scope:"manife\
st",ecosystem:"pypi"},{name:/^Pipfile$/u,read:readPipfile,scope:"manifest",ecosystem:"pypi"},{name:/^setup\.cfg$/u,read:readSetupCfg,scope:"manifest",ecosystem:"\
pypi"},{name:/^setup\.py$/u,read:readSetupPy,scope:"manifest",ecosystem:"pypi"},{name:/requirements.*\.(?:txt|in)$/iu,read:readRequirements,scope:"list",ecosystem:"\
pypi"},{name:/^constraints.*\.(?:txt|in)$/iu,read:readRequirements,scope:"list",ecosystem:"pypi"},{name:/^conda-lock\.ya?ml$/u,read:readCondaLock,scope:"list",ecosystem:"\
conda"},{name:/^environment.*\.ya?ml$/u,read:readCondaEnvironment,scope:"list",ecosystem:"conda"}],inFolder={name:/\.(?:txt|in)$/u,read:readRequirements,scope:"\
list",ecosystem:"pypi"};function formatOf(path){let[name="",folder=""]=path.split("/").reverse(),own=formats.find(one=>one.name.test(name));return own!==void 0?
own:/^requirements?$/iu.test(folder)&&inFolder.name.test(name)?inFolder:void 0}function readDependencyFile(path,text){return formatOf(path)?.read(text)}export{isOwnRange,readRequirements,formatOf,readDependencyFile};
