import{createRequire as lanserCreateRequire}from"node:module";import{_0_require_node_path}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1);function cacheFolder({
env,cwd,where},named){if(named==="none")return null;if(named!==void 0&&named!=="")return(0,import_node_path.resolve)(cwd,named);let tools=where.kind==="actions"?
where.runner.toolCache:void 0,user=env.XDG_CACHE_HOME,home=env.HOME;return tools!==void 0&&(0,import_node_path.isAbsolute)(tools)?(0,import_node_path.join)(tools,
"lanser"):user!==void 0&&(0,import_node_path.isAbsolute)(user)?(0,import_node_path.join)(user,"lanser"):home!==void 0&&(0,import_node_path.isAbsolute)(home)?(0,import_node_path.
join)(home,".cache","lanser"):null}function ownCacheFolder(host,named){return host.where.kind==="actions"||!["",void 0].includes(host.env.CI)?null:cacheFolder(host,
named)}export{cacheFolder,ownCacheFolder};
