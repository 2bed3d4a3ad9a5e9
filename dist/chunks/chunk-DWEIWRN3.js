import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
function createExchanges(){let open={">":new Map,"<":new Map};return{next:({k,d,m,t})=>{if(k!=="frame"||d===void 0)return;let message=m,{method,params,id}=message,
name=typeof id=="string"?id:JSON.stringify(id??null);if(typeof method=="string")return id===void 0?{kind:"notification",direction:d,method,params}:(open[d].set(
name,{method,params,time:t}),{kind:"request",direction:d,id:name,method,params});let asked=open[d===">"?"<":">"],request=asked.get(name);return asked.delete(name),
{kind:"answer",direction:d,id:name,request,result:message.result,error:errorOf(message)}}}}function errorOf(message){let{error}=message;if(typeof error!="object"||
error===null)return;let{code,message:text,data}=error;return{code:typeof code=="number"?code:0,message:typeof text=="string"?text:"",data}}export{createExchanges};
