import{createRequire as lanserCreateRequire12}from"node:module";import{createRequire as lanserCreateRequire7}from"node:module";import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var columnUnits=["utf-8","utf-16","codepoint"];function toUtf16(line,count,unit){
if(unit==="utf-16"){let isInside=isLow(line.charCodeAt(count))&&isHigh(line.charCodeAt(count-1));return count<=line.length&&!isInside?count:void 0}let units=0,offset=0;
for(let character of line){if(units>=count)break;units+=unit==="codepoint"?1:utf8Length(character),offset+=character.length}return units===count?offset:void 0}function fromUtf16(line,offset,unit){
if(unit==="utf-16")return offset;let units=0;for(let character of line.slice(0,offset))units+=unit==="codepoint"?1:utf8Length(character);return units}function undecoded(bytes){
return String.fromCharCode(undecodedBase+bytes)}var undecodedBase=56320;function utf8Length(character){let point=character.codePointAt(0)??0;return point>undecodedBase&&
point<=undecodedBase+3?point-undecodedBase:point<128?1:point<2048?2:point<65536?3:4}function isHigh(unit){return unit>=55296&&unit<=56319}function isLow(unit){return unit>=
56320&&unit<=57343}import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-F4FA69D3.js";import{_4_isCertain,_4_rankAlike}from"./together-AECEBE8A.js";import{_5_ctxDefault,_5_findAnchor}from"./together-AECEBE8A.js";import{_16_parserFor}from"./together-AECEBE8A.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./together-FE02C42C.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();_3_init_node_22();function namesSymbol(reading){let{bindings,definitions,
starts,text}=reading,found2=new Map,take=(symbol,binding,rank)=>{let known=found2.get(symbol);if(known!==void 0&&known.rank<=rank)return;let end=binding.start+ownName(
binding).replace(/^#/u,"").length,nameRange={start:_2_positionAt(starts,binding.start),end:_2_positionAt(starts,end)},isDeclared=rank===0&&isDeclaration(binding,
reading);found2.set(symbol,{rank,name:{symbol,nameRange,range:linesOf(binding,text,starts),..._2_compact({isDeclared:isDeclared||void 0})}})},waiting=[{of:void 0,
symbol:"",definitions,from:0,to:text.length}];for(let level=waiting.pop();level!==void 0;level=waiting.pop()){let inner=level.definitions.map(definition=>({definition,
...spanOf(definition,starts)})),prefix=level.symbol===""?"":`${level.symbol}.`,next=0;for(let at2=firstFrom(bindings,level.from);;at2+=1){let binding=bindings[at2];
if(binding===void 0||binding.start>=level.to)break;for(;(inner[next]?.end??Number.POSITIVE_INFINITY)<=binding.start;)next+=1;let around=inner[next],isInside=around!==
void 0&&around.start<=binding.start,symbol=`${prefix}${ownName(binding)}`;isInside&&level.of!==void 0&&isOfObject(binding,around.definition,reading)&&take(symbol,
binding,constructors.has(around.definition.name)?1:2),!isInside&&isGiven(binding,level,reading)&&take(symbol,binding,0)}for(let{definition,start:start2,end}of inner)
definition.kind==="class"&&waiting.push({of:definition,symbol:`${prefix}${_0_dottedName([definition])}`,definitions:definition.definitions,from:start2,to:end})}
return[...found2.values()].map(({name})=>name)}var constructors=new Set(["__init__","__new__","__post_init__","constructor"]);function ownName({name}){return name.
slice(name.lastIndexOf(".")+1)}function isGiven({kind,name,start:start2,end},{of},{language,starts,text}){if(/^(?:self|cls)\./u.test(name))return!1;if(kind==="v\
ariable")return!0;if(kind!=="name"||language==="go"||["rust","bash","cpp"].includes(language))return!1;if(end>start2+name.length)return!0;if(language==="python"||
of===void 0)return!1;let body=text.indexOf("{",_0_offsetOf(starts,of.nameRange.end));return body>=0&&start2>body}function isDeclaration({kind},{language}){return kind===
"variable"&&(language==="typescript"||language==="tsx")}function isOfObject({kind,name,start:start2},{name:method7},reading){let{language,text}=reading;if(language===
"python")return/^(?:self|cls)\.[^.]+$/u.test(name);let before=text.slice(Math.max(0,start2-80),start2);return kind==="name"?/\bthis\.#?$/u.test(before):kind==="\
parameter"&&method7==="constructor"&&/\b(?:public|private|protected|readonly|override)\s+$/u.test(before)}function linesOf({start:start2,end},text,starts){let first=starts[_2_positionAt(
starts,start2).line]??0,indent=/^\s*/u.exec(text.slice(first,start2))?.[0].length??0,line=/^[^\r\n]*/u.exec(text.slice(end))?.[0].trimEnd().length??0;return{start:_2_positionAt(
starts,first+indent),end:_2_positionAt(starts,end+line)}}function spanOf({range},starts){return{start:_0_offsetOf(starts,range.start),end:_0_offsetOf(starts,range.
end)}}function firstFrom(bindings,offset){let low=0,high=bindings.length;for(;low<high;){let middle=low+high>>1;(bindings[middle]?.start??0)<offset?low=middle+1:
high=middle}return low}_3_init_node_22();var replacement="�",replacementBytes=Buffer.from(replacement);function decodeCounted(bytes){let text=bytes.toString("\
utf8");if(!text.includes(replacement))return text;let parts=[],at2=0;for(let character of text){let length=character===replacement?undecodedLength(bytes,at2):0;
parts.push(length===0?character:undecoded(length)),at2+=length===0?Buffer.byteLength(character):length}return parts.join("")}function undecodedLength(bytes,at2){
if(bytes.subarray(at2,at2+replacementBytes.length).equals(replacementBytes))return 0;let left=bytes.length-at2,isOne=length=>bytes.toString("utf8",at2,at2+length)===
replacement;return[3,2,1].find(length=>length<=left&&isOne(length))??1}var knownLengthMax=16*1048576;async function sourceOf(opened,place,unit){let path=_1_pathOf(
place),file=await readTreeFile(opened,path),text=file?.text,outlined=text===void 0?void 0:await outlineIn(opened,path,text),isComplete=place.kind==="ast"||place.
kind==="symbol"&&place.role!==void 0;return{text,reading:outlined,given:outlined?.given??[],..._2_compact({counted:file?.counted}),complete:isComplete?await readText(
path,text??""):void 0,unit,relocation:opened.subject.relocation(),paths:()=>opened.subject.paths}}async function readTreeFile({options,repository,subject,known},path){
let over=options.overlays.get(path);if(over!==void 0)return{text:over,counted:over.toWellFormed()};let found2=known.get(path);if(found2!==void 0)return found2;let bytes=await _0_readFileAt(
repository,subject.snapshot.tree,path).catch(()=>{});if(bytes===void 0)return;let counted2=decodeCounted(bytes),file={text:counted2.toWellFormed(),counted:counted2};
known.set(path,file);let length=0;for(let one of known.values())length+=one.text.length;for(let[first,one]of known){if(length<=knownLengthMax)break;known.delete(
first),length-=one.text.length}return file}async function readTreeText(opened,path){return(await readTreeFile(opened,path))?.text}function outlineIn({known},path,text){
let file=known.get(path);return file===void 0||file.text!==text?outlineOf(path,text):(file.outlined??=outlineOf(path,text),file.outlined)}async function outlineOf(path,text){
let reading=await readText(path,text);if(reading===void 0)return;let{definitions,hasErrors}=reading;return{definitions,hasErrors,isPartial:_0_isPartialReading(reading),
given:namesSymbol(reading)}}async function readText(path,text){let grammar=grammarAt(path);if(!(grammar===void 0||text.length>_0_readLengthMax))return _0_read(await _16_parserFor(
[grammar.profile]),grammar.language,text)}function grammarAt(path){let profile=_7_profiles.find(({isSource,languageId})=>isSource(path)&&_1_syntaxLanguage(languageId(
path))!==void 0),language=profile===void 0?void 0:_1_syntaxLanguage(profile.languageId(path));return profile===void 0||language===void 0?void 0:{profile,language}}
_3_init_node_22();var featureNames={ast:"name and kind",module:"module",token:"tokens",proximity:"line"};function rankedError(message,candidates){let shown2=candidates.
map(({selector,score,features})=>{let parts=features===void 0?[]:differing(features,candidates);return`${selector}  score ${score.toFixed(3)}${parts.length===0?
"":` (${parts.join(", ")})`}`});return new _1_UserError("ambiguous",message,{hint:`Name one of them:
${shown2.join(`
`)}`,candidates})}function differing(features,all){return Object.keys(featureNames).flatMap(name=>{let value=features[name];return value===null?[]:all.every(one=>one.
features?.[name]===value)&&(all.length>1||value===1)?[]:[`${featureNames[name]} ${value.toFixed(2)}`]})}_3_init_node_22();_3_init_node_22();function findByAst(reading,steps,given){
let found2=[],top={start:0,end:reading.text.length};for(let[at2,step]of steps.entries()){if("name"in step){if(found2=defined(reading,step,at2===0?void 0:found2,
given),found2.length===0)return{step:at2+1,why:"the file defines no such name there"};continue}let[container,other]=found2;if(other!==void 0)return{step:at2+1,why:"\
the step before it has several matches; number it"};let next=counted(reading,step,container===void 0?top:spanOf2(container,reading));if("why"in next)return{step:at2+
1,why:next.why};found2=[next]}return found2.map(({nameRange,whole})=>({range:nameRange,whole}))}var kindOfStep={class:"class",def:"function",key:"key",var:void 0};
function defined(reading,step,within,given){let sorted=(within??[void 0]).flatMap(around=>{let dot=reading.language==="yaml"||reading.language==="json"?/^\[/u.test(
step.name):!1,symbol=around===void 0?step.name:`${around.symbol}${dot?"":"."}${step.name}`,isInside=({start:start2,end})=>around?.isChosen!==!0||_0_offsetOf(reading.
starts,start2)>=_0_offsetOf(reading.starts,around.whole.start)&&_0_offsetOf(reading.starts,end)<=_0_offsetOf(reading.starts,around.whole.end),kind=kindOfStep[step.
kind];return(kind===void 0?given.filter(one=>one.symbol===symbol&&isInside(one.range)).map(({nameRange,range})=>({nameRange,whole:range,start:_0_offsetOf(reading.
starts,range.start)})):_0_namedDefinitions(reading).filter(one=>one.symbol===symbol&&one.kinds.at(-1)===kind&&isInside(one.definition.range)).map(({definition})=>{
let signature=_1_isData(reading.language)?void 0:_1_rangeOfPart(reading,definition,"sig");return{nameRange:definition.nameRange,whole:definition.range,start:_0_offsetOf(
reading.starts,(signature??definition.range).start)}})).map(one=>({...one,symbol,isChosen:!1}))}).toSorted((one,other)=>compareRanges(one.nameRange,other.nameRange)).
filter((one,at2,of)=>at2===0||compareRanges(one.nameRange,of[at2-1]?.nameRange??one.nameRange)!==0);return step.index===void 0?sorted:sorted.slice(step.index-1,
step.index).map(one=>({...one,isChosen:!0}))}function spanOf2({start:start2,whole},{starts}){return{start:start2,end:_0_offsetOf(starts,whole.end)}}function counted(reading,{
kind,index},span){let{language}=reading;if(_1_isData(language))return{why:"data has only keys: use [key=NAME]"};if(!_1_hasPart(language,kind))return{why:`${kind}\
 is not counted in this language`};let found2=_1_partsBetween(reading.tree(),language,kind,span),node=found2[index-1];if(node===void 0)return{why:`there are ${found2.
length} of the kind ${kind}`};let range={start:_2_positionAt(reading.starts,node.start),end:_2_positionAt(reading.starts,node.end)};return{whole:range,nameRange:range,
start:node.start,symbol:"",isChosen:!0}}function resolvePlace(place,need,source){let{text}=source,path=_1_pathOf(place);if(text===void 0)throw noFile(path,source.
paths());let lines=_2_splitText(source.counted??text);if(need==="position"&&place.kind==="line")throw onlyLine(place,lines,source);if(need==="position"&&(place.
kind==="file"||place.kind==="ast"&&place.steps.length===0))throw new _1_UserError("bad-selector",`\`${_1_printPlace(place)}\` names a whole file, but the questio\
n needs a place in it`,{hint:`For example: ${_1_printPlace({path,kind:"position",line:1,column:1})} or ${_1_printPlace({path,kind:"file"})}#NAME.`});let[first,...others]=matchesOf(
place,text,lines,source);if(first===void 0)throw new Error("A place without a match is an error.");if(first.scored!==void 0){let ranked=[first,...others].map(match=>({
match,score:match.scored?.score??1}));if(_4_isCertain(ranked,source.relocation.scoreMin))return resolved(path,first,source);let candidates=[first,...others].slice(
0,source.relocation.shownMax).map(match=>candidateOf(path,match,source));throw rankedError(`${path} has no exact match of \`${_1_printPlace(place)}\`, and no oth\
er one is certain`,candidates)}if(others.length>0)throw several(place,[first,...others],lines,source);return resolved(path,first,source)}function listPlaces(place,source){
let path=_1_pathOf(place);if(source.text===void 0)throw noFile(path,source.paths());let lines=_2_splitText(source.counted??source.text);return matchesOf(place,source.
text,lines,source).map(match=>candidateOf(path,match,source))}function resolved(path,{range,whole,at:at2,evidence,place,scored},source){let{reading}=source,isFile=place.
kind==="file";return{path,range,whole,symbol:reading===void 0||isFile?null:_0_symbolAt(reading,at2??range.start),score:scored?.score??1,evidence,..._2_compact({
at:at2,features:scored?.features})}}function candidateOf(path,match,source){let{range,symbol,score,features}=resolved(path,match,source),{start:start2,end}=range;
return{selector:_1_printPlace(match.place),path,range:[start2.line,start2.character,end.line,end.character],symbol,score,..._2_compact({features})}}function matchesOf(place,text,lines,source){
if(place.kind==="symbol")return symbolMatches(place,source);if(place.kind==="ast")return astMatches(place,text,source);if(place.kind==="anchor")return anchorMatches(
place,text,source);let range=rangeOf(place,lines,source);return[{range,whole:range,place,evidence:{by:place.kind==="name"?"text":"position"}}]}function symbolMatches(place,source){
let found2=definitionsOf(place,source);if(found2.length===0)throw noSymbol(place,source);let evidence={by:"structure"};return found2.map(({nameRange,range},overload)=>{
let own=found2.length===1?place:{...place,overload};if(place.role===void 0)return{range:nameRange,whole:range,place:own,evidence};let part=_1_createPartFinder(source.
complete)(nameRange,place.role);if(part===void 0&&found2.length===1)throw noPart(place);let shown2=part??nameRange,at2=place.role==="sig"?nameRange.start:void 0;
return{range:shown2,whole:shown2,place:own,evidence,..._2_compact({at:at2})}})}function noPart({role,path,names}){return new _1_UserError("not-found",`\`${names.
join(".")}\` of ${path} has no ${role} that can be read`,{hint:`Leave out :${role}. The signature, body and documentation of functions, classes and types are kn\
own.`})}function astMatches(place,text,{complete,given=[]}){let evidence={by:"structure"},{path}=place.root;if(place.steps.length===0){let range=wholeOf(_2_splitText(
text));return[{range,whole:range,place:{kind:"file",path},evidence}]}if(complete===void 0)throw new _1_UserError("not-found",`Lanser has no grammar to read the \
syntax of ${path}`,{hint:"Name the place by line and column: path@L12:C7."});let found2=findByAst(complete,place.steps,given);if("step"in found2)throw new _1_UserError(
"not-found",`step ${found2.step+1} of \`${_1_printPlace(place)}\` matches nothing: ${found2.why}`,{hint:`To list the definitions of the file: lanser outline ${_1_printPlace(
{kind:"file",path})}`});let last=place.steps.at(-1);return found2.map(({range,whole},at2)=>{let own=found2.length===1||last===void 0?place:{...place,steps:[...place.
steps.slice(0,-1),numbered(last,at2+1)]};return{range,whole,place:own,evidence}})}function numbered(step,index){return{...step,index}}function anchorMatches(place,text,{
reading}){let{path,ctx=_5_ctxDefault}=place,found2=_5_findAnchor(text,place),starts=reading?.starts??_2_lineStarts(text),alike=found2.matches.length===0?alikeMatches(
place,text,starts,reading):[];if(alike.length>0)return alike;if(found2.matches.length===0)throw new _1_UserError("not-found",`${path} does not contain the text \
of the anchor`,{hint:"Copy the text from the file as it is now, or name the definition: path#NAME."});return found2.matches.map(match=>{let range={start:_2_positionAt(
starts,match.start),end:_2_positionAt(starts,match.end)},hash=match.hash.slice(0,hashLength),evidence={by:"text",hash,..._2_compact({isSameAround:found2.hash===
"none"?void 0:found2.hash==="same"})};return{range,whole:range,place:{...place,ctx,hash},evidence}})}function alikeMatches(place,text,starts,reading){return _4_rankAlike(
{text,starts,symbolAt:({start:start2})=>reading===void 0?null:_0_symbolAt(reading,start2)},place.snippet,void 0).map(({range,start:start2,end,score,features})=>{
let snippet=text.slice(start2,end),own=_5_findAnchor(text,{snippet,ctx:place.ctx??_5_ctxDefault}).matches.find(one=>one.start===start2),{hash:_hash,...bare}=place,
named2={...bare,snippet,..._2_compact({hash:own?.hash.slice(0,hashLength)})};return{range,whole:range,place:named2,evidence:{by:"text"},scored:{score,features}}})}
var hashLength=23;function wholeOf(lines){let last=lines.length-1;return{start:{line:0,character:0},end:{line:last,character:lines[last]?.length??0}}}function rangeOf(place,lines,source){
switch(place.kind){case"file":return wholeOf(lines);case"line":{let text=lineOf(place,place.line,lines);return onLine(place.line,0,text.length)}case"position":{
let at2=positionOf(place,place,lines,source.unit);return{start:at2,end:at2}}case"range":return{start:positionOf(place,place.start,lines,source.unit),end:positionOf(
place,place.end,lines,source.unit)};case"name":{let found2=occurrences(lineOf(place,place.line,lines).toWellFormed(),place.name),start2=found2[place.occurrence-
1];if(start2===void 0)throw noName(place,found2.length);return onLine(place.line,start2,start2+place.name.length)}}}function onLine(line,start2,end){return{start:{
line:line-1,character:start2},end:{line:line-1,character:end}}}function lineOf(place,line,lines){let text=lines[line-1];if(text!==void 0)return text;throw new _1_UserError(
"not-found",`${place.path} has no line ${line}`,{hint:`Its last line is ${lines.length}.`})}function positionOf(place,{line,column},lines,unit){let text=lineOf(
place,line,lines),character=toUtf16(text,column-1,unit);if(character!==void 0)return{line:line-1,character};let last=fromUtf16(text,text.length,unit)+1,why=column>
last?`the last column is ${last}`:"the column is inside a character";throw new _1_UserError("not-found",`${place.path} has no column ${column} in line ${line}: ${why}`,
{hint:`Columns count ${unit} units from 1. To use another unit: --index-io.`})}function occurrences(line,name){let escaped=RegExp.escape(name),patterns=[new RegExp(
`(?<![\\p{ID_Continue}$])${escaped}(?![\\p{ID_Continue}$])`,"gu"),new RegExp(escaped,"gu"),new RegExp(escaped,"giu")];for(let pattern of patterns){let found2=[...line.
matchAll(pattern)].map(({index})=>index);if(found2.length>0)return found2}return[]}function definitionsOf(place,source){let wanted=place.names.join("."),isWanted=({
symbol})=>symbol===wanted,defined2=namesIn(source).filter(isWanted),given=(source.given??[]).filter(isWanted),sorted=(defined2.length===0?given:[...defined2,...given.
filter(one=>one.isDeclared===!0&&!isAmong(one,defined2))]).toSorted((one,other)=>compareRanges(one.nameRange,other.nameRange));if(place.overload!==void 0)return sorted.
slice(place.overload,place.overload+1);let getters=sorted.filter(({accessor})=>accessor==="get");return getters.length===1&&sorted.every(({accessor})=>accessor!==
void 0)?getters:sorted}function isAmong({nameRange},all){return all.some(one=>compareRanges(one.nameRange,nameRange)===0)}function namesIn({reading,listed=[]}){
if(reading===void 0)return listed;let all=_0_namedDefinitions(reading),defined2=new Set(all.flatMap(({symbol,definition})=>definition.part===void 0?[symbol]:[]));
return all.filter(({symbol,definition})=>definition.part===void 0||!defined2.has(symbol)).map(({symbol,definition:{nameRange,range,accessor}})=>({symbol,nameRange,
range,..._2_compact({accessor})}))}function noFile(path,paths){let near=asPrinted(path,paths)??_2_findNearest(path,paths),other=/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(
path)?`To name a symbol, write PATH#${path}. To find its file: lanser symbols --query ${path}`:"Name a file of the tree.";return new _1_UserError("not-found",`t\
here is no file \`${path}\``,{hint:near===void 0?other:`Did you mean \`${near}\`?`})}function asPrinted(text,paths){let[,path="",line,column]=/^(.+?):(\d+)(?::(\d+))?$/u.
exec(text)??[];if(!paths.includes(path))return;let at2={path,line:Number(line)};return column===void 0?_1_printPlace({...at2,kind:"line"}):_1_printPlace({...at2,
kind:"position",column:Number(column)})}function noName(place,found2){let{path,line,name,occurrence}=place;if(found2===0)return new _1_UserError("not-found",`li\
ne ${line} of ${path} has no \`${name}\``);let all=Array.from({length:Math.min(found2,wordsMax)},(_,nth)=>_1_printPlace({...place,occurrence:nth+1}));return new _1_UserError(
"not-found",`line ${line} of ${path} has \`${name}\` ${_2_plural(found2,"time")}, not ${occurrence}`,{hint:`Name one of them:
${all.join(`
`)}`})}function noSymbol(place,source){let wanted=place.names.join(".");if(place.overload!==void 0){let{overload:_overload,...any}=place,{length}=definitionsOf(
any,source);if(length>0)return new _1_UserError("not-found",`${place.path} defines \`${wanted}\` ${_2_plural(length,"time")}, so there is no overload ${place.overload}`,
{hint:`Overloads count from 0: ${_1_printPlace({...any,overload:length-1})} is the last one.`})}if(source.reading===void 0&&source.listed===void 0)return new _1_UserError(
"not-found",`Lanser has no grammar to find names in ${place.path}`,{hint:"Name the place by line and column: path@L12:C7."});let names=[...namesIn(source),...source.
given??[]],known=[...new Set(names.map(({symbol})=>symbol))],ending=known.find(one=>one.endsWith(`.${wanted}`)),whole=place.names.slice(0,-1).join("."),last=place.
names.at(-1)??"";if(ending===void 0&&known.includes(whole)&&!known.some(one=>one.startsWith(`${whole}.`)))return new _1_UserError("not-found",`\`${whole}\` of ${place.
path} has no \`${last}\``,{hint:"The parts of a definition are :sig, :body and :doc."});let near=ending??_2_findNearest(wanted,known);return new _1_UserError("n\
ot-found",`${place.path} defines no \`${wanted}\``,{hint:near===void 0?`To list the definitions of the file: lanser ${source.reading===void 0?"symbols":"outline"}\
 ${_1_printPlace({kind:"file",path:place.path})}`:`Did you mean \`${near}\`?`})}function several(place,matches,lines,source){let path=_1_pathOf(place),candidates=matches.
slice(0,candidatesMax).map(match=>candidateOf(path,match,source)),shown2=matches.slice(0,candidatesMax).map(({range,place:own})=>`${at(path,range.start,lines,source.
unit)}  ${_1_printPlace(own)}`),hasNone=matches.some(({evidence})=>evidence.isSameAround===!1),more=matches.length>candidatesMax?[`and ${matches.length-candidatesMax}\
 more`]:[],what=place.kind==="symbol"?`${path} defines \`${place.names.join(".")}\` ${matches.length} times`:`${path} matches \`${_1_printPlace(place)}\` ${matches.
length} times${hasNone?", and none of the matches has the hash":""}`;return new _1_UserError("ambiguous",what,{hint:`Name one of them:
${[...shown2,...more].join(`
`)}`,candidates})}var candidatesMax=20;function onlyLine(place,lines,{reading,unit}){let text=lineOf(place,place.line,lines),shown2=wordsOf(text,place.line-1,reading).
map(({name,character,nth})=>`${at(place.path,{line:place.line-1,character},lines,unit)}  ${_1_printPlace({kind:"name",path:place.path,line:place.line,name,occurrence:nth})}`);
return new _1_UserError("bad-selector",`\`${_1_printPlace(place)}\` names a whole line, but the question needs a place on it`,{hint:shown2.length===0?"The line \
has no names. Choose another line.":`Name one of the symbols on the line:
${shown2.join(`
`)}`})}var wordsMax=20;function wordsOf(line,index,reading){let code=reading?.code?.slice(reading.starts?.[index]??0).slice(0,line.length)??line,counts=new Map,
found2=[...code.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)].map(({0:name,index:at2})=>{let nth=(counts.get(name)??0)+1;return counts.set(name,nth),{name,
character:at2,nth}}),ofLanguage=keywordsOf[reading?.language??"python"];return found2.filter(({name})=>!ofLanguage.has(name)).slice(0,wordsMax)}var keywords=new Set(
"and as async await break case class const continue def default del elif else enum except export extends finally for from function global if implements import i\
n instanceof interface is lambda let new nonlocal not of or pass private protected public raise readonly return static switch throw try type typeof var while wi\
th yield".split(" ")),keywordsOfGo=new Set("break case chan const continue default defer else fallthrough for func go goto if import interface map package range\
 return select struct switch type var".split(" ")),keywordsOfData=new Set(["false","null","true"]),keywordsOfRust=new Set("as async await break const continue c\
rate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self static struct super trait true type union unsafe use where whi\
le".split(" ")),keywordsOfBash=new Set("case declare do done elif else esac export fi for function if in local readonly return select then time typeset until wh\
ile".split(" ")),keywordsOfCpp=new Set("alignas alignof asm auto bool break case catch char class concept const consteval constexpr constinit const_cast continu\
e co_await co_return co_yield decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable na\
mespace new noexcept nullptr operator private protected public register reinterpret_cast requires restrict return short signed sizeof static static_assert stati\
c_cast struct switch template this thread_local throw true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while".split(" ")),
keywordsOf={python:keywords,typescript:keywords,tsx:keywords,json:keywordsOfData,yaml:keywordsOfData,go:keywordsOfGo,rust:keywordsOfRust,bash:keywordsOfBash,cpp:keywordsOfCpp};
function at(path,position,lines,unit){let line=lines[position.line]??"";return _1_printPlace({kind:"position",path,line:position.line+1,column:fromUtf16(line,position.
character,unit)+1})}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();async function placeInFile(opened,place,unit){if(_1_hasFile(place))return{
place,route:[]};if(place.kind==="id"){let{findById}=await import("./find-by-id-4ND4ND4Y.js"),{place:found2,score,features}=await findById(opened,place,unit);return{
place:found2,route:[],..._2_compact({score,features})}}let{findModulePlace}=await import("./modules-BQ6SKNBO.js");return await findModulePlace(place,{paths:[...new Set(
[...opened.subject.paths,...opened.options.overlays.keys()])],textOf:async path=>await readTreeText(opened,path),readingOf:async path=>{let text=await readTreeText(
opened,path);return text===void 0?void 0:await readText(path,text)},givenIn:namesSymbol})}import{createRequire as lanserCreateRequire4}from"node:module";import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunk-CZHAKUB4.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();function scoringOf({scoreMin,shownMax:shownMax2},features){return{weights:featureWeights,
features,tau:scoreMin,k:shownMax2,normalization:["features in [0, 1]","weights of features with evidence add up to 1","12 decimals"]}}import{createRequire as lanserCreateRequire6}from"node:module";import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();var kinds={"bad-selector":"BadSelector","not-found":"NotFound",ambiguous:"\
Ambiguous","version-skew":"Stale","report-refused":"ServerUnavailable","bad-configuration":"Configuration","no-server":"LanguageNotEnabled","unknown-server":"No\
ServerForExtension","unknown-version":"NoServerForExtension","unsupported-platform":"Configuration","unsafe-trigger":"Configuration","no-git":"Configuration",usage:"\
Usage","no-repository":"Usage","no-base":"Usage","no-merge-base":"Usage","unknown-revision":"Usage","unreadable-file":"FileNotFound",broken:"Internal","server-t\
imeout":"RequestTimeout","server-crashed":"SessionDead","server-not-started":"ServerUnavailable","apply-conflict":"Stale","write-denied":"Usage","unsupported-ca\
pability":"CapabilityMissing","machine-limit":"ServerUnavailable",cancelled:"Cancelled","content-modified":"Stale","indexing-unsupported":"Wire","replay-mismatc\
h":"Stale",outside:"Usage"};function bundleError({code,message,hint,candidates=[],conflicts=[]},evidenceId){let{exitCode,retryable}=_1_errorTable[code];return{code:`\
E/${code.toUpperCase().replaceAll("-","_")}`,kind:kinds[code],exitCode,message:message.toWellFormed(),hint:hint.toWellFormed(),retryable,evidenceId,..._2_compact(
{candidates:candidates.length===0?void 0:candidates,conflicts:conflicts.length===0?void 0:conflicts})}}var bundleVersion="1.1";function sealBundle(draft){let{bundleId,
factsId}=idsOf(draft);return{version:bundleVersion,bundleId,factsId,...draft,processReward:null}}function idsOf(bundle){let domain=domainOf(bundle),{platform:_platform,
digests:_digests,...environment}=domain.environment;return{bundleId:sha256(canonical(domain)),factsId:sha256(canonical({...domain,environment}))}}function domainOf(bundle){
let{request:request2,resolution,edits,environment,capabilities,meta}=bundle,answer="facts"in bundle?{facts:Object.fromEntries(Object.entries(bundle.facts).map(([
k,v])=>[k,withoutEvidence(v)]))}:{error:without(bundle.error,"evidenceId")},{exit_code,sorting_keys,hashing}=meta;return{request:request2,resolution:without(resolution,
"original"),...answer,edits,environment,capabilities,meta:{exit_code,sorting_keys,hashing}}}function withoutEvidence(value){return Array.isArray(value)?value.map(
one=>without(one,"evidence")):without(value,"evidence")}function without(value,name){return typeof value!="object"||value===null||Array.isArray(value)?value:Object.
fromEntries(Object.entries(value).filter(([key])=>key!==name))}function serializeBundle(bundle){return`${canonical(bundle)}
`}function flattenRange({start:start2,end}){return[start2.line,start2.character,end.line,end.character]}function unflat([line,character,endLine,endCharacter]){return{
start:{line,character},end:{line:endLine,character:endCharacter}}}import{_0_described,_0_describedQuestions}from"./together-F4FA69D3.js";import{_14_askCanary,_14_askMember,_14_checkCanary,_14_createChannel,_14_explainSilentFile,_14_isRetryable,_14_openCanary,_14_readRange,_14_readReport,_14_sessionFailure}from"./together-AECEBE8A.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_9_require_picomatch}from"./together-80818FEF.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_0_once}from"./together-6C2C9A22.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(_8_require_api2(),
1);_3_init_node_22();var named=["textDocument/definition","textDocument/documentHighlight","textDocument/documentSymbol","textDocument/hover","textDocument/prep\
areRename","textDocument/references","textDocument/signatureHelp","textDocument/typeDefinition","workspace/symbol","callHierarchy/incomingCalls","callHierarchy/\
outgoingCalls","textDocument/prepareCallHierarchy"],pyright=[...named,"completionItem/resolve","textDocument/completion","textDocument/declaration"],structure=[
"textDocument/foldingRange","textDocument/selectionRange"],typescript=[...named,...structure,"codeLens/resolve","completionItem/resolve","textDocument/codeLens",
"textDocument/completion","textDocument/implementation","textDocument/inlayHint","textDocument/linkedEditingRange","textDocument/semanticTokens/full","textDocum\
ent/semanticTokens/range"],offeredBy={pyright,basedpyright:[...pyright,"textDocument/implementation","textDocument/inlayHint","textDocument/semanticTokens/full"],
typescript,gopls:[...named,...structure,"textDocument/codeLens","textDocument/completion","textDocument/documentLink","textDocument/implementation","textDocumen\
t/inlayHint","textDocument/prepareTypeHierarchy","textDocument/semanticTokens/full","textDocument/semanticTokens/range","typeHierarchy/subtypes","typeHierarchy/\
supertypes"],clangd:[...named,...structure,"textDocument/completion","textDocument/declaration","textDocument/documentLink","textDocument/implementation","textD\
ocument/inlayHint","textDocument/prepareTypeHierarchy","textDocument/semanticTokens/full","typeHierarchy/subtypes","typeHierarchy/supertypes"],"typescript-langu\
age-server":typescript,vtsls:typescript,yaml:[...structure,"textDocument/codeLens","textDocument/completion","textDocument/definition","textDocument/documentLin\
k","textDocument/documentSymbol","textDocument/hover","textDocument/prepareRename"],"bash-language-server":["completionItem/resolve","textDocument/completion","\
textDocument/definition","textDocument/documentHighlight","textDocument/documentSymbol","textDocument/hover","textDocument/prepareRename","textDocument/referenc\
es","workspace/symbol"],json:[...structure,"textDocument/colorPresentation","textDocument/documentColor","textDocument/documentLink","textDocument/documentSymbo\
l","textDocument/hover"]},scripts=["typescript","typescript-language-server"],renaming=["pyright","basedpyright",...scripts,"vtsls","gopls","clangd"],plannedBy={
"textDocument/rename":[...renaming,"yaml","bash-language-server"],"textDocument/codeAction":[...renaming,"yaml","bash-language-server","json","ruff"],"textDocum\
ent/formatting":[...scripts,"vtsls","gopls","clangd","yaml","bash-language-server","ruff"],"workspace/willRenameFiles":["basedpyright",...scripts]};function findOfferingProfiles(method7,path){
let planning=Object.entries(plannedBy).find(([planned2])=>planned2===method7)?.[1]??[];return _7_profiles.filter(({id,isSource})=>(planning.includes(id)||offeredBy[id]?.
some(one=>one===method7)===!0)&&(path===void 0||isSource(path)))}_3_init_node_22();function createEvidence(record){return{id:sha256(canonical(record)),...record}}
var UnansweredRequest=class extends _1_UserError{evidence;end;environment;restarts=0;constructor(error,evidence,end){super(error.code,error.message,{hint:error.
hint}),this.evidence=evidence,this.end=end}},retryDelaysMs=[500,1e3,2e3],earlyDelaysMs=[250,500,1e3];function createAskable(options){let{conversation,context:context2,
server,clock,profile}=options,{session}=conversation,open=new Set,texts=new Map,noteText=path=>{texts.set(path,(texts.get(path)??0)+1)},uriOf2=path=>_1_uriFromPath(
`${context2.root}/${path}`),openOne=path=>{let uri=uriOf2(path);if(open.has(path))return uri;let text=options.text(path);if(text===void 0)throw new _1_UserError(
"not-found",`there is no file \`${path}\``);return session.open({uri,languageId:profile.languageId(path),text}),open.add(path),noteText(path),uri},closeOne=path=>{
open.delete(path)&&session.close(uriOf2(path))},layOne=path=>{let uri=openOne(path),text=options.text(path);text===void 0||profile.diagnostics.kind!=="pull"||(session.
change({uri,text}),noteText(path))},edited=paths=>{for(let path of paths){let text=open.has(path)&&!options.isLaid(path)?options.text(path):void 0;if(text===void 0)
continue;let uri=uriOf2(path);session.change({uri,text}),session.save({uri,text}),noteText(path)}session.edited(paths.map(uriOf2))},isLoaded=()=>session.facts.openProgress.
size===0?!0:void 0,wait=ms=>new Promise(resolve=>{clock.after(ms,resolve)}),warm=new Set;return{asking:(signal,denied=nothingDenied,isTimed=!1)=>{let records=[],
retries=0,denies=method7=>denied.methods.includes(method7),requestsMsMax={...slower,...profile.limits.requestsMsMax},msMaxOf=method7=>isTimed?void 0:requestsMsMax[method7],
note=record=>{let noted=createEvidence({server,...record});return records.push(noted),noted},requestAgain=async(method7,params,msMax)=>{for(let delay of retryDelaysMs){
let answer=await session.request(method7,params,msMax,signal);if(answer.kind!=="error"||!_14_isRetryable(answer)||signal?.aborted===!0)return answer;retries+=1,
await wait(delay)}return session.request(method7,params,msMax,signal)},ask2=async(method7,params,{targets,msMax,isVerbatim})=>{if(denies(method7))throw deniedOf(
{note},method7,targets);let answer=await requestAgain(method7,params,msMaxOf(method7)??msMax),outcome=outcomes[answer.kind],bytes=answer.kind==="result"?Buffer.
byteLength(options.relative(JSON.stringify(answer.result)??"null")):0,noted=note({query_types:[method7],targets,outcome,response_bytes:bytes});if(signal?.aborted===
!0)throw new UnansweredRequest(_1_cancelled(),noted);if(answer.kind==="result")return{result:answer.result,evidence:noted};if(answer.kind==="error"&&profile.isEmptyResultError?.(
method7,answer)===!0&&isVerbatim!==!0)return{result:null,evidence:noted};let end=answer.kind==="ended"?answer.end:void 0;throw new UnansweredRequest(problemOf(answer,
method7,options,targets),noted,end)};return{...options,offers:method7=>!denies(method7)&&session.offers(method7).length>0,denies,isDenied:denied.isPath,open:path=>{
if(denied.isPath(path))throw deniedPath(path);return openOne(path)},close:path=>{options.isLaid(path)||closeOne(path)},ask:ask2,askWarm:async(method7,params,of,isEarly)=>{
let received=await ask2(method7,params,of),again=0,isGuarded=profile.returnsPartialResults?.has(method7)===!0;for(let delay of isGuarded?earlyDelaysMs:[]){if(warm.
has(method7)||!isEarly(received)||signal?.aborted===!0)break;await session.waitFor(isLoaded,of.msMax),await wait(delay),again+=1,received=await ask2(method7,params,
of)}return warm.add(method7),retries+=again,{...received,again}},records:()=>records,note,retries:()=>retries}},open:openOne,close:closeOne,lay:layOne,edited,texts:path=>texts.
get(path)??0}}var outcomes={result:"responded",error:"error",unsupported:"unsupported",timeout:"timed_out",ended:"error"};function problemOf(answer,method7,{profile,
relative,conversation},targets){switch(answer.kind){case"unsupported":return unsupported(profile,method7,targets);case"timeout":return new _1_UserError("server-\
timeout",`${profile.name} did not answer ${method7} in ${answer.ms/1e3} s`,{hint:"Give the server more time with --timeout, or ask about fewer files."});case"er\
ror":{if(answer.code===import_vscode_languageserver_protocol.LSPErrorCodes.ContentModified||answer.code===import_vscode_languageserver_protocol.LSPErrorCodes.ServerCancelled)
return new _1_UserError("content-modified",`${profile.name} reported changed content at every attempt of ${method7}`);if(answer.code===import_vscode_languageserver_protocol.
ErrorCodes.MethodNotFound)return unsupported(profile,method7,targets);let message=relative(answer.message).toWellFormed().slice(0,1e3);return new _1_UserError("\
server-crashed",`${profile.name} answered ${method7} with error ${answer.code}: ${message}`,{hint:"The server still runs. Try another place."})}case"ended":return new _1_UserError(
"server-crashed",endOf(answer.end,profile.name),{hint:[...printedLines(relative(_2_lastLines(conversation.session.stderrTail()))),crashHint].join(`
`)})}}var crashHint=_1_errorTable["server-crashed"].hint;function printedLines(printed){return printed===""?[]:["The server printed on standard error:",...printed.
split(`
`).map(line=>`| ${line}`)]}var requestMsMax=6e4,slower={"textDocument/references":12e4},nothingDenied={methods:[],isPath:()=>!1};function deniedPath(path){return new _1_UserError(
"bad-configuration",`deny.paths of the configuration denies ${path}`,{hint:"To ask about this file, change `deny.paths`."})}function deniedOf({note},method7,targets){
let noted=note({query_types:[method7],targets,outcome:"unsupported",response_bytes:0}),error=new _1_UserError("bad-configuration",`deny.methods of the configura\
tion denies ${method7}`,{hint:"To allow the method, change `deny.methods`."});return new UnansweredRequest(error,noted)}function unsupported({id,name,language},method7,[
target]){let path=pathOf2(target),named2=findOfferingProfiles(method7,path).filter(one=>one.id!==id).map(one=>`--server ${one.id}${path===void 0?` (${one.language}\
)`:""}`),offered=named2.length===0?`No server of this release offers it${path===void 0?"":` for ${language}`}.`:`Offered by: ${named2.join(", ")}.`,instead=method7===
"textDocument/prepareTypeHierarchy"?implementationsOf(id,path):"";return new _1_UserError("unsupported-capability",`${name} does not offer ${method7}`,{hint:`${offered}${instead}\
 What can be asked of this one: lanser capabilities`})}function implementationsOf(id,path){let known=path===void 0?[]:findOfferingProfiles("textDocument/impleme\
ntation",path),[first]=known;return first===void 0?"":` What implements or extends it: lanser impl PLACE${known.some(one=>one.id===id)?"":` --server ${first.id}`}\
.`}function pathOf2(target){try{return target===void 0?void 0:_1_pathOf(_1_parsePlace(target))}catch(error){if(error instanceof _1_UserError)return;throw error}}
function endOf(end,name){switch(end.kind){case"exit":return`${name} ended ${end.signal===null?`with code ${end.code}`:`by ${end.signal}`}`;case"violation":return`${name}\
 broke the protocol: ${end.violation.code}: ${end.violation.detail}`;case"misbehaved":return`${name} broke the protocol: ${end.detail}`;case"not-started":return end.
message.replace("the server",name);case"closed":return`the session with ${name} is closed`}}_3_init_node_22();var[packagesName,outsideName]=["<packages>","<outs\
ide>"],installed=/\/(?:node_modules|site-packages|dist-packages)\/|^\/(?:usr|opt|Library)\/|\/lib\/python3[^/]*\//u;function isPackaged(absolute,folders){return installed.
test(absolute)||folders.some(folder=>_1_isInside(absolute,folder))}var lists=["definitions","references","symbols","calls","types"];function dropOutside(answer){
let facts={...answer.facts},kept={},count=0;for(let name of lists){let all=facts[name],inside=all?.filter(({external})=>external!==outsideName);all===void 0||inside===
void 0||inside.length===all.length||(count+=all.length-inside.length,kept[name]=inside)}if(count===0)return answer;let note=`the answer leaves out ${_2_plural(count,
"place")} outside of the repository`;return{...answer,facts:{...facts,...kept},notes:[...answer.notes??[],note]}}_3_init_node_22();var import_node_path=_4___toESM(
_0_require_node_path(),1),import_picomatch=_4___toESM(_9_require_picomatch(),1),import_vscode_languageserver_protocol2=_4___toESM(_8_require_api2(),1);_3_init_node_22();
function unitOf(encoding){return encoding==="utf-32"?"codepoint":encoding}function toServer(text,{line,character},encoding){return encoding==="utf-16"?{line,character}:
{line,character:fromUtf16(_2_splitText(text())[line]??"",character,unitOf(encoding))}}function fromServer(text,{line,character},encoding){if(encoding==="utf-16")
return{line,character};let at2=text[line]===void 0?void 0:toUtf16(text[line],character,unitOf(encoding));return at2===void 0?void 0:{line,character:at2}}_3_init_node_22();
_3_init_node_22();function classifyUri(uri,{context:context2,repository,relative,packages}){let absolute=_1_pathFromUri(uri);if(absolute===void 0)return{external:outsideName};
let path=_1_relativeInside(context2.root,absolute)??_1_relativeInside(repository,absolute);if(path!==void 0)return{path};let shown2=relative(absolute);return shown2.
startsWith("<")?{external:shown2.toWellFormed()}:{external:isPackaged(absolute,packages)?packagesName:outsideName}}function locationsOf(result,evidence,places2){
if(result==null)return[];let all=Array.isArray(result)?result:[result],found2=[];for(let one of all){let uri=readMember(one,"targetUri")??readMember(one,"uri"),
range=readFlatRange(readMember(one,"targetSelectionRange")??readMember(one,"targetRange")??readMember(one,"range"));if(typeof uri!="string"||range===void 0)return;
found2.push({...classifyUri(uri,places2),range,evidence})}return sortDistinct(found2)}function sortDistinct(facts){let keyOf=fact=>JSON.stringify(fact);return[...new Map(
facts.map(fact=>[keyOf(fact),fact])).values()].sort(compareFacts)}function compareFacts(left,right){return compareText(placeText(left),placeText(right))||compareValues(
readMember(left,"range"),readMember(right,"range"))||compareValues(left,right)}function placeText(fact){let path=readMember(fact,"path");return typeof path=="st\
ring"?`0${path}`:`1${String(readMember(fact,"external"))}`}function readFlatRange(value){let range=_14_readRange(value);return range===void 0?void 0:flattenRange(
range)}function markedText(value){if(typeof value=="string")return value;if(Array.isArray(value))return value.map(markedText).filter(one=>one!=="").join(`

`);let text=readMember(value,"value"),language=readMember(value,"language");return typeof text!="string"?"":typeof language=="string"?`\`\`\`${language}
${text}
\`\`\``:text}function readHierarchyItem(item,evidence,places2){let uri=readMember(item,"uri"),name=readMember(item,"name"),range=readFlatRange(readMember(item,"\
range"));if(typeof uri!="string"||typeof name!="string"||range===void 0)return;let where=classifyUri(uri,places2),selectionRange=readFlatRange(readMember(item,"\
selectionRange"))??null;return{...where,name:places2.relative(name).toWellFormed(),kind:symbolKind(readMember(item,"kind")),container:containerAt(where,selectionRange??
range,name,places2),range,selectionRange,evidence}}function containerAt({path},[line,character],name,{reading}){let read=path===void 0?void 0:reading(path),symbol=read===
void 0?null:_0_symbolAt(read,{line,character});return symbol?.endsWith(`.${name}`)===!0?symbol.slice(0,-name.length-1):null}var symbolKinds="file module namespa\
ce package class method property field constructor enum interface function variable constant string number boolean array object key null enum-member struct even\
t operator type-parameter".split(" ");function symbolKind(kind){return(typeof kind=="number"?symbolKinds[kind-1]:void 0)??"unknown"}_3_init_node_22();function requireShape(value,method7,asking,evidence){
if(value!==void 0)return value;let error=new _1_UserError("server-crashed",`the answer of ${asking.profile.name} to ${method7} does not follow the protocol`,{hint:"\
Try another version of the server."});throw new UnansweredRequest(error,evidence)}function requireTarget({target}){if(target===void 0)throw new _1_UserError("us\
age","the question needs a place");return target}function positionIn(asking,{place}){let{encoding,open,text}=asking;return{textDocument:{uri:open(place.path)},position:toServer(
()=>text(place.path)??"",place.at??place.range.start,encoding)}}function locationQuestion(name,method7){return{..._0_described(name),sortingKeys:["path","range"],
readOnly:!0,methods:[method7],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{result,evidence}=await asking.ask(method7,positionIn(asking,target),{
targets:[target.selector],msMax:asked2.msMax});return{status:"ok",exitCode:0,facts:{provenance:"lsp",definitions:requireShape(locationsOf(result,evidence.id,asking),
method7,asking,evidence)}}}}}var prepareRename={..._0_described("prepare-rename"),sortingKeys:[],readOnly:!0,purpose:"edits",methods:[import_vscode_languageserver_protocol2.
RenameRequest.method],ask:async(asking,asked2)=>({status:"ok",exitCode:0,facts:{provenance:"lsp",renamed:await preparedName(asking,asked2)}})},rename={..._0_described(
"rename"),sortingKeys:[],readOnly:!0,purpose:"edits",methods:[import_vscode_languageserver_protocol2.RenameRequest.method],ask:async(asking,asked2)=>{let target=requireTarget(
asked2),newName=String(asked2.params.to);assertName(asking.reading(target.place.path),target.place.range,newName);let renamed=await preparedName(asking,asked2),
references=await referencesOf(asking,asked2),{result,evidence}=await asking.ask(import_vscode_languageserver_protocol2.RenameRequest.method,{...positionIn(asking,
target),newName},{targets:[target.selector],msMax:asked2.msMax}),edit=result===null?null:portableEdit(result,asking);if(edit===null)throw new _1_UserError("not-\
found",`${asking.profile.name} returned no edit for ${target.selector}`,{hint:"Name the definition or a use of a symbol of the repository."});let missed=references.
filter(one=>!covers(edit,one)),notes=missed.length===0?[]:[`the edit leaves out ${_2_plural(missed.length,"reference")}: ${missed.map(shownPlace).join(", ")}`];
return{status:"ok",exitCode:0,facts:{provenance:"lsp",renamed,edit:{title:null,evidence:evidence.id}},workspaceEdit:edit,notes}}},renameFile={..._0_described("r\
ename-file"),sortingKeys:[],readOnly:!0,purpose:"edits",methods:[import_vscode_languageserver_protocol2.WillRenameFilesRequest.method],ask:async(asking,asked2)=>{
let{method:method7}=import_vscode_languageserver_protocol2.WillRenameFilesRequest,from=(asked2.named??"").replace(/\/+$/u,""),to=movedTo(from,String(asked2.params.
to)),isFolder2=asked2.target===void 0;assertMovable(asked2,{from,to});let options=asking.conversation.session.offers(method7),uriOf2=path=>_1_uriFromPath(`${asking.
context.root}/${path}`);if(!options.some(one=>wantsFile(one,`${asking.context.root}/${from}`,isFolder2)))throw new _1_UserError("unsupported-capability",`${asking.
profile.name} does not correct imports of ${from}`);asked2.target!==void 0&&asking.open(from);let params={files:[{oldUri:uriOf2(from),newUri:uriOf2(to)}]},{result,
evidence}=await asking.ask(method7,params,{targets:[from],msMax:asked2.msMax}),edit=portableEdit(result,asking),moved={kind:"rename",oldUri:from,newUri:to},workspaceEdit={
documentChanges:[...documentChangesOf(edit??void 0),moved]};return{status:"ok",exitCode:0,facts:{provenance:"lsp",edit:{title:null,evidence:evidence.id}},workspaceEdit}}};
function movedTo(from,to){let normal=import_node_path.posix.normalize(to);return normal.endsWith("/")?`${normal}${import_node_path.posix.basename(from)}`:normal}
function assertMovable({paths},{from,to}){let hint="For example: lanser rename-file src/rates.ts src/prices.ts";if(!_1_isRelativePath(to))throw new _1_UserError(
"write-denied",`\`${to}\` is outside of the repository`,{hint});if(from===to)throw new _1_UserError("usage",`${from} is both the old and the new path`,{hint});if(paths.
length>movedMax)throw new _1_UserError("usage",`${from} has ${paths.length} files; at most ${movedMax} can move at once`,{hint:"Move its folders one by one."})}
var movedMax=1e3;function wantsFile(options,path,isFolder2){let filters=readMember(options,"filters");return(Array.isArray(filters)?filters:[]).some(filter=>{let pattern=readMember(
filter,"pattern"),[glob,kind]=[readMember(pattern,"glob"),readMember(pattern,"matches")],scheme=readMember(filter,"scheme")??"file";if(typeof glob!="string"||scheme!==
"file"||kind!==void 0&&kind==="folder"!==isFolder2)return!1;let nocase=readMember(readMember(pattern,"options"),"ignoreCase")===!0;return(0,import_picomatch.default)(
glob,{dot:!0,nocase})(path)})}var format={..._0_described("format"),sortingKeys:[],readOnly:!0,purpose:"edits",methods:[import_vscode_languageserver_protocol2.DocumentFormattingRequest.
method],ask:async(asking,asked2)=>{let lists2=new Map,evidence="";for(let path of filesOf(asked2)){let textDocument={uri:asking.open(path)},options=indentationOf(
asking.text(path)??""),answer=await asking.ask(import_vscode_languageserver_protocol2.DocumentFormattingRequest.method,{textDocument,options},{targets:[path],msMax:asked2.
msMax});evidence=answer.evidence.id,Array.isArray(answer.result)&&answer.result.length>0&&lists2.set(textDocument.uri,answer.result)}return planned(portableEdit(
{changes:Object.fromEntries(lists2)},asking),null,evidence)}},organizeImports={..._0_described("organize-imports"),sortingKeys:[],readOnly:!0,purpose:"edits",methods:[
import_vscode_languageserver_protocol2.CodeActionRequest.method],ask:async(asking,asked2)=>{let edits=[],evidence="";for(let path of filesOf(asked2)){let whole=rangeOfText(
asking.text(path)??""),found2=await actionsAt(asking,asked2,{path,range:whole,only:import_vscode_languageserver_protocol2.CodeActionKind.SourceOrganizeImports});
for(let one of found2){evidence=one.fact.evidence;let{edit}=await resolved2(asking,asked2,one);edit!==void 0&&edits.push(portableEdit(edit,asking)??{})}}if(evidence===
"")throw new _1_UserError("not-found",`${asking.profile.name} does not organize the imports of these files`,{hint:"Name another server with --server ID."});return planned(
joinEdits(edits),null,evidence)}},actions={..._0_described("actions"),sortingKeys:["kind","title"],readOnly:!0,purpose:"edits",methods:[import_vscode_languageserver_protocol2.
CodeActionRequest.method],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{path}=target.place,{mode,only,pick}=asked2.params,range=/[@#]/u.test(target.
selector)?serverRange(asking,path,target.place.range):rangeOfText(asking.text(path)??""),found2=await actionsAt(asking,asked2,{path,range,only:only===void 0?void 0:
String(only)}),all=found2.map(({fact})=>fact);if(mode==="list")return{status:"ok",exitCode:0,facts:{provenance:"lsp",actions:all}};let picked=pickOne(found2,pick===
void 0?void 0:String(pick)),{edit,why}=await resolved2(asking,asked2,picked);if(edit===void 0)throw new _1_UserError("unsupported-capability",`Lanser does not a\
pply \`${picked.fact.title}\`: ${why}`);let{title,evidence}=picked.fact;return planned(portableEdit(edit,asking),title,evidence)}};function planned(edit,title,evidence){
return{status:"ok",exitCode:0,facts:{provenance:"lsp",edit:evidence===""?null:{title,evidence}},..._2_compact({workspaceEdit:edit??void 0})}}function filesOf({target,
paths}){return paths.length===0&&target!==void 0?[target.place.path]:paths}async function preparedName(asking,asked2){let target=requireTarget(asked2),{path,range}=target.
place,text=asking.text(path)??"",starts=_2_lineStarts(text),word=wordAt(text,offsetIn(starts,range.start)),own=serverRange(asking,path,{start:_2_positionAt(starts,
word.start),end:_2_positionAt(starts,word.end)});if(!asking.offers(import_vscode_languageserver_protocol2.PrepareRenameRequest.method))return null;let{result,evidence}=await asking.
ask(import_vscode_languageserver_protocol2.PrepareRenameRequest.method,positionIn(asking,target),{targets:[target.selector],msMax:asked2.msMax});if(result==null||
readMember(result,"defaultBehavior")===!1)throw new _1_UserError("not-found",`${asking.profile.name} cannot rename ${target.selector}`,{hint:"Name the definitio\
n or a use of a symbol of the repository."});let inner=readFlatRange(readMember(result,"range")??result),placeholder=readMember(result,"placeholder");return inner===
void 0&&readMember(result,"defaultBehavior")!==!0?requireShape(void 0,import_vscode_languageserver_protocol2.PrepareRenameRequest.method,asking,evidence):{range:inner??
flattenRange(own),placeholder:typeof placeholder=="string"?placeholder.toWellFormed():text.slice(word.start,word.end),evidence:evidence.id}}function assertName(reading,range,newName){
let isName=/^(?:#|r#)?[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(newName),hint="Choose another name.";if(reading===void 0&&newName.trim()!==""&&!/\s/u.test(newName))
return;if(!isName)throw new _1_UserError("bad-selector",`\`${newName}\` is not a name`,{hint});if(reading===void 0)return;let{text,starts}=reading,word=wordAt(text,
offsetIn(starts,range.start)),old=text.slice(word.start,word.end);if(old==="")throw new _1_UserError("not-found","there is no name at the place",{hint:"Name the\
 definition or a use of a symbol of the repository."});if(old===newName)throw new _1_UserError("usage",`the symbol is called \`${newName}\` already`,{hint});let renamed=`${text.
slice(0,word.start)}${newName}${text.slice(word.end)}`;if(!reading.hasErrors&&reading.isBroken(renamed))throw new _1_UserError("bad-selector",`\`${newName}\` is \
not a name in this language`,{hint});let siblings=siblingsOf(reading.definitions,starts,word.start),own=siblings.find(({nameRange})=>offsetIn(starts,nameRange.start)===
word.start),taken=siblings.find(({name,receiver})=>name===newName&&receiver===own?.receiver);if(taken===void 0)return;let line=taken.nameRange.start.line+1;throw new _1_UserError(
"apply-conflict",`the same scope defines \`${newName}\` already (line ${line})`,{hint})}function siblingsOf(definitions,starts,offset){return definitions.some(({
nameRange})=>offsetIn(starts,nameRange.start)===offset)?definitions:definitions.flatMap(one=>siblingsOf(one.definitions,starts,offset))}function wordAt(text,offset){
let before=/[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0,offset-nameLengthMax),offset)),after=/^[\p{ID_Continue}$]*/u.exec(text.slice(offset,offset+nameLengthMax));
return{start:offset-(before?.[0].length??0),end:offset+(after?.[0].length??0)}}var nameLengthMax=1e3;async function referencesOf(asking,asked2){let target=requireTarget(
asked2),{method:method7}=import_vscode_languageserver_protocol2.ReferencesRequest;if(!asking.offers(method7))return[];let params={...positionIn(asking,target),context:{
includeDeclaration:!0}},isEarly=({result:result2})=>(locationsOf(result2,"",asking)??[]).length<=1,{result,evidence}=await asking.askWarm(method7,params,{targets:[
target.selector],msMax:asked2.msMax},isEarly);return requireShape(locationsOf(result,evidence.id,asking),method7,asking,evidence).flatMap(({path,range})=>path===
void 0?[]:[{path,range:unflat(range)}])}function shownPlace({path,range:{start:start2}}){return`${path}:${start2.line+1}`}function covers(edit,{path,range}){return textEdits(
edit).some(one=>one.path===path&&one.range.start.line<=range.end.line&&range.start.line<=one.range.end.line&&(one.range.end.line>range.start.line||one.range.end.
character>=range.start.character)&&(one.range.start.line<range.end.line||one.range.start.character<=range.end.character))}function textEdits(edit){return documentChangesOf(
edit).flatMap(change=>{let path=String(readMember(readMember(change,"textDocument"),"uri")),edits=readMember(change,"edits");return(Array.isArray(edits)?edits:[]).
flatMap(one=>{let range=_14_readRange(readMember(one,"range"));return range===void 0?[]:[{path,range}]})})}function portableEdit(result,asking){if(typeof result!=
"object"||result===null)return null;let uri=value=>{if(typeof value!="string")return value;let{path}=classifyUri(value,asking);return path??value},sorted=edits=>Array.
isArray(edits)?edits.toSorted((one,other)=>compareEdits(one,other)):edits,changes=readMember(result,"changes"),documents=readMember(result,"documentChanges"),renamed=typeof changes==
"object"&&changes!==null?Object.fromEntries(Object.entries(changes).map(([key,edits])=>[uri(key),sorted(edits)])):void 0,listed=Array.isArray(documents)?documents.
map(one=>{if(typeof one!="object"||one===null)return one;let all={...one};for(let name of["uri","oldUri","newUri"])name in all&&(all[name]=uri(all[name]));let document=readMember(
one,"textDocument");return document===void 0?all:{...all,textDocument:{uri:uri(readMember(document,"uri")),version:null},edits:sorted(readMember(one,"edits"))}}):
void 0,isOrdered=listed?.some(one=>readMember(one,"kind")!==void 0)===!0,uriOf2=one=>String(readMember(readMember(one,"textDocument"),"uri")),inOrder=isOrdered?
listed:listed?.toSorted((one,other)=>compareText(uriOf2(one),uriOf2(other))),rest=Object.fromEntries(Object.entries(result).filter(([key])=>key!=="changes"&&key!==
"documentChanges"));return(inOrder?.length??0)===0&&Object.keys(renamed??{}).length===0?null:JSON.parse(JSON.stringify({...rest,..._2_compact({changes:renamed,documentChanges:inOrder})}))}
function compareEdits(one,other){let[left,right]=[_14_readRange(readMember(one,"range")),_14_readRange(readMember(other,"range"))];return left===void 0||right===
void 0?0:compareRanges(left,right)}function joinEdits(edits){let documentChanges=edits.flatMap(documentChangesOf);return documentChanges.length===0?null:{documentChanges}}
function documentChangesOf(edit){let listed=readMember(edit,"documentChanges");if(Array.isArray(listed))return listed;let changes=readMember(edit,"changes");return typeof changes!=
"object"||changes===null?[]:Object.entries(changes).map(([uri,edits])=>({textDocument:{uri,version:null},edits}))}async function actionsAt(asking,asked2,{path,range,
only}){let{profile,context:context2,conversation,server}=asking,uri=asking.open(path),{answer}=await _14_askMember({profile,context:context2},conversation,uri,asked2.
msMax),items=answer.kind==="result"?readMember(answer.result,"items"):[],diagnostics=(Array.isArray(items)?items:[]).filter(item=>{let place=_14_readRange(readMember(
item,"range"));return place!==void 0&&touches(place,range)}),params={textDocument:{uri},range,context:{diagnostics,triggerKind:import_vscode_languageserver_protocol2.
CodeActionTriggerKind.Invoked,..._2_compact({only:only===void 0?void 0:[only]})}},{method:method7}=import_vscode_languageserver_protocol2.CodeActionRequest,{result,
evidence}=await asking.ask(method7,params,{targets:[path],msMax:asked2.msMax});return requireShape(result===null?[]:Array.isArray(result)?result:void 0,method7,
asking,evidence).flatMap(one=>{let[title,kind]=[readMember(one,"title"),readMember(one,"kind")];return typeof title!="string"?[]:only!==void 0&&kind!==only&&!String(
kind).startsWith(`${only}.`)?[]:[{fact:{title:title.toWellFormed(),kind:typeof kind=="string"?kind:null,server:server.id,isPreferred:readMember(one,"isPreferred")===
!0,skipped:skippedBecause(one,asking.offers(import_vscode_languageserver_protocol2.CodeActionResolveRequest.method)),evidence:evidence.id},action:one}]}).toSorted(
({fact:one},{fact:other})=>compareText(one.kind??"",other.kind??"")||compareText(one.title,other.title))}function skippedBecause(action,isResolvable){let reason=readMember(
readMember(action,"disabled"),"reason");if(typeof reason=="string")return reason.toWellFormed();let command=readMember(action,"command");return typeof command==
"string"?commandReason:readMember(action,"edit")===void 0&&!isResolvable?command===void 0?"it has no edit":commandReason:null}var commandReason="it runs a comma\
nd of the server, and Lanser runs none";async function resolved2(asking,{msMax},{fact,action}){if(fact.skipped!==null)return{edit:void 0,why:fact.skipped};let{method:method7}=import_vscode_languageserver_protocol2.
CodeActionResolveRequest,whole=action.edit===void 0&&asking.offers(method7)?(await asking.ask(method7,action,{targets:[fact.title],msMax})).result:action,command=readMember(
whole,"command"),edit=readMember(whole,"edit");return command!=null&&edit===void 0?{edit:void 0,why:commandReason}:{edit,why:"it has no edit"}}function pickOne(found2,pick){
let usable=found2.filter(({fact})=>fact.skipped===null),listed=some=>some.map(one=>`${found2.indexOf(one)+1}: ${one.fact.title}`).join(`
`),hint=found2.length===0?"Name a place with a finding, or the whole file.":listed(found2);if(pick===void 0){if(usable.length===1&&usable[0]!==void 0)return usable[0];
throw new _1_UserError(usable.length===0?"not-found":"ambiguous",`the place has ${_2_plural(usable.length,"usable code action")}`,{hint:usable.length===0?hint:`\
Choose one with --pick:
${listed(usable)}`})}let byNumber=/^\d+$/u.test(pick)?found2[Number(pick)-1]:void 0,exact=found2.filter(({fact})=>fact.title===pick),wanted=pick.toLowerCase(),near=exact.
length>0?exact:found2.filter(({fact})=>fact.title.toLowerCase().includes(wanted)),matches=byNumber===void 0?near:[byNumber],[first,second]=matches;if(first!==void 0&&
second===void 0)return first;throw new _1_UserError(first===void 0?"not-found":"ambiguous",`${_2_plural(matches.length,"code action")} ${matches.length===1?"mat\
ches":"match"} \`${pick}\``,{hint:matches.length===0?hint:listed(matches)})}function touches(one,other){let starts=(left,right)=>left.start.line<right.end.line||
left.start.line===right.end.line&&left.start.character<=right.end.character;return starts(one,other)&&starts(other,one)}function serverRange({text,encoding},path,{
start:start2,end}){let own=()=>text(path)??"";return{start:toServer(own,start2,encoding),end:toServer(own,end,encoding)}}function rangeOfText(text){return{start:{
line:0,character:0},end:_2_positionAt(_2_lineStarts(text),text.length)}}function indentationOf(text){let insertSpaces=!/^\t/mu.test(text),widths=[...text.matchAll(
/^( {2,8})\S/gmu)].map(([,spaces=""])=>spaces.length);return{tabSize:insertSpaces&&widths.length>0?Math.min(...widths):4,insertSpaces}}function offsetIn(starts,{
line,character}){return(starts[line]??0)+character}_3_init_node_22();var import_vscode_languageserver_protocol13=_4___toESM(_8_require_api2(),1);_3_init_node_22();
var import_vscode_languageserver_protocol3=_4___toESM(_8_require_api2(),1);_3_init_node_22();async function followHierarchy(asking,asked2,target,{prepare:prepare3,
follow}){let of={targets:[target.selector],msMax:asked2.msMax},prepared=await asking.ask(prepare3,positionIn(asking,target),of),items=listOf(prepared.result),found2=[];
for(let item of requireShape(items,prepare3,asking,prepared.evidence)){let{result,evidence}=await asking.ask(follow,{item},of);for(let one of requireShape(listOf(
result),follow,asking,evidence))found2.push({item:one,evidence:evidence.id})}return found2}function listOf(result){return result==null?[]:Array.isArray(result)?
result:void 0}var prepare=import_vscode_languageserver_protocol3.CallHierarchyPrepareRequest.method,calls={..._0_described("calls"),sortingKeys:["path","range",
"name"],readOnly:!0,methods:[prepare],ask:async(asking,asked2)=>{let isIn=asked2.params.mode==="in",follow=isIn?import_vscode_languageserver_protocol3.CallHierarchyIncomingCallsRequest.
method:import_vscode_languageserver_protocol3.CallHierarchyOutgoingCallsRequest.method,facts=(await followHierarchy(asking,asked2,requireTarget(asked2),{prepare,
follow})).flatMap(({item,evidence})=>{let other=isIn?readMember(item,"from"):readMember(item,"to"),symbol=readHierarchyItem(other,evidence,asking),ranges=readMember(
item,"fromRanges"),read=Array.isArray(ranges)?ranges.map(readFlatRange):[],fromRanges=[...new Map(read.flatMap(range=>range===void 0?[]:[[range.join(),range]])).
values()].sort(compareValues);return symbol===void 0?[]:[{...symbol,fromRanges}]});return{status:"ok",exitCode:0,facts:{provenance:"lsp",calls:sortDistinct(facts)}}}};
_3_init_node_22();function capabilitiesOf(all){return{..._0_described("capabilities"),sortingKeys:["name"],readOnly:!0,methods:[],ask:asking=>{let offered=new Set(
_8_capableMethods.filter(method7=>asking.offers(method7))),questions2=all().filter(one=>one.kind!=="server"||one.word!==void 0||needs(one.methods).some(all2=>all2.
every(one2=>offered.has(one2)))),own={methods:[...offered].filter(method7=>!method7.startsWith("custom/")).sort(compareText),questions:questions2.map(({name})=>name).
sort(compareText)},{id:server,version}=asking.server,offers=[{server,version,root:asking.context.project,...own}],denied=_8_capableMethods.filter(method7=>asking.
denies(method7));return Promise.resolve({status:"ok",exitCode:0,facts:{provenance:"lsp",...own,offered:offers},..._2_compact({notes:denied.length===0?void 0:[`t\
he list leaves out methods that deny.methods of the configuration denies: ${denied.join(", ")}`]})})}}}function needs(methods){if(typeof methods!="function")return[
methods];let none={target:void 0,paths:[],named:null,outside:[],params:{},msMax:0,isTimed:!0};return[methods(none),methods({...none,target:nowhere}),methods({...none,
params:{all:!0}})]}var start={line:0,character:0},nowhere={place:{path:"-",range:{start,end:start},whole:{start,end:start},symbol:null},selector:"-"};_3_init_node_22();
var import_vscode_languageserver_protocol8=_4___toESM(_8_require_api2(),1);_3_init_node_22();_3_init_node_22();var import_vscode_languageserver_protocol5=_4___toESM(
_8_require_api2(),1);_3_init_node_22();var bytesPerToken=4,pieceKinds=["signature","definition","outline","diagnostic","hint"];function countTokens(text){return Math.
ceil((Buffer.byteLength(text)+1)/bytesPerToken)}function packPieces(pieces,tokensMax){let used=0;for(let[index,{tokens}]of pieces.entries()){if(used+tokens>tokensMax)
return{pieces:pieces.slice(0,index),used,isCut:!0,next:tokens};used+=tokens}return{pieces,used,isCut:!1,next:null}}function comparePieces(one,other){return pieceKinds.
indexOf(one.kind)-pieceKinds.indexOf(other.kind)||one.nth-other.nth||compareText(one.path,other.path)}_3_init_node_22();var import_vscode_languageserver_protocol4=_4___toESM(
_8_require_api2(),1),workspaceSymbolsMax=1e4,symbols={..._0_described("symbols"),sortingKeys:["path","range","name"],readOnly:!0,methods:asked2=>[asked2.target===
void 0&&!isOfFiles(asked2)?import_vscode_languageserver_protocol4.WorkspaceSymbolRequest.method:import_vscode_languageserver_protocol4.DocumentSymbolRequest.method],
ask:(asking,asked2)=>asked2.target!==void 0?ofFile(asking,asked2):isOfFiles(asked2)?ofEachFile(asking,asked2):ofWorkspace(asking,asked2)};function isOfFiles({params:{
query,all}}){return query===void 0&&all!==!0}async function ofFile(asking,asked2){let{target}=asked2;if(target===void 0)throw new _1_UserError("usage","the ques\
tion needs a file");let{method:method7}=import_vscode_languageserver_protocol4.DocumentSymbolRequest,{path,range}=target.place,{result,evidence}=await asking.ask(
method7,{textDocument:{uri:asking.open(path)}},{targets:[target.selector],msMax:asked2.msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,onLines=requireShape(
all,method7,asking,evidence).flatMap(one=>documentSymbol(one,path,evidence.id,asking)).filter(one=>one.range[0]<=range.end.line&&range.start.line<=one.range[2]),
isLine=range.start.line===range.end.line;return{status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:sortDistinct(isLine?onLines.filter(one=>nameLine(one)===range.
start.line):onLines)}}}function nameLine({selectionRange,range}){return(selectionRange??range)[0]}async function ofWorkspace(asking,asked2){let{method:method7}=import_vscode_languageserver_protocol4.
WorkspaceSymbolRequest,query=asked2.params.query??"",[first]=asked2.paths;first!==void 0&&asking.open(first);let{result,evidence}=await asking.ask(method7,{query},
{targets:[String(query)],msMax:asked2.msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,given=requireShape(all,method7,asking,evidence),found2=sortDistinct(
given.flatMap(one=>workspaceSymbol(one,evidence.id,asking))).filter(({path})=>path===void 0||!asking.isDenied(path)),{name,workspaceSymbolsMax:most}=asking.profile,
isShort=most!==void 0&&given.length>=most;if(query===""&&(found2.length===0||isShort)){let each=import_vscode_languageserver_protocol4.DocumentSymbolRequest.method;
if(asking.denies(each))throw deniedOf(asking,each,[""]);if(asking.offers(each))return ofEachFile(asking,asked2)}let notes=isShort?[`${name} returns at most ${most}\
 symbols. Write a longer query than \`${query}\` to see the others.`]:[],answer={status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:found2},notes};return cutSymbols(
isShort?{...answer,cutAt:found2.length}:answer)}async function ofEachFile(asking,{paths,msMax}){let{method:method7}=import_vscode_languageserver_protocol4.DocumentSymbolRequest,
found2=[];for(let path of paths){let of={targets:[path],msMax},{result,evidence}=await asking.ask(method7,{textDocument:{uri:asking.open(path)}},of),all=result===
null?[]:Array.isArray(result)?result:void 0;for(let one of requireShape(all,method7,asking,evidence))found2.push(...documentSymbol(one,path,evidence.id,asking));
if(asking.isLaid(path)||asking.close(path),found2.length>workspaceSymbolsMax)break}let symbols2=sortDistinct(found2),isCut=symbols2.length>workspaceSymbolsMax,answer={
status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:symbols2}};return cutSymbols(isCut?{...answer,cutAt:symbols2.length}:answer)}function cutSymbols(answer){
let{symbols:all}=answer.facts;if(all===void 0||all.length<=workspaceSymbolsMax)return answer;let total=Math.max(all.length,answer.cutAt??0),count=answer.cutAt===
void 0?`${total}`:`at least ${total}`,notes=[...answer.notes??[],`the answer has the first ${workspaceSymbolsMax} of ${count} symbols`];return{...answer,facts:{
...answer.facts,symbols:all.slice(0,workspaceSymbolsMax)},notes,cutAt:total}}function documentSymbol(value,path,evidence,asking){if(readMember(value,"selectionR\
ange")===void 0)return workspaceSymbol(value,evidence,asking);let found2=[],waiting=[[value,null]];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){
let[one,container]=next,name=readMember(one,"name"),range=readFlatRange(readMember(one,"range"));if(typeof name!="string"||range===void 0)continue;found2.push({
path,name:name.toWellFormed(),kind:symbolKind(readMember(one,"kind")),container,range,selectionRange:readFlatRange(readMember(one,"selectionRange"))??null,evidence});
let children=readMember(one,"children"),inner=container===null?name:`${container}.${name}`;if(Array.isArray(children))for(let child of children)waiting.push([child,
inner])}return found2}function workspaceSymbol(value,evidence,asking){let name=readMember(value,"name"),location=readMember(value,"location"),uri=readMember(location,
"uri");if(typeof name!="string"||typeof uri!="string")return[];let container=readMember(value,"containerName");return[{...classifyUri(uri,asking),name:name.toWellFormed(),
kind:symbolKind(readMember(value,"kind")),container:typeof container=="string"&&container!==""?container.toWellFormed():null,range:readFlatRange(readMember(location,
"range"))??[0,0,0,0],selectionRange:null,evidence}]}function symbolsOf({asking,asked:asked2,symbols:symbols2},path){let known=symbols2.get(path);if(known!==void 0)
return known;let made=(async()=>{let{method:method7}=import_vscode_languageserver_protocol5.DocumentSymbolRequest,params={textDocument:{uri:asking.open(path)}},
{result,evidence}=await asking.ask(method7,params,{targets:[path],msMax:asked2.msMax});asking.close(path);let all=result===null?[]:Array.isArray(result)?result:
void 0,facts=requireShape(all,method7,asking,evidence).flatMap(one=>documentSymbol(one,path,evidence.id,asking));return{all:sortDistinct(facts),evidence:evidence.
id}})();return symbols2.set(path,made),made}async function*interleave(files,of){let left=files;for(let nth=0;left.length>0;nth+=1){let more=[];for(let path of left){
let item=(await of(path))[nth];item!==void 0&&(more.push(path),yield{path,nth,item})}left=more}}function contextPiece(kind,{path,nth},of){let text=cut(shown(of.
text.toWellFormed()));return{kind,path,nth,range:of.range,text,tokens:countTokens(text),evidence:of.evidence}}function shown(text){return text.split(/\r\n|[\r\n\u0085\u2028\u2029]/u).
map(line=>_1_showInvisible(line.replaceAll("	","    ")).replaceAll("##[","##\\u{200B}[")).join(`
`)}var pieceBytesMax=1200;function cut(text){if(Buffer.byteLength(text)<=pieceBytesMax)return text;let lines=text.split(`
`),kept="";for(let line of lines){let next=kept===""?line:`${kept}
${line}`;if(Buffer.byteLength(next)>pieceBytesMax)break;kept=next}return`${kept===""?[...text].slice(0,pieceBytesMax/bytesPerToken).join(""):kept}
…`}var method="textDocument/definition",linesMax=12;async function*definitionPieces({asking,asked:asked2,files}){let seen=new Set,names=new Map,of=path=>{let found2=names.
get(path)??importedNames(asking.reading(path));return names.set(path,found2),Promise.resolve(found2)};for await(let{path,nth,item}of interleave(files,of)){let position=toServer(
()=>asking.text(path)??"",item,asking.encoding),params={textDocument:{uri:asking.open(path)},position},targets=[`${path}@L${item.line+1}:C${item.character+1}`],
{result,evidence}=await asking.ask(method,params,{targets,msMax:asked2.msMax});asking.close(path);let places2=requireShape(locationsOf(result,evidence.id,asking),
method,asking,evidence),[first]=places2.filter(one=>one.path!==void 0&&!files.includes(one.path));if(first?.path===void 0)continue;let key=`${first.path} ${first.
range.join(" ")}`;if(seen.has(key))continue;seen.add(key);let[line,character]=first.range;if(!asking.profile.isSource(first.path))continue;asking.open(first.path);
let text=excerptOf(asking,first.path,{line,character});asking.close(first.path),text!==void 0&&(yield contextPiece("definition",{path,nth},{range:first.range,evidence:evidence.
id,text}))}}function excerptOf(asking,path,at2){let text=asking.text(path);if(text===void 0)return;let all=_2_splitText(text),position=fromServer(all,at2,asking.
encoding)??at2,reading=asking.reading(path),definition=reading===void 0?void 0:_0_chainAt(reading,position).findLast(({nameRange})=>nameRange.start.line===position.
line&&nameRange.start.character===position.character),first=definition?.range.start.line??position.line,last=definition?.range.end.line??position.line,shown2=all.
slice(first,Math.min(last+1,first+linesMax));if(shown2.length===0)return;let left=last+1-first-shown2.length,more=left>0?[`… ${left} more ${left===1?"line":"l\
ines"}`]:[];return[`${path}:${first+1}`,...shown2,...more].join(`
`)}function importedNames(reading){if(reading===void 0||reading.language!=="python"&&!_1_isScriptLanguage(reading.language))return[];let{code,language,text}=reading,
pattern=language==="python"?/^[ \t]*from[ \t]+[.\w]+[ \t]+import[ \t]*(?<names>\([^)]*\)|[^\r\n]*)/dgmu:/(?<![\p{L}\p{N}_$.])(?:import|export)\b(?!\s*\()(?<names>[^;=()]*?)\bfrom\b/dgu,
starts=_2_lineStarts(text),found2=[];for(let match of code.matchAll(pattern)){let start2=match.indices?.groups?.names?.[0],names=match.groups?.names;if(!(start2===
void 0||names===void 0))for(let word of names.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))keywords2.has(word[0])||found2.push(_2_positionAt(starts,start2+word.index))}
return found2}var keywords2=new Set(["as","type","typeof"]);_3_init_node_22();_3_init_node_22();var import_vscode_languageserver_protocol6=_4___toESM(_8_require_api2(),
1),{method:method2}=import_vscode_languageserver_protocol6.InlayHintRequest,hints={..._0_described("hints"),sortingKeys:["position"],readOnly:!0,methods:[method2],
ask:async(asking,asked2)=>{let{place,selector}=requireTarget(asked2),text=asking.text(place.path)??"",range={start:toServer(()=>text,place.range.start,asking.encoding),
end:toServer(()=>text,place.range.end,asking.encoding)},of={path:place.path,range,target:selector,msMax:asked2.msMax};return{status:"ok",exitCode:0,facts:{provenance:"\
lsp",hints:await hintsOf(asking,of)}}}};async function hintsOf(asking,of){let{path,range,target,msMax}=of,params={textDocument:{uri:asking.open(path)},range},{result,
evidence}=await asking.ask(method2,params,{targets:[target],msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,read=requireShape(all,method2,asking,
evidence).flatMap(one=>hintOf(one,evidence.id)),isIn=({position:[line,character]})=>compareValues([line,character],flatOf(range.start))>=0&&compareValues([line,
character],flatOf(range.end))<=0;return read.filter(isIn).sort((one,other)=>compareValues(one.position,other.position))}function flatOf({line,character}){return[
line,character]}function hintOf(value,evidence){let position=readMember(value,"position"),[line,character]=[readMember(position,"line"),readMember(position,"cha\
racter")];if(!Number.isSafeInteger(line)||!Number.isSafeInteger(character))return[];let label=readMember(value,"label"),text=Array.isArray(label)?label.map(part=>String(
readMember(part,"value")??"")).join(""):String(label??""),kind=readMember(value,"kind");return[{position:[line,character],label:text.toWellFormed(),kind:kind===
import_vscode_languageserver_protocol6.InlayHintKind.Type?"type":kind===import_vscode_languageserver_protocol6.InlayHintKind.Parameter?"parameter":null,evidence}]}
var hintsMax=16;async function*hintPieces({asking,asked:asked2,files}){let known=new Map,ofFile2=async path=>{let text=asking.text(path)??"",all=_2_splitText(text),
last={line:all.length-1,character:all.at(-1)?.length??0},range={start:{line:0,character:0},end:toServer(()=>text,last,asking.encoding)},found2=await hintsOf(asking,
{path,range,target:path,msMax:asked2.msMax});asking.close(path);let groups=[];for(let at2=0;at2<found2.length;at2+=hintsMax)groups.push(found2.slice(at2,at2+hintsMax));
return groups},of=path=>{let found2=known.get(path)??ofFile2(path);return known.set(path,found2),found2};for await(let{path,nth,item}of interleave(files,of)){let[
first]=item,end=item.at(-1);if(first===void 0||end===void 0)continue;let shown2=item.map(({position:[line,character],label})=>`${line+1}:${character+1} ${label}`),
text=`${path} ${shown2.join("; ")}`,range=[...first.position,...end.position];yield contextPiece("hint",{path,nth},{range,evidence:first.evidence,text})}}_3_init_node_22();
var import_vscode_languageserver_protocol7=_4___toESM(_8_require_api2(),1),{method:method3}=import_vscode_languageserver_protocol7.DocumentDiagnosticRequest,diag={
..._0_described("diag"),isAlone:!0,sortingKeys:["path","range","severity","source","code","message"],readOnly:!0,methods:[],ask:(asking,asked2)=>found(asking,asked2)},
check={...diag,..._0_described("check"),methods:[],ask:async(asking,asked2)=>{let path=asked2.target?.place.path,answer=await found(asking,{...asked2,paths:path===
void 0?asked2.paths:[path]}),{diagnostics=[]}=answer.facts,passed=answer.status==="ok"&&diagnostics.every(({severity})=>severity!=="error");return{...answer,exitCode:answer.
status==="ok"?passed?0:1:11,facts:{...answer.facts,passed}}}};async function found(asking,{target,paths,outside,msMax}){let wanted=target===void 0||paths.length>
0?paths:[target.place.path],range=target?.place.whole,facts=[],unknown=[];for(let[path,outcome]of await awaitFinalOutcomes(asking,{wanted,outside,msMax}))outcome.
kind==="unknown"?unknown.push({path,reason:outcome.reason}):facts.push(...outcome.findings.map(finding=>({finding,evidence:outcome.evidence})));let isPart=/[@#]/u.
test(target?.selector??""),here=facts.filter(({finding})=>!isPart||range===void 0||touches2(finding.range,range)),final=wanted.length-unknown.length;return{status:unknown.
length===0?"ok":final===0?"unavailable":"partial",exitCode:unknown.length===0?0:11,facts:{provenance:"lsp",diagnostics:here.toSorted((one,other)=>compareFindings(
one.finding,other.finding)).map(({finding,evidence})=>factOf(finding,evidence,asking)),files:{asked:wanted.length,final,unknown}}}}function touches2(one,other){
return one.start.line<=other.end.line&&other.start.line<=one.end.line}var roundsMax=3;async function awaitFinalOutcomes(asking,of){let{wanted,outside,msMax}=of,
{profile,context:context2,conversation,relative}=asking,known=new Map,stamps=new Map,stampOf=path=>conversation.channel.stamp(_1_uriFromPath(`${context2.root}/${path}`)),
isStale=path=>known.get(path)?.kind==="final"&&stamps.get(path)!==stampOf(path),giveUp=(paths,reason)=>{for(let path of paths)known.set(path,{kind:"unknown",reason,
evidence:known.get(path)?.evidence??""})};for(let round=0;round<roundsMax;round+=1){for(let path of wanted)if(!(known.has(path)&&!isStale(path)))if(outside.includes(
path))giveUp([path],"outside-project");else{let{outcome,stamp}=await diagnose(asking,path,msMax);known.set(path,outcome),stamps.set(path,stamp)}if(profile.diagnostics.
kind==="push"||wanted.every(path=>known.get(path)?.kind!=="final"))return known;let failure=await _14_askCanary({profile,context:context2,relative},conversation,
profile.canaries[1]);if(failure!==void 0&&giveUp(wanted,failure.code),!wanted.some(isStale))break}if(giveUp(wanted.filter(isStale),"unsettled"),keepsOpen(asking))
for(let path of wanted)asking.close(path);return known}function keepsOpen({profile,server}){return profile.keepsOpen(server.version)}async function diagnose(asking,path,msMax){
let{profile,context:context2,conversation}=asking,text=asking.text(path);if(text===void 0)return{outcome:{kind:"unknown",reason:"unreadable",evidence:""},stamp:0};
let uri=asking.open(path),{answer,stamp}=await _14_askMember({profile,context:context2},conversation,uri,msMax);keepsOpen(asking)||asking.close(path);let items=answer.
kind==="result"?readMember(answer.result,"items"):[],evidence=asking.note({query_types:[method3],targets:[path],outcome:answer.kind==="result"?"responded":answer.
kind==="timeout"?"timed_out":"error",response_bytes:answer.kind==="result"?Buffer.byteLength(asking.relative(JSON.stringify(items)??"")):0});if(answer.kind==="e\
nded"){let error=new _1_UserError("server-crashed",`${profile.name} ended while it checked ${path}`);throw new UnansweredRequest(error,evidence,answer.end)}let unknown=reason=>({
outcome:{kind:"unknown",reason,evidence:evidence.id},stamp});if(answer.kind==="no-member")return unknown("outside-project");if(answer.kind==="timeout")return unknown(
"timeout");if(answer.kind!=="result")return unknown(answer.kind);let reading=asking.reading(path),read=_14_readReport(inUtf16(answer.result,text,asking),{profile,
path,text,root:context2.root,relative:asking.relative,symbolAt:range=>reading===void 0?null:_0_symbolAt(reading,range.start)});return read.kind==="unknown"?unknown(
read.reason):{outcome:{kind:"final",findings:read.findings,evidence:evidence.id},stamp}}function inUtf16(report,text,{encoding}){let items=readMember(report,"it\
ems");if(encoding==="utf-16"||!Array.isArray(items))return report;let all=_2_splitText(text),position=value=>fromServer(all,value,encoding)??{line:all.length,character:0},
converted=items.map(item=>{let range=_14_readRange(readMember(item,"range"));return range===void 0?item:{...item,range:{start:position(range.start),end:position(
range.end)}}});return{...report,items:converted}}function factOf(finding,evidence,{text,encoding}){let{path,severity,source,code,message,symbol,server}=finding,
own=_0_once(()=>text(path)??""),range={start:toServer(own,finding.range.start,encoding),end:toServer(own,finding.range.end,encoding)};return{path,range:flattenRange(
range),severity,source,code,message,symbol,server,evidence}}var budgetMax=1e6,context={..._0_described("context"),isAlone:!0,sortingKeys:["kind","nth","path"],readOnly:!0,
methods:[import_vscode_languageserver_protocol8.DocumentSymbolRequest.method],ask:async(asking,asked2)=>{let tokens=budgetOf(asked2.params),{target,paths}=asked2,
files=target===void 0||paths.length>0?paths:[target.place.path],state={asking,asked:asked2,files,symbols:new Map,unknown:[]},found2=[],used=0;for await(let piece of piecesOf(
state))if(found2.push(piece),used+=piece.tokens,used>tokens)break;return answerOf(found2,tokens,state)}};function budgetOf({budget}){if(budget===void 0)return 4e3;
if(typeof budget=="number"&&Number.isSafeInteger(budget)&&budget>0&&budget<=budgetMax)return budget;throw new _1_UserError("usage",`the budget must be a number \
of tokens from 1 to ${budgetMax}`)}function answerOf(found2,tokens,{asking,unknown}){let facts=cutToBudget({provenance:"lsp",pieces:found2},tokens,!1),missing=optional.
flatMap(([method7,what])=>asking.denies(method7)?[`the answer has no ${what}, because deny.methods of the configuration denies ${method7}`]:asking.offers(method7)?
[]:[`the answer has no ${what}, because ${asking.profile.name} does not offer ${method7}`]);return{status:unknown.length===0?"ok":"partial",exitCode:unknown.length===
0?0:11,facts,notes:missing}}function cutToBudget(facts,tokens,isCut){let kept=packPieces(facts.pieces??[],tokens);return{...facts,pieces:kept.pieces,budget:{tokens,
used:kept.used,bytesPerToken,next:kept.next},truncated:isCut||kept.isCut}}var optional=[[import_vscode_languageserver_protocol8.HoverRequest.method,"signatures"],
["textDocument/definition","definitions"],["textDocument/inlayHint","hints"]];async function*piecesOf(state){let{asking}=state;asking.offers(import_vscode_languageserver_protocol8.
HoverRequest.method)&&(yield*signaturePieces(state)),asking.offers("textDocument/definition")&&(yield*definitionPieces(state)),yield*outlinePieces(state),yield*diagnosticPieces(
state),asking.offers("textDocument/inlayHint")&&(yield*hintPieces(state))}var functions=new Set(["function","method","constructor"]),typed=new Set([...functions,
"class","interface","struct","enum","variable","constant"]);function outward(all){let inner=all.filter(({kind})=>functions.has(kind)).map(one=>`${fullName(one)}\
.`);return all.filter(one=>!inner.some(name=>`${one.container}.`.startsWith(name)))}function fullName({container,name}){return container===null?name:`${container}\
.${name}`}async function*signaturePieces(state){let{asking,asked:asked2,files}=state,shownClasses=new Set,of=async path=>outward((await symbolsOf(state,path)).all).
filter(({kind})=>typed.has(kind));for await(let{path,nth,item}of interleave(files,of)){let[line,character]=item.selectionRange??item.range;if(constructors2.has(
item.name)&&shownClasses.has(`${path}#${item.container}`))continue;let params={textDocument:{uri:asking.open(path)},position:{line,character}},targets=[`${path}\
#${fullName(item)}`],{result,evidence}=await asking.ask(import_vscode_languageserver_protocol8.HoverRequest.method,params,{targets,msMax:asked2.msMax});asking.close(
path);let hovered=asking.relative(markedText(readMember(result,"contents"))),signature=(/```[^\n]*\n([\s\S]*?)```/u.exec(hovered)?.[1]??hovered.split(`
`)[0]??"").trim();if(signature===""||signature.startsWith("(alias)"))continue;item.kind==="class"&&signature.includes("(")&&shownClasses.add(`${path}#${fullName(
item)}`);let text=`${path}:${line+1} ${declared(asking,item)??signature}`;yield contextPiece("signature",{path,nth},{range:item.range,evidence:evidence.id,text})}}
var constructors2=new Set(["__init__","__new__"]);function declared({text},item){if(item.path===void 0||item.kind!=="variable"&&item.kind!=="constant")return;let code=_2_splitText(
text(item.path)??"")[(item.selectionRange??item.range)[0]]?.trim()??"",name=RegExp.escape(item.name);return new RegExp(`^(?:self\\.)?${name}\\s*:\\s*[^\\s=]`,"u").
test(code)&&code.length<=declaredMax?`(${item.kind}) ${code}`:void 0}var declaredMax=160,membersMax=24;async function*outlinePieces(state){let of=async path=>{let all=outward(
(await symbolsOf(state,path)).all);return all.filter(({container})=>container===null).map(top=>({top,all}))};for await(let{path,nth,item}of interleave(state.files,
of)){let{top,all}=item,members2=all.filter(({container,range})=>container!==null&&`${container}.`.startsWith(`${top.name}.`)&&range[0]>=top.range[0]&&range[0]<=
top.range[2]),lineOf2=one=>`${(one.selectionRange??one.range)[0]+1}`,shown2=members2.slice(0,membersMax).map(one=>`  ${lineOf2(one)} ${one.kind} ${fullName(one).
slice(top.name.length+1)}`),left=members2.length-shown2.length,text=[`${path}:${lineOf2(top)} ${top.kind} ${top.name}`,...shown2,...left>0?[`  … ${left} more`]:
[]].join(`
`);yield contextPiece("outline",{path,nth},{range:top.range,evidence:top.evidence,text})}}async function*diagnosticPieces({asking,asked:asked2,files,unknown}){let outcomes2=await awaitFinalOutcomes(
asking,{wanted:files,outside:asked2.outside,msMax:asked2.msMax}),none=_0_once(()=>asking.note({query_types:["textDocument/diagnostic"],targets:files,outcome:"un\
supported",response_bytes:0})),nowhere2=[0,0,0,0];for(let[path,outcome]of outcomes2)outcome.kind==="unknown"&&unknown.push({path,reason:outcome.reason});let ofFile2=path=>{
let outcome=outcomes2.get(path);if(outcome===void 0||outcome.kind==="unknown"){let evidence2=outcome===void 0||outcome.evidence===""?none().id:outcome.evidence;
return[{range:nowhere2,evidence:evidence2,text:`${path} INCOMPLETE: ${outcome?.reason??"unreadable"}`}]}let{findings:findings2,evidence}=outcome;return findings2.
length===0?[{range:nowhere2,evidence,text:`${path} no diagnostics`}]:findings2.map(finding=>{let fact=factOf(finding,evidence,asking),[line,character]=fact.range,
code=fact.code===null?"":` [${fact.code}]`,where=`${path}:${line+1}:${character+1}`;return{range:fact.range,evidence,text:`${where} ${fact.severity}${code} ${fact.
message}`}})},of=path=>Promise.resolve(ofFile2(path));for await(let{path,nth,item}of interleave(files,of))yield contextPiece("diagnostic",{path,nth},item)}_3_init_node_22();
var import_vscode_languageserver_protocol9=_4___toESM(_8_require_api2(),1),{method:method4}=import_vscode_languageserver_protocol9.HoverRequest,hover={..._0_described(
"hover"),sortingKeys:[],readOnly:!0,methods:[method4],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{result,evidence}=await asking.ask(method4,positionIn(
asking,target),{targets:[target.selector],msMax:asked2.msMax}),text=asking.relative(markedText(readMember(result,"contents"))).toWellFormed().trim(),range=readFlatRange(
readMember(result,"range"))??null;return{status:"ok",exitCode:0,facts:{provenance:"lsp",hover:text===""?null:{text,range,evidence:evidence.id}}}}};_3_init_node_22();
var forms=["anchor","symbol","ast","id"],locate={..._0_described("locate"),sortingKeys:[],readOnly:!0,answer:read=>{let{target,text,params,evidence}=read,{path,
range,whole,symbol}=target.place,starts=_2_lineStarts(text),code=text.slice(_0_offsetOf(starts,whole.start),_0_offsetOf(starts,whole.end)).toWellFormed(),as=forms.
find(one=>one===params.as);if(params.as!==void 0&&as===void 0)throw new _1_UserError("usage",`\`as\` must be one of ${forms.join(", ")}`);let named2=definitionAt(
read);return{status:"ok",exitCode:0,facts:{provenance:"builtin",location:{path,range:flattenRange(range),whole:flattenRange(whole),symbol,text:code,verify:sha256(
code),selector:selectorAgain(read,as,named2),..._2_compact({id:named2===void 0?void 0:idOf(read,named2)}),...target.found===void 0?{}:{score:target.found.score,
...target.found.evidence},evidence:evidence.id}}}}};function definitionAt({target,outline:outline2}){let{range,at:at2}=target.place;return _0_namedDefinitions(outline2).
find(({definition:{nameRange}})=>compareRanges(nameRange,range)===0||compareRanges({start:nameRange.start,end:nameRange.start},range)===0||at2!==void 0&&nameRange.
start.line===at2.line&&nameRange.start.character===at2.character)}function selectorAgain(read,as,named2){let{selector,found:found2,place}=read.target,form=found2?.
seen===void 0&&found2?.scoring===void 0?formOf(selector):void 0;return(named2===void 0||compareRanges(named2.definition.nameRange,place.range)!==0)&&form!==void 0&&
(as??form)===form?selector:selectorIn(read,as??(named2===void 0?"anchor":"symbol"),named2)}function formOf(selector){let{kind}=_1_parsePlace(selector);return kind===
"module"?"symbol":forms.find(one=>one===kind)}function selectorIn(read,form,named2){let{path,range}=read.target.place;if(form==="anchor")return _1_printPlace(anchorAt(
read.text,path,range));let id=named2===void 0?void 0:idOf(read,named2);if(named2===void 0||id===void 0)throw new _1_UserError("not-found",`the place is not the \
name of a definition, so it has no selector of the form ${form}`,{hint:"Use --as anchor, or name the definition."});if(form==="id")return id;let same=_0_namedDefinitions(
read.outline).filter(({symbol})=>symbol===named2.symbol).sort((one,other)=>compareRanges(one.definition.nameRange,other.definition.nameRange)),own=same.findIndex(
({definition:{nameRange}})=>compareRanges(nameRange,named2.definition.nameRange)===0),nth=same.length>1?own:void 0;return form==="symbol"?_1_printPlace({kind:"s\
ymbol",path,names:named2.symbol.split("."),..._2_compact({overload:nth})}):_1_printPlace(astOf(path,named2,nth))}var stepOf={class:"class",function:"def",key:"k\
ey"};function astOf(path,{symbol,kinds:kinds2},nth){let names=symbol.split("."),steps=names.map((name,at2)=>{let kind=stepOf[kinds2[kinds2.length-names.length+at2]??
"class"],isLast=at2===names.length-1;return{kind,name,..._2_compact({index:isLast&&nth!==void 0?nth+1:void 0})}});return{kind:"ast",root:{path},steps}}function anchorAt(text,path,range){
let starts=_2_lineStarts(text),isEmpty=compareRanges(range,{start:range.start,end:range.start})===0,line=_2_splitText(text)[range.start.line]??"",first=starts[range.
start.line]??0,[start2,end]=isEmpty?[first+range.start.character,first+line.trimEnd().length]:[_0_offsetOf(starts,range.start),_0_offsetOf(starts,range.end)],snippet=text.
slice(start2,end);if(snippet.trim()==="")return{kind:"line",path,line:range.start.line+1};let isOnly=_5_findAnchor(text,{snippet}).matches.length===1,ctx=contexts.
find(one=>isAlone(_5_findAnchor(text,{snippet,ctx:one}).matches,start2))??_5_ctxDefault,hash=_5_findAnchor(text,{snippet,ctx}).matches.find(match=>match.start===
start2)?.hash.slice(0,23);return{kind:"anchor",path,snippet,...isOnly?{}:{ctx},..._2_compact({hash:isOnly?void 0:hash})}}var contexts=[_5_ctxDefault,48,96,192,384];
function isAlone(matches,start2){let own=matches.find(match=>match.start===start2);return matches.filter(({hash})=>hash===own?.hash).length===1}function idOf({target,
text,outline:outline2,language},named2){if(outline2===void 0||language===void 0)return;let[id]=_1_symbolIds({path:target.place.path,text,outline:outline2},language,
[named2]);return id===void 0?void 0:_1_printId(id)}_3_init_node_22();var outline={..._0_described("outline"),sortingKeys:["path","range","name"],readOnly:!0,answer:({
target,text,outline:found2,params,language,evidence})=>{let{path}=target.place;if(found2===void 0)throw new _1_UserError("unsupported-capability",`Lanser has no\
 grammar for \`${path}\``,{hint:"Ask the language server instead: lanser symbols PATH"});let all=_2_splitText(text),named2=_0_namedDefinitions(found2),classes=new Set(
named2.flatMap(one=>one.definition.kind==="class"?[one.symbol]:[])),lists2=new Map,ids=params.ids===!0&&language!==void 0?_1_symbolIds({path,text,outline:found2},
language,named2).map(_1_printId):[],symbols2=named2.map(({symbol,definition},index)=>{let around=symbol.slice(0,symbol.length-definition.name.length).replace(/\.$/u,
""),container=lists2.get(definition)??(definition.item===void 0&&around!==""?around:null);for(let inner of definition.definitions)inner.item!==void 0&&lists2.set(
inner,container);return{path,name:definition.item===void 0?definition.name:symbol.slice(container===null?0:container.length+1),kind:definition.kind==="function"&&
classes.has(container??"")?"method":kindOf(definition,all),container,range:flattenRange(definition.range),selectionRange:flattenRange(definition.nameRange),..._2_compact(
{id:ids[index]}),evidence:evidence.id}}),known=new Set(symbols2.map(({selectionRange})=>String(selectionRange)));for(let{symbol,nameRange,range}of found2.given){
let at2=symbol.lastIndexOf("."),selectionRange=flattenRange(nameRange);known.has(String(selectionRange))||symbols2.push({path,name:symbol.slice(at2+1),kind:at2<
0?"variable":"property",container:at2<0?null:symbol.slice(0,at2),range:flattenRange(range),selectionRange,evidence:evidence.id})}let why=found2.isPartial?"Lanse\
r's grammar cannot read the whole text, so symbols can be missing":"the text has syntax errors, so symbols can be missing",notes=found2.hasErrors?{notes:[why]}:
{};return{status:"ok",exitCode:0,facts:{provenance:"builtin",symbols:sortDistinct(symbols2)},...notes}}};function kindOf({kind,nameRange:{start:start2}},all){if(kind!==
"class")return kind;let before=all[start2.line]?.slice(0,start2.character)??"";return/\b(interface|type|enum|namespace|struct|trait|union)\s+$/u.exec(before)?.[1]??
kind}_3_init_node_22();var import_vscode_languageserver_protocol10=_4___toESM(_8_require_api2(),1),{method:method5}=import_vscode_languageserver_protocol10.ReferencesRequest,
refs={..._0_described("refs"),sortingKeys:["path","range"],readOnly:!0,methods:[method5],ask:async(asking,asked2)=>{let target=requireTarget(asked2),context2={includeDeclaration:asked2.
params["no-declaration"]!==!0},params={...positionIn(asking,target),context:context2},{path,range,at:at2=range.start}=target.place,own=toServer(()=>asking.text(
path)??"",at2,asking.encoding),isEarly=received=>{let found2=locationsOf(received.result,"",asking);return found2===void 0||found2.length>1?!1:found2.every(one=>one.
path===path&&covers2(one.range,own))},{result,evidence,again}=await asking.askWarm(method5,params,{targets:[target.selector],msMax:asked2.msMax},isEarly),references=requireShape(
locationsOf(result,evidence.id,asking),method5,asking,evidence),why=`Lanser sent the question ${again+1} times, because ${asking.profile.name} can answer before\
 it has loaded all files`;return{status:"ok",exitCode:0,facts:{provenance:"lsp",references},..._2_compact({notes:again===0?void 0:[why]})}}};function covers2([line,
character,endLine,endCharacter],at2){return line===at2.line&&endLine===at2.line&&character<=at2.character&&at2.character<=endCharacter}_3_init_node_22();var import_node_path2=_4___toESM(
_0_require_node_path(),1),request={..._0_described("request"),sortingKeys:[],readOnly:!0,methods:({params})=>[methodOf(params)],ask:async(asking,asked2)=>{let method7=methodOf(
asked2.params),params=paramsOf(asking,asked2),{result,evidence}=await asking.ask(method7,params,{targets:asked2.target===void 0?[]:[asked2.target.selector],msMax:asked2.
msMax,isVerbatim:!0}),copy=requireShape(portable(result??null,asking),method7,asking,evidence);return{status:"ok",exitCode:0,facts:{provenance:"lsp",response:{method:method7,
result:copy.value,evidence:evidence.id}}}}};function assertMethod(params,allowed){let method7=params.method;if(typeof method7!="string"||method7==="")throw new _1_UserError(
"usage","`request` needs a method",{hint:"For example: lanser request textDocument/documentHighlight PLACE"});if(ownMethods.has(method7)||method7.startsWith("$/")||
method7.startsWith("textDocument/did"))throw new _1_UserError("usage",`${method7} controls the session, so a question cannot send it`);if(!(_8_isCapable(method7)&&
!method7.startsWith("custom/"))&&!allowed.includes(method7))throw new _1_UserError("write-denied",`Lanser does not send ${method7}: it is not known to be read-o\
nly`,{hint:`If the method only reads on your server, add --allow-method ${method7}. Lanser refuses the option if \`CI\` is set.`})}var ownMethods=new Set(["init\
ialize","initialized","shutdown","exit"]);function methodOf({method:method7}){let name=String(method7);return _8_isCapable(name),name}function paramsOf(asking,{
target,params}){let given=params.params??{},isFile=target!==void 0&&!/[@#]/u.test(target.selector),{textDocument,position}=target===void 0?{textDocument:void 0,
position:void 0}:positionIn(asking,target);return{..._2_compact({textDocument,position:position===void 0||isFile?void 0:position}),...withUris(given,asking)}}function withUris(value,asking,key=""){
return Array.isArray(value)?value.map(one=>withUris(one,asking,key)):typeof value=="object"&&value!==null?Object.fromEntries(Object.entries(value).map(([name,one])=>[
name,withUris(one,asking,name)])):typeof value=="string"&&/uri$/iu.test(key)?uriOf(value,asking):value}function uriOf(given,{open,text:textOf22,context:context2,
profile,isDenied}){let isOutside=given.startsWith("/")||given.split("/").includes("..")||/^file:/iu.test(given),text=isOutside?given:import_node_path2.posix.normalize(
given);if(isOutside)throw new _1_UserError("usage",`\`${text}\` is not a path of the repository`,{hint:"In --params, write each `uri` as a path relative to the \
top of the repository."});if(/^[a-z][a-z0-9+.-]*:/iu.test(given))return given;if(isDenied(text))throw deniedPath(text);return profile.isSource(text)&&textOf22(text)!==
void 0?open(text):_1_uriFromPath(`${context2.root}/${text}`)}function portable(value,asking,depth=0){if(depth>depthMax-8)return;if(typeof value=="string")return{
value:textOf(value,asking)};if(typeof value=="number")return Number.isFinite(value)?{value}:void 0;if(typeof value!="object"||value===null)return{value};if(Array.
isArray(value)){let all=value.map(one=>portable(one,asking,depth+1));return all.every(one=>one!==void 0)?{value:all.map(one=>one.value)}:void 0}let members2=[];
for(let[key,one]of Object.entries(value)){let copy=portable(one,asking,depth+1);if(copy===void 0)return;members2.push([textOf(key,asking),copy.value])}return{value:Object.
fromEntries(members2)}}function textOf(text,asking){if(!/^file:\/\//iu.test(text))return asking.relative(text).toWellFormed();let{path,external}=classifyUri(text,
asking);return path??external}_3_init_node_22();var import_vscode_languageserver_protocol11=_4___toESM(_8_require_api2(),1),{method:method6}=import_vscode_languageserver_protocol11.
SignatureHelpRequest,sig={..._0_described("sig"),sortingKeys:[],readOnly:!0,methods:[method6],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{result,
evidence}=await asking.ask(method6,positionIn(asking,target),{targets:[target.selector],msMax:asked2.msMax}),all=result===null?[]:readMember(result,"signatures"),
signatures=requireShape(Array.isArray(all)?all.map(one=>signatureOf(one,evidence.id)):void 0,method6,asking,evidence),signature=countOf(readMember(result,"activ\
eSignature"))??0,chosen=Array.isArray(all)?all[signature]:void 0,parameter=countOf(readMember(chosen,"activeParameter"))??countOf(readMember(result,"activeParam\
eter"))??null,active=signatures.length===0?null:{signature,parameter};return{status:"ok",exitCode:0,facts:{provenance:"lsp",signatures,active}}}};function signatureOf(value,evidence){
let label=String(readMember(value,"label")??"").toWellFormed(),documentation=markedText(readMember(value,"documentation")).toWellFormed(),parameters=readMember(
value,"parameters");return{label,documentation:documentation===""?null:documentation,parameters:Array.isArray(parameters)?parameters.map(one=>labelOf(one,label)):
[],evidence}}function labelOf(parameter,whole){let label=readMember(parameter,"label");return Array.isArray(label)?whole.slice(Number(label[0]),Number(label[1])).
toWellFormed():String(label??"").toWellFormed()}function countOf(value){return Number.isSafeInteger(value)&&value>=0?value:void 0}_3_init_node_22();var status={
..._0_described("status"),isAlone:!0,sortingKeys:["id","root"],readOnly:!0,answer:async(servers,{params})=>{let isStarted=params.start===!0;isStarted&&await servers.
start();let all=await servers.states(),isWell=all.every(({state})=>state==="ready");return isStarted&&!isWell?{...answerOf2(all),status:"partial",exitCode:11}:answerOf2(
all)}},reload={..._0_described("reload"),isAlone:!0,sortingKeys:["id","root"],readOnly:!0,answer:async(servers,{paths})=>{let ended=await servers.end(paths),notes=ended.
length===0?["no server was running: each command starts and stops its own servers"]:[];return{...answerOf2(ended),notes}}};function answerOf2(servers){return{status:"\
ok",exitCode:0,facts:{provenance:"builtin",servers}}}_3_init_node_22();var import_vscode_languageserver_protocol12=_4___toESM(_8_require_api2(),1),prepare2=import_vscode_languageserver_protocol12.
TypeHierarchyPrepareRequest.method,types={..._0_described("types"),sortingKeys:["path","range","name"],readOnly:!0,methods:[prepare2],ask:async(asking,asked2)=>{
let follow=asked2.params.mode==="super"?import_vscode_languageserver_protocol12.TypeHierarchySupertypesRequest.method:import_vscode_languageserver_protocol12.TypeHierarchySubtypesRequest.
method,facts=(await followHierarchy(asking,asked2,requireTarget(asked2),{prepare:prepare2,follow})).flatMap(({item,evidence})=>readHierarchyItem(item,evidence,asking)??
[]);return{status:"ok",exitCode:0,facts:{provenance:"lsp",types:sortDistinct(facts)}}}},exitCodes={..._0_described("exit-codes"),sortingKeys:["exitCode"],readOnly:!0,
answer:()=>({status:"ok",exitCode:0,facts:{provenance:"builtin",codes:Object.keys(_1_errorTable).map(code=>({code,..._1_errorTable[code]})).toSorted((one,other)=>one.
exitCode-other.exitCode)}})},places=[["def",import_vscode_languageserver_protocol13.DefinitionRequest.method],["typedef",import_vscode_languageserver_protocol13.
TypeDefinitionRequest.method],["decl",import_vscode_languageserver_protocol13.DeclarationRequest.method],["impl",import_vscode_languageserver_protocol13.ImplementationRequest.
method]].map(([name,method7])=>locationQuestion(name,method7)),questions=[locate,...places,refs,hover,sig,hints,symbols,outline,calls,types,diag,check,context,request,
prepareRename,rename,renameFile,actions,format,organizeImports,status,reload,capabilitiesOf(()=>questions),exitCodes];function questionCalled(name){let found2=questions.
find(one=>one.name===name||one.aliases.includes(name));if(found2!==void 0)return found2;let near=_2_findNearest(name,questions.map(one=>one.name));throw new _1_UserError(
"usage",`there is no question \`${name}\``,{hint:near===void 0?`The questions are ${questions.map(one=>one.name).join(", ")}.`:`Did you mean \`${near}\`?`})}import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A6F11452.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();function assertOverlayPath(path){let why=_3_unsafeNameReason(path);if(why!==
void 0)throw new _1_UserError("usage",`an overlay cannot replace \`${path.slice(0,200)}\`: the path ${why}`,{hint:"Name a file by its path relative to the top o\
f the repository."})}function assertSeen({profile},overlays){if(profile.compiler===void 0||overlays.size===0)return;let others=_7_profiles.filter(({compiler,language})=>compiler===
void 0&&language===profile.language).map(({id})=>`--server ${id}`);throw new _1_UserError("unsupported-capability",`${profile.name} is a command and reads files\
 from the disk, so it cannot see overlays`,{hint:others.length===0?`Lanser has no language server for ${profile.language}. Save the files, then ask without over\
lays.`:`Use a language server: ${others.join(", ")}.`})}function overlayParams(overlays){return overlays.size===0?{}:{overlays:[...overlays].map(([path,text])=>`${path}\
 ${sha256(text.toWellFormed())}`).sort(compareText)}}function isNew({options,subject},path){return options.overlays.has(path)&&!subject.paths.includes(path)}function overlayNotes(opened){
let{options,subject}=opened;return[...options.overlays.keys()].filter(path=>isNew(opened,path)).map(path=>{let near=_2_findNearest(path,subject.paths),meant=near===
void 0?"":` Did you mean \`${near}\`?`;return`the tree has no file \`${path}\`, so its overlay is a new file. Other files may not see it.${meant}`})}_3_init_node_22();
var members={file:["uri","docVersion?"],line:["uri","line","docVersion?"],cursor:["uri","line","col","indexing?","docVersion?"],range:["uri","start","end","inde\
xing?","docVersion?"],name:["uri","line","name","occurrence?","docVersion?"],symbol:["qualname","uri?","lang?","role?","overload?","docVersion?"],ast:["path","d\
ocVersion?"],id:["id","docVersion?"],anchor:["uri","snippet","ctx?","hash?","docVersion?"]},specKinds=Object.keys(members);function printSpec(value){if(typeof value!=
"object"||value===null||Array.isArray(value))throw wrong("it is neither a text nor an object");let spec=value,kind=specKinds.find(one=>one===spec.kind);if(kind===
void 0)throw wrong(`\`kind\` must be one of ${specKinds.join(", ")}`);let known=members[kind];for(let member of known)if(!member.endsWith("?")&&spec[member]===void 0)
throw wrong(`\`${member}\` of a ${kind} is missing`);let other=Object.keys(spec).find(one=>one!=="kind"&&!known.some(member=>member.replace("?","")===one));if(other!==
void 0)throw wrong(`a ${kind} has no member \`${other}\``);let indexing=columnUnits.find(one=>one===spec.indexing);if(spec.indexing!==void 0&&indexing===void 0)
throw wrong(`\`indexing\` must be one of ${columnUnits.join(", ")}`);let place=_1_printPlace(placeOf(kind,spec));return{place:_1_printPlace(_1_parsePlace(place)),
indexing}}function placeOf(kind,spec){let seen=spec.docVersion===void 0?{}:{seen:textIn(spec,"docVersion")};if(kind==="symbol")return{...symbolOf(spec),...seen};
if(kind==="ast")return{...astOf2(spec.path),...seen};if(kind==="id")return{...idIn(spec),...seen};let path=pathIn(spec);switch(kind){case"file":return{kind,path,
...seen};case"line":return{kind,path,line:numberIn(spec,"line"),...seen};case"cursor":return{kind:"position",path,line:numberIn(spec,"line"),column:numberIn(spec,
"col"),...seen};case"range":{let[start2,end]=[positionIn2(spec,"start"),positionIn2(spec,"end")];return{kind,path,start:start2,end,...seen}}case"name":{let occurrence=spec.
occurrence===void 0?1:numberIn(spec,"occurrence");return{kind,path,line:numberIn(spec,"line"),name:textIn(spec,"name"),occurrence,...seen}}case"anchor":{let ctx=spec.
ctx===void 0?void 0:numberIn(spec,"ctx",0),hash=spec.hash===void 0?void 0:textIn(spec,"hash");if(hash!==void 0&&!_1_hashPattern.test(hash))throw wrong("`hash` m\
ust be `sha256:` and 8 to 64 hexadecimal digits, or `sha1:` and 8 to 40");return{kind,path,snippet:textIn(spec,"snippet"),..._2_compact({ctx,hash}),...seen}}}}function idIn(spec){
let place=_1_parsePlace(textIn(spec,"id"));if(place.kind!=="id")throw wrong("`id` must be a symbol id");return place}function symbolOf(spec){let written=spec.role,
role=_1_roles.find(one=>one===written);if(written!==void 0&&written!=="def"&&role===void 0)throw wrong(`\`role\` must be one of def, ${_1_roles.join(", ")}`);let overload=spec.
overload===void 0?void 0:numberIn(spec,"overload",0),chosen=_2_compact({role,overload}),qualname=textIn(spec,"qualname");if(spec.uri!==void 0){if(spec.lang!==void 0)
throw wrong("a symbol has `uri` or `lang`, not both");return{kind:"symbol",path:pathIn(spec),names:namesIn2(qualname),...chosen}}let language=_1_moduleLanguages.
find(one=>one===(spec.lang??"py"));if(language===void 0)throw wrong(`\`lang\` must be one of ${_1_moduleLanguages.join(", ")}`);let colon=qualname.search(/(?<!:):(?!:)/u),
module=colon<0?qualname:qualname.slice(0,colon),names=colon<0?[]:namesIn2(qualname.slice(colon+1));return{kind:"module",language,module,names,...chosen}}function namesIn2(qualname){
return qualname.split(/::|[.:]/u).map(name=>{if(name==="")throw wrong("`qualname` has an empty name");return name.replace(/%(?:25|2E|3A)/giu,decodeURIComponent)})}
function astOf2(path){let wanted='`path` must be a list such as [["module", "pkg.mod"], ["class", "C"], ["def", "m"], ["name", 1]]';if(!Array.isArray(path))throw wrong(
wanted);let[first,...rest]=path;if(!Array.isArray(first)||first.length!==2||typeof first[1]!="string"||first[0]!=="module"&&first[0]!=="file")throw wrong(wanted);
let root=first[0]==="file"?{path:first[1]}:{module:first[1]},steps=rest.map((step,at2)=>{let[kind,...values]=Array.isArray(step)?step:[],definition=_1_definitionSteps.
find(one=>one===kind),counted2=_1_countedSteps.find(one=>one===kind),[name,index]=values;if(definition!==void 0&&typeof name=="string"&&name!==""&&values.length<=
2&&(index===void 0||isCount(index)))return{kind:definition,name,..._2_compact({index})};if(counted2!==void 0&&isCount(name)&&values.length===1)return{kind:counted2,
index:name};throw wrong(`step ${at2+2} of \`path\` must be [KIND, NAME] with ${_1_definitionSteps.join(", ")}, or [KIND, N] with ${_1_countedSteps.join(", ")}`)});
return{kind:"ast",root,steps}}function isCount(value){return typeof value=="number"&&Number.isSafeInteger(value)&&value>0}function pathIn(spec){let uri=textIn(spec,
"uri");if(!uri.startsWith("file://"))return uri;let place=_1_parsePlace(uri);if(place.kind!=="file")throw wrong("`uri` must be the URI of a file");return place.
path}function textIn(spec,member){let value=spec[member];if(typeof value!="string"||value==="")throw wrong(`\`${member}\` must be a text that is not empty`);return value}
function numberIn(spec,member,least=1){let value=spec[member];if(typeof value!="number"||!Number.isSafeInteger(value)||value<least)throw wrong(`\`${member}\` mus\
t be a whole number from ${least}`);return value}function positionIn2(spec,member){let value=spec[member],[line,column,more]=Array.isArray(value)?value:[];if(!isCount(
line)||!isCount(column)||more!==void 0)throw wrong(`\`${member}\` must be [LINE, COLUMN], both from 1`);return{line,column}}function wrong(why){return new _1_UserError(
"bad-selector",`the place is not valid: ${why}`,{hint:"Its form is in schemas/selector.v1.json. To see it: lanser schema export selector"})}_3_init_node_22();var writtenMembers=[
"cmd","place","seen","paths","workspace","params","limit","cursor","overlay","indexing","timeoutMs"],shared={limit:"count",cursor:"text",workspace:"boolean"};function requestFrom(written,usual,signal){
let{cmd,paths=[]}=written,spec=written.place===void 0||typeof written.place=="string"?void 0:printSpec(written.place),place=spec?.place??written.place,own={...written.
params},lifted=(name,given)=>{let inner=Object.hasOwn(own,name)?own[name]:void 0;return given!==void 0||inner===void 0||!isOf(shared[name],inner)?given:(delete own[name],
inner)},limit=lifted("limit",written.limit),cursor=lifted("cursor",written.cursor),workspace=lifted("workspace",written.workspace)===!0;return{cmd,places:place===
void 0?paths:[place,...paths],params:own,seen:written.seen,indexing:spec?.indexing??written.indexing??usual.indexing,timeoutMs:written.timeoutMs??usual.timeoutMs,
workspace,limit,cursor,notes:[],signal}}function assertParams(question,{params,limit}){let{name,flags,modes,word,last}=question,refuse=(message,hint)=>{throw new _1_UserError(
"usage",message,{hint})},taken=new Map([...modes.length===0?[]:[["mode","text"]],...[word,last].flatMap(one=>one===void 0?[]:[[one,"text"]]),...flags.map(flag=>[
flag.name,flag.kind])]),all=[...taken.keys(),...Object.keys(shared).filter(one=>one!=="workspace"||question.need==="files")],known=`\`params\` of \`${name}\` tak\
es ${all.join(", ")}.`,other=Object.keys(params).filter(one=>!taken.has(one));for(let one of other.filter(key=>all.includes(key)))isOf(shared[one],params[one])&&
refuse(`the question has \`${one}\` inside and outside of \`params\``,"Remove one of them."),taken.set(one,shared[one]);let unknown=other.filter(one=>!taken.has(
one));unknown.length>0&&refuse(`\`${name}\` has no parameter ${unknown.map(one=>`\`${one}\``).join(", ")}`,known);for(let[one,kind]of taken)params[one]!==void 0&&
!isOf(kind,params[one])&&refuse(`\`${one}\` of \`${name}\` must be ${kindWords[kind]}`,known);limit!==void 0&&!isOf("count",limit)&&refuse(`\`limit\` of \`${name}\
\` must be ${kindWords.count}`,"")}var kindWords={boolean:"true or false",text:"a text",count:"a number from 1",json:"an object"};function isOf(kind,value){switch(kind){case"\
boolean":return typeof value=="boolean";case"text":return typeof value=="string";case"count":return Number.isSafeInteger(value)&&value>0;case"json":return typeof value==
"object"&&value!==null&&!Array.isArray(value)}}_3_init_node_22();var import_node_path3=_4___toESM(_0_require_node_path(),1),import_picomatch2=_4___toESM(_9_require_picomatch(),
1);function collectParams({params,workspace,places:places2}){return{...params,..._2_compact({workspace:workspace?!0:void 0,paths:namedPlace({places:places2})===
void 0&&places2.length>0?places2:void 0})}}function namedPlace({places:places2}){let[first,second]=places2;return first===void 0||second!==void 0||_1_isPattern(
first)?void 0:first}function parseTreePlace(top,text){return _1_withPath(_1_parsePlace(text),path=>{if(!path.startsWith("file://"))return path;let inside=(0,import_node_path3.
relative)(top,path.slice(7));if(inside.startsWith("..")||(0,import_node_path3.isAbsolute)(inside))throw new _1_UserError("usage",`\`${path}\` is outside the repo\
sitory`,{hint:`The repository is ${top}.`});return inside})}async function resolveTarget(opened,question,request2,listedIn){assertPlaces(question,request2),question.
word!==void 0&&assertMethod(request2.params,opened.options.allowedMethods);let named2=namedPlace(request2);if(named2===void 0||question.need==="none"||question.
kind==="servers")return;let written=await withSeen(opened,parseTreePlace(opened.repository.top,named2),request2.seen),relocation=opened.subject.relocation(),isAll=question.
name==="locate"&&request2.params.all===!0,found2=await currentPlace(opened,written,request2.indexing).catch(async error=>{if(!(error instanceof _1_UserError)||error.
candidates.length===0)throw error;let candidates=await withRanges(opened,error.candidates,request2.indexing);if(isAll)return candidates;throw new _1_UserError(error.
code,error.message,{hint:error.hint,candidates,cause:error})}),all="place"in found2?[]:found2,best=all[0]===void 0?void 0:_1_parsePlace(all[0].selector);if(best!==
void 0&&_1_hasFile(best)){let source2=await sourceOf(opened,best,request2.indexing);return targetOf(written,resolvePlace(best,"line",source2),relocation,{candidates:all})}
if(!("place"in found2))throw new Error("An ambiguous place has candidates.");let{place,...how}=found2,path=_1_pathOf(place),need=question.need==="files"||question.
need==="any"?"line":question.need;if(place.kind==="file"&&question.need==="files"&&isFolder(opened,path))return;let text=await readTreeText(opened,path);if(text===
void 0&&opened.subject.paths.includes(path))throw new _1_UserError("not-found",`${path} is a link, or Lanser cannot read it`,{hint:"If the path is a link, name \
its target."});let outlined=text===void 0?void 0:await outlineIn(opened,path,text),isListed=place.kind==="symbol"&&question.kind==="server"&&text!==void 0&&outlined===
void 0,isNone=place.kind==="line"&&need==="position"&&text!==void 0,source={...await sourceOf(opened,place,request2.indexing),...isNone?{reading:await readText(
path,text)}:{},listed:isListed?await listedIn(path,text):void 0};if(isAll){let several2=listPlaces(place,source),first=several2[0]===void 0?void 0:_1_parsePlace(
several2[0].selector);if(first!==void 0&&_1_hasFile(first)&&several2.length>1)return targetOf(written,resolvePlace(first,need,source),relocation,{...how,candidates:several2})}
return targetOf(written,resolvePlace(place,need,source),relocation,{...how,candidates:[]})}async function withRanges(opened,candidates,unit){let found2=[];for(let candidate of candidates){
if(candidate.features!==void 0){found2.push(candidate);continue}let place=_1_parsePlace(candidate.selector),all=_1_hasFile(place)?await sourceOf(opened,place,unit).
then(source=>listPlaces(place,source)).catch(error=>{if(error instanceof _1_UserError)return[];throw error}):[];found2.push(...all.length===0?[candidate]:all)}return found2}
function targetOf(written,{score,evidence,features,...place},relocation,{candidates,route=[],...how}){let{seen}=how,scoring=how.scoring??(features===void 0?void 0:
scoringOf(relocation,features));return{place,selector:_1_printPlace(inUtf162(written,place.range)),found:{score:how.score??score,evidence,candidates,..._2_compact(
{seen,scoring})},..._2_compact({route:route.length===0?void 0:route})}}async function withSeen({repository},place,revision){if(revision===void 0)return place;if(place.
seen!==void 0)throw new _1_UserError("usage","the place has a version of its own",{hint:"Leave out --seen, or remove `seen` from the place."});if(_1_seenPattern.
test(revision))return{...place,seen:revision};let seen=await _0_resolveRevision(repository,revision);if(seen===void 0)throw new _1_UserError("unknown-revision",
`there is no commit ${revision}`);return{...place,seen}}async function currentPlace(opened,written,unit){let{seen}=written;if(seen===void 0){let{features:features2,
...found2}=await placeInFile(opened,written,unit);return{...found2,..._2_compact({scoring:scoringIn(opened,features2)})}}let{followSeen}=await import("./seen-J74PJ37L.js"),
{place,changes,score,features}=await followSeen(opened,{...written,seen},unit);return{place,seen:{object:seen,changes},..._2_compact({score,scoring:scoringIn(opened,
features)})}}function scoringIn({subject},features){return features===void 0?void 0:scoringOf(subject.relocation(),features)}function inUtf162(place,{start:start2,
end}){if(place.kind==="position")return{...place,column:start2.character+1};if(place.kind!=="range")return place;let[from,to]=[start2,end].map(({line,character})=>({
line:line+1,column:character+1}));return from===void 0||to===void 0?place:{...place,start:from,end:to}}var ofWorkspace2=new Set(["diag","symbols","reload"]);function assertPlaces(question,request2){
let{name,need,modes,kind,last}=question,{places:places2,workspace,params,seen}=request2,refuse=(message,hint)=>{throw new _1_UserError("usage",message,{hint})};
assertParams(question,request2);let isWhole=workspace||params.query!==void 0||name==="symbols"&&params.all===!0;workspace&&!ofWorkspace2.has(name)&&refuse(`\`${name}\
\` does not take --workspace`,"Only diag, symbols and reload take --workspace."),isWhole&&places2.length>0&&refuse(`\`${name}\` takes places or the whole workspa\
ce, not both`,"Remove the places, or remove --workspace, --query and --all."),name==="symbols"&&workspace&&params.query===void 0&&params.all!==!0&&refuse("`symb\
ols --workspace` needs --query Q or --all",""),need==="none"&&kind!=="server"&&places2.length>0&&refuse(`\`${name}\` takes no place`,""),need!=="none"&&need!=="\
any"&&places2.length===0&&!isWhole&&refuse(`\`${name}\` needs a place`,need==="files"?"Name files, or give --workspace.":_1_placeForms),seen!==void 0&&(namedPlace(
request2)===void 0||need==="none")&&refuse("`seen` needs one place","Name one place, or leave out `seen`.");let[first]=places2;need!=="files"&&first!==void 0&&_1_isPattern(
first)&&refuse(`\`${name}\` takes one file, but \`${first}\` is a pattern for several`,"Name one file. Only diag, symbols and context take several."),need!=="fi\
les"&&places2.length>1&&refuse(`\`${name}\` takes one place`,""),last!==void 0&&typeof params[last]!="string"&&refuse(`\`${name}\` needs two words: ${question.takes}`,
`For example: ${question.example}`),modes.length>0&&!modes.includes(String(params.mode))&&refuse(`\`${name}\` needs a mode: ${modes.join(" or ")}`,`For example:\
 lanser ${name} ${modes[0]} PLACE. In a batch or a program: "params": { "mode": "${modes[0]}" }`)}function listQueriedFiles({subject,options},{question,target},{
places:places2}){let isOneByOne=path=>places2.some(place=>!_1_isPattern(place)&&_1_pathOf(_1_parsePlace(place))===path);if(question.kind!=="server"||question.need!==
"files"||target!==void 0)return{files:[],unread:[],isOneByOne};let all=places2.flatMap(place=>{let found22=matchPaths([...subject.paths,...options.overlays.keys()],
[place]);if(found22.length===0)throw new _1_UserError("not-found",`no file of the tree matches \`${place}\``);return found22}),isRead=path=>subject.registry.profiles.
some(({isSource})=>isSource(path)),found2=[...new Set(all)].sort(compareText),files=found2.filter(isRead);if(places2.length>0&&files.length===0)throw new _1_UserError(
"not-found",`no server can check the files of ${places2.join(", ")}`);return{files,unread:found2.filter(path=>!isRead(path)&&isOneByOne(path)),isOneByOne}}function matchPaths(paths,places2){
return places2.flatMap(place=>{let named2=_1_isPattern(place)?place:_1_pathOf(_1_parsePlace(place));if(named2===void 0)throw new _1_UserError("usage",`\`${place}\
\` names a module, which a question takes only alone`,{hint:"With several files, name paths, folders or globs."});let isMatch=_1_isPattern(place)?(0,import_picomatch2.
default)(place,{dot:!0,nobracket:!0}):path=>path===named2||path.startsWith(`${named2}/`);return paths.filter(path=>isMatch(path))})}function isFolder({subject},path){
return subject.paths.some(one=>one.startsWith(`${path}/`))}import{createRequire as lanserCreateRequire10}from"node:module";import{createRequire as lanserCreateRequire8}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();function notedQuestion(asked2,{paths,outside,msMax,isTimed}){let{question,
original,selector,target,indexing,params,page,notes,isAside}=asked2;return{..._2_compact({isAside}),cmd:question.name,original,selector,place:target?.place??null,
..._2_compact({route:target?.route}),indexing,params,paths,outside,msMax,..._2_compact({isUsual:isTimed?void 0:!0}),limit:page.limit??null,cursor:page.cursor??null,
notes}}function questionFrom(noted){let{place,selector,route,paths,outside,params,msMax,isAside}=noted,target=place===null||selector===null?void 0:{place,selector,
..._2_compact({route})};return{asked:{question:questionCalled(noted.cmd),original:noted.original,selector,target,indexing:noted.indexing,params,page:{limit:noted.
limit??void 0,cursor:noted.cursor??void 0},notes:noted.notes,..._2_compact({isAside})},about:{target,paths,outside,params,msMax,isTimed:noted.isUsual!==!0,named:noted.
original}}}function notedAnswer(answer){return answer instanceof Error?{error:{code:answer.code,message:answer.message}}:answer}function questionsResult(answers){
return{observation:sha256(canonical(answers)),answers}}import{createRequire as lanserCreateRequire9}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_3_init_node_22();var questionSessions=["questions","edits"];function questionProfile(own,purpose){
let server=(purpose==="edits"?own.edits:void 0)??own,asking=_8_questionCapabilities(server.capabilities,server.questionEncodings),capabilities=purpose==="edits"?
_8_editCapabilities(asking):asking;return{...server,...server.questions,capabilities}}import{_1_createChangeGuard,_1_digestPackages,_1_lookAtDisk}from"./together-AECEBE8A.js";import{_7_filesDigest,_7_optionsOf,_7_placesOfToolchain,_7_placesOn,_7_readSourceText,_7_relativeIn,_7_relativeTo,_7_replaceCancelledFailure,_7_symbolsIn}from"./together-AECEBE8A.js";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-7C31588D.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_1_openStore,_1_storeBytesMax}from"./together-E533CDD5.js";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-M3MWBLKT.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require11=lanserCreateRequire10(import.meta.url);_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_node_path22=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path4=_4___toESM(_0_require_node_path(),1),bytesMax=1024*
1024;function packageContents(host,of){let folder=(0,import_node_path4.join)(of.cacheFolder,"packages"),store=_1_openStore(host,{folder,use:"read-write",bytesMax},
(0,import_node_fs.statSync)(of.scratch).uid),kept={read:stamp=>{let read=store.read(stamp);return read.kind==="entry"?{digest:read.body,writtenMs:read.writtenMs}:
void 0},write:(stamp,digest2)=>{store.write(stamp,digest2)}},none={read:()=>{},write:()=>{}},digest=_1_digestPackages(of.folders,of.top,_0_leadsInto(folder,of.top)?
none:kept);return typeof digest=="string"?digest:null}var NotReady=class extends _1_UserError{reached;constructor({code,message,hint},reached2){super(code,message,
{hint}),this.reached=reached2}};async function startSession(host,of){let{ready,workspace,context:context2}=of,own=ready.chosen.profile,profile=questionProfile(own,
of.purpose),{prepared,tree}=workspace;if(workspace.refusal!==null)throw notStarted(own.name,workspace.refusal);let name=`${unitName(own.id,of.root)}${of.starts===
0?"":`-${of.starts}`}`,scratch=(0,import_node_path22.join)(context2.scratch,`session-${name}`),places2=_13_scrubPlaces({ROOT:tree.root,SERVER:prepared.context.serverFolder,
..._7_placesOfToolchain(prepared.context.toolchain),SCRATCH:scratch,REPOSITORY:context2.repository.top,HOME:host.env.HOME,TMP:host.env.TMPDIR??"/tmp"}),header=headerOf(
of,profile),digests={configuration:header.digests.configuration,packages:digestOfPackages(host,of,header.digests.dependencies)},file=of.traceFolder&&(0,import_node_path22.
join)(of.traceFolder,`${name}.${of.purpose}.trace.jsonl`),trace=file===void 0?void 0:_13_openTrace(host.clock,file,header,places2),relative=_7_relativeTo([[tree.
root,""],[context2.repository.top,""],[prepared.context.serverFolder,`<${profile.name}>`]]),server=context2.pool.start(host,{profile,context:prepared.context,scratch,
relative,trace,repository:context2.repository.top,signal:context2.signal}),{transport,conversation}=server,{session}=conversation,options={transport,clock:host.
clock,pid:host.pidForServers,profile,context:prepared.context,relative,programFiles:workspace.facts.program.length},answers=[],noteDigest=()=>trace?.note("diges\
t",configurationNow(own,prepared.context)),stop=async()=>{await server.stop(),noteDigest(),trace?.note("result",questionsResult(answers)),trace?.finish()};noteDigest();
let made=await _13_makeServerReady(options,conversation),encoding=_8_questionEncoding(session.capabilities());if(made.failure!==void 0||encoding===void 0){let chosen=_8_positionEncoding(
session.capabilities()),reached2=session.capabilities()===void 0?"resolvable":"runnable";await stop();let printed=relative(_2_lastLines(session.stderrTail()));throw context2.
signal.aborted?new _1_UserError("cancelled","the question was cancelled"):made.failure===void 0||encoding===void 0?new NotReady(new _1_UserError("indexing-unsup\
ported",`${profile.name} counts columns in ${chosen}, which Lanser does not support`),reached2):new NotReady(problemOf2(made.failure,made.advice,printed),reached2)}
let packages=[...prepared.places,...Object.values(prepared.context.toolchain)].filter(folder=>!isPackaged(`${folder}/`,[]));packages.length>0&&trace?.note("deci\
sion",{packages});let text=path=>of.overlays.get(path)??readIn(tree.root,path),askable=createAskable({conversation,profile,context:prepared.context,server:{id:workspace.
server.id,version:workspace.server.version},clock:host.clock,encoding,repository:context2.repository.top,packages,text,reading:path=>_13_createReadings(ready.parser,
profile.languageId,text)(path),isLaid:path=>of.overlays.has(path),relative}),overlaid=[...of.overlays.keys()].filter(profile.isSource);overlaid.length>0&&trace?.
note("decision",{overlays:overlaid});for(let path of overlaid)askable.open(path);let environment=()=>of.environment({positionEncoding:encoding,readiness:made.evidence,
digests}),{program}=prepared;return{askable,get program(){return program},get environment(){return environment()},begin:(asked2,about)=>trace?.note("decision",{
question:notedQuestion(asked2,about),environment:environment(),restarts:of.restarts}),edited:(paths,checked)=>{program=checked;let sources=paths.filter(profile.
isSource);trace?.note("decision",{edited:sources.map(path=>({path,at:askable.texts(path)}))}),askable.edited(sources)},relay:path=>{if(!profile.isSource(path))return;
askable.close(path);let isOver=of.overlays.has(path);trace?.note("decision",{relaid:{path,at:askable.texts(path),isOver}}),isOver&&askable.lay(path)},end:answer=>{
trace!==void 0&&answers.push(notedAnswer(answer))},ended:()=>{let end=session.end();return end===void 0?void 0:endOf(end,profile.name)},stop}}function configurationNow(profile,context2){
return{files:{},configuration:sha256(profile.configuration(_8_onlyProject(context2)))}}function digestOfPackages(host,{context:context2,workspace:{prepared,tree}},named2){
let{repository,cacheFolder:cacheFolder2,scratch}=context2,isEnvironment=folder=>(0,import_node_fs2.existsSync)((0,import_node_path22.join)(tree.root,folder,"pyv\
env.cfg")),folders=[...prepared.places.filter(place=>!_1_isInside(place,tree.root)),..._0_sitesIn(tree.root,tree.linked),...tree.linked.filter(folder=>!isEnvironment(
folder)).map(folder=>(0,import_node_path22.join)(tree.root,folder))],contents=packageContents(host,{folders,top:repository.top,cacheFolder:cacheFolder2,scratch});
return sha256(canonical([named2??null,contents]))}function headerOf({workspace,purpose},{capabilities}){let header=workspace.headerOf({session:purpose,side:"hea\
d",paths:[],record:null}),declared2=sha256(canonical(JSON.parse(JSON.stringify(capabilities))));return{...header,digests:{...header.digests,capabilities:declared2}}}
function readIn(root,path){try{return _2_readFileText((0,import_node_path22.join)(root,path))}catch{return}}var codes={"server-not-started":"server-not-started",
"server-crashed":"server-crashed","server-timeout":"server-timeout","server-protocol":"server-crashed","server-not-ready":"server-timeout","server-configuration":"\
bad-configuration",outside:"outside","canary-failed":"server-not-started","file-count-mismatch":"server-not-started","digest-mismatch":"server-not-started","sha\
rd-missing":"server-not-started",cancelled:"cancelled"};function problemOf2({code,message},advice,printed){let usual=code==="canary-failed"?canaryHint:_1_errorTable[codes[code]].
hint,said=code==="server-crashed"?printedLines(printed):[];return new _1_UserError(codes[code],message,{hint:[...said,advice??usual].join(`
`)})}function notStarted(name,{code,message}){return new _1_UserError(codes[code],`Lanser does not start ${name} on this tree: ${message}`)}var canaryHint="Chec\
k whether a setting disables rules of the server.";import{createRequire as lanserCreateRequire11}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require12=lanserCreateRequire11(import.meta.url);_3_init_node_22();_3_init_node_22();var pageMax=1e5;function pageOf(all,of,request2){let from=request2.
cursor===void 0?0:readCursor(request2.cursor,of),items=all.slice(from,from+Math.min(request2.limit??pageMax,pageMax)),next=from+items.length,isLast=next>=all.length;
return{items,total:all.length,truncated:!isLast,cursor:isLast?null:Buffer.from(canonical([cursorVersion,...keysOf(of),next])).toString("base64url")}}function readCursor(cursor,of){
let[version,question,tree,offset]=fieldsIn(cursor),[wantedQuestion,wantedTree]=keysOf(of);if(version!==cursorVersion||!Number.isSafeInteger(offset)||offset<1)throw new _1_UserError(
"usage","`--cursor` is not a cursor that Lanser printed",{hint:"Copy `cursor` from the answer before."});if(question!==wantedQuestion)throw new _1_UserError("us\
age","`--cursor` belongs to another question",{hint:"Repeat the question with the same flags. Only `--limit` may differ."});if(tree!==wantedTree)throw new _1_UserError(
"version-skew","the tree has changed since the answer that `--cursor` comes from",{hint:"Repeat the question without `--cursor`."});return offset}var cursorVersion=1;
function keysOf({question,tree}){return[sha256(canonical(question)).slice(7,23),tree.slice(0,16)]}function fieldsIn(cursor){try{let fields=JSON.parse(Buffer.from(
cursor,"base64url").toString("utf8"));return Array.isArray(fields)?fields:[]}catch{return[]}}var listNames=["definitions","references","signatures","symbols","c\
alls","types","hints","diagnostics","actions"];function listIn(facts){for(let name of listNames){let items=readMember(facts,name);if(Array.isArray(items))return{
name,items}}}async function answerOf3(asked2,environment,run2){try{let of=pagePlace(asked2,environment);asked2.page.cursor!==void 0&&readCursor(asked2.page.cursor,
of);let ran=await run2();return{bundle:answered(asked2,ran,pagePlace(asked2,ran.environment)),records:ran.records}}catch(thrown){let error=_0_machineProblem(thrown)??
thrown;if(!(error instanceof _1_UserError))throw error;let evidence=error instanceof UnansweredRequest?error.evidence:null,records=evidence===null?[]:[evidence],
where=error instanceof UnansweredRequest?error.environment??environment:environment,restarts=error instanceof UnansweredRequest?error.restarts:0;return{bundle:failedAnswer(
asked2,where,error,evidence,restarts),records}}}function pagePlace({question,selector,params},{snapshot}){return{tree:snapshot?.tree??"",question:{cmd:question.
name,selector,params}}}function answered(asked2,{answer,records,retries,restarts,edits,environment},of){let list=listIn(answer.facts),page=list===void 0?void 0:
pageOf(list.items,of,asked2.page),facts=list===void 0||page===void 0?answer.facts:{...answer.facts,[list.name]:page.items,total:Math.max(page.total,answer.cutAt??
0),truncated:page.truncated||answer.cutAt!==void 0};return sealBundle({...shared2(asked2,environment),edits:edits??null,status:answer.status,capabilities:{used:[
...new Set(records.flatMap(({query_types})=>query_types))],partialResult:!1,cancellable:asked2.question.kind==="server"},meta:{...metaOf(asked2,answer.exitCode),
retries,restarts,cursor:page?.cursor??null,notes:[...asked2.notes,...answer.notes??[]]},facts})}function failedAnswer(asked2,environment,error,evidence,restarts=0){
let used=evidence?.query_types??[],own=bundleError(error,evidence?.id??null);return sealBundle({...shared2(asked2,environment,error.candidates),status:"error",capabilities:{
used,partialResult:!1,cancellable:asked2.question.kind==="server"},meta:{...metaOf(asked2,own.exitCode),restarts},error:own})}function shared2({question,original,
selector,target,params,page,relocation},environment,candidates=[]){let{limit,cursor}=page,scoring=candidates.some(({features})=>features!==void 0)&&relocation!==
void 0?scoringOf(relocation,null):void 0;return{request:{cmd:question.name,selector,indexing:"utf-16",params:{...params,..._2_compact({limit,cursor})}},resolution:resolutionOf(
original,target,candidates,scoring),edits:null,environment}}function resolutionOf(original,target,candidates,scoring){if(target===void 0)return candidates.length===
0?null:{original:original??"",resolved:null,disambiguation:candidates,..._2_compact({scoring})};let{place,selector,found:found2,route}=target;return{original:original??
selector,resolved:{path:place.path,range:flattenRange(place.range),symbol:place.symbol},disambiguation:found2?.candidates??[],..._2_compact({seen:found2?.seen,scoring:found2?.
scoring,route})}}function metaOf({question,notes},exitCode){return{exit_code:exitCode,sorting_keys:question.sortingKeys,hashing:{algo:"sha256-jcs-v1"},cache:"mi\
ss",stale:!1,purity:question.kind==="server"?"impure":"pure",priority:"supporting",retries:0,restarts:0,cursor:null,notes}}_3_init_node_22();async function askQuestion(question,asking,asked2){
let needed=typeof question.methods=="function"?question.methods(asked2):question.methods,denied=needed.find(method7=>asking.denies(method7));if(denied!==void 0)
throw deniedOf(asking,denied,targetsOf(asked2));let missing=needed.find(method7=>!asking.offers(method7));if(missing!==void 0)throw missingOf(asking,asked2,missing);
return dropOutside(await question.ask(asking,asked2))}function targetsOf({target}){return target===void 0?[]:[target.selector]}function missingOf(asking,asked2,method7){
let{target,paths}=asked2,targets=targetsOf(asked2),noted=asking.note({query_types:[method7],targets,outcome:"unsupported",response_bytes:0});return new UnansweredRequest(
unsupported(asking.profile,method7,target===void 0?paths:targets),noted)}import{_0_assertNoUnfinishedEdit,_0_interrupted,_0_openState,_0_stateFolder}from"./together-AECEBE8A.js";import{_2_meaningOf}from"./together-AECEBE8A.js";import{_3_relocate,_3_relocateAll,_3_relocateDefaults}from"./together-AECEBE8A.js";import{_6_childEnvironment,_6_compareFiles,_6_environmentVariables,_6_openServerPool,_6_runStages,_6_scratchFolders,_6_toDiagnostics}from"./together-AECEBE8A.js";import{_0_readKnownServersAt,_0_readServersAt}from"./together-80818FEF.js";import{_8_findServerRoots,_8_rootsIn,_8_treeListing}from"./together-AECEBE8A.js";import{_9_createLinkFollower,_9_createLinkResolver,_9_editTree,_9_editsTo,_9_treeNames,_9_writeTree}from"./together-AECEBE8A.js";import{_10_installServer,_10_isInstalled}from"./together-AECEBE8A.js";import{_15_definitionPath,_15_withoutCanary,_15_withoutFiles}from"./together-AECEBE8A.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{_17_checkRules,_17_decidePolicy,_17_deniedPaths,_17_listExtraQueries,_17_namedDependencies,_17_parseSettings}from"./together-AECEBE8A.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-80818FEF.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-A6F11452.js";import{_19_configPath,_19_configPlace,_19_configV1,_19_configuredScope,_19_defaultConfig,_19_failOnLevels,_19_parseConfig}from"./together-AECEBE8A.js";import{_2_compareTreeObjects,_2_listTree}from"./together-A6F11452.js";import{_0_describeRule,_0_effectText,_0_isOnlyOpinion,_0_judgedToV1,_0_ruleName,_0_selectorText,_0_serverPolicyOf,_0_serverRoles,_0_serversToV1,_0_thresholdOf}from"./together-DB7F738E.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require13=lanserCreateRequire12(import.meta.url);_3_init_node_22();var import_node_path5=_4___toESM(_0_require_node_path(),1);async function resolveSubject(repository,request2){
let{snapshot,notes}=await snapshotAt(repository,request2.rev),paths=(await _2_listTree(repository,snapshot.tree)).flatMap(({path})=>typeof path=="string"?[path]:
[]),[own,{registry:registry2,pins}]=request2.isTreeTrusted?await Promise.all([_0_readFileAt(repository,snapshot.tree,_19_configPath),_0_readKnownServersAt(repository,
snapshot.tree)]):[void 0,{registry:_7_registry,pins:_7_shippedPins}],file=request2.config===void 0?own===void 0?void 0:{text:own.toString("utf8"),name:_19_configPath}:
{text:textOf2(request2.config),name:request2.config.name},settings=request2.settings===void 0||"text"in request2.settings?request2.settings:{text:textOf2(request2.
settings),name:request2.settings.name},decided,relocation;return{snapshot,paths,registry:registry2,notes,relocation:()=>(relocation??=relocationOf(file),relocation),
policy:cmd=>{try{if(decided!==void 0)return decided;let policy=_17_decidePolicy({servers:request2.servers,file,settings,failOn:void 0,where:"terminal"},{base:void 0,
head:void 0},{registry:registry2,pins:{base:pins,head:pins},sources:paths});return decided={...policy,servers:policy.servers.map(one=>startable(asked(one),request2))},
decided}catch(error){if(error instanceof _1_UserError&&error.code==="unknown-server"&&!request2.isTreeTrusted)throw withIgnoredFile(error,paths);if(!(error instanceof
_1_UserError)||error.code!=="no-server")throw error;let hint=error.hint.replaceAll("lanser gate ",`lanser ${cmd} … `);throw!request2.isTreeTrusted&&paths.includes(
_19_configPath)?ignoredInCi(error,cmd):new _1_UserError(error.code,error.message,{hint,cause:error})}}}}function relocationOf(file){let{scoreMin,shownMax:shownMax2}=_3_relocateDefaults;
try{let{relocate}=file===void 0?_19_defaultConfig:_19_parseConfig(file.text,file.name);return{scoreMin:relocate?.tau??scoreMin,shownMax:relocate?.k??shownMax2}}catch(error){
if(error instanceof _1_UserError)return{scoreMin,shownMax:shownMax2};throw error}}function ignoredInCi(error,cmd){let message=`no server is named. If \`CI\` is se\
t, Lanser ignores ${_19_configPath} of the queried tree`,hint=`Name the configuration: lanser ${cmd} … --config ${_19_configPath}. Or name a server: --server \
ID.`;return new _1_UserError(error.code,message,{hint,cause:error})}function withIgnoredFile(error,paths){let file=paths.find(path=>{let id=_8_ownServerId(path);
return id!==void 0&&error.message.endsWith(`called ${id}`)});if(file===void 0)return error;let hint=`If \`CI\` is set, Lanser ignores ${file}, because the tree \
can be an untrusted change. To use this server, unset \`CI\`: env -u CI lanser …`;return new _1_UserError(error.code,error.message,{hint,cause:error})}function asked(server){
let{serverMode:asServer}=server.profile;return asServer===void 0?server:{...server,profile:asServer}}function startable(server,{servers,config}){let{profile,refused}=server,
isNamed=config!==void 0||servers.some(({id})=>id===profile.id);if(profile.own===void 0||refused!==null||isNamed)return server;let message=`the queried tree desc\
ribes ${profile.name}, so Lanser starts it only if you name it`;return{...server,refused:{message,hint:`Read ${_8_serversFolder}/${profile.id}.yml. If you trust\
 it, add --server ${profile.id}.`}}}async function snapshotAt(repository,rev){if(rev===void 0){let{tree,notes}=await _0_snapshotWorkTree(repository);return{snapshot:{
commit:null,tree},notes}}let id=await _0_resolveRevision(repository,rev),commit=id===void 0?void 0:await _0_readCommit(repository,id);if(commit===void 0)throw new _1_UserError(
"unknown-revision",`there is no commit ${rev}`);return{snapshot:{commit:commit.commit,tree:commit.tree},notes:[]}}function textOf2({path,name}){try{return _2_readFileText(
(0,import_node_path5.resolve)(path))}catch(error){throw new _1_UserError("unreadable-file",`${name} cannot be read`,{cause:error})}}_3_init_node_22();var import_node_fs3=_4___toESM(
_1_require_node_fs(),1),import_node_path42=_4___toESM(_0_require_node_path(),1);_3_init_node_22();var symbolsMax=1e3;async function changedSymbols(changes){let old=new Map(
changes.map(({path,before})=>[path,before?.bytes])),found2=[];for(let{path,after,from}of changes){let before=from===null?void 0:old.get(from);after===null||from===
null||before===void 0||found2.length>=symbolsMax||found2.push(...changed(await idsIn(from,before),await idsIn(path,after.bytes)))}return found2.slice(0,symbolsMax)}
function changed(before,after){if(before.length===after.length)return before.flatMap((id,at2)=>id===after[at2]?[]:[{before:id,after:after[at2]??null}]);let[olds,
news]=[new Set(before),new Set(after)];return[...before.filter(id=>!news.has(id)).map(id=>({before:id,after:null})),...after.filter(id=>!olds.has(id)).map(id=>({
before:null,after:id}))]}async function idsIn(path,bytes){let text=bytes.toString("utf8"),[outline2,language]=[await readText(path,text),grammarAt(path)?.language];
return outline2===void 0||language===void 0?[]:_1_symbolIds({path,text,outline:outline2},language,_0_namedDefinitions(outline2)).map(_1_printId)}_3_init_node_22();
function joinAnswers(answers,policy){let ordered=answers.toSorted((one,other)=>Number(one.isLeftOut??!1)-Number(other.isLeftOut??!1)),[first,...rest]=ordered;if(first===
void 0)throw new Error("no server was queried");let[error]=answers.flatMap(one=>one.error??[]);if(error!==void 0&&answers.every(one=>one.error!==void 0))throw error;
if(rest.length===0)return first;let whole=rest.reduce((one,other)=>({answer:joinedAnswer(one.answer,other.answer),records:[...one.records,...other.records],retries:one.
retries+other.retries,restarts:one.restarts+other.restarts,paths:[...one.paths,...other.paths],environment:other.isLeftOut===!0?one.environment:joinedEnvironment(
one.environment,other.environment)}),first),{diagnostics,files}=whole.answer.facts;return diagnostics===void 0||files===void 0?whole:{...whole,answer:withFiles(
whole.answer,joinedFiles(ordered),mergeDuplicates(diagnostics,policy))}}function joinEdited(answers){let failed=answers.find(({error:error2,isLeftOut})=>error2!==
void 0&&isLeftOut!==!0),given=answers.filter(({error:error2})=>error2===void 0),[first]=given,[error]=answers.flatMap(one=>one.error??[]);if(failed?.error!==void 0)
throw failed.error;if(first===void 0)throw error??new Error("no server was queried");let records=given.flatMap(one=>one.records),lists2=given.flatMap(({answer:answer2})=>answer2.
facts.actions??[]),edited=given.filter(({answer:answer2})=>answer2.workspaceEdit!==void 0),[planner=first,other]=edited,notes=given.flatMap(({answer:answer2})=>answer2.
notes??[]),facts=first.answer.facts.actions===void 0?planner.answer.facts:{...first.answer.facts,actions:lists2},answer={...planner.answer,facts,notes};if(other===
void 0)return{...planner,answer,records};let seen=new Map;for(let one of edited){let id=one.environment.server?.id??"";for(let path of editedPaths(one.answer.workspaceEdit)){
let before=seen.get(path);if(before!==void 0&&before!==id)throw new _1_UserError("usage",`${before} and ${id} both edit \`${path}\``,{hint:"Name one of them wit\
h `--server ID`."});seen.set(path,id)}}let environment=edited.map(one=>one.environment).reduce(joinedEnvironment);return{...planner,answer:{...answer,..._2_compact(
{workspaceEdit:joinEdits2(edited)})},records,environment}}function joinEdits2(edited){return{documentChanges:edited.flatMap(({answer})=>documentChangesOf(answer.
workspaceEdit))}}function editedPaths(edit){return documentChangesOf(edit).map(one=>String(readMember(readMember(one,"textDocument"),"uri")))}function withFiles(answer,files,diagnostics){
let status2=files.unknown.length===0?"ok":files.final===0?"unavailable":"partial",isMissing=answer.status!=="ok"||status2!=="ok";return{...answer,status:status2===
"ok"?answer.status:status2,exitCode:isMissing?11:answer.exitCode,facts:{...answer.facts,diagnostics,files}}}function joinedEnvironment(one,other){let isSame2=one.
server?.id===other.server?.id,shared3={...one,root:null,readiness:null,digests:isSameDigests(one,other)?one.digests:null};return isSame2?shared3:{...shared3,server:null,
toolchain:null,platform:{...one.platform,serverDigest:null}}}function isSameDigests({digests:one},{digests:other}){return one?.configuration===other?.configuration&&
one?.packages===other?.packages}var worst=["ok","partial","unavailable"];function joinedAnswer(one,other){return{status:one.status!==other.status?"partial":worst.
find(status2=>status2===one.status)??"ok",exitCode:one.exitCode===0?other.exitCode:Math.max(one.exitCode,other.exitCode)===11?11:one.exitCode,facts:joinedFacts(
one.facts,other.facts),notes:[...one.notes??[],...other.notes??[]],..._2_compact({cutAt:one.cutAt===void 0&&other.cutAt===void 0?void 0:one.cutAt??other.cutAt??
0})}}function joinedFacts(one,other){if(one.pieces!==void 0&&other.pieces!==void 0)return joinedPieces(one,other);if(one.offered!==void 0&&other.offered!==void 0)
return joinedOffers(one,other);let[list,more]=[listIn(one),listIn(other)];if(list===void 0||more===void 0)return one;let passed=one.passed===void 0?{}:{passed:one.
passed&&other.passed===!0},both=[...list.items,...more.items];if(list.name==="diagnostics")return{...one,...passed,diagnostics:both};let all=sortDistinct(both),
items=list.name==="symbols"?[...new Map(all.toReversed().map(fact=>[symbolKey(fact),fact])).values()]:all;return{...one,...passed,[list.name]:sortDistinct(items)}}
function symbolKey(fact){let{path,external,name,kind,range}=fact;return JSON.stringify([path,external,name,kind,range?.[0],range?.[1]])}function joinedPieces(one,other){
let pieces=[...one.pieces??[],...other.pieces??[]].sort(comparePieces),isCut=one.truncated===!0||other.truncated===!0;return cutToBudget({...one,pieces},one.budget?.
tokens??0,isCut)}function joinedOffers(one,other){let both=(left=[],right=[])=>[...new Set([...left,...right])].sort(compareText);return{...one,methods:both(one.
methods,other.methods),questions:both(one.questions,other.questions),offered:[...one.offered??[],...other.offered??[]]}}function joinedFiles(answers){let asked2=new Set(
answers.flatMap(({paths})=>paths)),covered=new Set(answers.flatMap(({paths,isLeftOut})=>isLeftOut===!0?[]:paths)),unknown=new Map;for(let{answer}of answers)for(let{
path,reason}of answer.facts.files?.unknown??[])unknown.has(path)||unknown.set(path,reason);for(let path of asked2)covered.has(path)||unknown.set(path,"not-asked");
return{asked:asked2.size,final:asked2.size-unknown.size,unknown:[...unknown].sort(([a],[b])=>compareText(a,b)).map(([path,reason])=>({path,reason}))}}function mergeDuplicates(all,policy){
let rank=({server})=>_0_isOnlyOpinion(server,policy)?1:0,kept=[],byPlace=Map.groupBy(all,({path,range})=>JSON.stringify([path,range]));for(let group of byPlace.
values()){let entries=[];for(let one of group.toSorted((left,right)=>rank(left)-rank(right))){let at2=entries.findIndex(lead2=>isSame(lead2,one,policy)),lead=entries[at2];
lead===void 0?entries.push(one):entries[at2]={...lead,also:[...lead.also??[],one.server]}}kept.push(...entries)}return sortDistinct(kept)}function isSame(lead,other,policy){
if(lead.server===other.server||lead.also?.includes(other.server)===!0)return!1;let[startLine,start2,endLine,end]=lead.range;if((startLine!==endLine||start2!==end)&&
_0_isOnlyOpinion(other.server,policy))return!0;let[mine,others]=[_2_meaningOf(lead.code),_2_meaningOf(other.code)];return mine!==null&&mine===others||lead.message===
other.message}_3_init_node_22();_3_init_node_22();function createMover(files,move){let modules=new Modules(files,move);return{pathAfter:path=>modules.pathAfter(
path),correct:(path,reading)=>new ImportingFile(modules,path,reading).corrected()}}function movedWords({from}){let name=partsOf(stemOf(from)).at(-1)??"";return new RegExp(
`(?<![\\p{L}\\p{N}_])${RegExp.escape(name)}(?![\\p{L}\\p{N}_])`,"u")}var Modules=class{#known;#packages;#packagesAfter;from;#to;#move;constructor(files,move){this.#move=
move,this.from=stemOf(move.from),this.#to=stemOf(move.to),this.#known=new Set(files.flatMap(path=>[stemOf(path),...foldersOf(path)])),this.#packages=packagesOf(
files),this.#packagesAfter=packagesOf(files.map(path=>this.pathAfter(path)))}isModule(stem){return this.#known.has(stem)}isPackage(folder){return this.#packagesAfter.
has(folder)}pathAfter(path){let{from,to}=this.#move;return/\.pyi?$/u.test(from)&&/\.pyi?$/u.test(path)&&stemOf(path)===this.from?to.replace(/\.pyi?$/u,"")+path.
slice(path.lastIndexOf(".")):path===from||path.startsWith(`${from}/`)?to+path.slice(from.length):path}after(stem){return stem===this.from||stem.startsWith(`${this.
from}/`)?this.#to+stem.slice(this.from.length):stem}rootOf(path,first){return["","src",...foldersOf(path).toReversed().filter(folder=>!this.#packages.has(folder))].
find(root=>this.#known.has(joined(root,first)))}nameOf(stem,root){let outer=foldersOf(stem).toReversed().find(folder=>!this.isPackage(folder)),own=root!==null&&
(root===""||stem.startsWith(`${root}/`))?root:outer??"";return dottedName(partsOf(stem).slice(partsOf(own).length))}},ImportingFile=class{#modules;#reading;#path;#after;#changes=[];#uses=new Map;#isPossible=!0;constructor(modules,path,reading){
this.#modules=modules,this.#path=path,this.#after=modules.pathAfter(path),this.#reading=reading}corrected(){let statements=importsOf(this.#reading.tree());for(let statement of statements)
statement.type==="import_from_statement"?this.#correctFrom(statement):this.#correctPlain(statement);if(this.#correctUses(statements),!!this.#isPossible)return{changes:this.#changes.
sort((one,other)=>one.start-other.start),strings:this.#strings()}}#correctFrom(statement){let module=_0_fieldOf(statement,"module_name");if(module===void 0)return;
let found2=this.#resolved(this.#textOf(module));if(found2===void 0)return;let{stem,root}=found2,after=this.#modules.after(stem),names=namesOf(statement),isMoved=name=>{
let inner=joined(stem,name);return this.#modules.isModule(inner)&&this.#modules.after(inner)!==joined(after,name)},moved=names.filter(({name})=>isMoved(this.#textOf(
name))),isAll=moved.length===names.length&&names.length>0;if(!isAll&&(after!==stem||this.#after!==this.#path)&&this.#replace(module,this.#written(after,root)),folderOf(
this.#modules.after(this.#modules.from))===after&&this.#after===this.#path){for(let one of moved)this.#replace(one.node,this.#aliased(one,stem));return}for(let one of moved){
let own=this.#importOf(one,{stem,root});isAll?this.#replace(statement,own):this.#separate(statement,names,one,own)}}#importOf(one,{stem,root}){let after=this.#modules.
after(this.#modules.from),name=this.#aliased(one,stem),module=this.#written(folderOf(after),root);return this.#modules.nameOf(after,root)?.includes(".")===!1&&module?.
startsWith(".")!==!0?`import ${name}`:module===void 0?void 0:`from ${module} import ${name}`}#separate(statement,names,one,own){let{text}=this.#reading,line=text.
slice(0,statement.start).replace(/^.*[\r\n]/su,""),end=/^[ \t]*$/u.test(line)?`${/\r?\n|\r/u.exec(text)?.[0]??`
`}${line}`:"; ";own===void 0?this.#isPossible=!1:this.#changes.push({start:statement.start,end:statement.start,text:own+end});let at2=names.indexOf(one),[next,previous]=[
names[at2+1],names[at2-1]],rest=next===void 0?{start:previous?.node.end??one.node.start,end:one.node.end}:{start:one.node.start,end:next.node.start};this.#changes.
push({...rest,text:""})}#aliased({name,alias},stem){let[old,local]=[this.#textOf(name),alias===void 0?void 0:this.#textOf(alias)],now=partsOf(this.#modules.after(
joined(stem,old))).at(-1)??"";return dottedName([now])===void 0&&(this.#isPossible=!1),(local===void 0?now!==old:local!==now||local===old)?`${now} as ${local??old}`:
now}#correctPlain(statement){for(let{node,name,alias}of namesOf(statement)){let old=this.#textOf(name).replace(/\s/gu,""),found2=this.#resolved(old);if(found2?.
root===null||found2===void 0)continue;let{stem,root}=found2,[first=""]=old.split("."),movedBefore=dottedName(partsOf(this.#modules.from).slice(partsOf(root).length)),
movedNow=this.#modules.nameOf(this.#modules.after(this.#modules.from),root);alias===void 0&&movedBefore?.startsWith(`${first}.`)===!0&&movedNow!==void 0&&this.#uses.
set(movedBefore,movedNow);let after=this.#modules.after(stem);if(after===stem)continue;let now=this.#modules.nameOf(after,root);now===void 0?this.#isPossible=!1:
alias!==void 0?this.#replace(node,now===this.#textOf(alias)?now:`${now} as ${this.#textOf(alias)}`):this.#replace(node,old.includes(".")?now:`${now} as ${old}`)}}#correctUses(statements){
for(let[old,now]of this.#uses){let words=old.split(".").map(part=>RegExp.escape(part)),use=new RegExp(`(?<![\\p{L}\\p{N}_.])${words.join("\\s*\\.\\s*")}(?![\\p{L\
}\\p{N}_])`,"gu");for(let{0:found2,index}of this.#reading.code.matchAll(use))statements.some(({start:start2,end})=>start2<=index&&index<end)||this.#changes.push(
{start:index,end:index+found2.length,text:now})}}#strings(){let parts=partsOf(this.#modules.from);if(parts.length<2)return[];let name=parts.slice(-2).join(".");
return this.#reading.strings.filter(({start:start2,end})=>this.#reading.text.slice(start2,end).includes(name)).map(({start:start2})=>start2)}#resolved(written){
let text=written.replace(/\s/gu,""),level=/^\.*/u.exec(text)?.[0].length??0,parts=text.slice(level).split(".").filter(Boolean),root=level===0?this.#modules.rootOf(
this.#path,parts[0]??""):upFrom(folderOf(this.#path),level-1);if(root===void 0)return;let stem=joined(root,parts.join("/"));return this.#modules.isModule(stem)?
{stem,root:level===0?root:null}:void 0}#written(stem,root){let[own,parts]=[partsOf(folderOf(this.#after)),partsOf(stem)],shared3=own.findIndex((part,at2)=>part!==
parts[at2]),count=shared3<0?own.length:shared3,isInside=count>0&&(count===own.length||this.#modules.isPackage(own.slice(0,count).join("/")));if(root!==null||!isInside)
return this.#modules.nameOf(stem,root);let rest=parts.slice(count),name=rest.length===0?"":dottedName(rest);return name===void 0?void 0:".".repeat(own.length-count+
1)+name}#replace(node,text){text===void 0?this.#isPossible=!1:text!==this.#textOf(node)&&this.#changes.push({start:node.start,end:node.end,text})}#textOf({start:start2,
end}){return this.#reading.text.slice(start2,end)}};function namesOf(statement){return statement.children.filter(({field})=>field==="name").map(node=>({node,name:node.
type==="aliased_import"?_0_fieldOf(node,"name")??node:node,alias:node.type==="aliased_import"?_0_fieldOf(node,"alias"):void 0}))}function importsOf(root){let found2=[],
open=[root];for(let node=open.pop();node!==void 0;node=open.pop())node.type==="import_statement"||node.type==="import_from_statement"?found2.push(node):open.push(
...node.children);return found2}function stemOf(path){return path.replace(/\.pyi?$/u,"").replace(/(?:^|\/)__init__$/u,"")}function packagesOf(files){return new Set(
files.filter(path=>/(?:^|\/)__init__\.pyi?$/u.test(path)).map(folderOf))}function folderOf(path){return path.slice(0,Math.max(0,path.lastIndexOf("/")))}function foldersOf(path){
let parts=path.split("/").slice(0,-1);return parts.map((_,at2)=>parts.slice(0,at2+1).join("/"))}function upFrom(folder,count){let parts=partsOf(folder);return count>
parts.length?void 0:parts.slice(0,parts.length-count).join("/")}function partsOf(path){return path===""?[]:path.split("/")}function joined(folder,name){return[folder,
name].filter(Boolean).join("/")}function dottedName(parts){return parts.length>0&&parts.every(part=>/^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(part))?parts.join(
"."):void 0}async function planPythonMove(opened,{question,original,params},files){if(question.name!==renameFile.name||!files.some(isPython)||files.some(isScript))
return;let from=(original??"").replace(/\/+$/u,""),move={from,to:movedTo(from,String(params.to))};assertMovable({paths:files},move),assertModule(move);let sources=opened.
subject.paths.filter(isPython),{correct,pathAfter}=createMover(sources,move),words=movedWords(move),asFolder=!isPython(from),moving=new Set(sources.filter(path=>pathAfter(
path)!==path)),changes=[],notes=[];for(let path of sources){let text=await readTreeText(opened,path)??"";if(!moving.has(path)&&!words.test(text))continue;let reading=await readText(
path,text),corrected=reading===void 0?{changes:[],strings:[]}:correct(path,reading);if(corrected===void 0)throw new _1_UserError("unsupported-capability",`${path}\
 imports ${from}, and Python has no name for ${move.to}`,{hint:"Choose a path that an import can name."});let starts=_2_lineStarts(text),edits=corrected.changes.
map(({start:start2,end,text:newText})=>({range:{start:_2_positionAt(starts,start2),end:_2_positionAt(starts,end)},newText}));edits.length>0&&changes.push({textDocument:{
uri:path,version:null},edits});for(let start2 of corrected.strings)notes.push(`a string names the old module: ${path}:${_2_positionAt(starts,start2).line+1}`)}let renamed=(asFolder?
[[move.from,move.to]]:[...moving].map(path=>[path,pathAfter(path)])).map(([oldUri,newUri])=>({kind:"rename",oldUri,newUri})),shown2=createEvidence({server:null,
query_types:["builtin/reading"],targets:[from],outcome:"responded",response_bytes:0});return{answer:{status:"ok",exitCode:0,facts:{provenance:"builtin",edit:{title:null,
evidence:shown2.id}},workspaceEdit:{documentChanges:[...changes,...renamed]},notes:notes.length<=shownMax?notes:[`${_2_plural(notes.length,"string")} name the o\
ld module`]},records:[shown2]}}var shownMax=20;function assertModule({from,to}){if(/(?:^|\/)__init__\.pyi?$/u.test(from))throw new _1_UserError("usage",`${from}\
 is a part of its package`,{hint:"Move the folder."});if(isPython(from)&&!isPython(to))throw new _1_UserError("usage",`${to} is not a Python file`,{hint:"Keep t\
he ending of the file."})}function isPython(path){return/\.pyi?$/u.test(path)}function isScript(path){return/\.[cm]?[jt]sx?$/u.test(path)}_3_init_node_22();var import_node_fs4=_4___toESM(
_1_require_node_fs(),1),import_node_path23=_4___toESM(_0_require_node_path(),1);_3_init_node_22();function createIdle(clock,idleMsMax,end){let used=new Map,cancel,
look=()=>{cancel=void 0;for(let[key,{uses,since}]of used)uses>0||idleMsMax===null||clock.now()-since<idleMsMax||(used.delete(key),end(key));wait()},wait=()=>{cancel===
void 0&&used.size>0&&idleMsMax!==null&&(cancel=clock.after(6e4,look))};return{use:key=>{let one=used.get(key)??{uses:0,since:0};return used.set(key,one),one.uses+=
1,wait(),{[Symbol.dispose]:()=>{one.uses-=1,one.since=clock.now()}}},forget:key=>{used.delete(key)},stop:()=>{cancel?.(),used.clear()}}}_3_init_node_22();function createOutward(overlays){
let found2=new WeakMap,search=({workspace},texts)=>{if(texts.size===0)return Promise.resolve(void 0);let known=found2.get(workspace)??new Map;found2.set(workspace,
known);let key=sha256(JSON.stringify([...texts])),result=known.get(key)??workspace.outward(texts);return known.set(key,result),result},laid=({unit:{chosen}},paths)=>{
let texts=new Map;for(let path of paths){let text=overlays.get(path);text!==void 0&&chosen.profile.isSource(path)&&texts.set(path,text)}return texts},assertInside=async(on,texts)=>{
let outward2=await search(on,texts);if(outward2!==void 0)throw new _1_UserError("outside",`Lanser did not query ${on.unit.chosen.profile.name}: ${_8_outwardMessage(
outward2)}`)};return{assertInside:on=>assertInside(on,laid(on,overlays.keys())),assertUnlistedInside:async on=>{let{profile}=on.unit.chosen;profile.outward?.onDisk===
"program"&&await assertInside(on,new Map(on.workspace.facts.unchecked.map(path=>[path,null])))},leadsOut:async(on,paths)=>await search(on,laid(on,paths))!==void 0}}
_3_init_node_22();function readServerStates({profile,pin,refused},tried,isInstalled2){let server={id:profile.id,version:pin.version,installed:isInstalled2},none={
...server,root:null,restarts:0,isStarting:!1,failed:null};return refused!==null?[{...none,state:"configured",failed:refused.message}]:tried.length===0?[{...none,
state:"resolvable"}]:tried.map(one=>{let{root,restarts}=one,isStarting=one.kind==="starting";return{...server,root,restarts,isStarting,...reached(one)}}).toSorted(
compareValues)}function reached(one){switch(one.kind){case"starting":return{state:"resolvable",failed:null};case"started":{let end=one.session.ended();return end===
void 0?{state:"ready",failed:null}:{state:"runnable",failed:end}}case"failed":{let{error}=one;return{state:error instanceof NotReady?error.reached:"resolvable",
failed:error.message.toWellFormed()}}}}var restartsMax=1,Servers=class{host;options;snapshot;written;started=new Map;ready=new Map;workspaces=new Map;known=new Map;restarts=new Map;starts=new Map;tried=new Map;ended=new Set;left=new WeakSet;ending=new Set;idle;outward;constructor(host,options){
this.host=host,this.options=options,this.snapshot=options.snapshot,this.outward=createOutward(options.overlays),this.idle=createIdle(host.clock,options.idleMsMax,
name=>{options.context.note(`Lanser stopped ${name} because no question needed it for some time`);let end=this.leave(name).finally(()=>this.ending.delete(end));
this.ending.add(end)})}async of(policy,path){return this.startable(await this.unitOf(policy,path))}async each(policy,path){let all=[];for(let chosen of policy.servers)
chosen.profile.isSource(path)&&all.push(this.startable(await this.unitAt(chosen,path)));return all}async all(policy,which){let[first,second]=policy.servers;if(first===
void 0)throw new _1_UserError("no-server","no server is configured");if(which==="one"&&second!==void 0)throw new _1_UserError("usage","the question needs one se\
rver, but several are configured",{hint:`Name one: ${policy.servers.map(({profile})=>`--server ${profile.id}`).join(" or ")}.`});let all=[];for(let chosen of policy.
servers)for(let unit of await this.unitsOf(chosen))all.push(this.startable(unit));return all}forget(session){let name=unitName(session.environment.server?.id??"",
session.environment.root??".");if(this.ended.has(session))return(this.restarts.get(name)??0)<=restartsMax;this.ended.add(session);let times=(this.restarts.get(name)??
0)+1;return this.restarts.set(name,times),this.started.delete(name),this.idle.forget(name),times<=restartsMax}async relay(path){for(let[name,one]of[...this.started]){
let warm=await one.catch(()=>{}),opened=await this.workspaces.get(name);warm===void 0||opened===void 0||await this.outward.leadsOut(opened,[path])||warm.session.
relay(path)}}isOpen(){return this.written!==void 0}follow(next){this.snapshot=next}async carry(next){if(this.written===void 0)return!1;let{repository}=this.options.
context,before=await this.written,edits=await _9_editsTo(repository,before,next),paths=edits?.map(({path})=>path);if(edits===void 0||paths===void 0||paths.some(
isOwn))return!1;let edited=await _9_editTree(repository,before,next,edits);this.snapshot=next,this.written=Promise.resolve(edited),this.known.clear();let opened=await Promise.
allSettled(this.workspaces.values());this.workspaces.clear();for(let one of opened)one.status==="fulfilled"&&await this.carryTo(one.value,paths);return!0}async states(policy){
return policy.servers.flatMap(chosen=>this.factsOf(chosen,[...this.tried.values()].filter(({id})=>id===chosen.profile.id)))}async startAll(policy){for(let chosen of policy.
servers.filter(({refused})=>refused===null))try{for(let unit of await this.unitsOf(chosen))await this.start(unit)}catch(error){if(!(error instanceof _1_UserError))
throw error}}async end(policy,paths){let wanted=new Set;for(let path of paths)wanted.add(nameOf(await this.unitOf(policy,path)));let gone=[];for(let[name,one]of[
...this.tried])paths.length>0&&!wanted.has(name)||(await this.endUnit(name),gone.push({id:one.id,root:one.root}));return policy.servers.flatMap(chosen=>gone.filter(
({id})=>id===chosen.profile.id).flatMap(({root})=>this.factsOf(chosen,[]).map(fact=>({...fact,root}))))}async stop(){this.idle.stop(),await Promise.all(this.ending);
let sessions=await Promise.allSettled(this.started.values()),all=[...this.ended,...sessions.flatMap(one=>one.status==="fulfilled"?[one.value.session]:[])];await Promise.
all(all.map(session=>session.stop()))}tree(){let{context:context2}=this.options;return this.written??=_9_writeTree(context2,this.snapshot,(0,import_node_path23.
join)(context2.scratch,"tree")),this.written}readyOf(chosen){return onceFor(this.ready,chosen.profile.id,async()=>{let{readyServer}=await import("./server-NJ7LWHIU.js"),
made=await readyServer(this.host,chosen,this.options.context);if(made.kind==="ready")return made;throw new _1_UserError("server-not-started",made.message,{hint:made.
hint})})}workspaceOf(unit){let{context:context2}=this.options;return onceFor(this.workspaces,nameOf(unit),async()=>{let[server,onto]=await Promise.all([this.readyOf(
unit.chosen),this.tree()]),scratch=(0,import_node_fs4.mkdtempSync)((0,import_node_path23.join)(context2.scratch,`unit-${nameOf(unit)}-`)),{openWorkspace}=await import("./open-74VO6UGX.js"),
workspace=await openWorkspace(this.host,server,onto,{context:context2,project:unit.root,name:"tree",scratch,withheld:[],listed:null,refusal:null});return{unit,workspace,
start:startOf(unit.chosen,workspace,scratch)}})}async start(unit){assertSeen(unit.chosen,this.options.overlays);let warm=await this.begin(unit);return await this.
outward.assertInside(await this.workspaceOf(unit)),warm}begin(unit){let name=nameOf(unit);return onceFor(this.started,name,async()=>{let{id}=unit.chosen.profile,
shared3={id,root:unit.root,restarts:this.restarts.get(name)??0};this.tried.set(name,{...shared3,kind:"starting"});try{let warm=await this.startUnit(unit,name);return this.
tried.set(name,{...shared3,kind:"started",session:warm.session}),warm}catch(error){throw error instanceof _1_UserError&&this.tried.set(name,{...shared3,kind:"fa\
iled",error}),error}})}async startUnit(unit,name){let{context:context2,overlays,traceFolder,purpose}=this.options,{platform:os,arch}=this.host,[ready,opened]=await Promise.
all([this.readyOf(unit.chosen),this.workspaceOf(unit)]),{workspace}=opened;await this.outward.assertInside(opened);let restarts=this.restarts.get(name)??0,starts=this.
starts.get(name)??0;if(restarts>restartsMax)throw new _1_UserError("server-crashed",`${unit.chosen.profile.name} ended ${restarts} times; Lanser does not restar\
t it again`);this.starts.set(name,starts+1);let{startSession:startSession2}=await import("./session-GNEHHMCM.js"),session=await startSession2(workspace.host,{purpose,
context:context2,ready,workspace,root:unit.root,overlays,traceFolder,restarts,starts,environment:({positionEncoding,readiness,digests})=>({snapshot:this.snapshot,
root:unit.root,server:{id:workspace.server.id,version:workspace.server.version},positionEncoding,toolchain:workspace.server.interpreter,readiness:{method:"serve\
r-report-and-canary",evidence:readiness},digests,platform:{os,arch,serverDigest:workspace.server.treeDigest}})}),warm={session,restarts,use:()=>this.idle.use(name),
isLeft:()=>this.left.has(session),assertUnlistedInside:async()=>this.outward.assertUnlistedInside(await this.workspaceOf(unit))};return warm.use()[Symbol.dispose](),
warm}factsOf(chosen,tried){let{cacheFolder:cacheFolder2}=this.options.context;return readServerStates(chosen,tried,_10_isInstalled(this.host,chosen.pin,cacheFolder2))}rootsOf({
profile,roots}){return onceFor(this.known,profile.id,async()=>_8_rootsIn(profile,roots,await this.tree()).roots)}async unitsOf(chosen){let roots=await this.rootsOf(
chosen);return(roots.length===0?["."]:roots).map(root=>({chosen,root}))}startable(unit){let{profile,pin}=unit.chosen;return{name:nameOf(unit),server:{id:profile.
id,version:pin.version},start:()=>this.start(unit)}}async unitOf(policy,path){return this.unitAt(serverOf(policy,path),path)}async unitAt(chosen,path){let roots=await this.
rootsOf(chosen),root=roots.filter(one=>_1_isBelow(path,one)).toSorted((one,other)=>other.length-one.length)[0];return{chosen,root:root??roots[0]??"."}}async leave(name){
let pending=this.started.get(name);this.started.delete(name),this.tried.delete(name),this.idle.forget(name);let warm=await pending?.catch(()=>{});warm!==void 0&&
(this.left.add(warm.session),await warm.session.stop())}async endUnit(name){this.restarts.delete(name),await this.leave(name)}async carryTo(old,paths){let name=nameOf(
old.unit),warm=await this.started.get(name)?.catch(()=>{}),again=warm!==void 0&&warm.session.ended()===void 0&&canNotify(old.unit.chosen,old.workspace,paths)?await this.
workspaceOf(old.unit):void 0;again?.start===old.start?warm?.session.edited(paths,again.workspace.prepared.program):await this.endUnit(name)}};function nameOf({chosen,
root}){return unitName(chosen.profile.id,root)}function serverOf({servers,summary},path){let ranked=servers.filter(({profile})=>profile.isSource(path)).map(chosen=>{
let{id,role,compiler}=chosen.profile,own=_0_serverPolicyOf(id,summary).role??(role==="checker"?"primary":"linter");return{chosen,rank:_0_serverRoles.indexOf(own)*
2+(compiler===void 0?0:1)}}),best=Math.min(...ranked.map(({rank})=>rank)),[first,second]=ranked.flatMap(({chosen,rank})=>rank===best?[chosen]:[]);if(first===void 0)
throw new _1_UserError("no-server",`no configured server checks \`${path}\``,{hint:`Configured servers: ${servers.map(({profile})=>profile.id).join(", ")}. Name\
 another with \`--server ID\`.`});if(second!==void 0)throw new _1_UserError("usage",`${first.profile.id} and ${second.profile.id} both check \`${path}\``,{hint:"\
Name one of them with `--server ID`."});return first}function isOwn(path){return path.startsWith(".lanser/")}function onceFor(known,key,make){let found2=known.get(
key);if(found2!==void 0)return found2;let made=make();return known.set(key,made),made.catch(()=>known.delete(key)),made}function startOf({profile},{prepared,refusal},scratch){
let{program:_,context:context2,...rest}=prepared,configuration=profile.configuration(_8_onlyProject(context2));return canonical(JSON.parse(JSON.stringify({...rest,
context:context2,configuration,refusal}))).replaceAll(JSON.stringify(scratch).slice(1,-1),"")}function canNotify({profile,settings},{prepared,facts},paths){if(profile.
takesEdits!==!0)return!1;let touches3=profile.affectsProject({...prepared.context,program:prepared.program??facts.program,isSought:()=>!0,places:prepared.places,
settings}),isSource=path=>profile.isSource(path)&&!facts.configurationFiles.includes(path);return paths.every(path=>isSource(path)||!touches3({path,isNewName:!1}))}
_3_init_node_22();_3_init_node_22();var import_node_fs22=_4___toESM(_1_require_node_fs(),1),import_node_path32=_4___toESM(_0_require_node_path(),1);function createUnchanged({
top,objectFormat}){let seen=new Map;return({path,id})=>{if(typeof path!="string")return!0;try{let file=(0,import_node_path32.join)(top,path),stats=(0,import_node_fs22.
lstatSync)(file,{bigint:!0}),state=`${id} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;if(seen.get(path)===state)return!0;let bytes=stats.isSymbolicLink()?
Buffer.from((0,import_node_fs22.readlinkSync)(file)):_2_readFileBytes(file);return _2_blobId(objectFormat,bytes)!==id?!1:(seen.set(path,state),!0)}catch{return!1}}}
async function withCurrentTree(host,top,use){var _stack=[];try{let scratch=_4___using(_stack,_2_makeScratch(host)),repository=_4___using(_stack,await _0_openRepository(
{...host,temporaryFolder:scratch.folder},top),!0),{tree}=await _0_snapshotWorkTree(repository);return await use(repository,tree)}catch(_){var _error=_,_hasError=!0}finally{
var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function createChanged(host,repository){let isUnchanged=createUnchanged(repository),
known;return async(tree,paths)=>{known?.tree!==tree&&(known={tree,entries:entriesOf(repository,tree)});let entries=await known.entries,suspects=[...paths].filter(
path=>{let entry=entries.get(path);return entry!==void 0&&!isUnchanged(entry)});return suspects.length===0?[]:withCurrentTree(host,repository.top,async(other,now)=>{
let found2=await entriesOf(other,now),isOther=path=>found2.get(path)?.id!==entries.get(path)?.id||found2.get(path)?.mode!==entries.get(path)?.mode;return suspects.
filter(isOther).sort(compareText)})}}async function entriesOf(repository,tree){return new Map((await _2_listTree(repository,tree)).map(entry=>[entry.path,entry]))}
function listAnswerFiles(bundle){let found2=new Set,look=value=>{if(Array.isArray(value))for(let one of value)look(one);else if(typeof value=="object"&&value!==
null){let path=readMember(value,"path");typeof path=="string"&&found2.add(path);for(let one of Object.values(value))look(one)}};"facts"in bundle&&look(bundle.facts);
let resolved3=bundle.resolution?.resolved??null;return resolved3!==null&&found2.add(resolved3.path),[...found2]}function markStale(bundle,changed2){if(changed2.
length===0)return bundle;let[first=""]=changed2,more=changed2.length===1?"":` and ${changed2.length-1} more`,note=`stale: ${first}${more} changed after the serv\
er read the tree. This answer describes the old contents.`;return{...bundle,meta:{...bundle.meta,stale:!0,notes:[...bundle.meta.notes,note]}}}_3_init_node_22();
async function withIds(opened,one){let{symbols:symbols2}=one.answer.facts;if(symbols2===void 0)return one;let encoding=one.environment.positionEncoding??"utf-16",
known=new Map,found2=await Promise.all(symbols2.map(async symbol=>{if(symbol.path===void 0||symbol.selectionRange===null)return symbol;let ids=known.get(symbol.
path)??idsIn2(opened,symbol.path);known.set(symbol.path,ids);let{lines,byPlace}=await ids,[line,character]=symbol.selectionRange,at2=fromServer(lines,{line,character},
encoding),id=at2===void 0?void 0:byPlace.get(`${at2.line}:${at2.character}`);return{...symbol,..._2_compact({id})}}));return{...one,answer:{...one.answer,facts:{
...one.answer.facts,symbols:found2}}}}async function idsIn2(opened,path){let text=await readTreeText(opened,path)??"",language=grammarAt(path)?.language,outline2=language===
void 0?void 0:await outlineIn(opened,path,text),lines=_2_splitText(text);if(language===void 0||outline2===void 0)return{lines,byPlace:new Map};let nodes=_0_namedDefinitions(
outline2),ids=_1_symbolIds({path,text,outline:outline2},language,nodes),byPlace=new Map;for(let[at2,{definition}]of nodes.entries()){let{line,character}=definition.
nameRange.start,id=ids[at2];id!==void 0&&byPlace.set(`${line}:${character}`,_1_printId(id))}return{lines,byPlace}}_3_init_node_22();var ofFindings=new Set(["dia\
g","check"]),ofEachServer=new Set([...ofFindings,"actions","format","organize-imports","rename-file"]),ofAll=new Set([...ofFindings,"symbols","capabilities"]);async function findUnits(servers,policy,{
question:{name},path,named:named2}){let isForEach=ofEachServer.has(name),none={named:[],others:0},{files,unread,denied=0,refused=[]}=named2;if(path===void 0&&files.
length===0&&unread.length===0)return{units:(await servers.all(policy,ofAll.has(name)?"each":"one")).map(one=>unitOf2(one,[])),unserved:none};let wanted=path===void 0?
files:[path],units=new Map,unserved=[],isMeant=file=>path!==void 0||named2.isOneByOne(file);for(let file of wanted){let own=isForEach?await servers.each(policy,
file):[],known=own.length>0?own:await servedBy(servers,policy,file,isMeant(file)&&wanted.length===1);known.length===0&&unserved.push(file);for(let one of known){
let unit=units.get(one.name)??{startable:one,files:[]};(path===void 0||isForEach)&&unit.files.push(file),units.set(one.name,unit)}}let left={named:[...unserved.
filter(isMeant),...unread],others:unserved.filter(one=>!isMeant(one)).length,denied,refused};if(units.size===0){let[first=""]=[...left.named,...unserved];await servers.
of(policy,first)}return{units:[...units.values()].map(({startable:startable2,files:own})=>unitOf2(startable2,own)),unserved:left}}function allowedOf(named2,isDenied){
let denied=named2.files.filter(isDenied);if(denied.length===0)return named2;let files=named2.files.filter(path=>!isDenied(path));if(files.length===0)throw deniedPath(
denied[0]??"");return{...named2,files,denied:denied.length,refused:denied.filter(named2.isOneByOne)}}async function servedBy(servers,policy,file,isAlone2){return!isAlone2&&
!policy.servers.some(({profile})=>profile.isSource(file))?[]:[await servers.of(policy,file)]}function unitOf2({server,start:start2},files){return{server,files,again:start2}}
function unqueriedAnswer({name},{server,files},error,environment){let why=`${server.id} did not answer: ${error.message}`,isLeftOut=["unsupported-capability","n\
ot-found"].includes(error.code),facts={provenance:"lsp",...emptyOf(name,isLeftOut?[]:files,isLeftOut)};return{answer:{status:isLeftOut?"ok":"unavailable",exitCode:isLeftOut?
0:11,facts,notes:[why]},error,records:[],retries:0,restarts:0,paths:files,environment,..._2_compact({isLeftOut:isLeftOut||void 0})}}function emptyOf(name,files,isLeftOut){
if(name==="symbols")return{symbols:[]};if(!ofFindings.has(name))return{methods:[],questions:[],offered:[]};let unknown=files.map(path=>({path,reason:"server-fai\
led"})),passed=name==="check"?{passed:isLeftOut}:{};return{diagnostics:[],files:{asked:files.length,final:0,unknown},...passed}}function withUnserved(one,{named:named2,
others,denied=0,refused=[]}){let{answer}=one,{facts}=answer,notes=[...answer.notes??[],...others===0?[]:[`no configured server checks the language of ${_2_plural(
others,"file")}`],...denied===0?[]:[`deny.paths of the configuration denies ${_2_plural(denied,"file")}`]];if(named2.length+refused.length===0)return{...one,answer:{
...answer,notes}};if(facts.files===void 0)return{...one,answer:{...answer,notes:named2.length===0?notes:[...notes,`no configured server checks ${named2.join(", ")}`]}};
let files={asked:facts.files.asked+named2.length+refused.length,final:facts.files.final,unknown:[...facts.files.unknown,...named2.map(path=>({path,reason:"no-se\
rver"})),...refused.map(path=>({path,reason:"denied"}))]},status2=answer.status==="ok"?"partial":answer.status,missing={...answer,status:status2,exitCode:11,facts:{
...facts,files},notes};return{...one,answer:missing}}var findings=new Set(["diag","check"]);function withOwnNotes(one,{name},{servers},paths){if(!findings.has(name))
return one;let notes=servers.filter(({profile})=>profile.id===one.environment.server?.id).flatMap(({profile})=>[_15_withoutCanary(profile),_15_withoutFiles(profile,
paths)]).filter(note=>note!==void 0);return notes.length===0?one:{...one,answer:{...one.answer,notes:[...one.answer.notes??[],...notes]}}}async function openClient(machine,options){
let host={...machine,stop:options.signal},disposal=new AsyncDisposableStack;try{let scratch=disposal.use(_2_makeScratch(host)),repository=disposal.use(await _0_openRepository(
{...host,temporaryFolder:scratch.folder},options.repository)),subject=await subjectOf(host,repository,options),context2={repository,dependencies:dependenciesOf(
subject),cacheFolder:options.cacheFolder??(0,import_node_path42.join)(scratch.folder,"cache"),scratch:scratch.folder,signal:options.signal,pool:disposal.use(_6_openServerPool(
host)),note:options.progress};for(let path of options.overlays.keys())assertOverlayPath(path);let overlays=new Map(options.overlays),serversFor=purpose=>{let own=purpose===
"edits"?(0,import_node_path42.join)(scratch.folder,purpose):scratch.folder;purpose==="edits"&&_0_makeFolder(own);let{snapshot}=subject,made=new Servers(host,{...options,
purpose,overlays,snapshot,context:{...context2,scratch:own}});return disposal.defer(()=>made.stop()),made},servers={questions:serversFor("questions"),edits:serversFor(
"edits")},asking={host,options:{...options,overlays},repository,subject,servers,changed:createChanged(host,repository),known:new Map},owned=disposal.move();return{
top:repository.top,ask:request2=>ask(asking,request2),marked:async(request2,bundle)=>(await markedIn(asking,request2,bundle)).bundle,text:async path=>(await readTreeFile(
asking,path))?.counted,get tree(){return asking.subject.snapshot.tree},carry:async()=>{let next=await subjectOf(host,repository,options),used=Object.values(servers).
filter(one=>one.isOpen());if(used.length===0)return!1;for(let one of used)if(!await one.carry(next.snapshot))return!1;for(let one of Object.values(servers))one.
isOpen()||one.follow(next.snapshot);return asking.subject={...next,policy:asking.subject.policy},asking.known.clear(),!0},lay:async(path,text)=>{assertOverlayPath(
path),text===void 0?overlays.delete(path):overlays.set(path,text),asking.known.delete(path);for(let one of Object.values(servers))await one.relay(path)},[Symbol.
asyncDispose]:()=>owned.disposeAsync()}}catch(error){throw await disposal.disposeAsync(),error}}function subjectOf(host,repository,options){return options.rev===
void 0&&_0_assertNoUnfinishedEdit(host,repository.top),resolveSubject(repository,options)}function dependenciesOf({policy}){try{return policy("").config.dependencies}catch(error){
if(error instanceof _1_UserError)return _19_defaultConfig.dependencies;throw error}}async function ask(opened,request2){let{clock,wallMs}=opened.host,[started,since]=[
clock.now(),wallMs()],question=questionCalled(request2.cmd),environment=bareEnvironment(opened.host,opened.subject),{indexing,params,limit,cursor}=request2,notes=[
...request2.notes,...overlayNotes(opened)],over=overlayParams(opened.options.overlays),shared3={question,indexing,params:{...collectParams(request2),...over},page:{
limit,cursor},relocation:opened.subject.relocation(),notes},named2=namedPlace(request2),bare={...shared3,params:{...params,...shared3.params},original:named2??null,
selector:null,target:void 0},listedIn=async(path,text)=>{let inner={...request2,cmd:symbols.name,places:[path],params:{},workspace:!1,notes:[],limit:void 0,cursor:void 0},
target=await resolveTarget(opened,symbols,inner,()=>Promise.resolve([])),asked2={...bare,question:symbols,params:over,original:path,selector:path,isAside:!0,target},
{answer,environment:environment2}=await run(opened,asked2,inner);return namesListed(answer.facts,_2_splitText(text),environment2.positionEncoding??"utf-16")},{bundle:answered2,
records}=await resolveTarget(opened,question,request2,listedIn).then(async target=>{let asked2={...bare,target,selector:target?.selector??null};return answerOf3(
asked2,environment,()=>run(opened,asked2,request2))},error=>{if(!(error instanceof _1_UserError))throw error;return{bundle:failedAnswer(bare,environment,error,null),
records:[]}}),{bundle,stale}=await markedIn(opened,request2,answered2);return keep(opened,{bundle,named:named2},records,{ms:clock.now()-started,stale:stale.length===
0?void 0:{since,files:stale}}),bundle}async function markedIn({changed:changed2,subject,options},{cmd,places:places2,workspace},bundle){let{commit,tree}=subject.
snapshot,{kind}=questionCalled(cmd);if(commit!==null||kind==="servers"||kind==="table"||"error"in bundle)return{bundle,stale:[]};let isNamed=!workspace&&bundle.
resolution===null,files=[...(workspace?subject.paths:isNamed?matchPaths(subject.paths,places2):[]).filter(path=>_7_profiles.some(({isSource})=>isSource(path))),
...listAnswerFiles(bundle)].filter(path=>!options.overlays.has(path)),stale=await changed2(tree,new Set(files));return{bundle:markStale(bundle,stale),stale}}async function run(opened,asked2,request2){
let{question,target}=asked2;if(request2.signal?.aborted===!0)throw _1_cancelled();let still={retries:0,restarts:0,environment:bareEnvironment(opened.host,opened.
subject)};if(question.kind==="table")return{answer:question.answer(),records:[],...still};if(question.kind==="text"){let text=target===void 0?void 0:await readTreeText(
opened,target.place.path);if(target===void 0||text===void 0)throw new Error("a place without a text was resolved");let shown2=createEvidence({server:null,query_types:[
"builtin/reading"],targets:[target.selector],outcome:"responded",response_bytes:Buffer.byteLength(text)}),outline2=await outlineIn(opened,target.place.path,text);
return{answer:question.answer({target,text,outline:outline2,params:asked2.params,evidence:shown2,language:grammarAt(target.place.path)?.language}),records:[shown2],
...still}}let policy=opened.subject.policy(question.name);if(refuseDenied(policy.config,target?.place.path),question.kind==="servers"){let{questions:servers,edits}=opened.
servers,of={states:()=>servers.states(policy),start:()=>servers.startAll(policy),end:async paths2=>(await edits.end(policy,paths2),servers.end(policy,paths2))},
paths=request2.places.map(place=>_1_pathOf(parseTreePlace(opened.repository.top,place))??place);return{answer:await question.answer(of,{paths,params:asked2.params}),
records:[],...still}}question.purpose==="edits"&&assertNoOverlay(opened.options.overlays);let named2=listQueriedFiles(opened,asked2,request2),moving=target===void 0?
named2.files:[target.place.path],own=await planPythonMove(opened,asked2,moving);if(own!==void 0)return withEdits(opened,{...own,...still,paths:moving});let path=target?.
place.path??aboutPath(question,request2),{units,unserved}=await findUnits(opened.servers[question.purpose??"questions"],policy,{question,path,named:allowedOf(named2,
_17_deniedPaths(policy.config))});if(question.word!==void 0&&units.length>1)throw new _1_UserError("usage",`the server runs in ${units.length} folders; choose o\
ne of them`,{hint:`Name a file in that folder: lanser ${question.name} ${String(asked2.params[question.word])} PATH`});let answers=[];for(let unit of units)answers.
push(await askUnit(opened,asked2,request2,{unit,units}));let all=question.purpose==="edits"?joinEdited(answers):joinAnswers(answers,policy.summary),cut2=withUnserved(
{...all,answer:cutSymbols(all.answer)},unserved),one=asked2.params.ids===!0?await withIds(opened,cut2):cut2;return withEdits(opened,withOwnNotes(one,question,policy,
opened.subject.paths))}async function withEdits({repository,subject},one){let{workspaceEdit}=one.answer;if(workspaceEdit===void 0)return one;let{previewEdit}=await import("./preview-7TYILPPC.js"),
preview=await previewEdit(repository,{edit:workspaceEdit,encoding:one.environment.positionEncoding??"utf-16",rules:{allow:void 0,deny:[]},tree:subject.snapshot.
tree}),{patch:diff,digest,changes,dirty,rules,notes}=preview;if(changes.length===0)return one;let files=changes.map(({path})=>path),policy=rules.slice(1).map(({
allow=null,deny})=>({allow,deny})),symbols2=await changedSymbols(changes),edits={workspaceEdit,diff,digest,files,symbols:symbols2,dirty,policy};return{...one,answer:{
...one.answer,notes:[...one.answer.notes??[],...notes]},edits}}function assertNoOverlay(overlays){let[path]=overlays.keys();if(path!==void 0)throw new _1_UserError(
"usage",`a question that plans an edit takes no overlay (${path})`,{hint:"Save the file first."})}function refuseDenied(config,path){if(!(path===void 0||!_17_deniedPaths(
config)(path)))throw deniedPath(path)}function aboutPath({need},{places:[first]}){return need==="none"&&first!==void 0?_1_pathOf(_1_parsePlace(first)):void 0}async function askUnit(opened,asked2,request2,{
unit,units}){try{return await askWarm(opened,asked2,request2,{...unit,warm:await unit.again()})}catch(error){let isOnly=units.every(({server})=>server.id===unit.
server.id);if(!(error instanceof _1_UserError)||isOnly||error.code==="cancelled")throw error;return unqueriedAnswer(asked2.question,unit,error,bareEnvironment(opened.
host,opened.subject))}}async function askWarm(opened,asked2,request2,unit){var _stack=[];try{let{warm,files}=unit,{session,restarts}=warm;if(warm.isLeft())return askWarm(
opened,asked2,request2,{...unit,warm:await unit.again()});let _=_4___using(_stack,warm.use()),{question,target,params}=asked2;if(question.kind!=="server")throw new Error(
"only a question to a server has a session");let isAll=target===void 0&&files.length===0&&takesProgram.has(question.name),{config}=opened.subject.policy(question.
name),isDenied=_17_deniedPaths(config),paths=isAll?(session.program??[]).filter(path=>!isDenied(path)):files,named2=target===void 0?paths:[target.place.path],outside=named2.
filter(path=>session.program?.includes(path)===!1&&!isNew(opened,path));(outside.length>0||question.word!==void 0)&&await warm.assertUnlistedInside();let[msMax,
isTimed]=[request2.timeoutMs??requestMsMax,request2.timeoutMs!==null],about={target,paths,named:asked2.original,outside,params,msMax,isTimed},denied={methods:config.
deny?.methods??[],isPath:isDenied},asking=session.askable.asking(request2.signal,denied,isTimed);session.begin(asked2,about);try{let answer=await askQuestion(question,
asking,about);session.end(answer);let{environment}=session,counted2={retries:asking.retries(),restarts,paths:named2};return{answer,records:asking.records(),...counted2,
environment}}catch(error){if(error instanceof _1_UserError&&session.end(error),!(error instanceof UnansweredRequest))throw error;if(error.environment=session.environment,
error.restarts=restarts,opened.options.signal.aborted)throw new UnansweredRequest(_1_cancelled(),error.evidence);if(error.end===void 0||!opened.servers[question.
purpose??"questions"].forget(session))throw error;return askWarm(opened,asked2,request2,{...unit,warm:await unit.again()})}}catch(_2){var _error=_2,_hasError=!0}finally{
_4___callDispose(_stack,_error,_hasError)}}var takesProgram=new Set(["diag","symbols"]);function bareEnvironment(host,{snapshot}){return{snapshot,root:null,server:null,
positionEncoding:null,toolchain:null,readiness:null,digests:null,platform:{os:host.platform,arch:host.arch,serverDigest:null}}}function keep({options,host},{bundle,
named:named2},records,{ms,stale}){let{traceFolder}=options;if(traceFolder===void 0)return;let evidenceFile=(0,import_node_path42.join)(traceFolder,"evidence.jso\
nl"),run2=(0,import_node_path42.join)(traceFolder,"run.json");for(let file of[evidenceFile,run2])_0_prepareFile(file);(0,import_node_fs3.appendFileSync)(evidenceFile,
records.map(one=>`${canonical(one)}
`).join(""));let{cpuMs:_,peakBytes}=host.usage(),{request:request2,status:status2,meta}=bundle,isAsked=records.some(({server})=>server!==null),selector=request2.
selector??named2??null,ended={cmd:request2.cmd,selector,status:status2,exitCode:meta.exit_code,isAsked},took={bundleId:bundle.bundleId,...ended,ms:Math.round(ms),
peakBytes};(0,import_node_fs3.appendFileSync)(run2,`${canonical(stale===void 0?took:{...took,stale})}
`)}function namesListed({symbols:symbols2=[]},lines,encoding){return symbols2.flatMap(({name,container,range,selectionRange})=>{let nameRange=selectionRange===null?
void 0:rangeIn(selectionRange,lines,encoding),whole=rangeIn(range,lines,encoding);return nameRange===void 0||whole===void 0?[]:[{symbol:plainName(container===null?
name:`${container}.${name}`),nameRange,range:whole}]})}function plainName(name){return name.replace(/\[[^\]]*\]/gu,"").replace(/^\(\*?([^()]*)\)/u,"$1").replace(
/\([^()]*\)$/u,"").replaceAll("::",".")}function rangeIn([startLine,startCharacter,endLine,endCharacter],lines,encoding){let start2=fromServer(lines,{line:startLine,
character:startCharacter},encoding),end=fromServer(lines,{line:endLine,character:endCharacter},encoding);return start2===void 0||end===void 0?void 0:{start:start2,
end}}_3_init_node_22();var import_node_path52=_4___toESM(_0_require_node_path(),1);function clientRequestOf(host,values,signal){let{config,trace}=values;return{
repository:(0,import_node_path52.resolve)(host.cwd,values.repo??"."),rev:values.rev,servers:(values.server??[]).map(_0_parseServer),config:config===void 0?void 0:
{path:(0,import_node_path52.resolve)(host.cwd,config),name:config},settings:_0_readSettings(host.cwd,values.settings),isTreeTrusted:isTreeTrusted(host),cacheFolder:cacheFolder(
host,values.cache),traceFolder:trace===void 0?void 0:(0,import_node_path52.resolve)(host.cwd,trace),allowedMethods:allowedMethods(host,values["allow-method"]??[]),
idleMsMax:6e5,signal,progress:text=>host.stderr.write(`lanser: ${_0_terminalText(text)}
`)}}function allowedMethods(host,given){if(given.length>0&&!isTreeTrusted(host))throw new _1_UserError("write-denied",`CI is set, so Lanser refuses --allow-meth\
od ${given[0]}`,{hint:"Run the command outside CI. Read-only requests need no flag."});return given}function isTreeTrusted({env}){return["","false","0"].includes(
env.CI??"")}function clampedTimeout(given){if(given===void 0)return{timeoutMs:null,notes:[]};let seconds=Number(given);if(given.trim()===""||!Number.isFinite(seconds))
throw new _1_UserError("usage",`--timeout must be a number of seconds, not \`${given}\``);let clamped=Math.min(3600,Math.max(5,Math.round(seconds)));return clamped===
seconds?{timeoutMs:seconds*1e3,notes:[]}:{timeoutMs:clamped*1e3,notes:[`--timeout ${given} is outside 5 to 3600 seconds, so Lanser uses ${clamped}`]}}export{clampedTimeout as _0_clampedTimeout,clientRequestOf as _0_clientRequestOf,openClient as _0_openClient,resolveSubject as _0_resolveSubject,withCurrentTree as _0_withCurrentTree,
questionProfile as _10_questionProfile,questionSessions as _10_questionSessions,columnUnits as _11_columnUnits,fromUtf16 as _11_fromUtf16,toUtf16 as _11_toUtf16,
undecoded as _11_undecoded,assertOverlayPath as _1_assertOverlayPath,assertPlaces as _1_assertPlaces,assertSeen as _1_assertSeen,collectParams as _1_collectParams,
isNew as _1_isNew,listQueriedFiles as _1_listQueriedFiles,matchPaths as _1_matchPaths,namedPlace as _1_namedPlace,overlayNotes as _1_overlayNotes,overlayParams as _1_overlayParams,
parseTreePlace as _1_parseTreePlace,printSpec as _1_printSpec,requestFrom as _1_requestFrom,resolveTarget as _1_resolveTarget,writtenMembers as _1_writtenMembers,
placeInFile as _2_placeInFile,NotReady as _3_NotReady,problemOf2 as _3_problemOf,readIn as _3_readIn,startSession as _3_startSession,grammarAt as _4_grammarAt,listPlaces as _4_listPlaces,
namesSymbol as _4_namesSymbol,outlineIn as _4_outlineIn,rankedError as _4_rankedError,readText as _4_readText,readTreeFile as _4_readTreeFile,readTreeText as _4_readTreeText,
resolvePlace as _4_resolvePlace,sourceOf as _4_sourceOf,answerOf3 as _5_answerOf,askQuestion as _5_askQuestion,failedAnswer as _5_failedAnswer,listIn as _5_listIn,
scoringOf as _6_scoringOf,notedAnswer as _7_notedAnswer,notedQuestion as _7_notedQuestion,questionFrom as _7_questionFrom,questionsResult as _7_questionsResult,
UnansweredRequest as _8_UnansweredRequest,assertMethod as _8_assertMethod,assertMovable as _8_assertMovable,comparePieces as _8_comparePieces,createAskable as _8_createAskable,
createEvidence as _8_createEvidence,cutSymbols as _8_cutSymbols,cutToBudget as _8_cutToBudget,deniedOf as _8_deniedOf,deniedPath as _8_deniedPath,documentChangesOf as _8_documentChangesOf,
dropOutside as _8_dropOutside,endOf as _8_endOf,fromServer as _8_fromServer,isPackaged as _8_isPackaged,movedTo as _8_movedTo,prepareRename as _8_prepareRename,
printedLines as _8_printedLines,questionCalled as _8_questionCalled,questions as _8_questions,reload as _8_reload,renameFile as _8_renameFile,requestMsMax as _8_requestMsMax,
sortDistinct as _8_sortDistinct,symbols as _8_symbols,unitOf as _8_unitOf,unsupported as _8_unsupported,bundleError as _9_bundleError,domainOf as _9_domainOf,flattenRange as _9_flattenRange,
idsOf as _9_idsOf,sealBundle as _9_sealBundle,serializeBundle as _9_serializeBundle,unflat as _9_unflat};
