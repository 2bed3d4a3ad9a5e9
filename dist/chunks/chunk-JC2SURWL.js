import{createRequire as lanserCreateRequire}from"node:module";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_requestFlags,_0_timeoutFlag}from"./together-528D8258.js";import{createPartFinder,described,describedQuestions,parsePlace,placeForms,printPlace}from"./chunk-JGRJMNXY.js";import{_2_compact}from"./together-74298F12.js";import{_3_init_node_22}from"./together-59A61A11.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var questionFlags={..._0_clientFlags,format:{value:"FORMAT",help:"text \
or json: one bundle (schemas/bundle.v1.json; default: text)"},json:{help:"the same as --format json"},timeout:_0_timeoutFlag,limit:{value:"N",help:"maximum numb\
er of results (default: 100000)"},cursor:{value:"TOKEN",help:"list the results after those of a truncated answer"},context:{value:"N",help:"lines of code around\
 each place (default: 1)"},"index-io":_0_indexFlag,overlay:{value:"PATH=FILE",many:!0,help:"use FILE as the content of PATH; - is standard input; can be repeate\
d"},workspace:{help:"all files that the server checks"},..._0_requestFlags},idle={repo:["table"],rev:["table"],server:["text","table"],config:["text","table"],settings:[
"text","table"],trace:["table"],cache:["text","table"],timeout:["text","servers","table"],limit:["servers","table"],cursor:["servers","table"],context:["text","\
servers","table"],"index-io":["servers","table"],overlay:["servers","table"]},takenBy={none:"",position:"PLACE",line:"PLACE",file:"PATH",any:"[PLACE|PATH]",files:"\
PATH|GLOB…|--workspace"},values={boolean:{},text:{value:"Q"},count:{value:"N"},json:{value:"JSON"}};function questionRow(question){let{group,summary,need,word,
modes,takes=takenBy[need],example}=question,before=modes.length>0?`${modes.join("|")} `:word===void 0?"":`${word.toUpperCase()} `;return{..._2_compact({group}),
about:summary,takes:`${before}${takes}`.trim(),flags:flagsOf(question),example,notes:need==="none"?[]:[placeForms,"Lines and columns count from 1. Paths are rel\
ative to the current folder."],exits:exitsOf(question)}}function flagsOf({kind,need,takes,word,flags}){let own=flags.map(({name,kind:of,help})=>[name,{...values[of],
help}]),isShown=name=>name==="workspace"?need==="files"&&takes===void 0:name==="allow-method"?word!==void 0:idle[name]?.includes(kind)!==!0,common=Object.keys(questionFlags).
flatMap(name=>isShown(name)?[[name,questionFlags[name]]]:name==="allow-method"?[]:[[name,{...questionFlags[name],hidden:!0}]]);return Object.fromEntries([...own,
...common])}function exitsOf({kind,name,need}){let servers="11 no answer from a server, 12 configuration, 13 usage, 64 to 75 server errors (lanser exit-codes)";
if(kind==="table")return"0, 13 usage";let places=need==="none"?"":", 2 invalid place, 3 place not found, 4 ambiguous place, 10 outdated cursor";return kind==="t\
ext"?`0${places}, 12 configuration, 13 usage, 72 unsupported language`:kind==="servers"?`0, ${servers}`:`0, even if nothing is found${name==="check"?", 1 errors":
""}${places}, ${servers}`}var questionRows=Object.fromEntries(describedQuestions.map(question=>[question.name,questionRow(question)]));export{questionRow,questionRows};
