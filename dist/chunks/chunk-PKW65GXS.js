import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
var reasonCodes={"new-finding":"judged","max-new":"judged","moved-finding":"judged","volatile-finding":"judged","min-reward":"judged","replay-mismatch":"judged",
"replay-inconclusive":"judged","unknown-files":"judged","unmatched-findings":"judged",unscored:"judged","no-files":"judged",clean:"judged",advisory:"judged",waived:"\
judged","volatile-in-change":"observed","volatile-share":"observed","unchecked-files":"observed","hidden-code":"observed","unchecked-sources":"observed",suppressions:"\
observed","unreviewed-workflow":"observed","base-unavailable":"observed","head-unavailable":"observed","history-unavailable":"observed","version-skew":"observed",
"install-failed":"observed","digest-mismatch":"observed","shard-missing":"observed","server-not-started":"observed","server-crashed":"observed","server-timeout":"\
observed","server-protocol":"observed","server-not-ready":"observed","canary-failed":"observed","file-count-mismatch":"observed","server-configuration":"observe\
d","renames-skipped":"observed","dependencies-differ":"observed","dependencies-missing":"observed","head-configuration":"observed","runner-file-tampered":"obser\
ved",disk:"observed","repository-damaged":"observed",cancelled:"observed"};function isJudged(code){return Object.hasOwn(reasonCodes,code)&&reasonCodes[code]==="\
judged"}var doubtfulLimits={"renames-skipped":"Split the change, so that git can follow its renames.","head-configuration":"Correct it: once base has it, no cha\
nge could be judged any more.","dependencies-differ":"Install what base needs into a folder of its own, and name it: base-dependencies: .base in the workflow or\
 in .lanser/config.yml, --base-dependencies .base on the command line. docs/dependencies.md has the steps to paste; policy `dependencies-differ: warn` takes one\
 environment for both.","dependencies-missing":"Install the packages before the gate."},waivableReasons=["dependencies-differ","dependencies-missing","unchecked\
-sources","hidden-code"];function isWaivable(code){return waivableReasons.some(one=>one===code)}function isDoubtful(code){return Object.hasOwn(doubtfulLimits,code)}
function limit(code,message,count=1){return{code,message,count}}function createScanner(text,ignoreTrivia=!1){let len=text.length,pos=0,value="",tokenOffset=0,token=16,lineNumber=0,lineStartOffset=0,tokenLineStartOffset=0,prevTokenLineStartOffset=0,
scanError=0;function scanHexDigits(count,exact){let digits=0,value2=0;for(;digits<count||!exact;){let ch=text.charCodeAt(pos);if(ch>=48&&ch<=57)value2=value2*16+
ch-48;else if(ch>=65&&ch<=70)value2=value2*16+ch-65+10;else if(ch>=97&&ch<=102)value2=value2*16+ch-97+10;else break;pos++,digits++}return digits<count&&(value2=
-1),value2}function setPosition(newPosition){pos=newPosition,value="",tokenOffset=0,token=16,scanError=0}function scanNumber(){let start=pos;if(text.charCodeAt(
pos)===48)pos++;else for(pos++;pos<text.length&&isDigit(text.charCodeAt(pos));)pos++;if(pos<text.length&&text.charCodeAt(pos)===46)if(pos++,pos<text.length&&isDigit(
text.charCodeAt(pos)))for(pos++;pos<text.length&&isDigit(text.charCodeAt(pos));)pos++;else return scanError=3,text.substring(start,pos);let end=pos;if(pos<text.
length&&(text.charCodeAt(pos)===69||text.charCodeAt(pos)===101))if(pos++,(pos<text.length&&text.charCodeAt(pos)===43||text.charCodeAt(pos)===45)&&pos++,pos<text.
length&&isDigit(text.charCodeAt(pos))){for(pos++;pos<text.length&&isDigit(text.charCodeAt(pos));)pos++;end=pos}else scanError=3;return text.substring(start,end)}
function scanString(){let result="",start=pos;for(;;){if(pos>=len){result+=text.substring(start,pos),scanError=2;break}let ch=text.charCodeAt(pos);if(ch===34){result+=
text.substring(start,pos),pos++;break}if(ch===92){if(result+=text.substring(start,pos),pos++,pos>=len){scanError=2;break}switch(text.charCodeAt(pos++)){case 34:
result+='"';break;case 92:result+="\\";break;case 47:result+="/";break;case 98:result+="\b";break;case 102:result+="\f";break;case 110:result+=`
`;break;case 114:result+="\r";break;case 116:result+="	";break;case 117:let ch3=scanHexDigits(4,!0);ch3>=0?result+=String.fromCharCode(ch3):scanError=4;break;default:
scanError=5}start=pos;continue}if(ch>=0&&ch<=31)if(isLineBreak(ch)){result+=text.substring(start,pos),scanError=2;break}else scanError=6;pos++}return result}function scanNext(){
if(value="",scanError=0,tokenOffset=pos,lineStartOffset=lineNumber,prevTokenLineStartOffset=tokenLineStartOffset,pos>=len)return tokenOffset=len,token=17;let code=text.
charCodeAt(pos);if(isWhiteSpace(code)){do pos++,value+=String.fromCharCode(code),code=text.charCodeAt(pos);while(isWhiteSpace(code));return token=15}if(isLineBreak(
code))return pos++,value+=String.fromCharCode(code),code===13&&text.charCodeAt(pos)===10&&(pos++,value+=`
`),lineNumber++,tokenLineStartOffset=pos,token=14;switch(code){case 123:return pos++,token=1;case 125:return pos++,token=2;case 91:return pos++,token=3;case 93:
return pos++,token=4;case 58:return pos++,token=6;case 44:return pos++,token=5;case 34:return pos++,value=scanString(),token=10;case 47:let start=pos-1;if(text.
charCodeAt(pos+1)===47){for(pos+=2;pos<len&&!isLineBreak(text.charCodeAt(pos));)pos++;return value=text.substring(start,pos),token=12}if(text.charCodeAt(pos+1)===
42){pos+=2;let safeLength=len-1,commentClosed=!1;for(;pos<safeLength;){let ch=text.charCodeAt(pos);if(ch===42&&text.charCodeAt(pos+1)===47){pos+=2,commentClosed=
!0;break}pos++,isLineBreak(ch)&&(ch===13&&text.charCodeAt(pos)===10&&pos++,lineNumber++,tokenLineStartOffset=pos)}return commentClosed||(pos++,scanError=1),value=
text.substring(start,pos),token=13}return value+=String.fromCharCode(code),pos++,token=16;case 45:if(value+=String.fromCharCode(code),pos++,pos===len||!isDigit(
text.charCodeAt(pos)))return token=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return value+=scanNumber(),token=11;default:
for(;pos<len&&isUnknownContentCharacter(code);)pos++,code=text.charCodeAt(pos);if(tokenOffset!==pos){switch(value=text.substring(tokenOffset,pos),value){case"tr\
ue":return token=8;case"false":return token=9;case"null":return token=7}return token=16}return value+=String.fromCharCode(code),pos++,token=16}}function isUnknownContentCharacter(code){
if(isWhiteSpace(code)||isLineBreak(code))return!1;switch(code){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function scanNextNonTrivia(){
let result;do result=scanNext();while(result>=12&&result<=15);return result}return{setPosition,getPosition:()=>pos,scan:ignoreTrivia?scanNextNonTrivia:scanNext,
getToken:()=>token,getTokenValue:()=>value,getTokenOffset:()=>tokenOffset,getTokenLength:()=>pos-tokenOffset,getTokenStartLine:()=>lineStartOffset,getTokenStartCharacter:()=>tokenOffset-
prevTokenLineStartOffset,getTokenError:()=>scanError}}function isWhiteSpace(ch){return ch===32||ch===9}function isLineBreak(ch){return ch===10||ch===13}function isDigit(ch){
return ch>=48&&ch<=57}var CharacterCodes;(function(CharacterCodes2){CharacterCodes2[CharacterCodes2.lineFeed=10]="lineFeed",CharacterCodes2[CharacterCodes2.carriageReturn=
13]="carriageReturn",CharacterCodes2[CharacterCodes2.space=32]="space",CharacterCodes2[CharacterCodes2._0=48]="_0",CharacterCodes2[CharacterCodes2._1=49]="_1",CharacterCodes2[CharacterCodes2.
_2=50]="_2",CharacterCodes2[CharacterCodes2._3=51]="_3",CharacterCodes2[CharacterCodes2._4=52]="_4",CharacterCodes2[CharacterCodes2._5=53]="_5",CharacterCodes2[CharacterCodes2.
_6=54]="_6",CharacterCodes2[CharacterCodes2._7=55]="_7",CharacterCodes2[CharacterCodes2._8=56]="_8",CharacterCodes2[CharacterCodes2._9=57]="_9",CharacterCodes2[CharacterCodes2.
a=97]="a",CharacterCodes2[CharacterCodes2.b=98]="b",CharacterCodes2[CharacterCodes2.c=99]="c",CharacterCodes2[CharacterCodes2.d=100]="d",CharacterCodes2[CharacterCodes2.
e=101]="e",CharacterCodes2[CharacterCodes2.f=102]="f",CharacterCodes2[CharacterCodes2.g=103]="g",CharacterCodes2[CharacterCodes2.h=104]="h",CharacterCodes2[CharacterCodes2.
i=105]="i",CharacterCodes2[CharacterCodes2.j=106]="j",CharacterCodes2[CharacterCodes2.k=107]="k",CharacterCodes2[CharacterCodes2.l=108]="l",CharacterCodes2[CharacterCodes2.
m=109]="m",CharacterCodes2[CharacterCodes2.n=110]="n",CharacterCodes2[CharacterCodes2.o=111]="o",CharacterCodes2[CharacterCodes2.p=112]="p",CharacterCodes2[CharacterCodes2.
q=113]="q",CharacterCodes2[CharacterCodes2.r=114]="r",CharacterCodes2[CharacterCodes2.s=115]="s",CharacterCodes2[CharacterCodes2.t=116]="t",CharacterCodes2[CharacterCodes2.
u=117]="u",CharacterCodes2[CharacterCodes2.v=118]="v",CharacterCodes2[CharacterCodes2.w=119]="w",CharacterCodes2[CharacterCodes2.x=120]="x",CharacterCodes2[CharacterCodes2.
y=121]="y",CharacterCodes2[CharacterCodes2.z=122]="z",CharacterCodes2[CharacterCodes2.A=65]="A",CharacterCodes2[CharacterCodes2.B=66]="B",CharacterCodes2[CharacterCodes2.
C=67]="C",CharacterCodes2[CharacterCodes2.D=68]="D",CharacterCodes2[CharacterCodes2.E=69]="E",CharacterCodes2[CharacterCodes2.F=70]="F",CharacterCodes2[CharacterCodes2.
G=71]="G",CharacterCodes2[CharacterCodes2.H=72]="H",CharacterCodes2[CharacterCodes2.I=73]="I",CharacterCodes2[CharacterCodes2.J=74]="J",CharacterCodes2[CharacterCodes2.
K=75]="K",CharacterCodes2[CharacterCodes2.L=76]="L",CharacterCodes2[CharacterCodes2.M=77]="M",CharacterCodes2[CharacterCodes2.N=78]="N",CharacterCodes2[CharacterCodes2.
O=79]="O",CharacterCodes2[CharacterCodes2.P=80]="P",CharacterCodes2[CharacterCodes2.Q=81]="Q",CharacterCodes2[CharacterCodes2.R=82]="R",CharacterCodes2[CharacterCodes2.
S=83]="S",CharacterCodes2[CharacterCodes2.T=84]="T",CharacterCodes2[CharacterCodes2.U=85]="U",CharacterCodes2[CharacterCodes2.V=86]="V",CharacterCodes2[CharacterCodes2.
W=87]="W",CharacterCodes2[CharacterCodes2.X=88]="X",CharacterCodes2[CharacterCodes2.Y=89]="Y",CharacterCodes2[CharacterCodes2.Z=90]="Z",CharacterCodes2[CharacterCodes2.
asterisk=42]="asterisk",CharacterCodes2[CharacterCodes2.backslash=92]="backslash",CharacterCodes2[CharacterCodes2.closeBrace=125]="closeBrace",CharacterCodes2[CharacterCodes2.
closeBracket=93]="closeBracket",CharacterCodes2[CharacterCodes2.colon=58]="colon",CharacterCodes2[CharacterCodes2.comma=44]="comma",CharacterCodes2[CharacterCodes2.
dot=46]="dot",CharacterCodes2[CharacterCodes2.doubleQuote=34]="doubleQuote",CharacterCodes2[CharacterCodes2.minus=45]="minus",CharacterCodes2[CharacterCodes2.openBrace=
123]="openBrace",CharacterCodes2[CharacterCodes2.openBracket=91]="openBracket",CharacterCodes2[CharacterCodes2.plus=43]="plus",CharacterCodes2[CharacterCodes2.slash=
47]="slash",CharacterCodes2[CharacterCodes2.formFeed=12]="formFeed",CharacterCodes2[CharacterCodes2.tab=9]="tab"})(CharacterCodes||(CharacterCodes={}));var cachedSpaces=new Array(20).fill(0).map((_,index)=>" ".repeat(index)),maxCachedValues=200,cachedBreakLinesWithSpaces={" ":{"\n":new Array(maxCachedValues).fill(
0).map((_,index)=>`
`+" ".repeat(index)),"\r":new Array(maxCachedValues).fill(0).map((_,index)=>"\r"+" ".repeat(index)),"\r\n":new Array(maxCachedValues).fill(0).map((_,index)=>`\r
`+" ".repeat(index))},"	":{"\n":new Array(maxCachedValues).fill(0).map((_,index)=>`
`+"	".repeat(index)),"\r":new Array(maxCachedValues).fill(0).map((_,index)=>"\r"+"	".repeat(index)),"\r\n":new Array(maxCachedValues).fill(0).map((_,index)=>`\r
`+"	".repeat(index))}};var ParseOptions;(function(ParseOptions2){ParseOptions2.DEFAULT={allowTrailingComma:!1}})(ParseOptions||(ParseOptions={}));function parse(text,errors=[],options=ParseOptions.DEFAULT){let currentProperty=null,currentParent=[],previousParents=[];function onValue(value){Array.isArray(currentParent)?
currentParent.push(value):currentProperty!==null&&(currentParent[currentProperty]=value)}return visit(text,{onObjectBegin:()=>{let object={};onValue(object),previousParents.
push(currentParent),currentParent=object,currentProperty=null},onObjectProperty:name=>{currentProperty=name},onObjectEnd:()=>{currentParent=previousParents.pop()},
onArrayBegin:()=>{let array=[];onValue(array),previousParents.push(currentParent),currentParent=array,currentProperty=null},onArrayEnd:()=>{currentParent=previousParents.
pop()},onLiteralValue:onValue,onError:(error,offset,length)=>{errors.push({error,offset,length})}},options),currentParent[0]}function parseTree(text,errors=[],options=ParseOptions.
DEFAULT){let currentParent={type:"array",offset:-1,length:-1,children:[],parent:void 0};function ensurePropertyComplete(endOffset){currentParent.type==="propert\
y"&&(currentParent.length=endOffset-currentParent.offset,currentParent=currentParent.parent)}function onValue(valueNode){return currentParent.children.push(valueNode),
valueNode}visit(text,{onObjectBegin:offset=>{currentParent=onValue({type:"object",offset,length:-1,parent:currentParent,children:[]})},onObjectProperty:(name,offset,length)=>{
currentParent=onValue({type:"property",offset,length:-1,parent:currentParent,children:[]}),currentParent.children.push({type:"string",value:name,offset,length,parent:currentParent})},
onObjectEnd:(offset,length)=>{ensurePropertyComplete(offset+length),currentParent.length=offset+length-currentParent.offset,currentParent=currentParent.parent,ensurePropertyComplete(
offset+length)},onArrayBegin:(offset,length)=>{currentParent=onValue({type:"array",offset,length:-1,parent:currentParent,children:[]})},onArrayEnd:(offset,length)=>{
currentParent.length=offset+length-currentParent.offset,currentParent=currentParent.parent,ensurePropertyComplete(offset+length)},onLiteralValue:(value,offset,length)=>{
onValue({type:getNodeType(value),offset,length,parent:currentParent,value}),ensurePropertyComplete(offset+length)},onSeparator:(sep,offset,length)=>{currentParent.
type==="property"&&(sep===":"?currentParent.colonOffset=offset:sep===","&&ensurePropertyComplete(offset))},onError:(error,offset,length)=>{errors.push({error,offset,
length})}},options);let result=currentParent.children[0];return result&&delete result.parent,result}function findNodeAtLocation(root,path){if(!root)return;let node=root;
for(let segment of path)if(typeof segment=="string"){if(node.type!=="object"||!Array.isArray(node.children))return;let found=!1;for(let propertyNode of node.children)
if(Array.isArray(propertyNode.children)&&propertyNode.children[0].value===segment&&propertyNode.children.length===2){node=propertyNode.children[1],found=!0;break}
if(!found)return}else{let index=segment;if(node.type!=="array"||index<0||!Array.isArray(node.children)||index>=node.children.length)return;node=node.children[index]}
return node}function getNodeValue(node){switch(node.type){case"array":return node.children.map(getNodeValue);case"object":let obj=Object.create(null);for(let prop of node.children){
let valueNode=prop.children[1];valueNode&&(obj[prop.children[0].value]=getNodeValue(valueNode))}return obj;case"null":case"string":case"number":case"boolean":return node.
value;default:return}}function visit(text,visitor,options=ParseOptions.DEFAULT){let _scanner=createScanner(text,!1),_jsonPath=[],suppressedCallbacks=0;function toNoArgVisit(visitFunction){
return visitFunction?()=>suppressedCallbacks===0&&visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter()):
()=>!0}function toOneArgVisit(visitFunction){return visitFunction?arg=>suppressedCallbacks===0&&visitFunction(arg,_scanner.getTokenOffset(),_scanner.getTokenLength(),
_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter()):()=>!0}function toOneArgVisitWithPath(visitFunction){return visitFunction?arg=>suppressedCallbacks===
0&&visitFunction(arg,_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter(),()=>_jsonPath.slice()):()=>!0}
function toBeginVisit(visitFunction){return visitFunction?()=>{suppressedCallbacks>0?suppressedCallbacks++:visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),
_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter(),()=>_jsonPath.slice())===!1&&(suppressedCallbacks=1)}:()=>!0}function toEndVisit(visitFunction){return visitFunction?
()=>{suppressedCallbacks>0&&suppressedCallbacks--,suppressedCallbacks===0&&visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),
_scanner.getTokenStartCharacter())}:()=>!0}let onObjectBegin=toBeginVisit(visitor.onObjectBegin),onObjectProperty=toOneArgVisitWithPath(visitor.onObjectProperty),
onObjectEnd=toEndVisit(visitor.onObjectEnd),onArrayBegin=toBeginVisit(visitor.onArrayBegin),onArrayEnd=toEndVisit(visitor.onArrayEnd),onLiteralValue=toOneArgVisitWithPath(
visitor.onLiteralValue),onSeparator=toOneArgVisit(visitor.onSeparator),onComment=toNoArgVisit(visitor.onComment),onError=toOneArgVisit(visitor.onError),disallowComments=options&&
options.disallowComments,allowTrailingComma=options&&options.allowTrailingComma;function scanNext(){for(;;){let token=_scanner.scan();switch(_scanner.getTokenError()){case 4:
handleError(14);break;case 5:handleError(15);break;case 3:handleError(13);break;case 1:disallowComments||handleError(11);break;case 2:handleError(12);break;case 6:
handleError(16);break}switch(token){case 12:case 13:disallowComments?handleError(10):onComment();break;case 16:handleError(1);break;case 15:case 14:break;default:
return token}}}function handleError(error,skipUntilAfter=[],skipUntil=[]){if(onError(error),skipUntilAfter.length+skipUntil.length>0){let token=_scanner.getToken();
for(;token!==17;){if(skipUntilAfter.indexOf(token)!==-1){scanNext();break}else if(skipUntil.indexOf(token)!==-1)break;token=scanNext()}}}function parseString2(isValue){
let value=_scanner.getTokenValue();return isValue?onLiteralValue(value):(onObjectProperty(value),_jsonPath.push(value)),scanNext(),!0}function parseLiteral(){switch(_scanner.
getToken()){case 11:let tokenValue=_scanner.getTokenValue(),value=Number(tokenValue);isNaN(value)&&(handleError(2),value=0),onLiteralValue(value);break;case 7:onLiteralValue(
null);break;case 8:onLiteralValue(!0);break;case 9:onLiteralValue(!1);break;default:return!1}return scanNext(),!0}function parseProperty(){return _scanner.getToken()!==
10?(handleError(3,[],[2,5]),!1):(parseString2(!1),_scanner.getToken()===6?(onSeparator(":"),scanNext(),parseValue()||handleError(4,[],[2,5])):handleError(5,[],[
2,5]),_jsonPath.pop(),!0)}function parseObject(){onObjectBegin(),scanNext();let needsComma=!1;for(;_scanner.getToken()!==2&&_scanner.getToken()!==17;){if(_scanner.
getToken()===5){if(needsComma||handleError(4,[],[]),onSeparator(","),scanNext(),_scanner.getToken()===2&&allowTrailingComma)break}else needsComma&&handleError(6,
[],[]);parseProperty()||handleError(4,[],[2,5]),needsComma=!0}return onObjectEnd(),_scanner.getToken()!==2?handleError(7,[2],[]):scanNext(),!0}function parseArray2(){
onArrayBegin(),scanNext();let isFirstElement=!0,needsComma=!1;for(;_scanner.getToken()!==4&&_scanner.getToken()!==17;){if(_scanner.getToken()===5){if(needsComma||
handleError(4,[],[]),onSeparator(","),scanNext(),_scanner.getToken()===4&&allowTrailingComma)break}else needsComma&&handleError(6,[],[]);isFirstElement?(_jsonPath.
push(0),isFirstElement=!1):_jsonPath[_jsonPath.length-1]++,parseValue()||handleError(4,[],[4,5]),needsComma=!0}return onArrayEnd(),isFirstElement||_jsonPath.pop(),
_scanner.getToken()!==4?handleError(8,[4],[]):scanNext(),!0}function parseValue(){switch(_scanner.getToken()){case 3:return parseArray2();case 1:return parseObject();case 10:
return parseString2(!0);default:return parseLiteral()}}return scanNext(),_scanner.getToken()===17?options.allowEmptyContent?!0:(handleError(4,[],[]),!1):parseValue()?
(_scanner.getToken()!==17&&handleError(9,[],[]),!0):(handleError(4,[],[]),!1)}function getNodeType(value){switch(typeof value){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(value){if(Array.
isArray(value))return"array"}else return"null";return"object"}default:return"null"}}var createScanner2=createScanner,ScanError;(function(ScanError2){ScanError2[ScanError2.None=0]="None",ScanError2[ScanError2.UnexpectedEndOfComment=1]="Unexpecte\
dEndOfComment",ScanError2[ScanError2.UnexpectedEndOfString=2]="UnexpectedEndOfString",ScanError2[ScanError2.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",ScanError2[ScanError2.
InvalidUnicode=4]="InvalidUnicode",ScanError2[ScanError2.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",ScanError2[ScanError2.InvalidCharacter=6]="InvalidCh\
aracter"})(ScanError||(ScanError={}));var SyntaxKind;(function(SyntaxKind2){SyntaxKind2[SyntaxKind2.OpenBraceToken=1]="OpenBraceToken",SyntaxKind2[SyntaxKind2.CloseBraceToken=
2]="CloseBraceToken",SyntaxKind2[SyntaxKind2.OpenBracketToken=3]="OpenBracketToken",SyntaxKind2[SyntaxKind2.CloseBracketToken=4]="CloseBracketToken",SyntaxKind2[SyntaxKind2.
CommaToken=5]="CommaToken",SyntaxKind2[SyntaxKind2.ColonToken=6]="ColonToken",SyntaxKind2[SyntaxKind2.NullKeyword=7]="NullKeyword",SyntaxKind2[SyntaxKind2.TrueKeyword=
8]="TrueKeyword",SyntaxKind2[SyntaxKind2.FalseKeyword=9]="FalseKeyword",SyntaxKind2[SyntaxKind2.StringLiteral=10]="StringLiteral",SyntaxKind2[SyntaxKind2.NumericLiteral=
11]="NumericLiteral",SyntaxKind2[SyntaxKind2.LineCommentTrivia=12]="LineCommentTrivia",SyntaxKind2[SyntaxKind2.BlockCommentTrivia=13]="BlockCommentTrivia",SyntaxKind2[SyntaxKind2.
LineBreakTrivia=14]="LineBreakTrivia",SyntaxKind2[SyntaxKind2.Trivia=15]="Trivia",SyntaxKind2[SyntaxKind2.Unknown=16]="Unknown",SyntaxKind2[SyntaxKind2.EOF=17]=
"EOF"})(SyntaxKind||(SyntaxKind={}));var parse2=parse,parseTree2=parseTree,findNodeAtLocation2=findNodeAtLocation;var getNodeValue2=getNodeValue;var ParseErrorCode;(function(ParseErrorCode2){ParseErrorCode2[ParseErrorCode2.InvalidSymbol=1]="InvalidSymbol",ParseErrorCode2[ParseErrorCode2.InvalidNumberFormat=
2]="InvalidNumberFormat",ParseErrorCode2[ParseErrorCode2.PropertyNameExpected=3]="PropertyNameExpected",ParseErrorCode2[ParseErrorCode2.ValueExpected=4]="ValueE\
xpected",ParseErrorCode2[ParseErrorCode2.ColonExpected=5]="ColonExpected",ParseErrorCode2[ParseErrorCode2.CommaExpected=6]="CommaExpected",ParseErrorCode2[ParseErrorCode2.
CloseBraceExpected=7]="CloseBraceExpected",ParseErrorCode2[ParseErrorCode2.CloseBracketExpected=8]="CloseBracketExpected",ParseErrorCode2[ParseErrorCode2.EndOfFileExpected=
9]="EndOfFileExpected",ParseErrorCode2[ParseErrorCode2.InvalidCommentToken=10]="InvalidCommentToken",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfComment=11]=
"UnexpectedEndOfComment",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfString=12]="UnexpectedEndOfString",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfNumber=
13]="UnexpectedEndOfNumber",ParseErrorCode2[ParseErrorCode2.InvalidUnicode=14]="InvalidUnicode",ParseErrorCode2[ParseErrorCode2.InvalidEscapeCharacter=15]="Inva\
lidEscapeCharacter",ParseErrorCode2[ParseErrorCode2.InvalidCharacter=16]="InvalidCharacter"})(ParseErrorCode||(ParseErrorCode={}));function getLineColFromPtr(string,ptr){let lines=string.slice(0,ptr).split(/\r?\n/);return[lines.length,lines.pop().length+1]}function makeCodeBlock(string,line,column){
let lines=string.split(/\r?\n/),codeblock="",numberLen=(Math.log10(line+1)|0)+1;for(let i=line-1;i<=line+1;i++){let l=lines[i-1];l&&(codeblock+=i.toString().padEnd(
numberLen," "),codeblock+=":  ",codeblock+=l,codeblock+=`
`,i===line&&(codeblock+=" ".repeat(numberLen+column+2),codeblock+=`^
`))}return codeblock}var TomlError=class _TomlError extends Error{line;column;codeblock;constructor(message,options){let[line,column]=getLineColFromPtr(options.
toml,options.ptr),codeblock=makeCodeBlock(options.toml,line,column);super(`Invalid TOML document: ${message}

${codeblock}`,options),this.line=line,this.column=column,this.codeblock=codeblock}static x(message,ctx,ptr){throw new _TomlError(message,{toml:ctx.s,ptr:ptr??ctx.
p})}};function parseString(ctx){let startPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p++),first=c,isLiteral=c===39,isMultiline=c===ctx.s.charCodeAt(ctx.p)&&c===ctx.s.charCodeAt(
ctx.p+1);isMultiline&&((c=ctx.s.charCodeAt(ctx.p+=2))===10?ctx.p++:c===13&&ctx.s.charCodeAt(ctx.p+1)===10&&(ctx.p+=2));let parsed="",sliceStart=ctx.p,state=0;for(;ctx.
p<ctx.s.length;ctx.p++)if(c=ctx.s.charCodeAt(ctx.p),isMultiline&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10))state=state&&3;else if(c<32&&c!==9||c===127)TomlError.
x("control characters are not allowed in strings",ctx);else if((!state||state===3)&&c===first&&(!isMultiline||ctx.s.charCodeAt(ctx.p+1)===first&&ctx.s.charCodeAt(
ctx.p+2)===first)){if(isMultiline&&(ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++,ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++),!state){let s=ctx.s.slice(sliceStart,
ctx.p);parsed=parsed?parsed+s:s}return ctx.p+=isMultiline?3:1,parsed}else if(!state)!isLiteral&&c===92&&(parsed+=ctx.s.slice(sliceStart,sliceStart=ctx.p),state=
1);else if(state===1)if(c===120||c===117||c===85){let errPtr=ctx.p++-1,value=0,len=c===120?2:c===117?4:8;for(let j=0;j<len;j++,ctx.p++){let hex=ctx.s.charCodeAt(
ctx.p),digit=hex>=48&&hex<=57?hex-48:hex>=65&&hex<=70?hex-65+10:hex>=97&&hex<=102?hex-97+10:-1;digit<0&&TomlError.x("invalid non-hex character in unicode escape",
ctx),value=value<<4|digit}(value<0||value>1114111||value>=55296&&value<=57343)&&TomlError.x("invalid unicode escape",ctx,errPtr),parsed+=String.fromCodePoint(value),
sliceStart=ctx.p--,state=0}else isMultiline&&(c===32||c===9)?state=2:(c===98?parsed+="\b":c===116?parsed+="	":c===110?parsed+=`
`:c===102?parsed+="\f":c===114?parsed+="\r":c===101?parsed+="\x1B":c===34?parsed+='"':c===92?parsed+="\\":TomlError.x("unrecognised escape sequence",ctx),sliceStart=
ctx.p+1,state=0);else c!==32&&c!==9&&(state===2&&TomlError.x("invalid escape: only line-ending whitespace may be escaped",ctx,sliceStart),state=!isLiteral&&c===
92?1:0,sliceStart=ctx.p);TomlError.x("unfinished string",ctx,startPtr)}var DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,TomlDate=class _TomlDate extends Date{#hasDate=!1;#hasTime=!1;#offset=null;constructor(date,fasttype,unsafeDelim){
let hasDate=!0,hasTime=!0,offset="Z",c;if(typeof date=="string")if(fasttype)prep:{if(fasttype<3){if(+date.slice(11,13)>23){date="";break prep}fasttype===2?(offset=
null,date+="Z"):(c=date.charCodeAt(date.length-1))!==90&&c!==122&&(offset=date.slice(date.length-6)),unsafeDelim&&(date=date.slice(0,10)+"T"+date.slice(11))}else
fasttype===4&&(date=+date.slice(0,2)>23?"":`0000-01-01T${date}Z`);hasDate=fasttype!==4,hasTime=fasttype!==3}else{let match=date.match(DATE_TIME_RE);match?(match[1]||
(hasDate=!1,date=`0000-01-01T${date}`),hasTime=!!match[2],hasTime&&date[10]===" "&&(date=date.replace(" ","T")),match[2]&&+match[2]>23?date="":(offset=match[3]||
null,!offset&&hasTime&&(date+="Z"))):date=""}super(date),isNaN(this.getTime())||(this.#hasDate=hasDate,this.#hasTime=hasTime,this.#offset=offset)}isDateTime(){return this.#hasDate&&
this.#hasTime}isLocal(){return!this.#hasDate||!this.#hasTime||!this.#offset}isDate(){return this.#hasDate&&!this.#hasTime}isTime(){return this.#hasTime&&!this.#hasDate}isValid(){
return this.#hasDate||this.#hasTime}toISOString(){let iso=super.toISOString();if(this.isDate())return iso.slice(0,10);if(this.isTime())return iso.slice(11,23);if(this.#offset===
null)return iso.slice(0,-1);if(this.#offset==="Z"||this.#offset==="z")return iso;let offset=+this.#offset.slice(1,3)*60+ +this.#offset.slice(4,6);return offset=
this.#offset[0]==="-"?offset:-offset,new Date(this.getTime()-offset*6e4).toISOString().slice(0,-1)+this.#offset}static wrapAsOffsetDateTime(jsDate,offset="Z"){let date=new _TomlDate(
jsDate);return date.#offset=offset,date}static wrapAsLocalDateTime(jsDate){let date=new _TomlDate(jsDate);return date.#offset=null,date}static wrapAsLocalDate(jsDate){
let date=new _TomlDate(jsDate);return date.#hasTime=!1,date.#offset=null,date}static wrapAsLocalTime(jsDate){let date=new _TomlDate(jsDate);return date.#hasDate=
!1,date.#offset=null,date}};function isDigit2(char,base=10){return base===16?char>47&&char<58||char>64&&char<71||char>96&&char<103:char>47&&char<48+base}function isEndOfValue(char,delim){return char===
32||char===9||char===10||char===13||delim&&(char===delim||char===44)||char===35}function extractValue(ctx,end){let errPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p);if(c===
91||c===123){ctx.d--||TomlError.x("document contains excessively nested structures. aborting.",ctx);let value=c===91?parseArray(ctx):parseInlineTable(ctx);return ctx.
d++,value}return c===34||c===39?parseString(ctx):c===116?((ctx.s.charCodeAt(++ctx.p)!==114||ctx.s.charCodeAt(++ctx.p)!==117||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.
x("invalid value",ctx,errPtr),ctx.p++,!0):c===102?((ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==108||ctx.s.charCodeAt(++ctx.p)!==115||ctx.s.charCodeAt(
++ctx.p)!==101)&&TomlError.x("invalid value",ctx,errPtr),ctx.p++,!1):c===43||c===45?parseNumber(ctx,ctx.p,ctx.s.charCodeAt(++ctx.p),44-c,end):ctx.s.charCodeAt(ctx.
p+4)===45&&ctx.s.charCodeAt(ctx.p+7)===45?parseDate(ctx,c,end):ctx.s.charCodeAt(ctx.p+2)===58?parseTime(ctx,c,end):parseNumber(ctx,ctx.p,c,0,end)}function parseNumber(ctx,startPtr,startChr,sign,endChr){
let c=startChr,state=0,hasUnderscores=!1;if(c===105)return(ctx.s.charCodeAt(++ctx.p)!==110||ctx.s.charCodeAt(++ctx.p)!==102)&&TomlError.x("invalid value",ctx,startPtr),
ctx.p++,(sign||1)/0;if(c===110)return(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==110)&&TomlError.x("invalid value",ctx,startPtr),ctx.p++,NaN;if(c===
48){if(++ctx.p>=ctx.s.length||isEndOfValue(c=ctx.s.charCodeAt(ctx.p),endChr))return ctx.bi===!0?0n:0;if(!sign){if(c===120)return parseIntegerBaseN(ctx,startPtr,
16,endChr);if(c===98)return parseIntegerBaseN(ctx,startPtr,2,endChr);if(c===111)return parseIntegerBaseN(ctx,startPtr,8,endChr)}c===46?state=2:c===101||c===69?state=
4:TomlError.x("illegal leading zero",ctx,startPtr)}else isDigit2(c)||TomlError.x("invalid value",ctx,startPtr);for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.
p),!isEndOfValue(c,endChr));)state||(state=1),c===95?(state&1||TomlError.x("illegal underscore",ctx),state+=11,hasUnderscores=!0):state===1&&c===46?state=2:(state===
1||state===3)&&(c===101||c===69)?state=4:state===4&&(c===43||c===45)?state=6:isDigit2(c)?state>9?state-=11:state&1||state++:TomlError.x("illegal character in nu\
meric literal",ctx);if(!state){let val=(startChr-48)*(sign||1);return ctx.bi===!0?BigInt(val):val}state&1||TomlError.x("unfinished numeric value",ctx,startPtr);
let str=ctx.s.slice(startPtr,ctx.p);return hasUnderscores&&(str=str.replaceAll("_","")),state>1?parseFloat(str):parseInteger(ctx,str,10,startPtr)}function parseIntegerBaseN(ctx,startPtr,base,endChr){
let c,underscore=1;for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)c===95?(underscore&1&&TomlError.x("illegal underscore",ctx),underscore=
3):isDigit2(c,base)?underscore&1&&underscore--:TomlError.x("illegal character in numeric literal",ctx);underscore&1&&TomlError.x("unfinished numeric value",ctx);
let str=ctx.s.slice(startPtr+2,ctx.p);return underscore&&(str=str.replaceAll("_","")),parseInteger(ctx,str,base,startPtr)}function parseInteger(ctx,str,base,startPtr){
if(ctx.bi!==!0)int:{let val=parseInt(str,base);if(!Number.isSafeInteger(val)){if(ctx.bi)break int;TomlError.x("integer value cannot be represented losslessly",ctx,
startPtr)}return val}return BigInt(base===10?str:(base===2?"0b":base===8?"0o":"0x")+str)}function parseDate(ctx,c,endChr){let startPtr=ctx.p++,unsafeSeparator;if(!isDigit2(
c)||!isDigit2(ctx.s.charCodeAt(ctx.p++))||!isDigit2(ctx.s.charCodeAt(ctx.p++))||!isDigit2(ctx.s.charCodeAt(ctx.p++)))return parseNumber(ctx,ctx.p=startPtr,c,0,endChr);
if(ctx.p+=5,isDigit2(ctx.s.charCodeAt(ctx.p++))||TomlError.x("invalid date-time: date part is malformed",ctx,startPtr),ctx.p>=ctx.s.length||((c=ctx.s.charCodeAt(
ctx.p))!==32||(unsafeSeparator=!0,!isDigit2(ctx.s.charCodeAt(ctx.p+1))))&&c!==84&&c!==116){let t2=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t2,3,!1,startPtr)}
if(ctx.s.charCodeAt(ctx.p+=3)!==58&&TomlError.x("invalid date-time: time part is malformed",ctx,startPtr),ctx.s.charCodeAt(ctx.p+=3)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit2(ctx.s.charCodeAt(++ctx.p)););if(c=ctx.s.charCodeAt(ctx.p)){if(c===90||c===122){let t2=ctx.s.slice(startPtr,++ctx.p);return readDate(ctx,
t2,1,unsafeSeparator,startPtr,"[+00:00]")}if(c===43||c===45){let t2=ctx.s.slice(startPtr,ctx.p+=6);return readDate(ctx,t2,1,unsafeSeparator,startPtr,!ctx.ld&&"["+
ctx.s.slice(ctx.p-6,ctx.p)+"]")}}let t=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t,2,unsafeSeparator,startPtr)}function parseTime(ctx,c,endChr){let start=ctx.
p;if(!isDigit2(c)||!isDigit2(ctx.s.charCodeAt(++ctx.p)))return parseNumber(ctx,--ctx.p,c,0,endChr);if(ctx.s.charCodeAt(ctx.p+=4)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit2(ctx.s.charCodeAt(++ctx.p)););let t=ctx.s.slice(start,ctx.p);return readDate(ctx,t,4,!1,start)}function readDate(ctx,str,type,unsafeDelim,errPtr,temporalSuffix){
if(ctx.ld){let date=new TomlDate(str,type,unsafeDelim);return date.isValid()||TomlError.x("invalid date",ctx,errPtr),date}try{switch(temporalSuffix&&(str+=temporalSuffix),
type){case 1:return Temporal.ZonedDateTime.from(str);case 2:return Temporal.PlainDateTime.from(str);case 3:return Temporal.PlainDate.from(str);case 4:return Temporal.
PlainTime.from(str)}}catch(e){TomlError.x(e instanceof Error?e.message:""+e,ctx,errPtr)}}function skipComment(ctx){for(;ctx.p<ctx.s.length;ctx.p++){let c=ctx.s.charCodeAt(ctx.p);if(c===10)break;if(c===13&&ctx.s.charCodeAt(ctx.p+1)===10){ctx.p++;break}
(c<32&&c!==9||c===127)&&TomlError.x("control characters are not allowed in comments",ctx)}}function skipVoid(ctx,banNewLines,banComments){let c;for(;ctx.p<ctx.s.
length;){for(;ctx.p<ctx.s.length&&((c=ctx.s.charCodeAt(ctx.p))===32||c===9||!banNewLines&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10));)ctx.p++;if(banComments||
c!==35)break;skipComment(ctx)}}function parseKey(ctx,end=61){let startPtr,state=0,parsed=[],sliceStart,c=ctx.s.charCodeAt(startPtr=ctx.p);do{if(c===end)return state||TomlError.x("unexpected e\
nd of key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),ctx.p++,parsed;c===46?(state||TomlError.x("illegal empty bare key",ctx),state===1&&parsed.
push(ctx.s.slice(sliceStart,ctx.p)),state=0):!state&&(c===34||c===39)?(c===ctx.s.charCodeAt(ctx.p+1)&&c===ctx.s.charCodeAt(ctx.p+2)&&TomlError.x("illegal quoted\
 key: multiline strings are not allowed",ctx),parsed.push(parseString(ctx)),state=2,ctx.p--):c===32||c===9?state===1&&(parsed.push(ctx.s.slice(sliceStart,ctx.p)),
state=2):state===2||c<48&&c!==45||c>57&&c<65||c>90&&c<97&&c!==95||c>122?TomlError.x("illegal character in key",ctx):state||(state=1,sliceStart=ctx.p)}while(c=ctx.
s.charCodeAt(++ctx.p));TomlError.x("incomplete key-value: cannot find end of key",ctx,startPtr)}function parseInlineTable(ctx){let startPtr=ctx.p++,res=Object.create(
null),seen=new Set,c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===125)return ctx.p++,res;let k,t=res,hasOwn=!1,errPtr=ctx.p,key=parseKey(
ctx);for(let i=0;i<key.length;i++){i&&(t=hasOwn?t[k]:t[k]=Object.create(null)),k=key[i],(hasOwn=Object.hasOwn(t,k))&&(typeof t[k]!="object"||seen.has(t[k]))&&TomlError.
x("trying to redefine an already defined value",ctx,errPtr);let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor")){t=ctx.uk!==1&&TomlError.x("docume\
nt contains an unsafe property",ctx,errPtr);break}!hasOwn&&unsafe&&Object.defineProperty(t,k,{enumerable:!0,configurable:!0,writable:!0})}hasOwn&&TomlError.x("t\
rying to redefine an already defined value",ctx,errPtr),skipVoid(ctx,!0,!0);let value=extractValue(ctx,125);if(t&&typeof(t[k]=value)=="object"&&seen.add(value),
skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===125)return res;c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished table",
ctx,startPtr)}function parseArray(ctx){let startPtr=ctx.p++,res=[],c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===93)return ctx.p++,
res;if(res.push(extractValue(ctx,93)),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===93)return res;c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.
p-1)}TomlError.x("unfinished array",ctx,startPtr)}function peekTable(ctx,key,table,meta,type){let t=table,m=meta,k,hasOwn=!1,state;for(let i=0;i<key.length;i++){if(i){if(t=hasOwn?t[k]:t[k]=Object.create(null),m=
(state=m[k]).c,type===0&&(state.t===1||state.t===2))return null;if(state.t===2){let l=t.length-1;t=t[l],m=m[l].c}}if(k=key[i],(hasOwn=Object.hasOwn(t,k))&&m[k]?.
t===0&&m[k]?.d)return null;if(!hasOwn){let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor"))return!1;unsafe&&(Object.defineProperty(t,k,{enumerable:!0,
configurable:!0,writable:!0}),Object.defineProperty(m,k,{enumerable:!0,configurable:!0,writable:!0})),m[k]={t:i<key.length-1&&type===2?3:type,d:!1,i:0,c:Object.
create(null)}}}if(state=m[k],state.t!==type&&!(type===1&&state.t===3)||(type===2&&(state.d||(state.d=!0,t[k]=[]),t[k].push(t=Object.create(null)),state.c[state.
i++]=state={t:1,d:!1,i:0,c:Object.create(null)}),state.d))return null;if(state.d=!0,type===1)t=hasOwn?t[k]:t[k]=Object.create(null);else if(type===0&&hasOwn)return null;
return[k,t,state.c]}function validateTablePeek(ctx,peek,ptr){(peek===null||ctx.uk===2)&&TomlError.x(peek===null?"trying to redefine an already defined table or \
value":"document contains an unsafe property",ctx,ptr)}function parse3(toml,options={}){let ctx={s:toml,p:0,d:options.maxDepth??1e3,bi:options.integersAsBigInt??
!1,ld:options.useLegacyDate??!0,uk:options.unsafeKeyBehaviour==="throw"?2:options.unsafeKeyBehaviour==="drop"?1:0},res=Object.create(null),meta=Object.create(null),
tmp,skipping=!1,tbl=res,m=meta;for(toml.charCodeAt(0)===65279&&ctx.p++,skipVoid(ctx);ctx.p<toml.length;){if(toml.charCodeAt(ctx.p)===91){let isTableArray=toml.charCodeAt(
++ctx.p)===91;tmp=ctx.p+=+isTableArray,skipping=!1;let k=parseKey(ctx,93);isTableArray&&(toml.charCodeAt(ctx.p)!==93&&TomlError.x("expected end of table array d\
eclaration",ctx),ctx.p++);let p=peekTable(ctx,k,res,meta,isTableArray?2:1);p?(m=p[2],tbl=p[1]):(validateTablePeek(ctx,p,tmp),skipping=!0)}else{tmp=ctx.p;let k=parseKey(
ctx),p=peekTable(ctx,k,tbl,m,0);!p&&!skipping&&validateTablePeek(ctx,p,tmp),skipVoid(ctx,!0,!0);let v=extractValue(ctx,void 0);p&&!skipping&&(p[1][p[0]]=v)}skipVoid(
ctx,!0),ctx.p<toml.length&&(tmp=toml.charCodeAt(ctx.p))!==10&&(tmp!==13||toml.charCodeAt(ctx.p+1)!==10)&&TomlError.x("each key-value declaration must be followe\
d by an end-of-line",ctx),skipVoid(ctx)}return res}var HAS_WELLFORMED=!!"".isWellFormed;function once(make){let made;return()=>(made??={value:make()},made.value)}export{isJudged,doubtfulLimits,waivableReasons,isWaivable,isDoubtful,limit,createScanner2 as createScanner,parse2 as parse,parseTree2 as parseTree,findNodeAtLocation2 as findNodeAtLocation,
getNodeValue2 as getNodeValue,parse3 as parse2,once};
