// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateTraceV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json", "type": "object", "oneOf": [{ "$ref": "#/$defs/header" }, { "$ref": "#/$defs/frame" }, { "$ref": "#/$defs/meta" }, { "$ref": "#/$defs/digest" }, { "$ref": "#/$defs/decision" }, { "$ref": "#/$defs/result" }, { "$ref": "#/$defs/checkpoint" }, { "$ref": "#/$defs/trailer" }], "$defs": { "header": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "const": 0 }, "k": { "const": "header" }, "m": { "$ref": "#/$defs/headerContent" }, "t": { "$ref": "#/$defs/time" } } }, "frame": { "type": "object", "additionalProperties": false, "required": ["i", "k", "d", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "frame" }, "d": { "enum": [">", "<"] }, "m": { "type": "object", "required": ["jsonrpc"], "properties": { "jsonrpc": { "const": "2.0" } } }, "t": { "$ref": "#/$defs/time" } } }, "meta": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "meta" }, "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } }, "t": { "$ref": "#/$defs/time" } } }, "digest": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "digest" }, "m": { "type": "object", "additionalProperties": false, "required": ["files", "configuration"], "properties": { "files": { "type": "object", "propertyNames": { "$ref": "#/$defs/path" }, "additionalProperties": { "$ref": "#/$defs/sha256" } }, "configuration": { "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "decision": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "decision" }, "m": { "type": "object", "minProperties": 1, "properties": { "refused": { "type": "string" }, "code": { "type": "string" } } }, "t": { "$ref": "#/$defs/time" } } }, "result": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "result" }, "m": { "type": "object", "required": ["observation"], "properties": { "observation": { "$ref": "#/$defs/sha256" }, "files": { "type": "array", "items": { "oneOf": [{ "$ref": "#/$defs/finalFile" }, { "$ref": "#/$defs/unknownFile" }] } }, "lookups": { "type": "array", "items": { "$ref": "#/$defs/lookup" } }, "fixes": { "type": "object", "required": ["asked", "offered"], "properties": { "asked": { "type": "array" }, "offered": { "type": "array" }, "isCut": { "const": true } } }, "failure": { "type": ["object", "null"], "required": ["code", "message"], "properties": { "code": { "type": "string", "minLength": 1 }, "message": { "type": "string" } } } } }, "t": { "$ref": "#/$defs/time" } } }, "checkpoint": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "checkpoint" }, "m": { "type": "object", "additionalProperties": false, "required": ["h"], "properties": { "h": { "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "trailer": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "trailer" }, "m": { "type": "object", "additionalProperties": false, "required": ["entries", "root", "blocks"], "properties": { "entries": { "$ref": "#/$defs/number" }, "root": { "$ref": "#/$defs/sha256" }, "blocks": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["h", "bytes"], "properties": { "h": { "$ref": "#/$defs/sha256" }, "bytes": { "$ref": "#/$defs/number" } } } } } }, "t": { "$ref": "#/$defs/time" } } }, "headerContent": { "type": "object", "additionalProperties": false, "required": ["schema", "tool", "server", "side", "session", "snapshot", "digests", "program", "run"], "properties": { "schema": { "const": "lanser.trace.v1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } } }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "$ref": "#/$defs/sha256" } } }, "side": { "enum": ["base", "head"] }, "session": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" }, "root": { "type": "string", "minLength": 1 }, "snapshot": { "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "digests": { "type": "object", "additionalProperties": false, "required": ["capabilities", "schedule", "configuration"], "properties": { "capabilities": { "$ref": "#/$defs/sha256" }, "schedule": { "$ref": "#/$defs/sha256" }, "configuration": { "$ref": "#/$defs/sha256" }, "dependencies": { "$ref": "#/$defs/sha256" } } }, "variation": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean"] } }, "program": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "blob"], "properties": { "path": { "$ref": "#/$defs/path" }, "blob": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } } }, "run": { "oneOf": [{ "$ref": "#/$defs/run" }, { "type": "null" }] } } }, "run": { "type": "object", "required": ["record", "server", "programFiles", "withheld", "unchecked", "configurationFiles", "told", "settings"], "properties": { "programFiles": { "$ref": "#/$defs/number" }, "dependencies": { "type": "object", "additionalProperties": { "$ref": "#/$defs/sha256" } }, "packages": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "configurationFiles": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "told": { "type": "array", "items": { "type": "object", "required": ["path", "range", "severity", "source", "code", "message", "line"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "line": { "type": ["string", "null"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "source": { "type": "string" }, "code": { "type": "string" }, "message": { "type": "string" } } } }, "overlays": { "type": "array", "items": { "type": "object", "required": ["path", "languageId", "text"], "properties": { "path": { "$ref": "#/$defs/path" }, "languageId": { "type": "string" }, "text": { "type": "string" } } } }, "parts": { "type": "array", "items": { "type": "object", "required": ["configuration", "paths"], "properties": { "configuration": { "$ref": "#/$defs/path" }, "paths": { "type": "array", "items": { "$ref": "#/$defs/path" } } } } }, "imported": { "type": "object", "additionalProperties": { "type": "string" } }, "declared": { "type": "array", "items": { "type": "object", "required": ["folder", "requiresPython", "packages"], "properties": { "folder": { "type": "string" }, "requiresPython": { "type": ["string", "null"] }, "installer": { "type": "string" }, "dynamic": { "type": "string" }, "packages": { "type": "array", "items": { "type": "object", "required": ["ecosystem", "name", "group", "marker", "installed"], "properties": { "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "name": { "type": "string" }, "group": { "type": ["string", "null"] }, "marker": { "type": ["string", "null"] }, "installed": { "type": ["string", "null"] }, "modules": { "type": "array", "items": { "type": "string" } }, "locked": { "type": "array", "items": { "type": "string" } }, "lockedBy": { "type": "string" }, "elsewhere": { "type": "string" }, "isOnlyLocked": { "const": true } } } } } } }, "record": { "type": ["object", "null"], "required": ["base", "head", "policy", "changedFiles", "policyChanges", "safety", "ignore", "shown", "limits"], "properties": { "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] }, "changedFiles": { "type": "array", "items": { "type": "object", "required": ["from", "to"], "properties": { "from": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }, "to": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] } } } }, "ignore": { "type": "array", "items": { "type": "string" } }, "shown": { "type": ["object", "null"], "additionalProperties": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }] } }, "waivers": { "type": "array", "items": { "type": "object", "required": ["by", "reason"], "oneOf": [{ "required": ["finding"] }, { "required": ["code"] }], "properties": { "finding": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12,64}$" }, "code": { "type": "string", "minLength": 1 }, "by": { "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } } }, "dependencies": { "type": "object", "required": ["changes", "installed", "ambient", "isOwn", "lacks", "places"], "properties": { "changes": { "type": "object", "required": ["packages", "neededBy", "unreadable"], "properties": { "packages": { "type": "array", "items": { "type": "object", "required": ["ecosystem", "name", "from", "to", "files", "folder", "isTop", "isWhole"], "properties": { "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "name": { "type": "string" }, "from": { "type": ["string", "null"] }, "to": { "type": ["string", "null"] }, "files": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/path" } }, "folder": { "type": "string" }, "isTop": { "type": "boolean" }, "isWhole": { "type": "boolean" } } } }, "neededBy": { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } } }, "unreadable": { "type": "array", "items": { "type": "object", "required": ["path", "ecosystem", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "reason": { "type": "string" } } } } } }, "installed": { "type": ["array", "null"], "items": { "type": "object", "required": ["name", "modules"], "properties": { "name": { "type": "string" }, "modules": { "type": "array", "items": { "type": "string" } } } } }, "ambient": { "type": "array", "items": { "type": "string" } }, "isOwn": { "type": "boolean" }, "lacks": { "type": ["string", "null"] }, "places": { "type": "array", "items": { "type": "object", "required": ["ecosystem", "name", "path", "base", "head"], "properties": { "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "name": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "base": { "type": ["integer", "null"], "minimum": 0 }, "head": { "type": ["integer", "null"], "minimum": 0 } } } } } }, "limits": { "type": "array", "items": { "type": "object", "required": ["code", "message", "count"], "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "count": { "$ref": "#/$defs/number" } } } } } }, "server": { "type": "object", "required": ["id", "version", "treeDigest", "interpreter"], "properties": { "id": { "type": "string" }, "version": { "type": "string" }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "interpreter": { "type": ["object", "null"], "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sandbox": { "enum": ["bwrap", "none"] } } }, "withheld": { "type": "array", "items": { "type": "object", "required": ["path", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } } }, "settings": { "type": "object" } } }, "hunk": { "type": "object", "required": ["baseStart", "baseEnd", "headStart", "headEnd"], "properties": { "baseStart": { "$ref": "#/$defs/number" }, "baseEnd": { "$ref": "#/$defs/number" }, "headStart": { "$ref": "#/$defs/number" }, "headEnd": { "$ref": "#/$defs/number" } } }, "finalFile": { "type": "object", "required": ["kind", "path", "findings", "unreachable"], "properties": { "kind": { "const": "final" }, "path": { "$ref": "#/$defs/path" }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "unreachable": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "silent": { "type": "array", "minItems": 1, "items": { "type": "string" } } } }, "unknownFile": { "type": "object", "required": ["kind", "path", "reason"], "properties": { "kind": { "const": "unknown" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 } } }, "finding": { "type": "object", "required": ["server", "path", "range", "severity", "source", "code", "message", "symbol"], "properties": { "server": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" }, "symbol": { "type": ["string", "null"] }, "related": { "type": "array", "items": { "$ref": "#/$defs/place" } } } }, "lookup": { "type": "object", "required": ["path", "position", "targets"], "properties": { "path": { "$ref": "#/$defs/path" }, "position": { "$ref": "#/$defs/position" }, "targets": { "type": "array", "items": { "$ref": "#/$defs/place" } } } }, "place": { "type": "object", "required": ["path", "range"], "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "required": ["line", "character"], "properties": { "line": { "$ref": "#/$defs/number" }, "character": { "$ref": "#/$defs/number" } } }, "end": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } } }, "snapshot": { "type": "object", "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "time": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "gitObject": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "path": { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "const": 0 }, "k": { "const": "header" }, "m": { "$ref": "#/$defs/headerContent" }, "t": { "$ref": "#/$defs/time" } } };
const schema72 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const func0 = Object.prototype.hasOwnProperty;
const schema33 = { "type": "object", "additionalProperties": false, "required": ["schema", "tool", "server", "side", "session", "snapshot", "digests", "program", "run"], "properties": { "schema": { "const": "lanser.trace.v1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } } }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "$ref": "#/$defs/sha256" } } }, "side": { "enum": ["base", "head"] }, "session": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" }, "root": { "type": "string", "minLength": 1 }, "snapshot": { "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "digests": { "type": "object", "additionalProperties": false, "required": ["capabilities", "schedule", "configuration"], "properties": { "capabilities": { "$ref": "#/$defs/sha256" }, "schedule": { "$ref": "#/$defs/sha256" }, "configuration": { "$ref": "#/$defs/sha256" }, "dependencies": { "$ref": "#/$defs/sha256" } } }, "variation": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean"] } }, "program": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "blob"], "properties": { "path": { "$ref": "#/$defs/path" }, "blob": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } } }, "run": { "oneOf": [{ "$ref": "#/$defs/run" }, { "type": "null" }] } } };
const schema34 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema35 = { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const schema41 = { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const func83 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const pattern7 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern13 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$", "u");
const schema43 = { "type": "object", "required": ["record", "server", "programFiles", "withheld", "unchecked", "configurationFiles", "told", "settings"], "properties": { "programFiles": { "$ref": "#/$defs/number" }, "dependencies": { "type": "object", "additionalProperties": { "$ref": "#/$defs/sha256" } }, "packages": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "configurationFiles": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "told": { "type": "array", "items": { "type": "object", "required": ["path", "range", "severity", "source", "code", "message", "line"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "line": { "type": ["string", "null"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "source": { "type": "string" }, "code": { "type": "string" }, "message": { "type": "string" } } } }, "overlays": { "type": "array", "items": { "type": "object", "required": ["path", "languageId", "text"], "properties": { "path": { "$ref": "#/$defs/path" }, "languageId": { "type": "string" }, "text": { "type": "string" } } } }, "parts": { "type": "array", "items": { "type": "object", "required": ["configuration", "paths"], "properties": { "configuration": { "$ref": "#/$defs/path" }, "paths": { "type": "array", "items": { "$ref": "#/$defs/path" } } } } }, "imported": { "type": "object", "additionalProperties": { "type": "string" } }, "declared": { "type": "array", "items": { "type": "object", "required": ["folder", "requiresPython", "packages"], "properties": { "folder": { "type": "string" }, "requiresPython": { "type": ["string", "null"] }, "installer": { "type": "string" }, "dynamic": { "type": "string" }, "packages": { "type": "array", "items": { "type": "object", "required": ["ecosystem", "name", "group", "marker", "installed"], "properties": { "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "name": { "type": "string" }, "group": { "type": ["string", "null"] }, "marker": { "type": ["string", "null"] }, "installed": { "type": ["string", "null"] }, "modules": { "type": "array", "items": { "type": "string" } }, "locked": { "type": "array", "items": { "type": "string" } }, "lockedBy": { "type": "string" }, "elsewhere": { "type": "string" }, "isOnlyLocked": { "const": true } } } } } } }, "record": { "type": ["object", "null"], "required": ["base", "head", "policy", "changedFiles", "policyChanges", "safety", "ignore", "shown", "limits"], "properties": { "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] }, "changedFiles": { "type": "array", "items": { "type": "object", "required": ["from", "to"], "properties": { "from": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }, "to": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] } } } }, "ignore": { "type": "array", "items": { "type": "string" } }, "shown": { "type": ["object", "null"], "additionalProperties": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }] } }, "waivers": { "type": "array", "items": { "type": "object", "required": ["by", "reason"], "oneOf": [{ "required": ["finding"] }, { "required": ["code"] }], "properties": { "finding": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12,64}$" }, "code": { "type": "string", "minLength": 1 }, "by": { "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } } }, "dependencies": { "type": "object", "required": ["changes", "installed", "ambient", "isOwn", "lacks", "places"], "properties": { "changes": { "type": "object", "required": ["packages", "neededBy", "unreadable"], "properties": { "packages": { "type": "array", "items": { "type": "object", "required": ["ecosystem", "name", "from", "to", "files", "folder", "isTop", "isWhole"], "properties": { "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "name": { "type": "string" }, "from": { "type": ["string", "null"] }, "to": { "type": ["string", "null"] }, "files": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/path" } }, "folder": { "type": "string" }, "isTop": { "type": "boolean" }, "isWhole": { "type": "boolean" } } } }, "neededBy": { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } } }, "unreadable": { "type": "array", "items": { "type": "object", "required": ["path", "ecosystem", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "reason": { "type": "string" } } } } } }, "installed": { "type": ["array", "null"], "items": { "type": "object", "required": ["name", "modules"], "properties": { "name": { "type": "string" }, "modules": { "type": "array", "items": { "type": "string" } } } } }, "ambient": { "type": "array", "items": { "type": "string" } }, "isOwn": { "type": "boolean" }, "lacks": { "type": ["string", "null"] }, "places": { "type": "array", "items": { "type": "object", "required": ["ecosystem", "name", "path", "base", "head"], "properties": { "ecosystem": { "enum": ["npm", "pypi", "conda"] }, "name": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "base": { "type": ["integer", "null"], "minimum": 0 }, "head": { "type": ["integer", "null"], "minimum": 0 } } } } } }, "limits": { "type": "array", "items": { "type": "object", "required": ["code", "message", "count"], "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "count": { "$ref": "#/$defs/number" } } } } } }, "server": { "type": "object", "required": ["id", "version", "treeDigest", "interpreter"], "properties": { "id": { "type": "string" }, "version": { "type": "string" }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "interpreter": { "type": ["object", "null"], "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sandbox": { "enum": ["bwrap", "none"] } } }, "withheld": { "type": "array", "items": { "type": "object", "required": ["path", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } } }, "settings": { "type": "object" } } };
const schema44 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const pattern26 = new RegExp("^[0-9a-f]{12,64}$", "u");
const schema49 = { "type": "object", "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema50 = { "type": "object", "required": ["line", "character"], "properties": { "line": { "$ref": "#/$defs/number" }, "character": { "$ref": "#/$defs/number" } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.line === void 0 || !func0.call(data, "line")) && (missing0 = "line") || (data.character === void 0 || !func0.call(data, "character")) && (missing0 = "character")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.line !== void 0 && func0.call(data, "line")) {
          let data0 = data.line;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate25.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.character !== void 0 && func0.call(data, "character")) {
            let data1 = data.character;
            const _errs4 = errors;
            const _errs5 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate25.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1)) {
                  validate25.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    validate25.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "line": true, "character": true }, "dynamicProps": false, "dynamicItems": false };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.start === void 0 || !func0.call(data, "start")) && (missing0 = "start") || (data.end === void 0 || !func0.call(data, "end")) && (missing0 = "end")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.start !== void 0 && func0.call(data, "start")) {
          const _errs1 = errors;
          if (!validate25(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.end !== void 0 && func0.call(data, "end")) {
            const _errs2 = errors;
            if (!validate25(data.end, { instancePath: instancePath + "/end", parentData: data, parentDataProperty: "end", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "start": true, "end": true }, "dynamicProps": false, "dynamicItems": false };
const schema56 = { "type": "object", "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.tree === void 0 || !func0.call(data, "tree")) && (missing0 = "tree")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.commit !== void 0 && func0.call(data, "commit")) {
          let data0 = data.commit;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          let passing0 = null;
          const _errs3 = errors;
          const _errs4 = errors;
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (!pattern7.test(data0)) {
                const err0 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          var _valid0 = _errs3 === errors;
          if (_valid0) {
            valid1 = true;
            passing0 = 0;
          }
          const _errs6 = errors;
          if (data0 !== null) {
            const err2 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          var _valid0 = _errs6 === errors;
          if (_valid0 && valid1) {
            valid1 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid1 = true;
              passing0 = 1;
            }
          }
          if (!valid1) {
            const err3 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
            validate29.errors = vErrors;
            return false;
          } else {
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.tree !== void 0 && func0.call(data, "tree")) {
            let data1 = data.tree;
            const _errs8 = errors;
            const _errs9 = errors;
            let valid3 = false;
            let passing1 = null;
            const _errs10 = errors;
            const _errs11 = errors;
            if (errors === _errs11) {
              if (typeof data1 === "string") {
                if (!pattern7.test(data1)) {
                  const err4 = { instancePath: instancePath + "/tree", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/tree", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            var _valid1 = _errs10 === errors;
            if (_valid1) {
              valid3 = true;
              passing1 = 0;
            }
            const _errs13 = errors;
            if (data1 !== null) {
              const err6 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var _valid1 = _errs13 === errors;
            if (_valid1 && valid3) {
              valid3 = false;
              passing1 = [passing1, 1];
            } else {
              if (_valid1) {
                valid3 = true;
                passing1 = 1;
              }
            }
            if (!valid3) {
              const err7 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
              validate29.errors = vErrors;
              return false;
            } else {
              errors = _errs9;
              if (vErrors !== null) {
                if (_errs9) {
                  vErrors.length = _errs9;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "commit": true, "tree": true }, "dynamicProps": false, "dynamicItems": false };
const schema61 = { "type": "object", "required": ["baseStart", "baseEnd", "headStart", "headEnd"], "properties": { "baseStart": { "$ref": "#/$defs/number" }, "baseEnd": { "$ref": "#/$defs/number" }, "headStart": { "$ref": "#/$defs/number" }, "headEnd": { "$ref": "#/$defs/number" } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.baseStart === void 0 || !func0.call(data, "baseStart")) && (missing0 = "baseStart") || (data.baseEnd === void 0 || !func0.call(data, "baseEnd")) && (missing0 = "baseEnd") || (data.headStart === void 0 || !func0.call(data, "headStart")) && (missing0 = "headStart") || (data.headEnd === void 0 || !func0.call(data, "headEnd")) && (missing0 = "headEnd")) {
        validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.baseStart !== void 0 && func0.call(data, "baseStart")) {
          let data0 = data.baseStart;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate32.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate32.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate32.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.baseEnd !== void 0 && func0.call(data, "baseEnd")) {
            let data1 = data.baseEnd;
            const _errs4 = errors;
            const _errs5 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate32.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1)) {
                  validate32.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    validate32.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.headStart !== void 0 && func0.call(data, "headStart")) {
              let data2 = data.headStart;
              const _errs7 = errors;
              const _errs8 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate32.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs8) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2)) {
                    validate32.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate32.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.headEnd !== void 0 && func0.call(data, "headEnd")) {
                let data3 = data.headEnd;
                const _errs10 = errors;
                const _errs11 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate32.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs11) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                      validate32.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate32.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "baseStart": true, "baseEnd": true, "headStart": true, "headEnd": true }, "dynamicProps": false, "dynamicItems": false };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.programFiles === void 0 || !func0.call(data, "programFiles")) && (missing0 = "programFiles") || (data.withheld === void 0 || !func0.call(data, "withheld")) && (missing0 = "withheld") || (data.unchecked === void 0 || !func0.call(data, "unchecked")) && (missing0 = "unchecked") || (data.configurationFiles === void 0 || !func0.call(data, "configurationFiles")) && (missing0 = "configurationFiles") || (data.told === void 0 || !func0.call(data, "told")) && (missing0 = "told") || (data.settings === void 0 || !func0.call(data, "settings")) && (missing0 = "settings")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.programFiles !== void 0 && func0.call(data, "programFiles")) {
          let data0 = data.programFiles;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate23.errors = [{ instancePath: instancePath + "/programFiles", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate23.errors = [{ instancePath: instancePath + "/programFiles", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate23.errors = [{ instancePath: instancePath + "/programFiles", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.dependencies !== void 0 && func0.call(data, "dependencies")) {
            let data1 = data.dependencies;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key0 of Object.keys(data1)) {
                  let data2 = data1[key0];
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data2 === "string") {
                      if (!pattern5.test(data2)) {
                        validate23.errors = [{ instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate23.errors = [{ instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid2 = _errs7 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate23.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.packages !== void 0 && func0.call(data, "packages")) {
              let data3 = data.packages;
              const _errs10 = errors;
              const _errs11 = errors;
              let valid4 = false;
              let passing0 = null;
              const _errs12 = errors;
              const _errs13 = errors;
              if (errors === _errs13) {
                if (typeof data3 === "string") {
                  if (!pattern5.test(data3)) {
                    const err0 = { instancePath: instancePath + "/packages", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                } else {
                  const err1 = { instancePath: instancePath + "/packages", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs12 === errors;
              if (_valid0) {
                valid4 = true;
                passing0 = 0;
              }
              const _errs15 = errors;
              if (data3 !== null) {
                const err2 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs15 === errors;
              if (_valid0 && valid4) {
                valid4 = false;
                passing0 = [passing0, 1];
              } else {
                if (_valid0) {
                  valid4 = true;
                  passing0 = 1;
                }
              }
              if (!valid4) {
                const err3 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                validate23.errors = vErrors;
                return false;
              } else {
                errors = _errs11;
                if (vErrors !== null) {
                  if (_errs11) {
                    vErrors.length = _errs11;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs10 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.configurationFiles !== void 0 && func0.call(data, "configurationFiles")) {
                let data4 = data.configurationFiles;
                const _errs17 = errors;
                if (errors === _errs17) {
                  if (Array.isArray(data4)) {
                    var valid6 = true;
                    const len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data5 = data4[i0];
                      const _errs19 = errors;
                      const _errs20 = errors;
                      if (errors === _errs20) {
                        if (typeof data5 === "string") {
                          if (!pattern13.test(data5)) {
                            validate23.errors = [{ instancePath: instancePath + "/configurationFiles/" + i0, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                            return false;
                          }
                        } else {
                          validate23.errors = [{ instancePath: instancePath + "/configurationFiles/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid6 = _errs19 === errors;
                      if (!valid6) {
                        break;
                      }
                    }
                  } else {
                    validate23.errors = [{ instancePath: instancePath + "/configurationFiles", schemaPath: "#/properties/configurationFiles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs17 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.told !== void 0 && func0.call(data, "told")) {
                  let data6 = data.told;
                  const _errs22 = errors;
                  if (errors === _errs22) {
                    if (Array.isArray(data6)) {
                      var valid8 = true;
                      const len1 = data6.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data7 = data6[i1];
                        const _errs24 = errors;
                        if (errors === _errs24) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            let missing1;
                            if ((data7.path === void 0 || !func0.call(data7, "path")) && (missing1 = "path") || (data7.range === void 0 || !func0.call(data7, "range")) && (missing1 = "range") || (data7.severity === void 0 || !func0.call(data7, "severity")) && (missing1 = "severity") || (data7.source === void 0 || !func0.call(data7, "source")) && (missing1 = "source") || (data7.code === void 0 || !func0.call(data7, "code")) && (missing1 = "code") || (data7.message === void 0 || !func0.call(data7, "message")) && (missing1 = "message") || (data7.line === void 0 || !func0.call(data7, "line")) && (missing1 = "line")) {
                              validate23.errors = [{ instancePath: instancePath + "/told/" + i1, schemaPath: "#/properties/told/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              if (data7.path !== void 0 && func0.call(data7, "path")) {
                                let data8 = data7.path;
                                const _errs26 = errors;
                                const _errs27 = errors;
                                if (errors === _errs27) {
                                  if (typeof data8 === "string") {
                                    if (!pattern13.test(data8)) {
                                      validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid9 = _errs26 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data7.range !== void 0 && func0.call(data7, "range")) {
                                  const _errs29 = errors;
                                  if (!validate24(data7.range, { instancePath: instancePath + "/told/" + i1 + "/range", parentData: data7, parentDataProperty: "range", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid9 = _errs29 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data7.line !== void 0 && func0.call(data7, "line")) {
                                    let data10 = data7.line;
                                    const _errs30 = errors;
                                    if (typeof data10 !== "string" && data10 !== null) {
                                      validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/line", schemaPath: "#/properties/told/items/properties/line/type", keyword: "type", params: { type: schema43.properties.told.items.properties.line.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    var valid9 = _errs30 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data7.severity !== void 0 && func0.call(data7, "severity")) {
                                      let data11 = data7.severity;
                                      const _errs32 = errors;
                                      if (!(data11 === "error" || data11 === "warning" || data11 === "information" || data11 === "hint")) {
                                        validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/severity", schemaPath: "#/properties/told/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema43.properties.told.items.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid9 = _errs32 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data7.source !== void 0 && func0.call(data7, "source")) {
                                        const _errs33 = errors;
                                        if (typeof data7.source !== "string") {
                                          validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/source", schemaPath: "#/properties/told/items/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid9 = _errs33 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data7.code !== void 0 && func0.call(data7, "code")) {
                                          const _errs35 = errors;
                                          if (typeof data7.code !== "string") {
                                            validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/code", schemaPath: "#/properties/told/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid9 = _errs35 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data7.message !== void 0 && func0.call(data7, "message")) {
                                            const _errs37 = errors;
                                            if (typeof data7.message !== "string") {
                                              validate23.errors = [{ instancePath: instancePath + "/told/" + i1 + "/message", schemaPath: "#/properties/told/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid9 = _errs37 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate23.errors = [{ instancePath: instancePath + "/told/" + i1, schemaPath: "#/properties/told/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid8 = _errs24 === errors;
                        if (!valid8) {
                          break;
                        }
                      }
                    } else {
                      validate23.errors = [{ instancePath: instancePath + "/told", schemaPath: "#/properties/told/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs22 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.overlays !== void 0 && func0.call(data, "overlays")) {
                    let data15 = data.overlays;
                    const _errs39 = errors;
                    if (errors === _errs39) {
                      if (Array.isArray(data15)) {
                        var valid11 = true;
                        const len2 = data15.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data16 = data15[i2];
                          const _errs41 = errors;
                          if (errors === _errs41) {
                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                              let missing2;
                              if ((data16.path === void 0 || !func0.call(data16, "path")) && (missing2 = "path") || (data16.languageId === void 0 || !func0.call(data16, "languageId")) && (missing2 = "languageId") || (data16.text === void 0 || !func0.call(data16, "text")) && (missing2 = "text")) {
                                validate23.errors = [{ instancePath: instancePath + "/overlays/" + i2, schemaPath: "#/properties/overlays/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                return false;
                              } else {
                                if (data16.path !== void 0 && func0.call(data16, "path")) {
                                  let data17 = data16.path;
                                  const _errs43 = errors;
                                  const _errs44 = errors;
                                  if (errors === _errs44) {
                                    if (typeof data17 === "string") {
                                      if (!pattern13.test(data17)) {
                                        validate23.errors = [{ instancePath: instancePath + "/overlays/" + i2 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                        return false;
                                      }
                                    } else {
                                      validate23.errors = [{ instancePath: instancePath + "/overlays/" + i2 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid12 = _errs43 === errors;
                                } else {
                                  var valid12 = true;
                                }
                                if (valid12) {
                                  if (data16.languageId !== void 0 && func0.call(data16, "languageId")) {
                                    const _errs46 = errors;
                                    if (typeof data16.languageId !== "string") {
                                      validate23.errors = [{ instancePath: instancePath + "/overlays/" + i2 + "/languageId", schemaPath: "#/properties/overlays/items/properties/languageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid12 = _errs46 === errors;
                                  } else {
                                    var valid12 = true;
                                  }
                                  if (valid12) {
                                    if (data16.text !== void 0 && func0.call(data16, "text")) {
                                      const _errs48 = errors;
                                      if (typeof data16.text !== "string") {
                                        validate23.errors = [{ instancePath: instancePath + "/overlays/" + i2 + "/text", schemaPath: "#/properties/overlays/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid12 = _errs48 === errors;
                                    } else {
                                      var valid12 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate23.errors = [{ instancePath: instancePath + "/overlays/" + i2, schemaPath: "#/properties/overlays/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid11 = _errs41 === errors;
                          if (!valid11) {
                            break;
                          }
                        }
                      } else {
                        validate23.errors = [{ instancePath: instancePath + "/overlays", schemaPath: "#/properties/overlays/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs39 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.parts !== void 0 && func0.call(data, "parts")) {
                      let data20 = data.parts;
                      const _errs50 = errors;
                      if (errors === _errs50) {
                        if (Array.isArray(data20)) {
                          var valid14 = true;
                          const len3 = data20.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data21 = data20[i3];
                            const _errs52 = errors;
                            if (errors === _errs52) {
                              if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                let missing3;
                                if ((data21.configuration === void 0 || !func0.call(data21, "configuration")) && (missing3 = "configuration") || (data21.paths === void 0 || !func0.call(data21, "paths")) && (missing3 = "paths")) {
                                  validate23.errors = [{ instancePath: instancePath + "/parts/" + i3, schemaPath: "#/properties/parts/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                  return false;
                                } else {
                                  if (data21.configuration !== void 0 && func0.call(data21, "configuration")) {
                                    let data22 = data21.configuration;
                                    const _errs54 = errors;
                                    const _errs55 = errors;
                                    if (errors === _errs55) {
                                      if (typeof data22 === "string") {
                                        if (!pattern13.test(data22)) {
                                          validate23.errors = [{ instancePath: instancePath + "/parts/" + i3 + "/configuration", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate23.errors = [{ instancePath: instancePath + "/parts/" + i3 + "/configuration", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid15 = _errs54 === errors;
                                  } else {
                                    var valid15 = true;
                                  }
                                  if (valid15) {
                                    if (data21.paths !== void 0 && func0.call(data21, "paths")) {
                                      let data23 = data21.paths;
                                      const _errs57 = errors;
                                      if (errors === _errs57) {
                                        if (Array.isArray(data23)) {
                                          var valid17 = true;
                                          const len4 = data23.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data24 = data23[i4];
                                            const _errs59 = errors;
                                            const _errs60 = errors;
                                            if (errors === _errs60) {
                                              if (typeof data24 === "string") {
                                                if (!pattern13.test(data24)) {
                                                  validate23.errors = [{ instancePath: instancePath + "/parts/" + i3 + "/paths/" + i4, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate23.errors = [{ instancePath: instancePath + "/parts/" + i3 + "/paths/" + i4, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid17 = _errs59 === errors;
                                            if (!valid17) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate23.errors = [{ instancePath: instancePath + "/parts/" + i3 + "/paths", schemaPath: "#/properties/parts/items/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid15 = _errs57 === errors;
                                    } else {
                                      var valid15 = true;
                                    }
                                  }
                                }
                              } else {
                                validate23.errors = [{ instancePath: instancePath + "/parts/" + i3, schemaPath: "#/properties/parts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid14 = _errs52 === errors;
                            if (!valid14) {
                              break;
                            }
                          }
                        } else {
                          validate23.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs50 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.imported !== void 0 && func0.call(data, "imported")) {
                        let data25 = data.imported;
                        const _errs62 = errors;
                        if (errors === _errs62) {
                          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                            for (const key1 of Object.keys(data25)) {
                              const _errs65 = errors;
                              if (typeof data25[key1] !== "string") {
                                validate23.errors = [{ instancePath: instancePath + "/imported/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/imported/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid19 = _errs65 === errors;
                              if (!valid19) {
                                break;
                              }
                            }
                          } else {
                            validate23.errors = [{ instancePath: instancePath + "/imported", schemaPath: "#/properties/imported/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs62 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.declared !== void 0 && func0.call(data, "declared")) {
                          let data27 = data.declared;
                          const _errs67 = errors;
                          if (errors === _errs67) {
                            if (Array.isArray(data27)) {
                              var valid20 = true;
                              const len5 = data27.length;
                              for (let i5 = 0; i5 < len5; i5++) {
                                let data28 = data27[i5];
                                const _errs69 = errors;
                                if (errors === _errs69) {
                                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                    let missing4;
                                    if ((data28.folder === void 0 || !func0.call(data28, "folder")) && (missing4 = "folder") || (data28.requiresPython === void 0 || !func0.call(data28, "requiresPython")) && (missing4 = "requiresPython") || (data28.packages === void 0 || !func0.call(data28, "packages")) && (missing4 = "packages")) {
                                      validate23.errors = [{ instancePath: instancePath + "/declared/" + i5, schemaPath: "#/properties/declared/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                      return false;
                                    } else {
                                      if (data28.folder !== void 0 && func0.call(data28, "folder")) {
                                        const _errs71 = errors;
                                        if (typeof data28.folder !== "string") {
                                          validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/folder", schemaPath: "#/properties/declared/items/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid21 = _errs71 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                      if (valid21) {
                                        if (data28.requiresPython !== void 0 && func0.call(data28, "requiresPython")) {
                                          let data30 = data28.requiresPython;
                                          const _errs73 = errors;
                                          if (typeof data30 !== "string" && data30 !== null) {
                                            validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/requiresPython", schemaPath: "#/properties/declared/items/properties/requiresPython/type", keyword: "type", params: { type: schema43.properties.declared.items.properties.requiresPython.type }, message: "must be string,null" }];
                                            return false;
                                          }
                                          var valid21 = _errs73 === errors;
                                        } else {
                                          var valid21 = true;
                                        }
                                        if (valid21) {
                                          if (data28.installer !== void 0 && func0.call(data28, "installer")) {
                                            const _errs75 = errors;
                                            if (typeof data28.installer !== "string") {
                                              validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/installer", schemaPath: "#/properties/declared/items/properties/installer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid21 = _errs75 === errors;
                                          } else {
                                            var valid21 = true;
                                          }
                                          if (valid21) {
                                            if (data28.dynamic !== void 0 && func0.call(data28, "dynamic")) {
                                              const _errs77 = errors;
                                              if (typeof data28.dynamic !== "string") {
                                                validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/dynamic", schemaPath: "#/properties/declared/items/properties/dynamic/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                              var valid21 = _errs77 === errors;
                                            } else {
                                              var valid21 = true;
                                            }
                                            if (valid21) {
                                              if (data28.packages !== void 0 && func0.call(data28, "packages")) {
                                                let data33 = data28.packages;
                                                const _errs79 = errors;
                                                if (errors === _errs79) {
                                                  if (Array.isArray(data33)) {
                                                    var valid22 = true;
                                                    const len6 = data33.length;
                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                      let data34 = data33[i6];
                                                      const _errs81 = errors;
                                                      if (errors === _errs81) {
                                                        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                          let missing5;
                                                          if ((data34.ecosystem === void 0 || !func0.call(data34, "ecosystem")) && (missing5 = "ecosystem") || (data34.name === void 0 || !func0.call(data34, "name")) && (missing5 = "name") || (data34.group === void 0 || !func0.call(data34, "group")) && (missing5 = "group") || (data34.marker === void 0 || !func0.call(data34, "marker")) && (missing5 = "marker") || (data34.installed === void 0 || !func0.call(data34, "installed")) && (missing5 = "installed")) {
                                                            validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6, schemaPath: "#/properties/declared/items/properties/packages/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                                            return false;
                                                          } else {
                                                            if (data34.ecosystem !== void 0 && func0.call(data34, "ecosystem")) {
                                                              let data35 = data34.ecosystem;
                                                              const _errs83 = errors;
                                                              if (!(data35 === "npm" || data35 === "pypi" || data35 === "conda")) {
                                                                validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/ecosystem", schemaPath: "#/properties/declared/items/properties/packages/items/properties/ecosystem/enum", keyword: "enum", params: { allowedValues: schema43.properties.declared.items.properties.packages.items.properties.ecosystem.enum }, message: "must be equal to one of the allowed values" }];
                                                                return false;
                                                              }
                                                              var valid23 = _errs83 === errors;
                                                            } else {
                                                              var valid23 = true;
                                                            }
                                                            if (valid23) {
                                                              if (data34.name !== void 0 && func0.call(data34, "name")) {
                                                                const _errs84 = errors;
                                                                if (typeof data34.name !== "string") {
                                                                  validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/name", schemaPath: "#/properties/declared/items/properties/packages/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                                var valid23 = _errs84 === errors;
                                                              } else {
                                                                var valid23 = true;
                                                              }
                                                              if (valid23) {
                                                                if (data34.group !== void 0 && func0.call(data34, "group")) {
                                                                  let data37 = data34.group;
                                                                  const _errs86 = errors;
                                                                  if (typeof data37 !== "string" && data37 !== null) {
                                                                    validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/group", schemaPath: "#/properties/declared/items/properties/packages/items/properties/group/type", keyword: "type", params: { type: schema43.properties.declared.items.properties.packages.items.properties.group.type }, message: "must be string,null" }];
                                                                    return false;
                                                                  }
                                                                  var valid23 = _errs86 === errors;
                                                                } else {
                                                                  var valid23 = true;
                                                                }
                                                                if (valid23) {
                                                                  if (data34.marker !== void 0 && func0.call(data34, "marker")) {
                                                                    let data38 = data34.marker;
                                                                    const _errs88 = errors;
                                                                    if (typeof data38 !== "string" && data38 !== null) {
                                                                      validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/marker", schemaPath: "#/properties/declared/items/properties/packages/items/properties/marker/type", keyword: "type", params: { type: schema43.properties.declared.items.properties.packages.items.properties.marker.type }, message: "must be string,null" }];
                                                                      return false;
                                                                    }
                                                                    var valid23 = _errs88 === errors;
                                                                  } else {
                                                                    var valid23 = true;
                                                                  }
                                                                  if (valid23) {
                                                                    if (data34.installed !== void 0 && func0.call(data34, "installed")) {
                                                                      let data39 = data34.installed;
                                                                      const _errs90 = errors;
                                                                      if (typeof data39 !== "string" && data39 !== null) {
                                                                        validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/installed", schemaPath: "#/properties/declared/items/properties/packages/items/properties/installed/type", keyword: "type", params: { type: schema43.properties.declared.items.properties.packages.items.properties.installed.type }, message: "must be string,null" }];
                                                                        return false;
                                                                      }
                                                                      var valid23 = _errs90 === errors;
                                                                    } else {
                                                                      var valid23 = true;
                                                                    }
                                                                    if (valid23) {
                                                                      if (data34.modules !== void 0 && func0.call(data34, "modules")) {
                                                                        let data40 = data34.modules;
                                                                        const _errs92 = errors;
                                                                        if (errors === _errs92) {
                                                                          if (Array.isArray(data40)) {
                                                                            var valid24 = true;
                                                                            const len7 = data40.length;
                                                                            for (let i7 = 0; i7 < len7; i7++) {
                                                                              const _errs94 = errors;
                                                                              if (typeof data40[i7] !== "string") {
                                                                                validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/modules/" + i7, schemaPath: "#/properties/declared/items/properties/packages/items/properties/modules/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                return false;
                                                                              }
                                                                              var valid24 = _errs94 === errors;
                                                                              if (!valid24) {
                                                                                break;
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/modules", schemaPath: "#/properties/declared/items/properties/packages/items/properties/modules/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid23 = _errs92 === errors;
                                                                      } else {
                                                                        var valid23 = true;
                                                                      }
                                                                      if (valid23) {
                                                                        if (data34.locked !== void 0 && func0.call(data34, "locked")) {
                                                                          let data42 = data34.locked;
                                                                          const _errs96 = errors;
                                                                          if (errors === _errs96) {
                                                                            if (Array.isArray(data42)) {
                                                                              var valid25 = true;
                                                                              const len8 = data42.length;
                                                                              for (let i8 = 0; i8 < len8; i8++) {
                                                                                const _errs98 = errors;
                                                                                if (typeof data42[i8] !== "string") {
                                                                                  validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/locked/" + i8, schemaPath: "#/properties/declared/items/properties/packages/items/properties/locked/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                                var valid25 = _errs98 === errors;
                                                                                if (!valid25) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/locked", schemaPath: "#/properties/declared/items/properties/packages/items/properties/locked/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid23 = _errs96 === errors;
                                                                        } else {
                                                                          var valid23 = true;
                                                                        }
                                                                        if (valid23) {
                                                                          if (data34.lockedBy !== void 0 && func0.call(data34, "lockedBy")) {
                                                                            const _errs100 = errors;
                                                                            if (typeof data34.lockedBy !== "string") {
                                                                              validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/lockedBy", schemaPath: "#/properties/declared/items/properties/packages/items/properties/lockedBy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                              return false;
                                                                            }
                                                                            var valid23 = _errs100 === errors;
                                                                          } else {
                                                                            var valid23 = true;
                                                                          }
                                                                          if (valid23) {
                                                                            if (data34.elsewhere !== void 0 && func0.call(data34, "elsewhere")) {
                                                                              const _errs102 = errors;
                                                                              if (typeof data34.elsewhere !== "string") {
                                                                                validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/elsewhere", schemaPath: "#/properties/declared/items/properties/packages/items/properties/elsewhere/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                return false;
                                                                              }
                                                                              var valid23 = _errs102 === errors;
                                                                            } else {
                                                                              var valid23 = true;
                                                                            }
                                                                            if (valid23) {
                                                                              if (data34.isOnlyLocked !== void 0 && func0.call(data34, "isOnlyLocked")) {
                                                                                const _errs104 = errors;
                                                                                if (true !== data34.isOnlyLocked) {
                                                                                  validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6 + "/isOnlyLocked", schemaPath: "#/properties/declared/items/properties/packages/items/properties/isOnlyLocked/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                                                                  return false;
                                                                                }
                                                                                var valid23 = _errs104 === errors;
                                                                              } else {
                                                                                var valid23 = true;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages/" + i6, schemaPath: "#/properties/declared/items/properties/packages/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid22 = _errs81 === errors;
                                                      if (!valid22) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate23.errors = [{ instancePath: instancePath + "/declared/" + i5 + "/packages", schemaPath: "#/properties/declared/items/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid21 = _errs79 === errors;
                                              } else {
                                                var valid21 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate23.errors = [{ instancePath: instancePath + "/declared/" + i5, schemaPath: "#/properties/declared/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid20 = _errs69 === errors;
                                if (!valid20) {
                                  break;
                                }
                              }
                            } else {
                              validate23.errors = [{ instancePath: instancePath + "/declared", schemaPath: "#/properties/declared/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs67 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.record !== void 0 && func0.call(data, "record")) {
                            let data47 = data.record;
                            const _errs105 = errors;
                            if (!(data47 && typeof data47 == "object" && !Array.isArray(data47)) && data47 !== null) {
                              validate23.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: schema43.properties.record.type }, message: "must be object,null" }];
                              return false;
                            }
                            if (errors === _errs105) {
                              if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                let missing6;
                                if ((data47.base === void 0 || !func0.call(data47, "base")) && (missing6 = "base") || (data47.head === void 0 || !func0.call(data47, "head")) && (missing6 = "head") || (data47.policy === void 0 || !func0.call(data47, "policy")) && (missing6 = "policy") || (data47.changedFiles === void 0 || !func0.call(data47, "changedFiles")) && (missing6 = "changedFiles") || (data47.policyChanges === void 0 || !func0.call(data47, "policyChanges")) && (missing6 = "policyChanges") || (data47.safety === void 0 || !func0.call(data47, "safety")) && (missing6 = "safety") || (data47.ignore === void 0 || !func0.call(data47, "ignore")) && (missing6 = "ignore") || (data47.shown === void 0 || !func0.call(data47, "shown")) && (missing6 = "shown") || (data47.limits === void 0 || !func0.call(data47, "limits")) && (missing6 = "limits")) {
                                  validate23.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                                  return false;
                                } else {
                                  if (data47.base !== void 0 && func0.call(data47, "base")) {
                                    const _errs107 = errors;
                                    if (!validate29(data47.base, { instancePath: instancePath + "/record/base", parentData: data47, parentDataProperty: "base", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid26 = _errs107 === errors;
                                  } else {
                                    var valid26 = true;
                                  }
                                  if (valid26) {
                                    if (data47.head !== void 0 && func0.call(data47, "head")) {
                                      const _errs108 = errors;
                                      if (!validate29(data47.head, { instancePath: instancePath + "/record/head", parentData: data47, parentDataProperty: "head", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid26 = _errs108 === errors;
                                    } else {
                                      var valid26 = true;
                                    }
                                    if (valid26) {
                                      if (data47.policy !== void 0 && func0.call(data47, "policy")) {
                                        let data50 = data47.policy;
                                        const _errs109 = errors;
                                        if (errors === _errs109) {
                                          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
                                            let missing7;
                                            if ((data50.origin === void 0 || !func0.call(data50, "origin")) && (missing7 = "origin") || (data50.digest === void 0 || !func0.call(data50, "digest")) && (missing7 = "digest") || (data50.failOn === void 0 || !func0.call(data50, "failOn")) && (missing7 = "failOn") || (data50.unknown === void 0 || !func0.call(data50, "unknown")) && (missing7 = "unknown") || (data50.change === void 0 || !func0.call(data50, "change")) && (missing7 = "change")) {
                                              validate23.errors = [{ instancePath: instancePath + "/record/policy", schemaPath: "#/properties/record/properties/policy/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                                              return false;
                                            }
                                          } else {
                                            validate23.errors = [{ instancePath: instancePath + "/record/policy", schemaPath: "#/properties/record/properties/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid26 = _errs109 === errors;
                                      } else {
                                        var valid26 = true;
                                      }
                                      if (valid26) {
                                        if (data47.changedFiles !== void 0 && func0.call(data47, "changedFiles")) {
                                          let data51 = data47.changedFiles;
                                          const _errs111 = errors;
                                          if (errors === _errs111) {
                                            if (Array.isArray(data51)) {
                                              var valid27 = true;
                                              const len9 = data51.length;
                                              for (let i9 = 0; i9 < len9; i9++) {
                                                let data52 = data51[i9];
                                                const _errs113 = errors;
                                                if (errors === _errs113) {
                                                  if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                                    let missing8;
                                                    if ((data52.from === void 0 || !func0.call(data52, "from")) && (missing8 = "from") || (data52.to === void 0 || !func0.call(data52, "to")) && (missing8 = "to")) {
                                                      validate23.errors = [{ instancePath: instancePath + "/record/changedFiles/" + i9, schemaPath: "#/properties/record/properties/changedFiles/items/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                                                      return false;
                                                    } else {
                                                      if (data52.from !== void 0 && func0.call(data52, "from")) {
                                                        let data53 = data52.from;
                                                        const _errs115 = errors;
                                                        const _errs116 = errors;
                                                        let valid29 = false;
                                                        let passing1 = null;
                                                        const _errs117 = errors;
                                                        const _errs118 = errors;
                                                        if (errors === _errs118) {
                                                          if (typeof data53 === "string") {
                                                            if (!pattern13.test(data53)) {
                                                              const err4 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/from", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err4];
                                                              } else {
                                                                vErrors.push(err4);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err5 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/from", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err5];
                                                            } else {
                                                              vErrors.push(err5);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var _valid1 = _errs117 === errors;
                                                        if (_valid1) {
                                                          valid29 = true;
                                                          passing1 = 0;
                                                        }
                                                        const _errs120 = errors;
                                                        if (data53 !== null) {
                                                          const err6 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/from", schemaPath: "#/properties/record/properties/changedFiles/items/properties/from/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                          if (vErrors === null) {
                                                            vErrors = [err6];
                                                          } else {
                                                            vErrors.push(err6);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid1 = _errs120 === errors;
                                                        if (_valid1 && valid29) {
                                                          valid29 = false;
                                                          passing1 = [passing1, 1];
                                                        } else {
                                                          if (_valid1) {
                                                            valid29 = true;
                                                            passing1 = 1;
                                                          }
                                                        }
                                                        if (!valid29) {
                                                          const err7 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/from", schemaPath: "#/properties/record/properties/changedFiles/items/properties/from/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                                          if (vErrors === null) {
                                                            vErrors = [err7];
                                                          } else {
                                                            vErrors.push(err7);
                                                          }
                                                          errors++;
                                                          validate23.errors = vErrors;
                                                          return false;
                                                        } else {
                                                          errors = _errs116;
                                                          if (vErrors !== null) {
                                                            if (_errs116) {
                                                              vErrors.length = _errs116;
                                                            } else {
                                                              vErrors = null;
                                                            }
                                                          }
                                                        }
                                                        var valid28 = _errs115 === errors;
                                                      } else {
                                                        var valid28 = true;
                                                      }
                                                      if (valid28) {
                                                        if (data52.to !== void 0 && func0.call(data52, "to")) {
                                                          let data54 = data52.to;
                                                          const _errs122 = errors;
                                                          const _errs123 = errors;
                                                          let valid31 = false;
                                                          let passing2 = null;
                                                          const _errs124 = errors;
                                                          const _errs125 = errors;
                                                          if (errors === _errs125) {
                                                            if (typeof data54 === "string") {
                                                              if (!pattern13.test(data54)) {
                                                                const err8 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/to", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' };
                                                                if (vErrors === null) {
                                                                  vErrors = [err8];
                                                                } else {
                                                                  vErrors.push(err8);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err9 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/to", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err9];
                                                              } else {
                                                                vErrors.push(err9);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          var _valid2 = _errs124 === errors;
                                                          if (_valid2) {
                                                            valid31 = true;
                                                            passing2 = 0;
                                                          }
                                                          const _errs127 = errors;
                                                          if (data54 !== null) {
                                                            const err10 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/to", schemaPath: "#/properties/record/properties/changedFiles/items/properties/to/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                            if (vErrors === null) {
                                                              vErrors = [err10];
                                                            } else {
                                                              vErrors.push(err10);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid2 = _errs127 === errors;
                                                          if (_valid2 && valid31) {
                                                            valid31 = false;
                                                            passing2 = [passing2, 1];
                                                          } else {
                                                            if (_valid2) {
                                                              valid31 = true;
                                                              passing2 = 1;
                                                            }
                                                          }
                                                          if (!valid31) {
                                                            const err11 = { instancePath: instancePath + "/record/changedFiles/" + i9 + "/to", schemaPath: "#/properties/record/properties/changedFiles/items/properties/to/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                                            if (vErrors === null) {
                                                              vErrors = [err11];
                                                            } else {
                                                              vErrors.push(err11);
                                                            }
                                                            errors++;
                                                            validate23.errors = vErrors;
                                                            return false;
                                                          } else {
                                                            errors = _errs123;
                                                            if (vErrors !== null) {
                                                              if (_errs123) {
                                                                vErrors.length = _errs123;
                                                              } else {
                                                                vErrors = null;
                                                              }
                                                            }
                                                          }
                                                          var valid28 = _errs122 === errors;
                                                        } else {
                                                          var valid28 = true;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate23.errors = [{ instancePath: instancePath + "/record/changedFiles/" + i9, schemaPath: "#/properties/record/properties/changedFiles/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                }
                                                var valid27 = _errs113 === errors;
                                                if (!valid27) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate23.errors = [{ instancePath: instancePath + "/record/changedFiles", schemaPath: "#/properties/record/properties/changedFiles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid26 = _errs111 === errors;
                                        } else {
                                          var valid26 = true;
                                        }
                                        if (valid26) {
                                          if (data47.ignore !== void 0 && func0.call(data47, "ignore")) {
                                            let data55 = data47.ignore;
                                            const _errs129 = errors;
                                            if (errors === _errs129) {
                                              if (Array.isArray(data55)) {
                                                var valid33 = true;
                                                const len10 = data55.length;
                                                for (let i10 = 0; i10 < len10; i10++) {
                                                  const _errs131 = errors;
                                                  if (typeof data55[i10] !== "string") {
                                                    validate23.errors = [{ instancePath: instancePath + "/record/ignore/" + i10, schemaPath: "#/properties/record/properties/ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid33 = _errs131 === errors;
                                                  if (!valid33) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate23.errors = [{ instancePath: instancePath + "/record/ignore", schemaPath: "#/properties/record/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid26 = _errs129 === errors;
                                          } else {
                                            var valid26 = true;
                                          }
                                          if (valid26) {
                                            if (data47.shown !== void 0 && func0.call(data47, "shown")) {
                                              let data57 = data47.shown;
                                              const _errs133 = errors;
                                              if (!(data57 && typeof data57 == "object" && !Array.isArray(data57)) && data57 !== null) {
                                                validate23.errors = [{ instancePath: instancePath + "/record/shown", schemaPath: "#/properties/record/properties/shown/type", keyword: "type", params: { type: schema43.properties.record.properties.shown.type }, message: "must be object,null" }];
                                                return false;
                                              }
                                              if (errors === _errs133) {
                                                if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                                                  for (const key2 of Object.keys(data57)) {
                                                    let data58 = data57[key2];
                                                    const _errs136 = errors;
                                                    const _errs137 = errors;
                                                    let valid35 = false;
                                                    let passing3 = null;
                                                    const _errs138 = errors;
                                                    if (errors === _errs138) {
                                                      if (Array.isArray(data58)) {
                                                        var valid36 = true;
                                                        const len11 = data58.length;
                                                        for (let i11 = 0; i11 < len11; i11++) {
                                                          const _errs140 = errors;
                                                          if (!validate32(data58[i11], { instancePath: instancePath + "/record/shown/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i11, parentData: data58, parentDataProperty: i11, rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid36 = _errs140 === errors;
                                                          if (!valid36) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        const err12 = { instancePath: instancePath + "/record/shown/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                        if (vErrors === null) {
                                                          vErrors = [err12];
                                                        } else {
                                                          vErrors.push(err12);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    var _valid3 = _errs138 === errors;
                                                    if (_valid3) {
                                                      valid35 = true;
                                                      passing3 = 0;
                                                    }
                                                    const _errs141 = errors;
                                                    if (data58 !== null) {
                                                      const err13 = { instancePath: instancePath + "/record/shown/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err13];
                                                      } else {
                                                        vErrors.push(err13);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid3 = _errs141 === errors;
                                                    if (_valid3 && valid35) {
                                                      valid35 = false;
                                                      passing3 = [passing3, 1];
                                                    } else {
                                                      if (_valid3) {
                                                        valid35 = true;
                                                        passing3 = 1;
                                                      }
                                                    }
                                                    if (!valid35) {
                                                      const err14 = { instancePath: instancePath + "/record/shown/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err14];
                                                      } else {
                                                        vErrors.push(err14);
                                                      }
                                                      errors++;
                                                      validate23.errors = vErrors;
                                                      return false;
                                                    } else {
                                                      errors = _errs137;
                                                      if (vErrors !== null) {
                                                        if (_errs137) {
                                                          vErrors.length = _errs137;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                    var valid34 = _errs136 === errors;
                                                    if (!valid34) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid26 = _errs133 === errors;
                                            } else {
                                              var valid26 = true;
                                            }
                                            if (valid26) {
                                              if (data47.waivers !== void 0 && func0.call(data47, "waivers")) {
                                                let data60 = data47.waivers;
                                                const _errs143 = errors;
                                                if (errors === _errs143) {
                                                  if (Array.isArray(data60)) {
                                                    var valid37 = true;
                                                    const len12 = data60.length;
                                                    for (let i12 = 0; i12 < len12; i12++) {
                                                      let data61 = data60[i12];
                                                      const _errs145 = errors;
                                                      const _errs147 = errors;
                                                      let valid38 = false;
                                                      let passing4 = null;
                                                      const _errs148 = errors;
                                                      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                        let missing9;
                                                        if ((data61.finding === void 0 || !func0.call(data61, "finding")) && (missing9 = "finding")) {
                                                          const err15 = { instancePath: instancePath + "/record/waivers/" + i12, schemaPath: "#/properties/record/properties/waivers/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err15];
                                                          } else {
                                                            vErrors.push(err15);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var _valid4 = _errs148 === errors;
                                                      if (_valid4) {
                                                        valid38 = true;
                                                        passing4 = 0;
                                                      }
                                                      const _errs149 = errors;
                                                      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                        let missing10;
                                                        if ((data61.code === void 0 || !func0.call(data61, "code")) && (missing10 = "code")) {
                                                          const err16 = { instancePath: instancePath + "/record/waivers/" + i12, schemaPath: "#/properties/record/properties/waivers/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing10 }, message: "must have required property '" + missing10 + "'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err16];
                                                          } else {
                                                            vErrors.push(err16);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var _valid4 = _errs149 === errors;
                                                      if (_valid4 && valid38) {
                                                        valid38 = false;
                                                        passing4 = [passing4, 1];
                                                      } else {
                                                        if (_valid4) {
                                                          valid38 = true;
                                                          passing4 = 1;
                                                        }
                                                      }
                                                      if (!valid38) {
                                                        const err17 = { instancePath: instancePath + "/record/waivers/" + i12, schemaPath: "#/properties/record/properties/waivers/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing4 }, message: "must match exactly one schema in oneOf" };
                                                        if (vErrors === null) {
                                                          vErrors = [err17];
                                                        } else {
                                                          vErrors.push(err17);
                                                        }
                                                        errors++;
                                                        validate23.errors = vErrors;
                                                        return false;
                                                      } else {
                                                        errors = _errs147;
                                                        if (vErrors !== null) {
                                                          if (_errs147) {
                                                            vErrors.length = _errs147;
                                                          } else {
                                                            vErrors = null;
                                                          }
                                                        }
                                                      }
                                                      if (errors === _errs145) {
                                                        if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                          let missing11;
                                                          if ((data61.by === void 0 || !func0.call(data61, "by")) && (missing11 = "by") || (data61.reason === void 0 || !func0.call(data61, "reason")) && (missing11 = "reason")) {
                                                            validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12, schemaPath: "#/properties/record/properties/waivers/items/required", keyword: "required", params: { missingProperty: missing11 }, message: "must have required property '" + missing11 + "'" }];
                                                            return false;
                                                          } else {
                                                            if (data61.finding !== void 0 && func0.call(data61, "finding")) {
                                                              let data62 = data61.finding;
                                                              const _errs150 = errors;
                                                              if (typeof data62 !== "string" && data62 !== null) {
                                                                validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/finding", schemaPath: "#/properties/record/properties/waivers/items/properties/finding/type", keyword: "type", params: { type: schema43.properties.record.properties.waivers.items.properties.finding.type }, message: "must be string,null" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs150) {
                                                                if (typeof data62 === "string") {
                                                                  if (!pattern26.test(data62)) {
                                                                    validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/finding", schemaPath: "#/properties/record/properties/waivers/items/properties/finding/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{12,64}$" }, message: 'must match pattern "^[0-9a-f]{12,64}$"' }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid39 = _errs150 === errors;
                                                            } else {
                                                              var valid39 = true;
                                                            }
                                                            if (valid39) {
                                                              if (data61.code !== void 0 && func0.call(data61, "code")) {
                                                                let data63 = data61.code;
                                                                const _errs152 = errors;
                                                                if (errors === _errs152) {
                                                                  if (typeof data63 === "string") {
                                                                    if (func83(data63) < 1) {
                                                                      validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/code", schemaPath: "#/properties/record/properties/waivers/items/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                      return false;
                                                                    }
                                                                  } else {
                                                                    validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/code", schemaPath: "#/properties/record/properties/waivers/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid39 = _errs152 === errors;
                                                              } else {
                                                                var valid39 = true;
                                                              }
                                                              if (valid39) {
                                                                if (data61.by !== void 0 && func0.call(data61, "by")) {
                                                                  let data64 = data61.by;
                                                                  const _errs154 = errors;
                                                                  if (errors === _errs154) {
                                                                    if (typeof data64 === "string") {
                                                                      if (func83(data64) < 1) {
                                                                        validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/by", schemaPath: "#/properties/record/properties/waivers/items/properties/by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                        return false;
                                                                      }
                                                                    } else {
                                                                      validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/by", schemaPath: "#/properties/record/properties/waivers/items/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid39 = _errs154 === errors;
                                                                } else {
                                                                  var valid39 = true;
                                                                }
                                                                if (valid39) {
                                                                  if (data61.reason !== void 0 && func0.call(data61, "reason")) {
                                                                    let data65 = data61.reason;
                                                                    const _errs156 = errors;
                                                                    if (errors === _errs156) {
                                                                      if (typeof data65 === "string") {
                                                                        if (func83(data65) < 1) {
                                                                          validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/reason", schemaPath: "#/properties/record/properties/waivers/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      } else {
                                                                        validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12 + "/reason", schemaPath: "#/properties/record/properties/waivers/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid39 = _errs156 === errors;
                                                                  } else {
                                                                    var valid39 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate23.errors = [{ instancePath: instancePath + "/record/waivers/" + i12, schemaPath: "#/properties/record/properties/waivers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid37 = _errs145 === errors;
                                                      if (!valid37) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate23.errors = [{ instancePath: instancePath + "/record/waivers", schemaPath: "#/properties/record/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid26 = _errs143 === errors;
                                              } else {
                                                var valid26 = true;
                                              }
                                              if (valid26) {
                                                if (data47.dependencies !== void 0 && func0.call(data47, "dependencies")) {
                                                  let data66 = data47.dependencies;
                                                  const _errs158 = errors;
                                                  if (errors === _errs158) {
                                                    if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                                                      let missing12;
                                                      if ((data66.changes === void 0 || !func0.call(data66, "changes")) && (missing12 = "changes") || (data66.installed === void 0 || !func0.call(data66, "installed")) && (missing12 = "installed") || (data66.ambient === void 0 || !func0.call(data66, "ambient")) && (missing12 = "ambient") || (data66.isOwn === void 0 || !func0.call(data66, "isOwn")) && (missing12 = "isOwn") || (data66.lacks === void 0 || !func0.call(data66, "lacks")) && (missing12 = "lacks") || (data66.places === void 0 || !func0.call(data66, "places")) && (missing12 = "places")) {
                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies", schemaPath: "#/properties/record/properties/dependencies/required", keyword: "required", params: { missingProperty: missing12 }, message: "must have required property '" + missing12 + "'" }];
                                                        return false;
                                                      } else {
                                                        if (data66.changes !== void 0 && func0.call(data66, "changes")) {
                                                          let data67 = data66.changes;
                                                          const _errs160 = errors;
                                                          if (errors === _errs160) {
                                                            if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                                              let missing13;
                                                              if ((data67.packages === void 0 || !func0.call(data67, "packages")) && (missing13 = "packages") || (data67.neededBy === void 0 || !func0.call(data67, "neededBy")) && (missing13 = "neededBy") || (data67.unreadable === void 0 || !func0.call(data67, "unreadable")) && (missing13 = "unreadable")) {
                                                                validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes", schemaPath: "#/properties/record/properties/dependencies/properties/changes/required", keyword: "required", params: { missingProperty: missing13 }, message: "must have required property '" + missing13 + "'" }];
                                                                return false;
                                                              } else {
                                                                if (data67.packages !== void 0 && func0.call(data67, "packages")) {
                                                                  let data68 = data67.packages;
                                                                  const _errs162 = errors;
                                                                  if (errors === _errs162) {
                                                                    if (Array.isArray(data68)) {
                                                                      var valid42 = true;
                                                                      const len13 = data68.length;
                                                                      for (let i13 = 0; i13 < len13; i13++) {
                                                                        let data69 = data68[i13];
                                                                        const _errs164 = errors;
                                                                        if (errors === _errs164) {
                                                                          if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                                                            let missing14;
                                                                            if ((data69.ecosystem === void 0 || !func0.call(data69, "ecosystem")) && (missing14 = "ecosystem") || (data69.name === void 0 || !func0.call(data69, "name")) && (missing14 = "name") || (data69.from === void 0 || !func0.call(data69, "from")) && (missing14 = "from") || (data69.to === void 0 || !func0.call(data69, "to")) && (missing14 = "to") || (data69.files === void 0 || !func0.call(data69, "files")) && (missing14 = "files") || (data69.folder === void 0 || !func0.call(data69, "folder")) && (missing14 = "folder") || (data69.isTop === void 0 || !func0.call(data69, "isTop")) && (missing14 = "isTop") || (data69.isWhole === void 0 || !func0.call(data69, "isWhole")) && (missing14 = "isWhole")) {
                                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13, schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/required", keyword: "required", params: { missingProperty: missing14 }, message: "must have required property '" + missing14 + "'" }];
                                                                              return false;
                                                                            } else {
                                                                              if (data69.ecosystem !== void 0 && func0.call(data69, "ecosystem")) {
                                                                                let data70 = data69.ecosystem;
                                                                                const _errs166 = errors;
                                                                                if (!(data70 === "npm" || data70 === "pypi" || data70 === "conda")) {
                                                                                  validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/ecosystem", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/ecosystem/enum", keyword: "enum", params: { allowedValues: schema43.properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.ecosystem.enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid43 = _errs166 === errors;
                                                                              } else {
                                                                                var valid43 = true;
                                                                              }
                                                                              if (valid43) {
                                                                                if (data69.name !== void 0 && func0.call(data69, "name")) {
                                                                                  const _errs167 = errors;
                                                                                  if (typeof data69.name !== "string") {
                                                                                    validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/name", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid43 = _errs167 === errors;
                                                                                } else {
                                                                                  var valid43 = true;
                                                                                }
                                                                                if (valid43) {
                                                                                  if (data69.from !== void 0 && func0.call(data69, "from")) {
                                                                                    let data72 = data69.from;
                                                                                    const _errs169 = errors;
                                                                                    if (typeof data72 !== "string" && data72 !== null) {
                                                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/from", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/from/type", keyword: "type", params: { type: schema43.properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.from.type }, message: "must be string,null" }];
                                                                                      return false;
                                                                                    }
                                                                                    var valid43 = _errs169 === errors;
                                                                                  } else {
                                                                                    var valid43 = true;
                                                                                  }
                                                                                  if (valid43) {
                                                                                    if (data69.to !== void 0 && func0.call(data69, "to")) {
                                                                                      let data73 = data69.to;
                                                                                      const _errs171 = errors;
                                                                                      if (typeof data73 !== "string" && data73 !== null) {
                                                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/to", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/to/type", keyword: "type", params: { type: schema43.properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.to.type }, message: "must be string,null" }];
                                                                                        return false;
                                                                                      }
                                                                                      var valid43 = _errs171 === errors;
                                                                                    } else {
                                                                                      var valid43 = true;
                                                                                    }
                                                                                    if (valid43) {
                                                                                      if (data69.files !== void 0 && func0.call(data69, "files")) {
                                                                                        let data74 = data69.files;
                                                                                        const _errs173 = errors;
                                                                                        if (errors === _errs173) {
                                                                                          if (Array.isArray(data74)) {
                                                                                            if (data74.length < 1) {
                                                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/files", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/files/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              var valid44 = true;
                                                                                              const len14 = data74.length;
                                                                                              for (let i14 = 0; i14 < len14; i14++) {
                                                                                                let data75 = data74[i14];
                                                                                                const _errs175 = errors;
                                                                                                const _errs176 = errors;
                                                                                                if (errors === _errs176) {
                                                                                                  if (typeof data75 === "string") {
                                                                                                    if (!pattern13.test(data75)) {
                                                                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/files/" + i14, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  } else {
                                                                                                    validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/files/" + i14, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                                var valid44 = _errs175 === errors;
                                                                                                if (!valid44) {
                                                                                                  break;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/files", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid43 = _errs173 === errors;
                                                                                      } else {
                                                                                        var valid43 = true;
                                                                                      }
                                                                                      if (valid43) {
                                                                                        if (data69.folder !== void 0 && func0.call(data69, "folder")) {
                                                                                          const _errs178 = errors;
                                                                                          if (typeof data69.folder !== "string") {
                                                                                            validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/folder", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                          var valid43 = _errs178 === errors;
                                                                                        } else {
                                                                                          var valid43 = true;
                                                                                        }
                                                                                        if (valid43) {
                                                                                          if (data69.isTop !== void 0 && func0.call(data69, "isTop")) {
                                                                                            const _errs180 = errors;
                                                                                            if (typeof data69.isTop !== "boolean") {
                                                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/isTop", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/isTop/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                                              return false;
                                                                                            }
                                                                                            var valid43 = _errs180 === errors;
                                                                                          } else {
                                                                                            var valid43 = true;
                                                                                          }
                                                                                          if (valid43) {
                                                                                            if (data69.isWhole !== void 0 && func0.call(data69, "isWhole")) {
                                                                                              const _errs182 = errors;
                                                                                              if (typeof data69.isWhole !== "boolean") {
                                                                                                validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13 + "/isWhole", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/isWhole/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                                                return false;
                                                                                              }
                                                                                              var valid43 = _errs182 === errors;
                                                                                            } else {
                                                                                              var valid43 = true;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages/" + i13, schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid42 = _errs164 === errors;
                                                                        if (!valid42) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/packages", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid41 = _errs162 === errors;
                                                                } else {
                                                                  var valid41 = true;
                                                                }
                                                                if (valid41) {
                                                                  if (data67.neededBy !== void 0 && func0.call(data67, "neededBy")) {
                                                                    let data79 = data67.neededBy;
                                                                    const _errs184 = errors;
                                                                    if (errors === _errs184) {
                                                                      if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
                                                                        for (const key3 of Object.keys(data79)) {
                                                                          let data80 = data79[key3];
                                                                          const _errs187 = errors;
                                                                          if (errors === _errs187) {
                                                                            if (Array.isArray(data80)) {
                                                                              var valid47 = true;
                                                                              const len15 = data80.length;
                                                                              for (let i15 = 0; i15 < len15; i15++) {
                                                                                const _errs189 = errors;
                                                                                if (typeof data80[i15] !== "string") {
                                                                                  validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/neededBy/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i15, schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/neededBy/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                                var valid47 = _errs189 === errors;
                                                                                if (!valid47) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/neededBy/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/neededBy/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid46 = _errs187 === errors;
                                                                          if (!valid46) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/neededBy", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/neededBy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid41 = _errs184 === errors;
                                                                  } else {
                                                                    var valid41 = true;
                                                                  }
                                                                  if (valid41) {
                                                                    if (data67.unreadable !== void 0 && func0.call(data67, "unreadable")) {
                                                                      let data82 = data67.unreadable;
                                                                      const _errs191 = errors;
                                                                      if (errors === _errs191) {
                                                                        if (Array.isArray(data82)) {
                                                                          var valid48 = true;
                                                                          const len16 = data82.length;
                                                                          for (let i16 = 0; i16 < len16; i16++) {
                                                                            let data83 = data82[i16];
                                                                            const _errs193 = errors;
                                                                            if (errors === _errs193) {
                                                                              if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                                                                                let missing15;
                                                                                if ((data83.path === void 0 || !func0.call(data83, "path")) && (missing15 = "path") || (data83.ecosystem === void 0 || !func0.call(data83, "ecosystem")) && (missing15 = "ecosystem") || (data83.reason === void 0 || !func0.call(data83, "reason")) && (missing15 = "reason")) {
                                                                                  validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable/" + i16, schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/required", keyword: "required", params: { missingProperty: missing15 }, message: "must have required property '" + missing15 + "'" }];
                                                                                  return false;
                                                                                } else {
                                                                                  if (data83.path !== void 0 && func0.call(data83, "path")) {
                                                                                    let data84 = data83.path;
                                                                                    const _errs195 = errors;
                                                                                    const _errs196 = errors;
                                                                                    if (errors === _errs196) {
                                                                                      if (typeof data84 === "string") {
                                                                                        if (!pattern13.test(data84)) {
                                                                                          validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable/" + i16 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                                                          return false;
                                                                                        }
                                                                                      } else {
                                                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable/" + i16 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid49 = _errs195 === errors;
                                                                                  } else {
                                                                                    var valid49 = true;
                                                                                  }
                                                                                  if (valid49) {
                                                                                    if (data83.ecosystem !== void 0 && func0.call(data83, "ecosystem")) {
                                                                                      let data85 = data83.ecosystem;
                                                                                      const _errs198 = errors;
                                                                                      if (!(data85 === "npm" || data85 === "pypi" || data85 === "conda")) {
                                                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable/" + i16 + "/ecosystem", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/properties/ecosystem/enum", keyword: "enum", params: { allowedValues: schema43.properties.record.properties.dependencies.properties.changes.properties.unreadable.items.properties.ecosystem.enum }, message: "must be equal to one of the allowed values" }];
                                                                                        return false;
                                                                                      }
                                                                                      var valid49 = _errs198 === errors;
                                                                                    } else {
                                                                                      var valid49 = true;
                                                                                    }
                                                                                    if (valid49) {
                                                                                      if (data83.reason !== void 0 && func0.call(data83, "reason")) {
                                                                                        const _errs199 = errors;
                                                                                        if (typeof data83.reason !== "string") {
                                                                                          validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable/" + i16 + "/reason", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                          return false;
                                                                                        }
                                                                                        var valid49 = _errs199 === errors;
                                                                                      } else {
                                                                                        var valid49 = true;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable/" + i16, schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid48 = _errs193 === errors;
                                                                            if (!valid48) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes/unreadable", schemaPath: "#/properties/record/properties/dependencies/properties/changes/properties/unreadable/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid41 = _errs191 === errors;
                                                                    } else {
                                                                      var valid41 = true;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/changes", schemaPath: "#/properties/record/properties/dependencies/properties/changes/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid40 = _errs160 === errors;
                                                        } else {
                                                          var valid40 = true;
                                                        }
                                                        if (valid40) {
                                                          if (data66.installed !== void 0 && func0.call(data66, "installed")) {
                                                            let data87 = data66.installed;
                                                            const _errs201 = errors;
                                                            if (!Array.isArray(data87) && data87 !== null) {
                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/installed", schemaPath: "#/properties/record/properties/dependencies/properties/installed/type", keyword: "type", params: { type: schema43.properties.record.properties.dependencies.properties.installed.type }, message: "must be array,null" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs201) {
                                                              if (Array.isArray(data87)) {
                                                                var valid51 = true;
                                                                const len17 = data87.length;
                                                                for (let i17 = 0; i17 < len17; i17++) {
                                                                  let data88 = data87[i17];
                                                                  const _errs203 = errors;
                                                                  if (errors === _errs203) {
                                                                    if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                                      let missing16;
                                                                      if ((data88.name === void 0 || !func0.call(data88, "name")) && (missing16 = "name") || (data88.modules === void 0 || !func0.call(data88, "modules")) && (missing16 = "modules")) {
                                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies/installed/" + i17, schemaPath: "#/properties/record/properties/dependencies/properties/installed/items/required", keyword: "required", params: { missingProperty: missing16 }, message: "must have required property '" + missing16 + "'" }];
                                                                        return false;
                                                                      } else {
                                                                        if (data88.name !== void 0 && func0.call(data88, "name")) {
                                                                          const _errs205 = errors;
                                                                          if (typeof data88.name !== "string") {
                                                                            validate23.errors = [{ instancePath: instancePath + "/record/dependencies/installed/" + i17 + "/name", schemaPath: "#/properties/record/properties/dependencies/properties/installed/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                            return false;
                                                                          }
                                                                          var valid52 = _errs205 === errors;
                                                                        } else {
                                                                          var valid52 = true;
                                                                        }
                                                                        if (valid52) {
                                                                          if (data88.modules !== void 0 && func0.call(data88, "modules")) {
                                                                            let data90 = data88.modules;
                                                                            const _errs207 = errors;
                                                                            if (errors === _errs207) {
                                                                              if (Array.isArray(data90)) {
                                                                                var valid53 = true;
                                                                                const len18 = data90.length;
                                                                                for (let i18 = 0; i18 < len18; i18++) {
                                                                                  const _errs209 = errors;
                                                                                  if (typeof data90[i18] !== "string") {
                                                                                    validate23.errors = [{ instancePath: instancePath + "/record/dependencies/installed/" + i17 + "/modules/" + i18, schemaPath: "#/properties/record/properties/dependencies/properties/installed/items/properties/modules/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid53 = _errs209 === errors;
                                                                                  if (!valid53) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate23.errors = [{ instancePath: instancePath + "/record/dependencies/installed/" + i17 + "/modules", schemaPath: "#/properties/record/properties/dependencies/properties/installed/items/properties/modules/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid52 = _errs207 === errors;
                                                                          } else {
                                                                            var valid52 = true;
                                                                          }
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies/installed/" + i17, schemaPath: "#/properties/record/properties/dependencies/properties/installed/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid51 = _errs203 === errors;
                                                                  if (!valid51) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                            var valid40 = _errs201 === errors;
                                                          } else {
                                                            var valid40 = true;
                                                          }
                                                          if (valid40) {
                                                            if (data66.ambient !== void 0 && func0.call(data66, "ambient")) {
                                                              let data92 = data66.ambient;
                                                              const _errs211 = errors;
                                                              if (errors === _errs211) {
                                                                if (Array.isArray(data92)) {
                                                                  var valid54 = true;
                                                                  const len19 = data92.length;
                                                                  for (let i19 = 0; i19 < len19; i19++) {
                                                                    const _errs213 = errors;
                                                                    if (typeof data92[i19] !== "string") {
                                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies/ambient/" + i19, schemaPath: "#/properties/record/properties/dependencies/properties/ambient/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                    var valid54 = _errs213 === errors;
                                                                    if (!valid54) {
                                                                      break;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate23.errors = [{ instancePath: instancePath + "/record/dependencies/ambient", schemaPath: "#/properties/record/properties/dependencies/properties/ambient/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid40 = _errs211 === errors;
                                                            } else {
                                                              var valid40 = true;
                                                            }
                                                            if (valid40) {
                                                              if (data66.isOwn !== void 0 && func0.call(data66, "isOwn")) {
                                                                const _errs215 = errors;
                                                                if (typeof data66.isOwn !== "boolean") {
                                                                  validate23.errors = [{ instancePath: instancePath + "/record/dependencies/isOwn", schemaPath: "#/properties/record/properties/dependencies/properties/isOwn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                  return false;
                                                                }
                                                                var valid40 = _errs215 === errors;
                                                              } else {
                                                                var valid40 = true;
                                                              }
                                                              if (valid40) {
                                                                if (data66.lacks !== void 0 && func0.call(data66, "lacks")) {
                                                                  let data95 = data66.lacks;
                                                                  const _errs217 = errors;
                                                                  if (typeof data95 !== "string" && data95 !== null) {
                                                                    validate23.errors = [{ instancePath: instancePath + "/record/dependencies/lacks", schemaPath: "#/properties/record/properties/dependencies/properties/lacks/type", keyword: "type", params: { type: schema43.properties.record.properties.dependencies.properties.lacks.type }, message: "must be string,null" }];
                                                                    return false;
                                                                  }
                                                                  var valid40 = _errs217 === errors;
                                                                } else {
                                                                  var valid40 = true;
                                                                }
                                                                if (valid40) {
                                                                  if (data66.places !== void 0 && func0.call(data66, "places")) {
                                                                    let data96 = data66.places;
                                                                    const _errs219 = errors;
                                                                    if (errors === _errs219) {
                                                                      if (Array.isArray(data96)) {
                                                                        var valid55 = true;
                                                                        const len20 = data96.length;
                                                                        for (let i20 = 0; i20 < len20; i20++) {
                                                                          let data97 = data96[i20];
                                                                          const _errs221 = errors;
                                                                          if (errors === _errs221) {
                                                                            if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                                                                              let missing17;
                                                                              if ((data97.ecosystem === void 0 || !func0.call(data97, "ecosystem")) && (missing17 = "ecosystem") || (data97.name === void 0 || !func0.call(data97, "name")) && (missing17 = "name") || (data97.path === void 0 || !func0.call(data97, "path")) && (missing17 = "path") || (data97.base === void 0 || !func0.call(data97, "base")) && (missing17 = "base") || (data97.head === void 0 || !func0.call(data97, "head")) && (missing17 = "head")) {
                                                                                validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20, schemaPath: "#/properties/record/properties/dependencies/properties/places/items/required", keyword: "required", params: { missingProperty: missing17 }, message: "must have required property '" + missing17 + "'" }];
                                                                                return false;
                                                                              } else {
                                                                                if (data97.ecosystem !== void 0 && func0.call(data97, "ecosystem")) {
                                                                                  let data98 = data97.ecosystem;
                                                                                  const _errs223 = errors;
                                                                                  if (!(data98 === "npm" || data98 === "pypi" || data98 === "conda")) {
                                                                                    validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/ecosystem", schemaPath: "#/properties/record/properties/dependencies/properties/places/items/properties/ecosystem/enum", keyword: "enum", params: { allowedValues: schema43.properties.record.properties.dependencies.properties.places.items.properties.ecosystem.enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid56 = _errs223 === errors;
                                                                                } else {
                                                                                  var valid56 = true;
                                                                                }
                                                                                if (valid56) {
                                                                                  if (data97.name !== void 0 && func0.call(data97, "name")) {
                                                                                    const _errs224 = errors;
                                                                                    if (typeof data97.name !== "string") {
                                                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/name", schemaPath: "#/properties/record/properties/dependencies/properties/places/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                    var valid56 = _errs224 === errors;
                                                                                  } else {
                                                                                    var valid56 = true;
                                                                                  }
                                                                                  if (valid56) {
                                                                                    if (data97.path !== void 0 && func0.call(data97, "path")) {
                                                                                      let data100 = data97.path;
                                                                                      const _errs226 = errors;
                                                                                      const _errs227 = errors;
                                                                                      if (errors === _errs227) {
                                                                                        if (typeof data100 === "string") {
                                                                                          if (!pattern13.test(data100)) {
                                                                                            validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                                                            return false;
                                                                                          }
                                                                                        } else {
                                                                                          validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid56 = _errs226 === errors;
                                                                                    } else {
                                                                                      var valid56 = true;
                                                                                    }
                                                                                    if (valid56) {
                                                                                      if (data97.base !== void 0 && func0.call(data97, "base")) {
                                                                                        let data101 = data97.base;
                                                                                        const _errs229 = errors;
                                                                                        if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101)) && data101 !== null) {
                                                                                          validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/base", schemaPath: "#/properties/record/properties/dependencies/properties/places/items/properties/base/type", keyword: "type", params: { type: schema43.properties.record.properties.dependencies.properties.places.items.properties.base.type }, message: "must be integer,null" }];
                                                                                          return false;
                                                                                        }
                                                                                        if (errors === _errs229) {
                                                                                          if (typeof data101 == "number" && isFinite(data101)) {
                                                                                            if (data101 < 0 || isNaN(data101)) {
                                                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/base", schemaPath: "#/properties/record/properties/dependencies/properties/places/items/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                        var valid56 = _errs229 === errors;
                                                                                      } else {
                                                                                        var valid56 = true;
                                                                                      }
                                                                                      if (valid56) {
                                                                                        if (data97.head !== void 0 && func0.call(data97, "head")) {
                                                                                          let data102 = data97.head;
                                                                                          const _errs231 = errors;
                                                                                          if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102)) && data102 !== null) {
                                                                                            validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/head", schemaPath: "#/properties/record/properties/dependencies/properties/places/items/properties/head/type", keyword: "type", params: { type: schema43.properties.record.properties.dependencies.properties.places.items.properties.head.type }, message: "must be integer,null" }];
                                                                                            return false;
                                                                                          }
                                                                                          if (errors === _errs231) {
                                                                                            if (typeof data102 == "number" && isFinite(data102)) {
                                                                                              if (data102 < 0 || isNaN(data102)) {
                                                                                                validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20 + "/head", schemaPath: "#/properties/record/properties/dependencies/properties/places/items/properties/head/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                          var valid56 = _errs231 === errors;
                                                                                        } else {
                                                                                          var valid56 = true;
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places/" + i20, schemaPath: "#/properties/record/properties/dependencies/properties/places/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid55 = _errs221 === errors;
                                                                          if (!valid55) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate23.errors = [{ instancePath: instancePath + "/record/dependencies/places", schemaPath: "#/properties/record/properties/dependencies/properties/places/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid40 = _errs219 === errors;
                                                                  } else {
                                                                    var valid40 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate23.errors = [{ instancePath: instancePath + "/record/dependencies", schemaPath: "#/properties/record/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid26 = _errs158 === errors;
                                                } else {
                                                  var valid26 = true;
                                                }
                                                if (valid26) {
                                                  if (data47.limits !== void 0 && func0.call(data47, "limits")) {
                                                    let data103 = data47.limits;
                                                    const _errs233 = errors;
                                                    if (errors === _errs233) {
                                                      if (Array.isArray(data103)) {
                                                        var valid58 = true;
                                                        const len21 = data103.length;
                                                        for (let i21 = 0; i21 < len21; i21++) {
                                                          let data104 = data103[i21];
                                                          const _errs235 = errors;
                                                          if (errors === _errs235) {
                                                            if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                                                              let missing18;
                                                              if ((data104.code === void 0 || !func0.call(data104, "code")) && (missing18 = "code") || (data104.message === void 0 || !func0.call(data104, "message")) && (missing18 = "message") || (data104.count === void 0 || !func0.call(data104, "count")) && (missing18 = "count")) {
                                                                validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21, schemaPath: "#/properties/record/properties/limits/items/required", keyword: "required", params: { missingProperty: missing18 }, message: "must have required property '" + missing18 + "'" }];
                                                                return false;
                                                              } else {
                                                                if (data104.code !== void 0 && func0.call(data104, "code")) {
                                                                  const _errs237 = errors;
                                                                  if (typeof data104.code !== "string") {
                                                                    validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21 + "/code", schemaPath: "#/properties/record/properties/limits/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                  var valid59 = _errs237 === errors;
                                                                } else {
                                                                  var valid59 = true;
                                                                }
                                                                if (valid59) {
                                                                  if (data104.message !== void 0 && func0.call(data104, "message")) {
                                                                    const _errs239 = errors;
                                                                    if (typeof data104.message !== "string") {
                                                                      validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21 + "/message", schemaPath: "#/properties/record/properties/limits/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                    var valid59 = _errs239 === errors;
                                                                  } else {
                                                                    var valid59 = true;
                                                                  }
                                                                  if (valid59) {
                                                                    if (data104.count !== void 0 && func0.call(data104, "count")) {
                                                                      let data107 = data104.count;
                                                                      const _errs241 = errors;
                                                                      const _errs242 = errors;
                                                                      if (!(typeof data107 == "number" && (!(data107 % 1) && !isNaN(data107)) && isFinite(data107))) {
                                                                        validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21 + "/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs242) {
                                                                        if (typeof data107 == "number" && isFinite(data107)) {
                                                                          if (data107 > 9007199254740991 || isNaN(data107)) {
                                                                            validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21 + "/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                                            return false;
                                                                          } else {
                                                                            if (data107 < 0 || isNaN(data107)) {
                                                                              validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21 + "/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid59 = _errs241 === errors;
                                                                    } else {
                                                                      var valid59 = true;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate23.errors = [{ instancePath: instancePath + "/record/limits/" + i21, schemaPath: "#/properties/record/properties/limits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid58 = _errs235 === errors;
                                                          if (!valid58) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        validate23.errors = [{ instancePath: instancePath + "/record/limits", schemaPath: "#/properties/record/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid26 = _errs233 === errors;
                                                  } else {
                                                    var valid26 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                            var valid0 = _errs105 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.server !== void 0 && func0.call(data, "server")) {
                              let data108 = data.server;
                              const _errs244 = errors;
                              if (errors === _errs244) {
                                if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
                                  let missing19;
                                  if ((data108.id === void 0 || !func0.call(data108, "id")) && (missing19 = "id") || (data108.version === void 0 || !func0.call(data108, "version")) && (missing19 = "version") || (data108.treeDigest === void 0 || !func0.call(data108, "treeDigest")) && (missing19 = "treeDigest") || (data108.interpreter === void 0 || !func0.call(data108, "interpreter")) && (missing19 = "interpreter")) {
                                    validate23.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing19 }, message: "must have required property '" + missing19 + "'" }];
                                    return false;
                                  } else {
                                    if (data108.id !== void 0 && func0.call(data108, "id")) {
                                      const _errs246 = errors;
                                      if (typeof data108.id !== "string") {
                                        validate23.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid61 = _errs246 === errors;
                                    } else {
                                      var valid61 = true;
                                    }
                                    if (valid61) {
                                      if (data108.version !== void 0 && func0.call(data108, "version")) {
                                        const _errs248 = errors;
                                        if (typeof data108.version !== "string") {
                                          validate23.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid61 = _errs248 === errors;
                                      } else {
                                        var valid61 = true;
                                      }
                                      if (valid61) {
                                        if (data108.treeDigest !== void 0 && func0.call(data108, "treeDigest")) {
                                          let data111 = data108.treeDigest;
                                          const _errs250 = errors;
                                          const _errs251 = errors;
                                          let valid62 = false;
                                          let passing5 = null;
                                          const _errs252 = errors;
                                          const _errs253 = errors;
                                          if (errors === _errs253) {
                                            if (typeof data111 === "string") {
                                              if (!pattern5.test(data111)) {
                                                const err18 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err18];
                                                } else {
                                                  vErrors.push(err18);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err19 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err19];
                                              } else {
                                                vErrors.push(err19);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid5 = _errs252 === errors;
                                          if (_valid5) {
                                            valid62 = true;
                                            passing5 = 0;
                                          }
                                          const _errs255 = errors;
                                          if (data111 !== null) {
                                            const err20 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err20];
                                            } else {
                                              vErrors.push(err20);
                                            }
                                            errors++;
                                          }
                                          var _valid5 = _errs255 === errors;
                                          if (_valid5 && valid62) {
                                            valid62 = false;
                                            passing5 = [passing5, 1];
                                          } else {
                                            if (_valid5) {
                                              valid62 = true;
                                              passing5 = 1;
                                            }
                                          }
                                          if (!valid62) {
                                            const err21 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf", keyword: "oneOf", params: { passingSchemas: passing5 }, message: "must match exactly one schema in oneOf" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                            validate23.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs251;
                                            if (vErrors !== null) {
                                              if (_errs251) {
                                                vErrors.length = _errs251;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid61 = _errs250 === errors;
                                        } else {
                                          var valid61 = true;
                                        }
                                        if (valid61) {
                                          if (data108.interpreter !== void 0 && func0.call(data108, "interpreter")) {
                                            let data112 = data108.interpreter;
                                            const _errs257 = errors;
                                            if (!(data112 && typeof data112 == "object" && !Array.isArray(data112)) && data112 !== null) {
                                              validate23.errors = [{ instancePath: instancePath + "/server/interpreter", schemaPath: "#/properties/server/properties/interpreter/type", keyword: "type", params: { type: schema43.properties.server.properties.interpreter.type }, message: "must be object,null" }];
                                              return false;
                                            }
                                            if (errors === _errs257) {
                                              if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                                                let missing20;
                                                if ((data112.name === void 0 || !func0.call(data112, "name")) && (missing20 = "name") || (data112.version === void 0 || !func0.call(data112, "version")) && (missing20 = "version")) {
                                                  validate23.errors = [{ instancePath: instancePath + "/server/interpreter", schemaPath: "#/properties/server/properties/interpreter/required", keyword: "required", params: { missingProperty: missing20 }, message: "must have required property '" + missing20 + "'" }];
                                                  return false;
                                                } else {
                                                  if (data112.name !== void 0 && func0.call(data112, "name")) {
                                                    const _errs259 = errors;
                                                    if (typeof data112.name !== "string") {
                                                      validate23.errors = [{ instancePath: instancePath + "/server/interpreter/name", schemaPath: "#/properties/server/properties/interpreter/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid64 = _errs259 === errors;
                                                  } else {
                                                    var valid64 = true;
                                                  }
                                                  if (valid64) {
                                                    if (data112.version !== void 0 && func0.call(data112, "version")) {
                                                      const _errs261 = errors;
                                                      if (typeof data112.version !== "string") {
                                                        validate23.errors = [{ instancePath: instancePath + "/server/interpreter/version", schemaPath: "#/properties/server/properties/interpreter/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid64 = _errs261 === errors;
                                                    } else {
                                                      var valid64 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                            var valid61 = _errs257 === errors;
                                          } else {
                                            var valid61 = true;
                                          }
                                          if (valid61) {
                                            if (data108.sandbox !== void 0 && func0.call(data108, "sandbox")) {
                                              let data115 = data108.sandbox;
                                              const _errs263 = errors;
                                              if (!(data115 === "bwrap" || data115 === "none")) {
                                                validate23.errors = [{ instancePath: instancePath + "/server/sandbox", schemaPath: "#/properties/server/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema43.properties.server.properties.sandbox.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid61 = _errs263 === errors;
                                            } else {
                                              var valid61 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate23.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs244 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.withheld !== void 0 && func0.call(data, "withheld")) {
                                let data116 = data.withheld;
                                const _errs264 = errors;
                                if (errors === _errs264) {
                                  if (Array.isArray(data116)) {
                                    var valid65 = true;
                                    const len22 = data116.length;
                                    for (let i22 = 0; i22 < len22; i22++) {
                                      let data117 = data116[i22];
                                      const _errs266 = errors;
                                      if (errors === _errs266) {
                                        if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                          let missing21;
                                          if ((data117.path === void 0 || !func0.call(data117, "path")) && (missing21 = "path") || (data117.reason === void 0 || !func0.call(data117, "reason")) && (missing21 = "reason")) {
                                            validate23.errors = [{ instancePath: instancePath + "/withheld/" + i22, schemaPath: "#/properties/withheld/items/required", keyword: "required", params: { missingProperty: missing21 }, message: "must have required property '" + missing21 + "'" }];
                                            return false;
                                          } else {
                                            if (data117.path !== void 0 && func0.call(data117, "path")) {
                                              let data118 = data117.path;
                                              const _errs268 = errors;
                                              const _errs269 = errors;
                                              if (errors === _errs269) {
                                                if (typeof data118 === "string") {
                                                  if (!pattern13.test(data118)) {
                                                    validate23.errors = [{ instancePath: instancePath + "/withheld/" + i22 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate23.errors = [{ instancePath: instancePath + "/withheld/" + i22 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid66 = _errs268 === errors;
                                            } else {
                                              var valid66 = true;
                                            }
                                            if (valid66) {
                                              if (data117.reason !== void 0 && func0.call(data117, "reason")) {
                                                let data119 = data117.reason;
                                                const _errs271 = errors;
                                                if (errors === _errs271) {
                                                  if (typeof data119 === "string") {
                                                    if (func83(data119) < 1) {
                                                      validate23.errors = [{ instancePath: instancePath + "/withheld/" + i22 + "/reason", schemaPath: "#/properties/withheld/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate23.errors = [{ instancePath: instancePath + "/withheld/" + i22 + "/reason", schemaPath: "#/properties/withheld/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid66 = _errs271 === errors;
                                              } else {
                                                var valid66 = true;
                                              }
                                            }
                                          }
                                        } else {
                                          validate23.errors = [{ instancePath: instancePath + "/withheld/" + i22, schemaPath: "#/properties/withheld/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid65 = _errs266 === errors;
                                      if (!valid65) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate23.errors = [{ instancePath: instancePath + "/withheld", schemaPath: "#/properties/withheld/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs264 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.settings !== void 0 && func0.call(data, "settings")) {
                                  let data120 = data.settings;
                                  const _errs273 = errors;
                                  if (!(data120 && typeof data120 == "object" && !Array.isArray(data120))) {
                                    validate23.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                  var valid0 = _errs273 === errors;
                                } else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "programFiles": true, "dependencies": true, "packages": true, "configurationFiles": true, "told": true, "overlays": true, "parts": true, "imported": true, "declared": true, "record": true, "server": true, "withheld": true, "settings": true }, "dynamicProps": false, "dynamicItems": false };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.tool === void 0 || !func0.call(data, "tool")) && (missing0 = "tool") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.session === void 0 || !func0.call(data, "session")) && (missing0 = "session") || (data.snapshot === void 0 || !func0.call(data, "snapshot")) && (missing0 = "snapshot") || (data.digests === void 0 || !func0.call(data, "digests")) && (missing0 = "digests") || (data.program === void 0 || !func0.call(data, "program")) && (missing0 = "program") || (data.run === void 0 || !func0.call(data, "run")) && (missing0 = "run")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema33.properties, key0)) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.trace.v1" !== data.schema) {
              validate22.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.trace.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tool !== void 0 && func0.call(data, "tool")) {
              let data1 = data.tool;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.name === void 0 || !func0.call(data1, "name")) && (missing1 = "name") || (data1.version === void 0 || !func0.call(data1, "version")) && (missing1 = "version")) {
                    validate22.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "name" || key1 === "version")) {
                        validate22.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.name !== void 0 && func0.call(data1, "name")) {
                        const _errs6 = errors;
                        if ("lanser" !== data1.name) {
                          validate22.errors = [{ instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "lanser" }, message: "must be equal to constant" }];
                          return false;
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.version !== void 0 && func0.call(data1, "version")) {
                          let data3 = data1.version;
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (func83(data3) < 1) {
                                validate22.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            } else {
                              validate22.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate22.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.server !== void 0 && func0.call(data, "server")) {
                let data4 = data.server;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing2;
                    if ((data4.id === void 0 || !func0.call(data4, "id")) && (missing2 = "id") || (data4.version === void 0 || !func0.call(data4, "version")) && (missing2 = "version") || (data4.treeDigest === void 0 || !func0.call(data4, "treeDigest")) && (missing2 = "treeDigest")) {
                      validate22.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs11 = errors;
                      for (const key2 of Object.keys(data4)) {
                        if (!(key2 === "id" || key2 === "version" || key2 === "treeDigest")) {
                          validate22.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs11 === errors) {
                        if (data4.id !== void 0 && func0.call(data4, "id")) {
                          let data5 = data4.id;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data5 === "string") {
                              if (!pattern4.test(data5)) {
                                validate22.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                                return false;
                              }
                            } else {
                              validate22.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.version !== void 0 && func0.call(data4, "version")) {
                            let data6 = data4.version;
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (typeof data6 === "string") {
                                if (func83(data6) < 1) {
                                  validate22.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              } else {
                                validate22.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.treeDigest !== void 0 && func0.call(data4, "treeDigest")) {
                              let data7 = data4.treeDigest;
                              const _errs16 = errors;
                              const _errs17 = errors;
                              if (errors === _errs17) {
                                if (typeof data7 === "string") {
                                  if (!pattern5.test(data7)) {
                                    validate22.errors = [{ instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate22.errors = [{ instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs16 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate22.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.side !== void 0 && func0.call(data, "side")) {
                  let data8 = data.side;
                  const _errs19 = errors;
                  if (!(data8 === "base" || data8 === "head")) {
                    validate22.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema33.properties.side.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.session !== void 0 && func0.call(data, "session")) {
                    let data9 = data.session;
                    const _errs20 = errors;
                    if (errors === _errs20) {
                      if (typeof data9 === "string") {
                        if (!pattern6.test(data9)) {
                          validate22.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                          return false;
                        }
                      } else {
                        validate22.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs20 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.root !== void 0 && func0.call(data, "root")) {
                      let data10 = data.root;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (typeof data10 === "string") {
                          if (func83(data10) < 1) {
                            validate22.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        } else {
                          validate22.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs22 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.snapshot !== void 0 && func0.call(data, "snapshot")) {
                        let data11 = data.snapshot;
                        const _errs24 = errors;
                        if (errors === _errs24) {
                          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                            let missing3;
                            if ((data11.commit === void 0 || !func0.call(data11, "commit")) && (missing3 = "commit") || (data11.tree === void 0 || !func0.call(data11, "tree")) && (missing3 = "tree")) {
                              validate22.errors = [{ instancePath: instancePath + "/snapshot", schemaPath: "#/properties/snapshot/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                              return false;
                            } else {
                              const _errs26 = errors;
                              for (const key3 of Object.keys(data11)) {
                                if (!(key3 === "commit" || key3 === "tree")) {
                                  validate22.errors = [{ instancePath: instancePath + "/snapshot", schemaPath: "#/properties/snapshot/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs26 === errors) {
                                if (data11.commit !== void 0 && func0.call(data11, "commit")) {
                                  let data12 = data11.commit;
                                  const _errs27 = errors;
                                  const _errs28 = errors;
                                  let valid5 = false;
                                  let passing0 = null;
                                  const _errs29 = errors;
                                  const _errs30 = errors;
                                  if (errors === _errs30) {
                                    if (typeof data12 === "string") {
                                      if (!pattern7.test(data12)) {
                                        const err0 = { instancePath: instancePath + "/snapshot/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err1 = { instancePath: instancePath + "/snapshot/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid0 = _errs29 === errors;
                                  if (_valid0) {
                                    valid5 = true;
                                    passing0 = 0;
                                  }
                                  const _errs32 = errors;
                                  if (data12 !== null) {
                                    const err2 = { instancePath: instancePath + "/snapshot/commit", schemaPath: "#/properties/snapshot/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs32 === errors;
                                  if (_valid0 && valid5) {
                                    valid5 = false;
                                    passing0 = [passing0, 1];
                                  } else {
                                    if (_valid0) {
                                      valid5 = true;
                                      passing0 = 1;
                                    }
                                  }
                                  if (!valid5) {
                                    const err3 = { instancePath: instancePath + "/snapshot/commit", schemaPath: "#/properties/snapshot/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                    validate22.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs28;
                                    if (vErrors !== null) {
                                      if (_errs28) {
                                        vErrors.length = _errs28;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid4 = _errs27 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data11.tree !== void 0 && func0.call(data11, "tree")) {
                                    let data13 = data11.tree;
                                    const _errs34 = errors;
                                    const _errs35 = errors;
                                    let valid7 = false;
                                    let passing1 = null;
                                    const _errs36 = errors;
                                    const _errs37 = errors;
                                    if (errors === _errs37) {
                                      if (typeof data13 === "string") {
                                        if (!pattern7.test(data13)) {
                                          const err4 = { instancePath: instancePath + "/snapshot/tree", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                          if (vErrors === null) {
                                            vErrors = [err4];
                                          } else {
                                            vErrors.push(err4);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err5 = { instancePath: instancePath + "/snapshot/tree", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err5];
                                        } else {
                                          vErrors.push(err5);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid1 = _errs36 === errors;
                                    if (_valid1) {
                                      valid7 = true;
                                      passing1 = 0;
                                    }
                                    const _errs39 = errors;
                                    if (data13 !== null) {
                                      const err6 = { instancePath: instancePath + "/snapshot/tree", schemaPath: "#/properties/snapshot/properties/tree/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err6];
                                      } else {
                                        vErrors.push(err6);
                                      }
                                      errors++;
                                    }
                                    var _valid1 = _errs39 === errors;
                                    if (_valid1 && valid7) {
                                      valid7 = false;
                                      passing1 = [passing1, 1];
                                    } else {
                                      if (_valid1) {
                                        valid7 = true;
                                        passing1 = 1;
                                      }
                                    }
                                    if (!valid7) {
                                      const err7 = { instancePath: instancePath + "/snapshot/tree", schemaPath: "#/properties/snapshot/properties/tree/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                      if (vErrors === null) {
                                        vErrors = [err7];
                                      } else {
                                        vErrors.push(err7);
                                      }
                                      errors++;
                                      validate22.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs35;
                                      if (vErrors !== null) {
                                        if (_errs35) {
                                          vErrors.length = _errs35;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid4 = _errs34 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate22.errors = [{ instancePath: instancePath + "/snapshot", schemaPath: "#/properties/snapshot/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs24 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.digests !== void 0 && func0.call(data, "digests")) {
                          let data14 = data.digests;
                          const _errs41 = errors;
                          if (errors === _errs41) {
                            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                              let missing4;
                              if ((data14.capabilities === void 0 || !func0.call(data14, "capabilities")) && (missing4 = "capabilities") || (data14.schedule === void 0 || !func0.call(data14, "schedule")) && (missing4 = "schedule") || (data14.configuration === void 0 || !func0.call(data14, "configuration")) && (missing4 = "configuration")) {
                                validate22.errors = [{ instancePath: instancePath + "/digests", schemaPath: "#/properties/digests/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                return false;
                              } else {
                                const _errs43 = errors;
                                for (const key4 of Object.keys(data14)) {
                                  if (!(key4 === "capabilities" || key4 === "schedule" || key4 === "configuration" || key4 === "dependencies")) {
                                    validate22.errors = [{ instancePath: instancePath + "/digests", schemaPath: "#/properties/digests/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs43 === errors) {
                                  if (data14.capabilities !== void 0 && func0.call(data14, "capabilities")) {
                                    let data15 = data14.capabilities;
                                    const _errs44 = errors;
                                    const _errs45 = errors;
                                    if (errors === _errs45) {
                                      if (typeof data15 === "string") {
                                        if (!pattern5.test(data15)) {
                                          validate22.errors = [{ instancePath: instancePath + "/digests/capabilities", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate22.errors = [{ instancePath: instancePath + "/digests/capabilities", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid9 = _errs44 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data14.schedule !== void 0 && func0.call(data14, "schedule")) {
                                      let data16 = data14.schedule;
                                      const _errs47 = errors;
                                      const _errs48 = errors;
                                      if (errors === _errs48) {
                                        if (typeof data16 === "string") {
                                          if (!pattern5.test(data16)) {
                                            validate22.errors = [{ instancePath: instancePath + "/digests/schedule", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate22.errors = [{ instancePath: instancePath + "/digests/schedule", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid9 = _errs47 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data14.configuration !== void 0 && func0.call(data14, "configuration")) {
                                        let data17 = data14.configuration;
                                        const _errs50 = errors;
                                        const _errs51 = errors;
                                        if (errors === _errs51) {
                                          if (typeof data17 === "string") {
                                            if (!pattern5.test(data17)) {
                                              validate22.errors = [{ instancePath: instancePath + "/digests/configuration", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate22.errors = [{ instancePath: instancePath + "/digests/configuration", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid9 = _errs50 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data14.dependencies !== void 0 && func0.call(data14, "dependencies")) {
                                          let data18 = data14.dependencies;
                                          const _errs53 = errors;
                                          const _errs54 = errors;
                                          if (errors === _errs54) {
                                            if (typeof data18 === "string") {
                                              if (!pattern5.test(data18)) {
                                                validate22.errors = [{ instancePath: instancePath + "/digests/dependencies", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate22.errors = [{ instancePath: instancePath + "/digests/dependencies", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid9 = _errs53 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate22.errors = [{ instancePath: instancePath + "/digests", schemaPath: "#/properties/digests/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs41 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.variation !== void 0 && func0.call(data, "variation")) {
                            let data19 = data.variation;
                            const _errs56 = errors;
                            if (errors === _errs56) {
                              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                for (const key5 of Object.keys(data19)) {
                                  let data20 = data19[key5];
                                  const _errs59 = errors;
                                  if (typeof data20 !== "string" && !(typeof data20 == "number" && isFinite(data20)) && typeof data20 !== "boolean") {
                                    validate22.errors = [{ instancePath: instancePath + "/variation/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/variation/additionalProperties/type", keyword: "type", params: { type: schema33.properties.variation.additionalProperties.type }, message: "must be string,number,boolean" }];
                                    return false;
                                  }
                                  var valid14 = _errs59 === errors;
                                  if (!valid14) {
                                    break;
                                  }
                                }
                              } else {
                                validate22.errors = [{ instancePath: instancePath + "/variation", schemaPath: "#/properties/variation/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs56 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.program !== void 0 && func0.call(data, "program")) {
                              let data21 = data.program;
                              const _errs61 = errors;
                              if (errors === _errs61) {
                                if (Array.isArray(data21)) {
                                  var valid15 = true;
                                  const len0 = data21.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data22 = data21[i0];
                                    const _errs63 = errors;
                                    if (errors === _errs63) {
                                      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                        let missing5;
                                        if ((data22.path === void 0 || !func0.call(data22, "path")) && (missing5 = "path") || (data22.blob === void 0 || !func0.call(data22, "blob")) && (missing5 = "blob")) {
                                          validate22.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                          return false;
                                        } else {
                                          const _errs65 = errors;
                                          for (const key6 of Object.keys(data22)) {
                                            if (!(key6 === "path" || key6 === "blob")) {
                                              validate22.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs65 === errors) {
                                            if (data22.path !== void 0 && func0.call(data22, "path")) {
                                              let data23 = data22.path;
                                              const _errs66 = errors;
                                              const _errs67 = errors;
                                              if (errors === _errs67) {
                                                if (typeof data23 === "string") {
                                                  if (!pattern13.test(data23)) {
                                                    validate22.errors = [{ instancePath: instancePath + "/program/" + i0 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate22.errors = [{ instancePath: instancePath + "/program/" + i0 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid16 = _errs66 === errors;
                                            } else {
                                              var valid16 = true;
                                            }
                                            if (valid16) {
                                              if (data22.blob !== void 0 && func0.call(data22, "blob")) {
                                                let data24 = data22.blob;
                                                const _errs69 = errors;
                                                const _errs70 = errors;
                                                let valid18 = false;
                                                let passing2 = null;
                                                const _errs71 = errors;
                                                const _errs72 = errors;
                                                if (errors === _errs72) {
                                                  if (typeof data24 === "string") {
                                                    if (!pattern7.test(data24)) {
                                                      const err8 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err8];
                                                      } else {
                                                        vErrors.push(err8);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err9 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err9];
                                                    } else {
                                                      vErrors.push(err9);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var _valid2 = _errs71 === errors;
                                                if (_valid2) {
                                                  valid18 = true;
                                                  passing2 = 0;
                                                }
                                                const _errs74 = errors;
                                                if (data24 !== null) {
                                                  const err10 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/properties/program/items/properties/blob/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                  if (vErrors === null) {
                                                    vErrors = [err10];
                                                  } else {
                                                    vErrors.push(err10);
                                                  }
                                                  errors++;
                                                }
                                                var _valid2 = _errs74 === errors;
                                                if (_valid2 && valid18) {
                                                  valid18 = false;
                                                  passing2 = [passing2, 1];
                                                } else {
                                                  if (_valid2) {
                                                    valid18 = true;
                                                    passing2 = 1;
                                                  }
                                                }
                                                if (!valid18) {
                                                  const err11 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/properties/program/items/properties/blob/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err11];
                                                  } else {
                                                    vErrors.push(err11);
                                                  }
                                                  errors++;
                                                  validate22.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs70;
                                                  if (vErrors !== null) {
                                                    if (_errs70) {
                                                      vErrors.length = _errs70;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid16 = _errs69 === errors;
                                              } else {
                                                var valid16 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate22.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid15 = _errs63 === errors;
                                    if (!valid15) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate22.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs61 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.run !== void 0 && func0.call(data, "run")) {
                                let data25 = data.run;
                                const _errs76 = errors;
                                const _errs77 = errors;
                                let valid20 = false;
                                let passing3 = null;
                                const _errs78 = errors;
                                if (!validate23(data25, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                                  errors = vErrors.length;
                                }
                                var _valid3 = _errs78 === errors;
                                if (_valid3) {
                                  valid20 = true;
                                  passing3 = 0;
                                  var props0 = {};
                                  props0.programFiles = true;
                                  props0.dependencies = true;
                                  props0.packages = true;
                                  props0.configurationFiles = true;
                                  props0.told = true;
                                  props0.overlays = true;
                                  props0.parts = true;
                                  props0.imported = true;
                                  props0.declared = true;
                                  props0.record = true;
                                  props0.server = true;
                                  props0.withheld = true;
                                  props0.settings = true;
                                }
                                const _errs79 = errors;
                                if (data25 !== null) {
                                  const err12 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err12];
                                  } else {
                                    vErrors.push(err12);
                                  }
                                  errors++;
                                }
                                var _valid3 = _errs79 === errors;
                                if (_valid3 && valid20) {
                                  valid20 = false;
                                  passing3 = [passing3, 1];
                                } else {
                                  if (_valid3) {
                                    valid20 = true;
                                    passing3 = 1;
                                  }
                                }
                                if (!valid20) {
                                  const err13 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                  if (vErrors === null) {
                                    vErrors = [err13];
                                  } else {
                                    vErrors.push(err13);
                                  }
                                  errors++;
                                  validate22.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs77;
                                  if (vErrors !== null) {
                                    if (_errs77) {
                                      vErrors.length = _errs77;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs76 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            const _errs2 = errors;
            if (0 !== data.i) {
              validate21.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/properties/i/const", keyword: "const", params: { allowedValue: 0 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs3 = errors;
              if ("header" !== data.k) {
                validate21.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "header" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                const _errs4 = errors;
                if (!validate22(data.m, { instancePath: instancePath + "/m", parentData: data, parentDataProperty: "m", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data3 = data.t;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate21.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate21.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate21.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema73 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "d", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "frame" }, "d": { "enum": [">", "<"] }, "m": { "type": "object", "required": ["jsonrpc"], "properties": { "jsonrpc": { "const": "2.0" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.d === void 0 || !func0.call(data, "d")) && (missing0 = "d") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "d" || key0 === "m" || key0 === "t")) {
            validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate37.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate37.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate37.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("frame" !== data.k) {
                validate37.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "frame" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.d !== void 0 && func0.call(data, "d")) {
                let data2 = data.d;
                const _errs6 = errors;
                if (!(data2 === ">" || data2 === "<")) {
                  validate37.errors = [{ instancePath: instancePath + "/d", schemaPath: "#/properties/d/enum", keyword: "enum", params: { allowedValues: schema73.properties.d.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.m !== void 0 && func0.call(data, "m")) {
                  let data3 = data.m;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if ((data3.jsonrpc === void 0 || !func0.call(data3, "jsonrpc")) && (missing1 = "jsonrpc")) {
                        validate37.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data3.jsonrpc !== void 0 && func0.call(data3, "jsonrpc")) {
                          if ("2.0" !== data3.jsonrpc) {
                            validate37.errors = [{ instancePath: instancePath + "/m/jsonrpc", schemaPath: "#/properties/m/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate37.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.t !== void 0 && func0.call(data, "t")) {
                    let data5 = data.t;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate37.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs11) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 9007199254740991 || isNaN(data5)) {
                          validate37.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data5 < 0 || isNaN(data5)) {
                            validate37.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema76 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "meta" }, "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } }, "t": { "$ref": "#/$defs/time" } } };
const schema78 = { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate39.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate39.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate39.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("meta" !== data.k) {
                validate39.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "meta" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (data2.end !== void 0 && func0.call(data2, "end")) {
                      let data3 = data2.end;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if ((data3.kind === void 0 || !func0.call(data3, "kind")) && (missing1 = "kind")) {
                            validate39.errors = [{ instancePath: instancePath + "/m/end", schemaPath: "#/$defs/end/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            if (data3.kind !== void 0 && func0.call(data3, "kind")) {
                              let data4 = data3.kind;
                              if (!(data4 === "exit" || data4 === "violation" || data4 === "not-started" || data4 === "closed")) {
                                validate39.errors = [{ instancePath: instancePath + "/m/end/kind", schemaPath: "#/$defs/end/properties/kind/enum", keyword: "enum", params: { allowedValues: schema78.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate39.errors = [{ instancePath: instancePath + "/m/end", schemaPath: "#/$defs/end/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate39.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data5 = data.t;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate39.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate39.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate39.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema80 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "digest" }, "m": { "type": "object", "additionalProperties": false, "required": ["files", "configuration"], "properties": { "files": { "type": "object", "propertyNames": { "$ref": "#/$defs/path" }, "additionalProperties": { "$ref": "#/$defs/sha256" } }, "configuration": { "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate41.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate41.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate41.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("digest" !== data.k) {
                validate41.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "digest" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.files === void 0 || !func0.call(data2, "files")) && (missing1 = "files") || (data2.configuration === void 0 || !func0.call(data2, "configuration")) && (missing1 = "configuration")) {
                      validate41.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "files" || key1 === "configuration")) {
                          validate41.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs8 === errors) {
                        if (data2.files !== void 0 && func0.call(data2, "files")) {
                          let data3 = data2.files;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                              for (const key2 of Object.keys(data3)) {
                                const _errs11 = errors;
                                const _errs12 = errors;
                                if (errors === _errs12) {
                                  if (typeof key2 === "string") {
                                    if (!pattern13.test(key2)) {
                                      const err0 = { instancePath: instancePath + "/m/files", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"', propertyName: key2 };
                                      if (vErrors === null) {
                                        vErrors = [err0];
                                      } else {
                                        vErrors.push(err0);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err1 = { instancePath: instancePath + "/m/files", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                  }
                                }
                                var valid3 = _errs11 === errors;
                                if (!valid3) {
                                  const err2 = { instancePath: instancePath + "/m/files", schemaPath: "#/properties/m/properties/files/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                                  if (vErrors === null) {
                                    vErrors = [err2];
                                  } else {
                                    vErrors.push(err2);
                                  }
                                  errors++;
                                  validate41.errors = vErrors;
                                  return false;
                                  break;
                                }
                              }
                              if (valid3) {
                                for (const key3 of Object.keys(data3)) {
                                  let data4 = data3[key3];
                                  const _errs15 = errors;
                                  const _errs16 = errors;
                                  if (errors === _errs16) {
                                    if (typeof data4 === "string") {
                                      if (!pattern5.test(data4)) {
                                        validate41.errors = [{ instancePath: instancePath + "/m/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                        return false;
                                      }
                                    } else {
                                      validate41.errors = [{ instancePath: instancePath + "/m/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid5 = _errs15 === errors;
                                  if (!valid5) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate41.errors = [{ instancePath: instancePath + "/m/files", schemaPath: "#/properties/m/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid2 = _errs9 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.configuration !== void 0 && func0.call(data2, "configuration")) {
                            let data5 = data2.configuration;
                            const _errs18 = errors;
                            const _errs19 = errors;
                            if (errors === _errs19) {
                              if (typeof data5 === "string") {
                                if (!pattern5.test(data5)) {
                                  validate41.errors = [{ instancePath: instancePath + "/m/configuration", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate41.errors = [{ instancePath: instancePath + "/m/configuration", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs18 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate41.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data6 = data.t;
                  const _errs21 = errors;
                  const _errs22 = errors;
                  if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                    validate41.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs22) {
                    if (typeof data6 == "number" && isFinite(data6)) {
                      if (data6 > 9007199254740991 || isNaN(data6)) {
                        validate41.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data6 < 0 || isNaN(data6)) {
                          validate41.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs21 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema86 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "decision" }, "m": { "type": "object", "minProperties": 1, "properties": { "refused": { "type": "string" }, "code": { "type": "string" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate43.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate43.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate43.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("decision" !== data.k) {
                validate43.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "decision" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (Object.keys(data2).length < 1) {
                      validate43.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                      return false;
                    } else {
                      if (data2.refused !== void 0 && func0.call(data2, "refused")) {
                        const _errs8 = errors;
                        if (typeof data2.refused !== "string") {
                          validate43.errors = [{ instancePath: instancePath + "/m/refused", schemaPath: "#/properties/m/properties/refused/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs8 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data2.code !== void 0 && func0.call(data2, "code")) {
                          const _errs10 = errors;
                          if (typeof data2.code !== "string") {
                            validate43.errors = [{ instancePath: instancePath + "/m/code", schemaPath: "#/properties/m/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs10 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  } else {
                    validate43.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data5 = data.t;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate43.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate43.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate43.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema89 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "result" }, "m": { "type": "object", "required": ["observation"], "properties": { "observation": { "$ref": "#/$defs/sha256" }, "files": { "type": "array", "items": { "oneOf": [{ "$ref": "#/$defs/finalFile" }, { "$ref": "#/$defs/unknownFile" }] } }, "lookups": { "type": "array", "items": { "$ref": "#/$defs/lookup" } }, "fixes": { "type": "object", "required": ["asked", "offered"], "properties": { "asked": { "type": "array" }, "offered": { "type": "array" }, "isCut": { "const": true } } }, "failure": { "type": ["object", "null"], "required": ["code", "message"], "properties": { "code": { "type": "string", "minLength": 1 }, "message": { "type": "string" } } } } }, "t": { "$ref": "#/$defs/time" } } };
const schema92 = { "type": "object", "required": ["kind", "path", "findings", "unreachable"], "properties": { "kind": { "const": "final" }, "path": { "$ref": "#/$defs/path" }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "unreachable": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "silent": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };
const schema94 = { "type": "object", "required": ["server", "path", "range", "severity", "source", "code", "message", "symbol"], "properties": { "server": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" }, "symbol": { "type": ["string", "null"] }, "related": { "type": "array", "items": { "$ref": "#/$defs/place" } } } };
const schema96 = { "type": "object", "required": ["path", "range"], "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range")) {
        validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0 && func0.call(data, "path")) {
          const _errs1 = errors;
          if (typeof data.path !== "string") {
            validate49.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.range !== void 0 && func0.call(data, "range")) {
            const _errs3 = errors;
            if (!validate24(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": { "path": true, "range": true }, "dynamicProps": false, "dynamicItems": false };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.server !== void 0 && func0.call(data, "server")) {
          const _errs1 = errors;
          if (typeof data.server !== "string") {
            validate47.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data1 = data.path;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (!pattern13.test(data1)) {
                  validate47.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate47.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.range !== void 0 && func0.call(data, "range")) {
              const _errs6 = errors;
              if (!validate24(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.severity !== void 0 && func0.call(data, "severity")) {
                let data3 = data.severity;
                const _errs7 = errors;
                if (!(data3 === "error" || data3 === "warning" || data3 === "information" || data3 === "hint")) {
                  validate47.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema94.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source !== void 0 && func0.call(data, "source")) {
                  let data4 = data.source;
                  const _errs8 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate47.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema94.properties.source.type }, message: "must be string,null" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.code !== void 0 && func0.call(data, "code")) {
                    let data5 = data.code;
                    const _errs10 = errors;
                    if (typeof data5 !== "string" && data5 !== null) {
                      validate47.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema94.properties.code.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.message !== void 0 && func0.call(data, "message")) {
                      const _errs12 = errors;
                      if (typeof data.message !== "string") {
                        validate47.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                        let data7 = data.symbol;
                        const _errs14 = errors;
                        if (typeof data7 !== "string" && data7 !== null) {
                          validate47.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/type", keyword: "type", params: { type: schema94.properties.symbol.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.related !== void 0 && func0.call(data, "related")) {
                          let data8 = data.related;
                          const _errs16 = errors;
                          if (errors === _errs16) {
                            if (Array.isArray(data8)) {
                              var valid2 = true;
                              const len0 = data8.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs18 = errors;
                                if (!validate49(data8[i0], { instancePath: instancePath + "/related/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                                  errors = vErrors.length;
                                }
                                var valid2 = _errs18 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate47.errors = [{ instancePath: instancePath + "/related", schemaPath: "#/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": { "server": true, "path": true, "range": true, "severity": true, "source": true, "code": true, "message": true, "symbol": true, "related": true }, "dynamicProps": false, "dynamicItems": false };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.findings === void 0 || !func0.call(data, "findings")) && (missing0 = "findings") || (data.unreachable === void 0 || !func0.call(data, "unreachable")) && (missing0 = "unreachable")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          const _errs1 = errors;
          if ("final" !== data.kind) {
            validate46.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "final" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data1 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (!pattern13.test(data1)) {
                  validate46.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate46.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.findings !== void 0 && func0.call(data, "findings")) {
              let data2 = data.findings;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (!validate47(data2[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate46.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.unreachable !== void 0 && func0.call(data, "unreachable")) {
                let data4 = data.unreachable;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (Array.isArray(data4)) {
                    var valid3 = true;
                    const len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      const _errs10 = errors;
                      if (!validate24(data4[i1], { instancePath: instancePath + "/unreachable/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs10 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate46.errors = [{ instancePath: instancePath + "/unreachable", schemaPath: "#/properties/unreachable/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.silent !== void 0 && func0.call(data, "silent")) {
                  let data6 = data.silent;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data6)) {
                      if (data6.length < 1) {
                        validate46.errors = [{ instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid4 = true;
                        const len2 = data6.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          const _errs13 = errors;
                          if (typeof data6[i2] !== "string") {
                            validate46.errors = [{ instancePath: instancePath + "/silent/" + i2, schemaPath: "#/properties/silent/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs13 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate46.errors = [{ instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "kind": true, "path": true, "findings": true, "unreachable": true, "silent": true }, "dynamicProps": false, "dynamicItems": false };
const schema97 = { "type": "object", "required": ["kind", "path", "reason"], "properties": { "kind": { "const": "unknown" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.reason === void 0 || !func0.call(data, "reason")) && (missing0 = "reason")) {
        validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          const _errs1 = errors;
          if ("unknown" !== data.kind) {
            validate55.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data1 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (!pattern13.test(data1)) {
                  validate55.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate55.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reason !== void 0 && func0.call(data, "reason")) {
              let data2 = data.reason;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func83(data2) < 1) {
                    validate55.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate55.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.why !== void 0 && func0.call(data, "why")) {
                let data3 = data.why;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func83(data3) < 1) {
                      validate55.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate55.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "kind": true, "path": true, "reason": true, "why": true }, "dynamicProps": false, "dynamicItems": false };
const schema99 = { "type": "object", "required": ["path", "position", "targets"], "properties": { "path": { "$ref": "#/$defs/path" }, "position": { "$ref": "#/$defs/position" }, "targets": { "type": "array", "items": { "$ref": "#/$defs/place" } } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.position === void 0 || !func0.call(data, "position")) && (missing0 = "position") || (data.targets === void 0 || !func0.call(data, "targets")) && (missing0 = "targets")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0 && func0.call(data, "path")) {
          let data0 = data.path;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern13.test(data0)) {
                validate57.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                return false;
              }
            } else {
              validate57.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.position !== void 0 && func0.call(data, "position")) {
            const _errs4 = errors;
            if (!validate25(data.position, { instancePath: instancePath + "/position", parentData: data, parentDataProperty: "position", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.targets !== void 0 && func0.call(data, "targets")) {
              let data2 = data.targets;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (!validate49(data2[i0], { instancePath: instancePath + "/targets/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate57.errors = [{ instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "path": true, "position": true, "targets": true }, "dynamicProps": false, "dynamicItems": false };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate45.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate45.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate45.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("result" !== data.k) {
                validate45.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "result" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.observation === void 0 || !func0.call(data2, "observation")) && (missing1 = "observation")) {
                      validate45.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data2.observation !== void 0 && func0.call(data2, "observation")) {
                        let data3 = data2.observation;
                        const _errs8 = errors;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data3 === "string") {
                            if (!pattern5.test(data3)) {
                              validate45.errors = [{ instancePath: instancePath + "/m/observation", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                              return false;
                            }
                          } else {
                            validate45.errors = [{ instancePath: instancePath + "/m/observation", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid2 = _errs8 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data2.files !== void 0 && func0.call(data2, "files")) {
                          let data4 = data2.files;
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (Array.isArray(data4)) {
                              var valid4 = true;
                              const len0 = data4.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data5 = data4[i0];
                                const _errs13 = errors;
                                const _errs14 = errors;
                                let valid5 = false;
                                let passing0 = null;
                                const _errs15 = errors;
                                if (!validate46(data5, { instancePath: instancePath + "/m/files/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                                  errors = vErrors.length;
                                }
                                var _valid0 = _errs15 === errors;
                                if (_valid0) {
                                  valid5 = true;
                                  passing0 = 0;
                                  var props0 = {};
                                  props0.kind = true;
                                  props0.path = true;
                                  props0.findings = true;
                                  props0.unreachable = true;
                                  props0.silent = true;
                                }
                                const _errs16 = errors;
                                if (!validate55(data5, { instancePath: instancePath + "/m/files/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                                  errors = vErrors.length;
                                }
                                var _valid0 = _errs16 === errors;
                                if (_valid0 && valid5) {
                                  valid5 = false;
                                  passing0 = [passing0, 1];
                                } else {
                                  if (_valid0) {
                                    valid5 = true;
                                    passing0 = 1;
                                    if (props0 !== true) {
                                      props0 = props0 || {};
                                      props0.kind = true;
                                      props0.path = true;
                                      props0.reason = true;
                                      props0.why = true;
                                    }
                                  }
                                }
                                if (!valid5) {
                                  const err0 = { instancePath: instancePath + "/m/files/" + i0, schemaPath: "#/properties/m/properties/files/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                  validate45.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs14;
                                  if (vErrors !== null) {
                                    if (_errs14) {
                                      vErrors.length = _errs14;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid4 = _errs13 === errors;
                                if (!valid4) {
                                  break;
                                }
                              }
                            } else {
                              validate45.errors = [{ instancePath: instancePath + "/m/files", schemaPath: "#/properties/m/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid2 = _errs11 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.lookups !== void 0 && func0.call(data2, "lookups")) {
                            let data6 = data2.lookups;
                            const _errs17 = errors;
                            if (errors === _errs17) {
                              if (Array.isArray(data6)) {
                                var valid6 = true;
                                const len1 = data6.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs19 = errors;
                                  if (!validate57(data6[i1], { instancePath: instancePath + "/m/lookups/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid6 = _errs19 === errors;
                                  if (!valid6) {
                                    break;
                                  }
                                }
                              } else {
                                validate45.errors = [{ instancePath: instancePath + "/m/lookups", schemaPath: "#/properties/m/properties/lookups/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid2 = _errs17 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data2.fixes !== void 0 && func0.call(data2, "fixes")) {
                              let data8 = data2.fixes;
                              const _errs20 = errors;
                              if (errors === _errs20) {
                                if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                  let missing2;
                                  if ((data8.asked === void 0 || !func0.call(data8, "asked")) && (missing2 = "asked") || (data8.offered === void 0 || !func0.call(data8, "offered")) && (missing2 = "offered")) {
                                    validate45.errors = [{ instancePath: instancePath + "/m/fixes", schemaPath: "#/properties/m/properties/fixes/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    if (data8.asked !== void 0 && func0.call(data8, "asked")) {
                                      const _errs22 = errors;
                                      if (!Array.isArray(data8.asked)) {
                                        validate45.errors = [{ instancePath: instancePath + "/m/fixes/asked", schemaPath: "#/properties/m/properties/fixes/properties/asked/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                      var valid7 = _errs22 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data8.offered !== void 0 && func0.call(data8, "offered")) {
                                        const _errs24 = errors;
                                        if (!Array.isArray(data8.offered)) {
                                          validate45.errors = [{ instancePath: instancePath + "/m/fixes/offered", schemaPath: "#/properties/m/properties/fixes/properties/offered/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                        var valid7 = _errs24 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data8.isCut !== void 0 && func0.call(data8, "isCut")) {
                                          const _errs26 = errors;
                                          if (true !== data8.isCut) {
                                            validate45.errors = [{ instancePath: instancePath + "/m/fixes/isCut", schemaPath: "#/properties/m/properties/fixes/properties/isCut/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                            return false;
                                          }
                                          var valid7 = _errs26 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate45.errors = [{ instancePath: instancePath + "/m/fixes", schemaPath: "#/properties/m/properties/fixes/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs20 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.failure !== void 0 && func0.call(data2, "failure")) {
                                let data12 = data2.failure;
                                const _errs27 = errors;
                                if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
                                  validate45.errors = [{ instancePath: instancePath + "/m/failure", schemaPath: "#/properties/m/properties/failure/type", keyword: "type", params: { type: schema89.properties.m.properties.failure.type }, message: "must be object,null" }];
                                  return false;
                                }
                                if (errors === _errs27) {
                                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                    let missing3;
                                    if ((data12.code === void 0 || !func0.call(data12, "code")) && (missing3 = "code") || (data12.message === void 0 || !func0.call(data12, "message")) && (missing3 = "message")) {
                                      validate45.errors = [{ instancePath: instancePath + "/m/failure", schemaPath: "#/properties/m/properties/failure/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                      return false;
                                    } else {
                                      if (data12.code !== void 0 && func0.call(data12, "code")) {
                                        let data13 = data12.code;
                                        const _errs29 = errors;
                                        if (errors === _errs29) {
                                          if (typeof data13 === "string") {
                                            if (func83(data13) < 1) {
                                              validate45.errors = [{ instancePath: instancePath + "/m/failure/code", schemaPath: "#/properties/m/properties/failure/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                              return false;
                                            }
                                          } else {
                                            validate45.errors = [{ instancePath: instancePath + "/m/failure/code", schemaPath: "#/properties/m/properties/failure/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid8 = _errs29 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data12.message !== void 0 && func0.call(data12, "message")) {
                                          const _errs31 = errors;
                                          if (typeof data12.message !== "string") {
                                            validate45.errors = [{ instancePath: instancePath + "/m/failure/message", schemaPath: "#/properties/m/properties/failure/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid8 = _errs31 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                                var valid2 = _errs27 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate45.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data15 = data.t;
                  const _errs33 = errors;
                  const _errs34 = errors;
                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                    validate45.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs34) {
                    if (typeof data15 == "number" && isFinite(data15)) {
                      if (data15 > 9007199254740991 || isNaN(data15)) {
                        validate45.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data15 < 0 || isNaN(data15)) {
                          validate45.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs33 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema102 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "checkpoint" }, "m": { "type": "object", "additionalProperties": false, "required": ["h"], "properties": { "h": { "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate62.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate62.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate62.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("checkpoint" !== data.k) {
                validate62.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "checkpoint" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.h === void 0 || !func0.call(data2, "h")) && (missing1 = "h")) {
                      validate62.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "h")) {
                          validate62.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs8 === errors) {
                        if (data2.h !== void 0 && func0.call(data2, "h")) {
                          let data3 = data2.h;
                          const _errs10 = errors;
                          if (errors === _errs10) {
                            if (typeof data3 === "string") {
                              if (!pattern5.test(data3)) {
                                validate62.errors = [{ instancePath: instancePath + "/m/h", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                return false;
                              }
                            } else {
                              validate62.errors = [{ instancePath: instancePath + "/m/h", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate62.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data4 = data.t;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate62.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        validate62.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          validate62.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema106 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "trailer" }, "m": { "type": "object", "additionalProperties": false, "required": ["entries", "root", "blocks"], "properties": { "entries": { "$ref": "#/$defs/number" }, "root": { "$ref": "#/$defs/sha256" }, "blocks": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["h", "bytes"], "properties": { "h": { "$ref": "#/$defs/sha256" }, "bytes": { "$ref": "#/$defs/number" } } } } } }, "t": { "$ref": "#/$defs/time" } } };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate64.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate64.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate64.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("trailer" !== data.k) {
                validate64.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "trailer" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.entries === void 0 || !func0.call(data2, "entries")) && (missing1 = "entries") || (data2.root === void 0 || !func0.call(data2, "root")) && (missing1 = "root") || (data2.blocks === void 0 || !func0.call(data2, "blocks")) && (missing1 = "blocks")) {
                      validate64.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "entries" || key1 === "root" || key1 === "blocks")) {
                          validate64.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs8 === errors) {
                        if (data2.entries !== void 0 && func0.call(data2, "entries")) {
                          let data3 = data2.entries;
                          const _errs9 = errors;
                          const _errs10 = errors;
                          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                            validate64.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs10) {
                            if (typeof data3 == "number" && isFinite(data3)) {
                              if (data3 > 9007199254740991 || isNaN(data3)) {
                                validate64.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data3 < 0 || isNaN(data3)) {
                                  validate64.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid2 = _errs9 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.root !== void 0 && func0.call(data2, "root")) {
                            let data4 = data2.root;
                            const _errs12 = errors;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (typeof data4 === "string") {
                                if (!pattern5.test(data4)) {
                                  validate64.errors = [{ instancePath: instancePath + "/m/root", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate64.errors = [{ instancePath: instancePath + "/m/root", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs12 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data2.blocks !== void 0 && func0.call(data2, "blocks")) {
                              let data5 = data2.blocks;
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (Array.isArray(data5)) {
                                  var valid5 = true;
                                  const len0 = data5.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data6 = data5[i0];
                                    const _errs17 = errors;
                                    if (errors === _errs17) {
                                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        let missing2;
                                        if ((data6.h === void 0 || !func0.call(data6, "h")) && (missing2 = "h") || (data6.bytes === void 0 || !func0.call(data6, "bytes")) && (missing2 = "bytes")) {
                                          validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0, schemaPath: "#/properties/m/properties/blocks/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                          return false;
                                        } else {
                                          const _errs19 = errors;
                                          for (const key2 of Object.keys(data6)) {
                                            if (!(key2 === "h" || key2 === "bytes")) {
                                              validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0, schemaPath: "#/properties/m/properties/blocks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs19 === errors) {
                                            if (data6.h !== void 0 && func0.call(data6, "h")) {
                                              let data7 = data6.h;
                                              const _errs20 = errors;
                                              const _errs21 = errors;
                                              if (errors === _errs21) {
                                                if (typeof data7 === "string") {
                                                  if (!pattern5.test(data7)) {
                                                    validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0 + "/h", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0 + "/h", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid6 = _errs20 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                            if (valid6) {
                                              if (data6.bytes !== void 0 && func0.call(data6, "bytes")) {
                                                let data8 = data6.bytes;
                                                const _errs23 = errors;
                                                const _errs24 = errors;
                                                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                                  validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0 + "/bytes", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                if (errors === _errs24) {
                                                  if (typeof data8 == "number" && isFinite(data8)) {
                                                    if (data8 > 9007199254740991 || isNaN(data8)) {
                                                      validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0 + "/bytes", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                      return false;
                                                    } else {
                                                      if (data8 < 0 || isNaN(data8)) {
                                                        validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0 + "/bytes", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid6 = _errs23 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate64.errors = [{ instancePath: instancePath + "/m/blocks/" + i0, schemaPath: "#/properties/m/properties/blocks/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid5 = _errs17 === errors;
                                    if (!valid5) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate64.errors = [{ instancePath: instancePath + "/m/blocks", schemaPath: "#/properties/m/properties/blocks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs15 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate64.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data9 = data.t;
                  const _errs26 = errors;
                  const _errs27 = errors;
                  if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                    validate64.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs27) {
                    if (typeof data9 == "number" && isFinite(data9)) {
                      if (data9 > 9007199254740991 || isNaN(data9)) {
                        validate64.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data9 < 0 || isNaN(data9)) {
                          validate64.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs26 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs3 = errors;
  if (!validate37(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
    const _errs4 = errors;
    if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = true;
        }
      }
      const _errs5 = errors;
      if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
          if (props0 !== true) {
            props0 = true;
          }
        }
        const _errs6 = errors;
        if (!validate43(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid0) {
          valid0 = false;
          passing0 = [passing0, 4];
        } else {
          if (_valid0) {
            valid0 = true;
            passing0 = 4;
            if (props0 !== true) {
              props0 = true;
            }
          }
          const _errs7 = errors;
          if (!validate45(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid0) {
            valid0 = false;
            passing0 = [passing0, 5];
          } else {
            if (_valid0) {
              valid0 = true;
              passing0 = 5;
              if (props0 !== true) {
                props0 = true;
              }
            }
            const _errs8 = errors;
            if (!validate62(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid0) {
              valid0 = false;
              passing0 = [passing0, 6];
            } else {
              if (_valid0) {
                valid0 = true;
                passing0 = 6;
                if (props0 !== true) {
                  props0 = true;
                }
              }
              const _errs9 = errors;
              if (!validate64(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs9 === errors;
              if (_valid0 && valid0) {
                valid0 = false;
                passing0 = [passing0, 7];
              } else {
                if (_valid0) {
                  valid0 = true;
                  passing0 = 7;
                  if (props0 !== true) {
                    props0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate20.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate20.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate20.evaluated = { "dynamicProps": true, "dynamicItems": false };
