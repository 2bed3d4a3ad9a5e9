import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{surfaceFlags}from"./chunk-LCPAZEPR.js";import{shellWord}from"./chunk-YCBJFPGR.js";import{parseSettings}from"./chunk-ERLLFPFO.js";import{
canonical}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";function reproduceCommand(report,args,caller){let kept=flagsWithout(args,dropped),base=report.base.commit===null?[]:["--base-exact",report.base.commit],head=report.
head.commit===null?[]:["--head",report.head.commit],command=[caller.gate,...base,...head,...kept.map(shellWord)].join(" ");return caller.isElsewhere?fetchOf(report)+
command:command}function fetchOf({base,head}){let commits=[...new Set([base.commit,head.commit])].filter(one=>one!==null);return commits.length===0?"":`git fetc\
h --quiet origin ${commits.join(" ")} && `}var nothingChosen={servers:[],roots:[],config:"",baseDependencies:"",settings:"",failOn:"",scope:"",replay:""};function reproduceChosen(report,chosen,caller){
let{servers,roots,config,baseDependencies,failOn,scope,replay}=chosen,settings=chosen.settings.trim()===""?"":inBraces(chosen.settings),flags=Object.entries({config,
settings,"base-dependencies":baseDependencies,"fail-on":failOn,scope,replay}).flatMap(([flag,value])=>value===""?[]:[`--${flag}`,value]),several=[...servers.flatMap(
one=>["--server",one]),...roots.flatMap(one=>["--root",one])];return reproduceCommand(report,[...several,...flags],caller)}function inBraces(settings){try{return canonical(
parseSettings({text:settings,name:"settings"}))}catch(error){if(error instanceof UserError)return settings;throw error}}var dropped=["base","base-exact","head",
"format",...surfaceFlags.map(({flag})=>flag),"trace","events","all","show","quiet","verbose","color","cache","fresh","watch","allow-secrets"],switches=["all","q\
uiet","verbose","watch","allow-secrets","fresh"];function flagsWithout(args,dropped2){let kept=[];for(let index=0;index<args.length;index+=1){let arg=args[index]??
"",name=/^--([^=]+)/.exec(arg)?.[1];name===void 0||!dropped2.includes(name)?kept.push(arg):!arg.includes("=")&&!switches.includes(name)&&(index+=1)}return kept}export{reproduceCommand,nothingChosen,reproduceChosen};
