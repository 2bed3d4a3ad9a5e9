import{createRequire as lanserCreateRequire}from"node:module";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function judgedToV1({ruled,elsewhere,onlyUnderBase}){let{rule=0,said,fail}=ruled??
{},published={rule,..._2_compact({said,fail})};return{..._2_compact({ruled:ruled===void 0?void 0:published,elsewhere,onlyUnderBase})}}function describeRule(index){
return`policy.rules[${index}]`}function selectorText({code,path,server}){let parts=Object.entries({code,path,server}).flatMap(([name,value])=>value===void 0?[]:
[`${name} ${value}`]);return parts.length===0?"every finding":parts.join(", ")}function effectText({severity,fail}){return[...severity===void 0?[]:[severity==="\
off"?"off":`severity ${severity}`],...fail===void 0?[]:[fail?"fails":"does not fail"]].join(", ")}function ruleName({server,code}){return code!==null&&server===
"typescript"&&/^\d+$/u.test(code)?`TS${code}`:code}_3_init_node_22();var serverRoles=["primary","linter","second-opinion"];function thresholdOf(server,policy){return serverPolicyOf(
server,policy).failOn??(isOnlyOpinion(server,policy)?"never":policy.failOn)}function isOnlyOpinion(server,policy){let{role,failOn}=serverPolicyOf(server,policy);
return role==="second-opinion"&&failOn===void 0}function serverPolicyOf(server,{servers={}}){return(Object.hasOwn(servers,server)?servers[server]:void 0)??{}}function serversToV1(servers){
return Object.fromEntries(Object.entries(servers).map(([id,{role,failOn}])=>[id,{..._2_compact({role,failOn})}]))}import{createRequire as lanserCreateRequire2}from"node:module";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var suggestionLinesMax=40,suggestionLengthMax=8e3,suggestionTitleMax=200;
function suggestionToV1({server,title,line,before,after}){return{server,title,line:line+1,before,after}}function suggestionFromV1({server,title,line,before,after}){
return{server,title,line:line-1,before,after}}function isReadable({title,before,after}){let known=new Set(before);return before.length>0&&before.length<=suggestionLinesMax&&
after.length<=suggestionLinesMax&&title.length<=suggestionTitleMax&&lengthOf(before)<=suggestionLengthMax&&lengthOf(after)<=suggestionLengthMax&&after.every(line=>known.
has(line)||isPlainLine(line))}function lengthOf(lines){return lines.reduce((sum,{length})=>sum+length+1,0)}function isPlainLine(line){let spaced=line.replaceAll(
"	"," ");return _1_showInvisible(spaced)===spaced}function rangesOverlap(one,other){return one.line<other.line+other.before.length&&other.line<one.line+one.before.
length}function suggestionDigest({before,after}){return sha256(canonical([before,after].map(all=>all.map(line=>line.toWellFormed()))))}export{describeRule as _0_describeRule,effectText as _0_effectText,isOnlyOpinion as _0_isOnlyOpinion,judgedToV1 as _0_judgedToV1,ruleName as _0_ruleName,selectorText as _0_selectorText,
serverPolicyOf as _0_serverPolicyOf,serverRoles as _0_serverRoles,serversToV1 as _0_serversToV1,thresholdOf as _0_thresholdOf,isPlainLine as _1_isPlainLine,isReadable as _1_isReadable,
rangesOverlap as _1_rangesOverlap,suggestionDigest as _1_suggestionDigest,suggestionFromV1 as _1_suggestionFromV1,suggestionLengthMax as _1_suggestionLengthMax,
suggestionTitleMax as _1_suggestionTitleMax,suggestionToV1 as _1_suggestionToV1};
