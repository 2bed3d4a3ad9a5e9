import{createRequire as lanserCreateRequire}from"node:module";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_requestFlags,_0_timeoutFlag}from"./together-F70E8EBE.js";import{_0_described,_0_describedQuestions}from"./together-99E7276A.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_moduleLanguages,_1_parsePlace,_1_partsBetween,
_1_pathOf,_1_placeForms,_1_printPlace,_1_rangeOfPart,_1_roles,_1_splitPattern,_1_withPath}from"./together-99E7276A.js";import{_2_compact}from"./together-4C96307D.js";import{_3_init_node_22}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var questionFlags={..._0_clientFlags,format:{value:"FORMAT",help:"text \
or json: one bundle (schemas/bundle.v1.json; default: text)"},json:{help:"the same as --format json"},timeout:_0_timeoutFlag,limit:{value:"N",help:"maximum numb\
er of results (default: 100000)"},cursor:{value:"TOKEN",help:"list the results after those of a truncated answer"},context:{value:"N",help:"lines of code around\
 each place (default: 1)"},"index-io":_0_indexFlag,verbose:{help:"with --index-io, also print the columns as the server counts them"},overlay:{value:"PATH=FILE",
many:!0,help:"use FILE as the content of PATH; - is standard input; can be repeated"},workspace:{help:"all files that the server checks"},..._0_requestFlags},idle={
repo:["table"],rev:["table"],server:["text","table"],config:["text","table"],settings:["text","table"],trace:["table"],cache:["text","table"],timeout:["text","s\
ervers","table"],limit:["servers","table"],cursor:["servers","table"],context:["text","servers","table"],"index-io":["servers","table"],overlay:["servers","tabl\
e"],verbose:["text","servers","table"]},takenBy={none:"",position:"PLACE",line:"PLACE",file:"PATH",any:"[PLACE|PATH]",files:"PATH|GLOB…|--workspace"},values={
boolean:{},text:{value:"Q"},count:{value:"N"},json:{value:"JSON"}};function questionRow(question){let{group,summary,need,word,modes,takes=takenBy[need],example}=question,
before=modes.length>0?`${modes.join("|")} `:word===void 0?"":`${word.toUpperCase()} `;return{..._2_compact({group}),about:summary,takes:`${before}${takes}`.trim(),
flags:flagsOf(question),example,notes:need==="none"?[]:[_1_placeForms,"Lines and columns count from 1. Paths are relative to the current folder."],exits:exitsOf(
question)}}function flagsOf({kind,need,takes,word,flags}){let own=flags.map(({name,kind:of,help})=>[name,{...values[of],help}]),isShown=name=>name==="workspace"?
need==="files"&&takes===void 0:name==="allow-method"?word!==void 0:idle[name]?.includes(kind)!==!0,common=Object.keys(questionFlags).flatMap(name=>isShown(name)?
[[name,questionFlags[name]]]:name==="allow-method"?[]:[[name,{...questionFlags[name],hidden:!0}]]);return Object.fromEntries([...own,...common])}function exitsOf({
kind,name,need}){let servers="11 no answer from a server, 12 configuration, 13 usage, 64 to 75 server errors (lanser exit-codes)";if(kind==="table")return"0, 13\
 usage";let places=need==="none"?"":", 2 invalid place, 3 place not found, 4 ambiguous place, 10 changed file or outdated cursor";return kind==="text"?`0${places}\
, 12 configuration, 13 usage, 72 unsupported language`:kind==="servers"?`0, ${servers}`:`0, even if nothing is found${name==="check"?", 1 errors":""}${places}, ${servers}`}
var questionRows=Object.fromEntries(_0_describedQuestions.map(question=>[question.name,questionRow(question)]));export{questionRow,questionRows};
