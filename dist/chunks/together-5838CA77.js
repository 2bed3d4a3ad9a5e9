import{createRequire as lanserCreateRequire}from"node:module";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var suggestionLinesMax=40,suggestionLengthMax=8e3,suggestionTitleMax=200;
function suggestionToV1({server,title,line,before,after}){return{server,title,line:line+1,before,after}}function suggestionFromV1({server,title,line,before,after}){
return{server,title,line:line-1,before,after}}function isReadable({title,before,after}){let known=new Set(before);return before.length>0&&before.length<=suggestionLinesMax&&
after.length<=suggestionLinesMax&&title.length<=suggestionTitleMax&&lengthOf(before)<=suggestionLengthMax&&lengthOf(after)<=suggestionLengthMax&&after.every(line=>known.
has(line)||isPlainLine(line))}function lengthOf(lines){return lines.reduce((sum,{length})=>sum+length+1,0)}function isPlainLine(line){let spaced=line.replaceAll(
"	"," ");return _1_showInvisible(spaced)===spaced}function rangesOverlap(one,other){return one.line<other.line+other.before.length&&other.line<one.line+one.before.
length}function suggestionDigest({before,after}){return sha256(canonical([before,after].map(all=>all.map(line=>line.toWellFormed()))))}import{createRequire as lanserCreateRequire2}from"node:module";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var claimsFolder=".lanser/claims";function falseClaim({path,commit,claimed,
measured}){let versions=["pr-v1","pr-v2"].filter(version=>claimed[version]!==void 0),listed=of=>versions.map(version=>`${of[version]} (${version})`).join(" and "),
what=commit===null?"the change":`commit ${_2_shortId(commit)}`,is=measured===null?"there is no reward":`the reward is ${listed(measured)}`;return`${path} claims\
 a reward of ${listed(claimed)} for ${what}, but ${is}`}function compareClaims(left,right){return compareText(left.path,right.path)||compareValues(left,right)}import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();_3_init_node_22();function alignSequences(base,head,options){let swapped=isAfter(
base,head),work=new Aligner(swapped?head:base,swapped?base:head,options);work.run();let{toRight,toLeft,steps}=work;return swapped?{toHead:toLeft,toBase:toRight,
steps}:{toHead:toRight,toBase:toLeft,steps}}function isAfter(base,head){if(base.length!==head.length)return base.length>head.length;let different=base.findIndex(
(element,index)=>element!==head[index]);return different>=0&&(base[different]??"")>(head[different]??"")}var depthMax2=24,editsMax=128,editStepsPerElementMax=32,
Aligner=class{toRight;toLeft;steps=0;left;right;anchors=[];options;editSteps;leftCount;rightCount;rightPlace;constructor(left,right,options){let numbers=new Map,
intern=element=>{let known=numbers.get(element);return known!==void 0?known:(numbers.set(element,numbers.size),this.anchors.push(options.isAnchor(element)),numbers.
size-1)};this.left=new Int32Array(left.length),this.right=new Int32Array(right.length);for(let at=0;at<left.length;at++)this.left[at]=intern(left[at]??"");for(let at=0;at<
right.length;at++)this.right[at]=intern(right[at]??"");this.options=options,this.toRight=new Int32Array(left.length).fill(-1),this.toLeft=new Int32Array(right.length).
fill(-1),this.leftCount=new Int32Array(numbers.size),this.rightCount=new Int32Array(numbers.size),this.rightPlace=new Int32Array(numbers.size),this.editSteps=editStepsPerElementMax*
(left.length+right.length)+1024}run(){let waiting=[{left:0,leftEnd:this.left.length,right:0,rightEnd:this.right.length,depth:0}];for(let next=waiting.pop();next!==
void 0;next=waiting.pop()){let block=this.withoutCommonEnds(next);if(block.left===block.leftEnd||block.right===block.rightEnd||block.depth>=depthMax2)continue;let pairs=this.
options.first==="anchors"?this.uniquePairs(block)??this.fewestEdits(block)??this.countedPairs(block):this.fewestEdits(block)??this.uniquePairs(block)??this.countedPairs(
block);if(!(pairs===void 0||pairs.length===0)){for(let[left,right]of pairs)this.pair(left,right);waiting.push(...gapsBetween(block,pairs))}}}pair(left,right){this.
toRight[left]=right,this.toLeft[right]=left}withoutCommonEnds(block){let{left,leftEnd,right,rightEnd}=block;for(;left<leftEnd&&right<rightEnd&&this.left[left]===
this.right[right];)this.pair(left++,right++);for(;left<leftEnd&&right<rightEnd&&this.left[leftEnd-1]===this.right[rightEnd-1];)this.pair(--leftEnd,--rightEnd);return this.
steps+=left-block.left+(block.leftEnd-leftEnd)+1,{left,leftEnd,right,rightEnd,depth:block.depth}}uniquePairs(block){return this.withCounts(block,()=>{let candidates=[];
for(let at=block.left;at<block.leftEnd;at++){let element=this.left[at]??0;this.leftCount[element]!==1||this.rightCount[element]!==1||this.anchors[element]!==!0||
candidates.push([at,this.rightPlace[element]??0])}return this.longestRising(candidates)})}countedPairs(block){return this.withCounts(block,()=>{let places=new Map;
for(let at=block.rightEnd-1;at>=block.right;at--){let element=this.right[at]??0;if(this.leftCount[element]!==this.rightCount[element]||this.anchors[element]!==!0)
continue;let known=places.get(element);known===void 0?places.set(element,[at]):known.push(at)}let candidates=[];for(let at=block.left;at<block.leftEnd;at++){let place=places.
get(this.left[at]??0)?.pop();place!==void 0&&candidates.push([at,place])}return this.longestRising(candidates)})}withCounts(block,use){for(let at=block.left;at<
block.leftEnd;at++)add(this.leftCount,this.left[at],1);for(let at=block.right;at<block.rightEnd;at++)add(this.rightCount,this.right[at],1),this.rightPlace[this.
right[at]??0]=at;let result=use();for(let at=block.left;at<block.leftEnd;at++)add(this.leftCount,this.left[at],-1);for(let at=block.right;at<block.rightEnd;at++)
add(this.rightCount,this.right[at],-1);return this.steps+=2*(block.leftEnd-block.left+block.rightEnd-block.right),result}longestRising(candidates){let piles=[],
before=new Int32Array(candidates.length).fill(-1);for(let[index,[,right]]of candidates.entries()){let low=0,high=piles.length;for(;low<high;){this.steps++;let middle=low+
high>>1;(candidates[piles[middle]??0]?.[1]??0)<right?low=middle+1:high=middle}before[index]=low===0?-1:piles[low-1]??-1,piles[low]=index}let pairs=[];for(let index=piles.
at(-1)??-1;index>=0;index=before[index]??-1){let candidate=candidates[index];candidate!==void 0&&pairs.push(candidate)}return pairs.length===0?void 0:pairs.reverse()}hasCommon({
left,leftEnd,right,rightEnd}){this.steps+=2*(leftEnd-left)+rightEnd-right;for(let at=left;at<leftEnd;at++)add(this.leftCount,this.left[at],1);let isFound=!1;for(let at=right;at<
rightEnd&&!isFound;at++)isFound=(this.leftCount[this.right[at]??0]??0)>0;for(let at=left;at<leftEnd;at++)add(this.leftCount,this.left[at],-1);return isFound}fewestEdits({
left,leftEnd,right,rightEnd}){let width=leftEnd-left,height=rightEnd-right,most=Math.min(editsMax,width+height);if(Math.abs(width-height)>most||this.editSteps<=
0)return;if(!this.hasCommon({left,leftEnd,right,rightEnd}))return[];let furthest=new Int32Array(2*most+2),history=[];for(let edits=0;edits<=most;edits++){history.
push(furthest.slice(most-edits,most+edits+2));for(let diagonal=-edits;diagonal<=edits;diagonal+=2){let x=diagonal===-edits||diagonal!==edits&&(furthest[most+diagonal-
1]??0)<(furthest[most+diagonal+1]??0)?furthest[most+diagonal+1]??0:(furthest[most+diagonal-1]??0)+1,start=x;for(;x<width&&x-diagonal<height&&this.left[left+x]===
this.right[right+x-diagonal];)x++;if(furthest[most+diagonal]=x,this.steps+=x-start+1,this.editSteps-=x-start+1,x>=width&&x-diagonal>=height)return backtrack(history,
edits,width,height,left,right)}if(this.editSteps<=0)return}}};function backtrack(history,edits,width,height,left,right){let pairs=[],x=width,y=height;for(let count=edits;count>=
0;count--){let furthest=history[count]??new Int32Array,diagonal=x-y,at=on=>furthest[on+count]??0,down=diagonal===-count||diagonal!==count&&at(diagonal-1)<at(diagonal+
1),before=down?diagonal+1:diagonal-1,startX=count===0?0:down?at(before):at(before)+1;for(;x>startX&&y>startX-diagonal;)pairs.push([left+--x,right+--y]);x=count===
0?0:at(before),y=x-before}return pairs.reverse()}function gapsBetween(block,pairs){let gaps=[],{left,right}=block;for(let[nextLeft,nextRight]of[...pairs,[block.
leftEnd,block.rightEnd]])nextLeft>left&&nextRight>right&&gaps.push({left,leftEnd:nextLeft,right,rightEnd:nextRight,depth:block.depth+1}),left=nextLeft+1,right=nextRight+
1;return gaps.reverse()}function add(counts,element,amount){let at=element??0;counts[at]=(counts[at]??0)+amount}function alignLines(base,head){return alignLinesAt(
base,head,hasWord,()=>!0)}function alignLinesAt(base,head,isAnchor,mayBeSame){let{toHead,toBase,steps}=alignSequences(base,head,{first:"anchors",isAnchor});for(let[
line,target]of toHead.entries())target<0||mayBeSame(line,target)||(toHead[line]=-1,toBase[target]=-1);let hunks=hunksOf(toHead,base,head.length,isAnchor);for(let{
baseStart,baseEnd,headStart,headEnd}of hunks)toHead.fill(-1,baseStart,baseEnd),toBase.fill(-1,headStart,headEnd);return{hunks,headLine:line=>unlessNegative(toHead[line]),
baseLine:line=>unlessNegative(toBase[line]),steps}}function hunksOf(toHead,base,headLength,isAnchor){let hunks=[],baseStart=0,headStart=0;for(let line=0;line<=base.
length;line++){let target=line===base.length?headLength:toHead[line]??-1;if(!(target<0)){if(line>baseStart||target>headStart){let hunk={baseStart,baseEnd:line,headStart,
headEnd:target},last=hunks.at(-1);last!==void 0&&isEdit(last,hunk)&&!base.slice(last.baseEnd,baseStart).some(isAnchor)?hunks[hunks.length-1]={...hunk,baseStart:last.
baseStart,headStart:last.headStart}:hunks.push(hunk)}baseStart=line+1,headStart=target+1}}return hunks}function isEdit(left,right){let deletes=left.baseEnd>left.
baseStart||right.baseEnd>right.baseStart,inserts=left.headEnd>left.headStart||right.headEnd>right.headStart;return deletes&&inserts}function hasWord(line){return/[\p{L}\p{N}_]/u.
test(line)}function unlessNegative(line){return line===void 0||line<0?void 0:line}import{createRequire as lanserCreateRequire4}from"node:module";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();function judgedToV1({ruled,elsewhere,onlyUnderBase}){let{rule=0,said,fail}=ruled??
{},published={rule,..._2_compact({said,fail})};return{..._2_compact({ruled:ruled===void 0?void 0:published,elsewhere,onlyUnderBase})}}function describeRule(index){
return`policy.rules[${index}]`}function selectorText({code,path,server}){let parts=Object.entries({code,path,server}).flatMap(([name,value])=>value===void 0?[]:
[`${name} ${value}`]);return parts.length===0?"every finding":parts.join(", ")}function effectText({severity,fail}){return[...severity===void 0?[]:[severity==="\
off"?"off":`severity ${severity}`],...fail===void 0?[]:[fail?"fails":"does not fail"]].join(", ")}function ruleName({server,code}){return code!==null&&server===
"typescript"&&/^\d+$/u.test(code)?`TS${code}`:code}_3_init_node_22();var serverRoles=["primary","linter","second-opinion"];function thresholdOf(server,policy){return serverPolicyOf(
server,policy).failOn??(isOnlyOpinion(server,policy)?"never":policy.failOn)}function isOnlyOpinion(server,policy){let{role,failOn}=serverPolicyOf(server,policy);
return role==="second-opinion"&&failOn===void 0}function serverPolicyOf(server,{servers={}}){return(Object.hasOwn(servers,server)?servers[server]:void 0)??{}}function serversToV1(servers){
return Object.fromEntries(Object.entries(servers).map(([id,{role,failOn}])=>[id,{..._2_compact({role,failOn})}]))}export{isPlainLine as _0_isPlainLine,isReadable as _0_isReadable,rangesOverlap as _0_rangesOverlap,suggestionDigest as _0_suggestionDigest,suggestionFromV1 as _0_suggestionFromV1,
suggestionLengthMax as _0_suggestionLengthMax,suggestionTitleMax as _0_suggestionTitleMax,suggestionToV1 as _0_suggestionToV1,claimsFolder as _1_claimsFolder,compareClaims as _1_compareClaims,
falseClaim as _1_falseClaim,alignLines as _2_alignLines,alignLinesAt as _2_alignLinesAt,alignSequences as _2_alignSequences,isAfter as _2_isAfter,describeRule as _3_describeRule,
effectText as _3_effectText,isOnlyOpinion as _3_isOnlyOpinion,judgedToV1 as _3_judgedToV1,ruleName as _3_ruleName,selectorText as _3_selectorText,serverPolicyOf as _3_serverPolicyOf,
serverRoles as _3_serverRoles,serversToV1 as _3_serversToV1,thresholdOf as _3_thresholdOf};
