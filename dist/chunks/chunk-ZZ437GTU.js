import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{canonical,sha256}from"./chunk-XC2CTCOW.js";var bundleVersion="1.0";function sealBundle(draft){let{bundleId,factsId}=idsOf(draft);return{version:bundleVersion,bundleId,factsId,...draft,processReward:null}}
function idsOf(bundle){let domain=domainOf(bundle),{platform:_,...environment}=domain.environment;return{bundleId:sha256(canonical(domain)),factsId:sha256(canonical(
{...domain,environment}))}}function domainOf(bundle){let{request,resolution,edits,environment,capabilities,meta}=bundle,answer="facts"in bundle?{facts:Object.fromEntries(
Object.entries(bundle.facts).map(([k,v])=>[k,withoutEvidence(v)]))}:{error:without(bundle.error,"evidenceId")},{exit_code,sorting_keys,hashing}=meta;return{request,
resolution,...answer,edits,environment,capabilities,meta:{exit_code,sorting_keys,hashing}}}function withoutEvidence(value){return Array.isArray(value)?value.map(
one=>without(one,"evidence")):without(value,"evidence")}function without(value,name){return typeof value!="object"||value===null||Array.isArray(value)?value:Object.
fromEntries(Object.entries(value).filter(([key])=>key!==name))}function serializeBundle(bundle){return`${canonical(bundle)}
`}function flat({start,end}){return[start.line,start.character,end.line,end.character]}export{sealBundle,idsOf,domainOf,serializeBundle,flat};
