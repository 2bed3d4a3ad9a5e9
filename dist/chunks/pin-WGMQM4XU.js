import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{parseServer}from"./chunk-DHIWY54A.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import{installerOf,makeScratch,packageCount,pinPath,printPin,
treeDigest}from"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";import{writeInside}from"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";
import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";
import{namedProfile,shippedPins}from"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";
import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import"./chunk-PO5HRUBH.js";
import"./chunk-BRONEMYC.js";import"./chunk-XC2CTCOW.js";import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var exactVersion=/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,64})?$/u;async function makePin(host,profile,version,options2){if(!exactVersion.test(version))throw new UserError(
"usage",`\`${version}\` is not an exact version`,{hint:`Give all three numbers, for example: lanser pin ${profile.id}@1.2.3`});let name={server:profile.id,version};
options2.progress(`resolving ${name.server} ${name.version}`);let source=await resolve(host,name,profile.source(version),emptyFolder(options2,"resolved"));return{
...name,source,treeDigests:await digest(host,source,options2)}}function resolve(host,name,declared,place){return installerOf(declared.kind).resolve(host,name,declared,
place)}async function digest(host,source,options2){let installer=installerOf(source.kind),treeDigests={};for(let processor of installer.processors(source)){options2.
progress(processor==="any"?"digesting its files":`digesting its files for ${processor}`);let place=emptyFolder(options2,processor);await installer.fetch(host,source,
processor,place),treeDigests[processor]=treeDigest(place.folder,installer.contents),(0,import_node_fs.rmSync)(place.folder,{recursive:!0,force:!0})}return treeDigests}
function emptyFolder({scratch,forbidden},name){let folder=(0,import_node_path.join)(scratch,name);return(0,import_node_fs.mkdirSync)(folder),{folder,forbidden}}var pinHelp=`lanser pin ID@VERSION: writes a pin of any released version of a server, for review

  --repo DIR          any folder inside the repository (default: the current folder)
  --stdout            prints the pin instead of writing .lanser/pins/ID-VERSION.json

npm resolves the version, runs no script, and what it would install is digested file by file. Commit the file and name the
version in .lanser/config.yml; the gate then shows what the new version alone changes.

Exit code: 0, 3 when there is no such version, 12 for a server that this release does not know.
`,options={repo:{type:"string"},stdout:{type:"boolean"},help:{type:"boolean",short:"h"}};async function pinCommand(host,args,_signal){var _stack=[];try{let{values,
positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(pinHelp),0;let[named=""]=positionals;let{id,version}=parseServer(named);if(positionals.
length!==1||version===void 0)throw new UserError("usage","pin needs a server and a version",{hint:"lanser pin ID@VERSION"});let profile=namedProfile(id);let scratch=__using(
_stack,makeScratch(host));let top=await repositoryTop(host,(0,import_node_path2.resolve)(host.cwd,values.repo??"."),scratch.folder,values.stdout===!0);let pin=await makePin(
host,profile,version,{scratch:scratch.folder,forbidden:[scratch.folder,...top===null?[]:[top]],progress:text=>host.stderr.write(`lanser: ${text}
`)});let problem=profile.versionProblem(version);problem!==void 0&&host.stderr.write(`lanser: ${id} ${version} can be pinned, but Lanser cannot query it: ${problem}\

`);if(top===null)return host.stdout.write(printPin(pin)),0;let path=pinPath(pin.server,pin.version);let file=(0,import_node_path2.join)(top,path);let before=(0,import_node_fs2.existsSync)(
file)?readFileText(file):void 0;writeInside(top,path,printPin(pin));host.stdout.write(summaryOf(pin,path,before));return 0}catch(_){var _error=_,_hasError=!0}finally{
__callDispose(_stack,_error,_hasError)}}async function repositoryTop(host,folder,temporaryFolder,isPrinted){var _stack=[];try{if(isPrinted)return null;let repository=__using(
_stack,await openRepository({...host,temporaryFolder},folder),!0);return repository.top}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}function summaryOf(pin,path,before){let what=before===void 0?`wrote ${path}`:before===printPin(pin)?`${path} is as i\
t was`:`wrote ${path} anew`,packages=packageCount(pin.source),shipped=shippedPins.find(one=>one.server===pin.server);return[what,`  ${pin.server} ${pin.version}\
: ${plural(packages,"package")}, each with its integrity`,...Object.entries(pin.treeDigests).map(([cpu,digest2])=>`  files${cpu==="any"?"":` for ${cpu}`}: ${digest2}`),
...shipped===void 0?[]:[`  this release itself pins ${shipped.server} ${shipped.version}`],"","Next: review and commit it, and name the version in .lanser/confi\
g.yml:","","    version: 1","    servers:",`      - id: ${pin.server}`,`        version: ${pin.version}`,""].join(`
`)}export{pinCommand};
