import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var comparisonOptions={repo:{type:"string"},base:{type:"string"},"base-\
exact":{type:"string"},head:{type:"string"},server:{type:"string",multiple:!0},root:{type:"string",multiple:!0},config:{type:"string"},"base-dependencies":{type:"\
string"},scope:{type:"string"},settings:{type:"string"},cache:{type:"string"}};export{comparisonOptions};
