import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalName,terminalText}from"./chunk-FO76SHGF.js";
import{affectedSteps,allHold,ambientReasons,createSources,handingPackages,importedBy,isManifest,isWhole,languageOf,othersOf,ownPackages,resolveRevisions,sitesIn,
wholeReasons}from"./chunk-ORKVBMDF.js";import"./chunk-WCOX2SGN.js";import{listTree}from"./chunk-CE3S3RLV.js";import{createParser}from"./chunk-XAEJU6KT.js";
import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import"./chunk-3IYEQEDO.js";import{validateAffectedV1}from"./chunk-DZCC7XYK.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-7CYC2KHZ.js";
import{openRepository}from"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";
import"./chunk-SBJWCYKC.js";import"./chunk-JXSYURZG.js";import"./chunk-BRONEMYC.js";import{canonical,compareText}from"./chunk-XC2CTCOW.js";
import{UserError,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var kept=new WeakMap,blobBytesMax=4*1024*1024;function inParts(files){return Array.from({length:Math.ceil(files.length/256)},(_,at)=>files.slice(at*256,(at+1)*256))}
async function affectedBetween(repository,trees){let all={base:await filesOf(repository,trees.base),head:await filesOf(repository,trees.head)},{texts,sourceOf,sources}=await known(),
files=[...all.base,...all.head],whole=files.filter(({path})=>isWhole(path)||isManifest(path));await readAll(whole);let isKept=new Set(whole.map(({blob})=>blob)),
keyOf=({path,blob})=>`${blob} ${path}`,unknown=new Map(sourcesOf(files).map(one=>[keyOf(one),one]));for(let part of inParts([...unknown.values()].filter(one=>!sources.
has(keyOf(one))))){await readAll(part);for(let one of part)sourceOf(one),sources.add(keyOf(one));for(let{blob}of part)isKept.has(blob)||texts.delete(blob)}let textOf=blob=>texts.
get(blob),packages={base:ownPackages(all.base,textOf),head:ownPackages(all.head,textOf)},handing=handingPackages({root:repository.top,files:all.head.map(({path})=>path),
imported:importedBy(sourcesOf(files),sourceOf),packages:[...packages.base,...packages.head],places:sitesIn(repository.top,["node_modules",".venv"])}),steps=affectedSteps(
{files:{base:sourcesOf(all.base),head:sourcesOf(all.head)},sourceOf,packages,handing:handing.names,others:othersOf(all),whole:[...await linkReasons(repository,trees),
...wholeReasons({files:all,textOf}),...ambientReasons(handing)],holds:allHold}),step=steps.next();for(;step.done!==!0;step=steps.next())for(let part of inParts(
step.value))await readAll(part);return step.value;async function known(){let languages=new Set([...all.base,...all.head].flatMap(({path})=>languageOf(path)??[])),
before=kept.get(repository);if(before!==void 0&&languages.isSubsetOf(before.languages))return before;let parser=await createParser([...languages]),texts2=new Map,
sourceOf2=createSources(parser,blob=>texts2.get(blob),allHold),made={languages,texts:texts2,sourceOf:sourceOf2,sources:new Set};return kept.set(repository,made),
made}async function readAll(files2){let blobs=new Set(files2.map(({blob})=>blob));await Promise.all([...blobs].filter(blob=>!texts.has(blob)).map(readInto))}async function readInto(blob){
let answer=await repository.objects.read(blob,blobBytesMax);texts.set(blob,answer.kind==="object"?answer.bytes.toString("utf8"):void 0)}}async function filesOf(repository,tree){
return(await listTree(repository,tree)).flatMap(({mode,path,id})=>mode.startsWith("100")&&typeof path=="string"&&!/(?:^|\/)node_modules\//u.test(path)?[{path,blob:id}]:
[])}async function linkReasons(repository,trees){let linksIn=async tree=>(await listTree(repository,tree)).flatMap(({mode,path,id})=>mode==="120000"||mode==="16\
0000"?[`${String(path)} ${mode} ${id}`]:[]),[base,head]=[new Set(await linksIn(trees.base)),new Set(await linksIn(trees.head))];return[...base.symmetricDifference(
head)].sort(compareText).map(one=>`a link or a submodule differs: ${one.split(" ")[0]}`)}function sourcesOf(files){return files.filter(({path})=>languageOf(path)!==
void 0)}var affectedHelp=`lanser affected: the files whose findings a change can alter, with the reason for each

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree)
  --json              as JSON (schemas/affected.v1.json)
  --list              for a shell: one path a line, only of files that head has
  -0                  with --list: a NUL behind each path

Exit code: 0, also where it is every file; 12 configuration, 13 usage.
`,options={repo:{type:"string"},base:{type:"string"},"base-exact":{type:"string"},head:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},null:{type:"b\
oolean",short:"0"},help:{type:"boolean",short:"h"}};async function affectedCommand(host,args,_signal){var _stack=[];try{let{values,positionals}=parseFlags(args,
options);if(values.help===!0)return host.stdout.write(affectedHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expected:\
 affected takes only flags`);if(values.base!==void 0&&values["base-exact"]!==void 0)throw new UserError("usage","--base and --base-exact exclude each other",{hint:"\
Give one of them."});if(values.json===!0&&values.list===!0)throw new UserError("usage","--json and --list exclude each other",{hint:"Give one of them."});if(values.
null===!0&&values.list!==!0)throw new UserError("usage","-0 needs --list");let repository=__using(_stack,await openRepository(host,(0,import_node_path.resolve)(
host.cwd,values.repo??".")),!0);let revisions=await resolveRevisions(repository,{base:values.base!==void 0?{kind:"merge-base",rev:values.base}:values["base-exac\
t"]!==void 0?{kind:"exact",rev:values["base-exact"]}:{kind:"default"},head:values.head===void 0?{kind:"work-tree"}:{kind:"commit",rev:values.head}});if(revisions.
kind==="unavailable")throw new UserError("no-base",revisions.message.replace(/\.$/u,""),{hint:revisions.hint});let trees={base:revisions.base.tree,head:revisions.
head.tree};let affected=await affectedBetween(repository,trees);values.json===!0?host.stdout.write(json(affected,trees)):values.list===!0?host.stdout.write(list(
affected,values.null===!0?"\0":`
`)):host.stdout.write(safeIn(host.where,text(affected)));return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}function json({mode,files,of,why},trees){let set={schema:"lanser.affected.v1",...trees,mode,files:files.map(({path,because})=>({path,because})),
of,why};if(!validateAffectedV1(set))throw new Error(`no affected set: ${validateAffectedV1.errors?.[0]?.message}`);return`${canonical(set)}
`}function list({files},end){let here=files.flatMap(({path,isDeleted})=>isDeleted?[]:[path]),odd=end===`
`?here.find(path=>path.includes(`
`)):void 0;if(odd!==void 0)throw new UserError("usage",`the name ${terminalName(odd)} has a line feed`,{hint:"Give -0, too."});return here.map(path=>`${path}${end}`).
join("")}function text({mode,files,of,why}){let head=mode==="full"?`every file (${of}): ${terminalText(why)}`:`${files.length} of ${plural(of,"file")}: ${terminalText(
why)}`,lines=files.map(({path,because})=>`${terminalName(path)}: ${terminalText(because.join("; "))}`);return`${[head,...mode==="full"?[]:lines].join(`
`)}
`}export{affectedCommand};
