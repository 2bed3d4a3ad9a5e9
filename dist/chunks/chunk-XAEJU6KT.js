import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{require_node_zlib}from"./chunk-5WPMPWB3.js";import{__toBinaryNode,__toESM}from"./chunk-6N737NXE.js";var __defProp=Object.defineProperty,__name=(target,value)=>__defProp(target,"name",{value,configurable:!0}),Edit=class{static{__name(this,"Edit")}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({
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
value:""}:{done:!1,value}},"next")}}};function getText(tree,startIndex,endIndex,startPosition){let length=endIndex-startIndex,result=tree.textCallback(startIndex,
startPosition);if(result){for(startIndex+=result.length;startIndex<endIndex;){let string=tree.textCallback(startIndex,startPosition);if(string&&string.length>0)
startIndex+=string.length,result+=string;else break}startIndex>endIndex&&(result=result.slice(0,length))}return result??""}__name(getText,"getText");var finalizer2=newFinalizer(
address=>{C._ts_tree_delete(address)}),Tree=class _Tree{static{__name(this,"Tree")}0=0;textCallback;language;constructor(internal,address,language,textCallback){
assertInternal(internal),this[0]=address,this.language=language,this.textCallback=textCallback,finalizer2?.register(this,address,this)}copy(){let address=C._ts_tree_copy(
this[0]);return new _Tree(INTERNAL,address,this.language,this.textCallback)}delete(){finalizer2?.unregister(this),C._ts_tree_delete(this[0]),this[0]=0}get rootNode(){
return C._ts_tree_root_node_wasm(this[0]),unmarshalNode(this)}rootNodeWithOffset(offsetBytes,offsetExtent){let address=TRANSFER_BUFFER+SIZE_OF_NODE;return C.setValue(
address,offsetBytes,"i32"),marshalPoint(address+SIZE_OF_INT,offsetExtent),C._ts_tree_root_node_with_offset_wasm(this[0]),unmarshalNode(this)}edit(edit){marshalEdit(
edit),C._ts_tree_edit_wasm(this[0])}walk(){return this.rootNode.walk()}getChangedRanges(other){if(!(other instanceof _Tree))throw new TypeError("Argument must b\
e a Tree");C._ts_tree_get_changed_ranges_wasm(this[0],other[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),
result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result[i2]=unmarshalRange(address),address+=SIZE_OF_RANGE;C._free(buffer)}return result}getIncludedRanges(){
C._ts_tree_included_ranges_wasm(this[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result=new Array(count);
if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result[i2]=unmarshalRange(address),address+=SIZE_OF_RANGE;C._free(buffer)}return result}},finalizer3=newFinalizer(
address=>{C._ts_tree_cursor_delete_wasm(address)}),TreeCursor=class _TreeCursor{static{__name(this,"TreeCursor")}0=0;1=0;2=0;3=0;tree;constructor(internal,tree){
assertInternal(internal),this.tree=tree,unmarshalTreeCursor(this),finalizer3?.register(this,this.tree[0],this)}copy(){let copy=new _TreeCursor(INTERNAL,this.tree);
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
C._ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){marshalTreeCursor(this);let result=C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);return unmarshalTreeCursor(
this),result===1}gotoLastChild(){marshalTreeCursor(this);let result=C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);return unmarshalTreeCursor(this),result===
1}gotoParent(){marshalTreeCursor(this);let result=C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);return unmarshalTreeCursor(this),result===1}gotoNextSibling(){
marshalTreeCursor(this);let result=C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);return unmarshalTreeCursor(this),result===1}gotoPreviousSibling(){marshalTreeCursor(
this);let result=C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);return unmarshalTreeCursor(this),result===1}gotoDescendant(goalDescendantIndex){marshalTreeCursor(
this),C._ts_tree_cursor_goto_descendant_wasm(this.tree[0],goalDescendantIndex),unmarshalTreeCursor(this)}gotoFirstChildForIndex(goalIndex){marshalTreeCursor(this),
C.setValue(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalIndex,"i32");let result=C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);return unmarshalTreeCursor(
this),result===1}gotoFirstChildForPosition(goalPosition){marshalTreeCursor(this),marshalPoint(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalPosition);let result=C._ts_tree_cursor_goto_first_child_for_position_wasm(
this.tree[0]);return unmarshalTreeCursor(this),result===1}reset(node){marshalNode(node),marshalTreeCursor(this,TRANSFER_BUFFER+SIZE_OF_NODE),C._ts_tree_cursor_reset_wasm(
this.tree[0]),unmarshalTreeCursor(this)}resetTo(cursor){marshalTreeCursor(this,TRANSFER_BUFFER),marshalTreeCursor(cursor,TRANSFER_BUFFER+SIZE_OF_CURSOR),C._ts_tree_cursor_reset_to_wasm(
this.tree[0],cursor.tree[0]),unmarshalTreeCursor(this)}},Node=class{static{__name(this,"Node")}0=0;_children;_namedChildren;constructor(internal,{id,tree,startIndex,
startPosition,other}){assertInternal(internal),this[0]=other,this.id=id,this.tree=tree,this.startIndex=startIndex,this.startPosition=startPosition}id;startIndex;startPosition;tree;get typeId(){
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
this.tree[0],fieldId);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result=new Array(count);if(count>0){let address=buffer;
for(let i2=0;i2<count;i2++)result[i2]=unmarshalNode(this.tree,address),address+=SIZE_OF_NODE;C._free(buffer)}return result}firstChildForIndex(index){marshalNode(
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
column);let descendantCount=C.getValue(TRANSFER_BUFFER,"i32"),descendantAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result=new Array(descendantCount);
if(descendantCount>0){let address=descendantAddress;for(let i2=0;i2<descendantCount;i2++)result[i2]=unmarshalNode(this.tree,address),address+=SIZE_OF_NODE}return C.
_free(descendantAddress),C._free(symbolsAddress),result}get nextSibling(){return marshalNode(this),C._ts_node_next_sibling_wasm(this.tree[0]),unmarshalNode(this.
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
let address=C._ts_node_to_string_wasm(this.tree[0]),result=C.AsciiToString(address);return C._free(address),result}};function unmarshalCaptures(query,tree,address,patternIndex,result){
for(let i2=0,n=result.length;i2<n;i2++){let captureIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;let node=unmarshalNode(tree,address);address+=SIZE_OF_NODE,
result[i2]={patternIndex,name:query.captureNames[captureIndex],node}}return address}__name(unmarshalCaptures,"unmarshalCaptures");function marshalNode(node,index=0){
let address=TRANSFER_BUFFER+index*SIZE_OF_NODE;C.setValue(address,node.id,"i32"),address+=SIZE_OF_INT,C.setValue(address,node.startIndex,"i32"),address+=SIZE_OF_INT,
C.setValue(address,node.startPosition.row,"i32"),address+=SIZE_OF_INT,C.setValue(address,node.startPosition.column,"i32"),address+=SIZE_OF_INT,C.setValue(address,
node[0],"i32")}__name(marshalNode,"marshalNode");function unmarshalNode(tree,address=TRANSFER_BUFFER){let id=C.getValue(address,"i32");if(address+=SIZE_OF_INT,id===
0)return null;let index=C.getValue(address,"i32");address+=SIZE_OF_INT;let row=C.getValue(address,"i32");address+=SIZE_OF_INT;let column=C.getValue(address,"i32");
address+=SIZE_OF_INT;let other=C.getValue(address,"i32");return new Node(INTERNAL,{id,tree,startIndex:index,startPosition:{row,column},other})}__name(unmarshalNode,
"unmarshalNode");function marshalTreeCursor(cursor,address=TRANSFER_BUFFER){C.setValue(address+0*SIZE_OF_INT,cursor[0],"i32"),C.setValue(address+1*SIZE_OF_INT,cursor[1],
"i32"),C.setValue(address+2*SIZE_OF_INT,cursor[2],"i32"),C.setValue(address+3*SIZE_OF_INT,cursor[3],"i32")}__name(marshalTreeCursor,"marshalTreeCursor");function unmarshalTreeCursor(cursor){
cursor[0]=C.getValue(TRANSFER_BUFFER+0*SIZE_OF_INT,"i32"),cursor[1]=C.getValue(TRANSFER_BUFFER+1*SIZE_OF_INT,"i32"),cursor[2]=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,
"i32"),cursor[3]=C.getValue(TRANSFER_BUFFER+3*SIZE_OF_INT,"i32")}__name(unmarshalTreeCursor,"unmarshalTreeCursor");function marshalPoint(address,point){C.setValue(
address,point.row,"i32"),C.setValue(address+SIZE_OF_INT,point.column,"i32")}__name(marshalPoint,"marshalPoint");function unmarshalPoint(address){return{row:C.getValue(
address,"i32")>>>0,column:C.getValue(address+SIZE_OF_INT,"i32")>>>0}}__name(unmarshalPoint,"unmarshalPoint");function marshalRange(address,range){marshalPoint(address,
range.startPosition),address+=SIZE_OF_POINT,marshalPoint(address,range.endPosition),address+=SIZE_OF_POINT,C.setValue(address,range.startIndex,"i32"),address+=SIZE_OF_INT,
C.setValue(address,range.endIndex,"i32"),address+=SIZE_OF_INT}__name(marshalRange,"marshalRange");function unmarshalRange(address){let result={};return result.startPosition=
unmarshalPoint(address),address+=SIZE_OF_POINT,result.endPosition=unmarshalPoint(address),address+=SIZE_OF_POINT,result.startIndex=C.getValue(address,"i32")>>>0,
address+=SIZE_OF_INT,result.endIndex=C.getValue(address,"i32")>>>0,result}__name(unmarshalRange,"unmarshalRange");function marshalEdit(edit,address=TRANSFER_BUFFER){
marshalPoint(address,edit.startPosition),address+=SIZE_OF_POINT,marshalPoint(address,edit.oldEndPosition),address+=SIZE_OF_POINT,marshalPoint(address,edit.newEndPosition),
address+=SIZE_OF_POINT,C.setValue(address,edit.startIndex,"i32"),address+=SIZE_OF_INT,C.setValue(address,edit.oldEndIndex,"i32"),address+=SIZE_OF_INT,C.setValue(
address,edit.newEndIndex,"i32"),address+=SIZE_OF_INT}__name(marshalEdit,"marshalEdit");function unmarshalLanguageMetadata(address){let major_version=C.getValue(
address,"i32"),minor_version=C.getValue(address+=SIZE_OF_INT,"i32"),patch_version=C.getValue(address+=SIZE_OF_INT,"i32");return{major_version,minor_version,patch_version}}
__name(unmarshalLanguageMetadata,"unmarshalLanguageMetadata");var LANGUAGE_FUNCTION_REGEX=/^tree_sitter_\w+$/,Language=class _Language{static{__name(this,"Langu\
age")}0=0;types;fields;constructor(internal,address){assertInternal(internal),this[0]=address,this.types=new Array(C._ts_language_symbol_count(this[0]));for(let i2=0,
n=this.types.length;i2<n;i2++)C._ts_language_symbol_type(this[0],i2)<2&&(this.types[i2]=C.UTF8ToString(C._ts_language_symbol_name(this[0],i2)));this.fields=new Array(
C._ts_language_field_count(this[0])+1);for(let i2=0,n=this.fields.length;i2<n;i2++){let fieldName=C._ts_language_field_name_for_id(this[0],i2);fieldName!==0?this.
fields[i2]=C.UTF8ToString(fieldName):this.fields[i2]=null}}get name(){let ptr=C._ts_language_name(this[0]);return ptr===0?null:C.UTF8ToString(ptr)}get abiVersion(){
return C._ts_language_abi_version(this[0])}get metadata(){return C._ts_language_metadata_wasm(this[0]),C.getValue(TRANSFER_BUFFER,"i32")===0?null:unmarshalLanguageMetadata(
TRANSFER_BUFFER+SIZE_OF_INT)}get fieldCount(){return this.fields.length-1}get stateCount(){return C._ts_language_state_count(this[0])}fieldIdForName(fieldName){
let result=this.fields.indexOf(fieldName);return result!==-1?result:null}fieldNameForId(fieldId){return this.fields[fieldId]??null}idForNodeType(type,named){let typeLength=C.
lengthBytesUTF8(type),typeAddress=C._malloc(typeLength+1);C.stringToUTF8(type,typeAddress,typeLength+1);let result=C._ts_language_symbol_for_name(this[0],typeAddress,
typeLength,named?1:0);return C._free(typeAddress),result||null}get nodeTypeCount(){return C._ts_language_symbol_count(this[0])}nodeTypeForId(typeId){let name2=C.
_ts_language_symbol_name(this[0],typeId);return name2?C.UTF8ToString(name2):null}nodeTypeIsNamed(typeId){return!!C._ts_language_type_is_named_wasm(this[0],typeId)}nodeTypeIsVisible(typeId){
return!!C._ts_language_type_is_visible_wasm(this[0],typeId)}get supertypes(){C._ts_language_supertypes_wasm(this[0]);let count=C.getValue(TRANSFER_BUFFER,"i32"),
buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result[i2]=C.getValue(address,
"i16"),address+=SIZE_OF_SHORT}return result}subtypes(supertype){C._ts_language_subtypes_wasm(this[0],supertype);let count=C.getValue(TRANSFER_BUFFER,"i32"),buffer=C.
getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result[i2]=C.getValue(address,"i16"),
address+=SIZE_OF_SHORT}return result}nextState(stateId,typeId){return C._ts_language_next_state(this[0],stateId,typeId)}lookaheadIterator(stateId){let address=C.
_ts_lookahead_iterator_new(this[0],stateId);return address?new LookaheadIterator(INTERNAL,address,this):null}static async load(input){let binary2;if(input instanceof
Uint8Array)binary2=input;else if(globalThis.process?.versions.node)binary2=await(await import("fs/promises")).readFile(input);else{let response=await fetch(input);
if(!response.ok){let body2=await response.text();throw new Error(`Language.load failed with status ${response.status}.

${body2}`)}let retryResp=response.clone();try{binary2=await WebAssembly.compileStreaming(response)}catch(reason){console.error("wasm streaming compile failed:",
reason),console.error("falling back to ArrayBuffer instantiation"),binary2=new Uint8Array(await retryResp.arrayBuffer())}}let mod=await C.loadWebAssemblyModule(
binary2,{loadAsync:!0});return _Language.loadFromWasmExports(mod,{sync:!1})}static loadFromWasmExports(mod,{sync}){let symbolNames=Object.keys(mod),functionName=symbolNames.
find(key=>LANGUAGE_FUNCTION_REGEX.test(key)&&!key.includes("external_scanner_"));if(!functionName)throw console.log(`Couldn't find language function in Wasm fil\
e. Symbols:
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
wasmExports),wasmExports}__name(receiveInstance,"receiveInstance");function receiveInstantiationResult(result2){return receiveInstance(result2.instance,result2.
module)}__name(receiveInstantiationResult,"receiveInstantiationResult");var info2=getWasmImports();if(Module.instantiateWasm)return new Promise((resolve,reject)=>{
Module.instantiateWasm(info2,(mod,inst)=>{resolve(receiveInstance(mod,inst))})});wasmBinaryFile??=findWasmBinary();var result=await instantiateAsync(wasmBinary,
wasmBinaryFile,info2),exports=receiveInstantiationResult(result);return exports}__name(createWasm,"createWasm");class ExitStatus{static{__name(this,"ExitStatus")}name="\
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
section_size;var name2=getString();failIf(name2!=="dylink.0")}for(var customSection={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]},WASM_DYLINK_MEM_INFO=1,
WASM_DYLINK_NEEDED=2,WASM_DYLINK_EXPORT_INFO=3,WASM_DYLINK_IMPORT_INFO=4,WASM_DYLINK_RUNTIME_PATH=5,WASM_SYMBOL_TLS=256,WASM_SYMBOL_BINDING_MASK=3,WASM_SYMBOL_BINDING_WEAK=1;offset<
end;){var subsectionType=getU8(),subsectionSize=getLEB();if(subsectionType===WASM_DYLINK_MEM_INFO)customSection.memorySize=getLEB(),customSection.memoryAlign=getLEB(),
customSection.tableSize=getLEB(),customSection.tableAlign=getLEB();else if(subsectionType===WASM_DYLINK_NEEDED)customSection.neededDynlibs=getStringList();else if(subsectionType===
WASM_DYLINK_EXPORT_INFO)for(var count=getLEB();count--;){var symname=getString(),flags2=getLEB();flags2&WASM_SYMBOL_TLS&&customSection.tlsExports.add(symname)}else if(subsectionType===
WASM_DYLINK_IMPORT_INFO)for(var count=getLEB();count--;){var modname=getString(),symname=getString(),flags2=getLEB();(flags2&WASM_SYMBOL_BINDING_MASK)==WASM_SYMBOL_BINDING_WEAK&&
customSection.weakImports.add(symname)}else subsectionType===WASM_DYLINK_RUNTIME_PATH?customSection.runtimePaths=getStringList():offset+=subsectionSize}return customSection},
"getDylinkMetadata");function getValue(ptr,type="i8"){switch(type.endsWith("*")&&(type="*"),type){case"i1":return HEAP8[ptr];case"i8":return HEAP8[ptr];case"i16":
return LE_HEAP_LOAD_I16((ptr>>1)*2);case"i32":return LE_HEAP_LOAD_I32((ptr>>2)*4);case"i64":return LE_HEAP_LOAD_I64((ptr>>3)*8);case"float":return LE_HEAP_LOAD_F32(
(ptr>>2)*4);case"double":return LE_HEAP_LOAD_F64((ptr>>3)*8);case"*":return LE_HEAP_LOAD_U32((ptr>>2)*4);default:abort(`invalid type for getValue: ${type}`)}}__name(
getValue,"getValue");var newDSO=__name((name2,handle2,syms)=>{var dso={refcount:1/0,name:name2,exports:syms,global:!0};return LDSO.loadedLibsByName[name2]=dso,handle2!=
null&&(LDSO.loadedLibsByHandle[handle2]=dso),dso},"newDSO"),LDSO={loadedLibsByName:{},loadedLibsByHandle:{},init(){newDSO("__main__",0,wasmImports)}},___heap_base=82240,
alignMemory=__name((size,alignment)=>Math.ceil(size/alignment)*alignment,"alignMemory"),getMemory=__name(size=>{if(runtimeInitialized)return _calloc(size,1);var ret=___heap_base,
end=ret+alignMemory(size,16);return ___heap_base=end,GOT.__heap_base.value=end,ret},"getMemory"),isInternalSym=__name(symName=>["__cpp_exception","__c_longjmp",
"__wasm_apply_data_relocs","__dso_handle","__tls_size","__tls_align","__set_stack_limits","_emscripten_tls_init","__wasm_init_tls","__wasm_call_ctors","__start_\
em_asm","__stop_em_asm","__start_em_js","__stop_em_js"].includes(symName)||symName.startsWith("__em_js__"),"isInternalSym"),uleb128EncodeWithLen=__name(arr=>{let n=arr.
length;return[n%128|128,n>>7,...arr]},"uleb128EncodeWithLen"),wasmTypeCodes={i:127,p:127,j:126,f:125,d:124,e:111},generateTypePack=__name(types=>uleb128EncodeWithLen(
Array.from(types,type=>{var code=wasmTypeCodes[type];return code})),"generateTypePack"),convertJsFunctionToWasm=__name((func2,sig)=>{var bytes=Uint8Array.of(0,97,
115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(sig.slice(1)),...generateTypePack(sig[0]==="v"?"":sig[0])]),2,7,1,1,101,1,102,0,0,7,5,1,1,102,
0,0),module2=new WebAssembly.Module(bytes),instance2=new WebAssembly.Instance(module2,{e:{f:func2}}),wrappedFunc=instance2.exports.f;return wrappedFunc},"conver\
tJsFunctionToWasm"),wasmTableMirror=[],wasmTable=new WebAssembly.Table({initial:31,element:"anyfunc"}),getWasmTableEntry=__name(funcPtr=>{var func2=wasmTableMirror[funcPtr];
return func2||(wasmTableMirror[funcPtr]=func2=wasmTable.get(funcPtr)),func2},"getWasmTableEntry"),updateTableMap=__name((offset,count)=>{if(functionsInTableMap)
for(var i2=offset;i2<offset+count;i2++){var item=getWasmTableEntry(i2);item&&functionsInTableMap.set(item,i2)}},"updateTableMap"),functionsInTableMap,getFunctionAddress=__name(
func2=>(functionsInTableMap||(functionsInTableMap=new WeakMap,updateTableMap(0,wasmTable.length)),functionsInTableMap.get(func2)||0),"getFunctionAddress"),freeTableIndexes=[],
getEmptyTableSlot=__name(()=>freeTableIndexes.length?freeTableIndexes.pop():wasmTable.grow(1),"getEmptyTableSlot"),setWasmTableEntry=__name((idx,func2)=>{wasmTable.
set(idx,func2),wasmTableMirror[idx]=wasmTable.get(idx)},"setWasmTableEntry"),addFunction=__name((func2,sig)=>{var rtn=getFunctionAddress(func2);if(rtn)return rtn;
var ret=getEmptyTableSlot();try{setWasmTableEntry(ret,func2)}catch(err2){if(!(err2 instanceof TypeError))throw err2;var wrapped=convertJsFunctionToWasm(func2,sig);
setWasmTableEntry(ret,wrapped)}return functionsInTableMap.set(func2,ret),ret},"addFunction"),updateGOT=__name((exports,replace)=>{for(var symName in exports)if(!isInternalSym(
symName)){var value=exports[symName];GOT[symName]||=new WebAssembly.Global({value:"i32",mutable:!0}),(replace||GOT[symName].value==0)&&(typeof value=="function"?
GOT[symName].value=addFunction(value):typeof value=="number"?GOT[symName].value=value:err(`unhandled export type for '${symName}': ${typeof value}`))}},"updateG\
OT"),relocateExports=__name((exports,memoryBase2,replace)=>{var relocated={};for(var e in exports){var value=exports[e];typeof value=="object"&&(value=value.value),
typeof value=="number"&&(value+=memoryBase2),relocated[e]=value}return updateGOT(relocated,replace),relocated},"relocateExports"),isSymbolDefined=__name(symName=>{
var existing=wasmImports[symName];return!(!existing||existing.stub)},"isSymbolDefined"),dynCall=__name((sig,ptr,args2=[],promising=!1)=>{var func2=getWasmTableEntry(
ptr),rtn=func2(...args2);function convert(rtn2){return rtn2}return __name(convert,"convert"),rtn},"dynCall"),stackSave=__name(()=>_emscripten_stack_get_current(),
"stackSave"),stackRestore=__name(val=>__emscripten_stack_restore(val),"stackRestore"),createInvokeFunction=__name(sig=>(ptr,...args2)=>{var sp=stackSave();try{return dynCall(
sig,ptr,args2)}catch(e){if(stackRestore(sp),e!==e+0)throw e;if(_setThrew(1,0),sig[0]=="j")return 0n}},"createInvokeFunction"),resolveGlobalSymbol=__name((symName,direct=!1)=>{
var sym;return isSymbolDefined(symName)?sym=wasmImports[symName]:symName.startsWith("invoke_")&&(sym=wasmImports[symName]=createInvokeFunction(symName.split("_")[1])),
{sym,name:symName}},"resolveGlobalSymbol"),onPostCtors=[],addOnPostCtor=__name(cb=>onPostCtors.push(cb),"addOnPostCtor"),UTF8ToString=__name((ptr,maxBytesToRead,ignoreNul)=>ptr?
UTF8ArrayToString(HEAPU8,ptr,maxBytesToRead,ignoreNul):"","UTF8ToString"),loadWebAssemblyModule=__name((binary,flags,libName,localScope,handle)=>{var metadata=getDylinkMetadata(
binary);function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign),memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):
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
removeRunDependency("loadDylibs")},"loadDylibs"),noExitRuntime=!0;function setValue(ptr,value,type="i8"){switch(type.endsWith("*")&&(type="*"),type){case"i1":HEAP8[ptr]=
value;break;case"i8":HEAP8[ptr]=value;break;case"i16":LE_HEAP_STORE_I16((ptr>>1)*2,value);break;case"i32":LE_HEAP_STORE_I32((ptr>>2)*4,value);break;case"i64":LE_HEAP_STORE_I64(
(ptr>>3)*8,BigInt(value));break;case"float":LE_HEAP_STORE_F32((ptr>>2)*4,value);break;case"double":LE_HEAP_STORE_F64((ptr>>3)*8,value);break;case"*":LE_HEAP_STORE_U32(
(ptr>>2)*4,value);break;default:abort(`invalid type for setValue: ${type}`)}}__name(setValue,"setValue");var ___memory_base=new WebAssembly.Global({value:"i32",
mutable:!1},1024),___stack_high=82240,___stack_low=16704,___stack_pointer=new WebAssembly.Global({value:"i32",mutable:!0},82240),___table_base=new WebAssembly.Global(
{value:"i32",mutable:!1},1),__abort_js=__name(()=>abort(""),"__abort_js");__abort_js.sig="v";var getHeapMax=__name(()=>2147483648,"getHeapMax"),growMemory=__name(
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
let string=Module.currentParseCallback(index,{row,column});typeof string=="string"?(setValue(lengthAddress,string.length,"i32"),stringToUTF16(string,inputBufferAddress,
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
"Parser must have a language to parse");let result=new Tree(INTERNAL,treeAddress,this.language,C.currentParseCallback);return C.currentParseCallback=null,C.currentLogCallback=
null,C.currentProgressCallback=null,result}reset(){C._ts_parser_reset(this[0])}getIncludedRanges(){C._ts_parser_included_ranges_wasm(this[0]);let count=C.getValue(
TRANSFER_BUFFER,"i32"),buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++)result[i2]=
unmarshalRange(address),address+=SIZE_OF_RANGE;C._free(buffer)}return result}setLogger(callback){if(!callback)this.logCallback=null;else{if(typeof callback!="fu\
nction")throw new Error("Logger callback must be a function");this.logCallback=callback}return this}getLogger(){return this.logCallback}},PREDICATE_STEP_TYPE_CAPTURE=1,
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
if(stepType===PREDICATE_STEP_TYPE_CAPTURE){let name2=captureNames[stepValueId];steps.push({type:"capture",name:name2})}else if(stepType===PREDICATE_STEP_TYPE_STRING)
steps.push({type:"string",value:stringValues[stepValueId]});else if(steps.length>0){if(steps[0].type!=="string")throw new Error("Predicates must begin with a li\
teral value");let operator=steps[0].value;switch(operator){case"any-not-eq?":case"not-eq?":case"any-eq?":case"eq?":parseAnyPredicate(steps,index,operator,textPredicates);
break;case"any-not-match?":case"not-match?":case"any-match?":case"match?":parseMatchPredicate(steps,index,operator,textPredicates);break;case"not-any-of?":case"\
any-of?":parseAnyOfPredicate(steps,index,operator,textPredicates);break;case"is?":case"is-not?":parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties);
break;case"set!":parseSetDirective(steps,index,setProperties);break;default:predicates[index].push({operator,operands:steps.slice(1)})}steps.length=0}}__name(parsePattern,
"parsePattern");var finalizer5=newFinalizer(address=>{C._ts_query_delete(address)}),Query=class{static{__name(this,"Query")}0=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(language,source){
let sourceLength=C.lengthBytesUTF8(source),sourceAddress=C._malloc(sourceLength+1);C.stringToUTF8(source,sourceAddress,sourceLength+1);let address=C._ts_query_new(
language[0],sourceAddress,sourceLength,TRANSFER_BUFFER,TRANSFER_BUFFER+SIZE_OF_INT);if(!address){let errorId=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),errorByte=C.
getValue(TRANSFER_BUFFER,"i32"),errorIndex=C.UTF8ToString(sourceAddress,errorByte).length,suffix=source.slice(errorIndex,errorIndex+100).split(`
`)[0],word=suffix.match(QUERY_WORD_REGEX)?.[0]??"";switch(C._free(sourceAddress),errorId){case QueryErrorKind.Syntax:throw new QueryError(QueryErrorKind.Syntax,
{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0);case QueryErrorKind.NodeName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.
FieldName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.CaptureName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.
PatternStructure:throw new QueryError(errorId,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0)}}let stringCount=C._ts_query_string_count(address),captureCount=C.
_ts_query_capture_count(address),patternCount=C._ts_query_pattern_count(address),captureNames=new Array(captureCount),captureQuantifiers=new Array(patternCount),
stringValues=new Array(stringCount);for(let i2=0;i2<captureCount;i2++){let nameAddress=C._ts_query_capture_name_for_id(address,i2,TRANSFER_BUFFER),nameLength=C.
getValue(TRANSFER_BUFFER,"i32");captureNames[i2]=C.UTF8ToString(nameAddress,nameLength)}for(let i2=0;i2<patternCount;i2++){let captureQuantifiersArray=new Array(
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
"i32"),startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),result=new Array(rawCount);
this.exceededMatchLimit=!!didExceedMatchLimit;let filteredCount=0,address=startAddress;for(let i2=0;i2<rawCount;i2++){let patternIndex=C.getValue(address,"i32");
address+=SIZE_OF_INT;let captureCount=C.getValue(address,"i32");address+=SIZE_OF_INT;let captures=new Array(captureCount);if(address=unmarshalCaptures(this,node.
tree,address,patternIndex,captures),this.textPredicates[patternIndex].every(p=>p(captures))){result[filteredCount]={patternIndex,captures};let setProperties=this.
setProperties[patternIndex];result[filteredCount].setProperties=setProperties;let assertedProperties=this.assertedProperties[patternIndex];result[filteredCount].
assertedProperties=assertedProperties;let refutedProperties=this.refutedProperties[patternIndex];result[filteredCount].refutedProperties=refutedProperties,filteredCount++}}
return result.length=filteredCount,C._free(startAddress),C.currentQueryProgressCallback=null,result}captures(node,options={}){let startPosition=options.startPosition??
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
"i32"),startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32"),didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,"i32"),result=new Array;this.exceededMatchLimit=
!!didExceedMatchLimit;let captures=new Array,address=startAddress;for(let i2=0;i2<count;i2++){let patternIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;let captureCount=C.
getValue(address,"i32");address+=SIZE_OF_INT;let captureIndex=C.getValue(address,"i32");if(address+=SIZE_OF_INT,captures.length=captureCount,address=unmarshalCaptures(
this,node.tree,address,patternIndex,captures),this.textPredicates[patternIndex].every(p=>p(captures))){let capture=captures[captureIndex],setProperties=this.setProperties[patternIndex];
capture.setProperties=setProperties;let assertedProperties=this.assertedProperties[patternIndex];capture.assertedProperties=assertedProperties;let refutedProperties=this.
refutedProperties[patternIndex];capture.refutedProperties=refutedProperties,result.push(capture)}}return C._free(startAddress),C.currentQueryProgressCallback=null,
result}predicatesForPattern(patternIndex){return this.predicates[patternIndex]}disableCapture(captureName){let captureNameLength=C.lengthBytesUTF8(captureName),
captureNameAddress=C._malloc(captureNameLength+1);C.stringToUTF8(captureName,captureNameAddress,captureNameLength+1),C._ts_query_disable_capture(this[0],captureNameAddress,
captureNameLength),C._free(captureNameAddress)}disablePattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex}\
 but the pattern count is ${this.predicates.length}`);C._ts_query_disable_pattern(this[0],patternIndex)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(patternIndex){
if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);return C._ts_query_start_byte_for_pattern(
this[0],patternIndex)}endIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern\
 count is ${this.predicates.length}`);return C._ts_query_end_byte_for_pattern(this[0],patternIndex)}patternCount(){return C._ts_query_pattern_count(this[0])}captureIndexForName(captureName){
return this.captureNames.indexOf(captureName)}isPatternRooted(patternIndex){return C._ts_query_is_pattern_rooted(this[0],patternIndex)===1}isPatternNonLocal(patternIndex){
return C._ts_query_is_pattern_non_local(this[0],patternIndex)===1}isPatternGuaranteedAtStep(byteIndex){return C._ts_query_is_pattern_guaranteed_at_step(this[0],
byteIndex)===1}};function withoutGaps(text){return gaps.reduce((left,{pattern,instead})=>left.replace(pattern,found=>(instead==="spaces"?" ":"_").repeat(found.length)),text)}var gaps=[
{pattern:/\bimport\([ \t]{0,100}(["'])[^"'\r\n]{0,500}\1[ \t]{0,100}\)(?=\s*\.)/gu,instead:"name"},{pattern:/\btype(?=\s*\*)(?<=\bexport\s+type)/gu,instead:"spa\
ces"},{pattern:/\bdefer(?=\s*\*)(?<=\bimport\s+defer)/gu,instead:"spaces"},{pattern:/\b(?:any|bigint|boolean|never|number|object|string|symbol|unknown|void)(?=\??\s*:)(?<=[[,.]\s*\w+)/gu,
instead:"name"},{pattern:/\bglobal(?=\s*\{)(?<=(?:^|[{;}])\s*global)/gmu,instead:"spaces"},{pattern:/\b(?:in|out)(?=\s+[\p{L}_$])(?<=[<,]\s*(?:in\s+)?(?:in|out))/gu,
instead:"spaces"},{pattern:/\baccessor(?=\s+[\p{L}_$#])(?<=\bstatic\s+accessor)/gu,instead:"spaces"},{pattern:/\bexport(?=\s+import\s+[\p{L}_$][\p{L}\p{N}_$]*\s*=)/gu,
instead:"spaces"}];var import_node_zlib=__toESM(require_node_zlib(),1);var web_tree_sitter_default2=__toBinaryNode("KLUv/aDvNQMARI8Bal8BQ1EwIhWlA59PV1VVVVVV1VX12VCMxhCMEO6mFwq6yI8Iadaiz1lRWUP9pntuzj0E8GrvW8FHJ8hE5Nqgn263sRc1E/U4O5r\
t/mRvSbaUUqaUUgrQBAME1gM19jeLdUh/51I17gmk0c+f4s5QPV0bBYmtjYC4o3a6jzPlQJxqmD5nFrPoS0lTTHd2qtqA7KggNYa0wXyt7vYfrKxj1N+aMgtvOoVpg7U0Ue2hzx9iHdtirIX0ellAazu7xVS5F8x\
ObzH5Rcyy6R54MJfGXknw/3AF6GQtAcyy/4NTvXsFRoGkQs9n11osNgerg/XB9mCBsEJgDnAHeAoCbAhWBIsCLgEA2ASMAj4BV7EeMGKpWBPsCbaKtWJHsCTYEgwhmYYuEtV+gSO3QE8yT9zo6MzIyIhWicpYGbz\
YGShJBsbewFRkibg2uCIHFXcFL1DUzKaApDikm1ejpiKrAieqbYGOzhEXqE4M1ESiARGbGhhoSQgRnSmisyxQEk+OEbhCk2ODMIQiNKgZI0QQYotghBnTEV7sEiSYckwmkhJOM0WWwITTbxNG6wQX+4QcFBSiIAW\
VnQIViNgqrKwVrpAtFrTNgha2wIUZ2wUwwNgwiGEMKEuGIbYMojWDacaIkRkTkdGeAQ1pUIMAdg3ZsiFl2/DrhiL2DUVQOtnCYWXjIMTKYQ6/dNC2DnY4nWyMDGDvgIc8sKweSDM2C5oTqWYPpyM5NZYPAFgtbE4\
5OkasH5wg1eDc2D/QWEDc2JxMNkNyiKxsIHJQMlYQMHYQMXYLEffknF7wBIrQEJnBFIjihKUYMiRHpgjKRuMK1KiwBYRcwETSOcJJZlAzNTMokhEYjAGbkw3PcwZqNDAEeyDEHyAig0GgKBwCHBvIIwAxCSxWwQr\
0ZCNiK1SHNEMyBWApoDg5OFFoDQmVk2M62cRYKWpwSBUgoZ4QYgE90Zhm7AWO3MzwJDHZoHBmtMVABojg2LhYDZiOoHRmFkdlOaBP6FwpauQIzs3MECXRzOicmjjZRAR0wOqhpxpSzZEbGhwbIXYKVWEx2Q8sCLY\
GisIhmUxHaFYWBxpjd6Cj5QEp2x+Qbkg1MjYJ2sSMjUzNTCknB8Z6QWtshDCAknSeQI1wTKgTHMKUM2S0fXgxAEU5QVLhDdTckGyGiEBJRmZwMKZCTyYSj4xNCkioF8wCReEcyckRYuSJ08yRGxGK6hihWYCibGp\
IMiQiODMmmRPqIoAOcQiQTJAImqcpTY6Rxy7QkykHRSNjREbmZE+QyQAC4Q88wCILKtYwhzPk4Q1S56aqAryq0lWvXMu3zlXLbKmClEW+fjn9tOty867c3f3E7l12G9ulO+hURd3dnauquwhpfLvOaYp2R2hBd28\
bJTLrem+lTjX2ssPYvG7Xl5nb/US1sdfqbdIMnVN3Djbrc45RwCnoIVRncXJsUDQ4R4bIoGhIJpsaHBsZGRjc0+M9y68IEZsiVhPyxhJKwEDSjZAZlIyMlWrSaUZIjhGSERmZK9U4Njk6MqiTjIyJI5JzI4Kkk2k\
mxgpRopkRcnMzQyNzIpLzhIl0ZEfGREKhbE4yJJIJRUOVdMq5oan0tMmgTDlCZmSqF1oikU5QVWeGVESGFAGbE8kkg0NC6diYaE5GSCo8OKR+SkLZmJqQqRkSjWiCZMNDMunIoHKKnHRmcE4yNqeZJlROWgyMZBs\
JEig2BQWSF5FgUKQeVOepVDOhKWYitallAsY6YXUIjwAR3LbcKOHY3DxREzFdI6cZDe8PEmknLzIX6uOF9rihNi6NVfx8jB/SHiuS8Z0W478XsxvRhBFKqb1Iwo2xD865eeP6Xbm0UksKhwLhmC5rI/cja19fmqx\
3S558x/hRhH0Li8g/sQK9jwZFMf5oX/tormMmLecye85tFvYpKVUVtapP/ke/+O7iT1pUApEroeWECNt4XGHTN/A4ACt/6cf0X0DvUCZ6B+aAbnEn139Q/pNtkq+XF2/yKi8l6LUG1YbJBnqIVc79ieYkKO6vyW/\
ok0ixsCyJ1iCEJi6+XWgpGYwxBLsbk5mGshAo85dd2YaiyQfjaUpgvEixCq8KV2x4UTPwLNlIwfblSpbNPzgIUsbQub1s6/zRNT70j721RE1JEh7OApUkeRen8Y1cszbnbv6totIs5x3ONWZojynWB+ZkCKE+1oo\
VAeugQol7lYFYEExV7QXMGgs7fkey7GWQ0j2Ia3upqnv17Af3BeP6BVNslweLG/VfiJjaBAOsj9EKy9QlTNVrM/9ruxlihpwmY3PVsI/xz+dB2ZaEbBER60OX5FBmdst9J1sv2+tZ73PkeHvTu5BBJddaWnhAp4F\
eysePB+uA2saDB5D4bztCpzsi5StO39+o1LnFrKZrQXoLQTxt+85iblup+hsh86V8h6tKa5etyFhrpwfx/NqBGY+YRbnpGqbOnc8V01sMYrL8YJgBiTzW3Okz9MAdT8M8MmOiYnwlhQXe5YptBF+kc7Ou2OBX2lb\
BzO2U7tgj74guE0X3FZaN9LM76yyYbe79YSKe6DQY4uvz/tLEPdKGgym/Qp9Pgfxf5m9x+OdNTLLRX7/WlZVWMreOv4j1sdOBOAL/Ef9jfeRoSYEWNIOpISl3OhidRDBX4jNLLTuFkDqlSUnursuSbn7B7LXT06S\
E707AXT+BeP7dTqmpmPtthV9dWCeErr0jFJIfbIsz9g6La/S79S7L8TSU07cLh/i+hMGsJFoc243/yhJxXXNZHDxmY4sjhi/2TPIsYnFw+84rydhuZERPOd4vSBAQEOb2Y+TARqvFfDtf0jMT0L/CPSUpYxTBNIm\
dfyFV9ltt9WapKZ/bf5fZvce7vLzLj9l3l9lpJe8YfP2ye4r1XWprS9Dui48Zw8KGYJ1622KQavJXkxhMe3hqBkFi7oy9YlzYeo/EhNop1TN5s+uF53s3oR7/xuObhUVfQFClvcNmPGG2g8ROHh63akNtbPzbpww\
mk4PkKMHE3MsP8J7tXE21iH4g2oapjRTcNoHUlQ2TsVZcK2FTaaR2ASCla/vG3v3uZW0Us8/8nSmQn05z1qJsiYExD7CjS2YRasO5oiH1ivndyjnnXIxOLxjWlFQ1Xo/8n1bin5vp1FaYxfd5tf3WK4ndoRyMmbw\
4MsmHsR7734itD9CbVI9p8aGAmRMm2QWyMpf9HsUnSj/ructKyvcbX6B+/Rfs72UFgUrZrBqUAYEzWjBz62WfyWuoydj/tA+UKX4uwuCYCx96j5zvSyiz1QbUC5ZC77334L9nWVZVVZb1lQUCWfLF93Hjw7hVf55\
fcGfpvWeGx9aTOhfO7dODuRmccuOLz/vlersRtunr5R89K3V3O+fvnPc7XnIDgx/j7dSp3d3d7tvavZFTF89nzZdwQD/gAe2aA5bIbmAlfhbNbDYSvNZOG5M5xczQqvbJj3VjNusy6F0vNW5I5d7mvbaqYqzYgnD\
UPGEIYrB6CLEQjDyTqLQhsCRSwAtH64j50SB/mF09sdLrS+p3+lfW7ve44gtYXTA24Eq1QKAPWeuDQasjPspnfcTF8VaHx+eNqfj5IwxQVQaojjCJ/6T8h2FYHC3hXFJeLdAuKUY82DLGbtVKuj5Kb7YGWh9Q++0\
mNI9Q7VF9ZUUSKSjgIlmXULE9AReuMiVJolgtXK74JEko0OPSlxJu9RXjnPbjdaAKRbOykz557Vb1llaqXvay9+8tLarHwOeWO32/Wc69F9+nyqBzJtLEkm/yeUn502ZgbxI/esWwsFYHKqkYpPoyBJU0+evjWh+\
WvNGBKAi/qmAWAz+irpeSz+ovnSv7UWU3KZgaMEqGCS1d+Vy8QwpSJ3xPwLbvtP41sdMeVL1GGP+mfNcIz8l1KaXLnHu3+t3iGKhyu5xIO3Z35VXl7lX1FYZ5leol2yfg0BY10Dsr7POyx6Dr3P5ogLr9efhvTQN\
/t31qMJeGCXzQ6wRFjs6xzi7ZL9m59Mwtlu/3zszP+tw64ncukzRE+vP1TJ8x3/WlQFupQO5a8gAYK4NgsA00WYcstc7ubFma8DLxcy/VVH9z2dl7PGEM/P7u/jXCVVXENTTH0t27vS/3Tiv1u2U7tMzLOokJ/Uk\
W2t1EJy/fkvL5lePk5LOK/V5V9dVvVaHACGGMlvWiFt+r/mnShF/lY4yil/KlfNGLKsxT/pOsPaiVQmwSrWmyAxN917ie90XyZQyZH3zsite/BrVLKxRWG599Lt7KsCoLoYBkqI2Xh9nOlAykSb5MmCsL4w/z5z+\
fj1bBbJkF9CBXsWBKCMKPehUdrCr4cNdVGH4K1LYX/9bksUp1RFfVgVnKv2Gzglrp8+H/KsSgfxvK50djzqAWM/iSufrPJ26E8SkppxTDiPBTZTtwEDNGjYezDcIsWvArreKon9fVDpIfDrPPMrE4+9CIE3sm2U6\
YuZVFTKI8ZzhAPxgl2+E96ZcB/I7/8Uvtd+d3mBXnlpMg+UdXwLc8s1qUq/fiPnZFr9uwDBttWIRP//074yHdSxidJt9vGe37dlSW95dQOlFdZTI0KnyNPXY8SP1u7dGsPXi1x3pWivHp/kH2CB45WopgHUWwrMg\
QhTAr+o/ZO1DMVv55Yu7pdQ3IBVKVbj44n+6MAerSgF2BqWUqkQCST8/HZQkMyfL2yBXZzt2f/3Ouu7u7qqrP68ddLbu7u+86p7vOOdXWUKpFFtO9S7er6q5Otd3qO313VhNe3uX4zrmP8fk5987eMb5Ubm7ufv7\
ud+p0n+4+983r7HSfW+572+vWPd73u7X7C6kUYR7CoDvn7HhZV2N1Zy0EI1pGMtXfqphjDIXW0veykju7ulq6mRTN2FOzFrmG/WasylwtFqzMOj3rVWX+7dWit/B3h1OkY4sal/QTRrOEY27vBeDx81UVPVspHhD\
+ZzWv//Nv0bbLbMVgzzKfP8PpBMvs3xy+r73iv2QJPYV1xUYYr47lgY6FQfRdZuLu5wxjbafEpX6P0i3OdDPmp1fMpYT+y15vO6Ud/qc1axmmMa2t2dZLphNBbVRXTHUF6dYaCDFqJX3V5PecHA24QIMvzB2duVl\
TEsF7rOhx2ZFyUc2K+ocU43AijTWrsnqbsanKCr3bs25mjhzVaTK0/L9ZjH4X2Z230SS/R6OXbccnjxD+7pxqroS+j2Bm6CzxLIzNtgLMEmpLqhHhCUDMZsxstdQRYKVuOXOa3JCvtta206z+l5n7Hq0G5Aplzlh\
8kU8Muc1kNMH3+Ds323ac0FzcEvzKtarIzr6p5DTUjNAyfctzO030I5laC8vUtp3sO82j2k5rMTeJTWc+bBZTX24NQUjdlyap2TK1uBYLgkLCHWCyhQtrULBqjoa2aRZVcBbFDC1coIAuV+gvH2Ft7ky+3eWhsas\
N93fsRaBsq3hxgmR7AvTd/2WM+5bve89Z/Nl3V1Oi8lS0feulcw3LOb8U4L2eySPYQsHiv+TPp78jjI+7YqXJEVwalQhmZ0vDQZR3Kzo/DfMSc59Qv4wfMxewuty3dXI9hNwfy73ryz30SktxDy13kX1CmUzJ3KN\
k7k+ynZ/uscwtBnpRmcKfKeT76lWlW5B5sq8yzDQb9WabtYW5NH64y2Xe2KM7QGCuyznb3d3dXb0wFlVVCCGEcGVrLztPn5Lf9tlPjDi3V8EpkkThAlUJCWFbcQlOHbsKqESEw+gS5tlZ/J6X06z08vw5d4cixhj\
f01p19Duh8a3Y1cPfFBWz7QmRDqi07Da1ktDVCEBAgiIII2MYMBySyuWScdTjA+SmUE4XpYoS5BgzCCgwQAACAgAAQAASQQAoWeZhwyp/vs64htREg2ql5Pao/FkEWpWy7t/Ttx/1fwL1J+WsSjZ2zhwbthrcp06\
k1fDzk0bQNMjDi09bn6jqzDo3qjzCplirR1tDairXp8110b1Towgw4NeBvXYehaeP1EP0HpgvYPNiTFpAxoIEKYahuUwPz4+zvlEVkbemICjKyI/IBJOuKDECYWzLU/S1bBMte2FpFhafcgiUKQ9xndKcjvhjvx8\
ElxrghPVpim5y/N9T97B2c6fIMEnd9e/K2HKVVaNi1mlvce0+Wvc8T4TeyVjAVD2UnXlUJ7KBagkiL88rrWrNX1uW/kdLGV0xJrHTL0M2eyez7LVeBpJ6DY4i+TSLC4sUaNYrThaZD3jmtB4U/IHUNP5/KTQaf5d\
cNO37rQCEpard9KLD5nXPLiiG70jj9faYc8uBfXWRiO14MiUVZ0mvw6cKjs8+1dS610mmzrD4XhHtm0IwT84kmqAfoZ4X+ocHk1s/L9OJQ3PHmVm879QLTa3AAL65e4qj3QEG9Vfq6Vd2cNBMfbqEB3NBe/cJ6S7\
8SRp7MPudG9YRizAw4DJ4ZSM4OrlrNc+5oDIdlcTqfstKy8k/LlbF93Iw35AXvUDo3FGYMzfz2mzy+4Yxn6N/mC+XoQJv0KkV0wf2mUF2NO9xCrtrerzShqRbhiqwl7c4PJDjLmodyIR/mJkL84BtBtJA9NJe8Lz\
VVsOMRuQZGiwUdt/Qan5fcgkt1uAnS8F0HiS0ZSimRMSLB0gwS0HctyoyXzljQJ0w8hZVTVRtMicRNHiYDsm7mgqk4MJGhIlMWZFMQId6y4pyapxtFAcpr1tPux9CrLxlhZExfQIT60iK8qGLSWf2ZVwPJCLAm7s\
fXBTHg6yEehKLAOn9rRndBGO91GXYKhqx960yVxRErV4jkkeur65l66eSJlizG0NJK/+U0Hax4awtl2RanQNA7W1SXBRwqzhE3y5cTjfvLAo8TvH6VAHk2aRhHyIrIBrIthXzMNWT04969t8qxSp2J2Nrc3U1EzL\
yP62u60BM1ANaa+HYkWrmpfqjKMmho7+VMKvKh4sKsCDkoDvDiCJLwwqR/Q7d3tJzTr0l5jbgJAoa9SbHKCdBH6gLG/MuBBNR4/zcqfYXdDN1SmK8BNdpKoDFUicZmVofpl3S6HytCWspk87T944c+BtYmozMfyr\
al0vjFUyRyyLQYjR1ApD2FYbMdMH1lmqUah997btqJjXYhwrzdZQyjV+9xZCWYVM2/NcNQQjpIqv59aRupoq4m1FzyTybJe0T06huuDwVxxHIyaICDGODYDe/ZoOQIZJ6A+WxKGhYL3Hmj5JmFkyJesoNzVX5b+P\
D9bp80jI6w1EG+uEprPcPJk2NxKt1VkVmU4+f03IEUSc4RIw5Yzu2Fw+dY4JqoGEU7oqmVcADz0ctq+SZ0hZxuJeAHbvGKv1b5c4jR/VRRqdsQbHFTi2uEtKr1QVot/2TH6hoGSwVuWnY64WZYMdGdBt+SV3J1Ye\
qyzSgzTWYjRAZ7CDgi82kZ8uc1L2FD3nnqap01mwvCCkEL4sWX9uvMWJUu1V/XEiPWmAZRUkSbNi20lop5fvhnk63PHMCoRJE2T1qKmmAoxxSA9F24IuefPXv8nu8ISMxYqAeJhhdLmfSyLObyNIhUJTsxVI0nHw\
ho57kUOT5tNNMij1cXNO51CvcJ3ayiUtXjutAXdc5Jz4oIAAD4U0bTMPZqEKHIgN70/GAv51QIqK9P9do0FntvTvtASO43yE9GutbYoFGKS5JJ8omj67h43HRFBKYZ+gvPs9NUhnwZDaDQ5LlwRCsOSSYJrqFk4s\
FIUWdwrn6lqZS73ZRWtKKvDIbpcHluDAX031snkQNbdawadb4L8Mxnw8NSkHbroCiS8CQyBzjwVAGxSEGX+OxXEi3NM1yksuLFJCp9PRjokBQ5Nbz02HfFSJ9uw070gjbGOB4k00ptfiJ1uAHnl5tL2p3DsJzFR6\
/PesqfmZOzg2xDWIousxXxoUFp4j4n7pZVo0Q52tvglivuaWTW0J9z1QNr5FyDtCy/E4/noCeMJkEgcNug5Ji5aIYU7etXy7mzaq8XwHADRUtDyIUuZhzmvRmRPWrvqz9rx0cgTdWSUCF2EcaiU4ACKqirClfUsq\
RETVkZAJ6B7Wb9Je0ArKHJ37ArvWffc/iZLnwgJq1aFWzrMnPxw0t4zir5yrdhfBjAi1K7gQNjN/whulyBQENFHB296kyVsRWa6kdr4hd1nVupFC2ZqNUHdtP0pZLFPiFQNL17sj4SRhICK4lH16P991Oxa17y01\
TEOXsMHRAOMJEGRzBVbkyIwWYmHRfL8zTiOIfhliGgEQqGzrY3oBCiHJulrV67rrsr7xEpkPds59QmjeMs6/mmJz1QYur4RiRst3MVXPneWlbIDAXuiM+wLbojKK15MTZxltoO7n2SCxcAMYQG+o3F8L3w6gjYVp\
8UZDQsSJQmvmHrbwdjV+k0CZgdGooKKlVkSK5s76OXM4acDrrcRAJICxrqmr2wKPb26CSkwVf5tNWby6oANX83S6QjmUE5Hb4aVSLX6rFPPFDQ9wr53BM4xqpXZ8ap9PCupWjZ2kMxy/N9CC9U0KZUF7AoNnpCkY\
mZ5a4tqFno44osz56GMreYo6CqdK4ltqsdYkB8xoKlSEFoJrnqhV+GEQWrsQ1RVgURlYsxBLoil1w4bX6R+58CN2/fPYUOaBtdjq+2r9J3QUNXFZCKeKDoAE9Ev2V40sDhcjIcXtXY9rdyUOGMhXkxV8oii+kB+o\
2OZE/keil6C6tpeG6irQD5Yq9NoZEPESy8UW7edJHwFCN8K8+VpXPavbrq9woycEgGk67CNskTz7plv78ftQIlTweOrECkhlZP18SmCwm4txj3+GptmiG1gjidC1ghewjRbnIpUsNewHZEvxY5ureVKp3iOoML78\
BD0bs6Vi88W+QJuO/HrxM+6Ty1sKGbV7c5Q9Vh2b8eIzEJ1uW7vwNtX4q4UqHpxlmfMB6l8XLtX0Pgr8QRwWXp96vr2o3w3Jqzr7EJTIKVzP89df+rV+a3/I1BJp2W9GLR/gX19bIyJXNoVkTu3qytZ6iGK1aaN0\
zqaxeq20SOzk1KaFsIDbCIJvcJpZ7sEsIA9afEXBA9hx7qvUrfWUIc9iW2lpSCIj6tKfhoXC1M84nbWHlSz+RTYqdjaUqo0tARRopJzhoUvInC7UpUHtiGMc34KcG5PzyI5BrrYKeQtA4RFWPvhYYmLhk5sUuFTy\
kk6VzYcYalZKIzcBlEPQSYxyIBXwNOm+5lJdhU5R2OsJ7VGrPiRWpq7SSz2uOX1r4ZNtEVBPqnpWfC0jefraZoOfV4jfeXTEQH7nwjbAfpNsUNWPC/PA4JGVGjNi6zjWdR4i1ptF+XcXvdyEW1GU11K/tOZOaBqN\
2JlR3H152WMLKegRjT+noCobszQ5dWkRSNuENVLExoJo001LW2c5QgWiFiiMId2IDAuzM8NvOOrImSbC1FoPZda9YTuGtKeIJchZKCyuaCAQSA8ahBRn+rJ/MYMbvkv0MlHodcxEhiL6K4H/fv70MXOqgGq/L73N\
bfrL9Jfxxmr+p78ncSyd9Xy3S7xH2CYH/0U7PWgaLit3Abc7jFPe113/aKC2VESX3WXmmNpdaD0DYwfQX93hqUhOpxtM3lBzpTidshJGf57GPXsj0EUPpipKHq3bfdusSg5UriuFjxKOZznCDXM6Tvwxcu2s7t0+\
Xhrh7aQP+WiX8G1/ICRxXCzlxVzDWZ3oXUWU6YIibae504hMQm6U38f/tB9G5bk9sTJbu+jlgO9JYCyUyN8Adt6ef2QriDTbb1F8wQcGUfK47+9OVZcWCYlD8YuhuUydUQ8eINGSuP4LjJuuA15+n7KBlkDXFNyV\
i8f+MTGzY2dVnQqVdSeHkJ45ER9pGNGAqI1V6WkEMHNFLlDG5KtQthTiivpy9eThwR+WFPysI18l5EfaTQbBwPuaweeqllbXUmDb/B810goh6e4ij9hp1sRuyBMeVTgeKBC0Y0xCpPXXVQgWylGqWGTegZ2clCjo\
pFoeFhYj1CK3I5XpzHBcZcZ60vq069xNSmTxU8YkyodeDofEKbWDDTYE1GaLWuQM4YrZhEMba2bbg4mG9J2LyuowHk3NA/dlxvp4wWWU4OUNmpmRrlpMY7Fl+QmqI+g6eW1lql8yehiJS25QCKhiVn/O7rsNh2eG\
PmYVCxjA1oSCImFAd7YC3asnokUfghBk1OAqZgAUlibhWiw6WnQCWbcOuUCDOIOAMG+YDMX61V83AyHgfIXwCf+imAFqHqNRk5nhe68XS4Q2Livf4NvzM6HTKQYcVub1l1FuLBOKKIvGu2inkk+QAfQznX1gzrLG\
JovLcw4cjAwMBl2z4UhdyZ5S1KVEdVwPA5tZ4GkacgSd3NvnF47TQC39R0d/kDJXlhpKw77sUktcnNwx2wztUXUDQQ0e6kfBbPKwqMBQdYTyelsdjliZYH7OqXJPnHIsbzePfE4+G0OOGvLaKstAbMxexgdM9o2F\
Unx0/uVF2auaO9UlQwa/GhGBGYP6X4JjNc2B/QmTNdcbG64tHtRlFYalheuuf2mIpCbpWjIhqXJyckVK/Si1s3o/RjZaozxsXmrYtDKtTTJ7XnL1tL7xF3zAbb45ewn1U8uCpPYuEz3wYGSGXXXe+cIE3EBWnpbd\
m/VILNaviZ7PBoinE5gl7RQ5OUyNWYV874RDTpKIEx5noNXSAfOa/gGAckw/r00Cz7E3Wo/ul4DLL8eALIcRoG/haC2LM+Zl2ct0Onf/minLgCgmMZg2MdUVTAb2cUCqb2W8LrGxxm2zYxUwWsxaQ7LWh1jzjlUc\
DL2+r6glOXTwbznodyeWsllarEkGoDfRLBg+SCQFD1xTsCVJtEWapIgXif/ryyQ1A7obNTQNi5nM7q/yVtmBuPhOduXd0fv0ErhEVNSzDjA+tLQHjPMVL3V35TZF7VrM9Zt4vKs3UJjxnlKirLFRUXpNHR2t4IdZ\
4N6a4Yn5YWOcskfOjOkHeqcukEIzz4GqtJTGSlVmXJIogKRnf676l303bUjTqAHwv4wIEfLfLVct0KK1Ge9AnFUgc+vv8rNqD/0hPAghhYd2/Z20VKB2mERx9CbfJiasLMxrrtbsI6rYvCkfLC0Ha73MMw+FaQcr\
eygLvTC08PytA74Uo1r5B5vCAesSheqZNti5ocC+0eKXxxMKEJ2MTKYk4WIWe0MzwGe0LYeFcNBsUerMnuzIOdQAWN5+KERdJSpvmMi0K2gGFBdshs260NOqbkj9+B/ATvd2SUSbt6n2EhpwjAdDej6TL431os4l\
ZlqnYn8G0TBaMD/BhgW2WFs9152DMMkfXL4SonSjzAm9qqTqo28whSg//6KSsQtrmIYHaTNeJjVqWgOhweTCUlnaqYUTU2SaVUKHKAk6ugy3d5l+l6hJoyF/btCKh6zu9Vg66kIs63zjFRl29G3FG8WmxiF925hk\
CZX6IoPZkmRQHNXnaR8orBDyAik8UY0moUm1q2urDW7I5OY7bxQGrwVzbuH2z6qH74staYn4af3ALpjFoLRVZeQxmGa41NsEsfHI87gQaAOj0KsVpsrN2S5hfbirgYWVRvnxZvYvr82BMKhA+4XMMq0kR+f6ZtgD\
7rtaoFzPurZfFx5k5f6qotjLZ/c88UU9xczdMiaa0O+vN4uS/oFlAwWN7wwhQKnn3FPl8tQLoFtH0DpJuP8i8bUuIAgwBD/dzZcZqPQIMyrE2BVs2chqkLMlVKElvCs0bdKkQW8iEDzpbyPmj+8QgWwWnpL3sUry\
udQBYyi4oCJ1IJoY6ZaHPXII5maRvMUlLRGXcDOjdy8n+qdrwb6UdBgfWvGHbVo6Zme7ZVoroJk3X3j5hMNeg+hniZJKmB+no2H1dR+p1zh1IssHdkaQy/RUND4686cIKyhr4AHJA27DUWzC9Q2sqI5aTVnXuGRJ\
4j6Z6PKY0TF+wzpGWVAFqM31Cg4a9dmEtG6PZ+oGbtqO5Isa20pIzMc1L1SR3zMRXTm1bWxEDmeGA4avNtPoCMI+1/cjF4/8jU19jIZ9dCDpvJKn0ReUn5JEDmBCLqLjwSrYaEkmgHJEGfOaEv8yCuoX2ZY7lYrw\
W9zrL1mDcYTdClLPQsxwrJ6wM0bVX2DPtSjN03MlpqXIWqiu5kDzF4bLpGgg7THZ1he/wfyEKLJgeF89krTN1iT3T55C9JAO0/VVNtF7ewa286UcZixwPOjk5Gkcq9UelK+1Ewh1CFw8gP2K2hLEFAoqDDSj9oPh\
eQDYxy68bAAhpFpnVjqtU6epwZdsnNg1UcQMgp1gqFJHShjtGrKSqB2p6a6g0iQ5BKLgLGPx3ny+OWPmX1en5f9noO1FtNvCvPfQM0ARG/+gtgC2MRU6BDInFSbmvQRtjmTv3lpNCyYm56kAIEHue3QqXczuExrz\
8eksY3MQLJtRuRMM7t6ed0cQHQGnJuAl5KqrWZ8HVps1zawt8hE9xGc7ZrRYldXCCAd/aHyNjPhGK4j4tRdgiwLSfjh84P4+kKV0+memRCzIE2sOSWSHKlQztyDp9rdcl8VdXVLLuiUGLsU4il1RrHjM9epNWVtR\
tiI/dftmSo0EA7+kStYlrmiC7h3v9waxW07+LlcvhsEe/OEdWWvR4VeQiiSXHkSEuLQvHsxdFb3SkCGv36r3ThxV4AA9fEl1dNuiY8ws5K7EIdTU5CFBgEZnHK27dBEYSm0QAgaNPcGxRQCcPaxJ6PaZmwk11kld\
npIB3Gv4cIMAQibMve8C6f4ChZ/gBtZ67ZCrxH5RMT703RIt5Bc4sZyb1OgH0OQrJqp+5/NZ97iD2xHAMfIE59ihqZRFpQJ8U/bYD7kevpDAgKHAThLZKNwgP3pJ4oIukzpBG365rQGyfLZVgUA3KJwb0BWm1ZZT\
M/G08UmXMaaXSjl/VxthmRMW5YPqc58ospBbsMEtx2q4wRxmdw0qoN656U3KWd9NZ5Gq/Lts0N0fPkzIzlv7enEMsCLACWpZB7zvtWAajNE6/86fpn6Fh7hWF8mA281T5saM5rGTHpPoLB1g+6sHPhOL4vEINsf1\
5UcRggDTXnSpTFoGbvqNo6uQoK6l98cyaxH7iBA64a8BhRU/cP57pqDeFalmT4cHLY2YyWEsNE2/GFS7yMgt2Ehloc4QPzDJjhgQ4WVEPBcTSFLR5qYSGstqTNE8JmQAxw4kP5tNf+kiZ+Ccrx9xQh+pZogqhUnu\
5I2RRzlQ83pHhRFu/+6H0ZtRrmJkpfBV/3VS3P9gfMX1JAFz+NcB3niYWo1PmX3NIptd5s5Tcn/u6Lg2AUtKer+y3XS3KmViFVU+pxQ/toyo1KanwDwbqA6sEcokPqmcFzdieJJK8pdSJmsNEG8P6eqJ2GMcFNtU\
/HYGIyhPoty2k9D126bVqyQQrhNaAMHqRkCzrBN/zoh2yePop1+1feu1H8dXaNeoOoFMGBnT0ji+uZSvNXDoPL80cFAjN69OVtX2AwvR2NpVAGB91xHiTEAnvEQUhwzsApw0klcFQzo6l6m1s0sQVgABAkq1KBPE\
+oQKfZaBezMvNDQD51Q4dvCLSkUysue6Xxke7Mantefd85gbxz4uWbQ0NUPo3Oj/Rch7eEAswjyUAkAhvwtKAxp6cwaZOsczggFqgBHlGodJ1Fo5RT32+WSL7+eJ4kUkbCNSFB61Cp/kF53uymXdnN1HmVCMalvi\
Fuz14Fi0bhAoEfxgd6OuRTokhGsdOZdT9cwjrKmQEv5FWngQhsLiieHK8Fd0necfB4ljVIz/GT1EAwliFCS0oimgjfmkAMvc9uWmPvNsRRa07bafJjMFJXGnJrPwKxJeLrDWMC6AblcasLh7wjVQqRsHYjMg8EVJ\
sVgKY07u0LI45Fw9WzYP45TamZsCQ3j3m1DytgcYs6nAWTTbI0oNVx0I/1IElB5vKZxHHcITHjBM4ua02co7WIHaCZ514r0W7pizg81Sd7I9uGiwjmDS1z86xCOb0CPDU1xOx2PCEZ+lexy+mbBqzC0rRcCc+iIm\
ONbWK2WVMoDKx+t0Isgln6zPKepv4sRPzZ8Bovip2d9M3WSamwA62szIyq6IXMAKZvPGrd+OmLQX9bsU5ImQPuWqfXAGcajgnQrRaf0Iwg4hsyge3dpmXABLeTno9rDEKWTCnDTuG+6rx+2TTYG5DUdSIWdjq/5U\
m+uO9UjHHLzcallIy9I/RtcwQNbBt4IjFyo6jNlQUACObUDw0oKxTdBMypujU95VOcFLMATj/LBkPAsk2ICWWRamr1krP//Yvbm9wqiizGXsj0WMrS4nanfo6v3piJA8PTVYsn4qQtABmZ28Pr9OufCwGzSciZ65\
Wz2UCd5AeU+/7Z941Py+UPyUszgMPTTibWgXFxqeQ1w9SwovkoQM/i5U64KJOyoxVcsKtCCmIZdPa810BYEIV0WfY/96TEhd1HcIsYLYElEM90/2DotewEXgICOZcbIt4I3LlH7Kkb3eq/NPYrqhtDgpaNZ3cDTD\
EJxZjkUusAS09DDMh/0Hohb5gI6D5tgUFWjyHARaPzAQIsbKkWcRiAmT7W7XMV+RT9aEfQqUDY8JMddY+2ozlqr9xTRMuD2N+aMeYrkeypTgqK+088SrBPplt/3Sab7Ye3y5jGEMg1+pk+1RKsqYXEYHvlS1nsci\
ireg466hc9Q/HEz8x3sYpXKteVlXqbh8/mDuyNpQEKCgf/cIEVPNJfNKKnNEY4iGLZr2N5ji1I4gyH3zIbybVK5VzDOub3H6uy1mn8dDA6zgq4b4kZt8AKJfvragJgqTpTrcBgCjxcmOCoTaKj4Avvm2tPzdADQL\
Z5uYsY9P0FohdncAFnGoopUmqShgNW1ki4z7U/WBPndFgJWqkAwxXFXIwiaYhiR2ZgzY0KEzXgVWwQZ0ODJxFzTe7dWQKbdx8cW39RHefyngleHSL0QzlngISGztKLwMjB5/AL5nosTfmD09PAbFEVntZFLDTjI4\
PBVGSp61+EHEhu41g9IMqxxK7nD/QKMKFi++ZDJxjC4JAtkYs65ReIr5/qmGLORz848y8a7ibWnr/EG8tueDcfhSUCIuTlpXRDkBV/5LR6ycVmP2lDjwT2soVQi/lOQzmXcfuPUiDMu3kwCRRp5u4LLUvZS6xnIO\
OjvnBVHp69NZQ9CUaEY4fP6+IeJTEqXQ6uMeNk17nv2BHur8z7xQshAHqCL+FEfFJrc04dpE3dxG2y9dqTrTj8tG1zdx0mF+NRMa0EZHQCCcAlwDcgh0koEIV5/fPDs7Vro/5GbNdVPUmZtpjo15LZrfumzLPkhC\
oXpkguesGCS8fepsLkNIMQlntjMf5FlJXcuTewwEewHDcJaVTce2AN0nKlao6YGRSkbRFhPy1PLDuz0RJZaVkuHdHnq4Vs4w12h78QDYlI3LlSXL+AoLkHpGBS+4JP689IVbfqMJrCe/migyZxrxYhhN2ofJoCiM\
Q+BeCnJd/A/VdyGJOF1bEnRAtWRAU6AMChNyvivKmYdpGZbotseswZhvIg+1DHJWV3+8lMBx4Z2iVx3tZGWLL0WfkauBG1B+sURA3w31leBA9ykbnrB5TydLCI32Q324OoYjdQqtHDK4NXvgS4at4ETqDMAWtP2q\
0dBYm3iwIi45lvjl3MDowP7pxYguPsNYHRdSqAsU44NuIRkwiEBDdJIFGC+BcahWhLnfmDLGtgbzZUHvumx1eXoivQwPRWhynG8Fgz4lpYBNViMtnPUhrF8JFYjJpbiOT7ZduwfD1KnAiBrzLxn3n3+uyThTP0dh\
bl4KpExVW+DKedC7ps+bd5NfFsxbTVPYiY06l1JJuTtDj9D10M0YC69bKFTcgKgh34Q5w+geHMCahr/8BNfBpaglb+w6pBXyk2UQnNNWjXlvM7I0jqtCTsE6ncgDsTsSvCSIFDmAQ/nVuPVC/pwMYmjz0km7/zEJ\
jA6IGTA40fUovDgIV0kFCQIDOObYox8SPhzTDmxjR2t0t7nPDLp07jZSs/OrPfbYHEN8lgrTWlOnf7BnCbgmEk9lFlwgcBHXCT9ZMae/FCUrA9y+3w6oo5pXZz8DmP3tuTZSvb/FII15vS8ReXtCcdGMXISUv3lP\
mCqvDfOYkqNXS2tX+FPHHUCY+oyrZXdqAeDnUoTNQgNy7a26NoKZABV5YxIMIXhqKuQeKvu61tgeOFug4F+BfKWEhvfR+edbp/LrZ9zgLDh30yBAcq1xoZyHw98JNcJPtKZIuIH0BjBwbdbp0AhRSmaOwYkgFR8d\
LfAyg+oFcy4qIWLyUXI/n8CIRgMIxlkSXFfuGAEszwTQM55/YjVFgKcmGVbACGYMj1xArEOgKszc8YuiC4Opqq95lQqtNA5FozsFVRmAUZiQThP4Go31dI7jtOWKEx8JieMAxC4v7mBN96+sIj3kltYSlVWXqIXs\
ltlfCwalZ616kb2kM+yFsIgdMyQqwApnHxCBDAS6M+Zj8MbsnEa+sGTSvSCPumxiKHGvpgoFFlSFjPXIoCQIas2S3+m1814R6eV4aACIqNL88hQgkqleUqBm4V9fhoIIy8S2vCFuFDoII9lfXBes9kUP/uhRewQE\
vqir/xDgBypQn4aA1lAWT0lSFswEPNGtnb7mZYUmK9V8hxK16OT2/T1PWZjw9EbdWQ/RC2CyjNwTfQwg8iLW4MiTHlB1INGXqRgHyas6LmNBv3ZETIWyCKzYo+hPkEzAd6AU2MIRL/PjsRXtMsGtg7jSqOZMPBzm\
tgb2SJvPxko3DoKPFv2FXMvP5fhwXkiiQjDYNTDjo7qnlZFylagPe+7MgQ1pCSKibncTEfubQe3YrHCW6JaJjI6pOPHIh8Bvm96osAPYkMQ6HxEhrLCjCV4ICA/FS8gMjTmCHxdisv5HKh86KdgGgFqZJcyNBk1v\
SEsy4lAo2J3TM3q6lb5Lwvbcyxg04WTdpouvOK/qwSGNgpvYFFhNlrxwEMv+D0pqVBiDeVCAswsDfkRisvj4YOBJ+ozsqBjsZtQMQaR1O6BI5kd2iLTZb5GConnmeufNaauziF0D19QbXy99JSiaLZMRmqUPbh6j\
Y2wHT6gD6tvUT8vnArWVbAxwBpCEhOCWuR2zbJ3kgzhAB9j71Uht73o49c/0AHsPXhQBx/NmwKzciUq9+JtuqzDZ7aXpQA6K6T+HoW+MKKFkrw4SRrhZUxifUfQGD486Uyp+pKxU8cwFK/CguWKAS2aQNMhFSPpn\
dCBzSuYBBqRO8eeLLH0oKMMLxeADHFhShKUWCVxkuAjlFjEU+fVoJTn+LzQCbC0YFx4nf+L+yT+2X3lbC5sbebK39bpIQiezu7p1SJhmvAu0CrwI4UDgAJoi7ii2AYlsyuxRdNe9aUFf13MuKu5eFEFeobSmxH39\
osNpv360d3xe4APHv5vpdlAIVQPFjv9LwFM5Gzg3nRLp2vsFbZbgcFqiA9LzxcouWuPcVM/Mgoij1zNlrbcnpfjOrZWbKkXp949/lxszd3c7uXjlGbq21Fq+1lvO/27gYbRx7Vrx6Wde7r2dmZmbn9u1n7L7UqhW\
9zfzO7s7c1jLn/untVFUnQdAVZX2H16OsFAHeVus0kYhhyh0IKKYRcD8pF8TMYJIEoiRjkqFgUAdApCOjHzCtMLXAtLZMggWodmGZXlr5GwujUuCfZHhlI74MSFEEszMxxNlC0UDq/BCk6GA2R/0Y6nuZCDGanpf\
8zwVuaD7jPTT1AhGK5TFaKSUu187qchn5zO5kay3Fq/QXXhtTKbBv/riUepw1fJ/+k7ov1jXHj2nqkfmeUDwjOTthZe9jVFLmW9TRtRSmAOOImNEgrqSk5FprjcmVmnt1v/LH3Fn/GGOqRe7Vjj1UCfrEr9zp1Gl\
rLa5TRYu/9TAJdTAzU37eGVi5u1I7aLrN7qrkFpagJ+N36e7bWcmn9TGHtZ5G9/fFXjTGutdi1LuZ47ARZyk3zHtXEFUwVxy8HeKutpZGtV4p1a96m2KSU/0uy70iYfev1+/N3w6r2k4Ly3oLyey2ccCvvNaI0lI\
Lrj26UuDH/g+lAJeixIplFA7+IRZ1AYYM5ZklKR6huVVDMPA3ZelnOAt4gkGkEKhgX3asIKoSuLnr3hFJHZn7jEzPyMt8OWyo7vT2r/6WMljMkOHvZHDsGTfgQyzMjX8/gDARTk8HB/KQII/9ttEV6njc2GMQpZL\
UG/W1LtjvYvvrwrfz0vMU/zmDr5b9m7ZG2x/SGjak1D7fcuetyK2DyD/98uR4mIy7uTnRl7O32l4jQL2am/nXapR+pnr1oC37o+SvZ/9ABxdzKZ37Wlldy919vdlAeM4WW86c0T3BXdK1cPhSIdrjBQOOL6Z6ZTL\
XCWFKzDtSoFBhBAssJ6wcCeFyk6KK5GAde2RjhjDmftymrGV1mfuVFZfopJWMfdPVzD2bprTDlqP+uESJGlNS7CJjbLlY7vES5v7KzPYvtFVjfN49nRPKe61cjlUgPUC8yVQtkg0qSiaLIkWcIrEFGMGCCpccAND\
Rsi8rsMhNSoiNEaJjccihbmgQq0qKyELBw4htscXaqquxjpBTIF6l/qjhIgiqUBiRUsSYsMFltXOVxQl2MZGCRbSwGKlz71x3jLXFTn+TGDvBICjz8G6WcfF9pTmRw3Guo5UymZUycWONUAZa//3sJ7oWN7Z+UjV\
gdUSG5U1q0SO3tjOoEU4pEko5H83qz/lhsp6fmbO11t2q0dW/WuGgWrDm08LsRWdXFJTNFHHwYfbHmPZmbPx03UfNoEqtl4ox7Q80KS4jnCGGi/VeUgLbSikljscP/oAP+0UqjkTCb1L+648oSkvZUvLDqpTNNYQ\
qDx+E8CXtoQI1D5t1k0Cvsv4FeTELoiZTszug3aFSa3jz4HHkSA6CAENDDs4RBBQaigCzsfk39q0bBGYUIjn0UQ01RCFK9fIlwpwK7ZK5fPhoEhuzKkjBJFDsiwo8RiwJFnYEC8wJNKzsy4oDkTZsYlKYhAhfcZI\
jOnLIQYTFgQcN+6KEwOwLx0cNNnBMx3ahhizaKj/VtX5VJ/2K3T1Uakd+W7UdSW0poaiE2V66l2CliXnE9o95qAEwxtaBAJFct6eZZlRt+HJsdXj41eGGOLpCWt0bICERkajkt0iXrLozOJkp7z9BiactInlKnTg\
PvWtWWDoWfWskLYoYe+26W1g0v0hofGTMjvsPP0HfeTt7aeY7iEoVJ62pKCbNoSs2/0wn3+E90BjExKQD7bCMmjx08+vZ1Nl/8oG6rkyEAyavTJ5XIdqiz8PenTGW1hrLylPnoxIECNciZocO3/GFEfpH+F6JX+k\
ESfGlCsflBA4RizKCqL6lBC9Td9nSLiFYVAjOc+RGuV8fK/ZliIHHjgnATGBn2BwybMiIIUMMGGKAgQUMEylMKL9BbO4oemiZMkbc7u3c8fmvH/qx06MkF526+HW/ke469uWLSX78L9Nay0jJvM5dh7d711VnODL\
rUhCd+Zcx9tXd/wIJc1IukJg5/sompTr5zG9i3/aXtV8usWyk6+vUpfAyY881R149iPtEXuDYzc9hrtHXcl/LfW23uHNSOn9U86A806TWfSI65tbsQnBradez2cWJsA9Ejiqyd3JfpFpr+QPiDr9fCBZ9PljSrcG\
+Aqz4UV8VWjNclkGMrlSsNXIr5l+1AuW7kWFb61upt9yCDbqIGsX72Fp7qBSz/ChbrF4n/wdB9dU6RVUCrB9/dqVgH4VbYonG1m3ePUBUPdWau1tZvIarsd95HLsJiK58rdnczAAXdmdEpVaoVdu8Ve4Kaiem7Vl\
qSB4imTbfUSSRis8vPxS7RbXM8WPjt3y+1qS/2lj79Sb5bP1czJ1BuOZmPorcfb9ESRmneU2M6JPPHUWRWiTNshH04Pxy6q6v5krwCamFn2SBI3F+pYWjGtHT4BMEmPzNAgEwWkS3R0W7RPJccNF35rvDKgWSf+Z\
082Frtb3TSX2C//zlO4/MxZUPZJpI8yYma9UVO0T+GofUREIo//mFIpPLEIXeFfRImGlZFpO64CiMiMIQY5jKSAm/DXw0wcxpbi2o5b72cIuuUFI742VBykYqb2nVDOO2xTLe5WVmZmbUd2tLW/ZB7GZ2bualzPz\
LL/Z76TcgRV10+Vs0rrN9rcccpF3cGIhxP7a2VhPAjK3bObfY+qVUaxlxlWJh3xFU8uung553DyMcmimjyUNYIydC+BFCGGOML6uU9IGezZdAbwMfrNGriLFBPAQ1BCV8UEJfAr30572ERgpJ+v3eBPa/diWch06\
KUgKhhA/haxCyu2l3D9rRN+yGTdI0mszp/2P0e5yPHl7TNNYZKExe0smrgOT3DPnTykoLGULkhhx2QP/Ar/HWDUR2QPGhp75Wkf34n1xJkVAigrS0vKO1hFQiiHPAdERYwNhRMjU/KQ64Goas4EWkkc2RlH1Cohp\
E9qXkRVADkCH7UiQHHrExNhg54igJyTdJkWdpKBtINVJRSV0N7HgoSxq6ElQkziB2v3+eWmPkoo0i+hPJTyT9mid5SqOqqfF5OEL4aD7G7o4u4r8oqo9IFKJ5Wnqe2vWpGS0CVglJSp16r557CMwP6gcTuLEwrsK\
ppoQPvffeo88D8wfHBCCCfKY7sCNknh9D2pr5HA5073uetDj5TZUoyudDKlRGf+iQSaEoGvcoNEJpvfk75T/1uRGDiZ9UzMzLGF90791vEQ/PnfCfIMJIIUJ81Gg0Gu/5j64XD5nwUePiIuFL98I9cy4lpJReogW\
sDkrnKmPeYkKplxRqYtjxZx8ZTQHhukjRwq3qpIP+kjmaAoezegI2rHMTV9WoYHnO5k1QeRPoSi7lKsCiJvy9dtiq4CQQK0LoK5wx+tg6Du9L5imLfYkslgFUYCyVJFm+uqkRVcB9HjSbX4lh/U7k/GTFn8WuEKF\
3SzJKu/UpXD3xUtYTHnVBlfx7JhQWWx/jK9Sia568L3suJ338G3PysPrCkughk16dpP/0up7RqTycUBqqCNK6PwkRXZxfH76ET3k+rC+Burz0RZdnKkrKK89QRmln3yfWHvrfHx4UqI0MLYEEmkJPoPQ57yvf2nO\
+hUVEbdFIODgYhbqzFR7qg7KPr8qQRpQWJvQq75jJCO/NWmv92izX69+KR3Z/INdLKbaiZ9GC3nuqa95VCAqRDqgkTdvZKZsgAHNjACwUjQckQoGqycoHxOTQDRtoIzWIMWUQQEBkACAAgAAAAAAAAJSGdnQih4t\
jZEuosScP426YZohsdYYxXDEKlZrHQ1+3D7AG+dJWkLaWiJ6GuZG/OgroANZCiZxZ4i35O60MNTag7R4EDRNURtRH8GroBmDn8yDrTEijFghYNYciual0UhAezQZth8fokq20MbEBI2YooJPOtVxDPTgsP/TB2xA\
CPdjogc0UG1NuVjzkoTaaC/qcqtTByDGzJM3MqjxLhGfgJsjKmxvrLo5T6cnZcOw3p+kEcGBFT3bkxNkEi8ucOCWXyGnQtnTSlBaBjINBVtJAuvRtU5q1OfSqCA2p1zpietw4iswZ6VGnXRnHbQiiKNjRfsWxGHh\
5qayT2ivRbMgGt33qFmefIq1+MEcdxtlRkFhKj8NUhkZfpAsQ1+ZlEz+t9ATB0jSC960FXq3ozgUwqJPamsjhcDnniuGqPaaqH/MXiYhKegccGp3GaIuAHdN2fxI3dhM1ax8AqafulV42SbEtxOZeA3zd4nJm9D1\
hOPk2R9cVrfPzC5rRiry3o2PjZZBZ4YPmQ5qXqUUA8ipucAs+JFAu5TlVtzMsqNi1970l9cotU3Tqkju7560B722Hm8eU62YvXnEGMqw/l4ov75hgiPOMBoVoTtCZRzAcFZPfEYWjeMhHNQo3/1ZZBJZQ8Xpz+lR\
3OoaBh0gDIdwEfO0qUlv75tsyEdd2T1anB4hDcs+eI1LvCCyXYQWFVqTgE474nFUlHqUQ8vhE/zLxPLLQIRFH2YBTlhpjDc+HSKjdFUEw//VMNoWbFgUIZHdx3fK84sHPATHYM0iGt/K02nKXSvEXHFB9ay5+4Ji\
UReNaWcKtqwNkZMJrAvJSzUXURgOysXZEXse4fjdZScVE+RU1KdYdms7YhLd5yBZLpLNHw9hghdU6dTjmTT/ReYwyKNwhYVAPLjBoDWiB1dqVbRrtB9yrWS30n9RYVQahodNakwuA9KVoCsCznN6Qxp8P/2wfR0g\
wRrG1EACVG9ToZ8xfjVORd2qdEHm1a0ik3jUSoI7UVO99MW4HGQFqj6ApoSGjqzhPwE1Cvn+mlKm/4dzO7pdS+t4p1aA1I8ksbweck6VQQKZtPqIy4DQe5CfixF79lTiLkMXitI9gFSfbdyJSXhRZbmFpbPfUbWc\
vHdpAcYw1gNdFWRgJ/9SixIf/ZHENxPztBtUB5REDC+8Mw5l33gg81PBfSmJb5rq9gHcdA68tvw2iSSKX3Vzfaj2Sqo1uhHod8eWpL6DY8H5Dh244R26iBEQWdTDqz0q/m21bZGfDv/vA9EIHrT2wyVX1DHSd9x4\
8azy+fhkj4TSz8Ev3YDQzNbzzVZID9bkzuCYGkLxgCtrieXPU7jDYr1N/Jcjtm6xflqDHx3m0mFfOFRi8zFbdpcZJzxSejLwV+cr7OfM4oTh2Tglja6I6J01gpDHEizMBSDl2T6LNsv4xwu5irR4onJZnX0cs/co\
yunrdg2M/iazy7kNZXyKzSOyQjqG7kgI55kapS+VCs09UHUyMdK0vQQrgXTNtltCzUHhkTyE8qPjmctL0ON7mjsEawL8fAOrMgs3Sn3pILDtBlcdfeaY4riCi7j8QvvCCE6P2CEoxPNDbo7r0qW1Gu7ixyJPhTtx\
rKECkwU3iLpUR8ggYA4oZLNc3U2grR35NyD4xBzkSuZLJW3EIscowAepfpc5R5BLG+2MrFse6hXQjNt27YMvJmrqkKfm2GhpPwmX7XQ+py8AkCkZiph+I0bTqYo4LVeGt43EqiCAgalqCkKPb13UdGpivjLr8/YA\
CFmjHFn8wZCvTqkOw+6IRkL+wGFItKNLO+TQ1x3i3MtlbaE3KgCz+JyAuyI2uOuSAuA/ANUlnlnfMFDQA0dwbaiknnF6iFBqq+5ZAYmpbxXbLySvgKsvmqQEd2bhEZN22uulh2EOFWeGq8iSZZFQGIJ0zxdkFB9G\
q1iKTqp2uI39vh7X66dl2N1qvHKIr/XVkuBIq8bpNFDRr460xzDWwOay4mMWG/JWiBHHQeYXbJj2jqE05MOUSYwZcnUw0GthzKwqdGL24NwCqYVdxT+NJk1S81gUe0Nj+KfLhAmVJSGYKEe87VosuaRlSMIQMxTd\
8VghKVJYk3Xg0T8ky6pAQDqp1WLCz0QeqSlHHAAmQbnGQ9otD9LDktb05vXEKwWbroGFAk1FSdeZVQmUP7TgxZ8PFVrrA1j5VgDVKMup2FG5lx4LdYxmh64FELF/zK6KN35ItTOyTgkt/Q7o4dIU05YFVPxEfMgC\
gyDtxtZFD7hrUFoD5wU3BFJYei5RSihoQFFk+pYxY6R/y/7CNIyAB6dhAKtx/dE9axnuD13CMndrQ299bNJ+M+J6PhcYZtpg38qfS0bFan8DnTG7hGuyDKmp143GYgsM4+AcEhXSIQeXLkqtRhJvYzM+/KMcQO+z\
Ye0pSknDwDkQ/X6EboL3HvsvklEnGAnLBRrX2tyRPcRYHWED59USVpKySmiW2LYmEQxIPaSal5D05XhIlJbwSz6U4GiRCc2BQGF925u/kSi/7GlFV1VayTylZdiJ6Y7qILtb9lzkY08N2SjVID9bNaE4fHlGAJvy\
I0vWfu/lyhT0iluBKCS6dY+w/yVriIvosrovswmLXGgAc3FCXFF6NxINsWAP23CaknCTXaFzcwBmP5cEbrij35/zupposvYpAow3LDZzi5zFx8HiS6Ew3AsE2Zf3uq1oBhEF1oHGOBLxHoyWCco2fG6rlX+HiXDg\
9A4Mri3YUqQMdN0QkwUnhwNuRFErRz042D4sxThcCEz0qkN0inGviNhFlQ5kr0TOVjQMy25x9rlb7vvU/793XjtWDFFQ1uWIG2MzAHrJHWRPQJZlcsQLarC4fy84KFvakH2ghzx2DOO3sf5q+zyEQemYds24gWex\
aXKd7r3dOIkVXUQUeIzp+/H7DR51ezl3scosh36VWs9lVU8UycGCygRZrMJa2TJKCP4S6NTV7sR4SQQJdX61/TOLCohlTyC5tBERsRuQl2ty8EEH2K1SROS1CLhqKBpXjAbfocgrz9QZKLnkneIUYsSFWyo8W6MC\
c3eCinOyrbkh9k+R/avDlNJWpFEwvnmYhWr2lpfq2DoGdHw673vgaKVpMErDHpFgm4tDuS4oYNlVis4aIH4t4xlEC+mMC0u4BYRQCtBTBfnj5yky2tZ1PAo0HUWhaub8nYr8Iqx+jIcNeQ271/c9apCdaT+8AEMI\
m6kQ/jAO+UgkWkPhbN0ClK6th9Cm7W83e1FgsB8hNExwVZimTjFgCsrBqF9J+hjuwtPMOcg7052EADscqkL1WaNukQ6ABayY8zbO1yv6OnGRo/RFp4rXG8DplpgVhg7KdKVyTH8w79ZTNGoKyZ6kv2ygE3NMeV8J\
iq/NcfO7iyVn7N9YYrtvpFVCHYMBX79C22uVSDzNxZq6UXr8Dpr9AAuMHVO+wOaDoPo3aiN9j434mAf5+3+nxst9jnniQdCgo6tZKyoM7HqTSgh6afkSx3u1pfcWugV3EvORcq68pguiuBaTUYcbniZyLCFstN0U\
7qpAdcFUXOkuxVF1QexpjkXpFLCc6xSp/1k6N/HusavZ51ajLSV8FDVT/SiY3m+mmSu0eoVwM4nnhU6FITkaudCFXAJ+YzBIeADQ/QuUkNxkuyT1THW53QZSo38oeUHEkmmbgluaZ8jdTJlVlG6sxghso9Q8UDQ3\
QOW1rxmZK3BCJCi+sl7XGYbojLNEXrVgEB55KtyUiVCXqcy2CQ/ry3kbnuSOwyHDYbfln0xKIJkSLXmVeZOg+4AUoC2vosPSFZhs7j9Szh4pER/8lzJz3WqjINs2+P1It7BNJlTW6/NLG8tB2ixow/2UXYO7aEZW\
HZbhqyq3pSCRXZu9wrYEf4ynrQaEQYSOHuXilVxREpx1WgZeZa5X4t85aUCE3BEVOp3bnJlma9HSGGQZNDZG0YB8U5UoYun8sEnSn5+AeTe4l5Jbg+NIW8rXzc3m6EoXcgz/EF87P7mCfP0idqabQcTvCXKSwCDC\
frGORUFi3GxcEUSb+plOdhggcFyGSNKBS+9eNP4NHZGs6twQcx9GpmSEKOyRbuzmFSFB1QrS4h88pgO8d0JHc8mMeJbzjuRM23+xAVHN8aneP94p3MGRsL4RAQB+8TvkNk+/9UL0FyhT6fsfY0/oFDcSR674iEmN\
ERhwoW8deHwBbabbQ9jW/bOdeI2NGI3lLcKSb2dl4C51PPkfw/emW8HGTGlU9zhCWEICzJsikij1+lSS04/Q7v/ICraBbqnKs7dksIM86MIRNU0C2DhNRBi4LVklcMiND5TC0QMN3R7ZEL6xXWy1WgYYC/QuFTfA\
1v/7NxAHtuX9Xdf+dQ9qyirRu5S1Cpso5p8iU6n5p2HJl2T2rH8Uzgdi6wtAFwAc8QX2iviU746kWwAEh2nKkGkcGrY7pvcolAx2tjA/F0VVE/JTWgBmP9j68wMHOfz9NxZ4AXhCIir5n7DulHuE8Zw8JYVp8Mfb\
kV5QcxX2Omq+zAa60u1wshBVOO7PwYHoymzuCRamjjltp8mABDOz2mWQ047WDw2m21StJRF8QGEfLEnMUm0NMyoBX8wi/tFGs0YlK5Ld4mAZVVtaUl8d/7GniU+6/dqop4GO1tjyTVQaHu1xXFQqVDOXMmnwXnFh\
wzm2gMpAejbuwP/U3C7NGy21PyxPBuYlhT9QA2z7hwPz+blAVOcqyiUyMfyIL7Lk4RVRUFOF3cgITpL8xn0AIQumfYZLUPWl8XthTnWrI51ZACom0t26wh+EzW56TZ1JzH7GKTydDf8s3nZnIkTZrbAHCAquKRIF\
Q/EqC4gB0RXvjtrWaec5IGS7E86yvxtEGuE8RaE3QOE1M5ekJyj7gTiPBKZrEzzB/9gsfU0YfVsbRUHzz5gQvQPnksLFuFEIM8Tt4m6Kl57pLrpanXh9aclNOAHpx4Tn5retTxbG4Xab6vek5X/0KRlPbDkUO+Y8\
01/7Q2RJVUO4Sb1VACAR7R6xYUQ8BYNQgy9OOFnMmHBesEJ7VQNfUp1Hvff80j4mt26ZEiqFVOo1jti6Jc7vo5lNizNGiRBA1WMkcN0dfv/fRhLo9KqEdT84RM1q+HNO009jY33oxKC+qm3FItCw1gGzKnw6Bius\
heiWWgyOVcOW1wJQyCACO7UPlVdUKcoEmrqAxNmiNLG9o2OziFEu5IsgzXd4trTHiZhVMeeWjoNJKyDwNAscBi/p9Sb7EoE1CMhnUGmQU0TEux4oJ0bunGL8GXYomy2uAVyQspFEdcMVJ7aCmz0gmEwzG1IrLBF9\
ctKLgacUKfSHvXMPQV3kq5fbroEMzutc7TtFkx7wclQ51Wg5xUQrFRsx8JBfTCZVHANdTXJXJ5oK8kENMb22ybaJGiXZicHcwK7+ypp/nb4lGcw8LXn3cJitNJCrinZY0Er1oVDU2fmtRx5Ecl/gZG6k4lsc72OR\
d+SHP0D+mEPAMKOe8vgzz6mmeFoQNdnbOkoK3KfAS+uA7Auud1Iw90psxeGzXC/S9Y25pqHhikfsBFR/4G9sL3AdgkNtGhVf0vAeucJupQap1274KFljFg9g9QOzBnQG7g/m4QkigJHDx3M4NO8UNNtpxzejhBjH\
FUyoTyXwtpgjche8Q/4/uqQEVmoYZkQ6ETK8QFxbXmdr5wGoqFAUsU2AIGNxnjJTfTuSgb0uzhAL54GwpE49/QPSIWT2ieqd09z0RpNUXFUa4axguiCYf9U6HPt3RfLjVTehTtt5SvchDUF2YVqw2ok1qtNrW5pv\
2JbK+bZAsZRXhS6UlQdCgpRBkub/O2LbSv9mtSExzY1sGWL/Uz/+JoUxCk2+Exr+tGMx9o1UPtgwe7ZWJMQZUaFv9QA6QFmLGJXNMynb7HvxOBgjjK1gj+tfRNYdYFtDQ8jDZFRitt0gHD86Z5kZHDWQndDU6D93\
wixDhjd75fHbBkhLjLDSUHkX96jGPZMB3Un87FhiGXpCqaVKAlCy0TPhTJEpN2VhYhP2k3VwEPfC/2axWEjKoRU/6VfTZyhfTz9hTNhqFUe+o4KB1dNRUj5ej9RwZ08ZhaD0O7Sskob/ov4EEPApFBuoLiFQWmoF\
kingZ3wINzNbDoVaf/Q+qlBwQBmrZsj/IGvDAjbtAYTJFNfDPshZz2zk+/G/rHhucvqCkIyy3wfUCvYSUAT417VFh4mA6vJ+svOApBGp9BojUjv9+ETiHev5Fsm4970sym6rvGVDXBSyYdeiNLP4KeTJzfGubVPP\
fdPc1V1bbIrX8ByuxMbzgfeXI8VJ9Cipop1LTiSEJkdsERj9k/YUVPS37UOPKx6lqTbbzQFuUygj3xEFCkmBOEAlV5hFz52BiGaEKhEhhaOYgYERyQf7v3vqChE/6E/WMxvFAmwL8rfNsQlCpjEK8dC0l8W5lkMC\
BT1QDJ4pmjJs7ZFwGY/m2wHVbMgG6UkwELre91+Xt3jOMEz+u0jA0AN+SYTxYJwaWtMOKE1TKxFNSMi0hJNUWZ0avA0zF7XDsHcnrrkFgGyM8Fo7P+FAUJncYLDj6yUZLe1Vtx6PADZQU9umUZCZ1irvTou8OzSR\
2qv3JYj0JaR8YC+Sc4tLKX8X+YgDQoLDpwGYrgxji74Rk6K9TnxCqkTURGI9C6j4QuGjJTOoTE1U93sh3C0mvsSU7erxdqGNNMJjr5PByl9xUD0WOzQ121qJirZlsYdUnnumo5ItiKmflK05qBtYdjYjG7bKzNs2\
0zCibPJV51isGGgrn0y7PCZc66lW9kBDJ2F+kSgKvNT7a9/Il0MvINVaPWO6qLKI45nY4JuUBhwbMjre0+tCK0SLUVBccAF7EyaOC42icjBityRpSNHoUzACPsLcrvFbW3s++sYVMXnXR2SbblxyiSRnmMTONlY3\
L3zv+7CqVmy7fyG3iXOBWm8C7YfSPlCLVr5tm5Y3ZMPX1vB+fbmXU61KGyKI/Dm4xRZcf7/PE6tyL5nxqtPml6s59Ee4f1VwQIumhMBV6n1y3nMx5g4DxRsyxd7J29KCj2usQUnaeErmxSkI9VIpyvlGy3Cx6mGc\
YrGZYDxVNX6F1P7+YMtd90/BWyPm6y6O4HYC7n1N21zfstLHsARkHYqmc5mn/HVNUnYSROef2Zo+YUx64jVSPdOb+JUUwA6WGXXD3OA5/ej+6MWX4Vf8JtK8LSYUoNu4v86rsMEr5e1r81LiaN1bgsIUYdclQDQP\
ACEuEwkREfTanimmmHoQwLrKJ6cC9Q+iXnuvNfavjiwFMpCgr4mAH4No7HIquLtWbj08cNESamXTMBhakkGHza4F94w0r6GLWWQPG3/Mh4rcCnyZRkfHsVPQq9F5Jfh9j0MAZhY6A+BQCukOuUxaNOumj52NUOMX\
4UjJVWE+dhhi9DMAc7cuOySkLlzNULgqhAab9UMyyVNLHCRN5HDEWGSKGYDc2WEHpiDnmgnANtRuUgfOVkXVCBvJFQgR6yLXRK7G+4YmxGseMuJwxlC/CxWRPYssyrhLsuy3T3r3bh74WPBZbggOUxgxXp2hBS71\
bs6qtem34uTNHgl6vVDXnN5eqc9T1zxVtBZGYUR8kFLiXEAwXbISQk4o6rzkh/iehnoYZX4slrBUxdRNqiWqjn8iT8D1orPIvX4A9dWzl9TDZGy68+PGPiF0eOT+mEuTnkXWJowC0FG6B/ZEayOMd1WJlraQATVJ\
AVSdaXUzgU92tFHBriQpUqLKu0YlphwGsVVQrgf41SZgK6G7FCzo/Y1eZ8RcfnXOdn8oeBF57CeWcgAML6Lev0TkfTjtsUNQoD9RkFtAnPnUBHecHem7EHTlz4CA940mho8sEzObxgwUrMiDiaiVO9mTSe+y2Klr\
fiW4LAdqkH3WQvfPHQ5olpPbGGE3VEK3xhgYnfbi6l/K87VhoSm4rdzYUA/IPHvGGA/Dbwjt0VqnJdob+8Q5kRMfQdChdNTkYWi45OwvpYcUMn3K8x4yAK1d2ol1T2DIpeEZGSuvoTq4R5sTVJrXRWcsDCy9906W\
QUpk55/cupE+yvipCJ/xEpI3VWujMPIR0QdDa8Jnnz2pcv6FA4aEKhDY+duvEZ0FGwMvLxDRGOjvwkQXzKw9JITqo6WwseRUJi4FvIFkA+44a4j2Bk4oedV18tnzJYNGFHJlZ2E5eSsgAEMETfVcfRb6kExF5pxX\
5kjdfeP/fPRS9TyTYrWDdfsH3TkNTXLeFXdfg+/O0T/wiRLA1a6X1NMdjCoTSm4vpYpiNRnwR4mxg00SHsOQmHoL75fTzAh1Osg6QdlGvpOBRguw9n9zl4l6VcDCmsxt/SbJpr3JZzMfIMZBC6PWr5Y9bJXVR7ya\
/GFRub/NfVEy7ENcgFlfc0cwanO98MYHQhAAWLzXsERl7A9G68FkUm3UljWqDAZZsTUD9IdHkbwchJ0cX7KB3xyAEKHI1enUQc+a2Sd7dGaB9P5hzCw50Xs2mYxCD9w5gp5di3Qr0o8lNwt8ulATIn7287LAFtzh\
N0+ulNQtvBrzFzoPnyqKPhd8TBvkkExF78Zv55J21MtrGkoAxnf2MYJ5YiI+aVUdlLW0hwNGRCx1CdRe/GGserr6yeO0zLNV9hdtIiy189fl1XfgJH+MO39oUUFcAEBNUTiem3xT4XT2br9W3qogAoH/kRKIROKS\
vgsqBOsb5I+FQpcR7L9b+ITn7n8WhosYkXAXe3AtAO96PHIRmWcvoIEXeyvhPXaZBn+G0hGpmSKnZroYEYwmTDhIulxq/vBwQYpflYG3YZVT7BEiHMZJbmTh4t353QMsgpIvJ3UtFHYdNhM9yRGQD9OX0mbXIDcz\
RKEzVH5+OyTRvDyDLRCaHSefheDYVwcqROvtLlvgkAZUm25j03Y8aX71Ci2hSh+HPmFgQ60pMxNxMvTsqHuqi+VUYBX4qULNtitAxqZvzEgumhhDm6BMg87FygDUpSPjPkRxlFPfoOsSgJCYapJgyWG+TxkG4BUr\
fkqUESLpkYwazbuEvpSQNCNMRG0WSzdGUCRutA7lfbB6sKu92oMrhhnajn+LJrGzEoKsbKNuy5sNmFtRS0mDwVCXgR1T8Ywm0TN2B49jMKutBzw67pLNUp2TNcOgKisWoBsI+479twQubG1m8QLnUdLpdc5YjHUB\
8mXOW9lYxPVb6V5+YSdycNbqiNjcB27xoBoR+rJIbNm8oEBdVEUJZWCMvWEXAi+RiT4lvi5DwBC0PsbisDgDtaxYLq7QaZXKxgZipNP5uw/cwcCH1JX+OR64KP+sk9fe9AQEd+9hzmBij0VzG3M4V7sbuV3+P3/F\
A6SRaeD3pbsrKVkFc5WboEavDac0tjp18SoclK2CgzwOj80DAb/Hg1vPUHzf7aWHot25JMAWRQ+bUEhwtv13KZb8I3jgEf4NLzfDy3sOevsuKmpEbinvhyKvJgbf/VyCHTwUP8EE+wys5TVAK7EfMmIMzeg+t59i\
YDwL80tZM2Qv+oTD72pxejjBn4mHIjZ/FCME8t0o8V+zxuIKzV42pOk4S7YTWFpXr+ToSx4d8yFs6jhpJLoX0yDZRkaM0BIubiozsgYRHfilWSe5pQLmJVlTJYIcIeK/+k9PI1Pr1gnK5lfnEiTd0GAuvftWFydN\
o5C/4OhgTxKIj0UHZcVbbhschXhys/hkvnVCtBqQs5AqBgsGC3sTwLr6DjJOuQuaQKiw3E62eN9moVLdP979qAKbJNOrUHRN0vc8YFhQpD0hrUm2dHLZmdu0c54rX5Se5yMXKi8zX0ViN3TSu5beOldIi2xQ32ku\
3DZa4q+OBE5Cnnb/E1v4BJZIPy92yjg3dn3Z4O7Vr0/SiYz1ORc3oPgKnUOOVtD7WukgWdPo0P1gCCwvx6iHl2DejSWGpLu+ykzPbSHg+ZohFE1jeOrdbXLpXYLIYUJsv+E0B2JnZLA04rbYbyo7pleb2HM5/P9B\
VhZ4d9GRDdG7GIkolcQSUk20WGEUqokzLhV1mz8BUVsysnRs/eJx8U0vbisEjTRkhgzvC8qucIquH1w6THWXPHV2WmRvMVoD7ZvkoaFpEH4YmEBzJHYhmJtmjjHQA7O5fhtqUFi4e4HEXTglkeC/PpEYEoKgquZR\
l7aoY8HMuC7eDgb0AdX8D0CuxbgPTy9qISBT+jh85NYCyo5EvWlLeb+JJJGXZhMxsJoMr03VrFq1YsV0HRHjuRUNdm0lfUaBLVFrSN5m0p6h7wEMyXztIXArZwO4M7JHh1OJ00Jl25kp2T9r2OkpVkaMRKXcAXA9\
bqzaQ2ladvMblrm48t+j2GUJE4tlke+1DHSglF//pCv7FU45Au7GpTatRuhfHhpvHCJMfJAOxm/8vrci2/SmsOEVkZRQU4Qkq4RdxFDxFlV5tbFOpZjK+53kuTQBum2vr71hVWXqDHM9+jaeQq6ehcGQvSNqntyT\
O7zutsYsM/MqX/YqZiLBVp+clZhE3RD/50q47VNZeNCWX3GlAdC/IBf8a5LnMeW+/fZHd8sqYX2SCNeC7sdIZjKERid/gmo74Sj9PLZHCA1dOvZiw0WnWrkzhqpubJ6L1MLeBRxPa0co8nM3nh6GF4v1d6Ofis5h\
ugvHARb+kZjXTpMvwfNRVQeGHS/Qbb/oYcTq28jj7++e/D2auZKWSHSbCQKVpOA9MLaEVxy5i+CtwylmKIOthcSxlkkkpt2YsVoDuLuVN495LUVG4ik+qZCwcKK/1kFvjC8WVrAH6XgN7kV6isOdYH7aXbhfMbzT\
zDHorT+NHIM9fLtNEPsfRpsLvFfOvksxsef7FNuX96i2PtGErjPT6C7ztrjaenSelKUCAfNXVxH77/geHWqkRsZELqyUETGHN4FARheYZJaOUftswa1mTTY3QETynUcUguuQFQSf9FteiTGT3SUDUJ/XNoZWnbye\
LvR+amgbiQ/45eIhtj8/wH7R3T32QpbwMdTNsA9t4DwLV2QhNVMcEpSWDQqaqmPN6qjdeRuZN4sEcaKuYfIFm9tJOKgKWqljjUq5Ex3PIl+nyMR/eDrN82WAECIrGZb+aSREmmPD/SnyRZTq6dtPUkRPd+gU6EZB\
MOahaZgkrDo/y9VcC+zC/cR2JZBTtDSHVEFzp3Awf2/RWu57gyZEd6s8eAh6bF1rsSUSh7Hofxu8hcgTpVJBhVjehkv9bHmCIFnNUiQGaQZSO0fPje2TbvD+mbqxOpK/NNFS4WB4tUcDEKmcjRwU1Y0L2i0lGReF\
U40Qpk8J33isLmJ8S8zNR09AXhSI98N4l3M9sxAgHorulaguUAP37EfvZ4J0+W8gr8EZWtOHS7pGdCAAEoQztn5Ppj87+yc7F9lpHckP+l3ObIqDNevEbyrUI/+mGwnPhfCseHUz1i6VTGKFHEEcUV8TwdcI0FWH\
hRRXQmrbGyC1KpNyZOHeMpKU9Bx4gz3MZZfTGZRXMoal6jHlIvnNO6bgQk4G69DAHllHQzEaNztexw04QGPZDD0QUHqIiWFxSAhvSYoWwPWXK8u0LFeduy6ySDl0b/oAAh4PLo6P3gslUridVFg+VVV4dO5T/7K6\
+BL9ixenUt0gN0eE/leJ7YaPd0Cgk3qd4P2SW7yw4+4JhL4rMWospRpIrGrSo6reVg4aMsUgR7JOZ7LLKHeAJkKuOnk4SOksh1O4R+xylFAoTJot5hBSaB6tFkwWZs1k1ZsIIU2u7j9MbYNpFxkkVVEVLTq8SlRX\
hNq8+mbx09LIwvTuW9/LR5Dl+pApXu5nOaC0HOO/VtYp0UuEojFn8BimXIcFCy/GjjC5nW+musKS70Jyp2Rdy7IK6HPwC+3Cu3P/Iz83DV7UwKvtnICGI8wNQz7Vhq0gqNlE43CUGuBTPAorLrVJUYCZx0gGrmR5\
wMeau1vg0xDMdJx+sUCK/6VEg1i5/JMh0wGqa4V4oYqLOZanM5x7B6JW/3+AmcTRhHxjmkrR/b/DfEmnq1gghRO69pdwySSlTSkkGHgUmBekE7vA9MgmGIBtyQCEjYmO4huwL2AYdpSCf0Lq15aaMmtz6wqzhrYd\
H2JJVRbs8bCQyukOMZ2BXKKphf99zORSNBQSFqrwr/S/xiAURQxEPfrK4UOgTUjU1iOxhVnUAQ7w5TbQp+TzIpGoe9UphAvpPSQoTUMnnPZ6PzbV1wiTNRoIuPfY0T/PeRir+gVY8yw2SSoJzAs3XJOnnT/A9GEV\
tUhGR73TeG3mRRlKck0r1o3upkrpR59zVmRyrqkgaBrKKEVJ5PGy6J6YHygPA+tFDa1YQlSmoMI3ZkUSOGfctn6mIRBIklGyyP3Zrt0LF96DCYqKHIdZGXogrVKSwTDTPNCpWrFCRwkTzFlcOnYxct46MyDWsNCZ\
WChUruCMyjZB4evDhBfAxdlQliVGrlETNDwCWkpy5BAAr9P+ajKqSdx1bJdJ56U8+TgA6P+9DNZ31PtGDujvSV7lI4nA4TqUe3ks8lesGX4jSHuK22E6lFq8fZeyGrfIqxoxHQvl/EOj/BeDd2520n5oTI8dZsIg\
bCOXGuQUILgGl+1+8CsqLJoYM8UOKlB6WBmb+0USMEp7gyD2BBCX4c0fOOfcWH6XqZuKHtphI+R+qlJQA8Mq02LmGGCsPyci7iEZjk1L0IvFLKn8nIopJ8UnTfIqCK4O5wkxMvGroYaPgU816Dd0Ev4Xct3OuanW\
vRZL0k/RSOo1Ti5WDbX6i9MepmCgp0dkOTlcFB6NHjhNxoiiCHZ9P8TdJM12C0eG7BmrcQzep9qbpN5vp3svI3aPkP4z+ZHTN2xRtNi+aKiFek53ORrbGkQ1GTvOp7gxCTB7NjrVSpXxlWZYZXyRtJH9pY73NTyC\
/otz0pnJOSVCjKikVf07Sb4z8cexKy0p86NJ0Sa8XNZUQUa2pVGeGThXzqt+MXHkpfWZwlnKqTYu0qSr3nvt7z93n9Ceb5ltrrbXWWpum5jSutRb3rQj5MTRVRXDeOdfuz1+3zXN/FmyqWZzlNM+9xlFO+p1MRma\
G20wxejVg+AQsI/eFgZqeI59X5Kt8DrUAmC2tRVzpZJde0vvlt0kJ4HR67jky6VtaUxvMaQuPwpimf+zqsbWP3b/O2YJ/Oa4kjSqY6FfmS46lj2yWe+icOYqqFf4HR95rMPru7SiC0GGDKSLfhCDlR3/oDd39/dQ\
P44uc+yjqfGtWJ7rWWmsu6iZ99Pz5k7yltnjnb/RHflpx6qikgklNxljPGf07zu+EiYPY9S8tZzjWDB7VeDYfW1FQ5K6Pqz5gipBdhDfWVgPimrEW9UtY7Tc4XSyyXFQBOKs167EU4ns0r1enswt3GUK4W3H2ORs\
/9H7AgXCjjaKHcEs8Mgsjko9f8iLtqda4mdtl27yT7Zv7bNo+xc3J/g1zN2feqZv71pprrbXmqE9F0jLnJN/J9y3fvrdPyvVvy0fMZh3hWcr69E+vW+WpQr7v7XvytduPJgWD4fwcPXdvvyc38o2iadrd9Y3219L\
udg2B+Lc0dexu2NztenLvkgQl6R1+W1HsqNr3/F4TSevN6KPNZ6Q731kLlnA8UVpRxbMcJlgze8wJRMfdE3okDImGOAr1KDlEplORQYN/HBEzkwQMYtBKyE4TJruvYRDtET9iYqAwlFjCzBJNvPiSjO7fPHLNI1j\
N+LZusfgQ7IfdaCPNOrmhxxtjrDpunBNJG+dc5KzWlVTgMzpMdDTeqdiMHK/9to+NBzVVMrqHFOKHQrPRDCLoxufzMpf3piRDoswMz+aFkLq7u7u1Np3YPAkHzs7IM0t6d2ndfVV1ViqaFhUrLIpD5GdUIQKaYEg\
FJyTyIM18qbGit8g0VUQq9ytK3tP9LXJSfj/5SH7kPzIpqhiKMO5NTL51OparOi/7ISmx3D+nqlL8SJVito70fP8Kj8eKFEVFKrb3GLtJ8E2qBkGQp1jIhdisRXVldfl1XTU2jiLmd/ygJa20pdxVOxwi5N2tVl8\
t+EGDDBos9Yqih4+WspugOlRVt+nqMp70omZ7u0vvGfNUxRfz4jhhafmMJYmdickEpflZUdR+bxBr7rIryD9VdVd9S2aDxKj7VhUVFxzDOcfLZDQRkR/64N+ipLx3zsyqCtVGDFcimK80O411OW474dZUtemTgT5\
7rTE3FzlWXd3VuLAMyiz93bpqrbW28K2QQoxa97fmnrkdMzN36+5uyO+bf5wv/Z8N6qckLiAuUUs/ZAvGKB1k/fz9MUqv5WdLZtI2QuTnije6Uc/KWiFofyXCN3PrYC77X7hw8nLOsvFChwsZDkJsVjFekFZ6fes\
HlmI/LHu9QpTmYIzanYmsv8rtwtvWMkdNc1DrEpcVCpElshVNukFGdUYM6W8FurotH35El7hqLf/qWqrKagLVl5gZl7aKmLm42eJmuvrNCUg0wA0zM1QgM9OCPMxglxc1MPV74AA3YIDRENI11nqhXMxgiwkniFP\
k+Gzqv37W5ElEhJIGwDUyla7omtgzJ0qXXoV9iKB81L8iJihJH1kSfC+9BcToAi0LzCq+V7EY8HmnIo0mVAvk4mPiYFIkB6kSJxnafCQ/oM5Gehmiw2KCdkadJpgBATYj7hBK8pGM5qdyvbxZbeiIZvEs5fiAqiQ\
6AtQMkPSgKEDWx5IqncPlUfTRCImnRDKF8ZFCAJlMr5LCtRTMJxEWn0oljsjIBZJIMt8TWJOQKElEQsJtHcmc00GSSdLV5MK8IAJa4WvkBQJQjMCpLKT8aL2UIMrZY7qHKlO+n/OlGiAP+ZCFDwEJgoWUWFYuF1a\
H641YL0YRhBA2r34iysLADMW4nEkX6rGk1EmcqFcvVAHAV1nByIcvvQXYsuKvlBfDOZXyVePkglNdmuZHEhEl1uthm2MPGiMRk248AC0u1/eQDM5ycBA34qppi0Xoh5oFJNIzHOEGVuAWliLTFASRWywC1kVkTaM\
Axj74uwrAVA6gBqBY73MtglHzKvQIOttMLnAJkYFeni1LUTlh8d2rNGP2y8yUySoXsJGBaXKBlgVr7XdRrlBTpqMGKTtg0TLRDqAbF2sd9BKtHIX4V5Mpie2G64gNN8ClZ/iK4jpCLg5+ogZDIWMvBoVqAyjphJn\
rRabHDSbTO4j9B5jsPycT1KKgjbmEdFvW5DGf43eU6/Z5XfTM/FH07rHb596jj/z4nfedX+XunNsa0T7Hfe5Jl+Zv39v9bv7HMrbFnff943s5fhWP2VaoL5iefsNl5mqwVaE4KSbDmi8T1YEQo6e1GWPWtpiVsfb\
dzRizqip7VWbVXVZlz9zNzOprseRntsvMjJkZY8ZMWbm5uZlZM9aMmTHeX8Y1mGprxILnLVPZYgbR1u1b+VX5t0VclvYxndu2eFFQXlb4Dt8nJygzLPoGQwzprgGiyxPRBfKb8Cwxo3euvXvvKCmjRb3KkprFWMl\
h1R6HNR9uY1UiiliD/2DrzA/RsCoZ8F28VS7dZrjInfxdRlQiFVQgc0NEIshM9AZ3TIc8d0fxNscwpftHho9ts9AOGTJ/C3fXqcLWdd6vrfrKXBUGDRnqbVuznr6o5XjxriHmiK/20hqDQiaKjNSoDpG12CK3e6e\
b+Zv00tzWtnRh1zLtRJfHMggePNSJzrfs9ruy3ombTfzl13DYvnXFPT7RA/F3+e1+bFFKgLRKJAjjiz8YFCoRKPr5Httufjs3s8b7mGO3ir89fceWWjgpNBoSEpLXWCw2jiYFhzWsWUR+22RFcvyY4ENfaSsJq20\
4Nz8fDhg9c8YHavKbFEskSUoduzNOUv5GLtycnZlTPMZ3FudoX/p20n5jtWotyLw6ZDVNKzWW992v5XE3ayO35ku8Ly1cacGdIGQTBplbazw5X/Hb/bUw2ze2yq/3Pfmx1e3g+4chVcFQf8SLLycgA8yGJ4XRXtf\
b5xBPzOQe07Xr4ar/xQTSgag42ndbtZCklFEUScmRP2CtaQSOsZm4/3gt6Vf0mN0C5uSScM79xszI1QuvgH5fNB/1S8lFoiSWxa4XmCMmTPzfCcN5IaTfLwK0LxIfZvPSMysTklJaMk7YaPXDY4FKqllpKpFKMpG\
evff9/q3B5125PIuH5BbzNEWvK7ZBgtnv4r8gq6VP82i8CwM/qpwtKYUuwR7Je9OT2OLY2B1ld7UEaNY2DSG+Rn+MLFdS0bBarJvXbDSTOyZzQSY/SDWiX7GxW6sW7u76BrTt1X5J1Z0VsEBboCn4yj2QIC7C1mS\
2BtPolcLGp7+3N2qJTULOzxEWthSJERw6JJaUWDojhMOx9FNF+ZCCs8bnY/wP9U6ttKdERtgrll6FWMa4eRHKbT6yBPlljFminkeolpHPj7wQ+zc+I1IMSTOSdnl9p+bKp6jL7Jtn7CKlIUQmHOI0lovvNpZ7Ced\
2p6MEuFo6w48uHzXubtR2Q+3jUrv7HTWU1pp/e0p0ss9AOOQ2+7SLnRDaiehyX8WrDzzS96VhQ9oEFcqhY8dCawfrWMZs9ba1JmwITMV7nMqs2BU87KvopaydMPO33hrq+/Yfq7esPoXRRWqduGfY1EJRkYnKPoi\
xnzHJYLyJwZgMxoaNqKdfG9ufuXYJVtXKJbqitc2RpXRwH9XE56OwtUJwt+qO/czd3Bu/59ba27bithcfjtzV0gPOuUg7CVEjY6y3e3fbue1mRQ55cruqtnOZnN6+Q5seZdx8qkctF537c35R5A8b9nPf3r4rZ9i\
tnyPubww/dmvehc4Kw6qojQaRoQiZGhlyv0nV7ddff+1YxhjcvCSCKc2NarfCaJdSV2SaxZbcLNVoiYVjjHGKMcZp6vEURxDqV2LiC44QY8w+kfXijhEUa8RYP4rPZrFnlOYUhIw9hLCx1qj+doP6CH3OVrEomj6\
ybnmVZNYE5b+KwfBzZP0ykav2WMcOxqwdlg6Xo+XTiLzRxl63kw7HQzBDcXbcvwTzp8ReumY5YYiQWdwVTcFminFjsvvm4MsJoniXkSckvSRxhNyzhJoRrbW7Z/2yIrYXzqPlYW/CKxMtVyHur7JrmasWEeMue2b\
WWvPm79/bZ8fMftmydn3Pcu7W71x4rW6BCGPNfMTzKCkDUFEXL+QOYcLDvRSF7yPt3TMAhfGCx7O2HkUeLXTtylyIqzPtvb7KtelUX8Ci6Hhv7/7u0rChQ6NeKrrf9gJbySCD+mRCRfVj6J/op+i/MvM6++56Y8e\
80HLtaRQBMJgSQJoojOWV7mNN+747ueqfWEgsWAnzaPJi5E6CzMhYsFaYFbjyF+MNrLIwLkAhw4BogOdd3e8Q+9bL9ERDmgb+vcDswSyr2s+6a7k0xoLoIl43BRGGpQwXzLMwkuiyK/yqq+xGtCZo1wchFJj6LSb\
rtu233wgWg2gUVT8cu1q7f/dzcV2gpTMxcJsFKC8i9SLGfB/aAfa8+oEYUhhH7S9j7l9u1rJn/dbNzKz7l/lqliLTuleI7fLJQ8iISAmMzewFc4QRrytzdbXXkKgqAAdMJlVggiK/E90qk3fxqp1JO3Z5nh/rigl\
/9j8Ci6ELWphCFJZghzjUAAc1gEMsmAQzMw3mqIkoPuGenaS0tvsnKLvbDeFut/vX8rH23J/p4sTzUk5lqF4EvVRNsMzW/u6iTPbscg9b67Wafd1HrZu1NNRtIjpHxHTONQ2HkyJGSAyQXV7WKNpIgzRVvSZrkv7\
P2smXqZwexpiylngV8e97zLWoEswcvQ1HTltKCCWOIneWXFn3Pbc+413J8j12d+bo3+N/HkXOkjslUhtMGHMZUSF4regjRkspiysZD3mI1N1rBv0pSZIURUkvd9XypySmI/Q630NiiooRxLLva70HP3EIbDWAsA2\
TAPu7CjVNtMzXJpi2t/kmpdzI90/Gj+dDY6iLlBOTjpxBQ11Z63YhmoQi8apSCnkxPuBj7DXog1Gx5cuNf9Bjuk/j0vPHNB0V12vnKUujGmclwkRENB13KGn0TPWlrJxFUcRcsn0sm5d0o0xb9P2Kl0ArQCygB23\
UEz20JKtkROn+Y0J0NoVGLc1cxtjPGyKv8VlsdRIWmXHzkWp3ud7uVKS/u6rU6qwch7KVlVBGVX3tFFwpon+xmXrU4/HAddd2JlzI4kvvaXmFu+9xYZLaiDo8KWpK/Y66CHNWsbJ/TKP5XorEhDUSymReksRkIyJ\
iwlRSQBaLyG82IikWBZJURe5RxBIxKZKk6X0q/88HRsyGAREkYkD8WBYKTbv70zQx9limWnPntKpW/B4/gsR8Xr6J86RG8/M1HE6QlX5O8znW7owfq69Y/N0oSXGVI6Xci6IoV2WZ5k4ZHFvGiHfuN40kfZQMh3I\
mCwb0oLiuaXF45v17HBmXKkq2JI5UI1tBWPLSsuXEGJq5vCcppZRyam+vP/UrDihTIHpMlJTTqz4lpylVkgMKhOvR4j31RbleUKYVnVmTDec2y75ZELKFHHR5rXJACJ1W8ffViqwKMc2+RvWHaOZszGrOqZuXuql\
0oiS12ZbMcae9VHHh4oV8AV049tzaXVzc32W6sJek+mg92vtozjm3Yl7uuz2IBfFhP5Sw5rIfsXbZ8Uzv+TTdqIrvYowvrg937sREku1N/qQ9NxNjzYsN7n16HoUxlRdvh3Mts9sToJ2ACiK31u+3+71WWXah4uI\
FEPnChcoJSkoKyonH5N+kPXJ2OlNK1u5DlFBiCBK9u1YrEjFCVHVGSEwMkCBGGBEECJAePn6Y/PDRo4eOHTyMYB47dOgYwkYO53LYUG6RBtNoS0aLoUv0AAe/7CMOLibzVHJD9DEfkyxsuT168kPUwXTVmmzuMq7\
UBmsOD/tB9X0oS1EoLv1XKHr8CBIzk8QCMWSHjRzRDswKaj2hzTjQ3XXPOedcc++Fjgbd/e7KlXN358ruKAwTD3PaOYgRiA8JILFCuOnC7EBR5VeJIpju/t69t9LKlXZfSpKUrt/xP3Us4eDvdVG7j7j33bvRTaZ\
y0aIdqPSM3afdBEBAAQNkACQSjMZD8nigR6L0AZSkD04bqGMpyVHMIKCAIQbAAAAAAAAAAAAA7TIj2AKK4BWbbkY6wzH6qUurXw67ugHWSn1RzreyM100n6fEDoRhT1ijhwkbHZm2MBWASULg2q/KwlWPir4awYX\
9LiXLwPH9BJ91fT4jR6dPzqCj7Mt7TVUxUzZGFXElikpwjCDuzuGPMkXx4Sh15bmKZUi22KoGY6lWRXm5pdOmn/72insWZFBsNjupL6lmhG1xRgSK8ZiwELB6NSgXuzpm7BCdMqzjnCNm/g0EGP7T+HuYLDhY8T/\
XwWuRSTcA20PHZJCex6DwfrGvEIlifJ+GWYxgg249I+0brBYI8ujLyoCf/+vl7Zh6pVDaRiXZoCvSXrDW/ZAUKprWloy4XxKfw5x0joqcVafYitc7/ujrnPLPKF6qjcQwp/IUaOJXRNtT35QFMzhVWk7B68W9czh\
0QjkbUujE5SmYDAxMEPALn1OwmMDgXu00EUYlNdawCHqBeWISjG5xdx5hGABp3OWrOzpFATKH8Ay+RZW7GhJFZrkkiIIlQ0OvFPofLY6LAHCjJS6MzPFSpyFuPsVZMogBn/JU/HBY4NI4XJtGu2fQ25BI64pcgyt\
vE1Nr8KI5qf/+mtzd/7H2iLiUQqSG70aISAdu5iW4Nkrw90J6/zPDPbegTKEWO/QEzP9DXlY711QBjOw/rl2P6pMxb8VDea5hOSSY28Gwj+3NxIsw5T7HwTBYgjOEnoiuWVqIZt/CYAt2F3I310tiA06tBENtR27\
e5w06OuBgB2ybPBcd6O/kkTMTDb3sjyDUHTx0wdu/AzLmuEWXfCDj3Rv6CyW/gcKNWgalUOfO8IPsN2YctCF/tenRjMu3UDRfGVqbdsA4Spf7jVXrXuVAECrwC24FH7VZu9RsqLxbm8+0Xll/DEkMrMDA5BVvkjp\
Nk1x7J9zccVwxdf7CKr1iFzZa5YRjGSRkk3RgYMN097rMDdQXREQTM+ZwkI03MjI7fbBkvaBhRPfeobA996SEbsrbjBAXDHDF0jyUAxbJo5ETs8NEVQpgVezBpUNeN/kT6rDCbNrFpdqZk5gNLOv5jdSivKWAHlV\
7qe4tjmSZ0K9o4mtdS7NkhR1oxA0/wFlBm+EgWxkXsoW9cQScbccMAbeoGEXoThINOwgHGxCMwDQLjgGriQCVxz8CPd/9enavkCOwM9198Ad0BHqE3JlN/wNzYoOzzLm8C6pwEFkKn4LH1cbZz3cFk8eXeCPKm+L\
nuJnrufqXGgrti5/397VT4BaV0u2dYiMRaphFYupw51HTvzn1OJB9YOLFEkWmIs84gfqKCOqSepDrh6WDzZVRG0hedZAWVwm+y/N9A743VXtm1IetEWWpwnvTErEEZNFeqkt9/e/ASpT9+t45deRDkWkRVxLtfOU\
ryGjubrhUzs/w6ZH12lFc53K6N4IGIVilLXGDQVSmYJG8/kt2C8mkvRMHt0h542nxxVSyku5lScoe9TXPUMG0qvjgksM8lfDf03luEdXZ1oeyCsOO1pTy+V4sP9bYNyoqheSpW4UHH1ZuS7C3nQECo8WnAcuVxft\
BYwEYS323y7xp1qketEeV0ZCxtwbn+RNFONgV2oVQQYVc8VLbeLqtcarwe2S4NQbZ3stQdRCXa5d8z2haaM2mVP+fA/nMOj9rn6o0MTbufQbkwwgWSk8FlHodOjBIQrmBomJDkT7VD1uY1nj56D7Ux4llEztgIZ7\
7EOySKJMT/UYlLFCxKVVKypR5lc1wHHlrVm2Iarxd2nu1OJm2UWXmHhO2Rjt0Fd6ZoENeSB2ghvXynRk0EYIiQrGyxQM/GJt7DaXwwhX5FiGqC93ncTpjUskmtOrCugv6KGKbNoc3FjSlR8LLrHGD5EGX342JkfR\
V7DAleWED013yJZS+lQDc/BJDUaRb7vlV91q0sLHTRBvdqY5IKfL8yLBcxhruCmpjbdC88CVqLSitmX5CsYp7Ko5ddOjM0kZqPORkpTF2yYYaQUhAgLKYfQICJuP8PtVZeS/jXxbw0XiNUsgfeKqo7d80B5n8BCQ\
Ipa4c2fxw8rGAehSQhxZoTfHtJ2ukPemgsTuwRFdX+wFlOVw7CPi8Ou1Y89cZCBXmAP4Vp7u+bKlLdoMqAxuKCxTslBR0xMXEYCU+I9g5B0vhxzSepXeq4ezMvB4z7CCuzoQSES/mJJCwlrWVCHg8t/QflPoE9p8\
Zp6PkzukzKkeaoHS6OoV0rfSqIYZDDdZ7uKKeUoK5u4RTz6ySJow8hhME3R56vIXcBIwg9a6a37N82O8cMREN9T1+JodZmdy30zuMwgIrii57NiQ42KC6Bv0jz76WaRKut96bVQZLP5jtagelqK7+lPKsV20pwlL\
Wg7qoshhrPhRECOXxnEBeH/8ZCWkHk3CiNMKv7WC8bolkxmhnRHFQ5mlP/ASmWBJp78TGGQLS0MGq4j+gdKn8y2X31HgDwALS+o8Yw28o2Bq0RdySUwB9gEiMwQUkpzW4A/o2Sa6y7yZYS/o0IMv2RCEo/mET937\
FS19WRqQXfF77b09MnkMkP9+z1v25FYQysmwXFqHfNXGneJ8GgFfw/Z6+eAjqvjrd7j9QSUVeQU/Eeg0mCNRAVLt+7/wWK87W8nCgEiKi/Ol68cl48GKjtkmwSN3xB7J4sAsipRebYSG+bJ263H6500zS9zwQd9N\
OCZj0SD4kDN2IBtR0GAw8eoBrJ3A/SmpB0jmW4RVUTKW0f/jBiAgboLBDxiOHIIke407r4IgXxNRmImnXWslXFqo+ymKBFUIopucVU2S7NKa4BD+L03bE9YBHkph6orqReWGSuCUFOceAs3bBS0pWsXPWU3Ai9Am\
RevGZCbyHg7JD6Gv7rrJ8dWjxut59G/JnL/5sFsq1nsmMFnENkC7sk1N8bxXOqYdh69czu0fHhb5QTDtirP8acjyh/A9iJ2rEXTqtoGFRfaFO5RqmVfasMNl0XYh74KtQfpSZ6hfno/FIQHks7AR4xIUv5qVqIYk\
zHOILlKwjGmM06fETOXFIvtAWgeFD6C+2Sot9yzPfLo5JWfbYT42/KNCVwyQV4OhkVCKAlILjuuMq8TL7RpfT6VDqVD9hoJD7jB+QqKsL+CMl54DRaaBKDcRdbdjwvTp863501aDgq75JjSK+ZYE4ncTb5WVVkI2\
V3yUt/r4VWeYzPlLma+iHsmBgtzUgoJCbSgZtVjv+eOVOm5dv4xU8A/PLYVXWbFBCMM0+uuR9JDKpiGzEOxV+9JVRm0OW3Bu5bozFhIHeA4ca6F5t3QLs24Lx+78pM3S1o6ABAHHr8jh9yNwlO/J3HTkPTUoVTc7\
LMkbhN421T2g6aVyReW6x62jh1lD/zF4KIS+PkMCurz1AfBV5zfZ8bnSjoSnwoDXIsyYF1rpFCr14Bs8/vZ4L8nG0wjdm7rYfAwsMUJmTj9inNPa5bqnX/pfbqFal+B057AWoCNBef9zNWSaLCyTDqYQNVsGWoMu\
4oodM9/OTGkplL29YbCM7p7+z4PP3fGS+F9sGhnMVhaSx/SOzeQLXoVZU5c62/SLxSvOc1x5I3F3AVr285AERY7ifmZVuDjp8TX4weaZCgeXCH4R5eMh54xWVSVebKcB7srEhQr3T/qdeRKpkcqPGxTlG2c2o2ko\
P+OxSi+F4YBaVZYUMk/xMkc8Ef/0Kt/EV4FvEx4EYtg2HHhvgQzTP+4arGp9zfoiHqGKbx5RxpwcBAlsPwg64TkL//RsXKW8vMs9GQL4+US+yKmI0sXBuydLGfYHg5Qxy5KdICAQRRjsoeYZSEBclVAKrLxDpt9F\
FZl05xnL097bbuL3LK1sGaL4rUZeq5Ckvd81obWy1KHOYV+Vz+IBbviw6R+K27HlIIa+HXQuCKEpcW+gJ8hb8CQFNgJQpHaiKxLir3eegFxm4KzUWhhTK/pd+FWsUc1SBpP+D/RjPoKy0qXDQNW1IoUk2JHydOE0\
uMfczpbHZ7olICgijOnsePFZEZTW6b7kRIgTen1rDDPR+g56CUYPkmAXRkzaxqJCUZNYHoyJngYOGK57vscRy1s2JiMStaMmoMzncn7onlZ0RbZBcF+oDyROv3ulZuzL0Cvl4PsVWnIRP+m2gZeShOPAvYUJekL7\
Q9DlxH0DQI5qbnav+5k6kqLhjI7Pni3I4Gf/Tu0+kEVUXxvavCfY0rM8yMzDdeyeEvzmUp7tQ+q041S+Yj2+XiPVlP1XXnE7exM3ExsDKuiTfLxzoF+H3qgybipOIj/nCyLNkQDCVBOXL5P9i3Ek6cqwi/ROxHGo\
8R+/22zFvNWtEFFtEUKf8Dtq41YP6+JL+BKsPdKHWhgPW9+rkT10J6ded/QQgrqtnSwCaqlHT2O9vJZgMTUjICkUFo/IXy9X64hi+P62hiS2C2CEuEYQll92Dk0jy992A+sFdPZMZMUbLbBXitsfvcLXWznF/D8b\
bKaGE/l0RtuswQsEc/Q1JulvQGY14368GRz65H+XvWz4CewvFr0eZ2H/gV3THhFJCn6wEKGUTjz11em2F5irO0qIqPNuWkd3+cZzsNS1ThCuYmV9D5FC00zjXn1dDoubt3J0x6x8BggfCcVFEGrEaPrS5a6Tgvjo\
jVogxE2hOHhry5lKOOlLGjIOQ7kxjctt1bICPXTL8ndjeT342W2NwdNgM3Yiba3s1AyBfaeocsJr89iRkGRudjA1pmdNvwA1j7KO6xPv1oiyMgVkqkfFhMxxPygYUef7XjGMpqRM6zQcjJlZ7PkSzIYIQcpEbz+/\
tZjDtEFhLMzwygAJDv8NoNYxYeDXNzMN0i5ztwaxlExgR09K8OcEJBIYojG5et2rPAtKRETKqRBnwv8MgtaJjREUrxnq/XJkL4+MAQ2XSslMEBcaVTeBVleOCMozqFZjaIYEaK63s3DhBFp2GiQK08ZHdYwcJUj2\
v+Ed88TDXbaSSsj0vlsWpt9/h6MQLGl8ZfwSfEd0xruyLSIjS37g/fs/2Bkp//B9Py0OqdQ/BYE//20Z1QmzBVdXcrMgqGNUc2jhvq6sWNCcvTpO8NkVctjHD763GJGe07kaAJsWLnYSNMwgtc6WYtj76SPfc/pp\
HMWCuSEkWb1CTeIarjyoUuG17kH/VbfwRF81i4lCCBgU4/2ftO7AegdY7raoHFT6EwD570zvPfIVHAXU7A2s6xeFpFGzaGWsfJtRVqU6E2eCMpVfv6eajrimwf8gJwbRveZIHZ53j5kQxRLx92XEzLyB9sXqtQEE\
J+gTF9X72YO92lCCe5PMiQyaTBP66Y1qxzTui6b+na/kfJx3uLlCg9KsXmg5t75hUSMuRi6Sfu07dCprrFG8iA0yi2A8DuVCFA/jOz79X9CShSitfICDvLEV6rXVPcvDkF90j5WSGr9qEh5UTMVileSZ7+0PWdvw\
wYhgs/6od8SSl0ZZv5+dRdoe46SpJzi/GxxzbAVJ/ifLz8PROQbn4bQWk9ZBDZjc88zJvBe7jtF6qbDmnq/hNPDZbEML50/R7WQzC+rm8AKKAxiRUFhKqrV9VT6bl2kzv0QKDkC4xCsguxtvyrWxijzo5WnIV4i1\
NsAo1S4vxTro3nlcwWVIM3gNEt9jguOjESsWxucSz8g5aWLQEqLw0sd35+rI0s2fVUSsWaJ6GHd/l1nnxlVusM6v/ZjZaxXb+h/n0k21ICjbue3g/SuSBA4feC6tdzSKMsgR4CxuIKRwR4Q37DeKSHAptoYzy3n2\
Nr2ywpTMY5B1dW3VGT/Go1xhXxjz4lEOSjpsEjFo0LiVrH1V//+X/vZwielKNaSN9CLsw/aj3yH0jdYtLAaVyMKM8ELQaDcINoLerqTKLWG1acNxx9zVupVMjHDBnCHAgmSyfIhzPLf78tq1rpbGIROYWfAnZt86\
Qp8QiDlwrP689frA9/3K8ZJU8WWPNtvrdG+jsZinGuomokAYOSlCYBH/XqUwh4i+MxfaRqDHw3e/Ri6tb4WnqXCC6SAj6HsodkKKYF+VAUy6lMM00tZDF3egF7pdw/tQyFL8H4jtvN5JqUOyFE1szFa/c1vW3hrM\
sOtQozF9BQqGRaZ7tEAiTzM2Gb/4m9DwvDMKgznfHeDd+kUFWJ95K9XjQJopaNeancMMpQcUmmkX3DmYuBDwj/wsVjCZND05LR3JRmSk6JWfMRcjNd6Vsi2ejt98ubl/qrPqAJ+GBlYM3RxFs1JSGIAFAf6eiZKL\
ztbAAFwgtS5KISX8O3htVDfeSR6+Ljral84jxK43KEVzvpej9WlUy90+U4vH5VhKHAh9i5GmjlvBf2jvhrMZ96w4ViptI+rdnQA2DacPfSLI8qzjDDrWK9XRwoTU+pOPcii8K8D4+dAkQXcGAEy1cDogwu56BvX6\
p1q0aNHI7LnA087Ajd5WtTVi1jHoCzksz14nT1mTEGEMhwioeIdRHfDIG/tUW7CebedD2mKEb1Eq2yttrIT7+xoGAllFisHROx1HnVJnkwMjVzHNBGw/P74hWZm9lVwQgg3S4T+f1EarJ6nbPWutavjgnSICtq9D\
2uurwgIwkn1HZTOsPOw2E2Yg2kVIunVK1qqp6t/Qjfaxyy90J4aR1MP29ZCyRZkOeWiGrnJdLIIqYkqVW9CuBw7WNy0flMfpxAbAvpxveTEpE0M1msa13A1eSUUvknXxov4Mmi5h7JoFYIc1eqS87H0hyjNu2+0d\
Suqff36XtLNEzfZF3AJTrffGv+OmMBIhfAU6RSTjeFEUmEsBbR5e+5kH8QUcMn99bU0rGsmRylyKMGaaOm2nGDkuV//yPdjuX3vM6X53rXfIhwHwfqsXdfWFpCNGZPWDRoyHfIApt0rT67E1shjWfQIpiJInF9jI\
MoCFpqPayinlOOj9BSGuMZOnbr2vsNwTpyzwcrT/9zGyJz8bdr5SV3jIv4ywBrEEnevDNRVDVBLTCXSW+w9KIaLBiUzoNfhKfwFPD63KQuW405j5D7hCXF3EtgLFOBlTvr0BBPsKDaGsbnYkQrZwfl/f7L9lBTIK\
EVjYmx6Mihl89Fn9hO3AmfeftXZGynjt4n0H7ma/Mb2i6qGqP3MPxeEjZam+m4Mo8qHLthk5YfunUCMe/HsLoxjBYmVBsODJQcyR5yL71eNBkheJsVaeL/OzpMBWOM93/EQ44AQLROJYAOTjQlGR6oQwwTbZWUB/\
Sq+OMayFVUmR2/qV5fmTpF4DcTV/LyasalnrhfwcClOG96tFlG/g8C9WgMHxmwe9MFbSqegzrX+17+B0m1V+Pe/1NgHduiw8NdLyjMjLi56mRx7NdHBqoext5/Z9cnB5v9MGGQTKSpE+wUcvOR95meZ8ouY0sYJy\
U78jSZUsB13MNj4T9ofLhI7J1oQLoSQ8Jl7yJQ/2AbO/Mbmc7G9Y8oPhcLuQFXOej4Ga7epMn+ACjPAG6GZSODfuiQCAg4LphGry6b1+49ff1FwZxt3KWcT9VkBZmGEM1otoGOsAXFsV57Ul9D64cZlAtkUNT2MK\
9P68DqujGTayAegZ4UNNbHE3DUlYX1PvyTV5ICTwsXGF0mgkeRNh14MQKCIG7e5xEdMwFISaFeSLedE6aEXofTgJInNG6o4J85RXmmMFmajyQm9Hy9I7QUC/v/kVj7PQnCSVLzT5lcERfeGYoZ/HmwM/YV2LnC5v\
HMjU31pu8ZPfwMPos4ZGAFmvG4tQiA4dVMOYESgBDw83sBui0w6aIPeu7YrutRKcgDCy+UFwUrAWQj2xO0DaF6yrCeOmgLERCOIOEhUqyLEynwRDyVoLELHx9UpcMr0IqSeDD5rVmsmuwrfw/a1ikCUJJwuzTgeE\
iRAVP/FSQZrVyEnIke+YBHdwKAYE0/XJ5Xafp6CaXkngBiGeVQqwEV3JqWbATu3SKr4jgFEEjxmudnvzU6a+ijMsYp+ejykS1FtSSMr5JliW5hoO6JtUPyc0dmiozEyU/QChXpC6x3+eDioyAfgaDW+UjmUF/nCC\
40O/ixSWyeElQjxA0p8JHfJHeVz4syi8rdRMTig92byzA6VmXY6trDOiIQMfyZN6Q+2fbcyHs7HHUTXFF7Z68U94WBsvAri9P1Ev13aEaIxoVdLdSIih+CZ4JCAwsuxNsbiCMqxmXrjeO8dpU6rzBQtpO6WOuCZ7\
KNr5scRpF8lY/IqcpXJh0DZe7prxlEFNY/y8gqqaBpbDwBenTlPfIuaKyU+zWU1ouLI6YyMBx6+vfBOXq4LccuGuVo4B27V2Yf2EDEXrTxZGoHTh/0Qjk9ojJWUFy4mb4vofAaGdK978ef5T0LqgVLPeY7kxbdpr\
bp8DMoeMXlSWG5CBmR/n5ywILDF8tC+aVoIhnZctxBxoyTRK6N6U9GRomGizCgsp89RCjS/eQ3Go4e1EhIjr0BISPJvdYCEwsNCjUxiqtBq0+XIfO/YvBZB0piV0RXp4DTWr35j3nj+P1RtdwjbCknrFKYKug1kK\
iZurC0dUihyIfTJWNTbz85CoDrSp/IWpOHsWt9nmxSyTphZa8Fx1lfMVzRB+32o0n2hDHwPnUtQ6bc3uCc21/HX190B1t2UVhi9i7/qOks6VLn6hxlw8VWNw6V92qD1y96RxqPV/OcyvcnX1wONfkOk273WqI4sy\
0WjXDDaomHGazxUiaqkHCylYr/PhmeoeC36FOPu3Si/LdHXQ7alpqaTgn0FUffWEuYnisqlolMFs83ZX+7Asdjnv5VphHJLVaUwpHiud4oB6XForVF4G835w+JvINtDz0theV2xg48KQ5oJ7+FXZUGaiyVzH+XhA\
q4LpT6Bx/JgOtc2otfKMeDYbkmw8KT2lG6Yp9xCdtVh2RTDCFTQgEkEdqzhLDtatmoqJwJAI3MCzujVdw3yRQNPMQueYjHcI4eLkonZVhcYbWMJdBEfNiO8+kpIH7Ho7MCst0oIkRPreaWmxVHHOIkIByvfoZ2XS\
NWViOURvGmlwe1p75ht2gQmOUCYdB6fgMSGDOiYkcGThABFoNsBjaawhMBhe2pxi4I4o0Nv0noig+DsIXIbIrRDexC8jLAbM8Z0AF2oL6L2XorBdch0DAMPp3L8m2LXsxV23RcJxsZaQDLA2aaia/TwHkWDUx0+v\
t1qt3cTves1fOAJpwdvGxoW7BtAD6JbhcUy8MY8FxkSEIKQgWsbfuYEbHAmcdmpJginjIReghO6I+7Vx9SAP/zHR/Tw77RImHei8aQQcFIkIR+s9IrxySaqtuMKrYP1qKvVtzck/YLohcS/yr2R9Sije3yNFi4XK\
36OoNW1o6HDWyUYffPxxIMVmqr8/mnwnhP9U0pkIcjW8NLkjHLptRpLe3Os+tP1LrUQ+y00LmN7oY1hyVjsU+AIPLMlneg6A1J6U0JB22zeRIDoH4FQhRdYAvlNmmPbYUbLsaQHS1RVj27bLprqMX4WNjxi+Prg0\
XYiFxM5aPVRP1MVpDWQCvE0eXltAKMtT8zeAjC14BC9cvUKfojQnEHJprmbj5NEiL790qioM1gtTqIG0DuaWKyK+SuxIOQefoqinHQE26kfDQR8tFjhDpcSG2DWCNRhSzQTqnX8WoC8z7Jv+vAFewYk82/Q25YwI\
7FOVCntzXthF0MrEMzmsgEHGiAJq5gr+w8ApwYYsBAbe/Th855CNgkoqar12DH0BI3a1RL67Gfl3800Tgto7fU7nwgYzyBjaKK8Y8igATX7R1NUImX1rMTUBtg41sXG+R6pQSKyE0gW6vrljGLfiwpjRRaYF6SeI\
GlTfLmmpgnu+24CIE1Brv6d/r9Df4zpFX63bo4Cx+YGTqS/LWrtlMFA4kaWLMHhU3b7yfQW/8jr9NeNalW8A2XkvZoPO+aY11f1dd4ihYFxnRjkpAELmIUimLGG9Y6NYn28jWDtCmSGebvmyMqQFRjndjomgTpKG\
BagjC37gDTflbb7F4nGyMbKqROEzlvUe0Eiduxa4MkSBkmSVA4y3EWVLf/s9x7c58H7xOLxbEyfJkSP6gW8eE6PeX2L0Pba43NtV/VlAzuIH9qJiyZwcrZX0lDqV3YSmN/hIKPzEbPkWSTLIUNcatgZEwuY5lWgD\
P6JCkojGyvjCvLFgHAgiL+DgvB+aeV0vJ58zkQoCHduVIZOI3vNcaAuqTw31IQ1Egz70hdXC2wwnljA8izJBrOhwcBldHPLRgczX1P+ySXiSsVKg8aVFq59orlRMHvHNKkD+7clazI07dwOpB2xOlDb7YelgIHY0\
CLdFGhVfP52nxrEbMkNuRbxEkSRu5ro3K2bPdKI0PrBPamaZ47KKWMUbSLRZ31qoaL+Bor3QqrdPbfDoX5IaMp9EWVTXcG06FHiO7TbmtEmQvhBQr9Kt+2/IkrDq9oE2Hs8YGT7R4jYSH9tS7ClDo3P4dEUPNEA3\
ITe3/gKswpU7hoBhx+7P6NqR3z5yuuu0sMdjugW8OP9XArG9WVZM6GmHGkEvE5n8mMLjFK/BE8nY+yHds7/sDNc2eUWpnDnj+IxCBVWY5XfCUlQfb2i+5hp0FsmwrVwuy+LAq9FYraNyof88+hVxnCf6lqVT/L8L\
hByXyDuO8NLCzHJgIfuuTldlE/fLUh0Mqy6epWYZQg50cOdGytzQsHwYhp6TJEjt8vXrkFAzhd5sXULkrTeRQGxFfwagQsYU4ktqq8SOCU0uTKPC3OWM3NWZoqrS1k6WMwKh3Tc5pQA8Rm6OYXJgI0CBwE7y1ANq\
jTlLBWUbztJCPDrSNasYVxYMTwLUvrwSJMXVlL70yM+h5eTDHSkCu6i2ZGJc1O/TvpL+MgQ+htd6ODK6TZNJ6hSEPgtkSroNStIBOJ2N6wlME6r38bc0O3+Dz7HIK2uC7fzgVBh9bAUzqPvpYxebFVA3miLBTvRY\
PSvqi3ZwiikItu5k4nzo4IHW91l7ySToADyOrPopzQkaXDOkp3SweMfsL2OBW1o5IQyJG0gCzVIqh8414nfOF9+QorCKw5uR1BavwUZrV3usva6T35uf7vk/nb/zdGVFEYvU/mossF7r48bbSAf+XuP4TlBiKeIt\
/HZhhdxG+z9DqaOyUY+r/L9SoIiYkF1OGBxyR2EZZjAog9nkSVDoB1J+38imjtifmGHWxPtAmQdBAYr56Z4NnuKnPFeVtYHuHngzs0tI5uHYvep8A6ox4tAufcw975cpNgZUnGkchEkAx6z1dacexKCf4fa3ACS/\
tngJ6BHhSijdllRiX8PRdHKWeaR+8IKMABIxQLGHRoztm7azO+laQme61SWOZOI2MBKFpAfn/FD331eHGzSCUD51ztT4KyAMPY8xl4xiWNgmVOBvZxoykLEUPVXweBcq0F0Bd07J25DpXAQHIfELIovdCp08akFt\
gryO+QNVwMKd6mzzeaoHFbLNMxaspR8pFvBPTO8P1MyF0BVzeMsBfs7wFMYxzD+vwXIPddfV4dpUphFlCzncILAMd4LHB6ZMnikslOvxxfycQX0xdKtngv1+SmIIu0xq9nhx1LYQNdSgUpNQ1OtZ7QwHe4vfYJyA\
4EtpN9ovSS+tFv5Wbr0q/ra/aETcc43qPMNKqE8KjN5MJ8RCLkno/bd+zKUjSZxsfzN44Nn74lrBYxNGAyYOFJqD5WnpqHXT4uVR7v6UegAM958gGG9o8f7lSyWr2xTyThdkx/3pBT2mkqKBt/XTFM0snc585EiW\
sFWGArxZclNant/aZxQm5VmTtC2gAEzkKu/IC/GLWjGu4IEBXkkb5DUlLbYMKUfDh4u21WHw7vpJqfTn3ueaneSsPJpEG1AZDImjj8+aHK/LcEIYVxMr6NiA+6D2ZZOH/iqX8feAf8IqdsoZppDIuw1niQm4rDaF\
Z9qf/Gqr3MVDt8TB45KEmZSTUsWLaKX/Qf5oH8KoYPNvbEFLXG+4lZTZ5lmdvCJpSLXPmGxqL2xe2EfMbfAsCetxzMgapY96TM6VtwrEuKhH4nBRo36bO0WE8HAl2YI16fpoGpw7vcjK15muMmQGIA2O7EDwpHxE\
8OT24o2+gsKpRlAGCQPagj7jQ+oDDEuCzhVMiEAXz8IaJGQ8dB5BcErAii3T1qg8K/9jnW2glK7tES0prf4Pv+Yyj0jpPXNx5iOsIuKlOmNvhC7VFNs9lYp2avzUVtlPoY6rQqrQNeGrT5hYVtwlblwrVqIYCNXO\
MA045mm4bGUgNy+OPwFBSrrl5FEo96cp7k9nUv/gLyaS4xA1jiyBMTqZdLG8L80M+5ogxKlb+mgeO7F9zzNfuaytgkdXCAIg+UDwzwqUpdONjbmaUOS2wETQgUAlpiXG3T0IcXrNwGcxw84T1ECZ3EwMSoMeZjP7\
ZL1/QPkGYo6IBjjIABsFGd/OP/NwsesNGCw1YWazeZAKKk4qzQOfipSJ3zdLZHVtnTHFs7hV0FgTC1dY6JV0HjlnlZ4N1kfbJ6BHVWeYPMvjIhuoGCHoBzqljy+PZS2dzQK9jYIdYUn6sHqAHnQDFIuOgCzuPDTz\
bmTWSy81GuCmPzmtZ0S2uh7LDPMcwxG56K+u8zFBasebBkxPlQdiyXACcIygb3hIk3MYFhX+3VOCRKAc4QfJJBi/ftFs/RUL9R19l7bIoe0iNfXpHj900sJel0YxIbJConf5/Rm2jVcXOBqX2V6VN7eDvuBAldq0\
QyLzB+lSFW3qWZi48DcQoa7/PbxiFWgB5KrFmtSfoA73rlQdjBjBYeCROupLo23syy9fB81W+XV7Gk9x4uvCI2YzZrgv6pVSZT0DxR3d2AQdb6SJZWTa356gs2vd2Qi3nr0QIQPD1yoo+ASlyCPBv4bjQsPto17k\
4NtHM5slKe2TlC1M2+lQRFc9qYuv8NfzmZKgFot43A6wz7S7ekdu1VccYRNR8i5deRAu+q1KhXzXGI/LBcTnLMc4a1V0B3cY/hhrO/DlwATkQnoPANItSsIw+th+Ib5c+2w9nNSTjDEaBN/QwSrP70+pq5ATliEV\
YDfCyjEvoTRXO8/O18d/7j1AnXcH3dxljBfgcuHcx/9vcc3+q2yuBwflvzbOv3nWv4Kfj/el6KCSvWvke6bTrFAAHFR5Z3MLPLDr/sJZkzWMpQvd7Zy49eF2v8/87vEz1v0qIOthRdNgrU2BP+7XRSy3jsIBMAJi\
5tyNLK8hbN9bBlV61cNEPGPPeyMEoFXcrSAOltoEEV76hz2qvd5MqIxJmg8mq5Kq08uyxvY2nS0Hc+NqFQlk/v9Yz3aF8sjnK7KHeta6KUZFxKJOw84ZsRLiBM5ytopgRsPXBGthcf+T4gw1Bm277OrV0I7svpXu\
YzeaqSZYKTH8sDAEfUp8ksZskahc1PMiKeLCtRiUbyWqIPd3aLWWpgkUewMXfSs8alNWykGBP4fH/PQcT1CkxAME2DZADu5++6QJaOfK2+bI0Nv7bnHOpkQ9dnh922BMeq7Hs5TqMAKGZyGr+hO5RuMpHLIa5jYL\
GKmLmwkaEUACRGE74MsJqbZQAv2Z2GGsvvevIflmb9JTjnz/Om5oFpqz1bS80in0EnvYXYVKzxFrSUV7b3vOIoeCG+o/FZbBNwNEhXs/ipRAzu8Hk8Vox1ZOJ3JD2kCLuhY0gq21gODPKf0FZTJTH9QwIfX/g434\
ewvva3aT9pFitc74Kb1r5TIAv4ttEIwXF7rQlYjXHCzmtukntppRnyJjS+FJ1G13E0xNv9y6oddW0t/aZiISIXSKotG7p3lD3pjbO0w4FVhpy48NG0YNS/Uh0bajSiA6m2nhvZGjyIa12KLagXuOeJRc4UuFPJai\
edeHU7iLxAN5uOQB1E0SIajT6AvmlQNNic02aFxogevCZVTAN5z0rTMLRBieqo/YKNS+071mtn/kaR4vF/EMa2MWNuvr1atcM+pGKpwWLeKZMd5avDCd2WeQnMBYzEcu5f+MUP2UjqZTCVEzAHzg7a4Ccvq/63dO\
ekgQo6XeRUD4lamqVe6dz77/cYTuS3QVNhZPmLY8ypzpC+BuGWJtNTUhdc8mxi5AkqRZWOc7wAq1fiGzb7UnEhDvzw7Z9iAUZm9CPsLrUFanc0LLYuU/I2H+akJf++vUGB/WsvJLuGVJveV8tBfoVl3n92CYY5cO\
TNTTjgGN/UEGjH1Q/PtaXgNz03qnTm476Z9nPj6mKyk7pxK4S2j0ofefgFFxsNWV/Dswx7Ka1HPy0uE9vIA5M4GcUIWsE6P9I7e1KCK0vPiBB5WXbUr76CqNkuOga9UOnTuTMP+2hR88CfHTCPpE/NQ6PRX3pnck\
t23PYegV5v1g3pn13AFMCz9Nj5T82tF2EVD7Vbj7F43WqPcXW1kwggMyi8168VrcUNMJyFVuMKcV9Z77Th8iu3RDh+sQqVAys9OfvtG87Io7ZFuEZkBRh5RDivb/gxxuRqDYxmjKFUP98qfldSu50QpUv0+XKGjm\
Yx13rC6GfEc5ptWCqoyqOMhELLXNGCommxpZO+jwYr6+y8vTbC8o54I5fqz3FguCmp8+qXBTfX+suNELtGERFOeCG51Wf3LHjPtzY5SkWtRBGAh/9pR3//z66jo35/v427ex3DJAVk4FM6j9NIxQya0sWOcbrz2a\
BlguuMi4UUB3A0FKnTUT9zOOIQL0lmPqJzgrheUh1TmbDaHm61Dme1ZKMOL4sRoQxWgAU9jaylWpB1jIAVr5TacVCXR/kgBVaH78MvtTnxyEruznCKuiDv0qsIO4HkpDooyAtf3liLIGDUYdWtPGgmizHJ/lSicJ\
NegR+13ZR1/hIEalBvLsPFRXmD2+uqzM6lO/CC1fWizGa+xfF/xoFVCSOOnKA6ENSWRMm5gUAXvCwJLDdoNqJnRMwBMnfvRYlB/FnoBMLfMA/cRyjnpXRMInGfnlUjDeERjplVBo8yQYp47ZvT7UhZW3mkao8ZOK\
HNNwvAnfbeo2Gi3ITnZPNHwMXO3QWSLdZrVmWVs30d0jU1HgMZU1+qU0/vZF7IT3PGUAVKIYPnCI8L6GiqmNtZrmgvkrPT/doe4nK0Hni3TSPY/YuIC0IQtASwfoebHKn8ojPeVlBNy/i8QFqY8oDjuB0s+UAZsq\
Tl26CZ+4+RB0hUYpQVlafuuL2k9VA/MGaCQDzPTsOFKVXGvbWi66ujT6Q1JELD//mwlgNNqAqJN0EE/YR6T+gtSBhebzOXnh8dMwVCYKWlpY2FXIiTDQ4+2aCRsbPojXwit27oM59Gwk8bFs/v6c5FU6JlA2ItUD\
Wc6LYFUD7GJAbwi5+jIrqMakOMOweoEprJ4S+Mm+DHq0jjq1daZGlgQYLoq0zp386zBx1M/S0KrzOtKSjGUli+CfL9YLSJNAatHqC5BtE5NphONCYHbUXuULcC83cw6o7p9liqa2S1DcBeXrpByq5nShxwtkefA6\
KPt4ATwpAdIK97mw+KYBNvhOyw7UJIh5fOES1xvSNU3AV+HFv9z12yY9E7wnhLkipHBPGz4Hsw9g0aKCM9vBHIv9gGJNUK6m/7T0sXRF9L6Yk3ZUoSgp39zdzo8WslK+kdLe5vaEbSiEUSWxNKte1i3taWT4+OaT\
QGQrhG1LLdTz7+XjmSWHTba6cmREgeKuXikYDz7Bzg0BIivW6iPLUnmFIm8C4y3QP8799CDkzxSqMWkSlOUTqkbZIB5uAU2XtaLNgG3lAHMeJYRlqAV2QNwU4CiZmUYIUDnGxP5Wx19FkcD1vAZa86F7p9TbZfZR\
9pzSUyjFQGHtKQNOYZB2FJCby84JmrJkHB7Xz1WlxkgiBo5N3Ctxu2Bdgx5ZLtlGg9tQ/vl6nBzIS9JY8A66qkwMHHrOyWauAXWu2iVMI3+2n6BxZQkLwkg1gv4zZtJERwgim4axe+AARonygMq2WjUXyrANL/QS\
rCoamFBRxwLqwSdQfdysBc4M04iYnRTxeHD0dUQuQdwwAoOMhqhClaw0OR6xMdy6cZo+aEGjQKPKS84/mUB0AgSzQbGHNncsWgW9RTrpp3qIhr6lUnYRDg/VHM9lasTgHOQG1VKQiODGnO0+ePIZqhcR0QBpx6ID\
StY2jrDy1Prqn+jgtsu1GqzHO8QSDyrxVbEp4BBPP2fRTHdfcsGPZ/S6ukpJyP7iNQg3tQpQykmaHL7OrHMmNTri0+QjOOhUUTwRYDC/d/n6YlP48r9721fjOP568C9FmJw9rj7bG/Z39SG5bbw2j3W2maWs1z7z\
0mdHOC42BshUru+6nJPvfJuOzhjocwsFXkUXmHEZh9NNMObW4eyAqrUe3bZFw+dkp4N7ar0u0vpue67gBZhcUcePDfZfeCZcYLPsk/8oURM/PWBTNpLHdV01vb6wgJDaSbVuWv+/E2KUvMGR46H8vVPYTGYQ0su9\
1ASiQHAc9omMxfK4EjKtI0zZ0eVKDhcidSGScuZvhzEmWha66lPxqY/U9/x+11ujzkmqVapOYc3VsPlUJ6aIAVzwlH+QrHIM12pzExIHlB+5xWdfwnLUzpP1N3TK0LxM+JXJMsDarFrji4URhOz/hx4RKAfFMJVP\
89En45QwqYByGIoo+jW5RDebTqyhcUDiSlublZUKCjDKqp1uPfKQxG9se5cbG2i/ow4DbTHAXKkVgbEQNXT66pTTNI6Y6La1P75kE962vnvV1amhtLTJd9Mh8vNL8mENYwlZ10ZBKc+DkLd6F/RBPR3axMILaBzl\
Wzpmjs9/4NJ37GIy/NENqroi5NWV5xRsHR071LJGrRwKHlOT4w96aW2+1YJCNMx0xiV5X9yEHbK/tD2ZKQHbzvczKBAAH0a6gFWK77ZC33cvOq8nw72h4G+Qz+01lMFjjFEh3zHQGnPlhjyMlub/0kB60WwZmzYF\
fnehTl38YWnadsPKV0Yg25qb8i7eKH0gPSAkGFtQHgG6cJJIirtOreYzp0GiUfup9H/gBlDYndac8n8sIRau1FpVNXPnKJO/jjzGVftinWj2a4prMj0oxpJyNUJAAgK3OfpTKYpO+a9O0Qn6UKUGze451wJPif6d\
4ALiuDqhIv6n4d8Vd7feH+utMeDOFG6KOEITiGglQXscawNoomNFGH8pWcdOMBnyS9Qrql+gtaGd1I8W1Bb9mhRXxd+LJr9XwVeznTBCgUkuRrFGlPl/n6o/lQHvnXeiFBA6XOJmN7bW6ROk3/PNkc7tt6UyZPml\
OcOMG4yVr/Jemp63En5K9ORtCBJ5i+/s/GJdvyOk7iGsDlEO9LcxcprMIVtkU6JqS28Hyu1dvFG48X26pAyuatBp3bFm3nBOQdC1L0qrrDVritoakZ4OWrq4IgbMnbNTXY7DEtzEpv9zbb+1uKEDmRUB35TRtdtz\
A1LccofnQOcLGruk95inznzS3ggXcSSAOeSPSn9xdnXqxVCLYVqp1gCsMtXpNgUW9x2HycDXJffDxT5KAxeqydnULYxNHvo7kNKn5O1ors2OELDenM379kzhBErKB/AQcjfx40KSP7G+SXvGm1qpa8Dy38rwbQ4X\
EJ+SUEsUgqyS6XmWqOoQ7rVbrGW77k5jqjUFI8rge8AKjzJVMJzdLD6z6yYvSRctduq8Q+z+ejIWPJIQxWTaeSppmpCSlFqbGVPiREgdyPlMCluVa0sTFdZBiNVtFpiwqh6aVQDrk0bntpOhNeGXWEeLW77gPtLL\
nET2lSh23enMLkYGANLCeqOJtimKogGqq5lNtvgm3nMthpFTsLSkZqifY80hJ2n+EBmjPr8UhvkC+34+UQvn8g5SmLdW3tgT14F34GaaoplU5sxr3rbOJsu5cwypvrYzWXj318CjxTmWCrDKlk541Qr80JQolx5I\
w/PN9eyEq/595Du+fG1luCuQ2RNRIzaL/SmKoJjGlUuSXN2F4B7ty7LdW82oXUC9IPdVzNTN9qkYX44oU9Kq60MRXa1kWRTc2J0ZEL2mEmpuRAHbFS6vyvFS8Vh1ICLObkxGoJcB6aAyhlRu9Gy94ncwx6J6IBcT\
9Eu0r3LxMDbtjSh4c9EEbsTGWVLPn56HDsfy31/Kw03GjqsetSU2v3i/sc9dIYUvIO3GPrcfUAUOg/1YJKHHjJJWAto/DuAm7D9WmTnqcYVzdG0NEvFkMeyz/5gEremXNk412elEJcHLswKysg5zDsLcoKkVr/KV\
4v/hv9IA/JGSSGbQ/hq8fqUZ7GobtjnQAGMbEDlLHTVUca/XgibVtyCrSnyY/cElvKXc2jJyPZqS6N5NyOstpqJ3Lp7bsC+0GqI/ssc3sFDmwxDAtWBwHAtP/xi3gO3WI0AgepB7UYh2FjhyEAj36oGbatzr8nQ9\
aSoWGW+oYGoJx7iXEct2hoyARK8zs2tJSVd5UF7UzwpeHAuLkL2tDI5wrz3ANuVbY7GWBUVFySzS+JKMWbfPE+2I+cEDmy4kidVfmYYsWFIM4AKXZLc5d1S8n5ADiiHKJYIRJJxR0LEUOmZYAn0zVBGHHTpnTX8j\
fkqOgFJEGs69p0CBgXbavrDFXelYE3/0auqwFQW+sNVHqKljquyPwNQuWgDfBQ9ioQi5suTG8aGX3EyIUf4gXIyVrEnHolpRIHE6jKgmdVgxQEgQ6R81tuh5nEFt7x2FgCKWPqsQLZTXtW47SuAOJ7vDLCedFXJY\
YFlP/JvM+5xvJ+5NGw734os3C4ycdKkRwI/sCaouMp7Jmjc5K2sjbn9aGXj6yLV40nC2Y3RfKn2lOV7xU6UnM87P/h4YzhUuuyhxhx2cEDXyGlgj+QW2scHdBJ+w4a+sUFAGFcqF/5O7XtMWCnTM3pzRCMAkgJxT\
5aFFK36BWZvus8xKo58cOIISuobAbmpcEf7mRgqKxCF4kWuGbvSyfl/yh3DlFJB/j7rfbNQ7Ge9VuAowNtqzXk1+qRjRUR2lNy6Cg6WiNrTG1sZTwt0X+zk5CACyxZhAbUb5U4PBZohjR1PwlIu15wuSNxightxh\
G7WhQuf7SiiSuBCHUmtiu3A2crujvC+T0J3zcYS3LJmO2jYCnGOtRriU8vUmMukfvGNDi1x2ULEJ776Us+bVAJiM2tSpsCgoFe+Hm0TYR0k4JFeWwUmsYkdEVsbEDazbFRQTdBi3SA0Ll4QJiZFLNKpNhX7mtryU\
g55DpEBifP6b9CIjPDRlPkTBlrUwEyJTJgQRoVp1azwrf8umNBvg8DiPD8BDdSIqp+7MfPerBGN/DMpFVnBaADRQoShqHmxnYQRomBJfDI6I3BXK/EhC1qpqHASsuWW+NT5Vdk1hVLOWOQe2nHaAr74IXV/kVqEO\
EjZ8tsM3pnMhUmHlKoV0ZgIPMUics81wsC3UwNAgzQCQEUhHrWXHAqEWZ5S9nb/rNxcwY8HwQzA8zrar0B+o+MQMEm2Fkssij7+z0wJ8yavrit8xZdPIHTGcqv2AAMHTk9V7nGGEKoK9mKIoQz5KSdnHMXXm0giA\
cPq58vvcW31CZkErFvcuVLNhsc4eMn26hFiu9DYTk7fVmqEKCY0mDqeYDj6a2ERMMBTdFK+HzG2e1og6iN5nAvc5k4aDGD5SxDmYLEicuXNbd/k0V+bXnpcXMAZX8yXt0W/FSkwjeMfJKpL1CGAzyZziPaqymUp1\
QS+cjc6QCEinLlqkMPOi8gy3k/FYlLCNbtC//5MOwkyiFIAkMIGIbbnYbj1gIyf2GI3QkjLQahlS4zfQo72VO6OahukV14HMt5ZUOoYB4p6GA+9gh/ub+2tbTjsXrLCjmCRMxvYpapgBRSTKpPY85YR7sekikYmW\
lO4olojSp+NB9guTveG/4s63TXj4dZh2N+v0lGu/yrVjb9POnF/H34vT5XYo1iYRzj6F7nUHRs6pMZrBeAHJSv+B0a+EciqJxPrMORiMDq3A+btKdhwND3JiFaErmiuEqXLl/lteI7mPp2P6Znuvoge/0K7CKMf4\
mDjnFVplR+C/YLRGQgdreD9XIbihivKGu2uo7V6FLIMS4fz8oyI8YspaWc0oBNp3okWCMIOAvPOcyTCJvhVaWfeg3Xm0gmpFWwbXFP8W/EwIrtFC//NMuNB9iiBBthRs5uoEZ4gs+A28R6RJjiUpWJJQZeHTwnYo\
1aRWIVGJDjM+SJy3hACDsb0s2zvpa5+RX3eObKNdusCY9w6JhClzO8iNtZCvwoW+TIiLU2kGPPT+iCMjIgSvnuXF9pQ4rcRIGjqnCo26hJQYxZ7ujzUhwAK7wLEWUhr0YBQA5MYzWa/di6SbSDnttMS1j0LUGnNP\
4MJQWq89yB143F5ZE7V4bULk1nTyy5UZVEZVQ0jxXmHnJAdm76wWiwgB/GpeiE4Oh7pcU9tZZ3ONfC+ln1c9nY03ADnHYbXxNgLFiLhZoImK7JT2AB4yP3D4GQHI7N1cTHcncsPfEK4EUpzjSGD03or3PCdT7sUf\
Pm/WynzPP/+UuGEuIG18OEF4x+ishl6044LSrVYb+OmZ8GYrnOFJvpL23/wFLmg0uTgAX+liM+O08Gfk4ulZdRNLRy4U1u7IJEz8aMbpsOKqk1Hv/jFpKx/KnfEHRb3R4hrsTjTJnLrQgCMg7e5zCkRuqfQ+ps8r\
RgtFFBI1rK8TEr4o3DsRGCUkQq2CG/Lvf/YqnwvrtBvYlZz7LJafVPDE3/DyPu1e5JqmCFUJmdwmuPKe1Yr5f4sFWA2SQ4eVEmSSCfS90KtQuC8vCumG5u4RBXw9Juee8aRTFhVldY/69wlYiejSNUBIxFNEYDY2\
Ew3ycMhxUsT8MOQmsAXtag6eXiGVUevgaWsUr5+OlJ5BQk1dU3Hr2posh9pb4r+UbeLUFYxBsrgy/wUZsp03pCLWi/ELVqLcrwGUEwu8YJEzRMYYfqaXIT/lGfOcENOl/0mCsEgPY2SiwCJSqjS+SaTJYUmyKjk/\
T3Usm7CqQOK/U2/MKPkJJPlgWGXCUso7LTklgxB1V2RJ7AhDFioyhEOs89gH5jtiue65T12z48OC+6q6E6FtQrWG7NAyv1Jued9XCDHMdaBlxvV6RoXZmMSN4bs+Znfz14YBsQxvEHPSAEQT8pFPnq2KsQdY+Ir7\
M1q3XQMOSJGZzazbcCn0qerochD1tkPEX2LMrooQe0N347Euu7aI5pA1nPfBnrSscdVS248ufB5OaQuKeirlHTwqVgFueziqWGEDkNjinmjlBpmWCGfiMC5tBVUrjZsE+/MtJUKWzDpSKa1+DKoGOV8XxgdMoLTc\
2PVZuxl/rFXJEP8S6LasLVb51ax/QZgDFIUfPqEPQISppf7iagwCaX5akkn3r33Rc0MznYzvdS9JQKRUjkq0dJjkel+8aQjbtaSZRj0XR2AdhidrQ+y44QOnCgHOKWAK0fQwrhyhoK/sTBdFQCPLMJAe7AZ+tXmL\
gYgimSka2ycdaucud4zKZWfUcPlPlCVmztY79w77hvOma6+xUUBxGpdLFLH3I0phn95ndh+RqTmBLALkWAEaAxroe2Cmc9kQVhE0ifY3IlzVW27fTAvA+Z+upLCXzIWXgzdfFfJ8wvMgc9TIK1pH7n5nHJv60RfQ\
+/dZ0ZF/CR4rUl00KBqXuurSEhJNZSFiHF6gNg2i2QNHbMZO+iiawl4WXtPxnNzD8ee9V/wG4iYmR2JkQjRCfv5zCOe5r/hstCk+FVAThauahKxETeqEwo4HirVPyyyXYr82/ADaQLk8WCTUu0IIbL7qzkb3DiO1\
+N08q4bln4onp0BVSDUEwiNzxfCgA6zNqYsbeLVHLfloxOwxPMXMEAweKKFsT/ksOHxnEWhUSWD9f76EvJ0O5XFC5mj+cO45QLsKfufPlzv/3JwHY5Dwd70qdsC1rFtxbBj0ROAnGNEEmbuvHjkyW8w/bsDt5+QF\
jyimcb3Kkeji1s0SS6feV73gtSjdgpkrkjYudZ45JP8GTXcUHyJhR5/Z/byITBDL/iXSrwe7praQky9T46a2SU2mFLFAs9PneRIX55VKb+Z8LdECv1ePc9PY8F2dqplJ15Y1Xv8O9yAAhvg51TomlRME/OqFgrgk\
UTnCjsssQitbPYuU929vWvNeu0gshkmxSeCVpExsSATLS6XM+M+p9vvKvmnjw90UFY+I1b5L+0CTABLEmZdcvXDYcwcwRUZ8Wuy45mIbfMJ6BEs5T+AN27upHaEJSqDskRXJ9SpLfDwLNXRYcxHQWIDY0QrEX/eZ\
odtQrUZ4KiD9kY2LAbLaNWDWujYStEGeCsbLF3BAI6rvP4r5v0K0SyxlhjDvkU8omuzmZyVxvCelVSk6wmeK+CQre2DoLi1cMj3x2+ttpN702OhoX+HVpUU6fV8AD3DrhxBzFpDjKNZPb0qvXwZmbZIHfBCOu1fO\
qIYql/FU2QIEO+o4reyqVgtbd5/xZuNhfUGxlNoQsZ9Ue9WBsQnhjjDgOFY0kRoFahEywIz4WVrA7lDwcr2AtPGB0AELD5ZPxM1AfohanGUj+1xtKOMlw6hZpz9jXMcFUheYpFswO4FCb7ONPyXYuM+pkI56xnDL\
3V0RpLWN23ZqzM12UX4tI2m961Sam+YJk3AUi9ASHENPv18UfDgGQJicsL6HBNI2Oftvipk2R0CgcfhaHb/Fs5bO9G3+vDPZEKVAaVfKWnjsDzZm8GXJYMonQbR4HopqLzWi7TvEGp9iWTLtVMh0yneOkqS48O6A\
AWOFEDbg3uyzkL5fUE2LN6di4b/jFJGzVWGCDkoCaWvDbUslfEKzIvSupTbXVzMoAZYa9as35JJxFE4kX/WsHqYTIGC60WikAccr10sOI79v7trMDmNwsc33KmJ1xfG+DaREIpgcvjsUtHpQybJTzveyJjFh7noS\
wnLSPVLkiD7ntkYtyZm4tMhcYKSseYUWLeoqNzBu4/q7fc6HtthqQQPkEZr6HBz+A9GIDUVQ1HKzXtAnvLMgPSjYSWH3UstzgcZ7sq60UaYhPV0Iv7SLTzUxapHHxrK6DHhTA0AMeY2pJVfcbEeHBGYcDVTMSVy2\
9vHcE4X5PwODjc06Vu/CpkGtZRDArKzTjDynE0PCjiKOaYbh9OHaVNf+XIiH3RU9VkK7v2/jfV+P2ePj8aahDVWrvpjhiaDi/DlhZTqmJvd+tl5qKJZX11ZVgG/3hUYMQQDx6Y6ny4L9SuYAaQlN+Uz+MQyipr7T\
IiwTnk1J93YVqYNyyGFWPBi0ke4ckRsl4RFNLOh6Rf1VaO8IpLja7wDok0GPpI0KjUx7HqgTLMWvFzPNjUDmShhgvAJwWBZn8ak/IcdkpAhGEeZSzK09Fa8sytcXbSMWJguAcn4lwzC7acKDYu6QCGIjniBaVkh6\
SOoAwRpytOE+8O2SVB8D+rOKZGUgaNjMks2SnZ4QvNCAOs07CoQtuqmemzT1Y4EvLrt4EHQsWt1vrC2Mk++PsIsD35lBkH2QKTRhMBO3F9pdZeCHtX9NWyyKQihDDU8loDtTx1LoByoLTsnSZxdi3tK/5/BMxBGf\
tkc8Tt/sNRdPlyME2aCd2IfdRoQmZLq8Tq5kJkRZzWPdBKQCSoAmopj8r9RqEhYmvbe0kFXmUmqC8SGhL3MNupuhLIQgZDtHuGL4weD2pMDLF6FxlxBk/g0NPWv1uK8tcy2WVSqbUBAWN8LsPOyMJ79ScTZyQkgz\
XCy0mtAtaR5GqGtP8kwbjdqjaBTuEb50Bl7ffRkmiQyXAMNv56rgLMiyGd5/UlEDsWUbRB67+4rOZS4Tj4kY7lF+1WWMI2LZT+Vl4iARvAQrzSC1bcFrVpAOpY8JP2McH8nQgDGqgteEr3w2zOU8L0HX4/AEYS8d\
MLKNhfIdEv+GHS6WEMgsJRYf5XPf/Y/OrRjFyOWR6lSQKYuXy0RK1blgja1YSsrfcW0opU0opBe4CrwKLAs+WmzyU9Mtq+Tx1dn6GSfXeezT0tzXXhGgTbotAmEOlsOSSssOVZRGRpBdl/6LonnF83tdIySOm5Ta\
lQ+Rh6tE4SP/gkggJX1YuMprMDUKanEwnQrKm1x0hqk6XqiLq2hA/NTSMMU9W/lWZGkouQ1U2iN+597xhT9LSZ/rN3EV17Wf5D+OGebzfMhUiDXbneJm5f5n3mz1JYqvO/u6+FIe2czLnXW/bavjVuGUORMuTcE7\
fu/7M6C+1+a7ker/0FgUwcL9AKjd53ojxSB1ORWFA+LmngHv/MBsUXD9dWAquC5sZZTHrH5NnmqboMEqenGSkkxqamtEqp1XVX1GYa4eVPjVM01yqeklBAZZsuMjW8BsGZMpGma88+QAgeyErMb/JaLOSmy7S5G9\
8UGHyKj/9myqdGp/OBIJSBYs01aC+hlKP8oMB1fPR/c4HlXWeehWYnxpSjQvUmKjfzKsZaYDgCmtBq0lWA/Ztri91rCOOuF5AcX1kdOfzL5YoeWGEuDDiltYAMycyrPcns4dX3Xil/sqaEpiyygak6ndAItthpDR\
lP2aQoUsofWag3psglU0ZZ3In7wOfoJAs5ybXQ+V/dEjTzw4WxPqaTAUTYv3HM82sSYYqoYcpI61kVI2HuRhXHkIZgCCyMos0EZpQRBEalmeZQ1b+yKdFr3ywG+gfHC1ZC+ed30hBloMcPAAFS7zXn8om9mMpyJK\
oZqklZQJ5cTvstHGAJL2YxE+Nzj477O8MlPi0FsAh1sX5/wBC6BWWrMSQ73HnpuUr2Ax2HrEvqZU5A+8hW3PSKIgQtWGggRF+I0dgHgNGbqZyI2mfN6Xl5caQ7PMaaaH9kXbjf+TNG+gNO3JD6qeejSgTrDVUyTR\
z+CvNEFboYEY8h5F+HuJ/89mJw1OayC8EzZDNAfa8YcwIEhma/iNOU4UlQfgUYpGMiDBjQrxw6jDYmNwn4ri5ILK7/7pr7c97V+DhFOsianbB2Pg4X3eZd34Dbd/gk2J0LMYr2KoGLXeV88WulRNmfVvdXfG7waU\
teG/M6HjBw2KA5n2RgDKFEogH5BB6gZEJzcjsRqCHmFd/nr3M/e7t7l+y+hheeaCCFoJ2fZjpirli9ufmbjFzhbn/e689f+7e3nsX37kWXfvo4sKPFMXM7cXn3Bw5IO73ayjKMTemWrMot7r7u/3bu59//Lhefaa\
+bav/2upryz6xuXvtXInlu+JQXi32KLewGzJPH2PDp9yOKRq/z9uxmePEMcIYsPu1MmeGtIo+/d3be3O3Ft5w07GDdTj0ySnn/pkJu8Hs7u6ac9qt+ixJMt+D7Anl9UOSmAc/cz9P6xnYBFDhSTCC0SNWBqnMzEq\
YmZmf+f2Z+Zn7nZu5Bs6Gs4RFBSWqJKITRlBJmJwAnxSYsACZfxdWATj07hOifozcrATd3f2j30pUZMTfe116wfdeIXwy/FlVoV4qVf/y1/aKxLHGzDxB2s3dz81uhJiZGTIwLlKMDvqgHDt6+QTLgxeNQi83yH4\
oHYuJkYFx3dCeM3jgy0eWNKpiZqC0Qaq7/lLpgTPkDb36Re+54dLBgw49dvBQJW45CG8CzaDoZQQTIzOKIc2E4AIxBwtE9yzt3QLev7mVg/BnfZ7Bmf/qhyEzYyamQbKX27lmyZChvNTVR6Mf5WD71asGdXjYDTs\
apiPHixw7lp/lReq/aMQ9GveEmcGDRw8f+0GG+PihSNvEzuthrRYgh73EErS+5OF8qRpS8qwFsZ4P5+7QRmuvELamMbkZqVDyQOncQf2O60W9LltIkNRZfQ/W7L0f9EkJK+qBtH/hzUCCBObwQBHPA9AI+B5c14M\
XzZmdWdszM7e2vjjk+YHqs0BXVbUIU1P9HYEOyVuBEQDkspC9LvghFr28aIWwChkI+eH4IDY5vaAmAQ/hiocQBFdgnmaBKabWFa8XxRyS33NprEQe+RW8MBpXbuF5WfXJiauZrNJEM/czc6+v+q4SF4pFgelEUVX\
uHg8Kv0IOut6fvhzJvLR/LQ23BTbc3f5dZlZN0c+8q9BiZmYVFRUVVuF+KCHkzOl8jIKCUkEsxgihaqSU0iszMTGhoYXXskA0VN/de7e7i9MUncYYnVSJeWg4DI0h+uQmGaNcKaW/c+I1I9etA23/uu7tCWlInbr\
aOkfbkbLTkSDQumfZf1tdtVvZlbcVaz+SkF2f2b3yv1HpE7vr5JOn41HFqjd3xulrnUj+Fhru171/+bP9zv0Kpzu/27vt+5xeFyNJueK/kdO6/PjsaZ0IczpuupqljMiq79vurztDu3k7CsTQjvaJf5xzKSsYJ05\
OiMucS/nowscT5+kJ2p8ipu1WNHUKCOvpa1j2RB3nT1Je3a5zLmU57uTEcTaFw4L5CebZTmdXJmg7nua8vnIc23ad/pPj6HKW1uIWEwyqgJKiJouKlleB2bC+xVXOtSRpmVZnxhRY5daTIO9rirdgpNA4PRdIQ5d\
IRw6VuZ5Dxzvo9VtutGAvo6YocAQTo6oxCsMoUx8B74ItIYQQvtCKeJe1sh7mvYdssVrK72n2noaurvnwSAc/jqikY1F+B3W/XRtG6i/NPQgx+TDoHofMrEz63X23rm13bVSq116yn5uZZfAio6cP2cuACfCDPBC\
IGhLpBGQFSSAPS+cdIoY7DIrvnA9JWZHT/rP7/dvfum3zp93Ebe0rd3fr3swh3URSe2bm57xzeNvfw2SK7e9WMSzo1uxQ7qfJOWexT6EtLIuqqrLfs3r15F/tcpYTG+VUo/611ih1r3Fv7zyhFu6M4VjC3DYcl02\
4ihz5m1f8YkfmN+GMn3Bw2iDBxNMAE9yEP3/P3w4BB+Sepn/s7TtBHJ0Hl5NgB94hYQZn/Xj9+CpSy8ZK2hNKTmTcafIZWeLzfJ+JKjJ57yahgyTW131RnGl8YHfr1mzTBLZhVWZVFMrtNlxgFEIW5cQrFMzfkeV\
jsHxzeEkjMXEBc2UhgOwW6tH3aJGNgadDBOUiRee5U5NZ6onBCRdQA7CELravbZsNiY9gs53FKEUiekVlMGRLZNR7hwjd3UnEB4oQQWdA+3/dYsuydFqt7N6ZCt2dWOyJthtjesKxyYklW4RheB4uD2UEK1tUExR\
l4oPHbtudG9ACvG8iaG3HfvdkBAlVAxhsigiiSFBMqLrQaZr81/M17GmtwRvcgsnDFkwa/7fgglKCZXAxobYA+T8OgCUG6dF9/72PESSq3D1BPO+J3+sp/0vz7zUE4AWCCuIOdvBkP2sBopOQE/95Yw6FQKCXF5F\
onbdyy0zEGFOEEaN2xjud8xWMXa64d4ZykB89lBX3BWL+5nf25n+BvN4j/b0nyXv/xlzf4fXC+0Q8iaEUKb5b27fMlkv6thiljPN1PgX7X4Gx8Hz7d1Pf3b5Z+I672Mr+rqx0DE2Xbxg1fcWzTKIoncPR2orsQ47\
jPimfB7kHeWwnQ8VVaVDBS3qv7lIeNVUf6yj2earYdzwepVEBwpKI/iOKMVEeiGRmdiPs+9FRKOIC/25zeaHO40D9ur7mPZD2QPR/pCiShZ4SHFRAwWX9khaLHmafdVUdRkbkbzmNbZIqvz6lzNNZKAsWKG953ll\
4Fn5I6F129UNVLLB+isqq0CDby6oU+tBAMbsPjc+rSfX+LtgKqTRetXehUKl6aYSk8vtJViRxeZUVvy4rp69EGOSYSAz0vbEJcSXvn74LFjsYtq4CQPmbzmxYCGPBHEVEhDEIWQSQxKgkbN734QaADpNUACQUC8b\
D4VicZnmsPnSEjszcSNNZlOSUQcAAAAwAAAAAAAgAAANBqAA9eqWXIruoNENyyn39hfzHhJxoJYPuHkUw5QdMAF7P5xXu66IpxENbOZ8NnMuJXa2N8o0fsuKZTQu1exxP8cspxYH1YX1usMiLWZusOOGJZZVMDHe\
Ybe3kcNJtQX/z1slLPx3tUOHl1tEKb7FgF7qKXdOcDS6JTY4OqdiNDmSGGUjXVPtrl2/tBTSOHhouc+spwiC5UaRbh+hyTd2vvT82J5uemfYAayXA8evLQ6UzuFEWbPyIxmg9n2LpAwWHnZCgnlwxtSw+JyVWMyG\
rzHWA9tOE1MBbT5iErod8r9XiAMACquV6tiMV2L7LV2iqM40EtUhfMclVpF/mT29U4srOh5Yv1jBYoE/tr5QMFSC8QWNndlvqlUfWkem18wHfzyxmS+Ed6vnr88o0cs6QmqIfIpaIjA+EiOmeyzZJ1osZjE9o4qc\
bJyanaSTR4JfVKRlIPCnuJ4G/cDltJ+RyXYhaUaUCEgmcyLBdfMtzZ1/yktqYSGCyCcZsFPjB1t1Hp9TZR9yJ6YPCLOWay7n3XKKrwZ/NkE8ZJ793kjq6X1AyPLiWkU1SrHV0UjJsSAWMP0G6C+pXAj6DR1i6G5h\
WSvMyjokLRQ+pUFXsxmZwRj3A3J2P/Tv5ypC7svRHY/L2XdTR9lU/VjNR7cIrS6mvIw6YmpFEOAdX4dG8G+Z5WwIwCQ4IEEk2zkEHZk3hkJhIsdVx8TESLaMwbZPZo5HfX4Dq2LGgFaD7hUYPcK/DWR3wP3Gez2N\
bI4H5O1od681P5vxTCmlI23xKXRdvczfVqPsAFDig3yXi/6ANmbmcN7YwoYUKKIyIpj15TewM0zArtEyIgic1RGAPkVH3l9qYwcZH9CMB5X+oJii9r/ixwQO+ECUCyfjYzIRnObr6GDBFByECNDIryN7dD1Pnuh3\
Kw4twjuZdwdJmoIusDS95oefgS8zWtXQwJ62CxHYVSRKtkhi02rImmcL+qpqD/GiE+lYiQ1JgUsKxwSFdQC0NxBWAyLBPdDS38Gm9ciZd/luT+LAgkmc9u1cb3tA3LOeek0YA2DwhgZbehS9QcjA07hz9HRVJosM\
GCJjBUcIOsqk7eUnPXxd10hZKapBucXls6LBAMhy1IM4DvLC+/k4sW/WaEctDTDucgXJ+8E/5y9z4sgyx1xkXEddkF3iMKOGn9Wp6yMVXao5aizX5uB8uWYsnHjwsTWq0jI5yBycOygqItCfdWUvtzFCb8Hd07LC\
YbZR8ntgEFKkavcjb5zvGI1n6y2Chace1Et3LJEo5MjR8S4f4tXfrN0MOOuigjN1jYUzAJjVdfHNcsvsHGiZBGkn0VDAIe50gQpHteGNrINInO353vfIVujtOsWso4C6bScaj+fUZF6OlFhMeWSGbWyWYdt9bqnK\
wfC7RaLrSNP1kEq13qGZVIZ+uOZdVZNwkexHZ1gGiAvQqgPMCYKjtntwVpw+TDe8l9Yo/CHXKrs9iMlE2iA4crC1Z1Dbwbc7s6NHCN29v4O61Bpe23jh34ASbD7eF6/Ir6ijNkY8swBitx9IwFVM4RuGQL6VL+MA\
horHXHRk9YEfcdMbLotgG7+xck7Nrc5cB5uPfs5Euwqh4pRyIZe1jiantKyaK/7ExGmZ9wbdST1elPp0bLNETXR7mHr4ZJDR7DAdBomkhDoxGyBU8TLfw+c0m0ef6toRPO+oFUsXoLLjSOlrV/KfwcqORU2JdJmZ\
L78VYooPsf8PUXEX5mXBGQuGXcZKQvCVfmbScJztUXwTLSlgA5LIHlUQVJJ/vDmPhL61vrKA5/N5hNtTECOvrGaQBSbEf77QYWbrz77mf0ABPnAPhf7DxGPQNaNetO/DQ9UKRc1U2L6pu6i0o+qUkjM341k5rrF1\
Y7JYvlMDZKGS22zDEJKIN1SnUCprURPTViTwW9YVPnfGHy1HFbI201tQlpCwmqtKaTB7hqgra+dECv2EUtVpISqKfZyrbVpmwDsSgTLxsXsVEbAZBRF3vjkh3NFFanXPHTHxkRCCgr3CypVnLNPfl8i/IPvdRm+0\
YPYvYIVjoFxzqJ/wRHPtgs4R+v+GHLNC3azKx1YqCyn7FlqAx7ShSqwAmNHFS3BMIkPFuMOV5kWV4NfhwIBMHrapjymPolwWAkjQHL1qYWNMFkiEe/Ge+PxgiMtXuyJkSFvQVKz23UKfwDkGRUKfRDJQg6ZVrmeF\
lBPAePTbH5H6rsAJZg0tHNjm05wL/POtt0lgg6o3mhAsiCSOAdXhtvbV5e/TkpL5/zGPzXB1eyC4ls29Hcq0m/TX/lrTU9rQne9WGt41a0eI/w5ShUb49YnBTQSOrN6+AYbUCRiQQGlr84ETiOBQShAEU2wwq7M0\
JZochs+cEtPfuIIrh7ZYCMOuZuDGAElW6axZ9L8nDH8+kwU1yFgrGIiUGTgFKJ9vKVHQFWIrMZwFRBAERBifW9cCUe4R6mUrDJ+QzszF9eQVHy0eZlfvtUu77e9CDRXVxoDww3OJp9dfGLF+oK/caNq5763B9shG\
mCJ4jcPY38kBIImlsyU38ANFyClXlz0ZyyOr3AnbmDhWSkSmAxwMvNuGRfLyqwt28oF5EkqaH92DHLuMzpL57Bwo2j5s30kcJx7SssLlppn65LJ/AlCmbr1faQt8M1xyLZ2SXZ5ok18jbnKv3qa+LBZevfyvIaQZ\
kkV2d204ZfsiuDpXAwyDRy7eEQMSsu7hbSz2gFwkLxzWgM6RJsDpxZS82b623Z3iP8E49Qfv0D53i4RDah/fvfFnHRMz4vsaQwv6MB8DIqwd8cl1Y8gnWT/QWKA4LPvYCHu/ltJ/FlLgxI1Ev9Lt38D+d3od1r5L\
m+KxEFF8btXDwNRIOY6A0kdsNsViuB2RVTnWQrG40brfWDjKDjFWraDKhNQ+WFbvmri0fDdt8rS5Hf4IXOKXMrqXd0kMf3dfWWMvdsNpHwtIYEEavh+6XYR59JFywXg18JU5U6ndtSb8/N5Pymd1ysM61wTMbq+i\
SbnO5iW2HqAVkLowrAjA0dC277vTj8GGSdaDubhzKBImrAd0p73RePcmPR+5vN2e8DvapuH2zsZJPcxCfoENkOFaRVENdS+0Xkg1m5N2djHecUwT8FpgNKVuxTfCPvsjTx1TDaydMiH8xKAI4JMdzmDPRXymOsPr\
bOxR9vCPzHi1A8kRol0oRWFpPjs3zyWDDvnwbq5tT/8aiSUN3TnsJbKWgoCKUEGZ+zu8tj+1EPlspsVAbGBh+ux+UKlD9enT3xgW4XSx20vSReERQ5JDkd7AvikxD/Dvhz+ttT3JOtAaWD2ThJ0tKpoj8qkEWT8S\
3zDiUDeWw0+NDN+vW8dAqMlrxeBRywbjGs9xdW1cvUOfZc9wZFw0CnAefjrxsD0bkcUc2+pUszjvT53dLwCmgxtGF+EwqeTo4ijqCB9rfZAGgS2f8JYgdDi7FgSWSW9Cw9HEM/JnGp0KDVqR8LcrMgyc1D6t7++F\
sZ7BecFHmfty6rOWTD3R14AvqCB4RUAVLMV7Q6FZqobuJeFJjgy6HzHoF1DAqPi+pAKy4HbyfDinqiuka+Sho6DwIMMICcYgxefegKZxNAKudo/3MwnbMHFVsE5OHK/rJ2wJrn/yiG2XCkW1q8PcBkmiyboMAqf5\
D2fU1fuOegFkmBl5ZJ91poRdN6QW0QjAwgxfkCJBxzF/BvoJOMwC9IF7bG/XK5RnO5rqMbkP1tFTiRLN+SQhtX7gN9OoZSQyQSdp6O2qxARtRryK6MWKyolSSXzrFzIALvv8uSSz/hTtE22wZbmwfDeCG+RVLiKn\
r6nAB70wufw9yR6rsOCDF0ZFxZBCtbUufHNbE504oOgsgkyYQ819pb80Y0MFSbRpQEjsa2GEC/90fLgUmbzKjq6Y/rY6gijaRh8psXd4akylTUF+N15qGj8yUFIs0MWaGzxVCXBUTi0nhdTEsOvto5GKvuC8BlWz\
nd3fgC3/tzpKPZYDyRHSdvbH3FFTA6WsZqKl6l5urYQHwRr8VrMXQHyBxHXA0Ycqnbs0jkL1jbZSL4li9XWQlGT46ocrZ2H0ecD0zXnhnkbQ+Lyup3N/7OHpV+F5wC2l6kRmy4E/p4jLx1gFCkXMQdtW5Gprtrkp\
vqiy5vyUc6oLdg+CsinuLxqAtSaUcqWBwC7nkzsqIHTavVFUY5J8m6bG8S91hehaWhdwLernQ1EPhYV292SX6D64y9GVGs1GLn/da0NUOWNradbnQiItQN8+r6gD1xhEBmm/Fz+aUWsVfcbCMOyLk8QlKxOhCUOy\
i3fFFBAVbyEu12gyHqNH9RXpXk9PfG0GURCzXGj/0PxyoUimtNphX5c6uDmzGARHFJBZEKF4Ogb0Ev+7hiYfRIplAXaaV16hfCWKkbGRNeibugbiTF2tODvyl60hMWAiOqPLDcTT1IIUFB8/CiIFac0MJ3Bwoyfs\
bTSuo3+25x+D/zlEKb6VoynhTZnjfIELjQwWW3+dcg6wii/lWLMKA2OQKdCZ9Ax5ZuoD7g7oQIMeR0KW2fNwJAFddoNejd7sUe2kqU5dXonSqecI8lCovmJ34DyaMdthaEcb4RnUIRjhCceouo82FYVMTkC/CiSV\
CdbJycgFz4dOift1NnA/i0//EhWmaBKyaKWujMLceGDRNKo63egNZzEe6RcSpGf5ib2+182D+gTBr/Q0yW1Xy80nZibzYK8LpzHAlz+PKdEkwrkGjiopnfgUeLTPO9yZGsHpaJU4OQkJgZaBRwn1L10EWEAY0KFx\
zEGtE0+8NYW6r9OLS9wuaS583JwykZgX7cjBwaf22ouo3L2EiqhEAMZkDyGNthr3PIRvbBXisUDHMgwgcHpishiy77kCSPqJAXRiOlpnPdaG7LnFCgpNKVWhta9qcbrGleZv62FTU8OBn+tc/56n1/G3d5GEH3yd\
EaGYjUXe2juMVv7IX1sxJxqUW2gKs25JyndKWNQIgrymfhFYLRCDJDJc7WlPbmkJ8C3VNaszdxfra7Sy7lUPtVekInJ3XjrffZFCltQNs9q/PZDVI2VjGE2UUpGsKgy5xSi7YuLvMnNbG0rPSDu+oD8WCGh8nv4W\
8vWbu3724WyZjmqlNphOeV0+Qgkk1EUGXJssNv7xdTXosWls6RNKqgHV+iykXsinKwiDoOA9vuL0UkJYVpI0YnZKJk15pDL9VhFBtXDT93D8miNo9oEZx0YznzwX7WSQac1ACYk+jj0jJpvbLIUCKdjXxuPUn08g\
7Gy3H1id/4P2jXpmhOo8d+H51/0152BumNPz5HMaLMnjuKXx0hHyl9SMhyoDYjWi+1Au62jnNuZRUZbE6CcSFq2Ik70GTU4pKGXnVibXrJs593VR4kc5zBMyz8T9bJIQ2MlO0VVt/pHQ+pDiyIr7kgMCS3tiYqCj\
B7ZWMlWVzLRzrxLtDUwFgVgHCFvVxMEPJSN7eyTUiAy6eE1gNPwt7E+UzQIVKU9aPZxKFA65pzAypn2iD7xA7ibKAurEBQLM5YRvxLIy9S6hyDcepHVrF2yyxmF30rUHOE0J+ZTfY53tl37yXQuKbngdA4VjokUd\
1u37MzTSmP38b31LBJrWKKS8W8C41hymFSHINC100dtzYHqF+I2r1T9jKqFI2dtFK11ISvc3d0OXgAZ2015VmNnLkPxEc7SIUAggAfjPS2dS0xHYu40tnAaOKY+gEFsdbE0aJAmOKsm9dap/TUWDdNdEmzcgFx1i\
CgeVN9MwAidWJb448hrHNY3aPjLfhlrmq/VfOPx8J21QoGXSImq1TEteDL3y2HgV+e0S8mfwVabNjP7AZIZGQzTZrzOe9xMOqnVwLc5pkCY3U5SEKuPtVZUQXGKzeWuunsQ7jsC9UktuBZ4jaL6DP9KL02lcKw5Z\
EjkLHdES+TbiRtA3ynJjnHEZDYacArbqeQ6t29OLQxfruH/UzAGgia41JgAyn6AMtJtKhZh2K9EPiB2At6ZsxrmR4ziqKumX5v2Jkn4oZwTRQ7TmrTj0nWRC0HW8rd8DOqMN96eN9xt0ZahvWBMkeQzeXQIJekJd\
UhcR12FHRkdTxGiFNiw+8z0DBHAj41zYz3GUozdzr95Gfd9853xfToy8Ue1/cZkdQ+J8QWLSvUv5AfQtNrAePcvbqQuTpaRLbEmwmQQpvCizTnpSw93lEmHA2p5dK/lnH3Mq9dCwPkYclAkCaqqUITQb/rJko3s2\
1LKCQEhiialcQsHgFVxq3g26tnW2mQgAvNW0ePG6qPLsaHxPkId8cM0BwkfYWPn5c4PXjoG8DqvTcqJFN60L8BwBoLqsvakWBDMth57rh42bDJKstb/6XyOoRrPrLOnsmd/UkZF24Oe4KCVYpfB3M1qyhjWEYlrO\
6mT3nAuYev2olUX2EG5VqjCf4fZX4PED12wcX7LLTd+F6FhpR05uiIfwO9QxPYjGiuhe2o5h9ONL4cat35qlq1Tc6jssMJETNUySFcJ15ihx+OEIO+Y8CZ0WoWCFxIut7PgQrcMEWsjsLwsJh6O0g5nTj4zb6DP9\
7hSVWxi0qyBLIia3ZzmFaMv9EfMqHsXrvc+e5DtxIlRn/hJZGP8smwudM8NPW7L0TAr/7j65Dojw/0gu7y7gEpV17pTVVPu51snYGGHmtSVICm2sG/Crdg2uACO2mBB5adgDQpbWpv3hUyOWBh8dU9LmGgH8zwPK\
KSUMdrO9O1RvYBBLlQU++Dcp7Fe1gKjgNTgJUehwZbuqasXm7DhDxY4PILqqdVMNM+cAVrJzntBUva7f16ZTU1HzntmD7HR6cdpU8Micor/ss/3oKtUHfpKV4Kge3IwA7KlQGgID/q36ZGK3Oua0NXvH6FYgl6Si\
Q8X3hUc4KKhFry2CwRA6ptSoFIT8S2jo1lGBecEqVR/uPFnmzvfNF9v/ivPxLucfQ0BEvWfD+3iViDHORYVRJOKkh6Zd/fH+brgD8uyw3b3N9/SfPDifEPbc9FMRfwklwqNTO0honMao/+jsEAw3P80J3glGy2GB\
UKrnAWEoierUE13iDUQg5R00O/NbbUyN5LpFJFHvCXkXi53MnJeb/SUh6DOAFJtg3XLLauWETwL2bsMSAwJESZ/OfG2NLOVcdGzig9zYi/t76Wlsn1QltJkjAQ9hxafnxJsrxGWychvWYnExrBUyr+n9AdVHzUcw\
LceCOlwspLIgQ9KQCuAoSDPZvukHuIVMRmvr2OP/ztajrvO0PNU3KnXg5OFOrHdJxzRL9ZNnJWTqj0KlDO+HLKOC55KWfJzCsYJ5GS4Ri9zRM0hk3Me7GRvbfXgOwGMe7KUivu9f5Npedz+j+sgRpmHTAZrsGr48\
+bny0//hF7vlKcm64j61cj15enDgJjW8qR1dMPaWUh2Qd0QJd693QWdwTQlAyGWVsS1lsvS6fPNBzz8RTvH6EOnhoNDYS3nWkt9twoPbyyL00ciIu0U541Z+M1j6XD2kBUoV2xfvnyYO5YYIXaW7c2Kq7F9PcXsa\
iw9g0M6Lsf1hLzs3hBEMJhCMV76apkd777zkeMvwVgEezPjKWqhn270tsWkYoBQy0bFWPoAW/v10GDwlo7Pk7ceZ/Y5iki05FnlsWAO0DqJCCjcL+2KHM0NZdsWkSy3WQgjt9vA/W8RNXKZRl9Zq/6uo+YA9NDQV\
Il57JaCXOqH2ADtb80QqB0OBocou+xEBaVPOLCx4hThgBb7YkCiRWL0rm5AyyEBrzuCxM/o3yDPUmNkpz+QAP+tsVf/1isnEXhBoQsDdO6Llj/20nUZ4Kon9hICk1XOjOh6h9WVcG15IRayn2UIDlelt5GKFgjkI\
RH5VY2DS2jeFpGw/E5sA1BidsScN6zYnHHJRNUiZLsY1P3HmJ14SvSEEaJV8ZJ6XWsdYvUafc9dLpyG3b2XtsUSjXz9hNDRXnWKT0FrMk0D/vA1j/qzgPGxBtEGMdGtAA1ehc/bmlozJXozWyCwZqbShVYrDbZUo\
sKDXs6Wl5Brq2JpR8FPxRMQVXahpPwDo+9ZP0wGzKnyKWHmdjCcE18tdi0IRn7ghQaMqsAMgtvrz2mCiCpoBVR8PSAzCmWYREYi7dUCBdkRrvvfx+UdWkRSOt6BShrVgwO1cdpx4Yf/qf9OmqJKGvbzPvDdWFogd\
p++En5JQNpY0ex9peO0smYgeAe/hCwsqyXW5lCtF6IByQZ3Kmx7NVSaL/JQ7ylq8F0ZhbpBETsZSOx55GzTmODrtfc2JuqitGDJydqho5Bhhb0Vb4Ztgl9F9OGZjtFNrxr8k9t5iS7z1km3uXs+sDPw3WvT4As/b\
bgHAaPkYtoFixy4Vtr1Q5YftgTmEZp3yJRKOtdrAqO312ivlPOr0UPTVT6BzZVrX+5vr73/ZAcdjMgZXA92eiWQl/5/OVCOw3kaKdGfYhJGS+CwTnyNlXyoklsLvW/ng6VFEedZBl8ZiMiZb6pdG9j+txoakviLJ\
bQkC2AsHyPFeaLHMihAOCEt46nhEdyjPwn6MJGDGb2s4y7Ay8wDIfHKCOrYpDp/BfasLY9Fly6AYEQo0E238nqXl2iw4OEuB9GGpegi3wBFzvhVwYOiLwrAG9KEJP9FDa1g+9+Q2IYC9QJIT7yWzfli4s/xpj+Lu\
RqjlRYV3xPx8vKCcVcsDkbuOmPCdGzMRGQ9NXPCJnHXrz6kreXvyjenAknKAHTIhzGxfwsSPjA0KIcqyXhU37MWDxjl8mFE4z6AM4uTIbFtVZxj/q+wNCPjlq+rai/x4JZ7Rdn/YW8i51Av5JuFJx7TN5SS7yP4R\
Ni4gb+KpE8nbo4pb/siJ5+m7kE8Nv+Hn7E816ByQ6jtppA3LTqCIjbscKMxs8/GL75ILPrcU4Wd2xgEwMoPU2Bt+AkSVwKdG/Rny72hHJqIv2Hhon2BGKkcQ9eIKjb6QqxQxjEsm/VOZuWBjLqvohyhqghlRMctX\
Ky4aM4oK9VWKmz4M7kf17HqDe1krc39RiNUWyIGsJcHuo/f9lcD/c9GNX7YWFZdIFL3zM/jAUOC+Gl8nv97F66fwpsq4mmUNID7dQmo46pCUvCKtQWysJ/wE3FRoaLD8dlm0siBuU40stqHoKQeIZP0V6faBU1mB\
rHQKYjNBvvvThe4DI9Rse/eb/SFfvINyoz2faaqJMEnlC1iZlIzIk6psvJhsqI7jKhCGyy8Q1ToJ6UynbcXCtleEKD3wl4CKqOvVgMn/bLE20cFe+6OYocO+vO2TuCodcLdFi+UevSZsvAtxkdll/LWf7ux7uPy/\
KWw5a7wTYdUDRqWoznJrNPXslq8z9S9jHM1sGod7ewaDDeyYdyQgOw4V8iI2d+gJA3ewZcMDe8p4VVp899jhygNgJ+TFsXgocM5LIRLgwFa4GNpUlojvVylcR8HNg2NDM9K9rQdGs2D6I9nyo0XgKAIORcT2YWpq\
IGRShF133ewdLhamUUp8OrD0FoRyyJ0XjZhwQhUxFKZXGBNfDSe3xeOZh/Cerv2gj+C5cXrt81TDEYHkqfIFyoVj6WbaRjSQKeyWOivZEcUSiCcLb4slGQWp5nFjvxwXO2XBk5DfDlRH2JPMIrkakocT6Gnkci7k\
J++ed4b+b9kQE4t0tR2LNQGWQuBO0+dK/Wx8RcJZiBwrKV1fRalIstvwkPFXjrAbd98+dp3hGL3IlusE6UQNd2kwdSpLEDIDjgvY8VCXJnWTNG6WAesesoH3PaKHj2gITS0h7ylA7Aaq8exhLw/gzOOzIsz7wm2D\
M6CZixTsk5+A9Y1bcu3RimSeQGkGD3IclnA0d3XRvEA+0jXq6FRcduIHkFn6w10CgVOcO0BYJxmKmQyfv1989tlBU4verlUipxdtK4E378OxpTOr3ijpFwh+chs5HAdL48s5ihrbA/0ceN/qLhnmUhQ44gdiI74i\
+aHmlEnx4oCG9qYXn9ddosz1F7L18AKKr8EiryjtqmgcixQelIVGkMu/nuLcPNBDQTUoBeX9UdbiIpqFQLK9lSEGSWtoGx2D8PGwSiE5F4nYnZ+jjFmUFFEgN5aGAj1PHP2b59XFFoK7IojIPVI4ihXWJwGgu9wz\
M8cbGZHa1LkWYW/jOyI0+2LovrzgsWef4E62AAs0ulFlIKuL/MFp1VLtGVeHRwJ4+A4SwIapf/TbCk1o7GHNnuTOcr0KBn4+NRZuiwhRExr33DaR7PXqG3+SCrxudiruQKV85Ps3Un4jT8LMtFQ3wfdDZETS7Hc9\
hF1bkahfppVlLJKqiEr9/GKUkkfNAmc9oXd23JVUwDDWfrR4oJe1JX8s6Z8UpP8whEP224Sx756k8W+Eh10k8F+IX95sc+R/MsyZ5tOS1mQ/S5EGzbrOC7E+OMSjdEllynlFbVpBcZ3zEHoZI5C7R6BmgZESmZbC\
hFQ7Zmw6RA8UF2TTUZEfVSA2F5mPv0VR52ncGXPKZ2zFhJYaYxEuYre+sFyInAyN8X9hMujtkjERqZixRIKgbO3A3OnRX3UWvvyEtWMhVk5uUaMnrRzbAubmt0HE7n4YGOvikpt7WJ8lNqWNUuE4lF5Fh8aWyDT1\
i6tSFGXQA/iNw1e/CrRZzbL/o8TzPAYOmRxKlEu/0UUzB8UP1B5DOvR54aVOKrEu6c/ZUWFIVlc8yqQGSphjhobsGPTb5pQEhBL2CNUZeIBRyuICubGmVW/BHVamQje7s5bGl+t2+bc+F7RlwhVaLTTB79UKwimO\
dLQLKHYSJc+62pkieMIzPTTRb+jqwCLjj1FLxqE1f+OSWcWfTOFsGEM35o5jNmaxGU60Q6KlkTg2uhAdtCNnTLa+ZjAF3UwH40hXxkElBUT+OryHieRNIfew5stDLIrPPssurUiWvp1UJa5KBaOaNUtgpfpkosW4\
8MEjj1lSiiTEEr72BcokgGPbKK2jJHDYZLCoKFo4QUZrRArllj6CBjxgvNIFWejOpZjKKXSQDrsQ4lcEZpAmO9VVPpY4kfdQQU+fzPOiut9HRuSR0guBNEhcK4meKVfQ6Knij5VXXsjqWY0CzJ5VPoyhflU4hKMh\
WC9JT42vki8vLYiBKH95jPN3eEt8IO/Imt2V0HSov10v8XIOubYNkpE8BFed0hXHj6Ck3Mk1w24ZmWSvX/HaDJbqe9crH8d7Zw0ejEIO+7e+locozp0PtOKnOMvK8oQ6ll+f+C0v2s4lmR4K2TtPFaeOKwlJZ1QG\
+53nt16F2gavi2X56mLP366jlFhGwPf7DSPjnyGynggWmwbAfLBGwLzPNLYTD0vZ4E9r9j0Brb6CVNi5DtlwIKlcQMjU92Pa6vpJVllRJplj/VAFhXHMx073Afe5bXkvUAr61g+KF6j1NJ1KKJfqDKLNkkUDVlGU\
YgGA9aCDxDY7SNbEOaVzJJssb3HuyeQ/9qldxMN0GTxwNrtQfNZYEZcgNtDPGd+QdkJZE0+bse0m30gNHZfUHjmghVGM5fAd1d6ns62tymfyurW7iIsNHD1fMxSkvXRvJL7mR1sEBoLnRxbaMz3GchSd/kAGg9eR\
1xw6EtIXiJ+NLaA9cRFzBxS41N9rRZjyh3qzRK5MRRtBTWLWiLvzpX0t0qeAWMZrTVLqn8blg7IabOEJdZIPgT/zKGR00Ds0AlbMfNR3AB6nEsbx/jiUAy7b9/WM3QkhWytkDLCp6ZVl8F1bFfEfGPuOkbnkNG8Q\
5WiNcqtCclvtgTtaB21PpU4ibAU6nd9VttRDFA/Y39ZRkVbGkwZjzoWbGXz3FFKIUFLLN27KAsvkrS8RUScwKJLgAKnvQF0XQWE0HQBAanmep5QDS6+ZyBOcUF4iDlOIgBMdZ8VGxxkqlEwwgbSIUUK9Qbyk/RN5\
0bulWHNYR4/e5UUjbIpsU2baUKaVpAXABZgHM3B2y7yP+fITbmbthtFIvwT5r/dZqWbYv+aXdWhsz4DbSU1o9rZ6eltzegzpuNR2dIBIxy4pjsQEdHYcxw+LYVk+P9i2zWdZnLJlum2/UN+tZKl5sVoSh2KUOXEL\
3U9CXq+uaZVn2864TbEkRJOIAiOzlU5hf2RTRpgcsfwFrImMt858xvfy2oEF2z9qHFK6m2WefPSZiJgc6B/Cmhl0VQ/BAd20wYNDNvHpVn+AaYMns1CDIobF5IJuHsXnqNJNPJawZgnrmaRRoBqLjjFTOBtnPBpf\
nQFdmZuYfafnHcjGM5bFcH4Cf66ruuzz3xW+dyQYU4RBY4nYUvYj5VJozZkxmrvLVCj9G+ZpSKaNkyFwr19e9WGfS1u1vtVqtumb+Zp5LffNzCsduJlGnffP2Vxhs6nX3jK+SUfVyurvLqHqVz85qjQWC89vf9Rh\
j9rCfU1mlpuCxO5KJB1Jsh52UxUhyJSllQwgDOG/CWa1+9UKjv4lS2t20qdOwFppiB9E/UnIi7wlMUpmTxLKsusSmxj/aaUikH9u2jdRGkZT3xZL5mGX9Y3XTst5avn5f3dIT6eL+xgVzgHooWdKJguJLHdTW44J\
xFtVGE444oAYMGOD1LbUQ6w4R2SDWFqNQvgkv2Jw84QUehRdI+aPe0V0bCYFdA6mdKSW3j2+LqPltBMPH0Yy+0ZE+94sqol0e2b27bm7afXddu9u9O45dHWvxEB3JI8d3SimN7x4fFWOllVK60e0rf91QETWT/X1\
oX7aPAZ4arhtsNOFI50d3E2RnhsgjtYq4LNkj0n8KwKQfQIIIIYJUBHbkwfeOTM/ozaJJIYL5CF5eBE9zmGloHrbzOTU0NTs5v2PdQzwZk9qnMNr082OtjQZv3xt8jr3wyr6ttZbg9gxnLaaHzC0cff6dm1Nzabo\
eBJd2fZ+7U4lYfDi2iZ0DJdjebpuU0m6WXeOOQ4RZ3bmbmzlQq4AqCuEZAghBKb/Cf5azHEU9XfWjIqq5+dISIkAruQO917EoZF2DY7u0tLRYn1m/+gSc+wqIkBJwKYx5AW8m6FF2VRi7ez56tRKpjsIYlkyIRQK\
Fc4iMpKG7ux+/x8zM73Gk/Zr20+aG94THYq/uZcJSl0D9iQfjvxezK9+W78rt4tzZCMTyhVBKmv1Y7gr7V5cjJ0t8FhIyQULFC5HoKx4jdBjHPRMEI1gPdAi7Htgz6qaUOlOP/tGbu369un9IP0OHIAUqpcyGIMo\
UpZRb13WblNK+e88Y5C6lnLSTE0L4mlM8PPBRWGlVmTJ+prGpTP5G5fW3EuCUs16wkuJUa07/Y/oUdVnqLXwei2d6DDNizgkt7MqOwwOtqUq1KQU13YlMzyfK3cqQqRYVFT2TBtTPnYx4SezUgxecgpyONrptU1I\
p57b11t3WWjqB5mxrbdPaPRevaFv5sNLNZzBgECDQA74D7vGiYog+hsEDnncxkg6SnCQ3SnZmlH6p9YSb4lLFWikAizpJv/wdIemXkn61kvoFlZaeTKlixYmkj9N3d/dr+xzSRO0r9CL9tU0le4X7gz8h5r68qsu\
KqX6LN4bCewqyC5Gq0D3L5wHExO6WMjJZd3cnI3yZ7uZkTn9zXB2nIXfwUjZSLtjTPJXq61pr7a+5f/f7Eamnpd6Tn2nvxdivuTZhPb99yo6yt6ehiZExMTRxa3/v3j1FaH13LVvdj+paNoz5lqb6mprv3rphavv\
e5Leska1qAN8CoLnEaPDltrjKYtUL++sDewNvtSHrG+/VgoHpdxicZtguLq9TlrXjsH3WWqwp1qaYte6pSzmEAwcT/EF39861VOrh45I8cNzSexDc45CsEOmjwAvHzn2VQhqpvmjc3I/gFNwnruWcL+V7bs6X8jl\
YX6K66/o0DNq/l/nPH9JfWfgSmV1cThzin+JLnCgX8AO8DYhirORKdlnzADNVACAUCIRi4YCeCWKuD+ypf+nlgkcQ06J/PqhWoB5jEtXHnKVZk7AMxjuov4a1WKRqqA1lJxHEPxbqA8UhEFQmjWTBSISMmSrGxIW\
lhiZ/YslZHDfoH5DU0KgagRqzWr/i3lu29kWdV3cTzStskHq74x58cudMrLzlc5C4wne2E+XgwQdm+Ds8lSy+F/8Hsyxi+HNL20MfEo7rrVfuDvRIZqKzK17vzyjJYSylz/2zKWwIvNnxWd5NbAe6ERl6IvMQ+Xv\
NtFdxiiJzDRbX1ufo7z8IXORtStfa+nsSH29TpNXbqyDmrf/f24YUGjbSocvrXDr++lR75q+5Ix9vL4FNcBsH1BZOtMws13IciaJIkCbVA5demWyfDA4fo+WHyByXqgn4xpyRbRN8JObwMUqX8DjwEHuk9JaUxQp\
sgEsmeM/afHvVqcchhSd1MyIuAZdG9U+jAkKL6DBL7xrGAdvU77IVeAmB1qsqjCJ0u0j1MFWykQfpSMV66lRJ/6NOjqDUSlwrQuQW1H9riGx9xX+qQOPKqhOL1TapIMM1K7DC6DkQhL7XpnPL/WfebM3y6cSwTxf\
EWa1YW6SiPQiCX5b4iW+AcnSU55rs4+4f3N8Ao8T00M7ePwKqb32tg0K+knFV/K9UWUNyUIm81tKJag9c10DjXGv3TInH/C1czaLncneVxgZ/0HR+uNWL5/czs9keG/c+Ouofe+j7gAkCVtj+0TpSdwrioplasSF\
O1yt9ClQHwpUnTJtpRnZgj4Q4XyVqW9O5QGBtTT2NzCNyKQniE6QJN1bAKL8YeDVwxYLSpWdn+zLZDluQHgjpUFc2YmbBjWpzfr/2kzHujq9xRcLLyewUIjeiok0dQOHRt0ScH+EOw0mZhAYcE5F24HXFs1OLRgp\
ci64TEZDxWNbJXIpgrS5dljtYe0qRFPAm7QbbILodDo1APvAOEomw9MBEamg99109F0hTp9sXd7Cf3RFKQBmS/RD3aDXRHbT6hG2/dFgmgWvB0SrA9liKSZa9FWsztpZ1pZrBM/ZHLtxqSzujdP/Vj+2tQSOyQBp\
ue24MQ8jdH+3MTF3XOMpc6sWJ9kb/b6cRzkJbLHxQRvAJp58MbSYekQySBH5RDxDx3lh3tLAAdnLNXnWtWCSbdIq+eIhPVFTn1mKzEtNeHfNfTXDwPN0VlfrfhcYE8NZeDdglyzu/ruadyyC1h4jY5DWRiMOh/ob\
vcigwFjGtijCO7qIHKok66KehhNoZq2u0I6fNWqhhOFua14DYBCEvXF5HtOjZJ2uboUQCUmMwy9rAPKidzRb/yhs//Wm118Ptovyu8HtUyCmlqEVPJc05cc5ENHqb5E1Ch7CVS1TFqwpVTPg4cbo27pOe8YUm04d\
Rp+bskWbCZPQFKaalVYxwKCreo1Ho+pDkSkqJMSf41Xk6C9hcTdk4YDEbcK3rydE1wETBzqJ3Soy67GrC9yd8lDBO/O3SOvAdSHIFmMStmxr6vpr7kX3rPPrB8u9nE8I/Mya6X8Ekr6TAPA1Hiy1Gh7TA4j+YWDT\
48xaIHZ1XsH2MLstJ6Qsn7mPiabCfCQGmdt70FxBrHu6kAYFvmw1k691SEnwtO7l57wtc2yBG3e/oyHBF5ACkkv5B7C0RZaLt7G8lhCmA05NcEpWKpFGDkxpUUxRQSkHWVqFHXhA1lRZ4sp1O0Oy35lMjwuP2pXC\
sgGzKZrL/q0Tnab1MJZMJe1b6qs1058eIixbVknNCbhf8XQPU0OwuISdXHFzBQ3KX/hP3ChetYl4e1ZlizW4FRe4MEs2+qhHohBrKT/j8r7B5eiHYCIuxWpvcXiRon22MIBBDJipIsfyAU6btrGe4sx7XuCdYE1R\
F4C9NhKDX/cbtptgYKAvJ3jZroRT0la6VheL4ShIPVckefLmhOYcDbDRfViIgsug72rG7j701z+lhWnSXsKmnKJuuodcu5Kb2l7VAkbT5/Of+D7QcSdVLOAO5J/PChzcDav9e04NHOQkmwONc6lIgKoryXL/+ufD\
3xkQD/lKvqNnRg2zCxB+7VTHkh+1gjnbKuzeJVtA2P3pI/FwtBBldkZpUJuHJrLpyKLUeGeFze9I5gPx9icfYs5U2XNpLLu3xvCzl8f0WXXzlnxrF+CgJ+HBk2JZSg1OsqSSMceLlJICVojtcSmRxihTvZMeII+1\
poA60jw5mVGgQMUvhzTBg4Y2t0uok+zljOvyktPGhVrtiQ/+S/Qg6ITW4cHHIdXWLhEn2FKw8aQ042jImq0QsMpBu9o9ivwEoPNtQAfqL2JakGHjSIGKDM9s6ElYcbqHJMl6kLz4bX2PTwS4hJkiQr19E1BtqnGt\
xIbJ9rGwAcIwXDL4DgLjv9zJPY75atMXo512xO9AaATQjt1Rhjx6+zJLP3d2t6zp6vMVXHybiZ3gJE+Y5CBsbZfHut39UmUim7Qt/DTYpYPLNQ/Vp8RraCJe03O0AzDNRfEynayxx351VrYwVU+Wa8ZD2pC3ELrj\
vpIIM4y/ChzoqwwNtx1kUN03vgcFKpksFCwfv7C+x+S2bBS94Qw82I2L+ZsRwhSoZ4Q6t8DsbCcbej1YuwEhtUP11YxMapUB6TXB5mm7TWW8AbJGiu3sVwpBRhWlfXibiFexwNl1qfa7QU1uR9AhG/pHlyrZMhD4\
ijI4uvCVwD2ks2QkxXW0FdjHass5M6MAXDvPZD9Br/vTGqNEAHGz6h38kiwTjPWAZC+P7u6it2/YIaiE5nhlsqll8uITtIAashqAq0t9efyHXcjc7etpDbxU/+WJciqRVeU2lhMCCCr8ocAgEb/DwRhIUqw8xEt2\
unTQh967E0MmjnATdTe37LUJMm5hz97mNVERKQvy373RMHmgi+JTkjpeTRPBBq9HUJoA64XCGg6nDmJ7F0Z3UHfX3U4yK9T36lFJWFSeGivai/Oj6zYpeE+q49t5/v4iyVkvxn5ktAIdZEohxG9ld8rmexUc9Gk9\
si5z6QbEe+z9ABhLZpxdTvm6m9T7+TLdX2zRnD92E/RJedHbSNFkzZYtACqqw6P7VajGsjOL1a14Yhnc48cBcs5PhW0kQSFEUEHzvIr5wgSOlJgyzGkMis4wv8iNMyPLdW1OKxtK4W6ypxYIEOzgsZzeGzPCWKCY\
ClP72AaQy/RXdGZuakTNeYHmrsV7PkxQLftdq8mXM0uT51rg16eRvGPZPOiLQ3V9m1ZvN7mqv+zog0VC5/osu6NTXVa0Rh/PJtZtUUGbaezKzm6Jsrws7HRrrIiJEBn+SoxKiGhdXc4/8D1Neje3BDxLZHEEDITQ\
b89C5oA4tLCM/SvMq0vTG9CXXeETEQQNpTFa5pm0jYd0sU3De0kaiCwTLSPUi014GLvzuChxs2k6Clrc65ULVhJqCQAZsfNfgvbSNOGoqxhSk0GsfuusoBpm2sN8FZPSCCy5adcVbhXGCQtu+VdIXiCLziQW4Lhc\
UuaOkOajIehc85DY3wWS9WPn4wYygFvzKHYGIXDqlBNVLWHAd5KuyoRw+0bozniOlBbQIYdWiBZV9xIHm+kXM/H5Rg8aJ3P/1sRhrlICx8LEbIm/wrL+y/yaOqJk46QW3zSycyOUMUbm6voJGS5nU8Vi5mFY7KG/\
YPvDnACY0q5m/PgyNsiOpuKMYHsGtZe7fSmMbBDC4YR6bZ5zSjpCW9ccFRkcBUZ9kFevJ83O//MWeHOjdrolPHHQ2z8D1kC134wxzLLxExB/ZpTdfivgEyaxvopnnyPBGso2VyuajGKN3ogiGndvWg9H3jNQstvI\
r9q7hyIeYMyaAsWVhqmRdnE+PbplAVB4vpfXgP3MMC8RbE01ShriAg1PpQ030Q+mDD2FNGtjoEEjnhzMSR0xjI+xHYzbiXIw7C9RB4j41lc/yn2gT6pQ/MXbid2NIelxGjGwLQzuSf3bQXd8pAF1sS8L2PYc0I3L\
Tde6EwUlLTisVo6BVIB5aw+QRsH5oouhCIwFV3tG5ndJZtY56Cpv77m1I0mJhS7gFUE+RaIpB/6yPzhGvTIqZbO4Om5cxb9Ymda3hAznlTXGCoOam8kjJkBRp5hbG35uktUoXNPJPDMP/rDsDRLbwAz6XzZC/4u5\
wX+NBC3cnOZ046mGCPsmi6CS8pDIZZ9DHAzIcjDoGnm/gvP4tSFtZqARBLxT70VxQin9L+/vn6agSnN5T5CAh1OFpB6ueyrAUOY0LPCwLCpHUWxteZgFtyQvn7ik/RQgjGSg5v057g04MWCOksmossmLosOCVE0g\
HLuT1XVoBJwcpwcxhUBgRM31ou6c98Cyg42K7OxjLQVgbOcUldbpJqyvQOoslQ51XqDDD5q2jaWiq0sQauFRsfO/qxBBoZscInsU45sPkNE6t8SYjYfKYKb1JpwzCmRIKtOgtw2gs1s0+1B0tU4Z4Jw0iJdVTPW4\
M2XNFtiETF5Ief5JmjyJAoSBlTFMYYdF8gXvEudwN8FESv2sN1Z9H8g674IkME6x33rH3QOM755lRg7c5ur0rXemePq7XN97+ODCWpgKwVMmxTMWgloqwwqtlI6KT6lIViTno5u8EHoztqtVVb4C3NpOMJvsI0oh\
vGqwmBP57O3zQtWJkiCj4TnEzLHioGiC2VT31hvJ3hsTMiM5HcZB9XYWhI7b4BLoZu1qYccpOUr13TUaeVl5wA49FHs8Zdvmfvo1xz0QZbNrqcN38G6bLQbwie5MsE1Qjr2Q3rnxBLzn0eXYKquTiZIYLYscDujS\
WTJouqewqIVFqNhmLVJKzSCBg7ayBxT4c0vliRdGjE4kEoZRALMqbJSKZhD26LmwiXpu9btokqy8YY2EVlXTJ9sxPVZiHgyXNgOCYAzAlgH+tC0i2pIx+kJUANT70enl6QoIdK9zwAF9Qvk8KKfXeSDpuPBIIyP8\
ecixs1+gCQ6ptoJDG0DVrEIttpfk5SpxKXuyp6ibwo2NiRRreCAz07oMPoJ7GtA2EOR9gpQsAYF3bTaC8MSEQaloQrh9nLu25ymsgO2k2ycpwfoJVrD+amMqBtvLo44pKfCr+8wkYcBHke5oFnBLTyQOxufuBgzr\
hJDHa5yPzrxdCB4phyRCiFhaoHEuKJIeNH/ws4ZTCBNNmBmbx0oOZmH+bMokNPuCexx3j3Z1FKyr2/nnHgMeDRX8IPPBklWjFiZSzqb5teEqZqFHw5UP2srlFQ+GqV1TZB1PoPQ5oZz29XadY5szRadyg9AvsWKz\
ulYTrC6WH+teYyAgFw2r9CbC5sG6KPW998qMpa0zVsB9nvwF46zFakBTZDaXLF4o+iBDLEwaYz68i7WD0svgOO012HC28/ZhrJ6Mf7Hs45sMTmcegnp/gVBCCWJiCXxAEhZrPtphsJRHhLhgAkIfGVp8a46B8/ru\
sv1F+JyxhlCIjgUuKsOJbiTu+zYs5edY2hWpUBqPVDJ0mhUSngULXeBeb7kjj7PNp19iPiiVo9/XvxpkX1NHExOiiFOwhqRs5O4+278Y+Io1LU8Wca84ecBJ/Ccw5DOGyVyAWtlTW39Wp+MREjy/1FBnixSamG04\
cTxav2XXCnYxWrQnDeieCSl2whNbpQ5HxmXp3fv2+saXghmj0hPOYx+LVURCTvkFjrGlL2YYTyLrEe3zMKeh+zBIUR3ErDMJXb4G6/LcXJ3cyvLavz8I3brsfXXtcNp3H/26w8hr38X0WCUL1kZ9s5xyMKDma+ZD\
g32OrI/4e8AVfBtl9CQ857f0mtBoUV8a/vJ9g5WdfXUpFQOgVhnrqFtvuloO8ss2Pdv7zu81bDibJuByYcIQ4iAtHLKdtQ8y8DWHHFiQZzGUAqkCcDUjwkjgHzDsUVWQbuHkPdvk4PpbA0faBmzuBetZiCe0fNMI\
eKZebfddFrQtm7QQpVUUg2CM9Dq57D0P8Fp+wHzMR2St7SylTkgHAALsAwAAtMpC4nkO5U+PSKra6H4uehEtDI9SbD84557wZEXFucHKmjZzmOJwCXv3G1UHXB59JwJxzTp821ztXwIsD9K+bwexWXJyodYY+5/q\
7b+zy2KSSzgPgHtSev7ek+5aAKCbJ2T0LJCSOc/6y54WfJwRxnIcDeTrfoC7pPIn0WZydsGV4+DU6AC6euIi6x4HCSCT2Czrg7ec9JO95/V5798eA2j3q3bp9tpJ3WfIne1t3t0dBJP7ZwH6W/3w+H9B/3AM9pr1\
25mDR2XQdihiuCIoHX6/Aye5f3Xt0b6cJWgeCUYVA+D58fAi6O7399wt/1CCGy7Hh6k2Lvi5wXLffYHA7pQ1DaaWganErcn/835u3TwNtGOMos9Mx9qiJ8t0RYvoJeD//iXF9x599Wyeln0ZA1FBmDTA6nSLcs1m\
+exPL0p7bzJURDzrS0i3q3vvGse6e/a7eyMhbCtbvy/R+/s+Xv88/6rx9CP+GRxHyc9wNuV8XQ6HeON8gcBwXNCUSiNIBECXSpCmBKP3/AZJsBZa1wBjCCQUNaEWZP0WxJ9gcGyI4M0xkhGKEQ25ARUqIkATxAOn\
8QJlNA2OTi7iaqL/JaDvF7LpLNX9rQtOshYGxhqlVjT5dYfDEwvTgE3CkY1hvNwZ88uGtu0WY/dbXnbu776YLa631/XhiRZh97nOrr93opokorV3DXKsd0WlptYGzu/1q3b3ftXdN1CJRC/EGL6W0u1au22q2n3K\
Vit/93OmNtglx91CRQc1AFFo0jB8suLTMCy4tHTq0bJguo8t8Mb28VDjN08mDyfRyOrFkylc5ZSly5ksWSuZijUDBVmT5UpWv1JyrkjVXL7IMMUtUOVMomKocUc5iIxmpmilLvFStj6WcVqSIMlYjmylHsH6G1Vq\
hSBcJS8VYNCTLBUORLpeLnCXZUsFeJWrI1knmBVs9TCo2Z6ymRMn86yX7KQuxQs1UCvWkn6U8uVqxVC9bsWBir3KCpVRUUiVLZuZ6lXjBXkWVsvIuFA3pis1QM696UmYWm6WsvEosZUWmJvZkaqYiYU9TOhCEMay\
z1vYmTZI6wxzDUxAgGI9GhMFIFmWZpvsBWwWAl5IWfT8d1G/MmQSizBeGidMXNmz3PblSUOBM0zVK8fYQuSsfetd/DrhCZHi/aUA6Ale6hPuqGjmEUcVmNkhtsx65uLgo6ghq83Zo29LeXerRm9eT5Sa7tfD0PYM\
0XsjZUzhUNFsHvcK2jIn8YNzNE+VrwdIdLJGg/lWXKM4u6DBW9+tD3H9CaHjOAl/yhBcYsBa01QRJ8yDnGdN9gI0ZeSkWJcy4U1hW7Osu0+u5pO5vWh/2LC+oY/5B3azGk7I6s92r4F2ftE4A65aeCIGVXfWo8ZO\
KMyoygsvc0/EOWG1kXN2UGajwToZ9NznUZ/ijLt9zIjV61ZjnfHZ9dpyc7hA7wupSEOOOYLiMbzkA1e8ra9vrjD82nm5Ssbw/+b+r8ryrGLqKYBwvjLl2t+LT+f6vK97AOI3mGr26716dVXTHiHpwnxyEpyy5Cv8\
iikmEnxq6karvu6o+LzkMV3bUFfAhK5DR/aDTPBsEdS5tZaSeNqEzrukMyr20QtSIMthZLmza5cG6ABkJoZiHFefkDpr7gU4vEBmocL9CPnda4Fc/gdtT6MOfEEb97Q+GzlG5uSZsDGtYrKW2BsZsLVyE+naATMT\
0cP7wVeSD5SwWLhWNQUZl3H6ePYorSegpsKNCp/zjWW5rf+oRgrXhQw/sPPgJgZUlZtPAzyPj7PO6FkYbaWlYp0CGpxQnLEInUHg0Jnbde8WR9g+YV406/BOjYGYsgUbTaKPg7AADcvhqgKYlEwv59VH8a9zj5Fw\
w5ARHprQnTc764gJ57VReqEbGLjbp2JmqRHxkukNZPjDlml0ds3w1n65MZk/Mgu8M5mvkuTHrqLsfVHQ0lM0Mv8atrJRZ9QUEt1qcTkUQd0NeKxuXZu8Oq/giYZBWkI5xf6eOpzf6JhhdleXqVeuqjq+tPLTKoyy\
kWb4GgY1dmFfoxoAmGTybepLhJVSagqhfNm235rAr3Y16hqGyPYEWxyM6G5WP08J+Cu8K5MgjvpinyHgD7YDpwOBn2Gm3RBKB0GlmgAQaUp4G1Fk2VIWvG3S25ThYfiVlmVWwnUJDaIpEwTOk5XmVkCJJlGoC57j\
2eF73WMbIZcwnLKKIznuXPAuDC43tkXBbv5vr6H6Rwy/iA3ox7Tt+J9mKMEKMjWln0pd576LYJp+qgUvYTob0CvhHuVYt1BZdvGpPm+pTlE1QiFtRKvSuih/FG1t9/5fm7LoX+nfP04CkHBqKIfdCyoF98kjv9Di\
agHJg8ZP2p1AtogoR7j3KlZx+EDV8SrRZ8xHKtsJ2FzBm7VT3TlCaBtM0ya5s0QBAYLMhdM2fNX6UHj8E/1y2B6yy3BsbBWNMoiKZA6XUrEA13RH211z9D0B38yaJ2U++izy0cDqMbPht9V9oc9nscKx/j/C4hBz\
2eWeK+sFLoP4UM1cPZs2TuxLNExa2Xx5q+u5Itmklt/K/iSkhFEX99lRC+oCTt5dg+7hIIoQRFR/hAqG2B+5oBzi0lEHA/crieOCYhqd0Gf3xwaL49+s2dDgsLuwimsFNtn0bDhV7VT5K8m+4/MD4qibWapI2axJ\
yLMGtwZ6mSLU51NzUYgH/b6PH3UG1/BUit3WSp/wWivPSGmaIL2i9L/iI01JiaGDhUdDHpz+yffBjXQfFxeV306wiunPu/lFR6vQxd+KdMZbeiIoFyWCO8BEU86ZxuWVbc1HCv+xU4CldrFF1PN8tYk111l/C+5C\
LpS0a5w3zCG20sswGHGV6ozkBX6bAln7n/1L3tq8s7uGk8Z8nlTHUvVcPhqWKfE0qg4yTmxJzQETqrd6R9NgixeM9xgBxmIl7Rzgaa5vy/heorsfsqwpF+BdbqCPymq6K82yrfzhUvyWWfafAsPIuQSFbXHVSvxf\
Z0BEtxq+v1l8hN6JbXs2K2zBncigdXA3Ry7ILligDylop7dbW5iW3ISP4RMEtCR58AyrjJZ+pP0lVcuPBZjXu4Qmf1stH7XoIBxb7J4kn2hmVnk2ICz8DD7yOxoKVGQIp7gzx97wE1VxdMl63wpRfO+iztRrN498\
IDDQy+WfZvAIEPBEei7sTNcK0yok9xN1hdTn/5cNMrHwKv75f2+FPyxV29khWw4JhKCj0ht7jkKqZrkLYcZsxyBt8nJgS8UhqdYXESXh6T6Vzj8FHs0KdcIQvR15Cg+rosmFygcozO7X289Twcq2CK0g/mKe3i2A\
Ropy4cU0hk7tEyo3jxCQgSFwd2CX2sAtzeoIPoJo5iETqDUjS4jpIGAOo6NgZihmIUmMgrHNMZ6G3qAvorsRWiq3Qpyto5oTDo8AuLW9hkTfaXmvWh3CPtPjavrE7eyvFbSMLHYqV2cn8hYgZh7dclRIBRgcfZdY\
0+/uEMqQzuSTh+0TEH2AZMAmIat/SW0HAM7XLxVWCHiLGJR5dWFUUJnYkxg2mJJzxStJXHwRl5JJQb6Rw+2yf8H8eBjaSQelH99WKY+UjNeTGJZw8pssvQavsosclvR85uTkDTfjtKMSMoUeVB3oUJuCBWCBG4dM\
ARQAJowYeTIrAzfUFZdIvH1CnQsRrcSStUuG72saHKKuDYrnNuUrQlvsoWxxt7AeX2FcjFgoHM/m0745MEuatep7orwTFwRH+HZOTGAJTc17EyoABw2c0qmFU7Tq/5HGtNQyjHBipr7mFPO8loAEq0h56uUkbtMn\
gVg1iNlque1WhvbLeW4/SdLb+w15mXmLvaj8IwMxx2TPPKG2MDLuEv9EjQNs46ijlUj8mf8gdF7hEA+fUvnFy978m1co2hIS1YoxbxzJUTzEBAGAYlpFyzgpXHIoI1shdaCtqv5BQLSuiEWoP30YDLegLnUHNCxG\
uro+TZJLkWdYGE4q+WYlFVI34WEsrzzpd9WUlzfAFzcVsYX03v2tl1GVKHb2QMLsEj/DEtvzwDvZoo2YBNl9QC1VZKT68Gbcm6JXSE/A6ElBK+mlrhxnwAOIhqycO/SAAkFgkWWNcZwMqWqlyt9pl8BVC5696cVO\
lvdLEgokpxHAWBhRBWZVjGhb6O8HY42wYQM/9IyxtcsSNDkrFJ4GPFBLM5Dyuo72Yual8QGgUSoexQxA/XBvx2Wl7rDuXapv2a5Z8ywDW8ihjgJEO9dAW6bTPJjtGNxq+aQFdfgD6gfwePCAeUwf8gIMgoLsp3MA\
lwI7BNAQlQS6CxwwAjbm5OxvD/i1wYiCLSHv0ml62uLuKz04lDJo8sepjeW+ZAtAB2wECAlsEMjKp9NNl88ztWUolFRi8lXuXBn8l6+7M7v3+/aVnQ0PDX9C72P8Q9Zbt2Q4YjCYhKNGStqnz7fXaZbI3e79z0P4\
tP/P66VfYysDAKHrsxu4013ZT1y2SFfqDQznZX/ZDV2bDtL3lnf6Zy3WWi9Slu13mxR6mzmQ32SWUKujutp8OrVPQuxJIKHV29m2vy95g4LvnAWct57qUzc6tVs52Vd3Jntmt3L62qstj7wIFSdYlz8fbqMU9Vt+\
5z6caJ/VgNu55at/SxVGHj32He2q5c5dkMSxObsnsXdBiJbfH6Xb52y3/qV1ud7DQdJa9v9jjhB/n+fCjNPI4DJYbMXuPrFrpQtnsl/tjv3sXggqF+xPW9aCgiMAQID54APzz6+Pr8HxywO7V9QYNT708vAx3dnV\
09ZxcHByGCxaub25tFWoKbGvWCWoSnhEgPHDQIA3tjMHTrPqsqWVkCxQkGHuKIXgeeNa1gQI1gQFh9bSuwb68ngKk0QBdXFtazyysqycAqG1VRTUlFQX15NTEtPRUijlN01bf+RsZPTQBCK2HoqW5naWxXUizvnX\
9c0258LS4uPw+cIWQ4/oAVyC0rtTU3qx8fIF+XR/g66fTegr9TOwkNhE7iNVilSLVjigdUzmkcETdgLLxVGOJhlOMpkQmGEsslhCVVDy1dZa+kwaRwpzT3q+21TVdHWz3fW8a6OUKHsg9jVCYTL/DreE9EMxfZuQ\
dzgq34ownGR3lxJHn8K5mzXc1ar5DRvHOR4p3yCImR3O+d6nw3pXjg1NZHjERQwfvk5dRuCFgXoQr/8SquMsx2/JJdYT+xw4dNGZI/iNm+U6p+P1PlcVQ/DjKUNnxPyoz5UOzAUrFjFpcLCnyBWOmSxYix20cyTZ\
Vra0QbmpAlJq0pnBViZ5RRqWZZpdeYGhdYRL+gawZODDgy4rKdpBGFu2a4x+VGm4R+K64dy+LTP7FJNm0gTShxocZNHfcMGDWxpA58/g9nOYQaozHPCv+J/yPKf+rGqF87J9f/4nebEwMwQEDBaZORU1OTEVPTEV\
SUlJKT6W6poXo2uksWnImJRU9ElJS86gJdVT0/Gcj2cioaCgqKipq+nUBuoyKiJpDQnLMUziPkIyKoPIemu7y8kaRG3dQGF2GbxAlytRZkptJzQTXFXYpK/F0OHndM5vub/nzfJQ9lP/lwrsxzBPMML+htxRY5pT\
8eTs50ecqtFdbya/cVcyn/lYOAGWe/ZnLc9gOV1r+BXyz9Ju0fNdrlEdn5zv/gxzG8ZETkc/FjPk30+SbtFnx9Y03+SzVeumYBmOi0ln6VlIoVWZpNNqMdkm50Y0flB/IEKRehEyFcnEYW1bbFFJbVdWUlmnMypZ\
lpeC3FWZ9v6y3ylYkJGscZhUjZMtiCxu6XiPESaUz1F/dnkuz3qpZ1aRqTklFQT05NZuYlppKz5pOajaRms4joyKiuQ0XNlvWaIlsAslEzZI0SNAcOWPETI0yL7glHu9HwyyAjn9bv8Y+LBqu6FnJq4JHJQMRCif\
WJlIm0SVbP8BEMIkMGiJoyLeHH788QvAIucOBThDJIG1+iOnxCATLDys+qvig0sMJjxI8SDAWMo5YJFwcVBRUFLHDww7AFypcpGhhgoUWMSuCG7h9xF/xh68CxZ94E9g6LB12DiuHjcPCYTFgL2AtYK/YN6wbtg1\
bAUsBy+bVvcJemX6C+gDx/engh0MfLJ89yw2RGiD11OSZwSuTgXtH5m6MnZi6LHRK6JLQIZk7IpcoByPOBRwLOES4FRhUXLirSlSRqCq0kMamuLbDOmOCC7UWaiwkIEY4hGDiQQkHgQ0+pHlg8IfGd9ahyoEB1my\
vqoGqV4ZHdrdATkFcAgxjbmJtCCocoGCArUAaAbQBZ2HVMOq0DIzsK4EXdOtSKxBWn6w3WGGwvGBtuWoEIAXaBBqAd31ffSDuBL+8vDLoCUKpVXgDBLyboIf3IfAPRB39sRWxAqkoKKjT0rOeZ5rahbLwn8/Ul/l\
MZb9Mtbc/A2Yt728MJYrvMJVeIiRPqbbMswXssuzcHZqTiOykrNref9FsaDO2s/PUODRUDoOp8u0FW/Xw/bXz8sNp4pbTVO5NnP59f7P3FBxnX+wslrPZJ3lrSb/8gHSW5l5HsBVNxeRh+dDLBd9JVmznM1DiWEY\
ufH7z6d1v1o4R0/t3DADfrKXTCa6p96J3q+XDksDuaS0GZecl+ubW7m6zXwsx1tAamumV//hP3woKnp/ICn15kvudG7vdW3Fvzdc8hOrXAcvg6pIqVIl3AWYXc5CHSRSOIBwUFBFY17UHwD+/vueTr0Ndc8DubdC\
gl3dnV0c3J1fXEeoaQl3XDOrarEqtx2qxJ9jz+eUloM6qsa7qulbS83co58SBI/mFy2t58kUexwwYJ0i84B8Frubbf9Jb/ODnB1H5idH/4JKLEjJ5rSHx50NpHDi2RUZGRjo6PnmkMke+8GiVsSwOaZZs+E2GWu1\
b+LvHDJO0Wi/DyC+G2r+3oF0a8C90JJYrjAtEoJVKx67XW7q2pTjiqtXkc14FmMkBhDGoQ/VWtVRDI5IUFKSS6QOEaTAglYmESdCuwxjTU4KMFmc5EqMwpAgyhChDFBERGQlkgtE0zQHwM/uIP+uwYLC38HjQo3+\
ZSgw+T2VeJlUC32Cw8OGMP5f4gJtUNH/B/0RJ/O4OMCfUvfGn7zZ8n7zwD4YG6PZNzG8GuqDwl8HQkZpI53Zwnob5B0RbKIHQ7288NGtRsjL1AyMF2gVQmcXqwxoqtF601XASHQ+gnzILizuqk4EUpMJ3DBxWDxe\
0Sh7Vw93iF5Mm3P68PpT4kqr1wXy4i9jb9FxeYkqRzCFQ6XGeCLOtdBFnuDCc9LOs2oI/YotIk1kHBQrQSi1LuhkQ36i8Wm0BEuRzyolyOG0iWGW1+ATnDCKbGNpwFkH/JmMg1Fe97NxUBrllTWCTaSCY2IyHFKK\
g/udr4Y03MrArht3d3rMjeRef7Y60VQ2Na16P9Ur4oqoEfsgRvJrM1H1y3Ibivtz6eJ+1BFkylSWhfnyNQDu4OSG16kW88H0/EtmNawHjFrOKeEhfudvDRbTaztZZe1NjyhmELibUWNN7+A7FvKQrC28o7ticYp+\
HbrKv7zSIaOejIpWex7x+DLmnNVxnwpMjovR7ziUXLL+tL76yhC6Ty3EjTnto5NhwArVbHirJy6RnFe5ABZoN4VrncdN6wIds7kLtnGPeRBmTNZDmZfYwHep/hK4T6dfPgx0g9AGnj8+WYNuc8tQ58hxd6Pp9EF8\
R64oBJdZHpJwUtzaGzvlwzMxbUdtfxcZfn90GOmlJmiyNPus5451ce1Q/RSFOWxgbBiFVY4ASYKN7NAGmdatf+5PhkOLWWLs84e/rzcOWsPD6Dqxfib+W/xxRQ8MGGkBdsNEWCO9ycKTcpsYhzqYRkKB5Eufy0Cl\
JMnjmCCalx/0TxJu1ajU+adWInhrSRXaZC3j3UiNWtnCdVHYQy3Ef/oNSjTjd1JAm+8/axXtPehScueOzAYbaqeCARsl0vk9h7kKZbQvxz+7ad/i1vwIxebglcWBIcmy9uc3YP4oeN/KnIypJs3X4SWzS5f+nNs9\
nfeG5Hwc6KbgvhrvQWxxtuZwgLzcRTIWlmeO60L/ua1bNG/mOx6kA9iNnULPL/vC4meoSD2VoO+h3jyENMdqQibc546uIykyZZQ108nxK0UwuaYjzmv+ZJqZ8Jgf8H9bCuXyJGT5y5e09cbqPsV+Hqp49Sjwu3SE\
iBE2oL5kNrhqSDGPde6HgTvyS62ak1BL8DBCwiKJZ/POg6RLJ1VoTQqRvOyHS/FUGZR6D/kTR80zmZToKqFi7INDFoXgfZs4fBDytgTqS+h6JD07dg4C1nD4fbg+CmmKk+zlmwIB3/k9lUQxcdFirR8IXpby0OLI\
55nqtuA2qg9ot+U/3saitPb/FDbqX9nt5++DtpnX6f+3jgN1vSQDgai84TI/i8ZKRzEnPXcKxLz1nt0/RuOKjZ0R0fF/Q/Mn41ma50n4ZRHb58DnWvxsfeyoiwBCnLI1rnHSne2Fs6pLyef2b9Ds0e7PlVs5wvuT\
lZSsFBYdT7n165sbLrAcF3bVA/w61Z1G2dnjv/R16qVdZMr6p527fFHluKxbWhgC98dGXO2Xo9sG5VgYXyU2XxmsZlzHq79S8z194p/kwjji1V6WVNFQVfywXCG2QYpoWXRpuMV4bVCSdH7x1UIAmrUalNkCnRK/\
dJYG7oFvDPAAgRvcoehWEMkIxBfahTrLZd9cdr51753e/udYh4EeugmNhhRWMOr5CspIxxvZ4BbRPQvI4co9AlxFQrKTI0b3geucL7A/lK4YIiHXSzdkuIj4wHlUx910aIJfRJj9wceP8zpyUv4Y/n9yGoGzKMuH\
RLg04nG/g+hBkvukd6bmREeRgEceBXUVroP2vllPv+Uomlu8kNwoa26PHlsibUoXP/FsgZQ1HxPPlMMuVsz//67w2gDAjSQuDbZziWyTnB7S9rZmnm27fx4y6s6N1C/9MhnK/Vpk7hh33zK2ZMz8kb+Y1V7vPZCA\
Zht8NTRhsNbEazcWVP205ymbNdgRzZ1f9fwjb0/4Pl9i081CE8Of8CQS/ergbMIzfmRwwUXdmfU98rXZan60vje7d3vh34NMiIP+i+TR6vNFj2Gb83QcGxX7jIw7J4sh82gT4r9Oos8O0NZKVjoiNJPbp4xthfQr\
17G6Jmj/KfVwc8eaOjCqaPt+nFsfzTDs8aHe1Sm2SVKAh6Oo4WnlcleYqkvE7prF0COnyalrft59ok7bOq/WsgxKKqeFfqrOktVR7uVrY62ej1W+0w4QbxnAJhcjlX/WZHVPi3mraA/5Qsq3FjUANXd7mgNcEgQ8\
kAHqUMzFNYVcbpdnCJ5GP4xnlUGCVixZVTrDQCeJsgdvKHoBZQUJ0RkMIBFNrkLlMwDZHqmyssQUBPsIEfQaWB48usyF1GHAqLNDYRsVi9evsS06TS/FGAAhADrp0SK6uKcpNcv99QaMb5DBJZ3ozXGUDbBZHqhw\
1smv7xgu39WKtwwixUopfaXPNi+BwcOFaAOQNjEIpwoQFykonixLRzXRNcIhQvGOFzTKlHsxZm9lysoFZaHsaHegL2cqd6PewKSLiJYayGwqwVbn3NUbgyfGnp+sB28/huCla7ERpUlMaPwPLyltD8szMkRs6LK5\
taSn328Fni8k3e9Be2CZc/gfJ1k4cz6egpUpyjnENW+diBM8yEempoeCqyPAPAnmvsN9olmsttSB8pxo7RcjzHg==");var tree_sitter_python_default=__toBinaryNode("KLUv/aCb/AYAnOgA6giZPDUQmDodWCbxyBUYAFFioE8a8EJjGcAnZIHtGKsOEmNmZCLbiQ0pUMLIXsQjsrpXugnZe2+ZZA4EWAOyA4CNf241UVBf4\
xi+xMK9xja9Rcm8wEO8u+uYOisYOqx1rrBQzpDdGmFgn+nj9NIxzxJSrfKREiUk3uQhRpKI2jxm/2Qdv2AJIdJdEbFZvQA+tvmDjPR79Ks6rvUhUsR3yMpeHj1IuDzHPniQhe4e68rQHbozlyjnGIn6yC2byHbIu\
gZ5ic900KXhHEu4Eo+ycc1kVtJQlEfrWraKxcZBNBTo+se6qAbw2vfnyK/wTdXQXt+VD29PcY+eoWNeYBWPMdMdoaA6wTB01ri5Nzk4VDRufdjW9qzpPdNDLJdYNctqZStIuSkn21myMcuj4JTsHdbaBvG6Z6uhF\
kBBSn+Kjfwgq4WVfWb4DNf2DL3pPZa8xS54d4eR6hCv0EXOTcq51NntSvUwrlrIVr1e6jn804MoRg8iVU+imh4/h4/NKGTWPcTSQcy7SkJEZFwkCKfn52qhYl9ilS+w0t6Vip6hprxEMHiDXe4Iv9QNUqIr1DY3S\
U6OSsmNec3Elpi3pmhJz5TvspAaS+ylysU2yj2ThFYkB/MeF/NkH0uHrYNovS76WQMBGv598Rtkq17qK6SIb9DOXiEYPcUqeYOD8KyJ7hLj6qyWdHDmBPnIBS6iDmbdrIJsgnZrgdg8U6vh5TWNJaGYSkZKlI2Ak\
4mXJK1qj4KI2TdYwjSIjIXXREmrtQ6g9W9Rkh+2Ckfr9BE+4juss/cqzrXlSWnUK4TD0yrSaZmTk5tDJeP2hQ3OWh08U7zLLpZpKuNQ5mXd9O3o5OOV7BsWDGLfVYzVDjBbLZzby+pp1BSHjJxIO0PGxkNBS5Fq5\
tgJ5Gu8jDyTpdI3za5dDbN47jAOmmxMJOn2iN2SjczDZrMgAl6xeIPuzH+Cj/wC+6qNan2KkPgMF/caHfUWN+Vh2eAtOrrDAqrL+tEFmnOUw9pRr4Nui5bYsGxrh3vuTLNmLgUHLbNslZko2UwWIkriPbrJRr7BN\
kpCVKy8Rt5ZBQUBZvn8HYbxayScJ/WqeZF8eFh6enSKkXNyMPV1c9natW1name9rLP8TvmTYqiSV3bqHsNks170sHCUiGzU65OanhWrDxUwWoZl5y/ApqqfE5xpr/bpfaEMqlFdGVYdvq610pzf4BB/3fKHo/d0N\
pn8+SQz+Wvpl52xHkLkB9qSImNSMjQ0IEbG0KRgbYRMOpYDLQePsSVBihTJYfVqI1IiaDvGxpKMjUW1Xsy9N6xh5nbfl8dFfggRIGg7hhzpMYa2g0wKhMcQIGNjV0y9YbIgOnKgjY3FaS2ZkRw6xpZIiYyNyTu0J\
iOT9nBdvaTIDiFkrRB46x1EggTJQSZlIhlC1jr/y9Yah9ZpbdqnbRw67XE0F7xmulh+cvBvQTAbAiTIEh7NKP1CjOTQAV/41yf8Qj/41hf8wCf0gD/oBX2g/3tA/+f9vN/3eT6/56uv5/M8nu/7O2/n6zzf0/k5L\
+f3Ps7D+Tf63XybZ/N5v+bVfJrHezR/5s383Zd5uyfzdT/mxXyYp3sw/+W9/Nx3eS6/5eU+7uFey1P/7bM8lnf7K2/l257tqzyVn/Jrr/ZSHtEfekcgOMZu2KhBY4aMGDBeuGjBYoWKFGIoTpgoQSJsBNiXl4gQI\
HrXBw8duChMWEA1JfUUN5nw67b7n4uTO3fth6Ha7burndOef6KQO7n+/5/A9eyE6jrqQgno/1TcZTZdJ9PVcLNlRt1mEwrDWWFwO8NwWMt0QqVozd4sc2Em1BXbUb77286t27otf+22D6bfS5ehMd2mG3WZzHZ2o\
1DehDZdvTFoELpDtdE05reDnDM17dl933kjKWvfWUfbtrdhXbuFYm0ot2zv+aNZYr/p/TfDW90/1i+U6bbzm+Z+yd9fJG67oQnFYyr+Qh+Gaqh3Q2G4iwpuvlCXGY3uj6FgCX7HLlTq8tfVb24pVG/qZrO5my4zG\
4lr953bLcSUvxLIX9G+9/P5dDWf3uWa0IN9txzWu7+ZlqUmnlb6gZbF+I5fDmvO8+bz2RkaNjbVKRkQYR96tN37faH8qefZ3Rd4c371DEM11Ilm31kl5iba3ExzS+xoU29ZKvZGs965N6P6I5jtXoam5zbqulJ3f\
qO6jbLisPwFt++UpV9ebQvV6k9o1ldaf87P+azdtOn75nq/G5c1O3e3676z/n/l/TqZOTuc1rVfaDszoe/c1T6habprrmO4nY2k8TfmcH/nNKjbOfydN2MrvUF3DUPtC9wZf4dn3Zybc+t1BqYLvaRfetKXDtTV3\
nI3fmWwZ+ewhuF3ncyenb/tnOaegblzO7td7lmTCc9u38yZb926YBrb1Tah/Exn+5ECHW3A7u0c7VhtlBlN0NO21Dl7uR+37nN4+8teWdI9g+lM38+iO/r1Uc3+cwvVXUO1jop/PoPqWj8w+17WzvHZd+fMX79un\
cw0pq63gteyVxuF2go02PeXQ51NLT83d0K/y/367kZd/WDPHPo9Cg3HLqJeI91etrU/v+ll1pJQTyUjJXOevGIlDdk8EkpmIWEZGREJ/VwDCa2NfwJ2ZqimWo11ZVW1/8zU3vLej8ZCGTPXM4fQCOI5ShOpxs+az\
9PAplCbd/N6/8Ypfjd6cRIgcDIga0Whzwk8BTixql6Xakrqo37v89o8ZanXa3EjQS9+OL2tj3sTAU78cnAg/JY4D/bi57Ln4LvIYTAn/rk574WO3sRHBSD+MUoCxG8nf1F7Fdff12BB34FuJXvVZcJDoV/JYHnir\
5PFHPPI0jB4TxiW/mXMxFlKzuDFAmSwrX4GJU3jngF9AB9AnYAM5oFNXMBNPL+JoXHiqJxYi05soE584E6MAE+cAPCpdAWyGFY3046vR/6qxgsCBXQGMhhXn7iBDNYhK4JVU3cgg/2JH8hiz2629YDkLwiFHAkfX\
RMVGjLMcPgBsTFRsfML8R8qYsVQOEd884spQgL8ulwcvt0aHvvYJwzxI8qP/cUUYs+wd4I1vUQ8E347cHH4Db/o9NjDX2Tk0Lgh2+ioeOjlEAHoit/x0NSKl0oRheKECSgNJMIiP1J+SMjIa6JCyUOKAH/RM/rJb\
xT5jjD8o6d8SB/pJX3lT/LwlL7SW1K5iF/SV/4lqf9IUVAff+X7We+2+zHFl+LHGvG6JH89f4v8mAroZ6yMZchgXy9/PWC8YvxL9y8d9OclIZ0pw4z4Kcm/aXpV1X6lAACe6i09bej8zuYPeOae7qnzN03fUmxDi\
pqs3QGXjVjwX8L0VPulXtmA1sf8539uta3WhFKzrh1O+aMj3tMoVaL/M9d7WmDvHSXesNmuNvwuQNAWxXwqWPrKahY0JaWrVW8BgsTbyhUtDp4zeP5uUxBvODns7Vw/t4HttrVgqHkTeDeFvRUHdYK/CiGbY+CjR\
IY+lMWbTd5tctgbA6imAubUroJAy4U+zS2BWADfErY+AoR/8A42dVNfKTGPNkErjgZFYsji5+3ZqIlaNMANxnHJacQtHrpk57Dai5z+QiVFh+EvWKjwW47C1Dt9mB3G/bafQsXQTRduLL/GXRlMy2777jZ+ZbNZb\
+qGP5KT00PfVpFvK3pTjyvxFh9t8Q/Zywnqim8skFkM367UQi2H4DShuJciB7hFkIujLoPmIr1g+OIHDBtdYhgNYgqN4apDJPPHjkOZDXdZMxr7cmhiFwqg830mzpLFnN1Mwk7TZpJmv3T1ioAsrCtMVStvVRUAg\
OKlTvVTUlFQT05yzOF/3W9/bzX/W02GbciFVthXZNhNjOY6TdXupohAPCJZrO0fNePqW2s+Xc/8KT/7jc/4i2/oEx/xD98whUSWXIsgiXcTwi4t5MjJoJHKJ1a0RlAEj1CmBSKZEkoSBVCJlEFL1ATptRaRDtTX/\
noTQIqm/OlO/ERS8XtSpQ8UNj5pktr2TCGt6GqUKx/cPEh6dlB7xMK1FpmFw5RJbxuoPFVDFS0Z2B4Og5YteSHOQn8rluQqyFHQcb/ldXzohL5FQn83LluOXCJg6QIhy9yDNy8OqF8aMKBboCCyfbr9zEZgEsBN0\
iE4YEBRmEdhtPrLWUbFQLdAjpkLkCHQf86xzp2sG9CFjICsjuVIb7uXZHc1ptGd0HUZqy+R7qrAPDIT4OkczwBAQ4U3lUZKTdQaqLwnNk5tZDexHn/zhOOM09xjyoHnvHRcvrbOthM/Xzu/Hbltv447nY7paO38v\
URVb/t2gL8DgOrvTP0d+e/ced327+gKf16o287/Xxflp2lQnjhpwmSJkiRIjqAZkZ4VITJESBCzMiA/fPQg47FDRw4OGzRkwHDBQgUKEyRsRYDwwEEDBgsUPJkECA4YmAsQGGCl3+7nd2OluQ9l41z3F8XPrv4dN\
XtnaFY7P3lJSZCYXea7u9oNfdn0NPiL6PnCbl/Nbev8jTms/ZrcGdX5k1d2HjOqhGlS51CXnUdl6lyK0qXOqSx1DkBbdh6g6krnVgo6v3LrHKvBJkmdP509AU1Aa+HQKm/dAFUTHIJCCTLZKSjUy37WWt/yFrr5f\
nRlqReiCHGU7M5RMok9w9Gy5gyXeOfMhKFZI+D5OW/JZyhmFHqO68+jZWhtf0bLokiaUT3NhMJ13zUsM2OnCVk6GK+A4AnFLcAx8i2I6qMAGDnj1XcMcpcrwCkmoCRAgacYWgUYhYotcNAcFnWu5xL0VbqffjaGF\
RVrcNJE3YAVINOi1GLnU9gYCiDaFQ0gLXGmL6N0tC51lalOUatK9tIGQBjospcUTMM/pVUEEaVbyf/QsBlL/iq7unxtKMRUTEEiVpaAAQQKzNDBzqNaBg4gSKBAUOcL/vboFy+4Bg1jEhCMyf5AA3oAIcJWn07Z+\
QdtQ5EN/giiQoVqN/HhwoeuwkMGD91Fhw0dOgsuLq4+g4OHssXeJYP1eIxxQxBIHcQFEBc6D2GhcxEV+g0KXxQ6l8bchTbSob+RSD1MQpiEvlViq3MTETo/AaHzJYu6mAMxB50sgYoEna9A0DmLaOdpfbqLKhdVn\
b946kLkGLIPAnrKX6chgwGJa1QJxIDXsOHs/Eaz8zFm5znin8pS4heC6waJxTAL4VshlZAWDhcXKNdoy3OR7PJzfl7+CxQYK92HORTTYczXPZm3+ykxfzIBiVqoxKTqVnYpUzIQAIAoCAoT+CASh2Ek57HrAURHB\
wXtcxQVTDGiDFIKDBQEhAAEJIAgaADg60azTxLiyC7BMXp9FrXgGqVghIUFVxXoDeypVjd3sQy5gvDrDEr1Z8iurVhrHZsnwr70i8VXj42J8ARgos/kSwv0zQORcq6ugE9Y6Jh+WfH9kilLchpFFcL/lcFwdOBNA\
3ipOOttX/Huryl8oQas/dl9wYLMWWoxj6lw1AO4SyUXGNrkOaIFTkut52SJM45pcJ7HPfcNTB6GFtLG7rYeWhNzYrfG+150mBI9C5sLKngOOM2Gqq74ytgA8+Hqhw/HLNkXk8MooZHes2lx0/LZF11RXpmgWaXvA\
4qhgFe8jAbRPcHGI96HYioVpPAplTZibmsum27sVFrsSPjev4vp2AykWwoBSx4AZirmqBANYIEMcRA0UzH7O/nEJaS8UZP6Shx0ty268j9M97mIbu9ZrPB6ouX9XxdyQmTRQ9K9W5i4RWFwqYYpwDA0RHFMAesyL\
G4CsBaKtcjH5qJ/v1XTXQ/F6BZyLHKVXLQyu/to0h3aRHfqmUvlme5s06FRXSMlOJqho4O5o3NJVdR+YXIEXGbQY61jbpJie/XW0er6Tyf4L/oT1fY+iYrb6JcfOMWmeyaM8Kgh82jTNZT0HfZYhybEErwenmXXI\
APy9DMGQ23i7YZT1Ps1nSNR8CEG4bR+CuD/hQXTOgoRq0ky93tLg20nPdySkvPzNWDyyXDi7Z7M/6eYwxpVhy50vr/XlxEL6CxFhIrFSgv7t/cEZsN7zD+hRj689UMaYsD3efBJ+IvcDIG8K0wt0m/1i2Z19BFlM\
6su2O8rEQKkzpqY+/6DOPeMqxBcJeGkdBCf6FYiiY2N2PAnLcc4Y/FwR4rG7sU3xf8GCbkr3BOZqnnkX8wRB2JkPbrjO4CZJC4oob0KhLjco6qHzsl8Wv5p8nWfOq1701ksWQtMG+aQIB4fMgIikWPuLLIqDcqsj\
OlgNpfuApAWmQnt2K3gFrhgVrYWHzn63IIXVQpT67u54BOcBKreZVl/jzp95Xqs1XWbb6ta8MqjsrthfbI35bhNCIr3sRBJFO3muwVRgDZZzrGBmitLShjelz/9O0iJW78KWnr3qxYYaYUvIoVNZD0CV0OqYiN0J\
8WugBn6V9zffk9Zr9hLv03jXAYns9qMcKd+Sz7rw56CpIVKv9cLjWRt7RUR095j+g57jUuLO2W7/I5IyVRZceTjtWGb2nPRVWq/6izmXj8hozY+hKbMyfle3xaLrAIVZMJ+/92s5ucCXxovFVi+ZB/O62WAzK3Ql\
GYlTUlPvolvUI4xMgORscGygDIKm4oFF7cBTJcyCHk+P1r3SlQyGpasVbPW7ZeFDvjdaLO+4Qhaf4h+NIhvMojCeooIGBUI4hPgi9GOca35QiJbY4nsgKSaz0kVJkEAW3Rg33ccwpqkVEw79tD34iVFQKSv6PFLr\
W3sXyafuCCJD12PAWivgcWhv1arErS6Rez2QiI+/cb1WmgnuvEJICw4wxptsUZj9Y+qk5Z5PCkQ68O2CTc8HS5CsMmUSOSOEJQcZ8ZWkVcAZ+K3j2/JijTqXIMj0kAp1Bit+VvZR3ByIfI2Cd/rCNVs6l/7RBxiC\
lXkCmVm+m8KZ/5Ndy4hPfL07EzfC2tZRMwziD4ExUXpG4m+4Aed4dfzt7gYFNESwDu5XX4QVieIg6QAwcYp3Wcm1qFByjGoHFd1lse8T/bqqGRckHlYV7e+USIuKHtYJ5EKXjJxUULHQ9Q3r6L6IW5yGQYjs8OL1\
CGJgxJ6eIyYo0EgkS58EcaQqx0TWny3a2ozpAG0NoBUJCrJ6domNZMlEKsf94CLzJtLATV0JVPZ8YB7h94KspAD9Yo7WAp03UxkOYJuYMAyE0hZzrDdrChGxRpAnLS7KY0Njq7adoSui/LqBKLfd7SXSfP+/+WUh\
NI+a0CtHrUvnxtPKKxSaP/qgIYC7hkZn2bw+6fZa0wv7/3tupgTfbcs/HqFRCSVFgTQ4V8RliO4LQ2sITE08BcVybT9b95Pb7x0Z/tsTZkpDHFqJx0ptnFWMsnpyQF2oAAcC59z+mSO8aLzoS0Hrm404ZfEJTXrP\
GEXfWMGt+BaZEQHYt70jRsgasr+6HcY+P10lWhZe3TCx7LhruJADJihzYynedKjRLyfvDBvzy8UKEeZeTk+Qb1aEBik12wkGMXWsRBTa6PY0pt0YNyC4hMcJWTz4bg0wo96iWykusfKhWs34bgRqgSO05G0LdTbq\
kEOnFTLMEQDAt1/PytVaN2qyIO7YSwY0vDHej+hB2KCTp7FLUXOT97U9On/sivDcUU7SgOBi9eLki0MkJZFc4fn59Gl5HOHB5IawdvAkcYBnvnzqNYDs89fcvnRBXEIeoGYpTxus9gP/cXFSpSZFZY0uYQT0kNcf\
avd49lTc0bk+5FFuTgCs54ypVMlhVg+1alzs2R9UTy9tHwAdtgpMu6ipjA9laruQV0LELS+i7tTAbN2jiQ8d5tDeFvgCusbyXAV6NZYUG0fEKdR1JcdGf/ohk117l08V7ghPG5MSkf3KRSN8GGWrgOKw9o5vSZ9g\
eQMB/4vA1ouVJ9SYXyKBenNDhEX5cwInOR8pHCqiqBQoLvfHSr210hn8fg+fZdlBLRXfoUKFTt6yTFufepeEHqVIV4RB1Emo5j52y8CKYYcW+FDZsZIOjgWOPqSFqHx5i5fTbC/rPtyJMesfBTyyFckJ0jkBsupd\
+Eq3L+L1QhoIlhIOVWQ9IuqdD4moPoVlRSsqyR6zglgVJtFACDfGhU4FHOgFmx+nRYLvaghOMbxbcaSgE4EVxwGQ9m/Xqkddfi8LUFNn8zTsRRRyT6GvQ0haozuW0YmbBu70UC4IU4dRfqyzqzLiT2Z1d4UjWOOw\
8tOtDrbzD+I9611n79FWv8FEQ7XvMrkSu7Wy3BjZqkImp4Z6LualQOMajHJE3xvWVeKzDV9VIIeKOAF7pT80vE+BRJJlxASZcXSMNplyHj3EYyw9dyS0VogJfDFb1RRdtTYxJx4XERtqKxJmr4YDC1vwf/RguESB\
8GYcGxD4kSFDXcaVQ4/nIobEnN8fkP1oRNaQeUBRNj4/5t7O13ca3W/EQM6eiP6pu9ktOM+gy2vQk0OH0UuBgX2veNQUq3n+gyfAqd4yWESqrYJ8NMwaolYB5kuJM3wODSWn2ad2ad83A5yYITBUgu3QEz3qw+Fl\
9iX1rLaRi6f/9qLKlgEv5p96q17n+l/C3367gBkmxECFQoB5ur04khq9GtOtR71EscVvtwIlXCN1O8igynu1AlbsFp1HDiVSPKv4wjlJvAfapoe8GXSCYajdBDlnMvKaQQ8Wp2xgjT8IRojzzvy+ms4E9tyHH4xy\
jpBWowsM0QPtMGLAvB/UIVtlDwGkt0ILYESxAaUkJafxK7BOxqV/PNZ3hZA2jIIcBNtW4NKuc2h0w+tBnEQQmuXXCilK1RykIggsPFPFLIKQFolVf5hBEB0kaNGQ5/9+LSrF2dJVtMAKKFN8xNnC3ySrfJlNNRHA\
XiFs1I9sGmVEJsHR2uhs3e47mIpNxPGurJFtQdyIYg1iSrLSOW4JvtOgAl1F8mZBPhWIdU9++GfdkvDDHUEWdCDseS1Zeuaiq2qJRNGqvsBDmY6IySXRvAlS3w6OXW3M+Xk+HKA+u5nODd3nPLXDdoPcSRojP7MT\
a5ivSbGxV36ZBBFFegofFVnHQAke5W5dXIBBMp8xuGX04I8BM43pxSG+BOEDsdfWBH2InxsCc+Jx2VvmzM/9xCMOOPGDDOrcWCDlB3rTm4UIcGfhKC1xQVmBLVOxYpid9EQev0Z5I/RfOyGLxVeCcTNbORZ9Hnlz\
CRqZtXkk0H0OKMW4lxoIiin0MtClXo9lRZSYXBZilBAGCgWZatlnz0LqHnPr7rbOelJE2zFqnQTfg1zCiAikMC4VgUpuoAI5w6JzbAremSrLCQBAGYGEtx0pwGsQdpzuQ02GeBKA1MZhujh/LBNl/Zf/THMRYIGn\
wHOSgRR6iU3CmyBeX8iIcIwQ8qhAqrN0gTVHAjnLe6aF9aoAFr970apGJAUNlIIf+EwgUWr84MmmIMHFljqJruNGRpRQUhljX/ny/qASV01MCgxWiE1lHATcLQbppYed66C3Orz445rSsnRCjVF6W5EubG/JoTOL\
dKCh7SEjkwjCcCM69zSnimiBFSMCAUGHgB3WG4Gwk0kpqYwiAA62zmMvRDgQZBIYRu1JAUE4KiARDnMReHzW01b1qJZMQUQ3UBFFESHKC4RQOWWIovCEEmI5RLRFBQWARq+0QAwhfkKEiGSAImGaGKwiB0YNS1up\
F2HLewH6DpSpvH2EeWQbttRIaczBZizpMynQDQsmlcxlmMluciQQWrZSifMvj6yUtchJblAgEx5HFOmOaUtr7WkD9hSljk8d26gTTQg6wAWceG7gFyMjLSA/lxJS65UsYvwQYIi2ygBgu0QGqCoIRHHn1xUdFRDi\
aO62qyKmgAVoeYWJYvKEJEB5Ygh6lAZQCv/NyUjExwP3OYLcVEyVU84bwkcCQi5xnxlkO4cABhXJKSdFSXgtmhq4tvG0JL6BTGZUICLKdEENoVPH82t02ePnkrT40U3TcZu6PasOvBSLMZuMNECHfFXpJWgglKkz\
IZ1Sjfd/Xeld0SjRyJozb3ksqPQ50Bjl5avQKyb/W23NQfk9FMHrX9gkmFVcPzhSW4B/NcAiqlAKDMQeE865PAzWQqooFi9anlsG9gnjtSKLCqKlwHauOA5WVG0l1ILrDoncB4IkveWcu+9ZQpjAoACcwIkRPDp5\
dE9PcchLlaKu6/UJ8VJXRa3wZM88swgdoOtjKnyjjjqB1Nmr02971u9fVWGCmy/17SwrjIrgeRMU/h08RE/pu/EXtg1FoNhVQlJfOLveu1LEfAUspbOvThOi89is9cqe6ixGOzrr9gr5oLZwK9w6wt42C/zqY/6Y\
v70TT/Mk/7oiz6Xt/zK95HFnvUx//Ipf/Kp/N93/vdZnvM1H8sz/szTX+7jHu7fXv60N/BI8Tb8sE/wV95/8pAP8+9r+c6HYcCXeqOHd+Fv+Atn3+E5PPzxo/jNk/iRv7v8m3n/+JvLfavlS/6OKV/Kb1jF1639V\
+3bzN6s7LfGPkvsq772B33/+f3760cywkTUftNvI8xF7c9L2hnWbiKvFuaM2r0l41FeuAdIjPpD5mny+uBAPfoWaLH+4fRqgWKYiMdWiGnHz5CPV0cQVxROyhHACACsXVLkJhl5tQNwdJsSjZwQj55uIBGwkQS1a\
whwogqACk8dNlEZOhnQWtEgMOXk1V4VFqjqgbEIDWQNSmnNmEIgJKNKwY5hxbVhHCDTtV9ceQkiUDC7yOoC24EJFnS92q8ir7bBbsEltgG7wnrgsc1iwSvZna8yOwwezIKZ1QkjG+PVlvXAaHTE5jiIIGfMjFocM\
glwytKW3pixyUKg4OYMrYdC7IS2NhEusFFzWyPBbWdIM0GVrSfDlmy7JaGp8H21sAp3pi3O9YKcGbdvkFcL1wPPtWrwUObNQ8+GXUfma7cKd6cah5cqV9cD543pAAJ1Tk+Mh71TOj7TuhCldiLC3I0gxSMx+qGEa\
F4fGBAmAlKg0F1oz0NIriVOjposSXKkyBC7RiEE7H4w/ujBQ4eioiCIKIlHPRJv1DAsHCQ7YmUlA8nQEQZeLUGRFoSajJILAwG/W70pszJyRYomR3VoXaY7of9w2DisDVuoMIQ1ScCgfX2Dnwg+vf5J+SEPSB7eh\
dpNhx1dTdXZ5VVjjkPtVD8Rxn3d5AyHjkjeKmjpkLLM2inCtqal56hvdE/QL49qaZcaXqv+WR7LIZc1ymaM85Uu8tnPYl7tZ5Ad320ziIVqF/DZVW+WaE5cAfuCbcAx9tgXwZsZkDIa+jtvRK+h2QTx4vpCA5iFM\
ofAmrIUDCo6Fwk6O5DhS3lL1pKxrqzeiCoKqjT0k/NDXR/R914knHKdZYaXempiUkpBYr/Yf0Y/MveLKXcfP7wkhUg5ST6Sh2QhOQjMJ27lWtYe8fkQwZN/5O1r+9ezHMv7zhCo0SwdOXBkY+nYis18JPVD/8uDv\
pf//JkOELt6J44HfJc2YmYichsXNbCvrW/EmooqFfd4z36X/aMZrn9m8xlf7qo5QBv5V/4MNYLJ85fyltHTUlLRT88tSmAif9Rp4Ss8hWf7Cb/2El7tI3zao/3ZQ/ip5859UDw5uA9ccgtxmTCMuKsk0f5xa4YTw\
6lppTJyZ+1dYDc90SWtxSuQihQoNCDJtpw0obprEGNJkiMuiqSYsODFECE4GCN/cG5t+fXg4anDVFHHUpZg4g0qkDUMlcTgvLkoHLTkWiKjCAwcZEcEHbMOA5XqKz0Qc9RpjwghEZAepcwSF7lCyXSK7KZTH3HME\
DrFkuoDGsvUCq0/P0dPu0arvhlEb4pru5hbT8L1zIcXHzlSFuFD2vRmkz15ayWkcljJqJ6GZvHy2cWTW5aOslmT5pWbWUUVfeMmlqsxO1sscaOnOmFiZAenxLJyFPNx6Yt0X7Zo6eSb37Y3ozLwUV/gn97pl17Ja\
OgDvNAD+KAHep95ae4My9J+z8z5c57wrhDCCzZ9PpPnd7d8DaRX0lpE3Y4IMAKjiTQwzSkuAC3jAbTMMUny7KV3+1qiKp69aSu/Kxm7LqxNRlZSkQIF8sGT/dg7eLH3PtcrqCLqL+8GXVja/9nxdk8hPTl5pyaft\
OR/gOjnWeTWIvYMlVb8+G33eDTADPgcAkz1A6BDldSSHAHis/XTRYZ4Bwh5LmPrjx6rMRqkMUNLxOJoedRTAn5vpA/Q5bR7x6WHKCOkQxLqLqqTq5jY4UY/m2sUMUzyVoNgYTgXyrM14FSgPDvXftzDeo8ejKLlF\
CiKwq3BnWVwuWUwBAOLAFek+DPtPn598iwJEXx6eXh2dHOBHOK+bxnc2uo7FYrY1tTSzLTOuPFcNia2JdKAF2z2OsD9KuLa0sK6siqapZjw1pmqfrpWdRAFxfrUZPU1Y48Yk1IX/rmx/ccY27lz0s9HW6/bLSriD\
gkF/WxLYR6hPfQGRyuD7RinpLRrrCysGq1WWDXdU1KruXZdFfPGZn3+qpmh5sDsPLTied9pS+vOnuHG8gCx9kM63+XAaW3T6sbKrlqlxlrJwsKTXeIoqO5kxkbN63frqkN+l4wU1VfryrrVBXsG//UL3uux/sD26\
733vA/sKZgGfNj18sM7lizCoSWsyxJapVOTiE4zv8rDvbXHrfeYoZaSar+LJDoaFxkK+um5hQpk5xGnZuZlVBUrMgQMVk5GUgmbVzApLSWrTHkSxfFxL0QLFhYuKGGCxAiRxiBAfCyGMcixAxGHjUMahJo0mBkxI\
KC5eNGCBQoVJ0yMKLEXAq7FBxB1dx088PjIDW2A04DBwgUKEyREgNDRHpA5aBDGIAH/dinYLDFDAteCriwEQ4j0gQJTvYqpGyjwfWmSe/uAXVUjsYUR+Cqn1wp4Gqkb9SIiqy0aTgCiOvCcBAGIAAAAimO4v1j36\
YFjP6V46DJd7nzBa4f7w2gg1LGzbY0zJ03Zz3ZsfuPmp2gAb7MGTRoBM5gvZs6oTomCREmQRjGmZs48eSRTZozqpA8gYkwdmYQZrSJpSRlmFMwXL13kuJNv9ljulIUuekkMPOrL5au0vBbLd8wrQ5aUVSSnRHny6\
MgEiRIiRoI0NnEfQOIdi3Kh4p+fACQu45DfKJQHsXoSHLiFBZlMzZgFYXDAQECmOkKKFX9+eJuT6OMTwX2fzZmKnLhenhwdXge7Ng1wbhvYKqCtRegy8bEys+fc2jsFxMViLsybOmjF/I7Bz03dAXyLi8nrZ96bZ\
L9YWnCaKysuvCgpmAyMHiXVJUWPin5qEnRh5d/IfREUDcSDOBFn4vH1VUo/lfRco/8p2lzoeTrf2m09WlURcEriwqB7n0NzMjPraobYKwtHcYbH2URFnUCX43T6jzOuyVXAzmq2aloV/sO3d2NReD1v4dpuZHcOh\
8+8Bd+zFh7vO1y2E9JPYXQ6Z7ccKIBlOKCMLtstxDYSzrLdyM/oDGdmwzFP+PW+7qMrdjewapLgUMo6NO0mpD9xFk/HaScl+era+nVXwLoKxoWi96hk8xR0LoHa43ZqaVRv4jOHus6ikPL8X9IZlAYTiVqoNAe1j\
dZAARGBgiABE0gBBmAoruZ5GEsD9MOECWMhI0GAYaABABgYAAzAIEBkMBhcAIAABAABYDAACIBBgnCZUT5YWjLoqClJ8yQDmh31jpoaiRaw6vKgA61JSRqLWsBA967AT+dm8K0C1OtVLkdzOcZo6uYV4B8d5STDF\
7BKrdfuqwujqK/jFc5p8k2Aq1yvwueUj1BLNoQc59rizmmi8w/hh/NzSnycyFqAdq+cV6MMYmo1Xs25U7kcUbxXMIg+Xwl/7UugvobtgRug3ZZzFC1YHeGXFRzAc7zGjlcTTPi6MtKvucynI5KYLXwjfnHxUKOxt\
td/h6rOF8NYnTsyHsUSeaXl2PPjK8/EjjESMCQ4Q2Ma0MWgBiZKT+Xf7XcIxY/hc91HSq+rGf3BtZ9I0J3oaVBBjvRmKA2Aey9kPrA0sOTPWdSBarH+1VyjihFCD9nFEbSotRpZVRs0eZSP5zaGekah7r0zWHZRe\
0MSrxPGlkC+WxBLI9G79Ju7+eNxbYJg++b0wMCnq2aGvZPv0SWSdo8ZYH2/zD7gQZWhEjgfj0qe9WhaZXcBcvIvLynx8FOaTTsGgD0gXPVmaQzEAqxTF25KAsbusOFBA8cFBoMHGh9ByYJJ2ZIuhh4FXlMIuF7Q0\
BAxADqAoMLx61pmHH2w4QxgDmTF8TsgutVYw/8+8N3/7oE1nGeo5eC7Gn5zqJDo3uh/NcwVUr+n/fl3kH14DUiXlkaJ2UCBrRkZVAoEp4BHNRgEPIAAKCD0s70vD+MhnA7Nk8qhgLzQXbgVp6FitPWgWfMwxEzj9\
BXI9/60Lnq9nNmsLf1PAbgeIX52f+jxoH4TxMSVPaGgv7RJ+yl4fEDlNwVvxz0Cyp6JfbQzryfQtnVb6guV+1KU7WsOYeV8r14K78s4uRby9UDj9Rpd/Ct7oufn5SL3zOEBXEOBCIBWa5AksRTbe+0Muue7Snf29\
ktq8EEZHVaPOSmZ5oXzm/w4D8Kjkt6a1XOPy2bpWu26bzbahbxPnxBKFn6ktzTrFRNMZ3uulk8R8A2fAkGc5lx9I+/g18wsPOjha0MkU0rPKbZXKUblwHbXJBFD0emVzwWuULMBY9oTRz5jNBfzV5Ykh81wYt7vD\
BOAH8FySnU7/93A3x+F5uJvG9Pdt0p3lg0Lx41VHyo8Td+pDmeXdDZ2DhxKsDpqBJQkebvIg/sEB+raoGw+aFLZ4XZEFRmHjTT0QKJF8uJQIG2tzfMB26/0CZ4MrrDFZPtEdoGz/n+R1fOvUuzdYYknVyL4I8mK7\
ooqGvO9vXRN7b7U5FmGo04OXEACDAL7Bk6kgN1DWuMv9++YgYIfP9gbPUDHMItGdN9OXur6c39/+hubdbn/gqQLYACE+eOoNfGLNX3nJ6a1kT8yvjbA7J+Ef784S3Gkl2dxQnPk5IimrOg+29WFrQQaw4uGCgS6H\
tEvHUeUu3vRsenw37XZbrgcizxal2rjirZgFE1jzZwykTfCj9wjvf852Bvgf5KmiWfHoz3YChzmkSXMHFJkruSOwytnBg3/+tyD/9ene+zfBn5HgNc0wW8/bgA/Ra9f/t7ik/XPX62CTsoUjgwCXUPEg1NAM3mel\
hXK5PfIJXDKn9Wj//jnCLe+3/MnSLErxe0hskC895kR/pDn+wI4cQS/aNzh36PfBT9Z4LHUe8JB16FnZi9b9uMNIr8r4BXSN9sD7EyzwwrXwL01AdmBB2TR/x9kefQnIWzMenPwSnXrbIzdJJVt8x8ZZcpbjiNls\
0Y2LjsA3jZEfjoc1H1S3hLcUP/du1+gBTpgBpJA72nO0plO3VogU9wPXEAC/IAMpN5sg/q5at2ACQgAG2iBkJdvR7942SeQBHrgAkUglT1WAJSEmcZTC2aCec9aAv1O4D9wUeFX2m+SXYAAkAF77tHXoPy54cLso\
vMPgYPV/trL+i9GSFiT+AcLXq8/I4JUJc/IbkR+T7r/xeDo9FbqEYhABeBxjd+3ocENiUnJnMnEJ/QCVe/bbzTRledHeTI/Wt/6c+A7Nq8rNr4PRHYsdbx7pLz0oUJB6WOhAYxt0QS2/38sqT92wCJjDpUeA9pry\
6QnzLM5bKBeOnYA99Ut32SFLSy7eSA0H3T6hRahExcgjs/FqnZdcKTM2B0ZzVkn+mUnP3vpX+C9kdcxq1iu8Iq9CymYqai9D8HbWt8okvcAaF3ioRqlLjjJ/C8BhGSy8o5cS8VGCWzOHFRULjHM7N82w1Hfke+fT\
1KekS4EZd1CtH8tJ5i99oEM00dyUlU6JBrfbb9WVn8km1x7i2qzcChixmKZLbS5MdJLtcfhBt+W6/+Aw+Dec3YEU+ugTz/frZrRhUYvaeTSjCrXmNpFATecDiPkzUaOahTvF/wPBxGYfwtJENLfYtP3fJOxkQDbj\
h4O8x8PdPusMZknr8DvyZC/IFgFRlHdMgRjN4npJjHD8mBOP5qusdNzbT7bYnz8Txodx5bm4Cq7pJU9rzhXm/BgtnLF4nQ1cr0pAIJstM9a0v4zOMlbGM8K2ltvGnRC7jTN8h+FAM0sG5yg+J4pi0fa23egfJXk5\
8ElYnvA1LLdVmh1AAQmYMP6C5AKq5sJ1rn+5cKXJgSWRAJtgLOfb4FeuiTF1DLQjrr2C+fyyZNr/lpbGX+XyjZ/WZh4fUJw9MtcsgjA7Hg0LRr1f6oD4I1pesrJn235BamCT+I6Xrvmkfm2udpNj599ZT/Mf/pqe\
vr8cmDZO3v0EDh0FpJ/V+gRseqiR/OoKdLltSVd2L8zdKtisV/S69/JS2db3lcCoTFNo7Yl+xLipdkuaaBPfFXor5/lqQx0ULTSrCNtUlFqqPE5OHOPjmWgL1VfpIECs8NW+qRYSkpf6iXNWpC2weaXCzYAEjoeN\
m4b2y/3S1dKSZk0LM0mlAaSUqsB6JnrbQBr4r475aM0q6Uk9TBcRnhlBUvzeFy2W3fxJ4/dJ+nwSLaxYeWX//S3twjM6mW94wygwDhD098PfUuleqqidlK3ftQbkvfXTtq30WGs3jY3UzU8kkkN92QH+z9RySUdM\
QdQkYCUyemRYfOhshTtcLVSTB3vEVw0hH1NTZQWjQaEhWoa+bYgzK1JJPqJvq2Ho2V3ibvvLTShTIQ5owXc4boky15BTpJHXGkJ64M6NraBaTOHW03BQe9Xti0z1VOROlIZlZVu/TR8iI69D/Q93kcbok5T6KbUX\
D4czEjqJe29va2H6y7NHjCty3NJATpCfnOvzbZrLr/tRne88st1X0ci4hvmFJXXOQzhMRN50qzhcEgHM5zYILwgXdXAkO6gEnn77ZfBURhVPcC2aPXCkQ5MX3pFstTs4cnGlJMf5sn1tCtsYHyO7GrhRyNoTh2gX\
v3cwBqwDiekc0Yc+rspzmVfq1bbZRHruljto5ZrU3WEqXjVV1H7bb7l6ku9WPKqRxTS+A5iWatxMC4eTT0a21fC0fV/xTn+cDXmCeiqv06WomxT8lvSokmgP/hlohhNgOkv/xnC3UEvqG79nG4KjTOWDT8FOQhIW\
bUuWf31mxa89S9udwfSozLdaVuumGyYdMtO5cA8l9gwe7KvyqhdLs0/l/C+fEnB1q9MfJ2sNP+zu1iqdubi/c0cw2WHEkHK0uNVroB+0c4hT21lDSKreLTEw8R2wKKwn9yK+7mLO33/arB1lNlHLH0vuifmci7Fz\
fv2rZJSWoZ64sk7o0EJAq1L+X7mHthyLXfiMu6ZAlfxHXmlhLf5JnwdKq2Dk3JDR2+IdI9yZ3HHnZu5gRvu2+m5NfEGTlAizR9+7MuVuDp3vLg0lgyVizvOjb06o48i12zdr+BX0K19Q8zVjMcXG/VSGfe5WNxxi\
fvivf2U9KBrLkYrVLllTpqO7F5Gxw8z1QqKAJM14sf0AyUae7n0x40+A4P0DhsNq3HxY9Nv2W6kb3H3OPpTnbzN8bFnOq7NZNYGYfJxtinqx7Hx+sFLJf4UJ9MvYuvAvloQ0cLGsYtD59e7G8tL9A+LzhsHuLcM9\
C6xwi1ltGAqCklIcoYZq5U4uZjKGsOGgXJtQ3tkjAenhsvxk23+3ke8Yg6x4bgMg2ubUuDq50YVpNtYyBZ/N5G0J02ppxN5vbaqg1mL5XuuXzJ7liaEzCgcFJWGu6EQDJyxWNwHp2C0FVWI02v5xYfqy2oUSmsly\
g/ck03lb4NvS/rLOluqKSbDWPU2XB4bKOUbTzf0Sm+RdI9RuIJRHLsYRZV6HaLOIDt+Q1/6e7j0KQ+5RtAKlMyXrdqKz2xtqTPo0gitXpC7JWfTQHKFe/nWLsLW/MfSg4OMD+aLIGoJxJW62TDInHEL2zefcvcPv\
t/fAKc/ifALGccbbspcrQNWo9EMdHf6NmiOkNNxNFh64W3gy+QQ3zAFQR8dnmA5uwPlTgGE8KfFcBfWFs39LdjvJn9cBAiRoxg6RxVad56tZYh+1SKdB/YWsyDjFzvkEM0xgO9VSEBkwSmSpg4sR7wXKMfztpH05\
tNxh6cZluBR/tcazORBqGccn2+mBMu+fc1MbmQjwyXHvaQBTGszs1G7vCoO+cvR9ZoN/vWD8fNpac3yJrrM4HEvL3ZhnX1bgQh4iRg1Du6KgxUeyawyOvo9/tza5GlUajAfFSkoUAjM0W98Z/xepVZ8HXDq6Y6A7\
5QQzIivPsNDvVgXNkCu7Jb8dpNNgnaU9Gf6QKHRIDfl2UNwuph8S0uHvO77PK6+4h4qnwT61bOJy7+EUELMb6KhPwwcYmA+OK8893JHGQCXUmN4I1UfkdbUsKuAwhdydmKBcR14LHWh3AyhmwSnQFYzupJmKJ43w\
jdJkL1TrP4RhgM+oPTY92n8bfJV4uIVADZNChEKQWg0j0Z0+13tN6Bfvd+32d4BIpdP+7xby6YNHYciwrz6mvl+ubKeJL736xV6F9mg1vJI+O+ZferJ77FP/vGqbkoNFL558AFE7FM8XkgF0Ti8dNb9Hb4lpD3ql\
QrXeYJdINuyvXnhx9PncwEGrJU9N1e8EOp7V9JUe/1/HFyxhLfL9qqWE8aiUX8K8OGoz+AD98MSMjZs3jvi6cqnfT9Y58+YWfAf1FUgJ6QaQy8wrT6m2P09hWbV2/ecBMy4A+JYiwZS/ew+xktGUL3HOS7A4a65r\
sb+m+S4FmaZDAMFuffmiT7ip/5MEHJoVNGAYSssjAAlqkAck9Clm6jwh19GiP/a9/lv9L9/4a+YgDEC5bBkbkS+e+PfzB/klRGWxCOdZF3CNbbYNG1a0QyUEb7RBN34eFKvWkXQKBN4uk/6eAwrWmerobnyK4ZFv\
3K2f+xrZDSDCFtqeFJpdLy4XQOOLkGTLcFvaoEtZj6BxB71G9a8jqpKRsOORWzAQqpWzJsBZ2wbb9pvwUsCltwa+eoMfE9554F+FhwEJUEmYO2uu7FBIURtTs5HtjOmSV965AyG5USCvcveKsaSHuh20r0ty18QA\
MReEAedsC+vwpHwwK8bmR1l3ol3NTEOpX4RkGv7ITtmAO7NsgTNPRy499Mey17xtTMxV3R2eCaToLQiplywWQSJBAa+xzxDgjfLACg4ORdi7TJ3d4bd6iR9AC8B46Q/xAqNLO3U4om6zbmPyT/NaJV3TNcy2LIAN\
kNmDsJSCFCXMjhO8Ob7kcxi3f+zZOQpnNAZFg+5ya0nFVYQ79MTGTQqp8HTllpOkR6aaWrKbtRIAexe5TBdCGIo9zf4GlEq1PJpgIhbkeKGUvi9Bxq1C0bMcR6wt7ViWHobGp2aECAREk6TEEvOgWHT/rGQJtaAS\
aCMNwFEDACUCQDGysy1CXvO0NLU2Nbc2pqYrqxgXnZ0amh+fN7g5OLm6La02Lq8oKJmZLKw6uxubO7whoT08vj2/PrKzMC+AAj+AggBAB5sBgYECEu2CggACP7Ewi8ADAgOCBAIFggYOFkPChQIPwQKEgjIxu7wl\
pTO0NLUGkIHRkhOULhSVOTiWgYECHh6pKYKCIiKjI749qiqjICQkt7g5oCY+EIoFAahCB4hSBCCG17hP9FiD5mCEQBiR7so6oehz4h8J/dVdD2BlduSQtqzahXVo6qUiHm1ZZcLCnhVsuU0sHlfOE1YWTFSLWbl8\
6Bya13yDcn4EUZ1dupwha7Rmqj31g9cwZH9lt8F7CN5fNRhv2r1NkQEb71INwTIx68Cfv6vaN91YPTDO2/qQvUNLooSWd0j/nxcwCEGsLZfl6y+6vxqy5qfDsPXsfRVqZWKT7XGKkDV184KtbwcK/31A4W3ouIV5\
H5Eyu9zjNqaoHhqKa18JZSp5qiHBlRNR4qoIdQxeT5Dc1WoFtYWAZwPACPLKKZtM1Ofg+aaRiDgOb3ggIMeD8sO/spb4TCB7MF+2/VdMK1g86H3SngGEf4LDcJjPWjwU2EPxSDBy1k/JM+Ac8CNsA/YCAxE7hKTx\
qNfJDOI+CdoxpOj5K1c+k2SxfxguS4GtUwC/LUXmwePDHEEwfAqzCpZppM+MH/VBBlIk1BVgB6Q5UQvsRGgBVTZiC+1QQFkrhYpwKkU0ijx4o4dOubUMROAmOCRmYAIiUQkIlJ7xIVrmvMJbwqdb4Z8h4ZMMhryF\
csL2XSG/BLcAJYCA7IGygv3wA5sCqgAaAP4UuAi5G4ACyALkEP8dAGwWnvNwBjytOcKO2AdgxcRgscdlqXlbGaIGTgSeGVgMk5+lhPYSMbrLJ0BpAzeIHyNbzlbH+BsgO8AE4E05wgAIXCCIH7PmMsBmwNhCe4nJ\
I+3O5pvSxKMD22Jr0VbMuzo56gt5k6jmjxA2naUOHPjXL4dORCQ4gHNy1q8g4uAdYcJPU/f7fBIDOjkAuIpE45dzV9gf5CSrxxbW0CYQDbAFrCbzuCr4hNXvz6Rq392ufq09kFI4AJwE3JRvu6QL4MyxUhH2k8cK\
HXG8ax3fFX8beLXNXQJoLmJevybqNmrvs5oqH9wIuVzBadyIkBJpyWixwl0epM6lRBrJWkCBX9MaljROExkGAC0EKb7AgP5Av8C8wKp2dspAlBEz9fN08cTw8XrBMgDDI0EucG3vbF3BBBrEN3e3xDkEPMSVFpYW\
JlWEEpcYlBgNgZe4OHeGWRqTGiIAmYf7kAKbAQAbgcAdnh+gIKEGXByfIaZl3p0CAAJL4iKkpSanJ6gIYyOmKKT/5aQNdn19tGkqlKoLASmrAFZsOeuE9QhsgEAuF9Vts+0KSstMDEz67rAUL4uBbwayAZu99bCA\
VrG6MT4+eXIzlfMXsrQ1lTUytLXLNja4uTq7O7wINze6PJxlebgXNwbIOb0AQrFwPYLDBz4+gAJ/i8G/AIB8vQD5/HG2ujb3M4EUwgJZQUGCR3pzgoJ1eFOT1BRUoExqOHoHoFSHM3U1RhiECYHJBCCIBQBAnEEC\
AFGOBEgARESggSICIxARXrZF52VVIkmqdkM0vLIcFJfXXKvNCWrzbj1QLTeAEsu6rW6wfQf/yT4nc9r+RVnMpYEtWSLy5y9Hys/f/HLT2IVUYA/a9LMTh5DVdMPg08txI4Wm8l7lsLGuztERNX6aAJeYEVBibCiP\
L3mQ2gkijlDQE7KM9tf0iL/lyd0weacuIYhe80pJs7wLEqGLbU+Wf47+cFWvIs51HJBnBsrf91z6cjEiCZqaNz1F+MQadFVtiIwmO97jeKS0p4Tzair/tJeAwVBGNSSol1Itixpefn71NLoQq22H2d/aftkXtFgd\
5k42GZFkiu5hJSspJJkRK+f+pXeDHDCMY2XlpfolUgRY4YiU5YndVYaRLmQGmHbSHQd82ocZXMU4i3JkLqDQmtb7c9b5HE31h6supAsshah8id3pF7Bzu8fQC0XxKkP+yNFAO/ogFbF2LpnCkD7u7hhBf0WN5v1t\
kl4OhwD4wJ2VZwFGo6xZBjD0ULcjzBXQJg3Ej/ZngXMt9MaYJtDO5IvEd1PQkw8O93NqAYDnDsI0YfuulQ5ya9SDpYk4gzMks5ApDa6CQm1IbXb0O9cqGZ2W7+f33eaW7OXMkdVQbJm3o6pHwY1RjxNNFfmxLv8L\
35yiyWU2wB6e+AcOCCkTgcPWAMCihj/iPvtEgH1k+yOZBrEeaNJiVZLo0gg6tfmMoZCERbk0UZORoIZZO8t5ZZ7771TwAG5AcYBzh7p457WbVypMIq2bV/nc6bVsHt8bW5xlE8+cuHcWJIRZGSV42OhxkCD9vgWG\
ff0Scwjo8/PDmKXs+5zep0KTWaTXMeQV/lWhmL4XDZtul0Xz7Ge0xiZ1QvI277beISF72zgDcFUl7PJfM5OtBqWS3Dw3XS7bifZdlOuGNeI68JB5aJiHpj9A8RyQtUnSDrcFFMB0P3Mx3ASKlQnA3M43jxrSgBqj\
MzqBeTNat9Ju57qCs6lFhY6SwFAq2Gpc5/f2+YmBSUqhRX1L09O6KxXBRCFVsMqanOTysT3M8EOQKVqW+huX6wuO6qqsd2SIaDv8XU9Oan9m3NTlemE2AVVV3haajmbAszNjkXPSespxdI974rHDUNNwuSurkqTI\
0YIUJECxY5uDm4IVA9ip3roTjKd3Qcd6jJK/zwnbnNbY4unuhp2ioGn2XgxXpYi6jdjBdmYFBoMFy1QmImFiJrQrTFXk/6he3UJHcJU99DB+lfX0C30Cr3ataQvd6tuIH7z0R10BL2qTx3o1M6gL+gJOoF+1aM6d\
Df3E048jS5l2KozuV4ad2dbu6+gDKiP+bSp11B6yEiMMf4xGzuRSDH6AUKC/OjBY4cKHTnMcJi4wdlq8DUaXIeMGC/OWPQrqopr2AmZcUQWB/nPAxMlSIh4KoiwDhw2ZHhl/oWBX+A9Qu94vOuriwLXg62sBs+nU\
gVOO1iHXsz3fZj38l2ey/P93nfZMOvhWcCD+S3vcjaGOryWb3mL14P7RxUHPkWB3xrwDqI/pXoEUg8N8M/n01Dt7Pz225kJ9W66MTKrF5C39w7vZU6fNnaNSY33mUtYKDgYmN1l++r4WKgx0KA/wEXGPX3meoeJw\
Xv+2aWshBPhXSfJKO6IY2RWLyBvd3gbu9cgIycfwa4RwcHEPDCchnbG4lr2bO6rLbbD4D0+P/7C2Urbt22tXmZwmBgIwkLBwcCs4+MfIP0wZSUlS3WtFe85VyrTDyfmiaJ+j6UmbKt4Kn4xpapS5+rc5Ww+Zz0sr\
YblbfAd72YPw7wKxu41eM/vUlb2+VEJCwUHA7N8Th3KyrIr51HRM7QwsRe2gzhGNvkIMtLqBWS/ERYKDvbAnr3beI6PhRoDDfoDXGTse/pEo9i1M7SyfaXO9dzU5rbGBkcmnOe9w7YYtMN7Doo8c+lTDO/5Z5eyk\
pIlZvRL45npOzDcoVinDefE0ppnaXG6kHBQ8DdWjGkg4Ff/0Jgh49cH5pcznUfor525fOO3spePwOWrtjyVln9m+fnKXKXKIafhQFToLqgNbA0rBYrd8yZM6L6WM4fkYZeOi9GKbCtErkLogkDf6caPh6c9pvBI3\
LGkdeTA8f3G7yo1MtDYV28yok1Gv+gRP82j+XieejX/l8iv8O3MxD0ZEs8V4xG8eOjZ0yxoFfT1l9Qljxqdrg/pKHoIQ37oE7SJJYYSy2UUGn+dkXCjV9QyaPTqXffNjthJXDj6Q9ygpUPQHp5lLK5naWhfYG+YG\
NzlIwOWdYHU10/TXDNN4bXC6tS2baXt29xXLpykU+EOsBAGbNXpzVgIDeCNsOqmVgu4lZ2B6ID5SRW1pJ+oaGbUhCoP0N7LqDqajri5CPwzDVOh5wC0PCNyH9BPyUdIKzsfS2yU+kiCJOfISXZs1C5y0qJnQTOhO\
dLprYgegmPjdwiA/jg1/fDRo4jnziEdOXHgvOGHYDdOzDZs6OTJNWqycKU5wzuWMV8EW26mWkYMX8D3gy9yBWNhvnTZ08NiBe/ODSPTaTancMEoT5zULVEihyRurghnQSRVMZict5R6OEEAKuyk5ZSeUFyPA7x0y\
m1/Q9/4r1xWZS6bNtyyXs4Glny5l7Dhss1kB3gJEiYFlSa1/1felQH/7ptUYBDpDTxq68lW5oAYSdaRcA2pyGMszN/dj46FBjVWX0srEKOQxT71nh55Eh3ZEO3Uhv233LqwprOpVxgQDn6crQqeZQMl7D8cgByO5\
QVozHxMgYwfXPftDE8F81AvXDrcXqwnyd/DK5wneeXa7+IpTvZE+fhJXScrbrrYfV+G8w4VtXbdtt9uRy+de/jIx1kZkBobgRvypvjmvfxHnIVltzibd8hdqdtWY2U3bGtqNtKeRynOQIPh4jffdYt6RZ2iRmF2W\
LaEbCwrK+biRaInxL8fBPA/HsAkdHivBgUaz9e/Y3IaXjqvtkb6llu9eo0uCn93uD64ER54ebCV9aGB2vSpYaRuYAqwBA84yFFggAMBdXQKlaIVKV5D4zgVAJ6acU5LL3SULu8ztTxnreN3rm7rTHKYmEy6VCnSZ\
8J6NFlrISOBkWQk5KNjY6Gv2+VDPqJ/t9ybPY2f8S+92DZ95Lty89MG/QlANJ/245brcauKWLqg0CMhiiqo9A2cOQEACIAiSLO2CAAIUKBQpMdx2LQOtOEhRYcDRAQBBULQgAIBBIABMAAihAEgBRgQBASCwEAgQ\
AyCqWRLH9dG/qdnzSp0miQtZi+a/r9xbznZ2NQtTkKuJZA8+VsIHFCuggdDfvB9zh4WISrPWrtVMfqVEu51NXmLg1ckUDvMuDzAEzd2LI9qCwRfn1jOLxXIXicb8njfqRirTK4vZlv+DM55d7LVCxwA8q9WwJJWi\
DXLU9uyRhfxgyu/fdYylhHBBMJi/nzHxS9Rbudjl878JTPHrGSemYJHILkNlUfrE9TA3C3LYT6oII7oiSaDFMv3TAe0X+jM0izk0xXUESgiKLaSMq2ohJSjSL6MtyGs+1pesWNm2SSXKv1+GvP0tXbdmxRSfevn7\
BOnI+BPTgTOAyoJj9ZO3vCK08mQNOUpK77BBSsOyq4MuzqW8dCu7QG4HwiqkXNby9HkhTCSHDO+wWjOgdjmH+h/5GNlAj2zNGDYYbBgCHuWd91OXex0ZGSeUpXrhAEJUH5VMIIcgj3FkmQvVk+6X4x4SP5gUQZgd\
L512da9kDzMzp+brz3V096YtwQ6+Ry93vfvQzwt/biv4+VmHQCCCZzHpLuuDxV1243p7SPHmS8rGT3GYtLHo/qZqcmhN6iK/GRjRT7rql5g5SNoQ/ifcdDY91rYi2nmnopqWtsFwbWGfi2nOZFMb6M9az8DZK8jP\
2uJB7QawJ9Q2iV8aGjgrM6cFYNbpvJDM4IbnU0T+6tsD6rVkNzOHAio1+6kz+dqYatWnXmrrsGwGgivDYuNLnbWDwdpwe/MF9tLzS1lKjeBYPYufr0GPBX+ovxCl+HxmxcL02tGFfK1E47NO72S+xeLFeAhMlRRZ\
2rklI3dr8ex28r3dlWeHIAbAxAThDh1f1xcKaTDZychouHqpXheqmEnXQT5PbX5nCw2E6bZn9vLqNiSViDxQOgqe5t5DOMi1004lTkURepfBMQyAZabuqfVtn3aQJoZvNdOGhn3Pj8X6mmKRfpmihkuUZ/ePTBlB\
inI4wZbZmw+vgFdxSV5eLnvG4LeyvOTqB6AHnZoYWljfYcT4ptkoizoB6XIlZ0PLAoHUU8oWNq/MTTYxWnmTdEBz9HU1tGi81ZnkLhZAYO7uOqULafZ0xaXb8NIbsoKmK4lwGvPH7SbvJXxZMcQ050iZotN9tVrh\
iPwvQWZShZMSGsLy+z3bDJJe+jKOsLnNyMRETIcrH1H2GbcUfKVsL8fAKaRWaINiSf6SBhSkoaZGHhp4uc/+vxz1fVigPIZJc0/aNB+GTEbG09uzFG0p+YrgRE0geUL0/hxptYPbOJ5BMTUpYmKhSgGj/w4Kmso0\
6VvzHONkeIbU/iDSOvPkbeQfmQhxgKSe/bYt+BKf3J/6A2kl1z8G4Bc7ZjlMTGZmVXclt8+p2A5mdiyj2hP8fMm81BiHrrhcgCynnAaOf7d48KsiUBUbf1af0VAMWo3gJ0evqXajBy8Fhi2W/KH1vWyG+m7p+bNx\
9T8t/nlnHC18f2RZLZTrdGHljkREkdYdpdtnzti7hOlN+4HbjKbX+ivUqO5fVrwrb9m/j6W9vFIZiF5dae17mqTw+XMsvXV+jGxtStIdo6HEutMEdXHvvd/Ej/Xe8nsmJ8E/ba/ISP7kIBRAW/sE3A+1nkQTj+Wi\
V81bufE3CEJriGQpgjd5roLBV1n89srUNtXK1Mz0fKnOsR0D6si8nfrf5F+0saOOMfjzcjGM7QaRR3sKaW+7s8alf2HQJZx6f8nl/1H3gq7GCzXZgs0IqpOXd77wrVxqEqginsnQp4ulOC6aBu/TNWYQY0jUgw/w\
J7puCNAbQI2rHqh6Fi4qeN00eD9ZS0nL3bGzBPfG0DwkCUvYoevJ40E13KElr1o1FW4otxjCELSZU5hc/dAXkE0SV3TwjZzIsvje0o7ePd6v0QFcsyX0M3ey2q7acX6f65qAqNtVsufMM0fML5kMXix3EHBgXrHe\
atuP7mwnCaRevgzQA4nbM2apSrjPhTvA40Od81wesmh6dYVhNP3hYQd5T6zRXjG3GVGbSTwc76BieHh/Y+3Ym2ZdRwRRlk+gpBXkFHqvElXZcu8dEhAUYKNr3mOnF6ldAAxcLMF953QYZkCQ0kSm6CiFyBfq3d5g\
oFmeq3auuEPaQ0yYan2m7wdfMDYtouAMw7H7I5czlLy6jFDEsKRG/VX8sYWY6pbVZcztjWnGn1/pPxWepSCncDX0MiLlAZFGs4ewzTwIRU155st4E3/L57NfuaeSy8QeZ8Gp8ooDufCE/XFwoplYV2kTESyvv1mR\
aP2WkH5tNCkbXcwE2gqq7ZYP4J/WguFBjCO9tvUcksU0LukikZJOYf3MSG94rSzu9ApjEs5isGfKBKKNqbuV6dFllz4PJ2rB6QDukThD0AHdACiAa4AywAXoB5gL6BuANMBHvV0uH4PcpNRCeALhU5SO2BBDDGMS\
QB2cZjnGwnXuxGaf0Qe+Uy194+0dyfs4DqJRNSZ5oxuRECWA4AK8JxgO4XlkO0juvLPODiXBmuidC5yPzQLt1MEG7HwTF7METaThxGqCMQI+gRzEdYRXo/ATYYiH4eUICyijlCfEG/C1CNsp5/qO5LxkEuYySWfh\
pNAk4hClXRcFYJ0DILjgDAsmCBQiTDxboRmBZ4rXRSbx0eAtMrgoJ/IUmqC6pW0INNEmmIfWA1xOlELHvC0ElsY49xzC44etLdKGZHfwMWlco25I14gWNwhJyW9HfQ7gotYye0XONSfMdK8xjTkQ4Pg+aBPQXdT9\
cL5s5ClmWDe/C7uZgeNlgcA6S8twZduke6GysIMYv9mQwPGUrFJwlOZyBT4V7Ge9v0v9C2ejRVSYVCh9XT3Jj/XrBTyRCBRya0LV0T42s9OOXvr+mfTOGZ0yrjvgl14uclFSiiNcW87OP0N5f+y8m6geLxoc0MG/\
wZyC4duXj0N9Qd6jAn1SKkj+ib/r2zaCtBwVnKovt1qfUYXmG5zxIE72t24yFfZhIbEsp737MDWHaD7RtdILR405r6J7Q7wALcWeq/qPD44xqsCli5QZ4zLGmrucgbt213iYE7dxwXc7MK61RnONGLKVYqUT/uqC\
MyIEUbpiSonmeJA5JwLRGm9C/zSjlZXlDU/KnZOQzxiQSnXMpUG5XpbT0J/whoZSEMPyHT09bL1Rkf8dQWL0GX/luygm2B6kYY2YaoGM8qiMA3uiah8/XtQ7wNnqK9wyIGlsjqR9RWHE2CGh0L/rPMjYGZJhqdnN\
4lVsKY/7GT89OdYDvNtlv/aYsN8n1/vKW5POrkuQ7bmVVvbveoh6yq9AMfCRZzwyy8RTyYEXOam1eAgtJ1EXF2D+zEN4+xKSFW0azxWLQG/OJidfYANfkV67j/DovnrjufStm//Bhtc9tnQzZCMEU/BttRZi6t4N\
btsR5N1rYOOTDX4S6x+x94dDNSDaYy5tuUQRFd/kIDGGrGrXJLT3eslp23yrKs7e866QBuA918L9IbsLOTmAdR+Nf7iREV0hQ802jB1lEK6QvKXjyqO/+2tDLI6IxMJXgx/rD3VKsfWdhZAMgSxIdssYtcM0cHsw\
zKTS20tBVTKBCnZ6RCZOF//v3EekadkYGxfG/bivssWKGKMMFJWaHjqrlGW8o5ptU4To+R7MOmQCoAMbWNMYRyd03i9LRMZ5x8rK9mv4m4PJ8MUP2n1RjAo2fwPMVAZtQebVH1cAW2MjVztzMxC1mEIVj3wHBoPG\
fAIHlJAAm8nY++HJ+GVCf5hbnRSkSEizPBhK65/UamN9iU+F+9kaEFm4Xkq77E49l6k8n0vd1OwP4s7fa/LNw0wxHi9xbiaoRd4wU6vcN2+yT41/eXK/Z4dGW3X4i2R/0dUWpcP+8GlyPq9cNWDf3rhQzUTG2Oea\
F73SRtZ7qV00e9Z21ZEke33YaN8+qtpTg/LdKf/48QzdH7pKvYJXCfwYvHxx0//dtTFWL5QjeUNfSujz7dQ4j1qi7E8YPRfKeI80txul1FWA/xtY9iiRfVosn013UQk/SPSoDXf7+adKs4J8pgSz3SqKsjf9QtGq\
OU6dPZU0+oe79KXYf+ZuTW3VwNrQZncqmbyP1i56rZmR3E/GBG9pmRf3GupU6bvxMSsKd6fR7prKRD2wuke/je+lwKlyul7mA005MwP9rKbkyyrauiGInLSR/xIN6Ek+95yT65T+V6CQHIHioyWhW53v6/Z5p1Bu\
QyjbhexKoWu96wUAYbe+EEzaXL0IckKusoWRdxeRtTZkQIbsZJBqxAa2YWWdBji8FEoRaLM7e5DJHErH7syTEV4PkI+kJnsiFMRVYIcs1ss+L0+eWxYfRyCTiKHIOJt8N9Ep12aHSCWWJHcnWQcq3hv+k/FrVq6L\
Xb8CSSn2tdvD1m6x5vger3GYpjn3NhO7w0t7aZ2uo79lmQLFTo3eXTLBccdIby5OthQ9O+Em0vmf4c800WosIOA/kmdDxNIt5N/MbZfbhgPrQLk5JkGzssM45EWSUvxi40hhImjX+w+f7GTN7bD02roIi0WTPNMr\
jJbIR3Etu3/MYd2rA5VHASftulz9hY0bV6bea0p145uj0pi2wO7pNRGZrtXOc9uSU/5m8hsI1Wc5DUWvDxY7ymnlVVU6wb3akclYM7ccmu5bfP+oY7Hkwn1sq3abNhbbXsHDT010TR8Dm2qM0jnGNHaYnIJZbbQu\
L2wy141sU22ohlhCPPbDjlej3BS1yj8VgfuBJAxZR+SzBeDYlQCNNM1lm8WwPKGaWeUVXznthEbeHBUaTKzjOfcr0sIqlXgAGvXvAYDl+e+qY3JhmlLNBq0nIrBhplnZlxaFVq0LKk2vesp3WpJK6dIyObTAQn1I\
0GXKi+6ygeO6YhmbHfmDcb6+VLDotvCI/F3wUuU3NQ5Fkf0hf1ZP4A7QQHNXoDdECJefQnZGeQWEpI6jYATD0vCXVJ702Dt2jHkIORvMPHf7gMSxBOh9ltAHADafPL3vQyHva4NjOt0epUKkpTaUQETlOV9AQwmx\
8wSQYUauVn3cOQ9XAuQt2PHfMk9p6fTpMvsgs6y/7xIzqt/M2BaHdPv3MfpssMGKZIlO6a5HKdkx8Fe93Du6x1Em3JVJZP4L1losTvFx8CABFktM5WUy21N1jxtg3UcgTYSrGd1qp+1siWF/mWqMUD8HP5m9FAsJ\
XXn9wd9/jLXH98nNWi3oEzkX9X/x7FvHJ8uqyfpBpiCdd2Wm1lMI8cy9OaKNKmNHLwHHaWgIrUeka6VbVH2o7uk/xWwZ/HMNkJDNRy7+Jpv7wb4G+u3mjwS5nhh6uQ2sAslLhCj7j3wbVp+6FnRCnxZW7gjcTGPh\
7cGvw94lF2tFwDx6t/bbXihZBOe+rxqa1AvLAVkINTE1HfXOvgwR9vXtRRV2XTKBUxmAncjnpSAxnTZ+wvPNu6+3vl6h94p++EVwNRwWnlyHtfqYZNH0+SM9pnUM7DZiAhUr/WuNAKk9tzgqdyI4ISFZEucx9ZvO\
O6PC06WHBWzrokWiJ0Gr5PhNawb8Vixl+e7HMSx0Ny6SUeyfVz3hfmZAjEguzerDDZL1LTddxJcYraGae67hAHtDrT1AgbX8WGozIjcZxeXIGbPyOf3iFw5sUO+hfXWwzHNx6k6OXNCE5/jm7YlI8DMoC+dTzMRd\
PVvwGZdoIFqNLPiWzghdW/URCbp8jLux51Dc1dEQTekEu7WfO6fh89dFBZDO8ecoKWJKdkNhqtD9+lunFRC09ex3vUZ4DpLWPe6Q+QaCu6LGKfK9X0LcrivX9PzG0no6BnIwGeBFJUSy2m2LAE9X6T5TM1v7i/8I\
jIh1sHB/fM7Ythr7NfJrQZgbiMDbknIDOPXG1zK9qropNSM6Rn8txojbyOdNWOz9tTW/46SfYW9Jx4UOE9//ab7+rGt9PMSWF739rSCjvbuSLt5C0/vy6ej+2mU1EhQDRbzt8PHMoR3KilnDG36yNHM50364L0BA\
1MWdeh+VwoJZ0HFZJOORBk3I6t0r/tCgyf5d8iVFfTyF+4HCYS365JnFDOoL1OWQAijVJY6qNh1YQTNzC3Pr3mAJWdCFoYSD2dwnGTc5inqYkbcf+1tLk6R2B7/M7HTLF3JlY2QNb6kWz49k3WZIqGYUpYLQfk6f\
hLwOcQdvyEphLCoWOaExrBlLG7HXfpRXvArhf6cF2Hlvfwr0S8T3C6zkYmDiYB7fwSltmF6folE+73sICj6AG4Kgf+Dujse1SwdJbN2YRBZNfu1g2TqC42ZPM0omhcnI+++87GrQH+IVZyZLo/rJJi2e3cUx48H6\
T9BI3byYoXzlG7TvmeQV35GxfVSYcKrRXUM2DgcbBA8x6RgYXG2QrBjos5SBqm2xafDa1zwjktOHxfxA8jnnVkDu9SilVuMKEg06t1IfbOEWegKWAbBSEdOEz7kyoExWR6wT0zG+CpgPpcXTjaSgc6DqzyY/dFpR\
QPfmzG781UfrvZT06ICvApTWCw6x2J+TaIvildTiEiGK5lV5frzI6ZKTjg6a3sB0s7Ad+8tuju05vPMZ5sr+OgGo/fhMaAXL6jRc+sj9HO6UQNWvKlwmN+XTPsnAFPasTfhk4lPvkKO+VwIYsc+m8bFg3vgX7bm5\
uY5Zeni9fea2N0+x5DDLt+yjRZJ0FqzrG8lVLjFCyYHAeYMscaqBqXY9linB8JnkMZSXW8iOjSW/J7ZIKyRoftpSpl3FMpmqnJyWjaDqaStZPeaiI5qtl+DDNYJtuu5Txr+6N1U0VU+VbSzJRTkBzecxVBnyOfpy\
lzenzjT8J03yYCNDiMc2BVJPsYHDjDuteAGtq/p8Rn6SDLdl9x3z2GVp1syvBnPhaFrgnNg8G3sBki8hLEpuuS0zAK0Ivg3/gvMbwDaS5QSOiAgTwdrwgfYTG3ioDtc0QhWsPhJNE22tc42N2C5ZA9TYDZwCRQqa\
kqTKgN5diOWysmWrY3d1qTc3VIUARIBHwEBeqfOdSnNjdHnHoW+dd7jzv7ktCHOmKfZpDWJdl/mb0vMP31muZJya+bQ46RkJOTjRxfrNDJGB6fbxTXFaVyVDfxF/J31O/yN5zX8LaMxUzi16xIOCvKFycJTLFa/p\
y9euDyntfD16T3Bk/Ko4sVpL/3d07g7KN2Faa4KmbNua8Loi26Jkr96/+xhIkQbJv4SCvcWdWvrGgKELfvFgwrdsZFyoJ2ZPZQJDZoui+XGxFxchq2YYzqFHPnlpUW1o7l+py0+muLjIFvw0q2Pav1zhFnWy/J8F\
OJ69nJU2Qcsuisr+TmbVFFl0CyasuCduaSiIMhuoCZgX4Zu2olb5wrWpj2t5HI0k96s1ICBhMYxwgUJJAS1gBrAx2HXuqadalpaY+ao6+jzNNF/1jG0fnYagr5xbmo1nzIxLbdmJxlcyjUT6FP5nFL70EnJSMhHs\
TpHjVU50zN5Txw4z6m8cdOGPyWRZ/11aPhQZ8qQGSMmEAzgUZe/LdMt317Xg5/xtwre86/3ruvG7XWUTmL5iI5u5NP1YHOflVMC95ZN6zJRusWObZuInCBo4li2/hDExq8Pwzx26Hje02aOxrP85tSNbqPXmPFRb\
SeL+5gLsW5YgBQr+PzlFXeZKNFJaEVAQUT4pbhfYbG6VSwoVvW7UcMahrt+wTvXK+hRyOrI9qfMKx3buxNUvnvSm+DOJIVOvP41+L2lKP3uCqZxdCESgsYC3agTGPA8Eu7YGVRIzNGJpRidZz3nNyPmYl5VcV8lI\
lqxebhKqGje3JyUhHysDz8u0+UGRhqeef4H8A+y7vE7xtvliqlbqiMsHKxRSwM7BcPQ8PLl9xcKkpSLFT8tm5N7dR9fnhXJJWlk5xQqv98kUslpj0uMBKU8P+Zeqv3ubrd1v5tgRmGyhNvFJXlCcgSKkSJlyAzZR\
EHYDLWprcFpv9HqF9ExYgLB2Jhx4zdhjRky6hixjAfGCwMtWHgB/wKoAJsBoDjxh+Uis1U/O++6JbT8jMjijPOUf4bgNZbch996/nplVbU5SZXh5alvhwezIMXfyJwfNBb1BqC8MHerJ2A//lDmNGZteu7g99JTr\
MRUAa4V1Ai0dCDZQXEzcFSti+RkZajUPMq4SclISMctHcA5XbogGDvkLSomIlaxOdxgWKP5M5M3UwufhEQ3BmEzbCAXDBoV0MqljuGnpY9v74qelRjCgyp4TN+iQ+/15xiOA3kXqMutI2JLwGHLZyM6tKw5OSVwb\
25tVCJCtkA2hj3ARw+pNbWo556mocFvzj5Ja6ZJo4xsrIuYExeZYfvhKIy9IgXcv7y6lLak2iFULQqcRIJEcKdYTkgbbQECKzPrahZhVeUB0/Jjqk330XxQCDgSdSopw8cWpKKgrBOwYJRO1t8xlAVe02b7KlODt\
quHwYC6IAE1Se9A7PjZAtUiAQBqGm5PSo1S+fwzjwNjMs74pD476zQa4sRMHKQmiA5UXxoBBJ9F11S6kdXoyYMnacYyB4UVqJOUfZ3G89UIMEgwHBLLomK6agNzobB5GBQMgqMYFcxQjGQ8kUTEAhERqSSNASA4B\
gXyKifyx+rJ032EzF53ABNuwbODf3L1E3kDtd+ZP/SYeSnZWsPLzz4OzC+3z1U/z6uHL1EZNr/AU2AX/WGHr6+0rRI+OM5Jeh/Kg8UTz+00sZknJs4tylO75ozJN0nrDgadDnwYg+uT5fh38vvvKAzokuYf3vnz4\
5O3b36GO31dPfQnaoG+GeIPJmShrgioU7e4rxv6tA4V4VbqN2GvihGt5tZeNxChvNlpxQ2HxsfVU5AgHRn/Kyefo1jm3xszUwV+EwSfZb8dbnqe9NTyPSZ6SxYOT/SAusjcgSVpkffn/WD5oih6VPT3xF75S3DM+\
7hDQsBOQE43zqPYX8zrJSyBlRoke+vc9JgT+PkZJbt5c7XevvHFb9z5RQ39UjXO8N6qTD2rShK75jDL9BK30nNRyu0uP9NcQc0ZuPuP+cZsxFJ1hIVv0M+zQHvhz5K8jxMaJoXLtOgJp7k00Y3rVUkbZN2/dlT7q\
QtLSHEnHdYaW/AIV3Bk766qll8EqiJeiFNy+gr2JwwcKjxQdGs9De38FsoWkrCIlI8ayv6aP/u2mEvsUUbDDMTAXxf5xX3/vQqadbJ0ybIvN0ZMjZIqIRHhP4JTCr9Rr3SM/R+v2vw9tzJjimtka8dSLP7Rtm0cZ\
lrdmF5d98P+UW5ewXa+xPD/Mj0YbKiD9KdW0jfS/s5FMM91UXvd3r6VAgHcuyilkVZTivr/XTcItpO8eSx8qhJpig+w47qYnGX8mjX/Rt1L8lTm8K0eGtMpvvcFLeHB2KTsqjTfmaxPNxZ4cJcNB/gcKl7Wx6bUC\
svVbVXOJ69tbJ+4vxwdiBiBTGUDbQrldQsS7Myaxxjy+EizYS7Qo/vZ4Edg7M1IQNqvIF57rqFz0w2vqGH8W8SO1T9mPCKgHsfIU7LUiHRiqwjo2+sofQL059HOo1RE5EzFzXTh8/Y1U4QurtybQBkfFJ10eFAvh\
Us48tIwYvCS+8tyENmwBfu1gHJckFhrrmhphzO//wNQMXNuCtRD+iQpJ+3KpdTxCcxO+S7BjL7fRViBYeQbmFQ0xfa4QXQOYCsiDxFEdFhYhRsWPXaQbRVqC6HfXd5gV6UTjVwaY0IYv6/sRFnth2S3QQ3yzN6C/\
4d2fXmeJgLPShhjWQeH7do/kD5+hRkA+LmhelTCL1giLh7JK+A+4kyHeWk7l0+bWxOCPzDlxbKr8PnwDf4pwcrYdbliRkzuzxCtQ+WS3PUBGM609dzLILkurSbKKQ9hb4RE2+BuwG2kItg5kIwkZGf/Nk81Mcsg7\
/5pRGTEWcMuC8ZhOAMZ3JR5xxmbYgqZ3FRZglJ+1uDZx3EtYWW3zns37IQziT2ApsO7ANOOmq4cL02HqzqP1jFwl6qPJhfyEoNyao9/aficALOJKfco7pCqmndBuMKCWuMKYtuWz6ywE/qspw+tuvvQ+VhnlX4k2\
Q6Tfkve3IZwUOnhbWLw2UlCaiFfRgOlAxn413LDT7RviEv+iPa2f2tO8WlOytci4sNG+8LjwMWIN9F8QtcDK8D+zohlzoIvlh2wff3PEVj3XW7R8TjRUSwiYJzjQ42GSWuWMCUD/yN0ptdw+zwh0iSvXEq+nKz+q\
ZO0mHlz160tohK/p/KkU5ZyrsnxnjkZe0Rz8LaV9d0svqB2FfIztm4DOXAhp/TX3jX/MUl3vVuF/bgoa/TmKeSzn11gr/Jy0rFczJeZsCIv3a6xGpPmCUsPyr1kqKBj03QFZfYb9wP5aA3VebzaN7TutLhhYD5jY\
w5mrP2xcZsRH4jNGU25bKjy8V+jHP8EPcsTD39nKbVqOwHuij7ozCOR7miZM1wM//Uyb34icQb7xQXcxpZcVVz159T5wwZca3uvVq5byvcd/pqpU7Kra/Foc2lm6sS57M3ASijdwMT+oWOMkONEr+77a+muzndqW\
Maw+uGCCzfnBmCjnl1Jb+sz2NKLiz3Vx2VWRZM/5bYtKk1tUO+oD9tHDBcfFn3Sy3AgfN/uDo2/1PIyi09x/IW71K+jMUmOOZYeoHR9CD5bettSt1mpPFacjCssNArVOiVsVJxROJa2EJEVLgwtCyI3cDpHBNTmb\
+/0hz13NDGcfnS5if0M4xZLDW5rpJ5ePk2sbmSjmrurtC7Hl7TBgZC0nVhtz4wxyI8o3aeVQXYjwcfBULem8VLYE11edoQS0KxzWeVETsOHbvX+9+G+xMI0XU2CdASn9yool+D+w+MnnPhzD/e5FPsTm4FLg+t33\
+Nu6Dp9pZTu9W8UXiQoWT/Xeg5nxLPOdRJNI2jd4w5WdfiemVqi1oIgq06NDJX+Y48Ssse4oCgN5/NEbSTLP1nik6zaCyw97Fpvk6/UULcF6yptBV7srz76VFdhgyV1kP/kKC+zi59TE8GS06HJEdGelg8iUIIgS\
c3FdPvy4RY467YV77FURBbx+dmg67Sjp1jsfBwbWI5cfTrJyP4TEDapu2WmXJ7VH/qp1FByFGP3FixcLh9n3pV+Nn/8UCWWFU0TwxnzP3AI0YWxdmWOECUMt0W1angMMl1AkeY4Kbptet8rTktVnMLOYAfonmIo1\
HpGrahCf7bPyEZUOxXPkQyW/wSdphTSatcONy11ndq+/rBHMSUXOU8L7eN56x/6nfUDBhavdMkiUi8o3Nh4MVKM7pgseXRQ6MgbkbVqrUZwaXJxLtTPK/gjAtFME/oM9svKoenknF+xHLTCc9awHoZvdXrHgTX3K\
yrVGdEWQueN2skP+BNBFR+6jQoveQzT3IN+8srPDf3//ufbA7/7QffibIky6Yksf73zoJSvmH0J8jafR8Km2l2XHAEjHtnPZW4LrcYsvtPi/+ic6ADPJVrPFkHugOZTySH5UvkPUtFeL3GRjSCTbZKPBe/iEtebe\
YGPmM81po1zQdm9MJA98BuSwdtFXn83vzgu90Pou7E3u6iMwC8vhS8JRHz3SBr/Euyo8ylX5AF4Lyc2hQVOWlUjTn2jtvAf60PZ+HXHtXsDz/255+W3IaI8XvCxJLQreafB32bHqE5tysXOPFWl5LVoj2mNV7gvB\
fsZ5saPa1xReoHukEvmBQ+Xmzh/urzNg+c34VSyWrI8IbXfBAKiSOuW4kZXawCycTyZRAyHfBwAJBPrq33t7xDxAwBdX/OY9X/4DwzCVmNl+vwv/gMAVaIZABECBBFeBhEIYAMADhAEY+/DChH/AQ7FBAwRUw4QE\
RIUAwCipA3mFgMZMBsd8x8RIGsvIXIjJXQnKRcAxQkrs3b8Lc0vAwQAzzEzNTc5Oz0jBHs/QUNFNUd9Sk0RgU9RU1VXWVtdXxFhEREXZxEBaWUA12tucH5y/XR2eKIJepd8EX6AufuChIaIigsMjI6QEUCSEXCUE\
ZaYF5qcV56glHSipKYDBakRkquqDq2wrTsOsk21A+gCuBG6E7yYvsHDxcfKzBESdwYCAGcAGwACA9PO0AMA0l0A1F7W2DIAAdp5AwDc3uDi5nTk5gMA6OpBDOwXACbu8Cby9PYRAwD4+vwR/gASrAISBOkGEnEMC\
AoMDhKBRbwx0etuowfK5QqzG16b+pIx35KsUpXWjeDDgH4eZS7eUbj6LUr6QRUxsLK0gcAtmI08mPfZCjZgQ3WAi0TX08rQYjroweXv3iUqS7z66qQXmwdAWNimY/5c8Bm1rIwMdoOf+e5jns9bVJ1f8rs41IY2C\
j4dcX6ZsGqEuYVmvVYBNfbSb+iY+/jTtY76ZmF+ZzMeb+d5F9fGnrDKzqyKxvNV8HwYVuhtf/9U9zvN3T6OBGERvQlD70Z8q4kzonu1KJxvuRaZ9Qc+36hHMvdM7WserSv3PReSE4cnYHj3RTAYQexhFNe1G4q10\
+nlvsgTnAWvGiyicAoCuL9pnMcraLm6E+Ikn8Iy34Hono/lR9lbB4VoXAY5GP1b9AyYEwfQwf2Swg8kHnGFdx3dWnNAWpg8IUQlHL7vVKLzLzi3DEwgdl+bbgcrWsdObsNL52e7S3HUt0OnKRSAVpswmgECR5FCG\
4etgs/TDlBJYzjevrk1ytg2eEFVjN/djE3myCa7Vndwq77/hp4eYL0T3p0oYVwDhYCgx6EQhZdHXZR9PbBMWCsCu/fKxJ7Q/TQjrUM+3bF8fPwumz3OLc7tXJnfsPoX4c8Jy56eUwK6ZwjvAWqwQywEJQl/dd0hJ\
e0HfW23YHsRPvF8COnftPiK+5nl43ilFLHTh7ju8L8GlP4nzLpNFegHluhclqErDEsVgtrl59ojIfbDlnm/UzH/k6ZOauxHqtpNbfF+L4R8QXY4lDYVnsufsU/W2gnW53me+G9n8BXhS8KEB3dIXrP+GNH0GJg+u\
tfaVYB5LAHEGQAEFhBUEhIUFhgaHB5xbm0gIiQSJhIoEiosgS4wMoc0NjgHOjw1PkBCREZISuZMTlBSTQtNnA1UVkv8WP8DAFpcVF5gYhoKZGZoai9sAW4PcHJ0dgh4ejV8foCChIaIioyOkJIilIealpiapwWcn\
qCipKaoqqyusLK0tri6vL7AwsTGA0nIyszO0NLU1tg22twW3uDi5B3m6Ors7vDy9PY4NPj6cvxj/gATwQIENQYIdGUKAQwOCCIQEh4UKBgaHB4gIiQmKCoPLC4wMow0jjY4Ojw+QEJERkhKTE5QUvELVBNWWFpcX\
gBgYmRmaGosbG5wcnR2eHp8MgF+gIKEhoiKjI4DkJKUlpianJ7DsaAdosWkpqiqePRw7mrmZgMAAORcBAAA3FQFAADSTgYAAMxIBwAAxEIIAAC+OgkAALg0CgAAsC4LAACqJgwAAKQgDQAAnBoOAACWEg8AAI4KE\
AAAdeCBRqiR5FMcASUhikGoTJI0BqEIIoQQASOGyNXOHDBR9aofq/+q+HvVj9V/Vfy5opyOfoAswLsrtIzKYR/nOTkYFzgFmX7TTXIc+JOHcHA5MM+as6Mf9cizTmyDW5qH5wiqDHgkZs9+Ujf/eEMHc8bSepzlM\
lbsCFWdrEHHzWwMPKQPLTubevSFA1H3sTxIxy1POjf1KBx6ttNfLWowDII0Dhn5eCd5/JNkp2KmFCBoYpSROYmxT/XkNEUrm8CmOn/UUx/fJ5axxaGbHO8wH7mb+iAcbzwHPL5fBcLATOoDe2SzQ5plLhKcz2wZM\
c7jgz3yccr9TGkQ1DjfHlzdiAcXTt0NOObTjKqdLzl5MCZ8lI2nRzu5fLdlFid6Jo5Y30Bv4EVMdiksRyFOVCxKJgw4Z4g6jWmGrfGR+vWzGdk73m1NxSwGbdU3VZKfEPEC/Pl91bU50B8lokImZM/z1ZCFn9Cfx\
VQJ2Z8FXSMT6SHxMmcRLC8k/6dSZaiciPC+BxBo3k2odxgcWvAN6gsi+pzWgRhgT5npgI1QUBcQ0w8XDQVvJmR02JGO8eBfoHSYUg5tYf4MobA+o/L/y5yYqwsRTvJ3wbhyUW/K3RJVAwZVDIIJZue4hNwsAGpE7\
A8tEJhtMyNqF95z0Lmivvy/I0IWY/qqeQJmRsTC2jWxXXI2XbqJnImR5FCuUsoU2QD2AP0AUWgeRZnliU1MKJHCk4TTCDARbqR0jzZ1BuLyzXKghrhi8yBEaH5Y2vuy7OOTqYWOFRDL8Oc9yJ2GLQj8Dhg4sNhur\
Xa/wQrxwcq+3ESXvAanDFk4jwHN+15xpVReu2DwuzRwqXleUPLyFrAUv8IYn8+2HUryFAbw/dYW42uZWf4EOFIpL0HB30fQ0vmsFJyP1QM1y19JkXmrL8ivShPk4yEs3T0VBMN/sO2+A7XPIT915fJSVFFikt9g7\
RCSZ8DEfWyENb+gBOZD3SB98gqc9D4BFoIOd/4Ai4DCYMGkNar7L3x8fHt7enp6XC43Lw8PD09sE++9ePW5e7I765z7LlSNz2UtUl0Gyi0FzrwWEqFZsrDQmHSFA6YVOjoVi7R8FQp4qAAA/ClknExeitTiR3HxC\
ErXJI+fayr8J2efUd5JFWYTqMRnokK0yi+xqvzxSpqSkGkaeSTZ7huqES9DYb4ImB8i1iHaPC/k7TTIluMDiTH6I+uDrbTHFo82SDuykDrOodWD4xtycnFxcVobcKl6W80iX8PA21gmDQJuITJntLXJkMHWiM3B2\
pkmkI+x9OVhcNn5F3FfF1lqKDxbGBB8FtvJT4P7ruhSsTaaIlCCDIuQ/R+nyz9KBZxliPhpQmSC9n0SBCocwmdApZ+Oyaoe7ttLCvjTl2PPkXl6mCjFRBoANAikw+cJ4CfMjcfjlSoo4u8k2CTsQmX2wT2klqLEI\
3askV7qWIGaedTwnWNlxTtiNcfQuWAqpwqKn4PlJJTzNalbF4cKFEujVKehEDjXyLs3V906RirQQyOLASa5brJED9t8lS4u+fBslCLt1kQN+lPkMo3jxOwTnyTr1B4R6+1zezVTXr40UZZ2hwMgoTyasVTGMxUiz\
VTJeUMZ370v81Up5AsPHD4ZE4gIBwcHBQUDAwMBAQGbCv8ajEnz89Pq2vi+65gXExZmV52uV5vizG2/jnVsXsEgYph+cleZLJwOrkjNk3d1CUQkNDUY7IFyVcnLE+/qdcQkRRxXrQ8o6a5Ww0YJX1z9yXHShE27T\
z2TpAZVis/cS9J26n2tiacOJCOBJfoz8ZCsiaYNJKN8KYZQMY+YGkmvvI7KTM2MIug26iLECA0VUe4XIWgM8ookeBOVmZIRJfCIqAIhbok/VE0MxdIxlHUJysEQ3hcSC/0MA/X0vHZ2Tj1ugfGEsBYxDsqaOmp58\
YKuFC1K4Yz6TBPIKpGbGb+59WgOFs0q0TtAWqRf4j7zyQvYY8NjKk3yebm+kF0uJYw20lk+CFV0MuIrA4KLqJLhYYF8Mh6REFK40gHiPzKa7xeZgrL+DhlrTsL2D6NW5TthlMhr1cJWvAn/d8/ruh5/8AtcRZwfX\
j5ej/NxXKcZ+GzydYaeuFJCbin5icF/0kw9bPReQv+0SJ4e+tixM0fFG7wQfVYo7g8TElqHwnNWuPJbjJRmLdZ/zfaU9+/0maNkgZeG7JS9rA4u4kWXf3JNEkbE8WdwfwjpaNA7I9GW1fJfv2Q9cXDRx6RwzoCOE\
L4ZEnW57Lam/K4F5HWgSQsd0As5/UrO9i83Fwbwu9dhiCz5tY29N80l9IIXb8/hfyTbRCqKVzhNGz/NDTX5ufrfR3R5YXZY0TznwNfk4+1nfNYm7PwGRVxzK5Lose1kBMbvbZyngwiftQD/inHrpY+xz0o8H+r7i\
Hi6jOGAFekmndcTCyXPxPOWK9/1m0/NPLBEJ5PdMT89Jpgvx6ctv6Ez+cT1TcPftJCfoCMOHRM26t1r0pdtyye3dzAWGeLV5RvwrEOYQaaN9Dwe+H3x1/ajGBYneBk/RBiCrSIXRtyXTpSjGI7Z5bR0MADURoe6A\
A2GxvQmjsb+aKbsYKTmJhGIwPhimthIhMgKFHqo1gQVAQAyYI7eEBYBAEJ0xPw0FwEAZJbODBiEtgYZYY7F+CsaAQBei8L5NhsBAHuy7TAcAQBxsO0aHQEAR3ShzvsoHgEAbZ7VBh8BAEF0p+orIJfE8R4hAQBLe\
KXS/ywiAQBZiLfmEyMBAEBtmsv8LSSHvvUmJQEAU4rHDCYBAEN+wQInbp/O/SwoAQBdjrvoFSlzpNUEKmKXxPcqK5jF/C8sj7zpFi1umsbyHi52os76Ji9+qtYCMFqGst4KMQEAOGSQvOwYMnCcyPQgMwEATHik0\
PwoNAEAVICs3Aw1NTU16BQ2bJjE8Bw3Nzc3Nzc4gLDcCDlgjLjkEDoBADxolMDsGDtwnMj0IDx6ptYCPV6MwvgoPoCs4h4/mNIUQJLC8iJBgrLiEEIBAD5smsj0IkMBAFB8qNoMRG6eyvoqRQEAVoSy4AxGRpDC7\
hpHcp7O+iZIfqnUA0lhjLfmFUpvnMfyHUtznsn0H0x1oMv2IU17ptH8K06BrNcCT1iDrtkEUFyHst8KUQEAN2KNuOMOUgEAOWSPuuUQUwEAO2qVxO8aVAEARXKfzPciVQEATXijzvkkVn6r2AVXW4q34g1YY4655\
A9ZZ5S/7Btad6TP+iVbe6bR/CdcfajTAl1dXbbhDF5ijLbgCl9eiLLcBmBeiLTgDGFgkrzmEGJmkLzoEmNokrzmEGRkjrjiDGVmlL7uGWZtmMPuF2dplL3mD2hlkLniC2kBAFWf4ydqAQBrr/M3a78DbIvPE20BA\
Feb3yNuq+8zb7v/Q3DLD3GX2x9yp+svc7HyM3S2+Dp1vgB2hMYId4zOEHiU1hh5nNsVen238St7k80HfGGNueURfWWQu+YPfk95l8Hh/x9/X32budf1E4ABADFPbIWiv9z5FoFQbYqnxOH+G4JRbouoxfQRg0t6k\
8LxIIRol8b1JIUBAEFvh7XN+ymGAQBJd6XT6weHAQA1Y5GxyecDiFyEnsbuFolih7DL3vcgimR7jqPM9R6LYouevOIIjERiiK7M5gSNSG6MssroAo4+ZIqozuwSj16EnMLoCJBMYIaswugOkQEALEBmeqC+5AqSR\
mB+l7DN6vsMky5HYHmQpbbP5vsMlDhLZHyQqMDW7gCVMEhcbIKarr7W9AyWAQAcNEpidoqissTY7gSXKDhIWneOpcLX7gmYOU5pgJWqu9LvBJk2UW6DmrfM2/ABmjFGYXiNqLvY8Q6bOk9qf5i1y+P1D5wBACE3S\
WFzjZ+50eP9EZ05U21/mbPH4fsVnkFbbX+Vr8Xf+ROfPVdtf4+luc/p/xegQ113jJmuw9Tl9gehL0RVYm98iZ6zwNHi7wCiKjtQXW5/jKOwxdrxAKMgMUZXZnWGm6i1zOH2A6QBABQlMkVWY3SBlqu80eb7DKUyQ\
1BfdImWq7zR4vMIpi4/VGV2h5ajtMPY7fwTpzlKV2Rxfo+gtcbd6vwIqCYyPkpcaHiIg9usAmG/dMIWCURkqCgdlkjeS8Rx8j1mT5Kmjbl7FUqNHRMxBTzPkfcQEiGa+Os92dyWQaRpHw26gRn2YNtxtlv+j4oGR\
eMbhQP+yCqlT4F68tO0b6sW27x5SYfI/l/tM6KMD54v3jw2sOAZ95aiKSPW5ipi5W9N15lU0YEAzshrXbsczhvF1E/yGOlPRyGSvSaHDdv8BeP16RITbvAN4HCHPfYhIl/YeVe+Wbf4xIbdvoOa3Lrmv3r6MUBUb\
4uL1rgRDIHls30GbnwpL/HmB5649DX4w3HuG/DHVx15LPzxw0GyhAldA29eRBhLKtd34qZP8eElkIsjVtBL1wJY4+VH+jaUYboiugNHRokeRnEML8pLf4cyfFZEw+judzjyBq92fb1MZhGdJjWbnS3MT89W3WrO0\
9tKz1Xpx9tw/kSG+HKoT8lx8tf7wnvkdT6wQPrQVQu2uPc1y/UvUMbdJOYx2t2ty+n+4fr+bGwLps/9qJQ/Wf5FIAePejeEiSVUK4Jis+hfpfwgRKxHXcWG2ExZCJLVRFpQxntb7xHWARQTACQflqKywNDc6PgEq\
SQ4RFhodICOnqq2ws7a5vIEqiI2SlpueoaaprK+ytbi7gKrKDRIXHCAjJiksLzQ4u4ArB4qPlJeanaIlKi0wNTm+AStLEBMWGRygpKessba5voOrjJCUFxsfoqeqrjDzt3o8wSvIDFCUWJtfo+apbC7xtfi7fgDs\
CUwO0ZRYnOEkZytvMfS3ej3BLEiMUBRYGt2h5ipusnY5/IDsh8qO0pVYGt2gYybqrXA0dzn+AmzIzJBTFdicYCLlqeyvcjT3un0/wq0ICs2R1hjbnmEj5qlsL3I097p9P8QtSw3SFlncX+Nm6m3xdPd6/kHtiMxP\
01baXeFk6Gvu8nX5fMBtx0rOUdVX217iZelsb3J1+Px/w24KTdFU2FvfYuZp7XD0dvp9wW5IS89S1VjcX+Nm6m3xdPh7/0Luic1Q1FfbXuJlaOxv83b5fMBu7u7u0NRX213hZOdq7nH1ePx/w28vLy8vLy8vLy8v\
Ly8vN3r+Qe9vb09S1lndYORnau5x9Xh7/0LviUzQU9da3mHlaOxv83b6fUDvwEAER8rOUdVY217iZels8HP3en1A8DALTtJV2VzgY+dq7nH1d/t+wnBIzE/TVtpd4ORm6m3wc/d6/kHwsLCwklXZXOBj5mnsLnCy\
9bf6PP8BcMXge6kQeyuAaErI0kHAHHYSEHt99RaWTjIMAp+rIe5yI7moAfvg8R4zr4kCIDRBN/WmutA29VQInsrQBGMlnHWjoLsYTCxGIyXJMJJWtlurZWFFZez6+f1FgyWAeyjoJX1m4gDHNZadn9FIKwtfgjkC\
AByDz0vQNcD1PZTzTQRBDBU2HbKZ4rrc0syNIreIXlhccVMdIBPT2Ze7JcQ4vwaTzOluhjw67bsqqYo72wme2LQx+80/ZXjt13Tsxxr4Ndt2VVN0d3ZTPbEoI/faforx2+7pmc51sCv27KrmqK6/////////////\
/////////////+zmeyJQR+/0/RXjt92Tc9yrIFft2VXNUVzZzPZE4M+fqfprxy/7Zqe5ThjmbQMRWGwA5T9ENjb2WQwliplGoU8HExF4lgPBJyAiTQKfzxuFmut7hNJ9OlsLpTIY4EooLfA8lgE9n5Nd7FUqBIN8\
nAwFRfSSBgCgPfk0NXpAAheDtBnOUADINXBAKQAvwOYtZ4Z4LOeB6AAFiUQaeQOAFQPXmZudn6Gjpaepq62vsbO1t7m7vb+BswWHiYuNj5GTlZeZm52AQACAwQFBwkKCw0OEBESFBYYGxweHyEiIyUnKCorLC4vM\
TI1Nzk7PD5AQkNFAEdJS0xPUlVYXF1gY2Voa25xEnR1eHp8foGChIiKjpKTl5mcnwCjp6uvs7e6vb/Cx8rO0tbaAAHb3eHm6+7w8fX5/QIBAQEPFAEEABgcAQEBIygtMjQINgEGADw+QENESkxPUUpTEwABARMDI\
AgVBA4WCxMTAwAHAiARHRkBAQUAAQwTAAMBEgABBgABAxoCBhoaBhETEB0XGyAMHgwNAgQBBAaA96hAuMagzhBNkiwHQUuJ0v4dP3Bw/WUlXlPr3tz/30t8Vh7TQWkny+n4MM4TzHqkVLm7PynmwXnE/v/v7pfKb\
hAryhG/4n/H7uAhGuhHPS8j8/u6F/X05jFBt/8hfj+30DsZFzBQnflOjcU4HkhYFkVLfXSTPIx4XLbLMD+ZUF5sw+C0WGb1p762DykoH3bnn9W0lAkyYnjeAWYMK96fnvv3vN+in/yqCcb2Ytwxqsrw4/4pXaOh1\
ZuDvi5Pq6HE+/c7Bmvx6cFOg7jbYeT30Dw3GIE0evPGHc8LTWxZc+aNySwBXIQA6mL8FD1Qpko61V+EwMiFCP48rVcaP/d8UXeuq6qzkMlYQ0ErNyhJJaFN0N345jb02kSvMhn6BS0SAoxtQgjZMskdOAExATkB9\
d6nbna69+nJifmyUy3vFUkr/re39p63tPeXHMfLzLxFluUWl9dpq+Q7lnd8WW69tKUl63mWH8vSjqd4iua5q+0t0Vb785u3+JWPod7kiX7lVYaQoThllE82+Ymd+HLJvKlqGqyY6qVKlVKdJBgI+Fcf9e01UpSHd\
+en9tmTp+Kpd+rQqXPk4rypbmqbNVUNGjO1TCVTx4SpYOqXeqaiqV0qm7olS8VipVahUqdUKXFPmCipSSoSI7VIJSLkSg1Sgbj5qD0qjx05cLRVG7UGWx2q1RlpNQZaixqmooKlOPGheuCqGmqGrRrhQXWgAMHTV\
VV6Ptlaa621ciXt+FuKqcjcBAKUZZnWylDMJ8UmyZG0wgrAXGAcx7bjaGXftgAALCwCXcW+KIoschVvB/TVFfeVxaqytusDW+KqF5sSIyHU1ioUL7Uh02A2HvIaq/EMF4FiLIYiBadgFCSYy0sEh2AOXeyBOzCHK\
oa7mKvKDMBVAE6TTzYjAZ5t9eNP2tvz09vTI3TojZw3bbo4ERPFSZe4I0hmvJG5paGVhdGQcYbiy4TXiA0IsgxAqGbMzGxRk23KnLI9TU7N06aoUJgKr9DJFAr5ctRN0bSZ0z7vGdV9o1D03lTIF70o32teoZCF6\
OXmvuc10Wum6UXNe5Zpeu8tTRQ1uRzRW3KKkmeZ/jzNEr2laZomeq+JQm2JfJqoaaYmynXrnnULRc2bcjqeTFOyJDk903rTS5KpaaZpmpYpWpbmid68qXlekkTHkbwXTVP0miVqmvb+TG/Nc7zmSF6bopaZz4oyW\
tGzJMnu8ma/nZ5GJ3Z6egr/X1t1g02a2kAnaAR9oBJqA8/UtQf0VWP11ffa6nld1VSHBn+p0T7bRFQIUottu/vNXb/pmp7pg8f0S7ekJ+mCj/RAQEj/+6P7ve98e9d7ozP6oivKO6IfuqEXOt4JfdAFPdDvDuh2r\
zsdn++5njRzbD53OnJybQ7nb+7mbc5GTZqj+Zmb8YLkihcu33ItldCVKU4+JcrjfqTi3cmbnMmXXMmTHMmP3MiLDLmQw+k4kL/d7T+exmPHddw4jt94G43TONuHX7vaZ1zG085eHC3sZzcj+9jFHvYVV3EMHOing\
BFdAff9alHXoic4hgu8d6kq1nvUIUj1MVhwBU/Ah37gWSz4AtzoA1jRsX51Abd6gFdd6lOXYr5H9QkG+rEf9zEfO+I91uNGzIiPXYg+zEdPHJYoUdawmjIBU1DoCDWmIzqeg4Pi4NiYLA2KmMRLoiVK4iTBujs7u\
j+iIDGQeCcCEu3EOpFO/CP6EfuIfNKGasO/ua1RSXFNragqi1rbMNQaop0taqgGdzbRhFjCXmizUEFIhA/T1CxUSMvS6rJrB2LNhFRieVoNSHU2W8K9uX3Yf09Ts2xSaBLGJNgIa3bDh3xNDS3a4ayW7bIgLJfNi\
rLCtK82y2aHdi3NolkX1syWWTI7ZsVsmF0hZ78M/c2CaEC7wXZZrvLvgrVgK7QhS8FOsBIa0Gp1IBvB7nA9d7Sus1l2bJWlslNWqv/YKCt8my3BhsgQ0pcA/+bo5DUiQ3WB+q4BtV3XNV3/AZMj13a6Ts81HbmWQ\
8aCRdmLMTSzGGdmZjBitBBjAaPsrAWYWAwY/aLRWjSLPmuzLmuyHmsxsC8T7dXXgA41/6j5go3F1wkeqavOqA8cryf0ienudhUvhqWok8ceR0pGJChIUpCkA1NkOVgmmWqDWkKJ0wEjZbA0DoeFoAwYIREUgRBIQ\
AkhnoiIjIhISZJ0gGiDkinimVnBAlNxMDRZ201wc7cXPK9sDJ/2J3+uhOTnuguSE+s7HHS7R6Bfdl1nQCT7bH0wfyxhW5+LAJGdwopIJBB06NsVtPfyqvPWc2ZzfD1x4AhQIwgQMiqYBwrvZZELwiPSMA4BK62GK\
ycWrEjYKQ21D5sangkTVu9kLVrDOAGjyobc8S+ox1+PQs5kVaL49IB6BWRVK806Y0SMuXKJTYBW0gaLsxnVowqvv55BlJzlE3AkeF88wXD708c8LLMVf9pJmhu3+BsX8eRVmiQED3Pgq0EJa9L1GVRiPe4gfR9iW\
qe9/6vtZkudMj93qigJgGAFwveN4qvJZ3qu4i0UtK/j7pyzH9ArLo3uyXmL+1kXOaG7/8z/3UJPq2trsV+s8gZ/URrt1Mmc0nBCwOdOLzj4Zjs/TOr4aoRz7hgupNCwFwQ0Lw/xfr3ouHF1TUvgKlffYiOwRbOtO\
lWkSA00xHwXXdjsdLO6FetwUTORhgl2zRa3SGHgvwtzXMG4hXweGbp5foPGi3XsaBVP8SvWnAXhKs4bBoI0mJY/b478oCo5+4Draro7MGedt3oB42WkeysMG9rEPOTQp3rqCDlqvM1/Uf+Fsr0HD6O0V53ccJxrk\
rjrbm4+dk4lddlL2GoqIJxWxSu6PKJJvLX/xU2cu7C4wMztA9GV60TLBFCHKUDr97lwtVnUH6mdGdy5IityqrtHtLk/7EYoo4R03sL/qESXgE6i13jsoaVOwpxEJfN/JO8mRyyqGYA5iaZNONjjWdjaiZ0oDctJN\
JYVLQ8mdjBCZ34J8jXLamak0Q6cwp0Hu+bILZNBOeLeUpaH15wCJYbPhvVN7N1s2YXDHWHiNcjRvegih8QNj5Lw248PehyZYcJ+SHBbi37QBO/+e4+9GkLjfBFUU1bmaJiwO0gk8Xnjqq+kw4R3wco19YPqtWqzn\
Hf+9eU1hQE2gueeZIaJ9dCK0HS60w8Ty+jUZLF0575Mf0AX8sT6c/q1JHurSP9hwkUPYuv7kYQgV1bpMIFOxL4uwOwBf/QjAtJr3naNpNh72f0+5BmXOK/v14XM7Q2EejgIOOgEJyVGgoXLeSR7UI0no6AXq0NJ+\
daRJrRZSzgbchw28TWbO3iqNlwAencxi7Kvrwkc+llb/zBJu5JXUvA1pB1uHk0e243tjKnfD48T8AvtZlXYkzdhny8f/wMbq2x8yuSdsC2iRqvdBT1CKWa/bPzzByWyjLKdPh8FLqeRSf9A+3fin362JJaZ3Kc3V\
cuwIrQtm5MTije8kTwGUQJvJmSj+Jyfag9tB0WpJ4EAFAZ7maFnyJvH3HvJb+/nIR9tefGf1tkua/rupIUMvcDXTpY4qzjDDwXACvvXMq7ll7x/ao17wLN1Ik3lTHcKlf6dnbUS31oXOyoDjfsYjwPgM8S4AHwpK\
d5uzsBUFP/nK9ziGJGTfscpTf/OqfxxufN9TSZvXU3S5uQ+KNdxpPk8ucWjp7jC29EQ8r+N2t61WpK7aJWode5R5cIz2Z0aeaoBVKFgN0fe44s1WRLm3SK4p55g/noDCDOM4iQvOjkFbTNvW79zHYfj0Gupmfuff\
I3Yta7wkgYvRfbng7XTc/gF9OF3fvqQN/tJPdIm3Gs4HV38G5WfWQqgwVPuLKIA+jW057hAzV97p1ZHU8+3rqc6QYdqWu1FKMPYoLuYopy/3iwo0zMVHF9SUT3o2ypHCLSL3o6UosV90zVwz+QbwDzNVsCJ0IK59\
MunnOa6z0fRb/eFJD9+GNS0UUv8ZvtL8mVZSuQDYjeCrW0t/Q2LeNlvmXYvF8W4H3935u8nxoej6y9vocDC6nlW9aEEhLwsYEP2+kIwRviMQ5xM05dKRWDiL7p8dhrAP0b9cRytrb1Yve8gwDRC2TBRb+Y4bAf1/\
UZg/VR2bhX4w/czDKK/VCylJSZcNlnGdJGT7nFOkxCGeUiruWOELZ24I87TEWoMCdUVx4n5oWRwO6jPpK0eVN/hYCsgxoFnKiy+vEc8ss5Wr1F/1n31cADzaYkUJoG3OdtAOFALBnwaEKVrf1jBD0q5D9A2TyONB\
hzKFcueh9LqL3OoZRlFT22uSPqGf6BrzXbT/4GD2H8qhoIzDKuz6slGbczW+4448TtN0pBUVm+40XOmsLaVXyXDZnPlIL4k9IXpb66jyauWOUd5q/mnUu9b+Q0xE+pQdKeksCtE8vTyN/rQvVnqxEuWUaV7rDzIe\
5JSC4hplgCRZqyGtLlS9WyPlA940gl2hodcwsLAj/kLgnyGmw8BtEIOR7ipNkx14jOf/0eOreaikRGReOQQKB7Do+rOTCn7S80DGfxn7QAADAIo013mXj9Ej/RjrIjkF5eUhS4By/2FlJeSAns85G5KoTHLNpcyD\
Pp9UvrUZ0Sefbzl7Jpi9nDd4FYH1jnCTpK8xVmWH1ZDwKTQ2rxBdhTgfEpsZTQiItWFoR6XBxVN6yxFAviOvfjBmc14opcPUzWiV8bxXxX0LoUWcc8JAewIAK0FWq7MC1WQSVrw/1Rw0PBE1RT0YenPjQv8H01cc\
qoA5UtBb5nfDIH2gtyL9EZokt8N4J7kYes7y+ko6j50kya0AXhrYrNAN4dCxC2aIa8pOl9Ak3lK0DGMOyZsuOqoXRoit+/UnOk/CH9yTTTTzOYPeBa/3mY99rdvNRCDA4HgLzgWPyocQQgRbef7G+WvlF3nj6LY9\
4UK6vuS/c0Ap8XSWR//a1sNZ7Dsff7Yyb9DcjXfcuy9Rbux1UuLAIoaYu/AhtyqEjigU4ilPwsFF6khen3fi89QaXHAymthscSnAmBmO7uuuSATL7VcZg+/OirNRGT3DtXNQMX+bcXqZ2JQ9uWBVM5EmB95FQzoL\
Wd454vx2JhrQ6m2fWJMjgGcDmrmwHxsMq1Fg+o1lIngc7a0OEpB/p9rvfvvsYyAZBp13Kx7qMshzwn1Ru+d+yENmGoDSQojD2W56T7EeXjThY4WC+ZA2MXKfubrH9Z2uQJds13INkvbKEDSVYJSdv/4pW5b+BO5Z\
aAomQuf5fCCDFc9ZOaMST1ILiHwUJBGH45XsPso30qSFXDSB5+XK22vSrrgPhZgfc1iuS9H3mBl3ywnCA916fG2swrLN2ozSprTPm6TeVN7dAlonzRnQnLT+365kCZXgVeRh4FZMWUFGRRk8r/uHbSvrU6B8VPGP\
Us2O2S5ExiX0OfCXWTHLLMxRX2xnMpvRIyYBY0Pvqi8B1+EFiNYa2H/MbqDLxeseVqFbGhAhn59ZE3zjB2ZZPS3KLDSaLmSXUue3OaPhytXb4lq52/9KduSEHitHCdfVE1pfHi1mnVanBHnozGWA24uTAt27xmZJ\
8s6y188FnTmEl5YkIU8/aQjxHpqOswr7Ho2t6d77R/g0b5aucauEl38KuKC0zBEN0ofoOUT3+n8kcLf53NCLB8UaQUgDHeDmn6+1ZsSzYUtV5g8OCiiYnqtq6NKbak3I9aCw/hI7yfrNdth/2caY9azEvwV17ZCY\
8JxesCDGn18Dj/6uaHdN4Jfb7Bc8lBtBH6iHqvnZGvKmKz+BDO+V93ifZ3zG8OHLaU57LS5Q2627nZ2aOJRZ2HF8QjbV+SnEJ+z7cj541fjpL99fZbO7tXb8NhRR0z8Rir/NZzP9BL1eZbt3CwMT+0utn4gMOfhF\
dqjvHL204B53+zN/p39B4hTjMOlpoUfC9S/23iCo5Rgp8YOx3N6rxley+vt8voonr3xsD+BqsPn0fZvlv59fcE+jdJOLFgfbNiPdg1ibCprPwK0OAB6T+wRQ1BeUgfdDuLBD3ngMYZR/5mdMk0DA7YO13UbyUA59\
4NFpCuS0kVVE8fItOvr+F5PatMMTMa53p33A9YEhSBHMqV/i3cGAQYBBgFFGI+I1FNIkAbCe2bRLmuy5tFjvaOfmNhTHTg6uow6+9larNdOGs3VbWfN6GUrpxrZWp3FgC2jsfqqjW3VVYzXbE+1VEcJX7QLp6J+c\
lJRbBRd7Kb2sMfEdlUQH9pDBrsW9lJnIA55r4UZuK+NugjaFZ49JBShIUy7AdiN7kbQbaAL+PQP//WzWPdXB2ifXusA/8Ru9EX3oKwX5TaMN7V71n1NpVJoFrHnGlejT7Ez6dhZEkYDO5tCx77KmIx58BjvYLGpl\
G8wWBTKT/5iry6m0TJ5Bi+HvEUVxTGYSBUVxUwcI8iEKvIKLoZxUchJwSYTU4nISTxkJBYGmQKegk02Ci4tcIKtdT6GiWGczsH4XNXlvItz8S1xDufD529tjsXZfM2rruZUFGk9HAqaA/3cwD0O9HyIC/EJreeH+\
3CzHl5WwMN8ujTAwdxGDb/+9HKnd5Ug4UtXetK3HOlanuVHt6Jy9oAX8yz5OZSvIt44Ci86AxNewkk0n49wER0HBKBzkNNGfMm5z1yDD4d1lib4kEtwIQ/yCGXuoBE4A1ZSwEzdOpAf4BVVvIAT8AH+47fd3PvO2\
QWo8aAD8LUDe0/racDO43enTt8xVPe1nObrOA2n99603g4ud2o6zZSZ1sIxgwtJJsdFCxwP3bqNrazVmtpXOprWVaaoeLL9pJ0wUdJJGo1tJG2fOdtIB1eNoa7PmLv+XFD6eh4waOP/3u/x/J23E2yfTt/LeT44v\
/dUZvouN3hsT3UBn+btzpSp+zFiPszTPZif+y/v5d++y9pr+biH+yz/FoQSn+3XvvpqT/0rb4Whgs6v8lR+SphvghH2V9/kg34JD1+J03k0v+MVWnp5RaxYbyOlMnsga2/mcE7Fex7f4KVhzvbN1/HSaJrzu7755\
HRJvb/yuK4a+3G6h9FA8lj8U7eRkWu1b6oL7CTH/9DmdU/0tzQ7wj+iqrLe9kH+9hD+gd99g6YuWON5D4T3A/7HxwyaQDRpgVUeVu3Q8TlNbR1+R8TfuJ7nuRtv43jOxu98jatB42fcjJdxMh5MrpbrytiuW8qqJ\
JYRi0vZZWyTyiqptVUmhZpHY9XyyKxqUnGxbVMKK3lktk1js2lsskcka8Vkq6yQx67VSOPYskgjs9l0GpPsMmnc4sJismvbPCKlVufxyshcSrVM5XLruHpZKalWL6PW6oVEssnjFXu0Wr2Y7fpcoWuNNXqLX24yp\
HBAmrtf5JDulhBuWI7MrlAoknKjQLlPrhMmHYKSiO6RItlR05CRWRFZEtH0JuUYCo8u9D7v14YpJ6M7JLRFdLNkUDCqMIVB+OIitWAhdJ1CpCjepnvimkAaEeKC+NDhcthwi5QuaEi6w4t0hfcIwzW6RfcC0a1wK\
dwJd+hKuEI36N9ugvsA8O+tXAU3wYu5QPfANfBsSpeA370fF4GpqKFcI0kJyUhSkKTQATEYBFmN6bRn8ZZtksYlgFHRR3RSy1jiVj3X8oWCtISQiIOL62Yx51iw6nyyMBrDtJH9gaewo6sAcApBX35E2V8r8QO9h\
xYDoNBgbmUOSDcY+h4SmrgZPiC5q+FHGg25tuD2Gof5D30Uo54Yhj67Vq7Ev0CE5SeFGY82ON5nOcvg63+lOxZUeWasDEZUjAKqwsqJfk7/ub8pwiMM3RcNWKLV5gZK+ik3bw4/BPGPuLFen35WuF+p+LPmHxDNP\
ulr/jlOWnhVSNk3G/Lel8iBbDkw1m+VzRjzCv9ZtBBPhVzZJhTuv7nOXwxT3hj1HbaO8ByEtAs5DCEvIxit1f1WBrDkK9+pVr5h6ASXr/37GymG+/3Ov5ptsgpmirpm+pR6wUIO6MYcxkLePkqXZJi6qRvwBfg2Z\
vi7sBLTCLgt3V1gttgpThfHEe9UYWr2E3mBEhd/OjDhYNtVopYFRc9HOcncUHWFhDNKGo+M45H4CzqWZCFw6oZ1Mv6kQyNWXqOn3NJXuZ8v+Wt7epESbzppR4cqWeOJ4BeQ5OTQPPGJ7Qk6EmRTl3SHTIgGkZaay\
rerYQa5jG8ezJROvfHCOXV4Y8uh5nIZux1mfp/mCFZjQvna30PF/IpjuLMwZXZ5k76kwMuyYo02s9xXor0v+TeY9cXcD1yccA8DVFCXj04UVKS5hL4c/KMhFcXX9o33aw2CeL4eCPlG2hnaNNzlG1uygvng6w6wf\
jwhN92sFrDuZGNkG4vnQdDwNL1GMUjwBOWNyxDqio9NrvgQuIggOWW8MpybVQgwQuWidHAKYfiDz7bUc/sgz345uI5mz9M8txXhWKDCYaIy3DyAlRlMSCiuKPXZrpCXxx64AkwSADJPJxWQxw2IgBmhV37/l78xW\
/7///DdD8iF9e4Zl4h/KSkfHAzuoirAXqTCD4jtxStPe5YzQkbNiqvnNotS8MBAzzWpIrcvE2J6bb3y290U1eDDPu3t8RWhCmJtS3ePLZEhcolM9tV7sHy3Jdqu2HLZmxrduXBXnr7oVKCaRh6df1W9aTL3PfpjT\
eq4JJQb8syY3mDz9HIz0SzxGevyhbiA1agAj6YZDiEIAYNEzmnrngGwpkZmRC0ceyDwFACqf6JYEmE1Fj/8d/nrUbZT+8XPl8wpo+sjdumQ5mE+WkOOK789HI2bx4+CeYG68ozgPf/lBQuZ8dxD6c0oslS90OP8R\
mkSEOVUJTveBTokr+wGLOwVEILYuR1DXQ4dcrojuX/tshCUdyHvniI5FnyV6VvFI3ecmjiM4zhlVwS1XJrjg2tjn+AdPZ0+enTas8yQChxioFQZoMw3d9yxN5norR817Ev86XvprfYfYxmuShLmFxZVlDlhXwD2x\
eZ1ED3OVmmGVnVOhZzPpwwWxcxVR3CmYoN2nNESxAJeb+nVNdBPAK1GHdm5YaWsaJRZtIyaTZ8/pzESc+BySMGMlhjh3mKQ1wE8Av50AL5ibbQNLacQeMsn8gaHprmjqqrzPsCjlTQpSR+kCiVjVjAO29OJayB7J\
GknWgqBVUzu6JlLP11voBLm86UMrh5NYv4A4dVPyqjNoxcSQW5gFyy2QSrLWpRq23hrosR+TjTAEbOU8vd8M0Wj15qQ6Tu0YApPC7ng4sV+0J2uK791ASwVAPKPOSogW2OBw8ggOBEpax5gAGAAQ1Di9TYdysddd\
0iIlg3tQxKyLb8UmTaOlgLDwFB3oB6oJwmaBQfwDwgPE2gvRI4oEoCGaAlhXF2gSqF+Mo1KH5FGD+l/Oud8o7mFMoE83mAsFInDC4ML/nRtrSdWsfFV65ROj1Ljud0DkEzos0nDCf9S+crlP2fetBsPx+HFG7d1n\
n8uuaZcV64xmOvMteZ6s7n2XINA1/pai65b18G/mr+gv+9FrNZhGD5s/u1qe/aLL8+7F5vVdrB593JbludYBsvyTf6u9eSbb2/YTI51+2Xbtj8OgNWo8Um6TfbaDNGQURYZQ06SttgSK5zGlCWIWCIBBQoKSlJW6\
kcHhJfV1mZmyo8DbmCj/g4tQmX0YhAmgHTzWLHqjKItRm1YVwzKgIgeiPHeNw51QE6wKsT61g5MZ0k4ZnOmr2sTQpLZidddzlGLyt1h4Cyz0NdEw9k9XxSNcljTb8wQ6Fjl5XvQ1HEvrbeQrvJrzKp8ZsyuiN/O8\
LSCpqUMa/PmTGyNKDk7E+qGy0R/Ez/HC24JMua04WuGxG4ZpWHBgIWVMrWPmV4aM9GvdXNAcWf+Zfg5Hwwyh3Np/k2uzL98yQSwiwEI05uB6k9oBCT+n3i8kCi0HfSwVaahwjB631iVY2+JrL9uzk/qr5vF9AEGr\
ndF86PObyfYLzOsv6nyPFLxaC5pPilTTACtexwJcv46fDJ3Ia5o2iruqQxcXGUQmkDwDiG/MnkEQK7/QzVDE3C1Eq42ymQ3NKkLkhcVoORnoznA+3eNAgLZgHBzsVvFHMAScOhSNqeD4jXNlL+tjc7S91DibMkMr\
BQbnU4v0EcyQrwEcopPIeJvUa+Om2cIdU1xj811Mu/1MgjBLOHlwxTm8LkoNhsCdEcAtnfQHlC6McET8XOlwFc1dtGoFwAFAADVjkDA+PNeypRSCs0AxADHABv9QuOiYqJHcIcChoR+wHlBH+i/u9u8/+tqaiE+n\
ZOTk5PDc6Kgm7kyMi8e5sG+uzz35ubmxpb/WVhXvor6Wco/RT85pybHtOSTHJI3KvJDQh7ox/fw6rgcf+NsXI2f8TIxMN61hWU1xaMmMps2/iT3RED6ANmYwIRuJKW/twp1rakyLin/xLqXx+fy8EDxJejlQUS/l\
Rvs4g4EKN+Oi75SGprZb1WUGLc2tuPhu0mTdDyNjo5Txw4XQAjo2Hmn7TQxLXGlIyNeRDT0PQOnH6V9dDO0f0J29s0RzZ7JeNktIyi7JBNkd/wLjF3xzYzYDT0Ju6AyYPdzi4oKNPB1vUi8bgdK1+Xg3GQCehjW2\
moJRwEZ7Cfu5kHjOrzGrI+NhX3xz/XV1bl61lWvak/1KC8M1Z0smjrTr1nqShypHyEY9SLvTNSHAlqn/BQAoxX/vAv1oP7TfXi6TsexqeF9psd0mP7CMsH/7oj7jbfZ2mwApACkHxTgmPO2F3fDcAEkANKu0k06S\
ifpJiSci3SQ7/F7Zt3jrE6jbs7Hrb3F+TX/5tv8mjdT4/7MrJsk8F/qycRsxML8l+/68l2ey2v9cI51VTUV9XaGknDyTYlMfslYySMZHnkjuCJPFDjkhUyD/A+ij+dR1PE4Mza+ZnTGx6zA+BeUFr8ykeJP2kr8C\
GuI/wjt8BvXGh4D2cJTDEt4iF0HzyCt4BE4DDzBgH8vB/g2Bvff9y9x3attqfv0aXR/lmruy0DJHZnCuBPPDnfhOeDuS8PbdQVxuy0BbZd1he2vqK19VTO1B7Cnpe7u5pyAqk0lFfUt3p/iS3yJ7wDh8BkUPkL/3\
wDhG3yCgf9mF7UV24ps2fbhD/DNv/3//9fX/bqaepp62kc/N/f/U0fZo79s1WVdn+yRkYm9MfEwsDCw9+XV7WzfVmgrsH3aN7il3tbT0sLCysK+tq62rvrU01JvVugPzx792TflYnMFuI1K+lD/+bm52bnZLzMvv\
SWlpF/rj2aPj4+/do29luzamOcXfaLP84n+sHAw8C/wz/e593xe//333v+DvwuDU6gyc9fVJBtjMozOOWdGqmo6YikWoigIoRCKgEUMQYQICCEECQghAiIghBBCCCEEIfYBJyBQYIebDf88IwiDIwp23G0jT3JPo\
mvWbwJG5rNYjnkGItwJQMtB8BkcnUawVLS5NWLScJ3QbZ2ODdxZvmvVylxCjls6293x38N4RubmAe5xCh7r7hW14KFYe24TH7caQhib2537WzG4IXqzzuYHrl6xYPF9MsDLb0oBsTue60Wrd4DDQo2N/ynt2Ly0D\
NPWRijviYhJUo1Y0MCY5KjDSpDMCCzxjw4CTTzhh6yRRiLZ/oHVwqispdl+aYLjn5GF7NAIsm6Ity3inDEKkmiR+IBHsQ1l9SFYvjTCAx95oOnDXEOPWYGDXJtamQW4+vOCxfc1wOjXxCM7NILo8hsonvH/Uq/xO\
YgqhEvK6GWPKdPRcx6nGJU7PeTMeohX2dWXu3++S4k/PfODJhagWwnrmeXx/C0PHdXOf4wLOMSFQJRZgIvs7VkaVQ1kMY094o7Jk3UGgSYIvCJJx0Fbf9nwAIPsR1e0WWbeuGEi/MHIdyt/fubbjYOqMsR/yptdU\
jNjLJKrkcb+7YVWGUYqBEhMFVsZwAaxsx/jA4ZIIRBlFsDK4lmreuHuD4jxXo+jdvz5G48rpYiS5dr1B44TO0SWg1N0yQh+RO9jjEDkJSx+zOePHWYpjiQG6RKXBUnNF19lDNHJrRvevJSbYE74PgaFg8zXWW0A0\
S+iumGlM758fZEV49QzWLdQc9PC6jO9rysi4by2sExQyoksMsX88IX4I1wF3ijvK0x/BmXCMjk/RxQtXBl5s93Z9Axv8JVM0KSA6AGr7KHO1ynE4XMIORwOU3MYkdO6Fy+l4fS6AwwhGmkxjYvOkmkbqlKjYAigQ\
oHGNgVjAkoFSlcFQmcqGIEatioYZcGpQLelYMikYElawSAARwXatgLAUlQwmOutAKxQsNkUBE4FylUBqFMB9aoA+KaCMdlFloKRIUROCkbVCnSvYLjJLhTkJsIJYkkVoJYKdFMKhpSSgnG4FK1gTEAcFYzYagXAN\
yoYplorACuEgvHXvCkIyKaCoVKuCkClArWqAsBTge5SECIpWKYVBBwVtDsJgGSYYMwdlQIgKykYYqmlJXHUEjqMy8v8CHvdZhYxatbzRoPJ+vTCCHh+ONPD3NNZcWz7Irx9kMrjz0bF3iKMZm8EHM9Bazl2mjIWv\
CB9RkCMh7MfPIr/CFuewR5wvzo/g7zsG5XEJJcfb4v+Nx28wWtkOBI6fk3g9BRsZbNvq4HgBzgFNH0oGEIHMoFGtvAaSWNETtImjG+cOChM0pbjRpNdiLY1rlwgCDtaXTgvb+zKzf+MefzMOqolrKePsKcBay5H7\
CguryTpuhNIM6FuNZvliBe/5/7VJdvkwAPktbr13EZUpnzD2z098G9usReNl6Hg3G3eTSW+dZFk42SeP7qBoXOEB1a+CuuhgEM4NIwAUbhqCiimpjIxJU867ahzTGNBfBnmbPF4GIKfTCNGpOYgJC4BPmGpDDEig\
UALkMWNxxyjMCQYH4uVne9RzUJhwcyzL8lIQPvOCV1BxpziTqQ3QPirBgc+DoMcWhwIBxIOozmMuXAQHEQOZQ5ODpqD5WCfwyBCDlkOKjkkc1A5tDlYkcOoJoeUw+WwumE5fA4Y8kZMFHq/scBqMMWuFEcHPxhxM\
62U06o6BEcOQ+X1zao8B6EchrnxMqot+kZkS/WxNyqsqsjB+FhVJg4sB3ztjcOfqgAOYzoOMAdqOAwmzSFx4BwUB5mD4JBzOBx0Dh0H7HMYBOBgcyBt4ByYww6f6BsVGA2gGNXg6OAHI26mlbJVrbxV/4ix37WeR\
5QdHI8G7wWe3SqlM54IknrmCwtx9z15BPqZfeiERDxx6YiRuiJtU78nysrDhSjEiS3Fstpcs1kBfKoA6o18IjAQcFs6LHkgRu9X09jVtnXdePve5699RfL8HFfOdC2U1RbsoEyfMG1d1b0J2XtLmWQoAhYCGAI5/\
socR1QhMeCypUYSitJumAKUyamQQNYikj0lzGpVBwXOylikVs6pANNumtACTxlDoEeRTOJZVCuGqyJFfWPCdoFw5X/n5pb2oE1HUVaJA22mRzdIsUTw3ggDWCFElZYTtxdTNVocZdqcU+o4WxhSRjOGETRndoRoQ\
uaaTXgygXak92l78axsqY42TcoCh9KpQvrZwpSEUK3cpE8LR88nMJYIB9OCKgMtj1zm5Irpm5CqyNlE7efHxxJHR/QybjXv45j1RVGcYYunYKNwTsKfDz15RtudDMof8dErdpPipdMAzrC76z9RkjtcKEROGBzQq\
LPKNLlUKUEqQqoSE4QISQaQahwpMSLy4LfIi4MsDWaFzICJGHAxREBDPzmxVaxUK6Y4zAdwXoEKBUwFcExgc8MEQatNEAAO5FIDmTVHPz5qn/iM3ilA5xI4DYexqnk2nYaUmd2l0fEooKMJ8gInFYeh5Aq3Twmaq\
Hy2ApweMgdqDqNokJLG1UKsgEK2Axn5MzeK1QvVrRf40sW9OXanzXPSl/veM7I3HerrKu9IvMJW/OMoAWE0yBc66eQEcszdHVV73c/D8Id7o3VRX1d5R+IVZgNHbFViRgFhtD9yoSBfqOWkkxPIsR7KXZDkK2l3l\
PZVe/1ABV278zh9sFh4jZ9Y8f1rDOEdsOkMOoP2tZnGqqvMoN2pM0lQKk3iQY76AwcM+pAQEJ6eXtf539cdEw4bGvUOYQeVkUQabwCi9UIZIdkD0vGHMCLq2GcYc+ThcT0cGjI07cxQIDLiGZhgzeej9E/34dmP/\
mYhSBGPKKgNT0NCBDC/FLjaF51csAJFIrUBLDptpMSNAxbYjQTjwLqvwV789Tc/3l0h/QLuLRyiS3CD2JvbOg0/+gNf77ACHBhDcbBKM/FoVVFzJfDkCsMtwFSJ+/n2VOHe5FKCMhmLQvDYi0ikIBZWWGFP3ky9q\
kBKIbQ/0ItLk3BxABJWnfeZmh9R3hf9xV5+s4W/pt1388uTU8BAIZ8wDBP+4L8azUOfe8nMF+/pfd4cJwjeMliNHnMPe3PSJqD8+44/QgtO4EhvfE9P2P/BY2fO+XOuXY6FZPQ5Gv5EhBfTesDjHibgyTg7FHmo1\
QC1nOxByThgh+fjpxMyhwNYSQi628NFvCbTrT9K+wBQ7vMBnHmEt54mnQAKcwss61YTu8FaiGyKADdxc/Hg/Psb1++25JzYoaGHBnV1z9ZhG1Edwv9yHN7wE8HASM3Xxtq/fXgLHuXQ3nukdS3HTvL/ZJSD9wNzz\
O7fkp+OfpoDuAtKM+bQLievmhzn3mfLLRg5cgpPVWCXzftIfsFte9zFbJ7H1qyAX4stUPDTMzYK6slJdHNuZmImiKLIt3dHo49spzNDVREiQ/Jy6FicUEsUpNE2FYT6Q6+I6Q0IeIrMJJLQeFlPenFdA/PptXeEg\
UUQMwp8dTbwvOjomxsuYGuP/qvK0AnriOeduutLXZIs71ubGf7/v7pyA+xa+886j3WAGzCbLf+71euXQxYsH27D4C8+k5hgJgLT7lQGDB7OeYEJZdOhCYxcnTfxWIXNRdgwqxLOtETXCjbsZfVHstRBNUftj+s0Z\
Kg90SHL6zcYZ9PazKW3Mo9pj2hOEb51YvQKSkQJlIqgOWObNbsghJm9JSZMLQsCzHNNGnZHp12b9Fnh2pv1X4sn1WWamitfVFFcKbteeLxzwjIEErrzjdQ/PGU7CDl0SIywGI/6W4xtjxFurxv7q3CTaY54RC1NN\
URe4WCj/m4p7A5W8z3fPk5Xv6BAbEozLx9xnEgDIJaIp7f35OujsYrf7wMmtEmSzAqgFNKq4q0lI2uIIAwjGvrpWTMJeebQMI8Ggj8/GXRjXxgkJectu9rlhFZ1nT3c5OX5hmkwVGjccIEpaTaMri5esJEagZy71\
bgTTUSWlUIby1p4lN57dwyqlXBZ7r13KvELTYntfNd28Ad9LEUWmo2fVJFDzv0LzNyQcCwFihJmoaplhKKhXIGi2wt9ynmE9L2x8CcjDTLKiZm6qZmJmfRlg0UnpQrUxEI8FWSwwmbYyaiLM6WLIReXRQkHwBGXR\
vAMMMH73g1JaU4a9WMT+/Pbc1ss0sZmYtH3Dgjramsj1wYcLLdaOuHekBRtX5dcsZJl89jCio1ueNHwDI0vaBCcM10Di1kn3l5hnOejsxlGHHuwkoEwCzDBvkVwQIgpABMdVJCoOW/4C3f4oQSAksIRsPWqpYkCu\
zlzJmRPwv1Cl9tZGzpONBgP2RHoibKEQBgliEcWscdO+f7KLPAr2b1cfBc+TWpja8XeAAbTa/5cZqz25nsBGS53+KA320yYOe7ThfN9feVczC7Ccjs3tAORqOTApQp4C6KcQ+yw054HZL4NjPkRRO3RzzR5LJ2LY\
2x3MJ7htLFtUZBxmlOvNSGUHlL0Vh+wy4m7BPwFwE0lGOdxbx+zubiRa3E4r6l0/usuKbvNG2avhC5T4jfeCCYjy7Ise73u2FQPAgOehfmeEgCzbsfInOxCOavDu9J0mGXMzO2icpKyf89zoUlchXnQlFJ7nuTMO\
X/fdY/kpB4hkjlhKuEA+UtLrrEWgzLgxFraJDIQhCUyF9o7y2tu+B2yy3oUvJzrEtlRjZX8wuFXGTJs0V3mXZlw468F11WBsnH84HJOHwqwq9XSql/Wwmb7JQoWKnFVD6RmbXcYAUSecXw8lqLOp5MeY+CypeqJz\
mvXgGtl9mUkcA0V6x+P5ir7NYsZMNJ61iySgbqWN9E0jRq5h1fHd4SMbRe9xA68p8j4iGIXMGNAINzLRMgsRRhvusJDjFImG9HCcesDsMAAroLkJ4j6KoVnyfXgdi8KgT6F4CJlWM3RtJbncUQNii6oxGc5XgizR\
xKGxomgps44AOSkQCHBQOEAYCFhAwR5UkAZRziJKCAhAwBIBANr5a77MITyWc/07hGH2kj3MMij4AA24QfiZ4cgnV8S2IAdz9O26i4YJTQrSCTZyndhr1xd4Lbo4v5jOPsqLAPU4BOZBsS9PIghOUg9f0pftrf8P\
szg3La7LUFmwBGfOI122Uwrsfkjvzjs2f4s19TL+ssMg3k+8zSw+wtKHhAKYilAdR9pZwb/TBx79AmcYv0RlnxjUPYnzEowjdLuMK4GvRmrm8e2pgHih3lB9Mw0wLkaA0teHp7SN7TZkH6wadBIg0HwFNUFLT97O\
ei4iTujQsPhPGH+r9nIC6wGjdHp9vJkyMrag+85TGqWZSzir95MxQ9AjfT+3ABqIjM+UXPtjE0amEgDYIjEiGXbjcF4gls42sI55rI4dR1C7hpWas8OktiInoqPiYSwTsCQpHW0GNFc9b0yQdk4nAUi7l1+mF31R\
uQ5OY5tYn0zsryB/GZ3NnO00gQ5sm3FvtXXJR/6PWEDB6RnvVCO5ZuKHGKbHAxGo23RXpsJDWkbh+GGKskBDNbxLF5TA7v0VOsD113YvqCrUhiPgYYsDvuZtFxKAtgnSA6PoE04fMoSTCIWd5r3/re+Fi76fRrbv\
tk2jxxBDFjghwEZmnO2ZurCMwtIWbHQS3wKWvdmkVZAwcbCEAXbw6o8Q9cmjB2cPCPAQZlNogtmS1m4UqCLWZa9WY/tvJjQsGDbk1VAD5Bp3z0/ZhsN1ZNXV1PLOGNdTOMA5hZxcWtJDgu+p9Ey/bIBqqdN4dTBt\
QoClpCpZDdQ3oFvUHTh2Gsi0f/zYkp89c9niTmsboi4eCOfWPmi8WcB7gxDGB+3cLWktZjfcVyLjM0T23XBbvHTOT2V/e7jwNTPZSDmvRZnorcRxuq2RfSAOf3afHGVgzcG6LUP51kylzlG38YDeKcyTMsLyVHaJ\
Tf4dp4Wc3DtD2n7ZKUQBOPMDMD0mYCH5xj58zD7GufzMfgMN+zmfUd2DYJtUvOYFCVuMcNu3x0Q9+6p2osrHuS5jz1Jm/RJe7gMrAsm6hQ0szWNr0ozaB4Yo35O68jOEZy6IAlmShk4phtBOA0eu9HceNqGtmWuQ\
GB2dLum809P9WnrpJE8jGP1nfJrmBjcLIUTG2bdW0A0xNcsOsV8nT0NtuDXVz7Xnx2zObHc9W/XdLB25CaZIWluO5vvgMNxIR0Dx5q3lYID21u7bTf95uHfDTlBuzihH4in+GZmsWm/vj62eihp2duUyQc30lGbZ\
h9M8dpBLpfUnCJ7G09nHMzdDKkPfDPOoLE1lahrMuaaTqjMyV2TTKYa3Cw4G9bcj3sGxYy8Lr9siYtWPqfslt/8jFt4PLuvLT6t6S4Zdp6EL9btZXSMdoOfTZad4k44jAwQZ6JGQvYEf2p0mw17ELjvbe1Gu5nF6\
+haTmAcZgP9+8BNOUGGzfha0AyPMhgtuTAulfxsmZ0NwGtUpY3xR99KQxncNZfF9cYgChM49smFw8kpZj9JU5r4OE1r4vM0bebyh+a4X/EXU8Z+OrQicD81DGKVP6hb44zScJybXmp353CVNRZz2iNWnD4fqzra2\
C0ijO7ZDikmZMS4aRkuM+TRDfyjRG87C7yf1UqyAX3EG0EqbR4TPPqAm+o5HwrB2YVGwo/4SQ7R1xNqwKmjC57el02l1znu6rtzvE5FjRkSI5TljPfxu3h+zmrPdmWoCRqzZPAAzF8ZJGqRI6e5YPJONLd5IJ67T\
hij9bA63ijo4LwieeMJmkWYzTvL1ccZQwRjrYICTwCfzZI0QdYnNDdmAdqtlUVaZT6Lz67MLUxwjmeqfeW9ff/U5/2b2oI05FSSeROGsbOVS2JAZFJYHk0VzxmVOrifU6FV24q7oMEbLQDtMYGa3MQV49s/tkaX3\
w6+gc0sJYNmTHoZZYPU+aOLnN6hvvUhJQkhyNNyLDSPZNZAQJOxD8vCicIcWBMHziAjGYI7K2k2M2Yg5yThiFrTJpzR32qmT6xTlEmfRkTx2fBRZjPgnTsyUi3yM/d/9i8PZp7W5wyDCRhWyBCXjD2QnFpR+nJsf\
ZiLf3LPicNReTYoZV36YdEud0W0mGFyNPA/O1FZLNXwtVxpbRX+jvt81/7dVC18ljb6LCpih70hMg6JqnFxOnmkMjNa5h+5esxeLeDd3xnzPMsSjYdq5+JJXOyIHddxMHG2zUFqndQswsxs9sfZsc3eIrA8oAj59\
PUyJiAxsweX5zeEZ3RvgjQ+e53jRO2mfsCZzjz4On4MQxoUMhxMH8cIA2go9sUP/uLqlMU4d+uhWqab6Udmw6fN8fWkA7PADOMgaw93DcZ05xlxJ0JCR2tYsvVXm1L87sP0Jzzo6ADH6egyF9Pnc8gu0IB5wjU+C\
8hhaE85JBY+pqte01Fs1h1AGfenX//Q8VOF2uXbgd3HFl4nxmhwKHxI6bdZBA5trlnqFVfWri5QKJouDVE73ctH9pjyVF74YN5oqDaPRjTU5yEUjbCulRHmiEwLYRgcW2B6eaL05sl25srjRRfjU60dtdXB+R5GZ\
JqACmRy2c3WCBcbdKaNabKjTf+YAwUe4+Z2ntP1PiTySYq9Cc+v5qkYN7FuCgx+dc7s5IAxX/SZ/aikMyeoIPaVs9GBuIZJqaVnxyDbpChNrj38fw6hwtmg2sAW0hUbewGcW1j14F7Ye8aZP9ouwXH+TVxz2s32M\
890nach0CmPn8W6bkipa2ArASmMbJpjUBz8qr9rks5Eg5+4PjNG4RhmkGdM8cSH6ZGdJ7WmIQ44rh4i7evUGaDeJjkkyFMkBRl+mTG7s0aQUzUQ50SC0fBczh+WE3KUOPnzxjegSh7DzfQL4DMcg5CrHaMZ5hFSH\
h59ItWYsTgL0JkNBmtzk5KqT8boiKBJzURhn6eZ1gMYfYbBoW1VJ/M7o+9u6LvBBy+9IzHGoA3VoFceD1bknSebazDN5qcfzsiM2XNuVwmmDFifF9A+mrgZ9Dqmn4gvWGZZTZg0nGYmHLwnp88GxzFxivkxCoPwq\
XA6yAFxTr659ADccOHjMBwma3TTXJpknv+5FVnv6g3APFoPNmSZeRorZmpGCz3POck6A8P0sDoahjqvJ/lsn9xAerjzzIzzcDrGiqTeWEM9mTMYIAa5muembiNFlavB1TQHxZkiMzG0AnViDgz2t2nM386QqsGHH\
92mWwY/hmbqZ6mTDN28gx0aUxNjAg/fBAPzEI7T19hGw9w/l4805wmuB4P59LUg/MTonEsdKA4G/WZFzJk8hNPDnLEBlE+h+VDgHB+RuSZTj9rR1M18HSGmjZ9jKrg5FII+s0ciC3cMdt8H5oTEOGK47QNat4ExY\
TaMOFWnASXPGPczcXc1aCUs5WWYnAamT1yo2xWwNLzKKNiiqIOD4tYTB1PtCt+sXxl0ELe1RTmvsv4X9GOqrSbdzAx38G3vG310HBj9PHWTrHsCornMWVkT8KCW007o5OVqy75HABxmDUYO8KNNXb3hjn4juqMG9\
pg+CMehXzrePDLEW1Q7yvcwfbTqfJV3jIfjhy84VMWi+YcgRz5tFpcfq/0UyP0Oo79xRJdhQmRPThi/PSaQNrq5xG8Y8rXm3OPqO3Ug7mtwQisYLwco26jDTvtFoPONm2n2yeuPT14HOvL3sbEpRmchA0+xlpPAB\
q1y2bR4Y5Ct/Km2DYJdthm7BJpLKFqfHmogryZHDWcJsU2W4SyujA4C9ZJpKfp82AOG78ZiT667Nheki1kC+iXy3BaxtjfNcIGgkPcRmL55f98khAXafDc0gNkrQv6ZurL+x3HLEprFocBubE/Qta8+OMdo+ERtH\
r7SZIbszzb2wqZQWxlrmM6tcLj81BBIdUtjEDy0CSTvaWdJIs7c0IKxlVLFNMH740E3jdKGjNE452wDYznnKZvIhJJUoRLBBDZ5SM/5c/RshKM7KJs3Dvl4GqpqIkeD+pmwo2Nq84Ri0je4wTO4K+9uZIu/15C7F\
ihH06N2Hruv4ZrrDe7+3uWzq9URgP7KoR+S2nzNGzKX/ze6G5lL6CXALQGzc9s1MnHM8PIqMR7Cs2AAf0BeVrPQvdkF0DhF76ShSp3bGYce3aiPrQTH8eCykCUcmaWxy+WXeQ6v56+fXD3cboTfq/68meK91Elg1\
AdDRpTBE4xmKAYRHzwt1GvuswcE+hv3ovgIwXAf2yNrxT1+dC8yduK+WwVOL5RMo/1GMWbOgd/hvjqFhbZoGUPtnSqd548h9GDrSSUAQ1B/Z+5fJQPYRcMaZ4whM0/rS1Z9h9e8dQztQ1iwA/tTrF+GL8WdAPquI\
Cs3EHCvxgBM5BAe3i70lLkn7ZB7KdP2I9pr8wol4HAFHAq5pQbqjSRCA01hi5b5MmYMFhV7hRCZArACnAKeAh0uWJBwVaWjo6ODh6LhZHPZ8thYZMhhIeBf3x7eTlYeE8twBUbyBuACyMGuGxEPC3nsyIFD0EaNG\
IB/fXp4dmxkHcY2XIGjnpy+SN4e7k7OPw62lJO9fmwsMmQxfVgY+MKPD++tjcMGMphKKurJ6Yvk7eHubLGoaNqcXbZsXj42GllMHxYG/vnt4e1sZBn0KzDuBN2X18KMVs6Qe4t+tKajachYKvYYMwXgrqKagn56g\
rGCybam5tUNBSWzPpfJF5pwvE7N6A7Cvj29Mwu6uRQl4t7Mn2a+sKdMriHVvKJGUuQQBVkHMQdoNBqNRqPRf/OgObnov2Hcr/25P0TX5TVLCglX/HljtYq3BoyI4UUZgYNMoGra2femzBkkz5jgjqx7cQZgDREe1\
OQUpMC+H4wTJp7oAGiLtDi1ASsbs44LtU43PXDxjdihh/VrxJSdsOR4s6JoV0GCyq0mxVZcElE3PKRB73pXGWGn1iQf7y/WpCRMHAWIsTE2euABfAHKqPbh4cR4EYg4c4sS4YsyeruZkYKHTyJiiSBAJHB3GHoRF\
vZhH0GbNUfrw02PoRUlYWoWCPjibHPv3366AZQ+k1dQUD6+65r11lp1kN7t27obufv3XPyKmw3XyzvbIBm7RcjeKwDNzFatYUJCqTW39sHnUNdt1QXg42Nck4qzUBt+hIKQ1iTWhkiwrsCI0y2bPJAgJNmGKWAnr\
F6hXhWN15ow7WCpjakarxtmhlimle1VoKA3QbcZ1IJlcSA/UDwaE9/nfdo5sWdVY0FDMq/JmX1kLWNj4GHvymfIewYYWFdZwfv2YaWI9jcVsGB12ODMVFNSUTZ3BrbEt6F7TCeVG86ut1M1RaqJp6av1kxlIDYHk\
AmIhqI8CO766Rci+6M43oq7EkdeIxUcbCbdrFvSYQJRT05fJG8Pdyfn7x4sl3RhjkE/Pr0ziz0PJ/Xw/B1gM0skk0W7uDZ9S4vnKmadaAfXxsa9krIj03VmCF8jBB8JqZg2/BvAjrdm5pXgb50PVS/uXH/n/Iu9r\
RyW4/wXJ5RqwV2uHGWAgE8Pd/tLlBzZwV2fv29+NE0oG8ceVw4LW1FNRWmxf2sfyWK6Bd4OohyWZ19U7ZikcYjiDsIZMWAA7unJoTCXfY3+xv6pJmYafytTpFQ2QQ/ucLrXktDf11+jBf+27m9/37npPqaPw1dWV\
d4F929myaQixZISUgl68EzMweoQKt1cihMl3FTZStuUgH6pVx/GMBXFWg8c5FhWVFJIXiEgAj2nj8W09E+fTGYGeS9mERvEvgy8C7oDeADcZP+B3GlCybC3aIFUPzYaKaKYqAJFXPlLKyv3vqopqOcXtpTFO7my+\
Gu4VU09VRM6ZIVbTpSztcFe79BNK5hT1lFcnIl+EABFD9Kp5UlIQj56fCqPPahfbS9B9zU1YVdRTQlzDMpwYEUV1XQ09MVy0byyvqycVCthNJJGLPSBlrGvgfguGS29aOhnGaU/lyV0QQhbgZG8C4qACvj0bG2Gr\
IJ/dF02VNI0oWbYWq5grqFMRkIqcTRCZJ/rMKaBjEEfc0HoAgkFPZAp6ajop5kxSx6R/Ontc2Jg4wQPBkkiItouAoQD2B8WugP+f95JGsj+ZiahB/0b+NH0YeFu4r9AdzNzyG5WSytPyJuEeP4J/JpPMmgbdXQDB\
Nypa0bRfrtYAZ8eruaVSklItRLGIovpPz69c3lMLMMFfRyAC9V0HYVSEt1XB2dWOzMjGxML08Pc3zundW3lO99lczJS/biY/tFjx54ei7sVdeIcAIB7Uv2YZIiiDRl4dCjIAm65khGaubc1GzWYVtl0bTCcm2sLe\
VgnpwqV9bgrnxLd3UaQ9b9c8pj+UeMvj06uzKF74LOsxQ2+SV0DOzo4Y9hbMHe3tgpQPmwiOowN6l0/6VhjBos7NizwVNRR10ABLOvLSrIuIa+6RUNBPbtoXqkixdKubu2sDIMXl1jrRdGAenZesRLFsnIy0tFuX\
zsruxA29uISa1k9qGfmOopl5SSkkhVrZ2UYwsZfXFtaVtd7tRTUszPKEyeUko52dXBnE8ZfXFtZWFbXW9WzMzPz8kklZaSjHdvaWVkn5wwN+dKnqhXHXmTEdNlUE9H94VJKRkIyWfL4ooXdHzkC/qahRfgW72Uiw\
xqYGQQPP/RZr/fiTnW1/Hfdbg7Ozdvh3cW9tamdeSDbYET0Sm/iGTzcO32YBJ2n++3HSNT/2uP11zdd8znWfmsZdvqtl4TdtzIC5W89ArZa/5MAMeyxg/CGi7xdhdyJEm9taWggPngg6zCmgYzBAoUJYOOvrq2sB\
uApKKcjoyKiISHs9b/GvJhXbX+eKSPG8+8w7DaYL1/WZdRC/vbyJ+FqSulvzifxRVLQ5Z9EQh4W6p3NaroEKahMAaimm1kg1Vd6UNC9xFo5VgNwEIIBAnS2NljJJo9JGhGDGProoSMHDsELFr7G33mXMzsunppBf\
AijoDulXzX1dDSRT7t3bqHmOznZOQL1taf7Wy1P+5tE7jdXouxBPuLPrJWYOaCFIAP6m0ys9cC0LIb6flvBg13tTlDj008BuLiQNYhNIw8tBAizsviLc6MFer+2nMEWwR9Qr0kP5m3Qq5xwfr6Tc334A+0gzFRgg\
E9Pzs1qF3SSOP9hPNy1mF6LJuLfPjulZGTiTtbBawvqbwGPOeVIkb8+F3k72Zh+BQ6PM0B7HOmMxlclGPaSA3MblsSwcZCsMNmlkM8yh5U8MRjMQgd0K0SXH8QurnAEothGFMGzAQaeWndjtkoAm1AhS9AAS+ga+\
fEmJ1OppEIg5RvPn7omD63UFKGqFDIhy+csB3t2nIwe4F9XNRizlj68IgZMZnhIz4BJowDf4ZuhFIpzlmbmIvAsVxnEtYMAxkxzSsktAxogkhZ1iayKGzNskN6MCoibC1LKiIQiz4FekE0E4HVk14WfMwoRSG60e\
AIi0MQiJBobTMeGC0c44qCYXjUVDcMeVxLzuBesi244Am2kcWNNA2rhESA19OME9hI4elJiMoOzc8AqiCinARVWfRqKIuKQWYokVUWFuiD7+IWrrzA5PkoAIni/lkCt7NCMca4ufW5pdZERTSh9nIGWiYIp2tSlx\
5E0vUxNommKHjeyfPyb9XjS4ONMmPnjT1R4gs/S+D6+5GnOYvErjnPL91UK97Nj3b9esv8KJf1XJ+a/RnL/yiT9WcK/zw7mj12ixqXQ264MLzlp1p2gv2JY2gZtMXzX0vaxoKenbbJ+ZW1aWorYlX/9SHyRFhQlG\
DpQQJv9TyTMceMOLq1Bll+9pJIl5NAF3ooUbSSmmIm/UqBAaeMYRNP+4tcC7ISZrEt9mrYTtYgyOCwX07Owqp7UEE0j8MVfH1nfCl9ZVUkZMfwBSNappErbNfQtrC9ZMsn6gwZUU1FjqsDfJKDOtRM1407WtfLfo\
qlmLLJjWZNxIOte74UTE4olpSSk+s2cdlY2hkEff3FtaTW4fmmbjAOsqUsoTvY4Nz0sBfWlbUhIJHRn4sfTUYMAISHCLAd/jTzD4SqqnCz2aohGwU5NNQuHq4YMcMHGUE9M3Z0vbZ8xQ4YUlKyPpbCo9wpLbCxry\
T2KL6h0QvsdXAAkRQeDih3FgRIyRKODAIR1UCigBAFAiCHpERAgAIBAJCEEEAAACMzQNouJXnK9fWARDvjv6r6EBd3+IC6cDI6mYwbQLvu1nkyV9J/nwZ58s/1sr/yx6h3Yc876zwkqGoo7z9CRMYr/B0EPkb9sm\
h20MlKL6580x9O1PmKge/NFoxfEwOZDzNMXIayTvR+IOIcNxRvtmh0HKXhkPXLglVbKU4x7ufYF/66HGlL19/Nz++6FbS5G8aTm/Hx/rx14d34OZXTalnNdK/ObCWx8MP3JH83fJHHm2vmXijH3tq23vX5qhLAVN\
86e0cPgyaHOHPpr+kDfMwH2Zi+se79ox6hXylPjxSf02N+0Pqfjn5EN7N3/2lB6vJA3rq43m5S3IM9/2+lk7eYDS/Ys77QRxj7HtbV3vsHTzyzmqZMp1/VnFv/w5vM9V1Kyat+V9HBc1MbB0NVJ8aY5H4P94Tf5y\
hj9HeahRgSf9kaIGeGuE8Xjy+ua19bQLSysVM+Nzr/IwoPxT/HDMQZrSm7x3fZY67UR0p6LQK+gJX8Y6P8oYjUpc5EhvykiiNQpw8pVjZfgyC62F2gaRu6F6WuKVbNk+yYa6v/Xz7z/MGYRP/a6of5Dl7kOcfuVc\
heAh+MaccLxpM9WlgjH2vhEbAEPDbOdYS+p6WSVfaA2mmoD8Mz+AmlHey0jpffSS+F6Zwinu6vRFN1+A2wkcTmVN5HXBsKF9JCBDI031j46ah6jGmgKYx0/e6htRDSOwcKQpxElF8l2MarbVnG9M4qYbWMTI27Fj\
quIZxMqeRQdMz6J8bABBCR+8ZtDltFxB2+/dGMYKmT7cGG3g2v4UMGkXLGCawNx0wuW1a/Ido32nqT3aQQRwAYul7QyfVjAF3H2j+IEhvnLOtRa6xcpPUZZALJ9jh4/a9tbpy+YawTw7HG37B7OizzmktXj88xw2\
5fNktj6RaL5yxLtn6FJFQwLQ3wXsBSuTKexUu/fWZUDSDlo26/f1YGojsj0RX372oaPAv71k8q+EOnYSBw+b4559pbS2z2PqF8ePd9PIVdp8zAiAS3eyasD8NXj0fuKwzgyfe5cow1eDTFQyY/tTB0tWzovtynH0\
E2dwp0bbG1j5MJU3jjv9PaBu9OiPyybctuUM23mNklr137QrLNqbZti0yY4AZM2faafh9s1Ywr6CyRvH7BkibzjY1s25Ps9a+Yxb9CSaSQrYNEsBsknL3C73f7DB2OWyLNlttxcyn/vzBvCb0qExcBSlp4cx4n1u\
m9ZNjxBL8UZ7sC8us3S3N9LaQMM9jZ2b9BzwKeyNWeDaQJ93wfuHV8Xbxe6x0II9Ff+17vexkARq5YEpZy0qmMwEFwi5ss/nV4OsU080DnintmG7j4+ChLGXUt+ovSQhRxU3Gy6JTlganhuQTjn/090EjxBzeJv8\
SXdrAqxWYx9DcstLWdq1E//43n5ZFCPSVgSwk8gzrCPuSTglvAGG8enKbTjmIPT6oB7UbORiOIatHPbTlSQUYd2Feaz/itTYKOTiPHyv5N+yMvkdpdXaJoearnJY8cD8rlhaU2nGYfnhTbGMtfaEJUMV88kWlc3E\
8JYdohJQluObHrjd/5W06wnyTD+jJu7o8KXYgiA9HAWrAIQyxGxaysajMqDHRk+NBXFSbQv/MakweEcCIQN06ujRnh/DiMCgWxi1gwahQDYPUJdLE8+bW5sUDjeS+MuM5XFr9IQGQQTOC1RuC1Lx/C4tZYyfn2Ch\
1F/L9w9mPyZnE5uc93+CFywMEaQ87Ii2Or4gzBIRN5Z69UhN5Tc334N93Rr8NRmtW5Qp5KL8yAm0PE/KswW2yuPWal8OOMT5tJFAuYqiKXbpmRnSyDSjL6PVGM7OPGOR4Ahtb+Kx7kA8S+al4lwWWsO/3RqJpBJu\
kNAWkqSzmeR4G6cueui8Lvr1FXJRa2gsyN+QXviLGRudIx9m+1W+OpQvCaHdjc1Fhxn6Vgj+iyc0q28wD1vwokrp7G1xS7tz0x7ETMCLhfxYntOe8uR3uZXQKgKlJxHCuMnvGEMOYGP7nt+ao7nnwNJn9QHfpXCT\
U+H9zhQDiKjnTcPO1x37ZaGmzahbKy9qPSB3EB/AGM9akDEPr+cYgMeqzfAgKZe/tc4qffNdH1K3Z7JVXizSXK7r7zSk0qB4mZ1k170DbX18mGhxcQeQhbrCHQ0mnUfNL/lBMExIcz+fgeNL4ydymeZTrzG5fzMG\
KbPf7imZDkbnTRY8qU8VMGd0/1c7YBtjxWOJBHHLVyxkE3Lw7XfIM50dbT8D3DRbgrxk7Of44dWRQ5Yx1jTmBoOjXoFJuXnr7NVzqbQcbEbBxxQMCMYrD/2VDE2LBp1M5MkJmQQGSeebFDDQ3WoOarqnmlN0AE1x\
08ho1tNWMcxr9GzAeMsCdwfgggmET7z8047OX4HF2iorInaHzGMP5YORhlqy2Hq4CAnaSiUiegjIe2YNRo6wMU3jFiPjKzZF7ZP+BN2ADjR1XX3djMZMNwLs4B9WcRBfnbRAYWuIJ4lI0bS6Gl+8958sKB8qrmby\
k3HQB6eW7Fw0+r+ahAR7IwtIDDo7DpLKN0fsJJnaB93HMEy8P8/Fu97867+u0xpsyPDJFN6Q7YO5diwoLUxG953ggZcM33o+XhM0ZCKBzQv7uXVHMSCUyuwcCd7MY41f0UnqjnomtDy/HyqmQ6JcMSgsITB5G5GS\
1N/ukULdlk0NC3EwO1mvWVhllSCrdgEt7Ij7li8/LD98DoMrqixJpLBZ2aTrNLX2NbI7lKIP+zUJYlcfo5ppkA7X+kPvSf2Z4nDerNVoXG8iHi6CsUvzLLuNzo4L+ms9hy7bNpYZzzAu1igLR6wzpJPMZvTuxnZC\
SgYKJ/4VdRZ3myvS3EhwxqCQwOdp3mJRhZCs3YueUfDaaU3RxEL9RdcUzlkdgvQuw6ECsAHvhAW/kBEsPvw49NTNO6tQTgXcYWmfUIYkMdav+NcOn6jbDRNQ2E7QUXmnneBFkcsBXWyAwq4mh68z2/nDkFdbC3FT\
kdYWnTP");var tree_sitter_typescript_default=__toBinaryNode("KLUv/aDZkhUAPDkACk/4EkyAmtkGd7bYapOgasFisdXMuk+CcK2oS0KEbbK3UVGBsAd1WxvpRsLQDfVm20czRijVHobpDEMR2zQcDonTHZWqA\
b4DsFzA/+7u7p0CFQEcARoBLC7FHfWVNZqjMucxDjdfprtslbmdlMmBZBfcrHEvfiE6Eci2/QyvuHAJMFjTjUDk9e+MUOuH6gH2MTvs6qyk/hZBfbvt+keF+AV/AI+MVWDDxX63xVK1aMnxCn5dLdnFDvgsjMX6v\
5waHRpfL2fnR+v0fr8aH93r6fxs7vfR4Nj0dGjejweB3rHJyeHd2u/TwfnR0DY2PBr6Ak3LXAay68Jy7H74fVsuV/457A1OzY/mpkIE+kfT06mBcFND0zjbb+OezQPej6Zfn8ft+XgP6B0dHAo9CjQN40nIseG1v\
0fDy/Fd8NWsLNz03BhDy+N+B//zsJ+Hp3XweVgHKwLsl98GSX3MGigw4abGZgfCSvZZCj7eD08c3tU6phyIw0DNv6MYQ5icvUDWYBxpNG4ZihHOUtSpIMJC2eruatYTYUyihXS389XFom+F1R3UmW/tqYn9lnbQZ\
xBR2p6jInLSUuRLOI4mlBm1nFIKSepI6VGX5Q4yDrW7WkAXIpA9ZCkFZyMREMuVaZXRw1Uh6hzkn6Y5dqqU149EgUChnrlTSs4DrzalmE+WSpQ6JsnZkNGx524aW7v6VdQNvbsahrJnDUMXQt2LYG5qCPihrjOrt\
Xajn+mpsiioQTwLyBTfm0hn9NaGKK4KSkt6znqcL5V8HoHrqJpzCWbMZTmroqQlkzUl5Fx0ZJU3HDS2fIqsTqTOSLC7mg0ipJ0IuiiAHq4va45IH9vQ9axdjSPiXyfTWcQeQYiuIVu2hy9ThPA1aD0CXbv6pcgVx\
grzoX+q/hHU9wovM01tH/YXkzQWpL90RGNGKEz0mRNywp7kM76q0myZYLJASydlj2QLeZT5uF+aZFBWu1omJdKqoobvLqwxg98I+C5db6uN3h2qtlXUN4gfMmWyt0qpG0J/j6IsJND82Vadbp+/P3jMtDnLwYz3p\
ZMyRiTpukC+RxrUXcMIExVZHsQnO6aolSpi52DsShEQ93RlJa0xHnqWqdoCEeLnqWtpZ5GkrY8OR6Eu57N1rnIZBd7q0JwZMWnEJUylZEUlZSXkDPDY5d5inIUo5nbirGnD+TBOCm3MYFyUAhj3V5iEFQbRz+JdT\
fNAnXHg5+l32nFZpCv0XJUTqI4oAHr0Mz6qAKSoVviZpimWHUCPNECUPlMkGsAF1MiT15LbhuC3Ik3bEmbUsqZkpZIyPkjZeWSd3LXcaANRtInwko3bMOyF09sMpNd8vX2w1k70TtUDCfjp311S/RUlSqMCxZV43\
pKcMk35D37z0bQ5mTIqlqyq0kaVvAkhYY4vN8v40osy0R42hUNBmAog7OeaxApj9LKr5ajqCSrLh4dtmbJT+28ijb3QaxqisSjQlZFnvHRiyXFT8ObOhD2XMUnKXDBJAxlTPcLwN5ERZll0TRFnu7ZlOCS0IQVlR\
8AVjOuLaI3R42hUW1Gocg//yjBtHWO72qUknQnR4eM/Av1PJ2xXxz9yeAYea7IhmC4kS1pQOSebkLKj46vnPjK+BBXfgxuocmjGIiMppyApNAcCToEomq0OQiAMh/R2DUfBnvyx5HMtfEKD1JDAzfDlfaHJLMJgl\
QxA8k4jLPbYLGwMUYLEX++vPVgWIKdffzTydsSGHn8Z1YtdnNd52ENGFsLTV44UonjbtxWBaMBtnrF8NoFJJbeQaXEvg78P/FQBKEaW2p4MdnLpQi5l7brHWmzrDfzmAyFpCnLNSomR5mPskcCCyc/cBA4N0n86i\
TMsvoO3YCxxbo7FKMAzjGubREhSW3lOBvfI4y1qnTwo5uU6umL9IumWa1BaZBkZzeHjYt7iegkvNhGStsbyl/3XPcPWm6WU9zGNHy9M+UqAdu4I4I1f8YVjBSsCBR1lcCUIwwTRBUK9KGigME4eyaRRD4HhVPOfj\
qTFAZGLDR46Z7mTuY4wGbBEuwfgxZw4IWSJZIqMxeXjZq1z8YRoAPM9UrpSR8oZETuz4iI/n6kcVHYxb4PIoes2pIlt3gQOhkv/BZWdhii13LFGMqUYwXDoYer4QIaCnAoJHrjpiWpkEL2pGPvDdThamryQD1XDC\
QT7LNTvR6c7Nux+Sto+WsLTPcjcBIy/bw8ah2Ok1TFj98aXnR9nvlxoLh8a9IDTc5HWA3g2BFaIBCJMWPuoUKmQCXGd5gTRKXQkKkwqddhGdE06CoN86jQ9CMXv5niILYdcRuT2EYm1Ijxg012slm8m0H0N2VurS\
hG4nxNodmDF5YhZH3ygQRQsopDBipoq9n273myZGSK/cOPVsqlEq62D5A6rYAd3SFqsp9LXbQ0dswPgkHPhkHkPWJWpqTyllL+WjVietACNMNxZAAppPBcxIOxJY1FolJ/P9c8Myb/e35+fT9Q/QUGvOtd1gzhUC\
ju8eCVM7oUQtOUmhJC9t5RJBmQBYgFcAUYniVUf0fYymxa0TrvMJ99ou162bD3q2yKZF/Z1TtiXuaKqEV+jEqubVqVReWM2qkYlVhqNSqUSBeM6W2pabxea3DkvMVum6syWoSrrFHG7vq9iypbleyy7d716mYa2Z\
ZeJ5rw3ufPydqEsWnuN9xfrs2nNB2W5zThznYntjLK4tnbOd3n3t3HFer2s817n5fc9gOOKsmW4Xa/6X025zi6nTYY6G2zMvPcC0DhCe5e5JcvoR7RnL9r8/rWAWzJMhrfg67bfvN590VWAoldfdU+N8tJDGGCNE\
2po4FGktlG6KpGRsBA6qF7ykwFR+fWhiHwB+Ox5pcq7l/CMcHcFWtm9bg5FZHwlJ9mKUe/WjHLYxPRQFVT4yktwleY7BWYU4VNxEoBJ7VPpCOqu0NHQYPLQzxzgcY3fTewDW8W3AM+eYB7YIzwFendga+y+WM2Bh\
XlbUMemIE7MV6A1BXtqiRK/5A4Dz3RMv3RLn3RHb3RGX/RER/RDN/RCJ/RBF/TBB3qfCz7wgP87n/tdz/Mcz/t+53Ze53yn8zmX873HOZzrPe9v7uZ4Z/M1V/O7pzman7nd6z53uccd7mXedraT+ZiLeZiD+Zev3\
cu7nMvVtmjJguWKlSpUpkiJAuVJGpqTJkyWKDkzS4LkiJEiRIYICQLkh48ePHboyIHjho0b1qAxQ0aMF8K4rBcuWrBYoeKZwtksQ3HCxCYbK0FCbISIECA+eOjAYYOGDBguhFmoQGGChAcOGjBgLluwrwUKEnghO\
GCgAIEBAgB0KblYvSaRR2OKZvz7TVxoeXHxxxRFAjhwW3WZ3Hh5325J3ozWmia5fhWR9TO5zzDs9ThLuHiPNcMuGd6C1zGM73K9u13z09q0Fc2tGLG9Puu8771qgkAWNn7ifXYH97bgzKppzhej+YimFJBavfto9\
uStYCYgny17VyskqqQObt6HPttM99Z3Ohu3YZ2oG51Hoxfn4byLcp0lWYRlnIfzUBSNs250UJOpp7Ec9onmRFukWI/l05NitwZmBuFoPAdOHb+3vEQSxtGYDvsCEcdh057oJjt7jhgubI5P471Pd/gYD8JQTg3z0\
diPTWFssR42/XukuLd0ybVfyOk6Wv5B2ngPFsCnafsHPk1z+7f5+deYD5v2IshiWgq05xXkbBAomBqyTy9QPx4xwB2xxn+Cx23O7d8e/eStArfPra2cpulbmjUGZFkw6OMHI4oZuuEF6ktiA5NZzWlujy0ORKbII\
1NNvhHbvHBgo6eE/7Cgiju48R/WBfo2XcE8O6bLBCrSFtliQCyai8tCVbTVJYojQMkb2R6ZUphl0HxF9oncZxn2MvkWXZrh5bPEZ7HN+wtmbWdCwRjQbYRsV+znsQ7rr+7qrc7qq67qqY7qp27qpU7qoy7qhPd0T\
tcUdoClWBUMUL1a1EisLtDUUx2WoxKBdH0XZJFr+qNitfukkpelD0sWoUL9WIWDDPVlGV5Bs/QLZ3mgpW9I68Oh/qzDEbVqVbBlCwQi4oTERMWxW78FuPhFNf1baou4cPnrorFal0heNObi5ZBC6dNyo38ISr+WK\
H1bcr6nn6jlp/QV14vJ5LzsQEbjMWTC2ACvSn+Rdbbptgr7rtjKUHB7JEU3jdvcJmyv+6bfxOAG3eAOxZXAb3GG5EjI6ReqMe2p7rNnoS1iLtDGYRDzcowukNZl8Q9/iO0k2EXYmAw+w8Y61ytqJ4aNRgVlN75DD\
R9sJy5zPIju3NRgtRWr8dr4bQ2CjeHWnCTwMO02ljaec3NpYzOsk07jO7q8urpU70AqvcKN7Vgnmx6LM6qMxmjYF80wOI3j4vRbyZnBdGxzAp0GfHg2PnPRaDvKO3yHp/HeKAGpYZsQ2rTJ40qwbyc8X3uBHkAbJ\
WQx9nOwU/b+kJpVTCHEXoMcqJLZWQdpktRq30IzBCJBUGMpuwFysSSIdYwQYhAiIyIkEohIIEEkKUgKaTMQ9JNE5cJJXWnE0dE7UHhKBggO65iNNsb00Hs+IOE115mJOOUxvuSvqun1iWozceTKRJ3H/Hgg0Dhfc\
XY08BpBy/17jUAp2e0aBKnu2ms449YJttKUG6ocPDYA8aKDsK7phdCchARTfZaBylzuCckgEALynxGr5jrnuvQkAGtgLAAyFRbzNKi7I+1ijZ7KUPxe7WwhZQNutykQ3lNtr7BA8r/4EQlZWUBfIYTODY3mowe9K\
kdVGRo2Rk0z4DX83VjINjGq5vNcwCSN+4AbA9bQ6dUw0DpdOItDQVdahDNF3EoN1vrM3BkETv+wl9AgmRElWH1te1m7ZIiSbmT01ugxK4k6x4QqmkMDhy2NJWbCDHKRAQ+ZWj/CU7IILxKe9kYQURqA6SHDIE2WF\
4j0lQjRmx58q2XIGFH96D9yph6StDX5lEUFu7LwZRClXhqCrBE2UCZj9sbJ1kgFLPiZe4x2yM4VVVt4cFJ1IFD9Bzha+dOXC6OTJsI4XwuQK0iyhWPx6lpUkH8kxtBljCwH8hA7A4FhKX/9oWZESl5HBsZ8xGSuY\
RNkv9/Up3GJb8dpwsryo3ScV+hseidE+/l1sENN/n8gh0IMFf2/habcR2fUKh2JUJ7Jzsr5MdqJi3wMPsS95cT2gaWBKFPSFH3J3cxAAxlgcHrWJo4Ty7xgBhl9x4PVp5yn/3xbCDO7BB/1CSSkETQvKVBazJXsg\
CCL060zwbOBjh+BOAtatrhL8xO9KTFvlNBh3i/0EnT/nRAkc1ql6sjYL3QtKSARDMuACCfW3JQL6/zggejkHd607W35PMznOPl62uRsHgViJ+Xd1Ccw3W7n2oZLC+fqFOCQolYliHyEQiHrgoJinLOHxj8iobMEK\
X7FwRPfe+J1auEdezt3JoR60mYjl7exBHLtYlmqpzwbG3J6OsnDgmTNbx+CrheU7lOEZBAKTU3JOHrmjwhrXAogChy29wNbMcwlHbnaW93Jsrz+yMF/JDnP7vEPDXa818W+WiJEYsmFf/cDCVnAAqTqtHQ0wDYaj\
MtI+QgP2FERy1XqNLwLLtp3faLaozV/8ZUWH3xWlZKj1oRjycXpyvqyQqx8V9WDtwkXG3UkqKi3b2fC3qF8N1YE0BG2kAE/INI8wJo332UTxTJEKXX2+4DfHrtSkm7p0dCz8h1lTG2IwZsb+yeL9RiebiYfKe1Kh\
7FWwte4+Y2p+yE+2EIG/UMNOFR5UKFddbc++Np46GlZk2OJtWceMfchyyIOjoP/d1wm8gkePo1EAs29ASZjNl4m6nh45tf+PW/WogGJKDY+yZ9nbYMCqXDrE+S8db30b/VjA1OSRQffALVKEhNk7xmaVWfUEZwyj\
LCiqMa2RVoa20fCZWCJgomAu9gmJmARVC8HLJYqYAdPBzsBQ8n9oPKYQkx/M/FNwgZ2eqFGfBARdjbwZBYmIORCZsBl+ffC+u3gBa4liFRIU/WQBGSGNfO69jOiVa0sKBAw3/MhkVjEmdJtcDcwF9QiBTIlW+OVt\
0qTCOYkon86rkBRQAOH8UCyRoZFp0XS2ZKWehzOjXfjnaYe2sWXnUhHhoPnGRDMQ4AjOD9L+vD4lgLD67+3wy5z5qnISXHwVQPxwB1uCWKGC9CIzGaBGC3gJfrpddKQQdET3wOU499kW0zudb5nCQYGkL8/dQSN0\
jNupOqR911W8Cjt+ZEntO1Ojs8JDoTjyBjCsLMKDrI6A8s0BNDnvHZfji84PUIp5JBdpv89ZnO+YX2Ke3Afd+zLH6jFee6zmns71FQZGGQkVQDaVtwTOSAgTwcb+AHsiK4dJkEjetF35gedVkOsdVOcUhssQJBTq\
MS0Ea6xouSdwOJB66a1jMWQ5SMiQnZKOzwBNwE0AZ9XsJhTF+WFyGkRx67zngicF2/w7u7ezvtsvG49D4heUoaklD3vFUkjkkr3vyCvIK1sfgioG9hTkxssR3uafI1l73FP88P4+LSPWo99C/ze7V/3+TXst/0m+\
9vruM+qWSfHHo7vJx3AtwMFvaCg7zW2uN3yC7fboW7Sb41DGsdwfrcxcjGWAfTdg53fTRhIqU1XGzN6vuMWvRYL83zPsfliY+i7DvHQ4duJL55XTOzzbbcmyZo0L59vvFeNErE0WjRLEscQyQ7LDM3ewjMQTD6gU\
aV5UOuwNsUm1YSDk6g2KLcMXeIW9BLnToyf4J7iKshRmMPSIdUxgHKUqffZA3cH8OK8WHrN3DnfhIeMNrMfupn/NidV431h3I7VKqpp59y3YTXryW08dE0PxdOI09f6vlvLvtzUs7jIgUzx1laPEHAjZqkYD5x9v\
J5FiHArkBFCBnzORAzfHQ7y+lAw/eGJ7fzMxPm5qftFUuS3y8ury4jwNynEUiNkfsVVzOJIbKSaPWINgyT++opSqVEwo3b8llKhwFkFJfUagIuB+0heUMHCwsDAfFgMZlWURImSJEqCQGDELqBaB2JhYmJhgSnE4\
ixjSbdYnqHVKsEzoD1mFo02GWCZ4OcaMRZWXKNalt8+u7pa+lJB0yxuMqwBXXbWZV3+LO4yGwTajEmbXY+8hXw3YhvVIiW4BGi1Ub7rUywoymh99tdNnVphE1BvaXQKW6lW8NUILefIykpz77Ss+ElH7DrUYLjV1\
rh83hFrPbH57ahmk7TWtrZ6rVUwbUfc+UyiBObnqsvP2cq318/zoDxBWejJ23EdRwjubTkpP6liMpEN2W76sR27UdFME/ag4JS5lnPrNrUWbmeCk1s2MWGXvJKA1C0BwEnt1677Iyi1s4evFZoDcGXY0Cqd5qIs+\
e9ztWE4gJbPAgKjuUA2EOcDBD4jKPBFCRB8VrDASmaAVOYHWK+dlOMswfMdlLF9n5fiRnqd4nzkLyWFJwgPW8gXYruMwUuGeAtUnYa8gS4KkINU4eepwc8d5p54kDukwvwQByIE3NgnwSMyibcSsVtVG5VsDF8h3\
0dbXwjZQSzNn/uz632G8z5D5T5H4z5LG+6zUmx1ceWXrtWqpBj7afQ56HOM2MpKxuOUHhgwZizFiEFDyRC2/60Qg3B6iqOuNFiYgJUBq2ojEYcUDsXPGjzrQlZHQbUsaKmR7oCa2oDmuXJgsMyzFTNWdYgfAZRdn\
gZ5PvMITNglpffMLlcC7L71bU/vRHi/HFTpmb6FPZO213dM61bzgYMG79tLrnPbk4uk+Wr6JlTP5pFzOhfq3Y768UvvYr571wRUs9o+de+M/dpSFFCpt9VhGOtdOzsNW6GbXscpfdLp+ByX43Fc0iMd0t34ozt6o\
zN6G190Nq7oa1yNp3E0nuiIfuiGXuhn3IwT+qCXcTI+xsV4GAfjgh7oXxzQvXgX5+J/7ud9vsW1eBbn8z3H4lfcildxKj7FpXgU1/M8x/M7t3MoXud0PudyHudw/sTf3M3b3Ik3cTZfczVPczRn4mdu5mVO5mO+x\
LWdqBH1Zx9qQ12oCfWgFtSBGlD/aT+Yfdl22rIru05T9uSbluyDG6hyybaUNJXKsJ8B8ioEw1AaZdBBPaLpLIhTjBhiCCFEREhkRCSQIFJQkCRZ1hMyYYDVYcsqg7c6AhB8B/gaS2wk1E525P+gCorjYd/nv3zG0\
GZ3AM219vmkyiso6wxcOg3GIoM4IB+M9OgLxzzuJwRXyOp3Xqhg2GQfRQa/1v32o7JaqmwPQqxBXng+IyD4ONnwrx4gKdNTbEYyhSXcCvPqkj4+UspvWWD+4kBdxohtaP5vJBvcc/Vmlrol05ymNS3+2gStfD2Nv\
GrniNfm5a43T7tq1LBrW9qrHsD0h67nZKGuuuhcWy5zPcNy1XpTro0h1698PqmVxqsO8l149Sjkq3pmOd1a6k/NpVDNeWkNnSMfAansVEp3Oa5uayXqDE4k+Y1m7nGWBgp4Tit97KFFWe+k5B2tT4iKzPgBBvqH+\
R9/eHFd5lHd+4rL529j3iBW0coUoruyM0iyHCFnXlJxOEutfFpqELF7pGI95dBin1NTlrLVVTht1tHCiD3iZI5aBTAUsJCMFTEVP9//36zMTisW0XvEE5lLUAw72/XxSTc9vuvqyrhgu7yBPdtA4bDyqKmucmc4i\
ZDUWjUFvT8pfOlbabyfIDKv74cHpm6sYm8VX7Sx1B2tfXTbIiWsMOZNF1V/ZAqs8U9LgXACxpcRQ51P0PcFHz8Ioj4kFgTMoSTblde5cMsEjo7EbG4ghPGD7P6BBT4O0KIxJVI+MeiFwlsn0jLi7xTjaZQOWWPBg\
ztwHBDKbVs6vZhCkSW8xV5pcMOOa9IlAR2IZFYnH8+LV5Axq6Gv6xa2D8XDEe92uJdXkwu4/WrA9wCxRC7vTsCtpgUlcsvpElpODYr60WFt8uOX+PaZVHOEkaHJAj8FYrJVurlmcUitnrxVjmj0TshnK2M9sVLl5\
oAEcJc5W6U/n0ypVtGDluQBl61fYCv5ZcSB4bl1y8S6ID3jDHivZ34YPXoQ0+T5EWMKNDGBGopBxfa2Md2RA098I0RzofI8n8qbZtZmli6cYmkoZ/4fT2/My3U4S7ulp69AbpiCgx6PvAq0PJl70gcHzsTcymVY5\
VHlcW44I++P/BOWAjZl1Ymma4D9WREGLyLxriavuEbayWoyfDmmOaBAAsr8ZB7jGVpJgUViSsDJ3+HR067JJ+1GmxLZg9bwFrkVSJlOhsBQtNBdrFdkdvbWjZPwTzLAQrut+M5UadScqdo+uypU9drMULqLmzd5c\
/rhCo87PffuPUItHvFsExARUJT7weEnTCh7gW9iU/hXqT6zWKXCWUwMp51pU8+xQ+hZ3esnxj1jYvM8rEVkpCZdRfnNbWkWQ/cubQV8b7mV8uQIgYiqFciQLsTy3MzZgygZFGxSLXmfSXHaUYrPpp0U0iP/UlnPr\
7EDYYjkyNUr+OgQ934cAAUdOa/iW1JzBEP3YBFoL6CKIZ4NFaxj2XPK/dSf453mTIaa5rILKImkmafd0I8LUooSCRWWumijDfwmZhmdajkI4w54KDF7xpgNMJM7SJ6AMvLVrmKa62PwZkjir12XQEulRHLoZC8aa\
r8T7gf3h8eJATwvOnEcb/crSckoPLyR5fr8bDSlmU8i2TV0mpYT58PMcIxo4M4j9+gT4G1dqT0cX3oDzZ50JVOT87v93TxzYNb0SQn3IGU4qTEVUlLa1Ji2JqZ0dlA0ShUWQRew+0t6rnWQLL27VgHiaQ6YSxI++\
nqpCEg4Ux3ZSLhBFDkIER9e3Yovg2StlQbEUGEGnBC5SXvObTi7ti1rc/rILxJnpnPIUVAs13s0CgjNK4G2oWTYzvAh9WJZvLV9ff5NEDk39d+OsBvPzWXZyCcv3tZFpktQ9Gly2k7AVX7Sxcxb6zfGCPM0kq6Bk\
4noZ2W5hbHnyRxIaKRAojbzZhUHppTUophR7vKwDfOfP0+hSec+ioYEdl2CaAhsNwDmuOA4kO45/NePxeIJKFfdAVu/heNwrjnkJ+DBYZkNjbGy78UgEgEAAAAAAAQAmKP7j4E1RNmmg8ZIUgbOAM4A1QBd7y+2F\
3jPOw/rfcHyvsLWYDF1WIwHNpYW7+I/Fnjfje3E6GR14jL0XE/XJn8y/83OZLmxuxxHZgZX3v+Z/O3MjYxmLqe1mX01tv6P1wQieIJ+X1NDG2RLS1O3oamZz9bcvnn/b5+9l9/I/W8rgyPrv1k+dseN9d9t0HxwI\
tb/N3YYXA5sD/c72KRkB9gDPhqAH5ifSeDmRs77+aMD4iLoL1ef+3R4IXQg/T/T49C/TiDtUffnOuw40HefLi+tkYFxoaf+f3gW/bdrqyvUAVE/QNVkEJRS6Gk55ARE1BRUxCTE5JeG6E1eibl/Z5ITqUhudMRUP\
6lN6NSZjkqN2tLoc8pDodRnlHnkjaZJTqpS82iJicRUlNREpOQ0tPQkxAQVBNQv+/+0rvIAfFWlU1Syule/VYDO/1h9+g+FlOJ7qlf+GIXljdYpvij1puLp/5XfqUrEZhGnrA4N+0Lt18K1hFV4Vz8riBVodYXQq\
l/1bela++e259yCv91/99fjXbjW39Z7u+YC5Ha5u15/W16/vq//289/gYd+//IFWi/P/DaU4WWR01rlu23azI57VtdFo9tKQ3OpzXWNKdjOXr82ua857ssNDqx+ewvDuYHFmcPk2sTObGL23NoYWm3cplCXVmaHR\
nbfnZXhaTMzvPKZnMSanJZXpkemlu+N13vssTw+sV6f2J5fGLsNxqc2MHSH/fgAwe331x/8617HvYByr/d83gWv07ni8fqWPLA7F+TS24AfhNvAQi1B3jCLH+QPsXjC9HzhynBHe8hjxSPOi1k+0fiLe/EfA3iq/\
shP8fCFBoVIrNHnevxJKaTS6rMMSCjvoxQZaV+gQ1XZma7U8NCilMUYbfk7Ql16ni9IIxgcujMm2ZRRMmeWRTRtIKKaoCEboX/Tw4Dc8Kn4mWgG5SgdlhzPD8Qzh/5lMfqVRmnyuCZKoP4gmXZIPj9JyKTS71EuH\
ZdMxuhAv0fnTr8oFDiNQ30eourfKYpKZFoRm1KHzquhEbbwOUUIpRqMVglKAbOBU6s6VUs/upojYcmTsuJK2PoWzsR9N3UBnbJwLjeUXtdf1asd5fWzfvukvviuYDY2vDfVRQjTqxLLy4rXVmPqgxyoYoDjqAMCN\
UIUkxLW5nLhNFwaNUiSJI0B76hF9ebKy2H7LRqbREDIN3xIp9HCCmICngk8BGHKdLkvp5U0l0/AeNjb/OgnkBKRw/7RpS9BLMsD4noX8OkZuwDGhy4VBD2Vo+4OicnYbKaawEWRHujRNve3qBW3r1yP5bcNDG2+M\
5BtEGZoEXGhPd732Hr/1bk9zoLIhXF9i+SHsOGiRPNbh0OE8gB4NQyVEL+JXuZZ7XkaEVtcOX9DCufdU117uUF4J6gczZ6JsSEiGQhKtdx4MZgRigJjfYDvVkNyIuRhKZ0RjI/3Nq0PiCsyfV5U57fCH9jmQMmJU\
el6R0HX1/N5TcqyXjs/EHUblBirGEsA8zSeBJfaXkDVNCdsIaOeqQwyRQWHqC7lAQdVUpvnO0nj3Tn9gE6IAo34Ew1W4imEHEgGCWo+Y9U3KtX1AaGxt8jNJVCvGzKUngDjQcl7WDYy3AolDRFt3Oj6GY7DStGoX\
19Tj6kHLsRtDizadrwvdEfX0az8CkfgXIH79C/evFlk2I51+bjzrN4MUnGuYeoIwGoVWh6RISLR0teKB/zw0Q/jwD2M6lR1iXj1m8tIhCkcMXTo9IngHx0koucNQn0a8dFSTbVMc0GmKA8NSUuJ5l7MF6EmqMdNr\
CuStyxq1kV9dDEnExIzt7jyzMJyRxVXv6Xk3rhcuryESJlQ7jdA2ycKSSBUZ0SGY3F9GUURceCDixtWTFgAJq656wS2aSGa4lfgwN5R9DBF5t4WcMah7bwLPShtqlmsUgDet4M8CmcIykzlMTmMqxqh7ElQU62mI\
Hng1i86HSe553QUKgSjBSFmbHcHKa/CPiJ7qmxuDrFwaM2iORHB59xNIDVTk3ILDqE6mxd0/N8GGShFZVZ+xaE+VsNMCYpql7u5111yotSf0I7/kHK1nEcFGLS/SVr4kN20d69kPDYKro6Z9Pi5d8dlcjh7Cn84c\
FXc8ySYKUJdgrgcVjDliqhLVkaRbE4GEVGIG6+MC6bXv5XKgYx6SJZwEmWxILRhFDT98WMZpX0THKtyJF8uwsVHiNCeCdWZEO7QVVnSL/qN4/F9SHTN55e7aeZsILE7lFv1Dwn5LYZuHycpqdcTDYimiIjJ8c+s7\
S2y27NE2uyMF7BOHFenIZSfB6s5yt9cUQCKTtQQOVAuNQeIVcolDAh5hp9hN2snKZOPu5g3rj1uIoJW9kIqZLfQplhaCP9IBuF1GCk/cr530WQCwHzSUjUB6QDYAGCCLRypBp0sjouT/bo2WawDz0qTzULQJJMVI\
AGT1bpkB1CwZAk0+GBBLi8LdmGgMuX7qmQRZKBkE0ywMskuAJNkGeSWWJBDJMulg2S7xB5ZB2OO7IMOjSwED4xsBA1hHwiW5WqRzb1VZC2IPbHg2JZEXigQfZEdygCCiwXLDG0QUeADSUSxX64LyteiUAdTZF8Wf\
EHoA4xBIMxeWVCGIBEzAo2gAYjECikfeOPPCRdOLHjmhyxUjj67GAYsiMbHbAaWPbaHHhU+vhU3sCyIA1QeF6mE4Hkx5A6MNDsxVIV1ZKjRQYXgzqFxSpRT4weHL8jWx4tztqqEk8N8oyO7QVPb+tba8NBsepxrf\
JBb31YDpFSaJggbGiH8zJBuJk0tE65k1NrG3FFuYsS3MGMPDFnkC2bzErd/L6/mhd3UIYnXG37PJr9pqO/Z+/dOjuKIiYgb87BZ5nzd9HrDlI8oiTUWr9bZxCuaVZ65JmZ0Y47yVcV847JcRUzyuIrVq/awp6Zne\
TkvLNF87lM10TLjcy0v5/jMfKdvOO34vOirHd3jq2+4E3k3jL7b5qb6b7i8nF+eOarZrZ8rir9HbjHs/erxe3hNXzTzvqfRTV7Mv4felS18wySacdseMQ/55hyH4fe4+j2V43TzNLwqPt8Ihj9i5I8ceSRHPgn4F\
x6HpqYV+FxEZX2hEiIuYAX4vhxXrtOVVV8AJp9WFgsq8GQDVzWxDsPX66evb7/mmDEXe/fUatc3a3TF6bq2t8b/4f8db5reE3cd4r5irK6iqvHjNn2fN/J2X8e8Juorbl3+6y2evV4hl39uzvuL9d7ivzl2bPLbG\
1FMpusdtV5R9N58ZvGvfsM6zOJJkjdV1XzuMacbRW+I4vLdLqm1uG5ym6ua167VR7feYz5xD8dzq/iuqIq6bXQNXR+fqyqaIW/EKSf3mXUWczczmcO2zLEm0Wv+2nle2cJXcRtGs5qf4yKZ55vyxvFenfltu5z8t\
d+sbydR/B1nXs9qddC6HmxJgPOrzn7T4wLgKLGUYBnBanvw05N6fszzYkm2ulQR4uN5vI7P8WeP42+8ja/xNH7Gy/gYD+Nf/IRn8FoP4Ln+7Vs8i1/xKt6a/ZOdeBNf4kn8gQ/z+cW/D+R/fI/f8SF0D+HBF/Ngu\
Lz5Y/77LFz5CMd7XII8j3tcgSWPhv6Dx2nh37rzSOY8iDW4D8wLeNyn5Q187i2812d4Db/hw8Kew+t0ObIXExN7MbMf8/BBvTjFPOxPmOkexXv97uvrd2Bgvwv7ne53Y78jI8v9brf73W6X9rsyne7Ldl9WVvZmZ\
p/ig/yQT3u1/xHtkVgl8277X/u/P/J198dlgxuoooolZSMjkoKCpJDl0ikEg0IQRj1mqwOy0TCI45LUlIhIkoKiQp2dzXCokcN1TQf+nQrOMOy4/jHXM1zjOUXVX79pxo/oVRdfuMVwt9zj6jyyoUmb3+y6qdOsz\
gFx/V6g4jt7axUZ6ai9VsCTMsJIi/xMw3KG8GbMu66wm7EXkjaKff0odNiZdxRUPm2q3co835Ym9kKc/7kvew2UeXTvqnGCQWI2hFrpYnI1eiheInFa+WRLSblH9mYO/RfsdVVdIcEs6vOiEpMk1y1He74Hnz143\
xs9KAui70pwH25WvuO7RQhAWBMHjorMX/KvF22rjFEjAiCL34AlGRxkVRJ+KJom0tS43DkmwS1gZbmC+cts9u3cKvbOxbYTyIxZIDpX4CtYW8GzFImz55k3cNfVl0t926shEIFUxJYZHTYVDNLNF0wwjLANztoGY\
lvyE1XWStcnggAALIXglCPMrRNRhITFZ0v6fTCgN8TZZ/1KBTyefdw4DBjRwFg/hArR093YD2T5CI99PTLCtqbb303mFkck9pMtp+zmvAxxfSOhdDqImSZEH7hDysItnvrPjE+VwBFtFAX3Z3ALpfK+jZD5lCH3L\
lUUxxyjUVXJWCasrXgGQHHYZKzEugUC2uf6HlrokiwBSINlQ9eHMeSjCjuPilabbU8vh7ZjbOyzOYDujCwiiDPnqSMDug0URAChTXX5l8UmycxJsTXF46KcoFFpj31U0mNoEQNqlOAg+CqAZ0shoDAs54lxfK2hg\
h5oreoTfgWqXsbjoVhmGeCVBkT3G8w1hJSRDe4nAHCQODWlV+/dzs2lR9LaqF7aDqDM9CbalcbG0JNdvJC0hJ798KKssppFI/x4CEmGAanIdt5WzvXcSOvyGqGj/IUcEKrBJBvkSMKhQ+tVF3myCY4vFOlYE9D75\
9ZiI0WCXcWOweZAkktrjRcZJtZ3ZoUA5/qPWV4eqon2wuSXcGf5tht3W2hWVj8DlhYIcZUYp/BBf93GUI2mi6RgVHTlfVYeNG/Zgxd0UsxM/oKZyCEkHbszUwC/HS1b6SYX4WFrDWvHXqGnkPgHEEo3EsF015e3w\
JRT+csAgaGaMP4pnyapWcV+kvfU5gT0SVbY8CWkUnK4Q5elfUGipDpGUTgDXQ6gcyhcMOFUWySSDjHMXdzVjus2AwCGDxLws+hzXgDIrIJbEZXJmqxyuaeKeXc9EYLHMkO6TlAHlOMda3nIS4kjAxpGp2gy+xBKy\
UwBqk8ZK8R2qoPcjqjaSYhT6AqdZrV3JpaFSbW6AylORjM8jVsgMNj310m3uXPNpDohJtFbUwIOOdqSENbGhlgDWYT6y2eEEJ4HAoYXv3Lswgc4bBwBgBSGw35ydIfItckMExHo+s5H+RMZG+wxE2pUe0r5LRHhk\
QJGJMll0Pp6IaSJIgQBOuHrayxHO2Sx0kgctZUN2epTrKShpK/HjjsNU6hxforNF77WvXodxzz9jNGaw5YNOjMmetk32dZC91r5eBwIrzMyyGTCCpuzg7ii/bAk+zUQjg+vzHpCGPfbOVGQjNRunXPIuWNE1VnjU\
MFGlb+d+B6gsyPGlOw6W5UbnOGZLHlpGKOW1xuWW8MPYf5yaRtAnYNWaFfizzDoiy4a2dGmx8rwCCGXXr9jHs3J7MomPkCZ/uW/ZMWDen5vz6mkon2uQ/FCRpe/Gq5cfYr6OozRcFXWp+eyXDVsLnfHxXHXoQkJu\
428gfh7fZg+IAFx0+cL1hWacd616d4Mekk3GqKzQTRwV40DtSQ0NP9YIik8HbCQX4q0JtUqIB96Gl4ZRQKKZmJq0LI/ODrfe5bjiJ2dBLgyce2sO7L/rdJzQ3szLNs27QTxEyVu6hWKuOHioL2NhaD0j4fRQWywn\
LI+AZDfjwq2jopE4D/e4VpOA8oWtuYiSjhO9O3zneWAHO45sZQRMarw0yUUBZmaqXd+LjPYt270Q8b15WtwvSTZOfs4B+O4Ach9flVuUA9M/cKFjB7nkQjYekBdOwMS7S0tV8TCnpGg2dBEA7xNAHbuqjCQtnSCH\
Wa//eiahQqQ4SAAhAQAX9kCYdMBkAizDZARhtCgX5QliJBSbrLJ3oRsQlKgAJkAnAA2Mc1WCfB+vQFqUgL/S++1EP7pV+kfwd8A/HsLvz6u972nc6nQnSknVGcxL5iZCWxqHjNiwazI4bjcIcfjdryOjg9kA7iXf\
w24HAGH43Ny3GPf2jy88FOFcY8NkKSBtqaWhnb2Vw76kw/5MAfhGzGrcpfXsvDuVxXmSiHpEN+ysYM+B7fJvmJgXlxjL3bjrb/7Cgi/tW4fwbV+SuZYDx8GV2/1VU/1Uh/1UP/0Tc/0S/9KOp/T8Ryf8Rh/8RS/8\
ALfn//88cMvwUOR/sjne3De5Cu0ogQj2GwpaTbhuvfdpyffXebs9cdjInAvJqT3qwMRU5tfa1pWMG67B315CJA0I21WKelYdSh4yKXX/ruflvmelQfusd0XEw8Lf/MR35DL8JiXzvf04COYAQa42faabBvZlZ6Sb\
jAONjRZL66z7ohIRQPX4lhl1x3y8YW5t6O2dnkg5tpwu0EnkIdmCAUN+BH+gEOyFhPdQmHbMeCNsHsNg9C7BOpXsSPVndFqp/iYcXMhHhzqzuCQoIAJ8H3vdQoW6J8Wy0PdgGCm4U/7SyvjVy4KBPTtprmKFb1vr\
bZnBxSw3fpT8TULCTfy/qnX7e5+wqlpf7D/eq/veq7feq3PeqwPcXeulZKMaIiqVp6JsElWtC6ExdYzt9pA/LoDuj7VvpOF8+Zgx2junPzVG9kaczEO9lZAz9TAY9p5w3BWtjsiUiNMFWk9vHGPjaG7S38h+5rSs\
40cY+Ft91RZrShX5sqcNEP2NF5TSyuguZx1ewhsk2YqNJpkHtNqs3EfB8E8P7+Tx8d71xcrsjcFRf5W7ms/8irosv2DyQlJCfy1/mUdgxyoItupk0Jhf8ZyKgKEAEF4lKfFvQHCOBrBIQiBGJJBCBAEIUAIIURAi\
BEQQgSGEKQUM1b45eKw+y9bShHuUJtD9BZVn19r2ighelwJXtp+C4nT8Yie7tAM0ngY3tmNj0U0F0opaEMLkwrOy7FlBCJ1uQ0I9rwYEUqjhTiywedo8E6cffBnfbsEbSPO5pVx/NehzlHXJ7JzYKW76SM48C4Qv\
mTrMuxWNVok6gzHdonPonJbTeNCkPvDzSrf5CbeykkSdbcQLx+VekmYLrEaI3bRHp2B0oqeUnLbfhXx1O1AmjUjYiMUp0I6O+dCJkcmh8lWes25mGiwVzV3kh3Hb72N+2ExH1+UMCcNMt2WRD81yeuxuxKXA+PGj\
/RjrFOsOyE8x0HzWKiK3mF1dr90FexLAvGunI6/7B0PgoHKwrQatUNbHS9+S5Ws6kx6MXn3o3gZG1E78mQU98uMGrl34Jg/c8B3YTgfQH8YphJ/e6XDObx9V0zZwQzxajr+v81SO7BrAhNLcTGnye912dUlfmY2y\
2UiV7bDrEPcMB/1JDL+w7tUIRJWCQp8j+8vpc1bugWCW6VgcagQ1VGU4Y/JCcEchP5DCkEIvGY558M3L2Gdksv5hSrnlq7iHb9xEmrxCk3GDgaIE1wc9xVf+kAODF+Izo0/xAx0VnMH5RpstCbOr/wRM4MMbPA4M\
i7X/6YmEV9slVIPmrl5iaBuTLF9TIaO9w6O7eIVqYecMXOIV7fcD1tyQm/BiI1MYoCMhmj6eGARHDyYq9m1lg23Q+sdGx1Zmu91D5Q2aSDNJNGoJhyYnoDR11E0r4Nn6vmWnR3JAKCtXBF0HueMhmsq5Uo77N6tt\
9ZmC3dtlRdrAlS2GLYc1q3KJzYzJ9d6KvaUG7qdTpb20hWdnTH47AnYUVJ13Q2wrOdlcdJkWah+DF9RgSpaExkRqUesqOuhbh0EG+QNl545CzNXLMlxgzacHrnmecQ13sCljZ0/nMSWMphyB4AAuVBhQT+owcmk6\
V7Jlp7D9wZj9LyqwEuAm6QJai1KRxBQJjz3/o2OvD6Lx9jXphVean3LkUrNtrngOVTjqqQWGycoAQJAXGwTD76fRiRLWbqlZOsyFccNivPpsObboY59P178z/QRe8J2dBRh7WRL3eqFuSRg1CD3cZ336PyK7Rf/I\
FcQK2+dnnerQ5f8MZl/4eDkQlF15VZnmaA0mPrxvH76maXR+5y/tz8FglnJZmz+O5Nz8fQS0dO86tswh/7hgMi4EWj40Yxk8h2KNbo3ShuPuPvhXMrp1q8p/c0dUDl2mbBr9nV9hKMI+/Q59j6F/ek1dAz4KQogv\
8DpYjpymLmIOMvE3iJfMzb0FdiF7gIr5TevMLFcZrpSspAWXre2lbtaP4TtW7JEb40sElE4V0bPJ09qBvf6FW29/SMPTIPN7xE7/Z+RQUt58jDhHdKUnZItY+VkD55rYNFHnmvX7l+ZoZzbCrWWMXO3Tz9RkAGBk\
6ilkg/oc2bkw6gU4jPSppLNrB2YvsH4+vL/luLw6K6rHV5aqdfq9T005f1IvYklTwnyEcjF5/34pjop315/STxkY1WRjA23sviSEPq2qO6soAYkQBHHqa7XgBHNEf8p01l0OVWHh+tRCBfqPxFPWKHfWekpCULZ/\
jFtfZvMlHEgFD/GJptz1p/tZmD4RuFKfVYs3kdGqKGW89TKCVNuyjWxm5/pKqoae5GP99rqKCJ0b3bYugfL/nPbUotqvF9wPeOH5gIsK9bAOeyAfk5sThs0ABTlFjL4ZQBQOCudsdLu2Cw7kpY0iYyAtq76C6t/p\
luNPNvcQxqgGLD1eEgEh6qbkpU2MUCe0koNTEUyRIXFppXhcaNZeIHXYOGRnSU96PkIohixQ1Zli7IEgPLZtTTaCccn83xWzscmiNipyByfIyBPUzR32OA82HObQ082YiQCISpOXdunzF304cHgLChBijxRI14t+\
k9SDVvK5xg/zDOgZ0Z/8m1kIJmP63T3ES8OW9Wd41RPIrxeovcgRpklNPFQIPCP7AF/1AGNP4htwwsjBui+dmtwXN3VJyqg1r0e5YEhYOSnm+zj/xQbvSq7LzoU1KAkwupI3BdvnncbuKQguRlhyFD6xyj9fr7YX\
+FB0As6V9Asy6nMrLVKesW6TbaZRPXQXRk/Jhp1d0GB1HD/lpCb6v7BpSErTW6RQF3zDIQ7tLy4kLe9n5z9op9dWxF0kf0LGiUghNBgl/Xkpiej/ZCqGiwj2I7rb1ORz0i9Ap0kB1Xf7jLNI7S8zN5Q9jD7OXbEI\
J8D8CgCMGUWsTOzXLJfzVFlM2meyo7Ta5LUXxq+RnImQlec7mpt4MgCooq3CJJnE0mGz3yh+qoOdpqfVsgJapB1xTTsuft+qAgkBO2ZF5SaAFpvFBpDQBxPB/Nq2EXBSFL4xsWoi0jojaEGaywITo3EEMIURAKRV\
PtgmHhADCIM4D+Ak0Gg8vqcViOnJmTvvfdu601W9pImU4ABmQGTATsS6CS6Ab2AFqIN0EH0D12lp3T0rml5kNmv7LgfJ/kzUL488+Yrn0WcbHgXT35yKfjGUa5qOpKx480yuO57/Bz5V8hHNv+lpvF3GMuM6eECO\
BD34VW+w6lch9O//cTv8tmH8nLd5KfY/p0XXy4qCRcvEch5pDzd81oPR5iPv7wz8ZmIh98Nf1lI+GdaD0TFk5n464hXIOKLQjwRiId++CfV31I/d+Dwhm8+Z4b4oREszlnqJDQA7QzYc/c3R/cWyNeW5zcoGAi4X\
C6taP+UgX59hPcbxwfd04uSl1UKPsG7UwLa1dHNzYNKJLk6Du6trU6CrfbVeJkEtH359h73/V1au5c1NdqVneQLM5zGZE5BC8Jc0kNnP9DWtlizuez6jGcvDoJXcSkexeVH8n0Gw2HO/DavjIOU89iO5GzjsR+T4\
ZKMtXDoC17iuX3jFZ/TTJyn4UGNfMDz5pYXI3uwHD9D7BlcvygM7N2vV8Z4MjE8zsJhKl8l3kqtX2cyhquIAXWvh7eKjW5OLg7urW1NDftuGlqQsx9mZWQU4ApjO8RsDOW4hl3DwL5ieHE56y0YvHbB667vSjmED\
EJoRYoTNQkss6wrq6xbratqD8upqJoD1BOGJiYLSvASfGFChNqoJmpwVCf9q+DfBAh4ZLjXNUBgQAACPf2t2bH1T13l8NLLQ51KZTkZro7hZWwkdoPec1z/1M2a6b5b8svl09XW2Hpv++UjtAuqVSfrb1G7kZBvp\
DGS+MinAdFs1FB5+l/3gxtlmvEhY8c+9BMTiYd0vb0kPaa6qOhkIQzWR8r2QN1w7q+E3y0TsYdGPMyAIZHqIx/ShFafZlj4mhlZ5WyvoDTI7AsEFLSi/fPD29Pji5KXfeIjS0SCHVru6Z1iOu4XaTyk2D/O4BxC/\
NTdG9n9UB0dPfdaz5VGL6O9tcFh19TSdpz9CGJWRjYW434hZuOa4xoG9nWd6axoG+9oEvnL3S98pV1lngDDxRaPscetVxfXihQn4ipMbt7Mg3mdLCSwqlxZVVFJEXbYoCHO0JRd0irRTfqIJqID0AF29U7wrnV6H\
3g/WSvQcnvoXXXfeVODZJT4sgI/FeCNgD7q80weWqtEL81fqGbcs1fTPb2hax5M+kX3C9X/zvyOnYnPjtefdMKeFMHmsrfgTv1+IgUbiaxbeb8Z0nc78o0Naa2NaiKXAxSTBQQGXqDX581jI2NX7FvbmmPTwT1Mv\
FfNGzn+UOMLMXK7DJfHhOl2vW4qnePXfZOLittExEPDQsJBwUBAK9o/vz6+Pb0oPdvz8rIv0nv0BO/Oro5uTi4Oznazsc3va2ppaEHOfpiVkY3tyCH2Xr1YNq5hYF8xvGC46OLaWpHirWPdE1lJsyfrcptIAuvKq\
sr2MBXFAeoJQxOTBaUJEZRJDnQgHRkpGHoXbYR8NrOw2kIHIIUUCOKh2kA+doB3qzzUqRR6138wBFiCdTnbsd38zuy2ayeHrEv7IyHfPNZs1MgoZBNYoWonK8t73gkdv9n4nbHMmDCLittE2AnOgHhoWOihinBQM\
K4DAa1o/+Z3/frkEvKIas23V09pSH+pFyUv+wSvAfzgzi4pS9FIJGsOA+fNNn+x59ye+iwSwayfQy0WvCttwSNElX0eeLfJNHK7AWqfPwIA6DztJ/xU8gTPo1h86+1Z4Blkfamej9p5qJzXEP2n5zvR3yT/Befzv\
O9cAuCLPj/u8AydwjU9jaXPOHXTeUfVdKhSWU6Gs5GU/0K3cWQ4z+0jzQYbE5HVONq3nYbWqTn906pDVCiBMJGNjGXG5MivxfZLwy3ioaCWLwoz6v2yqJhYSDgYCGjlz69vT8/KfOb1HpdZ39np3YSJE6eU9Kabq\
4uvsOil+QsVkt5GdcTI7Qao5WObu2ru0Evo01lDm/QUKpkjR9WkTupVfEfVdKJqa/KXabjv91a77TS0IFZkAgDPfpiV3WNa3fayUt5XMRtfLqor3BRuO/4qx0uFfRTYQ8V4DV7/BOOdur6J6y9sWXfurJvEfSKLe\
OjkDivbtKTuCmrF8575tCoPL1hRFB6iqVNRHGihnVfJS3dDMZ/evRbZso+SU8byPTA8WRPTz7BQS7Aho+8zmw6OxDTdkpCMvkkUhjeok9TX2VGQJDU2DuOmCEAQCBQXSpIgxtYDw6GYGDCGgoAwYBAEgkFBICgIB\
AOCgFBghGEQBEIQDoMgCHE0H/GfsLeZqCXBPQQrdmbjFT1bAcL3+va9NRoEyDWTNj8jPZ7MXpudvTAFHbfzzux+MAZkSHC7TJzhIk1gUXUACoVGzS7q3gttNwtzvi/gX4BGoNTyJ0Y7PJwhmWlHnem4HduDHL5/r\
Sbsu7BvgorC4i/gD60Q7jaisrw0x+RuhnPfTmW8sy7SCKq/xk1sVj8WhcVCnvymUptde5ZPTX1/99UfNzbnp0g/K3UtRRyv8Qma1fX1MqtL5Fc9kr9EL0/Coe/Qv4WBg6roXt9Vadl1aRhKZcbA+cfAPL/o1uQjz\
dz3Byhfuyuc94kfZv/jwc/eVI/NvZhdDJZ02PTe3b0fmPAdEGDPiwX0bqw8D+T7n2TiOxD8ok/9f923pnwnXa5yLah6y6KOPiPQse2RIUkn7ixD2LmB9N10i510E0sFMKJxC9UVgpeoqNujLV3NNANIA68S9EOu5\
kOBYHuBvorCJ/qWoX8AWhBZy5/x7C+rn143o0yZePrBW2CNfX8K+bVCl4V+yFR0X5qGf19AzF+B2nqlore38r56LmQtV9F+wheIZigWHDuLk3Y8gIqW/sX3dNFNB7x66bzP48TGDWEKELrj9pi/+riYEECmf0Ass\
MMdf0UOraodosMQ9QegdAA92QRrHphww/vXbMlVFDvheIy1ZTZcsihu+NncbMhDivnuEp1nrHp8AgzgQ4wKmdeCPnJPQdgFXVTKQjpbqlzqW8VSLI11vT+YaJ9o6MLUG0jHJunF/my5I4ID+o/2TGqbaO3Ehx6/F\
Cvgl1h+xjoa0J04tF0Y30QzwC6O7YpOGHPCS7MjZPRsc8eSw6l6UrxK9TQXzK1r4cWimdK7g7R5RPVrZxEeAFfroeCiTcbVFHG1L+Q5wfzKX8ll2UR3g3D0SGRFWh2qcKtEazeM9ZaYNVMFaxrmOuPq1m5K9wTUv\
CbdbCbMUe05bjsAkawTXloOsasudX3VYbphafRZau9li+z6RVbLQR0QvCrlXfIpqtGF3aYNBaeyTz0UzNax1ARof8VetRwjtDza+dFmjcyKX8U5tFzQ7loBXDMZkmmyYVieF7ukimvNVxZvfFHp7sV3Z6orZIS4w\
wsezzuRI3QUvsq6rAcpBtRjar3Imx2VG39CI/+jDXhGLYcI3RLqx778Ft2Up2NdGaSWP8i9ETGdMOaxcfLwAQUgIbvlXmtEVR9tJ0Vr08B9dwLqojuwyA1Dd57YFmkTKY9hq9+sjX/m1qB8MXhLDNwUEp3KhhRLK\
azjbxwzxoJfeq9GLXlZqLxB6R2L8o+nG8FTqNIJLS6PWub2nU6xUMWd2ynMwzeOui0wpC1kGGE5xIscqDZSnxNFEIa54okogdL+K9GyzHUYlBHss1cKwIXHIU0QrywNZNsF5gKNb5TgfINuBoKgXqMDRHj6+4Hti\
2Z2skBxR/qjwsnIdcnbyEWzR4wH1MhFPneedSQ/gdpIx2YDOz/7j7AkpawWK1ztfHClEPbztx7uUIKKTTwXQUrIjm4dPJMnqnAj+DSF/VQe/ciqg/pibRN0GaYpJ81qr9FHeRYjKxqhbVgKtmORvCh65Gy50TYYw\
A4pKltW+MPV8JFi+XX8QiqJhNMn1lMGxSIvLtRYhWwLqRe3WBE/YUPia3k0gGbIKlqyr6Gj/Fhmj0xEBmUF9pGrBZPh5BLOSYmuwSGB2jrB+0v/oUlzwVtgHFqkWEfWXXS9mOrg/k0XRpPxVsTjuGrJkLZ/wZmM1\
KHsjnp9zWk5Y3nVhi8hOFRCY0xNOSEBKlAq5a1JIBvqx/CV/jEN0kh0XB6JErH2EplBO0aRZMDn5OcA9Ye9JK8pT3Gxi9gsMPTDOWUQKmJ6aBJCQQGtQhJl4CnlWTGDwpVWBW2lVMGtCqUSUlrIGYygAFuVRNXR4\
lWTlMjTd2PSqcvZG9DsfbpbN2W/2tWF1egQtWF0AsocBQEoM84p+6ExphdRQTA1hU3R9kzK3veUvpNRG7M/MyRyxTizWhvZIiZs7pu+abNu/fATTiC6k+E6+0fcCa9Tj6nVY35OOs51tts16b8+EdojFJhubHNdp\
tlUXZq/s5gY6KwBZMNqn4N4tmOunmmPM5d+96RHEajfG3s/FdsLbyzEzRltmZ7wMJ7q/Jnjq3wPhB1lBGkM283Ly/4KdOqenqMJYuTktPqmy5kONUF4a8l4YGMhhUNaHJcSjllgWNdfHPUs1FPGAqaMioj135fiO\
q4+7ncg3Q024YyGvWJOzapdIoslliAIdFjE0h5seVwZASLHDQ/vktUAe1kfxLHBKOs39HN+pPKRpOidfDMp9OYtcDwPBmvsrU2c26r86MuxJjFMPm8w03fq4k/wjx60ZsWW8i7hWdjDm6BDwcbtzArz8Y5Gedcwv\
9MT07vO66l94Uz/dLVGk4UABQUZzxFKTDMmKzz9oBM0lkF9xGeRUsrkBS7MiqUWSuPlhANQbqKa61a9JMGWI5Q1m6DEFGCGhzM0804GnZ2pWGszQDEAjTwZjZ+SeRGF1MHlA+TIWb9EuPQQwNJ0KLxShfgmrIg9Z\
txhbmUAG41df/NSq915YCO9/wKcFkVvbzP88wIwX6N9hfyLxRtt2CbKFYFPdunGpbAFFJ9+p3Jj4AAD91MFrpvf8cv6utv2wABHEM83DsoUs/VR0Sz6e6/w+pbYRTfE2piIhrp6ecAjociigj5mNLxy74oHIrPoY\
5K/mGez5aAzpcrOBqjdReiX6bc6bjdySyihxZqr34exVsgcwVs7UN8DZtEzH14X8eYeif9xejzLSfNunDsDHwQPWR34gGAz4fSiHxGu3aUROzYNCzcjmbYpWdZL9EDJxbYDbi3pbAfOKWDVGoO6bh21dxTcgZzAv\
Ujs3sBOe+CFSSjyhJH0LgApqANne8sr1k5zbB0zhiUXZ2ydsKsFlPAjS7Jf+yEHyjiqk7a7uSd+NiAVa8rG6m7lk/+jUaIVlG57ibEmRhLH1ChYdFenafCMoEBlAsovxknIlfSpbS4bX5TF1w8XRqmCTt9YZ4I8b\
b5BXIj2TtTyHWCWO2pgxWxmZ7PfDDHM/rCRGJd92MNcCMaBwhv2HO+M8upajmsadLbkNpSMCqxyRPE4BHGJUbbr65SNEudXXdsPCO9vfUytKugz6NvyENZ6tyL5GKE322RaIucNBgWUoCS4z2BQQGGQ5tXw6nuhy\
pmU1Dx5ar5kc7Dm/AO8CgXIgkFZaYsqQhmx53FPvl8VD4RYmTjD+tYr79ERGOWiIwX9cYaZ1CHZckOFny3mtv1R2+jSwGaKjhvkl8eKRNyqqF7DeZ9nnXJWWGiWSKGqRuje9zgww9SzWZ7G0ERPY4vLfedfpxQxq\
p0q3iZ9xJdFGfHuAHHkn6Pt95wDGx+uJrFA1vYUwCSaYSNr9fOEy4r1ntvnzVosPopp8cz7cscRs7JIH66ZxNse49kYijswyCHJWTw6LpdqoisdWw8CYzkWxrTu0o5GZOEz+nu6oWup7M/OJjpeyq9w4L7wyGFNA\
7cYTv7mUhTOPtCTIlgqZzkmDbj52+JbjLcY9wLZmLVov4/C5r8Fvvuh1zyB1/zAa54CX6j2JjF2k8k+z3GVN595GvN8U7oNrK6FoHdswe06o3ocZHwoiMzp4KBGkUkku8hBd5CW8E8SqxbH11KM9yYnACAIPrjFv\
Ro/ibLeTsK+wHmWX+S1QaYojuUnPFphemMZlLPkvuQYpz2DtYWtyW3JsZ7On5MmjAUlgLuYfyfuyTNn2VaPK/Qtz9pPU7lBGHjoibO33O1PZG/75r2SqiGAFlZ6OGld80ePOhTDD7YBRE+KiWdR3aHVhd5VImPd1\
g80mmMlDa3SjEb28havR3uq9/cOb6KN5x+nHVaI64ONX/blwXX6Y+nUYIHIeffHteDX8PVDtdk22/0QK87PAbkbW1ysItFmthahjh2li3gR6hXF/Fsx6p2TlPqtUFE2r6/fHvv9xqNtkambn09nffqyTyyQ8O25w\
TXX9iyZ6+ZLkKOXU7Mp4QFK/ZVLLOdv8Op7FjH7ohgdH40nXOMM4nVv3lHgKBGVdPy1iA+1Ln8v/38eVJ2j+kt4KTdsgALfnCgPJeR4mGupH/1g8+pzDpr7d+jUfDBcTs27SQXmyNxzpxq8fJj1gFMt02zC1uVNK\
KKe6ywpPZb6aL+TToPkvULuxGNwVuLvJU168yU9FHi4AS09mnxdesEMrwr0Bf8Lcq5RdnHy+tf/yOoVT/ieWdGlXhRi2hQSshR1w+W+AgcrfJJMimEOYjU+OOyQqoVUjEBciPQXwt4oOKgBJO4A6nYoHDogZnIDh\
2psRotSAB5x8/g89KrxAbb95HKAQcKW2dUErwazdx69wouJKjgRKGSzKVNkl9srRCLLTU4KuAGzAaYBR2RfHAOGgQJXzva2poGkvx1Ap14ENJznwk1cW3MHoBQ0YcKU6VKlRIfYSWakaAhH28/ui0S/zch3amyxg\
u0ApsHr6neWaV+f7Odbh3G2cC+Nj3DRoUuJ9AilWYIHBeU9AtTHOij4B+nKZ+P5JrYeKHjseOFylG7LgZuR9BtNpW3QNJrtsbUq1rwt0wKcyyBvaCHaF/LuavXEZBFozVllR2gdB+XiyKM4XzqjXU2N3bCRwmqia\
GIzc/MJI1d3m1OOXW7ak4uGv8Ww7AfDqnXV5FnTwGI8+EmKf05st7Rf2jRn6uoRYpTfBvP0x92aze3K/sLZqZwXzup5nVBsOJuc6l1o5RsTnqqf3OYjsvZbbLcka0e1jU2QItpsAGhYgK1MxRxsKlEcTeEK0qIz3\
RatpWYsfeY0QjlhooS3e4sCHK+anJUhHRscpzjxGIltRMkDPmSBApsIXGcH8RFX45KzbNeAqewe9g47h32jjjbps1dp/KzZzGDGmrnKtBy8rZf27djlYirqrdZwNTWPtuJN5ciOHUbCtb2iptukbHDJOno24kSJM\
K8JXGQpQoh1ANOQ4UKFp73VfANw7DSE25vQGTgvnzRtHZzdZD3BQLuS8q75DDyAOnAwuyXOpqCkR0hM0h8kP2PftfPBaHuKOBRR1+OuVQ/z101uxJtDiZAguk0qFgbmlaECoAQHqqikoOK8wD7tn7XvutfKrelBW\
jE/69YdDzfK8csS2Sk7eHPiaILzptfJdtjQ9TRI+g3NwXvmzc2ak2XmbEJy7L6zknAw0LAqZ4nSH+Ch23Jj33XPjxvhamqeFW8qR+bGan1WMpFqn27y3mHqXk3OKAAHu+FTyppuky6pU9t6iYubliww213sWOqom\
rNIn/W1LqU36WjdR+/Rr/QqHUp/0pf0JP1IJ9KFdCBOZt9RzHFjhvKuYdZl9DKjDMj5oh87iykSa9q4aI5MZZWKMRQz15TisQtZAq7rIta6WFyFq6l5tJXGm8qRvWtdyfwS5mOTDFmvdQ9Juk3KVkfNOob+1bu6h\
N6gW3UEHPoGLsICD0GBh0XgHrR4hwd8wwKuQQH/ulqDObIbiAPHSvem7qmAgE0Epp7JGHYG6NSfup/Ul93utFiYXBgwX7x0aZOyWaEyJUpakZC7bFfaX/DYqQ4JUhX3nXVfxe199wRw3fyV9a+KmUt5Edlx/vL8N\
eD9U7N7vzf9o+Q2Kdsd/f0z///ybw8N77MP9Zu//vOPP/K/n/3Ez5ee8LWlyL9G2y0G6WWfXjnrlyiTfY5NVyN6wabMJzBZdU6JbuCoeVa8empG9IDeElnrKXlJ/s9D8n6+z19hz+cT+UOekBe05xd5PajS//F+Z\
qgq8ZEPIWetF5xFG8CePP7OtSO7uu7OlJFLw413Ho19zyh6OnLcxJBQhw+583ZteLzGq/HyZmAyY3oWMXFZVTiqnd2Ui5uWLFY6K92gYOuvdDOixxL7Ks41NnRiYWAhuFFKUw3Kk0RNliQ5YsbRYjQiQX74Htwl4\
ne4Psca8uUu8UYNsy0ZZS9csPAq/BgKEyREgIB+8MD8cnzGQ6YDOWzwX11iMFjofhQkNFveGvoIXsv7B4saLGCxnH+cnRHj6njACkF/egPeK0MFDVc+KgICehz3EIKDrC1uDJzCegbwTv8ER6W+/NJ7b3s6wYGqm\
0oKagA3FhmSwum9DNfRHnba/sVq6wGefe94oud2tD02mUzCw2rcxpYV6Dnk1M+JGgRHlyy54HvCll9CaB0swHLFsBIs7wMGllUwA+ihAKnBAE03wXK57C5VXVtazvIyRr7tkhWy5EviD0MFh4T+OZi0M9UpAelKk\
iL5+TWir3yM2jM/0TdEl4EWAiMnm8e2vd7MuBrXanErFsYJUoBvBMhByvYOFJU3BuQplarCUfOseFM5I5KOrFQyXzpKu7t25pOMa5OasdG5U8dOzRgxe/LIuXPTZg0aM2TMzv6PQxusXjljahAex0WZUhf0nPBy9\
gar6mNQz/efXZ5cnlumevBAZwpQKgFVOGqeFW8qR9Y+pTyfSubyKeX5xH0+s6g9n1KqrD058oF8H08sV9SgNFmSBI2IkN/DfaFJaA07qvHLCl3smVPjajt4Wg5u5IaZjBffRZDAZZsF13Yn05yVvtxli9aB8h3Pz\
/5cwtiv8JhYtkO399pB5S3uYgVgoSLKx9sqc9e0+SWM7VuKwhaqhDJjJMnADWIsEON/QjbUun8Ja7L4R9CHNCEIwXb6AcD3IKXX2zgKjD8BW3hJjP9Wx/G9MnBp4EMucCEVuIIJNgJbWv0Q4KjGPCve9G4QikmoR\
C775hEAU5YIMAAEQFQaz9JAkLM+pGHi4oEoIWEg4YCEQECgoIAAwABgAKEAwEDABSBQDAIgBATMQsGgxJrMD5H/RQHrzgBb55ukSPuq0fqpvvazx4CEOhjyMYEO97DjS9BuKdA6u55T5kEDZQI8zH1IncfQuTc/0\
Xm5Q/AN1CQNT/6z/cwhzEFHkBQ1Mk3fKphKMXSOs1eFBrX9clLfCedRzaR5BYNGLI7TwdfGhXR3qy6oKEjZv0oTW2LCoHDyDG7+B43p7NrN9lgpVjd/VGkSQg1v87Zzb1bnqKX1708HpQemjEk4m+JkBLLhVfqN0\
SBFKfCXPSaC3vRG7YgccEoZfa6Og8UXYXpSKe+FArFOuVCFI+oF2HDBTBz53PqrkPlOi5wRq5fhKdG389u6lUqGB9ziKnnvxUorMR4AaMDDCQT0P+i87JRj6/1RbGHy1LmA/30KgDjPPtz871juldTBkSc8IEe5U\
5AtlcFgVaa8VwI+HEMjKL9m1fXYn1UMTw3EzHXRfdePBuZflr8W74g/437blpaqRUbdZvTjMfROwX2fW4DXS4xRKob45abX0CNeyZ94NQkW/zjAD3OcM2aySACFz5jfOq3inR7y2ha1ZMm7H3Vvg+Pfp49HGZzF1\
kjrXwaM7D/noU9bnPwYIWQ5WcnHtDB8Aa/QL8UgP5Mr4rHJQ12ZU8MzRw+aW+SDQVqxjl9cY/JYPN50rKMb6Qt3UzhZ+QJofDbTsuKdNuvPn1I89vmRex2VADBzYd/JB3at2sUqUE+bUD837K9Jii+fT6vcipFuK\
i6Qr65qLbruB9E7/fxatWdoNLVZQbYnLRuTrVdFCd6GFG1reSjdqixxvJHwdmgv+YtuFak2p6B9RE41Cn+aFhMeKpi4sazpQBp+CqD+iCIfMvkfCWgGKLrd3o65sLWKTwV3r30jaGgon3WX37td+9J2jLfI7CjfX\
No+oG89fGutf9Nqxrnt4c/fj9SABJRCW4bjDYlGLFh3m88Ae4RTRsI/JBkG6bxGuaa9rjWUtVytjchj4Tt8/Uz/LGUtgc66EbHYnB2Eooy6HRPLPookXrheVKEjhhyNWaK1EXxLKcr0dZwFJbbTzf26XOuu/QMoA\
j/1cdrHOti6FBRnFSTn6cfIWoutyN+yvQblaXw8LOIaAfbnC4p2pAnRSVt3oEM9g7+iaTtI2WldlRlSSyb13kpvvdvNuZ7G8lClghLMyUNggqNH66bT2wLfxftBqdSN+ENRq9oj4RCdXZXKO8Q8QyJI6ibtLEP/S\
PiPSFw7WMp/0w69u7J0e4GFiwzeQXcDA1SzAJJx9ANWMkjS7rPRXOKmRBmxJYh1+mXWm2Tj4N8ZiHm6IaWONlge3Y0nKvB5m7WVQYNgWLx3sI+SvaeDZHW6bvQ//EdWEp6/4cOL6UZFBPesAZujg4+jT3CoHLcPL\
vwbPa77v6/jVGeE5kh2tol+bGFOJX06Bez4Iyw+RH2JMhQvxYG8EbiRG69/8Qe0CTuOhu9IpTVNbLhF5qu8Wxxdhuh85lcaF+UH1DAd0onnHc3gzcXu1QKrw03A6uBeAbUBX4Tw3V2SyHKNz/SKLI5bU32zDV1+m\
qeeU7noB/P7CxUsvfIDZRaeBjQxLmCA/E8t4aC6CeBF1d7tOWojGnaJ9WmGgk09vNshJpJfue6Cl8fcIjWGPKL2QtAvljs0GtVXnv8+6d3GQapvIHeVv5y5benF/u9Zq3OIn+9nUInFfFcHUrZUT3J1lXZfEZ3CD\
sO3dzn6K3+6QNbLUTbFi/VlqkJghxz6N+ebQ6i5QIkx8r018QbPZewnAgnoF0PVgbp3c6DZtsLwO1uaPoXOYAhTLB01f4H8U9Q8mgq8TNw+18sfYiASn4nSS34uLJFsgWRZyxZR3rQNzFCdtxK5DcvRYn91LABKv\
YjEwXW9hMeZinjBg3R7gJ+LR2iQ64VbPc+tb3IafGM8z+ftw4s4M5JPuZIB7/yuIaeSQ3aP4ghMOwvsOqz2ENx1n9ffVDr2eI8FOqsuncm0WGNgjNO4crMhj868AJm2N2ZSkAeOyonf3Dof18mgqzRAFo5S+UWwH\
7Yi2W9iFZF7QkhF1BRCfSN+7DwY2rS5L+aN5QqKBObIOPPcMcp7uOYRm7ed2CUcDdR2mR74gWpoWuCrux6HgR4LKvOfvINA2d1uoboacyvT5e60TmV8LWfsQMhJo7awzXIQLA/kF8l54p6IL0JBFfErc0B0cpnHm\
cOUVBUXdY/2tnksipDyFUJS4XOZ7TXw7NZnGBDh//jX54MVnNsJNzgN/kMpq2iyO2K5oEP07H7KIRhDyoRHAJoRfD/G4ls5j83EyMYDN4EqIvRasEuyW7HhlefHJNfSutHjZI/YhTAyVt04MazsaVBYS7WR5kbuF\
ldt4DnMUzQQc1+dNU3hXBNYJELGVnaIvq6Q5iLukr7A3Y+4GF3ZcxxMKU4GIPBOpr0ZiGdLtpcrTkbHd1FDpGhK+YtDv3TqGpkc5/CwaLzJOcPZBw2O8w6BbSk/LnBRWYgmW2Zt/uegk8scMOHnajNNVARaHL2ao\
yanZHT/0fg2KCrU7jvm3S71wFnFgHwS13FJ7ru+oAL1GOi2LtW3U73O0+aAUuia8boFVutA+eQliDkMoRrsxegrmhYhe3quCzTayqdA08u5snjBOjHXwa8vQ3+eh86hLxKxqkTw9DmpbKLRjsk+GGe2rXoeeIPFH\
6zuQjXAUdG7e9PvHzGcv46oez6yDuFzfOYCzJajglD1a5w9trHaxBqInhzsuXdC2SI8LTinwspP7SaBXvMPdg3ZKMQ3eu+fVAJV2xWZYjne/7NXe+MREx/jGQBBvPR2Je27uHqpuwWO2d0irOxllyeE/9JFDqzq3\
10wl1yEqcxx6qeGQvbfrD3nvjQ9Cc/dvRTmSvH+X3y4LedskgmrktDs5d0lziofWmcJsAaf6EgpOpt9LxsrgTV5RH6RwRm51ancJP6k/3fxt2MbR78D3v+L9+o6ylVfA8/5AB8AwH7zYJ/IztUIkjtYYRGIZIVJT\
ut/Eev149Qko+Ie0j9iVoE/e7ZnAfeR7X6raQV05cCyMyNnPh24+Y//dLgCV+X7hRarIfs4wE9+VOtXCVv8OMrOz0cVg0uV1cbUirgPXuy8edFTxgOSPh6POHjtl7XpzeLeJuvzJSONyr98fOmGvcjgbr0k5ZsR6\
YnYGztsxZgeZsVnWf0GCPR6DpxaUKRpwWa8plXY3NsBhzgKYP535C+bfvkiMscbyYcMTJIMde2SFz33JutTIMy8Q/az4wOIegT5GSblLO8/F6tvg+xPO9Sv1rt3lvifEBhQrArsdyN2HIaIH8YGKqKQ4+1rDxHsm\
yue6OA4VgZWxdRJ0AQpdpw5/2wiwecu6xPpzNEQ7zbyYbKPlgjUr7XB6OVUTqN1fIs9Ir9wfkYRlONVSuQ3ahwininD2sF4Zoa738BRM4cOSTCaY0qLPzMyFiKnYHeOlEEQg1NjKiFfZI0ldxgEC09+PLYpI2Eja\
Y0ygwH+G2w47uhRr9qT6qHQQp9Mfoatk0v4yBofA7evxNUUMFeGWnk8mkYa1cYkGuwoRURBS4zPHmwRB1SJZdeWeZDU1sM2TR54gPMjZrAd7Go8wMstdeSFUcXvgeoB0M2JGXcrzylqkYQ5psank6t2U0Al7iHBa\
fO3e36EsID4Kh9QoN5SD7Abx/Lrm+dl37b7dW+icvEdOyAwF5x5I8Zcicn37ZldMvMOt8d9o/obKPg3Sg8DeMjva3DQKGA2goZJj0br7FV92RWlJECKf8ioR0A7rzZijLlhXxOyESupF68a8Cwn++JbFVJhzQs5k\
z74VCsfTX5ytPn4LrWjQdPcFBqHVewEckDIp2lkHstTHqfZr2SAQ2d5JvppWPLgGW5w94/r7DQP2hG0LEFMVBx2OrQCuOqlbza3HUaskhV5QdpeFis1djixIIA4Op/aVPjfoKvdfXQH+W+tMadWIQsjfiivJVh+7\
bjPEThwO5iIlH0fr0fUVZkdAbxo9e9wWWun8qDf/lJ8SeHcLYX6EHdq9od1VRo3HR8KBOoKORWZSyj2sdi3CPHvRP1bHP18YqF2qpVRAbGUc+Tc28n6blqYz0z/RkEkAvXkKKgV0eChkZsprpsM5/MNyHlng/NPT\
vbdpD+aVLnkWOt/h7JejmfISpPRzB5kyex/JssFjIEd+wBmJtntk4v5pdZ7CwUG0Dw0oxP3tpgUNivh5dnOQDHNbAtAXZX3CQZVp8GyNqxK1lyPaH65EE/ngRVLa/P5bkjvTLktuFV4kg+ed03sQwO3y9KLNRgQQ\
nwroKU8ROh924Sk63f+pIrPVEgxlzsVHG3yDHBtceJUgpmcvzk0QcoZOF/SfpWiBWfnV5mA/ytx8TtP2yZxKKpOlBR7oEmfsd/EC3Zu061Uv5wmeyGaQguOxeR999wnIzPqi+gvm89QKnY0hLQE74XAI3bnEKns2\
hbxxDcdYgdz01tTcxg7fn4Pszw70BzotTjoCy99WzNZ0Hi9G3ALtUr4ALGm16gkns0RvBcWaNKSQnISLkWpRwPRN0bEc25KM+uWRDJkb3XcXfP0ZGdZUtxk3f7R25z7vmABLQ41PGjo55H8+J4OvI+XoCccR5JWP\
hnaKc8E2ORwZvKLU9eItMshDs8g7cYI/7Lz0Sba0c3Aqf01nuQrsW6G30NjxdTcFgx/9RgdbYjJGzVKpWVI7xzDI1QsSOGCxgR0G/lTwdxVMUCuGmBjcpfWzbfNTyGRUwpXa+5+pzfbUnu+BV4NMmplvYLvAW6gk\
TeBBh/q62iA3HXwXcf8ynKeanxP2G1lTYPzHJUZEIa7d3wlwPSangnXR2YxOepxgvZyJHxfbAOtr1UtZUd8eH5EqK1iSzZ998pdyqs+zUeS5BHoLh0UiY5dvqp13C/pdkaGvzncNdFVUeF1secWCuYjxGF1LvepP\
YOo/S3hfK7ZJZZDcxRZ310eZn3PKpK1YW/nthCCNjB/prcT4hf8dK+JT3LXuc3ruXXse7je7bMxpwm1WmgUMm1O7LhsDq1ohI+3wx6WVUnGYOcxoi9VnMAPHdY3NjPfwyYz6cPHblr5AVo/m+r8cJF5Q4FKa6Kcp\
NmvoszRjFSXCu3soXsgNSx8JvA7zV22Gs96g37jmZ3ME6y6fUdqXPEAXGJZWbs2qvic8C9vgc3Tz8QuUv25DTWASTDe1fFkxTSMp5w8+/wtxZv/TPVBvNx0x1cp7oe/5r8abkLzL5A2nnmq+LDlHxd2SbQbnGtqy\
Fu+HJ9xTjMeHP/hLxQ881/KRI+rkrbtiBlGFHrEBBXVdupSN9vFOPJXj2ilj5SXdkS9VmZx+IuIBtGRCXE7tZqRkgGx5+i7y+jnIB/Q7M/pDMx5SMZuA6RKb/MjudJUEIaZLtU98iIaccwqtL9hQ3WZQ60584YSA\
5hxBFHUjhrkURItWj/Q3efjdFOe/vtI7Xi1mTt/1oA++D9SXYNIczBAwiLsIOXTmyKKfx8jCwQcOSY8Vnx3CEupIC9BkFWt9sq7J1AQ+5XiQA+9Eno3GXcMsawGUZ8D4TsKPZ64EWu5AtcpzWhxhOOhrEdUd0Y+8\
ZsDWPUTrB24mr2Hg5X5ggPP1NTbShM+01qGkAhx0feGPwtSHRD9t5yWKY3Z/5XGxtPj9kF1hSPq/z77vKL34Avrum60ncCaihXBTWGz1GSAn07wtoshoaTL3Dy0dOz01ldO6URI9H/BAJMmsF+KNC1EUgCmSNq64\
N9FuXvaITn6X++wEm4BL10ppbb5BrB8MqzrDABsIJpVv1CpUUy/gFWFIctSQ7M7XPDBL2e5wiwwv9q6Yqd00J3hjOWIOoHi923a/l+E4yRv+1g60wFfn1ljgPU7iXk8eVTto8g23wMb3yrGu3GpPnHqeqNv6hm4c\
gt9TmfyXZ3dRhtGVFMUa6Z4bEvKz1YdhN6T+DHi9i1RZ4mbMqVwDU1+SFpqshLL+0rVqIz/83zJkBotZ//3S3ig/78kGzecZ1aTSgAxlLZeEJ0p5eNsiKpcjwe+p96U88MRvhoaKjE19Bj89Lr3Tx/uyzvlmAQtc\
z5eHuITBL2JbCqalGRVZBpWcHqDZu9cUWhHUC0mvo4isSS3LXRj4P5peoglIkcKxK7cpgfOUdWbFJADokLCX2HWG8EJq0qS+H0MPS1JdCGVRS7NqDXZ+xWV5aJxJkoTO9CEgvRDQb7jRLP+WYPKaCgWwjSUx8zNK\
yxSXgQNdMGr9pB1yQg2HSZKPYTHj5uvoB/ZK9nBWRJEY1jWWigHUoufoQE7noJMAb3heM8pXlx6gWzroYDCRcxBg40XMOzTiixdfHOLQl845K9WZ4WzzyVeNGib+LU8zrjEclL98WVzx5QfhMEOnAWKPYrDHyymu\
LsbTVtEJTi63aEcOIcsFKlKpKZ3CmsSkgHK2TykWnCK3IGzwJ1gYLRv4E2wvUeFg2BIQbNRWEVS3NTCvtYjymQM3bcwxilObLwgD2FfiaNlZTPKTSQnQ5tIekC2S/MvdGNlrmFSRe2jEHSDlvQbclJR7OPl7CvPu\
FAVZy74OnMr7p64/fLCfZ9eq/xfhC8NN0f4VmQBcM8B2HGKHUR21WD28f82rRMa0IHOo+2WkccA2ayfNtE5i2xbFWSpE5Eft4KOegUVyy3T10azMoZDrvAiZajb2+mq5xIoJw9SFEh21YdgLVc+5vWJl5OzAAfmH\
NFOIphMiAzrny4m5E3vs0Q8CQPsIgpFyZb97wiCxac9geYy2BiRZMJ2dxKHPw/WVm0UTFeaIlIgA95M3saSvUR2WKcP79zB73tVe+tbxMvfDWv8JmObWbjFcHiiQWKUwEOnsAwwomJw049dIYNeNFALwSKMaE53Z\
QQRnjyb3qyENMdhx5nLpob07izv0spC1wJ/6n7fu4oQOW81APDhMCm7FwXAIPXg+HBsIb/9IEgv47gnjupCr0+IZE8IEDNFPCwLR8kFPQS9+Cf6gmkq7gtO3QFmiUSDaaqh56rBiTYuDO9WUsYCCCbTpmwhm8bmP\
aldy/VHPrlq5fw5pDW//XTWFaP2WGDjhPev+Y5AfsDOXoWf80V5WI7VPuBnAot0OUB8ZOVcxLkDyFSg3xHiVKXdtUev5SryL7eiwlFntRvAIm/e9USLQ2bl9iRMzQ1x3OXIEZLsPeGc9U1nknXime2770QT8d0N/\
9sE6vnbOy8uFnXJh0jVdxdg7vbJ/AhB1QazfwPLeEbVQvPFBCEhAoEQO3TqmOm/GjINdGhvHlVIfyaMxp47t2vBlOdA6jTdm3ye4t7aKz+lEyEU13COLfwd6jiROyliIizjv/qw80XIuJcFxzX+YJuo9k8vq9gKv\
MgpW8STo6pQ0ESRqXGY4siZkmHGS095M4UVOmTL+5h3k5qWxseI3n+e36bz1fRYtQk9KcU/Dl0T+CXfO/Rz1uVPQ05/1H7T8NRZX6ivMqm3M49ZsqrGhX0FQ8LLhW/w47Mf76vbA5Op8M5J2rtHexYxK8MxQUpxL\
4ggiZ9w0rxxwLkA1jPG0aRJ0NY/TYmfXwT8rr66DVqbHJg8YCSvw0hH3wI1+5NaDdtkk61W1UvXM9B9357xbXIx1Pj6JrqxEoMnFuYny4eC2C+tfZ5b7fSMk69yLZu6Lby5wTZEDoG86+VmpwZkzOPHLaasgDw7T\
SZyOCmuKoIh5lZ/Z0wGKb/KrwZ/G3vkvde4qq4GEBb064IvSSO6l3V4Kf72YcxApdkBzBEAlAm0ykJWtgwGAKZE/gxGSw27gLtIBg1KhkwnTjNQRVJkVGUUVhRYD1pXOhhKHlxIPh9eHmAXVgcLDFgXDACfYhdoZ\
mxqBACqcG50cnh2fHqAfoSCiIaMigQAupCOBADGBADQolYHkpoGnAasCdMGtgYEALIEAMKWlJqYnJ4FAKQXAaeiFwqgF62wq6nIoAiyF7QvAPoKQgcDuBeAuPydThCKsvcMQk1tdzlYfQxyNd2YzjjfbLyKsGnov\
/V7U7Pd8S++3Zx8SRr2Ss1GfwEp4QHyTUkGtBO22F/+NQfehk8X5Kt97u8VI9Zndzg3zRgogmI9klfzfK7zXfFxM9db8hOw9+8yEw0+BO7h+LdRGB0bvTmuYdl8X4iMtZHGEqJ38vqV0zBTKg8o7jfdanYbzEDa/\
UT+N45Q51tJRpHTK9o8NhX1HBAOTlLEjIjTn/Y/1LZ8QX/jDEPWImAcMfVnIWYFOpuv/ol5FvBFN7Jg5rQmmva0v/XKbtomG63YbGuMYs2m1a8G3PJ96lgTdvdafDyozxV+uuT8ydiixYzZxLP5Co+awth+G3ABa\
kmOSoek64+YqTRI1y1ZJksSJ7zrX2dq6KlJGqpfgUe9Fg76K5gzCLbk2EJMPxj3NlOlWYGYur1V4lihJ+iIA0PgYh5pfjAyLTlvMgSCtRonGBfr5CZvRhHNu5FlGvXwTN6akAOR+p6gCGPyFv1bDFFDIlTlJB7WH\
A7ioeECNp8/sT54p8AhUCpXIM+TgyTMEQDzSimykgTzqfXw5wfLASOY/kBSCROGITBtJs1UMpPJrTLZUGvTkUqGygd4EA6A2fJWi+XLQQBEKJNj+QDKqjFOkCgJag/t0HVDWS9QSrns08ANfAKN/SrGQhacEh4jJ\
+KEg4KBgJYkcfqD5DdzSkSJq/XxtCs3wre3XEQ35asRzaOsgC84pJTSIyQI0CCjC7d0YYp5S6smPqQPV6BniQfPTpw5b+As2QSAuLywsG0G9w1O/JHqn4RZTFFKqhs81U9SXcp3ieQGvaT65F/bUU0nRH4q5WLkZ\
bA5A6SN3rKaf6D7ebJDv3ZFXiZ1bndhy7Ineax1LJ09QvcgLxoJggHQ69TjVSipNqakUQ6Vp4Ed4GunlYKG9mUEOjzhoIZPVqO6QEwSdGgayRGZUKMHJNodMg2d6uIiDyg0c43qeDn5cQplQNzTsOTZiHgCnRQNj\
eiCjshOdIdAe1X85uzqHOw42cbb2ZNIfxVQ8niuD0a5cUWkks5nZk82stx0YPl+vr3PH2fp1LlvBXX25k8jxu8s+tmGe5uLzL8G9OLR8YHJAbQW4iM1aQi24JKWACHnJuF7EtiRf80CuMfc22nxn2/3fkBk/HPSq\
Div026nYpOB1BF+JAfwfUnDN5c47nQ17N6jDz+zJfy1QGOBxjIirAwrB+Y+ielsDQy2rWkMLLpBzqoGGp4+lnbvTLd50URMRjNPoWAr48iN3aVNydeQdpPVxwOyRB+VkWD9QuXWwb8eUB8bf4QJ4gBpkJSUATobf\
UQ3EIi8DYoGEaSBYWIVKlAIQHfhUf0POqGRjICAjRpINgWLhYILKg8QSWg1Z73UJFe6iUhkd7ftFD8EIgQzBDKm9aljl8p/+pQZ0zTI1iH/N7+Nj8k64GH4hZ/kss7Fd/ttfq5UYlMtbSI/i4Zk+BRewdSDZ/7z+\
zEm77zwMh8OLi0CSZd1vo7vjk/pN5vzwcePt+HdBdKriyuCFhYO4YGajwWTeJjxb/mFjYlvqGMUN4iNQd0UIb5Fa+Yj0yI9yqbdMGnXUKG/J880CAxLybxiTK+GPj00ZsRIp124qIugGGC8RLtIqM++r9vNFi2We\
TWWKg4D2GRaoXKVrZNSoKCxrjgkbMLkSket56mZ4J85SRNgFdANwSNFfoTxw2dIkBwTR/I1+OABdeW59Oloy+/HvRw68MRbzg0bXA4moXh3dlepOrgsA4ZVjlWxkS6FdcdvtAdbrHiTVrF/l4MTAePuiJd0QH2aI\
DECBJO1SubJWlpe9bENPModd1bGgXPKTcLDmF2kYZphUmokxnANM69tocGy74DB0X1EZJvyKoAr9XGeRRbIXgiLftHPjWrS+LuCl1Lw8wT/SrgSYP09trKo3gxVN/Oml1ZV1CKoNl7Sv3kNX+nfKtrr9L50U35Jy\
mcV+GuCoidqFutUwMNUiKQYsP/0piT70cT0RFDJCCDSn4AHR19dLlcELSxqlgl/PmqrLYrWUQi+ugDYqKlzIefvWmRdpJTEifIaNG65GlSvrsE8KbSIFlsh13MeSjh+slCxWPTiyGOwwEiggyd/Pb7Y39DZJYFzi\
+hq85p5RdT06vIxJnbQM69SRV3WZh8yCREhWeL+0OCSuTgfV7+LK5LKRTg4k1KkHMc4hVnIOlypogQJgaWkAToSKBUGED989GDx4DscxdW8HnYSDZPGHZpNzW+HGYc6GjLM4dMT4oOUeSi20QIGoiwPBNKXeAyzP\
5eb0C3IXvxT2f5CGIH4GJB0TvHPjCX6o9tot7ALHo7UUk10I2f6h0jflFjwNWm6klCuCGo4hAc9yqg77BHaKDUL9gw07MYDGNHUw3tx/jFeYMmICct6GOvFT/FS/JMISt4r9W/+36uA9+NgPLWLj27xsxYsVm5Dh\
by69uS5v51Phyp/XAvLUY6eF+4/Pht2v3BF4NPDkaeFRWApaYCeLcziGAfCgytV/Hb89ViE8w0/l7CoJxzfMyPlDAlBRYpegul9S0oBpWw+Cop/IsS+fvzLxMdfglT5SJKpoSLTzSGAFX4EufJh1cfjfaLpKMuxh\
3UDAp6NJZro7g6GjDO7Dy3oulKscCEHxzkVtzCBfYMawckFTUCBJcHkqjY05RusGVWx0giiNbH0DBAiiOy4eskhbNpaBJvrrAwMgwcOYzWHMTuNhqugDHfAijBIA2ErWLhhClAGE2wsW0vCjy0ZcJxZf5FvTcYZb\
LUGToMZeD4mqBJSvaJOUcvVb7Vb3VaHqNPqs7qs9lBzuLLSrKKqnJpKKUgA9YR/MJAnabJKJbFMSH2UsAKmR3cNbtIW1wY7NPlGRJgTRaoz9wbp7YJyvNUGBeac0FMqgToxMRALJnkcMGvnrDwp2zlSJAccMucVP\
gX5MdbBjy6ktcxn5kMfPL4WbR9MC9Zwvr0YG03rpnQ67j3H6S4NI22rcpDjRpqNuxGvyp0MGHZ0PaZtouTgWqx4414q//zTl4TX9E/7TGAK3ybnRcB5EG+eMO7dknq1eLxYkG8WnkdhQktifn7KOHHHCDpSBIjX6\
TXwFnibfPzl8Fjzfmm+70xb5uCOnYcxSDoOGix/NQMGFRDALBDKVaDgoVdiTjZuKGuChCrWfbWVBVNSr6y86hxxX0VVxyJqzfL5TEmlzVmtgieIK5HnfxNmhEopRW2EMn03NrxKRuhfE0DNgT4ZoBnlJqbcFykhY\
W9UvYEFHGniOXcLmSaaeflxaIvsANkArnQWJL5K/LbiYAxuKp4tAC6glcrXK5WTEqqlsw7IWrjIrjHj+GyqV99J+3aa8GN3HnpwbkLdeZqYn9JS8JMYdAlYRMMNPPt22Fnp54iqJWp75SNEsKlG7zs+eqx48CieS\
XwTxp06Vkm8ngM54cioriHjbp54WI2zMj866IfmsJ/HRjPGybtOMRHGh9S+jrqhHe8WiGtSrHCSPZNNY3fHcdKh2UOjQDgn87+87GwfMKqqKmbe2o9rkC70GB6Fk9GOZ1fuOTFgqNhj3o0XKyT+dtkyB8+GfyIXf\
AJasOBPK1Sq3KGTAiWqy4Rz3cTDTKBbz/mXEUxyxMtKzooATt1mQ4IQPeUv+cPHg0qMvKXhWh886sYJfTq4JOzliK1fv2Gj+ry18O7q5xWWUWOvEy7McjDsbMtn9gugi7lnlkUgX5nCX1Vk4+o0RRRyPr5GcaKEh\
92ebXkCsSg1hBqgn7Nm79WLAL6dltB8LGc/RMniDhuqdrN/ZgfFwr6g3a09Y7bh1cWVh4kQzcGohSa1sJEEXiJ77fX+rR39HhYEH33g4OmHwc+8msWKbWCjxsGTGjSWZltAvCUhrM6pgD2Nvbq6LFTIbtGawYLq7\
9INZja1eu7Gzy6mb+KfVymVJJ7KwE8XeGmUnxH498BUaYqU+Ql5/bm461yVFVnX7ENXsDuBwv/TxaOgU1CqwSXdI15cWrhat4eUuqMbhQ3t+Xak0yB11sl3C3gvAj9GdimbBM0OgF5Bs766NK72zAbo8jKlZAYby\
v4zmu4I7OBNea2qUu21yMsf7CfKGWWw6f7Bu3CNmpbVfRcORRx5U9a1n7NZLNG/YufUQyL+T9rdD7/lm8epdmVzAjNVThavb7GfgYpH/pi27yi1+YXoF49y15mKMtCYlcrQvXvxvsc4ZOlsku82LVDnyqeMs/JvY\
mO5bW4qNYwlz2H2vVa136hLd6XUM+qmjhequGKlE8/jB5w+HG3CzaxCJ6SajjcjNHHV0wiKSH9EX2mGu+pECdkEltt2fwJq80NHezkHocfagXIbgo1RThXvB1GzDkLDEb/v9M8ooUM+tmYftmSG8VJgh+0GMV3qD\
rcQ1nmh/up+ISSxmWZD6SJBgUtrGyGBj7HcIGRhYLh9sHVADdNAC0YFgyuCBdOoLQI7iq7lAGMZpyeQNYZsCxCYt0tX4pLkAQFuqa3RtooM3WaQxRLhUUzbfFu9PLH9VPuM9m07HbSN4hvqYij6fcAaw7x9buMqW\
68fso4xlFMWevGHii4TJ0QLqtQDTfqZ3JNHwZ06cyBl+8DjjdTIqOjlRK+7QXTLWuMhzRlFu8oOcA7oh2Tod82z8Wv0MOlf9C5eZrEFixasFTSK+qtWQqcCRQpUE53wVmLCplBVkBIfF9oxIjGC5EcJHHSWiHdXI\
CLE8LIMBjLmj8tjrPdom1OF1P12yHR8rMenZw2BI8+u8qaGbP2jMcOyLwX9i8SAYcd5QWLW6/LpjZmF7qIxg4q5vDh/AIWHT9B6ibnNw/rN9stU9RBserWXYbLcgk/wzKr5ONOD8IH+qX9oQ/MizLwM4zqZ3kHfs\
KQfxXjFKj2MwbrchM/y723sgpd+Eeox6V36AZ0XjSSO9tC7dC65QnkdBH7VJRuH7hiZ94svMAC1pxzhT5mUeKLN6D87IIg3+7lbNxeAe4uPDTI8rO67EWHjkQb92S2/j99Hg3+RFlaSlZXFmTIhVVRcgVozkCm0K\
Sk9uPpi8Si8E8A1wh5OIgV5bjy2JLVO9JFu/HqCWIfycJT2oj81oelMOcjk3FasWFhZUgp0eENJKqQ9bQcu8XEr2fXUmII3s/mvGm8VhBPdJuauOOrrJyQBWCTZfpjdPizxv/a3kKJ/y60fQVHMLz6NPfhU58761\
sNlYC2XuAqhJ4GY3JaCN91sP/UiKq74j5z8Ey8YDB2AfpUPeUciPCt+53NW6Kh+SUrnN40oYJ6gtC7rMF6pvz8FXCfn5pVaX8jko4l5qR20dvnhpXPbQfyaZD4g27JAZS6p88n/cK4frR7a2uSmoweXWqesiS+KI\
XgmtXfqZLOCS2rZDd11Qb035x+BprgXGTSl+S3YQAE8QV6vNnMpmrOS/IaXP7f9So8NKjQyQruK16U8E0Ka061njqoSggl/nmsVbkqcom98M60dfMaz3Ck2/AcYvgPrHDyW83W8cJE7ggPHzg3imj5jAmsaMA2Wu\
Oh8f8VR+XCvAqdJ5gKVVUwJpKQAAbjEKLhHUG+2yFsNTKAbsTN/4tnFG+3QXZ/bC7NThwQFTTcFLQRsHl78nEu01steBTn1YZ1iwtUHanWh+6PdotWixeLlB4RTttmEAydvNgksOcFlpekBlSXBMSsDHtZKqULk9\
HMs8SVgYglVm2wY00LxZsQQarBe4jhhPkbb5MoBSsXH1SZvVh5Tv7nPGgfWHvVsFEPxcaDRczfyh6K4oUKZhAQFAvSnz548Rg4Vyg9JwsC0Q8fHOwZFrnHlBFaZHOMMWYTzZsyuxWEt89M21jFcNmrQmLFmKCOlG\
2OkShaH+WLIxY9xC7lZ4hRmrlSZEuWJE7/AwSVK+GRNLpLYSKAJIlwhXCD3H7eHh/128Olx82pc92iovZgRo8gLJQxNcqo6F/H9FeXORj4jjAVXRYO5OBRbNa4JEm0huGyBamhcM6OlD2TcDh4O9DBXA4gMGLhgX\
a5XHTUT5naNwVzcLO6Wj7PcK92qispfn1NZOnClECi4wm1IIOP+x1zuk1VKjsEAtwmLSSkKSQCIqiCu0c64g+Bqi7gA3nwa92odwcWPWMifuDfUlEsdjEXEXCkXSgMgul6lZk6WYO7bqXMubWpGYvr4zCC2zv3ym\
iHKbTmF/3i4TzTsTYIeJzz7JN2duOicEy/q4CJiSCCPY435npirHqNiCK+Gl9l7Et0gZnDhx9b4PM0ZEXU7PScGjAMvcJctWu52LLsVove1ovByn6hIgVJHqNeEiQvBJE1LR9aKvCMI+DRAOGyIHuSHD7U2Hj6W9\
77DWMfeHgjPluN1Q7HfeF8PW69kTwbLHMm7jaNDMmPEhNnBZ4oUKGCW5HbaOg3z7AhB41QLg6ORh2vUFKJRwTMRaDOK92ewzRr4uN+5aGTkYE3bZXiw8cIN4pZuh2OrKJSD299MVO0kqvibJtokqc3Ddp89hBObr\
9XmM7Q0u9mHxZ0scQmasA5moHJYDWWkeBcLI9ov7F9e7korMHl1Pbnmxa4IFvaspXi/8vAcRpFL+6jftAMLXSvIClVeVAz2qRtLYpmnFJRNrSJcBfDLrtBdQQI8SdcErghQZ7a0sq4gPGkx8IOqwRSDAAaub+TZ3\
rQzSV0XTHelHelWFHCk5XL3bVQCBFB54w4f+ILX1DwVGQgkZgfwgdxKSbQEpOuA6wG2PjDX0C7crdYA+E4ov9yz51ukg4RcrlAzI8MRZodyt3oRlminrfguy48hXEijO7ReMYa2ou3w/lrfvSzdGeIQZ8y5CUdTJ\
sRGWPnHzximIMtKtiV5/MREWz6ynrwLHjyUknck1ZDMcYyjCCfxTR07ycSc5xayStXjmTFiGj+jIpgviVsKtbixCk5RKzpipIjtZAiiFIrnTmKhGiGG0JjZltGlggD58dc3pkeYPrqr6IgIqZUz6kcH35e9OXmMh\
g8MJ7kUyln0nldw0KgyZRtlzVpS4xMneuStANBHznp+dtMSQvHIcWd3z4Nqg0ueH0xrKSOGARg3XLS4UiD18JRkDpZTImVCAs+2TdfzIRiWUqNxXeBQFGmDgcNUMFakAEbh4CFDgvyAapLgMPjChfDBY9t3VvbBA\
l+OMDEMVrBqVyG5GzbwqJ5bGd27OwcMO7oETwVwLEYAqkcCXjC+f29Z1GdgtQ+PRIUHnPPauC16RtyioG3KNjmSDKikaPPZEYAAQQHztgggGCwcEQmCoJWsNqShRBQEkoSGg42Gn8SBsEgwBpaEAymGY5gG51AAQ\
qSM0fAGbpXqMPXNyaUfIc5tbb2kdwuJMqq1Hy5iZrG7TjAzUMuEIUL5IdIrebL8CD3dcOEkvj7hSXoQ9CnB4G9BqMvMg3DFcvHmAA+93Pisn2BGNHiDEpdZYIpp0M6yGsTyPcRhvCW9gPLigvK/UBDEkZQBXMO+u\
AtzvGVGizjKWnptwdhTxBMOjnuIxKzW2JK2XJh8HR4wExT32U1bbtXneZDhGtIg65U7Koz4/nxbHNPlSfsFMBqmu9cw3bp0pUKBDYT4v9sB/v56kwdxOk1kjIY+hUH6jst+gPoZEgkwNZtQdKc6jpZPAC85VX5um\
vMtKvj9iGOb3oetmgyLNcRYpgeVv7jnqeW1eK/D3Ka2BMyHVUuGiAmxOYYEo+m7RbkATiUbiGxOfW7EMsgOgwqOCpnh49uqbolYLslPn8dJCk4Gjv238XdjNpcyKprrLjnlroZuhP6HLqQmVIqBPIi9RV3cdSbvj\
4h6BKSCu4ASvO/aiqXMdthm9UhBdztXDvSedPR6h0rH3zjv8cw6KUH0omZPtQUTUm18endVzOJxD717nKixoTjIXR0Twk5XF3375v27rjBOyasNXeZBwU0OaHdYFy2ZQ//dYV9gzBjF8IcB7t9GeEuVPCPVj2WPw\
gOzy6tjUIdFI7R21rwktx5IkA4vZT24fo4s0yloe1l3oVgXQR1WKcSqIdzwgpU95j85Abgaf+jIGbEMsaBrkQToSNqipPzVHcnaXGh6JTtkc1O+E4/6b3FU2M3PeuL7XeXtzxRFIzyEKkVMYqhj2sozNjT4LXlZ9\
Bbq59Mrs24hr4UyAQd72EB4JknjMuQXayrbIfNfVeBla0NX/hMXHkS6wVjwOoFhZowWjA3ikEbzyu9dtMUyutGu3mT7aoXZwlBzBubdTenfgYtZC/5ATjW2ZaRWBZmVGelp++5Rb+32HzQktg+eg47/fXInPZ/Sg\
sPGk6otrycge/O5exzp2l/LsAeB90spG8hN/krjxq4xOZk2U0DsFiwTzxS4Z5wy9DsJXV0PSkup0tKLGSvt/+XLqsLEBde59rnl/0j8ECQmbjz9Gb+dN7PBozgxczEq5hrgu52KdBPDkP75VN3n86mxY2mfoWmyW\
ja/PW2+CL2lfT4ALD8MmJOj3UJoSffuC/b7xIXnXcul+rZjxzgv9xfnNs0B0D31Nelw71JzDY7OZ1H7XMPrpCvJa8TvP310ewe0Fubm5Zpn58gHQktAzvUiZ06ffTci4Dj/Uq+lJOs5NK/7bzvmXGb77iy0OYar+\
4yNaKRdXybYXWFl4C9tuwZlCxG92q7WbKME0Gukzres26IWKGKSfOLlePFbbJZFd3rk+ofJhsoSloWVF9exeP0tFGXsKR6OXFtJO+pgCFiCdeb0PvTFhvRhX6negIlF+acXFzGscMgpj+FwvTLIr1/2fIbPztsJf\
Gt1WHRzvpgZcFWNvcVjHB4qTSqeK3gDPVu2m+DWX86NZqQoWiZA/ISD3EGBXyh8BkP5CnNAI3+tTYCGy30lxPZLGFHwZpA5gblsPPev/uvj+Ej9CeA3QRO3ZjHe87X0EMdWurm7Ery6X/2iXQaP8aLcuxe6QQdnv\
EugTQF8uqq5ylOln71y87kbemL3Df0wGLO893oTjo+/Gqj9OHkw9thlzkup6doMxAzjQry3kD4gfkm0NhNGQUXwNIPXMhFDxHbzamEVi5dgbVPiweES6uZ1+J8P2pK5y2KC4dKnJ2fUuc4t/7F6g2EHUHwOfAJL1\
/UyYfoCtSRwiYuJD3z5F0gWCGiiD24q4ZGRKhg/ABee72cJGAdrJ8+A4vvQgLx14+R+pYw4J5gywv9rSpGT8T/Z6O78Zsp5xjPfVzI++jr/KoaCjW/BpfxmOxFaFVg8BHEfiq4xjgOWG/kHPLhCj3v3wVz9QuHp1\
yOLgVcGBv/OOhuEu36/vq2MuSfZh+1ybVXMexOrW0YMoxGhrwE7tH4tG8epS/r22bmU5s81/llGfubY64cyy6Up0TJyzAkj+k4XxVz+iul2xbCrLuvRHvoR+Y/4/JsKLfyygGOC8BJW8Gaxm8PU5b+1nQcsaO2St\
Wic+1am3FjeugsgxkCRag4xHyJRtwko/U57tWJYq9Z3XvnooQeUfjF3Z/eDi3EUeNvIrKmW0BREj+k9s/DAeUjyJ48D6rzNWrhAnksGR5493+AZ+6W4rUm7mKJRiSNAnKQAzVM4YiApo2xwDzMpqkXgwTKbW1XxM\
/A1p11//ABqjs5pwV6haqJ7BQy5Qb1/PaKksyP5/TwrHZc6UBLz5FEa6AjWlz+3X1TRc1YM7tHsYOLH7X6eYfjsMlTLgARbJ4hoXb6YEP+XB1cmlPbSWJ47P1wfcwD7HpniBU1b3Vq2C8V85LADQGjc2hJGxyOgD\
+9NVBpgxvPrdZgkD6UbbhsbDNpyXWCOY8yn7UYsvrrDbrGnP7QJPexTzu4kQxrjFPtqRAHTT8a0cdfkXO/W+7wF4z1tJMO2Jx5SzEV2OwvDsv2rmyOMm0PXQgzx57U8ft6ozLAdtD9V5nL8aeZDGEWADMEIgN7dK\
+mRKYG+1PFlzUyzPYNNWoZPDr5Y/2p5LEXPKcPnZnL8Vns8GX7aptwX1zjfTxudtY3VRcJ32u2dxp7dFnmXDBmSu0uQl+9bnVrXaqE4jrYMrdugrT5XhUjXSLI532yn74Nacw0Yax1Cl9v2ydu0XVshzbGtI826+\
tfcU/nz2jhMVy1a/+aJl1AHDxVW5lUrmIDPDev1FtmdXtdWJymz7KKb23jxGmTKqn6mmyh/y/I357qNaGrIansh/WhdwdtKU86mAjnLNSg3mSarPKGe+7NOvZjEMlDunPsD9Itn2K9IxqXPFtdWjmTP16Yfjla4D\
3Zg7IzkOeKtdM5dJR81GdOMMViuLG2aa4ubDG/6jjsvqfIKKslbKpG539gnwPH4LXjBjWrMNGeYfi5zGmo/h0l5WotVXbnddpiGHC/TsOAgmrlEJFrWOTkcWp0PCGFZgAqlD6MT2ERTlQ3/ioEovQDFoD8Egx1pd\
fcYKGdf8cWqeOeU4Op/9OVtCLkxQb2m5DnR6jFW28jURY8gHWT9JmYXRhro3UAHH14y+p5PTLrPVLgR9RRFMysWezNZ9+5ILHcCajLetzEip8jmYjtahpT3IwZaG9GZb9LbvAsQ3NkwG2hc8N267YLl5hBzr96uS\
m0lIuO9Wqfl43fYV/DezkD+YcqXHCgxt6lzwF4ic4TWAr3y/xKa5NWmVh39TBzIuwM4LWpfWse2oR41wmOm3+CmoEfl+49VMpoNw1eKnUaVdQHcvZACxInGbkPcofpEaaofCnG7kr1yYynBZ1X+1hx+B8REI2Fih\
YN0hCQhaCLahGcuXgtVfPgtcjJ2bfvtP68HIGjqGq3btFxTnwbp9qgScWWT3if0W7GvmvaiSZdYma5oCGl2/xuv2T1eL0Qh+PSnBWZryr9O3/yWMo1sf3rB4v/G2P1gMmJvmd/XZ6SfCkkI0BSu2YE78jgCtppXR\
R4mTlv7PHrLFpbI9M3puWyQMoQ9qs7UA6fNdauFytgVQkZ9aPCQc3UEIi3Wr3Bm2+Q19mimQESANb1QqMRvPw10cXguh+zDD2Zop32jIg0HemRPDNTTQeKtH+fnDrzXeB7pKVLMNmngGqlbITg37S66bAbkMC5ZL\
FXuQIOqGx/NjraS8OYNTg+hfCcChem5LpjnA7hudtZ+TyYXtS38+TYoVXI4SGN57sTOLwsQLuu3Q+MljEcuRkEJ9el/3sZsrO+3NWqT/+h8yT8cfVZf5sHO9x+U7M9sROHarPtDab8k+yhALNtyEV3vNPmDDLIpy\
Y4FY3R4Eaj6CX0mwOoM/zRnQmB8+fADuCSp0Bd6fHyIxqTdJ3jZxhUvwPItQqh5n8Q0iTcpy74kyN3hsosGI06xZpKmqN2h7MHvavPUqJFHCJ+46cdgQxm+NVvZzeTw7y4egAPrOaXC1wk8bKL3y1UC06xaR1AjP\
S5CIDAgMWAfbPdlJ9oePVqbf/AGMGyexMv2HSbhWGy+ep6wlhACMoqdEy9i80duxTITnhUo5P1Cml0oOxKSfX0V8PcPjoOCML7Cp8tZmbr5oarVAJngX6/WnlYrGC4RP4Njz0w/jQKAxv+3TBZNVxN1MUBSn4TiI\
BXNGeVdcWP4Jt7Ig9sO8xyW+QaZJcwbCcp3yw7WMX2rMPeVFRO76kaPBBgUuAW0LugbOumVuKQ5eMeKCSXUcoKg6Q74WyTQsAa4XfYSQGS2Fal/+ve9tOHDkBV+f9aEiy+eeNvmaWvijPgMYrtTSum6PoAFI3lmf\
X0X34K1guYihvZ65t+XnMqFO8bcwJ1M3bn/o3Y0bhf0v7fYp6ck5dRrjyln1vwp+zL04Tp3TWIs8+NZeuUPHqwUO7Ceus5WRThXo3nWPlBlVndY5njbs94aItK2oq7CS/LvpeCK3XlqdEgXg5f6wCX8o55dnRZBN\
wk4CTmW42dwXrhlRW32vzaMdwsEp4fJx7jTxAzQHwX3czhxYOHFbLrVF7M1rAqZCqM9o73IxsvgPofZ8CAXarUbjjI4eGXw8Igfjl3/I9f6yfF+irHP73Zbu+uY6rtY5A3S8I2mKryUPLvwtoCwebUuPqZFlk7Rt\
ZI2puQuu96voQlSZXlbGg4KxnUUwmnnNFX+ZSx85fO8XP92oyK2WLg4n1DDcVJgYf73hf3R0BLW7y3U0XGPshby158rvP30R7xNmdbVfM5+WQGZJG0AP9um20cCge9yvBb9N2E/tMyEiqo03yo/fAfi0/X0cbK1W\
YTlqM+3qJp1K270UwVazaQd4r0FurlSKrA/kEQ9t2zk2LOhlFdSRusC3T9A2QhIwQoVE6QcDP3Hd48k6uLaC18DoXORZ1hvFvCbbblDwU0dLBQ3Vd2p1vIimZvc521uvxO6PRr2jlnuM7zwCTs4UpOVvnNhqwfDy\
zVkO83RB2u5uot/YksabbT1hoHKRw0sH8IjPfQkURoEU+4dxT/+ED79pcLJp9On5RR4mfr7owd9QmoOAbxkwetn2r33U0t7v6w+TNvDsD/xn/PrfCcVBxjEamT/HdQY6fWrCVzn03xdJSAVaRHTBQQ5iT1W3zE7Y\
ZS+b0O01eFTMB6F1Ulgv/C+bJGnCwXiX9rIW+6C/HMTpO+NAdoz12hxLWPB18po75g5dPlxKGiIfGUBNOjwVcMF1288AqH0mNJONc3zdQ/IuAMYE79/Fdr0yqxefgS2xbEQxDyjR3CXoIzVs9XOYKfW9vz6Kne4F\
f+XNFJNtkL2r+5n5Ha/F9q4usA0cvHHhdmmfvVQxl6eeS6GHrx4Ud6jJIvJkwyTjgfgIRVdIBWngfzg8QRBT9tb7iVTthegTN9gizWJLehYL+6ks0fHYnm9eUzl9v3QeXWj/g9tZzDgQulOlA6+6E15TJfUMammW\
Qxe9yuufFvztUv3BysUOg/gU06Dya8yRS8+ljzE2znYFHjjHeCv+juM5HSLF199bXSUHy/ItsZ3hM+YQgU1v6+xF/Zf1PM5kV/GdDrrpqKCXNmQOnpJcPRvvfNupOSnMgDPh0Zh9fXaizUzxlRSnnIcrUWjSWatP\
y5m+BsRjyI4u5b2obw8cg6UzjfEntI9Nx82msEiEg7WL26tjCJFn79cGSr8BdhZNuOXTW5sviI+hRsPR2P1Da3swCYlfoCSpu+p5y3G2gYA/5h7aMnljSRwwhPr+9VNR2vLc0DkDlpNbxa7GTkIgMXn+Dtc3IGPW\
ltePgjyWv+upWmkbH65hJA6nwuhUp3jWq2wuyzTWKjtEWNH7MmNrD6NVofHowSdlXB/f2rHeqJmTt9xBu+U4vQtA4SN1q6ofdehmfSu2W2Cr3h+L1NaoNLDntfFFqs2ctr01EKxP9O0yh/F3vC6z7ZL/tRKpxuM2\
swKQFRM3y2ORLDy/mz4PVY+1JOJHcq6K/duZ+BkbcBTAjjDX5hcmv3E9UWYpa/NPfNgRtlpz8vV2GR/+5+2lE1o8KJZKJVOWShs2b3XVq8Ha7kilSVz+l6kWXekUngNbjoP/g9OvACWuYmt6ZXgroocId0StWbq3\
5KgvNMpxhptWNMgkTin8QkJE0Ic0rK3VUXBxzmLa0HxIdRPOZHV1fJljs7Bui4UFyNJpIOAP0XAf22A9TJSUZAzsZHNs/4hG2UH+/2J88XJxgUvaDdCm30eJGpt5u3GPSrTQspYayKYftvu2sYJoLIs49Jkg2Wq5\
zbDnyNxHfHJ4nNTm4XiAABKdhiCOzOuT7LMvvopr1XI75AzJogQmmh2iu8lSGEIfiJ185z0h6sy/2j7fs7zoeeKX6zhFUDOUA+kOu9m8YilPeGfdj348nyOO3gkdDm4P2nIulVf+HNy8Fb7LMPt2aDiLcIvOQp8s\
4qZXz8tq2s05Yg+NxhryJq5Uu4an7FP+ZliEtf+KzbcQQ2iFQAzsfhIS4GQxxbXlLOfPJEjAOUXkxJnxOOUvbBORnO79Aj3DAl9NRuxVnNOluoLB5ZWoSaTLxP5N7iKFqmtu667MBjki8y5ZSH/L1wkoMBzVJXgh\
/aMP+2/yfEAewQ+ZBZWHzLemCaHmvMR9uYAHqfYm7oI1T9aUXw/fuLY4giCm77WpOW69PV8kjbRe3MXs9DLF9pr7AnZxihFplLfAGJxWqrHMsudhEJIfC5efLyMlVd9M/oVNG8ABR/cSb6H5JOKMY+6McMcXM2vP\
8Riog6fP3vz6MC52nFEk9X9y9/6RMqpRQJTTVL/cJuspHRiL6muQ09j2XzKFqfzjxG5SggufOT0m2VF9m/JUPuBE75depJfM6PeUUc8ygnjnJPionIIxmKBBUhnD+oUpji6+83f/HV4wzj/ylya3Oucrl7AI3s1e\
I05vJt73phW7BC47vse30FmLWaT5LkEHTiwxrlbdnxN28sn1eb84JEb7dloPpZrMQc2kbLDpJ5JQ2063e25yO8zaSBSIfpROp51PYRGGEcWqzJSVrJmNityaSF2Y1JzB4QNgIDrLA6h0vT1aC2lumawIQa0tqoLJ\
1tKfkY1lsDKVWsyBMa8ox0eQH4PWvqk34V0OM71lbBgNP9Dee+zE/VGCerHJ8VtVnIVpr8xd4au4vECdw5i4OIWhdsGTX2ImHrMrci1RN4DIdAb8rKS5LOa1ttImJkiejWsKPIzRLozv7t9TOAT7cv5rwGcxqOFG\
dxUdR8bwINBmjD5YWEmyw4LAnrTZ8wd6KksyDvAsfZzcXz2HV9j8nx63x92Gi5EexbyuY3J8pZTyOpL1hyjUtuhFnJUSUI+tNvL64MV1qZ6D1PLlLGEiD+zeyG+GmYK7sINkzQ0PgomwkWDfREjVVJMaI1z/5kaY\
nvGoalE6HB/u/XWvTo1eLvjYBPPHtHwjaam6Eu/BZex+YM1eCz0mwFV49NkyBMl2erqhJjXppWg80L4rMt1kK6zHTunNc0uxT0qrpJiupawl+iNndPXIDkJ2qGS50wX40p0z2+lx0RUD0QMKmZ9nayyBLJALpyYV\
/hRZhKhd6J0byyun12zmzp0l3UP52Ql2qZcrXAaarBIsR0gkGYn2bXkaQQD8RwkrrF1T2R1QmROslyT5q36g/6PAsVd/8GxA791+EOVgw4qfpW4+a4Ka4EL77Nd/+2Zm0fcCcO7ryD8LmZ7kJdb0Rn35e/851Ovx\
cXxW2PG0PD9LfRhSPcmgX29QbfOtub0wFTT5E6HF+AIKYQDDmzyz51O9pCEpuR/UlYh5GR+Az75h20oXpXsjhU0TFW4bu0vV9qszhhFgCDumXdlnlWfoD29/p4bHGeKwNgTKD3XLVSRCaAtmM3dzBTzlBFpNWQNr\
1C6rqNW6bg1tfWsfG/o55hKZCwWTtwNxIwcXhCgRw71+cQ7Ztm+SobD5B6EsfD/H45qhtTPIH79tyGuZBYqB+j6jQHBt8T3xToFNmsXbIxITyQL1n3c3EEXuMu4LYUKYa8iylGaysM8VqVntvDlGvr7yN5Un3qQW\
73z4BEoXe8hIGgk9hCeg7JmQe+ithb58vyoi9FtjKyg2nVDnDxw4GfDChdl9XcD/eklzL08ZSIL8Dzi1WVwfrZ7ctkTJtq8QbgGTbVN9GkZrtoNEB2nlX8FKLrgkFW//5D3mkiWCLcafVI9ILkLX9TYYLLYCDPmb\
Vg3xQocnCpVAWeK5rD4i4a2Ont24RHaK/4x0trQDea7dv+bKEEx32k779vPVrqggnQSTeDTvG4qVr6inCHvMVDbv3Iz1UGcsAPuV65uw8Z7YuXnn24kGIQ7xsCkEdZlwtZJHlUBEtcwW/b2pMtbHdOlfy4/bz2of\
/rmUYghTZFn/FB97SSxCxZXVGgfwStFRqJqm07PDr+D6KLyGVB9X4idW/4ek06743+7UOdjNjZlsopeB9FdF2H4dVqzNt9CwXSm2h9IYhlyOn9IRi46BlDiJEoLyGt8fSRZhFqUWuChvr15up+5s300bOUKP/8OG\
o9Ie8jtflkIjOAZ4jsBmVg+teCYHeH3Slf0erNHZ1Xpwv0PX3zgabLGilHVY4vhuyTSDPnObVmmori8mfzjC51/nNYHExEnnr1Ix3tUL/rGEzeWFxvcjbtetCxWNpR+7F0k3TrYJ8Up2Q3LHXJ+HfwDOfGv5qo0y\
7Z2+RmL+dlGONl2LNgTOVIebJ4l2spPo/+3dRuz/EDc/NEDDrwPvnXTndutyvpAfzYd4HKTKUvwYPhR5elu0cNuF5wMmMAX9mDglVlK4tyeLElMiztplWWvWBuDeBqXqvq6fty3Qm21g7LtBfdrTh0KUiGiOyQmX\
xi0a9QsTD/StQ/RAXfbL9yQIOF9YyIMunJKT8M+BpdbMp2OGXBn1a8UxzZkSKAdrNEMy5Q5IB+q1jiEWUz4YranH61hhVig1vqSzn7OwkDPkf+eMu7LOfBHYScZqjFxLyCivWCjp4ACLSp/gHK0pTCrArDBzEyZI\
27cn/7bjqTkDZ+Ay/lN+LrYq6xAQRzJ4og+q4b82qGdpC3t+lPkQTLLpqyblI9fbh7Y4QzhIs4el48ZClt88YfZ3hAzKd03jEa5kLluWqzCkQ1NazJLeyzvZiuNQ1hRz8xi/jPUzoGbahVfOSI36VuNbwiRjrOvf\
uFBeaKefndbWj5J3PBfdlSRn3GGiS7wQmNMA3Q2+4cdi02E68z7LIw9Hbpn8/Gkc2E1PH7nWrfqvh8ToknNLpsCEwqCCdaHujuNWlWHA3Fo32C9xE1KNdnJtORH3HQSlsVK/08kP7XmLezGjWm5uEW+wpZ0KzBjn\
pV6CHFKMMiUR3Fk4Qv2QHEGDVJ3nStSfQy6lX/0JjulD4diDcaJa+vjShIO6v5+4ETwNgvrf8Jk2cpS+eVsL220o43aQqIbMHdkbf3IuAV5N3l1tO8juVGS+o/D6TqhfXGUIyCZHoUAO8rbVMv2F3m5C4zTkPew4\
NcGv0cPZmgi5e8i8IAPn8shzpFmXPRvTxEgNw3XLeeKOuvo1D4BroON8rMKv0PqPxvZT2YA7UD5zlKIZMpGsQr6APYu/seq+Ym0B3cGY2QYA1ZDHMNPxPdEFNGE1PMM/XjFeRFV9ntW7LmrNo57yBe4k/UQR9A+n\
HjaGbZ2Qc40A8NU+YCRBn86zeGBfTTModMhozUVGHUZbxYckQvNwqU7/5MOTHThfkGvOTlOuWYK0sZ0b5LDpw9WCt9rTGCm6vmvx8VBK57qInC5cxB3NmRuADgyYDvKSOL6uvweACbQzqfPdpvwwVmTZeeCnw/47\
9qel23jF/PjpHpuP0PRh37NQL/poNfTrM6MkFOqaF1KeyTKKt/bGYZCbHQCc78juJpKssauetQP9fov36sQ+9q+ne8pt6EHMDaSNLVssOIG21YIj3TRUkkmZ71I02i3yQAA/FyqyMTl/V+kZWfnobvig0pjw97si\
I3tx0sdD09pfipZkJMAHs5UXKtaRezBvsAWp/pBBJDMAZj0Wz8EZwkONnDkkFdYHeKrr5bQPOuMQgD4e0/n7Yj9pZRmRb0087NLRJxCuQra1bKkSSDOsf5IQ06Iv40jb7ooCNe4pyVnF/4EgcUMoLovhURg/c+Aq\
9jpo89N9Sjbe29aYfgUWH8ihLfahsfQFo9xQeg7mjMZb6xxamdFtdwS4BnNZeeoGrjGE7ZZaFwTML9gT44/AtF2aZAXt1akyFE/BNSlFYwGh9RpJyRuYMLbWF6AUkLu9J0bys/PjsHB+WmUfuKnjq4QyTHZW4U8K\
RCW/tNLdntAqTPxkxg4ipM1C6P9AlQA0pLH1PzV9JLZE0KFEO0vDP1BdVNngF9FqPSTyXW0TYyGFOIXFAhC1Dawdoqp4waabBSZe9X0vMDlEO6ie62n0/WterxD4JyHHhwqGL8OxZi5sz+7KIMJ9kptDGfRNeUVz\
zC1x3buI638lcJP4YEkUp25s7HeBU+2I19SIN0+vKHfNRz1Z5xYwk9O3pBIvHDtl5yBKGs/8KR7DktMZ+e3ZYOQoBDH7dvRYljuLVxIntzitlodfCIY07VIK/IXsuwsRweHzCsKfsWBSdLLfk1zS/7k4WQ8F7Ro6\
O/1wD78QBrofNjMnlHCj76ClD4mDO85fnCR4uZpPupLx+H6wfJ0QrDInI/HW3L71jCHjxKq6Ni4dwZRF7438LWWMcg/KtL/CmjovLNa/lREr0G7orJT9ie4uFQhksFR0k75/YfAqgUencn8QX3wgYYlxZEXiqg+P\
E8j9NgP0R0iL0k5pV7ecdWG/QS2JIITDEOcMO4l9sRu/6wD8q0ezCInkEKvROP8RyXr9smNqpUS7Nk+frXEV61kMU5KINyAANdqAJkLvUfJ/4alkM4p9nDRcD4nvhShGga1Yph6swSUiqsza3gK8XmQajuFNlPfv\
Rhul5lLnVkhgoFeoXV7BK0WoZyf0So7H5FSU5wGgotv9OOWWVMlHgWZlAMKicjIQVQRqbU+8mTiwlq8RsfcERy0+rmraBT52IDVaq3q4DiVpgy4Mu3VTcB4+xzSDc/MmPOl2rI5s2QnVi4UMeOrUdBvg7sG65Jqy\
/csSgFUdLPl25snih8Pl/OeGfV0d1wrOw4uX2AFeXEQi8FWqwRhhG1JS6h9E0FP5MyFwIXoHYOMDmzpGnET+FX6ALMl6xJThkOZzc/tq/80orna95LXS1Pb5cuA58IH7IJZGT7+5faXVFwz7TxYU27LCrNPJRYk1\
ucwuSFKqvJoyPLelzSf2EiPLlU6cCNhrg0/dJEbkb0gvSLoBb3Rs1+tSjA+fHbyAZU1s7H7i/cifGxbDjq1yp3SJngPorVJmy8+Jnjy4/F88HYv+YcA7kn0j65DqJci84ttyRz+BYacTgAGcL4cQLgOOHSECT9Q7\
nTzCJ/XKYOc2XVsakmiiinvZbUAsgC1AF97fZ6SgzTagyWvJuWJZ9dLxyvHwxEpuLE1BqphZKqhKZiRiYE14Hlt6XxXPAs0HlAl7+qj9F2+1T/pJE5MURBKSA23R0VDDbFBQFw+PPF+B2d+ZHN6pM8NdE1mFOVVM\
S+YvE7Lys+3t7WKzjf4pJzsZ30JbwTDv1oCjPDbekFI/1G22Xds6Ly+oVv0fTYZr18MnDwM/AXAK/Rd100mIrDmYggODf1CK6/QsPHA9wiMr5k9XA/cqC4sKhUfRS+RjzwcnZTE9z/yQwo+Ov6G/jMA+n9R8iv+x\
I/g9/mRdl187sAQR/jwT6D2APYFQP7+Ab67tye1s3vs6+p+2mEtugEB+pmuGaGOuV/u3eJ8HvKUccUfhtX3261bqOBfrN7d21z+tlZgNvY167PyFao9Kh/c9AKIFKtOlAfle+Odm/qeKafrL3m+rxwonMTIi3xEY\
1t0C1Qo+U10O0zRd8bCwUCziYi/vg8u8x/GVJ3itHR0wQLeobjThX7CNzy7BhThhlRjANYDiD6rE7CcmrdMHzPsW17tXPtdnFKyCgHiyq4CUsnLcWBqV/2KxZ66HqJhr4cD5F4mwSf8gh+wJOD36XteY29fo5vV3\
+Ph8MzGvMyPd/fr5n4cw3/jaftrfT/tn/2ysbCvrq2sq6qpKKnEJ6fP9JWQKgYF/lEdRGcRXyHhwDoUBPR9BitUeHZybvQ91vrXWErTYBTKKEzxAQwZIgXQaU8ZIPJADw6Nj2GxeEgh0S9DJD/IGeIJBxkEAgHPG\
XsGwDPbd3fStnb24B6wtcAaNTdJcYB9Pf+aKlp6wud6aDJQUOiR9wotvgwQc7qxaqAfH4KzwzzOiABnkOvOBWMyWd/hbIFa0iNy34B85GqZ9QAVgsONhjbplXlurtmBmJeVLS5EGW6Tj4uJOQYcGTXMhIHFNLK+r\
y1vBu+cd0lXDte2IPaBjFb2w8LjX70qiivfV/XwCoNwuJJS8w2CODgEpSiEYpgIQ5RRhhFEBEIEiYiIiCZJ0gEP1CPOSABKPpl6vPEa0gCCCfvvfyAamPzIHk+v3tnJi+vlTHndSiz/UZ5L4/MGhlpTN0L4XdsE7\
cGnUA9iWFjoJZlWOPLMwT/Ffy7asBjA9zTWdMsp41HFZ3Td4mvsa5GZw9R/0CHpBtqryzmICQlWVCC5fvz9D95YEcjKMDZv/a/ANhNy/GKF1h6mlCJ+zUz/uV6AtVlDuasK+UTkTJhMC9x2Z6L5gMQ2jW/7D2RzU\
G/zbFYoxxGtqw1rz1TU1xkK4H954/cwMZPpiqt/wrZDkdALUOhh7gMyvI4lmLRXZg4ARlZNp3TnQNEwvxI6XpSjvIKXAfLplmrFbZBbTotK8+O72WuA0P42JthliXWwpwpCNUECn241HKaudv98h9DNUaRWKZJ0e\
7D4TKZEXkGAruMBKs+P7OFjW5i+xtXSZ8S7PMixJzGIF4+VJQ0tt+BEN1JDAP3x+KJtc6+4+dq9iOd/bDsSRXJW/kSOjCqQRes1nSvSb+KCmBYQtNoasYzc8Zwgwl/ajiTaxh8tqSuoJQgf8p+Rf/M63MD2A6e8x\
osjzGpHRfsYyy7kq5syHKD1opnRBWQp49Y8Sh2tl2AKkOTCUR51MXzFLcisxDWDxYrSoc4o3evdRUiml9neMbMvqLiYE/5bN4J65F+vb5hWdkeaXl3pSuWBuD7GP1lWvK3oWTazELGfFtTvfPciX5bNGNprnTY8o\
QJ/HmivhzFzaJrrQqEPBxWh8erWeIH9kODp0t9P/bBg8nfsDaAYVoIP5we1jEySLwWGAGj0keLBAwZeXeutyjAY7tyIINxH43ppaetbhdRaz/d4d9K/j95+f/v1IF6wNDlnxs4P3sPsqXVkBtsX5PC8YJ3fiLPjO\
1HbEnbri8Vwm/qJNA7XbGrIMX5Q3z5rWnnH6X5XhToeKwVkzlfDM2Ie97N+k2KW848YgPd4mlxdrk0c3qRY3Z3h9nGs3Nw9soKyyH+x5JIkz+NGfpHqMOw8vt6VbiXo24mrotuBpniGdf8UQj7ozNDMZZEM9xqtD\
5P6xQDwiePoI8tj4P3NifYIct0zB9v1DLFxzYt3Vsn/ABw5COJTXjRPI1SMSByHo928SzDSCZp1SZMpq3taXJlKus3NihjtHVl+fpNvxWLbkK1ApgUr/2HMdcGEykHZ2WNEatG/4PNtgqn0zFaSaV/Nuy3Wruu89\
0kX2JkRqJkDTHvjEMnn94/+P8gp7PfZzb7Id/DRFmVUrf05fTs/Clx7Uo7GGT/yuHrGHWg1Wso1oXmRwBOnTGxY2w93mR0/EBbWP7Hos57vuAByKFk9gFHsrKxPPIkRcciIdedBeoETq5FtLJfG97LFTZfGxrjKM\
2nfWbkVTBvuJ4PGfP+CaR/zwi/C83KnExTOShUEb37Of7jcOoDSre6OpSAfoFwSbQzEMZ5HjX7zkdHD3gAahfNMlwqz6Tjjeug+8/7vl8uRbmlCAJ6IZBI7MOQB7K4lpEdKYUsgfQ6woPisJS2vYz1UZHYTNTib2\
RnVvg71nGlAdIZF6WlrDbZw9aTNr0HzBmrke2nnuqHpVgkWfFUlCfO81td/5+N7n3SFIcEinAMkrf29wjafKFq3fAdjlvb/Wpq9Vjuy567Tz5A54JR8M+9b+NcQu5rgrQI+ofXObYknWBw6RXPiMeE2uDXJYaVKJ\
g3eiwnb6Tsct+i/yOkRYUo8k3hd+DmSeZRzUXwHqIxI/2GCNj4OU/7ACG+qOMy+bD9kXis2ZF8u4hfqF4lWeDQG+i24JvbLy4Xrn1xzJX8VWMx/ekOG3aq7RFCZfiqeOPbd944hgSqci+8Htxf7J2rqGMyerd89x\
oV27zkN/7ehXte5vL4qwh94pXeLv/TaWebYyMK9+Q+T74Ii0xsib6fd+mlnJW95psMbNm+Fd47GTHm9B56mWfug3R3z4DBPdSy3UNNIGX7T991InBwk/fJmwRZ4r0vjqv84yv93OYnKplj7YDXMaPA5dvOmkUaa/\
5Z0eavYR/8ftb71DqzLR1pppT/lAuvZYdVflhe2+cdIKWeHd3enAIcvObzfvoWB3e5NcPfGThZvXHW/DfY1ttf39s3kOuPvuIOxf6YyzNH1LnOZXicE0e7HA3doPV9V3wKX3ZrvV6lqGbbGgBeEytYHHed3NniZ9\
g8Qexy/x/t0krfI8p3rp3NdTa7xQneiFTfpUDPp7jjtxOynp9tNu6T/gx4aHilIUr9YQbcFPL6Qn1sa8yGb/5DIO7GwEUzAd32THA8Mn4+wf0s9ByXCg/As4zT2dlCcL0xwT7cEVBIA5ArRLQ9/FS8xkwPjcJi/A\
IQzNQTpX57PN+ohOTsmAz2KKIg/QUNFR0lLTU/ZUVPnVVe1DllbXQ8J/l94yGFjZWcFCegPK7WQaWsEA23WEW9xcyIl1XV3eXt9f4EeAIMohTISCnsV6oeJBKeNZKgGE4sijSKVD16JExaL4m9cZ4+ReJOVl5lIm\
518ng+TxRgDgp+h4KOlHKdpj6mrBK2vpw+Uix2OkA2WlQhbsyJbtrWA3PxhN2LMX53OoU4dXdKZN2fw5POzhySyJhvUBUejA0OvWXM6c9QZWeqgwOgyG8EAZR57oJ6JXCLulbBzhMBFxNMDFHl2rNUqkix9cYcSJ\
moIk3d4uwd8FeEmJdmbtJ3m67UHXjbi6j2TRGkCXkFhVwAPo17GovNMFxiW/jsmIKwUZWCswu0orHCwfAu9g7zfoYPt7iodnnI6mh5zCo0Y02HOr5poeQcLwjKQVz4GUev0npCW6S17iqrB4NOrgAOMn7bv9/Ii6\
C468Wfqr5YLQp8x43QE8XJ9UQxSaG9FusvuWI3n8uvW9LjeJmV40bj6HOux2B029+C6vP08skORKAyxx9JmypkLW3fysHe5tR7mUzU7zWVWy2rQFIa7X2n3Pod4dz6YTIH0nHfG/SJj7jZVW6+Rt/oRgUuA6t/93\
0SxB9eIqMuf2944nmliDoScJFolt5GPT918DjddcxpLVUElmCmS1+NS/TeQ4QsRNsdXnudT6Z8FnYm3IcqRdomyYaqZFuEyXZMQCQ3SdNYUt0iC9fatP6/BEoQRAAQNmPsPt7kDXbu9v8GePpKCWRXkkcPEcQMHm\
uYKYEFGEwlfFAlMfxUJYRYJgRYQJsXH5jLJy83PiIzTM9XX2RzbiN3f4S/jFB7l5+nr7QPvbPHz9aoU9zL5B/v9/wEjAyMFIwduCS6oFAsCDQ9aHxF+EhMVKBdVGS0TGx0fISMlJykrLS8PMY0zjTU3cTk7PT8wQ\
S9DB0VHNUkgS02wFE9RUyNVV1lbXZdfYWtjZWdpa20JbxuZYCFxiJtzdXd5EBA6IXt9ixRpf4GDhQiHiQmLjYDcuGD4AZEIIgYRASSMsUFJDJXGM+8KygE7NvtI7OrQZ8rz5TpHc9yGw6FcQd84P7C6I4Yz1oCW/\
2o3SlyLgdnTobwzPevJTAZwGx0EnPBSs/b0WFQwxxFwp9+TPGoq2WOqCN+0ACVDCZ1lXJbug7USbGF2Z294v0Q+tlM1jlbHmYaQnzz4STYoksZxRmkfd2aHM+oOrmkc2olDP1Y+cAkVTTY6rc5R+2CKcfk13CFiv\
mVu+pRNMU7maJ1gBCbaKZDpNa5d+S7ipPRK8NTNAU9coyINxm/E9TmjtWvyZ3N8bipgtimrVh2E/f4MuvjkE9K0+tMLI/M2Dvp1y3RcmCjlVJa6Ivaj0J062QGgUWFwAlWpLkIwU5WxS+l2qJJHfi9abxJgrayw1\
MbS1VfJSAuq3Ks2V+iKfPYkiobpleXVUW/qVJZmdtN4rtNtWk+vD5ibXO8yvyJM/TayFtc+jA8A1AyPkZOVmZudn6Gjpfynqautr7Gztbctubu9v8HDxcfJy83P0dPVLCDX2dt63d/h4+Xn6eva7e/x8/X3+fv9/\
wEkcCQkBwkBCw0PJBEkEwAVBxcZGx0fpyEjJScpKy0vAjM1jjipNzk7PT9BN0MaRUcPSUtNT1FTVVdZW11fYWNwZWdpa21vcXN1d3l7fX+Bg1E9IIWHiYuNHI/akZOVCl+XY3GZm52foaOl4h+nqUXgHqutr7Gzt\
be5u72/wcPFx1QTyctuzc/RIdPV19nbgNyoQPwxtRApxqpqYRgDYQghRLAIMnaFnTUjN0bTx547Eslj0MCKdBrI6aGR6Qw7iyoHTGq8wsER4dHiFM7roIO3M8a6/5x8IiaeuD/knDvmj54MYPaMpfbJ5aTowSRng\
OrwPBXHXhZO/bIIEc86jFi1djd1dKnOEInUJhY5dveJATfKLcOe7UEO7KXtMuWB0RoeYKtb8QKG1CSlzgGXbK5vFTunGcs/6NjpDAcW/SL2Ije1/Ja2tGxt3kz56ExyjHm5MWBBdP0m1b522bmjI7iOuRQZIUC4Q\
1nN7ZyBTuP27j8n4OuTO+D6oC0Q7ikYGv/sz+vkMcwBj01goqZ4yhzaODgSjzojkExPPKNpHXF8eOE4dQNIMGEdAaAz4aRBLgYEEgDUFQfd3+Hj5Yjn6evtNcHv8fP19y/5+/3/ASUDJQUlBwk1Cw0PERMVFwEZM\
xsd0R8hIyUnKStu2BctLzEzNTc5O4g9+hQVHkEyQ0VHSUsoTU9Rj1NVV+sgWVtdX2FjZWdpD2ttb3FzdV26AHa9BAIAAEuS6zQDAACR7DUEAAB8wxwFAAB10CkGAABwuhQHAABuyA4IAABmrAQJAABasAxkvhYLy\
iYMAAB+2jQNAACO5TwOAACT6kEPAACY704QAACnAhG2BRIAAGC2EBO8ChS6EBUVFhYAAGy6FBcXGhgAAGi+FBkAAGq0Chqk8kgb9D0cAACI4Tgd1i8eAAB0wRQfAABXmu80IAAAecYfIb8YIgAAY7wFIwAAVJ3yQ\
SQAAIrdKyUAAHO7DyYAAFGT2yMnAABvuQMoAABFleEpKQAAa7EFKgAATY/ZMSsAAH/HCSyN3yUtAABnuwMuAABTl+uA3ahALtMBQSaRGaJJkuExBoSIKYFMt58Bbc0IhAlBdwCVschZxCoio14GCPfo8g6HPsORE\
70I4OvThoEYZUBhofwNVCLs5xdJT0B0+7swWFfZQgIvAVOJJ848a58LJaFoO2hxmEMcKQqNYOPArVPBaZ1AiIqS0o+GoztKNhUaDAF9xQIomB9zbBR1NGNSM6+153OoPteF1Du3jBkDYCgd2oBziOZxBDFtZoIhe\
mac+GJwtyMsE4OItgGS7xw674Vnu1EIHxonNJP1iqiiF5w/UEMwT4ChiQkc8aa005WkzwPsYgCkfzcvAACBzxEwAABVre8xMQAAeLsEMpTZIDO+BzQAAFCX5Ck1AABytwI2AABJjNMYNwAAZa79SjjYITm7AzoAA\
HvDOzvHDTwAAIXJEz0AAIvVHz4AAGm1LT8AAKXrLUAAAHG5/0FBAACGyxBCmt8kQ673PETMEUUAAFab4FRG3CBHCEgAAEzABEmM0BRK/EBLAACE+GxMJE3cUE4AAMQIT5DWGlAAAF7SFlGeElLIClOQBFS8MFWy8\
zRWtvc4V7oqWApZAAB66lpaQVsfXP1062JeAADRQF8AAK8eYARh4khiFGPILmTXGGUAAFvIAWYAAESz7CpnoOQcVIzEImmW0ApqfLjxKGsAAF+e1QxshLvyKW2f1g1ue7LpIG+SywJwcqviGXGPxv06cqrhGHMAA\
E+GvfQrdJnQCXV3ruUedpLJAHdupdwXeIW8+TJ5otkQegAAR3617CN7kc4LfAAAQn+27SR9ls0KfoK59i1/m9ILgHm06yKBkskEgniv5h2Di8L5NoSs4x6FAABZls0FhnGn3ROHf7XrIYiNw/kviZvRDYoAAEN5r\
+Ubi4e98ymMlcsBjW2j2Q+Oe7HnHY+d0wmQAAA/davhF5GFvfkvkqHXDZOTk5M7lOc9leAZlqHaD5eV1CGYk+Ihma38O5oAAKgVm9E+nP5HnQuem/hXnwAApPNKoByhAACJ9mOiPaMXpJnSIaWj8j+mwwqnvAuoe\
+cvqbXpI6rJNavPB6yn4xutn+cjrgAAg+Uzr+lHsOEhsdsVssc7sxO06yG1wwu2s+lVtwm4wQm5hfFduv1puye8zzG92TW+3y2/51PAK8EDwttHw8M3xMQXxc0bxrsBx7n9UMi26RzJiLvyXcozy/FCzPpnzQ3Ou\
xTPzDvQ00LRzC/SndIF09sQ1JbJNNWo6zbW1hPXs/hj2AHZcaznHtqE8yzb1EPcHd2n5iXej+Ij353WD+C/9D3ho9YJ4oXK/UbjvvMm5JjLBuV2r+QX5n2y5RjngLnsH+gAAFKFuOsg6YrJCOqo3RDrdqncD+yLv\
vEk7Y7NAO5mmdgL75PG+y7wAABhlNMS8X6x5B3ywfov85/SBfRrntEE9Wqd0AP2aZzPAveAxfg9+LcA+fmb7iH6h7r3Yvs4/A79pgX+swz/xA+xFAEBAH/qVQKWAQSx/Geq3R1ZldUPBwEASYfFAwgBAEGv7SuZz\
z1zqd9NtyFTvSdpqRN9zTuB702t+VGrBxKd8VMTExTTpxF7secdi/V1q+tr2RUajc8RRXmvGRyBt+1bHcH1XZHDAzVnnc8BIHut7yEhwfVZx0uLzWPRN2m1HybFMycBAGWf0T8or+EhKcs5KscxKyvrHSyJyzctA\
QCl1xcuj8H7Oy8BAG2j1QswfbvtHzGTATJ551UzAzQBAEN1r+ETNXep20k26Vc3NzgPOXux5yc6o+VTO88BPAEAb6/xXz3HNT7hFz+TxfcpQKXxI0GHuetZQkJDteczROFPRb//bUb1P0fB/z1Ip9sdScUDSnmrF\
EuyE0wBAHzlTk0gTvJbTwEAxPdgUOATUcH8N1IBAGqd2CVTAQBYwfxlzjdVAQCgCVad+llXAQCk3ypYvBVZs/xlWgEApu86W/ZXXANdAQBMtfZfXgEAyDFfAQCazzhgCmHcF2Kh3BNjAQBKhfAnZAEAYqcQZbTtK\
GaoA2eDuCFoAQBUj8ItaWnmIWqV0AlrAQBEeeIdbAEAhu9YbfotbgEActsWb4TdLHCoBXEBAGSfCHLaQ3MBAKz7QHT8R3UBAJ73UpvmOXcDeNU+eXl6enp7e9IVfAEAXscIfbjzLH6Y0wN/eeFJgBmBqweCrwWDt\
/9JhPtjhTOGA4fTO4gNiXnB9y2Kmcn/L4uXyf81jL/3X43D9SeOsRmPm98fkJvXP5EPkt9Hk8MrlI/B8zOVlQmWpw+Xt/IxmM8KmYC79jGapeYbm5HKBZx7tvUunaDZEp6Ete4nn5HCJ6CgyvoooQEAVoS04hCib\
JrI9iSjgK7cCqRolsTyIKV8qtoKpmiWxPQkp4y66hioAQBGdqTSAKlgjrzsHKqArtwKq2aWxPIirAEAUIi26RytdqPQAa5bnssAr2Wh2QWwe8P9N7G79SWyAQBaj8T5LrOYzQK0bKHWC7V1qt8Utn6z5Bm3g7j3N\
rih8TG5p+MZuoW78Se7mc8fvK//T72x6iO+j8j9Nr+k3RbAeKHaA8EBADx1rtcQwnSm2AjDaJjI+CjEiLjoGMUBAEh6qtoKxmqayvoqx4q66hzIfKzeDslwotIEygEANGSUxvYmy4a46BjMeqrcDM1uoNAAzkx1n\
rrW8g7PRmJ+mrbS7grQQl56lrLO6gbRPlp2kq7K5gLSAQAeOlZxjKbE3vgS0158nLje+BLUSGKIqtDpAtU6VXKLo8Xd/yHWUXGNpcff9w/XP1dvh5+3z+f/F9hHaYGZs8vjA9kzVW2DmbPV7Q/aR193j6e/1+8H2\
z9Xb4epweP5D9xJYYOZscnh9w/dR193j6W91e0F3j1VbYObs9PrC99PcYmhw9vzHuB0ob7lAuFQd5StyuMO4lJ9msXwG+NxnMPuGeRvmsXi/xzlZI+65RDmSF6EmrDG3vQK5zxUeJyyyuD2DOhGXnKGmq7S5voO6\
TZKXnKGmq7C3PAE6ixIXHCEmKzQ5PgM6zRIXICkwNwA7DhQao6qxuD0Ge1TeJ3C5wzuOFVqj7TT+BnvhuGoQ0NcpwdDbAghSEGrpUYd828Ag044obkdqk5BmDJ+YEbw5u4nfiDHxHrFz/dyJxl+qqOeJaH7ThHBH\
Ex0di3hNkzdJN4mOdkgp3e3WgssQ0YWSEgtQ136NLdtbtWTnA/IqE/i9Mev3TTue2ol60B/c+xV/BHyOZrtwHOKD1jVuxU28CRRX0HZsFBt6VZYb2FWu5E4OZm6zUFtNSMRFcco9AWgc+AIqnlDzp1GayfYHTxYL\
yj+VJrPiM63BugASH+F/PsgpS2m5y7z4DVA6UcMu6Pqes3JXcsM3o3z95U33W+++FFp6BlA82fg8OcgeBIYeQs0zecRqjNIw4knNRn7RqyF0nU3RT8IhOcf2R1AsE06w5xsndDhs5+G/aXU2Lqe4yj+RXB9qmW2O\
H2HpD/Qt2BkWWzWMs1jxinQmDGSXVw/sKE7Mf56vNuwDUYpThYxHTurc59Z3ETB7OioIZsaLNLjfxFwynus9f9kKk4iwvQUIZs3znYz1zAPOCi4ybh4RPM2T+/gN8cuBB7kwXFEeHajGv50wV+zgfeoSyn4BHyBT\
2aP8/VG9LnY035HmJLpK5T8JsvWownq3TeiG853Mfg983nc5HNU6EDYv2w/Hfwxo+cbVJwJa04yb12wyJ9fnwrtpajmh9JyC0Rc/uRnqmReCcT5E1TPln48+Evc/L/8YBKYpNIUJaoJP2pypEZXz7RX6BYOildpb\
p5kkrsrhIS/UAp5N/cpR4+a04UWf06kQavQPWZzSa4PbwcyKIkVWqTqmcKow2Rp+s4rLRUxDQdN6fKV8oqcx5imVFO6lEl7i/2i2HjfpGJMFem5HYD0jEh5d6ex8LgupDy4rhNc7PZxect00t044QOyr1zzuKi97\
rcttV8iyCpIb0mz/VW2j5rAhRzFNbTsUQF1MBuTYSXNN6h/orJyNj0OxN8m2C6RTE2mRfllZPYT5O4GdSj18ytU+VAVX26gXaSeS7RcODRkaE6j8gbThKtAe0mONOlHfVtdJ18GwLtSxU+1P6amu94Ppf6Lu0+M5\
5d+obPmA8q9IOsawxdg9kRnKEesgL/MO+x5/Bk/DIksDeEEj6/nP1p0jcHHJ8k3+X/uL6BMVoAvpj/0oi2cxz0vGcIv/t4BBOefkTF6gpen/yBm4UbblkD6qccHSe6LSHjQo5Mr3kO1uBLYwS8YHPI8e/qc9O6Xj\
OCRij9baQ3RXtPn5fIXQbpak4PdbJ3LVNKcKvLSUC9S/91Ax+uUfeUy+fjIDDyJRrUrqcp1HX4GUeYzuvbyM0PuoqmlELBzPho3VyKzB7Dsecr8JSmvJmkNQwo+hI83Mvkq5Lggq1tK4uPzPZudJw5McQTGg5HKP\
BG5nQ7R9ifQGMfznvtVepiMCTXfi5o5Px+C4wKj1z7VA8heWNgDh59N0KvTn7X5bvKv//JvbKA5Auuan7+N6a/NIPLLFK9JcQ5poxgqQ/xJ8Pmird7RBl/bdn0g0hm1TQ28RQNURQDkb01ymb7T+BHwW3idut8A8\
UBlip/A4QDyPmN6j7DR5gvzN1yBosfe/xz0SFxwhpyyytzuAPUkOExecISYqrzO4PIG9gEAGi5GWnKGmqzC1uoC9yg+UnaKnrLG2vQI+PhEXHSInLDG2u4G+TJIYnaKnrTI3PAB+iVIa4yv0vMS+1htkKO60eb5E\
vz8aYyfvtv6D/1DX2+Lp7fT7/8b/jtLX29/m7fN3e0B/ytLZ4OTqbnL5wczQ11zg5mpw9PtAQECACExS2t7la/L5fUHAgIAFzFDX29/m7nZ6/sRAztXbY2dudXxDS1NaXmTr7/b9xcFQ2N/j5+/1fURBgZng5+vz\
+sHB0NfeZWxwdHh9xcISVl5iaXF4fMDCQIAEy9FVXGDn7vL2+v7CwoKCnuXp7zT6P0UC0RXdI2qw9z1DgxAXWx7lKvI2/IBDQIAEClCU2R7mK/G2/AJL0xjcoymvNLo/hgPAgAuRFpwhpyyxNbs/iY4TmR6kKa80\
uj+FCpAWnCEnrTO6PYMHDJIXnSKpLrQ6vgOJDpUaoCWrMLY8gQUNE5oepSuxNr0CiA2TGJwhpiyyNbwChYWSFp0jqC2zN74ChcqRF50iqCuwNrwBBg4Umh+lqi6zOL4DhkyRF50jqC61Ob8FjA+WG6GoLLM4vwSI\
jhOZHqMnLDA2vAGHC48UmyCmK7E3vgSKD5UaoCWpL7U4vwWLEJYcoCaqrrM4vgOHx8fHx+CmLLI3PICICBEXnSOqL7O6P4UIUBWbICUqLzS6P4UIkRSaHqIorjO5PoMIy5FXG2Elaa5ytfu+w4kMkVUa36PnqvA1\
+77DCUuRVxzhJuuv9bt+gsmL0BRYHGCmaq7zOP0CycpOktcbXqRorPE2+4FKCc+VWx/jKO2zeD3Dik4SVxzip2uxdzzCioySVprfo2kt87l9g0rN05leIWcrcTb8gMsKUBXboWWo7bN3vUCLTBBUl9wh5ivwM3e9\
QYuLkVYaXuLna290eHxAS8dLT1JWWl1gY2ZpbHDz9vn8/8LMCMvO0dTY3ODl6ezw8/j7/sLMSs7T19rd4OTo7PD0+f5CTItPU1dbX2Nna29zeHxATMhLztNWWV5jZ2tvc3Z6fUBNBspNUFVYXF9j5+tvdHl8QU1K\
TlFUV1teYmZpbnF0d3t+QU2JTE9SVVhdYmVobXBzdnr9wM3Hys3S1tnd4mVpbXB1eHxATgdKTVBTVllcYGNnam5ydnp9QE5IzM/S1djdYWZqbnJ2en5CTopO0tbbX+Pn6/B0eHxATshMUFRYXGBkaGxwdPj8wU8A\
gAVJTVHWWl5iZmpu8vb6/8LPS9DU2d7i5uvv8/j9wc+JTVFVWV1hZmtwdXp/Qk/KTtHU2N3i5ejs8fb7/8TQDNHW2t7j6O1ydnp+Q1BQT9PX29/j5+zxdXh8QVCJTlFUWV5iZmpucnZ6fkJQyk5SVlpeYmbr8PX4\
+8DRCE1QVVhdYGNna25xdHh8f0JRSk1QU9fa3+Ll6Ovu8fT3+v9D0Y3S1dneYmdrb3R4e0BRyk1SVdjb3uLm6ezw8/j9wdIKzdHV2Nzh5Ojs8PT5/cHSSMvO0dTY3ODk6e3x9fn9wtKLz9PY3ODk6Ozw9Pj8wMTH\
y8/S1dnd4eXqLnK2er5CkwsOUpbbH2On7DB0uP0BU0jNEVWZ3iJmqu8zdzt/AtOAgAaKTpHWGd4hZSjtMXW5fYHTyk6S1xteImaq7zH1uf4CVAnOElaaXqJmKe2x9bn9gdRIzQ/UGFyg5SltsfY6fgJUic4SVpnd\
IWWpbbH2On6C1MrPE1eb4CPnq/A0eLzBFQmNT9JU11ncXuHlZ+ps73H0d/p9wFVFSMtN0VTYW99i5WfqbO9x9Xj8f8JVh0nMTtFT1tlcXuJk52nsbvFz93n9f8JVx0nMTtJV2VvfYuVn627ydfh7/kDWBslLzlDT\
Vdha3V/iZOdp7G7ydfl7/kDWRchKzU/SVNdZ3V/jZulr7nH1d/t+wVaIS03RVNda3V/iZOhq7nDzdfh7/kDWx8pMz1HUV9pc4GLl6Wzwc/d5/H7CVwhKzVDUVtpc32HkZulr73H0dvp9wVdHScxO0VTXWdxe4WPm\
aOxu8XT4e37BV4ZJzE7RVNhb3mDjZehq7W/ydPd5/H7BV9fIy03QUtVX2lzfYeRm6WvucfR2+n3BWAdJzVDTVtlb3mDkZulr7nH0dvl8/0LYSMtO0dRX2lzfYeRm6WvucPN1+Hv+QNiFyErNT9JU11ncXuFj5mjr\
bfBy9Xf6fP9B2MbJS85Q01XYWt1g42Xoau1v8nT4e/5BWQZIy03RU9ZZ3N9h5GbqbfBz9nj7fcBZWVlMTtJU11ncXuFj5mjrbfBy9Xj7fsFZhslLzlDTVdha3mDjZehhuGo8wD/avM+oczQptAB43+Hr48xsP/Lf\
prBwIHCO7+yeGflZT7C4Bt28EQYQ0vjN74RTxXCEQuWveli6LsTI83JR1FL4HuCquUYWhrfqaESm8+JNNQWquZIa7oBUTQ044PhdEJeAyLKYMZHHAOzG5K0MEYf/x0TF7Zh1ARHDAnjQSTjwzL+sPR38XwCuDM1Y\
l49Ac7aGTSzQuL6tQD+3TgzYyCVTCuehu98gFjSRGQ+MSMPJzEX/z1cgrr2QB3BjnGnXQjzwPVVkKNgybH4Wq2tkV/sbIviG6ytzEBERv4DaP84O85sO/zwAie52Ojt+yztkdlqT7hkRJC31ndmpkaAfNkCeMyM0\
zPeU6xqXKTYY7HO9xCR4p0YTy2lNuRcE655fgiz3HOh4fyXYkOsisbG5hQ7F4tSTLXwrKWbQJHixRYKSYFUTewTiZPT43WQ03Y+i4UggonwVz4dMF7Od0w+sp1BC5WwE+RJUVwHyq+gbWLq+BcXO21uUcB/XMOwy\
t6ZB4LJnhDv3GnTD1sOBPUw7aGR8wrkNifFbQ+eXBoXwBaKey20ZdgcxB8ABDertcPN1+Xz/QdnGyk3QU9da3mHkZ+tu8nT4ev5B2gjMTtJU11ndYGLl6GrucPP3efx/QtpaWk/TVtpc3+Lmaexv8vV4+33BWodJ\
zVBT1lndX+Jl6WvvcvV4/H7BWsZJzM9SVNdZ3F7hY+Zo627xc/Z4+33AWwVIy03QUtVX2lzfYeRm6ezvcfR3+nz/QdtGyUvOUNNV2FrdYGLlZ+ps73H0dvn8f8Jbh0nMTtJV2FrdX+Nl6Grtb7J1N3o8/wHbxsmM\
TxHUFtmcXyHkpumsbzH0Nvm8fwHcBskLzpFUFtmcXyFkJukr7rF0Nvk7/oFcXFxcXFxUl1oc36HkJmirbjBzNfi7fgDchciLThDTllibXiDjpmkrbjDztfi7fgDcxciLThDTllibXiDjpmiq7bBzNfi7fgDdBkkL\
zpDTFdgaXR/ipWgq7bBytXg6/b/CHUeKTQ/SFFcZ3J9hpGcp7K9yNHc5/L9CHYeJzA5RE1YY253gIuUn6qzvsnU3+r1AHcWHygxPEVOWWRveoWQm6axvMXQ2+Tv+gV4GyYvOENOV2JteIOOmaSvuMPO2eTv+gV5e\
XkvOkVQWWJrdoGMlaCrtL/K1eDr9gF6FSArNkFMV2JteIOOl6Kttr/K09zn8v0Iex4pND9KVWBpcn2IkZynsrvG0dzn8v0IfB4pND9KVWBrdoGMl6CpsrvDy9Pb4+vz+wN9ExsjKzM7RU1VXWVtdX2FjZWdp6+3v\
8fP19/n7/f/B34XHycvNz9HT1dfZ293f4ePl5+nr7e/x8/X3+fv9/8Hf39/f39/f39/f39/f3+BiZGZoamxucHJ0dnh6fH5AYARGSEpMTlBSVFZYWlxeYGJkZmhqbG5wcnR2eHp8fkBgREZISkxOUFJUVlhaXF5g\
YmRmaGpsbnBydPb4+vz+wOCExsjKzM7Q0tTW2Nrc3uFjZWdpa23v8fP19/n8fkBgxEZIyszO0NLU1tja3N7g4uTnaWttb3FzdXd5e31/QWEFR0lLTU9RU1VXWVtdX2FjZWdpa21vcXN1d3l7fX9BYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhhUdJS01PUVNVV1lbXV9hY2VnaWttb3FzdXd5e31/QWHFR0lLTU9RU9XX2dvd3+Hj5efp6+3v8fP19/n7/f/g3CkYtAfkldGknQAOp6BephnMegaYh6WJNT5R+7P/qDkN\
ZPEO2/G8K4HPUKYr2s0MFO8ttmIzDrXS0Hk7fvax9Gvda5C0s0v1OXMEZl1nkLSzcO+oXlryI7zrzAewxBZaJ4csuM8SWTHeTMQU57Qr5sX/v7nhfBltt6JcfPFY5MQfMzfP0EkGQCkGweIFx8nLzc/R09XX2dvd\
3+Hj5efp6+3v8fP19/n7/f/B4kXHycvNz9HT1dfZwECAwQABggJCwwAAw0PERMVFxgaHB4fISMlACcoKiwuLzEzOTo9QEJERkhJS0xOT1FVV1lcXmBiZGVnaWsfI29JSXJydHR3enyAg4WHiGSJi5CRkpSXmZyio\
6Snqq6wsrW5ury9v8LEyMrMytDU2N3g4OLk5efr7/P19/n8/v4CAQYBAQcBAQMADA4RExYXGRsBBSAhJScoKiwuMjQ3Oj1BRUlOUFJTV1pcX2FkZDpmaWxucXV4e32Ae4WIi42RAQGWmJqdnqGjpqmsr7O4u72/w\
8fLztDT1dfZ2t7h5err7fH1+QEBAgICCgIDAA0QEhQVFhkcHyImKCwvMTU5PQBARAIFAElOU1dcYGRnam1vc3d6fH6Bg4WGiYyQlJeanKClqq+zt7q9v8HExsjMz9LW2dze4+js8PP19/r+AgMDAAUIAwQADA8SA\
xoeIiUoLAseChkFGQMbHwEfBQkaIAQOAxsEAAAbJh4hHicLCiIFFh0kGiglFQYHFRcbIigfJQ8FDBYZKCYFJx4hJwSBuKhh6NMBcb1SVjRJpQNhjzSFLHsGszbg9+MvXfK3haK/3KlTPk9LqR9TG9JxxBycz82eH\
9JQuZQtNwdDfodU9jHXxp7FiW5le5Gx64dztl/DPEveKEjo0DxvJpT95WOrfnF5kfyOQdtlVeOqDE9bNScsLHr0jSFvxmLAhNZm5x0Yok/fongC9bmanEv79OW07FTUEH7a2UNOcxfgJLn2l5zRtTg7xX5cEQS2q\
oHBuz/uMMNcXDd68cVRe7bJ13RElpbOBP2h7PrIz48Hl6fC+OvwvcH4d56DD2e3PI+O/oiPBh7bj9sfTdCWfjgF+nsennVzqsNokIMDf/zZ9PahO1u/Bs5QSVyxV5p9yP7zrRWdrra7Fn49W9z6e7pNxSTIc2D2d\
9viWZ1CBP4CnDShHkTbhBS/3s9zxcG9PlqAr4QjCvHQ6VyPBMyKgqdiaijLxQMi6Y8UEdADRgABAAAAAAAE2D06igqMGQDSjiYMQKodHMiwwcUgFLZbmZmqqZpAun/nHPD+rWitOdaMWRAWz5w3xljrXnd+p9oLh\
zVv3q3uzsyZOT7arJwPHUawZuSruGt1D/0e83Z3qqal+pbhE5M8jJEFbkyjlO95mLlTs6HkVOWsojM/a3nooLKry7sGKOldJ/51xVSFvLu7u8zLX+XxlQtBlB4fOmqiJXEXvIZeXrRE6QICgbmo8fXWQZlRjCnL6\
uIimEE6SaRxxESkoKSMgvJIpjHiRNjkDuEf8d4jF/YvLXVIsbCJFnF/kxEOgEBuEwnMJ3silQDs/BFf5YcGsJ2LyGiLBILUFHycAelh7qnizOIBf3zsdv3gQkE/1nrnPG6VcY7CT+OW9WFem+V+wECVbugek9cND\
/QP8vhciB7gyV9p2ncMN1h/GDi/F28s4ymfxR+j3MHt4Z79jmt+YldsuCJzOPdf0f6PXodiWvTvLrymM+z5YTUdnvU7+/IfaW/3+jrhBNCr5yW/OYybneyCeUOEGw19cl3sNLbWQUwzh1EhwKs+/OSf94Op5ftCy\
+a93ki5PIvFcLNh64Tfje3/feU7o49I1v7hpCWv6QJ67kTyeOrlCCI1alV0l/M6NR/q+4Vrt/qSyi+knWRAnOL4wfFRfZ847sZ+X0dQPpgdir7Yq3vMQtuB/mHJaZmrF84P7HvVWYDdS7Z8sjjgvR0NycWnbDYy4\
x/Zq2HPFg+Pj6Xy7DX9BW6Iv/+KtFbdYfGr8eCu/sbfYG8n+Yy8kt8eRhO8pavVWXberpyLsFubQcgBs3+b9zb/xoFloTJ4vJ9PkS5neLd/zB3mRI79e3yyGIyBMc5Itr20R/mWFgPrLvYhMWezAf6LD+FqGFPie\
GJH7N5Md0W4soT6Oc0Lqt8Q52QudnOHaMhtnJHhv+4Jr7PjWO9ms3LuyP+cDDf+YNf0lESYEnxzRkrvQ1T6k3kE//LGuZr8uWwO52UcekdxIt+Lzu5fVhJ9a27Ba2A1uj3/x/wl99T4FblZf5nPwlEX3czZ6Q1cM\
GN07KL+Y5n8fOkTnad88n7kaS1S94i/VjbYjPUfy3J/vL0/vKLDMbs5/cnLVyoDPEYANqFxLaC2NAZw3sU42ILNNVM4OBalipzYv0mTMS0trbrdsuw5CzkT6KzNJmRLKWWSAXkAXgBeAKmop6all/SOioZ+enLeT\
c1MzHtpeSspJ6/kjYS8j9ex8TIuKt7Ei3hoeAsJ76BgIODf9evj27t6Nw/v3tndOjoyuDe3Nra7ppZ20c6uGdkX1qW6U1FPcTfu6BrdoiAgn9sDQ3JHQD46Nq4GhgVFxMN1YFBAKBiw5gf3ec95dq7znOP85jbX9\
DSfucxjDnMF0Je7vOUsX7nKU47yk5u85CQiIfd4xzm+cY1nHOMXt3jFKT5xiUccwuENZ/jCFZ5whB9cxxec4AMXeMAB3v5669nvfNy5qnoDGeucAaxt27Zt27Zt2+J27711xlnjvbPGWWcaGq11ztfr9dbs7NzjT\
3xfdrKPXexhB/vXvd51rm9d61nH+tWtXnWqT13qUYf6053edKYvXelJR/rRjV50og9d6EE/AU5X5s5dufv/vqEB4H7vvffGGGOMMWYFBKztNbCy143ZK8uyGF9Z9spiK8YYW7F1s1brwMDGG19ZlmWtLIvZjTFrr\
cmt3hhrrLHeWO+8c846Z6211lprrXfObZuzDoO8qIL9REFB+ZO0BoJCDMNQlLRQMpO0GHIRCgEZBoEQGkEJGIRBKKIIIYZYgYgEI0JSo2k6FV5n8Z25dAaFFRSU8uUyKKnBsTUSMspQ2lZLOxyzoObP/SGH5khdk\
Dgm2WGuLX4+7xUZxP/XLr7kGEKq/hoPmon59KX0/TOfm7qZHkx3wEw1oX+8c4M47gdjLDdqHdYTXRic2skBubByuV7mBP/LpP3Bw2qP1PBpPXDuVs+e5t3vvyh1HalttwgJcKQL73jOtePji18Evxb4I2F0uR+4t\
lU5cEfXveVcA/YtbMD6omQ7LiLkOiBG1+D1kpiXvh6z9Fi46ePL8Cqf43FbgSpfd3f9A9fQfM3Vv2HR20w7DG2/sZWgHaO/EeZb0CZdexoGcEm26h8QqVF8aF7vNGb7BDYLqKPk+MGI2exS2Jrt63rkH/R4ncAz8\
HVYlG+Ew4Nj/6XuXGxxbq3LtajBvke9vMQLlkH0m2r43k8AnovOrOqvZgFnx0E/DPtH2+7Xfl3Wv3NkfWL6Tu+ehnGAc2+E/Kvr95+ujjqwz4zxZ+k0ocgjFP6gcSY61hGJHuNdCL430kWKP3DzsVa8CbNFVvRHM\
gO+K8aY//1ljS+AeZyTZcM6v1PjvghOmdHxbLCxr/dmOoBfYlsK8Q43djpTP6RnYGIvhmJFnjbkWHRpjS9W/CPerX9cX1aSN2T90NxxOMdAQfeJB1/FuXi6QQG/P3ns9PIwPKhFvtPbzk1ngetqniIeLbIaU9yVo\
fl7vNsIToH3XJQLRvRI1glXrsJezVfm+sX3TC3fP9m1PPkdt7FHcuzVDq9dCXiTtPynB+dELdx1508n5fkdUXAZJra98azu48auRORYzwqXPzTzsvgM7NOOrK+yVZaTMdBE5S7yt8Zi7ob/f9+8Ct/32mdDR2JX7\
sl5GL4YuGzXtuuu7w+5DkDlIegYiCGXWuL1fnJ8ua0PuEfnVOOLmJKH8bjd/J8FfSTi6FynWGYwn2X6xta2vuhxKvx7J8gfheeR/QNP+/Rf42nOyd8zadL/JdSfH4uunVPd8kNTYSf+946yaC28MttM7PrX1XDS3\
TvSYL4DF9NotgpigdRNs7/LIWuT4w+tcwBwXtyOWHxlgy9bg7l5ur8rqH895NcO9nCuvwH3Zv0UAp+r0r/q3NZS0Vo8SXPCOKN0ne+Z8DSIPx9ZsDcOUNht4C7mN8CG0wGPrS8V00+qJ1syk0eZA/+xz7H8O5Lo4\
n43i2vbtJfenhgGStj875yvBcY3ugPoCKrpjFk5BEVTpTmhxLDfQHfZEbCF4PPm4T5pB/y+Rtg/P/B8188rnAL7296p8Xz1fL+3jCvBEbux+TL9rdjdlMkuoo8qoDv5KJtO1f10+QCHCmVuSnv4OJxNtXuODc7Z/\
3jdO+k2EfLTSzcmbsthHcwBxqBdOHLIcLghaalvQeBDUar7aN0VrzswT9jXPHui7NZaMP8+NTtHuH67Wsakqrflx00ENJzit+nmaZygE+N/2XzEbp9Lfr/Pa337KEx7eaIf0eJ/89i2MuK9ej/XTpPNpw1lwP2DL\
2ErD2yPhFYFa8J3morXKA7U3bEMg+s5wKsffnadtnbH1PNe5/SeAIef/s2DdQhOPw1b4E4/3Cd6o+6qKymfilonO5Wjk9nyU9FNkFYmLDq9DXWP2RgN6H5aQ8asj365lO0+/TgNhf4FCztjLmPABri2drR9ReiO/\
lSthvICw9bA0NXyanhnJz5mUzG7YmNPEjKnoa/8Lpb4zoIn9Wzsh5foqxVoROeku/mHMswzpYd87WEf6lM5jjCvpK9gaPi2FL+PZAzgBQAFznu73jcHzGO+W0b1Y89NMCtyswnd2Mckyy8gwBvQQd16F/eO3k7Ot\
eTV0NlE6mDv7813Sy0uUcAPaWHc65kU+lfuA3KvOKz/H5bk2hx+1p32WXijVvCnnLRvIqT3ia6+Fsa/5+lfd9CdSNobQpXHusp32U+xR8exMiaVHLFo8KifH8/9QYlgYf3IPUDGXI9fR4CbrPYtzZBXbt0DKd1qf\
kwH1JJ4Jmr19nFsaXKN1vMvre3o+JeeNf1N/Fv6E4qiW0Yi0BUsjQ+v0ddO05sCqJrM4qo3Y6IW0KLNEE4zIbZ+N2WG/iYEdRlmL8NWY7aNllnlpmnUoC+rd1v2vHP9WKNpro1X9qsNd521mzLU35ev4UXZZXBUT\
ybd42iSCXZkW5as5F1AI10asJV6G2SoUGSJ+7FN8EgVg3afaaz//Tj5uj6IanCiVuLteaXTLZLqJUJvTtSSYxXqtlCYoaXoYdomyLA9pFbmw773FGwOb5lUXsMiC289glDpDIVW2ZECsi65AY31ytqBUnNTLtWSe\
ZwJcXoAnuUVQLURhhKF1jQC7EgASmUcFjIgpko6+22ZFjbMuROqLMf5aKTqZOLqYrwGaNx0Lqnnf2bRDSFuumk+cxR70d5pb0naDmgBZgExAR2n4fRbu/WbdtNt3abZeq3V1rSaTtNo+kyZJtNjWkyHaTD9pb10l\
+aipTY2lr7SVrpKRey0RuspLaWjPGkn3aQS9pJW0mdlnaRK9pE20mQ91kWaSIv1kA5rsBbSXx2kgfSP9sGjvbqrdzRXb7WOztE4+kZrtY2u0TR6RsvoGA2jX7SLbtEsekWr6BSNok+0iS7RJHpEi+gQDaI/tIfu0\
Bx6Q2voDI3BQj/rZFPIqoAdoSE4aAPNoBe0gkqqETRWH+irNlD/qh+00zoILSSEjDQclUJrYSoqfUwdQ0Wh0EzQ1BCTpUA+w5TP0Z6iRHopHl8fvhTPHN8cZx3fWkpCLo4NDpKcRn7i5Glr0/dGjx5EgQjRWaOzl\
QajDEmLIc6tFzO4ZsTQctpw1nDSWGHiQwgsLCdWAGeulVXVqcrDw8PDwMBIkAbdDdpD1ja2Bm0KGNlYGNkYWRIwIVw5KmRd6JDFISuLAAEoNZBXVCdex2p4Q13Guul+up5upxtVRKQEWAnwUrp/kiAlUtvcazuzq\
tzc1tjcLlsb2127al87MvWy2L0CZmiRUMzOrtktQ1LERuJ9qbJ7m6B26BW4ODYZ6V0ZTyh0z8Sdhc29TRt5MdwL18J9bmJJprpYVwX6oDdfbCXv7etbZVXZTZsqajMtpqUcpWRkI6goJ6uYhwiVc/Toz/rZPklPK\
9dY9pF1ZBvZPcsoDpE9ZPWsIZtn8e4sIWtnB9UFuoPH3rF2rNycnI2zcG/Wrc22WbNqNoxlo1gkEyX2zJqJ2TAbJsnDetmux0bMRzvBZkGwD6wD28AKsAEsgErrtNVRs1F1ZmP2pWWb6lJdOdmkWrJHdWRDtqh+b\
Mdu7FDRXmzBREFDwh5swUuBlCa1pDaE96gddSNGvaifiQ4Z6rzG60J914Targe1oK5rug7UgPzw6T2tp/M0nr7TdrpO0+m5ntNyHddwLSefdD0xflIdvJ3Od6OPKuReLVR0PcTaeLvXne6BDuh/7ud9zud7rud5r\
uLv3M7rnM7nPudyjzvc5TzO4fztbn9zN2+rhGf72tXO5muu5mmO5mdu5mVO5mMu5mGq5L/cy7ucy7dcy7Mcy6/cyqucytOO9imX8iiH8id38iZn8iVX8rObvexJjuRHbuRkH3uRE7nYhzzsYBfyrwc5kNTvz+tdF\
fBc37qO+mffqt+1buM1TiMFvIzHOIy/uIu3OIuvuIqnsG4/cRMvcRIfcREPkfb9wz3UyHP4hmt4hmP4hVv48xVO4ROedQmPkP79wR28wRl8wRU8wRHYNj/wqxt4gRP4gAt4gAO41fPxn1K6fT+98/WuqoV386a6m\
hfVzbyY97IXr+U1dUvdymrpTtZNHY28AWSZUV4UZkvOO4LT7OVw+PkzmWxLBpT/5C2v03I5+Jnr/C3P5TnVU4ZzM/XxX14mryVWwZwml8lk8pijwVYZTA2VveQutdPiGTOWaE3MUfKRE2ayLJaH/FIGO1uW7CP3y\
DyyV+7KO3TkG1mLRo5xokpekBWkfRnBBeQD+crqZr5MQRqjfXuCK7EAmA5D9pGguhnmBGZTPxhvgQ3vAVvhQSlOkoTZ1d1VgATOhQ3hvG/hQvjuOjDd5EHZTWm0T1gOx2G4JxjOzwasupqYLciaaLX0D5RoKoIfy\
EAUL+YTcRqWgpXgM2xWSSsF/jqlIsaOYi/c9UqY64G3e/GS8vKc8PNWXr4SM5jECS4ktqpC9+5EnF5ex2tqHvOXv3RFXcuXeuUpPynJ90l8jAf1T/f0To9+8Zyu+MRvuqYjPtMPK+INX3jCD17wmH7pll7pgQcMg\
jCokqIZM46QiEiQFCQpFDqiWRTHiWCi3GrWQlSigcbICMkEIkqSMgpKChnGDXfs57fkj/cK6n9/3C49ELoX7DMi2DfwwO6pO4CsO5CtOwHO0h23n6UtMQ/G3LM41UGvMSiZRvOzTojY/HO9AApXK3av97pddbKPd\
2FSdSYDpyxnXNGc7y+214d56oOThrNJH3J43eKc5Uxk95sXCznayTIH2TvGf/fPyf5/2tPtle4Mem8hQQs+Fkd1jfT7Hof6puh/tmlM/bewCteRYWV5ocqkRDyV6p0bU7MneaGU9D1J2A57WgmX+krhqZB6T8o3m\
B2cbT6DKnINiA7P8tX82zd0g2d0EXGw+LjSFWbQF8Tz1+vLm9sbNrLHOq9Lkh8Aa2TtWrvic+YOFfjl5gonBpykvXFPTN47YrS+OT/Mt8GKVudmvAXnrvc3WiovmoohbDO3PwjTWD09hLVNFxY18dI9aO4WUYD3m\
a3/dLYe2u6mjOTwbYkGP1iLCjEiwq5+fqNVgGrRo2+LM9Y4D3rH56zlxsDLOgtcliiW9Q+cc/QWXRZQm8fvWzkpPN3XIbDEUFSdC50bggyjDS0jHsKain9MzcTDfcXPr9DiYq4+atqY2LvJEsFb3L7whLeWL+G4s\
oLlzZFchXfsXmzUvBeA9ns9sUolGK3WrgjD5ZYsewUj3ml/+e5VYZmS+Ik7dAV98DAJvlAKlhDm5pSDITKwsvWakOl0aTrFmEvfJ3aV6szOg+55AqjIwR66uqS3P6Uwadzj/c4oWu/HFHgoZz8Eer8j5ndX0qYd2\
qie/pXTyN4Rgpp8x8IndijlB9Z5uqoh346cITCRkqfqwADrDOx+fV63OinOzKqB51IgXBT8k5ZzqzpfXXOMtm071c0Pkcfd/tzoBeLcPZVpzKO4dp1a/wqVlYxrF9pqhGeHbZ/7qZgMs2NTblVL9IDu/Dl5F1yG/\
d6LQc6ZNaXfPJIH6wqs/R8eSSIW5c60kxyuUMm6AnsPXvXIpdCB9nrM8XRrG1zcsP7Zz/jjqJk9YQBFtd1qmUod3tLDue86JBwLTfxaP0riEFj3gpal/Ba1+I3PajNHv/yaee4Du0slHbaq/6dl/Y3JIt7ssHud5\
z78RizxvQl7sPxSYrGFNRQ+bUYYbo04O+ifZ8NxKSc/91HqTRKzW4Dci7GW9Wb+8hhSxOT8/z4YiHPf+/C81yDjRWxjw8sc9AGkOwDqXpAULyDuGQ7px1JIB6FDDTq1gEqV8GoeEaqK+3/yHfq51WUykGRGLNnSl\
GRKcku5t9EOOwE9AUMBxsJ2a+sNNFFGx2g2pYN+0Wu9bBet1i2aRaPoE22C7ZrEWXPoDa3BplVNfaHChJYAgSa2WZc12Vg3aGdF77BG0AfaQIP1VwdorwbQ365cdjdnQTrrIrKZhW3xItdiRf5DnuKmckkTRxlD4\
eFNe2of78nDx2mdNCmPDOe5Dc3Fe3oVE6cpl2wm1BjWUhf1OK8iWY3xWAuWioet8B3b1TtMhS6yFGZT1tVAdqL8YiAsx3GMwwHHYDYivMZLTmM1FpxWA1MwGtuahDvQRGUdY+COYuR7UJdwGZOtRal31gmL8YE3U\
OoiX25mtnnGVZxkJB+5q7axuSwuW8qlrZVoES0te2hnWcNYFpZ9VbnYVna2WDs7xQJaVNZZ99g/a8o2ldQ6cBXPgqppjM+KxvJp0WQz1TN2ibVkK0WxkSykb2HXhw80HnXHkcugdhhRMWSoF8g+uAHSwHt2RdwQF\
8T9cD1w0HAzXAz3wrVA4E64Em6EC8Hsll2y6+CO3QaXwV2QQAyBgQvmdQncAVfADXC9LoD79/bla6/y1ktv8iLv8XZdY+dqXH2Lx/Qita3YiY1Iy/qQcmhDeqJjNax+1a66VRc2qybsVf3sQarswL4GdJrqZvuNa\
lEdqkE1X3vqvuZjtubUm/A2JQ97UktiM6O42Y1YrxftMRvrtcnjJu/xWv+xmbpP87FoTNZ6Oo8lk0xsO12n6fSclgOn37SbKtdseq/XGFn1meRflyHTY8I0mP7SXrpL63WesRCvtdQijaWvtJW+q9JUpBj7GkrfM\
H7qJs3EyOpIG+kiTaSHtJAO8qN9dI/m0XVN1ztaR8+1XOdoZsc1jr7RNhquawT1hSt6YoVzWoBu6LI8lsP683NWFNVTkBqmckAv5U4/5X9N9/NSh3QUqphzoohAjNaA19WvHG0CvJZeCMwFCflxxDRXITDrm6tBN\
sMCcIoudJbnORff4niKjoUWuhW/M3Mq1OlQ/AmV5U2ciS9xJZ7EkRgh4kMooQdJevEf7sN7ONPrnM53uA6fc7nqzqSHSTF+w204nNfwN3ejT28DAMJjnPnyy1s4C78Q1uUPagBvEId0epgjmEOeclFVIJvuVdH86\
9Evu3XlkxLeQT96V66L695avLWu4k28iJfWLHp4Zd1YdNYdpIbPO3gFb+BVdVMZC1QFVe6U25WVtVKnjsr8IeKYonbVEKv22lW3ODBelCVYQKFETY4NuHFunEo3pKotwUhUuBMmvCJQQCP3SoNrd6tUBndKIUWsZ\
opUVvXAOOqsAYH+0DDWw/pX7+pbfSHhr/rnD77gB76qT/WAj+qdf+r/6OE334/Uj/pAdcWD+k/v6fue7zs9p9/0mj7TY/pLb+krPaWf5Kk+0kP6R+/oGz2jX/SKPtEj+kNv6As9oR/0gj7QA0I238+DoYcu+Hj+T\
p2X83HeDUXc+zBdPsyD8br38l1e7/Oey295vErhszyWv/JW/q4uS3yUh1IHvBMEv+RIkarjx86+7L8EeD3d75h7uW975sf9W1V7Gw/39m5P49voc8bL+BjfoYr4F7/2y3dRU3yLZ1Fp/IpX8f9oj+JPvIkjpv+ih\
H92rPQhxDo8h99Qh3yGx1CD/ARnfoSH8A/e7MucWfnH/PkMkmNeQdKLEGca/ZJiHuy/vkAFe68H8O+CdBXE16e17UjJDR1XheG2fDGBGKjBNAQNIyMkIxNGkiTDATEMRGEMMuhgWwPSZYmqpl77X2NZF3YEdOzUd\
VTR7fr7cjNRitfh6Np0HUxkmlhA69/EY61Z1i+sW9U2ly3qqRxVzHsP5zODtZUSpHtrsOB0VdiybpvlhCh23xdJT0L78HNV6RXvAKTtkmTDMA/qj0AENE9NwVadUu9H54Ynt6GTHzkBaEI1N60fd3H0rVyX6pXPf\
5N7xDDXMMdFP9FJw+3kVHjfSVsy43av9L6RrqfQ+3urSPdsfMTVYONyc4qTdOe7JLwvzJb2vVx0GLKRe1+d/ghJIKhI1VqFXYkWP4ou3M8xRuynbWw41Ga7EJML4Iepot3f0jDUwgmhqKmnFjQcTQEoNAHwAUYma\
MRn888s7XDT6x2bpjzv0g59HEMwdEUIxJeCTr2/yi7uY2147CcrzY6FHEpZxxQ1j6th4Zg/Gs1tv95Pe0I7lBsrFFJu9lW97tsNZ23dcPkCxXnafS6qB4+0/tUbyivuO5BLL1KsGzHSglLDFt6xBDU8X8ffzzot7\
udBP/dGux+1Z5CALRWTAxL3q2CnDfkH8HMom+zkaXc8yPI/MB5zY5AeSdGN+PECxzbr7DPrGM1a3ftI80sI2dtDiHFxCeesVFZm2xgsygHQ2eITJTo/hv3gVbzMu+EUF3GofSTFP3nhdpdzXgv8cYWu3zL3N3ca2\
nYTQX67B/ykwp/jzYZ0orh+P/xndln6zOtQW04R07+Qhh3BfqUd1pDDbgx/ovwGFp9xZtY9nopT+sBsQkNFZANMYQB6vVAoJBDIlQ7//+uhiGXuup9TxZPsneRZnZLV2vop27ZMKaWUBvLCtH4CcAJhAltqF5eU2\
84gFZwxQvLYtJpIQ3IQeUj+IftspaW0k1bSRlpI+2gdbaNltItIM5uIBFSyhZbQDlpBpJwNtID2D+lg+ywfsszqIefiIS2QEUg4kgHZhdRCXlk4JJF1s22Wza5ZNZtmDckZpC8Z8sIWrpgl3DALZr+sl+2yXHbLa\
tksi2WvrJWtslR2ykrZwY2yUPbJLlklm2SR7JE1QrogVawg2bdClMAC2cAF3B/rY8Mc+bZ/hMhAJB4SzvrtjJWxcwtj27TWtlgWu2JVbIpFsX3Ltyd2b/XWxJbYvMVbEnunXFaEOls8Xuqg9glQ2tzxcN2OuZbCs\
5WglqiJ+0BtrYEDq0AX1w9pn3XbtmVLtr4GuBxMdS3bGkAwd20FKOKSSmwBbJr22gl9ps60mTLTZapMkx3TTFpMiemwYIdUeeku1ZVoS2shxmIrdmylrlhlQEWnpXRxlIqq8kkTVZGcblJNmolNjl5SRDVOeqiUd\
BJriTUQerjGpksVrRlRPz2k1onQkdPhMZMC0j99lI/uUT2aR/EccaUJ0zpKJy1YHIWjb9SNtikVjZ5RQzWjZZRMoYqxUzC6dmSmXZTL2hHVsgaoWPSKWtEqSkWnqBQdPMZQKPpEnaR9UsS2SO2OzdSIFjnWUkEdo\
kKAaKAC6o+jovZQHiL+FIfeUBtaQ2mo31GGytAYCoNF6ApVoSkUhfYpn57QPdUroXmKpyQUwlGDilA7DaEgtO6YSDtonXLQDapBMyidzikGvaAWVE4rKAWdoHFq1AgKQR+og+MqZXC0oAoUThNoeUDdtE1Lnfrq2\
qZU9WhAkRLQAbqmAjTAMU7VFEC0IzRnx2ZHZsdlR2UBDaoV+1Mntqfu1Jx6U2vqTI2pLzViW+pKTakntaSO1JD6UTvqRs2oF7WiTtSI+lAb6kJNqAe1oD7sQA2o/7Sf7tN8ek8X6TxxNuDYuFNj2GY6bsxeE3aYL\
+2lu2xpLQrk4qA4UZFkRRvpIhprSJ6NHs2jd7SOv8bRN9pG3/lB6AkvQKxoFVrYKLqv+fZar03oqM4j0XdwbdchGkR/aA9xzUFDZ2i6noOTg+sJHdcSIPSDdsCgF7SChusE/dYI+gA5htzCGnqSSNq7u5utDbSxC\
zQBBtJrvYJcom/ws2bMjJexMhluXIyJ8TAWxsEYGP9iX9yLZMG7WBcJaNnwLR0WCNYeYVfcilnxKlYVqIWLh0vxIgcRxaEYFCvyJ0/ciTnxpkyMafEYkS254UksiSMxJH6UtorRslE+Eo8RGeJCabl4EAviQw7Eg\
PgP++E+zEcP52E8fIftLBWmw3NYzk5hOMyC3XAbZsNrWA2nYTR8hg3ZDJdhMjyGC1kME3IYBpOGuzCXLFfYCldRw1J4kKMwFH7CTrgJM1klSRgJH+Eba8h2W4mHsBAOwkA4kAH5B/tYMsxjB7EOzsF/jINvsA2uw\
TTYj2ewDI6xm/gFu+AWzGIDWQWnYBTcx3x8gvdYj01wCc5jPCbBdzyCRbAdiCVkD9yB61YNb2ANnIHpeI4x8AW2wHJcgSnwBI5jCRyBIfADdsANmAEvWC8Mxwn4jRHwAXbjNi63Cz87994xH2ewkQssHx7AayyAA\
zDJagwg2rO9k8IEmbEttsR22ArbYGSO/bW+tlcIO1iW1s5aWSSUtUI6WVfbalnt3araVItqBddU3+W5/JbX8lmuvJXfp/JTXsoPfpSe9E/eyTd5Jr8kySP5I0UEf4hioOKm5/E7WtLn+L/H8TfeBo33+xkv42M8j\
H/xLr7Fs1DxKR6F+j3fn/i913sTX+LzHu9JOJYf8SLe7kM8iP/wHr7D1z2H3/AaPsPTtazH4CPewst9hafwEz7uJXwEP/4DjfUNnsEveAUPx5b+7RH8gXf7ti9//r9/P/92oj8+2xt44xd4Aj/g1558NY/m0PyZO\
/NmzsyXuTJP5sj8mBvzYk7Mh7kwD+bA/Jf78l7Oy3e5Ls/luPyW2/JaTstnuSyP5bD8lbvyVs7KV7kqT+Wo/JSb8lK+6KR8lF865nJQruifPHHyTa7JMzkmv+SIbskrOSVJHskh+SN35I0UeSJH5IfckBdyQj7IB\
fmhB3JA/sf9eB/n43tcj+dxPH7H7Xgdp+NzXI7HcTj+xt14G2fja1yNp3E0fsYN3YyXcTI+xguxeBgH41+6OBff4lo8i2NpQW7FqzgVn+JSfNCjOBR/4k68ScvyJa7EkzgSP+JG+pMTcUEf4kI8SKAD+g/34T2ch\
+9wHZ6jE8k2v+E2vEacz3AZHuNDC2fhK1xFJ3IU3ud8fsL3XM9NeAnPczwn4Xc+wkW4nYdwEP7BPXgHr3MOvsE10F3guk5EIc4ldKJD8AfuwBu4gqbkCfzNEfgBd/M2L336u3s7+/YkP3YnN+BGL+AEfICvuQAP4\
KSrOQBP62gNrZ+1s262rJUhq7Soh7WwX7taV+dqXH2rbXWtWS2rYzWsftWuulWz6lWpGlWfalNdqhebVI9qUR0qd+rEaVOykYImcLAkU44RUxKWYUow5RcugljKK6UVKuWUUko5CKV80qRkUi4pleQojxQpiZSC5\
ZC/EkgZWAL6KHuUPModpY4yR/l3xmimrFHWlX6yyrghQEo5WrPHiFKvzDMSlnkl3txR3pUjyg1hpo7yw5OybkOGks6JUU1poZQrKxizlBNmk1JCGaGE8GGwXBBnGivfSgTlgVLLNiOKso1A5pZqDKSbfWWBksBal\
elWCphyJSn4rMVkNkMZucxkU9GYJWEz2ATma/baBThxzVvGHbSMb6asGWvC4ls1Vc1UE9U8VWouTlKTSSjFxGnkNDfNPiOSiWlemojTEqU5KZIOm4+mo9loMjJyZ2xTaFDcDDQB+eEz90w9d+pMOnMzzps2U04NG\
kPjFzLGNbNwipmEfBb03maWiWVemVaOBOagUciT6WQ2mUzmkiRHppFZZBKZgnPIzGD8MYHMwAnoY/Yw9pg7pg66iaPubfrJyNu5FtumtSaK2Tf55om5N/WmiVli5k28SWLezRF2M8QH46ybHOaGqWFmmHRzbmKYF\
6aFKTcrTApzwoybEmaECcHBbDAZzAVTwYQzLplvE8E8MN1m2yznnD999uS5xr95nGzTwDTOApPAHDDXjq1mgElOtQlgpn20h/bPntkve2Wf7JH9MRf0xXjvh72wD/bA/tf7+l7P63dp4ed6XH/rbX2tp/WzXtbHe\
lj/6l19q2f1q17Vp3pUf2qtwNrfLz6pH/WiPtSDesX/9Inv6Ts9p058TZ/pMf2lR3xLX+kp/aTu9JEe0j96R9/oGf2iV/SJHlGjekNtyon8oBf0hx/o/fSj5/N7epGOejx/55nQ+TlxHo6bF6BVfk0jfppH05bes\
Ck94ZP5MV9ICIYvgRmoMUhCCRMwUsHIBCIjSZI2MQyDcdRaR5IdoXMOzZIer9Lqky8ENyP9ySDvcMCYyu/Xkj95cb/trjkXarPSn2iTnDZ+Arm72m4c2MV5plXLZmiQi3kDoPWF1ZdJKlXk2xuy8fqtjo8lt3QSm\
mL+GdkOTyH2Lv0ojk/63i+d8PQulg9zrgazFQw8ukz+eMb3O+yZFcTAp66rl9rauctNe8Mhz1x21YaLx+D6tlyEJvpkNvyiRzxVa/U2xyRfWSt7U4XPy+HaFa9qPkjvLfiCeMKZmExW1pvOV72HeJgH7PTn6moCX\
w87NvUrWLvuDylUcgPqZmloG/toQ9/a9wdBsS/7cHHdRula0k3qhhn3dDA3A/iW8uKrOAIrM7ssAGrEetARlpFN+4tmOgJXulDd5pEcHo/yaQJ/EE9zhOMTD/5qWjYWvwHwBH9t6pcuqb/CLzD7F7T/lY/aN4T5F\
/NjYLXSR93RWzpH7He6fNJ+Y0mB0Q6oRtYN4en7l9J+AIqnSan+0iL1+CRkmgHzSF/MTEWSxTgcsBrH03CylvsfSebSnsVMCrOQfErZN1bh8C6cpatuLCNwb+ve7DwehU+2tviXsvtbfl6zyY/P9UMfowehY1c53\
o7X1JzuXWWMrOtFpD0nXk33IRzPLIEcaOO4wJrMVaa8ZEgzy9OutPNyLsi4Os/4f7GI7hLy34O+CS2WExRnAHpSmBM8IB5TB88AqdLo7HTGy2uwYsKZZPYMU0hC4A5Qi3vH0+gid15maKLbvNtPry6cA/A/6aDnW\
1rckuieMm0ZJwEyASQBK8rEwL501wktc2kSW0paWPwKBIcpDFoKSj81QXCgYClJX48CaG6lSqE6SN6x7k6t9wuco0VWR/K962N6ZBmHwUZDDI1r+rjCTaSi6U3rif0JEs/zbg8hpZxMqiPpf2ZcMX43pHdmxrcdi\
WuGeTkp1KW4l2B323K5zGvY2mRH62eWmp2sj82cUY4vdi9IJj1LS9ireW+BkL2pC6VJ9ai+e4XMQKXepHcpJ8fkDpPvdSUe1wlcdqR+5dp+1I3ANHnbYa+CdWkf6tHJ/uRl3dllHtY3WSA+apwP38Pf8NgB45paL\
ofH4XB4phvehmNyNnwNV8MvueUXGj7Jz8yIRANzyChcVOh9W5SR8UbOOIUvcilREs+4E35oyAu/nAkn5EuUcMFADsi9AW3iNZbhyTIxmVhMDPYSP8pYYiuNsdsURbPE2Ilh/I2XCMaA+q/rYy/PLrYR0725xTJcq\
J3FZmFfcZcJEvGW1pVVDIJDrGEKg5QFqCenprk+a2ftrO1MDDQCpZhAnBRfj+IAPCayznNMnfXmvKkllZULZddK2WUrF3kqhQbFO9Af3WdPnjubmnMy3WDqNZeV4XB40orlWJTgr5XhqGM0nCTqOLRFI/qmo3BUs\
6pknmcS53YbzUKVqTD6oFMIJ9NTHE4hzq2cKVQCAOMUKpuRjAzDBX/potWPY1qq6EYqi1ox8VAbdgcFA71/fkP6uD30jhxa48DTdrpNhtayTRuLwF8y0zRUz8JnYZEUKFZrKDYKBoqVs3LWrzNqvn0WQrFBc9ALO\
TtVnVLYcTuuH8ku9FraWb/lseBdecenohF/UWsVFaE8PpkhZ8UKf8ViZaxzK3SnOd+z8A9Loct1MvZNvvALEbEQ9X8Jf/AFP/C9f6SL+OOLaMQnooUA0Zr7P3wAdiI8Hjr29PCouOyurDJAORnWMXHAGl+1LdeVV\
QYoJya1P7a1P3RbOUPAuYtK7z88UDD7C/f2M75Nxmuf7V38mkbwaX/2K77sx8TAvr64VqzGKjllHMLcVomsVTREWavVlK285TeI0qxWzyy5gdZ3neAisZX0WmOP9VdWIN7Dc3gNU49BygLUPwV5J/1Nz/QQ3sEz0\
HZ1rwDBL70SgU/S+q9W6/V6RKUG4NMpkZGRldq7NDrP0KCiIvn3x3GgP3EfrfPsySOVbt7ZFBKaozknjhNnSqFQaBxc7YdaB4a7C7+Eg9rbFQz0/vFspfaD415G/Lp9ekiQPr5uD71jbk7P7ekhWu+oOr319l23b\
kUNOrm5DbcNv7ltY3S7XRgvNtrebrHV0H5ws+BuMzIVYZTVoq7WO4WX1t0nfK+G8mAUJnR2rkRbdgRltYjfyBIRoqrbpdofdocNO8NS9gnCvrCjonYFzofmwWMbuynsCVuC5tsRHuwGiAfCOrwX7AT7gNbbgNzmL\
N0F9gDnRtoCdI5PYxin2eqM6HpcETU7U0NUIfe0MhwOT2aZFsTROevSdMEsnaUFqjahBnpfYJVcNUs5lOqYICPZTZoJ3kNC++n8yI/cAMb2bw3Iz/N5PXjezteh83LgeN98GzZq3pLy00xGmpF8MpFhoPSDtV+6/\
GOEYqjDpZZJOy0opDFTt3E0SLM855RjkkwHA7aIHA4GYzAGQxgCBEEQjEEQBEEQCkEQBGEQBEEYjHEQsbYHuaPvGmuyHHAl4WhgSBKf/mkkOwGsyGQkFQlJCjsFFF4HbyMmc0oMTWNNqHk/NcsL0vCsTQVwFbcZA\
qLHNPLHL+z2j1lkeCpEk/nLZdbMQzSS2l1n+yGBs57wNC93vDQlOJVNAULx868CPHcImI/30osh9UieAimcBgcjqULeGeToaHgpib7U4eWlD5vkekQq3VpnA9MXphUI33ijYwGnER2niTtu9eK8gzlA36HzEfaAw\
dHG0P+JdCeYkkzmUV42eMqbyQtqfF4z0Mt4KLYYR2BcufyFsG3t4cnsnweYnyVwqZDCwfrIy2hYeMLtoSM9a1P3j1fwIbQ4HXSfN0lEmMy7bWwancDKvx34uWnVoYnG6uBYN+5++gJejAZI8/bjzsfTbGAaT8pi1\
rqmEhpaS8wbTDJvvbl5qXPV4g4EbHNJQdmznkSHAgqeAgxswKekjDdR4TuN2iRNYvMIQSWOazylDiTQcmfPbBdhjwZYs55+FmG3RaF/PGD+Qw4wzXRNK7fz9OUwIcvbWdloiNs/L6rB8+FA7w+5TBqOdh023Whsq\
Au/1rLErLqQ/4zosrtkp3/UrSoszDTU8wKZ0VHKZAUvS55TwTpPjJpm0noY/sawq/OR/aBFPQjOx3jXAAIWlXna4dtOm72HICHz4hKaYJNBThI/hAvFweRSdKmDhQvkLGc3p5R43DuYj+ZOtQu+bQCp7PfnbySFg\
Ku9ueYUCPE3G9FkuQAV0/O1vMXqAdCqBzHK88YeL+XZI/arZgsmKTRrw6sJS2etPKAld49YA0wn7oCbZl9VeCgCMA2zXrZsG3VV8zyJRiqmbWh8OzmARODBJnulEDZcP30jK3LUSeaW41jWrdzpBboSXJVD9/kod\
UiKewnuvYqmPqcyBPj9RA77De+2oOMw3yZINE7S9t6CnBSZeYVHGm4FTpPdnBXcqe3TqAOTUGGCX8bRyOQ/foUmw1M4n7RZLPW9c8tHzk1z1jgmAAVWesBh2WnFzAu8WVjAtpUbq/s+5bBnlcvxPAqeynma3OaiK\
bC+3Fxk9o02a9MSI9/7n/P69E8RLOfhEUivHt3sfeOvSpTZtLPKqDePZuC+B2f5vRW4t6RJ3+klIZMd18pnzNjmHSSI4KWTX+NNIv3H76WpZybCuG7eISnoh02YY9fRTy9vkgRCEDsru312rEwk1MowoRuUjVeVB\
HvLXTaNgcFUzJpgEdEeuBlDJ8Syy79sXiaMuGw+8oQ4djjsHnaR7KiylhDHjpVRIryXYcKRoaLuLDURWU4gBNNfF26SfAnhs2tlIoN6WSYkdFvxP0oeZdOIBUR0gezJmTrjhYeVQDjKpfEz2YEYeeqXfysKvihxz\
njakmjlmePCFBknnX76e+GoyyPII+XJxrpGyfkeSB+23Ja3s4uqwnLKkPTbF3zlyL64FVV7An4Pf9SyIUkwl4pyynkY9nuPxmNgr4eZw33PGULIPSQVNDHNgNEgY7EYTUGqRZYjSUthJ3BUSg0n2W1OIzsN0yolO\
e2TlBo4qeygSUqJnCzsokmQEp2Y3hwPd4qnKiU72bGOHl+HrDtCZSeaYBAqtbBcCPwyY7YutcZpXApQe+GYSzkoDK08xlJKUuj7m7foebbPyaJ2ohLN6R4lNKDU4OGhFtMo9YVcAhMY1sGeLscSf76WultJvLnYa\
JC+sNlMnO91b7BWK++Bw6J3WVGkaQHt9jf8ItryBPukVfuaUIrf6di2m5UWxekLPk0V0cZ/E35GBBvAQ7wOAWHZCMTaJk6bCqfRdEqHMB4MLl7xb9opt515mTrvxMM9hwFaAYd2ojMg1vVLhwRbH1BcKnsMUkNNV\
tU8Vos2nhpRgJl9p2G6NR+otfWN8DLskGbar0lmWIGQOQ2TkJvENfq8zMqS+J0wuOfRwAxaw2mwkEAMesXKCtGLrOFCPBCf5xFHMEIUuM1xWSh68Ip2Uo06n3lbWUoAQPOVLYLW95IZa1anN89bRaePkOGFtn3F2\
ydNXitSehPoLsxe79sSMDr19vgwEcF/Ubc069UZVTPvbvl9Tzr94yFz+crmlPsndurChGeA/7UQooGHgRJnH5cJ5aaNSRzOJOh9efJNssRt0Bsm4B7+whuO0D5G1PgjI121mkZX/wCmy6Ex0ILKggDKlcDoPOZKX\
ltgINn8ujMhCJ1sttyTanWDrsH0j2kCrCPW65sI+Ec35dYAItNZBHS3yxNimRlrp3dbvZWfHZzmHcNV3LqI+/g0+WdxkNDu6CIaAOdIA1qwBCl+J3DQtfD5GP+2EW9AloZAfLVnKoHEREIE0Vah1hpM6DhxwbDVU\
LQO8AlaTOwiNGInYwjgiv/OwQ+4M8551FRQEzY8O1/vy7aF2jEv6z7DZs8xeOqGpi2018/hWaTV6HZrv6/gLpZlnbEXZoPhFbarXZfkKlxzBGdy9jUn5Aj0Hec+1C1dkoEdcfg0XDPjt0St8OFtWwdDATxasp7rR\
aV6ZvxFdf4RNprIO5zf6bQbgERuk7yFCQrqQg1dYzzHqiM4HpzjQvQobQTnILBpdJdlP2wzxz8IPciL7BdyPSYHhgTN0zVWo2NnUvFB0Y3zL+zWJboFlDed2DFbDdECuiT4o5mcjSOlmD8nH0+f5sBUqeG3p5omj\
SvkzQDadxAcQTAcUwczuFz+QluwJbS3X3lpvrPgXOuWECOfhSSITn+CzxT9fIfgAmwFwsY9WUALKjyY8EUJrghlURPyW8okd5MdqQGhAbEBW2/ghWIRHwT0Pz+VPvSfGt75zm++jtzTMpf/lvclpfxjv7HclZThq\
i13f+dimuTI301+93dL7m+kGcj9uB3BG9y4FxMRDw2/XAq/hM8DHeghHb7D05tDX/nbf3tw/1ER3FECN+D+8wvDazKH93heTZqAeLzJvnrXm2/Xe3re7d15+85u29XtObm4zd1w9RuQva3dyMiezEduRJt2azfb1\
upY22uQWy2tcRFRe6OGVgan41+0s5012y3KyDbZWAoxEwPAm8kO4xs7E5HYX/trd81JXPNMpEXDOdil854I6X63x5MnOXzf5fFmVXd1h9hVrP3hympXbaqpLbWjZr8NtaH2067g1LQjbKZ9rVqXtlI1iQnucfBMA\
HXS1KdOnei0pyLN/GcfbW3qNtpFu2gT7aFtYAsFbSC5wP6ZSqFP525K6ZhgKlOaUppTBJtSHM+au7nB2RV1CuvcINK0HBY8lK9Db763vOP58s1suTVXzpTheXKWnCPNzJCPsyN4bpwX50TE+VAmYMil8GslvAIjd\
jFIRbAGjBII+DdfGeMes18f315erOfNuwuMiooxojyHVZOIy7jORsQ7ebEPVxx1Gg4C8Z+plEP5kzsNm1yH68RxXJrXZTXfZfEMmcd/qeJNGZ3oW4aJVcLl7by6p5SL4+bVeds6vOtJGoWSV6kt9ZFSW8nMrkJWf\
T0+bsPHd3ws/IL3t5EZ6OTR4kXovoQ2P5HeMhTaY1cibsrDJaYHM2TjPpcL99fUCl/tK2dlECKG5TDkX0lrXAxrwzUGt5aKzOwgePZic9hZFO9Z2AcCMut6AaW/CQp8Yp8eH/V+fUzw5FO9MZ+C2IgF7++9F+q9V\
NlCDNnC673e/LSBPm//yEtgdE7AHizLlI4uejC7mat93dbPvVzccx/O7t/+Dchv6z32bm3PpqZji/2aWprMtBq0eisc0xy9+lY3sI/9Go/Vvgy0P/vsHPZmb/Ytvozsxz7Fi2FNhGFJ1PU+HuernCe+Zg71XQ/F9\
VpZHwLrP1z9VYa3qqKKJTA4APVTUh/1UE9xOv0p7uOenirM3Oidtr7pI8SBz/TXt77SVz/pkY7eqMjKDBREy6kb7EN7tMFBWsSjdXkiyk35QwFFR0fUoqNeRO1GRr1oiCgoaGjIQNBQDzLQhYR60A8QFAr9+ZlCf\
zp02qXSDnU+adrpbNLOTus0u45Op/nl3vLml13uPeaXlm/CYUvLyrAlD1dySkoelpyEhJSUjISU5JCR3IwZDvkIdkxMBIMbE8E8sZEvLvLEw8NDjojID7lwQ0POpTDe4l8LbTihA35FAQELgwcAAQUFowAKcsAoP\
DCQA/r58b8/7lf3bet6b2+P8/HxPa/Xy/X0uDdvbm7u7s5u7o7P2fG6Oj4nF/fcuq7h4IDUWzhev205EL7d8tqtLY1Nh5dfu8HVeFoavwHlkRMzRDNkqBFFEEUQRaCVNpA2kDbgMjhal5/x7BG2n2zMzXgLXhbmZ\
PPRTI3Ds5HMx6x8ZV4YdaxGJXC+Wsu4GJ5jfKacGtRAMcgeeAoxbiIMm822ldi2AbVNCZtOglztmJP44l1cWlkhONamP/ArqyqqqXlRikdBPT3IySKr4BXkE7tyyUYRp6YLPEJMIS7AmeIBV25demZ55MR4dp9dA\
G5ciVd5EkfiR5zKjXjRvuREfIgbEOJBh3OM+TrHcHKra7E4ez5mtBTzugAAFp1Dd+kLFEr0xyLo7+MppOcuNPNMHB/xhA6HJ9zFDc9h/xJPaHOGTXRMB+PR03CNPOiUlkZNGjQ8hWfKAOhkxhR2ERMdC8PIiATAq\
it2MHA++pcJ3csO4A52B8IOk4DeZT7a0iRsKu2s2FHBw6ZrgepZuh73Y+M7JiIeGn4fC7+NPU56/uiwfK9bqQoJ1YMiebNyZevYHWvcKlAkKAO/Kd/DpDIDMOlSOpT+BFoAKsTESfRN1E1Wkx40PZF0EiZLlDShd\
yUHsekBE9tJRkZFRUVEmTAJkiRJOhKZsNvNZrvZ3i2LV5R1PLlFRCk/coQOxVKJFj0de6RjuVGyMSmnQYQ79ZLTk5KYSTlt4N62QLa1lw8Yr/eK4qC778VcwFyw1d16W2frOhb0ta7W0270GloZQWBIQOtY7LRPO\
6d9rVf0UafA4231M7ie7WYtehlcJ+tjPYWYCcke9nsd27Ekurq+vnqXllbn4upaIXpWVg+Rw8S6uuofPvQrK6qqqCgqqqkoqh411aWketQTVFPT01OFpqfeVKE7OfUmJqYeIUJnsl6rVat1qWrt1aWupNSrJ8Dg9\
KQjpKKLmagkNI7NtkkCY7eZQE6zNJHIisgB1AmihKHDgoOQIGAMC0AhIRAUCIQDoDAgLABiGIABAIhBQoxGKRI/xfHmCeCijHTn/Im8sx5DyPSz6WtriNrft6r7XPYdayhSwHBqQwyZwdxZSFO8smH9ej7UpwQZw\
eDP2+eoxNaobRLcGWOyvfJNFkXKqKQW1PPyYWsp3c92bBUIWu+cirrhrolZwVIezz6dOtpKLSYcJ5nYmI5ISYkc6sF+uqYZQpIdfeTJgDcS4sJ4SiAjigmiUTxHk3vctCthSLKEFIgx7yQN2UL79ySBaAOPVSleb\
Hx0Wo84dpjTX8SsM++kYRRJd9M86H45eE4rcPd2okB0eIe3MBm6DC284/m7MJFpMiQBFYvm5aWBLtEYaM9jDXO91KQ3knAd1E+DdoHyNrTsmdg65FI4PI7JDFKy8I6G/wUnP6zIxLZIz9HXOWgMNZf0/bLhFI/St\
5wBiP5D48LvQAWiZ2Z/LxRRwJKcZLSjmNtXQvCj5xKkKmdeq0zoC/ooB1a41pybZKaU0wde0+OBeRPvRYlUzBWvatvEXCkuh+cKeQ/JX2Ip9gXz4OKFTj3yiM+FXKNMbDpK8BZ8EM3RxIoDyjuYnoxOnHQjScCUJ\
5dnphWXAlpl2pVIU9ApbVfBwthS45VvDO/Goyu62dleXdQWt7npi7UQrTJNJbKuJC0kZS5zkjB/NoCjAcIX5Ph+EeM86bL9q7HWJdrH5mkaYkVES0oKwzuTk4ubYugsKLoTuH3Z7vMPMGBM7xRlNIqOwHSBVYQmf\
M8zN4k0BAO6ocKp8rmYaQxAJvm/lZA5HSnpYwLD2sRFYhR3eoNNAmR7V5s8j0/8O8UFUsJqgUG8kDyfAYAYYvwUiuhARFCVHhRUNiuLNK/GKHtcij7M4jXB/1fk8R7jBsxz5Citu/jScHuSrxEeWDBnDDeYK+j+s\
+6Mj9pWUAmiPQ35We0BiBK3DsI1r9BlPFy45zkwTprhxRifuslWVtPnMapbrT2utl7QDWxY6nVk5SgmaoY4b2jwfcRtrnbFmGfII7TM+9WBxz3Nja1JFdb0ptVIWGW6FhtF8j6ACx1WYAPg32qw+2QCTVGzoil9t\
w6fiO8KBuwRtxmOedGmQeABJU0vdGjLirhTQN6DQnPY2PpJDGN0eHKmdvNzBfRuOy8hEsYpWbbHxhMsSXPlNLQ3kaLogNPSJSlZq6gVNRdPmqShD9txZFpWGA1gwKc8BI8ygR4lCXaYeXwbRJFc7aBEpOE8VP7gD\
QgoyqCwhIACcTz79bMIJLGEY3jGUsvv1T7NB4A0YXft8MgP454fL2dF6X30uvxs4+2WZU5mTX7k/h7+zQM3QF6gktOuRgP4WLQ6q4q0Yb7Nutv8SNEcM3EwalscsK5DdyWhBUMaOUR2BICEAlOZM/WIV1KftLq1c\
zk+9hgQOT4YD7fpDU6vtfjJ/I7wE2tGmz+EJHQxGrva5OVW4unYUT9yaczhScI/XriVqmFUN63lDk7Pc/+aaFKaQMcJ8nZKL2oGxBGcQEcXzFq9QbnOS+cKGocNkHHFeY3H4fyTYbhPoC+cNEkaRPDP4Z1TdZ59F\
JztFRAmGedMyP0oTpKN5sksiw9tBcxAIdY9oiibSLH5JMW+9cqflODCkZK1TBphaQh1CDiqzptdghm6g2Am49IE31/GLL5x3s9QtZJfwGw0ytovGmqmKVtLgqhXrXhBEz0YaTGsgU1KG6gnuu0/1fGWuWP2uyC25\
Le0weeXMctb8fwxrxmM/KI7m4sK+82Cwmn+1koA6lcjX6xEgoXRvYl8wtoB6f4eSVDo4JW76nJn3tOrjrfMi7PfBbElv6UJvl/GWb5G4+2E6zV9B85Kccu+USCbTrFFUyW/VSRvmJOQRM13QQJW11JFRVDSjFElE\
s6ctTqqzsvwgjvBJrMXc01suf2Tm95vzAMSjAjxcL8MSEFHCc78knKscJ/n6+nUWU/8+e5lXppfxq7r75XDhQtPdR6MbdvpT4a9eDWr5cpPgpR+PA9M+CJkh8liAA16JHjmTVqxhL2SP05VT73pT7wjcdJ+Mfaue\
68cL1246jz4om1GELRqUvqHNPyVJS1553FdVO/8l8zb5MFuy8hgCn+b0oN+tcHPLhEGpybDN0DIt9t67m2/QnW8OffaLZuQezmPY+vvP7r0jCXhTw4DFQ762LEpmCCXjDydCGtXYc48EV11pI/v+uWlKcvgvx29W\
jgPZ8JZiDoFXTVUHTl4+ag6D84K7jRL5l7MN9Fy209uer85DyRYEeLCfTEgBR0TNPMn5bHSPsnXp1Onnvjnv5P5ab8Yu9e/V24XFw7VeTC2vdMvGfTibdaWKz8JKfFxHijhRsgepsUBJOhJ0Mw7acES9lr+OEU99\
aY/4a7Epfnl2Ln+fTmzunBV58G07Z3+ybAXb7O2XPlJSNlH5oGeW7lhthtOg7jDnqnJQFC4BpOCk9Co4/JYLr9N8oIMji1Qq8WjhnHVeYvQZEeZNPeEVbkWej8i0lpL+rxE0hQ3+DljLZg6Vxk53RT2Vo2cfSLdd\
dQf92pXiF34g7oIVPSbdiB1XvpdimdolOtpbJGOyy83v9+a9yM1vilPDopkGgoB5BDJ4qlOcjcpJ4znKKjiKtQVhe/p1e/FQVgkrqXmOgBAdV7ON9mJTEa9YDWu5f5PyLT/nQdJtBHShHV5IATdEzrzJO2w197I7\
6dTtZ7pJ78ticD/G7tnvS4n1y5FVcdbck27zQlxL9nYbf33I5I2e43nDfUR0YRReD6C3eU7s6Tc0ffMSu9nRrqa+QXfYoTC7h9abrWuVpY+HlLu56wDUXUexDbZ6ZSMvWA3Tsv9T8i0/T0PkugipIX3ciAG3SVE5\
knasffelN+nU3U98ye/PQmB/R/7zb5WLjdovu1H1fG2uXn2exDb5Pe04PPLOAvXeLydYHnT/8CsJG7dNwoy0ym3KNXkp0p5I9kOBNchfMbD5gljmFWKosbaWtZpxBftMwJBq5LSPUzDryxpZa3aW46TFlYPHLPhK\
Gk/h1CY5ttaCaB+NfALTwTBWdPwDRDy2r3vepDK9fN4EQ82jDm2+OMkvOw4qy4MhvVi2E4U6U+n2jDm29IDF50E8mlovz7V+mu+besKMKyrh8190+XlDkRV533rZ4RmF0ei9NA0wpZTf+KT+bd5cAKIEBNmVwMk6\
CthmTcJhI33QD44jRr1rj/L7blJ/ujYs+L1crzOElXnwYumGfWgbZPe39L3V6Ik5DiPZ6F86T8wb5K3dosimymUbZI++qldPpNEH4xaDMvAINVm62lve6jiHTfvdTQMhndDYgledg5lV98mxxkNC9UDwxBawX6q8\
+pWY5bvYJhkXDCR99soSS+alyOs1rQXOAOFWPeIpmwi5eabFPvUK35SsgD1ugeJtbD2VflRdV7ZEs0yCKZKTg8wEn67pPWteVnHyj1XSWewEGCP5RRM5N98SWBfPfBPT4aWHHefmtqKRMjHbQ9Vp6GwXcK/S2K8J\
/0V10L2Iy0ttjiNphs6EOrLgTTokHCZP0mM1fdxfjq1uvVSP9/dzKf9xdi97n05uaF7ONJ6t84zSevo2Xj+K9GOLv93U/HOE/Ee9kd8y9lPtLT94mgk2aADod4OT4IIYc90yUSQtg6S5hPRrW5mv6ifD2DTNs6Kl\
Q9Bp53Wd3ljZLwoR8pq7mivxfiR0bDyjsMLy04DtCOg33lyYbzVJf8Fjlsa1c7EDYaZjAsm8n4bJfF3jz/p5dCdc3Fm8JBgj9kUTORJ/MeY7VXhvkHOQ+CouXFa1r0ooVIPz3xyeI8AqTf+lH4Q/Dieb/SBgUtHb\
PXn5XibBQmq8y0jmMELo/hgTLeZa78JI10uM7MLgmYhkbzttnvMsngDEUoi6o0KRCExUOf5MKI5MEC4m88kfnL2qvNkFEAFiFS/9dqAQyUZkh6SvFd9KEM3Z2ptyIduWd6oln4GddylJ4odHyRPyXqFenSm5DomH\
F1cRWk+6rOEz5OnpZox+sSSaL+SlOvwzkoaPMHasmn0laHBKTLWnSwqOT9K1+Ykga/VdRwGRsD9c5iq2Pkl7eohYEReLKH/FgOlVMkJRz01jdYfojm1nA6eWJPrzfqaL4bbDOfIC2LWbIUwHjsp46pZlNJAEfcu8\
IJp1gYxzWA/cOzOgqaWl8yFUVnv+/AIhEkZgl2e82cD5JBCV38uPtOx8+Z0/ur1WwWwGxlE5wxQVQIUWUOh6Sfnfz3gPBQnsiCnQHEY3Q/lKvQj4u+c8jQFOMyWyiaAH8WtjQZTlYwILStRm01Zm8IatOCVGGe7Y\
uWNJ7mnAII5++gjMhxp1mId4apzaqW0u4cwsCd7T5rGm38QcAfi2PAnpW1VP96JF5rq/zEdNvYXoM+TMNN0Y2MHyeGD5dKcxNm4n2fKXhnL/Y60uS6HqLE69rS767zcRurI3Is3gSE45NXRHtOV08sj/VxA/T6ng\
K+32fPCEM7M4hxL+9SRZqLoihMI3qcQi6jGu8jSpFWfJgdkIDQM5jLHKoU01RPJ610krQR6YeDVQlXFcPsedYkP1uu5hzqS8VB9C4uXBgmCoBDwbSgkSy2TdPENROoyLwI+AoJLYEqVgePKlnzWN3zkGZp3+hYxZ\
7tI2lLf8WzQJA6oLYtZIaIjmMRqxtYit/9Te2lkIEQWibhcPI0b8o2Hj4HcoSEenuf3gMYGTeCAVjvGOgcX06CD0M5DUQ/8sdqxzh/DI9geV6j7PBhtQfWsPQ2S/lyy8rRy8eCjHEgmzawf/1RMmCfFwfywSKJgF\
IrKAxUD3KqctNy8Jyf2jUXOuuk3T9inQfo12DYlPHJ0WIGWw7itagYkuCtGGBpcAiLBrOMV1LBZwNJjNXVIY3IaBHCQfqCzg01wANpMnxUWLYAVUwLB7qaTzEVWYiaHXn2GknrnGWNQO7yTvtu8iq8XEF6opjPMj\
uRQ4HbAnV27bHiBL5dLMo/TAOaCKm/yVUUzEdppHoStalfnoCv2HLLPe6fqnt5blHm+Hqyqh/dFBwPVhMZKX8d6Hu+QhLLJjPx5OvGKtO2v6inz+GSRI6m3SjbhpDIFT1K+w5Jx9pZaN/otwmOdP32JXtbEJynbi\
ArFzQHAyJOey1aN94ABCLsW57Q97AoOOAHZrPmL0Ug9c510y/R0NdoavFy1rIp464UEXjlGb1s1AzONttDGmetDH0u4SHfDsYFb033eFswWOo2xC0NclNP2pSZYgYH/76gwYqQnCYOEPW9+0cKji4ML9jsxyMh8a\
q4gkok23pQWxEmLKDERJsPENMy5gkbFL0ZXq8wD7m8YYzxvuMR4fnX/T04yumHN2cbBNG6ZRXNGkSSoX9fTxMtHjMdUiz+m8vwsZFXiZjjDXlc8CXPrnbF9kqxt8cbz2z2GFk0Q0XQbAn/meHZ0oyRC2zQPqrZFH\
kI8F0fc6Ova8P6J65r8EyDpwZ2DBMqbNa+Kz/CuJvfqDMMJxtrFrLyAsYqgN4/ZbSFLY++N03NGHsDoRVGNReX8GMxzWgEuZkI6FeSWNp6DJBez5gDjn+B4UIeAUtdVkhed+qfoqiQv8PZ4Jh0tfTkwaGmann/L+\
7ozgjyuaHjRoytFfYPGFamnIVNvOpu2xOS/q3VkcLOnIXCgAcbLrPU+aiIyY0zPgjGQp3XFGEdXSvh0NoAxhrf9k4vxa3pLuCntUdRgUDQPcMuau7f4O72jhtKYszIX255av2j62kNnxBZFWQUFI7zuln6pQk3eO\
afwMweqhG6QKnB6+e7FxGFolDoAzqKwCHTSmxm5JpJ2GskHM+aNaOW1gXFdmovVvGlygBNMozi3imsMwY7tArQpc2cFNcO3yjo61TKtireoww/JqtaQ5fhe5I6k8dmQOz5yZc4nlP7JXJgdIl8FZAu/g248cScO4\
9fkmJCbl3LTVNpgwxcIvqViqaNcQuUOzipzyF32O5+k68ZTVHDOYkxlzGgoOafTU4NB3GaVUYcc9QCPBDMKniBsz55vk3tB5j2HhZxTcLq6JYJDw04r2IE+uyXKz3tQ/2jY/5t8tfFWpBnotDxH0jPX/qZu5LedM\
I/ina/eWySY3dmXm+1ymvWuVcSk5qfIWmPZev2ShAU7aShHNYawa3MG6FXZIz8DvymmKxGeSWdNDgwLJ5MuzYg92HPNnfYwojIm5BOpOFBjdCy7Rdrp8L/Zyc1bw4dR7CnwP9nJDSq+GusaRi+laZDuaa8dBiCvf\
06JIRLHm8xaaESTMuRLL7QzPNaMCJ00L6FqchoElY3nkva8XuzzbADcMjwK2IK/tT2MNtqeN+hrHc+bSFcBkq1wHzoFDiBCt3cDj8qFks5IKqBseEFP5W/KfeKr44iTRK5uFBAGwIc/w2GYagYygAFENQDUHBADC\
0oy9LkNCA+CENgQOSAgFjUhMMoRCBq9FRN+CKYV4FsWF+FeGeN3Gxm6HR8hCIoHIwglCCcIkgcpCCsILQhhpwWbE6cFp6cv3Qg3MfIIhzMIkwbiJfQhB4k1CJMIXGB67wvWa/BaSWiWbplvnHCxy/GCJDMIegZed\
m+EYoh5Nzk7CD0IPwhIx5YXzITRiN6Q4JLhmRmcGpCHZaQ16AgskzHWPpZAmUGcQpKKQUNFQ0dJ5RVLCOAJ0gWHHhOE44jwkPKT/gaT9OhKys0zCHoGIYQliDKQNJI1kzZuETOhhKqIO5A9kj6TP1SEWIhtkHOSd\
JN1S7WEuYjGkMiSyZPKjO1i864ECf8Yr4wI6FSS8yAKX2NnowloaWprbG1vcHJ0elKU1Zqn+U0Il5iZ+TEJgyxPCFEIUwhVCFcIWQhbCJoAtl0IXwhhCGMIeGWaaAhqCGwIbggFYbICcQgAc3Wadwh5CFYUSxGXA\
zgDzSpmewhXCAiwCBsc+AZ9CMmbezd/gYMIhQiHiYEI/gT+BP4EAIsIi0xCCUONj5GTCJUIl5mRCL8Ffha/Bb8FJ1MKVVhb/10cX2FiY2RlZmdoaWpsHwpZAAsMBxIHNgmugkiocsM5Sdo3olTKEEKMwBnEVFkdE\
hEIQRgEQQgQBCFAIARBEIITBCFIEIIEYXgG4RACgT/sLkPTiMLPyVBXUuyGnWaXsjPsCLtgV9gF7Bh2/Oe8UQqfpCT4OQ++Uj6xKY1/hP0cHishO5Cf814p6nO8VCp9ThJSajG2xlRo6JkVUgnUeRT4TDBsboyBN\
/oQhdZ+jo9qDEg/Nk+tyRYImKTp/bFMGuGe9T9Ple0/5yMJsz4kUD/nQUnMPweeutKc0p+TBEgI53V45UcPLtFZtSJEJsynRl+mq5gJb0io8gXRMiMfLDcbAKYBz46vL6oR3tDmMUvVrRN7htLYzv85rJEE6lync\
awZ2hkDrzQawye/RU+VAEU1Qnz+U74pJfscbyhdqlvzD2E5HE5VsnZ249XXFRvn2XEZbZz877E1huD6OfryPcJoeO06a1EawVaB16Q6Per0vFIzz0CXAtkUONf/iBxbHaZd7lGeZ4gHowlf2od1QwiEhU9GRgxgT\
PUeOP1J5IQITPdbGmN1b4pZe44XqAZsdnjbT09L0BSWGTudUKQesnJ1+YDSoM8RjJWSn/PMlubgddZ5+xyvlOCTlNw/51kJsKv5HI2NxnatGc6dgJdsfms4HSAzzU6l8vlTqvI5aBwlSOM8fa5JqOBz+LitNDQEd\
g27z87ZaXY5O8NOs2N2uOzAmt14wnWVnQG7edpmN6fxz1kvSXjQW7Mdzo+ZqZJCzdu0CUpOJDpzVmhK/xzLhkAkkqTmFT0RPsdLBCZDNZKb1DQxJ4HPmdkoqelR3obTVJKBvJjHC8PyKixejoq3eUgpK1yMRsxWa\
xy7MfCdkaFRSoG8MscL0/IiXLyOhbd5SSk/XIxGzFZ7HLYH0R2milJG4IX5vBiOV8Hm5Wm+zQNKE6Fiknym2uMUd9HqHtAo03K+MJKWK5Py8sS8CM8rw3nVzN7mmSjNRNgwbUu3g4crMG2mqbVxyufimksgzuti8\
oZKAux+G3ikBCleYpBv80xJUgs8nvlyLIvhbBIJLhK4U60wSTZUMR/pNJwcPj4Sn3Qpw3K+6fu6Z+SDtWeecHD1Z7z26QsZIuT0wqXS8/s2eKVkELw2mhcl54WgvDrat3lEyaJfKO2mNUDObn5H87A9BVBE4d0aj\
1kaaKjSZu5taAAlBt9AyQD5bTSodEm84FRezuClsXybJ0pOflRvo0AoJRhvkxQCIjKFH6dcaN2O7Tx4TC34tf88HePD08bnvAtW0lFAd1UjvLGdm6XqdsKF0mf7Nq+UTra+jZctMDRsovk5vC+lKW5Qny1aiVcaP\
j7xCQZvA3Ue2LkDHo/AFECJ8qkIAIr/nKRQMnBeEc63eaYkUr6BCQSRwNNAxJnTiHTlczSkFLL4bRpSAhNMJ+LnvJYC47SOfrvS27JI9/CIkqtdLHXaBSinHl4mQ1kA5STS5hGHhu4MVApEaRLqKJx2HU22w411C\
KCPonXhTCPsOBoM+Xh5SPU7DPf+YrKQUNwcPvScermYJ5r5yYexJ6J0mMwzwcgxZuHwi4VZ4jCnOFWqbLdDYHhfWEpoxXHp0TKOgRJNbujp0BBndALN3BM6gB/i1sR8FFNQeeAxKPCIOdrHeV6AEcUoeOTJ73/Wh\
U6fYOvwsSS30tzT4w69jvLlB9IkIACEEA1xcn0OCHcUy82bnZ+doaOlnQi8GrwFvBq8z9DS0wIH1NXz19jZ2tvc3d97D+PkTQjlununqaupra+xqQi6TLoFuky6KxAtLzAyDDM0NTY3OP06Ozw9PxFDRH0TRdXfM\
OHi5OXm5+jp6uvs7e7v8fX2TQj3EmsJewiztbe1ubu9tQi567kFuesbICIjJCYnKCkqKywtLi8wMTM3OPZUOTu0yr/Bw8HFx8nBCLjvFbgFuLgdmqSlp6+xsrPQ1teOjzg5OjwUQEFFZXsIy83PzdHT1c0IvZcWv\
QW9vR5TVVZXWVpbXF9gYmNoaWpsgnK4YHd4elBv19nb2d3f4dkIvnEVvgW+vrS2CYFxuIHtHvIIGARiKIITAgdhEIIdgh9hKAIR9gdi4HMeKr3uPL1GO4EUit6iQaJ7mQSStOB90Jx5V+QH+BL0ZUhKAiPYaXwLp\
fu0XZp6pp+sBPk54ElJ7P6zSpmf07gSwuc8UGLyOd6UCmM3ZEhbn+M5VEJ2xG7ZxY7YlR2xG3ZgR3bDTtiNHditfM6LUsQ/p6igBHi0a8JvySDRvUwCSVrwPmjOvCvyA3wJ+jLGJIER7BSfEiN6FoOXe/HX+VSU4\
vNladAYO6BPKxE79aeU8H7OJSkBO2ZndsMO2IHd2IWdsAt2zo7YwQ7sgp35NJWmUfxz3krDU1jf/8bMFvWLIZCkBe+D5sy7Ij/Al6AvQ1ISGMFOIxg20TOjXQqhyB5jeggWpjqKG6X6ZFuaS0afpATvcxqf0rik+\
lNTmmq9/5x/oHTsmp3ZCbtgR+xiB3bA7tgxu2EXu7IjdsTuw25ek+xGi2j5nF4jSqDvzMHTPPcd5ohVP3j6wgL1UfHgXckP4E+AlmFMFZjKtnjfJHqWq8sF4q/jObAkwJ/z7SnJZ5ul6aj3KZWwP8djS/RgWZMKy\
utsn9LYHbuxc3bFbuzErtiJHbMbdsAudmFnYScKu/EYf85bKa5x7vTGNWpB9+cgKSUxn6MrKB27TJ/DAwmgXgcNKoVdJLtx2v85GlVS/bTS2DW7ZZfPIKVZZf3n0KCSsDs7ZSd2sE+vRPsUpeznEIxKzq7sFj7nX\
Wnu53hRqn+ONZUOD5FZSdz7xVIJC94HxZt3RX6AL0EvlMBg40nCiG0k9km2NAQT+ZwnJaaf42UcPczM0oL9OsaklA5iNw2Jz/FKqfw5CnArTQ7C7uyW3dmdXbI7u2Yn7Dp2Vuww14mdskt2gc95qsRsbbyMCkMor\
IidxJNfLJWw4H1QvHlX5Af4EvRlOE0CI9hpPEdQmtf7NKo0bSZ9Ds+VGAa6NSgQQkdfO0sDPPlTK+1nlIB+zoMqpf0c3k/CQKPK1+EUpfgspanPWYNSzc3BQbR3ADapoC9wMnWJizgqtcWGiI4d05kcP3WT+q7/b\
jzhHK7vm85Hj/qQy8Cz3Pzyz40WSm0jO5MAkgCYAB/fjm/3v0u/oZXJefDxZ5T/0mShx3gLbQ5FuMyWJpPiCyZZvok3eImXeIh3aHgvjoezZ9034IpwnNvO/dx2BvqB/xf4nmMxzOZuVig1a1df362rrKuqTkVYJ\
jTaKhxIi6p1L2qcLwAOz6fuw/NTTaDp0B1Nh9aKtk3ZoqOioZWPjuoKRsVExEP02bCQcNAsWAbEA2ZcRlxBXFpZYKwlKysdqyoVBU4qKqqprCSoV7LgcyGdlzzUP43HTCP5CI6Hc7BS0t9f3oajSR4YHmD+0Rc90\
Qu9T972Pb/zOY/zNl8zI4P2MWRAPz9APwG/MluaT6CP3HEXGJh36ThLy7N0PGVl5VM6bnJy8iZdhITkRZZwTs5zYWGukyZ/2cp/afL2HfJfkAf5r+jdyM5oPiL60W+I9IRv7q54NgLHAwElEZ7ez6sPswDsPQAgg\
KTELUf0up6b3t7r5SNgslueYF44Lw8PvGWXthvb2SXa1ZHJdDflMg+P3MdhOcCBA+bG47G8LM+m9bQ0t2dLW/u0cdj6rO3s7MwMDB43XV19ZZLdkZGNw/kcmdgRGBbYVRUYKJgU2Bf4LyspVhOLr8RR4q4KDFuFB\
O/btsvtXK7Blvv9/we233vvvQtsO7ZjsTi+zbfY9/v9fv03a2dlbX1WrVarqqq6+qput9vtdqO+u91ut9vt02+zO5vNNn32S1dzVNR1ve7rdeivh4ZQUBJ4QD1LSx8eUlO7pZ2bHh7dwczLz8+KipvIHvmVkZMf+\
XN3p1Z3tfrx1QgIjYpdsVGRMYdgqONLo0ljU2bJVKBIgcYpRUMi+VOEiCAaioVAUUAGZBiMQSgEYRAEQSiEQYiAEAEizhikjON8C9tu1ZHShN5diatlT+nOzNC/5Z7n0rBrmtpuNBaDFIufh7YS3Pn2ABcYKmMTD\
CrI4/2xGeRXwsnBOGzXenvTy0iwcuRD8H6B5yyWseykkksaXYq/+oMp0OHbO8+lYZcwNXAZj13rqn57Skp1gMVW8h0aIi5pEXkBswb+dLcPZxPZrKkYy1RiI/HsZ6kzMzbEOybRbjxWyPMgitjx14RkwR523RHLR\
OQWwTCQdfNStf34MrFZ1+Ly4/UOUm4H9nc2V8PcadTxvN6OKf3NaXLLgywaubHEFLmoieoHnhrwp91uOJtoU01jyIIv/CULurecs021RrZrkOdNCaPgl+1kFA64mklgTkbadWcGGNM8m84xjEweJu34rFz0cJwtT\
a4OwMI73NuLvlXk8aThjfhdOPmYB2saXmtwHxF0RjsMmC/wN7tlOCvRZk3HkIJX+EUWdL8M501pbRUOdZ31rXaQgmO51q0PJvi9AI5incwpWhA3luuHE/sk5Uo/5Hltlon4TTi52EF6AGvOiFMiWqTAoK6bN1r3R\
sjkMW7RbK7Bx/Tc1b6kJt6ifY6CPC8bfpPfhycNe7Cpq6kTES2oQFDXmzda94+QK0YXRZbCv3sjMeh/Wc9zNcyFjCLP6+Wa1N+cJLc8WBAV8tlIA3SmAGPNs9E5DJPVhjbGEAVf+GUWdG8p501pbZdB9K1GHnL4z\
2lGErstFTzJabhWdi8xRy5qo/qBpwb8qa4+3FP9uRPly9TO7wmhr/WhbmQ7/1TNdbyhzdAmKD/5Kx0DlRkZSP2Vq0Zt+rl6SDOTirzoal4Eohd5E4+1OS+Fbjl7gwACp6NIoyyFjbHgEXH4VBfsOvAav1Mn6YXbC\
sEJn4JpyNcDQ8TVJtofMGvAn3b7cHaiTTWNIQq+8Mss6P4yzpvS2hocNPKMeRJNDGn/glUoNwBKSGG+aCn8uJytr/A3Wc7flVVItdqF8dGk9kim4d7sqc01d2i5jf6rgWAB0R3xJG3RN4XznrotRDUH3o/BZayRP\
7HL4vOe3mlDX7anfo0AAKNOMEhdpyEuZxSOKfp6ELEcdD8A17FG/sQui48p+qcNfUmK6p/r8LCIQZug/OSvdAZUZyQg9St7JfmZSXW4wKuMSWdy9FwPgmiIvjIeW12n8fyAbpr69b+qH1LbrIT8XzkqyIfxLMChr\
VLxlNnWpzQRKJa48zklDHbACxcHCocgdVuIagq8H4PLWCN/YpfFhyC904a+FEj1z3XWWPBA4XSdLgtRzcC7I3EJa+SnbFn8dJ1/btCXW6fux66SiNXzDB5G/Kh3LbWfZGmYVnqfGEcualH9gacG/nS3D2cl2qzpG\
FLwvuDMl4bst2qU3hzdXc5a5PExhRBh4vZzrCzjUM9DdzmaPtrBI/zUGn0Sna5DEkXuKZwm1Qsh2ingfuQuY638yS2JmybVRyv+5JJ6/bqOV9ZuoNpFTksETnAuZkP+782R1rZo/4BZA3/a7YeziW7WNIYo+MJfs\
kD3yznfVGt31afI2nVIaosHCgfadFuIagbeHYFLrCM/ZcviBtr8c4OedDZ1X9eJzay7AbUTuS0ROMG5+IamymVGfsAJysHrhQ62tfE1oXn34+p36x6nSAe3N3D2Bj62TVA/we2naHCRgYPtd5H5xVxr8ltb/+K32\
VMmRoOJaHzz1XsGTEbwWE0gG40OboeUOE+6YjeNLXQHSRyv003fCmuBJ6LYnau9IdUOyHyUkNcq9df3p5M976k/vamT3ROys8Qumh3Ur3NgR8DuL84blJ5G48uOBdPYFKe5JM/deevxyfNLQjIwDtg2XtrwPiLIj\
EgYMF/gb3bLcEByXpJti8EFQoH3WdJtKQY2vsW94EkhD8G0Sc5GXsypatnE34ycBq6CmzXqCIA7VzLvlwryNDkUYMI0h+cKJuPJNjaN5OTqjL2wNwCQoYAE60GTXs4wYoLLXMa7N80YpQOvtTIZ1u2MzSXNShW4x\
QJ5wLFrrMHeBxgxNaCADNwgYWdMY/RCDU0Q07PSGUD5YEi6gewz+mQHxMQn6UjXWYdGQ3A5ljA0WpXreBXeGd5WXMf6PEJjA6XE0FnVHajaNEjK0PeND6mDpeQhH7diNVr8HoknwBwH6EGiDfHh6pAxGh+6jgdrf\
iWm7guAGP3BM8PEvISGraMB9wAazrqXAhvhD5bntdII0ycyWVwevSPlEM26p4wI0/14Y6fvBTrBQCny7p+XUuQW/2iIg5sus8b10jopU3SPJNDoudINQX2CImB6Mf/3nRyxA7K8EcU5WcWOt6Nu6ix1BBsAYMbfE\
ZKPcbC24ZUG9xEH/NcMCoPNp1wOB57wqVSMD+W+x2F2aWqF+IvtysJEIUGXZpaHwTspk3naOTYFmpklPGcR2aDLvO+GHTMGClwn5Sgwhcy4JHmOsEmH8VEWOsEQgvPo8SqA+65pROZtBc2D4zpI83Q0iEFJQ6Mjx\
eDuavYkkdBknp1/dv9wwVT9pc27CDgow81rHPSEEvBY7eDRNE82mfVGxqbRw1SFYxbIBwwfgrQXY+JNzmsW3DQiuFmvgwG3ROOxE5N5IBubJLIhZDn7okgHnJTn8YrXLhAWDQzLimSdUAA9b/Lv2PB4IptwhIWIA\
+L/j8f8VIYp0ASQzxzlT40RqicjzXqfBGMm6fr91mdApj2Gl02RHw8BBSh4lqKNZjvPXJNp+CfZ6MuEVMMFFx9xMJ4sw2n606RmOwTwo5DYAGCW3g9O++c5s2S3YuORi1dm64V2gWIM8VBajc5hSaZqzJG4+/F64\
Cib+U+Z/Grgf7JDt5Y1b4NIJIey/vIvNr0V1sYjvL2nWnF4OyOKhJRRoQ4/caQ+OWJIRcQF1Gv5OFTf5MN/6JYgs7ZmR6LNmoUL4QcTrYb9U6BKVLNEf9TkeRTiz4Ck6eIvuq4vj4J4pRfdCX0G00SLRpjkGZ211\
e8VWn9jrAm2uSQdLGh5XeEd97xMLZqrmsbjvfW7ATlP4aejh+NOLgk3YGm6eZkGVBz6myjIWJ6ho6RnGlb/L5CrGxSdwlgTERd/groN8rys8hcFJI9KdBQ8V9PYD7YRSzYFH0a+x0UfnJTuf5yTtpyeBAEDUFF49\
TsdOL6zR48gz4Na7sJB1FGFRs/nKI38QTbihdPgY8zbuOjDydL9x3Nym6koIDBuswqv/RcWw9iMLKFK5HndlldgEDVq0Mj5RKWpP7SNrGAadgyb92b6INm4n3hIbrByCg8MR4Ty7efU6j2Ojw2JPK9XeUUMUqMNG\
jlPVDX1Q9uRFUxhh6Hx70wPJI37E4ekDS5n4cFwiihf/Zyu3sd59BRNkePxqmJ5Q/WJUZ9GnM9XWvgDbUSKpyHG3Lc11nOYbN7PPCx3eBkFBMdBY8H2ezJynueM8TsSTl/R0wgd5HlNzmb4rp7d2GcrQjbgE2fDI\
TU8lBY/F8I8t56EWVlq7LN67pL02ZVVh196YXbjDtKvm23CtQvt4OUAx4hkzMnQ2j85yS9EsB5jeTSoibsVR3huHvmtnTpuBuDiKZCBvD80KmtH4H51X0GvNhUg9D602GfdACMsDu0MIx0x4nDwvNmcA5xgcR1Ls\
Ag673hVI4fe1Kkdh2YHFpnpKbCAL3q/n+ZptqeqiCwwR4Ovp+FMkpNJeWLuRMwTsaf5+TKugUUKCC0DxM1y7GaTSWGhA8SwoHdpyVlq+0wNlz1zTgv99aZBxzWwuEZyWEBFrMa8ySbOSwHCesIXrOD9zaxjsT8Df\
ExRk+6V2Hw+s5vCaCaLozkZMiW8zM3+X94gL2CVc/UpFGmSoHAkF42eKqWkfc6pQenheDj37C+LiHspdDceAyzmwUKVF+vqT5HoD6y4Ca1UerwnIdurXSKt9IrHX4an5gBo5m78wIKw/dBDKlUATLEEykIzjhC3k\
uEihoSY/pwmKinx9nPKh6EEVp9DDu9KF/ucB1pLc2P/+3NY9o9NhLEm6mRiK1xADDMVoDn9aDeYF/tb44rzM2qiPy/gmP+AT/V7yDh7L6f0fsJRWrHzxee8obo0ev6/nxNG45N0Uz/Ht1+UbrDxDGMUI38bhUa0O\
+ACsjKwKRnVAEYsQVt+0PAUnEl+/bvS4RPXpaFFLuz82Dn9BKJ02ud4VkrhzwUlGzv+7NCzc7FbzG6dXRQ76eze2RWxs2YXnV0aO292xQsUhVUErM0AtnrbObDeOYjmw30TeYntn9hwSrexE59uyF/K/uikj2Z+f\
EbrE7uc/dHMj8+deckfzfx3iMYGjkumDsiRW8gAywDJAEPdXC6Xg3qZTCb/dPJ4PPbpY7FY3NPF4XA4zNPDYDB4p4O/369O/3q9Xpzu7Xa7Nr3L5XJrOne73W5n+lar1cJ0bTabdelZLBbb0rFWbrVar926Uq1WV\
XqVSqVSUzp1Op2a9KlUKi3p0mg0StKjUCh0pEOfz2dIfzqdTo/ubDabTY7eZDKZzI3OXPLlUqMvlUqlEqMrk8lk8qInkUgk0qIjj/x4rOhHIzcaJ7qxWCxG9CKRSCQSITpxOBwOH/owyINBYQ9CIXCETSaTueGZy\
+VSwy+VSiWGVyaTyQufRCKRFh55PB4r/NFoNE54Y7FYjPBFIidCeOKDkAuHXsgVgl7hx38/BP/z933fBf72+Xw+n/c+znnPcwAOABDgAejo6Oo6XVxcnFyPc3Nze+tua2trbH2tzdvtdlpvo5lxs7NuxmazyTo7L\
CxMrId9fX2B9S8uztXVubS0tLa61pqvs/parVZfdXWap9Ppqp6WQqPRUR3txJ2euhMTE1NTZ1JSUlrqSmd+Pp+T+hmpiBcZ9SKz2Ry/4P7e1/sBAHV0cnH+zY1tLa2NdmbmyYDdM5qZ++WeiblftC4/7V8/Fvi+A\
u0MxjgbzH91cW15raz1ldpXpaV8FNqpickvKSX5M0fyRjlEPr4oYM4PCQyYvZnXsQvw2u12O/5T9j/ch+x9eM/Y93AesefhO2G/w3XAXofjfD0Ot/F6my6Xc2s8d4bDbD0Md9F6F96S9S38ivVXvmL1K1VeVfFVK\
pWa4qlTPjXxUymXlnhplEdJfJRDRzz0yZ8h/unkTg/vbPImhw//jGQ0UjTEzeYfxMvl/0P24T3j8e8R3/CElTtgnR/F0/9+HK+ByLfpEhzxEn4Nn2sQcu6MwbrDim8/THBBDYzyNiBvgAc84A2gmPC3hB7vhMUgS\
evysy0fe7WufJVqCtVk+kukJNER6A95ejjDVuop4Mf9nbcQd/05fnMjoYxdEHIEAvemprD+zAAeg8bAkmN8JXCNoKXAZ+Vj7oybjKa6+EmLj6w4ThgjfvFDEB/+UPiDXOEjALcONDK9l57MtkeV7ml5bj2nuLeE8\
HQg8fsGAY6rqLTalzoAQzP5hDygSRs1EAAARGgiZ4DjgwRASvgCngdIEgAAgAABIAAAIAAAAEA8ABmQdwP6aXy/JIk+Ns8dOETJM/3JwOBFS9Ip2tDw3h+/xt5lYdLnXWcEYqRRtMvvH7LLDxgwspOBc0sEyT/GD\
St7bU890JSW9y2VtYfS0/g7noa9S4Wkz7vOCMRIo2iXvz9klx8wwGQng+eWCJJ/jBtW9to6daAuLe9bZmsAOHYTcyeOE/rYeLo7eca4ApsXLHuVAyk+e4gJiIXG0Cr+f8BuP2GAbjrUwAMz0aKdIM0K8ohxZJB2v\
eL+A+PYledKGnjsDQccuPAYlTAw68cuSTdj78Qx6Pm72GegTMDu9NSVcrlwrN29M57KKnD4o2tLWivH83L3rRr4B6o2Zo/IKMr08xJ4vAaN7mMifPFyum2fXeajv6M8jW9kYFJl3CJsnniG3cTyM0XCRcDIErial\
NOBEr+nitEcyhOor42/eXY+uoJa8GKAjE4zk0NXIiJcrND6mQrD2jOGMFUZVxE2J55hNmn5TCLhIjCyDFxNynSgid+pomgO8QTW18Ztni2DL3UbQcUdzZxdpvG/QpcJZr1NTd/sygqNWtBrFKn/yoKieQONHizks\
nCUOIqShzH5/sRBqQnzA8S84B20nmkGD6P2le8qMy7qfp/HPa/lVdNya4Bb1t9/8yToSayCy3u4beRqSwzaVEO4SVhPPcbbsMfFUnb8nRijvjj4cjCEPNJGuDiD62eXWf/Kg6J3aqAYMciz1Dj1yrnAEwyws4vTz\
Fi38rfLzAIq7/CAH445daAUKP99lrmTCfj3yXx0JsWX4C8uef2ku567TDC/+3E8rYzG9vUb/67r2WUK+Ls/jkYr94KKP5o5uwxeX2k3r+huN41/qjzhS0o1ZX7zVQc6ubv/pt19OtrdUkDcX5hKIDxWh2NoHigFC\
j/5ky1Y0UcTjGRyIqAyZTd4gSeq8nh62gRUz9gNdTuxDLyZp+SLpMuBkTWQKCmnAyV+TxWjOZQnUF8bt/nMsuqlJgohPPuD+tXj7ON+up8BSD87GMn7OJ/KPN5todYa/bgl7wda+ongPnFJ/CiC5DdeCjxXlNLc8\
NHo4pOn8T6Mg+lk3RP3KU3AGvtJvUg6PBhRgxMFMhlT4ndaMZpDeQL1tREbn+Tffv49jmcE0mFZVFQA4e23cHtK0HtD/WCBtFhzUtDfPsCWmPFjuh/ncc9rvFJK61/M8MnWH3xjciSPY4g0M+eoq8ocnikqBSuwQ\
6i9nYvsaBjxwbzS7+UJ4Oe8VzMKmJSyV8jGbSD2ww9yNBxXeT8uykVW91D9GBikX7yzvlYwL5N7N4LbMazD5NMa91mrNf3av6FbFqKQ17x6HOyi17zwA9jheNqUGMNv/1OCKUe3nRusKrgeSZrga8eUp/GNIdIrD\
q0ovxOdcTX1VP6ReAEgsgayJGU6oMTvtGI0h/gE6msjNp+d/ZdqGO4cUHnHBwfHGYN7EPwf4t9h+g8RAyVJ4DxPDiF22iZgWY+J/tIhg7AMEQP7xZvCJIEyyiPpm8RYN6V3byZJ40Ex2nk9PWckXwCJzAPzNY9dw\
yBPipsgSmW0di3pLrdXuLKuh5SBPC8yEZ4tSioH1MiZN5+kRchtfpQ8UKt5jm4GysTCWmNfPAuvU+m7ZtEBN9jHWMjztkUYFlmSfsCOgfzQbRMpL0dGCYEIzYOr5LgTGqs0ngVYcZtS43sFsbjqejGGPI+nznujJ\
I0H5ajMadwckewCJLISGNs8cm2DWNJmuigto7qVpHfZUPvKNd9XNvK8yETytiipHFBGRt58JB0ht/mi5ECt5jm6OVASC9WKffEsdE2l7xpHD9hg5zPasiCP9+ZBWLJJ+fAdwrMB2k6kus2MEgIlRIHd/cBKbFot1\
otB0TXVPtclZHBjGxvVxGVOuwv/NyRpPmiMkvzG5B2JF4Mjy8CgzaPXaZCTtBMVxTKsWZVU901XXF33lSx6jpHH++RHXSpJ0eE5xGYoto1Iv5ETZQWyhcBaG8zJm8vFqIi2HaTdxUbbV9Z8R24PaXaTGO/0RtRfU\
hKOQ1nN875rhF7WjAyCCArByxzqZKU7jWAxrtjm1PvCQyyu+l1jh3SKJjH1tJNUWN6kfgAfkDMAbWmk32NGGQOlmufbqYFPPK8ttouj4CKFfuufN1jjzQ+NPG9JwH2RJ+kHzBjIT522kfJy5CgTCNo8uEqOO6GxS\
uNZgBW3KTW+VxCLq27zRlsw5PE+/aiXSlI8PIfIDMK2EelucKIsgcoCb+54RCQ1qxGvBVy1SXXDvYJeuOo2bjAXw3ZTOvsiz0tbirIESd0BNKLylTvpCL+dGWUGajXPQCcDkbi8dmwXh4JLCv2uV97gxjcx0sjjK\
RGkW/KkfMCMkPnrSVaE3maOMgMVCrzd/UhNWlptvBdA1XaqDfYNZPHK28Br4jLe2y11v8gk4IeyN8l9nxF+uRlZDvJqXkElAyDpPnVkL42eh3Q023be7r2nVzXyPCGD2/0mk8DDeci2i9pWpGPdBt43j6T2QZSEI\
12UyqjuStJdbqR9Zc13kQ15XmQivFuUVHJAsaX2NIoUl+GjpEBG85BUNp4JC9aKt4Ksskux4Z6ELldldxhHnsdF+N8QSbMPmrWsoayReDFoZA9M3jx6nQY5SVuiUSzDGqtJdd9UxdV1n14w5HkxdbhbZVLcAcmWY\
9M+Ul/AjLICsc0DV8w4JzysN14FVGWTcoM9RLew4o7xhjyPM5FvgyYtB9Xoy62Z3JHgYjwyDszSPEY9gySpZqqol821q8l0vcHqijW8gyzkedEUMrYsKeeAVcvNaBKpXMCOEoHkmwev5LgTOq40ngWoYptS43sDs\
biqlWGMPI+nznejJI05KNW6xPJHsguQyCowdvPItQ3ipJvpolRG6laS7nIj7StrejPBRh7vcbm0X54kMIeGmhj23hHmejcyDbI88I5ORyApo3rxKBgqt9Q23h+IJZXYGd4GLtP4ilXdjzIJOJQNW3E1dyIxnt0g+\
eaZOj+QEknqjVUxFV2k3GdN0g1suOuxkedtQB7t1yc5OiBGrD2pcSO85i7wq3kEahmEpH2po7os1Kwk0c22+lbXfq2ikecFBXLnJ5kEHMrDqriam5EYb3eQfPNMnQ8kiST1YrWYii5T7rMG6QM33OvYyPM2II/26\
5McHxAj1p7UWBFedRf41TwCtQxC0r7UUV0WNVeS6HY7fatrv4poyPOCArn7k0wCDuVhVVzNvUiMsTtIvnmmzgeSRJJ6sVJMRZeU9Vnj9IEb7mVs5HmbgdwWUZJxQI3dC1JERYotpAC65rE1MM4TayeIVCn1eqW7y\
fYH7uw79Doiz5PMZNtCkssBNXQ9mhEZKTaQAug2j93AOE9MmyBSSqn3lW5Nth+4s6/h1IE8TzIT2xZKLgeUoethRmykWIMUQNc8dgPGeWJtgpEqpd7XdDfZXuCdfedToy0DebyHy9J+eZLAOTTaxNh7j7Dr3ch0E\
F4IUY6hklyyl4gXz8qtXHouOHRBFX7/QkinKxKj0bfks0FJAx3EbvESMo6EC6HIbGDwwI9qOkiTNpOMWlnXrUyi2wbbVqr7qDKE+rzQ1fC2MCk9wEZA3nomHmH3M6LsQLHmWXU0UBNNVY9F8Sh8pbb/ekUMaWTnN\
9qyIY93O6TrLywJyqHGpstNZyOYvyhfIFMI1PpgmoxTLkaLqO0g7V021r5SzTe42/LRwI0OrHmFPC8rn8xfxyTCw7sJQZpThJfqBtY3b9S6wZSMs1yMiqjtQdpdNth+Zc23lw15XqThwV/m2pMcf0A+5pe/SAdTC\
Oxu3pJ2gzO5BqkYK0ptR2l2vaHqenW+WkTPMfJ4r/sy/TKSkB3azfToyeRkZhHB4POBX9c9aCZtpBS1MqtdkWzXLdeuVfvVMBjdglum8bq01B9xEvxDx5uqVxmNxFkinEDFeLfuZgSSEq0XnwJevU+1sT1EWlZpm\
9Zzfw55Xh5NkuVPKgf0CGpCN8YIibsdeN88Uu2DSBJOuigto7qVSXfZQPvKNd9VNvK8yIjwtiipPKBGrgWpQUXI1lHgXfPYahjkSbkSRKmMaq8l3eV2ClfWfRQZkOdFJsK7RUnlgBpZLcgGFyEbRwPvmseuYZBLy\
k0QJWVUu5a0LtsuXLnuo8hAnheRnLWfniTQoTFs5VXZisRVe0FazTPQyUAknq8d28VR4JJCv/WfN7jxznq0RUce73RQ3S9SEvBDuU1yr88jfPoLAm1ASG0MvmSs5WJQNFod0tu9/RVranl3t0CaoZOY7Y7KlpZnU\
vkBzQbWkniE3OaLkgLVAN6pi5FLSqRePApG5S21jfsLYUkle8PbkUeBKmQh89pPrqhVsFb/R9HQMWCqwIV8i5+NA4fnDHleEkH6kk/KB4wR1EA3nwgjuQg80zxqTYNUkm7yKCwbtavk7t5+xRq1vJVs5HlhQfn6i\
SVBh5phKqbL+Ug0thQk1zx3Bwd6YqkKsSqmQreU+6xPoIFNlzsG5HmbgWyLaJI5oMbuBTIiI8UGUgCd5rEbGOeJbRNEqpT0vtKtyfYCd/Y1nx1tGcjjPXNSW6KkksNLTe24BCPUbU6UFqhc4N1dj0zSBzXjV2AqN\
6k2vC+wSyvbGV5BHuu8N1WG+P+tvCAB3X1N0dAzmKzAlX0Ufg3OhZ4z8rwkguhLnpQPGEaogW4eEUbtIvCsedSaDNIk3eSjUDZqV5Pbvb2Ka2p5V8FGHu+eS2WJksIczm3iYxIcITdZUdpA5YE3dWREkx5WEb+Cr\
tpIodGeoy1UdfF4Q7iMAq0ySfvxSQIfGsNWXp29SFyzF6TVPAOdDETi+dqxXRwFLin0s555gxtvd1RDnsYTgfolT8o5YNig3kmiEXL9toE8oJGGxmni5SSRK+19j3Q0u7G0nX2HocND0rjJweuqw2XGeMWq7keZB\
BzKh624KvcjMdpukHzzTJ0fSIkk6sWqmIpcUu6zJukGNtz5jbZsyOM9Lkv75ZkE7tBgE2PXO8Kud0emQZYD7+jUCCQlqjceBaPSltrG/YSwpJJt42C+xboPkQshMh21+cjz8ooJ/LVKYofDkG0gtLRIrbkGHtM8W\
o2DLEl2yqiV2dqVZHfdSu3a2t5BCvK8kHY8/oST4EOHYSrQ8zcSkdkIEmuetSMDNdG0+lgUj8JravvXL+KQRnZeoy0bebybQ7p+YUnQHGptutw6F6FpvzxQBIRr0eBK3i895kWy9XA6XTdWuWKNdxUcpJkVEsPaL\
4muH9kkyIdamy5XSZF6mmgED7AY8Hb3jzApYW3xXRAVGyk02l88iytvEU9rN6cdi9UJuYtiMQO0+cjz8ooJ9GtNYofDkNsgtMRILbgKPNY8Wo2DTJJ2yqgts9qVZHXdeu3atd9FCvK8EGrytjApOcBGqBmtSUXY1\
FHgXfPYahjkSbkTRKmMaq0l3WX7C1fWfXQZkedFJsLbIknlgBq5FskGGSEbR4F3m8euYZAnxU0QJWVUu5a0LtsvXFnX48hAnheRjLWfniTw0DBs5dXsRuIye0FazTPoxEAkntce28VRcJlCv/XLO7jxVodGnrcEc\
LpfZXJ4AI9Yc2TTj3Ck28D75pHUPoiS4KSLUhmpW0m6yw23r6z5xmUjz4tIZs1PTxLIQ6MZ0jMUCUfWgxSb57vTgU9cXju2i2PBJYV+1yNvcOMNHxp53hLA3SJP0geMMfRAx2ekosMYQNY8akPjVKJt8kgsHb3P9\
G3eRsSevcy1buR5Yob2+o0loYfbEG2TtalImzoKvGseWw2DPClXgiiVUe21pLvcTuHKuo8iA/K8iGTW/vQkgYfGsCqvZi8SV+wN0mqeQScDIfG8dmwrjoJLCvqtd97gjbcyNPK8JcDT/SqTgwN4xJqTmlaEY90G3\
jePpPZBlIQzXZTKqM5K0l02vn1lzXeXHXleRDJrPz2SwENj2MpXsxmJK/aCtDbPoJOBSFxeO7YVR8ElBf3WP29wY9sZGnneEqDpfpXJ4QdwS043sQgFOQ183TxuXYM2aU76qCirmvVkdN1Owbp6nkc68ryAtLG2J\
6kc0EaoCd1YIyTMbeB980i1G0RJOOlGqYzqVibdZWPtV9Z8V9nI8yIjwtuipPKAGrkWyAYfIUtHgXfNY6thkCfFTRClMlK7lnSX2y5cWfeBy0CeF5HMmp+eJPDQGFbl1WxG4rq9QVrNM+hkICSe147txVFwmUK/9\
cgbvPHOarRFI493clDdLzIJyKHsJhdLx0bI41cHwgDB7R9MyZilx3RRtBxMo9v2+lar/apqhDQTm1NPxyPPyysj8NcqiR0OQ2qD0BIjteQaeEzzaDUOMknaKaO2zGpXkt1167Vr1X4rKcjzQtrz+BNOgnnobKZqt\
kdChA1BYs2zdjRQJ5pWj8XiUXildv96RQzZyH7HRp63HvKyiJLEAWzMnpNiP1Kj4QbQN4/U+HGUSCNdpEqpzyPdTTaSbmfP+dYNeZ5kJtsWmlwOqKHrwYzISLGBFECneewGxnli2wSRKiW9r3Rrsr3AnX0Nuw7ke\
ZKZ3LZQcjmgDF0PM2IixR6kALrmsRs4zhNrE4xUKfW+pLvJdgLt7DvoOpDnScZk20LJxQE1dD1MERspdpAC6JrH1sA4T6yVIFKlpPeV7ia2Fbiz77DWgTxPMpPNFkouB9TQ6mFGZKTYQxpA1zx2A+NcYm2CSC2l3\
td0N9lG4M59h1oH8jwJy6v99iTBh8eQ7Re1VqRX3QV+NY9ALYOQtC91VJdFzZUkut1O3+raryIa8rygQO7+JJOAHMrNWJdjkRBqNUi1eV5dDdzEE/VjU1wF76n0vT4Bw5qtZXTI8xYQDPjXmtxyALQ0WsOLsKtr4\
LHm0dQ4yJK0pYxamdVeSbbrrdSurf0uggJ5vMt3jX/BSXAOHTZVb3o0Av9EOQIVA97azQhMSlQvPgu4ep/qxnuGtEylDWBOXOaxaLr2wyc55oDQFumIRcoB9AGMzeNtdNwl3qeO7KXR85iOZtvI2733VKtGnidkc\
LvfZBLI4awJw00swgJUB7Y2b9vW4JW8Uz4mi6rleDpdt1Gwbr1nlY48L4ACBn+qSVgOBc1Mz7xIdLAdJKx5tg4HmkTjmrFbbIWXqfZdh9ihG++8RlsK8ngX3zX+gpPgHDpuKr31aATuE+UEKga8VTcjkJRovfgU8\
Op9qo3tKdKySluEx4nLJLU0XfPDJznygFgbwl17keQ8shgYNPDDOg36pO10o1A2aleT273NijVqeVeBrd3Q8DTyvJRMGn/Fk/DhY4g2yu0n0kguAs82j1rTIE2SmzwKykbtKrm6t1OxphbvIxt5XlgQvn5iSdAPm\
ZQjlR5JS7hBwppn2+FAS1RcM3bFtvCSat/rEDu08Y6PgjxvhX1Gv+LkzAOmpSIbU4SiXASeNY+6pkGaJDd5FMrG2lVyu2+jYk0tr8aj5xt5vNshXX5hSRAPtTVd3joXwfxF+QOVAd7UkRFNelhl/Aq6ajOFRnuIt\
lDVbdRgLgbyZIhZ7zJw/N/gwtEeVMuefQT09D4T0pDL6qL+ATH+bz45Ht5bURl/ZEkQDjU1XV4lF8m0jfCBn+jXGQy0HAAkDW2ztWtqeRFtKw+LC5xREUYGYggQDA3LTgyrDp5RDhKFm7i3DLnOz/H0uwy9DDgaD\
QgOWlt6D9IM05aJE5C/C7bNgQ6PDykQg5IOlJWusIucC5KlD5LWDYoNiIsNor3DDCL7lZanqKusOjs4vRFxvwsWzQtqbFURFT8pKkBFTmwHCAYaBusKvwuKzJIYDC0vaGlEEQABEBGDSb9MTVRZWlK/tw65CGSb5\
sgOwVPDDHYtahDNCg+D8LO2i5wQRhHSEJJI/g7LTE2eEyfMs4U+1voIGoEwqPHpB/EhkUgiEhqiqjHyGIQAQRACBqEQAgUhSAgSggRCCBCEACFoEASBKBKBSX4A4uBhR/i8sXtjN0x17PIkqx2ym+KO7MYQ9reI2\
fNGu2NuDH2xihmt423kMS3y7Ao7SdVMxGG3s5vGi93w8LoV62Z7FLuptL+qMTMmD8xueJ1dym7eGLsZE4XdeN06wU6eNAXQ5ZNiA04alyhs53D1uDx0zNgarE/YDZK63uZoaFwA+QENXRnsX/7Z/u7wvAP0AP/XF\
VXqkTH+ccS8Y4GkrztGnI8g7KjYzfPZjVMTdtN4wm68THYjKcRulE92LWidAqEHJruOcrCT2R27a6rB6fzfkwYalH12L3bzGLukddPEMbuRMoqtM5U0PHMFH3ZDkqzSBNsfgxYHyC4VjvaDJRDBQHCDx0BsYYNL7\
EbYTbXaSWMqazs7Ibt5w27YLTuG3TT07MayDnajTQ92s/5eNwkdKo0HzawLxa6IJsHRuNnlwlCIhNkh6s6SafEC9m/Djpw0r7TXpHkfbMnusmOJ3WiU2M2Dyu7Cbmxn0jq7ccUzM/N53TS+7IaGkd0klbdu4AXYz\
eOtA7Zu8MDO7Lrh6bKbw7l1ZZeeNAUODGA3YwyphlNoeHZ56+bhYTfrP9XwtN+vc7s2gknJwyQqUg142D+tpI3b3aR5cI4sFLsiMgcH49YuFbZiLNwa0c2QTIsbsHcbdnwdPcl4HZNmO2fM7CapYeeum5s0GiNbT\
JrHJXmNRJknGlXMdimEdgencxKTA2fSjLlM2CU7fdI8kgGpnPNJRbOKWe4hoDse3IFAb96VejOgKXbTKHbZ62ZNWLexe+ukJw3vkddkXIaoGPWGoTC6U62shxC7eVvr8E6j1smBI3ZGozDHsH4wi6nGK4BHG76i3\
E3eEY0bgRl0aCTKPNGoYrZrCHmnnl+EHKEzrwHEFwBUDHUT+78LYBFm/YkRjJGeE8XLDM0Mz9EM09XX2dsM290M3WEA3wzhDOPl5wzF6esM5w4AoMsRRg9xEkDzDA0M0wro5w5xgRHt7/Hz9fH3+fsM/Qz/AQ0DD\
fEMBQ0JDQsNDQ8NEQ0TFRcNBeAR4IgZGx0fDSENIw0lJykNGSsNLS8xLTM1Nw05DTs9Pw0t7wxBQw1FRw1JDQQPBA9LTZUCTw1RskARhg5TVQ1XDcnL57a4WVtbBV22DwMeA24Dm19hYQVjZWUFgTCokbqbxkGhk\
6jIgiQpZDiSOR6hKYgAQnBEQAgSEEIERBgSECIkRGAEg8iQHD0b87p5k4qU1OA7mI/nyqby/C25DjqM05fnrWYlNVr0OEiKUt4oN1ddF9YPQRjSDQc38PQ+pYc3zUeOosaG3UH0/it6raYPSVf4MJOyOGtZ6rls1\
wNBApToJnGz7rqwfgjCoG44uIGnf2trdpLFw/tc9dXt9ZRhQJW6kpvGhESP/L/ydisvlwa7g/UwV2ok92/N5aBrjH55rvUrQ6Nyx05Sm/JGubnqurB+CMKQbji4gaefew6WcIzH0fIN5ckkcXil7Yk6ne+PeKTCn\
9epBldxnz2AK6RE9dZyfXCNxu2TTKxXt8S9mxvCSOUTw6c/ZErWBComydfP8W88BOfzgVEStQpYWPYRmcHz0pqbde7uvH7DPR6V46CzbOCCiRDdC4yPlkOViH9VY7WmsW1bDVRAZhk7MR1g+uls7REf3vAg/Ux3w\
7T7yqo5L1l4MFjW5srTAaaf7tYbT7BE7h2YYODKjVvCx3lAs0wQJgKUXjgyXxpqAuazVsmODXFeCy8L4+TE2kjFent+BtMh9zfZ0Yq6VIE2BPlKvDoSGfid+uGIEvLOcqjWGl1gZNlc+ql3CW6NpJz5xtk8dW40S\
4247YwNC2LgcbhoMlPDPM4EzYzGulDDRw5GY8eS7Ob1y+uGet69bSvUNN7LP+XXva3SyNCnAdY221kzlsEzAQhbRMiTdPLZFcYBCp0pYjMQmKsN0q/ZGSFj7y4xvZajOut2nupPbphV3KVESEHzZ+gbNYviRbQlI\
YRIZHd3906ZJO0UBgkGFwZOvkPKJqAe2cEuJQDGRxcT/38iW9M8lGPn0MV3fcrSWTR6TUOG5s9CfFlaQosu2WCabmSAX8PZQ59PJ1v5sO2NHDu0kKpci8DFUwHFjuJN53o74/ncCuXN3TjT4FO5DrDqf7cTu+oit\
lHndRH7kCo33sFDOcdtxZ41ekjoWsuMXZcbDuvgEU0KuDtNWpzH3jNp2VfLdGdVEtp0L+rs95AQCxtXRJ5oTydUrWJAvWbAA9H4kN7FSFYivfaKsHzDmMe6pL++zxQqcI0XHyyuW4f07wP5/b8Yx4qkx15zyeeLa\
ax6vfWM8H4sY83rst9D+K/ELdbuvR7AKPGSJN3Fs2cknrF22iOy8hHjtBWvd/9ICRN3D47i3usZK4fPkecDpqXl9CDWfGI89pe4QBpvdlGtMeOpIe9E/mRKxsvUJdPK2PRqUMTRALRow8V/G1RZWHewkWrOP9AJl\
0B8SLhKgMDCBDBGY2QviO6HTzN/NI8ftIZ9GgYs9CIq2NTyaPCIcMd4zO4e8ZMxd3vHpMVeykAz39cUM0efDBSYFeUw/W1FjkI+8gXMA4YfGd6LjztdyP6HOmZXOBYPZ+Xq+S2vsP20MO7yM69LtiXc8aclkaeOn\
pa3SmzYgu7edS2aIJOXeQOPW5waDBp59HQZPPMKnm/X4zAH7fzel5ZgT3hPrh2zPvpwsHBGgV70bgRTiR3/h75kE82hFMPasT+U6oa7Oal/SUTNJUSCQ9PVa4bj1cSHgnPRgkVf67+ZM2agkgikVIzedylYj65pS\
L4c4/wNrXlD6DG6QPKHqaimuH2aetDMp89D0p3359ATcXHDJYojBfXHPSetQICEGd3kt8ktlsZ8vMhRJmTIjhA9ROCIDcxxNCss6SCsWXFRuAVjufkFKjp8BK4M/sf/C+uYV5KwbiB2I8/Xhym/xav67SyuZ/Wuc\
bC1esOkMkhA0GkRgEMeinauouHnbWzm1E2EShKgAq8iHCl2l5DpqxZTD2/JY71KfN3AhpAwFiaCLu80nPFHgxUp61dglA/HtxrEYl917orbNIzFD0eEK9wM+DhDDmRVxl36wAr+849Yy8B12rD84P4tyKP1CpAfU\
kI8nDsIf8CW10+WtQW7hyeBOfuwh+R6tUHaK7SSzywBd37Oj2EmlsMUGfD11VZG+PLte7kMcMKjVQDrPCEUPnFi8/B06Cj8E4awk9gDUKNTIIhvEuAvYTqyY9v+fEONC1l9Qqj9Aldxp9B8iMz4jmPd+jCroQ6ZG\
e1wgILgbgJErlPO2A8dnXd1kCrviNjdNXS04BOGfdChxFqDyBlItz+npBVk7tOn8JRwQn7djpvFihF3pvQIT1h8MQY7pkxsbc4mph/vQ/23k2c/dN7rcLUDncxEST4X3hE1WsQZ9n4lfQFsHBdOHgy1R2fl804vd\
CaFnSZO5WAFaocBb6izETp3SrNDa+O/9IcKo4R7VrY32pHlrKcaxXJfKYF28dd5wgWV/hSHNRJMZMObQVCv7d7VhAL5pVjUEurMebamD7QAbQpR5jBRL+JofglwYd4dcBUfUxQptmDhxIYeF/CCoGckvrQ68nZiZ\
D9f5wajs0BDYiLf84CiIDmtmSqIDmF1SVatC4r0XE7PjegH2cZvFT1zWWXfLNB7ghSL9cD9rChqOLZytuwzBY1T3QHmqHtMVgc2CcReNQ2z4+4tGs9bqV3Ib1wP91U+N8H6MkfiwEk8Y0Zx9cAFT4+QX2HjBnmjR\
DISkUwZMWuXl71/yEghGFfNjV8y2ebLIjsmKvf6degyqMgq+Q15JljkBGCe8QRX+m2yjRKcYqT8tmtJ1PK5gQBfKnQSPbw9nVdS/IuhXmjMIBbrBI9SKiqAhV0A4ipTqsSB9MVhd/DPT95lP0GdcnpuRD/INn6r6\
JlL9s0CvSdIsVgPnbIKwA+KGo6tnC37TEGjCjBH3WPigARirzozDbPjtjiN563ULu4N8pseX+WzYJjWb6EK7zwtLW2srq84UddXRyNQ+6HtqlPrL0Z8SUpK+rHfXtgv7Dc/bzQdjjm6Bj1DLg6OhmvxBkGLdZOJu\
baHIFqxTqFDcPPyF0uKKDGSBMme3pE8vCKskZVPSo5qJWEvt8srR9d6i76C5R2aBqqGS5UcFSCpGNH+PfnjRnLgiLsxZ6MGjRkzZMjFxVj/bEpozaYFmwm1NBJoZ2VmayPKWLMnJWb4j/OgMoUrjmGxegUM66g7Z\
KPsgGOVgTJIU1VhpdDbuHFpk64oOeB9s6a2nPKcV5jDdd692b3Cwk3xF6gEG9BJlX988KVLH7OoSK4uEEOowCoR0npgTI3pe5sqBGCgFKW5kpc0FOGgBwpIB1Yh8zhXE/wmO116pmtlRIwPlfHLErxACUnVMu0wA\
AD1AkOZn96/zsfobcOmdpQHYDBDK/pEwL8ojoQCgCsPvbIAOlnmUK6R0yYOnDduJiUj+RreBnBd0eoI0FbFH/BAk7EjtIAsBcTWBgkaJmhlwHDBQgUKEtgJqxT4Ls18Zy4wy09etE+p/qgGEGWpPsD9AsyyaB2uE\
pSlnZiQHr3yreRRI0cyfAOJKpKh8Cfn4upolX69j32ZQEqrVkgEh3u8Vmavd1D23kZv1Bm5X+ZRDshUVTFddzG9a5lK2+gL3ULPcgyzLfv+B4Et1aMoD8XGjzfJW/36jvAxWaIkCZK9PN+od4SzkL9nDICe4oVe7\
hVEwQZYo7A2yzbKvLSs86jmo9mWnHNlX0VzwiD6dDkEeUJsVyIuOZ0/JQ0QMGKAINblVKSZaBPRIUOFCA0SpLkp5bORcDb/dNuI3UAH8EBb7zGWaaj4yckOe+Hid4SArDKWfkQ710Rzen/xZ5osh+G56+WVZeSWb\
ZrDVMa3uZWghEyWIPmj4xEOQHls1KAxY4+MlYnSiwABQkwMGvaHwwMHmVlYmHU6KZX2dJuzkYz5xY4Ys4ahCJEht70KKXEGAVC/wAJpuqPQ1w+c8cYCYAXrPXjwsLO7SVRvbsCCu7Vji7qBvxHaD67aGjvtaX/Y9\
nOvgeolD54I/38uaeYdO3safIUsFLqU6PIcfA5v1Su5RPB+gVYF1r9eWxsurEWIeJFgLeuwUw9atBweriwlyw7R6tSrBSu03eLX5EIVVotv+nHVEGZjiDZocmNSwfYmElgGtpQJ/cazHWRxHep4CVtAAra0mjD9K\
cF6Ur42YftxeAbE8gUUPNCx3WhloNigAa+Q7K3iumgS4giEbuDUWgUhfhAEnr5JNSxdGb0DaKs362fT2fwsspx/DqG8NU5b6P43Kr/xHDiJi9cywmzukJYM9AICKdXtaOVg89+LL4dV9PuKN57DCLO5Q8hA5UVw6\
uQG0KfJb+gGxLCKmV5475mwC5LWKg1b7WqVuB07NbWWBBJe3obwc+ug4cGjzF4Ya0U2BX9EdxeJo2+CSn3I9v9GGv5wEjxYyuvots0G5sl3DJhc9ec/vwKGVhf1jmXr0fnODSob9tl3EJFB1lnPzgZgY/HCPuBxT\
iNdRGjzFngaEuyvIkaKw9ZSndBdh5bQNamCt3/pK96DFDGEXcW1urFTWDF/3QvkZ3ZGxBWAfX3YpOK1XJ2PLlTBULy2mwo/856w/3nvfeZi0h42Vk5BtKCjOfKfcbm8k06ud4vRGkQ5DVz33cxxXq8Hl4CgRLndV\
CPXgMEKGSZQowbJ2Q0BfMClKgRGbgdh+JNziTxXCrtGUNfLwXXS/ELfjgAl+mhWyCf+zy2Up58yj0YbQQQNYy5zPyG1KL6bSJdz3kL1nV7KgzTzoBlwaF/MLXwNOENpGXKUJhpBzdhyFor+AAp5UNXQV1ElMgHl/\
IjuJFPegLRGF7Ci2bSWz6L9eTpNZbEQIXkGp12y+xBnFY6IsRrKkxAgPtCAfxMS8leb3LBlzduQr0EjcSkROuZC/c2QUeY0wqWzIsMt0jrebL4OTwvGS4gw94GLylMF6BCB4B9Ik3TofdotwiOj/GcWIq8JzPQys\
6TPz5VNB+MkQAAiohcvLXSqTP/C+jlDoCVj+uvYFWT3g2xaGjesAs44oDchoMQDVGfnoPPK4wFuh+7y4VsRuZnXI2vxwyfqtyfKeA67g21S7++MJklclJ6ea0gASwaQ4iCMb4BMd9uwayH0Xz2yKVYtwmr6kSvVn\
CNx5dWimrpWw7ai3kWlGCGSPrBVrI1oKXZkv0EI6hhbHsJZRF2ytukukjyzrngomO0QUNVNScmVUXLmSB3L/oNpOUwXUwS9IocuEPc0RhJ9MIKIKvJYv7TyCVqwTiWsz4SThx9yBztL6jPgLL4MBYE7qITUOdBP2\
mAE0n7dg1kGMj7hiIu8tUWUP0gFVefgFZTN4LTUao+URAyHXa3E1UzzI/kElp+TMnjSEuhmqUkNqu6i6OYb1G0L520Boox6CH/LcBRlLKQJfQFud3hMFPvCvcx3+oesIZzHoLdUWXRBHIVc9cw7+EHGZ0Ut1QKYC\
U2rTZA0P3QZ/2XilyfoUvtVlxeATmY74N+kVdNZTJToItrQgakjv5BUjnV8JOWpHQ1d7Wf4zalo7WQkHhs0v6bDF1u1jVaGva5k+sPf0dA38H7m6BEa59jf5IA4CHgMS8e74SprjgJvRvNldJb1UBAShAOJCuPVn\
3RpiC9YQHvHxtRvlxrGdEREyssr4+wM6ln1T6fwgI3smmBrerkxGqW5egzOliwMFFJbNsZKuHxAOTmXwVoQK+BWaG5knZmSiSdBG0n5KDdbtHCBNsZ1GDn6JTQY/YSfTpGLIYMLKyRIv0tRwa205E8RQvDPNRKB6\
VfMRyc65WP3jNRzxS+SAU80RZvhOwnBR3BW63QCy7T1Kf8JFEz0EU/uJ4ZBkQCJyskAF4Aa8ogm9s4AML7aGmxPQsyGSDQ/VqHoG6lLaPYfaUTVhtSN4KTsLCjmM42EYukjKKuIsaIq2hlkHsdQpUwxhWWT5UthY\
OFDca80+V94IBbRH18vKgWq1Xf4jyyatnmijb+w9eGmdT7QNTEV1g/0SPoNONuJ99hTEHwJGsCd3siHvHh1Ix1qaVGxGA76m8Lo0vcyKcCOGr0xH2pBe7a7ASNoEjdK9Q59xVbja0wvlTDl2oIBDOaOvFo902cHD\
bYKgWF4B0UhITjgAuAB6PZMPOWkuie1wnuqO2MFE0GTohUQ0XM0dBpdkyXL8KzbUIJ2/Plk/wP71wLL/RSqoW8bWke31B/P4v24Krlf2jM+OtO9mXKbhdulosVL/LZZ3jBjcEJWJnBUPSuR4VQT8AMsTxrgBXAEL\
N/UBETzGYFWYk1Pppo0dOOZWIGa9cSk4VDjnpJqKiTOQ1MEGZ9ICaSk4/TxkXkgQyt+OpZjwCR+cbNGTG32hpac4LdHR64duj4LcYigh+dpPHdWy84RlVrwpt9mEC3oVzawYsKmobag1S3pMPgLRuzqarpehl7Ec\
WPOBooTNOoZ0yB0WOdj2+yd/WgNY0jtocMOhGKxwZuIZAYAHyuaznK706Iapjvuwb/mBX1XJVRo4zF+HHrMQ+sL9+I9ZjZENYLDS6WcdhrPpMfHcAf1Q3z27BgUG0rnlP8GziyO2cczwzFWg0iHpEclvGcfHeYZY\
7/HWI6xrsECAqeajPbznGI9MsZ5GkeDYSBGgrkawVy5eXjCfeNiqXMFizOaEAv/YnqXB2TIlB0ytqB0XgREgXYme8wTc27HBl3J1mQeUh+Jv/+Q6HO2ita4bEcd0QeOBM3GjG3zZSuaWkWcePBQmsguQ8Wvz8IJK\
SJbsY/q7zgH2M27jg5fRGPOYXVwUYjjfyzfAgJj+iKpIvuRxz1OkDMRd4kqBtlGEFvMSuy9qFXarllHDRs/w/ltBiP7uS/LcJCGsQHcmjYhsS/6Q/owd2J9ZfBw4QRZCa0JGKocgLB1rWHwQBd3AEHnoB1loH98e\
j6JD18fWfMbQ15F7nl7IAoDX61gVsVYSp/rNTjI7iNHfjoQ6VrPAQPZwad27/beLtEHXcUD2QF8J1ZA96gdQS9E4FMt1H6ErrIBO20jV8sWNJHkNf50v6avVI7Exc5AnbLITIrxYG3FMIDMYrHVRScsB4yjsC5es\
IJ/fiR6Dbnxyv8QV6AAU/Gpt85my2f3xvd0TF1mUDtF21YDA0Far9mzjCbhJSAGANYHOxjhiueJxcrIiGP/4B4zogovXkWBzCAOo2WnuI9J1hIslrMyJq9fFOnLqqKiappyMlCAQBTUUxPrtPbJCmY+KEwC6wqrg\
dLA06AKwsMe0WRzODDb4+NgKEwpSM9AtwiCwIeykz9n0wnaIkaSACCcEL7phd5FVeOVKfdgEY8aqsAS0CMyNBR01sye5o8jVA9RyIw2CbXfmQdLWrgQH1Xi9+qqYuhGUnumCIgI5I4gHT8fnSqC+BFYiwjhaUPlJ\
8StaMJKFHcyGfAM7HlMi5bNMhyjJNG/xHw7PxKp8KCCBETXIwSpUR0t913CKdcOpltKdKvpYxTR6pD2skncxPQ0MxGX5WQBsG5K2edqj4AdxzhFv02DCa2ywwqTZNB4SHozr6HBkpwQB/tP88ZRShzRMaQ/O6UmK\
DgigAA1g8mRKjxYi1FV3R8oGL7YcfV1uVsAj9lkxN75XjWwyldeLh4V4BRD8cCBiGbc0EkUpxKT0RT6KcNKi8CE+Ul+TaMgQJeSk46D0BjK1NTTR5Ar0kgm28MtYXM1fzKVZFSh5HoSchi3IwA6YmAxhNLyo9JF9\
Y1fp+cyC4qguFEZ/dxV+31n168nGoWveID0YFx/HYb1x3Bxtd622HrXYiuV0W79UdGr6JQnJBRXcesbNmrQmLFGoTU9yyvcGq8uVnhtsb7r2+qubirW7zvLV7a5MxhhKbZOaL1YsdBERriC0971oBQE4XdCKolpi\
YDUziPygwzOkDiBY31gO86in5+rp4JPtrUrqyoDTZ88dgRC2YGDrUTaiAxSQnrcgkp+SEwcKSLGQwkQEVFJ9Iw0eX6aKKGAakqu2kVxqmIWhGzRR4mntTdypIRoQkLtkZFtrwwvLG1Eod0SyXaNgnriN+p4Heecz\
/EcmzfmVr86TpeD46DjvO7Gyld5AxY2gbwmdcLAyoIOxf16RsvRPdWq9sqM/tDvaGarYJ1rMKmZr9C52IpoAnzF7LOKzEm4iugnS6QaYJbDwogJO9B58tcMJeVjyX74Rk0M8LUEmMhLpHNSbIQ2CgaRQkcLJSe52\
6c9OoZ8RMrGVl06ee0j2QibgiZrnUqsRT25GgH2vzJPo3f4DJKIWWw01WCi0S5FMSzBZwz2kLUOd2B44y2deifaRO6y3rFRq7XRzki34ILfd2tDm6WVYcbAtSVr8FI2lo/ij14XraVzOzNzy952tvA2zRVkDjMFb\
sb0LqlNu3yvFAMQ0EdUX9b21ABnNpjnoiffQNlswiyBd2H7ICY0KFxI/sQMwY3yNJkGtIm5rKeZHXAqXc2cVXX87Iu/gX1Crjb440fOcLtZC/U1/Ux3rMdIcbBdngRtRPpjFsHteLAG8gR6kOo3M9jAtVVD2TAvu\
LnwCbKLWSkOBn9ho81UMjhaTQ5RBUsz1cJN+KXqXDtZ65JtlztQkMe6/Koy8Q1E3EteQ78FZkPLpQdqK0hl4HH5frKXTSj9cyEZ78o8PnpwHu8jt0OsQli3yDFaC4Gzk+7Gd51F12wLLQUwuauJj7HxlOuJ7QMZi\
9tYJdys/VUTyyPJcTXkZYsOOp7Dr3EcYW4l8yBHMp030yNbQ57hj4GDBRWsrvrWWgn5x2lQNR8YvLAJqG4j0b4hTjpghj9BThwi8pBCzsmUQc0yP/SFeRVOc5OZGcuZ5iXYwD3bUjlVOlEJbdiscdV0JmYcPTf7X\
I+uo0zm4aNZJXCbOlDV12UuMBMwU9gi+ua2bZQUrwDI/RPpQ6IyRVBKVudQZsAs3hCtNavSk+dC6+1gXrqWW8jc5KiHPnR0OxRyXPwmsBeCkMXeVri1KmI5PCyIWpvmPwt1wiHAkF/4Qf8cSGGx/Man8YTKf5Av1\
Im4hkMu1ZACkcucKgTq4bquhel34AQAsNSJKKkprP+kMAbUwUNHDSakgLvLIDegGVNPvnKgdudMM272rI6SbfqXLahOR7ReYWfF7skGuMuYNKCnhwzesg7CLnT11qgzkt3izT4sT1RPdihxJtyubuq6+I6XhxAJX\
NdMb5tgA+pbbPCxeJ0c4d5uiOgGaYAuxsPqyDXyS2+1hNFgrWvQcWaFIqi0JaTM1VEa2X3oBbbdFnkJjdUUqHgtERQ0Fgr7DRvloQMHrg1aPMOUE4Q+KmZ/YZTPa+Fe/pA6nRe1OaB/Ysy6S9OgfeLLlZA/rXDDA\
pmiqIQI3v0ARQszWCKKxlnYSVZFGwGExmBhQCFBQQCiQINOGgUKCYAzEAAAAIQAAAAATE+02dL79Dcy7bzCRf1znpm3O7elf24ouNecJMhmQG+U3gyDdDK2kOF1L3E7MNRevOoo/C7C3RE4HsOpqkn6O0e+ng3Gi\
1wlNQqi+RhuTqRxf07sKbWHkQ/ZbZ3fMD8RtKEvDL79VB7NZUdB46FsJq882AH5JZvKUAF+vdSJjxbZi9KMo+hhDOCDEOw3rd+60oiOsNPG0jPZbzmoN2b9KMh+uYyrO7LSLfPX7z3Frrszkp2Vzmzx5LKmXXfH7\
C++8W07r19uD/jvC7HA7r/cF5/4X8CddKcv8wh+3z46Fw++irWxDqZju9PljeZ/KBjn1zYsGb/i8wlz3wiPQKUfBngP9ypGcIwA/zlz9f6MR3rA1/UtzX+RpZyVSIvGKfivXfK+z4y8Ei9HFdgknq/7ctWnxQZDg\
7xR/He+a5S5+b+e8QLuZl15lCOa+2zbGTPSN7pftko6NbluCVP3eiT5k8rubM+ckvOH73z3JKfW/HL1+dsve/0Egm/7Evu5BzpUsZ2vP6A3262+5OB44puY/1mVT9X0qLJl1ZZR4uzb6MnQyq6sbqasro7OnDSvR\
0sqnGuN6+tnyp61EsBangKUZ7kd1W0eUbXdVYNaE+zHwbqw5SSXy3pNIDEm355btOdCc/EkUm82b2ij75qm0JBR1robbi76V4bnUboaDlI3rJKlohAs3q2J7VdG+U79Z07FJfa2XozYEnezOPIlwsiFdeptQ2baw\
/+3ggKcf9TPZqSB+E/NFX5ySxoL0/kidvhZz+ZBzPO4qbXW2a+ZPl+4Ddful9QS/uf8+aaOVvggQFrkyjldKpyPKZKA7zQKzxJ7MOqwutSOPoRb/kTXCotuQijtTx1ywtD/ATiRp6a6UOdvdwyeSGimoeNKZVHbi\
WuhZGs9u59kv8/rao/UB61WCqMNX9EHs/DOQCUdQR6H6bf+8RvLxv3Je0F5eXsvxuj4T/ogLspaG9PuKKihSQZMQVsS/ojFpa7gM0tQ6ms8erp4V/Vv+d/d9NmP2K+ng8Ec1i5B9uATTwW3AOjNJGC/UJo15NeVs\
0iPgR0LRW35e1hVdB/sjKxX4lzCcDsu2a1mjjw84/WQYNK8LZmC810D+sYNb/Ywu6Zhg/XVoJ96QErqCXmmbyFjENbt6z7KF4tw1Mb4t1gT95180rv91l1orNvWWLcy591LLqMGXgmpIC4c1dN1O0p3b6aL5Ey3M\
4/dVh27SF93J5HTnUpOd33pLlI6Xa+OroXYRcIIuqequ6qMdx1972KDvOM7E0e3b9PxFcU33keKnBXpRaQ+E4PTOzUgv1zoBbzkBnlqrxRnzr2sJ9rp2vU6UT97JTrg8ieRCRD3Kk+xF69kim/eTB8ERbYMeM49b\
552ghvl+kaUgfw++LrHGu6xpUfc4Um/dIzKgRR/UOExJj02k9L7V/7FJkHiGPUOd+/5wplIwXpdgD7lYH1qLepZ8jR8IF8ND+5gAbD0QpiYz1q32/PErlQ+YMXLZLi1In9fCVu+s5/y2jOx7SkpmWBqOkc8zcA6y\
b2iULnMinKPKcPDrz+ZP24IK6FM0XGaF2+EeHxscx0MWtrxT+JaY3SW8CnYVBSDpOtz/gUWaLXOiegLn8QRDW8N83GkKfAbHVbLS3nlZQLLfBpEYnW1838zxp2S9J3vunzW449BYFAEr9Tzl8EYRTUj7iCMuEP+Y\
EtEfIYJGdNaPIMfXGNAewVsCVMVYwcPWtb7HnV6Pb2APq3IAfQ0uSba0ih1ZlRjSMLwurpMY07CPO5gPQPDI5o53Ow5cP95PBkBLiNnlhjcXF+x5+jpcM/JPj0OGi/58yytNUNIHXFmR1zMPAn4ggIrEhut0fV4R\
o/M4w0bbHHQUMNrWJwPzGpsYC/n1Z+1YGxOR0Fc7L0DfuZGZWQLwMxE0nYK+ECcmjRug0P8h1W4ceJ6+iHRA+IqoCYjCtCGOM6dWNLa6v6/ZwaYiCOKNY5pIzW8heCnpjLRel7gBDEwhAkzjetO1jgxGz1Qp4Gm5\
mc/Oxetw84FK5O8R212SbSdHIe/j1KbM0r4nN/mqchP706oEcPZ+31m2iUZbNNAPTLbNX741TgmHw/9+beNvBMhd0MK9zNTBFqVBbJJskHmbO/+NJJTbiPT+UimPki+Gr/cQ3Fp74di8TglwVSneWOndRfMKckaT\
dmMF6WaxiXVoDAka06hVsMsvwktd+BnU5mp2W21+Q/DpJktcBzkDKScLkMYzrXbr9TedUx7rR0GNzMKLlobrKZ08iN3Fjztf1r2U5+92Hq/hNp/9t2O/Kp2aeY6f2M1lgreSIqwtWpP9jLT7UGXtVBK2qF3FwvJC\
wc3DLCHxHU0MV4VDPpWXtPkvz89SUTgWCbPD+v/O8TsTF7ozGbtsDRohd1BmBpqZwpOvTdTtsyznzyJwxje9yCIVnHcUXmtTZk5+w4Uh2M6K5QNb9d2wyiaQEWUrSPa1hKM/595wyJW9tSiLGN93pKyns2aeoAr5\
RNr5jtX743EjZAzetV4M7+CgWwHTbxrcD+gallwATHTxRxTziTXXIcmf49//Od9FIzLZhxjO9l7ejQWjA7IPpMoJdrmai1jhClmYsZ8MWXN3SO4FMBWTcxEtyOwmK4ysNybQJ/QT3zsturBkjgQyshlWB5NCQrLy\
KPK9PYwbnLHDG0fUIXtOpHR3uBKGK/UTCv3wNYRo47S2/e+nyfF2OJb7ag/psHG+duK4fUWJXX8KJpjbDD8vjYi4HjMmcilQbmeYn9sUz71ivaVO9XQ56FCIEPfedVtEvuY9LLfQ1bNdZ7VrH5d8yYbDUHp6SnZO\
V13IDBP8ywD0Jks2whnH+dR5O6gPDaZNwUF/M2kuJEyEJ+kfvgYkZuAQYTeWmb4z1qTwl6AQM4kX+Jg/XZpP8aeh/vP88AvEwJxgjRCCQ09GmzmOydQtbW3fVlkThwOgzS0jlwo2LpXcvzYM/jQYDd6xHwHUdYBp\
FMf+33b27a5EMvddsUyHXu9dvoHHUVcc4kZ/PG0ZNoK6ivg9k3yJJf6+T9IMjvuK8iR4faZmlz3vudRQ2OMjZ2jJs2PzfrUOeZBOw9nZa6YhXb0GehyFF+vYn4Unzifuq/HrO7abu+Zww7S4VBIzO2oCOiQPaNx6\
jsItwnZUzHNeWJoh2876r2cFmvUyE0hzdOS6q2sZPwm2CfXN5FJ4zCclbjLfBMx+IiJk+zXls1nZ5ohdEUszIi2zEivd8RaCyULCgeHIsdeLR24bwezRneW3KDTtO1Y2ITlwnFvn83b+CBzZ3DZojL5nwhHfGFRZ\
8sEnZuQak9hJgucucsxIZVWO6OfYHuce5VO3Br//OYDy/WpIME8Om4e6ms+2ZCEvr7OKNG4pm9IuUWLIQjHqcOMSH9r6K5UvrsxEFgDy4wUgT9/194wv9Jbx6hGr45s99jFeiFAUrsuooPad4ZZcO57wzdQaNM3G\
Hk6le2/0zGyPe+hPbDB2Oht3TM2FIPNVaPjlp28Xi/bseVtR7JLrr5zXSrtPRW48TT7NhQqx2FaLIdYBhEJAI34DPs0bKV1FA7MPBdrSKA7tPFhN/Ljcay+49FAaNRn3Cf34wjzMsCp0FxQ3zIjhYjecYMPR/+en\
x4S9bs6n0V9LzXUo4EqszFBxjVFqJGlnUk6rcUeqRdEJVBK2BiTdSLDJNzaE6gJW04xTidL36qP+IY8ESm2Iz3dUD6zM9r8fZ9Ex7PEjpPIARP6GX+PKiP2XhQe+nR82787B33S5w5pJu+YknGDMIsaG2zlgK4s5\
ojkUT4WZPvtnnjjk4IySGKI5Nk6EmhvOgcw4NBnKvwNdmgSZIU44wP8zSxNnd390IBpYnLRK+MHbmMYnuhG7622p6pXdGxTuv6Ny6K9SccxLGZ7VS7f8QS6At0t17JlY7DZLjLBlH6e0wCWjqQmBS6z83XQB66i1\
UAw+zwrkCUQZIJ8KDl3rAyHz4llE2k212t9hSkz2yCPxZxlrabC79NyalLV6K+hT7O8DWowgygOZH71xDoz2sNsjann2NEUzkUjVHQy7gP4PMHFpg1TjjvMmEwuyS194r90R8xOOHzFQmtUiJqXQSQUhied5ucgL\
ed/em3uMzec0QEIKIrpV42PydzOMgwSAAt2VtfCIXb33Ia1g+SUdUuB5cxsx4hYmpCiZtXM8uPjbzUplzo0eA1lGcHG5kwTXJ0mqWadxdpJdnyDw2IMst2CK0OElL3eVx3Y1GHjZnxNHMkNLWwZdOw/y86+jTX7Q\
+otIw9SAGbyVT+Xqpnsnvt2RSz+0KTnkCIvTE3HxAeVLFkIJl9ROXcb6MjAiJocGNBxmPvXhmpEbRvWQgvKZITtpHww3MOjOSNczv6mXf/AGscOFjUd8o+gg8FwxMlPiFyuVuBcyLqmOGZ5LXtin3Y0HPfFTb3l5\
mIOJyfmTpaJ8VaxeUJZckPvpgJVJUOBhcwD+iTaOfYdOU+ygsOO/md2Bu4zvsGgUh9Apix4KgJdUF3q4ghr1IMr4Bg0bwtQFOfZ0QFUnEnNUXcOh9IEActx7sYeogPa3bd0pHR7OGXwg9ybivCiDuYKlUHIO3K2Q\
ziqz5m9wBxnPf9kJhkUm7CO9wJcGbPMBb4yFn7aHlXb7nr2FtAMLS1sEHBQ2jJilZ3L1+d52PwvMwloaz4uZwNzBoT/GePODf0nH+BmQl5OvhJrFSZRnWk6I5qi797QXEA3Oz0JvXnaVNLoQh7HCeVkimkg6LNpr\
G0bDYN04ARaEDdWRqzjmqFpH8Z/0rZWTZr8cHSbZ1tN9ENqUj8MNtwG78PwGodZAK+DkXdu4+fMKg3D7QXj7bnmEHq7fBWDMr9YMTyNMSaB6+8+Qm4f1IfpoFyB2PbtZiO9YDKK2NV2eRPOAPBswNLjF7ieDLfnY\
VH2YN1sXLA64nQPSQna0BVD0gdg4/HTXMiPIQ5kYCOUDZmVIqMGHTwDMEVDZqvUgZMO5w7XPoV4guI7ez5G7aXYTVo6mw7doLy16hzEU8Wm4aIDN39jn1eY2/cJ6Q7hKf5jPHgRp4/XV+HdFE3zxbHAGZeRdWWde\
vi1cv4bsKz4rFq16hwLgW/WgjTSA7o1dOGZnWKUHiq0NwhsEjnt6OxUa6I2xF5a6w8fpJH6fSihPJxhtg2a+wUN2jqcCs726iXDtefOdD63yRzDSVkTYzfuD9J2vKLfUFKYZdT4doJE12SFLBjKU3R+kXVefyOG/\
mYCsBoKMv67R1gLkYHhT99etbP0eyTwYWyQ96hxxiWNS2wNyGlRwzjRM6T1yCIHyHzljh8SUJf2xThgD5YJZtnzOugGpY2uiiyNo2kw1f2n6okt7IPKS5sMX1swMHQNyfUHbGqTkWFT8ukvcvNBMovP0kmxnqlzK\
5kDYZFGntBqBtSnutW6XTULcfkrJ863lWgP2PLNckB3Ob9eImhnCiyytkBCNRtPtFN33sy7qjkgS/ep5U4h7mGcEPgBjnAREo8FJ17amYJ3iwIMP3lCRCru1LeKo4lXwgmtzdQ24OJdvsXxY59yg/VmnfVsg+Fbr\
4rv0+JU2xjjTcZl0k+4h2PPSMRCHCAc7MRWN2wDcL759TMzqltLju90ZmJBOZ3pGuRKtIUih53HA7ds9AccCHqaWnP93Xs9KsYdgmEAeZqxVWZFCBt0ZuIOaGUc7jTUX67QjEjfxLPHVObA1gcH8VqBk0z7Al24j\
Zv2FkDJqMQ5/fC07QFrGSb3BqCk9BXXuZoDwoQ+h+Fy0SU6AicwfpAzcQqakyxl+KZr021k/wgI4ba0wYVVTQ6ztLvl1JZNt0QA4RFmqjp/8wxHtgMYvI5kDRXU0cchQtIER79OHtBSD2MyfLComTbdLB82dLf9w\
SXe4J62Xzlo3Miuv7p5OqXPkwi9BrEU2RE4FuBV646rQ80nDDJCMsLoviysflJ2k8b63brUTHDPN0CAZwcBr0F9etqYky25GPd+nJNyce2Tp1HCUhnAksETMWWE4AFNI3BkORmzzoRi8uuZd2sQd5D+3OD1i1Bfz\
yyMMAnKSuvYex8XpTPSaYWnN4XYUKouEdfzM6ieJ5DRmYeY/oSAEiHNS2TMjPDPaGcybNPJhYChWbDnvK2mnDVmRF92D0UX5MyNKqhBkUK2eoy7JOANKRzsxiDHh39GPAgK/TwxBbGR6TFc6LXvwK9C3zEDUGybI\
TcUeiyte52gtfAA+pIBqSm9MiHBxGBtGrZzF8ATgzCFbI3Hp81WutxyqeGw6MvS/M4acRgfN7EC7xGRI5zQzDKM2GgrFjzlF1rVzK6WvmCWAcPWBnvlTah6IVv3NfCdTv/YMxhghn3h6jXWXiFSEyahDcYQPlo/7\
1bjBaVrRsggZ0ZNz74SPt8axY0CNqwf+4BTmWy2mRTMA1UeRhvilplhMIUPX8Q7qOFEdg/g3sZlDoKg+rnJd3rYx3GCnP8dunFzmjbT8dnkHJLuRjtN0keeu+KkITPSULUF5VoDlf5Z2JZrfOLy/h+nrMfNxwvEu\
reGCZ2lGLXD4QUMv7YNhrFrdwCbcv5UJxVssMb9n1CxyuWwldi4OXBdpeEaVJtmNaeUC7NKkNqkdirjl1eYilzTb2gM5vSGi5nYlhhBIo4JFiIHcTprGv3eNBQ5QYt487iE3/N1Dskw0l0Hy0JpI6hHzbxII+fGc\
KBzYnQwkBsHE9bzX2Rnixow745YtiE8CYfraDUw9OveD1Ii8JuMJXawnZldnXTgQ86I83PchO5rPtB2sfrX8omDPybLvtyEWWIx6XO+XPrOLw0C0a662vtFOwJuT+7d9C3FeLlU5HZnZv2aPn1+Mi+a8x/Dw108u\
rWUUmRaer4Q14J415OGjKFpLsZzwIyaP2wyLKpusaPbh8rUc/XHZ5M/HcgG3zKxxEACSmUz+EspMjda8KRpQucpptPfGlQ1rAU6t4u1sSmPYlnQ7uFKWDPii4yJyaYs6Y+V2UymtRGo5zZ2fQ8oYkrxtb/iyQnwM\
NQ8Nu01Qs9cYdxcrILHh8wDPRm5MyUvAqmEZ6/1/JWezYpkOML7s92XbTQ/8RA1N3YJyNfB9vxKVvPbIvs7fCL7pHpmnD+34fz9gyl0NwuJJUaDnTnGKuYOxm5iXsK1pPZviaVdp6FxAYHLodrOjSVtzbjkpbi/K\
Z21nIelzPIlh9OfR9FfjypPMIrlz16tmEKTPN7o4Lr4PAOvuwZi1xtrQEXNVFT4OlMozQcIeBse6HMwDMExR/vdgy/oHNrZzs67HIAAIdTzDN7x1Jr+DSMisAaik43E4T5jM+mWAA8ueDxJuFiNamOgQM7YgmFuQ\
Zq8HqOFzQ/311ytqSDUMsYvTyxmzk5/j/Ce+U/xtAn0w6WgN4iZg2y6o3fH9kZGLN9PM1azBov4e8AiptA8bwanbAgMD94ge8afY1F+r8fzwnAZUwTUiyTgYYFmB4QQMc5gQQXnR/qMZgfdwE88KM7kVuGa9Mlgc\
EZifrI/d0bIPKs5Zi5a2iiyQN23cr7Bkbdh4XyoqaFsQ/kemyKWmosj5EWAt0/mkq03cj4bCDM3ImNlOvT81cTXj91RHg9BhIcydHPOHfxHcdWYZpMOwX1AbI2NOswQm+2xJjZHzQsDOIlGSXaywOOgPYRBg05EM\
4j5TsY+aGcT5n4t/yuHahpqtAUWMXoIMFPTQi1Ezslkd81HdXVhUQPE1NicY8aVXaiR0qYKaW08XgYAHWXzNrt+P/sCTGEDxGFJU6NNkIHOsbR/6GGmC271iNNZiuGXDo3REGR1U2+aDFWNcPxJ4mXvZaDF7WDmx\
GPZSBpUHXuw2TnG1N7B3PgZp+XhPz+M8WXwBO1rTbmsWZH/HjvOePMzyVFCmFhstajiqYM2bEvgzN6wIYiokWL62r+TPcCRSdtOSaudt1IyKqK8ph0HflS2GDowPHQwRW8K+/A7FHtEDxuYs1a13T9fB3ucpZIAW\
y8+Ycw6yC1uKCN7vyOPvVNypkRccSKQWY2nmhBzRxj0fVrA1PwaMgY3y2oUsfzmCfDIKcgXg1s00Z22GTgfMxm2RUV6gsV7SqYsuA+abex0Mw0eHfD7x7uTsFEz0mF5n/JtF8w0TAEQW2U+yjPgQc1i4rXtCPWoY\
XN5VP9BuOTU3UFQC0zJtSMzAM/+FWomBvJzHRv/jdp7TfUZkR8mbo4ly4l6QULepMXlOEutn1Nzblzmc27VAZiGzeXssBlqM/sd+TLmOtgLjJm+uTaP97uRqUzG4+Ma2LRLJK4xjgx4HmLrL4eGzTB7SOPsFWrg/\
LT0EYL5ChurH0LKjX5YOi5/gtlI4TPbxl0vTskYTNg0cxFmmPHHveqCzwXdJwTnLjkqIYkmBbL9R23UMXbyqS4G38l9pqDjZTKzJok5wWmSu7TUI2KuJiiK80aYs/3gLQnDwK354rKK9eSFXPk8+mit117kYu+A+\
+ckR3MzGQQ9iqN1FMZyBrmIbmL5Ym31y7ktSyE00zldGpSvjmx0FI1FOrzzz0lBbHJ1fIx6/knn/kp6MgbH0Cti3QmPoB8hb2ALBeTkbsel12a7mGrqwuTEDDYYn+MGvaR1OdBU8zYWG9Y92qJ7O9/QnHf+sh7Ns\
90B8dRsfioAgwyEMUq2b1plnDma2V3LdCcbLQdNBvzGNQw5zBtotNXUes3cUCK1bhCtajDHalR6IHfX2vqsNWe4PzOhYHIZPar9YDBfbshG+7anGgrKSrTzpS6w4gT3G1lvpAGJ23M1P5nBvhCWx9r1fo/3h/9Ga\
5n+A5om5KA502HBOFW9gx8QZwXiKYaMF4ELSDCs3EevvaUazhQ41cdsRulUdYAw0Z4aoQBQVUB/ybQNN4ObVY49D5bEgX2YYerOSrhOU2RmajyNhZvj8CjRH6efhFCcA2HO+JusYv7/rxj62RYZFYOcf6xOZWnBF\
BJ0go4SgAas2wtOGEYK//OYDVzDcY5UdNjOukodAzIOhHdQjdVn6BNKnNjVVS+NQoEizl3yYrg9xshuCpCxyB0yNcXD1QInGQY+10Psx7xKgiPdLOLAmlE58GUXBphJPqZ5UL9+zhMGxQ1ZTe3uQCFq76Ij7MwhH\
+LXMG0Lmo4HQWU4Od5YA+drYUtRyHvU6MHMhGOcDkNb7M5EYiXW0DIn3wYIPxEjRaht18I2DIrJexWjD4hwVMcrJpOgJszA0J53kPAYhlKfmd1rkSuHMBj90nDaTrlmJUi1RB1nYvik594h4iBOD1R68tEYfeUpv\
QkysD23MBspXPzpsVEniCkA8agXnI8OVxP9UOA4+yw89lG/Sp+4DwiDyojvTSZ1x7Pmb5+PSMQlMWHEy+UZw3NvHDmbic+zpNl4/jWLX2C20T/i9NC30Yaz13DWOjHswn6ZuNiPpEBTHiN4PA54OmcIpkA3I0OZI\
nlO1tG0MczC9+NGODWank88BpMdBsggGn4HQ5LJfR4MZKZoxoFyP7vTSLyNjI6zYGZbI7r6EWQanuWTUkNSTzPykU3jVLtLZVv92ZpTNvgijB8QgfNgZtqT0Vgg7Mg+0VcN+M9Ng/zgKAcjNXhgM0u6TxicOBMna\
5r1OpUfDBQEMkQxW+kwwGZmR1JpKZHIOULu1XbZyClrfcV7HsPOb0LVNCQhdUQ/72g8LNrRrWlK57m49zizmbhxUxn4+PhjBoHFmhFENIpBdtKeMNSEcWPUDYUYs+bJ6PqI27Icz53DO2uD89DaMmcJzPXuWQ/zT\
c8zbKBrfvMsEczt8lqHiKYDVSaGscNPvNM0Q9ggq5WKMWkGtpAhES/DrIzXAVJH7v/CVESDOemrNFNFctsFX5RSRqOczACDG8PhhDe/TlfPw+W+dkCJfZvtUnqTI7vv6PtVwLKWCfRWkCjBpx67c+PhNO95xB2o5\
CN4o7me2g+MnQzYUQCPGea53j+VjJq5jGVM8RwQ6wh6gqzqZ3l9f3OQwQ7juHz2Ys8yt5HguGwIm4R/G8oT/ubGlHuqzTbXTfwAsblnkP2hBz0zrDgk75k0x5V5SEYwBmVkTTGBWeCMH94hVeQjvOUEORYl2Micj\
XNejmCLuEUHbW6t8sFLL+nvTW73RtNt+mjfZZXdg66ZtvLYpsv/Lqt/K/0pOfkC+mmgdzebvqGfYnf/lRMba0G3VW5auj4lxxX0wyerX6R17lb+P6ma7t/shmmeJu7a1ljsBjqKSZxS/p7NWzLJtPNSjTGZneiKY\
cyxwU97vM1EQ+kkzL+d47ijo53R+J0kTKeTbix+3qPJNpdxnuXCQW0/ohnCcAxco40zrKy7rftgtMPt5oJmp9zpZLoPysRiI/EjbJo6hWPAQDvOipUb9snfqPLQPFvj7E5oNClmec48phjEoDYiM1oXhsJKMLOMj\
WsTLWvsEMYM7LkicMtgN7Bh2c+JEN1AqS3WNR2d50NnCRn5ivdqhU1wXK0VLiP0MiBmQk7nvp7Oyt2A0QgWZCzWjfmt2XNo/3duss045nBWOIE6zPNNZzyQJMArG/w1VctHvhqaT5pMIe+xSgQ4tUJ3gtxuBLv1D\
D31cfyTMlB5iEZo7+lkz4619zxR7I+Dp/3NenlDZuDJOKY9zby306wt9n7wQvcdDk1SYT/Naxo1TZpG9oxH5xA/bMxJRGOd/QZwZmUyXYdj3zVwJ+yrPjxrtCa/PHLw3PC8Z+MPD3WTMhQ/N97+zXv5IRl47+TCT\
zWBd6Fe5+zbrG+F36tR0n3z5PixGTMf0E7D7m2lxOh9JNUeDzON7lsZeyr6hj2FN5H9RlLznr3IOwrEqWgb9iS8e8Km1LBtVMv9Ir9z3ncMiBFUrjEhuzYshhLe3vGLXfvvyElGGKm3EjYfaVPgsI996SUAP7RRZ\
0DpU1+fuYF/vVxGbjDNkunnKFW4Y/VH6xhuWD3VPPGjCjU0/LnLzsxmzNkBTxOP0wAEuoiBfPA0SxrxzZz9YGUMd26syQdLbHTDWsn+WdenpVdVTQ==");var tree_sitter_tsx_default=__toBinaryNode("KLUv/aAGDxYAFDwA6lLIE0uAmtkB55JCEl80TF1dL211CRMR1gN9ha9V1rb7WJdRllSbnT0zyV0XiUTf9SYYoZSeo9gu59JqO1K0lO9zMdQlUFT05Ag4\
K0t3UwooASUBKQExa4z/yxnooVb902mowkpqz3SX6jpEXUnQOWiXbMY7zGQtX6WbVILMTY8tAr0t4oyCxOOeG6d40T7EEd1WQhf/KViFX9n6ibeyPA38vxHZ/VrvWbfA78VG8Mc29VUELAAeWntACGvZF+YW/XjJ\
cQtmxV4yrAXAtiwuF1thB2jr+IDAmh3b59MBzl52hwbHxqdj94C9BrYFm5yc3ovL7ujgAGlsG5sejU3BtmlvAvmNXziWXxZmsWCxV2Zz2hucGiDNjQQHNpDGp1PT4KbGtmFwrBv7bBj0gLYdY3le306PgW1BByeC\
L4Jts/Qe5Nj0XNZH08vZobBT05pw43vjCi7L87ILWJanZXl43AUsT7ugFaBlZZYCK3fcDhAA4abGxkKDFo1tI+z02NY/RoU/E/tbU3VGyrGA69/MS39E4SiU1cG7eP5wziWatasdpzNvIpYtGcq4mZx3uOnYcuvf\
K4YeOxVfP/HNYficNHTvO0YYFfR5Ps/Kf1Oq3nqoQKZP0vmP0jjU56eeM5Uzb9bBffjWP97TkkrJu0q6kPMOISPtQWcqBiHCeR2E86Y4mQqD/CANdLVao/y9PyvpaaHqTKXSGqbzVUpfiM5XoLQPb/PRmuBBzUJe\
9Y9lRrLqX1xUJl0ciWGDcSai97wfit3lMxI8ZsiQx+1DqAEKyNWWZMWt+Okivx3RJ6m+RFBv+vSFdI6+oFDdFf4W9KwpOWFms/7Z6Q/MGmgp91DaaiRvQyROxLHGjW1Sh5eKL57YRnMbUs2prX/t0m2rEr5SeFbX\
TtAZz8NFT1gUp3yk2TJjj3m0JMHqX8sJZcshaQQJ4khbYmTh0Fs/RdyVGPtzGY+z/AxlRW4aCWHMVFCG4sqy/rcWflTPOlLVSamuGlNYSNpyR1lL0FcTvs3w5OD80ITtO2aNuJxN1WTI9a92hLz1SUZ4hY47UWR9\
IgtGruNujeFbdLtXQlaHP9h0fZlY3eT/Dvkso/6Vovo2qa4/fX8pCyjqwgS14by84hl0zvLm22JnMW80li8hJdwn2x3I5dElyJhkV5y9IOqWuYsKv1kN2xi3q1SrSu2uMR9ri+J3f3y4r8aIqO60JZWhRF9DoDWf\
t/3PWIfzZWzGVfsIZnFJE5U1JMmYKqQt6DhkjKn03IliDEW8kcNOuKv+wdJhldtWRFib4kaxOKy60CMv4z9ppXOHbNJG+w4Gc6Zf0rpyR0zK5MiZEkf6yTiz1GV8FGkixBkguUwRfNcc0lb37n5xUgmpWnM5dvi5\
pT6p2kRtk0xzUdIWUbRVQl3wOCvPK2fs05zalzCZYI7W2C75ckXi7mPSSMBAUSayOQwfshzdtyNCnRUGxNXI+iL1wyD5uRj9S06DmpvCBElbojNoi//wjJ3NvYopXUopWXI8kS3+rP61jEYnuosvypCIrVTONsFl\
UEOX/54dCV0oqgTlnmsVqw7q94t6mVDVBQQ1Bmh6JHVBEqXBgLb0PK3nuXPinjSHe46ISVNatq4oY0xJEkjd0RG2NMpKemyH+cjqH6wqt+l4XGLI3qyQSpCl/skhrjEGq+xvh/xYit62VKXWhNMp0piNaINIqJJI\
xiIjKacgKTQHAj6BrBmhzgEyIAwOat1wkfgQpyhVrPhFHrQow0JM8seaup3AfIiWcdkk1Q3FmiOLyc4LkbWTJsXzGj+xPkSn/imhhDvWFccb/yoywrwF+bGgLi45GvlzUiBYDoqUJNmqCz37fxXmF8oY/9wVj5jP\
ghSutLN+nWiSXAiPXArWHMwXH16SGiJVHf7HnwyjFwZdfeFJbVOx/lscqvsdRq1gqRpCj20K0WNaQEYCJrALgVM4NOXAgPfhPP0QwxmJ4Mz5DeUJIx7eQbEGhX0F5ql+hoiiTlrKxmTmQyxY4xxTmVOlZrGQ2ioT\
Y24RZfUgNQ2s7E7yClQdjTYiJNo2UrSvOAM8KyHQ0t6sdgLWTyUUfOeI2bBbMUR97uLno9WTakn/cm/jLNRohCd6QFuOSppi6thZGYbTNfCkBqRhnUUSvF57+7nRcwi2JJmOJP5L2Rg9FrgptvbZQXjJmUYqrhIt\
IipAMQ7blsfF3o/AZdJqMmOhmZYfXjn6RiciCzPYTPMKF8VQ0pRYusl89B+jJkBqiVWHZI4PyQw984G/X/AjkJwTsk7HBzXRpK8E4I6yJ8ohkXz7vRGb1tP8HGMhlph1Rvj7nFh0iIgECRmRnAYmpyAcSD8fjUya\
HgAGcdtidsivsm18BOXhQ8Yd6Ga3yOQ7kJuC25xXEL15GiZ8jOLUYRZRjksU7/qTxQB7cR9tKu7UmfSGGYCMmPj4idAwBZA0/QBTFqvCwOwyn2WO3XNxAa/Yqj0RCBhBUSEEDB77Rf9fJfc2Qj9Uke4g2gGoiHyp\
zFt/U0XZb93i2XXl4OCOpwWRqcG0jw0dZwfglFzoG31mqN+U+Zn0B5BkQAsACAPEYQD6d3gaNCCoSjrHYPmRk8cQIA82guTcVLn8Ht9YWw55zAFybiA2Qnl1ZAJH1wqVLDsIobFGWiNbJhKXAYoBlQFvlFVxU5WJ\
zB63OKdpqlQQeCH3V+ewNK/OS2NXmVQxTlvFSzVZAatVpnmZz0wtMBmA73p9axGLFLNdoSfYdul8XmjbaOqU8qy+bOp6scs2fbGcGXIKpZBTJ6sq105XrVYCslqr1le8Klet1lpXLS0ttUFWWJNTV7PplsrMGDfb\
9VK22PVSlS6URLr1nL5Kul546ZWmbNo2o+rrlTrFoGnKzLiZbqmu2Juu6dNu70afELxw48ZZYSYyVsFSVxnjtJnm55Xtlk1daPoWN5/TA1iyquvVL5sq/yuTWWFpYO5SoVy5nWmaAmhbwps28duF1Zd476bq8/np\
hX67uqu99NszaU5VdkCdQg+U4t0lwLMLQKkuuSfHQKE5ufdNKYhtiSftbJVjJsCxzHHskVWyr1EAGaOCssQ0k+HqqbBAoODdAlW+pSFXzHeSktSjvz5XUTJvRSsUKAEhvPZOwKHdxdQNUCRn7odyA9C8rWZsWHnO\
DJQxw1IrYxe5Ght8XCKySh8bm5sYG5RJpGPYJFS4gE+waSaQk6a3Mb3Wap2m0xpNo/WZPmuzHtNiOkyXNVl/6bFHHvKv/njHu3qrs/qqq3qqN/7UTZ3xpb54xSce8YcndcOPuqiHeuFBnfCDF/yne3qnBx7wnL7p\
mp7pmH7plv73Sqf0SZf0SIf0R3f0Rvd73/nO6Iuu6Im+d73nHdEP3dALndAHXdAD/c/9HO99vud3z3M8t/ud13nd6Zzucy7ncQ7nbz53N29zNpd73Ncc7m93u5q3ne1rV3uapx3N0VrvZ37WeTfTiF7mZG72MRfz\
MC872cH8y8e8dOGyRUsWLFesVKEyRUpULAqUJ06ahDFZoiQJkiNGihAZIgTIDx89eOzQkQPHDRs1aMyQEQMG2AsXXy2gTy8WK1TkrhQoTpgoQWKEiBAgPnjowGGDhgwYLlioQGGChAgQHnA5cDbfBgwWKCAQAMCW\
Vpbbskys5apMqrifNl2WGI6M7OovVxULgIH0VTbX3M30rxfmfwbIJjLZsyRw+8XMYRoy+8YT0s4pnhjSrvbSbIrutMmm+WXxowEN2ZEd2Y6NtTLEgnxxnw7WjipjMheqlrVtrZpiMVhMqmaFMcEwYHzWtkijorm9\
h8O4T+eYFpvhMUp8Mvgri8u4beVu/ObM6+fymguWQppxo3pfCp5caWzbnaPmzrRif2Ek09Ko4RI1Ca3FbWnU3HATixFNG406fqmAamvLNwyh0lrs9mmNbYUTUZgWp0y+/bJfnWHL/8V6sRwzjglqbm1m5UA5ME21\
FsNtaVOD3//FifDXWrzGjcoYEhltIfaV6kG51LglvxAMfrnUQLhka3GcW7/YGaZ8MRzOLvpN3xb95arELxu8ruvg2tZiORfMQX5TVRUuq21UVTWxJ6j2WY7Rr6r+xe8LZ9j6JnCB3+WL2bhiMVIwpbKptoQpOON3\
dVZxNiG5zwxvnE8mjsNyDcjiNi1+c12keXBayKyyW/0ysyOec7+wctiG7DLpN79QJHKf6TMw+XTnlG49F+tl8VwfakNdqAn1oBbUgRpQ/2k/jdd9mk/v6bvW03kaT9vpOl3XdJqu5zScdtNtmk3LdVzDtZpua7ab\
MiNNueWkoms7jgvVkMWuqG5uPzVVpj5Kuenc6Pnarx/92hZNpxulf2w3qnNUx65tOy70BCRHue/kidQot50eSX658dxN6sudZw8lvtx6+FRilPuuz9+i3HvwLCnKzcfPpUS5K/3BtJf7D1AmS4E0XRK0CdMgTpkM\
AZ7IrelQ4CZEndo83CzhCVDv04jcgXuCInJ3SjQYIrcnRYQgcn9aBOpDbkFGhR5yD/KF6pCbsE8UB79RhY0MQzly1LaofnTYtuEhJFKIF3JHSmz7MNFCbkmKbSMqVsg9abFVJt9eVH7hJqVSiZUYJeRW/DO1aMlS\
26X6kvvE1EJLNMbJqd5kVXByo2o0NYex7VSnnHVaIcqtyoW6WszQFNfj2JablSvjxfBol7vV4J3BV3TZC8aBhpxDgZCw7cKOLMsNKtSYm4xi1FW1ofukAAaTtcqN2IhtGYFWbMWxfkWgTye6zwil2jaFm7FL4TAQ\
cBPAY4vBtKvosyE7cgADP6MakmxMANt+zNqMTGEZrdyrHFvw6pP4TIAX24TQ0kuZbce2+2kirxjjs53EOI0LUy7xqg2DSKiCyV1H0SSp1b4BgiOEIkGQQ8rMA2KxLEbFGCHEOCMjIhJIJCJRQZIkrR3QRFw9q8Af\
3nz5F4QJ0eRDszg8Nt/W0Xin1BT5dRiBGZp94BzCW0gHta71STpzM+6IXEZ9VdiTUDHqO4+gGCNvtNs0DDf1QWFdPc6V9v9ZTlePeaXdf5LTVCNuSf+f8zT1i8bwwA3MtWe97O/YKK7kRWbCv6nNKlQi1gCwd9GP\
anHyyxks0Z/1PSenc/y31oo4W3eb/rNdp07VJaZPr4z7y0Asn0Fhih+vERrnr70bK4OHCYNzcZKJxhsS7kHqutgQOhc3EOzLq5KZM8EOQiZqdxgOn7KmywV4K+8CBXq0DNZTAaZjcTkZ3iU/8KFj5BCtZOkjEftq\
6UmgG08gwoQWAt0M2OnwD8NYOGkEgP72SUe1IA6p3XhgzyMav/W8Y5YIkWQkEVf9A1YFNFcP1A/2IogU7OpFoFyN59/BdE5sYvZqxEwOA3Kbjl+5A1kaxDs11BADTgMELg5wHpOuTeiu82xXdxyB5PSsgLqn5SYc\
3piFjs2xuHI24ewat/reRjidiQrYjurh5qEhsBP28YhxxiYLKyCFIbbFsXj6SlIqWAnDsDbMgfnKP3/NaDLRrCngbGaUcsrAFgp25a9xwL40iqLW2yxuw+gLSzmr3A8A2AT44yoBDT8lwBsCyx0oWpa1PqIyEUyQ\
yEC4uly9Afm1861UFoGj2shqFRdPRuwztP0GL9lLskxykGVRiSMS5JVKEQHNIfNVzgqZcLzO+wR79yLSbNe8ssaj5KYcB9whi8CovA6jOM81/HIIhDBFu3INCWYwQzD8Y11sr0Tftyy0unvFaR/ImULjYixlRG86\
9fjFXRkYiN7lirMETR7J+GREDwlEy68hqeiTZ0ZySEKoDx1eV0pXziWYh4wDeuKphBhNt74YqNs3srsGvNCj418VVizPD2qDb9syMSrFzJDpCLRh3IjdJBSNHRch2c90UTnk9IOcliA8/OhB9MAJDihpFoGLDLY7\
dBVMPT++8sf+5BZrsMg1AeiVBciSEwNUNt9Mw91ehmkybcsNjma3+WGUzcLwe1mN5DSbhb73bCR9CG2EzD6qC4ba7xFOyMaBRENw0TLDHTJetorDexKH5uzjPsB5wLoMQgggcVbd7Kf7B+UvagMVboidskAkG6OT\
YBoDCFohYboAppeKKgEOrcxlqSZY7kIVVM9SVNoTMPa8/r+EyjmwlYOcgQyaiorek1+bdgjevBRMgtYDIVGAgANPDXs34pd0XQJKV+oRxzN5p6foGFANSN4InGSlOUbHPZ+PIjufwuGKcAg8X2Ote+0fDLmMkB8j\
4ETySaydu9tP+JE8ZrJ0y2Gz0j9umVKoMomFW30tLTQTAYbPReNxQd+vAYkxGi5v5TwSsZKGqlijDwqii/i7ntVah8IJcYEnpP8WOPtfG0fVd+kqDE4As6uz+O5y3omcyyzhJYvdSbDJpAPV9mhtal/3iQJ1qT7C\
iwWgYI1OABWg8h0muTlADYpkOAGNEuBo2ZrmTkHmmkpSBfj5YYt3UMF29hHMrFxAUaob4MmqbMXKbMko0ZSE5ipfEivPFFBeQ5+9tI7KBoDMz380iICNHRxuSnSGnK/WbAIpkzX36luRUYRVJMo+lkkgBYCF82oQ\
rptmpaRSQLSkVE8wd637aIcHiPxsIVh7KNOAuQSovoGUEOa1K9HfMjAI2IX/Vz9sAmdhRYQUGSoNcQa/kq6vB/4jSwG2Uz+qdHbRLgFIT6AiUVSJGh6eIcNCgClbf5rWMURsiKUpJvNfLJBCw6ijQaaIta+BoxVR\
b+JfNXaSwbkGPphWnvTIox47c7oQzQJmghsKC5SifeMa0mOFChmVZ/FldJgAqGuDnf8lGqonGWhEljSbAKqUTCI3INqbDpCPKeESXyBWKBpRq4ACGQooEPkCVPAF0OxCQBPaCEB+I7qnELLYQkjiCwHNgVgYiZCU\
dgQCEAIUAnteE2jkPQJE+kvyU+pjI/O1abHEQs7BLm6z3W5OOx4eneNV8Fyrk+1c7J9aO8+78zv39PGDPP900Nfzuz3P2/OxhwKxblE1vwukaN8z0gEoSAFd9NlsDxQCHAz0QQmlZV7tgl4f9NNBQkFsoac6ENSp\
hn5qqAl1kRNuDxFdVSvjyeHhDlnhkIttWYbxPnY3F2DhhJaJrRJcEt0RidodtzYetSvOLiTCS4T2V99vtPXSgRviyGskPxIS4JH8SaAbhBiIsQ9kHso6mGE4c4DWII2B0+d2ygNrB9j0nr1tjiLbjtkK9KZ7ptwF\
lduU/FUtXLydk6iFjxXm9s5t0VXcdjBWZvaxPKyVhWQZVTvp1oajarkRKApET8NU7aXbGxO28oSyEB/6He2mz3VRPww74hYA11W/66sctOOpoJ1VyuSE99LP5ZX6pb/rCxVMvxfYaZj+r7CwmH4wMfGY/rAxUDL9\
YmSUZWWem8zsTH/ZGZp+M7TSNP1naR/U9KOpGa3pT1tje6s2/WttnsdNP5tb901/29tzNxTc1P4oKSb9U3Kq9lP9HKr9VWrkrObkUEgp/Vfy020A0+mXo7PcRnVlRXb66ewo92fd6a+7++J9F0+/Hd7kfqxtnv67\
PFE9Uz39eHqre6R7+vP2VPlG+fTr8cl39riPacusfnLp39GXvH2w90p6A9qFlL7ZQpSw3+PD5p2w2RiupLNDO0bpBNI9UxjdcwVRZ3NkicmX2jYSb1rC4W+entT8zdle4v4kO5S7Q5GFcgiFeqTdJEo7kZLS5gGN\
ivL5+fHxcSog7nYfoZ6fVuxcQH9/JASBhgCt0j4Vxa2oXsdWUrZedeVVFlyvXsdTtJCsEQQst2rFWsXScxUtd8earWRlWcCisUg+61tcWq1z8XRd96xEa9GilWy7s+xdS5ZcYB1zaedqOeDdLu+q7i7t3S0InMvL\
uby0KhfdZOuFRhcBRkZfG8zGsQDA/OVdqbP7T3boihaLFeoRciEf9+nRZoV+sqZYoK/Zy5MvYP8O9kX7NgqULRj9YMKwWA9zsSk6zAcfQ50SRowKFRfzHBk+Y8iY0Wmmt8lsEm3uuUhzzzUy1cYbDeaNSzbPrcYy\
R6Vbm+xvg27ucNzhwnGEZJzFGO1KlD8o5dxtb/MN8pWTs93N5JBJujhOes0a7U5utJUlkygowbEpvbuD2/6UtCVyqMgkkbPPTrpdb5Yf63twtk8505bIm3TRBsgmkG7l+ucnOyCg33Ys72tpqm/1Ke1aTmVHip3B\
Odu5j1Qe+bZzbYvcUG57lx/21blSB9Fu+5djFse67WGNWxoDt48x+qLsjXSbsTFve9nil8U6eLJiGMU9i0nc8xg6eyaDuOcyh3s2Y7jnM4V7RkO45zSDe1YjGPs1xeAK2H/O53SfTUzVytd8Tux4SEKREGdnBAgP\
9nNigh/sY7CDTrnzw1nRMAPxAs8HZ1/sWlMt5suZ+19cI9u59f8fCT3yP4YXX2bDT/nfn3zJj3zIt/OO3/iMv/iKn/h0HvEP3/ALn/AHX/AD3/uA//d+3/d8v8f2a2Q/9mIf9mDc33qtz3L6pmdCMp2Le1NzJyZL\
/pLDhrf8ygYMFihIgOCAgQKWAbBDzyD740V+86wV0q6R5dk9yLPZHmyWx6/p8S+yUDaoy4x10vb4/ADNet4CBQhK3VsB8wACQQUMoO35AIKwPSdoPeCuYAEDBQ4eWNgzBI8g9BG0eSrMFuYL85xBA9nMYd6g3QMI\
tq2Itj2PmNsziRKzCX1iRpFChdeeV+iZRQvVHeRCzy/8dQ+QvzD24naVwtKYieaizxppe7ZxwxNHDrGOsO9o2jOPHqU+FAABiwXpZBRSOoSTyCZVkdkI9siMJDOJxlRyuSRuW3EhJi5C98x79j0/2Z6xY3vOdves\
5e65Z2vPVEK3iqEqonvFhC0RBc1iW+RJQJ605/l1X7mipasFdctYsGzZskVnycIFw8yFi44RtLVkR+d2oOBb7iLDy6UXrD3jC/jL1abhAQwnGO3FN5jtQ4X5DFMk5qHIaJK54WUyy+B4M505tIkSXnkTG3omi+iE\
1rHlgYDE52mD0zNn1MDAPmFNXZGwQgKAkoze8ORi4FdRsJFAZSKhJZ3C0EtEQ1LMw8NMQ8TIoc3CRE7CzkFNU7DgJjgcyCn2dnoCgj//wmM/sSZSaN+nWJRvPLoHSqoXulmaJ2qKN3p6ekeaimpXWppaZ3qH7lR1\
DnUs6gKP3B3WOareKsdX3TWO48E8LeBxrUZwrkdw/PUU6c3zJCHJSK/UpsR2lOmsR23WkpbUlPxVP1Namya0JaczN2/MmJ7KmqDInKLG3kiJPU2FQVE5WFTVU8lv5WXVNWV6xUWlidWtyuJaYWptXY23tLC4npXV\
xdKi0v9dV1wvq+5XFRcYVVfYlJeY1NdYFBgZVFjZ05vttGnmWLFZ09gZk2z2aFpUd4O2tL+sTZqzMVNzpbM1T0Jjc6S0tldzI7c8a2+vbHBaNyvcw5HC4XHLjFvd/6Ya5w4ctQhzUuM85VDnyD83Pp2bX05+uk8t\
pSOdA1o3KrdpJzp3F0qHB1qX97k998u9PwQ98d3oXhiPD5x32tep58e597fJB6jZ5830C3yv7H1B7eiloCUg6mCll/A7uSnHhV/ofyhZGCkYagg5eGjHUH5E00fEOoV0HA0TGw8Z9wsu/s+WFxXprDImJmo20lF0\
RFys847yP35YNnxsJLTjKAhZZxVw/2P4jzTST+7bMt8LFzJWzv4X6z2nkizsTGpJWfK/2VIV38jUyafMPEEpiQr5/UotJonKSRGWIb6XlB88dODQqfmgmRv2W441NWhmwHDBQoaRqFMifLFaU5j2MxOnKBwUjkvU\
LEyxPTNDU/lsEImUQYgRQgxBypCIiIikpCBJljWwR7uqOHioUaiB2mN+u0psVAwuFwaVOAmHfhREeuPh0JJ6z3eWbyKL1JA4QDNkFr1p+o34YTToQMD+RrBZ2TikJnn6CZjgBXFY1H12aS1ZMCpGBIzEjKD/cAWy\
9LIo7R1PZDyXxv0ewEYQYy1didAIVP9xLZUcAZ3wY+vQgrWYIc/Yh/WF0WH58ffO4tOuf5KnZ521FTpA/N9V1Io0ClTqOTxWu+o/NzSSTS5/WvkMm7JYmQeir2wk2dytlol4cQ54sQUmWhXlUdaEU1frgPKRiv6g\
DmpDKfx3CpCpBQprynx1TyL4+UqapZajum7IBAT9dtQJ0Qx5xSY56+WeS+gV9dPi2JY9qWtiioWOA5nSkh3+4CrWl8vEhCqUYK6Dwh7nhEhCA4R1jSUc3iSdAtFDtT0En4JKsmFVaG4j3oGdxwLB4S5Mueq9pKQd\
17hzevaJck3hr2HKEdG2aFktZ9Q3FrZWGqA0/afSBvRnEisP3KCS7qyLnE6kdU5qZVYriFcSq2t12GBdbRZQ4aQ+2Q73UuahHTfQ3C1eEYEwfSrzVg1X+uKof5RsyuvBzjh0QneKDfUKLccaegokVmepTIm8Oiq7\
rf07UL3/cyFrltVc7cB+wEK2xAbMVsseriehsOnAd+qFid7gPcrPFD9Mzp+HcKkX+hakjZDXIEnn6ijTjpg0rBNH5xVNVYUvMXwlt3BtwADYf38rx/KiyyrNLOE8VFIgfa0FyCVloDGUcxujfF0cD3PXV7PC1UuN\
oGuKtYn9d0ifBywv9Gr5dBc+Qexqi1a2xPpOrCBsy1etgHXbkMQngbt0KYGrBSTyXWT6kus0fzMrKRO9sdKkYwrEPJs8a/7T4Fh/MlwTmSzTAFg/xk8b39fh3MMYgXjFgu4r9716ovN7D+jO1kXCBo8VqM8imTpV\
i0EzOath1YjFmIXSQQ7qOyELcfRRL0xE3TYSV5OT7vOlvRQVdF3Zfl0NwJNHGRZiobcsnGhpQszwpau44qGj6IZSwzOBKff9zqoi9QkhAb6LTFUXnS+a2Xetr7eucBEG5E5PWeACyKLtr+YqG6LRofsJjS674DO6\
A21ndP5wRpflZnS5KZvRKTWj62hGf3lKS2ZclJlxWW9qxkXnEc24okFmXJElZlwK1zIuM5ZxmbyGbFywNixoQw+sqQ3cfDdr8LigfNIXNUT4zkHZsM03BCGbLWElwUD4sg8QS4b7q4WeWEh+0aZdlU6V0xRxnW2N\
S4Scwm327fJLJhnY8Dm+jM0G2NKDl8ty7UoeQLYBqYOELr5cvoSRgsVXuSK4z2UywJCyp9KJ2JpT73Q+YXMgKE0kUS++bxffPmwS2FpsyOOwRAEVXVXCutP4ckRuv6a8NwOUEO8rS9hi1zaCCYf4Ez1v5Rn24c72\
NV68pDFd5mK7E2GfhVKeGEjsPueVRsFhiwj03TA8HkLd7iYfg8N+4YiycMHoUY6b3FjqGHF/pSfhfTJmG+nWV9QwlzHk3Q2eiLdAo1tCupgv+Y5TWKfzC+WmUcDYhjdIdsxAFotkjJnmjCjVdOnbi2sQNtxs3E2u\
M2AUL8S2s6wqxYnAbb3Jz1DZNx/hYDbsAB3v20MBSjB3m+zIMP68tehrN28GDEg/gESOcKlL2U8VdYspztWUotgxueHDRb84ehZ1EAIdShVhdBGFN1SHFjW3JVL7MkBploDs3Jexe1QNtlf31i2ktLK5nDq/vbS0\
GXZKYilLbTCFzAz4Mug04ZfrtHu/3WmnFEkj8yBgfCER8y/bhzYriYgRdp+utftzu/1ymiYPziTF+RrJuTl/ew5i6iI8vrbHpQQ2BiW2vfZfTmWifPC2hcUOWkRfrSEaLls3v0bQszL4QWQsMO24tDkLW8kDYC0E\
eij8YpF3D0cuQIDqof3q5gKxhljxXt59OnNFWYetnkE819fbbyWt5XGJpzyRSi6lqSaQWvE2WRIW9BoBLz7CzfqXtCyZIJYbcrUL/ldn4/zdATnSMxXbUmzEWi5sYeUS4pE4JRqDM1H2qyRzJxbRrypWSNCw329h\
2IoG+CfYOpETR+J5Fymoy2kpFxg+EgM0oT8oYCwTHtom/BK0XAZzs9ytG0eObU6ogDJWEuXZ5NvNPmRFQKaV0SZlic2p803g38jkRfKbqJRcFAieHQ61zuXx0w4b+Zxq9teognDaOmEHU+QR7A8AcwBIOMkzARBI\
FBYKze8o6DWl6yrweQxh+bk/4XNtaVNopT/fwajmyxQBDIEnW13qb1yZE1tH3oN4bnZuM4iLlJP4fVzrv5L+tk0qMaHLIj8lORiDJaWfVV2TzfGgzDsVKFukJ11WAhxRSvIV25j8b+SfZm2gDRxdhOPpXdwqIKNi\
q/OXlnMdsLtovqE2Ga1to4bf1HZhB5zW7UA1T54ERsb9CAPsB0WrKTvF30ABJ+88Twmq6Dt8tG+VGBP0xswQ3SSUps9pzRPnnmxbumFd3+R5fVTgwZF3e8h4L1sGFt4m1B6M/FbT/FqLvNVkAij/5HCIE2fnCNdP\
EXBwpQDBpQVvICOdGI4a8zsA5tGPPGnkggrJy1YOIOJSvx4uSUvTBV/WfRsdm41gnUwqLCwfOLxL2MDrXVo3QNgU23xUHHi4xhUum5x17IOVB48T7HzFEf2JEILT7EDKUjv9p+5JOXs9HFfijYhPmtl+ZCa0Cxkh\
k8rnfT7+ggI/hSBVVTaAZcqjtnibCljfPz3+oo1s5vjRJc+6uGLmFmAN7aK/B0ggKtBfN4vO/Qgy7Nuh2D8Ah/CjZgw6GDEtSw+UdkGqxra2jdFhDDE7LftmNcQfxORBy5PwvwCie4YkB4OXqKtMuBpph+y3VDWq\
JfGCtIGgCdyJ5nqiD34RcPRrz0vUYAGaUS9iXLoyUPJ52AGY2G0qq6lDPqGZD9Hkf5zgBMf3AhOT1/V4iUKpq5fPe0XkP7yUw1z9lo9+3wcZ55ZHNjroMphyQm2uPqpXeAhMgQKgz1iMAqVhrcK7XJo0CK1lQMU1\
RP4dfH3NE8ITcYGLs+QON7k386Vu6WhtnvP6QQcScy6fH+tlCDAvls4fsRq0rWQuyR8FKWQIjM01nPfDCYH4TiGoWr9FxyRQm4LiCSQ7e/yU6Lr1Zp1WYjmicv2Hp+t+E2rZccSGiVROGKTE3fpTs+PQOHK0hwr9\
uB9pMNr1msybzGYwb6geBrelU1lOO2hXsXZwZwzuQ058wBA48LCRSI4GQEYZ8U2d9eXPkJR9QmlRS7YwyJsMv1l+qiwoLISyzGKwOpUYexYrpSFgbnIYcK/aJty/2hHEvuFUBNmSIPQgpIVyFtrX6HSggtxlMCDX\
B32bZ0LS1BuIwoCmrUXqrtXQw4vNBVZWGrz95P0EQ4EC1QAaN9XWOtWbEvOkEvBSlT0pUt6UuCcVxFqNsrDgmDc7A+Zc0rE8pbNyCzoxw+fsK6jOVvxzPuGqThTLKZwQx1oE4d2aiuOepEp5kkOzzu3yIiQPqRfA\
bQszxPaxdj5jGuoJgESbTSumLLECO1T17tH7WklgiDiyBl6E1IKnH+VXReWSYggf1+ZHZb+WOjcgwfy/HmZLs7hdQyqcADCe8FiryCom4o1be+tJHtpP8tCxvMznthQrNGKBiBSalBzpiXJcGwAEHNPZw9TYwtXX\
wdbW48DX1b/Y1L7Z0+u92tIpx7vb0Lrcz7ndzrjezbffzOG24Mu14cq04skWvpi9sePGsOTFr+XErubDD7is58Gr6MCq6b+p6r6o672n7Lym7bvmpe669wyvo++4ovC3ofH8q5/ytJ7zs530spz1sZv2sJr3r++Z\
+K6Y+a2X+qyW+6uV/KqU/amT/qiS/6eRgAKmkIEC+Aya946Co/oGmIOhi4SgioUCn4mGnoiHneeShoibEJDkhImZg4oCmIKLApf0gYwCljqLHYp+jZMjiCqHOYYUhXkCjniPjXeQjOx2kYt1kop0k4lzlPt9cZWG\
cJaFb5eE7W6Yg22Zgp0Bd2uagGqbfwIMdGic8GedfAIMcWWeemSfeWOgeGKhd+NhonZgo3VfpHRepXNdpnJcp3FbqHDnWqlvAgxkWKptV6tsVqxrAgxgVK1pU65oUq9n91GwZgIgWgtBLFlNsWLvTLJhEfOzYEq0\
X/VJtV5Itl1Ht1z0RrjoA09DAlhCuldBu1YCDEs/vFQLQQ5JPb1S4Ty+UQIMRjq/TwsCj0M3wEw2wUs1wkoLQYUBPzPDSDLERwtBJjzpMMWBpKgh7NMBgU4gI2Q1SQehUEuJdY81I1SMKO6I66Rg+MwCwjMDOFkC\
KRvFG+p9BjtpwTv8CItTAJj0GD7HD/wSgwNH2O5zTvlJC009ykWk1PgXNVQgHUY/Zek5WJaLL1KOKjQVBfaPARwPtzMEaeTIUNWpBh0BLIcsFcaGKyKb2hU4C1m3JHrHGq5TxztywiQ4FawBxtqiyh7MjMtYu8oo\
YFiiCs3MVJiZZdQ7aeccfDnHyGGbfjiMNQJZeA/obbStmgEJS5Ch1dSC7Xu0xMhliIaHReqjgMBJFI2ZadBbhLZcwL8eGbzC/uUvmhBZVUCX+nGRx4rR2NwwuwSeysYAntf0LNiv+MPlKtJKWx/2B6IwfWKXgHo0\
Z+18hZcgihzdrxk8XS8zxEycXyBM21p8CJMqZnU/MR1k+x8p+1qpzOxboTI/0+Vpzt+Gjs5zZwdSHd9NWFobG97Okvuwnlx/K0I5xkuEpHWfSawU0VGPfCJfYfKmJT+z63QF+mw0Phkufmr1MXIfaoU6XZvClM/y\
UrGKbtb/xD4oZZxXS8h+lnU/plhhES8kAgwtAPatlT3wmqQNjInDOO1IEgAArmfgGXi6GYRo1oE5xSCtTfZ9JLK3JxFCKaUksDIsZji9tEskAFEASIIkRcg622wKsgB7AHMAPBazL1wEhYkLMwA6HZsatmRs2OqA\
YWsmSIfGB1sAbgzorARe2EIQhkEXJlPDhXUabGEzBmhoYTQHcLAVIQsLIAELE3CFDaBghRFgUJOh46BHZ0EgUoUd2ECFIZjwYwpT4EEKW2BjIwqrAQGFNQjxhDkQ4YQ9GNGEQSDBhEXg8IGtDkDY8kDD1ocaS5iN\
EmYhRA62RAhJkiEFEg0qjmwoMYStFUY6mCjA1gkxOxro6CwWATRqkvw4o52k9B6v1JR6fDqpj1PVY0u2VU7H9uPVBXtcsmfSyfLHpaa03XVE3U7OvqfGK52rN6FWa0PHld/Alh9xBeV87ZQr2fdFc6qy7eNPvuNM\
57TRSam3xhW1XFnq1KRUa+uRY2DgnBick8MycnhGizE4Fl9gmRZjAvDJnvhW+vdFY+s4Lt8+U4fx9JuKnOuGTxun6eNb+2HXJ52rf1TfduUqNYxanWB7frtx/Yk21WDHWrnW5yDnLqDpkU/Sf3vgbarKCHqtEzrq\
5HPoUEP4k1/5NppuoJfTqaTXOp0uSRfyF1Hrtm1tlaWi1AEums5S28bX/Q0EG5pQYoYTilWt8BLHSSNuh3NCzJOrPtGunPRH3XYQXim731JPXXyIG34ctofie01Z+3G6bzul7CZdYk8/CKE735yu/Vvdspxwuo8u\
Tut9pZWeKW/kZY/XQlOLnFP0zfjwoa/Tv284Tz2BpKiBSXMlSUGl0naBDFGWKccokxwD4TjEmFMyQ5JKoe1mPGHrIcRKAY1H33vuMaslWDOcqNaU+hrP5iXFbV1/WfjzWpAwjxQfRDJ1k4AkRi3dly1ci3YQqI1w\
hqHy5YZcW4NHVf3zIaiQHW+4CQhT3XGgGQ5vCBAZqNGc24vujCTOKKWNrkEJcPFImh1F00gAHdJbNLxG0PSUZshn30nkblzR103Wwc6OXcDHnNEAMrxN6bwGcxbDjELdqc90LagR6fAnFhE0qLRec/M24V2uZ+/7\
MH7dryxu1u5+VD9bzARUibVoCE6ih0vPBPjnjFbRON70+irvqv2t9l77cjl9h+PNpeXnGttfW1Rjp7eg48n1AVfnZ8dAvGttXSmohcwBAdPnIDalfJYKDLVHReKer0i4LUhoHXNjiALTz0zIiTcVQFzXuMZ0AHvJ\
TMFYTE4Rh3uVVFPFBu4B6D99B9TnOlAV1OCXw/TeW3ESacUHNTnxulyg9HjEwow6FtlwoGc+8WEz14cBDOlhdwP40d9cvrKNuedENggfy5dMSYC88YiD/Mng9GESnkYwBa6O/EYL10kls2V0LGBdXnAm/U8Woksg\
PjTcV4PiLwiyBugpWyda1kwAVEisqhhe6xDE3c7ulDgh8RvF18DjKSr93j2aeXwwYloknHhanVExOPF8smeXaIzxicvcd6BXDX4HCFoTov+hAmdzXB/Es0kKfFIXH46V9x3G7pgUR3LmKqePBZJ0AgnQ1g/PJ5SA\
ldQgcnVW0jtinbykEDUyDDa9CimzaccYECaRKurdaiPJ+xXB49T3Ou6/NUwVCsKL3dG4J6NLqMaqRSk13SGPH1YM5dpRCJawEJrq+kRtEV3CQDeQIT0ZQdM9PtQ5+ijeHr/FUGnPUeQDJWmP36aVgL/6X/ntmdEs\
W75gEjFnt6Tk9hLjwEca5n4UU5qYAK6+dIVGIqAamgVTzES5vx+ELvl3D7kRyjaTpBvoEprWDtMJ6wnKFLvlTFyC+LbicpAwZvJHSRBxB0n79kLHKklcdxVkRf0W0YsyBmp+3voNdwgroRFGWrQDp8BURO7wJlxx\
wKRddK9Jh5Meyhub+0TekNJBwUPrBXT8CIUYaR48VwD2f+NAYKpNa13BgCdyQblsDqPfLzufQZfugzjcFEDvlESn0kxCvBWz23jQJdCt9cKiF2MrWjdXtDj2sdjkbjcREdpkp8QAxQDbAGaXAc7Ly1tirzxDXfri\
jOI5aefhmzKX5t5ljszBqz5wghWcvmAsrBksFFYNV1V1teusYQO2wZYZ25Z9YS2hS/iEE7xaWb1eXb1ivQpfs16Hw6rXdX1d1xivXELhXFlzrXNxcd3VNYVf7HWMZTyR7IxGa0YjzKjjxW5zEMFY4rGdmANpPN6C\
tcWvr4vIyy6yRxaMGNbmmHHGjhXNjkU2rEiGbMuQYkZjsf1rlsiWlbFj7bHYfrVHZNuaIWeYscX2VkeRvUZbVx2AJk/RehynBpEyRQA4HPMFTTOSHGKa5fGnR4VupiumokvXeIGkWAspNC+O80sJvDwpXLTy+rhn\
5d1xj3cszAaRbb+8rG6LFWwv1qFnpKzWqqkUCuSygpvi5FTvntj0grq65MEod3EPutz5gTAVjqfITA9fGQLbD9TUnv1rGC5uMYtXrOIUo/jEJi4xibWe2mnfugXMYxGHGMQf9nCHObxhDWcYwxe2cAWl3TZ+47CJ\
z3hr4VGfc/mtbbK7nHtXHjeUAUxespKTjOS0j2zkIhN5yEJGG8g/9nGPz8rBttE11xOWcIQCwd+8za8uGuRmNX7gdG8apzI6R2vU+NBEnTEDoKnMGN7aDw1eYy+MBXVAVATWJNXY1m6Khkdtuka33NXiBcYLF/Wm\
VNLuHLg+ITJcSNq5KboFCxOFYIcrJguvAS8LzSlKB1yjE5Z3UG503HyGoP6AwdU8brsBfExeVqpcKWs3mKaVWicUkx+ziHlH7ATtAK2ZTUa1mq7Y6Rb1du/iyF0kCqRQlCdNlvymPP2qXEn/GW6JGihJyutgYEvn\
T+mmcQKg8qLOICeLF7oi8I+fXxphQK9H9RRgqclkyx139ohPVG8juC2eeioaDAbRQYHG3lIXKnzpVFVBXxBoDmvI+Cc0cImXbXVB3QkmfXTZwKCRgnfSCSzJLnWEymA5D0pRj43vESQsfBwpqVtYd5GX1NJlZLKd\
SdO0gMGXKoJbqo0SAB5vrcyYX546bs4mJUSXh9D1rQqcdNRQoTtBkPv2DAqkAv/4kWPSue24XKLh9vF4uhNV2l0+Sbg+e/a18dJPKV2UDkXx1LnrVdu4TbBKzjmNw0aoZWkoP9nJTQ6DSagCk6kzIyIFSUFBIcsB\
4ikEAhmIRpHg4wMSWRhiIhCBEIYIMcQQQwghAiJAQiIQIiIzJDR2fy9I7/iYkG5r/Tp7mW2++1F683oMDoJ5et6NvSWzn9JtbCfj8JNiZJGP/QnkYcxqJ5DpaMGHSf6M6Mx+NrP8cyh272sbRNA87fD0qO8areBE\
ILSc6rqIFg3QE+k4Wzdz1ABibQcjjBEGgzhJKwnRFJPZa2yGKbhYsFJnVtZ/Ug2EGu+aNU6DS76gCIGmwbs+/0X4oUC1AmJTUpgmqM0NKEWtWpQkaVRrYLP2mOuLdtoKLQOyYyHBd6X41k54FMfaL6zsDK2+w4bc\
k8yJRDBs651D6/Fb6lcTPHNNfGpUdd9q+NusPaKxYCz0bwbiVeKb3Vj6Krv7tszBPGyCdgYfpziBY6EvOOZtiViY7FQ74P3HA1roR+DrKUK+LidrG6Vyk6F5ANbd3bvp+XnRYY2b2ZuFlixKghetpDtBvaP26Q2p\
ixePmVunxyvH+KfKV+18tZkM17r4eZxhqVyJJpawVu3wfh0PibPW0l5+GrqV+SMqV6GfiaKiexCqzcmZ8sP3ccTsYAemxQ4Nr0PvFZXVWRCkD5F4Wn+TKSEgzIaDYBiF49dQqwX0MmvQmoZ3ECugPCPx0qfReMw/\
+El7vvDXEzR7pbfeGTctPrAFhS7qFR1qAGgfkDtGB+4LK82uy5lSpAc3vtCN09R3+6v36fGsP0R7IL3vx9jy3zWzVVbqMHXNN4REKew/k0+YUviqi5SPbUM2qlDpl5oLpF8jfV3HxlmePbPLIt9RA04xi7bnlXsJ\
hw2oZyMuk8bKHIFoubg0uHDTAUvety56iUxzNkEqoPw76RTrnPnR9nEIR18uetZEZycFdC+wAcauiaereeHSTt6bOO/aSmLlYLmTnMQGFlFPGifWiJsXLNf8V9dPKNHQv1EuqqhJmgszS7KcPCkeeM4+4l6zNBgY\
/aj+vPeCYQMe2cQlRZzxmxwXUQsQWEDdaF1+XpdFa6kHe68Gb7gct07BUaKuJjeLfE/AJ1TxyWQgV2UM0xudfXMeimvHiSJ1HHqFdVad21bAL7qmA86jYDUZSef1KLVvAG2Stoy9kVdWeuwvDZos5VUOMyAP1lF7\
WV9genH8xp/Y4Hfm/XmNWAheX0Q+MR/o8CckLcfiP2z6cZbsnpfNkaCZOdrUNQ6/9/kcq08af+ImLKIjRB/ZBrabZWUWz5HukHHqhp9/bOrwKCkF4vaGB+JdmnsJhIpE95IUn2XvJE2ADn18bqRHxF/wuOyiqGNT\
3YgIzRl6tNp5i5U/LAKWxYXctA+Ogl902wczEMfQAJi9g3/DFtdQ278Ct1aa20JE+WbgbP5OYiKJRCBtOoLejSoGLquun+F3sviyWnttftWG4MaFmLz9T9PYD6utjQ3ukSQ4Mp1xhjKY5azR6T8b/Qt4fDgFDDPS\
8CMjzcs1RgHGZP3yNVH3ZuGPtfdRej//3IWPEEY96x0A82y2hsiw5Lc7ntzXV9bKQuHrOdnD4lJTe8OIyzgbL0V/+ru9fNWWV6Nrccaf2BHN6h5kQYQ6xw/3uOJxm1y4LuiWJ2IAHEgd5NSccDr+kFb5d6RMHFwe\
dMbdbzOqDMoTjKzb+Z6p/BpkfTLjn3DZPB7jeiKMlDMfBeEFNpLYQPlVey+fHlVuahoQrIuXJwM2M+olcywGzHINu1VY45chJYLj9QRP/3tkplLgk2xBrtw4E4N+cpVocFt0JD/Km5FE7j4ZPAUd0lKMuqeJ5SXt\
BfcdFfAP+/8K8HUIzv3C00xyoZt1O1Y/BKgv/a854IL4ZpA7eJe06XFywPkWAtKiPxfmHlpPYiSh6gIEXUg+4aEFlIiz+F+0QC+hMhxAEKQgLLjqgitMnEFjsh9imbaC7Q7ML9Hm8OWWJu9Qs+3qXTx42vnGHUsd\
Mbed+9kumPdePJ9GDfjNXdet4Ec+0G2VLMMY/kg7VgWQrsb8KC7LHsYRSxJQU7xhRqXXlMZCuisYEzk5wrBdEoWPfd3c9owLI1tBVpFzGTK550w8ksHkwQ9F3hPakziiWbO/l8NrjKi//X+EzTW9l4+9gPRTUjpa\
8bEy8MDiMKgMP3lhQRADkQhM/tdM78BUL+BeYsGq9jsGk9vTg9h/SuZ9As6drikRtGDDOSZeTk5GA3PEYDaSxeubQYIw4ZiSTPS64+2Kg0uXlxLRHyV2ClHiFnc6wamT6eatVgYHmKHGV8ZLIgYJjIplbValA0k6\
jGviphT6SE+YPkq91ua5JHLEXkqpWD0KXNCXZxJBcEhM70Rccv0lQ45zY1mBwAPKKssfzZBYNALMcLPEERLALZR5EJ/GP5XIPfuBVbY4cDqV8tTNtO55klV+mXm52DKZos06mcf40GPx3h6IkQwytTmnqAriwIgF\
ggDTEIIBc8FHFgPSm9lP6SZ+It8DF/svjApVTyBq6G0MJ2QUXKcYNV82OUInWYUIkTA5G4HZXsgMl2QiMFk/ZKMASnLkGjkgpk4HzDzzOF2zmA0havSIi1V/HZUCzxFTLKPEEeZfytpSaZuwRxSOqtSsmxC5t9y7\
rTfZsnsTmQKSAZkBtAFiGj/vC+NPacFypUpX9QHNpQvoqSags3TVO3pGn+gbH8zDsxbf1PDb+BfdUEmktQ78FSrnUeXfxG8i/vKw8LeTZ5kQviCEN2L2fmTfJ/YMwj4M7Bd8/dPrndXvXR9TtWvgma+XYgDEXOYn\
KRqnUoolVf3NuMPL4bcn+Cy7lSARLAL459cGifOjB5wdOdi+G3t5eMomdcYdGxh2c+rUuEFDt+XiVMxPKKzYlmWlm6+VbiCxyw46gJmYBh1NwBExRIiXvWcWlyPU3kDwLLc2aTu4+5xvPKZN6BL6TYfQUz/ld6xI\
P+moft01XtuA4YXwU2bJV4uI11AGWs7FQ3o9s5qX0V6NOsFr5uHv4PB7aa+H9mMWPozCc0l4ZdmvZO/n+CpqdzFPxEuXVLlt51hsGelH6rLTMDAF1EaaycIZqM9ZmkDHXcvA5l5jruklFg1gwKQu0DaTLwkRWmxM\
gHXVNKzS6JNJ5bDld1zcoBsou9T9OvcOMGBtxslXBw4+G04u+11drCE+9LbH0hjAE55LcWIHMgMxxKT5avSZT5kpb5nLr9zlJRU8B69olXJSfk6aMEmCZOn5KD3LETW5Ie7o2Ri9mqJp1U5jbj0+iAPSbrT1E8n3\
5GnMxG67t47bocNqgtxXm0YNQznbxrN0co5QQ6jfmzZij2vSnIk+IdYmAu9AMY1kvnR53d42zsiVVQBULRvcqrkJFKxui6WKV+GLzAnrlcLqVdTwsVr4+eKWr3AL+MWznRSlruAph+ykJ5SC2Ca5EyvABlJOqCSp\
mSx/CBZBAvjnFwTvbEcOF8wefTf28uLuYMywq6OTC4SjvlP8Te3TXg5C0mvno2bW6b1B7+h/UPENUHzVBBwf8XOv17GHMbRxcFvbkIY2RkGCBQhmZWR9Md96WvWz0yEN1f0jf+0LYhlhHIxXu6Meb1EU41/ci3dx\
6nt4dukXfaGPmg54EgCAlFMpcikOxaORnInIlZbiSdzJZQ7zlmtOmSD9V6NXoOgQIUF/9LyQTuzQoSLn8X2D2GaN/rH1YSoN9atTSdOLztPyJ9koZLpMLZrRTTA1NHOBi+GHpInPfJ9jzrmdD/VBgwL96cNHD547\
debEgeOGjRo0Zhw0mMvMY9oBAXYnvUqf+hC3udxqH4QBM3uZucxbNHwAwTxhjjDPVtp+txfas/1kG1KZkhgFiuGTJkvmwTmJVoGpqPWIkcC5tsSTWGcdQnzw0Isx923JOQUUIv835OGA4Hg3vvdg49lq/BqNV5Px\
aS/QWuiZxS9XSE+UICEixAcPHfR6PLac2WYNX35P7cMyPNfZtxf0XKGJ6FwyuAvtQeuECFEz2TyGgd00m81lTbEwmSkrwb68ql1UA1vTLAFYbpY7vbKikoKKPrscv8zllnKp5uSsnJPzc9KEyRIlSZAcMVKEyBAh\
QYD8RO7JA2mHjpzHN49v2qzBEpDmzIe5FUpHMu3cOg3FNH7pwqgFy5Uqi4pSEA8LDwubvLKEFuwhJqAECeErBYsA/vkF+dFjR46+G3t5ljgl18q9wpuBx97BsKvbmtLJqUARJ5VNwCVlsRHyGwi3Ng4CstZeeYMy\
Da1jsEABgpmEV7ZQulEXqoyMa+yVYmFfXmBSttq1Ug3IW/L0WaWVnCULkLJYgSeurKpSmUqWWqEKuaz2ix1vDoSSetrNqOkd/GQEP8FxTmjUk9OtmnI6nbOTO2FnE27O8NneaU06dSQorXayum/6tUyvdkn3So82\
SVrF4pVWr91bN9Xsf48YPVTRLxHJgL2VOyHO9S6lUpF7IAUB8pOHKgXoRlvp3O28adPTMHY6XU5/7Gt6tOkmu2OSDwK0hHLH9M02yks9iXFi//LK19GVpr7RhVELliqLdS2q0M0tTrVyLQvF5QCq9q13xDaG1Cow\
xWKGywgb9fghh+9X6OT1mEihepL2k9sGC21/2VRT5K8Ls07w9wA/zO+ZQfqP2ar3eCXV7jtiyAtnzxzyXhjUZfJq7+s3+h6Hat22zcPDm3F3B8Oujk5OT1ycChQm4sQNN+LNDdo99A4fOJvanrITNWQ4u2CmTIUJ\
28sG4/bUzXpZh/AaqmFDNrb59JSbz9YjFgb25VXtohrY6tOO1bMEYF1ZUUlBRZ97y87SnJLZZ+8y3JmMv/uyK/t+Zdecquv6bMpMHkNqmjG1LVvyaS1eo9C0ZST5lYKDoYeiLFGKRoIfNaJalGgthpGoc2Ts1SlI\
kn0Os7YIQBAIFhVIoiS41AOj0ZAYLgiEgDBQDAQCgqAgIAwEhIFAFBlhEARBKATDKIwiM4wPQbZtZ29Bjg65OeNrpev6Su2KsXpwhMflkPfKEZscZjTxwrW5ryihvOWzIfPDPuuZjJO8xx1GmYRcBIwdKb/Da5ra\
hxRoZ/1q08ajaluEuZQGREZ/n+WyroWWdmA9DJmB+4vs4VC7aHz5qHaWUcreBD15U0Vuz3AMInujoo1OXu/87wPIm0jx+6z5qnoOffnio8dl415O+uOmQh462OozsTDVaAPRpaCeh6IdpQX7aAHWjUcTgQeoIQMp\
2S/Q8eFASR1vwjHW93n6j/5xKOKwMMfGW0DErm+vcx8aMl6Vui4sBMxOPXC1uFvv5GoPTMIKXqH+KHlfEbqn1QHdN8ZhREddrmCnY8ZHnyuJHyZsnuu3l5BgEKtjgBIZOovL/0aWDVeixa5nwCt6xlf8DzLS07Qy\
ntrnX17QVF6u23Clq7vk+v4NSL15bsicWdK/UmLfOQEJ6LYcdFAjbZWJHU/WFm+uV+0tdueiqDvcuy10Y/ske6pSKwDYvzTGyb+YLPrBxKYd2qN4YO7l/gsmCtW21gY2go3OA78y4bFRWQtsS4WNPpsYc4jPz2z9\
h7e7uoEKVuPF8TkyBlzMHS1ExfDZAuPpvcZwNrjS0GCOeAhYOSGK7J32lZJL5EdA6PePCfO49aCifXbAGzjF37pvAlr7HzQrtO910f4fX3zQs6qraQ+c34Rug5NpHBnl9ojVOLbYDb7+F3zYBXoTKs+fEatNb9N7\
pOgHu/tWv9wdCgFze3jrG0wqUasSlAZ9zNwZJhpI5B9RdY6M5WK30c3DIfUevNYH2AU4ajfiURvcLl7AkrSCI9+TRrQLg5BGREbTlBNk+M2SorxQPbDb0W4eNqmzy70HFqkdzoT74L8vOelx7HNwKbxf8mqzawqU\
ldoxHSyMzjFGKTgKz7J+99G5j8F8OVZ9hp6aT3/TcBTe5WohSlZiJhPjlOgIBfDcM2xhIQ+cw8ljiFr7Mvq9fbRj+u4VO4k70O3w517vXZzPHUJN5s9KeVI52UgyG9UVHi9bXv85n6IsXcjNr/MG9RWvIQwOi6DG\
Vdtol6m6VzNj/QlU1uLrBujfCRNRa9VxHY0qlc5r5F6BSjbX0XHniGnnI/VsxW7GdeEme6oxYaqvgyCybKiz7ZZxjuVNnlum5/WumXbibCmFlNgSEzMkfgIJDPDjb0ZTxbd4tICpdbQAkU9LkHG14pX5499youXL\
31HW+Q/ccrMS1YkLXyAIc52UwUMeWzvOIn5TJZ2H23sgGD7nSG1hMJkU2OQpTTdbU2PYKpNZeNlpUq+cy9TKi9cSqLXcxstL5yyayYdB+LEz+TbuogN5vg+Y5zu8NGDH1BumAKxCMe3G0Czo5DqC314cwPcYX569\
Og/k/WukGmvbZZuwsnZMXdNVpixY3jh3owhbYzha8Nd4WRSWMHveK7znt3pf5XPluc6sqirrFPjrqH1ni002XvIMSZqXDvL3hJaVuu/BzD/F7qXE+1M33arLclMbqHaYvrx15+KSIEbT+ZCHAd6jVb7WFXZwZ/Ig\
2Xh1XlLwghpezXks2LM0zX2EVXgss5rKpaAE1fMalXsmqClEIWGJsGbIb353ITFicV16SU9cuqSH/JJZd8no/Z4DRbzJ7cwEq4oFOl03hgJ/XoJnrc/QV6sN5IoNO2GwRP0gH6o+NGc7i21ZtfforS8+mdJ94xss\
Yod0te0ygf6/mRVkyU1vCyhyn99M50v760oEC3ZeMSSByYvQf14OmG2JVojydZORV0LZZPsMtm0SnLxB8wxLigxSDgwAaMkohTyGC7P3qlpxhjUrekAuuTXmOVA8KxQ1gZKVxem+rSvega3hu2GOCeW1QlEsgRJX\
V3zcLquNDzWGIM/6R42uZaPEBuG6ikPW15+mPPblqTxhKBHDZQJFtZgrB8r3GWYZ7sp0RR774hVPcyu0tfA6hb5lmOvI5bCRrvrOmEwYjN7hZyQUfv1s2JNjYP15VL+NTQbMWNws5rJxLMTwYQXJ9ZV+E9ZPs/9t\
exs1kl8M94SsvTvE6xIlZGuwY9g6nGPMXNx4mOHw0cCBrWo6iOcX7h7XqQr9agteZ+C4hIalxBMbgBoYDBVRfTesPW0NV7tEgG/+36itbbtlFkxOqNTLdqYem2A5Tpd5fILVFEnDDXOUTUKLV8ZreLhIKhDSKDUI\
uO27w5v4i95//xBeRj4Fo1eZQ3q7uM8fC5XjJe8MnWW0P9DdogUtj4wZD/C+DTsofUwUqjaF3eolaph9d9BFdyL6WpJJq3obaVcysZnfBVu4GsCvne2HPnH824ycNMYh59PcVx+5lBBW/ANeLli/XqpBjSPX3nly\
pN4gDtPExfzJG98LlMQvFirOmnTxA3Vl9lu1gFrb2e1iaujWj/BR8hiWwBM0+0L9XdnzKdIAqKdXOO1t5WY5jl+zL9TZNODP5Lnxm/uqlTeFI/6b/jzyYPUEGnZZ8cOmnBJCs/DgTc2c0xLelNkcDaEl+q3vZwt7\
TvO/9OoLEoM5lDO2YcktwPfSDBjx86LyO951780UrHrid/zP5VrTJVbuWdUv+6+SL1MojRPx/MakwLsfjSTxIqtUR1Q0Ei1AHAgPM8vyyCMueYGl0Rwp6xwAuOXp2tHeCHfonSP7O3xZ9aW4zxGx68PPOObNrSX0\
W2gd4ux7gqzqrgOi3k3sMzqRTXl7YqC2HR7hQq1akyXlUG/R1z4UeNQDTGjck4/XvImrgNWuJjRXLUpRGX2UXm2NAdaQ2bVBGc5qWIFMXXXKmDx0VBRBAV/uENp9IFEVp6vvvQIiEXzKe3rLzQ/Qujr7RY13rSQ3\
h9TkAPAp5VANzFnN7kg5yqjDG1Y+L3EUkSXh2uXTozei0Nvp0cUxEYhOHc5qEmlkzcG/N44MhRzHs3KDtnb/MoOSiAjPGnlDK1UWx6y4861AApUgkIjKliPvoCoGSTHzLPvmWy2/C5UfSfiUv3PrWhsLglSA/QwC\
r4bPyTET8xu6Nk9zZ/lHcmP5ec86UJfIw8fGNJOUoqijAmGbDqoH3UpkabEcwDwuNbfsKSHqqrIHnSB07Loape0OyXZ20TxCeiTc5DBzeyrMlzofKDWqjfX4FlWpsYxm1IwICql/FMhbMyOqiG2/cUKhcUXfOibe\
CI6bhVtWn7PwTRboczxXc3+YfTu9OdYvay5TunMarkdqUYvvJB5+372r/AaOFDOcLsI1tiu7bW35+HJnE/cqraal7Lwu26BB6bBCVFBZk3txE6uzWxym9Fz4orN0AyfEXXX6PnTITmfdSEEc/MW9FO8tx5VxK24h\
XE1k42xcbH8bNgXy85JfvdBHvdOTvdX5AgW+u4beLX+0OEoDGRQHaF6gFvmbzXFcSxRhl2+fxLhgDMOmoGlVHFs+c5Lj5jhaXf/qHvRK4v0S0gAH1DcB041BImgcDUSes4UjbnOMGJAbSAF7PBjh3MynE+Y7X1j6\
w4S1mYEkr5czjslXJwzqsVX5DKdTCOdaLLnmPXjmzrNxU2yv22lHPpPR9qyLJ9ZfYsU55k3zgevzxH7F3DTU+7F8/igHcUOjOqDTlTzIL8lRXwhN3VocG+P/n6DqIvuMMspxrQL53xhh3w0oQlHvYlhwFZvPl9P/\
TDco1dQU74aaaLUo6GGR7SyBGQYboZIU4axlkkBnMJyyc348TF5P7ioePJD+AqlrALrhMJGNfILOGyBh9rcWXLKwY4KGxWHOWqJvYeh009h6kP3F8VFIRyjSHzYqgiWiBZ8P3k0QXBRnNbx8i84SEiHC5/cGtTJf\
Cl+bDSU23n2Yr/yJ6XMYBjzzuPt/XD7DEftoSVKzIwoO5RuNMgFG9uMiJFgyGfryk/IvLgyP5rqBlRR3VzH2oJ2pSWL36Ya27GveRPchaW5IXugpSmNcpw6+k/JGLjwkyqJVhxYlYqHG5Zt1pLujw7q11eFfGim7\
jGT/rfIfSJrWVAOAcdPJJHIV49wItjEwJkOwvVkjK3nFcqtQgftlomT52YZj5N/qJZKKvApRICKSY5BH93bL6XzeAl/C2JRWdOLY0CkTvdzzFEmqs0lHsUynoTvgSO8DyUo/iENHfP9xlyRJPgJLzhD9z0ea2Tlj\
XmPmEXbZaWTQckBwhiN+GNcCDJ5wj4ugVrr8geUfXszRJ7bXJlhxxj/L4b/yumSy6iWZuoM/PapBdbMfV4a5G0S12MR5hsh7rVppUendrhInfPsqsA1rhjekUleDoBIclG7XE9X54C0TWxyxEjRNzFsCwqjvS/HN\
3Lcfgjcv8bvRuZsFIpU78/Kz5gMv7qWbAR6Dus6AWvTY92Eefmd4hr9tsnsH2p/UyH6IJpCMM76sG08TLEMOg7GtY8smuQHxeFcP9hSYtU3nPNLujgi0e05RD4Rmxazt5JX/mQhnnH6vUUefm46BXOh1Z9wqvJpF\
parXanNDh+WV03M0HjuN1Pmq73N+ODqM4yFftpMmMhTf/AM7M37lxleZY4V2c+AlYSO3leiZwHUn/SVg7EdBRr4ztGlloEPwVlBGs2S2bFB8rw99P1i/DVvOjUwHC8lmVwfogz29f3CpBk5ADuyGWULdDDB21H2d\
DmnyMvsgTN3TH5b/iQ205wDKdQAcPSDozgGARQHYi/IxKmBkHtwDvg+4vUBxn9AbslF2zZGlchGPQNuyaG9tnx08QkiITCklKUX2Ftm9Rfa1TgGzAa8BswECulvmyxuYMV22mOHLcuUtC47D9fL+OJX9AC8KElXL\
ndRaiBw76M4OynbCdcik3aglx7KSiZfcEsnhACyZWjLFLZsNKl+U9qKA6vo5EgMEqAKYAEiVnr/TshNmzrux0SJGRIIA+eGzqJiIiMewzpxCOG4Gx4jp88JlTwsWK1WgPHFyhAhckjcjQX744MGI6PAVMl+BwG48\
1mYQoMJ4wXVsZJSfpThhgkQAAdwKl7SkJvEanEZTysZccjVaiiFCUCrbTRJdvsk0NCuFCVRSZ7xsI493LWy0vWRNS6bSRsYHlrLS0Bg+FoTeOpxLmCsjJF8oU1J7486tfYO6b/sJ/DqnIHfr7jco9A94X9/NpHkK\
fiIm84JM1F9+Zl0yTqLtW5GMpfMhxxNbRve01K1MgAz+cnFfbdPaLJOpkmikRlcKToqMGZGHHrig3LmXBqYSds62uwnvGlPKnCsNw0Zi29rY5LW6LeoSknaC0XyhXIs2O4NgmIV1ZTVfxZZR7qDJVPpSGNQJXiQI\
G6n+NhSlCPgBKpr9RKLpLOSAnNz3joRDCeJSvAAfwKOccmLcKfZ8Cs9xSAFhYLrNi9wcx7ZGm1FpJ5iLmAvb9RqyHD+Z81wWpd0enaU5R3olprOHjIiwVb2et7x2u+hMhr2bUzJECF4UJ3V0cnFXJEeKAHndkNQG\
VHvAO5x4UEuZVsIdl79pbZblYLNBY7tL+Mm1BbekdpeDgH9gygy6R/fdkkWPbycvqKV1tBFgdXRyTqpW6vPrgyAU7nHmYlNZ9LHtCq7NgPHCzAXZWJAfi1SgoIkUCivhpyd7uOe9OhtHgF15utJ6OvevjWx+6MCj\
qBFyeINUj11Dj+oYelfneuMWDHVLj70nWz0srq2sK6ukW4WMF1x1KySEaxUTCepp2qB+gnR9X7CTPUGTWO9TcJW7MdFtcnMc25oZlXZSRpu9qc9y/KzfT0MLyEslMSaUF5Dp7CH2et1W5kb2pg7Vnzq0z33Z3T6g\
R/VpX+rRXnffee/9TfYjEj52JEdqHjFS1NyyXUOEEDkS5EcLID6LfYmIil4QDcXgqTPHTXVLkbwQ+XRT5YQT79HM5sw1b4nQm4+tlpyBWaV69XgyB2NGKSgBJN1HK9Jz9BjBwjdpAgOdAVxT5s9PhJ4cIIJq2o/a\
DjoXoZADNDvU8JSgYJvjj1e7g1bSSD4n2haAnj1tY8YSUs7GDhY/ocBklco9LdttLlEy3Egx55k8h3fseDrusY5ODiknzpstG0nYhk1gmjNlooB/foB/Ug8GFvClC18TVhQR4hmnvRPdoieL9Fl2UknYJhCZh4e9\
Mg2di1f0PBWurayunZSSp7Z7ZVWFFbVDJ47M5+e4Hw1Hj+ejeDv+J2/rwPo7J75uv3QaiPhFL+fj/NXX06id9EqiUL+0k0iiR97EIkOEOAkBcfM9vuz4y4EHx40aamio+TQ0q4SzMt/Ck/mxpAoUg1Eq0jDvSbxi\
swfjHgQc9cC1dWUF9RSFbnlt6FuDdJvcHMe2ZkalndyOjZ8YlEufhaFJZw+xPmtbYb/ltTwEn8AX8AN8l+fyWP7KW/kq38Av8Aj8AS/FSNEzCmpOhaem6VK8FIXWnjuzc+yb/pUuXUXKbB7CNoFvZp888kU/jxT1\
jS9ho0WMeXhYKnM/dORwvBMq7ILeGoDI/AzyWeyKIBIRO54LhnKdOQYK4bhJTg0K9jVRNWjMSMlQx4CJqaPTk+19/i2pB00qAUu4UB1AytdO8d5ScSNrpnqpVmoBY8h41r/uvJ7F4to51y9cWC+95ppkydoNq5H0\
1MdHCqASHZ3we6t9ixJ1MDRIA6A+bZ1zj9wU0cJ0mx6lT7fdNvHw6gWM4x3EODtOOXRYvGEeilOkzSdc+qhb4ge6bN40LduaGQAzU2BwTDSVdkoy7Zxx/FTaxXOAbREZsK5JZw+xcFRRWETbhmESx6uV7C9+hvlC\
K6h2ofJpuULL+FV+nsv17f7///8i2yoHZNqrTnjqY7pj2tZO0abTKVrYtMUNd8R0euNs+hU2RVNLa4EC7Gtag4b1rIxsTEVYiRFW3rWvc7PaPbxi8udQpX8GmG6Tm+PY1syotFNbfT9Wj+PnUq7qcqvK6txVddLZ\
Q+z1Y32tn/WrPoI/IMq6q2Sf62/9q2/1IfwGf8FP8A98qV/gtwu6VZKvDxy2Npw5JOQmoWxRT8GHav4n+TfNf/Z3/0f5n37or7/nFZriJagzG0v9kRlI3Lx7/5Jp9kcL3wWBeCEtmfST8E+SYfjd895Q4Au6Nq+N\
ZCP9vd8at49GjIgIBYofqPTtm62EAsN2CDAABEBMGk6zOA60DsRB4qLh6MBh4MDgg0AA4AAAIYACAYADA4GCARrAwEAgAAwATaLhoJSkrB/vHVcjitnSu/VxXSRd66RcapX4CwCkfYwn52wynA/XdKfRJRbHmVgO\
zCNxuTrZ4d/hF1I6Ei/zhc7HP0H3WxRTG3eMo2leKsYG6uYX85E4Bfhq3J7JNxubgkOY4da6JHG3q6vjIjRGM33BNaKzwbpqcLM/n4EPLpdOVES4g9nmD0HoFf44d3qUH2DnZTfOx4TqdG6/TjZJB/pv6aj5IEVV\
YNHdUkb6uxptI7Zwa452olTTXakt75DolOf+7SEdgr3mdIYDP2/BZEeNOuTJq2kKr11K054Top0wADd5AI5j9W1f7E5aii7EethZXjnTL/1v1Wj/gTtnKQz/vL89f4UO7Ef+gFFpIKD4J8VsdnQqJ9aTKoRfxtlZ\
4pqzfRsnE4PzZyVlzV/fsbpMUbMo2D4XBc3/Xcz6rN2E4JjlavCe7S7LEC1oRsXoPcCGwfLrZO28027avZaJem+Sew2nJOU+m4kAJf2yuBwpyZnX2V5akpogs+7Wc+gyvhJLDq9yM0762hFSVHIFSUEQmNOBmXf4\
pUmszjSP+JiH8NJF0aReo2AK/rmH5Vnef/eqp64x3RZP4L537I4Ay92MHb43HDo+oml8ESSWL+w/pTr2csoZe5TwMtvn7xlQm5rH5+tx+jan5C6sXyP6Etj1zYGAHJNNH9S+qEOGoOrF78tozEpdzRpn/2jil9dK\
DTjOr/cF67dPAqiRRHTivU52UAPmNO79ai7L4VfE3AP9yNAH1WDHL088/CY4GYmoaQg7fz1EmwSN5Zn3jVeZ5F0xQEGyYk1A3ARTkXx95ai3UYp/pyR9PhzJNTReLLH9zGxOeG7lolBjU0vWfHfC8VlOcX2Y01ob\
Z2PzkV3m7NlBUdxIvW8i+xS6lpbc12KlkAaThrS4pqmtDsYOuudR9UZMvp+1jurc1viVYxbl96w5BvnbhOHd34HYrmsq4YH7LQdMAsDRkJKWjJRJJGKJrO6oHgejV4qxcA5sSQ2qenz3zh4wv6CdnIKhhppxvq/Q\
s1aTcheaVbA6mW1Z3wysuS3Lv7nBI1+fwzJUq6oKEB3jU6oNw6cGyY2SUfZc+UxExLmtYCd8vSlWOlzoHgASAEiTFLRIW6BqYE8K1mrfDDdH0+f0mX0On4HANqp/qjJubbLLveylEwqVk+seKXgC3ie/HGBfnLOI\
67iJLpb1ONqBL7FBnxXzOPiKscftxG9h53Izd8o4cacyZ1V5zcFkxhEL5kUj8hrU1fikKyckN/Q7ITUw6JKNqij/5ZC66QnVV4X6CYv5V33aDlu7HKvoP7U+pr6Ym3KLKv/IDIUWkyGFRWE6UE5LTooILP1qR7FC\
RUfjH4WEqsIQvgo0k0JOcTkZgR8ol5+lUKU801DRWE2hkL5P4RGJS9kPMrZTQrr5VftwRjjLPaJ30dIEU6imabpsP7oFmwwxHC9SLVpNAkblZSvL1T09gWHwtAGTJ6jqb7E8JXzth7GJA9NoBorSWh2OWj7ikFic\
rTTfGFcLNZHVP9GmxrzJs4UqEwFRXxHnXRVGFR0V13+M20WnyYjf4SFvod5n7POl973l8vO+fCnxP5mEo3dp4fPrCz2a47994mUDk38mREnRJGXt4B2bYn6Oeh01N98DpfWSU37Qgp287NgPN+FVrMIcBVygVzQ8\
zRCQZefLhH94xUDbpPXqYpN7Y5oyUq99g8qj4eqL9dfaaHU8jC9Ghfh/2CdnnoJPMWsuqa6qAiuIR6sRQtyqpkmgY0KS2kDXuiWUUyOTPIbRmHCp1PNlyI8r6bgC4I9Qv70+OfL6gXTjZ+Rd2oeblXIcpZXOVFbW\
2Xu+akbeB3HPmj6gIyPJ32jWXrjxvI/2/qf4FNxUu9UkHYcdh6XMn7j4Tgzfcnepy+wmnmvhouh4drI30XNhf9C+6PGe2GL+a1pNHDfoAqSUWcLl22OpZIkVgfMCXU0Diortx0ivVkqkBzsD/UX25ntYUttrQDUL\
6c6C133NnvM91fabcBmfI09WCaeG1m8ypyKaY4RpzJ0uTwRhM/CrPCM+WG1r4B9+s/t+GZNjNX35zQMdNEDdodUSRxLNQQhsLHR57U/v6P1xjH07A9YrILy40978MxK+PD6mI5vvcZxHTr77qtsx4k/+b02pgoZD\
9nE6F/Cfqc+Hgahiv9Vgl/YbNJDsxebGj4DYE1bEBtjyxiIHu/tRmTHYb/TYG77740sd+IqTWy+lxYffQngH5Dqvg16TKFqmaGeU7+k+YDh+tnFvr0vcYwMrN03QybQHHzX+rdee5sqd1++RGPQrL321t5llqrR3\
mM8fAa79l8bR1w3XWeuwN15lsLktTAcNquI8nfSWoXj0erPqBhHxfrkeaxWXTGu4jvD7UBIpbnx/DfoSl7POELC9FNgRVwPCMRqrbUUJh4wx6NR49YU2uhW5eoHZ7akII9Qz+1+V5psY0+6/h7xVry0C7d8A+o3u\
8h7jP238aasfkZ956kWu7gpuWHe5oZ3a2zkeLMmPQ9mfdUk9PrHqHJz9RJOVyybOwoY0BmFtPFl3Hf+MFV7wtYPz2/zwJvNNr505QV2w5NBLjRxL4saJNUzQOFZ8fhWQ7wbqVJqc4LLoNWfuiWcOCAPO3HwCIot/\
mp12XPLw4r/01OALmq2LMIctUTqoB5lhxmbXxJNvx9F6TaUVgF+ACof5I5GPkqE5q23V4xpTjiQul1AXXySNXOOuk3OgV2Bf5fkpKgOBZwb+U4eut1rea+95lU2m96nLZrIZ7xgXyo0i/s6+aAB0zdcHujpKj46z\
UshYiFhi83EW14eZeFnBCQY2LDo/bF7uMr3qzh1y/ciVZre11VQHPftkQUtoDS0Zeo3x52cQ9JYheBwNnBpV6f6qLpX12HTUXlSVYbFwKZgdlrdwkaO4j7UOhy7nVdtxi91dbK2HatYM2I3X7U/VVNuUu/RfPNMc\
d4ZHLQTU95wc6v4mlp7XW498MHwC6hHRuOULRWezvNzFzyONxrtu7r9pXJeiX7xuTDwew7bxhYuCjCr55M/M8HifN56JMjfzPPFzTjSsoSzUA+Xa4q56jLP7gYQRrQeGyT3RPsT2B8pMStHk7mS2kicv4nfQl/IJ\
nnzfpVa5VLL+UbF1/rUP3tGfeBUA5ewj/9CPjRP1Z0r85q/LFi3jYnhevRT66VjxOGwvHgSl8Q4t8msf4pNf2eijhwHKObgB1H/D72oxK+SRkVZfh0bXLK938RB/sSkbq5MY3ZWAShUDBPibOj11WoZ/a91dfvSB\
W5OHW1CGYayXEnx+TvtaGb3sJrweqRbOz5ugBqIUg0Da/lH40x+qcQDJFluz25PbVNncdbtv6szmKG9sgjsn1YzitedUry3ftsp/zaw8T7gIlt9YRHWhHG/hgKdEqhrFANBdNPT+5k0R2kJwV/dBZu+GcsnADT+9\
eqjXXU7EWWIQh6x84v9wBB8/FZStaQWiXZfde+HDl5fXCe8kcjhZybfEHD8rEpzETR3OwIwRK6MODd2+GhVkudD2fgDeKQg7f7tX7ISKVzExViUxhcop1qMDr/2JlT8TIIt9vXmWWDL0+pOn/i89TXvqn2TORLGu\
82beDv4nP3XQ7KD5n8+7P9z6UwO9vS7vOdCMC2TgtAvaO5iXTkP0GlTuNJ7Ehnag3M6BLLjBtiHVBTz1dPtaQGjrUfMd/Dbjno/u8A92OivUN6N032p7d2brpZ4Fe7r1tfulnc3FzP8RzyKYGo6K47ru+fpUs6ZF\
yzbJaio/He9alLZjofhiDYQfpWsOCLUyvS00/nKcj7bD5O+CYC4frZqVFmG7EZqMczb2jyqYADW5nL1D7cf/rseEgBNtNxN1IuS8cvUAhwaKDxTNvcop2KML7ngHUhySiKhZ8QUH71EnZ30ISTZrUTSo7JnYP3Rv\
F/3K4eS7Xg6Zp+cjtnR7lbU83M4zv/E7fBi/ng/LbxzF8P0qPVfy8dhztc/kFf6lZS34jtjuG9X23awsmY58BLM/pfQ4B4irSXLOQOYaHDLBAoDca9GU7p9WfhlxfLIAdh7I2kvlzUPPG08PX1wpPX48KdWmtSl+\
OAbAnlEq718q/eGIXAh7E1wQtye/CYgI7ylpm/jehIn9zggRhtXZs5sLUd1Zl5pDTv7GT+HXld/z/BpH4quh/p8mlD3AJyB8wObghs3/V4X4jh2UUSO7ic6CCUQ+hIlHyxP1SYle2PVtHRVEdUx9Ekq5L2z6sZOG\
b74P5KfPgmEjjxrOjvUMjK2tgwc29i1GQf9Z+9pfYTzbwJOADLT9k6fHaJy3i7+4O1q/K11D3MwDA7Ud9QtZY+EKdHrQ45pn+kNwRmhEyV4i4072VUYwbJgnc51lTSvc+J5TISpBRsFxPrgXDYEOCphvXhp/tvZp\
oeB62+HsI3SjEoN5g8ccFq2OdYVVWdasQa9y2VhNqx2+isNvtzIRpWZ/DjwRwrP30Hy5IeZVLsx36yxchxNHP22ycFb5qK0Dr3RWyIskx//MJlehFk8O5073BZdTfADvmANETQtU/vr9fQWUVd/GcsBiqV+y/wrx\
3WidO0/X/ldiZ+DlfL0MZQO2+ngOR3XZP2we21D5Tujmnc9eJITidwsIxL3qFv70b3bMD8nRwbx4foWaHc8UHKmGnZ/a8KVAf/gy+sVU9gwt6urVCuRsGxpiOTZy0yDfb/DSa69jITLaSQUFJpmHAVshJJd/4coi\
LhE1ivh2S+OPTfg4pcFgiN/0iWsn2z64VnMK2v1Fpbx/0Nn/em3fNBvokZSnTf3cYpTWuZsTWA9zgkAMA9I9zDPFZ4LzAi6mfzY1yoZKM9vcMQRoX64dbzE+TbaURrSQilKg9Lg0W+HR3fAnWQ57cssVLiyMJ8C7\
tnq9e/DX7jJphGzBAMCqvjsexnXhwzMd3/olBret0q5ID4Zh/pVmYNPvx/EuOyYHegMAPuMIzo4KBYYRfrJyzra0lEgYd+sLIqkpq69C7/pg/49x5YoXofE3UFQRtXDsvUsVn4PfSVNBs/yw4otGwuRtLCL+D8XK\
nFBmqg1Z+YUJxDskGvEwaaiQ3zG1FOadstBRGpU+pPYGMtu+GEalpC83lNQ77ag3Xwbv55iLh6Rj3CVhU8boHjk7nlkOVWm8oUhZOYlYGhejhra5iSgow7qIFOXfYgTxqdcpZj91/31P//VSKGBjfuLp1wE5GdMe\
b/zYZIW2hxh+erj1FICJFXTH6CtcXkoRZqQYNEKEHtvMCuwBuNxY0t9prtCA359HOxJLJe9L4YJjWirjRCP7KuS7iv6wFrCIqytrqKjNh/u+vABkywLTZPXDJaggtAIBmK1vow3vSVc2oz2G1kLPTdQEBCiut96n\
1CDU/yqbZMq78OL7eagoHbeTFwgIFYEAVmHfFzMHsXr+zxj7wBSzAukX8YXAPvMLfh2F6Me5hxrYroy2Od45+HXlO6JteR23RWNjf6jwnv1za1T7hPeTbdFsJqw6/ye9mEBFArXTHwXIBLTJGdwFthi5fZ46OtUi\
JBj4ffYMpQJ6BdN9l9/3XSAWIt4KuO9sE4/yPXiooThWx0fN3GigCcn1UPzoXXH5maQzNoOzR3sHPGsCtb7cXyMrR+fjQ0s183xlrwHHGhSoNXicF1j4/G9ILsJl6wpNmKqbAlTr93826KdBjgI1UgmWkkuP8KN+\
VQrGt3cMtz3nSLPXOJA1is58NdvmJcKmF5QdNsrUBeybmnynRZoy3h3rrLqDftfNzjEsVxcIBqLubebHDqZGYzxHvDV0JL4sCWOvlLHm0A+MnuPA5rF/fM5nsunZrKv5qwNEys0UYIjjHeSJjEcIHMNtdnidOP5C\
VPsUOwjIDatJwKVkII2PgksgUGtC7Gch1HBNKuxYYCeo5gKVIsFR2QaGLWAFFASIY8CIXJbgUT570/xJqyCI9ZDDFkRlUW5zIZ62ix5DLsyTrjNL+A/IYcJ9sHsg3hIpiNAZmg0JRplB15SUZlw4tJwt3Y1DBD8m\
tjUz0Z1D0JjZciZvHSYjYO2QrNg33usd3oF/8ZCTv8OLTBGa8XcI3dKw+C88hcAUErGeh75qk6JvrNARBmjS2jxY2DW7fiHfYquSpmlfSzmKhANWpcPDAX/k+7LB/yH2hWlcua+UivkI+A6OpFm6HY3j31tffAG5\
lmkREVTOgFIXBzavLZvBlHL7D9hKaommJfUIxOQKGr4EvpXK6v4EVnngYsfJXdqbKtEi/IoLDwPERJ0H4dI4Q2tHZcffvBSMftyn54mrv/7bQrM/0WsJkYZ2fwfsb7OHf34k9e89ErSvQfgtrWDq3FZZ1Yqqtmpk\
Lk3NW9Pv71USYmaoB/OoL0QfmZeSuLpDVWV6HxW9WMA4Gt+LU2HTwot5WPpnS1atmQeBnAmSIBXmVK+8SPDCsry6Z6y3RrVKnZby2U+PP+qVMwbhZZbqH9LxuwgZmeCFtwZJkostv30x50Whkp9pdQ3jk6BHq0Za\
MjE6sS1fpJGSjYAr/T+8cAeUawPEbifDFFWM4hyHPyYsz2gL+sP85st1nINf6zh3mqZqGj1zxcQPppcxhhFDN0z0yRw7Toc4qFPFf82NuWHcCXgS0FNOJsGugkkI68pAkYw85KkZpvifFXfUBA0w9k1AFXK2qVjJ\
vslr1wCOVVgc9g35sZeJ8HuZN8j3mgoeK3SPirYqliPX0Y+fB8vPOG6RoQd73vUdhcweBnymVAsH2496Pi153yL/LgdnX2QlmLrW0d3j8bsAf7ebNQ6en100v05DHJZZqqO3j8UczrGufdh91mk32ugOP49Er7cH\
3x4aRgpdc/ryuN2f7w+vipC2/TbHc7dlj9sY7cxfO8OwfMfnHhyRYb1+WOAMV47WOfCcpSVW2W9S0NSPMB2iz5VCweca90PwqeWgTqb6tsAVNKDwbbHV5YkRZDd74VI+AXelq9sFeOCzciVr8vTY0gXWXBt+5+3r\
R3Or49JFQQHO79TljNSyLo38z/dZSSKHWtXtnEWrAgmHnI5WmVaZJ8Dmzrxi3cKWgoMf20VAfYPC8PL+C84NjIyZnPqyTZ0bIioC6lHDg7yDHxKns+F1lMQbyXhtIgzkyLuyPZa6/xBhQx792JMqXtyp4JZpwPyR\
c7R9U7ANpXVEqkdorefmNmZ/J28R9qk1z3aTJES+9dsbZvgcZOYSiNdgzlNp67CCvH2b4X8TXx109ZoVofgNAo2naJmG4anAtXo+7DZj907y3XXFc6p3v2c8Q3wTp9OUAHs8497eQFk3jDbuvQ3+ySQWxk6NjVaf\
n+tg6GqUhyri54sq9Pje1Dl87nMQpOtpMmbzLgfYxh3nQhF4BHv8HFjtpPPZ7RQowlpleEKcOo4PZQ76rzK0PL/AfgL/lrdMvaZ/5X/NHc8/rn7Wqobo4BOzPCY+HUz57Rc46o4liq4jA9/TpVdzRCQA1BRXFChJ\
HuwVbpESkpCfKuYMLOkufw0wOhQy5zSKNkc4UAs6Tgw8CJ25PnsN1AJAfkJv0NAEAAwEAJIRBwwApQAbE0YXRBcEAJhKSAhMF04XuwoAB1JQVlRYpQtcWmBeZGJoZgUAbhcBcWwXCmp1c3l3fXsEAHIEAH97Bn0G\
g4EJwwQAgHyHhbsGvQYEAHqQi4mNBQCTlpGPeIaYB5wXmheeF6AXpMqiF6YXA88CFgOqqAuurLIXsBe0PLa4uvkFw7y+wNzCF8QXxsgrD8qRAMwXztAXAdKQPg4QEdbY2tzeF8vUF80K9A0JGl0aDeLk5ujr4HXq\
Gg/sJ8Yr4RXJDlMUDQ9QRw2+3A49FDXiVgcWSgMVEQccD+UOGR0PIUTuF9MO8Nq4+WsVPg/yVIXyDiUY0BQwc0wGAPQX/bHoDvcXCgn5F9cx+8X9bBX/sxGBc7hhzTsHUjAchCWAEAThEAQiCRgCBEEYBMEIWAJC\
BIUQYxyzHC8GB63RzeGXi3zxQKkb+JRk5vA8dh47yv8cM3ELPv77j/TXohutLwxa+uvDekSC55lEdWLzcOoJhOtivs9JytQKDdwn7WMj94yoyEeRZUv24kjlFhO7eTM36Wc1qPX0JTQGG1en62OMjp7cJ+lEytu1\
zI2e8wClugLnOPM4xxQNbTJQsVgP67KIvG5XBxcLzdzoY/DiobHFY20opKlFbwRfil/maRRws8zewLs1EKqcXNIK1l8mNIaPPUK/G55ecJPWWLoCf58ZrGtB8fV2D0JffenyuAIXwKqPvSfIe/YtQsPneNU/7Cu+\
XWaPAtNNpLBQ3NTrzsj4D5PA8a9DL1KT9dzfSWUs3hLcgW+eTKyLpRJ6eEOw+yjGXyOTuu4kl1sYTQHtXAXRBdh6PK2aJRjBYJwSkg8J0g7xVPcs4AElJ67SYy+xFyrGF0vOS5fXZaYi1A176u7u48et/PUSdpYB\
hj340SiSo2n5fT75SrONwRXaPBB02trMjBsdWhxJyEyz+hgXgf2Jqd9+/INg5/pdoP4nr0KeNvIRYWL2HqyrkZ38/ecy9dT+j5z2Z+jU5/Ni5NvvZN1UeYa+/zUM5ZzNgQGOpCXreDeerDhJWq0UcXOq8Hjs3EaP\
JwbB133VsuP61bLrKn51Ozkc92yf4e2SfERnwVvi0tDfLbmw+taz52P/4ndA1z/GcEh7gFx5grYnoHZVzhedegw/H/qy7XLMjq1kkFHKyYdK2UGb9wtscuMya6+hvq/z50kirhiYMNd4pKXJXUNLA9huuagc36AL\
ruChQyaCESDlBz9KXZa/nFwSUc9JY/6KQojJ+Y6HTd53RRdjqFx5kj3nzHMopXwm61+52XalrF7BcTHVBe5BMVWj+MQh06WjLpr/Mg+uo8NSGMU6Vc2AqUvS3HybXdSv5u+CtU75NwZyoS1xcf+tuWyclNsFqHCJ\
fwiIaWSWHvknM59w1ogoh3D5+nYMfENJwH898v6k9zUtF9UbBrGYCFl2aI5PXLGWwgbjiKXZMSVJJ35H+VRTca2FfSj0Is99bAIczgHaS51POBCAbRv4u72/c5L7u5T33rX7I7TwmRZJuytrxqSULD32JOr2HOd5\
55qICEVHJLSy201EJLK723YK3QTeBPAEHsSyINpsofYT8nEVFY+glFsKV1rX3HvOCKk8jUqdufX8Yw3lyvljjfEVA04dh+70PkutZtYGevLcqfpRc8k8EgPXp9nU/pxnYg7aue7V0av4eMO1SHdARw6DX2tiWlJK\
QjpGrSfiwBnrP9/zbd3sjTWPG69qV4n6StamGlr1vNTtdLqqYeKv1eRrudqafaejgULGoHi+PabqZmnKqGOpLvaD5ueM/GMm7NtCZHbszpcBI+KaZIyY6nhI+6G8cNEyBWLtrehJrIxYqmlVtD/nn7mn0g+VPNJM\
lWl1l9qjBK3RKVBXN9YIkZQo1zNQuFRHPNG6pSj+OKGZaD/McSMoSZJ7s0V6BPoHJEa6SlzmR0W8hmi7ascxQEfb9tF/4ff08R8QHf2F3UMOoccOag31Bcw/e003auxJ8yFejU9zoMeNQp2Bl+0LdxzGHR22j3Gt\
bGE35xOBesKw8NNw/AYHeQEVcZBjcWjonSfcivB2/sam1qv5kus87VPRvj3iy2ZjmXibZSBqfkp+JhbW1QLLQr+sVgHzEuJg78qAga4P7wy4toTU10HNfI3aW8HQpsKEq/6R32GYFcHqD5vnZRwwMHAGm8LNtYuV\
QRXVFP0hoz9SO2QJVf/x2z9zvpwtlDvo+TJvQz6AQc7xXxf1jaA+1+lnm36UrBy+kHLcECIy2quhN2OrAh6MH6K7Fju9R/U5Ffvf8+nJuallEhXCeX2CT1QOQBXJj/gHDOVURYgX169/DuJmRdCZdKVtdbrju/2j\
FYP/DPno2Bjk7bM571OD6nGuXu5PtQTZ9IIFnOrHJszjRv9Ec7/MtZ+/R1BKKU/VQPF8bj0/3mVLp2YmJhufAj4E5qiBwqnl08rY1M5p3oiHVlX7VktPGWhiyg3zQqemTDY1JaQ0tE/XTXUQs77FHPu1ZSXj4p/F\
YTZarNa29OrM0qkM8oGQfelWUvaSsz8oP9tkJJjXoaERkRAAyslAIX/eQkZ1vSvDde93HhSPbcPmk/DoaOuOUJ/2ck+4cSkn/fJcMo9EMrLWoZ/2cxHaGIbHh6Nc0Szx19YS47buNCesvljzpcuWfFBq3VD0les8\
+uy/T+efuadVd8AAQZYrhU38GG/djm7wyBLCL+6ft4rf8D/Jc/LlrAj558v9oAygUa5rLH5rIuK3Dz9tWJjnu5SuCxJ5GlCH/2uTPPDbdFXMJZi/soGHL2dhyFv+pTzXW/e/R/ihBo98AYK/acg3AvzUvz8F8m8f\
PfgL+9fvW75zIQCYbCwrdUp9sjqVjIR8dGzUu+hbel6/4nYTkxHRrvQ1teuafjyQTO3QkRPmg4RSWxxbvr2p31S9tzakW3n/ct6nn2TcIF7E4GpwUclCzYo6ybgUclM7I1CIMPEWoS1rzWqhmqbE2l2fkVAKIYIA\
WfXzQ4AOHoo4EG34YtOwYXthzDXHwqXWHa0ebdWOBAp50pVIzjFFVyor3g/MfX+BgPVAcUGDJAV4JILKBHmEA9q7wB4YAleeUgzAp38OGgoDXfUpAug5AJilIyh/LqloKAgo/HXr8xjbLg/mx+cFJGP2it2xcpuO\
IlpprD3BDasXVPuVSo46c+mIs9uc9G+A4njwT3wSl8Qj8UdcDA4G94Jnwa/gjPginiij5TncVoqkNYBdvLf1le1c3crSdpLsGR5Dj4I1RJwErOwKKd6no94H/ZUd0QvB26Av8y74MrGVXClI4EWQADH0lr+cmmz7\
T/yjK+4M99geYzceKEDAhXeAjn0SYBlg6Vb0Jh0Z2m2KRt+p6E+Hfv1XBat+BVnHxLxAX0D4K+0Osfrg2dX9+Ohl9CVZbIk6Tr1ZI9ZPdm8Omudho/KgJsivVi91ByGzkK9+dNfKKeT7R69vAqU/7f4k6n82/5tJ\
nrw1RNbqyhQeyBUWeOXQX5/5Uvy23ncOPbcsRqX6Rq4uyHPHzu/r0GnS52j5gGxALiBLFdgh5/fF+Trg2NkkV7CUDZTO9caNYRspeGvncLkGKtqdFEB5pgv5cS2dHX8Zo7e0ZvHjUWVXmHN6wZhAzgBO9Sh1dJR7\
YuuldL0xTIdcxJcu2Rt3NHuuXcSWLEr0syuMXK8OpnilmfY9+4BFRbGDRERFev+gaPqhYWGXFwr90koLs8kSbCXh4JGwnOt1BbtEthwChQyI6gbp/uj6LRj85KR3rxQdjkff1PTXdw4bwoYbezpTD96tauhJiab0\
AzPwov9+6qGo0FqlAGBEZgUo8C5NuGtByS/lHezoGBMP58DMqfigQ4iDY/SLhuI7ge6JrltUDpvantVVg4sbEZVwDevj6EjtPPO+u2bYqMQuWndEYxkv1gLEWGCgjp8dXkNyvq5YN+yBXgXm5VfzNVhXBjd6D7Qu\
hi5Xd+teUyO3UWFCWlZ1M8KN1fW6Kwd92G7GwKqKagrv3rTdlepG1Tm6hPAu1J/3tng9K47TlyamrtJthdNFyk7Ij2Cl2qusvEbXqEvUFUrsAhB3wVBdL88Vwt1mlXS1eJ2f6PafvurrfAevt+l/Bi10jerd4fyW\
1e60i1vhXXtBJq4XhiclTLVLTwnZfzfa/UBC94Bm8fQxrFhmrU/PzuocTm52E0t9Zz5ijmFz3GFjWUk5KRmJB/mIJL1jg+fYuBXmS5BSly1fUGS5wqjGuIjHVeQmSrHTIYiHVlXeDAvn+MS0JktwJq+US6h5aTjY\
5bpdAY0UyQLE3jEEKTqN/gFBo8HEx+9xc3dg/2w+Qh04bNDIi/NnGSxg3NH9G20J3TPhYLOYU5Hdipu6RblwOhEd/LMn/s2Gq3ECfpuLJk+QE8xXbtqnq3Ok03pE1CfpB61P8XGzMmmPJ5VyQQx9WXOWg6KuPWTO\
zzcmFgZGs6nJ9Vfy8+Us1Idi5Vu9frXrUzN8G8OXuag8qH2cm0y2KIxVCBRywWxCWb0nBubVlWG8VYGfMNbLklrT9MAcN7z2anC9O9TuVLgkz2Rc1G7/PKgL9mUfqFGrqikDRjYeF8GwUG+GU5PugHvFdTAzKY3p\
uxYAhKK7lEhqJAZ7uVttEiv7AoOd3qPju8oe039POlaco6OfnmPdjhrVQqVGCpaK/xz6Z9nEb/Mrv5pPV0v8AL/Ij3LZiPlrpv6TAW7Ux6czDsV14jbdOogol8lATqZvX0IyUkIk2zI+M3aD0qVIHSHdRnwKCVcs\
RFuwHfRIwtwPx7/NFcK5AOgyPUfuuONqTsbmfo22fHzf6nP0tUG3X4Mlskd3HHwevW/8k7flbNkM2M5d6WokF6Swg/nognqRbFk/pWKxK7BzQ5J9eldQtTOLbdPZIO09FRgWHPRepHxGnJ5kxVbqOUDtA+C3P+ty\
JtpqbDR0Tc67lCBxNml2Jwoel31WpzSo9NOzTnSPd4hMPihoq+nNxupO/OgLin3AsN8Fk+aHgV7gLnCGX3Nh+HNfqNVTwRSuQG8ss5U9DLCE34QF4dsOrJBp0HxBdsFwSFVmJJQ9lO2qDMBWXmxYFRIjRKiiwLL1\
R6eKcpUJPGWXuaJOFU5n+LVQ8QUhNSVKznOCwosxFSCoiY8LXnJTox4l/fmuBQu7uqGioD4JqA0cppI32hy+YE+/yKfBP+Dun31qTGWpdjA2CpabJ2Jhga1mh58uQAVLNw2A715ECruvUgMi6DnMESwJ6IFgOUSo\
nmme64Q7dujUoeVQPoDzjWNB601b5ZSTsMABbtzeeOc2+p7LNfm1qsZqJ40cmsQzZq43pBzLNO4IA4LK2JedT/iy5dtFwGSWK19GXWwP//W8qEjX5tPexCaIVw+Hs2Fvp9BJbrK3pN9AOHjEri9EwzFBkEjuFQjl\
SQiMIL/64+v362sojyyW3FdUmcMpW+JHuWpGN5w05Xv1/et5Lcpuhlxjj5T1qGhRzlhawoNx18JuxkwXOqcijsc1zw7Xl+/XE7mjG9eAL9tX7Zt2o4HKZt+rnU+XfUH0kGNiI7CUYWB6Xhm+XbXWAawLTBi4/rYq\
fCfYehF+gas/O0jBQIVstYOrdDrPnL9U36lv0y1VU05+o24op2tfk6V3iUnp17MT0vca3faXSFIIwBQKnVXcWgbk6s/kupWB+IfqjQH/BX+9NXf75Qp9+o4OxW/SfvvvnS//1W+s3Pd631U8xMAf/aZJv3e0LF/6\
/hZfvkr5tKz2Hf8YwyM9v5rn15+C9DSA11MM23WC9QnYYzLZ7yW7LWFBZ3ZI/0qDZIl64E5DUKCDCsmhJNB3BPpUXZHHHG0OJ99sZ5NexG2qaWbyO1XYEkw2lXss0/o2PqSYlSgo36YATRYFMMzjnBHHTvOme3MC\
061NmiWJNfyd98ydvWlIX8qDE4ZIU4bGKyd8YaaMmRGZyTF9B33HLKMu8yN9jnqiMDNidHpzR/KC4fGg3kQNW4/pQE5EBtvzwsUuoqUfd9KCpetLNEaGa8yUcBbca7FSpRu4y3cmlb4pfQ4XWaQZcHaagy0NtCjI\
UoWFyooBRQwB9ChOpBAxHe52RE+IsEKFVfxVblYn5RtFgVJHzBMn/SYTmvaR6zz/nxJvEiSfaqQI4f0Ft71D/gz4NUub/N2UORYk81VnnR0KfX6xVVcCsX306NekU6wamxW61p0df3bSgYPvhRRK1kUVGzSkU968\
vD/j/RnGl5Ke37Xg/+zuaI+1f/FGTlQ4yzLSr1KCFz70RKx7Uiq/XjuGKO2/jtNF2AvTaMwTYlE3lmFZPWDF9JXlnjdhfkOKfq/lc7zkYg2sTXI9thVS7s9uKVB0ldKGFIwl5JZUGHI+SlT/A9+rWgDwrRsP1ICd\
6y0o+816bySviS97Nijvyq5R+6x8DPqmba3nDHWy/0pgu+x9NohUrzPoDe5+nmrbEglGD/b2D0+OsxzNHJ0P8HLTRmZeHe0V4Q3hJft17f0AR2POANXw5dkTcYpyhs7MCija6+HuoMXo6zdtOHOy9WEEJ6F7Y8Mc\
9bkwcQJ2rS0nNFxp6/NdKmuCHl8Y2iEYkihEC5K76FtE9eCAepgWA6PbayHqQ+dw9wD2B9yd59Oa8gU0wlDychlAMTzftH85+EU+R7GAtAsWdSvkUqB4S9Jngt7Q9gUq4XlEQsTZnIgQgGRpcz5svvWbHoA6FGlx\
qPBFA234s4a48aImmeYlfWHRgq5FQQIWhAcNFigASvCXEBzAsilQpklgPOApiUnWZCSTRwH03o9OAxQhoTWXsIxASUd0EdDQFLd2ZTmIxA7kIkDYC8St4gFtgbRA/d0TEA+kf7gCVadAOK8E6QlkA9H5DAT08T1/\
1gSd+TGAeP786Vmgk55Dc8rF2bRDaLLdmW0+fblG/+oaysk7TklpZyTko2NjmC9dtrRlEV8RL0YVFREkIh6KDdP2tqtiYRPxkm85KGfRstKTmHDwiOBUFvEoC0VMhMSPQCYhQdB+iP2yNMQ8/mykLwcQ/k7MZ4NG\
ng8N2GmdIwPrws1Pnrwj4jYYdy16sd2nxXR/nrtME6dAEc1OaXs88WmxmxGbWO1MGtph0dkPHGHW9M1DB0ZM9kHs4QsHIOIvLxvEGjBwadlJ+kbEXsyELAj2gwYLFIgTUEHgPdCfFRAPeJrFAnzQAaripcOeQJL4\
yLCIUCwGIBaDfbxirvyG5UtttT/KriLuxbxYn71Xn61siKp4irtVxWLappPdPELh1wX8tDgq/kZ7QBl7pr4Lnl/36SPue3h21mXN4eTb1HxB4ge6OWvz53nICsMFo8s1atIAavUwqNGcEWKG6TqgLpPFfxOZMWJ2\
TDIvGAVeTnBZ1GLlE0uVX1j1cyqfniLFKAoglBJuhXjqukntXUI4NbIijOTTI4rIcZI/6p99EUNkFGUAa/mE4CfwFwYih33Ish1XBjtPCQv38Nqhg9/iw8E3+HSwkuD0cOA5DKZh4xvOG/t6Qz992P2ap2gxZGCx\
TeEXPG8NuwizWFH3Z2oGqriH+nD6N2BCO4Inp7EiRWG5bzhFHUYRfjPxZyKql1chtGvDbeG17q11B7iP+q3Wp2O/pdlQOwtHsxzIhizDH7xv37CHTDcd1oqEOYS/1spKfImF8Uo8Un9jblijITzm5wuWQbBQdq4T\
Gc4bLJ+1UMsyz/O6PIlGqweYGmmmB6PAy0E+SrCA1VdwHDOgEezlufyWyxMtZ8zIWa5ACD9gavDxBXaVLNmiAiOyXNM0lXACBNhOH6/wASqKiYc9DShwTvoGTIZ6BQgMcLIn/GQrSaJbw02DTEi+etaElbCCSGEj\
rBwisTAlJBLhMAAcWFguoIBXYXGYq/3a9vyfw3r4+ucsGixz2N7RKwlXw1MdcNLgKHMjjPf49ITzhm+vX9QL21hELAhNTDzP6xs0/JmuS0YMGOE5/Pf8mgz0xY+KvhxxNbjAMeFhGyHCLAr86e1MnLMBPDvncB65\
DPoCe3kuv/2zE5sMxBkzm2+aPVsZMoMfgngQyyyS30GSHLw2dHno8Od9ases05Bh/3rlYQQ2lr8eU0ZOmrCwhSUJ4SqSgRXk44KrF7BjAkmpJiUjoadGp0MBZ/YSU5gvdf2j0oAeRJctWRIk2VOof3qFMTG8+MGK\
SJqYllPKqeQU8givyiEaTR0WBQGQ8ljDQiBtaNavyRJCn0Fx3yDIETAVbkGBew5yQxDrJRIobYShowWdiis4qgVTOiWsWmxkCbHiuTCZ+znIrmee8374/fmax2Oe+3D0Mh9l5V9Uho2rWJTGmTwZMah3LHClbN0K\
HV7sId7pVo9cChTYuzeiA5RHqFTosXgWAEiKAjOXCDAYJBiQKJIelso25AGFkoQSBYgDDQagBGKwOEAMD8XiKApksIbFMKSoYchstgF7GxnoZP9qnRHMeTkJngq9k06ydTleZpGrYEuBi7G9/7gQC7wWaQdf8+mv\
qrvZV7q8/jiOrkciaUdJBHh8Ez6ZN1endUAcfqXKczJq6ePJ0IpH35VW5XBe6akcMmMUcVHotg7oL7HOcz1o0te4q39tvoGPYdY5Fp69bgfthZQf0hbd0ggpbMNkdkKEW+iqOgOYvx3FH7Jc7GrxL+AuH/Nx7i7U\
QRbPpa71Z52S0R8YXU5dD3XQeLPwo/C56451UdtPlSWfNmsb6r00G3eI5tPUJqKZt3a4uCGRmZEy3fkPeE9uQJ+D9S01P5w603Nmj3jiYcQhB8eLoCNGQhTTI9O3Bvtz4ckV+CvOkS+AHYTddgywrwB6/64kXJYL\
7Dk/i/liV8+4Ffdwd/dwYY9o4xb7fIw0Wv99DR9q3Ih1lZtDu/FGpadHBqTv0H+fDWDhNw2w1vlBtbN/BlguqcCPEQvaiIc1T2r+quv0ll+cy9aVOff1LAOM8lD1KN4bfYLQJaaJ+AX/qunTU/izV4gP4bj7KX9H\
LZonJ7saVE78kV1vuNoYiKPr0CffXw1SkoVMi0GH15/571IDtYs3OvChTnN92Gyrjw529byeXbr6W+KytGYLpD1Wm4NFl8SGzwNuEX4y/iV/qL9Ydv98x5xgzdJkNFTwQovJtx8pyjN82wyz/13RlTAKcwS0hxs7\
k0v6uAahbYBR6/v9cDTsHb3tHAvO+jJO8J3/ajZ24+jcB+h7SWvbn6+Wez8Eu1/oHwyhzLTMZfdH/gWMmVw7MNyHjcAjDjpoW3Wmb2E+RWGvxfwCBh/dWpN8QG3CFvuuizu3LllJlx4dXks1b9F3aL6kCoetilbV\
bdFRIM4HNZbAE73DWqU1V2IWSpztAgR/0gnqKbX/oUjAFUXve5YpuT7ticWIXmlPMP0Tp22b8VO0AiDVRyd0+LxTaF9HHSFX8SvPuw1SQVTomM9GbrOhv2TwHLuhbDjYyCGicNoEw6A/0q11K/+ZKjJlro2NSiz9\
NbUPxXNwBHxvh0LIXyVznYh7HvzclMpAN+eHc1PTJYshRvLB0d+LBrdn/B7t9u19FC64LLa7jkH6zomgrZZF1Z5OVzoiT/8QzmybmiL50gN3MoUzWdQGVpZpb5XQm3ZRKXUk+IBoP435dfvVUQ7fcN2o+d35utJ8\
l2Qbr37g6P4A0y6jU6LM/3FtRLcYXMrLi2dLfeZmyFumYGr0c/NIqnpuA2U1+Q2gobiqtUaj0mhGSbJS+Ht4BMf+aGbwCsrPTjVxaz45aur8XwRrf4W/zNOtGAZlUnH1nWvN+4br87PciV32o9XjgI+hDu5vcigG\
s6Sx0I4VeqNt0QNsc0vvNXvgmgl09WcdA3KLC7K13kpnWR6LTRTzw8Htt9F4NDjly5Twe6/savBpYO/dw62K9gD9sHaDp1uCHEy4oRQdIT7I0n5lk5RiqWqJuVTuqeJwjAWVK6W7iAyil2gFa20NpTiNVUCiK4eg\
Ysjhg3WwhosVMGK49QUtgJlVlR6gHf6saF9cIVxMAn2v8w3h49DTue+dNfmWtQqHwmRZXE9yXe36Ivjfr5/67zDo6ejkHzte5jqCbR7wL4Zi4h1qNroaZDDWLcfsBKX4hon8Okxke2WCDhMK5/ymSP1OaO/zo2jG\
gmrOsHalBjQVDVvT8Lk1Mk0axGG6NWBY0t8orP7Hnjfl0QOT5a9YG3FZhstyXpgPnXuWFHjUuSMAmmZgdf9Bhu9bdDO1/Mb3mfHWFM9z4MFJzq9IpKXmhUjYzJru0QTz7mbr1N79hcn33/4QEfyrwSAx3rzjQqlh\
Vi29II64/3sIbFD5wC+z2hf+tN13QxmpmbY+rSfZoaNah17xe9mIOMhHuCaxf4aHcW5XEjAYNahIJzQKz/jOfX83MW+Oca574/ZUeWeVUcfEy4xcDW5wKt54BefigJFH8wSiuhHB6WrBbNeAZeClMKAIrkGQ7sQw\
dzI67Bv6ntZlJ8ZzxnntrLO2/W7F55sB5PxoBPPU7Z+T/tn8pl4fBHwBGqJHvtJ2bhhXPz2fV3AWCtUlMRo0cZaaeKD/5x2bPd8T9f75BcP3O0NAfd19Qp/PeqajhrbflqaXG1i1Xscwze6xGjSoUyjn5tX/ByRr\
2yi/jm/qgS3Ad+D1154A6l08H51Y3LgfSdP42aOwDXVT993Qojtr91ncY/m57Mnzx0k30RC90ZObOze7PGmo8fz5LEqZ8t2H/fMf9Ls60s0yxkklW3x1HMvy41tms6SLa8ybHRxurCjdimZwGZOlx8ZHUMuODfdA\
Uj4NBuy8buPtBvX6uu6h+MjytalaE2Dzk65TGHwvQNOl4280KOnYOkZTWJbrUbsYkCFC4oyXHyx1tmpHqMMCc7PvUx6GzxlQH94m8Qb5N84rgsylp8n70bq3Wv57Is5Sji0gOTF4WF79iRZgz2ZWBptZs69inpmp\
H4qW5tkr3eRLuKHxm1BylWlBbPIRI26wuP+iuur7oLk1x2j7TdTdr/rUVcsLIO1kUTMu7ykm5Rccxyf+foQcUaFzeAyzuYOZL6hZAcDIzm4Ivgkij3e8jDXNppyWM1+E3QDvZosnNzOjUq/fCedrPcFnFc6byYPc\
bVbhz7J/IcYb5AlFEpUUeLoRo7T1M5m00sxdnBxfqc91s8MSaiZW4y88xQaXwW0FuYcBKjn1IMZEn1rniPSS7pcAI3aDx80zS/1L/Kohp9HjGnB67+Oqr37IHh8oIzO/rft37AAt0uS6yEubM+e1fQuLij0Pfvxu\
kBNnY1E7pD0vDuo+4v6rnXIPhTFD0XskoMb9GMPun2EbpgtLmv81tq8LF4JzoTNz5AfxqyWe492q917n+/k/2lkNYV+nxayAs0N66xcZIZW87vTVjwoGf5Pek35gPGY0q3GizAtEoK9Tkf+U++zV4U/f62DgHnQ3\
5+j5kQvCTC0W4DmqdIzx2Ckfpx/uHOsQqdBFkkpw0palvIoZNDobw5IHH9AwBKIf1r5XDc2N1piGEkj1dMHHkXwgmcAKi73IG84XpJpp2FxWwiqkver4Yo7sxiF2kZWu1gQfk75P8DNxSX88/tbiMOyf6fmYQ3+s\
V8nj530M38WwHJrYQENmLZcI1XgMnShy4gP4/7PXfUB78j73BsAKOA2K/61wpG7I78DwKAR9mbU6Ufd/tyAM8hGVd7z6EwZ9X3M3qbLNBVfE9HGsdL78gbFvWzBTG87DpRys4el77/2SPnAO2/yl5f7SagzQcHYR\
1oxayEYhrvdSoeexsBtjjNLqVuEpikZjcz+ziuDKXMjW9g7rBRgkJoZ2jVYuPr2Ix+8RDe2XTM0DGKhf3YtcVCc1c7rwdfD+EzBPFf+KoL8KShtkDP+d7DwDG4sLqDejJzepRTPpdPPpdDrmunvh9uv3cJZ7rzgr\
2vOOzYXOWZezZpfMQet0Ltg6e22sL2q9gWT8JituKizzLlyICNxUmhhHXW2FsYf7twwK1NhoA8+fjalK4VMoSftnwgrF8OTGUby23d0o8e1ppk/y1q+ux7SKDWAPVTamyE0gRcrC6h95T3flzcXnC2vBtisDDB6L\
EV7v/7JQrDJiGcuIOcDNCeNq3eIBn8/QxPnQix1/8Thvpfm2sPPPNx2apiWebM2o+yVu1WRC06j7vJSJwelGKketN0jJ1IXTliBxMdohWiV34fZiTLfOdgqH34UrciwhDCjatJ7h2o8KxlrVTBvN4Fsd6Z0lYS0u\
efq39BJYi4scVMA+jFnpUelv/JANqK4RU/pVs63jsdAnTnu4DPpjSA7DVA0Brxvh6pBUziXvC44GZa5lQ6ecuk0CDgKalCH7SqjjLKcXuvmr3GS2GC6VXLQv3Gk0XHHYGyPgda2gYLONPt639xuw1zyIgPvpIak/\
72V/kftgDNMzR4FtI4VBq059iP0PsnsR8k/FLyY1tHfqdaUSrVTzPeXPlXZ6S7TlZZg9aWmPa0Ns1c8zptTjARdS962D9/tDWTYG2neMylLkX4vEjb3sXbpPG9tDsijnn1PhChPthqwoiHDsJFvuIZvR2WEiCpBE\
NZISFvTPKCVwAlw8s4Y/e9xYN/SUrfSimsPd6b95HyfT9Bvq/4IJzl21A4CVzc3k/sUI9eJ11LEGDmAnTJVchBYssMj1zGfR01wOi3r2yhQR3PfyHu1oLUsPS51FfogMf7IER782nii/NoCW7ehfxv0Y8tdnK95W\
2V44ZHQhNb82vED/fKqAiGNW5On4dOcmtd3i8D5UHlqGEFDQ7BRhPlLGW/cYqwBeOJbZ04D15Wf9DYqgEmYCG2mELc4rWLbhLzHURD2DIhrRe++GYbMyTnJ0JY95HhG7msWJfvIOHktYQsOnyO1stHg3xU7l4xFu\
++d5ZJ0R7XOk+c2NcCidtJdB8encIAnLA8/i5PM7ksB5TpS95dZXdPSZumA2jgYp19NIjz/WR2SOsNnrnuV72znntZkDz5lmxx1i6p0pIiFSqXr/MpCYTTg7RlDlKXVDmoj9teQNW3in3fyMlcmEe4vDp5rhDk6o\
xh5+/sIoM5cCz14lkKwEDYfeYNwfwqA9Jl0YuBI5rTBuU8RJ+O0chhQXzxIxwSNstWkMajGYTyqAZiXXMt/ApU39XBFF6wt7VdZMZyY4Sp9xLJH9LK4SZ2AO3fFoz8qAUR3eeOHwmFWO7A1XnWUY/vm/XZy+JWSf\
s3D+NUPG/f4WOrEJQ30TRaImFYbZcSp/gRmXwJZjTBlff9ZP3CC5BGJQjrEPNGwjMnywq0H6WwDl9UEqW/oRlPO1ey5uPluHScXdVoK8ojlk29FNx4b4cvv+VO72Af6s6y6y2Jgfjiv6ArA94mI66doEf0R+RZ2L\
KusPgTw/isSbxvx40QGTftjNT7JTZOtbxOScGvAePKxRPM+YM/3NUCtO1rvwOyb8QcbZ+P5nh2+xtYgeMqp8bKwV9fA67nBi4S81HMKqOmHPlCZS+HgyG21gx2fxmX/Oa3lU0B+2nLUl8lVJnulxnRPjoxKgmnRD\
GpevS9IsFdawxfKXK1nJ3JFAunrnic9cBc4Pv5WvSVHDbiogLFigIT/uFfaHQ3hu/kk+8lmkljYwxouX4E5YuFUNA+QFsYkbMhjEdmkdrU7hyqAnnGb1rFstuOHGJ0NyBuE433Dxb0Edz5Ew/BVR4id/bKliCVtR\
73P+Gnn59YsIeECA+SHj/Pu7LWuPhqKhU1jDXzG1k81eE4YCZ1WWmQfnqvlB3wGobUN52R2Y+m5fXDw1WvdAkQJf8Bnp19Z9GYwWHo86t5eoquc3zadANdHfBB4vXU/urjlCu40lkk7ALbipkCrw0Mu1k9/ow4Yv\
pH+QgXyg8nZxkP7cX0eY/wr05tb794arDW+WH7nHQtznhVarD0YMrN9W2JPn4bE4gOFrKH2U5Qopa3qRImYxBl0eWI/MKRSM6IBLHYRFhjaNHyvwKTwx2fr+10CEQZs0j+ej4T/PONk4lIXeaP1gb9X2vsY4YP33\
zQEnpM0ZHq0FtRKXaun4MO99WISpUpc9NyZEx2OrpITv14j4jqT4Tf/WletiG0bO3McifziOCKd/w/4ouVU7yN/KsvgX4fyJI2xUB0xcLBrYV2W2vQ/3aRtjHt59q9o1vEKG2l65ierzwac4uLcg+KMq4mpDTKSO\
eG+/zvQxWUseGQiNISciWOTmvY2CH/fSRPV/1WRV/Lo8JHUFRitsDPafyGqjbwLH7W5H8MLaDLE0xVypvOnlYatMeofItigT5v5xnrsF10Fptw4oxhN0hmcAyImXxKnvvyZRUNV5JyKafGHvf6Sv3/cephu/lKOY\
+UHR786c/7jMDyuM95+UOx0XZImb4qmCt4iUSwwEX4SAmj9syyxhS/puxIIrKr2IHrbZPhxNdcymK7jXuoOoJLau97XkZxUIM4oh3/ruw+Wmm4MmzD/BN+8bzCc39Yy8R3e5HT1U4G+bZQ+eqjyfSrpoY58uEPHS\
F2GjKWvzaDb/QdZIL97kQ0Ld1gBb2mC9psURRIgeTYwnkazXbkryY3FhT/CkFuMwcj2U7ClNmx3HdF8aOfy/nf85W81RY6jhfL/pj1hioIcGaR6Qx9hZN7OjGtje6sAGY1hiKj5q7zzZuGlgj/+NOQMBm5jNzQ+U\
PpDrD/D4E1PzLHT2MjUuvar3sMq1NM/axabziY64DV9zv4UYyG9y4xJvO3+L4gxXY+A7nqgJ0mdxnABJMk6mDa8A7Dogbj9rQWVW2O19bNX1Pd0xqasgN1zG+IBbCQSjMOBsr/a8jb3kT3sPUgod9XSP++k/ALJu\
HP8+4Vj9OkO9cLKC7su6u1v0qsX7eK2uq7beXlNBvGCABQmu+ODyyNQQB/ZHYTZVv5NmOUzK+iCf35cxQOmIjnvyWDM+ebviyFHOvRfT24UriZvdrU9cu0NT5tUB0uaNMLGZkJjI0813KQ5gNkuDNbf8u0Nwzrlr\
oA7EeqAQIsJNXkPTtjNDF/Ou8tmrXES76quXc9lV7XBPB3Xb8hONmhvszKyehwjC1O+cFpriiHz0EaIe70vzfkeI71oS0CFXSnq1KLt4kYHraKE5frwaUyzG9ONPF2AeclTyqpkknc+teglOAd+/IqJ1g4288y/v\
ljMtp7mZa8xbvotkHjO6giEmHo8RgKQJ3lJ42PfNsQ+7QJ87LNOjFpRDrOVupmHUjWRHrKBz6j+zQM6g0LQD3fdqFDHcDd5d4OttezQCh5qz9vTnLswU/UOeFfmNqwk8qKNddEo890Fiu/D98GH1dfK1nuuYX6KY\
1mBkictSzDZCZEdKEEYTyg7CNu4e8fGrgDfZcU91+2MJzOzD95wFpBT4A7UOHvreJ2mEdqoDzXKmQKaoqSPsM7NErak7NJhPOhfpyrTb0rs6nykztFq1EgKZx4fHNh50GOepJPfmR71S7Udv/V6kYmvV1IrJZiSj\
Ar7Yeje2EpkLCHeVUGGEnJSDdwKL3b58ZS9yDFmduFxFdfiIOMTJlJlTaomQXdEDxvsPp662yZaOPXSkxeKCkTD7JTSkeRZ4iv/ms1GILqQMSMmLfs55vQ7A37cbKgfgiwq2/CHzKhm5naw0naoPYT5vz/PHE7Nw\
adJ5t2ClRc1AIaJff91p9hzcvvk7G2Y9W+79GJmd4dH+htGeE/7oe/dJ3SmhnhFJCRhiK3ebUqaK4D6FnbFPGY500rf+GGYtzm+jtZNdT5Tz45zJoU81dVpq4ffzVW+gaAQOBTqBcx7VudpPZXSTBpPJSje+b/5J\
cxiBwdaXIyBvMXqOArQDwv6bKLO3HUMM0p7kTL6RH36qSN4v8S+yKhry7oX9Y8wKkaP00XzfR5AJ8QT3exiTkpXpGJ8HmpdlUfUe1hKOF0p0lqrQnQXxShDKJoDH9QSVzvXuQBNgAxqpzhZvVCcqPCOLvzoGtTFY\
b0q/FtKvES9XJ3rylcTi4e78CAO/3xLqiTJpbL6c39w1TkltgT9dLq/80l+SA1PNGG1NoPdptVpBjZI8dkaPmTBfK0MTHbdVq2GMJAOFUy6eYLcteHriAlnWYZ5c2N1z4lS/NQmoo3D5UYfkV5d/Kh03rVA+cFE3\
NLJhXFOA0mbTcbysL0xNcDCiA3xjxY2dW8H8hdhTb9h3R04pwQMDSnB8Wa+UyvbOEy+gokq0f1sNlE8it+ZreN7dvUD6BcltNzTvGqLvKQbdGEAuaXaOnsYQAezHHVSO4P6YgzO2YnQCNn4aKPmlG1uHiMK4WTx4\
g3e1sB1R7RPBtbMWQ2mfnSmmsVxT3eoukbj3Qq5dTjFHQ2YpJo0vY5p/pCDhXqWzm+E/c5wM6b45ZGaY2BfQEVvkbKthe0HcfduCGAWAqut4XhmgKul5e073hxyMYBpJejbjESqBZdpwqI0zGCsEyv3vBE6fX7n9\
mQ0viPG3RNa5dvMrswbfWPfy7vnT01/Rby/6IVmQlLLeisTbQlq18iL7HjvlUKg//zelU/LyO3VAz4t2TlZDdtmb4d+WZy4kf0faVLZfrGrDycKIia1r6xerWJy2czid5CMf+QSvWfv2Q9YHB0TI3Ezv7d7h18C3\
sMSj5a9cnGxFJFB/gN9w63cn5XBv9kg+O6YboiePjNUZJC3G7GlkeB6Kv+ngqpcjj0ObS4HYaVGIIWosZ9OvXSYXD7OwH9hXqY5xwoJOu8uf2EuH2d5xNVsnPhADlv92513pDRQYJzTbdFrcjBG/o2vX22qKd4/R\
e2lbaTmp1KKzTyOZbcBJTETfOA/om5Iv18ZNthKWLT5Ed+klOhve6YZ1cRM7IHKtOpf9J7096BCNmNWxfUwsEr8Yw+S5Uw7KPt8MCwP7zNxV/k3Yxnf9uhpbSg9msM6IeK7tIigRy/mOcbC1dD1BvG1tqMmWB4V5\
uAf+t7YOdabZzJjkGmQ/oT4FVz9nbpQJqSjqQH0fzKhhuSPx/PrzsFcnlC2+JSJr+pyl8TJ3m6/99iOJ0LkC8HHbCpvlZVSrINwWn/8udP/34muWb4qbaCU1J8mYP9Xz8/5r9+9K794UfktL6jg3n++/WtZ709gv\
pX19qU/KzBHdJwDWv8QrNRQkMwx4thiokqrcTYYBYXSxd4rDpZubQ74DxKek4zYYY7V/86zchFsHszRWUU8QvkKz5z8Xt7AfCCXw8+iX+3YLuNRzsLkPGJbY+3mTuey341mcSXXR+aL6V6vLvi9m/PRALHR94fNh\
QbeOpquDPbAs8pCFlVScesbe7o2OehGk6NAKJe/fI881pQeAcziriLZRmvHwecjaF7Y/xpguxE6MyjaQGNTLu+kJryeLVoRav/mgi/XpA+oLZo/UcxaeS8fllwA1r+dwhhIce7X7N8944WfbQ6VLMnWDymMzZ90f\
E9KyXMSTr6srSMOZKbRPws9hPqvLkfL/h+xXe8mXK56YltOWpQ4FrG1hHWR3mHuqdE+yPMkWNL0MWqsIaROUEtj3T7dYCZmY2I8297OOGogTuaZV9unAw0Za/7O1cNGFNMjr3YqBKVUvbK+3XKGzfZ0HhSFMLbnM\
o1m+8GVDQCyeJJ5/wSlEef9sLIwXQRgHHiKP392KThCJfhkgMK6eA/zXBapsl1g4UcQl5e1B5G/yXyk7dpLouQ+H8/imjF0YZhIOdnn11iT8aDqxcyNIL2elPLnwWGbqEQtnhJTy4zZYVKTRSYmv/8DY1Jka6NgP\
bX4p9zMLGJugEjIAyn/FDE51gdBWMFfYC466mfdzyXkaClBvZ6X7QGtNFTiJut4rZ5FCwz+fZmA6VpnUsI8vIX54lQWrfKPIBa6yN8+gcOoJQyawwx//C2mk9IUtCd+LPKPsxX6zAJ4WwwHmJy2CKsLsXTxYa3/f\
10U8YzT+2cs0WrZTO7sqlu/Q9MtAw/UTIp5M8EZJBElLo0nKHm3fAlfDovYwTQQv8yN4xL0gzYCHwmTPdH7WnYJ5j904zjXW//uL44zVWxK3OSX+HKrn21pJAwSy8e/IhJ0ILh3NFen5raR5lftBBYgn8C9T8CM7\
GVh37Xujvj0ms8ofsJe0xosPzSYDALYh4zORiAQ+bwehl2EUgJo0w+ljZKFPqBXVybnQRprY41BTh0Qcy5bKQIWH7eX1VV00UusLAo+eBUe/9cLx5tR+gvKX8M4yzbNrN69gx9eUZwPRBZyMfXV8g/TY1YQddCBc\
AVUMUAZsoCLA0HrmIZi9EeZYz/t/N0TG2gpExdrq2Z1z4fKYmzMG+t5bTjGHluvsL3ofRLro0+u+8NfLCxDStJ33buBP//NGhKQ3sTqfomtO+LPRftudwPnwJauxfJlAlz+SWF3eu+Cvxgc0/OErHe2Qwe6NU4wp\
9EIXexlmm3yp8SqSUfsbV8/KhhXw8/sJuAael0qk9NIEurdhIp328k1Yavztr2JAAldgzBgtYkSqWP1wsb5KTpKzSutNF4P+M1eEV2nrQ0MucyliMbGClYWb+0uLV2PnGvPexyla/rWhK+4T0P/QIuCzqaChKabb\
4liahwi1fmgsrzpRo7V0SII0Kh0GYV6tv504/pQS/En/6kN9uPR/dybn1nqXkhzFOx8/p0ecpz6GdjpQQJ4DPdSiiUxGR6L1MPyZ5iqDtrYNwtPRwhkwlyNxARqQXUxe6jY5tKFwzIGubGsKgiUKTKSNqtZIfKax\
Ku0Vtas4pPIJWzZ79FM++6sH9ZIGliejFy18fpBQsn+dL6Onz9rUmR2GVWr2+tyLyNpuV96kM+zYvB5BKp4xG5jtLDY8xzzkI6cwubmnjf5BKf5p21cjJt1qGljs0IWS/+g+ANmqBmntP39AAsIs2/wn/QHSIz+H\
7jbQDSCQJY1opbSlQT/o7SsIdhwcA9femW+UYi9ySaJbQnhb+Be5rZ2FsRwamrbl1poOGkEmdK4ds7QD4mK8im2ZODYZQ9DAr8JNJgvZoziWC/OMzwAohZlUlQTFtqtIHlDK5iEkv3pUAjfy7k4xF5YFPe5FP0zM\
gkemVp0VcdoAWgJc4kzV+XTpVOpV+Yzo75hcQFtX/+c+Nw/tsb14wh8GW7IYSkrlq4yxZUffh0dGwJXacKqSOqPH+oSMhxUa2X9KLvObUmjHBOWF+lTwSmuvoPUmEbDemfwOyUiEhTI2gD61Fc2ytJBAJArGOjNV\
VcQs7cg5KtaX5sJBfzmeoXK9r9lOvryrWXV88XdpLRMi6+slyt2cjpS4f23oaQ9xxespHCEpXozD+t2uGXhKGMvBQx/h6dF32BR9cP2olm9KHnhDn0tihGS9emN+CrcmOmuqytQzPvxtt6vTRKJ3xZ4B6vapIn+8\
cDEDqjOvC+chgFoB8Cz4j6l3/JdDnYN6fegBmWA+AtTosVCs7gqw44EJDa3LAKKLpibVFCO5u/u3UUHuFlM0nl1Ox3TCT84EloDD89MiK0fM7wBDcATU/DDzsc3paT8GEYPBPtwS264obcxy8Gzimh0zjHuNB9bA\
7PRvqrD7dQhaL0KjmdrBsxRC6gAV4od4oBNYg1BBPcOjFb08wSrBsakLlyhk8yhuK9OYUTvJoRDSz1GuYPjteh4ce3IeE5FlcQ71baOQJ3xuteO1NzBstTpRven352lQdxXHD4mQ7Fj8iz+xfH3Vy3341K9U5xg8\
iKH9vOMKKtBcW2B0E1204ZtasSYPSQEvQxCqx+Ipf0oCRgFxQsI+6nTMiMSKxYhJGcPaQhOg250+TpVK/jGJXkPX+XyPNunyH2J/n0e2nT2mtjXT62HTTDiNG10NEKUgMk+UskWb9WdEvqH46Ak6qf2AXClf7r3n\
zJPOj5JUWyxcL544SlaBsVHZfM4hY2OdIboRKb5iFrM2QQW0wp5oLPOa414xeo+P8zXc1xsXyIiTZ08Z2BeoMTnb+LbwvpEI4F+tc4r1fXZfjLTGh1dQxmq1DFqmtcB18ftQNURxl/FdbbXEfcVEde1q1UVnML+e\
dPUh6wpdO7p27eet6EW16FWLxirldAZDfLzhhzigE3Sg+W4Af4bZfFy6yn/Wbon/atMJvln+gEn4wyJPY7YwJIyil/f/9b6QA6XG289ucQSWN/FIa+0cmfx6uTVjJbt8WTX8DevEtG3fztrP90pNt66XgNGoG1Dw\
09roEhtOW1ZqvnU4rH3AtPcrFGII9pOwdSA7QBRxpC99TUPZAQGWdUWwu/B9iHZe2lwWD8lfIRZjWNO+8cmWcOXtCkeF91bTAqxmDfsCXp84ia8O1YsTBOxMRMJN3u9EKOT66Rje87z84hukzkxYDvsjwcndczXT\
dBCwRzDvy/dm1q/chtwKSJ3RRIPGF4u0lvTSQox1TxEVB0jIpnTSWRVsVAciqXIKulbERK/JcHGJ52a78q3KNp1UJ+Pc9pJDNk7RqFpGBKuB+/mzGagBZ+GD0XMp9n77Toi65pxoGpyXUOqNhdt/KHQhfaRSnFaq\
M9zyUwfdp5gvrg6LISim8dDNQW6uUamMduefULpZC/c+pIVE4dg31bW1A0y01+jZZYS9wGK5hpNqhR8vFuzDfLutjmWJ8RpIZCnX8cAIu8R0vzvJjzFeox1+uGmpw6rv3lMKPgGh2BmfNQnvB4qdNl0UByvw4ZRQ\
GFLHMY1rLULfORA+uVJJ9kN3dUfE9Zxq489alaM/gPHA7lwluwDLSSEVokXglf2/UazwLC5fCqzfTqb56jyQ1GyUCV83xGzNLcStC49WIFQx1XAYlVMFLs6nN/63UHEktPxhB5OF058jamYtpdpKotN7btfPuTJy\
4cRHPVlO/KwDE1+yn38esVWFzmK1TtZHQ87hRESMCLlwLjCrUer9mTrkuiwsVrLYIHaqYZEH4qFg3A25psyh16A/AGd7Te8L/7ZWQpf3AWYR/nrMDKiqbx839FyKpnsE96sn9yFz078RdH/5z8b+7+5k9dY673N+\
jsOGksbFwRHKdUPE+kYud9zSxmG6s5BnVt83tf/01Xqrez21fQ5bbtGWG7X4GjP8zvKlPNBRlTheHC0U8EF0Vvjak5odFkijGj2SC3r8YVO8ylh/k+ffOCx4Nwpm2eCNu3l456xQTeyrEqGVEy4twMrVuLMSrBux\
Px1nl0a+T5OB/+e0K5CUMfQUETBu/Vd3Hzv6vaJ3r2gvegcA2rC/JgP1B9G3A9o9yE3ltoGdsN4BTCaZx/SfWLxxfxiijhZIpH+ngc7+GRDxjCFw4xZojceXS9x4m3tkZfhYoBD0hqZF2e20RvxOfMuj93CTf04h\
Jkcy4hseh25gDaxN3jNhwljZ5P1OKXlS7b6mb9oyMtWJ51zWXYByrZcAwT1iZh1Ep5KjXtzTpk7JVQsGKa5tgrUH94vbBKpaLFK5T9zU/fsqaU68AJ83zbPuMY121cJYaAByarJPtQaUPwCnZZSSAJUAlQDZKa2N\
AOBLd/Mfnpr1yWYBYPfcCoAq/V7pTdcAZgBy6Jk3PXjAiUmfnnbWzjmc1LJ8M4trXtJYCpmYlnTfBhtLz0qgNIttYzRnzPQSypAxGyMmxseLHS7TqhYsSVbYIPBuv1plSj8lJQqUSxtPnDBRkgSJkSJDPg34B+TT\
PnrQEYB20FhbBw4qX563vpZPimhjMX0AcPDZuCyaF/ujrI2azboWBUCjz+YBkBGj+qKFHZ3cp1Og+HO/vyEx0RtpA7CWBkAJEmfiRS0AAEKQ6V6dm/fhz3daPpMHAB04yF8ANgBqADDGujBrUZCABeFBgwUEFCT4\
dBUAAvzAlBdQgEAYDGBA/uRTAmtBgAAAAY6Wko6AnIZ8goC6Rb3hYu0HILzh0xour0/ZQ0aCftAIbuceJ99NFRTPHP30HGLTAHfOaUrAOQVgMwAAW0kmJht7xPxAbIlfhbVlfcb6WdqGO1eZYf5eykkV+ha3miXn\
Ocs3EvINwCMYAMdGAGEAfOmyJUv0CuOiIm2VqMkEAAoN4AnthKey5AcOgHAIx2BSr2ERwJHLRaz/FSQCIBC0WgZAyCWb2pSeBjlj+uHHo0CbFSaUbWFDUBBkYECPEEWgr6VsPO8KVNZT0wYL+WIQAZ8OIIyughxc\
kMHAKgQ/I6wEkaAqbxDVhLnGQuDZIWjKgA4VBZWCPuGCUlEyVIs+KoBEmaYgwKbfZVLi8RwpyCiIaAcSRGuYAYilYbCXu5WCtX0vJVzTovH6n1E4eIsQdI2WkfpIVae4zQfRQdEZD4LLvNLy6VoDfRDIOBUen4Hh\
hdUGyD/BwmhT1WoTUFEOoTHhY+fBKTY+dxbpm/URETkHu21avAedEC+TJ3XLVmnGF+Wo5E4Sl8nq6UtfqHRkP4an7I1mELUWbyQDpdrUuB+qY+K917PV53xsUdwb91N+SmtPGtFsFUJ8tfBibEcg/wVUfo+TdPCA\
e2O2Iom4fa99BJ37Fm/AcSM+LeMrSpXqApAzNkqx8WNv5gm/Ee3/F+bJvtb7MZv6gAbchh14/y/hvLaYxC+4N3x3111pd02SWU0+nScbjMx20mNRtj3hKqgkFA7jNilxJHCKV8e2SBJNsmCQSe/ixcoA6qndiGrh\
eZMzAuWkVcUVc+lM7BieUOC5OqkUfc8TGXItuYN4spXBOC4MTWxebXjHWtm71Z6vvNN2H9da1oX864PjPaWSO7NqIXhlG3saCE1ZyokV39oSZgfUIN3XbeE9bF4JpKBYBeobpUX27LdTUOd1Pm9GhVomSEX/fbW9\
SY0S6xHb8m9zu82bWEaqIbcuUCxQ9Dt8IqEC9PIG/LIVtxGl6J4xPcn5vylbzaDi/yNj4wuX3fLj2IPR0fizsHRF2NNVYHNAyVHJk/y2Ia4NR488C7lLLk5Jme811oC3U5+weQ+RsquUzN1iModzSHJJgl5/BfX9\
pqGnxTlIX0AciP42gX50I425TZoPL/Yk70/ZlE6uX97lsevRkYKYbyPntUNK0GsztI2kfpfzAijcTcyvvnWLx8tc//hwx+X0iQwPVoHGiUv31xEw60Bs9yKu8MQsSo0A0n8VUo8t420P8s7tlDVO/0V9mmPf7TEn\
X1P5KhXzLQD95V8bAoIimahgCU6Nf+II3nww+d90k75l91BRG7lnTxkNOagTK8hqjBGmPe/p1gyRxRnCzdbUcEXlDj0/Arh8SaPfAfSAxCiNby9MvLvw9mNtY/eZ5Pw9gPj189da8tf/EdLKPh/dbJZ3i64Al77J\
9qxAd4M5x9hk+u0gg0nRLx766YM5Ee5ctXkBjr7/1QP1Tjb+BSWN0b6j/dsMCuYSJ9V5+HCiEgsb4pjQMMY21jfCfHwF9gJ5rqjWwfi3di09Cii/X39M99TJ71asyz1T12rAPTlfbuPrDZYV2c6xluLA+YWgZfJx\
1/hUDHsb5nQ3t8Md94FZWtFJifvWyQ0tkuO4zyTUW2j73bkTmve4kiYsvSc4MExnwokv+8p7uInWvhQnDiycYB6aVpz7wK+bduRifqoSPhZ+v1zCw3DDhHv3Xfp/l5xXrobA0TGzDjnv7rlaz2ZhnoFizdbOv9fg\
86Z91ZJpMC8I2S1Le0ilvTs4bof6WiBE//4pylPGXMEjSr993R/dTRxiif+k3YDLp/OB2/0D+P5NcaUMXXRM5vuTLPNgs/6X37uEaWmQkvZla+Sv1d7KJf5I7qQls6QEJB44tl3JvX4lFDPAyLqPohpWNttXv4Hk\
4youuzk0dow61yW0PXDAgsl09dChPVXbV0fio+fd/kvtYWzjFnNsHQVqovUxPrLKfBRYfekgOIFztRGSHKO4jdOwSSplHb9vov8sBHC5ue/he14/7KE/4rfCR+8Lrw8DLogOENfiPaWpmpIZ7UrfkhRNe1HXuxzv\
tpOAPQVyGI+ITRkGKe5cj4DnvNWNnH9QC1OUwJ9YfFIK7mia9B+HwXhDmUw3CJ/slPnCftBzj/dt4wMj+k/sxR13u9h9t+jUJwAbuS6bgwBCTrMZKSEYCjl/ONkwWt7ZUiZ/kXoMAVXcp/qod2QZyODxwXa7T3Q2\
a3OAh+DA37qJjl+bibUFjAOaOORpij71Fk6WgvkManCJU4LYO+TTvoXeKoXbCOLPydxWQ0mjfBYduCYunJBLXKnse/3ylJhrJZvKCu3jJw5T6je2QXscQXzWDyWsQlNz8hexmCGkHABEEi47VjRgRqIW4lxy+lxD\
8Fp9A8EKP1Ijg/kVV5pKHyEwZw95FyFUVhKlPI5YWlwjaQ9eYGdiZAIjFWZoamxQbnADayJydAR2eMmHUzuDeiMuJnxAFuHfIn6n7A2AI4KE9EcDloyGAwCIiv8ID7gQRI7CDOKQkpSW45iaguQ0F56gLaKkpqiq\
rK6wvcaN9Q+ytLYMuIkiuoIiXLy+wPYCVtgPjsLEhvQA3A/GI0HSP8jKZszO0NJd1NZUmCUVmdjaMNwrMeUCfBQzCCaDBgMPCTkIKl62IUF6DAEQYBUCSgBM4uRmTSDm6E/n9lG85kZb6iPH22tt7O7wC/IvTSzj\
IPT2+Pr8/mQyPhVkACQCJNoEBv0hCAoMDusEDUAwIBE7FhAkI0KBZbhB2T4hDEkgSUMMocREghFTbQYW68mxeEWISYHsFmIlhs6VJY5iTfkBgR45gd1T44aCIFvWD3l1NACOA/GzN5txEdnH14Gd5EeS1UXVxCbC\
1kCu4atajCd5LiXjUlBq/9Yv/xMr3eeadFn+drji81eRnZhEw1fqwH8nVlAPg/xyvwVI8+cNDFSdJWM5+CD8LIC7faEH7Yw4w5Z/xxmszQVGmgmOK0CfpeexR9Z81u9FBPFDETwUt/Z/qZw1cD/hiq4RLXd1TdJW\
gt89yKLEEOl8hCOTP8w5M0labcG58gFWNk0jUajz/xkg79rsR4tkRno98TnYNSTdXNt77/gqu67V42TLL2sj3h05W0fWdwR+a1J7gRPrsqTGygPmpn9kT6D5DK4gyXJzXm+H94gJbw3W0HaAlblx+9l32z7AXgc/\
MyL2CRiQf80JrvPMYUjdNy0DLGzN3e0QfKM15znQbR2c1hcBSkL1XKVc/feKDe2pbyH8FsVidGdHFpXMK4K/Jtx6IVnsd7hHdcQxYmm7C0LO4x1nkA/KQucOZ2BrBW3aZO0K3qJUVHzPUQHLNqU9R6ylcJyc/Rp+\
CpPaJ4Ug+wV6Y37i047+15G1rWSCUOvHPdHmvEdlPF+VEFKNLXt0Xk5zEwi1owjjoqjlQeYSVJTBq+P28eK+QQ0RPtzF3L3OetyRuuLmN3Gx+idbCpi0NJXb4knPk3WyD/Dapp89lLFcizxF0YNOWk+FTFeZW1LS\
JLtAYYVU+OcXKFpJpCzw6mBWcBp0haWgQLXIYlJeRz95V9gSNQ1RvQFbMljcXtAjHW+jpTSYlOYXht881BkAhBUSFBBDFhgSaxp2HDweLiABIiQmKCqOLC4wMg80NqMUOC06OTw+QEIHRAlGSEpjIkwITlBSyhRU\
VlhaKFxeYGJkHGZoamxucHJ3IXR2A3hyenR8foCChIaIioyOMrgUNSGQkpSWmJqcnqCipKaoqj6srrCytLa4urwMvsDCxMbIzM5vxBTQ0tTW2Aza3N6R4OLk5ujqD+zu8PL09vj6/LQX/gAlAgQGdAgBCgAMDhAS\
FBY8GBqOHMIPHiAiJDkmRyglKiwu3jAyhzQPgiA2OD46PD5AQkRGSBzGFEpxCxXMG0wyTlBUvFJUQRZWWFoSt1xeYGJkZjtoaiBsX24hcHJ0B3YKeHpefH6AgrGEhr4diIqMB44TkJKUlqOYmpyHERWeyBSgohqk\
pqhhFaqsrrCyY7S2uLq8wMLExiLIyszOHdDS1NbY2tze4OLk5sno6uzN7s/L8NFxIoFmqHHwB0GlgCAmGdEkSQeRCCGEEIEjBtGlNKwB7nQZcMQhP9yceK5jVy0k4WA82Cq2LP884QRj1JOc3znnB/YMjQ4NHzwN\
N73dPTfkkBG5UDNiHEbmdkbmVML2TTR3O+MT+eBGwjjEOeoqf0y+HnwLvUv4swbKLqr85hW1gQ60EfIWt+GBXwsPGlG/cpo7ZNjs0AaQ43tzrFGbRjKDR+kCCOZD3Bp37EDNMIIsD0uzSBqGkbNmo94tuGGmd0Dy\
xm4unP0FswF4VeNM12kM3rzpTRshdhP7ht/ojh7yEVwUdAgXoAlOz0TRQeY4BkZxdGoAY37eWjezHPEIE6g4LAYm5sZts+GxJ8NOOuGjPTA64ogJzUh0KsyT3YRqtbfEb8hmOSb+NCcAeRw/RU/AUP5iHQk13PyE\
klvxGER1rGmG8JGHcVJr1x3GpFF1o8LM+XMjQrMYUzcfcAN1Ayp6RsztStfQpBs81pW54OUPmjf0Ev3wNNix6IzgMzb5rEZD2nOH7m4YaTcDmaR7znJDI9fuLPcmRG04HXDKbhNiRAZkSu2wxBKRXSRKD5nF9hlv\
VmNXOVfYGYMzEc4KltgclUSxOFOiZHxKpDDTQfjibMCoOft5hYski/PjIMgeA8OuBWxcANpwwBs0EHCv1uAsJ/ehpxagBLA4QqCQaBNzf9RCbR4gdpAwF46R1c+RwDJY1Jz2DCyvBwud7IBMAZsBrwG9AWki2X6s\
8OkVuNSqaLSqO8rgS03dT7WVMkXlukDBWoiGX4pbRUEU+0dUzyYU1BhED//TVtMpip3Y1JWS4jcXbTJRscvlpaUls9rwwk8GAlW6aj+K+MdctN4vPs9CrviTymvEDD+STmbYvBoY9h9pmYD4wT+ZCcKceL+R1LrI\
h/8bRDniLzLCwvcjEFPD5Oz34jyS+Il8LuH+bvdyKGk0xi9UPnDAgAED404XfxA5NO4HchKd+3/IpX+/z9mViNnfcyI/j1irj3/ni7XHz9VS9/0FqL4Q/tsuVr+fwJSp3a+zhGVAAs22P0f8+eLH+WKu/TdBT9B+\
G5vKEL+WwCKFX8AWU8YUqdwCMYcd7iYclMxIgoTxSGKOkSKXQ5CCSP3wwUZoNeij4cwDUIdfH44bSHk2xHZ0NGbIwXjx12L0za1NBYqqtRIj1NLQPHTYoAEHgwUKEiKwQRALA3PQ1UALy0qMxGBKiijqSbRJzBS6\
pCTGQjp6SvBFwEk0N3Qg6KdnpwCBATc4NkgCQG8APkBwSF+TRhCNGQRcsa9lAoddziJN7SlEpGSZmPiHSJ1JZPELEa8JgzCVArmwWvhDKDXQ8PYRZs89+AuBuhB20409wIODTu1LPkFwayQPHgHQgYFjQEBAwO7i\
jhzQQh1O7R1/N5t/fkbrHGN9fX1lTz7vZB0ObeNeOPKGT+khm562My+vLGupV+HH0wkVtFGWtbzzqh3j7LhA/jqoSzqjNWSNsyvlXdlPoxtqONd0JoreDK9qYwsZA0AJ5ZhkK/FidFMX37J+GDieg3FI7CRxWP+L\
myuCLsivlHYtDpwmwlnNYvK9eVMX3VgIQAO6iddK4lZssRSq/W1mM5Z5bETpxBUqtJx/Fv4UQl8U3aoEoAFPHLUuieHgX9t+9jBRjp2kUYJApx+JL2qREeI1I5wIbRU8Cb/akOmPEEpilmD4076qjG5WPwgAmmhj\
Xgo/GHnxwHSGlobx7wD2BcYW8N+QZLalAcRrBhsM4gthFtJe6f4KP0N+ClFTJvh85ojwS+Ba2SvTiTCBjCzpEQI5PVaW9PrFbsoH2rDz+Qzu0gPMp/PLgBAHXVEvMtIucOPPVUWlgVY7ydZR6aBWD9rGn7UVpEQ3\
hd2hoTIUoRxQIAd0GiuocSxzrfOcW4w7L/bcPOX2nlmrDJ4uQAqE1Yhbs6tk3JWOZyAIp1l0jwFFoIUTjNiUd2VCo4dsWb9vtoYiAkTGgPqtvTsLTVB1Fpp1SRFXbIUKYXOazeTjMFbPUnXW+NdsyV7yqQmzJevS\
8By2q9BozKtnzJixklVrx4ajwH5DX71TXIMiVfxlisicTcfgsNNgK8U0rZG0ilEHWXsO29YAqMit7oj6CEOUqQPM9/SIeojUTzWBOkj6ZzP1HEtJh9oD+qUcK2Tt9OhBL1Fknuh1CZeBcsMUybVyrzTp1RIHFzFs\
FDxS8Gok3RYEayZ1o0WsknZavq1N7kSNWCXtsnxblcyFCqk6YuFyQXzj+kF3ShM/uzzVZKfkuEKOtbTRSRRmyRyE30qXS2EJ9NE6OL9qJHAN/k3ulsM2TQKjmQtSq1TJQtNIBRPzAfvyK8wUMyyllBzQKElkdliG\
K89c76DcbD4ZpwMpc5yYsScngU4VsyRFtJlsoSPJUJaQISGvPE/8SsJSyP5HncAk3U7HK1ck3c5GL6OXenHs9Eg5reh0mQhmA0FMWgsa0UHvBXpBVvKOnNjh2WDm2fj5JCwx9fvOptLux9RI3YAga7/potZw1qgB\
gMZT7JI5Bp+Ev2dEcf6WkYbG77eckmYMJlUYUaY6fsdJbXkB5sXFjmkLB6aAab/hnjTfmtYA/mZRfp188duNp8oKoraw0xa/2bhFfqu44pICCxbF1uoJLdQ1MlUTP4oNfpfgan74TeIbOYIc5beIDGPUEIQQQ6Xx\
O82cCkJL3fcbzUv1Qxfsjd8ewE1+n5WBgZTrsBM6yOEoDOOGP6L9NktidXz7rWGbgcrKH4bfGLxfLnSdqbTAJFuJ1/W7Qg4WQQ+/KSSNgVQxAcAmDwlKbCUuyrSVcWC/IwApmiC7IZyRqfF7jOxUTPtgHDbW5RzA\
0xAsgCXfVzfd6IAr1NDL3Lbk6/KqF7m2o3sNeCbxtni0TszmyOKi9bBuPHP8vjJrnRz7bXVvVo3VDKDYc1TeteTdFBhV8PcCs5QZGQXeqLMa6kvN0xfbiSvdRJY28zBdtSfLZQPpxyUt+UIYRKWczPF47OooNrcq\
JpEtkarQZ97SFFStkWCf0gTm9KMoiaKiorHs5V8aziuFlqgz4xtHHxPLCIJgII5jR5wOUy5EJKRAZHcKywHAC80O0dviXh4JVX93WCQLt/31LbrMm+EIihBcnYNb0qjYE09nY6bG/3u09X/CaVyamHaQRxq6xNB5\
LDJT+zhqvjyBR7pDmiJ6arPpL0ltr9YGW33thLUS+CnVw/Lkbb/ZCr68W8cWH3xoDt6Hy7Uv+nLs+39btU6zEKyttqjrc3gb3OVzmHo9k6eBtu7CvsxgyQD4OL6Qr7QcZP9eXN3WBddgZhleSscP+/aK7+csbvx1\
ir8+QcSPB8ENugGIPsVVnkAw07eHCHYgET/1qDXFvscB0LFrw/FfQ+AmK9eYmz219MHx+4R452K51OUj3NIbieNJJvaT1Xuk0xq4037HglrB24j9GJFvk1vW+1GYkxWqbaiJZka2Yf3EKlqh+deC73oa/dFsyxXg\
pu5xjl+9Qr1V9hQKRxWfeTxd3UV5P/WJD6Q9xR/kL/IHwmRnLKdbon74mh3Bdz85rFyNULJH6W+o7o++XvSi50nTuQ5lRwtvK+jTvVu2wzwIYbnxcwpDWKf8GCGA7TFxCoawPmIgg13WXh5ErSR0KAk3l9j5Q9v4\
Sl02VU9pMrDHy3imQ69256GZv8LdrT7fKcjh/+DuTu9CXkhocHGfdQKsmE8zO5xU7BrbQnuZDatbeyzMAeXjFyODq1F7tKeLPXsychEiF2Xj8OyG9QM/mpbYoz/2AYG4b8QNobf31Wewtb4Btxsu8s/EKT1koQeg\
8a6tB2W/ktKxBnq6NYIF3wP4CUwd84m3oHF3iXhMQLTiFTRne8TbpYRPfOun78P5D/EI/5pwwEW5h79SySPPmhm5LiGrkzXivUgypaqLpuoVftdI5fXrp9loGeTxIIo9tAOV837gF6o6a0P2DsTtUx58WJYfz0oN\
XrEGr6uHo0TJ40CoknBYSntEJ6ZmD7FZA5t8J8ltqXjX0vJePtNlhosZ4L2IT11e4bW2+ORLMPXRareLCArnytruUjdw4reslqCsV4RsQB6mX0735PflnytA/LNdlB3o+VmmZRMEI2syweoxIj95754V8tjehtzp\
rOpmYp1wxmBPX49v9xX6XkJsvP6+3fK/xzBqggT++HyKLZPu+1fTHonv7cVYVz06c7XrwCTvzCDr3HP8952FlaUmvNikFjFhu2urzU3NwueNyZKZg1/5vcURtHot7UrdFKu3TmJjKcIiv8rpg7SijkcAA9GhHtcT\
n0Y/oNniwk4038jFxSp+v+nt/XN7zEGK7+rlDNJbNDMjdojwO00z/iXF8a+OeTikf18OEag4VudZ7NUEzuOMdIuJHD9Dhi2Ue4jIzLnZL2OJYVTrzXrUX8SFYT5o9lgGx8ooh+EfxfPspGyU7nOu8+jEXOP/D2jX\
dye9Ho1xPnHUcXL7388s1yH/BYdp/A3NWil3bFY/CxKW/+K7eRRiTERmtk5z+OrcNP4x4yzLz+ev2WPK5SCE8X2gHfukujkUujjU32DZMNeZ38IVRxfmjmF7cCFM/V0YF6KuThVM6ANfcZfWd62TnIgzaJWjphM8\
vzRU0Q10LWEBPHMAmrmgLTgQiOkDG5QMggmiZIYtmCCYBNEM27bosAWDKDlEhxLlsGASRJkMwSBIJtgWJBlsC5KkMSTJ4JBGCtkCyQLBAm4rXR7PEH4D6mzilky9kHuI9Hlqs9f6lVXMC/N67riwdsxLa0oP0Z7P\
Tm0GZ8nAklb4BHt5+7zGrT6TVXmMAuvwNRu4DKq834fycrrzWtcatkWFRwgvZ7cVITtR1ReUk4ZSpuKOgr846ypYG0x7UZ53F3AOLg5+kB0kPXdZzmpk8f1v4pRI6zQBim85y9GsJ+2Ba0nr4UXHCRCfXbrMjR6J\
9GBezx231q1+aU3NIdLT7dTmr5m0mTU/+oO7hYGIMeUI8XK6tq1UObUXtN+pyWhUMK44Qnf2m3gLTVbp+XY8L2c0tuAk6FNHxYpCrkCPZhyk+eZv05YkL8/Jz1tK1Q0TH/eUsnhTHz0xYOpXVhukwPo7bm07bWLh\
Gd3x1uIslIvN0T5vjs17hXJN3QXveOty9om1RpjPQ68BccKT9HttuDQsmBolQHrdWYwVWxrthvJ5c23fK3QrDVJgnT02A9uSev92eHrcpX5loTnaEw9TRkJ1URfhj5wxUHi8CHFmQB40W5wEOeFuEAiHbENphgHg\
HtvcnXZVtX16uw2N2rQqI8RX9/Yt+8KiE/bZncM4yDzYu9PE2MK4uWwMEv2cXfpBc035Oa8YMT98bSpntOd2DZNkR2/XQz/29wnmh4/J1EV6bkCSftCXpfv6LE0MfKt52QA4hoteopMm0gVBnpSyuCEe9hEuFfy+\
YM8FwBTZ4oAOEzgDaZxoQbDmTcSeKVky/CGD5gbFR+4Ilgh9XbBtDOa49bhiII8KWwbAMl4rT3vWQcwN4DA5cYDNExvlIDNJnlSEb9x6kBXwcSGbYjQ/Y8dOfnThMClEem/YtaHeLR6LUrQHl2X6QWpPerdYCqVI\
LBaLnezq7tcTH04mS0PiS3edTnw4WRo22oPLdvlBTRrwYQFr2IvRmvCDmBy1EX+JeM47lgBwK/FSuHNRgiAvClqFuxGlH5QEQv0K2VnQjaQY+I76Qd3hOuFtWdQreaSCKhaD+7senC7tNgZzr1Jn8oq4hCG4v+/Z\
yb2toWHJnswtqiFRqJdj58XsZMsDDIXxwtEfu5u5K2EhYi2OGaIGAN7JKxNHxUtkjEXWBQsB7nDquKghueJokihC8H8oI0D3NnRZwkLEVFhN8P8KRX320qClcHuErbh6MvLT98bdxdxEi6M5YopC0A+fmjQW8ZEy\
GsoOTQr8fyjkU2czx8WsxKzGEgTxgf9PCPqhp0FL4eoAO2Gk4CQAD+fdZc1IGY0miaKEo0B5Oe4t5SRlMZQfohwM9anD1WxhrJSZVVQK9snb5zLaNao0Mg3h8dTlsFbKxJKCEPSbt+PIXCu0a2npaE9/o8ddKzQ5\
9UCYj6/JXKpTi0opiM9js6FZoUkrB0b7vbe63CX7QiYlCd3jc29p2bHmMaqBX7+jO4+3Y04uqyb/Z0CUj6/NZ9QFCxYsELLH12TuFEx5hVSkt9+tzd5rVGlUcAQ4r4MTa6deWAkSBNLf6HEXSFjzqojAt9+tydxr\
VHl1VKSv28WZwVsrdIvqQBCfx4YTY6XMo5GRkP1uzfYFMvXKIhoY8tNju4Wx0qXVkMHfh8dmQ7NCl8YCSIH41qyteIVMYRwr+D+RUR89MucoZz2+QAz9n8CA/Js5K2lHxmBoDSUARC+DnvL18SwR1cD/B/xzurgy\
2Oo8Pvm/UMgXR4evTiwBRn5xtNhsCqYsJgXO4XNwYrOnVgCjfFy9lqUykVRM/i9k5CeXe/tmw5pHKf8HcORHpytzrc6k1W/kd4c2c6vNK6L/By0F6rXdvmVOrKJAervNewVDBiLay9fkrTRZDPTrcHWbuGsV89oC\
pBS4Zyc3xpIxAZMA+95wYGwU+fRHyOdOm7dlTa0oP2hvlIef067Oo58gn7tNbPZE6ov88NJqZ2TPEH0I9JkpL8HmAPtT8lNP84aEGuOKz48nW1ZEp6SvIGCeT+/OLQdnTusCmUa/klhUT0kufv19D6+dblPzboFQ\
xb6SWFRPS15DgPc9vHb6bRzmXsegTK5jFZRSC6E9vi6Hs9Nv5TQ07ZUM2tzCknJqCgPxdfmbHWdO6wKhyliGKEbwfxZGge5w6r6wOdnyiK5Adhgyg33qbOi4kJdkdTxTYGVwQuD/K/49czVyWchLsjqeKZAchl2/\
nr006itpRspoMElQTVABIE8Hj0wcle8QMhrMEVIQlkH4OHZi3qKc/ZDGUIIgpigC1PfG7cXcRMsj2oLLA5RyyI/dTduLuYl2B3QFksNwgf+jEPrhc9PuUmaS3QFVgZVMEun79u7aaLMYDUv2XF4Rl078+fkdG90m\
7ppNwbqQVEMuIb86XhvNpubFjnkhpUwUBd713mo2cdeMCu06Sg23igLzeu90Gay1RplHKqilEj5+7659Nn+31LDmllWUkpbvxxdvo83i7XUMTHlVbCIh9MeX506zgbXV5/Io1YT88/M7urixN1uNMpHG4YihvV3+\
Vr+pebXVKBMplVW0r+e548pgLNkzeUUUUbS368HXcOUw1zr2XB6poI5Df3b5Ww6u7MVOwbiqnkII+dXjbTT5m62GeXFdFbGIAPvk7rgyWFuNMo9EEEN/9Tv2mfw1o4Z1YRWviALx8jbanMa1Sr+0qp4+CPnR79jn\
cnhbFsZEGodWwb/6HftsDmur0SXSSFzyENzf53h0Z/I3S4UukVTGosB8Pc+dZlPzaq1jTyZSqoMRYJ+8Dl0GY8ecSSPUUlVwf5/j0aXdxmBsVcy5dUVs4jD0N3+ny98sFWx5LFIR6e14brXbGKytijmXV1IbiADx\
enbqNnH3Ov1SZlVFMU35eDoe+0z2ZqdfXFZQSRr+P3ueO258Zg1rclVFMUn5eHmd2hzeloU1taqeMggB8XQ7NtocPrL830cHogQGBfzfx9+nTw4emrkubVLAR8x2iMHoMoHFgSghyYD/W4X84OvI1dB9eaOSpkTr\
YzrDCwXSgxQFpR7CQH529Na0w5ytqDHhBqHWcK7YAkFlgUlBWdAfnnmbOjFxWMhP0IhYcUBbJEUYMTg14AFAj2fe5j0GjWXcpCukagNsBZeIqgtNC6pBf3f22LjDnK2oMekKqdoAY5EUYczw9GCHAEA99Td2ZNJZ\
yE7OhpThgLpYkrDKMHRADbDPU39jRyadhezkbEjZjScLLhFGDE4NdATY56G/sSuj3mKG8jVixmNMRvPEsYrohET26+90vLr1uSz2boFQo19LLWNxyCCHn+fTs6NTw5nF3q1V6lQiq6CYkKa/3i5/s9Nv4y/XrCp9\
NpNYVFFNSDh+/Z0ef8ud2da8WavUqTxWQTEhjf1/ffP4Wy6uTQ1Nex0DY2pdTQ2Vbvx6u/zNTr+Nv9orWZgX17GK6CSVCu3x9fibnX4bg7tmVamzawuL6inJRhAwX5fD2+sz29qXa1aVPpvJLGNxqCQmDPSzy+F0\
arhyuIstG4N6KZFWUk9LCWr4f33z+JudfhuHz7LWafRrqXU1BcWEFPbr7/Q8Ozo1nFntyzWrSp/NZJaxOFSiIbTH1+Xw9vrMtgbuYqnRr6XW1RQUU4Ko/9c3j7/Zabc179Y6fTaTWcbikMEMoT2+Loe31+ey2LsF\
QhUDY3Idq6CYoMI9vi5/s9Nv5fBZtip9dm1ZST0tJZDh5/n07txycGa1L9eMDMrkOlYRnZCev/5Oj7vl4trUvtrrGNSL6zgFpRRDaN83j7/Z6bbxl3slC3Mqs4zFoRKYcI+fx91qtzXw1jqNfi21rqaelGAIA/3s\
enduOTiz2ld7JQtzdm1ZST0lOX/9nZ5XN4d2I4fPstZp9CuZRRXF9EK475vfueXgzGpo2arU2RWLLKhkorqeDqMuEcBMVQHkP9Gi7dWW3DKjBmKDRSbC9Sz7D2dT+P+Zac9oJqNsE+A63Co56pmfau/TjV5npX47\
mvDKJkTkvFqtlY+RzTDg+Ni/jCfpQ+6U6RFkCPYDHur1Q9sPfvFVwr9crZVvdu/w7yt0bE1Jrt/7I/7wJBBuLtKrU/9oOngLPsw7WLEPcvr5mvTlJrTd7S2DYmObXOfYyABLhhTSdk5w0/ZP1LcGk7eS+Oh7AE8c\
5eXAnZfxRPHYcpXXD8Dge3gipWElOnQ8UdCgkoQfvBNzT1egV3/IZS+s119g/9fEKW4j4u5b1RJ9+bxg01W5ORYreEPqsn1ZwFGZUnAwWPeHiTc8gEBrRMDi340q4qcc8vz+1BwKZRI5db5HS9MJtn+/OQrbx1rP\
AHt+HJED6oFieKHdUPxKCCrFEEIdSr8ZTPNGiZyTln0P9L+jCxw7T7LbeUX4ecbH+8PUy6PhlQxrUny2klwZmYH8MeiQ4VnBv8oiMtUNxSsUk2Y3XTGKUbDLfimYfHsPtEHxf8CgyaGGhjPmtoIu2OPg30C7M7WS\
2xhjP86mxL8vRLZbOv31zCjD/41Ebb/lHKz4LK+xxgQzOG5kMd36xSqeEb87fNiHcmb0QVPLNEej3dNq7C5gXxtbZKyeC/iQ/3Nl/YuvrG88kcShPqRbSw+96yvcyvYcQrm/URbPbUrQ1mQbrsFuEZXxdn9+UhvK\
hBCdwyJXJyl+eYAUqopRdh0ALv2j72T58exB5sPL4bcszsv8F6uWvv+SCn5FyMyrdHcdWHE8ZZbDsgyAn/bcqor0TBTor2jNXEfFAjBiQzfnDsZ+L9SYjkNhhfd66pHUvQhAcotz/OOePDCw+9AQ89EG5cxyaL4n\
eATcck3B3gvd9UfqfkmH0Wg4CTvaOsJQTHpcnYUJi4em/Y7p2ssT0j7ssRsD2Zt9cA8WwfjyNfBVzHik5iZW81xngyPzOeWLu7Lk8M7OBbOYqRExjCfsxV+AvovCNrBYc9VndB0AFqyuKGD2HB+vx9CcjiI7KbPm\
cAim4bgkIY4EPsiUndLP+QRcYdFV/SYEYQGsAKAAlAA4juO4QfE7l9Y1ldQzc7Lx8A9PDm5d5oUlxVTkgxOjQsJRwWZQ/M6ldU0VdUsmAtqx12TpKaazGabcsZZQ7Gv7egqaKZkIaMdek6WnlM5mmZSQi7XAL25s\
qqhbMhEQ77ORpaeYzmaYckeF2vgXNzZV1E25SMg352YGlhWVBHTzggJikRbwvoVFDdWcVAy8a+NlW+gloZyXEw8LtILhXVrW0k5Lx8I9ua7uonIKhX12cW5pY1xWUUpDPTYvKSIaE3AEw724s62no5yYkYuFfXZx\
bmljXFZPSEI7NC1lEHKEAkDAm0Awr63sqmnopuUjYqAenWdTg2mhm46AzDMrJh4XD269995777333nvvvffee++9995772Ng3VpY1dJPd+UjYqAenWdTg2mhm46AzDMrJh4XD21jYN1aWNXST3flI2KgHp3HcRzH\
cRzH8TEqJBwVcf//////////////////////////BMO9uLOtp6OcmJGLhX12cW1nYWmqJyShHZqWMgg5oi0QzGsru2oaumkJmTjIV9duOwtLUz0hCbHZbDabzUbw3nvvvffee++9995777333nvvvUHxO5fWNZXU\
M3Oy8fAPTw4uz/M8z/M8z/M8z3OD4nfubOvpKCdm5GJG5x8enZwaGReWlZQTkpCPjQwMi4qJBweE8XhMLAz89vVt6/Lq5uLa1tLOzsa2qp6SlpKOfnp6cm66My8pJSEfHRkXEQ0JBf348vDu5uLa+ZtbX6eRq9DO\
1GViX11bWldVVT09aLJUFNRTExPSkRHROejHp4dHJ+emZgbmRSWlfFIyEgLiwaFBxrCgkIB4aGBYUEA4KAAYEAgYb1pCJg7y1bXb1GBa6KYiH5yCx6hS2LsGck40I01SSAeyl0KpMQZa/cU3Q7dZ77Hl/7V8cO65\
5lLbx1FkAZp47b66fYIfHgKt245MhvGZJujDdHGcv/QQRsib7UMs1ov7Azvh47NlC7O8U3GXQNG/cbXmfLyVZJdRjnPO9aKEizV88ArDE9p4SH//Mr4x2X+xlow34Wz53nJ8aCpwarTR10pCFJvo9lXl+DDDbUrd\
saE+3FhGBiKp0OTXzc0f8Csaw6OsgPvAjvqD6V/ou7uZRQIRpAgiBAig8ziABE07O9/tOzbQ9okgeAd/HJPLDmE0XWbyhXEdwmCW3NwnyuZQXZkG/AoAdAtUWVxfYWRmaWxucXV4e32AhYWIi42RkpSWmJqdnqGj\
pqmsr7O1t7i8vsHGycvNz9DU19vg4ePn6+/y9Pj8/gACBgIKAgEACwwPEhUYAgICJScpLQI1OAA6PgIFAENITVFWWl5hZGFnaW1xdHZ4e31/gIOGio6RlJaZm5+jp6qvtLm9wcTHycvO0NLW2dzg4+bo7PH2+v4B\
AwUDAwQADBATFhodIAMFACUoLDAzNjoADSEMGwAeIgGAsahAuOGQzgzRJJkO0KUDOziBhm+KiyclnmvHj/wMejnciQEbHjQjZ1gtA9YRDrQ+n/HH+gsnHex64hV1346TP5d3OuZ/1krVxv3PmiJaun38RWMG1bAY\
W37uhw5sUJMNxt2a3CkId5+zAZw/Wph7jPVje37GbtuCw/cPBNr4+q3/A9brwfJ4c+7I6P6+GJbXwO9DiNEfr9Z+Zgj3vb02Tm3A2aIYRAoA0sgZDVAmH0t8Gv0dtNXCN7HKpPgBoAkIIfWx7scq+I5FhUb+t8yw\
teRwobu7u3utXtOV1HK5leTNsNNG05vAMerQWOUjFPAFs9G0LpdjNP6FfHjiPEG3yscMAjPdKD3K6zOanVETvFyOcYCyqIC6NcBMZjROB3HKkdQkqTQGF8bc0PppWDKovt+O4Rg/0FfEj+yOophOiveKteFjf2O8\
GOYM+QofR5YzcD5rHFh+yrsYIcBwNfvSdPhekDzMG9hbN7jT2LVOf4ZcGsjwq+eyMLRIeCzwx/4WhD+kziMRsljis5NOu+fTvhldG9zK0Pzqb5UoMvOKe//A/uPYBIbG1rDfV18VeKsVsk0OPlW2Z1d0S6S0sePK\
Wwqy1XuXU/AGexzDs3g/xxCmpHXeng1HP8j/56Vsq4mJClPMn7F64hTPjdPD5H91B+wVAHJLHw1Qbj0vBm0RjPQbRZMUlx4dehxGQQxi4P//Vf+r6jU4nBNCOHs+5L0HA8fOZTEiE3Cwn3Oud3eTDHTv7IsbkeDr\
18za3csFH1Iqr2aZBBPDWVCzLHZAmTl+5SGlVH2mOrOkLaiZcdt2OAKoLWyVpABHew5NzvP0vWKbi7sBgWSoIX4DIRVhkCl2NVkOghIeQjpppIEERYKknILyKaikAzHwLcu5qBKt33Rt+35aVTFz6vTTVn4PFBg8\
1XcbPhXBcZC8QlGHqKNDHkfx71aO3iGJYDEA8gBWzzSE6TJyCGYkfUuufj0x+z0+YqzcInveTq1Sq10SB1itR4XoyVtyoQFWSQ4xKpzdv3/Gg5vG7w2Lbd5uUelHkfKAo/9UsSH62Lswr2OZaOcVOoLzP/D9H8Ow\
/U6afkaf3L6r+7tcwAI9Ejq4f5ExqHU4OX5KDwRdHDzwXccV+x3v305r6bft7JA1nzxDfdzYeVvmi3UY7y9YfzdYkmOI+/YYiqcNEgMP8qOt05Hf7p9odEVsbT8Ogmuk2PruYySmYl9xbC6zWDxrzjaXYsjo4AI+\
fY88T+EehyEtAXyJP7lZPF6aJN5dg5N7o20XhFcI/aUMcNNDnuC+esl2Aa8G7JEdgrGrW+obz3koblijal38L7+fgXH72F2hLXxlumvS2wPNHxAsIr63TS5vreDb/nKp9fpKOFrnjAMrpX4Q+TVvW5jM+W4sUg/c\
Zp6SG2y4UR3rO15Q5gFPgL2v2ZT3NvJkrGc4siE6K9hCI6CnhFt1SrNf8z033Ff+Tv4Evo3RuxX71lzzLnyDegdnI8aOeINf7ErBRF78OicvKjZjn4/CcjBnDu7iOy5i0Tle+gu7ul74+IbRoO/Vj78FXsBaK48n\
SzEbpwgGwy6VP9LzYcVnm8fvcscig19zU9O5Up1Ufd8lZI8AaoIAHCsgrEk65wMvuZwaJQWqyNSHMy9OO/d/uQso77rWQf//i/15P69RJFLutOUOnAG6Ab0BO1dNTU0NOZeRzJRSypRSSimllFJKOS0NraRpaIwg\
AFpZRkuKpBRJk9QMSbkpbWRZl2VlZVmWJU1SZJkswMhkU+6myWSyaXcB2k3LZJI2pZQyczJZcqVcKX2l9bXS1/+ntdZaa6315/PN/tf/9D9DlqWZmZmZmRmlZmem9f8pUz6t9PX1f1lZ2em+oUsXCS1aW2bJLN2O\
2bkVs2EWzH5ZL9tlueyW1bJyG7dZFsteWSsLt1WWyk7Zt5WyURbKPlkn20TJJlkke2SNbJEhK2SDLJD9sWqPOjbH4tgb67Zta2NrLI2dsWwr40WLNbEllsSOWBEbYkHsh/WwHZbDblgNm2ExUNgJu7YSVm0jLIR5\
uA62wYJVsAnStsCAFbABHBe5Z2u2ZVtu1/3SZMeKTWKOjVPYDAbsV69dirhs0ZqzZM1YE5YrVoiqDAtJEU5RcxCUYKdNgYDz71KlSZGmX9981GjRVDT5EKUhtKc3Af2ZfvpMPnOPnrqJJw2ZL3OLkSxXqkyZb1NK\
k8lEyQ4Xs0WhESE+dNgwNWCwQGFNLcejwX5HGfEOFTqhvQt6oOvl/c/9HG/P767nds/zuuP5nduZw07ncy7ncd5MYW9zNl9zNU9zND9zMy9zMqf7mM9dzMMczL/cy7ucy7dcy+Ue9yzH8iu3crhXOZVP+dulPMqh\
/MmdvMmSK3mSI/mRG3mRE5nGLmQqHsh/3Md7nMd3XMdzHMdv3O1tt/Eap/EZZ7sMGH9xF29xFl9xFU9xFD9xEy9xEh9xEQ9xEP9wD+9wDt9wDc9wDL9wC6+wdgkQ/uAO3mDBFTzBEfzA0568gRc4gQ+4AOo4EY92\
5M9u9rK//qfT1ydNRpHRY9SYIx1GG2ctGowytsJ0C9ijorHZCOywcRQlnI+hKKhAQEyWDDlSQ3uB8vD22FE8mxRtumOzCG8ODB/dwseH7mjEKNHeUSF3dAfFQdv4Nt0l4jtEaNBeINoA0J9EfnbLuHh9Zg3y21vD\
QEWbAvMu/YGExycojw8SOmK0CLnhNsTNzcf2WB67w40FjGURwkSIBw8eNNgzAwtgJp4BWLTEmThzHcY6LCxFeAmQ3Zg5K3Bxb3JyM+6KlQn3FuXIkSEg1tYkgLAwI0AgMEBLD0Nzzg0Teq0ltFpHaAj9oB10g2bQ\
C1pBJ6CN+kCndXI+doEm0ANaQAdoAI3WyD5rsy7rsru5a78pJ6OM+Bgb42JMjB/ZkYdxIwvjYMzIwHiRf7Ev7sW8qCLWxYqci3HxLbbFtZgWz+LE2ciyJiK3YkQ+ZFWcilHxKTZkU1zIpZgUj2LCA/LgXPU//sSC\
7InT/VhTpunIf4xpLrIlrsSUeBIkR3qH9AIJ4kCsl8eH7UyZEvf2WCWuCsa9xcHBcRV+4yn8JuLVYhX8xG7cBqOO2RgGv2AXNZFZnKh8gjyCRQj2VTvmYAfYx2g1FLKGAhQUpIx8INRdHkZjJJ8eQK5VkGmruj5i\
9fGuNi7W1cU+XrrsbtX6VBPnaqxXrUAd3t2BqqJCVVD1UxW8q5zqpqqpzgHSUUa/vvqo0CC+OUO1UCVUB4mhwapenp+KV/tUPndVT7WreWrdnWqn1pmbW5OmoqlzZejmqhg5LlqqXI2iSlTholttW0wcZUg468Gq\
hVqhUlhrUBnUBVVBTVAJVAD17KVIHXu844e9MdgZF0UZFn7WE1/dFeIPr+qpjuqnbnhTL3ypk/qoE15UIOD/KEl6pPsFliD90XlxK3eVutiwzFXiKm/1YFmrpFXOKhMBlbE0dZoUtsSWU7KVgy2FZfFhKVh6KjuV\
nDpOqalkQ+TC0lLP4WMl21zFpnBwKy7VybJLWwlXVimplGtlkcE4fKucUbL1gbmqhFG+kDMETEmCB3mUF/ZkhzV1mlIDJ6LZY8JyjQ1x1FHEhEn9YsEy7ZKbZL2HOfXd/9waEhG6ZMnu16brPDLa6yJEfu1RVGSU\
dsB2w4gdJpNboOJsbFSMyRIuriRssEPNYYKBzakBp7EOnMAasP8aU19qS12pKfWkltSRIHVfP2rUjHpRK2q+TtSI+lAb6kK+em/Wmoqt14A6r/+0n8brPs2n9/Rd62m7ztN1jafvtJ2u03R6TsvpOA2n37SbbrOm\
1XSaRtNn2kyXaTJN12PEdJgG01/aS3dpLr2ltbRcx3WWxtJX2krDAWNIc1hLmcZmrX7STrpJM+klraSTTGF9pI10kSbSQ1pIB2kg/aN9dI/m0TtaR+doHH2j3bqtbXSNptEzmq1ldIyG0S/aRbegjnpFq+gUjaJP\
tIku0SR6RIvoEA2iP9BF3aE59IbW0BkaQ19oC12hKXSGKaiDqC1JjEwgIiJBUpAk6XM0gTwqFyt63jpTaQ7zlXgMHIOCYAgVARIIIREQUcYQQ7gAGREZKZmRNOkA/GrSMU57fyt33eLeqXfv3W1ieEyCeqJrgNTL\
90FvgKveBsgPu4hVOCdDr+5ajo/8fLZc2x6cRVCNMytcX4j9trdUE3G2h69WzLJxI2JtfnCs1LJkW6JY2Dr7uIv7sCoE9LQ5vWJ3srOkfsIvMKvPhkTXwo6ByoHBuxRgtSYPtrW2Tcnl8h+kLmf9XXdjXtv5nt8w\
R8Ph4YvPdpCHoL2/WHOI9jcHDT/dh88Qt+J/UbSF84vZi76YLs98+aYLwA8pQufo4lYgu5+uRPQe19QNS0snJK16X/9SRUeNi2aj9alRCp0/YzaESx/hj2UTz9PKR2HJw/TNK5Rjr2KgPrQJ1wG14YWnOLjtOk8u\
3gZ9po1c2ti7WOaMocWdTzC7pWVUErmaZK5dJ5a2QZiDkahQf2TADaOv4mS5B8RxPeGL7dbn8KO/ZHFX1+X8LnM3jzVXeoJVbmk389xLliS52xsPZ89tiqpU5bbe58OZii+gLMznLqEYjIqC/F5OrJG2+9rsPVA3\
kFS0i7li3lMNOWbUKvycmziHzd285gtFzhA+Gxwp7UauNy/ZNKfUa5EHdKCnfrUqcLx867a2zfiLDlCyG6nmV4tz7KWF2+rfVlUrGwf0j2COpavHGzvz82/KtiRq1rHA8WWn90kEiu5XPGoxmgTdzMXFfZ6726yb\
FmdUosUZ2laU0YVghN+RFHJbeenWx32X16kOeM/vDj7lffVXN0X5ILXjTThXTb9N4g6k6ynsrBRzS5Eq7mqwr7ZpSNgic7p3vcpROXs/W1BTztkqkaLC6eTnlkcQcDBpbDjUjJYArRlNzabdDncK0TXo0WCpzYLk\
Wz0BZvLB5sc2LyS4P21ivtz9S/Z4iAgo0jPpyi0jl/R1+CeKKjUV1DSYl3SYeJEUA2KjamrMx2n9hOrAQmDV38m9uOGWY0xR8cusCJO086hyKo/YbN1ay32LNAmv1CcGff0mbC6UrhEra9gcKD7dAZRnnTR/mLoQ\
jKRfmk9VI85mgjJ0efj3XFjbY3qdf/OFEU4stkDgAagCjG0ulLIG8/CdLAJO9cRDa8vNEice5H87F4pinNX+4dR2JlS1LVcGYC5ctclMRhN8Jb54ihCRlzQ0DlHoA0iQCY8xw47rw3VzIVohIiYpvAGoB3DpIOhu\
KgFcmdrUg/TYgdvLbfdX9YA1JyXAvL9KSJSxOUWZoSimZy4kUcWsLqAl3dhkUUgmF47Go72AC7yIv1mK3UbCHCB63k7ogXNP0W9wvqdhEo30u+LQE+k6GmopY9AVpoHLuCq4PCFKI6LamKpPBoEPa86T2AfrteKw\
xWsIY9ZgYujUob383i6TGzcvrzn8XdEE7wookj8I2mOJbkGn4RrGleRfLPpkXGKw+3Ni4XnPUNOR40XGrurEVS7xVtfTdrGwqbhMdoRmrDUidqq/xVORq0+lyo4H+hrLbFmGBylQq/j4nwtSCS9d52gT70QdB9SH\
6K98OdLvtAOH8OOxcV0jyrSxnVYfiL7GpYV51Dy8v63H40WPl7Gafjy+Pg9RTy2P/ePpLr0ug58OjHj4YOiBrTEv/87HaV+4F/da/zjzQdA7hwSc1EaHgal+r7/ecf31FvLu5qnXH//tbDEvqoFZL8PYOPfKT32a\
Yis9Wrgg5UlPje2cHg5ges/JsDmenc22WZM8jLQeOsQhODNjTiG7Pf+c73duMOiR7ePNwevvrvK54XNKvr21Yf+Wn50Le+ipb66slnvhuxuIvF3sTPhE6Bln8lXk/88KLDFchHjK3W3z9a2uEpxyvrfir6oL1vmQ\
f2fTXkvlCPf7n2cpvy6oMyB3HPnWoIf/NllvkfJDcgzv6gU66NzE8FS7VUc47UA+5h0W6+E5ugR/W9UdJM8JvJKjeEF4sezs2IN1DIZfHnGuvGvZf9jjp99ijcvrisGb4/Wd6tqauiKipwO4b7BdNnZu5uV7apDv\
wUp2qK99v2PVVYVrfVRCLvEK68dw4AP+92/GQooHjAX5tyj19arm84SXAKyc7sVEe9ssE0CfQxXWMf0+sRdo8+uyvG8GcL280tHZHy47GavmxeVtAHuzLu0U7jIhB/N38tzoLDEedmD83b2VsXbi61XNhR2oV4cd\
+q01J8zcecnw78W5rmxfnVgf3rz6OO7fgW/EZEMdCf5LrNVTx3E6iDpoR+/h8epPQAyMYxMNuqFrQ28HJgaVjQ9kcAHf3ER/e8b13pX0Ezur0v5y5s6JRv9/fgJvsYe89dz9cPZ2Fms7fdsymwZp7Sg85O+heK/x\
9i/lT9Ny7d5wi9vUp24nr9w5hv5QkKwnDE1b/Jefkr3Xd75djsnifTC3iFu83n8cHo/P26i/JmXMHSHgHlbG5zroue4CXgZEzCaC8e3vg4sXwWAVOv1+OxnS7t8fk3M4feK7q4fZ+Bz1er+wS02gq/lSNXRE/wSv\
uPX6pbuXRV44lqcDZqCsSToiVxeb4j8QH5wQAeI8Snwwc2WwkjdjUL5Q8zxj3lu+0ILyyeNRyE6yK9eePpJ7x17t8T1Pe+jG3g7beRBX11rBZX0+2Tlr9uTDMtprjXjXWvFrl8Zij+T1hA9us566dMltTtN1le+D\
Wb94fm8XFDXMeqRntHNnxqvNl+Z8WlP6Z14rUSHHHPv1IbZyzt8anrTvoQvefFXCL0R2FyTnr3u//smRRJuLbbh8kX4SGAfjTaZyxpyfELyjWna/c6dx2GFvvTk9Afz3hZ837sbnW4AfmXwoulLT7ws8UHvh9X6m\
t9g7xIcZtha34HCXTuYF6mORzWcnNZ3pu9SaF3Vti2ILaHaJ/5nT0P5LXf0vX1X2DEQ5JffwnC5+01XgX+31jSWZtSdXs/77z09yy35i3TJGTa4Rt9dZhJdcMVLRVXMK+GwJVvqL0gAdalYvEBxAx7F/uskiuEnX\
zxj+PFcRAzdNhudE30Pz+LI+zWuoCb1fYH8FNhWLNzf70C88qQ8h7fI1m+/lgya49bDCwdrijd7o/FZsOLFkvD+8azdG7m8pDKY6Zf4s9eQxe6VH/b9rP/EL8RXPT2fP6jCtvT7ecQ5Hjr532b39+J2XnX2H5MrY\
ffzaOjQMOfCY9+PZAJELo7TGtpr3aks75maPY0GVcJfFfb25o+lQuDrik0CNqs3NLHZvOBfszdJSacyHHfrp4CJadhuJbkWebvim9FbM9YvLiHFuTLZS3hN54likETNRHou9Hb3DMR5CG8r1/fzU1uDiUHWz/nWR\
5lYfMnhL4cZN+/fZ+TnJQpS7z3aT3yS/tv2X2efDpPts/sglj3jgK8uDNXj+PHY3xkp1uChnwjF9pvjpX3ig5Sg7PRJ7fRxBhNIOKUdL+R/niIbM1gq9ULZuXfRQ0y1ezzKy0yYrkuls81GZGL6ZRYPLMQxXBTpV\
PJH2dOc+SHZxCylRW9PB4VfFvPGgcm7iDZTbyukmph9KF2C/5eCpBIyUb3PpDjjVG1SFPvDckJTe4F28WWm3KC3jS77luzeO38cBjN2EGSs95o3LmVrX8LHlv1tuSu9wZF+39Umlm8WD47ILWCDhcj+op39ykVKX\
eikw3a2UB3Lc/Ff5Mty4lDBg43K+5fAebHTDzIGOPiPoUfWKkpJ22e/gQu0Sa7TGKeC4x06nD5P9q+XKo6FrAeQnAAa91D5Q5Mpwm0bpB7goj+9kF0yXaghc5QnlA0yqrpqlApCFcKUfrbVCQtqEPLry+4KXGvUa\
jwzAAxmr7iQlkdOIO8cAxgC6AENrotNUkZ1L+JEDsSMD4kZm5EVWTOS7ZZLE0V1yIUOXTe35he8wGR7Delnc+Ml5jMd3DMZtx9BspIVcx3ScZUHwXApdLHEsp8RxLAXuCTthwm+8pI3duI2TMBKxur3CQzaP09ZK\
lSQ8WKnH2jY5jdGQcNkeYSeTcXNrMHNpLIPIcRdzcRLSvhUZXBeMtTDSQBZ8Nbd3U3bMJkyBJ7CEnZFGdwdD4AYbg5m6lEte4gSsxAg4iQ8w0sLxES9TPkyAjTgAr3Qbx8oFTmCXH3ABNwLwoiu/yuWT3PWhC0Xu\
UhCRGEclYHNZKO2nEfuwo224Q7rPcjVhDza0Bffk/e1e+7UdojDLTRGn4XRf8/UWta+9dGkuvaW1dN2GtdeecilkrdVSyE47M+syZ5N1s8dabKtVdBiKPtHMBusvpYT26hIt4oOKp7f2tFpK7WsNqp6+aquuaqol\
ItVRdPzsp0CG7jKvHbBbNzG0GfQCI9uilRpBaqjS2Sf8mEaVTVCwLtqv9HGFpIGUeKkhJ60TRur/M8l4vN8dzO3+5V7gsHzuV6rIncqnPO5SHuVwB9JmScH+suqzKzF729nU+utB0sZa62wH8h9JQH67j/c4j++4\
DsZ6juPoot9gvdc4jc+Q8RgqZPulif33F0872s/uQh18GdmbYmfxFVfxsKc4ip8482D/uol7vcRJfMRFPETXubbeISX8BqdnMWp4hl/d6lWnOoZPXepRh/qF1PFPr5DUO4VPuNMjpIl3Wjad6QyWeu1JP3CkG/jR\
lw9UQ+nqDFzJdsrD2kRcKHXPLmXYKwirc6seFFppPTKpjpulNhZYnSvZ2lzHVqa6uK7MVaAqLoYz6p5fdK/abeOpz1Uj1cMVIGS0VgFYs0KtUOmfDlQWsjgs0m6oetotLAdPFW8tWle+lVflmq5Ef1yF1vSRH3TI\
C/qj3wG9cfGKif9zP0f84aM3fOH7nM8JP3joBR+o53kAf+d/frdT53Q+53Ie53Ded76/uZu3OZuvuZrvPc3RdNTP3MzLnMzHJAvVpHp0MWqAxajxMCXJkQomEJEkKUgaAyCEGIOIiG7W0mVryJIa9T+2Dn9g7dEp\
BTsrWHnbrunxf/CMtbD7zTd3aY1Jn9R6VSkL/9xV332hF+bdOyaawpoHb/MJbGLXqll6ds/dVdjwzu765gbA84Z+bZrvz7y4LzeGY9x3Rv76XSPqdnEPyJxjN2O0sJ5xL4d5l2pXrzAl+9yHDacJ4jzeREgMu50t\
LLiZwWMvJBTsPDMdp9e4+axy+bxmledwoQpOllHbqFk83Pszup0r17XzIEtIqcdvW/FgeDAxP+w67UGGf9lAabUjeaUXZALcpTwCSy+4qqybZBS52F1AUydz8cy3D13l2BDs/up4qqXYqRpsVJOn5509aTetU9nu\
cQkIzejIcau6fd6RDuu+43mklupBqMomkNrdp5ZDrN0xnWdoncfjORGlsfwNAVdfgedgNKHSQgzA8wC+/chrYboacFdSF2RjEBBK8MjB2W+BmxP4AMjs/f3V+cpnLuK7a/W/MidmP9H/HiCwGskZppq2mw5bF/Tv\
X2ED59hG9m0r+eeVZeK+mHQ1ZoqMYk4kNQCqXuwTMyDqynCHmIlsNyqiX4j+A0WHwr9iCRY3hFxvVjjA4QFmgFFTrOgBcKLde8LKJJ0Gvl/ySEMBMgEfAY3PZUS1p3ZxDU0h7uEabqGqXFI7uKNWcAP/VtSGUpPr\
t31semiNm5a5dUvn3E0bly7jFhPc27ptc9t2bdfSuGVS2rRFc0xVrSSVwk5ZK+qaPq3sFFRNTcUKbJl6tWSFKamNs1ZSwUAVVSrPvC6oWi4GRK4V5SIVa6fcqVwp4zpJG5dJuve4SLaryKZv+yNl2x6WVsfmWBx7\
Y21sjaWxM1LnxlgYLlZsWyyL/VoVKPbEmtiwBdsSS2JHrIj92g/btR2WQ9pcDZshtVuv7VJEmXQ7YSWobZWV4u3VWh0uigUglVtXqV4pJ3XVK1VL5VKfPlUBKos0VYq11Iqo8mq4QkWxDkaqKlbAFqCWb3p5a6c4\
u7VupXOum1a5VdO6TNlWTHCrpfVtdVuba9vKtq6tlVbmqrZSWtPS5rpcJ6npYqoGSBMD6JUHEMmQvIof2ZEbn8x4ihdZkRPZFJdiRD5kQy5kQibFgykdC3IgA/Ifi+JQDIr9uI/5+BPvsR574jzuxJwYj+/YjuuY\
jufYyZtYjjVxJo5jTHyJ4dgSv7EbN7eM2XiNKzGT1ZgSB5qZ+e2RsSEuZIZCQtVYD8pkP9yH9fAeNmM9yec6k4lsh8u4DpOtDZ7DcjhOKshjykX8ht1wG2bDYfuYBibZDJdpTB05DINhMPbCXVJUnFS9WAtnSQGZ\
ihSOwlCccBNmwktYyQgmsk4Wkv4xECUj9oGXfDLYFirP9pCzuEbq5Bn8gl2wGLc49cco+ER6x2EM9iViZRArd2AOvIE1pHGMgb22kC/8ffEElrCRjKqaDkYygWTiDnKWMhEfkVdVbA3ZigVsG6cBIgn3UUU3gCc8\
jA8KPvCAbm9jufu973z/9L3r0XFKnb+73etO97k733aW2n3FMUXeklLR3d58m/Lsa690JqWnHe3LT/pYmuqRDumP7uiNzuhnT8SQO/ZBKtcDHdD/9Am72XPwieP5ejsv2z46n3M5j3M4H2O49O1uUraz+ZqreZqj\
+ZmbeZmT+ZiLeRhe/Jd7eZePOBcp33Itz3Isv1KFS93IpUD5kzt5kzNhvCtB8iM3wpeGXMiDHMh/3Md7nMd3XMdzHMdv3MZrnMZnxDiMhUvmXexo+vyKVBHFCTDhww729xFfD3EQ/3APc5Bp0+tdv3CuW3iFU/iE\
S3iEQ/iDOzjKSt7gDL6AIa/gCY7gB7Zu4AVO4Fof8Kz3/69M4Fe3uoCzqQe9qh/bEW30RT+7EGXRio3Yh23YhU3Ycj3Yo1oQtWrA/mtRoNqv+5oPDYCirdeeOq87NafG67u267qm67l2ohxaTgnZmTrOTsOhXt2m\
ma2GSjiIRutlT9oDyVE3akYNGlEfakNdqAn1oBbUgVAE/Qc9gG41n97TZq2n8zSevtN2uqzrNFnT6Tktp+M0nB7rNszXa1pNp2k0fabNoFTQ/XIGhdFcnidsLZ2lsfSVKk2lp7SUjtJQ+kkvaSWdpJH0kTbSRZpI\
D2khHaSB9I/20T2axwNzPE3VWuJpGY/6RbfoLQBuvYCfO9RlxzrlovbQW80hDfLL7vpecy3Z09Kn4vJzvaD5fI3l3Dpz23rAZxyt39z7ZmMpE23zMfppzHhmQz42Ppeq1+IVn3hTnLcXgMWogUClCCOKUEAyIpok\
SQcghBhkqmziakGXKHWG/QxlKQB95SLGrVy/D791bMzFYy4HM7k6s9GIuCPlDB3JVSguM4ybe/z2/1s4wg37/HY2lXuCEu6pnSHHuGwjwkn+kvzl2urQ05mubDpsWQFYQNe5NXId3SZ4JIaaL1l+vDNXX+/y3/f5\
koQ+U+9jv5Ezti9eFtzfoj98/TXeX2FnQuP25byqqMy+ba9ZR3deop6caB54vka6jvY12W/9DgA9IvxA3/3nkMh93wHeULNTg5l23j77fitSeyl/059BD3IPHgNuV938nmZd7C6yz5BPjtdfzo4RLuBqgd6pXHoy\
18LWaL45e+wumC8fdazw8X6ZczgDg3pqZdFRyI+lnFsSpvqfIaCBUgvTbXQNF2NkuCbDRmDw0DDX8mp43VdORn/URcfYKAY5Ks/PrrdN5EW1HIycrLhNo1xO11hNeSmLsptc6yNbsNuO+EK+neMJOK3+gl7yWOx/\
rWYTQvrt3fISEcZVa2TlroZ349r7GXm1LIgsywO/DXlMa8xskK6JeelM/7/KErxfAAqpOCQpEMBnOBBTN9yPAwKmZoTHzCnHAFHDMIbgYlDgaTDVlimlJJuCHCePZwdDAh8CKAJkWRbpEkU3NBGRHo6ihTSviidO\
glQTG4ppjxKkRpSRIkT0EDVEiPoF+tOH8qF7qJ4wd3WonxwpbmgbymbPSV8XPjomzJcudI9ycUK15FEnY4vUCsWjVSgVOoXeUSnUjkZ5Qp3QJpQJXUKV0CTOR3qE1lEjtMjSA6Vbwq0hDUJGRvZF56gP2oPycC5S\
HTQHlaM46A1qg9agNOiM5Rcag9lc6qAumGFktOgKqoKmoCjoCWqClqAk6AgqgsbZ0Q/OOnJ0A3WjbZSNrlENTkWKgV5Yqi2jUAp0gnMOTVvSUOpS5qJnFILz0RWqAAktoweoAVqAPp2L6FOnTXmBNKJkdIwSoAOo\
ABpGmRSMBqBL+kUBUOX2Wl47uZKQ+7i4aO2sbYy1sJZxX62rbbWLy2pXreKq2lLMRdzDNdxRW7iiNtSC2k9Ovd20hDu4gqtpM23gYrKEZI2spI30aB1to2W0i1bOabiI9tAacsZaQjtoBW2gBbR/ls/uWT0LuHkW\
z95ZO/vnhLN+S2fnrJyNs3CcgOtm2yybxk2zaPbM9jGXzPLtmBWzYfAwlWxZLZtl8xbLXlkri7dVlspO2Tu6UfCsk22yTHbJKtkki2SPbN0aITJkgeyPnVsfTCjLY3cwn2yOlVsce2NtOBmXxs5YGRtjYTBrMFds\
i2WxK1bFplgUe2JNbIklsSPiNsSC2A9w++bstBx2w7pt27It8dYChZ2wapu2EtD27ME6WIrtglWwCfYXLS/dXWcd55wd4GyzYitgw3Z55it6vaW1dJbOayx9pa00XldpKj2l71pK23WUhtJP2kk3aSa9pJV0kkbS\
R7qujXSRJtJ0PaSFdJAG0j96rn3wmObRO1pH52i5xtE32kbXaBo9o2V0jIbBYmOG3aJZ9IpW0SkaRZ9oE12iSfSIFtFxHaJB9AcwUGyg37pDc+gN7dZtzdZrraEzNIa+0Ba6QlPoCa3WaS2hIzRanzWEftAOukEz\
aLNe0Ao6QSPosj7Ak12gendz0952dhPoAd1ssRbQYfzVYB2gl/3VAFrJvZgXT7IkR/IuhuRH1sWOnItx8S221eRZ3Miyxh4ZFjO64la8yKx4FSumYlR8qhSpQzYsDPWpE3PiTUzIgyzImgIZE19iS1yJKfEklsSR\
GBI/YkfciBnxokSs5ENpgljCUsl/2A/3YT68h/UwoBS+w3b4j+uwH9PhOSyH47xhN9yG2fAaVsNpGA2f4T42w2WYDPPxGBbDYRgMf2Ev3IX3mAvr8RbWwlk4j7HwFbbCeFTuWArbcRQnTHgJK+EkjISPcF0ROh4C\
hH/wHPvgHsyDd7AOzsFyjMMGx2AY/KJFCkbBJ0osG3DWMQj+wB4Yjt+4A3PgDezGbczGaxkYA19gC1yBKfAEVuM0loDGZwyBH7CDZTNewAo4ASPgMj7ABrgAP7nys3Mzk63gZSeT8RgT4AHcZDEWwGHMAXjJXwyA\
lbQX5UUnd1FI+kh1UUeai/ax1SdryquKX73v3fV+/e+XGcf9mHAOm28v9gL+wQIHvdINmyp8MtJ3uWNTg8tptvms5gVv4rEYffCEL65yRVflqU65KS/liYh+6IY+ygtdFChOvskJfdAFXZNn8kDH5JfckldySj7J\
JUHyR+7IGzkjX+SKPJEjIpN0Q15okAvyQA7I/7gfZg/n43tcjwM6ly1/fnNcjsfB0ozheM0XvsbVoOkr42Scz8e4GDr/4k+8i+85F9fzLa7Fs3ieY/ErbsXxvIpT8Sl+51LczqM4FH/S7OBNmm6+xJV4EkfiR7yO\
7NGLOBGn8yEuxIM4EH7zOffhPZyH7+AKnoMnOA4bXsNp+AyXwWkOw1+4i67kLHwFS/AUYm7CS3AXH+EiPM5DkBHwD+7hjNk4B9/ABLzN2XzNNXgGx7BLpVPwCa42wCM4mp85BH/gDrwBG3AzX+AKwCIdgZf5ATfg\
BcByeWUxd+9FZ7/5WHPwAd50MRfgYc50MA/gS/9yAK7k1ZMtuashdbUjrr7VtrpW0+pZ3fiiYTVjv2pX3aoXma9XtWKrQtWn2lSX6kTEPmzDHtWFnNahGlR/ak9sBoxUb6IzerAFWUJn6sDG1JcqNaWe1JI6UkPq\
R+2oGzWjXtSKOlEj6kNtqAs1oR7UgjpQA+o/7af7NJ/e03oasPM0HpbUdvqv67QfGKees34dp+H0m3bTbZpNr2k1nabRjBF2X5vpMk2m+XpMi+kwDaa/tBc+673m0gFEhvDQoZS7oQSrwWBGjH+x4kQJ5QgQHpRv\
bhosUFBDc8AggbLMwFP5raTOMTFlGNhSCUBZ355zPXZ8qQpm1+kUXF17soU94xyfJz7yWaLvCZ9xzxBPD/6mIMU82U49MzwxeNkzPtUesdCsMfGr/qXK1IhozLBeNdcfPpmrWlVjIuJhrorLzjDWE1a7f2Ssi4Nu\
qCYFK6mKaFhHiXLs5OkD64MwXIOaJB0roK5DhQYFCqNVwfRUwI+E+3OktZa4Bldh7atmyFS+v1XF2EJDRHXlCyveJw7fqtrVKBXKpmq2qr49q5GvtbLI71T7d7n9JzldFU5yEIbkrArgGSuKt3VoK66+VRCTFa6+\
vajK4TdVt9q2Vs+qAsgKiZc8VbR69o31AWJlUM0UYKplgT9Yn9V/snrt2qz0Y1Vno2CqKqCGVWYFU1W/KoBeky/5kb/rIf/xdb3j53pcf+tt0fpZ3xjrYT1jK1a/6hVf1ad6VH/qTX2pT0T8wzf8UV/4okD9p/f0\
nZ7Tb3rCH3zB1/SZPvAx/SUpT6nQnXNpzrmcRQ3qvk0QoCJO+Hx+z+u583b+zyPf7+n8HC5tHu7XuKJPe6apMn74fIzAeKX34nu/54VeT0uzxuc5JCVX1ITzSU0Lf/fFIT2UJpuTIaOF5pV8kkfyR76uiJd5ujsy\
Rr+f8z3f1qTxO/Jw/A2/o/EzXsbHeBgY5KjQM+FZRsR9iAfxH7zLw+k5mt/Q5ll+LcNjeDOn+wqOyBm92qd5nI/waH/WDPEPmiS+wTN4syZdU4g7OuCX/YEuHoGLqHFQAwkjIyMjIiJJkqQxURBjFMVWkkTDGFJO\
KSMFJSX1ql/TGmOAD3cWBJxbEpcwfpgdGFkwi0L0XxFh6NkdncXQ7WaipoVd4GjjptAyUY2ZqIbGx+uF7uLvcvwTUhY/e3OFBvWl6fizcEu3FPZkGiRfwuD6Lr5efw0Zr+M3DWsftKkCal9Hq9oLmTl71r3jdBUc\
XRR5MHk+SyfbK2QvjWX2K3ffLHnP2oh0bKPXvWOun5XhtwjcQ2Z6EOM+P5OjAboqn9koLUTJahmi2+7NafAqP/F8ZoScwIsZQ2NMmh2W+Ty892Krpqv0srK8kFJ4x/dT0rf89tq1+jEMe2y72naX/8qtdxKFTwXR\
Q3+3tGhkZplHbHbOetwt9dvLf0fS11e8/mLn2V2AIoc5s7VTwvmq4fk05fM9ei5kOJ5Sdk/8XkuDJ1d4AWzYj5+MkRpqW8TRB/Pq9kt5Bx1nS3TWFN6jtPUkao30uvLOLfAEezVi4bGaLZd3QChxKLcLmtmOcZcv\
l3ertRZ2BTpJXpGiyApVV2OJPqkh6zW8tt5x8U8jmsEzXPLqOlxPaF1laSALFNJVyaq0Uu7AbZGI37rVPv8ydDReOT/g57ZK7rO6a2T5Un/8tF/6DaC+V5JN2gMAEod6aBNoSrVk1+Z+21dkVkplfZhSic1248z+\
yTE3qaq4odgO0tDPt7+/Zuf4MthxxwtLm0h/xdcPwTEhcy4yxzJbRHUrZBw8LqYuCh36y5WhPzb289h4ptWlwFpY0xUo3iDbp5w2gDSfQT/+X/x/B8KaOqxmaDSnPgdlT6RYeB+lYX3XbveteL0lJ0aDuY/7mW+K\
WnBo2SRaZnRv0ynVtfmQdRY6Npb0vutIgIa0x++a5O+O863Mj9l9MQNEMU12yQGd7Ihz8sM1xfdHXUV9Cbx5QEp+CPb+BynXB1ECBdQMYHSoluMmyacuaSI3Uz4PQYLXMvMVkgCgIv7o7E9yWEZ9K4RHAIZ0zR5A\
uA5zhOfq8vIkJjx7c/DaBleec+t7Em022UwmKQPJAMIAwwBK9KEFA3qLwUFBXIDv3t6zr6uno5+Xk4+L92FhYF9f310EZjKFFbRIOZk8skxOBj0kJ9rlOQDP848D2a54XM4VcAfwDPBcvOCpRhBwt89HAuwC7t6m\
A3OAy72Ae1EX15Z2VlYMdhd7nWJlTT3dS0dD98/ORUxLSknIxn3xcDBw/+vb9/L2/Y5un5Pb497WzMh2MYOhOti2AXzgt04sh4ILvVveLXAhASKGqJ1Act/hQobwX7hQwK5AzrsFyaBAuAfqgRaI3l47l1Y/PTs5\
NzUzMXPe+FYP9/L/yk85+SV/5H+QXeN7fI6vgfEtKP6HmM8dHh4YJCQUEhoaEAzo9AIFBXk8IUHg3R8cfJ7v3uazq6+rCwqip6MHBpqfm/llPrkgHo/zxvxwsO9uLn/L1/Kzsfxr6yp/hlpqtYN68py85l65P+6N\
h4F7PF7dHJzaWRjvtYUFtTMpHfFFQ3xQD59TMxPz0rKSckKnlzgrHB8rcOy7hgVPwUvwEA48A6/AJyDwBgeYc7W5Gr1lKAXC78XZqS/7YT/sZ9Hnf3X9rH/1p/7Tmk+6uHt8bn7R/fOH7ov/83t27nva39TMhKj7\
XFZORj461kWIdkYXxbi3sjExJ5X6PKGFhApR6YmIrunyJRcH91Y2JvbltLCnUp/XCUATXue9BKbSBoQInBEJ3XMCJWkA6QuCPcF6TgDnBmCex3xDQkFAv6bPN/X1Pp4d3Z/7cnFwbp9NDc3skx1+MTCur/Wx9jm5\
f1X1p37U029iehra917JAEJuKekfFQ0FBTyf+e1tf9vNFFgKL3YkIyIeoR7Ip+fR6XGAexubsUC5hZDOfaqnWe1lepjepWdRWUT5DOlNehKRvv+Ao+w7+o15n3GR96k723YwBh61QnYi8e3tzSwxIpDlgaPBtl/g\
IxDg9gJV+jZ9OyQS7rIgRd8WmF/us32d3h/Me4J+oIfvq31AD9B/bm1JbOtPLQ3tnDKH+cxiysjf+A//YLrfz/t198+Pu4vdxm1p6/L6Tmj8HX/HA+4GrvaFEPhv1oDAO74HgxWoEpO9o0kqHfJjEmQOGSmiGXID\
sjGQwigIgRAIQRAEQRAGIYQICCGEECIghBhCEEHGIPnsMGVGhG3C0m9LfFnxHFRu7wq7jvVvf6jrLUZn9NiHFMiu29sjXA/n+yZIK7B/uw1L66+aB2sLKSBpieM7rDjgEDqtOYFarZINf5CpWyTG9CPb9d/mo+t+\
rFqUt9vKdSmW+gQqxqs0EnWZb7JYtdqEUSLjxuiEjz7IyZguwtYeY90BaKuNQ9yPVVGonuHFTOeYEyeURESJES6z1CPeLTn+OvOvbF1LRrkTYQhSay+gb+M3X8g5y1kIp8QnthOuEDmBXD+J6ZaIBJxKl8NtXS7Q\
mfKCbezRe5fjx21sl7hcJPdysRdSMQaHa7kJ+YklR4RHIEmttRiNKAIQFlX4WdXZKsvSThZsRRFaxAiWkf4VPGLWkQZJtK/st1/kx0cmg3uGhjEc53D4MmvYddO5Ls1uN4hBGSOJZsB5xiEIh1tz4mEmaSf7UrAs\
MRzLrFeavzj+lrxwphqeWFWFK1TIwtECcKlM6LA4VIzxII4JzO3A6D2m77qODNzWAw504oHDKE+p4gOQUpHKofajh6hDQp9/hbNh5igeZhK0Tls5+pH+xNwpW9yI1MARr0E4PyZOzCHNgFwP2Ce6i9auLZzBpAdo\
Fc3j6L50rJiZqTuM9YpwaoytqXSsTt0xleqPwVTGmKcaPDabjFQ5hqTm2JIK6lgxU3VqRRlLGjWw+B+7fjY6zibGkOQnEIEitM5DQbx74oG6cCSEnaEHaqhzonU63xIDmejjji6ouSKu4qx5ebUTYyiUHuOUaEHu\
o3T5jTVkR4c0h67DrcOaQ7gc1nGj6dKXXdElrUMB8Tu6oObtUDrO1sQVd+Ivs0NxNfRq4o2r6IHmSHwj7tZnzcxh6lDQIedQ5xCNM5oHhyTO1IQbd+KV2eG4N5maT/JlTnKG2++nvbAAT1xyYdgH0AAqq2HhbssP\
J2pEDImbO8Ao8YX6Nh2tpa0q4TGR4apywVJaKs/+gRmItV6m4YLNHE+9w+yQWK3SjESIpqgcPzOGxI0dD4yV1GKZ5wdpIh6V2FfMuJzgHS/WVRIA86PJZHPF2MvjEDQ1BLDIlB8cbpKAxJX+T0Xgie+7PzodF1Nc\
HbO/fPAUNJUKK3kal5vNVEYxd0G2But8LsJd9ghnD3Za0NiBWa1onkxTa49fsKYFcdjNCkxq4fECk1ppbGotZwfmWodyiGJ/rQl2YF9WNA07zVocZreABtV+elwycxKDwH0jtBFYBGLwrZBGYBCEgW1HCq5oAQmX\
kXm4Vrrp+N2Xg00ir1iceDXTgau97q3NBLYwbbrIOiepuKjhhEbxYeYZNjVNjb5jre0MGgCxfS62ULAl88DY21qgiMujfmy4uBUpx44UbYfgJOXlxrrvDblJEaL42lGczCesgj/xVNIEX8Emsy42nVg9s0c3S7Jn\
awYmWlM/nOiwb50KK4/Q2FTRPJE15yqzfBYKdLv2H2gnS1HWC4oGF7gTyrl3HSrGgkQhKACloa1A4nPLU9/60xUgGMUvffZUYDCZEwjMfrghgMqzLnpLXnRKZvUdefLBQN1Hz3lOYEs0IUxb5Y3F6D1+xaVPgUEW\
63SuA9jIZs51T2M4PY28EUXLIBUz6xlNeDTlN3H1ZFFvReccJMvzqB4dzGTboc/Nsqw+Ipauc0nJ9dTIyV57yRY5Ccw7U/fj9yte7wFIZihtqsOvV9pi/xJdofWapjGh2JJ3uRJRvmWvCZrZsf5WHPdE/nTnnzvo\
S6cVp9WKVdssLc9odDQ3PtF/jVpgcRPtps20cOt8Cjus+O8YsEmsMnGG35dXAmP2xP5xaqsdKYqCD6eqjkQpl7nMleXOMxmDLEFR6wxH8k1rQYnyW6S+jq10OI8B/U0MzDYK7tFN12MwHfPx693CgAyv6lz89R26\
eCEGHG4AOk8oEkpw1FYHNRLKNCJrl8Yfxmmk5x5qzKOnuLZ+IFQbsERl/ACVHQv5P9HkEH8LHj/zW4R7PGBy0CyygyPTJz6/GZvWW5clrmkyJTeSARQBDAEIAQaAiE70Hyf6eA/PjmPwCzp+9Aqe4zmO48YbG69x\
Gp8heoOiyxAVwFoCoEE1uS3nci1bACJi9A/oMEk/4C/u4kMXetDhnN8hB7K4ijBBNVNXYKxQwVZgnOWVIBW1rBIliPXqFREibPGN8HFfz991is7TeHd2dbpLN/dExznRcG+aiXZr01y9RaLZXuSaWhra2QOzIWXa\
sfzUFqRXBlmT/RgTe4KFZcGwbTlrrGumemb95dWVQ4trSysrC8PkYTDfwLJxtapxZVUlFAoio5qFR7K1+oLqYooqdc1RUHkqfYo+MxfK4rmiqS1k3cw5ayWdIuec3yA5o2ixy/qENqF8gegSz6xHiNBEIUDMuOoP\
HnJ+5bhJAp+D88abv8k/b1NDk48zOSZPf6bBF1+GCEYkQuHrqSJ6ImESACqeqOYVdL37McmH+QN56F9cfvjC4MMPfJZneZX3Afne/+tPycPrvlm/s/O6Lt1mmnvicR7nBM6phdM7DRH4mu904U3rWmfiWrc2rm8d\
CZuzrblaGtqZmXZImZbsydf2T//0Mwb4/dC/LB/zLDEPy4Jhv/zLqytHFteWa2XdEKD0EIDZh/AQgNkeF8vqVrfh1hpXVu/SalTlMqxVX5hv+Yufu9AOppzqVJeyiZpqB9J4z+GIP6aam+vRffwUe+xRj5mW3NlU\
cqYv9ZcneRKSHxmR8GTRUIwU8qC4A3DY8xEjWvRFMWKUfVFInu3Xmq8m5oPyaVqvzGg/ZxOqRRG+x+x5hkiVmW19u/batLeinW212zIy1/6AG5vxI86L3dTQHIlHmTAnZgH4PgYbYjrzsXrDV7WEoPjLYy9fhJy7\
YMeDH86RAsNYr+Py7ladlvSb+oQ0qypl/g2sJixuOb+NGjpFYRZiv/hXVjgovLWaM/CrjnLXG51WX8aGt371RZLwTt/pW9+qNTj8Lxzowni3w/jGFru7OyVvnFr+8qm/lPqo6Uub+sRHP/rQb2L6pXd+c6nE/GWS\
skilfOWw6Ku+Ekn/eP4o+UZPIjmkyR75yBf6oI9tvsMD/Q9Plr6PT7+HZ6cHtJc8MeifzF94GZ0/VghNUam0CSrdTU/QHd1Q6G6qe6dzM+2lpe20282txFwGXYIuQZekAXgvFKSjYDfYDXaNSAihhFBCqJ3cRdg9\
tJFeeeghhcIW2kE73h0mvFAkvNMIG2gsK81R2oJ+gP3xKDBAx2vdP9tn9/DsHScnp8a65qvqFAEqHGQrU5lAzFXn7b11jhV2jvdwtjE/943Nrtk0e2Y30Nxd3DJO4lbw1F3XLS5kXMbLPTsm72yYfeDlwwIO8I/Y\
UgguwkVgj+2yh1u4gxvewM2yVbZv9/ZvvVMEJLk08vMez+bvXhqYt8svX/dbupmhjcvNSd4gVw9XrczPLILJIkUO3hkhQvdzT+LeiZGHe/7bv+VnQuPdvo27nQaFnbgziETZUXMzlYgUFIYD4TAohCEIAiEUBEEM\
gjAggiAECIMQRKAz0BgsfUupBQRvhSsunSHh0skmm8+yjZBaK1t6yaB7dbHLGcR+w4Lp9fwMWdd8vtNvNjmwEXbXq/qUaTNuc9y61DJEWN43/ps1KSChVR779hK8lPIAo63pUAPmo/cKH91JLHdD/ELAkuVsxWx8\
hfGM1Cb2CpwfOTmTDZ5oE1VOnVsUFctasnArZHWb096RVjCKkOGcmEL8oaq/vRGF8eIU6K1jVkxUzQ7rOovIj6F6FBJvkkuDpM7CZFTJLOxEOVVZZhP3MVWXHbo1sxU3m/uta4vSJBTyzQsz2qs2mzeXjsBiJjOh\
KJPKdXrOb03rx/MIowAHgQeLUR5pK+YN94aSufqEGmW4hA2WtzrpaOKihfuUgDIhjQZeV48aaZLEfEiT2vje0GeUqzrsXO2D6zctilDrROGowI4ulqqIIAUixwwBiFRORl1laZFszOqyCIdmaJz9a8UYpi7vPmE2\
vPTiC0OIBdzRGuYxSeDgqdeWLHFX9jcKXZRg87k+Q+pfCZfcfoYDtJIc9Pu0pfXOuNYye6EMxmwYYw4JJZ0xig9F7G4S/+DDuPTaVfK+72seVAVZxYWstaInW5d3j0pdcdpLVyGNC9KnwPgSfsy1tLBQJwfILqAo\
p3Q5sjWwlE94OFwMspRZQECvc78+2gCXzDyM2ixWfVVOftT8vFRLazErLjEXJn86kUL13sWZB6gijdulqhOQr83hsX4HCkDwkdiwf1H6PJiRFS34IG2+iL4sKp7Ya+ZLzvIFF/3lCVhwDqe7FNJHF/NiVGqPxn3J\
oQE7jzccBGHWEgcT1cq0XpkXmOVJ5QTdlgrM85qNV0JHpZkb44km/adJzmFTQAoEmb4iwUoh0czKLNESlbGCaT6JWbBh4OOsomjQ1v1RmtRckau3kjbktVSMTsRuxADDmR0yS9QSN2oJjNM1JJMU7GpR2MyhZ1cK\
FbnFsW+4QLIKXgqTQt2LUAWiYCiMkBm6Jc1Pbyni2tUvPJtMY8ubNa3S5WdRkbgSzU3BBf3RZ8Z+sTaY57gEUw/NOXHspiByK2ioRelOsS6GLI17mYfR9AHIKEw7DuKzmRRPRsn7NhH36q01w+bxSds1TyDJUeqK\
sxOTktz6aYRBg0GeQuGr9AkrYqT2Cfk3EgU/lAaWqTBQzJH80XV0xb2Xq79xV0ygcnK2DJqAYtz8v1L918iE6uIwPvEq8GS0bOqeqi9xCSziEApZVTFyxSIeBlH/Snib3yX6aI7DFdOmnXoaEAoI2/wxBFujKMZG\
nFBltCpBzwRWfzt2mtAmwoaq5IvQuds8jKJ/REYBWhggXuBxc92F/4b2UcFoxgmzg/LJq+LCQy1zMi2nVVw/GExdTgw9Ox3000AjhAkEtUTO/15ghhVj1ftiVDzxdIBfFPFMS0iNmRVZfoc8TdSPY8WmjbN+HSKD\
EUlfop7r7lT7KQ5pJpmdlf3sXoZFUW1IP4UR0n7ev+sDPzy4u/EQHoefkz/53K32haPcjFfXZ7wwsaVjpevQQ0IPY4VD0ys7NRRZfm+4Q5lEGVg6kpSfX7ABLyUFiDmwIMys21JIQfA34SLCEfHPb7U9kQpkHMZj\
NhfvuUS1VUy9oUYAMbQspf1F19dg/8LmIr8VDAteInBwBzVJqZAZ6i0pFZqvFjMn8g/FhVUjMOduo3UZ3IOhrTrlYApoQI2anki5MSDMXxNMW9R09RMcKvGKZnsuVDGtLC7uowEMKEdayQng41EkBPHQKnrvGXup\
BWUP2u7jvGOulK/0ZplPVkf1aj3gkXQPfSBTIIld0SNuq21Vu8fpgiJVR0lKhfWAH7E5qmPd8j7P9qIXOgZWCxSNOQ4lt07hnDGnQZvCm7n988ZaKPfx6moMDCwd11OoB6oSKflxAJAuEfv1Ue6hLySSDGCpJBXD\
GHlJSoBrZQV/XjPyY9P1Cg81s3Ar3vqS54H6xebaGpwLDfHucedtQPFA68ZRh2NeUEFRgdWJkC465RoV45JZuD8gRL6Umvhx/XoL8VRsgBtb9BhQig0XKXeP4qI0MXxL+a98G7Y2UJ5YRZb4jXbGidUKQI3JuDE0\
ozDriXd0iAO+Pqn3+S62L2QccpiPJS42urGAWzGeqXg4JraMKJ0UEpTCh8WJcGBPF6OKPi5r+BnEkYYz6lZSmHlnVUVo6yIkl8NFRpDMecSgD0/pEzpcDCY1peoJNYwtzpOCpo9gseFFAKsfuIAXPlVcJDCF0odx\
/ggQeSsUqH7MWKrDpeLimLVbYn5LEn6UX4zJwYgH/wOcQtDeUG0S2fjy2fOspmwp7DY3tykaq4O8Zz0bsR25v1uDuGd5xmIDYmpyAvekCrKxmjlAFjHqHJjBMXAs8nBtDANPDj1ZJ6gGhKxlsf4DjdhBGdPObeD1\
Qp+i/3rMFcKyGMeCCDnl0+vWK6pvxpPrRFxZgE4L3stQQaH5NhGCBl2P7tDlsMshikMah9EdujusbocV091EtElE6fxrM6Rgoqvf3S8YR3LX8ZK+EpwzYHpMgQV9Yb/4nNg/ltJNorBi4kVnUNR2L+knFgQvOYwp\
O/FggLRS1PkSq8n8mrpNBCCmVzrabTq6YivbV4yMeWfs9GrviQTfpNqhJ2Tp96+m67siZpjhRIXq0hnqsvcEdm9EEmgkhtvwVpH3UJ9Zp60+oufr3xzpyDXbjwCD4bzkFZ++r/uGPrFHDLp+qiisiJBZG0a21bPj\
ODGriImBEBWx3xSPhwiN6k7QuzHfOk64zSaOX1Ky+G/C3e4aimhulm5zEoAJmljJ+W8/pcvNwltXlZZJKdqWnTrCJUMb4K0iTc9unfBugr+jBSVpM8epSPzCf0W2VZnd7Uuip6MvsKrX0I8N+55XNqkg5Nw6mY9W\
RVLdPTjx19s92fioAI/VVRi06m+xvScFbhPB/P+re194AIC2H16XFtWKOXd7R5doHIqywW7zX3IyjV5rqBBgyx20xGFztOJywZzAMTbZ3dj+Igc1mqFRuEkWtdtL6kpkErbsuvMtc6O7Y/BPNIKoyWcNS6WoiNpO\
J2QYcjXhtAN9NqmWfIlkXzPo7oQT5boEnXT6LDFvvfncnwe/ssOcQATLierB724aAcRTAKZffD3AnOlMZo2WRCUhFCGSEBGQVNr2QTJlTgYXMrMJMjoSImQEaG01T/Dvfr9YCBi3WEdmW7/fd/PB3ZLb1t4BcABn\
AGkAX1+968Xl6uridnUuV9/a6tysrK6l1bOwtlZXV9urvrXqVVV9OzXVqaj6lFQWKioqG9WzUF2r7VknLFNTE7apY5n60lLHXq89KalfkaxGR0fWo2416kRE3Rp07UA9l4N63vOe0/nw6ODcAnVSGxpZJgc4XvD7\
4b/HC97ne7yu67q2bftrmqZputfrPR2w+3nezb/7l+Xf9bqPYfjjXodvcdxLDpkj5l7OT/IUlvY5pS7X4zpcf4O5va2vdTW0Mxg285J9v95v95L1sbHuFeuChYV1w3oXrAdPu8krk58xMkbC0if5kRf5kOGD/MdL\
Pb7jN2AYCIahGtEoNPpQjc/IeKjFxcVbVDCbTifT+czmT0w8MyK5XCaXn4R4pfKTDscjEvnHYrGh4YtPbHlpaREKhcPhCxeACsEgMPhAhUdAeGAntz0bDA0VTafTFB6251/izXAXqUK8jqgWIK1arf5Uq/8DkEal\
ij115XsoJEx2BlAGTnhJn7PD+JuamRkWW4kU/JgO19vccm3PYe77tnGU2eBdnoUNfpVP+ROTko0EozE2+h5molIZKwlc5KcchZ6ow6wqNowBE3UJda5o0URpmubTxLgsLpREOISlKARBSIQQQghBRhFDCCGEiIjI\
0FAPZgwzGlj/VJ6wE/tv7bDRFSyiD+gyE/KUJr1j82GGltjBmOoOzwM3N31312vya9FwTsC9Q8VFpSM6rCiEMri+OsWUBydS/hzsThetsCLNWUNKBgZatOESwIkPhyS/e8WfIFbzLJeajG7ksiW6DYa72WmnDHou\
rf4ey2m/Cjw1JYBvSmOHjjsS54NsHnboIF9xOu6iKTMep8B6kQAr7Z4yzX4OPr2UnKxXbOEta1yCUV0rKgtTB3qcyXNe8RhiVnfx4Ai3WLQ5OHHthzYmPt0BaCErW+X/WUL3lEaJCAm574KxUiqPV2zzRd1nJHBK\
tv9mpj/9pvKYbbYSICWy/ffaHn9AyEOfmwqj+8XY23ZerqUiNsg1YAVG+eGvAA9ACHObiKen+lrqU60uH9PG9MQPpfXQ8b5EoTFiKTFfVix+Rc6z50XqCCdjqI1B8KBHFYDUsSWHnmjj8ABsWlYIDtgJZ8Ao4QPM\
W6MTjIIwGMLL3jtINFqvOK3d7RUfkhbKBTcP72o4n1iQEAiHxOJPogAzQppcY62zuFbrzXbpzwXfs0w0u4CsdSf8zD8E7khljm8S5c+6NrcOVE6cAhPXRcnBIZCchiu2xsnBK7L26Aa2MV8N1XKx1htQP31itR4Z\
iKgmCOlFDtpUJMpic24MFWMsNX2Q4jdpYWR3JY5lSNqv4gauKNdblNQirIfkxzyhS8JASNGoKD/kLvTPIE/xjpFwHZ00waixVkzNbOERCTkwniXAs65sSi/QqemUeZdvSGngivduCW7NT5NVASDWkkWBuNgq4peh\
ZIFJViJuYA5pJXEfkPfVsyk58KqV96dAKO8YbFRhqgqTKYEFrkiqqx1qQwZDLJBL4fJtgKo0VmwhlEOKIaHmuXlqXG8nZ8Bpd2upqrVzGJod2pdi5B+3w5jOZEQ691/sM9QscEUiXZ1cIzIYYoFcCpdvA1SlsWIL\
oRySABVoaOK74mEFL90mpGmvVnVr6eHxc96ky98r7k5jOJIh6V1/tc+QFuIA5CiwUASuGCcqwdX8NKkqAGJZshiIi21FfBmUFpjkKuIG5iFdEusDea96m5IDvlp5v1TIk884DgO0ppSppTnUBj7xTi3PrfUhshpg\
xFqyKBAXW0X8MpQsMMlKxA3MIa0k7gPyvno2JQdetfL+lMknnzGOAmhNKVNjcxYYOdNeMmyOasg64hHnHAe6saVhkLW7phM3ZIl9L2zCAhYtcEVxvYykZuG7aq2L4fJtgKo9KjrnqL/W6YkYNgbNUamif6wKXTsl\
phX1j+d8TOmIuVHdqOtEaAZckQhXJ6sRGYZYQK5Cy7cBamlcsZVQDhWGRJ0H5qlhvU3OAOfdrWVV284xaXaoX4rRP94OY7qJEXzOvzjMaDPgikS7OlmNyDDEAnLLZAkMKHylIhkhxzaehjIGg0mNlUgzK7s8K04Z\
QR7bdHWsfOvyNe9OTTiJIfxOvzrMqDHgiuVTSUltHKVVOoxy58vlQGwZFTnyV73chKGYNqbIUanSP1YK9eqyuvj8K6UUUmYa02W101kfOnBFvlrutxbmafXOxtz7klkglkxFjvlXL3diKKYaU3BUauk/q0K5ulkt\
Pv6VYgoUM42ZstKprAz9W5G/q5nVhgxDLCBXoeXbALU0VmxxKMYKQ6LOA/PUsN7JDE5Pbk1pTtBbnrDOB2xZfsnNtwmHMuSPw1f3aSbOQw34xHP6yKaQAUpWZabn3i+ZAyFWIRT/k1D/Gg1PqUZEOCpV9q38ZF3G\
pBDCekXi0j7AoPcYJ2/eAnxBxkIXvyih4a+zc0rt24T2AGtYBLiL9sPiYq03YHv6hoptAl4CPIUR/dnX3i0PSBZY+sGmU2o3ad1iMXDFpL7uUAtSOGQF2hQuZQNWtbFilkM71JgSNxmxR+Q1VkKGHLZ3OeuttV8B\
2ZN4lKDPuOqNdUGmkHP83WTn1IArHuJ15Joxj2ErqKVwKStgrY0Vsx7aw8YoucmYfURZYxMy5LQ9y1lvrf0KyJ7EQwl6xtVsVAcyxZ7L7147rgZc8RCuI6sZeQxbAi2FlrIBa21cMSuhHTZMyZ0M2CPCGicYJD2/\
FdTMuOt6mjra0Er5K3ffJk7JmH/HX953ggy4IviuRFIzp9OqnejolgwDocWriEf+6uJOGEVUAwqISkp6aF6q6qbkAKuWvJUiqgCH07jY1YTALgSuSOSrkWtDhkMskFvh8m2AqjRWbDmUQ4ohoeaReWpebyVnwGF3\
17KqtfMYmj3Ul2L0H7fGmO5kBDn3X0xmrhlwRfJpqaQWptJVnY65umVyQIJGVHw6IupyJ4QiqlEFXSUhPSQvVXVTcoBVS95KEVWAw2lc7GpCYBcCVyTy1ci1IcMhFsitcPk2QFUaK7YcyiHFkFDzyDw1r7dkhhOT\
u6aUU+iVT1jnAbssX3KTbYajDLHj4qvXjBsDrliEa8hqRgjDLGCWoeXbALU9ruhKKIcMg+IOAvP4sMLpDUCPb4U0M+wZnrQOBrNEfs7Vr6kDMuWf43f3nVADrnjeK5HUzOm0asffKy+dB9zWsSLi9NoXGUuQtA3+\
YS3t5Ls8VFTTqXGmdvorxVTS5xhnAdIOiWzNIRs4Oax89WwtxetwvkFEvuQcyBXWZ3vlUBgwRkedn1QTe0Wl22BY/UV6JnE3eFI+ANYS9Iyr3LgOZIo9l9+9dlxjXzkJASog6k78VjBeM8jI5VfIvaLbKp4dzS3F\
Kl7I7jYfWD/g4xcaKatrrwhRsM5t7XrR/zrxGKhFMTjThSUGnaw6Cdm+3oQ7lP5/RVpaUNBYqsih1O7suoqoQupCToJWK0idlijqi/ujqaGrP2vEDEMsIBds2VnUPQDUIfXLSUsFT6ecnCESIhKHnqFDRJsnKSEA\
JQegHBAgoqRjZKQHpgeoBwwRMAE4AfoEdX5+fpyqQawHIQ4PCw4LPwucC66wBxeytLawNBa3EwAAuAe6gCEWIRa8Bza+BwPAvsIXxLTGNrADyGRoaMqwzB4DzgfOEDbQQawHZA7S1EdHC0MLGwynDKZiFrcT1gfY\
yzTaK0YBKwkRF9wH67UU3uA3ED4ThhwD4pw9mQh45AfmzET8Oc5C+ydILAkUB/EIwAAA6pbnFezvuu4pCfjwBwAA8vT2B/gH+gf8/gcACGEAhwUOCtsTtYcFh2sCCLYIdwS4qAa5sgi70AokCd8MJuMOJ+UQKOgS\
CFYGxBQIlwjn/wbQMCkg1SEJ1wvbI+Al5hYYGggcCB4IADEXFAhmOweasm9zCJeBEghWBlcyhDSFOIbs3YoIfjsILbMOoRIgCLZ3vJXJssy3zbnOd3g8B7I2lwsy6TTtOPN3yJXVste32OuRlZcSbndylX+ygbeC\
uYMiJCYkKCoAzxWys7e4ubogjneSlZ+yobeiuaMyBzQPOBESCFYG7gd38pX/sgG3ArkDaaB6EbIYYAgGky6UdZW0udksLjAIMgg0CDYIYQA3N/kE+Tf593W3ursFvb6/wMHCw8TFxsfI68o4CDoIPghACEIIRAhh\
AJdPF5cFlwcJ1q45Rggc33boAvUgeUhKTEpOUFJKCJS7FpQFlJSC+6iyq52kMTJVpIiAEEKGpqg8QhGEYRiEACFgGAhBEARBEAQhQBAChgBBEARBEASBGYqSCrIPtqCUekQ2g/drp+HjuLDzarN2gOhM16JKov4r\
WMq8B15nweKrDKy61a4r2Psq2hNmxMLVJWKwWhUOlpPTVTWet0yYtMZjooK9SS+sVSUv2FoffDUnAYxweDV0okR9AGcSMNHJEdEN3q+dJvAlItG4qHh++jaAAkpteUSGLD9z2oapTvS/zHagrv39eUmaTzX+eDZR\
MF+VCfYJEni1/QCw0uF3KDq0HZYOnUPR4XYoVzdYdKg6fB3GXF3iABuHGFytCGCmV0/0DnZ0oaym1DJY6vyszoIc/Ai4PikEGhGnA1f2NOan7QwsoMaWjchjE8z6OdY2ptrT0L/MdlAqXAsL9Dx+NbAgmBK5vbwV\
CB9NtnbCdS4fnlpdV1Gmz3rAYn61fGClayj9IstQt4f8NAphoZer6VIEq3HeNHkvfrBdPqX3tkG90bz2INZX4RzOn86KUPBdgx2aNzuJPfbBwlHD772CVwim9N5UiLca2tsF9KYwtFfRBxMpK269YxtOHxB0qExl\
QhRs2XmzMdyr6MAGpK3XOpwGKgbf5XVVNxWQrbFDRvSMDr55OWBPcaCDWejeNskbhOCN4/RWSLxX8cHYShRZOnMOTrP9NRBzY4cGu5RO2yZRQwS6sVrBgqY3C/YGo3sNzGfT3qLrwAbNmx3uwQMLWbjovW2wtygj\
exWx/7Ue4Bv+tW6soKyaUptptR4gYBel9v5VBFN43jTUG4Xa2wN407m8V9GBmZQUkzh94Co3l93TECngeM8uF/OFbD3C8ei2ruZXPcIgPWZnIzHF3AMimODvMTBhaI8DpvC9TLC0C297PatyErYnEWqT5xAG7t6J\
hvBh0qrAmHgrAgu5aKvPJXeg3Kbbr+N3cJs4OmzoNS8ARpWt1ZaKdcDYXyxz1GaAw8z+pbEH9QGO8GhuizblOvIBh1phq6LNRL6ak0KQo+XyBrrVz7D+3om+CP8K/0gDZDYSB1E5uQrWIK4L3v3+oVDMjJtNCNho\
2+mdh1XWmI+DXMgU4UhDdz5wQnT24UjTSR/bGTrvY1LQeZ+YiI778KR0HhsCYTPWXH4jTlxMwgCoOO+RACAuMi1lob0BD8VvUdFcdAWAqLrUDem++nCUyM4vdwSWgoPE6g+YaCKCxlm6Dh8ZJV1ID0kWR0dsPCeK\
TV5U4hjOZRYzP8Kt008/ms2KQwCJuDOaHjLmX332ggw5o+ghzthfDzFjFD3E69v6xBFBk8KgCnMSk4GjGxv8tQBizHqJZA+IIQwatvlFUw1G60E+cc0aujAvHgYB7OEG9r+EmTAFCIALQkHmH6yYTUxEOQn14Aq3\
6xIJFhB8s/sAZckhq+iP7mZ/AoHTJEikHuCMcIyZBBoiq2hVRIhHVu1imqeLGWZKqUANBMuHkdh30AiE3fqkuQzlypKxo0Pmj6JIl2YE8VITgb1Ar0D5JmbIkaQ0JICBUjRWd5igD+bO0vMAgVX9OddoEAShSsIa\
DZl9fXU2mRFEcKq7TsCZk0ZDwCBSTK2FCBHRkeq5SLgDPsV8738wEgnt6nPwBXCUFAzgIaizipl3+W8S7SMNHThYiLVwNNh8U6q3bmMQcdRCa52KGDRNOw9xNVkJEKKcyqBZfolc/RadAUF6U0+thQiR6K4NXHO6\
/eCCCS1V4pMgsoY6rfnCR+VXTkTBpzTIArGnSoQWnaZBRzMpAA3QShdxdqL26xKLAB49Cdr5GhMxWT4Rj01Eorpdv8jMfv0Mobcq6Lbxnahgl8TCg5dkkM5ykJUhXR+A8RuwyZ6sF2bsP4cadGxvgeWDaaUAAp14\
CEv5MKWKFMOF+VedQv8ZiYmX2V8H9kuFERsuJ72iHmwwPCIAZA8AafJ9FDEvCN74CQMJGx8oLDc9EPsEVFZYVlpcXlYIkdLSkQWR0pENwwDyZ/T4f4BgCIGCWQATg6oSxb3GxwfJysvMzc7P0NHS09Rq1m5qcNrb\
h4hGCI/ckOj6mGJkZmRoamxkCJVIF5UFlZWxcm9wceBzdHV2d3h5ent8fX50gHV2d4SFGwg4Rgh4hnmIem5wcnB0dnhwCJihFpgFmJjQe36PkJF/k5SVlpeYmZqbnJ2eeqCCskykpVlaRgg65KZGqGt8foB+goSG\
fgiQRBeQBZCQ1ScmJ98Hqbus8fyIlZcEmwSKCIwIYQCv7u/w8Yfz9PX29weBeajB7R4RljESiAQzNEOTB9IIGIRhIIJHCBCEIXiE4BWGQRgChgL9ARscOodeBRi0KmCzCrDgaukGDL16YsGuTIvcqB+V1aQ3AFNX\
c1IC+8NDr+h0ym+e/nTrWxdThYgllkxXgdmtbet+5SXml2Ly8o1NEZyYitJ7saLAzlYrEsG20t7VNwGYd/XEgl2rAlayWpEQFjedWu0Dwi+q1aNrMFyFgS0RulqRBKxMKLmaE4ORIlAJ8BEDns+0BUOaZGGX1osL\
EyEwOjtMwaAzRrUI+51Fgx2svsnB0KsVFdbfevs557jrAkNZDayA4asfHMDe1Ve6e97CWW7VNB6YeLUiwDqrOQlYdPitGth+dQdXsHy1mAHY52qEG5h/9cQnKP5nkz9uyAi2HLJD4vAdokPtUB16h14FmDuUDsEh\
aHWJB7sOsxow6+pW+mDp1YoCG4dN0SpZffQG/jNtwZAmWdil9eLCRAiMzg5TMMhbUS3CfmfRYIfVnBysv1qRFLZE7xC9euLAwuHw6psE54EnG62nMRwsb5Wu9gHJF201XSJYcEhZdbB1KK0aWL3qYN2hcLWGFgwd\
cofiMDpkh9ShO0SH2qE6tFutaLD+6okPYLEj6dV/RTDmEL5a8WASq5kcgNVXRyIHLCfwiqrKRNF19Cv+M23BkCZZ2KX14sJECIzODlNgsPqZtTQ7yyE7GKySwb5832Fq9dajsK5vVk8k2Dt8afFNjBrJCeiyZcKn\
rloWVrXzsmU01vPxwFarFQsmXw01CBYc0qsOVlm1gPUB6NWRCDB0CF09UWCT1YYMYMuhO2QO1yF0yA6pQ3eIDkE7rGirB8uunviA5a34qoLtVisCrGf1xAfs4g5/o1KrDZnAkqsJhIKdRvDsiiL1TpghGFbLYLfe\
zZAaIYe8Gp4vZ2G0rmmcE4PpKsDEq28SAatI0OEkmldzIjCZCJ6FtaWe0ykEo6j4rCgiqaf4ABh1WF7N0gfzVrRNJgnEpaELG7cAOOHFm4kQGJ0dpsBgrZ9ahP3Oog82VstgyeE7NIfgUDtch96hOzRXGaw7xGrv\
C4hIzhgL+NMoWLYhtdr1MljF3MycQMitByRXTxTYdHWJBqOL9CxSPmrTA75gOQF0E2kCDGoAZueWM5B0HeBgBZAZBSnB0WrOL9cyYEgmVlYhM4fmkKdUTE1WYuZbwVrUVVFlzTDPqyYP2UmWAooAhQCKAN7xF5LF\
9AZNJDWigj2jX8wVE/3hLJjjCfOZzw/6QA/oZ3s+r+fz/BzuubfzYy/2dH7Oy/m4NFArjtf4QhT3am9tbGpgtbTZMpHuvuubqnn7/MyMLB/Lw6gkdTSxHv4eGb/f+ls9+/obzAu/uW4tCRrw36JgHQlUNXiub6kD\
PFeL2adCQT89Ozk3AyI/5H98D+vn+Br0t19pDWgJkutugfEt6j5B8Sfq/hAR8R/q3uDg8BvqXmX4VR+tH/eOYGAAAvIV5m7TWXI0Gr2SfzRv+qOzYMI/ICzw848/qvXx4+993Bf4AfS253/24t9Dw7+wyH92kseb\
dvgXXn1Hr/bMgpre0Wf6zMtKPxnZuz3DPQZd6SfZR99eEoBC0rEWiVUMlQ3lQ31IiDKoMqgH/eRdUt9HukbldfIuecveIy9PntNu3W53x1dqtzVWLvfrcLlZ7s0CwLb7a7ZamsXae57T2KpDtjFbLpez5d7tvviz\
MwpACJ66N1f+mLyHfZgXWwlL9LEu1/Cfw78QQdohRfktn+WrpJx8k1/yR35udcfr/ed9vJUVEhIIKi1Tfztx73/8xV9fjY2AaFMs3dw0Qy5OAfvWNm07YKRezFuJbOAP/mrXn/bPasTZ5pvVfYzsj+V1B8vBev9h\
H6yX4TXeca+P3/V9c/37L7BPK+tjEVntWQENAwgIB6Xqqd6Vpqj+VFRdn8fT3ZP99NTUu5WpjsaZIWs7hlqo4xtrSTLsGRN3wUSP8jBhhCEjkXyThIggGoyCAEEshKMoiEIYhEIQBEEoAgRBEARCDFLGIKWc+Ur3\
Cx9KVYkCsuPEIFO8kuljEWbZ+sO1OIxfvypRlHiPRPVk4r4s1WrUDGj1PyGOOmVEPTi+cN8X6+gSZe0k61VjI9KWB5nrPlbbH2FVaafEoaiQWmHZm6U/IJs5WAlw4gLENhiiCEyDou+mZ9uzgzMBHJlcZNHEFeOS\
FNBIlXcxLi3Wu+1m/2cGbZJEQCeuKM6CgEaqtIsj0KAa0QXBN9bJs+jf1TiMf/6RKgsizlv7HQjkQo5QiR6RcDd77PNBv2L5cLz23vuV2QE3UcG3nmhIaitKXkNdKPKnsLrtcW58tOW1MN5QaMhLdzMFKdtxlnN5\
mSIBXoA+5CzojtEB+1QnDJbbzHSsPWnqioqxRREXn3mq7XvrLm8BmY7EK+qSCOBrSRXbnY2cWIQ4ZJduZ4DYJkEUgWlQ9N30bHt2cCaAI2uwLJq4YlySAjra8i7GTQdromcE31mBy94H98XlfPhHW+oo8WzCrwGC\
oOvT+ZM3E4gNbu9TsCz64Uocxq//45k0X6RwRPhPyhkZCUoE9FLOyMQQIqCVNFORyy0yZnF3SeMIQJaDrk7X2lnl04Tp3KCSq4dOs5vsiK+GbB88a0eLqx+cD6NDwQO0lCBpYPmf1e0JCAveoVe17ihLEJI4XyBW\
WjaKe8ZeabZxDFHUipnOOlpdLfI86nysZvPtRHxiwtfSLvC+pKr6NQc2yzVrnfP2y9g6kH0RWBWaWVnhYaLtwYnGym5zyCz7tLDLkVefcfK906VWsUuyOPdUFgO0kHrWBMvQG67EYfz6I1WiROKKwK9Z6srdcquq\
1QxILXWQhWz36ChoVcG7HtVY1gsRyZi2bQwsWopOybKtsC5+jms9VqD5HhCPRMJr0V9it7RVVTQDpdaqZKHOe1QkQAZQ1mJXabJtfErAIESxe7m1bGueb/vuustTwDtPAVw5VDcRQHCRk0VUjUtUlEIikJ1ha6rj\
7RCQJ2J1gFDq4usW7zEG3Fmg1twymRFSCgEUcZh1hxj0Dk/sveG1w/hiRcKXFw0/2sAKF7IIR7TuNimVKoxlfKrUM/BZ10IMue9xo2DqI3Y1Wu85dzI1nW01+cRBCsUm89muOXuKvKe+3jgLo7hpx/XR9ZNz4pww\
o7EtDWJbIJ7E7Y5u3SOAnOs67o23CUFkgIzCEDQXI9DBxoQlRDSl+U4f7MXDEYag1AsuhhoWM5yYMMRvsqAXN0v5ytnFCFRQTfSC4Btr4hlY3xIXR0O+csUBz0jMEKsJ8Dsk9ljKNhjhgBc6UG7BvJ5h5SndON/c\
UnGm4irsA7hEPC49EolRlG1g93iTLdF9D0DUJ+kgP4RsnBhkGmfXINtSefl7g/ff3HE5DvKbh69HNruACIt/tehVdMf1xI8y1gtr8O0bjkjLlFU5eCByrYwwdLojQQTDAH3V7eptzp48cOq71R3HK8TNzWXbzewX\
f4+9uqORr6HfCbd+Uf+SYn0DyMaJgkxx9hq0LZ2Xfzd4780Zl2Osb7NXpZFuE3xNx4lWJDAn+H9FuyZiu30pz2DAE5OYpf0QU/BN7BnXUNjCeR1Zp9GxRvWS3VQDyw/4bpdlic8ZbD8035sqRsGBeoj+OORof5/J\
QTOCuC5mhtgFKK0l2HAsvkpLfEodzlsp/i/RsWU5dvQY9DR416HZ1XjyP4Pt1b1oOI4tkwcIi3IiL6320+LA6w63MZd9XghpwfYT1KGF8xbO7z4qVvP0v6rllV534rmSQ6kQH8uJuR848ynZJgurYVEFMzfexhUn\
dH2XO+tj67Tg0Bl+lmziiZzE8wESlRCMJrv1RD63X6UlM7eiFDArujmR0jTCZSi8pyB3+CRxTkzEhQkEg95VNaJggL2oY3wk+fYBg7bGE2FoO1xYqQiS4L9iPtyBuQvIXK8oOKqiCXYSQ/fDdYsFMXmuaOQPgU+g\
kBojl5UezRY5VnmSE4zAsluRjwTKTc1kpuFln8XXE1gnXrvSbZBAzIHBsy7k7BR31mxtna/ikvgp0FWUdi9/7Ntvfgx5LQy2lKTf7fTNc+MKX28bEefHOQIXH49fBM7JO0vbNnq+TURwfgAgUqxFCo7vKXPXM1Zl\
wSUnOF9pJLraSCFEG+QpA9wS0VX7ARrLu2oBa7ICnQrzKQ2zMAQb1HOrkV9agcJvaWSfrmRSm4sw9vpSSdGYKFH2VE6iK6/FO44wKMq8tG+b8/1rkduKXYJgjdzC5D2Yld3yMQnMi+QWo8+8xTWdHjA5wE4ADfqg\
7l0R4HG5ClCqr6tKyQn894UkZchusNSLqJ8XZBksqhtm8LHdnjtbOCACZAOoY0Ha77ZbudPArdDpXdEQ4wGKUjTHqyrJC5TvRZVKyh3iFBfRntJkN1ztO8PsI02ePnYxUEJlw3BuYbrNlhOxUgBvFtO74hDjBRRT\
FParipIX2G/FngrIHcQpElGekmUDXGx3zuBT2j1x7HGxCMMOrSTFsV/kFPuD9xSZd8VuxUMX1bYf8aqwGSi/FyotKTvEUlxEe6rJ3bC6b4axj5p0+uziYRQ8O55J1kV7k2r8H7+2e37z7pywRdym2Ep8j6sm2wH+\
e6FSSalDnOJitKea3A2rfWaY/ahJp88uhkqo7DDMXZi22RJEVhbg3dDkU76mZ//dPrrzaYcv+JSTWrwrurnZJyD7BJ436pBARmEqPcoqXC0INVpnFH0H7qV3r0eWjsOqspUVmLobu2yjFgLvw7MvEXL3vmUrsIEQ\
MoWU8U3r4vgPNgYeGbyoaHbvQ64pc8wlcqSX5FJKvva59vPb5MSDwv5fBWW9emyQ4zl5JqXrRsp+EchEFAsyOPmA4+kQLNHcGQ0quZx4s0NOv42VAbpiu5dhO4WMPcg1Yv1LN5nvDEtwgwp8O1vEWQ1ENqaJulk3\
icO8RB4h9fwesGmBPXJ6+9Z9otG64JlbsUERYJ9PptyME5eM+8SFpVKiOFpghZX5L8yUjQonftg6TtP/sQf+/d9rD7Ayf0KZMhU9VDQrdYkoHOyc6BWdqcEb9iFw/ABqH20pCPviPPIahIZvKGBBQINcVOTtmhRY\
S85MhyvB/sWJz9vEJNmunVu1sq5DebEi4H5hrR4LJK7gjOBCEoI6D+KTEhKxdrK2UKEP2eXRliVLR4N6AVM2id1YWjRMKSp8WXxJgVGD7GkP5zIpJVvD8/DX8r1Gzjj+wtMH6zn7ZzU5GID5zg630ly/isJRuGoO\
jDvAzkB36/QCQcAMH2FwaGR+WvN2vfAYx7S4KrDkcJbVigwwy+Jwmyi0ukQTWNNQUYoPf90eIPxl54B4O3oBIEY3DqM5NVo/zfgnB8VRPsH9XAUbqNJnF8I26/9MZ1YncbPBkkO72gLDzWrFIQvbgCBqV8sNMFBc\
dPyvNMF4Hcqz1YIXt4BN6zcOjytSlPFoNAE/FhA30RccJOLxEsdNT/GvHXyrH8ZC2JLiGoys1eRAWLAI1xpr6YYFTMNhsvpMWE7YWK3Y5Bc3V1/peQCLcG2s5uR5QjE24f7jW/fXUeRaEY3GX0dECyZnS9eeioVZ\
Llq6u5p28Q6M29VFd27tibC2fzQuZizUnkgDJcbIVasVEcEsWl2iTPZEQ1Zj5O1Xrx8sWA0vLTcgGLMCpXAcwrvafmhgFB16OUx36OcQ2+G4Q+ojXYCIVMoABrvKNLDypAP82++nakFWxCYIJhZSQSyoBRUEEwsU\
gmKMBfILHzuCbCZ+NsgysSC7DM2SnTaPDGS1AK8AtwBvnh7M887ZwTnvGxx886apwTRvmRks836BwS/vbAvOvldY8Mobm4Kx76sJvr5HSPDIG0QEg7ytH9j6rnrg6pvKganvaQaevi0wsMVbWoGlb4kJLPGGiMAQ\
b4cH7PBeaMALj0YTcNSg4C8UvxgPvNlNAdx8d2MA/MtM9/KTle6kJOQZHV3GKy66ijdEdA2/LXS3Fxx0BQ8Y6AK+78/tQ8juPU/PzTvQ4tnxXUvnai/X7c65cm0BLzS/7wGcB97NLJDf3Rkgvy8z8eV7shJPviEl\
MeSb0REzvhUXseLbEBEbvreFePsWHMSCb8BADPju+8N9b709rHe8PIxn99bSYe1bbg7Lvd/g8NubzQ2zvdXWsNobLQ2jvc268Rk2e4+R4bF3mBgOe3t9Ya83VxfmemttYa03VhbGeltdYas3VRWmektNYan3ExR+\
ejM5Yaa30hJWeiMlYaR30REuuhARFgp6+/xgn1ksh315dWWuLS2sfGVVBRjVec7YZKoA6GOeIpQ6FNRTl1kMdPKuG4qYnQIsM1PTuZSXBCgC/LLSk5KQurvfRUe56C1ElIXePz/vHp/c8x2evJNz3jfdGSffvGlq\
Ms1bZibLvF9g8ss725Kz7xWWvPLGpmTs+2qSr+8RkjzyBhHJIG/rR7a+qx65+qZyZOp7mpGnbwuMbPGWVmTpW2IiS7whIjLE2+EhO7wXGvLCO5qQo+8Cg1zwDpdizzIwl/elJXuBcRHFi0vc/vBbxB++3QL5hte+\
7ibBycCy8qZgX5MrycgrAvJh9ai+HNSMqqaaYli8FdIJiSUkoZ9HREAQDGF1Ewj94eF1eEPDQkcb8TKfQE+gl/IJhPlScmy8fG/1HULIezalhCS80deg4IW+eOAVaAK8nXmZKyclIbMj46IiomHhFqE5RSlxnjhL\
sM6TIyOniZPq1EiIcV4VsoF0UDAHAua/vj29nIdnR5e1c1kO7i27sa2ppZ1BI8U6oFEEHi5Z5TlVKLCaZbKxj1moJPt2HiIAc7MgfUrfZeFGAAAAlOgjBoDiAyBoARwBPh0BAAAAAgCAAAgAEAIBEBgOAGAAXgfp\
Ey/Sqw9gQnxOlENrCqgPYGzJWY+FO1rqjoSp8mKOHyCOP84T581gnCnFDCOcwaK+Vd4Uq6Jjjw7ecaklgRjK4ytzQkuYpUs9E/nzeAO/yK+zibYatwVjsNeRgXXi40nwd8/4hPsxE1StTlD9pvtts8GlwaXxjlQk\
Z2pF7E9z534xRfpZZkOOGiuy4eUWe/6/UGtxFi3PJCtLN7aQkJ/pUp01rcWJp+hMHtoKWsIOiJf10Kj2eA60BLh8VF1WSjS5d7fW5XOeLd0CnDVdDgkAsq5eKV79Tk56DF4xHqqYh+6GLGEHYAhbaJR7fAdbAlw+\
6i5LmUrcg1t//T/FnnbADZovIKv279L1Stfkkb2jJewACMkOjXKP78EWgMtH3clSpol7sFZc/6e4px2QQfPlEp8AZNQ+vSD9l12VNQFQnjQUOXuonkLr82W7rrHOYr/8QNe+aX94dvpX4K63MXBT5weE2qveKVGT\
yoTKKcWuWy0+wP4PMO2HR81iIaIc68e7db07N7B5s4XQhyde3IS4xK5e0uTQbqKDl7y2L1kALaMxMPVNSNeCHvFWePoQrV9+oLRv3h+o2JvWwAHBE7VwpuN9pMRqlOOdULrbm9rBn/jn5n9GGHkUR7FLRoZGPxSj\
cTUssbGb2fmz4fQHMkSkHtjAspuMz3OSJiArvHP/wY1u6I1Opn0ZOGik5/4cHdNQ2+7mYcvlh3szMrYVScT6aK6lC1vIxpvipRf2R63IJnE+UM2f8ktdvCtUyefG0TeLH/YRRarwpVz5Wwd7Wvdxe2I/z66nITnw\
nPQjFfDA7tOSWyA0uUNBSY9y0AXEy0X95SpVSXp1L2/Pp9nQPvCiZMKv6UGjYDgfU22bAFU0NvzraeYTY63CwZyMhDuY/oGX/xgV13DDTvyXWSiEaeSqEPI5oCwzWNjHqPjz6kPmwbvgJ2pzHvHgLtNS9gBsAYeG\
Wo/vYAvAy0fdZSlTiXtwa6//p9jTDvCgRM5roDeJtX7Tcev+qMzKr3YEMrtTKJbgUQTVPtStKskqspK8OcZXKSqcc9G/BrBhFdpeXLwQKxb1Pqwq+Z13YJmItJtm7Uf80R2sCcjrAO5jOINZ+9vWYLVTmLUfJ94V\
SxcAa6xCHKBivKFVDuMvWGaAmlQ9d7gSE4aPs4K76kvc+Gpao7b4azZ4Vywjg627Cj8AxbCERjnH12ChgW2+2lxhTTwJMI4KSsU3wQYrl47Q/tWwVR3xrujtABaxylGgpOGGmGqMt0C5AdJk9dzhmhgYPs4W3Kov\
cWOra43awqv383/wPlGPLb7S1f5AVEYSErU5TgIM6rrV1zpXqok/AsRRQanwJdhg9dIR2r+mlmRi5dHnPWDvvU/U3RCsYLVxoCDThlRtHLcAOVHqU/W8sZVAM3z0Su+iW/Lma4satADXbS7vOsuWkEoo63yIOPqC\
oQA5fdiJCWcwa3/bGqx2Clnn48S7YmkBYI1ViAE6jDe0ynH8BcsPUJOq5w5XYsLwcVZwq3yJG69+a9QWr96e/4P3iXps8ZWu9gfiMsmQqM1xChAyuv1XmydWE3YCjFZpKbhJsmEtoAMU312YBDyPA1dsdkWqNQaS\
0juUlvSoB3UIwbYqzQL5pDyZ41OaF85y6rcG8OGFrT4c3hXRUakrXy0LhCbuUCjpURZ0ScjaVTIL5Cf95Iq30iieyaFnfTAGFrrlkHhXRE0gVrDaOJCefUNJSYxa0NwQabNy1siaxJk/fktv0Sx3v7VDDVrA3kPw\
roiGRl/pan8gNHMJhZIcJUEDQtt+pbMkNelnhniVlgKzHHvWBDpA8Z0H2bsiEha5Qqp1gYjkMZRLclSCVoV0e5VkQcqk7+zxUloKZjnuWTtoAMV3FaR3RSQs5ApV6wIxk0col6RRCVoR0vZUkgUpSb+zx6u0KJjl\
2LOmoAGK70WQ3hWRsEgrVK0LxCYeoVySozJobUjbqyQLpCR9Zx+v0lIwm2PPmkEHKL6zIHlXRMIiV6haNxCRPEJ5SY5K0OqQbq+SLEiR9J09XkpLwSzHHmsADVDc3oP0roiERV6hal0gNvEI5ZIcFUErQtpeJbMg\
Jel79niVlgKzHHvWBDpA8Z0H2bsiEha5Qqp1gYjkMZRLclSCVoV0e5VkQcqk7+zxUloKZjnuWTtoAMV3FaR3RSQs5ApV6wIxk0col6RRCVoR0vZUkgUpSb+zx6u0KJjl2LOmoAGK70WQ3hWRsEgrVK0LxCYeoVyS\
ozJobUjbqyQLpCR9Zx+v0lIwm2PPmkEHKL6zIHlXRMIiV6haNxCRPEJ5SY5K0OqQbq+SLEiR9J09XkpLwSzHHmsADVDc3oP0roiERV6hal0gNvEI5ZIcFUErQtpeJbMgJel79niVlgKzHHvWBDpA8Z0H2bsiEha5\
Qqp1gYjkMZRLclSCVoV0e5VkQcqk7+zxUloKZjnuWTtoAMV3FaR3RSQs5ApV6wIxk0col6RRCVoR0vZUkgUpSb+zx6u0KJjl2LOmoAGK70WQ3hWRsEgrVK0LxCYeoVySozJobUjbqyQLpCR9Zx+v0lIwm2PPmkEH\
KL6zIHlXRMIiV6haNxCRPEJ5SY5K0OqQbq+SLEiR9J09XkpLwSzHHmsADVDc3oP0roiERV6hal0gNvEI5ZIcFUErQtpeJbMgJel79niVlgKzHHvWBDpA8Z0H2bsiEha5Qqp1gYjkMZRLclSCVoV0e5VkQcqk7+zx\
UloKZjnuWTtoAMW3WZ3/pfeJWlzCFarWBTIlipCuTeMSoCKq/akmD1YSbgePVmlRcEuyYU1BAxTfdpHPheRhH8BT74pF1dB1VeEF2BjO0C6T8RXMJaDNrSYXLInHg8dRQan4JdhgRaUR2v8kduMdKd9MYK9QtTeQ\
X7rn0HyOUtCQoW2/0gmGSiwMMI4KSsUXYYelgR4oyMtk+rv9dGNiVrBaHYiSnENZQoxi0NAQtaly1shKwpk/fqW3yCx3/9pDDVpgb0PwroiGRl/pan8gPLsMhZIcpaAhQ9t+pVkiNeknw3iVloKZHHvWAjpA8d0F\
6V0RCRa5QtW6gajkEcpLclSCVoR0e5VkQUrS7uzxKi0LZjn2WANogOJ2H6R3RSQs8gpV6wKxiUcol+SoCFoT0vYqmQUpSd+yx6u0FMzk2LMWkAGK7zlI3hWRsMgVqtYNxCePUFaSoxK0NqTaqyQLUiZ9Z4/X0lIw\
y7HH2kADFLf3IL0rImGRV6haF4hNPEK5JEdF0IqQtlfJLEhJ+p49XqWlwCzHnjWBDlB850H2roiERa6Qal0gInkM5ZIclaBVId1eJVmQMuk7e7yUloJZjnvWDhpA8V0F6V0RCQu5QtW6QMzkEcolaVSCVoS0PZVk\
QUrS7+zxKi0KZjn2rClogOJ7EaR3RSQs0gpV6wKxiUcol+SoDFob0vYqyQIpSd/Zx6u0FMzm2LNm0AGK7yxI3hWRsMgVqtYNRCSPUF6SoxK0OqTbqyQLUiR9Z4+X0lIwy7HHGkADFLf3IL0rImGRV6haF4hNPEK5\
JEdF0IqQtlfJLEhJ+p49XqWlwCzHnjWBDlB8m/n5X/Y+UYsrXCHVukBCohjStTkuAVZ1VdXVkguVid/B42hBqfgS1GCl0gja/4oSytKg6/jguGcwK1BtHohOP6GoREcxqGyItFk5a2RN4swfP6W3aJa739qiBi1w\
xyF4V0RDo690tT8QmrmEQkmOkqABoW2/0lmSmvQzQ7xKS4FZjj1rAh2g+M6D7F0RCYtcIdW6QETyGMolOSpBq0K6vUqyIGXSd/Z4KS0Fsxz3rB00gOK7CtK7IhIWcoWqdYGYySOUS9KoBK0IaXsqyYKUpN/Z41Va\
FMxy7FlT0ADF9yJI74pIWKQVqtYFYhOPUC7JURm0NqTtVZIFUpK+s49XaSmYzbFnzaADFN9ZWPI+8QRFLlB13UBCwQjx1RwvgaoDurlqcsEi8Th4HCkoFV+CDaxQGqG9v7OShxWL1PvEU3R2oar7Aq0OZohXyXgK\
5BDQ5lSTC5bEx8HjqKCo+BJssNLSCO1n/nRMqMVH5+fg9HHeOemvhdagCivARLhCuyzHJ5i2gW5UTW7hSiyGiFMLUOVPROMV1cbd6r8MH5No4eNut0Kmjw9Pec81m12Rao1A6vQOpZI26kEdQtCWSrNAPqlP5viU\
ZoWznPrXKHx44bUIh3dFdFTKylfLAqGJOxRKepQHXRqydpVkAflJv1zjrTSKZ3PoWW/MgYVuLCTeFVETiBWsNg4kZN9QWhKjFjQ7RNusnDWyJHHmj5/SWzTL3W8tUIMWsPcQvCuiodFXutofCM1cQqEkR0nQgNC2\
X+ksSU36mSFepaXALMeeNYEOUHznYdn7xBMUuUCq6wIJBWOIV3O8BKoK6OaqyQXLxOPgcaSgVHwJbrB6aQTtf8VKwFOxqBq6lioYAUqUHVrlNv6DOQSgKdXmAj9xSeA4Kcgqv4Qar2h9fOu3YA/viuWkkPVXgQWg\
CHZolHt8D7Y0YM2qyQX8ibNQ41hBVH8TaLDuzpGtfoxNvCuWFgBrrEIcIGC8obUc4y9YdoA2WT13uCQGho8zBbfqS9zYKlqjtvB3NnhXLCODr7sKPwDFsIRGOceXYAGBbb7auWJNPBkgjgpKhS/BBiuVjtD+56zs\
XbGIClyTKrgAAuEY2uUcP8GqArq5anLBMvE4eBwpKBVfghusXhpB+1+x0rtiERVwTVVwAUyEI7TLafwEqwhoc6rJBUvi4+BxVFBUfAk2WGlphPZ/wUrvikVUoDVVwQWwCI7QLuf4Gaw2oM1VkwssicfBx1FBqfgm\
2GDl0hHa/4xd8s5JFxW4piq4AQTCEdrLOX6CVQd0c9XkgkXicfA4UlAqvgQbWKE0Qnt/ZyVCrFjU3icewqQWvrosEKqgQ6TaxnOgRV2s3DpkAHxCX6xoK4v1txS6LItmZ6+zil1JXRbBTccZyo+KWflqRyBPd4Zi\
CTaKoFpC3WolWSUryTtHfJWiwnMu/WsINmyhXQrYuyIiHn+lq02B9PwzlEpq1ILGDHEblbOI3CSeDONXWoumcumvCegABRYXtHdFpNjsSlX7BrKaZygvoVEK6hDS7VWSBSlJu7PHq7QsmOXYYw2gAYrbfZDeFZGw\
yCtUrQvEJh6hXJKjImhNSNurZBakJH3LHq/SUjCTY89aQAYovucgeVdEwiJXqFo3EJ88QllJjkrQ2pBqr5IsSJn0nT1eS0vBLMceawMNUNzeg/SuiIRFXqFqXSA28QjlkhwVQStC2l4lsyAl6Xv2eJWWArMce9YE\
OkDxnQfZuyISFrlCqnWBiOQxlEtyVIJWhXR7lWRByqTv7PFSWgpmOe5ZO2gAxXcVpHdFJCzkClXrAjGTRyiXpFEJWhHS9lSSBSlJv7PHq7QomOXYs6agAYrvRZDeFZGwSCtUrQvEJh6hXJKjMmhtSNurJAukJH1n\
H6/SUjCbY8+aQQcovrMgeVdEwiJXqFo3EJE8QnlJjkrQ6pBur5IsSJH0nT1eSkvBLMceawANUNzeg/SuiIRFXqFqXSA28QjlkhwVQStC2l4lsyAl6Xv2eJWWArMce9YEOkDxnYdl7xNPUOQCqa4LJBSMIV7N8RKo\
KqCbqyYXLBOPg8eRglLxJbjB6qURtP8VKwFPxaJq6FqqYAQoUXZoldv4D+YQgKZUmwv8xCWB46Qgq/wSaryi9fGt34I9vCuWk0LWXwUWgCLYoVHu8T3Y0oA1qyYX8CfOQo1jBVH9TaDBujtHtvoxNvGuWFoArLEK\
cYCA8YbWcoy/YNkB2mT13OGSGBg+zhTcqi9xY6tojdrC39nB+0Q9tvhKV/sDURlJSNTmOAkQEN3+q50nqwk7A0SrtBS4JdmwJtABiu88SISnIlI2uyKqNQIJ6T2USnrUgzqFYFuVZoH8pJ7M8VGaC2c57V9z+HCF\
VxUO74roqKiVr5YFQiZ3KJS0UQ66IGTtVJIF8pP+csVbaSie5dCzXjEDC92KkLwroiYQVrDaGEjNfEOpJEZt0NwQtVk5a8hK4sw/fqW3aDZ3/1qjDlpgm9n5P/A+UY8tXulq/0BAJgmJtTlOAYKju/9q82RVwk6A\
aCktBbckG6wBNEBx2+75XEjve8CEkKTST6yQOPqCIQEj7ug+Gfixc9t7zcgaO/zEihPeFUsLgDVWIQ7QMN7QWo7xFyw7QJusnjtcEgPDx5mCW/UlbmwVrVFb+Ds7eJ+oxxZf6Wp/ICojCYnaHCcBAqLbf7XzZDVh\
Z4BolZYCtyQb1gQ6QPGdB4nwVETKZldEtUYgIb2HUkmPelCnEGyr0iyQn9STOT5Kc+Esp/1rDh+u8KrCDu8l9pOC1l8FFiBZS+zQSR+9g/VBF1dSnTIAmrA3djSU6bpbSt2WRbK7r1mFAJfFTeKTrG+mus9h17vu\
d056CwBrrEIMkGO8oVWO8SdYVnRxJeskA6AJv2NHQ5nWvaXUbVkku/uaZXcFgLK4SXx2LLCb2fXuvSvGJgx3seoYSKytNkOEMXIBUEWpz+p5y1YCZnjRK71Ft8mb1xo16AL7D6G7Ipo0eqVhtXsgqzxnaPMHTYG4\
H+5+n8sWEgkwuTVvjCvPgi2mxhu3NTQPP+ax//tf9eeiVqDaFciSvKFcIo0iqGbEjaSFb65BSGbIFIPLs3Cbbrv1uzdWeWUYgnfX+9NCa6jCGmAg3NAuS+MTrNlxsmnNNesAEjgijcayrL1Orduy1bv3PD/CyZpi\
Z8UCkIUXm7fuH3iYk24seE48RbMLsrpGoKiih1i1x3uge/tp7VrTbAFLcIkUXWVf/5ZCl+XW7Ox1AkziXdHbASziKsdATcMVYtUYb4EZ26e1a52yBSzBJVJ0lX29Wwpdlkmzs9eJY5J3RW8HcBGrHAN1DXeIVWO8\
BWZsn9audcoWsASvSNFV9upvKXS5HM3OXieWSd4VvR2ARaxyDFQ1uCFWjfE2MKN9WrvWKVvAErgiRVfZq7+l0MVyNDt7NSkmeVf0dgAXscoxUNXghlg1xpvAjPZprbWmbAGb4IoUXWWv/pZCl8vR7Oz1lJjkXdHb\
AVzEKsdAVYMbYtUYbwIz2qe115qyBUyCK1J0Kfv6WwpdLFuzs9cTZiTvE3UbgitYbQxUZbQhVRvjJiCjfHP2Kiu71CS2AsUpBV/9JdDAujsjW/1hphgoeUkCEdwAHuXoZxN+qNTKV8sGQpI7FJb0KAddimiTtPDN\
NQjJDJnGYHkWbqVrt363jSuvowo3WAKCRBG9AQlYL0s3v4qQ0IIPjl9FnJM+YOpPGjIU5Y/uYC1AASNxTwb8yBX0wmgv7jGHDMWTd8WycvSaqnADTDxnaJRzfAkOa5/WrmXKFvAkKxIivop/8S5Fm+v1bFjV2qnz\
/+Sdk94C4BqrEANUDG9olWP8Cc5on9Zaa8oW8EkqEiK+il/xLkWb6/FsWDX1WkRcsVKY95OGDEX4oztYC1DASNyTBT9+BW0h2ov2mCFDkTpXcjgLVCoAJBGsqKwJV/pXmJiZmFoMXFwFBV4M7wUPYIgRYmRmr2hq\
bG4McHAFcgx0dAV2eAx6DNYOfH6AgoSGhYiK0IyOrZCS9iMGPwZ6gYKfnFwL+EfIEfHy+9XW5QXzBSoS93ML+ZSWp6gRBhIqK7QKDPsLOzxI0QW1mJoZGx/lBfMFSxIgDQsrJQ9L5g7PTLcR1hC7EbcPY3CpC80P\
9wtgXKoOAq0Orgo9qaXpD+OLk3cRoecNMlSpqq5RFGpzC7cXD7wNvb4N7fKLk50RV2G+nBopBpmiv14NoXR4sQshDyLlBfMF0RJlZ5VcUpa+1w7hDiiK2Q6/danuzmuxK/LVE2VnErSeDE9I1g6LkwtGwqGxD1xd\
sUS2gdyoUd4HoZkyxpAEI0SzagxCIRKhGISAQjACBCFACBAChKAhUBAEQRCEIGEIEIbhGCf9BJDDWvzEYfeUFmAZSpTCrXM4bMjaNhwkepkFaF28pcMllnEYWGNDHof/St6GNVSCwzMUvcOFmeUUk0+hBirtocOM\
sAEQHKaSOUBFchV6Hd46D4d5ax+Hv1EPDrfSfh1O4nLIc1hDZRzeAwg3DCw+h7lNV4fZfh8bRrjLhnHBZA6XCNnhA8IXs5xou3T4q0UxyK1sv/sGbfXDBHwNBMu/CUB6/pQC24YVKcyeS4V2uFavaGs9DkMNJIct\
ikjD5/DYYcUPh6VrCvAmYUnYSpM4vJBJKiuxzTh8BMiJS4Gjw3QJiYZVZQ1gKdwcloCVw20AHin8KykaNmSIHVYk3LDrsDRMl1BuvdIlmzfMtFgImG+e1NvNTgybghkfNKpWYI/kpIDjsOLHYW5zUmuQCLNVrRZF\
4WRNaRhY4Q5zsrrh/Mo7QIQ7rUJFksMlQgPkZEcK7edWw6Zdmlk4qtZHHAaWD6BSOHSYHIzDng1zsi/AiSqFMrORqJ+L2U3KTwUIvlMUTDVsP1IaJhAoNVziTodvEtFh+zEbtmzY9S2zRTcquibSj1uJtwfd2PHQ\
kR8Oc7KxNYn7snyfWZ+tM5R5xWp1vVyB3mrI2FsYZurYDrBbwS4FZQMZbgwXjVmfUKN0qQa6n1Jgh0oth4/FJO8ZRP7Pihxk59wmDR8EbcPAgh2adVjx5jDFhvtVsKFhrRrqWbtW1w/bdWhxOLNh6RrXmsRa42rJ\
jumg25IX/ql8gJTrOYGwBAW/YXwnaGBWi6TebnZi2BTM+ECNwKIaaP6RCtahOGyplRMp42rJNnxm20QayE7G2hn4mUp5dCvA2rAiea2cgLhb5+vwRL1aXXeaAzSWnMqH0uV0MokN0w4fh+YQpVbF59qkUyrxreGn\
dQQZdvq5dMROu3miQEm88R/CdwSjHhIZQQrEKPx0swXiRFG447YJov2QwnH4wmFFEkrhOLxt8zNoQloNLImRWzeXaSyFZjMpM5CvRyG5HWxf2vrc0yAfPfILlKucD0yp2CvEfS6VoK08l6gdo6Ux8uZpJVhIiT5o\
LXRF6KUb1aaxFprNUqZAvh6l5DvYfmnrc6dBPrrIL1FuOReYpHJviNtcSoK3ei5Qc6xWY8Cbp9VgmRJ90LXYASwUKiQcSrnRQOSkFOJlLoUnmn1P8wZ2IhL6FcmYcCePvtJSPyL6F8hY7Fd9mJMYmXq+kbdtqjyt\
pmOYcbP/FBPI6oGX6a57LQ0/0xTNRxf5BeUq5wLTVPYKcZtLTXArzwVqj2lpDHnztAoWU6IPuhY/ZOvmMO6s9dOCn6igbQ04uCHT1xHVlnFER0NEaSGr6Ds5KR+8yn2vdbp4sCFTExHV5oCIjg8KBoW0IKb4RJ4u\
BLy0AcqknWIvELinDfyvG6CtMIQgsJgrr6q8clXR2UBM76OMMpBMfeIrbUmICG3Jld3dO6WUUgoyBhIGHgYwXex3IYuMPztWUftnOULrSRImS5j46zSpRo44LdtUIhw/6rxwOkzCZHmXg7S1dSklyQiNtAJZFlKP\
ZjSZgCUUYoweiSrg9tQJ8fA7seUTIhlDFtUKXxoZea/jJIQARp8glfqlIZDmUHhDjWxEPY6brztNDx04bJAQAUJWuzKUvWj2SG7ugU54FGUGcoGcS8Qksh4KhsN8RKDnIDKDec/R0Z2xipUiQLAf2zDcGqTSOUUf\
SctJaVE+gaJKYmpKXx3Iwfs40A38ob3hj0m2rJhVkOvIgWQ76mPm/IW078cu9AV1wB8ozhQ2j5jltBtGoQvCTnzrQDZlGkAxipQ/EWqOKO93CTO+Q2ooZBN6T2RMOvVwwDjwD7gOFUTUW/b2okXLfzQ2fuo7RmUi\
Zba5kMvE+YbGKp966kkvdTtR08IZKj6hKZGSH6U/YE7S6AVWiy4b8v2JWk8p0AFZEZn5TDRIjoHpgwe8u5cU3JVQpEA5sjGfJDLLqBfUbpVd/Pk71snqKJGaQEFDheDeZk6LZTNiJX06ZtoUvqyMnX245ojo0/oE\
GTNWGQiUMR5glZcKb/OKHj+Mz7Ci6S7IKwfy1AJUtskni9FrSBtkJluEl5BGykQ0KR+XHsg5dB8/4GPJOGz4LXPTJK3jGOqNds5NsSpGSo0YRQfhmyQbSdkSrZ7JRzCUBi4LaDjOgpRLeU4FOjI/ev5VvnN3djg5\
1NmqkW3sHHYmo4jn6pC8z4FQARdSSOmFL+dOvzGaHDGUy5sDCjsANOB4EKP6mIb2nA7Q5XgDuVDKJi7CZIBeAiAQBVEwbICAnieEGAFCqKCaU0bBHLnKVpwbU7Fnr3PyOw/aIgMRxALJ2zv5D/lQmigng9EHOgwF\
Xn9aE4oV8wkaEFh0S0OIE0MZLcfZobEUePHFn8HyXzndKsQThyo8s5ccW+28KL/JmaVlIVjhBq9v8glyHbl0sW/vyXQtfnRB8H7z7IfCOCZcfkowoDBIiCekPyfLYtOTyCS5ggn2iZkL1smfDI5ktLnR21ypYjRW\
hFTqerYBEiqWXH5LBvUQaGtNLCiyY2lDh95VBK/Ood2EKTgSuaruR/gUVergV5lHiz3Yn+g9XR6pYOwvs+BTCUifYfdCmvAGFR+IlBH5OYtcdngpn+XnoWSodAGgF9SUz0j9tUWEQCN8Njq0j/whaYVAX+IS/eKq\
ZRlZMSPycvqpyDwlack9/qNdyMJ57IzfOn50muhTHMC5yLyke2qXh3Z4ZGI693hEEG4kvPlh0JuqxXHYLmkIHe/OjKIleTIFHz3ANJ8hZO3SqLArYeMF5B3bj5/yACEU+EmUWH8erCdB49l8o02w/7CG9CCXzDGi\
lMOkh/LiV0xum9IZChWDZ0yqamUGerQP6UA0rh1tEHzUYY8HRXUne40POxqioOIg6GLbSN/5WGI+HZhrtGE2IDZRI0Y3DWQkRyUHlZlAAi3Iz5yICZzkZ+l+7R+sVwjaVe76SJ8VY/c0NeLI2VJGTJich2WHDilW\
BM86aHjcqdPljBnADEILDl/oxq7y5ozrPejg4UJmDBh0f8ghdmIOP2iLWmpfOcPHxWdYOdiQo9GXqlPIeBCZTU5NbdL0ixZfJ3BuH4nrcFle5ck0QqzYelhBiIdtdOzkEXXMNIrpGD4k7T49a5Z+99rlEOPgcimq\
O1njw46GoOIg6GJ752OJ+QJzjTbMBsQmavTGYXRDooGMUcnBTCCBID9zIiUFJkl+Fr/2D14huOr9SJ+1vwDIPkCg5rqPjK/gsZehj+xVFLEh7wAXkRcgSpy0CX3I4Nq5di0qeIoZ2Aw8pUX14F+oo/tyfwKcm4Qv\
IcKDPyE5OAUzbiGbepYURWUwlhLTyMgaNXLUkr1TvoPPYAEdnlSIlr7ZT3AgcyT871F5C/IgK6Bu2ID8YgPAPoDv9bm0fvyVyH/87Wfd3Ny+ypr66Df73z/LguWKFasKlSlSiawoUI1sJ3ZTpkuJi4qJhNhJiJBY\
R2yjRYoIITJE6L0Br7lxd9Q0qyj2j1eRnl6PXPLsxrGCAAGyhX76sHvYPJnvDnuHrcPWaTVHDhw3bOAaNg17hi3DsoCnOGVa/Hu3GCmCmGK9cQIp6IiPMVnNWBcTEGBray03jGp3MCYKNO1lpIJxMaiGniwvl3uJ\
KyntKbWVhbKpUNx/qm+VYIy5q06oHRdgcdEmmYktjzEHJOMKIbOHtNgsSGQyK0qoSIHiBN+eib1vcBok0i6W23G01TYLV7FaoVJDrX0mrNrTRW2VZ7187l/66Q3Em1FuUDVWhDOACFWlZNZIqJq4lGs3ehxztulE\
QhCx3t74nWJ3wFM12I2J3nkdWIs/0X7UQzJ6n0r2tb1mjUkAvWNJVQwF6scIXHI4i9ZVFeUoPfxUAveURIgIC2lCelAgQJqQghQj6MaboOFA8UP7u8b/CjyvIeJhf6nROfDQH21IC+KL5uAsWSypNGjgMx1tKQCW\
OmpW2urH5UTloZQOwFroK2+prkxDH+oUBpqP/+HjT6MPlXmUyju2HZ/3qt1j1BUrucnelnLfwKROHCwuB8MFxrzJggUlSs66ErnWxu2261KtbYqDe8um29oDtVBpaFNS8VJ/FLzBBNfelnIRtE/SaabEhagiMiR2\
lbuYeRdLv8KT07Dis2pR60mSIkHCE6a1SvGXMbtIeqqH/mFRVMLmoTbKWZsbyYjyzGnN2Zy5QIFZmd3X7Jz3flV1KsUOU5+HS3MdrMeBw7j4xs1cDrABgioWppk4cN64adPXYQcmqGuR8wg2anSk6XAUoCNHxuM3\
LIhwYQND3QsYucYZGg5AcEFLGoAIodnQvGWPV+XYZ4Iltdh60dLOg3kZMtcccpuqn2DkcxdOnTelvUn0jEMPCYM3bcKIoX5SHNLGlufcdrZvlJkxQ8kVu3Bw3dhcSUbGl5eft5NyMwybCSwAijCMW85FMj6GJopC\
JXMQhL6cAXdpVtXWq5rG5Ufr/FojoIrFqZ2JUDQ4CSmaWkAP2x4ond5pqS+A0aREJsPibYEcxCOVTurghDMLpXXnmynIRbLqWe7lUS8o7UOvqRZi+p2KxqjwlnJjGlPMI5WOWSitO99MQS4SPahXYxKuaZrBD4Ix\
Rcl8kFDM5Ru4f0dod80wFbSB2rSEb0ScSbYLNVrV1qAffR9wttsRk+30ooQFPD34L93LTX2Y73ovqYMTLmVDy05DKUsFReADlO+iej4sFl2FFd+nlWSguQyAby8WcQ/ZCNqf48x1n/OtlLHlWK5PpCvj0gdtSuu5\
5diGxch4d1t+rS4G9fQOomG9gO670V60lF3X515ZcCAdT6pQgY6uI+ewgNu7Pn6Oa2ctQY4Vz1JaJdVeL6lSSgkt7IS24OSEQ9+4ww7ylfR5Ev4tr5f3R6a0RXG4gFqIlchUshIqdHWG5Tv1nIZ+EdtFDx0Byo/J\
YV20yP+ZlToRN3JpCRKnAkQ4g5FOR4CsBQ8oXuMcS4dMS2hYFTuQgQg0xMkA0I91ubdK6pNFeS55EQqiDzknqYw8GxbCqcHc+lNYtbpTbJNH5AUDCg3K3+Ps8jcYJgFdvzLaKrviRML+DJ5S++g84g3VzvjfsEDi\
vA6QAiQe0kToNZF5QRoQIwXarvKLTJ8MnPeGCvmkp4MVcVIwnuUBPkoUm7jkyMY+iteE4qAYERXar7KKG2v0WNY/6CMyrZXiZReRV6HsdMPEMKwOHF4lm1VucdJ9O57DOWcqWhBrUVq2KTBry3oCv/eF1cZXYBEd\
MrSykVoV2RB5HYMUdApiYFJQMKGMc5737Cs5pygEiWxrB4DSD3HOsBIQysEdazy99163ukBvs08ZmioF6FzOmpUZcVCfChMgIvSUM6feNY2RSnAoBwIzpoFB/BAgE7bDYuoF6nuPKOyAxAJV8aM1rO0pw3NnzAt+\
rWF/+AsRCjwAQ7kRJ9x2GkH+MEcLAy+gD5+vnLF4Km1+3j9hkkWxg1LmZIwIOwfIV1eUCNGh3c8FK8y4NDWqR37RgMKvlXpSSdg0yy28fOYcEZO6e/QIBSFNoudI8ZT4yXtgZ0pgtiXpJVethbgMWIo1gtqTljT5\
+8Kg7kW7JivLio/bRz6MOS09FEoR2z4VjYA0WNOnw9fiLdHcFTY7977EThvUZIiag6wQVt8kNwY9cIO2RuzJVcDbVTc65IcvlHdwKcrdqpm8AxbUNedG/pkdMsqXeJzNh6RJ1ge0qQtgYqWX5okc4XgW7KHaRk27\
8rook2QjNPLpKGS78VCOYiyNFkcPPoiZIdZREL9bBMX1NzwYJcc/gI5zfhT/5Gyhp7cdXaiDja6iOscNheTt84d03gGsgjzuCG9DU+FqS6SiedTCuSDd445JODQQrqAy8BfHCK4orUGJP/J+97iIrcRupCkvK4qZ\
w+2YxfvghwS2uwmN0+5ZOxQ6ApPJ6bgES0lVI2Ht7UrRgEGKfOaC0lPQDMsvH7us2kPcjotKm8gIZx+QP8f/+B0bnUxp9wTxfUioLJE2speKrpbSC8HOdXAsdBPguYCqStXlI+hFPrZ0KPCDRsUW9a5CblnCfTfu\
CsFEXcd0K0k7/9C6Tq97hhhO9cRso15KHkorLnt8lxkqWZpwdPHBi6IKsGOIvwUejN8IYuAUXVyjGZXWGlXRuSTdc9/a7Oykc4QTW3O4I527Q6R6Egvoq8vNoKJROSNA0A8+MKoUn5EupRjaTL0bxnK5S8+8wPpZ\
G8AxMWKuOAv5UD5P3X+jZDHpJ3OlEBdAwVhCbl4Mtzrg6ltdS9kiF8m0euuwxSREkh6Vu+swIADsBmmBwPqZaMCI9VGhbqiZ/6Rjk8NGjv4hEW2IRb7lQ/IbksdBbwTaR0eOBwU0kRcuysSOTMwOcto4cuYZQ0SX\
GEuQIBC3pTy9MRI/JXSD2aXUVwSnPXNc8qoY+KuOgqfipo5K3tQ8YUb5kn6kVejgUZW7Z8r45CmJxtH8Tl9TKn/qzeN4fJkurq1W62jKr0Hn9j6hWJI2b3sMbANocglzLPXCOWmboBReDyA8MFGSpEXixF2h5Ydd\
2BEjyv3bPpO6n2MXVQToteSXeNKRVZJMkDSd9w5v5lfQf/zgdsI1z5I0tXfAQL74bvyU9mJgtUsOY1R7/Aiq/Y2dcmyB9ACzcLmwb3ihWEcCbA1tgK8fMGTi2FrlieCdWTxCTazpPkaWCVfwif6LLLPEkn0vmLF2\
SK2c0sFitg4i2AZHSizeHteyID3ijlgMew5yGL834p0AK2HP9irs9U/XfrEMTpZvWsBesMGiaOmwa/4PLMdEiwOBySLw0YKsaa7OgIt2rO3LWvPEQVjbbycFQ3pLI7kAurV+DFzbxubqC9cS4iK0ZfIYafihdPdp\
LWCkvufoK/pDGziqfNiqYKHVJtaG+wWIGBzRcmxCHLa2I2gtW1ejdoyCLm7DU3EHn+gakB1gvi5dall2h0lMRK/hhOKuVaZiG/DiyiFv6whs7yy4sM9lZRUkHpjHqbIg64GtE6dhgu+6BfPG8pywuZ9/IqzuL9J5\
kXZguKvFWWnY4F0R4hIXy6gFpC+GYWEAa8n1bAI1lpWpYKz/Ah/H8Y/YrCYB7Ko2itLMCoiqSVtUNBXKRlAUdAvCA0PVVB700aPruOU+GZD9qC9YcBW5z+npzJT3pB/WQvVSg1fwyCDQG1d1keBNag/HXK5G1VOj\
lNHP0VdutsJ0aU1ExgR0/tnxxEXgY91ZEhePtFrNvB55kh+tIRG0Yx8OGnuFkP1uyR64gZwzgVArbCH6eGa6NEjPDVQ5zQANZcaIWmvQnKSfIeQHqsGO7jthOUX4Qzyxm+o+A/YUDDFKZnyHNIWeU+YXqp8FbEJ5\
Jc0KWpUyrhU3DkIXG8iWUxlbAL/F6j8UNflJgJXRerNa9J8dexem0Wi+5DJnwJgpQ2aMGDGAOoz+AoYHYXPhwVYry2zSzNAcNGBwdrZAQZlZAeVOphkNUn2PbvvZNd3qd4CnVL7pwQNuK6UTxsiV5c7KwDVYCAJK\
rWQ6StcEnYHuoGK5HURSKFIJCHWazgwML99xM9mOj9ESwPC/HJstgObRbu6pMG2nNc9ooS41pXwbUkwwj3TvmzLRac+XnJ7gIhOqqDJpTams+PzBW0TfWiBKzzKZkjY1Z0QJEPAtY7SaH90YPkqLypTHhNIE6lOj\
p06cNmXSmlQvWldcCpLYrHypiAHyWhVNkPIDKl5c3pVQxSGrZkX8ZVgzK9ZG6ClVi/tBxSTp72/toqb+uQvUV/otk6XhZ/LK+bybsridihp/8icJNplGFVk7kaK1lKx1Ew3ox8qJbsIqin6ioWgtxUnmBEfSF+i8\
pdzYMRegdquXBuIFDcAtbQ3xBvgEZF19DlpVvqMHbLdXwLolPmvnXitxndPH+6WDr1ltwAu44hnmNfLBHGG1kbWGLpL89F7aCIisqPSVGuslTePc0SUI2me3dCrW0dju4HI06RmZ5V1IrZ7CfDzLNf1IaeffYb/M\
F/vHyhWjD0Y/Y70eZLt+YaZYtah+j1hLLetgQDAnrH+g6J4GJ2Oe5xcx6ye1CMeS+Zfzz8CGYwl8VWJhX8lSwQABYH2DlgArWAIWPqZiL73pW13AOwlLo1AqD3mnWIFHs3wvt9hU30g+q6uL8XuinewgPFMGdWmF\
buIucg2DGAGD7VQ9eIjQO7QODP3CGmJNckMeJ1amUN5DfNEFky5VHsUVve8TrcTP8UDOxpTLmpZ5mULcx5zQDfAw/+gVxXUAcCsd843Vks3O8KeW69i61dN8x03NT+VlVdB+S/3LTluMzvZ11Tq3PMVqYBGnma6+\
ee24G9NEP2Mlkc72K5jpG6fgKceEYD7QK+K0WcXcsDOm+mZYK5xwzjJ/UKvQW8JcDVgJrG/iGFXhk8y6gMfqBeAynWKFO0ss71IJnm62i9/bnIEnm/Vuo1LjsLTeiH7UItJMNAe/iFkGKeNcYzZw0cRwTOm8MXGI\
lV3JnGLynTJrmK+GdcTgDzDPYGQbYwWjg6B01iorlQ5KVoCzlQWgKtTaivWiMgWKXxMmS04lS+icoMIPpNvIESJF2FzPlUa0lko2iaVbObJugx8uEA9mcVnweNe3eTwEmC9c2C2w4vtmYa94SetVZkzhVNoirKnN\
rXF49ITjDTQG8oyeAAa3jHA8EVdxz3TpXI4IiAwhKyAkiAoYYAXQ4+RhgEzDEfYxvmrQ9ZPzFDjVTSURgdyhMThA4y/o6BdTIEJ4CIgJAPvy6jK1uifN+RD4Ayny1iCBupCj234zRVU3HTKezQCDl+NnfGgm4Bxf\
qUrldYfPMb+8ctWq9bJKDFcW8w9e86x9vqiOU9L9QWUNUrRGlzAcSDq2hr9aqBMSVhE1awV9xEcVOI1/hAaa18mEX2GShBPYRskm7Um1Eloqgf6nS3QvqyCPY+Ot4DhSi4SMB3MSEUaI0Gp5iZOSiV4icLSLjD8S\
RLQPUiJBrwCOGi3qjOw8vPF4HThsyIDhqx2VG3mNOXKpYmZ8LTNaqIJ8hSqHH990L6+khqworoOcNKTEAOSqVuWA+KAvdF2pcUxZrsqG7y3p2EAC7t5HOU4ZmgQHyqwGVgEr4Hq2fq1f1q5eopOA0U4cTnJaAFfR\
ks0FkDdIRgPwSu2TmicDHRMpJekcIhDgN8MbsI1MH0C8YA6wHafCMWAIcK1S2K14jcLCSCjsy7Z+7Od70jufi4vBclkFgUAyAe2in+xLBp2ckS+ansOsK60nFJn1Bg4jN6WQn4xr0ZiAKJVs+HbiQP1wGNDa864m\
QIjE+NHCgw8sU3qsRcZeP3t69PSFtRVyzmPWWjr2EF/MO4NF/IAyVgYdlqifTtch9AGJQID4XUQn0RTpxw+dzPFC76UEKI8+1/BDI/+DIlEDzLYTiT6yD+qx9dY8WHlJwxu9hJ/LGJoeNk8fK0dO8G4iUXHH69Gb\
fg32RxLMO8i19H4NxfX7flqw7fVVZz/oLiC99eGnYaO8WLYatiRa60Zedmp5WZgJ3vMGL4V8+6JWOXtpEt7CXGpPQdjmTZJ2nH9qEdQoY/a+3Mt55zNFdmKkNe09WxNrhZ8Fi4mSzqfdMootgYjGxP24pzde8frK\
35xt8tY6YSrFiPTSGCb03kkJCUsCW6aGKxR94J0Ah8CAcKkHu2L1h1isf+k7DRbqVqBhGgxs8Ffi83Yw+QwgjD8I0ztJ8hQFsI0GVZFcArbkRsrkcQV8AZeuMAC4jnH/S8s0zaOZRwX3OS5qDtpOb9AaAgxqCsck\
Gwh7OaJYg2tb04KgH6w4rRzPPPEEKmApYqWEcuykRrml1nQJbisVDoUJXE7TOQ45dQgSA+iS0dIRcLMXWjzmW24eRqcJvl0nyiSmlRqweJjZqIQoW/4AA3kaCEVJCSGr4iAAdKQhAQBBAQCAA0BiEzICwACgDQCI\
AAIAAAAQABlgPIJ1U1nDzZQcSc9P4KAH+OtZKSeGudkLs9HrLJze3nTa4TgWtM8oNmypytMk1+7//RBTuLHOW91+LcVmc8iofXW1biCWQvlkpcl6KS9VmSN+OjxefpkpXDUpR/+HM+cio9taZv5ep0cPcfOjy3Uy\
zYfwgAUt1JULZKuec7o5ZpIUUeqV3X/Ux8FB90aJ+YB9kDLVZU+BVaHNqYlvfD5rDgSA4/0AYZ8XBloaIP1tNeXJ6E/E0euvF5sfGbls4HidpFuPenmclgbsvJUvD9SX7n550uS2NEqA45QITXzgCDbjQYrJ5Hcm\
eU1b4pqPHw8xU5NRCUUGZFhnCTGHJZ3uIAQqlYdVGH0ALcDWccYbLWSRTpkY8ZQR1ijeeWnA47e4/MHs8czTBsTO45hKMuPdWicZeLJFKdoSOHLmPth3eMMdjTWGkDkiHtZ5gZnZUL1/T+JSn79sDbsfFC+nP2K+\
acDp7etFmSWBDzKES9Iyf/ETFJ3ifruT7VYghLrtnQBMUJbRXBm5oOrEH9fdUtrjBxHG4HQhBgC2z8jKVdz5YRXImDuC2DGXDWcXWC+IgcxyKIfg+2IeIYsY/XEHGy3wEJWBpeYQmw/JyQGbY8QOHpqTPSedv0mT\
v9XvHaVp7hZirQWPWp+AJNVYM+kuKTsSVdOehPFKwItlfaUM2iSVzYEEXoOdO30yQAQPG8gQW5g0rnH8CUmEBiRuRNLUz00NN7yMTq+J4UjiBL4LxbVZ5AGdO2MjsF/lI4FCbMIENtEW0cXOC5vGdv/v9DGaOb8z\
gKQZwR4DTBmxYZnkdEyXV3AFZeIYypBEcO6qOI1WiDSur9r6LVpIJRYNU9p18BPGDTR8nyidfvDNCjeJaCJ6tKQD+fsjHoCdSBwEebPEXU613IiejHzW4GV1BCI4mabDwNjmYmNXOmAmXuvY8co3k6qpn12s+4am\
dI7rOjg4eII/NmyidcSeM3H+Vki7NHZSEAvFpum+b8v38vdi+HyBhT0vOQOlpzblZC9YFTQ7Fw3v6G0HKAxo76J6IZ/ojq9BlogsHCh/xkkNjNKZnjbfxcy/fyq0RON6HB9E/TxsktRNmZuRc933gU0xXOCJPCXO\
kEYoZqkNe7qDv1YjiRJANmDaIJ5pZp0aCYyKJvKQ5famF4rBteGubDYdjAcB8mmamXwCJ/iGiFtKrLVAdzfK77K0v93VG37RjNVisrC7SFMQmPemuXX6LOOT02Amf1nFu1rB13ee/xOfVOArgCmz66PVO/hGuqXj\
7hGty3mrkxWhxpbrVW10zpD0eJ/rJNn6Ab6uiIiPJzy58EjR2jgQYeLIQZ+oE3FIoW8MnQZNt4uVOaoJTitdLYY+ZTL6ffZf2nInAS26nXDNTnPbGrfA9A4cZcviswcBPDls/B1tqXO0VmuEJI8kB/pMB/mskKs8\
7Gx2ajjpHFWMydGR4TBgzY1WGB3Tx9VpeLkFk80v/q87lIa38Gh5wI0W3GHk5QgtR6CleRyOnWRhh2QZseJJzNbR0zhABiFWC3e9UpvFBld/4ICXKXIMpWhJnKgk1J3LV1lAPiVmefCuIZu7f7/AdsmiXXK0kdEo\
tJEq944H6iTmOHAjwnuW0bErAX4kCxlIcFvsuEZgzsPP2QefyQF2JtuSzQsw1TYwxK+FRDxsfi3bUG6Mp3EB3Cu3E0ZiJ5gY1oA6eB9S9E7ZYeR69oaUrbWwBCJgOA2M/XeS7jusQnQD6i072gNmcentJh6LBBu3\
Vu+U3hYxt0wSw0wyfO4ZZyUdHOoIXzXlm9U7MnViidVld6LIVvEFCl+I+4yWmd2R1oBu97LT1Fy/rpqeszcYld9GETCesH3P2b+/bHNtSkH9jDA42TDFp/WYTfghxBzrfbVtOIns375lK5rJgIJ+6VD/nkz+JY0J\
MqanfxKrqKTpOaomC7ghynxFg2b6C7+8uqs9P2DP8FTlyQK7hrxNLWVeyXGnp1h+ZCSAk2P1bjoFIyeG3BzRXZe60jK0WouNd/7dOyN7LQDe8WwWTQysr4boKbrtb81f17tI681U2ogv1bi33piJRtWQcrLWLKYj\
nUjrZscmwrY+393DsneZdKG5vgnEY9cZjxWRQbw0k/RD1O3KYC6LxR9bwvPpYv0d1gDr30+Irjv8bSxtZY5UH51hnkt2Q8GUcRjQVvPNCgk1q7EiBVubQ6zapyWKD/XMmH3UBuAZnUueD+dRH7QKSvlt+mwrEgUF\
CfTIzbI6TX3npcYj/K9ArTgE1V1n7/kJcF6P2jERSdcdvt/AzuYJONluZy3vZN1hafYQ+WnR7xxXmE6fvHbchwO3vlGNrmrxyTI/ZVJM+ZsHcrCXp0VWhi3XG12Bj0yJWU2jcnLQyXwd7uNvBr61LQlecK26xeqg\
Mfh43WWLZGW2OwcK/MRQtiuUnztI9JlzjuJi/K9lEjeCb5axCVL+ydc6evDZu/msMbkkJKHzhRN/vrSviARaNIu23ruC2htDbxoekeMPhsLH7gafzwFX72gA3gKi/L2o9QIOFwYpro/cIYfuqKChm3jaXZZoHF6o\
YWiI9Lqx7kJrgzAn4nOdbyZyGLctlA+nARsP8N1clFJi/cwYLDkU/QFjVIQCk2kODPi8yEe1HFH4igf1IGx2y4WnNb8QIUawIuJLx/xv6wSb11kXtd14jSHT9ENVco2sHuVi23RgYb1tKwO0s3h94RHBaDptUSyy\
FxdB5MbZ7LkenCo6925lCF0wti6rOK9ki12JgOwZ03XNbbBhi2nfzp4d98zz98jNCe0aG1K+bvCyJlufI4zTcBaxIes09+OM6QZIiSpn+VroMPXT1WKsGIqrNbbJ1tRzq3yE4gF7xNF6vi/QmvY8eoTagf2MJGyt\
uTIszd1wh7MTOKEQF6LIRbHPRTcoPmWGx01yD/C9nn0cyn1SN3lDr9g+kM3mxgYIUg1mp3WNug5ZGZrsEJRrGU562zyIvGfZfc/ZsH29dEizCvftSdikaDEaFWZfmaKMFXh3Vbx6G2hXOiDYkVR0GKccGp+ep2OH\
yjdgDLMhnB/aCOiQ7Z6Nk9xRSaZaFxdenTwujpdGRcxg3ps7odHyDsDwgDlqfXr/sCTEj0/mMHzoKgbKJ6yEoamHp8w5/kCjleAoOxDmclp8k46oC1oKss21uXO9q407Y8TK7t3hhozVkiddG1pKjL74APvthoFf\
ejMOMnn5djjuSwYJfcZ1NJoYx1EOYLr3H41XSeoMzytxLPgM8bGR8xDdwzn0lCQ1Fxshntn6JxWsBwBDH2Ob8Sc2BJbRaEQ/xuCRhfLfN5+aIQRle19s3NCVZhyzc2Y44XUMuOOB0912Kp7pVtiHD7JeuD/GhpLO\
Epi8RJnPJyGlhaB2PofKtUxtXL+yQBuM0J/VdaAlHbwhe9WdWD/yec4ogd6q99QrgaIvegwQ2xa6mdrXhVPngg/TcONpuEn6A82uHpZwaiYB0JTMr3rNtKOGbrIiDgZL+rOKF4zJQRgFEmfNeUmYJsGj1aI//6zg\
2/AygzFluKNcCsdfQ48BNaRjJOHOWoTadGLpvN7y1EKK3Icg9gfzbeeNeufMfr5pYMo4V+4NxmkyR2EgT9m+YAttJDNFaNkwvTf1wzzLGfJO2YIFO1Z23cd9ZBGyj77F/yTBqzVWnOHHMzvNq9lidcysnZcx+MfA\
+LV5zhKyuuPK8/5xJmAkvmJcsC4M3zJXNczfnEf9q4h5y4zrIbF+0v/jFje6ByLH/H+7fOP9NYAE7Apl1P+u0eWixBvnQcG8+Lgvr9ticbOOP68TKVZI29aK2E5xLKVri8swSLRv9JyQw/SKelSLISw4NYVzrAZn\
wWxDg0uktdVeGMg7HxXDxWaR8/hFmTpAnnQZN8/P5sk+/2sCvJ17GNFRrA+ur+GGkg1+r7yguIIuhorgPi9sl8/XR0rvgW0ZS20iZgzN1xiJa8ySHhv0s6617zT7DJGYR0zWatYBS3NFodjRJytJCwHWX4J7bTqs\
Jo9+zr/AbtNcbcJmw+TIkRgi9rpOs52tbsv8cETExOjNjRr0MZvq0dcNPnxUDpA1Od3T+qydqMHcoy3Qi94rLHlcvGds15zR6R0mV23zqWrjxdTIX6q2954ixbMGhesUTFxq99VGhgU3Z4fcXtHZ2kIbY+SwPxhG\
qmUl8nShWjUHPDFi89j0o65dRZKRplUz/fSljWWXqG6eh1m32LCl13d4GLo5RaYdDv8sLW1A9hzlvfh8RKxa8+F09JClBKmmHb2ZAcBM9pQlsaobgQNgtXYwaNMotWnQzDzvCYkL9W4507uWEA3TQdASzPWniauh\
b3K3Bw+N9lVr0BTdG7u+DtDhqcv9VlZqbVSeu91cUMERNeTCbMYa35tIDEBNfNDX2KBKL7CjtrPgDeJp8bExVjV3c7qwRr9wB65Rndq1hLgd70YqBkY35ChGOD0vfsThiT2yez+mPKuFM+w9x/5jJjXtnsdXhCDY\
y/bXXk4S9nzVUKgDQbkxMs8xfoWs8ur2c3j7lnx9nP2slYNDTdnSdhiMliwiKhpAU1MSCn7Ckj8j/1R14JwjlrTb8dosl/mw0mRdoc7ixgThgC7F6+hO9WuY6EeSY7nQ8+Zi/bGKNPsRfff5GY8euqsxntv5cqXD\
2bG2Egd8luddSdIGoIqPv15s7ENr/c69uhQqlsb32S3QIduTKtKtN1ZL8wsm0GUDJpGJoyIsxNA4R+gCi6Vcn+ZfRsU5XM1U5fF/AWtgab3G53DDoPHgUlaY3d3mbhXzlga9EXbVGmZsZc2iQHK9uS/66oBXz12H\
7UYm7q2avGyUaIMrgCCaYgaX3aFk58sesxv7g5vyMeAJ5qa//UQOW2C/6BbJNVyXc+pqszxmAd1k6FptPz4blvVQytyZzZpqt5MGTmgrDP4Wx3NmSsN7Yzx1tga0ZvYAxGhYYuorucxtE07jJpqJZohwg7iU9pdj\
EqujBhHAjrNHNa54tD4PcMvp+vw3cLqepeJ+RHXifPYiUHYDT8yU2Imljp+GRrtd3tK5Vc5HgmZR7OG0gSTYypAG6wVrDLS5R0qFiQIbtU49ThjcGEQKetAzEs08e+Om2lBZXiBENzQXFyK1dQzCfVVrxDNsxDQA\
CB3EQ4ZUJlZycHaBYs2h6AQFX0Jk9Fk1Atmf9z/NAZLjmLiRbT+XTLwy8ESHeJkCOi6XPgtPeMhc5hhPY4cVdywA8XAOOGCzFQ7fEytDVuQcKu1ZCPzgueBRJ2iCo6HFV9gF43p8Yj3OSF0fYxaRJYkDSQwy+7VN\
vB34argInX9BwUwykyGjXjd5Kh7j5mJgqBOjZ18sXi+j2UB06abMNBzWmMn/01c4qgkMj8WbCqQ0to9qY0AZenWoN4K9cy4LgRl0wUFA2s6+ZanqDIx2i9M4Bl4E/nyBvgyYIO+nNmUMSOeV7QZECcFHxR2fHpw7\
2LqLm4TtxIrhfLxAmbepB8vDFv3oqBxrmUx7J9w94QYfkimBKN4BHqxCNp+L/WyCmY+ReMbal2Ry8FuqG8ig9MiJfxQ7Guyj79EUcBpNdlwtPDXMPwUWt/tf7iZURkjm2gT5bP25ALhr5Y8ZBdnaSHanjDVDboep\
/Nlmh8JAfLYFq1bSmC+MFypNbMaG2khsrV8Xh7lPz2e4zL2xtWFlGU1EAXtMvWEMBR5iq8dvfXp9cOJHPbagmVx2wKYZqxORe1KcPdQOEanQbrQTTwjeivvYP7vuC8XzICX92EN4bTbacD3+5KSsA8NpTD4fwjwc\
uPj48weWoTEf+Wkqrxzoa20hOCH+zthFu51QGST5ZWhsbX7mbg0IH7qKfm2zu5GIvxUGGdPWBkzgbtVjL/53gJ7m3VJGggvgB0pF41F8N4aMBaQLh22+c1Q85QiXhi4beVIGD9GKqBSwI3iJyDS36/CAetquSi5J\
OWMqzWeWOCMwRs22hlMm7uWH+sOqG7sw+HCImrqgnFaqj4rTLq9ZI5+xul0SEW5g7SdrWsU2GwDHc0MXy2bDaCbbwZ1+HM14nNCO3YNyjOwLmAYMPS47OZFd3MAJXcV42kUpuX0Oxo6HFFn+EuQgd65HY8JSMhI2\
MSGe+35oZ6hMDs+x7FYPYV4Gdzc/QJ4mXwf1F7Z6sLOBRwbrSeYJyY5op7NOJxs4QYuNj8UvZ2MkNW77wdByllVV7RJYTUQG9sXY6Z+aDHbAoX9c8nXS5vF7jMaGx+U/f/Qsn5bkn4G9Vy8aVGwweUoGBR1tbNoE\
D0rdscaXppShFqsSi4kus41whPbBoK0yv+OMaYr+WO742LOfFaNhqAxdSFI4X81hJ7zzGDVsZMrc2GUBPI9DZyQ1g2xmmWY+2pcACAZkjzkRNXBjgWlJTm+0U9VhFn7vaBn/N4w1RGkGqFvPJ5ZhotM8579gqP7b\
Umlwl4GZdch8cWZuoLCbv9KlK0xb7znp1bPtJCdpMQo+41SsKKMbHl3ZPt74FK6EvcCWjF0R640bTHPmYKMPB9AQ6cKgD630DGpUBPCOJVuFZVgjLGyIvcw8AeOzBGMyXRw+DAPPxFeZVwhHv1aMENTKpNUlMQBe\
XgaiSJIfq/VGXcStjAO/qvJgbTCg1sOn7GthfDIzQ8+sEZu2sjupPAbFsGBpvUs2Z8AgPZyC539d4IAmtMNl86KbZIOSsiIyY/0S6oneKfjHpgn0TTzrU1RmlqqKNtCfm09CXpiz3srT6drDKJVMqCxmsH6vIddw\
BBhkaJqYe0COWiI+2uUrqp2JnfssnwAwEzqoyapMBA2Qm3sjrS5pJbbbYCkGFh+Q4eSmSep8DyzGhPesKP5QHDsxgZFO2LPAJY7BOxAiPCdVdmai3jEPIxHTfhj6QdopDj7UE8IpA4jgYQaS3eU+P2Om5WXcxJoe\
ZMpGOa5yoU7RMSDisAaUtiNWigqXOxQINKmHARs5B+ZWw5JcA6AJPyebA5Gr0EwR7VTs349r7jL0xpqaRZrBrOrmUrg5fznEjaKvrSlpjgzM+elTw+NWb+UVxzucM3Zs5GE7ZHJTUJ8J/d4dr7QpSszCC1pmOk7v\
J3Ji2BCOn2dOJRzDBnwaF7wAQm5KWTwx8zTmQwzdZMG4e8IGSsyrDs4kDHngZIMQXNgz7VoSHzPyYEgnXM/4fE/rlaI5qmL5Ihu669VC3KFB5pkBOIacs8WkaEDlFC/B/NgBDeO1YSyhxiT9IDAH9zvXxd04z668\
zEDcujO+aKYWskHZ7opsv6uYlUc5OWpKw9L0wXAzzNGima6xivAUD/bAYPRt7n2pXhUpmumMpwQQIGmZoW6xfKLE/Ajm6gDMWTWQNq1VXaaatAmI0cNxrWIQL3UiALCDESM03Bgo3pyo0RJ/NAZr/s0njowkfche\
xcK+iY4atxnOZCio0besufj8wWeYi32XyNA2nZKBjfRwYB3qvp1idTYBr+jnlfJ6j9TmLzaqryymbjJObNuDsZvHZPwVDBx7c19eDpTMpR3jNSc/WMH8aUr4d3sDMIg72SufJNawPSZ9llH5CUhpz0BuOYiK4gnH\
LdmxU4C0ERneAyZl5bGlnagb08ySOQnRPf0bgQrn6ixhb1INN669I5wqOI+bJMFj4yfQ6H40CNKMmQFI6UHohpgiA/MrA/8HboEz+JjgYVO4NVWx+C74bINnHox70sf1bpQaz2wnjBjN4fgiu6k5ACqAYHEvpdZD\
mrj7m7nTodlAAmzNRyqnMUj0ZWzzDOGp/ICdCXnuZvAYSC508t6wu2LG2NRgxMPVGQtYNthD6m8qse2+1VXi+eALb9uMFAvxQ3DA6NlJYPhCme+KQfXZovjuKMlEjzXFevQh5gG4co+o6u8cEF34MCEHjhh5QaNy\
8XXZJMSRNptbo4ygbUwyFDOkI5ebeCFuzTuzGM03IMbEL+c0O3JeBIQGnTul9/hh05kimCFOjIGex7G17vfImxkxnkhGxOeB0GSGemwm/2PAz9Ejbz+G0UhfQhq+ZTPUmJ+ilTUGKfEtIdZXoZIIbIfWf2hoRj7s\
TnPTw5gdoxS+h0mM0iPgBs2K82IgluNVn3IL8lxr4y7xjC6AqH6oDwcZjt5xzxEwb/fu/uPFNCyOC4QMgK+ispsYpek3WmqTNsfs2EI5cHAzzExjXHWSyqdBrh1af0zrEJDbsBgk75E4T74sk/iRDGQyaWtmlIHI\
6MUxxIeA+fmNp0lVI2oznOCLMYhMbv4hzbDeJ3ZtnIxmpdcX5vqomUFNs7PJnCxjskEeY5SaddxkVJmdpes8BXBmEKw5JthceclIj5FSP21p87M4eRdPjPcwS48/6Do8EUPWwjFMo+SivCaFS4dVGOYzr01yk3UU\
cF78g0dlAXCPARgen5qigVNdSIBBDflPDX2F9tO3o+IqqyyKW/6b772JEqBAI+FzAbeh2YloCa/OFrSXvxDJswN4sx68DQubjeS6onzu8kjOUzG8tsARWJ6iuZ6zjvuCILEp42oTdoC3aY/ALFZghtY48DyPLGX6\
c2LQPOOUDNcmpYNsSzvcWzgyZNHneiJkq+S/m01fGDCiaemoUruENdU+JntY/3bIBjhyU7Ax+ceYQJj2QBpGg/1G0lFlWrLDUf4QZRLQXA8LkPNL/BJR3ZKz0RlrHJUSYMGen/f28hS4hvwfsAa72qxnhLMi+XNe\
ZQeqyziNlYIE2ncm9DXEF1qANTLxrB4Yk8fYKPC5m7if7kllFwSNWVkWDXHh7oTiT+hYLfsU1gmcNY27f2rUQNig65QMV0EstSWxHuMYi+hCTq6bXBfBeU2KGfARnphDxITWkJXwRJKfbMfDXJpfMqYecSs8n+JJ\
YWnSSm/elhrzCVtNEQXMKmkF06rECtHAub6FuHk721do58spzZUSgwX9eQKMHhSewqbyaGxkJln7r23tGik/tSLzKiMIyU5Siop08k1uwFOoyr6LouBsIIm3bd83Os41QTakg9ncP3TJxROR+dTJy67HOUFyNlTA\
Qt8GM0guyLbtrha6mR+tgXy834xRxvb6c+9zo02oqr01ZcnkiXY7d17NGfxnbkq+b7CTjbbn5vNhUje15HhXbb7XAAq94svFlXpo2J+ROUQz5ZyLh31DR+FEMyuAQxkYpXeYb1JsYP7GVvQJmArgnbfuQxIdLFFT\
7a4T26WBLdGb+6ckdLEGpqk4iUVim0SwfwWWGyCLM4CXhF79JtRnpYdJmW20H7d0L32t+OGbeQbuVyntWh+/VOqJxZz1xrUEdF9Z9ULpgj4zKeumoaHU0FBZeCphF5ZpGfcMpTfSR6VKcqBvxULxrjBiOzd1kAhb\
bj9v7WqVbvzqudn1nMqJHsb+/sbIXohY8MsXGNZe0qsiMfYxc9vel2XCwu55R36Bfav9Gtu819zovnqPNsHBOccyRQ8LQ4+WBT0+9FQFeuupEpxQEl0ywum7FdMSXwKJyfJazawYJ140rBV6R6yAZdYMdDNusR4C\
8jcCuSFggt46FcfVjFDN0lt4xYqNc45f2nzrA/NyF6LU6LmHJIZPggbxUe6vkeO46nrFOvHiMHQ+Za6s4qUlii+wUH3X++Lb6xDSO3JCjDJ6o7TiUs2MX0JY86tv/VfqG6qjPYh1f2eu7EUsbynLB5ZL80rsri4G\
K1ak7QKl+pkADKxRdjW3LeC4JS0m1Eu12nvQN8Ld6+3nIpssYi2nsCSOqz55hIvwHwF8Xv9EyBe+JW4Bns4J7nIuwcR2tiyFLDHEcvyHXbidQ49YzrUnvfiAhJRTClf/5t5rb5OI2L2mX7HPZHQc1Me+61kW6mXu\
0s4LPov+B0vBKlVjsL7u0/AyghbTVw8NC8oVpLH+1sKBRen2IfEhnRPhU156Lud1CuVVyBeMHi0L/Z6FPQellIXplpdew/lOYXmVhwWjR8tCv2dhz0EpRVZxhzzdgNhTNF0e9cWSiyNOr75FnlrCNJYVIZA1JWz+\
QAfvaxMbWj7VtTUG+elunWaJNkQkHHcsI/QwAYM/5taKHiCnn67+l/ZLWlx3MourTf+xAuxb8tsDi6p0aFdx0duv/EFKO6THIbkZoOLTq3Ci2AK4UbChFyClVq+E7g4hPQ63yUWvwzO068atDhu92vChWMXaC5K5\
RMAMjuOFfUwJhx2wxT70xS3mw4LQ/YnH4nQ4Ei96Bwy+ezOcSY9zdMXew4bxmSEyfCripgvrwlzp7yk9LwDXsb+1AK8AzQCSHhk++XIEQEsTTEcMRTnOyrJk5ZwVzOIrscDswFjOYGzOAWbFQ8SEGeKDz4SeCDix\
RokylwycciUvkyAlQWRpkRO8TVmRUqRsRyoLyVBykMwoA8lP8g+N5r2sKJfIWDKJ3CHr5St5hPbKbzpAdstbcltmktmypiwhU8lr2UqOoN28QKtZQf7LZjkxl2W/nCAjZgQZST6Qq2QDeUomy2LyWD6UC+TFTEBv\
ZbFs5rAMmAdkKVlAXnhDUg17eBZvqA/7bm+HiAcFo5xTV8dXLKknVP6cjwyUwjF955vUURPJMF6VveylvGXvJAiPIMcM61iUlQCmZJ/AT84vWDYDEEFgYnlCDTxbOPfIyrwjJ7OOjMw58ptx5GO+kd1sI7eZRv7s\
mmNkNfflFM0u8plZZNP3nCLzrTMfjwwj583IKPIGFXIncpxus4y8IpvQ7/LLjHIIxmUJpy+GmYASLxs0bKkokbUABHEcCA7ziAgxf2OTFNQgodfHCcphxRMpWdRopVIz0BeoDQ00sDYwQpCPNC2gQuAAIBqofKMp\
bYhceaOyqYPuNDkFH7T6UUdDC7CNhpsw2giCBqo5MVdf/ra4avL2ODODEFPijkkfchwPNloeILixSzTHIMMAIWBdahTeuk/zOPIqhw46soqlIZlVvSEGjik0cvS4ktlQrWSldKqVDndvaorFXpMkPGD08TlJAQWI\
kiFGDpEZ9QFKAi99PNsQoFCViFR34W9Yy8B8MdEFJhgQspisWQvyngkFBsjWmAgg2E8NONh/DofCJIdQxsswJr7gQehIB7Hp2KC4OORRvp60UQmFRpeJG7VKID4gTtDoGfQEBxmNOQnMoIEC1FKOCXXngiTDnF0R\
r9AKH1r8GcRIzlIp2AGDILJ2qkuN0gBBz9QumV4LgRt46ijZ2Cb/Z3GVaP7BQEqM0yIIp1aoqDqaIjtm8ACgakmiKtLpK+LCD+1DOggwcEfRmxFXgANGXOJdTioHGHVTg5gW+U+V1urkCkgZsbwUgkeoMnGrpKhU\
Z1kDgoIUZGFNWUmSDtIlhaAJRERklBSVlJRXMowBaI/uFPqGOS2tosbHpswT27fxalhOT82SKDrGIeQ74nfC0YHB/B79I/62KwYN9A3HeGmjteMtQU1W/8XbGCHZDfR5VogXczgWVll0xh/gR8zRKTjY5rwlH2yR\
65WNNx7PDh/sDn1XLrPfhfkIo8E12zu363rgQCdXHPUOT3GhW2L/wYVzZYF6VBJf3ONF5xPJ9O3+DVEfrYEvMr0pz0VlG6KxYyNdf8Ts92G02O+WrIb1b6aaTk587dXepXl49jGbLq+yDhtvr1b0c3fW8/DpC5JN\
54tu2c1vj8+fP0M0Hj5GjsdfuTWE5w9+zjbgxJ69eeZhHtOXZjz+VBlgvcHb3m8hM+BV/rVhYs54dcDaUWwNL67yIv1N8Kbv9zFw/xhBWVJQL+t/R9+USx9+3RNgZ4YnkqpOrv0a13sSOEOU4lmyLKcBf3RHxqN/\
1jPQfeygwH9gfZudZo9GElI6k36txkSI5Z2eGzUjQan9lutik9nmo8Mu7VXZ6fpzM5KIIFYLu355T71V3Jg+0BYvDcgXncD9qev/gmMAYNdBdjyeMHX6eD3ED958+o864QuII3O12YfvD1y07DLpU/jGZMbOxOXZ\
//0IN9vBOL37yTDAvDLEmXeiv/g3QKBcM3dJTvu4fhBPAoq2W4WjrEa82miQBKc8Hz9NeL+ZHN+XyYTL97E5L0wM0HX8oANDVG1jXDXjNBi5amm9dxmh5x+QWvOPC6/vxc9JYX09Xg9X3jjIHnBjqn8Y/vH89S9d\
BzwWgpnGVfxnN64+gb3mmcVeXjkJ8G3jYxldBKVPSK/i1WOcVqHrN5PKs6Xs7/Ul3/Bs2AO+gzqIU90aO+9QcAfUfC3rnnxlnWN5jHPMlQCg7DAwe6TnvOIAiMUJ+eLChYfGQb0n9iGZD2l9eyPbQcYGMUNxOESn\
nL8M/+yE/0BoD98iAQ==");var runtimeWasm=()=>(0,import_node_zlib.zstdDecompressSync)(web_tree_sitter_default2),grammarWasm={python:()=>(0,import_node_zlib.zstdDecompressSync)(tree_sitter_python_default),
typescript:()=>(0,import_node_zlib.zstdDecompressSync)(tree_sitter_typescript_default),tsx:()=>(0,import_node_zlib.zstdDecompressSync)(tree_sitter_tsx_default)};function syntaxLanguage(languageId){return byLanguageId.get(languageId)}var byLanguageId=new Map([["python","python"],["typescript","typescript"],["typescriptre\
act","tsx"],["javascript","tsx"],["javascriptreact","tsx"]]);async function createParser(languages){started??=Parser.init({wasmBinary:runtimeWasm()}),await started;
let parsers=new Map;for(let language of languages){if(parsers.has(language))continue;let grammar=loaded.get(language)??Language.load(grammarWasm[language]());loaded.
set(language,grammar);let parser=new Parser;parser.setLanguage(await grammar),parsers.set(language,parser)}return{languages:[...parsers.keys()],withTree:(language,text,read)=>{
let parser=parsers.get(language);if(parser===void 0)throw new Error(`This parser was made without ${language}.`);let tree=parsed(parser,language,nestsTooDeep(text)?
")":text.replace(/\r(?!\n)/gu,`
`));try{return read(tree.rootNode)}finally{tree.delete()}}}}function parsed(parser,language,text){let parse=read=>{let tree2=parser.parse(read);if(tree2===null)
throw new Error(`The ${language} parser gave no tree.`);return tree2},tree=parse(text),filled=language==="python"||!tree.rootNode.hasError?text:withoutGaps(text);
return filled===text?tree:(tree.delete(),parse(filled))}var nestingMax=1e3;function nestsTooDeep(text){let depth=0;for(let at=0;at<text.length;at++){let unit=text.
charCodeAt(at);if(opening.has(unit)&&++depth>nestingMax)return!0;closing.has(unit)&&(depth=Math.max(0,depth-1))}return!1}var unitsOf=marks=>new Set([...marks].map(
mark=>mark.charCodeAt(0))),opening=unitsOf("([{"),closing=unitsOf(")]}"),started,loaded=new Map;export{syntaxLanguage,createParser};
