import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{severityAtLeast}from"./chunk-5L4CCRRP.js";var replayModes=["off","offline","live"],weights={equal:"nothing",different:"fails",stale:"warns",inconclusive:"inconclusive",unreadable:"fails"};function replayWeight({
state},{replayMismatch}){let weight=weights[state];return weight!=="nothing"&&replayMismatch==="warn"?"warns":weight}function isFailing(finding,policy){return finding.state==="new"&&isSevere(finding,policy)}function isSevere(finding,{failOn}){return mayFail(finding)&&(finding.
ruled?.fail===!0||severityAtLeast(finding.severity,failOn))}function mayFail({waived,elsewhere,ruled}){return waived===void 0&&elsewhere===void 0&&ruled?.fail!==
!1}var failsBy={"hidden-code":({hidden})=>hidden==="fail","unchecked-sources":({unchecked})=>unchecked==="fail",suppressions:({suppressions})=>suppressions==="f\
ail"};function isFailure(code,{verdict,policy}){return verdict==="fail"&&(failures.some(one=>one===code)||failsBy[code]?.(policy)===!0)}var failures=["new-findi\
ng","max-new","moved-finding","volatile-finding","min-reward","replay-mismatch"];export{isFailing,isSevere,mayFail,failsBy,isFailure,replayModes,replayWeight};
