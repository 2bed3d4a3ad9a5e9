import{createRequire as lanserCreateRequire}from"node:module";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-M3MWBLKT.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function unitText({server,root,side}){return`${server}:${root.split("/").
map(encoded).join("/")}:${side}`}function encoded(name){let others=/[!'()*]/gu;return encodeURIComponent(name).replace(others,one=>`%${one.charCodeAt(0).toString(
16).toUpperCase()}`)}function parseUnit(text){let[server,path,side,...more]=text.split(":");if(!(server===void 0||path===void 0||more.length>0)&&!(side!=="base"&&
side!=="head"))try{let unit={server,root:decodeURIComponent(path),side};return server!==""&&unitText(unit)===text?unit:void 0}catch{return}}var noUnits="none";function unitsText(units){
return units.length===0?noUnits:units.map(unitText).join(" ")}function sessionOf({server,root},session){return`${unitName(server,root)} ${session}`}function unitWords({
server,root,side}){return`${server} on ${side}${root==="."?"":` of ${root}`}`}var startBytes=2e4;function planJobs(units,jobsMax,costs={}){let costOf=unit=>costs[sessionOf(
unit,unit.side)]?.ms,sizeOf=({bytes})=>bytes+startBytes,known=units.filter(unit=>costOf(unit)!==void 0),knownMs=total(known,unit=>costOf(unit)??0),by=knownMs>0?
"ms":"bytes",msPerByte=knownMs/Math.max(1,total(known,sizeOf)),weightOf=unit=>by==="bytes"?sizeOf(unit):costOf(unit)??sizeOf(unit)*msPerByte,order=(left,right)=>compareText(
unitText(left),unitText(right)),heaviest=units.toSorted((left,right)=>weightOf(right)-weightOf(left)||order(left,right)),jobs=Array.from({length:Math.max(1,Math.
min(jobsMax,units.length))},()=>({units:[],weight:0}));for(let unit of heaviest){let least=jobs.reduce((best,job)=>job.weight<best.weight?job:best);least.units.
push(unit),least.weight+=weightOf(unit)}return{by,jobs:jobs.map(job=>({units:job.units.toSorted(order),files:total(job.units,({files})=>files),weight:Math.round(
job.weight)}))}}function total(all,of){return all.reduce((sum,one)=>sum+of(one),0)}function matrixOf({jobs}){return{include:jobs.map(({units,files},at)=>({job:at+
1,of:jobs.length,units:unitsText(units),files}))}}function planText({jobs,by}){let lines=jobs.flatMap(({units,files,weight},at)=>[`job ${at+1} of ${jobs.length}\
: ${_2_plural(units.length,"unit")}, ${_2_plural(files,"file")}${by==="ms"?`, about ${(weight/1e3).toFixed(1)} s`:""}`,...units.map(unit=>`  ${unitText(unit)}  ${_2_plural(
unit.files,"file")}`)]),how=by==="ms"?"Lanser balanced the jobs by the times of the last run.":"Lanser balanced the jobs by the size of the sources. To balance \
by time, use --last.";return`${[...lines,how].join(`
`)}
`}export{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText};
