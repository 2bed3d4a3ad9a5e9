import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var endsIn=pattern=>path=>pattern.test(path),untested=[{language:"Rust",server:"rust-analyzer",isSource:endsIn(/\.rs$/u),why:"it runs build scripts and procedur\
al macros of the repository"},{language:"C and C++",server:"clangd",isSource:endsIn(/\.(?:c|cc|cpp|cxx|h|hh|hpp)$/u),why:"what it finds depends on a compile_com\
mands.json of the build"},{language:"shell",server:"bash-language-server",isSource:endsIn(/\.(?:sh|bash)$/u),why:"without a shellcheck beside it, it finds nothi\
ng in any script"},{language:"YAML",server:"yaml-language-server",isSource:endsIn(/\.ya?ml$/u),why:"it fetches schemas from the network"}];export{untested};
