import{createRequire as lanserCreateRequire}from"node:module";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_planFlags,_0_requestFlags,_0_timeoutFlag}from"./together-DFB2B447.js";import{_0_described,_0_describedQuestions}from"./together-F4FA69D3.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-F4FA69D3.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var questionFlags={..._0_clientFlags,format:{value:"FORMAT",help:"text \
or json: one bundle (schemas/bundle.v1.json; default: text)"},json:{help:"the same as --format json"},timeout:_0_timeoutFlag,limit:{value:"N",help:"maximum numb\
er of results (default: 100000)"},cursor:{value:"TOKEN",help:"list the results after those of a truncated answer"},context:{value:"N",help:"lines of code around\
 each place (default: 1)"},"index-io":_0_indexFlag,verbose:{help:"with --index-io, also print the columns as the server counts them"},seen:{value:"REV",help:"th\
e place was written for this commit; find it as it is now"},overlay:{value:"PATH=FILE",many:!0,help:"use FILE as the content of PATH; - is standard input; can b\
e repeated"},workspace:{help:"all files that the server checks"},..._0_planFlags,..._0_requestFlags},idle={repo:["table"],rev:["table"],server:["text","table"],
config:["text","table"],settings:["text","table"],trace:["table"],cache:["text","table"],timeout:["text","servers","table"],limit:["servers","table"],cursor:["s\
ervers","table"],context:["text","servers","table"],"index-io":["servers","table"],seen:["servers","table"],overlay:["servers","table"],verbose:["text","servers",
"table"]},takenBy={none:"",position:"PLACE",line:"PLACE",file:"PATH",any:"[PLACE|PATH]",files:"PATH|GLOB…|--workspace"},values={boolean:{},text:{value:"Q"},count:{
value:"N"},json:{value:"JSON"}},counting="Lines and columns count from 1. Paths are relative to the current folder.",placeNotes=[_1_placeForms,`${counting} Exam\
ples: lanser locate --help.`],selectorExamples=[["app.py@L12:C7","line 12, column 7"],["'app.py@R(12,7->14,1)'","a range; its end is exclusive"],["app.py@L12~to\
tal#2","the second `total` on line 12"],["app.py@L12, app.py","a complete line, a complete file"],["'app.py#Invoice.total'","a definition in a file"],["'app.py#\
Invoice.total:body'","its body; also :sig and :doc"],["'app.py#fee?overload=1'","the second definition of `fee`"],["'py://shop.bill#Invoice'","a definition by i\
ts module"],["'ast://[file=app.py]/[def=fee]/call[2]'","the second call in `fee`"],[`'anchor://app.py#"def fee("'`,"the only place with this text"],["'app.py#fe\
e?seen=COMMIT'","the `fee` of COMMIT, where it is now"]],locateNotes=[`A place is one of:
${selectorExamples.map(([form,means])=>`  ${form.padEnd(40)} ${means}`).join(`
`)}`,"Modules: py://, ts://, js://, go:// and rs://. Steps of ast://: class, def, var, key, and name, param, call, string, number, comment, return with a number\
. `[module=shop.bill]` can be the first step.",'Percent-encode % # @ ~ ? " and spaces in paths and names. docs/reference/selectors.md has the grammar.',counting];
function questionRow(question){let{group,summary,need,word,modes,takes=takenBy[need],example}=question,before=modes.length>0?`${modes.join("|")} `:word===void 0?
"":`${word.toUpperCase()} `;return{..._2_compact({group}),about:summary,takes:`${before}${takes}`.trim(),flags:flagsOf(question),example,notes:notesOf(question),
exits:exitsOf(question)}}function notesOf({need,name}){return need==="none"?[]:need==="files"?[counting]:name==="locate"?locateNotes:placeNotes}function flagsOf(question){
let{kind,need,takes,word,flags}=question,own=flags.map(({name,kind:of,help})=>[name,{...values[of],help}]),isShown=name=>name==="workspace"?need==="files"&&takes===
void 0:name==="allow-method"?word!==void 0:isOfEdits(name)?plansEdit(question):idle[name]?.includes(kind)!==!0,common=Object.keys(questionFlags).flatMap(name=>isShown(
name)?[[name,questionFlags[name]]]:name==="allow-method"||isOfEdits(name)?[]:[[name,{...questionFlags[name],hidden:!0}]]);return Object.fromEntries([...own,...common])}
function isOfEdits(name){return Object.hasOwn(_0_planFlags,name)}function plansEdit({group,name}){return group==="edits"&&name!=="prepare-rename"}function exitsOf(question){
let{kind,name,need}=question,servers="11 no answer from a server, 12 configuration, 13 usage, 64 to 75 server errors (lanser exit-codes)";if(kind==="table")return"\
0, 13 usage";let places=need==="none"?"":", 2 invalid place, 3 place not found, 4 ambiguous place, 10 changed file or outdated cursor";return kind==="text"?`0${places}\
, 12 configuration, 13 usage, 72 unsupported language`:kind==="servers"?`0, ${servers}`:plansEdit(question)?`0${places}, ${servers}; with --apply: 70 a file has\
 changed, 71 a path must not change`:`0, even if nothing is found${name==="check"?", 1 errors":""}${places}, ${servers}`}var questionRows=Object.fromEntries(_0_describedQuestions.
map(question=>[question.name,questionRow(question)]));export{questionRow,questionRows};
