import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();function alignSequences(base,head,options){let swapped=isAfter(
base,head),work=new Aligner(swapped?head:base,swapped?base:head,options);work.run();let{toRight,toLeft,steps}=work;return swapped?{toHead:toLeft,toBase:toRight,
steps}:{toHead:toRight,toBase:toLeft,steps}}function isAfter(base,head){if(base.length!==head.length)return base.length>head.length;let different=base.findIndex(
(element,index)=>element!==head[index]);return different>=0&&(base[different]??"")>(head[different]??"")}var depthMax=24,editsMax=128,editStepsPerElementMax=32,
Aligner=class{toRight;toLeft;steps=0;left;right;anchors=[];options;editSteps;leftCount;rightCount;rightPlace;constructor(left2,right,options){let numbers=new Map,
intern=element=>{let known=numbers.get(element);return known!==void 0?known:(numbers.set(element,numbers.size),this.anchors.push(options.isAnchor(element)),numbers.
size-1)};this.left=new Int32Array(left2.length),this.right=new Int32Array(right.length);for(let at=0;at<left2.length;at++)this.left[at]=intern(left2[at]??"");for(let at=0;at<
right.length;at++)this.right[at]=intern(right[at]??"");this.options=options,this.toRight=new Int32Array(left2.length).fill(-1),this.toLeft=new Int32Array(right.
length).fill(-1),this.leftCount=new Int32Array(numbers.size),this.rightCount=new Int32Array(numbers.size),this.rightPlace=new Int32Array(numbers.size),this.editSteps=
editStepsPerElementMax*(left2.length+right.length)+1024}run(){let waiting=[{left:0,leftEnd:this.left.length,right:0,rightEnd:this.right.length,depth:0}];for(let next=waiting.
pop();next!==void 0;next=waiting.pop()){let block=this.withoutCommonEnds(next);if(block.left===block.leftEnd||block.right===block.rightEnd||block.depth>=depthMax)
continue;let pairs=this.options.first==="anchors"?this.uniquePairs(block)??this.fewestEdits(block)??this.countedPairs(block):this.fewestEdits(block)??this.uniquePairs(
block)??this.countedPairs(block);if(!(pairs===void 0||pairs.length===0)){for(let[left2,right]of pairs)this.pair(left2,right);waiting.push(...gapsBetween(block,pairs))}}}pair(left2,right){
this.toRight[left2]=right,this.toLeft[right]=left2}withoutCommonEnds(block){let{left:left2,leftEnd,right,rightEnd}=block;for(;left2<leftEnd&&right<rightEnd&&this.
left[left2]===this.right[right];)this.pair(left2++,right++);for(;left2<leftEnd&&right<rightEnd&&this.left[leftEnd-1]===this.right[rightEnd-1];)this.pair(--leftEnd,
--rightEnd);return this.steps+=left2-block.left+(block.leftEnd-leftEnd)+1,{left:left2,leftEnd,right,rightEnd,depth:block.depth}}uniquePairs(block){return this.withCounts(
block,()=>{let candidates=[];for(let at=block.left;at<block.leftEnd;at++){let element=this.left[at]??0;this.leftCount[element]!==1||this.rightCount[element]!==1||
this.anchors[element]!==!0||candidates.push([at,this.rightPlace[element]??0])}return this.longestRising(candidates)})}countedPairs(block){return this.withCounts(
block,()=>{let places=new Map;for(let at=block.rightEnd-1;at>=block.right;at--){let element=this.right[at]??0;if(this.leftCount[element]!==this.rightCount[element]||
this.anchors[element]!==!0)continue;let known=places.get(element);known===void 0?places.set(element,[at]):known.push(at)}let candidates=[];for(let at=block.left;at<
block.leftEnd;at++){let place2=places.get(this.left[at]??0)?.pop();place2!==void 0&&candidates.push([at,place2])}return this.longestRising(candidates)})}withCounts(block,use){
for(let at=block.left;at<block.leftEnd;at++)add(this.leftCount,this.left[at],1);for(let at=block.right;at<block.rightEnd;at++)add(this.rightCount,this.right[at],
1),this.rightPlace[this.right[at]??0]=at;let result=use();for(let at=block.left;at<block.leftEnd;at++)add(this.leftCount,this.left[at],-1);for(let at=block.right;at<
block.rightEnd;at++)add(this.rightCount,this.right[at],-1);return this.steps+=2*(block.leftEnd-block.left+block.rightEnd-block.right),result}longestRising(candidates){
let piles=[],before=new Int32Array(candidates.length).fill(-1);for(let[index,[,right]]of candidates.entries()){let low=0,high=piles.length;for(;low<high;){this.
steps++;let middle=low+high>>1;(candidates[piles[middle]??0]?.[1]??0)<right?low=middle+1:high=middle}before[index]=low===0?-1:piles[low-1]??-1,piles[low]=index}
let pairs=[];for(let index=piles.at(-1)??-1;index>=0;index=before[index]??-1){let candidate=candidates[index];candidate!==void 0&&pairs.push(candidate)}return pairs.
length===0?void 0:pairs.reverse()}hasCommon({left:left2,leftEnd,right,rightEnd}){this.steps+=2*(leftEnd-left2)+rightEnd-right;for(let at=left2;at<leftEnd;at++)add(
this.leftCount,this.left[at],1);let isFound=!1;for(let at=right;at<rightEnd&&!isFound;at++)isFound=(this.leftCount[this.right[at]??0]??0)>0;for(let at=left2;at<
leftEnd;at++)add(this.leftCount,this.left[at],-1);return isFound}fewestEdits({left:left2,leftEnd,right,rightEnd}){let width=leftEnd-left2,height=rightEnd-right,
most=Math.min(editsMax,width+height);if(Math.abs(width-height)>most||this.editSteps<=0)return;if(!this.hasCommon({left:left2,leftEnd,right,rightEnd}))return[];let furthest=new Int32Array(
2*most+2),history=[];for(let edits=0;edits<=most;edits++){history.push(furthest.slice(most-edits,most+edits+2));for(let diagonal=-edits;diagonal<=edits;diagonal+=
2){let x=diagonal===-edits||diagonal!==edits&&(furthest[most+diagonal-1]??0)<(furthest[most+diagonal+1]??0)?furthest[most+diagonal+1]??0:(furthest[most+diagonal-
1]??0)+1,start=x;for(;x<width&&x-diagonal<height&&this.left[left2+x]===this.right[right+x-diagonal];)x++;if(furthest[most+diagonal]=x,this.steps+=x-start+1,this.
editSteps-=x-start+1,x>=width&&x-diagonal>=height)return backtrack(history,edits,width,height,left2,right)}if(this.editSteps<=0)return}}};function backtrack(history,edits,width,height,left2,right){
let pairs=[],x=width,y=height;for(let count=edits;count>=0;count--){let furthest=history[count]??new Int32Array,diagonal=x-y,at=on=>furthest[on+count]??0,down=diagonal===
-count||diagonal!==count&&at(diagonal-1)<at(diagonal+1),before=down?diagonal+1:diagonal-1,startX=count===0?0:down?at(before):at(before)+1;for(;x>startX&&y>startX-
diagonal;)pairs.push([left2+--x,right+--y]);x=count===0?0:at(before),y=x-before}return pairs.reverse()}function gapsBetween(block,pairs){let gaps=[],{left:left2,
right}=block;for(let[nextLeft,nextRight]of[...pairs,[block.leftEnd,block.rightEnd]])nextLeft>left2&&nextRight>right&&gaps.push({left:left2,leftEnd:nextLeft,right,
rightEnd:nextRight,depth:block.depth+1}),left2=nextLeft+1,right=nextRight+1;return gaps.reverse()}function add(counts,element,amount){let at=element??0;counts[at]=
(counts[at]??0)+amount}function alignLines(base,head){return alignLinesAt(base,head,hasWord,()=>!0)}function alignLinesAt(base,head,isAnchor,mayBeSame){let{toHead,
toBase,steps}=alignSequences(base,head,{first:"anchors",isAnchor});for(let[line,target]of toHead.entries())target<0||mayBeSame(line,target)||(toHead[line]=-1,toBase[target]=
-1);let hunks=hunksOf(toHead,base,head.length,isAnchor);for(let{baseStart,baseEnd,headStart,headEnd}of hunks)toHead.fill(-1,baseStart,baseEnd),toBase.fill(-1,headStart,
headEnd);return{hunks,headLine:line=>unlessNegative(toHead[line]),baseLine:line=>unlessNegative(toBase[line]),steps}}function hunksOf(toHead,base,headLength,isAnchor){
let hunks=[],baseStart=0,headStart=0;for(let line=0;line<=base.length;line++){let target=line===base.length?headLength:toHead[line]??-1;if(!(target<0)){if(line>
baseStart||target>headStart){let hunk={baseStart,baseEnd:line,headStart,headEnd:target},last=hunks.at(-1);last!==void 0&&isEdit(last,hunk)&&!base.slice(last.baseEnd,
baseStart).some(isAnchor)?hunks[hunks.length-1]={...hunk,baseStart:last.baseStart,headStart:last.headStart}:hunks.push(hunk)}baseStart=line+1,headStart=target+1}}
return hunks}function isEdit(left2,right){let deletes=left2.baseEnd>left2.baseStart||right.baseEnd>right.baseStart,inserts=left2.headEnd>left2.headStart||right.
headEnd>right.headStart;return deletes&&inserts}function hasWord(line){return/[\p{L}\p{N}_]/u.test(line)}function unlessNegative(line){return line===void 0||line<
0?void 0:line}import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax as depthMax2,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,
placesOf,pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var linesAround=2,linesMax=8,lineLengthMax=240,findingsMax=500;function readExcerpts(findings,runs){
let excerptOf=excerptsFrom((server,side,path)=>runs.find(run=>run.server.id===server)?.sides[side].text(path)),counts=new Map,excerpts=new Map;for(let finding of findings){
let count=(counts.get(finding.state)??0)+1;counts.set(finding.state,count),finding.state!=="unchanged"&&count<=findingsMax&&excerpts.set(finding.id,excerptOf(finding))}
return excerpts}function shownCauses(causes,{findings,runs,changedFiles}){let changed2=new Set(changedFiles.flatMap(({to})=>to??[])),pathOf=new Map(findings.map(
({id,path})=>[id,path])),textOf2=(side,path)=>{for(let run of runs){let text=run.sides[side].text(path);if(text!==void 0)return _2_splitText(text)}},linesOf=(side,place2)=>place2===
null?[]:textOf2(side,place2.path)?.slice(place2.range.start.line,place2.range.end.line+1)??[],excerpt2=(place2,lines)=>place2===null||lines.length===0?null:{line:place2.
range.start.line,lines:lines.map(cutLine)};return causes.map(cause=>{let paths=new Set(cause.effects.flatMap(id=>pathOf.get(id)??[])),{base,head}=startOfEdit(linesOf(
"base",cause.base),linesOf("head",cause.head));return{...cause,excerpts:{base:excerpt2(cause.base,base),head:excerpt2(cause.head,head)},touched:[...paths].filter(
path=>changed2.has(path)).sort(compareText)}})}var editLinesMax=40;function startOfEdit(base,head){let{headLine,baseLine}=alignLines(base,head),[before,after]=[
Math.min(base.length,editLinesMax),Math.min(head.length,editLinesMax)];for(let line=0;line<before;line+=1)(headLine(line)??0)>=after&&(before=line);for(let line=0;line<
after;line+=1)(baseLine(line)??0)>=before&&(after=line);return{base:base.slice(0,before),head:head.slice(0,after)}}function excerptsFrom(textOf2){let texts=new Map,
linesOf=(server,side,path)=>{let key=JSON.stringify([server,side,path]);if(!texts.has(key)){let text=textOf2(server,side,path);texts.set(key,text===void 0?void 0:
_2_splitText(text))}return texts.get(key)};return finding=>{let places=placesOf(finding),cut=side=>excerpt(places[side],path=>linesOf(finding.server,side,path));
return{base:cut("base"),head:cut("head")}}}function excerpt(place2,linesOf){let all=place2===null?void 0:linesOf(place2.path);if(place2===null||all===void 0)return null;
let first2=Math.max(0,place2.range.start.line-linesAround),last=Math.min(place2.range.end.line+linesAround,first2+linesMax-1,all.length-1),shown=all.slice(first2,
last+1).map(cutLine);return shown.length===0?null:{line:first2,lines:shown}}function cutLine(line){let cut=line.slice(0,lineLengthMax);return cut.isWellFormed()||
!line.isWellFormed()?cut:cut.slice(0,-1)}import{createRequire as lanserCreateRequire10}from"node:module";import{exitCode,isTolerated,toleratedBy}from"./chunk-D7FWP6H5.js";import{createRequire as lanserCreateRequire4}from"node:module";import{createRequire as lanserCreateRequire3}from"node:module";import{_0_describeRule,_0_effectText,_0_isOnlyOpinion,_0_judgedToV1,_0_ruleName,_0_selectorText,_0_serverPolicyOf,_0_serverRoles,_0_serversToV1,_0_thresholdOf}from"./together-DB7F738E.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function isFailing(finding,policy){return finding.state==="new"&&isSevere(
finding,policy)}function isSevere(finding,policy){let{server,severity,ruled}=finding;return mayFail(finding)&&(ruled?.fail===!0||severityAtLeast(severity,_0_thresholdOf(
server,policy)))}function mayFail({waived,elsewhere,ruled,onlyUnderBase}){return waived===void 0&&elsewhere===void 0&&ruled?.fail!==!1&&onlyUnderBase===void 0}function isInDoubt(finding,policy){
let{onlyUnderBase,...without}=finding;if(onlyUnderBase===void 0||finding.state!=="new")return!1;let isCounted=policy.maxNew?.[finding.severity]!==void 0&&!_0_isOnlyOpinion(
finding.server,policy);return isFailing(without,policy)||isCounted&&mayFail(without)}var failsBy={"hidden-code":({hidden:hidden2})=>hidden2==="fail","unchecked-\
sources":({unchecked})=>unchecked==="fail",suppressions:({suppressions})=>suppressions==="fail"};function isFailure(code2,{verdict,policy}){return verdict==="fa\
il"&&(failures.some(one=>one===code2)||failsBy[code2]?.(policy)===!0)}var failures=["new-finding","max-new","moved-finding","volatile-finding","min-reward","fal\
se-claim","replay-mismatch"];(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();var statesInOrder=["new","volatile","fixed","moved","removed","suppres\
sed","unchanged"],sectionIds=["causes","new","waived","traces","unknown","hidden","unlooked","policy-changes","server-updates",...statesInOrder.slice(1),"escape\
s","folders","limits","reward","commits","servers"],explainedIn={"new-finding":["causes","new"],"max-new":["causes","new"],"moved-finding":["moved"],"volatile-f\
inding":["volatile"],"volatile-in-change":["volatile"],"volatile-share":["volatile"],"replay-mismatch":["traces"],"replay-inconclusive":["traces"],"hidden-code":[
"hidden"],"unchecked-sources":["unlooked"],suppressions:["escapes"],"unreviewed-workflow":["policy-changes"],"head-configuration":["policy-changes"],"configurat\
ion-differs":["policy-changes"],"min-reward":["reward"],unscored:["reward"],"false-claim":["servers"],waived:[]};function inOrder(sections,report){let{verdict,reasons}=report,
explained=codes2=>new Set(codes2.flatMap(code2=>explainedIn[code2]??["unknown"])),codes=verdict==="pass"?[]:reasons.map(({code:code2})=>code2),[failures2,all]=[
explained(codes.filter(code2=>isFailure(code2,report))),explained(codes)],weightOf=({id})=>failures2.has(id)?0:all.has(id)?1:2;return sections.toSorted((left2,right)=>weightOf(
left2)-weightOf(right)||sectionIds.indexOf(left2.id)-sectionIds.indexOf(right.id))}_3_init_node_22();var listedStates=statesInOrder.filter(state=>state!=="uncha\
nged"),verdictWords={pass:"Pass",inconclusive:"Inconclusive",fail:"Fail"},stateWords={new:{one:"the change introduced the finding",all:"The change introduced th\
ese findings."},unchanged:{one:"base has the same finding on the same code",all:"Base has the same findings. Reports only count them."},moved:{one:"the change m\
oved the code of the finding",all:"The change moved the code of these findings."},fixed:{one:"the finding is gone, and its code still exists",all:"These finding\
s are gone, and their code still exists."},removed:{one:"the change deleted the code of the finding, or the server no longer checks its file",all:"The change de\
leted the code of these findings, or the server no longer checks their files."},suppressed:{one:"an addition of the change hides the finding",all:"Additions of \
the change hide these findings. They do not count as fixed and earn no reward."},volatile:{one:"order-dependent or flaky; the finding fails only with `volatile:\
 fail`, and never affects the reward",all:"These findings depend on the order of files, or the server is flaky. They do not fail the run, unless base’s policy h\
as `volatile: fail`."}},unprovenText="without proof of a fix";function policyRemarks({severity,ruled,elsewhere,onlyUnderBase,state}){let by=ruled===void 0?"":_0_describeRule(
ruled.rule),isNew=state==="new";return[...ruled?.said===void 0?[]:[`${severity} by ${by}; the server reports ${ruled.said}`],...ruled?.fail===void 0||!isNew?[]:
[`${by}: this finding ${ruled.fail?"fails":"does not fail"} the run`],...elsewhere===void 0?[]:["does not fail: the change does not touch this file (only-change\
d-files)"],...onlyUnderBase===void 0?[]:["the server does not report it with head’s own configuration"]]}function alsoFoundBy({sources}){let others=(sources??
[]).slice(1).map(one=>{let code2=_0_ruleName(one);return code2===null?one.server:`${one.server} (${code2})`});return others.length===0?null:`also found by ${others.
join(", ")}`}function blameText({blame,silenced,state}){if(blame===void 0)return null;let verb=findingStateTable[state].isGone?"gone since":"introduced by",probe=silenced===
void 0?"":`; the probe has no diagnostic since ${commitText(silenced)}`;return`${verb} ${commitText(blame)}${probe}`}function commitText({commit,since}){let of=commit===
null?"uncommitted edits":`commit ${_2_shortId(commit)}`;return since===void 0?of:`${of}, or an unscored commit since ${_2_shortId(since)}`}function stepCommit(commit){
return commit===null?"not committed":`commit ${_2_shortId(commit)}`}function waivedBy({by}){let commit=/^trailer ([0-9a-f]{7,64})$/u.exec(by)?.[1];return commit===
void 0?by:`a line in the message of commit ${_2_shortId(commit)}`}function seenWords(seen,side){return seen.isFlaky===!0?`seen in ${seen[side].length} of 2 chec\
ks`:seen[side].length===0?"never seen":`seen in ${seen[side].join(" and ")} order`}var sideNames=["base","head"];function placementText(finding){return placementWords[finding.
placement][sideOfFinding(finding)]}var placementWords={"same-line":{base:"the same line is in head",head:"the same line is in base"},"edited-line":{base:"code o\
n an edited line",head:"code on an edited line"},replaced:{base:"code edited in place",head:"code edited in place"},rewritten:{base:"deleted or rewritten code (\
not in head)",head:"written here by the change"},"no-file":{base:"a deleted file (not in head)",head:"a new file (not in base)"},unchecked:{base:"head has the f\
ile, but the server does not check it there",head:"base has the file, but the server does not check it there"}};function sourceParts({server,source,code:code2,symbol}){
let isNamed=source===null||source.toLowerCase()===server.toLowerCase()||server==="typescript"&&source==="ts",rule=_0_ruleName({server,code:code2});return[server,
...isNamed?[]:[source],...rule===null?[]:[rule],symbol??"module level"]}function causeLabel({symbol,dependency}){return dependency==null?symbol:`${dependency.name}\
 ${dependency.from??"none"} → ${dependency.to??"none"}`}function brokenBy(cause){let broken=brokenWords[cause.how];if(broken!==void 0)return{broken,at:causeLabel(
cause)===null?"":", "};let isRemoved=cause.how==="removed-name";return causeLabel(cause)===null?{broken:isRemoved?"broken by the removal of a name at ":"broken \
by the edit at ",at:""}:{broken:isRemoved?"broken by the removal of ":"broken by the edit of ",at:" at "}}var brokenWords={dependency:"broken by a dependency: ",
"removed-module":"broken by a deleted file: ","moved-module":"broken by a moved file: ","broken-import":"broken by an import without a target: ","mended-import":"\
visible because of a fixed import: "},matchWords={image:"the same finding on the same code","image-message-drift":"the same finding on the same code, with anoth\
er message",replaced:"the same finding on code edited in place",import:"the same finding on the same import",edited:"the same finding in edited code","moved-tex\
t":"the same finding on the same line elsewhere in the file","moved-context":"the same finding on the same code elsewhere in the file","moved-symbol":"the same \
finding in the same, rewritten definition","moved-file-text":"the same finding on the same line in another file","moved-file-context":"the same finding on the s\
ame code in another file","moved-file-symbol":"the same finding in a definition with the same name in another file"},replayStateWords={equal:"the same",different:"\
different",unreadable:"unreadable",inconclusive:"not comparable",stale:"out of date"},replayWeightWords={nothing:"as expected",fails:"which fails this run (poli\
cy replay-mismatch: fail)",inconclusive:"which leaves this run inconclusive",warns:"which only warns"},replayModeWords={offline:{done:"replayed",how:"without a \
server",same:"the same results",other:"This version of Lanser derives another result from the same answers than the version that recorded them."},live:{done:"re\
played",how:"against the pinned server",same:"the same answers",other:"The pinned server now gives other answers to the same requests."}},causeWords={"removed-m\
odule":"The change deleted this file, and the broken code imports it.","moved-module":"The change moved this file. The broken code has its old path, or is in it\
 and uses an old relative import.",definition:"The change edited this definition, and the broken code refers to it.",related:"The change edited this place, and \
the server names it as related.",inferred:"The change edited this function body, and the type of the broken code depends on it.","base-class":"The change edited\
 a base class of the broken code here.","re-export":"The change edited the line that re-exports this name, and the broken code imports it from there.","broken-i\
mport":"The change edited this import, and now the import has no target. The broken code depends on it.","mended-import":"The change fixed an import here. Now t\
he server sees an error that existed before.",dependency:"The change uses another version of this package, and the broken code uses it.","removed-name":"The cha\
nge removed this name, and the broken code still uses it."},classWords={new_errors:"there are new errors",lsp_unavailable:"some results are missing",baseline_error:"\
old errors, no new errors",warnings_only:"there are other findings, but no errors",clean:"no errors and no warnings remain"};import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();var Diff=class{diff(oldStr,newStr,options={}){
let callback;typeof options=="function"?(callback=options,options={}):"callback"in options&&(callback=options.callback);let oldString=this.castInput(oldStr,options),
newString=this.castInput(newStr,options),oldTokens=this.removeEmpty(this.tokenize(oldString,options)),newTokens=this.removeEmpty(this.tokenize(newString,options));
return this.diffWithOptionsObj(oldTokens,newTokens,options,callback)}diffWithOptionsObj(oldTokens,newTokens,options,callback){var _a;let done=value=>{if(value=this.
postProcess(value,options),callback){setTimeout(function(){callback(value)},0);return}else return value},newLen=newTokens.length,oldLen=oldTokens.length,editLength=1,
maxEditLength=newLen+oldLen;options.maxEditLength!=null&&(maxEditLength=Math.min(maxEditLength,options.maxEditLength));let maxExecutionTime=(_a=options.timeout)!==
null&&_a!==void 0?_a:1/0,abortAfterTimestamp=Date.now()+maxExecutionTime,bestPath=[{oldPos:-1,lastComponent:void 0}],newPos=this.extractCommon(bestPath[0],newTokens,
oldTokens,0,options);if(bestPath[0].oldPos+1>=oldLen&&newPos+1>=newLen)return done(this.buildValues(bestPath[0].lastComponent,newTokens,oldTokens));let minDiagonalToConsider=-1/0,
maxDiagonalToConsider=1/0,execEditLength=()=>{for(let diagonalPath=Math.max(minDiagonalToConsider,-editLength);diagonalPath<=Math.min(maxDiagonalToConsider,editLength);diagonalPath+=
2){let basePath,removePath=bestPath[diagonalPath-1],addPath=bestPath[diagonalPath+1];removePath&&(bestPath[diagonalPath-1]=void 0);let canAdd=!1;if(addPath){let addPathNewPos=addPath.
oldPos-diagonalPath;canAdd=addPath&&0<=addPathNewPos&&addPathNewPos<newLen}let canRemove=removePath&&removePath.oldPos+1<oldLen;if(!canAdd&&!canRemove){bestPath[diagonalPath]=
void 0;continue}if(!canRemove||canAdd&&removePath.oldPos<addPath.oldPos?basePath=this.addToPath(addPath,!0,!1,0,options):basePath=this.addToPath(removePath,!1,!0,
1,options),newPos=this.extractCommon(basePath,newTokens,oldTokens,diagonalPath,options),basePath.oldPos+1>=oldLen&&newPos+1>=newLen)return done(this.buildValues(
basePath.lastComponent,newTokens,oldTokens))||!0;bestPath[diagonalPath]=basePath,basePath.oldPos+1>=oldLen&&(maxDiagonalToConsider=Math.min(maxDiagonalToConsider,
diagonalPath-1)),newPos+1>=newLen&&(minDiagonalToConsider=Math.max(minDiagonalToConsider,diagonalPath+1))}editLength++};if(callback)(function exec(){setTimeout(
function(){if(editLength>maxEditLength||Date.now()>abortAfterTimestamp)return callback(void 0);execEditLength()||exec()},0)})();else for(;editLength<=maxEditLength&&
Date.now()<=abortAfterTimestamp;){let ret=execEditLength();if(ret)return ret}}addToPath(path,added,removed,oldPosInc,options){let last=path.lastComponent;return last&&
!options.oneChangePerToken&&last.added===added&&last.removed===removed?{oldPos:path.oldPos+oldPosInc,lastComponent:{count:last.count+1,added,removed,previousComponent:last.
previousComponent}}:{oldPos:path.oldPos+oldPosInc,lastComponent:{count:1,added,removed,previousComponent:last}}}extractCommon(basePath,newTokens,oldTokens,diagonalPath,options){
let newLen=newTokens.length,oldLen=oldTokens.length,oldPos=basePath.oldPos,newPos=oldPos-diagonalPath,commonCount=0;for(;newPos+1<newLen&&oldPos+1<oldLen&&this.
equals(oldTokens[oldPos+1],newTokens[newPos+1],options);)newPos++,oldPos++,commonCount++,options.oneChangePerToken&&(basePath.lastComponent={count:1,previousComponent:basePath.
lastComponent,added:!1,removed:!1});return commonCount&&!options.oneChangePerToken&&(basePath.lastComponent={count:commonCount,previousComponent:basePath.lastComponent,
added:!1,removed:!1}),basePath.oldPos=oldPos,newPos}equals(left2,right,options){return options.comparator?options.comparator(left2,right):left2===right||!!options.
ignoreCase&&left2.toLowerCase()===right.toLowerCase()}removeEmpty(array){let ret=[];for(let i=0;i<array.length;i++)array[i]&&ret.push(array[i]);return ret}castInput(value,options){
return value}tokenize(value,options){return Array.from(value)}join(chars){return chars.join("")}postProcess(changeObjects,options){return changeObjects}get useLongestToken(){
return!1}buildValues(lastComponent,newTokens,oldTokens){let components=[],nextComponent;for(;lastComponent;)components.push(lastComponent),nextComponent=lastComponent.
previousComponent,delete lastComponent.previousComponent,lastComponent=nextComponent;components.reverse();let componentLen=components.length,componentPos=0,newPos=0,
oldPos=0;for(;componentPos<componentLen;componentPos++){let component=components[componentPos];if(component.removed)component.value=this.join(oldTokens.slice(oldPos,
oldPos+component.count)),oldPos+=component.count;else{if(!component.added&&this.useLongestToken){let value=newTokens.slice(newPos,newPos+component.count);value=
value.map(function(value2,i){let oldValue=oldTokens[oldPos+i];return oldValue.length>value2.length?oldValue:value2}),component.value=this.join(value)}else component.
value=this.join(newTokens.slice(newPos,newPos+component.count));newPos+=component.count,component.added||(oldPos+=component.count)}}return components}},LineDiff=class extends Diff{constructor(){
super(...arguments),this.tokenize=tokenize}equals(left2,right,options){return options.ignoreWhitespace?((!options.newlineIsToken||!left2.includes(`
`))&&(left2=left2.trim()),(!options.newlineIsToken||!right.includes(`
`))&&(right=right.trim())):options.ignoreNewlineAtEof&&!options.newlineIsToken&&(left2.endsWith(`
`)&&(left2=left2.slice(0,-1)),right.endsWith(`
`)&&(right=right.slice(0,-1))),super.equals(left2,right,options)}},lineDiff=new LineDiff;function diffLines(oldStr,newStr,options){return lineDiff.diff(oldStr,newStr,
options)}function tokenize(value,options){options.stripTrailingCr&&(value=value.replace(/\r\n/g,`
`));let retLines=[],linesAndNewlines=value.split(/(\n|\r\n)/);linesAndNewlines[linesAndNewlines.length-1]||linesAndNewlines.pop();for(let i=0;i<linesAndNewlines.
length;i++){let line=linesAndNewlines[i];i%2&&!options.newlineIsToken?retLines[retLines.length-1]+=line:retLines.push(line)}return retLines}function needsQuoting(s){
for(let i=0;i<s.length;i++)if(s[i]<" "||s[i]>"~"||s[i]==='"'||s[i]==="\\")return!0;return!1}function quoteFileNameIfNeeded(s){if(!needsQuoting(s))return s;let result='\
"',bytes=new TextEncoder().encode(s),i=0;for(;i<bytes.length;){let b=bytes[i];b===7?result+="\\a":b===8?result+="\\b":b===9?result+="\\t":b===10?result+="\\n":b===
11?result+="\\v":b===12?result+="\\f":b===13?result+="\\r":b===34?result+='\\"':b===92?result+="\\\\":b>=32&&b<=126?result+=String.fromCharCode(b):result+="\\"+
b.toString(8).padStart(3,"0"),i++}return result+='"',result}var INCLUDE_HEADERS={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0},FILE_HEADERS_ONLY={includeIndex:!1,
includeUnderline:!1,includeFileHeaders:!0};function structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,options){let optionsObj;options?typeof options==
"function"?optionsObj={callback:options}:optionsObj=options:optionsObj={},typeof optionsObj.context>"u"&&(optionsObj.context=4);let context=optionsObj.context;if(optionsObj.
newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(optionsObj.callback){let{callback}=optionsObj;
diffLines(oldStr,newStr,Object.assign(Object.assign({},optionsObj),{callback:diff=>{let patch=diffLinesResultToPatch(diff);callback(patch)}}))}else return diffLinesResultToPatch(
diffLines(oldStr,newStr,optionsObj));function diffLinesResultToPatch(diff){if(!diff)return;diff.push({value:"",lines:[]});function contextLines(lines){return lines.
map(function(entry2){return" "+entry2})}let hunks=[],oldRangeStart=0,newRangeStart=0,curRange=[],oldLine=1,newLine=1;for(let i=0;i<diff.length;i++){let current=diff[i],
lines=current.lines||splitLines(current.value);if(current.lines=lines,current.added||current.removed){if(!oldRangeStart){let prev=diff[i-1];oldRangeStart=oldLine,
newRangeStart=newLine,prev&&(curRange=context>0?contextLines(prev.lines.slice(-context)):[],oldRangeStart-=curRange.length,newRangeStart-=curRange.length)}for(let line of lines)
curRange.push((current.added?"+":"-")+line);current.added?newLine+=lines.length:oldLine+=lines.length}else{if(oldRangeStart)if(lines.length<=context*2&&i<diff.length-
2)for(let line of contextLines(lines))curRange.push(line);else{let contextSize=Math.min(lines.length,context);for(let line of contextLines(lines.slice(0,contextSize)))
curRange.push(line);let hunk={oldStart:oldRangeStart,oldLines:oldLine-oldRangeStart+contextSize,newStart:newRangeStart,newLines:newLine-newRangeStart+contextSize,
lines:curRange};hunks.push(hunk),oldRangeStart=0,newRangeStart=0,curRange=[]}oldLine+=lines.length,newLine+=lines.length}}for(let hunk of hunks)for(let i=0;i<hunk.
lines.length;i++)hunk.lines[i].endsWith(`
`)?hunk.lines[i]=hunk.lines[i].slice(0,-1):(hunk.lines.splice(i+1,0,"\\ No newline at end of file"),i++);return{oldFileName,newFileName,oldHeader,newHeader,hunks}}}
function formatPatch(patch,headerOptions){var _a,_b,_c,_d,_e,_f;if(headerOptions||(headerOptions=INCLUDE_HEADERS),Array.isArray(patch)){if(patch.length>1&&!headerOptions.
includeFileHeaders&&!patch.every(p=>p.isGit))throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool\
 trying to apply the patch know which changes are to which file?)");return patch.map(p=>formatPatch(p,headerOptions)).join(`
`)}let ret=[];if(patch.isGit){if(headerOptions=INCLUDE_HEADERS,!patch.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!patch.newFileName)
throw new Error("newFileName must be specified for Git patches");let gitOldName=patch.oldFileName,gitNewName=patch.newFileName;patch.isCreate&&gitOldName==="/de\
v/null"?gitOldName=gitNewName.replace(/^b\//,"a/"):patch.isDelete&&gitNewName==="/dev/null"&&(gitNewName=gitOldName.replace(/^a\//,"b/")),ret.push("diff --git "+
quoteFileNameIfNeeded(gitOldName)+" "+quoteFileNameIfNeeded(gitNewName)),patch.isDelete&&ret.push("deleted file mode "+((_a=patch.oldMode)!==null&&_a!==void 0?_a:
"100644")),patch.isCreate&&ret.push("new file mode "+((_b=patch.newMode)!==null&&_b!==void 0?_b:"100644")),patch.oldMode&&patch.newMode&&!patch.isDelete&&!patch.
isCreate&&(ret.push("old mode "+patch.oldMode),ret.push("new mode "+patch.newMode)),patch.isRename&&(ret.push("rename from "+quoteFileNameIfNeeded(((_c=patch.oldFileName)!==
null&&_c!==void 0?_c:"").replace(/^a\//,""))),ret.push("rename to "+quoteFileNameIfNeeded(((_d=patch.newFileName)!==null&&_d!==void 0?_d:"").replace(/^b\//,"")))),
patch.isCopy&&(ret.push("copy from "+quoteFileNameIfNeeded(((_e=patch.oldFileName)!==null&&_e!==void 0?_e:"").replace(/^a\//,""))),ret.push("copy to "+quoteFileNameIfNeeded(
((_f=patch.newFileName)!==null&&_f!==void 0?_f:"").replace(/^b\//,""))))}else headerOptions.includeIndex&&patch.oldFileName==patch.newFileName&&patch.oldFileName!==
void 0&&ret.push("Index: "+patch.oldFileName),headerOptions.includeUnderline&&ret.push("===================================================================");let hasHunks=patch.
hunks.length>0;headerOptions.includeFileHeaders&&patch.oldFileName!==void 0&&patch.newFileName!==void 0&&(!patch.isGit||hasHunks)&&(ret.push("--- "+quoteFileNameIfNeeded(
patch.oldFileName)+(patch.oldHeader?"	"+patch.oldHeader:"")),ret.push("+++ "+quoteFileNameIfNeeded(patch.newFileName)+(patch.newHeader?"	"+patch.newHeader:"")));
for(let i=0;i<patch.hunks.length;i++){let hunk=patch.hunks[i],oldStart=hunk.oldLines===0?hunk.oldStart-1:hunk.oldStart,newStart=hunk.newLines===0?hunk.newStart-
1:hunk.newStart;ret.push("@@ -"+oldStart+","+hunk.oldLines+" +"+newStart+","+hunk.newLines+" @@");for(let line of hunk.lines)ret.push(line)}return ret.join(`
`)+`
`}function createTwoFilesPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,options){if(typeof options=="function"&&(options={callback:options}),options?.
callback){let{callback}=options;structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,Object.assign(Object.assign({},options),{callback:patchObj=>{
callback(patchObj?formatPatch(patchObj,options.headerOptions):void 0)}}))}else{let patchObj=structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,
options);return patchObj?formatPatch(patchObj,options?.headerOptions):void 0}}function splitLines(text){let hasTrailingNl=text.endsWith(`
`),result=text.split(`
`).map(line=>line+`
`);return hasTrailingNl?result.pop():result.push(result.pop().slice(0,-1)),result}_3_init_node_22();_3_init_node_22();var ArrayDiff=class extends Diff{tokenize(value){
return value.slice()}join(value){return value}removeEmpty(value){return value}},arrayDiff=new ArrayDiff;function diffArrays(oldArr,newArr,options){return arrayDiff.
diff(oldArr,newArr,options)}import{createRequire as lanserCreateRequire6}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();var divergenceClasses={D0:{words:"the same",rank:9,decides:!1,changesReport:!1},
D1:{words:"another order",rank:8,decides:!1,changesReport:!1},D2:{words:"another text",rank:7,decides:!1,changesReport:!0},D3:{words:"another range",rank:4,decides:!0,
changesReport:!0},D4:{words:"added or missing",rank:2,decides:!0,changesReport:!0},D5:{words:"another severity, rule, tags or related places",rank:3,decides:!0,
changesReport:!0},D6:{words:"another conversation",rank:5,decides:!1,changesReport:!1},D7:{words:"the answers in between differ, but the last answer is the same",
rank:6,decides:!1,changesReport:!1},D8:{words:"a crash, a hang or another exit status",rank:1,decides:!0,changesReport:!0},D9:{words:"another environment",rank:0,
decides:!1,changesReport:!1}},divergenceClassNames=Object.keys(divergenceClasses);import{createRequire as lanserCreateRequire7}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();function named(family,words,noun,many=noun){return{family,words,one:noun,
many}}function comment(words,text){return named("suppression",words,`\`${text}\``)}function forLinters(linters,row){return{...row,linters}}var escapeKinds={"typ\
e-ignore":comment("a `# type: ignore` comment","# type: ignore"),"pyright-ignore":comment("a `# pyright: ignore` comment","# pyright: ignore"),"pyright-directiv\
e":comment("a `# pyright:` directive","# pyright:"),"strict-removed":named("suppression","the removal of a stricter `# pyright:` directive","removed `# pyright:\
`"),"mypy-directive":comment("a `# mypy:` directive","# mypy:"),"checker-ignore":named("suppression","a comment to silence a type checker","other checker commen\
t","other checker comments"),noqa:forLinters(["ruff","flake8"],comment("a `# noqa` comment","# noqa")),"pylint-disable":forLinters(["pylint"],comment("a `# pyli\
nt: disable` comment","# pylint: disable")),"ts-ignore":comment("a `@ts-ignore` comment","@ts-ignore"),"ts-expect-error":comment("a `@ts-expect-error` comment",
"@ts-expect-error"),"ts-nocheck":comment("a `@ts-nocheck` comment","@ts-nocheck"),"eslint-disable":forLinters(["eslint","oxlint"],comment("an `eslint-disable` c\
omment","eslint-disable")),"biome-ignore":forLinters(["biome"],comment("a `biome-ignore` comment","biome-ignore")),nolint:forLinters(["golangci","clang"],comment(
"a `//nolint` comment","//nolint")),"lint-ignore":forLinters(["golangci","staticcheck","gopls"],comment("a `//lint:ignore` comment","//lint:ignore")),nosec:forLinters(
["golangci","gosec"],comment("a `#nosec` comment","#nosec")),allow:comment("an `#[allow]` attribute","#[allow]"),expect:comment("an `#[expect]` attribute","#[ex\
pect]"),"shellcheck-disable":comment("a `# shellcheck disable` comment","# shellcheck disable"),"shellcheck-source":comment("a `# shellcheck source` comment wit\
hout a script","# shellcheck source=/dev/null"),"diagnostic-ignored":comment("a `#pragma` to ignore a warning","#pragma diagnostic ignored"),"yaml-disable":comment(
"a `# yaml-language-server-disable` comment","# yaml-language-server-disable"),"schema-changed":named("suppression","a different or removed schema for a file wi\
th a schema","change of a schema","changes of schemas"),"lint-removed":named("suppression","the removal of a lint (`#![warn]`, `#![deny]` or `#![forbid]`)","rem\
oved lint","removed lints"),any:named("hatch","an `Any`","`any`"),cast:named("hatch","a cast","cast","casts"),"non-null":named("hatch","a non-null assertion","n\
on-null assertion","non-null assertions"),"no-type-check":named("hatch","a `no_type_check`","`no_type_check`"),"type-checking":named("hatch","code that only the\
 checker sees, or that the checker does not see","`TYPE_CHECKING` condition","`TYPE_CHECKING` conditions"),"static-condition":named("hatch","a condition with a \
fixed value for the checker","static condition","static conditions"),"dead-code":named("hatch","a statement before unreachable code","unreachable block","unreac\
hable blocks"),dynamic:named("hatch","a dynamic access","dynamic access","dynamic accesses"),"any-arguments":named("hatch","parameters that accept any argument",
"parameter list that accepts any argument","parameter lists that accept any argument"),"annotation-removed":named("hatch","the removal of a type annotation","re\
moved annotation","removed annotations"),ambient:named("hatch","an ambient declaration","ambient declaration","ambient declarations"),unsafe:named("hatch","`uns\
afe` code","`unsafe`"),"only-used":named("hatch","a use with no effect (`_ = x`)","`_ =`"),stub:named("stub","a new stub","stub","stubs"),"builtins-stub":named(
"stub","a new stub of the builtins","builtins stub","builtins stubs"),"py-typed-removed":named("stub","the removal of a `py.typed`","removed `py.typed`")};import{_0_replayModes,_0_replayWeight}from"./together-0AA9D59A.js";import{createRequire as lanserCreateRequire8}from"node:module";import{_4_push}from"./together-124EAC88.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();function causeId({path,symbol,dependency}){let parts=[path,symbol,dependency?.
name,dependency?.from,dependency?.to];return sha256(canonical(parts.map(part=>part?.toWellFormed()??null)))}function groupCauses(findings,edits){let effects=new Map;
for(let{id,cause}of findings.toSorted(compareFindings))cause!==null&&_4_push(effects,causeId(cause),{cause,id});return[...effects].map(([id,own])=>{let found=own.
map(({cause})=>cause),how=causeKinds.find(kind=>found.some(one=>one.how===kind))??"definition",[{path,symbol,dependency}={path:"",symbol:null}]=found,all=edits.
get(id)??[];return{id,path,symbol,how,dependency:dependency??null,base:around(all.flatMap(({base})=>base??[])),head:around(all.flatMap(({head})=>head??[])),effects:own.
map(one=>one.id)}}).sort(compareCauses)}function compareCauses(left2,right){return compareText(left2.path,right.path)||compareNullableText(left2.symbol,right.symbol)||
compareText(left2.id,right.id)}function around(places){let path=places.map(place2=>place2.path).sort(compareText)[0],ranges=places.flatMap(place2=>place2.path===
path?[place2.range]:[]).sort(compareRanges),[first2]=ranges;if(path===void 0||first2===void 0)return null;let[end=first2.end]=ranges.map(range=>range.end).sort(
(one,other)=>comparePositions(other,one));return{path,range:{start:first2.start,end}}}import{_1_isPart,_1_publishedScope,_1_scopeSettings,_1_scopeToV1}from"./together-0AA9D59A.js";import{createRequire as lanserCreateRequire9}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_3_init_node_22();var claimsFolder=".lanser/claims";function falseClaim({path,commit,claimed,
measured}){let versions=["pr-v1","pr-v2"].filter(version=>claimed[version]!==void 0),listed2=of=>versions.map(version=>`${of[version]} (${version})`).join(" and\
 "),what=commit===null?"the change":`commit ${_2_shortId(commit)}`,is=measured===null?"there is no reward":`the reward is ${listed2(measured)}`;return`${path} c\
laims a reward of ${listed2(claimed)} for ${what}, but ${is}`}function compareClaims(left2,right){return compareText(left2.path,right.path)||compareValues(left2,
right)}import{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock}from"./chunk-W375FPNO.js";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunk-AXFZRQP5.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require11=lanserCreateRequire10(import.meta.url);_3_init_node_22();_3_init_node_22();function groupByCause({findings,causes},show){let shown=findingsIn(
"new",findings,show),groups=causes.flatMap(cause=>{let ids=new Set(cause.effects),effects=shown.filter(({id})=>ids.has(id)),at=effects[0]?.cause??null;return at===
null?[]:[{cause,at,effects}]}),caused=new Set(groups.flatMap(({effects})=>effects.map(({id})=>id)));return{causes:groups.sort((left2,right)=>worst(left2)-worst(
right)||right.effects.length-left2.effects.length||compareCauses(left2.cause,right.cause)),alone:shown.filter(({id})=>!caused.has(id))}}function findingsIn(state,findings,show){
return findings.filter(one=>one.state===state&&severityAtLeast(one.severity,show)).sort((left2,right)=>severityRank(left2.severity)-severityRank(right.severity)||
compareFindings(left2,right))}function worst({effects}){return Math.min(...effects.map(({severity})=>severityRank(severity)))}function groupByFile(findings){return[
...Map.groupBy(findings,({path})=>path).values()].flat()}function sameOnOneLine(findings){return[...Map.groupBy(findings,({path,range,severity,code:code2,message,
waived,ruled})=>JSON.stringify([path,range.start.line,severity,code2,message,waived??null,ruled??null])).values()].flatMap(([first2,...others])=>first2===void 0?
[]:[[first2,...others]])}function effectFindings(effects){return effects.flatMap(({finding,others})=>[finding,...others])}function idList(findings,quote=""){let shown=findings.
slice(0,idsMax).map(({id})=>`${quote}${_2_shortId(id)}${quote}`);return`${shown.join(", ")}${_2_countMore(findings.length-shown.length)}`}var idsMax=10;function effectsIn(findings,cause={}){
let ways=importPathsTo(cause);return sameOnOneLine(findings).map(([finding,...others],at,all)=>{let isNamed=all[at-1]?.[0].path===finding.path;return{finding,others,
through:isNamed?[]:ways.get(finding.path)??[]}})}function importPathsTo(cause){return new Map((cause.routes??[]).map(({path,through})=>[path,through.toReversed()]))}
var effectsOpenMax=3,diffSigns={same:" ",removed:"-",added:"+"};function diffOf({excerpts:{base,head}}){let next={base:(base?.line??0)+1,head:(head?.line??0)+1};
return diffArrays([...base?.lines??[]],[...head?.lines??[]]).flatMap(({value,added,removed})=>value.map(text=>{if(removed)return{kind:"removed",text,number:next.
base++};let line={kind:added?"added":"same",text,number:next.head++};return added||next.base++,line}))}function marksOf(report,show){let{causes,alone}=groupByCause(
report,show),all=[...causes.flatMap(group=>{let[first2,...more]=group.effects;if(first2===void 0)return[];let touched=new Set(group.cause.touched),inTouched=more.
length===0||!isInHead(group.at)?[]:group.effects.filter(({path})=>touched.has(path));return[more.length===0?mark(first2,shownPlace(first2),!1):{kind:"cause",group,
first:first2,place:shownPlace(first2)},...inTouched.map(one=>mark(one,one.ownShown===void 0?one:one.ownShown,!0))]}),...alone.map(one=>mark(one,shownPlace(one),
!1))],seen=new Set,places=new Map(report.findings.map(({id},at)=>[id,at])),placeInReport=one=>places.get((one.kind==="cause"?one.first:one.finding).id)??0;return all.
filter(one=>{let key=JSON.stringify([one.kind,one.place?.path,one.place?.range.start.line,textOf(one)]);return seen.size!==seen.add(key).size}).sort((left2,right)=>severityRank(
severityOf(left2))-severityRank(severityOf(right))||+(right.kind==="cause")-+(left2.kind==="cause")||placeInReport(left2)-placeInReport(right))}function mark(finding,place2,isOwn){
return{kind:"finding",finding,place:place2,isOwn}}function shownPlace(finding){return finding.shown===void 0?causeOrOwnPlace(finding):finding.shown}function textOf(one){
if(one.kind==="cause")return[one.group.cause.id];let{severity,code:code2,message,waived,cause,path,range}=one.finding;return[severity,code2,message,waived,cause===
null?null:[path,range.start.line,causeLabel(cause)]]}function severityOf(one){return one.kind==="cause"?one.first.severity:one.finding.severity}_3_init_node_22();
function claimsLine({claims=[],policy}){let of=state=>claims.filter(one=>one.state===state),[wrong,right,open,unread]=[of("false"),of("true"),of("not-compared"),
of("unreadable")];if(claims.length===0||policy.reward.shown===!1&&wrong.length===0)return null;let parts=[...first(wrong,one=>`false claim: ${falseClaim(one)}${policy.
claims==="warn"?" (policy claims: warn)":""}`),...right.length===0?[]:[`${right.length} ${right.length===1?"is":"are"} true`],...first(open,({path,why})=>`Lanse\
r cannot compare ${path}: ${why??""}`),...first(unread,({path,why})=>`Lanser cannot read ${path}: ${why??""}`)];return`${_2_plural(claims.length,"claim")} of a \
reward: ${parts.join("; ")}`}function first(some,text){let[one,...more]=some;return one===void 0?[]:[`${text(one)}${_2_countMore(more.length)}`]}_3_init_node_22();
function limitText({code:code2,message,count}){let counted2=countedLimits[code2];return counted2!==void 0?counted2(count,message):count===1?message:code2.startsWith(
"not-written-")?`${message} (on both sides)`:`${message}, ${count} times`}var firstOf=(count,message)=>`${message}${_2_countMore(count-1)}`,countedLimits={"caus\
es-cut":count=>`Lanser did not search for the causes of ${_2_plural(count,"new finding")} outside the change`,"fixes-cut":count=>`Lanser did not request fixes f\
or ${_2_plural(count,"new finding")}`,"severity-assumed":count=>count===1?"1 diagnostic has no severity and counts as an error":`${count} diagnostics have no se\
verity and count as errors`,"server-configuration":(_count,message)=>message,"message-cut":(count,message)=>count===1?message:`${count} ${message}`,"published-u\
nopened":count=>count===1?"1 unopened file has diagnostics":`${count} unopened files have diagnostics`,"diagnostics-incomplete":(count,message)=>`${_2_plural(count,
"file")}: ${message}`,"relocate-compared":count=>`Lanser did not compare ${_2_plural(count,"definition")} with a touched symbol, because there are too many`,"re\
locate-clipped":count=>`Lanser compared only the start of ${_2_plural(count,"long definition")}`,"relocate-unsearched":count=>`Lanser searched for ${_2_plural(count,
"touched symbol")} only by name, because the change is too large`,"not-written":count=>`the server does not see ${_2_plural(count,"more file")}`,"rules-off":(count,message)=>`${_2_plural(
count,"finding")} ${message}`,"waiver-unread":firstOf,"waiver-unused":firstOf},unchangedMin=20,absences=["dependencies-missing","undeclared-imports","optional-p\
ackages-missing","unresolved-installed"];function whyUnchanged({counts,reasons,limits:limits2}){if(counts.unchanged<unchangedMin)return null;let all=[...reasons,
...limits2],code2=absences.find(absence=>all.some(one=>one.code===absence));return code2===void 0?null:`${counts.unchanged} findings are unchanged, and some pac\
kages are missing (see ${code2})`}function countNotes(report){let why=whyUnchanged(report);return[...isPartialReport(report)?["These counts cover the checked pa\
rt only."]:[],...why===null?[]:[`${why}.`]]}function uncheckedOf({unknown:unknown2,servers}){let isUnanswered=({reason})=>reason==="server-failed";return{sides:[
...Map.groupBy(unknown2.filter(isUnanswered),({server,side})=>JSON.stringify([server,side])).values()].map(files=>{let[first2]=files,named2=servers.filter(({id})=>id===
first2?.server),failed=named2.filter(({ended})=>ended!==null),summaries=failed.length>0?failed:named2,sum=of=>summaries.reduce((total,one)=>total+one[first2?.side??
"base"][of],0),all=summaries.length===0?files.length:sum("files"),checked=all-(summaries.length===0?files.length:sum("unknown"));return`${first2?.server} checke\
d ${checked} of ${_2_plural(all,"file")} of ${first2?.side} (server-failed)`}),files:unknown2.filter(one=>!isUnanswered(one))}}function escapeCounts(added){return[
...Map.groupBy(added,({kind})=>isKnown(kind)?kind:"other")].map(([kind,{length}])=>({count:length,noun:kind==="other"?"other":nounOf(kind,length)})).sort((left2,right)=>right.
count-left2.count||compareText(left2.noun,right.noun)).map(({count,noun})=>`${count} ${noun}`).join(", ")}function isKnown(kind){return Object.hasOwn(escapeKinds,
kind)}function nounOf(kind,count){let{one,many}=escapeKinds[kind];return count===1?one:many}function scopeLine({scope,servers}){if(scope!==void 0)return`checked\
 ${scopeText(scope)}`;let scopes=new Map(servers.flatMap(one=>one.scope===void 0?[]:[[one.id,one.scope]]));return scopes.size===0?null:[...scopes].map(([id,one])=>`${id}\
 checked ${scopeText(one)}`).join("; ")}function scopeText({mode,files,of,why}){if(mode==="full")return`every file, because ${why}`;let many=`${files.length} of\
 ${_2_plural(of,"file")}`;return mode==="affected"?`${many}, all affected by the change: ${why}`:`${many}; the server's own command finds the same on both sides\
 in the other files: ${why}`}function isPartialReport({scope,servers}){return[scope,...servers.map(one=>one.scope)].some(_1_isPart)}function policyParts({rules=[],
maxNew={},onlyChangedFiles,settings=[],servers={}}){let limits2=Object.entries(maxNew).map(([severity,max])=>`${severity} ${max}`);return[...rules.map((one,index)=>`${_0_describeRule(
index)}: ${_0_selectorText(one)}: ${_0_effectText(one)}`),...limits2.length===0?[]:[`max-new: ${limits2.join(", ")}`],...onlyChangedFiles===void 0?[]:["only-cha\
nged-files: findings in untouched files do not fail"],...Object.entries(servers).map(([id,{role,failOn}])=>{let parts=[...role===void 0?[]:[`role ${role}`],...failOn===
void 0?[]:[`fail-on ${failOn}`]];return`${id}: ${parts.join(", ")}`}),...settings.length===0?[]:[`a flag or an input sets ${settings.join(", ")}`]]}function serverName({
id,version,root}){return`${id} ${version}${root==="."?"":` in ${root}`}`}var skippedShownMax=3;function skippedRoots({servers}){let skipped=servers.filter(one=>one.
skipped!==null);return[...Map.groupBy(skipped,({id,version})=>`${id} ${version}`)].map(([name,own])=>{let shown=own.slice(0,skippedShownMax).map(({root})=>root),
more=own.length>shown.length?[`${own.length-shown.length} more`]:[];return`${name} did not check ${_2_plural(own.length,"root")}, because the change does not af\
fect ${own.length===1?"it":"them"}: ${[...shown,...more].join(", ")}`})}function sideCommits({base,head},name=_2_shortId){let working=head.tree===null?"no head":
"the working tree";return{base:base.commit===null?"no base":name(base.commit),head:head.commit===null?working:name(head.commit)}}function isUnchanged({base,head}){
return base.tree!==null&&base.tree===head.tree}_3_init_node_22();function rewardLine(report){let{reward,policy}=report;if(reward===null)return policy.minReward===
null?null:noRewardLine(report);if(policy.reward.shown===!1)return null;let{headline:headline2}=reward,other=headline2==="pr-v2"?"pr-v1":"pr-v2",{diag_delta,safety,
alpha_conf}=reward[headline2].components,parts=`diagnostics ${diag_delta>0?"+":""}${_2_threeDigits(diag_delta)}, safety ${_2_threeDigits(safety)}, confidence ${_2_threeDigits(
alpha_conf)}`;return`process reward, a score for training agents (higher is better): ${`${headline2} ${_2_threeDigits(reward[headline2].r)} (${parts}), ${other}\
 ${_2_threeDigits(reward[other].r)}`}`}function noRewardLine({reward,unscored,policy}){return reward!==null||policy.reward.shown===!1?null:unscored===null?"no p\
rocess reward":`no process reward: ${unscored}`}_3_init_node_22();var valueLengthMax=300,sameLengthMax=60,messageLengthMax=1e3,traceMeaning="A trace is a record\
ed server session. Its replay must give the recorded result.",bumpMeaning="The change pins another version of a server. Both versions checked the code of base. \
The differences come from the version alone, so they are neither new nor fixed.",states=["different","unreadable","inconclusive","stale","equal"];function unequalTraces({
replay}){return(replay?.traces.filter(({state})=>state!=="equal")??[]).toSorted((left2,right)=>states.indexOf(left2.state)-states.indexOf(right.state)||compareText(
left2.path,right.path)||compareValues(left2,right))}function replayLine({mode,traces:traces2}){let{done,how,same}=replayModeWords[mode],counts=states.toReversed().
flatMap(state=>{let many=traces2.filter(one=>one.state===state).length;return many===0?[]:[`${many} ${replayStateWords[state]}`]});if(traces2.length>0&&traces2.
every(({state})=>state==="inconclusive"))return`could not compare ${_2_plural(traces2.length,"committed trace")}`;let result=traces2.every(({state})=>state==="e\
qual")?same:counts.join(", "),nearly=traces2.filter(one=>one.state==="equal"&&one.class!==null&&one.class!=="D0"),but=nearly.length===0?"":`; ${nearly.length} ${nearly.
length===1?"differs":"differ"} only in ways that do not affect the verdict`;return`${done} ${_2_plural(traces2.length,"committed trace")} ${how}: ${result}${but}`}
function asRecordedLine(report){let{replay}=report;return replay===null||unequalTraces(report).length>0?null:replayLine(replay)}function traceState(trace,{policy}){
return`is ${replayStateWords[trace.state]}, ${replayWeightWords[_0_replayWeight(trace,policy)]}`}function traceServer({server,version}){return`${server} ${version}`.
trim()}function traceFacts(trace){let{class:kind,message,at,wanted,got,advice}=trace,[first2,...others]=advice,hasValues=wanted!==null||got!==null,same=sameLength(
wanted??"",got??""),start=same>sameLengthMax?same-sameLengthMax:0;return[{title:"What",text:_2_shorten(message,messageLengthMax)},at===null?void 0:{title:"Where",
text:placeText(at)},hasValues?{title:"Recorded",text:valueText(wanted,start)}:void 0,hasValues?{title:"Now",text:valueText(got,start)}:void 0,kind===null?void 0:
{title:"Kind",text:`${divergenceClasses[kind].words} (drift class ${kind})`},first2===void 0?void 0:{title:"Try first",text:_2_shorten(first2,messageLengthMax)},
others.length===0?void 0:{title:"Try next",text:_2_shorten(others.join(" · "),messageLengthMax)}].filter(one=>one!==void 0)}function placeText({entry:entry2,pointer}){
return`entry ${entry2} of the trace${pointer===""?"":`, at ${_2_shorten(pointer,valueLengthMax)}`}`}function valueText(value,start){return value===null?"nothing":
`${start>0?"…":""}${_2_shorten(value.slice(start),valueLengthMax)}`}function sameLength(one,other){let length=0;for(;length<one.length&&one[length]===other[length];)
length++;return length}function bumpsInOrder({bumps:bumps2}){let valuesOf=({server,from,to,total,problem})=>[server,from,to,total,problem];return bumps2.toSorted(
(left2,right)=>compareValues(valuesOf(left2),valuesOf(right)))}function bumpName({server,from,to}){return`${server} ${from} → ${to}`}function bumpResult({total,
problem}){if(problem!==null)return`the comparison failed: ${_2_shorten(problem,messageLengthMax)}`;if(sizeOf(total)===0)return"the same findings";let parts=[...total.
added>0?[`${total.added} more`]:[],...total.removed>0?[`${total.removed} fewer`]:[],...total.changed>0?[`${total.changed} changed`]:[]],last=parts.pop()??"";return`${parts.
length===0?last:`${parts.join(", ")} and ${last}`} ${total.added+total.removed+total.changed===1?"finding":"findings"} in the code of base`}function bumpTables({
rules,files},rowsMax){let byRule=rules.map(({code:code2,...counts})=>({name:code2===""?"(no rule)":code2,...counts})),byFile=files.map(({path,...counts})=>({name:path,
...counts}));return[{of:"rule",all:byRule},{of:"file",all:byFile}].flatMap(({of,all})=>{if(all.length===0)return[];let ranked=all.toSorted((left2,right)=>sizeOf(
right)-sizeOf(left2)||compareText(left2.name,right.name)||compareValues(left2,right));return[{of,rows:ranked.slice(0,rowsMax),more:Math.max(0,all.length-rowsMax)}]})}
function sizeOf({added,removed,changed:changed2}){return added+removed+changed2}_3_init_node_22();_3_init_node_22();function code(text){return{kind:"code",text}}
function said(text){return{kind:"said",text}}function strong(text){return{kind:"strong",text}}function placeInline(path,position=""){return{kind:"place",path,position}}
function exactPlace({path,range:{start}},side){let line=start.line+1;return{kind:"place",path,position:`:${line}:${start.character+1}`,linked:{side,line}}}function linePlace({
path,range},side){let line=range.start.line+1;return{kind:"place",path,position:`:${line}`,linked:{side,line}}}function listBlock(entries){return entries.length===
0?[]:[{kind:"list",entries}]}_3_init_node_22();_3_init_node_22();var reasonAccounts={"new-finding":{means:"The change introduced findings that fail the run: at \
or above `fail-on`, or by a policy rule.",todo:"Fix the findings. If Lanser found the edit that caused a finding, the report names it. To accept a finding, writ\
e `Lanser-Allow: ID REASON` below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it."},"max-new":{means:"The change has more new fin\
dings of a severity than `max-new` in base's policy allows.",todo:"Fix findings until their number is within the limit. Waived findings and findings exempt by a\
 rule do not count. With `only-changed-files`, only findings in changed files count."},"moved-finding":{means:"Existing findings moved with their code, and base\
's policy has `moved: fail`.",todo:"Fix the moved findings, or set `moved: report` in base's policy."},"volatile-finding":{means:"Some findings depend on the or\
der of files, and base's policy has `volatile: fail`.",todo:"Add type annotations in files that import each other, because their results depend on the order."},
"min-reward":{means:"The reward is lower than `min-reward` in base's policy.",todo:"See the components in `reward` of the report. A renamed symbol with several \
equal candidates costs up to γ (0.1 by default), so set the limit a little lower."},"false-claim":{means:"A file in `.lanser/claims` claims a reward that diffe\
rs from the measured one. The claim has no effect: Lanser computes rewards only from the servers' results.",todo:"Remove or correct the claim: the report has bo\
th numbers. To report false claims without a failure, set `claims: warn` below `policy` in base's `.lanser/config.yml`; `claims: ignore` skips claims."},"replay\
-mismatch":{means:"The replay of a committed trace (a recorded server session) gives another result than the recording. The code of the change is not the cause.\
 This version of Lanser reads the recorded answers differently, or (with `replay: live`) the server answers differently.",todo:"See the section “Traces” for the\
 first different answer and its class. If the new result is right, record it again with `lanser trace refresh`. Otherwise return to the recorded version and rep\
ort the difference."},"replay-inconclusive":{means:"Lanser could not compare a committed trace (a recorded server session) with the current setup. The code of t\
he change is not the cause.",todo:"See the section “Traces” for the cause. Restore the undamaged file, install the recorded versions, or record the trace again \
with `lanser trace record`."},"unknown-files":{means:"The server gave no final answer for some files, so Lanser does not know their findings.",todo:"For each fi\
le, run `lanser explain CODE` with the code in brackets, for example `timeout`. To end such jobs with exit code 0, write `unknown: warn` below `policy` in `.lan\
ser/config.yml` of the base branch. The verdict stays inconclusive."},"unmatched-findings":{means:"Some findings are in files without a result on the other side\
. Lanser cannot compare them.",todo:"For each file, run `lanser explain CODE` with the code in brackets, for example `timeout`."},unscored:{means:"The policy se\
ts `min-reward`, but Lanser could not score the change.",todo:"See `unscored` in the report for the cause."},"server-unproven":{means:"No server found anything.\
 All servers are from `.lanser/servers` and have no canary, so nothing proves that they find errors.",todo:"Add a `canary` (a document with known findings) to t\
he server's description, or configure a second server (docs/own-servers.md)."},"unproven-files":{means:"Only servers from `.lanser/servers` without a canary che\
cked some changed files. Nothing proves that these servers find errors.",todo:"Add a `canary` (a document with known findings) to the server's description, or c\
onfigure a second server (docs/own-servers.md)."},"no-files":{means:"The server checked no file of head, so it could not find anything.",todo:"Check the server'\
s own configuration (`include`, `files`) and `roots` in `.lanser/config.yml`."},clean:{means:"The change introduced no finding, and Lanser checked every file.",
todo:"No action is needed."},advisory:{means:"The change introduced findings, but none of them fails the run. They are below `fail-on`, exempt by a policy rule,\
 or (with `only-changed-files`) in untouched files.",todo:"No action is needed."},waived:{means:"Someone accepted a finding or an inconclusive reason, as base's\
 policy allows.",todo:"Check who accepted it and why: every report shows both."},"volatile-in-change":{means:"Findings in changed code depend on the order of fi\
les, or the server is flaky: two checks of the same files differ. Lanser does not know whether the change caused them.",todo:"Add type annotations in files that\
 import each other. The message names the first place."},"volatile-share":{means:"More than 2 % of the findings in changed files are order-dependent or flaky, s\
o the other findings are not reliable.",todo:"Add type annotations in files that import each other."},"unchecked-files":{means:"The server skipped some files of\
 its own project.",todo:"Check for a `pyvenv.cfg` above these files, and for an excluded folder in the server's configuration."},"hidden-code":{means:"The chang\
e makes the checker skip code. The checker reports no error there, even for invalid code.",todo:"Review the named code yourself. To accept the doubt, write `Lan\
ser-Allow: hidden-code REASON` below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it."},"unchecked-sources":{means:"No project of \
a server includes these changed files.",todo:"Include the files in the server's configuration, or exclude them with `ignore`."},"files-unmatched":{means:"The `i\
nclude` globs in base's configuration match no checked file, so no finding counts.",todo:"Fix the globs. They are relative to the top folder of the repository (\
`src/**`)."},suppressions:{means:"The change adds comments that silence the checker, and base's policy forbids them.",todo:"Fix the code instead, or change base\
's policy."},"unreviewed-workflow":{means:"The change edits its own workflow, and an edited workflow can write any report.",todo:"Review the edit by hand. A run\
 of an edited workflow never passes."},"base-unavailable":{means:"Lanser could not get the commit to compare with.",todo:"Check out with `fetch-depth: 0`, or se\
t `base`."},"head-unavailable":{means:"There is no commit to judge: the job checked out nothing, or the push deleted its branch.",todo:"Add `actions/checkout` b\
efore the gate."},"history-unavailable":{means:"Lanser could not fetch the history between base and head, so the merge base is unknown.",todo:"Check out with `f\
etch-depth: 0`."},"version-skew":{means:"The checked-out commit is not the commit of the event.",todo:"Remove a `ref` that names another commit from actions/che\
ckout. If the pull request has a newer commit, run the workflow of that commit."},"install-refused":{means:"The server executes code of the repository. Base's c\
onfiguration does not allow that, or the required sandbox does not work here.",todo:"To allow it, set `trust: executes-repository` and `sandbox: bwrap` (or `non\
e`) in base's configuration. Otherwise remove the server."},"install-failed":{means:"Lanser could not install the pinned server.",todo:"See the message for the \
error of npm, pip, apt or curl. Run it again when the registry works, or keep the server in the runner's cache."},"digest-mismatch":{means:"The installed or cac\
hed files differ from the pin, or from the server's own result.",todo:"Empty the cache folder and run it again. If it happens again, another process is modifyin\
g the cache."},"edit-unfinished":{means:"`lanser apply` was interrupted or is running, so the working tree is a mix of old and new files.",todo:"If no `lanser a\
pply` is running, run `lanser recover`. Then run the gate again."},"shard-missing":{means:"`lanser merge` has no result of a job, or a job checked other files t\
han planned.",todo:"Check the named job: it failed, its artifact is missing, or it had other packages. Run the job again, then the merge."},"server-not-started":{
means:"Lanser could not start the server's process.",todo:"See the message for the system's error, and run it again. A usual cause is a runner without free memo\
ry."},"server-crashed":{means:"The server ended before it answered.",todo:"Run it again. If it happens again, try another version of the server. The message nam\
es the file."},"server-timeout":{means:"The server did not answer in time.",todo:"Run it again. If it happens again, use a runner with more memory or processors\
, or check fewer roots in a job."},"server-protocol":{means:"The server broke the protocol, or answered a request with an error.",todo:"Record the session with \
`--trace`, and report it to the server's maintainers. Lanser ignores the later answers."},"server-not-ready":{means:"The server never reported that it loaded th\
e project.",todo:"Run it again. If it happens again, check whether the server's configuration fits the project."},"canary-failed":{means:"The server found no er\
ror in a test document with a known error, so its empty results prove nothing.",todo:"Check whether the configuration or the version disables the rule. Until th\
en Lanser does not count the server's results."},"file-count-mismatch":{means:"The server reports a number of checked files that differs from the number in its \
project.",todo:"Check links, generated files and nested configurations. If the difference remains, report it as a bug of Lanser."},"server-configuration":{means:"\
The server could not read its own configuration, or found a mistake in it. It would continue with other settings.",todo:"Fix the named place: a file and line of\
 the server's configuration, or the description of a server in `.lanser/servers`."},outside:{means:"A file or the server's configuration refers to a place outsi\
de the repository. Lanser did not start the server, because the server would read that place.",todo:"Remove the named reference. If it means a package, link the\
 package and name its folder in `dependencies`. No waiver lifts this reason."},"renames-skipped":{means:"The change has too many files for git to follow renames\
, so old findings would look new.",todo:"Split the change into smaller ones."},"dependencies-differ":{means:"Head needs other packages than base, but both sides\
 used one environment. The packages can be the cause of a finding.",todo:"Install base's packages into a folder outside the repository and name it (`base-depend\
encies`). See docs/dependencies.md for the steps."},"dependencies-missing":{means:"Declared packages of the project are not installed, so the server does not kn\
ow their contents.",todo:"Install the packages before the gate."},"submodule-changed":{means:"The change moves, adds or removes a submodule, and the checkout do\
es not have its commits for both sides. Lanser did not check the submodule's files.",todo:"In the workflow, add `with: { submodules: recursive, fetch-depth: 0 }\
` to actions/checkout. On your machine, run `git submodule update --init --recursive`. To accept the doubt, write `Lanser-Allow: submodule-changed REASON` below\
 the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it."},"configuration-differs":{means:"The change edits the server's own configuratio\
n. Some findings are new with base's configuration, which decides. Head's own configuration does not report them.",todo:"If the code needs the new configuration\
, merge the configuration first, in a separate pull request. Otherwise fix the findings. To accept the doubt, write `Lanser-Allow: configuration-differs REASON`\
 below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it."},"head-configuration":{means:"Lanser cannot read head's own `.lanser/conf\
ig.yml`. If you merge this file, Lanser can no longer check any change.",todo:"Fix the file. The message has the line and the column."},"runner-file-tampered":{
means:"Something wrote to the command files of the runner while the servers ran.",todo:"Find the program in the change: a server or one of its processes did thi\
s. Do not trust the later steps of this job."},disk:{means:"Lanser could not write a file: the disk is full or broken.",todo:"Free some space, or point `TMPDIR`\
 (or `--cache`) to another disk."},"machine-limit":{means:"The machine has no room for the run: too many open files or processes, or too little memory.",todo:"R\
aise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory."},"git-failed":{means:"A git command took too long, or something ended it.",todo:"See th\
e message for the command. If it took too long, check for a named pipe among the files or a slow disk. If something ended it, give the job more memory and run i\
t again."},"repository-damaged":{means:"Git cannot read an object of the repository.",todo:"Run `git fsck`. In a workflow, check the repository out again."},cancelled:{
means:"Something cancelled the run before it finished.",todo:"Run it again."}},notWritten="The server does not see",limitAccounts={"renames-skipped":reasonAccounts["\
renames-skipped"],"head-configuration":reasonAccounts["head-configuration"],"dependencies-differ":reasonAccounts["dependencies-differ"],"submodule-changed":reasonAccounts["\
submodule-changed"],"dependencies-missing":reasonAccounts["dependencies-missing"],"server-configuration":{means:"The server complained about its configuration, \
and continued.",todo:"Fix the named setting. Until then the server may use its defaults."},"unread-root":{means:"The configuration file of this root is missing \
or unreadable. The change cannot affect the root, so Lanser did not check it.",todo:"No action is needed for this change. To check the root, follow the message."},
"unchecked-sources":{means:"No configured server checks these changed files.",todo:"If no server checks their language, configure one. If no project includes th\
em, add them to its configuration, or add a folder to `roots`. To hide this note, add the files to `ignore`."},"other-base":{means:"Lanser could not use the bas\
e commit of the event and used another one.",todo:"See the message for the commit and the reason. To choose one yourself, set `base`."},"rules-off":{means:"A ru\
le of base's policy turns findings off. They do not affect the verdict, and only `off` in the JSON report lists them.",todo:"No action is needed. `lanser config\
` shows the line of the rule."},"waivers-unread":{means:"Lanser could not read commit messages for waivers: all of them, or the oldest.",todo:"Put the waiver in\
to one of the newest commits, or check out with `fetch-depth: 0`."},"waiver-unread":{means:"Lanser could not parse a line that resembles a waiver.",todo:"Write \
it as `Lanser-Allow: FINDING-ID REASON`, below the subject of the commit."},"waiver-unused":{means:"No finding or reason matches the waiver.",todo:"Copy the ID \
from the summary, or remove the line."},"causes-cut":{means:"Too many new findings are outside the change. Lanser did not search for the causes of the last ones\
.",todo:"Fix the first ones. The others often disappear with them."},"fixes-cut":{means:"Too many new findings are on changed lines. Lanser did not request fixe\
s for the last ones.",todo:"Fix the first ones. The next run requests fixes for the others."},"fixes-failed":{means:"The server failed while computing quick fix\
es. Only the suggestions are missing.",todo:"No action is needed. If you want the suggestions, run it again."},"change-unread":{means:"A changed file is too lar\
ge, so Lanser did not search it for added suppressions.",todo:"Review the change of the file yourself."},"relocate-compared":{means:"Head has too many definitio\
ns, so Lanser compared a touched symbol with only some of them.",todo:"No action is needed. The reward can be a little too low."},"relocate-clipped":{means:"Lan\
ser compared only the start of very long definitions.",todo:"No action is needed. The reward can be a little too low."},"relocate-unsearched":{means:"The change\
 is too large, so Lanser searched for touched symbols only by name.",todo:"No action is needed. The reward can be a little too low."},"severity-assumed":{means:"\
Some diagnostics have no severity. Lanser counts them as errors.",todo:"Report it to the server's maintainers. This run needs no action."},"message-cut":{means:"\
Lanser shortened messages that exceed the limit for stored text.",todo:"No action is needed. The report has the start of each message."},"diagnostics-incomplete":{
means:"The server says that it reported only some diagnostics of a file.",todo:"See the message for the server's reason."},"published-unopened":{means:"The serv\
er published diagnostics of files that Lanser did not request.",todo:"No action is needed. Lanser ignores them."},"server-oddity":{means:"The server violated th\
e protocol. This does not affect the result.",todo:"Report it to the server's maintainers. This run needs no action."},denied:{means:"The configuration's `deny`\
 forbids a request or changed files, so their results are missing.",todo:"If this is intended, no action is needed. Otherwise remove the entry from `deny`."},"s\
erver-restarted":{means:"A server ended before it answered. Lanser restarted it and sent all requests again.",todo:"If it happens rarely, no action is needed; t\
he job log has the server's output. If it happens often, give the job more memory or pin another version."},"dependency-not-linked":{means:"Lanser could not lin\
k a folder of packages for the server.",todo:"See the message for the reason. Name the folder in `dependencies`, or install the packages at the expected place."},
"dependency-own-files":{means:"Git tracks files inside a folder of packages. Lanser used them instead of the installed files.",todo:"If this is intended, no act\
ion is needed. Otherwise remove them from git."},"optional-packages-missing":{means:"The code imports optional packages of the project, and they are not install\
ed.",todo:"If findings depend on these packages, install them."},"undeclared-imports":{means:"The code imports packages that no manifest declares and that are n\
ot installed.",todo:"Declare the packages, or install them."},"unresolved-installed":{means:"Lanser linked packages of this repository, but the server cannot fi\
nd their exports.",todo:"Connect the packages with `references` in their tsconfig.json files (docs/monorepos.md). Lanser's checkout has no build output, so expo\
rts from there are missing."},"files-unmatched":{means:"The `files` of a server in `.lanser/servers` match no file of base or head. The server checked nothing.",
todo:"Fix the globs (`**/*.css` matches every CSS file), or remove the server from `servers`."},"not-a-root":{means:"A folder has a configuration of the server,\
 but it is not in `roots`.",todo:"To check its files, add the folder to `roots`."},"scope-miss":{means:"A run over all files found something outside the affecte\
d files, so scope `affected` would miss it.",todo:"This is a bug of Lanser. Please report it with the two commits. The verdict of this run is right."},"probes-f\
ailed":{means:"The probes failed, so Lanser does not know which parts of the change the server checked.",todo:"Run it again. Without probes the change has no sc\
ore."},"probes-silent":{means:"The server reported no probe at all, so Lanser does not know which parts of the change the server checked.",todo:"Check whether a\
 setting disables its rules. The change has no score."},"probes-cut":{means:"The change is too large to probe every statement.",todo:"If you need all probes, sp\
lit the change."},"walk-differs":{means:"Servers reused from commit to commit gave other findings than fresh ones. Lanser therefore checked every commit with fr\
esh servers.",todo:"No action is needed: rewards and blame are from fresh servers. To see where findings depend on earlier checks, run `lanser trace drift`."},"\
not-written":{means:"The server does not see some more files, in addition to the listed ones.",todo:"See the causes of the listed files."},"not-written-symlink":{
means:`${notWritten} a link that leaves the repository, goes in a circle or has no target.`,todo:"No action is needed if the server's own command ignores the li\
nk, too."},"not-written-submodule":{means:`${notWritten} the files of a submodule.`,todo:"Findings in code that uses its files are missing. Check out with `subm\
odules: recursive` and `fetch-depth: 0`."},"not-written-too-large":{means:`${notWritten} a file above the size limit.`,todo:"Exclude the file with `ignore`."},"\
not-written-bad-name":{means:`${notWritten} a file whose name some systems cannot store.`,todo:"Rename the file."},"not-written-not-utf8":{means:`${notWritten} \
a file whose name is not UTF-8.`,todo:"Rename the file."},"not-written-case-collision":{means:`${notWritten} a file, because another file has the same name with\
 different case.`,todo:"Rename one of them."},"not-written-cap":{means:`${notWritten} some files, because the tree is larger than the limit.`,todo:"Check fewer \
roots in a job."},"not-written-missing":{means:`${notWritten} a file, because this clone lacks its object (a partial clone).`,todo:"Check out without a filter."}},
unknownAccounts={timeout:{means:"The server did not answer for this file in time.",todo:"Run the check again, or raise the server’s `limits.file-ms` in `.lanser\
/config.yml`."},error:{means:"The server answered with an error.",todo:"Run it again. If it happens again, report it to the server's maintainers."},blocked:{means:"\
An error in another file keeps the command from checking this file.",todo:"Fix that error first."},unsupported:{means:"The server has no diagnostics for this ki\
nd of file.",todo:"Exclude the file with `ignore`."},malformed:{means:"The server's answer does not follow the protocol.",todo:"Report it to the server's mainta\
iners."},"bad-range":{means:"A diagnostic is outside the text of the file.",todo:"Report it to the server's maintainers."},"too-many-findings":{means:"The file \
has more diagnostics than Lanser keeps.",todo:"Fix the repeated error, or exclude the file with `ignore`."},"outside-project":{means:"The server's project does \
not include this file.",todo:"Include the file in the server's configuration."},unsettled:{means:"The server withdrew its answer every time.",todo:"Run it again\
. If it happens again, try another version of the server."},"command-disagrees":{means:"The language server checked the file twice. Both times, its findings dif\
fer from those of the server's own command.",todo:"Run the gate with `--scope full`. Then only the server's answer counts."},incomplete:{means:"The server publi\
shed findings, but the list may be incomplete.",todo:"Run it again."},"server-failed":{means:"The server ended before Lanser could check this file.",todo:"See t\
he reason of the verdict."},unreadable:{means:"Lanser cannot read the file as text.",todo:"Save the file as UTF-8, or exclude it with `ignore`."}};function reportSections(report){
return[traces(report),unknown(report),hidden(report),unlooked(report),policyChanges(report),bumps(report),escapes(report),limits(report)].filter(({blocks})=>blocks.
length>0)}function traces(report){let unequal=unequalTraces(report),entries=unequal.map(one=>{let server=traceServer(one),by=server===""?[]:[" (",code(server),"\
)"],tone=tones[_0_replayWeight(one,report.policy)];return{text:[placeInline(one.path),...by," ",{kind:"toned",text:traceState(one,report),tone}],below:traceFacts(
one).map(({title,text})=>[`${title}: `,said(text)])}}),line=report.replay===null?"":`Lanser ${replayLine(report.replay)}. `;return{id:"traces",title:"Traces",count:unequal.
length,about:`${line}${traceMeaning}`,blocks:listBlock(entries)}}var tones={nothing:"quiet",warns:"doubtful",inconclusive:"doubtful",fails:"bad"};function unknown(report){
let sorted={...report,unknown:report.unknown.toSorted(compareValues)},{sides,files}=uncheckedOf(sorted),explained=report.unmatched.filter(({reason})=>reason!==void 0),
unmatched=report.unmatched.filter(({reason})=>reason===void 0);return{id:"unknown",title:"Not checked",count:report.unknown.length===0?report.unmatched.length:report.
unknown.length,..._2_compact({about:report.unknown.length===0?void 0:"Lanser does not know the findings of these files."}),blocks:[...listBlock([...sides.map(side=>({
text:[side]})),...files.map((one,at)=>unknownEntry(one,at,files))]),...unmatchedBlocks("Findings in files without a result on the other side","Lanser does not k\
now whether a finding of base is fixed, or whether a finding of head is new.",unmatched),...unmatchedBlocks("Findings that missing packages cause","Install the \
packages, and run the gate again.",explained)]}}function unknownEntry({path,side,reason,why},at,all){let isFirst=all.findIndex(one=>one.reason===reason)===at,isOnly=all.
every(one=>one.reason===reason),account=Object.hasOwn(unknownAccounts,reason)?unknownAccounts[reason]:void 0;return{text:[placeInline(path),` (${side}): ${reason}`,
...why===void 0?[]:[": ",said(why)]],below:account===void 0||!isFirst||isOnly?[]:[[`${account.means} ${account.todo}`]]}}function unmatchedBlocks(title,about,findings){
if(findings.length===0)return[];let entries=findings.toSorted(compareFindings).map(one=>{let{line,character}=one.range.start;return{text:[placeInline(one.path,`\
:${line+1}:${character+1}`),` of ${one.side}, ${one.severity}: `,said(one.message)]}});return[{kind:"heading",text:`${title} (${findings.length})`},{kind:"parag\
raph",text:[about]},...listBlock(entries)]}function hidden(report){let withCommit=one=>one.blame===void 0?one:{...one,why:`${one.why}; since ${commitText(one.blame)}`};
return looks("hidden","Hidden from the checker",report.hidden.map(withCommit))}function unlooked({unchecked}){return looks("unlooked","Changed code without proo\
f of a check",unchecked)}function looks(id,title,all){let entries=all.toSorted((left2,right)=>compareText(left2.path,right.path)||(left2.range?.start.line??-1)-
(right.range?.start.line??-1)).map(({path,range,why})=>{let[from,to]=[(range?.start.line??0)+1,(range?.end.line??0)+1],lines=range===null?"":from===to?`:${from}`:
`:${from}-${to}`;return{text:[placeInline(path,lines),`: ${why}`]}});return{id,title,count:all.length,blocks:listBlock(entries)}}function policyChanges({policyChanges:changes,
policy}){return{id:"policy-changes",title:"Policy changes",count:changes.length,about:policy.origin==="head"?"This change adds the first configuration. Base has\
 none, so this run used head's. After the merge, base's configuration decides.":"This change edits the rules of its own check. Lanser used base's rules and only\
 shows head's rules here.",blocks:listBlock(changes.toSorted(compareValues).map(policyChange))}}function policyChange({kind,files,message,hides,adds}){let named2=files.
flatMap((file,at)=>[at===0?" (":", ",placeInline(file)]),inFiles=kind==="configuration"||named2.length===0?[]:[...named2,")"];return{text:[strong(kind),`: ${message}`,
...inFiles],below:hides===null||adds===null?[]:[[`Head’s own rules would hide ${_2_plural(hides,"finding")} and show ${adds} more.`]]}}function bumps(report){
let all=bumpsInOrder(report);return{id:"server-updates",title:"Server updates",count:all.length,about:`Effects of the new version alone. ${bumpMeaning}`,blocks:all.
flatMap(one=>[{kind:"paragraph",text:[code(bumpName(one)),`: ${bumpResult(one)}`]},...bumpTables(one,bumpRowsMax).map(({of,rows:rows3,more})=>({kind:"table",columns:[
of,"more","fewer","changed"],rows:rows3.map(({name,added,removed,changed:changed2})=>[code(_2_shorten(name,bumpNameLengthMax)),added,removed,changed2]),more}))])}}
var bumpRowsMax=10,bumpNameLengthMax=300,unusedComment=/^(?:reportUnnecessaryTypeIgnoreComment|unused-(?:type-)?ignore(?:-comment)?|2578|RUF100|suppressions\/unused)$/u;
function listedEscapes({escapes:added,findings,reasons}){if(reasons.some(({code:code2})=>code2==="suppressions"))return added;let lineOf=(path,line)=>JSON.stringify(
[path,line]),unused=new Set(findings.filter(({state,code:code2})=>state==="new"&&unusedComment.test(code2??"")).map(({path,range})=>lineOf(path,range.start.line)));
return added.filter(({kind,path,line})=>!isSuppression(kind)||!unused.has(lineOf(path,line)))}function isSuppression(kind){return Object.hasOwn(escapeKinds,kind)&&
escapeKinds[kind].family==="suppression"}function escapes(report){let added=listedEscapes(report),entries=added.toSorted((left2,right)=>compareText(left2.path,right.
path)||left2.line-right.line||compareValues(left2,right)).map(({kind,path,line,symbol,text})=>{let within=symbol===null?[]:[" in ",code(symbol)];return{text:[strong(
kind)," at ",placeInline(path,`:${line+1}`),...within,": ",code(text)]}});return{id:"escapes",title:"New type-check escapes",count:added.length,gist:escapeCounts(
added),about:"These additions can silence a checker while the code is still wrong.",blocks:listBlock(entries),isFolded:!0}}function limits({limits:all,reasons}){
let known=new Set(reasons.map(({message,lifted})=>lifted?.message??message)),hit=all.filter(({message})=>!known.has(message)),sorted=hit.toSorted(compareValues);
return{id:"limits",title:"Notes",count:hit.length,blocks:listBlock(sorted.map(limitEntry)),isFolded:!0}}function limitEntry(one,at,all){let isFirst=all.findIndex(
({code:other})=>other===one.code)===at,account=Object.hasOwn(limitAccounts,one.code)?limitAccounts[one.code]:void 0;return{text:[limitText(one)],below:account===
void 0||!isFirst?[]:[[account.todo]]}}_3_init_node_22();function newSentence(report){let{fresh,edits,caused,elsewhere}=brokenIn(report);if(fresh.length===0)return null;
let allCaused=fresh.every(({id})=>caused.has(id)),from=edits.length>0&&allCaused?` from ${_2_plural(edits.length,"edit")}`:"",allElsewhere=fresh.every(({path})=>elsewhere.
has(path)),where=elsewhere.size===0?"":`, ${allElsewhere?"":"some of them "}in ${_2_plural(elsewhere.size,"file")} that the change does not touch`;return`${counted(
fresh)}${from}${where}`}function decisionsOf(report){let known=new Set;return report.reasons.map(reason=>{let found=reason.code==="new-finding"?newSentence(report):
null,advice=adviceOnReason(reason,report),todo=advice===null||known.has(advice)?null:advice;return todo!==null&&known.add(todo),{reason,said:found??reason.message,
todo}})}function untouchedFiles(report){return[...brokenIn(report).elsewhere].sort(compareText)}function brokenIn({findings,causes,changed:changed2}){let fresh=findings.
filter(({state,waived})=>state==="new"&&waived===void 0),known=new Set(fresh.map(({id})=>id)),edits=causes.filter(({effects})=>effects.some(id=>known.has(id))),
touched=new Set([...edits.flatMap(one=>one.touched),...(changed2??[]).flatMap(({path,from=path})=>[path,from]),...fresh.filter(({placement})=>placement!=="same-\
line").map(({path})=>path)]),caused=new Set(edits.flatMap(({effects})=>effects)),elsewhere=new Set(fresh.filter(({id,path})=>(caused.has(id)||changed2!==void 0)&&
!touched.has(path)).map(({path})=>path));return{fresh,edits,caused,elsewhere}}function adviceOnReason({code:code2,hint},report){return code2==="unscored"&&report.
unscored!==null?`Cause: ${report.unscored}. ${hint??""}`.trim():hint!==null||report.verdict==="pass"?hint:code2==="new-finding"?`${whatToCorrect(report)}. ${howToWaive(
report)}`:code2==="unmatched-findings"&&report.reasons.some(one=>one.code==="unknown-files")?null:aboutUnknown(code2,report)??toDo(code2)}function aboutUnknown(code2,{
unknown:unknown2}){let[first2,...others]=new Set(unknown2.map(({reason})=>reason));if(code2!=="unknown-files"||first2===void 0||others.length>0||!Object.hasOwn(
unknownAccounts,first2))return null;let{means,todo}=unknownAccounts[first2];return`${means} ${todo} ${orTolerate}`}var orTolerate="If this happens again, exclud\
e the file with `ignore`, or write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch. With `unknown: warn`, the job ends with exit code \
0, but the verdict stays inconclusive.";function whatToCorrect(report){return brokenIn(report).edits.length===0?"Fix the new findings":"Fix the edited code or t\
he code that uses it"}function howToWaive({findings,policy}){let[first2,...others]=findings.filter(one=>isFailing(one,policy)),[what,id,each]=first2!==void 0&&others.
length===0?["this finding",_2_shortId(first2.id),""]:["the findings","ID",", one line for each failing finding,"];return`To accept ${what}, write \`Lanser-Allow:\
 ${id} REASON\`${each} below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).`}function toDo(code2){
let{todo}=reasonAccounts[code2];return todo.startsWith("No action")?null:todo}function counted(fresh){let parts=severities.flatMap(severity=>{let count=fresh.filter(
one=>one.severity===severity).length;return count===0?[]:[_2_plural(count,`new ${nouns[severity]}`)]}),last=parts.pop()??"";return parts.length===0?last:`${parts.
join(", ")} and ${last}`}var nouns={error:"error",warning:"warning",information:"notice",hint:"hint"};_3_init_node_22();_3_init_node_22();function remarksOn(finding){
let{waived,proof}=finding,[blame,also]=[blameText(finding),alsoFoundBy(finding)];return[blame!==null&&{title:"Commit",text:[blame]},also!==null&&{title:"Also",text:[
said(also)]},waived!==void 0&&{title:"Waived",text:[strong("Waived")," by ",said(waivedBy(waived)),": ",said(waived.reason)]},...policyRemarks(finding).map(remark=>({
title:"Policy",text:[remark]})),proof?.kind==="unproven"&&{title:"Not proven",text:[`${unprovenText}: `,said(proof.probe)]}].filter(one=>one!==!1)}function whyOf({
cause,why}){if(cause===null)return[why];let{broken,at}=brokenBy(cause),[label,place2]=[causeLabel(cause),linePlace(cause,sideOfCause(cause))];return label===null?
[broken,place2]:[broken,{kind:"code",text:label,isQuoted:!0},at,place2]}function causeName(cause,place2=linePlace(cause,sideOfCause(cause))){let label=causeLabel(
cause);return label===null?[place2]:[code(label)," at ",place2]}function wayTo(through){return through.flatMap((path,at)=>[at===0?"imports it through ":" → ",
placeInline(path)])}function sideOfCause(cause){return isInHead(cause)?"head":"base"}function suggested({server,title}){return[said(server)," suggests: ",said(title===
""?"an edit":title)]}_3_init_node_22();function ruleAddress({server,code:code2}){if(code2===null)return null;let rules=documented.get(server);return rules?.pattern.
test(code2)===!0?rules.address(code2):null}var documented=new Map([["pyright",{pattern:/^report[A-Za-z]+$/u,address:code2=>`https://github.com/microsoft/pyright\
/blob/main/docs/configuration.md#${code2}`}],["basedpyright",{pattern:/^report[A-Za-z]+$/u,address:code2=>`https://docs.basedpyright.com/latest/configuration/co\
nfig-files/#${code2}`}],["eslint",{pattern:/^[a-z][a-z-]*$/u,address:code2=>`https://eslint.org/docs/latest/rules/${code2}`}],["oxlint",{pattern:/^(?:eslint|typescript-eslint|typescript|unicorn|oxc)\([a-z0-9-]+\)$/u,
address:code2=>{let[,plugin="",rule=""]=/^([a-z]+)(?:-eslint)?\(([a-z0-9-]+)\)$/u.exec(code2)??[];return`https://oxc.rs/docs/guide/usage/linter/rules/${plugin}/${rule}\
.html`}}],["biome",{pattern:/^lint\/[a-z0-9]+\/[A-Za-z0-9]+$/u,address:code2=>`https://biomejs.dev/linter/rules/${code2.slice(code2.lastIndexOf("/")+1).replace(
/[A-Z]/gu,one=>`-${one.toLowerCase()}`)}`}],["pyrefly",{pattern:/^[a-z][a-z-]*$/u,address:code2=>`https://pyrefly.org/en/docs/error-kinds/#${code2}`}],["ty",{pattern:/^[a-z][a-z-]*$/u,
address:code2=>`https://ty.dev/rules#${code2}`}],["shellcheck",{pattern:/^SC\d{4}$/u,address:code2=>`https://www.shellcheck.net/wiki/${code2}`}],["ruff",{pattern:/^[A-Z]{1,8}\d+$/u,
address:code2=>`https://docs.astral.sh/ruff/rules/${code2}`}]]);_3_init_node_22();function suggestionDiff(suggestion){return diffOf({excerpts:suggestionExcerpts(
suggestion)})}function suggestionExcerpts({line,before,after}){return{base:{line,lines:before},head:{line,lines:after}}}function shownLine(finding,{line}){let place2=finding.
cause===null?finding.shown:finding.ownShown;return place2===null?null:place2===void 0?line:place2.path===finding.path?line+place2.range.start.line-finding.range.
start.line:null}_3_init_node_22();var markedMax=4;function frameOf(report,finding,options){let places=placesOf(finding),side=sideOfFinding(finding),excerpts=report.
excerpts.get(finding.id),[excerpt2,place2]=[excerpts?.[side]??null,places[side]];if(excerpt2===null||place2===null)return[];let other=side==="head"?"base":"head",
[otherExcerpt,otherPlace]=[excerpts?.[other]??null,places[other]];if(!(finding.placement==="edited-line"||finding.placement==="replaced")||otherExcerpt===null||
otherPlace===null)return sideFrame(excerpt2,place2.range,options);let sides={[side]:{excerpt:excerpt2,place:place2},[other]:{excerpt:otherExcerpt,place:otherPlace}},
{base,head}=sides;return textAt(base)===textAt(head)?sideFrame(excerpt2,place2.range,options):changed(base,head,side,options)}function textAt({excerpt:excerpt2,
place:place2}){return markedRows(excerpt2,place2.range).map(({line})=>line).join(`
`)}function rows({line,lines}){return lines.map((shown,at)=>({number:line+at,line:shown}))}function markedRows(excerpt2,{start,end}){return rows(excerpt2).filter(
({number})=>number>=start.line&&number<=lastLine({start,end}))}function lastLine({start,end}){return end.line>start.line&&end.character===0?end.line-1:end.line}
function sideFrame(excerpt2,range,options){let from=range.start.line-options.around,to=lastLine(range)+options.around,isShown=({number,line})=>line.trim()!==""||
isIn(number,range),near=rows(excerpt2).filter(({number})=>number>=from&&number<=to),all=near.slice(near.findIndex(isShown),near.findLastIndex(isShown)+1),marked=all.
filter(({number})=>isIn(number,range)),left2=marked.length-markedMax,shown=all.filter(one=>left2<=0||!isIn(one.number,range)||marked.indexOf(one)<markedMax);return gutterRows(
shown.map(one=>({...one,sign:" ",range:isIn(one.number,range)?range:null})),options)}function isIn(number,range){return number>=range.start.line&&number<=lastLine(
range)}function changed(base,head,own,options){let next={base:base.excerpt.line,head:head.excerpt.line},left2={base:markedMax,head:markedMax},shown=diffOf({excerpts:{
base:base.excerpt,head:head.excerpt}}).flatMap(({kind,text})=>{let side=kind==="same"?own:kind==="removed"?"base":"head",number=next[side];kind!=="added"&&next.
base++,kind!=="removed"&&next.head++;let{range}=(side==="base"?base:head).place;return!isIn(number,range)||left2[side]--<=0?[]:[{number,line:text,sign:diffSigns[kind],
range:side===own?range:null}]});return gutterRows(shown,options)}var signStyle={"-":"dim","+":"bold"};function gutterRows(all,options){let digits=String(Math.max(
0,...all.map(({number})=>number+1))).length,isSigned=all.some(({sign})=>sign!==" "),gutter=(number,sign)=>textSpan(`${number.padStart(digits)}${isSigned?` ${sign}`:
""} │ `,signStyle[sign]??"dim"),room=options.width-widthOf(gutter(""," ").text),shown=windowOf(all,room);return all.flatMap(one=>{let{code:code2,from}=shown(one.
line),under=one.range===null?null:underline(one,one.range,from,room,options.style),codeSpan=safeSpan(code2,...one.sign==="-"?["dim"]:[]);return[rowBlock(gutter(
String(one.number+1),one.sign),codeSpan),...under===null?[]:[rowBlock(gutter(""," "),under)]]})}function windowOf(all,room){let widest=Math.max(0,...all.map(({line})=>widthOfCells(
_0_terminalCells(line)))),marks=all.flatMap(one=>{let range=one.range??one.focus??null;return range===null?[]:[columns(one,range)]}),first2=Math.min(...marks.map(
({start})=>start),Number.POSITIVE_INFINITY),last=Math.max(...marks.map(({end})=>end),0),from=widest<=room||last<=room-1||first2<room/3||first2===Number.POSITIVE_INFINITY?
0:Math.max(0,first2-Math.floor(room/3));return line=>({code:sliceOf(_0_terminalCells(line),from,room),from})}function widthOfCells(cells){return cells.reduce((sum,cell)=>sum+
widthOf(cell.text),0)}function sliceOf(cells,from,room){let column=0,shown="",width=0,isCut=widthOfCells(cells)-from>room,end=from+room-(isCut?1:0);for(let{text:cell}of cells)
for(let character of cell){let wide=characterWidth(character);column>=from&&column+wide<=end?(shown+=character,width+=wide):column<from&&column+wide>from&&(shown+=
" ",width+=1),column+=wide}return from>0&&width>0&&(shown=`…${afterColumns(shown,1)}`),isCut?`${shown}…`:shown}function afterColumns(shown,many){let width=0,
at=0;for(let character of shown){if(width>=many&&characterWidth(character)>0)break;width+=characterWidth(character),at+=character.length}return`${" ".repeat(Math.
max(0,width-many))}${shown.slice(at)}`}function columns({number,line},range){let cells=_0_terminalCells(line),columnAt=character=>widthOfCells(cells.filter(({from})=>from<
character)),indent2=line.length-line.trimStart().length,start=columnAt(number===range.start.line?range.start.character:indent2),end=columnAt(number===range.end.
line?range.end.character:line.trimEnd().length);return{start,end:Math.max(end,start)}}function underline(one,range,from,room,style){let{start,end}=columns(one,range);
if(start===end&&one.number!==range.start.line)return null;let first2=Math.max(0,start-from),last=Math.min(Math.max(end-from,first2+1),room);return first2>=last?
null:textSpan(" ".repeat(first2)+"^".repeat(last-first2),...style===null?[]:[style])}_3_init_node_22();function sectionBlocks({title,count,gist,about,blocks},entriesMax){
return[wordsBlock(textSpan(`${title} (${count})`,"bold"),gist===void 0?"":`: ${gist}`),...indentBlocks("  ",[...about===void 0?[]:[wordsBlock(textSpan(about,"di\
m"))],...blocks.flatMap((one,at)=>[...one.kind==="heading"&&at>0?[blankBlock]:[],...printed(one,entriesMax)])])]}function printed(part,entriesMax){switch(part.kind){case"\
heading":return[wordsBlock(textSpan(part.text,"bold"))];case"paragraph":return[wordsBlock(...part.text.map(one=>styledSpan(one)))];case"list":return[...part.entries.
slice(0,entriesMax).flatMap(entry),...left(part.entries.length-entriesMax)];case"table":return indentBlocks("  ",tableRows(part));case"chart":return[]}}function entry({
text:shown,below=[]}){return[wordsBlock(...shown.map(one=>styledSpan(one))),...indentBlocks("  ",below.map(line=>wordsBlock(...line.map(one=>styledSpan(one)))))]}
function tableRows({columns:columns2,rows:rows3,more}){let[title="",...titles]=columns2,cells=all=>`${all.map(one=>String(one).padStart(7)).join(" ")}  `;return[
rowBlock(cells(titles),title),...rows3.map(([name="",...numbers])=>rowBlock(cells(numbers),styledSpan(name))),...left(more)]}function left(many){return many>0?[
wordsBlock(textSpan(`… ${many} more ${many===1?"is":"are"} in the JSON report`,"dim"))]:[]}function styledSpan(one,fallback=[]){return typeof one!="object"?textSpan(
String(one),...fallback):one.kind==="commit"?textSpan(_2_shortId(one.id),...fallback):one.kind==="place"?place(one.path,one.position,...fallback):one.kind==="co\
de"?nameSpan(one.isQuoted?`\`${one.text}\``:one.text,...fallback):textSpan(one.text,...one.kind==="toned"?[styles[one.tone]]:fallback)}var styles={bad:"red",doubtful:"\
yellow",quiet:"dim"};function editBlocks(cause,{width,linesMax:linesMax22}){let lines=diffOf(cause),focus=differences(lines),rows3=lines.slice(0,linesMax22).map(
one=>({number:one.number-1,line:one.text,sign:diffSigns[one.kind],range:null,focus:focus.get(one)??null})),left2=lines.length-rows3.length,more=left2===0?[]:[wordsBlock(
textSpan(`… ${_2_plural(left2,"more line")} of the edit`,"dim"))];return[...gutterRows(rows3,{width,around:0,style:null}),...more]}function differences(lines){
let found=new Map;for(let at=0;at<lines.length;){let removed=runOf(lines,at,"removed"),added=runOf(lines,at+removed.length,"added");for(let[nth,from]of removed.
entries()){let to=added[nth];if(to===void 0)continue;let start=sharedStart(from.text,to.text);for(let one of[from,to]){let end=Math.max(start,one.text.length-sharedEnd(
from.text,to.text,start)),line=one.number-1;found.set(one,{start:{line,character:start},end:{line,character:end}})}}at+=Math.max(1,removed.length+added.length)}
return found}function runOf(lines,at,kind){let rest=lines.slice(at),end=rest.findIndex(one=>one.kind!==kind);return end<0?rest:rest.slice(0,end)}function sharedStart(left2,right){
let count=0;for(;count<left2.length&&count<right.length&&left2[count]===right[count];)count+=1;return count}function sharedEnd(left2,right,start){let most=Math.
min(left2.length,right.length)-start,count=0;for(;count<most&&left2[left2.length-1-count]===right[right.length-1-count];)count+=1;return count}var lengthMax=2e3,
linesMax2=24,depthMax3=5;function messageBlocks(message,before,behind){let[first2="",...rest]=_2_cut(message,lengthMax).split(/\r?\n/u).filter(line=>trimmed(line)!==
""),nodes=nested(rest.slice(0,linesMax2)),left2=rest.length-linesMax2;return[wordsBlock(...before,textSpan(trimmed(first2)),...behind),...nodes.flatMap((node,at)=>branch(
node,nodes.slice(at+1))),...left2>0?[wordsBlock(textSpan(`… and ${left2} more lines`,"dim"))]:[]]}function nested(lines){let open=[];return lines.map(line=>{let indent2=line.
search(/[^ \t\u00a0]|$/u);for(;(open.at(-1)??-1)>=indent2;)open.pop();return open.push(indent2),{line:trimmed(line),depth:Math.min(open.length,depthMax3)}})}function trimmed(line){
return line.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/gu,"")}function branch({line,depth},after){let hasNext=level=>{let next=after.findIndex(one=>one.depth<=level);
return next>=0&&after[next]?.depth===level},outer=Array.from({length:depth-1},(_,at)=>hasNext(at+1)?"│ ":"  ").join(""),marks=hasNext(depth)?["├ ","│ "]:[
"└ ","  "],[first2="",rest=""]=marks.map(mark2=>outer+mark2);return indentBlocks(textSpan(rest,"dim"),[wordsBlock(textSpan(line))],textSpan(first2,"dim"))}var stateStyles={
new:{error:["red","bold"],warning:["yellow","bold"],information:["cyan"],hint:["cyan"]},fixed:sameStyle("green"),volatile:sameStyle("yellow"),moved:sameStyle("d\
im"),removed:sameStyle("dim"),suppressed:sameStyle("yellow"),unchanged:sameStyle("dim")};function sameStyle(style){return{error:[style],warning:[style],information:[
style],hint:[style]}}function findingBlocks(report,{finding,others,through},options){let styles2=stateStyles[finding.state][finding.severity],rule=_0_ruleName(finding),
code2=rule===null?[]:[textSpan(" "),textSpan("(","dim"),{...textSpan(rule,"dim"),link:ruleAddress(finding)},textSpan(")","dim")],frame=options.around===null?[]:
frameOf(report,finding,{width:options.width-indent.length,around:options.around,style:styles2[0]??null}),below=[...messageBlocks(finding.message,[textSpan(`${finding.
severity}:`,...styles2),textSpan(" ")],code2),...frame,...sameLine(others),...suggestionOf(finding,options),...notesOf(finding),...wayLine(through),...options.isBelowCause?
[]:[wordsBlock(...whyOf(finding).map(one=>styledSpan(one,finding.cause===null?["dim"]:[])))]];return[placeLine(finding,options),...indentBlocks(indent,below)]}var indent="\
  ";function placeLine(finding,{linkOf}){let link=linkOf!==null&&sideOfFinding(finding)==="head"?linkOf(finding.path):null;return wordsBlock({...placeSpan(finding,
"bold"),link},...finding.symbol===null?[]:[textSpan(" in ","dim"),textSpan(finding.symbol,"dim")],textSpan(` · ${_2_shortId(finding.id)}`,"dim"))}function placeSpan({
path,range},...styles2){return place(path,`:${range.start.line+1}:${range.start.character+1}`,...styles2)}function sameLine(others){if(others.length===0)return[];
let columns2=others.map(({range,id})=>`column ${range.start.character+1} (${_2_shortId(id)})`),shown=columns2.slice(0,3).join(", "),left2=columns2.length-3;return[
wordsBlock(textSpan(`the same at ${shown}${left2>0?` and ${left2} more`:""}`,"dim"))]}function suggestionOf({suggestion},{width,around:around2}){if(suggestion===
void 0)return[];let edit=around2===null?[]:editBlocks({excerpts:suggestionExcerpts(suggestion)},{width:width-indent.length,linesMax:suggestedLinesMax}),title=suggested(
suggestion).map((one,at,all)=>styledSpan(one,at<all.length-1?["dim"]:[]));return[wordsBlock(...title),...edit]}var suggestedLinesMax=12;function notesOf(finding){
return remarksOn(finding).map(({title,text:shown})=>wordsBlock(...shown.map(one=>styledSpan(one,title==="Commit"||title==="Also"?[]:["yellow"]))))}function wayLine(through){
return through.length===0?[]:[wordsBlock(...wayTo(through).map(one=>styledSpan(one,["dim"])))]}var rows2={new:{isAlwaysListed:!0,listedMax:100,codeMax:30,around:1},
volatile:{isAlwaysListed:!0,listedMax:20,codeMax:10,around:0},fixed:{isAlwaysListed:!0,listedMax:20,codeMax:10,around:0},moved:{isAlwaysListed:!0,listedMax:10,codeMax:0,
around:0},removed:{isAlwaysListed:!0,listedMax:10,codeMax:0,around:0},suppressed:{isAlwaysListed:!0,listedMax:20,codeMax:10,around:0},unchanged:{isAlwaysListed:!1,
listedMax:200,codeMax:0,around:0}};function findingSections(report,options){return statesInOrder.filter(state=>options.all||rows2[state].isAlwaysListed).map(state=>({
id:state,blocks:section(report,state,options)}))}function otherSections(report,{detail}){let entriesMax=detail==="verbose"?Number.POSITIVE_INFINITY:otherEntriesMax;
return reportSections(report).map(one=>({id:one.id,blocks:sectionBlocks(one,entriesMax)}))}var otherEntriesMax=10;function section(report,state,options){let findings=findingsIn(
state,report.findings,options.show);if(findings.length===0)return[];let title=`${findingStateTable[state].title} (${findings.length}${inPart(report,state)})`;return[
wordsBlock(textSpan(title,"bold")),...indentBlocks("  ",listed(report,state,findings,options))]}function inPart(report,state){return state==="unchanged"&&isPartialReport(
report)?", in the checked part":""}function listed(report,state,findings,options){let isVerbose=options.detail==="verbose",row=isVerbose?{...rows2[state],...unlimited}:
rows2[state],{causes,alone}=state==="new"?groupByCause(report,options.show):{causes:[],alone:findings},{listedMax:room,codeMax:codeRoom}=row,more=left2=>[wordsBlock(
textSpan(moreText(left2,options),"dim")),blankBlock],write=(effects,most,isBelowCause)=>{let shown=effects.slice(0,Math.min(most,room));room-=shown.length;let blocks=shown.
flatMap(effect=>{codeRoom-=1;let of={width:options.width-(isBelowCause?4:2),around:codeRoom<0?null:row.around,linkOf:options.linkOf,isBelowCause},spaced=of.around!==
null||state==="new";return[...findingBlocks(report,effect,of),...spaced?[blankBlock]:[]]}),left2=effectFindings(effects.slice(shown.length));return left2.length===
0?blocks:[...blocks,...more(left2)]},below=[];for(let[at,group]of causes.entries()){if(room<=0){below.push(...more(causes.slice(at).flatMap(({effects:effects2})=>effects2)));
break}let effects=effectsIn(group.effects,group.cause),most=isVerbose?Number.POSITIVE_INFINITY:effectsOpenMax;below.push(...causeBlocks(group),...indentBlocks("\
  ",[...editOf(group,options),...write(effects,most,!0)]),blankBlock)}return[...below,...write(effectsIn(groupByFile(alone)),Number.POSITIVE_INFINITY,!1)]}var unlimited={
listedMax:Number.POSITIVE_INFINITY,codeMax:Number.POSITIVE_INFINITY,around:2};function moreText(left2,{detail}){let where=detail==="verbose"?"The JSON report ha\
s all":"The JSON report and --verbose show all";return`… ${left2.length} more: ${idList(left2)}. ${where}.`}function causeBlocks({cause,at,effects}){let label=causeLabel(
cause),files=new Set(effects.map(({path})=>path)).size,line=cause.head??cause.base??at;return[wordsBlock(...label===null?[]:[textSpan(`\`${label}\``,"bold"),textSpan(
", ")],place(cause.path,`:${line.range.start.line+1}`,"bold"),textSpan(` (${editWords[cause.how]})`,"dim"),textSpan(` ${cause.how==="mended-import"?"brings to l\
ight":"causes"} ${_2_plural(effects.length,"finding")} in ${_2_plural(files,"file")}`),textSpan(` · edit ${_2_shortId(cause.id)}`,"dim"))]}function editOf({cause},{
width,detail}){let blocks=editBlocks(cause,{width:width-2,linesMax:detail==="verbose"?Number.POSITIVE_INFINITY:editLinesMax2});return blocks.length===0?[]:[...blocks,
blankBlock]}var editLinesMax2=12,editWords={definition:"edited",related:"edited",inferred:"edited, with an inferred type","base-class":"edited, with derived cla\
sses","re-export":"edited and re-exported","removed-name":"removed","removed-module":"file deleted","moved-module":"file moved","broken-import":"import without \
a target","mended-import":"import fixed",dependency:"another version"},verdictStyle={pass:"green",fail:"red",inconclusive:"yellow"};function headline(report,{reproduce}){
let[first2,...rest]=decisionsOf(report),scope=scopeLine(report),untouched=untouchedFiles(report),todo=one=>one===void 0||one.todo===null?[]:[wordsBlock("what to\
 do: ",one.todo)];return[wordsBlock(textSpan(report.verdict.toUpperCase(),verdictStyle[report.verdict],"bold"),...first2===void 0?[]:[": ",first2.said]),...indentBlocks(
"  ",[...untouched.length===0?[]:[wordsBlock("untouched files with new findings: ",pathList(untouched))],...scope===null?[]:[wordsBlock(scope)],...todo(first2),
...rest.flatMap(one=>[wordsBlock("also: ",one.said),...indentBlocks("  ",todo(one))]),...toleratedBy(report).map(setting=>wordsBlock(`the policy \`${setting}\` s\
ets the exit code to 0; the verdict stays inconclusive`)),copiedBlock("reproduce: ",reproduce)])]}var untouchedShownMax=3;function pathList(paths){let left2=paths.
length-untouchedShownMax;return`${paths.slice(0,untouchedShownMax).join(", ")}${left2>0?` and ${left2} more`:""}`}function pythonOf({id,interpreter}){return interpreter!==
null?` (${/^python/u.test(interpreter.name)?"Python":interpreter.name} ${interpreter.version})`:id==="pyright"?" (no Python)":""}function checkedOf({files,unknown:unknown2},report){
return unknown2>0?`${files-unknown2} of ${files}`:isPartialReport(report)||files<2?String(files):`all ${files}`}function footer(report,{detail}){let{counts}=report,
parts=statesInOrder.flatMap(state=>counts[state]===0?[]:[`${counts[state]} ${state}`]),servers=report.servers.filter(({skipped})=>skipped===null).map(one=>`${serverName(
one)}${pythonOf(one)} checked ${checkedOf(one.base,report)} ${one.base.files===1?"file":"files"} of base and ${checkedOf(one.head,report)} of head`),{base,head}=sideCommits(
report);return[`${parts.length===0?"no findings":parts.join(" · ")}${isPartialReport(report)?", in the checked part":""}`,whyUnchanged(report),asRecordedLine(report),
...servers,...skippedRoots(report),`compared ${base} with ${head}; class ${report.class} (${classWords[report.class]}); policy from ${report.policy.origin}, fai\
l-on ${failOnText(report.policy)}`,rewardLine(report)??(detail==="verbose"?noRewardLine(report):null),claimsLine(report)].filter(line=>line!==null).map(line=>wordsBlock(
textSpan(line,"dim")))}function failOnText({failOn,servers={}}){let exceptions=Object.entries(servers).flatMap(([id,one])=>one.failOn===void 0?[]:[`${id} ${one.
failOn}`]);return exceptions.length===0?failOn:`${failOn} (${exceptions.join(", ")})`}function plain(report,options){let width=Math.max(40,options.width),fitted={
...options,width},blocks=(options.detail==="quiet"?[headline(report,fitted)]:[headline(report,fitted),...inOrder([...findingSections(report,fitted),...otherSections(
report,fitted)],report).map(({blocks:blocks2})=>blocks2),footer(report,fitted)]).flatMap(section2=>[...section2,blankBlock]);return paintSpan(layout(blocks,fitted),
fitted)}function plainLog(report,options){let look={...logLook,width:120-widthOf(_0_logPrefix)};return`${_0_logLines(plain(report,{...options,...look}).trimEnd())}\

`}import{createRequire as lanserCreateRequire12}from"node:module";import{createRequire as lanserCreateRequire11}from"node:module";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require12=lanserCreateRequire11(import.meta.url),require_fast_deep_equal=_4___commonJS({"node_modules/fast-deep-equal/index.js"(exports,module){
"use strict";_3_init_node_22(),module.exports=function equal(a,b){if(a===b)return!0;if(a&&b&&typeof a=="object"&&typeof b=="object"){if(a.constructor!==b.constructor)
return!1;var length,i,keys;if(Array.isArray(a)){if(length=a.length,length!=b.length)return!1;for(i=length;i--!==0;)if(!equal(a[i],b[i]))return!1;return!0}if(a.constructor===
RegExp)return a.source===b.source&&a.flags===b.flags;if(a.valueOf!==Object.prototype.valueOf)return a.valueOf()===b.valueOf();if(a.toString!==Object.prototype.toString)
return a.toString()===b.toString();if(keys=Object.keys(a),length=keys.length,length!==Object.keys(b).length)return!1;for(i=length;i--!==0;)if(!Object.prototype.
hasOwnProperty.call(b,keys[i]))return!1;for(i=length;i--!==0;){var key=keys[i];if(!equal(a[key],b[key]))return!1}return!0}return a!==a&&b!==b}}}),require_equal=_4___commonJS(
{"node_modules/ajv/dist/runtime/equal.js"(exports){"use strict";_3_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0});var equal=require_fast_deep_equal();
equal.code='require("ajv/dist/runtime/equal").default',exports.default=equal}});import{_3_require_ucs2length}from"./together-124EAC88.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require13=lanserCreateRequire12(import.meta.url);_3_init_node_22();var import_ucs2length=_4___toESM(_3_require_ucs2length(),1),import_equal=_4___toESM(
require_equal(),1);function defaultOf(module){return module.default??module}var validateReportV1=validate20,schema31={$schema:"https://json-schema.org/draft/202\
0-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/report.v1.json",type:"object",additionalProperties:!1,required:["schema","verdict",
"class","reasons","base","head","servers","counts","findings","unmatched","unknown","reward","unscored","policy","policyChanges","escapes","limits"],properties:{
schema:{const:"lanser.report.v1"},verdict:{enum:["pass","inconclusive","fail"]},class:{enum:["new_errors","lsp_unavailable","baseline_error","warnings_only","cl\
ean"]},reasons:{type:"array",minItems:1,items:{$ref:"#/$defs/reason"}},base:{$ref:"#/$defs/snapshot"},head:{$ref:"#/$defs/snapshot"},servers:{type:"array",items:{
$ref:"#/$defs/server"}},changed:{type:"array",minItems:1,items:{$ref:"#/$defs/changedSource"}},scope:{$ref:"#/$defs/scope"},confirmation:{$ref:"#/$defs/confirma\
tion"},counts:{$ref:"#/$defs/counts"},findings:{type:"array",items:{$ref:"#/$defs/finding"}},off:{type:"array",minItems:1,items:{$ref:"#/$defs/finding"}},causes:{
type:"array",items:{$ref:"#/$defs/causeWithEffects"}},unmatched:{type:"array",items:{$ref:"#/$defs/unmatchedFinding"}},unknown:{type:"array",items:{$ref:"#/$def\
s/unknownFile"}},reward:{oneOf:[{$ref:"#/$defs/reward"},{type:"null"}]},unscored:{type:["string","null"],minLength:1},claims:{type:"array",minItems:1,items:{$ref:"\
#/$defs/claim"}},replay:{oneOf:[{$ref:"#/$defs/replay"},{type:"null"}]},bumps:{type:"array",items:{$ref:"#/$defs/bump"}},policy:{$ref:"#/$defs/policy"},policyChanges:{
type:"array",items:{$ref:"#/$defs/policyChange"}},escapes:{type:"array",items:{$ref:"#/$defs/escape"}},hidden:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,
required:["path","range","why"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},why:{type:"string",minLength:1},blame:{type:"object",additionalProperties:!1,
required:["commit"],properties:{commit:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]},since:{$ref:"#/$defs/gitObject"}}}}}},unchecked:{type:"array",minItems:1,
items:{type:"object",additionalProperties:!1,required:["path","range","why"],properties:{path:{$ref:"#/$defs/path"},range:{anyOf:[{$ref:"#/$defs/range"},{type:"\
null"}]},why:{type:"string",minLength:1}}}},limits:{type:"array",items:{$ref:"#/$defs/limit"}}},$defs:{reason:{type:"object",additionalProperties:!1,required:["\
code","message"],properties:{code:{$ref:"#/$defs/code"},message:{type:"string",minLength:1},hint:{type:"string",minLength:1},lifted:{$ref:"#/$defs/liftedReason"}}},
liftedReason:{type:"object",additionalProperties:!1,required:["code","message","waived"],properties:{code:{$ref:"#/$defs/code"},message:{type:"string",minLength:1},
hint:{type:"string",minLength:1},waived:{$ref:"#/$defs/waiver"}}},snapshot:{type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{
oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]},tree:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]}}},server:{type:"object",additionalProperties:!1,required:[
"id","version","treeDigest","schedule","interpreter","base","head"],properties:{id:{$ref:"#/$defs/serverId"},version:{type:"string",minLength:1},root:{$ref:"#/$\
defs/root"},skipped:{enum:["same program",null]},ended:{type:["string","null"],minLength:1},treeDigest:{oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},schedule:{
oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},interpreter:{oneOf:[{$ref:"#/$defs/interpreter"},{type:"null"}]},trust:{enum:["executes-repository"]},sandbox:{enum:[
"bwrap","none"]},stability:{const:"unproven"},mode:{enum:["lsp","compiler"]},settings:{$ref:"#/$defs/digest"},ready:{type:"object",additionalProperties:!1,required:[
"base","head"],properties:{base:{type:["string","null"],minLength:1},head:{type:["string","null"],minLength:1}}},scope:{$ref:"#/$defs/scope"},base:{$ref:"#/$def\
s/sideSummary"},head:{$ref:"#/$defs/sideSummary"}}},changedSource:{type:"object",additionalProperties:!1,required:["path","change","records"],properties:{path:{
$ref:"#/$defs/path"},from:{$ref:"#/$defs/path"},change:{enum:["added","edited","renamed","deleted"]},records:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,
required:["server","outcome","why"],properties:{server:{oneOf:[{$ref:"#/$defs/serverId"},{type:"null"}]},outcome:{enum:["checked","unknown","left-out"]},why:{oneOf:[
{$ref:"#/$defs/code"},{type:"null"}]}}}}}},root:{oneOf:[{const:"."},{$ref:"#/$defs/path"}]},interpreter:{type:"object",additionalProperties:!1,required:["name",
"version"],properties:{name:{type:"string"},version:{type:"string"}}},sideSummary:{type:"object",additionalProperties:!1,required:["files","unknown"],properties:{
files:{$ref:"#/$defs/count"},unknown:{$ref:"#/$defs/count"}}},confirmation:{type:"object",additionalProperties:!1,required:["taken","why"],properties:{taken:{type:"\
boolean"},why:{type:"string",minLength:1}}},scope:{type:"object",additionalProperties:!1,required:["mode","files","of","why"],properties:{mode:{enum:["affected",
"complete","full"]},files:{type:"array",uniqueItems:!0,items:{$ref:"#/$defs/path"}},of:{$ref:"#/$defs/count"},why:{type:"string",minLength:1}}},counts:{type:"ob\
ject",additionalProperties:!1,required:["new","fixed","unchanged","moved","removed","suppressed","volatile"],properties:{new:{$ref:"#/$defs/count"},fixed:{$ref:"\
#/$defs/count"},unchanged:{$ref:"#/$defs/count"},moved:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},suppressed:{$ref:"#/$defs/count"},volatile:{$ref:"#\
/$defs/count"}}},finding:{type:"object",additionalProperties:!1,required:["id","state","server","source","code","severity","message","path","range","symbol","ma\
tchedBy","why","base","placement","counterpart","cause","seen","excerpt"],properties:{id:{$ref:"#/$defs/digest"},root:{$ref:"#/$defs/root"},roots:{type:"array",
minItems:2,items:{$ref:"#/$defs/root"}},sources:{type:"array",minItems:2,items:{$ref:"#/$defs/findingSource"}},state:{enum:["new","unchanged","moved","fixed","r\
emoved","suppressed","volatile"]},server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","null"]},severity:{$ref:"#/$defs/severit\
y"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"},matchedBy:{enum:["image","image-message-drift",
"replaced","import","edited","moved-text","moved-context","moved-symbol","moved-file-text","moved-file-context","moved-file-symbol",null]},why:{type:"string",minLength:1},
base:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},placement:{enum:["same-line","edited-line","replaced","rewritten","no-file","unchecked"]},counterpart:{oneOf:[
{$ref:"#/$defs/place"},{type:"null"}]},cause:{oneOf:[{$ref:"#/$defs/cause"},{type:"null"}]},seen:{oneOf:[{$ref:"#/$defs/seen"},{type:"null"}]},side:{const:"base"},
proof:{enum:["proven","unproven"]},probe:{type:"string",minLength:1},blame:{type:"object",additionalProperties:!1,required:["commit"],properties:{commit:{oneOf:[
{$ref:"#/$defs/gitObject"},{type:"null"}]},since:{$ref:"#/$defs/gitObject"}}},silenced:{type:"object",additionalProperties:!1,required:["commit"],properties:{commit:{
oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]},since:{$ref:"#/$defs/gitObject"}}},waived:{$ref:"#/$defs/waiver"},ruled:{$ref:"#/$defs/ruling"},elsewhere:{const:!0},
onlyUnderBase:{const:!0},suggestion:{$ref:"#/$defs/suggestion"},excerpt:{oneOf:[{$ref:"#/$defs/excerpts"},{type:"null"}]}}},ruling:{type:"object",additionalProperties:!1,
required:["rule"],properties:{rule:{$ref:"#/$defs/count"},said:{$ref:"#/$defs/severity"},fail:{type:"boolean"}}},waiver:{type:"object",additionalProperties:!1,required:[
"by","reason"],properties:{by:{type:"string",minLength:1},reason:{type:"string",minLength:1}}},cause:{type:"object",additionalProperties:!1,required:["path","ra\
nge","symbol","how"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"},how:{$ref:"#/$defs/causeKind"},dependency:{
$ref:"#/$defs/dependencyChange"}}},causeKind:{enum:["removed-module","moved-module","definition","related","inferred","base-class","re-export","removed-name","b\
roken-import","mended-import","dependency"]},dependencyChange:{type:"object",additionalProperties:!1,required:["name","from","to"],properties:{name:{type:"strin\
g",minLength:1},from:{type:["string","null"]},to:{type:["string","null"]}}},causeWithEffects:{type:"object",additionalProperties:!1,required:["id","path","symbo\
l","how","base","head","dependency","effects","excerpts","touched"],properties:{id:{$ref:"#/$defs/digest"},path:{$ref:"#/$defs/path"},symbol:{$ref:"#/$defs/symb\
ol"},how:{$ref:"#/$defs/causeKind"},base:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},head:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},dependency:{oneOf:[{
$ref:"#/$defs/dependencyChange"},{type:"null"}]},effects:{type:"array",minItems:1,items:{$ref:"#/$defs/digest"}},excerpts:{$ref:"#/$defs/excerpts"},touched:{type:"\
array",items:{$ref:"#/$defs/path"}},routes:{type:"array",minItems:1,maxItems:50,items:{type:"object",additionalProperties:!1,required:["path","through"],properties:{
path:{$ref:"#/$defs/path"},through:{type:"array",minItems:1,maxItems:10,items:{$ref:"#/$defs/path"}}}}}}},seen:{type:"object",additionalProperties:!1,required:[
"base","head"],properties:{base:{type:"array",items:{enum:["canonical","reverse"]}},head:{type:"array",items:{enum:["canonical","reverse"]}},isFlaky:{const:!0}}},
excerpts:{type:"object",additionalProperties:!1,required:["base","head"],properties:{base:{oneOf:[{$ref:"#/$defs/excerpt"},{type:"null"}]},head:{oneOf:[{$ref:"#\
/$defs/excerpt"},{type:"null"}]}}},suggestion:{type:"object",additionalProperties:!1,required:["server","title","line","before","after"],properties:{server:{$ref:"\
#/$defs/serverId"},title:{type:"string",maxLength:200},line:{type:"integer",minimum:1,maximum:9007199254740991},before:{type:"array",minItems:1,maxItems:40,items:{
type:"string"}},after:{type:"array",maxItems:40,items:{type:"string"}}}},excerpt:{type:"object",additionalProperties:!1,required:["line","lines"],properties:{line:{
type:"integer",minimum:1,maximum:9007199254740991},lines:{type:"array",minItems:1,maxItems:40,items:{type:"string"}}}},reward:{type:"object",additionalProperties:!1,
required:["headline","pr-v1","pr-v2","relevantFiles","diagnostics","unearned","safety","confidence"],properties:{headline:{$ref:"#/$defs/rewardVersion"},rule:{enum:[
1,2]},"pr-v1":{$ref:"#/$defs/processReward"},"pr-v2":{$ref:"#/$defs/processReward"},relevantFiles:{$ref:"#/$defs/count"},relevant:{type:"array",items:{$ref:"#/$\
defs/path"}},diagnostics:{type:"object",additionalProperties:!1,required:["base","head"],properties:{base:{$ref:"#/$defs/count"},head:{$ref:"#/$defs/count"}}},unearned:{
type:"array",items:{type:"object",additionalProperties:!1,required:["why","count"],properties:{why:{type:"string",minLength:1},count:{$ref:"#/$defs/count"}}}},safety:{
type:"array",items:{type:"object",additionalProperties:!1,required:["name","ok","detail"],properties:{name:{$ref:"#/$defs/code"},ok:{type:"boolean"},detail:{type:"\
string",minLength:1}}}},confidence:{type:"object",additionalProperties:!1,required:["minimum","symbols"],properties:{minimum:{$ref:"#/$defs/share"},symbols:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["path","symbol","confidence","status"],properties:{path:{$ref:"#/$defs/path"},symbol:{type:"string",
minLength:1},confidence:{$ref:"#/$defs/share"},status:{enum:["found","ambiguous","deleted","not-found"]},score:{$ref:"#/$defs/share"},tied:{type:"integer",minimum:2},
gone:{const:!0}}}},threshold:{$ref:"#/$defs/share"}}}}},claim:{type:"object",additionalProperties:!1,required:["path","about","commit","claimed","why","state","\
measured"],properties:{path:{$ref:"#/$defs/path"},about:{enum:["change","commit","elsewhere","unreadable"]},commit:{type:["string","null"],pattern:"^([0-9a-f]{4\
0}|[0-9a-f]{64})$"},claimed:{type:"object",additionalProperties:!1,properties:{"pr-v1":{type:"number"},"pr-v2":{type:"number"}}},why:{type:["string","null"],minLength:1},
state:{enum:["true","false","not-compared","unreadable"]},measured:{oneOf:[{type:"object",additionalProperties:!1,required:["pr-v1","pr-v2"],properties:{"pr-v1":{
type:"number"},"pr-v2":{type:"number"}}},{type:"null"}]}}},rewardVersion:{enum:["pr-v1","pr-v2"]},share:{type:"number",minimum:0,maximum:1},weights:{type:"objec\
t",additionalProperties:!1,required:["alpha","beta","gamma"],properties:{alpha:{type:"number",minimum:0},beta:{type:"number",minimum:0},gamma:{type:"number",minimum:0}}},
processReward:{type:"object",additionalProperties:!1,required:["r","components","weights","explanation"],properties:{r:{type:"number"},components:{type:"object",
additionalProperties:!1,required:["diag_delta","safety","ambiguity_penalty","alpha_conf"],properties:{diag_delta:{type:"integer"},safety:{enum:[0,1]},ambiguity_penalty:{
$ref:"#/$defs/share"},alpha_conf:{$ref:"#/$defs/share"}}},weights:{$ref:"#/$defs/weights"},explanation:{type:"string",minLength:1}}},replay:{type:"object",additionalProperties:!1,
required:["mode","traces"],properties:{mode:{enum:["offline","live"]},traces:{type:"array",items:{$ref:"#/$defs/replayedTrace"}}}},replayedTrace:{type:"object",
additionalProperties:!1,required:["path","server","version","state","class","message","at","wanted","got","advice"],properties:{path:{$ref:"#/$defs/path"},server:{
type:"string",pattern:"^(?:[a-z0-9][a-z0-9._-]*)?$"},version:{type:"string"},state:{enum:["equal","different","stale","inconclusive","unreadable"]},class:{enum:[
"D0","D1","D2","D3","D4","D5","D6","D7","D8","D9",null]},message:{type:"string",minLength:1},at:{oneOf:[{$ref:"#/$defs/tracePlace"},{type:"null"}]},wanted:{type:[
"string","null"]},got:{type:["string","null"]},advice:{type:"array",items:{type:"string",minLength:1}}}},tracePlace:{type:"object",additionalProperties:!1,required:[
"entry","pointer"],properties:{entry:{$ref:"#/$defs/count"},pointer:{type:"string",pattern:"^(?:/(?:[^/~]|~[01])*)*$"}}},bump:{type:"object",additionalProperties:!1,
required:["server","from","to","total","rules","files","problem"],properties:{server:{$ref:"#/$defs/serverId"},from:{type:"string",minLength:1},to:{type:"string",
minLength:1},total:{$ref:"#/$defs/driftCounts"},rules:{type:"array",items:{type:"object",additionalProperties:!1,required:["code","added","removed","changed"],properties:{
code:{type:"string"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"#/$defs/count"}}}},files:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path","added","removed","changed"],properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"\
#/$defs/count"}}}},problem:{type:["string","null"],minLength:1}}},driftCounts:{type:"object",additionalProperties:!1,required:["added","removed","changed"],properties:{
added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"#/$defs/count"}}},escape:{type:"object",additionalProperties:!1,required:["kind","pat\
h","line","symbol","text"],properties:{kind:{$ref:"#/$defs/code"},path:{$ref:"#/$defs/path"},line:{type:"integer",minimum:1,maximum:9007199254740991},symbol:{$ref:"\
#/$defs/symbol"},text:{type:"string"}}},policyChange:{type:"object",additionalProperties:!1,required:["kind","files","message","hides","adds"],properties:{kind:{
enum:["configuration","servers","pins","server-configuration","traces","new-root"]},files:{type:"array",items:{$ref:"#/$defs/path"}},message:{type:"string",minLength:1},
hides:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]},adds:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]}}},unmatchedFinding:{type:"object",additionalProperties:!1,
required:["side","server","source","code","severity","message","path","range","symbol"],properties:{side:{$ref:"#/$defs/side"},reason:{const:"dependencies-missi\
ng"},server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","null"]},severity:{$ref:"#/$defs/severity"},message:{type:"string"},path:{
$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"}}},unknownFile:{type:"object",additionalProperties:!1,required:["server","side",
"path","reason"],properties:{server:{$ref:"#/$defs/serverId"},side:{$ref:"#/$defs/side"},path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1},why:{type:"\
string",minLength:1}}},policy:{type:"object",additionalProperties:!1,required:["origin","digest","failOn","unknown","inconclusive","volatile","moved","minReward",
"reward","change"],properties:{origin:{enum:["base","head","file","flags","defaults"]},digest:{$ref:"#/$defs/digest"},failOn:{enum:["error","warning","informati\
on","hint","never"]},unknown:{enum:["inconclusive","warn"]},inconclusive:{enum:["action_required","failure"]},volatile:{enum:["report","fail"]},moved:{enum:["re\
port","fail"]},minReward:{type:["number","null"]},replayMismatch:{enum:["fail","warn"]},dependenciesDiffer:{const:"warn"},dependenciesMissing:{const:"warn"},hidden:{
enum:["report","fail"]},unchecked:{enum:["inconclusive","fail"]},suppressions:{enum:["inconclusive","fail"]},claims:{enum:["warn","ignore"]},scope:{enum:["full",
"affected"]},rules:{type:"array",minItems:1,items:{$ref:"#/$defs/policyRule"}},maxNew:{type:"object",additionalProperties:!1,minProperties:1,properties:{error:{
$ref:"#/$defs/count"},warning:{$ref:"#/$defs/count"},information:{$ref:"#/$defs/count"},hint:{$ref:"#/$defs/count"}}},settings:{type:"array",minItems:1,items:{$ref:"\
#/$defs/serverId"}},onlyChangedFiles:{const:!0},servers:{type:"object",minProperties:1,propertyNames:{$ref:"#/$defs/serverId"},additionalProperties:{$ref:"#/$de\
fs/serverPolicy"}},reward:{type:"object",additionalProperties:!1,required:["headline","weights"],properties:{headline:{$ref:"#/$defs/rewardVersion"},weights:{$ref:"\
#/$defs/weights"},shown:{const:!1}}},change:{type:["string","null"]}}},serverPolicy:{type:"object",additionalProperties:!1,minProperties:1,properties:{role:{enum:[
"primary","linter","second-opinion"]},failOn:{enum:["error","warning","information","hint","never"]}}},findingSource:{type:"object",additionalProperties:!1,required:[
"server","source","code","severity","message"],properties:{server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","null"]},severity:{
$ref:"#/$defs/severity"},message:{type:"string"}}},policyRule:{type:"object",additionalProperties:!1,properties:{code:{type:"string",minLength:1},path:{type:"st\
ring",minLength:1},server:{type:"string",minLength:1},severity:{enum:["off","information","warning","error"]},fail:{type:"boolean"}}},limit:{type:"object",additionalProperties:!1,
required:["code","message","count"],properties:{code:{$ref:"#/$defs/code"},message:{type:"string",minLength:1},count:{$ref:"#/$defs/count"}}},place:{type:"objec\
t",additionalProperties:!1,required:["path","range"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"}}},range:{type:"object",additionalProperties:!1,
required:["start","end"],properties:{start:{$ref:"#/$defs/position"},end:{$ref:"#/$defs/position"}}},position:{type:"object",additionalProperties:!1,required:["\
line","column"],properties:{line:{type:"integer",minimum:1,maximum:9007199254740991},column:{type:"integer",minimum:1,maximum:9007199254740991}}},side:{enum:["b\
ase","head"]},severity:{enum:["error","warning","information","hint"]},symbol:{type:["string","null"],minLength:1},serverId:{type:"string",pattern:"^[a-z0-9][a-\
z0-9._-]*$"},code:{type:"string",pattern:"^[a-z0-9][a-z0-9-]*$"},count:{type:"integer",minimum:0,maximum:9007199254740991},digest:{type:"string",pattern:"^sha25\
6:[0-9a-f]{64}$"},gitObject:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},path:{type:"string",pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(\
?:/|$))[^/\\u0000]+)*$"}}},func0=Object.prototype.hasOwnProperty,func86=defaultOf(import_ucs2length.default),pattern4=new RegExp("^[a-z0-9][a-z0-9-]*$","u");function validate22(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.waived===void 0||
!func0.call(data,"waived"))&&(missing0="waived"))return validate22.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="message"||key0==="hin\
t"||key0==="waived"))return validate22.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern4.test(data0))return validate22.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate22.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.message!==void 0&&func0.call(data,"message")){let data1=data.message,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func86(data1)<1)return validate22.
errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.hint!==void 0&&func0.call(data,"hint")){let data2=data.hint,
_errs7=errors;if(errors===_errs7)if(typeof data2=="string"){if(func86(data2)<1)return validate22.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/proper\
ties/hint/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+
"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0)
if(data.waived!==void 0&&func0.call(data,"waived")){let data3=data.waived,_errs9=errors;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){
let missing1;if((data3.by===void 0||!func0.call(data3,"by"))&&(missing1="by")||(data3.reason===void 0||!func0.call(data3,"reason"))&&(missing1="reason"))return validate22.
errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/required",keyword:"required",params:{missingProperty:missing1},message:"must have requir\
ed property '"+missing1+"'"}],!1;{let _errs12=errors;for(let key1 of Object.keys(data3))if(!(key1==="by"||key1==="reason"))return validate22.errors=[{instancePath:instancePath+
"/waived",schemaPath:"#/$defs/waiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pro\
perties"}],!1;if(_errs12===errors){if(data3.by!==void 0&&func0.call(data3,"by")){let data4=data3.by,_errs13=errors;if(errors===_errs13)if(typeof data4=="string"){
if(func86(data4)<1)return validate22.errors=[{instancePath:instancePath+"/waived/by",schemaPath:"#/$defs/waiver/properties/by/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+"/waived/by",schemaPath:"#/$defs/waiver/\
properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs13===errors}else var valid3=!0;if(valid3)if(data3.reason!==
void 0&&func0.call(data3,"reason")){let data5=data3.reason,_errs15=errors;if(errors===_errs15)if(typeof data5=="string"){if(func86(data5)<1)return validate22.errors=
[{instancePath:instancePath+"/waived/reason",schemaPath:"#/$defs/waiver/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+"/waived/reason",schemaPath:"#/$defs/waiver/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs15===errors}else var valid3=!0}}}else return validate22.errors=[{instancePath:instancePath+
"/waived",schemaPath:"#/$defs/waiver/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs9===errors}else var valid0=!0}}}}}else
return validate22.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate22.errors=vErrors,
errors===0}validate22.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.code===void 0||!func0.call(data,"code"))&&(missing0=
"code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message"))return validate21.errors=[{instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"code"||key0==="message"||key0==="hint"||key0==="lifted"))return validate21.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.
code,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern4.test(data0))return validate21.errors=[{instancePath:instancePath+"/code",schemaPath:"\
#/$defs/code/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate21.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data1=data.message,_errs5=errors;if(errors===_errs5)if(typeof data1==
"string"){if(func86(data1)<1)return validate21.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.hint!==void 0&&func0.
call(data,"hint")){let data2=data.hint,_errs7=errors;if(errors===_errs7)if(typeof data2=="string"){if(func86(data2)<1)return validate21.errors=[{instancePath:instancePath+
"/hint",schemaPath:"#/properties/hint/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.
errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0)if(data.lifted!==void 0&&func0.call(data,"lifted")){let _errs9=errors;validate22(data.lifted,{instancePath:instancePath+"/li\
fted",parentData:data,parentDataProperty:"lifted",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=
vErrors.length);var valid0=_errs9===errors}else var valid0=!0}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern6=new RegExp(
"^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u");function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.commit===void 0||!func0.call(data,"commit"))&&(missing0="commit")||(data.tree===void 0||!func0.
call(data,"tree"))&&(missing0="tree"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="commit"||key0==="tree"))return validate25.errors=
[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;if(_errs1===errors){if(data.commit!==void 0&&func0.call(data,"commit")){let data0=data.commit,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;
if(errors===errors)if(typeof data0=="string"){if(!pattern6.test(data0)){let err0={instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}else{let err1={instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs7=errors;if(data0!==null){
let err2={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs7===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),
valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err3={instancePath:instancePath+"/commit",schemaPath:"#/properties/com\
mit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++,validate25.errors=vErrors,!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.tree!==void 0&&func0.call(data,"tree")){let data1=data.
tree,_errs9=errors,_errs10=errors,valid3=!1,passing1=null,_errs11=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern6.test(data1)){let err4={instancePath:instancePath+
"/tree",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40\
}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/tree",schemaPath:"#/$defs/gitObject/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs11===errors;_valid1&&
(valid3=!0,passing1=0);let _errs14=errors;if(data1!==null){let err6={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/oneOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs14===errors;if(_valid1&&valid3?(valid3=!1,
passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),valid3)errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err7={instancePath:instancePath+
"/tree",schemaPath:"#/properties/tree/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++,validate25.errors=vErrors,!1}var valid0=_errs9===errors}else var valid0=!0}}}else return validate25.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var schema40={type:"object",additionalProperties:!1,required:["id","version","treeDigest","schedule","interpreter","base","head"],
properties:{id:{$ref:"#/$defs/serverId"},version:{type:"string",minLength:1},root:{$ref:"#/$defs/root"},skipped:{enum:["same program",null]},ended:{type:["strin\
g","null"],minLength:1},treeDigest:{oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},schedule:{oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},interpreter:{oneOf:[
{$ref:"#/$defs/interpreter"},{type:"null"}]},trust:{enum:["executes-repository"]},sandbox:{enum:["bwrap","none"]},stability:{const:"unproven"},mode:{enum:["lsp",
"compiler"]},settings:{$ref:"#/$defs/digest"},ready:{type:"object",additionalProperties:!1,required:["base","head"],properties:{base:{type:["string","null"],minLength:1},
head:{type:["string","null"],minLength:1}}},scope:{$ref:"#/$defs/scope"},base:{$ref:"#/$defs/sideSummary"},head:{$ref:"#/$defs/sideSummary"}}},pattern8=new RegExp(
"^[a-z0-9][a-z0-9._-]*$","u"),pattern10=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern9=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u00\
00]+)*$","u");function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.
evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs0=errors,valid0=!1,passing0=null,_errs1=errors;
if(data!=="."){let err0={instancePath,schemaPath:"#/oneOf/0/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to constant"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs1===errors;_valid0&&(valid0=!0,passing0=0);let _errs2=errors;if(errors===errors)if(typeof data=="str\
ing"){if(!pattern9.test(data)){let err1={instancePath,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\
\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs2===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),
valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{let err3={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate29.errors=vErrors,!1}return validate29.
errors=vErrors,errors===0}validate29.evaluated={dynamicProps:!1,dynamicItems:!1};var schema48={type:"object",additionalProperties:!1,required:["mode","files","o\
f","why"],properties:{mode:{enum:["affected","complete","full"]},files:{type:"array",uniqueItems:!0,items:{$ref:"#/$defs/path"}},of:{$ref:"#/$defs/count"},why:{
type:"string",minLength:1}}},func27=defaultOf(import_equal.default);function validate31(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate31.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.mode===void 0||!func0.call(data,"mode"))&&(missing0="mode")||(data.files===
void 0||!func0.call(data,"files"))&&(missing0="files")||(data.of===void 0||!func0.call(data,"of"))&&(missing0="of")||(data.why===void 0||!func0.call(data,"why"))&&
(missing0="why"))return validate31.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have require\
d property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="mode"||key0==="files"||key0==="of"||key0==="why"))return validate31.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.mode!==void 0&&func0.call(data,"mode")){let data0=data.mode,_errs2=errors;if(!(data0==="affected"||data0==="complete"||
data0==="full"))return validate31.errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema48.properties.
mode.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.files!==void 0&&func0.call(
data,"files")){let data1=data.files,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],
_errs5=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern9.test(data2))return validate31.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate31.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors;if(!valid1)break}if(valid1){let i1=data1.length,
j0;if(i1>1){outer0:for(;i1--;)for(j0=i1;j0--;)if(func27(data1[i1],data1[j0]))return validate31.errors=[{instancePath:instancePath+"/files",schemaPath:"#/propert\
ies/files/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}],!1}}}else return validate31.
errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.of!==void 0&&func0.call(data,"of")){let data3=data.of,_errs8=errors,_errs9=errors;if(!(typeof data3=="number"&&!(data3%
1)&&!isNaN(data3)&&isFinite(data3)))return validate31.errors=[{instancePath:instancePath+"/of",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate31.errors=
[{instancePath:instancePath+"/of",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"}],!1;if(data3<0||isNaN(data3))return validate31.errors=[{instancePath:instancePath+"/of",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0)if(data.why!==void 0&&func0.call(data,"why")){let data4=data.
why,_errs11=errors;if(errors===_errs11)if(typeof data4=="string"){if(func86(data4)<1)return validate31.errors=[{instancePath:instancePath+"/why",schemaPath:"#/p\
roperties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate31.errors=[{instancePath:instancePath+
"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs11===errors}else var valid0=!0}}}}}else
return validate31.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate31.errors=vErrors,
errors===0}validate31.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate33(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate33.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.files===void 0||!func0.call(data,"files"))&&(missing0=
"files")||(data.unknown===void 0||!func0.call(data,"unknown"))&&(missing0="unknown"))return validate33.errors=[{instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"files"||key0==="unknown"))return validate33.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.files!==void 0&&func0.call(data,"files")){let data0=data.files,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate33.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/count\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate33.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate33.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/count/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.unknown!==void 0&&
func0.call(data,"unknown")){let data1=data.unknown,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate33.
errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate33.errors=[{instancePath:instancePath+"/unknown",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate33.
errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}
var valid0=_errs5===errors}else var valid0=!0}}}else return validate33.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate33.errors=vErrors,errors===0}validate33.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate28(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate28.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||
!func0.call(data,"id"))&&(missing0="id")||(data.version===void 0||!func0.call(data,"version"))&&(missing0="version")||(data.treeDigest===void 0||!func0.call(data,
"treeDigest"))&&(missing0="treeDigest")||(data.schedule===void 0||!func0.call(data,"schedule"))&&(missing0="schedule")||(data.interpreter===void 0||!func0.call(
data,"interpreter"))&&(missing0="interpreter")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,"head"))&&
(missing0="head"))return validate28.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have requir\
ed property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema40.properties,key0))return validate28.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate28.
errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match p\
attern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate28.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func0.call(data,"version")){let data1=data.
version,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func86(data1)<1)return validate28.errors=[{instancePath:instancePath+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate28.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.root!==void 0&&func0.call(data,"root")){let _errs7=errors;validate29(data.root,{instancePath:instancePath+"/root",parentData:data,parentDataProperty:"\
root",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid0=_errs7===errors}else
var valid0=!0;if(valid0){if(data.skipped!==void 0&&func0.call(data,"skipped")){let data3=data.skipped,_errs8=errors;if(!(data3==="same program"||data3===null))return validate28.
errors=[{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/enum",keyword:"enum",params:{allowedValues:schema40.properties.skipped.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.ended!==void 0&&func0.call(data,"ended")){let data4=data.
ended,_errs9=errors;if(typeof data4!="string"&&data4!==null)return validate28.errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"\
type",params:{type:schema40.properties.ended.type},message:"must be string,null"}],!1;if(errors===_errs9&&typeof data4=="string"&&func86(data4)<1)return validate28.
errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.treeDigest!==void 0&&func0.call(data,"treeDigest")){let data5=data.treeDigest,_errs11=errors,
_errs12=errors,valid2=!1,passing0=null,_errs13=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern10.test(data5)){let err0={instancePath:instancePath+
"/treeDigest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/treeDigest",schemaPath:"#/$defs/digest/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs13===errors;_valid0&&(valid2=!0,passing0=
0);let _errs16=errors;if(data5!==null){let err2={instancePath:instancePath+"/treeDigest",schemaPath:"#/properties/treeDigest/oneOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs16===errors;if(_valid0&&valid2?(valid2=!1,passing0=
[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs12,vErrors!==null&&(_errs12?vErrors.length=_errs12:vErrors=null);else{let err3={instancePath:instancePath+
"/treeDigest",schemaPath:"#/properties/treeDigest/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++,validate28.errors=vErrors,!1}var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.schedule!==void 0&&
func0.call(data,"schedule")){let data6=data.schedule,_errs18=errors,_errs19=errors,valid4=!1,passing1=null,_errs20=errors;if(errors===errors)if(typeof data6=="s\
tring"){if(!pattern10.test(data6)){let err4={instancePath:instancePath+"/schedule",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha25\
6:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/schedule",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
var _valid1=_errs20===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;if(data6!==null){let err6={instancePath:instancePath+"/schedule",schemaPath:"#/p\
roperties/schedule/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs23===
errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:
vErrors=null);else{let err7={instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate28.errors=vErrors,!1}var valid0=_errs18===errors}else
var valid0=!0;if(valid0){if(data.interpreter!==void 0&&func0.call(data,"interpreter")){let data7=data.interpreter,_errs25=errors,_errs26=errors,valid6=!1,passing2=null,
_errs27=errors;if(errors===errors)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if((data7.name===void 0||!func0.call(data7,"name"))&&(missing1=
"name")||(data7.version===void 0||!func0.call(data7,"version"))&&(missing1="version")){let err8={instancePath:instancePath+"/interpreter",schemaPath:"#/$defs/in\
terpreter/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}else{let _errs30=errors;for(let key1 of Object.keys(data7))if(!(key1==="name"||key1==="version")){let err9={instancePath:instancePath+"/inte\
rpreter",schemaPath:"#/$defs/interpreter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional\
 properties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++;break}if(_errs30===errors){if(data7.name!==void 0&&func0.call(data7,"name")){let _errs31=errors;
if(typeof data7.name!="string"){let err10={instancePath:instancePath+"/interpreter/name",schemaPath:"#/$defs/interpreter/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var valid8=_errs31===errors}else var valid8=!0;if(valid8)if(data7.
version!==void 0&&func0.call(data7,"version")){let _errs33=errors;if(typeof data7.version!="string"){let err11={instancePath:instancePath+"/interpreter/version",
schemaPath:"#/$defs/interpreter/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}var valid8=_errs33===errors}else var valid8=!0}}}else{let err12={instancePath:instancePath+"/interpreter",schemaPath:"#/$defs/interpreter/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid2=_errs27===errors;_valid2&&
(valid6=!0,passing2=0);let _errs35=errors;if(data7!==null){let err13={instancePath:instancePath+"/interpreter",schemaPath:"#/properties/interpreter/oneOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid2=_errs35===errors;if(_valid2&&
valid6?(valid6=!1,passing2=[passing2,1]):_valid2&&(valid6=!0,passing2=1),valid6)errors=_errs26,vErrors!==null&&(_errs26?vErrors.length=_errs26:vErrors=null);else{
let err14={instancePath:instancePath+"/interpreter",schemaPath:"#/properties/interpreter/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must m\
atch exactly one schema in oneOf"};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate28.errors=vErrors,!1}var valid0=_errs25===errors}else
var valid0=!0;if(valid0){if(data.trust!==void 0&&func0.call(data,"trust")){let _errs37=errors;if(data.trust!=="executes-repository")return validate28.errors=[{instancePath:instancePath+
"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues:schema40.properties.trust.enum},message:"must be equal to one of the allowed \
values"}],!1;var valid0=_errs37===errors}else var valid0=!0;if(valid0){if(data.sandbox!==void 0&&func0.call(data,"sandbox")){let data11=data.sandbox,_errs38=errors;
if(!(data11==="bwrap"||data11==="none"))return validate28.errors=[{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/enum",keyword:"enum",params:{
allowedValues:schema40.properties.sandbox.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs38===errors}else var valid0=!0;if(valid0){
if(data.stability!==void 0&&func0.call(data,"stability")){let _errs39=errors;if(data.stability!=="unproven")return validate28.errors=[{instancePath:instancePath+
"/stability",schemaPath:"#/properties/stability/const",keyword:"const",params:{allowedValue:"unproven"},message:"must be equal to constant"}],!1;var valid0=_errs39===
errors}else var valid0=!0;if(valid0){if(data.mode!==void 0&&func0.call(data,"mode")){let data13=data.mode,_errs40=errors;if(!(data13==="lsp"||data13==="compiler"))
return validate28.errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema40.properties.mode.enum},
message:"must be equal to one of the allowed values"}],!1;var valid0=_errs40===errors}else var valid0=!0;if(valid0){if(data.settings!==void 0&&func0.call(data,"\
settings")){let data14=data.settings,_errs41=errors;if(errors===errors)if(typeof data14=="string"){if(!pattern10.test(data14))return validate28.errors=[{instancePath:instancePath+
"/settings",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate28.errors=[{instancePath:instancePath+"/settings",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid0=_errs41===errors}else var valid0=!0;if(valid0){if(data.ready!==void 0&&func0.call(data,"ready")){let data15=data.ready,_errs44=errors;if(errors===
_errs44)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){let missing2;if((data15.base===void 0||!func0.call(data15,"base"))&&(missing2="base")||(data15.
head===void 0||!func0.call(data15,"head"))&&(missing2="head"))return validate28.errors=[{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/requi\
red",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs46=errors;for(let key2 of Object.keys(
data15))if(!(key2==="base"||key2==="head"))return validate28.errors=[{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs46===errors){if(data15.base!==void 0&&func0.call(
data15,"base")){let data16=data15.base,_errs47=errors;if(typeof data16!="string"&&data16!==null)return validate28.errors=[{instancePath:instancePath+"/ready/bas\
e",schemaPath:"#/properties/ready/properties/base/type",keyword:"type",params:{type:schema40.properties.ready.properties.base.type},message:"must be string,null"}],
!1;if(errors===_errs47&&typeof data16=="string"&&func86(data16)<1)return validate28.errors=[{instancePath:instancePath+"/ready/base",schemaPath:"#/properties/re\
ady/properties/base/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid10=_errs47===errors}else var valid10=!0;
if(valid10)if(data15.head!==void 0&&func0.call(data15,"head")){let data17=data15.head,_errs49=errors;if(typeof data17!="string"&&data17!==null)return validate28.
errors=[{instancePath:instancePath+"/ready/head",schemaPath:"#/properties/ready/properties/head/type",keyword:"type",params:{type:schema40.properties.ready.properties.
head.type},message:"must be string,null"}],!1;if(errors===_errs49&&typeof data17=="string"&&func86(data17)<1)return validate28.errors=[{instancePath:instancePath+
"/ready/head",schemaPath:"#/properties/ready/properties/head/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;
var valid10=_errs49===errors}else var valid10=!0}}}else return validate28.errors=[{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs44===errors}else var valid0=!0;if(valid0){if(data.scope!==void 0&&func0.call(data,"sc\
ope")){let _errs51=errors;validate31(data.scope,{instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length);var valid0=_errs51===errors}else var valid0=!0;if(valid0){if(data.base!==
void 0&&func0.call(data,"base")){let _errs52=errors;validate33(data.base,{instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length);var valid0=_errs52===errors}else var valid0=!0;if(valid0)if(data.
head!==void 0&&func0.call(data,"head")){let _errs53=errors;validate33(data.head,{instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length);var valid0=_errs53===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}else
return validate28.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate28.errors=vErrors,
errors===0}validate28.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema54={type:"object",additionalProperties:!1,required:["path","change","record\
s"],properties:{path:{$ref:"#/$defs/path"},from:{$ref:"#/$defs/path"},change:{enum:["added","edited","renamed","deleted"]},records:{type:"array",minItems:1,items:{
type:"object",additionalProperties:!1,required:["server","outcome","why"],properties:{server:{oneOf:[{$ref:"#/$defs/serverId"},{type:"null"}]},outcome:{enum:["c\
hecked","unknown","left-out"]},why:{oneOf:[{$ref:"#/$defs/code"},{type:"null"}]}}}}}};function validate37(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate37.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0=
"path")||(data.change===void 0||!func0.call(data,"change"))&&(missing0="change")||(data.records===void 0||!func0.call(data,"records"))&&(missing0="records"))return validate37.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="from"||key0==="change"||key0==="records"))return validate37.errors=[{instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern9.test(data0))return validate37.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate37.errors=[
{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.from!==void 0&&func0.call(data,"from")){let data1=data.from,_errs5=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern9.
test(data1))return validate37.errors=[{instancePath:instancePath+"/from",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$)\
)[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else
return validate37.errors=[{instancePath:instancePath+"/from",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.change!==void 0&&func0.call(data,"change")){let data2=data.change,_errs8=errors;if(!(data2==="a\
dded"||data2==="edited"||data2==="renamed"||data2==="deleted"))return validate37.errors=[{instancePath:instancePath+"/change",schemaPath:"#/properties/change/en\
um",keyword:"enum",params:{allowedValues:schema54.properties.change.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs8===errors}else
var valid0=!0;if(valid0)if(data.records!==void 0&&func0.call(data,"records")){let data3=data.records,_errs9=errors;if(errors===_errs9)if(Array.isArray(data3)){if(data3.
length<1)return validate37.errors=[{instancePath:instancePath+"/records",schemaPath:"#/properties/records/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"}],!1;{var valid3=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){let data4=data3[i0],_errs11=errors;if(errors===_errs11)if(data4&&
typeof data4=="object"&&!Array.isArray(data4)){let missing1;if((data4.server===void 0||!func0.call(data4,"server"))&&(missing1="server")||(data4.outcome===void 0||
!func0.call(data4,"outcome"))&&(missing1="outcome")||(data4.why===void 0||!func0.call(data4,"why"))&&(missing1="why"))return validate37.errors=[{instancePath:instancePath+
"/records/"+i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"}],!1;{let _errs13=errors;for(let key1 of Object.keys(data4))if(!(key1==="server"||key1==="outcome"||key1==="why"))return validate37.errors=[{instancePath:instancePath+
"/records/"+i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT ha\
ve additional properties"}],!1;if(_errs13===errors){if(data4.server!==void 0&&func0.call(data4,"server")){let data5=data4.server,_errs14=errors,_errs15=errors,valid5=!1,
passing0=null,_errs16=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern8.test(data5)){let err0={instancePath:instancePath+"/records/"+i0+"/server",
schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/records/"+i0+"/server",schemaPath:"#/$defs/serverId/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs16===errors;_valid0&&(valid5=!0,
passing0=0);let _errs19=errors;if(data5!==null){let err2={instancePath:instancePath+"/records/"+i0+"/server",schemaPath:"#/properties/records/items/properties/s\
erver/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs19===
errors;if(_valid0&&valid5?(valid5=!1,passing0=[passing0,1]):_valid0&&(valid5=!0,passing0=1),valid5)errors=_errs15,vErrors!==null&&(_errs15?vErrors.length=_errs15:
vErrors=null);else{let err3={instancePath:instancePath+"/records/"+i0+"/server",schemaPath:"#/properties/records/items/properties/server/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate37.errors=
vErrors,!1}var valid4=_errs14===errors}else var valid4=!0;if(valid4){if(data4.outcome!==void 0&&func0.call(data4,"outcome")){let data6=data4.outcome,_errs21=errors;
if(!(data6==="checked"||data6==="unknown"||data6==="left-out"))return validate37.errors=[{instancePath:instancePath+"/records/"+i0+"/outcome",schemaPath:"#/prop\
erties/records/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema54.properties.records.items.properties.outcome.enum},message:"must be e\
qual to one of the allowed values"}],!1;var valid4=_errs21===errors}else var valid4=!0;if(valid4)if(data4.why!==void 0&&func0.call(data4,"why")){let data7=data4.
why,_errs22=errors,_errs23=errors,valid7=!1,passing1=null,_errs24=errors;if(errors===errors)if(typeof data7=="string"){if(!pattern4.test(data7)){let err4={instancePath:instancePath+
"/records/"+i0+"/why",schemaPath:"#/$defs/code/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-\
]*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/records/"+i0+"/why",schemaPath:"#/$defs/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs24===errors;_valid1&&
(valid7=!0,passing1=0);let _errs27=errors;if(data7!==null){let err6={instancePath:instancePath+"/records/"+i0+"/why",schemaPath:"#/properties/records/items/prop\
erties/why/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs27===
errors;if(_valid1&&valid7?(valid7=!1,passing1=[passing1,1]):_valid1&&(valid7=!0,passing1=1),valid7)errors=_errs23,vErrors!==null&&(_errs23?vErrors.length=_errs23:
vErrors=null);else{let err7={instancePath:instancePath+"/records/"+i0+"/why",schemaPath:"#/properties/records/items/properties/why/oneOf",keyword:"oneOf",params:{
passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate37.errors=vErrors,
!1}var valid4=_errs22===errors}else var valid4=!0}}}}else return validate37.errors=[{instancePath:instancePath+"/records/"+i0,schemaPath:"#/properties/records/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid3=_errs11===errors;if(!valid3)break}}}else return validate37.errors=[{instancePath:instancePath+
"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs9===errors}else var valid0=!0}}}}}else
return validate37.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate37.errors=vErrors,
errors===0}validate37.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate40(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate40.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.new===void 0||!func0.call(data,"new"))&&(missing0=
"new")||(data.fixed===void 0||!func0.call(data,"fixed"))&&(missing0="fixed")||(data.unchanged===void 0||!func0.call(data,"unchanged"))&&(missing0="unchanged")||
(data.moved===void 0||!func0.call(data,"moved"))&&(missing0="moved")||(data.removed===void 0||!func0.call(data,"removed"))&&(missing0="removed")||(data.suppressed===
void 0||!func0.call(data,"suppressed"))&&(missing0="suppressed")||(data.volatile===void 0||!func0.call(data,"volatile"))&&(missing0="volatile"))return validate40.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="new"||key0==="fixed"||key0==="unchanged"||key0==="moved"||key0==="removed"||key0==="suppressed"||key0==="volatile"))
return validate40.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"}],!1;if(_errs1===errors){if(data.new!==void 0&&func0.call(data,"new")){let data0=data.new,_errs2=errors,_errs3=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate40.errors=[{instancePath:instancePath+"/new",schemaPath:"#/$defs/count/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate40.
errors=[{instancePath:instancePath+"/new",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be \
<= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate40.errors=[{instancePath:instancePath+"/new",schemaPath:"#/$defs/count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.fixed!==void 0&&func0.call(data,
"fixed")){let data1=data.fixed,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate40.errors=[{instancePath:instancePath+
"/fixed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(
data1)){if(data1>9007199254740991||isNaN(data1))return validate40.errors=[{instancePath:instancePath+"/fixed",schemaPath:"#/$defs/count/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate40.errors=[{instancePath:instancePath+
"/fixed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.unchanged!==void 0&&func0.call(data,"unchanged")){let data2=data.unchanged,_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&
!isNaN(data2)&&isFinite(data2)))return validate40.errors=[{instancePath:instancePath+"/unchanged",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate40.errors=
[{instancePath:instancePath+"/unchanged",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate40.errors=[{instancePath:instancePath+"/unchanged",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.moved!==void 0&&func0.call(
data,"moved")){let data3=data.moved,_errs11=errors,_errs12=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate40.errors=
[{instancePath:instancePath+"/moved",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&
typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate40.errors=[{instancePath:instancePath+"/moved",schemaPath:"#/$de\
fs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate40.
errors=[{instancePath:instancePath+"/moved",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.removed!==void 0&&func0.call(data,"removed")){let data4=data.removed,_errs14=errors,_errs15=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate40.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs15&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate40.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate40.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.suppressed!==
void 0&&func0.call(data,"suppressed")){let data5=data.suppressed,_errs17=errors,_errs18=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(
data5)))return validate40.errors=[{instancePath:instancePath+"/suppressed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"}],!1;if(errors===_errs18&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate40.errors=[{instancePath:instancePath+
"/suppressed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<
0||isNaN(data5))return validate40.errors=[{instancePath:instancePath+"/suppressed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid0=_errs17===errors}else var valid0=!0;if(valid0)if(data.volatile!==void 0&&func0.call(data,"volatile")){let data6=data.
volatile,_errs20=errors,_errs21=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&isFinite(data6)))return validate40.errors=[{instancePath:instancePath+
"/volatile",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs21&&typeof data6=="number"&&isFinite(
data6)){if(data6>9007199254740991||isNaN(data6))return validate40.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data6<0||isNaN(data6))return validate40.errors=[{instancePath:instancePath+
"/volatile",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs20===errors}else var valid0=!0}}}}}}}}else
return validate40.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate40.errors=vErrors,
errors===0}validate40.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema68={type:"object",additionalProperties:!1,required:["id","state","server","\
source","code","severity","message","path","range","symbol","matchedBy","why","base","placement","counterpart","cause","seen","excerpt"],properties:{id:{$ref:"#\
/$defs/digest"},root:{$ref:"#/$defs/root"},roots:{type:"array",minItems:2,items:{$ref:"#/$defs/root"}},sources:{type:"array",minItems:2,items:{$ref:"#/$defs/fin\
dingSource"}},state:{enum:["new","unchanged","moved","fixed","removed","suppressed","volatile"]},server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},
code:{type:["string","null"]},severity:{$ref:"#/$defs/severity"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#\
/$defs/symbol"},matchedBy:{enum:["image","image-message-drift","replaced","import","edited","moved-text","moved-context","moved-symbol","moved-file-text","moved\
-file-context","moved-file-symbol",null]},why:{type:"string",minLength:1},base:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},placement:{enum:["same-line","edit\
ed-line","replaced","rewritten","no-file","unchecked"]},counterpart:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},cause:{oneOf:[{$ref:"#/$defs/cause"},{type:"n\
ull"}]},seen:{oneOf:[{$ref:"#/$defs/seen"},{type:"null"}]},side:{const:"base"},proof:{enum:["proven","unproven"]},probe:{type:"string",minLength:1},blame:{type:"\
object",additionalProperties:!1,required:["commit"],properties:{commit:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]},since:{$ref:"#/$defs/gitObject"}}},silenced:{
type:"object",additionalProperties:!1,required:["commit"],properties:{commit:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]},since:{$ref:"#/$defs/gitObject"}}},
waived:{$ref:"#/$defs/waiver"},ruled:{$ref:"#/$defs/ruling"},elsewhere:{const:!0},onlyUnderBase:{const:!0},suggestion:{$ref:"#/$defs/suggestion"},excerpt:{oneOf:[
{$ref:"#/$defs/excerpts"},{type:"null"}]}}},schema72={enum:["error","warning","information","hint"]},schema79={type:["string","null"],minLength:1},schema87={type:"\
object",additionalProperties:!1,required:["base","head"],properties:{base:{type:"array",items:{enum:["canonical","reverse"]}},head:{type:"array",items:{enum:["c\
anonical","reverse"]}},isFlaky:{const:!0}}},schema70={type:"object",additionalProperties:!1,required:["server","source","code","severity","message"],properties:{
server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","null"]},severity:{$ref:"#/$defs/severity"},message:{type:"string"}}};function validate45(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate45.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.source===void 0||!func0.call(data,"source"))&&(missing0="source")||(data.code===void 0||
!func0.call(data,"code"))&&(missing0="code")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0="severity")||(data.message===void 0||!func0.call(
data,"message"))&&(missing0="message"))return validate45.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="server"||key0==="source"||key0==="code"||key0===
"severity"||key0==="message"))return validate45.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.server!==void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate45.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate45.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.source!==void 0&&func0.call(data,"source")){let data1=data.source,_errs5=errors;if(typeof data1!="string"&&data1!==null)return validate45.errors=[{instancePath:instancePath+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema70.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data2=data.code,_errs7=errors;if(typeof data2!="string"&&data2!==null)return validate45.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema70.properties.code.type},message:"must be strin\
g,null"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data3=data.severity,_errs9=errors;
if(!(data3==="error"||data3==="warning"||data3==="information"||data3==="hint"))return validate45.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/$\
defs/severity/enum",keyword:"enum",params:{allowedValues:schema72.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else
var valid0=!0;if(valid0)if(data.message!==void 0&&func0.call(data,"message")){let _errs11=errors;if(typeof data.message!="string")return validate45.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs11===errors}else var valid0=!0}}}}}}else
return validate45.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate45.errors=vErrors,
errors===0}validate45.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate47(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate47.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.start===void 0||!func0.call(data,"start"))&&(missing0=
"start")||(data.end===void 0||!func0.call(data,"end"))&&(missing0="end"))return validate47.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="start"||key0===
"end"))return validate47.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must\
 NOT have additional properties"}],!1;if(_errs1===errors){if(data.start!==void 0&&func0.call(data,"start")){let data0=data.start,_errs2=errors;if(errors===errors)
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.line===void 0||!func0.call(data0,"line"))&&(missing1="line")||(data0.column===void 0||
!func0.call(data0,"column"))&&(missing1="column"))return validate47.errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/position/required",keyword:"\
required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs5=errors;for(let key1 of Object.keys(data0))if(!(key1===
"line"||key1==="column"))return validate47.errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs5===errors){if(data0.line!==void 0&&func0.call(data0,"line")){
let data1=data0.line,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate47.errors=[{instancePath:instancePath+
"/start/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1==
"number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate47.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/positi\
on/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))
return validate47.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs6===errors}else var valid2=!0;if(valid2)if(data0.column!==void 0&&func0.call(data0,"column")){let data2=data0.
column,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate47.errors=[{instancePath:instancePath+"/start/colum\
n",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2==
"number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate47.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/posi\
tion/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<1||isNaN(data2))
return validate47.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs8===errors}else var valid2=!0}}}else return validate47.errors=[{instancePath:instancePath+"/start",schemaPath:"\
#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.end!==
void 0&&func0.call(data,"end")){let data3=data.end,_errs10=errors;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.
line===void 0||!func0.call(data3,"line"))&&(missing2="line")||(data3.column===void 0||!func0.call(data3,"column"))&&(missing2="column"))return validate47.errors=
[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing2},message:"must have required prope\
rty '"+missing2+"'"}],!1;{let _errs13=errors;for(let key2 of Object.keys(data3))if(!(key2==="line"||key2==="column"))return validate47.errors=[{instancePath:instancePath+
"/end",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional prop\
erties"}],!1;if(_errs13===errors){if(data3.line!==void 0&&func0.call(data3,"line")){let data4=data3.line,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&
!isNaN(data4)&&isFinite(data4)))return validate47.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate47.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<1||isNaN(data4))return validate47.errors=[{instancePath:instancePath+"/end/line",schemaPath:"\
#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid4=_errs14===errors}else var valid4=!0;
if(valid4)if(data3.column!==void 0&&func0.call(data3,"column")){let data5=data3.column,_errs16=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(
data5)))return validate47.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate47.errors=
[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data5<1||isNaN(data5))return validate47.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/posit\
ion/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid4=_errs16===errors}else var valid4=!0}}}else
return validate47.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid0=_errs10===errors}else var valid0=!0}}}else return validate47.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate47.errors=vErrors,errors===0}validate47.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate49(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate49.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||
!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range"))return validate49.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="path"||key0==="range"))return validate49.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,
_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern9.test(data0))return validate49.errors=[{instancePath:instancePath+"/path",schemaPath:"#/\
$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?\
!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate49.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.range!==void 0&&
func0.call(data,"range")){let _errs5=errors;validate47(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate47.errors:vErrors.concat(validate47.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0}}}else return validate49.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate49.errors=vErrors,errors===0}validate49.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema85={enum:["removed-module","moved-module","definition","related","inferred","base-class","re-expo\
rt","removed-name","broken-import","mended-import","dependency"]},schema86={type:"object",additionalProperties:!1,required:["name","from","to"],properties:{name:{
type:"string",minLength:1},from:{type:["string","null"]},to:{type:["string","null"]}}};function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0=
"path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol")||(data.how===
void 0||!func0.call(data,"how"))&&(missing0="how"))return validate53.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="range"||key0==="symbo\
l"||key0==="how"||key0==="dependency"))return validate53.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern9.test(data0))return validate53.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"\
pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?\
:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate53.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs5=errors;
validate47(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.
errors:vErrors.concat(validate47.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,
"symbol")){let data2=data.symbol,_errs6=errors,_errs7=errors;if(typeof data2!="string"&&data2!==null)return validate53.errors=[{instancePath:instancePath+"/symb\
ol",schemaPath:"#/$defs/symbol/type",keyword:"type",params:{type:schema79.type},message:"must be string,null"}],!1;if(errors===_errs7&&typeof data2=="string"&&func86(
data2)<1)return validate53.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.how!==void 0&&func0.call(data,"how")){let data3=data.how,
_errs9=errors;if(!(data3==="removed-module"||data3==="moved-module"||data3==="definition"||data3==="related"||data3==="inferred"||data3==="base-class"||data3===
"re-export"||data3==="removed-name"||data3==="broken-import"||data3==="mended-import"||data3==="dependency"))return validate53.errors=[{instancePath:instancePath+
"/how",schemaPath:"#/$defs/causeKind/enum",keyword:"enum",params:{allowedValues:schema85.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===
errors}else var valid0=!0;if(valid0)if(data.dependency!==void 0&&func0.call(data,"dependency")){let data4=data.dependency,_errs11=errors;if(errors===errors)if(data4&&
typeof data4=="object"&&!Array.isArray(data4)){let missing1;if((data4.name===void 0||!func0.call(data4,"name"))&&(missing1="name")||(data4.from===void 0||!func0.
call(data4,"from"))&&(missing1="from")||(data4.to===void 0||!func0.call(data4,"to"))&&(missing1="to"))return validate53.errors=[{instancePath:instancePath+"/dep\
endency",schemaPath:"#/$defs/dependencyChange/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],
!1;{let _errs14=errors;for(let key1 of Object.keys(data4))if(!(key1==="name"||key1==="from"||key1==="to"))return validate53.errors=[{instancePath:instancePath+"\
/dependency",schemaPath:"#/$defs/dependencyChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have a\
dditional properties"}],!1;if(_errs14===errors){if(data4.name!==void 0&&func0.call(data4,"name")){let data5=data4.name,_errs15=errors;if(errors===_errs15)if(typeof data5==
"string"){if(func86(data5)<1)return validate53.errors=[{instancePath:instancePath+"/dependency/name",schemaPath:"#/$defs/dependencyChange/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate53.errors=[{instancePath:instancePath+"/depen\
dency/name",schemaPath:"#/$defs/dependencyChange/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid5=_errs15===
errors}else var valid5=!0;if(valid5){if(data4.from!==void 0&&func0.call(data4,"from")){let data6=data4.from,_errs17=errors;if(typeof data6!="string"&&data6!==null)
return validate53.errors=[{instancePath:instancePath+"/dependency/from",schemaPath:"#/$defs/dependencyChange/properties/from/type",keyword:"type",params:{type:schema86.
properties.from.type},message:"must be string,null"}],!1;var valid5=_errs17===errors}else var valid5=!0;if(valid5)if(data4.to!==void 0&&func0.call(data4,"to")){
let data7=data4.to,_errs19=errors;if(typeof data7!="string"&&data7!==null)return validate53.errors=[{instancePath:instancePath+"/dependency/to",schemaPath:"#/$d\
efs/dependencyChange/properties/to/type",keyword:"type",params:{type:schema86.properties.to.type},message:"must be string,null"}],!1;var valid5=_errs19===errors}else
var valid5=!0}}}}else return validate53.errors=[{instancePath:instancePath+"/dependency",schemaPath:"#/$defs/dependencyChange/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs11===errors}else var valid0=!0}}}}}}else return validate53.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate56.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.rule===void 0||!func0.call(data,"rule"))&&(missing0="rule"))return validate56.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"rule"||key0==="said"||key0==="fail"))return validate56.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.rule!==void 0&&func0.call(data,"rule")){let data0=data.rule,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate56.errors=[{instancePath:instancePath+"/rule",schemaPath:"#/$defs/count/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate56.errors=[{instancePath:instancePath+"/rule",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate56.errors=[{instancePath:instancePath+"/rule",schemaPath:"#/$defs/count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.said!==void 0&&
func0.call(data,"said")){let data1=data.said,_errs5=errors;if(!(data1==="error"||data1==="warning"||data1==="information"||data1==="hint"))return validate56.errors=
[{instancePath:instancePath+"/said",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues:schema72.enum},message:"must be equal to one of the \
allowed values"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.fail!==void 0&&func0.call(data,"fail")){let _errs7=errors;if(typeof data.fail!=
"boolean")return validate56.errors=[{instancePath:instancePath+"/fail",schemaPath:"#/properties/fail/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}else return validate56.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate56.errors=vErrors,errors===0}validate56.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate58(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.title===void 0||!func0.call(data,"title"))&&(missing0="title")||(data.line===void 0||!func0.
call(data,"line"))&&(missing0="line")||(data.before===void 0||!func0.call(data,"before"))&&(missing0="before")||(data.after===void 0||!func0.call(data,"after"))&&
(missing0="after"))return validate58.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have requi\
red property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="server"||key0==="title"||key0==="line"||key0==="before"||key0===
"after"))return validate58.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"mu\
st NOT have additional properties"}],!1;if(_errs1===errors){if(data.server!==void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate58.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate58.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.title!==void 0&&func0.call(data,"title")){let data1=data.title,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func86(data1)>200)return validate58.
errors=[{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 20\
0 characters"}],!1}else return validate58.errors=[{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data2=data.line,_errs7=errors;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate58.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/l\
ine/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs7&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||
isNaN(data2))return validate58.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<1||isNaN(data2))return validate58.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.before!==
void 0&&func0.call(data,"before")){let data3=data.before,_errs9=errors;if(errors===_errs9)if(Array.isArray(data3)){if(data3.length>40)return validate58.errors=[
{instancePath:instancePath+"/before",schemaPath:"#/properties/before/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"}],
!1;if(data3.length<1)return validate58.errors=[{instancePath:instancePath+"/before",schemaPath:"#/properties/before/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var valid2=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){let _errs11=errors;if(typeof data3[i0]!="string")
return validate58.errors=[{instancePath:instancePath+"/before/"+i0,schemaPath:"#/properties/before/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var valid2=_errs11===errors;if(!valid2)break}}}else return validate58.errors=[{instancePath:instancePath+"/before",schemaPath:"#/properties/b\
efore/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.after!==void 0&&func0.
call(data,"after")){let data5=data.after,_errs13=errors;if(errors===_errs13)if(Array.isArray(data5)){if(data5.length>40)return validate58.errors=[{instancePath:instancePath+
"/after",schemaPath:"#/properties/after/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"}],!1;{var valid3=!0;let len1=data5.
length;for(let i1=0;i1<len1;i1++){let _errs15=errors;if(typeof data5[i1]!="string")return validate58.errors=[{instancePath:instancePath+"/after/"+i1,schemaPath:"\
#/properties/after/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs15===errors;if(!valid3)break}}}else return validate58.
errors=[{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs13===
errors}else var valid0=!0}}}}}}else return validate58.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate58.errors=vErrors,errors===0}validate58.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate60(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.base===void 0||
!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,"head"))&&(missing0="head"))return validate60.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="base"||key0==="head"))return validate60.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.base!==void 0&&func0.call(data,"base")){let data0=data.base,
_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.
line===void 0||!func0.call(data0,"line"))&&(missing1="line")||(data0.lines===void 0||!func0.call(data0,"lines"))&&(missing1="lines")){let err0={instancePath:instancePath+
"/base",schemaPath:"#/$defs/excerpt/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs7=errors;for(let key1 of Object.keys(data0))if(!(key1==="line"||key1==="lines")){let err1={instancePath:instancePath+
"/base",schemaPath:"#/$defs/excerpt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional prop\
erties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++;break}if(_errs7===errors){if(data0.line!==void 0&&func0.call(data0,"line")){let data1=data0.line,
_errs8=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err2={instancePath:instancePath+"/base/line",schemaPath:"#/$defs/exc\
erpt/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(errors===
_errs8&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1)){let err3={instancePath:instancePath+"/base/line",schemaPath:"#/$defs/e\
xcerpt/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}else if(data1<1||isNaN(data1)){let err4={instancePath:instancePath+"/base/line",schemaPath:"#/$defs/excerpt/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}var valid3=_errs8===
errors}else var valid3=!0;if(valid3)if(data0.lines!==void 0&&func0.call(data0,"lines")){let data2=data0.lines,_errs10=errors;if(errors===_errs10)if(Array.isArray(
data2))if(data2.length>40){let err5={instancePath:instancePath+"/base/lines",schemaPath:"#/$defs/excerpt/properties/lines/maxItems",keyword:"maxItems",params:{limit:40},
message:"must NOT have more than 40 items"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}else if(data2.length<1){let err6={instancePath:instancePath+
"/base/lines",schemaPath:"#/$defs/excerpt/properties/lines/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}else{var valid4=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs12=errors;if(typeof data2[i0]!="string"){
let err7={instancePath:instancePath+"/base/lines/"+i0,schemaPath:"#/$defs/excerpt/properties/lines/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var valid4=_errs12===errors;if(!valid4)break}}else{let err8={instancePath:instancePath+
"/base/lines",schemaPath:"#/$defs/excerpt/properties/lines/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}var valid3=_errs10===errors}else var valid3=!0}}}else{let err9={instancePath:instancePath+"/base",schemaPath:"#/$defs/excerpt/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,
passing0=0);let _errs14=errors;if(data0!==null){let err10={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid0=_errs14===errors;if(_valid0&&valid1?(valid1=!1,passing0=
[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err11={instancePath:instancePath+
"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++,validate60.errors=vErrors,!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.head!==void 0&&func0.
call(data,"head")){let data4=data.head,_errs16=errors,_errs17=errors,valid5=!1,passing1=null,_errs18=errors;if(errors===errors)if(data4&&typeof data4=="object"&&
!Array.isArray(data4)){let missing2;if((data4.line===void 0||!func0.call(data4,"line"))&&(missing2="line")||(data4.lines===void 0||!func0.call(data4,"lines"))&&
(missing2="lines")){let err12={instancePath:instancePath+"/head",schemaPath:"#/$defs/excerpt/required",keyword:"required",params:{missingProperty:missing2},message:"\
must have required property '"+missing2+"'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}else{let _errs21=errors;for(let key2 of Object.keys(data4))
if(!(key2==="line"||key2==="lines")){let err13={instancePath:instancePath+"/head",schemaPath:"#/$defs/excerpt/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++;break}if(_errs21===
errors){if(data4.line!==void 0&&func0.call(data4,"line")){let data5=data4.line,_errs22=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5))){
let err14={instancePath:instancePath+"/head/line",schemaPath:"#/$defs/excerpt/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(errors===_errs22&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(
data5)){let err15={instancePath:instancePath+"/head/line",schemaPath:"#/$defs/excerpt/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}else if(data5<1||isNaN(data5)){let err16={instancePath:instancePath+
"/head/line",schemaPath:"#/$defs/excerpt/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=
[err16]:vErrors.push(err16),errors++}}var valid7=_errs22===errors}else var valid7=!0;if(valid7)if(data4.lines!==void 0&&func0.call(data4,"lines")){let data6=data4.
lines,_errs24=errors;if(errors===_errs24)if(Array.isArray(data6))if(data6.length>40){let err17={instancePath:instancePath+"/head/lines",schemaPath:"#/$defs/exce\
rpt/properties/lines/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"};vErrors===null?vErrors=[err17]:vErrors.push(err17),
errors++}else if(data6.length<1){let err18={instancePath:instancePath+"/head/lines",schemaPath:"#/$defs/excerpt/properties/lines/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}else{var valid8=!0;let len1=data6.length;for(let i1=0;i1<
len1;i1++){let _errs26=errors;if(typeof data6[i1]!="string"){let err19={instancePath:instancePath+"/head/lines/"+i1,schemaPath:"#/$defs/excerpt/properties/lines\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}var valid8=_errs26===errors;
if(!valid8)break}}else{let err20={instancePath:instancePath+"/head/lines",schemaPath:"#/$defs/excerpt/properties/lines/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var valid7=_errs24===errors}else var valid7=!0}}}else{let err21={instancePath:instancePath+
"/head",schemaPath:"#/$defs/excerpt/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}
var _valid1=_errs18===errors;_valid1&&(valid5=!0,passing1=0);let _errs28=errors;if(data4!==null){let err22={instancePath:instancePath+"/head",schemaPath:"#/prop\
erties/head/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}var _valid1=_errs28===
errors;if(_valid1&&valid5?(valid5=!1,passing1=[passing1,1]):_valid1&&(valid5=!0,passing1=1),valid5)errors=_errs17,vErrors!==null&&(_errs17?vErrors.length=_errs17:
vErrors=null);else{let err23={instancePath:instancePath+"/head",schemaPath:"#/properties/head/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"m\
ust match exactly one schema in oneOf"};return vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++,validate60.errors=vErrors,!1}var valid0=_errs16===errors}else
var valid0=!0}}}else return validate60.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate60.
errors=vErrors,errors===0}validate60.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate42(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate42.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&
(missing0="id")||(data.state===void 0||!func0.call(data,"state"))&&(missing0="state")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||
(data.source===void 0||!func0.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.severity===void 0||
!func0.call(data,"severity"))&&(missing0="severity")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.path===void 0||!func0.call(
data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0=
"symbol")||(data.matchedBy===void 0||!func0.call(data,"matchedBy"))&&(missing0="matchedBy")||(data.why===void 0||!func0.call(data,"why"))&&(missing0="why")||(data.
base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.placement===void 0||!func0.call(data,"placement"))&&(missing0="placement")||(data.counterpart===
void 0||!func0.call(data,"counterpart"))&&(missing0="counterpart")||(data.cause===void 0||!func0.call(data,"cause"))&&(missing0="cause")||(data.seen===void 0||!func0.
call(data,"seen"))&&(missing0="seen")||(data.excerpt===void 0||!func0.call(data,"excerpt"))&&(missing0="excerpt"))return validate42.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema68.properties,key0))return validate42.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;
if(errors===errors)if(typeof data0=="string"){if(!pattern10.test(data0))return validate42.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/digest/pa\
ttern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate42.errors=[{instancePath:instancePath+
"/id",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.root!==void 0&&func0.call(data,"root")){let _errs5=errors;validate29(data.root,{instancePath:instancePath+"/root",parentData:data,parentDataProperty:"ro\
ot",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid0=_errs5===errors}else
var valid0=!0;if(valid0){if(data.roots!==void 0&&func0.call(data,"roots")){let data2=data.roots,_errs6=errors;if(errors===_errs6)if(Array.isArray(data2)){if(data2.
length<2)return validate42.errors=[{instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/minItems",keyword:"minItems",params:{limit:2},message:"mus\
t NOT have fewer than 2 items"}],!1;{var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs8=errors;validate29(data2[i0],{instancePath:instancePath+
"/roots/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=
vErrors.length);var valid2=_errs8===errors;if(!valid2)break}}}else return validate42.errors=[{instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/\
type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.sources!==void 0&&func0.
call(data,"sources")){let data4=data.sources,_errs9=errors;if(errors===_errs9)if(Array.isArray(data4)){if(data4.length<2)return validate42.errors=[{instancePath:instancePath+
"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"}],!1;{var valid3=!0;let len1=data4.
length;for(let i1=0;i1<len1;i1++){let _errs11=errors;validate45(data4[i1],{instancePath:instancePath+"/sources/"+i1,parentData:data4,parentDataProperty:i1,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate45.errors:vErrors.concat(validate45.errors),errors=vErrors.length);var valid3=_errs11===errors;if(!valid3)break}}}else
return validate42.errors=[{instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.state!==void 0&&func0.call(data,"state")){let data6=data.state,_errs12=errors;if(!(data6===
"new"||data6==="unchanged"||data6==="moved"||data6==="fixed"||data6==="removed"||data6==="suppressed"||data6==="volatile"))return validate42.errors=[{instancePath:instancePath+
"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:schema68.properties.state.enum},message:"must be equal to one of the allowed \
values"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data7=data.server,_errs13=errors;
if(errors===errors)if(typeof data7=="string"){if(!pattern8.test(data7))return validate42.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/server\
Id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate42.errors=
[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs13===
errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&func0.call(data,"source")){let data8=data.source,_errs16=errors;if(typeof data8!="string"&&data8!==
null)return validate42.errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema68.properties.source.
type},message:"must be string,null"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data9=data.
code,_errs18=errors;if(typeof data9!="string"&&data9!==null)return validate42.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:schema68.properties.code.type},message:"must be string,null"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.severity!==
void 0&&func0.call(data,"severity")){let data10=data.severity,_errs20=errors;if(!(data10==="error"||data10==="warning"||data10==="information"||data10==="hint"))
return validate42.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues:schema72.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){
let _errs22=errors;if(typeof data.message!="string")return validate42.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"pat\
h")){let data12=data.path,_errs24=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern9.test(data12))return validate42.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate42.errors=[{instancePath:instancePath+"/pat\
h",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs24===errors}else var valid0=!0;if(valid0){
if(data.range!==void 0&&func0.call(data,"range")){let _errs27=errors;validate47(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.errors:vErrors.concat(validate47.errors),errors=vErrors.length);var valid0=_errs27===errors}else
var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data14=data.symbol,_errs28=errors,_errs29=errors;if(typeof data14!="string"&&data14!==
null)return validate42.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"type",params:{type:schema79.type},message:"must be\
 string,null"}],!1;if(errors===_errs29&&typeof data14=="string"&&func86(data14)<1)return validate42.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$\
defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs28===errors}else var valid0=!0;
if(valid0){if(data.matchedBy!==void 0&&func0.call(data,"matchedBy")){let data15=data.matchedBy,_errs31=errors;if(!(data15==="image"||data15==="image-message-dri\
ft"||data15==="replaced"||data15==="import"||data15==="edited"||data15==="moved-text"||data15==="moved-context"||data15==="moved-symbol"||data15==="moved-file-t\
ext"||data15==="moved-file-context"||data15==="moved-file-symbol"||data15===null))return validate42.errors=[{instancePath:instancePath+"/matchedBy",schemaPath:"\
#/properties/matchedBy/enum",keyword:"enum",params:{allowedValues:schema68.properties.matchedBy.enum},message:"must be equal to one of the allowed values"}],!1;
var valid0=_errs31===errors}else var valid0=!0;if(valid0){if(data.why!==void 0&&func0.call(data,"why")){let data16=data.why,_errs32=errors;if(errors===_errs32)if(typeof data16==
"string"){if(func86(data16)<1)return validate42.errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs32===errors}else var valid0=!0;if(valid0){if(data.base!==void 0&&func0.call(data,"bas\
e")){let data17=data.base,_errs34=errors,_errs35=errors,valid8=!1,passing0=null,_errs36=errors;validate49(data17,{instancePath:instancePath+"/base",parentData:data,
parentDataProperty:"base",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate49.errors:vErrors.concat(validate49.errors),errors=vErrors.length);var _valid0=_errs36===
errors;_valid0&&(valid8=!0,passing0=0);let _errs37=errors;if(data17!==null){let err0={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs37===errors;if(_valid0&&
valid8?(valid8=!1,passing0=[passing0,1]):_valid0&&(valid8=!0,passing0=1),valid8)errors=_errs35,vErrors!==null&&(_errs35?vErrors.length=_errs35:vErrors=null);else{
let err1={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly on\
e schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate42.errors=vErrors,!1}var valid0=_errs34===errors}else var valid0=!0;
if(valid0){if(data.placement!==void 0&&func0.call(data,"placement")){let data18=data.placement,_errs39=errors;if(!(data18==="same-line"||data18==="edited-line"||
data18==="replaced"||data18==="rewritten"||data18==="no-file"||data18==="unchecked"))return validate42.errors=[{instancePath:instancePath+"/placement",schemaPath:"\
#/properties/placement/enum",keyword:"enum",params:{allowedValues:schema68.properties.placement.enum},message:"must be equal to one of the allowed values"}],!1;
var valid0=_errs39===errors}else var valid0=!0;if(valid0){if(data.counterpart!==void 0&&func0.call(data,"counterpart")){let data19=data.counterpart,_errs40=errors,
_errs41=errors,valid9=!1,passing1=null,_errs42=errors;validate49(data19,{instancePath:instancePath+"/counterpart",parentData:data,parentDataProperty:"counterpar\
t",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate49.errors:vErrors.concat(validate49.errors),errors=vErrors.length);var _valid1=_errs42===errors;_valid1&&
(valid9=!0,passing1=0);let _errs43=errors;if(data19!==null){let err2={instancePath:instancePath+"/counterpart",schemaPath:"#/properties/counterpart/oneOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs43===errors;if(_valid1&&valid9?
(valid9=!1,passing1=[passing1,1]):_valid1&&(valid9=!0,passing1=1),valid9)errors=_errs41,vErrors!==null&&(_errs41?vErrors.length=_errs41:vErrors=null);else{let err3={
instancePath:instancePath+"/counterpart",schemaPath:"#/properties/counterpart/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactl\
y one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate42.errors=vErrors,!1}var valid0=_errs40===errors}else var valid0=!0;
if(valid0){if(data.cause!==void 0&&func0.call(data,"cause")){let data20=data.cause,_errs45=errors,_errs46=errors,valid10=!1,passing2=null,_errs47=errors;validate53(
data20,{instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate53.errors:vErrors.
concat(validate53.errors),errors=vErrors.length);var _valid2=_errs47===errors;_valid2&&(valid10=!0,passing2=0);let _errs48=errors;if(data20!==null){let err4={instancePath:instancePath+
"/cause",schemaPath:"#/properties/cause/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}var _valid2=_errs48===errors;if(_valid2&&valid10?(valid10=!1,passing2=[passing2,1]):_valid2&&(valid10=!0,passing2=1),valid10)errors=_errs46,vErrors!==null&&
(_errs46?vErrors.length=_errs46:vErrors=null);else{let err5={instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate42.errors=vErrors,!1}var valid0=_errs45===
errors}else var valid0=!0;if(valid0){if(data.seen!==void 0&&func0.call(data,"seen")){let data21=data.seen,_errs50=errors,_errs51=errors,valid11=!1,passing3=null,
_errs52=errors;if(errors===errors)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){let missing1;if((data21.base===void 0||!func0.call(data21,"base"))&&
(missing1="base")||(data21.head===void 0||!func0.call(data21,"head"))&&(missing1="head")){let err6={instancePath:instancePath+"/seen",schemaPath:"#/$defs/seen/r\
equired",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}else{let _errs55=errors;for(let key1 of Object.keys(data21))if(!(key1==="base"||key1==="head"||key1==="isFlaky")){let err7={instancePath:instancePath+"\
/seen",schemaPath:"#/$defs/seen/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++;break}if(_errs55===errors){if(data21.base!==void 0&&func0.call(data21,"base")){let data22=data21.
base,_errs56=errors;if(errors===_errs56)if(Array.isArray(data22)){var valid14=!0;let len2=data22.length;for(let i2=0;i2<len2;i2++){let data23=data22[i2],_errs58=errors;
if(!(data23==="canonical"||data23==="reverse")){let err8={instancePath:instancePath+"/seen/base/"+i2,schemaPath:"#/$defs/seen/properties/base/items/enum",keyword:"\
enum",params:{allowedValues:schema87.properties.base.items.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}var valid14=_errs58===errors;if(!valid14)break}}else{let err9={instancePath:instancePath+"/seen/base",schemaPath:"#/$defs/seen/properties/base/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var valid13=_errs56===errors}else var valid13=!0;
if(valid13){if(data21.head!==void 0&&func0.call(data21,"head")){let data24=data21.head,_errs59=errors;if(errors===_errs59)if(Array.isArray(data24)){var valid15=!0;
let len3=data24.length;for(let i3=0;i3<len3;i3++){let data25=data24[i3],_errs61=errors;if(!(data25==="canonical"||data25==="reverse")){let err10={instancePath:instancePath+
"/seen/head/"+i3,schemaPath:"#/$defs/seen/properties/head/items/enum",keyword:"enum",params:{allowedValues:schema87.properties.head.items.enum},message:"must be\
 equal to one of the allowed values"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var valid15=_errs61===errors;if(!valid15)break}}else{let err11={
instancePath:instancePath+"/seen/head",schemaPath:"#/$defs/seen/properties/head/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}var valid13=_errs59===errors}else var valid13=!0;if(valid13)if(data21.isFlaky!==void 0&&func0.call(data21,"isFlaky")){
let _errs62=errors;if(data21.isFlaky!==!0){let err12={instancePath:instancePath+"/seen/isFlaky",schemaPath:"#/$defs/seen/properties/isFlaky/const",keyword:"cons\
t",params:{allowedValue:!0},message:"must be equal to constant"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var valid13=_errs62===errors}else var valid13=!0}}}}else{
let err13={instancePath:instancePath+"/seen",schemaPath:"#/$defs/seen/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}var _valid3=_errs52===errors;_valid3&&(valid11=!0,passing3=0);let _errs63=errors;if(data21!==null){let err14={instancePath:instancePath+
"/seen",schemaPath:"#/properties/seen/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),
errors++}var _valid3=_errs63===errors;if(_valid3&&valid11?(valid11=!1,passing3=[passing3,1]):_valid3&&(valid11=!0,passing3=1),valid11)errors=_errs51,vErrors!==null&&
(_errs51?vErrors.length=_errs51:vErrors=null);else{let err15={instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++,validate42.errors=vErrors,!1}var valid0=_errs50===
errors}else var valid0=!0;if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let _errs65=errors;if(data.side!=="base")return validate42.errors=[{instancePath:instancePath+
"/side",schemaPath:"#/properties/side/const",keyword:"const",params:{allowedValue:"base"},message:"must be equal to constant"}],!1;var valid0=_errs65===errors}else
var valid0=!0;if(valid0){if(data.proof!==void 0&&func0.call(data,"proof")){let data28=data.proof,_errs66=errors;if(!(data28==="proven"||data28==="unproven"))return validate42.
errors=[{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/enum",keyword:"enum",params:{allowedValues:schema68.properties.proof.enum},message:"m\
ust be equal to one of the allowed values"}],!1;var valid0=_errs66===errors}else var valid0=!0;if(valid0){if(data.probe!==void 0&&func0.call(data,"probe")){let data29=data.
probe,_errs67=errors;if(errors===_errs67)if(typeof data29=="string"){if(func86(data29)<1)return validate42.errors=[{instancePath:instancePath+"/probe",schemaPath:"\
#/properties/probe/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+
"/probe",schemaPath:"#/properties/probe/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs67===errors}else var valid0=!0;
if(valid0){if(data.blame!==void 0&&func0.call(data,"blame")){let data30=data.blame,_errs69=errors;if(errors===_errs69)if(data30&&typeof data30=="object"&&!Array.
isArray(data30)){let missing2;if((data30.commit===void 0||!func0.call(data30,"commit"))&&(missing2="commit"))return validate42.errors=[{instancePath:instancePath+
"/blame",schemaPath:"#/properties/blame/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;
{let _errs71=errors;for(let key2 of Object.keys(data30))if(!(key2==="commit"||key2==="since"))return validate42.errors=[{instancePath:instancePath+"/blame",schemaPath:"\
#/properties/blame/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs71===
errors){if(data30.commit!==void 0&&func0.call(data30,"commit")){let data31=data30.commit,_errs72=errors,_errs73=errors,valid17=!1,passing4=null,_errs74=errors;if(errors===
errors)if(typeof data31=="string"){if(!pattern6.test(data31)){let err16={instancePath:instancePath+"/blame/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}}else{let err17={instancePath:instancePath+"/blame/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}var _valid4=_errs74===errors;_valid4&&(valid17=!0,passing4=0);let _errs77=errors;if(data31!==
null){let err18={instancePath:instancePath+"/blame/commit",schemaPath:"#/properties/blame/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}var _valid4=_errs77===errors;if(_valid4&&valid17?(valid17=!1,passing4=[passing4,1]):_valid4&&
(valid17=!0,passing4=1),valid17)errors=_errs73,vErrors!==null&&(_errs73?vErrors.length=_errs73:vErrors=null);else{let err19={instancePath:instancePath+"/blame/c\
ommit",schemaPath:"#/properties/blame/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++,validate42.errors=vErrors,!1}var valid16=_errs72===errors}else var valid16=!0;if(valid16)if(data30.
since!==void 0&&func0.call(data30,"since")){let data32=data30.since,_errs79=errors;if(errors===errors)if(typeof data32=="string"){if(!pattern6.test(data32))return validate42.
errors=[{instancePath:instancePath+"/blame/since",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'\
must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate42.errors=[{instancePath:instancePath+"/blame/since",schemaPath:"#/$defs/gitObjec\
t/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid16=_errs79===errors}else var valid16=!0}}}else return validate42.errors=[{instancePath:instancePath+
"/blame",schemaPath:"#/properties/blame/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs69===errors}else var valid0=!0;
if(valid0){if(data.silenced!==void 0&&func0.call(data,"silenced")){let data33=data.silenced,_errs82=errors;if(errors===_errs82)if(data33&&typeof data33=="object"&&
!Array.isArray(data33)){let missing3;if((data33.commit===void 0||!func0.call(data33,"commit"))&&(missing3="commit"))return validate42.errors=[{instancePath:instancePath+
"/silenced",schemaPath:"#/properties/silenced/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],
!1;{let _errs84=errors;for(let key3 of Object.keys(data33))if(!(key3==="commit"||key3==="since"))return validate42.errors=[{instancePath:instancePath+"/silenced",
schemaPath:"#/properties/silenced/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional proper\
ties"}],!1;if(_errs84===errors){if(data33.commit!==void 0&&func0.call(data33,"commit")){let data34=data33.commit,_errs85=errors,_errs86=errors,valid21=!1,passing5=null,
_errs87=errors;if(errors===errors)if(typeof data34=="string"){if(!pattern6.test(data34)){let err20={instancePath:instancePath+"/silenced/commit",schemaPath:"#/$\
defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={instancePath:instancePath+"/silenced/commit",schemaPath:"#/$defs/gitObject/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var _valid5=_errs87===errors;_valid5&&(valid21=!0,
passing5=0);let _errs90=errors;if(data34!==null){let err22={instancePath:instancePath+"/silenced/commit",schemaPath:"#/properties/silenced/properties/commit/one\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}var _valid5=_errs90===errors;
if(_valid5&&valid21?(valid21=!1,passing5=[passing5,1]):_valid5&&(valid21=!0,passing5=1),valid21)errors=_errs86,vErrors!==null&&(_errs86?vErrors.length=_errs86:vErrors=
null);else{let err23={instancePath:instancePath+"/silenced/commit",schemaPath:"#/properties/silenced/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++,validate42.errors=vErrors,!1}var valid20=_errs85===
errors}else var valid20=!0;if(valid20)if(data33.since!==void 0&&func0.call(data33,"since")){let data35=data33.since,_errs92=errors;if(errors===errors)if(typeof data35==
"string"){if(!pattern6.test(data35))return validate42.errors=[{instancePath:instancePath+"/silenced/since",schemaPath:"#/$defs/gitObject/pattern",keyword:"patte\
rn",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate42.errors=[{instancePath:instancePath+
"/silenced/since",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid20=_errs92===errors}else var valid20=!0}}}else
return validate42.errors=[{instancePath:instancePath+"/silenced",schemaPath:"#/properties/silenced/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs82===errors}else var valid0=!0;if(valid0){if(data.waived!==void 0&&func0.call(data,"waived")){let data36=data.waived,_errs95=errors;
if(errors===errors)if(data36&&typeof data36=="object"&&!Array.isArray(data36)){let missing4;if((data36.by===void 0||!func0.call(data36,"by"))&&(missing4="by")||
(data36.reason===void 0||!func0.call(data36,"reason"))&&(missing4="reason"))return validate42.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/w\
aiver/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs98=errors;for(let key4 of Object.
keys(data36))if(!(key4==="by"||key4==="reason"))return validate42.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs98===errors){if(data36.by!==void 0&&func0.
call(data36,"by")){let data37=data36.by,_errs99=errors;if(errors===_errs99)if(typeof data37=="string"){if(func86(data37)<1)return validate42.errors=[{instancePath:instancePath+
"/waived/by",schemaPath:"#/$defs/waiver/properties/by/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.
errors=[{instancePath:instancePath+"/waived/by",schemaPath:"#/$defs/waiver/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid25=_errs99===errors}else var valid25=!0;if(valid25)if(data36.reason!==void 0&&func0.call(data36,"reason")){let data38=data36.reason,_errs101=errors;
if(errors===_errs101)if(typeof data38=="string"){if(func86(data38)<1)return validate42.errors=[{instancePath:instancePath+"/waived/reason",schemaPath:"#/$defs/w\
aiver/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+
"/waived/reason",schemaPath:"#/$defs/waiver/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid25=_errs101===errors}else
var valid25=!0}}}else return validate42.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid0=_errs95===errors}else var valid0=!0;if(valid0){if(data.ruled!==void 0&&func0.call(data,"ruled")){let _errs103=errors;validate56(
data.ruled,{instancePath:instancePath+"/ruled",parentData:data,parentDataProperty:"ruled",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate56.errors:vErrors.
concat(validate56.errors),errors=vErrors.length);var valid0=_errs103===errors}else var valid0=!0;if(valid0){if(data.elsewhere!==void 0&&func0.call(data,"elsewhe\
re")){let _errs104=errors;if(data.elsewhere!==!0)return validate42.errors=[{instancePath:instancePath+"/elsewhere",schemaPath:"#/properties/elsewhere/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid0=_errs104===errors}else var valid0=!0;if(valid0){if(data.onlyUnderBase!==void 0&&
func0.call(data,"onlyUnderBase")){let _errs105=errors;if(data.onlyUnderBase!==!0)return validate42.errors=[{instancePath:instancePath+"/onlyUnderBase",schemaPath:"\
#/properties/onlyUnderBase/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid0=_errs105===errors}else var valid0=!0;
if(valid0){if(data.suggestion!==void 0&&func0.call(data,"suggestion")){let _errs106=errors;validate58(data.suggestion,{instancePath:instancePath+"/suggestion",parentData:data,
parentDataProperty:"suggestion",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length);var valid0=_errs106===
errors}else var valid0=!0;if(valid0)if(data.excerpt!==void 0&&func0.call(data,"excerpt")){let data43=data.excerpt,_errs107=errors,_errs108=errors,valid26=!1,passing6=null,
_errs109=errors;validate60(data43,{instancePath:instancePath+"/excerpt",parentData:data,parentDataProperty:"excerpt",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate60.errors:vErrors.concat(validate60.errors),errors=vErrors.length);var _valid6=_errs109===errors;_valid6&&(valid26=!0,passing6=0);let _errs110=errors;
if(data43!==null){let err24={instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"mu\
st be null"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}var _valid6=_errs110===errors;if(_valid6&&valid26?(valid26=!1,passing6=[passing6,1]):_valid6&&
(valid26=!0,passing6=1),valid26)errors=_errs108,vErrors!==null&&(_errs108?vErrors.length=_errs108:vErrors=null);else{let err25={instancePath:instancePath+"/exce\
rpt",schemaPath:"#/properties/excerpt/oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err25]:vErrors.push(err25),errors++,validate42.errors=vErrors,!1}var valid0=_errs107===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return validate42.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate42.errors=vErrors,
errors===0}validate42.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema101={type:"object",additionalProperties:!1,required:["id","path","symbol","\
how","base","head","dependency","effects","excerpts","touched"],properties:{id:{$ref:"#/$defs/digest"},path:{$ref:"#/$defs/path"},symbol:{$ref:"#/$defs/symbol"},
how:{$ref:"#/$defs/causeKind"},base:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},head:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},dependency:{oneOf:[{$ref:"\
#/$defs/dependencyChange"},{type:"null"}]},effects:{type:"array",minItems:1,items:{$ref:"#/$defs/digest"}},excerpts:{$ref:"#/$defs/excerpts"},touched:{type:"arr\
ay",items:{$ref:"#/$defs/path"}},routes:{type:"array",minItems:1,maxItems:50,items:{type:"object",additionalProperties:!1,required:["path","through"],properties:{
path:{$ref:"#/$defs/path"},through:{type:"array",minItems:1,maxItems:10,items:{$ref:"#/$defs/path"}}}}}}};function validate64(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&
(missing0="id")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol")||(data.
how===void 0||!func0.call(data,"how"))&&(missing0="how")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,
"head"))&&(missing0="head")||(data.dependency===void 0||!func0.call(data,"dependency"))&&(missing0="dependency")||(data.effects===void 0||!func0.call(data,"effe\
cts"))&&(missing0="effects")||(data.excerpts===void 0||!func0.call(data,"excerpts"))&&(missing0="excerpts")||(data.touched===void 0||!func0.call(data,"touched"))&&
(missing0="touched"))return validate64.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have req\
uired property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema101.properties,key0))return validate64.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern10.test(data0))return validate64.
errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match patt\
ern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,
_errs5=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern9.test(data1))return validate64.errors=[{instancePath:instancePath+"/path",schemaPath:"#/\
$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?\
!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&
func0.call(data,"symbol")){let data2=data.symbol,_errs8=errors,_errs9=errors;if(typeof data2!="string"&&data2!==null)return validate64.errors=[{instancePath:instancePath+
"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"type",params:{type:schema79.type},message:"must be string,null"}],!1;if(errors===_errs9&&typeof data2=="stri\
ng"&&func86(data2)<1)return validate64.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.how!==void 0&&func0.call(data,"how")){let data3=data.
how,_errs11=errors;if(!(data3==="removed-module"||data3==="moved-module"||data3==="definition"||data3==="related"||data3==="inferred"||data3==="base-class"||data3===
"re-export"||data3==="removed-name"||data3==="broken-import"||data3==="mended-import"||data3==="dependency"))return validate64.errors=[{instancePath:instancePath+
"/how",schemaPath:"#/$defs/causeKind/enum",keyword:"enum",params:{allowedValues:schema85.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.base!==void 0&&func0.call(data,"base")){let data4=data.base,_errs13=errors,_errs14=errors,valid5=!1,passing0=null,_errs15=errors;
validate49(data4,{instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate49.errors:
vErrors.concat(validate49.errors),errors=vErrors.length);var _valid0=_errs15===errors;_valid0&&(valid5=!0,passing0=0);let _errs16=errors;if(data4!==null){let err0={
instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}var _valid0=_errs16===errors;if(_valid0&&valid5?(valid5=!1,passing0=[passing0,1]):_valid0&&(valid5=!0,passing0=1),valid5)errors=
_errs14,vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null);else{let err1={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate64.
errors=vErrors,!1}var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.head!==void 0&&func0.call(data,"head")){let data5=data.head,_errs18=errors,_errs19=errors,
valid6=!1,passing1=null,_errs20=errors;validate49(data5,{instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate49.errors:vErrors.concat(validate49.errors),errors=vErrors.length);var _valid1=_errs20===errors;_valid1&&(valid6=!0,passing1=0);
let _errs21=errors;if(data5!==null){let err2={instancePath:instancePath+"/head",schemaPath:"#/properties/head/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs21===errors;if(_valid1&&valid6?(valid6=!1,passing1=[passing1,
1]):_valid1&&(valid6=!0,passing1=1),valid6)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:vErrors=null);else{let err3={instancePath:instancePath+
"/head",schemaPath:"#/properties/head/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++,validate64.errors=vErrors,!1}var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.dependency!==void 0&&
func0.call(data,"dependency")){let data6=data.dependency,_errs23=errors,_errs24=errors,valid7=!1,passing2=null,_errs25=errors;if(errors===errors)if(data6&&typeof data6==
"object"&&!Array.isArray(data6)){let missing1;if((data6.name===void 0||!func0.call(data6,"name"))&&(missing1="name")||(data6.from===void 0||!func0.call(data6,"f\
rom"))&&(missing1="from")||(data6.to===void 0||!func0.call(data6,"to"))&&(missing1="to")){let err4={instancePath:instancePath+"/dependency",schemaPath:"#/$defs/\
dependencyChange/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}else{let _errs28=errors;for(let key1 of Object.keys(data6))if(!(key1==="name"||key1==="from"||key1==="to")){let err5={instancePath:instancePath+
"/dependency",schemaPath:"#/$defs/dependencyChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have \
additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++;break}if(_errs28===errors){if(data6.name!==void 0&&func0.call(data6,"name")){let data7=data6.
name,_errs29=errors;if(errors===_errs29)if(typeof data7=="string"){if(func86(data7)<1){let err6={instancePath:instancePath+"/dependency/name",schemaPath:"#/$def\
s/dependencyChange/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/dependency/name",schemaPath:"#/$defs/dependencyChange/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var valid9=_errs29===errors}else var valid9=!0;if(valid9){
if(data6.from!==void 0&&func0.call(data6,"from")){let data8=data6.from,_errs31=errors;if(typeof data8!="string"&&data8!==null){let err8={instancePath:instancePath+
"/dependency/from",schemaPath:"#/$defs/dependencyChange/properties/from/type",keyword:"type",params:{type:schema86.properties.from.type},message:"must be string\
,null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var valid9=_errs31===errors}else var valid9=!0;if(valid9)if(data6.to!==void 0&&func0.call(data6,
"to")){let data9=data6.to,_errs33=errors;if(typeof data9!="string"&&data9!==null){let err9={instancePath:instancePath+"/dependency/to",schemaPath:"#/$defs/depen\
dencyChange/properties/to/type",keyword:"type",params:{type:schema86.properties.to.type},message:"must be string,null"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}var valid9=_errs33===errors}else var valid9=!0}}}}else{let err10={instancePath:instancePath+"/dependency",schemaPath:"#/$defs/dependencyChange/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs25===errors;_valid2&&
(valid7=!0,passing2=0);let _errs35=errors;if(data6!==null){let err11={instancePath:instancePath+"/dependency",schemaPath:"#/properties/dependency/oneOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var _valid2=_errs35===errors;if(_valid2&&
valid7?(valid7=!1,passing2=[passing2,1]):_valid2&&(valid7=!0,passing2=1),valid7)errors=_errs24,vErrors!==null&&(_errs24?vErrors.length=_errs24:vErrors=null);else{
let err12={instancePath:instancePath+"/dependency",schemaPath:"#/properties/dependency/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must mat\
ch exactly one schema in oneOf"};return vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,validate64.errors=vErrors,!1}var valid0=_errs23===errors}else
var valid0=!0;if(valid0){if(data.effects!==void 0&&func0.call(data,"effects")){let data10=data.effects,_errs37=errors;if(errors===_errs37)if(Array.isArray(data10)){
if(data10.length<1)return validate64.errors=[{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var valid10=!0;let len0=data10.length;for(let i0=0;i0<len0;i0++){let data11=data10[i0],_errs39=errors;if(errors===
errors)if(typeof data11=="string"){if(!pattern10.test(data11))return validate64.errors=[{instancePath:instancePath+"/effects/"+i0,schemaPath:"#/$defs/digest/pat\
tern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate64.errors=[{instancePath:instancePath+
"/effects/"+i0,schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid10=_errs39===errors;if(!valid10)break}}}else
return validate64.errors=[{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"}],!1;var valid0=_errs37===errors}else var valid0=!0;if(valid0){if(data.excerpts!==void 0&&func0.call(data,"excerpts")){let _errs42=errors;validate60(data.excerpts,
{instancePath:instancePath+"/excerpts",parentData:data,parentDataProperty:"excerpts",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate60.errors:vErrors.
concat(validate60.errors),errors=vErrors.length);var valid0=_errs42===errors}else var valid0=!0;if(valid0){if(data.touched!==void 0&&func0.call(data,"touched")){
let data13=data.touched,_errs43=errors;if(errors===_errs43)if(Array.isArray(data13)){var valid12=!0;let len1=data13.length;for(let i1=0;i1<len1;i1++){let data14=data13[i1],
_errs45=errors;if(errors===errors)if(typeof data14=="string"){if(!pattern9.test(data14))return validate64.errors=[{instancePath:instancePath+"/touched/"+i1,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/touched/"+i1,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs45===errors;if(!valid12)break}}else return validate64.errors=
[{instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs43===
errors}else var valid0=!0;if(valid0)if(data.routes!==void 0&&func0.call(data,"routes")){let data15=data.routes,_errs48=errors;if(errors===_errs48)if(Array.isArray(
data15)){if(data15.length>50)return validate64.errors=[{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{
limit:50},message:"must NOT have more than 50 items"}],!1;if(data15.length<1)return validate64.errors=[{instancePath:instancePath+"/routes",schemaPath:"#/proper\
ties/routes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid14=!0;let len2=data15.length;for(let i2=0;i2<
len2;i2++){let data16=data15[i2],_errs50=errors;if(errors===_errs50)if(data16&&typeof data16=="object"&&!Array.isArray(data16)){let missing2;if((data16.path===void 0||
!func0.call(data16,"path"))&&(missing2="path")||(data16.through===void 0||!func0.call(data16,"through"))&&(missing2="through"))return validate64.errors=[{instancePath:instancePath+
"/routes/"+i2,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+
"'"}],!1;{let _errs52=errors;for(let key2 of Object.keys(data16))if(!(key2==="path"||key2==="through"))return validate64.errors=[{instancePath:instancePath+"/ro\
utes/"+i2,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have add\
itional properties"}],!1;if(_errs52===errors){if(data16.path!==void 0&&func0.call(data16,"path")){let data17=data16.path,_errs53=errors;if(errors===errors)if(typeof data17==
"string"){if(!pattern9.test(data17))return validate64.errors=[{instancePath:instancePath+"/routes/"+i2+"/path",schemaPath:"#/$defs/path/pattern",keyword:"patter\
n",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\\
.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/routes/"+i2+"/path",schemaPath:"#/$defs/path/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var valid15=_errs53===errors}else var valid15=!0;if(valid15)if(data16.through!==void 0&&func0.call(data16,
"through")){let data18=data16.through,_errs56=errors;if(errors===_errs56)if(Array.isArray(data18)){if(data18.length>10)return validate64.errors=[{instancePath:instancePath+
"/routes/"+i2+"/through",schemaPath:"#/properties/routes/items/properties/through/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more tha\
n 10 items"}],!1;if(data18.length<1)return validate64.errors=[{instancePath:instancePath+"/routes/"+i2+"/through",schemaPath:"#/properties/routes/items/properti\
es/through/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid17=!0;let len3=data18.length;for(let i3=0;i3<
len3;i3++){let data19=data18[i3],_errs58=errors;if(errors===errors)if(typeof data19=="string"){if(!pattern9.test(data19))return validate64.errors=[{instancePath:instancePath+
"/routes/"+i2+"/through/"+i3,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]\
+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+
"/routes/"+i2+"/through/"+i3,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs58===errors;if(!valid17)
break}}}else return validate64.errors=[{instancePath:instancePath+"/routes/"+i2+"/through",schemaPath:"#/properties/routes/items/properties/through/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid15=_errs56===errors}else var valid15=!0}}}else return validate64.errors=[{instancePath:instancePath+
"/routes/"+i2,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs50===errors;if(!valid14)
break}}}else return validate64.errors=[{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs48===errors}else var valid0=!0}}}}}}}}}}}}else return validate64.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate64.errors=vErrors,errors===0}validate64.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema111={
type:"object",additionalProperties:!1,required:["side","server","source","code","severity","message","path","range","symbol"],properties:{side:{$ref:"#/$defs/si\
de"},reason:{const:"dependencies-missing"},server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","null"]},severity:{$ref:"#/$def\
s/severity"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"}}},schema112={enum:["base","head"]};function validate69(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
side===void 0||!func0.call(data,"side"))&&(missing0="side")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.source===void 0||!func0.
call(data,"source"))&&(missing0="source")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.severity===void 0||!func0.call(data,"severit\
y"))&&(missing0="severity")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.path===void 0||!func0.call(data,"path"))&&(missing0=
"path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol"))return validate69.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func0.call(schema111.properties,key0))return validate69.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.side!==void 0&&func0.call(
data,"side")){let data0=data.side,_errs2=errors;if(!(data0==="base"||data0==="head"))return validate69.errors=[{instancePath:instancePath+"/side",schemaPath:"#/\
$defs/side/enum",keyword:"enum",params:{allowedValues:schema112.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.reason!==void 0&&func0.call(data,"reason")){let _errs4=errors;if(data.reason!=="dependencies-missing")return validate69.errors=[{instancePath:instancePath+
"/reason",schemaPath:"#/properties/reason/const",keyword:"const",params:{allowedValue:"dependencies-missing"},message:"must be equal to constant"}],!1;var valid0=_errs4===
errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data2=data.server,_errs5=errors;if(errors===errors)if(typeof data2==
"string"){if(!pattern8.test(data2))return validate69.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate69.errors=[{instancePath:instancePath+"/server",
schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.source!==void 0&&func0.call(data,"source")){let data3=data.source,_errs8=errors;if(typeof data3!="string"&&data3!==null)return validate69.errors=[{instancePath:instancePath+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema111.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs8===
errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data4=data.code,_errs10=errors;if(typeof data4!="string"&&data4!==null)
return validate69.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema111.properties.code.type},message:"\
must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data5=data.severity,
_errs12=errors;if(!(data5==="error"||data5==="warning"||data5==="information"||data5==="hint"))return validate69.errors=[{instancePath:instancePath+"/severity",
schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues:schema72.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs12===
errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let _errs14=errors;if(typeof data.message!="string")return validate69.
errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs14===
errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data7=data.path,_errs16=errors;if(errors===errors)if(typeof data7=="str\
ing"){if(!pattern9.test(data7))return validate69.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"\
^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0\
000]+)*$"'}],!1}else return validate69.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs19=errors;validate47(data.
range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.errors:vErrors.
concat(validate47.errors),errors=vErrors.length);var valid0=_errs19===errors}else var valid0=!0;if(valid0)if(data.symbol!==void 0&&func0.call(data,"symbol")){let data9=data.
symbol,_errs20=errors,_errs21=errors;if(typeof data9!="string"&&data9!==null)return validate69.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/\
symbol/type",keyword:"type",params:{type:schema79.type},message:"must be string,null"}],!1;if(errors===_errs21&&typeof data9=="string"&&func86(data9)<1)return validate69.
errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"}],!1;var valid0=_errs20===errors}else var valid0=!0}}}}}}}}}}}else return validate69.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate69.errors=vErrors,errors===0}validate69.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate72(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.side===void 0||!func0.call(data,"side"))&&(missing0="side")||(data.path===void 0||!func0.
call(data,"path"))&&(missing0="path")||(data.reason===void 0||!func0.call(data,"reason"))&&(missing0="reason"))return validate72.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="server"||key0==="side"||key0==="path"||key0==="reason"||key0==="why"))return validate72.errors=[{instancePath,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.server!==
void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate72.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must mat\
ch pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate72.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let data1=data.
side,_errs5=errors;if(!(data1==="base"||data1==="head"))return validate72.errors=[{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"enu\
m",params:{allowedValues:schema112.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.
path!==void 0&&func0.call(data,"path")){let data2=data.path,_errs7=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern9.test(data2))return validate72.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate72.errors=[
{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else
var valid0=!0;if(valid0){if(data.reason!==void 0&&func0.call(data,"reason")){let data3=data.reason,_errs10=errors;if(errors===_errs10)if(typeof data3=="string"){
if(func86(data3)<1)return validate72.errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate72.errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0)if(data.why!==void 0&&func0.call(data,"why")){
let data4=data.why,_errs12=errors;if(errors===_errs12)if(typeof data4=="string"){if(func86(data4)<1)return validate72.errors=[{instancePath:instancePath+"/why",
schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate72.errors=
[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs12===errors}else
var valid0=!0}}}}}}else return validate72.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate72.
errors=vErrors,errors===0}validate72.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema121={type:"object",additionalProperties:!1,required:["headli\
ne","pr-v1","pr-v2","relevantFiles","diagnostics","unearned","safety","confidence"],properties:{headline:{$ref:"#/$defs/rewardVersion"},rule:{enum:[1,2]},"pr-v1":{
$ref:"#/$defs/processReward"},"pr-v2":{$ref:"#/$defs/processReward"},relevantFiles:{$ref:"#/$defs/count"},relevant:{type:"array",items:{$ref:"#/$defs/path"}},diagnostics:{
type:"object",additionalProperties:!1,required:["base","head"],properties:{base:{$ref:"#/$defs/count"},head:{$ref:"#/$defs/count"}}},unearned:{type:"array",items:{
type:"object",additionalProperties:!1,required:["why","count"],properties:{why:{type:"string",minLength:1},count:{$ref:"#/$defs/count"}}}},safety:{type:"array",
items:{type:"object",additionalProperties:!1,required:["name","ok","detail"],properties:{name:{$ref:"#/$defs/code"},ok:{type:"boolean"},detail:{type:"string",minLength:1}}}},
confidence:{type:"object",additionalProperties:!1,required:["minimum","symbols"],properties:{minimum:{$ref:"#/$defs/share"},symbols:{type:"array",items:{type:"o\
bject",additionalProperties:!1,required:["path","symbol","confidence","status"],properties:{path:{$ref:"#/$defs/path"},symbol:{type:"string",minLength:1},confidence:{
$ref:"#/$defs/share"},status:{enum:["found","ambiguous","deleted","not-found"]},score:{$ref:"#/$defs/share"},tied:{type:"integer",minimum:2},gone:{const:!0}}}},
threshold:{$ref:"#/$defs/share"}}}}},schema122={enum:["pr-v1","pr-v2"]},schema123={type:"object",additionalProperties:!1,required:["r","components","weights","e\
xplanation"],properties:{r:{type:"number"},components:{type:"object",additionalProperties:!1,required:["diag_delta","safety","ambiguity_penalty","alpha_conf"],properties:{
diag_delta:{type:"integer"},safety:{enum:[0,1]},ambiguity_penalty:{$ref:"#/$defs/share"},alpha_conf:{$ref:"#/$defs/share"}}},weights:{$ref:"#/$defs/weights"},explanation:{
type:"string",minLength:1}}};function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate75.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.r===void 0||!func0.call(data,"r"))&&(missing0="r")||(data.components===void 0||!func0.call(data,"component\
s"))&&(missing0="components")||(data.weights===void 0||!func0.call(data,"weights"))&&(missing0="weights")||(data.explanation===void 0||!func0.call(data,"explana\
tion"))&&(missing0="explanation"))return validate75.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="r"||key0==="components"||key0==="weights"||key0===
"explanation"))return validate75.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"}],!1;if(_errs1===errors){if(data.r!==void 0&&func0.call(data,"r")){let data0=data.r,_errs2=errors;if(!(typeof data0=="numbe\
r"&&isFinite(data0)))return validate75.errors=[{instancePath:instancePath+"/r",schemaPath:"#/properties/r/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.components!==void 0&&func0.call(data,"components")){let data1=data.components,
_errs4=errors;if(errors===_errs4)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){let missing1;if((data1.diag_delta===void 0||!func0.call(data1,"diag_de\
lta"))&&(missing1="diag_delta")||(data1.safety===void 0||!func0.call(data1,"safety"))&&(missing1="safety")||(data1.ambiguity_penalty===void 0||!func0.call(data1,
"ambiguity_penalty"))&&(missing1="ambiguity_penalty")||(data1.alpha_conf===void 0||!func0.call(data1,"alpha_conf"))&&(missing1="alpha_conf"))return validate75.errors=
[{instancePath:instancePath+"/components",schemaPath:"#/properties/components/required",keyword:"required",params:{missingProperty:missing1},message:"must have \
required property '"+missing1+"'"}],!1;{let _errs6=errors;for(let key1 of Object.keys(data1))if(!(key1==="diag_delta"||key1==="safety"||key1==="ambiguity_penalt\
y"||key1==="alpha_conf"))return validate75.errors=[{instancePath:instancePath+"/components",schemaPath:"#/properties/components/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs6===errors){if(data1.diag_delta!==void 0&&func0.
call(data1,"diag_delta")){let data2=data1.diag_delta,_errs7=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate75.errors=
[{instancePath:instancePath+"/components/diag_delta",schemaPath:"#/properties/components/properties/diag_delta/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;var valid1=_errs7===errors}else var valid1=!0;if(valid1){if(data1.safety!==void 0&&func0.call(data1,"safety")){let data3=data1.safety,_errs9=errors;
if(!(data3===0||data3===1))return validate75.errors=[{instancePath:instancePath+"/components/safety",schemaPath:"#/properties/components/properties/safety/enum",
keyword:"enum",params:{allowedValues:schema123.properties.components.properties.safety.enum},message:"must be equal to one of the allowed values"}],!1;var valid1=_errs9===
errors}else var valid1=!0;if(valid1){if(data1.ambiguity_penalty!==void 0&&func0.call(data1,"ambiguity_penalty")){let data4=data1.ambiguity_penalty,_errs10=errors;
if(errors===errors)if(typeof data4=="number"&&isFinite(data4)){if(data4>1||isNaN(data4))return validate75.errors=[{instancePath:instancePath+"/components/ambigu\
ity_penalty",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data4<0||isNaN(data4))return validate75.
errors=[{instancePath:instancePath+"/components/ambiguity_penalty",schemaPath:"#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}else return validate75.errors=[{instancePath:instancePath+"/components/ambiguity_penalty",schemaPath:"#/$defs/share/type",keyword:"type",params:{
type:"number"},message:"must be number"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1)if(data1.alpha_conf!==void 0&&func0.call(data1,"alpha_conf")){
let data5=data1.alpha_conf,_errs13=errors;if(errors===errors)if(typeof data5=="number"&&isFinite(data5)){if(data5>1||isNaN(data5))return validate75.errors=[{instancePath:instancePath+
"/components/alpha_conf",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data5<0||isNaN(data5))
return validate75.errors=[{instancePath:instancePath+"/components/alpha_conf",schemaPath:"#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}else return validate75.errors=[{instancePath:instancePath+"/components/alpha_conf",schemaPath:"#/$defs/share/type",keyword:"type",params:{
type:"number"},message:"must be number"}],!1;var valid1=_errs13===errors}else var valid1=!0}}}}}else return validate75.errors=[{instancePath:instancePath+"/comp\
onents",schemaPath:"#/properties/components/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs4===errors}else var valid0=!0;
if(valid0){if(data.weights!==void 0&&func0.call(data,"weights")){let data6=data.weights,_errs16=errors;if(errors===errors)if(data6&&typeof data6=="object"&&!Array.
isArray(data6)){let missing2;if((data6.alpha===void 0||!func0.call(data6,"alpha"))&&(missing2="alpha")||(data6.beta===void 0||!func0.call(data6,"beta"))&&(missing2=
"beta")||(data6.gamma===void 0||!func0.call(data6,"gamma"))&&(missing2="gamma"))return validate75.errors=[{instancePath:instancePath+"/weights",schemaPath:"#/$d\
efs/weights/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs19=errors;for(let key2 of Object.
keys(data6))if(!(key2==="alpha"||key2==="beta"||key2==="gamma"))return validate75.errors=[{instancePath:instancePath+"/weights",schemaPath:"#/$defs/weights/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs19===errors){if(data6.
alpha!==void 0&&func0.call(data6,"alpha")){let data7=data6.alpha,_errs20=errors;if(errors===_errs20)if(typeof data7=="number"&&isFinite(data7)){if(data7<0||isNaN(
data7))return validate75.errors=[{instancePath:instancePath+"/weights/alpha",schemaPath:"#/$defs/weights/properties/alpha/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}else return validate75.errors=[{instancePath:instancePath+"/weights/alpha",schemaPath:"#/$defs/weights/properties/alpha\
/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid5=_errs20===errors}else var valid5=!0;if(valid5){if(data6.beta!==void 0&&func0.
call(data6,"beta")){let data8=data6.beta,_errs22=errors;if(errors===_errs22)if(typeof data8=="number"&&isFinite(data8)){if(data8<0||isNaN(data8))return validate75.
errors=[{instancePath:instancePath+"/weights/beta",schemaPath:"#/$defs/weights/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}else return validate75.errors=[{instancePath:instancePath+"/weights/beta",schemaPath:"#/$defs/weights/properties/beta/type",keyword:"type",params:{
type:"number"},message:"must be number"}],!1;var valid5=_errs22===errors}else var valid5=!0;if(valid5)if(data6.gamma!==void 0&&func0.call(data6,"gamma")){let data9=data6.
gamma,_errs24=errors;if(errors===_errs24)if(typeof data9=="number"&&isFinite(data9)){if(data9<0||isNaN(data9))return validate75.errors=[{instancePath:instancePath+
"/weights/gamma",schemaPath:"#/$defs/weights/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate75.
errors=[{instancePath:instancePath+"/weights/gamma",schemaPath:"#/$defs/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber"}],!1;var valid5=_errs24===errors}else var valid5=!0}}}}else return validate75.errors=[{instancePath:instancePath+"/weights",schemaPath:"#/$defs/weights/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0)if(data.explanation!==void 0&&func0.
call(data,"explanation")){let data10=data.explanation,_errs26=errors;if(errors===_errs26)if(typeof data10=="string"){if(func86(data10)<1)return validate75.errors=
[{instancePath:instancePath+"/explanation",schemaPath:"#/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"}],!1}else return validate75.errors=[{instancePath:instancePath+"/explanation",schemaPath:"#/properties/explanation/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs26===errors}else var valid0=!0}}}}}else return validate75.errors=[{instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate75.errors=vErrors,errors===0}validate75.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate74.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.headline===void 0||!func0.call(data,"headline"))&&(missing0="headline")||(data["pr-v1"]===void 0||!func0.call(data,"pr-v1"))&&(missing0=
"pr-v1")||(data["pr-v2"]===void 0||!func0.call(data,"pr-v2"))&&(missing0="pr-v2")||(data.relevantFiles===void 0||!func0.call(data,"relevantFiles"))&&(missing0="\
relevantFiles")||(data.diagnostics===void 0||!func0.call(data,"diagnostics"))&&(missing0="diagnostics")||(data.unearned===void 0||!func0.call(data,"unearned"))&&
(missing0="unearned")||(data.safety===void 0||!func0.call(data,"safety"))&&(missing0="safety")||(data.confidence===void 0||!func0.call(data,"confidence"))&&(missing0=
"confidence"))return validate74.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required p\
roperty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema121.properties,key0))return validate74.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.headline!==void 0&&func0.call(data,"headline")){let data0=data.headline,_errs2=errors;if(!(data0==="pr-v1"||data0==="pr-v2"))return validate74.errors=
[{instancePath:instancePath+"/headline",schemaPath:"#/$defs/rewardVersion/enum",keyword:"enum",params:{allowedValues:schema122.enum},message:"must be equal to o\
ne of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.rule!==void 0&&func0.call(data,"rule")){let data1=data.rule,_errs4=errors;
if(!(data1===1||data1===2))return validate74.errors=[{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues:schema121.
properties.rule.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data["pr-v1"]!==void 0&&
func0.call(data,"pr-v1")){let _errs5=errors;validate75(data["pr-v1"],{instancePath:instancePath+"/pr-v1",parentData:data,parentDataProperty:"pr-v1",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate75.errors:vErrors.concat(validate75.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data["\
pr-v2"]!==void 0&&func0.call(data,"pr-v2")){let _errs6=errors;validate75(data["pr-v2"],{instancePath:instancePath+"/pr-v2",parentData:data,parentDataProperty:"p\
r-v2",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate75.errors:vErrors.concat(validate75.errors),errors=vErrors.length);var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.relevantFiles!==void 0&&func0.call(data,"relevantFiles")){let data4=data.relevantFiles,_errs7=errors,_errs8=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate74.errors=[{instancePath:instancePath+"/relevantFiles",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate74.errors=[{instancePath:instancePath+"/relevantFiles",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate74.errors=[{instancePath:instancePath+"/relevantFiles",schemaPath:"#/$defs/co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.relevant!==
void 0&&func0.call(data,"relevant")){let data5=data.relevant,_errs10=errors;if(errors===_errs10)if(Array.isArray(data5)){var valid3=!0;let len0=data5.length;for(let i0=0;i0<
len0;i0++){let data6=data5[i0],_errs12=errors;if(errors===errors)if(typeof data6=="string"){if(!pattern9.test(data6))return validate74.errors=[{instancePath:instancePath+
"/relevant/"+i0,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'\
must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate74.errors=[{instancePath:instancePath+"/re\
levant/"+i0,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs12===errors;if(!valid3)break}}else
return validate74.errors=[{instancePath:instancePath+"/relevant",schemaPath:"#/properties/relevant/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.diagnostics!==void 0&&func0.call(data,"diagnostics")){let data7=data.diagnostics,_errs15=errors;
if(errors===_errs15)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if((data7.base===void 0||!func0.call(data7,"base"))&&(missing1="base")||
(data7.head===void 0||!func0.call(data7,"head"))&&(missing1="head"))return validate74.errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties\
/diagnostics/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs17=errors;for(let key1 of Object.
keys(data7))if(!(key1==="base"||key1==="head"))return validate74.errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs17===errors){if(data7.base!==
void 0&&func0.call(data7,"base")){let data8=data7.base,_errs18=errors,_errs19=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate74.
errors=[{instancePath:instancePath+"/diagnostics/base",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs19&&typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate74.errors=[{instancePath:instancePath+"/diagnostics/bas\
e",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(
data8))return validate74.errors=[{instancePath:instancePath+"/diagnostics/base",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid5=_errs18===errors}else var valid5=!0;if(valid5)if(data7.head!==void 0&&func0.call(data7,"head")){let data9=data7.head,_errs21=errors,
_errs22=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate74.errors=[{instancePath:instancePath+"/diagnostics/head",
schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs22&&typeof data9=="number"&&isFinite(data9)){
if(data9>9007199254740991||isNaN(data9))return validate74.errors=[{instancePath:instancePath+"/diagnostics/head",schemaPath:"#/$defs/count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data9<0||isNaN(data9))return validate74.errors=[{instancePath:instancePath+
"/diagnostics/head",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid5=_errs21===errors}else
var valid5=!0}}}else return validate74.errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs15===errors}else var valid0=!0;if(valid0){if(data.unearned!==void 0&&func0.call(data,"unearned")){let data10=data.
unearned,_errs24=errors;if(errors===_errs24)if(Array.isArray(data10)){var valid8=!0;let len1=data10.length;for(let i1=0;i1<len1;i1++){let data11=data10[i1],_errs26=errors;
if(errors===_errs26)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing2;if((data11.why===void 0||!func0.call(data11,"why"))&&(missing2="why")||
(data11.count===void 0||!func0.call(data11,"count"))&&(missing2="count"))return validate74.errors=[{instancePath:instancePath+"/unearned/"+i1,schemaPath:"#/prop\
erties/unearned/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs28=errors;
for(let key2 of Object.keys(data11))if(!(key2==="why"||key2==="count"))return validate74.errors=[{instancePath:instancePath+"/unearned/"+i1,schemaPath:"#/proper\
ties/unearned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs28===
errors){if(data11.why!==void 0&&func0.call(data11,"why")){let data12=data11.why,_errs29=errors;if(errors===_errs29)if(typeof data12=="string"){if(func86(data12)<
1)return validate74.errors=[{instancePath:instancePath+"/unearned/"+i1+"/why",schemaPath:"#/properties/unearned/items/properties/why/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate74.errors=[{instancePath:instancePath+"/unearned/"+i1+"/why",schemaPath:"\
#/properties/unearned/items/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs29===errors}else var valid9=!0;
if(valid9)if(data11.count!==void 0&&func0.call(data11,"count")){let data13=data11.count,_errs31=errors,_errs32=errors;if(!(typeof data13=="number"&&!(data13%1)&&
!isNaN(data13)&&isFinite(data13)))return validate74.errors=[{instancePath:instancePath+"/unearned/"+i1+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs32&&typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||isNaN(data13))return validate74.
errors=[{instancePath:instancePath+"/unearned/"+i1+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data13<0||isNaN(data13))return validate74.errors=[{instancePath:instancePath+"/unearned/"+i1+"/count",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid9=_errs31===errors}else var valid9=!0}}}else return validate74.
errors=[{instancePath:instancePath+"/unearned/"+i1,schemaPath:"#/properties/unearned/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid8=_errs26===errors;if(!valid8)break}}else return validate74.errors=[{instancePath:instancePath+"/unearned",schemaPath:"#/properties/unearned/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs24===errors}else var valid0=!0;if(valid0){if(data.safety!==void 0&&func0.call(data,"saf\
ety")){let data14=data.safety,_errs34=errors;if(errors===_errs34)if(Array.isArray(data14)){var valid11=!0;let len2=data14.length;for(let i2=0;i2<len2;i2++){let data15=data14[i2],
_errs36=errors;if(errors===_errs36)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){let missing3;if((data15.name===void 0||!func0.call(data15,"name"))&&
(missing3="name")||(data15.ok===void 0||!func0.call(data15,"ok"))&&(missing3="ok")||(data15.detail===void 0||!func0.call(data15,"detail"))&&(missing3="detail"))
return validate74.errors=[{instancePath:instancePath+"/safety/"+i2,schemaPath:"#/properties/safety/items/required",keyword:"required",params:{missingProperty:missing3},
message:"must have required property '"+missing3+"'"}],!1;{let _errs38=errors;for(let key3 of Object.keys(data15))if(!(key3==="name"||key3==="ok"||key3==="detai\
l"))return validate74.errors=[{instancePath:instancePath+"/safety/"+i2,schemaPath:"#/properties/safety/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs38===errors){if(data15.name!==void 0&&func0.call(data15,"name")){let data16=data15.
name,_errs39=errors;if(errors===errors)if(typeof data16=="string"){if(!pattern4.test(data16))return validate74.errors=[{instancePath:instancePath+"/safety/"+i2+
"/name",schemaPath:"#/$defs/code/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else
return validate74.errors=[{instancePath:instancePath+"/safety/"+i2+"/name",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid12=_errs39===errors}else var valid12=!0;if(valid12){if(data15.ok!==void 0&&func0.call(data15,"ok")){let _errs42=errors;if(typeof data15.ok!=
"boolean")return validate74.errors=[{instancePath:instancePath+"/safety/"+i2+"/ok",schemaPath:"#/properties/safety/items/properties/ok/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"}],!1;var valid12=_errs42===errors}else var valid12=!0;if(valid12)if(data15.detail!==void 0&&func0.call(data15,"detail")){
let data18=data15.detail,_errs44=errors;if(errors===_errs44)if(typeof data18=="string"){if(func86(data18)<1)return validate74.errors=[{instancePath:instancePath+
"/safety/"+i2+"/detail",schemaPath:"#/properties/safety/items/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"}],!1}else return validate74.errors=[{instancePath:instancePath+"/safety/"+i2+"/detail",schemaPath:"#/properties/safety/items/properties/detail/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs44===errors}else var valid12=!0}}}}else return validate74.errors=[{instancePath:instancePath+
"/safety/"+i2,schemaPath:"#/properties/safety/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid11=_errs36===errors;if(!valid11)
break}}else return validate74.errors=[{instancePath:instancePath+"/safety",schemaPath:"#/properties/safety/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"}],!1;var valid0=_errs34===errors}else var valid0=!0;if(valid0)if(data.confidence!==void 0&&func0.call(data,"confidence")){let data19=data.confidence,
_errs46=errors;if(errors===_errs46)if(data19&&typeof data19=="object"&&!Array.isArray(data19)){let missing4;if((data19.minimum===void 0||!func0.call(data19,"min\
imum"))&&(missing4="minimum")||(data19.symbols===void 0||!func0.call(data19,"symbols"))&&(missing4="symbols"))return validate74.errors=[{instancePath:instancePath+
"/confidence",schemaPath:"#/properties/confidence/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+
"'"}],!1;{let _errs48=errors;for(let key4 of Object.keys(data19))if(!(key4==="minimum"||key4==="symbols"||key4==="threshold"))return validate74.errors=[{instancePath:instancePath+
"/confidence",schemaPath:"#/properties/confidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have a\
dditional properties"}],!1;if(_errs48===errors){if(data19.minimum!==void 0&&func0.call(data19,"minimum")){let data20=data19.minimum,_errs49=errors;if(errors===errors)
if(typeof data20=="number"&&isFinite(data20)){if(data20>1||isNaN(data20))return validate74.errors=[{instancePath:instancePath+"/confidence/minimum",schemaPath:"\
#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data20<0||isNaN(data20))return validate74.errors=[{instancePath:instancePath+
"/confidence/minimum",schemaPath:"#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate74.errors=
[{instancePath:instancePath+"/confidence/minimum",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid14=_errs49===
errors}else var valid14=!0;if(valid14){if(data19.symbols!==void 0&&func0.call(data19,"symbols")){let data21=data19.symbols,_errs52=errors;if(errors===_errs52)if(Array.
isArray(data21)){var valid16=!0;let len3=data21.length;for(let i3=0;i3<len3;i3++){let data22=data21[i3],_errs54=errors;if(errors===_errs54)if(data22&&typeof data22==
"object"&&!Array.isArray(data22)){let missing5;if((data22.path===void 0||!func0.call(data22,"path"))&&(missing5="path")||(data22.symbol===void 0||!func0.call(data22,
"symbol"))&&(missing5="symbol")||(data22.confidence===void 0||!func0.call(data22,"confidence"))&&(missing5="confidence")||(data22.status===void 0||!func0.call(data22,
"status"))&&(missing5="status"))return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3,schemaPath:"#/properties/confidence/properties/sy\
mbols/items/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs56=errors;for(let key5 of Object.
keys(data22))if(!(key5==="path"||key5==="symbol"||key5==="confidence"||key5==="status"||key5==="score"||key5==="tied"||key5==="gone"))return validate74.errors=[
{instancePath:instancePath+"/confidence/symbols/"+i3,schemaPath:"#/properties/confidence/properties/symbols/items/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs56===errors){if(data22.path!==void 0&&func0.call(data22,"path")){
let data23=data22.path,_errs57=errors;if(errors===errors)if(typeof data23=="string"){if(!pattern9.test(data23))return validate74.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i3+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u\
0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate74.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i3+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs57===errors}else
var valid17=!0;if(valid17){if(data22.symbol!==void 0&&func0.call(data22,"symbol")){let data24=data22.symbol,_errs60=errors;if(errors===_errs60)if(typeof data24==
"string"){if(func86(data24)<1)return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/symbol",schemaPath:"#/properties/confidence/prope\
rties/symbols/items/properties/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate74.
errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/symbol",schemaPath:"#/properties/confidence/properties/symbols/items/properties/symbol/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs60===errors}else var valid17=!0;if(valid17){if(data22.confidence!==void 0&&func0.call(
data22,"confidence")){let data25=data22.confidence,_errs62=errors;if(errors===errors)if(typeof data25=="number"&&isFinite(data25)){if(data25>1||isNaN(data25))return validate74.
errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/confidence",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"}],!1;if(data25<0||isNaN(data25))return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/confidence",schemaPath:"\
#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate74.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i3+"/confidence",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid17=_errs62===
errors}else var valid17=!0;if(valid17){if(data22.status!==void 0&&func0.call(data22,"status")){let data26=data22.status,_errs65=errors;if(!(data26==="found"||data26===
"ambiguous"||data26==="deleted"||data26==="not-found"))return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/status",schemaPath:"#/pr\
operties/confidence/properties/symbols/items/properties/status/enum",keyword:"enum",params:{allowedValues:schema121.properties.confidence.properties.symbols.items.
properties.status.enum},message:"must be equal to one of the allowed values"}],!1;var valid17=_errs65===errors}else var valid17=!0;if(valid17){if(data22.score!==
void 0&&func0.call(data22,"score")){let data27=data22.score,_errs66=errors;if(errors===errors)if(typeof data27=="number"&&isFinite(data27)){if(data27>1||isNaN(data27))
return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/score",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"}],!1;if(data27<0||isNaN(data27))return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/score",schemaPath:"\
#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate74.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i3+"/score",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid17=_errs66===errors}else
var valid17=!0;if(valid17){if(data22.tied!==void 0&&func0.call(data22,"tied")){let data28=data22.tied,_errs69=errors;if(!(typeof data28=="number"&&!(data28%1)&&
!isNaN(data28)&&isFinite(data28)))return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/tied",schemaPath:"#/properties/confidence/pro\
perties/symbols/items/properties/tied/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs69&&typeof data28=="number"&&
isFinite(data28)&&(data28<2||isNaN(data28)))return validate74.errors=[{instancePath:instancePath+"/confidence/symbols/"+i3+"/tied",schemaPath:"#/properties/conf\
idence/properties/symbols/items/properties/tied/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"}],!1;var valid17=_errs69===errors}else
var valid17=!0;if(valid17)if(data22.gone!==void 0&&func0.call(data22,"gone")){let _errs71=errors;if(data22.gone!==!0)return validate74.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i3+"/gone",schemaPath:"#/properties/confidence/properties/symbols/items/properties/gone/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"}],!1;var valid17=_errs71===errors}else var valid17=!0}}}}}}}}else return validate74.errors=[{instancePath:instancePath+"/confidence/s\
ymbols/"+i3,schemaPath:"#/properties/confidence/properties/symbols/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid16=_errs54===
errors;if(!valid16)break}}else return validate74.errors=[{instancePath:instancePath+"/confidence/symbols",schemaPath:"#/properties/confidence/properties/symbols\
/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid14=_errs52===errors}else var valid14=!0;if(valid14)if(data19.threshold!==void 0&&
func0.call(data19,"threshold")){let data30=data19.threshold,_errs72=errors;if(errors===errors)if(typeof data30=="number"&&isFinite(data30)){if(data30>1||isNaN(data30))
return validate74.errors=[{instancePath:instancePath+"/confidence/threshold",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"}],!1;if(data30<0||isNaN(data30))return validate74.errors=[{instancePath:instancePath+"/confidence/threshold",schemaPath:"#/$defs/share/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate74.errors=[{instancePath:instancePath+"/confidence/thr\
eshold",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid14=_errs72===errors}else var valid14=!0}}}}else
return validate74.errors=[{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;var valid0=_errs46===errors}else var valid0=!0}}}}}}}}}}}else return validate74.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate74.errors=vErrors,errors===0}validate74.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema138={
type:"object",additionalProperties:!1,required:["path","about","commit","claimed","why","state","measured"],properties:{path:{$ref:"#/$defs/path"},about:{enum:[
"change","commit","elsewhere","unreadable"]},commit:{type:["string","null"],pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},claimed:{type:"object",additionalProperties:!1,
properties:{"pr-v1":{type:"number"},"pr-v2":{type:"number"}}},why:{type:["string","null"],minLength:1},state:{enum:["true","false","not-compared","unreadable"]},
measured:{oneOf:[{type:"object",additionalProperties:!1,required:["pr-v1","pr-v2"],properties:{"pr-v1":{type:"number"},"pr-v2":{type:"number"}}},{type:"null"}]}}},
pattern43=new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$","u");function validate79(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate79.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.about===
void 0||!func0.call(data,"about"))&&(missing0="about")||(data.commit===void 0||!func0.call(data,"commit"))&&(missing0="commit")||(data.claimed===void 0||!func0.
call(data,"claimed"))&&(missing0="claimed")||(data.why===void 0||!func0.call(data,"why"))&&(missing0="why")||(data.state===void 0||!func0.call(data,"state"))&&(missing0=
"state")||(data.measured===void 0||!func0.call(data,"measured"))&&(missing0="measured"))return validate79.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"path"||key0==="about"||key0==="commit"||key0==="claimed"||key0==="why"||key0==="state"||key0==="measured"))return validate79.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern9.test(data0))return validate79.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate79.errors=[
{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.about!==void 0&&func0.call(data,"about")){let data1=data.about,_errs5=errors;if(!(data1==="change"||data1==="commit"||data1==="\
elsewhere"||data1==="unreadable"))return validate79.errors=[{instancePath:instancePath+"/about",schemaPath:"#/properties/about/enum",keyword:"enum",params:{allowedValues:schema138.
properties.about.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.commit!==void 0&&
func0.call(data,"commit")){let data2=data.commit,_errs6=errors;if(typeof data2!="string"&&data2!==null)return validate79.errors=[{instancePath:instancePath+"/co\
mmit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type:schema138.properties.commit.type},message:"must be string,null"}],!1;if(errors===_errs6&&
typeof data2=="string"&&!pattern43.test(data2))return validate79.errors=[{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1;var valid0=_errs6===errors}else var valid0=!0;
if(valid0){if(data.claimed!==void 0&&func0.call(data,"claimed")){let data3=data.claimed,_errs8=errors;if(errors===_errs8)if(data3&&typeof data3=="object"&&!Array.
isArray(data3)){let _errs10=errors;for(let key1 of Object.keys(data3))if(!(key1==="pr-v1"||key1==="pr-v2"))return validate79.errors=[{instancePath:instancePath+
"/claimed",schemaPath:"#/properties/claimed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additio\
nal properties"}],!1;if(_errs10===errors){if(data3["pr-v1"]!==void 0&&func0.call(data3,"pr-v1")){let data4=data3["pr-v1"],_errs11=errors;if(!(typeof data4=="num\
ber"&&isFinite(data4)))return validate79.errors=[{instancePath:instancePath+"/claimed/pr-v1",schemaPath:"#/properties/claimed/properties/pr-v1/type",keyword:"ty\
pe",params:{type:"number"},message:"must be number"}],!1;var valid2=_errs11===errors}else var valid2=!0;if(valid2)if(data3["pr-v2"]!==void 0&&func0.call(data3,"\
pr-v2")){let data5=data3["pr-v2"],_errs13=errors;if(!(typeof data5=="number"&&isFinite(data5)))return validate79.errors=[{instancePath:instancePath+"/claimed/pr\
-v2",schemaPath:"#/properties/claimed/properties/pr-v2/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid2=_errs13===errors}else
var valid2=!0}}else return validate79.errors=[{instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.why!==void 0&&func0.call(data,"why")){let data6=data.why,_errs15=errors;
if(typeof data6!="string"&&data6!==null)return validate79.errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:schema138.
properties.why.type},message:"must be string,null"}],!1;if(errors===_errs15&&typeof data6=="string"&&func86(data6)<1)return validate79.errors=[{instancePath:instancePath+
"/why",schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs15===errors}else
var valid0=!0;if(valid0){if(data.state!==void 0&&func0.call(data,"state")){let data7=data.state,_errs17=errors;if(!(data7==="true"||data7==="false"||data7==="no\
t-compared"||data7==="unreadable"))return validate79.errors=[{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:schema138.
properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0)if(data.measured!==void 0&&
func0.call(data,"measured")){let data8=data.measured,_errs18=errors,_errs19=errors,valid3=!1,passing0=null,_errs20=errors;if(errors===_errs20)if(data8&&typeof data8==
"object"&&!Array.isArray(data8)){let missing1;if((data8["pr-v1"]===void 0||!func0.call(data8,"pr-v1"))&&(missing1="pr-v1")||(data8["pr-v2"]===void 0||!func0.call(
data8,"pr-v2"))&&(missing1="pr-v2")){let err0={instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/oneOf/0/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs22=errors;
for(let key2 of Object.keys(data8))if(!(key2==="pr-v1"||key2==="pr-v2")){let err1={instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/oneOf\
/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++;break}if(_errs22===errors){if(data8["pr-v1"]!==void 0&&func0.call(data8,"pr-v1")){let data9=data8["pr-v1"],_errs23=errors;if(!(typeof data9==
"number"&&isFinite(data9))){let err2={instancePath:instancePath+"/measured/pr-v1",schemaPath:"#/properties/measured/oneOf/0/properties/pr-v1/type",keyword:"type",
params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var valid4=_errs23===errors}else var valid4=!0;if(valid4)
if(data8["pr-v2"]!==void 0&&func0.call(data8,"pr-v2")){let data10=data8["pr-v2"],_errs25=errors;if(!(typeof data10=="number"&&isFinite(data10))){let err3={instancePath:instancePath+
"/measured/pr-v2",schemaPath:"#/properties/measured/oneOf/0/properties/pr-v2/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}var valid4=_errs25===errors}else var valid4=!0}}}else{let err4={instancePath:instancePath+"/measured",schemaPath:"#/p\
roperties/measured/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid0=_errs20===
errors;_valid0&&(valid3=!0,passing0=0);let _errs27=errors;if(data8!==null){let err5={instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/one\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid0=_errs27===errors;if(_valid0&&
valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=!0,passing0=1),valid3)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:vErrors=null);else{
let err6={instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match ex\
actly one schema in oneOf"};return vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,validate79.errors=vErrors,!1}var valid0=_errs18===errors}else var valid0=!0}}}}}}}}else
return validate79.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate79.errors=vErrors,
errors===0}validate79.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema140={type:"object",additionalProperties:!1,required:["mode","traces"],properties:{
mode:{enum:["offline","live"]},traces:{type:"array",items:{$ref:"#/$defs/replayedTrace"}}}},schema141={type:"object",additionalProperties:!1,required:["path","s\
erver","version","state","class","message","at","wanted","got","advice"],properties:{path:{$ref:"#/$defs/path"},server:{type:"string",pattern:"^(?:[a-z0-9][a-z0\
-9._-]*)?$"},version:{type:"string"},state:{enum:["equal","different","stale","inconclusive","unreadable"]},class:{enum:["D0","D1","D2","D3","D4","D5","D6","D7",
"D8","D9",null]},message:{type:"string",minLength:1},at:{oneOf:[{$ref:"#/$defs/tracePlace"},{type:"null"}]},wanted:{type:["string","null"]},got:{type:["string",
"null"]},advice:{type:"array",items:{type:"string",minLength:1}}}},pattern45=new RegExp("^(?:[a-z0-9][a-z0-9._-]*)?$","u"),pattern46=new RegExp("^(?:/(?:[^/~]|~\
[01])*)*$","u");function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate83.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.entry===void 0||!func0.call(data,"entry"))&&(missing0="entry")||(data.pointer===void 0||!func0.call(data,"pointer"))&&(missing0=
"pointer"))return validate83.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prop\
erty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="entry"||key0==="pointer"))return validate83.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
entry!==void 0&&func0.call(data,"entry")){let data0=data.entry,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))
return validate83.errors=[{instancePath:instancePath+"/entry",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate83.errors=[{instancePath:instancePath+"/e\
ntry",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||
isNaN(data0))return validate83.errors=[{instancePath:instancePath+"/entry",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.pointer!==void 0&&func0.call(data,"pointer")){let data1=data.pointer,
_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(!pattern46.test(data1))return validate83.errors=[{instancePath:instancePath+"/pointer",schemaPath:"\
#/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(?:/(?:[^/~]|~[01])*)*$"},message:'must match pattern "^(?:/(?:[^/~]|~[01])*)*$"'}],!1}else return validate83.
errors=[{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===
errors}else var valid0=!0}}}else return validate83.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return validate83.errors=vErrors,errors===0}validate83.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate82(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate82.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||
!func0.call(data,"path"))&&(missing0="path")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.version===void 0||!func0.call(data,
"version"))&&(missing0="version")||(data.state===void 0||!func0.call(data,"state"))&&(missing0="state")||(data.class===void 0||!func0.call(data,"class"))&&(missing0=
"class")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.wanted===
void 0||!func0.call(data,"wanted"))&&(missing0="wanted")||(data.got===void 0||!func0.call(data,"got"))&&(missing0="got")||(data.advice===void 0||!func0.call(data,
"advice"))&&(missing0="advice"))return validate82.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"mu\
st have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema141.properties,key0))return validate82.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){
if(!pattern9.test(data0))return validate82.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\\
.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)\
*$"'}],!1}else return validate82.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data1=data.server,_errs5=errors;
if(errors===_errs5)if(typeof data1=="string"){if(!pattern45.test(data1))return validate82.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/\
server/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9][a-z0-9._-]*)?$"},message:'must match pattern "^(?:[a-z0-9][a-z0-9._-]*)?$"'}],!1}else return validate82.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func0.call(data,"version")){let _errs7=errors;if(typeof data.version!="string")return validate82.
errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.state!==void 0&&func0.call(data,"state")){let data3=data.state,_errs9=errors;if(!(data3==="equal"||data3==="differe\
nt"||data3==="stale"||data3==="inconclusive"||data3==="unreadable"))return validate82.errors=[{instancePath:instancePath+"/state",schemaPath:"#/properties/state\
/enum",keyword:"enum",params:{allowedValues:schema141.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else
var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data4=data.class,_errs10=errors;if(!(data4==="D0"||data4==="D1"||data4==="D2"||data4===
"D3"||data4==="D4"||data4==="D5"||data4==="D6"||data4==="D7"||data4==="D8"||data4==="D9"||data4===null))return validate82.errors=[{instancePath:instancePath+"/c\
lass",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues:schema141.properties.class.enum},message:"must be equal to one of the allowed va\
lues"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data5=data.message,_errs11=errors;
if(errors===_errs11)if(typeof data5=="string"){if(func86(data5)<1)return validate82.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/messa\
ge/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate82.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data6=data.at,_errs13=errors,_errs14=errors,valid2=!1,passing0=null,_errs15=errors;validate83(data6,{
instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.
errors),errors=vErrors.length);var _valid0=_errs15===errors;_valid0&&(valid2=!0,passing0=0);let _errs16=errors;if(data6!==null){let err0={instancePath:instancePath+
"/at",schemaPath:"#/properties/at/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
var _valid0=_errs16===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs14,vErrors!==null&&(_errs14?
vErrors.length=_errs14:vErrors=null);else{let err1={instancePath:instancePath+"/at",schemaPath:"#/properties/at/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate82.errors=vErrors,!1}var valid0=_errs13===
errors}else var valid0=!0;if(valid0){if(data.wanted!==void 0&&func0.call(data,"wanted")){let data7=data.wanted,_errs18=errors;if(typeof data7!="string"&&data7!==
null)return validate82.errors=[{instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type:schema141.properties.wanted.
type},message:"must be string,null"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.got!==void 0&&func0.call(data,"got")){let data8=data.
got,_errs20=errors;if(typeof data8!="string"&&data8!==null)return validate82.errors=[{instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"\
type",params:{type:schema141.properties.got.type},message:"must be string,null"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0)if(data.advice!==void 0&&
func0.call(data,"advice")){let data9=data.advice,_errs22=errors;if(errors===_errs22)if(Array.isArray(data9)){var valid3=!0;let len0=data9.length;for(let i0=0;i0<
len0;i0++){let data10=data9[i0],_errs24=errors;if(errors===_errs24)if(typeof data10=="string"){if(func86(data10)<1)return validate82.errors=[{instancePath:instancePath+
"/advice/"+i0,schemaPath:"#/properties/advice/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate82.
errors=[{instancePath:instancePath+"/advice/"+i0,schemaPath:"#/properties/advice/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid3=_errs24===errors;if(!valid3)break}}else return validate82.errors=[{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0}}}}}}}}}}}else return validate82.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate82.errors=vErrors,errors===0}validate82.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate81(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate81.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.mode===void 0||!func0.call(data,"mode"))&&(missing0="mode")||(data.traces===void 0||!func0.call(data,"traces"))&&(missing0=
"traces"))return validate81.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prope\
rty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="mode"||key0==="traces"))return validate81.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
mode!==void 0&&func0.call(data,"mode")){let data0=data.mode,_errs2=errors;if(!(data0==="offline"||data0==="live"))return validate81.errors=[{instancePath:instancePath+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema140.properties.mode.enum},message:"must be equal to one of the allowed va\
lues"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.traces!==void 0&&func0.call(data,"traces")){let data1=data.traces,_errs3=errors;if(errors===
_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let _errs5=errors;validate82(data1[i0],{instancePath:instancePath+
"/traces/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate82.errors:vErrors.concat(validate82.errors),errors=
vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}else return validate81.errors=[{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces\
/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0}}}else return validate81.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate81.errors=vErrors,errors===0}validate81.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var schema145={type:"object",additionalProperties:!1,required:["server","from","to","total","rules","files","problem"],properties:{
server:{$ref:"#/$defs/serverId"},from:{type:"string",minLength:1},to:{type:"string",minLength:1},total:{$ref:"#/$defs/driftCounts"},rules:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["code","added","removed","changed"],properties:{code:{type:"string"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/$de\
fs/count"},changed:{$ref:"#/$defs/count"}}}},files:{type:"array",items:{type:"object",additionalProperties:!1,required:["path","added","removed","changed"],properties:{
path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"#/$defs/count"}}}},problem:{type:["string","null"],minLength:1}}};
function validate88(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate88.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.added===void 0||!func0.call(data,"added"))&&(missing0="added")||(data.removed===void 0||!func0.call(data,"removed"))&&(missing0="re\
moved")||(data.changed===void 0||!func0.call(data,"changed"))&&(missing0="changed"))return validate88.errors=[{instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"added"||key0==="removed"||key0==="changed"))return validate88.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.added!==void 0&&func0.call(data,"added")){let data0=data.
added,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate88.errors=[{instancePath:instancePath+
"/added",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(
data0)){if(data0>9007199254740991||isNaN(data0))return validate88.errors=[{instancePath:instancePath+"/added",schemaPath:"#/$defs/count/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate88.errors=[{instancePath:instancePath+
"/added",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.removed!==void 0&&func0.call(data,"removed")){let data1=data.removed,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(
data1)&&isFinite(data1)))return validate88.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate88.errors=[{instancePath:instancePath+
"/removed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<
0||isNaN(data1))return validate88.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.changed!==void 0&&func0.call(data,"changed")){let data2=data.changed,
_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate88.errors=[{instancePath:instancePath+"/chan\
ged",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data2=="number"&&isFinite(
data2)){if(data2>9007199254740991||isNaN(data2))return validate88.errors=[{instancePath:instancePath+"/changed",schemaPath:"#/$defs/count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate88.errors=[{instancePath:instancePath+
"/changed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0}}}}else
return validate88.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate88.errors=vErrors,
errors===0}validate88.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate87(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate87.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.server===void 0||!func0.call(data,"server"))&&(missing0=
"server")||(data.from===void 0||!func0.call(data,"from"))&&(missing0="from")||(data.to===void 0||!func0.call(data,"to"))&&(missing0="to")||(data.total===void 0||
!func0.call(data,"total"))&&(missing0="total")||(data.rules===void 0||!func0.call(data,"rules"))&&(missing0="rules")||(data.files===void 0||!func0.call(data,"fi\
les"))&&(missing0="files")||(data.problem===void 0||!func0.call(data,"problem"))&&(missing0="problem"))return validate87.errors=[{instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="server"||key0==="from"||key0==="to"||key0==="total"||key0==="rules"||key0==="files"||key0==="problem"))return validate87.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.server!==void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(
data0))return validate87.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.\
_-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate87.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serve\
rId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.from!==void 0&&func0.
call(data,"from")){let data1=data.from,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func86(data1)<1)return validate87.errors=[{instancePath:instancePath+
"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate87.
errors=[{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.to!==void 0&&func0.call(data,"to")){let data2=data.to,_errs7=errors;if(errors===_errs7)if(typeof data2=="string"){if(func86(
data2)<1)return validate87.errors=[{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"}],!1}else return validate87.errors=[{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.total!==void 0&&func0.call(data,"total")){let _errs9=errors;
validate88(data.total,{instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate88.
errors:vErrors.concat(validate88.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.rules!==void 0&&func0.call(data,
"rules")){let data4=data.rules,_errs10=errors;if(errors===_errs10)if(Array.isArray(data4)){var valid2=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],
_errs12=errors;if(errors===_errs12)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing1;if((data5.code===void 0||!func0.call(data5,"code"))&&(missing1=
"code")||(data5.added===void 0||!func0.call(data5,"added"))&&(missing1="added")||(data5.removed===void 0||!func0.call(data5,"removed"))&&(missing1="removed")||(data5.
changed===void 0||!func0.call(data5,"changed"))&&(missing1="changed"))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0,schemaPath:"#/properties\
/rules/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs14=errors;for(let key1 of Object.
keys(data5))if(!(key1==="code"||key1==="added"||key1==="removed"||key1==="changed"))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0,schemaPath:"\
#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;
if(_errs14===errors){if(data5.code!==void 0&&func0.call(data5,"code")){let _errs15=errors;if(typeof data5.code!="string")return validate87.errors=[{instancePath:instancePath+
"/rules/"+i0+"/code",schemaPath:"#/properties/rules/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs15===
errors}else var valid3=!0;if(valid3){if(data5.added!==void 0&&func0.call(data5,"added")){let data7=data5.added,_errs17=errors,_errs18=errors;if(!(typeof data7==
"number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/added",schemaPath:"#/$defs/count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs18&&typeof data7=="number"&&isFinite(data7)){if(data7>9007199254740991||isNaN(
data7))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/added",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data7<0||isNaN(data7))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/added",schemaPath:"#/$de\
fs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs17===errors}else var valid3=!0;if(valid3){if(data5.
removed!==void 0&&func0.call(data5,"removed")){let data8=data5.removed,_errs20=errors,_errs21=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(
data8)))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs21&&typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate87.errors=[{instancePath:instancePath+
"/rules/"+i0+"/removed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"}],!1;if(data8<0||isNaN(data8))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs20===errors}else var valid3=!0;if(valid3)if(data5.changed!==void 0&&func0.call(data5,
"changed")){let data9=data5.changed,_errs23=errors,_errs24=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate87.errors=
[{instancePath:instancePath+"/rules/"+i0+"/changed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs24&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/ch\
anged",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data9<
0||isNaN(data9))return validate87.errors=[{instancePath:instancePath+"/rules/"+i0+"/changed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs23===errors}else var valid3=!0}}}}}else return validate87.errors=[{instancePath:instancePath+"/rules/"+
i0,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs12===errors;if(!valid2)break}}else
return validate87.errors=[{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data10=data.files,_errs26=errors;if(errors===
_errs26)if(Array.isArray(data10)){var valid7=!0;let len1=data10.length;for(let i1=0;i1<len1;i1++){let data11=data10[i1],_errs28=errors;if(errors===_errs28)if(data11&&
typeof data11=="object"&&!Array.isArray(data11)){let missing2;if((data11.path===void 0||!func0.call(data11,"path"))&&(missing2="path")||(data11.added===void 0||
!func0.call(data11,"added"))&&(missing2="added")||(data11.removed===void 0||!func0.call(data11,"removed"))&&(missing2="removed")||(data11.changed===void 0||!func0.
call(data11,"changed"))&&(missing2="changed"))return validate87.errors=[{instancePath:instancePath+"/files/"+i1,schemaPath:"#/properties/files/items/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs30=errors;for(let key2 of Object.keys(data11))if(!(key2===
"path"||key2==="added"||key2==="removed"||key2==="changed"))return validate87.errors=[{instancePath:instancePath+"/files/"+i1,schemaPath:"#/properties/files/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs30===errors){
if(data11.path!==void 0&&func0.call(data11,"path")){let data12=data11.path,_errs31=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern9.test(data12))
return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$\
))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else
return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var valid8=_errs31===errors}else var valid8=!0;if(valid8){if(data11.added!==void 0&&func0.call(data11,"added")){let data13=data11.added,_errs34=errors,
_errs35=errors;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/\
added",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs35&&typeof data13=="number"&&isFinite(
data13)){if(data13>9007199254740991||isNaN(data13))return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/added",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data13<0||isNaN(data13))return validate87.errors=
[{instancePath:instancePath+"/files/"+i1+"/added",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid8=_errs34===errors}else var valid8=!0;if(valid8){if(data11.removed!==void 0&&func0.call(data11,"removed")){let data14=data11.removed,_errs37=errors,
_errs38=errors;if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14)&&isFinite(data14)))return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/\
removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs38&&typeof data14=="number"&&isFinite(
data14)){if(data14>9007199254740991||isNaN(data14))return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/removed",schemaPath:"#/$defs/count/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data14<0||isNaN(data14))return validate87.errors=
[{instancePath:instancePath+"/files/"+i1+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid8=_errs37===errors}else var valid8=!0;if(valid8)if(data11.changed!==void 0&&func0.call(data11,"changed")){let data15=data11.changed,_errs40=errors,_errs41=errors;
if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15)))return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/changed",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs41&&typeof data15=="number"&&isFinite(data15)){if(data15>
9007199254740991||isNaN(data15))return validate87.errors=[{instancePath:instancePath+"/files/"+i1+"/changed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data15<0||isNaN(data15))return validate87.errors=[{instancePath:instancePath+
"/files/"+i1+"/changed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid8=_errs40===errors}else
var valid8=!0}}}}}else return validate87.errors=[{instancePath:instancePath+"/files/"+i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid7=_errs28===errors;if(!valid7)break}}else return validate87.errors=[{instancePath:instancePath+"/files",schemaPath:"\
#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs26===errors}else var valid0=!0;if(valid0)if(data.problem!==
void 0&&func0.call(data,"problem")){let data16=data.problem,_errs43=errors;if(typeof data16!="string"&&data16!==null)return validate87.errors=[{instancePath:instancePath+
"/problem",schemaPath:"#/properties/problem/type",keyword:"type",params:{type:schema145.properties.problem.type},message:"must be string,null"}],!1;if(errors===
_errs43&&typeof data16=="string"&&func86(data16)<1)return validate87.errors=[{instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs43===errors}else var valid0=!0}}}}}}}}else return validate87.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate87.errors=vErrors,errors===0}validate87.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var schema158={type:"object",additionalProperties:!1,required:["origin","digest","failOn","unknown","inconclusive","v\
olatile","moved","minReward","reward","change"],properties:{origin:{enum:["base","head","file","flags","defaults"]},digest:{$ref:"#/$defs/digest"},failOn:{enum:[
"error","warning","information","hint","never"]},unknown:{enum:["inconclusive","warn"]},inconclusive:{enum:["action_required","failure"]},volatile:{enum:["repor\
t","fail"]},moved:{enum:["report","fail"]},minReward:{type:["number","null"]},replayMismatch:{enum:["fail","warn"]},dependenciesDiffer:{const:"warn"},dependenciesMissing:{
const:"warn"},hidden:{enum:["report","fail"]},unchecked:{enum:["inconclusive","fail"]},suppressions:{enum:["inconclusive","fail"]},claims:{enum:["warn","ignore"]},
scope:{enum:["full","affected"]},rules:{type:"array",minItems:1,items:{$ref:"#/$defs/policyRule"}},maxNew:{type:"object",additionalProperties:!1,minProperties:1,
properties:{error:{$ref:"#/$defs/count"},warning:{$ref:"#/$defs/count"},information:{$ref:"#/$defs/count"},hint:{$ref:"#/$defs/count"}}},settings:{type:"array",
minItems:1,items:{$ref:"#/$defs/serverId"}},onlyChangedFiles:{const:!0},servers:{type:"object",minProperties:1,propertyNames:{$ref:"#/$defs/serverId"},additionalProperties:{
$ref:"#/$defs/serverPolicy"}},reward:{type:"object",additionalProperties:!1,required:["headline","weights"],properties:{headline:{$ref:"#/$defs/rewardVersion"},
weights:{$ref:"#/$defs/weights"},shown:{const:!1}}},change:{type:["string","null"]}}},schema160={type:"object",additionalProperties:!1,properties:{code:{type:"s\
tring",minLength:1},path:{type:"string",minLength:1},server:{type:"string",minLength:1},severity:{enum:["off","information","warning","error"]},fail:{type:"bool\
ean"}}},schema167={type:"object",additionalProperties:!1,minProperties:1,properties:{role:{enum:["primary","linter","second-opinion"]},failOn:{enum:["error","wa\
rning","information","hint","never"]}}};function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate91.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.origin===void 0||!func0.call(data,"origin"))&&(missing0="origin")||(data.digest===void 0||!func0.
call(data,"digest"))&&(missing0="digest")||(data.failOn===void 0||!func0.call(data,"failOn"))&&(missing0="failOn")||(data.unknown===void 0||!func0.call(data,"un\
known"))&&(missing0="unknown")||(data.inconclusive===void 0||!func0.call(data,"inconclusive"))&&(missing0="inconclusive")||(data.volatile===void 0||!func0.call(
data,"volatile"))&&(missing0="volatile")||(data.moved===void 0||!func0.call(data,"moved"))&&(missing0="moved")||(data.minReward===void 0||!func0.call(data,"minR\
eward"))&&(missing0="minReward")||(data.reward===void 0||!func0.call(data,"reward"))&&(missing0="reward")||(data.change===void 0||!func0.call(data,"change"))&&(missing0=
"change"))return validate91.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prope\
rty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema158.properties,key0))return validate91.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.origin!==void 0&&func0.call(data,"origin")){let data0=data.origin,_errs2=errors;if(!(data0==="base"||data0==="head"||data0==="file"||data0==="fl\
ags"||data0==="defaults"))return validate91.errors=[{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues:schema158.
properties.origin.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.digest!==void 0&&
func0.call(data,"digest")){let data1=data.digest,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern10.test(data1))return validate91.errors=
[{instancePath:instancePath+"/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern\
 "^sha256:[0-9a-f]{64}$"'}],!1}else return validate91.errors=[{instancePath:instancePath+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.failOn!==void 0&&func0.call(data,"failOn")){let data2=data.
failOn,_errs6=errors;if(!(data2==="error"||data2==="warning"||data2==="information"||data2==="hint"||data2==="never"))return validate91.errors=[{instancePath:instancePath+
"/failOn",schemaPath:"#/properties/failOn/enum",keyword:"enum",params:{allowedValues:schema158.properties.failOn.enum},message:"must be equal to one of the allo\
wed values"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.unknown!==void 0&&func0.call(data,"unknown")){let data3=data.unknown,_errs7=errors;
if(!(data3==="inconclusive"||data3==="warn"))return validate91.errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/enum",keyword:"enu\
m",params:{allowedValues:schema158.properties.unknown.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;
if(valid0){if(data.inconclusive!==void 0&&func0.call(data,"inconclusive")){let data4=data.inconclusive,_errs8=errors;if(!(data4==="action_required"||data4==="fa\
ilure"))return validate91.errors=[{instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/enum",keyword:"enum",params:{allowedValues:schema158.
properties.inconclusive.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.volatile!==
void 0&&func0.call(data,"volatile")){let data5=data.volatile,_errs9=errors;if(!(data5==="report"||data5==="fail"))return validate91.errors=[{instancePath:instancePath+
"/volatile",schemaPath:"#/properties/volatile/enum",keyword:"enum",params:{allowedValues:schema158.properties.volatile.enum},message:"must be equal to one of th\
e allowed values"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.moved!==void 0&&func0.call(data,"moved")){let data6=data.moved,_errs10=errors;
if(!(data6==="report"||data6==="fail"))return validate91.errors=[{instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/enum",keyword:"enum",params:{
allowedValues:schema158.properties.moved.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){
if(data.minReward!==void 0&&func0.call(data,"minReward")){let data7=data.minReward,_errs11=errors;if(!(typeof data7=="number"&&isFinite(data7))&&data7!==null)return validate91.
errors=[{instancePath:instancePath+"/minReward",schemaPath:"#/properties/minReward/type",keyword:"type",params:{type:schema158.properties.minReward.type},message:"\
must be number,null"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.replayMismatch!==void 0&&func0.call(data,"replayMismatch")){let data8=data.
replayMismatch,_errs13=errors;if(!(data8==="fail"||data8==="warn"))return validate91.errors=[{instancePath:instancePath+"/replayMismatch",schemaPath:"#/properti\
es/replayMismatch/enum",keyword:"enum",params:{allowedValues:schema158.properties.replayMismatch.enum},message:"must be equal to one of the allowed values"}],!1;
var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.dependenciesDiffer!==void 0&&func0.call(data,"dependenciesDiffer")){let _errs14=errors;if(data.
dependenciesDiffer!=="warn")return validate91.errors=[{instancePath:instancePath+"/dependenciesDiffer",schemaPath:"#/properties/dependenciesDiffer/const",keyword:"\
const",params:{allowedValue:"warn"},message:"must be equal to constant"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.dependenciesMissing!==
void 0&&func0.call(data,"dependenciesMissing")){let _errs15=errors;if(data.dependenciesMissing!=="warn")return validate91.errors=[{instancePath:instancePath+"/d\
ependenciesMissing",schemaPath:"#/properties/dependenciesMissing/const",keyword:"const",params:{allowedValue:"warn"},message:"must be equal to constant"}],!1;var valid0=_errs15===
errors}else var valid0=!0;if(valid0){if(data.hidden!==void 0&&func0.call(data,"hidden")){let data11=data.hidden,_errs16=errors;if(!(data11==="report"||data11===
"fail"))return validate91.errors=[{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/enum",keyword:"enum",params:{allowedValues:schema158.properties.
hidden.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.unchecked!==void 0&&func0.
call(data,"unchecked")){let data12=data.unchecked,_errs17=errors;if(!(data12==="inconclusive"||data12==="fail"))return validate91.errors=[{instancePath:instancePath+
"/unchecked",schemaPath:"#/properties/unchecked/enum",keyword:"enum",params:{allowedValues:schema158.properties.unchecked.enum},message:"must be equal to one of\
 the allowed values"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.suppressions!==void 0&&func0.call(data,"suppressions")){let data13=data.
suppressions,_errs18=errors;if(!(data13==="inconclusive"||data13==="fail"))return validate91.errors=[{instancePath:instancePath+"/suppressions",schemaPath:"#/pr\
operties/suppressions/enum",keyword:"enum",params:{allowedValues:schema158.properties.suppressions.enum},message:"must be equal to one of the allowed values"}],
!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.claims!==void 0&&func0.call(data,"claims")){let data14=data.claims,_errs19=errors;if(!(data14===
"warn"||data14==="ignore"))return validate91.errors=[{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/enum",keyword:"enum",params:{allowedValues:schema158.
properties.claims.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.scope!==void 0&&
func0.call(data,"scope")){let data15=data.scope,_errs20=errors;if(!(data15==="full"||data15==="affected"))return validate91.errors=[{instancePath:instancePath+"\
/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues:schema158.properties.scope.enum},message:"must be equal to one of the allowed \
values"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0){if(data.rules!==void 0&&func0.call(data,"rules")){let data16=data.rules,_errs21=errors;if(errors===
_errs21)if(Array.isArray(data16)){if(data16.length<1)return validate91.errors=[{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid2=!0;let len0=data16.length;for(let i0=0;i0<len0;i0++){let data17=data16[i0],
_errs23=errors;if(errors===errors)if(data17&&typeof data17=="object"&&!Array.isArray(data17)){let _errs26=errors;for(let key1 of Object.keys(data17))if(!(key1===
"code"||key1==="path"||key1==="server"||key1==="severity"||key1==="fail"))return validate91.errors=[{instancePath:instancePath+"/rules/"+i0,schemaPath:"#/$defs/\
policyRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs26===
errors){if(data17.code!==void 0&&func0.call(data17,"code")){let data18=data17.code,_errs27=errors;if(errors===_errs27)if(typeof data18=="string"){if(func86(data18)<
1)return validate91.errors=[{instancePath:instancePath+"/rules/"+i0+"/code",schemaPath:"#/$defs/policyRule/properties/code/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate91.errors=[{instancePath:instancePath+"/rules/"+i0+"/code",schemaPath:"#/$defs\
/policyRule/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs27===errors}else var valid4=!0;if(valid4){
if(data17.path!==void 0&&func0.call(data17,"path")){let data19=data17.path,_errs29=errors;if(errors===_errs29)if(typeof data19=="string"){if(func86(data19)<1)return validate91.
errors=[{instancePath:instancePath+"/rules/"+i0+"/path",schemaPath:"#/$defs/policyRule/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate91.errors=[{instancePath:instancePath+"/rules/"+i0+"/path",schemaPath:"#/$defs/policyRule/proper\
ties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs29===errors}else var valid4=!0;if(valid4){if(data17.server!==
void 0&&func0.call(data17,"server")){let data20=data17.server,_errs31=errors;if(errors===_errs31)if(typeof data20=="string"){if(func86(data20)<1)return validate91.
errors=[{instancePath:instancePath+"/rules/"+i0+"/server",schemaPath:"#/$defs/policyRule/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate91.errors=[{instancePath:instancePath+"/rules/"+i0+"/server",schemaPath:"#/$defs/policyRule/prop\
erties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs31===errors}else var valid4=!0;if(valid4){if(data17.severity!==
void 0&&func0.call(data17,"severity")){let data21=data17.severity,_errs33=errors;if(!(data21==="off"||data21==="information"||data21==="warning"||data21==="erro\
r"))return validate91.errors=[{instancePath:instancePath+"/rules/"+i0+"/severity",schemaPath:"#/$defs/policyRule/properties/severity/enum",keyword:"enum",params:{
allowedValues:schema160.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid4=_errs33===errors}else var valid4=!0;if(valid4)
if(data17.fail!==void 0&&func0.call(data17,"fail")){let _errs34=errors;if(typeof data17.fail!="boolean")return validate91.errors=[{instancePath:instancePath+"/r\
ules/"+i0+"/fail",schemaPath:"#/$defs/policyRule/properties/fail/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid4=_errs34===
errors}else var valid4=!0}}}}}else return validate91.errors=[{instancePath:instancePath+"/rules/"+i0,schemaPath:"#/$defs/policyRule/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid2=_errs23===errors;if(!valid2)break}}}else return validate91.errors=[{instancePath:instancePath+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs21===errors}else var valid0=!0;if(valid0){if(data.maxNew!==
void 0&&func0.call(data,"maxNew")){let data23=data.maxNew,_errs36=errors;if(errors===_errs36)if(data23&&typeof data23=="object"&&!Array.isArray(data23)){if(Object.
keys(data23).length<1)return validate91.errors=[{instancePath:instancePath+"/maxNew",schemaPath:"#/properties/maxNew/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs38=errors;for(let key2 of Object.keys(data23))if(!(key2==="error"||key2==="warning"||key2===
"information"||key2==="hint"))return validate91.errors=[{instancePath:instancePath+"/maxNew",schemaPath:"#/properties/maxNew/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs38===errors){if(data23.error!==void 0&&func0.call(
data23,"error")){let data24=data23.error,_errs39=errors,_errs40=errors;if(!(typeof data24=="number"&&!(data24%1)&&!isNaN(data24)&&isFinite(data24)))return validate91.
errors=[{instancePath:instancePath+"/maxNew/error",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs40&&typeof data24=="number"&&isFinite(data24)){if(data24>9007199254740991||isNaN(data24))return validate91.errors=[{instancePath:instancePath+"/maxNew/erro\
r",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data24<0||
isNaN(data24))return validate91.errors=[{instancePath:instancePath+"/maxNew/error",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid5=_errs39===errors}else var valid5=!0;if(valid5){if(data23.warning!==void 0&&func0.call(data23,"warning")){let data25=data23.
warning,_errs42=errors,_errs43=errors;if(!(typeof data25=="number"&&!(data25%1)&&!isNaN(data25)&&isFinite(data25)))return validate91.errors=[{instancePath:instancePath+
"/maxNew/warning",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs43&&typeof data25=="num\
ber"&&isFinite(data25)){if(data25>9007199254740991||isNaN(data25))return validate91.errors=[{instancePath:instancePath+"/maxNew/warning",schemaPath:"#/$defs/cou\
nt/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data25<0||isNaN(data25))return validate91.
errors=[{instancePath:instancePath+"/maxNew/warning",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid5=_errs42===errors}else var valid5=!0;if(valid5){if(data23.information!==void 0&&func0.call(data23,"information")){let data26=data23.information,_errs45=errors,
_errs46=errors;if(!(typeof data26=="number"&&!(data26%1)&&!isNaN(data26)&&isFinite(data26)))return validate91.errors=[{instancePath:instancePath+"/maxNew/inform\
ation",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs46&&typeof data26=="number"&&isFinite(
data26)){if(data26>9007199254740991||isNaN(data26))return validate91.errors=[{instancePath:instancePath+"/maxNew/information",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data26<0||isNaN(data26))return validate91.errors=
[{instancePath:instancePath+"/maxNew/information",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid5=_errs45===errors}else var valid5=!0;if(valid5)if(data23.hint!==void 0&&func0.call(data23,"hint")){let data27=data23.hint,_errs48=errors,_errs49=errors;
if(!(typeof data27=="number"&&!(data27%1)&&!isNaN(data27)&&isFinite(data27)))return validate91.errors=[{instancePath:instancePath+"/maxNew/hint",schemaPath:"#/$\
defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs49&&typeof data27=="number"&&isFinite(data27)){if(data27>
9007199254740991||isNaN(data27))return validate91.errors=[{instancePath:instancePath+"/maxNew/hint",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data27<0||isNaN(data27))return validate91.errors=[{instancePath:instancePath+
"/maxNew/hint",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid5=_errs48===errors}else
var valid5=!0}}}}}else return validate91.errors=[{instancePath:instancePath+"/maxNew",schemaPath:"#/properties/maxNew/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var valid0=_errs36===errors}else var valid0=!0;if(valid0){if(data.settings!==void 0&&func0.call(data,"settings")){let data28=data.
settings,_errs51=errors;if(errors===_errs51)if(Array.isArray(data28)){if(data28.length<1)return validate91.errors=[{instancePath:instancePath+"/settings",schemaPath:"\
#/properties/settings/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid10=!0;let len1=data28.length;for(let i1=0;i1<
len1;i1++){let data29=data28[i1],_errs53=errors;if(errors===errors)if(typeof data29=="string"){if(!pattern8.test(data29))return validate91.errors=[{instancePath:instancePath+
"/settings/"+i1,schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9.\
_-]*$"'}],!1}else return validate91.errors=[{instancePath:instancePath+"/settings/"+i1,schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid10=_errs53===errors;if(!valid10)break}}}else return validate91.errors=[{instancePath:instancePath+"/settings",schemaPath:"\
#/properties/settings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs51===errors}else var valid0=!0;if(valid0){if(data.
onlyChangedFiles!==void 0&&func0.call(data,"onlyChangedFiles")){let _errs56=errors;if(data.onlyChangedFiles!==!0)return validate91.errors=[{instancePath:instancePath+
"/onlyChangedFiles",schemaPath:"#/properties/onlyChangedFiles/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid0=_errs56===
errors}else var valid0=!0;if(valid0){if(data.servers!==void 0&&func0.call(data,"servers")){let data31=data.servers,_errs57=errors;if(errors===_errs57)if(data31&&
typeof data31=="object"&&!Array.isArray(data31)){if(Object.keys(data31).length<1)return validate91.errors=[{instancePath:instancePath+"/servers",schemaPath:"#/p\
roperties/servers/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;for(let key3 of Object.keys(data31)){
let _errs59=errors;if(errors===errors)if(typeof key3=="string"){if(!pattern8.test(key3)){let err0={instancePath:instancePath+"/servers",schemaPath:"#/$defs/serv\
erId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"',propertyName:key3};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/servers",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"\
string"},message:"must be string",propertyName:key3};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var valid12=_errs59===errors;if(!valid12){let err2={
instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/propertyNames",keyword:"propertyNames",params:{propertyName:key3},message:"property name m\
ust be valid"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate91.errors=vErrors,!1}}if(valid12)for(let key4 of Object.keys(data31)){let data32=data31[key4],
_errs63=errors;if(errors===errors)if(data32&&typeof data32=="object"&&!Array.isArray(data32)){if(Object.keys(data32).length<1)return validate91.errors=[{instancePath:instancePath+
"/servers/"+key4.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/serverPolicy/minProperties",keyword:"minProperties",params:{limit:1},message:"must N\
OT have fewer than 1 properties"}],!1;{let _errs66=errors;for(let key5 of Object.keys(data32))if(!(key5==="role"||key5==="failOn"))return validate91.errors=[{instancePath:instancePath+
"/servers/"+key4.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/serverPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},
message:"must NOT have additional properties"}],!1;if(_errs66===errors){if(data32.role!==void 0&&func0.call(data32,"role")){let data33=data32.role,_errs67=errors;
if(!(data33==="primary"||data33==="linter"||data33==="second-opinion"))return validate91.errors=[{instancePath:instancePath+"/servers/"+key4.replace(/~/g,"~0").
replace(/\//g,"~1")+"/role",schemaPath:"#/$defs/serverPolicy/properties/role/enum",keyword:"enum",params:{allowedValues:schema167.properties.role.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid16=_errs67===errors}else var valid16=!0;if(valid16)if(data32.failOn!==void 0&&func0.call(data32,"failO\
n")){let data34=data32.failOn,_errs68=errors;if(!(data34==="error"||data34==="warning"||data34==="information"||data34==="hint"||data34==="never"))return validate91.
errors=[{instancePath:instancePath+"/servers/"+key4.replace(/~/g,"~0").replace(/\//g,"~1")+"/failOn",schemaPath:"#/$defs/serverPolicy/properties/failOn/enum",keyword:"\
enum",params:{allowedValues:schema167.properties.failOn.enum},message:"must be equal to one of the allowed values"}],!1;var valid16=_errs68===errors}else var valid16=!0}}}else
return validate91.errors=[{instancePath:instancePath+"/servers/"+key4.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/serverPolicy/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs63===errors;if(!valid14)break}}else return validate91.errors=[{instancePath:instancePath+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs57===errors}else var valid0=!0;
if(valid0){if(data.reward!==void 0&&func0.call(data,"reward")){let data35=data.reward,_errs69=errors;if(errors===_errs69)if(data35&&typeof data35=="object"&&!Array.
isArray(data35)){let missing1;if((data35.headline===void 0||!func0.call(data35,"headline"))&&(missing1="headline")||(data35.weights===void 0||!func0.call(data35,
"weights"))&&(missing1="weights"))return validate91.errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs71=errors;for(let key6 of Object.keys(data35))if(!(key6==="headlin\
e"||key6==="weights"||key6==="shown"))return validate91.errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs71===errors){if(data35.headline!==void 0&&func0.
call(data35,"headline")){let data36=data35.headline,_errs72=errors;if(!(data36==="pr-v1"||data36==="pr-v2"))return validate91.errors=[{instancePath:instancePath+
"/reward/headline",schemaPath:"#/$defs/rewardVersion/enum",keyword:"enum",params:{allowedValues:schema122.enum},message:"must be equal to one of the allowed val\
ues"}],!1;var valid17=_errs72===errors}else var valid17=!0;if(valid17){if(data35.weights!==void 0&&func0.call(data35,"weights")){let data37=data35.weights,_errs74=errors;
if(errors===errors)if(data37&&typeof data37=="object"&&!Array.isArray(data37)){let missing2;if((data37.alpha===void 0||!func0.call(data37,"alpha"))&&(missing2="\
alpha")||(data37.beta===void 0||!func0.call(data37,"beta"))&&(missing2="beta")||(data37.gamma===void 0||!func0.call(data37,"gamma"))&&(missing2="gamma"))return validate91.
errors=[{instancePath:instancePath+"/reward/weights",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:missing2},message:"must ha\
ve required property '"+missing2+"'"}],!1;{let _errs77=errors;for(let key7 of Object.keys(data37))if(!(key7==="alpha"||key7==="beta"||key7==="gamma"))return validate91.
errors=[{instancePath:instancePath+"/reward/weights",schemaPath:"#/$defs/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties"}],!1;if(_errs77===errors){if(data37.alpha!==void 0&&func0.call(data37,"alpha")){let data38=data37.alpha,_errs78=errors;
if(errors===_errs78)if(typeof data38=="number"&&isFinite(data38)){if(data38<0||isNaN(data38))return validate91.errors=[{instancePath:instancePath+"/reward/weigh\
ts/alpha",schemaPath:"#/$defs/weights/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate91.
errors=[{instancePath:instancePath+"/reward/weights/alpha",schemaPath:"#/$defs/weights/properties/alpha/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"}],!1;var valid20=_errs78===errors}else var valid20=!0;if(valid20){if(data37.beta!==void 0&&func0.call(data37,"beta")){let data39=data37.beta,_errs80=errors;
if(errors===_errs80)if(typeof data39=="number"&&isFinite(data39)){if(data39<0||isNaN(data39))return validate91.errors=[{instancePath:instancePath+"/reward/weigh\
ts/beta",schemaPath:"#/$defs/weights/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate91.
errors=[{instancePath:instancePath+"/reward/weights/beta",schemaPath:"#/$defs/weights/properties/beta/type",keyword:"type",params:{type:"number"},message:"must \
be number"}],!1;var valid20=_errs80===errors}else var valid20=!0;if(valid20)if(data37.gamma!==void 0&&func0.call(data37,"gamma")){let data40=data37.gamma,_errs82=errors;
if(errors===_errs82)if(typeof data40=="number"&&isFinite(data40)){if(data40<0||isNaN(data40))return validate91.errors=[{instancePath:instancePath+"/reward/weigh\
ts/gamma",schemaPath:"#/$defs/weights/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate91.
errors=[{instancePath:instancePath+"/reward/weights/gamma",schemaPath:"#/$defs/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"}],!1;var valid20=_errs82===errors}else var valid20=!0}}}}else return validate91.errors=[{instancePath:instancePath+"/reward/weights",schemaPath:"#/\
$defs/weights/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid17=_errs74===errors}else var valid17=!0;if(valid17)if(data35.shown!==
void 0&&func0.call(data35,"shown")){let _errs84=errors;if(data35.shown!==!1)return validate91.errors=[{instancePath:instancePath+"/reward/shown",schemaPath:"#/p\
roperties/reward/properties/shown/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constant"}],!1;var valid17=_errs84===errors}else var valid17=!0}}}}else
return validate91.errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"}],!1;var valid0=_errs69===errors}else var valid0=!0;if(valid0)if(data.change!==void 0&&func0.call(data,"change")){let data42=data.change,_errs85=errors;if(typeof data42!=
"string"&&data42!==null)return validate91.errors=[{instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type:schema158.
properties.change.type},message:"must be string,null"}],!1;var valid0=_errs85===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}else return validate91.errors=[
{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate91.errors=vErrors,errors===0}validate91.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var schema170={type:"object",additionalProperties:!1,required:["kind","files","message","hides","adds"],properties:{kind:{
enum:["configuration","servers","pins","server-configuration","traces","new-root"]},files:{type:"array",items:{$ref:"#/$defs/path"}},message:{type:"string",minLength:1},
hides:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]},adds:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]}}};function validate93(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.kind===void 0||
!func0.call(data,"kind"))&&(missing0="kind")||(data.files===void 0||!func0.call(data,"files"))&&(missing0="files")||(data.message===void 0||!func0.call(data,"me\
ssage"))&&(missing0="message")||(data.hides===void 0||!func0.call(data,"hides"))&&(missing0="hides")||(data.adds===void 0||!func0.call(data,"adds"))&&(missing0=
"adds"))return validate93.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required propert\
y '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="kind"||key0==="files"||key0==="message"||key0==="hides"||key0==="adds"))
return validate93.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"}],!1;if(_errs1===errors){if(data.kind!==void 0&&func0.call(data,"kind")){let data0=data.kind,_errs2=errors;if(!(data0==="configuration"||
data0==="servers"||data0==="pins"||data0==="server-configuration"||data0==="traces"||data0==="new-root"))return validate93.errors=[{instancePath:instancePath+"/\
kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema170.properties.kind.enum},message:"must be equal to one of the allowed valu\
es"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data1=data.files,_errs3=errors;if(errors===
_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],_errs5=errors;if(errors===errors)if(typeof data2==
"string"){if(!pattern9.test(data2))return validate93.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{
pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|\
$))[^/\\u0000]+)*$"'}],!1}else return validate93.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid1=_errs5===errors;if(!valid1)break}}else return validate93.errors=[{instancePath:instancePath+"/files",schemaPath:"\
#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.message!==
void 0&&func0.call(data,"message")){let data3=data.message,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){if(func86(data3)<1)return validate93.errors=
[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"}],!1}else return validate93.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.hides!==void 0&&func0.call(data,"hides")){let data4=data.hides,_errs10=errors,
_errs11=errors,valid3=!1,passing0=null,_errs12=errors,_errs13=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4))){let err0={instancePath:instancePath+
"/hides",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(errors===_errs13&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4)){let err1={instancePath:instancePath+"/hides",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}else if(data4<0||isNaN(data4)){let err2={instancePath:instancePath+"/hides",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}var _valid0=_errs12===errors;_valid0&&(valid3=!0,passing0=0);let _errs15=errors;
if(data4!==null){let err3={instancePath:instancePath+"/hides",schemaPath:"#/properties/hides/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be \
null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs15===errors;if(_valid0&&valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=
!0,passing0=1),valid3)errors=_errs11,vErrors!==null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{let err4={instancePath:instancePath+"/hides",schemaPath:"\
#/properties/hides/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++,validate93.errors=vErrors,!1}var valid0=_errs10===errors}else var valid0=!0;if(valid0)if(data.adds!==void 0&&func0.call(data,"adds")){
let data5=data.adds,_errs17=errors,_errs18=errors,valid5=!1,passing1=null,_errs19=errors,_errs20=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&
isFinite(data5))){let err5={instancePath:instancePath+"/adds",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(errors===_errs20&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5)){
let err6={instancePath:instancePath+"/adds",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}else if(data5<0||isNaN(data5)){let err7={instancePath:instancePath+"/adds",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}var _valid1=_errs19===
errors;_valid1&&(valid5=!0,passing1=0);let _errs22=errors;if(data5!==null){let err8={instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/oneOf/1/typ\
e",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid1=_errs22===errors;if(_valid1&&
valid5?(valid5=!1,passing1=[passing1,1]):_valid1&&(valid5=!0,passing1=1),valid5)errors=_errs18,vErrors!==null&&(_errs18?vErrors.length=_errs18:vErrors=null);else{
let err9={instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly on\
e schema in oneOf"};return vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,validate93.errors=vErrors,!1}var valid0=_errs17===errors}else var valid0=!0}}}}}}else
return validate93.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate93.errors=vErrors,
errors===0}validate93.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate95(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate95.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0=
"kind")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.symbol===void 0||
!func0.call(data,"symbol"))&&(missing0="symbol")||(data.text===void 0||!func0.call(data,"text"))&&(missing0="text"))return validate95.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="kind"||key0==="path"||key0==="line"||key0==="symbol"||key0==="text"))return validate95.errors=[{instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.kind!==void 0&&
func0.call(data,"kind")){let data0=data.kind,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern4.test(data0))return validate95.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/$defs/code/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else
return validate95.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs5=errors;if(errors===errors)if(typeof data1==
"string"){if(!pattern9.test(data1))return validate95.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"\
^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0\
000]+)*$"'}],!1}else return validate95.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data2=data.line,_errs8=errors;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate95.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/l\
ine/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||
isNaN(data2))return validate95.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<1||isNaN(data2))return validate95.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.symbol!==
void 0&&func0.call(data,"symbol")){let data3=data.symbol,_errs10=errors,_errs11=errors;if(typeof data3!="string"&&data3!==null)return validate95.errors=[{instancePath:instancePath+
"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"type",params:{type:schema79.type},message:"must be string,null"}],!1;if(errors===_errs11&&typeof data3=="str\
ing"&&func86(data3)<1)return validate95.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0)if(data.text!==void 0&&func0.call(data,"text")){let _errs13=errors;
if(typeof data.text!="string")return validate95.errors=[{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;var valid0=_errs13===errors}else var valid0=!0}}}}}}else return validate95.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate95.errors=vErrors,errors===0}validate95.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate99(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate99.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="messa\
ge")||(data.count===void 0||!func0.call(data,"count"))&&(missing0="count"))return validate99.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="code"||key0===
"message"||key0==="count"))return validate99.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern4.test(data0))return validate99.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate99.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.message!==void 0&&func0.call(data,"message")){let data1=data.message,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func86(data1)<1)return validate99.
errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1}else return validate99.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.count!==void 0&&func0.call(data,"count")){let data2=data.count,
_errs7=errors,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate99.errors=[{instancePath:instancePath+"/coun\
t",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){
if(data2>9007199254740991||isNaN(data2))return validate99.errors=[{instancePath:instancePath+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate99.errors=[{instancePath:instancePath+
"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}else var valid0=!0}}}}else
return validate99.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate99.errors=vErrors,
errors===0}validate99.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0=
"schema")||(data.verdict===void 0||!func0.call(data,"verdict"))&&(missing0="verdict")||(data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.
reasons===void 0||!func0.call(data,"reasons"))&&(missing0="reasons")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.
call(data,"head"))&&(missing0="head")||(data.servers===void 0||!func0.call(data,"servers"))&&(missing0="servers")||(data.counts===void 0||!func0.call(data,"coun\
ts"))&&(missing0="counts")||(data.findings===void 0||!func0.call(data,"findings"))&&(missing0="findings")||(data.unmatched===void 0||!func0.call(data,"unmatched"))&&
(missing0="unmatched")||(data.unknown===void 0||!func0.call(data,"unknown"))&&(missing0="unknown")||(data.reward===void 0||!func0.call(data,"reward"))&&(missing0=
"reward")||(data.unscored===void 0||!func0.call(data,"unscored"))&&(missing0="unscored")||(data.policy===void 0||!func0.call(data,"policy"))&&(missing0="policy")||
(data.policyChanges===void 0||!func0.call(data,"policyChanges"))&&(missing0="policyChanges")||(data.escapes===void 0||!func0.call(data,"escapes"))&&(missing0="e\
scapes")||(data.limits===void 0||!func0.call(data,"limits"))&&(missing0="limits"))return validate20.errors=[{instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.
call(schema31.properties,key0))return validate20.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="l\
anser.report.v1")return validate20.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lan\
ser.report.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.verdict!==void 0&&func0.call(data,"ver\
dict")){let data1=data.verdict,_errs3=errors;if(!(data1==="pass"||data1==="inconclusive"||data1==="fail"))return validate20.errors=[{instancePath:instancePath+"\
/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:schema31.properties.verdict.enum},message:"must be equal to one of the all\
owed values"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data2=data.class,_errs4=errors;
if(!(data2==="new_errors"||data2==="lsp_unavailable"||data2==="baseline_error"||data2==="warnings_only"||data2==="clean"))return validate20.errors=[{instancePath:instancePath+
"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues:schema31.properties.class.enum},message:"must be equal to one of the allowed \
values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.reasons!==void 0&&func0.call(data,"reasons")){let data3=data.reasons,_errs5=errors;
if(errors===_errs5)if(Array.isArray(data3)){if(data3.length<1)return validate20.errors=[{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid1=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;
validate21(data3[i0],{instancePath:instancePath+"/reasons/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.
errors:vErrors.concat(validate21.errors),errors=vErrors.length);var valid1=_errs7===errors;if(!valid1)break}}}else return validate20.errors=[{instancePath:instancePath+
"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.base!==void 0&&func0.call(data,"base")){let _errs8=errors;validate25(data.base,{instancePath:instancePath+"/base",parentData:data,parentDataProperty:"\
base",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var valid0=_errs8===errors}else
var valid0=!0;if(valid0){if(data.head!==void 0&&func0.call(data,"head")){let _errs9=errors;validate25(data.head,{instancePath:instancePath+"/head",parentData:data,
parentDataProperty:"head",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.servers!==void 0&&func0.call(data,"servers")){let data7=data.servers,_errs10=errors;if(errors===_errs10)if(Array.isArray(
data7)){var valid2=!0;let len1=data7.length;for(let i1=0;i1<len1;i1++){let _errs12=errors;validate28(data7[i1],{instancePath:instancePath+"/servers/"+i1,parentData:data7,
parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate28.errors:vErrors.concat(validate28.errors),errors=vErrors.length);var valid2=_errs12===
errors;if(!valid2)break}}else return validate20.errors=[{instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.changed!==void 0&&func0.call(data,"changed")){let data9=data.
changed,_errs13=errors;if(errors===_errs13)if(Array.isArray(data9)){if(data9.length<1)return validate20.errors=[{instancePath:instancePath+"/changed",schemaPath:"\
#/properties/changed/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid3=!0;let len2=data9.length;for(let i2=0;i2<
len2;i2++){let _errs15=errors;validate37(data9[i2],{instancePath:instancePath+"/changed/"+i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var valid3=_errs15===errors;if(!valid3)break}}}else return validate20.
errors=[{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs13===
errors}else var valid0=!0;if(valid0){if(data.scope!==void 0&&func0.call(data,"scope")){let _errs16=errors;validate31(data.scope,{instancePath:instancePath+"/sco\
pe",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.
length);var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.confirmation!==void 0&&func0.call(data,"confirmation")){let data12=data.confirmation,_errs17=errors;
if(errors===errors)if(data12&&typeof data12=="object"&&!Array.isArray(data12)){let missing1;if((data12.taken===void 0||!func0.call(data12,"taken"))&&(missing1="\
taken")||(data12.why===void 0||!func0.call(data12,"why"))&&(missing1="why"))return validate20.errors=[{instancePath:instancePath+"/confirmation",schemaPath:"#/$\
defs/confirmation/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs20=errors;for(let key1 of Object.
keys(data12))if(!(key1==="taken"||key1==="why"))return validate20.errors=[{instancePath:instancePath+"/confirmation",schemaPath:"#/$defs/confirmation/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs20===errors){if(data12.taken!==
void 0&&func0.call(data12,"taken")){let _errs21=errors;if(typeof data12.taken!="boolean")return validate20.errors=[{instancePath:instancePath+"/confirmation/tak\
en",schemaPath:"#/$defs/confirmation/properties/taken/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid5=_errs21===errors}else
var valid5=!0;if(valid5)if(data12.why!==void 0&&func0.call(data12,"why")){let data14=data12.why,_errs23=errors;if(errors===_errs23)if(typeof data14=="string"){if(func86(
data14)<1)return validate20.errors=[{instancePath:instancePath+"/confirmation/why",schemaPath:"#/$defs/confirmation/properties/why/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/confirmation/why",schemaPath:"\
#/$defs/confirmation/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid5=_errs23===errors}else var valid5=!0}}}else
return validate20.errors=[{instancePath:instancePath+"/confirmation",schemaPath:"#/$defs/confirmation/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.counts!==void 0&&func0.call(data,"counts")){let _errs25=errors;validate40(data.
counts,{instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate40.errors:vErrors.
concat(validate40.errors),errors=vErrors.length);var valid0=_errs25===errors}else var valid0=!0;if(valid0){if(data.findings!==void 0&&func0.call(data,"findings")){
let data16=data.findings,_errs26=errors;if(errors===_errs26)if(Array.isArray(data16)){var valid6=!0;let len3=data16.length;for(let i3=0;i3<len3;i3++){let _errs28=errors;
validate42(data16[i3],{instancePath:instancePath+"/findings/"+i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate42.
errors:vErrors.concat(validate42.errors),errors=vErrors.length);var valid6=_errs28===errors;if(!valid6)break}}else return validate20.errors=[{instancePath:instancePath+
"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs26===errors}else var valid0=!0;
if(valid0){if(data.off!==void 0&&func0.call(data,"off")){let data18=data.off,_errs29=errors;if(errors===_errs29)if(Array.isArray(data18)){if(data18.length<1)return validate20.
errors=[{instancePath:instancePath+"/off",schemaPath:"#/properties/off/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],
!1;{var valid7=!0;let len4=data18.length;for(let i4=0;i4<len4;i4++){let _errs31=errors;validate42(data18[i4],{instancePath:instancePath+"/off/"+i4,parentData:data18,
parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate42.errors:vErrors.concat(validate42.errors),errors=vErrors.length);var valid7=_errs31===
errors;if(!valid7)break}}}else return validate20.errors=[{instancePath:instancePath+"/off",schemaPath:"#/properties/off/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0){if(data.causes!==void 0&&func0.call(data,"causes")){let data20=data.causes,
_errs32=errors;if(errors===_errs32)if(Array.isArray(data20)){var valid8=!0;let len5=data20.length;for(let i5=0;i5<len5;i5++){let _errs34=errors;validate64(data20[i5],
{instancePath:instancePath+"/causes/"+i5,parentData:data20,parentDataProperty:i5,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate64.errors:vErrors.concat(
validate64.errors),errors=vErrors.length);var valid8=_errs34===errors;if(!valid8)break}}else return validate20.errors=[{instancePath:instancePath+"/causes",schemaPath:"\
#/properties/causes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs32===errors}else var valid0=!0;if(valid0){if(data.unmatched!==
void 0&&func0.call(data,"unmatched")){let data22=data.unmatched,_errs35=errors;if(errors===_errs35)if(Array.isArray(data22)){var valid9=!0;let len6=data22.length;
for(let i6=0;i6<len6;i6++){let _errs37=errors;validate69(data22[i6],{instancePath:instancePath+"/unmatched/"+i6,parentData:data22,parentDataProperty:i6,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.concat(validate69.errors),errors=vErrors.length);var valid9=_errs37===errors;if(!valid9)break}}else
return validate20.errors=[{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/type",keyword:"type",params:{type:"array"},message:"must be\
 array"}],!1;var valid0=_errs35===errors}else var valid0=!0;if(valid0){if(data.unknown!==void 0&&func0.call(data,"unknown")){let data24=data.unknown,_errs38=errors;
if(errors===_errs38)if(Array.isArray(data24)){var valid10=!0;let len7=data24.length;for(let i7=0;i7<len7;i7++){let _errs40=errors;validate72(data24[i7],{instancePath:instancePath+
"/unknown/"+i7,parentData:data24,parentDataProperty:i7,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),errors=
vErrors.length);var valid10=_errs40===errors;if(!valid10)break}}else return validate20.errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/properties/un\
known/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs38===errors}else var valid0=!0;if(valid0){if(data.reward!==void 0&&
func0.call(data,"reward")){let data26=data.reward,_errs41=errors,_errs42=errors,valid11=!1,passing0=null,_errs43=errors;validate74(data26,{instancePath:instancePath+
"/reward",parentData:data,parentDataProperty:"reward",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:vErrors.concat(validate74.errors),errors=
vErrors.length);var _valid0=_errs43===errors;_valid0&&(valid11=!0,passing0=0);let _errs44=errors;if(data26!==null){let err0={instancePath:instancePath+"/reward",
schemaPath:"#/properties/reward/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
var _valid0=_errs44===errors;if(_valid0&&valid11?(valid11=!1,passing0=[passing0,1]):_valid0&&(valid11=!0,passing0=1),valid11)errors=_errs42,vErrors!==null&&(_errs42?
vErrors.length=_errs42:vErrors=null);else{let err1={instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate20.errors=vErrors,!1}var valid0=_errs41===
errors}else var valid0=!0;if(valid0){if(data.unscored!==void 0&&func0.call(data,"unscored")){let data27=data.unscored,_errs46=errors;if(typeof data27!="string"&&
data27!==null)return validate20.errors=[{instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",params:{type:schema31.properties.
unscored.type},message:"must be string,null"}],!1;if(errors===_errs46&&typeof data27=="string"&&func86(data27)<1)return validate20.errors=[{instancePath:instancePath+
"/unscored",schemaPath:"#/properties/unscored/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs46===
errors}else var valid0=!0;if(valid0){if(data.claims!==void 0&&func0.call(data,"claims")){let data28=data.claims,_errs48=errors;if(errors===_errs48)if(Array.isArray(
data28)){if(data28.length<1)return validate20.errors=[{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid12=!0;let len8=data28.length;for(let i8=0;i8<len8;i8++){let _errs50=errors;validate79(data28[i8],
{instancePath:instancePath+"/claims/"+i8,parentData:data28,parentDataProperty:i8,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate79.errors:vErrors.concat(
validate79.errors),errors=vErrors.length);var valid12=_errs50===errors;if(!valid12)break}}}else return validate20.errors=[{instancePath:instancePath+"/claims",schemaPath:"\
#/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs48===errors}else var valid0=!0;if(valid0){if(data.replay!==
void 0&&func0.call(data,"replay")){let data30=data.replay,_errs51=errors,_errs52=errors,valid13=!1,passing1=null,_errs53=errors;validate81(data30,{instancePath:instancePath+
"/replay",parentData:data,parentDataProperty:"replay",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=
vErrors.length);var _valid1=_errs53===errors;_valid1&&(valid13=!0,passing1=0);let _errs54=errors;if(data30!==null){let err2={instancePath:instancePath+"/replay",
schemaPath:"#/properties/replay/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
var _valid1=_errs54===errors;if(_valid1&&valid13?(valid13=!1,passing1=[passing1,1]):_valid1&&(valid13=!0,passing1=1),valid13)errors=_errs52,vErrors!==null&&(_errs52?
vErrors.length=_errs52:vErrors=null);else{let err3={instancePath:instancePath+"/replay",schemaPath:"#/properties/replay/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate20.errors=vErrors,!1}var valid0=_errs51===
errors}else var valid0=!0;if(valid0){if(data.bumps!==void 0&&func0.call(data,"bumps")){let data31=data.bumps,_errs56=errors;if(errors===_errs56)if(Array.isArray(
data31)){var valid14=!0;let len9=data31.length;for(let i9=0;i9<len9;i9++){let _errs58=errors;validate87(data31[i9],{instancePath:instancePath+"/bumps/"+i9,parentData:data31,
parentDataProperty:i9,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate87.errors:vErrors.concat(validate87.errors),errors=vErrors.length);var valid14=_errs58===
errors;if(!valid14)break}}else return validate20.errors=[{instancePath:instancePath+"/bumps",schemaPath:"#/properties/bumps/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"}],!1;var valid0=_errs56===errors}else var valid0=!0;if(valid0){if(data.policy!==void 0&&func0.call(data,"policy")){let _errs59=errors;
validate91(data.policy,{instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate91.
errors:vErrors.concat(validate91.errors),errors=vErrors.length);var valid0=_errs59===errors}else var valid0=!0;if(valid0){if(data.policyChanges!==void 0&&func0.
call(data,"policyChanges")){let data34=data.policyChanges,_errs60=errors;if(errors===_errs60)if(Array.isArray(data34)){var valid15=!0;let len10=data34.length;for(let i10=0;i10<
len10;i10++){let _errs62=errors;validate93(data34[i10],{instancePath:instancePath+"/policyChanges/"+i10,parentData:data34,parentDataProperty:i10,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate93.errors:vErrors.concat(validate93.errors),errors=vErrors.length);var valid15=_errs62===errors;if(!valid15)break}}else return validate20.
errors=[{instancePath:instancePath+"/policyChanges",schemaPath:"#/properties/policyChanges/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid0=_errs60===errors}else var valid0=!0;if(valid0){if(data.escapes!==void 0&&func0.call(data,"escapes")){let data36=data.escapes,_errs63=errors;if(errors===
_errs63)if(Array.isArray(data36)){var valid16=!0;let len11=data36.length;for(let i11=0;i11<len11;i11++){let _errs65=errors;validate95(data36[i11],{instancePath:instancePath+
"/escapes/"+i11,parentData:data36,parentDataProperty:i11,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),
errors=vErrors.length);var valid16=_errs65===errors;if(!valid16)break}}else return validate20.errors=[{instancePath:instancePath+"/escapes",schemaPath:"#/proper\
ties/escapes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs63===errors}else var valid0=!0;if(valid0){if(data.hidden!==
void 0&&func0.call(data,"hidden")){let data38=data.hidden,_errs66=errors;if(errors===_errs66)if(Array.isArray(data38)){if(data38.length<1)return validate20.errors=
[{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],
!1;{var valid17=!0;let len12=data38.length;for(let i12=0;i12<len12;i12++){let data39=data38[i12],_errs68=errors;if(errors===_errs68)if(data39&&typeof data39=="o\
bject"&&!Array.isArray(data39)){let missing2;if((data39.path===void 0||!func0.call(data39,"path"))&&(missing2="path")||(data39.range===void 0||!func0.call(data39,
"range"))&&(missing2="range")||(data39.why===void 0||!func0.call(data39,"why"))&&(missing2="why"))return validate20.errors=[{instancePath:instancePath+"/hidden/"+
i12,schemaPath:"#/properties/hidden/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],
!1;{let _errs70=errors;for(let key2 of Object.keys(data39))if(!(key2==="path"||key2==="range"||key2==="why"||key2==="blame"))return validate20.errors=[{instancePath:instancePath+
"/hidden/"+i12,schemaPath:"#/properties/hidden/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT hav\
e additional properties"}],!1;if(_errs70===errors){if(data39.path!==void 0&&func0.call(data39,"path")){let data40=data39.path,_errs71=errors;if(errors===errors)
if(typeof data40=="string"){if(!pattern9.test(data40))return validate20.errors=[{instancePath:instancePath+"/hidden/"+i12+"/path",schemaPath:"#/$defs/path/patte\
rn",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))\
[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate20.errors=[{instancePath:instancePath+"/hidden/"+i12+"/path",schemaPath:"#/$defs/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid18=_errs71===errors}else var valid18=!0;if(valid18){if(data39.range!==void 0&&
func0.call(data39,"range")){let _errs74=errors;validate47(data39.range,{instancePath:instancePath+"/hidden/"+i12+"/range",parentData:data39,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.errors:vErrors.concat(validate47.errors),errors=vErrors.length);var valid18=_errs74===errors}else
var valid18=!0;if(valid18){if(data39.why!==void 0&&func0.call(data39,"why")){let data42=data39.why,_errs75=errors;if(errors===_errs75)if(typeof data42=="string"){
if(func86(data42)<1)return validate20.errors=[{instancePath:instancePath+"/hidden/"+i12+"/why",schemaPath:"#/properties/hidden/items/properties/why/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/hidden/"+i12+"/why",
schemaPath:"#/properties/hidden/items/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid18=_errs75===errors}else
var valid18=!0;if(valid18)if(data39.blame!==void 0&&func0.call(data39,"blame")){let data43=data39.blame,_errs77=errors;if(errors===_errs77)if(data43&&typeof data43==
"object"&&!Array.isArray(data43)){let missing3;if((data43.commit===void 0||!func0.call(data43,"commit"))&&(missing3="commit"))return validate20.errors=[{instancePath:instancePath+
"/hidden/"+i12+"/blame",schemaPath:"#/properties/hidden/items/properties/blame/required",keyword:"required",params:{missingProperty:missing3},message:"must have\
 required property '"+missing3+"'"}],!1;{let _errs79=errors;for(let key3 of Object.keys(data43))if(!(key3==="commit"||key3==="since"))return validate20.errors=[
{instancePath:instancePath+"/hidden/"+i12+"/blame",schemaPath:"#/properties/hidden/items/properties/blame/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs79===errors){if(data43.commit!==void 0&&func0.call(data43,"commit")){let data44=data43.
commit,_errs80=errors,_errs81=errors,valid21=!1,passing2=null,_errs82=errors;if(errors===errors)if(typeof data44=="string"){if(!pattern6.test(data44)){let err4={
instancePath:instancePath+"/hidden/"+i12+"/blame/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64}\
)$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/hidden/"+i12+"/blame/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}var _valid2=_errs82===errors;_valid2&&(valid21=!0,passing2=0);let _errs85=errors;if(data44!==null){let err6={instancePath:instancePath+
"/hidden/"+i12+"/blame/commit",schemaPath:"#/properties/hidden/items/properties/blame/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid2=_errs85===errors;if(_valid2&&valid21?(valid21=!1,passing2=[passing2,1]):_valid2&&
(valid21=!0,passing2=1),valid21)errors=_errs81,vErrors!==null&&(_errs81?vErrors.length=_errs81:vErrors=null);else{let err7={instancePath:instancePath+"/hidden/"+
i12+"/blame/commit",schemaPath:"#/properties/hidden/items/properties/blame/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"mu\
st match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate20.errors=vErrors,!1}var valid20=_errs80===errors}else
var valid20=!0;if(valid20)if(data43.since!==void 0&&func0.call(data43,"since")){let data45=data43.since,_errs87=errors;if(errors===errors)if(typeof data45=="str\
ing"){if(!pattern6.test(data45))return validate20.errors=[{instancePath:instancePath+"/hidden/"+i12+"/blame/since",schemaPath:"#/$defs/gitObject/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate20.errors=[{
instancePath:instancePath+"/hidden/"+i12+"/blame/since",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid20=_errs87===errors}else var valid20=!0}}}else return validate20.errors=[{instancePath:instancePath+"/hidden/"+i12+"/blame",schemaPath:"#/properties/hi\
dden/items/properties/blame/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid18=_errs77===errors}else var valid18=!0}}}}}else return validate20.
errors=[{instancePath:instancePath+"/hidden/"+i12,schemaPath:"#/properties/hidden/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid17=_errs68===errors;if(!valid17)break}}}else return validate20.errors=[{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs66===errors}else var valid0=!0;if(valid0){if(data.unchecked!==void 0&&func0.call(data,"\
unchecked")){let data46=data.unchecked,_errs90=errors;if(errors===_errs90)if(Array.isArray(data46)){if(data46.length<1)return validate20.errors=[{instancePath:instancePath+
"/unchecked",schemaPath:"#/properties/unchecked/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid24=!0;let len13=data46.
length;for(let i13=0;i13<len13;i13++){let data47=data46[i13],_errs92=errors;if(errors===_errs92)if(data47&&typeof data47=="object"&&!Array.isArray(data47)){let missing4;
if((data47.path===void 0||!func0.call(data47,"path"))&&(missing4="path")||(data47.range===void 0||!func0.call(data47,"range"))&&(missing4="range")||(data47.why===
void 0||!func0.call(data47,"why"))&&(missing4="why"))return validate20.errors=[{instancePath:instancePath+"/unchecked/"+i13,schemaPath:"#/properties/unchecked/i\
tems/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs94=errors;for(let key4 of Object.
keys(data47))if(!(key4==="path"||key4==="range"||key4==="why"))return validate20.errors=[{instancePath:instancePath+"/unchecked/"+i13,schemaPath:"#/properties/u\
nchecked/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs94===
errors){if(data47.path!==void 0&&func0.call(data47,"path")){let data48=data47.path,_errs95=errors;if(errors===errors)if(typeof data48=="string"){if(!pattern9.test(
data48))return validate20.errors=[{instancePath:instancePath+"/unchecked/"+i13+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\
\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]\
+)*$"'}],!1}else return validate20.errors=[{instancePath:instancePath+"/unchecked/"+i13+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;var valid25=_errs95===errors}else var valid25=!0;if(valid25){if(data47.range!==void 0&&func0.call(data47,"range")){let data49=data47.
range,_errs98=errors,_errs99=errors,valid27=!1,_errs100=errors;validate47(data49,{instancePath:instancePath+"/unchecked/"+i13+"/range",parentData:data47,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.errors:vErrors.concat(validate47.errors),errors=vErrors.length);var _valid3=_errs100===errors;
valid27=valid27||_valid3;let _errs101=errors;if(data49!==null){let err8={instancePath:instancePath+"/unchecked/"+i13+"/range",schemaPath:"#/properties/unchecked\
/items/properties/range/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid3=_errs101===
errors;if(valid27=valid27||_valid3,valid27)errors=_errs99,vErrors!==null&&(_errs99?vErrors.length=_errs99:vErrors=null);else{let err9={instancePath:instancePath+
"/unchecked/"+i13+"/range",schemaPath:"#/properties/unchecked/items/properties/range/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++,validate20.errors=vErrors,!1}var valid25=_errs98===errors}else var valid25=!0;if(valid25)if(data47.why!==void 0&&
func0.call(data47,"why")){let data50=data47.why,_errs103=errors;if(errors===_errs103)if(typeof data50=="string"){if(func86(data50)<1)return validate20.errors=[{
instancePath:instancePath+"/unchecked/"+i13+"/why",schemaPath:"#/properties/unchecked/items/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/unchecked/"+i13+"/why",schemaPath:"#/properties/unchecke\
d/items/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid25=_errs103===errors}else var valid25=!0}}}}else return validate20.
errors=[{instancePath:instancePath+"/unchecked/"+i13,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var valid24=_errs92===errors;if(!valid24)break}}}else return validate20.errors=[{instancePath:instancePath+"/unchecked",schemaPath:"#/properties/uncheck\
ed/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs90===errors}else var valid0=!0;if(valid0)if(data.limits!==void 0&&func0.
call(data,"limits")){let data51=data.limits,_errs105=errors;if(errors===_errs105)if(Array.isArray(data51)){var valid28=!0;let len14=data51.length;for(let i14=0;i14<
len14;i14++){let _errs107=errors;validate99(data51[i14],{instancePath:instancePath+"/limits/"+i14,parentData:data51,parentDataProperty:i14,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),errors=vErrors.length);var valid28=_errs107===errors;if(!valid28)break}}else return validate20.
errors=[{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs105===
errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate20.errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{excerptsFrom as _0_excerptsFrom,readExcerpts as _0_readExcerpts,shownCauses as _0_shownCauses,claimsFolder as _10_claimsFolder,compareClaims as _10_compareClaims,
falseClaim as _10_falseClaim,alignLines as _11_alignLines,alignLinesAt as _11_alignLinesAt,alignSequences as _11_alignSequences,isAfter as _11_isAfter,asRecordedLine as _1_asRecordedLine,
bumpName as _1_bumpName,bumpResult as _1_bumpResult,bumpsInOrder as _1_bumpsInOrder,causeName as _1_causeName,claimsLine as _1_claimsLine,countNotes as _1_countNotes,
decisionsOf as _1_decisionsOf,diffOf as _1_diffOf,diffSigns as _1_diffSigns,editBlocks as _1_editBlocks,effectFindings as _1_effectFindings,effectsIn as _1_effectsIn,
effectsOpenMax as _1_effectsOpenMax,exactPlace as _1_exactPlace,findingsIn as _1_findingsIn,groupByCause as _1_groupByCause,groupByFile as _1_groupByFile,idList as _1_idList,
importPathsTo as _1_importPathsTo,isPartialReport as _1_isPartialReport,isUnchanged as _1_isUnchanged,limitAccounts as _1_limitAccounts,limitText as _1_limitText,
marksOf as _1_marksOf,messageBlocks as _1_messageBlocks,noRewardLine as _1_noRewardLine,placeSpan as _1_placeSpan,plain as _1_plain,plainLog as _1_plainLog,policyParts as _1_policyParts,
reasonAccounts as _1_reasonAccounts,remarksOn as _1_remarksOn,reportSections as _1_reportSections,rewardLine as _1_rewardLine,ruleAddress as _1_ruleAddress,said as _1_said,
sameOnOneLine as _1_sameOnOneLine,scopeLine as _1_scopeLine,serverName as _1_serverName,shownLine as _1_shownLine,sideCommits as _1_sideCommits,sideFrame as _1_sideFrame,
skippedRoots as _1_skippedRoots,stateStyles as _1_stateStyles,styledSpan as _1_styledSpan,suggested as _1_suggested,suggestionDiff as _1_suggestionDiff,suggestionExcerpts as _1_suggestionExcerpts,
traceFacts as _1_traceFacts,traceServer as _1_traceServer,traceState as _1_traceState,uncheckedOf as _1_uncheckedOf,unequalTraces as _1_unequalTraces,unknownAccounts as _1_unknownAccounts,
untouchedFiles as _1_untouchedFiles,wayLine as _1_wayLine,wayTo as _1_wayTo,whyOf as _1_whyOf,alsoFoundBy as _2_alsoFoundBy,blameText as _2_blameText,brokenBy as _2_brokenBy,
causeLabel as _2_causeLabel,causeWords as _2_causeWords,classWords as _2_classWords,commitText as _2_commitText,inOrder as _2_inOrder,listedStates as _2_listedStates,
matchWords as _2_matchWords,placementText as _2_placementText,policyRemarks as _2_policyRemarks,replayModeWords as _2_replayModeWords,replayStateWords as _2_replayStateWords,
replayWeightWords as _2_replayWeightWords,seenWords as _2_seenWords,sideNames as _2_sideNames,sourceParts as _2_sourceParts,stateWords as _2_stateWords,statesInOrder as _2_statesInOrder,
stepCommit as _2_stepCommit,unprovenText as _2_unprovenText,verdictWords as _2_verdictWords,waivedBy as _2_waivedBy,FILE_HEADERS_ONLY as _3_FILE_HEADERS_ONLY,createTwoFilesPatch as _3_createTwoFilesPatch,
diffArrays as _3_diffArrays,divergenceClassNames as _4_divergenceClassNames,divergenceClasses as _4_divergenceClasses,validateReportV1 as _5_validateReportV1,require_equal as _6_require_equal,
require_fast_deep_equal as _6_require_fast_deep_equal,escapeKinds as _7_escapeKinds,failsBy as _8_failsBy,isFailing as _8_isFailing,isFailure as _8_isFailure,isInDoubt as _8_isInDoubt,
isSevere as _8_isSevere,mayFail as _8_mayFail,causeId as _9_causeId,compareCauses as _9_compareCauses,groupCauses as _9_groupCauses};
