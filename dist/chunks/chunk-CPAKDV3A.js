import{createRequire as lanserCreateRequire}from"node:module";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunk-C2FZWB5U.js";import{_4_divergenceClassNames,_4_divergenceClasses}from"./together-C0BC2097.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var packagesMax=5,nameLengthMax=60,versionLengthMax=40;function factText(fact,other){
return shortenShown(`${fact.name}: ${named(fact,other)}${fact.value}`)}function named(fact,other){if(fact.versions===void 0||other.versions===void 0)return"";let[
own,others]=[new Map(Object.entries(fact.versions)),new Map(Object.entries(other.versions))],differing=[...new Set([...own.keys(),...others.keys()])].sort(compareText).
filter(name=>own.get(name)!==others.get(name));if(differing.length===0)return"files that no manifest lists; ";let shown=differing.slice(0,packagesMax).map(name=>`${_2_shorten(
name,nameLengthMax)} ${_2_shorten(own.get(name)??fact.absent??"not in a manifest",versionLengthMax)}`),more=differing.length-shown.length;return`${shown.join(",\
 ")}${more>0?` and ${more} more`:""}; `}function compareFacts(wanted,got){let others=otherEnvironment(wanted.environment??[],got.environment??[]),environment=()=>divergenceOf(
others.map(({difference})=>difference));if(others.some(({isStrict})=>isStrict))return environment();let found=compareResults(wanted,got);if(others.length>0&&changesReport(
found))return environment();let notes=environmentNotes(wanted.environment??[],got.environment??[]);return notes.length===0?found:{...found,notes}}function environmentNotes(wanted,got){
let now=new Map(got.map(fact=>[fact.name,fact]));return wanted.flatMap(fact=>{let other=now.get(fact.name);return fact.isNote!==!0||other?.isNote!==!0||other.value===
fact.value?[]:[`${fact.name}: ${fact.value} in the recording, ${other.value} now`]})}function otherEnvironment(wanted,got){let now=new Map(got.map(fact=>[fact.name,
fact]));return wanted.flatMap(fact=>{let{name,isStrict}=fact,other=now.get(name);if(other===void 0||other.value===fact.value)return[];if(fact.isNote===!0&&other.
isNote===!0)return[];let[before,after]=[factText(fact,other),factText(other,fact)];return[{isStrict,difference:whole("D9",before,after)}]})}function compareResults(wanted,got){
if(wanted.failure!==got.failure)return divergenceOf([whole("D8",wanted.failure??"healthy",got.failure??"healthy")]);if(fingerprint(wanted)===fingerprint(got))return divergenceOf(
[]);let raw=wanted.protocol!==null&&got.protocol!==null?protocol(wanted.protocol,got.protocol):[];return divergenceOf([...raw,...lookups(wanted,got),...files(wanted,
got,raw)])}function worstClass(classes){let worst="D0";for(let one of classes)_4_divergenceClasses[one].rank<_4_divergenceClasses[worst].rank&&(worst=one);return worst}
function changesReport({classes}){return _4_divergenceClassNames.some(name=>classes[name]>0&&_4_divergenceClasses[name].changesReport)}function divergenceOf(found){
let differences=found.toSorted((a,b)=>_4_divergenceClasses[a.class].rank-_4_divergenceClasses[b.class].rank||compareNullableText(a.path,b.path)),classes=noClasses();
for(let one of differences)classes[one.class]+=1;let worst=differences[0]?.class??"D0";return{class:worst,classes,first:differences[0]??null,decides:_4_divergenceClasses[worst].
decides,differences}}function noClasses(){return Object.fromEntries(_4_divergenceClassNames.map(name=>[name,0]))}function protocol(wanted,got){let found=[];wanted.
status!==got.status&&found.push(whole("D8",wanted.status,got.status));let others=new Map(got.channels.map(one=>[one.key,one]));for(let one of wanted.channels)found.
push(...channel(one,others.get(one.key))),others.delete(one.key);for(let one of others.values())found.push(...channel(void 0,one));let[names,otherNames]=[new Map(
wanted.named),new Map(got.named)];for(let name of new Set([...names.keys(),...otherNames.keys()])){let[value,other]=[names.get(name),otherNames.get(name)];value!==
other&&found.push(whole("D6",nameAnd(name,value),nameAnd(name,other)))}return found}function nameAnd(name,value){return value===void 0?null:shortenShown(`${name}\
: ${value}`)}function channel(wanted,got){let path=wanted?.path??got?.path??"",[left,right]=[wanted?.final??[],got?.final??[]],pairs=pairDifferences(left,right);
if(pairs.length>0)return pairs.map(pairDifference);let order=orderDifference(path,left,right);if(order!==void 0)return[order];let[states,others]=[wanted?.states??
[],got?.states??[]],kind=wanted?.key??got?.key??"",inWords=count=>count===0?null:shortenShown(`${kind}: ${count} states`),[distinct,otherDistinct]=[withoutRepeats(
states),withoutRepeats(others)];if(distinct.join()!==otherDistinct.join()){let isMissing=distinct.length===0||otherDistinct.length===0;return[beside(isMissing?"\
D6":"D7",path,inWords(states.length),inWords(others.length))]}return states.length===others.length?[]:[beside("D6",path,inWords(states.length),inWords(others.length))]}
function withoutRepeats(states){return states.filter((state,index)=>state!==states[index-1])}function lookups(wanted,got){let most=Math.max(wanted.lookups.length,
got.lookups.length);return Array.from({length:most},(_,index)=>[wanted.lookups[index],got.lookups[index]]).filter(([one,other])=>one!==other).map(([one=null,other=null])=>whole(
"D5",one,other))}function files(wanted,got,raw){let others=new Map(got.files.map(file=>[file.path,file]));return wanted.files.flatMap(file=>{let other=others.get(
file.path);return other===void 0?[]:file.state!==other.state?[beside("D8",file.path,file.state,other.state)]:raw.some(one=>one.path===file.path)?[]:fileDifferences(
file,other)})}function fileDifferences(file,other){let pairs=pairDifferences(file.diagnostics,other.diagnostics);if(pairs.length>0)return pairs.map(pairDifference);
let order=orderDifference(file.path,file.diagnostics,other.diagnostics);return order===void 0?[]:[order]}function pairDifference(pair){let raw=pair.wanted??pair.
got;return{class:pair.class,path:raw.path,range:raw.range,code:raw.code,wanted:pair.wanted===null?null:rawLine(pair.wanted),got:pair.got===null?null:rawLine(pair.
got)}}function orderDifference(path,wanted,got){let at=wanted.findIndex((one2,index)=>compareRaw(one2,got[index]??one2)!==0),[one,other]=[wanted[at],got[at]];return one===
void 0||other===void 0?void 0:{class:"D1",path,range:null,code:null,wanted:rawLine(one),got:rawLine(other)}}function whole(of,wanted,got){return{class:of,path:null,
range:null,code:null,wanted,got}}function beside(of,path,wanted,got){return{...whole(of,wanted,got),path}}export{changesReport,compareFacts,noClasses,worstClass};
