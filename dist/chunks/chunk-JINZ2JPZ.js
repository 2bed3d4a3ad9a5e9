import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var release_please_manifest_default={},package_default={name:"lanser",version:"\
0.1.0",description:"Turns language servers into machine-checked facts, rewards and verdicts about a code change.",keywords:["language-server","lsp","github-acti\
on","code-review","diagnostics","type-checking","pyright","typescript","process-reward","coding-agents","mcp","sarif"],license:"Apache-2.0",author:"The Lanser a\
uthors",homepage:"https://github.com/lanser/lanser#readme",repository:{type:"git",url:"git+https://github.com/lanser/lanser.git"},bugs:{url:"https://github.com/\
lanser/lanser/issues"},type:"module",bin:{lanser:"dist/cli.js"},exports:{".":{types:"./dist/index.d.ts",default:"./dist/index.js"},"./package.json":"./package.j\
son"},files:["dist","schemas/*.json"],engines:{node:">=22.17"},scripts:{gate:"node scripts/run.mjs gate",lanser:"node scripts/run.mjs lanser",test:"node scripts\
/run.mjs test","test:tools":"node scripts/run.mjs test:tools","test:nightly":"node scripts/run.mjs test:nightly",update:"node scripts/run.mjs update",build:"nod\
e scripts/run.mjs build",bench:"node scripts/run.mjs bench","bench:newness":"node scripts/run.mjs bench:newness","bench:reward":"node scripts/run.mjs bench:rewa\
rd",gallery:"node scripts/run.mjs gallery",pictures:"node scripts/run.mjs pictures",mutants:"node scripts/run.mjs mutants",features:"node scripts/run.mjs featur\
es",lint:"node scripts/run.mjs lint",types:"node scripts/run.mjs types"},devDependencies:{"@actions/core":"3.0.1","@actions/github":"9.1.1","@modelcontextprotoc\
ol/client":"2.4.0","@modelcontextprotocol/server":"2.4.0","@noble/hashes":"2.4.0","@octokit/types":"18.0.0","@octokit/webhooks-examples":"7.6.1","@types/node":"\
24.19.2","@types/picomatch":"4.0.3","@types/sarif":"2.1.7",ajv:"8.20.0","ajv-formats":"3.0.1",canonicalize:"5.1.0",commander:"15.1.0",diff:"9.0.0",esbuild:"0.28\
.2","fast-check":"4.10.2","get-east-asian-width":"1.7.0","jsonc-parser":"3.3.1","linguist-languages":"9.5.0","mdast-util-from-markdown":"2.1.0","mdast-util-gfm":"\
3.1.0",micromark:"4.0.3","micromark-extension-gfm":"3.0.0","openapi-backend":"5.21.2",parse5:"8.1.1",picomatch:"4.0.7","simple-git":"4.0.2","smol-toml":"1.9.1",
"tree-sitter-bash":"0.25.1","tree-sitter-cpp":"0.23.4","tree-sitter-go":"0.25.0","tree-sitter-python":"0.25.0","tree-sitter-rust":"0.24.0","tree-sitter-typescri\
pt":"0.23.2",typescript:"7.0.2",vitest:"5.1.1","vscode-jsonrpc":"10.0.0","vscode-languageserver-protocol":"3.18.5","web-tree-sitter":"0.27.1",yaml:"2.9.1"},peerDependencies:{
"@types/node":">=22.17"},peerDependenciesMeta:{"@types/node":{optional:!0}}},version=package_default.version,ownPackage={name:package_default.name,isReleased:Object.
hasOwn(release_please_manifest_default,"."),repository:"lanser/lanser",line:`v${package_default.version.split(".")[0]}`};export{ownPackage,version};
