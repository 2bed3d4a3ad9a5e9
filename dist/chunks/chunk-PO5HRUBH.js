import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{member}from"./chunk-XC2CTCOW.js";import{__commonJS,__esm,__export,__toCommonJS,__toESM}from"./chunk-6N737NXE.js";var require_is=__commonJS({"node_modules/vscode-jsonrpc/lib/common/is.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});exports.boolean=
boolean;exports.string=string;exports.number=number;exports.error=error;exports.func=func;exports.array=array;exports.stringArray=stringArray;function boolean(value){
return value===!0||value===!1}function string(value){return typeof value=="string"||value instanceof String}function number(value){return typeof value=="number"||
value instanceof Number}function error(value){return value instanceof Error}function func(value){return typeof value=="function"}function array(value){return Array.
isArray(value)}function stringArray(value){return array(value)&&value.every(elem=>string(elem))}}});var require_messages=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messages.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();Object.defineProperty(exports,"__esModule",{value:!0});
exports.Message=exports.NotificationType9=exports.NotificationType8=exports.NotificationType7=exports.NotificationType6=exports.NotificationType5=exports.NotificationType4=
exports.NotificationType3=exports.NotificationType2=exports.NotificationType1=exports.NotificationType0=exports.NotificationType=exports.RequestType9=exports.RequestType8=
exports.RequestType7=exports.RequestType6=exports.RequestType5=exports.RequestType4=exports.RequestType3=exports.RequestType2=exports.RequestType1=exports.RequestType=
exports.RequestType0=exports.AbstractMessageSignature=exports.ParameterStructures=exports.ResponseError=exports.ErrorCodes=void 0;var is=__importStar(require_is()),
ErrorCodes;(function(ErrorCodes2){ErrorCodes2.ParseError=-32700,ErrorCodes2.InvalidRequest=-32600,ErrorCodes2.MethodNotFound=-32601,ErrorCodes2.InvalidParams=-32602,
ErrorCodes2.InternalError=-32603,ErrorCodes2.jsonrpcReservedErrorRangeStart=-32099,ErrorCodes2.serverErrorStart=-32099,ErrorCodes2.MessageWriteError=-32099,ErrorCodes2.
MessageReadError=-32098,ErrorCodes2.PendingResponseRejected=-32097,ErrorCodes2.ConnectionInactive=-32096,ErrorCodes2.ServerNotInitialized=-32002,ErrorCodes2.UnknownErrorCode=
-32001,ErrorCodes2.jsonrpcReservedErrorRangeEnd=-32e3,ErrorCodes2.serverErrorEnd=-32e3})(ErrorCodes||(exports.ErrorCodes=ErrorCodes={}));var ResponseError=class _ResponseError extends Error{code;data;constructor(code,message,data){
super(message),this.code=is.number(code)?code:ErrorCodes.UnknownErrorCode,this.data=data,Object.setPrototypeOf(this,_ResponseError.prototype)}toJson(){let result={
code:this.code,message:this.message};return this.data!==void 0&&(result.data=this.data),result}};exports.ResponseError=ResponseError;var ParameterStructures=class _ParameterStructures{kind;static auto=new _ParameterStructures(
"auto");static byPosition=new _ParameterStructures("byPosition");static byName=new _ParameterStructures("byName");constructor(kind){this.kind=kind}static is(value){
return value===_ParameterStructures.auto||value===_ParameterStructures.byName||value===_ParameterStructures.byPosition}toString(){return this.kind}};exports.ParameterStructures=
ParameterStructures;var AbstractMessageSignature=class{method;numberOfParams;constructor(method,numberOfParams){this.method=method,this.numberOfParams=numberOfParams}get parameterStructures(){
return ParameterStructures.auto}};exports.AbstractMessageSignature=AbstractMessageSignature;var RequestType0=class extends AbstractMessageSignature{_;constructor(method){
super(method,0)}};exports.RequestType0=RequestType0;var RequestType=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.
auto){super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.RequestType=RequestType;
var RequestType1=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.auto){super(method,1),
this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.RequestType1=RequestType1;var RequestType2=class extends AbstractMessageSignature{_;constructor(method){
super(method,2)}};exports.RequestType2=RequestType2;var RequestType3=class extends AbstractMessageSignature{_;constructor(method){super(method,3)}};exports.RequestType3=
RequestType3;var RequestType4=class extends AbstractMessageSignature{_;constructor(method){super(method,4)}};exports.RequestType4=RequestType4;var RequestType5=class extends AbstractMessageSignature{_;constructor(method){
super(method,5)}};exports.RequestType5=RequestType5;var RequestType6=class extends AbstractMessageSignature{_;constructor(method){super(method,6)}};exports.RequestType6=
RequestType6;var RequestType7=class extends AbstractMessageSignature{_;constructor(method){super(method,7)}};exports.RequestType7=RequestType7;var RequestType8=class extends AbstractMessageSignature{_;constructor(method){
super(method,8)}};exports.RequestType8=RequestType8;var RequestType9=class extends AbstractMessageSignature{_;constructor(method){super(method,9)}};exports.RequestType9=
RequestType9;var NotificationType=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.auto){
super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.NotificationType=NotificationType;
var NotificationType0=class extends AbstractMessageSignature{_;constructor(method){super(method,0)}};exports.NotificationType0=NotificationType0;var NotificationType1=class extends AbstractMessageSignature{_parameterStructures;_;constructor(method,_parameterStructures=ParameterStructures.
auto){super(method,1),this._parameterStructures=_parameterStructures}get parameterStructures(){return this._parameterStructures}};exports.NotificationType1=NotificationType1;
var NotificationType2=class extends AbstractMessageSignature{_;constructor(method){super(method,2)}};exports.NotificationType2=NotificationType2;var NotificationType3=class extends AbstractMessageSignature{_;constructor(method){
super(method,3)}};exports.NotificationType3=NotificationType3;var NotificationType4=class extends AbstractMessageSignature{_;constructor(method){super(method,4)}};
exports.NotificationType4=NotificationType4;var NotificationType5=class extends AbstractMessageSignature{_;constructor(method){super(method,5)}};exports.NotificationType5=
NotificationType5;var NotificationType6=class extends AbstractMessageSignature{_;constructor(method){super(method,6)}};exports.NotificationType6=NotificationType6;
var NotificationType7=class extends AbstractMessageSignature{_;constructor(method){super(method,7)}};exports.NotificationType7=NotificationType7;var NotificationType8=class extends AbstractMessageSignature{_;constructor(method){
super(method,8)}};exports.NotificationType8=NotificationType8;var NotificationType9=class extends AbstractMessageSignature{_;constructor(method){super(method,9)}};
exports.NotificationType9=NotificationType9;var Message;(function(Message2){function isRequest(message){let candidate=message;return candidate&&is.string(candidate.
method)&&(is.string(candidate.id)||is.number(candidate.id))}Message2.isRequest=isRequest;function isNotification(message){let candidate=message;return candidate&&
is.string(candidate.method)&&message.id===void 0}Message2.isNotification=isNotification;function isResponse(message){let candidate=message;return candidate&&(candidate.
result!==void 0||!!candidate.error)&&(is.string(candidate.id)||is.number(candidate.id)||candidate.id===null)}Message2.isResponse=isResponse})(Message||(exports.
Message=Message={}))}});var require_linkedMap=__commonJS({"node_modules/vscode-jsonrpc/lib/common/linkedMap.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});
exports.LRUCache=exports.LinkedMap=exports.Touch=void 0;var Touch;(function(Touch2){Touch2.None=0,Touch2.First=1,Touch2.AsOld=Touch2.First,Touch2.Last=2,Touch2.
AsNew=Touch2.Last})(Touch||(exports.Touch=Touch={}));var LinkedMap=class{[Symbol.toStringTag]="LinkedMap";_map;_head;_tail;_size;_state;constructor(){this._map=
new Map,this._head=void 0,this._tail=void 0,this._size=0,this._state=0}clear(){this._map.clear(),this._head=void 0,this._tail=void 0,this._size=0,this._state++}isEmpty(){
return!this._head&&!this._tail}get size(){return this._size}get first(){return this._head?.value}get last(){return this._tail?.value}before(key){let item=this._map.
get(key);return item?item.previous?.value:void 0}after(key){let item=this._map.get(key);return item?item.next?.value:void 0}has(key){return this._map.has(key)}get(key,touch=Touch.
None){let item=this._map.get(key);if(item)return touch!==Touch.None&&this.touch(item,touch),item.value}set(key,value,touch=Touch.None){let item=this._map.get(key);
if(item)item.value=value,touch!==Touch.None&&this.touch(item,touch);else{switch(item={key,value,next:void 0,previous:void 0},touch){case Touch.None:this.addItemLast(
item);break;case Touch.First:this.addItemFirst(item);break;case Touch.Last:this.addItemLast(item);break;default:this.addItemLast(item);break}this._map.set(key,item),
this._size++}return this}delete(key){return!!this.remove(key)}remove(key){let item=this._map.get(key);if(item)return this._map.delete(key),this.removeItem(item),
this._size--,item.value}shift(){if(!this._head&&!this._tail)return;if(!this._head||!this._tail)throw new Error("Invalid list");let item=this._head;return this._map.
delete(item.key),this.removeItem(item),this._size--,item.value}forEach(callbackfn,thisArg){let state=this._state,current=this._head;for(;current;){if(thisArg?callbackfn.
bind(thisArg)(current.value,current.key,this):callbackfn(current.value,current.key,this),this._state!==state)throw new Error("LinkedMap got modified during iter\
ation.");current=current.next}}keys(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)throw new Error(
"LinkedMap got modified during iteration.");if(current){let result={value:current.key,done:!1};return current=current.next,result}else return{value:void 0,done:!0}}};
return iterator}values(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)throw new Error("Lin\
kedMap got modified during iteration.");if(current){let result={value:current.value,done:!1};return current=current.next,result}else return{value:void 0,done:!0}}};
return iterator}entries(){let state=this._state,current=this._head,iterator={[Symbol.iterator]:()=>iterator,next:()=>{if(this._state!==state)throw new Error("Li\
nkedMap got modified during iteration.");if(current){let result={value:[current.key,current.value],done:!1};return current=current.next,result}else return{value:void 0,
done:!0}}};return iterator}[Symbol.iterator](){return this.entries()}trimOld(newSize){if(newSize>=this.size)return;if(newSize===0){this.clear();return}let current=this.
_head,currentSize=this.size;for(;current&&currentSize>newSize;)this._map.delete(current.key),current=current.next,currentSize--;this._head=current,this._size=currentSize,
current&&(current.previous=void 0),this._state++}addItemFirst(item){if(!this._head&&!this._tail)this._tail=item;else if(this._head)item.next=this._head,this._head.
previous=item;else throw new Error("Invalid list");this._head=item,this._state++}addItemLast(item){if(!this._head&&!this._tail)this._head=item;else if(this._tail)
item.previous=this._tail,this._tail.next=item;else throw new Error("Invalid list");this._tail=item,this._state++}removeItem(item){if(item===this._head&&item===this.
_tail)this._head=void 0,this._tail=void 0;else if(item===this._head){if(!item.next)throw new Error("Invalid list");item.next.previous=void 0,this._head=item.next}else if(item===
this._tail){if(!item.previous)throw new Error("Invalid list");item.previous.next=void 0,this._tail=item.previous}else{let next=item.next,previous=item.previous;
if(!next||!previous)throw new Error("Invalid list");next.previous=previous,previous.next=next}item.next=void 0,item.previous=void 0,this._state++}touch(item,touch){
if(!this._head||!this._tail)throw new Error("Invalid list");if(!(touch!==Touch.First&&touch!==Touch.Last)){if(touch===Touch.First){if(item===this._head)return;let next=item.
next,previous=item.previous;item===this._tail?(previous.next=void 0,this._tail=previous):(next.previous=previous,previous.next=next),item.previous=void 0,item.next=
this._head,this._head.previous=item,this._head=item,this._state++}else if(touch===Touch.Last){if(item===this._tail)return;let next=item.next,previous=item.previous;
item===this._head?(next.previous=void 0,this._head=next):(next.previous=previous,previous.next=next),item.next=void 0,item.previous=this._tail,this._tail.next=item,
this._tail=item,this._state++}}}toJSON(){let data=[];return this.forEach((value,key)=>{data.push([key,value])}),data}fromJSON(data){this.clear();for(let[key,value]of data)
this.set(key,value)}};exports.LinkedMap=LinkedMap;var LRUCache=class extends LinkedMap{_limit;_ratio;constructor(limit,ratio=1){super(),this._limit=limit,this._ratio=
Math.min(Math.max(0,ratio),1)}get limit(){return this._limit}set limit(limit){this._limit=limit,this.checkTrim()}get ratio(){return this._ratio}set ratio(ratio){
this._ratio=Math.min(Math.max(0,ratio),1),this.checkTrim()}get(key,touch=Touch.AsNew){return super.get(key,touch)}peek(key){return super.get(key,Touch.None)}set(key,value){
return super.set(key,value,Touch.Last),this.checkTrim(),this}checkTrim(){this.size>this._limit&&this.trimOld(Math.round(this._limit*this._ratio))}};exports.LRUCache=
LRUCache}});var require_disposable=__commonJS({"node_modules/vscode-jsonrpc/lib/common/disposable.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});
exports.Disposable=void 0;var Disposable;(function(Disposable2){function create(func){return{dispose:func}}Disposable2.create=create})(Disposable||(exports.Disposable=
Disposable={}))}});var require_ral=__commonJS({"node_modules/vscode-jsonrpc/lib/common/ral.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});var _ral;
function RAL(){if(_ral===void 0)throw new Error("No runtime abstraction layer installed");return _ral}(function(RAL2){function install(ral){if(ral===void 0)throw new Error(
"No runtime abstraction layer provided");_ral=ral}RAL2.install=install})(RAL||(RAL={}));exports.default=RAL}});var require_events=__commonJS({"node_modules/vscode-jsonrpc/lib/common/events.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||function(mod){
return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.Emitter=exports.Event=void 0;var ral_1=__importDefault(
require_ral()),Event;(function(Event2){let _disposable={dispose(){}};Event2.None=function(){return _disposable}})(Event||(exports.Event=Event={}));var CallbackList=class{_callbacks;_contexts;add(callback,context=null,bucket){
this._callbacks||(this._callbacks=[],this._contexts=[]),this._callbacks.push(callback),this._contexts.push(context),Array.isArray(bucket)&&bucket.push({dispose:()=>this.
remove(callback,context)})}remove(callback,context=null){if(!this._callbacks)return;let foundCallbackWithDifferentContext=!1;for(let i=0,len=this._callbacks.length;i<
len;i++)if(this._callbacks[i]===callback)if(this._contexts[i]===context){this._callbacks.splice(i,1),this._contexts.splice(i,1);return}else foundCallbackWithDifferentContext=
!0;if(foundCallbackWithDifferentContext)throw new Error("When adding a listener with a context, you should remove it with the same context")}invoke(...args){if(!this.
_callbacks)return[];let ret=[],callbacks=this._callbacks.slice(0),contexts=this._contexts.slice(0);for(let i=0,len=callbacks.length;i<len;i++)try{ret.push(callbacks[i].
apply(contexts[i],args))}catch(e){(0,ral_1.default)().console.error(e)}return ret}isEmpty(){return!this._callbacks||this._callbacks.length===0}dispose(){this._callbacks=
void 0,this._contexts=void 0}},Emitter=class _Emitter{_options;static _noop=function(){};_event;_callbacks;constructor(_options){this._options=_options}get event(){
return this._event||(this._event=(listener,thisArgs,disposables)=>{this._callbacks||(this._callbacks=new CallbackList),this._options&&this._options.onFirstListenerAdd&&
this._callbacks.isEmpty()&&this._options.onFirstListenerAdd(this),this._callbacks.add(listener,thisArgs);let result={dispose:()=>{this._callbacks&&(this._callbacks.
remove(listener,thisArgs),result.dispose=_Emitter._noop,this._options&&this._options.onLastListenerRemove&&this._callbacks.isEmpty()&&this._options.onLastListenerRemove(
this))}};return Array.isArray(disposables)&&disposables.push(result),result}),this._event}fire(event){this._callbacks&&this._callbacks.invoke.call(this._callbacks,
event)}dispose(){this._callbacks&&(this._callbacks.dispose(),this._callbacks=void 0)}};exports.Emitter=Emitter}});var require_cancellation=__commonJS({"node_modules/vscode-jsonrpc/lib/common/cancellation.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.CancellationTokenSource=exports.CancellationToken=
void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),events_1=require_events(),CancellationToken;(function(CancellationToken2){CancellationToken2.
None=Object.freeze({isCancellationRequested:!1,onCancellationRequested:events_1.Event.None}),CancellationToken2.Cancelled=Object.freeze({isCancellationRequested:!0,
onCancellationRequested:events_1.Event.None});function is(value){let candidate=value;return candidate&&(candidate===CancellationToken2.None||candidate===CancellationToken2.
Cancelled||Is2.boolean(candidate.isCancellationRequested)&&!!candidate.onCancellationRequested)}CancellationToken2.is=is})(CancellationToken||(exports.CancellationToken=
CancellationToken={}));var shortcutEvent=Object.freeze(function(callback,context){let handle=(0,ral_1.default)().timer.setTimeout(callback.bind(context),0);return{
dispose(){handle.dispose()}}}),MutableToken=class{_isCancelled=!1;_emitter;cancel(){this._isCancelled||(this._isCancelled=!0,this._emitter&&(this._emitter.fire(
void 0),this.dispose()))}get isCancellationRequested(){return this._isCancelled}get onCancellationRequested(){return this._isCancelled?shortcutEvent:(this._emitter||
(this._emitter=new events_1.Emitter),this._emitter.event)}dispose(){this._emitter&&(this._emitter.dispose(),this._emitter=void 0)}},CancellationTokenSource=class{_token;get token(){
return this._token||(this._token=new MutableToken),this._token}cancel(){this._token?this._token.cancel():this._token=CancellationToken.Cancelled}dispose(){this.
_token?this._token instanceof MutableToken&&this._token.dispose():this._token=CancellationToken.None}};exports.CancellationTokenSource=CancellationTokenSource}});var require_sharedArrayCancellation=__commonJS({"node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.SharedArrayReceiverStrategy=exports.SharedArraySenderStrategy=void 0;var cancellation_1=require_cancellation(),CancellationState;
(function(CancellationState2){CancellationState2.Continue=0,CancellationState2.Cancelled=1})(CancellationState||(CancellationState={}));var SharedArraySenderStrategy=class{buffers;constructor(){
this.buffers=new Map}enableCancellation(request){if(request.id===null)return;let buffer=new SharedArrayBuffer(4),data=new Int32Array(buffer,0,1);data[0]=CancellationState.
Continue,this.buffers.set(request.id,buffer),request.$cancellationData=buffer}async sendCancellation(_conn,id){let buffer=this.buffers.get(id);if(buffer===void 0)
return;let data=new Int32Array(buffer,0,1);Atomics.store(data,0,CancellationState.Cancelled)}cleanup(id){this.buffers.delete(id)}dispose(){this.buffers.clear()}};
exports.SharedArraySenderStrategy=SharedArraySenderStrategy;var SharedArrayBufferCancellationToken=class{data;constructor(buffer){this.data=new Int32Array(buffer,
0,1)}get isCancellationRequested(){return Atomics.load(this.data,0)===CancellationState.Cancelled}get onCancellationRequested(){throw new Error("Cancellation ov\
er SharedArrayBuffer doesn't support cancellation events")}},SharedArrayBufferCancellationTokenSource=class{token;constructor(buffer){this.token=new SharedArrayBufferCancellationToken(
buffer)}cancel(){}dispose(){}},SharedArrayReceiverStrategy=class{kind="request";createCancellationTokenSource(request){let buffer=request.$cancellationData;return buffer===
void 0?new cancellation_1.CancellationTokenSource:new SharedArrayBufferCancellationTokenSource(buffer)}};exports.SharedArrayReceiverStrategy=SharedArrayReceiverStrategy}});var require_semaphore=__commonJS({"node_modules/vscode-jsonrpc/lib/common/semaphore.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.Semaphore=void 0;var ral_1=__importDefault(
require_ral()),Semaphore=class{_capacity;_active;_waiting;constructor(capacity=1){if(capacity<=0)throw new Error("Capacity must be greater than 0");this._capacity=
capacity,this._active=0,this._waiting=[]}lock(thunk){return new Promise((resolve,reject)=>{this._waiting.push({thunk,resolve,reject}),this.runNext()})}get active(){
return this._active}runNext(){this._waiting.length===0||this._active===this._capacity||(0,ral_1.default)().timer.setImmediate(()=>this.doRunNext())}doRunNext(){
if(this._waiting.length===0||this._active===this._capacity)return;let next=this._waiting.shift();if(this._active++,this._active>this._capacity)throw new Error("\
Too many thunks active");try{let result=next.thunk();result instanceof Promise?result.then(value=>{this._active--,next.resolve(value),this.runNext()},err=>{this.
_active--,next.reject(err),this.runNext()}):(this._active--,next.resolve(result),this.runNext())}catch(err){this._active--,next.reject(err),this.runNext()}}};exports.
Semaphore=Semaphore}});var require_messageReader=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageReader.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.ReadableStreamMessageReader=exports.AbstractMessageReader=
exports.MessageReader=void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),events_1=require_events(),semaphore_1=require_semaphore(),MessageReader;
(function(MessageReader2){function is(value){let candidate=value;return candidate&&Is2.func(candidate.listen)&&Is2.func(candidate.dispose)&&Is2.func(candidate.onError)&&
Is2.func(candidate.onClose)&&Is2.func(candidate.onPartialMessage)}MessageReader2.is=is})(MessageReader||(exports.MessageReader=MessageReader={}));var AbstractMessageReader=class{errorEmitter;closeEmitter;partialMessageEmitter;constructor(){
this.errorEmitter=new events_1.Emitter,this.closeEmitter=new events_1.Emitter,this.partialMessageEmitter=new events_1.Emitter}dispose(){this.errorEmitter.dispose(),
this.closeEmitter.dispose(),this.partialMessageEmitter.dispose()}get onError(){return this.errorEmitter.event}fireError(error){this.errorEmitter.fire(this.asError(
error))}get onClose(){return this.closeEmitter.event}fireClose(){this.closeEmitter.fire(void 0)}get onPartialMessage(){return this.partialMessageEmitter.event}firePartialMessage(info){
this.partialMessageEmitter.fire(info)}asError(error){return error instanceof Error?error:new Error(`Reader received error. Reason: ${Is2.string(error.message)?error.
message:"unknown"}`)}};exports.AbstractMessageReader=AbstractMessageReader;var ResolvedMessageReaderOptions;(function(ResolvedMessageReaderOptions2){function fromOptions(options){
let charset,result,contentDecoder,contentDecoders=new Map,contentTypeDecoder,contentTypeDecoders=new Map;if(options===void 0||typeof options=="string")charset=options??
"utf-8";else{if(charset=options.charset??"utf-8",options.contentDecoder!==void 0&&(contentDecoder=options.contentDecoder,contentDecoders.set(contentDecoder.name,
contentDecoder)),options.contentDecoders!==void 0)for(let decoder of options.contentDecoders)contentDecoders.set(decoder.name,decoder);if(options.contentTypeDecoder!==
void 0&&(contentTypeDecoder=options.contentTypeDecoder,contentTypeDecoders.set(contentTypeDecoder.name,contentTypeDecoder)),options.contentTypeDecoders!==void 0)
for(let decoder of options.contentTypeDecoders)contentTypeDecoders.set(decoder.name,decoder)}return contentTypeDecoder===void 0&&(contentTypeDecoder=(0,ral_1.default)().
applicationJson.decoder,contentTypeDecoders.set(contentTypeDecoder.name,contentTypeDecoder)),{charset,contentDecoder,contentDecoders,contentTypeDecoder,contentTypeDecoders}}
ResolvedMessageReaderOptions2.fromOptions=fromOptions})(ResolvedMessageReaderOptions||(ResolvedMessageReaderOptions={}));var ReadableStreamMessageReader=class extends AbstractMessageReader{readable;options;callback;nextMessageLength;messageToken;buffer;partialMessageTimer;_partialMessageTimeout;readSemaphore;constructor(readable,options){
super(),this.readable=readable,this.options=ResolvedMessageReaderOptions.fromOptions(options),this.buffer=(0,ral_1.default)().messageBuffer.create(this.options.
charset),this._partialMessageTimeout=1e4,this.nextMessageLength=-1,this.messageToken=0,this.readSemaphore=new semaphore_1.Semaphore(1)}set partialMessageTimeout(timeout){
this._partialMessageTimeout=timeout}get partialMessageTimeout(){return this._partialMessageTimeout}listen(callback){this.nextMessageLength=-1,this.messageToken=
0,this.partialMessageTimer=void 0,this.callback=callback;let result=this.readable.onData(data=>{this.onData(data)});return this.readable.onError(error=>this.fireError(
error)),this.readable.onClose(()=>this.fireClose()),result}onData(data){try{for(this.buffer.append(data);;){if(this.nextMessageLength===-1){let headers=this.buffer.
tryReadHeaders(!0);if(!headers)return;let contentLength=headers.get("content-length");if(!contentLength){this.fireError(new Error(`Header must provide a Content\
-Length property.
${JSON.stringify(Object.fromEntries(headers))}`));return}let length=parseInt(contentLength);if(isNaN(length)){this.fireError(new Error(`Content-Length value mus\
t be a number. Got ${contentLength}`));return}this.nextMessageLength=length}let body=this.buffer.tryReadBody(this.nextMessageLength);if(body===void 0){this.setPartialMessageTimer();
return}this.clearPartialMessageTimer(),this.nextMessageLength=-1,this.readSemaphore.lock(async()=>{let bytes=this.options.contentDecoder!==void 0?await this.options.
contentDecoder.decode(body):body,message=await this.options.contentTypeDecoder.decode(bytes,this.options);this.callback(message)}).catch(error=>{this.fireError(
error)})}}catch(error){this.fireError(error)}}clearPartialMessageTimer(){this.partialMessageTimer&&(this.partialMessageTimer.dispose(),this.partialMessageTimer=
void 0)}setPartialMessageTimer(){this.clearPartialMessageTimer(),!(this._partialMessageTimeout<=0)&&(this.partialMessageTimer=(0,ral_1.default)().timer.setTimeout(
(token,timeout)=>{this.partialMessageTimer=void 0,token===this.messageToken&&(this.firePartialMessage({messageToken:token,waitingTime:timeout}),this.setPartialMessageTimer())},
this._partialMessageTimeout,this.messageToken,this._partialMessageTimeout))}};exports.ReadableStreamMessageReader=ReadableStreamMessageReader}});var require_messageWriter=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageWriter.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.WriteableStreamMessageWriter=exports.
AbstractMessageWriter=exports.MessageWriter=void 0;var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),semaphore_1=require_semaphore(),events_1=require_events(),
ContentLength="Content-Length: ",CRLF=`\r
`,MessageWriter;(function(MessageWriter2){function is(value){let candidate=value;return candidate&&Is2.func(candidate.dispose)&&Is2.func(candidate.onClose)&&Is2.
func(candidate.onError)&&Is2.func(candidate.write)}MessageWriter2.is=is})(MessageWriter||(exports.MessageWriter=MessageWriter={}));var AbstractMessageWriter=class{errorEmitter;closeEmitter;constructor(){
this.errorEmitter=new events_1.Emitter,this.closeEmitter=new events_1.Emitter}dispose(){this.errorEmitter.dispose(),this.closeEmitter.dispose()}get onError(){return this.
errorEmitter.event}fireError(error,message,count){this.errorEmitter.fire([this.asError(error),message,count])}get onClose(){return this.closeEmitter.event}fireClose(){
this.closeEmitter.fire(void 0)}asError(error){return error instanceof Error?error:new Error(`Writer received error. Reason: ${Is2.string(error.message)?error.message:
"unknown"}`)}};exports.AbstractMessageWriter=AbstractMessageWriter;var ResolvedMessageWriterOptions;(function(ResolvedMessageWriterOptions2){function fromOptions(options){
return options===void 0||typeof options=="string"?{charset:options??"utf-8",contentTypeEncoder:(0,ral_1.default)().applicationJson.encoder}:{charset:options.charset??
"utf-8",contentEncoder:options.contentEncoder,contentTypeEncoder:options.contentTypeEncoder??(0,ral_1.default)().applicationJson.encoder}}ResolvedMessageWriterOptions2.
fromOptions=fromOptions})(ResolvedMessageWriterOptions||(ResolvedMessageWriterOptions={}));var WriteableStreamMessageWriter=class extends AbstractMessageWriter{writable;options;errorCount;writeSemaphore;constructor(writable,options){
super(),this.writable=writable,this.options=ResolvedMessageWriterOptions.fromOptions(options),this.errorCount=0,this.writeSemaphore=new semaphore_1.Semaphore(1),
this.writable.onError(error=>this.fireError(error)),this.writable.onClose(()=>this.fireClose())}async write(msg){return this.writeSemaphore.lock(async()=>this.options.
contentTypeEncoder.encode(msg,this.options).then(buffer=>this.options.contentEncoder!==void 0?this.options.contentEncoder.encode(buffer):buffer).then(buffer=>{let headers=[];
return headers.push(ContentLength,buffer.byteLength.toString(),CRLF),headers.push(CRLF),this.doWrite(msg,headers,buffer)},error=>{throw this.fireError(error),error}))}async doWrite(msg,headers,data){
try{return await this.writable.write(headers.join(""),"ascii"),this.writable.write(data)}catch(error){return this.handleError(error,msg),Promise.reject(error)}}handleError(error,msg){
this.errorCount++,this.fireError(error,msg,this.errorCount)}end(){this.writable.end()}};exports.WriteableStreamMessageWriter=WriteableStreamMessageWriter}});var require_messageBuffer=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageBuffer.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",
{value:!0});exports.AbstractMessageBuffer=void 0;var CR=13,LF=10,CRLF=`\r
`,AbstractMessageBuffer=class{_encoding;_chunks;_totalLength;constructor(encoding="utf-8"){this._encoding=encoding,this._chunks=[],this._totalLength=0}get encoding(){
return this._encoding}append(chunk){let toAppend=typeof chunk=="string"?this.fromString(chunk,this._encoding):chunk;this._chunks.push(toAppend),this._totalLength+=
toAppend.byteLength}tryReadHeaders(lowerCaseKeys=!1){if(this._chunks.length===0)return;let state=0,chunkIndex=0,offset=0,chunkBytesRead=0;row:for(;chunkIndex<this.
_chunks.length;){let chunk=this._chunks[chunkIndex];for(offset=0;offset<chunk.length;){switch(chunk[offset]){case CR:switch(state){case 0:state=1;break;case 2:state=
3;break;default:state=0}break;case LF:switch(state){case 1:state=2;break;case 3:state=4,offset++;break row;default:state=0}break;default:state=0}offset++}chunkBytesRead+=
chunk.byteLength,chunkIndex++}if(state!==4)return;let buffer=this._read(chunkBytesRead+offset),result=new Map,headers=this.toString(buffer,"ascii").split(CRLF);
if(headers.length<2)return result;for(let i=0;i<headers.length-2;i++){let header=headers[i],index=header.indexOf(":");if(index===-1)throw new Error(`Message hea\
der must separate key and value using ':'
${header}`);let key=header.substr(0,index),value=header.substr(index+1).trim();result.set(lowerCaseKeys?key.toLowerCase():key,value)}return result}tryReadBody(length){
if(!(this._totalLength<length))return this._read(length)}get numberOfBytes(){return this._totalLength}_read(byteCount){if(byteCount===0)return this.emptyBuffer();
if(byteCount>this._totalLength)throw new Error("Cannot read so many bytes!");if(this._chunks[0].byteLength===byteCount){let chunk=this._chunks[0];return this._chunks.
shift(),this._totalLength-=byteCount,this.asNative(chunk)}if(this._chunks[0].byteLength>byteCount){let chunk=this._chunks[0],result2=this.asNative(chunk,byteCount);
return this._chunks[0]=chunk.slice(byteCount),this._totalLength-=byteCount,result2}let result=this.allocNative(byteCount),resultOffset=0,chunkIndex=0;for(;byteCount>
0;){let chunk=this._chunks[chunkIndex];if(chunk.byteLength>byteCount){let chunkPart=chunk.slice(0,byteCount);result.set(chunkPart,resultOffset),resultOffset+=byteCount,
this._chunks[chunkIndex]=chunk.slice(byteCount),this._totalLength-=byteCount,byteCount-=byteCount}else result.set(chunk,resultOffset),resultOffset+=chunk.byteLength,
this._chunks.shift(),this._totalLength-=chunk.byteLength,byteCount-=chunk.byteLength}return result}};exports.AbstractMessageBuffer=AbstractMessageBuffer}});var require_connection=__commonJS({"node_modules/vscode-jsonrpc/lib/common/connection.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=exports&&
exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=exports&&
exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__importDefault=exports&&exports.__importDefault||
function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.ConnectionOptions=exports.MessageStrategy=
exports.CancellationStrategy=exports.CancellationSenderStrategy=exports.CancellationReceiverStrategy=exports.RequestCancellationReceiverStrategy=exports.IdCancellationReceiverStrategy=
exports.ConnectionStrategy=exports.ConnectionError=exports.ConnectionErrors=exports.LogTraceNotification=exports.SetTraceNotification=exports.TraceFormat=exports.
TraceValues=exports.TraceValue=exports.Trace=exports.NullLogger=exports.ProgressType=exports.ProgressToken=void 0;exports.createMessageConnection=createMessageConnection;
var ral_1=__importDefault(require_ral()),Is2=__importStar(require_is()),messages_1=require_messages(),linkedMap_1=require_linkedMap(),events_1=require_events(),
cancellation_1=require_cancellation(),CancelNotification;(function(CancelNotification2){CancelNotification2.type=new messages_1.NotificationType("$/cancelReques\
t")})(CancelNotification||(CancelNotification={}));var ProgressToken;(function(ProgressToken2){function is(value){return typeof value=="string"||typeof value=="\
number"}ProgressToken2.is=is})(ProgressToken||(exports.ProgressToken=ProgressToken={}));var ProgressNotification;(function(ProgressNotification2){ProgressNotification2.
type=new messages_1.NotificationType("$/progress")})(ProgressNotification||(ProgressNotification={}));var ProgressType=class{__;_pr;constructor(){}};exports.ProgressType=
ProgressType;var StarRequestHandler;(function(StarRequestHandler2){function is(value){return Is2.func(value)}StarRequestHandler2.is=is})(StarRequestHandler||(StarRequestHandler=
{}));exports.NullLogger=Object.freeze({error:()=>{},warn:()=>{},info:()=>{},log:()=>{}});var Trace;(function(Trace2){Trace2[Trace2.Off=0]="Off",Trace2[Trace2.Messages=
1]="Messages",Trace2[Trace2.Compact=2]="Compact",Trace2[Trace2.Verbose=3]="Verbose"})(Trace||(exports.Trace=Trace={}));var TraceValue;(function(TraceValue2){TraceValue2.
Off="off",TraceValue2.Messages="messages",TraceValue2.Compact="compact",TraceValue2.Verbose="verbose"})(TraceValue||(exports.TraceValue=TraceValue={}));exports.
TraceValues=TraceValue;(function(Trace2){function fromString(value){if(!Is2.string(value))return Trace2.Off;switch(value=value.toLowerCase(),value){case"off":return Trace2.
Off;case"messages":return Trace2.Messages;case"compact":return Trace2.Compact;case"verbose":return Trace2.Verbose;default:return Trace2.Off}}Trace2.fromString=fromString;
function toString(value){switch(value){case Trace2.Off:return"off";case Trace2.Messages:return"messages";case Trace2.Compact:return"compact";case Trace2.Verbose:
return"verbose";default:return"off"}}Trace2.toString=toString})(Trace||(exports.Trace=Trace={}));var TraceFormat;(function(TraceFormat2){TraceFormat2.Text="text",
TraceFormat2.JSON="json"})(TraceFormat||(exports.TraceFormat=TraceFormat={}));(function(TraceFormat2){function fromString(value){return Is2.string(value)?(value=
value.toLowerCase(),value==="json"?TraceFormat2.JSON:TraceFormat2.Text):TraceFormat2.Text}TraceFormat2.fromString=fromString})(TraceFormat||(exports.TraceFormat=
TraceFormat={}));var SetTraceNotification;(function(SetTraceNotification2){SetTraceNotification2.type=new messages_1.NotificationType("$/setTrace")})(SetTraceNotification||
(exports.SetTraceNotification=SetTraceNotification={}));var LogTraceNotification;(function(LogTraceNotification2){LogTraceNotification2.type=new messages_1.NotificationType(
"$/logTrace")})(LogTraceNotification||(exports.LogTraceNotification=LogTraceNotification={}));var ConnectionErrors;(function(ConnectionErrors2){ConnectionErrors2[ConnectionErrors2.
Closed=1]="Closed",ConnectionErrors2[ConnectionErrors2.Disposed=2]="Disposed",ConnectionErrors2[ConnectionErrors2.AlreadyListening=3]="AlreadyListening"})(ConnectionErrors||
(exports.ConnectionErrors=ConnectionErrors={}));var ConnectionError=class _ConnectionError extends Error{code;constructor(code,message){super(message),this.code=
code,Object.setPrototypeOf(this,_ConnectionError.prototype)}};exports.ConnectionError=ConnectionError;var ConnectionStrategy;(function(ConnectionStrategy2){function is(value){
let candidate=value;return candidate&&Is2.func(candidate.cancelUndispatched)}ConnectionStrategy2.is=is})(ConnectionStrategy||(exports.ConnectionStrategy=ConnectionStrategy=
{}));var IdCancellationReceiverStrategy;(function(IdCancellationReceiverStrategy2){function is(value){let candidate=value;return candidate&&(candidate.kind===void 0||
candidate.kind==="id")&&Is2.func(candidate.createCancellationTokenSource)&&(candidate.dispose===void 0||Is2.func(candidate.dispose))}IdCancellationReceiverStrategy2.
is=is})(IdCancellationReceiverStrategy||(exports.IdCancellationReceiverStrategy=IdCancellationReceiverStrategy={}));var RequestCancellationReceiverStrategy;(function(RequestCancellationReceiverStrategy2){
function is(value){let candidate=value;return candidate&&candidate.kind==="request"&&Is2.func(candidate.createCancellationTokenSource)&&(candidate.dispose===void 0||
Is2.func(candidate.dispose))}RequestCancellationReceiverStrategy2.is=is})(RequestCancellationReceiverStrategy||(exports.RequestCancellationReceiverStrategy=RequestCancellationReceiverStrategy=
{}));var CancellationReceiverStrategy;(function(CancellationReceiverStrategy2){CancellationReceiverStrategy2.Message=Object.freeze({createCancellationTokenSource(_){
return new cancellation_1.CancellationTokenSource}});function is(value){return IdCancellationReceiverStrategy.is(value)||RequestCancellationReceiverStrategy.is(
value)}CancellationReceiverStrategy2.is=is})(CancellationReceiverStrategy||(exports.CancellationReceiverStrategy=CancellationReceiverStrategy={}));var CancellationSenderStrategy;
(function(CancellationSenderStrategy2){CancellationSenderStrategy2.Message=Object.freeze({sendCancellation(conn,id){return conn.sendNotification(CancelNotification.
type,{id})},cleanup(_){}});function is(value){let candidate=value;return candidate&&Is2.func(candidate.sendCancellation)&&Is2.func(candidate.cleanup)}CancellationSenderStrategy2.
is=is})(CancellationSenderStrategy||(exports.CancellationSenderStrategy=CancellationSenderStrategy={}));var CancellationStrategy;(function(CancellationStrategy2){
CancellationStrategy2.Message=Object.freeze({receiver:CancellationReceiverStrategy.Message,sender:CancellationSenderStrategy.Message});function is(value){let candidate=value;
return candidate&&CancellationReceiverStrategy.is(candidate.receiver)&&CancellationSenderStrategy.is(candidate.sender)}CancellationStrategy2.is=is})(CancellationStrategy||
(exports.CancellationStrategy=CancellationStrategy={}));var MessageStrategy;(function(MessageStrategy2){function is(value){let candidate=value;return candidate&&
Is2.func(candidate.handleMessage)}MessageStrategy2.is=is})(MessageStrategy||(exports.MessageStrategy=MessageStrategy={}));var ConnectionOptions;(function(ConnectionOptions2){
function is(value){let candidate=value;return candidate&&(CancellationStrategy.is(candidate.cancellationStrategy)||ConnectionStrategy.is(candidate.connectionStrategy)||
MessageStrategy.is(candidate.messageStrategy)||Is2.number(candidate.maxParallelism))}ConnectionOptions2.is=is})(ConnectionOptions||(exports.ConnectionOptions=ConnectionOptions=
{}));var ConnectionState;(function(ConnectionState2){ConnectionState2[ConnectionState2.New=1]="New",ConnectionState2[ConnectionState2.Listening=2]="Listening",ConnectionState2[ConnectionState2.
Closed=3]="Closed",ConnectionState2[ConnectionState2.Disposed=4]="Disposed"})(ConnectionState||(ConnectionState={}));function createMessageConnection(messageReader,messageWriter,_logger,options){
let logger=_logger!==void 0?_logger:exports.NullLogger,sequenceNumber=0,notificationSequenceNumber=0,unknownResponseSequenceNumber=0,version="2.0",maxParallelism=options?.
maxParallelism??-1,inFlight=0,starRequestHandler,requestHandlers=new Map,starNotificationHandler,notificationHandlers=new Map,progressHandlers=new Map,timer,messageQueue=new linkedMap_1.
LinkedMap,responsePromises=new Map,knownCanceledRequests=new Set,requestTokens=new Map,trace=Trace.Off,traceFormat=TraceFormat.Text,tracer,state=ConnectionState.
New,errorEmitter=new events_1.Emitter,closeEmitter=new events_1.Emitter,unhandledNotificationEmitter=new events_1.Emitter,unhandledProgressEmitter=new events_1.
Emitter,disposeEmitter=new events_1.Emitter,cancellationStrategy=options&&options.cancellationStrategy?options.cancellationStrategy:CancellationStrategy.Message;
function cancelUndispatched(_message){}function isListening(){return state===ConnectionState.Listening}function isClosed(){return state===ConnectionState.Closed}
function isDisposed(){return state===ConnectionState.Disposed}function closeHandler(){(state===ConnectionState.New||state===ConnectionState.Listening)&&(state=ConnectionState.
Closed,closeEmitter.fire(void 0))}function readErrorHandler(error){errorEmitter.fire([error,void 0,void 0])}function writeErrorHandler(data){errorEmitter.fire(data)}
messageReader.onClose(closeHandler),messageReader.onError(readErrorHandler),messageWriter.onClose(closeHandler),messageWriter.onError(writeErrorHandler);function createRequestQueueKey(id){
if(id===null)throw new Error("Can't send requests with id null since the response can't be correlated.");return"req-"+id.toString()}function createResponseQueueKey(id){
return id===null?"res-unknown-"+(++unknownResponseSequenceNumber).toString():"res-"+id.toString()}function createNotificationQueueKey(){return"not-"+(++notificationSequenceNumber).
toString()}function addMessageToQueue(queue,message){messages_1.Message.isRequest(message)?queue.set(createRequestQueueKey(message.id),message):messages_1.Message.
isResponse(message)?maxParallelism===-1?queue.set(createResponseQueueKey(message.id),message):handleResponse(message):queue.set(createNotificationQueueKey(),message)}
function triggerMessageQueue(){timer||messageQueue.size===0||maxParallelism!==-1&&inFlight>=maxParallelism||(timer=(0,ral_1.default)().timer.setImmediate(async()=>{
if(timer=void 0,messageQueue.size===0||maxParallelism!==-1&&inFlight>=maxParallelism)return;let message=messageQueue.shift(),result;try{inFlight++;let messageStrategy=options?.
messageStrategy;MessageStrategy.is(messageStrategy)?result=messageStrategy.handleMessage(message,handleMessage):result=handleMessage(message)}catch(error){logger.
error(`Processing message queue failed: ${error.toString()}`)}finally{result instanceof Promise?result.then(()=>{}).catch(error=>{logger.error(`Processing messa\
ge queue failed: ${error.toString()}`)}).finally(()=>{inFlight--,triggerMessageQueue()}):inFlight--,triggerMessageQueue()}}))}async function handleMessage(message){
return messages_1.Message.isRequest(message)?handleRequest(message):messages_1.Message.isNotification(message)?handleNotification(message):messages_1.Message.isResponse(
message)?handleResponse(message):handleInvalidMessage(message)}let callback=message=>{try{if(messages_1.Message.isNotification(message)&&message.method===CancelNotification.
type.method){let cancelId=message.params.id,key=createRequestQueueKey(cancelId),toCancel=messageQueue.get(key);if(messages_1.Message.isRequest(toCancel)){let strategy=options?.
connectionStrategy,response=strategy&&strategy.cancelUndispatched?strategy.cancelUndispatched(toCancel,cancelUndispatched):void 0;if(response&&(response.error!==
void 0||response.result!==void 0)){messageQueue.delete(key),requestTokens.delete(cancelId),response.id=toCancel.id,traceSendingResponse(response,message.method,
Date.now()),messageWriter.write(response).catch(()=>logger.error("Sending response for canceled message failed."));return}}let cancellationToken=requestTokens.get(
cancelId);if(cancellationToken!==void 0){cancellationToken.cancel(),traceReceivedNotification(message);return}else knownCanceledRequests.add(cancelId)}addMessageToQueue(
messageQueue,message)}finally{triggerMessageQueue()}};async function handleRequest(requestMessage){if(isDisposed())return Promise.resolve();function reply(resultOrError,method,startTime2){
let message={jsonrpc:version,id:requestMessage.id};return resultOrError instanceof messages_1.ResponseError?message.error=resultOrError.toJson():message.result=
resultOrError===void 0?null:resultOrError,traceSendingResponse(message,method,startTime2),messageWriter.write(message)}function replyError(error,method,startTime2){
let message={jsonrpc:version,id:requestMessage.id,error:error.toJson()};return traceSendingResponse(message,method,startTime2),messageWriter.write(message)}traceReceivedRequest(
requestMessage);let element=requestHandlers.get(requestMessage.method),type,requestHandler;element&&(type=element.type,requestHandler=element.handler);let startTime=Date.
now();if(requestHandler||starRequestHandler){let tokenKey=requestMessage.id??String(Date.now()),cancellationSource=IdCancellationReceiverStrategy.is(cancellationStrategy.
receiver)?cancellationStrategy.receiver.createCancellationTokenSource(tokenKey):cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);requestMessage.
id!==null&&knownCanceledRequests.has(requestMessage.id)&&cancellationSource.cancel(),requestMessage.id!==null&&requestTokens.set(tokenKey,cancellationSource);try{
let handlerResult;if(requestHandler)if(requestMessage.params===void 0){if(type!==void 0&&type.numberOfParams!==0)return replyError(new messages_1.ResponseError(
messages_1.ErrorCodes.InvalidParams,`Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`),requestMessage.method,startTime);
handlerResult=requestHandler(cancellationSource.token)}else if(Array.isArray(requestMessage.params)){if(type!==void 0&&type.parameterStructures===messages_1.ParameterStructures.
byName)return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams,`Request ${requestMessage.method} defines parameters by name but recei\
ved parameters by position`),requestMessage.method,startTime);handlerResult=requestHandler(...requestMessage.params,cancellationSource.token)}else{if(type!==void 0&&
type.parameterStructures===messages_1.ParameterStructures.byPosition)return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams,`Request\
 ${requestMessage.method} defines parameters by position but received parameters by name`),requestMessage.method,startTime);handlerResult=requestHandler(requestMessage.
params,cancellationSource.token)}else starRequestHandler&&(handlerResult=starRequestHandler(requestMessage.method,requestMessage.params,cancellationSource.token));
let resultOrError=await handlerResult;await reply(resultOrError,requestMessage.method,startTime)}catch(error){error instanceof messages_1.ResponseError?await reply(
error,requestMessage.method,startTime):error&&Is2.string(error.message)?await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError,`Reque\
st ${requestMessage.method} failed with message: ${error.message}`),requestMessage.method,startTime):await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.
InternalError,`Request ${requestMessage.method} failed unexpectedly without providing any details.`),requestMessage.method,startTime)}finally{requestTokens.delete(
tokenKey)}}else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound,`Unhandled method ${requestMessage.method}`),requestMessage.method,
startTime)}function handleResponse(responseMessage){if(!isDisposed())if(responseMessage.id===null)responseMessage.error?logger.error(`Received response message \
without id: Error is: 
${JSON.stringify(responseMessage.error,void 0,4)}`):logger.error("Received response message without id. No further error information provided.");else{let key=responseMessage.
id,responsePromise=responsePromises.get(key);if(traceReceivedResponse(responseMessage,responsePromise),responsePromise!==void 0){responsePromises.delete(key);try{
if(responseMessage.error){let error=responseMessage.error;responsePromise.reject(new messages_1.ResponseError(error.code,error.message,error.data))}else if(responseMessage.
result!==void 0)responsePromise.resolve(responseMessage.result);else throw new Error("Should never happen.")}catch(error){error.message?logger.error(`Response h\
andler '${responsePromise.method}' failed with message: ${error.message}`):logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`)}}}}
async function handleNotification(message){if(isDisposed())return;let type,notificationHandler;if(message.method===CancelNotification.type.method){let cancelId=message.
params.id;knownCanceledRequests.delete(cancelId),traceReceivedNotification(message);return}else{let element=notificationHandlers.get(message.method);element&&(notificationHandler=
element.handler,type=element.type)}if(notificationHandler||starNotificationHandler)try{if(traceReceivedNotification(message),notificationHandler)if(message.params===
void 0)type!==void 0&&type.numberOfParams!==0&&type.parameterStructures!==messages_1.ParameterStructures.byName&&logger.error(`Notification ${message.method} de\
fines ${type.numberOfParams} params but received none.`),await notificationHandler();else if(Array.isArray(message.params)){let params=message.params;message.method===
ProgressNotification.type.method&&params.length===2&&ProgressToken.is(params[0])?await notificationHandler({token:params[0],value:params[1]}):(type!==void 0&&(type.
parameterStructures===messages_1.ParameterStructures.byName&&logger.error(`Notification ${message.method} defines parameters by name but received parameters by \
position`),type.numberOfParams!==message.params.length&&logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.
length} arguments`)),await notificationHandler(...params))}else type!==void 0&&type.parameterStructures===messages_1.ParameterStructures.byPosition&&logger.error(
`Notification ${message.method} defines parameters by position but received parameters by name`),await notificationHandler(message.params);else starNotificationHandler&&
await starNotificationHandler(message.method,message.params)}catch(error){error.message?logger.error(`Notification handler '${message.method}' failed with messa\
ge: ${error.message}`):logger.error(`Notification handler '${message.method}' failed unexpectedly.`)}else unhandledNotificationEmitter.fire(message)}function handleInvalidMessage(message){
if(!message){logger.error("Received empty message.");return}logger.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(message,null,4)}`);let responseMessage=message;if(Is2.string(responseMessage.id)||Is2.number(responseMessage.id)){let key=responseMessage.id,responseHandler=responsePromises.
get(key);responseHandler&&responseHandler.reject(new Error("The received response has neither a result nor an error property."))}}function stringifyTrace(params){
if(params!=null)switch(trace){case Trace.Verbose:return JSON.stringify(params,null,4);case Trace.Compact:return JSON.stringify(params);default:return}}function traceSendingRequest(message){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&message.params&&(data=`Params: ${stringifyTrace(
message.params)}`),tracer.log(`Sending request '${message.method} - (${message.id})'.`,data)}else logLSPMessage("send-request",message)}function traceSendingNotification(message){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&(message.params?data=`Params: ${stringifyTrace(
message.params)}`:data="No parameters provided."),tracer.log(`Sending notification '${message.method}'.`,data)}else logLSPMessage("send-notification",message)}function traceSendingResponse(message,method,startTime){
if(!(trace===Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&(message.error&&message.error.data?
data=`Error data: ${stringifyTrace(message.error.data)}`:message.result?data=`Result: ${stringifyTrace(message.result)}`:message.error===void 0&&(data="No resul\
t returned."));let error=message.error?` Request failed: ${message.error.message} (${message.error.code}).`:"";tracer.log(`Sending response '${method} - (${message.
id})'. Processing request took ${Date.now()-startTime}ms.${error}`,data)}else logLSPMessage("send-response",message)}function traceReceivedRequest(message){if(!(trace===
Trace.Off||!tracer))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===Trace.Compact)&&message.params&&(data=`Params: ${stringifyTrace(
message.params)}`),tracer.log(`Received request '${message.method} - (${message.id})'.`,data)}else logLSPMessage("receive-request",message)}function traceReceivedNotification(message){
if(!(trace===Trace.Off||!tracer||message.method===LogTraceNotification.type.method))if(traceFormat===TraceFormat.Text){let data;(trace===Trace.Verbose||trace===
Trace.Compact)&&(message.params?data=`Params: ${stringifyTrace(message.params)}`:data="No parameters provided."),tracer.log(`Received notification '${message.method}\
'.`,data)}else logLSPMessage("receive-notification",message)}function traceReceivedResponse(message,responsePromise){if(!(trace===Trace.Off||!tracer))if(traceFormat===
TraceFormat.Text){let data;if((trace===Trace.Verbose||trace===Trace.Compact)&&(message.error&&message.error.data?data=`Error data: ${stringifyTrace(message.error.
data)}`:message.result?data=`Result: ${stringifyTrace(message.result)}`:message.error===void 0&&(data="No result returned.")),responsePromise){let error=message.
error?` Request failed: ${message.error.message} (${message.error.code}).`:"";tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.
now()-responsePromise.timerStart}ms.${error}`,data)}else tracer.log(`Received response ${message.id} without active response promise.`,data)}else logLSPMessage(
"receive-response",message)}function logLSPMessage(type,message){if(!tracer||trace===Trace.Off)return;let lspMessage={isLSPMessage:!0,type,message,timestamp:Date.
now()};tracer.log(lspMessage)}function throwIfClosedOrDisposed(){if(isClosed())throw new ConnectionError(ConnectionErrors.Closed,"Connection is closed.");if(isDisposed())
throw new ConnectionError(ConnectionErrors.Disposed,"Connection is disposed.")}function throwIfListening(){if(isListening())throw new ConnectionError(ConnectionErrors.
AlreadyListening,"Connection is already listening")}function throwIfNotListening(){if(!isListening())throw new Error("Call listen() first.")}function undefinedToNull(param){
return param===void 0?null:param}function nullToUndefined(param){if(param!==null)return param}function isNamedParam(param){return param!=null&&!Array.isArray(param)&&
typeof param=="object"}function computeSingleParam(parameterStructures,param){switch(parameterStructures){case messages_1.ParameterStructures.auto:return isNamedParam(
param)?nullToUndefined(param):[undefinedToNull(param)];case messages_1.ParameterStructures.byName:if(!isNamedParam(param))throw new Error("Received parameters b\
y name but param is not an object literal.");return nullToUndefined(param);case messages_1.ParameterStructures.byPosition:return[undefinedToNull(param)];default:
throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`)}}function computeMessageParams(type,params){let result,numberOfParams=type.numberOfParams;
switch(numberOfParams){case 0:result=void 0;break;case 1:result=computeSingleParam(type.parameterStructures,params[0]);break;default:result=[];for(let i=0;i<params.
length&&i<numberOfParams;i++)result.push(undefinedToNull(params[i]));if(params.length<numberOfParams)for(let i=params.length;i<numberOfParams;i++)result.push(null);
break}return result}let connection={sendNotification:(type,...args)=>{throwIfClosedOrDisposed();let method,messageParams;if(Is2.string(type)){method=type;let first=args[0],
paramStart=0,parameterStructures=messages_1.ParameterStructures.auto;messages_1.ParameterStructures.is(first)&&(paramStart=1,parameterStructures=first);let paramEnd=args.
length,numberOfParams=paramEnd-paramStart;switch(numberOfParams){case 0:messageParams=void 0;break;case 1:messageParams=computeSingleParam(parameterStructures,args[paramStart]);
break;default:if(parameterStructures===messages_1.ParameterStructures.byName)throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification p\
arameter structure.`);messageParams=args.slice(paramStart,paramEnd).map(value=>undefinedToNull(value));break}}else{let params=args;method=type.method,messageParams=
computeMessageParams(type,params)}let notificationMessage={jsonrpc:version,method,params:messageParams};return traceSendingNotification(notificationMessage),messageWriter.
write(notificationMessage).catch(error=>{throw logger.error("Sending notification failed."),error})},onNotification:(type,handler)=>{throwIfClosedOrDisposed();let method;
return Is2.func(type)?starNotificationHandler=type:handler&&(Is2.string(type)?(method=type,notificationHandlers.set(type,{type:void 0,handler})):(method=type.method,
notificationHandlers.set(type.method,{type,handler}))),{dispose:()=>{method!==void 0?notificationHandlers.get(method)?.handler===handler&&notificationHandlers.delete(
method):starNotificationHandler===type&&(starNotificationHandler=void 0)}}},onProgress:(_type,token,handler)=>{if(progressHandlers.has(token))throw new Error(`P\
rogress handler for token ${token} already registered`);return progressHandlers.set(token,handler),{dispose:()=>{progressHandlers.get(token)===handler&&progressHandlers.
delete(token)}}},sendProgress:(_type,token,value)=>connection.sendNotification(ProgressNotification.type,{token,value}),onUnhandledProgress:unhandledProgressEmitter.
event,sendRequest:(type,...args)=>{throwIfClosedOrDisposed(),throwIfNotListening();function sendCancellation(connection2,id2){let p=cancellationStrategy.sender.
sendCancellation(connection2,id2);p===void 0?logger.log(`Received no promise from cancellation strategy when cancelling id ${id2}`):p.catch(()=>{logger.log(`Sen\
ding cancellation messages for id ${id2} failed.`)})}let method,messageParams,token;if(Is2.string(type)){method=type;let first=args[0],last=args[args.length-1],
paramStart=0,parameterStructures=messages_1.ParameterStructures.auto;messages_1.ParameterStructures.is(first)&&(paramStart=1,parameterStructures=first);let paramEnd=args.
length;cancellation_1.CancellationToken.is(last)&&(paramEnd=paramEnd-1,token=last);let numberOfParams=paramEnd-paramStart;switch(numberOfParams){case 0:messageParams=
void 0;break;case 1:messageParams=computeSingleParam(parameterStructures,args[paramStart]);break;default:if(parameterStructures===messages_1.ParameterStructures.
byName)throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);messageParams=args.slice(paramStart,paramEnd).map(value=>undefinedToNull(
value));break}}else{let params=args;method=type.method,messageParams=computeMessageParams(type,params);let numberOfParams=type.numberOfParams;token=cancellation_1.
CancellationToken.is(params[numberOfParams])?params[numberOfParams]:void 0}let id=sequenceNumber++,disposable,tokenWasCancelled=!1;token!==void 0&&(token.isCancellationRequested?
tokenWasCancelled=!0:disposable=token.onCancellationRequested(()=>{sendCancellation(connection,id)}));let requestMessage={jsonrpc:version,id,method,params:messageParams};
return traceSendingRequest(requestMessage),typeof cancellationStrategy.sender.enableCancellation=="function"&&cancellationStrategy.sender.enableCancellation(requestMessage),
new Promise(async(resolve,reject)=>{let resolveWithCleanup=r=>{resolve(r),cancellationStrategy.sender.cleanup(id),disposable?.dispose()},rejectWithCleanup=r=>{reject(
r),cancellationStrategy.sender.cleanup(id),disposable?.dispose()},responsePromise={method,timerStart:Date.now(),resolve:resolveWithCleanup,reject:rejectWithCleanup};
try{responsePromises.set(id,responsePromise),await messageWriter.write(requestMessage),tokenWasCancelled&&sendCancellation(connection,id)}catch(error){responsePromises.
delete(id),responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError,error.message?error.message:"Unknown reason")),logger.error(
"Sending request failed.")}})},onRequest:(type,handler)=>{throwIfClosedOrDisposed();let method=null;return StarRequestHandler.is(type)?(method=void 0,starRequestHandler=
type):Is2.string(type)?(method=null,handler!==void 0&&(method=type,requestHandlers.set(type,{handler,type:void 0}))):handler!==void 0&&(method=type.method,requestHandlers.
set(type.method,{type,handler})),{dispose:()=>{method!==null&&(method!==void 0?requestHandlers.get(method)?.handler===handler&&requestHandlers.delete(method):starRequestHandler===
type&&(starRequestHandler=void 0))}}},hasPendingResponse:()=>responsePromises.size>0,trace:async(_value,_tracer,sendNotificationOrTraceOptions)=>{let _sendNotification=!1,
_traceFormat=TraceFormat.Text;sendNotificationOrTraceOptions!==void 0&&(Is2.boolean(sendNotificationOrTraceOptions)?_sendNotification=sendNotificationOrTraceOptions:
(_sendNotification=sendNotificationOrTraceOptions.sendNotification||!1,_traceFormat=sendNotificationOrTraceOptions.traceFormat||TraceFormat.Text)),trace=_value,
traceFormat=_traceFormat,trace===Trace.Off?tracer=void 0:tracer=_tracer,_sendNotification&&!isClosed()&&!isDisposed()&&await connection.sendNotification(SetTraceNotification.
type,{value:Trace.toString(_value)})},onError:errorEmitter.event,onClose:closeEmitter.event,onUnhandledNotification:unhandledNotificationEmitter.event,onDispose:disposeEmitter.
event,end:()=>{messageWriter.end()},dispose:()=>{if(isDisposed())return;state=ConnectionState.Disposed,disposeEmitter.fire(void 0);let error=new messages_1.ResponseError(
messages_1.ErrorCodes.PendingResponseRejected,"Pending response rejected since connection got disposed");for(let promise of responsePromises.values())promise.reject(
error);responsePromises=new Map,requestTokens=new Map,knownCanceledRequests=new Set,messageQueue=new linkedMap_1.LinkedMap,Is2.func(messageWriter.dispose)&&messageWriter.
dispose(),Is2.func(messageReader.dispose)&&messageReader.dispose()},listen:()=>{throwIfClosedOrDisposed(),throwIfListening(),state=ConnectionState.Listening,messageReader.
listen(callback)},inspect:()=>{(0,ral_1.default)().console.log("inspect")}};return connection.onNotification(LogTraceNotification.type,params=>{if(trace===Trace.
Off||!tracer)return;let verbose=trace===Trace.Verbose||trace===Trace.Compact;tracer.log(params.message,verbose?params.verbose:void 0)}),connection.onNotification(
ProgressNotification.type,async params=>{let handler=progressHandlers.get(params.token);handler?await handler(params.value):unhandledProgressEmitter.fire(params)}),
connection}}});var require_api=__commonJS({"node_modules/vscode-jsonrpc/lib/common/api.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||function(mod){
return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});exports.ProgressType=exports.ProgressToken=exports.createMessageConnection=
exports.NullLogger=exports.ConnectionOptions=exports.ConnectionStrategy=exports.AbstractMessageBuffer=exports.WriteableStreamMessageWriter=exports.AbstractMessageWriter=
exports.MessageWriter=exports.ReadableStreamMessageReader=exports.AbstractMessageReader=exports.MessageReader=exports.SharedArrayReceiverStrategy=exports.SharedArraySenderStrategy=
exports.CancellationToken=exports.CancellationTokenSource=exports.Emitter=exports.Event=exports.Disposable=exports.LRUCache=exports.Touch=exports.LinkedMap=exports.
ParameterStructures=exports.NotificationType9=exports.NotificationType8=exports.NotificationType7=exports.NotificationType6=exports.NotificationType5=exports.NotificationType4=
exports.NotificationType3=exports.NotificationType2=exports.NotificationType1=exports.NotificationType0=exports.NotificationType=exports.ErrorCodes=exports.ResponseError=
exports.RequestType9=exports.RequestType8=exports.RequestType7=exports.RequestType6=exports.RequestType5=exports.RequestType4=exports.RequestType3=exports.RequestType2=
exports.RequestType1=exports.RequestType0=exports.RequestType=exports.Message=exports.RAL=void 0;exports.MessageStrategy=exports.CancellationStrategy=exports.CancellationSenderStrategy=
exports.RequestCancellationReceiverStrategy=exports.IdCancellationReceiverStrategy=exports.CancellationReceiverStrategy=exports.ConnectionError=exports.ConnectionErrors=
exports.LogTraceNotification=exports.SetTraceNotification=exports.TraceFormat=exports.TraceValues=exports.TraceValue=exports.Trace=void 0;var messages_1=require_messages();
Object.defineProperty(exports,"Message",{enumerable:!0,get:function(){return messages_1.Message}});Object.defineProperty(exports,"RequestType",{enumerable:!0,get:function(){
return messages_1.RequestType}});Object.defineProperty(exports,"RequestType0",{enumerable:!0,get:function(){return messages_1.RequestType0}});Object.defineProperty(
exports,"RequestType1",{enumerable:!0,get:function(){return messages_1.RequestType1}});Object.defineProperty(exports,"RequestType2",{enumerable:!0,get:function(){
return messages_1.RequestType2}});Object.defineProperty(exports,"RequestType3",{enumerable:!0,get:function(){return messages_1.RequestType3}});Object.defineProperty(
exports,"RequestType4",{enumerable:!0,get:function(){return messages_1.RequestType4}});Object.defineProperty(exports,"RequestType5",{enumerable:!0,get:function(){
return messages_1.RequestType5}});Object.defineProperty(exports,"RequestType6",{enumerable:!0,get:function(){return messages_1.RequestType6}});Object.defineProperty(
exports,"RequestType7",{enumerable:!0,get:function(){return messages_1.RequestType7}});Object.defineProperty(exports,"RequestType8",{enumerable:!0,get:function(){
return messages_1.RequestType8}});Object.defineProperty(exports,"RequestType9",{enumerable:!0,get:function(){return messages_1.RequestType9}});Object.defineProperty(
exports,"ResponseError",{enumerable:!0,get:function(){return messages_1.ResponseError}});Object.defineProperty(exports,"ErrorCodes",{enumerable:!0,get:function(){
return messages_1.ErrorCodes}});Object.defineProperty(exports,"NotificationType",{enumerable:!0,get:function(){return messages_1.NotificationType}});Object.defineProperty(
exports,"NotificationType0",{enumerable:!0,get:function(){return messages_1.NotificationType0}});Object.defineProperty(exports,"NotificationType1",{enumerable:!0,
get:function(){return messages_1.NotificationType1}});Object.defineProperty(exports,"NotificationType2",{enumerable:!0,get:function(){return messages_1.NotificationType2}});
Object.defineProperty(exports,"NotificationType3",{enumerable:!0,get:function(){return messages_1.NotificationType3}});Object.defineProperty(exports,"Notificati\
onType4",{enumerable:!0,get:function(){return messages_1.NotificationType4}});Object.defineProperty(exports,"NotificationType5",{enumerable:!0,get:function(){return messages_1.
NotificationType5}});Object.defineProperty(exports,"NotificationType6",{enumerable:!0,get:function(){return messages_1.NotificationType6}});Object.defineProperty(
exports,"NotificationType7",{enumerable:!0,get:function(){return messages_1.NotificationType7}});Object.defineProperty(exports,"NotificationType8",{enumerable:!0,
get:function(){return messages_1.NotificationType8}});Object.defineProperty(exports,"NotificationType9",{enumerable:!0,get:function(){return messages_1.NotificationType9}});
Object.defineProperty(exports,"ParameterStructures",{enumerable:!0,get:function(){return messages_1.ParameterStructures}});var linkedMap_1=require_linkedMap();Object.
defineProperty(exports,"LinkedMap",{enumerable:!0,get:function(){return linkedMap_1.LinkedMap}});Object.defineProperty(exports,"LRUCache",{enumerable:!0,get:function(){
return linkedMap_1.LRUCache}});Object.defineProperty(exports,"Touch",{enumerable:!0,get:function(){return linkedMap_1.Touch}});var disposable_1=require_disposable();
Object.defineProperty(exports,"Disposable",{enumerable:!0,get:function(){return disposable_1.Disposable}});var events_1=require_events();Object.defineProperty(exports,
"Event",{enumerable:!0,get:function(){return events_1.Event}});Object.defineProperty(exports,"Emitter",{enumerable:!0,get:function(){return events_1.Emitter}});
var cancellation_1=require_cancellation();Object.defineProperty(exports,"CancellationTokenSource",{enumerable:!0,get:function(){return cancellation_1.CancellationTokenSource}});
Object.defineProperty(exports,"CancellationToken",{enumerable:!0,get:function(){return cancellation_1.CancellationToken}});var sharedArrayCancellation_1=require_sharedArrayCancellation();
Object.defineProperty(exports,"SharedArraySenderStrategy",{enumerable:!0,get:function(){return sharedArrayCancellation_1.SharedArraySenderStrategy}});Object.defineProperty(
exports,"SharedArrayReceiverStrategy",{enumerable:!0,get:function(){return sharedArrayCancellation_1.SharedArrayReceiverStrategy}});var messageReader_1=require_messageReader();
Object.defineProperty(exports,"MessageReader",{enumerable:!0,get:function(){return messageReader_1.MessageReader}});Object.defineProperty(exports,"AbstractMessa\
geReader",{enumerable:!0,get:function(){return messageReader_1.AbstractMessageReader}});Object.defineProperty(exports,"ReadableStreamMessageReader",{enumerable:!0,
get:function(){return messageReader_1.ReadableStreamMessageReader}});var messageWriter_1=require_messageWriter();Object.defineProperty(exports,"MessageWriter",{
enumerable:!0,get:function(){return messageWriter_1.MessageWriter}});Object.defineProperty(exports,"AbstractMessageWriter",{enumerable:!0,get:function(){return messageWriter_1.
AbstractMessageWriter}});Object.defineProperty(exports,"WriteableStreamMessageWriter",{enumerable:!0,get:function(){return messageWriter_1.WriteableStreamMessageWriter}});
var messageBuffer_1=require_messageBuffer();Object.defineProperty(exports,"AbstractMessageBuffer",{enumerable:!0,get:function(){return messageBuffer_1.AbstractMessageBuffer}});
var connection_1=require_connection();Object.defineProperty(exports,"ConnectionStrategy",{enumerable:!0,get:function(){return connection_1.ConnectionStrategy}});
Object.defineProperty(exports,"ConnectionOptions",{enumerable:!0,get:function(){return connection_1.ConnectionOptions}});Object.defineProperty(exports,"NullLogg\
er",{enumerable:!0,get:function(){return connection_1.NullLogger}});Object.defineProperty(exports,"createMessageConnection",{enumerable:!0,get:function(){return connection_1.
createMessageConnection}});Object.defineProperty(exports,"ProgressToken",{enumerable:!0,get:function(){return connection_1.ProgressToken}});Object.defineProperty(
exports,"ProgressType",{enumerable:!0,get:function(){return connection_1.ProgressType}});Object.defineProperty(exports,"Trace",{enumerable:!0,get:function(){return connection_1.
Trace}});Object.defineProperty(exports,"TraceValue",{enumerable:!0,get:function(){return connection_1.TraceValue}});Object.defineProperty(exports,"TraceFormat",
{enumerable:!0,get:function(){return connection_1.TraceFormat}});Object.defineProperty(exports,"SetTraceNotification",{enumerable:!0,get:function(){return connection_1.
SetTraceNotification}});Object.defineProperty(exports,"LogTraceNotification",{enumerable:!0,get:function(){return connection_1.LogTraceNotification}});Object.defineProperty(
exports,"ConnectionErrors",{enumerable:!0,get:function(){return connection_1.ConnectionErrors}});Object.defineProperty(exports,"ConnectionError",{enumerable:!0,
get:function(){return connection_1.ConnectionError}});Object.defineProperty(exports,"CancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.
CancellationReceiverStrategy}});Object.defineProperty(exports,"IdCancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.IdCancellationReceiverStrategy}});
Object.defineProperty(exports,"RequestCancellationReceiverStrategy",{enumerable:!0,get:function(){return connection_1.RequestCancellationReceiverStrategy}});Object.
defineProperty(exports,"CancellationSenderStrategy",{enumerable:!0,get:function(){return connection_1.CancellationSenderStrategy}});Object.defineProperty(exports,
"CancellationStrategy",{enumerable:!0,get:function(){return connection_1.CancellationStrategy}});Object.defineProperty(exports,"MessageStrategy",{enumerable:!0,
get:function(){return connection_1.MessageStrategy}});Object.defineProperty(exports,"TraceValues",{enumerable:!0,get:function(){return connection_1.TraceValues}});
var ral_1=__importDefault(require_ral());exports.RAL=ral_1.default}});var main_exports={};__export(main_exports,{AnnotatedTextEdit:()=>AnnotatedTextEdit,ApplyKind:()=>ApplyKind,ChangeAnnotation:()=>ChangeAnnotation,ChangeAnnotationIdentifier:()=>ChangeAnnotationIdentifier,
CodeAction:()=>CodeAction,CodeActionContext:()=>CodeActionContext,CodeActionKind:()=>CodeActionKind,CodeActionTag:()=>CodeActionTag,CodeActionTriggerKind:()=>CodeActionTriggerKind,
CodeDescription:()=>CodeDescription,CodeLens:()=>CodeLens,Color:()=>Color,ColorInformation:()=>ColorInformation,ColorPresentation:()=>ColorPresentation,Command:()=>Command,
CompletionItem:()=>CompletionItem,CompletionItemKind:()=>CompletionItemKind,CompletionItemLabelDetails:()=>CompletionItemLabelDetails,CompletionItemTag:()=>CompletionItemTag,
CompletionList:()=>CompletionList,CreateFile:()=>CreateFile,DeleteFile:()=>DeleteFile,Diagnostic:()=>Diagnostic,DiagnosticRelatedInformation:()=>DiagnosticRelatedInformation,
DiagnosticSeverity:()=>DiagnosticSeverity,DiagnosticTag:()=>DiagnosticTag,DocumentHighlight:()=>DocumentHighlight,DocumentHighlightKind:()=>DocumentHighlightKind,
DocumentLink:()=>DocumentLink,DocumentSymbol:()=>DocumentSymbol,DocumentUri:()=>DocumentUri,EOL:()=>EOL,FoldingRange:()=>FoldingRange,FoldingRangeKind:()=>FoldingRangeKind,
FormattingOptions:()=>FormattingOptions,Hover:()=>Hover,InlayHint:()=>InlayHint,InlayHintKind:()=>InlayHintKind,InlayHintLabelPart:()=>InlayHintLabelPart,InlineCompletionContext:()=>InlineCompletionContext,
InlineCompletionItem:()=>InlineCompletionItem,InlineCompletionList:()=>InlineCompletionList,InlineCompletionTriggerKind:()=>InlineCompletionTriggerKind,InlineValueContext:()=>InlineValueContext,
InlineValueEvaluatableExpression:()=>InlineValueEvaluatableExpression,InlineValueText:()=>InlineValueText,InlineValueVariableLookup:()=>InlineValueVariableLookup,
InsertReplaceEdit:()=>InsertReplaceEdit,InsertTextFormat:()=>InsertTextFormat,InsertTextMode:()=>InsertTextMode,LanguageKind:()=>LanguageKind,Location:()=>Location,
LocationLink:()=>LocationLink,MarkedString:()=>MarkedString,MarkupContent:()=>MarkupContent,MarkupKind:()=>MarkupKind,OptionalVersionedTextDocumentIdentifier:()=>OptionalVersionedTextDocumentIdentifier,
ParameterInformation:()=>ParameterInformation,Position:()=>Position,Range:()=>Range,RenameFile:()=>RenameFile,SelectedCompletionInfo:()=>SelectedCompletionInfo,
SelectionRange:()=>SelectionRange,SemanticTokenModifiers:()=>SemanticTokenModifiers,SemanticTokenTypes:()=>SemanticTokenTypes,SemanticTokens:()=>SemanticTokens,
SignatureInformation:()=>SignatureInformation,SnippetTextEdit:()=>SnippetTextEdit,StringValue:()=>StringValue,SymbolInformation:()=>SymbolInformation,SymbolKind:()=>SymbolKind,
SymbolTag:()=>SymbolTag,TextDocument:()=>TextDocument,TextDocumentEdit:()=>TextDocumentEdit,TextDocumentIdentifier:()=>TextDocumentIdentifier,TextDocumentItem:()=>TextDocumentItem,
TextEdit:()=>TextEdit,URI:()=>URI,VersionedTextDocumentIdentifier:()=>VersionedTextDocumentIdentifier,WorkspaceChange:()=>WorkspaceChange,WorkspaceEdit:()=>WorkspaceEdit,
WorkspaceFolder:()=>WorkspaceFolder,WorkspaceSymbol:()=>WorkspaceSymbol,integer:()=>integer,uinteger:()=>uinteger});var DocumentUri,URI,integer,uinteger,Position,
Range,Location,LocationLink,Color,ColorInformation,ColorPresentation,FoldingRangeKind,FoldingRange,DiagnosticRelatedInformation,DiagnosticSeverity,DiagnosticTag,
CodeDescription,Diagnostic,Command,TextEdit,ChangeAnnotation,ChangeAnnotationIdentifier,AnnotatedTextEdit,TextDocumentEdit,CreateFile,RenameFile,DeleteFile,WorkspaceEdit,
TextEditChangeImpl,SnippetTextEdit,ChangeAnnotations,WorkspaceChange,TextDocumentIdentifier,VersionedTextDocumentIdentifier,OptionalVersionedTextDocumentIdentifier,
LanguageKind,TextDocumentItem,MarkupKind,MarkupContent,CompletionItemKind,InsertTextFormat,CompletionItemTag,InsertReplaceEdit,InsertTextMode,ApplyKind,CompletionItemLabelDetails,
CompletionItem,CompletionList,MarkedString,Hover,ParameterInformation,SignatureInformation,DocumentHighlightKind,DocumentHighlight,SymbolKind,SymbolTag,SymbolInformation,
WorkspaceSymbol,DocumentSymbol,CodeActionKind,CodeActionTriggerKind,CodeActionContext,CodeActionTag,CodeAction,CodeLens,FormattingOptions,DocumentLink,SelectionRange,
SemanticTokenTypes,SemanticTokenModifiers,SemanticTokens,InlineValueText,InlineValueVariableLookup,InlineValueEvaluatableExpression,InlineValueContext,InlayHintKind,
InlayHintLabelPart,InlayHint,StringValue,InlineCompletionItem,InlineCompletionList,InlineCompletionTriggerKind,SelectedCompletionInfo,InlineCompletionContext,WorkspaceFolder,
EOL,TextDocument,FullTextDocument,Is,init_main=__esm({"node_modules/vscode-languageserver-types/lib/esm/main.js"(){"use strict";(function(DocumentUri2){function is(value){
return typeof value=="string"}DocumentUri2.is=is})(DocumentUri||(DocumentUri={}));(function(URI2){function is(value){return typeof value=="string"}URI2.is=is})(
URI||(URI={}));(function(integer2){integer2.MIN_VALUE=-2147483648,integer2.MAX_VALUE=2147483647;function is(value){return typeof value=="number"&&integer2.MIN_VALUE<=
value&&value<=integer2.MAX_VALUE}integer2.is=is})(integer||(integer={}));(function(uinteger2){uinteger2.MIN_VALUE=0,uinteger2.MAX_VALUE=2147483647;function is(value){
return typeof value=="number"&&uinteger2.MIN_VALUE<=value&&value<=uinteger2.MAX_VALUE}uinteger2.is=is})(uinteger||(uinteger={}));(function(Position2){function create(line,character){
return line===Number.MAX_VALUE&&(line=uinteger.MAX_VALUE),character===Number.MAX_VALUE&&(character=uinteger.MAX_VALUE),{line,character}}Position2.create=create;
function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.uinteger(candidate.line)&&Is.uinteger(candidate.character)}Position2.is=is})(Position||
(Position={}));(function(Range2){function create(one,two,three,four){if(Is.uinteger(one)&&Is.uinteger(two)&&Is.uinteger(three)&&Is.uinteger(four))return{start:Position.
create(one,two),end:Position.create(three,four)};if(Position.is(one)&&Position.is(two))return{start:one,end:two};throw new Error(`Range#create called with inval\
id arguments[${one}, ${two}, ${three}, ${four}]`)}Range2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Position.is(candidate.
start)&&Position.is(candidate.end)}Range2.is=is})(Range||(Range={}));(function(Location2){function create(uri,range){return{uri,range}}Location2.create=create;function is(value){
let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&(Is.string(candidate.uri)||Is.undefined(candidate.uri))}Location2.is=is})(Location||
(Location={}));(function(LocationLink2){function create(targetUri,targetRange,targetSelectionRange,originSelectionRange){return{targetUri,targetRange,targetSelectionRange,
originSelectionRange}}LocationLink2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.targetRange)&&Is.
string(candidate.targetUri)&&Range.is(candidate.targetSelectionRange)&&(Range.is(candidate.originSelectionRange)||Is.undefined(candidate.originSelectionRange))}
LocationLink2.is=is})(LocationLink||(LocationLink={}));(function(Color2){function create(red,green,blue,alpha){return{red,green,blue,alpha}}Color2.create=create;
function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.numberRange(candidate.red,0,1)&&Is.numberRange(candidate.green,0,1)&&Is.numberRange(
candidate.blue,0,1)&&Is.numberRange(candidate.alpha,0,1)}Color2.is=is})(Color||(Color={}));(function(ColorInformation2){function create(range,color){return{range,
color}}ColorInformation2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&Color.is(candidate.
color)}ColorInformation2.is=is})(ColorInformation||(ColorInformation={}));(function(ColorPresentation2){function create(label,textEdit,additionalTextEdits){return{
label,textEdit,additionalTextEdits}}ColorPresentation2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.string(candidate.
label)&&(Is.undefined(candidate.textEdit)||TextEdit.is(candidate.textEdit))&&(Is.undefined(candidate.additionalTextEdits)||Is.typedArray(candidate.additionalTextEdits,
TextEdit.is))}ColorPresentation2.is=is})(ColorPresentation||(ColorPresentation={}));(function(FoldingRangeKind2){FoldingRangeKind2.Comment="comment",FoldingRangeKind2.
Imports="imports",FoldingRangeKind2.Region="region"})(FoldingRangeKind||(FoldingRangeKind={}));(function(FoldingRange2){function create(startLine,endLine,startCharacter,endCharacter,kind,collapsedText){
let result={startLine,endLine};return Is.defined(startCharacter)&&(result.startCharacter=startCharacter),Is.defined(endCharacter)&&(result.endCharacter=endCharacter),
Is.defined(kind)&&(result.kind=kind),Is.defined(collapsedText)&&(result.collapsedText=collapsedText),result}FoldingRange2.create=create;function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Is.uinteger(candidate.startLine)&&Is.uinteger(candidate.endLine)&&(Is.undefined(candidate.startCharacter)||Is.uinteger(candidate.
startCharacter))&&(Is.undefined(candidate.endCharacter)||Is.uinteger(candidate.endCharacter))&&(Is.undefined(candidate.kind)||Is.string(candidate.kind))}FoldingRange2.
is=is})(FoldingRange||(FoldingRange={}));(function(DiagnosticRelatedInformation2){function create(location,message){return{location,message}}DiagnosticRelatedInformation2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Location.is(candidate.location)&&Is.string(candidate.message)}DiagnosticRelatedInformation2.
is=is})(DiagnosticRelatedInformation||(DiagnosticRelatedInformation={}));(function(DiagnosticSeverity2){DiagnosticSeverity2.Error=1,DiagnosticSeverity2.Warning=
2,DiagnosticSeverity2.Information=3,DiagnosticSeverity2.Hint=4})(DiagnosticSeverity||(DiagnosticSeverity={}));(function(DiagnosticTag3){DiagnosticTag3.Unnecessary=
1,DiagnosticTag3.Deprecated=2})(DiagnosticTag||(DiagnosticTag={}));(function(CodeDescription2){function is(value){let candidate=value;return Is.objectLiteral(candidate)&&
Is.string(candidate.href)}CodeDescription2.is=is})(CodeDescription||(CodeDescription={}));(function(Diagnostic2){function create(range,message,severity,code,source,relatedInformation){
let result={range,message};return Is.defined(severity)&&(result.severity=severity),Is.defined(code)&&(result.code=code),Is.defined(source)&&(result.source=source),
Is.defined(relatedInformation)&&(result.relatedInformation=relatedInformation),result}Diagnostic2.create=create;function is(value){var _a;let candidate=value;return Is.
defined(candidate)&&Range.is(candidate.range)&&(Is.string(candidate.message)||MarkupContent.is(candidate.message))&&(Is.number(candidate.severity)||Is.undefined(
candidate.severity))&&(Is.integer(candidate.code)||Is.string(candidate.code)||Is.undefined(candidate.code))&&(Is.undefined(candidate.codeDescription)||Is.string(
(_a=candidate.codeDescription)===null||_a===void 0?void 0:_a.href))&&(Is.string(candidate.source)||Is.undefined(candidate.source))&&(Is.undefined(candidate.relatedInformation)||
Is.typedArray(candidate.relatedInformation,DiagnosticRelatedInformation.is))}Diagnostic2.is=is;function is3_17(value){return Is.string(value.message)}Diagnostic2.
is3_17=is3_17;function getMessageString(diagnostic){if(Is.string(diagnostic.message))return diagnostic.message;if(MarkupContent.is(diagnostic.message))return diagnostic.
message.value;throw new Error(`Unknown message type ${typeof diagnostic.message}`)}Diagnostic2.getMessageString=getMessageString})(Diagnostic||(Diagnostic={}));
(function(Command2){function create(title,command,...args){let result={title,command};return Is.defined(args)&&args.length>0&&(result.arguments=args),result}Command2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.title)&&(candidate.tooltip===void 0||Is.string(candidate.
tooltip))&&Is.string(candidate.command)}Command2.is=is})(Command||(Command={}));(function(TextEdit2){function replace(range,newText){return{range,newText}}TextEdit2.
replace=replace;function insert(position,newText){return{range:{start:position,end:position},newText}}TextEdit2.insert=insert;function del(range){return{range,newText:""}}
TextEdit2.del=del;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Is.string(candidate.newText)&&Range.is(candidate.range)}TextEdit2.is=
is})(TextEdit||(TextEdit={}));(function(ChangeAnnotation2){function create(label,needsConfirmation,description){let result={label};return needsConfirmation!==void 0&&
(result.needsConfirmation=needsConfirmation),description!==void 0&&(result.description=description),result}ChangeAnnotation2.create=create;function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Is.string(candidate.label)&&(Is.boolean(candidate.needsConfirmation)||candidate.needsConfirmation===void 0)&&(Is.string(candidate.
description)||candidate.description===void 0)}ChangeAnnotation2.is=is})(ChangeAnnotation||(ChangeAnnotation={}));(function(ChangeAnnotationIdentifier2){function is(value){
let candidate=value;return Is.string(candidate)}ChangeAnnotationIdentifier2.is=is})(ChangeAnnotationIdentifier||(ChangeAnnotationIdentifier={}));(function(AnnotatedTextEdit2){
function replace(range,newText,annotation){return{range,newText,annotationId:annotation}}AnnotatedTextEdit2.replace=replace;function insert(position,newText,annotation){
return{range:{start:position,end:position},newText,annotationId:annotation}}AnnotatedTextEdit2.insert=insert;function del(range,annotation){return{range,newText:"",
annotationId:annotation}}AnnotatedTextEdit2.del=del;function is(value){let candidate=value;return TextEdit.is(candidate)&&(ChangeAnnotation.is(candidate.annotationId)||
ChangeAnnotationIdentifier.is(candidate.annotationId))}AnnotatedTextEdit2.is=is})(AnnotatedTextEdit||(AnnotatedTextEdit={}));(function(TextDocumentEdit2){function create(textDocument,edits){
return{textDocument,edits}}TextDocumentEdit2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&OptionalVersionedTextDocumentIdentifier.
is(candidate.textDocument)&&Array.isArray(candidate.edits)}TextDocumentEdit2.is=is})(TextDocumentEdit||(TextDocumentEdit={}));(function(CreateFile2){function create(uri,options,annotation){
let result={kind:"create",uri};return options!==void 0&&(options.overwrite!==void 0||options.ignoreIfExists!==void 0)&&(result.options=options),annotation!==void 0&&
(result.annotationId=annotation),result}CreateFile2.create=create;function is(value){let candidate=value;return candidate&&candidate.kind==="create"&&Is.string(
candidate.uri)&&(candidate.options===void 0||(candidate.options.overwrite===void 0||Is.boolean(candidate.options.overwrite))&&(candidate.options.ignoreIfExists===
void 0||Is.boolean(candidate.options.ignoreIfExists)))&&(candidate.annotationId===void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}CreateFile2.is=
is})(CreateFile||(CreateFile={}));(function(RenameFile2){function create(oldUri,newUri,options,annotation){let result={kind:"rename",oldUri,newUri};return options!==
void 0&&(options.overwrite!==void 0||options.ignoreIfExists!==void 0)&&(result.options=options),annotation!==void 0&&(result.annotationId=annotation),result}RenameFile2.
create=create;function is(value){let candidate=value;return candidate&&candidate.kind==="rename"&&Is.string(candidate.oldUri)&&Is.string(candidate.newUri)&&(candidate.
options===void 0||(candidate.options.overwrite===void 0||Is.boolean(candidate.options.overwrite))&&(candidate.options.ignoreIfExists===void 0||Is.boolean(candidate.
options.ignoreIfExists)))&&(candidate.annotationId===void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}RenameFile2.is=is})(RenameFile||(RenameFile=
{}));(function(DeleteFile2){function create(uri,options,annotation){let result={kind:"delete",uri};return options!==void 0&&(options.recursive!==void 0||options.
ignoreIfNotExists!==void 0)&&(result.options=options),annotation!==void 0&&(result.annotationId=annotation),result}DeleteFile2.create=create;function is(value){
let candidate=value;return candidate&&candidate.kind==="delete"&&Is.string(candidate.uri)&&(candidate.options===void 0||(candidate.options.recursive===void 0||Is.
boolean(candidate.options.recursive))&&(candidate.options.ignoreIfNotExists===void 0||Is.boolean(candidate.options.ignoreIfNotExists)))&&(candidate.annotationId===
void 0||ChangeAnnotationIdentifier.is(candidate.annotationId))}DeleteFile2.is=is})(DeleteFile||(DeleteFile={}));(function(WorkspaceEdit2){function is(value){let candidate=value;
return candidate&&(candidate.changes!==void 0||candidate.documentChanges!==void 0)&&(candidate.documentChanges===void 0||candidate.documentChanges.every(change=>Is.
string(change.kind)?CreateFile.is(change)||RenameFile.is(change)||DeleteFile.is(change):TextDocumentEdit.is(change)))}WorkspaceEdit2.is=is})(WorkspaceEdit||(WorkspaceEdit=
{}));TextEditChangeImpl=class{constructor(edits,changeAnnotations){this.edits=edits,this.changeAnnotations=changeAnnotations}insert(position,newText,annotation){
let edit,id;if(annotation===void 0?edit=TextEdit.insert(position,newText):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.insert(
position,newText,annotation)):(this.assertChangeAnnotations(this.changeAnnotations),id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.insert(position,
newText,id)),this.edits.push(edit),id!==void 0)return id}replace(range,newText,annotation){let edit,id;if(annotation===void 0?edit=TextEdit.replace(range,newText):
ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.replace(range,newText,annotation)):(this.assertChangeAnnotations(this.changeAnnotations),
id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.replace(range,newText,id)),this.edits.push(edit),id!==void 0)return id}delete(range,annotation){
let edit,id;if(annotation===void 0?edit=TextEdit.del(range):ChangeAnnotationIdentifier.is(annotation)?(id=annotation,edit=AnnotatedTextEdit.del(range,annotation)):
(this.assertChangeAnnotations(this.changeAnnotations),id=this.changeAnnotations.manage(annotation),edit=AnnotatedTextEdit.del(range,id)),this.edits.push(edit),id!==
void 0)return id}add(edit){this.edits.push(edit)}all(){return this.edits}clear(){this.edits.splice(0,this.edits.length)}assertChangeAnnotations(value){if(value===
void 0)throw new Error("Text edit change is not configured to manage change annotations.")}};(function(SnippetTextEdit2){function is(value){let candidate=value;
return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&StringValue.isSnippet(candidate.snippet)&&(candidate.annotationId===void 0||ChangeAnnotation.is(candidate.
annotationId)||ChangeAnnotationIdentifier.is(candidate.annotationId))}SnippetTextEdit2.is=is})(SnippetTextEdit||(SnippetTextEdit={}));ChangeAnnotations=class{constructor(annotations){
this._annotations=annotations===void 0?Object.create(null):annotations,this._counter=0,this._size=0}all(){return this._annotations}get size(){return this._size}manage(idOrAnnotation,annotation){
let id;if(ChangeAnnotationIdentifier.is(idOrAnnotation)?id=idOrAnnotation:(id=this.nextId(),annotation=idOrAnnotation),this._annotations[id]!==void 0)throw new Error(
`Id ${id} is already in use.`);if(annotation===void 0)throw new Error(`No annotation provided for id ${id}`);return this._annotations[id]=annotation,this._size++,
id}nextId(){return this._counter++,this._counter.toString()}},WorkspaceChange=class{constructor(workspaceEdit){this._textEditChanges=Object.create(null),workspaceEdit!==
void 0?(this._workspaceEdit=workspaceEdit,workspaceEdit.documentChanges?(this._changeAnnotations=new ChangeAnnotations(workspaceEdit.changeAnnotations),workspaceEdit.
changeAnnotations=this._changeAnnotations.all(),workspaceEdit.documentChanges.forEach(change=>{if(TextDocumentEdit.is(change)){let textEditChange=new TextEditChangeImpl(
change.edits,this._changeAnnotations);this._textEditChanges[change.textDocument.uri]=textEditChange}})):workspaceEdit.changes&&Object.keys(workspaceEdit.changes).
forEach(key=>{let textEditChange=new TextEditChangeImpl(workspaceEdit.changes[key]);this._textEditChanges[key]=textEditChange})):this._workspaceEdit={}}get edit(){
return this.initDocumentChanges(),this._changeAnnotations!==void 0&&(this._changeAnnotations.size===0?this._workspaceEdit.changeAnnotations=void 0:this._workspaceEdit.
changeAnnotations=this._changeAnnotations.all()),this._workspaceEdit}getTextEditChange(key){if(OptionalVersionedTextDocumentIdentifier.is(key)){if(this.initDocumentChanges(),
this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let textDocument={uri:key.uri,version:key.
version},result=this._textEditChanges[textDocument.uri];if(!result){let edits=[],textDocumentEdit={textDocument,edits};this._workspaceEdit.documentChanges.push(
textDocumentEdit),result=new TextEditChangeImpl(edits,this._changeAnnotations),this._textEditChanges[textDocument.uri]=result}return result}else{if(this.initChanges(),
this._workspaceEdit.changes===void 0)throw new Error("Workspace edit is not configured for normal text edit changes.");let result=this._textEditChanges[key];if(!result){
let edits=[];this._workspaceEdit.changes[key]=edits,result=new TextEditChangeImpl(edits),this._textEditChanges[key]=result}return result}}initDocumentChanges(){
this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._changeAnnotations=new ChangeAnnotations,this._workspaceEdit.documentChanges=
[],this._workspaceEdit.changeAnnotations=this._changeAnnotations.all())}initChanges(){this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===
void 0&&(this._workspaceEdit.changes=Object.create(null))}createFile(uri,optionsOrAnnotation,options){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===
void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=CreateFile.create(uri,options):
(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=CreateFile.create(uri,options,id)),this._workspaceEdit.
documentChanges.push(operation),id!==void 0)return id}renameFile(oldUri,newUri,optionsOrAnnotation,options){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===
void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=RenameFile.create(oldUri,newUri,
options):(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=RenameFile.create(oldUri,newUri,options,id)),
this._workspaceEdit.documentChanges.push(operation),id!==void 0)return id}deleteFile(uri,optionsOrAnnotation,options){if(this.initDocumentChanges(),this._workspaceEdit.
documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let annotation;ChangeAnnotation.is(optionsOrAnnotation)||ChangeAnnotationIdentifier.
is(optionsOrAnnotation)?annotation=optionsOrAnnotation:options=optionsOrAnnotation;let operation,id;if(annotation===void 0?operation=DeleteFile.create(uri,options):
(id=ChangeAnnotationIdentifier.is(annotation)?annotation:this._changeAnnotations.manage(annotation),operation=DeleteFile.create(uri,options,id)),this._workspaceEdit.
documentChanges.push(operation),id!==void 0)return id}};(function(TextDocumentIdentifier2){function create(uri){return{uri}}TextDocumentIdentifier2.create=create;
function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)}TextDocumentIdentifier2.is=is})(TextDocumentIdentifier||(TextDocumentIdentifier=
{}));(function(VersionedTextDocumentIdentifier2){function create(uri,version){return{uri,version}}VersionedTextDocumentIdentifier2.create=create;function is(value){
let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&Is.integer(candidate.version)}VersionedTextDocumentIdentifier2.is=is})(VersionedTextDocumentIdentifier||
(VersionedTextDocumentIdentifier={}));(function(OptionalVersionedTextDocumentIdentifier2){function create(uri,version){return{uri,version}}OptionalVersionedTextDocumentIdentifier2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&(candidate.version===null||Is.integer(candidate.version))}
OptionalVersionedTextDocumentIdentifier2.is=is})(OptionalVersionedTextDocumentIdentifier||(OptionalVersionedTextDocumentIdentifier={}));(function(LanguageKind2){
LanguageKind2.ABAP="abap",LanguageKind2.WindowsBat="bat",LanguageKind2.BibTeX="bibtex",LanguageKind2.Clojure="clojure",LanguageKind2.Coffeescript="coffeescript",
LanguageKind2.C="c",LanguageKind2.CPP="cpp",LanguageKind2.CSharp="csharp",LanguageKind2.CSS="css",LanguageKind2.D="d",LanguageKind2.Delphi="pascal",LanguageKind2.
Diff="diff",LanguageKind2.Dart="dart",LanguageKind2.Dockerfile="dockerfile",LanguageKind2.Elixir="elixir",LanguageKind2.Erlang="erlang",LanguageKind2.FSharp="fs\
harp",LanguageKind2.GitCommit="git-commit",LanguageKind2.GitRebase="git-rebase",LanguageKind2.Go="go",LanguageKind2.Groovy="groovy",LanguageKind2.Handlebars="ha\
ndlebars",LanguageKind2.Haskell="haskell",LanguageKind2.HTML="html",LanguageKind2.Ini="ini",LanguageKind2.Java="java",LanguageKind2.JavaScript="javascript",LanguageKind2.
JavaScriptReact="javascriptreact",LanguageKind2.JSON="json",LanguageKind2.LaTeX="latex",LanguageKind2.Less="less",LanguageKind2.Lua="lua",LanguageKind2.Makefile=
"makefile",LanguageKind2.Markdown="markdown",LanguageKind2.ObjectiveC="objective-c",LanguageKind2.ObjectiveCPP="objective-cpp",LanguageKind2.Pascal="pascal",LanguageKind2.
Perl="perl",LanguageKind2.Perl6="perl6",LanguageKind2.PHP="php",LanguageKind2.Plaintext="plaintext",LanguageKind2.Powershell="powershell",LanguageKind2.Pug="jad\
e",LanguageKind2.Python="python",LanguageKind2.R="r",LanguageKind2.Razor="razor",LanguageKind2.Ruby="ruby",LanguageKind2.Rust="rust",LanguageKind2.SCSS="scss",LanguageKind2.
SASS="sass",LanguageKind2.Scala="scala",LanguageKind2.ShaderLab="shaderlab",LanguageKind2.ShellScript="shellscript",LanguageKind2.SQL="sql",LanguageKind2.Swift=
"swift",LanguageKind2.TypeScript="typescript",LanguageKind2.TypeScriptReact="typescriptreact",LanguageKind2.TeX="tex",LanguageKind2.VisualBasic="vb",LanguageKind2.
XML="xml",LanguageKind2.XSL="xsl",LanguageKind2.YAML="yaml"})(LanguageKind||(LanguageKind={}));(function(TextDocumentItem2){function create(uri,languageId,version,text){
return{uri,languageId,version,text}}TextDocumentItem2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.string(candidate.uri)&&
Is.string(candidate.languageId)&&Is.integer(candidate.version)&&Is.string(candidate.text)}TextDocumentItem2.is=is})(TextDocumentItem||(TextDocumentItem={}));(function(MarkupKind2){
MarkupKind2.PlainText="plaintext",MarkupKind2.Markdown="markdown";function is(value){let candidate=value;return candidate===MarkupKind2.PlainText||candidate===MarkupKind2.
Markdown}MarkupKind2.is=is})(MarkupKind||(MarkupKind={}));(function(MarkupContent2){function is(value){let candidate=value;return Is.objectLiteral(value)&&MarkupKind.
is(candidate.kind)&&Is.string(candidate.value)}MarkupContent2.is=is})(MarkupContent||(MarkupContent={}));(function(CompletionItemKind2){CompletionItemKind2.Text=
1,CompletionItemKind2.Method=2,CompletionItemKind2.Function=3,CompletionItemKind2.Constructor=4,CompletionItemKind2.Field=5,CompletionItemKind2.Variable=6,CompletionItemKind2.
Class=7,CompletionItemKind2.Interface=8,CompletionItemKind2.Module=9,CompletionItemKind2.Property=10,CompletionItemKind2.Unit=11,CompletionItemKind2.Value=12,CompletionItemKind2.
Enum=13,CompletionItemKind2.Keyword=14,CompletionItemKind2.Snippet=15,CompletionItemKind2.Color=16,CompletionItemKind2.File=17,CompletionItemKind2.Reference=18,
CompletionItemKind2.Folder=19,CompletionItemKind2.EnumMember=20,CompletionItemKind2.Constant=21,CompletionItemKind2.Struct=22,CompletionItemKind2.Event=23,CompletionItemKind2.
Operator=24,CompletionItemKind2.TypeParameter=25})(CompletionItemKind||(CompletionItemKind={}));(function(InsertTextFormat2){InsertTextFormat2.PlainText=1,InsertTextFormat2.
Snippet=2})(InsertTextFormat||(InsertTextFormat={}));(function(CompletionItemTag2){CompletionItemTag2.Deprecated=1})(CompletionItemTag||(CompletionItemTag={}));
(function(InsertReplaceEdit2){function create(newText,insert,replace){return{newText,insert,replace}}InsertReplaceEdit2.create=create;function is(value){let candidate=value;
return candidate&&Is.string(candidate.newText)&&Range.is(candidate.insert)&&Range.is(candidate.replace)}InsertReplaceEdit2.is=is})(InsertReplaceEdit||(InsertReplaceEdit=
{}));(function(InsertTextMode2){InsertTextMode2.asIs=1,InsertTextMode2.adjustIndentation=2})(InsertTextMode||(InsertTextMode={}));(function(ApplyKind2){ApplyKind2.
Replace=1,ApplyKind2.Merge=2})(ApplyKind||(ApplyKind={}));(function(CompletionItemLabelDetails2){function is(value){let candidate=value;return candidate&&(Is.string(
candidate.detail)||candidate.detail===void 0)&&(Is.string(candidate.description)||candidate.description===void 0)}CompletionItemLabelDetails2.is=is})(CompletionItemLabelDetails||
(CompletionItemLabelDetails={}));(function(CompletionItem2){function create(label){return{label}}CompletionItem2.create=create})(CompletionItem||(CompletionItem=
{}));(function(CompletionList2){function create(items,isIncomplete){return{items:items||[],isIncomplete:!!isIncomplete}}CompletionList2.create=create})(CompletionList||
(CompletionList={}));(function(MarkedString2){function fromPlainText(plainText){return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g,"\\$&")}MarkedString2.fromPlainText=
fromPlainText;function is(value){let candidate=value;return Is.string(candidate)||Is.objectLiteral(candidate)&&Is.string(candidate.language)&&Is.string(candidate.
value)}MarkedString2.is=is})(MarkedString||(MarkedString={}));(function(Hover2){function is(value){let candidate=value;return!!candidate&&Is.objectLiteral(candidate)&&
(MarkupContent.is(candidate.contents)||MarkedString.is(candidate.contents)||Is.typedArray(candidate.contents,MarkedString.is))&&(value.range===void 0||Range.is(
value.range))}Hover2.is=is})(Hover||(Hover={}));(function(ParameterInformation2){function create(label,documentation){return documentation?{label,documentation}:
{label}}ParameterInformation2.create=create})(ParameterInformation||(ParameterInformation={}));(function(SignatureInformation2){function create(label,documentation,...parameters){
let result={label};return Is.defined(documentation)&&(result.documentation=documentation),Is.defined(parameters)?result.parameters=parameters:result.parameters=
[],result}SignatureInformation2.create=create})(SignatureInformation||(SignatureInformation={}));(function(DocumentHighlightKind2){DocumentHighlightKind2.Text=1,
DocumentHighlightKind2.Read=2,DocumentHighlightKind2.Write=3})(DocumentHighlightKind||(DocumentHighlightKind={}));(function(DocumentHighlight2){function create(range,kind){
let result={range};return Is.number(kind)&&(result.kind=kind),result}DocumentHighlight2.create=create})(DocumentHighlight||(DocumentHighlight={}));(function(SymbolKind2){
SymbolKind2.File=1,SymbolKind2.Module=2,SymbolKind2.Namespace=3,SymbolKind2.Package=4,SymbolKind2.Class=5,SymbolKind2.Method=6,SymbolKind2.Property=7,SymbolKind2.
Field=8,SymbolKind2.Constructor=9,SymbolKind2.Enum=10,SymbolKind2.Interface=11,SymbolKind2.Function=12,SymbolKind2.Variable=13,SymbolKind2.Constant=14,SymbolKind2.
String=15,SymbolKind2.Number=16,SymbolKind2.Boolean=17,SymbolKind2.Array=18,SymbolKind2.Object=19,SymbolKind2.Key=20,SymbolKind2.Null=21,SymbolKind2.EnumMember=
22,SymbolKind2.Struct=23,SymbolKind2.Event=24,SymbolKind2.Operator=25,SymbolKind2.TypeParameter=26})(SymbolKind||(SymbolKind={}));(function(SymbolTag2){SymbolTag2.
Deprecated=1})(SymbolTag||(SymbolTag={}));(function(SymbolInformation2){function create(name,kind,range,uri,containerName){let result={name,kind,location:{uri,range}};
return containerName&&(result.containerName=containerName),result}SymbolInformation2.create=create})(SymbolInformation||(SymbolInformation={}));(function(WorkspaceSymbol2){
function create(name,kind,uri,range){return range!==void 0?{name,kind,location:{uri,range}}:{name,kind,location:{uri}}}WorkspaceSymbol2.create=create})(WorkspaceSymbol||
(WorkspaceSymbol={}));(function(DocumentSymbol2){function create(name,detail,kind,range,selectionRange,children){let result={name,detail,kind,range,selectionRange};
return children!==void 0&&(result.children=children),result}DocumentSymbol2.create=create;function is(value){let candidate=value;return candidate&&Is.string(candidate.
name)&&Is.number(candidate.kind)&&Range.is(candidate.range)&&Range.is(candidate.selectionRange)&&(candidate.detail===void 0||Is.string(candidate.detail))&&(candidate.
deprecated===void 0||Is.boolean(candidate.deprecated))&&(candidate.children===void 0||Array.isArray(candidate.children))&&(candidate.tags===void 0||Array.isArray(
candidate.tags))}DocumentSymbol2.is=is})(DocumentSymbol||(DocumentSymbol={}));(function(CodeActionKind2){CodeActionKind2.Empty="",CodeActionKind2.QuickFix="quic\
kfix",CodeActionKind2.Refactor="refactor",CodeActionKind2.RefactorExtract="refactor.extract",CodeActionKind2.RefactorInline="refactor.inline",CodeActionKind2.RefactorMove=
"refactor.move",CodeActionKind2.RefactorRewrite="refactor.rewrite",CodeActionKind2.Source="source",CodeActionKind2.SourceOrganizeImports="source.organizeImports",
CodeActionKind2.SourceFixAll="source.fixAll",CodeActionKind2.Notebook="notebook"})(CodeActionKind||(CodeActionKind={}));(function(CodeActionTriggerKind2){CodeActionTriggerKind2.
Invoked=1,CodeActionTriggerKind2.Automatic=2})(CodeActionTriggerKind||(CodeActionTriggerKind={}));(function(CodeActionContext2){function create(diagnostics,only,triggerKind){
let result={diagnostics};return only!=null&&(result.only=only),triggerKind!=null&&(result.triggerKind=triggerKind),result}CodeActionContext2.create=create;function is(value){
let candidate=value;return Is.defined(candidate)&&Is.typedArray(candidate.diagnostics,Diagnostic.is)&&(candidate.only===void 0||Is.typedArray(candidate.only,Is.
string))&&(candidate.triggerKind===void 0||candidate.triggerKind===CodeActionTriggerKind.Invoked||candidate.triggerKind===CodeActionTriggerKind.Automatic)}CodeActionContext2.
is=is})(CodeActionContext||(CodeActionContext={}));(function(CodeActionTag2){CodeActionTag2.LLMGenerated=1;function is(value){return Is.defined(value)&&value===
CodeActionTag2.LLMGenerated}CodeActionTag2.is=is})(CodeActionTag||(CodeActionTag={}));(function(CodeAction2){function create(title,kindOrCommandOrEdit,kind){let result={
title},checkKind=!0;return typeof kindOrCommandOrEdit=="string"?(checkKind=!1,result.kind=kindOrCommandOrEdit):Command.is(kindOrCommandOrEdit)?result.command=kindOrCommandOrEdit:
result.edit=kindOrCommandOrEdit,checkKind&&kind!==void 0&&(result.kind=kind),result}CodeAction2.create=create;function is(value){let candidate=value;return candidate&&
Is.string(candidate.title)&&(candidate.diagnostics===void 0||Is.typedArray(candidate.diagnostics,Diagnostic.is))&&(candidate.kind===void 0||Is.string(candidate.
kind))&&(candidate.edit!==void 0||candidate.command!==void 0)&&(candidate.command===void 0||Command.is(candidate.command))&&(candidate.isPreferred===void 0||Is.
boolean(candidate.isPreferred))&&(candidate.edit===void 0||WorkspaceEdit.is(candidate.edit))&&(candidate.tags===void 0||Is.typedArray(candidate.tags,CodeActionTag.
is))}CodeAction2.is=is})(CodeAction||(CodeAction={}));(function(CodeLens2){function create(range,data){let result={range};return Is.defined(data)&&(result.data=
data),result}CodeLens2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Range.is(candidate.range)&&(Is.undefined(candidate.command)||
Command.is(candidate.command))}CodeLens2.is=is})(CodeLens||(CodeLens={}));(function(FormattingOptions2){function create(tabSize,insertSpaces){return{tabSize,insertSpaces}}
FormattingOptions2.create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Is.uinteger(candidate.tabSize)&&Is.boolean(candidate.insertSpaces)}
FormattingOptions2.is=is})(FormattingOptions||(FormattingOptions={}));(function(DocumentLink2){function create(range,target,data){return{range,target,data}}DocumentLink2.
create=create;function is(value){let candidate=value;return Is.defined(candidate)&&Range.is(candidate.range)&&(Is.undefined(candidate.target)||Is.string(candidate.
target))}DocumentLink2.is=is})(DocumentLink||(DocumentLink={}));(function(SelectionRange2){function create(range,parent){return{range,parent}}SelectionRange2.create=
create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&Range.is(candidate.range)&&(candidate.parent===void 0||SelectionRange2.is(candidate.
parent))}SelectionRange2.is=is})(SelectionRange||(SelectionRange={}));(function(SemanticTokenTypes3){SemanticTokenTypes3.namespace="namespace",SemanticTokenTypes3.
type="type",SemanticTokenTypes3.class="class",SemanticTokenTypes3.enum="enum",SemanticTokenTypes3.interface="interface",SemanticTokenTypes3.struct="struct",SemanticTokenTypes3.
typeParameter="typeParameter",SemanticTokenTypes3.parameter="parameter",SemanticTokenTypes3.variable="variable",SemanticTokenTypes3.property="property",SemanticTokenTypes3.
enumMember="enumMember",SemanticTokenTypes3.event="event",SemanticTokenTypes3.function="function",SemanticTokenTypes3.method="method",SemanticTokenTypes3.macro=
"macro",SemanticTokenTypes3.keyword="keyword",SemanticTokenTypes3.modifier="modifier",SemanticTokenTypes3.comment="comment",SemanticTokenTypes3.string="string",
SemanticTokenTypes3.number="number",SemanticTokenTypes3.regexp="regexp",SemanticTokenTypes3.operator="operator",SemanticTokenTypes3.decorator="decorator",SemanticTokenTypes3.
label="label"})(SemanticTokenTypes||(SemanticTokenTypes={}));(function(SemanticTokenModifiers3){SemanticTokenModifiers3.declaration="declaration",SemanticTokenModifiers3.
definition="definition",SemanticTokenModifiers3.readonly="readonly",SemanticTokenModifiers3.static="static",SemanticTokenModifiers3.deprecated="deprecated",SemanticTokenModifiers3.
abstract="abstract",SemanticTokenModifiers3.async="async",SemanticTokenModifiers3.modification="modification",SemanticTokenModifiers3.documentation="documentati\
on",SemanticTokenModifiers3.defaultLibrary="defaultLibrary"})(SemanticTokenModifiers||(SemanticTokenModifiers={}));(function(SemanticTokens2){function is(value){
let candidate=value;return Is.objectLiteral(candidate)&&(candidate.resultId===void 0||typeof candidate.resultId=="string")&&Array.isArray(candidate.data)&&(candidate.
data.length===0||typeof candidate.data[0]=="number")}SemanticTokens2.is=is})(SemanticTokens||(SemanticTokens={}));(function(InlineValueText2){function create(range,text){
return{range,text}}InlineValueText2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(candidate.range)&&Is.string(candidate.
text)}InlineValueText2.is=is})(InlineValueText||(InlineValueText={}));(function(InlineValueVariableLookup2){function create(range,variableName,caseSensitiveLookup){
return{range,variableName,caseSensitiveLookup}}InlineValueVariableLookup2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(
candidate.range)&&Is.boolean(candidate.caseSensitiveLookup)&&(Is.string(candidate.variableName)||candidate.variableName===void 0)}InlineValueVariableLookup2.is=
is})(InlineValueVariableLookup||(InlineValueVariableLookup={}));(function(InlineValueEvaluatableExpression2){function create(range,expression){return{range,expression}}
InlineValueEvaluatableExpression2.create=create;function is(value){let candidate=value;return candidate!=null&&Range.is(candidate.range)&&(Is.string(candidate.expression)||
candidate.expression===void 0)}InlineValueEvaluatableExpression2.is=is})(InlineValueEvaluatableExpression||(InlineValueEvaluatableExpression={}));(function(InlineValueContext2){
function create(frameId,stoppedLocation){return{frameId,stoppedLocation}}InlineValueContext2.create=create;function is(value){let candidate=value;return Is.defined(
candidate)&&Range.is(value.stoppedLocation)}InlineValueContext2.is=is})(InlineValueContext||(InlineValueContext={}));(function(InlayHintKind2){InlayHintKind2.Type=
1,InlayHintKind2.Parameter=2;function is(value){return value===1||value===2}InlayHintKind2.is=is})(InlayHintKind||(InlayHintKind={}));(function(InlayHintLabelPart2){
function create(value){return{value}}InlayHintLabelPart2.create=create;function is(value){let candidate=value;return Is.objectLiteral(candidate)&&(candidate.tooltip===
void 0||Is.string(candidate.tooltip)||MarkupContent.is(candidate.tooltip))&&(candidate.location===void 0||Location.is(candidate.location))&&(candidate.command===
void 0||Command.is(candidate.command))}InlayHintLabelPart2.is=is})(InlayHintLabelPart||(InlayHintLabelPart={}));(function(InlayHint2){function create(position,label,kind){
let result={position,label};return kind!==void 0&&(result.kind=kind),result}InlayHint2.create=create;function is(value){let candidate=value;return Is.objectLiteral(
candidate)&&Position.is(candidate.position)&&(Is.string(candidate.label)||Is.typedArray(candidate.label,InlayHintLabelPart.is))&&(candidate.kind===void 0||InlayHintKind.
is(candidate.kind))&&candidate.textEdits===void 0||Is.typedArray(candidate.textEdits,TextEdit.is)&&(candidate.tooltip===void 0||Is.string(candidate.tooltip)||MarkupContent.
is(candidate.tooltip))&&(candidate.paddingLeft===void 0||Is.boolean(candidate.paddingLeft))&&(candidate.paddingRight===void 0||Is.boolean(candidate.paddingRight))}
InlayHint2.is=is})(InlayHint||(InlayHint={}));(function(StringValue2){function createSnippet(value){return{kind:"snippet",value}}StringValue2.createSnippet=createSnippet;
function isSnippet(value){let candidate=value;return Is.objectLiteral(candidate)&&candidate.kind==="snippet"&&Is.string(candidate.value)}StringValue2.isSnippet=
isSnippet})(StringValue||(StringValue={}));(function(InlineCompletionItem2){function create(insertText,filterText,range,command){return{insertText,filterText,range,
command}}InlineCompletionItem2.create=create})(InlineCompletionItem||(InlineCompletionItem={}));(function(InlineCompletionList2){function create(items){return{items}}
InlineCompletionList2.create=create})(InlineCompletionList||(InlineCompletionList={}));(function(InlineCompletionTriggerKind2){InlineCompletionTriggerKind2.Invoked=
1,InlineCompletionTriggerKind2.Automatic=2})(InlineCompletionTriggerKind||(InlineCompletionTriggerKind={}));(function(SelectedCompletionInfo2){function create(range,text){
return{range,text}}SelectedCompletionInfo2.create=create})(SelectedCompletionInfo||(SelectedCompletionInfo={}));(function(InlineCompletionContext2){function create(triggerKind,selectedCompletionInfo){
return{triggerKind,selectedCompletionInfo}}InlineCompletionContext2.create=create})(InlineCompletionContext||(InlineCompletionContext={}));(function(WorkspaceFolder2){
function is(value){let candidate=value;return Is.objectLiteral(candidate)&&URI.is(candidate.uri)&&Is.string(candidate.name)}WorkspaceFolder2.is=is})(WorkspaceFolder||
(WorkspaceFolder={}));EOL=[`
`,`\r
`,"\r"];(function(TextDocument2){function create(uri,languageId,version,content){return new FullTextDocument(uri,languageId,version,content)}TextDocument2.create=
create;function is(value){let candidate=value;return!!(Is.defined(candidate)&&Is.string(candidate.uri)&&(Is.undefined(candidate.languageId)||Is.string(candidate.
languageId))&&Is.uinteger(candidate.lineCount)&&Is.func(candidate.getText)&&Is.func(candidate.positionAt)&&Is.func(candidate.offsetAt))}TextDocument2.is=is;function applyEdits(document,edits){
let text=document.getText(),sortedEdits=mergeSort(edits,(a,b)=>{let diff=a.range.start.line-b.range.start.line;return diff===0?a.range.start.character-b.range.start.
character:diff}),lastModifiedOffset=text.length;for(let i=sortedEdits.length-1;i>=0;i--){let e=sortedEdits[i],startOffset=document.offsetAt(e.range.start),endOffset=document.
offsetAt(e.range.end);if(endOffset<=lastModifiedOffset)text=text.substring(0,startOffset)+e.newText+text.substring(endOffset,text.length);else throw new Error("\
Overlapping edit");lastModifiedOffset=startOffset}return text}TextDocument2.applyEdits=applyEdits;function mergeSort(data,compare){if(data.length<=1)return data;
let p=data.length/2|0,left=data.slice(0,p),right=data.slice(p);mergeSort(left,compare),mergeSort(right,compare);let leftIdx=0,rightIdx=0,i=0;for(;leftIdx<left.length&&
rightIdx<right.length;)compare(left[leftIdx],right[rightIdx])<=0?data[i++]=left[leftIdx++]:data[i++]=right[rightIdx++];for(;leftIdx<left.length;)data[i++]=left[leftIdx++];
for(;rightIdx<right.length;)data[i++]=right[rightIdx++];return data}})(TextDocument||(TextDocument={}));FullTextDocument=class{constructor(uri,languageId,version,content){
this._uri=uri,this._languageId=languageId,this._version=version,this._content=content,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this.
_languageId}get version(){return this._version}getText(range){if(range){let start=this.offsetAt(range.start),end=this.offsetAt(range.end);return this._content.substring(
start,end)}return this._content}update(event,version){this._content=event.text,this._version=version,this._lineOffsets=void 0}getLineOffsets(){if(this._lineOffsets===
void 0){let lineOffsets=[],text=this._content,isLineStart=!0;for(let i=0;i<text.length;i++){isLineStart&&(lineOffsets.push(i),isLineStart=!1);let ch=text.charAt(
i);isLineStart=ch==="\r"||ch===`
`,ch==="\r"&&i+1<text.length&&text.charAt(i+1)===`
`&&i++}isLineStart&&text.length>0&&lineOffsets.push(text.length),this._lineOffsets=lineOffsets}return this._lineOffsets}positionAt(offset){offset=Math.max(Math.
min(offset,this._content.length),0);let lineOffsets=this.getLineOffsets(),low=0,high=lineOffsets.length;if(high===0)return Position.create(0,offset);for(;low<high;){
let mid=Math.floor((low+high)/2);lineOffsets[mid]>offset?high=mid:low=mid+1}let line=low-1;return Position.create(line,offset-lineOffsets[line])}offsetAt(position){
let lineOffsets=this.getLineOffsets();if(position.line>=lineOffsets.length)return this._content.length;if(position.line<0)return 0;let lineOffset=lineOffsets[position.
line],nextLineOffset=position.line+1<lineOffsets.length?lineOffsets[position.line+1]:this._content.length;return Math.max(Math.min(lineOffset+position.character,
nextLineOffset),lineOffset)}get lineCount(){return this.getLineOffsets().length}};(function(Is2){let toString=Object.prototype.toString;function defined(value){
return typeof value<"u"}Is2.defined=defined;function undefined2(value){return typeof value>"u"}Is2.undefined=undefined2;function boolean(value){return value===!0||
value===!1}Is2.boolean=boolean;function string(value){return toString.call(value)==="[object String]"}Is2.string=string;function number(value){return toString.call(
value)==="[object Number]"}Is2.number=number;function numberRange(value,min,max){return toString.call(value)==="[object Number]"&&min<=value&&value<=max}Is2.numberRange=
numberRange;function integer2(value){return toString.call(value)==="[object Number]"&&-2147483648<=value&&value<=2147483647}Is2.integer=integer2;function uinteger2(value){
return toString.call(value)==="[object Number]"&&0<=value&&value<=2147483647}Is2.uinteger=uinteger2;function func(value){return toString.call(value)==="[object \
Function]"}Is2.func=func;function objectLiteral(value){return value!==null&&typeof value=="object"}Is2.objectLiteral=objectLiteral;function typedArray(value,check){
return Array.isArray(value)&&value.every(check)}Is2.typedArray=typedArray})(Is||(Is={}))}});var require_messages2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/messages.js"(exports){"use strict";Object.defineProperty(exports,"__es\
Module",{value:!0});exports.CM=exports.ProtocolNotificationType=exports.ProtocolNotificationType0=exports.ProtocolRequestType=exports.ProtocolRequestType0=exports.
RegistrationType=exports.MessageDirection=void 0;var vscode_jsonrpc_1=require_api(),MessageDirection;(function(MessageDirection2){MessageDirection2.clientToServer=
"clientToServer",MessageDirection2.serverToClient="serverToClient",MessageDirection2.both="both"})(MessageDirection||(exports.MessageDirection=MessageDirection=
{}));var RegistrationType=class{____;method;constructor(method){this.method=method}};exports.RegistrationType=RegistrationType;var ProtocolRequestType0=class extends vscode_jsonrpc_1.
RequestType0{__;___;____;_pr;constructor(method){super(method)}};exports.ProtocolRequestType0=ProtocolRequestType0;var ProtocolRequestType=class extends vscode_jsonrpc_1.
RequestType{__;___;____;_pr;constructor(method){super(method,vscode_jsonrpc_1.ParameterStructures.byName)}};exports.ProtocolRequestType=ProtocolRequestType;var ProtocolNotificationType0=class extends vscode_jsonrpc_1.
NotificationType0{___;____;constructor(method){super(method)}};exports.ProtocolNotificationType0=ProtocolNotificationType0;var ProtocolNotificationType=class extends vscode_jsonrpc_1.
NotificationType{___;____;constructor(method){super(method,vscode_jsonrpc_1.ParameterStructures.byName)}};exports.ProtocolNotificationType=ProtocolNotificationType;
var CM;(function(CM2){function create(client,server){return{client,server}}CM2.create=create})(CM||(exports.CM=CM={}))}});var require_is2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/utils/is.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",
{value:!0});exports.boolean=boolean;exports.string=string;exports.number=number;exports.error=error;exports.func=func;exports.array=array;exports.stringArray=stringArray;
exports.typedArray=typedArray;exports.objectLiteral=objectLiteral;function boolean(value){return value===!0||value===!1}function string(value){return typeof value==
"string"||value instanceof String}function number(value){return typeof value=="number"||value instanceof Number}function error(value){return value instanceof Error}
function func(value){return typeof value=="function"}function array(value){return Array.isArray(value)}function stringArray(value){return array(value)&&value.every(
elem=>string(elem))}function typedArray(value,check){return Array.isArray(value)&&value.every(check)}function objectLiteral(value){return value!==null&&typeof value==
"object"}}});var require_protocol_implementation=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.ImplementationRequest=void 0;var messages_1=require_messages2(),ImplementationRequest2;(function(ImplementationRequest3){
ImplementationRequest3.method="textDocument/implementation",ImplementationRequest3.messageDirection=messages_1.MessageDirection.clientToServer,ImplementationRequest3.
type=new messages_1.ProtocolRequestType(ImplementationRequest3.method),ImplementationRequest3.capabilities=messages_1.CM.create("textDocument.implementation","i\
mplementationProvider")})(ImplementationRequest2||(exports.ImplementationRequest=ImplementationRequest2={}))}});var require_protocol_typeDefinition=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.TypeDefinitionRequest=void 0;var messages_1=require_messages2(),TypeDefinitionRequest2;(function(TypeDefinitionRequest3){
TypeDefinitionRequest3.method="textDocument/typeDefinition",TypeDefinitionRequest3.messageDirection=messages_1.MessageDirection.clientToServer,TypeDefinitionRequest3.
type=new messages_1.ProtocolRequestType(TypeDefinitionRequest3.method),TypeDefinitionRequest3.capabilities=messages_1.CM.create("textDocument.typeDefinition","t\
ypeDefinitionProvider")})(TypeDefinitionRequest2||(exports.TypeDefinitionRequest=TypeDefinitionRequest2={}))}});var require_protocol_workspaceFolder=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.DidChangeWorkspaceFoldersNotification=exports.WorkspaceFoldersRequest=void 0;var messages_1=require_messages2(),
WorkspaceFoldersRequest;(function(WorkspaceFoldersRequest2){WorkspaceFoldersRequest2.method="workspace/workspaceFolders",WorkspaceFoldersRequest2.messageDirection=
messages_1.MessageDirection.serverToClient,WorkspaceFoldersRequest2.type=new messages_1.ProtocolRequestType0(WorkspaceFoldersRequest2.method),WorkspaceFoldersRequest2.
capabilities=messages_1.CM.create("workspace.workspaceFolders","workspace.workspaceFolders")})(WorkspaceFoldersRequest||(exports.WorkspaceFoldersRequest=WorkspaceFoldersRequest=
{}));var DidChangeWorkspaceFoldersNotification;(function(DidChangeWorkspaceFoldersNotification2){DidChangeWorkspaceFoldersNotification2.method="workspace/didCha\
ngeWorkspaceFolders",DidChangeWorkspaceFoldersNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeWorkspaceFoldersNotification2.type=
new messages_1.ProtocolNotificationType(DidChangeWorkspaceFoldersNotification2.method),DidChangeWorkspaceFoldersNotification2.capabilities=messages_1.CM.create(
void 0,"workspace.workspaceFolders.changeNotifications")})(DidChangeWorkspaceFoldersNotification||(exports.DidChangeWorkspaceFoldersNotification=DidChangeWorkspaceFoldersNotification=
{}))}});var require_protocol_configuration=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.ConfigurationRequest=void 0;var messages_1=require_messages2(),ConfigurationRequest;(function(ConfigurationRequest2){ConfigurationRequest2.
method="workspace/configuration",ConfigurationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,ConfigurationRequest2.type=new messages_1.ProtocolRequestType(
ConfigurationRequest2.method),ConfigurationRequest2.capabilities=messages_1.CM.create("workspace.configuration",void 0)})(ConfigurationRequest||(exports.ConfigurationRequest=
ConfigurationRequest={}))}});var require_protocol_colorProvider=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.ColorPresentationRequest=exports.DocumentColorRequest=void 0;var messages_1=require_messages2(),DocumentColorRequest2;(function(DocumentColorRequest3){
DocumentColorRequest3.method="textDocument/documentColor",DocumentColorRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentColorRequest3.
type=new messages_1.ProtocolRequestType(DocumentColorRequest3.method),DocumentColorRequest3.capabilities=messages_1.CM.create("textDocument.colorProvider","colo\
rProvider")})(DocumentColorRequest2||(exports.DocumentColorRequest=DocumentColorRequest2={}));var ColorPresentationRequest2;(function(ColorPresentationRequest3){
ColorPresentationRequest3.method="textDocument/colorPresentation",ColorPresentationRequest3.messageDirection=messages_1.MessageDirection.clientToServer,ColorPresentationRequest3.
type=new messages_1.ProtocolRequestType(ColorPresentationRequest3.method),ColorPresentationRequest3.capabilities=messages_1.CM.create("textDocument.colorProvide\
r","colorProvider")})(ColorPresentationRequest2||(exports.ColorPresentationRequest=ColorPresentationRequest2={}))}});var require_protocol_foldingRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.FoldingRangeRefreshRequest=exports.FoldingRangeRequest=void 0;var messages_1=require_messages2(),FoldingRangeRequest2;(function(FoldingRangeRequest3){
FoldingRangeRequest3.method="textDocument/foldingRange",FoldingRangeRequest3.messageDirection=messages_1.MessageDirection.clientToServer,FoldingRangeRequest3.type=
new messages_1.ProtocolRequestType(FoldingRangeRequest3.method),FoldingRangeRequest3.capabilities=messages_1.CM.create("textDocument.foldingRange","foldingRange\
Provider")})(FoldingRangeRequest2||(exports.FoldingRangeRequest=FoldingRangeRequest2={}));var FoldingRangeRefreshRequest;(function(FoldingRangeRefreshRequest2){
FoldingRangeRefreshRequest2.method="workspace/foldingRange/refresh",FoldingRangeRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,FoldingRangeRefreshRequest2.
type=new messages_1.ProtocolRequestType0(FoldingRangeRefreshRequest2.method),FoldingRangeRefreshRequest2.capabilities=messages_1.CM.create("workspace.foldingRan\
ge.refreshSupport",void 0)})(FoldingRangeRefreshRequest||(exports.FoldingRangeRefreshRequest=FoldingRangeRefreshRequest={}))}});var require_protocol_declaration=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.DeclarationRequest=void 0;var messages_1=require_messages2(),DeclarationRequest2;(function(DeclarationRequest3){DeclarationRequest3.
method="textDocument/declaration",DeclarationRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DeclarationRequest3.type=new messages_1.ProtocolRequestType(
DeclarationRequest3.method),DeclarationRequest3.capabilities=messages_1.CM.create("textDocument.declaration","declarationProvider")})(DeclarationRequest2||(exports.
DeclarationRequest=DeclarationRequest2={}))}});var require_protocol_selectionRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.SelectionRangeRequest=void 0;var messages_1=require_messages2(),SelectionRangeRequest2;(function(SelectionRangeRequest3){
SelectionRangeRequest3.method="textDocument/selectionRange",SelectionRangeRequest3.messageDirection=messages_1.MessageDirection.clientToServer,SelectionRangeRequest3.
type=new messages_1.ProtocolRequestType(SelectionRangeRequest3.method),SelectionRangeRequest3.capabilities=messages_1.CM.create("textDocument.selectionRange","s\
electionRangeProvider")})(SelectionRangeRequest2||(exports.SelectionRangeRequest=SelectionRangeRequest2={}))}});var require_protocol_progress=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.WorkDoneProgressCancelNotification=exports.WorkDoneProgressCreateRequest=exports.WorkDoneProgress=void 0;var vscode_jsonrpc_1=require_api(),
messages_1=require_messages2(),WorkDoneProgress;(function(WorkDoneProgress2){WorkDoneProgress2.type=new vscode_jsonrpc_1.ProgressType;function is(value){return value===
WorkDoneProgress2.type}WorkDoneProgress2.is=is})(WorkDoneProgress||(exports.WorkDoneProgress=WorkDoneProgress={}));var WorkDoneProgressCreateRequest;(function(WorkDoneProgressCreateRequest2){
WorkDoneProgressCreateRequest2.method="window/workDoneProgress/create",WorkDoneProgressCreateRequest2.messageDirection=messages_1.MessageDirection.serverToClient,
WorkDoneProgressCreateRequest2.type=new messages_1.ProtocolRequestType(WorkDoneProgressCreateRequest2.method),WorkDoneProgressCreateRequest2.capabilities=messages_1.
CM.create("window.workDoneProgress",void 0)})(WorkDoneProgressCreateRequest||(exports.WorkDoneProgressCreateRequest=WorkDoneProgressCreateRequest={}));var WorkDoneProgressCancelNotification;
(function(WorkDoneProgressCancelNotification2){WorkDoneProgressCancelNotification2.method="window/workDoneProgress/cancel",WorkDoneProgressCancelNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,WorkDoneProgressCancelNotification2.type=new messages_1.ProtocolNotificationType(WorkDoneProgressCancelNotification2.
method)})(WorkDoneProgressCancelNotification||(exports.WorkDoneProgressCancelNotification=WorkDoneProgressCancelNotification={}))}});var require_protocol_callHierarchy=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.CallHierarchyOutgoingCallsRequest=exports.CallHierarchyIncomingCallsRequest=exports.CallHierarchyPrepareRequest=void 0;
var messages_1=require_messages2(),CallHierarchyPrepareRequest2;(function(CallHierarchyPrepareRequest3){CallHierarchyPrepareRequest3.method="textDocument/prepar\
eCallHierarchy",CallHierarchyPrepareRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyPrepareRequest3.type=new messages_1.ProtocolRequestType(
CallHierarchyPrepareRequest3.method),CallHierarchyPrepareRequest3.capabilities=messages_1.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(CallHierarchyPrepareRequest2||
(exports.CallHierarchyPrepareRequest=CallHierarchyPrepareRequest2={}));var CallHierarchyIncomingCallsRequest2;(function(CallHierarchyIncomingCallsRequest3){CallHierarchyIncomingCallsRequest3.
method="callHierarchy/incomingCalls",CallHierarchyIncomingCallsRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyIncomingCallsRequest3.
type=new messages_1.ProtocolRequestType(CallHierarchyIncomingCallsRequest3.method),CallHierarchyIncomingCallsRequest3.capabilities=messages_1.CM.create("textDoc\
ument.callHierarchy","callHierarchyProvider")})(CallHierarchyIncomingCallsRequest2||(exports.CallHierarchyIncomingCallsRequest=CallHierarchyIncomingCallsRequest2=
{}));var CallHierarchyOutgoingCallsRequest2;(function(CallHierarchyOutgoingCallsRequest3){CallHierarchyOutgoingCallsRequest3.method="callHierarchy/outgoingCalls",
CallHierarchyOutgoingCallsRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CallHierarchyOutgoingCallsRequest3.type=new messages_1.ProtocolRequestType(
CallHierarchyOutgoingCallsRequest3.method),CallHierarchyOutgoingCallsRequest3.capabilities=messages_1.CM.create("textDocument.callHierarchy","callHierarchyProvi\
der")})(CallHierarchyOutgoingCallsRequest2||(exports.CallHierarchyOutgoingCallsRequest=CallHierarchyOutgoingCallsRequest2={}))}});var require_protocol_semanticTokens=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.SemanticTokensRefreshRequest=exports.SemanticTokensRangeRequest=exports.SemanticTokensDeltaRequest=exports.
SemanticTokensRequest=exports.SemanticTokensRegistrationType=exports.TokenFormat=void 0;var messages_1=require_messages2(),TokenFormat;(function(TokenFormat2){TokenFormat2.
Relative="relative"})(TokenFormat||(exports.TokenFormat=TokenFormat={}));var SemanticTokensRegistrationType2;(function(SemanticTokensRegistrationType3){SemanticTokensRegistrationType3.
method="textDocument/semanticTokens",SemanticTokensRegistrationType3.type=new messages_1.RegistrationType(SemanticTokensRegistrationType3.method)})(SemanticTokensRegistrationType2||
(exports.SemanticTokensRegistrationType=SemanticTokensRegistrationType2={}));var SemanticTokensRequest2;(function(SemanticTokensRequest3){SemanticTokensRequest3.
method="textDocument/semanticTokens/full",SemanticTokensRequest3.messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensRequest3.type=new messages_1.
ProtocolRequestType(SemanticTokensRequest3.method),SemanticTokensRequest3.registrationMethod=SemanticTokensRegistrationType2.method,SemanticTokensRequest3.capabilities=
messages_1.CM.create("textDocument.semanticTokens","semanticTokensProvider")})(SemanticTokensRequest2||(exports.SemanticTokensRequest=SemanticTokensRequest2={}));
var SemanticTokensDeltaRequest;(function(SemanticTokensDeltaRequest2){SemanticTokensDeltaRequest2.method="textDocument/semanticTokens/full/delta",SemanticTokensDeltaRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensDeltaRequest2.type=new messages_1.ProtocolRequestType(SemanticTokensDeltaRequest2.method),
SemanticTokensDeltaRequest2.registrationMethod=SemanticTokensRegistrationType2.method,SemanticTokensDeltaRequest2.capabilities=messages_1.CM.create("textDocumen\
t.semanticTokens.requests.full.delta","semanticTokensProvider.full.delta")})(SemanticTokensDeltaRequest||(exports.SemanticTokensDeltaRequest=SemanticTokensDeltaRequest=
{}));var SemanticTokensRangeRequest2;(function(SemanticTokensRangeRequest3){SemanticTokensRangeRequest3.method="textDocument/semanticTokens/range",SemanticTokensRangeRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,SemanticTokensRangeRequest3.type=new messages_1.ProtocolRequestType(SemanticTokensRangeRequest3.method),
SemanticTokensRangeRequest3.registrationMethod=SemanticTokensRegistrationType2.method,SemanticTokensRangeRequest3.capabilities=messages_1.CM.create("textDocumen\
t.semanticTokens.requests.range","semanticTokensProvider.range")})(SemanticTokensRangeRequest2||(exports.SemanticTokensRangeRequest=SemanticTokensRangeRequest2=
{}));var SemanticTokensRefreshRequest;(function(SemanticTokensRefreshRequest2){SemanticTokensRefreshRequest2.method="workspace/semanticTokens/refresh",SemanticTokensRefreshRequest2.
messageDirection=messages_1.MessageDirection.serverToClient,SemanticTokensRefreshRequest2.type=new messages_1.ProtocolRequestType0(SemanticTokensRefreshRequest2.
method),SemanticTokensRefreshRequest2.capabilities=messages_1.CM.create("workspace.semanticTokens.refreshSupport",void 0)})(SemanticTokensRefreshRequest||(exports.
SemanticTokensRefreshRequest=SemanticTokensRefreshRequest={}))}});var require_protocol_showDocument=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.ShowDocumentRequest=void 0;var messages_1=require_messages2(),ShowDocumentRequest;(function(ShowDocumentRequest2){ShowDocumentRequest2.
method="window/showDocument",ShowDocumentRequest2.messageDirection=messages_1.MessageDirection.serverToClient,ShowDocumentRequest2.type=new messages_1.ProtocolRequestType(
ShowDocumentRequest2.method),ShowDocumentRequest2.capabilities=messages_1.CM.create("window.showDocument.support",void 0)})(ShowDocumentRequest||(exports.ShowDocumentRequest=
ShowDocumentRequest={}))}});var require_protocol_linkedEditingRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js"(exports){"use strict";
Object.defineProperty(exports,"__esModule",{value:!0});exports.LinkedEditingRangeRequest=void 0;var messages_1=require_messages2(),LinkedEditingRangeRequest2;(function(LinkedEditingRangeRequest3){
LinkedEditingRangeRequest3.method="textDocument/linkedEditingRange",LinkedEditingRangeRequest3.messageDirection=messages_1.MessageDirection.clientToServer,LinkedEditingRangeRequest3.
type=new messages_1.ProtocolRequestType(LinkedEditingRangeRequest3.method),LinkedEditingRangeRequest3.capabilities=messages_1.CM.create("textDocument.linkedEdit\
ingRange","linkedEditingRangeProvider")})(LinkedEditingRangeRequest2||(exports.LinkedEditingRangeRequest=LinkedEditingRangeRequest2={}))}});var require_protocol_fileOperations=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.WillDeleteFilesRequest=exports.DidDeleteFilesNotification=exports.DidRenameFilesNotification=exports.WillRenameFilesRequest=
exports.DidCreateFilesNotification=exports.WillCreateFilesRequest=exports.FileOperationPatternKind=void 0;var messages_1=require_messages2(),FileOperationPatternKind;
(function(FileOperationPatternKind2){FileOperationPatternKind2.file="file",FileOperationPatternKind2.folder="folder"})(FileOperationPatternKind||(exports.FileOperationPatternKind=
FileOperationPatternKind={}));var WillCreateFilesRequest;(function(WillCreateFilesRequest2){WillCreateFilesRequest2.method="workspace/willCreateFiles",WillCreateFilesRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,WillCreateFilesRequest2.type=new messages_1.ProtocolRequestType(WillCreateFilesRequest2.method),WillCreateFilesRequest2.
capabilities=messages_1.CM.create("workspace.fileOperations.willCreate","workspace.fileOperations.willCreate")})(WillCreateFilesRequest||(exports.WillCreateFilesRequest=
WillCreateFilesRequest={}));var DidCreateFilesNotification;(function(DidCreateFilesNotification2){DidCreateFilesNotification2.method="workspace/didCreateFiles",
DidCreateFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCreateFilesNotification2.type=new messages_1.ProtocolNotificationType(
DidCreateFilesNotification2.method),DidCreateFilesNotification2.capabilities=messages_1.CM.create("workspace.fileOperations.didCreate","workspace.fileOperations\
.didCreate")})(DidCreateFilesNotification||(exports.DidCreateFilesNotification=DidCreateFilesNotification={}));var WillRenameFilesRequest;(function(WillRenameFilesRequest2){
WillRenameFilesRequest2.method="workspace/willRenameFiles",WillRenameFilesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WillRenameFilesRequest2.
type=new messages_1.ProtocolRequestType(WillRenameFilesRequest2.method),WillRenameFilesRequest2.capabilities=messages_1.CM.create("workspace.fileOperations.will\
Rename","workspace.fileOperations.willRename")})(WillRenameFilesRequest||(exports.WillRenameFilesRequest=WillRenameFilesRequest={}));var DidRenameFilesNotification;
(function(DidRenameFilesNotification2){DidRenameFilesNotification2.method="workspace/didRenameFiles",DidRenameFilesNotification2.messageDirection=messages_1.MessageDirection.
clientToServer,DidRenameFilesNotification2.type=new messages_1.ProtocolNotificationType(DidRenameFilesNotification2.method),DidRenameFilesNotification2.capabilities=
messages_1.CM.create("workspace.fileOperations.didRename","workspace.fileOperations.didRename")})(DidRenameFilesNotification||(exports.DidRenameFilesNotification=
DidRenameFilesNotification={}));var DidDeleteFilesNotification;(function(DidDeleteFilesNotification2){DidDeleteFilesNotification2.method="workspace/didDeleteFil\
es",DidDeleteFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidDeleteFilesNotification2.type=new messages_1.ProtocolNotificationType(
DidDeleteFilesNotification2.method),DidDeleteFilesNotification2.capabilities=messages_1.CM.create("workspace.fileOperations.didDelete","workspace.fileOperations\
.didDelete")})(DidDeleteFilesNotification||(exports.DidDeleteFilesNotification=DidDeleteFilesNotification={}));var WillDeleteFilesRequest;(function(WillDeleteFilesRequest2){
WillDeleteFilesRequest2.method="workspace/willDeleteFiles",WillDeleteFilesRequest2.messageDirection=messages_1.MessageDirection.clientToServer,WillDeleteFilesRequest2.
type=new messages_1.ProtocolRequestType(WillDeleteFilesRequest2.method),WillDeleteFilesRequest2.capabilities=messages_1.CM.create("workspace.fileOperations.will\
Delete","workspace.fileOperations.willDelete")})(WillDeleteFilesRequest||(exports.WillDeleteFilesRequest=WillDeleteFilesRequest={}))}});var require_protocol_moniker=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.MonikerRequest=exports.MonikerKind=exports.UniquenessLevel=void 0;var messages_1=require_messages2(),UniquenessLevel;(function(UniquenessLevel2){
UniquenessLevel2.document="document",UniquenessLevel2.project="project",UniquenessLevel2.group="group",UniquenessLevel2.scheme="scheme",UniquenessLevel2.global=
"global"})(UniquenessLevel||(exports.UniquenessLevel=UniquenessLevel={}));var MonikerKind;(function(MonikerKind2){MonikerKind2.$import="import",MonikerKind2.$export=
"export",MonikerKind2.local="local"})(MonikerKind||(exports.MonikerKind=MonikerKind={}));var MonikerRequest2;(function(MonikerRequest3){MonikerRequest3.method="\
textDocument/moniker",MonikerRequest3.messageDirection=messages_1.MessageDirection.clientToServer,MonikerRequest3.type=new messages_1.ProtocolRequestType(MonikerRequest3.
method),MonikerRequest3.capabilities=messages_1.CM.create("textDocument.moniker","monikerProvider")})(MonikerRequest2||(exports.MonikerRequest=MonikerRequest2={}))}});var require_protocol_typeHierarchy=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.TypeHierarchySubtypesRequest=exports.TypeHierarchySupertypesRequest=exports.TypeHierarchyPrepareRequest=void 0;var messages_1=require_messages2(),
TypeHierarchyPrepareRequest2;(function(TypeHierarchyPrepareRequest3){TypeHierarchyPrepareRequest3.method="textDocument/prepareTypeHierarchy",TypeHierarchyPrepareRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchyPrepareRequest3.type=new messages_1.ProtocolRequestType(TypeHierarchyPrepareRequest3.method),
TypeHierarchyPrepareRequest3.capabilities=messages_1.CM.create("textDocument.typeHierarchy","typeHierarchyProvider")})(TypeHierarchyPrepareRequest2||(exports.TypeHierarchyPrepareRequest=
TypeHierarchyPrepareRequest2={}));var TypeHierarchySupertypesRequest2;(function(TypeHierarchySupertypesRequest3){TypeHierarchySupertypesRequest3.method="typeHie\
rarchy/supertypes",TypeHierarchySupertypesRequest3.messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchySupertypesRequest3.type=new messages_1.
ProtocolRequestType(TypeHierarchySupertypesRequest3.method)})(TypeHierarchySupertypesRequest2||(exports.TypeHierarchySupertypesRequest=TypeHierarchySupertypesRequest2=
{}));var TypeHierarchySubtypesRequest2;(function(TypeHierarchySubtypesRequest3){TypeHierarchySubtypesRequest3.method="typeHierarchy/subtypes",TypeHierarchySubtypesRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,TypeHierarchySubtypesRequest3.type=new messages_1.ProtocolRequestType(TypeHierarchySubtypesRequest3.
method)})(TypeHierarchySubtypesRequest2||(exports.TypeHierarchySubtypesRequest=TypeHierarchySubtypesRequest2={}))}});var require_protocol_inlineValue=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.InlineValueRefreshRequest=exports.InlineValueRequest=void 0;var messages_1=require_messages2(),InlineValueRequest2;(function(InlineValueRequest3){
InlineValueRequest3.method="textDocument/inlineValue",InlineValueRequest3.messageDirection=messages_1.MessageDirection.clientToServer,InlineValueRequest3.type=new messages_1.
ProtocolRequestType(InlineValueRequest3.method),InlineValueRequest3.capabilities=messages_1.CM.create("textDocument.inlineValue","inlineValueProvider")})(InlineValueRequest2||
(exports.InlineValueRequest=InlineValueRequest2={}));var InlineValueRefreshRequest;(function(InlineValueRefreshRequest2){InlineValueRefreshRequest2.method="work\
space/inlineValue/refresh",InlineValueRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,InlineValueRefreshRequest2.type=new messages_1.
ProtocolRequestType0(InlineValueRefreshRequest2.method),InlineValueRefreshRequest2.capabilities=messages_1.CM.create("workspace.inlineValue.refreshSupport",void 0)})(
InlineValueRefreshRequest||(exports.InlineValueRefreshRequest=InlineValueRefreshRequest={}))}});var require_protocol_inlayHint=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});exports.InlayHintRefreshRequest=exports.InlayHintResolveRequest=exports.InlayHintRequest=void 0;var messages_1=require_messages2(),
InlayHintRequest2;(function(InlayHintRequest3){InlayHintRequest3.method="textDocument/inlayHint",InlayHintRequest3.messageDirection=messages_1.MessageDirection.
clientToServer,InlayHintRequest3.type=new messages_1.ProtocolRequestType(InlayHintRequest3.method),InlayHintRequest3.capabilities=messages_1.CM.create("textDocu\
ment.inlayHint","inlayHintProvider")})(InlayHintRequest2||(exports.InlayHintRequest=InlayHintRequest2={}));var InlayHintResolveRequest2;(function(InlayHintResolveRequest3){
InlayHintResolveRequest3.method="inlayHint/resolve",InlayHintResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,InlayHintResolveRequest3.
type=new messages_1.ProtocolRequestType(InlayHintResolveRequest3.method),InlayHintResolveRequest3.capabilities=messages_1.CM.create("textDocument.inlayHint.reso\
lveSupport","inlayHintProvider.resolveProvider")})(InlayHintResolveRequest2||(exports.InlayHintResolveRequest=InlayHintResolveRequest2={}));var InlayHintRefreshRequest;
(function(InlayHintRefreshRequest2){InlayHintRefreshRequest2.method="workspace/inlayHint/refresh",InlayHintRefreshRequest2.messageDirection=messages_1.MessageDirection.
serverToClient,InlayHintRefreshRequest2.type=new messages_1.ProtocolRequestType0(InlayHintRefreshRequest2.method),InlayHintRefreshRequest2.capabilities=messages_1.
CM.create("workspace.inlayHint.refreshSupport",void 0)})(InlayHintRefreshRequest||(exports.InlayHintRefreshRequest=InlayHintRefreshRequest={}))}});var require_protocol_diagnostic=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js"(exports){"use strict";var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();
Object.defineProperty(exports,"__esModule",{value:!0});exports.DiagnosticRefreshRequest=exports.WorkspaceDiagnosticRequest=exports.DocumentDiagnosticRequest=exports.
DocumentDiagnosticReportKind=exports.DiagnosticServerCancellationData=void 0;var vscode_jsonrpc_1=require_api(),Is2=__importStar(require_is2()),messages_1=require_messages2(),
DiagnosticServerCancellationData;(function(DiagnosticServerCancellationData2){function is(value){let candidate=value;return candidate&&Is2.boolean(candidate.retriggerRequest)}
DiagnosticServerCancellationData2.is=is})(DiagnosticServerCancellationData||(exports.DiagnosticServerCancellationData=DiagnosticServerCancellationData={}));var DocumentDiagnosticReportKind;
(function(DocumentDiagnosticReportKind2){DocumentDiagnosticReportKind2.Full="full",DocumentDiagnosticReportKind2.Unchanged="unchanged"})(DocumentDiagnosticReportKind||
(exports.DocumentDiagnosticReportKind=DocumentDiagnosticReportKind={}));var DocumentDiagnosticRequest2;(function(DocumentDiagnosticRequest3){DocumentDiagnosticRequest3.
method="textDocument/diagnostic",DocumentDiagnosticRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentDiagnosticRequest3.type=new messages_1.
ProtocolRequestType(DocumentDiagnosticRequest3.method),DocumentDiagnosticRequest3.partialResult=new vscode_jsonrpc_1.ProgressType,DocumentDiagnosticRequest3.capabilities=
messages_1.CM.create("textDocument.diagnostic","diagnosticProvider")})(DocumentDiagnosticRequest2||(exports.DocumentDiagnosticRequest=DocumentDiagnosticRequest2=
{}));var WorkspaceDiagnosticRequest2;(function(WorkspaceDiagnosticRequest3){WorkspaceDiagnosticRequest3.method="workspace/diagnostic",WorkspaceDiagnosticRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceDiagnosticRequest3.type=new messages_1.ProtocolRequestType(WorkspaceDiagnosticRequest3.method),
WorkspaceDiagnosticRequest3.partialResult=new vscode_jsonrpc_1.ProgressType,WorkspaceDiagnosticRequest3.capabilities=messages_1.CM.create("workspace.diagnostics",
"diagnosticProvider.workspaceDiagnostics")})(WorkspaceDiagnosticRequest2||(exports.WorkspaceDiagnosticRequest=WorkspaceDiagnosticRequest2={}));var DiagnosticRefreshRequest;
(function(DiagnosticRefreshRequest2){DiagnosticRefreshRequest2.method="workspace/diagnostic/refresh",DiagnosticRefreshRequest2.messageDirection=messages_1.MessageDirection.
serverToClient,DiagnosticRefreshRequest2.type=new messages_1.ProtocolRequestType0(DiagnosticRefreshRequest2.method),DiagnosticRefreshRequest2.capabilities=messages_1.
CM.create("workspace.diagnostics.refreshSupport",void 0)})(DiagnosticRefreshRequest||(exports.DiagnosticRefreshRequest=DiagnosticRefreshRequest={}))}});var require_protocol_notebook=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js"(exports){"use strict";var __createBinding=exports&&
exports.__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:
desc.writable||desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),
o[k2]=m[k]})),__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):
function(o,v){o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){
var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;
var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();
Object.defineProperty(exports,"__esModule",{value:!0});exports.DidCloseNotebookDocumentNotification=exports.DidSaveNotebookDocumentNotification=exports.DidChangeNotebookDocumentNotification=
exports.NotebookCellArrayChange=exports.DidOpenNotebookDocumentNotification=exports.NotebookDocumentSyncRegistrationType=exports.NotebookDocument=exports.NotebookCell=
exports.ExecutionSummary=exports.NotebookCellKind=void 0;var vscode_languageserver_types_1=(init_main(),__toCommonJS(main_exports)),Is2=__importStar(require_is2()),
messages_1=require_messages2(),NotebookCellKind;(function(NotebookCellKind2){NotebookCellKind2.Markup=1,NotebookCellKind2.Code=2;function is(value){return value===
1||value===2}NotebookCellKind2.is=is})(NotebookCellKind||(exports.NotebookCellKind=NotebookCellKind={}));var ExecutionSummary;(function(ExecutionSummary2){function create(executionOrder,success){
let result={executionOrder};return(success===!0||success===!1)&&(result.success=success),result}ExecutionSummary2.create=create;function is(value){let candidate=value;
return Is2.objectLiteral(candidate)&&vscode_languageserver_types_1.uinteger.is(candidate.executionOrder)&&(candidate.success===void 0||Is2.boolean(candidate.success))}
ExecutionSummary2.is=is;function equals(one,other){return one===other?!0:one==null||other===null||other===void 0?!1:one.executionOrder===other.executionOrder&&one.
success===other.success}ExecutionSummary2.equals=equals})(ExecutionSummary||(exports.ExecutionSummary=ExecutionSummary={}));var NotebookCell;(function(NotebookCell2){
function create(kind,document){return{kind,document}}NotebookCell2.create=create;function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&NotebookCellKind.
is(candidate.kind)&&vscode_languageserver_types_1.DocumentUri.is(candidate.document)&&(candidate.metadata===void 0||Is2.objectLiteral(candidate.metadata))}NotebookCell2.
is=is;function diff(one,two){let result=new Set;return one.document!==two.document&&result.add("document"),one.kind!==two.kind&&result.add("kind"),one.executionSummary!==
two.executionSummary&&result.add("executionSummary"),(one.metadata!==void 0||two.metadata!==void 0)&&!equalsMetadata(one.metadata,two.metadata)&&result.add("met\
adata"),(one.executionSummary!==void 0||two.executionSummary!==void 0)&&!ExecutionSummary.equals(one.executionSummary,two.executionSummary)&&result.add("executi\
onSummary"),result}NotebookCell2.diff=diff;function equalsMetadata(one,other){if(one===other)return!0;if(one==null||other===null||other===void 0||typeof one!=typeof other||
typeof one!="object")return!1;let oneArray=Array.isArray(one),otherArray=Array.isArray(other);if(oneArray!==otherArray)return!1;if(oneArray&&otherArray){if(one.
length!==other.length)return!1;for(let i=0;i<one.length;i++)if(!equalsMetadata(one[i],other[i]))return!1}if(Is2.objectLiteral(one)&&Is2.objectLiteral(other)){let oneKeys=Object.
keys(one),otherKeys=Object.keys(other);if(oneKeys.length!==otherKeys.length||(oneKeys.sort(),otherKeys.sort(),!equalsMetadata(oneKeys,otherKeys)))return!1;for(let i=0;i<
oneKeys.length;i++){let prop=oneKeys[i];if(!equalsMetadata(one[prop],other[prop]))return!1}}return!0}})(NotebookCell||(exports.NotebookCell=NotebookCell={}));var NotebookDocument;
(function(NotebookDocument2){function create(uri,notebookType,version,cells){return{uri,notebookType,version,cells}}NotebookDocument2.create=create;function is(value){
let candidate=value;return Is2.objectLiteral(candidate)&&Is2.string(candidate.uri)&&vscode_languageserver_types_1.integer.is(candidate.version)&&Is2.typedArray(
candidate.cells,NotebookCell.is)}NotebookDocument2.is=is})(NotebookDocument||(exports.NotebookDocument=NotebookDocument={}));var NotebookDocumentSyncRegistrationType;
(function(NotebookDocumentSyncRegistrationType2){NotebookDocumentSyncRegistrationType2.method="notebookDocument/sync",NotebookDocumentSyncRegistrationType2.messageDirection=
messages_1.MessageDirection.clientToServer,NotebookDocumentSyncRegistrationType2.type=new messages_1.RegistrationType(NotebookDocumentSyncRegistrationType2.method)})(
NotebookDocumentSyncRegistrationType||(exports.NotebookDocumentSyncRegistrationType=NotebookDocumentSyncRegistrationType={}));var DidOpenNotebookDocumentNotification;
(function(DidOpenNotebookDocumentNotification2){DidOpenNotebookDocumentNotification2.method="notebookDocument/didOpen",DidOpenNotebookDocumentNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,DidOpenNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidOpenNotebookDocumentNotification2.
method),DidOpenNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidOpenNotebookDocumentNotification||(exports.DidOpenNotebookDocumentNotification=
DidOpenNotebookDocumentNotification={}));var NotebookCellArrayChange;(function(NotebookCellArrayChange2){function is(value){let candidate=value;return Is2.objectLiteral(
candidate)&&vscode_languageserver_types_1.uinteger.is(candidate.start)&&vscode_languageserver_types_1.uinteger.is(candidate.deleteCount)&&(candidate.cells===void 0||
Is2.typedArray(candidate.cells,NotebookCell.is))}NotebookCellArrayChange2.is=is;function create(start,deleteCount,cells){let result={start,deleteCount};return cells!==
void 0&&(result.cells=cells),result}NotebookCellArrayChange2.create=create})(NotebookCellArrayChange||(exports.NotebookCellArrayChange=NotebookCellArrayChange={}));
var DidChangeNotebookDocumentNotification;(function(DidChangeNotebookDocumentNotification2){DidChangeNotebookDocumentNotification2.method="notebookDocument/didC\
hange",DidChangeNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeNotebookDocumentNotification2.type=new messages_1.
ProtocolNotificationType(DidChangeNotebookDocumentNotification2.method),DidChangeNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.
method})(DidChangeNotebookDocumentNotification||(exports.DidChangeNotebookDocumentNotification=DidChangeNotebookDocumentNotification={}));var DidSaveNotebookDocumentNotification;
(function(DidSaveNotebookDocumentNotification2){DidSaveNotebookDocumentNotification2.method="notebookDocument/didSave",DidSaveNotebookDocumentNotification2.messageDirection=
messages_1.MessageDirection.clientToServer,DidSaveNotebookDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidSaveNotebookDocumentNotification2.
method),DidSaveNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.method})(DidSaveNotebookDocumentNotification||(exports.DidSaveNotebookDocumentNotification=
DidSaveNotebookDocumentNotification={}));var DidCloseNotebookDocumentNotification;(function(DidCloseNotebookDocumentNotification2){DidCloseNotebookDocumentNotification2.
method="notebookDocument/didClose",DidCloseNotebookDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCloseNotebookDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidCloseNotebookDocumentNotification2.method),DidCloseNotebookDocumentNotification2.registrationMethod=NotebookDocumentSyncRegistrationType.
method})(DidCloseNotebookDocumentNotification||(exports.DidCloseNotebookDocumentNotification=DidCloseNotebookDocumentNotification={}))}});var require_protocol_inlineCompletion=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js"(exports){"use strict";Object.
defineProperty(exports,"__esModule",{value:!0});exports.InlineCompletionRequest=void 0;var messages_1=require_messages2(),InlineCompletionRequest;(function(InlineCompletionRequest2){
InlineCompletionRequest2.method="textDocument/inlineCompletion",InlineCompletionRequest2.messageDirection=messages_1.MessageDirection.clientToServer,InlineCompletionRequest2.
type=new messages_1.ProtocolRequestType(InlineCompletionRequest2.method),InlineCompletionRequest2.capabilities=messages_1.CM.create("textDocument.inlineCompleti\
on","inlineCompletionProvider")})(InlineCompletionRequest||(exports.InlineCompletionRequest=InlineCompletionRequest={}))}});var require_protocol_textDocumentContent=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js"(exports){"use stri\
ct";Object.defineProperty(exports,"__esModule",{value:!0});exports.TextDocumentContentRefreshRequest=exports.TextDocumentContentRequest=void 0;var messages_1=require_messages2(),
TextDocumentContentRequest;(function(TextDocumentContentRequest2){TextDocumentContentRequest2.method="workspace/textDocumentContent",TextDocumentContentRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,TextDocumentContentRequest2.type=new messages_1.ProtocolRequestType(TextDocumentContentRequest2.method),
TextDocumentContentRequest2.capabilities=messages_1.CM.create("workspace.textDocumentContent","workspace.textDocumentContent")})(TextDocumentContentRequest||(exports.
TextDocumentContentRequest=TextDocumentContentRequest={}));var TextDocumentContentRefreshRequest;(function(TextDocumentContentRefreshRequest2){TextDocumentContentRefreshRequest2.
method="workspace/textDocumentContent/refresh",TextDocumentContentRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,TextDocumentContentRefreshRequest2.
type=new messages_1.ProtocolRequestType(TextDocumentContentRefreshRequest2.method)})(TextDocumentContentRefreshRequest||(exports.TextDocumentContentRefreshRequest=
TextDocumentContentRefreshRequest={}))}});var require_protocol=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.js"(exports){"use strict";var __createBinding=exports&&exports.
__createBinding||(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||
desc.configurable))&&(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),
__setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){
o.default=v}),__importStar=exports&&exports.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];
for(var k in o2)Object.prototype.hasOwnProperty.call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};
if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})();Object.
defineProperty(exports,"__esModule",{value:!0});exports.CodeActionRequest=exports.DocumentSymbolRequest=exports.DocumentHighlightRequest=exports.ReferencesRequest=
exports.DefinitionRequest=exports.SignatureHelpRequest=exports.SignatureHelpTriggerKind=exports.HoverRequest=exports.CompletionResolveRequest=exports.CompletionRequest=
exports.CompletionTriggerKind=exports.PublishDiagnosticsNotification=exports.WatchKind=exports.GlobPattern=exports.RelativePattern=exports.FileChangeType=exports.
DidChangeWatchedFilesNotification=exports.WillSaveTextDocumentWaitUntilRequest=exports.WillSaveTextDocumentNotification=exports.TextDocumentSaveReason=exports.DidSaveTextDocumentNotification=
exports.DidCloseTextDocumentNotification=exports.DidChangeTextDocumentNotification=exports.TextDocumentContentChangeEvent=exports.DidOpenTextDocumentNotification=
exports.TextDocumentSyncKind=exports.TelemetryEventNotification=exports.LogMessageNotification=exports.ShowMessageRequest=exports.ShowMessageNotification=exports.
MessageType=exports.DidChangeConfigurationNotification=exports.ExitNotification=exports.ShutdownRequest=exports.InitializedNotification=exports.InitializeErrorCodes=
exports.InitializeRequest=exports.WorkDoneProgressOptions=exports.TextDocumentRegistrationOptions=exports.StaticRegistrationOptions=exports.PositionEncodingKind=
exports.RegularExpressionEngineKind=exports.FailureHandlingKind=exports.ResourceOperationKind=exports.UnregistrationRequest=exports.RegistrationRequest=exports.
DocumentSelector=exports.NotebookCellTextDocumentFilter=exports.NotebookDocumentFilter=exports.TextDocumentFilter=void 0;exports.UniquenessLevel=exports.WillDeleteFilesRequest=
exports.DidDeleteFilesNotification=exports.WillRenameFilesRequest=exports.DidRenameFilesNotification=exports.WillCreateFilesRequest=exports.DidCreateFilesNotification=
exports.FileOperationPatternKind=exports.LinkedEditingRangeRequest=exports.ShowDocumentRequest=exports.SemanticTokensRegistrationType=exports.SemanticTokensRefreshRequest=
exports.SemanticTokensRangeRequest=exports.SemanticTokensDeltaRequest=exports.SemanticTokensRequest=exports.TokenFormat=exports.CallHierarchyPrepareRequest=exports.
CallHierarchyOutgoingCallsRequest=exports.CallHierarchyIncomingCallsRequest=exports.WorkDoneProgressCancelNotification=exports.WorkDoneProgressCreateRequest=exports.
WorkDoneProgress=exports.SelectionRangeRequest=exports.DeclarationRequest=exports.FoldingRangeRefreshRequest=exports.FoldingRangeRequest=exports.ColorPresentationRequest=
exports.DocumentColorRequest=exports.ConfigurationRequest=exports.DidChangeWorkspaceFoldersNotification=exports.WorkspaceFoldersRequest=exports.TypeDefinitionRequest=
exports.ImplementationRequest=exports.ApplyWorkspaceEditRequest=exports.ExecuteCommandRequest=exports.PrepareRenameRequest=exports.RenameRequest=exports.PrepareSupportDefaultBehavior=
exports.DocumentOnTypeFormattingRequest=exports.DocumentRangesFormattingRequest=exports.DocumentRangeFormattingRequest=exports.DocumentFormattingRequest=exports.
DocumentLinkResolveRequest=exports.DocumentLinkRequest=exports.CodeLensRefreshRequest=exports.CodeLensResolveRequest=exports.CodeLensRequest=exports.WorkspaceSymbolResolveRequest=
exports.WorkspaceSymbolRequest=exports.CodeActionResolveRequest=void 0;exports.TextDocumentContentRefreshRequest=exports.TextDocumentContentRequest=exports.InlineCompletionRequest=
exports.DidCloseNotebookDocumentNotification=exports.DidSaveNotebookDocumentNotification=exports.DidChangeNotebookDocumentNotification=exports.NotebookCellArrayChange=
exports.DidOpenNotebookDocumentNotification=exports.NotebookDocumentSyncRegistrationType=exports.NotebookDocument=exports.NotebookCell=exports.ExecutionSummary=
exports.NotebookCellKind=exports.DiagnosticRefreshRequest=exports.WorkspaceDiagnosticRequest=exports.DocumentDiagnosticRequest=exports.DocumentDiagnosticReportKind=
exports.DiagnosticServerCancellationData=exports.InlayHintRefreshRequest=exports.InlayHintResolveRequest=exports.InlayHintRequest=exports.InlineValueRefreshRequest=
exports.InlineValueRequest=exports.TypeHierarchySupertypesRequest=exports.TypeHierarchySubtypesRequest=exports.TypeHierarchyPrepareRequest=exports.MonikerRequest=
exports.MonikerKind=void 0;var messages_1=require_messages2(),vscode_languageserver_types_1=(init_main(),__toCommonJS(main_exports)),Is2=__importStar(require_is2()),
protocol_implementation_1=require_protocol_implementation();Object.defineProperty(exports,"ImplementationRequest",{enumerable:!0,get:function(){return protocol_implementation_1.
ImplementationRequest}});var protocol_typeDefinition_1=require_protocol_typeDefinition();Object.defineProperty(exports,"TypeDefinitionRequest",{enumerable:!0,get:function(){
return protocol_typeDefinition_1.TypeDefinitionRequest}});var protocol_workspaceFolder_1=require_protocol_workspaceFolder();Object.defineProperty(exports,"Works\
paceFoldersRequest",{enumerable:!0,get:function(){return protocol_workspaceFolder_1.WorkspaceFoldersRequest}});Object.defineProperty(exports,"DidChangeWorkspace\
FoldersNotification",{enumerable:!0,get:function(){return protocol_workspaceFolder_1.DidChangeWorkspaceFoldersNotification}});var protocol_configuration_1=require_protocol_configuration();
Object.defineProperty(exports,"ConfigurationRequest",{enumerable:!0,get:function(){return protocol_configuration_1.ConfigurationRequest}});var protocol_colorProvider_1=require_protocol_colorProvider();
Object.defineProperty(exports,"DocumentColorRequest",{enumerable:!0,get:function(){return protocol_colorProvider_1.DocumentColorRequest}});Object.defineProperty(
exports,"ColorPresentationRequest",{enumerable:!0,get:function(){return protocol_colorProvider_1.ColorPresentationRequest}});var protocol_foldingRange_1=require_protocol_foldingRange();
Object.defineProperty(exports,"FoldingRangeRequest",{enumerable:!0,get:function(){return protocol_foldingRange_1.FoldingRangeRequest}});Object.defineProperty(exports,
"FoldingRangeRefreshRequest",{enumerable:!0,get:function(){return protocol_foldingRange_1.FoldingRangeRefreshRequest}});var protocol_declaration_1=require_protocol_declaration();
Object.defineProperty(exports,"DeclarationRequest",{enumerable:!0,get:function(){return protocol_declaration_1.DeclarationRequest}});var protocol_selectionRange_1=require_protocol_selectionRange();
Object.defineProperty(exports,"SelectionRangeRequest",{enumerable:!0,get:function(){return protocol_selectionRange_1.SelectionRangeRequest}});var protocol_progress_1=require_protocol_progress();
Object.defineProperty(exports,"WorkDoneProgress",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgress}});Object.defineProperty(exports,"Wor\
kDoneProgressCreateRequest",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgressCreateRequest}});Object.defineProperty(exports,"WorkDonePro\
gressCancelNotification",{enumerable:!0,get:function(){return protocol_progress_1.WorkDoneProgressCancelNotification}});var protocol_callHierarchy_1=require_protocol_callHierarchy();
Object.defineProperty(exports,"CallHierarchyIncomingCallsRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyIncomingCallsRequest}});
Object.defineProperty(exports,"CallHierarchyOutgoingCallsRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyOutgoingCallsRequest}});
Object.defineProperty(exports,"CallHierarchyPrepareRequest",{enumerable:!0,get:function(){return protocol_callHierarchy_1.CallHierarchyPrepareRequest}});var protocol_semanticTokens_1=require_protocol_semanticTokens();
Object.defineProperty(exports,"TokenFormat",{enumerable:!0,get:function(){return protocol_semanticTokens_1.TokenFormat}});Object.defineProperty(exports,"Semanti\
cTokensRequest",{enumerable:!0,get:function(){return protocol_semanticTokens_1.SemanticTokensRequest}});Object.defineProperty(exports,"SemanticTokensDeltaReques\
t",{enumerable:!0,get:function(){return protocol_semanticTokens_1.SemanticTokensDeltaRequest}});Object.defineProperty(exports,"SemanticTokensRangeRequest",{enumerable:!0,
get:function(){return protocol_semanticTokens_1.SemanticTokensRangeRequest}});Object.defineProperty(exports,"SemanticTokensRefreshRequest",{enumerable:!0,get:function(){
return protocol_semanticTokens_1.SemanticTokensRefreshRequest}});Object.defineProperty(exports,"SemanticTokensRegistrationType",{enumerable:!0,get:function(){return protocol_semanticTokens_1.
SemanticTokensRegistrationType}});var protocol_showDocument_1=require_protocol_showDocument();Object.defineProperty(exports,"ShowDocumentRequest",{enumerable:!0,
get:function(){return protocol_showDocument_1.ShowDocumentRequest}});var protocol_linkedEditingRange_1=require_protocol_linkedEditingRange();Object.defineProperty(
exports,"LinkedEditingRangeRequest",{enumerable:!0,get:function(){return protocol_linkedEditingRange_1.LinkedEditingRangeRequest}});var protocol_fileOperations_1=require_protocol_fileOperations();
Object.defineProperty(exports,"FileOperationPatternKind",{enumerable:!0,get:function(){return protocol_fileOperations_1.FileOperationPatternKind}});Object.defineProperty(
exports,"DidCreateFilesNotification",{enumerable:!0,get:function(){return protocol_fileOperations_1.DidCreateFilesNotification}});Object.defineProperty(exports,
"WillCreateFilesRequest",{enumerable:!0,get:function(){return protocol_fileOperations_1.WillCreateFilesRequest}});Object.defineProperty(exports,"DidRenameFilesN\
otification",{enumerable:!0,get:function(){return protocol_fileOperations_1.DidRenameFilesNotification}});Object.defineProperty(exports,"WillRenameFilesRequest",
{enumerable:!0,get:function(){return protocol_fileOperations_1.WillRenameFilesRequest}});Object.defineProperty(exports,"DidDeleteFilesNotification",{enumerable:!0,
get:function(){return protocol_fileOperations_1.DidDeleteFilesNotification}});Object.defineProperty(exports,"WillDeleteFilesRequest",{enumerable:!0,get:function(){
return protocol_fileOperations_1.WillDeleteFilesRequest}});var protocol_moniker_1=require_protocol_moniker();Object.defineProperty(exports,"UniquenessLevel",{enumerable:!0,
get:function(){return protocol_moniker_1.UniquenessLevel}});Object.defineProperty(exports,"MonikerKind",{enumerable:!0,get:function(){return protocol_moniker_1.
MonikerKind}});Object.defineProperty(exports,"MonikerRequest",{enumerable:!0,get:function(){return protocol_moniker_1.MonikerRequest}});var protocol_typeHierarchy_1=require_protocol_typeHierarchy();
Object.defineProperty(exports,"TypeHierarchyPrepareRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchyPrepareRequest}});Object.
defineProperty(exports,"TypeHierarchySubtypesRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchySubtypesRequest}});Object.defineProperty(
exports,"TypeHierarchySupertypesRequest",{enumerable:!0,get:function(){return protocol_typeHierarchy_1.TypeHierarchySupertypesRequest}});var protocol_inlineValue_1=require_protocol_inlineValue();
Object.defineProperty(exports,"InlineValueRequest",{enumerable:!0,get:function(){return protocol_inlineValue_1.InlineValueRequest}});Object.defineProperty(exports,
"InlineValueRefreshRequest",{enumerable:!0,get:function(){return protocol_inlineValue_1.InlineValueRefreshRequest}});var protocol_inlayHint_1=require_protocol_inlayHint();
Object.defineProperty(exports,"InlayHintRequest",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintRequest}});Object.defineProperty(exports,"In\
layHintResolveRequest",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintResolveRequest}});Object.defineProperty(exports,"InlayHintRefreshReque\
st",{enumerable:!0,get:function(){return protocol_inlayHint_1.InlayHintRefreshRequest}});var protocol_diagnostic_1=require_protocol_diagnostic();Object.defineProperty(
exports,"DiagnosticServerCancellationData",{enumerable:!0,get:function(){return protocol_diagnostic_1.DiagnosticServerCancellationData}});Object.defineProperty(
exports,"DocumentDiagnosticReportKind",{enumerable:!0,get:function(){return protocol_diagnostic_1.DocumentDiagnosticReportKind}});Object.defineProperty(exports,
"DocumentDiagnosticRequest",{enumerable:!0,get:function(){return protocol_diagnostic_1.DocumentDiagnosticRequest}});Object.defineProperty(exports,"WorkspaceDiag\
nosticRequest",{enumerable:!0,get:function(){return protocol_diagnostic_1.WorkspaceDiagnosticRequest}});Object.defineProperty(exports,"DiagnosticRefreshRequest",
{enumerable:!0,get:function(){return protocol_diagnostic_1.DiagnosticRefreshRequest}});var protocol_notebook_1=require_protocol_notebook();Object.defineProperty(
exports,"NotebookCellKind",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookCellKind}});Object.defineProperty(exports,"ExecutionSummary",{enumerable:!0,
get:function(){return protocol_notebook_1.ExecutionSummary}});Object.defineProperty(exports,"NotebookCell",{enumerable:!0,get:function(){return protocol_notebook_1.
NotebookCell}});Object.defineProperty(exports,"NotebookDocument",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookDocument}});Object.defineProperty(
exports,"NotebookDocumentSyncRegistrationType",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookDocumentSyncRegistrationType}});Object.defineProperty(
exports,"DidOpenNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidOpenNotebookDocumentNotification}});Object.defineProperty(
exports,"NotebookCellArrayChange",{enumerable:!0,get:function(){return protocol_notebook_1.NotebookCellArrayChange}});Object.defineProperty(exports,"DidChangeNo\
tebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidChangeNotebookDocumentNotification}});Object.defineProperty(exports,"Did\
SaveNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidSaveNotebookDocumentNotification}});Object.defineProperty(exports,
"DidCloseNotebookDocumentNotification",{enumerable:!0,get:function(){return protocol_notebook_1.DidCloseNotebookDocumentNotification}});var protocol_inlineCompletion_1=require_protocol_inlineCompletion();
Object.defineProperty(exports,"InlineCompletionRequest",{enumerable:!0,get:function(){return protocol_inlineCompletion_1.InlineCompletionRequest}});var protocol_textDocumentContent_1=require_protocol_textDocumentContent();
Object.defineProperty(exports,"TextDocumentContentRequest",{enumerable:!0,get:function(){return protocol_textDocumentContent_1.TextDocumentContentRequest}});Object.
defineProperty(exports,"TextDocumentContentRefreshRequest",{enumerable:!0,get:function(){return protocol_textDocumentContent_1.TextDocumentContentRefreshRequest}});
var TextDocumentFilter;(function(TextDocumentFilter2){function is(value){let candidate=value;return Is2.string(candidate)||Is2.string(candidate.language)||Is2.string(
candidate.scheme)||GlobPattern.is(candidate.pattern)}TextDocumentFilter2.is=is})(TextDocumentFilter||(exports.TextDocumentFilter=TextDocumentFilter={}));var NotebookDocumentFilter;
(function(NotebookDocumentFilter2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(Is2.string(candidate.notebookType)||Is2.string(candidate.
scheme)||Is2.string(candidate.pattern))}NotebookDocumentFilter2.is=is})(NotebookDocumentFilter||(exports.NotebookDocumentFilter=NotebookDocumentFilter={}));var NotebookCellTextDocumentFilter;
(function(NotebookCellTextDocumentFilter2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(Is2.string(candidate.notebook)||NotebookDocumentFilter.
is(candidate.notebook))&&(candidate.language===void 0||Is2.string(candidate.language))}NotebookCellTextDocumentFilter2.is=is})(NotebookCellTextDocumentFilter||(exports.
NotebookCellTextDocumentFilter=NotebookCellTextDocumentFilter={}));var DocumentSelector;(function(DocumentSelector2){function is(value){if(!Array.isArray(value))
return!1;for(let elem of value)if(!Is2.string(elem)&&!TextDocumentFilter.is(elem)&&!NotebookCellTextDocumentFilter.is(elem))return!1;return!0}DocumentSelector2.
is=is})(DocumentSelector||(exports.DocumentSelector=DocumentSelector={}));var RegistrationRequest;(function(RegistrationRequest2){RegistrationRequest2.method="c\
lient/registerCapability",RegistrationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,RegistrationRequest2.type=new messages_1.ProtocolRequestType(
RegistrationRequest2.method)})(RegistrationRequest||(exports.RegistrationRequest=RegistrationRequest={}));var UnregistrationRequest;(function(UnregistrationRequest2){
UnregistrationRequest2.method="client/unregisterCapability",UnregistrationRequest2.messageDirection=messages_1.MessageDirection.serverToClient,UnregistrationRequest2.
type=new messages_1.ProtocolRequestType(UnregistrationRequest2.method)})(UnregistrationRequest||(exports.UnregistrationRequest=UnregistrationRequest={}));var ResourceOperationKind;
(function(ResourceOperationKind2){ResourceOperationKind2.Create="create",ResourceOperationKind2.Rename="rename",ResourceOperationKind2.Delete="delete"})(ResourceOperationKind||
(exports.ResourceOperationKind=ResourceOperationKind={}));var FailureHandlingKind;(function(FailureHandlingKind2){FailureHandlingKind2.Abort="abort",FailureHandlingKind2.
Transactional="transactional",FailureHandlingKind2.TextOnlyTransactional="textOnlyTransactional",FailureHandlingKind2.Undo="undo"})(FailureHandlingKind||(exports.
FailureHandlingKind=FailureHandlingKind={}));var RegularExpressionEngineKind;(function(RegularExpressionEngineKind2){RegularExpressionEngineKind2.ES2020="ES2020"})(
RegularExpressionEngineKind||(exports.RegularExpressionEngineKind=RegularExpressionEngineKind={}));var PositionEncodingKind2;(function(PositionEncodingKind3){PositionEncodingKind3.
UTF8="utf-8",PositionEncodingKind3.UTF16="utf-16",PositionEncodingKind3.UTF32="utf-32"})(PositionEncodingKind2||(exports.PositionEncodingKind=PositionEncodingKind2=
{}));var StaticRegistrationOptions;(function(StaticRegistrationOptions2){function hasId(value){let candidate=value;return candidate&&Is2.string(candidate.id)&&candidate.
id.length>0}StaticRegistrationOptions2.hasId=hasId})(StaticRegistrationOptions||(exports.StaticRegistrationOptions=StaticRegistrationOptions={}));var TextDocumentRegistrationOptions;
(function(TextDocumentRegistrationOptions2){function is(value){let candidate=value;return candidate&&(candidate.documentSelector===null||DocumentSelector.is(candidate.
documentSelector))}TextDocumentRegistrationOptions2.is=is})(TextDocumentRegistrationOptions||(exports.TextDocumentRegistrationOptions=TextDocumentRegistrationOptions=
{}));var WorkDoneProgressOptions;(function(WorkDoneProgressOptions2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(candidate.workDoneProgress===
void 0||Is2.boolean(candidate.workDoneProgress))}WorkDoneProgressOptions2.is=is;function hasWorkDoneProgress(value){let candidate=value;return candidate&&Is2.boolean(
candidate.workDoneProgress)}WorkDoneProgressOptions2.hasWorkDoneProgress=hasWorkDoneProgress})(WorkDoneProgressOptions||(exports.WorkDoneProgressOptions=WorkDoneProgressOptions=
{}));var InitializeRequest;(function(InitializeRequest2){InitializeRequest2.method="initialize",InitializeRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,InitializeRequest2.type=new messages_1.ProtocolRequestType(InitializeRequest2.method)})(InitializeRequest||(exports.InitializeRequest=InitializeRequest=
{}));var InitializeErrorCodes;(function(InitializeErrorCodes2){InitializeErrorCodes2.unknownProtocolVersion=1})(InitializeErrorCodes||(exports.InitializeErrorCodes=
InitializeErrorCodes={}));var InitializedNotification;(function(InitializedNotification2){InitializedNotification2.method="initialized",InitializedNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,InitializedNotification2.type=new messages_1.ProtocolNotificationType(InitializedNotification2.method)})(
InitializedNotification||(exports.InitializedNotification=InitializedNotification={}));var ShutdownRequest;(function(ShutdownRequest2){ShutdownRequest2.method="\
shutdown",ShutdownRequest2.messageDirection=messages_1.MessageDirection.clientToServer,ShutdownRequest2.type=new messages_1.ProtocolRequestType0(ShutdownRequest2.
method)})(ShutdownRequest||(exports.ShutdownRequest=ShutdownRequest={}));var ExitNotification;(function(ExitNotification2){ExitNotification2.method="exit",ExitNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,ExitNotification2.type=new messages_1.ProtocolNotificationType0(ExitNotification2.method)})(ExitNotification||
(exports.ExitNotification=ExitNotification={}));var DidChangeConfigurationNotification;(function(DidChangeConfigurationNotification2){DidChangeConfigurationNotification2.
method="workspace/didChangeConfiguration",DidChangeConfigurationNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidChangeConfigurationNotification2.
type=new messages_1.ProtocolNotificationType(DidChangeConfigurationNotification2.method),DidChangeConfigurationNotification2.capabilities=messages_1.CM.create("\
workspace.didChangeConfiguration",void 0)})(DidChangeConfigurationNotification||(exports.DidChangeConfigurationNotification=DidChangeConfigurationNotification={}));
var MessageType;(function(MessageType2){MessageType2.Error=1,MessageType2.Warning=2,MessageType2.Info=3,MessageType2.Log=4,MessageType2.Debug=5})(MessageType||(exports.
MessageType=MessageType={}));var ShowMessageNotification;(function(ShowMessageNotification2){ShowMessageNotification2.method="window/showMessage",ShowMessageNotification2.
messageDirection=messages_1.MessageDirection.serverToClient,ShowMessageNotification2.type=new messages_1.ProtocolNotificationType(ShowMessageNotification2.method),
ShowMessageNotification2.capabilities=messages_1.CM.create("window.showMessage",void 0)})(ShowMessageNotification||(exports.ShowMessageNotification=ShowMessageNotification=
{}));var ShowMessageRequest;(function(ShowMessageRequest2){ShowMessageRequest2.method="window/showMessageRequest",ShowMessageRequest2.messageDirection=messages_1.
MessageDirection.serverToClient,ShowMessageRequest2.type=new messages_1.ProtocolRequestType(ShowMessageRequest2.method),ShowMessageRequest2.capabilities=messages_1.
CM.create("window.showMessage",void 0)})(ShowMessageRequest||(exports.ShowMessageRequest=ShowMessageRequest={}));var LogMessageNotification;(function(LogMessageNotification2){
LogMessageNotification2.method="window/logMessage",LogMessageNotification2.messageDirection=messages_1.MessageDirection.serverToClient,LogMessageNotification2.type=
new messages_1.ProtocolNotificationType(LogMessageNotification2.method)})(LogMessageNotification||(exports.LogMessageNotification=LogMessageNotification={}));var TelemetryEventNotification;
(function(TelemetryEventNotification2){TelemetryEventNotification2.method="telemetry/event",TelemetryEventNotification2.messageDirection=messages_1.MessageDirection.
serverToClient,TelemetryEventNotification2.type=new messages_1.ProtocolNotificationType(TelemetryEventNotification2.method)})(TelemetryEventNotification||(exports.
TelemetryEventNotification=TelemetryEventNotification={}));var TextDocumentSyncKind;(function(TextDocumentSyncKind2){TextDocumentSyncKind2.None=0,TextDocumentSyncKind2.
Full=1,TextDocumentSyncKind2.Incremental=2})(TextDocumentSyncKind||(exports.TextDocumentSyncKind=TextDocumentSyncKind={}));var DidOpenTextDocumentNotification;(function(DidOpenTextDocumentNotification2){
DidOpenTextDocumentNotification2.method="textDocument/didOpen",DidOpenTextDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidOpenTextDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidOpenTextDocumentNotification2.method),DidOpenTextDocumentNotification2.capabilities=messages_1.CM.create("textDo\
cument.synchronization","textDocumentSync.openClose")})(DidOpenTextDocumentNotification||(exports.DidOpenTextDocumentNotification=DidOpenTextDocumentNotification=
{}));var TextDocumentContentChangeEvent;(function(TextDocumentContentChangeEvent2){function isIncremental(event){let candidate=event;return candidate!=null&&typeof candidate.
text=="string"&&candidate.range!==void 0&&(candidate.rangeLength===void 0||typeof candidate.rangeLength=="number")}TextDocumentContentChangeEvent2.isIncremental=
isIncremental;function isFull(event){let candidate=event;return candidate!=null&&typeof candidate.text=="string"&&candidate.range===void 0&&candidate.rangeLength===
void 0}TextDocumentContentChangeEvent2.isFull=isFull})(TextDocumentContentChangeEvent||(exports.TextDocumentContentChangeEvent=TextDocumentContentChangeEvent={}));
var DidChangeTextDocumentNotification;(function(DidChangeTextDocumentNotification2){DidChangeTextDocumentNotification2.method="textDocument/didChange",DidChangeTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,DidChangeTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidChangeTextDocumentNotification2.
method),DidChangeTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization","textDocumentSync")})(DidChangeTextDocumentNotification||
(exports.DidChangeTextDocumentNotification=DidChangeTextDocumentNotification={}));var DidCloseTextDocumentNotification;(function(DidCloseTextDocumentNotification2){
DidCloseTextDocumentNotification2.method="textDocument/didClose",DidCloseTextDocumentNotification2.messageDirection=messages_1.MessageDirection.clientToServer,DidCloseTextDocumentNotification2.
type=new messages_1.ProtocolNotificationType(DidCloseTextDocumentNotification2.method),DidCloseTextDocumentNotification2.capabilities=messages_1.CM.create("text\
Document.synchronization","textDocumentSync.openClose")})(DidCloseTextDocumentNotification||(exports.DidCloseTextDocumentNotification=DidCloseTextDocumentNotification=
{}));var DidSaveTextDocumentNotification;(function(DidSaveTextDocumentNotification2){DidSaveTextDocumentNotification2.method="textDocument/didSave",DidSaveTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,DidSaveTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(DidSaveTextDocumentNotification2.
method),DidSaveTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization.didSave","textDocumentSync.save")})(DidSaveTextDocumentNotification||
(exports.DidSaveTextDocumentNotification=DidSaveTextDocumentNotification={}));var TextDocumentSaveReason;(function(TextDocumentSaveReason2){TextDocumentSaveReason2.
Manual=1,TextDocumentSaveReason2.AfterDelay=2,TextDocumentSaveReason2.FocusOut=3})(TextDocumentSaveReason||(exports.TextDocumentSaveReason=TextDocumentSaveReason=
{}));var WillSaveTextDocumentNotification;(function(WillSaveTextDocumentNotification2){WillSaveTextDocumentNotification2.method="textDocument/willSave",WillSaveTextDocumentNotification2.
messageDirection=messages_1.MessageDirection.clientToServer,WillSaveTextDocumentNotification2.type=new messages_1.ProtocolNotificationType(WillSaveTextDocumentNotification2.
method),WillSaveTextDocumentNotification2.capabilities=messages_1.CM.create("textDocument.synchronization.willSave","textDocumentSync.willSave")})(WillSaveTextDocumentNotification||
(exports.WillSaveTextDocumentNotification=WillSaveTextDocumentNotification={}));var WillSaveTextDocumentWaitUntilRequest;(function(WillSaveTextDocumentWaitUntilRequest2){
WillSaveTextDocumentWaitUntilRequest2.method="textDocument/willSaveWaitUntil",WillSaveTextDocumentWaitUntilRequest2.messageDirection=messages_1.MessageDirection.
clientToServer,WillSaveTextDocumentWaitUntilRequest2.type=new messages_1.ProtocolRequestType(WillSaveTextDocumentWaitUntilRequest2.method),WillSaveTextDocumentWaitUntilRequest2.
capabilities=messages_1.CM.create("textDocument.synchronization.willSaveWaitUntil","textDocumentSync.willSaveWaitUntil")})(WillSaveTextDocumentWaitUntilRequest||
(exports.WillSaveTextDocumentWaitUntilRequest=WillSaveTextDocumentWaitUntilRequest={}));var DidChangeWatchedFilesNotification;(function(DidChangeWatchedFilesNotification2){
DidChangeWatchedFilesNotification2.method="workspace/didChangeWatchedFiles",DidChangeWatchedFilesNotification2.messageDirection=messages_1.MessageDirection.clientToServer,
DidChangeWatchedFilesNotification2.type=new messages_1.ProtocolNotificationType(DidChangeWatchedFilesNotification2.method),DidChangeWatchedFilesNotification2.capabilities=
messages_1.CM.create("workspace.didChangeWatchedFiles",void 0)})(DidChangeWatchedFilesNotification||(exports.DidChangeWatchedFilesNotification=DidChangeWatchedFilesNotification=
{}));var FileChangeType;(function(FileChangeType2){FileChangeType2.Created=1,FileChangeType2.Changed=2,FileChangeType2.Deleted=3})(FileChangeType||(exports.FileChangeType=
FileChangeType={}));var RelativePattern;(function(RelativePattern2){function is(value){let candidate=value;return Is2.objectLiteral(candidate)&&(vscode_languageserver_types_1.
URI.is(candidate.baseUri)||vscode_languageserver_types_1.WorkspaceFolder.is(candidate.baseUri))&&Is2.string(candidate.pattern)}RelativePattern2.is=is})(RelativePattern||
(exports.RelativePattern=RelativePattern={}));var GlobPattern;(function(GlobPattern2){function is(value){let candidate=value;return Is2.string(candidate)||RelativePattern.
is(candidate)}GlobPattern2.is=is})(GlobPattern||(exports.GlobPattern=GlobPattern={}));var WatchKind;(function(WatchKind2){WatchKind2.Create=1,WatchKind2.Change=
2,WatchKind2.Delete=4})(WatchKind||(exports.WatchKind=WatchKind={}));var PublishDiagnosticsNotification;(function(PublishDiagnosticsNotification2){PublishDiagnosticsNotification2.
method="textDocument/publishDiagnostics",PublishDiagnosticsNotification2.messageDirection=messages_1.MessageDirection.serverToClient,PublishDiagnosticsNotification2.
type=new messages_1.ProtocolNotificationType(PublishDiagnosticsNotification2.method),PublishDiagnosticsNotification2.capabilities=messages_1.CM.create("textDocu\
ment.publishDiagnostics",void 0)})(PublishDiagnosticsNotification||(exports.PublishDiagnosticsNotification=PublishDiagnosticsNotification={}));var CompletionTriggerKind;
(function(CompletionTriggerKind2){CompletionTriggerKind2.Invoked=1,CompletionTriggerKind2.TriggerCharacter=2,CompletionTriggerKind2.TriggerForIncompleteCompletions=
3})(CompletionTriggerKind||(exports.CompletionTriggerKind=CompletionTriggerKind={}));var CompletionRequest2;(function(CompletionRequest3){CompletionRequest3.method=
"textDocument/completion",CompletionRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CompletionRequest3.type=new messages_1.ProtocolRequestType(
CompletionRequest3.method),CompletionRequest3.capabilities=messages_1.CM.create("textDocument.completion","completionProvider")})(CompletionRequest2||(exports.CompletionRequest=
CompletionRequest2={}));var CompletionResolveRequest2;(function(CompletionResolveRequest3){CompletionResolveRequest3.method="completionItem/resolve",CompletionResolveRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,CompletionResolveRequest3.type=new messages_1.ProtocolRequestType(CompletionResolveRequest3.method),
CompletionResolveRequest3.capabilities=messages_1.CM.create("textDocument.completion.completionItem.resolveSupport","completionProvider.resolveProvider")})(CompletionResolveRequest2||
(exports.CompletionResolveRequest=CompletionResolveRequest2={}));var HoverRequest2;(function(HoverRequest3){HoverRequest3.method="textDocument/hover",HoverRequest3.
messageDirection=messages_1.MessageDirection.clientToServer,HoverRequest3.type=new messages_1.ProtocolRequestType(HoverRequest3.method),HoverRequest3.capabilities=
messages_1.CM.create("textDocument.hover","hoverProvider")})(HoverRequest2||(exports.HoverRequest=HoverRequest2={}));var SignatureHelpTriggerKind;(function(SignatureHelpTriggerKind2){
SignatureHelpTriggerKind2.Invoked=1,SignatureHelpTriggerKind2.TriggerCharacter=2,SignatureHelpTriggerKind2.ContentChange=3})(SignatureHelpTriggerKind||(exports.
SignatureHelpTriggerKind=SignatureHelpTriggerKind={}));var SignatureHelpRequest2;(function(SignatureHelpRequest3){SignatureHelpRequest3.method="textDocument/sig\
natureHelp",SignatureHelpRequest3.messageDirection=messages_1.MessageDirection.clientToServer,SignatureHelpRequest3.type=new messages_1.ProtocolRequestType(SignatureHelpRequest3.
method),SignatureHelpRequest3.capabilities=messages_1.CM.create("textDocument.signatureHelp","signatureHelpProvider")})(SignatureHelpRequest2||(exports.SignatureHelpRequest=
SignatureHelpRequest2={}));var DefinitionRequest2;(function(DefinitionRequest3){DefinitionRequest3.method="textDocument/definition",DefinitionRequest3.messageDirection=
messages_1.MessageDirection.clientToServer,DefinitionRequest3.type=new messages_1.ProtocolRequestType(DefinitionRequest3.method),DefinitionRequest3.capabilities=
messages_1.CM.create("textDocument.definition","definitionProvider")})(DefinitionRequest2||(exports.DefinitionRequest=DefinitionRequest2={}));var ReferencesRequest2;
(function(ReferencesRequest3){ReferencesRequest3.method="textDocument/references",ReferencesRequest3.messageDirection=messages_1.MessageDirection.clientToServer,
ReferencesRequest3.type=new messages_1.ProtocolRequestType(ReferencesRequest3.method),ReferencesRequest3.capabilities=messages_1.CM.create("textDocument.referen\
ces","referencesProvider")})(ReferencesRequest2||(exports.ReferencesRequest=ReferencesRequest2={}));var DocumentHighlightRequest2;(function(DocumentHighlightRequest3){
DocumentHighlightRequest3.method="textDocument/documentHighlight",DocumentHighlightRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentHighlightRequest3.
type=new messages_1.ProtocolRequestType(DocumentHighlightRequest3.method),DocumentHighlightRequest3.capabilities=messages_1.CM.create("textDocument.documentHigh\
light","documentHighlightProvider")})(DocumentHighlightRequest2||(exports.DocumentHighlightRequest=DocumentHighlightRequest2={}));var DocumentSymbolRequest2;(function(DocumentSymbolRequest3){
DocumentSymbolRequest3.method="textDocument/documentSymbol",DocumentSymbolRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentSymbolRequest3.
type=new messages_1.ProtocolRequestType(DocumentSymbolRequest3.method),DocumentSymbolRequest3.capabilities=messages_1.CM.create("textDocument.documentSymbol","d\
ocumentSymbolProvider")})(DocumentSymbolRequest2||(exports.DocumentSymbolRequest=DocumentSymbolRequest2={}));var CodeActionRequest;(function(CodeActionRequest2){
CodeActionRequest2.method="textDocument/codeAction",CodeActionRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CodeActionRequest2.type=new messages_1.
ProtocolRequestType(CodeActionRequest2.method),CodeActionRequest2.capabilities=messages_1.CM.create("textDocument.codeAction","codeActionProvider")})(CodeActionRequest||
(exports.CodeActionRequest=CodeActionRequest={}));var CodeActionResolveRequest;(function(CodeActionResolveRequest2){CodeActionResolveRequest2.method="codeAction\
/resolve",CodeActionResolveRequest2.messageDirection=messages_1.MessageDirection.clientToServer,CodeActionResolveRequest2.type=new messages_1.ProtocolRequestType(
CodeActionResolveRequest2.method),CodeActionResolveRequest2.capabilities=messages_1.CM.create("textDocument.codeAction.resolveSupport","codeActionProvider.resol\
veProvider")})(CodeActionResolveRequest||(exports.CodeActionResolveRequest=CodeActionResolveRequest={}));var WorkspaceSymbolRequest2;(function(WorkspaceSymbolRequest3){
WorkspaceSymbolRequest3.method="workspace/symbol",WorkspaceSymbolRequest3.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceSymbolRequest3.type=
new messages_1.ProtocolRequestType(WorkspaceSymbolRequest3.method),WorkspaceSymbolRequest3.capabilities=messages_1.CM.create("workspace.symbol","workspaceSymbol\
Provider")})(WorkspaceSymbolRequest2||(exports.WorkspaceSymbolRequest=WorkspaceSymbolRequest2={}));var WorkspaceSymbolResolveRequest2;(function(WorkspaceSymbolResolveRequest3){
WorkspaceSymbolResolveRequest3.method="workspaceSymbol/resolve",WorkspaceSymbolResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,WorkspaceSymbolResolveRequest3.
type=new messages_1.ProtocolRequestType(WorkspaceSymbolResolveRequest3.method),WorkspaceSymbolResolveRequest3.capabilities=messages_1.CM.create("workspace.symbo\
l.resolveSupport","workspaceSymbolProvider.resolveProvider")})(WorkspaceSymbolResolveRequest2||(exports.WorkspaceSymbolResolveRequest=WorkspaceSymbolResolveRequest2=
{}));var CodeLensRequest2;(function(CodeLensRequest3){CodeLensRequest3.method="textDocument/codeLens",CodeLensRequest3.messageDirection=messages_1.MessageDirection.
clientToServer,CodeLensRequest3.type=new messages_1.ProtocolRequestType(CodeLensRequest3.method),CodeLensRequest3.capabilities=messages_1.CM.create("textDocumen\
t.codeLens","codeLensProvider")})(CodeLensRequest2||(exports.CodeLensRequest=CodeLensRequest2={}));var CodeLensResolveRequest2;(function(CodeLensResolveRequest3){
CodeLensResolveRequest3.method="codeLens/resolve",CodeLensResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,CodeLensResolveRequest3.type=
new messages_1.ProtocolRequestType(CodeLensResolveRequest3.method),CodeLensResolveRequest3.capabilities=messages_1.CM.create("textDocument.codeLens.resolveSuppo\
rt","codeLensProvider.resolveProvider")})(CodeLensResolveRequest2||(exports.CodeLensResolveRequest=CodeLensResolveRequest2={}));var CodeLensRefreshRequest;(function(CodeLensRefreshRequest2){
CodeLensRefreshRequest2.method="workspace/codeLens/refresh",CodeLensRefreshRequest2.messageDirection=messages_1.MessageDirection.serverToClient,CodeLensRefreshRequest2.
type=new messages_1.ProtocolRequestType0(CodeLensRefreshRequest2.method),CodeLensRefreshRequest2.capabilities=messages_1.CM.create("workspace.codeLens",void 0)})(
CodeLensRefreshRequest||(exports.CodeLensRefreshRequest=CodeLensRefreshRequest={}));var DocumentLinkRequest2;(function(DocumentLinkRequest3){DocumentLinkRequest3.
method="textDocument/documentLink",DocumentLinkRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentLinkRequest3.type=new messages_1.ProtocolRequestType(
DocumentLinkRequest3.method),DocumentLinkRequest3.capabilities=messages_1.CM.create("textDocument.documentLink","documentLinkProvider")})(DocumentLinkRequest2||
(exports.DocumentLinkRequest=DocumentLinkRequest2={}));var DocumentLinkResolveRequest2;(function(DocumentLinkResolveRequest3){DocumentLinkResolveRequest3.method=
"documentLink/resolve",DocumentLinkResolveRequest3.messageDirection=messages_1.MessageDirection.clientToServer,DocumentLinkResolveRequest3.type=new messages_1.ProtocolRequestType(
DocumentLinkResolveRequest3.method),DocumentLinkResolveRequest3.capabilities=messages_1.CM.create("textDocument.documentLink","documentLinkProvider.resolveProvi\
der")})(DocumentLinkResolveRequest2||(exports.DocumentLinkResolveRequest=DocumentLinkResolveRequest2={}));var DocumentFormattingRequest;(function(DocumentFormattingRequest2){
DocumentFormattingRequest2.method="textDocument/formatting",DocumentFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentFormattingRequest2.
type=new messages_1.ProtocolRequestType(DocumentFormattingRequest2.method),DocumentFormattingRequest2.capabilities=messages_1.CM.create("textDocument.formatting",
"documentFormattingProvider")})(DocumentFormattingRequest||(exports.DocumentFormattingRequest=DocumentFormattingRequest={}));var DocumentRangeFormattingRequest;
(function(DocumentRangeFormattingRequest2){DocumentRangeFormattingRequest2.method="textDocument/rangeFormatting",DocumentRangeFormattingRequest2.messageDirection=
messages_1.MessageDirection.clientToServer,DocumentRangeFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentRangeFormattingRequest2.method),DocumentRangeFormattingRequest2.
capabilities=messages_1.CM.create("textDocument.rangeFormatting","documentRangeFormattingProvider")})(DocumentRangeFormattingRequest||(exports.DocumentRangeFormattingRequest=
DocumentRangeFormattingRequest={}));var DocumentRangesFormattingRequest;(function(DocumentRangesFormattingRequest2){DocumentRangesFormattingRequest2.method="tex\
tDocument/rangesFormatting",DocumentRangesFormattingRequest2.messageDirection=messages_1.MessageDirection.clientToServer,DocumentRangesFormattingRequest2.type=new messages_1.
ProtocolRequestType(DocumentRangesFormattingRequest2.method),DocumentRangesFormattingRequest2.capabilities=messages_1.CM.create("textDocument.rangeFormatting.ra\
ngesSupport","documentRangeFormattingProvider.rangesSupport")})(DocumentRangesFormattingRequest||(exports.DocumentRangesFormattingRequest=DocumentRangesFormattingRequest=
{}));var DocumentOnTypeFormattingRequest;(function(DocumentOnTypeFormattingRequest2){DocumentOnTypeFormattingRequest2.method="textDocument/onTypeFormatting",DocumentOnTypeFormattingRequest2.
messageDirection=messages_1.MessageDirection.clientToServer,DocumentOnTypeFormattingRequest2.type=new messages_1.ProtocolRequestType(DocumentOnTypeFormattingRequest2.
method),DocumentOnTypeFormattingRequest2.capabilities=messages_1.CM.create("textDocument.onTypeFormatting","documentOnTypeFormattingProvider")})(DocumentOnTypeFormattingRequest||
(exports.DocumentOnTypeFormattingRequest=DocumentOnTypeFormattingRequest={}));var PrepareSupportDefaultBehavior;(function(PrepareSupportDefaultBehavior2){PrepareSupportDefaultBehavior2.
Identifier=1})(PrepareSupportDefaultBehavior||(exports.PrepareSupportDefaultBehavior=PrepareSupportDefaultBehavior={}));var RenameRequest;(function(RenameRequest2){
RenameRequest2.method="textDocument/rename",RenameRequest2.messageDirection=messages_1.MessageDirection.clientToServer,RenameRequest2.type=new messages_1.ProtocolRequestType(
RenameRequest2.method),RenameRequest2.capabilities=messages_1.CM.create("textDocument.rename","renameProvider")})(RenameRequest||(exports.RenameRequest=RenameRequest=
{}));var PrepareRenameRequest2;(function(PrepareRenameRequest3){PrepareRenameRequest3.method="textDocument/prepareRename",PrepareRenameRequest3.messageDirection=
messages_1.MessageDirection.clientToServer,PrepareRenameRequest3.type=new messages_1.ProtocolRequestType(PrepareRenameRequest3.method),PrepareRenameRequest3.capabilities=
messages_1.CM.create("textDocument.rename.prepareSupport","renameProvider.prepareProvider")})(PrepareRenameRequest2||(exports.PrepareRenameRequest=PrepareRenameRequest2=
{}));var ExecuteCommandRequest;(function(ExecuteCommandRequest2){ExecuteCommandRequest2.method="workspace/executeCommand",ExecuteCommandRequest2.messageDirection=
messages_1.MessageDirection.clientToServer,ExecuteCommandRequest2.type=new messages_1.ProtocolRequestType(ExecuteCommandRequest2.method),ExecuteCommandRequest2.
capabilities=messages_1.CM.create("workspace.executeCommand","executeCommandProvider")})(ExecuteCommandRequest||(exports.ExecuteCommandRequest=ExecuteCommandRequest=
{}));var ApplyWorkspaceEditRequest;(function(ApplyWorkspaceEditRequest2){ApplyWorkspaceEditRequest2.method="workspace/applyEdit",ApplyWorkspaceEditRequest2.messageDirection=
messages_1.MessageDirection.serverToClient,ApplyWorkspaceEditRequest2.type=new messages_1.ProtocolRequestType("workspace/applyEdit"),ApplyWorkspaceEditRequest2.
capabilities=messages_1.CM.create("workspace.applyEdit",void 0)})(ApplyWorkspaceEditRequest||(exports.ApplyWorkspaceEditRequest=ApplyWorkspaceEditRequest={}))}});var require_connection2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/connection.js"(exports){"use strict";Object.defineProperty(exports,"\
__esModule",{value:!0});exports.createProtocolConnection=createProtocolConnection;var vscode_jsonrpc_1=require_api();function createProtocolConnection(input,output,logger,options){
return vscode_jsonrpc_1.ConnectionStrategy.is(options)&&(options={connectionStrategy:options}),(0,vscode_jsonrpc_1.createMessageConnection)(input,output,logger,
options)}}});var require_api2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/api.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||
(Object.create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__exportStar=exports&&
exports.__exportStar||function(m,exports2){for(var p in m)p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p)&&__createBinding(exports2,m,p)};Object.
defineProperty(exports,"__esModule",{value:!0});exports.LSPErrorCodes=exports.createProtocolConnection=void 0;__exportStar(require_api(),exports);__exportStar((init_main(),__toCommonJS(main_exports)),
exports);__exportStar(require_messages2(),exports);__exportStar(require_protocol(),exports);var connection_1=require_connection2();Object.defineProperty(exports,
"createProtocolConnection",{enumerable:!0,get:function(){return connection_1.createProtocolConnection}});var LSPErrorCodes;(function(LSPErrorCodes2){LSPErrorCodes2.
lspReservedErrorRangeStart=-32899,LSPErrorCodes2.RequestFailed=-32803,LSPErrorCodes2.ServerCancelled=-32802,LSPErrorCodes2.ContentModified=-32801,LSPErrorCodes2.
RequestCancelled=-32800,LSPErrorCodes2.lspReservedErrorRangeEnd=-32800})(LSPErrorCodes||(exports.LSPErrorCodes=LSPErrorCodes={}))}});var import_vscode_languageserver_protocol=__toESM(require_api2(),1);var clientCapabilities={general:{positionEncodings:[import_vscode_languageserver_protocol.PositionEncodingKind.UTF16],staleRequestSupport:{cancel:!0,retryOnContentModified:[]}},
workspace:{applyEdit:!1,configuration:!0,workspaceFolders:!0,didChangeConfiguration:{dynamicRegistration:!0},didChangeWatchedFiles:{dynamicRegistration:!0,relativePatternSupport:!0},
diagnostics:{refreshSupport:!0}},window:{workDoneProgress:!0},textDocument:{synchronization:{dynamicRegistration:!1,didSave:!1},publishDiagnostics:{relatedInformation:!0,
versionSupport:!0,codeDescriptionSupport:!1,tagSupport:{valueSet:[import_vscode_languageserver_protocol.DiagnosticTag.Unnecessary]}},diagnostic:{dynamicRegistration:!0,
relatedDocumentSupport:!1},definition:{dynamicRegistration:!0,linkSupport:!1}}},providers={[import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method]:"\
diagnosticProvider",[import_vscode_languageserver_protocol.DefinitionRequest.method]:"definitionProvider",[import_vscode_languageserver_protocol.DeclarationRequest.
method]:"declarationProvider",[import_vscode_languageserver_protocol.TypeDefinitionRequest.method]:"typeDefinitionProvider",[import_vscode_languageserver_protocol.ImplementationRequest.
method]:"implementationProvider",[import_vscode_languageserver_protocol.ReferencesRequest.method]:"referencesProvider",[import_vscode_languageserver_protocol.HoverRequest.
method]:"hoverProvider",[import_vscode_languageserver_protocol.SignatureHelpRequest.method]:"signatureHelpProvider",[import_vscode_languageserver_protocol.DocumentSymbolRequest.
method]:"documentSymbolProvider",[import_vscode_languageserver_protocol.WorkspaceSymbolRequest.method]:"workspaceSymbolProvider",[import_vscode_languageserver_protocol.InlayHintRequest.
method]:"inlayHintProvider",[import_vscode_languageserver_protocol.CallHierarchyPrepareRequest.method]:"callHierarchyProvider",[import_vscode_languageserver_protocol.CallHierarchyIncomingCallsRequest.
method]:"callHierarchyProvider",[import_vscode_languageserver_protocol.CallHierarchyOutgoingCallsRequest.method]:"callHierarchyProvider",[import_vscode_languageserver_protocol.TypeHierarchyPrepareRequest.
method]:"typeHierarchyProvider",[import_vscode_languageserver_protocol.TypeHierarchySupertypesRequest.method]:"typeHierarchyProvider",[import_vscode_languageserver_protocol.TypeHierarchySubtypesRequest.
method]:"typeHierarchyProvider",[import_vscode_languageserver_protocol.CodeLensRequest.method]:"codeLensProvider",[import_vscode_languageserver_protocol.CodeLensResolveRequest.
method]:"codeLensProvider",[import_vscode_languageserver_protocol.ColorPresentationRequest.method]:"colorProvider",[import_vscode_languageserver_protocol.CompletionRequest.
method]:"completionProvider",[import_vscode_languageserver_protocol.CompletionResolveRequest.method]:"completionProvider",[import_vscode_languageserver_protocol.DocumentColorRequest.
method]:"colorProvider",[import_vscode_languageserver_protocol.DocumentHighlightRequest.method]:"documentHighlightProvider",[import_vscode_languageserver_protocol.DocumentLinkRequest.
method]:"documentLinkProvider",[import_vscode_languageserver_protocol.DocumentLinkResolveRequest.method]:"documentLinkProvider",[import_vscode_languageserver_protocol.FoldingRangeRequest.
method]:"foldingRangeProvider",[import_vscode_languageserver_protocol.InlayHintResolveRequest.method]:"inlayHintProvider",[import_vscode_languageserver_protocol.InlineValueRequest.
method]:"inlineValueProvider",[import_vscode_languageserver_protocol.LinkedEditingRangeRequest.method]:"linkedEditingRangeProvider",[import_vscode_languageserver_protocol.MonikerRequest.
method]:"monikerProvider",[import_vscode_languageserver_protocol.PrepareRenameRequest.method]:"renameProvider",[import_vscode_languageserver_protocol.SelectionRangeRequest.
method]:"selectionRangeProvider",[import_vscode_languageserver_protocol.SemanticTokensRequest.method]:"semanticTokensProvider",[import_vscode_languageserver_protocol.SemanticTokensRangeRequest.
method]:"semanticTokensProvider",[import_vscode_languageserver_protocol.WorkspaceDiagnosticRequest.method]:"diagnosticProvider",[import_vscode_languageserver_protocol.WorkspaceSymbolResolveRequest.
method]:"workspaceSymbolProvider","custom/projectInfo":null},capableMethods=Object.keys(providers);function isCapable(method){return Object.hasOwn(providers,method)}
var registeredAs={[import_vscode_languageserver_protocol.CallHierarchyIncomingCallsRequest.method]:import_vscode_languageserver_protocol.CallHierarchyPrepareRequest.
method,[import_vscode_languageserver_protocol.CallHierarchyOutgoingCallsRequest.method]:import_vscode_languageserver_protocol.CallHierarchyPrepareRequest.method,
[import_vscode_languageserver_protocol.TypeHierarchySupertypesRequest.method]:import_vscode_languageserver_protocol.TypeHierarchyPrepareRequest.method,[import_vscode_languageserver_protocol.TypeHierarchySubtypesRequest.
method]:import_vscode_languageserver_protocol.TypeHierarchyPrepareRequest.method,[import_vscode_languageserver_protocol.CodeLensResolveRequest.method]:import_vscode_languageserver_protocol.CodeLensRequest.
method,[import_vscode_languageserver_protocol.ColorPresentationRequest.method]:import_vscode_languageserver_protocol.DocumentColorRequest.method,[import_vscode_languageserver_protocol.CompletionResolveRequest.
method]:import_vscode_languageserver_protocol.CompletionRequest.method,[import_vscode_languageserver_protocol.DocumentLinkResolveRequest.method]:import_vscode_languageserver_protocol.DocumentLinkRequest.
method,[import_vscode_languageserver_protocol.InlayHintResolveRequest.method]:import_vscode_languageserver_protocol.InlayHintRequest.method,[import_vscode_languageserver_protocol.PrepareRenameRequest.
method]:"textDocument/rename",[import_vscode_languageserver_protocol.SemanticTokensRequest.method]:import_vscode_languageserver_protocol.SemanticTokensRegistrationType.
method,[import_vscode_languageserver_protocol.SemanticTokensRangeRequest.method]:import_vscode_languageserver_protocol.SemanticTokensRegistrationType.method,[import_vscode_languageserver_protocol.WorkspaceDiagnosticRequest.
method]:import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method,[import_vscode_languageserver_protocol.WorkspaceSymbolResolveRequest.method]:import_vscode_languageserver_protocol.WorkspaceSymbolRequest.
method},requiredOptions={[import_vscode_languageserver_protocol.CodeLensResolveRequest.method]:"resolveProvider",[import_vscode_languageserver_protocol.CompletionResolveRequest.
method]:"resolveProvider",[import_vscode_languageserver_protocol.DocumentLinkResolveRequest.method]:"resolveProvider",[import_vscode_languageserver_protocol.InlayHintResolveRequest.
method]:"resolveProvider",[import_vscode_languageserver_protocol.PrepareRenameRequest.method]:"prepareProvider",[import_vscode_languageserver_protocol.SemanticTokensRequest.
method]:"full",[import_vscode_languageserver_protocol.SemanticTokensRangeRequest.method]:"range",[import_vscode_languageserver_protocol.WorkspaceDiagnosticRequest.
method]:"workspaceDiagnostics",[import_vscode_languageserver_protocol.WorkspaceSymbolResolveRequest.method]:"resolveProvider"},questionEncodings=["utf-16","utf-\
8","utf-32"];function questionCapabilities(own,encodings=questionEncodings){let located={dynamicRegistration:!0,linkSupport:!1},prepared={dynamicRegistration:!0},
marked=["markdown","plaintext"];return{...own,general:{...own.general,positionEncodings:[...encodings]},workspace:{...own.workspace,symbol:{dynamicRegistration:!0}},
textDocument:{...own.textDocument,definition:located,declaration:located,typeDefinition:located,implementation:located,references:prepared,hover:{dynamicRegistration:!0,
contentFormat:marked},signatureHelp:{dynamicRegistration:!0,signatureInformation:{documentationFormat:marked,parameterInformation:{labelOffsetSupport:!0},activeParameterSupport:!0}},
documentSymbol:{dynamicRegistration:!0,hierarchicalDocumentSymbolSupport:!0},inlayHint:prepared,callHierarchy:prepared,typeHierarchy:prepared,codeLens:prepared,
colorProvider:prepared,completion:{dynamicRegistration:!0,completionItem:{documentationFormat:marked}},documentHighlight:prepared,documentLink:prepared,foldingRange:prepared,
inlineValue:prepared,linkedEditingRange:prepared,moniker:prepared,rename:{dynamicRegistration:!0,prepareSupport:!0},selectionRange:prepared,semanticTokens:{dynamicRegistration:!0,
requests:{full:!0,range:!0},tokenTypes:Object.values(import_vscode_languageserver_protocol.SemanticTokenTypes),tokenModifiers:Object.values(import_vscode_languageserver_protocol.SemanticTokenModifiers),
formats:["relative"]}}}}function providerOptions(method,serverCapabilities,facts){if(!isCapable(method))return[{}];let provider=providers[method];if(provider===
null)return[{}];let fixed=member(serverCapabilities,provider),registered=registeredAs[method]??method,dynamic=[...facts.registrations.values()].filter(one=>one.
method===registered).map(one=>one.options),isOffered=fixed!=null&&fixed!==!1,required=requiredOptions[method],all=[...isOffered?[fixed]:[],...dynamic];return required===
void 0?all:all.filter(one=>isGiven(member(one,required)))}function isGiven(option){return option!=null&&option!==!1}function wantsOpenAndClose(serverCapabilities){
let sync=member(serverCapabilities,"textDocumentSync");return typeof sync=="number"?sync>0:member(sync,"openClose")===!0}function positionEncoding(serverCapabilities){
let chosen=member(serverCapabilities,"positionEncoding");return typeof chosen=="string"?chosen:import_vscode_languageserver_protocol.PositionEncodingKind.UTF16}
function questionEncoding(serverCapabilities){let chosen=positionEncoding(serverCapabilities);return questionEncodings.find(one=>one===chosen)}function projectFolder({root,project}){return project==="."?root:`${root}/${project}`}function onlyProject({root,project}){return{root,projects:[project],apart:[]}}export{projectFolder,onlyProject,require_api,require_api2,clientCapabilities,capableMethods,isCapable,questionCapabilities,providerOptions,wantsOpenAndClose,positionEncoding,
questionEncoding};
