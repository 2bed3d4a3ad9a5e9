import{createRequire as lanserCreateRequire}from"node:module";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunk-APWU2KB2.js";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunk-KJ3CS3BI.js";import{_16_headroomBytes,_16_lineText,_16_openTraceFile,_16_readExactly,_16_readLines,_16_traceFromBytes}from"./together-AA36E39D.js";import{_7_BrokenTrace,_7_askNew,_7_askSchedule,_7_bytesPerCheckpoint,_7_chainStart,_7_createReadings,_7_createScrubber,_7_decodeFrame,_7_discardIfUnhealthy,_7_dropAffectedAnswers,
_7_entryKinds,_7_faultText,_7_fixingProfile,_7_followPlan,_7_hashedText,_7_isProbesFollow,_7_isWell,_7_lineBytesMax,_7_makePortable,_7_makeServerReady,_7_noKnownAnswers,
_7_observe,_7_openTrace,_7_placeholder,_7_probesFollow,_7_readSeekTable,_7_readSessionBaseline,_7_recordOfRounds,_7_recordTransport,_7_refusedObservation,_7_resultOf,
_7_scheduleDigest,_7_scrubPlaces,_7_sha256Text,_7_shutDown,_7_startConversation,_7_timeSuffix,_7_traceBytesMax,_7_traceSchema,_7_withTime,_7_zstdMagic}from"./together-F7AC422A.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-7826CC81.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-DB05221A.js";import{_3_init_node_22}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function firstDivergence(a,b,contentOf=hashedContent){let read={a:guarded(
"a"),b:guarded("b")};try{let trailers={a:read.a(()=>readTrailer(a)),b:read.b(()=>readTrailer(b))},bytesRead=()=>a.bytesRead()+b.bytesRead();if(trailers.a.root===
trailers.b.root&&trailers.a.entries===trailers.b.entries)return{kind:"identical",bytesRead:bytesRead()};let block=Math.max(0,equalBlocks(trailers.a.blocks,trailers.
b.blocks)-1),[left,right]=[withContext(a.name,entriesFrom(a,trailers.a,block),contentOf),withContext(b.name,entriesFrom(b,trailers.b,block),contentOf)];for(;;){
let one=read.a(()=>left.next()),other=read.b(()=>right.next());if(one.k==="trailer"&&other.k==="trailer"&&contentOf(one)===void 0)return{kind:"identical",bytesRead:bytesRead()};
let found=differenceOf(one,other,contentOf);if(found===void 0)continue;let around={a:read.a(()=>left.around()),b:read.b(()=>right.around())},{pointer,wanted,got}=found;
return{kind:"different",entry:one.i,entryInB:other.i,pointer,a:wanted,b:got,around,bytesRead:bytesRead()}}}catch(error){if(error instanceof Guarded)return{kind:"\
fault",of:error.of,fault:error.fault};throw error}}function withContext(name,entries,contentOf){let before=[],last;return{next:()=>{for(;;){last!==void 0&&before.
push(entryLine(last)),before.length>entriesAround&&before.shift();let step=entries.next();if(step.done===!0)throw brokenTrailer(name);if(last=step.value,last.k===
"trailer"||contentOf(last)!==void 0)return last}},around:()=>[...before,...last===void 0?[]:[entryLine(last)],...take(entries,entriesAround).map(entryLine)]}}var entriesAround=3;
function aroundLines(found,side){let own=side==="a"?found.entry:found.entryInB;return found.around[side].map(line=>`${line.startsWith(`${own} `)?">":" "} ${line}`)}
var Guarded=class extends Error{of;fault;constructor(of,fault){super(fault.message),this.of=of,this.fault=fault}};function guarded(of){return work=>{try{return work()}catch(error){
throw error instanceof _7_BrokenTrace?new Guarded(of,error.fault):error}}}function equalBlocks(one,other){let[low,high]=[0,Math.min(one.length,other.length)];for(;low<
high;){let middle=low+high>>>1;one[middle]?.h===other[middle]?.h?low=middle+1:high=middle}return low}function differenceOf(a,b,contentOf){return a.k!==b.k||a.d!==
b.d?{pointer:"",wanted:shown(a),got:shown(b)}:firstDifference(contentOf(a),contentOf(b))}function shown(entry){return entry.k==="trailer"?"the end":valueText(entry.
m)}function hashedContent({k,m}){if(k!=="trailer")return m;let{entries,root}=m;return{entries,root}}function take(entries,count){let taken=[];for(;taken.length<
count;){let step=entries.next();if(step.done===!0)break;taken.push(step.value)}return taken}function*entriesFrom(source,{blocks},block){let at=blocks.slice(0,block).
reduce((sum,{bytes})=>sum+bytes,0);if(at>=source.size())throw brokenTrailer(source.name);for(let line of _16_readLines(source,at,chunkBytes))yield entryOf(source,
line)}function brokenTrailer(name){let message="the positions of blocks in the trailer do not fit the file";return new _7_BrokenTrace(name,{problem:"trailer",line:null,
entry:null,message})}var chunkBytes=65536;function readTrailer(source){let size=source.size();for(let bytes=chunkBytes;;bytes*=4){let from=Math.max(0,size-bytes),
tail=_16_readExactly(source,from,size-from),feed=tail.length<2?-1:tail.lastIndexOf(lineFeed,-2);if(feed<0&&from>0&&bytes<=_7_lineBytesMax)continue;let isWhole=tail.
at(-1)===lineFeed,line={chunk:tail,start:feed+1,end:tail.length-(isWhole?1:0),at:from+feed+1,isWhole},entry=isWhole?entryOf(source,line):void 0;if(entry?.k==="t\
railer")return entry.m;let message=isWhole?"the trailer is missing":"the last line is incomplete";throw new _7_BrokenTrace(source.name,{problem:"truncated",line:null,
entry:null,message})}}var lineFeed=10;function entryOf(source,line){let say=(problem,message)=>new _7_BrokenTrace(source.name,{problem,line:null,entry:null,message:`\
byte ${line.at}: ${message}`}),entry=parseEntry(_16_lineText(line),line,say);return assertSchema(entry,message=>say("not-following-schema",message)),entry}function messageChanges(a,b){
let open=new Map,walks=[{messages:messagesOf(a),sign:1},{messages:messagesOf(b),sign:-1}],isWhole=!0;for(let running=walks.length;running>0&&isWhole;){running=0;
for(let{messages,sign}of walks){let step=messages.next();if(step.done===!0)continue;running+=1;let{key,...about}=step.value,balance=(open.get(key)?.balance??0)+
sign;balance===0?open.delete(key):open.set(key,{...open.get(key)??about,balance})}isWhole=open.size<openMessagesMax}return{changes:summed([...open.values()]),isWhole}}
var openMessagesMax=262144;function summed(open){return[...Map.groupBy(open,one=>`${one.method}
${one.part}
${one.direction}`).values()].flatMap(group=>{let[one]=group;if(one===void 0)return[];let count=sign=>group.reduce((sum,{balance})=>sum+Math.max(0,balance*sign),
0),[onlyA,onlyB]=[count(1),count(-1)],changed=Math.min(onlyA,onlyB),shownFirst=group.filter(({balance})=>onlyA===0||balance>0),first=Math.min(...shownFirst.slice(
0,1).map(({entry})=>entry)),{direction,method,part}=one;return[{direction,method,part,removed:onlyA-changed,added:onlyB-changed,changed,first}]}).sort((x,y)=>_0_compareText(
x.method,y.method)||x.first-y.first)}function*messagesOf(trace){let asked={">":new Map,"<":new Map};for(let{d,i,k,m}of trace.entries()){if(k!=="frame"||d===void 0)
continue;let{id,method}=m,key=_2_sha256Hex(`${d}${_1_canonical(m)}`),name=JSON.stringify(id??null);if(typeof method=="string"){id!==void 0&&asked[d].set(name,method),
yield{key,direction:d,method,part:"message",entry:i};continue}let requests=asked[d===">"?"<":">"],request=requests.get(name)??"unknown";requests.delete(name),yield{
key,direction:d,method:request,part:"answer",entry:i}}}export{aroundLines,firstDivergence,messageChanges};
