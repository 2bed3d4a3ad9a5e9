import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var fileFlags={report:{flag:"report",help:"writes the report as JSON, w\
hatever the verdict; run.json is written beside it"},sarif:{flag:"sarif",help:"writes a SARIF log, for code scanning"},html:{flag:"html",help:"writes one HTML p\
age"},junit:{flag:"junit",help:"writes JUnit XML: what fails the run is a failure, what left it inconclusive an error"},rdjson:{flag:"rdjson",help:"writes what \
is new for reviewdog (-f=rdjson)"},evidence:{flag:"evidence",help:"writes what the report rests on, a line each: looks of servers, what became of every changed \
source, findings that fail"},gitlab:{flag:"gitlab",help:"writes what is new as a Code Quality report of GitLab"}},fileSurfaces=Object.keys(fileFlags),surfaceFlags=Object.
values(fileFlags);function eachFile(value){return Object.fromEntries(fileSurfaces.map(name=>[name,value(name)]))}export{eachFile,fileFlags,fileSurfaces,surfaceFlags};
