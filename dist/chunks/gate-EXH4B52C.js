import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{comparisonOptions}from"./chunk-PFKTW64N.js";import{parseFlags}from"./chunk-WT54M45S.js";import{eachFile,fileFlags,fileSurfaces,surfaceFlags}from"./chunk-WMOTNSRL.js";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var gateHelp=`lanser gate: compares two commits of a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions from the event)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --root DIR          only the project roots at or below DIR of the repository; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
  --settings FILE     server settings, in the place of the configuration's:  pyright: { analysis: { … } }  (or they themselves, in braces)
  --base-dependencies DIR   base's own .venv, node_modules, laid out in DIR as in the repository
  --fail-on LEVEL     lowest severity of a new finding that fails: error, warning, information, hint, never
  --scope SCOPE       which files are looked at: full, affected (those that the change can matter to) or auto (default: as
                      configured, else auto: what tsc finds different for TypeScript, else full)
  --format FORMAT     text, json or github (default: github in Actions, else text)
${surfaceFlags.map(({flag,help})=>`  ${`--${flag} FILE`.padEnd(18)}  ${help}`).join(`
`)}
  --cache DIR|none    where servers are kept, and what they found
  --fresh             asks the servers, whatever is kept of what they found
  --trace DIR         records every session
  --allow-secrets     keeps the recording where something in it looks like a secret
  --replay MODE       of committed traces: off, offline (no server) or live (default: as configured, else offline)
  --steps KIND        commits: looks at each commit of the change, so that every finding names the one that it came or went with;
                      endpoints (default, but with --rewards): at base and head alone
  --events FILE       writes what happens while it runs, one JSON object a line (schemas/events.v1.json); - is standard output, and then
                      the result goes to standard error
  --rewards FILE      writes what each step earned (schemas/reward.v1.json), as \`lanser reward\` does
  --suggest           asks servers what they would do about new findings on lines of the diff, and shows it (default: as configured, else
                      nobody is asked)
  --watch             answers again after every save, of the working tree; --scope is affected, where nothing else is asked for
  --all               lists unchanged findings too
  --show LEVEL        lowest severity that is shown: error, warning, information, hint (default: hint)
  --quiet             prints the verdict and what to do, and no progress
  --verbose           prints every finding with its code, folds nothing, and says what each part of the run took
  --color WHEN        auto, always, never (default: auto: on a terminal; NO_COLOR and FORCE_COLOR are heard)

LANSER_DISABLE in the environment, but 0 or false, ends it with 0 and looks at nothing, unless base's configuration has policy: { required: true }.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration, 13 usage, 14 internal error, please report it.
`,options={...comparisonOptions,"fail-on":{type:"string"},format:{type:"string"},...eachFile(()=>({type:"string"})),fresh:{type:"boolean"},trace:{type:"string"},
"allow-secrets":{type:"boolean"},replay:{type:"string"},steps:{type:"string"},rewards:{type:"string"},events:{type:"string"},suggest:{type:"boolean"},watch:{type:"\
boolean"},all:{type:"boolean"},show:{type:"string"},quiet:{type:"boolean"},verbose:{type:"boolean"},color:{type:"string"},help:{type:"boolean",short:"h"}};function gateLine(args){
let{values,positionals}=parseFlags(args,options),flags=args.filter((arg,at)=>!positionals.includes(arg)||takesNext(args[at-1]));return{values,positionals,flags}}
function takesNext(arg=""){let name=arg.replace(/^--/u,"");return arg!==name&&Object.hasOwn(options,name)&&options[name].type==="string"}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();async function gateCommand(host,args,signal){let line=gateLine(args);if(line.
values.help===!0)return host.stdout.write(gateHelp),0;let{judge}=await import("./judge-MYG7YQYV.js");return judge(host,line,signal,null)}import{require_node_util}from"./chunk-WZT7KGKC.js";import{_0_editDistance,_0_nearest}from"./together-62288924.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);export{gateCommand as _1_gateCommand,gateHelp as _2_gateHelp,gateLine as _2_gateLine,gateCommand};
