import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-D3DB71B1.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var driftFlags={runs:{value:"K",help:"runs with the usual schedule (def\
ault: 3)"},schedules:{value:"LIST",help:"other schedules: reverse, shuffle:SEED or shuffles:N, separated by commas (default: reverse)"},vary:{value:"LIST",help:"\
what to vary: locale, time-zone, home, depth, heap, processors, directory-order, all, pairs"},against:{value:"ID@VERSION",many:!0,help:"compare with this versio\
n, per rule and per file"},reduce:{value:"N",help:"sets of files to try to find the smallest one that differs (default: 40; 0 tries none)"},quarantine:{value:"F\
ILE",help:"the list of known differences (default: .lanser/quarantine.yml); they don't affect the exit code"},"allow-secrets":{help:"write files even if somethi\
ng in them looks like a secret"}};import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunk-IG46X2NA.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var repo={value:"DIR",help:"a folder inside the repository (default: t\
he current folder)"},cache={value:"DIR|none",help:"where servers are kept"},format={value:"FORMAT",help:"text or json (default: text)"},json={help:"the same as \
--format json"},color={value:"WHEN",help:"auto, always or never (default: auto, on a terminal; NO_COLOR and FORCE_COLOR apply)"},revOfFiles={value:"REV",help:"t\
he commit whose files are checked (default: HEAD)"},ownServer={value:"ID[@VERSION]",help:"the server (default: the one that the commit's configuration names)"},
ownRoot={value:"DIR",help:"the project root of the server (default: the top, or the only root)"},settings={value:"FILE",help:"server settings that replace the c\
onfigured ones: a file, or YAML in braces"},fresh={help:"run the servers, even if their results are cached"},allowSecrets={help:"keep a trace even if something \
in it looks like a secret"},comparison={repo,base:{value:"REV",help:"compare with the merge base of REV and head (default: origin/HEAD; in Actions, the event's \
base)"},"base-exact":{value:"REV",help:"compare with this commit, not with the merge base"},head:{value:"REV",help:"the commit to check (default: the working tr\
ee; in Actions, the checked-out commit)"},server:{value:"ID[@VERSION]",many:!0,help:"use this server without a configuration file; can be repeated"},root:{value:"\
DIR",many:!0,help:"check only the project roots in DIR; can be repeated"},config:{value:"FILE",help:"a configuration file on disk (default: .lanser/config.yml o\
f the base commit)"},settings,"base-dependencies":{value:"DIR",help:"base's own .venv or node_modules, laid out in DIR as in the repository; DIR is relative to \
the current folder"},scope:{value:"SCOPE",help:"files to check: full, affected (those that the change can affect) or auto (default: as configured, else auto)"},
cache},failOn={value:"LEVEL",help:"lowest severity of a new finding that fails: error, warning, information, hint or never (default: error)"},gateFlags={...comparison,
"fail-on":failOn,format:{value:"FORMAT",help:"text, json or github (default: github in Actions, else text)"},...mapFileSurfaces(name=>({value:"FILE",help:fileFlags[name].
help})),fresh,trace:{value:"DIR",help:"record every session"},"allow-secrets":{help:"keep the recording even if something in it looks like a secret"},replay:{value:"\
MODE",help:"committed traces: off, offline (without a server) or live (default: as configured, else offline)"},steps:{value:"KIND",help:"commits (check each com\
mit, and name the one that each finding came with) or endpoints (default: endpoints; with --rewards, commits)"},events:{value:"FILE",help:"write progress as JSO\
N lines (schemas/events.v1.json); - is standard output, and the result then goes to standard error"},rewards:{value:"FILE",help:"write the reward of each step (\
schemas/reward.v1.json)"},suggest:{help:"show the quick fixes that servers offer for new findings in the diff (default: as configured, else off)"},watch:{help:"\
check the working tree again after every save; --scope is then affected by default"},all:{help:"list unchanged findings too"},show:{value:"LEVEL",help:"lowest s\
everity to show: error, warning, information or hint (default: hint)"},quiet:{help:"print only the verdict and what to do"},verbose:{help:"print every finding w\
ith its code, and the time of each phase"},color},clientFlags={repo,rev:{value:"REV",help:"a commit (default: the working tree)"},server:{value:"ID[@VERSION]",many:!0,
help:"the server to query (default: the configured ones)"},config:{value:"FILE",help:"a configuration file on disk (default: .lanser/config.yml of the tree; non\
e if CI is set)"},settings,trace:{value:"DIR",help:"record the session, its evidence and its times"},cache},requestFlags={"allow-method":{value:"NAME",many:!0,help:"\
send this request although it may write; refused if CI is set"}},timeoutFlag={value:"S",help:"seconds for one request: 5 to 3600 (default: 60; references: 120)"},
indexFlag={value:"UNIT",help:"what a column counts: utf-16, utf-8 or codepoint (default: utf-16)"},{rev:_rev,trace:_trace,...doctorFlags}=clientFlags,out={value:"\
FILE",help:"write to this file (default: standard output)"},diffOf={takes:"A B",words:"A and B: what --json printed, or a line of lanser batch; - is standard in\
put",flags:{format,json}},trace="TRACE: a file, or a name below .lanser/traces",usual="12 configuration, 13 usage",commands={gate:{about:"compares your change w\
ith its base; exit code 0 is pass",hint:"To check one revision: --head REV",flags:gateFlags,example:"lanser gate --base main --server pyright",notes:["If LANSER\
_DISABLE is set, and not to 0 or false, the gate exits with 0 and checks nothing. The base configuration can forbid that with policy: { required: true }."],exits:`\
0 pass, 1 fail, 11 inconclusive, ${usual}, 14 internal error (please report it)`},init:{about:"proposes configuration and workflow; --write saves them",hint:"To\
 name a repository: --repo DIR",flags:{repo,write:{help:"try the files on HEAD, then save them; existing files are never changed"},"no-try":{help:"save them wit\
hout a try"},trust:{value:"ID",many:!0,help:"include this server although it runs code of the repository; can be repeated"}},example:"lanser init --write",notes:[
"It finds the sources that a server can check, the project roots, and how dependencies are installed. JavaScript without a configuration gets a jsconfig.json, a\
nd TypeScript a tsconfig.json. No code of the repository runs, except in a try of a server that you trust."],exits:"0, 12 nothing to check, 13 usage, or every f\
ile exists with other content"},doctor:{about:"starts each configured server, and says what is missing",flags:doctorFlags,example:"lanser doctor --server pyrigh\
t",notes:["A healthy server is installed at its pin, has loaded the project, and has found two deliberate errors. A server of your own without a canary is unpro\
ven: it answers, but nothing shows that it finds errors."],exits:`0 all servers are healthy or unproven, 11 one is not, ${usual}`},explain:{about:"explains a fi\
nding of a report, or a code",takes:"FINDING-ID|CODE|--all",words:"FINDING-ID: the id in the report, or its first characters; the id of an edit works too. CODE:\
 a reason, limit, error or class.",flags:{report:{value:"FILE",help:"the report: what `lanser gate --report FILE` wrote"},all:{help:"explain every code"},color,
repo:{value:"DIR",help:"the repository with the code (default: the current folder)"}},example:"lanser explain server-timeout",exits:"0, 3 no such finding or cod\
e, 4 several findings begin with this id, 13 usage"},mcp:{about:"serves the questions and the gate to an agent, over MCP",flags:{...clientFlags,...requestFlags,
timeout:timeoutFlag,"index-io":indexFlag},example:"lanser mcp --repo /path/to/repository",notes:['Your MCP client starts it. Its configuration usually has: { "c\
ommand": "lanser", "args": ["mcp", "--repo", "/path/to/repository"] }',"Each question and the gate are tools. No tool changes a file. Standard input and output \
carry the protocol."],exits:`0 the client closed the connection, ${usual}`},affected:{group:"a change",about:"lists the files that a change can affect, each wit\
h the reason",flags:{repo,base:comparison.base,"base-exact":comparison["base-exact"],head:{value:"REV",help:"a commit (default: the working tree)"},json:{help:"\
print JSON (schemas/affected.v1.json)"},list:{help:"print one path a line, only files that exist in head"},null:{short:"0",help:"with --list: end each path with\
 NUL"}},example:"lanser affected --base main --list",exits:`0, even if every file is affected; ${usual}`},loop:{group:"a change",about:"runs a command, usually \
an agent, until the gate passes",takes:"-- COMMAND…",words:"COMMAND: a program and its arguments, started in the current folder",flags:{...comparison,"fail-on":failOn,
times:{value:"N",help:"maximum number of runs of the command (default: 5)"},budget:{value:"S",help:"seconds after which the command is stopped (default: none)"},
report:{value:"FILE",help:"write the last report"}},example:"lanser loop --base main --times 3 -- make fix",notes:["The gate runs first. While it does not pass,\
 the command runs. The command reads the gate's result on standard input. LANSER_REPORT has the path of the report, and LANSER_ATTEMPT the number of the attempt\
. Its output goes to standard error.","The loop also ends if the command fails or changes nothing. Head is always the working tree."],exits:`those of the last g\
ate: 0 pass, 1 fail, 11 inconclusive; ${usual}`},plan:{group:"a change",about:"divides a run into shards for several jobs",flags:{...comparison,jobs:{value:"N",
help:"maximum number of jobs (default: 4)"},last:{value:"FILE",help:"run.json of an earlier run, to balance by time (default: by the size of the sources)"},json:{
help:"print one line for `strategy.matrix` of a workflow (schemas/plan.v1.json)"}},example:"lanser plan --base main --jobs 4 --json",notes:["Each job runs `lans\
er shard --units UNITS --to FOLDER`. The last job runs `lanser merge FOLDER…`. See docs/shards.md."],exits:`0, 11 the run is already inconclusive, ${usual}`},
shard:{group:"a change",about:"checks one job's share, for `lanser merge`",hint:'Units are one value: --units "UNIT UNIT"',flags:{...comparison,units:{value:"UN\
ITS",help:"the units of this job, as `lanser plan` prints them, separated by spaces, or none"},to:{value:"DIR",help:"a new folder outside the repository for the\
 shard (schemas/shard.v1.json)"}},example:'lanser shard --base main --units "UNIT UNIT" --to ../shard',exits:`0 whatever the findings are, 11 the run is already\
 inconclusive, ${usual}`},merge:{group:"a change",about:"joins all shards, and gives the verdict",takes:"FOLDER…",words:"FOLDER: a shard, or a folder with sha\
rds; outside the repository",flags:gateFlags,example:"lanser merge shards --base main",notes:["Give the same comparison flags as the other jobs. --watch, --trac\
e, --fresh, --steps, --rewards and --events are not allowed. The report has the same bytes as that of one run. If a shard is missing, the run is inconclusive (s\
hard-missing)."],exits:"0 pass, 1 fail, 11 inconclusive, 12 configuration, or shards of different runs, 13 usage"},reward:{group:"rewards",about:"computes the r\
eward of each commit of a change",flags:{...comparison,fresh,steps:{value:"KIND",help:"commits, or endpoints for one step (default: commits)"},rewards:{value:"F\
ILE",help:"write the lines to this file (default: standard output)"},report:{value:"FILE",help:"write the report of base and head, with the commit of each findi\
ng"},overlay:{value:"PATH=FILE",many:!0,help:"score the working tree with FILE as the content of PATH, which is not written; - is standard input; can be repeate\
d"},patch:{value:"FILE",help:"score the working tree with this patch of git diff; - is standard input"},prev:{value:"REPORT",help:"score the step from this repo\
rt to the one of --next"},next:{value:"REPORT",help:"the second report of the step"}},example:"lanser reward --base main",notes:["Each line is one step (schemas\
/reward.v1.json). The steps add up to the reward of base to head. Without --head, the working tree is the last step if it differs from its commit."],exits:`0, 1\
1 a step could not be scored, ${usual}, 70 the edit does not fit`},"reward explain":{about:"explains lines that `lanser reward` wrote",takes:"FILE",flags:{links:{
value:"URL",help:"address of the repository, to link commits and places (in a workflow: the workflow's own)"}},example:"lanser reward explain rewards.jsonl",exits:"\
0, 11 a step could not be scored, 13 usage, 76 the lines do not follow each other"},"reward batch":{about:"computes the rewards of many trajectories, in several\
 processes",takes:"FILE",words:"FILE: trajectories as JSON lines (schemas/reward-batch.v1.json); - is standard input",flags:{store:{value:"DIR",help:"folder tha\
t keeps results for the next run (default: .lanser-batch)"},workers:{value:"N",help:"number of processes (default: 1)"},shard:{value:"I/N",help:"only part I of \
N; each repository is in one part"},server:{value:"ID[@VERSION]",many:!0,help:"for trajectories that name no server; can be repeated"},cache,out,one:{hidden:!0,
help:"read one trajectory from standard input, and write its lines to standard output"}},example:"lanser reward batch trajectories.jsonl --workers 4 --out rewar\
ds.jsonl",notes:['A trajectory: {"id": "a", "repository": "repos/one", "base": "40 hex", "commits": ["40 hex", …]}, or "patches": ["diff --git …", …] instead of\
 commits.',"The lines are in the order of ids and steps, for any order of FILE. A run with the same --store continues one that was stopped."],exits:`0, 11 a tra\
jectory has a problem or a step has no reward, ${usual}, 73 cancelled`},"reward merge":{about:"joins the lines that the shards of a batch wrote",takes:"FILE…",
flags:{out},example:"lanser reward merge part-1.jsonl part-2.jsonl",notes:["A trajectory may be in several files if it is the same in all of them."],exits:"0, 1\
1 a trajectory has a problem or a step has no reward, 13 usage, 76 two files disagree"},"reward replay":{about:"computes rewards again without a server, and com\
pares them",takes:"FILE…",words:"FILE: a report, or lines of rewards",flags:{format:{value:"FORMAT",help:"text or json (schemas/reward-replay.v1.json; default\
: text)"}},example:"lanser reward replay report.json",notes:["Both rewards must match to the last digit. The lines of one file must follow each other."],exits:"\
0 all rewards match, 76 one does not, 13 usage"},"reward sweep":{about:"computes rewards with other weights and thresholds",takes:"FILE…",words:"FILE: a repor\
t, or lines of rewards",flags:{weights:{value:"A,B,C",many:!0,help:"weights of findings, safety and ambiguity, each from 0; can be repeated (default: as recorde\
d)"},tau:{value:"T,…",many:!0,help:"similarity from 0 to 1 below which a missing symbol counts as deleted (default: as recorded)"},format:{value:"FORMAT",help:"\
text, json (schemas/reward-sweep.v1.json) or csv (default: text)"}},example:"lanser reward sweep report.json --weights 0.5,0.4,0.1",notes:["No server runs. Thre\
sholds need a report."],exits:"0, 13 usage"},parity:{group:"servers",about:"compares a server with its own command on one commit",flags:{repo,rev:revOfFiles,server:{
...ownServer,many:!0},root:ownRoot,format,json:{help:"the same as --format json: one line for each server (schemas/parity.v1.json)"},cache},example:"lanser pari\
ty --server pyright",notes:["The server checks file by file, as in the gate. Its command (`pyright`, `tsc --noEmit`) checks the same tree. Findings are compared\
 by file, place, severity, code and message. The end of a range is not compared."],exits:`0 equal, 1 different, 3 one gave no complete answer, ${usual}, 72 the \
server has one mode`},pin:{group:"servers",about:"writes a pin of a released version of a server",takes:"ID@VERSION",flags:{repo,stdout:{help:"print the pin, an\
d write no file (default: .lanser/pins/ID-VERSION.json)"}},example:"lanser pin pyright@1.1.400",notes:["The pin has the digest of every file that would be insta\
lled. No script of the package runs. The source of a server of your own is in .lanser/servers/ID.yml. Commit the pin, and name the version in .lanser/config.yml\
."],exits:"0, 3 no such version, 12 unknown server"},detect:{group:"set up",about:"lists the servers that can check a repository, and why",flags:{repo},example:"\
lanser detect",notes:["It also lists the sources that no server of this release checks. It starts and writes nothing. `lanser init` writes the configuration."],
exits:"0, 12 no server of this release can check anything here"},config:{group:"set up",about:"shows each setting and the line that sets it",takes:"[PATH]",words:"\
PATH: a file; only the settings that apply to it are shown",flags:{repo,rev:{value:"REV",help:"a commit (default: the working tree)"}},example:"lanser config sr\
c/app.py",exits:"0, 12 the configuration cannot be read"},completion:{group:"set up",about:"prints a completion script for your shell",takes:"bash|zsh|fish",flags:{},
example:"source <(lanser completion bash)",notes:['zsh: lanser completion zsh > "${fpath[1]}/_lanser"',"fish: lanser completion fish > ~/.config/fish/completion\
s/lanser.fish"],exits:"0, 13 usage"},"trace record":{about:"records a session, or all sessions of a gate run",takes:"--name NAME [-- FILE… | -- gate …]",words:"\
FILE: files or folders to check (default: all). gate …: `lanser gate` with its own flags; all of its sessions are recorded.",flags:{name:{value:"NAME",help:"t\
he trace is .lanser/traces/NAME.trace.jsonl; that of a gate run is a folder"},repo,rev:revOfFiles,server:ownServer,root:ownRoot,zst:{help:"compress the trace (Z\
standard)"},force:{help:"replace an existing trace"},"allow-secrets":allowSecrets,cache},example:"lanser trace record --name core -- src",notes:["Lanser records\
 a commit, not the working tree. A trace has the texts of the files that it opens. It is replayed at once, and kept only if the result is the same. An inconclus\
ive gate run is not kept."],exits:"0, or that of the gate run; 3 no answer, or an inconclusive run; 64 timeout, 65 crash, 66 not started, 73 cancelled, 76 the r\
eplay differs"},"trace replay":{about:"replays a recording without a server",takes:"TRACE",words:"TRACE: a session or a recorded run: a file, a folder, or a nam\
e below .lanser/traces",flags:{format:{value:"FORMAT",help:"text or json (default: text); json of questions is their bundles"},report:{value:"FILE",help:"write \
the report as JSON"}},example:"lanser trace replay core",exits:"that of the gate run, 0 for one session, 76 the replay differs from the recording"},"trace refre\
sh":{about:"records traces again, on the files of the current commit",takes:"[NAME…]",words:"NAME: a trace below .lanser/traces, or a file (default: all that \
a gate replays)",flags:{repo,rev:revOfFiles,"allow-secrets":allowSecrets,cache},example:"lanser trace refresh core",notes:["A trace that is still correct is not\
 changed. A file that the commit no longer has is left out, and named. Review the changes with `git diff` or `lanser trace diff OLD NEW`. For a gate run, use `l\
anser trace record --name NAME --force -- gate …`."],exits:"0, 3 no such trace or no answer, 64 to 66 and 73 as in trace record, 76 a replay differs"},"trace \
drift":{about:"runs the pinned server again, and shows what its results depend on",takes:"[--trace NAME] [-- FILE…]",words:"FILE: without --trace, files or fo\
lders of the commit (default: all)",flags:{trace:{value:"NAME",help:"use the tree, the files and the server of this trace"},repo,rev:{value:"REV",help:"without \
--trace: the commit (default: HEAD)"},server:{value:"ID[@VERSION]",help:"without --trace: the server"},root:{value:"DIR",help:"without --trace: the project root\
 of the server"},...driftFlags,format,report:{value:"FILE",help:"write the report as JSON (schemas/drift.v1.json)"},issue:{value:"FILE",help:"write the text of \
an issue, if there are differences not in the list"},trend:{value:"FILE",help:"add a line to the trend (schemas/trend.v1.json), and show the chart"},summary:{value:"\
FILE",help:"add the result as Markdown to a job summary"},cache},example:"lanser trace drift --trace core --runs 5",notes:["An issue leaves out each file in whi\
ch something looks like a secret."],exits:"0; 3 the tree of the trace is not in this clone; 65 no run was healthy; 76 equal schedules gave different results, a \
result differs from the recording, or the environments differ (D9)"},"trace list":{about:"lists traces",hint:"Name a folder with --dir DIR.",flags:{repo,dir:{value:"\
DIR",help:"the folder to search (default: all traces that a gate replays)"},server:{value:"ID[@VERSION]",help:"only traces of this server"},session:{value:"NAME",
help:"only this session: base, head, base-again, files, questions, …"},operation:{value:"METHOD",help:"only traces with this request, such as textDocument/hov\
er"},status:{value:"STATUS",help:"complete, incomplete (a file has no answer), failed or unfinished"},failure:{value:"CODE",help:"only traces with this failure,\
 such as server-crashed"},selector:{value:"PLACE",help:"only questions about this place, as it is printed"},"exit-code":{value:"N",help:"only questions that end\
ed with this code"},format},example:"lanser trace list --status failed",exits:"0"},"trace show":{about:"prints a trace as a conversation",takes:"TRACE",words:trace,
flags:{from:{value:"N",help:"the first entry (default: 0)"},count:{value:"N",help:"the number of entries (default: all)"},file:{value:"PATH",help:"only entries \
about this file"},finding:{value:"TEXT",help:"only answers with a finding of this code or message"},format:{value:"FORMAT",help:"text, or json: one object a lin\
e (default: text)"}},example:"lanser trace show core --count 20",notes:["→ goes from the client to the server, ← from the server. Times count from the start of \
the session."],exits:"0, 76 the trace is not complete"},"trace verify":{about:"checks that traces are complete, valid and free of secrets",takes:"[TRACE…]",words:`${trace}\
 (default: all that a gate replays)`,flags:{"allow-secrets":{help:"show what looks like a secret, but do not fail"}},example:"lanser trace verify",notes:["It fi\
nds accidental damage. It cannot detect a person who changes a trace on purpose."],exits:"0, 76 a trace has a problem"},"trace diff":{about:"compares two traces\
: their findings, and the first message that differs",takes:"A B",words:"A and B: files, or names below .lanser/traces. Times are not compared.",flags:{format},
example:"lanser trace diff old new",exits:"0 equal, 76 different"},"trace export":{about:"converts a trace for other tools",takes:"TRACE --to FORMAT",words:trace,
flags:{to:{value:"FORMAT",help:"vscode (for the language server protocol inspector) or chrome (for ui.perfetto.dev)"},out},example:"lanser trace export core --t\
o chrome --out core.json",exits:"0, 76 the trace is not complete"},"trace validate":{about:"checks old traces and reports against a changed schema",takes:"--sch\
ema FILE FILE…",words:"FILE: traces, reports or other JSON; or names below .lanser/traces",flags:{schema:{value:"FILE",help:"a JSON Schema 2020-12 without ref\
erences to other files"}},example:"lanser trace validate --schema trace.v2.json core",exits:"0, 76 something is not valid"},batch:{group:"servers",about:"answer\
s many questions from JSON lines, with warm servers",flags:{in:{value:"FILE",help:"the questions (default: standard input)"},out:{value:"FILE",help:"the answers\
 (default: standard output)"},...clientFlags,...requestFlags,timeout:timeoutFlag,"index-io":indexFlag,"in-flight":{value:"N",help:"questions at the same time (d\
efault: 8; with --trace, 1)"},"no-memo":{help:"query the server again for equal questions"}},example:"lanser batch --in questions.jsonl --out answers.jsonl",notes:[
'A question: {"id": "a", "cmd": "def", "place": "app.py@L4:C9"}. A place can come from an earlier answer: {"$ref": "a#/facts/definitions/0"}. To cancel: {"cmd":\
 "cancel", "id": "a"}. The schema is schemas/batch.v1.json.',"Answers have the order of the questions. Paths are relative to the repository."],exits:`0 whatever\
 the answers are, ${usual}, 73 cancelled`},"schema list":{about:"lists the schemas of Lanser's files",flags:{},example:"lanser schema list",exits:"0"},"schema e\
xport":{about:"prints a schema of this release",takes:"NAME",words:"NAME: a name of the list, with or without its version: report, report.v1",flags:{out},example:"\
lanser schema export report",exits:"0, 3 no such schema, 13 usage"},"schema validate":{about:"checks files against a schema",takes:"NAME|SCHEMA FILE…",words:"\
SCHEMA: a file. FILE: each line of a .jsonl file is checked; - is standard input.",flags:{},example:"lanser schema validate report report.json",exits:"0 valid, \
1 not valid, 3 no such schema, 12 the schema is not valid, 13 usage"},"schema validate-batch":{about:"checks that `lanser batch` accepts every line of a file",takes:"\
[FILE]",words:"FILE: default is standard input",flags:{},example:"lanser schema validate-batch questions.jsonl",exits:"0 yes, 1 no, 13 usage"},"schema compat":{
about:"compares two versions of a schema, and shows what breaks",takes:"OLD NEW",words:"OLD and NEW: a name of the list, or a file",flags:{mode:{value:"MODE",help:"\
full, backward or forward (default: full)"}},example:"lanser schema compat report old.json",notes:["backward: documents of the old schema are valid in the new o\
ne. forward: readers of the old schema understand documents of the new one, and ignore unknown fields. full: both. What cannot be decided counts as breaking."],
exits:"0 compatible, 1 not compatible, 3 no such schema, 12 the schema is not valid, 13 usage"},"bundle diff":{about:"compares two answers, and shows which diff\
erences their hashes cover",...diffOf,example:"lanser bundle diff a.json b.json",notes:["Each value has its JSON Pointer. Items of a list are compared by conten\
t, not by position. How an answer was made (cache, retries, evidence) is in no hash."],exits:"0 the same bundleId, 1 different, 13 usage"},"env diff":{about:"co\
mpares the environments of two answers: snapshot, server, platform",...diffOf,example:"lanser env diff a.json b.json",exits:"0 equal, 1 different, 13 usage"}},families={
trace:{group:"traces",about:"records and replays sessions with a language server"},schema:{group:"data",about:"works with the JSON Schemas of Lanser's files"},bundle:{
group:"data",about:"compares answers to questions"},env:{group:"data",about:"compares the environments of answers"}};export{clientFlags as _0_clientFlags,commands as _0_commands,families as _0_families,indexFlag as _0_indexFlag,requestFlags as _0_requestFlags,timeoutFlag as _0_timeoutFlag,
driftFlags as _1_driftFlags};
