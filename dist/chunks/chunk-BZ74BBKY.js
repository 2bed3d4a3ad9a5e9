import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var errorTable={"bad-selector":{exitCode:2,retryable:!1,hint:"Correct the selector."},"not-found":{exitCode:3,retryable:!1,hint:"Check the name."},ambiguous:{exitCode:4,
retryable:!1,hint:"Be more exact."},"version-skew":{exitCode:10,retryable:!1,hint:"Use the release that wrote it, or write it again."},"report-refused":{exitCode:11,
retryable:!1,hint:"Run the analysis again; see the job that wrote the report."},"bad-configuration":{exitCode:12,retryable:!1,hint:""},"no-server":{exitCode:12,
retryable:!1,hint:"Name a server, for example: --server pyright"},"unknown-server":{exitCode:12,retryable:!1,hint:"Name a server that this release knows."},"unk\
nown-version":{exitCode:12,retryable:!1,hint:"Name a version that this release pins."},"unsupported-platform":{exitCode:12,retryable:!1,hint:"Run it on Linux."},
"unsafe-trigger":{exitCode:12,retryable:!1,hint:"Run on pull_request instead."},"no-git":{exitCode:12,retryable:!1,hint:"Install git 2.38 or newer and put it on\
 PATH."},usage:{exitCode:13,retryable:!1,hint:"See: lanser --help"},"no-repository":{exitCode:13,retryable:!1,hint:"Give a folder inside a git repository with -\
-repo."},"no-base":{exitCode:13,retryable:!1,hint:"Give a base: --base REV (compared from the merge base) or --base-exact REV."},"no-merge-base":{exitCode:13,retryable:!1,
hint:"Compare with the very commit: --base-exact REV."},"unknown-revision":{exitCode:13,retryable:!1,hint:"Fetch it, or name a commit that is there."},"unreadab\
le-file":{exitCode:13,retryable:!1,hint:"Check the path and its permissions."},broken:{exitCode:14,retryable:!1,hint:"This is an internal error; please report i\
t with the stack."},"server-timeout":{exitCode:64,retryable:!0,hint:"Try again, or ask about fewer files."},"server-crashed":{exitCode:65,retryable:!0,hint:"Try\
 again; another version may not crash."},"server-not-started":{exitCode:66,retryable:!0,hint:"Try again: the package registry or the machine may have been out o\
f reach."},"apply-conflict":{exitCode:70,retryable:!1,hint:"Ask for the edit again, on the files as they are."},"write-denied":{exitCode:71,retryable:!1,hint:"A\
llow the path, or leave it out."},"unsupported-capability":{exitCode:72,retryable:!1,hint:"Ask another server."},cancelled:{exitCode:73,retryable:!0,hint:"Run i\
t again."},"content-modified":{exitCode:74,retryable:!0,hint:"Try again when nothing writes to the files."},"indexing-unsupported":{exitCode:75,retryable:!1,hint:"\
Count columns in UTF-16 code units."},"replay-mismatch":{exitCode:76,retryable:!1,hint:"Take the file from before the commit that damaged it (git log -- FILE), \
or record it again: lanser trace record --name NAME --force -- FILE…"}},UserError=class extends Error{code;hint;constructor(code,message,options={}){super(message,
options.cause===void 0?void 0:{cause:options.cause}),this.name="UserError",this.code=code,this.hint=options.hint??errorTable[code].hint}get exitCode(){return errorTable[this.
code].exitCode}get retryable(){return errorTable[this.code].retryable}};async function withHelpOf(command,run){try{return await run()}catch(error){throw error instanceof
UserError&&error.code==="usage"&&error.hint===errorTable.usage.hint?new UserError(error.code,error.message,{hint:`See: lanser ${command} --help`,cause:error}):error}}
var verdictExitCode={pass:0,fail:1,inconclusive:11};function lineStarts(text){let starts=[0];for(let at=0;at<text.length;at++){let unit=text.charCodeAt(at);(unit===lineFeed||unit===carriageReturn&&text.charCodeAt(
at+1)!==lineFeed)&&starts.push(at+1)}return starts}function lines(text){let starts=lineStarts(text);return starts.map((start,index)=>text.slice(start,endOfLine(
text,start,starts[index+1])))}function endOfLine(text,start,next){return next===void 0?text.length:next-2>=start&&text.charCodeAt(next-2)===carriageReturn&&text.
charCodeAt(next-1)===lineFeed?next-2:next-1}function positionAt(starts,offset){let low=0,high=starts.length-1;for(;low<high;){let middle=low+high+1>>1;(starts[middle]??
0)<=offset?low=middle:high=middle-1}return{line:low,character:Math.max(0,offset-(starts[low]??0))}}function cut(text,lengthMax){let end=text.charCodeAt(lengthMax-
1)>=55296&&text.charCodeAt(lengthMax-1)<=56319?lengthMax-1:lengthMax;return text.slice(0,end)}function shorten(text,lengthMax){return text.length>lengthMax?`${cut(
text,lengthMax-1)}…`:text}function plural(count,noun){return`${count} ${noun}${count===1?"":"s"}`}function capitalized(words){return words.charAt(0).toUpperCase()+
words.slice(1)}function andMore(left){return left>0?` (and ${left} more)`:""}function shortId(id){return id.replace(/^sha256:/u,"").slice(0,12)}function rangeWithin(text,range){
let all=typeof text=="string"?lines(text):text,{start,end}=range;return(end.line>start.line||end.line===start.line&&end.character>=start.character)&&positionWithin(
all,start)&&positionWithin(all,end)}function positionWithin(all,{line,character}){let content=Number.isInteger(line)?all[line]:void 0;return content!==void 0&&Number.
isInteger(character)&&character>=0&&character<=content.length}var lineFeed=10,carriageReturn=13;function threeDigits(value){if(Math.abs(value)>=1e3)return String(
Math.round(value));let rounded=Number(value.toPrecision(3));return String(Math.abs(rounded)<5e-4?0:rounded)}function nearest(name,known){let best;for(let candidate of known){let distance=editDistance(name.slice(0,64),candidate);(best===void 0||distance<best.distance)&&
(best={name:candidate,distance})}return name!==""&&best!==void 0&&best.distance<=Math.max(2,Math.floor(best.name.length/3))?best.name:void 0}function editDistance(from,to){
let row=Array.from({length:to.length+1},(_,index)=>index);for(let i=1;i<=from.length;i+=1){let next=[i];for(let j=1;j<=to.length;j+=1){let replaced=(row[j-1]??0)+
(from[i-1]===to[j-1]?0:1);next.push(Math.min(replaced,(row[j]??0)+1,(next[j-1]??0)+1))}row=next}return row[to.length]??0}export{errorTable,UserError,withHelpOf,verdictExitCode,lineStarts,lines,positionAt,cut,shorten,plural,capitalized,andMore,shortId,rangeWithin,threeDigits,nearest,
editDistance};
