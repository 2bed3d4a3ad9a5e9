import{createRequire as lanserCreateRequire}from"node:module";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-59A61A11.js";import{_3_init_node_22}from"./together-59A61A11.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var claimsFolder=".lanser/claims";function falseClaim({path,commit,claimed,
measured}){let values=["pr-v1","pr-v2"].flatMap(version=>{let value=claimed[version];return value===void 0?[]:[`${version} ${value} (measured: ${measured?.[version]??
"nothing"})`]});return`${path} claims ${values.join(" and ")} for ${commit===null?"the change":`commit ${_2_shortId(commit)}`}`}function compareClaims(left,right){
return _0_compareText(left.path,right.path)||_0_compareValues(left,right)}import{createRequire as lanserCreateRequire2}from"node:module";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-DB05221A.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var suggestionLinesMax=40,suggestionLengthMax=8e3,suggestionTitleMax=200;
function suggestionToV1({server,title,line,before,after}){return{server,title,line:line+1,before,after}}function suggestionFromV1({server,title,line,before,after}){
return{server,title,line:line-1,before,after}}function isReadable({title,before,after}){let known=new Set(before);return before.length>0&&before.length<=suggestionLinesMax&&
after.length<=suggestionLinesMax&&title.length<=suggestionTitleMax&&lengthOf(before)<=suggestionLengthMax&&lengthOf(after)<=suggestionLengthMax&&after.every(line=>known.
has(line)||isPlainLine(line))}function lengthOf(lines){return lines.reduce((sum,{length})=>sum+length+1,0)}function isPlainLine(line){let spaced=line.replaceAll(
"	"," ");return _1_showInvisible(spaced)===spaced}function rangesOverlap(one,other){return one.line<other.line+other.before.length&&other.line<one.line+one.before.
length}function suggestionDigest({before,after}){return _0_sha256(_1_canonical([before,after].map(all=>all.map(line=>line.toWellFormed()))))}import{createRequire as lanserCreateRequire3}from"node:module";import{_2_compact}from"./together-74298F12.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function judgedToV1({ruled,elsewhere,onlyUnderBase}){let{rule=0,said,fail}=ruled??
{},published={rule,..._2_compact({said,fail})};return{..._2_compact({ruled:ruled===void 0?void 0:published,elsewhere,onlyUnderBase})}}function describeRule(index){
return`policy.rules[${index}]`}function selectorText({code,path,server}){let parts=Object.entries({code,path,server}).flatMap(([name,value])=>value===void 0?[]:
[`${name} ${value}`]);return parts.length===0?"every finding":parts.join(", ")}function effectText({severity,fail}){return[...severity===void 0?[]:[severity==="\
off"?"off":`severity ${severity}`],...fail===void 0?[]:[fail?"fails":"does not fail"]].join(", ")}function ruleName({server,code}){return code!==null&&server===
"typescript"&&/^\d+$/u.test(code)?`TS${code}`:code}_3_init_node_22();var serverRoles=["primary","linter","second-opinion"];function thresholdOf(server,policy){return serverPolicyOf(
server,policy).failOn??(isOnlyOpinion(server,policy)?"never":policy.failOn)}function isOnlyOpinion(server,policy){let{role,failOn}=serverPolicyOf(server,policy);
return role==="second-opinion"&&failOn===void 0}function serverPolicyOf(server,{servers={}}){return(Object.hasOwn(servers,server)?servers[server]:void 0)??{}}function serversToV1(servers){
return Object.fromEntries(Object.entries(servers).map(([id,{role,failOn}])=>[id,{..._2_compact({role,failOn})}]))}export{claimsFolder as _0_claimsFolder,compareClaims as _0_compareClaims,falseClaim as _0_falseClaim,isPlainLine as _1_isPlainLine,isReadable as _1_isReadable,rangesOverlap as _1_rangesOverlap,
suggestionDigest as _1_suggestionDigest,suggestionFromV1 as _1_suggestionFromV1,suggestionLengthMax as _1_suggestionLengthMax,suggestionTitleMax as _1_suggestionTitleMax,
suggestionToV1 as _1_suggestionToV1,describeRule as _2_describeRule,effectText as _2_effectText,isOnlyOpinion as _2_isOnlyOpinion,judgedToV1 as _2_judgedToV1,ruleName as _2_ruleName,
selectorText as _2_selectorText,serverPolicyOf as _2_serverPolicyOf,serverRoles as _2_serverRoles,serversToV1 as _2_serversToV1,thresholdOf as _2_thresholdOf};
