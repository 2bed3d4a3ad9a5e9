import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var fileFlags={report:{flag:"report",help:"writes the report as JSON, whatever the verdict; run.json is written beside it"},sarif:{flag:"sarif",help:"writes a S\
ARIF log, for code scanning"},html:{flag:"html",help:"writes one HTML page"},junit:{flag:"junit",help:"writes JUnit XML: what fails the run is a failure, what l\
eft it inconclusive an error"},rdjson:{flag:"rdjson",help:"writes what is new for reviewdog (-f=rdjson)"},evidence:{flag:"evidence",help:"writes what the report\
 rests on, a line each: looks of servers, what became of every changed source, findings that fail"},gitlab:{flag:"gitlab",help:"writes what is new as a Code Qua\
lity report of GitLab"}},fileSurfaces=Object.keys(fileFlags),surfaceFlags=Object.values(fileFlags);function eachFile(value){return Object.fromEntries(fileSurfaces.
map(name=>[name,value(name)]))}export{fileFlags,fileSurfaces,surfaceFlags,eachFile};
