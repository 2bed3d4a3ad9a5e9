import{createRequire as lanserCreateRequire}from"node:module";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunk-HDULK7MF.js";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunk-YFGFZHME.js";import{_21_headroomBytes,_21_lineText,_21_openTraceFile,_21_readExactly,_21_readLines,_21_traceFromBytes}from"./together-4E900249.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
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
throw error instanceof _13_BrokenTrace?new Guarded(of,error.fault):error}}}function equalBlocks(one,other){let[low,high]=[0,Math.min(one.length,other.length)];for(;low<
high;){let middle=low+high>>>1;one[middle]?.h===other[middle]?.h?low=middle+1:high=middle}return low}function differenceOf(a,b,contentOf){return a.k!==b.k||a.d!==
b.d?{pointer:"",wanted:shown(a),got:shown(b)}:firstDifference(contentOf(a),contentOf(b))}function shown(entry){return entry.k==="trailer"?"the end":valueText(entry.
m)}function hashedContent({k,m}){if(k!=="trailer")return m;let{entries,root}=m;return{entries,root}}function take(entries,count){let taken=[];for(;taken.length<
count;){let step=entries.next();if(step.done===!0)break;taken.push(step.value)}return taken}function*entriesFrom(source,{blocks},block){let at=blocks.slice(0,block).
reduce((sum,{bytes})=>sum+bytes,0);if(at>=source.size())throw brokenTrailer(source.name);for(let line of _21_readLines(source,at,chunkBytes))yield entryOf(source,
line)}function brokenTrailer(name){let message="the positions of blocks in the trailer do not fit the file";return new _13_BrokenTrace(name,{problem:"trailer",line:null,
entry:null,message})}var chunkBytes=65536;function readTrailer(source){let size=source.size();for(let bytes=chunkBytes;;bytes*=4){let from=Math.max(0,size-bytes),
tail=_21_readExactly(source,from,size-from),feed=tail.length<2?-1:tail.lastIndexOf(lineFeed,-2);if(feed<0&&from>0&&bytes<=_13_lineBytesMax)continue;let isWhole=tail.
at(-1)===lineFeed,line={chunk:tail,start:feed+1,end:tail.length-(isWhole?1:0),at:from+feed+1,isWhole},entry=isWhole?entryOf(source,line):void 0;if(entry?.k==="t\
railer")return entry.m;let message=isWhole?"the trailer is missing":"the last line is incomplete";throw new _13_BrokenTrace(source.name,{problem:"truncated",line:null,
entry:null,message})}}var lineFeed=10;function entryOf(source,line){let say=(problem,message)=>new _13_BrokenTrace(source.name,{problem,line:null,entry:null,message:`\
byte ${line.at}: ${message}`}),entry=parseEntry(_21_lineText(line),line,say);return assertSchema(entry,message=>say("not-following-schema",message)),entry}function messageChanges(a,b){
let open=new Map,walks=[{messages:messagesOf(a),sign:1},{messages:messagesOf(b),sign:-1}],isWhole=!0;for(let running=walks.length;running>0&&isWhole;){running=0;
for(let{messages,sign}of walks){let step=messages.next();if(step.done===!0)continue;running+=1;let{key,...about}=step.value,balance=(open.get(key)?.balance??0)+
sign;balance===0?open.delete(key):open.set(key,{...open.get(key)??about,balance})}isWhole=open.size<openMessagesMax}return{changes:summed([...open.values()]),isWhole}}
var openMessagesMax=262144;function summed(open){return[...Map.groupBy(open,one=>`${one.method}
${one.part}
${one.direction}`).values()].flatMap(group=>{let[one]=group;if(one===void 0)return[];let count=sign=>group.reduce((sum,{balance})=>sum+Math.max(0,balance*sign),
0),[onlyA,onlyB]=[count(1),count(-1)],changed=Math.min(onlyA,onlyB),shownFirst=group.filter(({balance})=>onlyA===0||balance>0),first=Math.min(...shownFirst.slice(
0,1).map(({entry})=>entry)),{direction,method,part}=one;return[{direction,method,part,removed:onlyA-changed,added:onlyB-changed,changed,first}]}).sort((x,y)=>compareText(
x.method,y.method)||x.first-y.first)}function*messagesOf(trace){let asked={">":new Map,"<":new Map};for(let{d,i,k,m}of trace.entries()){if(k!=="frame"||d===void 0)
continue;let{id,method}=m,key=_2_sha256Hex(`${d}${canonical(m)}`),name=JSON.stringify(id??null);if(typeof method=="string"){id!==void 0&&asked[d].set(name,method),
yield{key,direction:d,method,part:"message",entry:i};continue}let requests=asked[d===">"?"<":">"],request=requests.get(name)??"unknown";requests.delete(name),yield{
key,direction:d,method:request,part:"answer",entry:i}}}export{aroundLines,firstDivergence,messageChanges};
