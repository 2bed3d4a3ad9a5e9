import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{thresholdOf}from"./chunk-3NKQKLM6.js";import{compareText,compareValues,severityAtLeast}from"./chunk-XC2CTCOW.js";import{shortId}from"./chunk-BZ74BBKY.js";function isFailing(finding,policy){return finding.state==="new"&&isSevere(finding,policy)}function isSevere(finding,policy){let{server,severity,ruled}=finding;return mayFail(
finding)&&(ruled?.fail===!0||severityAtLeast(severity,thresholdOf(server,policy)))}function mayFail({waived,elsewhere,ruled}){return waived===void 0&&elsewhere===
void 0&&ruled?.fail!==!1}var failsBy={"hidden-code":({hidden})=>hidden==="fail","unchecked-sources":({unchecked})=>unchecked==="fail",suppressions:({suppressions})=>suppressions===
"fail"};function isFailure(code,{verdict,policy}){return verdict==="fail"&&(failures.some(one=>one===code)||failsBy[code]?.(policy)===!0)}var failures=["new-fin\
ding","max-new","moved-finding","volatile-finding","min-reward","false-claim","replay-mismatch"];var replayModes=["off","offline","live"],weights={equal:"nothing",different:"fails",stale:"warns",inconclusive:"inconclusive",unreadable:"fails"};function replayWeight({
state},{replayMismatch}){let weight=weights[state];return weight!=="nothing"&&replayMismatch==="warn"?"warns":weight}var claimsFolder=".lanser/claims";function falseClaim({path,commit,claimed,measured}){let values=["pr-v1","pr-v2"].flatMap(version=>{let value=claimed[version];return value===void 0?[]:[`${version}\
 ${value} (measured: ${measured?.[version]??"nothing"})`]});return`${path} claims ${values.join(" and ")} for ${commit===null?"the change":`commit ${shortId(commit)}`}`}
function compareClaims(left,right){return compareText(left.path,right.path)||compareValues(left,right)}export{claimsFolder,falseClaim,compareClaims,isFailing,isSevere,mayFail,failsBy,isFailure,replayModes,replayWeight};
