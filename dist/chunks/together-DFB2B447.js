import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var driftFlags={runs:{value:"K",help:"number of runs in the usual order\
 of files (default: 3)"},schedules:{value:"LIST",help:"other orders of files: reverse, shuffle:SEED or shuffles:N, separated by commas (default: reverse)"},vary:{
value:"LIST",help:"vary the environment: locale, time-zone, home, depth, heap, processors, directory-order, all, pairs"},against:{value:"ID@VERSION",many:!0,help:"\
compare with this version, by rule and by file"},reduce:{value:"N",help:"maximum number of attempts to find the smallest set of files that differs (default: 40;\
 0: no attempt)"},quarantine:{value:"FILE",help:"list of known differences, which do not affect the exit code (default: .lanser/quarantine.yml)"},"allow-secrets":{
help:"also write files that seem to contain a secret"}};import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunk-3CA5RSRG.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var repo={value:"DIR",help:"a folder inside the repository (default: t\
he current folder)"},cache={value:"DIR|none",help:"folder for installed servers and cached results"},format={value:"FORMAT",help:"text or json (default: text)"},
json={help:"the same as --format json"},color={value:"WHEN",help:"auto, always or never (default: auto, which follows the terminal, NO_COLOR and FORCE_COLOR)"},
revOfFiles={value:"REV",help:"the commit whose files are checked (default: HEAD)"},ownServer={value:"ID[@VERSION]",help:"the server (default: the one that the c\
ommit's configuration names)"},ownRoot={value:"DIR",help:"the project root of the server (default: the top, or the only root)"},settings={value:"FILE",help:"ser\
ver settings that replace the configured ones: a file, or YAML in braces"},fresh={help:"run the servers, even if their results are cached"},allowSecrets={help:"\
keep a trace that seems to contain a secret"},comparison={repo,base:{value:"REV",help:"compare with the merge base of REV and head (default: origin/HEAD; in Act\
ions, the event's base)"},"base-exact":{value:"REV",help:"compare with this commit, not with the merge base"},head:{value:"REV",help:"the commit to check (defau\
lt: the working tree; in Actions, the checked-out commit)"},server:{value:"ID[@VERSION]",many:!0,help:"use this server instead of the configured ones; can be re\
peated"},root:{value:"DIR",many:!0,help:"check only the project roots in DIR; can be repeated"},config:{value:"FILE",help:"a configuration file on disk (default\
: .lanser/config.yml of the base commit)"},settings,"base-dependencies":{value:"DIR",help:"base's own .venv or node_modules, laid out in DIR as in the repositor\
y; DIR is relative to the current folder"},scope:{value:"SCOPE",help:"files to check: full, affected (those that the change can affect) or auto (default: as con\
figured, else auto)"},cache},failOn={value:"LEVEL",help:"lowest severity of a new finding that fails: error, warning, information, hint or never (default: error\
)"},gateFlags={...comparison,"fail-on":failOn,format:{value:"FORMAT",help:"text, json or github (default: github in Actions, else text)"},...mapFileSurfaces(name=>({
value:"FILE",help:fileFlags[name].help})),fresh,trace:{value:"DIR",help:"record every session with a server into this folder"},"allow-secrets":{help:"keep a rec\
ording that seems to contain a secret"},replay:{value:"MODE",help:"how to replay committed traces: off, offline (without a server) or live (default: as configur\
ed, else offline)"},steps:{value:"KIND",help:"commits (check each commit, and name the one that each finding came with) or endpoints (default: endpoints; with -\
-rewards, commits)"},events:{value:"FILE",help:"write progress as JSON lines (schemas/events.v1.json); - is standard output, and the result then goes to standar\
d error"},rewards:{value:"FILE",help:"write the reward of each step (schemas/reward.v1.json)"},suggest:{help:"show the quick fixes that servers offer for new fi\
ndings in the diff (default: as configured, else off)"},watch:{help:"check the working tree again after every save; --scope is then affected by default"},all:{help:"\
list unchanged findings too"},show:{value:"LEVEL",help:"lowest severity to show: error, warning, information or hint (default: hint)"},quiet:{help:"print only t\
he verdict and the next steps"},verbose:{help:"print every finding with its code, and the time of each phase"},color},editFlags={apply:{help:"write the files: a\
ll of them, or none"},"dry-run":{help:"only show the patch (default)"},expect:{value:"DIGEST",help:"the digest that the preview printed; refuse if any file or t\
he edit has changed since"},"allow-dirty":{help:"with --apply: also change files that have uncommitted changes"},allow:{value:"GLOB",many:!0,help:"refuse other \
paths; can be repeated"},deny:{value:"GLOB",many:!0,help:"refuse these paths; can be repeated"},"no-check":{help:"show the patch at once, and do not compare the\
 findings before and after"}},planFlags={...editFlags,"apply-via":{value:"git",help:"like --apply, but merge the edit of another commit (--rev) into the working\
 tree"}},clientFlags={repo,rev:{value:"REV",help:"a commit (default: the working tree)"},server:{value:"ID[@VERSION]",many:!0,help:"the server to query (default\
: the configured ones)"},config:{value:"FILE",help:"a configuration file on disk (default: .lanser/config.yml of the tree; none if CI is set)"},settings,trace:{
value:"DIR",help:"record the session, its evidence and its times"},cache},requestFlags={"allow-method":{value:"NAME",many:!0,help:"send this request although it\
 can write; refused if CI is set"}},timeoutFlag={value:"S",help:"seconds for one request: 5 to 3600 (default: 60; references: 120)"},indexFlag={value:"UNIT",help:"\
what a column counts: utf-16, utf-8 or codepoint (default: utf-16)"},{rev:_rev,trace:_trace,...doctorFlags}=clientFlags,out={value:"FILE",help:"write to this fi\
le (default: standard output)"},diffOf={takes:"A B",words:"A and B: what --json printed, or a line of lanser batch; - is standard input",flags:{format,json}},trace="\
TRACE: a file, or a name below .lanser/traces",usual="12 configuration, 13 usage",commands={gate:{about:"compares your change with its base; exit code 0 means p\
ass",hint:"To check one revision, use --head REV.",flags:gateFlags,example:"lanser gate --base main --server pyright",notes:["If LANSER_DISABLE is set, and not \
to 0 or false, the gate exits with 0 and checks nothing. The base configuration can forbid that with policy: { required: true }."],exits:`0 pass, 1 fail, 11 inc\
onclusive, ${usual}, 14 internal error (please report it)`},init:{about:"proposes configuration and workflow; --write saves them",hint:"To name a repository, us\
e --repo DIR.",flags:{repo,write:{help:"try the configuration on HEAD, then save the files; never change an existing file"},"no-try":{help:"with --write: save t\
he files without a try"},trust:{value:"ID",many:!0,help:"include this server although it runs code of the repository; can be repeated"}},example:"lanser init --\
write",notes:["It finds the sources that a server can check, the project roots, and how dependencies are installed. JavaScript without a configuration gets a js\
config.json, and TypeScript a tsconfig.json. No code of the repository runs, except in a try of a server that you trust."],exits:"0, 12 nothing to check, 13 usa\
ge, or every file exists with other content"},doctor:{about:"starts each configured server, and lists what is missing",flags:doctorFlags,example:"lanser doctor \
--server pyright",notes:["A healthy server is installed at its pin, has loaded the project, and has found two deliberate errors. A server of your own without a \
canary is unproven: it answers, but nothing shows that it finds errors."],exits:`0 all servers are healthy or unproven, 11 one is not, ${usual}`},explain:{about:"\
explains a finding of a report, or a code",takes:"FINDING-ID|CODE|--all",words:"FINDING-ID: the id in the report, or its first characters; the id of an edit wor\
ks too. CODE: a reason, limit, error or class.",flags:{report:{value:"FILE",help:"the report: what `lanser gate --report FILE` wrote"},all:{help:"explain every \
code"},color,repo:{value:"DIR",help:"the repository with the code (default: the current folder)"}},example:"lanser explain server-timeout",exits:"0, 3 no such f\
inding or code, 4 several findings begin with this id, 13 usage"},mcp:{about:"serves the questions and the gate to an agent, over MCP",flags:{...clientFlags,...requestFlags,
timeout:timeoutFlag,"index-io":indexFlag,"allow-edits":{help:"also offer tools that plan, write and take back edits"}},example:"lanser mcp --repo /path/to/repos\
itory",notes:['Your MCP client starts it. Its configuration usually has: { "command": "lanser", "args": ["mcp", "--repo", "/path/to/repository"] }',"Each questi\
on and the gate are tools. Without --allow-edits, no tool changes a file. Standard input and output carry the protocol."],exits:`0 the client closed the connect\
ion, ${usual}`},affected:{group:"a change",about:"lists the files that a change can affect, each with the reason",flags:{repo,base:comparison.base,"base-exact":comparison["\
base-exact"],head:{value:"REV",help:"a commit (default: the working tree)"},json:{help:"print JSON (schemas/affected.v1.json)"},list:{help:"print one path a lin\
e, only files that exist in head"},null:{short:"0",help:"with --list: end each path with NUL"}},example:"lanser affected --base main --list",exits:`0, even if e\
very file is affected; ${usual}`},loop:{group:"a change",about:"runs a command, usually an agent, until the gate passes",takes:"-- COMMAND…",words:"COMMAND: a\
 program and its arguments, started in the current folder",flags:{...comparison,"fail-on":failOn,times:{value:"N",help:"maximum number of runs of the command (d\
efault: 5)"},budget:{value:"S",help:"seconds after which the loop stops the command (default: no limit)"},report:{value:"FILE",help:"write the last report"}},example:"\
lanser loop --base main --times 3 -- make fix",notes:["The gate runs first. While it does not pass, the command runs. The command reads the gate's result on sta\
ndard input. LANSER_REPORT has the path of the report, and LANSER_ATTEMPT the number of the attempt. The command's output goes to standard error.","The loop als\
o ends if the command fails or changes nothing. Head is always the working tree."],exits:`those of the last gate: 0 pass, 1 fail, 11 inconclusive; ${usual}`},plan:{
group:"a change",about:"divides a run into units for several jobs",flags:{...comparison,jobs:{value:"N",help:"maximum number of jobs (default: 4)"},last:{value:"\
FILE",help:"run.json of an earlier run, to balance the jobs by time (default: by the size of the sources)"},json:{help:"print one line for `strategy.matrix` of \
a workflow (schemas/plan.v1.json)"}},example:"lanser plan --base main --jobs 4 --json",notes:["A unit is one server for one project root on one side (base or he\
ad). Each job runs `lanser shard --units UNITS --to FOLDER`. The last job runs `lanser merge FOLDER…`. See docs/shards.md."],exits:`0, 11 the run is already i\
nconclusive, ${usual}`},shard:{group:"a change",about:"checks the units of one job, for `lanser merge`",hint:'Units are one value: --units "UNIT UNIT"',flags:{...comparison,
units:{value:"UNITS",help:"the units of this job, as `lanser plan` prints them, separated by spaces; the word none for no units"},to:{value:"DIR",help:"a new fo\
lder outside the repository for the shard (schemas/shard.v1.json)"}},example:'lanser shard --base main --units "UNIT UNIT" --to ../shard',exits:`0 whatever the \
findings are, 11 the run is already inconclusive, ${usual}`},merge:{group:"a change",about:"joins all shards, and gives the verdict",takes:"FOLDER…",words:"FO\
LDER: a shard, or a folder with shards; outside the repository",flags:gateFlags,example:"lanser merge shards --base main",notes:["Give the same comparison flags\
 as in the other jobs. Leave out --watch, --trace, --fresh, --steps, --rewards and --events. The report has the same bytes as that of one run. If no shard has a\
 unit, the run is inconclusive (shard-missing)."],exits:"0 pass, 1 fail, 11 inconclusive, 12 configuration, or shards of different runs, 13 usage"},apply:{group:"\
edits",about:"shows the patch of a language server's edit; --apply writes it",takes:"FILE",words:"FILE: a WorkspaceEdit of the language server protocol, as JSON\
; - is standard input",flags:{repo,...editFlags,"index-io":indexFlag},example:"lanser apply edit.json",notes:["Standard output has only the patch, for `git appl\
y`. Paths in the edit are file: URIs, or relative to the repository. Some paths are always refused: .git, .lanser, workflows, lock files, ignored files and link\
s. See docs/edits.md."],exits:"0, 13 usage, 70 the edit does not fit the files, 71 a path must not change, 74 another edit is running"},undo:{group:"edits",about:"\
reverts the last edit that --apply wrote",flags:{repo},example:"lanser undo",notes:["It changes nothing if one of the files has changed since."],exits:"0, 3 the\
re is nothing to undo, 13 usage, 70 a file has changed, 74 another edit is running"},recover:{group:"edits",about:"restores the files from before an interrupted\
 edit",flags:{repo},example:"lanser recover",exits:"0, 13 usage, 70 a file has changed since, 71 CI is set, 74 another edit is running"},reward:{group:"rewards",
about:"computes the reward of each commit of a change",flags:{...comparison,fresh,steps:{value:"KIND",help:"commits, or endpoints for one step (default: commits\
)"},rewards:{value:"FILE",help:"write the lines to this file (default: standard output)"},report:{value:"FILE",help:"write the report of base and head, with the\
 commit of each finding"},overlay:{value:"PATH=FILE",many:!0,help:"score an edit without writing it: PATH has the content of FILE; - is standard input; can be r\
epeated"},patch:{value:"FILE",help:"score a patch of git diff without applying it; - is standard input"},prev:{value:"REPORT",help:"score the step from this rep\
ort to the one of --next"},next:{value:"REPORT",help:"the second report of the step"}},example:"lanser reward --base main",notes:["Each line is one step (schema\
s/reward.v1.json). The steps add up to the reward of base to head. Without --head, the working tree is the last step if it differs from its commit."],exits:`0, \
11 a step could not be scored, ${usual}, 70 the edit does not apply`},"reward explain":{about:"explains lines that `lanser reward` wrote",takes:"FILE",flags:{links:{
value:"URL",help:"address of the repository, for links to commits and places (default in Actions: this repository)"}},example:"lanser reward explain rewards.jso\
nl",exits:"0, 11 a step could not be scored, 13 usage, 76 the lines are not consecutive steps"},"reward batch":{about:"computes the rewards of many trajectories\
, in several processes",takes:"FILE",words:"FILE: trajectories as JSON lines (schemas/reward-batch.v1.json); - is standard input",flags:{store:{value:"DIR",help:"\
folder that keeps results for the next run (default: .lanser-batch)"},workers:{value:"N",help:"number of processes (default: 1)"},shard:{value:"I/N",help:"only \
part I of N; each repository is in one part"},server:{value:"ID[@VERSION]",many:!0,help:"server for trajectories that name none; can be repeated"},cache,out,one:{
hidden:!0,help:"read one trajectory from standard input, and write its lines to standard output"}},example:"lanser reward batch trajectories.jsonl --workers 4 -\
-out rewards.jsonl",notes:['A trajectory: {"id": "a", "repository": "repos/one", "base": "40 hex", "commits": ["40 hex", …]}, or "patches": ["diff --git …", …] \
instead of commits.',"The output is sorted by id and step. To continue a stopped batch, run it again with the same --store."],exits:`0, 11 a trajectory has a pr\
oblem or a step has no reward, ${usual}, 73 cancelled`},"reward merge":{about:"joins the lines that the shards of a batch wrote",takes:"FILE…",flags:{out},example:"\
lanser reward merge part-1.jsonl part-2.jsonl",notes:["A trajectory can be in several files if it is the same in all of them."],exits:"0, 11 a trajectory has a \
problem or a step has no reward, 13 usage, 76 two files disagree"},"reward replay":{about:"computes rewards again without a server, and compares them",takes:"FI\
LE…",words:"FILE: a report, or lines of rewards",flags:{format:{value:"FORMAT",help:"text or json (schemas/reward-replay.v1.json; default: text)"}},example:"l\
anser reward replay report.json",notes:["It compares both rewards to the last digit. The lines of a file must be consecutive steps."],exits:"0 all rewards match\
, 76 one does not, 13 usage"},"reward sweep":{about:"computes rewards with other weights and thresholds",takes:"FILE…",words:"FILE: a report, or lines of rewa\
rds",flags:{weights:{value:"A,B,C",many:!0,help:"weights of findings, safety and ambiguity, each from 0; can be repeated (default: as recorded)"},tau:{value:"T,\
…",many:!0,help:"lowest similarity of an unambiguous symbol, from 0 to 1 (default: as recorded)"},format:{value:"FORMAT",help:"text, json (schemas/reward-swee\
p.v1.json) or csv (default: text)"}},example:"lanser reward sweep report.json --weights 0.5,0.4,0.1",notes:["It starts no server. --tau needs a report."],exits:"\
0, 13 usage"},parity:{group:"servers",about:"compares a server with its own command on one commit",flags:{repo,rev:revOfFiles,server:{...ownServer,many:!0},root:ownRoot,
format,json:{help:"the same as --format json: one line for each server (schemas/parity.v1.json)"},cache},example:"lanser parity --server pyright",notes:["The se\
rver checks file by file, as in the gate. Its command (`pyright`, `tsc --noEmit`) checks the same tree. The comparison uses file, start, severity, code and mess\
age of a finding, but not the end of its range."],exits:`0 equal, 1 different, 3 one gave no complete answer, ${usual}, 72 the server has only one mode`},pin:{group:"\
servers",about:"writes a pin of a released version of a server",takes:"ID@VERSION",flags:{repo,stdout:{help:"print the pin, and write no file (default: .lanser/\
pins/ID-VERSION.json)"}},example:"lanser pin pyright@1.1.400",notes:["The pin has the digest of every file that would be installed. No script of the package run\
s. The source of a server of your own is in .lanser/servers/ID.yml. Commit the pin, and name the version in .lanser/config.yml."],exits:"0, 3 no such version, 1\
2 unknown server"},detect:{group:"set up",about:"lists the servers that can check a repository, and why",flags:{repo},example:"lanser detect",notes:["It also li\
sts the sources that no server of this release checks. It starts no server and writes no file. `lanser init` writes the configuration."],exits:"0, 12 no server \
of this release can check anything here"},config:{group:"set up",about:"shows each setting and the line that sets it",takes:"[PATH]",words:"PATH: a file; only t\
he settings that apply to it are shown",flags:{repo,rev:{value:"REV",help:"a commit (default: the working tree)"}},example:"lanser config src/app.py",exits:"0, \
12 the configuration cannot be read"},completion:{group:"set up",about:"prints a completion script for your shell",takes:"bash|zsh|fish",flags:{},example:"sourc\
e <(lanser completion bash)",notes:['zsh: lanser completion zsh > "${fpath[1]}/_lanser"',"fish: lanser completion fish > ~/.config/fish/completions/lanser.fish"],
exits:"0, 13 usage"},"trace record":{about:"records a session, or all sessions of a gate run",takes:"--name NAME [-- FILE… | -- gate …]",words:"FILE: files \
or folders to check (default: all). gate …: `lanser gate` with its own flags; records all of its sessions.",flags:{name:{value:"NAME",help:"the trace is .lans\
er/traces/NAME.trace.jsonl; that of a gate run is a folder"},repo,rev:revOfFiles,server:ownServer,root:ownRoot,zst:{help:"compress the trace (Zstandard)"},force:{
help:"replace an existing trace"},"allow-secrets":allowSecrets,cache},example:"lanser trace record --name core -- src",notes:["Lanser records a commit, not the \
working tree. A trace contains the text of each file that the session opens. Lanser replays a new trace at once, and keeps it only if the result is the same. It\
 does not keep an inconclusive gate run."],exits:"0, or that of the gate run; 3 no answer, or an inconclusive run; 64 timeout, 65 crash, 66 not started, 73 canc\
elled, 76 the replay differs"},"trace replay":{about:"replays a recording without a server",takes:"TRACE",words:"TRACE: a session or a recorded run: a file, a f\
older, or a name below .lanser/traces",flags:{format:{value:"FORMAT",help:"text or json (default: text); for questions, json prints their bundles"},report:{value:"\
FILE",help:"write the report as JSON"}},example:"lanser trace replay core",exits:"that of the gate run, 0 for one session, 76 the replay differs from the record\
ing"},"trace refresh":{about:"records traces again, on the files of the current commit",takes:"[NAME…]",words:"NAME: a trace below .lanser/traces, or a file (\
default: all that a gate replays)",flags:{repo,rev:revOfFiles,"allow-secrets":allowSecrets,cache},example:"lanser trace refresh core",notes:["It does not change\
 a trace that is still valid. It leaves out files that the commit no longer has, and names them. Review the changes with `git diff` or `lanser trace diff OLD NE\
W`. To record a gate run again, use `lanser trace record --name NAME --force -- gate …`."],exits:"0, 3 no such trace or no answer, 64 to 66 and 73 as in trace\
 record, 76 a replay differs"},"trace drift":{about:"runs the pinned server again, and shows what changes its results",takes:"[--trace NAME] [-- FILE…]",words:"\
FILE: without --trace, files or folders of the commit (default: all)",flags:{trace:{value:"NAME",help:"use the tree, the files and the server of this trace"},repo,
rev:{value:"REV",help:"without --trace: the commit (default: HEAD)"},server:{value:"ID[@VERSION]",help:"without --trace: the server"},root:{value:"DIR",help:"wi\
thout --trace: the project root of the server"},...driftFlags,format,report:{value:"FILE",help:"write the report as JSON (schemas/drift.v1.json)"},issue:{value:"\
FILE",help:"write the text of an issue about differences that are not on the quarantine list"},trend:{value:"FILE",help:"add a line to the trend (schemas/trend.\
v1.json), and show the chart"},summary:{value:"FILE",help:"add the result as Markdown to a job summary"},cache},example:"lanser trace drift --trace core --runs \
5",notes:["An issue leaves out each file that seems to contain a secret."],exits:"0; 3 the tree of the trace is not in this clone; 65 no run was healthy; 76 one\
 schedule gave different results, a result differs from the recording, or the environments differ (D9)"},"trace list":{about:"lists traces",hint:"Name a folder \
with --dir DIR.",flags:{repo,dir:{value:"DIR",help:"the folder to search (default: all traces that a gate replays)"},server:{value:"ID[@VERSION]",help:"only tra\
ces of this server"},session:{value:"NAME",help:"only this session: base, head, base-again, files, questions, …"},operation:{value:"METHOD",help:"only traces \
with this request, such as textDocument/hover"},status:{value:"STATUS",help:"complete, incomplete (a file has no answer), failed or unfinished"},failure:{value:"\
CODE",help:"only traces with this failure, such as server-crashed"},selector:{value:"PLACE",help:"only questions about this place, as it is printed"},"exit-code":{
value:"N",help:"only questions that ended with this code"},format},example:"lanser trace list --status failed",exits:"0"},"trace show":{about:"prints a trace as\
 a conversation",takes:"TRACE",words:trace,flags:{from:{value:"N",help:"the first entry (default: 0)"},count:{value:"N",help:"the number of entries (default: al\
l)"},file:{value:"PATH",help:"only entries about this file"},finding:{value:"TEXT",help:"only answers with a finding of this code or message"},format:{value:"FO\
RMAT",help:"text, or json: one object a line (default: text)"}},example:"lanser trace show core --count 20",notes:["→ goes from the client to the server, ← from\
 the server. Times count from the start of the session."],exits:"0, 76 the trace is not complete"},"trace verify":{about:"checks that traces are complete, valid\
 and free of secrets",takes:"[TRACE…]",words:`${trace} (default: all that a gate replays)`,flags:{"allow-secrets":{help:"print possible secrets, but do not fa\
il because of them"}},example:"lanser trace verify",notes:["It finds accidental damage. It cannot find a deliberate change, so use only traces from a source tha\
t you trust."],exits:"0, 76 a trace has a problem"},"trace diff":{about:"compares two traces: their findings, and the first message that differs",takes:"A B",words:"\
A and B: files, or names below .lanser/traces. The comparison ignores times.",flags:{format},example:"lanser trace diff old new",exits:"0 equal, 76 different"},
"trace export":{about:"converts a trace for other tools",takes:"TRACE --to FORMAT",words:trace,flags:{to:{value:"FORMAT",help:"vscode (for the language server p\
rotocol inspector) or chrome (for ui.perfetto.dev)"},out},example:"lanser trace export core --to chrome --out core.json",exits:"0, 76 the trace is not complete"},
"trace validate":{about:"checks old traces and reports against a changed schema",takes:"--schema FILE FILE…",words:"FILE: traces, reports or other JSON; or na\
mes below .lanser/traces",flags:{schema:{value:"FILE",help:"a JSON Schema 2020-12 without references to other files"}},example:"lanser trace validate --schema t\
race.v2.json core",exits:"0, 76 a file does not follow the schema"},batch:{group:"servers",about:"answers many questions from JSON lines, with warm servers",flags:{
in:{value:"FILE",help:"the questions (default: standard input)"},out:{value:"FILE",help:"the answers (default: standard output)"},...clientFlags,...requestFlags,
timeout:timeoutFlag,"index-io":indexFlag,"in-flight":{value:"N",help:"questions at the same time (default: 8; with --trace, 1)"},"no-memo":{help:"query the serv\
er again for equal questions"}},example:"lanser batch --in questions.jsonl --out answers.jsonl",notes:['A question: {"id": "a", "cmd": "def", "place": "app.py@L\
4:C9"}. A place can come from an earlier answer: {"$ref": "a#/facts/definitions/0"}. To cancel: {"cmd": "cancel", "id": "a"}. The schema is schemas/batch.v1.jso\
n.',"Answers have the order of the questions. Paths are relative to the repository."],exits:`0 whatever the answers are, ${usual}, 73 cancelled`},"schema list":{
about:"lists the schemas of Lanser's files",flags:{},example:"lanser schema list",exits:"0"},"schema export":{about:"prints a schema of this release",takes:"NAM\
E",words:"NAME: a name of the list, with or without its version: report, report.v1",flags:{out},example:"lanser schema export report",exits:"0, 3 no such schema\
, 13 usage"},"schema validate":{about:"checks files against a schema",takes:"NAME|SCHEMA FILE…",words:"SCHEMA: a file. FILE: each line of a .jsonl file is che\
cked; - is standard input.",flags:{},example:"lanser schema validate report report.json",exits:"0 valid, 1 not valid, 3 no such schema, 12 the schema is not val\
id, 13 usage"},"schema validate-batch":{about:"checks that `lanser batch` accepts every line of a file",takes:"[FILE]",words:"FILE: default is standard input",flags:{},
example:"lanser schema validate-batch questions.jsonl",exits:"0 yes, 1 no, 13 usage"},"schema compat":{about:"compares two versions of a schema, and shows what \
breaks",takes:"OLD NEW",words:"OLD and NEW: a name of the list, or a file",flags:{mode:{value:"MODE",help:"full, backward or forward (default: full)"}},example:"\
lanser schema compat report old.json",notes:["backward: documents of the old schema are valid in the new one. forward: readers of the old schema understand docu\
ments of the new one, and ignore unknown fields. full: both. A change that it cannot judge counts as breaking."],exits:"0 compatible, 1 not compatible, 3 no suc\
h schema, 12 the schema is not valid, 13 usage"},"bundle diff":{about:"compares two answers, and shows which differences their hashes cover",...diffOf,example:"\
lanser bundle diff a.json b.json",notes:["A JSON Pointer names each value. Items of a list match by content, not by position. The hashes leave out how Lanser fo\
und an answer (cache, retries, evidence)."],exits:"0 the same bundleId, 1 different, 13 usage"},"env diff":{about:"compares the environments of two answers: sna\
pshot, server, platform",...diffOf,example:"lanser env diff a.json b.json",exits:"0 equal, 1 different, 13 usage"}},families={trace:{group:"traces",about:"recor\
ds and replays sessions with a language server"},schema:{group:"data",about:"works with the JSON Schemas of Lanser's files"},bundle:{group:"data",about:"compare\
s answers to questions"},env:{group:"data",about:"compares the environments of answers"}};export{clientFlags as _0_clientFlags,commands as _0_commands,families as _0_families,indexFlag as _0_indexFlag,planFlags as _0_planFlags,requestFlags as _0_requestFlags,
timeoutFlag as _0_timeoutFlag,driftFlags as _1_driftFlags};
