import{createRequire as lanserCreateRequire}from"node:module";import{checkDrift,driftSummary,judgements,parseDriftFlags,quarantinePath,readTrend,sayRecordingNotes,trendChart,trendText}from"./chunks/chunk-SRNK537E.js";import{configuredTraces,fromTop,loadTrace,runFile,shownName,traceFile,tracesFolder}from"./chunks/chunk-IU2MKYCW.js";import{openOn,openWorkbench,selectFiles}from"./chunks/chunk-VSTPFGIU.js";import{askAllAgain,firstDifferingAnswer,observedIn,reopenTrace}from"./chunks/chunk-QRY2NPW7.js";import{aroundLines,firstDivergence,messageChanges}from"./chunks/chunk-KYWAGIIR.js";import{changesReport,compareFacts,noClasses,worstClass}from"./chunks/chunk-CPAKDV3A.js";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunks/chunk-HDULK7MF.js";import{compareVersions,driftOf,versionDrift}from"./chunks/chunk-OKXVMA7X.js";import{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames}from"./chunks/chunk-KRCI6UXB.js";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunks/chunk-C2FZWB5U.js";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunks/chunk-YFGFZHME.js";import{_1_driftFlags}from"./chunks/together-DFB2B447.js";import{_3_writeKept,_3_writeOutput,_3_writeReport,_3_writeSurface}from"./chunks/together-4E900249.js";import{_5_authenticatedUser,_5_comments,_5_createComment,_5_createOrUpdate,_5_done,_5_isBy,_5_listPages,_5_oldestOwn,_5_whyOutdated}from"./chunks/together-D08234C6.js";import{Command,flagWords,parseFlags,require_node_process,withFlags}from"./chunks/chunk-6DWJKVMY.js";import{_16_scanSecrets,_16_secretsIn,_16_withoutEscapes}from"./chunks/together-4E900249.js";import{_6_childEnvironment,_6_compareFiles,_6_environmentVariables,_6_openServerPool,_6_runStages,_6_scratchFolders,_6_toDiagnostics}from"./chunks/together-AECEBE8A.js";import{_0_readKnownServersAt,_0_readServersAt}from"./chunks/together-80818FEF.js";import{_7_filesDigest,_7_optionsOf,_7_placesOfToolchain,_7_placesOn,_7_readSourceText,_7_relativeIn,_7_relativeTo,_7_replaceCancelledFailure,_7_symbolsIn}from"./chunks/together-AECEBE8A.js";import{_8_findServerRoots,_8_rootsIn,_8_treeListing}from"./chunks/together-AECEBE8A.js";import{_17_checkoutsOf,_17_digestInputOfRest,_17_environmentOf,_17_npmPackages,_17_observeFromKept,_17_openWorkspace,_17_recordProbes}from"./chunks/together-4E900249.js";import{_9_createLinkFollower,_9_createLinkResolver,_9_editTree,_9_editsTo,_9_treeNames,_9_writeTree}from"./chunks/together-AECEBE8A.js";import{_18_languageName,_18_needsBeginning}from"./chunks/together-4E900249.js";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./chunks/together-7C31588D.js";import{_19_forbiddenFolders,_19_readyServer}from"./chunks/together-4E900249.js";import{_10_installServer,_10_isInstalled}from"./chunks/together-AECEBE8A.js";import{_1_treeDigest,_1_unchangedFolders}from"./chunks/together-80818FEF.js";import{_20_sandboxHost,_20_sandboxedRequest}from"./chunks/together-4E900249.js";import{_21_headroomBytes,_21_lineText,_21_openTraceFile,_21_readExactly,_21_readLines,_21_traceFromBytes}from"./chunks/together-4E900249.js";import{_11_require_node_buffer}from"./chunks/together-AECEBE8A.js";import{_12_resultOf}from"./chunks/together-AECEBE8A.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./chunks/together-AECEBE8A.js";import{_14_askCanary,_14_askMember,_14_checkCanary,_14_createChannel,_14_explainSilentFile,_14_isRetryable,_14_openCanary,_14_readRange,_14_readReport,_14_sessionFailure}from"./chunks/together-AECEBE8A.js";import{_15_definitionPath,_15_withoutCanary,_15_withoutFiles}from"./chunks/together-AECEBE8A.js";import{_16_parserFor}from"./chunks/together-AECEBE8A.js";import{_7_analysedRun,_7_commitFacts,_7_createApi,_7_differencesOf,_7_driftOutputs,_7_endSwitchedOff,_7_failedPost,_7_fileAt,_7_leastShownSeverity,_7_listAll,_7_listTreeFiles,
_7_mergeBaseOf,_7_nightlyOutputs,_7_octokitSend,_7_outputsOf,_7_planOutputs,_7_policyFromInputs,_7_postCheck,_7_publishesAnyway,_7_pullFacts,_7_pullMessages,_7_pullsOf,
_7_readGateInputs,_7_readNightlyInputs,_7_readPlanInputs,_7_readPublishInputs,_7_readShardInputs,_7_reportLinks,_7_requestFromInputs,_7_runAddress,_7_sameFilesOf,
_7_sayOff,_7_shardOutputs,_7_startAction,_7_temporaryFile,_7_workingFolder,_7_writeOutputs,_7_writeResults,_7_writeSummary}from"./chunks/together-D08234C6.js";import{_8_require_fs,_8_require_os,_8_require_tunnel,_8_require_undici}from"./chunks/together-D08234C6.js";import{_22_isAskedOff,_22_isSwitchedOff,_22_notHeardText,_22_requiresRuns,_22_switchedOff,_22_switchedOffText}from"./chunks/together-4E900249.js";import{_23_codeSpan,_23_commentBody,_23_commentModes,_23_eachActionFile,_23_isCommentWanted,_23_markerIn,_23_postedSurfaces,_23_problemCommand,_23_problemSummary,
_23_reviewBody,_23_reviewCommentsMax,_23_stateIn,_23_stepsInText,_23_surfaces,_23_traceProblemCommand}from"./chunks/together-4E900249.js";import{_1_asRecordedLine,_1_bumpName,_1_bumpResult,_1_bumpsInOrder,_1_causeName,_1_claimsLine,_1_countNotes,_1_decisionsOf,_1_diffOf,_1_diffSigns,_1_editBlocks,
_1_effectFindings,_1_effectsIn,_1_effectsOpenMax,_1_exactPlace,_1_findingsIn,_1_groupByCause,_1_groupByFile,_1_idList,_1_importPathsTo,_1_isPartialReport,_1_isUnchanged,
_1_limitAccounts,_1_limitText,_1_marksOf,_1_messageBlocks,_1_noRewardLine,_1_placeSpan,_1_plain,_1_plainLog,_1_policyParts,_1_reasonAccounts,_1_remarksOn,_1_reportSections,
_1_rewardLine,_1_ruleAddress,_1_said,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideCommits,_1_sideFrame,_1_skippedRoots,_1_stateStyles,_1_styledSpan,
_1_suggested,_1_suggestionDiff,_1_suggestionExcerpts,_1_traceFacts,_1_traceServer,_1_traceState,_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_untouchedFiles,
_1_wayLine,_1_wayTo,_1_whyOf}from"./chunks/together-C0BC2097.js";import{_2_checkedCommit,_2_eventComparison,_2_pullRequestOf,_2_readPayload,_2_refuseUnsafeTrigger,_2_watchRunnerFiles}from"./chunks/together-075EC4A3.js";import{exitCode,isTolerated,toleratedBy}from"./chunks/chunk-D7FWP6H5.js";import{_2_alsoFoundBy,_2_blameText,_2_brokenBy,_2_causeLabel,_2_causeWords,_2_classWords,_2_commitText,_2_inOrder,_2_listedStates,_2_matchWords,_2_placementText,
_2_policyRemarks,_2_replayModeWords,_2_replayStateWords,_2_replayWeightWords,_2_seenWords,_2_sideNames,_2_sourceParts,_2_stateWords,_2_statesInOrder,_2_stepCommit,
_2_unprovenText,_2_verdictWords,_2_waivedBy}from"./chunks/together-C0BC2097.js";import{_3_FILE_HEADERS_ONLY,_3_createTwoFilesPatch,_3_diffArrays}from"./chunks/together-C0BC2097.js";import{_3_isTold,_3_phaseLines,_3_progressTo}from"./chunks/together-075EC4A3.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./chunks/together-E533CDD5.js";import{escapeForOutput}from"./chunks/chunk-BRBTHKCR.js";import{_4_divergenceClassNames,_4_divergenceClasses}from"./chunks/together-C0BC2097.js";import{_0_changedTree,_0_diffTrees,_0_patchedTrees,_0_resolveRevisions}from"./chunks/together-DC295574.js";import{_1_fetchBranch,_1_fetchCommits,_1_fetchTree,_1_linearHistory,_1_listMissingObjects,_1_mergeBase,_1_shallowCommits}from"./chunks/together-DC295574.js";import{_17_checkRules,_17_decidePolicy,_17_deniedPaths,_17_listExtraQueries,_17_namedDependencies,_17_parseSettings}from"./chunks/together-AECEBE8A.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./chunks/together-80818FEF.js";import{_3_pinPath,_3_pinsFolder,_3_printPin,_3_readKnownServers,_3_readOwnServers}from"./chunks/together-80818FEF.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./chunks/together-A6F11452.js";import{_1_openStore,_1_storeBytesMax}from"./chunks/together-E533CDD5.js";import{_24_serializeReport,_24_serializeRun,_24_validateRunV1}from"./chunks/together-4E900249.js";import{_25_globFolder,_25_globName,_25_isOfRun,_25_recordedRuns,_25_reportPathsOf,_25_runTrace,_25_tracesOf}from"./chunks/together-4E900249.js";import{_5_validateReportV1}from"./chunks/together-C0BC2097.js";import{_6_require_equal,_6_require_fast_deep_equal}from"./chunks/together-C0BC2097.js";import{_26_changedSourceToV1,_26_compareChanged,_26_reportToV1,_26_reportingServers,_26_requiredPlaceToV1,_26_shownToV1}from"./chunks/together-4E900249.js";import{_7_escapeKinds}from"./chunks/together-C0BC2097.js";import{_0_replayModes,_0_replayWeight}from"./chunks/together-0AA9D59A.js";import{_8_failsBy,_8_isFailing,_8_isFailure,_8_isInDoubt,_8_isSevere,_8_mayFail}from"./chunks/together-C0BC2097.js";import{_9_causeId,_9_compareCauses,_9_groupCauses}from"./chunks/together-C0BC2097.js";import{_1_isPart,_1_publishedScope,_1_scopeSettings,_1_scopeToV1}from"./chunks/together-0AA9D59A.js";import{_1_markedFolder,_1_markersOf}from"./chunks/together-A6F11452.js";import{_18_explainRefusal,_18_sandboxOf}from"./chunks/together-AECEBE8A.js";import{_4_ownProfile,_4_programFact}from"./chunks/together-80818FEF.js";import{_27_affectsEveryFile,_27_affectsEveryFileByName,_27_isLinkMode}from"./chunks/together-4E900249.js";import{_1_TextGone,_1_canAffectAllFiles,_1_changedNonSources,_1_copyImports,_1_createSources,_1_defaultName,_1_findSourcePackages,_1_isJudgedByContent,_1_isManifest,
_1_reasonsForFullCheck,_1_syntaxLanguageOf,_1_wholeName}from"./chunks/together-F8019BBA.js";import{_19_configPath,_19_configPlace,_19_configV1,_19_configuredScope,_19_defaultConfig,_19_failOnLevels,_19_parseConfig}from"./chunks/together-AECEBE8A.js";import{_2_compareTreeObjects,_2_listTree}from"./chunks/together-A6F11452.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./chunks/together-A6F11452.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./chunks/together-124EAC88.js";import{require_node_events}from"./chunks/chunk-5DRRWTQY.js";import{_5_installerOf,_5_packageCount,_5_unsafePin}from"./chunks/together-80818FEF.js";import{_28_answerTo,_28_answersIn,_28_canSee,_28_canSilence,_28_censusOf,_28_changeFor,_28_checkedFilesOf,_28_checkerFamilyOf,_28_codePathsOf,_28_commandAt,_28_contextFilesOf,
_28_dropFindingsIn,_28_ecosystems,_28_explainSilence,_28_fileEscapes,_28_findInstallFile,_28_graphOf,_28_importedModules,_28_importsBy,_28_installCommand,_28_isNodeModule,
_28_isStubOf,_28_isUnread,_28_listOpenedFiles,_28_listReportedNames,_28_listSilentStatements,_28_listedWith,_28_lookAt,_28_lookedFiles,_28_packageOfSpecifier,_28_packagesOfImport,
_28_pathsOf,_28_planBaseProbe,_28_planCensus,_28_planControlProbe,_28_planLooks,_28_planWidenedProbes,_28_probeName,_28_recordedScope,_28_restrictToScope,_28_scopeOfServer,
_28_seedWord,_28_selectFilesInScope,_28_sizeOf,_28_takenMembers,_28_typesPackage,_28_unassignedNames,_28_uncheckedVerdict,_28_unreadFiles,_28_withinScope}from"./chunks/together-4E900249.js";import{_20_offLimits,_20_pathMatcher,_20_rule,_20_ruleMatcher,_20_rulesTouching,_20_selectRewarded,_20_shadowed,_20_withOriginalSeverities}from"./chunks/together-AECEBE8A.js";import{_10_claimsFolder,_10_compareClaims,_10_falseClaim}from"./chunks/together-C0BC2097.js";import{_0_describeRule,_0_effectText,_0_isOnlyOpinion,_0_judgedToV1,_0_ruleName,_0_selectorText,_0_serverPolicyOf,_0_serverRoles,_0_serversToV1,_0_thresholdOf}from"./chunks/together-DB7F738E.js";import{_29_formatOf,_29_isOwnRange,_29_readDependencyFile,_29_readRequirements}from"./chunks/together-4E900249.js";import{_30_bindingsAround,_30_isDefining}from"./chunks/together-4E900249.js";import{_31_projectText,_31_renamesIn,_31_withOtherNames,_31_withoutRepeats}from"./chunks/together-4E900249.js";import{_11_alignLines,_11_alignLinesAt,_11_alignSequences,_11_isAfter}from"./chunks/together-C0BC2097.js";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunks/chunk-M3MWBLKT.js";import{_1_isPlainLine,_1_isReadable,_1_rangesOverlap,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./chunks/together-DB7F738E.js";import{_1_isOwn,_1_readRequirement}from"./chunks/together-7C31588D.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./chunks/together-7C31588D.js";import{_2_listEntries,_2_listOf,_2_parseJsonDocument,_2_parseYamlDocument,_2_readJsonc,_2_readTextValue,_2_readToml,_2_textLengthMax,_2_textsOf}from"./chunks/together-F8019BBA.js";import{_3_candidatePaths,_3_createGraphCache,_3_createModuleResolver,_3_createPackageResolver,_3_createReachability,_3_enclosingModules,_3_findAliases,_3_importGraph,
_3_importResolver,_3_modulePathsOfUse,_3_withImporters}from"./chunks/together-F8019BBA.js";import{_3_declaredFile,_3_normaliseName,_3_resolvedLockFile,_3_unreadableFile}from"./chunks/together-7C31588D.js";import{_6_archive,_6_archiveFolder}from"./chunks/together-80818FEF.js";import{_4_allEnded}from"./chunks/together-A6F11452.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./chunks/together-80818FEF.js";import{require_node_util}from"./chunks/chunk-WZT7KGKC.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./chunks/together-80818FEF.js";import{_1_killGroup,_1_run}from"./chunks/together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./chunks/together-124EAC88.js";import{_9_require_picomatch}from"./chunks/together-80818FEF.js";import{_3_require_ucs2length}from"./chunks/together-124EAC88.js";import{_5_isDeep,_5_parse}from"./chunks/together-A6F11452.js";import{_4_push}from"./chunks/together-124EAC88.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./chunks/together-A6F11452.js";import{_7_require_dist}from"./chunks/together-A6F11452.js";import{actionsSurroundings,realHost,runAsProcess,surroundingsOf}from"./chunks/chunk-AVIBCAOO.js";import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunks/chunk-3CA5RSRG.js";import{runForExitCode,showProblem}from"./chunks/chunk-CFMNB37X.js";import{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock}from"./chunks/chunk-W375FPNO.js";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunks/chunk-AXFZRQP5.js";import{cacheFolder,ownCacheFolder}from"./chunks/chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./chunks/together-14097DF1.js";import{_0_require_node_child_process}from"./chunks/together-813A2F0B.js";import{ownPackage,version}from"./chunks/chunk-JINZ2JPZ.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./chunks/together-14097DF1.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./chunks/together-FE02C42C.js";import{require_node_module}from"./chunks/chunk-F3QW7Y3Y.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./chunks/together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./chunks/together-4357D8B2.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./chunks/together-FE02C42C.js";import{_0_once}from"./chunks/together-6C2C9A22.js";import{_1_require_node_zlib}from"./chunks/together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunks/chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./chunks/together-813A2F0B.js";import{_0_require_node_path}from"./chunks/together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./chunks/together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./chunks/together-A66B3533.js";import{_2_broken,_2_keyOutliner}from"./chunks/together-FE02C42C.js";import{_2_compact}from"./chunks/together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./chunks/together-A66B3533.js";import{_3_init_node_22}from"./chunks/together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./chunks/together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),
1),import_node_path=_4___toESM(_0_require_node_path(),1);_3_init_node_22();function cutList(parts,between,bytesMax,noun,elsewhere){let text="";for(let[index,part]of parts.
entries()){let left=parts.length-index,next=`${index===0?"":between}${part}`,more=`${between}${_2_plural(left,`more ${noun}`)}: see ${elsewhere}.
`;if(bytesOf(text)+bytesOf(next)+bytesOf(more)>bytesMax)return text+more;text+=next}return text}function bytesOf(text){return encoder.encode(text).length}var encoder=new TextEncoder;
_3_init_node_22();_3_init_node_22();var import_ucs2length=_4___toESM(_3_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateNightV1=validate20,
schema37={type:["string","null"],minLength:1,maxLength:300},schema41={enum:["unmeasured","incomparable","recorded-elsewhere","other-version-unmeasured","unavail\
able","not-found","unknown-server","unknown-version","replay-mismatch","no-result"]},func0=Object.prototype.hasOwnProperty,func80=defaultOf(import_ucs2length.default),
pattern4=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u"),schema36={enum:["D1","D2","D3","D4","D5","D6","D7","D8","D9"]};function validate21(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.path===void 0||!func0.
call(data,"path"))&&(missing0="path")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code"))return validate21.errors=[{instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="server"||key0==="class"||key0==="path"||key0==="code"))return validate21.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.server!==void 0&&func0.call(
data,"server")){let data0=data.server,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func80(data0)>300)return validate21.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/$defs/name/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func80(data0)<1)return validate21.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data1=data.class,_errs5=errors;
if(!(data1==="D1"||data1==="D2"||data1==="D3"||data1==="D4"||data1==="D5"||data1==="D6"||data1==="D7"||data1==="D8"||data1==="D9"))return validate21.errors=[{instancePath:instancePath+
"/class",schemaPath:"#/$defs/class/enum",keyword:"enum",params:{allowedValues:schema36.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data2=data.path,_errs7=errors,_errs8=errors;if(typeof data2!="string"&&
data2!==null)return validate21.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema37.type},message:"\
must be string,null"}],!1;if(errors===_errs8&&typeof data2=="string"){if(func80(data2)>300)return validate21.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func80(data2)<1)return validate21.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"}],!1}var valid0=_errs7===errors}else var valid0=!0;if(valid0)if(data.code!==void 0&&func0.call(data,"code")){let data3=data.code,_errs10=errors,_errs11=errors;
if(typeof data3!="string"&&data3!==null)return validate21.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{
type:schema37.type},message:"must be string,null"}],!1;if(errors===_errs11&&typeof data3=="string"){if(func80(data3)>300)return validate21.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func80(data3)<
1)return validate21.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"}],!1}var valid0=_errs10===errors}else var valid0=!0}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.date===void 0||!func0.call(data,"date"))&&(missing0="date")||
(data.traces===void 0||!func0.call(data,"traces"))&&(missing0="traces")||(data.differing===void 0||!func0.call(data,"differing"))&&(missing0="differing")||(data.
seenOnce===void 0||!func0.call(data,"seenOnce"))&&(missing0="seenOnce")||(data.inconclusive===void 0||!func0.call(data,"inconclusive"))&&(missing0="inconclusive")||
(data.texts===void 0||!func0.call(data,"texts"))&&(missing0="texts"))return validate20.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0===
"date"||key0==="traces"||key0==="differing"||key0==="seenOnce"||key0==="inconclusive"||key0==="texts"))return validate20.errors=[{instancePath,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.night.v1")return validate20.errors=[{instancePath:instancePath+"/schema",
schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.night.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.date!==void 0&&func0.call(data,"date")){let data1=data.date,_errs3=errors;if(errors===_errs3)if(typeof data1=="string"){if(!pattern4.
test(data1))return validate20.errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:\
0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate20.
errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.traces!==void 0&&func0.call(data,"traces")){let data2=data.traces,_errs5=errors,_errs6=errors;if(!(typeof data2=="n\
umber"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate20.errors=[{instancePath:instancePath+"/traces",schemaPath:"#/$defs/number/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate20.
errors=[{instancePath:instancePath+"/traces",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must\
 be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate20.errors=[{instancePath:instancePath+"/traces",schemaPath:"#/$defs/number/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.differing!==void 0&&func0.
call(data,"differing")){let data3=data.differing,_errs8=errors;if(errors===_errs8)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if((data3.
count===void 0||!func0.call(data3,"count"))&&(missing1="count")||(data3.shown===void 0||!func0.call(data3,"shown"))&&(missing1="shown"))return validate20.errors=
[{instancePath:instancePath+"/differing",schemaPath:"#/properties/differing/required",keyword:"required",params:{missingProperty:missing1},message:"must have re\
quired property '"+missing1+"'"}],!1;{let _errs10=errors;for(let key1 of Object.keys(data3))if(!(key1==="count"||key1==="shown"))return validate20.errors=[{instancePath:instancePath+
"/differing",schemaPath:"#/properties/differing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have add\
itional properties"}],!1;if(_errs10===errors){if(data3.count!==void 0&&func0.call(data3,"count")){let data4=data3.count,_errs11=errors,_errs12=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate20.errors=[{instancePath:instancePath+"/differing/count",schemaPath:"#/$defs/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate20.errors=[{instancePath:instancePath+"/differing/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate20.errors=[{instancePath:instancePath+"/differing/count",schemaPath:"#/$defs/\
number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid2=_errs11===errors}else var valid2=!0;if(valid2)if(data3.
shown!==void 0&&func0.call(data3,"shown")){let data5=data3.shown,_errs14=errors;if(errors===_errs14)if(Array.isArray(data5)){if(data5.length>1e3)return validate20.
errors=[{instancePath:instancePath+"/differing/shown",schemaPath:"#/properties/differing/properties/shown/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"}],!1;{var valid4=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){let _errs16=errors;validate21(data5[i0],{instancePath:instancePath+
"/differing/shown/"+i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),
errors=vErrors.length);var valid4=_errs16===errors;if(!valid4)break}}}else return validate20.errors=[{instancePath:instancePath+"/differing/shown",schemaPath:"#\
/properties/differing/properties/shown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs14===errors}else var valid2=!0}}}else
return validate20.errors=[{instancePath:instancePath+"/differing",schemaPath:"#/properties/differing/type",keyword:"type",params:{type:"object"},message:"must b\
e object"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.seenOnce!==void 0&&func0.call(data,"seenOnce")){let data7=data.seenOnce,_errs17=errors,
_errs18=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate20.errors=[{instancePath:instancePath+"/seenOnce",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs18&&typeof data7=="number"&&isFinite(data7)){if(data7>
9007199254740991||isNaN(data7))return validate20.errors=[{instancePath:instancePath+"/seenOnce",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data7<0||isNaN(data7))return validate20.errors=[{instancePath:instancePath+"/seenOnce",
schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs17===errors}else var valid0=!0;
if(valid0){if(data.inconclusive!==void 0&&func0.call(data,"inconclusive")){let data8=data.inconclusive,_errs20=errors;if(errors===_errs20)if(Array.isArray(data8)){
if(data8.length>1e3)return validate20.errors=[{instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var valid6=!0;let len1=data8.length;for(let i1=0;i1<len1;i1++){let data9=data8[i1],_errs22=errors;
if(errors===_errs22)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){let missing2;if((data9.trace===void 0||!func0.call(data9,"trace"))&&(missing2="trac\
e")||(data9.reason===void 0||!func0.call(data9,"reason"))&&(missing2="reason")||(data9.message===void 0||!func0.call(data9,"message"))&&(missing2="message"))return validate20.
errors=[{instancePath:instancePath+"/inconclusive/"+i1,schemaPath:"#/properties/inconclusive/items/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"}],!1;{let _errs24=errors;for(let key2 of Object.keys(data9))if(!(key2==="trace"||key2==="reason"||key2==="m\
essage"))return validate20.errors=[{instancePath:instancePath+"/inconclusive/"+i1,schemaPath:"#/properties/inconclusive/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs24===errors){if(data9.trace!==void 0&&func0.call(
data9,"trace")){let data10=data9.trace,_errs25=errors,_errs26=errors;if(typeof data10!="string"&&data10!==null)return validate20.errors=[{instancePath:instancePath+
"/inconclusive/"+i1+"/trace",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema37.type},message:"must be string,null"}],!1;if(errors===_errs26&&
typeof data10=="string"){if(func80(data10)>300)return validate20.errors=[{instancePath:instancePath+"/inconclusive/"+i1+"/trace",schemaPath:"#/$defs/nullableNam\
e/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func80(data10)<1)return validate20.errors=[{instancePath:instancePath+
"/inconclusive/"+i1+"/trace",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}var valid7=_errs25===errors}else var valid7=!0;if(valid7){if(data9.reason!==void 0&&func0.call(data9,"reason")){let data11=data9.reason,_errs28=errors;if(!(data11===
"unmeasured"||data11==="incomparable"||data11==="recorded-elsewhere"||data11==="other-version-unmeasured"||data11==="unavailable"||data11==="not-found"||data11===
"unknown-server"||data11==="unknown-version"||data11==="replay-mismatch"||data11==="no-result"))return validate20.errors=[{instancePath:instancePath+"/inconclus\
ive/"+i1+"/reason",schemaPath:"#/$defs/reason/enum",keyword:"enum",params:{allowedValues:schema41.enum},message:"must be equal to one of the allowed values"}],!1;
var valid7=_errs28===errors}else var valid7=!0;if(valid7)if(data9.message!==void 0&&func0.call(data9,"message")){let data12=data9.message,_errs30=errors;if(errors===
_errs30)if(typeof data12=="string"){if(func80(data12)>2e3)return validate20.errors=[{instancePath:instancePath+"/inconclusive/"+i1+"/message",schemaPath:"#/prop\
erties/inconclusive/items/properties/message/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return validate20.
errors=[{instancePath:instancePath+"/inconclusive/"+i1+"/message",schemaPath:"#/properties/inconclusive/items/properties/message/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid7=_errs30===errors}else var valid7=!0}}}}else return validate20.errors=[{instancePath:instancePath+"/inconclusiv\
e/"+i1,schemaPath:"#/properties/inconclusive/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs22===errors;if(!valid6)
break}}}else return validate20.errors=[{instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0)if(data.texts!==void 0&&func0.call(data,"texts")){let data13=data.texts,_errs32=errors;
if(errors===_errs32)if(Array.isArray(data13)){if(data13.length>1e3)return validate20.errors=[{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/\
maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var valid10=!0;let len2=data13.length;for(let i2=0;i2<len2;i2++){
let data14=data13[i2],_errs34=errors;if(errors===_errs34)if(data14&&typeof data14=="object"&&!Array.isArray(data14)){let missing3;if((data14.trace===void 0||!func0.
call(data14,"trace"))&&(missing3="trace")||(data14.text===void 0||!func0.call(data14,"text"))&&(missing3="text"))return validate20.errors=[{instancePath:instancePath+
"/texts/"+i2,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"}],!1;{let _errs36=errors;for(let key3 of Object.keys(data14))if(!(key3==="trace"||key3==="text"))return validate20.errors=[{instancePath:instancePath+"/text\
s/"+i2,schemaPath:"#/properties/texts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additio\
nal properties"}],!1;if(_errs36===errors){if(data14.trace!==void 0&&func0.call(data14,"trace")){let data15=data14.trace,_errs37=errors;if(errors===errors)if(typeof data15==
"string"){if(func80(data15)>300)return validate20.errors=[{instancePath:instancePath+"/texts/"+i2+"/trace",schemaPath:"#/$defs/name/maxLength",keyword:"maxLengt\
h",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func80(data15)<1)return validate20.errors=[{instancePath:instancePath+"/texts/"+i2+
"/trace",schemaPath:"#/$defs/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=
[{instancePath:instancePath+"/texts/"+i2+"/trace",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid11=_errs37===
errors}else var valid11=!0;if(valid11)if(data14.text!==void 0&&func0.call(data14,"text")){let _errs40=errors;if(typeof data14.text!="string")return validate20.errors=
[{instancePath:instancePath+"/texts/"+i2+"/text",schemaPath:"#/properties/texts/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var valid11=_errs40===errors}else var valid11=!0}}}else return validate20.errors=[{instancePath:instancePath+"/texts/"+i2,schemaPath:"#/properti\
es/texts/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid10=_errs34===errors;if(!valid10)break}}}else return validate20.
errors=[{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs32===
errors}else var valid0=!0}}}}}}}}else return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate20.errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var inconclusiveReasons={unmeasured:"no run gave \
an answer",incomparable:"the environments of the compared runs differ","recorded-elsewhere":"the recording is from another environment","other-version-unmeasure\
d":"the other version of the server gave no answer",unavailable:"the job's clone does not have the recorded tree","not-found":"the server could not run over the\
 recorded tree","unknown-server":"Lanser does not know the server of the trace","unknown-version":"the repository has no pin of the server's version","replay-mi\
smatch":"the trace is damaged","no-result":"the job ended without a result"},listMax=1e3,messageLengthMax=1e3,textsLengthMax=4e5;function nightOf(date,traces){let all=traces.
flatMap(({differing})=>differing).flatMap(differingOf),distinct=[...new Map(all.map(one=>[nightRuleKey(one),one])).values()].sort(compareDiffering),left=textsLengthMax;
return{schema:"lanser.night.v1",date,traces:traces.length,differing:{count:distinct.length,shown:distinct.slice(0,listMax)},seenOnce:traces.filter(({isSeenOnce})=>isSeenOnce).
length,inconclusive:traces.flatMap(({trace,inconclusive:why})=>why===null?[]:[{trace:nameOf(trace),reason:why.reason,message:_2_shorten(why.message.toWellFormed(),
messageLengthMax)}]).slice(0,listMax),texts:traces.flatMap(({trace,text})=>(left-=text?.length??0,text===null||left<0?[]:[{trace:nameOf(trace),text:text.toWellFormed()}])).
slice(0,listMax)}}function nightWithoutResult(date){let inconclusive=[{trace:null,reason:"no-result",message:""}];return{...nightOf(date,[]),inconclusive}}function differingOf({
server,class:of,path,code}){return of==="D0"?[]:[{server:nameOf(server),class:of,path:nullableName(path),code:nullableName(code)}]}function nightRuleKey({server,
class:of,path,code}){return JSON.stringify([server,of,path,code])}function compareDiffering(a,b){return _4_divergenceClasses[a.class].rank-_4_divergenceClasses[b.
class].rank||compareText(a.server,b.server)||compareNullableText(a.path,b.path)||compareNullableText(a.code,b.code)}function nullableName(text){return text===null||
text===""?null:nameOf(text)}var nameLengthMax=300;function nameOf(text){let name=text.toWellFormed();return name.length<=nameLengthMax?name:`${_2_cut(name,nameLengthMax-
20)}…${_2_shortId(sha256(name))}`}function nightText(night){if(!validateNightV1(night))throw new Error(`no night: ${validateNightV1.errors?.[0]?.message}`);return`${canonical(
night)}
`}function readNight(text){let parsed=parseStrict(text);return parsed.kind==="value"&&validateNightV1(parsed.value)?parsed.value:void 0}var nightName="night.jso\
n",summaryBytesMax=900*1024,issueBytesMax=6e4;async function replayCommittedTraces(step,inputs,signal){_2_refuseUnsafeTrigger(step.where);let folder=_7_workingFolder(
step,inputs),asking=askingOf(inputs),{top,paths}=await committedSessions(step,folder,inputs.traces),trend=inputs.trend===""?void 0:openTrend((0,import_node_path.
resolve)(folder,inputs.trend)),results=_7_temporaryFile(step,"drift");(0,import_node_fs.rmSync)(results,{recursive:!0,force:!0}),_0_makeFolder(results);let common={
asking,cacheFolder:cacheFolder(step,inputs.cache),signal},asked=[];for(let[index,path]of paths.entries()){let place2={top,path,base:(0,import_node_path.join)(results,
fileName(path,index)),trend};asked.push(await ask({...step,cwd:top},place2,common))}let issues=asked.flatMap(({issue})=>issue===null?[]:[issue]),night=nightOf(step.
today(),asked.map(one=>one.night));_3_writeOutput((0,import_node_path.join)(results,nightName),nightText(night),"night");let whole=issues.length===0?"":(0,import_node_path.
join)(results,"issue.md");return whole!==""&&_3_writeOutput(whole,cutList(issues,`
---

`,issueBytesMax,"trace","the job's artifact"),"issue"),_7_writeSummary(step,summaryOf(asked)),_7_writeOutputs(_7_driftOutputs(whole,results)),asked.some(({state})=>state===
"fails")?_1_verdictExitCode.fail:asked.some(({state})=>state==="inconclusive")?_1_verdictExitCode.inconclusive:_1_verdictExitCode.pass}function askingOf({flags:words2}){
let known=Object.keys(_1_driftFlags);for(let[index,word]of words2.entries()){let before=words2[index-1]??"";if(!word.startsWith("-")){if(before.startsWith("--")&&
!before.includes("="))continue;throw new _1_UserError("usage",`\`${word}\` in the input flags belongs to no flag`,{hint:"Lanser splits the input at spaces witho\
ut a shell. Remove quotes, variables and wildcards."})}let name=word.replace(/^-+/u,"").replace(/=.*$/su,"");if(word.startsWith("--")&&known.includes(name))continue;
let near=_2_findNearest(name,known);throw new _1_UserError("usage",`the input flags contains the unknown flag \`${word}\``,{hint:near===void 0?`Use one of --${known.
join(", --")}.`:`Did you mean \`--${near}\`?`})}return parseDriftFlags(parseFlags(words2,_1_driftFlags).values)}async function committedSessions(step,folder,globs){
var _stack=[];try{let repository=_4___using(_stack,await _0_openRepository(step,folder),!0),{top}=repository,head=await _0_resolveRevision(repository,"HEAD");if(head===
void 0)throw new _1_UserError("unknown-revision","the job checked out no commit");let config=await _0_readFileAt(repository,head,_19_configPath,1e5),{traces}=config===
void 0?_19_defaultConfig:_19_parseConfig(config.toString("utf8"),_19_configPath),named=globs.length===0?traces:globs,isTrace=_25_tracesOf({replay:"live",traces:named}),
files=(await _2_listTree(repository,head)).filter(({mode})=>mode.startsWith("100")).flatMap(({path})=>typeof path=="string"&&isTrace(path)?[path]:[]),paths=_25_reportPathsOf(
files).flatMap(([path,...more])=>more.length===0?[path]:[]);if(paths.length>0)return{top,paths:paths.sort(comparePaths)};throw new _1_UserError("not-found",`the\
 commit contains no trace of a session (${named.join(", ")})`,{hint:"Record a trace and commit it: lanser trace record --name NAME"})}catch(_){var _error=_,_hasError=!0}finally{
var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function fileName(path,index){let name=shownTraceName(path.slice(path.lastIndexOf(
"/")+1));return`${index+1}-${name.replaceAll(/[^\w.-]/gu,"-").slice(0,100)}`}var stateOf={"not-found":"inconclusive","unknown-version":"inconclusive","unknown-s\
erver":"inconclusive","replay-mismatch":"fails"};function isShown(code){return Object.hasOwn(stateOf,code)}async function ask(step,place2,common){let{path}=place2;
try{return await askAgain(step,place2,common)}catch(error){if(!(error instanceof _1_UserError)||!isShown(error.code))throw error;return notAsked(step,path,error.
code,error.message,error.hint)}}function notAsked({stdout},path,reason,message,hint){let state=reason==="unavailable"?"inconclusive":stateOf[reason],kind=state===
"fails"?"error":"warning",shown=reason==="unavailable"?`inconclusive: ${message}`:message,withHint=text=>hint===""?text:`${text}. ${hint}`;stdout.write(_23_traceProblemCommand(
kind,path,"Lanser did not replay a committed trace",withHint(shown)));let problem=`${_23_codeSpan(shown)}${hint===""?"":`. What to do: ${_23_codeSpan(hint)}`}`;
return{state,summary:`### ${_23_codeSpan(path)}: not replayed

${problem}
`,issue:null,night:{trace:path,differing:[],isSeenOnce:!1,inconclusive:{reason,message:withHint(message)},text:null}}}var stateAfter={fine:"fine",differs:"fails",
"recorded-elsewhere":"fails",incomparable:"inconclusive",unmeasured:"inconclusive","other-version-unmeasured":"inconclusive"},reasonAfter={fine:null,differs:null,
"recorded-elsewhere":"recorded-elsewhere",incomparable:"incomparable",unmeasured:"unmeasured","other-version-unmeasured":"other-version-unmeasured"};async function askAgain(step,{
top,path,base,trend},common){let{server}=loadTrace((0,import_node_path.join)(top,path),path).header,{asking,cacheFolder:cacheFolder2,signal}=common,found=await checkDrift(
step,{repository:top,target:{kind:"trace",named:path},asking:{...asking,against:asking.against.filter(({id,version:version2})=>version2===void 0||id===server.id)},
cacheFolder:cacheFolder2,signal});if(found.kind==="unavailable")return notAsked(step,path,"unavailable",found.message,found.hint);step.stdout.write(escapeForOutput(
step.where,found.text)),_3_writeKept(step,`${base}.json`,found.kept.report,"drift report");let{issue}=found.kept;issue!==null&&_3_writeKept(step,`${base}.issue.\
md`,issue,"text of the issue");let chart=trend===void 0?"":addTo(trend,found);chart!==""&&step.stdout.write(escapeForOutput(step.where,chart)),found.kept.summary.
kind==="withheld"&&step.stderr.write(`lanser: ${found.kept.summary.note}
`);let state=stateAfter[found.end],{words:words2}=judgements[found.report.judgement];if(state!=="fine"){let kind=state==="fails"?"error":"warning",closer=`Look \
closer: lanser trace drift --trace ${path}`;step.stdout.write(_23_traceProblemCommand(kind,path,`${server.id} ${server.version}, replayed`,`${words2}. ${closer}`))}
let text=issue?.kind==="kept"?issue.text:null,reason=reasonAfter[found.end],summary=driftSummary(found,chart);return _3_writeOutput(`${base}.summary.md`,summary,
"summary"),{state,summary:`### ${_23_codeSpan(path)}: ${words2}

${summary}`,issue:text,night:{trace:path,differing:found.differing,isSeenOnce:found.report.repeats.some(({outcome})=>outcome==="seen-once"),inconclusive:reason===
null?null:{reason,message:whyInconclusive(found)},text}}}function whyInconclusive({report,kept}){if(kept.report.kind==="withheld")return"";let{recorded,canonical:canonical2}=report,
first=recorded?.class==="D9"?recorded.first:null;if(first!==null)return`${first.wanted??""} -> ${first.got??""}`;let ended=canonical2.outcomes[0]?.ended??"";return ended===
"healthy"?"":ended}function summaryOf(asked){let count=state=>asked.filter(one=>one.state===state).length,counts=[`${_2_plural(asked.length,"committed trace")} \
replayed`,...count("fails")===0?[]:[`${count("fails")} with other results`],...count("inconclusive")===0?[]:[`${count("inconclusive")} inconclusive`]],parts=["f\
ails","inconclusive","fine"].flatMap(state=>asked.filter(one=>one.state===state)).map(({summary})=>summary);return`**Lanser drift: ${counts.join(", ")}**

${cutList(parts,`
`,summaryBytesMax,"trace","the log")}`}function openTrend(file){let read=readTrend(openText(file));if(read.kind==="trend")return{file,lines:read.lines};throw new _1_UserError(
"unreadable-file",`the trend ${file}:${read.line}: ${read.message}`,{hint:"Fix the line. Or delete the file, or its cache entry, to start a new trend."})}function openText(file){
try{return _0_prepareFile(file),(0,import_node_fs.appendFileSync)(file,""),_2_readFileText(file)}catch(error){throw new _1_UserError("unreadable-file",`cannot w\
rite the trend ${file}`,{cause:error})}}function addTo({file,lines},{report,trendLine}){(0,import_node_fs.appendFileSync)(file,trendText(trendLine));let own=lines.
filter(({target,server})=>target===report.target&&server===report.server.id);return trendChart([...own,trendLine])}_3_init_node_22();var import_node_path2=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();_3_init_node_22();var import_ucs2length2=_4___toESM(_3_require_ucs2length(),1);function defaultOf2(module){return module.
default??module}var validateNightlyV1=validate202,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser\
/lanser/v0/schemas/nightly.v1.json",type:"object",additionalProperties:!1,required:["schema","since","last","nights","clean","entries"],properties:{schema:{const:"\
lanser.nightly.v1"},since:{$ref:"#/$defs/day"},last:{$ref:"#/$defs/day"},nights:{$ref:"#/$defs/number"},clean:{$ref:"#/$defs/number"},entries:{type:"array",maxItems:1e3,
items:{oneOf:[{type:"object",additionalProperties:!1,required:["kind","server","class","path","code","since","absent"],properties:{kind:{const:"differs"},server:{
$ref:"#/$defs/name"},class:{enum:["D1","D2","D3","D4","D5","D6","D7","D8","D9"]},path:{$ref:"#/$defs/nullableName"},code:{$ref:"#/$defs/nullableName"},since:{$ref:"\
#/$defs/day"},absent:{$ref:"#/$defs/number"}}},{type:"object",additionalProperties:!1,required:["kind","trace","reason","since","absent"],properties:{kind:{const:"\
inconclusive"},trace:{$ref:"#/$defs/nullableName"},reason:{$ref:"#/$defs/reason"},since:{$ref:"#/$defs/day"},absent:{$ref:"#/$defs/number"}}}]}}},$defs:{number:{
type:"integer",minimum:0,maximum:9007199254740991},name:{type:"string",minLength:1,maxLength:300},nullableName:{type:["string","null"],minLength:1,maxLength:300},
reason:{enum:["unmeasured","incomparable","recorded-elsewhere","other-version-unmeasured","unavailable","not-found","unknown-server","unknown-version","replay-m\
ismatch","no-result"]},day:{type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}}},schema372={type:["string","null"],minLength:1,maxLength:300},
schema42={enum:["unmeasured","incomparable","recorded-elsewhere","other-version-unmeasured","unavailable","not-found","unknown-server","unknown-version","replay\
-mismatch","no-result"]},func02=Object.prototype.hasOwnProperty,func81=defaultOf2(import_ucs2length2.default),pattern42=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-\
(?:0[1-9]|[12][0-9]|3[01])$","u");function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func02.call(data,"schema"))&&(missing0="schema")||(data.since===void 0||!func02.
call(data,"since"))&&(missing0="since")||(data.last===void 0||!func02.call(data,"last"))&&(missing0="last")||(data.nights===void 0||!func02.call(data,"nights"))&&
(missing0="nights")||(data.clean===void 0||!func02.call(data,"clean"))&&(missing0="clean")||(data.entries===void 0||!func02.call(data,"entries"))&&(missing0="en\
tries"))return validate202.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="since"||key0==="last"||key0==="nights"||key0==="clean"||
key0==="entries"))return validate202.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func02.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.ni\
ghtly.v1")return validate202.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.ni\
ghtly.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.since!==void 0&&func02.call(data,"since")){
let data1=data.since,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern42.test(data1))return validate202.errors=[{instancePath:instancePath+
"/since",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match patte\
rn "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/since",schemaPath:"#/$defs/day/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.last!==void 0&&func02.
call(data,"last")){let data2=data.last,_errs6=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern42.test(data2))return validate202.errors=[{instancePath:instancePath+
"/last",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match patter\
n "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/last",schemaPath:"#/$defs/day/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.nights!==void 0&&func02.
call(data,"nights")){let data3=data.nights,_errs9=errors,_errs10=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate202.
errors=[{instancePath:instancePath+"/nights",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs10&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate202.errors=[{instancePath:instancePath+"/nights",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate202.
errors=[{instancePath:instancePath+"/nights",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}
var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.clean!==void 0&&func02.call(data,"clean")){let data4=data.clean,_errs12=errors,_errs13=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate202.errors=[{instancePath:instancePath+"/clean",schemaPath:"#/$defs/number/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate202.errors=[{instancePath:instancePath+"/clean",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate202.errors=[{instancePath:instancePath+"/clean",schemaPath:"#/$defs/number/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs12===errors}else var valid0=!0;if(valid0)if(data.entries!==
void 0&&func02.call(data,"entries")){let data5=data.entries,_errs15=errors;if(errors===_errs15)if(Array.isArray(data5)){if(data5.length>1e3)return validate202.errors=
[{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 it\
ems"}],!1;{var valid5=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){let data6=data5[i0],_errs17=errors,_errs18=errors,valid6=!1,passing0=null,_errs19=errors;
if(errors===_errs19)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing1;if((data6.kind===void 0||!func02.call(data6,"kind"))&&(missing1="kind")||
(data6.server===void 0||!func02.call(data6,"server"))&&(missing1="server")||(data6.class===void 0||!func02.call(data6,"class"))&&(missing1="class")||(data6.path===
void 0||!func02.call(data6,"path"))&&(missing1="path")||(data6.code===void 0||!func02.call(data6,"code"))&&(missing1="code")||(data6.since===void 0||!func02.call(
data6,"since"))&&(missing1="since")||(data6.absent===void 0||!func02.call(data6,"absent"))&&(missing1="absent")){let err0={instancePath:instancePath+"/entries/"+
i0,schemaPath:"#/properties/entries/items/oneOf/0/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs21=errors;for(let key1 of Object.keys(data6))if(!(key1==="kind"||key1==="server"||key1===
"class"||key1==="path"||key1==="code"||key1==="since"||key1==="absent")){let err1={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/ite\
ms/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++;break}if(_errs21===errors){if(data6.kind!==void 0&&func02.call(data6,"kind")){let _errs22=errors;if(data6.kind!=="differs"){let err2={
instancePath:instancePath+"/entries/"+i0+"/kind",schemaPath:"#/properties/entries/items/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue:"dif\
fers"},message:"must be equal to constant"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var valid7=_errs22===errors}else var valid7=!0;if(valid7){
if(data6.server!==void 0&&func02.call(data6,"server")){let data8=data6.server,_errs23=errors;if(errors===errors)if(typeof data8=="string"){if(func81(data8)>300){
let err3={instancePath:instancePath+"/entries/"+i0+"/server",schemaPath:"#/$defs/name/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have m\
ore than 300 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else if(func81(data8)<1){let err4={instancePath:instancePath+"/entries/"+i0+
"/server",schemaPath:"#/$defs/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/entries/"+i0+"/server",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var valid7=_errs23===errors}else var valid7=!0;if(valid7){if(data6.class!==
void 0&&func02.call(data6,"class")){let data9=data6.class,_errs26=errors;if(!(data9==="D1"||data9==="D2"||data9==="D3"||data9==="D4"||data9==="D5"||data9==="D6"||
data9==="D7"||data9==="D8"||data9==="D9")){let err6={instancePath:instancePath+"/entries/"+i0+"/class",schemaPath:"#/properties/entries/items/oneOf/0/properties\
/class/enum",keyword:"enum",params:{allowedValues:schema31.properties.entries.items.oneOf[0].properties.class.enum},message:"must be equal to one of the allowed\
 values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var valid7=_errs26===errors}else var valid7=!0;if(valid7){if(data6.path!==void 0&&func02.call(
data6,"path")){let data10=data6.path,_errs27=errors,_errs28=errors;if(typeof data10!="string"&&data10!==null){let err7={instancePath:instancePath+"/entries/"+i0+
"/path",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema372.type},message:"must be string,null"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(errors===_errs28&&typeof data10=="string"){if(func81(data10)>300){let err8={instancePath:instancePath+"/entries/"+i0+"/path",schemaPath:"\
#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}else if(func81(data10)<1){let err9={instancePath:instancePath+"/entries/"+i0+"/path",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}var valid7=_errs27===errors}else
var valid7=!0;if(valid7){if(data6.code!==void 0&&func02.call(data6,"code")){let data11=data6.code,_errs30=errors,_errs31=errors;if(typeof data11!="string"&&data11!==
null){let err10={instancePath:instancePath+"/entries/"+i0+"/code",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema372.type},message:"mu\
st be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(errors===_errs31&&typeof data11=="string"){if(func81(data11)>300){let err11={
instancePath:instancePath+"/entries/"+i0+"/code",schemaPath:"#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more \
than 300 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else if(func81(data11)<1){let err12={instancePath:instancePath+"/entries/"+i0+
"/code",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}var valid7=_errs30===errors}else var valid7=!0;if(valid7){if(data6.since!==void 0&&func02.call(data6,"since")){let data12=data6.
since,_errs33=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern42.test(data12)){let err13={instancePath:instancePath+"/entries/"+i0+"/since",schemaPath:"\
#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-\
9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/entries/"+i0+
"/since",schemaPath:"#/$defs/day/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
var valid7=_errs33===errors}else var valid7=!0;if(valid7)if(data6.absent!==void 0&&func02.call(data6,"absent")){let data13=data6.absent,_errs36=errors,_errs37=errors;
if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13))){let err15={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"#/$defs/\
number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(errors===_errs37&&
typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||isNaN(data13)){let err16={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}else if(data13<0||isNaN(data13)){let err17={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}var valid7=_errs36===errors}else
var valid7=!0}}}}}}}}else{let err18={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/0/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}var _valid0=_errs19===errors;if(_valid0){valid6=!0,passing0=0;var props0=!0}
let _errs39=errors;if(errors===_errs39)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing2;if((data6.kind===void 0||!func02.call(data6,"kind"))&&
(missing2="kind")||(data6.trace===void 0||!func02.call(data6,"trace"))&&(missing2="trace")||(data6.reason===void 0||!func02.call(data6,"reason"))&&(missing2="re\
ason")||(data6.since===void 0||!func02.call(data6,"since"))&&(missing2="since")||(data6.absent===void 0||!func02.call(data6,"absent"))&&(missing2="absent")){let err19={
instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/1/required",keyword:"required",params:{missingProperty:missing2},message:"\
must have required property '"+missing2+"'"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}else{let _errs41=errors;for(let key2 of Object.keys(data6))
if(!(key2==="kind"||key2==="trace"||key2==="reason"||key2==="since"||key2==="absent")){let err20={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/propert\
ies/entries/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++;break}if(_errs41===errors){if(data6.kind!==void 0&&func02.call(data6,"kind")){let _errs42=errors;if(data6.kind!==
"inconclusive"){let err21={instancePath:instancePath+"/entries/"+i0+"/kind",schemaPath:"#/properties/entries/items/oneOf/1/properties/kind/const",keyword:"const",
params:{allowedValue:"inconclusive"},message:"must be equal to constant"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var valid13=_errs42===errors}else
var valid13=!0;if(valid13){if(data6.trace!==void 0&&func02.call(data6,"trace")){let data15=data6.trace,_errs43=errors,_errs44=errors;if(typeof data15!="string"&&
data15!==null){let err22={instancePath:instancePath+"/entries/"+i0+"/trace",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema372.type},message:"\
must be string,null"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(errors===_errs44&&typeof data15=="string"){if(func81(data15)>300){let err23={
instancePath:instancePath+"/entries/"+i0+"/trace",schemaPath:"#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more\
 than 300 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}else if(func81(data15)<1){let err24={instancePath:instancePath+"/entries/"+i0+
"/trace",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err24]:vErrors.push(err24),errors++}}var valid13=_errs43===errors}else var valid13=!0;if(valid13){if(data6.reason!==void 0&&func02.call(data6,"reason")){let data16=data6.
reason,_errs46=errors;if(!(data16==="unmeasured"||data16==="incomparable"||data16==="recorded-elsewhere"||data16==="other-version-unmeasured"||data16==="unavail\
able"||data16==="not-found"||data16==="unknown-server"||data16==="unknown-version"||data16==="replay-mismatch"||data16==="no-result")){let err25={instancePath:instancePath+
"/entries/"+i0+"/reason",schemaPath:"#/$defs/reason/enum",keyword:"enum",params:{allowedValues:schema42.enum},message:"must be equal to one of the allowed value\
s"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid13=_errs46===errors}else var valid13=!0;if(valid13){if(data6.since!==void 0&&func02.call(
data6,"since")){let data17=data6.since,_errs48=errors;if(errors===errors)if(typeof data17=="string"){if(!pattern42.test(data17)){let err26={instancePath:instancePath+
"/entries/"+i0+"/since",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'m\
ust match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={instancePath:instancePath+
"/entries/"+i0+"/since",schemaPath:"#/$defs/day/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err27]:vErrors.push(
err27),errors++}var valid13=_errs48===errors}else var valid13=!0;if(valid13)if(data6.absent!==void 0&&func02.call(data6,"absent")){let data18=data6.absent,_errs51=errors,
_errs52=errors;if(!(typeof data18=="number"&&!(data18%1)&&!isNaN(data18)&&isFinite(data18))){let err28={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(errors===_errs52&&
typeof data18=="number"&&isFinite(data18)){if(data18>9007199254740991||isNaN(data18)){let err29={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err29]:
vErrors.push(err29),errors++}else if(data18<0||isNaN(data18)){let err30={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}var valid13=_errs51===errors}else
var valid13=!0}}}}}}else{let err31={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/1/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}var _valid0=_errs39===errors;if(_valid0&&valid6?(valid6=!1,passing0=
[passing0,1]):_valid0&&(valid6=!0,passing0=1,props0!==!0&&(props0=!0)),valid6)errors=_errs18,vErrors!==null&&(_errs18?vErrors.length=_errs18:vErrors=null);else{
let err32={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must\
 match exactly one schema in oneOf"};return vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++,validate202.errors=vErrors,!1}var valid5=_errs17===errors;
if(!valid5)break}}}else return validate202.errors=[{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"}],!1;var valid0=_errs15===errors}else var valid0=!0}}}}}}}else return validate202.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate202.errors=vErrors,errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function kindOf({differing,inconclusive,seenOnce}){return differing.count>0?"differs":inconclusive.length>0?"inconclusive":seenOnce>0?"seen-once":"clean"}function nextNight(open,night,{
cleanNights}){let tonight=entriesOf(night);if(open===null&&tonight.length===0)return{action:"none",state:null,came:[],went:[]};let before=open?.state??{...firstState,
since:night.date},step=before.last===night.date?0:1,kind=kindOf(night),seen=new Map(tonight.map(one=>[entryKey(one),one])),known=before.entries.map(one=>{if(seen.
has(entryKey(one)))return{...one,absent:0};let counts=one.kind==="inconclusive"||showsAbsence(night);return{...one,absent:one.absent+(counts?step:0)}}),names=new Set(
before.entries.map(entryKey)),came=fitting(known,tonight.filter(one=>!names.has(entryKey(one)))),left=known.filter(({absent})=>absent>=cleanNights),clean=kind===
"clean"?before.clean+step:kind==="differs"?0:before.clean,isOver=kind==="clean"&&clean>=cleanNights,state={schema:"lanser.nightly.v1",since:before.since,last:night.
date,nights:before.nights+step,clean,entries:isOver?[]:[...known.filter(one=>!left.includes(one)),...came]},went=left.flatMap(one=>one.kind==="differs"?[one]:[]);
return{action:actionOf(open!==null,isOver,came.length+went.length),state,came,went}}function showsAbsence({inconclusive,seenOnce,differing}){return inconclusive.
length===0&&seenOnce===0&&differing.count===differing.shown.length}function actionOf(isOpen,isOver,changes){return isOpen?isOver?"close":changes>0?"comment":"up\
date":"open"}var firstState={last:"",nights:0,clean:0,entries:[]};function entriesOf({date,differing,inconclusive}){let all=[...differing.shown.map(one=>({...one,
kind:"differs",since:date,absent:0})),...inconclusive.map(({trace,reason})=>({kind:"inconclusive",trace,reason,since:date,absent:0}))];return[...new Map(all.map(
one=>[entryKey(one),one])).values()]}function entryKey(entry){return entry.kind==="differs"?nightRuleKey(entry):inconclusiveKey(entry)}function inconclusiveKey({
trace,reason}){return JSON.stringify([trace,reason])}var stateLengthMax=2e4,entriesMax=1e3;function fitting(known,came){let lengthOf=one=>encoded(one).length+entryRoom,
left=stateLengthMax-known.reduce((sum,one)=>sum+lengthOf(one),0),places=entriesMax-known.length;return came.filter(one=>(left-=lengthOf(one),places-=1,left>=0&&
places>=0))}var entryRoom=12,[opening,closing]=["<!-- lanser-nightly "," -->"];function stateText(state){if(!validateNightlyV1(state))throw new Error(`no state:\
 ${validateNightlyV1.errors?.[0]?.message}`);return`${opening}${encoded(state)}${closing}`}function encoded(value){return canonical(value).replaceAll(/[^\w "{}[\]:,./\\+-]|-(?=-)/gu,
text=>text.split("").map(asEscape).join(""))}function asEscape(unit){return`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`}var bodyLengthMax=7e4;function readState(body){
if(body.length>bodyLengthMax)return null;let from=body.lastIndexOf(opening),to=body.indexOf(closing,from+opening.length);if(from<0||to<0||to-from>2*stateLengthMax)
return null;let parsed=parseStrict(body.slice(from+opening.length,to));if(parsed.kind==="invalid"||!validateNightlyV1(parsed.value))return null;let state=parsed.
value,entries=[...new Map(state.entries.map(one=>[entryKey(one),one])).values()];return{...state,entries}}var nightlyTitle="Lanser: nightly drift of language se\
rvers";function nightlyIssue(open,night,options){let step=nextNight(open===null?null:{state:readState(open)},night,options),{action,state,came,went}=step;if(state===
null)return{action,body:"",comment:null};let body=bodyOf(state,night,options);if(action==="open"){let texts=textsOf(night,came,commentBytesMax);return{action,body,
comment:texts.length===0?null:join2(texts)}}if(action==="update")return{action,body,comment:null};if(action==="close")return{action,body,comment:`${lastWords(options)}\

`};let parts=[headline(state,night,options),"",...section("New",came,night,options),...section(`Not seen for ${nights(options.cleanNights)}`,went,night,options)],
left=commentBytesMax-new TextEncoder().encode(join2(parts)).length;return{action,body,comment:join2([...parts,...textsOf(night,came,left)])}}function lastWords({
cleanNights,runUrl}){return`${cleanNights===1?"Last night was clean":`The last ${cleanNights} counted nights were clean`}, so Lanser closes this issue. For new \
differences, Lanser opens another issue.${linkOf(runUrl)}`}var rowsBytesMax=14e3,commentBytesMax=62e3,shownLengthMax=300;function bodyOf(state,night,options){let differing=state.
entries.filter(({kind})=>kind==="differs"),inconclusive=state.entries.filter(({kind})=>kind==="inconclusive"),left=night.differing.count-differing.filter(({absent})=>absent===
0).length;return join2(["Every night Lanser sends the requests of the committed traces to the pinned language servers again. If Lanser opens the files in the sa\
me order, the servers must give the same answers.","",headline(state,night,options),"",...section("What differs",differing,night,options),...left>0?[`Last night\
 had ${_2_plural(left,"more difference")}. The run's artifact lists all of them.`,""]:[],...section("Not comparable",inconclusive,night,options),"### What to do",
"",`- To examine a trace, run ${span("lanser trace drift --trace TRACE")}. Each run has the reports of its night in its artifact.`,`- If the new answers are rig\
ht, record the trace again and review the result: ${span("lanser trace refresh TRACE")}`,`- List known, accepted differences in ${span(quarantinePath)}.`,"",`La\
nser rewrites this text every night, so write your notes as comments. Lanser closes the issue after ${_2_plural(options.cleanNights,"clean night")}. A night doe\
s not count if a comparison failed or a difference did not happen again. Each difference restarts the count.`,"",stateText(state)])}function headline(state,night,{
cleanNights,runUrl}){let{differing,inconclusive,seenOnce,traces,date}=night,inPart=`Lanser could not compare ${inconclusive.some(({trace})=>trace===null)?"the t\
races":`${inconclusive.length} of ${_2_plural(traces,"trace")}`}`,counted=`${Math.min(state.clean,cleanNights)} of ${_2_plural(cleanNights,"clean night")}`,words2={
differs:`${_2_plural(differing.count,"difference")}${inconclusive.length===0?"":`; ${inPart}`}`,inconclusive:`inconclusive: ${inPart}`,"seen-once":`${_2_plural(
seenOnce,"trace")} had a difference that did not happen again`,clean:`clean, ${counted}`}[kindOf(night)];return`**${date}: ${words2}.**${linkOf(runUrl)}`}function linkOf(url){
return url===null?"":` [The run](${url})`}function section(title,entries,night,{runUrl}){if(entries.length===0)return[];let messages=new Map(night.inconclusive.
map(one=>[inconclusiveKey(one),one.message])),rows=entries.map(one=>row(one,one.kind==="inconclusive"?messages.get(inconclusiveKey(one)):"")),elsewhere=runUrl===
null?"the run's artifact":"the run";return[`### ${title} (${entries.length})`,"",`- ${cutList(rows,`
- `,rowsBytesMax,"line",elsewhere)}`,""]}function row(entry,message=""){let{since,absent}=entry,gone=absent===0?"":`, absent for ${nights(absent)}`;if(entry.kind===
"differs"){let{class:of,code,path,server}=entry,what2=code===null?"":`: ${span(code)}`,where=path===null?"":` in ${span(path)}`;return`${of} ${_4_divergenceClasses[of].
words}${what2}${where} (${span(server)}), since ${since}${gone}`}let what=entry.trace===null?"All traces":span(entry.trace),detail=message===""?"":`<br>${span(message)}`;
return`${what}: ${inconclusiveReasons[entry.reason]}, since ${since}${gone}${detail}`}function nights(count){return _2_plural(count,"night")}function textsOf({texts},came,bytesMax){
if(texts.length===0||!came.some(({kind})=>kind==="differs"))return[];let parts=texts.map(({trace,text})=>{let lines=text.trimEnd().split(/\r?\n/u).map(sourceLine);
return["Issue for ",span(trace),`:

`,_1_fenceOf(lines,"markdown").join(`
`),`
`].join("")});return["<details><summary>Issues to send to the maintainers of the servers</summary>","",cutList(parts,`
`,bytesMax-200,"text","the run's artifact"),"","</details>"]}function sourceLine(text){return text.split("	").map(_1_showInvisible).join("	")}function span(text){
return _1_spanOf(_1_showInvisible(_2_cut(text.replaceAll(/\r?\n/gu," "),shownLengthMax)))}function join2(lines){return`${lines.join(`
`)}
`}_3_init_node_22();async function findIssue(api,target){let{owner,repo}=target,repository=await api.request("GET /repos/{owner}/{repo}",{owner,repo});if(repository.
kind==="failed")return repository;if(readMember(repository.data,"has_issues")===!1)return{kind:"off"};let self=await _5_authenticatedUser(api);if(self.kind==="f\
ailed")return self;let found=await find(api,target,self);return found.kind==="failed"?found:{kind:"found",issue:found.own,self}}async function find(api,{owner,repo,
title},self){let creator=self.login===null?{}:{creator:self.login},of={owner,repo,state:"open",...creator},listed=await _5_listPages(page=>api.request("GET /rep\
os/{owner}/{repo}/issues",{...of,...page}));if(listed.kind==="failed")return listed;let titled=listed.all.filter(one=>readMember(one,"pull_request")===void 0&&readMember(
one,"title")===title);return _5_oldestOwn(titled,self,{idName:"number",noun:"issue"})}async function openIssue(api,target,self,{body,comment}){let{owner,repo,title}=target,
number,opened=await _5_createOrUpdate(api,()=>find(api,target,self),async({own})=>{if(number=own?.id,own!==null)return _5_done("posted");let answer=await api.once(
"POST /repos/{owner}/{repo}/issues",{owner,repo,title,body});return answer.kind==="ok"&&(number=readMember(answer.data,"number")),answer});return opened.state!==
"posted"||comment===null||typeof number!="number"?opened:beside(await addComment(api,{owner,repo,number},self,comment))}function beside(comment){return comment.
state!=="failed"?{state:"posted",why:null}:{state:"degraded",why:`GitHub refused the comment: ${comment.why}`}}async function keepIssue(api,{owner,repo,number,end},self,{
body,comment}){if(comment!==null){let added=await addComment(api,{owner,repo,number},self,comment);if(added.state==="failed")return added}let closing2=end==="cl\
osed"?{state:"closed",state_reason:"completed"}:{},answer=await api.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}",{owner,repo,issue_number:number,
body,...closing2});return answer.kind==="ok"?{state:"posted",why:null}:_7_failedPost(answer)}function addComment(api,target,self,body){return _5_createOrUpdate(
api,()=>_5_comments(api,target),async({all})=>all.some(one=>isOurs(one,self,body))?_5_done("unchanged"):_5_createComment(api,target,body))}function isOurs(comment,self,body){
let text=readMember(comment,"body");return _5_isBy(comment,self)&&typeof text=="string"&&plain(text)===plain(body)}function plain(text){return text.replaceAll(`\
\r
`,`
`).trimEnd()}var nightBytesMax=4*1024*1024,[cleanNightsUsual,cleanNightsMax]=[7,365];async function keepDriftIssue(step,inputs,signal){let cleanNights=cleanNightsOf(
inputs),{runner}=step.where,night=nightIn(step,(0,import_node_path2.resolve)(runner.workspace??step.cwd,inputs.results)),api=_7_createApi(await _7_octokitSend(inputs.
githubToken,runner.apiUrl),step.clock,signal),target={...runner.repository,title:nightlyTitle},found=await findIssue(api,target),open=found.kind==="found"?found.
issue?.body??null:null,wanted=nightlyIssue(open,night,{cleanNights,runUrl:_7_runAddress(runner)}),posted=await post(api,target,found,wanted);_7_writeOutputs(_7_nightlyOutputs(
found.kind==="found"?wanted.action:"none"));let line=outcomeLine(wanted,posted);step.stdout.write(`${line}
`);let isKept=posted.state==="posted"||posted.state==="unchanged";return _7_writeSummary(step,`${line}

${isKept?"":wanted.body}`),posted.state!=="failed"?_1_verdictExitCode.pass:(step.stdout.write(_23_problemCommand(`cannot update the nightly issue: ${posted.why}`,
"")),_1_verdictExitCode.inconclusive)}async function post(api,target,found,wanted){if(found.kind==="failed")return _7_failedPost(found);if(found.kind==="off")return{
state:"skipped",why:"issues are disabled in this repository"};let{issue,self}=found,{action}=wanted;if(action==="none")return{state:"unchanged",why:null};if(issue===
null)return openIssue(api,target,self,wanted);let{owner,repo}=target,end=action==="close"?"closed":"open";return keepIssue(api,{owner,repo,number:issue.id,end},
self,wanted)}var words={none:"no issue is open, and no issue is needed",open:"a new issue is open",comment:"a new comment in the issue lists the changes",update:"\
the issue is up to date",close:"the issue is now closed"};function outcomeLine({action},{state,why}){let note=why===null?"":` (${_23_codeSpan(why)})`;return state===
"failed"||state==="skipped"?`**Lanser drift: the issue is unchanged**${note}`:`**Lanser drift: ${words[action]}**${note}`}function nightIn(step,folder){let text=_2_readOptional(
(0,import_node_path2.join)(folder,nightName),nightBytesMax);return(text===void 0?void 0:readNight(text))??nightWithoutResult(step.today())}function cleanNightsOf({
cleanNights:text}){let count=text===""?cleanNightsUsual:Number(text);if(/^\d*$/u.test(text)&&count>=1&&count<=cleanNightsMax)return count;throw new _1_UserError(
"bad-configuration",`the input clean-nights must be a number from 1 to ${cleanNightsMax}`)}var runNightly=async(step,signal)=>{let inputs=_7_readNightlyInputs();
return _22_isAskedOff(step)?_7_sayOff(step,{..._7_driftOutputs("",""),..._7_nightlyOutputs("")}):inputs.results===""?replayCommittedTraces(step,inputs,signal):keepDriftIssue(
step,inputs,signal)};await _7_startAction(process,runNightly);
