import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{createRequire as lanserCreateRequire}from"node:module";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var broken={definitions:[],hasErrors:!0,comments:[],strings:[]},pathLengthMax=500,
telling=["id","name","key"],tellingLengthMax=80;function keyOutliner(text,starts){let definitions=[],open=[],rangeOf=({start:start2,end})=>({start:_2_positionAt(
starts,start2),end:_2_positionAt(starts,start2+text.slice(start2,end).trimEnd().length)}),define=(into,{start:start2,name:name3,at,isItem},{end,itemText,inner})=>into.
push({name:name3,..._2_compact({item:isItem?`[${itemText}]`:void 0}),kind:"key",range:rangeOf({start:start2,end}),nameRange:{start:_2_positionAt(starts,at.start),
end:_2_positionAt(starts,at.end)},definitions:inner}),ownOf=start2=>{let around2=open.at(-1);if(around2===void 0)return;let isItem=around2.kind==="list",from=isItem?
itemStart(text,start2):start2,at=isItem?{start:from,end:from}:around2.key;if(at===void 0)return;let name3=isItem?`[${around2.count}]`:text.slice(at.start,at.end);
return name3!==""&&!/[\r\n]/u.test(name3)&&around2.pathLength+name3.length<pathLengthMax?{start:isItem?from:wholeStart(text,at),name:name3,at,isItem}:void 0},ended=end=>{
let around2=open.at(-1);around2!==void 0&&(around2.count+=1,around2.end=Math.max(around2.end,end),around2.key=void 0)};return{definitions,key:at=>{let around2=open.
at(-1);around2!==void 0&&(around2.key=at,around2.end=Math.max(around2.end,at?.end??0))},begin:(kind,start2)=>{let own=ownOf(start2),around2=open.at(-1);open.push(
{kind,into:own===void 0?around2?.into??definitions:[],pathLength:(around2?.pathLength??0)+(own===void 0?0:own.name.length+1),own,key:void 0,count:0,end:start2,itemText:void 0})},
end:at=>{let one=open.pop();if(one===void 0)return;let end=Math.max(at??0,one.end),{own,into,itemText}=one;own!==void 0&&(!own.isItem||into.length>0)&&define(open.
at(-1)?.into??definitions,own,{end,itemText:itemText?.text??"",inner:into}),ended(end)},value:({start:start2,end})=>{let around2=open.at(-1),own=around2?.kind===
"map"?ownOf(start2):void 0;if(around2!==void 0&&own!==void 0){define(around2.into,own,{end:Math.max(end,own.at.end),itemText:"",inner:[]});let found=telling.indexOf(
own.name),rank=found<0?telling.length:found;around2.own?.isItem===!0&&start2<end&&rank<(around2.itemText?.rank??rank+1)&&(around2.itemText={rank,text:`${own.name}\
: ${unquoted(text.slice(start2,end))}`})}ended(end)}}}function itemStart(text,start2){let at=start2;for(;/\s/u.test(text[at-1]??"");)at--;return text[at-1]==="-"&&
at<start2?at-1:start2}function wholeStart(text,{start:start2,end}){let mark=text[start2-1];return(mark==='"'||mark==="'")&&text[end]===mark?start2-1:start2}function unquoted(text){
return text.trim().slice(0,tellingLengthMax).replace(/^["']|["']$/gu,"")}import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();_3_init_node_22();var __defProp=Object.defineProperty,__name=(target,value)=>__defProp(
target,"name",{value,configurable:!0}),Edit=class{static{__name(this,"Edit")}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({
startIndex,oldEndIndex,newEndIndex,startPosition,oldEndPosition,newEndPosition}){this.startIndex=startIndex>>>0,this.oldEndIndex=oldEndIndex>>>0,this.newEndIndex=
newEndIndex>>>0,this.startPosition=startPosition,this.oldEndPosition=oldEndPosition,this.newEndPosition=newEndPosition}editPoint(point,index){let newIndex=index,
newPoint={...point};if(index>=this.oldEndIndex){newIndex=this.newEndIndex+(index-this.oldEndIndex);let originalRow=point.row;newPoint.row=this.newEndPosition.row+
(point.row-this.oldEndPosition.row),newPoint.column=originalRow===this.oldEndPosition.row?this.newEndPosition.column+(point.column-this.oldEndPosition.column):point.
column}else index>this.startIndex&&(newIndex=this.newEndIndex,newPoint.row=this.newEndPosition.row,newPoint.column=this.newEndPosition.column);return{point:newPoint,
index:newIndex}}editRange(range){let newRange={startIndex:range.startIndex,startPosition:{...range.startPosition},endIndex:range.endIndex,endPosition:{...range.
endPosition}};return range.endIndex>=this.oldEndIndex?range.endIndex!==Number.MAX_SAFE_INTEGER&&(newRange.endIndex=this.newEndIndex+(range.endIndex-this.oldEndIndex),
newRange.endPosition={row:this.newEndPosition.row+(range.endPosition.row-this.oldEndPosition.row),column:range.endPosition.row===this.oldEndPosition.row?this.newEndPosition.
column+(range.endPosition.column-this.oldEndPosition.column):range.endPosition.column},newRange.endIndex<this.newEndIndex&&(newRange.endIndex=Number.MAX_SAFE_INTEGER,
newRange.endPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER})):range.endIndex>this.startIndex&&(newRange.endIndex=this.startIndex,newRange.
endPosition={...this.startPosition}),range.startIndex>=this.oldEndIndex?(newRange.startIndex=this.newEndIndex+(range.startIndex-this.oldEndIndex),newRange.startPosition=
{row:this.newEndPosition.row+(range.startPosition.row-this.oldEndPosition.row),column:range.startPosition.row===this.oldEndPosition.row?this.newEndPosition.column+
(range.startPosition.column-this.oldEndPosition.column):range.startPosition.column},newRange.startIndex<this.newEndIndex&&(newRange.startIndex=Number.MAX_SAFE_INTEGER,
newRange.startPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER})):range.startIndex>this.startIndex&&(newRange.startIndex=this.startIndex,newRange.
startPosition={...this.startPosition}),newRange}},SIZE_OF_SHORT=2,SIZE_OF_INT=4,SIZE_OF_CURSOR=4*SIZE_OF_INT,SIZE_OF_NODE=5*SIZE_OF_INT,SIZE_OF_POINT=2*SIZE_OF_INT,
SIZE_OF_RANGE=2*SIZE_OF_INT+2*SIZE_OF_POINT,ZERO_POINT={row:0,column:0},INTERNAL=Symbol("INTERNAL");function assertInternal(x){if(x!==INTERNAL)throw new Error("\
Illegal constructor")}__name(assertInternal,"assertInternal");function isPoint(point){return!!point&&typeof point.row=="number"&&typeof point.column=="number"}__name(
isPoint,"isPoint");function setModule(module2){C=module2}__name(setModule,"setModule");var C;function newFinalizer(handler){try{return new FinalizationRegistry(
handler)}catch(e){console.error("Unsupported FinalizationRegistry:",e);return}}__name(newFinalizer,"newFinalizer");var finalizer=newFinalizer(address=>{C._ts_lookahead_iterator_delete(
address)}),LookaheadIterator=class{static{__name(this,"LookaheadIterator")}0=0;language;positioned=!1;constructor(internal,address,language){assertInternal(internal),
this[0]=address,this.language=language,finalizer?.register(this,address,this)}get currentTypeId(){return this.positioned?C._ts_lookahead_iterator_current_symbol(
this[0]):null}get currentType(){let id=this.currentTypeId;return id===null?null:this.language.types[id]??C.UTF8ToString(C._ts_language_symbol_name(this.language[0],
id))}delete(){finalizer?.unregister(this),C._ts_lookahead_iterator_delete(this[0]),this[0]=0}reset(language,stateId){return C._ts_lookahead_iterator_reset(this[0],
language[0],stateId)?(this.language=language,this.positioned=!1,!0):!1}resetState(stateId){return C._ts_lookahead_iterator_reset_state(this[0],stateId)?(this.positioned=
!1,!0):!1}[Symbol.iterator](){return{next:__name(()=>{this.positioned=!!C._ts_lookahead_iterator_next(this[0]);let value=this.currentType;return value===null?{done:!0,
value:""}:{done:!1,value}},"next")}}};function getText(tree2,startIndex,endIndex,startPosition){let length=endIndex-startIndex,result2=tree2.textCallback(startIndex,
startPosition);if(result2){for(startIndex+=result2.length;startIndex<endIndex;){let string2=tree2.textCallback(startIndex,startPosition);if(string2&&string2.length>
0)startIndex+=string2.length,result2+=string2;else break}startIndex>endIndex&&(result2=result2.slice(0,length))}return result2??""}__name(getText,"getText");var finalizer2=newFinalizer(
address=>{C._ts_tree_delete(address)}),Tree=class _Tree{static{__name(this,"Tree")}0=0;textCallback;language;constructor(internal,address,language,textCallback){
assertInternal(internal),this[0]=address,this.language=language,this.textCallback=textCallback,finalizer2?.register(this,address,this)}copy(){let address=C._ts_tree_copy(
this[0]);return new _Tree(INTERNAL,address,this.language,this.textCallback)}delete(){finalizer2?.unregister(this),C._ts_tree_delete(this[0]),this[0]=0}get rootNode(){
return C._ts_tree_root_node_wasm(this[0]),unmarshalNode(this)}rootNodeWithOffset(offsetBytes,offsetExtent){let address=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(
address,offsetBytes,"i32"),marshalPoint(address+SIZE_OF_INT,offsetExtent),C._ts_tree_root_node_with_offset_wasm(this[0]),unmarshalNode(this)}edit(edit){marshalEdit(
edit),C._ts_tree_edit_wasm(this[0])}walk(){return this.rootNode.walk()}getChangedRanges(other){if(!(other instanceof _Tree))throw new TypeError("Argument must b\
e a Tree");C._ts_tree_get_changed_ranges_wasm(this[0],other[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),
result2=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result2[i2]=unmarshalRange(address),address+=SIZE_OF_RANGE;C._free(buffer)}return result2}getIncludedRanges(){
C._ts_tree_included_ranges_wasm(this[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result2=new Array(count);
if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result2[i2]=unmarshalRange(address),address+=SIZE_OF_RANGE;C._free(buffer)}return result2}},finalizer3=newFinalizer(
address=>{C._ts_tree_cursor_delete_wasm(address)}),TreeCursor=class _TreeCursor{static{__name(this,"TreeCursor")}0=0;1=0;2=0;3=0;tree;constructor(internal,tree2){
assertInternal(internal),this.tree=tree2,unmarshalTreeCursor(this),finalizer3?.register(this,this.tree[0],this)}copy(){let copy=new _TreeCursor(INTERNAL,this.tree);
return C._ts_tree_cursor_copy_wasm(this.tree[0]),unmarshalTreeCursor(copy),copy}delete(){finalizer3?.unregister(this),marshalTreeCursor(this),C._ts_tree_cursor_delete_wasm(
this.tree[0]),this[0]=this[1]=this[2]=0}get currentNode(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_wasm(this.tree[0]),unmarshalNode(this.tree)}get currentFieldId(){
return marshalTreeCursor(this),C._ts_tree_cursor_current_field_id_wasm(this.tree[0])}get currentFieldName(){return this.tree.language.fields[this.currentFieldId]}get currentDepth(){
return marshalTreeCursor(this),C._ts_tree_cursor_current_depth_wasm(this.tree[0])}get currentDescendantIndex(){return marshalTreeCursor(this),C._ts_tree_cursor_current_descendant_index_wasm(
this.tree[0])}get nodeType(){return this.tree.language.types[this.nodeTypeId]||"ERROR"}get nodeTypeId(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_type_id_wasm(
this.tree[0])}get nodeStateId(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0])}get nodeId(){return marshalTreeCursor(
this),C._ts_tree_cursor_current_node_id_wasm(this.tree[0])}get nodeIsNamed(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0])===
1}get nodeIsMissing(){return marshalTreeCursor(this),C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0])===1}get nodeText(){marshalTreeCursor(this);let startIndex=C.
_ts_tree_cursor_start_index_wasm(this.tree[0]),endIndex=C._ts_tree_cursor_end_index_wasm(this.tree[0]);C._ts_tree_cursor_start_position_wasm(this.tree[0]);let startPosition=unmarshalPoint(
TRANSFER_BUFFER);return getText(this.tree,startIndex,endIndex,startPosition)}get startPosition(){return marshalTreeCursor(this),C._ts_tree_cursor_start_position_wasm(
this.tree[0]),unmarshalPoint(TRANSFER_BUFFER)}get endPosition(){return marshalTreeCursor(this),C._ts_tree_cursor_end_position_wasm(this.tree[0]),unmarshalPoint(
TRANSFER_BUFFER)}get startIndex(){return marshalTreeCursor(this),C._ts_tree_cursor_start_index_wasm(this.tree[0])}get endIndex(){return marshalTreeCursor(this),
C._ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){marshalTreeCursor(this);let result2=C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);return unmarshalTreeCursor(
this),result2===1}gotoLastChild(){marshalTreeCursor(this);let result2=C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);return unmarshalTreeCursor(this),result2===
1}gotoParent(){marshalTreeCursor(this);let result2=C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);return unmarshalTreeCursor(this),result2===1}gotoNextSibling(){
marshalTreeCursor(this);let result2=C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);return unmarshalTreeCursor(this),result2===1}gotoPreviousSibling(){marshalTreeCursor(
this);let result2=C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);return unmarshalTreeCursor(this),result2===1}gotoDescendant(goalDescendantIndex){marshalTreeCursor(
this),C._ts_tree_cursor_goto_descendant_wasm(this.tree[0],goalDescendantIndex),unmarshalTreeCursor(this)}gotoFirstChildForIndex(goalIndex){marshalTreeCursor(this),
C.setValue(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalIndex,"i32");let result2=C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);return unmarshalTreeCursor(
this),result2===1}gotoFirstChildForPosition(goalPosition){marshalTreeCursor(this),marshalPoint(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalPosition);let result2=C._ts_tree_cursor_goto_first_child_for_position_wasm(
this.tree[0]);return unmarshalTreeCursor(this),result2===1}reset(node){marshalNode(node),marshalTreeCursor(this,TRANSFER_BUFFER+SIZE_OF_NODE),C._ts_tree_cursor_reset_wasm(
this.tree[0]),unmarshalTreeCursor(this)}resetTo(cursor){marshalTreeCursor(this,TRANSFER_BUFFER),marshalTreeCursor(cursor,TRANSFER_BUFFER+SIZE_OF_CURSOR),C._ts_tree_cursor_reset_to_wasm(
this.tree[0],cursor.tree[0]),unmarshalTreeCursor(this)}},Node=class{static{__name(this,"Node")}0=0;_children;_namedChildren;constructor(internal,{id,tree:tree2,
startIndex,startPosition,other}){assertInternal(internal),this[0]=other,this.id=id,this.tree=tree2,this.startIndex=startIndex,this.startPosition=startPosition}id;startIndex;startPosition;tree;get typeId(){
return marshalNode(this),C._ts_node_symbol_wasm(this.tree[0])}get grammarId(){return marshalNode(this),C._ts_node_grammar_symbol_wasm(this.tree[0])}get type(){return this.
tree.language.types[this.typeId]||"ERROR"}get grammarType(){return this.tree.language.types[this.grammarId]||"ERROR"}get isNamed(){return marshalNode(this),C._ts_node_is_named_wasm(
this.tree[0])===1}get isExtra(){return marshalNode(this),C._ts_node_is_extra_wasm(this.tree[0])===1}get isError(){return marshalNode(this),C._ts_node_is_error_wasm(
this.tree[0])===1}get isMissing(){return marshalNode(this),C._ts_node_is_missing_wasm(this.tree[0])===1}get hasChanges(){return marshalNode(this),C._ts_node_has_changes_wasm(
this.tree[0])===1}get hasError(){return marshalNode(this),C._ts_node_has_error_wasm(this.tree[0])===1}get endIndex(){return marshalNode(this),C._ts_node_end_index_wasm(
this.tree[0])}get endPosition(){return marshalNode(this),C._ts_node_end_point_wasm(this.tree[0]),unmarshalPoint(TRANSFER_BUFFER)}get text(){return getText(this.
tree,this.startIndex,this.endIndex,this.startPosition)}get parseState(){return marshalNode(this),C._ts_node_parse_state_wasm(this.tree[0])}get nextParseState(){
return marshalNode(this),C._ts_node_next_parse_state_wasm(this.tree[0])}equals(other){return this.tree===other.tree&&this.id===other.id}child(index){return marshalNode(
this),C._ts_node_child_wasm(this.tree[0],index),unmarshalNode(this.tree)}namedChild(index){return marshalNode(this),C._ts_node_named_child_wasm(this.tree[0],index),
unmarshalNode(this.tree)}childForFieldId(fieldId){return marshalNode(this),C._ts_node_child_by_field_id_wasm(this.tree[0],fieldId),unmarshalNode(this.tree)}childForFieldName(fieldName){
let fieldId=this.tree.language.fields.indexOf(fieldName);return fieldId!==-1?this.childForFieldId(fieldId):null}fieldNameForChild(index){marshalNode(this);let address=C.
_ts_node_field_name_for_child_wasm(this.tree[0],index);return address?C.AsciiToString(address):null}fieldNameForNamedChild(index){marshalNode(this);let address=C.
_ts_node_field_name_for_named_child_wasm(this.tree[0],index);return address?C.AsciiToString(address):null}childrenForFieldName(fieldName){let fieldId=this.tree.
language.fields.indexOf(fieldName);return fieldId!==-1&&fieldId!==0?this.childrenForFieldId(fieldId):[]}childrenForFieldId(fieldId){marshalNode(this),C._ts_node_children_by_field_id_wasm(
this.tree[0],fieldId);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result2=new Array(count);if(count>0){let address=buffer;
for(let i2=0;i2<count;i2++)result2[i2]=unmarshalNode(this.tree,address),address+=SIZE_OF_NODE;C._free(buffer)}return result2}firstChildForIndex(index){marshalNode(
this);let address=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(address,index,"i32"),C._ts_node_first_child_for_byte_wasm(this.tree[0]),unmarshalNode(this.tree)}firstNamedChildForIndex(index){
marshalNode(this);let address=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(address,index,"i32"),C._ts_node_first_named_child_for_byte_wasm(this.tree[0]),unmarshalNode(
this.tree)}get childCount(){return marshalNode(this),C._ts_node_child_count_wasm(this.tree[0])}get namedChildCount(){return marshalNode(this),C._ts_node_named_child_count_wasm(
this.tree[0])}get firstChild(){return this.child(0)}get firstNamedChild(){return this.namedChild(0)}get lastChild(){return this.child(this.childCount-1)}get lastNamedChild(){
return this.namedChild(this.namedChildCount-1)}get children(){if(!this._children){marshalNode(this),C._ts_node_children_wasm(this.tree[0]);let count=C.getValue(
TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");if(this._children=new Array(count),count>0){let address=buffer;for(let i2=0;i2<count;i2++)
this._children[i2]=unmarshalNode(this.tree,address),address+=SIZE_OF_NODE;C._free(buffer)}}return this._children}get namedChildren(){if(!this._namedChildren){marshalNode(
this),C._ts_node_named_children_wasm(this.tree[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");if(this._namedChildren=
new Array(count),count>0){let address=buffer;for(let i2=0;i2<count;i2++)this._namedChildren[i2]=unmarshalNode(this.tree,address),address+=SIZE_OF_NODE;C._free(buffer)}}
return this._namedChildren}descendantsOfType(types,startPosition=ZERO_POINT,endPosition=ZERO_POINT){Array.isArray(types)||(types=[types]);let symbols=[],typesBySymbol=this.
tree.language.types;for(let node_type of types)node_type=="ERROR"&&symbols.push(65535);for(let i2=0,n=typesBySymbol.length;i2<n;i2++)types.includes(typesBySymbol[i2])&&
symbols.push(i2);let symbolsAddress=C._malloc(SIZE_OF_INT*symbols.length);for(let i2=0,n=symbols.length;i2<n;i2++)C.setValue(symbolsAddress+i2*SIZE_OF_INT,symbols[i2],
"i32");marshalNode(this),C._ts_node_descendants_of_type_wasm(this.tree[0],symbolsAddress,symbols.length,startPosition.row,startPosition.column,endPosition.row,endPosition.
column);let descendantCount=C.getValue(TRANSFER_BUFFER,"i32"),descendantAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result2=new Array(descendantCount);
if(descendantCount>0){let address=descendantAddress;for(let i2=0;i2<descendantCount;i2++)result2[i2]=unmarshalNode(this.tree,address),address+=SIZE_OF_NODE}return C.
_free(descendantAddress),C._free(symbolsAddress),result2}get nextSibling(){return marshalNode(this),C._ts_node_next_sibling_wasm(this.tree[0]),unmarshalNode(this.
tree)}get previousSibling(){return marshalNode(this),C._ts_node_prev_sibling_wasm(this.tree[0]),unmarshalNode(this.tree)}get nextNamedSibling(){return marshalNode(
this),C._ts_node_next_named_sibling_wasm(this.tree[0]),unmarshalNode(this.tree)}get previousNamedSibling(){return marshalNode(this),C._ts_node_prev_named_sibling_wasm(
this.tree[0]),unmarshalNode(this.tree)}get descendantCount(){return marshalNode(this),C._ts_node_descendant_count_wasm(this.tree[0])}get parent(){return marshalNode(
this),C._ts_node_parent_wasm(this.tree[0]),unmarshalNode(this.tree)}childWithDescendant(descendant){return marshalNode(this),marshalNode(descendant,1),C._ts_node_child_with_descendant_wasm(
this.tree[0]),unmarshalNode(this.tree)}descendantForIndex(start2,end=start2){if(typeof start2!="number"||typeof end!="number")throw new Error("Arguments must be\
 numbers");marshalNode(this);let address=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(address,start2,"i32"),C.setValue(address+SIZE_OF_INT,end,"i32"),C._ts_node_descendant_for_index_wasm(
this.tree[0]),unmarshalNode(this.tree)}namedDescendantForIndex(start2,end=start2){if(typeof start2!="number"||typeof end!="number")throw new Error("Arguments mu\
st be numbers");marshalNode(this);let address=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(address,start2,"i32"),C.setValue(address+SIZE_OF_INT,end,"i32"),C._ts_node_named_descendant_for_index_wasm(
this.tree[0]),unmarshalNode(this.tree)}descendantForPosition(start2,end=start2){if(!isPoint(start2)||!isPoint(end))throw new Error("Arguments must be {row, colu\
mn} objects");marshalNode(this);let address=TRANSFER_BUFFER+SIZE_OF_NODE;return marshalPoint(address,start2),marshalPoint(address+SIZE_OF_POINT,end),C._ts_node_descendant_for_position_wasm(
this.tree[0]),unmarshalNode(this.tree)}namedDescendantForPosition(start2,end=start2){if(!isPoint(start2)||!isPoint(end))throw new Error("Arguments must be {row,\
 column} objects");marshalNode(this);let address=TRANSFER_BUFFER+SIZE_OF_NODE;return marshalPoint(address,start2),marshalPoint(address+SIZE_OF_POINT,end),C._ts_node_named_descendant_for_position_wasm(
this.tree[0]),unmarshalNode(this.tree)}walk(){return marshalNode(this),C._ts_tree_cursor_new_wasm(this.tree[0]),new TreeCursor(INTERNAL,this.tree)}edit(edit){if(this.
startIndex>=edit.oldEndIndex){this.startIndex=edit.newEndIndex+(this.startIndex-edit.oldEndIndex);let subbedPointRow,subbedPointColumn;this.startPosition.row>edit.
oldEndPosition.row?(subbedPointRow=this.startPosition.row-edit.oldEndPosition.row,subbedPointColumn=this.startPosition.column):(subbedPointRow=0,subbedPointColumn=
this.startPosition.column,this.startPosition.column>=edit.oldEndPosition.column&&(subbedPointColumn=this.startPosition.column-edit.oldEndPosition.column)),subbedPointRow>
0?(this.startPosition.row+=subbedPointRow,this.startPosition.column=subbedPointColumn):this.startPosition.column+=subbedPointColumn}else this.startIndex>edit.startIndex&&
(this.startIndex=edit.newEndIndex,this.startPosition.row=edit.newEndPosition.row,this.startPosition.column=edit.newEndPosition.column)}toString(){marshalNode(this);
let address=C._ts_node_to_string_wasm(this.tree[0]),result2=C.AsciiToString(address);return C._free(address),result2}};function unmarshalCaptures(query,tree2,address,patternIndex,result2){
for(let i2=0,n=result2.length;i2<n;i2++){let captureIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;let node=unmarshalNode(tree2,address);address+=SIZE_OF_NODE,
result2[i2]={patternIndex,name:query.captureNames[captureIndex],node}}return address}__name(unmarshalCaptures,"unmarshalCaptures");function marshalNode(node,index=0){
let address=TRANSFER_BUFFER+index*SIZE_OF_NODE;C.setValue(address,node.id,"i32"),address+=SIZE_OF_INT,C.setValue(address,node.startIndex,"i32"),address+=SIZE_OF_INT,
C.setValue(address,node.startPosition.row,"i32"),address+=SIZE_OF_INT,C.setValue(address,node.startPosition.column,"i32"),address+=SIZE_OF_INT,C.setValue(address,
node[0],"i32")}__name(marshalNode,"marshalNode");function unmarshalNode(tree2,address=TRANSFER_BUFFER){let id=C.getValue(address,"i32");if(address+=SIZE_OF_INT,
id===0)return null;let index=C.getValue(address,"i32");address+=SIZE_OF_INT;let row=C.getValue(address,"i32");address+=SIZE_OF_INT;let column=C.getValue(address,
"i32");address+=SIZE_OF_INT;let other=C.getValue(address,"i32");return new Node(INTERNAL,{id,tree:tree2,startIndex:index,startPosition:{row,column},other})}__name(
unmarshalNode,"unmarshalNode");function marshalTreeCursor(cursor,address=TRANSFER_BUFFER){C.setValue(address+0*SIZE_OF_INT,cursor[0],"i32"),C.setValue(address+1*
SIZE_OF_INT,cursor[1],"i32"),C.setValue(address+2*SIZE_OF_INT,cursor[2],"i32"),C.setValue(address+3*SIZE_OF_INT,cursor[3],"i32")}__name(marshalTreeCursor,"marsh\
alTreeCursor");function unmarshalTreeCursor(cursor){cursor[0]=C.getValue(TRANSFER_BUFFER+0*SIZE_OF_INT,"i32"),cursor[1]=C.getValue(TRANSFER_BUFFER+1*SIZE_OF_INT,
"i32"),cursor[2]=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),cursor[3]=C.getValue(TRANSFER_BUFFER+3*SIZE_OF_INT,"i32")}__name(unmarshalTreeCursor,"unmarshal\
TreeCursor");function marshalPoint(address,point){C.setValue(address,point.row,"i32"),C.setValue(address+SIZE_OF_INT,point.column,"i32")}__name(marshalPoint,"ma\
rshalPoint");function unmarshalPoint(address){return{row:C.getValue(address,"i32")>>>0,column:C.getValue(address+SIZE_OF_INT,"i32")>>>0}}__name(unmarshalPoint,"\
unmarshalPoint");function marshalRange(address,range){marshalPoint(address,range.startPosition),address+=SIZE_OF_POINT,marshalPoint(address,range.endPosition),address+=
SIZE_OF_POINT,C.setValue(address,range.startIndex,"i32"),address+=SIZE_OF_INT,C.setValue(address,range.endIndex,"i32"),address+=SIZE_OF_INT}__name(marshalRange,
"marshalRange");function unmarshalRange(address){let result2={};return result2.startPosition=unmarshalPoint(address),address+=SIZE_OF_POINT,result2.endPosition=
unmarshalPoint(address),address+=SIZE_OF_POINT,result2.startIndex=C.getValue(address,"i32")>>>0,address+=SIZE_OF_INT,result2.endIndex=C.getValue(address,"i32")>>>
0,result2}__name(unmarshalRange,"unmarshalRange");function marshalEdit(edit,address=TRANSFER_BUFFER){marshalPoint(address,edit.startPosition),address+=SIZE_OF_POINT,
marshalPoint(address,edit.oldEndPosition),address+=SIZE_OF_POINT,marshalPoint(address,edit.newEndPosition),address+=SIZE_OF_POINT,C.setValue(address,edit.startIndex,
"i32"),address+=SIZE_OF_INT,C.setValue(address,edit.oldEndIndex,"i32"),address+=SIZE_OF_INT,C.setValue(address,edit.newEndIndex,"i32"),address+=SIZE_OF_INT}__name(
marshalEdit,"marshalEdit");function unmarshalLanguageMetadata(address){let major_version=C.getValue(address,"i32"),minor_version=C.getValue(address+=SIZE_OF_INT,
"i32"),patch_version=C.getValue(address+=SIZE_OF_INT,"i32");return{major_version,minor_version,patch_version}}__name(unmarshalLanguageMetadata,"unmarshalLanguag\
eMetadata");var LANGUAGE_FUNCTION_REGEX=/^tree_sitter_\w+$/,Language=class _Language{static{__name(this,"Language")}0=0;types;fields;constructor(internal,address){
assertInternal(internal),this[0]=address,this.types=new Array(C._ts_language_symbol_count(this[0]));for(let i2=0,n=this.types.length;i2<n;i2++)C._ts_language_symbol_type(
this[0],i2)<2&&(this.types[i2]=C.UTF8ToString(C._ts_language_symbol_name(this[0],i2)));this.fields=new Array(C._ts_language_field_count(this[0])+1);for(let i2=0,
n=this.fields.length;i2<n;i2++){let fieldName=C._ts_language_field_name_for_id(this[0],i2);fieldName!==0?this.fields[i2]=C.UTF8ToString(fieldName):this.fields[i2]=
null}}get name(){let ptr=C._ts_language_name(this[0]);return ptr===0?null:C.UTF8ToString(ptr)}get abiVersion(){return C._ts_language_abi_version(this[0])}get metadata(){
return C._ts_language_metadata_wasm(this[0]),C.getValue(TRANSFER_BUFFER,"i32")===0?null:unmarshalLanguageMetadata(TRANSFER_BUFFER+SIZE_OF_INT)}get fieldCount(){
return this.fields.length-1}get stateCount(){return C._ts_language_state_count(this[0])}fieldIdForName(fieldName){let result2=this.fields.indexOf(fieldName);return result2!==
-1?result2:null}fieldNameForId(fieldId){return this.fields[fieldId]??null}idForNodeType(type2,named6){let typeLength=C.lengthBytesUTF8(type2),typeAddress=C._malloc(
typeLength+1);C.stringToUTF8(type2,typeAddress,typeLength+1);let result2=C._ts_language_symbol_for_name(this[0],typeAddress,typeLength,named6?1:0);return C._free(
typeAddress),result2||null}get nodeTypeCount(){return C._ts_language_symbol_count(this[0])}nodeTypeForId(typeId){let name22=C._ts_language_symbol_name(this[0],typeId);
return name22?C.UTF8ToString(name22):null}nodeTypeIsNamed(typeId){return!!C._ts_language_type_is_named_wasm(this[0],typeId)}nodeTypeIsVisible(typeId){return!!C.
_ts_language_type_is_visible_wasm(this[0],typeId)}get supertypes(){C._ts_language_supertypes_wasm(this[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.
getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result2=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result2[i2]=C.getValue(address,"i\
16"),address+=SIZE_OF_SHORT}return result2}subtypes(supertype){C._ts_language_subtypes_wasm(this[0],supertype);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.
getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result2=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result2[i2]=C.getValue(address,"i\
16"),address+=SIZE_OF_SHORT}return result2}nextState(stateId,typeId){return C._ts_language_next_state(this[0],stateId,typeId)}lookaheadIterator(stateId){let address=C.
_ts_lookahead_iterator_new(this[0],stateId);return address?new LookaheadIterator(INTERNAL,address,this):null}static async load(input){let binary2;if(input instanceof
Uint8Array)binary2=input;else if(globalThis.process?.versions.node)binary2=await(await import("fs/promises")).readFile(input);else{let response=await fetch(input);
if(!response.ok){let body2=await response.text();throw new Error(`Language.load failed with status ${response.status}.

${body2}`)}let retryResp=response.clone();try{binary2=await WebAssembly.compileStreaming(response)}catch(reason){console.error("wasm streaming compile failed:",
reason),console.error("falling back to ArrayBuffer instantiation"),binary2=new Uint8Array(await retryResp.arrayBuffer())}}let mod=await C.loadWebAssemblyModule(
binary2,{loadAsync:!0});return _Language.loadFromWasmExports(mod,{sync:!1})}static loadFromWasmExports(mod,{sync}){let symbolNames=Object.keys(mod),functionName=symbolNames.
find(key2=>LANGUAGE_FUNCTION_REGEX.test(key2)&&!key2.includes("external_scanner_"));if(!functionName)throw console.log(`Couldn't find language function in Wasm \
file. Symbols:
${JSON.stringify(symbolNames,null,2)}`),new Error(`Language.${sync?"loadSync":"load"} failed: no language function found in Wasm file`);let languageAddress=mod[functionName]();
return new _Language(INTERNAL,languageAddress)}static loadSync(wasmModule){let mod=C.loadWebAssemblyModule(wasmModule,{loadAsync:!1});return _Language.loadFromWasmExports(
mod,{sync:!0})}};async function Module2(moduleArg={}){var moduleRtn,Module=moduleArg,ENVIRONMENT_IS_WEB=typeof window=="object",ENVIRONMENT_IS_WORKER=typeof WorkerGlobalScope<
"u",ENVIRONMENT_IS_NODE=typeof process=="object"&&process.versions?.node&&process.type!="renderer";if(ENVIRONMENT_IS_NODE){let{createRequire}=await import("module");
var require=createRequire(import.meta.url)}Module.currentQueryProgressCallback=null,Module.currentProgressCallback=null,Module.currentLogCallback=null,Module.currentParseCallback=
null;var arguments_=[],thisProgram="./this.program",quit_=__name((status,toThrow)=>{throw toThrow},"quit_"),_scriptName=import.meta.url,scriptDirectory="";function locateFile(path){
return Module.locateFile?Module.locateFile(path,scriptDirectory):scriptDirectory+path}__name(locateFile,"locateFile");var readAsync,readBinary;if(ENVIRONMENT_IS_NODE){
var fs=require("fs");_scriptName.startsWith("file:")&&(scriptDirectory=require("path").dirname(require("url").fileURLToPath(_scriptName))+"/"),readBinary=__name(
filename=>{filename=isFileURI(filename)?new URL(filename):filename;var ret=fs.readFileSync(filename);return ret},"readBinary"),readAsync=__name(async(filename,binary2=!0)=>{
filename=isFileURI(filename)?new URL(filename):filename;var ret=fs.readFileSync(filename,binary2?void 0:"utf8");return ret},"readAsync"),process.argv.length>1&&
(thisProgram=process.argv[1].replace(/\\/g,"/")),arguments_=process.argv.slice(2),quit_=__name((status,toThrow)=>{throw process.exitCode=status,toThrow},"quit_")}else if(ENVIRONMENT_IS_WEB||
ENVIRONMENT_IS_WORKER){try{scriptDirectory=new URL(".",_scriptName).href}catch{}ENVIRONMENT_IS_WORKER&&(readBinary=__name(url=>{var xhr=new XMLHttpRequest;return xhr.
open("GET",url,!1),xhr.responseType="arraybuffer",xhr.send(null),new Uint8Array(xhr.response)},"readBinary")),readAsync=__name(async url=>{if(isFileURI(url))return new Promise(
(resolve,reject)=>{var xhr=new XMLHttpRequest;xhr.open("GET",url,!0),xhr.responseType="arraybuffer",xhr.onload=()=>{if(xhr.status==200||xhr.status==0&&xhr.response){
resolve(xhr.response);return}reject(xhr.status)},xhr.onerror=reject,xhr.send(null)});var response=await fetch(url,{credentials:"same-origin"});if(response.ok)return response.
arrayBuffer();throw new Error(response.status+" : "+response.url)},"readAsync")}var out=console.log.bind(console),err=console.error.bind(console),dynamicLibraries=[],
wasmBinary,ABORT=!1,EXITSTATUS,isFileURI=__name(filename=>filename.startsWith("file://"),"isFileURI"),readyPromiseResolve,readyPromiseReject,wasmMemory,HEAP8,HEAPU8,
HEAP16,HEAPU16,HEAP32,HEAPU32,HEAPF32,HEAPF64,HEAP64,HEAPU64,HEAP_DATA_VIEW,runtimeInitialized=!1;function updateMemoryViews(){var b=wasmMemory.buffer;Module.HEAP8=
HEAP8=new Int8Array(b),Module.HEAP16=HEAP16=new Int16Array(b),Module.HEAPU8=HEAPU8=new Uint8Array(b),Module.HEAPU16=HEAPU16=new Uint16Array(b),Module.HEAP32=HEAP32=
new Int32Array(b),Module.HEAPU32=HEAPU32=new Uint32Array(b),Module.HEAPF32=HEAPF32=new Float32Array(b),Module.HEAPF64=HEAPF64=new Float64Array(b),Module.HEAP64=
HEAP64=new BigInt64Array(b),Module.HEAPU64=HEAPU64=new BigUint64Array(b),Module.HEAP_DATA_VIEW=HEAP_DATA_VIEW=new DataView(b),LE_HEAP_UPDATE()}__name(updateMemoryViews,
"updateMemoryViews");function initMemory(){if(Module.wasmMemory)wasmMemory=Module.wasmMemory;else{var INITIAL_MEMORY=Module.INITIAL_MEMORY||33554432;wasmMemory=
new WebAssembly.Memory({initial:INITIAL_MEMORY/65536,maximum:32768})}updateMemoryViews()}__name(initMemory,"initMemory");var __RELOC_FUNCS__=[];function preRun(){
if(Module.preRun)for(typeof Module.preRun=="function"&&(Module.preRun=[Module.preRun]);Module.preRun.length;)addOnPreRun(Module.preRun.shift());callRuntimeCallbacks(
onPreRuns)}__name(preRun,"preRun");function initRuntime(){runtimeInitialized=!0,callRuntimeCallbacks(__RELOC_FUNCS__),wasmExports.__wasm_call_ctors(),callRuntimeCallbacks(
onPostCtors)}__name(initRuntime,"initRuntime");function preMain(){}__name(preMain,"preMain");function postRun(){if(Module.postRun)for(typeof Module.postRun=="fu\
nction"&&(Module.postRun=[Module.postRun]);Module.postRun.length;)addOnPostRun(Module.postRun.shift());callRuntimeCallbacks(onPostRuns)}__name(postRun,"postRun");
function abort(what){Module.onAbort?.(what),what="Aborted("+what+")",err(what),ABORT=!0,what+=". Build with -sASSERTIONS for more info.";var e=new WebAssembly.RuntimeError(
what);throw readyPromiseReject?.(e),e}__name(abort,"abort");var wasmBinaryFile;function findWasmBinary(){return Module.locateFile?locateFile("web-tree-sitter.wa\
sm"):new URL("web-tree-sitter.wasm",import.meta.url).href}__name(findWasmBinary,"findWasmBinary");function getBinarySync(file){if(file==wasmBinaryFile&&wasmBinary)
return new Uint8Array(wasmBinary);if(readBinary)return readBinary(file);throw"both async and sync fetching of the wasm failed"}__name(getBinarySync,"getBinarySy\
nc");async function getWasmBinary(binaryFile){if(!wasmBinary)try{var response=await readAsync(binaryFile);return new Uint8Array(response)}catch{}return getBinarySync(
binaryFile)}__name(getWasmBinary,"getWasmBinary");async function instantiateArrayBuffer(binaryFile,imports){try{var binary2=await getWasmBinary(binaryFile),instance2=await WebAssembly.
instantiate(binary2,imports);return instance2}catch(reason){err(`failed to asynchronously prepare wasm: ${reason}`),abort(reason)}}__name(instantiateArrayBuffer,
"instantiateArrayBuffer");async function instantiateAsync(binary2,binaryFile,imports){if(!binary2&&!isFileURI(binaryFile)&&!ENVIRONMENT_IS_NODE)try{var response=fetch(
binaryFile,{credentials:"same-origin"}),instantiationResult=await WebAssembly.instantiateStreaming(response,imports);return instantiationResult}catch(reason){err(
`wasm streaming compile failed: ${reason}`),err("falling back to ArrayBuffer instantiation")}return instantiateArrayBuffer(binaryFile,imports)}__name(instantiateAsync,
"instantiateAsync");function getWasmImports(){return{env:wasmImports,wasi_snapshot_preview1:wasmImports,"GOT.mem":new Proxy(wasmImports,GOTHandler),"GOT.func":new Proxy(
wasmImports,GOTHandler)}}__name(getWasmImports,"getWasmImports");async function createWasm(){function receiveInstance(instance2,module2){wasmExports=instance2.exports,
wasmExports=relocateExports(wasmExports,1024);var metadata2=getDylinkMetadata(module2);return metadata2.neededDynlibs&&(dynamicLibraries=metadata2.neededDynlibs.
concat(dynamicLibraries)),mergeLibSymbols(wasmExports,"main"),LDSO.init(),loadDylibs(),__RELOC_FUNCS__.push(wasmExports.__wasm_apply_data_relocs),assignWasmExports(
wasmExports),wasmExports}__name(receiveInstance,"receiveInstance");function receiveInstantiationResult(result22){return receiveInstance(result22.instance,result22.
module)}__name(receiveInstantiationResult,"receiveInstantiationResult");var info2=getWasmImports();if(Module.instantiateWasm)return new Promise((resolve,reject)=>{
Module.instantiateWasm(info2,(mod,inst)=>{resolve(receiveInstance(mod,inst))})});wasmBinaryFile??=findWasmBinary();var result2=await instantiateAsync(wasmBinary,
wasmBinaryFile,info2),exports=receiveInstantiationResult(result2);return exports}__name(createWasm,"createWasm");class ExitStatus{static{__name(this,"ExitStatus")}name="\
ExitStatus";constructor(status){this.message=`Program terminated with exit(${status})`,this.status=status}}var GOT={},currentModuleWeakSymbols=new Set([]),GOTHandler={
get(obj,symName){var rtn=GOT[symName];return rtn||(rtn=GOT[symName]=new WebAssembly.Global({value:"i32",mutable:!0})),currentModuleWeakSymbols.has(symName)||(rtn.
required=!0),rtn}},LE_ATOMICS_NATIVE_BYTE_ORDER=[],LE_HEAP_LOAD_F32=__name(byteOffset=>HEAP_DATA_VIEW.getFloat32(byteOffset,!0),"LE_HEAP_LOAD_F32"),LE_HEAP_LOAD_F64=__name(
byteOffset=>HEAP_DATA_VIEW.getFloat64(byteOffset,!0),"LE_HEAP_LOAD_F64"),LE_HEAP_LOAD_I16=__name(byteOffset=>HEAP_DATA_VIEW.getInt16(byteOffset,!0),"LE_HEAP_LOA\
D_I16"),LE_HEAP_LOAD_I32=__name(byteOffset=>HEAP_DATA_VIEW.getInt32(byteOffset,!0),"LE_HEAP_LOAD_I32"),LE_HEAP_LOAD_I64=__name(byteOffset=>HEAP_DATA_VIEW.getBigInt64(
byteOffset,!0),"LE_HEAP_LOAD_I64"),LE_HEAP_LOAD_U32=__name(byteOffset=>HEAP_DATA_VIEW.getUint32(byteOffset,!0),"LE_HEAP_LOAD_U32"),LE_HEAP_STORE_F32=__name((byteOffset,value)=>HEAP_DATA_VIEW.
setFloat32(byteOffset,value,!0),"LE_HEAP_STORE_F32"),LE_HEAP_STORE_F64=__name((byteOffset,value)=>HEAP_DATA_VIEW.setFloat64(byteOffset,value,!0),"LE_HEAP_STORE_\
F64"),LE_HEAP_STORE_I16=__name((byteOffset,value)=>HEAP_DATA_VIEW.setInt16(byteOffset,value,!0),"LE_HEAP_STORE_I16"),LE_HEAP_STORE_I32=__name((byteOffset,value)=>HEAP_DATA_VIEW.
setInt32(byteOffset,value,!0),"LE_HEAP_STORE_I32"),LE_HEAP_STORE_I64=__name((byteOffset,value)=>HEAP_DATA_VIEW.setBigInt64(byteOffset,value,!0),"LE_HEAP_STORE_I\
64"),LE_HEAP_STORE_U32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setUint32(byteOffset,value,!0),"LE_HEAP_STORE_U32"),callRuntimeCallbacks=__name(callbacks=>{for(;callbacks.
length>0;)callbacks.shift()(Module)},"callRuntimeCallbacks"),onPostRuns=[],addOnPostRun=__name(cb=>onPostRuns.push(cb),"addOnPostRun"),onPreRuns=[],addOnPreRun=__name(
cb=>onPreRuns.push(cb),"addOnPreRun"),UTF8Decoder=typeof TextDecoder<"u"?new TextDecoder:void 0,findStringEnd=__name((heapOrArray,idx,maxBytesToRead,ignoreNul)=>{
var maxIdx=idx+maxBytesToRead;if(ignoreNul)return maxIdx;for(;heapOrArray[idx]&&!(idx>=maxIdx);)++idx;return idx},"findStringEnd"),UTF8ArrayToString=__name((heapOrArray,idx=0,maxBytesToRead,ignoreNul)=>{
var endPtr=findStringEnd(heapOrArray,idx,maxBytesToRead,ignoreNul);if(endPtr-idx>16&&heapOrArray.buffer&&UTF8Decoder)return UTF8Decoder.decode(heapOrArray.subarray(
idx,endPtr));for(var str="";idx<endPtr;){var u0=heapOrArray[idx++];if(!(u0&128)){str+=String.fromCharCode(u0);continue}var u1=heapOrArray[idx++]&63;if((u0&224)==
192){str+=String.fromCharCode((u0&31)<<6|u1);continue}var u2=heapOrArray[idx++]&63;if((u0&240)==224?u0=(u0&15)<<12|u1<<6|u2:u0=(u0&7)<<18|u1<<12|u2<<6|heapOrArray[idx++]&
63,u0<65536)str+=String.fromCharCode(u0);else{var ch=u0-65536;str+=String.fromCharCode(55296|ch>>10,56320|ch&1023)}}return str},"UTF8ArrayToString"),getDylinkMetadata=__name(
binary2=>{var offset=0,end=0;function getU8(){return binary2[offset++]}__name(getU8,"getU8");function getLEB(){for(var ret=0,mul=1;;){var byte=binary2[offset++];
if(ret+=(byte&127)*mul,mul*=128,!(byte&128))break}return ret}__name(getLEB,"getLEB");function getString(){var len=getLEB();return offset+=len,UTF8ArrayToString(
binary2,offset-len,len)}__name(getString,"getString");function getStringList(){for(var count2=getLEB(),rtn=[];count2--;)rtn.push(getString());return rtn}__name(
getStringList,"getStringList");function failIf(condition,message){if(condition)throw new Error(message)}if(__name(failIf,"failIf"),binary2 instanceof WebAssembly.
Module){var dylinkSection=WebAssembly.Module.customSections(binary2,"dylink.0");failIf(dylinkSection.length===0,"need dylink section"),binary2=new Uint8Array(dylinkSection[0]),
end=binary2.length}else{var int32View=new Uint32Array(new Uint8Array(binary2.subarray(0,24)).buffer),magicNumberFound=int32View[0]==1836278016||int32View[0]==6386541;
failIf(!magicNumberFound,"need to see wasm magic number"),failIf(binary2[8]!==0,"need the dylink section to be first"),offset=9;var section_size=getLEB();end=offset+
section_size;var name22=getString();failIf(name22!=="dylink.0")}for(var customSection={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]},
WASM_DYLINK_MEM_INFO=1,WASM_DYLINK_NEEDED=2,WASM_DYLINK_EXPORT_INFO=3,WASM_DYLINK_IMPORT_INFO=4,WASM_DYLINK_RUNTIME_PATH=5,WASM_SYMBOL_TLS=256,WASM_SYMBOL_BINDING_MASK=3,
WASM_SYMBOL_BINDING_WEAK=1;offset<end;){var subsectionType=getU8(),subsectionSize=getLEB();if(subsectionType===WASM_DYLINK_MEM_INFO)customSection.memorySize=getLEB(),
customSection.memoryAlign=getLEB(),customSection.tableSize=getLEB(),customSection.tableAlign=getLEB();else if(subsectionType===WASM_DYLINK_NEEDED)customSection.
neededDynlibs=getStringList();else if(subsectionType===WASM_DYLINK_EXPORT_INFO)for(var count=getLEB();count--;){var symname=getString(),flags2=getLEB();flags2&WASM_SYMBOL_TLS&&
customSection.tlsExports.add(symname)}else if(subsectionType===WASM_DYLINK_IMPORT_INFO)for(var count=getLEB();count--;){var modname=getString(),symname=getString(),
flags2=getLEB();(flags2&WASM_SYMBOL_BINDING_MASK)==WASM_SYMBOL_BINDING_WEAK&&customSection.weakImports.add(symname)}else subsectionType===WASM_DYLINK_RUNTIME_PATH?
customSection.runtimePaths=getStringList():offset+=subsectionSize}return customSection},"getDylinkMetadata");function getValue(ptr,type2="i8"){switch(type2.endsWith(
"*")&&(type2="*"),type2){case"i1":return HEAP8[ptr];case"i8":return HEAP8[ptr];case"i16":return LE_HEAP_LOAD_I16((ptr>>1)*2);case"i32":return LE_HEAP_LOAD_I32((ptr>>
2)*4);case"i64":return LE_HEAP_LOAD_I64((ptr>>3)*8);case"float":return LE_HEAP_LOAD_F32((ptr>>2)*4);case"double":return LE_HEAP_LOAD_F64((ptr>>3)*8);case"*":return LE_HEAP_LOAD_U32(
(ptr>>2)*4);default:abort(`invalid type for getValue: ${type2}`)}}__name(getValue,"getValue");var newDSO=__name((name22,handle2,syms)=>{var dso={refcount:1/0,name:name22,
exports:syms,global:!0};return LDSO.loadedLibsByName[name22]=dso,handle2!=null&&(LDSO.loadedLibsByHandle[handle2]=dso),dso},"newDSO"),LDSO={loadedLibsByName:{},
loadedLibsByHandle:{},init(){newDSO("__main__",0,wasmImports)}},___heap_base=82240,alignMemory=__name((size,alignment)=>Math.ceil(size/alignment)*alignment,"ali\
gnMemory"),getMemory=__name(size=>{if(runtimeInitialized)return _calloc(size,1);var ret=___heap_base,end=ret+alignMemory(size,16);return ___heap_base=end,GOT.__heap_base.
value=end,ret},"getMemory"),isInternalSym=__name(symName=>["__cpp_exception","__c_longjmp","__wasm_apply_data_relocs","__dso_handle","__tls_size","__tls_align",
"__set_stack_limits","_emscripten_tls_init","__wasm_init_tls","__wasm_call_ctors","__start_em_asm","__stop_em_asm","__start_em_js","__stop_em_js"].includes(symName)||
symName.startsWith("__em_js__"),"isInternalSym"),uleb128EncodeWithLen=__name(arr=>{let n=arr.length;return[n%128|128,n>>7,...arr]},"uleb128EncodeWithLen"),wasmTypeCodes={
i:127,p:127,j:126,f:125,d:124,e:111},generateTypePack=__name(types=>uleb128EncodeWithLen(Array.from(types,type2=>{var code=wasmTypeCodes[type2];return code})),"\
generateTypePack"),convertJsFunctionToWasm=__name((func2,sig)=>{var bytes=Uint8Array.of(0,97,115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(
sig.slice(1)),...generateTypePack(sig[0]==="v"?"":sig[0])]),2,7,1,1,101,1,102,0,0,7,5,1,1,102,0,0),module2=new WebAssembly.Module(bytes),instance2=new WebAssembly.
Instance(module2,{e:{f:func2}}),wrappedFunc=instance2.exports.f;return wrappedFunc},"convertJsFunctionToWasm"),wasmTableMirror=[],wasmTable=new WebAssembly.Table(
{initial:31,element:"anyfunc"}),getWasmTableEntry=__name(funcPtr=>{var func2=wasmTableMirror[funcPtr];return func2||(wasmTableMirror[funcPtr]=func2=wasmTable.get(
funcPtr)),func2},"getWasmTableEntry"),updateTableMap=__name((offset,count)=>{if(functionsInTableMap)for(var i2=offset;i2<offset+count;i2++){var item=getWasmTableEntry(
i2);item&&functionsInTableMap.set(item,i2)}},"updateTableMap"),functionsInTableMap,getFunctionAddress=__name(func2=>(functionsInTableMap||(functionsInTableMap=new WeakMap,
updateTableMap(0,wasmTable.length)),functionsInTableMap.get(func2)||0),"getFunctionAddress"),freeTableIndexes=[],getEmptyTableSlot=__name(()=>freeTableIndexes.length?
freeTableIndexes.pop():wasmTable.grow(1),"getEmptyTableSlot"),setWasmTableEntry=__name((idx,func2)=>{wasmTable.set(idx,func2),wasmTableMirror[idx]=wasmTable.get(
idx)},"setWasmTableEntry"),addFunction=__name((func2,sig)=>{var rtn=getFunctionAddress(func2);if(rtn)return rtn;var ret=getEmptyTableSlot();try{setWasmTableEntry(
ret,func2)}catch(err2){if(!(err2 instanceof TypeError))throw err2;var wrapped=convertJsFunctionToWasm(func2,sig);setWasmTableEntry(ret,wrapped)}return functionsInTableMap.
set(func2,ret),ret},"addFunction"),updateGOT=__name((exports,replace)=>{for(var symName in exports)if(!isInternalSym(symName)){var value=exports[symName];GOT[symName]||=
new WebAssembly.Global({value:"i32",mutable:!0}),(replace||GOT[symName].value==0)&&(typeof value=="function"?GOT[symName].value=addFunction(value):typeof value==
"number"?GOT[symName].value=value:err(`unhandled export type for '${symName}': ${typeof value}`))}},"updateGOT"),relocateExports=__name((exports,memoryBase2,replace)=>{
var relocated={};for(var e in exports){var value=exports[e];typeof value=="object"&&(value=value.value),typeof value=="number"&&(value+=memoryBase2),relocated[e]=
value}return updateGOT(relocated,replace),relocated},"relocateExports"),isSymbolDefined=__name(symName=>{var existing=wasmImports[symName];return!(!existing||existing.
stub)},"isSymbolDefined"),dynCall=__name((sig,ptr,args2=[],promising=!1)=>{var func2=getWasmTableEntry(ptr),rtn=func2(...args2);function convert(rtn2){return rtn2}
return __name(convert,"convert"),rtn},"dynCall"),stackSave=__name(()=>_emscripten_stack_get_current(),"stackSave"),stackRestore=__name(val=>__emscripten_stack_restore(
val),"stackRestore"),createInvokeFunction=__name(sig=>(ptr,...args2)=>{var sp=stackSave();try{return dynCall(sig,ptr,args2)}catch(e){if(stackRestore(sp),e!==e+0)
throw e;if(_setThrew(1,0),sig[0]=="j")return 0n}},"createInvokeFunction"),resolveGlobalSymbol=__name((symName,direct=!1)=>{var sym;return isSymbolDefined(symName)?
sym=wasmImports[symName]:symName.startsWith("invoke_")&&(sym=wasmImports[symName]=createInvokeFunction(symName.split("_")[1])),{sym,name:symName}},"resolveGloba\
lSymbol"),onPostCtors=[],addOnPostCtor=__name(cb=>onPostCtors.push(cb),"addOnPostCtor"),UTF8ToString=__name((ptr,maxBytesToRead,ignoreNul)=>ptr?UTF8ArrayToString(
HEAPU8,ptr,maxBytesToRead,ignoreNul):"","UTF8ToString"),loadWebAssemblyModule=__name((binary,flags,libName,localScope,handle)=>{var metadata=getDylinkMetadata(binary);
function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign),memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):
0,tableBase=metadata.tableSize?wasmTable.length:0;handle&&(HEAP8[handle+8]=1,LE_HEAP_STORE_U32((handle+12>>2)*4,memoryBase),LE_HEAP_STORE_I32((handle+16>>2)*4,metadata.
memorySize),LE_HEAP_STORE_U32((handle+20>>2)*4,tableBase),LE_HEAP_STORE_I32((handle+24>>2)*4,metadata.tableSize)),metadata.tableSize&&wasmTable.grow(metadata.tableSize);
var moduleExports;function resolveSymbol(sym){var resolved=resolveGlobalSymbol(sym).sym;return!resolved&&localScope&&(resolved=localScope[sym]),resolved||(resolved=
moduleExports[sym]),resolved}__name(resolveSymbol,"resolveSymbol");var proxyHandler={get(stubs,prop){switch(prop){case"__memory_base":return memoryBase;case"__t\
able_base":return tableBase}if(prop in wasmImports&&!wasmImports[prop].stub){var res=wasmImports[prop];return res}if(!(prop in stubs)){var resolved;stubs[prop]=
(...args2)=>(resolved||=resolveSymbol(prop),resolved(...args2))}return stubs[prop]}},proxy=new Proxy({},proxyHandler);currentModuleWeakSymbols=metadata.weakImports;
var info={"GOT.mem":new Proxy({},GOTHandler),"GOT.func":new Proxy({},GOTHandler),env:proxy,wasi_snapshot_preview1:proxy};function postInstantiation(module,instance){
updateTableMap(tableBase,metadata.tableSize),moduleExports=relocateExports(instance.exports,memoryBase),flags.allowUndefined||reportUndefinedSymbols();function addEmAsm(addr,body){
for(var args=[],arity=0;arity<16&&body.indexOf("$"+arity)!=-1;arity++)args.push("$"+arity);args=args.join(",");var func=`(${args}) => { ${body} };`;ASM_CONSTS[start]=
eval(func)}if(__name(addEmAsm,"addEmAsm"),"__start_em_asm"in moduleExports)for(var start=moduleExports.__start_em_asm,stop=moduleExports.__stop_em_asm;start<stop;){
var jsString=UTF8ToString(start);addEmAsm(start,jsString),start=HEAPU8.indexOf(0,start)+1}function addEmJs(name,cSig,body){var jsArgs=[];if(cSig=cSig.slice(1,-1),
cSig!="void"){cSig=cSig.split(",");for(var i in cSig){var jsArg=cSig[i].split(" ").pop();jsArgs.push(jsArg.replace("*",""))}}var func=`(${jsArgs}) => ${body};`;
moduleExports[name]=eval(func)}__name(addEmJs,"addEmJs");for(var name in moduleExports)if(name.startsWith("__em_js__")){var start=moduleExports[name],jsString=UTF8ToString(
start),parts=jsString.split("<::>");addEmJs(name.replace("__em_js__",""),parts[0],parts[1]),delete moduleExports[name]}var applyRelocs=moduleExports.__wasm_apply_data_relocs;
applyRelocs&&(runtimeInitialized?applyRelocs():__RELOC_FUNCS__.push(applyRelocs));var init=moduleExports.__wasm_call_ctors;return init&&(runtimeInitialized?init():
addOnPostCtor(init)),moduleExports}if(__name(postInstantiation,"postInstantiation"),flags.loadAsync)return(async()=>{var instance2;return binary instanceof WebAssembly.
Module?instance2=new WebAssembly.Instance(binary,info):{module:binary,instance:instance2}=await WebAssembly.instantiate(binary,info),postInstantiation(binary,instance2)})();
var module=binary instanceof WebAssembly.Module?binary:new WebAssembly.Module(binary),instance=new WebAssembly.Instance(module,info);return postInstantiation(module,
instance)}return __name(loadModule,"loadModule"),flags={...flags,rpath:{parentLibPath:libName,paths:metadata.runtimePaths}},flags.loadAsync?metadata.neededDynlibs.
reduce((chain,dynNeeded)=>chain.then(()=>loadDynamicLibrary(dynNeeded,flags,localScope)),Promise.resolve()).then(loadModule):(metadata.neededDynlibs.forEach(needed=>loadDynamicLibrary(
needed,flags,localScope)),loadModule())},"loadWebAssemblyModule"),mergeLibSymbols=__name((exports,libName2)=>{for(var[sym,exp]of Object.entries(exports)){let setImport=__name(
target=>{isSymbolDefined(target)||(wasmImports[target]=exp)},"setImport");setImport(sym);let main_alias="__main_argc_argv";sym=="main"&&setImport(main_alias),sym==
main_alias&&setImport("main")}},"mergeLibSymbols"),asyncLoad=__name(async url=>{var arrayBuffer=await readAsync(url);return new Uint8Array(arrayBuffer)},"asyncL\
oad");function loadDynamicLibrary(libName2,flags2={global:!0,nodelete:!0},localScope2,handle2){var dso=LDSO.loadedLibsByName[libName2];if(dso)return flags2.global?
dso.global||(dso.global=!0,mergeLibSymbols(dso.exports,libName2)):localScope2&&Object.assign(localScope2,dso.exports),flags2.nodelete&&dso.refcount!==1/0&&(dso.
refcount=1/0),dso.refcount++,handle2&&(LDSO.loadedLibsByHandle[handle2]=dso),flags2.loadAsync?Promise.resolve(!0):!0;dso=newDSO(libName2,handle2,"loading"),dso.
refcount=flags2.nodelete?1/0:1,dso.global=flags2.global;function loadLibData(){if(handle2){var data=LE_HEAP_LOAD_U32((handle2+28>>2)*4),dataSize=LE_HEAP_LOAD_U32(
(handle2+32>>2)*4);if(data&&dataSize){var libData=HEAP8.slice(data,data+dataSize);return flags2.loadAsync?Promise.resolve(libData):libData}}var libFile=locateFile(
libName2);if(flags2.loadAsync)return asyncLoad(libFile);if(!readBinary)throw new Error(`${libFile}: file not found, and synchronous loading of external files is\
 not available`);return readBinary(libFile)}__name(loadLibData,"loadLibData");function getExports(){return flags2.loadAsync?loadLibData().then(libData=>loadWebAssemblyModule(
libData,flags2,libName2,localScope2,handle2)):loadWebAssemblyModule(loadLibData(),flags2,libName2,localScope2,handle2)}__name(getExports,"getExports");function moduleLoaded(exports){
dso.global?mergeLibSymbols(exports,libName2):localScope2&&Object.assign(localScope2,exports),dso.exports=exports}return __name(moduleLoaded,"moduleLoaded"),flags2.
loadAsync?getExports().then(exports=>(moduleLoaded(exports),!0)):(moduleLoaded(getExports()),!0)}__name(loadDynamicLibrary,"loadDynamicLibrary");var reportUndefinedSymbols=__name(
()=>{for(var[symName,entry]of Object.entries(GOT))if(entry.value==0){var value=resolveGlobalSymbol(symName,!0).sym;if(!value&&!entry.required)continue;if(typeof value==
"function")entry.value=addFunction(value,value.sig);else if(typeof value=="number")entry.value=value;else throw new Error(`bad export type for '${symName}': ${typeof value}`)}},
"reportUndefinedSymbols"),runDependencies=0,dependenciesFulfilled=null,removeRunDependency=__name(id=>{if(runDependencies--,Module.monitorRunDependencies?.(runDependencies),
runDependencies==0&&dependenciesFulfilled){var callback=dependenciesFulfilled;dependenciesFulfilled=null,callback()}},"removeRunDependency"),addRunDependency=__name(
id=>{runDependencies++,Module.monitorRunDependencies?.(runDependencies)},"addRunDependency"),loadDylibs=__name(async()=>{if(!dynamicLibraries.length){reportUndefinedSymbols();
return}addRunDependency("loadDylibs");for(var lib of dynamicLibraries)await loadDynamicLibrary(lib,{loadAsync:!0,global:!0,nodelete:!0,allowUndefined:!0});reportUndefinedSymbols(),
removeRunDependency("loadDylibs")},"loadDylibs"),noExitRuntime=!0;function setValue(ptr,value,type2="i8"){switch(type2.endsWith("*")&&(type2="*"),type2){case"i1":
HEAP8[ptr]=value;break;case"i8":HEAP8[ptr]=value;break;case"i16":LE_HEAP_STORE_I16((ptr>>1)*2,value);break;case"i32":LE_HEAP_STORE_I32((ptr>>2)*4,value);break;case"\
i64":LE_HEAP_STORE_I64((ptr>>3)*8,BigInt(value));break;case"float":LE_HEAP_STORE_F32((ptr>>2)*4,value);break;case"double":LE_HEAP_STORE_F64((ptr>>3)*8,value);break;case"\
*":LE_HEAP_STORE_U32((ptr>>2)*4,value);break;default:abort(`invalid type for setValue: ${type2}`)}}__name(setValue,"setValue");var ___memory_base=new WebAssembly.
Global({value:"i32",mutable:!1},1024),___stack_high=82240,___stack_low=16704,___stack_pointer=new WebAssembly.Global({value:"i32",mutable:!0},82240),___table_base=new WebAssembly.
Global({value:"i32",mutable:!1},1),__abort_js=__name(()=>abort(""),"__abort_js");__abort_js.sig="v";var getHeapMax=__name(()=>2147483648,"getHeapMax"),growMemory=__name(
size=>{var oldHeapSize=wasmMemory.buffer.byteLength,pages=(size-oldHeapSize+65535)/65536|0;try{return wasmMemory.grow(pages),updateMemoryViews(),1}catch{}},"gro\
wMemory"),_emscripten_resize_heap=__name(requestedSize=>{var oldSize=HEAPU8.length;requestedSize>>>=0;var maxHeapSize=getHeapMax();if(requestedSize>maxHeapSize)
return!1;for(var cutDown=1;cutDown<=4;cutDown*=2){var overGrownHeapSize=oldSize*(1+.2/cutDown);overGrownHeapSize=Math.min(overGrownHeapSize,requestedSize+100663296);
var newSize=Math.min(maxHeapSize,alignMemory(Math.max(requestedSize,overGrownHeapSize),65536)),replacement=growMemory(newSize);if(replacement)return!0}return!1},
"_emscripten_resize_heap");_emscripten_resize_heap.sig="ip";var _fd_close=__name(fd=>52,"_fd_close");_fd_close.sig="ii";var INT53_MAX=9007199254740992,INT53_MIN=-9007199254740992,
bigintToI53Checked=__name(num=>num<INT53_MIN||num>INT53_MAX?NaN:Number(num),"bigintToI53Checked");function _fd_seek(fd,offset,whence,newOffset){return offset=bigintToI53Checked(
offset),70}__name(_fd_seek,"_fd_seek"),_fd_seek.sig="iijip";var printCharBuffers=[null,[],[]],printChar=__name((stream,curr)=>{var buffer=printCharBuffers[stream];
curr===0||curr===10?((stream===1?out:err)(UTF8ArrayToString(buffer)),buffer.length=0):buffer.push(curr)},"printChar"),_fd_write=__name((fd,iov,iovcnt,pnum)=>{for(var num=0,
i2=0;i2<iovcnt;i2++){var ptr=LE_HEAP_LOAD_U32((iov>>2)*4),len=LE_HEAP_LOAD_U32((iov+4>>2)*4);iov+=8;for(var j=0;j<len;j++)printChar(fd,HEAPU8[ptr+j]);num+=len}return LE_HEAP_STORE_U32(
(pnum>>2)*4,num),0},"_fd_write");_fd_write.sig="iippp";function _tree_sitter_log_callback(isLexMessage,messageAddress){if(Module.currentLogCallback){let message=UTF8ToString(
messageAddress);Module.currentLogCallback(message,isLexMessage!==0)}}__name(_tree_sitter_log_callback,"_tree_sitter_log_callback");function _tree_sitter_parse_callback(inputBufferAddress,index,row,column,lengthAddress){
let string2=Module.currentParseCallback(index,{row,column});typeof string2=="string"?(setValue(lengthAddress,string2.length,"i32"),stringToUTF16(string2,inputBufferAddress,
10240)):setValue(lengthAddress,0,"i32")}__name(_tree_sitter_parse_callback,"_tree_sitter_parse_callback");function _tree_sitter_progress_callback(currentOffset,hasError){
return Module.currentProgressCallback?Module.currentProgressCallback({currentOffset,hasError}):!1}__name(_tree_sitter_progress_callback,"_tree_sitter_progress_c\
allback");function _tree_sitter_query_progress_callback(currentOffset){return Module.currentQueryProgressCallback?Module.currentQueryProgressCallback({currentOffset}):
!1}__name(_tree_sitter_query_progress_callback,"_tree_sitter_query_progress_callback");var runtimeKeepaliveCounter=0,keepRuntimeAlive=__name(()=>noExitRuntime||
runtimeKeepaliveCounter>0,"keepRuntimeAlive"),_proc_exit=__name(code=>{EXITSTATUS=code,keepRuntimeAlive()||(Module.onExit?.(code),ABORT=!0),quit_(code,new ExitStatus(
code))},"_proc_exit");_proc_exit.sig="vi";var exitJS=__name((status,implicit)=>{EXITSTATUS=status,_proc_exit(status)},"exitJS"),handleException=__name(e=>{if(e instanceof
ExitStatus||e=="unwind")return EXITSTATUS;quit_(1,e)},"handleException"),lengthBytesUTF8=__name(str=>{for(var len=0,i2=0;i2<str.length;++i2){var c=str.charCodeAt(
i2);c<=127?len++:c<=2047?len+=2:c>=55296&&c<=57343?(len+=4,++i2):len+=3}return len},"lengthBytesUTF8"),stringToUTF8Array=__name((str,heap,outIdx,maxBytesToWrite)=>{
if(!(maxBytesToWrite>0))return 0;for(var startIdx=outIdx,endIdx=outIdx+maxBytesToWrite-1,i2=0;i2<str.length;++i2){var u=str.codePointAt(i2);if(u<=127){if(outIdx>=
endIdx)break;heap[outIdx++]=u}else if(u<=2047){if(outIdx+1>=endIdx)break;heap[outIdx++]=192|u>>6,heap[outIdx++]=128|u&63}else if(u<=65535){if(outIdx+2>=endIdx)break;
heap[outIdx++]=224|u>>12,heap[outIdx++]=128|u>>6&63,heap[outIdx++]=128|u&63}else{if(outIdx+3>=endIdx)break;heap[outIdx++]=240|u>>18,heap[outIdx++]=128|u>>12&63,
heap[outIdx++]=128|u>>6&63,heap[outIdx++]=128|u&63,i2++}}return heap[outIdx]=0,outIdx-startIdx},"stringToUTF8Array"),stringToUTF8=__name((str,outPtr,maxBytesToWrite)=>stringToUTF8Array(
str,HEAPU8,outPtr,maxBytesToWrite),"stringToUTF8"),stackAlloc=__name(sz=>__emscripten_stack_alloc(sz),"stackAlloc"),stringToUTF8OnStack=__name(str=>{var size=lengthBytesUTF8(
str)+1,ret=stackAlloc(size);return stringToUTF8(str,ret,size),ret},"stringToUTF8OnStack"),AsciiToString=__name(ptr=>{for(var str="";;){var ch=HEAPU8[ptr++];if(!ch)
return str;str+=String.fromCharCode(ch)}},"AsciiToString"),stringToUTF16=__name((str,outPtr,maxBytesToWrite)=>{if(maxBytesToWrite??=2147483647,maxBytesToWrite<2)
return 0;maxBytesToWrite-=2;for(var startPtr=outPtr,numCharsToWrite=maxBytesToWrite<str.length*2?maxBytesToWrite/2:str.length,i2=0;i2<numCharsToWrite;++i2){var codeUnit=str.
charCodeAt(i2);LE_HEAP_STORE_I16((outPtr>>1)*2,codeUnit),outPtr+=2}return LE_HEAP_STORE_I16((outPtr>>1)*2,0),outPtr-startPtr},"stringToUTF16");LE_ATOMICS_NATIVE_BYTE_ORDER=
new Int8Array(new Int16Array([1]).buffer)[0]===1?[(x=>x),(x=>x),void 0,(x=>x)]:[(x=>x),(x=>((x&65280)<<8|(x&255)<<24)>>16),void 0,(x=>x>>24&255|x>>8&65280|(x&65280)<<
8|(x&255)<<24)];function LE_HEAP_UPDATE(){HEAPU16.unsigned=(x=>x&65535),HEAPU32.unsigned=(x=>x>>>0)}if(__name(LE_HEAP_UPDATE,"LE_HEAP_UPDATE"),initMemory(),Module.
noExitRuntime&&(noExitRuntime=Module.noExitRuntime),Module.print&&(out=Module.print),Module.printErr&&(err=Module.printErr),Module.dynamicLibraries&&(dynamicLibraries=
Module.dynamicLibraries),Module.wasmBinary&&(wasmBinary=Module.wasmBinary),Module.arguments&&(arguments_=Module.arguments),Module.thisProgram&&(thisProgram=Module.
thisProgram),Module.preInit)for(typeof Module.preInit=="function"&&(Module.preInit=[Module.preInit]);Module.preInit.length>0;)Module.preInit.shift()();Module.setValue=
setValue,Module.getValue=getValue,Module.UTF8ToString=UTF8ToString,Module.stringToUTF8=stringToUTF8,Module.lengthBytesUTF8=lengthBytesUTF8,Module.AsciiToString=
AsciiToString,Module.stringToUTF16=stringToUTF16,Module.loadWebAssemblyModule=loadWebAssemblyModule,Module.LE_HEAP_STORE_I64=LE_HEAP_STORE_I64;var ASM_CONSTS={},
_malloc,_calloc,_realloc,_free,_ts_range_edit,_memcmp,_ts_language_symbol_count,_ts_language_state_count,_ts_language_abi_version,_ts_language_name,_ts_language_field_count,
_ts_language_next_state,_ts_language_symbol_name,_ts_language_symbol_for_name,_strncmp,_ts_language_symbol_type,_ts_language_field_name_for_id,_ts_lookahead_iterator_new,
_ts_lookahead_iterator_delete,_ts_lookahead_iterator_reset_state,_ts_lookahead_iterator_reset,_ts_lookahead_iterator_next,_ts_lookahead_iterator_current_symbol,
_ts_point_edit,_ts_parser_delete,_ts_parser_reset,_ts_parser_set_language,_ts_parser_set_included_ranges,_ts_query_new,_ts_query_delete,_iswspace,_iswalnum,_ts_query_copy,
_ts_query_pattern_count,_ts_query_capture_count,_ts_query_string_count,_ts_query_capture_name_for_id,_ts_query_capture_quantifier_for_id,_ts_query_string_value_for_id,
_ts_query_predicates_for_pattern,_ts_query_start_byte_for_pattern,_ts_query_end_byte_for_pattern,_ts_query_is_pattern_rooted,_ts_query_is_pattern_non_local,_ts_query_is_pattern_guaranteed_at_step,
_ts_query_disable_capture,_ts_query_disable_pattern,_ts_tree_copy,_ts_tree_delete,_ts_init,_ts_parser_new_wasm,_ts_parser_enable_logger_wasm,_ts_parser_parse_wasm,
_ts_parser_included_ranges_wasm,_ts_language_type_is_named_wasm,_ts_language_type_is_visible_wasm,_ts_language_metadata_wasm,_ts_language_supertypes_wasm,_ts_language_subtypes_wasm,
_ts_tree_root_node_wasm,_ts_tree_root_node_with_offset_wasm,_ts_tree_edit_wasm,_ts_tree_included_ranges_wasm,_ts_tree_get_changed_ranges_wasm,_ts_tree_cursor_new_wasm,
_ts_tree_cursor_copy_wasm,_ts_tree_cursor_delete_wasm,_ts_tree_cursor_reset_wasm,_ts_tree_cursor_reset_to_wasm,_ts_tree_cursor_goto_first_child_wasm,_ts_tree_cursor_goto_last_child_wasm,
_ts_tree_cursor_goto_first_child_for_index_wasm,_ts_tree_cursor_goto_first_child_for_position_wasm,_ts_tree_cursor_goto_next_sibling_wasm,_ts_tree_cursor_goto_previous_sibling_wasm,
_ts_tree_cursor_goto_descendant_wasm,_ts_tree_cursor_goto_parent_wasm,_ts_tree_cursor_current_node_type_id_wasm,_ts_tree_cursor_current_node_state_id_wasm,_ts_tree_cursor_current_node_is_named_wasm,
_ts_tree_cursor_current_node_is_missing_wasm,_ts_tree_cursor_current_node_id_wasm,_ts_tree_cursor_start_position_wasm,_ts_tree_cursor_end_position_wasm,_ts_tree_cursor_start_index_wasm,
_ts_tree_cursor_end_index_wasm,_ts_tree_cursor_current_field_id_wasm,_ts_tree_cursor_current_depth_wasm,_ts_tree_cursor_current_descendant_index_wasm,_ts_tree_cursor_current_node_wasm,
_ts_node_symbol_wasm,_ts_node_field_name_for_child_wasm,_ts_node_field_name_for_named_child_wasm,_ts_node_children_by_field_id_wasm,_ts_node_first_child_for_byte_wasm,
_ts_node_first_named_child_for_byte_wasm,_ts_node_grammar_symbol_wasm,_ts_node_child_count_wasm,_ts_node_named_child_count_wasm,_ts_node_child_wasm,_ts_node_named_child_wasm,
_ts_node_child_by_field_id_wasm,_ts_node_next_sibling_wasm,_ts_node_prev_sibling_wasm,_ts_node_next_named_sibling_wasm,_ts_node_prev_named_sibling_wasm,_ts_node_descendant_count_wasm,
_ts_node_parent_wasm,_ts_node_child_with_descendant_wasm,_ts_node_descendant_for_index_wasm,_ts_node_named_descendant_for_index_wasm,_ts_node_descendant_for_position_wasm,
_ts_node_named_descendant_for_position_wasm,_ts_node_start_point_wasm,_ts_node_end_point_wasm,_ts_node_start_index_wasm,_ts_node_end_index_wasm,_ts_node_to_string_wasm,
_ts_node_children_wasm,_ts_node_named_children_wasm,_ts_node_descendants_of_type_wasm,_ts_node_is_named_wasm,_ts_node_has_changes_wasm,_ts_node_has_error_wasm,_ts_node_is_error_wasm,
_ts_node_is_missing_wasm,_ts_node_is_extra_wasm,_ts_node_parse_state_wasm,_ts_node_next_parse_state_wasm,_ts_query_matches_wasm,_ts_query_captures_wasm,_memset,
_memcpy,_memmove,_iswalpha,_iswblank,_iswdigit,_iswlower,_iswpunct,_iswupper,_iswxdigit,_memchr,_strlen,_strcmp,_strncat,_strncpy,_towlower,_towupper,_setThrew,
__emscripten_stack_restore,__emscripten_stack_alloc,_emscripten_stack_get_current,___wasm_apply_data_relocs;function assignWasmExports(wasmExports2){Module._malloc=
_malloc=wasmExports2.malloc,Module._calloc=_calloc=wasmExports2.calloc,Module._realloc=_realloc=wasmExports2.realloc,Module._free=_free=wasmExports2.free,Module.
_ts_range_edit=_ts_range_edit=wasmExports2.ts_range_edit,Module._memcmp=_memcmp=wasmExports2.memcmp,Module._ts_language_symbol_count=_ts_language_symbol_count=wasmExports2.
ts_language_symbol_count,Module._ts_language_state_count=_ts_language_state_count=wasmExports2.ts_language_state_count,Module._ts_language_abi_version=_ts_language_abi_version=
wasmExports2.ts_language_abi_version,Module._ts_language_name=_ts_language_name=wasmExports2.ts_language_name,Module._ts_language_field_count=_ts_language_field_count=
wasmExports2.ts_language_field_count,Module._ts_language_next_state=_ts_language_next_state=wasmExports2.ts_language_next_state,Module._ts_language_symbol_name=
_ts_language_symbol_name=wasmExports2.ts_language_symbol_name,Module._ts_language_symbol_for_name=_ts_language_symbol_for_name=wasmExports2.ts_language_symbol_for_name,
Module._strncmp=_strncmp=wasmExports2.strncmp,Module._ts_language_symbol_type=_ts_language_symbol_type=wasmExports2.ts_language_symbol_type,Module._ts_language_field_name_for_id=
_ts_language_field_name_for_id=wasmExports2.ts_language_field_name_for_id,Module._ts_lookahead_iterator_new=_ts_lookahead_iterator_new=wasmExports2.ts_lookahead_iterator_new,
Module._ts_lookahead_iterator_delete=_ts_lookahead_iterator_delete=wasmExports2.ts_lookahead_iterator_delete,Module._ts_lookahead_iterator_reset_state=_ts_lookahead_iterator_reset_state=
wasmExports2.ts_lookahead_iterator_reset_state,Module._ts_lookahead_iterator_reset=_ts_lookahead_iterator_reset=wasmExports2.ts_lookahead_iterator_reset,Module.
_ts_lookahead_iterator_next=_ts_lookahead_iterator_next=wasmExports2.ts_lookahead_iterator_next,Module._ts_lookahead_iterator_current_symbol=_ts_lookahead_iterator_current_symbol=
wasmExports2.ts_lookahead_iterator_current_symbol,Module._ts_point_edit=_ts_point_edit=wasmExports2.ts_point_edit,Module._ts_parser_delete=_ts_parser_delete=wasmExports2.
ts_parser_delete,Module._ts_parser_reset=_ts_parser_reset=wasmExports2.ts_parser_reset,Module._ts_parser_set_language=_ts_parser_set_language=wasmExports2.ts_parser_set_language,
Module._ts_parser_set_included_ranges=_ts_parser_set_included_ranges=wasmExports2.ts_parser_set_included_ranges,Module._ts_query_new=_ts_query_new=wasmExports2.
ts_query_new,Module._ts_query_delete=_ts_query_delete=wasmExports2.ts_query_delete,Module._iswspace=_iswspace=wasmExports2.iswspace,Module._iswalnum=_iswalnum=wasmExports2.
iswalnum,Module._ts_query_copy=_ts_query_copy=wasmExports2.ts_query_copy,Module._ts_query_pattern_count=_ts_query_pattern_count=wasmExports2.ts_query_pattern_count,
Module._ts_query_capture_count=_ts_query_capture_count=wasmExports2.ts_query_capture_count,Module._ts_query_string_count=_ts_query_string_count=wasmExports2.ts_query_string_count,
Module._ts_query_capture_name_for_id=_ts_query_capture_name_for_id=wasmExports2.ts_query_capture_name_for_id,Module._ts_query_capture_quantifier_for_id=_ts_query_capture_quantifier_for_id=
wasmExports2.ts_query_capture_quantifier_for_id,Module._ts_query_string_value_for_id=_ts_query_string_value_for_id=wasmExports2.ts_query_string_value_for_id,Module.
_ts_query_predicates_for_pattern=_ts_query_predicates_for_pattern=wasmExports2.ts_query_predicates_for_pattern,Module._ts_query_start_byte_for_pattern=_ts_query_start_byte_for_pattern=
wasmExports2.ts_query_start_byte_for_pattern,Module._ts_query_end_byte_for_pattern=_ts_query_end_byte_for_pattern=wasmExports2.ts_query_end_byte_for_pattern,Module.
_ts_query_is_pattern_rooted=_ts_query_is_pattern_rooted=wasmExports2.ts_query_is_pattern_rooted,Module._ts_query_is_pattern_non_local=_ts_query_is_pattern_non_local=
wasmExports2.ts_query_is_pattern_non_local,Module._ts_query_is_pattern_guaranteed_at_step=_ts_query_is_pattern_guaranteed_at_step=wasmExports2.ts_query_is_pattern_guaranteed_at_step,
Module._ts_query_disable_capture=_ts_query_disable_capture=wasmExports2.ts_query_disable_capture,Module._ts_query_disable_pattern=_ts_query_disable_pattern=wasmExports2.
ts_query_disable_pattern,Module._ts_tree_copy=_ts_tree_copy=wasmExports2.ts_tree_copy,Module._ts_tree_delete=_ts_tree_delete=wasmExports2.ts_tree_delete,Module.
_ts_init=_ts_init=wasmExports2.ts_init,Module._ts_parser_new_wasm=_ts_parser_new_wasm=wasmExports2.ts_parser_new_wasm,Module._ts_parser_enable_logger_wasm=_ts_parser_enable_logger_wasm=
wasmExports2.ts_parser_enable_logger_wasm,Module._ts_parser_parse_wasm=_ts_parser_parse_wasm=wasmExports2.ts_parser_parse_wasm,Module._ts_parser_included_ranges_wasm=
_ts_parser_included_ranges_wasm=wasmExports2.ts_parser_included_ranges_wasm,Module._ts_language_type_is_named_wasm=_ts_language_type_is_named_wasm=wasmExports2.
ts_language_type_is_named_wasm,Module._ts_language_type_is_visible_wasm=_ts_language_type_is_visible_wasm=wasmExports2.ts_language_type_is_visible_wasm,Module._ts_language_metadata_wasm=
_ts_language_metadata_wasm=wasmExports2.ts_language_metadata_wasm,Module._ts_language_supertypes_wasm=_ts_language_supertypes_wasm=wasmExports2.ts_language_supertypes_wasm,
Module._ts_language_subtypes_wasm=_ts_language_subtypes_wasm=wasmExports2.ts_language_subtypes_wasm,Module._ts_tree_root_node_wasm=_ts_tree_root_node_wasm=wasmExports2.
ts_tree_root_node_wasm,Module._ts_tree_root_node_with_offset_wasm=_ts_tree_root_node_with_offset_wasm=wasmExports2.ts_tree_root_node_with_offset_wasm,Module._ts_tree_edit_wasm=
_ts_tree_edit_wasm=wasmExports2.ts_tree_edit_wasm,Module._ts_tree_included_ranges_wasm=_ts_tree_included_ranges_wasm=wasmExports2.ts_tree_included_ranges_wasm,Module.
_ts_tree_get_changed_ranges_wasm=_ts_tree_get_changed_ranges_wasm=wasmExports2.ts_tree_get_changed_ranges_wasm,Module._ts_tree_cursor_new_wasm=_ts_tree_cursor_new_wasm=
wasmExports2.ts_tree_cursor_new_wasm,Module._ts_tree_cursor_copy_wasm=_ts_tree_cursor_copy_wasm=wasmExports2.ts_tree_cursor_copy_wasm,Module._ts_tree_cursor_delete_wasm=
_ts_tree_cursor_delete_wasm=wasmExports2.ts_tree_cursor_delete_wasm,Module._ts_tree_cursor_reset_wasm=_ts_tree_cursor_reset_wasm=wasmExports2.ts_tree_cursor_reset_wasm,
Module._ts_tree_cursor_reset_to_wasm=_ts_tree_cursor_reset_to_wasm=wasmExports2.ts_tree_cursor_reset_to_wasm,Module._ts_tree_cursor_goto_first_child_wasm=_ts_tree_cursor_goto_first_child_wasm=
wasmExports2.ts_tree_cursor_goto_first_child_wasm,Module._ts_tree_cursor_goto_last_child_wasm=_ts_tree_cursor_goto_last_child_wasm=wasmExports2.ts_tree_cursor_goto_last_child_wasm,
Module._ts_tree_cursor_goto_first_child_for_index_wasm=_ts_tree_cursor_goto_first_child_for_index_wasm=wasmExports2.ts_tree_cursor_goto_first_child_for_index_wasm,
Module._ts_tree_cursor_goto_first_child_for_position_wasm=_ts_tree_cursor_goto_first_child_for_position_wasm=wasmExports2.ts_tree_cursor_goto_first_child_for_position_wasm,
Module._ts_tree_cursor_goto_next_sibling_wasm=_ts_tree_cursor_goto_next_sibling_wasm=wasmExports2.ts_tree_cursor_goto_next_sibling_wasm,Module._ts_tree_cursor_goto_previous_sibling_wasm=
_ts_tree_cursor_goto_previous_sibling_wasm=wasmExports2.ts_tree_cursor_goto_previous_sibling_wasm,Module._ts_tree_cursor_goto_descendant_wasm=_ts_tree_cursor_goto_descendant_wasm=
wasmExports2.ts_tree_cursor_goto_descendant_wasm,Module._ts_tree_cursor_goto_parent_wasm=_ts_tree_cursor_goto_parent_wasm=wasmExports2.ts_tree_cursor_goto_parent_wasm,
Module._ts_tree_cursor_current_node_type_id_wasm=_ts_tree_cursor_current_node_type_id_wasm=wasmExports2.ts_tree_cursor_current_node_type_id_wasm,Module._ts_tree_cursor_current_node_state_id_wasm=
_ts_tree_cursor_current_node_state_id_wasm=wasmExports2.ts_tree_cursor_current_node_state_id_wasm,Module._ts_tree_cursor_current_node_is_named_wasm=_ts_tree_cursor_current_node_is_named_wasm=
wasmExports2.ts_tree_cursor_current_node_is_named_wasm,Module._ts_tree_cursor_current_node_is_missing_wasm=_ts_tree_cursor_current_node_is_missing_wasm=wasmExports2.
ts_tree_cursor_current_node_is_missing_wasm,Module._ts_tree_cursor_current_node_id_wasm=_ts_tree_cursor_current_node_id_wasm=wasmExports2.ts_tree_cursor_current_node_id_wasm,
Module._ts_tree_cursor_start_position_wasm=_ts_tree_cursor_start_position_wasm=wasmExports2.ts_tree_cursor_start_position_wasm,Module._ts_tree_cursor_end_position_wasm=
_ts_tree_cursor_end_position_wasm=wasmExports2.ts_tree_cursor_end_position_wasm,Module._ts_tree_cursor_start_index_wasm=_ts_tree_cursor_start_index_wasm=wasmExports2.
ts_tree_cursor_start_index_wasm,Module._ts_tree_cursor_end_index_wasm=_ts_tree_cursor_end_index_wasm=wasmExports2.ts_tree_cursor_end_index_wasm,Module._ts_tree_cursor_current_field_id_wasm=
_ts_tree_cursor_current_field_id_wasm=wasmExports2.ts_tree_cursor_current_field_id_wasm,Module._ts_tree_cursor_current_depth_wasm=_ts_tree_cursor_current_depth_wasm=
wasmExports2.ts_tree_cursor_current_depth_wasm,Module._ts_tree_cursor_current_descendant_index_wasm=_ts_tree_cursor_current_descendant_index_wasm=wasmExports2.ts_tree_cursor_current_descendant_index_wasm,
Module._ts_tree_cursor_current_node_wasm=_ts_tree_cursor_current_node_wasm=wasmExports2.ts_tree_cursor_current_node_wasm,Module._ts_node_symbol_wasm=_ts_node_symbol_wasm=
wasmExports2.ts_node_symbol_wasm,Module._ts_node_field_name_for_child_wasm=_ts_node_field_name_for_child_wasm=wasmExports2.ts_node_field_name_for_child_wasm,Module.
_ts_node_field_name_for_named_child_wasm=_ts_node_field_name_for_named_child_wasm=wasmExports2.ts_node_field_name_for_named_child_wasm,Module._ts_node_children_by_field_id_wasm=
_ts_node_children_by_field_id_wasm=wasmExports2.ts_node_children_by_field_id_wasm,Module._ts_node_first_child_for_byte_wasm=_ts_node_first_child_for_byte_wasm=wasmExports2.
ts_node_first_child_for_byte_wasm,Module._ts_node_first_named_child_for_byte_wasm=_ts_node_first_named_child_for_byte_wasm=wasmExports2.ts_node_first_named_child_for_byte_wasm,
Module._ts_node_grammar_symbol_wasm=_ts_node_grammar_symbol_wasm=wasmExports2.ts_node_grammar_symbol_wasm,Module._ts_node_child_count_wasm=_ts_node_child_count_wasm=
wasmExports2.ts_node_child_count_wasm,Module._ts_node_named_child_count_wasm=_ts_node_named_child_count_wasm=wasmExports2.ts_node_named_child_count_wasm,Module.
_ts_node_child_wasm=_ts_node_child_wasm=wasmExports2.ts_node_child_wasm,Module._ts_node_named_child_wasm=_ts_node_named_child_wasm=wasmExports2.ts_node_named_child_wasm,
Module._ts_node_child_by_field_id_wasm=_ts_node_child_by_field_id_wasm=wasmExports2.ts_node_child_by_field_id_wasm,Module._ts_node_next_sibling_wasm=_ts_node_next_sibling_wasm=
wasmExports2.ts_node_next_sibling_wasm,Module._ts_node_prev_sibling_wasm=_ts_node_prev_sibling_wasm=wasmExports2.ts_node_prev_sibling_wasm,Module._ts_node_next_named_sibling_wasm=
_ts_node_next_named_sibling_wasm=wasmExports2.ts_node_next_named_sibling_wasm,Module._ts_node_prev_named_sibling_wasm=_ts_node_prev_named_sibling_wasm=wasmExports2.
ts_node_prev_named_sibling_wasm,Module._ts_node_descendant_count_wasm=_ts_node_descendant_count_wasm=wasmExports2.ts_node_descendant_count_wasm,Module._ts_node_parent_wasm=
_ts_node_parent_wasm=wasmExports2.ts_node_parent_wasm,Module._ts_node_child_with_descendant_wasm=_ts_node_child_with_descendant_wasm=wasmExports2.ts_node_child_with_descendant_wasm,
Module._ts_node_descendant_for_index_wasm=_ts_node_descendant_for_index_wasm=wasmExports2.ts_node_descendant_for_index_wasm,Module._ts_node_named_descendant_for_index_wasm=
_ts_node_named_descendant_for_index_wasm=wasmExports2.ts_node_named_descendant_for_index_wasm,Module._ts_node_descendant_for_position_wasm=_ts_node_descendant_for_position_wasm=
wasmExports2.ts_node_descendant_for_position_wasm,Module._ts_node_named_descendant_for_position_wasm=_ts_node_named_descendant_for_position_wasm=wasmExports2.ts_node_named_descendant_for_position_wasm,
Module._ts_node_start_point_wasm=_ts_node_start_point_wasm=wasmExports2.ts_node_start_point_wasm,Module._ts_node_end_point_wasm=_ts_node_end_point_wasm=wasmExports2.
ts_node_end_point_wasm,Module._ts_node_start_index_wasm=_ts_node_start_index_wasm=wasmExports2.ts_node_start_index_wasm,Module._ts_node_end_index_wasm=_ts_node_end_index_wasm=
wasmExports2.ts_node_end_index_wasm,Module._ts_node_to_string_wasm=_ts_node_to_string_wasm=wasmExports2.ts_node_to_string_wasm,Module._ts_node_children_wasm=_ts_node_children_wasm=
wasmExports2.ts_node_children_wasm,Module._ts_node_named_children_wasm=_ts_node_named_children_wasm=wasmExports2.ts_node_named_children_wasm,Module._ts_node_descendants_of_type_wasm=
_ts_node_descendants_of_type_wasm=wasmExports2.ts_node_descendants_of_type_wasm,Module._ts_node_is_named_wasm=_ts_node_is_named_wasm=wasmExports2.ts_node_is_named_wasm,
Module._ts_node_has_changes_wasm=_ts_node_has_changes_wasm=wasmExports2.ts_node_has_changes_wasm,Module._ts_node_has_error_wasm=_ts_node_has_error_wasm=wasmExports2.
ts_node_has_error_wasm,Module._ts_node_is_error_wasm=_ts_node_is_error_wasm=wasmExports2.ts_node_is_error_wasm,Module._ts_node_is_missing_wasm=_ts_node_is_missing_wasm=
wasmExports2.ts_node_is_missing_wasm,Module._ts_node_is_extra_wasm=_ts_node_is_extra_wasm=wasmExports2.ts_node_is_extra_wasm,Module._ts_node_parse_state_wasm=_ts_node_parse_state_wasm=
wasmExports2.ts_node_parse_state_wasm,Module._ts_node_next_parse_state_wasm=_ts_node_next_parse_state_wasm=wasmExports2.ts_node_next_parse_state_wasm,Module._ts_query_matches_wasm=
_ts_query_matches_wasm=wasmExports2.ts_query_matches_wasm,Module._ts_query_captures_wasm=_ts_query_captures_wasm=wasmExports2.ts_query_captures_wasm,Module._memset=
_memset=wasmExports2.memset,Module._memcpy=_memcpy=wasmExports2.memcpy,Module._memmove=_memmove=wasmExports2.memmove,Module._iswalpha=_iswalpha=wasmExports2.iswalpha,
Module._iswblank=_iswblank=wasmExports2.iswblank,Module._iswdigit=_iswdigit=wasmExports2.iswdigit,Module._iswlower=_iswlower=wasmExports2.iswlower,Module._iswpunct=
_iswpunct=wasmExports2.iswpunct,Module._iswupper=_iswupper=wasmExports2.iswupper,Module._iswxdigit=_iswxdigit=wasmExports2.iswxdigit,Module._memchr=_memchr=wasmExports2.
memchr,Module._strlen=_strlen=wasmExports2.strlen,Module._strcmp=_strcmp=wasmExports2.strcmp,Module._strncat=_strncat=wasmExports2.strncat,Module._strncpy=_strncpy=
wasmExports2.strncpy,Module._towlower=_towlower=wasmExports2.towlower,Module._towupper=_towupper=wasmExports2.towupper,_setThrew=wasmExports2.setThrew,__emscripten_stack_restore=
wasmExports2._emscripten_stack_restore,__emscripten_stack_alloc=wasmExports2._emscripten_stack_alloc,_emscripten_stack_get_current=wasmExports2.emscripten_stack_get_current,
___wasm_apply_data_relocs=wasmExports2.__wasm_apply_data_relocs}__name(assignWasmExports,"assignWasmExports");var wasmImports={__heap_base:___heap_base,__indirect_function_table:wasmTable,
__memory_base:___memory_base,__stack_high:___stack_high,__stack_low:___stack_low,__stack_pointer:___stack_pointer,__table_base:___table_base,_abort_js:__abort_js,
emscripten_resize_heap:_emscripten_resize_heap,fd_close:_fd_close,fd_seek:_fd_seek,fd_write:_fd_write,memory:wasmMemory,tree_sitter_log_callback:_tree_sitter_log_callback,
tree_sitter_parse_callback:_tree_sitter_parse_callback,tree_sitter_progress_callback:_tree_sitter_progress_callback,tree_sitter_query_progress_callback:_tree_sitter_query_progress_callback};
function callMain(args2=[]){var entryFunction=resolveGlobalSymbol("main").sym;if(entryFunction){args2.unshift(thisProgram);var argc=args2.length,argv=stackAlloc(
(argc+1)*4),argv_ptr=argv;args2.forEach(arg=>{LE_HEAP_STORE_U32((argv_ptr>>2)*4,stringToUTF8OnStack(arg)),argv_ptr+=4}),LE_HEAP_STORE_U32((argv_ptr>>2)*4,0);try{
var ret=entryFunction(argc,argv);return exitJS(ret,!0),ret}catch(e){return handleException(e)}}}__name(callMain,"callMain");function run(args2=arguments_){if(runDependencies>
0){dependenciesFulfilled=run;return}if(preRun(),runDependencies>0){dependenciesFulfilled=run;return}function doRun(){if(Module.calledRun=!0,!ABORT){initRuntime(),
readyPromiseResolve?.(Module),Module.onRuntimeInitialized?.();var noInitialRun=Module.noInitialRun||!1;noInitialRun||callMain(args2),postRun()}}__name(doRun,"do\
Run"),Module.setStatus?(Module.setStatus("Running..."),setTimeout(()=>{setTimeout(()=>Module.setStatus(""),1),doRun()},1)):doRun()}__name(run,"run");var wasmExports;
return wasmExports=await createWasm(),run(),runtimeInitialized?moduleRtn=Module:moduleRtn=new Promise((resolve,reject)=>{readyPromiseResolve=resolve,readyPromiseReject=
reject}),moduleRtn}__name(Module2,"Module");var web_tree_sitter_default=Module2,Module3=null;async function initializeBinding(moduleOptions){return Module3??=await web_tree_sitter_default(
moduleOptions)}__name(initializeBinding,"initializeBinding");function checkModule(){return!!Module3}__name(checkModule,"checkModule");var TRANSFER_BUFFER,LANGUAGE_VERSION,
MIN_COMPATIBLE_VERSION,finalizer4=newFinalizer(addresses=>{C._ts_parser_delete(addresses[0]),C._free(addresses[1])}),Parser=class{static{__name(this,"Parser")}0=0;1=0;logCallback=null;language=null;static async init(moduleOptions){
setModule(await initializeBinding(moduleOptions)),TRANSFER_BUFFER=C._ts_init(),LANGUAGE_VERSION=C.getValue(TRANSFER_BUFFER,"i32"),MIN_COMPATIBLE_VERSION=C.getValue(
TRANSFER_BUFFER+SIZE_OF_INT,"i32")}constructor(){this.initialize(),finalizer4?.register(this,[this[0],this[1]],this)}initialize(){if(!checkModule())throw new Error(
"cannot construct a Parser before calling `init()`");C._ts_parser_new_wasm(),this[0]=C.getValue(TRANSFER_BUFFER,"i32"),this[1]=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,
"i32")}delete(){finalizer4?.unregister(this),C._ts_parser_delete(this[0]),C._free(this[1]),this[0]=0,this[1]=0}setLanguage(language){let address;if(!language)address=
0,this.language=null;else if(language.constructor===Language){address=language[0];let version=C._ts_language_abi_version(address);if(version<MIN_COMPATIBLE_VERSION||
LANGUAGE_VERSION<version)throw new Error(`Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`);
this.language=language}else throw new Error("Argument must be a Language");return C._ts_parser_set_language(this[0],address),this}parse(callback,oldTree,options){
if(typeof callback=="string")C.currentParseCallback=index=>callback.slice(index);else if(typeof callback=="function")C.currentParseCallback=callback;else throw new Error(
"Argument must be a string or a function");options?.progressCallback?C.currentProgressCallback=options.progressCallback:C.currentProgressCallback=null,this.logCallback?
(C.currentLogCallback=this.logCallback,C._ts_parser_enable_logger_wasm(this[0],1)):(C.currentLogCallback=null,C._ts_parser_enable_logger_wasm(this[0],0));let rangeCount=0,
rangeAddress=0;if(options?.includedRanges){rangeCount=options.includedRanges.length,rangeAddress=C._calloc(rangeCount,SIZE_OF_RANGE);let address=rangeAddress;for(let i2=0;i2<
rangeCount;i2++)marshalRange(address,options.includedRanges[i2]),address+=SIZE_OF_RANGE}let treeAddress=C._ts_parser_parse_wasm(this[0],this[1],oldTree?oldTree[0]:
0,rangeAddress,rangeCount);if(!treeAddress)return C.currentParseCallback=null,C.currentLogCallback=null,C.currentProgressCallback=null,null;if(!this.language)throw new Error(
"Parser must have a language to parse");let result2=new Tree(INTERNAL,treeAddress,this.language,C.currentParseCallback);return C.currentParseCallback=null,C.currentLogCallback=
null,C.currentProgressCallback=null,result2}reset(){C._ts_parser_reset(this[0])}getIncludedRanges(){C._ts_parser_included_ranges_wasm(this[0]);let count=C.getValue(
TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result2=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result2[i2]=
unmarshalRange(address),address+=SIZE_OF_RANGE;C._free(buffer)}return result2}setLogger(callback){if(!callback)this.logCallback=null;else{if(typeof callback!="f\
unction")throw new Error("Logger callback must be a function");this.logCallback=callback}return this}getLogger(){return this.logCallback}},PREDICATE_STEP_TYPE_CAPTURE=1,
PREDICATE_STEP_TYPE_STRING=2,QUERY_WORD_REGEX=/[\w-]+/g,CaptureQuantifier={Zero:0,ZeroOrOne:1,ZeroOrMore:2,One:3,OneOrMore:4},isCaptureStep=__name(step=>step.type===
"capture","isCaptureStep"),isStringStep=__name(step=>step.type==="string","isStringStep"),QueryErrorKind={Syntax:1,NodeName:2,FieldName:3,CaptureName:4,PatternStructure:5},
QueryError=class _QueryError extends Error{constructor(kind,info2,index,length){super(_QueryError.formatMessage(kind,info2)),this.kind=kind,this.info=info2,this.
index=index,this.length=length,this.name="QueryError"}kind;info;index;length;static{__name(this,"QueryError")}static formatMessage(kind,info2){switch(kind){case QueryErrorKind.
NodeName:return`Bad node name '${info2.word}'`;case QueryErrorKind.FieldName:return`Bad field name '${info2.word}'`;case QueryErrorKind.CaptureName:return`Bad c\
apture name @${info2.word}`;case QueryErrorKind.PatternStructure:return`Bad pattern structure at offset ${info2.suffix}`;case QueryErrorKind.Syntax:return`Bad s\
yntax at offset ${info2.suffix}`}}};function parseAnyPredicate(steps,index,operator,textPredicates){if(steps.length!==3)throw new Error(`Wrong number of argumen\
ts to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}`);if(!isCaptureStep(steps[1]))throw new Error(`First argument of \`#${operator}\` predicate m\
ust be a capture. Got "${steps[1].value}"`);let isPositive=operator==="eq?"||operator==="any-eq?",matchAll=!operator.startsWith("any-");if(isCaptureStep(steps[2])){
let captureName1=steps[1].name,captureName2=steps[2].name;textPredicates[index].push(captures=>{let nodes1=[],nodes2=[];for(let c of captures)c.name===captureName1&&
nodes1.push(c.node),c.name===captureName2&&nodes2.push(c.node);let compare=__name((n1,n2,positive)=>positive?n1.text===n2.text:n1.text!==n2.text,"compare");return matchAll?
nodes1.every(n1=>nodes2.some(n2=>compare(n1,n2,isPositive))):nodes1.some(n1=>nodes2.some(n2=>compare(n1,n2,isPositive)))})}else{let captureName=steps[1].name,stringValue=steps[2].
value,matches=__name(n=>n.text===stringValue,"matches"),doesNotMatch=__name(n=>n.text!==stringValue,"doesNotMatch");textPredicates[index].push(captures=>{let nodes=[];
for(let c of captures)c.name===captureName&&nodes.push(c.node);let test=isPositive?matches:doesNotMatch;return matchAll?nodes.every(test):nodes.some(test)})}}__name(
parseAnyPredicate,"parseAnyPredicate");function parseMatchPredicate(steps,index,operator,textPredicates){if(steps.length!==3)throw new Error(`Wrong number of ar\
guments to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}.`);if(steps[1].type!=="capture")throw new Error(`First argument of \`#${operator}\` pred\
icate must be a capture. Got "${steps[1].value}".`);if(steps[2].type!=="string")throw new Error(`Second argument of \`#${operator}\` predicate must be a string. \
Got @${steps[2].name}.`);let isPositive=operator==="match?"||operator==="any-match?",matchAll=!operator.startsWith("any-"),captureName=steps[1].name,regex=new RegExp(
steps[2].value);textPredicates[index].push(captures=>{let nodes=[];for(let c of captures)c.name===captureName&&nodes.push(c.node.text);let test=__name((text,positive)=>positive?
regex.test(text):!regex.test(text),"test");return nodes.length===0?!isPositive:matchAll?nodes.every(text=>test(text,isPositive)):nodes.some(text=>test(text,isPositive))})}
__name(parseMatchPredicate,"parseMatchPredicate");function parseAnyOfPredicate(steps,index,operator,textPredicates){if(steps.length<2)throw new Error(`Wrong num\
ber of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length-1}.`);if(steps[1].type!=="capture")throw new Error(`First argument of \`#${operator}\
\` predicate must be a capture. Got "${steps[1].value}".`);let isPositive=operator==="any-of?",captureName=steps[1].name,stringSteps=steps.slice(2);if(!stringSteps.
every(isStringStep))throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);let values=stringSteps.map(s=>s.value);textPredicates[index].push(
captures=>{let nodes=[];for(let c of captures)c.name===captureName&&nodes.push(c.node.text);return nodes.length===0?!isPositive:nodes.every(text=>values.includes(
text))===isPositive})}__name(parseAnyOfPredicate,"parseAnyOfPredicate");function parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties){if(steps.
length<2||steps.length>3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length-1}.`);if(!steps.every(isStringStep))
throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);let properties=operator==="is?"?assertedProperties:refutedProperties;properties[index]||
(properties[index]={}),properties[index][steps[1].value]=steps[2]?.value??null}__name(parseIsPredicate,"parseIsPredicate");function parseSetDirective(steps,index,setProperties){
if(steps.length<2||steps.length>3)throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length-1}.`);if(!steps.every(isStringStep))
throw new Error('Arguments to `#set!` predicate must be strings.".');setProperties[index]||(setProperties[index]={}),setProperties[index][steps[1].value]=steps[2]?.
value??null}__name(parseSetDirective,"parseSetDirective");function parsePattern(index,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties){
if(stepType===PREDICATE_STEP_TYPE_CAPTURE){let name22=captureNames[stepValueId];steps.push({type:"capture",name:name22})}else if(stepType===PREDICATE_STEP_TYPE_STRING)
steps.push({type:"string",value:stringValues[stepValueId]});else if(steps.length>0){if(steps[0].type!=="string")throw new Error("Predicates must begin with a li\
teral value");let operator=steps[0].value;switch(operator){case"any-not-eq?":case"not-eq?":case"any-eq?":case"eq?":parseAnyPredicate(steps,index,operator,textPredicates);
break;case"any-not-match?":case"not-match?":case"any-match?":case"match?":parseMatchPredicate(steps,index,operator,textPredicates);break;case"not-any-of?":case"\
any-of?":parseAnyOfPredicate(steps,index,operator,textPredicates);break;case"is?":case"is-not?":parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties);
break;case"set!":parseSetDirective(steps,index,setProperties);break;default:predicates[index].push({operator,operands:steps.slice(1)})}steps.length=0}}__name(parsePattern,
"parsePattern");var finalizer5=newFinalizer(address=>{C._ts_query_delete(address)}),Query=class{static{__name(this,"Query")}0=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(language,source){
let sourceLength=C.lengthBytesUTF8(source),sourceAddress=C._malloc(sourceLength+1);C.stringToUTF8(source,sourceAddress,sourceLength+1);let address=C._ts_query_new(
language[0],sourceAddress,sourceLength,TRANSFER_BUFFER,TRANSFER_BUFFER+SIZE_OF_INT);if(!address){let errorId=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),errorByte=C.
getValue(TRANSFER_BUFFER,"i32"),errorIndex=C.UTF8ToString(sourceAddress,errorByte).length,suffix=source.slice(errorIndex,errorIndex+100).split(`
`)[0],word2=suffix.match(QUERY_WORD_REGEX)?.[0]??"";switch(C._free(sourceAddress),errorId){case QueryErrorKind.Syntax:throw new QueryError(QueryErrorKind.Syntax,
{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0);case QueryErrorKind.NodeName:throw new QueryError(errorId,{word:word2},errorIndex,word2.length);case QueryErrorKind.
FieldName:throw new QueryError(errorId,{word:word2},errorIndex,word2.length);case QueryErrorKind.CaptureName:throw new QueryError(errorId,{word:word2},errorIndex,
word2.length);case QueryErrorKind.PatternStructure:throw new QueryError(errorId,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0)}}let stringCount=C._ts_query_string_count(
address),captureCount=C._ts_query_capture_count(address),patternCount=C._ts_query_pattern_count(address),captureNames=new Array(captureCount),captureQuantifiers=new Array(
patternCount),stringValues=new Array(stringCount);for(let i2=0;i2<captureCount;i2++){let nameAddress=C._ts_query_capture_name_for_id(address,i2,TRANSFER_BUFFER),
nameLength=C.getValue(TRANSFER_BUFFER,"i32");captureNames[i2]=C.UTF8ToString(nameAddress,nameLength)}for(let i2=0;i2<patternCount;i2++){let captureQuantifiersArray=new Array(
captureCount);for(let j=0;j<captureCount;j++){let quantifier=C._ts_query_capture_quantifier_for_id(address,i2,j);captureQuantifiersArray[j]=quantifier}captureQuantifiers[i2]=
captureQuantifiersArray}for(let i2=0;i2<stringCount;i2++){let valueAddress=C._ts_query_string_value_for_id(address,i2,TRANSFER_BUFFER),nameLength=C.getValue(TRANSFER_BUFFER,
"i32");stringValues[i2]=C.UTF8ToString(valueAddress,nameLength)}let setProperties=new Array(patternCount),assertedProperties=new Array(patternCount),refutedProperties=new Array(
patternCount),predicates=new Array(patternCount),textPredicates=new Array(patternCount);for(let i2=0;i2<patternCount;i2++){let predicatesAddress=C._ts_query_predicates_for_pattern(
address,i2,TRANSFER_BUFFER),stepCount=C.getValue(TRANSFER_BUFFER,"i32");predicates[i2]=[],textPredicates[i2]=[];let steps=new Array,stepAddress=predicatesAddress;
for(let j=0;j<stepCount;j++){let stepType=C.getValue(stepAddress,"i32");stepAddress+=SIZE_OF_INT;let stepValueId=C.getValue(stepAddress,"i32");stepAddress+=SIZE_OF_INT,
parsePattern(i2,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties)}Object.freeze(
textPredicates[i2]),Object.freeze(predicates[i2]),Object.freeze(setProperties[i2]),Object.freeze(assertedProperties[i2]),Object.freeze(refutedProperties[i2])}C.
_free(sourceAddress),this[0]=address,this.captureNames=captureNames,this.captureQuantifiers=captureQuantifiers,this.textPredicates=textPredicates,this.predicates=
predicates,this.setProperties=setProperties,this.assertedProperties=assertedProperties,this.refutedProperties=refutedProperties,this.exceededMatchLimit=!1,finalizer5?.
register(this,address,this)}delete(){finalizer5?.unregister(this),C._ts_query_delete(this[0]),this[0]=0}matches(node,options={}){let startPosition=options.startPosition??
ZERO_POINT,endPosition=options.endPosition??ZERO_POINT,startIndex=options.startIndex??0,endIndex=options.endIndex??0,startContainingPosition=options.startContainingPosition??
ZERO_POINT,endContainingPosition=options.endContainingPosition??ZERO_POINT,startContainingIndex=options.startContainingIndex??0,endContainingIndex=options.endContainingIndex??
0,matchLimit=options.matchLimit??4294967295,maxStartDepth=options.maxStartDepth??4294967295,progressCallback=options.progressCallback;if(typeof matchLimit!="num\
ber")throw new Error("Arguments must be numbers");if(this.matchLimit=matchLimit,endIndex!==0&&startIndex>endIndex)throw new Error("`startIndex` cannot be greate\
r than `endIndex`");if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column))
throw new Error("`startPosition` cannot be greater than `endPosition`");if(endContainingIndex!==0&&startContainingIndex>endContainingIndex)throw new Error("`sta\
rtContainingIndex` cannot be greater than `endContainingIndex`");if(endContainingPosition!==ZERO_POINT&&(startContainingPosition.row>endContainingPosition.row||
startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.column))throw new Error("`startContainingPosition`\
 cannot be greater than `endContainingPosition`");progressCallback&&(C.currentQueryProgressCallback=progressCallback),marshalNode(node),C._ts_query_matches_wasm(
this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.row,startContainingPosition.
column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);let rawCount=C.getValue(TRANSFER_BUFFER,
"i32"),startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),result2=new Array(rawCount);
this.exceededMatchLimit=!!didExceedMatchLimit;let filteredCount=0,address=startAddress;for(let i2=0;i2<rawCount;i2++){let patternIndex=C.getValue(address,"i32");
address+=SIZE_OF_INT;let captureCount=C.getValue(address,"i32");address+=SIZE_OF_INT;let captures=new Array(captureCount);if(address=unmarshalCaptures(this,node.
tree,address,patternIndex,captures),this.textPredicates[patternIndex].every(p=>p(captures))){result2[filteredCount]={patternIndex,captures};let setProperties=this.
setProperties[patternIndex];result2[filteredCount].setProperties=setProperties;let assertedProperties=this.assertedProperties[patternIndex];result2[filteredCount].
assertedProperties=assertedProperties;let refutedProperties=this.refutedProperties[patternIndex];result2[filteredCount].refutedProperties=refutedProperties,filteredCount++}}
return result2.length=filteredCount,C._free(startAddress),C.currentQueryProgressCallback=null,result2}captures(node,options={}){let startPosition=options.startPosition??
ZERO_POINT,endPosition=options.endPosition??ZERO_POINT,startIndex=options.startIndex??0,endIndex=options.endIndex??0,startContainingPosition=options.startContainingPosition??
ZERO_POINT,endContainingPosition=options.endContainingPosition??ZERO_POINT,startContainingIndex=options.startContainingIndex??0,endContainingIndex=options.endContainingIndex??
0,matchLimit=options.matchLimit??4294967295,maxStartDepth=options.maxStartDepth??4294967295,progressCallback=options.progressCallback;if(typeof matchLimit!="num\
ber")throw new Error("Arguments must be numbers");if(this.matchLimit=matchLimit,endIndex!==0&&startIndex>endIndex)throw new Error("`startIndex` cannot be greate\
r than `endIndex`");if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column))
throw new Error("`startPosition` cannot be greater than `endPosition`");if(endContainingIndex!==0&&startContainingIndex>endContainingIndex)throw new Error("`sta\
rtContainingIndex` cannot be greater than `endContainingIndex`");if(endContainingPosition!==ZERO_POINT&&(startContainingPosition.row>endContainingPosition.row||
startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.column))throw new Error("`startContainingPosition`\
 cannot be greater than `endContainingPosition`");progressCallback&&(C.currentQueryProgressCallback=progressCallback),marshalNode(node),C._ts_query_captures_wasm(
this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.row,startContainingPosition.
column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);let count=C.getValue(TRANSFER_BUFFER,
"i32"),startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),result2=new Array;this.exceededMatchLimit=
!!didExceedMatchLimit;let captures=new Array,address=startAddress;for(let i2=0;i2<count;i2++){let patternIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;let captureCount=C.
getValue(address,"i32");address+=SIZE_OF_INT;let captureIndex=C.getValue(address,"i32");if(address+=SIZE_OF_INT,captures.length=captureCount,address=unmarshalCaptures(
this,node.tree,address,patternIndex,captures),this.textPredicates[patternIndex].every(p=>p(captures))){let capture=captures[captureIndex],setProperties=this.setProperties[patternIndex];
capture.setProperties=setProperties;let assertedProperties=this.assertedProperties[patternIndex];capture.assertedProperties=assertedProperties;let refutedProperties=this.
refutedProperties[patternIndex];capture.refutedProperties=refutedProperties,result2.push(capture)}}return C._free(startAddress),C.currentQueryProgressCallback=null,
result2}predicatesForPattern(patternIndex){return this.predicates[patternIndex]}disableCapture(captureName){let captureNameLength=C.lengthBytesUTF8(captureName),
captureNameAddress=C._malloc(captureNameLength+1);C.stringToUTF8(captureName,captureNameAddress,captureNameLength+1),C._ts_query_disable_capture(this[0],captureNameAddress,
captureNameLength),C._free(captureNameAddress)}disablePattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex}\
 but the pattern count is ${this.predicates.length}`);C._ts_query_disable_pattern(this[0],patternIndex)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(patternIndex){
if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);return C._ts_query_start_byte_for_pattern(
this[0],patternIndex)}endIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern\
 count is ${this.predicates.length}`);return C._ts_query_end_byte_for_pattern(this[0],patternIndex)}patternCount(){return C._ts_query_pattern_count(this[0])}captureIndexForName(captureName){
return this.captureNames.indexOf(captureName)}isPatternRooted(patternIndex){return C._ts_query_is_pattern_rooted(this[0],patternIndex)===1}isPatternNonLocal(patternIndex){
return C._ts_query_is_pattern_non_local(this[0],patternIndex)===1}isPatternGuaranteedAtStep(byteIndex){return C._ts_query_is_pattern_guaranteed_at_step(this[0],
byteIndex)===1}};_3_init_node_22();function closeGaps(text,of){return gaps[of].reduce((left,{pattern,instead})=>left.replace(pattern,found=>(instead==="spaces"?
" ":"_").repeat(found.length)),text)}var ofScript=[{pattern:/\bimport\([ \t]{0,100}(["'])[^"'\r\n]{0,500}\1[ \t]{0,100}\)(?=\s*\.)/gu,instead:"name"},{pattern:/\btype(?=\s*\*)(?<=\bexport\s+type)/gu,
instead:"spaces"},{pattern:/\bdefer(?=\s*\*)(?<=\bimport\s+defer)/gu,instead:"spaces"},{pattern:/\b(?:any|bigint|boolean|never|number|object|string|symbol|unknown|void)(?=\??\s*:)(?<=[[,.]\s*\w+)/gu,
instead:"name"},{pattern:/\bglobal(?=\s*\{)(?<=(?:^|[{;}])\s*global)/gmu,instead:"spaces"},{pattern:/\b(?:in|out)(?=\s+[\p{L}_$])(?<=[<,]\s*(?:in\s+)?(?:in|out))/gu,
instead:"spaces"},{pattern:/\baccessor(?=\s+[\p{L}_$#])(?<=\bstatic\s+accessor)/gu,instead:"spaces"},{pattern:/\bexport(?=\s+import\s+[\p{L}_$][\p{L}\p{N}_$]*\s*=)/gu,
instead:"spaces"}],ofRust=[{pattern:/\bunsafe(?=\s+extern\s+(?:"[^"\r\n]{0,100}"\s*)?\{)/gu,instead:"spaces"},{pattern:/\bsafe(?=\s{1,20}(?:fn|static)\b)/gu,instead:"\
spaces"},{pattern:/\braw\b(?!\s+(?:const|mut)\b)(?<=&\s{0,9}raw)/gu,instead:"name"},{pattern:/\(\)(?=[ \t]{0,9}:(?!:))/gu,instead:"name"},{pattern:/\btry(?=\s{0,9}!\s{0,9}[([{])/gu,
instead:"name"},{pattern:/\bpub(?=\s{1,20}type\s{1,20}[\p{L}_][\p{L}\p{N}_]{0,200}\s{0,20};)/gu,instead:"spaces"}],macro=String.raw`[A-Z_][A-Z\d_]{2,100}(?![\p{L}\p{N}_])(?:[ \t]?\((?:[^()\r\n]|\([^()\r\n]{0,200}\)){0,300}\))?`,
typed=String.raw`(?:[\p{L}_][\p{L}\p{N}_:]{0,100}(?:<[^<>;{}()]{0,100}>)?[\s*&]{1,20}){1,5}[\p{L}_~][\p{L}\p{N}_:]{0,100}\s{0,20}[(;=[]`,keyword="static|inline|\
extern|virtual|constexpr|const|return|else|new|throw|typedef|case|delete|using|struct|class|enum|union|define|ifdef|ifndef|undef",ofCpp=[{pattern:/^[ \t]*#[ \t]*if(?:def)?\b[^\r\n]{0,40}__cplusplus\b[^\r\n]{0,40}\r?\n\s{0,20}(?:extern[ \t]+"C"\s*\{|\})[^\r\n]{0,100}\r?\n\s{0,20}#[ \t]*endif\b/gmu,
instead:"spaces"},{pattern:new RegExp(String.raw`(?<=^[ \t]{0,80})${macro}(?=[ \t]*(?://[^\r\n]*|/\*[^\r\n]*\*/[ \t]*)?\r?$)(?!\s*[^\s\p{L}\p{N}_#/~:[}])(?!(?<=\{\s{1,80}${macro})\s*\})(?<!(?:[,(=&|+<?]|-|return)\s{1,80}${macro})`,
"gmu"),instead:"spaces"},{pattern:new RegExp(String.raw`(?<=\bnamespace[ \t]{1,9}[\p{L}\p{N}_:]{1,100}[ \t]{1,9})${macro}(?=\s*\{)`,"gu"),instead:"spaces"},{pattern:new RegExp(
String.raw`(?<=\b(?:class|struct|union|enum)[ \t]{1,9})${macro}(?=\s+[\p{L}_][\p{L}\p{N}_:]*\s*(?:final\s*)?[:{])`,"gu"),instead:"spaces"},{pattern:new RegExp(String.
raw`(?<=(?:^|[;{}])[ \t]{0,80}(?:(?:static|inline|extern|virtual|template[ \t]?<[^<>]{0,200}>)\s{1,9}){0,3})(?:${macro}\s{1,9}){1,3}(?=${typed})`,"gmu"),instead:"\
spaces"},{pattern:new RegExp(String.raw`(?<=[\p{L}\p{N}_>]\s{1,9}|[*&]\s{0,9})(?<!\b(?:${keyword})\s{1,9})${macro}(?=\s+[\p{L}_~][\p{L}\p{N}_:~]*\s*\(|\s*\*+\s*[\p{L}_])`,
"gu"),instead:"spaces"},{pattern:new RegExp(String.raw`(?<=[\p{L}\p{N}_)\]>]\s{1,80})(?<!\b(?:return|else|throw|new|delete|case|goto|define|ifdef|ifndef|undef)\s{1,9})(?:(?:${macro}|__[a-z_]{1,60}(?:\s?\(\([^()]{0,100}\)\))?)\s{0,9}){1,4}(?=[;{=])(?<!["=,]\s{0,9})`,
"gu"),instead:"spaces"}],gaps={python:[],typescript:ofScript,tsx:ofScript,go:[{pattern:/\b(?:new|make)(?=\((?![ \t]*(?:struct|interface|func)\b)(?:(?![ \t]*(?:[[*(]|<-[ \t]*chan\b|map\b|chan\b))|[^(){}\r\n]{0,200}(?<!\b(?:struct|interface)[ \t]{0,9})\{))/gu,
instead:"name"}],rust:ofRust,bash:[],cpp:ofCpp};_3_init_node_22();var import_node_zlib=_4___toESM(_1_require_node_zlib(),1),whole=async loading=>(0,import_node_zlib.
zstdDecompressSync)((await loading).default),runtimeWasm=()=>whole(import("./web-tree-sitter-2UKDYRG2.js")),grammarWasm={python:()=>whole(import("./tree-sitter-python-ZMPX352P.js")),
typescript:()=>whole(import("./tree-sitter-typescript-RDWBEYIB.js")),tsx:()=>whole(import("./tree-sitter-tsx-NEHXLVBR.js")),go:()=>whole(import("./tree-sitter-go-AHDSINDN.js")),
rust:()=>whole(import("./tree-sitter-rust-VMEIFBW2.js")),bash:()=>whole(import("./tree-sitter-bash-TRX6VVTA.js")),cpp:()=>whole(import("./tree-sitter-cpp-LAP3FXJS.js"))};
function syntaxLanguage(languageId){return byLanguageId.get(languageId)}var byLanguageId=new Map([["python","python"],["typescript","typescript"],["typescriptre\
act","tsx"],["javascript","tsx"],["javascriptreact","tsx"],["json","json"],["jsonc","json"],["yaml","yaml"],["go","go"],["rust","rust"],["shellscript","bash"],[
"c","cpp"],["cpp","cpp"]]);function isScriptLanguage(language){return language==="typescript"||language==="tsx"}var dataReaders={json:()=>import("./data-json-CI32VL7W.js").
then(({readJsonData:readJson})=>readJson),yaml:()=>import("./data-yaml-Y5577MVN.js").then(({readYamlData:readYaml})=>readYaml)};function isData(language){return Object.
hasOwn(dataReaders,language)}async function createParser(languages){let parsers=new Map,readers2=new Map;for(let language of new Set(languages)){if(isData(language)){
readers2.set(language,await dataReaders[language]());continue}started??=runtimeWasm().then(wasmBinary2=>Parser.init({wasmBinary:wasmBinary2})),await started;let grammar=loaded.
get(language)??grammarWasm[language]().then(bytes=>Language.load(bytes));loaded.set(language,grammar);let parser=new Parser;parser.setLanguage(await grammar),parsers.
set(language,parser)}return{languages:[...new Set(languages)],withTree:(language,text,read2)=>{let parser=parsers.get(language);if(parser===void 0)throw new Error(
`This parser does not read ${language}.`);let tree2=parsed(parser,language,nestsTooDeep(text)?")":readable(text,language));try{return read2(tree2.rootNode)}finally{
tree2.delete()}},readData:(language,text,starts)=>{let reader=readers2.get(language);if(reader===void 0)throw new Error(`This parser does not read ${language}.`);
return nestsTooDeep(text)?broken:reader(text,starts)}}}function readable(text,language){let withLines=text.replace(/\r(?!\n)/gu,`
`);return language==="go"&&!withLines.endsWith(`
`)?`${withLines}
`:withLines}function parsed(parser,language,text){let parse=read2=>{let tree22=parser.parse(read2);if(tree22===null)throw new Error(`The ${language} parser gave\
 no tree.`);return tree22},tree2=parse(text),filled=tree2.rootNode.hasError?closeGaps(text,language):text;return filled===text?tree2:(tree2.delete(),parse(filled))}
var nestingMax=1e3;function nestsTooDeep(text){let depth=0;for(let at=0;at<text.length;at++){let unit=text.charCodeAt(at);if(opening.has(unit)&&++depth>nestingMax)
return!0;closing.has(unit)&&(depth=Math.max(0,depth-1))}return!1}var unitsOf=marks2=>new Set([...marks2].map(mark=>mark.charCodeAt(0))),opening=unitsOf("([{"),closing=unitsOf(
")]}"),started,loaded=new Map;import{_0_once}from"./together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function createOutliner(naming,text,starts){let rangeOf=(start2,end)=>({
start:_2_positionAt(starts,start2),end:_2_positionAt(starts,text.startsWith(`\r
`,end-1)?end-1:end)}),definitions=[],taken=new Set,into=[definitions],wholes=[],decorated=[];return{definitions,enter:(level,of,cursor)=>{let start2=decorated[level];
return of==="decorator"?decorated[level]=start2??cursor.startIndex:of==="other"&&(decorated[level]=void 0),into[level+1]=into[level]??definitions,decorated[level+
1]=void 0,wholes[level+1]=void 0,start2},define:(level,node,blocks,decoratedFrom)=>{let whole22=wholes[level]??{start:decoratedFrom??node.startIndex,end:node.endIndex},
found=taken.has(node.id)?void 0:naming.named(node,blocks);found?.value!==void 0&&taken.add(found.value.id);let name22=found===void 0?"":text.slice(found.name.startIndex,
found.name.endIndex);if(found!==void 0&&name22!==""){let inner=[],nameRange=rangeOf(found.name.startIndex,found.name.endIndex),range=rangeOf(whole22.start,whole22.
end),{kind,receiver,part}=found,own={name:name22,kind,range,nameRange,definitions:inner},accessor=kind==="function"?accessorIn(text.slice(whole22.start,found.name.
startIndex)):void 0;into[level]?.push({...own,..._2_compact({receiver,part,accessor})}),into[level+1]=inner}else naming.isWrapper(node)&&(wholes[level+1]=whole22)}}}
function accessorIn(header){let word2=/(?:^|\s)(?<kind>get|set)\s+#?$/u.exec(header)?.groups?.kind;return word2==="get"||word2==="set"?word2:/^\s*@[\w.]+\.(?:setter|deleter)\b/mu.
test(header)?"set":/^\s*@(?:[\w.]+\.)?(?:property|cached_property|getter)\b/mu.test(header)?"get":void 0}function namedDefinitions(outline){let all=[],waiting=named(
outline?.definitions??[],void 0);for(let next=waiting.pop();next!==void 0;next=waiting.pop()){all.push(next);for(let inner of named(next.definition.definitions,
next))waiting.push(inner)}return all}function named(definitions,container){return definitions.toReversed().map(definition2=>({symbol:joined(container?.symbol,ownName(
definition2),definition2),key:joined(container?.key,ownKey(definition2),definition2),kinds:[...container?.kinds??[],...definition2.receiver?.split(".").map(()=>"\
class")??[],definition2.kind],definition:definition2}))}function joined(before2,own,{item}){return before2===void 0?own:`${before2}${item===void 0?".":""}${own}`}
function ownName({name:name22,receiver}){return receiver===void 0?name22:`${receiver}.${name22}`}function ownKey(definition2){let name22=`${definition2.document===
void 0?"":`${definition2.document}#`}${definition2.item??ownName(definition2)}`;return definition2.part===void 0?name22:`${name22}<${definition2.part}>`}function dottedName(chain){
return chained(chain,ownName)}function chained(chain,nameOf){return chain.reduce((before2,one)=>joined(before2,nameOf(one),one),void 0)??""}function symbolAt(of,position){
let chain=chainAt(of,position);return chain.length===0?null:dottedName(chain)}function keyAt(of,position){let chain=chainAt(of,position);return chain.length===0?
null:chained(chain,ownKey)}function chainAt(of,position){let chain=[],level=of.definitions;for(;;){let around2=level.findLast(({range})=>contains(range,position));
if(around2===void 0)return chain;chain.push(around2),level=around2.definitions}}function contains(range,position){return comparePositions(range.start,position)<=
0&&comparePositions(position,range.end)<=0}_3_init_node_22();_3_init_node_22();function goImports(text){return importSpecs(text).map(({path})=>({kind:"package",
path}))}function importSpecs(text){let found=[],isOpen=!1;for(let start2=0;start2<text.length;){let from=isOpen?start2:lineOf(text,text.indexOf("import",start2),
start2);if(from===void 0)break;lineEnd.lastIndex=from;let end=lineEnd.exec(text)===null?text.length:lineEnd.lastIndex,content=text.slice(from,end),head=isOpen?"":
importWord.exec(content)?.[0];if(head!==void 0){let rest=content.slice(head.length);for(let{index,groups}of rest.matchAll(spec)){let{before:before2="",name:name22,
path=""}=groups??{};found.push({path,start:from+head.length+index+before2.length,name:name22??null})}isOpen=(isOpen||head.includes("("))&&!closing2.test(rest)}start2=
end}return found}function lineOf(text,at,from){if(at<0)return;let start2=at;for(;start2>from&&text[start2-1]!==`
`&&text[start2-1]!=="\r";)start2--;return start2}var lineEnd=/\r\n|[\r\n]/g,importWord=/^\ufeff?(?:[^\r\n"`]*?;)?[ \t]*import\b[ \t]*(?:\([ \t]*)?/u,spec=/(?<=^|;)(?<before>[ \t]*(?:import\b[ \t]*)?(?:(?<name>[\p{L}_.][\p{L}\p{N}_]*)[ \t]*)?)(["`])(?<path>[^"`\r\n]{1,1000})\3/gu,
closing2=/^[^"`/]*\)|["`][ \t]*;?[ \t]*\)/u;function packageName(path){let parts2=path.split("/"),last=parts2.length>1&&/^v\d+$/u.test(parts2.at(-1)??"")?parts2.
at(-2):parts2.at(-1);return/^[\p{L}_][\p{L}\p{N}_]*/u.exec((last??"").replace(/^go-/u,""))?.[0]??""}function rustImports(text){return[...new Set(findRustImports(
text).map(({path})=>path))].map(path=>({kind:"use",path}))}function findRustImports(code){let found=[];word.lastIndex=0;for(let match=word.exec(code);match!==null;match=
word.exec(code)){let{visible,what=""}=match.groups??{},pattern=what==="use"?tree:name2;pattern.lastIndex=word.lastIndex;let written=pattern.exec(code)?.[0]??"",
end=word.lastIndex+written.length+1;if(what==="use"&&(word.lastIndex+=written.length),code[end-1]!==";")continue;let common={isExported:visible!==void 0,start:match.
index,end},own=what==="mod"?[{path:"self",imported:written.trim(),local:written.trim()}]:leavesOf(written.replace(/^[\s\S]*\buse\s/u,""));for(let leaf of own)found.
push({...common,...leaf})}return found}var word=/(?<![\p{L}\p{N}_#])(?<visible>pub\b(?:[ \t]{0,9}\([^()\r\n]{0,100}\))?\s{1,20})?(?<what>use|mod|extern\s{1,20}crate)\s/gu,
tree=/[^;()[\]<>=!&|"'.]{0,20000}/uy,name2=/\s{0,20}[\p{L}\p{N}_#]{1,200}\s{0,20}(?:as\s{1,20}[\p{L}\p{N}_#]{1,200}\s{0,20})?/uy,depthMax2=20;function leavesOf(all){
let found=[],around2=[[]],written="",end=()=>{let leaf=written.trim()===""?void 0:leafOf(written,around2.at(-1)??[]);leaf!==void 0&&found.push(leaf),written=""};
for(let mark of all)if(mark==="{"){if(around2.length>depthMax2)return found;around2.push([...around2.at(-1)??[],...partsOf(written)]),written=""}else mark==="}"?
(end(),around2.length>1&&around2.pop()):mark===","?end():written+=mark;return end(),found}function partsOf(path){return path.split("::").map(part=>part.trim()).
filter(part=>part!=="")}function leafOf(written,around2){let[path="",as]=written.split(/\s+as\s+/u),parts2=[...around2,...partsOf(path)];parts2.length>1&&parts2.
at(-1)==="self"&&parts2.pop();let[last=""]=parts2.slice(-1);if(!parts2.every(part=>/^(?:\*|(?:r#)?[\p{L}_][\p{L}\p{N}_]*)$/u.test(part))||last==="")return;let local=as?.
trim()??last;return parts2.length===1&&last!=="*"?{path:last,imported:"",local}:{path:parts2.slice(0,-1).join("::")||"self",imported:last,local}}function findIncludes(text){
return[...text.matchAll(directive)].map(({0:found,index,groups})=>{let written=groups?.written??"",end=index+found.length;return{kind:"include",path:written.slice(
1,-1),start:end-written.length,end}})}var directive=/^[ \t]{0,100}#[ \t]{0,100}(?:include|include_next|import)[ \t]{0,100}(?<written>"[^"\r\n]{1,1000}"|<[^<>\r\n]{1,1000}>)/gmu;
function cppImports(text){return[...new Set(findIncludes(text).map(({path})=>path))].map(path=>({kind:"include",path}))}function importsIn(language,text){return readers[language](
text)}function writtenModule(module2){return module2.kind==="path"?module2.specifier:module2.kind==="module"?".".repeat(module2.level)+module2.module:module2.path}
var readers={python:pythonImports,typescript:scriptImports,tsx:scriptImports,json:()=>[],yaml:()=>[],go:goImports,rust:rustImports,bash:()=>[],cpp:cppImports};function scriptImports(text){
let imports=[];for(let{groups}of text.matchAll(specifiers)){let{specifier="",reference:reference2,types}=groups??{};reference2!==void 0?imports.push({kind:"path",
specifier:asRelative(reference2.trim())}):types!==void 0?imports.push({kind:"path",specifier:types.trim()}):imports.push({kind:"path",specifier})}return imports}
var remark=String.raw`(?:/\*(?:[^*]|\*(?!/)){0,300}\*/|//[^\r\n]{0,300}[\r\n])`,gap=String.raw`\s{0,200}(?:${remark}\s{0,200}){0,3}`,literal=String.raw`(?<quote>["'\x60])(?<specifier>[^"'\x60\\\r\n]{1,1000})\k<quote>`,
before=String.raw`(?<![\p{L}\p{N}_$])(?:(?:from|import|module)${gap}|(?:import|require(?:\.resolve)?)${gap}\(${gap})`,ofReference=String.raw`[ \t]{0,100}=[ \t]{0,100}["']`,
reference=String.raw`///[ \t]{0,100}<reference[ \t]{1,100}(?:path${ofReference}(?<reference>[^"'\r\n]{1,1000})|types${ofReference}(?<types>[^"'\r\n]{1,1000}))["']`,
specifiers=new RegExp(`${before}${literal}|${reference}`,"gu");function asRelative(path){return/^\.{0,2}\//u.test(path)?path:`./${path}`}function pythonImports(text){
let lines=text.replace(/^\ufeff/u,"").split(/\r\n|[\r\n]/u),imports=[];for(let line=0;line<lines.length;line++){if(!/\b(?:from|import)\b/u.test(lines[line]??""))
continue;let{statement:statement2,last}=whole2(lines,line);for(let piece of statement2.split(/[;:]/u))for(let one of readImport(piece.trim()))imports.push(one);
line=last}return imports}var bracketLinesMax=5e3;function whole2(lines,first){let pieces=[],isOpen=!1;for(let line=first;line<lines.length&&line-first<bracketLinesMax;line++){
let code=(lines[line]??"").replace(/#.*$/u,"");if(line>first&&isOpen&&/^\s*(?:from|import)\b/u.test(code))return{statement:pieces.join(" "),last:line-1};let isContinued=code.
endsWith("\\");if(pieces.push(isContinued?code.slice(0,-1):code),code.includes("(")&&(isOpen=!0),code.includes(")")&&(isOpen=!1),!isOpen&&!isContinued)return{statement:pieces.
join(" "),last:line};if(isOpen&&!/^[\p{L}\p{N}\p{M}_\s,.()*\\;:]*$/u.test(code))return{statement:pieces.join(" "),last:line}}return{statement:pieces.join(" "),last:Math.
min(lines.length,first+bracketLinesMax)-1}}function readImport(code){if(/^import\b/u.test(code))return listed(code.slice(6)).map(module22=>({kind:"module",level:0,
module:module22,names:[]}));if(!/^from\b/u.test(code))return[];let at=code.search(/(?<![\p{L}\p{N}_])import(?![\p{L}\p{N}_])/u);if(at<0)return[];let from=code.slice(
4,at).replace(/\s+/gu,""),dots=/^\.*/u.exec(from)?.[0].length??0,module2=from.slice(dots);return dots===0&&!dotted.test(module2)?[]:[{kind:"module",level:dots,module:dotted.
test(module2)?module2:"",names:listed(code.slice(at+6))}]}var dotted=/^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*$/u;function listed(names3){
return names3.replace(/[()]/gu," ").split(",").map(name22=>name22.trim().split(/\s/u,1)[0]??"").filter(name22=>name22==="*"||dotted.test(name22))}_3_init_node_22();
_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();function matchingBraces(text){let found=new Map,open=[];marks.lastIndex=0;let unclosed=new Set;
for(let mark=marks.exec(text);mark!==null;mark=marks.exec(text)){let{0:own,index,groups}=mark;if(own==="{")open.push(index);else if(own==="}"){let start2=open.pop();
start2!==void 0&&found.set(start2,index)}else{let close=own==="/*"?"*/":groups?.end===void 0?void 0:`)${groups.end}"`;if(close===void 0||unclosed.has(close))continue;
let end=text.indexOf(close,marks.lastIndex);end<0?unclosed.add(close):marks.lastIndex=end+close.length}}return found}var marks=/\/\/[^\r\n]*|\/\*|(?<![\p{L}\p{N}_])(?:u8|[uUL])?R"(?<end>[^()\\\s"]{0,16})\(|"(?:[^"\\\r\n]|\\(?:\r\n|[\s\S]))*"?|(?<![\p{N}\p{L}_])'(?:[^'\\\r\n]|\\.){1,20}'|[{}]/gu,
kinds=new Map([["class_specifier","class"],["struct_specifier","class"],["union_specifier","class"],["enum_specifier","class"],["alias_declaration","class"],["c\
oncept_definition","class"],["namespace_definition","class"]]),cppNaming={named:node=>{if(node.type==="function_definition")return ofFunction(node);if(node.type===
"type_definition")return ofTypedef(node);let held=cppFunctionName(node);if(held!==void 0)return{kind:"function",name:held};let kind=kinds.get(node.type);if(kind===
void 0||!isFullSpecifier(node))return;let found=nameIn(node.childForFieldName("name"));return found&&ofName(kind,found)},isWrapper:node=>node.type==="template_d\
eclaration"||node.type==="declaration"&&heldAlone(node)!==void 0,types:new Set([...kinds.keys(),"function_definition","type_definition","init_declarator","templ\
ate_declaration","declaration"])};function createCautiousNaming(text){let braces=matchingBraces(text);return{...cppNaming,named:(node,blocks)=>{let body2=node.childForFieldName(
"body"),isClosed=body2===null||braces.get(body2.startIndex)===body2.endIndex-1,isBroken=node.children.some(one=>one?.hasError===!0&&one.id!==body2?.id);return isClosed&&
!isBroken?cppNaming.named(node,blocks):void 0}}}function isFullSpecifier(node){return!node.type.endsWith("_specifier")||node.childForFieldName("body")!==null}function ofName(kind,{
name:name22,scope}){return scope.length===0?{kind,name:name22}:{kind,name:name22,receiver:scope.join(".")}}function ofFunction(node){let found=nameIn(node.childForFieldName(
"declarator"));if(found===void 0)return;let type2=node.childForFieldName("type"),isType=!found.isFunction&&type2!==null&&kinds.has(type2.type);return type2===null&&
byMacro(node)||ofName(isType?"class":"function",found)}function byMacro(node){let declarator=node.childForFieldName("declarator"),macro2=declarator?.childForFieldName(
"declarator")?.text??"",list=declarator?.childForFieldName("parameters")?.namedChildren??[],words=list.flatMap(one=>{let type2=one?.namedChildCount===1?one.childForFieldName(
"type"):null;return type2?.type==="type_identifier"?[type2]:[]}),name22=words.at(-1);if(!/^\p{Lu}[\p{Lu}\p{N}_]*$/u.test(macro2)||name22===void 0||words.length<
list.length)return;let receiver=words.slice(0,-1).map(({text})=>text);return ofName("function",{name:name22,scope:receiver,isFunction:!0})}function ofTypedef(node){
if(findTaggedType(node)!==void 0)return;let found=nameIn(node.childForFieldName("declarator"));return found&&ofName("class",found)}function findTaggedType(node){
let type2=node.childForFieldName("type");return type2!=null&&isFullSpecifier(type2)&&type2.childForFieldName("name")!==null&&kinds.has(type2.type)?type2:void 0}
function cppFunctionName(node){if(!(node.type!=="init_declarator"||node.childForFieldName("value")?.type!=="lambda_expression"))return nameIn(node.childForFieldName(
"declarator"))?.name}function heldAlone(declaration){let[only2,second]=declaration.childrenForFieldName("declarator");return only2!=null&&second===void 0?cppFunctionName(
only2):void 0}var aroundMax=24;function nameIn(declarator){let scope=[],isFunction=!1,at=declarator;for(let depth=0;at!==null&&depth<aroundMax;depth++){if(names.
test(at.type))return isName(at)?{name:at,scope,isFunction}:void 0;if(at.type==="qualified_identifier"){let around2=at.childForFieldName("scope"),own2=around2?.childForFieldName(
"name")??around2;own2!=null&&scope.push(own2.text)}else at.type==="nested_namespace_specifier"?scope.push(...at.namedChildren.slice(0,-1).map(one=>one?.text??"")):
at.type==="function_declarator"?isFunction=!0:at.type==="pointer_declarator"&&(isFunction=!1);at=(at.type==="operator_cast"?at.childForFieldName("type"):at.childForFieldName(
"declarator"))??at.childForFieldName("name")??at.lastNamedChild}}function isName({text,type:type2,parent}){return type2==="primitive_type"?parent?.type==="opera\
tor_cast":text!==""&&!/^(?:if|else|for|while|do|switch|return|catch|try)$/u.test(text)}var names=/^(?:(?:type_|field_|namespace_)?identifier|destructor_name|operator_name|primitive_type)$/u,
cppBinders=new Map([["function_definition",ofFunction2],["declaration",declared],["field_declaration",declared],...["parameter_declaration","optional_parameter_\
declaration","variadic_parameter_declaration"].map(type2=>[type2,parameter]),...["class_specifier","struct_specifier","union_specifier","enum_specifier"].map(type2=>[
type2,node=>isFullSpecifier(node)?named2(node):[]]),...["alias_declaration","concept_definition","namespace_definition","namespace_alias_definition"].map(type2=>[
type2,node=>named2(node)]),...["type","optional_type","variadic_type"].map(type2=>[`${type2}_parameter_declaration`,node=>bound(node.namedChildren.find(one=>one?.
type==="type_identifier")??null,"name")]),["type_definition",typedef],["enumerator",(node,blocks)=>named2(node,ofFile(blocks))],["preproc_def",node=>named2(node,
"variable")],["preproc_function_def",node=>named2(node,"variable")],["for_range_loop",node=>listed2(node.childForFieldName("declarator"),"name")],["assignment_e\
xpression",assigned],["labeled_statement",node=>bound(node.childForFieldName("label"),"name")],["using_declaration",imported]]);function ofFile(blocks){return blocks===
0?"variable":"name"}function bound(name22,kind,more={}){return name22===null||name22.text===""?[]:[{kind,name:name22,start:name22.startIndex,type:null,...more}]}
function named2(node,kind="name"){return bound(nameIn(node.childForFieldName("name"))?.name??null,kind)}function listed2(declarator,kind,more={}){let at=declarator;
return at?.type==="init_declarator"&&(at=at.childForFieldName("declarator")),at?.type==="reference_declarator"&&(at=at.lastNamedChild),at?.type==="structured_bi\
nding_declarator"?at.namedChildren.flatMap(one=>bound(one,kind,more)):bound(nameIn(at)?.name??null,kind,more)}function typeOf(node){return node.childForFieldName(
"type")?.text??null}function ofFunction2(node){let declarator=node.childForFieldName("declarator"),name22=nameIn(declarator)?.name??null,start2=declarator?.endIndex??
node.startIndex;return[...bound(name22,"name"),{kind:"result",name:"result",start:start2,type:typeOf(node)}]}function declared(node,blocks){let type2=typeOf(node);
return node.childrenForFieldName("declarator").flatMap(one=>{if(one===null)return[];let value=node.childForFieldName("default_value"),kind=cppFunctionName(one)===
void 0?ofFile(blocks):"name";return listed2(one,kind,{type:type2,end:(value??one).endIndex})})}function parameter(node){let isOfFunction=node.parent?.parent?.type===
"function_declarator";return listed2(node.childForFieldName("declarator"),isOfFunction?"parameter":"name",{type:typeOf(node)})}function typedef(node,blocks){let tag=findTaggedType(
node)?.childForFieldName("name")?.text;return node.childrenForFieldName("declarator").flatMap(one=>nameIn(one)?.name??[]).filter(({text})=>text!==tag).flatMap(name22=>bound(
name22,tag===void 0?"name":ofFile(blocks)))}function assigned(node){let left=node.childForFieldName("left"),name22=left?.type==="field_expression"?left.childForFieldName(
"field"):left;return/identifier$/u.test(name22?.type??"")&&name22?.type!=="qualified_identifier"?bound(name22??null,"attribute",{end:node.endIndex}):[]}function imported(node){
return node.children.some(one=>one?.type==="namespace")?[]:bound(nameIn(node.firstNamedChild)?.name??null,"import")}_3_init_node_22();_3_init_node_22();var kinds2=new Map(
[["function_declaration","function"],["method_declaration","function"],["method_elem","function"],["type_spec","class"],["type_alias","class"]]),holders=new Set(
["var_spec","short_var_declaration","assignment_statement"]),goNaming={named:(node,blocks)=>{let own=byKind(node);if(own!==void 0)return own;let[held,members]=[
goFunctionName(node),withMembers(node,blocks)];return held!==void 0?{kind:"function",name:held}:members===void 0?void 0:{kind:"class",name:members}},isWrapper:({
type:type2,namedChildCount,firstNamedChild})=>(type2==="type_declaration"||type2==="var_declaration")&&namedChildCount===1&&firstNamedChild?.type!=="var_spec_li\
st",types:new Set([...kinds2.keys(),...holders,"field_declaration","type_declaration","var_declaration"])};function byKind(node){let kind=kinds2.get(node.type),
name22=kind===void 0?null:node.childForFieldName("name");if(kind===void 0||name22===null)return;let receiver=node.type==="method_declaration"?receiverOf(node):void 0;
return receiver===void 0?{kind,name:name22}:{kind,name:name22,receiver}}function receiverOf(node){let type2=node.childForFieldName("receiver")?.namedChildren.find(
child=>child?.type==="parameter_declaration")?.childForFieldName("type")??null;for(let depth=0;type2!==null&&type2.type!=="type_identifier"&&depth<aroundMax2;depth++)
type2=type2.type==="generic_type"?type2.childForFieldName("type"):type2.firstNamedChild;return type2?.type==="type_identifier"?type2.text:void 0}function goFunctionName(node){
if(!holders.has(node.type))return;let isDeclared=node.type==="var_spec";if(only(node.childForFieldName(isDeclared?"value":"right"))?.type!=="func_literal")return;
let left=isDeclared?soleName(node):only(node.childForFieldName("left")),name22=left?.type==="selector_expression"?left.childForFieldName("field"):left;return name22!=
null&&/identifier$/u.test(name22.type)&&name22.text!=="_"?name22:void 0}function withMembers(node,blocks){let isField=node.type==="field_declaration";if(!isField&&
(node.type!=="var_spec"||blocks>0))return;let type2=isField?node.childForFieldName("type"):typeOfSpec(node),name22=holdsMembers(type2)?soleName(node):void 0;return name22?.
text==="_"?void 0:name22}function soleName(spec2){let[first,...more]=spec2.childrenForFieldName("name").filter(child=>child?.isNamed===!0);return more.length===
0?first??void 0:void 0}function only(list){return list?.namedChildCount===1?list.firstNamedChild:null}var around=new Set(["pointer_type","slice_type","array_typ\
e","implicit_length_array_type","map_type","channel_type","parenthesized_type"]),aroundMax2=8;function holdsMembers(written){let type2=written;for(let depth=0;type2!==
null&&depth<aroundMax2;depth++){if(type2.type==="struct_type"&&(type2=type2.firstNamedChild),type2?.type==="field_declaration_list"||type2?.type==="interface_ty\
pe")return type2.namedChildren.some(child=>/^(?:field_declaration|method_elem)$/u.test(child?.type??""));if(type2===null||!around.has(type2.type))return!1;type2=
type2.childForFieldName("element")??type2.childForFieldName("value")??type2.firstNamedChild}return!1}function typeOfSpec(spec2){let value=only(spec2.childForFieldName(
"value")),literal2=value?.type==="unary_expression"?value.childForFieldName("operand"):value,ofValue=literal2?.type==="composite_literal"?literal2.childForFieldName(
"type"):null;return spec2.childForFieldName("type")??ofValue}var goBinders=new Map([...["function_declaration","method_declaration","method_elem","func_literal"].
map(type2=>[type2,ofFunction3]),["function_type",node=>parameters(node,"parameters","name")],["type_parameter_declaration",node=>names2(node,"name")],["type_spe\
c",node=>names2(node,"name")],["type_alias",node=>names2(node,"name")],["field_declaration",fields],["interface_type",embedded],["const_spec",declared2],["var_s\
pec",declared2],["short_var_declaration",node=>assigned2(node,"name")],["assignment_statement",node=>assigned2(node,"attribute")],["receive_statement",node=>listed3(
node.childForFieldName("left"),"name")],["range_clause",node=>listed3(node.childForFieldName("left"),"name")],["type_switch_statement",node=>listed3(node.childForFieldName(
"alias"),"name")],["labeled_statement",node=>names2(node,"label")],["import_spec",imported2]]);function bound2(name22,kind,more={}){return name22.text==="_"?[]:
[{kind,name:name22,start:name22.startIndex,type:null,...more}]}function named3(node,field){return node.childrenForFieldName(field).filter(child=>child?.isNamed===
!0)}function names2(node,field){return named3(node,field).flatMap(name22=>bound2(name22,"name"))}function typeOf2(node){return node.childForFieldName("type")?.text??
null}function ofFunction3(node){let start2=node.childForFieldName("parameters")?.endIndex??node.startIndex,type2=node.childForFieldName("result")?.text??"";return[
...names2(node,"name"),...parameters(node,"receiver","parameter"),...parameters(node,"parameters","parameter"),...parameters(node,"result","name"),{kind:"result",
name:"result",start:start2,type:type2}]}function parameters(owner,field,kind){let list=owner.childForFieldName(field);return list?.type!=="parameter_list"?[]:list.
namedChildren.flatMap(child=>{if(child===null)return[];let stars=child.type==="variadic_parameter_declaration"?1:0;return named3(child,"name").flatMap(name22=>bound2(
name22,kind,{type:typeOf2(child),stars}))})}function fields(node,blocks){let kind=blocks===0?"variable":"name",type2=node.childForFieldName("type"),own=named3(node,
"name"),ofType=own.length>0?void 0:lastTypeName(type2),isDefinition=withMembers(node,blocks)!==void 0;return(ofType===void 0?own:[ofType]).flatMap(name22=>bound2(
name22,isDefinition?"name":kind,{type:type2?.text??null}))}function embedded(node,blocks){return node.namedChildren.flatMap(child=>{let type2=child?.type==="typ\
e_elem"&&child.namedChildCount===1?child.firstNamedChild:null,name22=lastTypeName(type2);return name22===void 0?[]:bound2(name22,blocks===0?"variable":"name")})}
function lastTypeName(type2){return type2?.type==="type_identifier"?type2:type2?.type==="qualified_type"?type2.childForFieldName("name")??void 0:type2?.type==="\
generic_type"?lastTypeName(type2.childForFieldName("type")):void 0}function declared2(node,blocks){let isDefinition=goFunctionName(node)!==void 0||withMembers(node,
blocks)!==void 0,kind=blocks===0&&!isDefinition?"variable":"name",more={type:typeOf2(node),end:node.endIndex};return named3(node,"name").flatMap(name22=>bound2(
name22,kind,more))}function assigned2(node,kind){return listed3(node.childForFieldName("left"),kind).map(one=>({...one,end:node.endIndex}))}function listed3(list,kind){
return(list?.namedChildren??[]).flatMap(child=>{if(child?.type==="identifier")return bound2(child,kind);let field=child?.type==="selector_expression"?child.childForFieldName(
"field"):null;return field===null?[]:bound2(field,"attribute")})}function imported2(node){let path=node.childForFieldName("path"),name22=node.childForFieldName(
"name"),last=path===null?"":packageName(path.text.slice(1,-1)),start2=(path?.startIndex??0)+(path?.text.lastIndexOf(last)??0);return[...name22?.type==="package_\
identifier"?bound2(name22,"name"):[],...last===""?[]:[{kind:"import",name:last,start:start2,end:start2+last.length,type:null}]]}_3_init_node_22();_3_init_node_22();
var kinds3=new Map([["function_item","function"],["function_signature_item","function"],["macro_definition","function"],["struct_item","class"],["union_item","c\
lass"],["enum_item","class"],["trait_item","class"],["type_item","class"],["associated_type","class"],["const_item","class"],["static_item","class"]]),rustNaming={
named:node=>{if(node.type==="impl_item")return implementation(node);let held=rustFunctionName(node);if(held!==void 0)return{kind:"function",name:held};let kind=isBlockModule(
node)||hasFields(node)?"class":kinds3.get(node.type),name22=kind===void 0?null:node.childForFieldName("name");return kind===void 0||name22===null||name22.text===
"_"?void 0:{kind,name:name22}},isWrapper:()=>!1,types:new Set([...kinds3.keys(),"impl_item","let_declaration","mod_item","enum_variant"])};function implementation(node){
let trait=node.childForFieldName("trait"),name22=typeName(node.childForFieldName("type"))??typeName(trait),part=trait?.text.replace(/\s+/gu,"").replace(/^(?:[\p{L}_][\p{L}\p{N}_]*::)+/u,
"")??"";return name22===void 0?void 0:{kind:"class",name:name22,part}}var aroundMax3=8;function typeName(written){let type2=written;for(let depth=0;type2!==null&&
depth<aroundMax3;depth++){if(type2.type==="type_identifier"||type2.type==="primitive_type")return type2;let next=inside.get(type2.type);if(next===void 0)return;
type2=next===""?type2.firstNamedChild:type2.childForFieldName(next)}}var inside=new Map([["generic_type","type"],["scoped_type_identifier","name"],["reference_t\
ype","type"],["pointer_type","type"],["array_type","element"],["dynamic_type","trait"],["bounded_type",""]]);function rustFunctionName(node){if(node.type!=="let\
_declaration")return;let name22=node.childForFieldName("pattern");return node.childForFieldName("value")?.type==="closure_expression"&&name22?.type==="identifie\
r"?name22:void 0}function isBlockModule(node){return node.type==="mod_item"&&node.childForFieldName("body")!==null}function hasFields(node){return node.type==="\
enum_variant"&&node.childForFieldName("body")?.type==="field_declaration_list"}var rustBinders=new Map([...["function_item","function_signature_item"].map(type2=>[
type2,ofFunction4]),["closure_expression",ofClosure],...["struct_item","union_item","enum_item","trait_item","type_item","associated_type","mod_item","macro_def\
inition","type_parameter","const_parameter"].map(type2=>[type2,node=>given(node,"name")]),...["const_item","static_item"].map(type2=>[type2,node=>given(node,"na\
me").map(one=>({...one,type:typeOf3(node),end:node.endIndex}))]),["lifetime_parameter",node=>bound3(node.childForFieldName("name")?.firstNamedChild,"name")],["l\
abel",node=>node.parent?.firstChild?.id===node.id?bound3(node.firstNamedChild,"name"):[]],["field_declaration",(node,blocks)=>given(node,inType(blocks),{type:typeOf3(
node)})],["enum_variant",(node,blocks)=>given(node,hasFields(node)?"name":inType(blocks))],["let_declaration",declared3],["let_condition",node=>targets(node.childForFieldName(
"pattern"))],["for_expression",node=>targets(node.childForFieldName("pattern"))],["match_arm",node=>targets(node.childForFieldName("pattern")?.firstNamedChild)],
["assignment_expression",assigned3],["use_declaration",imported3],["extern_crate_declaration",node=>[...given(node,"import"),...given(node,"name",{},"alias")]]]);
function inType(blocks){return blocks===0?"variable":"name"}function bound3(name22,kind,more={}){return name22==null||name22.text==="_"?[]:[{kind,name:name22,start:name22.
startIndex,type:null,...more}]}function given(node,kind,more={},field="name"){return bound3(node.childForFieldName(field),kind,more)}function typeOf3(node){return node.
childForFieldName("type")?.text??null}function ofFunction4(node){let start2=node.childForFieldName("parameters")?.endIndex??node.startIndex,type2=node.childForFieldName(
"return_type")?.text??"";return[...given(node,"name"),...parameters2(node.childForFieldName("parameters")),{kind:"result",name:"result",start:start2,type:type2}]}
function parameters2(list){return(list?.namedChildren??[]).filter(child=>child?.type==="parameter").flatMap((child,at)=>{let pattern=child?.childForFieldName("p\
attern")??null,type2=child===null?null:typeOf3(child);if(pattern?.type==="identifier")return bound3(pattern,"parameter",{type:type2});let start2=child?.startIndex??
0;return[...targets(pattern),{kind:"parameter",name:String(at+1),start:start2,type:type2}]})}function ofClosure(node){let list=node.childForFieldName("parameter\
s"),type2=node.childForFieldName("return_type")?.text??null;return[...(list?.namedChildren??[]).flatMap(child=>targets(child?.type==="parameter"?child.childForFieldName(
"pattern"):child)),{kind:"result",name:"result",start:list?.endIndex??node.startIndex,type:type2}]}function declared3(node){let end=(node.childForFieldName("val\
ue")??node).endIndex,type2=typeOf3(node);return targets(node.childForFieldName("pattern")).map(one=>({...one,end,type:rustFunctionName(node)===void 0?type2:null}))}
function assigned3(node){let left=node.childForFieldName("left"),name22=left?.type==="field_expression"?left.childForFieldName("field"):left;return/identifier$/u.
test(name22?.type??"")?bound3(name22,"attribute",{end:node.endIndex}):[]}var notBinding=/^(?:scoped_|type_|generic_|range_pattern$|const_block$|macro_invocation$)|_literal$/u;
function targets(pattern){let found=[],waiting=[pattern??null];for(let next=waiting.pop();next!==void 0;next=waiting.pop())if(!(next===null||notBinding.test(next.
type)))if(next.type==="identifier"||next.type==="shorthand_field_identifier")/^\p{Lu}/u.test(next.text)||found.push(...bound3(next,"name"));else if(next.type===
"field_pattern"){let inner=next.childForFieldName("pattern");waiting.push(inner??next.childForFieldName("name"))}else{let type2=next.childForFieldName("type");waiting.
push(...next.namedChildren.filter(child=>child!==null&&child.id!==type2?.id))}return found}function imported3(node){let aliases=node.descendantsOfType("use_as_c\
lause").flatMap(one=>one?.childForFieldName("alias")??[]),own=new Set(aliases.map(({id})=>id));return[...node.descendantsOfType("identifier").filter(name22=>name22!==
null&&!own.has(name22.id)).flatMap(name22=>bound3(name22,"import")),...aliases.flatMap(name22=>bound3(name22,"name"))]}var bashBinders=new Map([["function_defin\
ition",node=>bound4(node.childForFieldName("name"),1)],["variable_assignment",(node,blocks)=>assigned4(node,blocks)],["for_statement",(node,blocks)=>bound4(node.
childForFieldName("variable"),blocks)],["declaration_command",(node,blocks)=>node.namedChildren.flatMap(child=>bound4(child,blocks))]]);function bound4(name22,blocks,end=name22?.
endIndex){return name22===null||end===void 0||!/^(?:variable_name|word)$/u.test(name22.type)?[]:[{kind:blocks===0?"variable":"name",name:name22,start:name22.startIndex,
end,type:null}]}function assigned4(node,blocks){let name22=node.childForFieldName("name");if(name22?.type!=="subscript")return bound4(name22,blocks,node.endIndex);
let array=name22.childForFieldName("name");return array===null?[]:[{kind:"attribute",name:array,start:array.startIndex,end:node.endIndex,type:null}]}function bindersOf(language){
return tables[language]}function createBinder(language,text,starts){let binders=bindersOf(language);return(node,blocks)=>(binders.get(node.type)?.(node,blocks)??
[]).map(({name:name22,stars=0,start:start2,...found})=>({end:typeof name22=="string"?start2:name22.endIndex,...found,name:typeof name22=="string"?name22:text.slice(
name22.startIndex,name22.endIndex),start:typeof name22!="string"&&name22.type==="private_property_identifier"?start2+1:start2,line:_2_positionAt(starts,start2).
line,stars}))}var pythonBinders=new Map([["function_definition",node=>[...named4(node),...result(node)]],["class_definition",node=>named4(node)],["parameters",node=>children(
node).flatMap(child=>pythonParameter(child,"parameter"))],["lambda_parameters",node=>children(node).flatMap(child=>pythonParameter(child,"name"))],["assignment",
node=>given2(pythonTarget(node.childForFieldName("left"),typeOf4(node)),node)],["named_expression",node=>named4(node)],["for_statement",node=>targets2(node.childForFieldName(
"left"))],["for_in_clause",node=>targets2(node.childForFieldName("left"))],["as_pattern",node=>targets2(node.childForFieldName("alias"))],["aliased_import",node=>named4(
node,"alias")],["type_alias_statement",node=>targets2(node.childForFieldName("left"))],["import_statement",imported4],["import_from_statement",imported4]]);function pythonParameter(node,kind){
let type2=node.type==="typed_parameter"||node.type==="typed_default_parameter"?typeOf4(node):null,inner=node.childForFieldName("name")??(node.type==="typed_para\
meter"?node.firstNamedChild:node),stars=inner?.type==="list_splat_pattern"?1:inner?.type==="dictionary_splat_pattern"?2:0,name22=stars===0?inner:inner?.firstNamedChild;
return name22?.type==="identifier"?[{kind,name:name22,start:name22.startIndex,type:type2,stars}]:targets2(name22)}function pythonTarget(left,type2){if(left?.type===
"identifier")return[{kind:"variable",name:left,start:left.startIndex,type:type2}];if(left?.type!=="attribute")return targets2(left);let[object,attribute]=[left.
childForFieldName("object"),left.childForFieldName("attribute")];if(attribute===null)return[];let start2=attribute.startIndex;return/^(?:self|cls)$/u.test(object?.
text??"")?[{kind:"variable",name:left,start:start2,type:type2}]:[{kind:"attribute",name:attribute,start:start2,type:type2}]}var holders2=new Set(["variable_decl\
arator","public_field_definition","assignment_expression","assignment_pattern","required_parameter","optional_parameter","export_statement","type_alias_declarat\
ion"]),scriptFunctions=["function_declaration","generator_function_declaration","function_expression","generator_function","function_signature","method_definiti\
on","method_signature","abstract_method_signature"],scriptTypes=["class_declaration","class","abstract_class_declaration","interface_declaration","enum_declarat\
ion","type_alias_declaration","internal_module","module","type_parameter","property_signature","enum_assignment"],scriptBinders=new Map([...[...scriptFunctions,
"arrow_function"].map(type2=>[type2,node=>[...named4(node),...named4(node,"parameter"),...hasTypes(node)?result(node):[]]]),...scriptTypes.map(type2=>[type2,node=>named4(
node)]),["enum_body",node=>node.childrenForFieldName("name").flatMap(name22=>targets2(name22))],["formal_parameters",node=>children(node).flatMap((child,at)=>scriptParameter(
child,at,node.parent))],["variable_declarator",node=>given2(variable(node),node)],["public_field_definition",variable],["assignment_expression",node=>given2(scriptTarget(
node.childForFieldName("left")),node)],["for_in_statement",node=>targets2(node.childForFieldName("left"))],["catch_clause",node=>targets2(node.childForFieldName(
"parameter"))],["labeled_statement",node=>named4(node,"label")],["import_specifier",node=>named4(node,"alias")],["namespace_import",node=>targets2(node.firstNamedChild)],
["import_require_clause",firstIdentifier],["import_alias",firstIdentifier],["export_specifier",node=>[...named4(node,"alias"),...imported4(node)]],["import_stat\
ement",imported4]]);function hasTypes(node){return scriptFunctions.includes(node.type)||holders2.has(node.parent?.type??"")}function scriptParameter(node,at,owner){
let pattern=node.childForFieldName("pattern");if(pattern===null||pattern.type==="this")return[];let kind=owner!==null&&hasTypes(owner)?"parameter":"name",inner=pattern.
type==="rest_pattern"?pattern.firstNamedChild:pattern,common={kind,start:inner?.startIndex??pattern.startIndex,type:typeOf4(node)},stars=inner===pattern?0:1;return inner?.
type==="identifier"?[{...common,name:inner,stars}]:[...targets2(inner),...kind==="parameter"?[{...common,name:String(at+1),stars}]:[]]}function variable(node){let name22=node.
childForFieldName("name");return name22===null||name22.type.endsWith("_pattern")?targets2(name22):[{kind:"variable",name:name22,start:name22.startIndex,type:typeOf4(
node)}]}function firstIdentifier(node){return targets2(children(node).find(({type:type2})=>type2==="identifier"))}function scriptTarget(left){if(left?.type!=="m\
ember_expression")return targets2(left);let[object,property]=[left.childForFieldName("object"),left.childForFieldName("property")];return property===null?[]:[{kind:object?.
type==="this"?"name":"attribute",name:property,start:property.startIndex,type:null}]}var patterns=new Set(["pattern_list","tuple_pattern","list_pattern","list_s\
plat_pattern","as_pattern_target","tuple","array_pattern","object_pattern","rest_pattern","type","generic_type"]),key="shorthand_property_identifier_pattern";function targets2(node){
let found=[],waiting=[node??null];for(let next=waiting.pop();next!==void 0;next=waiting.pop())next!==null&&(/identifier$/u.test(next.type)||next.type===key?found.
push({kind:"name",name:next,start:next.startIndex,type:null}):next.type==="pair_pattern"?waiting.push(next.childForFieldName("value")):/^(?:object_)?assignment_pattern$/u.
test(next.type)?waiting.push(next.childForFieldName("left")):next.type==="attribute"?found.push(...pythonTarget(next,null)):patterns.has(next.type)&&waiting.push(
...children(next).filter(({type:type2})=>type2!==key)));return found}function given2(found,{endIndex}){return found.map(one=>({...one,end:endIndex}))}function imported4(node){
return node.descendantsOfType("identifier").flatMap(name22=>name22===null?[]:[{kind:"import",name:name22,start:name22.startIndex,type:null}])}function named4(node,field="\
name"){return targets2(node.childForFieldName(field))}function result(node){let type2=typeOf4(node,"return_type"),isVoid=node.childForFieldName("name")?.text===
"constructor"||node.children.some(child=>child?.type==="set"),start2=node.childForFieldName("parameters")?.endIndex??node.startIndex;return isVoid?[]:[{kind:"re\
sult",name:"result",start:start2,type:type2}]}function typeOf4(node,field="type"){return node.childForFieldName(field)?.text.replace(/^:\s*/u,"")??null}function children(node){
return node.namedChildren.filter(child=>child!==null)}var tables={python:pythonBinders,typescript:scriptBinders,tsx:scriptBinders,go:goBinders,rust:rustBinders,
bash:bashBinders,cpp:cppBinders};_3_init_node_22();var bashNaming={named:node=>{let name22=node.childForFieldName("name");return name22===null?void 0:{kind:"fun\
ction",name:name22}},isWrapper:()=>!1,types:new Set(["function_definition"])},pythonKinds=new Map([["class_definition","class"],["function_definition","function"]]),
scriptKinds=new Map([["class","class"],["class_declaration","class"],["abstract_class_declaration","class"],["interface_declaration","class"],["enum_declaration",
"class"],["type_alias_declaration","class"],["internal_module","class"],["module","class"],["function_declaration","function"],["generator_function_declaration",
"function"],["function_expression","function"],["generator_function","function"],["function_signature","function"],["method_definition","function"],["method_sig\
nature","function"],["abstract_method_signature","function"]]),scriptWrappers=new Set(["export_statement","ambient_declaration","expression_statement"]),declarations=new Set(
["lexical_declaration","variable_declaration"]);function byField(node,kinds4){let kind=kinds4.get(node.type),name22=kind===void 0?null:node.childForFieldName("n\
ame");return kind===void 0||name22===null?void 0:{kind,name:unquoted2(name22)}}var bindings=new Map([["variable_declarator",["name","value"]],["public_field_def\
inition",["name","value"]],["pair",["key","value"]],["assignment_expression",["left","right"]]]);function byValue(node){let[nameField,valueField]=bindings.get(node.
type)??[];if(nameField===void 0||valueField===void 0)return;let value=definingValue(node.childForFieldName(valueField));if(value===void 0)return;let target=node.
childForFieldName(nameField),name22=target?.type==="member_expression"?target.childForFieldName("property"):target;return name22==null||name22.type.endsWith("_p\
attern")?void 0:{...value,name:unquoted2(name22)}}var valueKinds=new Map([["arrow_function","function"],["function_expression","function"],["generator_function",
"function"],["class","class"]]),transparent=new Set(["parenthesized_expression","as_expression","satisfies_expression","non_null_expression"]),wrappersMax=8;function definingValue(value){
let inner=value;for(let around2=0;inner!==null&&around2<wrappersMax;around2++){let kind=valueKinds.get(inner.type);if(kind!==void 0)return{kind,value:inner};inner=
transparent.has(inner.type)?inner.firstNamedChild:null}}function byExport(node){if(node.type!=="export_statement")return;let value=definingValue(node.childForFieldName(
"value")),name22=value&&node.children.find(child=>child?.type==="default");return value===void 0||name22===null||name22===void 0?void 0:{...value,name:name22}}function unquoted2(name22){
let content=name22.type==="string"?name22.firstNamedChild:null;return content?.type==="string_fragment"?content:name22}var pythonNaming={named:node=>byField(node,
pythonKinds),isWrapper:({type:type2})=>type2==="decorated_definition",types:new Set([...pythonKinds.keys(),"decorated_definition"])},scriptNaming={named:node=>byField(
node,scriptKinds)??byValue(node)??byExport(node),isWrapper:node=>scriptWrappers.has(node.type)||declarations.has(node.type)&&node.namedChildCount===1,types:new Set(
[...scriptKinds.keys(),...bindings.keys(),...scriptWrappers,...declarations])},namings={python:pythonNaming,typescript:scriptNaming,tsx:scriptNaming,go:goNaming,
rust:rustNaming,bash:bashNaming,cpp:cppNaming};_3_init_node_22();function statementPlaces(root,language,text){let rules=rulesOf[language];if(rules===void 0)return[];
let places=[],levels=[{owner:null,isBlock:rules.blocks.has(root.type),conditions:[],previous:null,passed:[]}],cursor=root.walk(),level=0,enter=()=>{let around2=levels[level-
1];if(around2===void 0)return;let type2=cursor.nodeType,inherited={...around2,isBlock:!1,previous:null,passed:[]};if(levels[level]=inherited,!cursor.nodeIsNamed||
!(around2.isBlock||rules.blocks.has(type2)||rules.mayDecide.test(type2)))return;let node=cursor.currentNode,decides=rules.conditionOf(node)?.slice(0,conditionLengthMax),
{passed}=around2,conditions=passed.length===0?around2.conditions:[...around2.conditions,...passed],owner=around2.owner;if(around2.isBlock&&rules.isStatement(node)){
let form=rules.formOf(node,text);form!==void 0&&(owner=places.length,places.push({start:node.startIndex,end:node.endIndex,form,owner:around2.owner,previous:around2.
previous,isDefinition:rules.isDefinition(node),isSimple:rules.isSimple(node),isExit:rules.isExit(node),conditions}),around2.previous=owner),decides!==void 0&&passed.
length<conditionsMax&&(around2.passed=[...passed,decides])}levels[level]={...inherited,owner,isBlock:rules.blocks.has(type2),conditions:decides===void 0||conditions.
length>=conditionsMax?conditions:[...conditions,decides]}};do if(enter(),cursor.gotoFirstChild())level++;else for(;level>0&&!cursor.gotoNextSibling();)cursor.gotoParent()&&
level--;while(level>0);return cursor.delete(),places}var conditionsMax=16,conditionLengthMax=1e3,pythonCompound=/^(?:if|for|while|try|with|match)_statement$|^(?:function|class|decorated)_definition$/u,
pythonRules={blocks:new Set(["module","block"]),isStatement:({type:type2})=>/_statement$|_definition$/u.test(type2),formOf:(node,text)=>{let{type:type2,startIndex}=node;
if(type2==="future_import_statement"||isBeforeFuture(node))return;if(!pythonCompound.test(type2))return"inline";let line=text.slice(lineStart(text,startIndex),startIndex);
return/^[ \t\f]*$/u.test(line)&&!endsInBackslash(text,startIndex)?"line":void 0},isDefinition:({type:type2})=>/_definition$/u.test(type2),isSimple:({type:type2})=>!pythonCompound.
test(type2),isExit:node=>/^(?:raise|pass|continue|break|assert)_statement$/u.test(node.type)||node.type==="return_statement"&&isBareReturn.test(node.text)||node.
type==="expression_statement"&&(node.text==="..."||/^(?:[\w.]+\.)?assert_never\s*\(/u.test(node.text)),mayDecide:/^(?:if_statement|elif_clause|while_statement|assert_statement)$/u,
conditionOf:node=>/^(?:if_statement|elif_clause|while_statement)$/u.test(node.type)?node.childForFieldName("condition")?.text??void 0:node.type==="assert_statem\
ent"?node.text:void 0},isBareReturn=/^return(?:[\s(]+[\w"'-]*\)?)?;?$/u;function isBeforeFuture(node){if(node.parent?.type!=="module")return!1;for(let next=node.
nextNamedSibling;next!==null;next=next.nextNamedSibling){if(next.type==="future_import_statement")return!0;if(!/^(?:comment|expression_statement)$/u.test(next.type))
return!1}return!1}function lineStart(text,offset){return Math.max(text.lastIndexOf(`
`,offset-1),text.lastIndexOf("\r",offset-1))+1}function endsInBackslash(text,offset){return/\\\r?\n?$/u.test(text.slice(Math.max(0,lineStart(text,offset)-3),lineStart(
text,offset)))}var scriptRules={blocks:new Set(["program","statement_block","switch_case","switch_default"]),isStatement:node=>/(?:_statement|_declaration|_signature|_alias)$|^(?:internal_module|module|statement_block)$/u.
test(node.type)&&node.parent?.childForFieldName("value")?.id!==node.id,formOf:node=>{if(!(node.type==="expression_statement"&&/^(?:"[^"]*"|'[^']*');?$/u.test(node.
text)))return"inline"},isDefinition:({type:type2,firstNamedChild})=>/^(?:function|generator_function|class|abstract_class)_declaration$/u.test(type2==="export_s\
tatement"?firstNamedChild?.type??"":type2),isSimple:({type:type2})=>/^(?:expression|throw|return|continue|break|empty)_statement$/u.test(type2),isExit:({type:type2,
text})=>/^(?:throw|continue|break|empty)_statement$/u.test(type2)||type2==="return_statement"&&isBareReturn.test(text),mayDecide:/^if_statement$/u,conditionOf:node=>node.
type==="if_statement"?node.childForFieldName("condition")?.text??void 0:void 0},rulesOf={python:pythonRules,typescript:scriptRules,tsx:scriptRules,go:void 0,rust:void 0,
bash:void 0,cpp:void 0};_3_init_node_22();function treeOf(root){let cursor=root.walk(),made=parent=>({type:cursor.nodeType,field:cursor.currentFieldName,start:cursor.
startIndex,end:cursor.endIndex,parent,children:[]}),top=made(null),way=[top];for(;way.length>0;)if(cursor.gotoFirstChild())way.push(enter(way.at(-1)));else{let isNext=!1;
for(;way.length>1&&!isNext;)way.pop(),isNext=cursor.gotoNextSibling(),isNext?way.push(enter(way.at(-1))):cursor.gotoParent();isNext||way.pop()}return cursor.delete(),
top;function enter(around2){let parent=around2??top;if(!cursor.nodeIsNamed)return parent;let node=made(parent);return parent.children.push(node),node}}function nodeAt(root,{
start:start2,end}){let holds=node=>node.start<=start2&&Math.max(start2,end)<=node.end,found=root;for(;;){let inner=found.children.find(child=>child.end>start2&&
holds(child));if(inner===void 0)return found;found=inner}}function ancestry(node){let all=[];for(let at=node;at!==null;at=at.parent)all.push(at);return all}function fieldOf(node,name22){
return node.children.find(({field})=>field===name22)}var readLengthMax=1048576;function read(parser,language,text){let starts=_2_lineStarts(text),{found,...again}=isData(
language)?ofData(parser.readData(language,text,starts),text,other=>parser.readData(language,other,_2_lineStarts(other))):ofTree(parser,language,text,starts),code=_0_once(
()=>blank(text,[...found.comments,...found.strings])),statements=_0_once(()=>found.headers.flatMap(({start:start2,end,depth})=>{let own=code().slice(start2,end).
trimEnd();if(own.trim()==="")return[];let[first,last]=[_2_positionAt(starts,start2).line,_2_positionAt(starts,start2+own.length).line];return[{start:start2,end:start2+
own.length,first,last,depth,code:own}]})),imports=_0_once(()=>importsIn(language,text));return{language,text,starts,definitions:found.definitions,hasErrors:found.
hasErrors,bindings:found.bindings,comments:found.comments,strings:found.strings,angleCasts:found.angleCasts,get code(){return code()},get statements(){return statements()},
get imports(){return imports()},...again}}function ofTree(parser,language,text,starts){return{found:parser.withTree(language,text,root=>walk(root,language,text,
starts)),expressionAt:range=>parser.withTree(language,text,root=>expressionIn(root,starts,range)),tree:()=>parser.withTree(language,text,treeOf),places:_0_once(
()=>parser.withTree(language,text,root=>statementPlaces(root,language,text))),isBroken:other=>parser.withTree(language,other,root=>root.hasError)}}function ofData({
strings,...data},text,again){let root={type:"data",field:null,start:0,end:text.length,parent:null,children:[]};return{found:{...data,strings:strings.map(one=>({
...one,isType:!1})),angleCasts:[],headers:[],bindings:[]},expressionAt:()=>{},tree:()=>root,places:()=>[],isBroken:other=>again(other).hasErrors}}function isSound(reading){
return reading===void 0||isData(reading.language)?!0:!reading.hasErrors||reading.language==="bash"||reading.language==="cpp"}function isPartialReading(reading){
return reading?.hasErrors===!0&&isSound(reading)&&!isData(reading.language)}function offsetOf(starts,{line,character}){return(starts[line]??0)+character}function isInSpans(spans,offset){
let low=0,high=spans.length;for(;low<high;){let middle=low+high>>1;(spans[middle]?.end??0)<=offset?low=middle+1:high=middle}return(spans[low]?.start??Number.POSITIVE_INFINITY)<=
offset}function walk(root,language,text,starts){let roles=rolesOf(language,root.tree.language),outliner=createOutliner(namingOf(root,language,text),text,starts),
bind=createBinder(language,text,starts),comments=[],strings=[],angleCasts=[],headers=[],bindings2=[],open=[],add=(start2,end,isType)=>{start2<end&&strings.push(
{start:start2,end,isType})},blocks=[0],typeEnd=0,visit=(cursor2,level2)=>{for(let last=open.at(-1);last!==void 0&&last.level>=level2;last=open.at(-1))add(last.at,
last.end,last.isType),open.pop();let role=roles[cursor2.nodeTypeId]??named5|(language==="python"?statement:0);if(role===0)return;let depth=blocks[level2]??0;blocks[level2+
1]=depth+(role&block?1:0);let of=role&comment?"comment":role&decorator?"decorator":"other",decoratedFrom=outliner.enter(level2,of,cursor2);if(role===named5)return;
if(role&comment){let[start2,end]=[cursor2.startIndex,cursor2.endIndex],breaks=/(?:\r\n|[\r\n])$/u.exec(text.slice(end-2,end))?.[0].length??0;comments.push({start:start2,
end:end-breaks})}if(role&string){let at=cursor2.startIndex;open.push({level:level2,end:cursor2.endIndex,at,isType:at<typeEnd})}let around2=role&computed?open.at(
-1):void 0;if(around2!==void 0){let[from,to]=[cursor2.startIndex,cursor2.endIndex],isWhole=language==="bash";add(around2.at,isWhole?from:from+(text[from]==="$"?
2:1),around2.isType),around2.at=isWhole?to:to-1}if(role&type&&(typeEnd=Math.max(typeEnd,cursor2.endIndex)),!(role&(statement|definition|binding|angleCast)))return;
let node=cursor2.currentNode,brackets=role&angleCast?node.firstNamedChild:null;brackets!==null&&angleCasts.push({start:brackets.startIndex,end:brackets.endIndex}),
role&statement&&headers.push({start:node.startIndex,end:headerEnd(node,roles),depth}),role&definition&&outliner.define(level2,node,depth,decoratedFrom),role&binding&&
bindings2.push(...bind(node,depth))},cursor=root.walk(),level=0;do if(visit(cursor,level),cursor.gotoFirstChild())level++;else for(;level>0&&!cursor.gotoNextSibling();)
cursor.gotoParent()&&level--;while(level>0);cursor.delete();for(let{at,end,isType}of open.reverse())add(at,end,isType);let{definitions}=outliner;return strings.
sort((left,right)=>left.start-right.start),bindings2.sort((left,right)=>left.start-right.start),{definitions,hasErrors:root.hasError,comments,strings,angleCasts,
headers,bindings:bindings2}}function namingOf(root,language,text){return language==="cpp"&&root.hasError?createCautiousNaming(text):namings[language]}function headerEnd(node,roles){
let ends=node.type==="ERROR"?statement:block;return node.namedChildren.find(child=>(roles[child?.typeId??0]??0)&ends)?.startIndex??node.endIndex}var[named5,comment,
string,computed,type,block,statement,decorator,definition,binding,angleCast]=[1,2,4,8,16,32,64,128,256,512,1024],pythonRoles=[[comment,/^comment$/u],[string,/^(?:string|format_specifier|type_conversion)$/u],
[computed,/^(?:interpolation|format_expression)$/u],[type,/^type$/u],[block,/^block$/u],[decorator,/^decorator$/u],[statement,/_statement$|^(?:(?:class|function)_definition|(?:elif|else|except|finally|case)_clause|decorator)$/u]],
scriptRoles=[[comment,/^(?:comment|html_comment|hash_bang_line)$/u],[string,/^(?:string|template_string|template_literal_type|regex|jsx_text)$/u],[computed,/^template_(?:substitution|type)$/u],
[decorator,/^decorator$/u],[angleCast,/^type_assertion$/u]],goRoles=[[comment,/^comment$/u],[string,/^(?:interpreted_string|raw_string|rune)_literal$/u],[block,
/^block$/u]],rustRoles=[[comment,/^(?:line|block)_comment$/u],[string,/^(?:string|raw_string|char)_literal$/u],[block,/^block$/u],[decorator,/^attribute_item$/u]],
bashRoles=[[comment,/^comment$/u],[string,/^(?:string|raw_string|ansi_c_string|translated_string|heredoc_body|regex)$/u],[computed,/^(?:simple_expansion|expansion|command_substitution|arithmetic_expansion)$/u],
[block,/^compound_statement$/u]],cppRoles=[[comment,/^comment$/u],[string,/^(?:string_literal|raw_string_literal|char_literal)$/u],[block,/^compound_statement$/u]],
roleTables={python:pythonRoles,typescript:scriptRoles,tsx:scriptRoles,go:goRoles,rust:rustRoles,bash:bashRoles,cpp:cppRoles},known=new Map;function rolesOf(language,grammar){
let made=known.get(language);if(made!==void 0)return made;let binders=bindersOf(language),{types}=namings[language],roles=Uint16Array.from(grammar.types,(name22,id)=>grammar.
nodeTypeIsNamed(id)?roleTables[language].filter(([,of])=>of.test(name22)).reduce((sum,[role])=>sum|role,named5)|(types.has(name22)?definition:0)|(binders.has(name22)?
binding:0):0);return known.set(language,roles),roles}function expressionIn(root,starts,{start:start2,end}){let[from,to]=[offsetOf(starts,start2),offsetOf(starts,
end)],node=root.namedDescendantForIndex(from,Math.max(from,to-1));if(!(node===null||/_(?:statement|definition|declaration|clause|body|item)$|^(?:block|module|program|source_file|translation_unit|statement_list|declaration|ERROR)$/u.
test(node.type)))return{start:_2_positionAt(starts,node.startIndex),end:_2_positionAt(starts,node.endIndex)}}function blank(text,spans){let code="",at=0;for(let{
start:start2,end}of spans.toSorted((left,right)=>left.start-right.start))code+=text.slice(at,start2)+text.slice(start2,end).replace(/[^\r\n]/g," "),at=end;return code+
text.slice(at)}export{ancestry as _0_ancestry,blank as _0_blank,chainAt as _0_chainAt,dottedName as _0_dottedName,fieldOf as _0_fieldOf,findIncludes as _0_findIncludes,findRustImports as _0_findRustImports,
importSpecs as _0_importSpecs,importsIn as _0_importsIn,isInSpans as _0_isInSpans,isPartialReading as _0_isPartialReading,isSound as _0_isSound,keyAt as _0_keyAt,
namedDefinitions as _0_namedDefinitions,nodeAt as _0_nodeAt,offsetOf as _0_offsetOf,packageName as _0_packageName,pythonImports as _0_pythonImports,read as _0_read,
readLengthMax as _0_readLengthMax,symbolAt as _0_symbolAt,writtenModule as _0_writtenModule,createParser as _1_createParser,isData as _1_isData,isScriptLanguage as _1_isScriptLanguage,
syntaxLanguage as _1_syntaxLanguage,broken as _2_broken,keyOutliner as _2_keyOutliner};
