import{createRequire as lanserCreateRequire}from"node:module";import{look,put}from"./chunk-BI3A7HON.js";import{_6_shellWord}from"./together-B15AF28C.js";import{_1_FILE_HEADERS_ONLY,_1_createTwoFilesPatch,_1_diffArrays}from"./together-F62424A9.js";import{_10_emptyGlobs,_10_hasGlobs,_10_leftOutGlobs}from"./together-B15AF28C.js";import{_0_askedBeside,_0_checkRules,_0_decidePolicy,_0_deniedPaths,_0_namedDependencies,_0_parseSettings}from"./together-A4399F2C.js";import{parseFlags}from"./chunk-WT54M45S.js";import{_1_knownAt,_1_knownFrom,_1_pinPath,_1_pinsFolder,_1_printPin,_1_readOwnServers,_1_serversAt}from"./together-7204407A.js";import{_0_holdsPackages,_0_require_node_stream,_0_snapshotWorkTree,_0_writeTree,_0_writeTreeObjects}from"./together-6E54DA67.js";import{_1_markedFolder,_1_markersOf}from"./together-6E54DA67.js";import{_2_sandboxOf,_2_whyRefused}from"./together-A4399F2C.js";import{_2_ownProfile,_2_programFact}from"./together-7204407A.js";import{_4_configPath,_4_configV1,_4_defaultConfig,_4_failOnLevels,_4_parseConfig,_4_placeIn,_4_scopeIn}from"./together-A4399F2C.js";import{_4_installerOf,_4_packageCount,_4_unsafePin}from"./together-7204407A.js";import{_2_differing,_2_listTree}from"./together-6E54DA67.js";import{_3_badName,_3_foldedName,_3_recordsOf,_3_showPath,_3_splitAtNul,_3_treePath,_3_unportableName}from"./together-6E54DA67.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_entriesIn,_0_failed,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_readBlob,
_0_readCommit,_0_readFileAt,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode,_0_typeOf}from"./together-6B399DDD.js";import{_10_asSaid,_10_offLimits,_10_pathMatcher,_10_rewarded,_10_rule,_10_ruleMatcher,_10_shadowed,_10_touching}from"./together-A4399F2C.js";import{_2_effectText,_2_isOnlyOpinion,_2_judgedToV1,_2_policyOf,_2_ruleAt,_2_ruleName,_2_selectorText,_2_serverRoles,_2_serversToV1,_2_thresholdOf}from"./together-290787E9.js";import{_5_archive,_5_archiveFolder}from"./together-7204407A.js";import{_4_allEnded}from"./together-6E54DA67.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-BADB04F6.js";import{_6_and,_6_brokenOff,_6_capableMethods,_6_clientCapabilities,_6_compilerDefaults,_6_compilerLog,_6_configNames,_6_configurationFilesOf,_6_count,_6_definitionLengthMax,
_6_diskFailure,_6_documentAt,_6_emptyFacts,_6_failed,_6_failedRun,_6_findExecutable,_6_findInterpreter,_6_findPin,_6_findProfile,_6_frameworkOf,_6_goModule,_6_inMode,
_6_insideOf,_6_installLine,_6_interpreterOf,_6_isCapable,_6_isPlace,_6_isProgram,_6_keysAt,_6_linkedPackages,_6_machine,_6_matcherOf,_6_mayName,_6_meantDigest,_6_meantVersion,
_6_modeOf,_6_namedBy,_6_noProgressOpen,_6_noToolchain,_6_noteChanged,_6_noteClosed,_6_noteOpened,_6_onlyProject,_6_outwardMessage,_6_ownProfiles,_6_ownServerId,
_6_parseConfiguration,_6_parseOwnServer,_6_placedJson,_6_positionEncoding,_6_profiles,_6_projectFolder,_6_providerOptions,_6_publishedForVersion,_6_publishedSinceOpened,
_6_questionCapabilities,_6_questionEncoding,_6_readSarif,_6_registry,_6_registryWith,_6_require_api,_6_require_api2,_6_runPython,_6_runTool,_6_safeSearchPath,_6_serversFolder,
_6_shapeOf,_6_shippedPins,_6_sourcesOf,_6_takePublication,_6_takeStatus,_6_texts,_6_toolchainPath,_6_uvWorkspace,_6_wantedDigest,_6_wantsOpenAndClose,_6_wantsSaves,
_6_wheel,_6_withAdditions,_6_withoutSettings,_6_workspaceMembers,_6_wrongCapabilities}from"./together-7204407A.js";import{_7_require_picomatch}from"./together-7204407A.js";import{_5_require_node_zlib}from"./together-6E54DA67.js";import{_6_isDeep,_6_once,_6_parse}from"./together-6E54DA67.js";import{_1_killGroup,_1_run}from"./together-6B399DDD.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{_3_push}from"./together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_4_require_ucs2length}from"./together-6B399DDD.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_7_applyEdits,_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_modify,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-6E54DA67.js";import{_8_require_dist}from"./together-6E54DA67.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DA7E1186.js";import{_0_require_node_child_process}from"./together-94D9BF94.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./together-94D9BF94.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-DA7E1186.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./together-94D9BF94.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path2=_4___toESM(
require_node_path(),1);_3_init_node_22();var import_yaml=_4___toESM(_8_require_dist(),1),policyLines=[["dependencies-differ","warn"],["dependencies-missing","wa\
rn"]],rootsLine=["roots",'["."]'];function migrate(text,origin){let before=_4_parseConfig(text,origin),document=(0,import_yaml.parseDocument)(text),top=document.
contents;if(!(0,import_yaml.isMap)(top))throw new Error("a configuration that was read is not a mapping");let policy=document.get("policy"),servers=document.get(
"servers"),ofPolicy=policyLines.filter(([key])=>!document.hasIn(["policy",key])),rootless=(0,import_yaml.isSeq)(servers)?servers.items.filter(one=>(0,import_yaml.
isMap)(one)&&!one.has("roots")):[],migrated=[...rootless.map(server=>insertion(text,server,[rootsLine])),...ofPolicy.length===0?[]:[(0,import_yaml.isMap)(policy)?
insertion(text,policy,ofPolicy):ownPolicy(text,top,ofPolicy)]].toSorted((left,right)=>right.offset-left.offset).reduce((left,{offset,added:added2})=>left.slice(
0,offset)+added2+left.slice(offset),text),added=[...rootless.map(server=>`servers: ${server.get("id")}: roots: ${rootsLine[1]}`),...ofPolicy.map(([key,value])=>`\
policy: ${key}: ${value}`)];if(!_1_isSameJson(comparable(wanted(before,ofPolicy)),comparable(parsedOr(migrated,origin)))){let place=_4_placeIn(text,origin,(0,import_yaml.
isMap)(policy)?["policy"]:[]);throw new _1_UserError("bad-configuration",`${place}: its layout leaves no place to add to`,{hint:["Add by hand:",...added].join(`\

`)})}return{text:migrated,added}}function insertion(text,map,lines){let[start=0]=map.range??[],last=map.items.at(-1);if(map.flow===!0){let pairs=lines.map(([key,
value])=>`${key}: ${value}`).join(", ");return last===void 0?{offset:start+1,added:` ${pairs} `}:{offset:endOf(last.value),added:`, ${pairs}`}}let first=map.items[0]?.
key,offset=(0,import_yaml.isScalar)(first)?first.range?.[0]??start:start,column=offset-(text.lastIndexOf(`
`,offset-1)+1),indented=lines.map(([key,value])=>`${newline(text)}${" ".repeat(column)}${key}: ${value}`);return{offset:endOfLine(text,endOf(last?.value)),added:indented.
join("")}}function ownPolicy(text,top,lines){if(top.flow===!0){let pairs=lines.map(([key,value])=>`${key}: ${value}`).join(", ");return{offset:endOf(top.items.at(
-1)?.value),added:`, policy: { ${pairs} }`}}let own=["policy:",...lines.map(([key,value])=>`  ${key}: ${value}`)],added=`${/[\r\n]$/u.test(text)?"":newline(text)}${own.
map(line=>line+newline(text)).join("")}`;return{offset:text.length,added}}function endOf(value){let{range}=value??{};return range?.[1]??0}function endOfLine(text,offset){
let rest=/[^\r\n]*/uy;return rest.lastIndex=/[\r\n]/u.test(text[offset-1]??"")?text.slice(0,offset).trimEnd().length:offset,rest.lastIndex+(rest.exec(text)?.[0].
length??0)}function newline(text){return text.includes(`\r
`)?`\r
`:`
`}function wanted(config,lines){let isAdded=name=>lines.some(([key])=>key===name);return{...config,...isAdded("dependencies-differ")?{dependenciesDiffer:"warn"}:
{},...isAdded("dependencies-missing")?{dependenciesMissing:"warn"}:{},servers:config.servers.map(one=>({...one,roots:one.roots??["."]}))}}function parsedOr(text,origin){
try{return _4_parseConfig(text,origin)}catch(error){if(error instanceof _1_UserError)return null;throw error}}function comparable(config){return JSON.parse(JSON.
stringify(config))}_3_init_node_22();var import_node_fs=_4___toESM(_2_require_node_fs(),1),import_node_path=_4___toESM(require_node_path(),1);_3_init_node_22();
var import_yaml2=_4___toESM(_8_require_dist(),1),nothing="version: 1";function origins(file){let{text,name}=file??{text:nothing,name:"defaults"};_4_parseConfig(
text,name);let document=(0,import_yaml2.parseDocument)(text,{merge:!1}),placeOf=path=>file!==void 0&&document.hasIn(path)?_4_placeIn(text,name,path):null,one=(path,value)=>({
key:keyOf(path),value:valueText(path,value),place:placeOf(path)}),walk=(schema,path)=>{let{not,properties,type,default:standard}=resolved(schema);if(not!==void 0)
return[];let node=document.getIn(path,!0);return properties!==void 0&&!wholeKeys.has(String(path.at(-1)))?Object.entries(properties).flatMap(([key,of])=>walk(of,
[...path,key])):type==="array"&&(0,import_yaml2.isSeq)(node)&&node.items.some(import_yaml2.isMap)?node.items.flatMap((item,index)=>listed(item,index,path)):node===
void 0&&standard===void 0?[]:[one(path,node===void 0?standard:toValue(node))]},listed=(item,index,path)=>{let own=[...path,index];return path.at(-1)==="rules"||
!(0,import_yaml2.isMap)(item)?[one(own,toValue(item))]:item.items.map(({key})=>{let name2=String(key);return one([...own,name2],toValue(document.getIn([...own,name2],
!0)))})};return walk({properties:_4_configV1.properties},[])}var wholeKeys=new Set(["max-new","settings"]);function toValue(node){return JSON.parse(JSON.stringify(
node)??"null")}function keyOf(path){return path.reduce((text,step)=>typeof step=="number"?`${text}[${step}]`:text===""?step:`${text}.${step}`,"")}function valueText(path,value){
return path.at(-2)==="rules"?ruleText(value):typeof value=="string"?value:JSON.stringify(value)}function ruleText(of){return`${_2_selectorText(of)}: ${_2_effectText(
of)}`}function applying(file,path,servers){let{text,name}=file??{text:nothing,name:"defaults"},config=_4_parseConfig(text,name),all=new Map(origins(file).map(one=>[
one.key,one])),place=key=>all.get(key)?.place??null,ignored=config.ignore.findIndex(glob=>_10_pathMatcher(glob)(path)),checking=config.servers.filter(({id,enabled})=>enabled!==
!1&&servers.find(one=>one.id===id)?.isSource(path)),serversAt=file===void 0||config.servers.length===0?null:_4_placeIn(text,name,["servers"]),ignoredAt=file===void 0||
ignored<0?null:_4_placeIn(text,name,["ignore",ignored]);return[...checking.length===0?[{key:"checked by",value:noServerText(config),place:serversAt}]:checking.map(
({id})=>({key:"checked by",value:id,place:place(`servers[${config.servers.findIndex(one=>one.id===id)}].id`)})),...checking.flatMap(({id})=>{let at=config.servers.
findIndex(one=>one.id===id);return[...all.values()].filter(({key})=>key.startsWith(`servers[${at}].settings`)).map(one=>({...one,key:`${id}: ${one.key.slice(`se\
rvers[${at}].`.length)}`}))}),...ignored<0?[]:[{key:"ignored",value:`its findings are left out: ${config.ignore[ignored]}`,place:ignoredAt}],...config.include===
void 0||config.include.some(glob=>_10_pathMatcher(glob)(path))?[]:[{key:"included",value:"its findings are left out: `include` does not name it",place:place("in\
clude")}],...rulesFor(config,path).map(({rule,index})=>({key:_2_ruleAt(index),value:`${_2_selectorText({...withoutPath(rule)})}: ${_2_effectText(rule)}`,place:place(
_2_ruleAt(index))})),...["policy.fail-on","policy.max-new","policy.only-changed-files","policy.moved","policy.volatile"].flatMap(key=>all.get(key)??[])]}function noServerText({
servers}){return servers.length===0?"nothing: no server is configured":`nothing: it is no source of ${servers.map(({id})=>id).join(", ")}`}function rulesFor({rules=[]},path){
let found=rules.map((rule,index)=>({rule,index})).filter(({rule})=>_10_ruleMatcher(withoutCodeAndServer(rule))({server:"",code:null,path})),last=found.findIndex(
({rule})=>rule.code===void 0&&rule.server===void 0);return last<0?found:found.slice(0,last+1)}function withoutPath({path:_path,...rest}){return rest}function withoutCodeAndServer({
code:_code,server:_server,...rest}){return rest}function resolved(schema){let name=schema.$ref?.replace("#/$defs/","");return name===void 0?schema:{..._4_configV1.
$defs[name],...schema}}async function showOrigin(repository,{path,rev}){let{tree,file,of}=await readAt(repository,rev),{registry}=await _1_knownAt(repository,tree),
config=_4_parseConfig(file?.text??"version: 1",file?.name??"defaults");file!==void 0&&_0_checkRules(config,file,registry);let inside=path===void 0?void 0:insideOf(
repository.top,path),head=file===void 0?`there is no ${_4_configPath} in ${of}: these are the defaults`:`${_4_configPath} of ${of}; a pull request is judged by \
that of its base commit`,shown2=inside===void 0?origins(file):applying(file,inside,registry.profiles),files=_10_hasGlobs(config)?(await _2_listTree(repository,tree)).
flatMap(one=>typeof one.path=="string"?[one.path]:[]):[],notes=_10_emptyGlobs(config,files).map(note=>`note: ${note}`);return[...inside===void 0?[]:[inside],head,
"",...table(shown2),...notes.length===0?[]:["",...notes]]}async function readAt(repository,rev){if(rev===void 0){look(repository.top,{path:_4_configPath,text:""});
let{tree}=await _0_snapshotWorkTree(repository),bytes2=(0,import_node_fs.existsSync)((0,import_node_path.join)(repository.top,_4_configPath))?await _0_readFileAt(
repository,tree,_4_configPath):void 0;return{tree,file:named(bytes2),of:"the working tree"}}let id=await _0_resolveRevision(repository,rev),commit=id===void 0?void 0:
await _0_readCommit(repository,id);if(commit===void 0)throw new _1_UserError("unknown-revision",`there is no commit ${rev}`);let bytes=await _0_readFileAt(repository,
commit.tree,_4_configPath);return{tree:commit.tree,file:named(bytes),of:rev}}function named(bytes){return bytes===void 0?void 0:{text:bytes.toString("utf8"),name:_4_configPath}}
function insideOf(top,{file:path,named:named2}){let inside=_3_relativeInside(top,path)??((0,import_node_path.isAbsolute)(named2)?void 0:_3_relativeInside(top,(0,import_node_path.
join)(top,named2)));if(inside===void 0)throw new _1_UserError("usage",`${named2} is not a file of the repository`,{hint:"Name a file, or what would be one; with\
out a path everything is shown."});return inside}function table(all){let width=of=>Math.max(0,...all.map(one=>of(one).length)),[keys,values]=[width(({key})=>key),
Math.min(width(({value})=>value),valueWidthMax)];return all.map(({key,value,place})=>`${key.padEnd(keys)}  ${value.padEnd(values)}  ${place??"default"}`.trimEnd())}
var valueWidthMax=60,configHelp=`lanser config: the configuration of a repository (${_4_configPath})

  --show-origin [PATH]   what applies, to a file where one is named, and which line says so
  --rev REV           with --show-origin: of a commit (default: the working tree)
  --migrate           shows what to add so that everything is as it was in the release before; nothing where nothing changes
  --write             with --migrate: adds it; comments and layout stay as they are
  --repo DIR          any folder inside the repository (default: the current folder)

Exit code: 0; 3 when there is no configuration to migrate, 12 when it cannot be read.
`,options={"show-origin":{type:"boolean"},rev:{type:"string"},migrate:{type:"boolean"},write:{type:"boolean"},repo:{type:"string"},help:{type:"boolean",short:"h"}};
async function configCommand(host,args,_signal){var _stack=[];try{let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(
configHelp),0;let isShown=values["show-origin"]===!0,[path,another]=positionals,unexpected=isShown?another:path;if(unexpected!==void 0)throw new _1_UserError("u\
sage",`\`${unexpected}\` is not expected: --show-origin takes one path, --migrate none`);if(isShown===(values.migrate===!0))throw new _1_UserError("usage","conf\
ig needs either --show-origin or --migrate");if(isShown&&values.write===!0)throw new _1_UserError("usage","--write needs --migrate");if(!isShown&&values.rev!==void 0)
throw new _1_UserError("usage","--rev needs --show-origin");let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path2.resolve)(host.cwd,
values.repo??".")),!0),write=lines=>{let said=lines.join(`
`);host.stdout.write(`${host.where.kind==="actions"?_0_logLines(said):_0_terminalLines(said,"")}
`)};if(isShown){let named2=path===void 0?void 0:{file:(0,import_node_path2.resolve)(host.cwd,path),named:path};return write(await showOrigin(repository,{path:named2,
rev:values.rev})),0}let file=(0,import_node_path2.join)(repository.top,_4_configPath);if(!(0,import_node_fs2.existsSync)(file))throw new _1_UserError("not-found",
`there is no ${_4_configPath}`,{hint:"Without one there is nothing to migrate; lanser init writes one."});look(repository.top,{path:_4_configPath,text:""});let text=_2_readFileText(
file),migration=migrate(text,_4_configPath);return values.write===!0&&migration.added.length>0&&(0,import_node_fs2.writeFileSync)(file,migration.text),write(values.
write===!0?written(migration):shown(text,migration,args)),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&
await _promise}}function shown(text,{text:migrated,added},args){if(added.length===0)return[nothing2];let headers={headerOptions:_1_FILE_HEADERS_ONLY},names=[`a/${_4_configPath}`,
`b/${_4_configPath}`],patch=_1_createTwoFilesPatch(...names,text,migrated,void 0,void 0,headers).trimEnd(),command=["lanser config",...args.map(_6_shellWord),"-\
-write"].join(" ");return[patch,"",`nothing was written; to add ${_2_plural(added.length,"line")}: ${command}`]}function written({added}){return added.length===
0?[nothing2]:[...added.map(one=>`added to ${_4_configPath}: ${one}`),`next: commit ${_4_configPath}`]}var nothing2=`nothing to add: ${_4_configPath} says all th\
at has another default in this release`;export{configCommand};
