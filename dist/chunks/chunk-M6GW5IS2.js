import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{severityRank}from"./chunk-CGNPRGAE.js";function compareText(left,right){return left<right?-1:left>right?1:0}function comparePaths(left,right){return compareText(left,right)}function comparePositions(left,right){
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
1,item=items[middle];item!==void 0&&holds(item)?low=middle+1:high=middle}return low}export{compareText,comparePaths,comparePositions,compareRanges,compareFindings,compareNullableText,compareValues,countWhile};
