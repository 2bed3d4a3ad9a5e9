import{createRequire as lanserCreateRequire}from"node:module";import{configuredTraces,fromTop,loadTrace,runFile,shownName,traceFile,tracesFolder}from"./chunk-IU2MKYCW.js";import{openOn,openWorkbench,selectFiles}from"./chunk-VSTPFGIU.js";import{askAllAgain,firstDifferingAnswer,observedIn,reopenTrace}from"./chunk-QRY2NPW7.js";import{aroundLines,firstDivergence,messageChanges}from"./chunk-KYWAGIIR.js";import{changesReport,compareFacts,noClasses,worstClass}from"./chunk-CPAKDV3A.js";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunk-HDULK7MF.js";import{compareVersions,driftOf,versionDrift}from"./chunk-OKXVMA7X.js";import{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames}from"./chunk-KRCI6UXB.js";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunk-C2FZWB5U.js";import{_16_scanSecrets,_16_secretsIn,_16_withoutEscapes}from"./together-4E900249.js";import{_23_codeSpan,_23_commentBody,_23_commentModes,_23_eachActionFile,_23_isCommentWanted,_23_markerIn,_23_postedSurfaces,_23_problemCommand,_23_problemSummary,
_23_reviewBody,_23_reviewCommentsMax,_23_stateIn,_23_stepsInText,_23_surfaces,_23_traceProblemCommand}from"./together-4E900249.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{_4_divergenceClassNames,_4_divergenceClasses}from"./together-C0BC2097.js";import{_1_fetchBranch,_1_fetchCommits,_1_fetchTree,_1_linearHistory,_1_listMissingObjects,_1_mergeBase,_1_shallowCommits}from"./together-DC295574.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_9_require_picomatch}from"./together-80818FEF.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_7_require_dist}from"./together-A6F11452.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();var import_ucs2length=_4___toESM(_3_require_ucs2length(),
1);function defaultOf(module){return module.default??module}var validateTrendV1=validate20,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"\
https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trend.v1.json",type:"object",additionalProperties:!1,required:["schema","date","target","server","ver\
sion","runs","distinct","classes","recorded","volatile","upper95"],properties:{schema:{const:"lanser.trend.v1"},date:{type:"string",pattern:"^[0-9]{4}-(?:0[1-9]\
|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},target:{type:"string",minLength:1},server:{type:"string",minLength:1},version:{type:"string",minLength:1},runs:{type:"int\
eger",minimum:1},distinct:{type:"integer",minimum:1},classes:{type:"object",additionalProperties:!1,required:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"],
properties:{D0:{$ref:"#/$defs/number"},D1:{$ref:"#/$defs/number"},D2:{$ref:"#/$defs/number"},D3:{$ref:"#/$defs/number"},D4:{$ref:"#/$defs/number"},D5:{$ref:"#/$\
defs/number"},D6:{$ref:"#/$defs/number"},D7:{$ref:"#/$defs/number"},D8:{$ref:"#/$defs/number"},D9:{$ref:"#/$defs/number"}}},recorded:{enum:["D0","D1","D2","D3",
"D4","D5","D6","D7","D8","D9",null]},volatile:{$ref:"#/$defs/number"},upper95:{type:["number","null"],minimum:0,maximum:1}},$defs:{number:{type:"integer",minimum:0,
maximum:9007199254740991}}},func0=Object.prototype.hasOwnProperty,func75=defaultOf(import_ucs2length.default),pattern4=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(\
?:0[1-9]|[12][0-9]|3[01])$","u");function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.date===void 0||!func0.call(data,"\
date"))&&(missing0="date")||(data.target===void 0||!func0.call(data,"target"))&&(missing0="target")||(data.server===void 0||!func0.call(data,"server"))&&(missing0=
"server")||(data.version===void 0||!func0.call(data,"version"))&&(missing0="version")||(data.runs===void 0||!func0.call(data,"runs"))&&(missing0="runs")||(data.
distinct===void 0||!func0.call(data,"distinct"))&&(missing0="distinct")||(data.classes===void 0||!func0.call(data,"classes"))&&(missing0="classes")||(data.recorded===
void 0||!func0.call(data,"recorded"))&&(missing0="recorded")||(data.volatile===void 0||!func0.call(data,"volatile"))&&(missing0="volatile")||(data.upper95===void 0||
!func0.call(data,"upper95"))&&(missing0="upper95"))return validate20.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema31.properties,key0))return validate20.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.trend.v1")return validate20.errors=
[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.trend.v1"},message:"must be equal to c\
onstant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.date!==void 0&&func0.call(data,"date")){let data1=data.date,_errs3=errors;if(errors===
_errs3)if(typeof data1=="string"){if(!pattern4.test(data1))return validate20.errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]\
|3[01])$"'}],!1}else return validate20.errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.target!==void 0&&func0.call(data,"target")){let data2=data.target,_errs5=errors;
if(errors===_errs5)if(typeof data2=="string"){if(func75(data2)<1)return validate20.errors=[{instancePath:instancePath+"/target",schemaPath:"#/properties/target/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"\
/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data3=data.server,_errs7=errors;if(errors===_errs7)if(typeof data3=="string"){if(func75(data3)<
1)return validate20.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func0.call(data,"version")){let data4=data.
version,_errs9=errors;if(errors===_errs9)if(typeof data4=="string"){if(func75(data4)<1)return validate20.errors=[{instancePath:instancePath+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs9===errors}else var valid0=!0;
if(valid0){if(data.runs!==void 0&&func0.call(data,"runs")){let data5=data.runs,_errs11=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))
return validate20.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs11&&typeof data5=="number"&&isFinite(data5)&&(data5<1||isNaN(data5)))return validate20.errors=[{instancePath:instancePath+"/runs",schemaPath:"\
#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){
if(data.distinct!==void 0&&func0.call(data,"distinct")){let data6=data.distinct,_errs13=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&isFinite(
data6)))return validate20.errors=[{instancePath:instancePath+"/distinct",schemaPath:"#/properties/distinct/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs13&&typeof data6=="number"&&isFinite(data6)&&(data6<1||isNaN(data6)))return validate20.errors=[{instancePath:instancePath+
"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs13===errors}else
var valid0=!0;if(valid0){if(data.classes!==void 0&&func0.call(data,"classes")){let data7=data.classes,_errs15=errors;if(errors===_errs15)if(data7&&typeof data7==
"object"&&!Array.isArray(data7)){let missing1;if((data7.D0===void 0||!func0.call(data7,"D0"))&&(missing1="D0")||(data7.D1===void 0||!func0.call(data7,"D1"))&&(missing1=
"D1")||(data7.D2===void 0||!func0.call(data7,"D2"))&&(missing1="D2")||(data7.D3===void 0||!func0.call(data7,"D3"))&&(missing1="D3")||(data7.D4===void 0||!func0.
call(data7,"D4"))&&(missing1="D4")||(data7.D5===void 0||!func0.call(data7,"D5"))&&(missing1="D5")||(data7.D6===void 0||!func0.call(data7,"D6"))&&(missing1="D6")||
(data7.D7===void 0||!func0.call(data7,"D7"))&&(missing1="D7")||(data7.D8===void 0||!func0.call(data7,"D8"))&&(missing1="D8")||(data7.D9===void 0||!func0.call(data7,
"D9"))&&(missing1="D9"))return validate20.errors=[{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;{let _errs17=errors;for(let key1 of Object.keys(data7))if(!func0.call(schema31.properties.classes.properties,
key1))return validate20.errors=[{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs17===errors){if(data7.D0!==void 0&&func0.call(data7,"D0")){let data8=data7.D0,
_errs18=errors,_errs19=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate20.errors=[{instancePath:instancePath+"/cl\
asses/D0",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs19&&typeof data8=="number"&&isFinite(
data8)){if(data8>9007199254740991||isNaN(data8))return validate20.errors=[{instancePath:instancePath+"/classes/D0",schemaPath:"#/$defs/number/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(data8))return validate20.errors=[{instancePath:instancePath+
"/classes/D0",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs18===errors}else
var valid1=!0;if(valid1){if(data7.D1!==void 0&&func0.call(data7,"D1")){let data9=data7.D1,_errs21=errors,_errs22=errors;if(!(typeof data9=="number"&&!(data9%1)&&
!isNaN(data9)&&isFinite(data9)))return validate20.errors=[{instancePath:instancePath+"/classes/D1",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs22&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate20.
errors=[{instancePath:instancePath+"/classes/D1",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data9<0||isNaN(data9))return validate20.errors=[{instancePath:instancePath+"/classes/D1",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs21===errors}else var valid1=!0;if(valid1){if(data7.D2!==void 0&&func0.
call(data7,"D2")){let data10=data7.D2,_errs24=errors,_errs25=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&isFinite(data10)))return validate20.
errors=[{instancePath:instancePath+"/classes/D2",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs25&&typeof data10=="number"&&isFinite(data10)){if(data10>9007199254740991||isNaN(data10))return validate20.errors=[{instancePath:instancePath+"/classes/D2",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data10<0||isNaN(
data10))return validate20.errors=[{instancePath:instancePath+"/classes/D2",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid1=_errs24===errors}else var valid1=!0;if(valid1){if(data7.D3!==void 0&&func0.call(data7,"D3")){let data11=data7.D3,_errs27=errors,
_errs28=errors;if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11)))return validate20.errors=[{instancePath:instancePath+"/classes/D3",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs28&&typeof data11=="number"&&isFinite(data11)){if(data11>
9007199254740991||isNaN(data11))return validate20.errors=[{instancePath:instancePath+"/classes/D3",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data11<0||isNaN(data11))return validate20.errors=[{instancePath:instancePath+
"/classes/D3",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs27===errors}else
var valid1=!0;if(valid1){if(data7.D4!==void 0&&func0.call(data7,"D4")){let data12=data7.D4,_errs30=errors,_errs31=errors;if(!(typeof data12=="number"&&!(data12%
1)&&!isNaN(data12)&&isFinite(data12)))return validate20.errors=[{instancePath:instancePath+"/classes/D4",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs31&&typeof data12=="number"&&isFinite(data12)){if(data12>9007199254740991||isNaN(data12))return validate20.
errors=[{instancePath:instancePath+"/classes/D4",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data12<0||isNaN(data12))return validate20.errors=[{instancePath:instancePath+"/classes/D4",schemaPath:"#/$defs/number/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs30===errors}else var valid1=!0;if(valid1){if(data7.D5!==void 0&&
func0.call(data7,"D5")){let data13=data7.D5,_errs33=errors,_errs34=errors;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate20.
errors=[{instancePath:instancePath+"/classes/D5",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs34&&typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||isNaN(data13))return validate20.errors=[{instancePath:instancePath+"/classes/D5",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data13<0||isNaN(
data13))return validate20.errors=[{instancePath:instancePath+"/classes/D5",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid1=_errs33===errors}else var valid1=!0;if(valid1){if(data7.D6!==void 0&&func0.call(data7,"D6")){let data14=data7.D6,_errs36=errors,
_errs37=errors;if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14)&&isFinite(data14)))return validate20.errors=[{instancePath:instancePath+"/classes/D6",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs37&&typeof data14=="number"&&isFinite(data14)){if(data14>
9007199254740991||isNaN(data14))return validate20.errors=[{instancePath:instancePath+"/classes/D6",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data14<0||isNaN(data14))return validate20.errors=[{instancePath:instancePath+
"/classes/D6",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs36===errors}else
var valid1=!0;if(valid1){if(data7.D7!==void 0&&func0.call(data7,"D7")){let data15=data7.D7,_errs39=errors,_errs40=errors;if(!(typeof data15=="number"&&!(data15%
1)&&!isNaN(data15)&&isFinite(data15)))return validate20.errors=[{instancePath:instancePath+"/classes/D7",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs40&&typeof data15=="number"&&isFinite(data15)){if(data15>9007199254740991||isNaN(data15))return validate20.
errors=[{instancePath:instancePath+"/classes/D7",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data15<0||isNaN(data15))return validate20.errors=[{instancePath:instancePath+"/classes/D7",schemaPath:"#/$defs/number/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs39===errors}else var valid1=!0;if(valid1){if(data7.D8!==void 0&&
func0.call(data7,"D8")){let data16=data7.D8,_errs42=errors,_errs43=errors;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16)&&isFinite(data16)))return validate20.
errors=[{instancePath:instancePath+"/classes/D8",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs43&&typeof data16=="number"&&isFinite(data16)){if(data16>9007199254740991||isNaN(data16))return validate20.errors=[{instancePath:instancePath+"/classes/D8",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data16<0||isNaN(
data16))return validate20.errors=[{instancePath:instancePath+"/classes/D8",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid1=_errs42===errors}else var valid1=!0;if(valid1)if(data7.D9!==void 0&&func0.call(data7,"D9")){let data17=data7.D9,_errs45=errors,
_errs46=errors;if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(data17)))return validate20.errors=[{instancePath:instancePath+"/classes/D9",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs46&&typeof data17=="number"&&isFinite(data17)){if(data17>
9007199254740991||isNaN(data17))return validate20.errors=[{instancePath:instancePath+"/classes/D9",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data17<0||isNaN(data17))return validate20.errors=[{instancePath:instancePath+
"/classes/D9",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs45===errors}else
var valid1=!0}}}}}}}}}}}else return validate20.errors=[{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs15===errors}else var valid0=!0;if(valid0){if(data.recorded!==void 0&&func0.call(data,"recorded")){let data18=data.
recorded,_errs48=errors;if(!(data18==="D0"||data18==="D1"||data18==="D2"||data18==="D3"||data18==="D4"||data18==="D5"||data18==="D6"||data18==="D7"||data18==="D\
8"||data18==="D9"||data18===null))return validate20.errors=[{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/enum",keyword:"enum",params:{
allowedValues:schema31.properties.recorded.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs48===errors}else var valid0=!0;if(valid0){
if(data.volatile!==void 0&&func0.call(data,"volatile")){let data19=data.volatile,_errs49=errors,_errs50=errors;if(!(typeof data19=="number"&&!(data19%1)&&!isNaN(
data19)&&isFinite(data19)))return validate20.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(errors===_errs50&&typeof data19=="number"&&isFinite(data19)){if(data19>9007199254740991||isNaN(data19))return validate20.errors=
[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"}],!1;if(data19<0||isNaN(data19))return validate20.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/number/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs49===errors}else var valid0=!0;if(valid0)if(data.upper95!==void 0&&func0.call(
data,"upper95")){let data20=data.upper95,_errs52=errors;if(!(typeof data20=="number"&&isFinite(data20))&&data20!==null)return validate20.errors=[{instancePath:instancePath+
"/upper95",schemaPath:"#/properties/upper95/type",keyword:"type",params:{type:schema31.properties.upper95.type},message:"must be number,null"}],!1;if(errors===_errs52&&
typeof data20=="number"&&isFinite(data20)){if(data20>1||isNaN(data20))return validate20.errors=[{instancePath:instancePath+"/upper95",schemaPath:"#/properties/u\
pper95/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data20<0||isNaN(data20))return validate20.errors=[{instancePath:instancePath+
"/upper95",schemaPath:"#/properties/upper95/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs52===errors}else
var valid0=!0}}}}}}}}}}}}else return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate20.
errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function trendLine({target,server,runs,recorded},date){return{schema:"\
lanser.trend.v1",date,target,server:server.id,version:server.version,runs:runs.runs,distinct:runs.distinct,classes:runs.classes,recorded:recorded?.class??null,volatile:runs.
volatile.length,upper95:runs.upper95?.exact??null}}function trendText(line2){if(!validateTrendV1(line2))throw new Error(`no trend line: ${validateTrendV1.errors?.[0]?.
message}`);return`${canonical(line2)}
`}function readTrend(text){let rows=text.split(`
`);if(rows.pop()!=="")return{kind:"fault",line:rows.length+1,message:"the last line does not end with a line feed"};let lines=[];for(let[index,row]of rows.entries()){
let parsed=parseStrict(row);if(parsed.kind==="invalid")return{kind:"fault",line:index+1,message:parsed.message};if(!validateTrendV1(parsed.value))return{kind:"f\
ault",line:index+1,message:"this line does not follow schemas/trend.v1.json"};lines.push(parsed.value)}return{kind:"trend",lines}}var columnsMax=60,bars="▂▃▄▅▆▇\
█";function trendChart(lines){let rows=[...Map.groupBy(lines,({target,server})=>JSON.stringify([target,server])).values()].map(group=>{let shown2=group.slice(
-columnsMax),{target,server,version,runs,distinct,volatile:volatile2,date,recorded}=group.at(-1),results=distinct===1?"all with the same result":`${distinct} di\
fferent results`,counted=runs===1?"1 run":`${runs} runs, ${results}`,drifted=recorded===null||recorded==="D0"?"":`, different from the recording (${recorded})`,
columns=shown2.map((one,index)=>{let before=shown2[index-1];return`${before!==void 0&&before.version!==one.version?"|":""}${bar(one)}`});return{name:_1_showInvisible(
`${target} · ${server} ${version}`),columns:columns.join(""),last:`${date}: ${counted}, ${volatile2} volatile${drifted}`}});rows.sort((a,b)=>compareText(a.name,
b.name));let nameLength=Math.max(0,...rows.map(({name})=>name.length)),chartLength=Math.max(0,...rows.map(({columns})=>columns.length)),text=rows.map(({name,columns,
last})=>`${name.padEnd(nameLength)}  ${columns.padStart(chartLength)}  ${last}`);return["Each column is one drift report, the newest at the right. A bar shows t\
he share of runs whose result differs from the first run or the recording. The text after the chart describes the newest report:","",..._1_fenceOf(text,"text"),
""].join(`
`)}function bar({runs,classes,recorded}){let share=recorded===null||recorded==="D0"?(runs-classes.D0)/runs:1;return share===0?"·":bars[Math.min(bars.length-1,Math.
floor(share*bars.length))]??""}_3_init_node_22();var import_node_fs3=_4___toESM(_1_require_node_fs(),1),import_node_path3=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1);async function lastCommitted(repository,file,bytesMax){
let own=(0,import_node_fs.realpathSync)(file);if(!_1_isInside(own,repository.top)||(0,import_node_fs.statSync)(own).size>bytesMax)return;let path=(0,import_node_path.
relative)(repository.top,own),known=await repository.raw(["rev-parse","--verify","--quiet",`HEAD:${path}`],"history");if(known.exitCode!==0||known.stdout.trim()!==
_2_blobId(repository.objectFormat,_2_readFileBytes(own,bytesMax)))return;let line2=await repository.raw(["rev-list","--max-count=1","--timestamp","HEAD","--",path],
"history"),seconds=/^([0-9]+) [0-9a-f]+$/u.exec(line2.stdout.trim())?.[1];return seconds===void 0?void 0:Number(seconds)}_3_init_node_22();_3_init_node_22();var repeatsLeast=7;
function repeatsOf(arm,own,canonical2){let both={runs:own.runs+canonical2.runs,of:own.of+canonical2.of},outcome=both.runs===0?"seen-once":own.of>0&&own.runs===own.
of&&canonical2.runs===0?"named":"mixed";return{arm,outcome,own,canonical:canonical2,rate:outcome==="mixed"?{...both,...confidenceInterval(both)}:null}}function usualFacts(runs){
let groups=[];for(let facts of runs){let group=groups.find(([first])=>!factsDiffer(first,facts));group===void 0?groups.push([facts]):group.push(facts)}let most=Math.
max(...groups.map(({length})=>length));return(groups.find(({length})=>length===most)??runs)[0]}function factsDiffer(one,other){return changesReport(compareFacts(
one,other))}function confidenceInterval({runs,of}){return{low:runs===0?0:root(p=>atLeast(runs,of,p)-.025),high:runs===of?1:root(p=>.025-(1-atLeast(runs+1,of,p)))}}
function atLeast(least,of,p){let sum2=0,ways=1;for(let k=0;k<=of;k+=1)k>=least&&(sum2+=ways*p**k*(1-p)**(of-k)),ways=ways*(of-k)/(k+1);return sum2}function root(of){
let[low,high]=[0,1];for(let halving=0;halving<60;halving+=1){let middle=(low+high)/2;of(middle)<0?low=middle:high=middle}return(low+high)/2}var judgements={inconclusive:{
priority:"none",words:"no canonical run gave an answer"},incomparable:{priority:"none",words:"the environments of the compared runs differ"},nondeterministic:{priority:"\
P0",words:"the same schedule gave different results"},drifted:{priority:"P0",words:"the same schedule gives another result than the recording"},"order-dependent":{
priority:"data",words:"the result depends on the order of files"},"environment-dependent":{priority:"data",words:"the result depends on the server's environment"},
"seen-once":{priority:"none",words:"a difference of one run did not happen again"},harmless:{priority:"none",words:"the only differences are outside of reports"},
stable:{priority:"none",words:"every run gave the same result"}};function judgeRuns(canonical2,canonicalRuns,allRuns,recorded,varied){let around=varied.map(({divergence})=>divergence),
others=[...around,...recorded===null?[]:[recorded]];return canonical2.every(({facts})=>!hasAnswer(facts))?"inconclusive":allRuns.classes.D9>0||around.some(one=>one.
class==="D9")?"incomparable":hasChange(canonicalRuns)?"nondeterministic":recorded?.class==="D9"?"incomparable":recorded!==null&&changesReport(recorded)?"drifted":
hasChange(allRuns)?"order-dependent":varied.some(({divergence})=>changesReport(divergence))?"environment-dependent":allRuns.distinct>1||others.some(one=>one.class!==
"D0")?"harmless":"stable"}function hasAnswer({failure,files}){return failure===null&&(files.length===0||files.some(({state})=>state==="final"))}function hasChange({
outcomes:outcomes2}){return outcomes2.some(({divergence})=>changesReport(divergence))}function judgeRepeats(first,repeats,recorded){return repeats.length===0?first:
repeats.some(({outcome})=>outcome==="mixed")?"nondeterministic":repeats.find(({outcome})=>outcome==="named")?.names??(recorded?.class==="D9"?"incomparable":"see\
n-once")}_3_init_node_22();function seededRandom(seed){let hex=sha256(seed).slice(7),word=index=>Number.parseInt(hex.slice(index*8,index*8+8),16)|0,[a,b,c,counter]=[
word(0),word(1),word(2),1],next=()=>{let sum2=(a+b|0)+counter|0;return counter=counter+1|0,a=b^b>>>9,b=c+(c<<3)|0,c=(c<<21|c>>>11)+sum2|0,sum2>>>0};for(let discarded=0;discarded<
12;discarded+=1)next();return next}function randomBelow(random,bound){let fair=4294967296-4294967296%bound;for(;;){let drawn=random();if(drawn<fair)return drawn%
bound}}function shuffled(items,random){let all=[...items];for(let last=all.length-1;last>0;last-=1){let other=randomBelow(random,last+1),[one,two]=[all[last],all[other]];
all[last]=two,all[other]=one}return all}function resultsOnly(facts){return{...facts,environment:null,protocol:null,lookups:[]}}function differsByVersion(canonical2,sighting){
return factsDiffer(resultsOnly(canonical2),resultsOnly(sighting))}function judgeVersions({version,sighting,own,canonical:all}){let healthy=all.filter(({failure})=>failure===
null),[first,...others]=healthy,reference=first===void 0?all[0]:usualFacts([first,...others]);if(own.length===0){let once=compareVersions(reference,sighting),drift=once.
findings.length===0?once:driftOf([],[],{before:notRepeated,after:null});return{version,drift,repeated:null,unsettled:[]}}let repeated2={own:own.length,canonical:healthy.
length},failures={before:explainTooFewRuns(healthy.length,all),after:explainFailedRepeats(own)};if(failures.before!==null||failures.after!==null)return{version,
drift:driftOf([],[],failures),repeated:repeated2,unsettled:[]};let unknown=new Map([...own.map(facts=>[reference,facts]),...healthy.map(facts=>[facts,sighting])].
flatMap(([before,after])=>compareVersions(before,after).unknown).map(one=>[one.path,one])),pairsOf=facts=>new Map(compareVersions(reference,facts).findings.filter(
({wanted:wanted2,got})=>!unknown.has((wanted2??got).path)).map(pair=>[keyOf(pair),pair])),[seen2,ownPairs,canonicalPairs]=[pairsOf(sighting),own.map(pairsOf),healthy.
map(pairsOf)],judged=[...new Map([seen2,...ownPairs].flatMap(pairs=>[...pairs]))].map(([key,pair])=>{let times=runs=>({runs:runs.filter(pairs=>pairs.has(key)).length,
of:runs.length});return{pair,repeats:repeatsOf(version,times(ownPairs),times(canonicalPairs))}}),named=judged.filter(({repeats})=>repeats.outcome==="named").map(
({pair})=>pair);return{version,drift:driftOf(named,[...unknown.values()],failures),repeated:repeated2,unsettled:judged.filter(({repeats})=>repeats.outcome!=="na\
med")}}var notRepeated="Lanser did not repeat the differences, because the canonical runs are not comparable";function explainTooFewRuns(healthy,{length}){return healthy<
repeatsLeast?`only ${healthy} of ${length} canonical runs ended normally`:null}function explainFailedRepeats(own){let failed=own.flatMap(({failure})=>failure===
null?[]:[failure]);return failed[0]===void 0?null:`${failed[0]}, in ${failed.length} of ${own.length} repeats`}function keyOf({class:of,wanted:wanted2,got}){return canonical(
[of,wanted2===null?null:rawKey(wanted2),got===null?null:rawKey(got)])}var canonicalSchedule={kind:"canonical"};function parseSchedule(name){if(name==="canonical"||
name==="reverse")return{kind:name};let seed=/^shuffle:([\w.-]{1,64})$/.exec(name)?.[1];return seed===void 0?void 0:{kind:"shuffle",seed}}function scheduleName(schedule){
return schedule.kind==="shuffle"?`shuffle:${schedule.seed}`:schedule.kind}function inScheduleOrder(schedule,canonical2){switch(schedule.kind){case"canonical":return canonical2;case"\
reverse":return canonical2.toReversed();case"shuffle":return shuffled(canonical2,seededRandom(`lanser.schedule.v1 ${schedule.seed}`))}}var canonicalArm={schedule:canonicalSchedule,
variation:noVariation},armsMax=3;async function runAll(options){let canonical2=[],first,other,observe=async(what,arm)=>(options.progress(what),options.observeOnce(
armRequest(options,arm,null,options.program))),runCanonical=async until=>{for(;canonical2.length<until;){let again=await observe(`canonical ${canonical2.length+
1} of ${until}`,canonicalArm),facts=factsOf(again);canonical2.push(runOf(canonicalArm,facts));let isOther=canonical2.length>1&&fingerprint(facts)!==fingerprint(
canonical2[0].facts);first===void 0?first=again:other===void 0&&isOther?other=again:again.discard?.()}};await runCanonical(Math.max(1,options.runs));let reference=canonical2[0].
facts,scheduled=[];for(let schedule of options.schedules){let arm={...canonicalArm,schedule};scheduled.push(runOf(arm,factsOnly(await observe(scheduleName(schedule),
arm))))}let varied=[],variedFacts=[];for(let variation of options.variations){let run=await observe(`canonical, ${variation.name}`,{...canonicalArm,variation}),
facts=factsOnly(run);variedFacts.push(facts);let divergence=compareFacts(reference,facts);varied.push({name:variation.name,divergence,notVaried:run.notVaried})}
let{against:version}=options,observeVersion=async what=>{options.progress(`canonical, version ${version}${what}`);let request=armRequest(options,canonicalArm,null,
options.program);return resultsOnly(factsOnly(await options.observeOnce({...request,version})))},sighting=version===null?null:await observeVersion(""),known=(options.
recorded===null?[]:[factsOf(options.recorded)]).filter(facts=>compareFacts(facts,reference).class!=="D9"),canonicalFacts=()=>[reference,...canonical2.slice(1).map(
({facts})=>facts),...known],isComparable=[...canonical2.slice(1),...scheduled].map(({facts})=>facts).concat(variedFacts).every(facts=>compareFacts(reference,facts).
class!=="D9"),hasNone=canonical2.every(({facts})=>!hasAnswer(facts)),isOtherVersion=isComparable&&!hasNone&&sighting!==null&&differsByVersion(usualFacts(canonicalFacts()),
sighting),repeats=[],against=async()=>{if(version===null||sighting===null)return null;let own=[];if(isOtherVersion)for(let nth=1;nth<=repeatsLeast;nth+=1)own.push(
await observeVersion(`, repeat ${nth} of ${repeatsLeast}`));let[one,...more]=canonicalFacts();return judgeVersions({version,sighting,own,canonical:[resultsOnly(
one),...more.map(resultsOnly)]})},done=async()=>({first,other,canonical:canonical2,scheduled,varied,repeats,against:await against()});if(!isComparable||hasNone)
return done();if(isOtherVersion&&await runCanonical(repeatsLeast-known.length),canonicalFacts().some(facts=>factsDiffer(reference,facts))){await runCanonical(canonical2.
length+repeatsLeast);let most2=usualFacts(canonicalFacts()),differing=canonicalFacts().filter(facts=>factsDiffer(most2,facts)),[recorded]=known,isRecordingAlone=recorded!==
void 0&&differing.length===1&&factsDiffer(most2,recorded),counted={runs:differing.length-1,of:canonicalFacts().length-1};if(repeats.push(isRecordingAlone?{...repeatsOf(
"recorded",{runs:canonical2.length,of:canonical2.length},{runs:0,of:0}),names:"drifted"}:{...repeatsOf("canonical",{runs:0,of:0},counted),names:"nondeterministi\
c"}),repeats.some(({outcome})=>outcome!=="seen-once"))return done()}let most=usualFacts(canonicalFacts()),once=canonicalFacts().filter(facts=>factsDiffer(most,facts)),
repeat=async(name,arm,names,sighting2)=>{let judged=once.filter(facts=>factsDiffer(sighting2,facts)).length;await runCanonical(repeatsLeast-known.length);let shown2=0;
for(let nth=1;nth<=repeatsLeast;nth+=1){let facts=factsOnly(await observe(`${name}, repeat ${nth} of ${repeatsLeast}`,arm));arm.variation===noVariation&&scheduled.
push(runOf(arm,facts)),factsDiffer(most,facts)&&(shown2+=1)}let canonicalRuns=canonicalFacts(),differing=canonicalRuns.filter(facts=>factsDiffer(most,facts)).length-
judged,own={runs:shown2,of:repeatsLeast};repeats.push({...repeatsOf(name,own,{runs:differing,of:canonicalRuns.length-judged}),names})},orders=options.schedules.
map((schedule,at)=>({schedule,facts:scheduled[at].facts})).filter(({facts})=>factsDiffer(most,facts));for(let{schedule,facts}of orders.slice(0,armsMax))if(await repeat(
scheduleName(schedule),{...canonicalArm,schedule},"order-dependent",facts),repeats.at(-1)?.outcome==="named")return done();let variations=options.variations.map(
(variation,at)=>({variation,facts:variedFacts[at]})).filter(({facts})=>factsDiffer(most,facts));for(let{variation,facts}of variations.slice(0,armsMax))if(await repeat(
variation.name,{...canonicalArm,variation},"environment-dependent",facts),repeats.at(-1)?.outcome==="named")return done();return done()}function factsOnly(run){
let facts=factsOf(run);return run.discard?.(),facts}function runOf({schedule},facts){return{schedule:scheduleName(schedule),facts}}function armRequest(options,{
schedule,variation},files,opened){let isOpened=new Set(opened);return{schedule:scheduleName(schedule),paths:inScheduleOrder(schedule,options.program).filter(path=>isOpened.
has(path)),files,variation,version:null}}_3_init_node_22();_3_init_node_22();var import_ucs2length2=_4___toESM(_3_require_ucs2length(),1);function defaultOf2(module){
return module.default??module}var validateDriftV1=validate202,schema312={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubuserconte\
nt.com/lanser/lanser/v0/schemas/drift.v1.json",type:"object",additionalProperties:!1,required:["schema","target","server","judgement","priority","recorded","par\
ting","canonical","runs","variations","repeats","against","reproduction","issue","power"],properties:{schema:{const:"lanser.drift.v1"},target:{type:"string",minLength:1},
server:{type:"object",additionalProperties:!1,required:["id","version"],properties:{id:{type:"string",pattern:"^[a-z0-9][a-z0-9._-]*$"},version:{type:"string",minLength:1}}},
judgement:{enum:["inconclusive","incomparable","nondeterministic","drifted","order-dependent","environment-dependent","seen-once","harmless","stable"]},priority:{
enum:["P0","data","none"]},recorded:{oneOf:[{$ref:"#/$defs/divergence"},{type:"null"}]},parting:{oneOf:[{type:"object",additionalProperties:!1,required:["wanted",
"got","pointer"],properties:{wanted:{$ref:"#/$defs/parted"},got:{$ref:"#/$defs/parted"},pointer:{type:"string"}}},{type:"null"}]},canonical:{$ref:"#/$defs/runs"},
runs:{$ref:"#/$defs/runs"},variations:{type:"array",items:{type:"object",additionalProperties:!1,required:["name","divergence","notVaried"],properties:{name:{type:"\
string",minLength:1},divergence:{$ref:"#/$defs/divergence"},notVaried:{type:"array",items:{type:"string",minLength:1}}}}},repeats:{type:"array",items:{type:"obj\
ect",additionalProperties:!1,required:["arm","outcome","own","canonical","rate"],properties:{arm:{type:"string",minLength:1},outcome:{enum:["named","mixed","see\
n-once"]},own:{$ref:"#/$defs/counted"},canonical:{$ref:"#/$defs/counted"},rate:{oneOf:[{$ref:"#/$defs/rate"},{type:"null"}]}}}},against:{oneOf:[{$ref:"#/$defs/v\
ersions"},{type:"null"}]},reproduction:{oneOf:[{$ref:"#/$defs/reproduction"},{type:"null"}]},issue:{oneOf:[{type:"object",additionalProperties:!1,required:["tit\
le","body"],properties:{title:{type:"string",minLength:1},body:{type:"string",minLength:1}}},{type:"null"}]},power:{type:"array",items:{type:"object",additionalProperties:!1,
required:["p","chance"],properties:{p:{type:"number",exclusiveMinimum:0,exclusiveMaximum:1},chance:{type:"number",minimum:0,maximum:1}}}}},$defs:{parted:{type:"\
object",additionalProperties:!1,required:["run","entry","value","around"],properties:{run:{oneOf:[{type:"integer",minimum:1},{type:"null"}]},entry:{type:"intege\
r",minimum:0},value:{type:"string"},around:{type:"array",maxItems:7,items:{type:"string"}}}},number:{type:"integer",minimum:0,maximum:9007199254740991},class:{enum:[
"D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"]},classes:{type:"object",additionalProperties:!1,required:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"],
properties:{D0:{$ref:"#/$defs/number"},D1:{$ref:"#/$defs/number"},D2:{$ref:"#/$defs/number"},D3:{$ref:"#/$defs/number"},D4:{$ref:"#/$defs/number"},D5:{$ref:"#/$\
defs/number"},D6:{$ref:"#/$defs/number"},D7:{$ref:"#/$defs/number"},D8:{$ref:"#/$defs/number"},D9:{$ref:"#/$defs/number"}}},digest:{type:"string",pattern:"^sha2\
56:[0-9a-f]{64}$"},path:{type:"string",pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},position:{type:"object",additionalProperties:!1,
required:["line","column"],properties:{line:{type:"integer",minimum:1},column:{type:"integer",minimum:1}}},range:{type:"object",additionalProperties:!1,required:[
"start","end"],properties:{start:{$ref:"#/$defs/position"},end:{$ref:"#/$defs/position"}}},finding:{type:"object",additionalProperties:!1,required:["path","rang\
e","severity","source","code","message"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hi\
nt",null]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"}}},difference:{type:"object",additionalProperties:!1,required:["\
class","path","range","code","wanted","got"],properties:{class:{$ref:"#/$defs/class"},path:{oneOf:[{$ref:"#/$defs/path"},{type:"null"}]},range:{oneOf:[{$ref:"#/\
$defs/range"},{type:"null"}]},code:{type:["string","null"]},wanted:{type:["string","null"]},got:{type:["string","null"]}}},divergence:{type:"object",additionalProperties:!1,
required:["class","classes","first","decides","differences"],properties:{class:{$ref:"#/$defs/class"},classes:{$ref:"#/$defs/classes"},first:{oneOf:[{$ref:"#/$d\
efs/difference"},{type:"null"}]},decides:{type:"boolean"},differences:{type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"\
#/$defs/number"},shown:{type:"array",items:{$ref:"#/$defs/difference"}}}}}},outcome:{type:"object",additionalProperties:!1,required:["digest","schedules","runs",
"ended","divergence"],properties:{digest:{$ref:"#/$defs/digest"},schedules:{type:"array",items:{type:"object",additionalProperties:!1,required:["name","runs"],properties:{
name:{$ref:"#/$defs/schedule"},runs:{$ref:"#/$defs/number"}}}},runs:{$ref:"#/$defs/number"},ended:{type:"string",minLength:1},divergence:{$ref:"#/$defs/divergen\
ce"}}},schedule:{type:"string",pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},bound:{type:"object",additionalProperties:!1,required:["exact","r\
uleOfThree"],properties:{exact:{type:"number",minimum:0,maximum:1},ruleOfThree:{type:"number",minimum:0,maximum:1}}},runs:{type:"object",additionalProperties:!1,
required:["runs","distinct","classes","worst","firstDivergence","outcomes","core","volatile","unknown","upper95"],properties:{runs:{type:"integer",minimum:1},distinct:{
type:"integer",minimum:1},classes:{$ref:"#/$defs/classes"},worst:{$ref:"#/$defs/class"},firstDivergence:{oneOf:[{type:"object",additionalProperties:!1,required:[
"run","schedule","divergence"],properties:{run:{type:"integer",minimum:2},schedule:{$ref:"#/$defs/schedule"},divergence:{$ref:"#/$defs/divergence"}}},{type:"nul\
l"}]},outcomes:{type:"array",items:{$ref:"#/$defs/outcome"}},core:{type:"object",additionalProperties:!1,required:["count","digest"],properties:{count:{$ref:"#/\
$defs/number"},digest:{$ref:"#/$defs/digest"}}},volatile:{type:"object",additionalProperties:!1,required:["count","findings"],properties:{count:{$ref:"#/$defs/n\
umber"},findings:{type:"array",items:{type:"object",additionalProperties:!1,required:["finding","runs","of"],properties:{finding:{$ref:"#/$defs/finding"},runs:{
type:"integer",minimum:1},of:{type:"integer",minimum:1}}}}}},unknown:{type:"array",items:{$ref:"#/$defs/path"}},upper95:{oneOf:[{$ref:"#/$defs/bound"},{type:"nu\
ll"}]}}},counts:{type:"object",additionalProperties:!1,required:["added","removed","changed"],properties:{added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/n\
umber"},changed:{$ref:"#/$defs/number"}}},versions:{type:"object",additionalProperties:!1,required:["version","rules","files","findings","total","unknown","fail\
ures","repeated","unsettled"],properties:{repeated:{oneOf:[{type:"object",additionalProperties:!1,required:["own","canonical"],properties:{own:{$ref:"#/$defs/nu\
mber"},canonical:{$ref:"#/$defs/number"}}},{type:"null"}]},unsettled:{type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"\
#/$defs/number"},shown:{type:"array",items:{type:"object",additionalProperties:!1,required:["class","before","after","outcome","own","canonical","rate"],properties:{
class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},outcome:{enum:[
"mixed","seen-once"]},own:{$ref:"#/$defs/counted"},canonical:{$ref:"#/$defs/counted"},rate:{oneOf:[{$ref:"#/$defs/rate"},{type:"null"}]}}}}}},version:{type:"str\
ing",minLength:1},rules:{type:"array",items:{type:"object",additionalProperties:!1,required:["source","code","added","removed","changed"],properties:{source:{type:[
"string","null"]},code:{type:["string","null"]},added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"#/$defs/number"}}}},files:{type:"ar\
ray",items:{type:"object",additionalProperties:!1,required:["path","added","removed","changed"],properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/numb\
er"},removed:{$ref:"#/$defs/number"},changed:{$ref:"#/$defs/number"}}}},findings:{type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{
$ref:"#/$defs/number"},shown:{type:"array",items:{type:"object",additionalProperties:!1,required:["class","before","after"],properties:{class:{enum:["D2","D3","\
D4","D5"]},before:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]}}}}}},total:{$ref:"#/$defs/counts"},unknown:{
type:"array",items:{type:"object",additionalProperties:!1,required:["path","before","after"],properties:{path:{$ref:"#/$defs/path"},before:{type:"string",minLength:1},
after:{type:"string",minLength:1}}}},failures:{type:"object",additionalProperties:!1,required:["before","after"],properties:{before:{type:["string","null"]},after:{
type:["string","null"]}}}}},arm:{type:"object",additionalProperties:!1,required:["schedule","variation","opened"],properties:{schedule:{$ref:"#/$defs/schedule"},
variation:{type:"string",minLength:1},opened:{type:"array",items:{$ref:"#/$defs/path"}}}},reproduction:{type:"object",additionalProperties:!1,required:["arms","\
exist","outcome","tests","divergence"],properties:{arms:{type:"array",minItems:2,maxItems:2,items:{$ref:"#/$defs/arm"}},exist:{type:"array",items:{$ref:"#/$defs\
/path"}},outcome:{enum:["minimal","cut","did-not-happen"]},tests:{$ref:"#/$defs/number"},divergence:{$ref:"#/$defs/divergence"}}},counted:{type:"object",additionalProperties:!1,
required:["runs","of"],properties:{runs:{type:"integer",minimum:0},of:{type:"integer",minimum:0}}},rate:{type:"object",additionalProperties:!1,required:["runs",
"of","low","high"],properties:{runs:{type:"integer",minimum:0},of:{type:"integer",minimum:1},low:{type:"number",minimum:0,maximum:1},high:{type:"number",minimum:0,
maximum:1}}}}},func02=Object.prototype.hasOwnProperty,func78=defaultOf2(import_ucs2length2.default),pattern42=new RegExp("^[a-z0-9][a-z0-9._-]*$","u"),schema33={
enum:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"]},schema34={type:"object",additionalProperties:!1,required:["D0","D1","D2","D3","D4","D5","D6","D7","D8",
"D9"],properties:{D0:{$ref:"#/$defs/number"},D1:{$ref:"#/$defs/number"},D2:{$ref:"#/$defs/number"},D3:{$ref:"#/$defs/number"},D4:{$ref:"#/$defs/number"},D5:{$ref:"\
#/$defs/number"},D6:{$ref:"#/$defs/number"},D7:{$ref:"#/$defs/number"},D8:{$ref:"#/$defs/number"},D9:{$ref:"#/$defs/number"}}};function validate22(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.D0===void 0||
!func02.call(data,"D0"))&&(missing0="D0")||(data.D1===void 0||!func02.call(data,"D1"))&&(missing0="D1")||(data.D2===void 0||!func02.call(data,"D2"))&&(missing0=
"D2")||(data.D3===void 0||!func02.call(data,"D3"))&&(missing0="D3")||(data.D4===void 0||!func02.call(data,"D4"))&&(missing0="D4")||(data.D5===void 0||!func02.call(
data,"D5"))&&(missing0="D5")||(data.D6===void 0||!func02.call(data,"D6"))&&(missing0="D6")||(data.D7===void 0||!func02.call(data,"D7"))&&(missing0="D7")||(data.
D8===void 0||!func02.call(data,"D8"))&&(missing0="D8")||(data.D9===void 0||!func02.call(data,"D9"))&&(missing0="D9"))return validate22.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func02.call(schema34.properties,key0))return validate22.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.D0!==void 0&&func02.call(data,"D0")){let data0=data.
D0,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate22.errors=[{instancePath:instancePath+"/D\
0",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){
if(data0>9007199254740991||isNaN(data0))return validate22.errors=[{instancePath:instancePath+"/D0",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate22.errors=[{instancePath:instancePath+
"/D0",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.D1!==void 0&&func02.call(data,"D1")){let data1=data.D1,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(
data1)))return validate22.errors=[{instancePath:instancePath+"/D1",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate22.errors=[{instancePath:instancePath+
"/D1",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<
0||isNaN(data1))return validate22.errors=[{instancePath:instancePath+"/D1",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.D2!==void 0&&func02.call(data,"D2")){let data2=data.D2,_errs8=errors,
_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate22.errors=[{instancePath:instancePath+"/D2",schemaPath:"#/\
$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||
isNaN(data2))return validate22.errors=[{instancePath:instancePath+"/D2",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate22.errors=[{instancePath:instancePath+"/D2",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.D3!==void 0&&
func02.call(data,"D3")){let data3=data.D3,_errs11=errors,_errs12=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate22.
errors=[{instancePath:instancePath+"/D3",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&
typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate22.errors=[{instancePath:instancePath+"/D3",schemaPath:"#/$defs/\
number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate22.
errors=[{instancePath:instancePath+"/D3",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.D4!==void 0&&func02.call(data,"D4")){let data4=data.D4,_errs14=errors,_errs15=errors;if(!(typeof data4=="number"&&!(data4%
1)&&!isNaN(data4)&&isFinite(data4)))return validate22.errors=[{instancePath:instancePath+"/D4",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"}],!1;if(errors===_errs15&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate22.errors=
[{instancePath:instancePath+"/D4",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"}],!1;if(data4<0||isNaN(data4))return validate22.errors=[{instancePath:instancePath+"/D4",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.D5!==void 0&&func02.call(data,"D5")){let data5=data.
D5,_errs17=errors,_errs18=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate22.errors=[{instancePath:instancePath+"\
/D5",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs18&&typeof data5=="number"&&isFinite(
data5)){if(data5>9007199254740991||isNaN(data5))return validate22.errors=[{instancePath:instancePath+"/D5",schemaPath:"#/$defs/number/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate22.errors=[{instancePath:instancePath+
"/D5",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs17===errors}else var valid0=!0;
if(valid0){if(data.D6!==void 0&&func02.call(data,"D6")){let data6=data.D6,_errs20=errors,_errs21=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&
isFinite(data6)))return validate22.errors=[{instancePath:instancePath+"/D6",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(errors===_errs21&&typeof data6=="number"&&isFinite(data6)){if(data6>9007199254740991||isNaN(data6))return validate22.errors=[{instancePath:instancePath+
"/D6",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data6<
0||isNaN(data6))return validate22.errors=[{instancePath:instancePath+"/D6",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs20===errors}else var valid0=!0;if(valid0){if(data.D7!==void 0&&func02.call(data,"D7")){let data7=data.D7,_errs23=errors,
_errs24=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate22.errors=[{instancePath:instancePath+"/D7",schemaPath:"#\
/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs24&&typeof data7=="number"&&isFinite(data7)){if(data7>
9007199254740991||isNaN(data7))return validate22.errors=[{instancePath:instancePath+"/D7",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data7<0||isNaN(data7))return validate22.errors=[{instancePath:instancePath+"/D7",schemaPath:"\
#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs23===errors}else var valid0=!0;if(valid0){
if(data.D8!==void 0&&func02.call(data,"D8")){let data8=data.D8,_errs26=errors,_errs27=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))
return validate22.errors=[{instancePath:instancePath+"/D8",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs27&&typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate22.errors=[{instancePath:instancePath+"/D8",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(
data8))return validate22.errors=[{instancePath:instancePath+"/D8",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs26===errors}else var valid0=!0;if(valid0)if(data.D9!==void 0&&func02.call(data,"D9")){let data9=data.D9,_errs29=errors,_errs30=errors;
if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate22.errors=[{instancePath:instancePath+"/D9",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs30&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||
isNaN(data9))return validate22.errors=[{instancePath:instancePath+"/D9",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data9<0||isNaN(data9))return validate22.errors=[{instancePath:instancePath+"/D9",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs29===errors}else var valid0=!0}}}}}}}}}}}else return validate22.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate22.errors=vErrors,errors===0}validate22.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema45={type:"object",additionalProperties:!1,required:["class","path","range","code","wanted","got"],
properties:{class:{$ref:"#/$defs/class"},path:{oneOf:[{$ref:"#/$defs/path"},{type:"null"}]},range:{oneOf:[{$ref:"#/$defs/range"},{type:"null"}]},code:{type:["st\
ring","null"]},wanted:{type:["string","null"]},got:{type:["string","null"]}}},pattern5=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000\
]+)*$","u");function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.start===void 0||!func02.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func02.call(data,"end"))&&(missing0="\
end"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property \
'"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="start"||key0==="end"))return validate25.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
start!==void 0&&func02.call(data,"start")){let data0=data.start,_errs2=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;
if((data0.line===void 0||!func02.call(data0,"line"))&&(missing1="line")||(data0.column===void 0||!func02.call(data0,"column"))&&(missing1="column"))return validate25.
errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing1},message:"must have requi\
red property '"+missing1+"'"}],!1;{let _errs5=errors;for(let key1 of Object.keys(data0))if(!(key1==="line"||key1==="column"))return validate25.errors=[{instancePath:instancePath+
"/start",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pr\
operties"}],!1;if(_errs5===errors){if(data0.line!==void 0&&func02.call(data0,"line")){let data1=data0.line,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&
!isNaN(data1)&&isFinite(data1)))return validate25.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)&&(data1<1||isNaN(data1)))return validate25.
errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1;var valid2=_errs6===errors}else var valid2=!0;if(valid2)if(data0.column!==void 0&&func02.call(data0,"column")){let data2=data0.column,_errs8=errors;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate25.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$def\
s/position/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)&&
(data2<1||isNaN(data2)))return validate25.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid2=_errs8===errors}else var valid2=!0}}}else return validate25.errors=[{instancePath:instancePath+
"/start",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)
if(data.end!==void 0&&func02.call(data,"end")){let data3=data.end,_errs10=errors;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing2;
if((data3.line===void 0||!func02.call(data3,"line"))&&(missing2="line")||(data3.column===void 0||!func02.call(data3,"column"))&&(missing2="column"))return validate25.
errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing2},message:"must have require\
d property '"+missing2+"'"}],!1;{let _errs13=errors;for(let key2 of Object.keys(data3))if(!(key2==="line"||key2==="column"))return validate25.errors=[{instancePath:instancePath+
"/end",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional prop\
erties"}],!1;if(_errs13===errors){if(data3.line!==void 0&&func02.call(data3,"line")){let data4=data3.line,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&
!isNaN(data4)&&isFinite(data4)))return validate25.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data4=="number"&&isFinite(data4)&&(data4<1||isNaN(data4)))return validate25.
errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1;var valid4=_errs14===errors}else var valid4=!0;if(valid4)if(data3.column!==void 0&&func02.call(data3,"column")){let data5=data3.column,_errs16=errors;
if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate25.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/\
position/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5=="number"&&isFinite(data5)&&
(data5<1||isNaN(data5)))return validate25.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid4=_errs16===errors}else var valid4=!0}}}else return validate25.errors=[{instancePath:instancePath+
"/end",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs10===errors}else var valid0=!0}}}else
return validate25.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,
errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate24(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate24.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.class===void 0||!func02.call(data,"class"))&&(missing0=
"class")||(data.path===void 0||!func02.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func02.call(data,"range"))&&(missing0="range")||(data.code===
void 0||!func02.call(data,"code"))&&(missing0="code")||(data.wanted===void 0||!func02.call(data,"wanted"))&&(missing0="wanted")||(data.got===void 0||!func02.call(
data,"got"))&&(missing0="got"))return validate24.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"mus\
t have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="class"||key0==="path"||key0==="range"||key0==="c\
ode"||key0==="wanted"||key0==="got"))return validate24.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.class!==void 0&&func02.call(data,"class")){let data0=data.class,_errs2=errors;if(!(data0===
"D0"||data0==="D1"||data0==="D2"||data0==="D3"||data0==="D4"||data0==="D5"||data0==="D6"||data0==="D7"||data0==="D8"||data0==="D9"))return validate24.errors=[{instancePath:instancePath+
"/class",schemaPath:"#/$defs/class/enum",keyword:"enum",params:{allowedValues:schema33.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func02.call(data,"path")){let data1=data.path,_errs4=errors,_errs5=errors,valid2=!1,passing0=null,_errs6=errors;
if(errors===errors)if(typeof data1=="string"){if(!pattern5.test(data1)){let err0={instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"p\
attern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:\
/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/path",schemaPath:"#\
/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs6===
errors;_valid0&&(valid2=!0,passing0=0);let _errs9=errors;if(data1!==null){let err2={instancePath:instancePath+"/path",schemaPath:"#/properties/path/oneOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs9===errors;if(_valid0&&valid2?
(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null);else{let err3={
instancePath:instancePath+"/path",schemaPath:"#/properties/path/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema i\
n oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate24.errors=vErrors,!1}var valid0=_errs4===errors}else var valid0=!0;if(valid0){
if(data.range!==void 0&&func02.call(data,"range")){let data2=data.range,_errs11=errors,_errs12=errors,valid4=!1,passing1=null,_errs13=errors;validate25(data2,{instancePath:instancePath+
"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=
vErrors.length);var _valid1=_errs13===errors;_valid1&&(valid4=!0,passing1=0);let _errs14=errors;if(data2!==null){let err4={instancePath:instancePath+"/range",schemaPath:"\
#/properties/range/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid1=_errs14===
errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs12,vErrors!==null&&(_errs12?vErrors.length=_errs12:
vErrors=null);else{let err5={instancePath:instancePath+"/range",schemaPath:"#/properties/range/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate24.errors=vErrors,!1}var valid0=_errs11===errors}else
var valid0=!0;if(valid0){if(data.code!==void 0&&func02.call(data,"code")){let data3=data.code,_errs16=errors;if(typeof data3!="string"&&data3!==null)return validate24.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema45.properties.code.type},message:"must be strin\
g,null"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.wanted!==void 0&&func02.call(data,"wanted")){let data4=data.wanted,_errs18=errors;
if(typeof data4!="string"&&data4!==null)return validate24.errors=[{instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{
type:schema45.properties.wanted.type},message:"must be string,null"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0)if(data.got!==void 0&&func02.call(
data,"got")){let data5=data.got,_errs20=errors;if(typeof data5!="string"&&data5!==null)return validate24.errors=[{instancePath:instancePath+"/got",schemaPath:"#\
/properties/got/type",keyword:"type",params:{type:schema45.properties.got.type},message:"must be string,null"}],!1;var valid0=_errs20===errors}else var valid0=!0}}}}}}}else
return validate24.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate24.errors=vErrors,
errors===0}validate24.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.class===void 0||!func02.call(data,"class"))&&(missing0=
"class")||(data.classes===void 0||!func02.call(data,"classes"))&&(missing0="classes")||(data.first===void 0||!func02.call(data,"first"))&&(missing0="first")||(data.
decides===void 0||!func02.call(data,"decides"))&&(missing0="decides")||(data.differences===void 0||!func02.call(data,"differences"))&&(missing0="differences"))return validate21.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="class"||key0==="classes"||key0==="first"||key0==="decides"||key0==="differences"))return validate21.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.class!==void 0&&func02.call(data,"class")){let data0=data.class,_errs2=errors;if(!(data0==="D0"||data0==="D1"||data0==="D2"||data0==="D3"||data0===
"D4"||data0==="D5"||data0==="D6"||data0==="D7"||data0==="D8"||data0==="D9"))return validate21.errors=[{instancePath:instancePath+"/class",schemaPath:"#/$defs/cl\
ass/enum",keyword:"enum",params:{allowedValues:schema33.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.classes!==void 0&&func02.call(data,"classes")){let _errs4=errors;validate22(data.classes,{instancePath:instancePath+"/classes",parentData:data,
parentDataProperty:"classes",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=vErrors.length);var valid0=_errs4===
errors}else var valid0=!0;if(valid0){if(data.first!==void 0&&func02.call(data,"first")){let data2=data.first,_errs5=errors,_errs6=errors,valid2=!1,passing0=null,
_errs7=errors;validate24(data2,{instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length);var _valid0=_errs7===errors;_valid0&&(valid2=!0,passing0=0);let _errs8=errors;if(data2!==
null){let err0={instancePath:instancePath+"/first",schemaPath:"#/properties/first/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs8===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),
valid2)errors=_errs6,vErrors!==null&&(_errs6?vErrors.length=_errs6:vErrors=null);else{let err1={instancePath:instancePath+"/first",schemaPath:"#/properties/firs\
t/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++,validate21.errors=vErrors,!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.decides!==void 0&&func02.call(data,"decides")){let _errs10=errors;
if(typeof data.decides!="boolean")return validate21.errors=[{instancePath:instancePath+"/decides",schemaPath:"#/properties/decides/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0)if(data.differences!==void 0&&func02.call(data,"differen\
ces")){let data4=data.differences,_errs12=errors;if(errors===_errs12)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing1;if((data4.count===void 0||
!func02.call(data4,"count"))&&(missing1="count")||(data4.shown===void 0||!func02.call(data4,"shown"))&&(missing1="shown"))return validate21.errors=[{instancePath:instancePath+
"/differences",schemaPath:"#/properties/differences/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"}],!1;{let _errs14=errors;for(let key1 of Object.keys(data4))if(!(key1==="count"||key1==="shown"))return validate21.errors=[{instancePath:instancePath+"/diff\
erences",schemaPath:"#/properties/differences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have addit\
ional properties"}],!1;if(_errs14===errors){if(data4.count!==void 0&&func02.call(data4,"count")){let data5=data4.count,_errs15=errors,_errs16=errors;if(!(typeof data5==
"number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate21.errors=[{instancePath:instancePath+"/differences/count",schemaPath:"#/$defs/number/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(
data5))return validate21.errors=[{instancePath:instancePath+"/differences/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate21.errors=[{instancePath:instancePath+"/differences/count",schemaPath:"#/$def\
s/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs15===errors}else var valid3=!0;if(valid3)if(data4.
shown!==void 0&&func02.call(data4,"shown")){let data6=data4.shown,_errs18=errors;if(errors===_errs18)if(Array.isArray(data6)){var valid5=!0;let len0=data6.length;
for(let i0=0;i0<len0;i0++){let _errs20=errors;validate24(data6[i0],{instancePath:instancePath+"/differences/shown/"+i0,parentData:data6,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length);var valid5=_errs20===errors;if(!valid5)break}}else
return validate21.errors=[{instancePath:instancePath+"/differences/shown",schemaPath:"#/properties/differences/properties/shown/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid3=_errs18===errors}else var valid3=!0}}}else return validate21.errors=[{instancePath:instancePath+"/differences",schemaPath:"\
#/properties/differences/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs12===errors}else var valid0=!0}}}}}}else return validate21.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema54={type:"object",additionalProperties:!1,required:["runs","distinct","classes","worst","firstDiv\
ergence","outcomes","core","volatile","unknown","upper95"],properties:{runs:{type:"integer",minimum:1},distinct:{type:"integer",minimum:1},classes:{$ref:"#/$def\
s/classes"},worst:{$ref:"#/$defs/class"},firstDivergence:{oneOf:[{type:"object",additionalProperties:!1,required:["run","schedule","divergence"],properties:{run:{
type:"integer",minimum:2},schedule:{$ref:"#/$defs/schedule"},divergence:{$ref:"#/$defs/divergence"}}},{type:"null"}]},outcomes:{type:"array",items:{$ref:"#/$def\
s/outcome"}},core:{type:"object",additionalProperties:!1,required:["count","digest"],properties:{count:{$ref:"#/$defs/number"},digest:{$ref:"#/$defs/digest"}}},
volatile:{type:"object",additionalProperties:!1,required:["count","findings"],properties:{count:{$ref:"#/$defs/number"},findings:{type:"array",items:{type:"obje\
ct",additionalProperties:!1,required:["finding","runs","of"],properties:{finding:{$ref:"#/$defs/finding"},runs:{type:"integer",minimum:1},of:{type:"integer",minimum:1}}}}}},
unknown:{type:"array",items:{$ref:"#/$defs/path"}},upper95:{oneOf:[{$ref:"#/$defs/bound"},{type:"null"}]}}},pattern7=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern6=new RegExp(
"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$","u");function validate33(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate33.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.digest===void 0||!func02.call(data,"digest"))&&(missing0="digest")||(data.
schedules===void 0||!func02.call(data,"schedules"))&&(missing0="schedules")||(data.runs===void 0||!func02.call(data,"runs"))&&(missing0="runs")||(data.ended===void 0||
!func02.call(data,"ended"))&&(missing0="ended")||(data.divergence===void 0||!func02.call(data,"divergence"))&&(missing0="divergence"))return validate33.errors=[
{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="digest"||key0==="schedules"||key0==="runs"||key0==="ended"||key0==="divergence"))return validate33.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.digest!==void 0&&func02.call(data,"digest")){let data0=data.digest,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern7.test(
data0))return validate33.errors=[{instancePath:instancePath+"/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64\
}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate33.errors=[{instancePath:instancePath+"/digest",schemaPath:"#/$defs/digest/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.schedules!==void 0&&func02.
call(data,"schedules")){let data1=data.schedules,_errs5=errors;if(errors===_errs5)if(Array.isArray(data1)){var valid2=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){
let data2=data1[i0],_errs7=errors;if(errors===_errs7)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.name===void 0||!func02.call(
data2,"name"))&&(missing1="name")||(data2.runs===void 0||!func02.call(data2,"runs"))&&(missing1="runs"))return validate33.errors=[{instancePath:instancePath+"/s\
chedules/"+i0,schemaPath:"#/properties/schedules/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"}],!1;{let _errs9=errors;for(let key1 of Object.keys(data2))if(!(key1==="name"||key1==="runs"))return validate33.errors=[{instancePath:instancePath+"/schedul\
es/"+i0,schemaPath:"#/properties/schedules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have ad\
ditional properties"}],!1;if(_errs9===errors){if(data2.name!==void 0&&func02.call(data2,"name")){let data3=data2.name,_errs10=errors;if(errors===errors)if(typeof data3==
"string"){if(!pattern6.test(data3))return validate33.errors=[{instancePath:instancePath+"/schedules/"+i0+"/name",schemaPath:"#/$defs/schedule/pattern",keyword:"\
pattern",params:{pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},message:'must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64}\
)$"'}],!1}else return validate33.errors=[{instancePath:instancePath+"/schedules/"+i0+"/name",schemaPath:"#/$defs/schedule/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid3=_errs10===errors}else var valid3=!0;if(valid3)if(data2.runs!==void 0&&func02.call(data2,"runs")){let data4=data2.
runs,_errs13=errors,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate33.errors=[{instancePath:instancePath+
"/schedules/"+i0+"/runs",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data4==
"number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate33.errors=[{instancePath:instancePath+"/schedules/"+i0+"/runs",schemaPath:"#/$\
defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate33.
errors=[{instancePath:instancePath+"/schedules/"+i0+"/runs",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"}],!1}var valid3=_errs13===errors}else var valid3=!0}}}else return validate33.errors=[{instancePath:instancePath+"/schedules/"+i0,schemaPath:"#/propert\
ies/schedules/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs7===errors;if(!valid2)break}}else return validate33.
errors=[{instancePath:instancePath+"/schedules",schemaPath:"#/properties/schedules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.runs!==void 0&&func02.call(data,"runs")){let data5=data.runs,_errs16=errors,_errs17=errors;if(!(typeof data5=="numb\
er"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate33.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate33.
errors=[{instancePath:instancePath+"/runs",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate33.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/$defs/number/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.ended!==void 0&&func02.call(
data,"ended")){let data6=data.ended,_errs19=errors;if(errors===_errs19)if(typeof data6=="string"){if(func78(data6)<1)return validate33.errors=[{instancePath:instancePath+
"/ended",schemaPath:"#/properties/ended/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate33.
errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs19===
errors}else var valid0=!0;if(valid0)if(data.divergence!==void 0&&func02.call(data,"divergence")){let _errs21=errors;validate21(data.divergence,{instancePath:instancePath+
"/divergence",parentData:data,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),
errors=vErrors.length);var valid0=_errs21===errors}else var valid0=!0}}}}}}else return validate33.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate33.errors=vErrors,errors===0}validate33.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema65={
type:"object",additionalProperties:!1,required:["path","range","severity","source","code","message"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs\
/range"},severity:{enum:["error","warning","information","hint",null]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"}}};function validate36(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate36.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
path===void 0||!func02.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func02.call(data,"range"))&&(missing0="range")||(data.severity===void 0||!func02.
call(data,"severity"))&&(missing0="severity")||(data.source===void 0||!func02.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func02.call(data,
"code"))&&(missing0="code")||(data.message===void 0||!func02.call(data,"message"))&&(missing0="message"))return validate36.errors=[{instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="path"||key0==="range"||key0==="severity"||key0==="source"||key0==="code"||key0==="message"))return validate36.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
path!==void 0&&func02.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern5.test(data0))return validate36.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate36.errors=[
{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.range!==void 0&&func02.call(data,"range")){let _errs5=errors;validate25(data.range,{instancePath:instancePath+"/range",parentData:data,
parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func02.call(data,"severity")){let data2=data.severity,_errs6=errors;if(!(data2==="error"||data2===
"warning"||data2==="information"||data2==="hint"||data2===null))return validate36.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/properties/severi\
ty/enum",keyword:"enum",params:{allowedValues:schema65.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.source!==void 0&&func02.call(data,"source")){let data3=data.source,_errs7=errors;if(typeof data3!="string"&&data3!==null)return validate36.
errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema65.properties.source.type},message:"must be\
 string,null"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func02.call(data,"code")){let data4=data.code,_errs9=errors;if(typeof data4!=
"string"&&data4!==null)return validate36.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema65.properties.
code.type},message:"must be string,null"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.message!==void 0&&func02.call(data,"message")){let _errs11=errors;
if(typeof data.message!="string")return validate36.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs11===errors}else var valid0=!0}}}}}}}else return validate36.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate36.errors=vErrors,errors===0}validate36.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate30(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate30.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.runs===void 0||!func02.call(data,"runs"))&&(missing0="runs")||(data.distinct===void 0||!func02.call(data,"distinct"))&&(missing0="d\
istinct")||(data.classes===void 0||!func02.call(data,"classes"))&&(missing0="classes")||(data.worst===void 0||!func02.call(data,"worst"))&&(missing0="worst")||(data.
firstDivergence===void 0||!func02.call(data,"firstDivergence"))&&(missing0="firstDivergence")||(data.outcomes===void 0||!func02.call(data,"outcomes"))&&(missing0=
"outcomes")||(data.core===void 0||!func02.call(data,"core"))&&(missing0="core")||(data.volatile===void 0||!func02.call(data,"volatile"))&&(missing0="volatile")||
(data.unknown===void 0||!func02.call(data,"unknown"))&&(missing0="unknown")||(data.upper95===void 0||!func02.call(data,"upper95"))&&(missing0="upper95"))return validate30.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func02.call(schema54.properties,key0))return validate30.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.runs!==void 0&&func02.call(
data,"runs")){let data0=data.runs,_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate30.errors=[{instancePath:instancePath+
"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(
data0)&&(data0<1||isNaN(data0)))return validate30.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.distinct!==void 0&&func02.call(data,"distinct")){let data1=data.
distinct,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate30.errors=[{instancePath:instancePath+"/distinct",
schemaPath:"#/properties/distinct/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(
data1)&&(data1<1||isNaN(data1)))return validate30.errors=[{instancePath:instancePath+"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.classes!==void 0&&func02.call(data,"classe\
s")){let _errs6=errors;validate22(data.classes,{instancePath:instancePath+"/classes",parentData:data,parentDataProperty:"classes",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=vErrors.length);var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.worst!==
void 0&&func02.call(data,"worst")){let data3=data.worst,_errs7=errors;if(!(data3==="D0"||data3==="D1"||data3==="D2"||data3==="D3"||data3==="D4"||data3==="D5"||data3===
"D6"||data3==="D7"||data3==="D8"||data3==="D9"))return validate30.errors=[{instancePath:instancePath+"/worst",schemaPath:"#/$defs/class/enum",keyword:"enum",params:{
allowedValues:schema33.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.firstDivergence!==
void 0&&func02.call(data,"firstDivergence")){let data4=data.firstDivergence,_errs9=errors,_errs10=errors,valid2=!1,passing0=null,_errs11=errors;if(errors===_errs11)
if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing1;if((data4.run===void 0||!func02.call(data4,"run"))&&(missing1="run")||(data4.schedule===void 0||
!func02.call(data4,"schedule"))&&(missing1="schedule")||(data4.divergence===void 0||!func02.call(data4,"divergence"))&&(missing1="divergence")){let err0={instancePath:instancePath+
"/firstDivergence",schemaPath:"#/properties/firstDivergence/oneOf/0/required",keyword:"required",params:{missingProperty:missing1},message:"must have required p\
roperty '"+missing1+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs13=errors;for(let key1 of Object.keys(data4))if(!(key1==="run"||
key1==="schedule"||key1==="divergence")){let err1={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/firstDivergence/oneOf/0/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++;break}if(_errs13===errors){if(data4.run!==void 0&&func02.call(data4,"run")){let data5=data4.run,_errs14=errors;if(!(typeof data5=="number"&&!(data5%
1)&&!isNaN(data5)&&isFinite(data5))){let err2={instancePath:instancePath+"/firstDivergence/run",schemaPath:"#/properties/firstDivergence/oneOf/0/properties/run/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(errors===_errs14&&typeof data5==
"number"&&isFinite(data5)&&(data5<2||isNaN(data5))){let err3={instancePath:instancePath+"/firstDivergence/run",schemaPath:"#/properties/firstDivergence/oneOf/0/\
properties/run/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs14===
errors}else var valid3=!0;if(valid3){if(data4.schedule!==void 0&&func02.call(data4,"schedule")){let data6=data4.schedule,_errs16=errors;if(errors===errors)if(typeof data6==
"string"){if(!pattern6.test(data6)){let err4={instancePath:instancePath+"/firstDivergence/schedule",schemaPath:"#/$defs/schedule/pattern",keyword:"pattern",params:{
pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},message:'must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"'};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/firstDivergence/schedule",schemaPath:"#/$defs/schedule/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var valid3=_errs16===errors}else var valid3=!0;if(valid3)
if(data4.divergence!==void 0&&func02.call(data4,"divergence")){let _errs19=errors;validate21(data4.divergence,{instancePath:instancePath+"/firstDivergence/diver\
gence",parentData:data4,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=
vErrors.length);var valid3=_errs19===errors}else var valid3=!0}}}}else{let err6={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/firstDive\
rgence/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid0=_errs11===
errors;_valid0&&(valid2=!0,passing0=0);let _errs20=errors;if(data4!==null){let err7={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/first\
Divergence/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var _valid0=_errs20===
errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:
vErrors=null);else{let err8={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/firstDivergence/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,validate30.errors=vErrors,!1}var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.outcomes!==void 0&&func02.call(data,"outcomes")){let data8=data.outcomes,_errs22=errors;if(errors===_errs22)if(Array.
isArray(data8)){var valid5=!0;let len0=data8.length;for(let i0=0;i0<len0;i0++){let _errs24=errors;validate33(data8[i0],{instancePath:instancePath+"/outcomes/"+i0,
parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length);
var valid5=_errs24===errors;if(!valid5)break}}else return validate30.errors=[{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.core!==void 0&&func02.call(data,"core")){
let data10=data.core,_errs25=errors;if(errors===_errs25)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing2;if((data10.count===void 0||!func02.
call(data10,"count"))&&(missing2="count")||(data10.digest===void 0||!func02.call(data10,"digest"))&&(missing2="digest"))return validate30.errors=[{instancePath:instancePath+
"/core",schemaPath:"#/properties/core/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{
let _errs27=errors;for(let key2 of Object.keys(data10))if(!(key2==="count"||key2==="digest"))return validate30.errors=[{instancePath:instancePath+"/core",schemaPath:"\
#/properties/core/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs27===
errors){if(data10.count!==void 0&&func02.call(data10,"count")){let data11=data10.count,_errs28=errors,_errs29=errors;if(!(typeof data11=="number"&&!(data11%1)&&
!isNaN(data11)&&isFinite(data11)))return validate30.errors=[{instancePath:instancePath+"/core/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs29&&typeof data11=="number"&&isFinite(data11)){if(data11>9007199254740991||isNaN(data11))return validate30.
errors=[{instancePath:instancePath+"/core/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data11<0||isNaN(data11))return validate30.errors=[{instancePath:instancePath+"/core/count",schemaPath:"#/$defs/number/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid6=_errs28===errors}else var valid6=!0;if(valid6)if(data10.digest!==void 0&&
func02.call(data10,"digest")){let data12=data10.digest,_errs31=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern7.test(data12))return validate30.
errors=[{instancePath:instancePath+"/core/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must m\
atch pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate30.errors=[{instancePath:instancePath+"/core/digest",schemaPath:"#/$defs/digest/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs31===errors}else var valid6=!0}}}else return validate30.errors=[{instancePath:instancePath+
"/core",schemaPath:"#/properties/core/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs25===errors}else var valid0=!0;if(valid0){
if(data.volatile!==void 0&&func02.call(data,"volatile")){let data13=data.volatile,_errs34=errors;if(errors===_errs34)if(data13&&typeof data13=="object"&&!Array.
isArray(data13)){let missing3;if((data13.count===void 0||!func02.call(data13,"count"))&&(missing3="count")||(data13.findings===void 0||!func02.call(data13,"find\
ings"))&&(missing3="findings"))return validate30.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/required",keyword:"required",params:{
missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs36=errors;for(let key3 of Object.keys(data13))if(!(key3==="count"||
key3==="findings"))return validate30.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs36===errors){if(data13.count!==void 0&&func02.call(data13,
"count")){let data14=data13.count,_errs37=errors,_errs38=errors;if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14)&&isFinite(data14)))return validate30.errors=
[{instancePath:instancePath+"/volatile/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs38&&typeof data14=="number"&&isFinite(data14)){if(data14>9007199254740991||isNaN(data14))return validate30.errors=[{instancePath:instancePath+"/volatile/co\
unt",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data14<
0||isNaN(data14))return validate30.errors=[{instancePath:instancePath+"/volatile/count",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid9=_errs37===errors}else var valid9=!0;if(valid9)if(data13.findings!==void 0&&func02.call(data13,"findings")){let data15=data13.
findings,_errs40=errors;if(errors===_errs40)if(Array.isArray(data15)){var valid11=!0;let len1=data15.length;for(let i1=0;i1<len1;i1++){let data16=data15[i1],_errs42=errors;
if(errors===_errs42)if(data16&&typeof data16=="object"&&!Array.isArray(data16)){let missing4;if((data16.finding===void 0||!func02.call(data16,"finding"))&&(missing4=
"finding")||(data16.runs===void 0||!func02.call(data16,"runs"))&&(missing4="runs")||(data16.of===void 0||!func02.call(data16,"of"))&&(missing4="of"))return validate30.
errors=[{instancePath:instancePath+"/volatile/findings/"+i1,schemaPath:"#/properties/volatile/properties/findings/items/required",keyword:"required",params:{missingProperty:missing4},
message:"must have required property '"+missing4+"'"}],!1;{let _errs44=errors;for(let key4 of Object.keys(data16))if(!(key4==="finding"||key4==="runs"||key4==="\
of"))return validate30.errors=[{instancePath:instancePath+"/volatile/findings/"+i1,schemaPath:"#/properties/volatile/properties/findings/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs44===errors){if(data16.finding!==
void 0&&func02.call(data16,"finding")){let _errs45=errors;validate36(data16.finding,{instancePath:instancePath+"/volatile/findings/"+i1+"/finding",parentData:data16,
parentDataProperty:"finding",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(validate36.errors),errors=vErrors.length);var valid12=_errs45===
errors}else var valid12=!0;if(valid12){if(data16.runs!==void 0&&func02.call(data16,"runs")){let data18=data16.runs,_errs46=errors;if(!(typeof data18=="number"&&
!(data18%1)&&!isNaN(data18)&&isFinite(data18)))return validate30.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/runs",schemaPath:"#/properties/vo\
latile/properties/findings/items/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs46&&typeof data18==
"number"&&isFinite(data18)&&(data18<1||isNaN(data18)))return validate30.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/runs",schemaPath:"#/proper\
ties/volatile/properties/findings/items/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid12=_errs46===
errors}else var valid12=!0;if(valid12)if(data16.of!==void 0&&func02.call(data16,"of")){let data19=data16.of,_errs48=errors;if(!(typeof data19=="number"&&!(data19%
1)&&!isNaN(data19)&&isFinite(data19)))return validate30.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/of",schemaPath:"#/properties/volatile/prop\
erties/findings/items/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs48&&typeof data19=="number"&&isFinite(
data19)&&(data19<1||isNaN(data19)))return validate30.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/of",schemaPath:"#/properties/volatile/propert\
ies/findings/items/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid12=_errs48===errors}else var valid12=!0}}}}else
return validate30.errors=[{instancePath:instancePath+"/volatile/findings/"+i1,schemaPath:"#/properties/volatile/properties/findings/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid11=_errs42===errors;if(!valid11)break}}else return validate30.errors=[{instancePath:instancePath+"/volatil\
e/findings",schemaPath:"#/properties/volatile/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid9=_errs40===errors}else
var valid9=!0}}}else return validate30.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1;var valid0=_errs34===errors}else var valid0=!0;if(valid0){if(data.unknown!==void 0&&func02.call(data,"unknown")){let data20=data.
unknown,_errs50=errors;if(errors===_errs50)if(Array.isArray(data20)){var valid13=!0;let len2=data20.length;for(let i2=0;i2<len2;i2++){let data21=data20[i2],_errs52=errors;
if(errors===errors)if(typeof data21=="string"){if(!pattern5.test(data21))return validate30.errors=[{instancePath:instancePath+"/unknown/"+i2,schemaPath:"#/$defs\
/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1\
,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate30.errors=[{instancePath:instancePath+"/unknown/"+i2,schemaPath:"#/$def\
s/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid13=_errs52===errors;if(!valid13)break}}else return validate30.errors=[
{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs50===
errors}else var valid0=!0;if(valid0)if(data.upper95!==void 0&&func02.call(data,"upper95")){let data22=data.upper95,_errs55=errors,_errs56=errors,valid15=!1,passing1=null,
_errs57=errors;if(errors===errors)if(data22&&typeof data22=="object"&&!Array.isArray(data22)){let missing5;if((data22.exact===void 0||!func02.call(data22,"exact"))&&
(missing5="exact")||(data22.ruleOfThree===void 0||!func02.call(data22,"ruleOfThree"))&&(missing5="ruleOfThree")){let err9={instancePath:instancePath+"/upper95",
schemaPath:"#/$defs/bound/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}else{let _errs60=errors;for(let key5 of Object.keys(data22))if(!(key5==="exact"||key5==="ruleOfThree")){let err10={instancePath:instancePath+
"/upper95",schemaPath:"#/$defs/bound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional pro\
perties"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++;break}if(_errs60===errors){if(data22.exact!==void 0&&func02.call(data22,"exact")){let data23=data22.
exact,_errs61=errors;if(errors===_errs61)if(typeof data23=="number"&&isFinite(data23)){if(data23>1||isNaN(data23)){let err11={instancePath:instancePath+"/upper9\
5/exact",schemaPath:"#/$defs/bound/properties/exact/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[
err11]:vErrors.push(err11),errors++}else if(data23<0||isNaN(data23)){let err12={instancePath:instancePath+"/upper95/exact",schemaPath:"#/$defs/bound/properties/\
exact/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={
instancePath:instancePath+"/upper95/exact",schemaPath:"#/$defs/bound/properties/exact/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}var valid17=_errs61===errors}else var valid17=!0;if(valid17)if(data22.ruleOfThree!==void 0&&func02.call(data22,
"ruleOfThree")){let data24=data22.ruleOfThree,_errs63=errors;if(errors===_errs63)if(typeof data24=="number"&&isFinite(data24)){if(data24>1||isNaN(data24)){let err14={
instancePath:instancePath+"/upper95/ruleOfThree",schemaPath:"#/$defs/bound/properties/ruleOfThree/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}else if(data24<0||isNaN(data24)){let err15={instancePath:instancePath+"/upper95/ruleO\
fThree",schemaPath:"#/$defs/bound/properties/ruleOfThree/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+"/upper95/ruleOfThree",schemaPath:"#/$defs/bound/properties/ruleOfThree/type",keyword:"\
type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}var valid17=_errs63===errors}else var valid17=!0}}}else{
let err17={instancePath:instancePath+"/upper95",schemaPath:"#/$defs/bound/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}var _valid1=_errs57===errors;_valid1&&(valid15=!0,passing1=0);let _errs65=errors;if(data22!==null){let err18={instancePath:instancePath+
"/upper95",schemaPath:"#/properties/upper95/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err18]:vErrors.push(
err18),errors++}var _valid1=_errs65===errors;if(_valid1&&valid15?(valid15=!1,passing1=[passing1,1]):_valid1&&(valid15=!0,passing1=1),valid15)errors=_errs56,vErrors!==
null&&(_errs56?vErrors.length=_errs56:vErrors=null);else{let err19={instancePath:instancePath+"/upper95",schemaPath:"#/properties/upper95/oneOf",keyword:"oneOf",
params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++,validate30.
errors=vErrors,!1}var valid0=_errs55===errors}else var valid0=!0}}}}}}}}}}}else return validate30.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate30.errors=vErrors,errors===0}validate30.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema72={
type:"object",additionalProperties:!1,required:["version","rules","files","findings","total","unknown","failures","repeated","unsettled"],properties:{repeated:{
oneOf:[{type:"object",additionalProperties:!1,required:["own","canonical"],properties:{own:{$ref:"#/$defs/number"},canonical:{$ref:"#/$defs/number"}}},{type:"nu\
ll"}]},unsettled:{type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"array",items:{type:"ob\
ject",additionalProperties:!1,required:["class","before","after","outcome","own","canonical","rate"],properties:{class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[
{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},outcome:{enum:["mixed","seen-once"]},own:{$ref:"#/$defs/counted"},
canonical:{$ref:"#/$defs/counted"},rate:{oneOf:[{$ref:"#/$defs/rate"},{type:"null"}]}}}}}},version:{type:"string",minLength:1},rules:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["source","code","added","removed","changed"],properties:{source:{type:["string","null"]},code:{type:["string","null"]},
added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"#/$defs/number"}}}},files:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path","added","removed","changed"],properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"\
#/$defs/number"}}}},findings:{type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"array",items:{
type:"object",additionalProperties:!1,required:["class","before","after"],properties:{class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[{$ref:"#/$defs/finding"},
{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]}}}}}},total:{$ref:"#/$defs/counts"},unknown:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path","before","after"],properties:{path:{$ref:"#/$defs/path"},before:{type:"string",minLength:1},after:{type:"string",minLength:1}}}},failures:{type:"\
object",additionalProperties:!1,required:["before","after"],properties:{before:{type:["string","null"]},after:{type:["string","null"]}}}}};function validate47(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate47.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
added===void 0||!func02.call(data,"added"))&&(missing0="added")||(data.removed===void 0||!func02.call(data,"removed"))&&(missing0="removed")||(data.changed===void 0||
!func02.call(data,"changed"))&&(missing0="changed"))return validate47.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="added"||key0==="removed"||key0==="ch\
anged"))return validate47.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"mus\
t NOT have additional properties"}],!1;if(_errs1===errors){if(data.added!==void 0&&func02.call(data,"added")){let data0=data.added,_errs2=errors,_errs3=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate47.errors=[{instancePath:instancePath+"/added",schemaPath:"#/$defs/number/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))
return validate47.errors=[{instancePath:instancePath+"/added",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate47.errors=[{instancePath:instancePath+"/added",schemaPath:"#/$defs/number/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.removed!==
void 0&&func02.call(data,"removed")){let data1=data.removed,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))
return validate47.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate47.errors=[{instancePath:instancePath+"/r\
emoved",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<
0||isNaN(data1))return validate47.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.changed!==void 0&&func02.call(data,"changed")){let data2=data.changed,
_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate47.errors=[{instancePath:instancePath+"/chan\
ged",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data2=="number"&&isFinite(
data2)){if(data2>9007199254740991||isNaN(data2))return validate47.errors=[{instancePath:instancePath+"/changed",schemaPath:"#/$defs/number/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate47.errors=[{instancePath:instancePath+
"/changed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0}}}}else
return validate47.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate47.errors=vErrors,
errors===0}validate47.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate42(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate42.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.version===void 0||!func02.call(data,"version"))&&
(missing0="version")||(data.rules===void 0||!func02.call(data,"rules"))&&(missing0="rules")||(data.files===void 0||!func02.call(data,"files"))&&(missing0="files")||
(data.findings===void 0||!func02.call(data,"findings"))&&(missing0="findings")||(data.total===void 0||!func02.call(data,"total"))&&(missing0="total")||(data.unknown===
void 0||!func02.call(data,"unknown"))&&(missing0="unknown")||(data.failures===void 0||!func02.call(data,"failures"))&&(missing0="failures")||(data.repeated===void 0||
!func02.call(data,"repeated"))&&(missing0="repeated")||(data.unsettled===void 0||!func02.call(data,"unsettled"))&&(missing0="unsettled"))return validate42.errors=
[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func02.call(schema72.properties,key0))return validate42.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.repeated!==void 0&&func02.
call(data,"repeated")){let data0=data.repeated,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(errors===_errs4)if(data0&&typeof data0=="obj\
ect"&&!Array.isArray(data0)){let missing1;if((data0.own===void 0||!func02.call(data0,"own"))&&(missing1="own")||(data0.canonical===void 0||!func02.call(data0,"c\
anonical"))&&(missing1="canonical")){let err0={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/oneOf/0/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs6=errors;
for(let key1 of Object.keys(data0))if(!(key1==="own"||key1==="canonical")){let err1={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/one\
Of/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++;break}if(_errs6===errors){if(data0.own!==void 0&&func02.call(data0,"own")){let data1=data0.own,_errs7=errors,_errs8=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err2={instancePath:instancePath+"/repeated/own",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(errors===_errs8&&typeof data1=="number"&&isFinite(data1)){
if(data1>9007199254740991||isNaN(data1)){let err3={instancePath:instancePath+"/repeated/own",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else if(data1<0||isNaN(data1)){let err4={
instancePath:instancePath+"/repeated/own",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}var valid2=_errs7===errors}else var valid2=!0;if(valid2)if(data0.canonical!==void 0&&func02.call(data0,"canonic\
al")){let data2=data0.canonical,_errs10=errors,_errs11=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err5={instancePath:instancePath+
"/repeated/canonical",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}if(errors===_errs11&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2)){let err6={instancePath:instancePath+"/repe\
ated/canonical",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}else if(data2<0||isNaN(data2)){let err7={instancePath:instancePath+"/repeated/canonical",schemaPath:"#/$defs/num\
ber/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}var valid2=_errs10===
errors}else var valid2=!0}}}else{let err8={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/oneOf/0/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs13=errors;
if(data0!==null){let err9={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/oneOf/1/type",keyword:"type",params:{type:"null"},message:"mu\
st be null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs13===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&
(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err10={instancePath:instancePath+"/repeated",schemaPath:"\
#/properties/repeated/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++,validate42.errors=vErrors,!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.unsettled!==void 0&&func02.call(data,
"unsettled")){let data3=data.unsettled,_errs15=errors;if(errors===_errs15)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.count===
void 0||!func02.call(data3,"count"))&&(missing2="count")||(data3.shown===void 0||!func02.call(data3,"shown"))&&(missing2="shown"))return validate42.errors=[{instancePath:instancePath+
"/unsettled",schemaPath:"#/properties/unsettled/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+
"'"}],!1;{let _errs17=errors;for(let key2 of Object.keys(data3))if(!(key2==="count"||key2==="shown"))return validate42.errors=[{instancePath:instancePath+"/unse\
ttled",schemaPath:"#/properties/unsettled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additiona\
l properties"}],!1;if(_errs17===errors){if(data3.count!==void 0&&func02.call(data3,"count")){let data4=data3.count,_errs18=errors,_errs19=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate42.errors=[{instancePath:instancePath+"/unsettled/count",schemaPath:"#/$defs/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs19&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate42.errors=[{instancePath:instancePath+"/unsettled/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate42.errors=[{instancePath:instancePath+"/unsettled/count",schemaPath:"#/$defs/\
number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid5=_errs18===errors}else var valid5=!0;if(valid5)if(data3.
shown!==void 0&&func02.call(data3,"shown")){let data5=data3.shown,_errs21=errors;if(errors===_errs21)if(Array.isArray(data5)){var valid7=!0;let len0=data5.length;
for(let i0=0;i0<len0;i0++){let data6=data5[i0],_errs23=errors;if(errors===_errs23)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing3;if((data6.
class===void 0||!func02.call(data6,"class"))&&(missing3="class")||(data6.before===void 0||!func02.call(data6,"before"))&&(missing3="before")||(data6.after===void 0||
!func02.call(data6,"after"))&&(missing3="after")||(data6.outcome===void 0||!func02.call(data6,"outcome"))&&(missing3="outcome")||(data6.own===void 0||!func02.call(
data6,"own"))&&(missing3="own")||(data6.canonical===void 0||!func02.call(data6,"canonical"))&&(missing3="canonical")||(data6.rate===void 0||!func02.call(data6,"\
rate"))&&(missing3="rate"))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0,schemaPath:"#/properties/unsettled/properties/shown/items\
/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs25=errors;for(let key3 of Object.
keys(data6))if(!(key3==="class"||key3==="before"||key3==="after"||key3==="outcome"||key3==="own"||key3==="canonical"||key3==="rate"))return validate42.errors=[{
instancePath:instancePath+"/unsettled/shown/"+i0,schemaPath:"#/properties/unsettled/properties/shown/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs25===errors){if(data6.class!==void 0&&func02.call(data6,"class")){let data7=data6.
class,_errs26=errors;if(!(data7==="D2"||data7==="D3"||data7==="D4"||data7==="D5"))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/\
class",schemaPath:"#/properties/unsettled/properties/shown/items/properties/class/enum",keyword:"enum",params:{allowedValues:schema72.properties.unsettled.properties.
shown.items.properties.class.enum},message:"must be equal to one of the allowed values"}],!1;var valid8=_errs26===errors}else var valid8=!0;if(valid8){if(data6.
before!==void 0&&func02.call(data6,"before")){let data8=data6.before,_errs27=errors,_errs28=errors,valid9=!1,passing1=null,_errs29=errors;validate36(data8,{instancePath:instancePath+
"/unsettled/shown/"+i0+"/before",parentData:data6,parentDataProperty:"before",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(
validate36.errors),errors=vErrors.length);var _valid1=_errs29===errors;_valid1&&(valid9=!0,passing1=0);let _errs30=errors;if(data8!==null){let err11={instancePath:instancePath+
"/unsettled/shown/"+i0+"/before",schemaPath:"#/properties/unsettled/properties/shown/items/properties/before/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var _valid1=_errs30===errors;if(_valid1&&valid9?(valid9=!1,passing1=[passing1,1]):_valid1&&
(valid9=!0,passing1=1),valid9)errors=_errs28,vErrors!==null&&(_errs28?vErrors.length=_errs28:vErrors=null);else{let err12={instancePath:instancePath+"/unsettled\
/shown/"+i0+"/before",schemaPath:"#/properties/unsettled/properties/shown/items/properties/before/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,validate42.errors=vErrors,!1}var valid8=_errs27===errors}else
var valid8=!0;if(valid8){if(data6.after!==void 0&&func02.call(data6,"after")){let data9=data6.after,_errs32=errors,_errs33=errors,valid10=!1,passing2=null,_errs34=errors;
validate36(data9,{instancePath:instancePath+"/unsettled/shown/"+i0+"/after",parentData:data6,parentDataProperty:"after",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate36.errors:vErrors.concat(validate36.errors),errors=vErrors.length);var _valid2=_errs34===errors;_valid2&&(valid10=!0,passing2=0);let _errs35=errors;
if(data9!==null){let err13={instancePath:instancePath+"/unsettled/shown/"+i0+"/after",schemaPath:"#/properties/unsettled/properties/shown/items/properties/after\
/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid2=_errs35===errors;
if(_valid2&&valid10?(valid10=!1,passing2=[passing2,1]):_valid2&&(valid10=!0,passing2=1),valid10)errors=_errs33,vErrors!==null&&(_errs33?vErrors.length=_errs33:vErrors=
null);else{let err14={instancePath:instancePath+"/unsettled/shown/"+i0+"/after",schemaPath:"#/properties/unsettled/properties/shown/items/properties/after/oneOf",
keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,
validate42.errors=vErrors,!1}var valid8=_errs32===errors}else var valid8=!0;if(valid8){if(data6.outcome!==void 0&&func02.call(data6,"outcome")){let data10=data6.
outcome,_errs37=errors;if(!(data10==="mixed"||data10==="seen-once"))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/outcome",schemaPath:"\
#/properties/unsettled/properties/shown/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema72.properties.unsettled.properties.shown.items.
properties.outcome.enum},message:"must be equal to one of the allowed values"}],!1;var valid8=_errs37===errors}else var valid8=!0;if(valid8){if(data6.own!==void 0&&
func02.call(data6,"own")){let data11=data6.own,_errs38=errors;if(errors===errors)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing4;if((data11.
runs===void 0||!func02.call(data11,"runs"))&&(missing4="runs")||(data11.of===void 0||!func02.call(data11,"of"))&&(missing4="of"))return validate42.errors=[{instancePath:instancePath+
"/unsettled/shown/"+i0+"/own",schemaPath:"#/$defs/counted/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+
missing4+"'"}],!1;{let _errs41=errors;for(let key4 of Object.keys(data11))if(!(key4==="runs"||key4==="of"))return validate42.errors=[{instancePath:instancePath+
"/unsettled/shown/"+i0+"/own",schemaPath:"#/$defs/counted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NO\
T have additional properties"}],!1;if(_errs41===errors){if(data11.runs!==void 0&&func02.call(data11,"runs")){let data12=data11.runs,_errs42=errors;if(!(typeof data12==
"number"&&!(data12%1)&&!isNaN(data12)&&isFinite(data12)))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/runs",schemaPath:"#/$\
defs/counted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs42&&typeof data12=="number"&&isFinite(
data12)&&(data12<0||isNaN(data12)))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/runs",schemaPath:"#/$defs/counted/propertie\
s/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid12=_errs42===errors}else var valid12=!0;if(valid12)if(data11.
of!==void 0&&func02.call(data11,"of")){let data13=data11.of,_errs44=errors;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate42.
errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/of",schemaPath:"#/$defs/counted/properties/of/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs44&&typeof data13=="number"&&isFinite(data13)&&(data13<0||isNaN(data13)))return validate42.errors=[{instancePath:instancePath+
"/unsettled/shown/"+i0+"/own/of",schemaPath:"#/$defs/counted/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1;var valid12=_errs44===errors}else var valid12=!0}}}else return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own",schemaPath:"#/$def\
s/counted/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid8=_errs38===errors}else var valid8=!0;if(valid8){if(data6.canonical!==
void 0&&func02.call(data6,"canonical")){let data14=data6.canonical,_errs46=errors;if(errors===errors)if(data14&&typeof data14=="object"&&!Array.isArray(data14)){
let missing5;if((data14.runs===void 0||!func02.call(data14,"runs"))&&(missing5="runs")||(data14.of===void 0||!func02.call(data14,"of"))&&(missing5="of"))return validate42.
errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical",schemaPath:"#/$defs/counted/required",keyword:"required",params:{missingProperty:missing5},
message:"must have required property '"+missing5+"'"}],!1;{let _errs49=errors;for(let key5 of Object.keys(data14))if(!(key5==="runs"||key5==="of"))return validate42.
errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical",schemaPath:"#/$defs/counted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs49===errors){if(data14.runs!==void 0&&func02.call(data14,"runs")){let data15=data14.
runs,_errs50=errors;if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15)))return validate42.errors=[{instancePath:instancePath+"/unsettle\
d/shown/"+i0+"/canonical/runs",schemaPath:"#/$defs/counted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs50&&typeof data15=="number"&&isFinite(data15)&&(data15<0||isNaN(data15)))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/cano\
nical/runs",schemaPath:"#/$defs/counted/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid14=_errs50===
errors}else var valid14=!0;if(valid14)if(data14.of!==void 0&&func02.call(data14,"of")){let data16=data14.of,_errs52=errors;if(!(typeof data16=="number"&&!(data16%
1)&&!isNaN(data16)&&isFinite(data16)))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical/of",schemaPath:"#/$defs/counted/pr\
operties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs52&&typeof data16=="number"&&isFinite(data16)&&(data16<
0||isNaN(data16)))return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical/of",schemaPath:"#/$defs/counted/properties/of/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid14=_errs52===errors}else var valid14=!0}}}else return validate42.errors=
[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid8=_errs46===errors}else var valid8=!0;if(valid8)if(data6.rate!==void 0&&func02.call(data6,"rate")){let data17=data6.rate,_errs54=errors,_errs55=errors,
valid15=!1,passing3=null,_errs56=errors;if(errors===errors)if(data17&&typeof data17=="object"&&!Array.isArray(data17)){let missing6;if((data17.runs===void 0||!func02.
call(data17,"runs"))&&(missing6="runs")||(data17.of===void 0||!func02.call(data17,"of"))&&(missing6="of")||(data17.low===void 0||!func02.call(data17,"low"))&&(missing6=
"low")||(data17.high===void 0||!func02.call(data17,"high"))&&(missing6="high")){let err15={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"\
#/$defs/rate/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}else{let _errs59=errors;for(let key6 of Object.keys(data17))if(!(key6==="runs"||key6==="of"||key6==="low"||key6==="high")){let err16={
instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/$defs/rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++;break}if(_errs59===errors){if(data17.runs!==void 0&&func02.
call(data17,"runs")){let data18=data17.runs,_errs60=errors;if(!(typeof data18=="number"&&!(data18%1)&&!isNaN(data18)&&isFinite(data18))){let err17={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/runs",schemaPath:"#/$defs/rate/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err17]:vErrors.push(err17),errors++}if(errors===_errs60&&typeof data18=="number"&&isFinite(data18)&&(data18<0||isNaN(data18))){let err18={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/runs",schemaPath:"#/$defs/rate/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}var valid17=_errs60===errors}else var valid17=!0;if(valid17){if(data17.of!==void 0&&func02.call(data17,
"of")){let data19=data17.of,_errs62=errors;if(!(typeof data19=="number"&&!(data19%1)&&!isNaN(data19)&&isFinite(data19))){let err19={instancePath:instancePath+"/\
unsettled/shown/"+i0+"/rate/of",schemaPath:"#/$defs/rate/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err19]:vErrors.push(err19),errors++}if(errors===_errs62&&typeof data19=="number"&&isFinite(data19)&&(data19<1||isNaN(data19))){let err20={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/of",schemaPath:"#/$defs/rate/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}var valid17=_errs62===errors}else var valid17=!0;if(valid17){if(data17.low!==void 0&&func02.call(data17,"low")){
let data20=data17.low,_errs64=errors;if(errors===_errs64)if(typeof data20=="number"&&isFinite(data20)){if(data20>1||isNaN(data20)){let err21={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/low",schemaPath:"#/$defs/rate/properties/low/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}else if(data20<0||isNaN(data20)){let err22={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/low",schemaPath:"\
#/$defs/rate/properties/low/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err22]:vErrors.push(err22),
errors++}}else{let err23={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/low",schemaPath:"#/$defs/rate/properties/low/type",keyword:"type",params:{type:"\
number"},message:"must be number"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}var valid17=_errs64===errors}else var valid17=!0;if(valid17)if(data17.
high!==void 0&&func02.call(data17,"high")){let data21=data17.high,_errs66=errors;if(errors===_errs66)if(typeof data21=="number"&&isFinite(data21)){if(data21>1||
isNaN(data21)){let err24={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/high",schemaPath:"#/$defs/rate/properties/high/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}else if(data21<0||isNaN(data21)){let err25={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/high",schemaPath:"#/$defs/rate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}else{let err26={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/high",schemaPath:"#/$defs/r\
ate/properties/high/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}var valid17=_errs66===
errors}else var valid17=!0}}}}}else{let err27={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}var _valid3=_errs56===errors;_valid3&&(valid15=!0,passing3=0);let _errs68=errors;
if(data17!==null){let err28={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/properties/unsettled/properties/shown/items/properties/rate/\
oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}var _valid3=_errs68===errors;
if(_valid3&&valid15?(valid15=!1,passing3=[passing3,1]):_valid3&&(valid15=!0,passing3=1),valid15)errors=_errs55,vErrors!==null&&(_errs55?vErrors.length=_errs55:vErrors=
null);else{let err29={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/properties/unsettled/properties/shown/items/properties/rate/oneOf",
keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++,
validate42.errors=vErrors,!1}var valid8=_errs54===errors}else var valid8=!0}}}}}}}}else return validate42.errors=[{instancePath:instancePath+"/unsettled/shown/"+
i0,schemaPath:"#/properties/unsettled/properties/shown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid7=_errs23===errors;
if(!valid7)break}}else return validate42.errors=[{instancePath:instancePath+"/unsettled/shown",schemaPath:"#/properties/unsettled/properties/shown/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid5=_errs21===errors}else var valid5=!0}}}else return validate42.errors=[{instancePath:instancePath+
"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs15===errors}else var valid0=!0;
if(valid0){if(data.version!==void 0&&func02.call(data,"version")){let data22=data.version,_errs70=errors;if(errors===_errs70)if(typeof data22=="string"){if(func78(
data22)<1)return validate42.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs70===errors}else var valid0=!0;if(valid0){if(data.rules!==void 0&&func02.call(data,"r\
ules")){let data23=data.rules,_errs72=errors;if(errors===_errs72)if(Array.isArray(data23)){var valid18=!0;let len1=data23.length;for(let i1=0;i1<len1;i1++){let data24=data23[i1],
_errs74=errors;if(errors===_errs74)if(data24&&typeof data24=="object"&&!Array.isArray(data24)){let missing7;if((data24.source===void 0||!func02.call(data24,"sou\
rce"))&&(missing7="source")||(data24.code===void 0||!func02.call(data24,"code"))&&(missing7="code")||(data24.added===void 0||!func02.call(data24,"added"))&&(missing7=
"added")||(data24.removed===void 0||!func02.call(data24,"removed"))&&(missing7="removed")||(data24.changed===void 0||!func02.call(data24,"changed"))&&(missing7=
"changed"))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:missing7},
message:"must have required property '"+missing7+"'"}],!1;{let _errs76=errors;for(let key7 of Object.keys(data24))if(!(key7==="source"||key7==="code"||key7==="a\
dded"||key7==="removed"||key7==="changed"))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1,schemaPath:"#/properties/rules/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"}],!1;if(_errs76===errors){if(data24.source!==
void 0&&func02.call(data24,"source")){let data25=data24.source,_errs77=errors;if(typeof data25!="string"&&data25!==null)return validate42.errors=[{instancePath:instancePath+
"/rules/"+i1+"/source",schemaPath:"#/properties/rules/items/properties/source/type",keyword:"type",params:{type:schema72.properties.rules.items.properties.source.
type},message:"must be string,null"}],!1;var valid19=_errs77===errors}else var valid19=!0;if(valid19){if(data24.code!==void 0&&func02.call(data24,"code")){let data26=data24.
code,_errs79=errors;if(typeof data26!="string"&&data26!==null)return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/code",schemaPath:"#/properties\
/rules/items/properties/code/type",keyword:"type",params:{type:schema72.properties.rules.items.properties.code.type},message:"must be string,null"}],!1;var valid19=_errs79===
errors}else var valid19=!0;if(valid19){if(data24.added!==void 0&&func02.call(data24,"added")){let data27=data24.added,_errs81=errors,_errs82=errors;if(!(typeof data27==
"number"&&!(data27%1)&&!isNaN(data27)&&isFinite(data27)))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/added",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs82&&typeof data27=="number"&&isFinite(data27)){if(data27>9007199254740991||
isNaN(data27))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/added",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data27<0||isNaN(data27))return validate42.errors=[{instancePath:instancePath+"/rules/"+
i1+"/added",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid19=_errs81===errors}else
var valid19=!0;if(valid19){if(data24.removed!==void 0&&func02.call(data24,"removed")){let data28=data24.removed,_errs84=errors,_errs85=errors;if(!(typeof data28==
"number"&&!(data28%1)&&!isNaN(data28)&&isFinite(data28)))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/removed",schemaPath:"#/$defs/number\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs85&&typeof data28=="number"&&isFinite(data28)){if(data28>9007199254740991||
isNaN(data28))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/removed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data28<0||isNaN(data28))return validate42.errors=[{instancePath:instancePath+"/rules/"+
i1+"/removed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid19=_errs84===errors}else
var valid19=!0;if(valid19)if(data24.changed!==void 0&&func02.call(data24,"changed")){let data29=data24.changed,_errs87=errors,_errs88=errors;if(!(typeof data29==
"number"&&!(data29%1)&&!isNaN(data29)&&isFinite(data29)))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/changed",schemaPath:"#/$defs/number\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs88&&typeof data29=="number"&&isFinite(data29)){if(data29>9007199254740991||
isNaN(data29))return validate42.errors=[{instancePath:instancePath+"/rules/"+i1+"/changed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data29<0||isNaN(data29))return validate42.errors=[{instancePath:instancePath+"/rules/"+
i1+"/changed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid19=_errs87===errors}else
var valid19=!0}}}}}}else return validate42.errors=[{instancePath:instancePath+"/rules/"+i1,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid18=_errs74===errors;if(!valid18)break}}else return validate42.errors=[{instancePath:instancePath+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs72===errors}else var valid0=!0;if(valid0){if(data.files!==
void 0&&func02.call(data,"files")){let data30=data.files,_errs90=errors;if(errors===_errs90)if(Array.isArray(data30)){var valid23=!0;let len2=data30.length;for(let i2=0;i2<
len2;i2++){let data31=data30[i2],_errs92=errors;if(errors===_errs92)if(data31&&typeof data31=="object"&&!Array.isArray(data31)){let missing8;if((data31.path===void 0||
!func02.call(data31,"path"))&&(missing8="path")||(data31.added===void 0||!func02.call(data31,"added"))&&(missing8="added")||(data31.removed===void 0||!func02.call(
data31,"removed"))&&(missing8="removed")||(data31.changed===void 0||!func02.call(data31,"changed"))&&(missing8="changed"))return validate42.errors=[{instancePath:instancePath+
"/files/"+i2,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+
"'"}],!1;{let _errs94=errors;for(let key8 of Object.keys(data31))if(!(key8==="path"||key8==="added"||key8==="removed"||key8==="changed"))return validate42.errors=
[{instancePath:instancePath+"/files/"+i2,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"}],!1;if(_errs94===errors){if(data31.path!==void 0&&func02.call(data31,"path")){let data32=data31.path,_errs95=errors;
if(errors===errors)if(typeof data32=="string"){if(!pattern5.test(data32))return validate42.errors=[{instancePath:instancePath+"/files/"+i2+"/path",schemaPath:"#\
/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(\
?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate42.errors=[{instancePath:instancePath+"/files/"+i2+"/path",schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid24=_errs95===errors}else var valid24=!0;if(valid24){if(data31.added!==
void 0&&func02.call(data31,"added")){let data33=data31.added,_errs98=errors,_errs99=errors;if(!(typeof data33=="number"&&!(data33%1)&&!isNaN(data33)&&isFinite(data33)))
return validate42.errors=[{instancePath:instancePath+"/files/"+i2+"/added",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"}],!1;if(errors===_errs99&&typeof data33=="number"&&isFinite(data33)){if(data33>9007199254740991||isNaN(data33))return validate42.errors=[{instancePath:instancePath+
"/files/"+i2+"/added",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],
!1;if(data33<0||isNaN(data33))return validate42.errors=[{instancePath:instancePath+"/files/"+i2+"/added",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid24=_errs98===errors}else var valid24=!0;if(valid24){if(data31.removed!==void 0&&func02.call(data31,
"removed")){let data34=data31.removed,_errs101=errors,_errs102=errors;if(!(typeof data34=="number"&&!(data34%1)&&!isNaN(data34)&&isFinite(data34)))return validate42.
errors=[{instancePath:instancePath+"/files/"+i2+"/removed",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs102&&typeof data34=="number"&&isFinite(data34)){if(data34>9007199254740991||isNaN(data34))return validate42.errors=[{instancePath:instancePath+
"/files/"+i2+"/removed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"}],!1;if(data34<0||isNaN(data34))return validate42.errors=[{instancePath:instancePath+"/files/"+i2+"/removed",schemaPath:"#/$defs/number/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid24=_errs101===errors}else var valid24=!0;if(valid24)if(data31.changed!==void 0&&func02.
call(data31,"changed")){let data35=data31.changed,_errs104=errors,_errs105=errors;if(!(typeof data35=="number"&&!(data35%1)&&!isNaN(data35)&&isFinite(data35)))return validate42.
errors=[{instancePath:instancePath+"/files/"+i2+"/changed",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs105&&typeof data35=="number"&&isFinite(data35)){if(data35>9007199254740991||isNaN(data35))return validate42.errors=[{instancePath:instancePath+
"/files/"+i2+"/changed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"}],!1;if(data35<0||isNaN(data35))return validate42.errors=[{instancePath:instancePath+"/files/"+i2+"/changed",schemaPath:"#/$defs/number/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid24=_errs104===errors}else var valid24=!0}}}}}else return validate42.errors=[{instancePath:instancePath+
"/files/"+i2,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid23=_errs92===errors;if(!valid23)
break}}else return validate42.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid0=_errs90===errors}else var valid0=!0;if(valid0){if(data.findings!==void 0&&func02.call(data,"findings")){let data36=data.findings,_errs107=errors;
if(errors===_errs107)if(data36&&typeof data36=="object"&&!Array.isArray(data36)){let missing9;if((data36.count===void 0||!func02.call(data36,"count"))&&(missing9=
"count")||(data36.shown===void 0||!func02.call(data36,"shown"))&&(missing9="shown"))return validate42.errors=[{instancePath:instancePath+"/findings",schemaPath:"\
#/properties/findings/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1;{let _errs109=errors;
for(let key9 of Object.keys(data36))if(!(key9==="count"||key9==="shown"))return validate42.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/properti\
es/findings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"}],!1;if(_errs109===
errors){if(data36.count!==void 0&&func02.call(data36,"count")){let data37=data36.count,_errs110=errors,_errs111=errors;if(!(typeof data37=="number"&&!(data37%1)&&
!isNaN(data37)&&isFinite(data37)))return validate42.errors=[{instancePath:instancePath+"/findings/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs111&&typeof data37=="number"&&isFinite(data37)){if(data37>9007199254740991||isNaN(data37))return validate42.
errors=[{instancePath:instancePath+"/findings/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data37<0||isNaN(data37))return validate42.errors=[{instancePath:instancePath+"/findings/count",schemaPath:"#/$defs/number/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid29=_errs110===errors}else var valid29=!0;if(valid29)if(data36.shown!==
void 0&&func02.call(data36,"shown")){let data38=data36.shown,_errs113=errors;if(errors===_errs113)if(Array.isArray(data38)){var valid31=!0;let len3=data38.length;
for(let i3=0;i3<len3;i3++){let data39=data38[i3],_errs115=errors;if(errors===_errs115)if(data39&&typeof data39=="object"&&!Array.isArray(data39)){let missing10;
if((data39.class===void 0||!func02.call(data39,"class"))&&(missing10="class")||(data39.before===void 0||!func02.call(data39,"before"))&&(missing10="before")||(data39.
after===void 0||!func02.call(data39,"after"))&&(missing10="after"))return validate42.errors=[{instancePath:instancePath+"/findings/shown/"+i3,schemaPath:"#/prop\
erties/findings/properties/shown/items/required",keyword:"required",params:{missingProperty:missing10},message:"must have required property '"+missing10+"'"}],!1;
{let _errs117=errors;for(let key10 of Object.keys(data39))if(!(key10==="class"||key10==="before"||key10==="after"))return validate42.errors=[{instancePath:instancePath+
"/findings/shown/"+i3,schemaPath:"#/properties/findings/properties/shown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},
message:"must NOT have additional properties"}],!1;if(_errs117===errors){if(data39.class!==void 0&&func02.call(data39,"class")){let data40=data39.class,_errs118=errors;
if(!(data40==="D2"||data40==="D3"||data40==="D4"||data40==="D5"))return validate42.errors=[{instancePath:instancePath+"/findings/shown/"+i3+"/class",schemaPath:"\
#/properties/findings/properties/shown/items/properties/class/enum",keyword:"enum",params:{allowedValues:schema72.properties.findings.properties.shown.items.properties.
class.enum},message:"must be equal to one of the allowed values"}],!1;var valid32=_errs118===errors}else var valid32=!0;if(valid32){if(data39.before!==void 0&&func02.
call(data39,"before")){let data41=data39.before,_errs119=errors,_errs120=errors,valid33=!1,passing4=null,_errs121=errors;validate36(data41,{instancePath:instancePath+
"/findings/shown/"+i3+"/before",parentData:data39,parentDataProperty:"before",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(
validate36.errors),errors=vErrors.length);var _valid4=_errs121===errors;_valid4&&(valid33=!0,passing4=0);let _errs122=errors;if(data41!==null){let err30={instancePath:instancePath+
"/findings/shown/"+i3+"/before",schemaPath:"#/properties/findings/properties/shown/items/properties/before/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}var _valid4=_errs122===errors;if(_valid4&&valid33?(valid33=!1,passing4=[passing4,1]):
_valid4&&(valid33=!0,passing4=1),valid33)errors=_errs120,vErrors!==null&&(_errs120?vErrors.length=_errs120:vErrors=null);else{let err31={instancePath:instancePath+
"/findings/shown/"+i3+"/before",schemaPath:"#/properties/findings/properties/shown/items/properties/before/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++,validate42.errors=vErrors,!1}var valid32=_errs119===
errors}else var valid32=!0;if(valid32)if(data39.after!==void 0&&func02.call(data39,"after")){let data42=data39.after,_errs124=errors,_errs125=errors,valid34=!1,
passing5=null,_errs126=errors;validate36(data42,{instancePath:instancePath+"/findings/shown/"+i3+"/after",parentData:data39,parentDataProperty:"after",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(validate36.errors),errors=vErrors.length);var _valid5=_errs126===errors;_valid5&&(valid34=
!0,passing5=0);let _errs127=errors;if(data42!==null){let err32={instancePath:instancePath+"/findings/shown/"+i3+"/after",schemaPath:"#/properties/findings/prope\
rties/shown/items/properties/after/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err32]:vErrors.push(err32),
errors++}var _valid5=_errs127===errors;if(_valid5&&valid34?(valid34=!1,passing5=[passing5,1]):_valid5&&(valid34=!0,passing5=1),valid34)errors=_errs125,vErrors!==
null&&(_errs125?vErrors.length=_errs125:vErrors=null);else{let err33={instancePath:instancePath+"/findings/shown/"+i3+"/after",schemaPath:"#/properties/findings\
/properties/shown/items/properties/after/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err33]:vErrors.push(err33),errors++,validate42.errors=vErrors,!1}var valid32=_errs124===errors}else var valid32=!0}}}}else return validate42.errors=
[{instancePath:instancePath+"/findings/shown/"+i3,schemaPath:"#/properties/findings/properties/shown/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid31=_errs115===errors;if(!valid31)break}}else return validate42.errors=[{instancePath:instancePath+"/findings/shown",schemaPath:"#/\
properties/findings/properties/shown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid29=_errs113===errors}else var valid29=!0}}}else
return validate42.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs107===errors}else var valid0=!0;if(valid0){if(data.total!==void 0&&func02.call(data,"total")){let _errs129=errors;validate47(data.total,
{instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.errors:vErrors.concat(
validate47.errors),errors=vErrors.length);var valid0=_errs129===errors}else var valid0=!0;if(valid0){if(data.unknown!==void 0&&func02.call(data,"unknown")){let data44=data.
unknown,_errs130=errors;if(errors===_errs130)if(Array.isArray(data44)){var valid35=!0;let len4=data44.length;for(let i4=0;i4<len4;i4++){let data45=data44[i4],_errs132=errors;
if(errors===_errs132)if(data45&&typeof data45=="object"&&!Array.isArray(data45)){let missing11;if((data45.path===void 0||!func02.call(data45,"path"))&&(missing11=
"path")||(data45.before===void 0||!func02.call(data45,"before"))&&(missing11="before")||(data45.after===void 0||!func02.call(data45,"after"))&&(missing11="after"))
return validate42.errors=[{instancePath:instancePath+"/unknown/"+i4,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty:missing11},
message:"must have required property '"+missing11+"'"}],!1;{let _errs134=errors;for(let key11 of Object.keys(data45))if(!(key11==="path"||key11==="before"||key11===
"after"))return validate42.errors=[{instancePath:instancePath+"/unknown/"+i4,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs134===errors){if(data45.path!==void 0&&func02.call(data45,
"path")){let data46=data45.path,_errs135=errors;if(errors===errors)if(typeof data46=="string"){if(!pattern5.test(data46))return validate42.errors=[{instancePath:instancePath+
"/unknown/"+i4+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},
message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate42.errors=[{instancePath:instancePath+
"/unknown/"+i4+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid36=_errs135===errors}else var valid36=!0;
if(valid36){if(data45.before!==void 0&&func02.call(data45,"before")){let data47=data45.before,_errs138=errors;if(errors===_errs138)if(typeof data47=="string"){if(func78(
data47)<1)return validate42.errors=[{instancePath:instancePath+"/unknown/"+i4+"/before",schemaPath:"#/properties/unknown/items/properties/before/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+"/unknown/"+i4+"/befo\
re",schemaPath:"#/properties/unknown/items/properties/before/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid36=_errs138===errors}else
var valid36=!0;if(valid36)if(data45.after!==void 0&&func02.call(data45,"after")){let data48=data45.after,_errs140=errors;if(errors===_errs140)if(typeof data48==
"string"){if(func78(data48)<1)return validate42.errors=[{instancePath:instancePath+"/unknown/"+i4+"/after",schemaPath:"#/properties/unknown/items/properties/aft\
er/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+
"/unknown/"+i4+"/after",schemaPath:"#/properties/unknown/items/properties/after/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid36=_errs140===
errors}else var valid36=!0}}}}else return validate42.errors=[{instancePath:instancePath+"/unknown/"+i4,schemaPath:"#/properties/unknown/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;var valid35=_errs132===errors;if(!valid35)break}}else return validate42.errors=[{instancePath:instancePath+
"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs130===errors}else var valid0=!0;
if(valid0)if(data.failures!==void 0&&func02.call(data,"failures")){let data49=data.failures,_errs142=errors;if(errors===_errs142)if(data49&&typeof data49=="obje\
ct"&&!Array.isArray(data49)){let missing12;if((data49.before===void 0||!func02.call(data49,"before"))&&(missing12="before")||(data49.after===void 0||!func02.call(
data49,"after"))&&(missing12="after"))return validate42.errors=[{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/required",keyword:"requ\
ired",params:{missingProperty:missing12},message:"must have required property '"+missing12+"'"}],!1;{let _errs144=errors;for(let key12 of Object.keys(data49))if(!(key12===
"before"||key12==="after"))return validate42.errors=[{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key12},message:"must NOT have additional properties"}],!1;if(_errs144===errors){if(data49.before!==void 0&&func02.
call(data49,"before")){let data50=data49.before,_errs145=errors;if(typeof data50!="string"&&data50!==null)return validate42.errors=[{instancePath:instancePath+"\
/failures/before",schemaPath:"#/properties/failures/properties/before/type",keyword:"type",params:{type:schema72.properties.failures.properties.before.type},message:"\
must be string,null"}],!1;var valid38=_errs145===errors}else var valid38=!0;if(valid38)if(data49.after!==void 0&&func02.call(data49,"after")){let data51=data49.
after,_errs147=errors;if(typeof data51!="string"&&data51!==null)return validate42.errors=[{instancePath:instancePath+"/failures/after",schemaPath:"#/properties/\
failures/properties/after/type",keyword:"type",params:{type:schema72.properties.failures.properties.after.type},message:"must be string,null"}],!1;var valid38=_errs147===
errors}else var valid38=!0}}}else return validate42.errors=[{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid0=_errs142===errors}else var valid0=!0}}}}}}}}}}else return validate42.errors=[{instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate42.errors=vErrors,errors===0}validate42.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var schema92={type:"object",additionalProperties:!1,required:["arms","exist","outcome","tests","divergence"],properties:{arms:{type:"array",minItems:2,
maxItems:2,items:{$ref:"#/$defs/arm"}},exist:{type:"array",items:{$ref:"#/$defs/path"}},outcome:{enum:["minimal","cut","did-not-happen"]},tests:{$ref:"#/$defs/n\
umber"},divergence:{$ref:"#/$defs/divergence"}}};function validate51(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate51.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schedule===void 0||!func02.call(data,"schedule"))&&(missing0="schedule")||(data.variation===void 0||
!func02.call(data,"variation"))&&(missing0="variation")||(data.opened===void 0||!func02.call(data,"opened"))&&(missing0="opened"))return validate51.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="schedule"||key0==="variation"||key0==="opened"))return validate51.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schedule!==void 0&&func02.call(
data,"schedule")){let data0=data.schedule,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern6.test(data0))return validate51.errors=[{instancePath:instancePath+
"/schedule",schemaPath:"#/$defs/schedule/pattern",keyword:"pattern",params:{pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},message:'must match \
pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"'}],!1}else return validate51.errors=[{instancePath:instancePath+"/schedule",schemaPath:"#/$defs/s\
chedule/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.variation!==void 0&&
func02.call(data,"variation")){let data1=data.variation,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func78(data1)<1)return validate51.errors=
[{instancePath:instancePath+"/variation",schemaPath:"#/properties/variation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"}],!1}else return validate51.errors=[{instancePath:instancePath+"/variation",schemaPath:"#/properties/variation/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.opened!==void 0&&func02.call(data,"opened")){let data2=data.
opened,_errs7=errors;if(errors===_errs7)if(Array.isArray(data2)){var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0],_errs9=errors;
if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate51.errors=[{instancePath:instancePath+"/opened/"+i0,schemaPath:"#/$defs/pa\
th/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}\
(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate51.errors=[{instancePath:instancePath+"/opened/"+i0,schemaPath:"#/$defs/pa\
th/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs9===errors;if(!valid2)break}}else return validate51.errors=[{instancePath:instancePath+
"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}else
return validate51.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate51.errors=vErrors,
errors===0}validate51.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate50(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate50.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.arms===void 0||!func02.call(data,"arms"))&&(missing0=
"arms")||(data.exist===void 0||!func02.call(data,"exist"))&&(missing0="exist")||(data.outcome===void 0||!func02.call(data,"outcome"))&&(missing0="outcome")||(data.
tests===void 0||!func02.call(data,"tests"))&&(missing0="tests")||(data.divergence===void 0||!func02.call(data,"divergence"))&&(missing0="divergence"))return validate50.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="arms"||key0==="exist"||key0==="outcome"||key0==="tests"||key0==="divergence"))return validate50.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.arms!==void 0&&func02.call(data,"arms")){let data0=data.arms,_errs2=errors;if(errors===_errs2)if(Array.isArray(data0)){if(data0.length>2)return validate50.
errors=[{instancePath:instancePath+"/arms",schemaPath:"#/properties/arms/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"}],
!1;if(data0.length<2)return validate50.errors=[{instancePath:instancePath+"/arms",schemaPath:"#/properties/arms/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items"}],!1;{var valid1=!0;let len0=data0.length;for(let i0=0;i0<len0;i0++){let _errs4=errors;validate51(data0[i0],{instancePath:instancePath+
"/arms/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate51.errors:vErrors.concat(validate51.errors),errors=
vErrors.length);var valid1=_errs4===errors;if(!valid1)break}}}else return validate50.errors=[{instancePath:instancePath+"/arms",schemaPath:"#/properties/arms/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.exist!==void 0&&func02.call(
data,"exist")){let data2=data.exist,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len1=data2.length;for(let i1=0;i1<len1;i1++){let data3=data2[i1],
_errs7=errors;if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate50.errors=[{instancePath:instancePath+"/exist/"+i1,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate50.errors=[{instancePath:instancePath+"/exist/"+i1,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs7===errors;if(!valid2)break}}else return validate50.errors=
[{instancePath:instancePath+"/exist",schemaPath:"#/properties/exist/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.outcome!==void 0&&func02.call(data,"outcome")){let data4=data.outcome,_errs10=errors;if(!(data4==="minimal"||data4===
"cut"||data4==="did-not-happen"))return validate50.errors=[{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema92.
properties.outcome.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.tests!==void 0&&
func02.call(data,"tests")){let data5=data.tests,_errs11=errors,_errs12=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate50.
errors=[{instancePath:instancePath+"/tests",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&
typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate50.errors=[{instancePath:instancePath+"/tests",schemaPath:"#/$de\
fs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate50.
errors=[{instancePath:instancePath+"/tests",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs11===
errors}else var valid0=!0;if(valid0)if(data.divergence!==void 0&&func02.call(data,"divergence")){let _errs14=errors;validate21(data.divergence,{instancePath:instancePath+
"/divergence",parentData:data,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),
errors=vErrors.length);var valid0=_errs14===errors}else var valid0=!0}}}}}}else return validate50.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate50.errors=vErrors,errors===0}validate50.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate202(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func02.call(data,"schema"))&&(missing0="schema")||(data.target===void 0||!func02.call(data,"target"))&&(missing0="target")||(data.server===void 0||
!func02.call(data,"server"))&&(missing0="server")||(data.judgement===void 0||!func02.call(data,"judgement"))&&(missing0="judgement")||(data.priority===void 0||!func02.
call(data,"priority"))&&(missing0="priority")||(data.recorded===void 0||!func02.call(data,"recorded"))&&(missing0="recorded")||(data.parting===void 0||!func02.call(
data,"parting"))&&(missing0="parting")||(data.canonical===void 0||!func02.call(data,"canonical"))&&(missing0="canonical")||(data.runs===void 0||!func02.call(data,
"runs"))&&(missing0="runs")||(data.variations===void 0||!func02.call(data,"variations"))&&(missing0="variations")||(data.repeats===void 0||!func02.call(data,"re\
peats"))&&(missing0="repeats")||(data.against===void 0||!func02.call(data,"against"))&&(missing0="against")||(data.reproduction===void 0||!func02.call(data,"rep\
roduction"))&&(missing0="reproduction")||(data.issue===void 0||!func02.call(data,"issue"))&&(missing0="issue")||(data.power===void 0||!func02.call(data,"power"))&&
(missing0="power"))return validate202.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have requ\
ired property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func02.call(schema312.properties,key0))return validate202.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.schema!==void 0&&func02.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.drift.v1")return validate202.errors=[{instancePath:instancePath+
"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.drift.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.target!==void 0&&func02.call(data,"target")){let data1=data.target,_errs3=errors;if(errors===_errs3)if(typeof data1==
"string"){if(func78(data1)<1)return validate202.errors=[{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/target",schemaPath:"#/properties/targ\
et/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func02.
call(data,"server")){let data2=data.server,_errs5=errors;if(errors===_errs5)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.id===
void 0||!func02.call(data2,"id"))&&(missing1="id")||(data2.version===void 0||!func02.call(data2,"version"))&&(missing1="version"))return validate202.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],
!1;{let _errs7=errors;for(let key1 of Object.keys(data2))if(!(key1==="id"||key1==="version"))return validate202.errors=[{instancePath:instancePath+"/server",schemaPath:"\
#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs7===
errors){if(data2.id!==void 0&&func02.call(data2,"id")){let data3=data2.id,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){if(!pattern42.test(data3))
return validate202.errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/server/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a\
-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/server/id",schemaPath:"\
#/properties/server/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs8===errors}else var valid1=!0;if(valid1)
if(data2.version!==void 0&&func02.call(data2,"version")){let data4=data2.version,_errs10=errors;if(errors===_errs10)if(typeof data4=="string"){if(func78(data4)<
1)return validate202.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/properties/server/properties/version/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/propert\
ies/server/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0}}}else return validate202.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.judgement!==void 0&&func02.call(data,"judgement")){let data5=data.judgement,_errs12=errors;if(!(data5==="inconclusi\
ve"||data5==="incomparable"||data5==="nondeterministic"||data5==="drifted"||data5==="order-dependent"||data5==="environment-dependent"||data5==="seen-once"||data5===
"harmless"||data5==="stable"))return validate202.errors=[{instancePath:instancePath+"/judgement",schemaPath:"#/properties/judgement/enum",keyword:"enum",params:{
allowedValues:schema312.properties.judgement.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){
if(data.priority!==void 0&&func02.call(data,"priority")){let data6=data.priority,_errs13=errors;if(!(data6==="P0"||data6==="data"||data6==="none"))return validate202.
errors=[{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/enum",keyword:"enum",params:{allowedValues:schema312.properties.priority.enum},
message:"must be equal to one of the allowed values"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.recorded!==void 0&&func02.call(data,
"recorded")){let data7=data.recorded,_errs14=errors,_errs15=errors,valid2=!1,passing0=null,_errs16=errors;validate21(data7,{instancePath:instancePath+"/recorded",
parentData:data,parentDataProperty:"recorded",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.
length);var _valid0=_errs16===errors;_valid0&&(valid2=!0,passing0=0);let _errs17=errors;if(data7!==null){let err0={instancePath:instancePath+"/recorded",schemaPath:"\
#/properties/recorded/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs17===
errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs15,vErrors!==null&&(_errs15?vErrors.length=_errs15:
vErrors=null);else{let err1={instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate202.errors=vErrors,!1}var valid0=_errs14===errors}else
var valid0=!0;if(valid0){if(data.parting!==void 0&&func02.call(data,"parting")){let data8=data.parting,_errs19=errors,_errs20=errors,valid3=!1,passing1=null,_errs21=errors;
if(errors===_errs21)if(data8&&typeof data8=="object"&&!Array.isArray(data8)){let missing2;if((data8.wanted===void 0||!func02.call(data8,"wanted"))&&(missing2="w\
anted")||(data8.got===void 0||!func02.call(data8,"got"))&&(missing2="got")||(data8.pointer===void 0||!func02.call(data8,"pointer"))&&(missing2="pointer")){let err2={
instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf/0/required",keyword:"required",params:{missingProperty:missing2},message:"must have \
required property '"+missing2+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else{let _errs23=errors;for(let key2 of Object.keys(data8))if(!(key2===
"wanted"||key2==="got"||key2==="pointer")){let err3={instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++;
break}if(_errs23===errors){if(data8.wanted!==void 0&&func02.call(data8,"wanted")){let data9=data8.wanted,_errs24=errors;if(errors===errors)if(data9&&typeof data9==
"object"&&!Array.isArray(data9)){let missing3;if((data9.run===void 0||!func02.call(data9,"run"))&&(missing3="run")||(data9.entry===void 0||!func02.call(data9,"e\
ntry"))&&(missing3="entry")||(data9.value===void 0||!func02.call(data9,"value"))&&(missing3="value")||(data9.around===void 0||!func02.call(data9,"around"))&&(missing3=
"around")){let err4={instancePath:instancePath+"/parting/wanted",schemaPath:"#/$defs/parted/required",keyword:"required",params:{missingProperty:missing3},message:"\
must have required property '"+missing3+"'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}else{let _errs27=errors;for(let key3 of Object.keys(data9))
if(!(key3==="run"||key3==="entry"||key3==="value"||key3==="around")){let err5={instancePath:instancePath+"/parting/wanted",schemaPath:"#/$defs/parted/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++;break}if(_errs27===errors){if(data9.run!==void 0&&func02.call(data9,"run")){let data10=data9.run,_errs28=errors,_errs29=errors,valid7=!1,passing2=null,
_errs30=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&isFinite(data10))){let err6={instancePath:instancePath+"/parting/wanted/run",schemaPath:"\
#/$defs/parted/properties/run/oneOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(errors===_errs30&&typeof data10=="number"&&isFinite(data10)&&(data10<1||isNaN(data10))){let err7={instancePath:instancePath+"/parting/wanted/run",schemaPath:"\
#/$defs/parted/properties/run/oneOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}var _valid2=_errs30===errors;_valid2&&(valid7=!0,passing2=0);let _errs32=errors;if(data10!==null){let err8={instancePath:instancePath+"/part\
ing/wanted/run",schemaPath:"#/$defs/parted/properties/run/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}var _valid2=_errs32===errors;if(_valid2&&valid7?(valid7=!1,passing2=[passing2,1]):_valid2&&(valid7=!0,passing2=1),valid7)errors=_errs29,
vErrors!==null&&(_errs29?vErrors.length=_errs29:vErrors=null);else{let err9={instancePath:instancePath+"/parting/wanted/run",schemaPath:"#/$defs/parted/properti\
es/run/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}var valid6=_errs28===errors}else var valid6=!0;if(valid6){if(data9.entry!==void 0&&func02.call(data9,"entry")){let data11=data9.entry,_errs34=errors;if(!(typeof data11==
"number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11))){let err10={instancePath:instancePath+"/parting/wanted/entry",schemaPath:"#/$defs/parted/properties/ent\
ry/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(errors===_errs34&&typeof data11==
"number"&&isFinite(data11)&&(data11<0||isNaN(data11))){let err11={instancePath:instancePath+"/parting/wanted/entry",schemaPath:"#/$defs/parted/properties/entry/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var valid6=_errs34===
errors}else var valid6=!0;if(valid6){if(data9.value!==void 0&&func02.call(data9,"value")){let _errs36=errors;if(typeof data9.value!="string"){let err12={instancePath:instancePath+
"/parting/wanted/value",schemaPath:"#/$defs/parted/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}var valid6=_errs36===errors}else var valid6=!0;if(valid6)if(data9.around!==void 0&&func02.call(data9,"around")){let data13=data9.
around,_errs38=errors;if(errors===_errs38)if(Array.isArray(data13))if(data13.length>7){let err13={instancePath:instancePath+"/parting/wanted/around",schemaPath:"\
#/$defs/parted/properties/around/maxItems",keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}else{var valid8=!0;let len0=data13.length;for(let i0=0;i0<len0;i0++){let _errs40=errors;if(typeof data13[i0]!="string"){let err14={instancePath:instancePath+
"/parting/wanted/around/"+i0,schemaPath:"#/$defs/parted/properties/around/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}var valid8=_errs40===errors;if(!valid8)break}}else{let err15={instancePath:instancePath+"/parting/wanted/aroun\
d",schemaPath:"#/$defs/parted/properties/around/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}var valid6=_errs38===errors}else var valid6=!0}}}}}else{let err16={instancePath:instancePath+"/parting/wanted",schemaPath:"#/$defs/parted/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}var valid4=_errs24===errors}else var valid4=!0;
if(valid4){if(data8.got!==void 0&&func02.call(data8,"got")){let data15=data8.got,_errs42=errors;if(errors===errors)if(data15&&typeof data15=="object"&&!Array.isArray(
data15)){let missing4;if((data15.run===void 0||!func02.call(data15,"run"))&&(missing4="run")||(data15.entry===void 0||!func02.call(data15,"entry"))&&(missing4="\
entry")||(data15.value===void 0||!func02.call(data15,"value"))&&(missing4="value")||(data15.around===void 0||!func02.call(data15,"around"))&&(missing4="around")){
let err17={instancePath:instancePath+"/parting/got",schemaPath:"#/$defs/parted/required",keyword:"required",params:{missingProperty:missing4},message:"must have\
 required property '"+missing4+"'"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}else{let _errs45=errors;for(let key4 of Object.keys(data15))if(!(key4===
"run"||key4==="entry"||key4==="value"||key4==="around")){let err18={instancePath:instancePath+"/parting/got",schemaPath:"#/$defs/parted/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++;
break}if(_errs45===errors){if(data15.run!==void 0&&func02.call(data15,"run")){let data16=data15.run,_errs46=errors,_errs47=errors,valid11=!1,passing3=null,_errs48=errors;
if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16)&&isFinite(data16))){let err19={instancePath:instancePath+"/parting/got/run",schemaPath:"#/$defs/parted\
/properties/run/oneOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(errors===
_errs48&&typeof data16=="number"&&isFinite(data16)&&(data16<1||isNaN(data16))){let err20={instancePath:instancePath+"/parting/got/run",schemaPath:"#/$defs/parte\
d/properties/run/oneOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err20]:vErrors.push(err20),
errors++}var _valid3=_errs48===errors;_valid3&&(valid11=!0,passing3=0);let _errs50=errors;if(data16!==null){let err21={instancePath:instancePath+"/parting/got/r\
un",schemaPath:"#/$defs/parted/properties/run/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err21]:vErrors.push(
err21),errors++}var _valid3=_errs50===errors;if(_valid3&&valid11?(valid11=!1,passing3=[passing3,1]):_valid3&&(valid11=!0,passing3=1),valid11)errors=_errs47,vErrors!==
null&&(_errs47?vErrors.length=_errs47:vErrors=null);else{let err22={instancePath:instancePath+"/parting/got/run",schemaPath:"#/$defs/parted/properties/run/oneOf",
keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}var valid10=_errs46===
errors}else var valid10=!0;if(valid10){if(data15.entry!==void 0&&func02.call(data15,"entry")){let data17=data15.entry,_errs52=errors;if(!(typeof data17=="number"&&
!(data17%1)&&!isNaN(data17)&&isFinite(data17))){let err23={instancePath:instancePath+"/parting/got/entry",schemaPath:"#/$defs/parted/properties/entry/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(errors===_errs52&&typeof data17=="number"&&
isFinite(data17)&&(data17<0||isNaN(data17))){let err24={instancePath:instancePath+"/parting/got/entry",schemaPath:"#/$defs/parted/properties/entry/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}var valid10=_errs52===errors}else var valid10=!0;
if(valid10){if(data15.value!==void 0&&func02.call(data15,"value")){let _errs54=errors;if(typeof data15.value!="string"){let err25={instancePath:instancePath+"/p\
arting/got/value",schemaPath:"#/$defs/parted/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}var valid10=_errs54===errors}else var valid10=!0;if(valid10)if(data15.around!==void 0&&func02.call(data15,"around")){let data19=data15.
around,_errs56=errors;if(errors===_errs56)if(Array.isArray(data19))if(data19.length>7){let err26={instancePath:instancePath+"/parting/got/around",schemaPath:"#/\
$defs/parted/properties/around/maxItems",keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};vErrors===null?vErrors=[err26]:vErrors.push(
err26),errors++}else{var valid12=!0;let len1=data19.length;for(let i1=0;i1<len1;i1++){let _errs58=errors;if(typeof data19[i1]!="string"){let err27={instancePath:instancePath+
"/parting/got/around/"+i1,schemaPath:"#/$defs/parted/properties/around/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}var valid12=_errs58===errors;if(!valid12)break}}else{let err28={instancePath:instancePath+"/parting/got/around",schemaPath:"\
#/$defs/parted/properties/around/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}
var valid10=_errs56===errors}else var valid10=!0}}}}}else{let err29={instancePath:instancePath+"/parting/got",schemaPath:"#/$defs/parted/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}var valid4=_errs42===errors}else var valid4=!0;if(valid4)if(data8.
pointer!==void 0&&func02.call(data8,"pointer")){let _errs60=errors;if(typeof data8.pointer!="string"){let err30={instancePath:instancePath+"/parting/pointer",schemaPath:"\
#/properties/parting/oneOf/0/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err30]:vErrors.push(
err30),errors++}var valid4=_errs60===errors}else var valid4=!0}}}}else{let err31={instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf/0/\
type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}var _valid1=_errs21===errors;_valid1&&
(valid3=!0,passing1=0);let _errs62=errors;if(data8!==null){let err32={instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}var _valid1=_errs62===errors;if(_valid1&&valid3?(valid3=
!1,passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),valid3)errors=_errs20,vErrors!==null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err33={instancePath:instancePath+
"/parting",schemaPath:"#/properties/parting/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err33]:vErrors.push(err33),errors++,validate202.errors=vErrors,!1}var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.canonical!==void 0&&
func02.call(data,"canonical")){let _errs64=errors;validate30(data.canonical,{instancePath:instancePath+"/canonical",parentData:data,parentDataProperty:"canonica\
l",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid0=_errs64===errors}else
var valid0=!0;if(valid0){if(data.runs!==void 0&&func02.call(data,"runs")){let _errs65=errors;validate30(data.runs,{instancePath:instancePath+"/runs",parentData:data,
parentDataProperty:"runs",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid0=_errs65===
errors}else var valid0=!0;if(valid0){if(data.variations!==void 0&&func02.call(data,"variations")){let data24=data.variations,_errs66=errors;if(errors===_errs66)
if(Array.isArray(data24)){var valid13=!0;let len2=data24.length;for(let i2=0;i2<len2;i2++){let data25=data24[i2],_errs68=errors;if(errors===_errs68)if(data25&&typeof data25==
"object"&&!Array.isArray(data25)){let missing5;if((data25.name===void 0||!func02.call(data25,"name"))&&(missing5="name")||(data25.divergence===void 0||!func02.call(
data25,"divergence"))&&(missing5="divergence")||(data25.notVaried===void 0||!func02.call(data25,"notVaried"))&&(missing5="notVaried"))return validate202.errors=
[{instancePath:instancePath+"/variations/"+i2,schemaPath:"#/properties/variations/items/required",keyword:"required",params:{missingProperty:missing5},message:"\
must have required property '"+missing5+"'"}],!1;{let _errs70=errors;for(let key5 of Object.keys(data25))if(!(key5==="name"||key5==="divergence"||key5==="notVar\
ied"))return validate202.errors=[{instancePath:instancePath+"/variations/"+i2,schemaPath:"#/properties/variations/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs70===errors){if(data25.name!==void 0&&func02.call(data25,
"name")){let data26=data25.name,_errs71=errors;if(errors===_errs71)if(typeof data26=="string"){if(func78(data26)<1)return validate202.errors=[{instancePath:instancePath+
"/variations/"+i2+"/name",schemaPath:"#/properties/variations/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/variations/"+i2+"/name",schemaPath:"#/properties/variations/items/properti\
es/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid14=_errs71===errors}else var valid14=!0;if(valid14){if(data25.divergence!==
void 0&&func02.call(data25,"divergence")){let _errs73=errors;validate21(data25.divergence,{instancePath:instancePath+"/variations/"+i2+"/divergence",parentData:data25,
parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var valid14=_errs73===
errors}else var valid14=!0;if(valid14)if(data25.notVaried!==void 0&&func02.call(data25,"notVaried")){let data28=data25.notVaried,_errs74=errors;if(errors===_errs74)
if(Array.isArray(data28)){var valid15=!0;let len3=data28.length;for(let i3=0;i3<len3;i3++){let data29=data28[i3],_errs76=errors;if(errors===_errs76)if(typeof data29==
"string"){if(func78(data29)<1)return validate202.errors=[{instancePath:instancePath+"/variations/"+i2+"/notVaried/"+i3,schemaPath:"#/properties/variations/items\
/properties/notVaried/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=
[{instancePath:instancePath+"/variations/"+i2+"/notVaried/"+i3,schemaPath:"#/properties/variations/items/properties/notVaried/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid15=_errs76===errors;if(!valid15)break}}else return validate202.errors=[{instancePath:instancePath+"/variat\
ions/"+i2+"/notVaried",schemaPath:"#/properties/variations/items/properties/notVaried/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid14=_errs74===
errors}else var valid14=!0}}}}else return validate202.errors=[{instancePath:instancePath+"/variations/"+i2,schemaPath:"#/properties/variations/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid13=_errs68===errors;if(!valid13)break}}else return validate202.errors=[{instancePath:instancePath+
"/variations",schemaPath:"#/properties/variations/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs66===errors}else var valid0=!0;
if(valid0){if(data.repeats!==void 0&&func02.call(data,"repeats")){let data30=data.repeats,_errs78=errors;if(errors===_errs78)if(Array.isArray(data30)){var valid16=!0;
let len4=data30.length;for(let i4=0;i4<len4;i4++){let data31=data30[i4],_errs80=errors;if(errors===_errs80)if(data31&&typeof data31=="object"&&!Array.isArray(data31)){
let missing6;if((data31.arm===void 0||!func02.call(data31,"arm"))&&(missing6="arm")||(data31.outcome===void 0||!func02.call(data31,"outcome"))&&(missing6="outco\
me")||(data31.own===void 0||!func02.call(data31,"own"))&&(missing6="own")||(data31.canonical===void 0||!func02.call(data31,"canonical"))&&(missing6="canonical")||
(data31.rate===void 0||!func02.call(data31,"rate"))&&(missing6="rate"))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4,schemaPath:"#/proper\
ties/repeats/items/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs82=errors;
for(let key6 of Object.keys(data31))if(!(key6==="arm"||key6==="outcome"||key6==="own"||key6==="canonical"||key6==="rate"))return validate202.errors=[{instancePath:instancePath+
"/repeats/"+i4,schemaPath:"#/properties/repeats/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT ha\
ve additional properties"}],!1;if(_errs82===errors){if(data31.arm!==void 0&&func02.call(data31,"arm")){let data32=data31.arm,_errs83=errors;if(errors===_errs83)
if(typeof data32=="string"){if(func78(data32)<1)return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/arm",schemaPath:"#/properties/repeats/ite\
ms/properties/arm/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/arm",schemaPath:"#/properties/repeats/items/properties/arm/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs83===
errors}else var valid17=!0;if(valid17){if(data31.outcome!==void 0&&func02.call(data31,"outcome")){let data33=data31.outcome,_errs85=errors;if(!(data33==="named"||
data33==="mixed"||data33==="seen-once"))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/outcome",schemaPath:"#/properties/repeats/items/p\
roperties/outcome/enum",keyword:"enum",params:{allowedValues:schema312.properties.repeats.items.properties.outcome.enum},message:"must be equal to one of the al\
lowed values"}],!1;var valid17=_errs85===errors}else var valid17=!0;if(valid17){if(data31.own!==void 0&&func02.call(data31,"own")){let data34=data31.own,_errs86=errors;
if(errors===errors)if(data34&&typeof data34=="object"&&!Array.isArray(data34)){let missing7;if((data34.runs===void 0||!func02.call(data34,"runs"))&&(missing7="r\
uns")||(data34.of===void 0||!func02.call(data34,"of"))&&(missing7="of"))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own",schemaPath:"\
#/$defs/counted/required",keyword:"required",params:{missingProperty:missing7},message:"must have required property '"+missing7+"'"}],!1;{let _errs89=errors;for(let key7 of Object.
keys(data34))if(!(key7==="runs"||key7==="of"))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own",schemaPath:"#/$defs/counted/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"}],!1;if(_errs89===errors){if(data34.runs!==
void 0&&func02.call(data34,"runs")){let data35=data34.runs,_errs90=errors;if(!(typeof data35=="number"&&!(data35%1)&&!isNaN(data35)&&isFinite(data35)))return validate202.
errors=[{instancePath:instancePath+"/repeats/"+i4+"/own/runs",schemaPath:"#/$defs/counted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs90&&typeof data35=="number"&&isFinite(data35)&&(data35<0||isNaN(data35)))return validate202.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/own/runs",schemaPath:"#/$defs/counted/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid19=_errs90===
errors}else var valid19=!0;if(valid19)if(data34.of!==void 0&&func02.call(data34,"of")){let data36=data34.of,_errs92=errors;if(!(typeof data36=="number"&&!(data36%
1)&&!isNaN(data36)&&isFinite(data36)))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own/of",schemaPath:"#/$defs/counted/properties/of/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs92&&typeof data36=="number"&&isFinite(data36)&&(data36<0||isNaN(data36)))
return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own/of",schemaPath:"#/$defs/counted/properties/of/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1;var valid19=_errs92===errors}else var valid19=!0}}}else return validate202.errors=[{instancePath:instancePath+"/repeats\
/"+i4+"/own",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid17=_errs86===errors}else var valid17=!0;
if(valid17){if(data31.canonical!==void 0&&func02.call(data31,"canonical")){let data37=data31.canonical,_errs94=errors;if(errors===errors)if(data37&&typeof data37==
"object"&&!Array.isArray(data37)){let missing8;if((data37.runs===void 0||!func02.call(data37,"runs"))&&(missing8="runs")||(data37.of===void 0||!func02.call(data37,
"of"))&&(missing8="of"))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical",schemaPath:"#/$defs/counted/required",keyword:"require\
d",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs97=errors;for(let key8 of Object.keys(data37))if(!(key8===
"runs"||key8==="of"))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical",schemaPath:"#/$defs/counted/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key8},message:"must NOT have additional properties"}],!1;if(_errs97===errors){if(data37.runs!==void 0&&func02.call(
data37,"runs")){let data38=data37.runs,_errs98=errors;if(!(typeof data38=="number"&&!(data38%1)&&!isNaN(data38)&&isFinite(data38)))return validate202.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/canonical/runs",schemaPath:"#/$defs/counted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs98&&typeof data38=="number"&&isFinite(data38)&&(data38<0||isNaN(data38)))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical/r\
uns",schemaPath:"#/$defs/counted/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid21=_errs98===errors}else
var valid21=!0;if(valid21)if(data37.of!==void 0&&func02.call(data37,"of")){let data39=data37.of,_errs100=errors;if(!(typeof data39=="number"&&!(data39%1)&&!isNaN(
data39)&&isFinite(data39)))return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical/of",schemaPath:"#/$defs/counted/properties/of/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs100&&typeof data39=="number"&&isFinite(data39)&&(data39<0||isNaN(data39)))
return validate202.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical/of",schemaPath:"#/$defs/counted/properties/of/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid21=_errs100===errors}else var valid21=!0}}}else return validate202.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/canonical",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid17=_errs94===errors}else
var valid17=!0;if(valid17)if(data31.rate!==void 0&&func02.call(data31,"rate")){let data40=data31.rate,_errs102=errors,_errs103=errors,valid22=!1,passing4=null,_errs104=errors;
if(errors===errors)if(data40&&typeof data40=="object"&&!Array.isArray(data40)){let missing9;if((data40.runs===void 0||!func02.call(data40,"runs"))&&(missing9="r\
uns")||(data40.of===void 0||!func02.call(data40,"of"))&&(missing9="of")||(data40.low===void 0||!func02.call(data40,"low"))&&(missing9="low")||(data40.high===void 0||
!func02.call(data40,"high"))&&(missing9="high")){let err34={instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"#/$defs/rate/required",keyword:"require\
d",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}else{let _errs107=errors;
for(let key9 of Object.keys(data40))if(!(key9==="runs"||key9==="of"||key9==="low"||key9==="high")){let err35={instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"\
#/$defs/rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err35]:vErrors.push(err35),errors++;break}if(_errs107===errors){if(data40.runs!==void 0&&func02.call(data40,"runs")){let data41=data40.runs,_errs108=errors;
if(!(typeof data41=="number"&&!(data41%1)&&!isNaN(data41)&&isFinite(data41))){let err36={instancePath:instancePath+"/repeats/"+i4+"/rate/runs",schemaPath:"#/$de\
fs/rate/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}if(errors===
_errs108&&typeof data41=="number"&&isFinite(data41)&&(data41<0||isNaN(data41))){let err37={instancePath:instancePath+"/repeats/"+i4+"/rate/runs",schemaPath:"#/$\
defs/rate/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err37]:vErrors.push(err37),
errors++}var valid24=_errs108===errors}else var valid24=!0;if(valid24){if(data40.of!==void 0&&func02.call(data40,"of")){let data42=data40.of,_errs110=errors;if(!(typeof data42==
"number"&&!(data42%1)&&!isNaN(data42)&&isFinite(data42))){let err38={instancePath:instancePath+"/repeats/"+i4+"/rate/of",schemaPath:"#/$defs/rate/properties/of/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(errors===_errs110&&typeof data42==
"number"&&isFinite(data42)&&(data42<1||isNaN(data42))){let err39={instancePath:instancePath+"/repeats/"+i4+"/rate/of",schemaPath:"#/$defs/rate/properties/of/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}var valid24=_errs110===
errors}else var valid24=!0;if(valid24){if(data40.low!==void 0&&func02.call(data40,"low")){let data43=data40.low,_errs112=errors;if(errors===_errs112)if(typeof data43==
"number"&&isFinite(data43)){if(data43>1||isNaN(data43)){let err40={instancePath:instancePath+"/repeats/"+i4+"/rate/low",schemaPath:"#/$defs/rate/properties/low/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}else if(data43<0||
isNaN(data43)){let err41={instancePath:instancePath+"/repeats/"+i4+"/rate/low",schemaPath:"#/$defs/rate/properties/low/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}else{let err42={instancePath:instancePath+"/repeats/"+i4+"/rat\
e/low",schemaPath:"#/$defs/rate/properties/low/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err42]:vErrors.push(
err42),errors++}var valid24=_errs112===errors}else var valid24=!0;if(valid24)if(data40.high!==void 0&&func02.call(data40,"high")){let data44=data40.high,_errs114=errors;
if(errors===_errs114)if(typeof data44=="number"&&isFinite(data44)){if(data44>1||isNaN(data44)){let err43={instancePath:instancePath+"/repeats/"+i4+"/rate/high",
schemaPath:"#/$defs/rate/properties/high/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err43]:vErrors.
push(err43),errors++}else if(data44<0||isNaN(data44)){let err44={instancePath:instancePath+"/repeats/"+i4+"/rate/high",schemaPath:"#/$defs/rate/properties/high/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={
instancePath:instancePath+"/repeats/"+i4+"/rate/high",schemaPath:"#/$defs/rate/properties/high/type",keyword:"type",params:{type:"number"},message:"must be numb\
er"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}var valid24=_errs114===errors}else var valid24=!0}}}}}else{let err46={instancePath:instancePath+
"/repeats/"+i4+"/rate",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err46]:vErrors.push(
err46),errors++}var _valid4=_errs104===errors;_valid4&&(valid22=!0,passing4=0);let _errs116=errors;if(data40!==null){let err47={instancePath:instancePath+"/repe\
ats/"+i4+"/rate",schemaPath:"#/properties/repeats/items/properties/rate/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err47]:vErrors.push(err47),errors++}var _valid4=_errs116===errors;if(_valid4&&valid22?(valid22=!1,passing4=[passing4,1]):_valid4&&(valid22=!0,passing4=
1),valid22)errors=_errs103,vErrors!==null&&(_errs103?vErrors.length=_errs103:vErrors=null);else{let err48={instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"\
#/properties/repeats/items/properties/rate/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err48]:vErrors.push(err48),errors++,validate202.errors=vErrors,!1}var valid17=_errs102===errors}else var valid17=!0}}}}}}else return validate202.errors=
[{instancePath:instancePath+"/repeats/"+i4,schemaPath:"#/properties/repeats/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid16=_errs80===
errors;if(!valid16)break}}else return validate202.errors=[{instancePath:instancePath+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs78===errors}else var valid0=!0;if(valid0){if(data.against!==void 0&&func02.call(data,"against")){let data45=data.
against,_errs118=errors,_errs119=errors,valid25=!1,passing5=null,_errs120=errors;validate42(data45,{instancePath:instancePath+"/against",parentData:data,parentDataProperty:"\
against",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate42.errors:vErrors.concat(validate42.errors),errors=vErrors.length);var _valid5=_errs120===errors;
_valid5&&(valid25=!0,passing5=0);let _errs121=errors;if(data45!==null){let err49={instancePath:instancePath+"/against",schemaPath:"#/properties/against/oneOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}var _valid5=_errs121===errors;if(_valid5&&
valid25?(valid25=!1,passing5=[passing5,1]):_valid5&&(valid25=!0,passing5=1),valid25)errors=_errs119,vErrors!==null&&(_errs119?vErrors.length=_errs119:vErrors=null);else{
let err50={instancePath:instancePath+"/against",schemaPath:"#/properties/against/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exa\
ctly one schema in oneOf"};return vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++,validate202.errors=vErrors,!1}var valid0=_errs118===errors}else var valid0=!0;
if(valid0){if(data.reproduction!==void 0&&func02.call(data,"reproduction")){let data46=data.reproduction,_errs123=errors,_errs124=errors,valid26=!1,passing6=null,
_errs125=errors;validate50(data46,{instancePath:instancePath+"/reproduction",parentData:data,parentDataProperty:"reproduction",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate50.errors:vErrors.concat(validate50.errors),errors=vErrors.length);var _valid6=_errs125===errors;_valid6&&(valid26=!0,passing6=0);let _errs126=errors;
if(data46!==null){let err51={instancePath:instancePath+"/reproduction",schemaPath:"#/properties/reproduction/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}var _valid6=_errs126===errors;if(_valid6&&valid26?(valid26=!1,passing6=[passing6,1]):
_valid6&&(valid26=!0,passing6=1),valid26)errors=_errs124,vErrors!==null&&(_errs124?vErrors.length=_errs124:vErrors=null);else{let err52={instancePath:instancePath+
"/reproduction",schemaPath:"#/properties/reproduction/oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++,validate202.errors=vErrors,!1}var valid0=_errs123===errors}else var valid0=!0;if(valid0){if(data.
issue!==void 0&&func02.call(data,"issue")){let data47=data.issue,_errs128=errors,_errs129=errors,valid27=!1,passing7=null,_errs130=errors;if(errors===_errs130)if(data47&&
typeof data47=="object"&&!Array.isArray(data47)){let missing10;if((data47.title===void 0||!func02.call(data47,"title"))&&(missing10="title")||(data47.body===void 0||
!func02.call(data47,"body"))&&(missing10="body")){let err53={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/0/required",keyword:"requir\
ed",params:{missingProperty:missing10},message:"must have required property '"+missing10+"'"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}else{let _errs132=errors;
for(let key10 of Object.keys(data47))if(!(key10==="title"||key10==="body")){let err54={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/0\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},message:"must NOT have additional properties"};vErrors===null?vErrors=[err54]:
vErrors.push(err54),errors++;break}if(_errs132===errors){if(data47.title!==void 0&&func02.call(data47,"title")){let data48=data47.title,_errs133=errors;if(errors===
_errs133)if(typeof data48=="string"){if(func78(data48)<1){let err55={instancePath:instancePath+"/issue/title",schemaPath:"#/properties/issue/oneOf/0/properties/\
title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}}else{
let err56={instancePath:instancePath+"/issue/title",schemaPath:"#/properties/issue/oneOf/0/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err56]:vErrors.push(err56),errors++}var valid28=_errs133===errors}else var valid28=!0;if(valid28)if(data47.body!==void 0&&
func02.call(data47,"body")){let data49=data47.body,_errs135=errors;if(errors===_errs135)if(typeof data49=="string"){if(func78(data49)<1){let err57={instancePath:instancePath+
"/issue/body",schemaPath:"#/properties/issue/oneOf/0/properties/body/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};vErrors===null?vErrors=[err57]:vErrors.push(err57),errors++}}else{let err58={instancePath:instancePath+"/issue/body",schemaPath:"#/properties/issue/oneOf/\
0/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}var valid28=_errs135===
errors}else var valid28=!0}}}else{let err59={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/0/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err59]:vErrors.push(err59),errors++}var _valid7=_errs130===errors;_valid7&&(valid27=!0,passing7=0);let _errs137=errors;
if(data47!==null){let err60={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must b\
e null"};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}var _valid7=_errs137===errors;if(_valid7&&valid27?(valid27=!1,passing7=[passing7,1]):_valid7&&
(valid27=!0,passing7=1),valid27)errors=_errs129,vErrors!==null&&(_errs129?vErrors.length=_errs129:vErrors=null);else{let err61={instancePath:instancePath+"/issu\
e",schemaPath:"#/properties/issue/oneOf",keyword:"oneOf",params:{passingSchemas:passing7},message:"must match exactly one schema in oneOf"};return vErrors===null?
vErrors=[err61]:vErrors.push(err61),errors++,validate202.errors=vErrors,!1}var valid0=_errs128===errors}else var valid0=!0;if(valid0)if(data.power!==void 0&&func02.
call(data,"power")){let data50=data.power,_errs139=errors;if(errors===_errs139)if(Array.isArray(data50)){var valid29=!0;let len5=data50.length;for(let i5=0;i5<len5;i5++){
let data51=data50[i5],_errs141=errors;if(errors===_errs141)if(data51&&typeof data51=="object"&&!Array.isArray(data51)){let missing11;if((data51.p===void 0||!func02.
call(data51,"p"))&&(missing11="p")||(data51.chance===void 0||!func02.call(data51,"chance"))&&(missing11="chance"))return validate202.errors=[{instancePath:instancePath+
"/power/"+i5,schemaPath:"#/properties/power/items/required",keyword:"required",params:{missingProperty:missing11},message:"must have required property '"+missing11+
"'"}],!1;{let _errs143=errors;for(let key11 of Object.keys(data51))if(!(key11==="p"||key11==="chance"))return validate202.errors=[{instancePath:instancePath+"/p\
ower/"+i5,schemaPath:"#/properties/power/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT have add\
itional properties"}],!1;if(_errs143===errors){if(data51.p!==void 0&&func02.call(data51,"p")){let data52=data51.p,_errs144=errors;if(errors===_errs144)if(typeof data52==
"number"&&isFinite(data52)){if(data52>=1||isNaN(data52))return validate202.errors=[{instancePath:instancePath+"/power/"+i5+"/p",schemaPath:"#/properties/power/i\
tems/properties/p/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison:"<",limit:1},message:"must be < 1"}],!1;if(data52<=0||isNaN(data52))return validate202.
errors=[{instancePath:instancePath+"/power/"+i5+"/p",schemaPath:"#/properties/power/items/properties/p/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0},message:"must be > 0"}],!1}else return validate202.errors=[{instancePath:instancePath+"/power/"+i5+"/p",schemaPath:"#/properties/power/items/propert\
ies/p/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid30=_errs144===errors}else var valid30=!0;if(valid30)if(data51.chance!==
void 0&&func02.call(data51,"chance")){let data53=data51.chance,_errs146=errors;if(errors===_errs146)if(typeof data53=="number"&&isFinite(data53)){if(data53>1||isNaN(
data53))return validate202.errors=[{instancePath:instancePath+"/power/"+i5+"/chance",schemaPath:"#/properties/power/items/properties/chance/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data53<0||isNaN(data53))return validate202.errors=[{instancePath:instancePath+"/power/"+i5+
"/chance",schemaPath:"#/properties/power/items/properties/chance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate202.
errors=[{instancePath:instancePath+"/power/"+i5+"/chance",schemaPath:"#/properties/power/items/properties/chance/type",keyword:"type",params:{type:"number"},message:"\
must be number"}],!1;var valid30=_errs146===errors}else var valid30=!0}}}else return validate202.errors=[{instancePath:instancePath+"/power/"+i5,schemaPath:"#/p\
roperties/power/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid29=_errs141===errors;if(!valid29)break}}else return validate202.
errors=[{instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs139===
errors}else var valid0=!0}}}}}}}}}}}}}}}}else return validate202.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"}],!1;return validate202.errors=vErrors,errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var differencesMax=100,findingsMax=1e3;
function driftToV1(report){let{judgement,against}=report,value={schema:"lanser.drift.v1",target:report.target,server:report.server,judgement,priority:judgements[judgement].
priority,recorded:report.recorded===null?null:divergenceToV1(report.recorded),parting:report.differingAnswer===null?null:differingAnswerToV1(report.differingAnswer),
canonical:runsToV1(report.canonical),runs:runsToV1(report.runs),variations:report.variations.map(({name,divergence,notVaried})=>({name,divergence:divergenceToV1(
divergence),notVaried})),repeats:report.repeats.map(({arm,outcome,own,canonical:canonical2,rate})=>({arm,outcome,own,canonical:canonical2,rate})),against:against===
null?null:againstToV1(against),reproduction:report.reproduction===null?null:reproductionToV1(report.reproduction),issue:report.issue,power:report.power},text=canonical(
wellFormed(value));if(!validateDriftV1(JSON.parse(text))){let first=validateDriftV1.errors?.[0];throw new Error(`the drift report does not follow its schema: ${first?.
instancePath} ${first?.message}`)}return`${text}
`}function differingAnswerToV1({wanted:wanted2,got,at}){return{wanted:{run:wanted2,entry:at.entry,value:at.a,around:at.around.a},got:{run:got,entry:at.entryInB,
value:at.b,around:at.around.b},pointer:at.pointer}}function runsToV1(summary){let{runs,distinct,classes,worst,firstDivergence:firstDivergence2,outcomes:outcomes2,
core,volatile:volatile2}=summary;return{runs,distinct,classes,worst,firstDivergence:firstDivergence2===null?null:{run:firstDivergence2.run+1,schedule:firstDivergence2.
schedule,divergence:divergenceToV1(firstDivergence2.divergence)},outcomes:outcomes2.map(({digest,schedules:schedules2,runs:count,ended,divergence})=>({digest,schedules:schedules2,
runs:count,ended,divergence:divergenceToV1(divergence)})),core:{count:core.length,digest:sha256(canonical(core.map(rawKey)))},volatile:{count:volatile2.length,findings:volatile2.
slice(0,findingsMax).map(({finding,runs:seen2,of})=>({finding:rawToV1(finding),runs:seen2,of}))},unknown:summary.unknown,upper95:summary.upper95}}function divergenceToV1({
class:of,classes,first,decides,differences}){return{class:of,classes,first:first===null?null:differenceToV1(first),decides,differences:{count:differences.length,
shown:differences.slice(0,differencesMax).map(differenceToV1)}}}function differenceToV1({class:of,path,range,code,wanted:wanted2,got}){return{class:of,path,range:range===
null?null:rangeToV1(range),code,wanted:wanted2,got}}function againstToV1({version,drift,repeated:repeated2,unsettled}){return{version,...versionsToV1(drift),repeated:repeated2,
unsettled:{count:unsettled.length,shown:unsettled.slice(0,findingsMax).map(({pair,repeats})=>({...pairToV1(pair),outcome:repeats.outcome,own:repeats.own,canonical:repeats.
canonical,rate:repeats.rate}))}}}function versionsToV1({rules,files,findings,total,unknown,failures}){return{rules,files,findings:{count:findings.length,shown:findings.
slice(0,findingsMax).map(pairToV1)},total,unknown,failures}}function pairToV1({class:of,wanted:wanted2,got}){return{class:of,before:wanted2===null?null:rawToV1(
wanted2),after:got===null?null:rawToV1(got)}}function reproductionToV1({arms,exist,outcome,tests,divergence}){return{arms,exist,outcome,tests,divergence:divergenceToV1(
divergence)}}function rawToV1({path,range,severity,source,code,message}){return{path,range:rangeToV1(range),severity,source,code,message}}function rangeToV1({start,
end}){return{start:{line:start.line+1,column:start.character+1},end:{line:end.line+1,column:end.character+1}}}function wellFormed(value){return typeof value=="s\
tring"?value.toWellFormed():Array.isArray(value)?value.map(wellFormed):typeof value!="object"||value===null?value:Object.fromEntries(Object.entries(value).map(([
key,one])=>[key,wellFormed(one)]))}_3_init_node_22();var import_picomatch=_4___toESM(_9_require_picomatch(),1),import_yaml=_4___toESM(_7_require_dist(),1);_3_init_node_22();
var import_ucs2length3=_4___toESM(_3_require_ucs2length(),1);function defaultOf3(module){return module.default??module}var validateQuarantineV1=validate203,schema313={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/quarantine.v1.json",type:"array",items:{type:"\
object",additionalProperties:!1,required:["server","class"],properties:{server:{type:"string",minLength:1},class:{enum:["D1","D2","D3","D4","D5","D6","D7","D8",
"D9"]},path:{type:"string",minLength:1},code:{type:"string",minLength:1},until:{type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}}}},
func03=Object.prototype.hasOwnProperty,func63=defaultOf3(import_ucs2length3.default),pattern43=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]\
)$","u");function validate203(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate203.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){var valid0=!0;
let len0=data.length;for(let i0=0;i0<len0;i0++){let data0=data[i0],_errs1=errors;if(errors===_errs1)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing0;
if((data0.server===void 0||!func03.call(data0,"server"))&&(missing0="server")||(data0.class===void 0||!func03.call(data0,"class"))&&(missing0="class"))return validate203.
errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:missing0},message:"must have required propert\
y '"+missing0+"'"}],!1;{let _errs3=errors;for(let key0 of Object.keys(data0))if(!(key0==="server"||key0==="class"||key0==="path"||key0==="code"||key0==="until"))
return validate203.errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs3===errors){if(data0.server!==void 0&&func03.call(data0,"server")){let data1=data0.server,_errs4=errors;
if(errors===_errs4)if(typeof data1=="string"){if(func63(data1)<1)return validate203.errors=[{instancePath:instancePath+"/"+i0+"/server",schemaPath:"#/items/prop\
erties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate203.errors=[{instancePath:instancePath+
"/"+i0+"/server",schemaPath:"#/items/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs4===errors}else
var valid1=!0;if(valid1){if(data0.class!==void 0&&func03.call(data0,"class")){let data2=data0.class,_errs6=errors;if(!(data2==="D1"||data2==="D2"||data2==="D3"||
data2==="D4"||data2==="D5"||data2==="D6"||data2==="D7"||data2==="D8"||data2==="D9"))return validate203.errors=[{instancePath:instancePath+"/"+i0+"/class",schemaPath:"\
#/items/properties/class/enum",keyword:"enum",params:{allowedValues:schema313.items.properties.class.enum},message:"must be equal to one of the allowed values"}],
!1;var valid1=_errs6===errors}else var valid1=!0;if(valid1){if(data0.path!==void 0&&func03.call(data0,"path")){let data3=data0.path,_errs7=errors;if(errors===_errs7)
if(typeof data3=="string"){if(func63(data3)<1)return validate203.errors=[{instancePath:instancePath+"/"+i0+"/path",schemaPath:"#/items/properties/path/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate203.errors=[{instancePath:instancePath+"/"+i0+"/pa\
th",schemaPath:"#/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs7===errors}else var valid1=!0;
if(valid1){if(data0.code!==void 0&&func03.call(data0,"code")){let data4=data0.code,_errs9=errors;if(errors===_errs9)if(typeof data4=="string"){if(func63(data4)<
1)return validate203.errors=[{instancePath:instancePath+"/"+i0+"/code",schemaPath:"#/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate203.errors=[{instancePath:instancePath+"/"+i0+"/code",schemaPath:"#/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs9===errors}else var valid1=!0;if(valid1)if(data0.until!==void 0&&func03.call(
data0,"until")){let data5=data0.until,_errs11=errors;if(errors===_errs11)if(typeof data5=="string"){if(!pattern43.test(data5))return validate203.errors=[{instancePath:instancePath+
"/"+i0+"/until",schemaPath:"#/items/properties/until/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'\
must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/"+i0+"/until",schemaPath:"\
#/items/properties/until/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs11===errors}else var valid1=!0}}}}}}else return validate203.
errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs1===errors;
if(!valid0)break}}else return validate203.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate203.
errors=vErrors,errors===0}validate203.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var quarantinePath=".lanser/quarantine.yml";function readQuarantine(text){
let counter=new import_yaml.LineCounter,document=(0,import_yaml.parseDocument)(text,{lineCounter:counter,uniqueKeys:!0,strict:!0}),problem=document.errors[0]??document.
warnings[0];if(problem!==void 0){let line2=counter.linePos(problem.pos[0]).line;if(problem.code==="MULTIPLE_DOCS")return{kind:"fault",line:line2,message:"the fi\
le must have only one YAML document"};let message=problem.message.split(/ at line \d+, column \d+|\n/)[0]??"the file is not valid YAML";return{kind:"fault",line:line2,
message}}let value;try{value=document.toJS({maxAliasCount:0})??[]}catch{return{kind:"fault",line:null,message:"the file must not use YAML aliases"}}if(validateQuarantineV1(
value)){let entries=value,at=entries.findIndex(({until})=>until!==void 0&&!isInCalendar(until));if(at<0)return{kind:"list",entries};let message=`entry ${at+1}: \
the calendar has no day ${entries[at]?.until}`;return{kind:"fault",line:lineOf(document.getIn([at,"until"],!0),counter),message}}let{instancePath="",keyword="",
params={}}=validateQuarantineV1.errors?.[0]??{},[index,key]=instancePath.split("/").slice(1),which=index===void 0?"the file":`entry ${Number(index)+1}`,what=key===
void 0?shapeFault(index,keyword,params):`: \`${key}\` must be ${wanted(key)}`;return{kind:"fault",line:null,message:`${which}${what}`}}function isInCalendar(day){
let[year=0,month=0,date=0]=day.split("-").map(Number),isLeap=year%4===0&&year%100!==0||year%400===0,days=month===2?isLeap?29:28:[4,6,9,11].includes(month)?30:31;
return date<=days}function lineOf(node,counter){return(0,import_yaml.isNode)(node)&&node.range?counter.linePos(node.range[0]).line:null}function shapeFault(index,keyword,params){
if(keyword==="required")return` has no \`${params.missingProperty}\``;if(keyword!=="additionalProperties")return` must be a ${index===void 0?"list of entries":"\
mapping"} with \`server\` and \`class\``;let key=String(params.additionalProperty),near=_2_findNearest(key,["server","class","path","code","until"]);return` has\
 the unknown key \`${key}\`${near===void 0?"":`; did you mean \`${near}\`?`}`}function wanted(key){return key==="class"?"one of D1 to D9":key==="until"?"a day s\
uch as 2027-01-31":"a text"}function notListed(suspects,entries,today){let current=entries.filter(({until})=>until===void 0||today<=until);return suspects.filter(
one=>!current.some(entry=>covers(entry,one)))}function isAt(path,named){return import_picomatch.default.isMatch(path,named,{dot:!0})||path.startsWith(`${named.replace(
/\/$/u,"")}/`)}function covers(entry,{server,class:of,path,code}){return entry.server===server&&entry.class===of&&(entry.code===void 0||entry.code===code)&&(entry.
path===void 0||path!==null&&isAt(path,entry.path))}_3_init_node_22();function listSuspects(report){let{recorded,runs,variations}=report,isKept=keptArms(report);
return suspectsIn(report,[...recorded===null?[]:[recorded],...runs.outcomes.filter(({schedules:schedules2})=>schedules2.some(({name})=>isKept(name))).map(({divergence})=>divergence),
...variations.filter(({name})=>isKept(name)).map(({divergence})=>divergence)])}function isForIssue({issue,judgement}){return issue!==null||judgements[judgement].
priority==="P0"}function equalSuspects(report){let{recorded,canonical:canonical2,runs,repeats}=report,isMixed=({arm,outcome})=>outcome==="mixed"&&arm!=="canonic\
al",mixed=new Set(repeats.filter(isMixed).map(({arm})=>arm));return suspectsIn(report,[...recorded===null?[]:[recorded],...canonical2.outcomes.map(({divergence})=>divergence),
...runs.outcomes.filter(({schedules:schedules2})=>schedules2.some(({name})=>mixed.has(name))).map(({divergence})=>divergence)])}function keptArms({repeats}){let outcomes2=new Map(
repeats.map(({arm,outcome})=>[arm,outcome])),isNamed=repeats.some(({outcome})=>outcome==="named");return arm=>{let outcome=outcomes2.get(arm);return outcome===void 0?
!isNamed:outcome!=="seen-once"}}function suspectsIn({judgement,server},divergences){if(judgement==="seen-once")return[];let all=divergences.flatMap(({differences})=>differences).
filter(one=>_4_divergenceClasses[one.class].changesReport).map(({class:of,path,code})=>({server:server.id,class:of,path,code}));return[...new Map(all.map(one=>[
JSON.stringify(one),one])).values()]}_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_node_path2=_4___toESM(_0_require_node_path(),
1);_3_init_node_22();_3_init_node_22();function summarise(runs){let first=runs[0];if(first===void 0)throw new Error("there is no run to summarise");let digests=runs.
map(run=>fingerprint(run.facts)),outcomes2=outcomesOf(runs,digests,first),byDigest=new Map(outcomes2.map(one=>[one.digest,one.divergence])),classes=noClasses(),
firstDivergence2=null;for(let[index,{schedule}]of runs.entries()){let divergence=byDigest.get(digests[index]);classes[divergence.class]+=1,divergence.class!=="D\
0"&&(firstDivergence2??={run:index,schedule,divergence})}return{runs:runs.length,distinct:outcomes2.length,classes,worst:worstClass(outcomes2.map(one=>one.divergence.
class)),firstDivergence:firstDivergence2,outcomes:outcomes2,...seen(runs),upper95:outcomes2.length===1?upperBound95(runs.length):null}}function outcomesOf(runs,digests,first){
return[...Map.groupBy(runs.keys(),index=>digests[index])].map(([digest,indices])=>{let own=indices.map(index=>runs[index]),facts=own[0].facts;return{digest,schedules:[
...Map.groupBy(own,({schedule})=>schedule)].map(([name,group])=>({name,runs:group.length})),runs:own.length,ended:facts.failure??"healthy",divergence:compareFacts(
first.facts,facts)}})}function seen(runs){let finals=new Map,counts=new Map;for(let[index,{facts}]of runs.entries())for(let{path,state,diagnostics}of facts.files){
finals.set(path,(finals.get(path)??0)+(state==="final"?1:0));for(let one of diagnostics){let key=rawKey(one),count=counts.get(key)??{diagnostic:one,timesByRun:new Map};
count.timesByRun.set(index,(count.timesByRun.get(index)??0)+1),counts.set(key,count)}}let core=[],volatile2=[];for(let{diagnostic,timesByRun}of counts.values()){
let of=finals.get(diagnostic.path)??0;for(let nth=1;;nth+=1){let times=[...timesByRun.values()].filter(count=>count>=nth).length;if(times===0)break;times===of?core.
push(diagnostic):volatile2.push({finding:diagnostic,runs:times,of})}}return{core:core.sort(compareRaw),volatile:volatile2.sort((a,b)=>compareRaw(a.finding,b.finding)||
b.runs-a.runs),unknown:[...finals].filter(([,of])=>of===0).map(([path])=>path)}}function upperBound95(runs){return{exact:1-.05**(1/runs),ruleOfThree:Math.min(1,
3/runs)}}function detectionPower(p,runs){return 1-(1-p)**runs}_3_init_node_22();var differencesMax2=20,filesMax=30,fileLengthMax=8e3,textsLengthMax=4e4,pathsMax=200;
function upstreamIssue(facts){let{server,arms,divergence,seen:seen2}=facts,[wanted2,got]=arms,isSame=isSameOrder(wanted2,got)&&wanted2.name===got.name,why=isSame?
"differ between two equal runs":isSameOrder(wanted2,got)?"depend on the environment":"depend on the order of opened files",names=isSame?`${span("-")} is the fir\
st run, ${span("+")} another`:`${span("-")} is ${span(wanted2.name)}, ${span("+")} is ${span(got.name)}`,often=isSame?`${seen2.runs} of ${seen2.of} equal runs g\
ave another result than the first of them.`:`${timesText(seen2.reference)} of the first kind gave one result. ${seen2.runs} of ${timesText(seen2.of)} of the sec\
ond kind gave another result.`,first=divergence.first?.code??null,rule=first===null?"":` (${line(first)})`,body=[`${span(`${server.name} ${server.version}`)}: t\
he diagnostics of the same files ${why}. Every run was a fresh process with an empty home folder.`,"","### How we ran the server","",`We started the server and \
used its standard input and output. One file after the other, we opened it with ${span("textDocument/didOpen")}, requested ${span("textDocument/diagnostic")} an\
d closed it.`,"",...isSame?armText(wanted2):arms.flatMap(armText),often,"","### What differs","",`${classWords(divergence)} ${names}.`,"",...differenceText(divergence),
"","### Files","",...filesText(facts),"### Environment","",...facts.environment.map(([name,value])=>`- ${span(name)}: ${span(value)}`),""];return{title:`${line(
server.name)}: diagnostics ${why}${rule}`,body:body.join(`
`)}}function isSameOrder(one,other){return JSON.stringify(one.opened)===JSON.stringify(other.opened)}function armText({name,opened,command}){let shown2=opened.slice(
0,pathsMax).map(line),left=opened.length-shown2.length;return[`${span(name)} opens, in this order:`,"",..._1_fenceOf([...shown2,...left>0?[`(${left} more)`]:[]],
"text"),"",...command===null?[]:["The server's own command in the same order:","",..._1_fenceOf([shellLine(command)],"sh"),""]]}function classWords({classes}){return`${Object.
entries(_4_divergenceClasses).flatMap(([name,{words}])=>{let count=classes[name];return count>0?[`${count} × ${words} (${name})`]:[]}).join(", ")}.`}function timesText(runs){
return _2_plural(runs,"run")}function differenceText({differences}){let shown2=differences.slice(0,differencesMax2).flatMap(({path,wanted:wanted2,got},index)=>[
...path===null||path===differences[index-1]?.path?[]:[line(path)],...wanted2===null?[]:[`- ${line(wanted2)}`],...got===null?[]:[`+ ${line(got)}`]]),left=differences.
length-differencesMax2;return _1_fenceOf([...shown2,...left>0?[`(${left} more)`]:[]],"diff")}function filesText({files,configurationFiles,reduced,arms}){let sources=files.
length-configurationFiles,count=_2_plural(sources,"file"),opened=new Set(arms.flatMap(arm=>arm.opened)),how=reduced===null?`${count}. We did not search for a sm\
aller set.`:reduced.isMinimal?`${count}. Without any one of them, the difference does not occur (we tried ${reduced.tests} sets of files).`:`${count}. We stoppe\
d the search for a smaller set after ${reduced.tests} sets of files.`,texts=[],left=textsLengthMax;for(let[index,{path,text}]of files.slice(0,filesMax).entries()){
let shown2=_2_cut(text,Math.min(fileLengthMax,left));left-=shown2.length;let lines=shown2.replace(/\r?\n$/,"").split(/\r?\n/),notes=[...index<configurationFiles?
["configuration"]:opened.has(path)?[]:["exists, but is not opened"],...shown2.length<text.length?[`cut after ${shown2.length} of ${text.length} characters`]:[],
...text.includes(`\r
`)?["the lines end with CR LF"]:[],...lines.some(one=>sourceLine(one)!==one)?["invisible characters are written as \\u{…}"]:[]],note=notes.length===0?"":` (${notes.
join("; ")})`;texts.push(`${span(path)}${note}:`,"",..._1_fenceOf(lines.map(sourceLine),"text"),"")}let missing=files.slice(filesMax),isWhole=missing.length===0&&
files.every(({text})=>text.length<=fileLengthMax)&&left>0;return[how,...isWhole?[]:["This issue does not show the full text of all files: attach the complete fi\
les."],"",...texts,...missing.length===0?[]:[`${missing.length} more files belong to the set, but this issue does not show them.`,""]]}function span(text){return _1_spanOf(
line(text))}function line(text){return _1_showInvisible(_2_cut(text,lineLengthMax))}var lineLengthMax=1e3;function sourceLine(text){return text.split("	").map(_1_showInvisible).
join("	")}function shellLine(command){return command.map(word=>/^[\w@%+=:,./-]+$/.test(word)?word:`'${line(word).replaceAll("'","'\\''")}'`).join(" ")}async function minimise(items,happens,testsMax){
let known=new Map,tests=0,holds=async indices=>{let key=indices.join(),before=known.get(key);if(before!==void 0)return before;if(tests>=testsMax)throw new BudgetSpent;
tests+=1;let held=await happens(indices.map(index=>items[index]));return known.set(key,held),held},least=[...items.keys()],minimised=outcome=>({items:least.map(
index=>items[index]),tests,outcome});try{if(!await holds(least))return minimised("did-not-happen");let parts=2;for(;least.length>0;){let smaller=await reduce(least,
Math.min(parts,least.length),holds);if(smaller!==void 0)least=smaller.items,parts=smaller.parts;else{if(parts>=least.length)break;parts*=2}}return minimised("mi\
nimal")}catch(error){if(error instanceof BudgetSpent)return minimised("cut");throw error}}var BudgetSpent=class extends Error{};async function reduce(least,parts,holds){
let split=splitInto(least,parts);if(parts>1){for(let part of split)if(await holds(part))return{items:part,parts:2}}for(let part of split){let rest=least.filter(
index=>!part.includes(index));if(await holds(rest))return{items:rest,parts:Math.max(2,parts-1)}}}function splitInto(all,parts){return Array.from({length:parts},
(_,index)=>all.slice(Math.floor(index*all.length/parts),Math.floor((index+1)*all.length/parts)))}async function minimiseFiles(files,happens,testsMax){let there=await minimise(
files,some=>happens(some,some),testsMax),exist=there.items;if(there.outcome!=="minimal")return{exist,opened:exist,tests:there.tests,outcome:there.outcome};let opened=await minimise(
exist,some=>happens(exist,some),testsMax-there.tests);return{exist,opened:opened.items,tests:there.tests+opened.tests,outcome:opened.outcome==="did-not-happen"?
"cut":opened.outcome}}var powerOf=[.2,.1,.05,.02];async function measureDrift(options){let runs=await runAll(options),{first,canonical:canonical2,varied,repeats}=runs,
[canonicalRuns,allRuns]=[summarise(canonical2),summarise([...canonical2,...runs.scheduled])],recorded=options.recorded===null?null:compareFacts(factsOf(options.
recorded),factsOf(first)),judgement=judgeRepeats(judgeRuns(canonical2,canonicalRuns,allRuns,recorded,varied),repeats,recorded),counted=canonical2.length+(recorded===
null||recorded.class==="D9"?0:1),found=suspected(options,judgement,canonicalRuns,allRuns,varied),reproduction=found===void 0?null:await reproduce(options,found);
return{target:options.target,server:{id:options.server.id,version:options.server.version},judgement,recorded,canonical:withRecording(canonicalRuns,recorded),differingAnswer:differingAnswer(
options,runs,recorded,canonicalRuns),runs:withRecording(allRuns,recorded),variations:varied,repeats,against:runs.against,reproduction,issue:found===void 0?null:
issueOf(options,found,reproduction),power:powerOf.map(p=>({p,chance:detectionPower(p,counted)}))}}function withRecording(runs,recorded){return runs.upper95===null||
recorded===null||recorded.class==="D9"?runs:{...runs,upper95:recorded.class==="D0"?upperBound95(runs.runs+1):null}}function differingAnswer({recorded},{first,other},divergence,{
firstDivergence:firstDivergence2}){if(recorded!==null&&divergence!==null){let at2=firstDifferingAnswer(recorded,first,divergence);if(at2!==null)return{wanted:null,
got:1,at:at2}}if(firstDivergence2===null||other===void 0)return null;let at=firstDifferingAnswer(first,other,firstDivergence2.divergence);return at===null?null:
{wanted:1,got:firstDivergence2.run+1,at}}function suspected(options,judgement,canonicalRuns,allRuns,varied){if(judgement==="nondeterministic"){let outcome=canonicalRuns.
outcomes.find(({divergence})=>divergence.decides);if(outcome===void 0)return;let differing=canonicalRuns.runs-(canonicalRuns.outcomes[0]?.runs??0);return{arms:[
canonicalArm,canonicalArm],divergence:outcome.divergence,seen:{runs:differing,of:canonicalRuns.runs,reference:canonicalRuns.runs}}}if(judgement==="order-depende\
nt"){let outcome=allRuns.outcomes.find(({divergence})=>divergence.decides),name=outcome?.schedules[0]?.name,schedule=options.schedules.find(one=>scheduleName(one)===
name);if(outcome===void 0||schedule===void 0)return;let times=({schedules:schedules2})=>schedules2.find(one=>one.name===name)?.runs??0;return{arms:[canonicalArm,
{...canonicalArm,schedule}],divergence:outcome.divergence,seen:{runs:times(outcome),of:allRuns.outcomes.reduce((sum2,one)=>sum2+times(one),0),reference:canonicalRuns.
runs}}}if(judgement!=="environment-dependent")return;let run=varied.find(({divergence})=>divergence.decides),variation=options.variations.find(({name})=>name===
run?.name);if(!(run===void 0||variation===void 0))return{arms:[canonicalArm,{...canonicalArm,variation}],divergence:run.divergence,seen:{runs:1,of:1,reference:canonicalRuns.
runs}}}async function reproduce(options,found){if(options.reduce===null)return null;let{setsMax,runsPerSet}=options.reduce,[wanted2,got]=found.arms,tries=wanted2===
got?runsPerSet:1,last=found.divergence,happens=async(exist2,opened2)=>{options.progress(`reduce to ${exist2.length} files, ${opened2.length} opened`);let observe=async arm=>factsOnly(
await options.observeOnce(armRequest(options,arm,exist2,opened2))),reference=await observe(wanted2);for(let run=0;run<tries;run+=1){let divergence=compareFacts(
reference,await observe(got));if(divergence.class===found.divergence.class)return last=divergence,!0}return!1},{exist,opened,outcome,tests}=await minimiseFiles(
options.program,happens,setsMax);return{arms:[armOf(options,wanted2,opened),armOf(options,got,opened)],exist,outcome,tests,divergence:last}}function armOf(options,arm,opened){
let{schedule,paths,variation}=armRequest(options,arm,null,opened);return{schedule,variation:variation.name,opened:paths}}function issueOf(options,found,reproduction){
let isReduced=reproduction!==null&&reproduction.outcome!=="did-not-happen",divergence=isReduced?reproduction.divergence:found.divergence,differing=new Set(divergence.
differences.map(({path})=>path)),paths=isReduced?reproduction.exist:options.program.filter(path=>differing.has(path)),[wanted2,got]=isReduced?reproduction.arms:
[armOf(options,found.arms[0],options.program),armOf(options,found.arms[1],options.program)];return upstreamIssue({server:options.server,arms:[issueArm(options,wanted2),
issueArm(options,got)],divergence,seen:found.seen,files:[...options.configurationFiles,...paths].flatMap(path=>{let text=options.text(path);return text===null?[]:
[{path,text:withoutSecrets(text)}]}),configurationFiles:options.configurationFiles.length,reduced:isReduced?{isMinimal:reproduction.outcome==="minimal",tests:reproduction.
tests}:null,environment:options.environment})}function withoutSecrets(text){let[first]=_16_scanSecrets(text);return first===void 0?text:`(Lanser left this file \
out, because line ${first.line} matches a secret: ${first.kind})
`}function issueArm(options,{schedule,variation,opened}){return{name:variation===noVariation.name?`${schedule} order`:`${schedule} order, ${variation}`,opened,command:options.
ownCommand?.(opened)??null}}async function runDrift(host,of,request){let{target,server}=request,opened=await open(host,of,target);if(opened.kind==="unavailable")
return opened;let others=new Map,openedFor=async version=>{if(version===null)return opened;let known=others.get(version);if(known!==void 0)return known;let other=await openOther(
host,of,target,server,version);return others.set(version,other),other};await openedFor(request.against);let recorded=target.kind==="trace"?observedIn(target.trace):
null,lookups=target.kind==="trace"?recordedLookups(target.trace):null,session=target.kind==="trace"?target.trace.header.session:"files";return{kind:"report",report:await measureDrift(
{target:request.name,server:{id:server.profile.id,name:server.profile.name,version:server.pin.version},program:target.kind==="trace"?recordedPaths(target.trace):
target.paths,recorded,runs:request.runs,schedules:request.schedules,variations:request.variations,against:request.against,reduce:request.reduce,text:opened.text,
configurationFiles:opened.configurationFiles,ownCommand:server.profile.ownCommand,environment:[["system",`${host.platform} ${host.arch}`],["server",`${server.profile.
name} ${server.pin.version}`],...opened.environment],observeOnce:async({paths,files,variation,version})=>(await openedFor(version)).run({session,paths,files,variation,
lookups:files===null?lookups:null,trace:null}),progress:request.progress})}}async function open(host,of,target){if(target.kind==="commit")return target.snapshot;
let scratch=(0,import_node_path2.join)(of.scratch,"drift");return(0,import_node_fs2.mkdirSync)(scratch),reopenTrace(host,target.trace,of,scratch)}async function openOther(host,of,target,server,version){
let scratch=(0,import_node_path2.join)(of.scratch,`against-${version}`);if((0,import_node_fs2.mkdirSync)(scratch),target.kind==="commit"){let pin=pinOf(of,server,
version),{commit,tree,snapshot}=target,at={commit,tree,project:snapshot.project};return openOn(host,of,{...server,pin,bump:null},at,scratch)}let opened=await reopenTrace(
host,target.trace,of,scratch,version);if(opened.kind==="repeatable")return opened;throw new _1_UserError("unknown-version",opened.message,{hint:opened.advice.join(
" ")})}function pinOf({pins},server,version){let pin=_7_findPin(pins,server.profile.id,version);if(pin!==void 0)return pin;throw new _1_UserError("unknown-versi\
on",`this repository has no pin of ${server.profile.id} ${version}`,{hint:`Pin this version, and commit the pin: lanser pin ${server.profile.id}@${version}`})}_3_init_node_22();
var import_vscode_languageserver_protocol=_4___toESM(_8_require_api2(),1);function contradictionsIn(trace){let{header}=trace,run=recordedRun(trace),found=[],compare=(what,inHeader,where,there)=>{
there==null||there===inHeader||found.push(`the header has ${what} ${shown(inHeader)}, but ${where} has ${shown(there)}`)},{id,version,treeDigest}=header.server,
statements=serverStatements(trace);compare("the server",id,"the recorded run",run.server.id),compare("the server's version",version,"the recorded run",run.server.
version);for(let{where,version:stated}of statements.versions)compare("the server's version",version,where,stated);compare("the digest of the server's files",treeDigest,
"the recorded run",run.server.treeDigest);let digests=Object.values(_7_findPin(_7_shippedPins,id,version)?.treeDigests??{});digests.includes(treeDigest)||compare(
"the digest of the server's files",treeDigest,`the pin of ${id} ${version}`,digests[0]),compare("the side",header.side,"the name of the session",sideOf(header.session)),
compare("the digest of capabilities",header.digests.capabilities,"`initialize`",statements.capabilities);let{dependencies={},packages=null}=run;return header.digests.
dependencies!==void 0&&compare("the digest of packages",header.digests.dependencies,"the recorded run",sha256(canonical([dependencies,packages]))),run.programFiles<
header.program.length&&found.push(`the header lists ${header.program.length} files, but the recorded run had only ${run.programFiles}`),found}function sideOf(session){
return/^(base|head)(?:-again|-alone)?$/u.exec(session)?.[1]}function serverStatements(trace){let versions2=[],capabilities,asked;for(let{k,d,m}of trace.entries()){
if(k!=="frame")continue;let[method,params]=[readMember(m,"method"),readMember(m,"params")];if(d===">"&&method===import_vscode_languageserver_protocol.InitializeRequest.
method)capabilities=sha256(canonical(readMember(params,"capabilities")??null)),asked=readMember(m,"id");else if(d==="<"&&method===import_vscode_languageserver_protocol.
LogMessageNotification.method){let stated=startText.exec(String(readMember(params,"message")))?.[1];stated!==void 0&&versions2.push({where:"the server's log",version:stated})}else if(d===
"<"&&method===void 0&&asked!==void 0&&readMember(m,"id")===asked){let stated=readMember(readMember(readMember(m,"result"),"serverInfo"),"version");typeof stated==
"string"&&versions2.push({where:"the answer to `initialize`",version:stated});break}}return{capabilities,versions:versions2}}var startText=/^\S{1,60} language server (\d\S{0,60}) starting$/u,
shownLengthMax=80;function shown(text){return _2_shorten(text,shownLengthMax)}var recordingDaysMax=30;async function notesOn(trace,repository,recordedBy2,today){
return[...repository===null?[]:await foreignTree(trace,repository),...contradictionsIn(trace).map(message=>({code:"contradicting-header",message})),...recordedBy2===
null?[]:oldRecording(today-recordedBy2)]}function oldRecording(days){return days<=recordingDaysMax?[]:[{code:"old-recording",message:`the recording is at least ${days}\
 days old, and the limit is ${recordingDaysMax}: record it again`}]}async function foreignTree({header:{snapshot}},repository){let{commit,tree}=snapshot;if(tree===
null)return[];let[found]=tree.length===_2_idLengths[repository.objectFormat]?await _0_checkObjects(repository,[tree]):[];if(found?.type!=="tree"){let of=commit===
null?"":` (commit ${_2_shortId(commit)})`,where=(await _1_shallowCommits(repository)).size>0?"is not in this shallow clone. To fetch the rest of the history, ru\
n git fetch --unshallow":"is not in this repository, so no server can repeat the recording. Record the trace again from a commit";return[{code:"foreign-tree",message:`\
the recorded tree ${_2_shortId(tree)}${of} ${where}`}]}let own=commit===null?void 0:await _0_readCommit(repository,commit);return own===void 0||own.tree===tree?
[]:[{code:"contradicting-header",message:`the header has the tree ${_2_shortId(tree)} for commit ${_2_shortId(own.commit)}, but that commit has the tree ${_2_shortId(
own.tree)}`}]}var secondsPerDay=86400;function dayOf(seconds){return Math.floor(seconds/secondsPerDay)}function dayNumber(date){let[year=1970,month=1,day=1]=date.
split("-").map(Number),y=month<=2?year-1:year,era=Math.floor(y/400),yearOfEra=y-era*400,dayOfYear=Math.floor((153*((month+9)%12)+2)/5)+day-1,dayOfEra=yearOfEra*
365+Math.floor(yearOfEra/4)-Math.floor(yearOfEra/100)+dayOfYear;return era*146097+dayOfEra-719468}_3_init_node_22();var shownMax=10;function driftText(report,unknown,reader){
let{server,recorded,variations,against,reproduction,issue}=report;return`${[head(report),report.repeats.length===0?[]:["Lanser repeated the runs that differed:",
...repeated(report)],recorded===null?[]:[`Recording compared with the first run: ${wordsOf(recorded)}`,...differencesOf(recorded),...(recorded.notes??[]).map(note=>`\
  this does not affect the result: ${_0_terminalText(note)}`),...recorded.class==="D9"?elsewhere:[]],report.differingAnswer===null||reader==="kept"?[]:differingAnswer2(
report.differingAnswer),reproduction===null?[]:smallest(reproduction),outcomes(report),volatile(report),variations.length===0?[]:["Variations of the environment\
, compared with the first canonical run:",...variations.flatMap(({name,divergence,notVaried})=>[`  ${name}: ${notVaried.length===0?wordsOf(divergence):`not test\
ed (${notVaried.join("; ")})`}`,...differencesOf(divergence)])],against===null?[]:versions(server.version,against),unknown.length===0?[]:[`Not on the quarantine\
 list (${quarantinePath}):`,...cutTo(suspectLines(unknown),"  ")],issue===null||unknown.length===0?[]:[`--issue FILE writes a report for the maintainers of ${server.
id}: ${_0_terminalText(issue.title)}`]].filter(part=>part.length>0).map(part=>part.join(`
`)).join(`

`)}
`}var elsewhere=["  The recording comes from another environment, so the comparison shows nothing about the server. Use the same","  tree, interpreter and packa\
ges, or record the trace again here and review it: lanser trace refresh TRACE"];function repeated({repeats}){return repeats.map(one=>`  ${_0_terminalText(one.arm)}\
: ${outcomeText(one)}`)}var outcomeWords={named:"confirmed",mixed:"intermittent","seen-once":"not seen again"};function outcomeText({outcome,own,canonical:canonical2,
rate}){let times=({runs,of})=>`${runs} of ${of}`,share=rate===null?`in ${times(own)} repeats, and in ${times(canonical2)} canonical runs`:`in ${times(rate)} run\
s, ${percent(rate.low)} to ${percent(rate.high)} with 95 % confidence`;return`${outcomeWords[outcome]}, ${share}`}function head({target,server,judgement,canonical:canonical2,
runs,power}){let others=runs.runs-canonical2.runs,{upper95}=canonical2,chances=power.map(({p,chance})=>`${percent(chance)} at ${percent(p)}`).join(", ");return[
`${judgement}: ${judgements[judgement].words}`,`  ${_0_terminalName(target)}, ${server.id} ${server.version}`,`  canonical order: ${_2_plural(canonical2.runs,"r\
un")}, ${resultsOf(canonical2,"one result","different results")}`,...others===0?[]:[`  other orders: ${_2_plural(others,"run")}; ${resultsOf(runs,"the same resu\
lt","different results in all")}`],...canonical2.unknown.length===0?[]:[`  no answer in some run: ${_2_plural(canonical2.unknown.length,"file")}, for example ${_0_terminalName(
canonical2.unknown[0]??"")}`],...upper95===null?[]:[`  result, with 95 % confidence: less than ${percent(upper95.exact)} of canonical runs differ`,`  chance to \
detect a flake, by its share of runs: ${chances}`]]}function resultsOf({distinct,outcomes:all},one,different){return distinct===1?one:all.some(({divergence})=>changesReport(
divergence))?`${distinct} ${different}`:`${one}, with ${distinct} different sequences of messages`}function differingAnswer2({wanted:wanted2,got,at}){let first=wanted2===
null?"the recording":`canonical run ${wanted2}`,second=`canonical run ${got}`,where=at.pointer===""?"":`, at ${_0_terminalText(at.pointer)}`;return[`First diffe\
rent answer: entry ${at.entry} of ${first}, entry ${at.entryInB} of ${second}${where}`,`  ${first}: ${_0_terminalText(at.a)}`,...aroundLines(at,"a").map(line2=>`\
    ${_0_terminalText(line2)}`),`  ${second}: ${_0_terminalText(at.b)}`,...aroundLines(at,"b").map(line2=>`    ${_0_terminalText(line2)}`)]}function outcomes({runs}){
return runs.outcomes.length<2?[]:["Different results, each compared with the first:",...runs.outcomes.flatMap(({schedules:schedules2,ended,divergence},index)=>{
let names=schedules2.map(({name,runs:times})=>times===1?name:`${name} × ${times}`),end=ended==="healthy"?"":`; ${_0_terminalText(ended)}`,words=index===0?"":`:\
 ${wordsOf(divergence)}`;return[`  ${index+1}. ${_0_terminalText(cutTo(names,"").join(", "))}${words}${end}`,...index===0?[]:byFile(divergence)]})]}function byFile({
differences}){let files=[...Map.groupBy(differences,({path})=>path)].map(([path,own])=>{let removed=own.filter(({got})=>got===null).length,added=own.filter(({wanted:wanted2})=>wanted2===
null).length,changed=own.length-removed-added,counts=[...removed===0?[]:[`-${removed}`],...added===0?[]:[`+${added}`],...changed===0?[]:[`${changed} changed`]];
return`       ${path===null?"the session":_0_terminalName(path)}: ${counts.join(" ")}`});return cutTo(files,"       ")}function volatile({runs}){if(runs.volatile.
length===0)return[];let lines=runs.volatile.map(({finding,runs:seen2,of})=>`  ${seen2} of ${of} runs: ${_0_terminalName(finding.path)}:${_0_terminalText(rawLine(
finding))}`);return[`Stable in every run: ${_2_plural(runs.core.length,"finding")}. Volatile (only in some runs): ${runs.volatile.length}`,...cutTo(lines,"  ")]}
function versions(from,against){let{version,drift,repeated:repeated2}=against,{failures,total,rules,files,unknown}=drift,failure=failures.before??failures.after;
if(failure!==null)return[`From ${from} to ${version}: not measured, ${_0_terminalText(failure)}`];let[first]=unknown;return[`From ${from} to ${version}: ${countsOf(
total)}`,...repeated2===null||sum(total)===0?[]:[`  each occurs in all ${repeated2.own} repeats of ${version} and in none of ${repeated2.canonical} canonical ru\
ns`],...first===void 0?[]:[`  not compared: ${_2_plural(unknown.length,"file")} without a final answer, for example ${_0_terminalName(first.path)} (${from}: ${first.
before}, ${version}: ${first.after})`],...rules.length===0?[]:["  by rule:"],...cutTo(rules.map(one=>`    ${_0_terminalText(one.code??one.source??"no rule")}: ${countsOf(
one)}`),"    "),...files.length===0?[]:["  by file:"],...cutTo(files.map(one=>`    ${_0_terminalName(one.path)}: ${countsOf(one)}`),"    "),...unsettledLines(against)]}
function unsettledLines({version,unsettled}){if(unsettled.length===0)return[];let lines=unsettled.map(({pair,repeats})=>{let{wanted:wanted2,got}=pair,shown2=[...wanted2===
null?[]:[`- ${_0_terminalText(rawLine(wanted2))}`],...got===null?[]:[`+ ${_0_terminalText(rawLine(got))}`]].join(" ");return`    ${_0_terminalName((wanted2??got).
path)} ${shown2}: ${outcomeText(repeats)}`});return[`  not counted, because ${version} is not clearly the cause:`,...cutTo(lines,"    ")]}function sum({added,removed,
changed}){return added+removed+changed}function countsOf({added,removed,changed}){return`${added} added, ${removed} removed, ${changed} changed`}function smallest({
exist,arms,outcome,tests,divergence}){if(outcome==="did-not-happen")return["The difference did not occur again during the search for fewer files."];let[wanted2,
got]=arms,how=outcome==="minimal"?`each file is necessary; Lanser tried ${_2_plural(tests,"set")} of files`:`the search ended after ${_2_plural(tests,"set")} of\
 files; to search longer, raise --reduce N`,unopened=exist.filter(path=>!wanted2.opened.includes(path)),order=({schedule,variation,opened})=>`  ${schedule}${variation===
"none"?"":`, ${variation}`}: ${opened.map(path=>_0_terminalName(path)).join(" ")}`;return[`Reproduced with ${_2_plural(exist.length,"file")} (${how}), opened in\
 these orders:`,order(wanted2),order(got),...unopened.length===0?[]:[`  also present, but not opened: ${unopened.map(path=>_0_terminalName(path)).join(" ")}`],`\
The results differ: ${wordsOf(divergence)}`,...differencesOf(divergence)]}function wordsOf({class:of,classes}){return of==="D0"?_4_divergenceClasses.D0.words:Object.
entries(classes).filter(([,count])=>count>0).sort(([a],[b])=>_4_divergenceClasses[a].rank-_4_divergenceClasses[b].rank).map(([name,count])=>`${count} × ${_4_divergenceClasses[name].
words} (${name})`).join(", ")}function differencesOf({differences}){let shown2=differences.slice(0,shownMax),lines=shown2.flatMap((one,index)=>[...index>0&&shown2[index-
1]?.path===one.path?[]:[`    ${one.path===null?"the session":_0_terminalName(one.path)}`],...differenceLines(one)]),more=differences.length-shownMax;return more<=
0?lines:[...lines,`    and ${more} more`]}function differenceLines({wanted:wanted2,got}){return[...wanted2===null?[]:[`      - ${_0_terminalText(wanted2)}`],...got===
null?[]:[`      + ${_0_terminalText(got)}`]]}function suspectLines(suspects){return[...Map.groupBy(suspects,({class:of,code})=>JSON.stringify([of,code])).values()].
map(group=>{let{class:of,code,path}=group[0],where=group.length>1?` in ${group.length} files`:path===null?"":` in ${_0_terminalName(path)}`;return`  ${of} ${_4_divergenceClasses[of].
words}${code===null?"":`: ${_0_terminalText(code)}`}${where}`})}function cutTo(lines,indentation){let more=lines.length-shownMax;return more<=0?lines:[...lines.
slice(0,shownMax),`${indentation}and ${more} more`]}function percent(share){return`${Number((share*100).toFixed(1))} %`}function parseDriftFlags(values){return{
runs:wholeNumber(values.runs,"--runs",3,1),setsMax:wholeNumber(values.reduce,"--reduce",40,0),schedules:schedulesOf(values.schedules),variations:variationsOf(values.
vary),against:(values.against??[]).map(_0_parseServer),quarantine:values.quarantine,allowSecrets:values["allow-secrets"]===!0}}var shufflesMax=1e3;function schedulesOf(text){
return(text??"reverse").split(",").map(name=>name.trim()).filter(name=>name!==""&&name!=="canonical").flatMap(name=>{let many=/^shuffles:(\d{1,4})$/u.exec(name)?.[1];
return(many===void 0?[name]:Array.from({length:Math.min(shufflesMax,Number(many))},(_,index)=>`shuffle:${index+1}`)).map(one=>{let schedule=parseSchedule(one);if(schedule!==
void 0)return schedule;throw new _1_UserError("usage",`there is no schedule \`${one}\``,{hint:"Use canonical, reverse, shuffle:SEED or shuffles:N."})})})}function variationsOf(text){
if(text===void 0)return[];let parsed=parseVariations(text);if(parsed.kind==="variations")return parsed.variations;throw new _1_UserError("usage",`there is no va\
riation \`${parsed.name}\``,{hint:parsed.nearest===void 0?`Use ${variationNames.join(", ")}, all or pairs.`:`Did you mean \`${parsed.nearest}\`?`})}function wholeNumber(text,flag,normal,min){
if(text===void 0)return normal;let value=Number(text);if(Number.isSafeInteger(value)&&value>=min&&value<=1e4)return value;throw new _1_UserError("usage",`${flag}\
 must be a whole number from ${min} to 10000, not \`${text}\``)}async function sayRecordingNotes(host,traces){var _stack=[];try{let[first]=traces;if(first===void 0)
return;let repository=_4___using(_stack,await repositoryAround(host,[(0,import_node_path3.dirname)(first.file),host.cwd]),!0),today=dayNumber(host.today()),printed=new Set;
for(let{trace,file,shown:shown2}of traces){let notes=await notesOn(trace,repository.found,await recordedBy(repository.found,file),today);for(let{code,message}of notes){
let text=`${message} (${code})`;printed.has(text)||(printed.add(text),host.stderr.write(`lanser: note: ${_0_terminalText(`${shown2}: ${text}`)}
`))}}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}var fileBytesMax=256*1048576;async function recordedBy(repository,file){
let seconds=repository===null?void 0:await lastCommitted(repository,file,fileBytesMax);return dayOf(seconds??(0,import_node_fs3.statSync)(file).mtimeMs/1e3)}async function repositoryAround(host,folders){
for(let folder of folders)try{let found=await _0_openRepository(host,folder);return{found,[Symbol.asyncDispose]:()=>found[Symbol.asyncDispose]()}}catch(error){if(error.
code!=="ERR_ACCESS_DENIED"&&!(error instanceof _1_UserError))throw error}return{found:null,[Symbol.asyncDispose]:()=>Promise.resolve()}}async function checkDrift(host,request){
var _stack=[];try{let{asking,signal,cacheFolder,repository}=request,progress=text2=>host.stderr.write(`lanser: ${text2}
`),rev=request.target.kind==="commit"?request.target.rev:void 0,bench=_4___using(_stack,await openWorkbench(host,{repository,rev,cacheFolder,signal,progress}),!0),
{target,name}=await targetOf(host,bench,request.target),server=target.kind==="commit"?target.server:{...bench.choose({id:target.trace.header.server.id,version:target.
trace.header.server.version}),settings:recordedRun(target.trace).settings},today=host.today(),known=quarantineOf(host,bench,asking.quarantine),result=await runDrift(
host,bench.context,{name,target,server,runs:asking.runs,schedules:asking.schedules,variations:asking.variations,against:againstOf(asking.against.at(-1),server.profile.
id,server.pin.version),reduce:asking.setsMax===0?null:{setsMax:asking.setsMax,runsPerSet:asking.runs},progress});if(result.kind==="unavailable")return{kind:"una\
vailable",message:result.message,hint:result.advice.join(" ")};let{report}=result,unlisted=notListed(listSuspects(report),known,today),json=driftToV1(report),text=driftText(
report,unlisted,"kept"),issue=unlisted.length===0?null:issueText(report,text),kept=(what,whole,searched)=>{let note=asking.allowSecrets?null:secretNote(what,searched);
return note===null?{kind:"kept",text:whole}:{kind:"withheld",note}};return{kind:"drifted",end:driftResult(report,notListed(equalSuspects(report),known,today).length),
report,differing:issue===null?[]:unlisted,json,text:driftText(report,unlisted,"terminal"),kept:{report:kept("the drift report",json,listTexts(json)),issue:issue===
null?null:kept("the text of the issue",issue,issue),summary:kept("the summary",text,text)},trendLine:trendLine(report,today)}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function driftResult({judgement,recorded,against},unlisted){return judgement===
"inconclusive"?"unmeasured":judgement==="incomparable"?"incomparable":recorded?.class==="D9"?"recorded-elsewhere":judgements[judgement].priority==="P0"&&unlisted>
0?"differs":against!==null&&against.drift.failures.after!==null?"other-version-unmeasured":"fine"}function driftSummary({kept},chart){let{summary}=kept;return`${fenced(
summary.kind==="kept"?summary.text:`${summary.note}
`)}

${chart}`}function issueText(report,text){let{issue,judgement,target}=report;if(issue!==null)return`# ${issue.title}

${issue.body}`;let{words}=judgements[judgement];return isForIssue(report)?`# ${_23_codeSpan(target)}: ${words}

${fenced(text)}
`:null}function fenced(text){return _1_fenceOf(text.trimEnd().split(`
`),"text").join(`
`)}function secretNote(what,text){let[first]=_16_scanSecrets(text);return first===void 0?null:`cannot write ${what}, because it seems to contain a secret (${first.
kind}). Remove the secret from the sources, or add --allow-secrets`}function listTexts(json){let texts=[];return JSON.parse(json,(_,value)=>(typeof value=="stri\
ng"&&texts.push(value,...value.includes("\\")?[_16_withoutEscapes(value)]:[]),value)),texts.join(`
`)}async function targetOf(host,bench,wanted2){let{top}=bench.repository;if(wanted2.kind==="trace"){let file=traceFile(host,top,wanted2.named),trace=loadTrace(file,
wanted2.named);return await sayRecordingNotes(host,[{trace,file,shown:wanted2.named}]),{target:{kind:"trace",trace},name:wanted2.named}}let{files}=wanted2,server=bench.
choose(wanted2.server),snapshot=await bench.open(server,wanted2.root),paths=selectFiles(snapshot,fromTop(host,top,files),file=>(0,import_node_fs3.existsSync)((0,import_node_path3.
join)(top,file))),{id:commit,tree}=bench.commit;return{target:{kind:"commit",snapshot,server,commit,tree,paths},name:files.length===0?`commit ${_2_shortId(commit)}`:
`${files.join(" ")} of ${_2_shortId(commit)}`}}function againstOf(named,server,from){if(named===void 0)return null;let{id,version}=named;if(version!==void 0&&id===
server&&version!==from)return version;let isSame=id===server&&version===from;throw new _1_UserError("usage",isSame?`--against needs another version than ${from}\
, which this run already measures`:`--against needs another version of ${server}`,{hint:isSame?`To measure an old version, use --server ${server}@VERSION.`:`--a\
gainst ${server}@VERSION`})}function quarantineOf(host,{repository:{top},context:{registry}},named){let[file,shown2]=named===void 0?[(0,import_node_path3.join)(
top,quarantinePath),quarantinePath]:[(0,import_node_path3.resolve)(host.cwd,named),named];if(named===void 0&&!(0,import_node_fs3.existsSync)(file))return[];let refuse=(where,message)=>new _1_UserError(
"bad-configuration",`${shown2}${where}: ${message}`),list=readQuarantine(read(file));if(list.kind==="fault")throw refuse(list.line===null?"":`:${list.line}`,list.
message);let at=list.entries.findIndex(({server})=>registry.profiles.every(({id})=>id!==server));if(at>=0)throw refuse("",`entry ${at+1}: there is no server cal\
led ${list.entries[at]?.server}`);return list.entries}function read(file){try{return _2_readFileText(file)}catch(error){throw new _1_UserError("unreadable-file",
`cannot read ${file}`,{cause:error})}}export{checkDrift,driftSummary,judgements,parseDriftFlags,quarantinePath,readTrend,sayRecordingNotes,trendChart,trendText};
