import{createRequire as lanserCreateRequire}from"node:module";import{_0_require_fs,_0_require_os,_0_require_tunnel,_0_require_undici}from"./chunks/together-ED03A25F.js";import{_1_drift,_1_driftAsking,_1_driftFlags,_1_driftSummary,_1_judgements,_1_quarantinePath,_1_readTrend,_1_trendChart,_1_trendText}from"./chunks/together-ED03A25F.js";import{_2_sayRecordingNotes}from"./chunks/together-ED03A25F.js";import{_3_configuredTraces,_3_fromTop,_3_loadTrace,_3_runFile,_3_shownName,_3_traceFile,_3_tracesFolder}from"./chunks/together-ED03A25F.js";import{_4_filesOf,_4_openOn,_4_openWorkbench}from"./chunks/together-ED03A25F.js";import{_5_eventsTo}from"./chunks/together-ED03A25F.js";import{_6_readRewards,_6_rewardLines,_6_validateRewardBatchV1,_6_validateRewardV1}from"./chunks/together-ED03A25F.js";import{_0_nothingChosen,_0_reproduceChosen,_0_reproduceCommand}from"./chunks/together-B15AF28C.js";import{_1_isAskedOff,_1_isSwitchedOff,_1_notHeardText,_1_requiresRuns,_1_switchedOff,_1_switchedOffText}from"./chunks/together-B15AF28C.js";import{_2_actionFiles,_2_codeSpan,_2_commentBody,_2_commentModes,_2_eachActionFile,_2_isCommentWanted,_2_markerIn,_2_postedSurfaces,_2_problemCommand,_2_problemSummary,
_2_reviewBody,_2_reviewCommentsMax,_2_stateIn,_2_stepsInText,_2_surfaces,_2_traceProblemCommand,_2_writeKept,_2_writeOutput,_2_writeReport,_2_writeSurface}from"./chunks/together-B15AF28C.js";import{_0_adviceOn,_0_alsoFoundBy,_0_blameText,_0_brokenBy,_0_bumpMeaning,_0_bumpName,_0_bumpResult,_0_bumpTables,_0_bumpsInOrder,_0_byFile,_0_causeLabel,_0_causeWords,
_0_claimsLine,_0_classWords,_0_diffOf,_0_editBlocks,_0_effectsOpenMax,_0_escapeCounts,_0_excerptsOf,_0_groupedByCause,_0_isPartial,_0_isUnchanged,_0_limitAccounts,
_0_limitText,_0_listedStates,_0_looksIn,_0_marksOf,_0_matchWords,_0_messageBlocks,_0_newSentence,_0_placeSpan,_0_placementText,_0_plain,_0_plainLog,_0_policyParts,
_0_policyRemarks,_0_reasonAccounts,_0_replayLine,_0_replayModeWords,_0_rewardLine,_0_ruleAddress,_0_sameOnOneLine,_0_scopeLine,_0_serverName,_0_shownLine,_0_sideFrame,
_0_skippedRoots,_0_sourceParts,_0_stateStyles,_0_stateWords,_0_statesInOrder,_0_suggestionDiff,_0_suggestionTitle,_0_traceFacts,_0_traceMeaning,_0_traceServer,_0_traceState,
_0_uncheckedOf,_0_unequalTraces,_0_unknownAccounts,_0_unprovenText,_0_untouchedFiles,_0_waivedBy,_0_wayLine,_0_waysTo}from"./chunks/together-F62424A9.js";import{_3_checkedCommit,_3_eventComparison,_3_pullRequestOf,_3_readPayload,_3_refuseUnsafeTrigger,_3_watchRunnerFiles}from"./chunks/together-B15AF28C.js";import{exitCode,isTolerated,toleratedBy}from"./chunks/chunk-KDQK442E.js";import{eachFile,fileFlags,fileSurfaces,surfaceFlags}from"./chunks/chunk-WMOTNSRL.js";import{_7_jobsOf,_7_lookAtShard,_7_matrixText,_7_mergeShards,_7_parseUnits,_7_planRun,_7_readCosts}from"./chunks/together-ED03A25F.js";import{_4_rewardBase,_4_stepKinds}from"./chunks/together-B15AF28C.js";import{_8_brokenSteps,_8_readForeign,_8_recheck,_8_reportBytesMax,_8_rewardAgain,_8_stepAgain,_8_withDoubt,_8_withStepClaims}from"./chunks/together-ED03A25F.js";import{_9_rewardStepFromV1,_9_rewardStepToV1,_9_stepLists}from"./chunks/together-ED03A25F.js";import{_5_atTerminal,_5_callerOf}from"./chunks/together-B15AF28C.js";import{_6_shellWord}from"./chunks/together-B15AF28C.js";import{_1_FILE_HEADERS_ONLY,_1_createTwoFilesPatch,_1_diffArrays}from"./chunks/together-F62424A9.js";import{_7_isTold,_7_phaseLines,_7_progressTo}from"./chunks/together-B15AF28C.js";import{_8_afterEdit,_8_runGate,_8_runRewarded,_8_runShared,_8_runTrajectory,_8_runWalk}from"./chunks/together-B15AF28C.js";import{_9_chainOf,_9_changedSources,_9_differing,_9_endedResult,_9_eventsOf,_9_isClaimsFile,_9_keepReadings,_9_lookAtUnits,_9_parseClaims,_9_readPolicy,_9_rememberReadings,
_9_require_promises,_9_runGate,_9_runShared,_9_treeChanges,_9_unitsOf}from"./chunks/together-B15AF28C.js";import{_10_emptyGlobs,_10_hasGlobs,_10_leftOutGlobs}from"./chunks/together-B15AF28C.js";import{_11_scanSecrets,_11_secretsIn,_11_withoutEscapes}from"./chunks/together-B15AF28C.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunks/chunk-W5FMJTJW.js";import{_0_TextGone,_0_affectedFiles,_0_affectedSteps,_0_allHold,_0_ambientReasons,_0_createSources,_0_handingPackages,_0_importedBy,_0_isManifest,_0_isWhole,_0_languageOf,
_0_othersOf,_0_ownPackages,_0_patchedTrees,_0_resolveRevisions,_0_wholeReasons,_0_withoutText}from"./chunks/together-B8B73AB1.js";import{_1_fetchBranch,_1_haveCommits,_1_haveTree,_1_mergeBase,_1_missingBelow,_1_shallowCommits,_1_straightWay}from"./chunks/together-B8B73AB1.js";import{_12_isOfData,_12_otherFiles}from"./chunks/together-B15AF28C.js";import{_0_givenSettings,_0_observationCache,_0_oneOf,_0_ownFolders,_0_parseServer}from"./chunks/together-486CCF6F.js";import{_0_askedBeside,_0_checkRules,_0_decidePolicy,_0_deniedPaths,_0_namedDependencies,_0_parseSettings}from"./chunks/together-A4399F2C.js";import{_1_openStore,_1_storeBytesMax}from"./chunks/together-486CCF6F.js";import{safeIn}from"./chunks/chunk-JXAF62P3.js";import{parseFlags}from"./chunks/chunk-WT54M45S.js";import{_0_homePrefix,_0_isHomeOf,_0_makeRunFolder,_0_makeScratch}from"./chunks/together-7204407A.js";import{_1_knownAt,_1_knownFrom,_1_pinPath,_1_pinsFolder,_1_printPin,_1_readOwnServers,_1_serversAt}from"./chunks/together-7204407A.js";import{_0_holdsPackages,_0_require_node_stream,_0_snapshotWorkTree,_0_writeTree,_0_writeTreeObjects}from"./chunks/together-6E54DA67.js";import{reportFromV1,shownFromV1}from"./chunks/chunk-WHBPH5FL.js";import{_13_conclude,_13_concludeUnmeasured,_13_configurationDoubts,_13_countedSeverities,_13_differingFiles,_13_gainOf,_13_hasItsChanged,_13_hasItsClaims,_13_hasItsConfiguration,
_13_hasItsSuggestions,_13_isSameVersion,_13_isUnproven,_13_judge,_13_judgeClaims,_13_labelGrants,_13_lookAlone,_13_meanOf,_13_measure,_13_nameKey,_13_packageChanges,
_13_prV1,_13_prV2,_13_reason,_13_relevantTo,_13_scoreChange,_13_trailerGrants,_13_unsurePackageOf,_13_waive,_13_waiveReasons}from"./chunks/together-B15AF28C.js";import{_14_serializeReport,_14_serializeRun,_14_validateRunV1}from"./chunks/together-B15AF28C.js";import{_15_folderOf,_15_isOfRun,_15_nameOf,_15_recordedRuns,_15_reportPathsOf,_15_runTrace,_15_tracesOf}from"./chunks/together-B15AF28C.js";import{_2_excerptsFrom,_2_excerptsOf,_2_shownCauses}from"./chunks/together-F62424A9.js";import{_3_escapeKinds,_3_validateReportV1}from"./chunks/together-F62424A9.js";import{_4_require_equal,_4_require_fast_deep_equal}from"./chunks/together-F62424A9.js";import{_5_replayModes,_5_replayWeight}from"./chunks/together-F62424A9.js";import{_6_failsBy,_6_isFailing,_6_isFailure,_6_isInDoubt,_6_isSevere,_6_mayFail}from"./chunks/together-F62424A9.js";import{_16_changedSourceToV1,_16_compareChanged,_16_reportToV1,_16_requiredPlaceToV1,_16_saidBy,_16_shownToV1}from"./chunks/together-B15AF28C.js";import{_7_causeId,_7_causesOf,_7_compareCauses}from"./chunks/together-F62424A9.js";import{_8_isPart,_8_scopeOf,_8_scopeSettings,_8_scopeToV1}from"./chunks/together-F62424A9.js";import{_1_meaningOf}from"./chunks/together-A4399F2C.js";import{_1_markedFolder,_1_markersOf}from"./chunks/together-6E54DA67.js";import{_10_askAllAgain,_10_firstDifferingAnswer,_10_observedIn,_10_reopen}from"./chunks/together-ED03A25F.js";import{_11_aroundLines,_11_firstDivergence,_11_messageChanges}from"./chunks/together-ED03A25F.js";import{_2_sandboxOf,_2_whyRefused}from"./chunks/together-A4399F2C.js";import{_12_changesReport,_12_compareFacts,_12_noClasses,_12_worstClass}from"./chunks/together-ED03A25F.js";import{_13_changedDigest,_13_entryLine,_13_factsIn,_13_firstDifference,_13_lackIn,_13_ofRun,_13_profileOf,_13_readRecorded,_13_recordedContext,_13_recordedFixes,
_13_recordedLookups,_13_recordedObservation,_13_recordedPaths,_13_recordedProbing,_13_recordedRun,_13_recordedScrubber,_13_replay,_13_replaySession,_13_resultDivergence,
_13_valueText}from"./chunks/together-ED03A25F.js";import{_9_divergenceClassNames,_9_divergenceClasses}from"./chunks/together-F62424A9.js";import{_2_ownProfile,_2_programFact}from"./chunks/together-7204407A.js";import{_14_compareVersions,_14_driftOf,_14_versionDrift}from"./chunks/together-ED03A25F.js";import{_17_absentSide,_17_joinObservations,_17_joinSides,_17_lookupsOf,_17_rootsOf}from"./chunks/together-B15AF28C.js";import{_18_compareObservations,_18_compareSides,_18_ignoring,_18_importAt,_18_importStatements,_18_innerModule,_18_likenessFinder,_18_sourceOf,_18_tokenize,_18_withoutEnding}from"./chunks/together-B15AF28C.js";import{_15_asAlways,_15_noVariation,_15_openRepeatable,_15_parseVariations,_15_rootsAt,_15_variationNames}from"./chunks/together-ED03A25F.js";import{_3_checkoutsOf,_3_editTree,_3_editsTo,_3_environmentOf,_3_followingLinks,_3_forbiddenFolders,_3_isInstalled,_3_leadsElsewhere,_3_listingOf,_3_mattersToAll,
_3_noting,_3_observeFromKept,_3_openWorkspace,_3_readyServer,_3_restOf,_3_rootsIn,_3_rootsOf,_3_throughLinks,_3_writeTree}from"./chunks/together-A4399F2C.js";import{_3_treeDigest,_3_unchangedFolders}from"./chunks/together-7204407A.js";import{_4_configPath,_4_configV1,_4_defaultConfig,_4_failOnLevels,_4_parseConfig,_4_placeIn,_4_scopeIn}from"./chunks/together-A4399F2C.js";import{_0_metadataIn,_0_modulesOf,_0_nameOf,_0_needsAmong,_0_packagesIn,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./chunks/together-BADB04F6.js";import{_5_languageOf,_5_needsBeginning}from"./chunks/together-A4399F2C.js";import{_4_installerOf,_4_packageCount,_4_unsafePin}from"./chunks/together-7204407A.js";import{_2_differing,_2_listTree}from"./chunks/together-6E54DA67.js";import{_3_badName,_3_foldedName,_3_recordsOf,_3_showPath,_3_splitAtNul,_3_treePath,_3_unportableName}from"./chunks/together-6E54DA67.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_entriesIn,_0_failed,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_readBlob,
_0_readCommit,_0_readFileAt,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode,_0_typeOf}from"./chunks/together-6B399DDD.js";import{_16_compareRaw,_16_factsOf,_16_fingerprint,_16_isInformational,_16_lastAnswerAbout,_16_pairDifferences,_16_rawKey,_16_rawLine,_16_shortened}from"./chunks/together-ED03A25F.js";import{_17_assertSchema,_17_openedDocument,_17_parseEntry,_17_readTrace}from"./chunks/together-ED03A25F.js";import{_19_headroomBytes,_19_linesOf,_19_openTraceFile,_19_readExactly,_19_textOf,_19_traceFromBytes}from"./chunks/together-B15AF28C.js";import{_6_aboutScope,_6_answerTo,_6_answersIn,_6_baseLook,_6_besideOn,_6_canSee,_6_canSilence,_6_censusOf,_6_changeFor,_6_checkersOf,_6_codePathsOf,_6_commandAt,
_6_controlLook,_6_ecosystems,_6_explanations,_6_fileEscapes,_6_foundWithout,_6_graphOf,_6_heardIn,_6_importedModules,_6_importsBy,_6_installCommand,_6_installerOf,
_6_isNodeModule,_6_isUnread,_6_listedWith,_6_lookAt,_6_lookedFiles,_6_lookedOf,_6_openedIn,_6_packageOfSpecifier,_6_packagesOfImport,_6_pathsOf,_6_planCensus,_6_planLooks,
_6_probeName,_6_recordedScope,_6_scopeFor,_6_scopeIn,_6_seedWord,_6_shadows,_6_silentIn,_6_sizeOf,_6_takenMembers,_6_typesPackage,_6_unassignedNames,_6_unlooked,
_6_unreadFiles,_6_widenedAsks,_6_withinScope}from"./chunks/together-A4399F2C.js";import{_7_parserFor}from"./chunks/together-A4399F2C.js";import{_8_BrokenTrace,_8_askSchedule,_8_awaitListing,_8_bytesPerCheckpoint,_8_chainStart,_8_childEnvironment,_8_converse,_8_createReadings,_8_createRelay,_8_createScrubber,
_8_createStay,_8_decodeFrame,_8_entryKinds,_8_failedObservation,_8_faultText,_8_fixingProfile,_8_followPlan,_8_forget,_8_hashedText,_8_inStages,_8_isProbesFollow,
_8_lineBytesMax,_8_makeReady,_8_nothingKnown,_8_observe,_8_observeLive,_8_openServer,_8_openTrace,_8_optionsOf,_8_orCancelled,_8_placeholder,_8_placesOf,_8_placesOfToolchain,
_8_portable,_8_readSeekTable,_8_readText,_8_recordOfRounds,_8_recordTransport,_8_refusedObservation,_8_relativeIn,_8_relativeTo,_8_resultOf,_8_scheduleDigest,_8_scratchFolders,
_8_sha256Text,_8_symbolsIn,_8_timeSuffix,_8_toDiagnostics,_8_traceBytesMax,_8_traceSchema,_8_variablesOf,_8_withTime,_8_zstdMagic}from"./chunks/together-A4399F2C.js";import{_9_require_node_buffer}from"./chunks/together-A4399F2C.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunks/chunk-TMCZLDG2.js";import{_10_asSaid,_10_offLimits,_10_pathMatcher,_10_rewarded,_10_rule,_10_ruleMatcher,_10_shadowed,_10_touching}from"./chunks/together-A4399F2C.js";import{_0_claimsFolder,_0_compareClaims,_0_falseClaim}from"./chunks/together-290787E9.js";import{_1_isPlain,_1_isReadable,_1_overlaps,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./chunks/together-290787E9.js";import{_2_effectText,_2_isOnlyOpinion,_2_judgedToV1,_2_policyOf,_2_ruleAt,_2_ruleName,_2_selectorText,_2_serverRoles,_2_serversToV1,_2_thresholdOf}from"./chunks/together-290787E9.js";import{_11_alignLines,_11_alignLinesAt,_11_alignSequences,_11_bindingsAround,_11_formatOf,_11_isAfter,_11_isDefining,_11_isOwnRange,_11_readDependencyFile,_11_readRequirements}from"./chunks/together-A4399F2C.js";import{_12_describedIn,_12_projectText,_12_renamesIn,_12_withoutCanary,_12_withoutFiles}from"./chunks/together-A4399F2C.js";import{_5_archive,_5_archiveFolder}from"./chunks/together-7204407A.js";import{_1_aliasesIn,_1_declared,_1_entriesOf,_1_graphsOfWalk,_1_importGraph,_1_importResolver,_1_importersOf,_1_isOwn,_1_listOf,_1_moduleResolver,_1_modulesAround,
_1_normaliseName,_1_packageResolver,_1_placesOfSpecifier,_1_placesOfUse,_1_reachability,_1_readJson,_1_readJsonc,_1_readRequirement,_1_readToml,_1_readYaml,_1_resolved,
_1_textLengthMax,_1_textOf,_1_textsOf,_1_unreadable}from"./chunks/together-BADB04F6.js";import{_4_allEnded}from"./chunks/together-6E54DA67.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./chunks/together-BADB04F6.js";import{_13_askCanary,_13_askMember,_13_checkCanary,_13_failureOf,_13_isRetryable,_13_openCanary,_13_readRange,_13_readReport,_13_silence}from"./chunks/together-A4399F2C.js";import{_6_and,_6_brokenOff,_6_capableMethods,_6_clientCapabilities,_6_compilerDefaults,_6_compilerLog,_6_configNames,_6_configurationFilesOf,_6_count,_6_definitionLengthMax,
_6_diskFailure,_6_documentAt,_6_emptyFacts,_6_failed,_6_failedRun,_6_findExecutable,_6_findInterpreter,_6_findPin,_6_findProfile,_6_frameworkOf,_6_goModule,_6_inMode,
_6_insideOf,_6_installLine,_6_interpreterOf,_6_isCapable,_6_isPlace,_6_isProgram,_6_keysAt,_6_linkedPackages,_6_machine,_6_matcherOf,_6_mayName,_6_meantDigest,_6_meantVersion,
_6_modeOf,_6_namedBy,_6_noProgressOpen,_6_noToolchain,_6_noteChanged,_6_noteClosed,_6_noteOpened,_6_onlyProject,_6_outwardMessage,_6_ownProfiles,_6_ownServerId,
_6_parseConfiguration,_6_parseOwnServer,_6_placedJson,_6_positionEncoding,_6_profiles,_6_projectFolder,_6_providerOptions,_6_publishedForVersion,_6_publishedSinceOpened,
_6_questionCapabilities,_6_questionEncoding,_6_readSarif,_6_registry,_6_registryWith,_6_require_api,_6_require_api2,_6_runPython,_6_runTool,_6_safeSearchPath,_6_serversFolder,
_6_shapeOf,_6_shippedPins,_6_sourcesOf,_6_takePublication,_6_takeStatus,_6_texts,_6_toolchainPath,_6_uvWorkspace,_6_wantedDigest,_6_wantsOpenAndClose,_6_wantsSaves,
_6_wheel,_6_withAdditions,_6_withoutSettings,_6_workspaceMembers,_6_wrongCapabilities}from"./chunks/together-7204407A.js";import{_7_require_picomatch}from"./chunks/together-7204407A.js";import{_3_ancestry,_3_chainAt,_3_createParser,_3_dottedName,_3_fieldOf,_3_importSpecs,_3_importedIn,_3_importsIn,_3_includesIn,_3_isData,_3_isInSpans,_3_isPartial,
_3_isScript,_3_isSound,_3_keyAt,_3_namedDefinitions,_3_nodeAt,_3_offsetOf,_3_packageName,_3_pythonImports,_3_read,_3_readLengthMax,_3_symbolAt,_3_syntaxLanguage,
_3_writtenModule}from"./chunks/together-BADB04F6.js";import{_5_require_node_zlib}from"./chunks/together-6E54DA67.js";import{_6_isDeep,_6_once,_6_parse}from"./chunks/together-6E54DA67.js";import{_1_killGroup,_1_run}from"./chunks/together-6B399DDD.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./chunks/together-6B399DDD.js";import{_3_push}from"./chunks/together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./chunks/together-8458AAE9.js";import{_4_require_ucs2length}from"./chunks/together-6B399DDD.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./chunks/together-8458AAE9.js";import{require_node_util}from"./chunks/chunk-WZT7KGKC.js";import{_7_applyEdits,_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_modify,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./chunks/together-6E54DA67.js";import{_8_require_dist}from"./chunks/together-6E54DA67.js";import{_4_broken,_4_keyOutliner}from"./chunks/together-BADB04F6.js";import{inActions,realHost,runAsProcess,whereOf}from"./chunks/chunk-K4HGKAYQ.js";import{exitCodeOf,showProblem}from"./chunks/chunk-JNHY6LNR.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./chunks/together-2732F44B.js";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./chunks/together-2732F44B.js";import{cacheFolder,ownCacheFolder}from"./chunks/chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./chunks/together-DA7E1186.js";import{_0_require_node_child_process}from"./chunks/together-94D9BF94.js";import{ownPackage,version}from"./chunks/chunk-CPTTKKVM.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./chunks/together-94D9BF94.js";import{require_node_module}from"./chunks/chunk-F3QW7Y3Y.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./chunks/together-DA7E1186.js";import{_2_require_node_fs}from"./chunks/together-94D9BF94.js";import{require_node_path}from"./chunks/chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./chunks/together-94D9BF94.js";import{_0_editDistance,_0_nearest}from"./chunks/together-62288924.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./chunks/together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./chunks/together-62288924.js";import{_3_init_node_22}from"./chunks/together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./chunks/together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),require_crypto=_4___commonJS({"builtin:crypto"(exports,module){_3_init_node_22(),module.exports=
_4___require("crypto")}});_3_init_node_22();_3_init_node_22();var import_node_fs5=_4___toESM(_2_require_node_fs(),1),import_node_path7=_4___toESM(require_node_path(),
1);_3_init_node_22();_3_init_node_22();_3_init_node_22();var os=_4___toESM(_0_require_os(),1);_3_init_node_22();function toCommandValue(input){return input==null?
"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function issueCommand(command,properties,message){let cmd=new Command(command,properties,
message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command,properties,message){command||(command="missing.comman\
d"),this.command=command,this.properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).
length>0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=
",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(s).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}_3_init_node_22();var crypto=_4___toESM(require_crypto(),1),fs=_4___toESM(_0_require_fs(),1),os2=_4___toESM(
_0_require_os(),1);function issueFileCommand(command,message){let filePath=process.env[`GITHUB_${command}`];if(!filePath)throw new Error(`Unable to find environ\
ment variable for file command ${command}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(filePath,`${toCommandValue(
message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter=`ghadelimiter_${crypto.randomUUID()}`,convertedValue=toCommandValue(
value);if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))
throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}
var os4=_4___toESM(_0_require_os(),1);_3_init_node_22();_3_init_node_22();_3_init_node_22();var tunnel=_4___toESM(_0_require_tunnel(),1),import_undici=_4___toESM(
_0_require_undici(),1),HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.OK=200]="OK",HttpCodes2[HttpCodes2.MultipleChoices=300]="MultipleChoices",HttpCodes2[HttpCodes2.
MovedPermanently=301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=302]="ResourceMoved",HttpCodes2[HttpCodes2.SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.
NotModified=304]="NotModified",HttpCodes2[HttpCodes2.UseProxy=305]="UseProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]="SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=
307]="TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=308]="PermanentRedirect",HttpCodes2[HttpCodes2.BadRequest=400]="BadRequest",HttpCodes2[HttpCodes2.
Unauthorized=401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=402]="PaymentRequired",HttpCodes2[HttpCodes2.Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.
NotFound=404]="NotFound",HttpCodes2[HttpCodes2.MethodNotAllowed=405]="MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=406]="NotAcceptable",HttpCodes2[HttpCodes2.
ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTimeout",HttpCodes2[HttpCodes2.Conflict=409]="C\
onflict",HttpCodes2[HttpCodes2.Gone=410]="Gone",HttpCodes2[HttpCodes2.TooManyRequests=429]="TooManyRequests",HttpCodes2[HttpCodes2.InternalServerError=500]="Int\
ernalServerError",HttpCodes2[HttpCodes2.NotImplemented=501]="NotImplemented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.ServiceUnavailable=
503]="ServiceUnavailable",HttpCodes2[HttpCodes2.GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(Headers2){Headers2.Accept=
"accept",Headers2.ContentType="content-type"})(Headers||(Headers={}));var MediaTypes;(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||
(MediaTypes={}));var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],
HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];_3_init_node_22();_3_init_node_22();var import_os=_4___toESM(
_0_require_os(),1),import_fs=_4___toESM(_0_require_fs(),1),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:
new P(function(resolve7){resolve7(value)})}return new(P||(P=Promise))(function(resolve7,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve7(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{access,appendFile,writeFile}=import_fs.promises,SUMMARY_ENV_VAR="G\
ITHUB_STEP_SUMMARY",Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime\
 environment supports job summaries.`);try{yield access(pathFromEnv,import_fs.constants.R_OK|import_fs.constants.W_OK)}catch{throw new Error(`Unable to access s\
ummary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){
let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}\
>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:
appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){
return this._buffer+=text,addEOL?this.addEOL():this}addEOL(){return this.addRaw(import_os.EOL)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),
element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(
item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row2=>{let cells=row2.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},
colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.wrap("table",tableBody);
return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){
let{width,height}=options||{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));
return this.addRaw(element).addEOL()}addHeading(text,level){let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(
allowedTag,text);return this.addRaw(element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.
wrap("br",null);return this.addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,attrs);return this.
addRaw(element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}},_summary=new Summary;_3_init_node_22();
_3_init_node_22();var import_os2=_4___toESM(_0_require_os(),1);_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();var fs2=_4___toESM(_0_require_fs(),
1),{chmod,copyFile,lstat,mkdir,open,readdir,rename,rm,rmdir,stat,symlink,unlink}=fs2.promises,IS_WINDOWS=process.platform==="win32",READONLY=fs2.constants.O_RDONLY,
IS_WINDOWS2=process.platform==="win32",platform=import_os2.default.platform(),arch=import_os2.default.arch(),ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=
0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,
"_").toUpperCase()}`]||"";if(options&&options.required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===
!1?val:val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT)return issueFileCommand("OUTPUT",prepareKeyValueMessage(name,value));process.stdout.
write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function readInputs(){let inputs={servers:getInput("servers").split(/[\s,]+/).filter(one=>one!==
""),config:getInput("config"),base:getInput("base"),head:getInput("head"),workingDirectory:getInput("working-directory"),baseDependencies:getInput("base-depende\
ncies"),settings:getInput("settings"),failOn:getInput("fail-on"),scope:getInput("scope"),steps:getInput("steps"),rewards:getInput("rewards"),events:getInput("ev\
ents"),show:getInput("show"),..._2_eachActionFile(name=>getInput(_2_surfaces[name].input)),cache:getInput("cache"),observations:getInput("observations"),observationsKey:getInput(
"observations-key"),traces:getInput("traces").split(/\r?\n|,/).map(one=>one.trim()).filter(one=>one!==""),replay:getInput("replay"),drift:getInput("drift").split(
/\s+/).filter(one=>one!==""),trend:getInput("trend"),driftIssue:getInput("drift-issue"),cleanNights:getInput("clean-nights"),jobs:getInput("jobs"),lastRun:getInput(
"last-run"),units:getInput("units"),shards:getInput("shards"),check:getInput("check"),comment:commentMode(),suggest:yesOrNo("suggest"),publish:getInput("publish"),
githubToken:getInput("github-token"),allowUnsafeTrigger:yesOrNo("allow-unsafe-trigger")};return needToken(inputs),needDrift(inputs),needDriftIssue(inputs),needOnePart(
inputs),needSteps(inputs),inputs}function yesOrNo(name){let value=getInput(name);if(value==="true"||value==="false"||value==="")return value==="true";throw new _1_UserError(
"bad-configuration",`the input ${name} must be true or false`)}function commentMode(){let value=getInput("comment");if(value===""||value==="false")return"";let mode=_2_commentModes.
find(one=>one===(value==="true"?"on-findings":value));if(mode!==void 0)return mode;throw new _1_UserError("bad-configuration",`the input comment must be one of ${[
..._2_commentModes,"true","false"].join(", ")}`)}function needDrift({drift:drift2,trend}){if(!(trend===""||drift2.length>0))throw new _1_UserError("bad-configur\
ation","the input trend needs the input drift",{hint:"drift: --runs 3"})}function needDriftIssue({driftIssue,cleanNights}){if(!(cleanNights===""||driftIssue!==""))
throw new _1_UserError("bad-configuration","the input clean-nights needs the input drift-issue")}function needOnePart(inputs){let{jobs,lastRun,units,shards,check,
comment,suggest}=inputs,parts=Object.entries({jobs,units,shards,drift:inputs.drift.join(" "),publish:inputs.publish}),[first,second]=parts.flatMap(([name,value])=>value===
""?[]:[name]);if((jobs!==""||units!==""||shards!=="")&&first!==void 0&&second!==void 0)throw new _1_UserError("bad-configuration",`the inputs ${first} and ${second}\
 exclude each other`,{hint:"jobs plans a run that is shared, units looks at a part of it, shards judges what the parts found: each in a job of its own."});if(lastRun!==
""&&jobs==="")throw new _1_UserError("bad-configuration","the input last-run needs the input jobs");if((jobs!==""||units!=="")&&(check!==""||comment!==""||suggest))
throw new _1_UserError("bad-configuration",`the input ${check===""?comment===""?"suggest":"comment":"check"} belongs to the job with the input shards`,{hint:"A \
job with the input jobs or units judges nothing, so it has nothing to post."});if(shards!==""&&inputs.observations!=="")throw new _1_UserError("bad-configuratio\
n","the inputs shards and observations exclude each other",{hint:"What is kept of earlier runs is for a job that looks itself."})}function needSteps({steps,rewards,
jobs,units,shards,drift:drift2,publish}){if(rewards!==""&&steps==="")throw new _1_UserError("bad-configuration","the input rewards needs the input steps",{hint:"\
steps: commits"});let other=Object.entries({jobs,units,shards,drift:drift2.join(" "),publish}).find(([,value])=>value!=="")?.[0];if(steps!==""&&other!==void 0)throw new _1_UserError(
"bad-configuration",`the inputs steps and ${other} exclude each other`)}function needToken({check,comment,suggest,publish,driftIssue,githubToken}){let name=[check!==
""&&"check",comment!==""&&"comment",suggest&&"suggest",publish!==""&&"publish",driftIssue!==""&&"drift-issue"].find(one=>one!==!1);if(!(name===void 0||githubToken!==
""))throw new _1_UserError("bad-configuration",`the input ${name} needs the input github-token`,{hint:"github-token: ${{ github.token }}"})}_3_init_node_22();function outputsOf(report,files){
return{verdict:report.verdict,class:report.class,new:String(report.counts.new),fixed:String(report.counts.fixed),moved:String(report.counts.moved),volatile:String(
report.counts.volatile),reward:report.reward===null?"":String(report.reward[report.reward.headline].r),base:report.base.commit??"",head:report.head.commit??report.
head.tree??"",...files}}function noOutputs(){return{...Object.fromEntries(["verdict","class","new","fixed","moved","volatile","reward","base","head","rewards"].
map(name=>[name,""])),..._2_eachActionFile(()=>"")}}function driftOutputs(issue2,drift2){return{issue:issue2,drift:drift2}}function nightlyOutputs(action){return{
"issue-action":action}}function planOutputs(matrix){return{matrix}}function shardOutputs(shard){return{shard}}function writeOutputs(outputs){for(let[name,value]of Object.
entries(outputs))setOutput(name,value)}_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path2=_4___toESM(require_node_path(),
1);_3_init_node_22();function cutList(parts,between,bytesMax2,noun,elsewhere){let text="";for(let[index,part]of parts.entries()){let left=parts.length-index,next=`${index===
0?"":between}${part}`,more=`${between}${_2_plural(left,`more ${noun}`)}: see ${elsewhere}.
`;if(bytesOf(text)+bytesOf(next)+bytesOf(more)>bytesMax2)return text+more;text+=next}return text}function bytesOf(text){return encoder.encode(text).length}var encoder=new TextEncoder;
_3_init_node_22();_3_init_node_22();var import_ucs2length=_4___toESM(_4_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateNightV1=validate20,
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
an answer",incomparable:"what is compared was made in different environments","recorded-elsewhere":"its recording was made in another environment","other-versio\
n-unmeasured":"the other version of the server gave no answer",unavailable:"what it was made of is not in the job's clone","not-found":"something that it needs \
is not there","unknown-server":"its server is not known","unknown-version":"its server is not pinned at that version","replay-mismatch":"it is damaged","no-resu\
lt":"the job ended without a result"},listMax=1e3,messageLengthMax=1e3,textsLengthMax=4e5;function nightOf(date,traces){let all=traces.flatMap(({differing})=>differing).
flatMap(differingOf),distinct=[...new Map(all.map(one=>[keyOf(one),one])).values()].sort(compareDiffering),left=textsLengthMax;return{schema:"lanser.night.v1",date,
traces:traces.length,differing:{count:distinct.length,shown:distinct.slice(0,listMax)},seenOnce:traces.filter(({isSeenOnce})=>isSeenOnce).length,inconclusive:traces.
flatMap(({trace,inconclusive:why})=>why===null?[]:[{trace:nameOf(trace),reason:why.reason,message:_2_shorten(why.message.toWellFormed(),messageLengthMax)}]).slice(
0,listMax),texts:traces.flatMap(({trace,text})=>(left-=text?.length??0,text===null||left<0?[]:[{trace:nameOf(trace),text:text.toWellFormed()}])).slice(0,listMax)}}
function nightWithoutResult(date){let inconclusive=[{trace:null,reason:"no-result",message:""}];return{...nightOf(date,[]),inconclusive}}function differingOf({server,
class:of,path,code}){return of==="D0"?[]:[{server:nameOf(server),class:of,path:nullableName(path),code:nullableName(code)}]}function keyOf({server,class:of,path,
code}){return JSON.stringify([server,of,path,code])}function compareDiffering(a,b){return _9_divergenceClasses[a.class].rank-_9_divergenceClasses[b.class].rank||
_0_compareText(a.server,b.server)||_0_compareNullableText(a.path,b.path)||_0_compareNullableText(a.code,b.code)}function nullableName(text){return text===null||
text===""?null:nameOf(text)}var nameLengthMax=300;function nameOf(text){let name=text.toWellFormed();return name.length<=nameLengthMax?name:`${_2_cut(name,nameLengthMax-
20)}…${_2_shortId(_0_sha256(name))}`}function nightText(night){if(!validateNightV1(night))throw new Error(`no night: ${validateNightV1.errors?.[0]?.message}`);
return`${_1_canonical(night)}
`}function readNight(text){let parsed=_1_parseStrict(text);return parsed.kind==="value"&&validateNightV1(parsed.value)?parsed.value:void 0}_3_init_node_22();var import_node_fs=_4___toESM(
_2_require_node_fs(),1);function shownSeverity(inputs){return _0_oneOf(inputs.show||void 0,_0_severities,"the input show")??"hint"}function linksOf(runner,report,{
runId=runner.runId,pull}={}){let{serverUrl,repository:{owner,repo}}=runner;if(serverUrl===void 0||owner==="")return null;let run=runAddress({...runner,runId});return{
server:serverUrl,repository:`${owner}/${repo}`,base:report.base.commit,head:report.head.commit,...run===null?{}:{run},...pull===void 0?{}:{checks:`${serverUrl}/${owner}\
/${repo}/pull/${pull}/checks`}}}function runAddress({serverUrl,repository:{owner,repo},runId}){return serverUrl===void 0||owner===""||!/^\d+$/u.test(runId??"")?
null:`${serverUrl}/${owner}/${repo}/actions/runs/${runId}`}function finish(step,rendering,results){results.some(({surface,state})=>surface==="check"&&(state==="\
posted"||state==="unchanged"))||step.stdout.write(_2_surfaces.annotations.render(rendering));let notes=results.flatMap(({surface,why})=>why===null?[]:[`the ${surface}\
: ${why}`]);for(let note of notes)_7_progressTo(step.stderr,step.clock)({kind:"note",text:note});writeSummary(step,_2_surfaces.summary.render({...rendering,notes:[
...rendering.notes,...notes]}))}function writeSummary(step,text){let file=step.where.runner.summaryFile;if(!(file===void 0||file===""))try{(0,import_node_fs.appendFileSync)(
file,text)}catch{_7_progressTo(step.stderr,step.clock)({kind:"note",text:"the job summary could not be written"})}}_3_init_node_22();var import_node_path=_4___toESM(
require_node_path(),1);function stepOf(host){return{...host,where:inActions(host.env)}}function temporaryFile({where,temporaryFolder},name){return(0,import_node_path.
join)(where.runner.temporaryFolder??temporaryFolder,"lanser",name)}var nightName="night.json",summaryBytesMax=900*1024,issueBytesMax=6e4;async function askCommittedTraces(step,inputs,folder,signal){
let asking=askingOf(inputs),{top,paths}=await committedSessions(step,folder,inputs.traces),trend=inputs.trend===""?void 0:openTrend((0,import_node_path2.resolve)(
folder,inputs.trend)),results=temporaryFile(step,"drift");(0,import_node_fs2.rmSync)(results,{recursive:!0,force:!0}),_1_makeFolder(results);let common={asking,
cacheFolder:cacheFolder(step,inputs.cache),signal},asked=[];for(let[index,path]of paths.entries()){let place={top,path,base:(0,import_node_path2.join)(results,fileName(
path,index)),trend};asked.push(await ask({...step,cwd:top},place,common))}let issues=asked.flatMap(({issue:issue2})=>issue2===null?[]:[issue2]),night=nightOf(step.
today(),asked.map(one=>one.night));_2_writeOutput((0,import_node_path2.join)(results,nightName),nightText(night),"night");let whole=issues.length===0?"":(0,import_node_path2.
join)(results,"issue.md");return whole!==""&&_2_writeOutput(whole,cutList(issues,`
---

`,issueBytesMax,"trace","the job's artifact"),"issue"),writeSummary(step,summaryOf(asked)),writeOutputs(driftOutputs(whole,results)),asked.some(({state})=>state===
"fails")?_1_verdictExitCode.fail:asked.some(({state})=>state==="inconclusive")?_1_verdictExitCode.inconclusive:_1_verdictExitCode.pass}function askingOf({drift:words2,
check,comment}){if(check!==""||comment!==""){let name=check===""?"comment":"check";throw new _1_UserError("bad-configuration",`with the input drift no change is\
 judged, so there is no ${name} to post`,{hint:`Remove the input ${name}.`})}let known=Object.keys(_1_driftFlags);for(let[index,word]of words2.entries()){let before=words2[index-
1]??"";if(!word.startsWith("-")){if(before.startsWith("--")&&!before.includes("="))continue;throw new _1_UserError("usage",`the input drift: \`${word}\` belongs \
to no flag`,{hint:"It is divided at blanks, and no shell reads it: quotes, variables and wildcards mean nothing."})}let name=word.replace(/^-+/u,"").replace(/=.*$/su,
"");if(word.startsWith("--")&&known.includes(name))continue;let near=_0_nearest(name,known);throw new _1_UserError("usage",`the input drift cannot have the flag\
 \`${word}\``,{hint:near===void 0?`Known are --${known.join(", --")}.`:`Did you mean \`--${near}\`?`})}return _1_driftAsking(parseFlags(words2,_1_driftFlags).values)}
async function committedSessions(step,folder,globs){var _stack=[];try{let repository=_4___using(_stack,await _0_openRepository(step,folder),!0),{top}=repository,
head=await _0_resolveRevision(repository,"HEAD");if(head===void 0)throw new _1_UserError("unknown-revision","no commit is checked out");let config=await _0_readFileAt(
repository,head,_4_configPath,1e5),{traces}=config===void 0?_4_defaultConfig:_4_parseConfig(config.toString("utf8"),_4_configPath),named=globs.length===0?traces:
globs,isTrace=_15_tracesOf({replay:"live",traces:named}),files=(await _2_listTree(repository,head)).filter(({mode})=>mode.startsWith("100")).flatMap(({path})=>typeof path==
"string"&&isTrace(path)?[path]:[]),paths=_15_reportPathsOf(files).flatMap(([path,...more])=>more.length===0?[path]:[]);if(paths.length>0)return{top,paths:paths.
sort(_0_comparePaths)};throw new _1_UserError("not-found",`the commit has no trace of a session (${named.join(", ")})`,{hint:"Record one and commit it: lanser t\
race record --name NAME"})}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function fileName(path,index){
let name=withoutEnding(path.slice(path.lastIndexOf("/")+1));return`${index+1}-${name.replaceAll(/[^\w.-]/gu,"-").slice(0,100)}`}var stateOf={"not-found":"inconc\
lusive","unknown-version":"inconclusive","unknown-server":"inconclusive","replay-mismatch":"fails"};function isShown(code){return Object.hasOwn(stateOf,code)}async function ask(step,place,common){
let{path}=place;try{return await askAgain(step,place,common)}catch(error){if(!(error instanceof _1_UserError)||!isShown(error.code))throw error;return notAsked(
step,path,error.code,error.message,error.hint)}}function notAsked({stdout},path,reason,message,hint){let state=reason==="unavailable"?"inconclusive":stateOf[reason],
kind=state==="fails"?"error":"warning",shown=reason==="unavailable"?`inconclusive: ${message}`:message,withHint=text=>hint===""?text:`${text}. ${hint}`;stdout.write(
_2_traceProblemCommand(kind,path,"A committed trace was not asked again",withHint(shown)));let problem=`${_2_codeSpan(shown)}${hint===""?"":`. What to do: ${_2_codeSpan(
hint)}`}`;return{state,summary:`### ${_2_codeSpan(path)}: not asked again

${problem}
`,issue:null,night:{trace:path,differing:[],isSeenOnce:!1,inconclusive:{reason,message:withHint(message)},text:null}}}var stateAfter={fine:"fine",differs:"fails",
"recorded-elsewhere":"fails",incomparable:"inconclusive",unmeasured:"inconclusive","other-version-unmeasured":"inconclusive"},reasonAfter={fine:null,differs:null,
"recorded-elsewhere":"recorded-elsewhere",incomparable:"incomparable",unmeasured:"unmeasured","other-version-unmeasured":"other-version-unmeasured"};async function askAgain(step,{
top,path,base,trend},common){let{server}=_3_loadTrace((0,import_node_path2.join)(top,path),path).header,{asking,cacheFolder:cacheFolder2,signal}=common,found=await _1_drift(
step,{repository:top,target:{kind:"trace",named:path},asking:{...asking,against:asking.against.filter(({id,version:version2})=>version2===void 0||id===server.id)},
cacheFolder:cacheFolder2,signal});if(found.kind==="unavailable")return notAsked(step,path,"unavailable",found.message,found.hint);step.stdout.write(safeIn(step.
where,found.text)),_2_writeKept(step,`${base}.json`,found.kept.report,"drift report");let{issue:issue2}=found.kept;issue2!==null&&_2_writeKept(step,`${base}.iss\
ue.md`,issue2,"text of the issue");let chart=trend===void 0?"":addTo(trend,found);chart!==""&&step.stdout.write(safeIn(step.where,chart)),found.kept.summary.kind===
"withheld"&&step.stderr.write(`lanser: ${found.kept.summary.note}
`);let state=stateAfter[found.end],{words:words2}=_1_judgements[found.report.judgement];if(state!=="fine"){let kind=state==="fails"?"error":"warning",closer=`Lo\
ok closer: lanser trace drift --trace ${path}`;step.stdout.write(_2_traceProblemCommand(kind,path,`${server.id} ${server.version}, asked again`,`${words2}. ${closer}`))}
let text=issue2?.kind==="kept"?issue2.text:null,reason=reasonAfter[found.end],summary2=_1_driftSummary(found,chart);return _2_writeOutput(`${base}.summary.md`,summary2,
"summary"),{state,summary:`### ${_2_codeSpan(path)}: ${words2}

${summary2}`,issue:text,night:{trace:path,differing:found.differing,isSeenOnce:found.report.repeats.some(({outcome})=>outcome==="seen-once"),inconclusive:reason===
null?null:{reason,message:whyInconclusive(found)},text}}}function whyInconclusive({report,kept}){if(kept.report.kind==="withheld")return"";let{recorded,canonical:canonical2}=report,
first=recorded?.class==="D9"?recorded.first:null;if(first!==null)return`${first.wanted??""} -> ${first.got??""}`;let ended=canonical2.outcomes[0]?.ended??"";return ended===
"healthy"?"":ended}function summaryOf(asked){let count=state=>asked.filter(one=>one.state===state).length,counts=[`${_2_plural(asked.length,"committed trace")} \
asked again`,...count("fails")===0?[]:[`${count("fails")} not as they were`],...count("inconclusive")===0?[]:[`${count("inconclusive")} inconclusive`]],parts=["\
fails","inconclusive","fine"].flatMap(state=>asked.filter(one=>one.state===state)).map(({summary:summary2})=>summary2);return`**Lanser drift: ${counts.join(", ")}\
**

${cutList(parts,`
`,summaryBytesMax,"trace","the log")}`}function openTrend(file){let read=_1_readTrend(openText(file));if(read.kind==="trend")return{file,lines:read.lines};throw new _1_UserError(
"unreadable-file",`the trend ${file}:${read.line}: ${read.message}`,{hint:"Mend the line, or delete the file (a cached one under its key): then the trend begins\
 anew."})}function openText(file){try{return _1_prepareFile(file),(0,import_node_fs2.appendFileSync)(file,""),_2_readFileText(file)}catch(error){throw new _1_UserError(
"unreadable-file",`the trend ${file} cannot be written`,{cause:error})}}function addTo({file,lines},{report,trendLine}){(0,import_node_fs2.appendFileSync)(file,
_1_trendText(trendLine));let own=lines.filter(({target,server})=>target===report.target&&server===report.server.id);return _1_trendChart([...own,trendLine])}_3_init_node_22();
var import_node_path3=_4___toESM(require_node_path(),1);_3_init_node_22();function createApi(send,clock,signal){let endMs=clock.now()+12e4,waitedMs=0,failures=0,
once=async(route,parameters)=>signal?.aborted===!0?cancelled:last(route,parameters),last=async(route,parameters)=>{try{let{status,data}=await send(route,parameters);
return typeof data!="object"||data===null?{kind:"failed",status,why:"the answer is not JSON",retryMs:1e3}:{kind:"ok",status,data}}catch(error){return failureOf(
error,1e3*2**Math.min(failures,5))}},mayRetry=async({retryMs})=>(failures++,retryMs===null||waitedMs+retryMs>12e4||clock.now()+retryMs>endMs?!1:(waitedMs+=retryMs,
await new Promise(resolve7=>{let cancel=clock.after(retryMs,resolve7);signal?.addEventListener("abort",()=>[cancel(),resolve7()],{once:!0})}),signal?.aborted!==
!0));return{once,request:async(route,parameters)=>{for(let tries=1;;tries++){let answer=await once(route,parameters);if(answer.kind==="ok"||tries>=5||!await mayRetry(
answer))return answer}},last,mayRetry}}var cancelled={kind:"failed",status:null,why:"the job was cancelled",retryMs:null};function failureOf(error,waitMs){let{status,
response,message}=error;if(typeof status!="number"||response===void 0)return{kind:"failed",status:null,why:"no answer from GitHub",retryMs:waitMs};let{headers}=response,
seconds=Number(headers["retry-after"]),asked=Number.isFinite(seconds)&&seconds>0?Math.min(seconds,86400)*1e3:void 0,isSecondary=/secondary rate limit|abuse detection/iu.
test(message??""),isLimited=status===429||isSecondary||asked!==void 0||headers["x-ratelimit-remaining"]==="0";if((status===403||status===429)&&isLimited){let retryMs=asked??
(isSecondary?6e4:waitMs);return{kind:"failed",status,why:`GitHub limits how often it may be asked (${status})`,retryMs}}let isPassing=status>=500||status===409||
status===408;return{kind:"failed",status,why:reasons[status]??`GitHub answered ${status}`,retryMs:isPassing?asked??waitMs:null}}var reasons={401:"the token is n\
ot valid (401)",403:"the token may not do this (403); in a pull request of a fork it can only read",404:"GitHub does not know it, or the token may not see it (4\
04)",413:"it is too large for GitHub (413)",422:"GitHub refuses the content (422)"};async function listAll(ask2,items,pagesMax6){let all=[];for(let page=1;page<=
pagesMax6;page++){let answer=await ask2({per_page:pageSize,page});if(answer.kind==="failed")return answer;let found=items(answer.data);if(!Array.isArray(found))
return{kind:"failed",status:answer.status,why:"the answer is not a list",retryMs:null};if(all.push(...found),found.length<pageSize)return{kind:"list",all}}return{
kind:"failed",status:null,why:"there are more than can be read",retryMs:null}}var pageSize=100;_3_init_node_22();_3_init_node_22();function notPosted({why}){return{
state:"failed",why}}_3_init_node_22();var actionsBot={id:41898282,login:"github-actions[bot]"};async function whoWeAre(api){let answer=await api.request("GET /u\
ser",{}),asked=answer.kind==="ok"?selfIn(answer.data,"id"):void 0;if(asked!==void 0)return asked;if(answer.kind==="failed"&&(answer.status!==403||answer.retryMs!==
null))return answer;let viewer=await api.request("POST /graphql",{query:"query { viewer { databaseId login } }"});return viewer.kind==="failed"&&viewer.retryMs!==
null?viewer:(viewer.kind==="ok"?selfIn(_1_member(viewer.data,"viewer"),"databaseId"):void 0)??{kind:"self",...actionsBot,isSure:!1}}function selfIn(data,idName){
let[id,login]=[_1_member(data,idName),_1_member(data,"login")];if(typeof id=="number")return{kind:"self",id,login:typeof login=="string"?login:null,isSure:!0}}var pagesMax=30,
createTriesMax=5;async function findIssue(api,target){let{owner,repo}=target,repository=await api.request("GET /repos/{owner}/{repo}",{owner,repo});if(repository.
kind==="failed")return repository;if(_1_member(repository.data,"has_issues")===!1)return{kind:"off"};let self=await whoWeAre(api);return self.kind==="failed"?self:
find(api,target,self)}async function find(api,{owner,repo,title},self){let creator=self.login===null?{}:{creator:self.login},listed=await listAll(page=>api.request(
"GET /repos/{owner}/{repo}/issues",{owner,repo,state:"open",...creator,...page}),data=>data,pagesMax);if(listed.kind==="failed")return listed;let titled=listed.
all.flatMap(one=>{let[number,body]=[_1_member(one,"number"),_1_member(one,"body")];if(_1_member(one,"pull_request")!==void 0||_1_member(one,"title")!==title||typeof number!=
"number")return[];let author=_1_member(_1_member(one,"user"),"id");return[{number,body:typeof body=="string"?body:"",author}]}),own=titled.filter(({author})=>author===
self.id).sort((left,right)=>left.number-right.number);if(own.length===0&&titled.length>0&&!self.isSure)return{kind:"failed",status:null,why:"it is unknown which\
 issue is ours",retryMs:null};let[first]=own;return{kind:"found",issue:first===void 0?null:{number:first.number,body:first.body},self}}async function openIssue(api,target,self,{
body,comment}){let{owner,repo,title}=target;for(let tries=1;;tries++){let answer=await api.once("POST /repos/{owner}/{repo}/issues",{owner,repo,title,body});if(answer.
kind==="ok"){let number=_1_member(answer.data,"number");return comment===null||typeof number!="number"?{state:"posted",why:null}:beside(await addComment(api,{owner,
repo,number},self,comment))}if(tries>=createTriesMax||!await api.mayRetry(answer))return notPosted(answer);let now=await find(api,target,self);if(now.kind==="fa\
iled")return notPosted(now);if(now.issue!==null)return comment===null?{state:"posted",why:null}:beside(await addComment(api,{owner,repo,number:now.issue.number},
self,comment))}}function beside(comment){return comment.state!=="failed"?{state:"posted",why:null}:{state:"degraded",why:`its comment was not posted: ${comment.
why}`}}async function keepIssue(api,{owner,repo,number,end},self,{body,comment}){if(comment!==null){let added=await addComment(api,{owner,repo,number},self,comment);
if(added.state==="failed")return added}let closing2=end==="closed"?{state:"closed",state_reason:"completed"}:{},answer=await api.request("PATCH /repos/{owner}/{\
repo}/issues/{issue_number}",{owner,repo,issue_number:number,body,...closing2});return answer.kind==="ok"?{state:"posted",why:null}:notPosted(answer)}async function addComment(api,{
owner,repo,number},self,body){for(let tries=1;;tries++){let listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,
repo,issue_number:number,...page}),data=>data,pagesMax);if(listed.kind==="failed")return notPosted(listed);if(listed.all.some(one=>isOurs(one,self,body)))return{
state:"unchanged",why:null};let answer=await api.once("POST /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,repo,issue_number:number,body});if(answer.
kind==="ok")return{state:"posted",why:null};if(tries>=createTriesMax||!await api.mayRetry(answer))return notPosted(answer)}}function isOurs(comment,self,body){let text=_1_member(
comment,"body");return _1_member(_1_member(comment,"user"),"id")===self.id&&typeof text=="string"&&plain(text)===plain(body)}function plain(text){return text.replaceAll(
`\r
`,`
`).trimEnd()}_3_init_node_22();async function octokitSend(token,baseUrl,msMax=2e4){let{getOctokit}=await import("./chunks/github-OKZJBCGU.js"),nothing=()=>{},octokit=getOctokit(
token,{baseUrl,log:{debug:nothing,info:nothing,warn:nothing,error:nothing}});return async(route,parameters)=>{if(route==="POST /graphql")return{status:200,data:await octokit.
graphql(String(parameters.query))};let{status,data}=await octokit.request(route,{...parameters,request:{signal:AbortSignal.timeout(msMax)}});return{status,data}}}
_3_init_node_22();_3_init_node_22();_3_init_node_22();var import_ucs2length2=_4___toESM(_4_require_ucs2length(),1);function defaultOf2(module){return module.default??
module}var validateNightlyV1=validate202,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v\
0/schemas/nightly.v1.json",type:"object",additionalProperties:!1,required:["schema","since","last","nights","clean","entries"],properties:{schema:{const:"lanser\
.nightly.v1"},since:{$ref:"#/$defs/day"},last:{$ref:"#/$defs/day"},nights:{$ref:"#/$defs/number"},clean:{$ref:"#/$defs/number"},entries:{type:"array",maxItems:1e3,
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
function kindOf({differing,inconclusive,seenOnce}){return differing.count>0?"differs":inconclusive.length>0?"inconclusive":seenOnce>0?"seen-once":"clean"}function nextNight(open2,night,{
cleanNights}){let tonight=entriesOf(night);if(open2===null&&tonight.length===0)return{action:"none",state:null,came:[],went:[]};let before=open2?.state??{...firstState,
since:night.date},step=before.last===night.date?0:1,kind=kindOf(night),seen=new Map(tonight.map(one=>[entryKey(one),one])),known=before.entries.map(one=>{if(seen.
has(entryKey(one)))return{...one,absent:0};let counts=one.kind==="inconclusive"||showsAbsence(night);return{...one,absent:one.absent+(counts?step:0)}}),names=new Set(
before.entries.map(entryKey)),came=fitting(known,tonight.filter(one=>!names.has(entryKey(one)))),left=known.filter(({absent})=>absent>=cleanNights),clean=kind===
"clean"?before.clean+step:kind==="differs"?0:before.clean,isOver=kind==="clean"&&clean>=cleanNights,state={schema:"lanser.nightly.v1",since:before.since,last:night.
date,nights:before.nights+step,clean,entries:isOver?[]:[...known.filter(one=>!left.includes(one)),...came]},went=left.flatMap(one=>one.kind==="differs"?[one]:[]);
return{action:actionOf(open2!==null,isOver,came.length+went.length),state,came,went}}function showsAbsence({inconclusive,seenOnce,differing}){return inconclusive.
length===0&&seenOnce===0&&differing.count===differing.shown.length}function actionOf(isOpen,isOver,changes){return isOpen?isOver?"close":changes>0?"comment":"up\
date":"open"}var firstState={last:"",nights:0,clean:0,entries:[]};function entriesOf({date,differing,inconclusive}){let all=[...differing.shown.map(one=>({...one,
kind:"differs",since:date,absent:0})),...inconclusive.map(({trace,reason})=>({kind:"inconclusive",trace,reason,since:date,absent:0}))];return[...new Map(all.map(
one=>[entryKey(one),one])).values()]}function entryKey(entry){return entry.kind==="differs"?keyOf(entry):inconclusiveKey(entry)}function inconclusiveKey({trace,
reason}){return JSON.stringify([trace,reason])}var stateLengthMax=2e4,entriesMax=1e3;function fitting(known,came){let lengthOf=one=>encoded(one).length+entryRoom,
left=stateLengthMax-known.reduce((sum,one)=>sum+lengthOf(one),0),places=entriesMax-known.length;return came.filter(one=>(left-=lengthOf(one),places-=1,left>=0&&
places>=0))}var entryRoom=12,[opening,closing]=["<!-- lanser-nightly "," -->"];function stateText(state){if(!validateNightlyV1(state))throw new Error(`no state:\
 ${validateNightlyV1.errors?.[0]?.message}`);return`${opening}${encoded(state)}${closing}`}function encoded(value){return _1_canonical(value).replaceAll(/[^\w "{}[\]:,./\\+-]|-(?=-)/gu,
text=>text.split("").map(asEscape).join(""))}function asEscape(unit){return`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`}var bodyLengthMax=7e4;function readState(body){
if(body.length>bodyLengthMax)return null;let from=body.lastIndexOf(opening),to=body.indexOf(closing,from+opening.length);if(from<0||to<0||to-from>2*stateLengthMax)
return null;let parsed=_1_parseStrict(body.slice(from+opening.length,to));if(parsed.kind==="invalid"||!validateNightlyV1(parsed.value))return null;let state=parsed.
value,entries=[...new Map(state.entries.map(one=>[entryKey(one),one])).values()];return{...state,entries}}var nightlyTitle="Lanser: nightly drift of language se\
rvers";function nightlyIssue(open2,night,options){let step=nextNight(open2===null?null:{state:readState(open2)},night,options),{action,state,came,went}=step;if(state===
null)return{action,body:"",comment:null};let body=bodyOf(state,night,options);if(action==="open"){let texts=textsOf(night,came,commentBytesMax);return{action,body,
comment:texts.length===0?null:join3(texts)}}if(action==="update")return{action,body,comment:null};if(action==="close")return{action,body,comment:`${lastWords(options)}\

`};let parts=[headline(state,night,options),"",...section("New",came,night,options),...section(`Not seen for ${nights(options.cleanNights)}`,went,night,options)],
left=commentBytesMax-new TextEncoder().encode(join3(parts)).length;return{action,body,comment:join3([...parts,...textsOf(night,came,left)])}}function lastWords({
cleanNights,runUrl}){return`${cleanNights===1?"Last night was clean":`The last ${cleanNights} nights that count were clean`}, so this issue is closed. Should so\
mething differ again, another one is opened.${linkOf(runUrl)}`}var rowsBytesMax=14e3,commentBytesMax=62e3,shownLengthMax=300;function bodyOf(state,night,options){
let differing=state.entries.filter(({kind})=>kind==="differs"),inconclusive=state.entries.filter(({kind})=>kind==="inconclusive"),left=night.differing.count-differing.
filter(({absent})=>absent===0).length;return join3(["Every night the pinned language servers are asked again what the committed traces asked. Under the same sch\
edule they must say the same.","",headline(state,night,options),"",...section("What differs",differing,night,options),...left>0?[`${_2_plural(left,"more differe\
nce")} of last night cannot be listed here.`,""]:[],...section("What could not be compared",inconclusive,night,options),"### What to do","",`- Look closer: ${span(
"lanser trace drift --trace TRACE")}. The reports of each night are in the artifact of its run.`,`- If the servers are right now, record it again and review tha\
t: ${span("lanser trace refresh TRACE")}`,`- What is known and may stay goes to ${span(_1_quarantinePath)}.`,"",`This text is written anew every night, so write\
 comments. It is closed after ${_2_plural(options.cleanNights,"clean night")}; a night in which something could not be compared, or was seen once and did not co\
me back, is not one of them, and each that differs begins the count anew.`,"",stateText(state)])}function headline(state,night,{cleanNights,runUrl}){let{differing,
inconclusive,seenOnce,traces,date}=night,inPart=`${inconclusive.some(({trace})=>trace===null)?"the traces":`${inconclusive.length} of ${_2_plural(traces,"trace")}`}\
 could not be compared`,counted=`${Math.min(state.clean,cleanNights)} of ${_2_plural(cleanNights,"clean night")}`,words2={differs:`${_2_plural(differing.count,"\
difference")}${inconclusive.length===0?"":`, and ${inPart}`}`,inconclusive:`inconclusive: ${inPart}, which says nothing about the servers`,"seen-once":`in ${_2_plural(
seenOnce,"trace")} something was seen once and did not come back`,clean:`clean, ${counted}`}[kindOf(night)];return`**${date}: ${words2}.**${linkOf(runUrl)}`}function linkOf(url){
return url===null?"":` [The run](${url})`}function section(title,entries,night,{runUrl}){if(entries.length===0)return[];let messages=new Map(night.inconclusive.
map(one=>[inconclusiveKey(one),one.message])),rows=entries.map(one=>row(one,one.kind==="inconclusive"?messages.get(inconclusiveKey(one)):"")),elsewhere=runUrl===
null?"the artifact of the run":"the run";return[`### ${title} (${entries.length})`,"",`- ${cutList(rows,`
- `,rowsBytesMax,"line",elsewhere)}`,""]}function row(entry,message=""){let{since,absent}=entry,gone=absent===0?"":`; not for ${nights(absent)}`;if(entry.kind===
"differs"){let{class:of,code,path,server}=entry,what2=code===null?"":`: ${span(code)}`,where=path===null?"":` in ${span(path)}`;return`${of} ${_9_divergenceClasses[of].
words}${what2}${where} (${span(server)}), since ${since}${gone}`}let what=entry.trace===null?"The whole night":span(entry.trace),detail=message===""?"":`<br>${span(
message)}`;return`${what}: ${inconclusiveReasons[entry.reason]}, since ${since}${gone}${detail}`}function nights(count){return _2_plural(count,"night")}function textsOf({
texts},came,bytesMax2){if(texts.length===0||!came.some(({kind})=>kind==="differs"))return[];let parts=texts.map(({trace,text})=>{let lines=text.trimEnd().split(
/\r?\n/u).map(sourceLine);return["Of ",span(trace),`:

`,_1_fenceOf(lines,"markdown").join(`
`),`
`].join("")});return["<details><summary>Ready to send to those who make the server</summary>","",cutList(parts,`
`,bytesMax2-200,"text","the artifact of the run"),"","</details>"]}function sourceLine(text){return text.split("	").map(_1_visible).join("	")}function span(text){
return _1_spanOf(_1_visible(_2_cut(text.replaceAll(/\r?\n/gu," "),shownLengthMax)))}function join3(lines){return`${lines.join(`
`)}
`}var nightBytesMax=4*1024*1024,[cleanNightsUsual,cleanNightsMax]=[7,365];async function runDriftIssue(step,inputs,signal){let cleanNights=cleanNightsOf(inputs),
{runner}=step.where,night=nightIn(step,(0,import_node_path3.resolve)(runner.workspace??step.cwd,inputs.driftIssue)),api=createApi(await octokitSend(inputs.githubToken,
runner.apiUrl),step.clock,signal),target={...runner.repository,title:nightlyTitle},found=await findIssue(api,target),open2=found.kind==="found"?found.issue?.body??
null:null,wanted=nightlyIssue(open2,night,{cleanNights,runUrl:runAddress(runner)}),posted=await post(api,target,found,wanted);writeOutputs(nightlyOutputs(found.
kind==="found"?wanted.action:"none"));let line=outcomeLine(wanted,posted);step.stdout.write(`${line}
`);let isKept=posted.state==="posted"||posted.state==="unchanged";return writeSummary(step,`${line}

${isKept?"":wanted.body}`),posted.state!=="failed"?_1_verdictExitCode.pass:(step.stdout.write(_2_problemCommand(`the nightly issue could not be kept: ${posted.why}`,
"")),_1_verdictExitCode.inconclusive)}async function post(api,target,found,wanted){if(found.kind==="failed")return notPosted(found);if(found.kind==="off")return{
state:"skipped",why:"this repository has no issues"};let{issue:issue2,self}=found,{action}=wanted;if(action==="none")return{state:"unchanged",why:null};if(issue2===
null)return openIssue(api,target,self,wanted);let{owner,repo}=target,end=action==="close"?"closed":"open";return keepIssue(api,{owner,repo,number:issue2.number,
end},self,wanted)}var words={none:"nothing is open, and nothing is to be opened",open:"the issue is opened",comment:"the issue has a comment on what changed",update:"\
the issue is up to date; nothing is new in it",close:"the issue is closed"};function outcomeLine({action},{state,why}){let note=why===null?"":` (${_2_codeSpan(why)}\
)`;return state==="failed"||state==="skipped"?`**Lanser drift: the issue is as it was**${note}`:`**Lanser drift: ${words[action]}**${note}`}function nightIn(step,folder){
let text=_2_readOptional((0,import_node_path3.join)(folder,nightName),nightBytesMax);return(text===void 0?void 0:readNight(text))??nightWithoutResult(step.today())}
function cleanNightsOf({cleanNights:text,drift:drift2,publish}){let other=drift2.length>0?"drift":publish===""?void 0:"publish";if(other!==void 0)throw new _1_UserError(
"bad-configuration",`the inputs drift-issue and ${other} are for two jobs`,{hint:"See examples/workflows/nightly-drift.yml."});let count=text===""?cleanNightsUsual:
Number(text);if(/^\d*$/u.test(text)&&count>=1&&count<=cleanNightsMax)return count;throw new _1_UserError("bad-configuration",`the input clean-nights must be 1 t\
o ${cleanNightsMax}`)}_3_init_node_22();var import_node_path4=_4___toESM(require_node_path(),1);_3_init_node_22();var pagesMax2=10;async function originOfCache(api,{
owner,repo},key){let listed=await listAll(page=>api.once("GET /repos/{owner}/{repo}/actions/caches",{owner,repo,key,...page}),data=>_1_member(data,"actions_cach\
es"),pagesMax2);if(listed.kind==="failed")return{kind:"unproven",why:listed.why};let refs=new Set(listed.all.flatMap(one=>_1_member(one,"key")===key?[_1_member(
one,"ref")]:[])),[ref,...others]=refs;return typeof ref!="string"?{kind:"unproven",why:"GitHub knows no cache of that key"}:others.length===0?{kind:"only",ref}:
{kind:"unproven",why:"runs of several branches have saved that key"}}var bytesMax=128*1024*1024;async function observationsOf(step,inputs,signal){if(inputs.observations===
"")return null;let{runner}=step.where,use=await useOf(runner,inputs,async()=>createApi(await octokitSend(inputs.githubToken,runner.apiUrl),step.clock,signal));return use.
kind==="none"?(_7_progressTo(step.stderr,step.clock)({kind:"note",text:`kept observations are not used: ${use.why}`}),null):{folder:(0,import_node_path4.resolve)(
runner.workspace??step.cwd,inputs.observations),use:use.kind,bytesMax}}async function useOf(runner,{observationsKey:key,githubToken},api){let name=_1_member(_1_member(
_3_readPayload(runner),"repository"),"default_branch");if(typeof name!="string"||name==="")return{kind:"none",why:"the event does not name the default branch"};
let branch=`refs/heads/${name}`;if(ownEvents.has(runner.event)&&runner.ref===branch)return{kind:"read-write"};if(key==="")return{kind:"none",why:"none were foun\
d"};if(githubToken==="")return{kind:"none",why:"without the input github-token nothing shows which run has saved them"};let origin=await originOfCache(await api(),
runner.repository,key);return origin.kind==="unproven"?{kind:"none",why:`nothing shows that a run of ${name} has saved them: ${origin.why}`}:origin.ref===branch?
{kind:"read"}:{kind:"none",why:`they were saved by a run of ${origin.ref}, not of ${name}`}}var ownEvents=new Set(["push","schedule","workflow_dispatch","reposi\
tory_dispatch"]);_3_init_node_22();_3_init_node_22();_3_init_node_22();var annotationsPerRequest=50,pagesMax3=10,createTriesMax2=5,updatesMax=40;async function postCheck(api,target,content){
let{owner,repo,name,headSha}=target,before=await find2(api,target);if(before.kind==="failed")return notPosted(before);if(before.check?.isComplete===!0)return{state:"\
unchanged",why:null,id:before.check.id};let created=before.check??await create(api,target,content);if("kind"in created)return notPosted(created);let base={owner,
repo,check_run_id:created.id},landed=created.annotations,check=created;for(let tries=0;!check.isComplete&&tries<updatesMax;tries++){let part=content.annotations.
slice(landed,landed+annotationsPerRequest),isLast=landed+part.length>=content.annotations.length,output={title:content.title,summary:content.summary,annotations:part},
end=isLast?{status:"completed",conclusion:content.conclusion}:{},answer=await api.once("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",{...base,name,head_sha:headSha,
...end,output});if(answer.kind==="ok"){landed+=part.length,check={...check,isComplete:isLast};continue}if(answer.retryMs===null||!await api.mayRetry(answer))return giveUp(
api,base,content,answer);let now=await api.request("GET /repos/{owner}/{repo}/check-runs/{check_run_id}",base);if(now.kind==="failed")return giveUp(api,base,content,
now);check=existing(now.data)??check,landed=check.annotations}return check.isComplete?{state:"posted",why:null,id:check.id}:{state:"failed",why:"it was never fi\
nished"}}async function giveUp(api,base,{title,summary:summary2,conclusion},failure){return(await api.last("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id\
}",{...base,status:"completed",conclusion,output:{title,summary:summary2}})).kind==="failed"?notPosted(failure):{state:"degraded",why:`the check has not all ann\
otations: ${failure.why}`}}async function find2(api,{owner,repo,name,headSha,digest}){let listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/comm\
its/{ref}/check-runs",{owner,repo,ref:headSha,check_name:name,filter:"all",...page}),data=>_1_member(data,"check_runs"),pagesMax3);if(listed.kind==="failed")return listed;
let newest=listed.all.filter(one=>String(_1_member(one,"external_id")).startsWith(externalId(""))).toSorted((left,right)=>Number(_1_member(right,"id"))-Number(_1_member(
left,"id")))[0];return{kind:"found",check:newest!==void 0&&_1_member(newest,"external_id")===externalId(digest)?existing(newest):void 0}}async function create(api,target,content){
let{owner,repo,name,headSha,digest}=target,{title,summary:summary2,annotations,conclusion}=content,first=annotations.slice(0,annotationsPerRequest);for(let tries=1;;tries++){
let isWhole=first.length===annotations.length,answer=await api.once("POST /repos/{owner}/{repo}/check-runs",{owner,repo,name,head_sha:headSha,external_id:externalId(
digest),...isWhole?{status:"completed",conclusion}:{status:"in_progress"},output:{title,summary:summary2,annotations:first}});if(answer.kind==="ok"){let made=existing(
answer.data);return made===void 0?{kind:"failed",status:answer.status,why:"the answer is not a check run",retryMs:null}:{...made,annotations:first.length,isComplete:isWhole}}
if(answer.status===422&&first.length>0){first=[];continue}if(tries>=createTriesMax2||!await api.mayRetry(answer))return answer;let found=await find2(api,target);
if(found.kind==="failed")return found;if(found.check!==void 0)return found.check}}function externalId(digest){return`lanser ${digest}`}function existing(data){let id=_1_member(
data,"id");if(typeof id!="number")return;let annotations=_1_member(_1_member(data,"output"),"annotations_count");return{id,isComplete:_1_member(data,"status")===
"completed",annotations:typeof annotations=="number"?annotations:0}}_3_init_node_22();var pagesMax4=30,createTriesMax3=5;async function postComment(api,target,content){
let{owner,repo,number,headSha,mode}=target,pull=await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{owner,repo,pull_number:number});if(pull.kind===
"failed")return notPosted(pull);if(_1_member(_1_member(pull.data,"head"),"sha")!==headSha)return{state:"skipped",why:"the pull request has a newer commit by now"};
let self=await whoWeAre(api);if(self.kind==="failed")return notPosted(self);for(let tries=1;;tries++){let found=await find3(api,target,content.name,self);if(found.
kind==="failed")return notPosted(found);let before=found.comment?.body,body=_2_commentBody(content,before,headSha);if(before===body||!_2_isCommentWanted(mode,content,
before))return{state:"unchanged",why:null};let answer=found.comment===void 0?await api.once("POST /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,repo,
issue_number:number,body}):await api.once("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",{owner,repo,comment_id:found.comment.id,body});if(answer.kind===
"ok")return{state:"posted",why:null};let isGone=answer.status===404&&found.comment!==void 0;if(tries>=createTriesMax3||!(isGone||await api.mayRetry(answer)))return notPosted(
answer)}}async function find3(api,{owner,repo,number},name,self){let listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/com\
ments",{owner,repo,issue_number:number,...page}),data=>data,pagesMax4);if(listed.kind==="failed")return listed;let marked=listed.all.flatMap(one=>{let[id,body]=[
_1_member(one,"id"),_1_member(one,"body")],author=_1_member(_1_member(one,"user"),"id");return typeof id=="number"&&typeof body=="string"&&_2_stateIn(body,name)!==
void 0?[{id,body,author}]:[]}),own=marked.filter(({author})=>author===self.id);return own.length===0&&marked.length>0&&!self.isSure?{kind:"failed",status:null,why:"\
it is unknown which comment is ours",retryMs:null}:{kind:"found",comment:own.sort((left,right)=>left.id-right.id)[0]}}_3_init_node_22();var pagesMax5=30,createTriesMax4=5;
async function postReview(api,target,{comments}){if(comments.length===0)return{state:"unchanged",why:null};let{owner,repo,number,headSha}=target,pull=await api.
request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{owner,repo,pull_number:number});if(pull.kind==="failed")return notPosted(pull);if(_1_member(_1_member(pull.
data,"head"),"sha")!==headSha)return{state:"skipped",why:"the pull request has a newer commit by now"};let diff;for(let tries=1;;tries++){let posted=await markersOn(
api,target);if(posted.kind==="failed")return notPosted(posted);let left=without(comments,posted.markers);if(left.length===0)return{state:tries===1?"unchanged":"\
posted",why:null};let read=diff??await diffOf(api,target);if(read.kind==="failed")return notPosted(read);diff=read;let fitting2=left.filter(one=>isShown2(one,read.
files)),now=fitting2.slice(0,_2_reviewCommentsMax),why=leftOutText(left.length-fitting2.length,fitting2.length-now.length);if(now.length===0)return{state:"skipp\
ed",why};let answer=await api.once("POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",{owner,repo,pull_number:number,commit_id:headSha,event:"COMMENT",body:_2_reviewBody(
now.length),comments:now.map(({path,start,end,body})=>({path,line:end,side:"RIGHT",...start===end?{}:{start_line:start,start_side:"RIGHT"},body}))});if(answer.kind===
"ok")return{state:why===null?"posted":"degraded",why};if(tries>=createTriesMax4||!await api.mayRetry(answer))return notPosted(answer)}}function leftOutText(unshown,later){
let parts=[...unshown===0?[]:[`${_2_plural(unshown,"suggestion")} not on lines that GitHub's diff shows`],...later===0?[]:[`${_2_plural(later,"suggestion")} lef\
t for the next run`]];return parts.length===0?null:parts.join(", ")}function without(comments,markers){let there=new Map([...Map.groupBy(markers,one=>one)].map(
([one,{length}])=>[one,length]));return comments.filter(({marker})=>{let count=there.get(marker)??0;return there.set(marker,count-1),count<=0})}async function markersOn(api,{
owner,repo,number}){let self=await whoWeAre(api);if(self.kind==="failed")return self;let listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/pulls\
/{pull_number}/comments",{owner,repo,pull_number:number,...page}),data=>data,pagesMax5);return listed.kind==="failed"?listed:{kind:"markers",markers:listed.all.
flatMap(one=>{let body=_1_member(one,"body"),isOurs2=!self.isSure||_1_member(_1_member(one,"user"),"id")===self.id,marker=typeof body=="string"&&isOurs2?_2_markerIn(
body):void 0;return marker===void 0?[]:[marker]})}}async function diffOf(api,{owner,repo,number}){let listed=await listAll(page=>api.request("GET /repos/{owner}\
/{repo}/pulls/{pull_number}/files",{owner,repo,pull_number:number,...page}),data=>data,pagesMax5);if(listed.kind==="failed")return listed;let files=listed.all.flatMap(
one=>{let[name,patch]=[_1_member(one,"filename"),_1_member(one,"patch")];return typeof name=="string"&&typeof patch=="string"?[[name,hunksIn(patch)]]:[]});return{
kind:"diff",files:new Map(files)}}function hunksIn(patch){let hunks=[],next=0;for(let line of patch.split(`
`)){let head=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/u.exec(line)?.[1];if(head!==void 0){next=Number(head),hunks.push(new Map);continue}!line.startsWith("+")&&!line.
startsWith(" ")||(hunks.at(-1)?.set(next,line.slice(1)),next+=1)}return hunks}function isShown2({path,start,lines},files){return files.get(path)?.some(hunk=>lines.
every((line,at)=>hunk.get(start+at)===line))===!0}var post2={log:null,report:null,sarif:null,html:null,junit:null,rdjson:null,evidence:null,gitlab:null,check:(api,{
owner,repo,headSha,digest},of)=>postCheck(api,{owner,repo,name:of.name,headSha,digest},_2_surfaces.check.render(of)),comment:async(api,{owner,repo,headSha,pullRequest:number,
commentMode:mode},of)=>number===void 0?{state:"skipped",why:"there is no pull request to comment on"}:postComment(api,{owner,repo,number,headSha,mode},_2_surfaces.
comment.render(of)),review:async(api,{owner,repo,headSha,pullRequest:number},of)=>number===void 0?{state:"skipped",why:"there is no pull request to review"}:postReview(
api,{owner,repo,number,headSha},_2_surfaces.review.render(of)),annotations:null,summary:null};async function postSurfaces(api,asked,target,of){let results=[],rendering=of;
for(let surface of _2_postedSurfaces){if(!asked.has(surface))continue;let{id,...posted}=await post2[surface](api,target,rendering);results.push({surface,...posted});
let{links}=rendering;id!==void 0&&links!==null&&(rendering={...rendering,links:{...links,check:`${links.server}/${links.repository}/runs/${id}`}})}return results}
async function post3(step,inputs,{headSha,pullRequest},rendering,signal){let asked=askedOf(inputs);if(asked.size===0||headSha===void 0)return[];let{apiUrl,repository}=step.
where.runner,api=createApi(await octokitSend(inputs.githubToken,apiUrl),step.clock,signal);return postSurfaces(api,asked,targetOf(rendering,inputs,{...repository,
headSha,pullRequest}),rendering)}function askedOf(inputs){let isAsked={check:inputs.check!=="",comment:inputs.comment!=="",review:inputs.suggest};return new Set(
Object.keys(isAsked).filter(name=>isAsked[name]))}function targetOf({json},{comment},target){return{...target,digest:_0_sha256(json),commentMode:comment===""?"o\
n-findings":comment}}_3_init_node_22();var import_node_path5=_4___toESM(require_node_path(),1),import_picomatch=_4___toESM(_7_require_picomatch(),1);_3_init_node_22();
function analysedRun(payload,workflowRef){let run=_1_member(payload,"workflow_run");if(run===void 0)return pullRun(payload,workflowRef);if(_1_member(run,"event")!==
"pull_request")return;let[headSha,branch,path]=[_1_member(run,"head_sha"),_1_member(run,"head_branch"),_1_member(run,"path")],owner=_1_member(_1_member(_1_member(
run,"head_repository"),"owner"),"login");if(typeof headSha!="string")return;let pulls=_1_member(run,"pull_requests"),numbers=Array.isArray(pulls)?pulls.map(one=>_1_member(
one,"number")):[],id=_1_member(run,"id");return{runId:typeof id=="number"?String(id):null,headSha,headLabel:typeof owner=="string"&&typeof branch=="string"?`${owner}\
:${branch}`:null,workflow:typeof path=="string"?path.split("@")[0]??null:null,pullRequests:numbers.filter(one=>typeof one=="number")}}function pullRun(payload,workflowRef){
let pull=_1_member(payload,"pull_request"),[headSha,number]=[_1_member(_1_member(pull,"head"),"sha"),_1_member(pull,"number")];if(typeof headSha!="string"||typeof number!=
"number")return;let path=workflowRef?.split("@")[0]?.split("/").slice(2).join("/");return{runId:null,headSha,headLabel:null,workflow:path===void 0||path===""?null:
path,pullRequests:[number]}}async function commitFacts(api,where,commit){let answer=await api.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}",{...where,
commit_sha:commit});if(answer.kind==="failed")return answer;let tree=_1_member(_1_member(answer.data,"tree"),"sha"),parents=_1_member(answer.data,"parents");return typeof tree!=
"string"||!Array.isArray(parents)?unreadable(answer.status):{commit,tree,parents:parents.map(one=>String(_1_member(one,"sha")))}}async function pullsOf(api,where,run){
return run.pullRequests.length>0?run.pullRequests:numbersOf(api,where,run)}async function pullFacts(api,where,number){let answer=await api.request("GET /repos/{\
owner}/{repo}/pulls/{pull_number}",{...where,pull_number:number});if(answer.kind==="failed")return answer;let headSha=_1_member(_1_member(answer.data,"head"),"s\
ha"),baseRef=_1_member(_1_member(answer.data,"base"),"ref");if(typeof headSha!="string"||typeof baseRef!="string")return unreadable(answer.status);let merge=_1_member(
answer.data,"merge_commit_sha"),labels=_1_member(answer.data,"labels"),names=Array.isArray(labels)?labels.map(one=>_1_member(one,"name")):[];return{number,headSha,
baseRef,mergeCommit:typeof merge=="string"?merge:null,labels:names.filter(one=>typeof one=="string")}}async function numbersOf(api,where,run){if(run.headLabel===
null)return[];let{headLabel:head}=run,listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/pulls",{...where,head,state:"open",...page}),data=>data,
pullPagesMax);return listed.kind==="failed"?listed:listed.all.filter(one=>_1_member(_1_member(one,"head"),"sha")===run.headSha).map(one=>_1_member(one,"number")).
filter(one=>typeof one=="number")}var pullPagesMax=3;async function mergeBaseOf(api,where,one,other){let answer=await api.request("GET /repos/{owner}/{repo}/com\
pare/{basehead}",{...where,basehead:`${one}...${other}`,per_page:1});if(answer.kind==="failed")return answer;let commit=_1_member(_1_member(answer.data,"merge_b\
ase_commit"),"sha");return typeof commit=="string"?commit:unreadable(answer.status)}async function filesIn(api,where,tree,folders){let paths=new Set;for(let folder of new Set(
folders)){let found=await filesBelow(api,where,tree,folder.split("/").filter(isName));if("kind"in found)return found;for(let path of found)paths.add(path)}return[
...paths].sort(_0_compareText)}async function differencesOf(api,where,base,head){let[before,after]=[await treeEntries(api,where,base,!0),await treeEntries(api,where,
head,!0)];if("kind"in before)return before;if("kind"in after)return after;let filesOf=entries=>new Map(entries.filter(({mode})=>mode!=="040000").map(one=>[one.path,
one])),[old,now]=[filesOf(before),filesOf(after)];return[...new Set([...old.keys(),...now.keys()])].filter(path=>old.get(path)?.sha!==now.get(path)?.sha).sort(_0_compareText).
map(path=>({path,mode:now.get(path)?.mode??null}))}async function sameFilesOf(api,where,base,head){let before=await treeEntries(api,where,base,!0);if("kind"in before)
return before;let after=await treeEntries(api,where,head,!0);if("kind"in after)return after;let old=new Map(before.map(one=>[one.path,one])),same=after.filter(one=>isPlainFile(
one)&&old.get(one.path)?.sha===one.sha&&old.get(one.path)?.mode===one.mode);return new Set(same.map(({path})=>path))}var isName=segment=>segment!==""&&segment!==
".";async function filesBelow(api,where,tree,names){let[name,...rest]=names,entries=await treeEntries(api,where,tree,name===void 0);if("kind"in entries)return entries;
if(name===void 0)return entries.filter(isPlainFile).map(({path})=>path);let entry=entries.find(({path})=>path===name);if(entry===void 0)return[];if(entry.mode!==
"040000")return rest.length===0&&isPlainFile(entry)?[name]:[];let found=await filesBelow(api,where,entry.sha,rest);return"kind"in found?found:found.map(path=>`${name}\
/${path}`)}function isPlainFile({mode}){return mode==="100644"||mode==="100755"}async function treeEntries(api,where,tree,isRecursive){let answer=await api.request(
"GET /repos/{owner}/{repo}/git/trees/{tree_sha}",{...where,tree_sha:tree,...isRecursive?{recursive:"1"}:{}});if(answer.kind==="failed")return answer;let entries=_1_member(
answer.data,"tree");return Array.isArray(entries)?_1_member(answer.data,"truncated")===!0?{kind:"failed",status:answer.status,why:"a folder has too many files t\
o list",retryMs:null}:entries.map(one=>({path:String(_1_member(one,"path")),mode:String(_1_member(one,"mode")),sha:String(_1_member(one,"sha"))})):unreadable(answer.
status)}async function fileAt(api,where,path,commit){let answer=await api.request("GET /repos/{owner}/{repo}/contents/{path}",{...where,path,ref:commit});if(answer.
kind==="failed")return answer.status===404?null:answer;let[blob,content,encoding]=["sha","content","encoding"].map(name=>_1_member(answer.data,name));return typeof blob!=
"string"||typeof content!="string"||encoding!=="base64"?unreadable(answer.status):{blob,text:Buffer.from(content,"base64").toString("utf8")}}var messagePagesMax=3;
async function pullMessages(api,where,number){let route="GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",listed=await listAll(page=>api.request(route,{...where,
pull_number:number,...page}),data=>data,messagePagesMax);return listed.kind==="failed"?listed:listed.all.map(one=>({commit:String(_1_member(one,"sha")),message:String(
_1_member(_1_member(one,"commit"),"message"))})).reverse()}function unreadable(status){return{kind:"failed",status,why:"the answer is not what GitHub documents",
retryMs:null}}_3_init_node_22();var import_node_fs3=_4___toESM(_2_require_node_fs(),1);function readBounded(file,bytesMax2){let stats=(0,import_node_fs3.lstatSync)(
file,{throwIfNoEntry:!1});return stats?.isFile()===!0&&stats.size<=bytesMax2?_2_readFileText(file):void 0}var runBytesMax=64*1024*1024;function readBeside(file){
try{let run=JSON.parse(readBounded(file,runBytesMax)??"{}");return _14_validateRunV1(run)?run:{}}catch{return{}}}function placesIn(shown={}){let isPlace=place=>place===
null||place.path.length<=pathLengthMax&&_3_isRelativePath(place.path);return Object.fromEntries(Object.entries(shown).filter(([,place])=>isPlace(place)))}var pathLengthMax=4096;
_3_init_node_22();var filesMax=50,headsMax=8;async function hiddenClaim(api,where,report,{config},{base,head}){if(config.claims==="ignore")return null;let listed=await filesIn(
api,where,head.tree,[_0_claimsFolder]);if("kind"in listed)return listed;let files=listed.filter(_9_isClaimsFile);if(files.length>filesMax)return`head has more t\
han ${filesMax} files of claims`;let isHead=headIn(api,where,head.tree);for(let path of files){let own=await changedFile(api,where,path,{base:base.commit,head:head.
commit});if(own!==null){if("kind"in own)return own;for(let written of _9_parseClaims(own.text)){if(written.base!==base.commit)continue;let claim=claimOf(path,written),
told=report.claims?.filter(one=>isSame(one,claim))??[];if(claim.commit!==null){if(told.length===0)return`it does not tell what ${path} claims`;continue}let[judged]=_13_judgeClaims(
[claim],report,null);if(judged===void 0||judged.state!=="false"||told.some(({state})=>state==="false"))continue;let found=await isHead(written.head??"");if(typeof found!=
"boolean")return found;if(found)return`it does not tell that ${_0_falseClaim(judged)}`}}}return null}function claimOf(path,{commit:named,...values}){let commit=named??
null,{"pr-v1":one,"pr-v2":two}=values,claimed={...one===void 0?{}:{"pr-v1":one+0},...two===void 0?{}:{"pr-v2":two+0}};return{path,about:commit===null?"change":"\
commit",commit,claimed,why:null}}function isSame(one,other){let{path,commit,claimed}=one;return path===other.path&&commit===other.commit&&_0_compareValues(claimed,
other.claimed)===0}async function changedFile(api,where,path,at){let[own,old]=[await fileAt(api,where,path,at.head),await fileAt(api,where,path,at.base)];return own===
null||"kind"in own?own:old!==null&&"kind"in old?old:own.blob===old?.blob?null:own}function headIn(api,where,tree){let known=new Map;return async id=>{let before=known.
get(id);if(before!==void 0)return before;if(known.size>=headsMax)return`the claims of the change name more than ${headsMax} heads`;let facts=await commitFacts(api,
where,id),named="kind"in facts?id:facts.tree,differences=await differencesOf(api,where,named,tree),found="kind"in differences?isUnknown(differences)?!1:differences:
differences.every(({path})=>path.startsWith(`${_0_claimsFolder}/`));return typeof found=="boolean"&&known.set(id,found),found}}function isUnknown({status}){return status===
404||status===422}_3_init_node_22();var claimedScope="scope as claimed by the analysing job";async function scopeFor(api,where,{scope,servers:reported},{summary:summary2,
servers},trees){if(![scope,...reported.map(one=>one.scope)].some(_8_isPart))return null;let differences=await differencesOf(api,where,trees.base,trees.head);if("\
kind"in differences)return differences;let isSource=path=>_3_isRelativePath(path)&&servers.some(({profile})=>profile.isSource(path));return{isAllowed:summary2.scope===
"affected",compared:servers.flatMap(({profile:{id,scope:own}})=>summary2.scope===void 0&&own==="complete"?[id]:[]),sources:differences.map(({path})=>path).filter(
isSource),mattersToAll:differences.some(({path,mode})=>_3_mattersToAll(path)||_3_leadsElsewhere(mode))}}async function untouchedFor(api,where,{findings},trees){
return findings.every(({elsewhere})=>elsewhere===void 0)?null:sameFilesOf(api,where,trees.base,trees.head)}_3_init_node_22();function renderingOf(step,inputs,report,chosen){
let{runner}=step.where;return{report,json:_14_serializeReport(report),reproduce:_0_reproduceChosen(report,chosen,_5_callerOf(step)),show:shownSeverity(inputs),all:!1,
name:inputs.check,links:linksOf(runner,report,{pull:_3_pullRequestOf(step.where)?.number}),notes:[],reader:"code-scanning"}}_3_init_node_22();function settingsOf({
settings}){return settings.trim()===""?void 0:{text:settings,name:"the input settings"}}_3_init_node_22();async function endSwitchedOff(step,inputs,signal,headSha=_3_checkedCommit(
step.where)){if(step.stdout.write(`${_0_logLines(_1_switchedOffText)}
`),writeOutputs(noOutputs()),writeSummary(step,`**Lanser**: ${_1_switchedOffText}.
`),inputs.check===""||headSha===void 0)return 0;let{apiUrl,repository}=step.where.runner,api=createApi(await octokitSend(inputs.githubToken,apiUrl),step.clock,signal),
target={...repository,name:inputs.check,headSha,digest:_0_sha256(_1_switchedOffText)},posted=await postCheck(api,target,{conclusion:"neutral",title:"Disabled by\
 LANSER_DISABLE: nothing was checked",summary:"A maintainer has switched these runs off. This says nothing about the change.",annotations:[]});return posted.why!==
null&&step.stderr.write(`lanser: the check: ${posted.why}
`),0}async function publishesAnyway(api,where,run){let pulls=await pullsOf(api,where,run);for(let number of"why"in pulls?[]:pulls){let pull=await pullFacts(api,
where,number),config="why"in pull?pull:await fileAt(api,where,_4_configPath,pull.baseRef);if(config!==null&&!("why"in config)&&_1_requiresRuns(config.text))return!0}
return!1}async function runPublish(step,inputs,signal){let{runner}=step.where,run=analysedRun(_3_readPayload(runner),runner.workflowRef);if(run===void 0)throw new _1_UserError(
"bad-configuration","publish posts reports of pull requests",{hint:"Run it on workflow_run, for a workflow that runs on pull_request, or in a later job of that \
workflow."});let api=createApi(await octokitSend(inputs.githubToken,runner.apiUrl),step.clock,signal),where=runner.repository;if(_1_isAskedOff(step)){if(!await publishesAnyway(
api,where,run))return endSwitchedOff(step,inputs,signal,run.headSha);step.stderr.write(`lanser: ${_1_notHeardText}
`)}let folder=(0,import_node_path5.resolve)(runner.workspace??step.cwd,inputs.publish),text=readBounded((0,import_node_path5.join)(folder,"report.json"),_8_reportBytesMax),
beside2=readBeside((0,import_node_path5.join)(folder,"run.json")),checked=await settled(api,where,run,inputs,{text,named:beside2.pullRequest});if(checked.kind===
"refused")return refuse(api,where,run,inputs,text??"",checked.why);let report=shownFromV1(placesIn(beside2.ownShown),"ownShown",shownFromV1(placesIn(beside2.shown),
"shown",checked.report)),servers=[...new Set(report.servers.map(({id,version:version2})=>`${id}@${version2}`))],rendering={...renderingOf(step,inputs,report,{..._0_nothingChosen,
servers}),links:linksOf(runner,report,{runId:run.runId??runner.runId,pull:checked.pull.number}),notes:report.scope===void 0?[]:[claimedScope]};step.stdout.write(
_2_surfaces.log.render(rendering)),writeOutputs(outputsOf(report,{..._2_eachActionFile(name=>name==="report"?(0,import_node_path5.join)(folder,"report.json"):""),
rewards:""}));let target={...where,headSha:run.headSha,pullRequest:checked.pull.number},results=await postSurfaces(api,askedOf(inputs),targetOf(rendering,inputs,
target),rendering);return finish(step,rendering,results),exitCode(report)}async function settled(api,where,run,inputs,{text,named}){if(text===void 0)return refused(
"there is no report, or it is too large");let read=_8_readForeign(text);if(read.kind==="refused")return read;let{report}=read,pulls=await pullsOf(api,where,run);
if(isFailure(pulls))return unanswered(pulls);let number=pullOf(pulls,named);if(typeof number=="string")return refused(number);let pull=await pullFacts(api,where,
number);if(isFailure(pull))return unanswered(pull);if(pull.headSha!==run.headSha)return refused("the pull request has a newer commit by now");let[baseCommit,headCommit]=[
report.base.commit,report.head.commit];return baseCommit===null||headCommit===null?report.verdict==="inconclusive"?{kind:"settled",report:_8_withDoubt(report,nothingCompared),
pull}:refused("it does not say what it compared"):settledBy(api,where,{run,pull,report,baseCommit,headCommit},inputs)}function pullOf(pulls,named){let[only,other]=pulls;
return only===void 0?"no open pull request has this commit as its head":named!==void 0?pulls.includes(named)?named:"it was made for another pull request than th\
ose of this commit":other===void 0?only:"several pull requests have this commit as their head, and it names none"}async function settledBy(api,where,claimed,inputs){
let{run,pull,report,baseCommit,headCommit}=claimed,base=await commitFacts(api,where,baseCommit);if(isFailure(base))return unanswered(base);let head=await commitFacts(
api,where,headCommit);if(isFailure(head))return unanswered(head);let other=await whyOtherChange(api,where,claimed,head.parents);if(other!==void 0)return refused(
other);let config=await fileAt(api,where,_4_configPath,baseCommit);if(isFailure(config))return unanswered(config);let ownConfig=await fileAt(api,where,_4_configPath,
headCommit);if(isFailure(ownConfig))return unanswered(ownConfig);let pins=await pinsFor(api,where,base.tree,baseCommit);if(isFailure(pins))return unanswered(pins);
let policy=policyOf(inputs,config?.text,pins);if(typeof policy=="string")return refused(policy);let grants=await grantsFor(api,where,policy,pull);if(isFailure(grants))
return unanswered(grants);let replay=await tracesFor(api,where,policy,base.tree);if(isFailure(replay))return unanswered(replay);let scope=await scopeFor(api,where,
report,policy,{base:base.tree,head:head.tree});if(isFailure(scope))return unanswered(scope);let untouched=await untouchedFor(api,where,report,{base:base.tree,head:head.
tree});if(isFailure(untouched))return unanswered(untouched);let checked=_8_recheck(report,{base:{commit:baseCommit,tree:base.tree},head:{commit:headCommit,tree:head.
tree},policy:policy.summary,servers:policy.servers.map(({profile,pin})=>({id:profile.id,version:pin.version,treeDigests:Object.values(pin.treeDigests),mode:_6_modeOf(
profile),...profile.unproven===void 0?{}:{stability:"unproven"}})),isConfigurationChanged:config?.text!==ownConfig?.text,grants,replay,...scope===null?{}:{scope},
...untouched===null?{}:{untouched}});if(checked.kind==="refused")return checked;let hidden=await hiddenClaim(api,where,report,policy,{base,head});if(hidden!==null)
return typeof hidden=="string"?refused(hidden):unanswered(hidden);let isOwnWorkflow=await isWorkflowChanged(api,where,run,baseCommit,headCommit);return typeof isOwnWorkflow!=
"boolean"?unanswered(isOwnWorkflow):{kind:"settled",report:isOwnWorkflow?_8_withDoubt(checked.report,ownWorkflow):checked.report,pull}}var nothingCompared={code:"\
base-unavailable",message:"the report does not say what it compared",hint:null},ownWorkflow={code:"unreviewed-workflow",message:"the change edits the workflow t\
hat measured it",hint:"Review that edit by hand: what an edited workflow measured of itself never passes."};async function pinsFor(api,where,tree,commit){let files=await filesIn(
api,where,tree,[_1_pinsFolder,_6_serversFolder]);if(isFailure(files))return files;let texts=new Map;for(let path of files.filter(one=>one.endsWith(".json")||_6_ownServerId(
one)!==void 0)){let file=await fileAt(api,where,path,commit);if(isFailure(file))return file;file!==null&&texts.set(path,file.text)}return texts}function policyOf(inputs,config,texts){
try{let{registry,pins}=_1_knownFrom([...texts].map(([name,text])=>({name,text})));return _0_decidePolicy({servers:inputs.servers.map(_0_parseServer),file:void 0,
settings:settingsOf(inputs),failOn:_0_oneOf(inputs.failOn||void 0,_4_failOnLevels,"the input fail-on"),scope:_0_oneOf(inputs.scope||void 0,_8_scopeSettings,"the\
 input scope"),traces:inputs.traces,replay:_0_oneOf(inputs.replay||void 0,_5_replayModes,"the input replay"),where:"actions"},{base:config,head:void 0},{registry,
pins:{base:pins,head:pins},sources:[]})}catch(error){if(error instanceof _1_UserError)return`base's policy cannot be read here: ${error.message}`;throw error}}async function whyOtherChange(api,where,{
run,pull,baseCommit,headCommit},parents){if(baseCommit===headCommit)return"it compares a commit with itself";if(headCommit===run.headSha){let meeting=await mergeBaseOf(
api,where,pull.baseRef,run.headSha);return typeof meeting!="string"?`GitHub could not be asked about base: ${meeting.why}`:meeting===baseCommit?void 0:"its base\
 is not where the change begins"}return headCommit!==pull.mergeCommit||parents[1]!==run.headSha?"its head is neither the run's commit nor GitHub's present merge\
 of it: run the analysis again":parents[0]===baseCommit?void 0:"its base is not the first parent of the merge"}async function grantsFor(api,where,policy,pull){let allowed=policy.
summary.origin==="base"?policy.config.waivers:[],labels=_13_labelGrants(allowed,pull.labels);if(!allowed.includes("trailer"))return labels;let messages=await pullMessages(
api,where,pull.number);return isFailure(messages)?messages:[..._13_trailerGrants(messages).grants,...labels]}async function tracesFor(api,where,{config},tree){if(config.
replay==="off")return null;let files=await filesIn(api,where,tree,config.traces.map(glob=>import_picomatch.default.scan(glob).base.replace(/\\(.)/gu,"$1")));return isFailure(
files)?files:{mode:config.replay,files:files.filter(_15_tracesOf(config))}}async function isWorkflowChanged(api,where,{workflow},base,head){if(workflow===null)return!0;
let before=await fileAt(api,where,workflow,base);if(isFailure(before))return before;let after=await fileAt(api,where,workflow,head);return isFailure(after)?after:
before===null||before.blob!==after?.blob}async function refuse(api,where,run,inputs,text,why){if(inputs.check!==""){let target={...where,name:inputs.check,headSha:run.
headSha,digest:_0_sha256(`${text}${why}`)};await postCheck(api,target,{conclusion:"action_required",title:"Inconclusive: the report was refused",summary:`The re\
port of the analysis was not posted: ${_2_codeSpan(why)}.`,annotations:[]})}throw new _1_UserError("report-refused",`the report was refused: ${why}`)}function isFailure(value){
return typeof value=="object"&&value!==null&&value.kind==="failed"}function unanswered({why}){return refused(`GitHub could not be asked: ${why}`)}function refused(why){
return{kind:"refused",why}}_3_init_node_22();var import_node_fs4=_4___toESM(_2_require_node_fs(),1),import_node_path6=_4___toESM(require_node_path(),1),nothingToShare={
jobs:[{units:[],files:0,weight:0}],by:"bytes"};async function planJobs2(step,inputs,request){let jobs=_7_jobsOf(inputs.jobs,"the input jobs"),{lastRun}=inputs,file=(0,import_node_path6.
resolve)(request.repository,lastRun),isThere=lastRun!==""&&(0,import_node_fs4.existsSync)(file);lastRun!==""&&!isThere&&step.stdout.write(`${_0_terminalText(`${lastRun}\
 is not there`)}
`);let costs=isThere?_7_readCosts(file,lastRun):{},planned=await _7_planRun(step,request,{jobs,costs});if(planned.kind==="unmeasured")for(let line of reasonsOf(
planned.report))step.stderr.write(line);let plan=planned.kind==="planned"?planned.plan:nothingToShare;return step.stdout.write(planText(plan)),writeOutputs(planOutputs(
_7_matrixText(plan))),0}async function lookAtUnits(step,inputs,request){let units=_7_parseUnits(inputs.units),folder=temporaryFile(step,"shard");(0,import_node_fs4.
rmSync)(folder,{recursive:!0,force:!0});let looked=await _7_lookAtShard(step,request,{units,folder});if(looked.kind==="unmeasured"){for(let{message,hint}of looked.
report.reasons)step.stdout.write(_2_problemCommand(message,hint??""));return exitCode(looked.report)}for(let{unit,why}of looked.shard.units)step.stdout.write(_0_terminalText(
`${unitText(unit)}  ${why===null?"kept":`left to merge: ${why}`}`).concat(`
`));return step.stdout.write(`${_2_plural(units.length,"unit")} looked at
`),writeOutputs(shardOutputs(folder)),0}async function judgeShards(step,inputs,request){let folder=(0,import_node_path6.resolve)(step.where.runner.workspace??step.
cwd,inputs.shards),isThere=(0,import_node_fs4.existsSync)(folder),note=text=>request.progress({kind:"note",text});isThere||note(`there is no folder ${folder}: n\
o job has brought what it found`);let{notes,...result}=await _7_mergeShards(step,request,isThere?[folder]:[]);return notes.forEach(note),result}function reasonsOf({
reasons:reasons2}){return reasons2.map(({code,message,hint})=>`${_0_terminalText(`lanser: ${code}: ${message} ${hint??""}`.trimEnd())}
`)}async function runAction(step,signal){try{return await judge(step,signal)}catch(error){throw error instanceof _1_UserError&&(step.stdout.write(_2_problemCommand(
error.message,error.hint)),writeSummary(step,_2_problemSummary(error.message,error.hint))),error}}async function judge(step,signal){let inputs=readInputs();if(inputs.
driftIssue!=="")return runDriftIssue(step,inputs,signal);if(inputs.publish!=="")return runPublish(step,inputs,signal);_3_refuseUnsafeTrigger(step.where,{isAllowed:inputs.
allowUnsafeTrigger,hasToken:inputs.githubToken!==""});let folder=(0,import_node_path7.resolve)(step.where.runner.workspace??step.cwd,inputs.workingDirectory||".");
if(inputs.drift.length>0)return askCommittedTraces(step,inputs,folder,signal);let events=inputs.events===""?void 0:_5_eventsTo(step,(0,import_node_path7.resolve)(
folder,inputs.events),null),request=requestOf(step,inputs,folder,signal,events),state=await _1_switchedOff(step,request);if(state==="off")return endSwitchedOff(
step,inputs,signal);if(state==="not heard"&&request.progress({kind:"note",text:_1_notHeardText}),inputs.jobs!=="")return planJobs2(step,inputs,request);if(inputs.
units!=="")return lookAtUnits(step,inputs,request);let{steps,...result}=await resultOf(step,inputs,request,signal),{report}=result;events?.end(report);let rendering={
...renderingOf(step,inputs,report,chosenIn(folder,inputs)),steps};step.stdout.write(_2_surfaces.log.render(rendering));let pullRequest=_3_pullRequestOf(step.where)?.
number,run=pullRequest===void 0?result.run:{...result.run,pullRequest},written=writeFiles(step,inputs,folder,rendering,run),rewards=writeRewards(step,inputs,folder,
steps);writeOutputs(outputsOf(report,{...written.files,rewards:rewards.file}));let target={headSha:result.judged??_3_checkedCommit(step.where),pullRequest},results=[
...written.failed,...rewards.failed,...await post3(step,inputs,target,rendering,signal)];return results.length>0&&written.files.report!==""&&attempt("report",()=>_2_writeReport(
written.files.report,rendering,{...run,surfaces:results})),finish(step,rendering,results),exitCode(report)}async function resultOf(step,inputs,request,signal){if(inputs.
shards!=="")return{...await judgeShards(step,inputs,request),steps:[]};let kind=_0_oneOf(inputs.steps||void 0,_4_stepKinds,"the input steps"),asked={...request,
observations:await observationsOf(step,inputs,signal)};return kind===void 0?{...await _8_runGate(step,asked),steps:[]}:_8_runRewarded(step,asked,kind,"warm")}function chosenIn(folder,inputs){
let{workingDirectory,config,baseDependencies}=inputs;if(!(workingDirectory!==""&&!(0,import_node_fs5.existsSync)((0,import_node_path7.join)(folder,".git"))))return{
...inputs,roots:[]};let atTop=path=>path===""||(0,import_node_path7.isAbsolute)(path)?path:(0,import_node_path7.join)(workingDirectory,path);return{...inputs,roots:[
(0,import_node_path7.normalize)(workingDirectory)],config:atTop(config),baseDependencies:atTop(baseDependencies)}}function requestOf(step,inputs,folder,signal,events){
let told=_7_progressTo(step.stderr,step.clock);return{repository:folder,roots:[folder],...comparisonOf(step,inputs),policy:{servers:inputs.servers.map(_0_parseServer),
file:inputs.config===""?void 0:{path:(0,import_node_path7.resolve)(folder,inputs.config),name:inputs.config},settings:settingsOf(inputs),failOn:_0_oneOf(inputs.
failOn||void 0,_4_failOnLevels,"the input fail-on"),scope:_0_oneOf(inputs.scope||void 0,_8_scopeSettings,"the input scope"),traces:inputs.traces,replay:_0_oneOf(
inputs.replay||void 0,_5_replayModes,"the input replay"),where:"actions"},...inputs.baseDependencies===""?{}:{baseDependencies:(0,import_node_path7.resolve)(folder,
inputs.baseDependencies)},labels:_3_pullRequestOf(step.where)?.labels??[],tampering:_3_watchRunnerFiles(step.where.runner,"all"),cacheFolder:cacheFolder(step,inputs.
cache||void 0),suggests:inputs.suggest,traceFolder:void 0,progress:event=>{told(event),events?.write(event)},signal}}function comparisonOf(step,inputs){let base=inputs.
base===""?_3_eventComparison(step.where)?.base??{kind:"default"}:namedBase(step,inputs.base),head=inputs.head===""?{kind:"checked-out"}:{kind:"commit",rev:inputs.
head};return{base,head}}function namedBase(step,rev){let pull=_3_pullRequestOf(step.where);return{kind:"merge-base",rev,...pull===void 0?{}:{pullHead:pull.headSha}}}
function writeFiles(step,inputs,folder,rendering,run){let report=inputs.report===""?temporaryFile(step,"report.json"):(0,import_node_path7.resolve)(folder,inputs.
report),wanted=_2_eachActionFile(name=>{if(name==="report")return report;let{beside:beside2}=_2_surfaces[name];return inputs[name]!==""?(0,import_node_path7.resolve)(
folder,inputs[name]):beside2===null?"":(0,import_node_path7.join)((0,import_node_path7.dirname)(report),beside2)}),failed=_2_actionFiles.filter(name=>wanted[name]!==
"").flatMap(name=>attempt(name,()=>_2_writeSurface(name,wanted[name],rendering,run))),isFailed=name=>failed.some(({surface})=>surface===name);return{files:_2_eachActionFile(
name=>isFailed(name)?"":wanted[name]),failed}}function writeRewards(step,inputs,folder,steps){if(inputs.steps==="")return{file:"",failed:[]};let beside2=inputs.
report===""?temporaryFile(step,"report.json"):(0,import_node_path7.resolve)(folder,inputs.report),file=inputs.rewards===""?(0,import_node_path7.join)((0,import_node_path7.
dirname)(beside2),"rewards.jsonl"):(0,import_node_path7.resolve)(folder,inputs.rewards),failed=attempt("rewards",()=>_2_writeOutput(file,_6_rewardLines(steps),"\
rewards"));return{file:failed.length===0?file:"",failed}}function attempt(surface,write){try{return write(),[]}catch(error){if(!(error instanceof _1_UserError))
throw error;return[{surface,state:"failed",why:error.message}]}}await runAsProcess(process,realHost(),(host,stop)=>runAction(stepOf(host),stop));
