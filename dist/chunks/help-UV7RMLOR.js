import{createRequire as lanserCreateRequire}from"node:module";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_planFlags,_0_requestFlags,_0_timeoutFlag}from"./together-DFB2B447.js";import{_1_driftFlags}from"./together-DFB2B447.js";import{Command,flagWords,parseFlags,require_node_process,withFlags}from"./chunk-6DWJKVMY.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunk-3CA5RSRG.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var helpWidth=80;function helpOf(name,row){let command=withFlags(new Command,
row.flags);return command.usage([name,row.takes??"",Object.keys(row.flags).length>0?"[flags]":""].filter(one=>one!=="").join(" ")).description([sentence(row.about),
...row.words===void 0?[]:[row.words],`Example:
  ${row.example}`].join(`

`)),printed(command,[...row.notes??[],`Exit codes: ${row.exits}.`],row.flags,name)}function familyHelp(name){let command=new Command().helpOption(!1).usage(`${name}\
 SUBCOMMAND`).description(sentence(_0_families[name].about));return printed(command,[`lanser help ${name} SUBCOMMAND lists the flags of a subcommand.`],{},name)}
function sentence(about){return`${about.charAt(0).toUpperCase()}${about.slice(1)}.`}function printed(command,after,flags,name){command.name("lanser").helpCommand(
!1).commandsGroup("Subcommands:");for(let[other,{about}]of Object.entries(_0_commands))other.startsWith(`${name} `)&&command.command(other.slice(name.length+1)).
description(about).helpOption(!1);command.configureHelp({helpWidth,optionTerm:option=>{let value=flags[option.name()]?.value,names=[option.short,option.long].filter(
one=>one!==void 0).join(", ");return value===void 0?names:`${names} ${value}`}});let help=command.createHelp(),wrapped=after.map(text=>help.boxWrap(text,helpWidth));
return`${[command.helpInformation().trimEnd(),...wrapped].join(`

`)}
`}export{familyHelp,helpOf};
