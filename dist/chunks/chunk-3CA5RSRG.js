import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var fileFlags={report:{flag:"report",help:"write the report as JSON, fo\
r every verdict, and run.json next to it"},sarif:{flag:"sarif",help:"write a SARIF log, for code scanning"},html:{flag:"html",help:"write one HTML page"},junit:{
flag:"junit",help:"write JUnit XML: failures for findings that fail, errors for an inconclusive run"},rdjson:{flag:"rdjson",help:"write new findings for reviewd\
og (-f=rdjson)"},evidence:{flag:"evidence",help:"write the evidence as JSON lines: server runs, changed sources, findings that fail"},gitlab:{flag:"gitlab",help:"\
write new findings as a Code Quality report for GitLab"}},fileSurfaces=Object.keys(fileFlags),surfaceFlags=Object.values(fileFlags);function mapFileSurfaces(value){
return Object.fromEntries(fileSurfaces.map(name=>[name,value(name)]))}export{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags};
