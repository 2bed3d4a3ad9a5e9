import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{sayTo}from"./chunk-OW5VL45J.js";import{validateBundleV1}from"./chunk-Z2G4WUCJ.js";import{textOf}from"./chunk-AQKMJNFV.js";import{oneOf}from"./chunk-DHIWY54A.js";
import{parseFlags,require_node_util}from"./chunk-NLXJX7SZ.js";import"./chunk-FO76SHGF.js";import"./chunk-SRB2PXS7.js";import"./chunk-W5FTHC5E.js";
import"./chunk-3SQVDBAQ.js";import"./chunk-SBJWCYKC.js";import{domainOf,idsOf}from"./chunk-ZZ437GTU.js";import{canonical,compareText,pointerTo,
valueAt}from"./chunk-XC2CTCOW.js";import{UserError,plural,shortId,shorten}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_util=__toESM(require_node_util(),1);function bundleDifferences(left,right){let domains=[domainOf(left),domainOf(right)];return[...differences(left,right,"")].map(one=>({...one,hashed:domains.some(
domain=>valueAt(domain,one.pointer)!==void 0)})).sort((one,other)=>compareText(one.pointer,other.pointer))}function*differences(left,right,pointer){if(left!==void 0&&
right!==void 0&&canonical(left)===canonical(right))return;let[own,other]=[membersOf(left),membersOf(right)];if(own.size===0||other.size===0||Array.isArray(left)!==
Array.isArray(right)){let text=value=>value===void 0?null:canonical(value);yield{pointer,left:text(left),right:text(right)};return}for(let key of new Set([...own.
keys(),...other.keys()]))yield*differences(own.get(key),other.get(key),pointerTo(pointer,key))}function membersOf(value){return new Map(typeof value=="object"&&
value!==null?Object.entries(value):[])}var bundleHelp=`lanser bundle diff A B: in what two answers differ, and whether it is in their hashes

  A, B                what --json printed, or a line of lanser batch; - is standard input
  --format FORMAT     text or json (default: text)
  --json              the same as --format json

Values are named by JSON Pointer. What only tells how an answer came to be (cache, retries, evidence) is in no hash, and makes no
answers different.

Exit code: 0 when both have the same bundleId, 1 when they have not.
`,envHelp=`lanser env diff A B: in what the environments of two answers differ: snapshot, server, toolchain, platform

  A, B                what --json printed, or a line of lanser batch; - is standard input
  --format FORMAT     text or json (default: text)
  --json              the same as --format json

Exit code: 0 when both are the same, 1 when they differ.
`,options={format:{type:"string"},json:{type:"boolean"},help:{type:"boolean",short:"h"}},shownMax=20,bundleCommand=(host,args)=>diffCommand(host,args,"bundle"),
envCommand=(host,args)=>diffCommand(host,args,"env");async function diffCommand(host,args,of){let{values,positionals}=parseFlags(args,options);if(values.help===
!0)return host.stdout.write(of==="bundle"?bundleHelp:envHelp),0;let[subcommand,first,second,...more]=positionals,hint=`lanser ${of} diff A B`;if(subcommand!=="d\
iff")throw new UserError("usage",`${of} has one subcommand: diff`,{hint});if(first==="-"&&second==="-")throw new UserError("usage","standard input is one answer\
, not two",{hint});if(first===void 0||second===void 0||more.length>0)throw new UserError("usage",`${of} diff needs two answers`,{hint});let format=values.json===
!0?"json":oneOf(values.format,["text","json"],"--format"),left=await bundleIn(host,first),right=await bundleIn(host,second),isOwn=({pointer})=>of==="bundle"||isBelow(
pointer,"/environment"),differences2=bundleDifferences(left,right).filter(isOwn),isSame=of==="bundle"?left.bundleId===right.bundleId:differences2.length===0;if(format===
"json")host.stdout.write(`${JSON.stringify({same:isSame,differences:differences2},null,2)}
`);else{let say=sayTo(host);say(of==="bundle"?idsLine(left,right):isSame?"the same environment":"another environment");for(let[title,isOf]of sections){let own=differences2.
filter(isOf);own.length>0&&sayDifferences(say,title,own)}}return isSame?0:1}var sections=[["asked",({hashed,pointer})=>hashed&&isBelow(pointer,"/request","/reso\
lution")],["answered",({hashed,pointer})=>hashed&&!isBelow(pointer,"/request","/resolution","/environment")],["found with",({hashed,pointer})=>hashed&&isBelow(pointer,
"/environment")],["in no hash",({hashed,pointer})=>!(hashed||isBelow(pointer,"/bundleId","/factsId"))]];function idsLine(left,right){if(left.bundleId===right.bundleId)
return`the same answer: bundleId ${shortId(left.bundleId)}`;let ids=`bundleId ${shortId(left.bundleId)} and ${shortId(right.bundleId)}`;return left.factsId===right.
factsId?`the same facts on another platform: factsId ${shortId(left.factsId)}, ${ids}`:`another answer: ${ids}`}function sayDifferences(say,title,differences2){
say(`${title}:`);for(let{pointer,left,right}of differences2.slice(0,shownMax))say(`  ${pointer}: ${shown(left)} → ${shown(right)}`);let rest=differences2.length-
shownMax;rest>0&&say(`  and ${plural(rest,"more value")}: --json has all`)}function shown(value){return value===null?"nothing":shorten(value,200)}function isBelow(pointer,...tops){
return tops.some(top=>pointer===top||pointer.startsWith(`${top}/`))}async function bundleIn(host,file){let value=parsed(await textOf(host,file,"answer"),file),own=typeof value==
"object"&&value!==null&&"bundle"in value?value.bundle:value;if(!validateBundleV1(own)){let[error]=validateBundleV1.errors??[],where=error?.instancePath===""?"th\
e top":error?.instancePath;throw new UserError("usage",`${file} is no answer to a question: ${where} ${error?.message}`,{hint:"Give what a question printed with\
 --json: lanser def PLACE --json > A"})}let bundle=own,{bundleId,factsId}=bundle;if(!(0,import_node_util.isDeepStrictEqual)(idsOf(bundle),{bundleId,factsId}))throw new UserError(
"usage",`${file} was changed: its hashes are not those of what it says`,{hint:"Ask again."});return bundle}function parsed(text,file){try{return JSON.parse(text)}catch(error){
let lines=text.trim().split(`
`).length,what=lines>1?`${file} is no JSON, or several answers: it has ${lines} lines`:`${file} is no JSON`;throw new UserError("usage",what,{hint:"Give one ans\
wer each.",cause:error})}}export{bundleCommand,envCommand};
