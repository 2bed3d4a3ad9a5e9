import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var endsIn=pattern=>path=>pattern.test(path),untested=[{language:"Rust",server:"rust-analyzer",isSource:endsIn(/\.rs$/u),why:"it runs build scripts and procedur\
al macros of the repository"},{language:"TOML",server:"taplo",isSource:endsIn(/\.toml$/u),why:"it loses the last lines of what it says, by which alone a file sh\
ows that could not be read"}];export{untested};
