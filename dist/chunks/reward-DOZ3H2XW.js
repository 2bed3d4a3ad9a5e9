import{createRequire as lanserCreateRequire}from"node:module";import{overlaysIn,textOf}from"./chunk-DA5MHLN7.js";import{comparisonOptions}from"./chunk-PFKTW64N.js";import{_1_requestOf}from"./judge-MYG7YQYV.js";import{rewardAccount,stepAccountOf}from"./chunk-OMJX6DFA.js";import{differing,isOfHead,shownIn,silentIn,stepBetween,walk}from"./chunk-S76NONGL.js";import{_1_readRewards,_1_rewardLines,_1_validateRewardBatchV1,_1_validateRewardV1}from"./together-3673B55D.js";import{_0_rewardBase,_0_stepKinds}from"./together-C22C8F89.js";import{brokenSteps,readForeign,recheck,reportBytesMax,rewardAgain,stepAgain,withDoubt,withStepClaims}from"./chunk-VX7E7FOG.js";import{_1_reportFromV1,_1_shownFromV1}from"./explain-QWGOEIQH.js";import{_3_rewardStepFromV1,_3_rewardStepToV1,_3_stepLists}from"./together-3673B55D.js";import{parseFlags}from"./chunk-WT54M45S.js";import{_4_writeKept,_4_writeOutput,_4_writeReport,_4_writeSurface}from"./together-C22C8F89.js";import{_5_afterEdit,_5_runGate,_5_runRewarded,_5_runShared,_5_runTrajectory,_5_runWalk}from"./together-C22C8F89.js";import{_6_changedSources,_6_endedResult,_6_keepReadings,_6_lookAtUnits,_6_readPolicy,_6_rememberReadings,_6_require_promises,_6_runGate,_6_runShared,_6_unitsOf}from"./together-C22C8F89.js";import{_7_emptyGlobs,_7_hasGlobs,_7_leftOutGlobs}from"./together-C22C8F89.js";import{_0_TextGone,_0_affectedFiles,_0_affectedSteps,_0_allHold,_0_ambientReasons,_0_createSources,_0_handingPackages,_0_importedBy,_0_isManifest,_0_isWhole,_0_languageOf,
_0_othersOf,_0_ownPackages,_0_wholeReasons,_0_withoutText}from"./together-13EC896B.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-W5FMJTJW.js";import{_8_isOfData,_8_otherFiles}from"./together-C22C8F89.js";import{_9_conclude,_9_concludeUnmeasured,_9_differingFiles,_9_isSameVersion,_9_lookAlone,_9_measure,_9_nameKey,_9_packageChanges,_9_relevantTo,_9_unsurePackageOf}from"./together-C22C8F89.js";import{_0_excerptsFrom,_0_excerptsOf,_0_shownCauses}from"./together-0281BBCD.js";import{_0_meaningOf}from"./together-B33AEA57.js";import{_10_absentSide,_10_joinObservations,_10_joinSides,_10_lookupsOf,_10_rootsOf}from"./together-C22C8F89.js";import{_11_compareSides,_11_ignoring}from"./together-C22C8F89.js";import{_12_chainOf,_12_isClaimsFile,_12_parseClaims,_12_readClaims,_12_treeChanges}from"./together-C22C8F89.js";import{_13_askForFixes,_13_changedSourcesOf,_13_configurationDoubts,_13_countedSeverities,_13_gainOf,_13_goneUnderOwn,_13_hasItsChanged,_13_hasItsClaims,_13_hasItsConfiguration,
_13_hasItsSuggestions,_13_isUnproven,_13_judge,_13_judgeClaims,_13_labelGrants,_13_meanOf,_13_planKnown,_13_prV1,_13_prV2,_13_proofsOf,_13_reason,_13_score,_13_scoreChange,
_13_suggestionsOf,_13_trailerGrants,_13_unusedGrants,_13_waive,_13_waiveReasons,_13_withHeadConfiguration,_13_withProof,_13_withoutRivals}from"./together-C22C8F89.js";import{_14_compareObservations,_14_importAt,_14_importStatements,_14_innerModule,_14_likenessFinder,_14_readTexts,_14_sourceOf,_14_tokenize,_14_withoutEnding}from"./together-C22C8F89.js";import{_15_scanSecrets,_15_secretsIn,_15_withoutEscapes}from"./together-C22C8F89.js";import{_1_childEnvironment,_1_differing,_1_inStages,_1_openServerPool,_1_scratchFolders,_1_toDiagnostics,_1_variablesOf}from"./together-B33AEA57.js";import{_0_knownAt,_0_serversAt}from"./together-C5FF26DD.js";import{_2_filesDigest,_2_optionsOf,_2_orCancelled,_2_placesOfToolchain,_2_placesOn,_2_readText,_2_relativeIn,_2_relativeTo,_2_symbolsIn}from"./together-B33AEA57.js";import{_3_checkoutsOf,_3_editTree,_3_editsTo,_3_environmentOf,_3_followingLinks,_3_forbiddenFolders,_3_isInstalled,_3_listingOf,_3_noting,_3_observeFromKept,_3_openWorkspace,
_3_readyServer,_3_restOf,_3_rootsIn,_3_rootsOf,_3_throughLinks,_3_writeTree}from"./together-B33AEA57.js";import{_1_treeDigest,_1_unchangedFolders}from"./together-C5FF26DD.js";import{_0_metadataIn,_0_modulesOf,_0_nameOf,_0_needsAmong,_0_packagesIn,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-BAA0EB32.js";import{_4_languageOf,_4_needsBeginning}from"./together-B33AEA57.js";import{_16_headroomBytes,_16_linesOf,_16_openTraceFile,_16_readExactly,_16_textOf,_16_traceFromBytes}from"./together-C22C8F89.js";import{_5_commandAt,_5_ecosystems,_5_importedModules,_5_installCommand,_5_installerOf,_5_isNodeModule,_5_packageOfSpecifier,_5_packagesOfImport,_5_typesPackage}from"./together-B33AEA57.js";import{_6_parserFor}from"./together-B33AEA57.js";import{_7_BrokenTrace,_7_askNew,_7_askSchedule,_7_atEnd,_7_bytesPerCheckpoint,_7_chainStart,_7_converse,_7_createReadings,_7_createScrubber,_7_decodeFrame,_7_entryKinds,
_7_faultText,_7_fixingProfile,_7_followPlan,_7_forget,_7_hashedText,_7_heardSoFar,_7_isProbesFollow,_7_isWell,_7_lineBytesMax,_7_makeReady,_7_nothingKnown,_7_observe,
_7_openTrace,_7_placeholder,_7_placesOf,_7_portable,_7_probesFollow,_7_readSeekTable,_7_recordOfRounds,_7_recordTransport,_7_refusedObservation,_7_resultOf,_7_scheduleDigest,
_7_sha256Text,_7_shutDown,_7_timeSuffix,_7_traceBytesMax,_7_traceSchema,_7_withTime,_7_zstdMagic}from"./together-B33AEA57.js";import{_8_require_node_buffer}from"./together-B33AEA57.js";import{_9_describedIn,_9_withoutCanary,_9_withoutFiles}from"./together-B33AEA57.js";import{_10_askCanary,_10_askMember,_10_checkCanary,_10_failureOf,_10_isRetryable,_10_openCanary,_10_readRange,_10_readReport,_10_silence}from"./together-B33AEA57.js";import{_17_isAskedOff,_17_isSwitchedOff,_17_notHeardText,_17_requiresRuns,_17_switchedOff,_17_switchedOffText}from"./together-C22C8F89.js";import{_18_codeSpan,_18_commentBody,_18_commentModes,_18_eachActionFile,_18_isCommentWanted,_18_markerIn,_18_postedSurfaces,_18_problemCommand,_18_problemSummary,
_18_reviewBody,_18_reviewCommentsMax,_18_stateIn,_18_stepsInText,_18_surfaces,_18_traceProblemCommand}from"./together-C22C8F89.js";import{_1_adviceOn,_1_alsoFoundBy,_1_blameText,_1_brokenBy,_1_bumpMeaning,_1_bumpName,_1_bumpResult,_1_bumpTables,_1_bumpsInOrder,_1_byFile,_1_causeLabel,_1_causeWords,
_1_claimsLine,_1_classWords,_1_diffOf,_1_editBlocks,_1_effectsOpenMax,_1_escapeCounts,_1_excerptsOf,_1_groupedByCause,_1_isPartial,_1_isUnchanged,_1_limitAccounts,
_1_limitText,_1_listedStates,_1_looksIn,_1_marksOf,_1_matchWords,_1_messageBlocks,_1_newSentence,_1_placeSpan,_1_placementText,_1_plain,_1_plainLog,_1_policyParts,
_1_policyRemarks,_1_reasonAccounts,_1_replayLine,_1_replayModeWords,_1_rewardLine,_1_ruleAddress,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideFrame,
_1_skippedRoots,_1_sourceParts,_1_stateStyles,_1_stateWords,_1_statesInOrder,_1_suggestionDiff,_1_suggestionTitle,_1_traceFacts,_1_traceMeaning,_1_traceServer,_1_traceState,
_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_unprovenText,_1_untouchedFiles,_1_waivedBy,_1_wayLine,_1_waysTo,_1_whyUnchanged}from"./together-0281BBCD.js";import{eachFile,fileFlags,fileSurfaces,surfaceFlags}from"./chunk-WMOTNSRL.js";import{_2_FILE_HEADERS_ONLY,_2_createTwoFilesPatch,_2_diffArrays}from"./together-0281BBCD.js";import{safeIn}from"./chunk-JXAF62P3.js";import{_19_checkedCommit,_19_eventComparison,_19_pullRequestOf,_19_readPayload,_19_refuseUnsafeTrigger,_19_watchRunnerFiles}from"./together-C22C8F89.js";import{_20_isTold,_20_phaseLines,_20_progressTo}from"./together-C22C8F89.js";import{_0_givenSettings,_0_observationCache,_0_oneOf,_0_ownFolders,_0_parseServer}from"./together-486CCF6F.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-KDQK442E.js";import{_3_divergenceClassNames,_3_divergenceClasses}from"./together-0281BBCD.js";import{_1_patchedTrees,_1_resolveRevisions}from"./together-13EC896B.js";import{_2_fetchBranch,_2_haveCommits,_2_haveTree,_2_mergeBase,_2_missingBelow,_2_shallowCommits,_2_straightWay}from"./together-13EC896B.js";import{_11_askedBeside,_11_checkRules,_11_decidePolicy,_11_deniedPaths,_11_namedDependencies,_11_parseSettings}from"./together-B33AEA57.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-C5FF26DD.js";import{_3_knownFrom,_3_pinPath,_3_pinsFolder,_3_printPin,_3_readOwnServers}from"./together-C5FF26DD.js";import{_0_holdsPackages,_0_require_node_stream,_0_snapshotWorkTree,_0_writeTree,_0_writeTreeObjects}from"./together-6E54DA67.js";import{_1_openStore,_1_storeBytesMax}from"./together-486CCF6F.js";import{_21_serializeReport,_21_serializeRun,_21_validateRunV1}from"./together-C22C8F89.js";import{_22_folderOf,_22_isOfRun,_22_nameOf,_22_recordedRuns,_22_reportPathsOf,_22_runTrace,_22_tracesOf}from"./together-C22C8F89.js";import{_4_escapeKinds,_4_validateReportV1}from"./together-0281BBCD.js";import{_5_require_equal,_5_require_fast_deep_equal}from"./together-0281BBCD.js";import{_1_markedFolder,_1_markersOf}from"./together-6E54DA67.js";import{_6_replayModes,_6_replayWeight}from"./together-0281BBCD.js";import{_7_failsBy,_7_isFailing,_7_isFailure,_7_isInDoubt,_7_isSevere,_7_mayFail}from"./together-0281BBCD.js";import{_23_changedSourceToV1,_23_compareChanged,_23_reportToV1,_23_requiredPlaceToV1,_23_saidBy,_23_shownToV1}from"./together-C22C8F89.js";import{_8_causeId,_8_causesOf,_8_compareCauses}from"./together-0281BBCD.js";import{_9_isPart,_9_scopeOf,_9_scopeSettings,_9_scopeToV1}from"./together-0281BBCD.js";import{_12_sandboxOf,_12_whyRefused}from"./together-B33AEA57.js";import{_4_ownProfile,_4_programFact}from"./together-C5FF26DD.js";import{_13_leadsElsewhere,_13_mattersToAll}from"./together-B33AEA57.js";import{_5_installerOf as _5_installerOf2,_5_packageCount,_5_unsafePin}from"./together-C5FF26DD.js";import{_2_differing,_2_listTree}from"./together-6E54DA67.js";import{_3_badName,_3_foldedName,_3_recordsOf,_3_showPath,_3_splitAtNul,_3_treePath,_3_unportableName}from"./together-6E54DA67.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_entriesIn,_0_failed,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_readBlob,
_0_readCommit,_0_readFileAt,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode,_0_typeOf}from"./together-6B399DDD.js";import{_14_configPath,_14_configV1,_14_defaultConfig,_14_failOnLevels,_14_parseConfig,_14_placeIn,_14_scopeIn}from"./together-B33AEA57.js";import{_15_aboutScope,_15_answerTo,_15_answersIn,_15_baseLook,_15_besideOn,_15_canSee,_15_canSilence,_15_censusOf,_15_changeFor,_15_checkersOf,_15_codePathsOf,_15_controlLook,
_15_explanations,_15_fileEscapes,_15_foundWithout,_15_graphOf,_15_heardIn,_15_importsBy,_15_isUnread,_15_listedWith,_15_lookAt,_15_lookedFiles,_15_lookedOf,_15_openedIn,
_15_pathsOf,_15_planCensus,_15_planLooks,_15_probeName,_15_recordedScope,_15_scopeFor,_15_scopeIn,_15_seedWord,_15_shadows,_15_silentIn,_15_sizeOf,_15_takenMembers,
_15_unassignedNames,_15_unlooked,_15_unreadFiles,_15_widenedAsks,_15_withinScope}from"./together-B33AEA57.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-TMCZLDG2.js";import{_16_alignLines,_16_alignLinesAt,_16_alignSequences,_16_bindingsAround,_16_formatOf,_16_isAfter,_16_isDefining,_16_isOwnRange,_16_readDependencyFile,_16_readRequirements}from"./together-B33AEA57.js";import{_17_projectText,_17_renamesIn}from"./together-B33AEA57.js";import{_6_archive,_6_archiveFolder}from"./together-C5FF26DD.js";import{_1_aliasesIn,_1_declared,_1_entriesOf,_1_graphsOfWalk,_1_importGraph,_1_importResolver,_1_importersOf,_1_isOwn,_1_listOf,_1_moduleResolver,_1_modulesAround,
_1_normaliseName,_1_packageResolver,_1_placesOfSpecifier,_1_placesOfUse,_1_reachability,_1_readJson,_1_readJsonc,_1_readRequirement,_1_readToml,_1_readYaml,_1_resolved,
_1_textLengthMax,_1_textOf,_1_textsOf,_1_unreadable}from"./together-BAA0EB32.js";import{_4_allEnded}from"./together-6E54DA67.js";import{_18_asSaid,_18_offLimits,_18_pathMatcher,_18_rewarded,_18_rule,_18_ruleMatcher,_18_shadowed,_18_touching}from"./together-B33AEA57.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-BAA0EB32.js";import{_0_claimsFolder,_0_compareClaims,_0_falseClaim}from"./together-290787E9.js";import{_1_isPlain,_1_isReadable,_1_overlaps,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./together-290787E9.js";import{_2_effectText,_2_isOnlyOpinion,_2_judgedToV1,_2_policyOf,_2_ruleAt,_2_ruleName,_2_selectorText,_2_serverRoles,_2_serversToV1,_2_thresholdOf}from"./together-290787E9.js";import{_7_and,_7_brokenOff,_7_capableMethods,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,_7_count,_7_definitionLengthMax,
_7_diskFailure,_7_documentAt,_7_emptyFacts,_7_failed,_7_failedRun,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_frameworkOf,_7_goModule,_7_inMode,
_7_insideOf,_7_installLine,_7_interpreterOf,_7_isCapable,_7_isPlace,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_machine,_7_matcherOf,_7_mayName,_7_meantDigest,_7_meantVersion,
_7_modeOf,_7_namedBy,_7_noProgressOpen,_7_noToolchain,_7_noteChanged,_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,
_7_parseConfiguration,_7_parseOwnServer,_7_placedJson,_7_positionEncoding,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,
_7_questionCapabilities,_7_questionEncoding,_7_readSarif,_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,
_7_shapeOf,_7_shippedPins,_7_sourcesOf,_7_takePublication,_7_takeStatus,_7_texts,_7_toolchainPath,_7_uvWorkspace,_7_wantedDigest,_7_wantsOpenAndClose,_7_wantsSaves,
_7_wheel,_7_withAdditions,_7_withoutSettings,_7_workspaceMembers,_7_wrongCapabilities}from"./together-C5FF26DD.js";import{_3_ancestry,_3_chainAt,_3_createParser,_3_dottedName,_3_fieldOf,_3_importSpecs,_3_importedIn,_3_importsIn,_3_includesIn,_3_isData,_3_isInSpans,_3_isPartial,
_3_isScript,_3_isSound,_3_keyAt,_3_namedDefinitions,_3_nodeAt,_3_offsetOf,_3_packageName,_3_pythonImports,_3_read,_3_readLengthMax,_3_symbolAt,_3_syntaxLanguage,
_3_writtenModule}from"./together-BAA0EB32.js";import{_5_require_node_zlib}from"./together-6E54DA67.js";import{_6_isDeep,_6_once,_6_parse}from"./together-6E54DA67.js";import{_1_killGroup,_1_run}from"./together-6B399DDD.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_8_require_picomatch}from"./together-C5FF26DD.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{_3_push}from"./together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_4_require_ucs2length}from"./together-6B399DDD.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_7_applyEdits,_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_modify,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-6E54DA67.js";import{_8_require_dist}from"./together-6E54DA67.js";import{_4_broken,_4_keyOutliner}from"./together-BAA0EB32.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./together-2732F44B.js";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./together-2732F44B.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DA7E1186.js";import{_0_require_node_child_process}from"./together-94D9BF94.js";import{ownPackage,version}from"./chunk-CPTTKKVM.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./together-94D9BF94.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-DA7E1186.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./together-94D9BF94.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path4=_4___toESM(require_node_path(),1);_3_init_node_22();
var import_node_path=_4___toESM(require_node_path(),1);_3_init_node_22();function replayedToV1(results){let equal=results.every(({state})=>state!=="different");
return`${_1_canonical(_1_wellFormed({schema:"lanser.reward-replay.v1",equal,results}))}
`}function sweptToV1(rows){return`${_1_canonical(_1_wellFormed({schema:"lanser.reward-sweep.v1",rows}))}
`}_3_init_node_22();function replayedText(results){return`${results.flatMap(one=>{let{state,basis,why,differences}=one,name=placeText(one);if(why!==null)return[
`${stateWords[state]}: ${name}: ${_0_terminalText(why)}`];let values=`pr-v1 ${amount(one["pr-v1"].recomputed)}, pr-v2 ${amount(one["pr-v2"].recomputed)}`,from=basis===
"counts"?", from the counts of an older report":"",wrong=["pr-v1","pr-v2"].flatMap(version2=>{let{stored,recomputed}=one[version2];return stored===recomputed?[]:
[`  ${version2} is stored as ${amount(stored)}, and comes to ${amount(recomputed)}`]});return[`${stateWords[state]}: ${name}: ${values}${from}`,...wrong,...differences.
map(difference=>`  ${_0_terminalText(difference)}`)]}).join(`
`)}
`}var stateWords={equal:"equal",different:"different",unscored:"not scored",unknown:"not to be computed"};function sweptText(rows){return[...Map.groupBy(rows,underText)].
map(([under,some])=>{let cells=some.map(row=>[amount(row["pr-v1"]),amount(row["pr-v2"])]),widths=[0,1].map(at=>cells.reduce((most,row)=>Math.max(most,(row[at]??
"").length),5)),lineOf=(values,rest)=>`  ${values.map((value,at)=>value.padStart(widths[at]??0)).join("  ")}  ${rest}`;return[under,lineOf(["pr-v1","pr-v2"],"of"),
...some.map((row,at)=>{let why=row.why===null?"":`: ${_0_terminalText(row.why)}`;return lineOf(cells[at]??[],`${placeText(row)}${why}`)}),""].join(`
`)}).join(`
`)}function sweptCsv(rows){let head=["file","trajectory","step","commit","alpha","beta","gamma","threshold","pr-v1","pr-v2","why"],lines=rows.map(({file,trajectory,
step,commit,weights,threshold,why,...row})=>[file,...[trajectory,step,commit,weights?.alpha,weights?.beta,weights?.gamma,threshold].map(cell),...[row["pr-v1"],row["\
pr-v2"],why].map(cell)].map(quoted));return[head,...lines].map(line=>`${line.join(",")}\r
`).join("")}function cell(value){return value==null?"":String(value)}function quoted(value){let text=/^[=+\-@]/u.test(value)&&!Number.isFinite(Number(value))?`'${value}`:
value;return/[",\r\n]/u.test(text)?`"${text.replaceAll('"','""')}"`:text}function underText({weights,threshold}){return`${weights===null?"the recorded weights":
`weights ${weights.alpha}, ${weights.beta}, ${weights.gamma}`}, ${threshold===null?"the recorded threshold":`threshold ${threshold}`}`}function placeText({file,
trajectory,step,commit}){let of=commit===null?"not committed":`commit ${_2_shortId(commit)}`;return[_0_terminalName(file),...trajectory===void 0?[]:[`${_0_terminalName(
trajectory)}${step===null?"":","}`],...step===null?[]:[`step ${step}, ${of}`]].join(" ")}function amount(value){return value===null?"none":value>0?`+${value}`:String(
value)}_3_init_node_22();var import_ucs2length=_4___toESM(_4_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateRewardReplayV1=validate20,
func0=Object.prototype.hasOwnProperty,schema32={type:"object",additionalProperties:!1,required:["file","step","commit","state","basis","why","pr-v1","pr-v2","di\
fferences"],properties:{file:{type:"string",minLength:1},trajectory:{type:"string",minLength:1},step:{oneOf:[{type:"integer",minimum:1},{type:"null"}]},commit:{
oneOf:[{type:"string",pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},{type:"null"}]},state:{enum:["equal","different","unscored","unknown"]},basis:{enum:["findings","\
counts",null]},why:{type:["string","null"]},"pr-v1":{$ref:"#/$defs/pair"},"pr-v2":{$ref:"#/$defs/pair"},differences:{type:"array",items:{type:"string",minLength:1}}}},
schema33={type:"object",additionalProperties:!1,required:["stored","recomputed"],properties:{stored:{type:["number","null"]},recomputed:{type:["number","null"]}}},
func77=defaultOf(import_ucs2length.default),pattern4=new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$","u");function validate21(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.file===void 0||!func0.call(data,"\
file"))&&(missing0="file")||(data.step===void 0||!func0.call(data,"step"))&&(missing0="step")||(data.commit===void 0||!func0.call(data,"commit"))&&(missing0="co\
mmit")||(data.state===void 0||!func0.call(data,"state"))&&(missing0="state")||(data.basis===void 0||!func0.call(data,"basis"))&&(missing0="basis")||(data.why===
void 0||!func0.call(data,"why"))&&(missing0="why")||(data["pr-v1"]===void 0||!func0.call(data,"pr-v1"))&&(missing0="pr-v1")||(data["pr-v2"]===void 0||!func0.call(
data,"pr-v2"))&&(missing0="pr-v2")||(data.differences===void 0||!func0.call(data,"differences"))&&(missing0="differences"))return validate21.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema32.properties,key0))return validate21.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.file!==void 0&&func0.call(data,"file")){let data0=data.file,
_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(func77(data0)<1)return validate21.errors=[{instancePath:instancePath+"/file",schemaPath:"#/proper\
ties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+
"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.trajectory!==void 0&&func0.call(data,"trajectory")){let data1=data.trajectory,_errs4=errors;if(errors===_errs4)if(typeof data1=="string"){if(func77(data1)<
1)return validate21.errors=[{instancePath:instancePath+"/trajectory",schemaPath:"#/properties/trajectory/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/trajectory",schemaPath:"#/properties/trajectory/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.step!==void 0&&func0.call(data,"step")){
let data2=data.step,_errs6=errors,_errs7=errors,valid1=!1,passing0=null,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){
let err0={instancePath:instancePath+"/step",schemaPath:"#/properties/step/oneOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)&&(data2<1||isNaN(data2))){let err1={instancePath:instancePath+
"/step",schemaPath:"#/properties/step/oneOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}var _valid0=_errs8===errors;_valid0&&(valid1=!0,passing0=0);let _errs10=errors;if(data2!==null){let err2={instancePath:instancePath+
"/step",schemaPath:"#/properties/step/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs10===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs7,vErrors!==null&&
(_errs7?vErrors.length=_errs7:vErrors=null);else{let err3={instancePath:instancePath+"/step",schemaPath:"#/properties/step/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate21.errors=vErrors,!1}var valid0=_errs6===
errors}else var valid0=!0;if(valid0){if(data.commit!==void 0&&func0.call(data,"commit")){let data3=data.commit,_errs12=errors,_errs13=errors,valid2=!1,passing1=null,
_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(!pattern4.test(data3)){let err4={instancePath:instancePath+"/commit",schemaPath:"#/properties/c\
ommit/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs14===errors;_valid1&&(valid2=!0,passing1=
0);let _errs16=errors;if(data3!==null){let err6={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs16===errors;if(_valid1&&valid2?(valid2=!1,passing1=[passing1,
1]):_valid1&&(valid2=!0,passing1=1),valid2)errors=_errs13,vErrors!==null&&(_errs13?vErrors.length=_errs13:vErrors=null);else{let err7={instancePath:instancePath+
"/commit",schemaPath:"#/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++,validate21.errors=vErrors,!1}var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.state!==void 0&&func0.
call(data,"state")){let data4=data.state,_errs18=errors;if(!(data4==="equal"||data4==="different"||data4==="unscored"||data4==="unknown"))return validate21.errors=
[{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:schema32.properties.state.enum},message:"must be \
equal to one of the allowed values"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.basis!==void 0&&func0.call(data,"basis")){let data5=data.
basis,_errs19=errors;if(!(data5==="findings"||data5==="counts"||data5===null))return validate21.errors=[{instancePath:instancePath+"/basis",schemaPath:"#/proper\
ties/basis/enum",keyword:"enum",params:{allowedValues:schema32.properties.basis.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs19===
errors}else var valid0=!0;if(valid0){if(data.why!==void 0&&func0.call(data,"why")){let data6=data.why,_errs20=errors;if(typeof data6!="string"&&data6!==null)return validate21.
errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:schema32.properties.why.type},message:"must be string,n\
ull"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0){if(data["pr-v1"]!==void 0&&func0.call(data,"pr-v1")){let data7=data["pr-v1"],_errs22=errors;
if(errors===errors)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if((data7.stored===void 0||!func0.call(data7,"stored"))&&(missing1="sto\
red")||(data7.recomputed===void 0||!func0.call(data7,"recomputed"))&&(missing1="recomputed"))return validate21.errors=[{instancePath:instancePath+"/pr-v1",schemaPath:"\
#/$defs/pair/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs25=errors;for(let key1 of Object.
keys(data7))if(!(key1==="stored"||key1==="recomputed"))return validate21.errors=[{instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/pair/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs25===errors){if(data7.stored!==void 0&&
func0.call(data7,"stored")){let data8=data7.stored,_errs26=errors;if(!(typeof data8=="number"&&isFinite(data8))&&data8!==null)return validate21.errors=[{instancePath:instancePath+
"/pr-v1/stored",schemaPath:"#/$defs/pair/properties/stored/type",keyword:"type",params:{type:schema33.properties.stored.type},message:"must be number,null"}],!1;
var valid4=_errs26===errors}else var valid4=!0;if(valid4)if(data7.recomputed!==void 0&&func0.call(data7,"recomputed")){let data9=data7.recomputed,_errs28=errors;
if(!(typeof data9=="number"&&isFinite(data9))&&data9!==null)return validate21.errors=[{instancePath:instancePath+"/pr-v1/recomputed",schemaPath:"#/$defs/pair/pr\
operties/recomputed/type",keyword:"type",params:{type:schema33.properties.recomputed.type},message:"must be number,null"}],!1;var valid4=_errs28===errors}else var valid4=!0}}}else
return validate21.errors=[{instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/pair/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data["pr-v2"]!==void 0&&func0.call(data,"pr-v2")){let data10=data["pr-v2"],_errs30=errors;if(errors===
errors)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing2;if((data10.stored===void 0||!func0.call(data10,"stored"))&&(missing2="stored")||
(data10.recomputed===void 0||!func0.call(data10,"recomputed"))&&(missing2="recomputed"))return validate21.errors=[{instancePath:instancePath+"/pr-v2",schemaPath:"\
#/$defs/pair/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs33=errors;for(let key2 of Object.
keys(data10))if(!(key2==="stored"||key2==="recomputed"))return validate21.errors=[{instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/pair/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs33===errors){if(data10.stored!==
void 0&&func0.call(data10,"stored")){let data11=data10.stored,_errs34=errors;if(!(typeof data11=="number"&&isFinite(data11))&&data11!==null)return validate21.errors=
[{instancePath:instancePath+"/pr-v2/stored",schemaPath:"#/$defs/pair/properties/stored/type",keyword:"type",params:{type:schema33.properties.stored.type},message:"\
must be number,null"}],!1;var valid6=_errs34===errors}else var valid6=!0;if(valid6)if(data10.recomputed!==void 0&&func0.call(data10,"recomputed")){let data12=data10.
recomputed,_errs36=errors;if(!(typeof data12=="number"&&isFinite(data12))&&data12!==null)return validate21.errors=[{instancePath:instancePath+"/pr-v2/recomputed",
schemaPath:"#/$defs/pair/properties/recomputed/type",keyword:"type",params:{type:schema33.properties.recomputed.type},message:"must be number,null"}],!1;var valid6=_errs36===
errors}else var valid6=!0}}}else return validate21.errors=[{instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/pair/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1;var valid0=_errs30===errors}else var valid0=!0;if(valid0)if(data.differences!==void 0&&func0.call(data,"differences")){let data13=data.
differences,_errs38=errors;if(errors===_errs38)if(Array.isArray(data13)){var valid7=!0;let len0=data13.length;for(let i0=0;i0<len0;i0++){let data14=data13[i0],_errs40=errors;
if(errors===_errs40)if(typeof data14=="string"){if(func77(data14)<1)return validate21.errors=[{instancePath:instancePath+"/differences/"+i0,schemaPath:"#/proper\
ties/differences/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+
"/differences/"+i0,schemaPath:"#/properties/differences/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs40===errors;
if(!valid7)break}}else return validate21.errors=[{instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs38===errors}else var valid0=!0}}}}}}}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.equal===void 0||!func0.call(data,"equal"))&&(missing0="equ\
al")||(data.results===void 0||!func0.call(data,"results"))&&(missing0="results"))return validate20.errors=[{instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"schema"||key0==="equal"||key0==="results"))return validate20.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="l\
anser.reward-replay.v1")return validate20.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"\
lanser.reward-replay.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.equal!==void 0&&func0.call(data,
"equal")){let _errs3=errors;if(typeof data.equal!="boolean")return validate20.errors=[{instancePath:instancePath+"/equal",schemaPath:"#/properties/equal/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.results!==void 0&&func0.call(data,"\
results")){let data2=data.results,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid1=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;
validate21(data2[i0],{instancePath:instancePath+"/results/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.
errors:vErrors.concat(validate21.errors),errors=vErrors.length);var valid1=_errs7===errors;if(!valid1)break}}else return validate20.errors=[{instancePath:instancePath+
"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0}}}}else
return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate20.errors=vErrors,
errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};_3_init_node_22();var import_ucs2length2=_4___toESM(_4_require_ucs2length(),1);function defaultOf2(module){
return module.default??module}var validateRewardSweepV1=validate202,schema322={type:"object",additionalProperties:!1,required:["file","step","commit","weights",
"threshold","pr-v1","pr-v2","why"],properties:{file:{type:"string",minLength:1},trajectory:{type:"string",minLength:1},step:{oneOf:[{type:"integer",minimum:1},{
type:"null"}]},commit:{oneOf:[{type:"string",pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},{type:"null"}]},weights:{oneOf:[{type:"object",additionalProperties:!1,required:[
"alpha","beta","gamma"],properties:{alpha:{type:"number",minimum:0},beta:{type:"number",minimum:0},gamma:{type:"number",minimum:0}}},{type:"null"}]},threshold:{
oneOf:[{type:"number",minimum:0,maximum:1},{type:"null"}]},"pr-v1":{type:["number","null"]},"pr-v2":{type:["number","null"]},why:{type:["string","null"]}}},func02=Object.
prototype.hasOwnProperty,func74=defaultOf2(import_ucs2length2.default),pattern42=new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$","u");function validate202(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===
void 0||!func02.call(data,"schema"))&&(missing0="schema")||(data.rows===void 0||!func02.call(data,"rows"))&&(missing0="rows"))return validate202.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="schema"||key0==="rows"))return validate202.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func02.call(data,"schema")){let _errs2=errors;
if(data.schema!=="lanser.reward-sweep.v1")return validate202.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",
params:{allowedValue:"lanser.reward-sweep.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.rows!==void 0&&
func02.call(data,"rows")){let data1=data.rows,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){
let data2=data1[i0],_errs5=errors;if(errors===errors)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.file===void 0||!func02.call(
data2,"file"))&&(missing1="file")||(data2.step===void 0||!func02.call(data2,"step"))&&(missing1="step")||(data2.commit===void 0||!func02.call(data2,"commit"))&&
(missing1="commit")||(data2.weights===void 0||!func02.call(data2,"weights"))&&(missing1="weights")||(data2.threshold===void 0||!func02.call(data2,"threshold"))&&
(missing1="threshold")||(data2["pr-v1"]===void 0||!func02.call(data2,"pr-v1"))&&(missing1="pr-v1")||(data2["pr-v2"]===void 0||!func02.call(data2,"pr-v2"))&&(missing1=
"pr-v2")||(data2.why===void 0||!func02.call(data2,"why"))&&(missing1="why"))return validate202.errors=[{instancePath:instancePath+"/rows/"+i0,schemaPath:"#/$def\
s/row/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs8=errors;for(let key1 of Object.
keys(data2))if(!func02.call(schema322.properties,key1))return validate202.errors=[{instancePath:instancePath+"/rows/"+i0,schemaPath:"#/$defs/row/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs8===errors){if(data2.file!==void 0&&
func02.call(data2,"file")){let data3=data2.file,_errs9=errors;if(errors===_errs9)if(typeof data3=="string"){if(func74(data3)<1)return validate202.errors=[{instancePath:instancePath+
"/rows/"+i0+"/file",schemaPath:"#/$defs/row/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate202.errors=[{instancePath:instancePath+"/rows/"+i0+"/file",schemaPath:"#/$defs/row/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid3=_errs9===errors}else var valid3=!0;if(valid3){if(data2.trajectory!==void 0&&func02.call(data2,"trajectory")){let data4=data2.trajectory,
_errs11=errors;if(errors===_errs11)if(typeof data4=="string"){if(func74(data4)<1)return validate202.errors=[{instancePath:instancePath+"/rows/"+i0+"/trajectory",
schemaPath:"#/$defs/row/properties/trajectory/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.
errors=[{instancePath:instancePath+"/rows/"+i0+"/trajectory",schemaPath:"#/$defs/row/properties/trajectory/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid3=_errs11===errors}else var valid3=!0;if(valid3){if(data2.step!==void 0&&func02.call(data2,"step")){let data5=data2.step,_errs13=errors,
_errs14=errors,valid4=!1,passing0=null,_errs15=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5))){let err0={instancePath:instancePath+
"/rows/"+i0+"/step",schemaPath:"#/$defs/row/properties/step/oneOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(errors===_errs15&&typeof data5=="number"&&isFinite(data5)&&(data5<1||isNaN(data5))){let err1={instancePath:instancePath+"/\
rows/"+i0+"/step",schemaPath:"#/$defs/row/properties/step/oneOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs15===errors;_valid0&&(valid4=!0,passing0=0);let _errs17=errors;if(data5!==null){let err2={instancePath:instancePath+
"/rows/"+i0+"/step",schemaPath:"#/$defs/row/properties/step/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}var _valid0=_errs17===errors;if(_valid0&&valid4?(valid4=!1,passing0=[passing0,1]):_valid0&&(valid4=!0,passing0=1),valid4)errors=_errs14,
vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null);else{let err3={instancePath:instancePath+"/rows/"+i0+"/step",schemaPath:"#/$defs/row/properties/st\
ep/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++,validate202.errors=vErrors,!1}var valid3=_errs13===errors}else var valid3=!0;if(valid3){if(data2.commit!==void 0&&func02.call(data2,"commit")){let data6=data2.
commit,_errs19=errors,_errs20=errors,valid5=!1,passing1=null,_errs21=errors;if(errors===_errs21)if(typeof data6=="string"){if(!pattern42.test(data6)){let err4={
instancePath:instancePath+"/rows/"+i0+"/commit",schemaPath:"#/$defs/row/properties/commit/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-\
9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/rows/"+i0+"/commit",schemaPath:"#/$defs/row/properties/commit/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}var _valid1=_errs21===errors;_valid1&&(valid5=!0,passing1=0);let _errs23=errors;if(data6!==null){let err6={instancePath:instancePath+
"/rows/"+i0+"/commit",schemaPath:"#/$defs/row/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}var _valid1=_errs23===errors;if(_valid1&&valid5?(valid5=!1,passing1=[passing1,1]):_valid1&&(valid5=!0,passing1=1),valid5)errors=
_errs20,vErrors!==null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err7={instancePath:instancePath+"/rows/"+i0+"/commit",schemaPath:"#/$defs/row/pro\
perties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++,validate202.errors=vErrors,!1}var valid3=_errs19===errors}else var valid3=!0;if(valid3){if(data2.weights!==void 0&&func02.call(data2,"weight\
s")){let data7=data2.weights,_errs25=errors,_errs26=errors,valid6=!1,passing2=null,_errs27=errors;if(errors===_errs27)if(data7&&typeof data7=="object"&&!Array.isArray(
data7)){let missing2;if((data7.alpha===void 0||!func02.call(data7,"alpha"))&&(missing2="alpha")||(data7.beta===void 0||!func02.call(data7,"beta"))&&(missing2="b\
eta")||(data7.gamma===void 0||!func02.call(data7,"gamma"))&&(missing2="gamma")){let err8={instancePath:instancePath+"/rows/"+i0+"/weights",schemaPath:"#/$defs/r\
ow/properties/weights/oneOf/0/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}else{let _errs29=errors;for(let key2 of Object.keys(data7))if(!(key2==="alpha"||key2==="beta"||key2==="gamma")){let err9={
instancePath:instancePath+"/rows/"+i0+"/weights",schemaPath:"#/$defs/row/properties/weights/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++;break}if(_errs29===errors){if(data7.
alpha!==void 0&&func02.call(data7,"alpha")){let data8=data7.alpha,_errs30=errors;if(errors===_errs30)if(typeof data8=="number"&&isFinite(data8)){if(data8<0||isNaN(
data8)){let err10={instancePath:instancePath+"/rows/"+i0+"/weights/alpha",schemaPath:"#/$defs/row/properties/weights/oneOf/0/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/rows/"+i0+"/weights/alpha",schemaPath:"#/$defs/row/properties/weights/oneOf/0/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var valid7=_errs30===errors}else var valid7=!0;if(valid7){if(data7.beta!==void 0&&func02.call(
data7,"beta")){let data9=data7.beta,_errs32=errors;if(errors===_errs32)if(typeof data9=="number"&&isFinite(data9)){if(data9<0||isNaN(data9)){let err12={instancePath:instancePath+
"/rows/"+i0+"/weights/beta",schemaPath:"#/$defs/row/properties/weights/oneOf/0/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/rows/"+i0+"/weights/beta",schemaPath:"#/\
$defs/row/properties/weights/oneOf/0/properties/beta/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}var valid7=_errs32===errors}else var valid7=!0;if(valid7)if(data7.gamma!==void 0&&func02.call(data7,"gamma")){let data10=data7.gamma,_errs34=errors;
if(errors===_errs34)if(typeof data10=="number"&&isFinite(data10)){if(data10<0||isNaN(data10)){let err14={instancePath:instancePath+"/rows/"+i0+"/weights/gamma",
schemaPath:"#/$defs/row/properties/weights/oneOf/0/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/rows/"+i0+"/weights/gamma",schemaPath:"#/$defs/row/properties/wei\
ghts/oneOf/0/properties/gamma/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}
var valid7=_errs34===errors}else var valid7=!0}}}}else{let err16={instancePath:instancePath+"/rows/"+i0+"/weights",schemaPath:"#/$defs/row/properties/weights/on\
eOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}var _valid2=_errs27===errors;
_valid2&&(valid6=!0,passing2=0);let _errs36=errors;if(data7!==null){let err17={instancePath:instancePath+"/rows/"+i0+"/weights",schemaPath:"#/$defs/row/properti\
es/weights/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}var _valid2=_errs36===
errors;if(_valid2&&valid6?(valid6=!1,passing2=[passing2,1]):_valid2&&(valid6=!0,passing2=1),valid6)errors=_errs26,vErrors!==null&&(_errs26?vErrors.length=_errs26:
vErrors=null);else{let err18={instancePath:instancePath+"/rows/"+i0+"/weights",schemaPath:"#/$defs/row/properties/weights/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++,validate202.errors=vErrors,!1}var valid3=_errs25===
errors}else var valid3=!0;if(valid3){if(data2.threshold!==void 0&&func02.call(data2,"threshold")){let data11=data2.threshold,_errs38=errors,_errs39=errors,valid8=!1,
passing3=null,_errs40=errors;if(errors===_errs40)if(typeof data11=="number"&&isFinite(data11)){if(data11>1||isNaN(data11)){let err19={instancePath:instancePath+
"/rows/"+i0+"/threshold",schemaPath:"#/$defs/row/properties/threshold/oneOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};
vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}else if(data11<0||isNaN(data11)){let err20={instancePath:instancePath+"/rows/"+i0+"/threshold",schemaPath:"\
#/$defs/row/properties/threshold/oneOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}}else{let err21={instancePath:instancePath+"/rows/"+i0+"/threshold",schemaPath:"#/$defs/row/properties/threshold/oneOf/0/type",keyword:"typ\
e",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var _valid3=_errs40===errors;_valid3&&(valid8=!0,
passing3=0);let _errs42=errors;if(data11!==null){let err22={instancePath:instancePath+"/rows/"+i0+"/threshold",schemaPath:"#/$defs/row/properties/threshold/oneO\
f/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}var _valid3=_errs42===errors;if(_valid3&&
valid8?(valid8=!1,passing3=[passing3,1]):_valid3&&(valid8=!0,passing3=1),valid8)errors=_errs39,vErrors!==null&&(_errs39?vErrors.length=_errs39:vErrors=null);else{
let err23={instancePath:instancePath+"/rows/"+i0+"/threshold",schemaPath:"#/$defs/row/properties/threshold/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++,validate202.errors=vErrors,!1}var valid3=_errs38===
errors}else var valid3=!0;if(valid3){if(data2["pr-v1"]!==void 0&&func02.call(data2,"pr-v1")){let data12=data2["pr-v1"],_errs44=errors;if(!(typeof data12=="numbe\
r"&&isFinite(data12))&&data12!==null)return validate202.errors=[{instancePath:instancePath+"/rows/"+i0+"/pr-v1",schemaPath:"#/$defs/row/properties/pr-v1/type",keyword:"\
type",params:{type:schema322.properties["pr-v1"].type},message:"must be number,null"}],!1;var valid3=_errs44===errors}else var valid3=!0;if(valid3){if(data2["pr\
-v2"]!==void 0&&func02.call(data2,"pr-v2")){let data13=data2["pr-v2"],_errs46=errors;if(!(typeof data13=="number"&&isFinite(data13))&&data13!==null)return validate202.
errors=[{instancePath:instancePath+"/rows/"+i0+"/pr-v2",schemaPath:"#/$defs/row/properties/pr-v2/type",keyword:"type",params:{type:schema322.properties["pr-v2"].
type},message:"must be number,null"}],!1;var valid3=_errs46===errors}else var valid3=!0;if(valid3)if(data2.why!==void 0&&func02.call(data2,"why")){let data14=data2.
why,_errs48=errors;if(typeof data14!="string"&&data14!==null)return validate202.errors=[{instancePath:instancePath+"/rows/"+i0+"/why",schemaPath:"#/$defs/row/pr\
operties/why/type",keyword:"type",params:{type:schema322.properties.why.type},message:"must be string,null"}],!1;var valid3=_errs48===errors}else var valid3=!0}}}}}}}}}}else
return validate202.errors=[{instancePath:instancePath+"/rows/"+i0,schemaPath:"#/$defs/row/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid1=_errs5===errors;if(!valid1)break}}else return validate202.errors=[{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0}}}else return validate202.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate202.errors=vErrors,errors===0}validate202.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};_3_init_node_22();function replayRewards(all){return all.flatMap(of=>{let broken=of.kind==="steps"?brokenSteps(of.steps):new Map;return partsOf(
of).map((part,at)=>{let{place,stored}=part,again=part.again({}),value=version2=>({stored:stored===null?null:stored[version2]?.r??null,recomputed:again.kind==="s\
cored"?again[version2].r:null}),values={"pr-v1":value("pr-v1"),"pr-v2":value("pr-v2")};if(again.kind==="unscored")return{...place,...values,state:stored===null?
"unscored":"unknown",basis:null,why:again.why,differences:[]};let chain=broken.get(at),differences=[...again.differences,...["pr-v1","pr-v2"].flatMap(version2=>_1_isSameJson(
partsIn(stored?.[version2]),partsIn(again[version2]))||values[version2].stored!==values[version2].recomputed?[]:[`the parts of ${version2} are not those that it\
 comes to`]),...chain===void 0?[]:[chain]],state=differences.length===0&&Object.values(values).every(({stored:stored2,recomputed})=>stored2===recomputed)?"equal":
"different";return{...place,...values,state,basis:again.basis,why:null,differences}})})}function sweepRewards(all,weights,thresholds){return weights.flatMap(weighing=>thresholds.
flatMap(threshold=>all.flatMap(partsOf).map(({place,again})=>{let of=again({...weighing===null?{}:{weights:weighing},...threshold===null?{}:{threshold}}),row={...place,
weights:weighing,threshold};return of.kind==="unscored"?{...row,"pr-v1":null,"pr-v2":null,why:of.why}:{...row,"pr-v1":of["pr-v1"].r,"pr-v2":of["pr-v2"].r,why:null}})))}
function partsIn(reward){return reward==null?null:{components:reward.components,weights:reward.weights}}function partsOf(of){let{file}=of;if(of.kind==="report"){
let{report}=of;return[{place:{file,step:null,commit:report.head.commit},stored:report.reward,again:other=>rewardAgain(report,other)}]}let inTrajectory=trajectory=>trajectory===
void 0?{}:{trajectory};return[...of.steps.map(step=>({place:{file,...inTrajectory(step.trajectory),step:step.step,commit:step.commit},stored:step["pr-v2"]===null?
null:step,again:other=>stepAgain(step,other)})),...of.problems.map(({id,problem})=>({place:{file,trajectory:id,step:null,commit:null},stored:null,again:()=>({kind:"\
unscored",why:problem})}))]}var replayHelp=`lanser reward replay FILE…: computes rewards again, without a server

  FILE              a report (schemas/report.v1.json), or lines of rewards (schemas/reward.v1.json)
  --format FORMAT   text (default) or json (schemas/reward-replay.v1.json)

Both rewards are computed from the findings, proofs, safety checks and symbols of a report, or from the state and the findings of a line,
and compared with what is stored, to the last digit. What has no reward stays without one. Lines of one file have to follow each other.

Exit code: 0 where no reward is another, 76 where one is, 13 usage, and a file that is none of these.
`,sweepHelp=`lanser reward sweep FILE… [--weights ALPHA,BETA,GAMMA]… [--tau T,…]: rewards under other weights and thresholds

  FILE              a report (schemas/report.v1.json), or lines of rewards (schemas/reward.v1.json)
  --weights A,B,C   of findings, safety and ambiguity, each from 0; may be repeated (default: as recorded)
  --tau T,…         thresholds from 0 to 1: a symbol that is gone, and that nothing resembles so much, was deleted on purpose (default: as recorded)
  --format FORMAT   text (default), json (schemas/reward-sweep.v1.json) or csv

What was measured stays as it is: no server is asked, and what has no reward has none under other weights. Thresholds take a report.

Exit code: 0, 13 usage, and a file that is none of these.
`,help={type:"boolean",short:"h"};async function rewardReplay(host,args){let{values,positionals}=parseFlags(args,{format:{type:"string"},help});if(values.help===
!0)return host.stdout.write(replayHelp),0;let format=_0_oneOf(values.format,["text","json"],"--format")??"text",results=replayRewards(readAll(host,positionals)),
text=format==="text"?replayedText(results):checked(replayedToV1(results),validateRewardReplayV1);return host.stdout.write(format==="text"?safeIn(host.where,text):
text),results.some(({state})=>state==="different")?_1_errorTable["replay-mismatch"].exitCode:0}async function rewardSweep(host,args){let{values,positionals}=parseFlags(
args,{weights:{type:"string",multiple:!0},tau:{type:"string",multiple:!0},format:{type:"string"},help});if(values.help===!0)return host.stdout.write(sweepHelp),
0;let format=_0_oneOf(values.format,["text","json","csv"],"--format")??"text",weights=values.weights?.map(weightsIn)??[null],thresholds=values.tau?.flatMap(one=>one.
split(",").map(thresholdIn))??[null],rows=sweepRewards(readAll(host,positionals),weights,thresholds);return host.stdout.write(format==="json"?checked(sweptToV1(
rows),validateRewardSweepV1):format==="csv"?sweptCsv(rows):safeIn(host.where,sweptText(rows))),0}function readAll(host,names){if(names.length>0)return names.map(
name=>readOne((0,import_node_path.resolve)(host.cwd,name),name));throw new _1_UserError("usage","no file is named",{hint:"Give reports, or files that `lanser re\
ward --rewards FILE` wrote."})}function readOne(path,file){let text;try{text=_2_readFileText(path)}catch(error){throw new _1_UserError("unreadable-file",`${file}\
 cannot be read`,{cause:error})}if(isLines(text))return{kind:"steps",file,..._1_readRewards(text,file)};let read=_1_reportFromV1(text,_4_validateReportV1);if(read.
kind==="report")return{kind:"report",file,report:read.report};throw new _1_UserError("unreadable-file",`${file} is neither a report nor lines of rewards: ${read.
message}`,{hint:"Give what --report or --rewards wrote."})}function isLines(text){try{let schema=_1_member(JSON.parse(text.split(`
`,1)[0]??""),"schema");return schema==="lanser.reward.v1"||schema==="lanser.reward-batch.v1"}catch{return!1}}var numberForm=/^\d{1,7}(\.\d{1,12})?$/u;function weightsIn(text){
let[alpha,beta,gamma,...more]=text.split(",").map(one=>numberIn(one,1e6));if(alpha!==void 0&&beta!==void 0&&gamma!==void 0&&more.length===0)return{alpha,beta,gamma};
throw new _1_UserError("usage",`--weights takes three numbers from 0 to 1000000, not \`${text}\``,{hint:"For example: --weights 0.5,0.4,0.1"})}function thresholdIn(text){
let number=numberIn(text,1);if(number!==void 0)return number;throw new _1_UserError("usage",`--tau takes numbers from 0 to 1, not \`${text}\``)}function numberIn(text,max){
let number=numberForm.test(text.trim())?Number(text):Number.NaN;return number<=max?number:void 0}function checked(text,validate){if(validate(JSON.parse(text)))return text;
throw new Error(`what was computed does not follow its schema: ${JSON.stringify(validate.errors)}`)}_3_init_node_22();var import_node_path3=_4___toESM(require_node_path(),
1);_3_init_node_22();function trajectoryKey({id:_id,...of},more){return _1_canonical(_1_wellFormed({of,more}))}function resultsToV1(results){return[...results].
sort(([left],[right])=>_0_compareText(left,right)).map(([id,result])=>resultToV1(id,result)).join("")}function resultToV1(id,result){return result.kind==="probl\
em"?`${_1_canonical(_1_wellFormed({schema:"lanser.reward-batch.v1",id,problem:result.problem}))}
`:result.steps.map(step=>_3_rewardStepToV1({trajectory:id,...step})).join("")}function resultsFromV1(text,{isStep,isBatch}){let results=new Map,lines=text.split(
`
`);lines.at(-1)===""&&lines.pop();for(let[at,line]of lines.entries()){let invalid=why=>({kind:"invalid",line:at+1,why}),step=_3_rewardStepFromV1(line,isStep);if(step.
kind==="step"){let{trajectory,...own}=step.step;if(trajectory===void 0)return invalid("it is of no trajectory");let known=results.get(trajectory);if(known?.kind===
"problem")return invalid("its trajectory has a problem, too");let steps=known?.steps??[];if(own.step!==steps.length+1)return invalid("the steps of its trajector\
y are not one after the other");results.set(trajectory,{kind:"steps",steps:[...steps,own]});continue}let problem=problemIn(line,isBatch);if(problem===void 0)return invalid(
"it is no line of results");if(results.has(problem.id))return invalid("its trajectory is there already");results.set(problem.id,{kind:"problem",problem:problem.
problem})}return{kind:"results",results}}function problemIn(line,isBatch){let parsed=_1_parseStrict(line);if(parsed.kind==="invalid"||!isBatch(parsed.value))return;
let value=parsed.value;return value.id===void 0||value.problem===void 0?void 0:{id:value.id,problem:value.problem}}function trajectoriesFrom(text,isBatch){let byId=new Map;
for(let[at,line]of text.split(`
`).entries()){if(line.trim()==="")continue;let invalid=why=>({kind:"invalid",line:at+1,why}),parsed=_1_parseStrict(line);if(parsed.kind==="invalid")return invalid(
`it is not JSON: ${parsed.message}`);if(!isBatch(parsed.value))return invalid("it does not follow schemas/reward-batch.v1.json");let of=parsed.value;if(of.base===
void 0)return invalid("it is a result, and no trajectory");let key=trajectoryKey(of,null),known=byId.get(of.id);if(known!==void 0&&known.key!==key)return invalid(
`line ${known.line} has another trajectory of the same id`);known===void 0&&byId.set(of.id,{line:at+1,of,key})}return{kind:"trajectories",trajectories:[...byId.
values()].map(({of})=>of)}}_3_init_node_22();var import_node_fs=_4___toESM(_2_require_node_fs(),1),import_node_path2=_4___toESM(require_node_path(),1),attemptsMax=5,
outputBytesMax=256*1024*1024;async function runJobs(host,jobs,sharing){let results=new Map,byFile=Map.groupBy(jobs.toSorted((left,right)=>_0_compareText(left.trajectory.
id,right.trajectory.id)),({file})=>file),open=[],give=(job,result)=>{for(let{trajectory}of byFile.get(job.file)??[])results.set(trajectory.id,result);host.stderr.
write(`lanser: ${results.size} of ${jobs.length}: ${JSON.stringify(job.trajectory.id)}
`)};for(let[job]of byFile.values()){if(job===void 0)continue;let kept=keptResult(job);kept===void 0?open.push(job):give(job,kept)}let firsts=[...Map.groupBy(open,
({group})=>group).values()].flatMap(([first])=>first??[]),isFirst=new Set(firsts);for(let some of[firsts,open.filter(job=>!isFirst.has(job))])await each(some,sharing,
async job=>{let result=await walked(host,job,sharing);result!==void 0&&(job.isKept(result)&&keep(host,job,result),give(job,result))});return results}async function each(jobs,{
workers,signal},run){let queue=[...jobs];await _4_allEnded(Array.from({length:workers},async()=>{for(let job=queue.shift();job!==void 0&&!signal.aborted;job=queue.
shift())try{await run(job)}catch(error){throw queue.length=0,error}}))}async function walked(host,{trajectory,read},{flags,signal}){for(let attempt=1;;attempt+=
1){let{code,stdout,stderr}=await started(host,trajectory,flags,signal);if(signal.aborted)return;let result=code===0?read(stdout):void 0;if(result!==void 0)return result;
if(code===_1_errorTable.broken.exitCode)throw new Error(`a worker broke: ${stderr.trim()}`);if(code!==null&&code!==0)throw new _1_UserError(code===12?"bad-confi\
guration":"unreadable-file",`a worker ended with ${code}: ${stderr.trim()}`,{hint:""});if(attempt>=attemptsMax)return{kind:"problem",problem:`its worker was kil\
led ${attempt} times`}}}function started(host,trajectory,flags,signal){let{programFile}=host;if(programFile===void 0)throw new Error("A command was started from\
 a file.");let env=Object.fromEntries(Object.entries(host.env).flatMap(([name,value])=>value===void 0?[]:[[name,value]]));return new Promise((done,fail)=>{let args=[
programFile,"reward","batch","--one",...flags,"-"],child=host.spawn({file:host.nodePath,args,cwd:host.cwd,env,detached:!1}),said={stdout:"",stderr:""},end=()=>{
child.kill("SIGTERM")};signal.addEventListener("abort",end,{once:!0}),signal.aborted&&end();for(let name of["stdout","stderr"])child[name]?.setEncoding("utf8").
on("data",piece=>{said[name]=name==="stderr"?(said.stderr+piece).slice(-4e3):said.stdout+piece,said.stdout.length>outputBytesMax&&child.kill("SIGKILL")});child.
stdin?.on("error",()=>{}),child.stdin?.end(`${JSON.stringify(trajectory)}
`),child.once("error",fail),child.once("close",code=>{signal.removeEventListener("abort",end),done({code,...said})})})}function keptResult({file,read}){return(0,import_node_fs.
existsSync)(file)?read(_2_readFileText(file)):void 0}function keep(host,{file,trajectory},result){(0,import_node_fs.mkdirSync)((0,import_node_path2.dirname)(file),
{recursive:!0});let own=`${file}.${host.randomId()}`;(0,import_node_fs.writeFileSync)(own,resultToV1(trajectory.id,result)),(0,import_node_fs.renameSync)(own,file)}
var batchHelp=`lanser reward batch FILE: what each step of many trajectories earned

  FILE                trajectories, one JSON object a line (schemas/reward-batch.v1.json); - is standard input
  --store DIR         what was measured is kept here, and not measured again (default: .lanser-batch)
  --workers N         how many trajectories at the same time, each in a process of its own (default: 1)
  --shard I/N         only those of every Nth repository, the Ith part of N
  --server ID[@VERSION]   for trajectories that name none; may be repeated
  --cache DIR|none    where servers are kept
  --out FILE          writes the lines to this file, not to standard output

  {"id": "a", "repository": "repos/one", "base": "40 hex", "commits": ["40 hex", …]}
  {"id": "b", "repository": "repos/one", "base": "40 hex", "patches": ["diff --git …", …], "server": ["pyright"]}

Lines of rewards (schemas/reward.v1.json) with their trajectory, in the order of ids and steps, whatever the order of FILE. What was ended is
taken up again with the same --store. lanser reward merge FILE… joins the lines of shards.

Exit code: 0, 11 where a trajectory has a problem or a step no reward, 12 configuration, 13 usage, 73 when it was cancelled.
`,mergeHelp=`lanser reward merge FILE…: joins the lines that shards of a batch wrote

  --out FILE          writes the lines to this file, not to standard output

A trajectory may be in several files, if it is the same in all of them.

Exit code: 0, 11 where a trajectory has a problem or a step no reward, 13 usage, 76 where two files say different things of one trajectory.
`,help2={type:"boolean",short:"h"},options={store:{type:"string"},workers:{type:"string"},shard:{type:"string"},server:{type:"string",multiple:!0},cache:{type:"\
string"},out:{type:"string"},one:{type:"boolean"},help:help2};async function rewardBatch(host,args,signal){let{values,positionals}=parseFlags(args,options);if(values.
help===!0)return host.stdout.write(batchHelp),0;let[file,...more]=positionals;if(file===void 0||more.length>0)throw new _1_UserError("usage","batch takes one fi\
le of trajectories");let workers=numberOf(values.workers,"--workers",256)??1,shard=shardOf(values.shard),store=(0,import_node_path3.resolve)(host.cwd,values.store??
".lanser-batch"),read=trajectoriesIn(file==="-"?await textOf(host,file,"batch"):readText(host,file),file),servers=values.server??[];for(let one of servers)_0_parseServer(
one);if(values.one===!0)return work(host,{...values,store},read,signal);let flags=["--store",store,...values.cache===void 0?[]:["--cache",values.cache],...servers.
flatMap(one=>["--server",one])],own=read.filter(({repository})=>shard===null||partOf(repository,shard.of)===shard.part),results=await runJobs(host,own.map(jobOf(
store,servers)),{workers,flags,signal});if(signal.aborted)throw new _1_UserError("cancelled","the batch was cancelled",{hint:"Run it again with the same --store\
."});return write(host,results,values.out)}async function rewardMerge(host,args){let{values,positionals}=parseFlags(args,{out:{type:"string"},help:help2});if(values.
help===!0)return host.stdout.write(mergeHelp),0;if(positionals.length===0)throw new _1_UserError("usage","no file of results is named");let all=new Map;for(let file of positionals)
for(let[id,result]of resultsIn(readText(host,file),file)){let known=all.get(id);if(known!==void 0&&resultToV1(id,known.result)!==resultToV1(id,result))throw new _1_UserError(
"replay-mismatch",`${known.file} and ${file} say different things of \`${id}\``,{hint:"One of them was made by another release, of another environment, or edite\
d: run the shard again."});all.set(id,{result,file})}return write(host,new Map([...all].map(([id,{result}])=>[id,result])),values.out)}function write(host,results,out){
let text=resultsToV1(results);return out===void 0?host.stdout.write(text):_4_writeOutput((0,import_node_path3.resolve)(host.cwd,out),text,"rewards"),[...results.
values()].every(isScored)?0:11}function isScored(result){return result.kind==="steps"&&result.steps.every(({unscored})=>unscored===null)}function jobOf(store,servers){
return trajectory=>{let name=_2_sha256Hex(trajectoryKey(trajectory,{version,servers}));return{trajectory,group:JSON.stringify([trajectory.repository,trajectory.
base]),file:(0,import_node_path3.join)(store,"results",`${name}.jsonl`),isKept:isScored,read:text=>{let read=resultsFromV1(text,validators);return read.kind==="\
results"?[...read.results.values()][0]:void 0}}}}var validators={isStep:_1_validateRewardV1,isBatch:_1_validateRewardBatchV1};async function work(host,values,read,signal){
let[trajectory]=read;if(trajectory===void 0||read.length>1)throw new _1_UserError("usage","a worker has one trajectory");let{id,repository,server=values.server}=trajectory,
wanted=_1_requestOf(host,{repo:repository,server,cache:values.cache,"base-exact":trajectory.base},signal),request={...wanted,policy:{...wanted.policy,where:"act\
ions"},observations:{folder:(0,import_node_path3.join)(values.store,"observations"),use:"read-write",bytesMax:_1_storeBytesMax}},result=await _5_runTrajectory(host,
request,trajectory);if(signal.aborted)throw new _1_UserError("cancelled","the trajectory was cancelled");let text=resultToV1(id,result);for(let line of text.trimEnd().
split(`
`))if(!_1_validateRewardV1(JSON.parse(line))&&!_1_validateRewardBatchV1(JSON.parse(line)))throw new Error(`no line of results: ${JSON.stringify(_1_validateRewardV1.
errors?.[0])}`);return host.stdout.write(text),0}function trajectoriesIn(text,file){let read=trajectoriesFrom(text,_1_validateRewardBatchV1);if(read.kind==="tra\
jectories")return read.trajectories;throw new _1_UserError("unreadable-file",`line ${read.line} of ${file}: ${read.why}`,{hint:"See: lanser reward batch --help"})}
function resultsIn(text,file){let read=resultsFromV1(text,validators);if(read.kind==="results")return read.results;throw new _1_UserError("unreadable-file",`lin\
e ${read.line} of ${file}: ${read.why}`,{hint:"Give what `lanser reward batch` wrote."})}function readText(host,file){try{return _2_readFileText((0,import_node_path3.
resolve)(host.cwd,file))}catch(error){throw new _1_UserError("unreadable-file",`${file} cannot be read`,{cause:error})}}function partOf(repository,of){return Number.
parseInt(_2_sha256Hex(repository).slice(0,12),16)%of+1}function shardOf(text){if(text===void 0)return null;let[,part="",of=""]=/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.
exec(text)??[];if(part!==""&&Number(part)<=Number(of))return{part:Number(part),of:Number(of)};throw new _1_UserError("usage",`--shard must be a part of several,\
 like 1/4, not \`${text}\``)}function numberOf(text,flag,max){if(text!==void 0){if(/^[1-9]\d{0,5}$/u.test(text)&&Number(text)<=max)return Number(text);throw new _1_UserError(
"usage",`${flag} must be a number from 1 to ${max}, not \`${text}\``)}}var rewardHelp=`lanser reward: what each commit of a change earned

  lanser reward [flags of gate]           runs the gate at each commit, and writes one line for each (schemas/reward.v1.json)
  lanser reward --prev R1 --next R2       the step between two reports about one base
  lanser reward explain FILE [--links URL]   the account of such lines
  lanser reward batch FILE                what the steps of many trajectories earned, in several processes; lanser reward merge joins shards
  lanser reward replay FILE…              computes the rewards of reports and lines again, without a server, and compares
  lanser reward sweep FILE… --weights A,B,C --tau T   what they would be under other weights and thresholds

  --repo DIR, --base REV, --base-exact REV, --head REV, --server ID[@VERSION], --root DIR, --config FILE, --settings FILE,
  --base-dependencies DIR, --scope SCOPE, --cache DIR|none, --fresh   as in \`lanser gate\`
  --steps KIND        commits (default), or endpoints: base to head as one step
  --overlay PATH=FILE what the file PATH would hold is that of FILE, or of standard input for -: the edit is judged and never written; may be repeated
  --patch FILE        the same for a patch, as \`git diff\` prints it; - is standard input
  --rewards FILE      writes the lines to this file, not to standard output
  --report FILE       writes the report of base to head, with the commit of each finding
  --links URL         of explain: the repository's address, below which each commit and place is linked (in a workflow of GitHub its own)

The steps add up to the reward of base to head. Without --head the working tree is the last step, where it differs from its commit, and alone
with --base HEAD. PATH is from the top of the repository.

Exit code: 0, 11 where a step could not be scored, 12 configuration, 13 usage, 70 an edit that does not fit; of explain 76 where lines do not follow each other.\

`,options2={...comparisonOptions,fresh:{type:"boolean"},steps:{type:"string"},rewards:{type:"string"},report:{type:"string"},overlay:{type:"string",multiple:!0},
patch:{type:"string"},links:{type:"string"},prev:{type:"string"},next:{type:"string"},help:{type:"boolean",short:"h"}},subcommands={replay:rewardReplay,sweep:rewardSweep,
batch:rewardBatch,merge:rewardMerge},unscoredExitCode=11;async function rewardCommand(host,args,signal){let[first="",...rest]=args,subcommand=Object.hasOwn(subcommands,
first)?subcommands[first]:void 0;if(subcommand!==void 0)return subcommand(host,rest,signal);let{values,positionals}=parseFlags(args,options2);if(values.help===!0)
return host.stdout.write(rewardHelp),0;let fromCaller=path=>(0,import_node_path4.resolve)(host.cwd,path),[verb,file,...more]=positionals;if(verb==="explain"&&file!==
void 0&&more.length===0){let{steps:steps2,problems}=_1_readRewards(readText2(fromCaller(file),file),file),broken=brokenSteps(steps2);return host.stdout.write(safeIn(
host.where,rewardAccount(steps2,{broken,problems,links:linksIn(host,values.links)}))),broken.size>0?_1_errorTable["replay-mismatch"].exitCode:problems.length>0?
unscoredExitCode:exitCodeOf(steps2)}if(verb!==void 0)throw new _1_UserError("usage",verb==="explain"?"explain takes one file":`\`${verb}\` is not expected`,{hint:"\
lanser reward explain FILE, where FILE is what lanser reward wrote."});if(values.links!==void 0)throw new _1_UserError("usage","--links is of `lanser reward exp\
lain FILE` alone",{hint:""});let write2=steps2=>{let text=_1_rewardLines(steps2);return values.rewards===void 0?host.stdout.write(text):_4_writeOutput(fromCaller(
values.rewards),text,"rewards"),exitCodeOf(steps2)};if(values.prev!==void 0||values.next!==void 0){if(values.prev===void 0||values.next===void 0)throw new _1_UserError(
"usage","--prev and --next go together",{hint:"Give both, a report each."});let other=Object.keys(values).find(name=>!["prev","next","rewards"].includes(name));
if(other!==void 0)throw new _1_UserError("usage",`--${other} says nothing about two reports`,{hint:"Beside --prev and --next only --rewards counts: the reports \
have all that was chosen."});let[prev,next]=[values.prev,values.next].map(name=>readReport(fromCaller(name),name));if(prev===void 0||next===void 0)throw new Error(
"Two names are two reports.");let between=stepBetween(prev,next);if(between.kind==="step")return write2([between.step]);throw new _1_UserError("usage",`there is\
 no step between the two reports: ${between.why}`,{hint:"Let `lanser reward --base REV` walk the commits."})}let kind=_0_oneOf(values.steps,_0_stepKinds,"--step\
s")??"commits",asked=_1_requestOf(host,values,signal),head=await editedHead(host,values),request={...asked,base:_0_rewardBase(asked.base),...head===null?{}:{head}};
if(await _17_isSwitchedOff(host,request,host.stderr))return 0;let{steps,report,run}=await _5_runWalk(host,request,kind,values.fresh===!0?"cold":"warm");if(values.
report!==void 0&&_4_writeReport(fromCaller(values.report),{report,json:_21_serializeReport(report)},run),steps.length>0)return write2(steps);throw new _1_UserError(
"no-base",report.unscored??"there is nothing to compare")}function linksIn({env},given){let[server,repository]=[env.GITHUB_SERVER_URL,env.GITHUB_REPOSITORY],own=server===
void 0||repository===void 0?void 0:`${server}/${repository}`,address=(given??own)?.replace(/\/+$/u,"");if(address!==void 0&&/^https?:\/\/[!-~]+$/u.test(address))
return address;if(given===void 0)return null;throw new _1_UserError("usage",`--links takes an address, not \`${given}\``,{hint:"For example: --links https://git\
hub.com/OWNER/NAME"})}async function editedHead(host,{overlay,patch,head}){if(overlay===void 0&&patch===void 0)return null;if(head!==void 0||overlay!==void 0&&patch!==
void 0)throw new _1_UserError("usage","--overlay, --patch and --head exclude each other",{hint:"An edit is one of the working tree."});return patch!==void 0?{kind:"\
edited",edits:{kind:"patch",patch:await textOf(host,patch,"patch")}}:{kind:"edited",edits:{kind:"files",files:[...await overlaysIn(host,overlay??[])].map(([path,
text])=>({path,text}))}}}function exitCodeOf(steps){return steps.some(({unscored})=>unscored!==null)?unscoredExitCode:0}function readReport(file,name){let read=readForeign(
readText2(file,name));if(read.kind==="report")return read.report;throw new _1_UserError("unreadable-file",`${name} is not a report: ${read.why}`)}function readText2(file,name){
try{return _2_readFileText(file)}catch(error){throw new _1_UserError("unreadable-file",`${name} cannot be read`,{cause:error})}}export{rewardCommand};
