import{createRequire as lanserCreateRequire}from"node:module";import{validateBatchV1,validateBundleV1}from"./chunk-IWEKSRY7.js";import{overlaysIn,textOf}from"./chunk-DA5MHLN7.js";import{sayTo}from"./chunk-4WOLKZXI.js";import{_8_domainOf,_8_flat,_8_idsOf,_8_sealBundle,_8_serializeBundle}from"./doctor-TSTVJPS6.js";import{parseFlags}from"./chunk-WT54M45S.js";import{_8_require_node_buffer}from"./together-B33AEA57.js";import{_0_givenSettings,_0_observationCache,_0_oneOf,_0_ownFolders,_0_parseServer}from"./together-486CCF6F.js";import{_1_openStore,_1_storeBytesMax}from"./together-486CCF6F.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_4_require_ucs2length}from"./together-6B399DDD.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DA7E1186.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./together-94D9BF94.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-DA7E1186.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./together-94D9BF94.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_util=_4___toESM(require_node_util(),1);_3_init_node_22();
function bundleDifferences(left,right){let[own,other]=[_8_domainOf(left),_8_domainOf(right)];return[...differences(left,right,{left:"",right:""})].map(({at,...one})=>({
...one,hashed:_1_valueAt(own,at.left)!==void 0||_1_valueAt(other,at.right)!==void 0})).sort((one,next)=>_0_compareText(one.pointer,next.pointer)||_0_compareText(
one.kind,next.kind))}function*differences(left,right,at){if(left!==void 0&&right!==void 0&&_1_canonical(left)===_1_canonical(right))return;if(Array.isArray(left)&&
Array.isArray(right)&&isOfItems([...left,...right])){yield*inLists(left,right,at);return}let[own,other]=[membersOf(left),membersOf(right)];if(own.size===0||other.
size===0||Array.isArray(left)!==Array.isArray(right)){yield differenceOf(at,left,right);return}for(let key of new Set([...own.keys(),...other.keys()]))yield*differences(
own.get(key),other.get(key),below(at,key,key))}function below(at,left,right){return{left:_1_pointerTo(at.left,String(left)),right:_1_pointerTo(at.right,String(right))}}
function differenceOf(at,left,right){let text=value=>value===void 0?null:_1_canonical(value),kind=left===void 0?"added":right===void 0?"removed":"changed";return{
pointer:kind==="added"?at.right:at.left,kind,left:text(left),right:text(right),at}}function isOfItems(all){return all.every(one=>typeof one!="number")}function*inLists(left,right,at){
let pairs=paired(left,right),others=new Set(pairs.values());for(let[own,other]of pairs)yield*differences(left[own],right[other],below(at,own,other));for(let[own,
one]of left.entries())pairs.has(own)||(yield differenceOf(below(at,own,right.length),saidBy(one),void 0));for(let[other,one]of right.entries())others.has(other)||
(yield differenceOf(below(at,left.length,other),void 0,saidBy(one)));let order=[...pairs].sort(([one],[other])=>one-other).map(([,other])=>other);pairs.size===left.
length&&pairs.size===right.length&&order.some((other,own)=>other!==own)&&(yield{pointer:at.left,kind:"moved",left:_1_canonical(left),right:_1_canonical(right),at})}
function paired(left,right){let pairs=new Map,taken=new Set;for(let keyOf of[item=>_1_canonical(saidBy(item)),nameOf]){let waiting=new Map;for(let[at,one]of right.
entries()){let key=taken.has(at)?void 0:keyOf(one);if(key===void 0)continue;let equal=waiting.get(key)??[];equal.push(at),waiting.set(key,equal)}for(let[at,one]of left.
entries()){let key=pairs.has(at)?void 0:keyOf(one),other=key===void 0?void 0:waiting.get(key)?.shift();other!==void 0&&(pairs.set(at,other),taken.add(other))}}return pairs}
function saidBy(item){return isObject(item)?Object.fromEntries(Object.entries(item).filter(([key])=>key!=="evidence")):item}var nameMembers=["path","external","\
id","root","kind","container","name","label","code","symbol","nth"];function nameOf(item){if(!isObject(item))return;let names=nameMembers.map(name=>_1_member(item,
name)??null);return["id","name","label","code","nth"].some(name=>(_1_member(item,name)??null)!==null)?_1_canonical(names):void 0}function isObject(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function membersOf(value){return new Map(typeof value=="object"&&value!==null?Object.entries(value):[])}var bundleHelp=`\
lanser bundle diff A B: in what two answers differ, and whether it is in their hashes

  A, B                what --json printed, or a line of lanser batch; - is standard input
  --format FORMAT     text or json (default: text)
  --json              the same as --format json

Values are named by JSON Pointer, of what is added into B, else into A. The items of a list are compared by what they say, wherever they
stand: one is added, removed, or changed where its name is the same. What only tells how an answer came to be (cache, retries, evidence) is in no hash, and make\
s no
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
iff")throw new _1_UserError("usage",`${of} has one subcommand: diff`,{hint});if(first==="-"&&second==="-")throw new _1_UserError("usage","standard input is one \
answer, not two",{hint});if(first===void 0||second===void 0||more.length>0)throw new _1_UserError("usage",`${of} diff needs two answers`,{hint});let format=values.
json===!0?"json":_0_oneOf(values.format,["text","json"],"--format"),left=await bundleIn(host,first),right=await bundleIn(host,second),isOwn=({pointer})=>of==="b\
undle"||isBelow(pointer,"/environment"),differences2=bundleDifferences(left,right).filter(isOwn),isSame=of==="bundle"?left.bundleId===right.bundleId:differences2.
length===0;if(format==="json")host.stdout.write(`${JSON.stringify({same:isSame,differences:differences2},null,2)}
`);else{let say=sayTo(host);say(of==="bundle"?idsLine(left,right):isSame?"the same environment":"another environment");for(let[title,isOf]of sections){let own=differences2.
filter(isOf);own.length>0&&sayDifferences(say,title,own)}}return isSame?0:1}var sections=[["asked",({hashed,pointer})=>hashed&&isBelow(pointer,"/request","/reso\
lution")],["answered",({hashed,pointer})=>hashed&&!isBelow(pointer,"/request","/resolution","/environment")],["found with",({hashed,pointer})=>hashed&&isBelow(pointer,
"/environment")],["in no hash",({hashed,pointer})=>!(hashed||isBelow(pointer,"/bundleId","/factsId"))]];function idsLine(left,right){if(left.bundleId===right.bundleId)
return`the same answer: bundleId ${_2_shortId(left.bundleId)}`;let ids=`bundleId ${_2_shortId(left.bundleId)} and ${_2_shortId(right.bundleId)}`;return left.factsId===
right.factsId?`the same facts on another platform: factsId ${_2_shortId(left.factsId)}, ${ids}`:`another answer: ${ids}`}function sayDifferences(say,title,differences2){
say(`${title}:`);for(let one of differences2.slice(0,shownMax))say(`  ${differenceLine(one)}`);let rest=differences2.length-shownMax;rest>0&&say(`  and ${_2_plural(
rest,"more value")}: --json has all`)}function differenceLine({pointer,kind,left,right}){switch(kind){case"added":return`added ${pointer}: ${shown(right)}`;case"\
removed":return`removed ${pointer}: ${shown(left)}`;case"moved":return`${pointer}: the same items in another order`;case"changed":return`${pointer}: ${shown(left)}\
 → ${shown(right)}`}}function shown(value){return _2_shorten(value??"nothing",200)}function isBelow(pointer,...tops){return tops.some(top=>pointer===top||pointer.
startsWith(`${top}/`))}async function bundleIn(host,file){let value=parsed(await textOf(host,file,"answer"),file),own=typeof value=="object"&&value!==null&&"bun\
dle"in value?value.bundle:value;if(!validateBundleV1(own)){let[error]=validateBundleV1.errors??[],where=error?.instancePath===""?"the top":error?.instancePath;throw new _1_UserError(
"usage",`${file} is no answer to a question: ${where} ${error?.message}`,{hint:"Give what a question printed with --json: lanser def PLACE --json > A"})}let bundle=own,
{bundleId,factsId}=bundle;if(!(0,import_node_util.isDeepStrictEqual)(_8_idsOf(bundle),{bundleId,factsId}))throw new _1_UserError("usage",`${file} was changed: i\
ts hashes are not those of what it says`,{hint:"Ask again."});return bundle}function parsed(text,file){try{return JSON.parse(text)}catch(error){let lines=text.trim().
split(`
`).length,what=lines>1?`${file} is no JSON, or several answers: it has ${lines} lines`:`${file} is no JSON`;throw new _1_UserError("usage",what,{hint:"Give one \
answer each.",cause:error})}}export{bundleCommand,envCommand};
