import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function createExchanges(){let open={">":new Map,"<":new Map};return{next:({
k,d,m,t})=>{if(k!=="frame"||d===void 0)return;let message=m,{method,params,id}=message,name=typeof id=="string"?id:JSON.stringify(id??null);if(typeof method=="s\
tring")return id===void 0?{kind:"notification",direction:d,method,params}:(open[d].set(name,{method,params,time:t}),{kind:"request",direction:d,id:name,method,params});
let asked=open[d===">"?"<":">"],request=asked.get(name);return asked.delete(name),{kind:"answer",direction:d,id:name,request,result:message.result,error:errorOf(
message)}}}}function errorOf(message){let{error}=message;if(typeof error!="object"||error===null)return;let{code,message:text,data}=error;return{code:typeof code==
"number"?code:0,message:typeof text=="string"?text:"",data}}export{createExchanges};
