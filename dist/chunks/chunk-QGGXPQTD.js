import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{sideOf}from"./chunk-CGNPRGAE.js";var isListed={new:!0,fixed:!0,moved:!0,removed:!0,suppressed:!0,volatile:!0,unchanged:!1},statesInOrder=Object.keys(isListed),listedStates=statesInOrder.filter(
state=>isListed[state]),stateWords={new:{one:"the change introduced it",all:"The change introduced these."},unchanged:{one:"the same code as in base",all:"The s\
ame code as in base; these are only counted."},moved:{one:"its code was moved by the change",all:"Their code was moved by the change."},fixed:{one:"it is gone, \
and its code is still there",all:"These are gone, and their code is still there."},removed:{one:"its code was deleted",all:"Their code was deleted."},suppressed:{
one:"something that the change added hides it",all:"Something that the change added hides them. They do not count as fixed, and earn nothing."},volatile:{one:"i\
t depends on the order in which files are checked; it neither fails nor earns anything",all:"These depend on the order in which files are checked. They neither \
fail nor earn anything by default."}},unprovenText="not proven to be mended";function placementText(finding){return placementWords[finding.placement][sideOf(finding)]}
var placementWords={"same-line":{base:"the same line is in head",head:"the same line is in base"},"edited-line":{base:"code on a line that was edited",head:"cod\
e on a line that was edited"},replaced:{base:"code that was edited in place",head:"code that was edited in place"},rewritten:{base:"deleted or rewritten code (n\
ot in head)",head:"written here by the change"},"no-file":{base:"a deleted file (not in head)",head:"a new file (not in base)"},unchecked:{base:"head has the fi\
le, but the server does not check it there",head:"base has the file, but the server does not check it there"}};function sourceParts({server,source,code,symbol}){
let isNamed=source===null||source.toLowerCase()===server.toLowerCase();return[server,...isNamed?[]:[source],...code===null?[]:[code],symbol??"module level"]}function causeLabel({
symbol,dependency}){return dependency==null?symbol:`${dependency.name} ${dependency.from??"none"} → ${dependency.to??"none"}`}function brokenBy(cause){let isRemoved=cause.
how==="removed-name",broken=brokenWords[cause.how]??"broken by a change elsewhere: ";return causeLabel(cause)===null?{broken:isRemoved?`${broken}a name removed \
at `:broken,at:""}:{broken,at:isRemoved?", removed at ":", "}}var brokenWords={dependency:"broken by a dependency: ","removed-module":"broken by a file that was\
 deleted: ","moved-module":"broken by a file that was moved: ","broken-import":"broken by an import that does not resolve any more: ","mended-import":"brought t\
o light by an import that was mended: "},matchWords={image:"the same finding on the same code","image-message-drift":"the same finding on the same code, in othe\
r words",replaced:"the same finding on code that was edited in place",import:"the same finding on the same import",edited:"the same finding in code that was edi\
ted","moved-text":"the same finding on the same line elsewhere in the file","moved-context":"the same finding between the same tokens elsewhere in the file","mo\
ved-symbol":"the same finding in the same definition, which was rewritten","moved-file-text":"the same finding on the same line in another file","moved-file-con\
text":"the same finding between the same tokens in another file","moved-file-symbol":"the same finding in a definition of that name in another file"},replayStateWords={
equal:"the same",different:"different",unreadable:"unreadable",inconclusive:"not replayed",stale:"out of date"},replayWeightWords={nothing:"which is as it shoul\
d be",fails:"which fails this run (policy replay-mismatch: fail)",inconclusive:"which leaves this run inconclusive",warns:"which only warns"},replayModeWords={offline:{
done:"replayed",how:"without a server",same:"the same results"},live:{done:"asked",how:"again of the pinned server",same:"the same answers"}};export{statesInOrder,listedStates,stateWords,unprovenText,placementText,sourceParts,causeLabel,brokenBy,matchWords,replayStateWords,replayWeightWords,replayModeWords};
