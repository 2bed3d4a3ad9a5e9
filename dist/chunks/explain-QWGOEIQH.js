import{createRequire as lanserCreateRequire2}from"node:module";import{colorSettings,reportText,terminalLook}from"./chunk-MEHQW2EX.js";import{createRequire as lanserCreateRequire}from"node:module";import{_1_isPlain,_1_isReadable,_1_overlaps,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./together-290787E9.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function reportFromV1(text,isReportV1){let parsed=_1_parseStrict(text);
if(parsed.kind==="invalid")return{kind:"invalid",message:`not JSON: ${parsed.message} (line ${parsed.line}, column ${parsed.column})`};if(!isReportV1(parsed.value))
return{kind:"invalid",message:"not a report that follows schemas/report.v1.json"};let{schema:_schema,...published}=parsed.value;return{kind:"report",report:{...published,
replay:published.replay??null,bumps:published.bumps??[],servers:published.servers.map(one=>({root:".",skipped:null,ended:null,...one})),policy:{...published.policy,
replayMismatch:published.policy.replayMismatch??"fail"},reasons:published.reasons.map(reasonFromV1),findings:published.findings.map(findingFromV1),off:(published.
off??[]).map(findingFromV1),causes:(published.causes??[]).map(one=>({...one,base:placeFromV1(one.base),head:placeFromV1(one.head),excerpts:{base:excerptFromV1(one.
excerpts.base),head:excerptFromV1(one.excerpts.head)}})),excerpts:new Map(published.findings.flatMap(({id,excerpt})=>excerpt===null?[]:[[id,{base:excerptFromV1(
excerpt.base),head:excerptFromV1(excerpt.head)}]])),unmatched:published.unmatched.map(finding=>({...finding,range:rangeFromV1(finding.range)})),escapes:published.
escapes.map(one=>({...one,line:one.line-1})),hidden:(published.hidden??[]).map(one=>({...one,range:rangeFromV1(one.range)})),unchecked:(published.unchecked??[]).
map(one=>({...one,range:one.range===null?null:rangeFromV1(one.range)}))}}}function reasonFromV1({code,message,hint,lifted}){let reason={code,message,hint:hint??
null};return lifted===void 0?reason:{...reason,lifted:{...lifted,code:lifted.code,hint:lifted.hint??null}}}function findingFromV1(published){let{side:_side,excerpt:_excerpt,
root=".",roots=[root],cause,proof,probe,suggestion,...finding}=published;return{...finding,...proof===void 0?{}:{proof:proofFromV1(proof,probe)},...suggestion===
void 0?{}:{suggestion:_1_suggestionFromV1(suggestion)},roots,range:rangeFromV1(finding.range),base:placeFromV1(finding.base),counterpart:placeFromV1(finding.counterpart),
cause:cause===null?null:{...cause,range:rangeFromV1(cause.range)}}}function proofFromV1(kind,probe="the report does not say which probe was silent"){return kind===
"proven"?{kind}:{kind,probe}}function shownFromV1(shown,of,report){let findings=report.findings.map(one=>one.state==="new"&&Object.hasOwn(shown,one.id)?{...one,
[of]:placeFromV1(shown[one.id]??null)}:one);return{...report,findings}}function placeFromV1(place){return place===null?null:{path:place.path,range:rangeFromV1(place.
range)}}function excerptFromV1(excerpt){return excerpt===null?null:{line:excerpt.line-1,lines:excerpt.lines}}function rangeFromV1({start,end}){return{start:{line:start.
line-1,character:start.column-1},end:{line:end.line-1,character:end.column-1}}}import{parseFlags}from"./chunk-WT54M45S.js";import{_0_excerptsFrom,_0_excerptsOf,_0_shownCauses}from"./together-0281BBCD.js";import{_1_adviceOn,_1_alsoFoundBy,_1_blameText,_1_brokenBy,_1_bumpMeaning,_1_bumpName,_1_bumpResult,_1_bumpTables,_1_bumpsInOrder,_1_byFile,_1_causeLabel,_1_causeWords,
_1_claimsLine,_1_classWords,_1_diffOf,_1_editBlocks,_1_effectsOpenMax,_1_escapeCounts,_1_excerptsOf,_1_groupedByCause,_1_isPartial,_1_isUnchanged,_1_limitAccounts,
_1_limitText,_1_listedStates,_1_looksIn,_1_marksOf,_1_matchWords,_1_messageBlocks,_1_newSentence,_1_placeSpan,_1_placementText,_1_plain,_1_plainLog,_1_policyParts,
_1_policyRemarks,_1_reasonAccounts,_1_replayLine,_1_replayModeWords,_1_rewardLine,_1_ruleAddress,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideFrame,
_1_skippedRoots,_1_sourceParts,_1_stateStyles,_1_stateWords,_1_statesInOrder,_1_suggestionDiff,_1_suggestionTitle,_1_traceFacts,_1_traceMeaning,_1_traceServer,_1_traceState,
_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_unprovenText,_1_untouchedFiles,_1_waivedBy,_1_wayLine,_1_waysTo,_1_whyUnchanged}from"./together-0281BBCD.js";import{_2_FILE_HEADERS_ONLY,_2_createTwoFilesPatch,_2_diffArrays}from"./together-0281BBCD.js";import{safeIn}from"./chunk-JXAF62P3.js";import{_0_givenSettings,_0_observationCache,_0_oneOf,_0_ownFolders,_0_parseServer}from"./together-486CCF6F.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-KDQK442E.js";import{_3_divergenceClassNames,_3_divergenceClasses}from"./together-0281BBCD.js";import{_1_openStore,_1_storeBytesMax}from"./together-486CCF6F.js";import{_4_escapeKinds,_4_validateReportV1}from"./together-0281BBCD.js";import{_5_require_equal,_5_require_fast_deep_equal}from"./together-0281BBCD.js";import{_6_replayModes,_6_replayWeight}from"./together-0281BBCD.js";import{_7_failsBy,_7_isFailing,_7_isFailure,_7_isInDoubt,_7_isSevere,_7_mayFail}from"./together-0281BBCD.js";import{_8_causeId,_8_causesOf,_8_compareCauses}from"./together-0281BBCD.js";import{_9_isPart,_9_scopeOf,_9_scopeSettings,_9_scopeToV1}from"./together-0281BBCD.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_entriesIn,_0_failed,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_readBlob,
_0_readCommit,_0_readFileAt,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode,_0_typeOf}from"./together-6B399DDD.js";import{_0_claimsFolder,_0_compareClaims,_0_falseClaim}from"./together-290787E9.js";import{_2_effectText,_2_isOnlyOpinion,_2_judgedToV1,_2_policyOf,_2_ruleAt,_2_ruleName,_2_selectorText,_2_serverRoles,_2_serversToV1,_2_thresholdOf}from"./together-290787E9.js";import{_1_killGroup,_1_run}from"./together-6B399DDD.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{_3_push}from"./together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_4_require_ucs2length}from"./together-6B399DDD.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./together-2732F44B.js";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./together-2732F44B.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DA7E1186.js";import{_0_require_node_child_process}from"./together-94D9BF94.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./together-94D9BF94.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-DA7E1186.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./together-94D9BF94.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(require_node_path(),1);_3_init_node_22();
var errorMeanings={"bad-selector":"A selector is not written as one.","not-found":"What was named is not there: a finding, a trace, a version.",ambiguous:"What \
was named is there more than once.","version-skew":"A file was written by another release.","report-refused":"The report of another job claims something that is\
 not so.","bad-configuration":"`.lanser/config.yml` has a mistake; the message has its line and column.","no-server":"No server is named anywhere.","unknown-ser\
ver":"This release has no server of that name.","unknown-version":"No pin of that version is known.","unsupported-platform":"Lanser has not been tested on this \
system.","unsafe-trigger":"The workflow runs a stranger's code with the rights of the repository.","no-git":"There is no git, or it is too old.",usage:"A flag o\
r an argument is wrong.","no-repository":"The folder is not in a git repository.","no-base":"Nothing says what to compare with.","no-merge-base":"The two commit\
s have no common ancestor.","unknown-revision":"A revision names no commit here.","unreadable-file":"A file cannot be read.",broken:"Lanser broke a rule of its \
own.","server-timeout":"The server did not answer in time.","server-crashed":"The server ended while it was asked.","server-not-started":"The server could not b\
e installed or started.","apply-conflict":"The files have changed since an edit was made for them.","write-denied":"An edit would write where it may not.","unsu\
pported-capability":"The server cannot answer such a question.","machine-limit":"The machine has no room for the run, or git did not finish.",cancelled:"The com\
mand was ended.","content-modified":"Files changed while the server was asked.","indexing-unsupported":"The server counts columns in another way.","replay-misma\
tch":"A recording leads to another result, or is damaged.",outside:"A file, a text that lies over one, or a configuration refers to something outside of the rep\
ository."},codeKinds=[{title:"Reasons of a verdict",one:"reason of a verdict",about:"`reasons` of a report, and the first lines of every surface.",codes:_1_reasonAccounts},
{title:"Files without an answer",one:"why a file has no answer",about:"Beside the files that the reason `unknown-files` counts.",codes:_1_unknownAccounts},{title:"\
Limits",one:"limit",about:"`limits` of a report: what was left out or assumed. The result stands, unless a reason says otherwise.",codes:_1_limitAccounts},{title:"\
Errors",one:"error",about:"What the command prints when it ends without a result, with its exit code.",codes:errorAccounts()},{title:"Classes of a report",one:"\
class of a report",about:"`class` of a report, the output of the Action of that name: what head holds, in one word.",codes:wordAccounts(_1_classWords,"Nothing b\
y itself: the verdict and its reasons decide.")},{title:"States of a finding",one:"state of a finding",about:"`state` of a finding, and the sections of every su\
rface; [what the results mean](results.md) has more.",codes:wordAccounts(Object.fromEntries(Object.entries(_1_stateWords).map(([state,{one}])=>[state,one])),"`l\
anser explain FINDING-ID --report FILE` has the account of one.")},{title:"Classes of drift",one:"class of drift",about:"What a replay or a re-recording comes t\
o; [traces](traces.md) has what each rests on.",codes:driftAccounts()}];function accountsOf(code){return codeKinds.flatMap(kind=>{let account=Object.hasOwn(kind.
codes,code)?kind.codes[code]:void 0;return account===void 0?[]:[{kind,account}]})}var allCodes=[...new Set(codeKinds.flatMap(({codes})=>Object.keys(codes)))].sort();
function explainCode(code,look=_0_logLook){let blocks=[...Map.groupBy(accountsOf(code),({account})=>account)].flatMap(([{means,todo},of])=>[_0_words(_0_text(code,
"bold"),_0_text(` (${of.map(({kind})=>kind.one).join(", ")})`)),..._0_indented("  ",[_0_words(means),_0_words("What to do: ",todo)]),_0_blank]);return _0_painted(
_0_layout(blocks,look),look)}function errorAccounts(){return Object.fromEntries(Object.entries(_1_errorTable).map(([code,{exitCode:exitCode2,hint}])=>[code,{means:`${errorMeanings[code]}\
 Exit code ${exitCode2}.`,todo:hint===""?"Correct the place that the message names.":hint}]))}function wordAccounts(words2,todo){return Object.fromEntries(Object.
entries(words2).map(([code,said])=>[code,{means:`${_2_capitalized(said)}.`,todo}]))}function driftAccounts(){return Object.fromEntries(Object.entries(_3_divergenceClasses).
map(([name,{words:words2,decides}])=>[name,{means:`The answers of the server were compared with those of a recording: ${words2}.`,todo:decides?"A gate can come \
to another verdict by it: see what `lanser trace drift` names.":"No verdict depends on it."}]))}_3_init_node_22();function explain(report,finding,look=_0_logLook){
let{seen,cause,waived,state,severity}=finding,styles=_1_stateStyles[state][severity],rule=_2_ruleName(finding),code=rule===null?"":` (${rule})`,{width}=look;return written(
[..._1_messageBlocks(finding.message,[_0_text(`${state} ${severity}${code}:`,...styles),_0_text(" ")],[]),fact("id",_0_words(_2_shortId(finding.id))),fact("sour\
ce",_0_words(_1_sourceParts(finding).map(_0_terminalText).join(" · "))),fact("verdict",_0_words(`${state}: ${_1_stateWords[state].one}`)),...waived===void 0?[]:
[fact("waived",_0_words(`by ${_1_waivedBy(waived)}: ${waived.reason}`))],...(finding.sources??[]).slice(1).map(one=>fact("also",_0_words(sourceLine(one)))),..._1_policyRemarks(
finding).map(remark=>fact("policy",_0_words(remark))),fact("placed",_0_words(_1_placementText(finding))),fact("matched",_0_words(finding.matchedBy===null?"nothi\
ng":_1_matchWords[finding.matchedBy])),fact("why",_0_words(finding.why)),...cause===null?[]:causeFacts(finding,cause,report),fact("schedules",_0_words(schedulesOf(
report,finding))),...seen===null?[]:["base","head"].map(side=>fact("",_0_words(seenOn(side,seen)))),_0_blank,...editFor(finding,report,width),...codeOn("base",finding,
report,width,styles[0]),...codeOn("head",finding,report,width,styles[0])],look)}function sourceLine(one){let code=_2_ruleName(one);return`${one.server} ${one.severity}${code===
null?"":` (${code})`}: ${one.message}`}function fact(label,block){let[row=block]=_0_indented(" ".repeat(12),[block],_0_text(`  ${label.padEnd(10)}`,"dim"));return row}
function causeFacts(finding,cause,report){let label=_1_causeLabel(cause),reported=report.causes.find(({id})=>id===_8_causeId(cause)),through=reported===void 0?[]:
_1_waysTo(reported).get(finding.path)??[];return[fact("cause",_0_words(...label===null?[]:[_0_text(`${label} at `)],_1_placeSpan(cause))),fact("",_0_words(_1_causeWords[cause.
how])),..._1_wayLine(through).map(way=>fact("",way))]}function seenOn(side,seen){return seen.isFlaky===!0?`${side}: seen in ${seen[side].length} of 2 checks`:`${side}\
: ${seen[side].length===0?"never seen":`seen in ${seen[side].join(" and ")} order`}`}function editFor({cause},{causes},width){let reported=cause===null?void 0:causes.
find(({id})=>id===_8_causeId(cause));if(reported===void 0)return[];let edit=_1_editBlocks(reported,{width:width-2,linesMax:Number.POSITIVE_INFINITY});if(edit.length===
0)return[];let others=reported.effects.length-1,also=others===0?"":`, which also causes ${_2_plural(others,"other finding")}: lanser explain ${_2_shortId(reported.
id)} lists them`;return[_0_words("edit: ",_0_place(reported.path,""),also),..._0_indented("  ",edit),_0_blank]}function explainCause(report,cause,look=_0_logLook){
let group=_1_groupedByCause(report,"hint").causes.find(one=>one.cause.id===cause.id),effects=group?.effects??[],label=group===void 0?null:_1_causeLabel(group.at),
line=(cause.head??cause.base)?.range.start.line,edit=_1_editBlocks(cause,{width:look.width-2,linesMax:Number.POSITIVE_INFINITY}),ways=_1_waysTo(cause);return written(
[_0_words(_0_text("edit: "),...label===null?[]:[_0_text(label,"bold"),_0_text(" at ")],_0_place(cause.path,line===void 0?"":`:${line+1}`,"bold"),_0_text(` cause\
s ${_2_plural(cause.effects.length,"finding")}`)),fact("id",_0_words(_2_shortId(cause.id))),fact("why",_0_words(_1_causeWords[cause.how])),_0_blank,..._0_indented(
"  ",edit),_0_blank,..._1_sameOnOneLine(effects).flatMap(([one,...same])=>[_0_words(_1_placeSpan(one,"bold"),_0_text(` · ${[one,...same].map(({id})=>_2_shortId(
id)).join(", ")}`,"dim")),..._0_indented("  ",[..._1_messageBlocks(one.message,[_0_text(`${one.severity}:`,..._1_stateStyles[one.state][one.severity]),_0_text("\
 ")],[]),..._1_wayLine(ways.get(one.path)??[])])])],look)}function schedulesOf(report,{state,server,seen}){let summary=report.servers.find(one=>one.id===server),
shown=summary===void 0?server:`${summary.id} ${summary.version}`;return seen?.isFlaky===!0?`${shown}, two checks of each side`:state==="volatile"?`${shown}, can\
onical and reverse order of files`:_0_findingStateTable[state].isConfirmed?`${shown}; it holds in canonical and in reverse order of files`:`${shown}, canonical \
order of files`}function codeOn(side,finding,report,width,style){let at=_0_placesOf(finding)[side];if(at===null)return[_0_words(`${side}: no such code`),_0_blank];
let excerpt=report.excerpts.get(finding.id)?.[side]??null,frame={width:width-2,around:Number.POSITIVE_INFINITY,style},code=excerpt===null?[_0_words("(the report\
 does not carry this code; --repo DIR names the repository that has it)")]:_1_sideFrame(excerpt,at.range,frame),title=[_0_text(`${side}: `),_1_placeSpan(at)];return[
_0_words(...title),..._0_indented("  ",code),_0_blank]}function written(blocks,look){return _0_painted(_0_layout(blocks,look),look)}var explainHelp=`lanser expl\
ain FINDING-ID --report FILE: the account of one finding
lanser explain CODE: what a code of a reason, a limit, a file or an error means, and what to do

  FINDING-ID          as the report has it, or the first characters after \`sha256:\`; the id of an edit
                      that broke something, too
  --report FILE       what \`lanser gate --report FILE\` wrote
  --color WHEN        auto, always, never (default: auto: on a terminal; NO_COLOR and FORCE_COLOR are heard)
  --repo DIR          where the code of an unchanged finding is read from (default: the current folder)

Exit code: 0, 3 when the report has no such finding or there is no such code, 4 when more than one begins like that.
`,options={report:{type:"string"},color:{type:"string"},repo:{type:"string"},help:{type:"boolean",short:"h"}};async function explainCommand(host,args,_signal){let{
values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(explainHelp),0;let[id]=positionals;if(id===void 0||positionals.length>
1)throw new _1_UserError("usage","explain needs one finding",{hint:"lanser explain FINDING-ID --report FILE"});let color=_0_oneOf(values.color,colorSettings,"--\
color")??"auto",look=host.where.kind==="actions"?_0_logLook:terminalLook(host,color);if(values.report===void 0)return host.stdout.write(codeAccount(id,look)),0;
let report=readReport((0,import_node_path.resolve)(host.cwd,values.report),values.report),cause=findCause(report,id);if(cause!==void 0)return host.stdout.write(
safeIn(host.where,explainCause(report,cause,look))),0;let finding=find(report,id),account=explain(await withCode(host,report,finding,(0,import_node_path.resolve)(
host.cwd,values.repo??".")),finding,look);return host.stdout.write(safeIn(host.where,account)),0}function codeAccount(given,look){let code=given.startsWith("E/")?
given.slice(2).toLowerCase().replaceAll("_","-"):given,text2=explainCode(code,look);if(text2!=="")return text2;if(/^(?:sha256:)?[0-9a-f]+$/u.test(code))throw new _1_UserError(
"usage","explain needs --report FILE");let near=_0_nearest(code,allCodes);throw new _1_UserError("not-found",`there is no code ${code}`,{hint:near===void 0?"doc\
s/troubleshooting.md lists them.":`Did you mean ${near}?`})}function readReport(file,shown){let text2;try{text2=_2_readFileText(file)}catch(error){throw new _1_UserError(
"unreadable-file",`the report ${shown} cannot be read`,{cause:error})}let read=reportFromV1(text2,_4_validateReportV1);if(read.kind==="report")return read.report;
throw new _1_UserError("unreadable-file",`${shown} is not a report of this release: ${read.message}`,{hint:"Write one with: lanser gate --report FILE …"})}var digestPrefix="\
sha256:",idLengthMin=4;function findCause({causes,findings},id){let wanted=id.startsWith(digestPrefix)?id:digestPrefix+id;if(wanted.length<digestPrefix.length+idLengthMin||
findings.some(one=>one.id.startsWith(wanted)))return;let found=causes.filter(one=>one.id.startsWith(wanted));if(found.length>1)throw new _1_UserError("ambiguous",
`${found.length} edits of the report begin with ${id}`,{hint:"Give more characters."});return found[0]}function find(report,id){let wanted=id.startsWith(digestPrefix)?
id:digestPrefix+id;if(wanted.length<digestPrefix.length+idLengthMin)throw new _1_UserError("usage",`\`${id}\` is too short to name a finding`,{hint:`Give at lea\
st ${idLengthMin} characters.`});let found=report.findings.filter(one=>one.id.startsWith(wanted)),[first,second]=found;if(first===void 0){let near=_0_nearest(wanted,
report.findings.map(one=>one.id));throw new _1_UserError("not-found",`the report has no finding ${id}`,{hint:near===void 0?"List them with: lanser gate --format\
 json …":`Did you mean ${near}?`})}if(second!==void 0)throw new _1_UserError("ambiguous",`${found.length} findings of the report begin with ${id}`,{hint:"Give\
 more characters."});return first}async function withCode(host,report,finding,folder){if(report.excerpts.has(finding.id))return report;let trees={base:report.base.
tree,head:report.head.tree},texts=new Map,places=_0_placesOf(finding);try{var _stack=[];try{let repository=_4___using(_stack,await _0_openRepository(host,folder),
!0);for(let side of["base","head"]){let[tree,place2]=[trees[side],places[side]];if(tree===null||place2===null)continue;let bytes=await _0_readFileAt(repository,
tree,place2.path).catch(()=>{});bytes!==void 0&&texts.set(side,bytes.toString("utf8"))}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch{return report}let excerpt=_0_excerptsFrom((_server,side)=>texts.get(side))(finding);return{...report,excerpts:new Map(
[[finding.id,excerpt]])}}export{reportFromV1 as _1_reportFromV1,shownFromV1 as _1_shownFromV1,explainCommand};
