import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var comparisonOptions={repo:{type:"string"},base:{type:"string"},"base-exact":{type:"string"},head:{type:"string"},server:{type:"string",multiple:!0},root:{type:"\
string",multiple:!0},config:{type:"string"},"base-dependencies":{type:"string"},scope:{type:"string"},settings:{type:"string"},cache:{type:"string"}};export{comparisonOptions};
