import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{failsBy,falseClaim,isFailing,isSevere,mayFail,replayWeight}from"./chunk-SNRI3OFJ.js";import{defaultConfig}from"./chunk-F6IOHWUV.js";import{isOnlyOpinion,
policyOf,ruleAt,thresholdOf}from"./chunk-3NKQKLM6.js";import{validatePinV1}from"./chunk-DZCC7XYK.js";import{diskFailure,failed,findExecutable,findProfile,
goModule,machine,safeSearchPath,wheel}from"./chunk-DQZS3VOG.js";import{run}from"./chunk-HRPOUGWA.js";import{readFileBytes,readFileText,require_node_path,
sha256Hex}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{canonical,compareText,findingStateTable,parseStrict,severities}from"./chunk-XC2CTCOW.js";
import{UserError,andMore,plural,threeDigits}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function judge(input){let lifted=input.failures.flatMap(liftedReason),doubts=input.failures.filter(({waived:waived2})=>waived2===void 0),hard=doubts.filter(({code})=>failsBy[code]?.(
input.policy)===!0),counted={...input,failures:doubts.filter(one=>!hard.includes(one))},failing=[...whyFail(counted),...hard],unmeasured=whyInconclusive(counted,
lifted.length+hard.length>0?"waived":"whole"),verdict=failing.length>0?"fail":unmeasured.length>0?"inconclusive":"pass",isToInstall=({code})=>code==="dependenci\
es-missing",reasons=[...unmeasured.filter(isToInstall),...failing,...unmeasured.filter(one=>!isToInstall(one))],waived=whyWaived(input.findings);return verdict===
"pass"&&reasons.push(...whyPass(input,waived.length+lifted.length>0)),reasons.push(...waived,...lifted),{verdict,class:classOf(input.findings,unmeasured.length>
0),reasons}}function whyFail(input){let{findings,policy,reward}=input,reasons=[],failing=findings.filter(one=>isFailing(one,policy));failing.length>0&&reasons.push(
reason("new-finding",`${countBySeverity(failing)}${onlyHidden(failing)}`));let tooMany=whyTooMany(input);tooMany!==void 0&&reasons.push(tooMany);let failingOf=state=>findings.
filter(one=>one.state===state&&isSevere(one,policy)),moved=policy.moved==="fail"?failingOf("moved"):[];moved.length>0&&reasons.push(reason("moved-finding",`${plural(
moved.length,"finding")} moved with the code (policy moved: fail)`));let volatile=policy.volatile==="fail"?failingOf("volatile"):[];volatile.length>0&&reasons.push(
reason("volatile-finding",`${plural(volatile.length,"finding")} depend on the order of checks (policy volatile: fail)`)),policy.minReward!==null&&reward!==null&&
reward<policy.minReward&&reasons.push(reason("min-reward",`the process reward is ${threeDigits(reward)}, below min-reward: ${policy.minReward}`));let wrong=input.
claims?.filter(({state})=>state==="false")??[];wrong[0]!==void 0&&policy.claims===void 0&&reasons.push(reason("false-claim",`${falseClaim(wrong[0])}, which is f\
alse${andMore(wrong.length-1)}`));let mismatch=traceReason("replay-mismatch",input);return mismatch!==void 0&&reasons.push(mismatch),reasons}var traceWords={"re\
play-mismatch":{weight:"fails",one:"does not replay as recorded",more:"do not replay as recorded"},"replay-inconclusive":{weight:"inconclusive",one:"could not b\
e replayed",more:"could not be replayed"}};function traceReason(code,{replay,policy}){let{weight,one,more}=traceWords[code],traces=replay?.traces.filter(trace=>replayWeight(
trace,policy)===weight)??[],[first]=traces.toSorted((left,right)=>compareText(left.path,right.path));if(first===void 0)return;let{path,at,message,advice}=first,
what=traces.length===1?`the committed trace ${path} ${one}`:`${traces.length} committed traces ${more}, first ${path}`,where=at===null?"":`, from entry ${at.entry}\
 on${at.pointer===""?"":` (${at.pointer})`}`;return reason(code,`${what}${where}: ${message.replace(/\.$/u,"")}`,advice[0]??null)}function whyTooMany({findings,
policy}){let{maxNew={}}=policy,fresh=findings.filter(one=>one.state==="new"&&mayFail(one)&&!isOnlyOpinion(one.server,policy)),over=severities.flatMap(severity=>{
let own=fresh.filter(one=>one.severity===severity),max=maxNew[severity];return max===void 0||own.length<=max?[]:[`${countBySeverity(own)}, more than max-new: { ${severity}\
: ${max} }`]});return over.length===0?void 0:reason("max-new",over.join("; "))}function liftedReason({code,message,hint,waived}){if(waived===void 0)return[];let why=`${code}\
 waived by ${waived.by}: ${waived.reason} (${message.replace(/\.$/u,"")})`;return[{...reason("waived",why),lifted:{code,message,hint,waived}}]}function whyInconclusive(input,doubts){
let reasons=[...input.failures],isReported=input.failures.length>0,unexplained=input.unknown.filter(file=>!isReported||file.reason!=="server-failed");if(unexplained.
length>0){let[first]=unexplained.toSorted(compareUnknownFiles),joint=unexplained.length===1?": ":", for example ",example=first===void 0?"":`${joint}${first.path}\
 (${first.side}: ${first.reason})`;reasons.push(reason("unknown-files",`${plural(unexplained.length,"file")} could not be checked${example}`))}if(input.failures.
length===0&&input.unmatched.length>0){let many=plural(input.unmatched.length,"finding");reasons.push(reason("unmatched-findings",`${many} in files that could no\
t be checked on the other side`))}let isScorable=doubts==="whole"&&reasons.length===0;input.policy.minReward!==null&&input.reward===null&&isScorable&&reasons.push(
reason("unscored","min-reward is set, and the change could not be scored","Mend what is in the way, or take `min-reward` out of base's `.lanser/config.yml`."));
let unreplayed=traceReason("replay-inconclusive",input);unreplayed!==void 0&&reasons.push(unreplayed);let isPart=input.scope?.mode==="affected"&&!input.unknown.
some(({side})=>side==="head"),isEmptied=input.skippedRoots===0&&!isPart;return input.failures.length===0&&input.headFiles===0&&isEmptied&&reasons.push(reason("n\
o-files","no file of head was checked","Check the server's configuration and the roots.")),reasons}function compareUnknownFiles(left,right){return compareText(left.
path,right.path)||compareText(left.side,right.side)||compareText(left.server,right.server)||compareText(left.reason,right.reason)}function whyPass(input,isWaived){
let fresh=input.findings.filter(one=>one.state==="new"&&one.waived===void 0);return fresh.length===0&&isWaived?[]:fresh.length===0?[reason("clean",`${whyClean(input)}${offNew(
input)}`)]:[reason("advisory",`${countBySeverity(fresh)}, ${whyAdvisory(fresh,input)}${offNew(input)}`)]}function whyAdvisory(fresh,{policy}){let all=[...Map.groupBy(
fresh,({server,elsewhere,ruled})=>elsewhere!==void 0?"in files that the change does not touch (only-changed-files)":ruled?.fail===!1?`by ${ruleAt(ruled.rule)} (\
fail: false)`:belowThreshold(server,policy))].sort(([left],[right])=>compareText(left,right));return all.length===1?all[0]?.[0]??"":all.map(([way,own])=>`${own.
length} ${way}`).join(", ")}function belowThreshold(server,policy){if(isOnlyOpinion(server,policy))return`of ${server} alone, a second opinion`;let threshold=thresholdOf(
server,policy),whose=policyOf(server,policy).failOn===void 0?"":` of ${server}`;return threshold==="never"?`nothing${whose} fails by policy (fail-on: never)`:`b\
elow fail-on: ${threshold}${whose}`}function offNew({off}){return[...Map.groupBy(off.filter(({state})=>state==="new"),({ruled})=>ruled?.rule??0)].sort(([left],[
right])=>left-right).map(([index,own])=>`; ${plural(own.length,"new finding")} off by ${ruleAt(index)}`).join("")}function whyClean({findings,headFiles,skippedRoots,
unchecked}){let gone=findings.filter(({state})=>state==="fixed").length,nothing=`nothing new in ${plural(headFiles,"file")}${gone===0?"":`, ${gone} fixed`}`,[first,
...more]=unchecked.filter(({range})=>range===null),left=first===void 0?"":`; not checked: ${first.path}${andMore(more.length)}, because ${first.why}`;if(skippedRoots===
0)return`${nothing}${left}`;let skipped=`${plural(skippedRoots,"root")} not checked again: nothing differs that they look at`;return headFiles===0?`${skipped}${left}`:
`${nothing}; ${skipped}${left}`}function whyWaived(findings){let waived=findings.filter(one=>one.waived!==void 0);return[...Map.groupBy(waived,one=>`${one.waived?.
by}: ${one.waived?.reason}`)].map(([by,own])=>reason("waived",`${countBySeverity(own)} waived by ${by}`))}function classOf(findings,isInconclusive){let remaining=findings.
filter(({state})=>state!=="new"&&!findingStateTable[state].isGone);return findings.some(one=>one.state==="new"&&one.severity==="error")?"new_errors":isInconclusive?
"lsp_unavailable":remaining.some(one=>one.severity==="error")?"baseline_error":[...remaining,...findings.filter(one=>one.state==="new")].some(one=>one.severity===
"warning")?"warnings_only":"clean"}function countBySeverity(findings){let parts=severities.flatMap(severity=>{let many=findings.filter(one=>one.severity===severity).
length;return many===0?[]:[plural(many,`new ${severityNoun[severity]}`)]}),last=parts.pop()??"nothing";return parts.length===0?last:`${parts.join(", ")} and ${last}`}
function onlyHidden(failing){let many=failing.filter(({cause})=>cause?.how==="mended-import").length;return many===0?"":`, ${many} of them only hidden before, b\
ehind an import that was mended`}var severityNoun={error:"error",warning:"warning",information:"note",hint:"hint"};function reason(code,message,hint=null){return{
code,message,hint}}var diskErrors=new Set(["ENOSPC","EDQUOT","EFBIG","EROFS","EIO"]);function diskReason(error){if(diskErrors.has(error?.code))return reason("disk","a scratch file\
 could not be written: the disk is full or broken","Free space, or point TMPDIR elsewhere.")}function unstarted(server){let nothing={files:0,unknown:0};return{id:server.
profile.id,version:server.pin.version,root:".",skipped:null,ended:null,treeDigest:null,schedule:null,interpreter:null,base:nothing,head:nothing}}function unreadPolicy(failOn){
return{origin:"defaults",digest:"sha256:".padEnd(71,"0"),failOn:failOn??defaultConfig.failOn,unknown:defaultConfig.unknown,inconclusive:defaultConfig.inconclusive,
volatile:defaultConfig.volatile,moved:defaultConfig.moved,minReward:defaultConfig.minReward,replayMismatch:defaultConfig.replayMismatch,reward:defaultConfig.reward,
change:null}}var noCommits={base:{commit:null,tree:null},head:{commit:null,tree:null}};function emptyRecord(policy,compared){return{base:compared.base,head:compared.
head,policy,changedFiles:[],policyChanges:[],safety:{checks:[],unknown:null},ignore:[],shown:null,limits:[]}}var scratchPrefix="lanser-gate-";function makeScratch(host){try{let parent=(0,import_node_fs.realpathSync)(host.temporaryFolder);return removeAbandoned(host,parent),
claim((0,import_node_fs.mkdtempSync)((0,import_node_path.join)(parent,`${scratchPrefix}${host.pid}-`)))}catch(error){throw diskReason(error)!==void 0?error:new UserError(
"unreadable-file","the folder for temporary files (TMPDIR) cannot be used",{hint:"Point TMPDIR at a folder that can be written.",cause:error})}}function claim(folder){
let remove=()=>(0,import_node_fs.rmSync)(folder,{recursive:!0,force:!0,maxRetries:3});try{(0,import_node_fs.writeFileSync)((0,import_node_path.join)(folder,".gi\
tignore"),`*
`)}catch(error){throw remove(),error}return{folder,[Symbol.dispose]:remove}}function removeAbandoned(host,parent){for(let name of(0,import_node_fs.readdirSync)(
parent)){let owner=new RegExp(`^${scratchPrefix}(\\d+)-`).exec(name)?.[1];if(!(owner===void 0||Number(owner)===host.pid||host.kill(Number(owner),0)))try{(0,import_node_fs.rmSync)(
(0,import_node_path.join)(parent,name),{recursive:!0,force:!0})}catch{}}}function npmManifest({server,version},{dependencies,platforms}){return{name:`lanser-pin-${server}`,version,private:!0,...dependencies===void 0?{}:{dependencies},
...platforms===void 0?{}:{optionalDependencies:platforms}}}function unsafeClosure(name,closure,declared){let manifest=npmManifest(name,declared);if(!isSame(closure.manifest,manifest))return`its manifest is not that of ${name.
server} ${name.version}, and nothing else`;let{private:_,...root}=manifest,{packages,...about}=closure.lock;if(about.lockfileVersion!==3)return"it is not a vers\
ion 3 lock file";if(!isSame(about,{name:root.name,version:root.version,lockfileVersion:3,requires:!0}))return"its lock file is of something else";if(!isSame(packages[""],
root))return"its lock file begins with another manifest";let entries=Object.entries(packages).filter(([path])=>path!=="");for(let[path,entry]of entries){let why=unsafeEntry(
path,entry);if(why!==void 0)return`${path} ${why}`}let missing=Object.entries({...manifest.dependencies,...manifest.optionalDependencies}).find(([name2,version])=>packages[`\
node_modules/${name2}`]?.version!==version);if(missing!==void 0)return`it does not have ${missing.join(" ")}`;let needed=neededFrom(new Map([["",root],...entries])),
stranger=entries.find(([path])=>!needed.has(path));return stranger===void 0?void 0:`nothing in it needs ${stranger[0]}`}var packageName="(?:@[A-Za-z0-9][\\w.~-]*\
/)?(?!node_modules(?:/|$))[A-Za-z0-9][\\w.~-]*",packagePath=new RegExp(`^node_modules/${packageName}(?:/node_modules/${packageName})*$`,"u"),exactVersion=/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,64})?(?:\+[0-9A-Za-z.-]{1,64})?$/u,
integrity=/^sha512-[A-Za-z0-9+/]{86}==$/u,harmless=new Set(["version","integrity","license","optional","peer","os","cpu","libc","engines","bin","dependencies","\
optionalDependencies","peerDependencies","peerDependenciesMeta","funding","deprecated","hasInstallScript"]);function unsafeEntry(path,entry){if(!packagePath.test(
path))return"is no package's place";let unknown=Object.keys(entry).find(key=>!harmless.has(key));if(unknown!==void 0)return`may not have \`${unknown}\``;let{version,
integrity:own}=entry;if(typeof version!="string"||!exactVersion.test(version))return"has no exact version";if(typeof own!="string"||!integrity.test(own))return"\
has no integrity"}function neededFrom(entries){let needed=new Set,waiting=[""];for(let from=waiting.pop();from!==void 0;from=waiting.pop()){let entry=entries.get(
from)??{};for(let key of["dependencies","optionalDependencies","peerDependencies"])for(let one of Object.keys(entry[key]??{})){let found=placesFor(one,from).find(
place=>entries.has(place));found===void 0||needed.has(found)||(needed.add(found),waiting.push(found))}}return needed}function placesFor(one,from){let places=[];
for(let above=from;above!=="";above=above.slice(0,Math.max(0,above.lastIndexOf("/node_modules/"))))places.push(`${above}/node_modules/${one}`);return[...places,
`node_modules/${one}`]}function isSame(one,other){return one!==void 0&&canonical(JSON.parse(JSON.stringify(one)))===canonical(JSON.parse(JSON.stringify(other)))}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var installMsMax=3e5;function placeClosure(host,closure,processor,{folder,forbidden}){(0,import_node_fs2.writeFileSync)((0,import_node_path2.join)(folder,"packa\
ge.json"),JSON.stringify(closure.manifest)),(0,import_node_fs2.writeFileSync)((0,import_node_path2.join)(folder,"package-lock.json"),JSON.stringify(closure.lock));
let platform=processor==="any"?[]:[`--cpu=${processor}`,"--os=linux"];return runNpm(host,{folder,forbidden},[...installArguments(closure),...platform])}async function runNpm(host,{
folder,forbidden},args){let npm2=findExecutable("npm",host.env.PATH,forbidden);if(npm2===void 0)return{kind:"no-npm",message:"npm is not on PATH"};let isScript=npm2.
realPath.endsWith(".js"),result=await run(host,{file:isScript?host.nodePath:npm2.realPath,args:[...isScript?[npm2.realPath]:[],...args],cwd:folder,env:npmEnvironment(
host,forbidden)},{input:Buffer.alloc(0),msMax:installMsMax,onOutput:null}).catch(()=>{});return result===void 0?{kind:"not-run",message:"could not be started",hint:networkHint}:
result.timedOut?{kind:"not-run",message:`took longer than ${installMsMax/1e3} s`,hint:networkHint}:result.exitCode===null?{kind:"not-run",message:"was ended by \
a signal",hint:"A limit of this machine may have ended it: memory, file size."}:result.exitCode===0?{kind:"done"}:{kind:"failed",stderr:result.stderr}}function installArguments({
manifest}){return["ci","--ignore-scripts","--no-audit","--no-fund","--no-update-notifier","--no-bin-links",...manifest.optionalDependencies===void 0?["--omit=op\
tional"]:[],"--omit=dev","--prefer-offline"]}var networkHint="Check the network and npm's registry settings, or fill the cache beforehand and pass it with --cac\
he.";function npmEnvironment(host,forbidden){let environment={};for(let[name,value]of Object.entries(host.env))value!==void 0&&npmVariable.test(name)&&(environment[name]=
value);let safe=safeSearchPath(host.env.PATH,forbidden);return environment.PATH=[(0,import_node_path2.dirname)(host.nodePath),...safe].join(import_node_path2.delimiter),
environment.NODE_DISABLE_COMPILE_CACHE="1",environment}var npmVariable=/^(?:HOME|LANG|TMPDIR|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|npm_config_(?:registry|cafile|ca|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|strict_ssl|offline))$/i;var resolveClosure=async(host,name,declared,place)=>{let manifest=npmManifest(name,declared);(0,import_node_fs3.writeFileSync)((0,import_node_path3.join)(place.
folder,"package.json"),JSON.stringify(manifest));let result=await runNpm(host,place,["install","--package-lock-only","--ignore-scripts","--no-audit","--no-fund",
"--no-update-notifier","--omit-lockfile-registry-resolved"]);assertDone(result);let lock=withoutMissing(JSON.parse(readFileText((0,import_node_path3.join)(place.
folder,"package-lock.json")))),missing=Object.keys({...declared.dependencies,...declared.platforms}).find(one=>lock.packages[`node_modules/${one}`]===void 0);if(missing!==
void 0)throw notReleased(`${missing} ${name.version} is not released`);let unsafe=unsafeClosure(name,{manifest,lock},declared);if(unsafe!==void 0)throw notReleased(
`npm's lock file cannot be installed from: ${unsafe}`);return{kind:"npm",manifest,lock}};function withoutMissing(lock){let packages=Object.entries(lock.packages).
map(([path,entry])=>{if(path===""||!("optionalDependencies"in entry))return[path,entry];let{optionalDependencies,...rest}=entry,there=Object.entries(optionalDependencies).
filter(([name])=>[`${path}/node_modules/${name}`,`node_modules/${name}`].some(one=>one in lock.packages));return[path,there.length===0?rest:{...rest,optionalDependencies:Object.
fromEntries(there)}]});return{...lock,packages:Object.fromEntries(packages)}}var fetchClosure=async(host,closure,processor,place)=>{assertDone(await placeClosure(
host,closure,processor,place))};function assertDone(result){if(result.kind==="done")return;if(result.kind!=="failed")throw new UserError("not-found",`npm could \
not resolve the pin: ${result.message}`,{hint:registryHint});let code=/npm (?:error|ERR!) code (\S+)/u.exec(result.stderr)?.[1]??"it ended with an error";if(/^(?:ETARGET|E404|ENOVERSIONS)$/u.
test(code))throw notReleased("there is no such version on npm's registry");let why=unreachable.test(code)?`its registry cannot be reached (${code})`:meanings.get(
code)??code;throw new UserError("not-found",`npm could not resolve the pin: ${why}`,{hint:registryHint})}var registryHint="Check the network, and npm's registry\
 settings.",unreachable=/^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/u,meanings=new Map([["ENOTCACHE\
D","it is set to work offline, and does not have the package (ENOTCACHED)"],["E401","its registry wants a login, and no token is passed on to it (E401)"],["E403",
"its registry refuses the package (E403)"],["EINTEGRITY","a package does not have the integrity that its registry names (EINTEGRITY)"]]);function notReleased(message){
return new UserError("not-found",message,{hint:"Look up what is released with: npm view PACKAGE versions"})}var npm={unsafe:(name,closure,declared)=>declared.kind==="npm"?unsafeClosure(name,closure,declared):`${name.server} is not a package of npm`,install:async(host,name,closure,place)=>{
let{server,version}=name,result=await placeClosure(host,closure,"any",place);switch(result.kind){case"done":return;case"no-npm":return failed("install-failed",`${server}\
 ${version} is not in the cache and npm is not on PATH`,"Put npm on PATH, or fill the cache on a machine that has it and pass it with --cache.");case"not-run":{
let what=`installing ${server} ${version}: npm ${result.message}`;return failed("install-failed",what,result.hint)}case"failed":return npmFailure(name,result.stderr)}},
resolve:resolveClosure,fetch:fetchClosure,processors:({manifest})=>manifest.optionalDependencies===void 0?["any"]:["x64","arm64"],contents:{folder:"node_modules",
bookkeeping:["node_modules/.package-lock.json"]},packageCount:({lock})=>Object.keys(lock.packages).filter(path=>path!=="").length};function npmFailure(name,stderr){
let what=`npm could not install ${name.server} ${name.version}`,code=/npm (?:error|ERR!) code (\S+)/.exec(stderr)?.[1];return code==="ENOSPC"||/ENOSPC|EFBIG|EDQUOT/.
test(stderr)?diskFailure(name,"the disk is full"):code==="EINTEGRITY"?failed("digest-mismatch",`${what}: a package is not the one that was pinned`,"Check the re\
gistry that npm uses."):failed("install-failed",code===void 0?what:`${what} (${code})`,networkHint)}var installers={npm,wheel,machine,"go-module":goModule};function installerOf(kind){return installers[kind]}function unsafePin({server,version,source}){let profile=findProfile(
server);return profile===void 0?`this release knows no server called ${server}`:installerOf(source.kind).unsafe({server,version},source,profile.source(version))}
function packageCount(source){return installerOf(source.kind).packageCount(source)}var pinsFolder=".lanser/pins";function pinPath(server,version){return`${pinsFolder}/${server}-${version}.json`}var pinLengthMax=1048576;function parsePin(text,origin){
let broken=why=>new UserError("bad-configuration",`${origin}: ${why}`,{hint:"Write it again with: lanser pin ID@VERSION"});if(text.length>pinLengthMax)throw broken(
`it has more than ${pinLengthMax} characters`);let read=parseStrict(text);if(read.kind==="invalid")throw broken(`it is not valid JSON: ${read.message}`);let value=read.
value;if(!validatePinV1(value)){let first=validatePinV1.errors?.[0];throw broken(`${first?.instancePath??""} ${first?.message??"is not right"} (schemas/pin.v1.j\
son)`)}let{server,version,treeDigests,...published}=value;if(origin!==pinPath(server,version))throw broken(`it pins ${server} ${version} and must be called so`);
let pin={server,version,source:sourceFromV1(published),treeDigests},unsafe=unsafePin(pin);if(unsafe!==void 0)throw broken(unsafe);return pin}function printPin({
server,version,source,treeDigests}){let published={schema:"lanser.pin.v1",server,version,...sourceToV1(source),treeDigests};return`${JSON.stringify(published,void 0,
2)}
`}function sourceToV1(source){switch(source.kind){case"npm":return{manifest:source.manifest,lock:source.lock};case"wheel":return{wheels:source.wheels};case"mach\
ine":return{machine:source.machine};case"go-module":return{modules:source.modules}}}function sourceFromV1(published){return"machine"in published?{kind:"machine",
machine:published.machine}:"modules"in published?{kind:"go-module",modules:published.modules}:"wheels"in published?{kind:"wheel",wheels:published.wheels}:{kind:"\
npm",manifest:published.manifest,lock:published.lock}}var import_node_fs4=__toESM(require_node_fs(),1),import_node_path4=__toESM(require_node_path(),1);var known=new Map;function treeDigest(folder,contents){let files=filesBelow(folder,contents),state=sha256Hex(files.map(({path,state:state2})=>`${path}\0${state2}\

`).join("")),key=canonical([folder,contents.folder,[...contents.bookkeeping]]),before=known.get(key);if(before?.state===state)return before.digest;let digests={};
for(let{path,isLink}of files)digests[path]=isLink?"link":sha256Hex(readFileBytes((0,import_node_path4.join)(folder,path)));let digest=`sha256:${sha256Hex(canonical(
digests))}`;return known.set(key,{state,digest}),digest}function filesBelow(folder,contents){let files=[],walk=relative=>{for(let entry of(0,import_node_fs4.readdirSync)(
(0,import_node_path4.join)(folder,relative),{withFileTypes:!0})){let path=`${relative}/${entry.name}`;if(entry.isDirectory())walk(path);else if(entry.isSymbolicLink())
files.push({path,isLink:!0,state:"link"});else if(!contents.bookkeeping.includes(path)){let{dev,ino,size,mtimeNs,ctimeNs}=(0,import_node_fs4.lstatSync)((0,import_node_path4.join)(
folder,path),{bigint:!0});files.push({path,isLink:!1,state:[dev,ino,size,mtimeNs,ctimeNs].join(" ")})}}};return walk(contents.folder),files}export{judge,reason,diskReason,unstarted,unreadPolicy,noCommits,emptyRecord,makeScratch,installerOf,unsafePin,packageCount,treeDigest,pinsFolder,pinPath,parsePin,
printPin};
