import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();var fromNumH=n=>n/
2**32|0,fromNumL=n=>n>>>0;function setU64FromNum(view,byteOffset,n,isLE){let h=fromNumH(n),l=fromNumL(n);view.setUint32(byteOffset,isLE?l:h,isLE),view.setUint32(
byteOffset+4,isLE?h:l,isLE)}_3_init_node_22();function isBytes(a){return a instanceof Uint8Array||ArrayBuffer.isView(a)&&a.constructor.name==="Uint8Array"&&"BYT\
ES_PER_ELEMENT"in a&&a.BYTES_PER_ELEMENT===1}var atitle=title=>title?`"${title}" `:"";function anumber(n,title=""){if(typeof n!="number")throw new TypeError(atitle(
title)+"expected number, got "+typeof n);if(!Number.isSafeInteger(n)||n<0)throw new RangeError(atitle(title)+"expected integer >= 0, got "+n);return n}function abytes(value,length,title=""){
if(isBytes(value)&&(length===void 0||value.length===length))return value;length!==void 0&&anumber(length,"length");let bytes=isBytes(value),ofLen=length!==void 0?
` of length ${length}`:"",got=bytes?`length=${value.length}`:`type=${typeof value}`,message=atitle(title)+"expected Uint8Array"+ofLen+", got "+got;throw bytes?new RangeError(
message):new TypeError(message)}var aobject=(value,label)=>{if(value===null||typeof value!="object"||Array.isArray(value))throw new TypeError((label==="object"?
"":`"${label}" `)+"expected object, got type="+typeof value)},aopts=(value,label)=>{aobject(value,label);let proto=Object.getPrototypeOf(value);if(proto!==Object.
prototype&&proto!==null)throw new TypeError(`"${label}" expected plain object`);if(Object.hasOwn(value,"__proto__"))throw new TypeError(`"${label}.__proto__" is\
 not allowed`)};function aexists(instance,checkFinished=!0){if(instance.destroyed)throw new Error("hash was destroyed");if(checkFinished&&instance.finished)throw new Error(
"digest() was already called")}function aoutput(out,instance){abytes(out,void 0,"output");let min=instance.outputLen;if(!(out.length>=min))throw new RangeError(
'"output" expected length >= '+min)}function clean(...arrays){for(let i=0;i<arrays.length;i++)arrays[i].fill(0)}function createView(arr){return new DataView(arr.
buffer,arr.byteOffset,arr.byteLength)}function rotr(word,shift){return word<<32-shift|word>>>shift}function rotl(word,shift){return word<<shift|word>>>32-shift>>>
0}var hasHexBuiltin=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",hexes=Array.from({length:256},(_,i)=>i.toString(16).padStart(
2,"0"));function bytesToHex(bytes){if(abytes(bytes),hasHexBuiltin)return bytes.toHex();let hex="";for(let i=0;i<bytes.length;i++)hex+=hexes[bytes[i]];return hex}
function checkOpts(defaults,opts,title="opts"){return aopts(defaults,"defaults"),opts!==void 0&&aopts(opts,title),Object.assign(Object.create(null),defaults,opts)}
function createHasher(hashCons,info={}){if(typeof hashCons!="function")throw new TypeError('"hashCons" expected function, got type='+typeof hashCons);info=checkOpts(
{},info,"info");let hashC=(msg,opts)=>hashCons(opts).update(msg).digest(),tmp=hashCons(void 0);return hashC.outputLen=tmp.outputLen,hashC.blockLen=tmp.blockLen,
hashC.canXOF=tmp.canXOF,hashC.create=opts=>hashCons(opts),Object.assign(hashC,info),Object.freeze(hashC)}var oidNist=suffix=>({oid:Uint8Array.from([6,9,96,134,72,
1,101,3,4,2,suffix])});function Chi(a,b,c){return a&b^~a&c}function Maj(a,b,c){return a&b^a&c^b&c}var HashMD=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(blockLen,outputLen,padOffset,isLE){
this.blockLen=blockLen,this.outputLen=outputLen,this.padOffset=padOffset,this.isLE=isLE,this.buffer=new Uint8Array(blockLen),this.view=createView(this.buffer)}update(data){
aexists(this),abytes(data);let{view,buffer,blockLen}=this,len=data.length,processed=!1;for(let pos=0;pos<len;){let take=Math.min(blockLen-this.pos,len-pos);if(take===
blockLen){let dataView=createView(data);for(;blockLen<=len-pos;pos+=blockLen)this.process(dataView,pos);processed=!0;continue}buffer.set(pos===0&&take===len?data:
data.subarray(pos,pos+take),this.pos),this.pos+=take,pos+=take,this.pos===blockLen&&(this.process(view,0),this.pos=0,processed=!0)}return this.length+=data.length,
processed&&this.roundClean(),this}digestInto(out){aexists(this),aoutput(out,this),this.finished=!0;let{buffer,view,blockLen,isLE}=this,{pos}=this;buffer[pos++]=
128,buffer.fill(0,pos),this.padOffset>blockLen-pos&&(this.process(view,0),buffer.fill(0)),setU64FromNum(view,blockLen-8,this.length*8,isLE),this.process(view,0),
this.roundClean();let oview=out===buffer?view:createView(out),len=this.outputLen,outLen=len/4,state=this.get();if(len%4||outLen>state.length)throw new Error("in\
valid outputLen");for(let i=0;i<outLen;i++)oview.setUint32(4*i,state[i],isLE)}digest(){let{buffer,outputLen}=this;this.digestInto(buffer);let res=buffer.slice(0,
outputLen);return this.destroy(),res}_cloneIntoMeta(to){let{buffer,length,finished,destroyed,pos}=this;return to.destroyed=destroyed,to.finished=finished,to.length=
length,to.pos=pos,pos&&to.buffer.set(buffer),to}clone(){return this._cloneInto()}},SHA256_IV=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,
2600822924,528734635,1541459225]),SHA1_IV=Uint32Array.from([1732584193,4023233417,2562383102,271733878,3285377520]),SHA1_W=new Uint32Array(80),_SHA1=class extends HashMD{A=SHA1_IV[0]|
0;B=SHA1_IV[1]|0;C=SHA1_IV[2]|0;D=SHA1_IV[3]|0;E=SHA1_IV[4]|0;constructor(){super(64,20,8,!1)}get(){let{A,B,C,D,E}=this;return[A,B,C,D,E]}set(A,B,C,D,E){this.A=
A|0,this.B=B|0,this.C=C|0,this.D=D|0,this.E=E|0}_cloneInto(to){return(to||=new this.constructor).set(...this.get()),this._cloneIntoMeta(to)}process(view,offset){
for(let i=0;i<16;i++,offset+=4)SHA1_W[i]=view.getUint32(offset,!1);for(let i=16;i<80;i++)SHA1_W[i]=rotl(SHA1_W[i-3]^SHA1_W[i-8]^SHA1_W[i-14]^SHA1_W[i-16],1);let{
A,B,C,D,E}=this;for(let i=0;i<80;i++){let F,K;i<20?(F=Chi(B,C,D),K=1518500249):i<40?(F=B^C^D,K=1859775393):i<60?(F=Maj(B,C,D),K=2400959708):(F=B^C^D,K=3395469782);
let T=rotl(A,5)+F+E+K+SHA1_W[i]|0;E=D,D=C,C=rotl(B,30),B=A,A=T}A=A+this.A|0,B=B+this.B|0,C=C+this.C|0,D=D+this.D|0,E=E+this.E|0,this.set(A,B,C,D,E)}roundClean(){
clean(SHA1_W)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0),clean(this.buffer)}},sha1=createHasher(()=>new _SHA1);_3_init_node_22();var SHA256_K=Uint32Array.from(
[1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,
3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,
113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,
3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,
2756734187,3204031479,3329325298]),SHA256_W=new Uint32Array(64),SHA2_32B=class extends HashMD{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(outputLen,IV){super(64,
outputLen,8,!1),this.A=IV[0]|0,this.B=IV[1]|0,this.C=IV[2]|0,this.D=IV[3]|0,this.E=IV[4]|0,this.F=IV[5]|0,this.G=IV[6]|0,this.H=IV[7]|0}get(){let{A,B,C,D,E,F,G,
H}=this;return[A,B,C,D,E,F,G,H]}set(A,B,C,D,E,F,G,H){this.A=A|0,this.B=B|0,this.C=C|0,this.D=D|0,this.E=E|0,this.F=F|0,this.G=G|0,this.H=H|0}_cloneInto(to){return(to||=
new this.constructor).set(...this.get()),this._cloneIntoMeta(to)}process(view,offset){for(let i=0;i<16;i++,offset+=4)SHA256_W[i]=view.getUint32(offset,!1);for(let i=16;i<
64;i++){let W15=SHA256_W[i-15],W2=SHA256_W[i-2],s0=rotr(W15,7)^rotr(W15,18)^W15>>>3,s1=rotr(W2,17)^rotr(W2,19)^W2>>>10;SHA256_W[i]=s1+SHA256_W[i-7]+s0+SHA256_W[i-
16]|0}let{A,B,C,D,E,F,G,H}=this;for(let i=0;i<64;i++){let sigma1=rotr(E,6)^rotr(E,11)^rotr(E,25),T1=H+sigma1+Chi(E,F,G)+SHA256_K[i]+SHA256_W[i]|0,T2=(rotr(A,2)^
rotr(A,13)^rotr(A,22))+Maj(A,B,C)|0;H=G,G=F,F=E,E=D+T1|0,D=C,C=B,B=A,A=T1+T2|0}A=A+this.A|0,B=B+this.B|0,C=C+this.C|0,D=D+this.D|0,E=E+this.E|0,F=F+this.F|0,G=G+
this.G|0,H=H+this.H|0,this.set(A,B,C,D,E,F,G,H)}roundClean(){clean(SHA256_W)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),clean(this.buffer)}},_SHA256=class extends SHA2_32B{constructor(){
super(32,SHA256_IV)}},sha256=createHasher(()=>new _SHA256,oidNist(1));function sha2562(content){if(typeof content=="string"&&!content.isWellFormed())throw new Error(
"Text with a lone surrogate has no digest: replace it with toWellFormed() first.");let bytes=typeof content=="string"?encoder.encode(content):content;return`sha\
256:${bytesToHex(sha256(bytes))}`}function sha12(content){return`sha1:${bytesToHex(sha1(encoder.encode(content)))}`}var encoder=new TextEncoder;_3_init_node_22();
_3_init_node_22();function serializeString(value){if(!value.isWellFormed())throw new Error("Lone surrogate is not allowed");return JSON.stringify(value)}function serializePrimitive(value){
switch(typeof value){case"number":if(isNaN(value))throw new Error("NaN is not allowed");if(!isFinite(value))throw new Error("Infinity is not allowed");return JSON.
stringify(value);case"string":return serializeString(value);case"boolean":return value?"true":"false";default:return JSON.stringify(value)}}function enterValue(value,seen){
let wrappers=null;for(;value!==null&&typeof value=="object"&&typeof value.toJSON=="function";){if(seen.has(value))throw new Error("Circular reference detected");
seen.add(value),(wrappers??=[]).push(value),value=value.toJSON()}if((value instanceof Number||value instanceof String||value instanceof Boolean)&&(value=value.valueOf()),
value===null||typeof value!="object"){if(wrappers!==null)for(let wrapper of wrappers)seen.delete(wrapper);return serializePrimitive(value)}if(seen.has(value))throw new Error(
"Circular reference detected");return seen.add(value),{container:value,keys:Array.isArray(value)?null:Object.keys(value).sort(),index:0,first:!0,wrappers}}function canonicalize(object){
if(object===null||typeof object!="object")return serializePrimitive(object);let seen=new Set,root=enterValue(object,seen);if(typeof root!="object")return root;let result=root.
keys===null?"[":"{",stack=[root];outer:for(;stack.length>0;){let frame=stack[stack.length-1],container=frame.container;if(frame.keys===null){for(;frame.index<container.
length;){let i=frame.index++;i>0&&(result+=",");let element=container[i],value=element===void 0||typeof element=="symbol"||typeof element=="function"?null:element;
if(value===null||typeof value!="object"){result+=serializePrimitive(value);continue}let child=enterValue(value,seen);if(typeof child!="object"){result+=child===
void 0?"null":child;continue}result+=child.keys===null?"[":"{",stack.push(child);continue outer}result+="]"}else{let keys=frame.keys;for(;frame.index<keys.length;){
let key=keys[frame.index++],value=container[key];if(value===void 0||typeof value=="symbol"||typeof value=="function")continue;if(value===null||typeof value!="ob\
ject"){frame.first?frame.first=!1:result+=",",result+=serializeString(key)+":"+serializePrimitive(value);continue}let child=enterValue(value,seen);if(child!==void 0){
if(frame.first?frame.first=!1:result+=",",result+=serializeString(key)+":",typeof child!="object"){result+=child;continue}result+=child.keys===null?"[":"{",stack.
push(child);continue outer}}result+="}"}if(seen.delete(container),frame.wrappers!==null)for(let wrapper of frame.wrappers)seen.delete(wrapper);stack.pop()}return result}
var depthMax=128;function canonical(value){assertPlain(value,"",0);let text=canonicalize(value);if(text===void 0)throw refusal("undefined","");return text}function assertPlain(value,pointer,depth){
if(value===null||typeof value=="boolean")return;if(typeof value=="string"){assertWellFormed(value,pointer);return}if(typeof value=="number"){if(!Number.isFinite(
value))throw refusal(String(value),pointer);return}if(typeof value!="object")throw refusal(typeof value,pointer);if(depth>=depthMax)throw refusal(`more than ${depthMax}\
 levels, or a cycle,`,pointer);if(Array.isArray(value)){for(let index=0;index<value.length;index++)assertPlain(value[index],`${pointer}/${index}`,depth+1);return}
let prototype=Object.getPrototypeOf(value);if(prototype!==Object.prototype&&prototype!==null)throw refusal("an instance of a class",pointer);if(Object.getOwnPropertySymbols(
value).length>0)throw refusal("a symbol as a key",pointer);for(let[key,member]of Object.entries(value)){if(assertWellFormed(key,pointer),typeof member=="functio\
n")throw refusal("a function",`${pointer}/${key}`);assertPlain(member,`${pointer}/${key}`,depth+1)}}function assertWellFormed(text,pointer){if(!text.isWellFormed())
throw refusal("a lone surrogate",pointer)}function refusal(what,pointer){return new NotJson(`JSON cannot express ${what} at ${pointer===""?"the top":JSON.stringify(
pointer)}`,pointer)}var NotJson=class extends Error{pointer;constructor(message,pointer){super(message),this.pointer=pointer}};function parseStrict(text){let scanner=new Scanner(
text);try{scanner.document()}catch(problem){if(!(problem instanceof Refused))throw problem;return{kind:"invalid",message:problem.message,...placeOf(text,problem.
offset)}}return{kind:"value",value:JSON.parse(text)}}function placeOf(text,offset){let before=text.slice(0,offset),lineStart=Math.max(before.lastIndexOf(`
`),before.lastIndexOf("\r"))+1;return{offset,line:before.split(/\r\n|[\r\n]/u).length,column:offset-lineStart+1}}var Refused=class extends Error{offset;constructor(message,offset){
super(message),this.offset=offset}},Scanner=class{text;at=0;constructor(text){this.text=text}document(){this.space(),this.value(0),this.space(),this.at<this.text.
length&&this.refuse("text follows the value")}value(depth){let next=this.text[this.at],word=["true","false","null"].find(known=>this.text.startsWith(known,this.
at));next==="{"?this.object(depth):next==="["?this.array(depth):next==='"'?this.string():word!==void 0?this.at+=word.length:this.number()}object(depth){this.enter(
depth);let keys=new Set;if(!this.closes("}"))for(;;){this.space();let start=this.at;this.text[this.at]!=='"'&&this.refuse("a key is missing");let key=this.string();
if(keys.has(key)&&this.refuse(`one object has the key ${JSON.stringify(key.slice(0,80))} twice`,start),keys.add(key),this.space(),this.expect(":"),this.space(),
this.value(depth+1),this.closes("}"))return;this.expect(",")}}array(depth){if(this.enter(depth),!this.closes("]"))for(;;){if(this.space(),this.value(depth+1),this.
closes("]"))return;this.expect(",")}}enter(depth){depth>=depthMax&&this.refuse(`the value has more than ${depthMax} levels`),this.at++}closes(bracket){return this.
space(),this.text[this.at]!==bracket?!1:(this.at++,!0)}string(){let start=this.at;for(this.at++;this.text[this.at]!=='"';this.at++){let unit=this.text.charCodeAt(
this.at);Number.isNaN(unit)&&this.refuse("a string has no end",start),unit<32&&this.refuse("a string has an unescaped control character"),unit===backslash&&this.
escape()}this.at++;let value=JSON.parse(this.text.slice(start,this.at));return value.isWellFormed()||this.refuse("a string has a lone surrogate",start),value}escape(){
let next=this.text[this.at+1]??"",isHex=next==="u"&&/^[0-9a-fA-F]{4}$/u.test(this.text.slice(this.at+2,this.at+6));!isHex&&!'"\\/bfnrt'.includes(next||"?")&&this.
refuse("an escape is not valid"),this.at+=isHex?5:1}number(){let start=this.at;numberPattern.lastIndex=start;let found=numberPattern.exec(this.text)?.[0];found===
void 0&&this.refuse(start<this.text.length?"a value is missing":"the text ends too early"),this.at+=found.length;let value=Number(found);Math.abs(value)>Number.
MAX_SAFE_INTEGER&&this.refuse("a number is beyond the safe integers",start),value===0&&/[1-9]/u.test(found.split(/e/iu)[0]??"")&&this.refuse("a number is too cl\
ose to zero",start)}space(){for(;isSpace(this.text.charCodeAt(this.at));)this.at++}expect(character){this.text[this.at]!==character&&this.refuse(`"${character}"\
 is missing`),this.at++}refuse(message,offset=this.at){throw new Refused(message,offset)}};function isSpace(unit){return unit===32||unit===10||unit===13||unit===
9}var backslash=92,numberPattern=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;function isSameJson(one,other){return canonical(JSON.parse(JSON.stringify(
one)))===canonical(JSON.parse(JSON.stringify(other)))}function readMember(value,name){return typeof value=="object"&&value!==null&&Object.hasOwn(value,name)?value[name]:
void 0}function makeWellFormed(value){return typeof value=="string"?value.toWellFormed():Array.isArray(value)?value.map(makeWellFormed):typeof value!="object"||
value===null?value:Object.fromEntries(Object.entries(value).map(([key,member])=>[key,makeWellFormed(member)]))}function pointerTo(pointer,key){return`${pointer}\
/${key.replaceAll("~","~0").replaceAll("/","~1")}`}function valueAtPointer(value,pointer){return pointer.split("/").slice(1).reduce((one,key)=>readMember(one,key.
replaceAll("~1","/").replaceAll("~0","~")),value)}_3_init_node_22();var severities=["error","warning","information","hint"],findingStates=["new","unchanged","mo\
ved","fixed","removed","suppressed","volatile"],inBase={base:!0,head:!1},inHead={base:!1,head:!0},inBoth={base:!0,head:!0},inNeither={base:!1,head:!1},findingStateTable={
new:{side:"head",isGone:!1,counts:inHead,isConfirmed:!0,title:"New"},unchanged:{side:"head",isGone:!1,counts:inBoth,isConfirmed:!1,title:"Unchanged"},moved:{side:"\
head",isGone:!1,counts:inBoth,isConfirmed:!1,title:"Moved"},fixed:{side:"base",isGone:!0,counts:inBase,isConfirmed:!0,title:"Fixed"},removed:{side:"base",isGone:!0,
counts:inBoth,isConfirmed:!1,title:"Removed"},suppressed:{side:"base",isGone:!0,counts:inBoth,isConfirmed:!1,title:"Suppressed"},volatile:{side:"head",isGone:!1,
counts:inNeither,isConfirmed:!1,title:"Volatile"}},causeKinds=["removed-module","moved-module","definition","related","inferred","base-class","re-export","remov\
ed-name","broken-import","mended-import","dependency"];function dependencyToV1({name,from,to}){return{name,from,to}}function isInHead({how}){return how!=="remov\
ed-module"}function causeOrOwnPlace(finding){return finding.cause!==null&&isInHead(finding.cause)?finding.cause:finding}var schedules=["canonical","reverse"];function looksInWords(seen){
let of=side=>`${side} ${schedules.map(name=>seen[side].includes(name)?"yes":"no").join(", ")}`;return`${of("base")}; ${of("head")}`}function placesOf(one){let own={
path:one.path,range:one.range};return sideOfFinding(one)==="base"?{base:own,head:one.counterpart}:{base:one.base??one.counterpart,head:own}}function sideOfFinding({
state,seen}){return seen?.head.length===0?"base":findingStateTable[state].side}function severityRank(severity){return severities.indexOf(severity)}function severityAtLeast(severity,threshold){
return threshold!=="never"&&severityRank(severity)<=severityRank(threshold)}function findingId(of){let{path,source,code,symbol}=of,message=normaliseMessage(of.message),
parts=[path,source,code,message,symbol].map(part=>part?.toWellFormed()??null);return sha2562(canonical([...parts,of.occurrence]))}function normaliseMessage(message){
return message.toWellFormed().replace(/\r\n?/gu,`
`).replace(/[ \t\u00a0]+/gu," ").trim()}function findingsOf(observation){return observation.files.flatMap(file=>file.kind==="final"?file.findings:[])}_3_init_node_22();
function compareText(left,right){return left<right?-1:left>right?1:0}function comparePaths(left,right){return compareText(left,right)}function comparePositions(left,right){
return left.line-right.line||left.character-right.character}function compareRanges(left,right){return comparePositions(left.start,right.start)||comparePositions(
left.end,right.end)}function compareFindings(left,right){return comparePaths(left.path,right.path)||compareRanges(left.range,right.range)||severityRank(left.severity)-
severityRank(right.severity)||compareNullableText(left.source,right.source)||compareNullableText(left.code,right.code)||compareText(left.message,right.message)||
compareText(left.server,right.server)||compareNullableText(left.symbol,right.symbol)||compareValues(left,right)}function compareNullableText(left,right){return left===
null||right===null?left===right?0:left===null?-1:1:compareText(left,right)}function compareValues(left,right){let kind=kindOf(left),byKind=kind-kindOf(right);return byKind!==
0?byKind:kind===kinds.number?left-right:kind===kinds.text?compareText(left,right):kind===kinds.boolean?Number(left)-Number(right):kind===kinds.list||kind===kinds.
object?compareEntries(entries(left),entries(right)):0}function compareEntries(left,right){for(let[index,[key,value]]of left.entries()){let other=right[index];if(other===
void 0)return 1;let order=compareText(key,other[0])||compareValues(value,other[1]);if(order!==0)return order}return left.length-right.length}function entries(value){
let all=Object.entries(value);return Array.isArray(value)?all:all.sort((left,right)=>compareText(left[0],right[0]))}var kinds={none:0,boolean:1,number:2,text:3,
list:4,object:5};function kindOf(value){return value==null?kinds.none:typeof value=="boolean"?kinds.boolean:typeof value=="number"?kinds.number:typeof value=="s\
tring"?kinds.text:Array.isArray(value)?kinds.list:kinds.object}function countWhile(items,holds){let low=0,high=items.length;for(;low<high;){let middle=low+high>>
1,item=items[middle];item!==void 0&&holds(item)?low=middle+1:high=middle}return low}export{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha12 as sha1,sha2562 as sha256,sideOfFinding,valueAtPointer};
