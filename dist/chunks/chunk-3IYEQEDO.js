import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var reasonCodes={"new-finding":"judged","max-new":"judged","moved-finding":"judged","volatile-finding":"judged","min-reward":"judged","false-claim":"judged","re\
play-mismatch":"judged","replay-inconclusive":"judged","unknown-files":"judged","unmatched-findings":"judged",unscored:"judged","no-files":"judged",clean:"judge\
d",advisory:"judged",waived:"judged","volatile-in-change":"observed","volatile-share":"observed","unchecked-files":"observed","hidden-code":"observed","unchecke\
d-sources":"observed",suppressions:"observed","unreviewed-workflow":"observed","base-unavailable":"observed","head-unavailable":"observed","history-unavailable":"\
observed","version-skew":"observed","install-refused":"observed","install-failed":"observed","digest-mismatch":"observed","shard-missing":"observed","server-not\
-started":"observed","server-crashed":"observed","server-timeout":"observed","server-protocol":"observed","server-not-ready":"observed","canary-failed":"observe\
d","file-count-mismatch":"observed","server-configuration":"observed","renames-skipped":"observed","dependencies-differ":"observed","dependencies-missing":"obse\
rved","head-configuration":"observed","runner-file-tampered":"observed",disk:"observed","repository-damaged":"observed",cancelled:"observed"};function isJudged(code){
return Object.hasOwn(reasonCodes,code)&&reasonCodes[code]==="judged"}var doubtfulLimits={"renames-skipped":"Split the change, so that git can follow its renames\
.","head-configuration":"Correct it: once base has it, no change could be judged any more.","dependencies-differ":"Install what base needs into a folder of its \
own, and name it: base-dependencies: .base in the workflow or in .lanser/config.yml, --base-dependencies .base on the command line. docs/dependencies.md has the\
 steps to paste; policy `dependencies-differ: warn` takes one environment for both.","dependencies-missing":"Install the packages before the gate."},waivableReasons=[
"dependencies-differ","dependencies-missing","unchecked-sources","hidden-code"];function isWaivable(code){return waivableReasons.some(one=>one===code)}function isDoubtful(code){
return Object.hasOwn(doubtfulLimits,code)}function limit(code,message,count=1){return{code,message,count}}export{isJudged,doubtfulLimits,waivableReasons,isWaivable,isDoubtful,limit};
