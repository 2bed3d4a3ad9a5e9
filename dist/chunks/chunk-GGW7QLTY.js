import{createRequire as lanserCreateRequire}from"node:module";import{_4_rewardStepFromV1,_4_rewardStepToV1,_4_stepLists}from"./together-D08234C6.js";import{_2_alsoFoundBy,_2_blameText,_2_brokenBy,_2_causeLabel,_2_causeWords,_2_classWords,_2_commitText,_2_inOrder,_2_listedStates,_2_matchWords,_2_placementText,
_2_policyRemarks,_2_replayModeWords,_2_replayStateWords,_2_replayWeightWords,_2_seenWords,_2_sideNames,_2_sourceParts,_2_stateWords,_2_statesInOrder,_2_stepCommit,
_2_unprovenText,_2_verdictWords,_2_waivedBy}from"./together-C0BC2097.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function rewardAccount(steps,of={}){let before=nothingBefore,walked=steps.
map((step,at)=>{let block=stepAccount(step,step.before??before,nameOf(step),of.links??null);before=step["pr-v2"]?.components??before;let broken=of.broken?.get(at);
return broken===void 0?block:`${block}  incomplete account: ${broken}
`}),problems=of.problems??[],blocks=[...walked,...problems.map(({id,problem})=>`no steps for ${_0_terminalName(id)}: ${_0_terminalText(problem)}
`)],total=round(steps.reduce((sum,step)=>sum+(step["pr-v2"]?.r??0),0)),left=steps.filter(({unscored})=>unscored!==null).length,notes=[...left===0?[]:[`, ${_2_plural(
left,"step")} not scored`],...problems.length===0?[]:[`, ${problems.length} ${problems.length===1?"trajectory":"trajectories"} without steps`]];return`${blocks.
join(`
`)}
${amount(total)} in ${_2_plural(steps.length,"step")}${notes.join("")}
`}function stepAccountOf(step,name){return stepAccount(step,step.before??nothingBefore,name)}var nothingBefore={safety:1,alpha_conf:1};function nameOf({trajectory,
step,commit}){return`${trajectory===void 0?"":`${_0_terminalName(trajectory)}, `}step ${step}, ${_2_stepCommit(commit)}`}function stepAccount(step,before,name,links=null){
let reward=step["pr-v2"];if(reward===null)return`not scored: ${name}: ${_0_terminalText(step.unscored??"")}
`;let{weights,components,r}=reward,entries=[..._4_stepLists.flatMap(list=>step[list].map(one=>{let what=`${words[list]} ${_0_terminalName(one.path)}:${one.line}${one.
code===null?"":` ${_0_terminalText(one.code)}`}`,why=one.probe===void 0?"":`: ${_0_terminalText(one.probe)}`,link=placeLink(links,list==="new"?step.commit:step.
parent,one);return[round(weights.alpha*one.diag_delta),`${what} · ${_2_shortId(one.id)}${why}${link}`]})),...changed("safety",weights.beta,before.safety,components.
safety),...changed("confidence",weights.gamma,before.alpha_conf,components.alpha_conf)],rest=round(r-entries.reduce((sum,[value])=>sum+value,0)),lines=[...entries,
...rest===0?[]:[[rest,"rounding, to twelve decimals"]]],since=step.since===void 0?"":`, since commit ${_2_shortId(step.since)}`;return[`${amount(r)} ${name}${since}${links===
null||step.commit===null?"":` ${links}/commit/${step.commit}`}`,...lines.map(([value,text])=>`  ${amount(value)} ${text}`),...(step.shown??[]).map(one=>`  0 ${_0_terminalText(
one)}`),""].join(`
`)}function placeLink(links,commit,{path,line}){if(links===null||commit===null)return"";let place=path.split("/").map(encodeURIComponent).join("/");return` ${links}\
/blob/${commit}/${place}#L${line}`}function changed(name,weight,from,to){return from===to?[]:[[round(weight*(to-from)),`${name} ${_2_threeDigits(from)} -> ${_2_threeDigits(
to)}`]]}var words={new:"new",fixed:"fixed",removed:"removed with its code",suppressed:"suppressed",volatile:"order-dependent or flaky",unproven:"gone without pr\
oof of a fix"};function round(value){return Number(value.toFixed(12))+0}function amount(value){let text=value.toFixed(12).replace(/\.?0+$/u,"");return value>0?`\
+${text}`:text}export{rewardAccount,stepAccountOf};
