import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{answerText}from"./chunk-X3DGWLZT.js";import{validateBundleV1}from"./chunk-Z2G4WUCJ.js";import{overlaysIn}from"./chunk-AQKMJNFV.js";import{
clampedTimeout,clientOptions,clientRequestOf,openClient,requestOptions}from"./chunk-R2S47LAR.js";import{parsePlace,placeForms,printPlace}from"./chunk-ALO5UGUY.js";
import{oneOf}from"./chunk-DHIWY54A.js";import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalLines,
terminalText}from"./chunk-FO76SHGF.js";import{failed}from"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";
import"./chunk-CE3S3RLV.js";import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import"./chunk-MKAZHVLE.js";
import"./chunk-SNRI3OFJ.js";import"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";
import"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";
import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import"./chunk-3W7DLTVH.js";
import"./chunk-HRPOUGWA.js";import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import{columnUnits,questionCalled}from"./chunk-7E3DSVTW.js";import{serializeBundle}from"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";
import"./chunk-BRONEMYC.js";import{parseStrict}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,
__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var commonOptions={...clientOptions,format:{type:"string"},json:{type:"boolean"},timeout:{type:"string"},limit:{type:"string"},cursor:{type:"string"},context:{type:"\
string"},"index-io":{type:"string"},overlay:{type:"string",multiple:!0},workspace:{type:"boolean"},help:{type:"boolean",short:"h"}},commonHelp=`  --repo DIR    \
      any folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --format FORMAT     text, or json: one bundle (schemas/bundle.v1.json)
  --json              the same as --format json
  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60)
  --limit N           how many results at most (default: 100000); --cursor TOKEN gives the next ones
  --cursor TOKEN      goes on behind an answer that was truncated
  --context N         lines of code around each place (default: 1)
  --index-io UNIT     what a column counts in places and in text: utf-16, utf-8 or codepoint (default: utf-16)
  --overlay PATH=FILE what the file PATH holds is that of FILE, or of standard input for -; may be repeated
  --trace DIR         records the session, the evidence and the times
  --cache DIR|none    where servers are kept
`,flagValues={boolean:"",text:" Q",count:" N",json:" JSON"};function helpOf(question){let{name,summary,need,word,modes,flags}=question,mode=modes.length>0?` ${modes.
join("|")}`:word===void 0?"":` ${word.toUpperCase()}`,place=need==="none"?"":need==="files"?" PATH|GLOB…|--workspace":need==="file"?" PATH":need==="any"?" [PL\
ACE|PATH]":" PLACE",own=flags.map(({name:flag,kind,help})=>`  ${`--${flag}${flagValues[kind]}`.padEnd(18)}  ${help}
`),allow=word===void 0?[]:[`  --allow-method NAME   sends it though it is not known to read only; never where CI is set
`],whole=need==="files"?[`  --workspace         all that the server checks
`]:[];return`lanser ${name}${mode}${place}: ${summary}

${[...own,...whole,...allow].join("")}${commonHelp}
${need==="none"?"":`${placeForms}
Lines and columns count from 1; paths are relative to the current folder.

`}Exit code: 0, also where nothing was found${name==="check"?"; 1 where the server finds an error":""}; 2 a place that cannot be read, 3 that is not there, 4 th\
at is several; 10 a cursor of
another snapshot; 11 a server's answer is missing; 12 configuration; 13 usage; 64 to 75 the server: see lanser exit-codes.
`}async function askCommand(name,host,args,signal){var _stack=[];try{let question=questionCalled(name);let own=Object.fromEntries(question.flags.map(flag=>[flag.
name,{type:flag.kind==="boolean"?"boolean":"string"}]));let named=question.word===void 0?{}:requestOptions;let{values,positionals}=parseFlags(args,{...commonOptions,
...own,...named});if(values.help===!0)return host.stdout.write(helpOf(question)),0;let format=values.json===!0?"json":oneOf(values.format,["text","json"],"--for\
mat")??"text";let unit=oneOf(values["index-io"],columnUnits,"--index-io")??"utf-16";let[word]=positionals;let wordIs=question.word??(word!==void 0&&question.modes.
includes(word)?"mode":void 0);let places=wordIs===void 0?positionals:positionals.slice(1);let{seconds,notes}=clampedTimeout(values.timeout);let given=values;let params={
...wordIs===void 0||word===void 0?{}:{[wordIs]:word},...Object.fromEntries(question.flags.flatMap(flag=>{let value=given[flag.name];return typeof value=="boolea\
n"?[[flag.name,value]]:typeof value=="string"?[[flag.name,flagValue(host,flag,value)]]:[]}))};for(let note of notes)host.stderr.write(`lanser: ${note}
`);let context=countOf(values.context,"--context")??1;let opened=await openOr(host,{...clientRequestOf(host,values,signal),overlays:await overlaysIn(host,values.
overlay??[])});if("error"in opened){let[selector]=places,bundle2=unopened(host,question,{selector,params,indexing:unit,notes},opened.error);return end(host,bundle2,
format,()=>Promise.resolve(""))}let client=__using(_stack,opened.client,!0);let bundle=await client.ask({cmd:question.name,places:places.map(place=>fromTop(host,
client.top,place,values.repo!==void 0)),params,indexing:unit,timeoutMs:seconds*1e3,workspace:values.workspace===!0,limit:countOf(values.limit,"--limit"),cursor:values.
cursor,notes});return await end(host,bundle,format,()=>answerText(bundle,{context,unit,text:client.text}))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function openOr(host,options){try{return{client:await openClient(host,options)}}catch(error){if(error instanceof
UserError)return{error};throw error}}function unopened(host,question,asked,error){let environment={snapshot:null,root:null,server:null,positionEncoding:null,toolchain:null,
readiness:null,platform:{os:host.platform,arch:host.arch,serverDigest:null}},page={limit:void 0,cursor:void 0},original=asked.selector??null;return failed({...asked,
question,original,selector:null,target:void 0,page},environment,error,null)}async function end(host,bundle,format,text){if(!validateBundleV1(bundle))throw new Error(
`no bundle: ${validateBundleV1.errors?.[0]?.instancePath} ${validateBundleV1.errors?.[0]?.message}`);if("error"in bundle){let{message,hint}=bundle.error,shown=hint===
""?"":`${terminalLines(hint,"  ")}
`;host.stderr.write(safeIn(host.where,`lanser: ${terminalText(message)}
${shown}`))}if("facts"in bundle&&bundle.facts.budget!==void 0){let{used,tokens,bytesPerToken}=bundle.facts.budget,left=bundle.facts.truncated===!0?"; more is le\
ft out":"",said=[`${used} of ${tokens} tokens, of ${bytesPerToken} bytes each${left}`,...bundle.meta.notes];host.stderr.write(safeIn(host.where,said.map(one=>`l\
anser: ${terminalText(one)}
`).join("")))}return format==="json"?host.stdout.write(serializeBundle(bundle)):host.stdout.write(safeIn(host.where,await text())),bundle.meta.exit_code}function flagValue(host,{
name,kind},given){let flag=`--${name}`;if(kind==="count")return countOf(given,flag)??0;if(kind!=="json")return given;let parsed=parseStrict(given.startsWith("@")?
textOf(host,given.slice(1)):given),why=parsed.kind==="invalid"?parsed.message:isObject(parsed.value)?void 0:"not an object";if(parsed.kind==="value"&&isObject(parsed.
value))return parsed.value;throw new UserError("usage",`${flag} must be an object, as JSON: ${why}`)}function isObject(value){return typeof value=="object"&&value!==
null&&!Array.isArray(value)}function textOf(host,file){try{return readFileText((0,import_node_path.resolve)(host.cwd,file))}catch(error){throw new UserError("un\
readable-file",`${file} cannot be read`,{cause:error})}}function countOf(given,flag){if(given===void 0)return;if(/^\d{1,9}$/u.test(given)&&(flag==="--context"||
Number(given)>0))return Number(given);throw new UserError("usage",`${flag} must be a number, not \`${given}\``)}function fromTop(host,top,place,isElsewhere){let here=(0,import_node_path.relative)(
top,(0,import_node_fs.realpathSync)(host.cwd));if(!(here!==""&&here!==".."&&!here.startsWith("../")&&!(0,import_node_path.isAbsolute)(here))||isElsewhere)return place;
let[,path="",rest=""]=/^([^@#]*)(.*)$/su.exec(place)??[];if(/[*{}[\]]/u.test(path))return`${here}/${place}`;let parsed=parsePlace(path),inside=(0,import_node_path.relative)(
top,(0,import_node_path.resolve)(top,here,parsed.path));if(inside.startsWith(".."))throw new UserError("usage",`\`${place}\` lies outside of the repository`);return`${printPlace(
{kind:"file",path:inside})}${rest}`}export{askCommand,helpOf};
