import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{parseFlags}from"./chunk-NLXJX7SZ.js";import{ownPackage}from"./chunk-YYFTMGYD.js";import{profiles}from"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";
import"./chunk-HRPOUGWA.js";import"./chunk-3SQVDBAQ.js";import"./chunk-SBJWCYKC.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";
import"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";var completionScripts={bash:(name,commands,servers)=>`# Completion of ${name} for bash: source <(${name} completion bash)
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  if ((COMP_CWORD == 1)); then
    words=${quoted(tops(commands).join(" "))}
  elif [[ \${COMP_WORDS[COMP_CWORD - 1]} == --server ]]; then
    words=${quoted(servers.join(" "))}
  else
    local key=\${COMP_WORDS[1]}
    ((COMP_CWORD == 2)) || key+=" \${COMP_WORDS[2]}"
    case $key in
${cases(commands,words=>`words=${quoted(words.join(" "))}`)}
    esac
    [[ $current == -* ]] || words=$(tr ' ' '\\n' <<<"$words" | grep -v '^-')
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${name} ${name}
`,zsh:(name,commands,servers)=>`#compdef ${name}
# Completion of ${name} for zsh: a file _${name} in a folder of $fpath.
_${name}() {
  local -a offered
  if ((CURRENT == 2)); then
    offered=(
${tops(commands).map(one=>`      ${quoted(`${one}:${commands[one]?.about.replaceAll(":","\\:")??""}`)}`).join(`
`)}
    )
    _describe -t commands '${name} command' offered
    return
  elif [[ \${words[CURRENT - 1]} == --server ]]; then
    offered=(${servers.join(" ")})
  else
    local key=\${words[2]}
    ((CURRENT == 3)) || key+=" \${words[3]}"
    case $key in
${cases(commands,words=>`offered=(${words.join(" ")})`)}
    esac
    [[ $PREFIX == -* ]] || offered=(\${offered:#-*})
  fi
  compadd -- $offered
  _files
}
if [[ \${funcstack[1]} == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`,fish:(name,commands,servers)=>`# Completion of ${name} for fish: ~/.config/fish/completions/${name}.fish
function __${name}_is
    set -l words (commandline -opc)
    test (count $words) -ge (math (count $argv) + 1); or return 1
    for at in (seq (count $argv))
        test $words[(math $at + 1)] = $argv[$at]; or return 1
    end
end
function __${name}_names
    test (count (commandline -opc)) -eq 2; and __${name}_is $argv
end
function __${name}_begins
    test (count (commandline -opc)) -eq 1
end
${tops(commands).map(one=>`complete -c ${name} -f -n __${name}_begins -a ${one} -d ${quoted(commands[one]?.about??"")}`).join(`
`)}
${Object.entries(commands).flatMap(([key,{words,flags}])=>{let is=`complete -c ${name} -n ${quoted(`__${name}_is ${key}`)}`;return[...words.map(word=>`complete \
-c ${name} -n ${quoted(`__${name}_names ${key}`)} -f -a ${word}`),...flags.map(({flag,takesValue,about})=>{let value=flag==="--server"?` -x -a ${quoted(servers.
join(" "))}`:takesValue?" -r":"";return`${is} -l ${flag.slice(2)}${value} -d ${quoted(about)}`})]}).join(`
`)}
`};function isShell(text){return Object.hasOwn(completionScripts,text)}function tops(commands){return Object.keys(commands).filter(key=>!key.includes(" "))}function cases(commands,body){
return Object.entries(commands).flatMap(([key,{words,flags}])=>{let own=[...new Set([...flags.map(({flag})=>flag),"--help"])];return key.includes(" ")?[`${quoted(
key)}) ${body(own)} ;;`]:[`${key}) ${body([...words,...own])} ;;`,`${quoted(`${key} `)}*) ${body(own)} ;;`]}).toSorted((a,b)=>Number(a.includes("*)"))-Number(b.
includes("*)"))).map(line=>`      ${line}`).join(`
`)}function quoted(text){return`'${text.replaceAll("\\\\","/").replaceAll("'","’")}'`}var completionHelp=`lanser completion bash|zsh|fish: a script with which the shell completes commands, flags and servers

  bash: source <(lanser completion bash)
  zsh:  lanser completion zsh > "\${fpath[1]}/_lanser"
  fish: lanser completion fish > ~/.config/fish/completions/lanser.fish

Exit code: 0, 13 usage.
`,options={help:{type:"boolean",short:"h"}},completionCommandOf=helps=>async(host,args)=>{let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.
stdout.write(completionHelp),0;let[shell,...others]=positionals,hint="lanser completion bash|zsh|fish";if(shell===void 0||others.length>0)throw new UserError("u\
sage","completion needs the name of one shell",{hint});if(!isShell(shell))throw new UserError("usage",`there is no completion for \`${shell}\``,{hint});let servers=profiles.
map(({id})=>id);return host.stdout.write(completionScripts[shell](ownPackage.name,await commandsOf(helps,host),servers)),0};async function commandsOf({names,helpOf},host){
let commands={};for(let name of await names()){let help=await helpOf(host,[name]),below=subcommandsIn(help,name);commands[name]={words:below,about:aboutIn(help),
flags:flagsIn(help)};for(let word of below){let own=await helpOf(host,[name,word]);own!==help&&(commands[`${name} ${word}`]={words:[],about:aboutIn(own),flags:flagsIn(
own)})}}return{...commands,help:{words:Object.keys(commands).filter(isAlone),about:"what a command does and its flags",flags:[]}}}var isAlone=key=>!key.includes(
" ");function subcommandsIn(help,name){let found=help.split(`
`).flatMap(line=>new RegExp(`^\\s*lanser ${name} ([a-z][a-z|-]*)(?=[ :]|$)`,"u").exec(line)?.[1]??[]);return[...new Set(found.flatMap(words=>words.split("|")))]}
function aboutIn(help){return/^lanser [^\n]*?: ([^\n]*)/u.exec(help)?.[1]??""}function flagsIn(help){return help.split(`
`).flatMap(line=>{let[,left="",about=""]=/^ {2}((?:-\w, )?--[a-z].*?)(?:\s{2,}(.*))?$/u.exec(line)??[];return[...left.matchAll(/(--[a-z][a-z-]*)( [A-Z{[|a-z]\S*)?/gu)].
map(([,flag="",value])=>({flag,takesValue:value!==void 0,about}))})}export{completionCommandOf};
