import{createRequire as lanserCreateRequire2}from"node:module";import{colorSettings,reportText,terminalLook}from"./chunk-CWPLJPLA.js";import{createRequire as lanserCreateRequire}from"node:module";import{_1_isPlainLine,_1_isReadable,_1_rangesOverlap,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./together-DB7F738E.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function reportFromV1(text,isReportV1){let parsed=parseStrict(text);if(parsed.
kind==="invalid")return{kind:"invalid",message:`the file is not JSON: ${parsed.message} (line ${parsed.line}, column ${parsed.column})`};if(!isReportV1(parsed.value))
return{kind:"invalid",message:"the file does not follow schemas/report.v1.json"};let{schema:_schema,...published}=parsed.value;return{kind:"report",report:{...published,
replay:published.replay??null,bumps:published.bumps??[],servers:published.servers.map(one=>({root:".",skipped:null,ended:null,...one})),policy:{...published.policy,
replayMismatch:published.policy.replayMismatch??"fail"},reasons:published.reasons.map(reasonFromV1),findings:published.findings.map(findingFromV1),off:(published.
off??[]).map(findingFromV1),causes:(published.causes??[]).map(one=>({...one,base:placeFromV1(one.base),head:placeFromV1(one.head),excerpts:{base:excerptFromV1(one.
excerpts.base),head:excerptFromV1(one.excerpts.head)}})),excerpts:new Map(published.findings.flatMap(({id,excerpt})=>excerpt===null?[]:[[id,{base:excerptFromV1(
excerpt.base),head:excerptFromV1(excerpt.head)}]])),unmatched:published.unmatched.map(finding=>({...finding,range:rangeFromV1(finding.range)})),escapes:published.
escapes.map(one=>({...one,line:one.line-1})),hidden:(published.hidden??[]).map(one=>({...one,range:rangeFromV1(one.range)})),unchecked:(published.unchecked??[]).
map(one=>({...one,range:one.range===null?null:rangeFromV1(one.range)}))}}}function reasonFromV1({code,message,hint,lifted}){let reason={code,message,hint:hint??
null};return lifted===void 0?reason:{...reason,lifted:{...lifted,code:lifted.code,hint:lifted.hint??null}}}function findingFromV1(published){let{side:_side,excerpt:_excerpt,
root=".",roots=[root],cause,proof,probe,suggestion,...finding}=published;return{...finding,..._2_compact({proof:proof===void 0?void 0:proofFromV1(proof,probe),suggestion:suggestion===
void 0?void 0:_1_suggestionFromV1(suggestion)}),roots,range:rangeFromV1(finding.range),base:placeFromV1(finding.base),counterpart:placeFromV1(finding.counterpart),
cause:cause===null?null:{...cause,range:rangeFromV1(cause.range)}}}function proofFromV1(kind,probe="the report does not name the silent probe"){return kind==="p\
roven"?{kind}:{kind,probe}}function shownFromV1(shown,of,report){let findings=report.findings.map(one=>one.state==="new"&&Object.hasOwn(shown,one.id)?{...one,[of]:placeFromV1(
shown[one.id]??null)}:one);return{...report,findings}}function placeFromV1(place2){return place2===null?null:{path:place2.path,range:rangeFromV1(place2.range)}}
function excerptFromV1(excerpt){return excerpt===null?null:{line:excerpt.line-1,lines:excerpt.lines}}function rangeFromV1({start,end}){return{start:{line:start.
line-1,character:start.column-1},end:{line:end.line-1,character:end.column-1}}}import{_0_excerptsFrom,_0_readExcerpts,_0_shownCauses}from"./together-C0BC2097.js";import{_1_asRecordedLine,_1_bumpName,_1_bumpResult,_1_bumpsInOrder,_1_causeName,_1_claimsLine,_1_countNotes,_1_decisionsOf,_1_diffOf,_1_diffSigns,_1_editBlocks,
_1_effectFindings,_1_effectsIn,_1_effectsOpenMax,_1_exactPlace,_1_findingsIn,_1_groupByCause,_1_groupByFile,_1_idList,_1_importPathsTo,_1_isPartialReport,_1_isUnchanged,
_1_limitAccounts,_1_limitText,_1_marksOf,_1_messageBlocks,_1_noRewardLine,_1_placeSpan,_1_plain,_1_plainLog,_1_policyParts,_1_reasonAccounts,_1_remarksOn,_1_reportSections,
_1_rewardLine,_1_ruleAddress,_1_said,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideCommits,_1_sideFrame,_1_skippedRoots,_1_stateStyles,_1_styledSpan,
_1_suggested,_1_suggestionDiff,_1_suggestionExcerpts,_1_traceFacts,_1_traceServer,_1_traceState,_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_untouchedFiles,
_1_wayLine,_1_wayTo,_1_whyOf}from"./together-C0BC2097.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-D7FWP6H5.js";import{_2_alsoFoundBy,_2_blameText,_2_brokenBy,_2_causeLabel,_2_causeWords,_2_classWords,_2_commitText,_2_inOrder,_2_listedStates,_2_matchWords,_2_placementText,
_2_policyRemarks,_2_replayModeWords,_2_replayStateWords,_2_replayWeightWords,_2_seenWords,_2_sideNames,_2_sourceParts,_2_stateWords,_2_statesInOrder,_2_stepCommit,
_2_unprovenText,_2_verdictWords,_2_waivedBy}from"./together-C0BC2097.js";import{_3_FILE_HEADERS_ONLY,_3_createTwoFilesPatch,_3_diffArrays}from"./together-C0BC2097.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{escapeForOutput}from"./chunk-BRBTHKCR.js";import{_4_divergenceClassNames,_4_divergenceClasses}from"./together-C0BC2097.js";import{_1_openStore,_1_storeBytesMax}from"./together-E533CDD5.js";import{_5_validateReportV1}from"./together-C0BC2097.js";import{_6_require_equal,_6_require_fast_deep_equal}from"./together-C0BC2097.js";import{_7_escapeKinds}from"./together-C0BC2097.js";import{_0_replayModes,_0_replayWeight}from"./together-0AA9D59A.js";import{_8_failsBy,_8_isFailing,_8_isFailure,_8_isInDoubt,_8_isSevere,_8_mayFail}from"./together-C0BC2097.js";import{_9_causeId,_9_compareCauses,_9_groupCauses}from"./together-C0BC2097.js";import{_1_isPart,_1_publishedScope,_1_scopeSettings,_1_scopeToV1}from"./together-0AA9D59A.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_10_claimsFolder,_10_compareClaims,_10_falseClaim}from"./together-C0BC2097.js";import{_0_describeRule,_0_effectText,_0_isOnlyOpinion,_0_judgedToV1,_0_ruleName,_0_selectorText,_0_serverPolicyOf,_0_serverRoles,_0_serversToV1,_0_thresholdOf}from"./together-DB7F738E.js";import{_11_alignLines,_11_alignLinesAt,_11_alignSequences,_11_isAfter}from"./together-C0BC2097.js";import{_1_killGroup,_1_run}from"./together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_4_push}from"./together-124EAC88.js";import{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock}from"./chunk-W375FPNO.js";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunk-AXFZRQP5.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
var errorMeanings={"bad-selector":"The selector has invalid syntax.","not-found":"The named finding, trace or version does not exist.",ambiguous:"Several findin\
gs, symbols or files match the name.","version-skew":"The file is from another release of Lanser.","report-refused":"The publishing job refused the report of th\
e analysis job. The message says why.","bad-configuration":"`.lanser/config.yml` has a mistake; the message has its line and column.","no-server":"Neither the c\
onfiguration nor the command line names a server.","unknown-server":"This release has no server with this name.","unknown-version":"This release has no pin for \
this version.","unsupported-platform":"Lanser does not support this system.","unsafe-trigger":"The workflow runs untrusted code with the rights of the repositor\
y.","no-git":"Git is missing or too old.",usage:"A flag or an argument is wrong.","no-repository":"The folder is not in a git repository.","no-base":"Lanser doe\
s not know the base of the comparison.","no-merge-base":"The two commits have no common ancestor.","unknown-revision":"A revision names no commit here.","unread\
able-file":"Lanser cannot read a file.",broken:"Lanser has a bug: it broke a rule of its own.","server-timeout":"The server did not answer in time.","server-cra\
shed":"The server ended before it answered.","server-not-started":"Lanser could not install or start the server.","apply-conflict":"The files changed after the \
server computed the edit.","write-denied":"An edit would write to a forbidden place.","unsupported-capability":"The server cannot answer this kind of query.","m\
achine-limit":"The machine has no room for the run, or git did not finish.",cancelled:"The command stopped before it finished.","content-modified":"Files change\
d during the query.","indexing-unsupported":"The server counts columns in a way that Lanser does not support.","replay-mismatch":"The replay of a recording give\
s another result, or the recording is damaged.",outside:"A file, an overlay or a configuration refers to something outside the repository."},codeKinds=[{title:"\
Reasons of a verdict",one:"reason of a verdict",about:"A report lists its reasons in `reasons`. Every surface shows them in its first lines.",codes:_1_reasonAccounts},
{title:"Files without an answer",one:"why a file has no answer",about:"The reason `unknown-files` counts these files. Each has one of these codes.",codes:_1_unknownAccounts},
{title:"Limits",one:"limit",about:"A report lists its omissions and assumptions in `limits`. The result holds unless a reason says otherwise.",codes:_1_limitAccounts},
{title:"Errors",one:"error",about:"The command ended without a result. It prints the error and returns its exit code.",codes:errorAccounts()},{title:"Classes of\
 a report",one:"class of a report",about:"`class` in a report and in the outputs of the Action is the state of head in one word.",codes:wordAccounts(_2_classWords,
"No action is needed for the class alone. The verdict and its reasons decide.")},{title:"States of a finding",one:"state of a finding",about:"Each finding has a\
 `state`, and reports have a section for each state. See [the results](results.md).",codes:wordAccounts(Object.fromEntries(Object.entries(_2_stateWords).map(([state,
{one}])=>[state,one])),"To explain one finding, run `lanser explain FINDING-ID --report FILE`.")},{title:"Classes of drift",one:"class of drift",about:"A replay\
 or a new recording has one of these classes. [Traces](traces.md) explains them.",codes:driftAccounts()}];function accountsOf(code){return codeKinds.flatMap(kind=>{
let account=Object.hasOwn(kind.codes,code)?kind.codes[code]:void 0;return account===void 0?[]:[{kind,account}]})}var allCodes=[...new Set(codeKinds.flatMap(({codes})=>Object.
keys(codes)))].sort();function explainCode(code,look=logLook){let blocks=[...Map.groupBy(accountsOf(code),({account})=>account)].flatMap(([account,of])=>accountBlocks(
code,account,of.map(({kind})=>kind)));return paintSpan(layout(blocks,look),look)}function explainAllCodes(look=logLook){let shown=new Set,blocks=codeKinds.flatMap(
({title,about,codes})=>{let fresh=Object.entries(codes).filter(([,account])=>!shown.has(account));for(let[,account]of fresh)shown.add(account);return[wordsBlock(
textSpan(title,"bold")),wordsBlock(about.replaceAll(/\[([^\]]+)\]\([^)]+\)/gu,"$1")),blankBlock,...fresh.flatMap(([code,account])=>accountBlocks(code,account,accountsOf(
code).flatMap(one=>one.account===account?[one.kind]:[])))]});return paintSpan(layout(blocks,look),look)}function accountBlocks(code,{means,todo},kinds){return[wordsBlock(
textSpan(code,"bold"),textSpan(` (${kinds.map(({one})=>one).join(", ")})`)),...indentBlocks("  ",[wordsBlock(means),wordsBlock("What to do: ",todo)]),blankBlock]}
function errorAccounts(){return Object.fromEntries(Object.entries(_1_errorTable).map(([code,{exitCode:exitCode2,hint}])=>[code,{means:`${errorMeanings[code]} Ex\
it code ${exitCode2}.`,todo:hint===""?"Fix the place named in the message.":hint}]))}function wordAccounts(words,todo){return Object.fromEntries(Object.entries(
words).map(([code,text])=>[code,{means:`${_2_capitalized(text)}.`,todo}]))}function driftAccounts(){return Object.fromEntries(Object.entries(_4_divergenceClasses).
map(([name,{words,decides,changesReport}])=>[name,{means:name==="D9"?"The environment differs from the recorded one, so Lanser compared nothing.":`Lanser compar\
ed the server's answers with a recording. Result: ${words}.`,todo:name==="D9"?"Install the recorded versions, or record the trace again. Until then, a live repl\
ay makes the run inconclusive.":decides?"This difference can change a verdict. `lanser trace drift` names the findings.":changesReport?"It changes no verdict ab\
out the code. With `replay-mismatch: fail`, it fails the run: record the trace again.":"No action is needed. This result never changes a verdict."}]))}_3_init_node_22();
function explain(report,finding,look=logLook){let{seen,cause,waived,state,severity}=finding,styles=_1_stateStyles[state][severity],rule=_0_ruleName(finding),code=rule===
null?"":` (${rule})`,{width}=look;return written([..._1_messageBlocks(finding.message,[textSpan(`${state} ${severity}${code}:`,...styles),textSpan(" ")],[]),fact(
"id",wordsBlock(_2_shortId(finding.id))),fact("source",wordsBlock(_2_sourceParts(finding).map(_0_terminalText).join(" · "))),fact("verdict",wordsBlock(`${state}\
: ${_2_stateWords[state].one}`)),...waived===void 0?[]:[fact("waived",wordsBlock(`by ${_2_waivedBy(waived)}: ${waived.reason}`))],...(finding.sources??[]).slice(
1).map(one=>fact("also",wordsBlock(sourceLine(one)))),..._2_policyRemarks(finding).map(remark=>fact("policy",wordsBlock(remark))),fact("placed",wordsBlock(_2_placementText(
finding))),fact("matched",wordsBlock(finding.matchedBy===null?"nothing":_2_matchWords[finding.matchedBy])),fact("why",wordsBlock(finding.why)),...cause===null?[]:
causeFacts(finding,cause,report),fact("schedules",wordsBlock(schedulesOf(report,finding))),...seen===null?[]:_2_sideNames.map(side=>fact("",wordsBlock(`${side}:\
 ${_2_seenWords(seen,side)}`))),blankBlock,...editFor(finding,report,width),...codeOn("base",finding,report,width,styles[0]),...codeOn("head",finding,report,width,
styles[0])],look)}function sourceLine(one){let code=_0_ruleName(one);return`${one.server} ${one.severity}${code===null?"":` (${code})`}: ${one.message}`}function fact(label,block){
let[row=block]=indentBlocks(" ".repeat(12),[block],textSpan(`  ${label.padEnd(10)}`,"dim"));return row}function causeFacts(finding,cause,report){let reported=report.
causes.find(({id})=>id===_9_causeId(cause)),through=reported===void 0?[]:_1_importPathsTo(reported).get(finding.path)??[];return[fact("cause",wordsBlock(..._1_causeName(
cause,_1_exactPlace(cause,"head")).map(one=>_1_styledSpan(one)))),fact("",wordsBlock(_2_causeWords[cause.how])),..._1_wayLine(through).map(way=>fact("",way))]}function editFor({
cause},{causes},width){let reported=cause===null?void 0:causes.find(({id})=>id===_9_causeId(cause));if(reported===void 0)return[];let edit=_1_editBlocks(reported,
{width:width-2,linesMax:Number.POSITIVE_INFINITY});if(edit.length===0)return[];let others=reported.effects.length-1,also=others===0?"":`, which also causes ${_2_plural(
others,"other finding")}: lanser explain ${_2_shortId(reported.id)} lists them`;return[wordsBlock("edit: ",place(reported.path,""),also),...indentBlocks("  ",edit),
blankBlock]}function explainCause(report,cause,look=logLook){let group=_1_groupByCause(report,"hint").causes.find(one=>one.cause.id===cause.id),effects=group?.effects??
[],label=group===void 0?null:_2_causeLabel(group.at),line=(cause.head??cause.base)?.range.start.line,edit=_1_editBlocks(cause,{width:look.width-2,linesMax:Number.
POSITIVE_INFINITY});return written([wordsBlock(textSpan("edit: "),...label===null?[]:[textSpan(label,"bold"),textSpan(" at ")],place(cause.path,line===void 0?"":
`:${line+1}`,"bold"),textSpan(` causes ${_2_plural(cause.effects.length,"finding")}`)),fact("id",wordsBlock(_2_shortId(cause.id))),fact("why",wordsBlock(_2_causeWords[cause.
how])),blankBlock,...indentBlocks("  ",edit),blankBlock,..._1_effectsIn(effects,cause).flatMap(({finding:one,others,through})=>[wordsBlock(_1_placeSpan(one,"bol\
d"),textSpan(` · ${[one,...others].map(({id})=>_2_shortId(id)).join(", ")}`,"dim")),...indentBlocks("  ",[..._1_messageBlocks(one.message,[textSpan(`${one.severity}\
:`,..._1_stateStyles[one.state][one.severity]),textSpan(" ")],[]),..._1_wayLine(through)])])],look)}function schedulesOf(report,{state,server,seen}){let summary=report.
servers.find(one=>one.id===server),shown=summary===void 0?server:`${summary.id} ${summary.version}`;return seen?.isFlaky===!0?`${shown}, two checks of each side`:
state==="volatile"?`${shown}, canonical and reverse order of files`:findingStateTable[state].isConfirmed?`${shown}; confirmed in canonical and in reverse order \
of files`:`${shown}, canonical order of files`}function codeOn(side,finding,report,width,style){let at=placesOf(finding)[side];if(at===null)return[wordsBlock(`${side}\
: this side does not have this code`),blankBlock];let excerpt=report.excerpts.get(finding.id)?.[side]??null,frame={width:width-2,around:Number.POSITIVE_INFINITY,
style},code=excerpt===null?[wordsBlock("(The report does not contain this code. To show it, add --repo DIR.)")]:_1_sideFrame(excerpt,at.range,frame),title=[textSpan(
`${side}: `),_1_placeSpan(at)];return[wordsBlock(...title),...indentBlocks("  ",code),blankBlock]}function written(blocks,look){return paintSpan(layout(blocks,look),
look)}async function explainCommand(host,{values,positionals},_signal){let[id]=positionals,color=_0_parseChoice(values.color,colorSettings,"--color")??"auto",look=host.
where.kind==="actions"?logLook:terminalLook(host,color);if(values.all===!0){if(id!==void 0||values.report!==void 0)throw new _1_UserError("usage","--all explain\
s every code, so leave out the finding, the code and --report");return host.stdout.write(explainAllCodes(look)),0}if(id===void 0||positionals.length>1)throw new _1_UserError(
"usage","explain needs one finding or code",{hint:"lanser explain FINDING-ID --report FILE; all codes: lanser explain --all"});if(values.report===void 0)return host.
stdout.write(codeAccount(id,look)),0;let report=readReport((0,import_node_path.resolve)(host.cwd,values.report),values.report),cause=findCause(report,id);if(cause!==
void 0)return host.stdout.write(escapeForOutput(host.where,explainCause(report,cause,look))),0;let finding=find(report,id),account=explain(await withCode(host,report,
finding,(0,import_node_path.resolve)(host.cwd,values.repo??".")),finding,look);return host.stdout.write(escapeForOutput(host.where,account)),0}function codeAccount(given,look){
let code=given.startsWith("E/")?given.slice(2).toLowerCase().replaceAll("_","-"):given,text=explainCode(code,look);if(text!=="")return text;if(/^(?:sha256:)?[0-9a-f]+$/u.
test(code))throw new _1_UserError("usage","to explain a finding, add --report FILE");let near=_2_findNearest(code,allCodes);throw new _1_UserError("not-found",`\
there is no code ${code}`,{hint:near===void 0?"To list all codes, run: lanser explain --all":`Did you mean ${near}?`})}function readReport(file,shown){let text;
try{text=_2_readFileText(file)}catch(error){throw new _1_UserError("unreadable-file",`cannot read the report ${shown}`,{cause:error})}let read=reportFromV1(text,
_5_validateReportV1);if(read.kind==="report")return read.report;throw new _1_UserError("unreadable-file",`${shown} is not a report of this release: ${read.message}`,
{hint:"Write one with: lanser gate --report FILE …"})}var digestPrefix="sha256:",idLengthMin=4;function findCause({causes,findings},id){let wanted=id.startsWith(
digestPrefix)?id:digestPrefix+id;if(wanted.length<digestPrefix.length+idLengthMin||findings.some(one=>one.id.startsWith(wanted)))return;let found=causes.filter(
one=>one.id.startsWith(wanted));if(found.length>1)throw new _1_UserError("ambiguous",`${found.length} edits of the report begin with ${id}`,{hint:"Add more char\
acters of the id."});return found[0]}function find(report,id){let wanted=id.startsWith(digestPrefix)?id:digestPrefix+id;if(wanted.length<digestPrefix.length+idLengthMin)
throw new _1_UserError("usage",`\`${id}\` is too short to name a finding`,{hint:`Use at least ${idLengthMin} characters of the id.`});let found=report.findings.
filter(one=>one.id.startsWith(wanted)),[first,second]=found;if(first===void 0){let near=_2_findNearest(wanted,report.findings.map(one=>one.id));throw new _1_UserError(
"not-found",`the report has no finding ${id}`,{hint:near===void 0?"To list the findings, run: lanser gate --format json …":`Did you mean ${near}?`})}if(second!==
void 0)throw new _1_UserError("ambiguous",`${found.length} findings of the report begin with ${id}`,{hint:"Add more characters of the id."});return first}async function withCode(host,report,finding,folder){
if(report.excerpts.has(finding.id))return report;let trees={base:report.base.tree,head:report.head.tree},texts=new Map,places=placesOf(finding);try{var _stack=[];
try{let repository=_4___using(_stack,await _0_openRepository(host,folder),!0);for(let side of["base","head"]){let[tree,place2]=[trees[side],places[side]];if(tree===
null||place2===null)continue;let bytes=await _0_readFileAt(repository,tree,place2.path).catch(()=>{});bytes!==void 0&&texts.set(side,bytes.toString("utf8"))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return report}let excerpt=_0_excerptsFrom(
(_server,side)=>texts.get(side))(finding);return{...report,excerpts:new Map([[finding.id,excerpt]])}}export{reportFromV1 as _1_reportFromV1,shownFromV1 as _1_shownFromV1,explainCommand};
