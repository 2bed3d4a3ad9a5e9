import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
function treePath(bytes){try{return decoder.decode(bytes)}catch{return{bytes,shown:showBytes(bytes)}}}function showPath(path){return typeof path=="string"?path:
path.shown}var decoder=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0});function showBytes(bytes){let shown="";for(let at=0;at<bytes.length;){let length=[1,2,3,
4].find(n=>at+n<=bytes.length&&isText(bytes.subarray(at,at+n)));shown+=length===void 0?`\\x${(bytes[at]??0).toString(16).toUpperCase().padStart(2,"0")}`:bytes.toString(
"utf8",at,at+length),at+=length??1}return shown}function isText(bytes){try{return decoder.decode(bytes).length>0}catch{return!1}}function badName(path){if(path.
startsWith("/"))return"is absolute";if(path.includes("\0"))return"has a NUL";for(let part of path.split("/")){if(part==="")return"has an empty component";if(part===
"."||part==="..")return`has the component "${part}"`;if(part.split("\\").some(isDotGit))return"is under a .git"}}function unportableName(path){for(let part of path.
split("/")){if(controls.test(part))return"has a character that nothing shows";if(/[<>:"|?*\\]/u.test(part))return"has a character that Windows takes for somethi\
ng else";if(/[. ]$/u.test(part))return"ends in a dot or a space";if(devices.test(part))return"is the name of a device of Windows";if(Buffer.byteLength(part)>nameBytesMax)
return`is longer than ${nameBytesMax} bytes`}}var controls=/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,devices=/^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/iu,
nameBytesMax=255;function foldedName(path){return path.replace(/\p{Default_Ignorable_Code_Point}/gu,"").normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().
normalize("NFKD")}function isDotGit(part){let plain=part.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu,"").replace(/:.*$/su,"").replace(/[. ]+$/u,
"").toLowerCase();return plain===".git"||/^git~[0-9]+$/.test(plain)}function splitAtNul(take){let rest=Buffer.alloc(0);return piece=>{let text=rest.length===0?piece:
Buffer.concat([rest,piece]);for(let end=text.indexOf(0);end>=0;end=text.indexOf(0))take(text.subarray(0,end)),text=text.subarray(end+1);rest=Buffer.from(text)}}
function recordsOf(output){let records=[];return splitAtNul(record=>records.push(record))(output),records}export{treePath,showPath,badName,unportableName,foldedName,splitAtNul,recordsOf};
