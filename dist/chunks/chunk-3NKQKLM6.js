import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
function judgedToV1({ruled,elsewhere}){let{rule=0,said,fail}=ruled??{},published={rule,...said===void 0?{}:{said},...fail===void 0?{}:{fail}};return{...ruled===
void 0?{}:{ruled:published},...elsewhere===void 0?{}:{elsewhere}}}function ruleAt(index){return`policy.rules[${index}]`}function selectorText({code,path,server}){
let parts=Object.entries({code,path,server}).flatMap(([name,value])=>value===void 0?[]:[`${name} ${value}`]);return parts.length===0?"every finding":parts.join(
", ")}function effectText({severity,fail}){return[...severity===void 0?[]:[severity==="off"?"off":`severity ${severity}`],...fail===void 0?[]:[fail?"fails":"doe\
s not fail"]].join(", ")}function ruleName({server,code}){return code!==null&&server==="typescript"&&/^\d+$/u.test(code)?`TS${code}`:code}var serverRoles=["primary","linter","second-opinion"];function thresholdOf(server,policy){return policyOf(server,policy).failOn??(isOnlyOpinion(server,policy)?"\
never":policy.failOn)}function isOnlyOpinion(server,policy){let{role,failOn}=policyOf(server,policy);return role==="second-opinion"&&failOn===void 0}function policyOf(server,{
servers={}}){return(Object.hasOwn(servers,server)?servers[server]:void 0)??{}}function serversToV1(servers){return Object.fromEntries(Object.entries(servers).map(
([id,{role,failOn}])=>[id,{...role===void 0?{}:{role},...failOn===void 0?{}:{failOn}}]))}export{judgedToV1,ruleAt,selectorText,effectText,ruleName,serverRoles,thresholdOf,isOnlyOpinion,policyOf,serversToV1};
